### The rulings of data/rulings/selection.toml, and the questions they answer: with yes, with no, or in another way.

ruling-face-up-then-face-down = Le personnage écarté face cachée est posé sans être vu, et personne ne le regarde, pas même le joueur qui a la couronne. (Exception : le dernier de 7 ou 8 joueurs, qui choisit aussi parmi lui.)
    .no =
        Peut-on regarder le personnage défaussé face cachée ?
        A-t-on le droit de savoir quel personnage a été mis de côté en secret ?
        J'ai jeté un œil à la carte retirée au hasard : c'est permis ?
        celui qui a la couronne peut regarder le perso mis face cachée ?
        jpeux jeter un oeil à la carte face cachée avant de choisir
        le premier joueur sait il quel role est caché
        à quatre, le dernier peut regarder la carte cachée ?
        je mélange, je pose une carte cachée, et je la mate ?
        j'ai la couronne, je mate la carte face cachée avant de choisir ?
        on peut vérifier quel perso est face cachée en cas de doute ?
        Le joueur couronné connaît-il le personnage écarté face cachée ?
        à cinq le dernier a le droit de voir la carte cachée ?
        celui qui distribue regarde le perso mis de côté face cachée ?
        le perso caché se montre à tout le monde au début ?
        je peux regarder la carte cachée ?
        le joueur avec la couronne voit le perso face cachée ?
        on peut voir le personnage écarté face cachée ?
        à 5, quelqu'un regarde la carte cachée ?
        il a regardé la carte cachée du début, il a le droit ?
        le personnage caché est connu de tous ?
    .yes =
        la carte cachée du début est secrète pour tous ?
        on écarte le personnage secret sans le voir ?
        regarder le role face cachée c'est tricher ?
        la carte face cachée est posée à l'aveugle ?
        personne sait qui est le perso caché, même pas celui qui l'a posé ?
        Est-il interdit de regarder le personnage défaussé face cachée ?
        à sept, le dernier a le droit de voir la carte cachée parce qu'il peut la prendre ?
        mon pote a soulevé la carte cachée, il a triché ?
        le perso face cachée reste un mystère pour le premier joueur aussi ?
        carte cachée, personne ne regarde ?
        le personnage face cachée est secret ?
        même avec la couronne je ne regarde pas la carte cachée ?
        interdit de regarder le perso caché ?
        à 8, le dernier peut voir la carte cachée ?
        Le personnage face cachée est-il posé sans être vu ?
    .asked =
        qui connait le personnage face cachée
        qui peut voir la carte perso mise de côté face cachée
        comment on pose le perso caché, en le regardant ou pas
        carte cachée, qui la voit
        j'ai la couronne, je peux voir le perso caché ou pas
ruling-discard-order = On pose d'abord les personnages face visible, puis un autre face cachée.
    .asked =
        Pose-t-on d'abord les cartes face visible ou la carte face cachée ?
        dans quel ordre écarte t on les personnages en début de manche
        à quel moment pose t on la carte face cachée
        visible d'abord ou cachée d'abord
        début de manche, on écarte les persos dans quel ordre
        carte cachée, avant ou après les visibles
        on pose quoi d'abord, face visible ou cachée
    .yes =
        les roles visibles d'abord, le secret ensuite ?
        le perso caché se tire après les cartes visibles ?
        à quatre : deux visibles puis une cachée, dans cet ordre ?
        le secret se pose en dernier ?
        on retourne les persos visibles puis on glisse une cachée ?
        la carte secrète vient après les cartes ouvertes ?
        Les personnages face visible sont-ils écartés avant le personnage face cachée ?
        à cinq, une ouverte puis une fermée, c'est le bon ordre ?
        j'ai mis la cachée en premier, je me suis planté d'ordre ?
        le perso secret est tiré une fois les visibles étalés ?
        visibles d'abord, cachée ensuite ?
        la carte cachée en dernier ?
        je pose la carte face cachée après les visibles ?
        les persos face visible en premier ?
        il a posé la carte cachée en premier, c'est faux ?
        Le personnage face cachée se pose-t-il après les autres ?
    .no =
        on met d'abord le personnage caché puis les visibles ?
        la carte face cachée s'écarte en premier
        la cachée avant les visibles, c'est l'ordre ?
        d'abord la face cachée, ensuite on étale le reste ?
        l'ordre c'est cachée puis visibles ?
        La carte face cachée précède-t-elle les cartes visibles ?
        on écarte tout en même temps, visibles et cachée, peu importe l'ordre ?
        on met la cachée au milieu entre deux visibles ?
        carte cachée en premier ?
        cachée puis visible, c'est juste ?
        je commence par la carte face cachée ?
        les personnages visibles se posent après la carte cachée ?
        on pose la carte cachée avant de retourner les autres ?
        l'ordre des cartes écartées n'est pas fixé ?
