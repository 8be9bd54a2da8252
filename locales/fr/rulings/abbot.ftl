### The rulings of data/rulings/abbot.toml, and the questions they answer: with yes, with no, or in another way.

ruling-abbot-mix = Pour chaque quartier religieux (bleu), l'Abbé prend 1 pièce d'or ou 1 carte, en mélangeant comme il veut.
    .yes =
        L'Abbé peut-il prendre un peu d'or et un peu de cartes ?
        J'ai quatre quartiers bleus et je suis l'Abbé : deux pièces et deux cartes, c'est possible ?
        3 quartiers bleus et l'abbé : jpeux prendre 1 piece et 2 cartes
        on peut panacher or et cartes avec l'abbé
        l'abbé peut il piocher au lieu de prendre de l'argent pour ses bleus
        moitié sous moitié cartes pour les quartiers religieux de l'abbé, autorisé ?
        abbé avec 5 bleus : 3 thunes et 2 cartes, ça marche ?
        j'ai 2 temples, l'abbé me laisse prendre que des cartes
        mon pote abbé a pris une carte pour un bleu et 1 po pour l'autre, il a le droit
        à chaque bleu l'abbé choisit entre pièce et carte
        l'abbé peut tout encaisser en monnaie s'il veut
        Avec trois quartiers religieux, l'Abbé peut-il toucher une pièce et piocher deux cartes ?
        je suis abbé, je peux prendre une pièce et une carte avec deux bleus
        l'abbé peut mélanger or et cartes
        l'abbé peut prendre que des pièces pour ses quartiers religieux
        trois quartiers religieux, l'abbé prend 3 choses en tout
        j'ai 6 bleus, l'abbé peut prendre 1 or et 5 cartes
        abbé : mélange permis
    .no =
        l'abbé doit il tout prendre en or
        une piece ET une carte par quartier bleu pour l'abbé, c'est ca ?
        l'abbe est il obligé de choisir soit tout en cartes soit tout en pieces
        l'abbé touche seulement des pieces comme l'eveque ?
        abbé : 3 bleus = 3 cartes plus 3 pièces ?
        faut que l'abbé fasse moitié moitié
        l'abbé n'a droit qu'aux cartes, l'or c'est pour l'évêque
        2 quartiers bleus pour l'abbé, 4 trucs à prendre en tout
        l'abbé qui commence en or doit finir en or
        un mélange or cartes c'est interdit à l'abbé
        abbé : je dois tout prendre pareil
        l'abbé reçoit 1 or et 1 carte pour chaque quartier bleu
        avec un seul quartier bleu l'abbé prend une pièce et une carte
        l'abbé ne peut pas prendre de cartes
        deux églises, l'abbé peut prendre 2 or et 2 cartes
        interdit à l'abbé de prendre de l'or pour ses bleus
        suis-je forcé de prendre des cartes en abbé
    .asked =
        Que rapportent les quartiers religieux à l'Abbé ?
        revenu de l'abbé avec une eglise et une cathedrale
        abbé, mes deux églises me donnent quoi au choix
        4 bleus, l'abbé ramasse combien de trucs au total
        abbé avec 3 quartiers religieux, je prends quoi
