### The tile game Fortress: its rules by topic, the rulings on them, setup and tiles. A topic is
### fortress-rule-<id>, a ruling fortress-ruling-<id>, in the order of data/fortress/rules.toml;
### their numbers are shown next to them.

book-fortress = livret de Forteresse
section-fortress-book = tout le livret
section-fortress-setup = Matériel et mise en place
section-fortress-turn = Déroulement de la partie
section-fortress-roads = Les routes
section-fortress-cities = Les villes
section-fortress-monasteries = Les monastères
section-fortress-summary = Résumé des règles de base
section-fortress-several = Plusieurs partisans sur une construction
section-fortress-end = Fin de la partie
section-fortress-fields = Prés et paysans
section-fortress-river = La rivière

fortress-rule-setup = Mise en place
    .text = La tuile de départ est posée face visible au milieu de la table. Les 71 autres tuiles de terrain (il y en a 72) sont mélangées et attendent, face cachée, en plusieurs piles. Chacun prend les huit partisans d'une couleur : sept forment sa réserve, le huitième se place sur la case 0 de la piste de score. Le premier joueur est tiré au sort, puis on joue dans le sens des aiguilles d'une montre. Les 12 tuiles de rivière restent dans la boîte, sauf si vous jouez avec la rivière.
    .asked = réserve, tuile de départ, nombre de joueurs, combien de partisans
fortress-rule-turn = Un tour
    .text =
        Toujours dans cet ordre :
        1. Retournez une tuile, montrez-la à tous et ajoutez-la au plateau. C'est obligatoire.
        2. Vous pouvez placer sur cette tuile un partisan de votre réserve.
        3. On compte tout ce que la tuile vient d'achever, et le tour est fini.
fortress-rule-laying = Poser une tuile
    .text = Au moins un côté entier doit toucher une tuile déjà posée ; un coin ne suffit pas. Sur chaque côté qui en touche un autre, le dessin continue : route avec route, ville avec ville, pré avec pré.
fortress-rule-followers = Placer un partisan
    .text = Un seul partisan par tour, pris dans votre réserve, sur la tuile que vous venez de poser et nulle part ailleurs. Sur une route c'est un brigand, dans une ville un chevalier, dans un monastère un moine, dans un pré un paysan. Il ne doit y avoir aucun partisan sur toute la route, dans toute la ville ou dans tout le pré, même loin de votre tuile.
    .asked = meeple, pion, figurine
fortress-rule-roads = Les routes
    .text = Une route est achevée quand elle forme une boucle, ou quand ses deux bouts arrivent à un carrefour, une ville ou un monastère. Elle rapporte 1 point par tuile qu'elle occupe.
    .asked = chemin, rue
fortress-rule-cities = Les villes
    .text = Une ville est achevée quand ses murs l'entourent entièrement et qu'il ne reste aucun trou à l'intérieur. Elle rapporte 2 points par tuile qu'elle occupe et 2 par blason.
    .asked = blason, blasons, cité, écusson, écu, bouclier
fortress-rule-monasteries = Les monastères
    .text = Un monastère est achevé quand les huit places autour de sa tuile sont occupées, diagonales comprises. Il rapporte 9 points : 1 pour sa tuile et 8 pour celles qui l'entourent.
    .asked = abbaye, cloître
fortress-rule-fields = Prés et paysans
    .text = L'herbe qui se touche forme un seul pré. Il ne se compte qu'à la fin de la partie : 3 points par ville achevée qu'il touche, pour celui qui y a le plus de paysans. La taille du pré ne compte pas.
    .asked = champ, prairie, ferme, fermier
fortress-rule-several-followers = Plusieurs partisans sur une construction
    .text = On ne peut pas se placer sur une construction occupée, mais une tuile peut en relier deux jusque-là séparées, chacune avec son partisan. C'est alors la majorité qui compte : celui qui a le plus de partisans marque tous les points, les autres rien. S'ils sont plusieurs à en avoir le plus, chacun d'eux marque tous les points.
    .asked = majorité, partager, égalité, propriétaire, à qui est-ce