ruling-discarded-out = Les personnages écartés au début sont hors jeu pour la manche : personne ne les a, personne ne répond à leur appel. (Seul peut revenir celui, face cachée, que prend le dernier de 7 ou 8 joueurs.)
    .yes =
        Les personnages écartés sont-ils hors jeu ?
        la marchande est étalée sur la table, donc personne ne l'a ?
        un personnage écarté passe toute la manche dehors ?
        pour les écartés visibles, sûr que personne ne les a ?
        l'évêque est étalé au milieu, aucune chance que quelqu'un l'ait ?
        on appelle un perso écarté et personne répond, normal ?
        Un personnage écarté face visible est-il absent de toute la manche ?
        viser un perso écarté visible c'est tirer dans le vide ?
        les persos sur la table ne jouent pas cette manche ?
        à sept, la carte cachée peut quand même revenir en jeu par le dernier ?
        perso écarté, personne ne l'a ?
        l'évêque est étalé face visible, donc il ne joue pas ?
        personnage visible au centre, hors jeu cette manche ?
        j'appelle un perso écarté, pas de réponse ?
        l'assassin est écarté visible, on est tranquille cette manche ?
        le voleur est sur la table face visible, je ne risque pas d'être volé ?
        Un personnage écarté reste-t-il hors jeu jusqu'à la manche suivante ?
    .no =
        le voleur est face visible au milieu, quelqu'un peut le jouer ?
        jpeux échanger mon role contre un des écartés visibles
        un role défaussé revient il plus tard dans la manche
        on joue quand meme le tour d'un personnage écarté ?
        l'architecte est étalé au centre, il va quand même jouer ?
        je peux prendre un des persos retournés à la place du mien ?
        le condottiere est face visible au centre, il joue quand même en 8e ?
        Un personnage écarté peut-il être choisi plus tard dans la manche ?
        quelqu'un peut avoir en main un perso qui est étalé sur la table ?
        les écartés sont exclus pour toute la partie ?
        un perso écarté visible revient au dernier joueur à sept ?
        je peux prendre un personnage écarté ?
        un perso face visible au centre peut jouer ?
        l'assassin est écarté face visible, il peut quand même me tuer ?
        la marchande est étalée, un joueur peut l'avoir ?
        un personnage écarté répond à son appel ?
        perso écarté, éliminé jusqu'à la fin de la partie ?
    .asked =
        que deviennent les personnages mis de côté
        le voleur est écarté face visible, qui le joue
        on appelle un rôle écarté, il se passe quoi
        personnage écarté, il joue ou pas
        l'architecte est face visible au centre, qui l'a