ruling-abbot-says-first = L'Abbé annonce combien de pièces et combien de cartes il prend pour ses quartiers religieux avant de prendre quoi que ce soit.
    .yes =
        L'Abbé doit-il annoncer d'avance combien de pièces et de cartes il prend ?
        l'abbé doit annoncer la repartition avant de piocher ?
        faut il dire le nombre de cartes avant de se servir quand on est abbé
        une fois annoncé, le partage de l'abbé est il définitif
        l'abbé doit déclarer "tant d'or, tant de cartes" avant de toucher à la pioche
        je joue l'abbé, faut que j'annonce mon partage à la table d'abord ?
        mon pote abbé prend ses pièces sans rien annoncer, il devait le dire avant, non ?
        j'ai dit 2 cartes et 1 pièce avec l'abbé, je suis coincé avec ça
        Est-ce que l'Abbé fixe son partage entre pièces et cartes avant de se servir ?
        l'abbé choisit à l'avance, sans voir les cartes
        je suis abbé, dois-je dire combien d'or et de cartes avant
        l'abbé annonce d'abord, il pioche ensuite
        abbé : annonce obligatoire avant de prendre
        l'abbé doit parler avant de se servir
        l'abbé a déjà pioché sans rien dire, il aurait dû annoncer avant
        J'ai trois quartiers religieux : l'Abbé doit-il fixer son partage à l'avance ?
    .no =
        L'Abbé choisit-il au fur et à mesure, après avoir vu ce qu'il pioche ?
        l'abbé pioche une carte, la regarde et prend le reste en or, possible ?
        jpeux changer d'avis apres ma premiere carte d'abbé
        mauvaise pioche avec l'abbé, on peut finir en pieces ?
        l'abbé decide carte par carte ?
        je tire une carte nulle en abbé, je prends la suite en thune
        l'abbé peut mater sa première carte avant de décider du reste
        abbé : annoncé 3 cartes, après la deuxième je veux plutôt une pièce, ok ?
        l'abbé pioche en premier et annonce son partage ensuite
        rien à annoncer pour l'abbé, il se sert et voilà
        l'abbé peut revenir sur son annonce s'il aime pas ce qu'il a pioché
        abbé : je peux décider après avoir vu la carte
        l'abbé peut garder son partage secret et se servir
        puis-je modifier mon annonce d'abbé après avoir pioché
        l'abbé peut choisir pièce ou carte une par une en regardant
        l'abbé a annoncé 1 carte, il peut en prendre 2 finalement
        abbé, cartes nulles, je reprends de l'or à la place
    .asked =
        à quel moment l'abbé choisit entre or et cartes
        l'abbé, il dit quoi avant de se servir sur ses bleus
        l'abbé annonce sa répartition avant ou après la pioche
        l'abbé annonce quoi et quand
        quand l'abbé doit dire combien de cartes il prend
ruling-abbot-richest = Le joueur qui a le plus d'or ne peut pas refuser : il donne 1 pièce à l'Abbé si celui-ci la veut, sauf si l'Abbé est lui-même parmi les plus riches.
    .no =
        Le joueur le plus riche peut-il refuser de payer l'Abbé ?
        jpeux envoyer balader l'abbé s'il veut ma piece
        l'abbé prend tout l'or du plus riche ?
        tout le monde paie l'abbé ?
        la piece de l'abbé vient de la banque ?
        suis je a l'abri de l'abbé quand j'ai la plus grosse bourse
        je suis le plus riche, je garde mon sou et tant pis pour l'abbé
        l'abbé me taxe 2 pièces parce que j'en ai 12
        l'abbé peut racketter le deuxième plus riche à la place
        l'abbé demande, je lui file une carte au lieu de la pièce
        le plus pauvre de la table doit payer l'abbé aussi
        l'abbé est le plus riche lui même et on lui file un or quand même
        plus riche de la table, puis-je dire non à l'abbé
        l'abbé prend 3 pièces au plus riche
        je peux garder ma pièce si l'abbé la demande
        l'abbé peut choisir un joueur pauvre pour sa pièce
        l'abbé me rend quelque chose contre ma pièce
        chaque joueur donne une pièce à l'abbé
    .yes =
        J'ai le plus d'or de la table : suis-je forcé de donner une pièce à l'Abbé ?
        Je suis l'Abbé : puis-je prendre une pièce à celui qui a la plus grosse bourse ?
        celui qui a le plus de thunes doit payer l'abbé ?
        c'est bien une seule piece que l'abbé prend au plus riche
        j'ai 9 or et l'abbé 2, est ce que je perds une piece
        l'abbé me réclame un sou et je suis le plus blindé, j'ai pas le choix ?
        abbé à 3, moi à 8 et les autres derrière, il me prend 1
        le plus plein aux as lâche 1 pièce à l'abbé s'il la demande
        l'abbé se sert chez le plus riche sans lui demander son avis
        je peux pas dire non à l'abbé quand c'est moi le plus riche, c'est bien ça
        Le joueur le plus fortuné doit-il céder une pièce à l'Abbé qui la réclame ?
        je suis le plus riche, dois-je payer l'abbé
        l'abbé peut prendre 1 or au plus riche
        j'ai 10 pièces, l'abbé en a 4, je lui donne 1
        l'abbé veut ma pièce, suis-je obligé
        le plus riche perd une pièce face à l'abbé
        Si j'ai le plus d'or, l'Abbé peut-il me prendre une pièce ?
    .asked =
        Combien l'Abbé prend-il au plus riche ?
        qui doit donner un sou a l'abbé
        je suis plein aux as, l'abbé me coûte combien
        qui se fait gratter 1 po par l'abbé
        abbé et plus riche, combien de pièces
