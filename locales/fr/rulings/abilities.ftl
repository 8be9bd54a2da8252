### The rulings of data/rulings/abilities.toml, and the questions they answer: with yes, with no, or in another way.

ruling-once-a-turn = Un pouvoir ne s'utilise qu'une fois par tour.
    .no =
        Peut-on utiliser le même pouvoir deux fois dans un tour ?
        Puis-je me resservir de la capacité de mon personnage après avoir construit ?
        jpeux utiliser mon pouvoir 2 fois si je suis riche
        le condottiere peut il détruire deux quartiers dans le même tour
        est ce que le voleur peut voler une deuxième fois avant de finir
        j'ai déjà échangé ma main, puis-je recommencer
        on peut activer deux fois la même capacité en un tour
        encore un petit coup de magie après la construction, possible ?
        je refais mon pouvoir si la première fois a servi à rien
        deux fois ma capacité : une avant de bâtir, une après
        mon pote échange sa main deux fois d'affilée avec la magicienne, réglo ?
        en payant plus je peux réutiliser mon pouvoir
        l'espion fouille deux joueurs l'un après l'autre
        j'ai loupé mon coup, je rejoue mon pouvoir ?
        je peux réutiliser mon pouvoir dans le même tour
        la magicienne peut échanger deux fois dans son tour
        le diplomate peut utiliser son pouvoir deux fois
        le condottiere m'a détruit un quartier, il peut recommencer ce tour
        assez d'or, deux fois le pouvoir du capitaine dans le tour
        l'assassin peut utiliser son pouvoir deux fois
    .yes =
        mon pouvoir c'est une seule fois par tour ?
        après usage, mon pouvoir est-il épuisé pour ce tour ?
        c'est interdit de relancer sa capacité dans le meme tour ?
        j'ai claqué ma capacité trop tôt, elle est grillée jusqu'au prochain tour ?
        ma magicienne a déjà échangé, c'est cuit pour ce tour ?
        un pouvoir servi est plus dispo avant mon prochain tour
        une destruction par tour et c'est marre pour mon condo
        il veut relancer sa capacité, on lui dit non, c'est bien ça
        le pouvoir de mon rôle c'est one shot par tour
        Mon pouvoir est-il limité à une seule utilisation par tour ?
        un pouvoir par tour, une seule fois
        la magicienne peut échanger une seule fois par tour
        j'ai déjà utilisé mon pouvoir, c'est fini pour ce tour
        le condottiere est limité à une destruction dans son tour
        le pouvoir de mon personnage sert une fois dans le tour
    .asked =
        Combien de fois un personnage peut-il agir pendant son tour ?
        combien d'utilisations du pouvoir par tour
        j'ai droit à combien de coups de pouvoir dans mon tour
        mon pouvoir déjà utilisé, je le récupère quand
        pouvoir du personnage, une fois ou plusieurs par tour
ruling-ability-when = Un pouvoir s'utilise au moment que donne son texte. Si le texte n'en donne aucun, c'est au moment de votre choix pendant votre tour.
    .asked =
        Quand utilise-t-on le pouvoir de son personnage ?
        a quel moment du tour on se sert de sa capacité
        où je lis à quel moment jouer mon pouvoir
        la carte dit rien sur le timing, je fais ça quand
        quand j'ai le droit d'utiliser mon pouvoir
    .yes =
        rien n'est écrit sur le moment, jpeux activer mon pouvoir quand je veux dans mon tour ?
        je peux garder mon pouvoir pour la fin de mon tour ?
        mon pouvoir après avoir bâti, ça marche aussi si la carte ne dit rien ?
        c'est moi qui choisis le moment quand la carte se tait ?
        j'ai tout fini, je déclenche mon pouvoir en dernier, ça vaut ?
        ma carte dit pas quand, je décide du moment de mon pouvoir ?
        pouvoir sans moment écrit : après avoir bâti c'est bon aussi
        si la carte précise un moment faut s'y tenir
        je peux attendre la toute fin de mon tour pour mon pouvoir si rien n'est marqué
        mon pouvoir au milieu du tour, tranquille, la carte précise rien
        Lorsque le texte n'indique rien, le moment du pouvoir est-il au choix du joueur ?
        je peux utiliser mon pouvoir à la fin du tour si la carte ne dit rien
        la carte donne le moment, je dois le respecter
        pouvoir sans moment précisé, j'utilise quand je veux
        mon pouvoir au début ou à la fin, au choix si rien d'écrit
        le moment du pouvoir est écrit sur la carte, on le suit
        Ma carte ne dit pas quand utiliser mon pouvoir : est-ce à moi de choisir ?
    .no =
        faut il utiliser son pouvoir des le début du tour
        mon pouvoir s'active-t-il pendant le tour d'un autre
        le texte donne un moment précis, je peux l'ignorer ?
        y a t il une phase spéciale pour les pouvoirs dans le tour
        ma capacité est elle réservée au moment juste après les pièces
        ma carte précise quand mais je préfère l'utiliser plus tôt, ok ?
        mon pouvoir doit être la première chose que je fais, toujours
        j'ai déjà bâti donc mon pouvoir sans moment écrit est perdu
        un pouvoir qui dit pas quand peut servir dans le tour du voisin
        c'est toujours en fin de tour qu'on utilise les pouvoirs
        mon pouvoir ne sert que juste après la collecte, quel que soit le texte
        je peux utiliser mon pouvoir dans le tour d'un adversaire si rien n'est écrit
        mon pouvoir doit toujours être utilisé en premier
        la carte dit quand, je peux choisir un autre moment
        pouvoir sans moment, seulement avant de construire
        j'ai construit, mon pouvoir sans moment précis est interdit
        suis-je obligé d'utiliser mon pouvoir tout de suite si la carte ne précise rien
