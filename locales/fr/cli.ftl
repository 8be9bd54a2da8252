### Help: command-<command> with its examples, help-<command>-<argument>. Which arguments of several
### commands share a sentence is in src/command/shell/help.rs. Commands and options start with a
### verb, in one form per language; arguments are nouns.

help-heading-usage = Utilisation
help-heading-table = Autour de la table
help-heading-look-up = Consulter
help-heading-commands = Commandes
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-files = Fichiers
help-heading-variables = Variables
help-heading-exit = Codes de sortie
help-heading-examples = Exemples
help-everywhere = Partout : { $options } ({ -program } help { -program })
help-more = Options et fichiers : { -program } help { -program }. Aussi : settings, completions, man
help-terminal = Il faut un terminal.
help-terminal-but = Il faut un terminal, sauf avec { $options }.
help-asks = Dans un terminal, le programme demande ce qui manque.
help-note-install = Les premières lignes du script disent comment l'installer.
help-note-view = Pour la lire : { -program } man card | man -l -

help-file-settings = langue, édition et couleur par défaut : { -program } settings
help-file-decks = les sélections enregistrées
help-file-plays = le journal : toutes les parties enregistrées
help-file-tonight = la partie de ce soir
help-file-score = une feuille de décompte en cours
help-file-solo = la partie contre Vova
help-file-fortress = la feuille de score de Forteresse
help-file-board = la partie de Forteresse en cours de saisie
help-file-measure = les mesures arrêtées avant la fin
help-file-measured = les chiffres des sélections mesurées
help-file-where = Les dossiers où ils se trouvent : { -program } settings
help-variable-lang = la langue : en, fr, ru ou uk ; { -flag-lang } passe avant
help-variable-home = un seul dossier pour tous les fichiers
help-variable-color = si elle est définie : pas de couleur
help-variable-pager = la commande qui affiche les longues pages ; cat : aucune
help-variable-columns = la largeur d'une page envoyée dans un fichier ou un tube
help-exit-0 = succès
help-exit-1 = non : introuvable, interdit, ou des erreurs dans ce qui est donné
help-exit-2 = erreur de syntaxe dans la commande
help-exit-130 = interruption avec Échap ou Ctrl-C

word-what-characters = personnages, personnage
word-what-districts = quartiers, quartier
word-what-decks = sélections, sélection, listes, liste
word-what-rules = règles, règle, sujets
word-type-noble = noble, jaune
word-type-religious = religieux, religieuse, bleu
word-type-trade = commerçant, commerçante, marchand, vert
word-type-military = militaire, soldatesque, rouge
word-type-unique = merveille, violet
word-origin-original = jeu d'origine, jeu de base, origine
word-origin-dark-city = la cité sombre, cité sombre
word-origin-2016 = édition 2016, nouveauté 2016
word-edition-2016 = édition 2016
word-edition-classic = classique, boîte classique
word-edition-third = troisième, troisième édition
word-edition-all = toutes

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
value-seats = qui,qui,…
value-games = nombre
value-shard = 1/4
value-merge = fichier
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
value-port = nombre
value-bind = adresse
value-player = nom
value-called = avant=après
value-since = date
value-until = date
value-old = ancien nom
value-new = nouveau nom
value-ids = numéro
value-to = format
value-score = fichier
value-file = fichier
value-deal = qui
value-shell = shell
value-folder = dossier

command-citadels = Un compagnon pour Citadelles : cartes, règles et toute la soirée.
command-card = Afficher une carte : caractéristiques, effet, précisions.
    .examples =
        { -program } card sorcière
        { -program } card grande muraille
        { -program } card observatoire { -flag-edition } classic
help-card-words = le nom de la carte dans n'importe quelle langue, ou son début
help-card-full = afficher tout : détails, listes, toutes les précisions par sujet
command-ruling = Afficher les précisions sur une carte, ou communes à plusieurs.
    .examples =
        { -program } ruling alchimiste hospice
        { -program } ruling diplomate "grande muraille"