ruling-face-down-stays = Seul le dernier de 7 joueurs avec huit personnages, ou de 8 joueurs avec neuf, prend le personnage face cachée. Dans toutes les autres parties, il reste où il est.
    .no =
        À 4, 5 ou 6 joueurs, quelqu'un prend-il le personnage face cachée ?
        à cinq, le dernier peut prendre la carte cachée à la place ?
        dernier de six et mes deux cartes me plaisent pas, je prends la cachée ?
        sept joueurs mais neuf personnages, le dernier a la carte cachée ?
        celui qui a la couronne peut récupérer le personnage caché
        à cinq je suis dernier, je peux échanger avec la cachée ?
        on est six, quelqu'un finit par prendre la carte face cachée ?
        À quatre joueurs, le personnage face cachée revient-il au dernier ?
        sept joueurs et un rang 9 en jeu, la cachée va au dernier ?
        le premier joueur prend la cachée si rien lui plaît ?
        à six avec huit persos le dernier ramasse la cachée ?
        à 6, le dernier prend la carte cachée ?
        à 4 je suis dernier, je peux prendre la carte cachée ?
        à 5, quelqu'un joue la carte cachée ?
        à 7 avec neuf persos, je prends la carte cachée en dernier ?
        j'ai la couronne, je peux prendre le perso caché ?
        à 3 joueurs, on récupère la carte cachée du début ?
    .yes =
        à quatre le role caché reste sur la table ?
        à huit la carte face cachée est pour le dernier ?
        la carte cachée ne sert qu'à 7 ou 8 joueurs ?
        à cinq, la cachée dort jusqu'à la fin de la manche ?
        à sept avec huit persos, la cachée est pour le dernier ?
        à six elle bouge pas, la carte face cachée ?
        À huit joueurs avec neuf personnages, le dernier prend-il la carte face cachée ?
        à quatre personne n'y touche, à la cachée ?
        avec neuf persos à sept la cachée reste sur place ?
        la plupart du temps le perso caché ne sert à personne de la manche ?
        à 6, la carte cachée reste là ?
        à 7 avec huit persos, le dernier prend la carte cachée ?
        à 8 avec neuf persos, je peux prendre la carte cachée en dernier ?
        à 5, personne ne prend la carte cachée ?
        je suis dernier à 4, interdit de prendre la carte cachée ?
        La carte face cachée reste-t-elle inutilisée à six joueurs ?
    .asked =
        dans quelles parties quelqu'un prend il la carte cachée
        à combien de joueurs la carte cachée est récupérée
        qui a le droit de prendre le perso face cachée et quand
        la carte cachée, qui la prend à 6
        à combien de joueurs le dernier prend le perso caché
ruling-rank-four-reshuffled = Un personnage de rang 4, comme le Roi, n'est jamais écarté face visible : s'il sort, remélangez-le et retournez une autre carte.
    .no =
        Un personnage de rang 4 peut-il être défaussé face visible ?
        On a retourné l'Empereur en écartant les cartes face visible : on le laisse ?
        un rang 4 peut rester ouvert au milieu en début de manche ?
        on laisse simplement le roi visible avec les autres écartés ?
        l'empereur est sorti face visible, on en met juste une de moins ?
        le rang 4 se traite comme les autres quand on retourne des cartes ?
        on a tiré le patricien face visible, on le laisse là ?
        le roi peut être parmi les cartes ouvertes au début ?
        Un personnage de rang 4 peut-il rester parmi les cartes visibles ?
        l'empereur sort visible donc pas d'empereur cette manche ?
        roi retourné, on le donne au joueur qui a la couronne ?
        si le 4 sort on recommence toute la distribution ?
        roi face visible, on le laisse ?
        l'empereur peut être écarté face visible ?
        le patricien visible au centre, c'est permis ?
        le roi sort en premier, on joue sans roi ?
        rang 4 écarté visible, personne ne l'a cette manche ?
        on tire le roi face visible et on ne le remplace pas ?
    .yes =
        Le Patricien est sorti au tirage, faut-il en tirer un autre ?
        Mon ami dit que le rang 4 n'est jamais montré parmi les personnages retirés.
        rang 4 retourné, on remélange et on en tire un autre ?
        c'est sûr qu'aucun écarté visible n'est un rang 4 ?
        le roi est sorti, une nouvelle carte le remplace ?
        patricien visible par accident, on le remet dans le tas ?
        roi retourné par erreur, on le remet dans le tas et on en tire un autre ?
        aucun rang 4 dans les cartes face visible, jamais ?
        Faut-il remélanger l'Empereur s'il apparaît parmi les cartes visibles ?
        en voyant les cartes ouvertes je sais que le 4 n'y sera pas ?
        le rang 4 a un traitement spécial quand on écarte les persos visibles ?
        le remplaçant du roi retourné est une autre carte tirée du tas ?
        roi face visible, on remélange ?
        le roi ne peut pas être écarté face visible ?
        l'empereur sort visible, je tire une autre carte ?
        rang 4 interdit parmi les cartes visibles ?
        il a laissé le roi face visible, c'est une erreur ?
        Doit-on remplacer le Roi s'il est retourné au début de la manche ?
    .asked =
        Que faire si le Roi sort parmi les cartes écartées ?
        le roi sort face visible, et la ?
        empereur parmi les visibles, on fait comment
        quel rang ne reste jamais face visible au centre
        roi retourné au centre, on fait quoi
        le patricien sort parmi les visibles, il reste ou pas
