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
play-bot = { $seat } { $bot }
play-round = Manche { $round }
play-round-last = Manche { $round }, la dernière
play-begins = { $who } a la couronne et choisit en premier.
play-face-up = Face visible : { $cards }.
play-face-down = Face cachée : { $card }.
play-complete = { $who } termine sa cité avant tout le monde : la partie finit avec cette manche.
play-standings = Points (quartiers) :
play-count = J{ $seat } : { $points } ({ $count })
play-points = Points après chaque manche
play-curve = { $who } { $points } { $end }
play-curve-name = { $seat } : { $end }
play-marked = { $mark } : quelqu'un y perd.
play-usual = Sauf mention contraire, un tour commence par 2 pièces d'or.
play-idle = Ne prend que 2 pièces d'or : { $who }.
play-built = Construit : { $what }.
play-built-by = joueur { $seat } : { $cards }
play-cities = Les cités à la fin
play-left = or { $gold }, main { $cards }
play-coin = * embelli

play-player = joueur { $seat }
play-named = { $card } ({ $holder })
play-named-nobody = { $card } (personne ne l'a)
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
play-turn-killed = { $card } ({ $holder }) : assassinat, pas de tour.
play-nothing = ne fait rien
play-then = { $before } ; { $next }

play-gather-gold = prend { $gold }
play-gather-cards = pioche { $cards }, garde { $kept }
play-kill = assassine : { $whom }
play-bewitch = ensorcelle : { $whom }
play-rob = va voler : { $whom }
play-robbed = se fait voler { $gold } par le joueur { $target }
play-robbed-nothing = se fait voler, mais ne perd rien
play-warrants = pose des mandats : { $cards } (signé : { $signed })
play-threaten = menace : { $cards } (la vraie : { $lace })
play-bribe = verse un pot-de-vin de { $gold }
play-no-bribe = ne verse pas de pot-de-vin
play-reveal-real = la menace est vraie et lui coûte { $gold }
play-reveal-empty = la menace était vide
play-spy = espionne le joueur { $target } ({ $type }) : { $gains }
play-spy-nothing = espionne le joueur { $target } ({ $type }) : rien
play-swap-hands = échange sa main avec le joueur { $target }
play-redraw = échange { $cards } avec la pioche
play-wizard-take = prend { $card } dans la main du joueur { $target }
play-seer-take = prend une carte dans chaque main
play-seer-give = en rend une à chacun
play-crown = prend la couronne
play-crown-given = donne la couronne au joueur { $target } contre { $gains }
play-crown-free = donne la couronne au joueur { $target }, qui n'a rien à donner en échange
play-income = touche { $gains } de revenu ({ $type })
play-tithe = prend { $gold } au joueur { $target }, le plus riche
play-extra-gold = prend encore { $gold }
play-extra-cards = pioche encore { $cards }
play-refund = récupère { $gold }
play-queen = prend { $gold } comme voisine du rang 4
play-navigate = rapporte { $gains }
play-study = regarde { $cards }, garde { $kept }
play-build =
    { $price ->
        [0] construit { $card } pour rien
       *[other] construit { $card } pour { $gains }
    }
play-build-destroying = construit { $card } en détruisant { $destroyed }
play-build-loan = construit { $card } pour { $gains }, avec l'or du joueur { $lender } (contre { $given })
play-confiscate = le joueur { $seat } le confisque
play-tax = paie { $gold } de taxe
play-tax-other = le joueur { $seat } paie { $gold } de taxe
play-collect-tax = encaisse les taxes : { $gold }
play-destroy =
    { $price ->
        [0] détruit { $card } chez le joueur { $target }, gratuitement
       *[other] détruit { $card } chez le joueur { $target } pour { $gold }
    }
play-seize = s'empare de { $card } chez le joueur { $target } pour { $gold }
play-exchange =
    { $price ->
        [0] échange { $gives } contre { $takes } du joueur { $target }
       *[other] échange { $gives } et { $gold } contre { $takes } du joueur { $target }
    }
play-beautify = embellit { $cards }
play-armory = fait sauter { $card } chez le joueur { $target } ({ $with })
play-laboratory = se défausse de { $card } pour { $gold } ({ $with })
play-smithy = paie { $gold } pour { $cards } ({ $with })
play-museum = met { $card } sous une carte ({ $with })
play-park = pioche { $cards } ({ $with })
play-poor-house = prend { $gold } ({ $with })
play-theater = { $who } échange un personnage avec le joueur { $target } ({ $with }) : donne { $gives }, reçoit { $gets }.
play-heir-takes = { $card } ({ $holder }) : montre la carte assassinée et prend la couronne.
play-heir-gives = { $card } ({ $holder }) : montre la carte assassinée et donne la couronne au joueur { $target }.
play-queen-late = { $card } ({ $holder }) : est à côté de ce joueur et prend { $gold }.

error-play-edition = Le programme ne joue des parties entières qu'avec l'édition de 2016, pas avec celle-ci : { $edition }.
    .advice = Nommez une sélection pour l'édition de 2016 : { -program } deck play first-game -p 5
error-seats-unknown = Personne du nom de « { $name } » ne peut prendre place.
    .advice = Ceux-ci le peuvent : { $known }. Un seul nom pour toutes les places, ou un par place, avec des virgules.
error-seats-count = --seats en nomme { $count } pour { $players } joueurs.
    .advice = Nommez-en un par place, ou un seul pour toutes.
