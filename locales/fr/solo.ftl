### Solo against Vova: his turn (solo-event-<id>), the log of the game (solo-log-<id>), and the game
### on a terminal.

solo-you = Vous
solo-vova = Vova
solo-title = Le tour de Vova
solo-what = Vova est { CARD($his, form: "le") }, vous êtes { CARD($yours, form: "le") }
solo-note-target = « target » ne compte que si vous êtes l'Assassin ou le Voleur ; ici, ce champ n'a pas servi.

solo-event-killed = Vous avez désigné son personnage : Vova perd ce tour.
solo-event-heir = C'était le Roi : à la prochaine manche, vous recevez quand même un personnage au hasard, mais Vova n'a pas d'or pour ses quartiers.
solo-event-robbed =
    { $count ->
        [0] Vous avez désigné son personnage, mais il n'a pas d'or.
        [one] Vous avez désigné son personnage : sa pièce d'or est à vous.
       *[other] Vous avez désigné son personnage : ses { $count } pièces d'or sont à vous.
    }
solo-event-kills = Vous perdez votre tour.
solo-event-steals =
    { $count ->
        [0] Vous n'avez pas d'or : son Voleur ne prend rien.
       *[other] Vous lui donnez tout votre or : { $count }. Il en a { $gold }.
    }
solo-event-assassin-safe = Vous êtes l'Assassin : son Voleur ne prend rien.
solo-event-takes-card = Votre carte la plus récente, { CARD($card, form: "le") }, va sous la pioche.
solo-event-takes-newest = Votre carte la plus récente, la dernière piochée, va sous la pioche.
solo-event-takes-no-card = Vous n'avez pas de cartes : vous ne perdez rien.
solo-event-crown = Vous ne choisissez pas votre prochain personnage : vous en recevez un au hasard.
solo-event-income =
    { $count ->
        [0] Il n'a aucun quartier { $type ->
            [noble] noble
            [religious] religieux
            [trade] commerçant
            [military] militaire
           *[unique] violet
        } : pas d'or.
       *[other] Il reçoit { $count ->
            [one] { $count } pièce d'or
           *[other] { $count } pièces d'or
        } pour ses quartiers { $type ->
            [noble] nobles
            [religious] religieux
            [trade] commerçants
            [military] militaires
           *[unique] violets
        } et en a maintenant { $gold }.
    }
solo-event-merchant-coin = Le Marchand lui rapporte 1 pièce d'or supplémentaire : il en a { $gold }.
solo-event-safe = Le Condottiere ne peut pas toucher à sa cité pendant cette manche.
solo-event-two-phases = Il construit deux fois.
solo-event-skips = { CARD($card, form: "Le") } : impossible à détruire. On passe au plus ancien des autres quartiers.
solo-event-destroys = Il détruit gratuitement { CARD($card, form: "le") }, le plus ancien quartier possible.
solo-event-destroys-oldest = Vova détruit gratuitement votre plus ancien quartier. Si c'est le Donjon, on passe au suivant ; une cité terminée est à l'abri.
solo-event-may-salvage = Grâce au Cimetière, vous pouvez reprendre { CARD($card, form: "le") } en main pour 1 pièce d'or.
solo-event-bishop-safe = Vous êtes l'Évêque : il ne détruit rien.
solo-event-complete-safe = Votre cité est terminée : il ne détruit rien.
solo-event-nothing-to-destroy = Vous n'avez rien qu'il puisse détruire.
solo-event-phase-coin = Il prend 1 pièce d'or à la banque et en a { $gold }.
solo-event-builds = Il construit { CARD($card, form: "le") } pour { $cost ->
        [one] { $cost } pièce d'or
       *[other] { $cost } pièces d'or
    } ; il lui en reste { $gold }.
solo-event-too-dear = Il ne peut pas construire { CARD($card, form: "le") } : il faut { $cost ->
        [one] { $cost } pièce d'or
       *[other] { $cost } pièces d'or
    }, et il en a { $gold }. La carte va sous la pioche.
