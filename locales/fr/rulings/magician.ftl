### The rulings of data/rulings/magician.toml, and the questions they answer: with yes, with no, or in another way.

ruling-magician-one-of-two = À chaque tour, la Magicienne fait l'un ou l'autre : échanger toute sa main avec un joueur, ou échanger des cartes avec la pioche.
    .no =
        La Magicienne peut-elle échanger sa main et changer aussi des cartes avec la pioche ?
        Les deux pouvoirs de la Magicienne dans le même tour, c'est permis ?
        Je suis la Magicienne : puis-je prendre la main d'un joueur et ensuite jeter les mauvaises cartes sous la pioche ?
        Magicienne : échange avec un joueur ET avec le paquet ?
        jpeux faire les 2 pouvoirs de la magicienne
        magicienne : je change 3 cartes au paquet puis je prends la main de paul, ok ?
        a-t-on droit a l'echange de main et au renouvellement des cartes le meme tour avec la magicienne
        elle a pioché de nouvelles cartes puis a pris ma main, la magicienne peut ?
        je chope sa main puis je jette les nulles sous la pioche, magicienne
        magicienne : deux pouvoirs dans le tour
        repioche d'abord, échange de main ensuite, c'est réglo pour la magicienne
        la magicienne fait l'un avant la collecte et l'autre après
        la magicienne échange avec un joueur et change une carte au paquet
        en payant la magicienne fait les deux
        la magicienne peut faire les deux échanges
        magicienne : je prends une main puis je change des cartes
        la magicienne échange avec la pioche et avec moi dans le même tour
        magicienne, les deux pouvoirs permis si j'ai l'or
        la magicienne peut utiliser ses deux effets une fois chacun
        ai-je droit aux deux échanges de la magicienne dans mon tour
    .yes =
        la magicienne doit choisir un seul de ses deux effets ?
        c'est interdit de cumuler les deux échanges de la magicienne ?
        un seul des deux échanges par tour pour la magicienne ?
        magicienne : soit un joueur soit le paquet, pas les deux ?
        j'ai pris la main de Tom, je peux plus rien changer à la pioche en magicienne
        faut choisir son camp avec la magicienne : échange ou repioche
        les deux effets de la magicienne se cumulent pas
        après avoir changé des cartes au paquet ma magicienne laisse les autres tranquilles
        La Magicienne doit-elle choisir entre ses deux échanges ?
        la magicienne choisit joueur ou pioche
        magicienne, un seul des deux échanges
        la magicienne a pris ma main, elle ne peut plus échanger avec la pioche
        magicienne : pioche puis joueur, interdit
        j'ai changé des cartes à la pioche, ma magicienne ne peut plus prendre une main
        dois-je choisir un seul des deux effets de la magicienne
    .asked =
        magicienne, main d'un joueur ou pioche ou les deux
        magicienne : j'ai échangé avec un joueur, je peux encore faire quoi avec la pioche
        les deux trucs de la magicienne, combien par tour
        magicienne, un échange ou deux
ruling-magician-swap = La Magicienne peut échanger même une main vide : elle prend simplement toutes les cartes de l'autre joueur. On échange les mains entières, quel que soit le nombre de cartes.
    .yes =
        La Magicienne peut-elle échanger sa main si elle n'a aucune carte ?
        La Magicienne vole-t-elle toute la main, même dix cartes contre une ?
        Je n'ai plus rien en main : puis-je prendre toutes les cartes d'un adversaire avec la Magicienne ?
        La Magicienne et un joueur ont un nombre différent de cartes : échange-t-on quand même tout ?
        On m'a laissé sans cartes : la Magicienne avait la main vide, a-t-elle le droit ?
        magicienne sans carte, jprends toute la main du voisin ?
        on s'échange les mains completes quel que soit le nombre ?
        une carte pourrie contre ses sept, la magicienne a le droit ?
        zéro carte en main, ma magicienne rafle tout chez l'autre ?
        1 carte contre 8, échange valable pour la magicienne
        la magicienne m'a laissé sans rien, elle avait la main vide
        on échange tout, peu importe le nombre, avec la magicienne
        la magicienne prend sept cartes et me donne ses deux, c'est réglo
        La Magicienne peut-elle échanger une main vide contre une main pleine ?
        magicienne sans cartes, je prends toute sa main
        la magicienne échange 1 carte contre 5
        la magicienne peut me laisser sans carte
        magicienne : mains entières, même nombre pas nécessaire
        la magicienne a la main vide, elle peut prendre mes cartes
        la magicienne n'a aucune carte, peut-elle me prendre les miennes
    .no =
        faut il le meme nombre de cartes pour l'echange de la magicienne
        la magicienne peut échanger seulement deux cartes avec un joueur ?
        puis-je garder une carte quand la magicienne prend ma main ?
        la magicienne me doit-elle quelque chose si elle me donne moins de cartes ?
        main vide, la magicienne peut pas échanger
        la magicienne échange à nombre égal seulement
        je garde ma meilleure carte quand la magicienne échange
        elle m'a pris 6 cartes pour 1, la magicienne me doit de l'or
        la magicienne échange 3 cartes de son choix avec moi
        celui qui perd au change avec la magicienne repioche la différence
        magicienne sans cartes, échange impossible
        la magicienne doit avoir autant de cartes que moi
        je peux garder une carte face à la magicienne
        la magicienne prend juste deux cartes de ma main
        la magicienne me compense si je perds des cartes
        faut-il au moins une carte en main pour échanger avec la magicienne
    .asked =
        combien de cartes changent de main avec la magicienne
        la magicienne a rien en main et j'ai 5 cartes, il se passe quoi
        magicienne : on échange combien de cartes avec un joueur
        magicienne avec zéro carte, elle peut échanger ou pas
