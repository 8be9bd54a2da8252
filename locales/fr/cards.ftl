### Cards: name, one-line reminder for the player who calls the round, full effect. The message id
### is card-<id>-<edition>. Names are the printed ones; the wording is ours.

## Characters, 2016

card-assassin-2016 = Assassin
    .reminder = Désigne un personnage : il reste caché et perd son tour.
    .effect = Désignez un autre personnage, jamais un joueur. Le joueur qui l'a ne le révèle pas à l'appel et perd son tour.
    .asked =
        c'est quoi l'effet de l'assassin
        que devient le personnage visé par l'assassin
        qui l'assassin peut tuer
        assassin, on désigne quoi au juste
        l'assassin m'a dézingué, il me reste quoi à faire
        c'est un nom de joueur ou de perso que l'assassin doit donner
        assassiné, je perds quoi
    .yes =
        la cible de l'assassin passe son tour
        l'assassin nomme un perso et pas un joueur, c'est ça
        le mort reste caché quand on l'appelle après l'assassin
        l'assassin peut viser le roi
        on m'a tué mon perso avec l'assassin, je joue pas du tout cette manche ?
        quand on appelle mon perso assassiné je me tais
        l'assassin peut dire "je tue l'architecte" même sans savoir qui l'a
        l'assassin peut tomber sur un perso que personne n'a pris
        le condottiere peut se faire buter par l'assassin
        je suis assassin, je dis un personnage
        assassiné, je perds tout mon tour ?
        mon perso a été tué par l'assassin, je reste caché
        l'assassin peut tuer la marchande
        l'assassin tue sans payer
    .no =
        l'assassin peut désigner un joueur directement
        l'assassin prend l'or de sa victime
        il faut payer pour tuer avec l'assassin
        l'assassin peut tuer deux persos
        l'assassin dit "je tue Paul", c'est valable
        je me fais zigouiller, je peux au moins collecter mes 2 or
        victime de l'assassin : je dois retourner ma carte à l'appel de mon nom
        l'assassin peut se désigner lui même
        tuer avec l'assassin ça coute des pièces
        tué par l'assassin, je peux quand même construire
        l'assassin me tue, je perds mon or
        l'assassin choisit sa victime parmi les joueurs
        l'assassin détruit un quartier de sa victime
        assassiné, je dois montrer ma carte quand on m'appelle
card-witch-2016 = Sorcière
    .reminder = Fait sa collecte, désigne un personnage ; reprendra à sa place.
    .effect = Faites votre collecte. Vous devez ensuite désigner un autre personnage ; votre tour est suspendu. Quand ce personnage est appelé, son joueur fait sa collecte, rien de plus. Vous reprenez alors votre tour comme si vous étiez ce personnage, avec tous ses pouvoirs et ses interdictions, mais avec votre or, votre main et votre cité ; la couronne va tout de même au Roi ou au Patricien ensorcelé. Si personne n'a le personnage, vous ne reprenez pas votre tour.
    .asked =
        comment joue la sorcière
        que peut faire la victime de la sorcière
        quand la sorcière reprend son tour
        la sorcière construit dans quelle cité
        la sorcière m'a choisi, j'ai le droit de faire quoi
        la sorcière vise le roi, la couronne va chez qui
        ensorcelé par la sorcière, je peux faire quoi
    .yes =
        la sorcière collecte avant de désigner
        la sorcière est obligée de nommer un perso
        l'ensorcelé collecte quand même (sorcière)
        la sorcière joue avec son propre or
        la sorcière ensorcelle le roi, c'est lui qui garde la couronne
        ensorcelé, je fais ma collecte et basta ?
        la sorcière bâtit dans sa propre ville avec ses propres sous
        la sorcière a visé un perso que personne n'a, son tour est cuit
        sorcière sur la navigatrice : elle peut pas construire non plus
        c'est avant de nommer sa cible que la sorcière collecte
        ensorcelé, je peux seulement collecter (sorcière)
        la sorcière prend le pouvoir du perso qu'elle nomme
        la sorcière joue avec sa main à elle
        roi ensorcelé par la sorcière, je garde la couronne
    .no =
        la sorcière utilise la main de sa victime
        la victime de la sorcière peut construire
        perso de la sorcière absent, elle reprend son tour
        la sorcière prend la couronne du roi ensorcelé
        la sorcière peut passer sans nommer personne
        j'ai été ensorcelé, je peux poser un bâtiment quand même
        la sorcière paie avec l'or de l'ensorcelé
        la sorcière ensorcelle un joueur en le montrant du doigt
        la sorcière joue tout son tour d'un trait avant les autres
        ensorcelé, je peux utiliser mon pouvoir malgré la sorcière
        la sorcière me prend mon or
        la sorcière construit dans ma cité
        la sorcière peut choisir un joueur
        la sorcière reprend son tour même si personne n'a le perso
card-magistrate-2016 = Échevin
    .reminder = Pose trois mandats ; peut prendre le premier quartier de sa cible.
    .effect = Posez trois mandats face cachée sur trois personnages différents ; un seul est signé. Quand le joueur visé par le mandat signé paie un quartier pour la première fois de son tour, vous pouvez révéler le mandat et construire ce quartier gratuitement dans votre cité, sauf si vous l'avez déjà. Le joueur reprend son or, mais cela compte comme une de ses constructions.
    .asked =
        c'est quoi l'échevin
        combien de mandats pose l'échevin
        quand l'échevin révèle son mandat
        que devient mon or si l'echevin me prend le quartier
        l'échevin met ses mandats sur combien de persos
        il atterrit où le quartier confisqué par l'échevin
        combien de mandats de l'échevin sont signés
    .yes =
        l'échevin récupère le quartier gratos
        visé par l'échevin, je reprends mon or
        le quartier pris par l'echevin compte dans mes constructions
        l'échevin peut choisir de ne pas révéler le mandat
        l'échevin retourne le mandat signé et mon château file chez lui, normal ?
        l'échevin m'a chipé mon bâtiment, au moins on me rend mes sous
        deux des trois mandats de l'échevin sont du vent
        j'ai déjà cette carte en ville, l'échevin que je suis peut pas la prendre
        l'échevin ne peut frapper que sur le premier quartier que je paie dans mon tour
        l'échevin me prend mon quartier, je récupère mon or
        je peux prendre le quartier d'un autre gratuitement avec l'échevin
        l'échevin peut laisser construire le joueur visé
        après l'échevin, ma construction du tour est utilisée
    .no =
        l'échevin pose deux mandats sur le même perso
        les trois mandats de l'échevin sont signés
        l'échevin paie le quartier qu'il confisque
        l'échevin peut prendre un quartier qu'il a déjà
        l'échevin garde l'or que j'avais payé
        l'échevin attend mon deuxième quartier du tour pour révéler le mandat
        l'échevin me pique le quartier et je peux rejouer ma construction comme si de rien n'était
        l'échevin pose 2 mandats seulement
        l'échevin me rembourse de sa poche en payant le coût
        mandat signé : l'échevin est forcé de le révéler
        l'échevin m'a pris mon quartier, je perds mon or
        l'échevin peut prendre le quartier d'un joueur avec un mandat non signé
        l'échevin peut poser ses trois mandats sur un seul personnage
        l'échevin doit payer le quartier à la banque
        l'échevin peut avoir deux fois le même quartier en confisquant
card-thief-2016 = Voleur
    .reminder = Désigne un personnage : prend tout son or quand il est révélé.
    .effect = Désignez un autre personnage à voler : ni de rang 1, ni assassiné, ni ensorcelé. Quand il est révélé, son joueur vous donne tout son or, avant sa collecte.
    .asked =
        que fait le voleur
        quand le voleur reçoit l'or
        combien prend le voleur
        qui le voleur n'a pas le droit de voler
        le voleur, il peut pas viser quels persos
        il passe quand à la caisse le voleur
        le voleur prend l'or avant ou après la collecte
    .yes =
        le voleur prend tout l'or de sa victime
        le voleur vise un perso pas un joueur
        la victime du voleur paie avant sa collecte
        le voleur peut voler la marchande
        le voleur m'a nommé, je lui file tout mon or dès que je me retourne ?
        volé avec 0 po, le voleur gagne rien
        après le voleur je peux encore collecter mes 2 pièces
        le voleur peut pas choisir le perso que la sorcière a pris
        le mort est intouchable pour le voleur
        volé par le voleur, je donne tout mon or
        je peux voler l'architecte avec le voleur
        après le vol je collecte normalement (voleur)
        le voleur ne prend que l'or
        le voleur ne peut rien contre l'assassin
    .no =
        le voleur peut voler l'assassin
        le voleur peut nommer le perso assassiné
        le voleur prend juste la moitié de l'or
        le voleur pique aussi des cartes
        le voleur peut cibler la sorcière
        le voleur me pique aussi ce que je collecte après
        le voleur désigne un joueur du doigt
        je garde 1 pièce quand le voleur me dépouille
        le voleur encaisse tout de suite quand il annonce sa cible
        le voleur peut me prendre mes cartes
        le voleur me laisse la moitié de mes pièces
        le voleur peut voler le perso ensorcelé
        le voleur prend l'or après ma collecte
        le voleur peut voler un joueur de son choix
card-spy-2016 = Espion
    .reminder = Voit une main : 1 pièce et 1 carte par carte du type annoncé.
    .effect = Choisissez un autre joueur et annoncez un type de quartier, puis regardez la main de ce joueur. Pour chaque carte de ce type, prenez-lui 1 pièce d'or et piochez 1 carte.
    .asked =
        comment on joue l'espion
        combien d'or prend l'espion
        d'où viennent les cartes de l'espion
        l'espion annonce quoi
        l'espion a trouvé 3 bleus chez moi, je perds combien
        l'espion pioche d'où
        l'espion gagne quoi par carte du bon type
    .yes =
        l'espion regarde toute la main du joueur
        l'espion prend 1 or par carte du bon type
        l'espion annonce le type avant de regarder
        l'espion pioche aussi 1 carte par carte trouvée
        j'annonce "vert" à l'espion, il a 2 verts en main : 2 po et 2 cartes pour moi
        aucune carte de la couleur annoncée, l'espion repart bredouille
        l'espion m'a pris de l'or mais je garde mes cartes, c'est bien ça
        l'espion doit choisir un joueur précis
        faut dire la couleur avant de mater la main avec l'espion
        je regarde la main d'un joueur avec l'espion
        l'espion me prend 1 or par carte du type nommé
        j'ai aucun vert en main, l'espion dit vert, je perds rien
        l'espion pioche ses cartes dans la pioche
    .no =
        l'espion vole les cartes de la main
        l'or de l'espion vient de la banque
        l'espion peut espionner tout le monde
        2 pièces par carte du type annoncé avec l'espion
        l'espion regarde la main puis choisit le type qui l'arrange
        l'espion embarque les cartes de la couleur nommée
        l'or ramassé par l'espion sort de la réserve
        l'espion compte les bâtiments posés dans ma ville
        l'espion peut annoncer deux types
        l'espion me prend mes cartes
        l'espion peut regarder ma main avant d'annoncer la couleur
        l'espion peut regarder la main de deux joueurs
        je peux cacher ma main à l'espion
        2 cartes du type, l'espion prend 4 or
card-blackmailer-2016 = Maître-chanteuse
    .reminder = Pose deux menaces : payer la moitié de son or, ou risquer le tout.
    .effect = Posez deux menaces face cachée sur deux personnages différents, jamais sur un personnage de rang 1, assassiné ou ensorcelé ; une seule est vraie. Juste après sa collecte, un joueur menacé peut vous verser la moitié de son or, arrondie à l'entier inférieur, pour faire retirer le jeton sans qu'on le regarde. Sinon, vous pouvez le révéler : si la menace est vraie, vous prenez tout l'or du joueur.
    .asked =
        comment marche la maître-chanteuse
        combien faut payer à la maitre chanteuse
        quand est-ce qu'on paie la maître-chanteuse
        la maître-chanteuse ne peut pas menacer qui
        la maître-chanteuse retourne la dentelle, je perds quoi
        menacé par la maître-chanteuse avec 8 or, le silence me coûte combien
        maître-chanteuse : moitié arrondie au-dessus ou en dessous
    .yes =
        je peux refuser de payer la maître-chanteuse
        la maitre chanteuse rafle tout si c'est la dentelle
        7 or, je verse 3 à la maître-chanteuse et c'est réglé
        la maître chanteuse peut laisser la menace sans la retourner
        la maître chanteuse met ses deux jetons sur deux persos distincts, obligé ?
        un seul des jetons de la maître-chanteuse a la dentelle
        j'ai 5 or, je m'en sors en filant 2 à la maître-chanteuse
        j'ai payé la maitre chanteuse, mon jeton dégage sans qu'on sache si c'était le bon
        je paie pas la maître-chanteuse et c'est du bluff : je garde mon fric
        menacé par la maître-chanteuse, j'ai le choix de payer ou pas
        j'ai refusé de payer la maître-chanteuse et c'est la dentelle, je perds tout
        maître-chanteuse : 10 or, je paie 5
        la maître-chanteuse peut menacer le roi
        je paie la maître-chanteuse et je suis tranquille
    .no =
        les deux menaces de la maître-chanteuse sur le même perso
        la maître chanteuse peut menacer un rang 1
        on regarde le jeton si j'ai payé la maître-chanteuse
        maître-chanteuse : la menace sans dentelle lui donne mon or
        payer la maître-chanteuse est obligatoire
        la maître chanteuse peut coller une menace sur l'assassin
        j'ai 9 po, je dois en lâcher 5 à la maitre-chanteuse
        je paie la maitre chanteuse après avoir construit, à la fin de mon tour
        même après avoir payé, la maître-chanteuse peut retourner la dentelle et tout rafler
        suis-je obligé de payer la maître-chanteuse
        la maître-chanteuse peut menacer le perso assassiné
        la maître-chanteuse peut viser la sorcière
        les deux menaces de la maître-chanteuse portent la dentelle
        je paie tout mon or à la maître-chanteuse pour enlever le jeton
card-magician-2016 = Magicienne
    .reminder = Échange sa main avec un joueur, ou des cartes avec la pioche.
    .effect = Au choix : échangez toute votre main contre celle d'un autre joueur, ou mettez sous la pioche autant de vos cartes que vous voulez et piochez-en le même nombre.
    .asked =
        la magicienne elle sert à quoi
        combien de cartes la magicienne peut changer
        où vont les cartes rendues par la magicienne
        la magicienne a le choix entre quoi et quoi
        magicienne : combien j'en repioche si j'en rends 5
        c'est quoi les deux options de la magicienne
        magicienne, les cartes vont dessus ou dessous la pioche
    .yes =
        la magicienne échange sa main avec un autre joueur
        la magicienne peut jeter 4 cartes et en repiocher 4
        les cartes de la magicienne partent sous la pioche
        je peux changer une seule carte via la magicienne
        j'ai 1 carte et lui 6, la magicienne me permet de lui prendre sa main contre la mienne
        la magicienne peut remplacer toutes ses cartes par la pioche
        faut choisir entre l'échange et la repioche avec la magicienne
        la magicienne m'a pris toutes mes cartes et m'a refilé les siennes, c'est légal
        je mets 3 cartes sous la pioche, j'en retire 3, c'est ça la magicienne
        je peux prendre toute la main d'un joueur avec la magicienne contre la mienne
        la magicienne peut me prendre ma main sans mon accord
        je n'ai plus de cartes, la magicienne peut quand même échanger sa main
        magicienne : je rends 3 cartes, j'en pioche 3
    .no =
        la magicienne fait les deux : échange de main et repioche
        magicienne : échanger juste 2 cartes avec un joueur
        la magicienne repioche plus de cartes qu'elle n'en rend
        la magicienne doit payer pour échanger
        la magicienne peut garder ses deux meilleures cartes et échanger le reste avec un joueur
        la magicienne échange avec moi puis en plus rend des cartes à la pioche
        je défausse 2 cartes avec la magicienne et j'en pioche 4
        les cartes larguées par la magicienne vont sur le dessus du paquet
        la magicienne paie 1 or par carte changée
        la magicienne peut échanger la moitié de sa main avec un joueur
        la magicienne peut échanger avec deux joueurs
        la magicienne prend ma main et garde la sienne
        la magicienne rend 1 carte et en pioche 2
        puis-je refuser d'échanger ma main avec la magicienne
card-wizard-2016 = Sorcier
    .reminder = Voit une main, y prend une carte, peut la construire ; doublons permis.
    .effect = Regardez la main d'un autre joueur et prenez-y une carte : gardez-la, ou construisez-la aussitôt à son coût entier, hors limite de construction. Ce tour-ci, vous pouvez construire des quartiers déjà présents dans votre cité.
    .asked =
        le sorcier fait quoi
        combien paie le sorcier pour la carte prise
        combien de cartes prend le sorcier
        que faire de la carte prise avec le sorcier
        sorcier, je peux en faire quoi de la carte chipée
        le sorcier prend ça chez qui et combien
        le sorcier paie combien s'il construit tout de suite
    .yes =
        le sorcier regarde la main d'un joueur et prend une carte
        le sorcier peut construire la carte prise tout de suite
        le sorcier peut faire un doublon ce tour-ci
        le sorcier peut garder la carte volée en main
        le sorcier mate ma main et m'en prend une, au choix
        carte volée posée direct par le sorcier, elle compte pas dans ma limite
        avec le sorcier je peux bâtir une deuxième taverne
        le sorcier casque le prix plein pour la carte qu'il pose
        sorcier : je pose la carte prise et encore une de ma main ensuite ?
        je peux prendre une carte chez un joueur avec le sorcier
        le sorcier peut construire un quartier qu'il a déjà
        le sorcier me prend une carte et ne me doit rien
        sorcier : la carte prise je peux la garder pour plus tard
    .no =
        la carte construite aussitôt par le sorcier compte dans la limite
        le sorcier construit gratis la carte prise
        le sorcier prend deux cartes
        le sorcier rend une carte en échange
        la carte chipée par le sorcier, il doit la construire illico
        le sorcier tire sa carte au hasard
        le sorcier pose la carte à l'œil
        le sorcier doit me filer une carte à la place
        le sorcier regarde la main de tous les joueurs
        le sorcier pose la carte prise sans payer
        je choisis la carte que le sorcier me prend
        le sorcier prend une carte sans voir la main
        le sorcier doit bâtir tout de suite la carte prise
        le sorcier me prend 2 cartes