solo-event-has-one = Il a déjà { CARD($card, form: "le") } : la carte va sous la pioche.
solo-event-purple-coin = C'est une merveille : il ne peut pas s'en servir, alors il reçoit 1 pièce d'or et en a { $gold }.
solo-event-consolation = Il n'a rien construit : il reçoit 1 pièce d'or et en a { $gold }.
solo-event-complete = Sa cité est terminée : c'est la dernière manche.

solo-last-was = C'était la dernière manche. Maintenant, comptez : { -program } solo score FICHIER
solo-last-yours = C'est la dernière manche. Jouez votre tour, puis comptez : { -program } solo score FICHIER
solo-next-two = À la prochaine manche, vous choisissez parmi 2 personnages.
solo-next-three = À la prochaine manche, vous choisissez parmi 3 personnages.
solo-next-unchosen = À la prochaine manche, vous recevez un personnage au hasard.

solo-verdict-won = Vous gagnez : vous avez terminé votre cité en premier et vous avez plus de points que Vova.
solo-verdict-not-first = Vova gagne : vous avez plus de points, mais vous n'avez pas terminé votre cité en premier.
solo-verdict-not-more = Vova gagne : vous avez terminé votre cité en premier, mais vous n'avez pas plus de points que lui.
solo-verdict-neither = Vova gagne : vous n'avez pas terminé votre cité en premier et vous n'avez pas plus de points.

solo-log = La partie
solo-log-round = Manche { $round }
solo-log-you-are = Vous êtes { CARD($card, form: "le") }.
solo-log-named = Vous désignez { CARD($card, form: "le") }.
solo-log-vova-is = Vova est { CARD($card, form: "le") }.
solo-log-gold = Votre or : { $change }.
solo-log-draws = Vous piochez { CARD($card, form: "le") }.
solo-log-discards = Vous mettez { CARD($card, form: "le") } sous la pioche.
solo-log-builds = Vous construisez { CARD($card, form: "le") }.
solo-log-destroys = Vous détruisez { CARD($card, form: "le") } chez Vova.
solo-log-salvages = Vous reprenez { CARD($card, form: "le") } pour 1 pièce d'or.
solo-log-complete = Votre cité est terminée.

solo-your-gold = Votre or
solo-your-hand = Votre main
solo-your-city = Votre cité
solo-his-gold = Or de Vova
solo-his-city = Cité de Vova
solo-nothing = rien
solo-newest = la plus récente en dernier
solo-oldest = le plus ancien en premier

solo-round = Manche { $round }
solo-last-round = la dernière
solo-setup = Mise en place contre Vova
solo-setup-characters = Prenez ces huit personnages : { $cards }.
solo-setup-districts = Prenez les quartiers du jeu de base. La Cité Sombre reste dans la boîte.
solo-setup-unique = Prenez tous les quartiers nobles, religieux, commerçants et militaires et { $count } merveilles : { $cards }. Les autres personnages et merveilles restent dans la boîte.
solo-setup-gold = Vous recevez 2 pièces d'or et 4 cartes Quartier, Vova 4 pièces d'or et aucune carte.
solo-setup-order = Alignez vos cartes et vos quartiers dans l'ordre où ils arrivent : la carte la plus récente et le quartier le plus ancien comptent.
solo-setup-quick = Mode rapide : vous suivez votre or, votre main et votre cité ; le programme suit ceux de Vova.
solo-setup-seed = Le programme distribue les personnages, graine { $seed }.
solo-resume = Une partie contre Vova est enregistrée
solo-kept = Si vous commencez une nouvelle partie, l'ancienne est conservée. Pour y revenir : { -program } solo { $file }
solo-leave-why = La partie est enregistrée. Pour la reprendre, relancez la même commande.
solo-leave-nothing = Rien n'est encore saisi.

