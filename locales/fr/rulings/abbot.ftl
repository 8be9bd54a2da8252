### The rulings of data/rulings/abbot.toml, and the questions they answer: with yes, with no, or in another way.

ruling-abbot-mix = Pour chaque quartier religieux (bleu), l'Abbé prend 1 pièce d'or ou 1 carte, en mélangeant comme il veut.
    .yes =
        L'Abbé peut-il prendre un peu d'or et un peu de cartes ?
        J'ai quatre quartiers bleus et je suis l'Abbé : deux pièces et deux cartes, c'est possible ?
        3 quartiers bleus et l'abbé : jpeux prendre 1 piece et 2 cartes
        on peut panacher or et cartes avec l'abbé
        l'abbé peut il piocher au lieu de prendre de l'argent pour ses bleus
        moitié sous moitié cartes pour les quartiers religieux de l'abbé, autorisé ?
    .no =
        l'abbé doit il tout prendre en or
        une piece ET une carte par quartier bleu pour l'abbé, c'est ca ?
        l'abbe est il obligé de choisir soit tout en cartes soit tout en pieces
        l'abbé touche seulement des pieces comme l'eveque ?
    .asked =
        Que rapportent les quartiers religieux à l'Abbé ?
        revenu de l'abbé avec une eglise et une cathedrale
ruling-abbot-says-first = L'Abbé annonce combien de pièces et combien de cartes il prend pour ses quartiers religieux avant de prendre quoi que ce soit.
    .yes =
        L'Abbé doit-il annoncer d'avance combien de pièces et de cartes il prend ?
        l'abbé doit annoncer la repartition avant de piocher ?
        faut il dire le nombre de cartes avant de se servir quand on est abbé
        une fois annoncé, le partage de l'abbé est il définitif
    .no =
        L'Abbé choisit-il au fur et à mesure, après avoir vu ce qu'il pioche ?
        l'abbé pioche une carte, la regarde et prend le reste en or, possible ?
        jpeux changer d'avis apres ma premiere carte d'abbé
        mauvaise pioche avec l'abbé, on peut finir en pieces ?
        l'abbé decide carte par carte ?
    .asked =
        à quel moment l'abbé choisit entre or et cartes
ruling-abbot-richest = Celui qui a le plus d'or ne peut pas refuser : il donne 1 pièce à l'Abbé si celui-ci la veut, sauf si l'Abbé est lui-même parmi les plus riches.
    .no =
        Le joueur le plus riche peut-il refuser de payer l'Abbé ?
        jpeux envoyer balader l'abbé s'il veut ma piece
        l'abbé prend tout l'or du plus riche ?
        tout le monde paie l'abbé ?
        la piece de l'abbé vient de la banque ?
        suis je a l'abri de l'abbé quand j'ai la plus grosse bourse
    .yes =
        J'ai le plus d'or de la table : suis-je forcé de donner une pièce à l'Abbé ?
        Je suis l'Abbé : puis-je prendre une pièce à celui qui a la plus grosse bourse ?
        celui qui a le plus de thunes doit payer l'abbé ?
        c'est bien une seule piece que l'abbé prend au plus riche
        j'ai 9 or et l'abbé 2, est ce que je perds une piece
    .asked =
        Combien l'Abbé prend-il au plus riche ?
        qui doit donner un sou a l'abbé
ruling-abbot-need-not-take = L'Abbé peut renoncer à la pièce du plus riche : il ne la prend que s'il le veut.
    .no =
        L'Abbé est-il obligé de prendre la pièce du plus riche ?
        je suis abbé, dois je absolument reclamer la piece
        l'abbé est forcé de taxer le plus riche à chaque tour ?
        l'abbé qui ne prend rien triche t il
        obligatoire, la piece du riche pour l'abbé ?
    .yes =
        l'abbé peut il laisser sa piece au plus riche
        prendre la piece du plus riche est facultatif pour l'abbé ?
        on peut faire cadeau de la piece quand on est abbé, ne pas la prendre
        l'abbé a t il le droit de ne rien demander au plus riche