ruling-rank-four-face-down = Un personnage de rang 4 peut être la carte face cachée, et alors personne ne l'a : le livret ne l'exclut que des cartes visibles, et la carte cachée se pose sans être vue.
    .yes =
        Un personnage de rang 4 peut-il être la carte face cachée ?
        il arrive que personne n'ait le roi parce qu'il est la carte cachée ?
        l'empereur peut il être l'écarté secret
        personne n'a répondu au roi, il est peut être face cachée ?
        rang 4 caché sous la table, c'est possible ?
        le roi peut se retrouver face cachée au milieu ?
        une manche peut se jouer sans aucun rang 4 ?
        Le personnage face cachée peut-il être l'Empereur ?
        on appelle le 4 et silence, il était peut-être la carte cachée, ça arrive ?
        le rang 4 n'est protégé que des cartes visibles, pas de la cachée ?
        patricien en carte cachée : on laisse, personne ne l'a ?
        le roi peut être la carte cachée ?
        rang 4 face cachée, permis ?
        personne n'a le roi, c'est possible ?
        l'empereur peut être caché et absent cette manche ?
        le patricien face cachée, on le laisse ?
        Peut-il arriver que personne n'ait le rang 4 ?
    .no =
        le rang 4 est il toujours parmi les cartes qu'on se passe
        est on sûr qu'un joueur peut prendre le roi à chaque manche
        faut il vérifier que la carte cachée n'est pas le roi
        le rang 4 est il interdit aussi face cachée
        une manche sans roi, c'est qu'on s'est trompé en écartant ?
        on vérifie que la cachée n'est pas un rang 4 avant de continuer ?
        le roi est garanti en jeu chaque manche ?
        si le 4 est face cachée on doit l'échanger ?
        Le rang 4 est-il exclu de la carte face cachée ?
        personne n'a le roi, donc on a fait une bourde à la distribution ?
        le rang 4 tombe face cachée, on le remélange ?
        le roi est toujours chez un joueur ?
        rang 4 interdit en carte cachée ?
        on doit vérifier la carte cachée pour le roi ?
        le roi caché, on le remélange ?
        personne n'a le roi, c'est une erreur de distribution ?
        il y a forcément un rang 4 à chaque manche ?
    .asked =
        le roi est la carte cachée, qui l'a
        pourquoi un rang 4 peut être face cachée mais pas visible
        roi en carte cachée, permis ou pas
        personne ne répond au roi, pourquoi
ruling-rank-four-face-down-third = Le Roi ou l'Empereur peut être la carte face cachée : il n'est exclu que des cartes face visible.
    .yes =
        Le Roi peut-il être le personnage écarté face cachée ?
        il se peut que personne n'ait le roi car il est caché ?
        empereur en carte cachée, ça va ?
    .no =
        faut il s'assurer que la carte cachée n'est pas le roi
        le roi est toujours parmi les cartes à choisir ?
        la règle du roi interdit elle aussi la place face cachée
    .asked =
        et si le roi se retrouve face cachée
