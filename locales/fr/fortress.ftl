### The tile game Fortress: features, boards, totals. Rule numbers such as E3 are those of its rule
### pages.

fortress-score = Forteresse : le décompte
fortress-sum-road =
    { $tiles ->
        [one] { $tiles } tuile = { $points }
       *[other] { $tiles } tuiles = { $points }
    }
fortress-sum-city = 2 × { $tiles } tuiles = { $points }
fortress-sum-city-shields =
    2 × ({ $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } + { $shields ->
        [one] { $shields } blason
       *[other] { $shields } blasons
    }) = { $points }
fortress-sum-city-open =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } + { $shields ->
        [one] { $shields } blason
       *[other] { $shields } blasons
    } = { $points }
fortress-sum-monastery =
    { $neighbours ->
        [one] 1 + { $neighbours } tuile autour = { $points }
       *[other] 1 + { $neighbours } tuiles autour = { $points }
    }
fortress-sum-field =
    { $cities ->
        [one] 3 × { $cities } ville achevée = { $points }
       *[other] 3 × { $cities } villes achevées = { $points }
    }
fortress-nobody = personne
fortress-owner = { $counts } : majorité pour { $owner }
fortress-owners = { $counts } : à égalité, { $owners } marquent chacun tous les points (X3)
fortress-sentence = { $what } : { $sum } ({ $rule }) ; { $owners }
fortress-complete-road = Route achevée
fortress-open-road = Route inachevée
fortress-complete-city = Ville achevée
fortress-open-city = Ville inachevée
fortress-complete-monastery = Monastère achevé
fortress-open-monastery = Monastère inachevé
fortress-complete-field = Pré
fortress-open-field = Pré
fortress-wins = Victoire : { $names }.
fortress-share = Victoire partagée : { $names } (E8).
column-place = Place

error-file-syntax = { $why }
    .advice = La page docs/files.md du projet montre à quoi ressemble un tel fichier.
error-features-syntax = { $why }
    .advice = Un fichier vide à remplir : { -program } fortress score --template
error-field-missing = Il manque { $key }.
    .advice = Ajoutez ce champ au fichier.
error-fortress-player = « { $name } » ne fait pas partie des joueurs.
    .advice = Les joueurs : { $fits }.
impossible-too-many-shields = Il y a trop de blasons.
    .advice = Une tuile a un blason au plus, et la boîte en a dix : recomptez.
impossible-single-tile = Une route ou une ville d'une seule tuile ne peut pas être achevée.
    .advice = Recomptez les tuiles différentes : avec une seule, elle est encore ouverte.
impossible-no-tiles = Une route ou une ville compte au moins une tuile.
    .advice = Indiquez sur combien de tuiles différentes elle s'étend.
impossible-not-surrounded = Un monastère achevé a huit tuiles autour de lui.
    .advice = Mettez neighbours = 8, ou retirez complete.
impossible-too-many-neighbours = Il n'y a que huit places autour d'un monastère.
    .advice = neighbours va de 0 à 8, diagonales comprises.
impossible-completed-field = Un pré n'est jamais achevé.
    .advice = Retirez complete : les prés se comptent à la fin de la partie.
impossible-too-many-followers = { $name } ne peut pas avoir autant de partisans ici.
    .advice = Chacun en a sept à placer ; le huitième sert à marquer les points.
impossible-two-monks = Un monastère n'accueille jamais plus d'un partisan.
    .advice = Seul le joueur qui pose la tuile peut y en mettre un.
impossible-crowded-tiles = Il y a plus de partisans que de tuiles.
    .advice = Une tuile reçoit un partisan au plus (F1) : recomptez.
impossible-too-many-cities = Aucun pré ne touche autant de villes achevées.
    .advice = Ne comptez que les villes achevées, chacune une fois.
impossible-not-counted = Ce nombre ne se compte pas pour ce genre de zone.
    .advice = shields est pour une ville, neighbours pour un monastère, cities pour un pré.
error-fortress-shields = Cela fait { $count } blasons pour toutes les villes ensemble, et la boîte en a { $most }.
    .advice = Recomptez les blasons de chaque ville, et ne notez une ville qu'une fois.
error-fortress-two-boards = Le fichier contient à la fois { $one } et { $other }.
    .advice = N'en gardez qu'un : turns pour une partie depuis la première tuile, tiles ou grid pour un plateau tel qu'il est, avec points.

fortress-board = Forteresse : le plateau
fortress-tiles-laid =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
fortress-too-wide = Le plateau est trop large pour être dessiné ici. Élargissez le terminal.
fortress-legend = # ville · ◊ blason · ─ │ route · ~ rivière · ⌂ monastère · le reste : pré.
fortress-legend-followers = Partisans : { $list }.
fortress-legend-fields = Les minuscules sont les prés, listés plus bas.
fortress-running = Marqué en cours de partie
fortress-now = Si la partie s'arrêtait là
fortress-fields = Les prés, à cet instant
fortress-line = Ligne { $number }
fortress-line-refused =
    { $count ->
        [one] Non compté : { $count } erreur.
       *[other] Non compté : { $count } erreurs.
    }
fortress-in-turn = Tour { $number } : { $what }
fortress-lies = { $what }. Tuiles : { $tiles }.
fortress-feeds = Villes achevées : { $cities }.
warning-too-many-tiles = Tuiles { $kind } : { $count }, plus que la boîte n'en contient.
warning-out-of-turn = Tour { $number } : ce n'était pas à { $name } de jouer.
warning-river-bend = En { $place }, la rivière tourne encore du même côté après des tuiles droites : certains l'interdisent (K8).
warning-land-before-lake =
    { $number ->
        [0] Il y a du terrain, mais pas encore de lac
       *[other] Tour { $number } : du terrain avant le lac
    }. On pose d'abord la rivière (V3), sauf si le lac n'allait nulle part.