ruling-ability-optional = Vous pouvez renoncer à un pouvoir, sauf si son texte en fait une obligation, comme pour la couronne.
    .no =
        Est-on obligé d'utiliser son pouvoir ?
        l'assassin doit il forcément tuer quelqu'un
        condottiere sans envie de détruire, je suis forcé ?
        le voleur est-il contraint de voler
        c'est une faute de ne pas utiliser sa capacité ?
        le magicien est il tenu d'échanger quelque chose
        tout pouvoir doit être joué, même si ça m'arrange pas
        la magicienne est forcée de changer ses cartes
        je refuse la couronne en tant que roi, c'est mon droit
        capitaine sans cible intéressante, je suis tenu de prendre un truc
        un pouvoir laissé de coté me coûte une amende
        l'espion doit espionner qu'il le veuille ou non
        suis-je forcé d'utiliser mon pouvoir
        le roi peut laisser tomber la couronne
        le diplomate est obligé d'échanger
        le capitaine doit prendre un quartier
        le patricien peut renoncer à la couronne, c'est facultatif
        tous les personnages doivent utiliser leur pouvoir
    .yes =
        jpeux ne pas me servir de mon pouvoir ce tour ci ?
        le pouvoir est il facultatif
        a-t-on le droit de garder son pouvoir sans l'utiliser
        ma capacité m'arrange pas, je la laisse tomber ?
        personne à qui nuire, je saute ma capacité, ok ?
        j'ai pas envie de faire mon pouvoir, je passe
        condo pacifique : je casse rien, c'est autorisé ?
        la couronne par contre c'est obligé pour le roi
        mon pote a rien fait de son pouvoir, il avait le droit
        si la carte dit pas que je dois, je suis libre de m'abstenir
        Puis-je finir mon tour sans avoir employé mon pouvoir facultatif ?
        je peux ne pas utiliser mon pouvoir
        pouvoir facultatif sauf si la carte dit doit
        le voleur peut ne voler personne
        le roi doit prendre la couronne, pas le choix
        le diplomate peut ne rien échanger
        l'assassin peut ne tuer personne
    .asked =
        quels pouvoirs ne peut on pas refuser
        comment savoir si mon pouvoir est une obligation
        je peux sauter quels pouvoirs
        pouvoir obligatoire ou facultatif
