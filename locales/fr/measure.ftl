### What many games of one deck say. Rates come with a 95 % interval; a deed is named by measured-act-<act>.

measured-title = Mesures
measured-is-even = Équilibré.
measured-are-even = Les personnages sont équilibrés.
measured-is-fair = Assez équilibré.
measured-is-uneven = Déséquilibré.
measured-is-unclear = Peut-être équilibré : trop peu de parties pour en être sûr.
measured-gain-none = Aucune place n'est avantagée.
measured-gain-unclear = Trop peu de parties pour dire si une place est avantagée.
measured-gain-crown =
    { $count ->
        [0] La première couronne est avantagée : { $value }.
       *[other] La place { $count } à gauche de la première couronne est avantagée : { $value }.
    }
measured-gain-seat = Le joueur { $seat } est avantagé : { $value }.
measured-extremes = Le plus fort : { $strong } { $high }, le plus faible : { $weak } { $low } (part égale : { $even }).
measured-extremes-none = Aucun personnage ne s'écarte de la part égale, { $even }.
measured-more = Tous les chiffres, avec les intervalles et la dureté : la même commande avec --full.
measured-figures =
    { $count ->
        [one] { $games } partie : { $rounds } manches, le gagnant a { $points } points et { $margin } d'avance.
       *[other] { $games } parties : en moyenne { $rounds } manches, le gagnant a { $points } points et { $margin } d'avance.
    }
measured-parts = Ce n'est qu'une partie du tout : il reste des morceaux à ajouter.
measured-stopped = Arrêt après { $games } parties sur { $wanted }. La même commande reprend ici.
measured-stalled = Parties arrêtées après 200 manches sans cité terminée : { $count }.
measured-limits = C'est le programme qui joue, pas des gens : fiez-vous aux écarts plus qu'aux chiffres.
measured-seats = Places
measured-even = Si tout était égal, chacun gagnerait { $share }.
measured-crown = Selon la première couronne
measured-crown-own = il l'a
measured-crown-left = { $count } à sa gauche
measured-characters = Personnages
measured-characters-told = Combien de fois celui qui a choisi ce personnage gagne. Le milieu est la part égale, { $share }.
measured-districts = Quartiers spéciaux
measured-districts-told = Combien de fois gagne une cité qui l'a. Qui construit plus gagne plus : le milieu est donc la moyenne de ces quartiers, { $share }.
measured-length = Durée et points
measured-value-rounds = manches
measured-value-winner-points = points du gagnant
measured-value-points = points de chacun
measured-value-margin = avance du gagnant
measured-value-lead-changes = changements de tête
measured-harsh = Dureté
measured-harm-killed = tours perdus (assassinat)
measured-harm-bewitched = ensorcelés
measured-harm-robbed = volés
measured-harm-destroyed = quartiers détruits
measured-harm-taken = quartiers pris ou échangés
measured-acts = Ce qui a été fait, et ce que ça a rapporté
measured-column-difference = Moins · plus
measured-column-points = ±
measured-column-wins = Victoires
measured-column-interval = 95 %
measured-column-chosen = Choisi
measured-column-when = Tour
measured-column-crown = Couronne
measured-column-built = Bâti
measured-column-without = Sans lui
measured-column-mean = Moyenne
measured-column-range = 8 parties sur 10
measured-column-act = Action
measured-column-times = Par partie
measured-column-gold = Or
measured-column-cards = Cartes
measured-column-value = Valeur
measured-progress = { $games } parties · places { $low }–{ $high } · { $rounds } manches
measured-act-by = { $act } ({ $card })
measured-act-gather-gold = prendre de l'or
measured-act-gather-cards = piocher
measured-act-kill = assassiner
measured-act-bewitch = ensorceler
measured-act-rob = désigner qui voler
measured-act-robbed = être volé
measured-act-warrants = placer les mandats
measured-act-threaten = placer les menaces
measured-act-bribe = payer un pot-de-vin
measured-act-no-bribe = ne pas payer
measured-act-reveal-threat = révéler une menace
measured-act-spy = espionner
measured-act-swap-hands = échanger les mains
measured-act-redraw = échanger des cartes avec la pioche
measured-act-wizard-take = prendre une carte en main
measured-act-seer-take = prendre une carte à chacun
measured-act-seer-give = rendre des cartes
measured-act-crown = prendre ou donner la couronne
measured-act-income = revenu des quartiers
measured-act-tithe = or du plus riche
measured-act-extra-gold = or en plus
measured-act-extra-cards = cartes en plus
measured-act-refund = or récupéré
measured-act-queen = or à côté du rang 4
measured-act-navigate = or ou cartes
measured-act-study = regarder des cartes
measured-act-build = construire
measured-act-confiscate = confisquer
measured-act-tax = payer la taxe
measured-act-collect-tax = encaisser les taxes
measured-act-destroy = détruire
measured-act-seize = s'emparer d'un quartier
measured-act-exchange = échanger des quartiers
measured-act-beautify = embellir
measured-act-armory = faire sauter un quartier
measured-act-laboratory = une carte contre de l'or
measured-act-smithy = de l'or contre des cartes
measured-act-museum = ranger une carte
measured-act-park = piocher
measured-act-poor-house = prendre de l'or
measured-act-theater = échanger un personnage
measured-act-heir = couronne après un assassinat
measured-act-markers-back = marqueurs rendus
measured-act-killed = perdre son tour

