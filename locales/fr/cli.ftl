### Help: command-<command> with its examples, help-<argument>, or help-<command>-<argument> where they differ.

help-heading-usage = Utilisation
help-heading-table = Autour de la table
help-heading-look-up = Consulter
help-heading-commands = Commandes
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Exemples
help-everywhere = Partout : { $options } ({ -program } help { -flag-help })

value-command = commande
value-options = options
value-question = question
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
value-deck = sélection
value-players = nombre
value-characters = 8 | 9
value-with = carte
value-seed = graine
value-must = carte
value-ban = carte
value-like = sélection
value-fierce = 0–10
value-count = nombre
value-name = nom
value-names = nom,nom,…
value-tables = fichier | ligne
value-allow = erreur
value-date = date
value-complete_at = nombre
value-minutes = nombre
value-location = lieu
value-comment = texte
value-id = numéro
value-player = nom
value-called = ancien=nouveau
value-since = date
value-until = date
value-old = ancien nom
value-new = nouveau nom
value-ids = numéro
value-to = format
value-score = fichier
value-file = fichier
value-deal = qui

command-citadels = Un compagnon pour Citadelles : cartes, règles et toute la soirée.
command-card = Affiche une carte : caractéristiques, effet, précisions.
    .examples =
        { -program } card sorcière
        { -program } card grande muraille
        { -program } card { -flag-lang } uk відьма
help-card-words = le nom de la carte dans n'importe quelle langue, ou son début
help-card-full = tout : détails, listes, toutes les réponses par sujet
command-ruling = Affiche les précisions d'une carte, ou communes à plusieurs.
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
command-ask = Répond à une question posée en langage courant.
    .examples =
        { -program } ask un joueur assassiné montre-t-il sa carte
help-ask-question = la question
command-search = Cherche dans les cartes, précisions, règles et termes.
    .examples =
        { -program } search couronne
        { -program } search cité terminée
help-search-words = les mots à chercher
help-search-all = tous les résultats, pas seulement les meilleurs
command-list = Affiche personnages, quartiers, listes officielles ou sujets.
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
help-format = sortie : text (par défaut), json, markdown ou html
help-color = couleur : auto (par défaut), always (toujours) ou never (jamais)
help-no_pager = afficher les longues pages d'un coup, sans visionneuse
command-deck = Affiche, vérifie, tire au sort et garde des sélections de cartes.
    .examples =
        { -program } deck random -p 5
        { -program } deck show nobles-retors -p 4
command-show = Affiche une sélection : cartes, code, équilibre. Une liste officielle est adaptée à votre nombre de joueurs.
    .examples =
        { -program } deck show first-game -p 3
        { -program } deck show nobles-retors -p 5 --why
command-check = Vérifie une sélection selon les règles de composition.
    .examples = { -program } deck check vendredi.toml -p 5
command-random = Tire au sort une sélection équilibrée.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must sorcière --ban théâtre
        { -program } deck random -p 6 --fierce 8 --seed vendredi
command-reroll = Tire à nouveau certaines cartes d'une sélection.
    .examples = { -program } deck reroll nobles-retors -p 5 voleur poudrière
command-build = Compose une sélection à l'écran : choix, verrous, nouveau tirage.
    .examples = { -program } deck build -p 5
command-save = Enregistre une sélection sous un nom.
    .examples = { -program } deck save vendredi nobles-retors
command-forget = Oublie une sélection enregistrée.
    .examples = { -program } deck forget vendredi
command-setup = La mise en place pas à pas, de la boîte au premier tour.
    .examples = { -program } setup -p 5 --deck nobles-retors
command-sheet = La fiche de la soirée : ordre d'appel, pouvoirs, précisions.
    .examples = { -program } sheet -p 5 --deck nobles-retors { -flag-format } html
command-draft = La phase de choix : défausses, donne, appareil qui circule.
    .examples =
        { -program } draft table -p 5
        { -program } draft deal -p 5
        { -program } draft pass -p 5
command-table = Affiche combien de personnages sont défaussés, et qui choisit quand.
    .examples =
        { -program } draft table
        { -program } draft table -p 3
command-deal = Fait la donne d'une manche : ce qui va face visible et face cachée, puis qui choisit parmi combien.
    .examples =
        { -program } draft deal -p 5 --deck vicious-nobles
        { -program } draft deal -p 7 --seed friday
command-pass = Toute la phase de choix sur un appareil qui circule ; chaque choix reste secret.
    .examples =
        { -program } draft pass -p 5 --deck vicious-nobles
        { -program } draft pass --names Anton,Dmytro,Oksana
command-call = Appelle la manche, rang par rang, et rappelle ce qu'on oublie.
    .examples =
        { -program } call -p 5 --deck vicious-nobles
        { -program } call -p 5 --quick
command-score = Fait le décompte final et l'explique.
    .examples =
        { -program } score game.toml
        { -program } score "Anton: castle, tavern*, keep; first" "Dmytro: palace; gold 2"
        { -program } score --template
command-solo = Une partie entière contre Vova, un adversaire automatique.
    .examples =
        { -program } solo
        { -program } solo --quick --deal hand
        { -program } solo turn tour.toml
command-solo-turn = Joue le tour de Vova d'après un fichier, sans questions.
    .examples =
        { -program } solo turn tour.toml
        { -program } solo turn - { -flag-format } json