help-ruling-cards = une ou plusieurs cartes ; un nom de plusieurs mots se met entre guillemets droits
command-rule = Afficher un sujet des règles, ou la liste des sujets.
    .examples =
        { -program } rule
        { -program } rule égalités
        { -program } rule quelle boîte
help-rule-topic = le nom du sujet, ou son début
command-ask = Répondre à une question posée en langage courant.
    .examples =
        { -program } ask un joueur assassiné montre-t-il sa carte
help-ask-question = la question
command-search = Chercher dans les cartes, précisions, règles et termes.
    .examples =
        { -program } search couronne
        { -program } search cité terminée
help-search-words = les mots à chercher
help-search-all = afficher tous les résultats, pas seulement les meilleurs
command-list = Lister personnages, quartiers, sélections ou sujets des règles.
    .examples =
        { -program } list personnages --rank 8
        { -program } list quartiers --type merveille --cost 6
help-list-what = personnages (characters), quartiers (districts), sélections (decks) ou règles (rules)
help-list-rank = lister seulement les personnages de ce rang, de 1 à 9
help-list-kind = lister seulement les quartiers de ce type : noble, religieux (religious), commerçant (trade), militaire (military) ou merveille (unique)
help-list-cost = lister seulement les quartiers de ce coût, de 0 à 6 ; 0 : la carte n'en a pas
help-list-long = montrer aussi l'origine et l'identifiant de chaque carte
help-list-origin = lister seulement les cartes de cette origine : jeu d'origine (original), La Cité Sombre (dark-city) ou 2016
help-citadels-lang = choisir la langue : en, fr, ru ou uk
help-citadels-edition = choisir l'édition : 2016 (par défaut), classique (classic) ou troisième (third)
help-edition-all = choisir l'édition : 2016 (par défaut), classique (classic), troisième (third) ou toutes (all)
help-edition-solo = choisir l'édition : classique (classic), 2016 ou troisième (third) ; par défaut celle des réglages, sinon la question est posée
help-edition-solo-file = choisir l'édition : classique (classic, par défaut), 2016 ou troisième (third)
help-citadels-format = choisir la sortie : text (par défaut), json, markdown ou html
help-format-sheet = choisir la sortie : text (par défaut), markdown ou html
help-citadels-color = mettre de la couleur : auto (par défaut), always (toujours) ou never (jamais)
help-citadels-no_pager = afficher une longue page d'un coup, sans visionneuse
command-deck = Afficher, vérifier, tirer au sort et enregistrer des sélections.
    .examples =
        { -program } deck random -p 5
        { -program } deck show "nobles retors" -p 4
command-deck-show = Afficher une sélection, adaptée à votre nombre de joueurs.
    .examples =
        { -program } deck show "configuration de base" -p 3
        { -program } deck show "nobles retors" -p 5 --why
command-deck-check = Vérifier une sélection selon les règles de composition.
    .examples = { -program } deck check vendredi.toml -p 5
command-deck-random = Tirer au sort une sélection équilibrée.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must sorcière --ban théâtre
        { -program } deck random -p 6 --fierce 8 --seed vendredi
        { -program } deck random -p 5 --measured
        { -program } deck random -p 5 { -flag-edition } classic
command-deck-reroll = Tirer à nouveau certaines cartes d'une sélection.
    .examples = { -program } deck reroll "nobles retors" -p 5 voleur poudrière
command-deck-play = Faire jouer une partie entière et en lire le récit.
    .examples =
        { -program } deck play "nobles retors" -p 5
        { -program } deck play "nobles retors" -p 4 --seed vendredi --seats random
command-deck-measure = Simuler beaucoup de parties : ce qui gagne, et à quelle vitesse.
    .examples =
        { -program } deck measure "nobles retors" -p 5 --games 1000
        { -program } deck measure "nobles retors" -p 5 --games 4000 --shard 1/4
        { -program } deck measure --merge part1.json part2.json
command-deck-build = Composer une sélection à l'écran : choix, verrous, nouveau tirage.
    .examples = { -program } deck build -p 5
command-deck-save = Enregistrer une sélection sous le nom de votre choix.
    .examples = { -program } deck save vendredi "nobles retors"