card-seer-2016 = Voyante
    .reminder = Prend une carte à chacun, en rend une ; construit deux quartiers.
    .effect = Prenez une carte au hasard dans la main de chaque autre joueur, puis donnez une carte de votre choix à chacun de ceux à qui vous en avez pris une. Vous pouvez construire jusqu'à deux quartiers.
    .asked =
        que fait la voyante
        combien de cartes prend la voyante
        la voyante rend quoi aux autres
        combien de quartiers avec la voyante
        elle rend à qui la voyante
        voyante à 4 joueurs, je ramasse combien de cartes
        la voyante prend au hasard ou elle choisit
    .yes =
        la voyante prend une carte à chaque autre joueur
        la voyante doit redonner une carte à chacun
        2 constructions avec la voyante ?
        la voyante choisit les cartes qu'elle rend
        la voyante me pique une carte au pif, et elle doit m'en redonner une ?
        à 5 joueurs la voyante prend 4 cartes
        la voyante peut me rendre une carte pourrie
        j'ai la voyante, je peux poser deux batiments
        mon voisin a pas de carte, la voyante lui en doit pas non plus
        la voyante me prend une carte au hasard
        je dois rendre une carte à chacun avec la voyante
        la voyante peut construire deux quartiers
        je peux rendre une autre carte que celle prise avec la voyante
    .no =
        la voyante choisit la carte qu'elle prend en regardant la main
        la voyante prend 2 cartes par joueur
        la voyante peut construire 3 quartiers
        la voyante rend les cartes au hasard
        la voyante regarde ma main avant de choisir ce qu'elle me prend
        la voyante garde toutes les cartes piquées sans rien rendre
        voyante : je choisis un seul joueur
        un seul quartier par tour pour la voyante
        la voyante doit rendre la même carte qu'elle a prise
        la voyante peut garder une carte sans rien me rendre
        la voyante peut éviter un joueur qui a des cartes
        je choisis la carte que la voyante me prend
        je peux refuser de donner une carte à la voyante
        la voyante prend de l'or à chaque joueur
card-king-2016 = Roi
    .reminder = 1 pièce par quartier noble ; prend la couronne.
    .effect = Prenez 1 pièce d'or par quartier noble de votre cité. Au moment de votre choix pendant votre tour, vous devez prendre la couronne, même si vous êtes ensorcelé. Si vous êtes assassiné, vous la prenez à la fin de la manche.
    .asked =
        c'est quoi le roi
        combien d'or pour le roi
        quand le roi prend la couronne
        le roi mort récupère la couronne quand
        combien rapporte au roi un palais et un manoir
        qui prend la couronne quand le roi est ensorcelé
        roi assassiné, à quel moment il a la couronne
    .yes =
        le roi est forcé de prendre la couronne
        le roi gagne 1 or par quartier noble
        roi assassiné, la couronne est pour lui en fin de manche
        le roi ensorcelé prend quand meme la couronne
        on a tué mon roi, je récupère la couronne une fois la manche finie
        trois jaunes, mon roi encaisse 3 pièces
        la sorcière m'a eu, mais comme je suis roi la couronne vient chez moi ?
        le roi choisit à quel moment de son tour il prend la couronne
        j'ai pas envie de la couronne mais le roi est obligé
        je suis roi, la couronne est à moi
        tué en roi, je récupère quand même la couronne
        deux quartiers nobles, 2 or pour le roi
        le roi doit prendre la couronne pendant son tour
    .no =
        le roi peut refuser la couronne
        le roi pioche des cartes pour ses quartiers jaunes
        le roi donne la couronne à qui il veut
        2 pièces par quartier noble pour le roi
        le roi assassiné peut dire adieu à la couronne
        le roi doit forcément prendre la couronne en tout premier
        le roi touche de l'or pour ses quartiers rouges
        roi ensorcelé : c'est la sorcière qui chope la couronne
        roi : je laisse la couronne à celui qui l'a si je veux
        roi assassiné, la couronne reste où elle est pour la manche suivante
        roi ensorcelé, je perds la couronne
        la couronne est facultative pour le roi
        le roi reçoit de l'or pour ses quartiers verts
        le roi doit payer pour avoir la couronne
card-emperor-2016 = Empereur
    .reminder = 1 pièce par quartier noble ; donne la couronne, prend 1 pièce ou carte.
    .effect = Prenez 1 pièce d'or par quartier noble de votre cité. Au moment de votre choix pendant votre tour, vous devez prendre la couronne à son détenteur et la donner à un joueur différent, jamais à vous-même ; prenez 1 pièce d'or ou 1 carte au hasard à ce joueur. Si vous êtes assassiné, vous donnez la couronne à la fin de la manche et ne prenez rien. Ne se joue pas à 2 joueurs.
    .asked =
        il fait quoi l'empereur
        que gagne l'empereur en donnant la couronne
        à qui l'empereur peut donner la couronne
        à quel moment l'empereur donne la couronne
        l'empereur m'a donné la couronne, je lui dois quoi
        l'empereur touche des pièces pour quels quartiers
        l'empereur prend or ou carte à celui qu'il couronne
    .yes =
        l'empereur est obligé de donner la couronne
        l'empereur touche 1 or par quartier noble
        c'est l'empereur qui choisit entre l'or et la carte
        empereur assassiné, il donne la couronne en fin de manche
        l'empereur doit refiler la couronne à quelqu'un d'autre que lui
        couronné par l'empereur, c'est lui qui décide s'il me prend une pièce ou une carte
        la carte prise par l'empereur est tirée au pif
        à 2 joueurs on vire l'empereur du jeu, non ?
        empereur buté, la couronne change quand même de mains en fin de manche
        je suis empereur, je dois donner la couronne à un autre joueur
        l'empereur me donne la couronne, je dois lui filer 1 or ou 1 carte
        l'empereur ne peut pas prendre la couronne pour lui
        mes quartiers jaunes me rapportent en empereur
    .no =
        l'empereur peut garder la couronne pour lui
        l'empereur mort reçoit quand même une pièce
        on joue l'empereur à deux ?
        l'empereur peut rendre la couronne à celui qui l'avait
        l'empereur prend 2 or à celui qu'il couronne
        j'ai déjà la couronne et l'empereur peut décider que je la garde
        l'empereur se met la couronne sur la tête
        l'empereur peut zapper la couronne s'il a la flemme
        l'empereur assassiné prend une carte à celui qui reçoit la couronne
        celui qui reçoit la couronne choisit s'il paie en or ou en carte à l'empereur
        l'empereur peut laisser la couronne là où elle est
        l'empereur choisit la carte qu'il me prend en regardant ma main
        l'empereur prend 1 or et 1 carte au nouveau couronné
        empereur assassiné, la couronne bouge pas
        la partie est à 2, l'empereur est autorisé
card-patrician-2016 = Patricien
    .reminder = 1 carte par quartier noble ; prend la couronne.
    .effect = Piochez 1 carte par quartier noble de votre cité. Au moment de votre choix pendant votre tour, vous devez prendre la couronne, même si vous êtes ensorcelé. Si vous êtes assassiné, vous la prenez à la fin de la manche.
    .asked =
        quel est le pouvoir du patricien
        combien de cartes pioche le patricien
        quand le patricien prend la couronne
        le patricien gagne quoi avec les quartiers nobles
        le patricien, c'est quoi la différence avec le roi
        patricien avec 4 nobles en ville, je pioche combien
        patricien : des pièces ou des cartes
    .yes =
        le patricien pioche pour chaque quartier noble
        le patricien doit prendre la couronne
        patricien tué, il a la couronne en fin de manche
        le patricien ensorcelé a quand même la couronne
        patricien : 2 palais jaunes = 2 cartes ?
        le patricien zigouillé aura la couronne une fois la manche terminée
        j'ai le patricien et la sorcière m'a visé, la couronne vient quand meme à moi
        le patricien prend la couronne quand il veut dans son tour
        le patricien c'est le roi mais avec des cartes à la place des pièces
        je suis patricien, je dois prendre la couronne
        mes quartiers jaunes me font piocher avec le patricien
        tué en patricien, la couronne est pour moi à la fin de la manche
        trois nobles, le patricien pioche 3 cartes
    .no =
        le patricien touche de l'or pour ses quartiers nobles
        le patricien peut laisser la couronne à un autre
        2 cartes par quartier jaune avec le patricien
        la prise de la couronne est facultative pour le patricien
        le patricien encaisse 1 po par jaune
        le patricien peut snober la couronne
        assassiné en patricien, je perds mon droit à la couronne
        le patricien pioche pour ses quartiers verts
        couronne obligatoirement en début de tour pour le patricien
        le patricien peut refuser de prendre la couronne
        patricien ensorcelé, la sorcière prend la couronne
        patricien : or ou cartes au choix pour les quartiers nobles
        le patricien garde seulement une des cartes piochées
        le patricien peut donner la couronne à un ami
card-bishop-2016 = Évêque
    .reminder = 1 pièce par quartier religieux ; à l'abri du rang 8.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Pendant cette manche, le personnage de rang 8 ne peut pas utiliser son pouvoir sur votre cité, sauf si vous êtes assassiné ou ensorcelé.
    .asked =
        que fait l'évêque
        l'évêque gagne combien
        contre qui l'évêque protège sa cité
        la protection de l'eveque dure combien de temps
        c'est quoi les deux cas où l'évêque n'est plus à l'abri
        l'évêque, il me protège de quoi au juste
        quels quartiers donnent de l'or à l'évêque
    .yes =
        l'évêque touche 1 or par quartier bleu
        l'eveque est à l'abri du condottiere cette manche
        l'évêque bloque aussi le diplomate et le capitaine
        2 quartiers religieux = 2 pièces pour l'évêque
        j'ai joué l'évêque, le condottiere me touche pas de la manche, c'est bien ça
        évêque avec 4 bleus, j'encaisse 4
        l'évêque buté par l'assassin, on peut lui raser sa ville
        le capitaine ne peut rien prendre chez l'évêque
        la sorcière a pris mon évêque : ma ville redevient attaquable ?
        je suis évêque, le condottiere doit me laisser tranquille
        suis-je protégé du capitaine avec l'évêque
        l'évêque ensorcelé peut être attaqué par le condottiere
        évêque : 3 églises donc 3 or
        le diplomate est bloqué par l'évêque
    .no =
        l'évêque assassiné reste protégé du rang 8
        l'évêque pioche des cartes pour ses temples
        2 or par quartier religieux avec l'eveque ?
        évêque ensorcelé, ma cité est toujours protégée
        mon évêque est mort mais le rang 8 doit quand même me laisser tranquille
        l'évêque me protège encore à la manche suivante
        je pioche une carte par église avec l'évêque
        le diplomate peut échanger avec la cité de l'évêque encore en vie et pas ensorcelé
        les châteaux jaunes rapportent de l'or à l'évêque
        l'évêque est vulnérable au condottiere tant qu'il est vivant et pas ensorcelé
        l'évêque protège aussi la cité de mes voisins
        j'étais évêque à la manche d'avant, suis-je encore protégé
        l'évêque gagne de l'or avec ses quartiers verts
card-abbot-2016 = Abbé
    .reminder = 1 pièce ou carte par quartier religieux ; 1 pièce du plus riche.
    .effect = Pour chaque quartier religieux de votre cité, prenez 1 pièce d'or ou 1 carte ; annoncez d'abord combien de chaque. Si vous n'êtes pas parmi les plus riches, vous pouvez prendre 1 pièce d'or au joueur le plus riche.
    .asked =
        il fait quoi l'abbé
        abbé : combien je prends au plus riche
        qu'est ce que je gagne par quartier religieux avec l'abbé
        quand est-ce que l'abbé a droit à la pièce du plus riche
        abbé avec deux églises, j'ai droit à quoi
        à qui l'abbé taxe sa pièce
        abbé : or ou carte par quartier religieux
    .yes =
        l'abbé peut panacher or et cartes pour ses quartiers bleus
        faut annoncer la répartition avant de prendre avec l'abbé
        abbé et pas le plus riche, je peux piquer 1 po au plus riche
        avec l'abbé j'ai le droit de laisser le plus riche tranquille
        j'ai 3 bleus et l'abbé, 2 pièces + 1 carte ça passe
        un pote est plus riche que moi, mon abbé lui gratte une pièce ?
        avec l'abbé je dois dire à voix haute combien d'or et combien de cartes avant de me servir
        l'abbé a le droit de tout prendre en cartes, zéro thune
        si c'est lui qui a le plus d'or et que je suis abbé, il peut pas refuser de me filer 1 or, on est d'accord
        je joue l'abbé, je peux prendre que de l'or pour mes bleus
        mon pote est abbé et je suis le plus riche, je perds 1 pièce
        abbé avec 2 religieux, une pièce et une carte c'est permis ?
        l'abbé peut se passer de la pièce du plus riche
    .no =
        l'abbé prend une pièce ET une carte par quartier religieux
        l'abbé vole 2 pièces d'or au plus riche ?
        je suis ex aequo le plus riche et abbé, je prends quand même 1 or
        les temples des voisins comptent pour mon abbé
        abbé : je pioche d'abord, je vois ce que j'ai, et je décide pour le reste après
        c'est moi qui ai le plus de sous, l'abbé me file quand même 1 or chez le deuxième
        mes marchés et mes tavernes rapportent un truc à l'abbé
        avec 4 quartiers bleus l'abbé ramasse 4 pièces plus 4 cartes
        je suis le plus riche, suis-je à l'abri de l'abbé moins riche que moi
        l'abbé peut me prendre 3 pièces si je suis le plus riche
        l'abbé peut taxer n'importe quel joueur
        aucun quartier religieux, l'abbé pioche une carte quand même
        l'abbé peut changer d'avis sur or ou cartes après avoir pioché
card-cardinal-2016 = Cardinal
    .reminder = 1 carte par quartier religieux ; prend l'or qui manque contre des cartes.
    .effect = Piochez 1 carte par quartier religieux de votre cité. S'il vous manque de l'or pour un quartier, vous pouvez prendre à un seul autre joueur exactement la somme qui manque ; donnez-lui une carte de votre main par pièce, et construisez.
    .asked =
        à quoi sert le cardinal
        combien de cartes je donne avec le cardinal
        quand le cardinal peut prendre de l'or à un autre
        le cardinal gagne quoi avec ses quartiers religieux
        le cardinal rembourse comment celui à qui il prend les sous
        cardinal : je peux prendre l'or de combien de joueurs
        le cardinal donne combien de cartes pour 2 pièces prises
    .yes =
        le cardinal pioche 1 carte par quartier religieux
        il me manque 3 or, le cardinal peut les prendre à un joueur
        avec le cardinal je rends une carte par pièce prise
        je peux jouer le cardinal sans prendre d'or à personne
        il me manque 2 po pour bâtir, je les chope à Julie et je lui file 2 cartes avec le cardinal
        avec le cardinal faut une seule victime
        trois églises dans ma ville, je pioche 3 avec le cardinal ?
        le cardinal ne peut prendre que pile la somme manquante
        les cartes données en échange sortent de la main du cardinal
        pas assez d'or, le cardinal peut en prendre chez un voisin
        le cardinal me prend 2 or, je reçois 2 cartes
        mes quartiers bleus me font piocher avec le cardinal
        le cardinal doit construire s'il prend l'or d'un joueur
    .no =
        le cardinal peut prendre l'or à plusieurs joueurs
        le cardinal prend plus que ce qui manque
        le cardinal touche de l'or pour ses quartiers bleus
        le cardinal prend l'or sans rien donner en échange
        le cardinal peut gratter 1 pièce à chacun des autres
        j'ai déjà de quoi payer, le cardinal peut se servir chez le voisin quand même
        cardinal : 1 carte donnée pour 3 pièces, ça suffit
        le cardinal prend l'or et le met de coté sans bâtir
        le cardinal gagne des pièces avec ses bleus
        le cardinal m'a pris 3 pièces, je ne reçois rien
        le cardinal peut prendre 2 or à un joueur et 1 à un autre
        le cardinal peut prendre tout mon or
        sans carte à donner, le cardinal peut prendre mon or quand même
        le cardinal peut prendre de l'or juste pour l'avoir
card-merchant-2016 = Marchande
    .reminder = 1 pièce par quartier commerçant, plus 1 pièce.
    .effect = Prenez 1 pièce d'or par quartier commerçant de votre cité, et 1 pièce d'or supplémentaire, quelle que soit votre collecte.
    .asked =
        elle fait quoi la marchande
        combien gagne la marchande
        c'est quoi le bonus de la marchande
        la marchande touche combien par quartier commerçant
        marchande avec 4 quartiers verts, j'encaisse combien
        la marchande a pioché à la collecte, il lui reste quoi comme or
        marchande avec 2 quartiers verts, combien de pièces
    .yes =
        la marchande a 1 or de plus même si elle a pioché
        marchande : 1 pièce par quartier vert
        sans quartier vert la marchande prend quand même 1 or
        2 quartiers verts, ça fait 3 pièces pour la marchande
        j'ai aucun vert mais je suis marchande, 1 pièce quand même ?
        trois marchés et la marchande, ça me fait 4
        la pièce bonus de la marchande tombe même quand j'ai pris des cartes
        le vert c'est la couleur de la marchande
        marchande avec 5 verts : 6 po
        je suis marchande, j'ai 1 or en plus
        la marchande gagne 1 or par quartier commerçant
        j'ai pris des cartes, la marchande reçoit quand même son or bonus
        aucun quartier commerçant, 1 or pour la marchande
    .no =
        la marchande reçoit 2 or de bonus
        la marchande pioche des cartes pour ses quartiers verts
        faut avoir pris l'or à la collecte pour le bonus de la marchande
        les quartiers verts des autres comptent pour la marchande
        la marchande prend 1 carte bonus en plus de ses pièces
        mes quartiers bleus paient aussi la marchande
        marchande + 2 verts = 4 pièces
        pas de vert en ville donc la marchande gagne que dalle
        2 po par bâtiment vert avec la marchande ?
        la marchande perd son or bonus si elle pioche
        marchande : 3 verts, ça fait 3 pièces en tout
        la marchande prend son or chez les autres joueurs
        la marchande peut construire plusieurs quartiers verts
        la marchande gagne de l'or avec les quartiers rouges