ruling-abbot-tie-others = Si plusieurs autres joueurs sont à égalité pour le plus d'or, l'Abbé choisit l'un d'eux, et lui seul paie 1 pièce.
    .asked =
        À qui l'Abbé prend-il quand plusieurs joueurs sont aussi riches ?
        Plus riche ex æquo : qui désigne celui qui paie l'Abbé ?
        trois joueurs a 5 pieces et l'abbé a zero, qui paie
    .yes =
        l'abbé peut il choisir sa victime entre deux ex aequo
        deux adversaires a 7 or, moi abbé j'en ai 1 : j'ai quand meme ma piece ?
        l'abbé designe t il lui meme celui qui paie en cas d'egalité
    .no =
        Deux adversaires ont 6 pièces chacun : l'Abbé se sert-il chez les deux ?
        egalité entre deux autres joueurs, l'abbé n'a rien ?
        les deux plus riches paient chacun l'abbé ?
        c'est aux ex aequo de decider qui donne a l'abbé
        la piece de l'abbé est perdue si deux autres ont autant d'or
ruling-abbot-among-richest = Si l'Abbé est lui-même parmi les plus riches, seul ou à égalité, personne ne lui donne de pièce.
    .no =
        L'Abbé a-t-il sa pièce s'il est à égalité avec le plus riche ?
        Je suis l'Abbé et j'ai autant d'or que le plus riche : ai-je droit à ma pièce ?
        je suis l'abbé et le plus riche, le deuxieme me paie ?
        l'abbé a 6, moi 6, doit je lui donner une piece
        l'abbé riche comme crésus prend il quand meme une piece
        abbé ex aequo premier en or, une piece pour lui ?
    .yes =
        si l'abbé est le plus riche, on est tranquilles ?
        l'abbé a egalité en tete repart il sans rien
        être à égalité suffit il à priver l'abbé de sa piece
    .asked =
        que recoit l'abbé s'il a lui meme le plus d'or
ruling-abbot-moment = L'Abbé choisit son moment : une fois par tour, il peut prendre la pièce dès qu'il n'est pas parmi les plus riches, par exemple après avoir payé un quartier.
    .yes =
        L'Abbé peut-il dépenser son or, puis prendre la pièce du plus riche ?
        Je suis l'Abbé et le plus riche : si je bâtis d'abord, puis-je ensuite réclamer la pièce ?
        L'Abbé peut-il vider sa bourse exprès pour ne plus être le plus riche ?
        l'abbé peut il construire d'abord et prendre la piece apres
        on peut attendre la fin du tour pour prendre la piece avec l'abbé
        prendre la piece avant la collecte quand on est abbé, possible ?
        abbé : je prends la piece puis je batis avec, ok ?
    .no =
        la richesse se verifie seulement au debut du tour de l'abbé ?
        l'abbé peut prendre deux fois la piece dans le meme tour ?
        l'abbé doit il se servir des qu'il est revelé
        j'etais le plus riche au debut, donc rien pour l'abbé tout le tour ?
    .asked =
        Quand l'Abbé regarde-t-il qui est le plus riche ?
        à quel moment du tour l'abbé prend sa piece
ruling-abbot-after-thief-or-tax = L'or que le Voleur a pris à l'Abbé, ou qu'il a payé au Bailli, ne compte plus : s'il n'est plus parmi les plus riches, il peut prendre la pièce.
    .yes =
        Volé par le Voleur, l'Abbé peut-il encore prendre la pièce du plus riche ?
        le voleur m'a tout pris et je suis l'abbé, jpeux prendre la piece du plus riche ?
        l'abbé peut il prendre la piece au voleur qui vient de le detrousser
        j'ai payé le bailli et je ne suis plus le plus riche : la piece de l'abbé est à moi ?
    .no =
        un abbé volé perd il son droit a la piece
        l'or volé par le voleur compte encore pour la richesse de l'abbé ?
        la taxe du bailli reste comptée dans la bourse de l'abbé ?
        le voleur est il a l'abri de l'abbé qu'il a volé
    .asked =
        l'abbé s'est fait voler, a qui prend il sa piece
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