ruling-table-of-eight = À 4 joueurs, 2 personnages sur huit sont écartés face visible ; à 5 joueurs, un seul ; à 6 ou 7, aucun. On en pose toujours un de plus face cachée.
    .asked =
        Combien de personnages face visible à 4, 5, 6 ou 7 joueurs ?
        Combien de cartes Personnage écarte-t-on au début de la manche ?
        Nous sommes quatre : combien de personnages retourne-t-on au milieu de la table ?
        huit personnages et six joueurs, combien on en enlève
        on est cinq avec huit persos, combien de visibles
        six joueurs 8 rôles, on écarte quoi
        À quatre joueurs, combien de cartes écarte-t-on en tout avec huit personnages ?
        à 5, combien de personnages visibles
        huit persos à 7 joueurs, combien de visibles
    .yes =
        Faut-il retirer des personnages quand on est sept ?
        quatre joueurs et 8 roles : deux visibles, une cachée ?
        un seul personnage visible à cinq ?
        avec huit personnages il y a toujours une carte cachée ?
        à cinq, une ouverte et une fermée ?
        à quatre, deux ouvertes plus une fermée avec huit persos ?
        à sept pas de visible mais une cachée quand même ?
        Avec huit personnages à six joueurs, n'écarte-t-on qu'une carte face cachée ?
        cinq joueurs, huit rôles : un seul montré ?
        avec huit persos la carte cachée est là à 4 comme à 7 ?
        à 4, deux cartes visibles ?
        à 5, une carte visible ?
        à 6, aucune carte visible ?
        à 7 avec huit persos, juste une carte cachée ?
        à 4, on écarte trois personnages en tout avec huit persos ?
        Pose-t-on toujours une carte face cachée avec huit personnages ?
    .no =
        À six, montre-t-on des personnages écartés ?
        a cinq on met deux personnages face visible ?
        à sept on se passe de la carte face cachée ?
        à 4 une seule carte ouverte ?
        six joueurs, on montre un role ?
        à quatre avec huit persos on en retourne trois ?
        à sept une carte visible avec huit personnages ?
        À six joueurs, retourne-t-on un personnage parmi les huit ?
        à cinq avec huit rôles on en montre aucun ?
        huit persos à 4, aucune carte cachée ?
        à six pas besoin d'écarter la moindre carte ?
        à 4, une carte visible ?
        à 5, deux cartes visibles ?
        à 6 avec huit personnages, une carte visible ?
        à 7 avec huit persos, deux cartes visibles ?
        à 4, trois cartes face visible avec huit persos ?
        à 6, pas de carte cachée ?
ruling-choose-and-pass-left = On regarde tous les personnages qu'on reçoit, on en garde un en secret et on passe le reste.
    .yes =
        Voit-on tous les personnages avant d'en choisir un ?
        jpeux voir tous les roles du paquet avant de choisir
        mon choix reste secret pour les autres ?
        je vois donc quels roles restent aux suivants ?
        je fouille le tas et je prends ce qui me plaît ?
        on me file le paquet, je regarde tout et j'en garde un ?
        je cache mon perso et je passe le reste ?
        Peut-on consulter l'ensemble des personnages reçus avant de choisir ?
        en voyant le paquet je sais ce que les suivants peuvent avoir ?
        mon choix de perso reste face cachée devant moi ?
        je suis libre de prendre celui que je veux dans le paquet reçu ?
        je peux regarder tous les personnages avant de choisir ?
        je garde un perso et je passe les autres ?
        je choisis mon personnage librement ?
        mon personnage est secret ?
        je cache mon choix aux autres joueurs ?
        Garde-t-on un seul personnage avant de passer les autres ?
    .no =
        je tire mon role au hasard ?
        on me distribue mon personnage à l'aveugle ?
        dois je montrer le role gardé en passant le paquet
        a cinq on peut garder deux roles du paquet ?
        on pioche son perso à l'aveugle dans le paquet ?
        je dois annoncer lequel j'ai pris en passant ?
        je prends forcément la première carte du paquet ?
        Le personnage choisi est-il montré au voisin ?
        à quatre je garde deux persos et je passe le reste ?
        interdit de regarder les autres cartes du paquet de persos ?
        personnage tiré au hasard ?
        je dois montrer mon personnage choisi ?
        je ne peux pas regarder les cartes perso que je passe ?
        à 5 joueurs je garde deux personnages du paquet ?
        on reçoit son perso sans le choisir ?
        je dis quel perso je prends ?
    .asked =
        Comment marche le draft à quatre, cinq ou six ?
        comment on choisit son personnage
        on me tend les cartes perso, je fais quoi
        comment se passe le choix des rôles autour de la table
        choix des persos, comment ça marche
        je reçois les cartes personnage, j'en garde combien à 5
