### One evening: the menu, the current table, and the settings.

tonight-title = Ce soir
tonight-ask-names = Qui joue ?
tonight-help-names = les noms séparés par des virgules, dans le sens horaire, ou juste leur nombre · Tab : un nom connu
tonight-players = { $count } joueurs : { $names }
tonight-ask-deck = Quelle sélection ?
tonight-ask-code = Numéro, nom, code ou fichier :
tonight-help-code = le début d'un nom suffit · Tab : compléter · Entrée : choisir · Échap : revenir
tonight-ask-edition = Quelle boîte ?

act-tonight-agreed = jouer avec celle-ci
    .key = enter
act-tonight-redraw = d'autres cartes
    .key = r
act-tonight-list = une liste, une sélection enregistrée ou un code
    .key = l
act-tonight-build = en composer une
    .key = b
act-tonight-edition = une autre boîte
    .key = e

tonight-setup = Mise en place, étape { $step } sur { $count }
act-tonight-tick = fait
    .key = enter
act-tonight-ready = tout est prêt
    .key = a
tonight-sample = Personne ne connaît le jeu ? Une partie d'exemple à lire, avec ces cartes : { -program } deck play { $code } -p { $players }
tonight-crown = Qui a la couronne ?
tonight-crown-why = La mise en place dit qui la reçoit. Ce joueur choisit en premier.
act-tonight-first = { $name }
    .key = enter

tonight-round = Manche { $round }
tonight-has-crown = { $name } a la couronne et choisit en premier.
tonight-how = Comment choisissez-vous les personnages ?
act-tonight-usual-device = sur cet appareil
    .key = enter
act-tonight-device = sur cet appareil
    .key = d
act-tonight-usual-hand = avec les cartes, pas à pas
    .key = enter
act-tonight-hand = avec les cartes, pas à pas
    .key = c
act-tonight-usual-alone = sans aide, passer à l'appel
    .key = enter
act-tonight-alone = sans aide, passer à l'appel
    .key = n
act-tonight-score = la partie est finie, décompte
    .key = p
act-tonight-chosen = tout le monde a choisi
    .key = enter
tonight-leave = Tout est enregistré. Pour reprendre ici : citadels tonight

tonight-leave-names = Vous n'avez encore rien entré.
tonight-under-way = Une partie est en cours.
tonight-deal-again = Redistribuer les personnages ? Les choix de tous sont perdus.
tonight-again = Encore une, avec d'autres cartes ?
act-tonight-again = encore une, avec d'autres cartes
    .key = enter
act-tonight-enough = c'est tout pour ce soir
    .key = escape

tonight-none = Aucune partie en cours. Pour en commencer une, dans un terminal : citadels tonight
tonight-ask-end = Fermer la partie en cours ({ $names }) ?
tonight-put-away = La partie de ce soir est fermée. Pour la reprendre : citadels tonight --resume-previous. Pour en commencer une autre : citadels tonight
tonight-not-saved = Pour l'enregistrer quand même : citadels tonight --resume-previous
tonight-stage = Étape
tonight-stage-setup = mise en place
tonight-stage-draft = choix des personnages
tonight-stage-call = appel des personnages
tonight-stage-score = décompte
tonight-stage-over = partie finie
tonight-fact-players = Joueurs
tonight-fact-deck = Sélection
tonight-fact-city = Cité
tonight-city = { $count ->
    [one] terminée à { $count } quartier
   *[other] terminée à { $count } quartiers
}
tonight-fact-crown = Couronne
tonight-fact-round = Manche
tonight-fact-first = Première cité terminée
tonight-fact-play = Dans le journal
tonight-play = partie { $id }
tonight-go-on = Pour continuer : citadels tonight
tonight-taken = D'après la partie de ce soir : { $what }.
tonight-taken-players = { $count } joueurs
tonight-taken-deck = sélection { $code }
tonight-kept = C'est la sélection de ce soir : tonight, call, draft pass, score et sheet s'en servent.
tonight-busy = La partie de ce soir garde sa propre sélection.