ruling-magician-hands-only = La Magicienne n'échange que les cartes en main. Les quartiers construits et l'or restent où ils sont.
    .no =
        La Magicienne échange-t-elle aussi les quartiers construits ?
        Le Magicien échange-t-il aussi les quartiers construits ?
        la magicienne peut prendre des batiments de ma cité ?
        l'or change aussi de mains avec la magicienne ?
        la magicienne me vole mes pièces en échangeant les mains ?
        la magicienne m'échange aussi mon trésor
        la magicienne prend un de mes quartiers construits
        on échange nos villes avec la magicienne
        la magicienne prend main + pièces
        les cartes sous mon musée partent avec la magicienne
        la magicienne échange aussi nos persos
        la magicienne prend mon or
        la magicienne échange les cités
        la magicienne peut prendre un quartier construit
        la magicienne échange main et or
        avec la magicienne je perds mes quartiers
        est-ce que la magicienne peut prendre mes quartiers posés
    .yes =
        mes quartiers posés sont a l'abri du magicien ?
        l'échange du magicien concerne seulement la main ?
        je garde ma ville et mon or si la magicienne echange avec moi ?
        mes bâtiments posés bougent pas avec la magicienne ?
        la magicienne touche pas à mon or
        l'échange de la magicienne c'est juste les cartes en main
        ma ville reste ma ville malgré la magicienne
        la magicienne repart avec mes cartes mais sans mes sous
        L'or et les quartiers construits restent-ils en place lors de l'échange de la Magicienne ?
        la magicienne échange seulement les mains
        mon or est à l'abri de la magicienne
        mes quartiers construits restent chez moi avec la magicienne
        magicienne : pas d'échange d'or
        la magicienne ne prend pas ma cité
        est-ce que je garde mon or quand la magicienne échange avec moi
    .asked =
        qu'est-ce qui est échangé au juste par le magicien
        la magicienne m'échange quoi : main, or ou ville
        qu'est ce que je garde quand la magicienne échange avec moi
        magicienne, elle échange aussi l'or ou pas
