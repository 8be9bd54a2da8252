### What many games of one deck say. Rates come with a 95 % interval; a deed is named by measured-act-<act>.

measured-title = Mesures
measured-is-even = Équilibré.
measured-are-even = Les personnages sont équilibrés.
measured-is-fair = Assez équilibré.
measured-is-uneven = Déséquilibré.
measured-is-unclear = Peut-être équilibré : trop peu de parties pour en être sûr.
measured-gain-none = Aucune place n'est avantagée.
measured-gain-unclear = Trop peu de parties pour dire si une place est avantagée.
measured-gain-crown =
    { $count ->
        [0] Le joueur qui a la première couronne est avantagé : { $value }.
        [one] Le joueur assis { $count } place à gauche de la première couronne est avantagé : { $value }.
       *[other] Le joueur assis { $count } places à gauche de la première couronne est avantagé : { $value }.
    }
measured-gain-seat = Le joueur { $seat } est avantagé : { $value }.
measured-extremes = Le plus fort : { $strong } { $high }, le plus faible : { $weak } { $low } (part égale : { $even }).
measured-extremes-none = Aucun personnage ne s'écarte de la part égale, { $even }.
measured-more = Tous les chiffres, avec les intervalles et l'agressivité : la même commande avec --full.
measured-figures =
    { $count ->
        [one] { $games } partie : { $rounds } manches, le gagnant a { $points } points et { $margin } d'avance.
       *[other] { $games } parties : en moyenne { $rounds } manches, le gagnant a { $points } points et { $margin } d'avance.
    }
measured-parts = Ce n'est qu'une partie du tout : il reste des parts à ajouter.
measured-stopped = Arrêt après { $games } parties sur { $wanted }. La même commande reprend ici.
measured-stalled = Parties arrêtées après 200 manches sans cité terminée : { $count }.
measured-limits = Parties simulées : fiez-vous aux écarts entre sélections plus qu'aux chiffres eux-mêmes.
measured-seats = Places
measured-even = Si tout était égal, chacun gagnerait { $share }.
measured-crown = Selon la place par rapport à la première couronne
measured-crown-own = avec la couronne
measured-crown-left =
    { $count ->
        [one] { $count } place à gauche
       *[other] { $count } places à gauche
    }
measured-characters = Personnages
measured-characters-told = Combien de fois gagne le joueur qui a choisi ce personnage. Le milieu est la part égale, { $share }.
measured-districts = Merveilles
measured-districts-told = Combien de fois gagne une cité qui a cette merveille. Ceux qui construisent plus gagnent plus : le milieu est donc la moyenne des merveilles, { $share }.
measured-length = Durée et points
measured-value-rounds = manches
measured-value-winner-points = points du gagnant
measured-value-points = points de chacun
measured-value-margin = avance du gagnant
measured-value-lead-changes = changements de leader
measured-harsh = Agressivité
measured-harm-killed = tours perdus (assassinats)
measured-harm-bewitched = ensorcelés
measured-harm-robbed = volés
measured-harm-destroyed = quartiers détruits
measured-harm-taken = quartiers pris ou échangés
measured-acts = Les actions et ce qu'elles ont rapporté
measured-column-difference = Moins · plus
measured-column-points = ±
measured-column-wins = Victoires
measured-column-interval = 95 %
measured-column-chosen = Choisi
measured-column-when = Choix
measured-column-crown = Couronne
measured-column-built = Constr.
measured-column-without = Sans
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
measured-act-rob = désigner un personnage à voler
measured-act-robbed = être volé
measured-act-warrants = placer les mandats
measured-act-threaten = placer les menaces
measured-act-bribe = payer un pot-de-vin
measured-act-no-bribe = ne pas payer
measured-act-reveal-threat = révéler une menace
measured-act-spy = espionner
measured-act-swap-hands = échanger les mains
measured-act-redraw = échanger des cartes avec la pioche
measured-act-wizard-take = prendre une carte dans une main
measured-act-seer-take = prendre une carte à chacun
measured-act-seer-give = rendre des cartes
measured-act-crown = prendre ou donner la couronne
measured-act-income = revenu des quartiers
measured-act-tithe = or du plus riche
measured-act-extra-gold = or supplémentaire
measured-act-extra-cards = cartes supplémentaires
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
measured-act-armory = détruire avec la Poudrière
measured-act-laboratory = une carte contre de l'or
measured-act-smithy = de l'or contre des cartes
measured-act-museum = glisser une carte sous le Musée
measured-act-park = piocher
measured-act-poor-house = prendre de l'or
measured-act-theater = échanger un personnage
measured-act-heir = couronne après un assassinat
measured-act-markers-back = marqueurs rendus
measured-act-killed = perdre son tour

measured-column-lists = Listes
measured-lists = Comparée aux listes officielles
measured-lists-same = Aucun écart significatif avec les sept listes.
measured-lists-cards = Seules quelques cartes s'écartent des sept listes : voir --full.
measured-lists-told = Listes : de la plus basse à la plus haute des sept listes officielles, à nombre égal de joueurs et de personnages.
remark-value-rounds =
    { $side ->
        [more] Parties longues : { $value } manches (listes : { $low } à { $high }).
       *[less] Parties courtes : { $value } manches (listes : { $low } à { $high }).
    }