ruling-abbot-need-not-take = L'Abbé peut renoncer à la pièce du plus riche : il ne la prend que s'il le veut.
    .no =
        L'Abbé est-il obligé de prendre la pièce du plus riche ?
        je suis abbé, dois je absolument reclamer la piece
        l'abbé est forcé de taxer le plus riche à chaque tour ?
        l'abbé qui ne prend rien triche t il
        obligatoire, la piece du riche pour l'abbé ?
        le plus riche peut exiger que l'abbé lui prenne la pièce
        abbé : t'es tenu de gratter le sou du plus riche que ça te plaise ou non
        mon pote me dit que l'abbé doit forcément piquer sa pièce
        si l'abbé prend pas la pièce il perd son tour
        interdit à l'abbé de passer son tour de racket
        l'abbé n'a pas le choix, c'est automatique la pièce du riche
        l'abbé doit prendre la pièce
        abbé, suis-je obligé de taxer le plus riche
        la pièce de l'abbé est obligatoire
        je suis le plus riche, l'abbé est forcé de me prendre 1 or
        l'abbé n'a pas le droit de refuser la pièce du riche
    .yes =
        l'abbé peut il laisser sa piece au plus riche
        prendre la piece du plus riche est facultatif pour l'abbé ?
        on peut faire cadeau de la piece quand on est abbé, ne pas la prendre
        l'abbé a t il le droit de ne rien demander au plus riche
        abbé sympa : je laisse sa pièce au gros riche, ok ?
        je zappe le racket du plus riche avec mon abbé
        l'abbé peut faire grâce au plus riche
        j'ai l'abbé et j'ai oublié exprès de prendre la pièce, c'est permis
        rien ne force l'abbé à taxer le plus riche, on est d'accord
        L'Abbé peut-il renoncer à la pièce qui lui revient du plus riche ?
        l'abbé peut ne pas prendre la pièce
        je suis abbé, je peux laisser la pièce du plus riche
        la pièce du plus riche est au choix de l'abbé
        l'abbé peut épargner le plus riche
        abbé : pièce du riche facultative
        l'abbé m'a rien pris alors que je suis le plus riche, il a le droit
    .asked =
        l'abbé veut pas la pièce du plus riche, il se passe quoi
        la pièce du riche pour l'abbé, c'est au choix ou imposé
        abbé, dois-je prendre la pièce ou est-ce que je peux passer
