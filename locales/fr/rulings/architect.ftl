### The rulings of data/rulings/architect.toml, and the questions they answer: with yes, with no, or in another way.

ruling-architect-cards = L'Architecte pioche 2 cartes en plus de ce qu'il a collecté, que ce soit de l'or ou des cartes.
    .yes =
        L'Architecte a-t-il ses deux cartes même s'il a pris de l'or ?
        j'ai pris 2 or avec l'architecte, jpioche quand meme ?
        architecte qui collecte des cartes : encore 2 de plus ?
        les 2 cartes de l'architecte s'ajoutent elles a la collecte
        on peut avoir l'or et les deux cartes avec l'architecte
        l'archi prend 2 or et pioche encore deux cartes derrière
        collecte de cartes plus deux cartes d'archi, on cumule ?
        les 2 cartes d'architecte c'est du rab, peu importe la collecte
        j'ai pris la thune, on m'enlève pas mes cartes d'archi, on est d'accord
        mon voisin archi a pris l'or et des cartes, il a le droit
        L'Architecte reçoit-il ses deux cartes quelle que soit sa collecte ?
    .no =
        l'architecte doit il renoncer a son or pour piocher ses 2 cartes
        les cartes bonus de l'architecte remplacent elles la collecte
        si je prends l'or, l'architecte perd ses cartes ?
        architecte : faut choisir entre les pièces et les deux cartes
        l'archi qui prend des cartes à la collecte n'en a pas d'autres
        l'archi doit avoir collecté des cartes pour toucher le bonus
        les deux cartes de l'architecte tiennent lieu de collecte
        l'archi pioche 2 de plus seulement s'il a l'observatoire
        l'architecte n'a droit qu'à une carte de plus s'il a pris l'or
    .asked =
        l'architecte collecte des cartes, il en a combien en tout a la fin
        archi qui prend l'or, il repart avec quoi
        combien de cartes en plus de la collecte pour l'archi
ruling-architect-keeps-both = L'Architecte garde ses deux cartes en plus : il n'en remet aucune.
    .yes =
        L'Architecte garde-t-il ses deux cartes en plus ?
        L'Architecte garde-t-il les deux cartes bonus ?
        les deux cartes de l'architecte vont elles en main
        jgarde tout ce que je pioche en plus avec l'architecte ?
        sans bibliotheque l'architecte garde quand meme ses deux cartes ?
        L'Architecte garde-t-il les deux cartes en plus ?
        les deux cartes bonus d'archi restent en main, pas de tri ?
        pas besoin de la biblio pour garder les 2 cartes d'architecte
        l'archi remet rien sous le paquet de ses 2 cartes en rab
        j'ai pioché mes deux cartes d'archi, elles sont à moi toutes les deux
        l'archi qui garde ses 2 cartes bonus triche pas, hein
        Les deux cartes supplémentaires de l'Architecte vont-elles toutes deux dans sa main ?
    .no =
        l'architecte doit il en defausser une des deux
        faut il choisir une seule des 2 cartes de l'architecte
        une des cartes bonus de l'architecte repart elle sous la pioche
        archi : j'en choisis une sur les deux en plus
        l'architecte rend une de ses cartes bonus comme à la collecte
        seule la bibliothèque permet à l'archi de garder les deux du bonus
        mon pote archi garde ses deux cartes en rab, il doit en rendre une
        les cartes en plus de l'archi on en jette une au fond
        l'archi montre les 2 bonus et n'en conserve qu'une
    .asked =
        Je suis l'Architecte : mes 2 cartes bonus, j'en jette une ou je garde tout ?
        sur les 2 cartes en rab de l'archi on en garde combien
        l'archi, il remet quoi de ses cartes bonus
ruling-architect-cards-when = L'Architecte pioche ses 2 cartes en plus une fois, à n'importe quel moment de son tour : avant ou après la collecte, avant ou après avoir construit.
    .yes =
        L'Architecte peut-il piocher ses cartes bonus après avoir construit ?
        jpeux piocher les 2 cartes de l'architecte avant de collecter
        l'architecte peut il attendre la fin du tour pour ses deux cartes
        l'architecte choisit il le moment de sa pioche bonus
        archi : je bâtis puis je tire mes deux cartes, ok
        je tire mes 2 cartes d'architecte en tout premier, avant la collecte
        il a oublié ses 2 cartes d'archi mais son tour est pas fini, il peut encore
        l'archi pioche son bonus quand ça lui chante dans son tour
        la pioche bonus de l'archi entre deux quartiers c'est bon ?
        L'Architecte peut-il tirer ses deux cartes avant sa collecte ?
    .no =
        l'architecte doit il piocher ses 2 cartes des le debut
        trop tard pour les cartes de l'architecte une fois qu'il a bati ?
        l'architecte peut il piocher ses deux cartes deux fois
        les cartes de l'architecte doivent elles suivre aussitot la collecte
        j'ai déjà bâti, mes cartes d'archi sont perdues
        l'architecte tire 2 cartes avant et 2 après avoir construit
        les cartes bonus de l'archi c'est juste après la collecte ou jamais
        l'archi peut piocher son bonus pendant le tour du condottiere d'un autre
        interdit à l'architecte de tirer son bonus avant d'avoir collecté
        l'archi est obligé d'attendre la fin de son tour pour le bonus
    .asked =
        Quand l'Architecte pioche-t-il ses cartes en plus ?
        à partir de quand l'archi peut tirer ses deux cartes
        le bonus de cartes de l'archi, avant ou après la pose