ruling-ability-parts = La couronne, le revenu et le pouvoir spécial d'un personnage sont des parties distinctes : chacune une fois, à son moment, dans n'importe quel ordre. Le Condottiere peut détruire d'abord et toucher son or ensuite.
    .yes =
        Peut-on utiliser les parties d'un pouvoir à des moments différents ?
        Je suis le Condottiere : puis-je attaquer au début et encaisser mes pièces à la fin ?
        Peut-on séparer la couronne, le revenu et la capacité spéciale dans le tour ?
        le roi prend la couronne puis plus tard son or, c'est bon ?
        jpeux toucher mes pièces, bâtir, puis seulement détruire avec le condottiere ?
        l'ordre entre revenu et effet spécial est il libre
        on peut couper son pouvoir en plusieurs morceaux dans le tour ?
        couronne en premier, constructions au milieu, jaunes à la fin ?
        condo : je pète un truc d'abord, je touche mes rouges en fin de tour
        roi : pièces tout de suite, couronne plus tard, ça va ?
        la couronne et l'argent du roi c'est deux choses séparées
        l'ordre des morceaux de mon pouvoir, c'est moi qui vois
        j'ai pris mon revenu de capitaine, je peux m'emparer d'un quartier après avoir bâti
        Le Condottiere peut-il détruire avant d'encaisser ses quartiers militaires ?
        le condottiere peut détruire puis prendre son or plus tard
        le roi peut prendre l'or d'abord et la couronne après
        revenu et pouvoir spécial à des moments différents, permis
        l'évêque peut encaisser quand il veut dans son tour
        le capitaine peut prendre un quartier puis toucher ses rouges
        le diplomate peut échanger avant de prendre son or
    .no =
        Faut-il faire tout ce que dit la carte d'un coup ?
        si je prends mon revenu dois je aussi faire mon action spéciale tout de suite
        la marchande perd elle sa pièce bonus si elle encaisse d'abord ses verts
        obligé de toucher son revenu avant d'utiliser son effet ?
        utiliser une moitié du pouvoir fait-il perdre l'autre
        l'évêque qui encaisse tard perd il quelque chose de sa carte
        revenu et effet spécial doivent se faire au même instant
        mon condo a détruit sans encaisser d'abord, il perd ses pièces
        prendre la couronne en premier c'est obligatoire pour avoir mes jaunes
        chaque bout de mon pouvoir peut servir deux fois
        encaisser mes rouges m'interdit de détruire derrière
        on fait les lignes de la carte dans l'ordre imprimé, sinon rien
        condottiere, je dois prendre l'or avant de détruire
        le roi doit prendre couronne et or en même temps
        le capitaine perd son revenu s'il prend d'abord un quartier
        le diplomate doit tout faire d'un coup
        j'ai détruit en condottiere, je n'ai plus droit à mon or
        le roi peut prendre son or deux fois, avant et après la couronne
    .asked =
        Dans quel ordre viennent le revenu et le pouvoir ?
        par quoi commencer, l'or ou l'effet de ma carte
        je prends mon or avant ou après mon effet spécial
        le pouvoir du roi, on peut le découper comment
        condottiere : or d'abord ou destruction d'abord
ruling-ability-between-builds = Un pouvoir ou un revenu sans moment fixé peut se glisser entre deux constructions : « n'importe quel moment », c'est vraiment n'importe lequel.
    .yes =
        Peut-on utiliser un pouvoir ou toucher son revenu entre deux constructions ?
        L'Architecte peut-il construire, utiliser le Laboratoire, puis construire encore ?
        Je bâtis, j'encaisse, puis je bâtis de nouveau : c'est permis ?
        Entre mes deux quartiers, puis-je utiliser la Forge ou piocher mes cartes bonus ?
        l'architecte pose un quartier, pioche ses 2 cartes et rebâtit, ok ?
        négociant : je construis, j'encaisse mes verts, je reconstruis
        on peut sortir le labo entre deux constructions ?
        avec deux constructions, jpeux glisser mon revenu au milieu ?
        archiviste, entre mes deux quartiers je peux me servir d'une merveille ?
        bâtir, vendre une carte au labo, rebâtir avec l'or gagné, autorisé ?
        archi : un quartier, un coup de labo, un autre quartier
        je pose, je touche mes verts, je repose avec ce fric, négociant
        forge entre deux bâtiments c'est réglo ?
        mon pouvoir peut se caser au milieu de mes constructions
        entre le premier et le deuxième quartier j'encaisse mon revenu
        L'Architecte peut-il piocher ses cartes entre deux constructions ?
        je peux utiliser le laboratoire entre deux constructions
        l'architecte construit, pioche 2 cartes, construit encore
        entre deux quartiers le négociant peut prendre son or
        l'archiviste peut utiliser la forge entre ses deux quartiers
        la voyante peut utiliser le labo entre deux bâtiments
        pouvoir au milieu des constructions, autorisé
    .no =
        Avec la Voyante, dois-je poser mes deux bâtiments d'affilée ?
        une fois qu'on a commencé à bâtir faut il tout bâtir d'un coup
        est ce interdit d'intercaler son pouvoir entre deux bâtiments
        dois-je attendre la fin de mes constructions pour toucher mon or
        mes deux poses de quartier doivent se suivre sans rien entre
        mes trois quartiers d'archi doivent être posés à la suite
        une fois la première brique posée je peux plus utiliser mon labo avant la fin
        l'archiviste doit bâtir ses deux quartiers d'un seul bloc
        encaisser entre deux poses c'est de la triche
        si je coupe mes constructions par un pouvoir je perds la deuxième
        entre deux poses on peut rien faire d'autre
        les constructions de l'architecte doivent se suivre sans pause
        entre deux constructions le négociant n'a pas le droit d'encaisser
        laboratoire interdit entre deux quartiers
        j'ai commencé à construire, je ne peux plus utiliser la forge
        l'architecte doit piocher avant sa première construction
        le négociant doit encaisser avant ou après tout, jamais au milieu
    .asked =
        que peut-on faire entre deux constructions
        j'ai posé un quartier et il m'en reste un à poser, je peux caser quoi entre
        faut il enchaîner ses constructions ou on peut faire une pause pouvoir
        l'architecte peut faire quoi entre deux quartiers
