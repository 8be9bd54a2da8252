### Help: command-<command> with its examples, help-<argument>, or help-<command>-<argument> where they differ.

help-heading-usage = Utilisation
help-heading-commands = Commandes
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Exemples

value-command = commande
value-options = options
value-words = mots
value-cards = cartes
value-topic = sujet
value-what = quoi
value-rank = rang
value-kind = type
value-cost = coût
value-origin = origine
value-lang = langue
value-edition = édition
value-format = format
value-color = quand

command-citadels = Un compagnon pour Citadelles : cartes, précisions et règles, hors ligne et en quatre langues.
    .examples =
        { -program } card sorcière
        { -program } ruling sorcière évêque
        { -program } rule décompte
command-card = Affiche une carte : caractéristiques, effet, précisions.
    .examples =
        { -program } card sorcière
        { -program } card grande muraille
        { -program } card { -flag-lang } uk відьма
help-card-words = le nom de la carte dans n'importe quelle langue, ou son début
command-ruling = Affiche les précisions où des cartes se rencontrent ; avec une seule carte, toutes les siennes.
    .examples =
        { -program } ruling alchimiste hospice
        { -program } ruling diplomate "grande muraille"
help-ruling-cards = une ou plusieurs cartes ; un nom de plusieurs mots entre guillemets droits
command-rule = Affiche un sujet des règles ; sans sujet, la liste des sujets.
    .examples =
        { -program } rule
        { -program } rule égalités
        { -program } rule which-box
help-rule-topic = le nom du sujet, ou son début
command-search = Cherche dans les cartes, précisions, règles et termes, quelle que soit la forme des mots.
    .examples =
        { -program } search couronne
        { -program } search cité terminée
help-search-words = les mots à chercher
command-list = Affiche une liste : personnages, quartiers, listes officielles ou sujets des règles.
    .examples =
        { -program } list characters --rank 8
        { -program } list districts --type unique --cost 6
help-what = characters (personnages), districts (quartiers), decks (listes officielles) ou rules (règles)
help-rank = seulement les personnages de ce rang, de 1 à 9
help-kind = seulement les quartiers de ce type : noble, religious, trade (commerçant), military ou unique (merveille)
help-cost = seulement les quartiers de ce coût ; 0 pour ceux qui n'en ont pas
help-origin = seulement les cartes de cette origine : original, dark-city (La Cité Sombre) ou 2016
help-lang = langue : en, fr, ru ou uk
help-edition = édition : 2016 (par défaut), classic ou third ; all pour card, ruling et search
help-format = sortie : text (par défaut), json ou markdown
help-color = couleur : auto (par défaut), always (toujours) ou never (jamais)
command-help = Explique une commande.
    .examples = { -program } help card
help-help = affiche cette aide
help-help-command = la commande à expliquer
help-version = affiche la version
