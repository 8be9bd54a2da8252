### The rulings of data/rulings/architect.toml, and the questions they answer: with yes, with no, or in another way.

ruling-architect-cards = L'Architecte pioche 2 cartes en plus de sa collecte, que ce soit de l'or ou des cartes.
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
        j'ai pris de l'or, l'architecte pioche encore 2 cartes
        architecte : or plus 2 cartes, permis
        les 2 cartes de l'architecte viennent en plus
        j'ai collecté des cartes, l'architecte en pioche 2 de plus
        l'architecte peut collecter ce qu'il veut et a ses 2 cartes
        est-ce que je peux prendre 2 or et avoir aussi mes 2 cartes d'architecte
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
        l'architecte doit choisir entre or et 2 cartes
        architecte, j'ai pris l'or donc pas de cartes
        les 2 cartes de l'architecte comptent comme sa collecte
        l'architecte perd sa collecte s'il pioche ses 2 cartes
        l'architecte pioche 2 cartes seulement s'il collecte des cartes
        l'architecte riche en or n'a pas droit à ses cartes bonus
    .asked =
        l'architecte collecte des cartes, il en a combien en tout a la fin
        archi qui prend l'or, il repart avec quoi
        combien de cartes en plus de la collecte pour l'archi
        architecte avec l'or, combien de cartes en plus
ruling-architect-keeps-both = L'Architecte garde ses deux cartes supplémentaires : il n'en remet aucune.
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
        l'architecte garde les 2 cartes
        architecte, je garde tout le bonus
        l'architecte ne rend aucune de ses 2 cartes en plus
        les deux cartes de l'architecte sont pour lui
        je suis architecte, je peux garder mes deux cartes en plus
        puis-je conserver les deux cartes bonus de l'architecte
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
        l'architecte doit remettre une carte sous la pioche
        architecte : deux cartes piochées en bonus, une gardée
        l'architecte choisit la meilleure des 2 cartes bonus et rend l'autre
        il faut la bibliothèque pour que l'architecte garde ses deux cartes
        dois-je rendre une de mes 2 cartes bonus d'architecte
        suis-je forcé de remettre une carte bonus d'architecte sous la pioche
    .asked =
        Je suis l'Architecte : mes 2 cartes bonus, j'en jette une ou je garde tout ?
        sur les 2 cartes en rab de l'archi on en garde combien
        l'archi, il remet quoi de ses cartes bonus
        l'architecte garde une ou deux cartes bonus
ruling-architect-cards-when = L'Architecte pioche ses 2 cartes supplémentaires une fois, à n'importe quel moment de son tour : avant ou après la collecte, avant ou après avoir construit.
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
        l'architecte peut piocher ses 2 cartes à la fin
        l'architecte peut piocher ses 2 cartes au début
        architecte, j'ai construit, je peux encore piocher mes 2 cartes
        l'architecte peut piocher puis construire ce qu'il a pioché
        les 2 cartes de l'architecte à n'importe quel moment de son tour
        puis-je attendre d'avoir construit pour piocher mes cartes d'architecte
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
        l'architecte ne peut piocher ses 2 cartes qu'avant de construire
        architecte : 2 cartes juste après la collecte sinon rien
        l'architecte pioche 2 cartes à chaque construction
        l'architecte doit collecter avant ses 2 cartes
        architecte, j'ai construit, mes 2 cartes sont perdues
        l'architecte est obligé de piocher son bonus en premier
    .asked =
        Quand l'Architecte pioche-t-il ses cartes en plus ?
        à partir de quand l'archi peut tirer ses deux cartes
        le bonus de cartes de l'archi, avant ou après la pose
        quand l'architecte a ses 2 cartes
ruling-architect-three = L'Architecte peut construire jusqu'à trois quartiers pendant son tour. Il peut aussi en construire moins, ou aucun.
    .asked =
        Combien de quartiers l'Architecte peut-il construire ?
        L'Architecte pose-t-il deux, trois ou quatre bâtiments ?
        c'est quoi la limite de constructions de l'architecte
        combien de batiments par tour pour l'architecte
        l'archi, son plafond de bâtiments
        je peux poser entre combien et combien avec l'archi
        combien de constructions pour l'architecte
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
        l'architecte peut construire trois quartiers
        architecte, je peux construire deux quartiers seulement
        l'architecte peut construire un seul quartier
        l'architecte a le droit de ne pas construire
        mon adversaire architecte peut poser 3 quartiers d'un coup
        est-ce que l'architecte a le droit de poser trois quartiers dans son tour
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
        l'architecte doit construire trois quartiers
        l'architecte peut construire quatre quartiers sans les écuries
        architecte : un seul quartier par tour
        l'architecte est limité à deux quartiers
        suis-je obligé de construire avec l'architecte
        architecte : je dois en poser au moins deux