command-solo-score = Fait le décompte d'une partie solo d'après un fichier avec les joueurs You et Vova, et dit qui gagne.
    .examples = { -program } solo score partie.toml
help-solo-file = le fichier où la partie est enregistrée ; par défaut, à sa place habituelle
help-turn-file = le tour : [you] avec character, target, gold, city, hand ; [vova] avec character, gold, city ; [deck] avec draws
help-score-file = un fichier de décompte avec les joueurs You et Vova
help-solo-quick = seulement ce que fait Vova ; votre or, votre main et votre cité, vous vous en chargez
help-deal = qui distribue les personnages : program ou hand ; hand en mode rapide, sinon program
help-solo-seed = un texte quelconque ; la même graine donne les mêmes donnes
help-new = commencer une autre partie ; celle qui est enregistrée est conservée
help-resume = reprendre la partie enregistrée sans demander
help-solo-log = afficher le récit de la partie, manche par manche, avant le score
command-history = Les parties enregistrées : liste, statistiques, corrections, export.
    .examples =
        { -program } history list
        { -program } history stats
        { -program } history export --to bgstats
command-history-list = Affiche les parties enregistrées, la plus récente en premier.
    .examples =
        { -program } history list
        { -program } history list --player Ann --since 2026
command-history-show = Affiche une partie et son décompte.
    .examples = { -program } history show 3
command-stats = Qui a gagné combien de fois, et avec combien de points.
    .examples = { -program } history stats
command-edit = Modifie une partie enregistrée ; sans option, pose les questions.
    .examples =
        { -program } history edit 3
        { -program } history edit 3 --date 2026-11-13 --minutes 70
        { -program } history edit 3 --player Ann=Anna
command-history-forget = Écarte une partie, qui ne compte plus ; undo la rétablit.
    .examples = { -program } history forget 3
command-rename = Renomme un joueur dans toutes les parties.
    .examples = { -program } history rename Ann Anna
command-undo = Annule la dernière opération du journal, quelle qu'elle soit.
    .examples = { -program } history undo
command-export = Exporte des parties ; pour BG Stats, un lien par partie.
    .examples =
        { -program } history export --to csv
        { -program } history export --to bgstats 3
help-tables = un fichier, ou une ligne par joueur : nom: quartiers; or 2, main 3, couronne, premier, rang 8
help-save = enregistre la partie dans le journal des parties
help-date = le jour de la partie ; par défaut, aujourd'hui
help-minutes = la durée de la partie
help-location = là où on a joué
help-comment = ce qu'il y a d'autre à dire
help-allow = laisse passer cette erreur ; peut se répéter
help-complete_at = combien de quartiers terminent une cité, si votre table joue une partie courte
help-score-deck = la sélection jouée : les noms y sont cherchés, et elle est enregistrée avec la partie
help-score-names = les joueurs, séparés par des virgules, pour la feuille de décompte
help-template = affiche un fichier de décompte vide, à remplir
help-id = le numéro de la partie
help-player = seulement les parties avec ce joueur ; peut se répéter
help-called = un autre nom, dans cette partie seulement ; peut se répéter
help-since = à partir de cette date : jour, mois ou année
help-until = jusqu'à cette date : jour, mois ou année
help-rename-old = le nom actuel, peu importe l'orthographe
help-rename-new = le nouveau nom
help-ids = les numéros des parties ; sans numéro, toutes
help-history-list-deck = seulement les parties avec cette sélection
help-history-stats-deck = seulement les parties avec cette sélection
help-history-edit-date = le jour de la partie
help-history-edit-minutes = la durée de la partie ; 0 : inconnue
help-history-edit-deck = la sélection jouée
help-to = json, csv ou bgstats
help-fresh = plutôt ce qui n'a pas été joué ces derniers temps
help-reveal = montre aussi la carte face cachée
help-names = les joueurs, d'abord celui qui a la couronne, puis vers la gauche
help-quick = seulement la liste d'appel, sans questions
help-score = le fichier où va le début du décompte après la dernière manche
help-deal-seed = un texte quelconque ; même graine, même donne
help-call-force = remplace un autre fichier
help-pass-force = remplace un autre fichier
help-deck = une liste officielle, un fichier, un nom enregistré ou un code
help-players = nombre de joueurs, de 2 à 8
help-characters = huit ou neuf personnages
help-with = cette carte comme remplaçante dans une liste officielle
help-why = indique le rôle de chaque carte
help-seed = un texte quelconque ; avec les mêmes souhaits, la même graine donne la même sélection
help-must = cette carte doit y être ; peut se répéter
help-ban = cette carte ne doit pas y être ; peut se répéter
help-like = une sélection semblable à celle-ci
help-fierce = de 0, paisible, à 10, féroce
help-unbalanced = toute sélection permise, équilibrée ou non
help-full = avec le pouvoir de chaque carte et tous les chiffres
help-count = combien de sélections
help-reroll-cards = les cartes à tirer à nouveau
help-name = le nom donné à la sélection
help-force = remplace sans demander une autre sélection du même nom
command-help = Explique une commande.
    .examples = { -program } help card
help-help = affiche cette aide
help-help-command = la commande à expliquer
help-version = affiche la version