ruling-ability-before-gathering = Les pouvoirs et les merveilles qui n'indiquent aucun moment marchent aussi avant la collecte. Seule la construction doit attendre.
    .yes =
        Peut-on utiliser son pouvoir avant la collecte ?
        Peut-on toucher son revenu tout au début du tour ?
        Puis-je commencer mon tour par ma capacité et prendre mes deux pièces ensuite ?
        La Magicienne échange-t-elle sa main avant de piocher ?
        Ai-je le droit d'utiliser le Laboratoire avant de prendre mes ressources ?
        le condottiere peut casser avant de prendre ses 2 pièces ?
        voleur : je vole d'abord, je prends mes ressources après, ok ?
        jpeux encaisser mes jaunes avant de choisir or ou cartes
        la forge tout au début du tour, avant les ressources, ça passe ?
        l'assassin désigne sa victime avant de prendre son or
        je décide or ou cartes seulement après mon pouvoir, permis ?
        je balance mon pouvoir avant de choisir pièces ou cartes, c'est bon
        le labo avant de collecter, oui ?
        y a que la construction qui doit attendre la collecte
        je touche mes bleus d'évêque avant ma collecte
        magicienne : j'échange d'abord, je collecte ensuite, c'est permis
        Le Condottiere peut-il détruire avant d'avoir collecté ?
        je peux utiliser mon pouvoir avant de collecter
        la magicienne peut échanger avant la collecte
        le roi peut prendre son or avant de collecter
        construire avant la collecte est interdit
        laboratoire avant la collecte, permis
        le condottiere peut détruire mon quartier avant de collecter
    .no =
        faut-il collecter avant d'utiliser son pouvoir
        mon pouvoir est bloqué tant que j'ai pas pris mes pièces ?
        est ce une erreur de commencer son tour par son pouvoir
        le tour commence toujours par les deux pièces ?
        faut absolument collecter avant tout le reste
        je bâtis d'abord et je collecte après
        ma forge est bloquée tant que j'ai pas pris mes ressources
        mon revenu avant la collecte c'est interdit
        si j'utilise mon pouvoir avant la collecte, je perds la collecte
        avant la collecte on peut tout faire, même construire
        le condottiere doit collecter avant de détruire
        la magicienne doit collecter avant d'échanger
        pouvoir interdit avant la collecte
        la forge marche seulement après la collecte
        le roi doit collecter avant de toucher ses jaunes
    .asked =
        que peut-on faire avant de prendre son or ou ses cartes
        qu'est-ce qui doit attendre la collecte
        mon pouvoir qui précise rien, avant ou après les 2 pièces
        collecte d'abord ou pouvoir d'abord