ruling-pass-left = Les cartes Personnage partent du joueur qui a la couronne et se passent à gauche, dans le sens horaire.
    .yes =
        Les cartes Personnage se passent-elles à gauche ?
        celui qui a la couronne choisit il son role en premier
        on passe les personnages dans le sens des aiguilles ?
        les persos partent du couronné et filent vers sa gauche ?
        sens horaire pour le paquet de rôles ?
        Le joueur qui détient la couronne choisit-il avant les autres ?
        je suis à gauche du couronné, je choisis deuxième ?
        assis à droite de celui qui a la couronne, je reçois le paquet en dernier ?
        on fait toujours tourner les rôles du même côté ?
        on passe les personnages à gauche ?
        sens horaire pour les persos ?
        j'ai la couronne, je choisis en premier ?
        mon voisin de gauche choisit après moi ?
        je donne le paquet de persos à gauche ?
        La couronne donne-t-elle le premier choix de personnage ?
    .no =
        je passe les roles a ma droite ?
        le sens change t il à chaque manche pour le choix
        le plus jeune choisit son personnage d'abord ?
        jpeux donner le paquet de roles a qui je veux
        le tas de persos part vers la droite du couronné ?
        on passe les persos à droite ?
        c'est le dernier vainqueur de manche qui choisit en premier son rôle ?
        Le sens de passage des personnages alterne-t-il d'une manche à l'autre ?
        le joueur à gauche du couronné commence le choix ?
        je file les rôles à celui d'en face ?
        le voisin de droite du couronné choisit en deuxième ?
        on passe les personnages à droite ?
        le sens des persos change à chaque manche ?
        j'ai la couronne, je choisis en dernier ?
        le plus âgé choisit toujours en premier, même sans couronne ?
        mon voisin de droite choisit après moi ?
        sens inverse des aiguilles pour les persos ?
    .asked =
        Dans quel sens passe-t-on les cartes ?
        On passe à gauche ou à droite ?
        qui choisit son personnage en premier
        le paquet de persos tourne dans quel sens
        qui a les cartes perso en main en premier
        personnages, gauche ou droite
        qui choisit après celui qui a la couronne
ruling-last-of-two = Avec huit personnages et 4 à 6 joueurs, le dernier choisit entre deux personnages et pose l'autre face cachée au centre.
    .asked =
        Entre combien de personnages choisit le dernier de 4, 5 ou 6 joueurs ?
        Je suis le dernier à choisir : que fais-je de la carte qui reste ?
        dernier à quatre, on me tend combien de persos
        huit persos à six, le dernier fait quoi de sa carte en trop
        dernier à 5 avec huit persos, j'ai combien de cartes
        le dernier à choisir, que fait-il de l'autre carte
    .yes =
        dernier de quatre : j'ai deux roles au choix ?
        le role restant va face cachée au milieu ?
        six joueurs, le dernier choisit encore entre deux ?
        même le tout dernier a un vrai choix à cinq ?
        à cinq avec huit persos le dernier a deux rôles sous la main ?
        la carte que le dernier veut pas finit face cachée au centre ?
        Le dernier joueur dispose-t-il d'un choix de deux personnages à quatre ?
        dernier de six, j'en prends un et je cache l'autre ?
        même en dernier je suis pas coincé, j'ai deux options à cinq ?
        personne voit le perso que le dernier rejette à quatre ?
        dernier à 6, je choisis entre deux ?
        dernier à 4, deux personnages au choix ?
        le dernier pose l'autre perso face cachée ?
        je suis dernier à 5, j'ai le choix ?
        il est dernier et cache l'autre carte au centre, c'est juste ?
        Le dernier de six joueurs a-t-il deux personnages au choix ?
    .no =
        à cinq le dernier n'a qu'un seul role sans choix ?
        je montre à tous le role qui reste ?
        le dernier garde les deux roles restants ?
        le personnage en trop revient à celui qui a la couronne ?
        à six avec huit persos le dernier prend ce qui reste sans choix ?
        dernier à cinq, je retourne face visible la carte pas prise ?
        le dernier de quatre choisit parmi trois ?
        À cinq joueurs, le dernier peut-il aussi prendre la carte face cachée du début ?
        le perso rejeté par le dernier repart chez le premier joueur ?
        dernier de quatre, je joue avec les deux persos ?
        dernier à 6, pas de choix ?
        dernier à 5, je choisis entre trois ?
        dernier à 4, je montre la carte que je laisse ?
        je suis dernier à 5, je garde les deux persos ?
        dernier à 6, une seule carte pour moi ?
        le dernier à 4 prend la carte cachée du début ?