card-alchemist-2016 = Alchimiste
    .reminder = Récupère à la fin du tour l'or payé pour construire.
    .effect = À la fin de votre tour, récupérez tout l'or payé pour construire, et seulement celui-là. Au moment de construire, vous devez pouvoir payer le prix entier.
    .asked =
        c'est quoi le pouvoir de l'alchimiste
        quand est ce que l'alchimiste récupère ses sous
        combien on récupère avec l'alchimiste
        quel or revient à l'alchimiste
        l'alchimiste, on lui rend ses pièces à quel moment
        alchimiste : il me faut combien en poche pour bâtir un truc à 4
        l'alchimiste paie quand même le prix ou c'est gratuit
    .yes =
        l'alchimiste récupère tout ce qu'il a payé pour bâtir
        c'est en fin de tour que l'alchimiste reprend son or
        avec l'alchimiste il faut avoir la somme complète pour construire
        j'ai payé 4 pour un quartier, l'alchimiste m'en rend bien 4
        palais posé pour 5, est-ce que mes 5 pièces me reviennent avec l'alchimiste
        j'ai 3 or et un quartier à 4, l'alchimiste peut rien faire pour moi, on est d'accord
        l'alchimiste doit avancer l'argent avant d'être remboursé
        faut attendre que mon tour se finisse pour être remboursé par l'alchimiste ?
        en gros l'alchimiste bâtit pour zéro au final
        je construis avec l'alchimiste, je récupère mon or après
        alchimiste : 2 pièces manquantes, construction interdite
        est-ce que l'alchimiste est remboursé de ses constructions
        quartier à 3 payé, l'alchimiste reprend 3 à la fin du tour
    .no =
        l'alchimiste peut construire sans avoir l'or
        alchimiste : on récupère juste la moitié ?
        l'alchimiste récupère aussi l'or dépensé pour autre chose que construire
        l'or revient aussitôt après la construction avec l'alchimiste
        l'alchimiste paie rien du tout au moment de poser, il fait crédit
        la taxe du bailli m'est rendue aussi par l'alchimiste
        alchimiste et rien construit, je gagne un peu d'or quand même
        l'alchimiste me rembourse avec 1 pièce de bonus en plus
        quartier à 6 avec seulement 2 po, ça passe puisque l'alchimiste récupère tout
        avec l'alchimiste je peux bâtir à crédit
        l'alchimiste perd définitivement l'or de sa construction
        l'alchimiste récupère 2 pièces de plus que ce qu'il a payé
        je peux réutiliser l'or remboursé par l'alchimiste dans le même tour pour bâtir
        l'alchimiste récupère l'or que le voleur lui a pris
card-trader-2016 = Négociant
    .reminder = 1 pièce par quartier commerçant ; en construit sans limite.
    .effect = Prenez 1 pièce d'or par quartier commerçant de votre cité. Ce tour-ci, vous pouvez construire autant de quartiers commerçants que vous voulez, et un quartier d'un autre type.
    .asked =
        à quoi sert le négociant
        combien de quartiers verts pour le negociant
        combien d'or touche le négociant
        le négociant peut construire quoi d'autre que du vert
        combien de bâtiments pas verts pour le negociant
        le négociant, c'est quoi sa limite
        négociant : combien de quartiers bleus dans le tour
    .yes =
        le négociant peut poser 4 quartiers verts d'un coup
        1 or par quartier commerçant avec le negociant
        négociant : 2 verts plus un noble, c'est permis
        le négociant pose autant de quartiers verts qu'il veut ?
        négociant : 3 marchés dans le même tour ça roule ?
        après deux verts le négociant peut encore poser un bleu
        le négociant encaisse 1 po pour chaque vert en ville
        y a pas de plafond de verts pour le négociant
        le négociant doit quand même payer chaque bâtiment
        je peux construire 5 quartiers verts avec le négociant
        négociant : un quartier rouge en plus des verts, permis
        trois quartiers verts en cité, 3 or pour le négociant
        le négociant sans vert en main peut construire un seul quartier
    .no =
        le négociant construit deux quartiers non commerçants
        le négociant a une pièce bonus comme la marchande
        le négociant est limité à 3 quartiers verts
        les quartiers verts sont gratuits pour le négociant
        le négociant peut poser un rouge et un bleu
        le négociant a un or en rab sans aucun quartier vert
        2 verts max avec le négociant
        le négociant ne peut construire que du commerçant et rien d'autre
        négociant = cartes par quartier vert
        le négociant peut bâtir deux bleus
        le négociant doit construire que du vert
        je construis gratuitement avec le négociant
        le négociant peut construire trois nobles
        le négociant gagne 1 or en plus quoi qu'il arrive
card-architect-2016 = Architecte
    .reminder = Pioche 2 cartes supplémentaires ; construit jusqu'à trois quartiers.
    .effect = Piochez 2 cartes supplémentaires, quelle que soit votre collecte. Vous pouvez construire jusqu'à trois quartiers.
    .asked =
        l'architecte ça fait quoi
        combien de quartiers pour l'architecte
        combien de cartes bonus avec l'archi
        c'est combien la limite de construction de l'architecte
        l'archi, il peut en poser jusqu'à combien dans son tour
        c'est quoi le petit bonus de pioche de l'architecte
        l'architecte pioche combien de cartes en plus
    .yes =
        l'architecte pioche 2 cartes même s'il a pris l'or
        archi : je peux poser 3 quartiers dans le tour
        l'architecte peut se contenter d'un seul quartier
        les 2 cartes de l'architecte s'ajoutent à la collecte
        j'ai pris mes 2 po, l'archi me file ses deux cartes en rab quand même ?
        deux quartiers au lieu de trois pour l'architecte, c'est autorisé
        mon voisin vient de poser 3 bâtiments en tant qu'architecte, il avait le droit
        l'archi garde les 2 cartes bonus, hein
        si je construis rien du tout je garde quand même les deux cartes d'architecte
        je suis architecte, j'ai droit à trois constructions
        les deux cartes de l'architecte sont en plus de la collecte
        j'ai pris l'or, je pioche quand même 2 cartes en architecte
        l'architecte peut construire zéro quartier
        l'architecte paie chacun de ses trois quartiers
    .no =
        l'architecte est obligé d'en construire trois
        est-ce que l'archi peut bâtir 4 quartiers
        l'architecte pioche 3 cartes en plus
        l'architecte construit gratis ?
        l'architecte doit piocher à la collecte sinon il perd ses 2 cartes
        l'archi c'est construction illimitée
        1 carte en rab pour l'architecte c'est tout ?
        interdit à l'architecte de n'en bâtir qu'un
        avec l'archi les trois bâtiments me coûtent rien
        l'architecte se limite à un quartier par tour
        l'architecte doit rendre une des 2 cartes
        l'architecte pioche 4 cartes en plus
        cinq quartiers posés avec l'architecte, c'est permis
card-navigator-2016 = Navigatrice
    .reminder = Prend 4 pièces ou 4 cartes ; ne construit rien.
    .effect = Prenez 4 pièces d'or ou piochez 4 cartes, quelle que soit votre collecte. Vous ne pouvez pas construire ce tour-ci.
    .asked =
        la navigatrice ça donne quoi
        combien de cartes pour la navigatrice
        c'est quoi l'inconvénient de la navigatrice
        navigatrice, combien d'or
        pourquoi la navigatrice peut pas poser de quartier
        c'est quoi le choix que fait la navigatrice
        navigatrice : combien de quartiers je peux construire
    .yes =
        la navigatrice prend 4 or en plus de la collecte
        la navigatrice peut piocher 4 cartes
        interdit de construire avec la navigatrice ?
        j'ai collecté des cartes, la navigatrice me donne quand même 4 or
        navigatrice : je prends 2 or de collecte et encore 4 derrière ?
        j'ai la navigatrice, du coup impossible de poser un bâtiment ce tour
        c'est soit 4 pièces soit 4 cartes la navigatrice
        avec la navigatrice j'ai le droit de prendre 4 cartes même si j'ai collecté des cartes
        la navigatrice garde ses 4 cartes en main, pas de tri
        je peux prendre 4 or avec la navigatrice
        navigatrice : or ou cartes, pas les deux
        navigatrice, zéro construction ce tour
        je collecte d'abord puis la navigatrice me donne 4 cartes
    .no =
        la navigatrice peut construire un quartier
        2 or et 2 cartes avec la navigatrice c'est bon
        la navigatrice a 4 or plus 4 cartes
        la navigatrice prend seulement 3 pièces
        la navigatrice me laisse panacher genre 3 or 1 carte
        4 po plus 4 cartes d'un coup, navigatrice abusée ?
        j'ai du fric plein les poches, la navigatrice peut bâtir au moins un truc
        la navigatrice remplace la collecte
        navigatrice : c'est 5 cartes
        la navigatrice me permet de bâtir après avoir pris 4 or
        avec la navigatrice je prends 4 or et 4 cartes
        la navigatrice pioche 4 cartes et en garde une
        la navigatrice prend 6 or en bonus
card-scholar-2016 = Archiviste
    .reminder = Voit 7 cartes, en garde une ; construit jusqu'à deux quartiers.
    .effect = Piochez 7 cartes, gardez-en une et mélangez les six autres à la pioche. Vous pouvez construire jusqu'à deux quartiers.
    .asked =
        l'archiviste fait quoi
        combien de cartes pioche l'archiviste
        où vont les cartes non gardées de l'archiviste
        combien de quartiers pour l'archiviste
        archiviste, il en rend combien à la pioche
        l'archi c'est 3 bâtiments, et l'archiviste
        combien de cartes garde l'archiviste
    .yes =
        l'archiviste regarde 7 cartes et en garde une
        l'archiviste peut construire 2 quartiers
        les six autres de l'archiviste sont remélangées à la pioche
        l'archiviste peut ne construire qu'un quartier
        l'archiviste pioche sept et garde qu'une seule carte
        archiviste : 2 bâtiments dans le même tour, c'est bon
        faut mélanger après avoir choisi avec l'archiviste
        c'est moi qui choisis laquelle des 7 je garde en archiviste, hein
        j'ai le droit de rien bâtir avec l'archiviste
        je garde une carte sur sept avec l'archiviste
        l'archiviste peut bâtir deux quartiers dans le tour
        les six cartes en trop de l'archiviste retournent dans la pioche
        l'archiviste mélange la pioche après
    .no =
        l'archiviste garde 2 cartes sur les 7
        l'archiviste a droit à trois constructions
        l'archiviste pioche 6 cartes ?
        les six cartes de l'archiviste vont au fond de la pioche sans mélanger
        l'archiviste garde tout ce qu'il pioche
        l'archiviste bâtit trois trucs comme l'architecte
        je défausse les 6 cartes de l'archiviste sous le paquet
        l'archiviste pioche 5
        trois cartes gardées sur les sept en archiviste ?
        l'archiviste peut construire quatre quartiers
        l'archiviste garde les 7 cartes
        l'archiviste ne construit qu'un seul quartier max
        les six cartes refusées par l'archiviste sont perdues pour la partie
        l'archiviste donne les 6 autres cartes aux joueurs
card-warlord-2016 = Condottiere
    .reminder = 1 pièce par quartier militaire ; détruit un quartier (coût moins 1).
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. Vous pouvez détruire un quartier dans n'importe quelle cité, y compris la vôtre, en payant 1 pièce d'or de moins que son coût. Jamais dans une cité terminée.
    .asked =
        ça fait quoi le condottiere
        combien coûte une destruction au condottiere
        où le condottiere ne peut pas détruire
        combien d'or pour le condottiere
        démolir un palais à 5, combien pour le condo
        le condo gagne de l'or avec quelle couleur
        le condottiere paie combien pour un quartier à 3
    .yes =
        le condottiere détruit un quartier à 1 gratuitement
        le condottiere peut casser son propre quartier
        pour un quartier à 5 le condottiere paie 4
        le condo touche 1 or par quartier militaire
        taverne à 1, le condo la rase pour zéro
        le condottiere peut laisser tout le monde en paix
        ville complète = hors de portée du condottiere
        une cathédrale à 5 me coûte 4 à démolir avec le condo
        le condottiere a le droit de péter un de ses propres trucs
        je peux détruire un quartier à 3 pour 2 avec le condottiere
        ma cité est finie, le condottiere peut rien me faire
        le condottiere peut détruire mon quartier sans ma permission
        le condottiere peut ne rien casser
    .no =
        le condottiere peut attaquer une cité terminée
        le condottiere paie le prix plein pour détruire
        le condo détruit deux quartiers par tour
        le condottiere est obligé de détruire
        le condo paie 5 pour péter un quartier à 5
        deux baraques rasées au même tour par le condottiere
        le condo démolit gratos peu importe le coût ?
        le condottiere récupère le quartier dans sa ville au lieu de le casser
        il a fini sa cité mais mon condo peut encore lui casser un truc
        le condottiere peut détruire trois quartiers
        suis-je forcé de détruire avec le condottiere
        un quartier à 4 coûte 4 à détruire pour le condottiere
        le condottiere garde le quartier qu'il détruit
        cité complète, le condottiere peut m'attaquer
card-diplomat-2016 = Diplomate
    .reminder = 1 pièce par quartier militaire ; échange un quartier, paie l'écart.
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. Vous pouvez échanger un de vos quartiers contre un quartier d'une autre cité ; si celui-ci coûte plus cher, payez la différence à son propriétaire. Jamais avec une cité terminée, et aucune des deux cités ne peut recevoir un quartier qu'elle a déjà.
    .asked =
        comment marche le diplomate
        combien coûte un échange du diplomate
        à qui le diplomate donne la différence
        avec qui le diplomate ne peut pas échanger
        le diplomate veut mon quartier à 5 contre le sien à 2, il me verse quoi
        le diplo gagne des sous avec quelle couleur
        le diplomate paie quoi s'il prend un quartier à 6 contre un à 4
    .yes =
        le diplomate peut échanger un de ses quartiers avec un adversaire
        le diplomate paie la différence au proprio
        diplomate : 1 or par quartier militaire ?
        l'échange du diplomate est facultatif
        j'échange ma taverne à 1 contre son château à 4, je lui dois 3 avec le diplomate
        le diplomate peut troquer sans payer si les deux quartiers coûtent pareil
        ma cité est complète, le diplomate peut plus m'échanger un truc
        le diplomate encaisse pour ses bâtiments rouges
        l'autre a déjà ce bâtiment chez lui, donc le diplomate peut pas le lui refiler, on est d'accord
        je peux échanger un quartier avec le diplomate
        ma cité est finie, suis-je à l'abri du diplomate
        le diplomate me prend plus cher, il me doit la différence
        échange du diplomate entre deux quartiers à 3, rien à payer
    .no =
        le diplomate peut échanger avec une cité finie
        la différence du diplomate va à la banque
        deux échanges dans le même tour avec le diplomate
        le diplomate peut prendre un quartier qu'il a déjà
        le diplomate vole un quartier sans rien donner en retour
        diplomate : je prends plus cher que ce que je donne et je paie rien
        l'autre doit être d'accord pour l'échange du diplomate
        le diplomate détruit un quartier comme le condo
        j'ai déjà un marché, le diplomate peut prendre le sien en échange
        suis-je obligé d'échanger si je joue le diplomate
        le diplomate peut prendre mon quartier sans m'en donner un
        je peux refuser l'échange du diplomate
        le diplomate paie le prix entier du quartier pris
        le diplomate peut me refiler un quartier que j'ai déjà
card-marshal-2016 = Capitaine
    .reminder = 1 pièce par quartier militaire ; s'empare d'un quartier à 3 ou moins.
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. Vous pouvez vous emparer d'un quartier de coût 3 ou moins dans une autre cité en payant son coût à son propriétaire. Jamais dans une cité terminée, et jamais d'un quartier que vous avez déjà.
    .asked =
        le capitaine il fait quoi
        combien paie le capitaine pour un quartier
        jusqu'à quel coût le capitaine peut prendre
        à qui va l'argent du capitaine
        le capitaine m'embarque un quartier à 2, je reçois combien
        quels bâtiments sont trop chers pour le capitaine
        le capitaine paie à la banque ou au propriétaire
    .yes =
        le capitaine peut piquer un quartier à 3
        le capitaine paie le propriétaire du quartier
        1 or par quartier rouge avec le capitaine
        le capitaine peut ne rien prendre à personne
        taverne à 1 chez le voisin, le capitaine la prend pour 1 po ?
        le capitaine m'a pris un quartier, c'est moi qui encaisse l'argent
        j'ai fini ma ville, le capitaine me touche plus
        un bâtiment à 5 est hors de portée du capitaine
        si j'ai déjà ce quartier, mon capitaine n'a pas le droit d'en prendre un deuxième pareil
        je peux prendre un quartier à 2 avec le capitaine
        le capitaine me prend un quartier, il me paie
        ma cité est terminée, suis-je protégé du capitaine
        un quartier à 3 coûte 3 au capitaine
    .no =
        le capitaine peut s'emparer d'un quartier à 4
        capitaine : on paie le coût moins 1 ?
        le capitaine peut se servir dans une cité terminée
        l'or du capitaine part à la banque
        le capitaine prend deux quartiers par tour
        le capitaine pique gratos
        cathédrale à 5, le capitaine peut la rafler s'il a l'oseille
        le capitaine détruit le quartier
        avec le capitaine un quartier à 3 me coûte 2
        je paie la banque quand mon capitaine s'empare d'un truc
        le capitaine peut prendre mon quartier à 6
        le capitaine peut prendre un quartier sans payer
        capitaine obligé de prendre un quartier
        le capitaine peut prendre un quartier qu'il a déjà dans sa cité
        le capitaine paie 1 de moins que le coût
