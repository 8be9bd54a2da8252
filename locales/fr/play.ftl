### A whole game played by the program. A turn is a line: play-turn with what was done (play-<act>),
### one after the other with play-then.

play-title = Une partie d'exemple
play-length =
    { $count ->
        [one] La partie a duré { $count } manche.
       *[other] La partie a duré { $count } manches.
    }
play-stalled = Après { $count } manches, aucune cité n'était terminée : la partie a été arrêtée.
play-characters = Personnages
play-bots = Joué par
play-bot-all = le programme ({ $bot })
play-bot = { $seat } { $bot }
play-round = Manche { $round }
play-round-last = Manche { $round }, la dernière
play-begins = { $who } a la couronne et choisit en premier.
play-face-up = Face visible : { $cards }.
play-face-down = Face cachée : { $card }.
play-complete = { $who } termine sa cité avant tout le monde : la partie finit avec cette manche.
play-standings = Points (quartiers) :
play-count = J{ $seat } : { $points } ({ $count })
play-points = Points après chaque manche
play-curve = { $who } { $points } { $end }
play-curve-name = { $seat } : { $end }
play-marked = { $mark } : un joueur y perd quelque chose.
play-usual = Sauf mention contraire, un tour commence par 2 pièces d'or.
play-idle = Ne prend que 2 pièces d'or : { $who }.
play-built = Construit : { $what }.
play-built-by = joueur { $seat } : { $cards }
play-cities = Les cités à la fin
play-left = or { $gold }, main { $cards }
play-coin = * embelli

play-player = joueur { $seat }
play-named = { $card } ({ $holder })
play-nobody = personne ne l'a
play-object = { CARD($card, form: "le") }
play-gold =
    { $count ->
        [one] { $count } pièce d'or
       *[other] { $count } pièces d'or
    }
play-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
play-none = rien
play-empty = une cité vide

play-turn = { $card } ({ $holder }) : { $deeds }.
play-turn-witch = { $card } ({ $holder }, { $witch }) : { $deeds }.
play-turn-killed = { $card } ({ $holder }) : personnage assassiné, pas de tour.
play-nothing = ne fait rien
play-then = { $before } ; { $next }

play-gather-gold = prend { $gold }
play-gather-cards = pioche { $cards }, garde { $kept }
play-kill = assassine { CARD($card, form: "le") } ({ $holder })
play-bewitch = ensorcelle { CARD($card, form: "le") } ({ $holder })
play-rob = veut voler { CARD($card, form: "le") } ({ $holder })
play-robbed = se fait voler { $gold } par le Voleur (joueur { $target })
play-robbed-nothing = se fait voler, mais n'a pas d'or
play-warrants = pose des mandats sur { $cards } (signé : { CARD($signed, form: "le") })
play-threaten = menace { $cards } (la vraie menace : { CARD($lace, form: "le") })
play-bribe = verse un pot-de-vin de { $gold }
play-no-bribe = ne verse pas de pot-de-vin
play-reveal-real = la menace est vraie et lui coûte { $gold }
play-reveal-empty = la menace était fausse
play-spy = espionne le joueur { $target } ({ $type }) : { $gains }
play-spy-nothing = espionne le joueur { $target } ({ $type }) : rien
play-swap-hands = échange sa main avec le joueur { $target }
play-redraw = échange { $cards } avec la pioche
play-wizard-take = prend { CARD($card, form: "le") } dans la main du joueur { $target }
play-seer-take = prend une carte dans chaque main
play-seer-give = en rend une à chacun
play-crown = prend la couronne
play-crown-given = donne la couronne au joueur { $target } contre { $gains }
play-crown-free = donne la couronne au joueur { $target }, qui n'a rien à donner en échange
play-income = touche { $gains } de revenu ({ $type })
play-tithe = prend { $gold } au joueur { $target }, le plus riche
play-extra-gold = prend { $gold } en supplément
play-extra-cards = pioche { $cards } en supplément
play-refund = récupère { $gold }
play-queen = prend { $gold } à côté du personnage de rang 4
play-navigate = prend { $gains }
play-study = regarde { $cards }, garde { $kept }
play-build =
    { $price ->
        [0] construit { CARD($card, form: "le") } gratuitement
       *[other] construit { CARD($card, form: "le") } pour { $gains }
    }
play-build-destroying = construit { CARD($card, form: "le") } en détruisant { CARD($destroyed, form: "le") }
play-build-loan = construit { CARD($card, form: "le") } pour { $gains }, avec l'or du joueur { $lender } (contre { $given })
play-confiscate = le joueur { $seat } confisque ce quartier
play-tax = paie { $gold } de taxe
play-tax-other = le joueur { $seat } paie { $gold } de taxe
play-collect-tax = encaisse les taxes : { $gold }
play-destroy =
    { $price ->
        [0] détruit gratuitement { CARD($card, form: "le") } du joueur { $target }
       *[other] détruit { CARD($card, form: "le") } du joueur { $target } pour { $gold }
    }
play-seize = s'empare { CARD($card, form: "du") } du joueur { $target } pour { $gold }
play-exchange =
    { $price ->
        [0] échange { CARD($gives, form: "le") } contre { CARD($takes, form: "le") } du joueur { $target }
       *[other] échange { CARD($gives, form: "le") } et { $gold } contre { CARD($takes, form: "le") } du joueur { $target }
    }
play-beautify = embellit { $cards }
play-armory = détruit { CARD($card, form: "le") } du joueur { $target } ({ $with })
play-laboratory = défausse { CARD($card, form: "le") } pour { $gold } ({ $with })
play-smithy = paie { $gold } pour { $cards } ({ $with })
play-museum = met { CARD($card, form: "le") } sous { CARD($with, form: "le") }
play-park = pioche { $cards } ({ $with })
play-poor-house = prend { $gold } ({ $with })
play-theater = { $who } échange un personnage avec le joueur { $target } ({ $with }) : donne { CARD($gives, form: "le") }, reçoit { CARD($gets, form: "le") }.
play-heir-takes = { $card } ({ $holder }) : révèle le personnage assassiné et prend la couronne.
play-heir-gives = { $card } ({ $holder }) : révèle le personnage assassiné et donne la couronne au joueur { $target }.
play-queen-late = { $card } ({ $holder }) : est à côté de ce joueur et prend { $gold }.

error-play-edition = Le programme ne joue des parties entières qu'avec l'édition 2016, pas avec celle-ci : { $edition }.
    .advice = Nommez une sélection pour l'édition 2016 : { -program } deck play first-game -p 5
error-seats-unknown = Joueur automatique inconnu : { $name }.
    .advice = Au choix : { $known }. Un seul nom pour toutes les places, ou un par place, séparés par des virgules.
error-seats-count = --seats nomme { $count } joueurs automatiques pour { $players } places.
    .advice = Nommez-en un par place, ou un seul pour toutes.