ruling-abbot-tie-others = Si plusieurs autres joueurs sont à égalité pour le plus d'or, l'Abbé choisit l'un d'eux, et lui seul paie 1 pièce.
    .asked =
        À qui l'Abbé prend-il quand plusieurs joueurs sont aussi riches ?
        Plus riche ex æquo : qui désigne celui qui paie l'Abbé ?
        trois joueurs a 5 pieces et l'abbé a zero, qui paie
        deux autres à 8 or, l'abbé tape lequel
        combien de pièces pour l'abbé quand trois autres sont ex aequo
        deux plus riches à égalité, qui donne à l'abbé
    .yes =
        l'abbé peut il choisir sa victime entre deux ex aequo
        deux adversaires a 7 or, moi abbé j'en ai 1 : j'ai quand meme ma piece ?
        l'abbé designe t il lui meme celui qui paie en cas d'egalité
        deux joueurs à 6 et moi abbé à 2, je désigne lequel paie
        on est deux ex aequo en or, l'abbé tape chez un seul de nous
        trois gars à égalité de thune : l'abbé touche 1 en tout
        égalité au sommet chez les autres, l'abbé repart quand même avec un sou
        l'abbé m'a choisi alors que Léa avait autant que moi, c'est son droit
        Quand plusieurs adversaires ont la même fortune maximale, l'Abbé en choisit-il un seul ?
        deux plus riches, l'abbé choisit lequel paie
        l'abbé prend 1 seule pièce si deux autres sont à égalité
        je suis ex aequo avec un autre, l'abbé peut me choisir
        trois joueurs à 4 or, abbé à 0, un seul paie
        égalité chez les autres, l'abbé prend quand même 1 or
        Deux joueurs ont 9 pièces : l'Abbé peut-il prendre au joueur de son choix ?
    .no =
        Deux adversaires ont 6 pièces chacun : l'Abbé se sert-il chez les deux ?
        egalité entre deux autres joueurs, l'abbé n'a rien ?
        les deux plus riches paient chacun l'abbé ?
        c'est aux ex aequo de decider qui donne a l'abbé
        la piece de l'abbé est perdue si deux autres ont autant d'or
        ex aequo à 5 po chez mes potes, mon abbé encaisse 2
        deux plus riches à égalité donc l'abbé touche que dalle
        les ex aequo tirent au sort lequel lâche un or à l'abbé
        on est deux ex aequo, on casque tous les deux pour l'abbé
        c'est le couronné qui tranche entre les deux plus riches pour l'abbé
        l'abbé doit prendre au plus proche de lui quand deux autres sont à égalité
        deux plus riches à égalité, l'abbé prend 2 pièces
        égalité entre les riches, l'abbé reçoit rien
        à égalité avec un autre, suis-je à l'abri de l'abbé
        les ex aequo choisissent qui paie l'abbé
        tous les ex aequo doivent payer l'abbé
        deux autres à égalité, l'abbé doit s'en passer
ruling-abbot-among-richest = Si l'Abbé est lui-même parmi les plus riches, seul ou à égalité, personne ne lui donne de pièce.
    .no =
        L'Abbé a-t-il sa pièce s'il est à égalité avec le plus riche ?
        Je suis l'Abbé et j'ai autant d'or que le plus riche : ai-je droit à ma pièce ?
        je suis l'abbé et le plus riche, le deuxieme me paie ?
        l'abbé a 6, moi 6, doit je lui donner une piece
        l'abbé riche comme crésus prend il quand meme une piece
        abbé ex aequo premier en or, une piece pour lui ?
        abbé premier en thune, il se rabat sur le deuxième
        je suis à égalité avec l'abbé tout en haut, je dois lui lâcher 1
        l'abbé le plus riche prend sa pièce à la banque à la place
        7 po pour moi abbé, 7 pour toi, file m'en un ?
        être le plus friqué change rien pour l'abbé, il taxe quand même
        l'abbé à égalité a encore le droit de choisir une victime parmi les ex aequo
        abbé et plus riche, je prends 1 or au second
        l'abbé à égalité peut prendre ma pièce
        dois-je payer l'abbé si on a le même or
        l'abbé le plus riche reçoit une pièce de la banque
        à égalité l'abbé garde son droit à la pièce
        abbé 4, moi 4, les autres moins : je lui donne 1
    .yes =
        si l'abbé est le plus riche, on est tranquilles ?
        l'abbé a egalité en tete repart il sans rien
        être à égalité suffit il à priver l'abbé de sa piece
        l'abbé a le plus gros magot de la table, il touche zéro en plus
        je suis abbé avec 5, Max aussi a 5 : pas de sou pour moi, c'est ça
        l'abbé plein aux as, personne lui doit rien ?
        même à égalité en tête l'abbé peut faire une croix sur la pièce
        j'ai autant d'or que l'abbé et personne a plus, je garde mes sous
        L'Abbé perd-il son droit à la pièce s'il est ex æquo avec le plus riche ?
        abbé à égalité avec moi, je garde ma pièce
        l'abbé le plus riche ne prend rien
        abbé avec 8, moi 8, pas de pièce pour lui
        l'abbé est premier ex aequo, suis-je tranquille
        je suis abbé et le plus riche, zéro pièce pour moi
        Si l'Abbé a autant d'or que le plus riche, reste-t-il sans rien ?
    .asked =
        que recoit l'abbé s'il a lui meme le plus d'or
        je suis abbé et j'ai le plus de fric, qui me paie
        à égalité de thune avec l'abbé, je lui dois quoi
        abbé à égalité avec le plus riche, il prend quoi