card-queen-2016 = Reine
    .reminder = 3 pièces à côté du joueur de rang 4.
    .effect = Prenez 3 pièces d'or si l'un de vos deux voisins a révélé le personnage de rang 4. Si ce personnage a été assassiné, vous les recevez à la fin de la manche. À cinq joueurs ou plus seulement.
    .asked =
        elle fait quoi la reine
        combien gagne la reine
        à combien on joue la reine
        quand la reine touche l'or si le roi est mort
        reine : il faut être assis à côté de qui
        la reine, minimum combien de joueurs
        à côté de quel rang la reine gagne 3 or
    .yes =
        la reine gagne 3 or à côté du roi
        roi assassiné chez mon voisin, la reine est payée en fin de manche
        faut être au moins 5 pour jouer la reine
        le patricien est mon voisin, la reine prend 3 pièces
        mon voisin de droite est roi, ma reine prend 3 or
        à 4 joueurs on laisse la reine dans la boite
        l'empereur est assis à ma gauche, la reine encaisse
        le roi d'à côté est mort : ma reine touche ses 3 pièces, mais plus tard
        la reine à 6 joueurs pas de souci
        je suis reine et assise à côté du roi, je prends 3 or
        reine loin du roi, rien pour moi
        on est 5, la reine est autorisée
        roi assassiné à côté de moi, la reine reçoit l'or en fin de manche
    .no =
        la reine prend 4 or à coté du roi
        on peut jouer la reine à 4
        le roi est en face de moi, pas voisin, la reine touche 3 or
        la reine est payée si son voisin est le condottiere
        la reine touche 3 pièces où que soit assis le roi
        la reine gagne 3 cartes à coté du roi
        à 3 la reine est jouable
        la reine encaisse 1 po par quartier noble
        roi tué chez mon voisin, la reine a tout perdu
        à deux la reine se joue
        la reine prend ses 3 pièces au roi assis loin d'elle
        la reine prend la couronne
        je suis reine mais mon voisin est marchande, j'ai 3 or
        reine : 3 or par quartier noble
card-artist-2016 = Artiste
    .reminder = Embellit un ou deux de ses quartiers, 1 pièce chacun : coût et points +1.
    .effect = Choisissez un ou deux de vos quartiers et posez sur chacun une de vos pièces. Un quartier embelli coûte 1 de plus et rapporte 1 point de plus jusqu'à la fin de la partie. Une seule fois par quartier.
    .asked =
        à quoi sert l'artiste
        combien de quartiers l'artiste peut embellir
        ça rapporte combien un quartier embelli par l'artiste
        embellir avec l'artiste ça change quoi au coût
        l'artiste pose combien de pièces max en un tour
        un truc embelli par l'artiste, il gagne quoi
        avec l'or de qui l'artiste embellit ses quartiers
    .yes =
        l'artiste peut embellir deux quartiers d'un coup
        un quartier embelli par l'artiste vaut 1 point de plus
        l'artiste paie avec ses propres pièces
        l'artiste peut n'en embellir qu'un seul
        avec l'artiste je mets une pièce sur ma taverne et une sur mon temple, c'est bon ?
        une fois peint par l'artiste mon bâtiment coûte plus cher à détruire
        la pièce posée par l'artiste reste jusqu'au décompte
        l'artiste doit sortir l'argent de sa poche
        mon château embelli vaut 1 de plus au score grace à l'artiste
        je peux mettre une pièce sur un de mes quartiers avec l'artiste
        artiste : mon quartier à 4 coûte 5 après
        l'artiste perd ses pièces dans l'histoire
        quartier embelli par l'artiste, le condottiere paie 1 de plus pour le casser
        un même quartier ne s'embellit qu'une fois avec l'artiste
    .no =
        l'artiste peut mettre 2 pièces sur le même quartier
        trois quartiers embellis en un tour avec l'artiste, ok ?
        l'artiste prend les pièces à la banque pour embellir
        un quartier déjà embelli, l'artiste peut recommencer dessus
        je veux embellir le quartier d'un copain avec mon artiste, possible ?
        l'artiste est un cumulard : 2 pièces empilées sur la même carte pour +2 points
        l'effet de l'artiste s'arrête à la fin de la manche
        4 embellissements au même tour, artiste
        l'artiste peut repasser sur un quartier décoré il y a deux manches
        l'artiste embellit gratuitement
        l'artiste peut embellir tous ses quartiers d'un coup
        l'artiste ajoute 2 points au quartier embelli
        l'artiste peut décorer ma cité alors que c'est pas la sienne
card-tax-collector-2016 = Bailli
    .reminder = Ramasse la taxe : 1 pièce par quartier construit.
    .effect = Tant que ce personnage est dans la partie, chaque joueur qui construit pose aussitôt 1 pièce d'or sur le jeton du Bailli, s'il lui en reste : une par quartier, même construit sans payer. Le Bailli, lui, ne paie pas. À votre tour, vous pouvez prendre tout l'or du jeton. L'or y reste tant que personne ne joue le Bailli.
    .asked =
        le bailli il sert à quoi
        combien on paie au bailli
        quand est ce qu'on paie le bailli
        qui paie la taxe du bailli
        où on pose la pièce de taxe du bailli
        qui ne paie jamais au bailli
        bailli : on paie par quartier ou par tour
    .yes =
        on met 1 or sur le jeton du bailli par quartier construit
        le bailli rafle tout l'or du jeton
        quartier construit gratos, taxe du bailli quand même
        personne n'a le bailli, l'or reste sur le jeton
        je pose 2 bâtiments, ça fait 2 po au bailli
        fauché juste après avoir bâti : le bailli attendra, j'ai rien à mettre
        le bailli bâtit sans se taxer lui-même
        on peut laisser l'or du jeton du bailli s'accumuler plusieurs manches
        quartier eu à l'œil, je mets une pièce sur le jeton du bailli si j'en ai ?
        le bailli est en jeu, je construis, je paie 1 or
        j'ai plus d'or, je paie rien au bailli
        je suis bailli, je prends l'or du jeton
        deux quartiers construits, deux pièces au bailli
    .no =
        le bailli paie sa propre taxe
        plus une pièce après construction, je dois encore au bailli
        la taxe du bailli c'est 2 or
        l'or du bailli retourne à la banque si personne le joue
        je paie le bailli à la fin de la manche seulement
        j'ai plus de sous donc j'ai une dette envers le bailli
        la taxe du bailli c'est une pièce par tour peu importe le nombre de bâtiments
        le bailli joué par personne, on partage l'or du jeton
        le bailli touche que la moitié du jeton
        le bailli peut prendre l'or dans ma réserve
        la taxe du bailli ne concerne que les quartiers payés
        personne ne joue le bailli, pas de taxe
        je peux refuser la taxe du bailli alors que j'ai de l'or
        le bailli se paie une taxe quand il construit

## Characters of the older boxes: the base eight and rank 9

card-assassin-classic = Assassin
    .reminder = Désigne un personnage : il se tait et perd son tour.
    .effect = Désignez un autre personnage, jamais un joueur. Le joueur qui l'a ne dit rien à l'appel et perd son tour.
card-assassin-third = Assassin
    .reminder = Désigne un personnage : il perd son tour et se montre en dernier.
    .effect = Désignez un autre personnage, jamais un joueur. Le joueur qui l'a ne dit rien à l'appel et perd son tour. Il ne montre sa carte qu'à la fin de la manche.
card-thief-classic = Voleur
    .reminder = Désigne un personnage : prend tout son or quand il est appelé.
    .effect = Désignez un autre personnage à voler : ni l'Assassin, ni la Sorcière, ni le personnage qu'ils ont désigné. Quand il est appelé, son joueur vous donne tout son or.
card-thief-third = Voleur
    .reminder = Désigne un personnage : prend tout son or quand il est révélé.
    .effect = Désignez un autre personnage à voler : ni l'Assassin, ni la Sorcière, ni le personnage qu'ils ont désigné. Quand il est appelé et révélé, son joueur vous donne tout son or.
card-magician-classic = Magicien
    .reminder = Échange sa main avec un joueur, ou des cartes avec la pioche.
    .effect = À n'importe quel moment de votre tour, au choix : échangez toute votre main contre celle d'un autre joueur, ou mettez sous la pioche autant de vos cartes que vous voulez et piochez-en le même nombre.
card-magician-third = Magicien
    .reminder = Échange sa main avec un joueur, ou des cartes avec la pioche.
    .effect = À n'importe quel moment de votre tour, au choix : échangez toute votre main contre celle d'un autre joueur, ou mettez sous la pioche autant de vos cartes que vous voulez et piochez-en le même nombre.
card-king-classic = Roi
    .reminder = Prend aussitôt la couronne ; 1 pièce par quartier noble.
    .effect = Prenez la couronne dès que vous êtes appelé. Prenez 1 pièce d'or par quartier noble de votre cité. Si vous êtes assassiné, vous perdez votre tour, mais prenez la couronne à la fin de la manche. Si personne n'a le Roi, la couronne reste où elle est.
card-king-third = Roi
    .reminder = Prend aussitôt la couronne ; 1 pièce par quartier noble.
    .effect = Prenez la couronne dès que vous êtes appelé. Prenez 1 pièce d'or par quartier noble de votre cité. Si vous êtes assassiné, vous perdez votre tour, mais prenez la couronne en montrant votre carte, une fois que tout le monde a joué. Si personne n'a le Roi, la couronne reste où elle est.
card-bishop-classic = Évêque
    .reminder = 1 pièce par quartier religieux ; à l'abri du Condottiere.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Le Condottiere ne peut pas détruire vos quartiers, et le Diplomate ne peut pas les prendre.
card-bishop-third = Évêque
    .reminder = 1 pièce par quartier religieux ; à l'abri du Condottiere.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Ni le Condottiere ni le Diplomate ne peuvent toucher à votre cité.
card-merchant-classic = Marchand
    .reminder = 1 pièce par quartier commerçant ; 1 pièce après l'action.
    .effect = Prenez 1 pièce d'or par quartier commerçant de votre cité. Après votre action, prenez 1 pièce d'or supplémentaire.
card-merchant-third = Marchand
    .reminder = 1 pièce au début du tour ; 1 par quartier commerçant.
    .effect = Au début de votre tour, prenez 1 pièce d'or, quelle que soit ensuite votre action. Prenez 1 pièce d'or par quartier commerçant de votre cité.
card-architect-classic = Architecte
    .reminder = Pioche 2 cartes après l'action ; construit jusqu'à trois quartiers.
    .effect = Après votre action, piochez 2 cartes et gardez les deux. Vous pouvez construire jusqu'à trois quartiers.
card-architect-third = Architecte
    .reminder = Pioche 2 cartes au début du tour ; construit jusqu'à trois quartiers.
    .effect = Au début de votre tour, piochez 2 cartes et gardez les deux. Vous pouvez construire jusqu'à trois quartiers.
card-warlord-classic = Condottiere
    .reminder = 1 pièce par quartier militaire ; pour finir, détruit (coût moins 1).
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. En fin de tour, vous pouvez détruire un quartier dans n'importe quelle cité, y compris la vôtre, en payant 1 pièce d'or de moins que son coût. Jamais dans une cité de 8 quartiers, ou de 7 en partie courte.
card-warlord-third = Condottiere
    .reminder = 1 pièce par quartier soldatesque ; pour finir, détruit (coût moins 1).
    .effect = Prenez 1 pièce d'or par quartier soldatesque de votre cité. En fin de tour, vous pouvez détruire un quartier dans n'importe quelle cité, y compris la vôtre, en payant 1 pièce d'or de moins que son coût. Jamais dans une cité terminée.
card-artist-classic = Artiste
    .reminder = Pose une pièce sur un ou deux de ses quartiers : coût et points +1.
    .effect = Choisissez un ou deux de vos quartiers et posez une de vos pièces sur chacun. Un tel quartier coûte 1 de plus à détruire ou à échanger et rapporte 1 point de plus. Une seule fois par quartier.
card-artist-third = Artiste
    .reminder = Pose une pièce sur un ou deux de ses quartiers : coût +1.
    .effect = Choisissez un ou deux de vos quartiers et posez une de vos pièces sur chacun. Le coût du quartier, et donc le prix pour le détruire ou l'échanger, augmente de 1. Une seule fois par quartier.
card-queen-classic = Reine
    .reminder = 3 pièces à côté du Roi ou de l'Empereur.
    .effect = Prenez 3 pièces d'or si l'un de vos deux voisins est le Roi ou l'Empereur. S'il a été assassiné, vous les recevez à la fin de la manche, quand on l'apprend. À cinq joueurs ou plus seulement.
card-queen-third = Reine
    .reminder = 3 pièces de la banque à côté du Roi ou de l'Empereur.
    .effect = Prenez 3 pièces d'or à la banque si l'un de vos deux voisins est le Roi ou l'Empereur. S'il a été assassiné, vous les recevez après votre tour, quand sa carte est révélée. À cinq joueurs ou plus seulement.

## Characters of the older boxes: the bonus ones

card-abbot-classic = Abbé
    .reminder = 1 pièce par quartier religieux ; 1 pièce du plus riche, s'il est seul.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Le joueur qui a le plus d'or vous donne 1 pièce ; s'ils sont plusieurs, ou si c'est vous, personne ne donne rien.
card-abbot-third = Abbé
    .reminder = 1 pièce par quartier religieux ; 1 pièce du plus riche, s'il est seul.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Le joueur le plus riche, s'il est seul à l'être, vous donne 1 pièce d'or ; en cas d'égalité, ou si c'est vous, personne ne donne rien.
card-alchemist-classic = Alchimiste
    .reminder = Récupère à la fin du tour l'or payé pour construire.
    .effect = À la fin de votre tour, récupérez tout l'or payé pour construire. Vous devez d'abord pouvoir payer.
card-alchemist-third = Alchimiste
    .reminder = Récupère aussitôt l'or payé pour construire.
    .effect = L'or que vous payez pour construire vous revient aussitôt. Vous devez d'abord pouvoir payer.
card-diplomat-classic = Diplomate
    .reminder = 1 pièce par quartier militaire ; pour finir, échange un quartier.
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. En fin de tour, vous pouvez échanger un de vos quartiers contre un quartier d'une autre cité ; si celui-ci coûte plus cher, payez la différence. Jamais le Donjon, ni dans la cité de l'Évêque, ni dans une cité de 8 quartiers, ou de 7 en partie courte. Le Cimetière reste hors de la pioche.
card-diplomat-third = Diplomate
    .reminder = 1 pièce par quartier soldatesque ; échange un quartier, paie l'écart.
    .effect = Prenez 1 pièce d'or par quartier soldatesque de votre cité. Vous pouvez échanger un de vos quartiers contre un quartier d'une autre cité ; si celui-ci coûte plus cher, payez la différence. La Grande Muraille et la pièce de l'Artiste augmentent le prix. Jamais le Donjon, ni dans la cité de l'Évêque, ni dans une cité terminée. Le Cimetière reste hors de la pioche.
card-emperor-classic = Empereur
    .reminder = 1 pièce par quartier noble ; donne la couronne, prend 1 pièce ou carte.
    .effect = Dès que vous êtes appelé, prenez la couronne à son détenteur et donnez-la à un autre joueur, jamais à vous-même. Ce joueur choisit ce qu'il vous donne : 1 pièce d'or ou 1 carte. Prenez 1 pièce d'or par quartier noble de votre cité. L'Empereur n'est jamais écarté face visible.
card-emperor-third = Empereur
    .reminder = 1 pièce par quartier noble ; donne la couronne, prend 1 pièce ou carte.
    .effect = Dès que vous êtes appelé, prenez la couronne à son détenteur et donnez-la à un autre joueur, ni à lui ni à vous-même. Ce joueur choisit ce qu'il vous donne : 1 pièce d'or ou 1 carte. Prenez 1 pièce d'or par quartier noble de votre cité. Ce qui est dit du Roi vaut aussi pour l'Empereur, quand c'est possible.
card-navigator-classic = Navigateur
    .reminder = Après l'action, 4 pièces ou 4 cartes ; ne construit rien.
    .effect = Après votre action, prenez 4 pièces d'or ou piochez 4 cartes. Vous ne pouvez pas construire ce tour-ci.
card-navigator-third = Navigateur
    .reminder = Après l'action, 4 pièces ou 4 cartes ; le tour s'arrête là.
    .effect = Après votre action, prenez 4 pièces d'or ou piochez 4 cartes ; votre tour s'arrête là, et vous ne construisez rien.
card-tax-collector-classic = Bailli
    .reminder = Un joueur qui a construit lui donne 1 pièce à la fin de son tour.
    .effect = Pendant cette manche, tout autre joueur qui a construit au moins un quartier vous donne 1 pièce d'or à la fin de son tour, s'il lui en reste. L'Assassin, qui joue avant vous, paie quand vous êtes révélé.
card-tax-collector-third = Bailli
    .reminder = Un joueur qui a construit lui donne 1 pièce à la fin de son tour.
    .effect = Pendant cette manche, tout autre joueur qui a construit vous donne 1 pièce d'or à la fin de son tour, s'il lui en reste, quel que soit le nombre de quartiers. L'Assassin, s'il a construit, paie quand vous êtes révélé.
card-witch-classic = Sorcière
    .reminder = Fait son action, désigne un personnage ; reprendra à sa place.
    .effect = Faites votre action, puis désignez un autre personnage : votre tour s'arrête là. Quand ce personnage est appelé, son joueur montre la carte et fait son action, rien de plus. Vous reprenez alors votre tour avec le pouvoir de ce personnage, mais avec votre main, votre or et votre cité. La couronne va tout de même au Roi ensorcelé. Si personne n'a le personnage, le reste de votre tour est perdu.