measured-column-lists = Listes
measured-lists = À côté des listes officielles
measured-lists-same = Rien ne diffère des sept listes plus que par hasard.
measured-lists-cards = Seules quelques cartes diffèrent des sept listes : voir --full.
measured-lists-told = La colonne Listes donne la plus basse et la plus haute des sept listes officielles, à nombre égal de joueurs et de personnages.
remark-value-rounds =
    { $side ->
        [more] Partie longue : { $value } manches, { $low } à { $high } dans les listes.
       *[less] Partie courte : { $value } manches, { $low } à { $high } dans les listes.
    }
remark-value-winner-points =
    { $side ->
        [more] Scores élevés : { $value } points pour le gagnant, { $low } à { $high } dans les listes.
       *[less] Scores bas : { $value } points pour le gagnant, { $low } à { $high } dans les listes.
    }
remark-value-points =
    { $side ->
        [more] Cités riches : { $value } points chacun, { $low } à { $high } dans les listes.
       *[less] Cités pauvres : { $value } points chacun, { $low } à { $high } dans les listes.
    }
remark-value-margin =
    { $side ->
        [more] Victoires nettes : { $value } points d'avance, { $low } à { $high } dans les listes.
       *[less] Parties serrées : { $value } points d'avance, { $low } à { $high } dans les listes.
    }
remark-value-lead-changes =
    { $side ->
        [more] Rien n'est joué : la tête change { $value } fois, { $low } à { $high } dans les listes.
       *[less] Vite joué : la tête change { $value } fois, { $low } à { $high } dans les listes.
    }
remark-harm-killed =
    { $side ->
        [more] Meurtrier : { $value } tours perdus à cause de l'Assassin, { $low } à { $high } dans les listes.
       *[less] Peu meurtrier : { $value } tours perdus à cause de l'Assassin, { $low } à { $high } dans les listes.
    }
remark-harm-bewitched =
    { $side ->
        [more] Beaucoup de sorcellerie : { $value } ensorcelés par partie, { $low } à { $high } dans les listes.
       *[less] Peu de sorcellerie : { $value } ensorcelés par partie, { $low } à { $high } dans les listes.
    }
remark-harm-robbed =
    { $side ->
        [more] Beaucoup de vols : { $value } par partie, { $low } à { $high } dans les listes.
       *[less] Peu de vols : { $value } par partie, { $low } à { $high } dans les listes.
    }
remark-harm-destroyed =
    { $side ->
        [more] Destructeur : { $value } quartiers détruits, { $low } à { $high } dans les listes.
       *[less] Peu destructeur : { $value } quartiers détruits, { $low } à { $high } dans les listes.
    }
remark-harm-taken =
    { $side ->
        [more] Beaucoup de quartiers changent de main : { $value }, { $low } à { $high } dans les listes.
       *[less] Peu de quartiers changent de main : { $value }, { $low } à { $high } dans les listes.
    }
remark-crown =
    { $count ->
        [0] Qui a la première couronne gagne { $value }, { $low } à { $high } dans les listes.
       *[other] Qui est assis { $count } à gauche de la première couronne gagne { $value }, { $low } à { $high } dans les listes.
    }
remark-character = { $card } : { $value } de victoires ; la part égale est { $even }, les personnages des listes ont { $low } à { $high }.
remark-district = { $card } : qui le construit gagne { $value } ; les quartiers spéciaux des listes, { $low } à { $high }.

measured-quote =
    { $count ->
        [one] Mesurée sur { $games } partie : { $rounds } manches, le gagnant a { $points } points ; les personnages gagnent { $characters } des parties, les cités avec une merveille { $districts }.
       *[other] Mesurée sur { $games } parties : en moyenne { $rounds } manches, le gagnant a { $points } points ; les personnages gagnent { $characters } des parties, les cités avec une merveille { $districts }.
    }
measured-quote-lists = Entre parenthèses : les listes officielles.
measured-short = { $rounds } manches, { $points } points, victoires par personnage { $characters }
measured-evenest = La plus égale de { $count } sélections.
measured-choosing = mesure des sélections

error-measure-syntax = { $why }
    .advice = Nommez des fichiers écrits par deck measure : { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-foreign = { $file } n'est pas une mesure.
    .advice = Nommez des fichiers écrits par deck measure : { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-version = { $file } est d'une autre version : « { $version } », pas { $own }.
    .advice = Les parties seraient différentes. Refaites cette mesure avec ce programme.
error-measure-broken = { $file } est abîmé : { $key } ne va pas avec le reste.
    .advice = Refaites cette mesure.
error-measure-other = { $file } et { $with } ne vont pas ensemble : { $key } n'est pas pareil.
    .advice = Les morceaux ont la même sélection, la même graine et les mêmes places.
error-measure-overlap = { $file } contient des parties qui sont aussi dans { $with }.
    .advice = Nommez chaque morceau une seule fois.
error-measure-shard = --shard ne peut pas être « { $shard } ».
    .advice = Dites quel morceau sur combien, de 1/4 à 4/4 pour quatre ; pas plus de morceaux que de parties.
error-measure-games = --shard demande --games.
    .advice = Dites de combien de parties c'est un morceau : --games 1000000
error-measure-resume = La mesure inachevée dans { $file } ne peut pas servir : tout est rejoué.
    .advice = Rien à faire : le fichier est réécrit.
error-measure-kept = La mesure conservée dans { $file } est inutilisable.
    .advice = Mesurez la sélection à nouveau : le fichier sera remplacé.