fortress-rule-end = Fin de la partie
    .text =
        La partie prend fin avec le tour où la dernière tuile est posée. On compte alors ce qui reste inachevé, pour celui qui y a le plus de partisans :
        – route : 1 point par tuile
        – ville : 1 point par tuile et 1 par blason
        – monastère : 1 point, et 1 par tuile qui l'entoure
        – pré : 3 points par ville achevée qu'il touche
        Celui qui a le plus de points gagne ; à égalité, la victoire est partagée.
fortress-rule-river = La rivière
    .text = La tuile de départ retourne dans la boîte : 12 tuiles de rivière la remplacent, ce qui fait 83 tuiles en jeu. La source est posée face visible au milieu. Mélangez les dix autres face cachée et glissez le lac sous la pile. Tant que le lac n'est pas posé, on ne pioche que la rivière ; ensuite, le terrain. Une tuile de rivière suit les règles habituelles et doit en plus prolonger la rivière.
fortress-rule-misprints = Coquilles du livret
    .text = Le livret est adapté de celui de Carcassonne : l'ancien nom est resté à deux endroits, le titre contient une lettre fautive et quelques mots sont mal écrits. Cela ne change aucune règle. Quand une erreur en touche une, c'est dit sur la page de cette règle.

fortress-ruling-player-number = On joue de deux à cinq : il y a cinq couleurs. Le livret ne donne pas de minimum ; nous disons deux, car tout seul on n'a pas d'adversaire.
fortress-ruling-no-abbots = Laissez les abbés dans la boîte. Le livret n'en parle qu'une fois, pour les laisser de côté à la première partie, mais il ne les compte pas parmi ses 40 partisans et ne dit pas ce qu'ils font.
    .asked = abbé
fortress-ruling-who-starts = Un tirage au sort, ou le plus jeune ? Le livret fait tirer au sort et cite le plus jeune en exemple. Les deux conviennent ; mettez-vous d'accord avant la première tuile.
fortress-ruling-no-followers-left = Sans partisan en réserve, vous devez quand même poser une tuile. Vous sautez seulement la deuxième étape.
fortress-ruling-owner-scores = Les points vont au propriétaire de ce qui est achevé, peu importe qui a posé la tuile. Quand la liste des étapes parle du joueur dont c'est le tour, elle abrège.
fortress-ruling-scores-at-once = Le partisan se place avant le décompte. Vous pouvez donc en mettre un sur ce que votre tuile vient d'achever, marquer aussitôt et le reprendre. Il pourra resservir à votre prochain tour, pas à celui-ci.
fortress-ruling-score-track = Avancez votre marqueur d'autant de cases que de points. Quand il dépasse 50, couchez-le.
fortress-ruling-track-again = À 50 tout juste, le marqueur est sur la case 50 ; à 51, il est couché sur la case 1. Le livret ne dit rien au-delà de 100 : notez le total, c'est lui qui compte.
fortress-ruling-pictures = Les maisons, les gens et les animaux dessinés n'ont aucun effet. Seuls comptent les routes, les villes, les prés, les monastères et la rivière.
fortress-ruling-no-place = Une tuile qui ne va nulle part est rangée dans la boîte, et le même joueur en retourne une autre.
    .asked = tuile impossible à poser