card-witch-third = Sorcière
    .reminder = Fait son action, désigne un personnage ; reprendra à sa place.
    .effect = Faites votre action, puis désignez un autre personnage : votre tour s'arrête là. Quand ce personnage est appelé, son joueur montre la carte et fait son action, rien de plus. Vous reprenez alors votre tour avec le pouvoir de ce personnage, mais avec votre main, votre or et votre cité ; la pièce supplémentaire du Marchand et les cartes supplémentaires de l'Architecte sont aussi pour vous. La couronne va tout de même au Roi ensorcelé. Si personne n'a le personnage, le reste de votre tour est perdu.
card-wizard-classic = Sorcier
    .reminder = Voit une main, y prend une carte, peut la construire ; doublons permis.
    .effect = Regardez la main d'un autre joueur et prenez-y une carte : gardez-la, ou construisez-la aussitôt à son coût, hors limite de construction. Ce tour-ci, vous pouvez construire des quartiers déjà présents dans votre cité.
card-wizard-third = Sorcier
    .reminder = Voit une main, y prend une carte, peut la construire ; doublons permis.
    .effect = Regardez la main d'un autre joueur et prenez-y une carte : gardez-la, ou construisez-la aussitôt à son coût, hors limite de construction. Ce tour-ci, vous pouvez construire des quartiers déjà présents dans votre cité.

## Basic districts, 2016

card-manor-2016 = Manoir
card-castle-2016 = Château
card-palace-2016 = Palais
card-temple-2016 = Temple
card-church-2016 = Église
card-monastery-2016 = Monastère
card-cathedral-2016 = Cathédrale
card-tavern-2016 = Taverne
card-market-2016 = Marché
card-trading-post-2016 = Échoppe
card-docks-2016 = Comptoir
card-harbor-2016 = Port
card-town-hall-2016 = Hôtel de ville
card-watchtower-2016 = Tour de guet
card-prison-2016 = Prison
card-barracks-2016 = Caserne
card-fortress-2016 = Forteresse

## What a basic district does, by its type

basic-effect-2016 =
    { $type ->
        [noble] Aucun effet propre. Rapporte 1 pièce d'or au Roi et à l'Empereur, 1 carte au Patricien.
        [religious] Aucun effet propre. Rapporte 1 pièce d'or à l'Évêque, 1 carte au Cardinal, l'une ou l'autre à l'Abbé.
        [trade] Aucun effet propre. Rapporte 1 pièce d'or à la Marchande et au Négociant.
       *[military] Aucun effet propre. Rapporte 1 pièce d'or au Condottiere, au Diplomate et au Capitaine.
    }
basic-reminder-2016 = Aucun effet propre.

## Unique districts, 2016

card-armory-2016 = Poudrière
    .reminder = Détruisez-la pour détruire un quartier au choix.
    .effect = Pendant votre tour, vous pouvez détruire un quartier de votre choix en détruisant aussi la Poudrière. Jamais dans une cité terminée.
    .asked =
        elle sert à quoi la poudrière
        quand est-ce que je peux utiliser la poudriere
        combien de quartiers saute avec la poudrière
        que devient la poudrière après usage
        la poudrière, elle peut pas viser quelle ville
        la poudrière détruit combien de quartiers chez l'autre
    .yes =
        je perds la poudriere si je l'utilise
        avec la poudrière je peux faire sauter un quartier adverse
        c'est moi qui choisis le quartier détruit par la poudrière
        on peut garder sa poudriere sans jamais s'en servir
        faire sauter la poudrière me coûte la poudriere elle-même
        un adversaire a pas fini sa ville, ma poudrière peut lui dégommer un bâtiment
        la poudrière s'utilise sans dépenser d'or
        ville complète en face, poudrière inutile contre elle ?
        je peux garder la poudrière jusqu'au bout sans la faire exploser
        je peux détruire un quartier avec la poudrière à mon tour
        ma cité est finie, suis-je à l'abri de la poudrière
        la poudrière est perdue une fois utilisée
        la poudrière peut détruire un quartier cher sans payer
    .no =
        la poudrière marche sur une cité terminée
        je dois payer de l'or pour déclencher la poudrière
        la poudriere détruit deux quartiers adverses d'un coup
        je peux faire péter la poudrière pendant le tour d'un autre
        suis je obligé d'utiliser la poudriere
        poudrière : le quartier visé saute et je garde ma poudrière
        la poudrière se déclenche au tour de mon voisin
        il a fini sa cité, ma poudrière peut quand même l'abîmer
        la poudrière coûte le prix du quartier moins 1
        je peux réutiliser ma poudrière au tour suivant
        la poudrière peut frapper ma cité terminée
        il faut payer pour utiliser la poudrière
        je garde la poudrière après l'avoir utilisée
        la poudrière détruit tous les quartiers d'un joueur
        il peut utiliser sa poudrière pendant mon tour
card-basilica-2016 = Basilique
    .reminder = Fin : 1 point par quartier de coût impair.
    .effect = À la fin de la partie : 1 point par quartier de votre cité dont le coût est impair.
    .asked =
        que fait la basilique
        combien de points avec la basilique
        quels quartiers comptent pour la basilique
        j'ai du 1, du 3, du 4 et du 5, la basilique compte quoi
        pair ou impair la basilique
        basilique : coûts pairs ou coûts impairs
    .yes =
        la basilique donne 1 pt par quartier à coût impair
        un quartier à 5 ça compte pour la basilique
        mes quartiers à 1 piece rapportent un point avec la basilique
        basilique : seulement les quartiers de ma cité ?
        un quartier à 3 rapporte 1 avec la basilique
        la basilique ne regarde que ma ville à moi
        taverne à 1, ça compte en impair pour la basilique
        les quartiers à 4 valent rien pour la basilique, c'est ça
        c'est au décompte final qu'on compte la basilique
        quartier à 3, 1 point avec la basilique
        basilique : 4 quartiers impairs, 4 points
        les points de la basilique c'est à la fin de la partie
        la basilique ignore les quartiers pairs
    .no =
        la basilique compte les quartiers à coût pair
        2 points par quartier impair avec la basilique
        je marque les points de la basilique à chaque tour
        les cartes impaires en main comptent pour la basilique
        un bâtiment à 2 me donne un point via la basilique
        la basilique compte aussi les impairs chez les autres
        5 quartiers impairs, la basilique me donne 10
        basilique : c'est le nombre de quartiers qui doit être impair
        la basilique me donne de l'or à chaque tour
        un quartier à 6 compte pour la basilique
        la basilique donne 3 points par quartier impair
        les quartiers à 2 comptent pour la basilique
        les quartiers de mes voisins comptent pour ma basilique
card-capitol-2016 = Capitole
    .reminder = Fin : 3 points pour trois quartiers d'un même type.
    .effect = À la fin de la partie : 3 points, une seule fois, si votre cité compte au moins trois quartiers d'un même type.
    .asked =
        il fait quoi le capitole
        combien de points pour le capitole
        il faut combien de quartiers pareils pour le capitole
        c'est quoi la condition pour avoir les points du capitole
        j'ai 5 quartiers verts, le capitole me rapporte quoi
        combien de quartiers du même type pour le capitole
    .yes =
        trois quartiers verts, le capitole me donne ses 3 points
        le capitole c'est 3 points pour 3 quartiers de la même couleur
        avec 4 quartiers du meme type j'ai le bonus du capitole
        le bonus du capitole ne se compte qu'une fois ?
        3 bleus en ville, j'ai les 3 pts du capitole ?
        six verts, le capitole reste à 3 points
        trois rouges plus trois jaunes ça fait toujours que 3 pts au capitole
        le capitole c'est à la fin qu'on le compte
        il me faut trois quartiers de même couleur sinon le capitole sert à rien
        j'ai trois quartiers religieux, capitole = 3 points
        avec le capitole on marque 3 points une seule fois
        quatre quartiers verts suffisent pour le capitole
        deux de chaque couleur, le capitole rapporte rien
    .no =
        deux séries de trois, je touche 6 pts avec le capitole
        deux quartiers du même type suffisent pour le capitole
        le capitole rapporte 5 points bonus
        capitole : trois quartiers de types tous différents ça marche
        le capitole donne 3 pts par trio
        deux nobles et deux bleus, le capitole est bon
        le capitole paie 3 pièces à chaque tour
        un de chaque couleur et j'ai le capitole
        le capitole me file 1 pt par quartier du même type
        le capitole donne 3 points pour deux quartiers de même type
        six quartiers verts, 6 points avec le capitole
        le capitole me rapporte même sans trois quartiers pareils
        le capitole donne de l'or
card-dragon-gate-2016 = Dracoport
    .reminder = Fin : 2 points en plus de son coût.
    .effect = À la fin de la partie : 2 points en plus de son coût.
    .asked =
        à quoi sert le dracoport
        combien de points vaut le dracoport
        on compte quand le bonus du dracoport
        il rapporte quoi en plus le dracoport
        dracoport, score total ?
        le dracoport donne combien de points bonus
    .yes =
        le dracoport vaut 8 points en tout
        dracoport = 2 points de plus que son coût ?
        le bonus du dracoport se compte à la fin de la partie
        j'ajoute 2 au prix du dracoport au décompte
        je l'ai payé 6, le dracoport m'en fait 8 au score ?
        le dracoport donne ses 2 pts de rab sans rien faire de spécial
        le dracoport sert qu'au décompte, hein
        avec le dracoport on marque plus que ce qu'on a payé
        Est-ce que le bonus du dracoport s'ajoute à son prix ?
        dracoport dans ma cité, 2 points de plus à la fin
        je marque le coût du dracoport plus 2
        le bonus du dracoport est automatique
    .no =
        le dracoport donne 3 points bonus
        le dracoport ne vaut que 6 points à la fin
        dracoport ça rapporte de l'or chaque tour
        y a une condition pour avoir les 2 pts du dracoport
        10 pts le dracoport, c'est ça ?
        dracoport : faut avoir un autre truc violet pour toucher le bonus
        le dracoport me file 2 pièces
        le dracoport vaut 2 points et c'est tout
        chaque quartier de ma ville gagne 2 pts grâce au dracoport
        le dracoport vaut juste son coût
        le dracoport donne 4 points en plus
        il faut la couronne pour le bonus du dracoport
        le dracoport compte 2 points par merveille
card-factory-2016 = Manufacture
    .reminder = Vos autres merveilles coûtent 1 de moins.
    .effect = Vous payez 1 pièce d'or de moins pour construire toute autre merveille.
    .asked =
        elle sert à quoi la manufacture
        combien j'économise avec la manufacture
        sur quels quartiers joue la manufacture
        manufacture : une merveille à 6 me revient à combien
        elle concerne quelles cartes la ristourne de la manufacture
        la manufacture fait quelle remise sur les merveilles
    .yes =
        les autres merveilles coutent 1 de moins avec la manufacture
        j'ai la manufacture, la bibliothèque à 6 je la paie 5
        la manufacture fait une remise de 1 sur les cartes violettes
        manufacture posée, le labo me coûte 4 ?
        la manufacture me rend les violettes moins chères
        avec la manufacture j'ai une ristourne d'un or sur le dracoport
        seules mes violettes à moi baissent, la manufacture marche pas pour les copains, on est d'accord
        j'ai 4 po et une merveille à 5, ça passe grâce à la manufacture
        Ma manufacture fait-elle baisser le prix de chaque autre merveille que je construis ?
        je paie 1 de moins mes merveilles avec la manufacture
        manufacture : une merveille à 5 coûte 4
        deux merveilles après la manufacture, chacune 1 or moins cher
    .no =
        la manufacture baisse le prix des quartiers verts
        la remise de la manufacture c'est 2 pièces
        la manufacture réduit son propre cout
        mes adversaires profitent de ma manufacture
        manufacture en ville, mon temple à 1 devient gratuit
        la manufacture fait moitié prix sur les violettes
        la manufacture me coûte 1 de moins quand je la pose
        la remise de la manufacture sert qu'une seule fois dans la partie
        mon voisin paie moins ses merveilles parce que j'ai la manufacture
        la manufacture baisse le prix de tous mes quartiers
        la manufacture est moins chère grâce à elle-même
        manufacture : une merveille à 6 coûte 4
        je dois payer la remise de la manufacture à la banque
card-framework-2016 = Chantier
    .reminder = Détruisez-le pour construire un quartier gratuitement.
    .effect = Au lieu de payer un quartier, vous pouvez détruire le Chantier : vous construisez alors ce quartier gratuitement.
    .asked =
        c'est quoi l'effet du chantier
        quand utiliser le chantier
        combien je paie le quartier si je détruis le chantier
        il faut faire quoi pour bâtir gratos avec le chantier
        le chantier, il devient quoi une fois servi
        que devient le chantier quand on construit gratuitement
    .yes =
        je casse le chantier et je construis gratos
        le chantier est détruit quand je m'en sers
        avec le chantier le quartier est complètement gratuit ?
        je peux payer normalement et garder mon chantier
        palais à 5 et zéro thune, je sacrifie le chantier et hop il est posé ?
        une fois utilisé mon chantier part à la poubelle
        le chantier remplace tout le paiement, même un truc à 6
        j'ai pas besoin d'or du tout quand je crame le chantier
        je peux garder le chantier sous le coude pour plus tard
        je peux construire un quartier sans payer en détruisant le chantier
        après usage je perds mon chantier
        je peux garder le chantier et payer en or
        chantier sacrifié, un quartier à 5 coûte 0
    .no =
        le chantier reste en place après utilisation
        je paie encore une partie du quartier avec le chantier
        je suis forcé d'utiliser le chantier
        un seul chantier offre deux quartiers
        le chantier me fait juste une remise
        le chantier resert à chaque tour
        un quartier gratos par chantier et le chantier reste dans ma ville
        dès que je bâtis quelque chose le chantier saute, même si je paie
        casser le chantier me donne de l'or
        le chantier fait baisser le prix de 2
        mon chantier survit quand je m'en sers
        le chantier sert plusieurs fois
        je dois détruire le chantier dès que je construis
card-gold-mine-2016 = Mine d'Or
    .reminder = Collecte d'or : 1 pièce supplémentaire.
    .effect = Quand vous collectez de l'or, prenez 1 pièce d'or supplémentaire.
    .asked =
        que fait la mine d'or
        combien d'or je prends avec la mine d'or
        quand joue la mine d'or
        je collecte de l'or avec la mine d'or, ça fait combien en tout
        dans quel cas la mine d'or sert à rien
        la mine d'or donne combien de pièces en plus
    .yes =
        je prends 3 pièces au lieu de 2 avec la mine d'or
        la mine d'or donne une piece en plus quand je collecte de l'or
        la mine d or marche à chaque tour où je prends de l'or
        le bonus de la mine d'or est gratuit ?
        collecte d'or avec la mine d'or, ça fait 3 po ?
        j'ai choisi les cartes, ma mine d'or donne rien ce coup-ci
        la mine d'or me file sa pièce à chaque fois que je choisis l'or
        y a que moi qui profite de ma mine d'or
        La mine d'or augmente-t-elle ma collecte d'or d'une pièce ?
        j'ai la mine d'or, je prends 3 or à la collecte
        la mine d'or sert seulement si je collecte de l'or
        mine d'or : 1 pièce en plus à la collecte
    .no =
        la mine d'or donne 2 pièces de plus
        j'ai pioché des cartes, la mine d'or me paie quand même
        les autres gagnent 1 po avec ma mine d'or
        la mine d'or me fait piocher une carte en plus
        4 pièces d'un coup à la collecte avec la mine d'or
        la mine d'or tourne même quand je pioche
        la mine d'or donne 1 point par pièce à la fin
        mine d'or : je dois jeter une carte pour avoir la pièce
        chaque joueur qui prend de l'or a un bonus avec ma mine d'or
        la mine d'or marche quand je collecte des cartes
        mine d'or : 5 pièces à la collecte
        la mine d'or donne son or à tous les joueurs
        il faut payer pour se servir de la mine d'or
card-great-wall-2016 = Grande Muraille
    .reminder = Le rang 8 paie 1 pièce de plus dans votre cité.
    .effect = Le personnage de rang 8 paie 1 pièce d'or de plus pour utiliser son pouvoir sur n'importe quel quartier de votre cité.
    .asked =
        à quoi sert la grande muraille
        combien paie en plus le rang 8 avec la muraille
        qui paie plus à cause de la grande muraille
        de combien la muraille fait grimper la note du condo
        la grande muraille couvre quels quartiers
        grande muraille, surcoût pour quels personnages
    .yes =
        la grande muraille fait payer 1 de plus au condottiere
        le rang 8 peut quand meme attaquer s'il paie le surcoût de la grande muraille
        la muraille protège tous mes quartiers avec +1
        condottiere contre ma grande muraille, ça lui coûte plus cher
        j'ai la muraille, le condo paie 1 de plus pour casser mon marché ?
        avec la grande muraille un quartier à 3 coûte 3 à détruire au lieu de 2
        même mes petits bâtiments à 1 sont pas gratuits à raser derrière la muraille
        la grande muraille gêne aussi le capitaine
        La grande muraille renchérit-elle l'échange du diplomate chez moi ?
        j'ai la grande muraille, le condottiere paie 1 de plus chez moi
        le condottiere peut encore détruire chez moi malgré la grande muraille
        grande muraille : le capitaine paie aussi 1 de plus
        quartier à 4 derrière la grande muraille, 4 or pour le condottiere
    .no =
        la grande muraille me rend intouchable par le rang 8
        le surcout de la grande muraille est de 2 pièces
        ma grande muraille couvre aussi la cité du voisin
        la grande muraille c'est moi qui paie 1 de plus
        la grande muraille bloque complètement le condottiere
        le surcoût de la muraille c'est 3 po
        la muraille protège que le quartier d'à côté
        le voleur doit payer 1 de plus à cause de ma grande muraille
        ma grande muraille me rapporte 1 po par tour
        suis-je totalement à l'abri du condottiere avec la grande muraille
        la grande muraille protège seulement elle-même
        la grande muraille interdit au capitaine de me prendre un quartier
        grande muraille : le condottiere paie 2 de plus