ruling-architect-three = L'Architecte peut construire jusqu'à trois quartiers pendant son tour. Il peut aussi en construire moins, ou aucun.
    .asked =
        Combien de quartiers l'Architecte peut-il construire ?
        L'Architecte pose-t-il deux, trois ou quatre bâtiments ?
        c'est quoi la limite de constructions de l'architecte
        combien de batiments par tour pour l'architecte
        l'archi, son plafond de bâtiments
        je peux poser entre combien et combien avec l'archi
    .yes =
        Je suis l'Architecte sans assez d'or : puis-je n'en construire qu'un ?
        l'architecte peut il poser 3 batiments d'un coup
        jpeux m'arreter a deux quartiers avec l'architecte
        l'architecte peut il ne rien batir du tout
        archi : trois bâtiments d'un coup, oui ?
        l'architecte peut s'arrêter à un
        zéro construction avec l'archi c'est permis
        j'ai du fric pour deux, mon archi en pose deux et puis c'est tout
        mon voisin archi a posé trois quartiers, c'est dans les clous
        L'Architecte peut-il bâtir moins de trois quartiers s'il le souhaite ?
    .no =
        L'Architecte est-il obligé de bâtir trois quartiers ?
        architecte blinde d'or : un quatrieme quartier normal, c'est bon ?
        l'architecte est il limite a un seul quartier comme les autres
        faut il que l'architecte aille jusqu'a trois
        l'archi riche peut en poser cinq
        archi = obligation d'aller au bout des trois
        l'architecte peut construire autant qu'il a d'or
        deux quartiers grand max pour l'archi
        si j'en pose qu'un avec l'archi je suis puni
        l'archi peut garder ses poses non utilisées pour la manche d'après
ruling-architect-no-discount = L'Architecte paie le coût entier de chaque quartier qu'il construit : pouvoir en bâtir trois ne donne aucune réduction.
    .no =
        L'Architecte a-t-il une réduction quand il construit plusieurs quartiers ?
        Les quartiers de l'Architecte sont-ils moins chers ?
        l'architecte paie t il un seul quartier sur les trois
        le deuxieme et le troisieme batiment sont gratuits pour l'architecte ?
        construire coute moins avec l'architecte ?
        l'archi a 1 po de moins par quartier
        trois pour le prix de deux avec l'archi
        le dernier bâtiment de l'architecte est offert
        l'archi bâtit sans payer vu que c'est son pouvoir
        l'archi paie juste le plus cher des trois
        mon architecte a une ristourne dès le deuxième quartier
    .yes =
        l'architecte doit il payer chaque quartier
        trois batiments avec l'architecte, jpaie les trois prix ?
        faut il l'or pour chacun des quartiers de l'architecte
        archi : trois quartiers à 3, je casque 9 ?
        chaque bâtiment d'archi se paie plein tarif
        pas de prix de gros pour l'architecte
        si l'archi a de l'or que pour un, il en pose qu'un
        poser trois trucs me coûte la somme des trois avec l'archi
        L'Architecte règle-t-il le prix entier de chacun de ses quartiers ?
    .asked =
        ca coute combien de poser 3 quartiers avec l'architecte
        l'archi pose du 2, du 3 et du 4, il paie quoi en tout
        c'est quoi le tarif des quartiers pour l'archi
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
        trois quartiers + écuries = 4 poses pour l'archi
        archiviste : deux trucs et les écuries par dessus
        voyante arrivée à deux, les écuries en troisième ça passe crème ?
        négociant : des verts, un rouge et les écuries
        les écuries ne mangent aucune des trois poses de l'archi
        Grâce aux Écuries, la Voyante peut-elle atteindre trois constructions ?
    .no =
        Les Écuries comptent-elles dans les trois quartiers de l'Architecte ?
        les ecuries prennent elles une des deux constructions de l'archiviste
        est ce interdit de batir 4 quartiers avec l'architecte et les ecuries
        le negociant doit il compter les ecuries comme son autre quartier
        la voyante reste t elle bloquee a deux malgre les ecuries
        l'archi avec écuries est bloqué à trois en tout
        les écuries c'est le quartier non vert du négociant, donc plus d'autre
        archiviste : les écuries comptent comme une de ses deux poses
        avec les écuries l'archi en pose cinq
        la voyante doit choisir entre les écuries et son deuxième quartier
        trois poses faites, l'archi peut plus ajouter les écuries
    .asked =
        avec les ecuries, combien de quartiers pour la voyante
        archi et écuries, ça monte à combien
        l'archiviste avec les écuries pose jusqu'à combien
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
        j'ai la biblio, mon archiviste embarque les 7
        l'observatoire file une carte de plus à mon archi en bonus
        archiviste avec observatoire, je pioche 8
        navigatrice + observatoire = 5 cartes
        la biblio laisse l'archiviste en garder 2
        l'observatoire marche sur toutes les pioches du tour
    .yes =
        la bibliotheque sert elle seulement pendant la collecte
        archiviste : toujours une seule carte sur sept, meme avec la bibliotheque ?
        l'observatoire ne change rien au pouvoir de l'architecte ?
        biblio ou pas, l'archiviste garde 1 sur 7
        l'observatoire aide que la collecte, pas les 4 cartes de la navigatrice
        archi avec l'observatoire : toujours 2 cartes en rab ?
        la biblio ne touche pas à la pioche des pouvoirs de perso
        navigatrice et observatoire : 4 cartes, pas 5, c'est ça
        La Bibliothèque et l'Observatoire se limitent-ils aux cartes de la collecte ?
    .asked =
        bibliotheque et archiviste, il garde combien de cartes
        observatoire en ville et je suis archi, j'ai combien de cartes bonus
        la biblio agit sur quelles cartes