ruling-magician-any-player = La Magicienne peut prendre la main de n'importe quel autre joueur : assassiné, volé, ensorcelé ou ayant déjà joué. Un joueur assassiné a toujours une main.
    .yes =
        La Magicienne peut-elle prendre la main d'un joueur assassiné ?
        Puis-je échanger ma main avec celui que l'Assassin a tué ?
        jsuis mort cette manche, la magicienne peut encore prendre mes cartes ?
        la magicienne échange avec le voleur qui a deja joué, possible ?
        echanger sa main avec un joueur ensorcelé en magicienne, ok ?
        le mort a six cartes, ma magicienne peut les prendre ?
        la magicienne peut viser la main de la sorciere ou de l'assassin ?
        l'assassiné a encore ses cartes, ma magicienne peut les prendre ?
        être mort me protège pas de la magicienne
        magicienne sur le joueur ensorcelé, c'est bon
        elle a échangé avec quelqu'un qui avait déjà joué, la magicienne a le droit
        la magicienne peut viser le gars que le voleur a choisi
        La Magicienne peut-elle échanger sa main avec un joueur dont le personnage est mort ?
        assassiné, la magicienne peut prendre ma main
        la magicienne peut échanger avec un joueur mort
        la magicienne peut échanger avec un joueur ensorcelé
        j'ai déjà joué, la magicienne peut quand même prendre mes cartes
        volé par le voleur, la magicienne peut aussi prendre ma main
        je suis mort, est-ce que la magicienne peut encore me prendre mes cartes
    .no =
        Un mort garde-t-il ses cartes face à la Magicienne ?
        un joueur tué est-il protégé de la magicienne ?
        etre volé me protege de la magicienne ?
        la magicienne est-elle limitée aux joueurs qui vont encore jouer ?
        je suis mort donc ma main est intouchable pour la magicienne
        la magicienne peut pas viser un joueur qui a déjà fini son tour
        volé et en plus magicienné, c'est interdit
        l'ensorcelé est à l'abri de la magicienne
        la magicienne vise que les joueurs pas encore appelés
        un joueur tué n'a plus de main à échanger avec la magicienne
        assassiné, suis-je à l'abri de la magicienne
        la magicienne ne peut pas viser un mort
        ensorcelé, ma main est protégée de la magicienne
        j'ai déjà joué, la magicienne ne peut plus me prendre ma main
        volé, suis-je protégé de la magicienne
        est-ce interdit de prendre la main d'un joueur tué avec la magicienne
    .asked =
        magicienne : je peux prendre la main de qui
        assassiné avec 6 cartes, la magicienne peut m'en faire quoi
        magicienne sur un joueur assassiné, permis ou pas
ruling-magician-names-player = La Magicienne désigne un joueur, pas un personnage, pour échanger sa main.
    .no =
        La Magicienne nomme-t-elle un personnage pour échanger sa main ?
        faut-il deviner un personnage avec la magicienne ?
        la magicienne dit evêque et prend la main de celui qui l'a ?
        la magicienne annonce-t-elle un rôle comme le voleur ?
        dois-je connaitre le role de l'adversaire pour échanger avec la magicienne
        magicienne : j'annonce "voleur" et j'échange avec lui
        la magicienne nomme un rang
        faut savoir qui est qui pour jouer la magicienne
        la magicienne attend que le perso visé soit appelé pour échanger
        la magicienne désigne un perso comme l'assassin
        si je me trompe de rôle, l'échange de la magicienne tombe à l'eau
        la magicienne nomme un personnage
        je dois deviner un perso pour la magicienne
        la magicienne dit roi et échange avec lui
        la magicienne choisit un rang
        la magicienne échange seulement avec un perso révélé
        dois-je nommer un personnage avec la magicienne
    .yes =
        la magicienne montre simplement quelqu'un à la table ?
        jpeux dire jprends la main de julie avec la magicienne
        c'est bien un joueur qu'on vise avec la magicienne ?
        avec la magicienne je montre un joueur du doigt ?
        la magicienne vise une personne, pas un rôle
        pas besoin de deviner les persos pour la magicienne
        "je prends la main de Max", c'est comme ça qu'on joue la magicienne
        la magicienne marche pas comme le voleur, elle nomme un joueur
        La Magicienne choisit-elle directement un joueur autour de la table ?
        la magicienne choisit un joueur
        magicienne, je montre le joueur avec qui j'échange
        la magicienne n'a pas besoin de connaître mon personnage
        la magicienne peut me choisir directement
        magicienne : joueur, pas personnage
        puis-je désigner un joueur avec la magicienne sans connaître son perso
    .asked =
        La Magicienne désigne-t-elle un joueur ou un personnage ?
        la magicienne dit un prénom ou un perso
        comment la magicienne annonce sa cible
        magicienne, joueur ou personnage