fortress-ruling-no-place-ever = Seul le résumé le dit, mais nous l'appliquons toujours, aux tuiles de rivière aussi. Si la toute dernière tuile ne va nulle part, la partie s'arrête là.
fortress-ruling-own-blocks = Votre propre partisan bloque la place comme celui d'un autre : pas de deuxième sur la même route, dans la même ville ou dans le même pré. Le résumé ne parle que de ceux des autres, mais les chapitres sur les routes et les prés citent aussi les vôtres.
fortress-ruling-choose-part = Si la tuile montre plusieurs routes, villes ou prés, choisissez une seule partie pour votre partisan. On n'en met jamais sur une tuile posée plus tôt.
fortress-ruling-followers-home = Après le décompte, tous les partisans de cette route, de cette ville ou de ce monastère retournent à la réserve de leur propriétaire, même ceux qui n'ont rien rapporté. Les paysans restent.
fortress-ruling-road-junction = Un carrefour termine toutes les routes qui y arrivent : trois ou quatre routes y commencent, et chacune se compte à part.
fortress-ruling-road-tile-once = On compte les tuiles, pas les tronçons. Une route qui passe deux fois sur la même tuile en tire 1 point, pas 2.
fortress-ruling-shield-two = Dans une ville achevée, un blason rapporte 2 points, pas 4. Le résumé semble le compter deux fois ; le chapitre des villes dit 2, et son exemple aussi : trois tuiles et un blason font 8.
fortress-ruling-two-tile-city = La plus petite ville, de deux tuiles, rapporte 4 points. N'en donner que 2 est une règle d'anciennes éditions ; ce livret n'a pas cette exception.
fortress-ruling-city-tile-once = On compte les tuiles, pas les morceaux. Une tuile qui montre deux parties de la même ville compte une fois.
fortress-ruling-monk-when-laid = Seul celui qui pose la tuile du monastère peut y mettre un moine, et seulement à ce moment. Il n'y en a donc jamais plus d'un.
fortress-ruling-monastery-road = Le livret dit qu'un monastère est entouré de prés de tous côtés. Deux des six tuiles ont aussi une route qui s'y termine, et le chapitre des routes prévoit ce cas. Raccordez les côtés tels qu'ils sont dessinés.
fortress-ruling-farmer-stays = Couchez le paysan. Il reste dans son pré jusqu'à la fin de la partie et ne revient pas en réserve avant.
fortress-ruling-field-completed-cities = Seules les villes achevées rapportent à un pré. La liste de fin de partie oublie ce mot, mais il figure au chapitre des prés, et dans son exemple une ville inachevée ne rapporte rien.
fortress-ruling-field-never-complete = Un pré n'est jamais achevé. Quand le livret parle d'un pré achevé, il s'agit de tout pré où il y a des paysans.
fortress-ruling-farmers-tied = À égalité de paysans, chacun de ces joueurs marque tous les points. Le court résumé l'oublie, mais le chapitre le dit, et dans son exemple deux joueurs marquent 9 points chacun.
fortress-ruling-field-by-itself = Chaque pré se compte à part. Une ville peut rapporter à plusieurs prés, même à deux prés du même joueur.
fortress-ruling-field-borders = Les routes, les villes et le bord du plateau limitent un pré, et la rivière aussi. La liste du livret l'oublie, mais il parle de ses rives, et d'autres éditions du jeu le disent.
fortress-ruling-field-round-monastery = Une route qui se termine à un monastère ne coupe pas le pré : l'herbe continue autour du monastère.
fortress-ruling-field-touches = Un pré touche une ville s'il longe son mur quelque part sur une même tuile, sans route ni rivière entre les deux. Se rejoindre par les coins de tuiles voisines ne suffit pas.
fortress-ruling-monasteries-unfed = Les monastères ne rapportent rien aux prés. Que les paysans les nourrissent aussi n'est qu'une phrase d'ambiance ; le décompte ne cite que les villes achevées.
fortress-ruling-fourth-city = Dans l'exemple du livret, un pré est payé pour quatre villes achevées, mais trois seulement portent une lettre. La quatrième n'en a pas ; la ville inachevée ne compte jamais.
fortress-ruling-points-once = Plusieurs de vos partisans rapportent les points une fois, pas une fois chacun. Une construction inoccupée ne rapporte rien à personne.
fortress-ruling-road-or-city = Le résumé demande comment plusieurs partisans se retrouvent sur une route ou dans un pré, mais ses exemples sont une route et une ville. Cela vaut pour les trois.
fortress-ruling-ten-points = Le livret ne détaille pas sa ville à 10 points. Cinq tuiles conviendraient, ou quatre tuiles et un blason ; seule l'image le dirait.
fortress-ruling-last-turn = Le dernier tour est un tour entier : tuile, partisan, points pour ce qui est achevé. Le décompte final ne vient qu'après.
fortress-ruling-open-owners = Les constructions inachevées ont des propriétaires comme les autres : la majorité prend tout, et à égalité chacun marque tous les points.
fortress-ruling-green-eight = Dans l'exemple, le joueur vert marque 8 pour une ville inachevée, « cinq tuiles et un blason ». Cela ferait 6 ; avec trois blasons on arrive à 8, et le même exemple d'une autre édition en montre trois. La règle reste : 1 par tuile, 1 par blason.
fortress-ruling-river-bends = Le livret interdit de tourner une deuxième fois du même côté, pour que la rivière ne reparte pas en arrière. Nous interdisons deux coudes de suite du même côté ; avec des tuiles droites entre les deux, nous avertissons seulement, car d'autres éditions disent « de suite ».
    .asked = demi-tour, virage, méandre
