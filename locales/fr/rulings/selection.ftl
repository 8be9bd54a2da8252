### The rulings of data/rulings/selection.toml, and the questions they answer: with yes, with no, or in another way.

ruling-face-up-then-face-down = Le personnage défaussé face cachée est posé sans être vu, et personne ne le regarde, pas même celui qui a la couronne. (Exception : le dernier de 7 ou 8 joueurs, qui choisit aussi parmi lui.)
    .no =
        Peut-on regarder le personnage défaussé face cachée ?
        A-t-on le droit de savoir quel personnage a été mis de côté en secret ?
        J'ai jeté un œil à la carte retirée au hasard : c'est permis ?
        celui qui a la couronne peut regarder le perso mis face cachée ?
        jpeux jeter un oeil à la carte face cachée avant de choisir
        le premier joueur sait il quel role est caché
        à quatre, le dernier peut regarder la carte cachée ?
        je mélange, je pose une carte cachée, et je la mate ?
    .yes =
        la carte cachée du début est secrète pour tous ?
        on écarte le personnage secret sans le voir ?
        regarder le role face cachée c'est tricher ?
    .asked =
        qui connait le personnage face cachée
ruling-discard-order = On pose d'abord les personnages face visible, puis un autre face cachée.
    .asked =
        Pose-t-on d'abord les cartes face visible ou la carte face cachée ?
        dans quel ordre écarte t on les personnages en début de manche
        à quel moment pose t on la carte face cachée
    .yes =
        les roles visibles d'abord, le secret ensuite ?
        le perso caché se tire après les cartes visibles ?
        à quatre : deux visibles puis une cachée, dans cet ordre ?
        le secret se pose en dernier ?
    .no =
        on met d'abord le personnage caché puis les visibles ?
        la carte face cachée s'écarte en premier
        la cachée avant les visibles, c'est l'ordre ?
ruling-discarded-out = Les personnages écartés au début sont hors jeu pour la manche : personne ne les a, personne ne répond à leur appel. (Seul peut revenir celui, face cachée, que prend le dernier de 7 ou 8 joueurs.)
    .yes =
        Les personnages écartés sont-ils hors jeu ?
        la marchande est étalée sur la table, donc personne ne l'a ?
        un personnage écarté passe toute la manche dehors ?
        pour les écartés visibles, sûr que personne ne les a ?
    .no =
        le voleur est face visible au milieu, quelqu'un peut le jouer ?
        jpeux échanger mon role contre un des écartés visibles
        un role défaussé revient il plus tard dans la manche
        on joue quand meme le tour d'un personnage écarté ?
        l'architecte est étalé au centre, il va quand même jouer ?
    .asked =
        que deviennent les personnages mis de côté
ruling-face-down-stays = Seul le dernier de 7 joueurs avec huit personnages, ou de 8 joueurs avec neuf, prend le personnage face cachée. Dans toutes les autres parties, il reste où il est.
    .no =
        À 4, 5 ou 6 joueurs, quelqu'un prend-il le personnage face cachée ?
        à cinq, le dernier peut prendre la carte cachée à la place ?
        dernier de six et mes deux cartes me plaisent pas, je prends la cachée ?
        sept joueurs mais neuf personnages, le dernier a la carte cachée ?
        celui qui a la couronne peut récupérer le personnage caché
    .yes =
        à quatre le role caché reste sur la table ?
        à huit la carte face cachée est pour le dernier ?
        la carte cachée ne sert qu'à 7 ou 8 joueurs ?
        à cinq, la cachée dort jusqu'à la fin de la manche ?
    .asked =
        dans quelles parties quelqu'un prend il la carte cachée
ruling-rank-four-reshuffled = Un personnage de rang 4, comme le Roi, n'est jamais défaussé face visible : s'il sort, remélangez-le et retournez une autre carte.
    .no =
        Un personnage de rang 4 peut-il être défaussé face visible ?
        On a retourné l'Empereur en écartant les cartes face visible : on le laisse ?
        un rang 4 peut rester ouvert au milieu en début de manche ?
        on laisse simplement le roi visible avec les autres écartés ?
        l'empereur est sorti face visible, on en met juste une de moins ?
        le rang 4 se traite comme les autres quand on retourne des cartes ?
    .yes =
        Le Patricien est sorti au tirage, faut-il en tirer un autre ?
        Mon ami dit que le rang 4 n'est jamais montré parmi les personnages retirés.
        rang 4 retourné, on remélange et on en tire un autre ?
        c'est sûr qu'aucun écarté visible n'est un rang 4 ?
        le roi est sorti, une nouvelle carte le remplace ?
        patricien visible par accident, on le remet dans le tas ?
    .asked =
        Que faire si le Roi sort parmi les cartes écartées ?
        le roi sort face visible, et la ?
