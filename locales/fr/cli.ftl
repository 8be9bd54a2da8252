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
value-deck = deck
value-players = number
value-characters = 8 | 9
value-with = card
value-seed = seed
value-must = card
value-ban = card
value-like = deck
value-fierce = 0–10
value-count = number
value-name = name

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
command-deck = Shows, checks, draws and keeps decks.
    .examples =
        { -program } deck random -p 5
        { -program } deck show vicious-nobles -p 4
command-show = Shows a deck: cards, code, balance. An official list is adapted to your number of players.
    .examples =
        { -program } deck show first-game -p 3
        { -program } deck show vicious-nobles -p 5 --why
command-check = Checks a deck against the rules for building decks.
    .examples = { -program } deck check my-deck.toml -p 5
command-random = Draws a balanced deck.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must witch --ban theater
        { -program } deck random -p 6 --fierce 8 --seed friday
command-reroll = Draws some cards of a deck again.
    .examples = { -program } deck reroll vicious-nobles -p 5 thief armory
command-build = Builds a deck by questions.
    .examples = { -program } deck build -p 5
command-save = Saves a deck under a name.
    .examples = { -program } deck save friday vicious-nobles
command-forget = Forgets a saved deck.
    .examples = { -program } deck forget friday
command-setup = The checklist from box to first turn.
    .examples = { -program } setup -p 5 --deck vicious-nobles
command-sheet = Tonight's sheet: call order, districts, every ruling that can come up.
    .examples = { -program } sheet -p 5 --deck vicious-nobles { -flag-format } html
help-deck = an official list, a file, a saved name or a code
help-players = number of players, 2 to 8
help-characters = eight or nine characters
help-with = this card as a substitute in an official list
help-why = say of each card what it is there for
help-seed = any text; the same seed and wishes give the same deck
help-must = this card must be in; may be repeated
help-ban = this card must not be in; may be repeated
help-like = a deck like this one
help-fierce = from 0, peaceful, to 10, fierce
help-unbalanced = any legal deck, balanced or not
help-count = so many decks
help-reroll-cards = the cards to draw again
help-name = the name to keep it under
help-force = over another deck without asking
command-help = Explique une commande.
    .examples = { -program } help card
help-help = affiche cette aide
help-help-command = la commande à expliquer
help-version = affiche la version