remark-value-winner-points =
    { $side ->
        [more] Scores élevés : { $value } points pour le gagnant (listes : { $low } à { $high }).
       *[less] Scores bas : { $value } points pour le gagnant (listes : { $low } à { $high }).
    }
remark-value-points =
    { $side ->
        [more] Cités riches : { $value } points par joueur (listes : { $low } à { $high }).
       *[less] Cités pauvres : { $value } points par joueur (listes : { $low } à { $high }).
    }
remark-value-margin =
    { $side ->
        [more] Victoires nettes : { $value } points d'avance (listes : { $low } à { $high }).
       *[less] Parties serrées : { $value } points d'avance (listes : { $low } à { $high }).
    }
remark-value-lead-changes =
    { $side ->
        [more] Suspense : le leader change { $value } fois par partie (listes : { $low } à { $high }).
       *[less] Peu de suspense : le leader change { $value } fois par partie (listes : { $low } à { $high }).
    }
remark-harm-killed =
    { $side ->
        [more] Beaucoup d'assassinats : { $value } tours perdus par partie (listes : { $low } à { $high }).
       *[less] Peu d'assassinats : { $value } tours perdus par partie (listes : { $low } à { $high }).
    }
remark-harm-bewitched =
    { $side ->
        [more] Beaucoup d'ensorcellements : { $value } par partie (listes : { $low } à { $high }).
       *[less] Peu d'ensorcellements : { $value } par partie (listes : { $low } à { $high }).
    }
remark-harm-robbed =
    { $side ->
        [more] Beaucoup de vols : { $value } par partie (listes : { $low } à { $high }).
       *[less] Peu de vols : { $value } par partie (listes : { $low } à { $high }).
    }
remark-harm-destroyed =
    { $side ->
        [more] Beaucoup de destructions : { $value } quartiers par partie (listes : { $low } à { $high }).
       *[less] Peu de destructions : { $value } quartiers par partie (listes : { $low } à { $high }).
    }
remark-harm-taken =
    { $side ->
        [more] Beaucoup de quartiers changent de mains : { $value } par partie (listes : { $low } à { $high }).
       *[less] Peu de quartiers changent de mains : { $value } par partie (listes : { $low } à { $high }).
    }
remark-crown =
    { $count ->
        [0] Le joueur qui a la première couronne gagne { $value } des parties (listes : { $low } à { $high }).
        [one] Le joueur assis { $count } place à gauche de la première couronne gagne { $value } des parties (listes : { $low } à { $high }).
       *[other] Le joueur assis { $count } places à gauche de la première couronne gagne { $value } des parties (listes : { $low } à { $high }).
    }
remark-character = Avec { CARD($card, form: "le") }, on gagne { $value } des parties ; la part égale est { $even } (personnages des listes : { $low } à { $high }).
remark-district = Avec { CARD($card, form: "le") } dans sa cité, on gagne { $value } des parties (merveilles des listes : { $low } à { $high }).

measured-quote =
    { $count ->
        [one] Mesurée sur { $games } partie : { $rounds } manches, le gagnant a { $points } points ; les personnages gagnent { $characters } des parties, les cités avec une merveille { $districts }.
       *[other] Mesurée sur { $games } parties : en moyenne { $rounds } manches, le gagnant a { $points } points ; les personnages gagnent { $characters } des parties, les cités avec une merveille { $districts }.
    }
measured-quote-lists = Entre parenthèses : les listes officielles.
measured-short = { $rounds } manches, { $points } points, victoires par personnage { $characters }
measured-evenest = La plus équilibrée des { $count } sélections.
measured-choosing = mesure des sélections

error-measure-syntax = { $why }
    .advice = Nommez des fichiers écrits par deck measure : { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-foreign = { $file } n'est pas une mesure.
    .advice = Nommez des fichiers écrits par deck measure : { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-version = { $file } vient d'une autre version : « { $version } », pas { $own }.
    .advice = Les parties seraient différentes. Refaites cette mesure avec ce programme.
error-measure-broken = { $file } est incohérent : { $key } ne correspond pas au reste.
    .advice = Refaites cette mesure.
error-measure-other = { $file } et { $with } sont incompatibles : { $key } n'est pas le même.
    .advice = Toutes les parts doivent avoir la même sélection, la même graine et les mêmes places.
error-measure-overlap = { $file } contient des parties qui sont aussi dans { $with }.
    .advice = Nommez chaque part une seule fois.
error-measure-shard = --shard ne peut pas être « { $shard } ».
    .advice = Dites quelle part sur combien, de 1/4 à 4/4 pour quatre ; pas plus de parts que de parties.
error-measure-games = --shard demande --games.
    .advice = Indiquez le nombre total de parties : --games 1000000
error-measure-resume = La mesure inachevée dans { $file } ne peut pas servir : tout est rejoué.
    .advice = Rien à faire : le fichier est réécrit.
error-measure-kept = La mesure conservée dans { $file } est inutilisable.
    .advice = Mesurez la sélection à nouveau : le fichier sera remplacé.