fortress-ruling-river-followers = Les routes, villes, monastères et prés des tuiles de rivière reçoivent des partisans selon les règles habituelles. Personne ne se place sur la rivière elle-même, et elle ne rapporte rien.
fortress-ruling-river-piles = Le livret range les tuiles de rivière parmi celles de terrain à un endroit, et les en distingue à un autre. Faites deux pioches : d'abord la rivière, puis le terrain.
fortress-ruling-source-field = Autour de la source, il n'y a qu'un pré : la rivière y naît et ne le coupe pas. Certains en font deux ; décidez avant de jouer.
fortress-ruling-third-river = Votre source a peut-être un virage de route et votre lac un monastère : ce sont les tuiles de la nouvelle édition. Elles se jouent de la même façon.
fortress-ruling-road-words = Le livret ukrainien emploie trois mots pour la route. Ils désignent la même chose ; attention, l'un d'eux désigne aussi la piste de score.
fortress-ruling-monk-words = Le livret ukrainien emploie deux mots pour le partisan du monastère. C'est le même moine.
fortress-ruling-page-numbers = Pour le cas de plusieurs partisans, deux chapitres renvoient à des pages différentes. Il n'y a qu'un chapitre à ce sujet, juste avant la fin de la partie.

fortress-rule-hint = Pour lire une page : { -program } fortress rule prés. Une règle par son numéro : { -program } fortress rule K8
fortress-place = { $place } · { $numbers }
fortress-rule-fits = { $line } ({ $numbers })
error-unknown-fortress-topic-none = Il n'y a ni sujet ni numéro de règle « { $typed } ».
    .advice = Tous les sujets : { -program } fortress rule
error-unknown-fortress-topic-near = Il n'y a pas de sujet « { $typed } ».
    .advice =
        Vouliez-vous dire :
        { $candidates }
error-unknown-fortress-topic-several = « { $typed } » peut désigner plusieurs sujets.
    .advice =
        Complétez le nom :
        { $candidates }

fortress-setup = Forteresse : la mise en place
fortress-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
fortress-setup-colours =
    { $count ->
        [0] Chacun prend les huit partisans d'une couleur : jaune, rouge, vert, bleu ou noir. Les cinq sont en jeu.
        [one] Chacun prend les huit partisans d'une couleur : jaune, rouge, vert, bleu ou noir. La couleur restante va dans la boîte.
       *[other] Chacun prend les huit partisans d'une couleur : jaune, rouge, vert, bleu ou noir. Les { $count } couleurs restantes vont dans la boîte.
    }
fortress-setup-followers = Gardez-en sept en réserve. Posez la piste de score à côté du plateau et votre huitième partisan sur la case 0.
fortress-setup-abbots = Les abbés, si votre boîte en a, y restent.
fortress-setup-start = Posez la tuile de départ (type D) face visible au milieu de la table.
fortress-setup-piles = Mélangez les 71 autres tuiles de terrain et faites-en plusieurs piles, face cachée. Les tuiles de rivière restent dans la boîte.
fortress-setup-box = Rangez la tuile de départ (type D) dans la boîte : la rivière la remplace.
fortress-setup-source = Posez la source ({ $tile }) face visible au milieu de la table.
fortress-setup-river = Mélangez les dix autres tuiles de rivière face cachée et glissez le lac ({ $tile }) sous cette pile.
fortress-setup-land = Mélangez les 71 tuiles de terrain et faites-en plusieurs piles, face cachée. Avec les 12 de la rivière, 83 tuiles sont en jeu.
fortress-setup-first = Qui commence ? Tirez au sort, ou laissez commencer le plus jeune. On joue dans le sens des aiguilles d'une montre.
fortress-setup-draw = Piochez dans la pile de la rivière jusqu'à la pose du lac, puis dans les autres.
error-fortress-player-count = Forteresse ne se joue pas à { $players }.
    .advice = On y joue de 2 à 5 : il y a cinq couleurs.