solo-ask-first-card = Votre carte { $number } sur 4 ?
solo-help-first-card = tapez quelques lettres · l'ordre compte · Échap : quitter
solo-shown = Donne : une carte face cachée pour Vova, puis deux face visible
solo-shown-why = Quels personnages ont été montrés et écartés ?
solo-offered-two = Donne : deux personnages au choix pour vous
solo-offered-three = Donne : trois personnages au choix pour vous, après votre Roi
solo-offered-unchosen = Donne : un personnage au hasard pour vous, après son Roi
solo-offered-why = Qu'avez-vous reçu ?
solo-keep = Choisissez votre personnage
solo-keep-unchosen = Voici votre personnage
solo-keep-which = Quel personnage avez-vous ?
solo-keep-by-hand = Donne : 1 carte face cachée pour Vova, 2 face visible, 2 au choix pour vous, encore 1 face visible. 2 restent cachées.
solo-keep-by-hand-three = Donne : 1 carte face cachée pour Vova, 2 face visible, 3 au choix pour vous. 2 restent cachées.
solo-keep-by-hand-unchosen = Donne : 1 carte face cachée pour Vova, 2 face visible, 1 au hasard pour vous, encore 2 face visible. 2 restent cachées.
solo-after = Donne : que montre-t-on encore ?
solo-after-one = Une autre carte est montrée et écartée ; deux restent cachées.
solo-after-two = Deux autres cartes sont montrées et écartées ; deux restent cachées.
solo-target-assassin = Assassin : qui assassinez-vous ?
solo-target-thief = Voleur : qui volez-vous ?
solo-target-why = Désignez un personnage maintenant, avant de retourner la carte de Vova.
solo-odds = La carte de Vova est l'une de ces trois : { $cards }. Vous avez 1 chance sur 3.
solo-odds-blind = La carte de Vova est l'une des trois que vous n'avez pas vues : vous avez 1 chance sur 3.
solo-odds-assassin = L'Assassin ne peut pas être volé.
solo-reveal = Retournez la carte de Vova
solo-reveal-which = Quel personnage est-ce ?
solo-seen = Montrés
solo-seen-you = Vous

solo-yours = Votre tour : { CARD($card, form: "le") }
solo-yours-quick = Jouez votre tour comme d'habitude.
solo-yours-idle = Vous n'avez encore rien fait. Appuyez encore une fois sur Entrée pour finir le tour.
solo-yours-due = Vous n'avez pas encore pris votre revenu (or : { $count }). Appuyez encore une fois sur Entrée pour finir le tour sans lui.
solo-power-assassin = Vous avez désigné { CARD($target, form: "le") }.
solo-power-thief = Vous avez désigné { CARD($target, form: "le") } : si c'est le personnage de Vova, vous prenez son or au début de son tour.
solo-power-magician = Magicien : mettez sous la pioche autant de cartes que vous voulez, même aucune, et piochez-en autant plus 1.
solo-power-king = Roi : de l'or pour les quartiers nobles ; à la prochaine manche, vous choisissez parmi 3.
solo-power-bishop = Évêque : de l'or pour les quartiers religieux ; le Condottiere de Vova ne peut pas toucher à votre cité.
solo-power-merchant = Marchand : de l'or pour les quartiers commerçants, plus 1 pièce.
solo-power-architect = Architecte : piochez 2 cartes supplémentaires ; construisez jusqu'à 3 quartiers.
solo-power-warlord = Condottiere : de l'or pour les quartiers militaires ; vous pouvez détruire un quartier de Vova pour son coût moins 1.
solo-his = Le tour de Vova : { CARD($card, form: "le") }
solo-stolen = Son Voleur prend tout votre or. Combien en avez-vous ?
solo-ask-turn-up = Retournez la carte du dessus de la pioche. Laquelle est-ce ?
solo-ask-turn-up-second = Deuxième phase de construction : retournez la carte suivante. Laquelle est-ce ?
solo-ask-card = Quelle carte avez-vous piochée ?
solo-ask-build = Que construisez-vous ?
solo-ask-discard = Quelle carte mettez-vous sous la pioche ?
solo-ask-destroy = Que détruisez-vous ?
solo-ask-city = Votre cité à la fin, { $count } jusqu'ici. Quel autre quartier ?
solo-late = Avez-vous construit { CARD($card, form: "le") } à la dernière manche ?
solo-help-pick = tapez quelques lettres · Entrée : choisir · < : revenir · Échap : quitter
solo-help-gold = un nombre · Entrée : continuer · < : revenir · Échap : quitter
solo-over = La partie est finie