command-deck-forget = Supprimer une sélection enregistrée.
    .examples = { -program } deck forget vendredi
command-setup = Suivre la mise en place pas à pas, de la boîte au premier tour.
    .examples =
        { -program } setup -p 5 --deck "nobles retors"
        { -program } setup -p 5 --random
command-sheet = Faire la fiche de la soirée : ordre d'appel, pouvoirs, précisions.
    .examples =
        { -program } sheet -p 5 --deck "nobles retors"
        { -program } sheet -p 5 --deck "nobles retors" { -flag-format } html
command-draft = Choisir les personnages : cartes écartées, ou appareil qui circule.
    .examples =
        { -program } draft table -p 5
        { -program } draft pass -p 5
command-draft-table = Afficher combien de personnages on écarte, et qui choisit quand.
    .examples =
        { -program } draft table
        { -program } draft table -p 3
        { -program } draft table { -flag-edition } classic
command-draft-deal = Faire la donne : cartes visibles, cachées, et qui choisit ensuite.
    .examples =
        { -program } draft deal -p 5 --deck "nobles retors"
        { -program } draft deal -p 7 --seed vendredi
command-draft-pass = Choisir sur un appareil qui circule ; chaque choix reste secret.
    .examples =
        { -program } draft pass -p 5 --deck "nobles retors"
        { -program } draft pass --names Anne,Bruno,Chloé
command-call = Appeler la manche, rang par rang, et rappeler ce qu'on oublie.
    .examples =
        { -program } call -p 5 --deck "nobles retors"
        { -program } call -p 5 { -flag-edition } classic
command-score = Faire le décompte final et l'expliquer.
    .examples =
        { -program } score
        { -program } score "Anne: château, taverne*; or 2" "Bruno: palais; couronne"
        { -program } score partie.toml --save
        { -program } score --template
command-solo = Jouer une partie contre Vova, un adversaire automatique.
    .examples =
        { -program } solo
        { -program } solo --quick --deal hand
        { -program } solo turn tour.toml
command-solo-turn = Jouer le tour de Vova d'après un fichier, sans questions.
    .examples =
        { -program } solo turn tour.toml
        { -program } solo turn - { -flag-format } json
command-solo-score = Faire le décompte d'une partie solo et dire qui gagne.
    .examples = { -program } solo score partie.toml
help-solo-file = le fichier où la partie est enregistrée (par défaut : le fichier habituel)
help-solo-turn-file = le tour : [you] avec character, target, gold, city, hand ; [vova] avec character, gold, city ; [deck] avec draws
help-solo-score-file = un fichier de décompte avec les joueurs Vous et Vova
help-solo-quick = afficher seulement ce que fait Vova ; votre or, votre main et votre cité, vous vous en chargez
help-solo-deal = dire qui distribue les personnages : program (le programme, par défaut) ou hand (vous, par défaut avec --quick)
help-solo-seed = prendre ce texte comme graine : la même graine donne les mêmes donnes
help-solo-new = commencer une autre partie ; celle qui est enregistrée est conservée
help-solo-resume = reprendre la partie enregistrée sans demander
help-solo-log = afficher le récit de la partie, manche par manche, avant le score
command-history = Revoir les parties enregistrées : liste, statistiques, export.
    .examples =
        { -program } history list
        { -program } history stats
        { -program } history export --to bgstats
command-history-list = Lister les parties enregistrées, la plus récente en premier.
    .examples =
        { -program } history list
        { -program } history list --player Anne --since 2026
command-history-show = Afficher une partie et son décompte.
    .examples = { -program } history show 3
command-history-stats = Afficher qui a gagné combien de fois, et avec combien de points.
    .examples =
        { -program } history stats
        { -program } history stats --player Anne --player Bruno
command-history-edit = Modifier une partie : date, durée, lieu, joueurs, commentaire.
    .examples =
        { -program } history edit 3
        { -program } history edit 3 --date 2026-11-13 --minutes 70
        { -program } history edit 3 --player Anne=Anna
command-history-forget = Retirer une partie du journal ; undo la rétablit.
    .examples = { -program } history forget 3