card-haunted-quarter-2016 = Cour des Miracles
    .reminder = Fin : compte comme un type de votre choix.
    .effect = À la fin de la partie, elle compte comme un quartier du type de votre choix.
    .asked =
        que fait la cour des miracles
        quand je choisis le type de la cour des miracles
        la cour des miracles compte comme quel type
        la cour des miracles, elle prend quelle couleur
        c'est quand que la cour des miracles devient joker
        cour des miracles : quel type à la fin
    .yes =
        la cour des miracles peut compter comme un quartier bleu à la fin
        c'est moi qui choisis le type de la cour des miracles
        il me manque une couleur, la cour des miracles peut la remplacer au décompte
        cour des miracles = joker de type en fin de partie ?
        il me manque du rouge, la cour des miracles peut faire rouge au décompte
        la cour des miracles je décide de sa couleur à la fin
        elle sert de joker la cour des miracles quand on compte les points
        la cour des miracles peut être jaune si je veux
        Au décompte, puis-je déclarer ma cour des miracles religieuse ?
        cour des miracles : je choisis sa couleur à la fin
        la cour des miracles peut être militaire au décompte
        cour des miracles en vert à la fin, permis
    .no =
        la cour des miracles compte pour deux types à la fois
        la cour des miracles compte comme verte pour le revenu de la marchande
        un adversaire choisit la couleur de ma cour des miracles
        la cour des miracles rapporte de l'or
        la cour des miracles vaut deux couleurs d'un coup
        mon roi touche 1 po pour la cour des miracles en pleine partie
        je dois annoncer la couleur de la cour des miracles dès que je la pose
        les autres votent pour la couleur de ma cour des miracles
        la cour des miracles reste forcément violette à la fin
        la cour des miracles donne un revenu au roi
        la cour des miracles compte pour tous les types à la fois
        la cour des miracles change de couleur à chaque manche
        les adversaires décident du type de ma cour des miracles
card-imperial-treasury-2016 = Trésor Impérial
    .reminder = Fin : 1 point par pièce de votre trésor.
    .effect = À la fin de la partie : 1 point par pièce d'or de votre trésor.
    .asked =
        que fait le trésor impérial
        combien de points avec le trésor impérial
        quel or compte pour le tresor imperial
        trésor impérial et 9 pièces en fin de partie, ça me fait combien de pts
        le trésor impérial, on le calcule quand
        6 pièces et le trésor impérial, combien de points
    .yes =
        le trésor impérial donne 1 point par pièce restante
        j'ai 7 po à la fin, 7 points avec le tresor imperial
        mon or compte en points avec le trésor impérial
        tresor imperial : on compte l'or à la fin de la partie ?
        il me reste 4 po et j'ai le trésor impérial : 4 pts de bonus
        plus j'ai de thune à la fin plus le trésor impérial rapporte
        zéro pièce à la fin, zéro bonus pour mon trésor impérial
        le trésor impérial regarde que mon fric à moi
        Le trésor impérial convertit-il mon or restant en points ?
        5 pièces à la fin, 5 points avec le trésor impérial
        je garde mon or pour marquer avec le trésor impérial
        chaque pièce qui me reste vaut 1 point avec le trésor impérial
    .no =
        trésor impérial c'est 2 points par pièce
        le trésor impérial compte les cartes en main
        l'or des autres compte pour mon trésor impérial
        le tresor impérial me donne de l'or à chaque tour
        trésor impérial : 1 point pour 2 pièces
        les cartes qui me restent rapportent avec le trésor impérial
        le tresor imperial compte l'or de la banque
        on score le trésor impérial à chaque manche
        3 po en caisse, 6 pts avec le trésor impérial
        trésor impérial : 3 points par pièce
        le trésor impérial compte l'or de mes adversaires
        le trésor impérial donne des points sans or
        le trésor impérial rapporte pendant la partie
card-ivory-tower-2016 = Tour d'Ivoire
    .reminder = Fin : 5 points si c'est votre seule merveille.
    .effect = À la fin de la partie : 5 points si c'est la seule merveille de votre cité.
    .asked =
        c'est quoi la tour d'ivoire
        combien de points pour la tour d'ivoire
        quelle condition pour la tour d'ivoire
        qu'est-ce qui me fait perdre les 5 pts de la tour d'ivoire
        tour d'ivoire, seule en quoi exactement
        la tour d'ivoire rapporte combien si elle est seule
    .yes =
        la tour d'ivoire donne 5 pts si c'est ma seule merveille
        une autre merveille dans ma cité annule la tour d'ivoire
        tour d'ivoire seule violette chez moi, j'ai les 5 points
        j'ai des quartiers verts et bleus, la tour d'ivoire marche quand même
        aucune autre violette chez moi, je score les 5 de la tour d'ivoire ?
        j'ai posé la biblio, adieu les 5 pts de la tour d'ivoire
        mon adversaire a plein de merveilles, ma tour d'ivoire s'en fout
        la tour d'ivoire doit être toute seule en violet
        tour d'ivoire : mes quartiers rouges ne la gênent pas, hein
        tour d'ivoire seule merveille de ma cité, 5 points
        j'ai une autre merveille, la tour d'ivoire ne donne pas de bonus
        les merveilles des autres n'annulent pas ma tour d'ivoire
    .no =
        j'ai la tour d'ivoire et le parc, je prends les 5 points
        la tour d'ivoire rapporte 3 points bonus
        une merveille chez un adversaire gâche ma tour d'ivoire
        la tour d ivoire paie de l'or chaque tour
        deux merveilles dont la tour d'ivoire, j'ai les 5 points
        la tour d'ivoire c'est 5 pts d'office
        la tour d'ivoire me donne 5 pièces
        la tour d'ivoire exige que je sois le seul de la table à avoir une merveille
        tour d'ivoire : 1 point par merveille
        la tour d'ivoire donne 5 points avec trois merveilles chez moi
        tour d'ivoire : bonus de 2 points
        mes quartiers bleus annulent la tour d'ivoire
        la tour d'ivoire protège du condottiere
card-keep-2016 = Donjon
    .reminder = Le rang 8 ne peut pas y toucher.
    .effect = Le personnage de rang 8 ne peut pas utiliser son pouvoir sur le Donjon.
    .asked =
        il fait quoi le donjon
        contre qui protège le donjon
        qu'est-ce que le donjon protège
        le donjon, il craint quoi du condo
        c'est quoi l'intérêt d'avoir le donjon
        le donjon est protégé de quels personnages
    .yes =
        mon donjon est à l'abri du condottiere
        le rang 8 ne peut rien contre le donjon ?
        le donjon est protégé du capitaine
        donjon intouchable pour le diplomate
        le condo veut péter mon donjon, il a pas le droit hein
        donjon indestructible face au condottiere
        le diplo peut pas échanger mon donjon, on est d'accord
        mon donjon reste chez moi quand le capitaine passe
        mes autres quartiers restent attaquables malgré le donjon
        le condottiere ne peut pas détruire mon donjon
        suis-je sûr de garder mon donjon face au capitaine
        le donjon protège que lui-même
    .no =
        le condottière peut détruire le donjon
        le donjon protège toute ma cité
        en payant plus le condottiere peut raser le donjon
        le capitaine peut me prendre le donjon
        le condo lorgne mon donjon, il peut le raser en payant plein pot
        mon donjon met tous mes bâtiments à l'abri
        le capitaine embarque mon donjon puisqu'il coûte 3
        le donjon coûte juste 1 de plus à détruire
        le diplomate peut me troquer mon donjon
        le condottiere peut casser le donjon en payant
        le donjon protège mes voisins de quartier
        le diplomate peut échanger mon donjon
        j'ai le donjon, toute ma cité est protégée
card-laboratory-2016 = Laboratoire
    .reminder = Une fois par tour : défaussez 1 carte pour 2 pièces.
    .effect = Une fois pendant votre tour, vous pouvez défausser 1 carte de votre main et prendre 2 pièces d'or.
    .asked =
        que fait le laboratoire
        combien d'or pour une carte au labo
        combien de fois par tour le laboratoire
        le labo, il me file combien si je jette une carte
        je peux lâcher combien de cartes au labo dans un tour
        le laboratoire rapporte combien de pièces
    .yes =
        le labo c'est une carte contre 2 pièces
        je peux jeter une carte au laboratoire pour de la thune
        le laboratoire est facultatif ?
        la carte du labo vient de ma main
        je balance une carte pourrie au labo et j'empoche 2
        labo : j'ai le droit de pas m'en servir ce tour
        le laboratoire c'est une seule carte par tour
        j'ai plus de cartes en main, le labo me sert à rien
        Le laboratoire rapporte-t-il deux pièces par carte défaussée ?
        je peux jeter une carte au laboratoire pour 2 or
        le laboratoire une seule fois par tour
        je suis libre de ne pas utiliser le laboratoire
    .no =
        le labo rapporte 1 seule pièce par carte
        je peux me servir du laboratoire deux fois dans le tour
        je suis obligé de défausser au labo
        faut payer de l'or pour le laboratoire
        au labo je jette 3 cartes pour 6 po
        j'utilise le labo pendant le tour de mon voisin
        laboratoire : 1 carte = 3 pièces
        je dois payer 2 pour activer le labo
        le labo me fait piocher une carte contre de l'or
        laboratoire : je jette deux cartes pour 4 or dans le même tour
        le laboratoire donne 1 or par carte jetée
        je dois jeter une carte au laboratoire chaque tour
        sans carte en main, le laboratoire me donne 2 or
card-library-2016 = Bibliothèque
    .reminder = Collecte de cartes : gardez-les toutes.
    .effect = Quand vous collectez des cartes, gardez toutes celles que vous piochez.
    .asked =
        que fait la bibliothèque
        combien de cartes je garde avec la bibliotheque
        quand s'applique la bibliothèque
        biblio, j'en garde combien sur les deux
        c'est dans quelle situation que la bibliothèque aide
        bibliothèque : combien de cartes je garde
    .yes =
        avec la bibliothèque je garde les deux cartes
        bibliotheque : je n'en remets aucune sous la pioche ?
        la bibliothèque sert à chaque fois que je collecte des cartes
        la bibliotheque c'est gratuit à utiliser
        je pioche 2 et je garde tout avec la biblio ?
        biblio posée, fini de remettre une carte sous le paquet
        la biblio sert à rien si je prends l'or
        la bibliothèque ne profite qu'à son proprio
        Avec la bibliothèque, ai-je le droit de conserver toutes les cartes de ma collecte ?
        je garde mes deux cartes avec la bibliothèque
        j'ai la bibliothèque, rien à remettre sous la pioche
        la bibliothèque fonctionne quand je collecte des cartes
    .no =
        je dois rendre une carte malgré la bibliothèque
        la bibliothèque seule me fait piocher 3 cartes
        la bibliothèque sert quand je prends de l'or
        les autres gardent tout grâce à ma bibliothèque
        biblio : j'en garde qu'une comme tout le monde
        la biblio me fait tirer 4 cartes
        la bibliothèque donne 1 point par carte en main
        je dois payer 1 po pour garder la deuxième carte avec la biblio
        la biblio me file une carte quand je collecte des pièces
        avec la bibliothèque je garde une seule carte
        la bibliothèque marche si je prends l'or
        la bibliothèque me fait piocher une carte de plus
        les autres joueurs profitent de ma bibliothèque
card-map-room-2016 = Salle des Cartes
    .reminder = Fin : 1 point par carte en main.
    .effect = À la fin de la partie : 1 point par carte de votre main.
    .asked =
        à quoi sert la salle des cartes
        combien de points pour la salle des cartes
        quelles cartes compte la salle des cartes
        4 cartes me restent, la salle des cartes donne quoi
        salle des cartes : on compte la main, la ville ou l'or
        la salle des cartes compte quoi à la fin
    .yes =
        la salle des cartes c'est 1 pt par carte en main
        5 cartes en main à la fin, 5 points avec la salle des cartes
        faut garder des cartes pour marquer avec la salle des cartes
        la salle des cartes se compte en fin de partie
        je finis avec 6 cartes en main, 6 pts avec la salle des cartes
        main vide à la fin = zéro bonus pour la salle des cartes
        toutes les cartes en main comptent pour la salle des cartes, même les violettes
        la salle des cartes se calcule au score final
        Chaque carte encore en main vaut-elle un point grâce à la salle des cartes ?
        3 cartes en main à la fin, 3 points avec la salle des cartes
        je marque mes cartes en main avec la salle des cartes
        plus de cartes en main, plus de points avec la salle des cartes
    .no =
        salle des cartes : 2 points par carte ?
        la salle des cartes compte les quartiers posés
        la salle des cartes compte mon or
        la salle des cartes me fait piocher
        salle des cartes : 3 cartes en main ça fait 6 pts
        la salle des cartes compte mes bâtiments construits
        mes pièces comptent pour la salle des cartes
        la salle des cartes regarde la main des adversaires
        la salle des cartes me fait tirer 1 carte par tour
        la salle des cartes compte les cartes dans ma cité
        4 cartes en main, 8 points avec la salle des cartes
        sans carte en main, la salle des cartes donne 1 point
card-monument-2016 = Monument
    .reminder = Compte double pour terminer la cité ; impossible dès cinq quartiers.
    .effect = Vous ne pouvez pas le construire si votre cité compte déjà cinq quartiers ou plus. Pour terminer votre cité, il compte comme deux quartiers.
    .asked =
        que fait le monument
        le monument compte pour combien de quartiers
        jusqu'à quand on peut construire le monument
        à partir de combien de quartiers le monument est interdit
        monument en ville, il m'en faut encore combien pour arriver à 7
        combien de quartiers maximum avant de poser le monument
    .yes =
        le monument compte double pour finir la cité
        j'ai 4 quartiers, je peux poser le monument
        avec cinq quartiers le monument est interdit ?
        monument + 6 autres ça fait 8 pour terminer la cité
        à 5 quartiers c'est trop tard pour le monument ?
        monument posé + 5 autres, ma ville à 7 est complète
        le monument prend la place de deux pour boucler la cité
        trois quartiers en ville, le monument passe crème
        Le monument doit-il être construit avant d'avoir cinq quartiers ?
        je peux construire le monument avec 4 quartiers
        5 quartiers dans ma cité, monument interdit
        le monument vaut deux quartiers pour finir
        monument plus 5 quartiers = cité de 7
    .no =
        je peux construire le monument en sixième quartier
        le monument vaut trois quartiers pour terminer
        j'ai déjà 5 quartiers, le monument passe encore
        le monument ne compte que pour un quartier pour finir
        je garde le monument pour le poser en septième
        6 quartiers en ville et je pose le monument pour finir
        le monument vaut 1 comme les autres pour finir la ville
        le monument compte triple
        y a aucune limite pour poser le monument
        j'ai 6 quartiers, je peux poser le monument
        le monument compte pour un seul quartier
        le monument est autorisé en dernier pour finir ma cité à 8
        le monument compte pour quatre quartiers
card-museum-2016 = Musée
    .reminder = Une fois par tour : une carte dessous. Fin : 1 point chacune.
    .effect = Une fois pendant votre tour, vous pouvez glisser 1 carte de votre main sous le Musée, face cachée. À la fin de la partie : 1 point par carte sous le Musée.
    .asked =
        comment marche le musée
        combien de points pour le musée
        combien de cartes par tour sous le musee
        3 cartes planquées sous le musée, ça score combien
        d'où sort la carte que je glisse au musée
        musée : face cachée ou face visible
    .yes =
        je peux glisser une carte sous le musée à mon tour
        les cartes sous le musee sont face cachée
        1 point par carte sous le musée ?
        j'ai le droit de ne rien mettre au musée
        musée : j'ai glissé 4 cartes dessous, 4 pts à la fin
        je range une carte de ma main sous le musée à chacun de mes tours si je veux
        les autres voient pas ce que je mets au musée
        je peux sauter un tour sans rien mettre au musée
        Le musée se limite-t-il à une carte par tour ?
        je peux mettre une carte sous le musée
        5 cartes sous le musée, 5 points
        le musée accepte une carte par tour
    .no =
        deux cartes sous le musée dans le même tour
        le musée c'est 2 points par carte
        obligé de mettre une carte au musee chaque tour
        la carte du musée vient de la pioche
        faut payer pour mettre une carte sous le musée
        je vide toute ma main sous le musée d'un coup
        les cartes du musée sont posées face visible
        la carte sous le musée vaut son coût en points
        je mets une pièce sous le musée pour 1 pt
        le musée prend la première carte de la pioche
        je peux mettre trois cartes sous le musée ce tour
        suis-je obligé de mettre une carte au musée
        la carte sous le musée est visible de tous
        le musée donne 3 points par carte