ruling-rank-four-face-down = Un rang 4 peut être la carte face cachée, et alors personne ne l'a : le livret ne l'exclut que des cartes visibles, et la carte cachée se pose sans être vue.
    .yes =
        Un personnage de rang 4 peut-il être la carte face cachée ?
        il arrive que personne n'ait le roi parce qu'il est la carte cachée ?
        l'empereur peut il être l'écarté secret
        personne n'a répondu au roi, il est peut être face cachée ?
        rang 4 caché sous la table, c'est possible ?
    .no =
        le rang 4 est il toujours parmi les cartes qu'on se passe
        est on sûr qu'un joueur peut prendre le roi à chaque manche
        faut il vérifier que la carte cachée n'est pas le roi
        le rang 4 est il interdit aussi face cachée
        une manche sans roi, c'est qu'on s'est trompé en écartant ?
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
ruling-table-of-eight = À 4 joueurs, 2 personnages sur huit sont défaussés face visible ; à 5 joueurs, un seul ; à 6 ou 7, aucun. On en pose toujours un de plus face cachée.
    .asked =
        Combien de personnages face visible à 4, 5, 6 ou 7 joueurs ?
        Combien de cartes Personnage écarte-t-on au début de la manche ?
        Nous sommes quatre : combien de personnages retourne-t-on au milieu de la table ?
        huit personnages et six joueurs, combien on en enlève
    .yes =
        Faut-il retirer des personnages quand on est sept ?
        quatre joueurs et 8 roles : deux visibles, une cachée ?
        un seul personnage visible à cinq ?
        avec huit personnages il y a toujours une carte cachée ?
        à cinq, une ouverte et une fermée ?
    .no =
        À six, montre-t-on des personnages écartés ?
        a cinq on met deux personnages face visible ?
        à sept on se passe de la carte face cachée ?
        à 4 une seule carte ouverte ?
        six joueurs, on montre un role ?
ruling-choose-and-pass-left = On regarde tous les personnages qu'on reçoit, on en garde un en secret et on passe le reste.
    .yes =
        Voit-on tous les personnages avant d'en choisir un ?
        jpeux voir tous les roles du paquet avant de choisir
        mon choix reste secret pour les autres ?
        je vois donc quels roles restent aux suivants ?
        je fouille le tas et je prends ce qui me plaît ?
    .no =
        je tire mon role au hasard ?
        on me distribue mon personnage à l'aveugle ?
        dois je montrer le role gardé en passant le paquet
        a cinq on peut garder deux roles du paquet ?
    .asked =
        Comment marche le draft à quatre, cinq ou six ?
        comment on choisit son personnage
ruling-pass-left = Les cartes Personnage partent de celui qui a la couronne et se passent à gauche, dans le sens horaire.
    .yes =
        Les cartes Personnage se passent-elles à gauche ?
        celui qui a la couronne choisit il son role en premier
        on passe les personnages dans le sens des aiguilles ?
    .no =
        je passe les roles a ma droite ?
        le sens change t il à chaque manche pour le choix
        le plus jeune choisit son personnage d'abord ?
        jpeux donner le paquet de roles a qui je veux
        le tas de persos part vers la droite du couronné ?
    .asked =
        Dans quel sens passe-t-on les cartes ?
        On passe à gauche ou à droite ?
        qui choisit son personnage en premier
ruling-last-of-two = Avec huit personnages et 4 à 6 joueurs, le dernier choisit entre deux personnages et pose l'autre face cachée au centre.
    .asked =
        Entre combien de personnages choisit le dernier de 4, 5 ou 6 joueurs ?
        Je suis le dernier à choisir : que fais-je de la carte qui reste ?
    .yes =
        dernier de quatre : j'ai deux roles au choix ?
        le role restant va face cachée au milieu ?
        six joueurs, le dernier choisit encore entre deux ?
        même le tout dernier a un vrai choix à cinq ?
    .no =
        à cinq le dernier n'a qu'un seul role sans choix ?
        je montre à tous le role qui reste ?
        le dernier garde les deux roles restants ?
        le personnage en trop revient à celui qui a la couronne ?
ruling-last-of-seven = À 7 joueurs avec huit personnages, le dernier ne reçoit qu'une carte ; il prend aussi celle du début de la manche, face cachée, en garde une et repose l'autre face cachée.
    .asked =
        Entre quoi choisit le dernier de sept joueurs ?
        À sept, qui prend la carte face cachée ?
        on est sept, comment fait le dernier avec une carte
    .yes =
        Le septième joueur peut-il prendre le personnage mis de côté au départ ?
        sept joueurs, j'ai une seule carte, je prends aussi la cachée ?
        le septième regarde t il la carte face cachée
        le septième repose l'autre carte face cachée ?
        le septième pioche la cachée pour avoir un choix ?
    .no =
        À sept joueurs, le dernier servi est-il forcé de garder ce qu'on lui passe ?
        à 7 le dernier est coincé avec la carte qu'on lui passe ?
        le dernier de sept garde les deux cartes ?
        à sept c'est le sixième qui prend la carte cachée ?
        le dernier de sept montre t il la carte laissée
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
ruling-face-down-first-classic = On défausse d'abord un personnage face cachée, sans le regarder, puis ceux qui vont face visible à côté.
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