ruling-abbot-moment = L'Abbé choisit son moment : une fois par tour, il peut prendre la pièce dès qu'il n'est pas parmi les plus riches, par exemple après avoir payé un quartier.
    .yes =
        L'Abbé peut-il dépenser son or, puis prendre la pièce du plus riche ?
        Je suis l'Abbé et le plus riche : si je bâtis d'abord, puis-je ensuite réclamer la pièce ?
        L'Abbé peut-il vider sa bourse exprès pour ne plus être le plus riche ?
        l'abbé peut il construire d'abord et prendre la piece apres
        on peut attendre la fin du tour pour prendre la piece avec l'abbé
        prendre la piece avant la collecte quand on est abbé, possible ?
        abbé : je prends la piece puis je batis avec, ok ?
        j'étais le plus riche, je claque tout en palais et là mon abbé taxe le nouveau riche
        abbé : je bâtis, je suis ruiné, je peux gratter la pièce maintenant ?
        l'abbé choisit quand il fait son petit racket dans son tour
        la pièce du riche peut venir en tout dernier dans le tour d'abbé
        l'abbé a le droit de se ruiner exprès avant de réclamer
        L'Abbé peut-il réclamer sa pièce après avoir payé un quartier ?
        l'abbé peut dépenser d'abord puis prendre la pièce
        je suis abbé, je construis puis je prends au plus riche
        abbé : pièce du riche en fin de tour, permis
        l'abbé n'est plus le plus riche après avoir bâti, il peut me prendre 1 or
        l'abbé peut prendre la pièce avant de construire s'il n'est pas parmi les plus riches
        J'ai payé un quartier et je suis devenu pauvre : l'Abbé peut-il prendre maintenant ?
    .no =
        la richesse se verifie seulement au debut du tour de l'abbé ?
        l'abbé peut prendre deux fois la piece dans le meme tour ?
        l'abbé doit il se servir des qu'il est revelé
        j'etais le plus riche au debut, donc rien pour l'abbé tout le tour ?
        l'abbé doit gratter le riche direct quand on l'appelle sinon c'est mort
        abbé : un sou avant de bâtir et un autre après
        j'étais premier en or en début de tour, donc mon abbé est grillé pour tout le tour
        la fortune de l'abbé se mesure avant sa construction et basta
        l'abbé peut demander sa pièce pendant le tour du joueur suivant
        après avoir construit c'est trop tard pour la pièce de l'abbé
        l'abbé doit prendre la pièce au début de son tour
        l'abbé était le plus riche au début, donc il n'a plus droit à rien après avoir bâti
        l'abbé peut prendre la pièce du riche deux fois
        abbé, j'ai construit, trop tard pour la pièce
        l'abbé doit attendre d'avoir collecté pour prendre la pièce
        je suis le plus riche depuis que l'abbé a payé, suis-je à l'abri
    .asked =
        Quand l'Abbé regarde-t-il qui est le plus riche ?
        à quel moment du tour l'abbé prend sa piece
        l'abbé peut attendre jusqu'à quand pour prendre sa pièce
        quand est-ce qu'on compare les bourses pour l'abbé
        abbé, la pièce du riche c'est à quel moment