card-necropolis-2016 = Nécropole
    .reminder = Peut se construire en détruisant un de vos quartiers.
    .effect = Au lieu de la payer, vous pouvez détruire un quartier de votre cité.
    .asked =
        comment ça marche la nécropole
        combien coûte la necropole si je détruis un quartier
        quel quartier détruire pour la nécropole
        la nécropole, c'est quoi les deux façons de la payer
        je sacrifie quoi pour poser la nécropole
        nécropole : je détruis chez moi ou chez un autre
    .yes =
        je peux sacrifier un de mes quartiers au lieu de payer la nécropole
        on peut payer la necropole 5 pièces normalement
        nécropole gratuite si je détruis un quartier chez moi
        un seul quartier détruit suffit pour la nécropole
        j'ai pas un rond, je rase ma taverne et je pose la nécropole
        la nécropole peut se payer en or comme tout le monde
        pour la nécropole c'est un bâtiment à moi que je sacrifie
        je casse un quartier à 1 pour la nécropole, ça suffit
        Puis-je poser la nécropole sans débourser d'or en sacrifiant un quartier ?
        je peux détruire mon quartier pour poser la nécropole sans payer
        je peux payer la nécropole avec de l'or
        la nécropole coûte un quartier ou son prix
    .no =
        je peux détruire un quartier adverse pour la nécropole
        suis-je obligé de détruire un quartier pour la necropole
        faut raser deux quartiers pour poser la nécropole
        je détruis un quartier pour la nécropole et je paie aussi
        la nécropole me permet de raser chez le voisin au lieu de payer
        je casse un quartier pour la nécropole et je paie encore le reste
        une fois en ville la nécropole me fait bâtir gratos les autres
        je défausse une carte de ma main pour avoir la nécropole gratis
        la nécropole peut détruire ton quartier au lieu de payer
        nécropole : je détruis deux quartiers
        la nécropole est gratuite sans rien détruire
        un quartier détruit baisse juste un peu le prix de la nécropole
card-observatory-2016 = Observatoire
    .reminder = Collecte de cartes : piochez-en 3 au lieu de 2.
    .effect = Quand vous collectez des cartes, piochez-en 3 au lieu de 2 et gardez-en une, comme d'habitude.
    .asked =
        que fait l'observatoire
        combien de cartes je pioche avec l'observatoire
        j'en garde combien avec l'observatoire
        tu pioches combien t'en gardes combien avec l'observatoire
        l'observatoire, il joue quand
        observatoire : j'en pioche combien
    .yes =
        avec l'observatoire je pioche 3 cartes
        observatoire : j'en vois trois j'en garde une
        l'observatoire marche chaque fois que je collecte des cartes
        l'observatoire c'est gratuit, rien à payer ?
        observatoire : je tire trois et j'en garde qu'une seule
        j'ai plus de choix à la pioche grâce à l'observatoire
        pas d'effet de l'observatoire si je prends l'or
        l'observatoire c'est une carte de plus à regarder
        Avec l'observatoire, je pioche bien trois cartes au lieu de deux ?
        observatoire : trois cartes piochées, une gardée
        j'ai l'observatoire, je pioche 3 à la collecte
        l'observatoire est inutile si je collecte de l'or
    .no =
        l'observatoire seul me laisse garder deux cartes
        je pioche 4 cartes avec l'observatoire
        l'observatoire donne de l'or en plus
        les autres piochent 3 avec mon observatoire
        l'observatoire tout seul me fait garder les trois
        observatoire, je tire 5 cartes
        mes adversaires tirent 3 à cause de mon observatoire
        l'observatoire me fait payer 1 po la carte de plus
        l'observatoire me donne 3 pièces au lieu de 2
        avec l'observatoire seul je garde les 3 cartes
        l'observatoire me fait piocher 2 cartes comme les autres
        l'observatoire donne 3 or à la collecte
        l'observatoire coûte 1 or à chaque usage
card-park-2016 = Parc
    .reminder = Main vide à la fin du tour : piochez 2 cartes.
    .effect = À la fin de votre tour, si votre main est vide, piochez 2 cartes.
    .asked =
        il fait quoi le parc
        quand je pioche avec le parc
        combien de cartes donne le parc
        faut quoi pour que le parc me fasse piocher
        main vide, le parc donne quoi
        le parc marche au début ou à la fin du tour
    .yes =
        main vide en fin de tour, le parc me donne 2 cartes
        le parc fait piocher 2 si j'ai plus de cartes
        le parc se regarde à la fin de mon tour
        j'ai posé ma dernière carte, je pioche avec le parc en fin de tour
        plus rien en main quand je finis, le parc m'en redonne deux
        le parc marche que si j'ai zéro carte
        le parc c'est gratos
        il me reste 2 cartes à la fin de mon tour donc le parc fait rien
        Le parc se déclenche-t-il à la fin de mon propre tour ?
        plus de cartes à la fin de mon tour, je pioche 2 avec le parc
        une carte en main, le parc ne donne rien
        j'ai le parc et la main vide, deux cartes pour moi
    .no =
        il me reste une carte, le parc marche quand même
        le parc donne 3 cartes
        le parc me fait piocher au début du tour
        faut payer pour les cartes du parc
        il me reste une seule carte, le parc m'en rajoute deux
        le parc complète ma main jusqu'à 4
        main vide au début de mon tour, le parc me sert direct
        le parc me donne de l'or si j'ai plus de cartes
        le parc me file 1 carte
        le parc marche avec 2 cartes en main
        main vide, le parc donne 4 cartes
        le parc me fait piocher au tour des autres
        le parc me donne 2 cartes à chaque tour
card-poor-house-2016 = Hospice
    .reminder = Sans or à la fin du tour : prenez 1 pièce.
    .effect = À la fin de votre tour, si votre trésor est vide, prenez 1 pièce d'or.
    .asked =
        à quoi sert l'hospice
        combien d'or donne l'hospice
        quand est-ce que l'hospice me paie
        l'hospice, c'est quoi la condition
        ruiné, je touche combien à l'hospice
        l'hospice donne combien quand j'ai zéro or
    .yes =
        plus un rond en fin de tour, l'hospice me donne 1 pièce
        l'hospice paie si mon trésor est vide
        l'hospice se vérifie à la fin de mon tour
        j'ai tout dépensé, je prends 1 po grâce à l'hospice
        à sec en fin de tour, l'hospice me file une pièce
        il me reste 2 po, l'hospice me donne rien
        l'hospice c'est que si j'ai zéro pièce
        claqué tout mon fric dans un palais, l'hospice me dépanne
        L'hospice verse-t-il une pièce quand mon trésor est vide en fin de tour ?
        zéro or à la fin de mon tour, 1 pièce avec l'hospice
        j'ai encore 1 or, l'hospice ne donne rien
        je suis fauché, l'hospice m'aide
    .no =
        il me reste 1 pièce, l'hospice me paie quand même
        l'hospice donne 2 pièces
        l'hospice paie au début de mon tour
        l'hospice donne des cartes si ma main est vide
        l'hospice donne 3 pièces aux fauchés
        une pièce en poche, l'hospice m'en rajoute une
        l'hospice me fait piocher quand j'ai plus un sou
        l'hospice me dépanne avant ma collecte
        l'hospice rapporte 1 po à chaque tour quoi qu'il arrive
        l'hospice marche avec 3 pièces en poche
        zéro or, l'hospice donne 2 pièces
        l'hospice me paie au tour des autres
        j'ai la main vide mais de l'or, l'hospice me paie
card-quarry-2016 = Carrière
    .reminder = Vous pouvez construire des doublons.
    .effect = Vous pouvez construire des quartiers déjà présents dans votre cité.
    .asked =
        à quoi sert la carrière
        qu'est ce que je peux construire avec la carriere
        c'est quoi l'intérêt de la carrière
        qu'est-ce que la carrière m'autorise de plus que les autres
        la carrière ça change quoi pour mes doublons
        carrière : quels quartiers je peux construire en plus
    .yes =
        avec la carrière je peux construire des doublons
        j'ai déjà un temple, la carriere me permet un deuxième
        la carrière autorise deux fois la même taverne
        je peux avoir la carrière et ne pas faire de doublon
        j'ai la carrière, deux marchés identiques c'est bon ?
        la carrière lève l'interdiction des doublons
        je paie plein tarif le doublon malgré la carrière
        la carrière me laisse bâtir un troisième temple
        Puis-je, grâce à la carrière, poser une seconde taverne ?
        je peux construire deux fois le même quartier avec la carrière
        carrière : doublons permis
        sans envie de doublon, la carrière ne m'oblige à rien
    .no =
        les doublons sont gratuits avec la carrière
        ma carrière permet aux autres de faire des doublons
        la carriere m'oblige à construire en double
        un deuxième marché reste interdit malgré ma carrière
        la carrière m'offre le doublon
        j'ai la carrière donc mon pote aussi peut doubler
        même avec la carrière, jamais deux fois la même carte
        la carrière me force à poser des doublons
        la carrière me fait construire deux quartiers par tour
        doublon interdit malgré la carrière
        avec la carrière le deuxième quartier est gratuit
        la carrière de mon voisin me permet un doublon
        la carrière double mes points
card-school-of-magic-2016 = École de Magie
    .reminder = Pour le revenu : n'importe quel type.
    .effect = Quand un personnage vous rapporte un revenu pour vos quartiers d'un type, l'École compte comme un quartier de ce type. À la fin de la partie, c'est une merveille.
    .asked =
        que fait l'école de magie
        c'est quel type l'école de magie en fin de partie
        quand l'ecole de magie change de type
        l'école de magie, elle est de quelle couleur pour encaisser
        l'école de magie au décompte c'est quoi
        à quoi sert l'école de magie avec la marchande
    .yes =
        l'école de magie compte comme jaune pour le revenu du roi
        la marchande gagne 1 de plus avec l'ecole de magie
        l'école de magie est une merveille à la fin
        ecole de magie : joker de couleur pour les revenus ?
        avec l'évêque l'école de magie fait comme si elle était bleue
        l'école de magie rapporte 1 po de plus à mon condottiere
        au score final l'école redevient violette
        l'école de magie compte comme verte pour ma marchande
        L'école de magie compte-t-elle comme noble pour le revenu du roi ?
        l'école de magie me donne 1 or avec le roi
        l'école de magie compte comme rouge pour l'or du condottiere
        fin de partie, l'école de magie est une merveille
    .no =
        l'école de magie compte comme bleue au décompte final
        à la fin l'ecole de magie peut remplacer un quartier noble
        faut payer pour changer le type de l'école de magie
        l'école de magie est inutile pour le revenu du roi
        l'école de magie me dépanne de la couleur manquante au décompte
        l'école de magie compte comme jaune à la fin de la partie
        l'école de magie compte pour rien quand j'encaisse avec l'évêque
        l'école de magie me donne 2 pièces quel que soit le perso
        l'école doit garder la même couleur toute la partie
        l'école de magie compte comme verte pour les points de fin
        l'école de magie ne rapporte rien à la marchande
        l'école de magie donne 2 or au roi
        l'école de magie est un quartier noble toute la partie
card-secret-vault-2016 = Catacombes
    .reminder = Jamais construites. Fin : 3 points si elles sont en main.
    .effect = On ne peut pas les construire. À la fin de la partie, si vous les avez en main, montrez-les pour 3 points.
    .asked =
        à quoi servent les catacombes
        combien de points pour les catacombes
        quand montrer les catacombes
        les catacombes, on en fait quoi puisqu'on peut pas les poser
        catacombes : elles doivent être où à la fin
        où faut-il avoir les catacombes à la fin
    .yes =
        les catacombes en main à la fin ça fait 3 points
        interdit de construire les catacombes ?
        faut montrer les catacombes pour les points
        je garde les catacombes en main pour marquer à la fin
        catacombes : interdites de construction ?
        catacombes en main à la fin, je les montre et +3
        les catacombes se gardent en main jusqu'au bout
        si je me fais piquer les catacombes je perds les 3 pts
        Faut-il dévoiler les catacombes pour toucher leurs trois points ?
        je garde les catacombes en main pour 3 points
        catacombes : impossible de les construire
        je dois montrer les catacombes à la fin
    .no =
        je peux construire les catacombes
        les catacombes valent 5 points
        les catacombes se posent dans la cité
        je marque les catacombes sans les montrer
        je bâtis les catacombes comme n'importe quelle violette
        2 pts les catacombes
        les catacombes c'est 3 pts même si je les ai défaussées
        je paie pour poser les catacombes dans ma ville
        les catacombes rapportent 3 pièces
        je peux poser les catacombes en payant
        catacombes construites, 3 points
        les catacombes donnent 4 points
        les catacombes comptent même si je ne les montre pas
card-smithy-2016 = Forge
    .reminder = Une fois par tour : payez 2 pièces, piochez 3 cartes.
    .effect = Une fois pendant votre tour, vous pouvez payer 2 pièces d'or et piocher 3 cartes.
    .asked =
        que fait la forge
        combien coûte l'effet de la forge
        combien de cartes avec la forge
        la forge me coûte quoi et me donne quoi
        la forge, combien de fois dans un tour
        la forge coûte combien d'or
    .yes =
        je paie 2 à la forge et je pioche 3 cartes
        la forge c'est une fois par tour
        la forge est facultative
        je garde les 3 cartes de la forge
        forge : 2 po contre trois cartes, c'est ça
        la forge j'y ai droit une fois dans mon tour
        pas obligé de me servir de la forge
        j'ai 1 po, pas moyen d'activer la forge
        Les trois cartes de la forge vont-elles dans ma main ?
        je peux payer 2 or à la forge pour 3 cartes
        la forge n'est pas obligatoire
        une fois par tour la forge
    .no =
        la forge est gratuite
        la forge donne 2 cartes
        je peux utiliser la forge deux fois dans mon tour
        faut payer 3 pièces pour la forge
        obligé de me servir de la forge
        la forge me fait piocher trois et je n'en garde qu'une
        forge : 1 pièce par carte, autant que je veux
        j'active ma forge pendant le tour d'un autre
        la forge me donne 2 po contre une carte
        4 po à la forge pour 6 cartes dans le même tour
        forge : 1 or pour 3 cartes
        je peux utiliser la forge trois fois dans le tour
        la forge donne 3 cartes sans payer
        je rends une carte après la forge
card-stables-2016 = Écuries
    .reminder = Se construisent hors limite.
    .effect = Construire les Écuries ne compte pas dans votre limite de construction du tour.
    .asked =
        à quoi servent les écuries
        comment comptent les ecuries dans la limite
        c'est quoi l'avantage des écuries
        les écuries ça compte comme une construction ou pas
        écuries + combien d'autres dans mon tour normal
        écuries : dans la limite ou hors limite
    .yes =
        je peux construire les écuries et un autre quartier dans le tour
        les ecuries sont hors limite de construction
        j'ai déjà construit, je peux rajouter les écuries
        les écuries faut les payer quand même
        j'ai posé un marché, je rajoute les écuries derrière ?
        écuries d'abord, ensuite un autre bâtiment, c'est bon
        les écuries c'est du bonus, ça mange pas ma construction
        je dois casquer pour les écuries comme pour le reste
        Puis-je construire les écuries en plus de mon quartier du tour ?
        je peux poser les écuries en plus de mon quartier
        les écuries ne comptent pas dans la limite
        je paie les écuries normalement
    .no =
        les écuries prennent ma construction du tour
        les ecuries sont gratuites
        les écuries donnent une construction en plus à chaque tour
        après les écuries je n'ai plus le droit de construire
        poser les écuries m'empêche de bâtir autre chose
        grâce aux écuries je pose deux quartiers tous les tours
        les écuries sont offertes
        les écuries prennent la place de ma construction
        je peux plus poser les écuries si j'ai déjà bâti un truc
        les écuries comptent comme ma construction
        je ne peux construire que les écuries ce tour
        les écuries se construisent gratuitement
        avec les écuries en ville je construis un quartier de plus par tour
card-statue-2016 = Statue Équestre
    .reminder = Fin : 5 points avec la couronne.
    .effect = À la fin de la partie : 5 points si vous détenez la couronne.
    .asked =
        que fait la statue équestre
        combien de points pour la statue equestre
        quelle condition pour la statue équestre
        la statue équestre, elle demande quoi
        statue et couronne au décompte, ça fait combien
        qui doit avoir la couronne pour la statue équestre
    .yes =
        statue équestre avec la couronne, 5 points
        il faut la couronne pour la statue equestre
        la statue équestre se compte à la fin
        la couronne m'échappe à la fin, je perds le bonus de la statue équestre
        j'ai la couronne à la fin, ma statue me fait +5
        quelqu'un m'a chipé la couronne, ma statue équestre vaut plus son bonus
        la statue équestre sans couronne c'est zéro bonus
        la statue se regarde au score final, pas avant
        Faut-il détenir la couronne en fin de partie pour les 5 points de la statue équestre ?
        j'ai la couronne et la statue équestre, 5 points
        sans la couronne la statue équestre ne donne pas de bonus
        la statue équestre compte si j'ai la couronne à la fin
    .no =
        la statue équestre rapporte sans la couronne
        la statue équestre donne 3 points bonus
        la statue équestre me donne la couronne
        la statue equestre rapporte à chaque tour où j'ai la couronne
        la statue équestre me rapporte 5 d'office
        j'ai eu la couronne une fois dans la partie donc la statue me paie
        la statue équestre m'apporte la couronne
        la statue me donne 5 pièces quand je suis couronné
        couronne + statue équestre = 4 pts
        la statue équestre donne 5 points à tout le monde
        la statue équestre donne 10 points avec la couronne
        la statue équestre rapporte même si un autre a la couronne
        la statue équestre fait gagner de l'or
card-theater-2016 = Théâtre
    .reminder = Après le choix : échange de personnage possible, à l'aveugle.
    .effect = À la fin de chaque choix des personnages, vous pouvez échanger à l'aveugle votre carte Personnage contre celle d'un autre joueur.
    .asked =
        que fait le théâtre
        quand on utilise le theatre
        on échange quoi avec le théâtre
        c'est à quel moment précis le théâtre
        le théâtre, j'échange quoi avec qui
        le théâtre s'utilise avant ou après le choix des persos
    .yes =
        le théâtre me permet d'échanger mon perso avec un joueur
        l'échange du theatre est facultatif
        le théâtre c'est à chaque manche
        avec le théâtre on échange à l'aveugle
        théâtre : je file mon perso à quelqu'un et je prends le sien sans regarder
        le théâtre se joue quand tout le monde a choisi
        on m'a échangé mon perso via le théâtre, c'est légal ?
        j'ai le droit de garder mon perso malgré le théâtre
        Le théâtre peut-il servir à chaque manche ?
        je peux échanger mon personnage avec le théâtre
        avec le théâtre je peux garder mon perso
        il a le théâtre, il peut me prendre mon personnage contre le sien
    .no =
        je peux regarder la carte avant d'échanger au théâtre
        le theatre échange les mains de quartiers
        le théâtre coute de l'or
        je peux utiliser le théâtre au milieu de mon tour
        obligé d'échanger si j'ai le théâtre
        le théâtre me laisse mater le perso avant de me décider
        le théâtre c'est pour échanger des bâtiments
        j'échange mon rôle au théâtre pendant l'appel des persos
        le théâtre me coûte 1 po par échange
        une seule fois dans toute la partie le théâtre
        le théâtre permet de voir le perso avant de l'échanger
        puis-je refuser l'échange du théâtre
        le théâtre échange de l'or
        je suis obligé d'utiliser le théâtre à chaque manche