ruling-last-of-seven = À 7 joueurs avec huit personnages, le dernier ne reçoit qu'une carte ; il prend aussi celle du début de la manche, face cachée, en garde une et repose l'autre face cachée.
    .asked =
        Entre quoi choisit le dernier de sept joueurs ?
        À sept, qui prend la carte face cachée ?
        on est sept, comment fait le dernier avec une carte
        sept joueurs huit persos, le dernier choisit entre quoi
        le 7e a une carte qu'il aime pas, que peut-il faire
        dernier à 7, j'ai combien de cartes au choix
        à sept avec huit persos, le dernier prend quoi
    .yes =
        Le septième joueur peut-il prendre le personnage mis de côté au départ ?
        sept joueurs, j'ai une seule carte, je prends aussi la cachée ?
        le septième regarde t il la carte face cachée
        le septième repose l'autre carte face cachée ?
        le septième pioche la cachée pour avoir un choix ?
        dernier de sept, je ramasse aussi la face cachée du début ?
        à 7 j'ai une carte passée et celle du milieu, j'en garde une ?
        Le septième joueur repose-t-il face cachée le personnage qu'il ne garde pas ?
        on est sept, même le dernier a un choix de deux ?
        le septième peut jouer la carte cachée du centre ?
        à sept avec huit persos c'est bien le dernier qui profite de la cachée ?
        à 7, le dernier prend la carte cachée aussi ?
        dernier à 7, je choisis entre deux ?
        je suis septième, je peux regarder la carte cachée ?
        à 7, le dernier repose l'autre carte face cachée ?
        le 7e joueur peut échanger sa carte contre la cachée ?
        À sept joueurs, le dernier a-t-il quand même un choix ?
    .no =
        À sept joueurs, le dernier servi est-il forcé de garder ce qu'on lui passe ?
        à 7 le dernier est coincé avec la carte qu'on lui passe ?
        le dernier de sept garde les deux cartes ?
        à sept c'est le sixième qui prend la carte cachée ?
        le dernier de sept montre t il la carte laissée
        le 7e doit jouer l'unique carte reçue ?
        à sept personne n'a le droit de toucher à la cachée ?
        Le septième joueur conserve-t-il ses deux personnages ?
        le dernier de sept rejette sa carte face visible ?
        à sept c'est le premier qui regarde la carte cachée ?
        le septième reçoit deux cartes de son voisin plus la cachée ?
        à 7, le dernier n'a pas de choix ?
        dernier à 7, je garde les deux personnages ?
        à 7 avec huit persos, la carte cachée reste au centre sans être prise ?
        je suis septième, je dois jouer la carte reçue ?
        à 7, le dernier montre la carte refusée ?
        il regarde la carte cachée en septième, c'est interdit ?
ruling-discard-order-third = Nous posons d'abord les personnages face visible, puis celui qui va face cachée : le livret ne dit rien de l'ordre, mais son tableau commence par les cartes face visible.
    .asked =
        Quelles cartes écarte-t-on d'abord, face visible ou face cachée ?
        quel role écarte-t-on en premier
    .yes =
        les visibles avant la cachée, c'est comme ça que vous jouez ?
        l'ordre vient il du tableau du livret
    .no =
        le livret dit il dans quel ordre écarter
        on pose la carte cachée en premier ?
        la face cachée avant les visibles ?
ruling-face-down-first-classic = On écarte d'abord un personnage face cachée, sans le regarder, puis ceux qui vont face visible à côté.
    .asked =
        Quelles cartes écarte-t-on d'abord, face visible ou face cachée ?
        dans quel ordre retire t on les roles au début de la manche
    .yes =
        le role caché d'abord, les visibles apres ?
        le role face cachée est tiré sans être vu ?
    .no =
        on étale les personnages visibles avant le secret ?
        jpeux regarder le role que je mets face cachée
        le role secret vient en dernier ?