ruling-cards-cross-turns = À 2 ou 3 joueurs, les cartes piochées au tour de votre Architecte peuvent être construites au tour de votre Condottiere.
    .yes =
        Avec l'Architecte et le Condottiere, puis-je construire dans un tour ce que j'ai pioché dans l'autre ?
        À deux, mon Architecte pioche : mon Condottiere peut-il poser ces cartes plus tard dans la manche ?
        a 3, jgarde une carte de l'architecte et je la batis avec le condottiere
        l'architecte et le condottiere d'un meme joueur partagent ils la main
        a deux, mon condottiere peut construire ce que l'architecte a tire ?
        une carte piochee au tour de l'architecte est elle jouable au tour du condottiere
        à 2, carte tirée par mon archi, posée par mon condo, ok ?
        mes deux persos partagent la même main quand on joue à trois
        je garde une carte de l'archi et mon condottiere la bâtit en fin de manche
        à deux joueurs ce que l'archi pioche sert aussi au tour du condo
        ma main passe d'un perso à l'autre quand on est 3
        À deux joueurs, puis-je construire avec le Condottiere une carte piochée par l'Architecte ?
    .no =
        les cartes de mon architecte sont elles reservees a lui seul
        dois je separer les mains de l'architecte et du condottiere
        mon condottiere perd il les cartes que l'architecte n'a pas construites
        à 3 les cartes de l'archi sont bloquées pour l'archi
        faut deux tas de cartes, un pour l'archi et un pour le condo, à deux joueurs
        les cartes tirées avec l'archi doivent être posées dans ce tour sinon perdues (à 2)
        mon condo peut pas toucher à ce que mon archi a pioché
        à deux, je dois jeter les cartes de l'archi avant le tour du condo
        la carte piochée par l'architecte attend la manche suivante, pas le tour du condo
    .asked =
        architecte puis condottiere : que deviennent les cartes non baties
        à 2 joueurs, mes cartes d'archi non posées, qui peut les bâtir
        j'ai archi et condo, j'ai combien de mains
ruling-three-builds-own-turn = À 2 ou 3 joueurs, vos trois constructions ne valent qu'au tour de l'Architecte ; au tour de votre Condottiere, c'est une seule, comme d'habitude.
    .no =
        Si j'ai aussi l'Architecte, puis-je construire trois quartiers au tour de mon Condottiere ?
        Puis-je bâtir trois quartiers aussi pendant le tour de mon Condottiere ?
        À 3 joueurs, la limite de trois bâtiments vaut-elle pour mon autre personnage ?
        mon architecte n'a bati qu'un quartier, mon condottiere peut il faire les deux autres
        a deux joueurs le condottiere herite t il des 3 constructions de l'architecte
        jpeux reporter les constructions de l'architecte sur le condottiere
        j'ai l'archi donc mon condo en pose trois aussi
        l'archi en a posé qu'un, mon condo pose les deux qui restent
        à deux, trois quartiers à chacun de mes tours si j'ai l'archi
        à 3, archi plus condo ça me fait six constructions
        mon condottiere profite du pouvoir de mon archi à deux joueurs
        je garde mes poses d'archi en réserve pour le tour du condo
    .yes =
        mon condottiere est il limite a un seul quartier meme si j'ai l'architecte
        architecte et condottiere : quatre quartiers en une manche, possible ?
        les constructions que l'architecte n'utilise pas sont elles perdues pour mon condottiere
        à 2, archi trois poses et condo une seule, c'est ça ?
        mon condo bâtit qu'un truc même si j'ai l'archi aussi
        les poses pas utilisées de l'archi sont mortes pour mon condo
        à trois joueurs j'ai archi + condo, 4 bâtiments max dans la manche
        le bonus de l'archi ne déborde pas sur le tour de mon autre perso
        À 2 joueurs, la limite de trois ne vaut-elle qu'au tour de l'Architecte ?
    .asked =
        combien batit mon condottiere quand j'ai aussi l'architecte
        à 3, mon condo bâtit combien si mon autre perso c'est l'archi
        archi et condo à deux, combien de poses par tour
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