ruling-architect-no-discount = L'Architecte paie le coût entier de chaque quartier qu'il construit : pouvoir en construire trois ne donne aucune réduction.
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
        l'architecte paie moins cher
        l'architecte construit trois quartiers pour le prix d'un
        le troisième quartier de l'architecte est gratuit
        l'architecte a 1 or de réduction par quartier
        architecte : deux quartiers à 4, je paie 4
        l'architecte a droit à un quartier gratuit par tour
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
        l'architecte paie tous ses quartiers
        architecte : trois quartiers à 2, je paie 6
        l'architecte n'a pas de réduction
        chaque quartier de l'architecte au prix normal
        pas assez d'or pour trois, l'architecte construit moins
        est-ce que l'architecte doit tout payer au prix normal
    .asked =
        ca coute combien de poser 3 quartiers avec l'architecte
        l'archi pose du 2, du 3 et du 4, il paie quoi en tout
        c'est quoi le tarif des quartiers pour l'archi
        architecte, prix plein ou réduction
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
        architecte avec écuries, quatre constructions
        la voyante peut construire deux quartiers et les écuries
        les écuries ne comptent pas dans les trois de l'architecte
        l'archiviste peut construire trois quartiers avec les écuries
        négociant : écuries en plus, permis
        trois quartiers posés, l'architecte peut encore faire les écuries
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
        les écuries comptent dans la limite de l'architecte
        architecte et écuries, maximum trois
        la voyante ne peut pas ajouter les écuries à ses deux quartiers
        l'archiviste avec écuries reste à deux
        les écuries prennent le quartier non commerçant du négociant
        l'architecte avec les écuries peut construire six quartiers
    .asked =
        avec les ecuries, combien de quartiers pour la voyante
        archi et écuries, ça monte à combien
        l'archiviste avec les écuries pose jusqu'à combien
        architecte plus écuries, combien de quartiers
ruling-library-extra-cards = La Bibliothèque et l'Observatoire n'agissent que sur les cartes collectées. L'Architecte pioche toujours 2 cartes supplémentaires, la Navigatrice 4, et l'Archiviste garde 1 carte sur 7.
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
        la bibliothèque permet à l'archiviste de garder 7 cartes
        l'observatoire donne 3 cartes bonus à l'architecte
        l'observatoire donne 5 cartes à la navigatrice
        j'ai la bibliothèque, l'archiviste garde plus de cartes
        la bibliothèque marche avec le pouvoir de l'archiviste
        puis-je garder deux cartes sur sept avec l'archiviste et la bibliothèque
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
        archiviste avec bibliothèque, une seule carte gardée
        l'observatoire ne sert qu'à la collecte
        la bibliothèque ne change rien pour l'archiviste
        navigatrice avec observatoire, 4 cartes seulement
        architecte avec observatoire, 2 cartes bonus
        j'ai l'observatoire et je suis navigatrice, je pioche 4 cartes comme bonus
    .asked =
        bibliotheque et archiviste, il garde combien de cartes
        observatoire en ville et je suis archi, j'ai combien de cartes bonus
        la biblio agit sur quelles cartes
        archiviste avec la bibliothèque, combien de cartes gardées
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
        à deux, je pioche avec l'architecte et je construis avec le condottiere
        à 3 joueurs mes deux personnages ont la même main
        architecte puis condottiere : mêmes cartes en main
        mon condottiere peut construire une carte de mon architecte à 2 joueurs
        à trois, je garde mes cartes d'architecte pour le condottiere
        à deux, puis-je bâtir au tour du condottiere une carte piochée avec l'architecte
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
        à deux les cartes de l'architecte ne servent pas au condottiere
        architecte et condottiere ont chacun leur main à 2 joueurs
        à trois je perds les cartes de l'architecte au tour du condottiere
        interdit de bâtir au tour du condottiere une carte de l'architecte à 2
        à 3, les cartes piochées par l'architecte restent à l'architecte
        à 3 joueurs, dois-je garder deux mains séparées pour architecte et condottiere
    .asked =
        architecte puis condottiere : que deviennent les cartes non baties
        à 2 joueurs, mes cartes d'archi non posées, qui peut les bâtir
        j'ai archi et condo, j'ai combien de mains
        à deux, cartes de l'architecte utilisables par le condottiere ou pas
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
        à deux, mon condottiere peut construire trois quartiers grâce à l'architecte
        à trois, les constructions restantes de l'architecte passent au condottiere
        architecte et condottiere : trois constructions à chaque tour
        à 2, l'adversaire a l'architecte, son condottiere construit trois fois aussi
        à deux, l'architecte permet deux quartiers au tour du condottiere
        à deux, puis-je poser deux quartiers avec mon condottiere parce que j'ai l'architecte
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
        à deux, condottiere et architecte : le condottiere construit une fois
        à 3 joueurs les trois constructions sont seulement pour l'architecte
        j'ai architecte et condottiere, une construction au tour du condottiere
        à deux, l'architecte ne donne rien au tour de mon condottiere
        à 2, mon architecte en pose trois, mon condottiere un
        à 3, suis-je limité à une construction au tour de mon condottiere malgré l'architecte
    .asked =
        combien batit mon condottiere quand j'ai aussi l'architecte
        à 3, mon condo bâtit combien si mon autre perso c'est l'archi
        archi et condo à deux, combien de poses par tour
        à deux, mon condottiere construit combien si j'ai l'architecte
ruling-architect-cards-classic = L'Architecte pioche ses 2 cartes supplémentaires après l'action. Depuis 2016, il les pioche quand il veut.
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
ruling-architect-cards-third = L'Architecte pioche ses 2 cartes supplémentaires au début de son tour. Depuis 2016, il les pioche quand il veut.
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