ruling-magician-exchange = La Magicienne change autant de cartes qu'elle veut avec la pioche : elle les met d'abord dessous, puis en pioche le même nombre et les garde toutes.
    .asked =
        Combien de cartes la Magicienne peut-elle changer avec la pioche ?
        La Magicienne défausse-t-elle d'abord, ou pioche-t-elle d'abord ?
        Les cartes de la Magicienne vont-elles au-dessus ou au-dessous de la pile ?
        magicienne, 4 cartes sous la pioche, combien elle en reprend
        magicienne, je rends 3 cartes, j'en reçois combien
        la magicienne met ses cartes au dessus ou en dessous
        magicienne, 2 cartes rendues, combien piochées
    .yes =
        Je suis la Magicienne : puis-je jeter trois cartes et en tirer trois nouvelles ?
        La Magicienne peut-elle renouveler toute sa main au paquet ?
        jpeux changer juste une carte au paquet avec la magicienne
        la magicienne repioche autant qu'elle a mis dessous ?
        toute la main contre des cartes neuves de la pioche, magicienne ok ?
        magicienne : 5 sous la pioche, 5 piochées ?
        je peux renouveler toute ma main au paquet avec la magicienne
        la magicienne rend d'abord et pioche après
        les cartes tirées par la magicienne elle les garde toutes
        une seule carte changée au paquet, c'est permis à la magicienne
        La Magicienne repioche-t-elle exactement autant de cartes qu'elle en a rendu ?
        magicienne : 4 cartes rendues, 4 cartes piochées
        la magicienne peut changer toutes ses cartes avec la pioche
        la magicienne garde toutes les cartes piochées
        magicienne, je peux changer deux cartes avec la pioche
        la magicienne met ses cartes sous la pioche avant de piocher
        puis-je changer trois cartes avec la pioche si je suis magicienne
    .no =
        la magicienne est limitée à deux cartes avec la pioche ?
        les cartes jetées par la magicienne vont sur le dessus ?
        peut-elle piocher avant de rendre ses cartes, la magicienne ?
        la magicienne pioche et ne garde qu'une partie ?
        la magicienne finit avec plus de cartes apres l'echange avec la pioche ?
        magicienne : j'en rends 2 j'en prends 3
        la magicienne pioche d'abord et choisit ensuite quoi rendre
        maximum trois cartes à changer pour la magicienne
        la magicienne jette sur le dessus du paquet
        la magicienne tire 4 et en garde une
        la magicienne doit changer toute sa main ou rien au paquet
        magicienne : 2 cartes rendues, 4 piochées
        la magicienne change une seule carte maximum
        la magicienne pioche avant de rendre
        la magicienne met ses cartes sur la pioche
        magicienne, je pioche et je garde une carte
        puis-je piocher plus de cartes que j'en rends avec la magicienne
ruling-magician-one-of-two-older = Pendant son tour, le Magicien fait l'un ou l'autre : échanger sa main avec un joueur, ou des cartes avec la pioche.
    .no =
        Le Magicien peut-il utiliser ses deux pouvoirs dans le même tour ?
        magicien : échange de main et de pioche d'un coup ?
        j'ai échangé ma main, mon magicien peut encore changer des cartes à la pioche ?
        le magicien peut faire l'un puis l'autre ?
    .yes =
        le magicien doit choisir entre la main d'un joueur et la pioche ?
        un seul pouvoir du magicien par tour ?
    .asked =
        quelles possibilités a le magicien
ruling-magician-when-older = Le Magicien fait son échange au moment de son choix pendant son tour : avant ou après son action, avant ou après avoir construit.
    .asked =
        À quel moment le Magicien fait-il son échange ?
        le pouvoir du magicien se joue quand
    .yes =
        le magicien peut échanger avant son action ?
        jpeux construire puis utiliser le magicien
        prendre 2 pieces puis échanger sa main avec le magicien, ok ?
    .no =
        le magicien doit-il échanger au début du tour ?
        faut il attendre la fin du tour pour le magicien
ruling-magician-swap-older = Le Magicien et l'autre joueur échangent leurs mains entières. Avec une main vide, le Magicien prend simplement les cartes de l'autre.
    .yes =
        Le Magicien peut-il échanger avec une main vide ?
        magicien les mains vides, il prend toutes mes cartes ?
        une carte contre huit avec le magicien, ça va ?
    .no =
        faut-il autant de cartes des deux côtés pour le magicien ?
        le magicien doit avoir au moins une carte pour échanger ?
        puis-je garder une carte de coté si j'échange en magicien ?
    .asked =
        magicien sans cartes, comment se passe l'échange
ruling-magician-exchange-older = Le Magicien change autant de cartes qu'il veut avec la pioche : il les met dessous et en pioche autant de nouvelles.
    .asked =
        Combien de cartes le Magicien peut-il changer avec la pioche ?
        magicien, 3 cartes sous la pioche, combien en retour
    .yes =
        le magicien met toute sa main sous la pioche et en reprend autant ?
        remplacer une seule carte à la pioche avec le magicien, possible ?
    .no =
        seulement deux cartes à la pioche pour le magicien ?
        les cartes rendues par le magicien vont dessus ?
        le magicien gagne une carte de plus à la pioche ?