ruling-abbot-after-thief-or-tax = L'or que le Voleur a pris à l'Abbé, ou qu'il a payé au Bailli, ne compte plus : s'il n'est plus parmi les plus riches, il peut prendre la pièce.
    .yes =
        Volé par le Voleur, l'Abbé peut-il encore prendre la pièce du plus riche ?
        le voleur m'a tout pris et je suis l'abbé, jpeux prendre la piece du plus riche ?
        l'abbé peut il prendre la piece au voleur qui vient de le detrousser
        j'ai payé le bailli et je ne suis plus le plus riche : la piece de l'abbé est à moi ?
        le voleur m'a plumé, je suis abbé, je peux au moins taxer le plus riche après
        dépouillé par le voleur, l'abbé à zéro tape 1 po chez le voleur s'il est premier
        abbé, le bailli m'a pris 1 et je suis plus le plus riche, je prends ma pièce ?
        l'or parti chez le voleur est plus à moi pour mesurer qui est riche en abbé
        j'ai volé l'abbé et maintenant je suis le plus riche, il peut me reprendre 1
        Après avoir versé la taxe du Bailli, l'Abbé qui n'est plus le plus riche a-t-il droit à sa pièce ?
        abbé volé par le voleur, je peux prendre la pièce du plus riche
        j'ai payé le bailli, l'abbé peut encore prendre 1 or
        l'abbé volé peut prendre 1 or au voleur s'il est le plus riche
        l'or pris par le voleur ne compte plus pour l'abbé
        voleur passé, abbé à zéro, la pièce du riche est permise
        la taxe du bailli baisse l'or de l'abbé pour savoir s'il est le plus riche
    .no =
        un abbé volé perd il son droit a la piece
        l'or volé par le voleur compte encore pour la richesse de l'abbé ?
        la taxe du bailli reste comptée dans la bourse de l'abbé ?
        le voleur est il a l'abri de l'abbé qu'il a volé
        l'abbé s'est fait voler, on fait comme s'il avait encore son or pour la pièce
        abbé volé = plus de pièce du riche ce tour
        la pièce donnée au bailli compte encore dans la fortune de l'abbé
        le voleur qui a piqué l'or de l'abbé est immunisé contre lui
        l'abbé doit regarder sa bourse d'avant le vol
        j'ai payé le bailli, ça me prive de la pièce d'abbé
        abbé volé, je n'ai plus droit à la pièce du riche
        l'or volé compte toujours comme celui de l'abbé
        voleur devenu le plus riche, suis-je protégé de l'abbé
        la taxe payée au bailli compte toujours dans l'or de l'abbé
        l'abbé volé est considéré comme riche quand même
        après la taxe du bailli l'abbé ne peut plus rien prendre
    .asked =
        l'abbé s'est fait voler, a qui prend il sa piece
        volé à l'instant, mon abbé compte quel or
        le voleur a raflé l'or de l'abbé et devient premier, l'abbé tape qui
        abbé dépouillé par le voleur, il peut prendre une pièce à qui
ruling-abbot-income-older = L'Abbé ne prend que de l'or : 1 pièce par quartier religieux (bleu) de sa cité. (En 2016 : or ou cartes.)
    .no =
        L'Abbé peut-il prendre des cartes pour ses quartiers bleus ?
        on peut piocher a la place de l'or avec l'abbé
        l'abbé peut melanger or et cartes pour ses bleus ?
    .yes =
        l'abbé recoit une piece par quartier religieux ?
        l'abbé ne touche que des pieces pour les quartiers bleus ?
        trois quartiers bleus et je suis l'abbé, trois pieces ?
    .asked =
        combien gagne l'abbé avec un temple et un monastere
ruling-abbot-richest-older = Le joueur qui a le plus d'or donne 1 pièce à l'Abbé.
    .asked =
        Que donne le joueur le plus riche à l'Abbé ?
        qui paie l'abbé et combien
    .yes =
        le plus riche doit donner une piece a l'abbé ?
        une seule piece du plus riche pour l'abbé, c'est ca ?
    .no =
        jpeux refuser de payer l'abbé si je suis le plus riche
        l'abbé rafle tout l'or du plus riche ?
        tous les joueurs donnent une piece a l'abbé ?
ruling-abbot-tie-older = L'Abbé ne reçoit rien si des joueurs sont à égalité pour le plus d'or, lui compris ou non, ou s'il est le plus riche. (En 2016, il choisit un des autres à égalité.)
    .no =
        L'Abbé reçoit-il une pièce quand plusieurs joueurs sont aussi riches ?
        deux joueurs a egalité d'or, l'abbé choisit il qui paie
        l'abbé est le plus riche, on lui donne une piece ?
        moi et un autre avons 6 or, l'un de nous paie l'abbé ?
    .yes =
        en cas d'egalité l'abbé n'a rien ?
        l'egalité nous protege de l'abbé ?
    .asked =
        que recoit l'abbé si les deux plus riches ont pareil