fortress-tiles = Forteresse : les tuiles
fortress-tiles-land = Terrain
fortress-tiles-river = Rivière
fortress-tiles-third = La nouvelle rivière, à la place de RA et RL
fortress-tiles-total = { $land } tuiles de terrain, { $river } de rivière.
fortress-tiles-left =
    { $count ->
        [one] Il reste { $count } tuile sur { $total }.
       *[other] Il reste { $count } tuiles sur { $total }.
    }
fortress-tiles-start = Avec la rivière, la tuile de départ est dans la boîte : il y a un D de moins en jeu.
fortress-tiles-gone = Il ne reste aucune tuile avec ces côtés, quel que soit le sens : { $shapes }.
fortress-tiles-unknown = Une tuile qui n'allait nulle part et qu'on a rangée dans la boîte compte encore comme restante.
fortress-tiles-sides = Les côtés se lisent dans l'ordre nord, est, sud, ouest : C ville, R route, F pré, W rivière ; + avec un blason, / villes séparées.
fortress-tiles-first = { $shows } (la tuile de départ en est une)
fortress-open = Places libres
fortress-open-place = Place { $place }, côtés { $sides }
fortress-open-fits =
    { $count ->
        [0] Aucune des { $left } tuiles restantes ne va ici.
        [one] { $count } des { $left } tuiles restantes va ici.
       *[other] { $count } des { $left } tuiles restantes vont ici.
    }
fortress-open-turns = Le chiffre après la lettre : les quarts de tour dans le sens horaire.
fortress-open-hint = ? est un côté sans voisine. Ce qui va à une place : { -program } fortress tiles partie.toml --at 1,1
error-fortress-at-file = --at demande un plateau ou une partie.
    .advice = Donnez son fichier : { -program } fortress tiles partie.toml --at 1,1
error-fortress-at-taken = { $place } n'est pas libre : la tuile { $tile } s'y trouve.
    .advice = Les places libres : { -program } fortress tiles partie.toml
error-fortress-at-far = { $place } n'est pas une place libre : aucune tuile à côté.
    .advice = Les places libres : { -program } fortress tiles partie.toml
column-tile = Tuile
column-count = Nombre
column-left = Reste
column-at = Place
column-fits = Vont
column-sides = Côtés
column-shows = Dessin

command-fortress-rule = Afficher un sujet des règles, une règle par numéro, ou la liste.
    .examples =
        { -program } fortress rule
        { -program } fortress rule prés
        { -program } fortress rule K8
command-fortress-setup = Suivre la mise en place, de la boîte à la première tuile.
    .examples =
        { -program } fortress setup -p 4
        { -program } fortress setup -p 3 --river
command-fortress-tiles = Lister les tuiles et leur nombre, ou ce qui reste en jeu.
    .examples =
        { -program } fortress tiles
        { -program } fortress tiles partie.toml
        { -program } fortress tiles partie.toml --at 1,1
help-fortress-rule-topic = un sujet, des mots des règles, ou un numéro comme E3 ou K8
help-fortress-setup-players = indiquer le nombre de joueurs, de 2 à 5
help-fortress-tiles-file = un plateau ou une partie, comme pour fortress board
help-fortress-tiles-at = dire ce qui va à cette place libre, x,y comme sur le plateau dessiné
value-at = x,y
help-river = jouer avec la rivière
help-third_river = jouer avec la rivière de la nouvelle édition : une route à la source, un monastère au lac
