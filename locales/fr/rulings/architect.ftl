### The rulings of data/rulings/architect.toml, and the questions they answer: with yes, with no, or in another way.

ruling-architect-cards = L'Architecte pioche 2 cartes en plus de ce qu'il a collecté, que ce soit de l'or ou des cartes.
    .yes =
        L'Architecte a-t-il ses deux cartes même s'il a pris de l'or ?
        j'ai pris 2 or avec l'architecte, jpioche quand meme ?
        architecte qui collecte des cartes : encore 2 de plus ?
        les 2 cartes de l'architecte s'ajoutent elles a la collecte
        on peut avoir l'or et les deux cartes avec l'architecte
    .no =
        l'architecte doit il renoncer a son or pour piocher ses 2 cartes
        les cartes bonus de l'architecte remplacent elles la collecte
        si je prends l'or, l'architecte perd ses cartes ?
    .asked =
        l'architecte collecte des cartes, il en a combien en tout a la fin
ruling-architect-keeps-both = L'Architecte garde ses deux cartes en plus : il n'en remet aucune.
    .yes =
        L'Architecte garde-t-il ses deux cartes en plus ?
        L'Architecte garde-t-il les deux cartes bonus ?
        les deux cartes de l'architecte vont elles en main
        jgarde tout ce que je pioche en plus avec l'architecte ?
        sans bibliotheque l'architecte garde quand meme ses deux cartes ?
        L'Architecte garde-t-il les deux cartes en plus ?
    .no =
        l'architecte doit il en defausser une des deux
        faut il choisir une seule des 2 cartes de l'architecte
        une des cartes bonus de l'architecte repart elle sous la pioche
    .asked =
        Je suis l'Architecte : mes 2 cartes bonus, j'en jette une ou je garde tout ?
ruling-architect-cards-when = L'Architecte pioche ses 2 cartes en plus une fois, à n'importe quel moment de son tour : avant ou après la collecte, avant ou après avoir construit.
    .yes =
        L'Architecte peut-il piocher ses cartes bonus après avoir construit ?
        jpeux piocher les 2 cartes de l'architecte avant de collecter
        l'architecte peut il attendre la fin du tour pour ses deux cartes
        l'architecte choisit il le moment de sa pioche bonus
    .no =
        l'architecte doit il piocher ses 2 cartes des le debut
        trop tard pour les cartes de l'architecte une fois qu'il a bati ?
        l'architecte peut il piocher ses deux cartes deux fois
        les cartes de l'architecte doivent elles suivre aussitot la collecte
    .asked =
        Quand l'Architecte pioche-t-il ses cartes en plus ?
ruling-architect-three = L'Architecte peut construire jusqu'à trois quartiers pendant son tour. Il peut aussi en construire moins, ou aucun.
    .asked =
        Combien de quartiers l'Architecte peut-il construire ?
        L'Architecte pose-t-il deux, trois ou quatre bâtiments ?
        c'est quoi la limite de constructions de l'architecte
        combien de batiments par tour pour l'architecte
    .yes =
        Je suis l'Architecte sans assez d'or : puis-je n'en construire qu'un ?
        l'architecte peut il poser 3 batiments d'un coup
        jpeux m'arreter a deux quartiers avec l'architecte
        l'architecte peut il ne rien batir du tout
    .no =
        L'Architecte est-il obligé de bâtir trois quartiers ?
        architecte blinde d'or : un quatrieme quartier normal, c'est bon ?
        l'architecte est il limite a un seul quartier comme les autres
        faut il que l'architecte aille jusqu'a trois
ruling-architect-no-discount = L'Architecte paie le coût entier de chaque quartier qu'il construit : pouvoir en bâtir trois ne donne aucune réduction.
    .no =
        L'Architecte a-t-il une réduction quand il construit plusieurs quartiers ?
        Les quartiers de l'Architecte sont-ils moins chers ?
        l'architecte paie t il un seul quartier sur les trois
        le deuxieme et le troisieme batiment sont gratuits pour l'architecte ?
        construire coute moins avec l'architecte ?
    .yes =
        l'architecte doit il payer chaque quartier
        trois batiments avec l'architecte, jpaie les trois prix ?
        faut il l'or pour chacun des quartiers de l'architecte
    .asked =
        ca coute combien de poser 3 quartiers avec l'architecte
ruling-architect-stables = Les Écuries sont hors limite : l'Architecte peut construire trois autres quartiers et les Écuries. La Voyante et l'Archiviste arrivent ainsi à trois, et le Négociant les ajoute à ses constructions habituelles.
    .yes =
        L'Architecte peut-il construire quatre quartiers avec les Écuries ?
        L'Archiviste ou la Voyante peuvent-ils bâtir un troisième quartier si ce sont les Écuries ?
        Le Négociant peut-il poser les Écuries en plus du reste ?
        Je suis l'Architecte : Écuries plus trois bâtiments, ça fait quatre dans le tour ?
        la voyante a deux quartiers et pose les ecuries en plus, ok ?
        negociant : les ecuries en plus de mon quartier non marchand, jpeux ?
        archiviste, deux batiments et les ecuries dans le meme tour ?
        l'architecte qui a deja bati trois fois peut il ajouter les ecuries
    .no =
        Les Écuries comptent-elles dans les trois quartiers de l'Architecte ?
        les ecuries prennent elles une des deux constructions de l'archiviste
        est ce interdit de batir 4 quartiers avec l'architecte et les ecuries
        le negociant doit il compter les ecuries comme son autre quartier
        la voyante reste t elle bloquee a deux malgre les ecuries
    .asked =
        avec les ecuries, combien de quartiers pour la voyante