warning-start-in-box = Tuiles { $kind } : { $count }, mais { $of } seulement sont en jeu : avec la rivière, la tuile de départ est dans la boîte (V1).
side-n = nord
side-e = est
side-s = sud
side-w = ouest
edge-city = une ville
edge-road = une route
edge-field = un pré
edge-river = la rivière
misfit-taken = une tuile s'y trouve déjà
misfit-alone = aucun de ses côtés ne touche une tuile (P1)
misfit-edge = côté { $side }, elle montre { $here } et sa voisine { $there } (P2)
misfit-river = elle ne prolonge pas la rivière (V4)
misfit-same-bend = la rivière tourne deux fois de suite du même côté (V5)
refusal-no-such-part = la tuile n'a rien de tel à cet endroit
refusal-occupied = { $name } y est déjà ; même votre propre partisan bloque la place (F2)
refusal-none-left = les sept partisans sont déjà sur le plateau
refusal-no-farmers = cette fois, vous jouez sans paysans
refusal-second-on-tile = la tuile porte déjà un partisan ; celui qui pose une tuile n'en place qu'un (F1)
ask-tile = Quelle tuile désigne { $name } dans { $tile } ?
error-fortress-misfit = La tuile { $tile } ne va pas là : { $why }.
    .advice = Vérifiez le type, la rotation et la place : [type, degrés dans le sens horaire, x vers l'est, y vers le sud].
error-fortress-follower = Aucun partisan ne peut s'y placer : { $why }.
    .advice = Vérifiez player, on et at, ou retirez le partisan.
error-fortress-tile = Il n'y a pas de tuile « { $tile } ».
    .advice = Donnez sa lettre (A à X, RA à RL) ou ses quatre côtés une fois posée, dans l'ordre nord, est, sud, ouest : C ville, R route, F pré, W rivière.
error-fortress-alike = « { $tile } » peut désigner plusieurs tuiles : { $letters }.
    .advice = Donnez la lettre, ou ajoutez + pour un blason, / pour des villes séparées, - s'il n'y a ni l'un ni l'autre.
error-fortress-cell = Il n'y a pas de tuile « { $tile } ».
    .advice = Une case est une lettre et ses quarts de tour dans le sens horaire, de 0 à 3 (K3), ou les quatre côtés une fois posée (CRFR). -- est une place vide.
error-fortress-cell-misfit = La tuile { $tile } ne va pas là : { $why }.
    .advice = Vérifiez la lettre, les quarts de tour dans le sens horaire, et qu'aucune case ne manque avant elle dans la rangée.
error-fortress-cell-follower = Aucun partisan ne peut se placer sur la tuile { $tile } : { $why }.
    .advice = Vérifiez ce qui suit la case, ou retirez-le : K3:Red:city
error-fortress-cell-part = Sur quoi se trouve le partisan de la tuile { $tile } ?
    .advice = Ajoutez l'un de ces mots après le joueur : { $fits }
command-fortress = Jouer à Forteresse, un jeu de tuiles : règles, score, plateau.
    .examples =
        { -program } fortress rule prés
        { -program } fortress setup -p 4 --river
        { -program } fortress pad
        { -program } fortress board partie.toml --fields
command-fortress-score = Compter les zones : points, propriétaires.
    .examples =
        { -program } fortress score --template
        { -program } fortress score constructions.toml
        { -program } fortress score - { -flag-format } json
command-fortress-board = Saisir une partie tuile par tuile, ou compter celle d'un fichier.
    .examples =
        { -program } fortress board
        { -program } fortress board partie.toml
        { -program } fortress board plateau.toml --fields --split-source
        { -program } fortress board partie.toml --to grid
help-fortress-score-file = les zones : players, et pour chaque [[feature]] kind, tiles, shields, neighbours, cities, complete, followers ; lignes JSON : plusieurs parties
help-fortress-board-file = la partie : players, turns ; ou le plateau : une grille de cases comme K3, ou tiles et followers ; lignes JSON : plusieurs parties
help-fortress-board-no_farmers = jouer sans paysans dans les prés
help-fortress-board-split_source = couper en deux le pré à la source de la rivière
help-fortress-board-fields = distinguer les prés par des lettres et les lister
help-fortress-board-to = écrire plutôt le plateau sous cette forme : grid

tile-A = monastère avec route
tile-B = monastère
tile-C = ville sur les quatre côtés, blason
tile-D = bord de ville, route droite
tile-E = bord de ville
tile-F = ville traversante, blason
tile-G = ville traversante
tile-H = deux villes face à face, séparées
tile-I = deux villes sur deux côtés voisins, séparées
tile-J = bord de ville, route qui tourne à droite
tile-K = bord de ville, route qui tourne à gauche
tile-L = bord de ville, carrefour en T
tile-M = coin de ville, blason
tile-N = coin de ville
tile-O = coin de ville, blason, virage
tile-P = coin de ville, virage
tile-Q = ville sur trois côtés, blason
tile-R = ville sur trois côtés
tile-S = ville sur trois côtés, blason, route
tile-T = ville sur trois côtés, route
tile-U = route droite
tile-V = virage
tile-W = carrefour en T
tile-X = carrefour à quatre routes
tile-RA = source
tile-RB = bord de ville, route menant à la ville par un pont
tile-RC = une ville sur chaque rive
tile-RD = rivière droite
tile-RE = coude de rivière autour d'un coin de ville
tile-RG = coude de rivière
tile-RH = monastère, route sur un pont
tile-RI = coude de rivière et virage
tile-RK = rivière droite, route sur un pont
tile-RL = lac
tile-RA3 = source avec virage (troisième édition)
tile-RL3 = lac avec monastère (troisième édition)