card-thieves-den-2016 = Tripot
    .reminder = Peut se payer en cartes, une par pièce.
    .effect = Vous pouvez payer tout ou partie de son coût avec des cartes de votre main, 1 carte pour 1 pièce d'or.
    .asked =
        que fait le tripot
        combien de cartes pour une pièce au tripot
        comment on paie le tripot
        il me manque 2 po pour le tripot, je mets quoi à la place
        tripot, c'est quoi le taux cartes contre or
        tripot : une carte remplace combien d'or
    .yes =
        je peux payer le tripot avec des cartes
        payer le tripot entièrement en cartes c'est ok
        tripot : 3 pièces et 3 cartes ça passe
        on peut payer le tripot juste en or
        tripot payé avec 6 cartes et zéro pièce, ça passe
        j'ai 4 po et 2 cartes, je peux me payer le tripot à 6
        seul le tripot lui-même se paie en cartes, pas mes autres bâtiments
        une carte remplace une pièce pour le tripot
        Puis-je acheter le tripot uniquement avec de l'or ?
        je peux payer le tripot avec mes cartes
        tripot : 2 cartes et 4 or, c'est bon
        le tripot entièrement en cartes, permis
    .no =
        une carte vaut 2 pièces pour le tripot
        je suis obligé de payer le tripot avec des cartes
        une fois le tripot posé je paie les autres quartiers en cartes
        les cartes du tripot viennent de la pioche
        le tripot exige au moins une carte
        3 cartes suffisent à payer tout le tripot à 6
        je paie mon palais en cartes parce que j'ai le tripot
        le tripot me rapporte 1 po par carte
        je paie le tripot avec des cartes prises dans le paquet
        deux cartes valent une pièce pour le tripot
        le tripot se paie seulement en cartes
        le tripot se paie avec les cartes d'un autre joueur
        le tripot permet de payer tous mes quartiers en cartes
card-wishing-well-2016 = Fontaine aux Souhaits
    .reminder = Fin : 1 point par merveille, elle-même comprise.
    .effect = À la fin de la partie : 1 point par merveille de votre cité, celle-ci comprise.
    .asked =
        que fait la fontaine aux souhaits
        combien de points pour la fontaine aux souhaits
        quels quartiers compte la fontaine aux souhaits
        j'ai 4 merveilles avec la fontaine aux souhaits, bonus de combien
        la fontaine aux souhaits compte quelles cartes
        fontaine aux souhaits : combien de points par merveille
    .yes =
        la fontaine aux souhaits se compte elle-même
        fontaine aux souhaits : 1 pt par merveille chez moi
        fontaine plus 3 merveilles, 4 points avec la fontaine aux souhaits
        la fontaine aux souhaits se compte à la fin
        que la fontaine comme violette, ça me fait 1 pt
        fontaine aux souhaits + biblio + labo : 3 pts de bonus
        la fontaine compte les merveilles posées chez moi seulement
        elle se compte dans le tas la fontaine aux souhaits
        La fontaine aux souhaits rapporte-t-elle un point par merveille de ma ville ?
        trois merveilles avec la fontaine aux souhaits, 3 points
        la fontaine aux souhaits compte pour 1 toute seule
        je marque 1 point par merveille avec la fontaine aux souhaits
    .no =
        la fontaine aux souhaits donne 2 points par merveille
        les quartiers verts comptent pour la fontaine aux souhaits
        les merveilles des autres comptent pour ma fontaine aux souhaits
        les merveilles en main comptent pour la fontaine aux souhaits
        la fontaine aux souhaits s'exclut du compte
        mes bleus rapportent avec la fontaine aux souhaits
        fontaine : les merveilles que j'ai encore en main rapportent
        la fontaine aux souhaits compte les violettes de toute la table
        2 merveilles dont la fontaine, ça fait 4 pts de bonus
        la fontaine aux souhaits compte les quartiers nobles
        la fontaine aux souhaits ne se compte pas elle-même
        la fontaine aux souhaits donne 3 points par merveille
        la fontaine aux souhaits compte les merveilles adverses

## Districts of the older boxes

card-armory-classic = Poudrière
    .reminder = Détruisez-la pour détruire un quartier d'une autre cité.
    .effect = Pendant votre tour, vous pouvez détruire un quartier d'une autre cité en détruisant aussi la Poudrière.
card-armory-third = Poudrière
    .reminder = Détruisez-la pour détruire un quartier d'une autre cité, terminée ou non.
    .effect = Pendant votre tour, vous pouvez détruire un quartier d'une autre cité, même terminée, en détruisant aussi la Poudrière. La partie s'arrête quand même à la fin de la manche.
card-ball-room-classic = Salle de bal
    .reminder = Avec la couronne : chaque joueur appelé doit vous remercier.
    .effect = Tant que vous avez la couronne, tout autre joueur doit vous appeler « Majesté » et vous remercier quand il est appelé. S'il oublie, il perd son tour.
card-ball-room-third = Salle de bal
    .reminder = Avec la couronne : chaque joueur appelé doit vous remercier.
    .effect = Tant que vous avez la couronne, tout autre joueur doit vous appeler « Majesté » et vous remercier quand il est appelé. S'il oublie, il perd son tour.
card-barracks-classic = Caserne
card-barracks-third = Caserne
card-bell-tower-classic = Beffroi
    .reminder = À la construction : la partie peut finir à 7 quartiers.
    .effect = Quand vous le construisez, même comme septième quartier, vous pouvez annoncer que la partie finira à 7 quartiers au lieu de 8. S'il est détruit, il en faut de nouveau 8.
card-bell-tower-third = Beffroi
    .reminder = À la construction : la partie peut finir à 7 quartiers.
    .effect = Quand vous le construisez, même comme septième quartier, vous pouvez annoncer que la partie finira à 7 quartiers au lieu de 8. S'il est détruit, il en faut de nouveau 8.
card-castle-classic = Château
card-castle-third = Château
card-cathedral-classic = Cathédrale
card-cathedral-third = Cathédrale
card-church-classic = Église
card-church-third = Église
card-docks-classic = Comptoir
card-docks-third = Comptoir
card-dragon-gate-classic = Dracoport
    .reminder = Coûte 6, rapporte 8.
    .effect = Il coûte 6 et rapporte 8 points à la fin de la partie.
card-dragon-gate-third = Dracoport
    .reminder = Coûte 6, rapporte 8.
    .effect = Il coûte 6 et rapporte 8 points à la fin de la partie.
card-factory-classic = Fabrique
    .reminder = Vos autres merveilles coûtent 1 de moins.
    .effect = Vous payez 1 pièce d'or de moins pour construire toute autre merveille. Les détruire coûte autant qu'avant.
card-factory-third = Fabrique
    .reminder = Vos autres merveilles coûtent 1 de moins.
    .effect = Vous payez 1 pièce d'or de moins pour construire toute autre merveille. Les détruire coûte autant qu'avant.
card-fortress-classic = Forteresse
card-fortress-third = Forteresse
card-graveyard-classic = Cimetière
    .reminder = Le Condottiere détruit : pour 1 pièce, la carte est à vous.
    .effect = Quand le Condottiere détruit un quartier, vous pouvez payer 1 pièce d'or pour prendre la carte en main, sauf si le Condottiere, c'est vous. Ne se joue pas avec le Diplomate.
card-graveyard-third = Cimetière
    .reminder = Le Condottiere détruit : pour 1 pièce, la carte est à vous.
    .effect = Quand le Condottiere détruit un quartier, vous pouvez payer 1 pièce d'or pour prendre la carte en main, sauf si le Condottiere, c'est vous. Ne se joue pas avec le Diplomate.
card-great-wall-classic = Grande Muraille
    .reminder = Le Condottiere paie 1 de plus pour vos autres quartiers.
    .effect = Le Condottiere paie 1 pièce d'or de plus pour détruire tout autre quartier de votre cité.
card-great-wall-third = Grande Muraille
    .reminder = Le Condottiere et le Diplomate paient 1 de plus pour vos autres quartiers.
    .effect = Le Condottiere paie 1 pièce d'or de plus pour détruire tout autre quartier de votre cité, et le Diplomate pour l'échanger.
card-harbor-classic = Port
card-harbor-third = Port
card-haunted-city-classic = Cour des Miracles
    .reminder = Fin : couleur au choix, sauf si construite à la dernière manche.
    .effect = À la fin de la partie, elle compte comme un quartier de la couleur de votre choix. Construite à la dernière manche, elle reste une merveille.
card-haunted-city-third = Cour des Miracles
    .reminder = Fin : couleur au choix, sauf si construite à la dernière manche.
    .effect = À la fin de la partie, elle compte comme un quartier de la couleur de votre choix. Construite à la dernière manche, elle reste une merveille.
card-hospital-classic = Hôpital
    .reminder = Même assassiné, vous prenez de l'or ou une carte.
    .effect = Même assassiné, vous faites votre action, or ou carte, mais rien d'autre.
card-hospital-third = Hôpital
    .reminder = Même assassiné, vous prenez de l'or ou une carte.
    .effect = Même assassiné, vous faites votre action au début de votre tour : 2 pièces d'or, ou 2 cartes piochées, dont vous gardez une. Le tour s'arrête là. Ne se joue pas avec la Sorcière.
card-imperial-treasury-classic = Trésor impérial
    .reminder = Fin : 1 point par pièce d'or.
    .effect = À la fin de la partie : 1 point par pièce d'or que vous avez. L'or posé sur des quartiers ne compte pas.
card-keep-classic = Donjon
    .reminder = Le Condottiere ne peut pas le détruire.
    .effect = Le Condottiere ne peut pas le détruire, et le Diplomate ne peut pas le prendre.
card-keep-third = Donjon
    .reminder = Le Condottiere ne peut pas le détruire.
    .effect = Le Condottiere ne peut pas le détruire, et le Diplomate ne peut pas le prendre.
card-laboratory-classic = Laboratoire
    .reminder = Une fois par tour : défaussez 1 carte pour 1 pièce.
    .effect = Une fois pendant votre tour, vous pouvez défausser 1 carte de votre main et prendre 1 pièce d'or.
card-laboratory-third = Laboratoire
    .reminder = Une fois par tour : défaussez 1 carte pour 1 pièce.
    .effect = Une fois pendant votre tour, vous pouvez défausser 1 carte de votre main et prendre 1 pièce d'or.
card-library-classic = Bibliothèque
    .reminder = Si votre action est de piocher : gardez les deux cartes.
    .effect = Quand vous piochez des cartes pour votre action, gardez les deux.
card-library-third = Bibliothèque
    .reminder = Si votre action est de piocher : gardez les deux cartes.
    .effect = Quand vous piochez des cartes pour votre action, gardez les deux.
card-lighthouse-classic = Phare
    .reminder = À la construction : une carte au choix dans la pioche.
    .effect = Quand vous le construisez, parcourez la pioche, prenez-y une carte de votre choix, puis mélangez la pioche.
card-lighthouse-third = Phare
    .reminder = À la construction : une carte au choix dans la pioche.
    .effect = Quand vous le construisez, parcourez la pioche, prenez-y une carte de votre choix, puis mélangez la pioche.
card-manor-classic = Manoir
card-manor-third = Manoir
card-map-room-classic = Salle des cartes
    .reminder = Fin : 1 point par carte en main.
    .effect = À la fin de la partie : 1 point par carte de votre main.
card-map-room-third = Salle des cartes
    .reminder = Fin : 1 point par carte en main.
    .effect = À la fin de la partie : 1 point par carte de votre main.
card-market-classic = Marché
card-market-third = Marché
card-monastery-classic = Monastère
card-monastery-third = Monastère
card-museum-classic = Musée
    .reminder = À votre tour : une carte dessous. Fin : 1 point chacune.
    .effect = Pendant votre tour, vous pouvez glisser 1 carte de votre main sous le Musée, face cachée. À la fin de la partie : 1 point par carte sous le Musée. Si le Musée est détruit, ces cartes sont défaussées.
card-museum-third = Musée
    .reminder = À votre tour : une carte dessous. Fin : 1 point chacune.
    .effect = Pendant votre tour, vous pouvez glisser 1 carte de votre main sous le Musée, face cachée. À la fin de la partie : 1 point par carte sous le Musée. Si le Musée est détruit, ces cartes sont défaussées ; elles ne le rendent pas plus cher à détruire.
card-observatory-classic = Observatoire
    .reminder = Si votre action est de piocher : 3 cartes au lieu de 2, gardez-en une.
    .effect = Quand vous piochez des cartes pour votre action, piochez-en 3 et gardez-en une ; les autres vont sous la pioche.
card-observatory-third = Observatoire
    .reminder = Si votre action est de piocher : 3 cartes au lieu de 2, gardez-en une.
    .effect = Quand vous piochez des cartes pour votre action, piochez-en 3 et gardez-en une ; les autres vont sous la pioche.
card-palace-classic = Palais
card-palace-third = Palais
card-park-classic = Parc
    .reminder = Main vide à la fin du tour : piochez 2 cartes.
    .effect = À la fin de votre tour, si votre main est vide, piochez 2 cartes.
card-park-third = Parc
    .reminder = Main vide à la fin du tour : piochez 2 cartes.
    .effect = À la fin de votre tour, si votre main est vide, piochez 2 cartes.
card-poor-house-classic = Hospice
    .reminder = Sans or à la fin du tour : prenez 1 pièce.
    .effect = À la fin de votre tour, s'il ne vous reste plus d'or, prenez 1 pièce. L'or posé sur des quartiers ne compte pas comme le vôtre.
card-poor-house-third = Hospice
    .reminder = Sans or à la fin du tour : prenez 1 pièce.
    .effect = À la fin de votre tour, s'il ne vous reste plus d'or, prenez 1 pièce. L'or posé sur des quartiers ne compte pas comme le vôtre.
card-prison-classic = Prison
card-prison-third = Prison
card-quarry-classic = Carrière
    .reminder = Vous pouvez construire un doublon.
    .effect = Vous pouvez construire un quartier que votre cité a déjà, mais un seul.
card-school-of-magic-classic = École de Magie
    .reminder = Pour le revenu : n'importe quelle couleur.
    .effect = Quand vos quartiers d'une couleur vous rapportent de l'or, l'École compte comme un quartier de cette couleur. À la fin de la partie, elle est une merveille.
card-school-of-magic-third = École de Magie
    .reminder = Pour le revenu : n'importe quelle couleur.
    .effect = Quand vos quartiers d'une couleur vous rapportent de l'or, l'École compte comme un quartier de cette couleur. À la fin de la partie, elle est une merveille.
card-smithy-classic = Manufacture
    .reminder = Une fois par tour : payez 2 pièces, piochez 3 cartes.
    .effect = Une fois pendant votre tour, vous pouvez payer 2 pièces d'or et piocher 3 cartes.
card-smithy-third = Manufacture
    .reminder = Une fois par tour : payez 3 pièces, piochez 3 cartes.
    .effect = Une fois pendant votre tour, vous pouvez payer 3 pièces d'or et piocher 3 cartes.
card-tavern-classic = Taverne
card-tavern-third = Taverne
card-temple-classic = Temple
card-temple-third = Temple
card-throne-room-classic = Salle du trône
    .reminder = La couronne change de mains : prenez 1 pièce.
    .effect = Chaque fois que la couronne change de mains, prenez 1 pièce d'or.
card-throne-room-third = Salle du trône
    .reminder = La couronne change de mains : prenez 1 pièce.
    .effect = Chaque fois que la couronne change de mains, prenez 1 pièce d'or.
card-town-hall-classic = Hôtel de ville
card-town-hall-third = Hôtel de ville
card-trading-post-classic = Échoppe
card-trading-post-third = Échoppe
card-university-classic = Université
    .reminder = Coûte 6, rapporte 8.
    .effect = Elle coûte 6 et rapporte 8 points à la fin de la partie.
card-university-third = Université
    .reminder = Coûte 6, rapporte 8.
    .effect = Elle coûte 6 et rapporte 8 points à la fin de la partie.
card-watchtower-classic = Tour de guet
card-watchtower-third = Tour de guet
card-wishing-well-classic = Fontaine aux souhaits
    .reminder = Fin : 1 point par autre merveille.
    .effect = À la fin de la partie : 1 point par autre merveille de votre cité.
basic-effect-classic =
    { $type ->
        [noble] Aucun effet propre. Rapporte 1 pièce d'or au Roi et à l'Empereur.
        [religious] Aucun effet propre. Rapporte 1 pièce d'or à l'Évêque et à l'Abbé.
        [trade] Aucun effet propre. Rapporte 1 pièce d'or au Marchand.
       *[military] Aucun effet propre. Rapporte 1 pièce d'or au Condottiere et au Diplomate.
    }
basic-reminder-classic = Aucun effet propre.
basic-effect-third =
    { $type ->
        [noble] Aucun effet propre. Rapporte 1 pièce d'or au Roi et à l'Empereur.
        [religious] Aucun effet propre. Rapporte 1 pièce d'or à l'Évêque et à l'Abbé.
        [trade] Aucun effet propre. Rapporte 1 pièce d'or au Marchand.
       *[military] Aucun effet propre. Rapporte 1 pièce d'or au Condottiere et au Diplomate.
    }
basic-reminder-third = Aucun effet propre.