ruling-library-extra-cards = La Bibliothèque et l'Observatoire n'agissent que sur les cartes collectées. L'Architecte pioche toujours 2 cartes en plus, la Navigatrice 4, et l'Archiviste garde 1 carte sur 7.
    .no =
        La Bibliothèque et l'Observatoire marchent-ils avec les cartes piochées grâce à un personnage ?
        Avec la Bibliothèque, l'Archiviste garde-t-il ses sept cartes ?
        L'Observatoire donne-t-il une carte de plus à l'Architecte ou à la Navigatrice ?
        J'ai la Bibliothèque et je suis l'Archiviste : puis-je garder plus d'une carte des sept ?
        L'Observatoire me fait-il piocher une carte de plus avec la Navigatrice ?
        l'archiviste avec bibliotheque garde plus d'une carte ?
        observatoire + architecte, ca fait 3 cartes bonus ?
        la navigatrice pioche t elle 5 cartes grace a l'observatoire
        la bibliotheque joue t elle sur les 4 cartes de la navigatrice
    .yes =
        la bibliotheque sert elle seulement pendant la collecte
        archiviste : toujours une seule carte sur sept, meme avec la bibliotheque ?
        l'observatoire ne change rien au pouvoir de l'architecte ?
    .asked =
        bibliotheque et archiviste, il garde combien de cartes
ruling-cards-cross-turns = À 2 ou 3 joueurs, les cartes piochées au tour de votre Architecte peuvent être construites au tour de votre Condottiere.
    .yes =
        Avec l'Architecte et le Condottiere, puis-je construire dans un tour ce que j'ai pioché dans l'autre ?
        À deux, mon Architecte pioche : mon Condottiere peut-il poser ces cartes plus tard dans la manche ?
        a 3, jgarde une carte de l'architecte et je la batis avec le condottiere
        l'architecte et le condottiere d'un meme joueur partagent ils la main
        a deux, mon condottiere peut construire ce que l'architecte a tire ?
        une carte piochee au tour de l'architecte est elle jouable au tour du condottiere
    .no =
        les cartes de mon architecte sont elles reservees a lui seul
        dois je separer les mains de l'architecte et du condottiere
        mon condottiere perd il les cartes que l'architecte n'a pas construites
    .asked =
        architecte puis condottiere : que deviennent les cartes non baties
ruling-three-builds-own-turn = À 2 ou 3 joueurs, vos trois constructions ne valent qu'au tour de l'Architecte ; au tour de votre Condottiere, c'est une seule, comme d'habitude.
    .no =
        Si j'ai aussi l'Architecte, puis-je construire trois quartiers au tour de mon Condottiere ?
        Puis-je bâtir trois quartiers aussi pendant le tour de mon Condottiere ?
        À 3 joueurs, la limite de trois bâtiments vaut-elle pour mon autre personnage ?
        mon architecte n'a bati qu'un quartier, mon condottiere peut il faire les deux autres
        a deux joueurs le condottiere herite t il des 3 constructions de l'architecte
        jpeux reporter les constructions de l'architecte sur le condottiere
    .yes =
        mon condottiere est il limite a un seul quartier meme si j'ai l'architecte
        architecte et condottiere : quatre quartiers en une manche, possible ?
        les constructions que l'architecte n'utilise pas sont elles perdues pour mon condottiere
    .asked =
        combien batit mon condottiere quand j'ai aussi l'architecte
ruling-architect-cards-classic = L'Architecte pioche ses 2 cartes en plus après l'action. Depuis 2016, il les pioche quand il veut.
    .asked =
        Quand l'Architecte pioche-t-il ses deux cartes ?
        architecte : d'abord l'action ou d'abord les 2 cartes
    .yes =
        les deux cartes de l'architecte viennent elles apres l'action
        l'architecte a pris l'or, pioche t il ensuite ses deux cartes
    .no =
        l'architecte peut il piocher ses 2 cartes avant l'action
        jpioche quand je veux les cartes de l'architecte ?
        l'architecte commence t il son tour par ses deux cartes
ruling-architect-cards-third = L'Architecte pioche ses 2 cartes en plus au début de son tour. Depuis 2016, il les pioche quand il veut.
    .asked =
        Quand l'Architecte pioche-t-il ses deux cartes ?
        l'architecte : action ou cartes bonus en premier
    .yes =
        l'architecte commence t il par piocher ses deux cartes
        les deux cartes de l'architecte arrivent elles avant l'action
    .no =
        peut on garder les 2 cartes de l'architecte pour la fin du tour
        le moment des cartes de l'architecte est il libre
        l'architecte pioche t il ses 2 cartes apres avoir bati