ruling-income-colour = Un personnage touche un revenu pour un seul type de quartier : celui dont la couleur est derrière le numéro de son rang. Sans couleur derrière le numéro, pas de revenu.
    .asked =
        Quels quartiers rapportent un revenu à mon personnage ?
        Que veut dire la couleur derrière le numéro ?
        Comment savoir quelle couleur de quartier me rapporte ?
        Le chiffre de mon personnage est sur fond vert : pourquoi ?
        Quel personnage encaisse pour quelle couleur ?
        quels bâtiments rapportent au cardinal
        c'est quoi le fond coloré du numéro de mon perso
        comment je vois si mon rôle a un revenu
        quelle couleur rapporte à mon personnage
    .yes =
        la couleur sous le chiffre c'est celle qui me paie ?
        le capitaine touche pour les rouges, c'est ça ?
        le négociant c'est uniquement le vert ?
        fond bleu derrière le 5, alors ce sont les églises qui paient ?
        le chiffre de mon perso est sur fond rouge donc mes rouges me paient
        marchande = vert et que vert ?
        pas de couleur derrière le rang, pas de revenu pour moi, c'est ça
        l'assassin touche rien pour ses bâtiments
        la couleur derrière le numéro me dit ce qui rapporte
        Un personnage ne touche-t-il un revenu que pour un seul type de quartier ?
        le roi touche pour les jaunes seulement
        le condottiere est payé pour ses quartiers rouges
        l'architecte n'a pas de revenu
        la couleur du numéro donne le revenu
        le voleur ne gagne rien avec ses quartiers
    .no =
        tous les personnages touchent ils un revenu
        l'architecte gagne t il de l'or pour ses quartiers verts
        le roi est payé aussi pour ses quartiers bleus ?
        pas de couleur derrière mon numéro, j'ai quand meme un revenu ?
        l'évêque encaisse-t-il pour du jaune
        une couleur au choix à chaque tour pour mon revenu ?
        le voleur touche un or par quartier vert
        mon roi encaisse jaune et rouge
        chaque perso a un revenu, même la magicienne
        je choisis la couleur qui me paie en début de tour
        l'évêque gagne pour toutes ses couleurs
        l'archi a un revenu alors que son numéro a pas de couleur
        la marchande gagne de l'or avec ses bleus
        l'assassin touche de l'or pour ses quartiers
        le condottiere gagne aussi avec ses verts
        la magicienne a un revenu
        le roi gagne 1 or par quartier de n'importe quelle couleur
        mon numéro n'a pas de couleur, je touche quand même de l'or
ruling-income-once = Vous touchez votre revenu en entier, une seule fois par tour, au moment que vous choisissez.
    .no =
        Peut-on toucher son revenu deux fois, avant et après avoir construit ?
        Je suis le Roi : une pièce maintenant et le reste à la fin du tour, est-ce possible ?
        le roi touche avant de bâtir et encore après ?
        on peut prendre la moitié du revenu maintenant et le reste plus tard
        la marchande encaisse deux fois ses verts dans le tour ?
        j'ai oublié une pièce en encaissant, je peux repasser plus tard dans le tour ?
        le capitaine repasse à la caisse en fin de tour ?
        roi, 2 po maintenant et 1 après la construction
        j'encaisse mes bleus, je bâtis, j'encaisse encore mes bleus
        on peut étaler son revenu sur tout le tour
        la marchande touche ses verts au début puis à la fin
        j'ai mal compté mes verts tout à l'heure, je repasse encaisser le reste
        le revenu c'est deux fois par tour si on bâtit
        le roi peut prendre son revenu deux fois dans le tour
        je peux prendre mon revenu en deux fois
        marchande, j'encaisse avant et après la construction
        le condottiere peut toucher une partie de son or puis le reste
        l'évêque touche son or à chaque construction
        puis-je encaisser mes verts deux fois avec la marchande ce tour
    .yes =
        le revenu c'est une fois par tour et tout d'un coup ?
        dois-je prendre tout mon revenu en une fois
        l'évêque a pris son or, c'est fini pour son revenu ce tour ?
        pas de revenu en tranches, tout d'un bloc ?
        j'ai déjà encaissé mes verts, plus rien à toucher ce tour ?
        faut tout prendre d'un coup, le revenu
        le revenu je le prends quand je veux mais une fois
        le condo a déjà touché ses rouges, il peut pas repasser à la caisse, on est d'accord
        pas de paiement en plusieurs fois pour mes jaunes
        Le revenu se touche-t-il intégralement, à un seul moment du tour ?
        je prends mon revenu une fois par tour
        le roi touche ses jaunes une seule fois
        marchande : tout le revenu d'un coup
        l'évêque a déjà encaissé, il ne peut plus ce tour
        je choisis le moment pour toucher mon revenu
        j'ai déjà pris mon or de roi, suis-je privé de revenu jusqu'au prochain tour
    .asked =
        combien de fois par tour touche-t-on son revenu
        mon revenu, je le touche en une fois ou en plusieurs
        j'encaisse mes quartiers combien de fois dans un tour
        le revenu, une fois ou plusieurs fois par tour