menu-title = Et maintenant ?
menu-go-on = Continuer : { $stage }, { $names }
menu-tonight = Ce soir : une nouvelle partie
menu-look-up = Chercher une réponse
menu-score = Faire un décompte
menu-solo = Solo contre Vova
menu-fortress = Forteresse
menu-history = Parties enregistrées
menu-settings = Réglages
menu-help = flèches ou premières lettres · Entrée : choisir · Échap : quitter
menu-help-back = flèches ou premières lettres · Entrée : choisir · Échap : retour
menu-settings-show = Fichiers, et d'où vient chaque valeur
menu-fortress-pad = Feuille de score
menu-fortress-board = Saisir une partie
menu-fortress-setup = Mise en place
menu-fortress-rules = Règles

error-tonight-step = Ce n'est pas possible maintenant.
    .advice = Appuyez sur une des touches en bas de l'écran.
error-tonight-broken = La partie de ce soir est illisible : { $file }.
    .advice = Pour en commencer une autre : citadels tonight --new. L'ancien fichier est gardé à côté.
error-tonight-previous = Il n'y a pas de partie précédente à reprendre.
    .advice = Pour en commencer une, dans un terminal : citadels tonight
error-tonight-terminal = Pour une nouvelle partie, tonight pose des questions et demande un terminal.
    .advice = Lancez-la dans un terminal. Pour voir où en est la partie : citadels tonight --show
error-tonight-newer = La partie de ce soir vient d'une version plus récente du programme.
    .advice = Mettez le programme à jour, ou commencez une autre partie : citadels tonight --new
error-setting-value = { $name } ne peut pas valoir « { $value } ».
    .advice = Valeurs possibles : { $choices }.
error-setting-name = Il n'y a pas de réglage « { $name } ».
    .advice = Les réglages sont : { $choices }.
error-setting-missing = Il manque une valeur à { $name }.
    .advice = Valeurs possibles : { $choices }. Pour effacer ce réglage : --reset.
error-settings-folder = Il n'y a pas de dossier pour les réglages.
    .advice = Indiquez-en un dans CITADELS_HOME.

settings-title = Réglages
settings-forgotten = { $name } : réglage effacé.
settings-lang = Langue
settings-edition = Édition
settings-color = Couleur
settings-from-flag = d'après la ligne de commande
settings-from-variable = d'après { $name }
settings-from-file = d'après settings.toml
settings-from-system = d'après le système
settings-from-default = par défaut
settings-file = Fichier de réglages
settings-data = Sélections et parties
settings-nowhere = nulle part : indiquez un dossier dans CITADELS_HOME
settings-hint = Pour changer un réglage : { -program } settings lang uk
settings-hint-reset = Pour l'effacer : { -program } settings lang --reset
settings-value = { $name } : quelle valeur ?

command-tonight = Mener toute la soirée, de « qui joue ? » à la partie enregistrée.
    .examples =
        { -program } tonight
        { -program } tonight --show
help-tonight-show = montrer où en est la partie
help-tonight-new = commencer une autre partie ; l'ancienne est gardée tant que la nouvelle n'a pas commencé
help-tonight-end = fermer la partie de ce soir
help-tonight-resume_previous = reprendre la partie fermée ou remplacée en dernier
help-tonight-players = commencer une partie pour ce nombre de joueurs
help-tonight-deck = commencer une partie avec cette sélection : une liste officielle, un fichier, un nom enregistré ou un code
help-setup-random = tirer une nouvelle sélection équilibrée et la retenir pour la partie de ce soir
command-settings = Afficher les réglages et d'où vient chacun, ou en changer un.
    .examples =
        { -program } settings
        { -program } settings edition classic
        { -program } settings edition --reset
help-settings-name = lang (langue), edition (édition) ou color (couleur)
help-settings-value = la valeur à lui donner
help-settings-reset = effacer ce réglage
value-value = valeur