command-history-rename = Renommer un joueur dans toutes les parties.
    .examples = { -program } history rename Anne Anna
command-history-undo = Annuler le dernier changement du journal, quel qu'il soit.
    .examples = { -program } history undo
command-history-export = Exporter des parties en json, en csv ou en liens pour BG Stats.
    .examples =
        { -program } history export --to csv
        { -program } history export --to bgstats 3
command-history-import = Importer des parties exportées ; les doublons sont ignorés.
    .examples =
        { -program } history import parties.json
        { -program } history import parties.json --dry-run
command-history-check = Vérifier le journal des parties, et le réparer au besoin.
    .examples =
        { -program } history check
        { -program } history check --repair
help-score-tables = un fichier, ou une ligne par joueur, comme "Anne: château, taverne; or 2, main 3, couronne, premier, rang 8"
help-score-save = enregistrer la partie dans le journal des parties
help-score-date = noter le jour de la partie (par défaut : aujourd'hui)
help-score-minutes = noter la durée en minutes
help-score-location = noter le lieu
help-score-comment = noter un commentaire
help-score-allow = accepter cette erreur : first-not-complete, first-missing, too-many-copies ou not-in-deck ; peut se répéter
help-tonight-complete_at = dire combien de quartiers terminent une cité, si vous jouez une partie courte
help-score-deck = nommer la sélection jouée : les quartiers y sont cherchés, et elle est enregistrée avec la partie
help-score-names = nommer les joueurs de la feuille de décompte, séparés par des virgules
help-score-template = afficher un fichier de décompte vide, à remplir
help-history-show-id = le numéro de la partie
help-history-list-player = afficher seulement les parties avec ce joueur ; peut se répéter
help-history-edit-called = changer un nom dans cette partie seulement ; peut se répéter
help-history-list-since = afficher seulement les parties à partir de ce jour, mois ou année
help-history-list-until = afficher seulement les parties jusqu'à ce jour, mois ou année
help-history-rename-old = le nom actuel, avec ou sans majuscules
help-history-rename-new = le nouveau nom
help-history-export-ids = les numéros des parties (par défaut : toutes)
help-history-list-all = lister toutes les parties, pas seulement les 1000 plus récentes
help-history-import-file = un export json ou csv, ou un autre journal des parties
help-history-import-dry_run = montrer ce qui serait importé, sans rien changer
help-history-check-repair = réécrire le journal sans les lignes endommagées ; l'ancien est conservé
help-history-list-deck = afficher seulement les parties avec cette sélection
help-history-edit-date = changer le jour de la partie
help-history-edit-minutes = changer la durée en minutes ; 0 : inconnue
help-history-edit-location = changer le lieu
help-history-edit-comment = changer le commentaire
help-history-edit-deck = changer la sélection jouée
help-history-export-to = choisir le format, toujours nécessaire : json, csv ou bgstats
help-deck-random-fresh = préférer les cartes qui n'ont pas été jouées récemment
help-draft-deal-reveal = montrer aussi la carte face cachée
help-call-names = nommer les joueurs, d'abord celui qui a la couronne, puis vers la gauche
help-call-quick = afficher seulement l'ordre d'appel, sans questions
help-call-score = écrire ici le début d'un fichier de décompte après la dernière manche
help-draft-deal-seed = prendre ce texte comme graine : même graine, même donne
help-deck-play-seed = prendre ce texte comme graine : mêmes graine, sélection et places, même partie
help-deck-play-short = résumer chaque manche en quelques lignes : attaques, constructions, points
help-deck-play-seats = dire qui joue, un nom pour toutes les places ou un par place : steward (par défaut) ou random
help-deck-measure-games = fixer le nombre de parties (par défaut : ce que dix secondes permettent, au moins 20000)
help-deck-measure-seed = prendre ce texte comme graine : mêmes graine, sélection, places et parties, mêmes chiffres (par défaut : le code de la sélection)
help-deck-measure-shard = jouer seulement cette part des parties : de 1/4 à 4/4 pour quatre machines ; demande --games
help-deck-measure-full = montrer tous les chiffres : intervalles, places, agressivité, actions
help-deck-measure-merge = additionner des parts déjà mesurées, en fichiers json
help-call-force = remplacer le fichier de décompte s'il existe
help-setup-deck = jouer avec cette sélection : une liste officielle, un fichier, un nom enregistré ou un code
help-deck-show-deck = une liste officielle, un fichier, un nom enregistré ou un code
help-deck-show-players = indiquer le nombre de joueurs, de 2 à 8
help-deck-show-characters = jouer avec 8 ou 9 personnages
help-deck-show-with = prendre cette carte comme remplaçante dans une liste officielle ; peut se répéter
help-deck-show-why = expliquer le rôle de chaque carte
help-deck-random-seed = prendre ce texte comme graine : mêmes graine et options, même sélection
help-deck-random-must = imposer cette carte ; peut se répéter
help-deck-random-ban = exclure cette carte ; peut se répéter
help-deck-random-like = tirer une sélection semblable à celle-ci
help-deck-random-fierce = choisir l'agressivité, de 0 (paisible) à 10 (sans pitié)
help-deck-random-unbalanced = tirer toute sélection permise, équilibrée ou non
help-deck-random-measured = tirer plusieurs sélections, simuler des parties, garder la plus équilibrée
help-deck-show-qr = montrer aussi le code de la sélection en code QR
help-deck-show-full = afficher le pouvoir de chaque carte et tous les chiffres
help-deck-random-count = choisir le nombre de sélections à tirer
help-deck-reroll-cards = les cartes à tirer à nouveau
help-deck-save-name = le nom à donner à la sélection
help-deck-forget-name = le nom sous lequel elle est enregistrée
help-deck-save-force = remplacer sans demander une sélection du même nom
command-completions = Afficher le script qui complète les noms avec Tab dans le shell.
    .examples =
        { -program } completions bash
        { -program } completions zsh { -flag-lang } uk
        { -program } completions fish -- { -program } card so
help-completions-shell = votre shell : bash, zsh, fish, powershell ou elvish
help-completions-words = une ligne de commande à compléter
completions-how = Pour l'installer, mettre cette ligne dans { $file } : { $line }
completion-list = liste officielle
completion-saved = sélection enregistrée
completion-topic = sujet des règles
completion-term = terme
command-man = Afficher une page de manuel.
    .examples =
        { -program } man
        { -program } man deck random
        { -program } man --to man
help-man-command = la commande à décrire (par défaut : tout le programme)
help-man-folder = écrire toutes les pages, dans les quatre langues, dans ce dossier, où man les trouve
man-name = Nom
man-synopsis = Synopsis
man-description = Description
man-see-also = Voir aussi
man-manual = Manuel de citadels
man-written =
    { $count ->
        [one] Une page est écrite.
        *[other] { $count } pages sont écrites.
    } Pour en lire une : man -M { $folder } citadels
command-help = Expliquer une commande ; sans nom : fichiers, variables, codes.
    .examples =
        { -program } help card
        { -program } help deck random
help-citadels-help = afficher cette aide
help-help-command = la commande à expliquer
help-citadels-version = afficher la version et les éditions
version-editions = Éditions : { $editions }

# The menu and the settings in it.
settings-own-name = français
settings-now = { $name } : { $value }
settings-overruled = Mais { $variable } est définie, et c'est elle qui compte : { $value }.
settings-color-auto = automatique, dans un terminal
settings-color-always = toujours
settings-color-never = jamais
menu-decks = Sélections de cartes
menu-call = Appeler une manche
menu-sheet = La fiche du soir, à imprimer
menu-deck-random = Tirer une sélection au sort
menu-deck-build = Composer une sélection
menu-deck-saved = Enregistrée : { $name }
menu-deck-lists = Toutes les sélections, prêtes et enregistrées
terminal-dumb = Ce terminal ne sait pas dessiner d'écrans (TERM=dumb). Ce qui s'affiche d'un coup fonctionne quand même, par exemple : { -program } sorcière, { -program } tonight --show, { -program } history. Ou essayez : TERM=xterm { -program }
ask-search = Chercher quoi ?