ruling-income-after-building = Si vous touchez votre revenu après avoir construit, le nouveau quartier compte aussi. Si vous encaissez d'abord, ce que vous construisez ensuite ne rapporte rien ce tour-ci.
    .yes =
        Puis-je construire d'abord et toucher ensuite un revenu pour le nouveau quartier aussi ?
        l'évêque pose un temple puis encaisse, le temple compte ?
        jpeux bâtir mon château d'abord pour gagner une pièce de plus avec le roi
        un comptoir construit avant d'encaisser rapporte à la marchande ?
        le patricien construit un manoir puis pioche, une carte pour ce manoir ?
        je pose mon palais avant de passer à la caisse, il compte dedans ?
        je pose un temple puis je touche mes bleus, le temple est compté ?
        encaisser après avoir bâti me rapporte une pièce de plus si c'est la bonne couleur
        mon marché est arrivé après l'encaissement, il paie rien ce tour, c'est ça
        roi : palais d'abord, caisse ensuite, le palais paie
        quartier tout neuf, il compte dans le revenu si j'ai pas encore encaissé
        Le quartier que je viens de bâtir compte-t-il si je touche mon revenu ensuite ?
        je construis un jaune puis le roi le compte dans son revenu
        nouveau quartier vert posé, la marchande encaisse pour lui après
        j'ai encaissé d'abord, mon nouveau quartier ne paie pas ce tour
        condottiere : je bâtis un rouge avant d'encaisser, 1 or de plus
        l'évêque peut bâtir une église avant de prendre son or et la compter
        si je bâtis un palais avant d'encaisser en roi, est-ce qu'il me rapporte
    .no =
        J'ai encaissé, puis bâti un quartier jaune : puis-je prendre encore une pièce pour lui ?
        condottiere, j'ai pris mon or puis construit une caserne, elle me paie quand meme ?
        le revenu ne compte que les quartiers d'avant mon tour ?
        revenu déjà pris, le nouveau quartier rapporte encore ce tour ?
        j'ai touché mes rouges puis posé une prison, elle me doit une pièce
        un bâtiment rapporte seulement à partir du tour suivant
        si je bâtis avant d'encaisser, le nouveau est pas compté
        encaissé 2, posé un vert, je prends le 3e sou maintenant
        après l'encaissement, chaque nouveau quartier de ma couleur paie aussitôt
        peu importe l'ordre, le nouveau quartier rapporte toujours ce tour
        le roi a encaissé, il construit un palais et prend 1 or de plus
        mon quartier neuf ne compte pas même si j'encaisse après
        marchande : revenu pris, marché posé, encore 1 or
        le quartier construit ce tour ne rapporte qu'à la manche suivante
        j'encaisse, je construis et je complète mon revenu
        trop tôt pour que mon église neuve paie l'évêque, même si j'encaisse après ?
    .asked =
        Un quartier rapporte-t-il dès le tour où on le construit ?
        Prend-on le revenu avant ou après la construction ?
        vaut il mieux encaisser avant ou apres la construction
        je bâtis avant ou après l'encaissement pour que ça compte
        nouveau jaune posé après mon revenu, il me rapporte quoi ce tour
        revenu avant ou après avoir construit, ça change quoi
ruling-income-once-older = Vous touchez votre revenu une seule fois par tour, d'un coup, au moment que vous choisissez.
    .no =
        Peut-on toucher son revenu deux fois, avant et après avoir construit ?
        le roi peut il encaisser deux fois dans son tour
        jpeux couper mon revenu en deux, avant et apres construction
        l'évêque doit il toucher son or au début du tour
        condottiere : j'encaisse, je bâtis, je réencaisse ?
    .yes =
        tout le revenu se prend en une seule fois ?
        on est payé une fois par tour pour sa couleur ?
        mon or de couleur pris, c'est fini pour ce tour ?
    .asked =
        combien de fois le marchand touche t il par tour
ruling-income-after-building-older = Pris avant de construire, le revenu peut payer le nouveau quartier ; pris après, il compte aussi ce quartier. C'est l'un ou l'autre.
    .yes =
        Peut-on toucher son revenu après avoir construit, pour que le nouveau quartier compte ?
        le roi bâtit un manoir puis encaisse, une pièce pour le manoir ?
        jpeux payer ma construction avec le revenu du tour
        le marchand peut attendre d'avoir construit pour prendre son or
    .no =
        j'ai encaissé d'abord, l'église que je pose paie encore l'évêque ?
        un quartier neuf ne rapporte qu'au tour suivant ?
        un quartier peut il etre payé avec le revenu et rapporter le meme tour
    .asked =
        un nouveau quartier rapporte-t-il le tour même