solo-barred-not-now = Ce n'est pas possible maintenant.
    .advice = Les touches ci-dessous montrent ce qui est possible.
solo-barred-not-among = Ce personnage ne vous est pas proposé.
    .advice = Tapez le numéro de l'un d'eux.
solo-barred-seen = Ce personnage est déjà visible.
    .advice = Tapez le numéro d'un autre.
solo-barred-target = Ce personnage ne peut pas être désigné.
    .advice = Tapez le numéro de l'un de ceux-ci.
solo-barred-none-left = Il n'y a plus d'exemplaire de cette carte dans la pioche.
    .advice = Vérifiez la carte, ou annulez une erreur faite avant.
solo-barred-not-in-hand = Cette carte n'est pas dans votre main.
    .advice = Ajoutez-la d'abord à votre main.
solo-barred-no-gold = Vous n'avez pas assez d'or.
    .advice = Prenez d'abord de l'or, ou corrigez ce que vous avez.
solo-barred-has-one = Ce quartier est déjà dans votre cité.
    .advice = Construisez-en un autre.
solo-barred-limit = Vous ne pouvez plus construire ce tour-ci.
    .advice = Terminez le tour, ou annulez.
solo-barred-not-there = Vova n'a pas ce quartier.
    .advice = Choisissez-en un dans sa cité.
solo-barred-bishop = Vova est l'Évêque : sa cité est à l'abri.
    .advice = Réessayez à une autre manche.
solo-barred-complete = Une cité terminée est à l'abri.
    .advice = Il n'y a plus rien à détruire.
solo-barred-took = Vous avez déjà pris vos 2 pièces d'or ce tour-ci.
    .advice = Passez à autre chose, ou finissez le tour.
solo-barred-earned = Vous avez déjà pris votre revenu ce tour-ci.
    .advice = Passez à autre chose, ou finissez le tour.
solo-barred-no-income = Aucun de vos quartiers ne rapporte à votre personnage.
    .advice = Passez à autre chose, ou finissez le tour.
solo-barred-destroyed = Vous avez déjà détruit un quartier ce tour-ci.
    .advice = Passez à autre chose, ou finissez le tour.
solo-barred-told = Vous avez déjà dit que votre cité est terminée.
    .advice = Finissez le tour : c'est la dernière manche.

# Actions on the screens of a game.
act-solo-begin = commencer
    .key = enter
act-solo-go-on = continuer
    .key = enter
act-solo-new = commencer une nouvelle partie
    .key = n
act-solo-choose = le choisir
    .key = numéro
act-solo-keep = le garder
    .key = numéro
act-solo-take = le prendre
    .key = enter
act-solo-reveal = la retourner
    .key = enter
act-solo-on = continuer
    .key = enter
act-solo-end = finir le tour
    .key = enter
act-solo-gold = prendre 2 pièces d'or
    .key = g
act-solo-card = ajouter une carte à la main
    .key = c
act-solo-income = revenu de { $count }
    .key = i
act-solo-build = construire
    .key = b
act-solo-discard = mettre une carte sous la pioche
    .key = x
act-solo-plus = ajouter 1 pièce
    .key = p
act-solo-minus = enlever 1 pièce
    .key = m
act-solo-destroy = détruire un quartier de Vova
    .key = d
act-solo-complete = ma cité est terminée
    .key = l
act-solo-salvage = payer 1 pièce et la reprendre en main
    .key = r
act-solo-city-done = c'est tout
    .key = .
act-solo-late = oui
    .key = o
act-solo-not-late = non
    .key = enter
act-solo-done = terminer
    .key = enter
act-solo-save = enregistrer dans le journal
    .key = s
act-solo-log = récit de la partie
    .key = l
act-solo-log-read = retour au résultat
    .key = enter
# A district in a list, with its cost.
solo-district = { $card } { $cost }
# The same card more than once.
solo-districts = { $card } ×{ $count }, { $cost }
