### The rulings of data/rulings/poor-house.toml, and the questions they answer: with yes, with no, or in another way.

ruling-poor-house-empty = L'Hospice regarde votre or quand votre tour finit : s'il ne vous en reste plus, vous prenez 1 pièce, même le tour où vous l'avez construit.
    .yes =
        L'Hospice paie-t-il le tour même où j'y ai mis ma dernière pièce ?
        J'ai tout dépensé pour bâtir l'Hospice : me donne-t-il déjà une pièce ?
        zero or en fin de tour et l'hospice dans ma cité, j'ai 1 piece ?
        l'hospice peut il payer le tour ou je le construis
        l'hospice ne regarde ma bourse qu'en fin de tour ?
        bourse à zéro en fin de tour et hospice bâti, une pièce ?
        je claque mes 4 dernières pièces dans l'hospice, il me rend 1 direct ?
        L'Hospice ne vérifie-t-il mon or qu'à la fin de mon tour ?
        fauché à la fin même si j'étais riche au début, l'hospice paie ?
        chaque tour où je finis ruiné l'hospice me file un sou ?
        l'hospice me sauve d'une pièce si j'ai tout cramé ?
        hospice, plus d'or, je prends 1 pièce ?
        je finis à 0 avec l'hospice, j'ai une pièce ?
        je viens de construire l'hospice et j'ai 0 or, je touche 1 ?
        l'hospice agit à la fin du tour ?
        l'hospice marche dès le tour où je le construis ?
        il n'a plus d'or, son hospice lui donne une pièce, c'est juste ?
    .no =
        Fauché au début du tour mais pas à la fin : l'Hospice aide-t-il ?
        il me reste 1 piece a la fin du tour, l'hospice me paie ?
        l'hospice donne t il 2 pieces
        l'hospice paie avant la collecte ?
        l'hospice en main sert a quelque chose si je suis fauché ?
        l'hospice paie tous les joueurs fauchés ?
        il me reste une seule pièce, l'hospice m'en ajoute une ?
        l'hospice me donne 2 quand je finis à sec ?
        L'Hospice ne compte-t-il qu'à partir du tour qui suit sa construction ?
        à zéro en début de tour, hop une pièce de l'hospice avant de collecter ?
        j'ai l'hospice en main, ruiné, je touche ma pièce ?
        hospice : une carte quand j'ai plus d'or ?
        hospice avec 1 pièce, je touche ?
        l'hospice donne 3 pièces ?
        l'hospice marche au début du tour ?
        hospice construit ce tour, je dois attendre le suivant ?
        il me reste 2 pièces, mon hospice paie quand même ?
        l'hospice marche même si j'ai encore de l'or ?
    .asked =
        À quel moment reçoit-on la pièce de l'Hospice ?
        Je finis mon tour sans un sou avec l'Hospice : qu'est-ce que je reçois ?
        hospice bâti et plus un rond à la fin, je prends combien
        quand est-ce qu'on regarde ma bourse pour l'hospice
        hospice, combien de pièces
        l'hospice paie quand
ruling-poor-house-witch = Si la Sorcière ne reprend pas son tour, son Hospice ne donne rien ; si elle le reprend, il agit à la fin de ce tour repris.
    .no =
        L'Hospice paie-t-il une Sorcière qui ne reprend pas son tour ?
        Je suis la Sorcière, personne n'avait ma cible, je suis fauchée : mon Hospice me donne-t-il une pièce ?
        la sorciere a nommé un absent, piece de l'hospice ?
        l'hospice de la sorciere paie quand elle nomme sa victime ?
        deux fois l'hospice pour la sorcière, en nommant et en reprenant ?
        sorcière a zero or, victime introuvable, l'hospice la dépanne ?
        sorcière à sec, personne n'avait le rôle visé, l'hospice me file un sou ?
        dès que je désigne ma victime en sorcière, mon hospice paie si j'ai 0 ?
        L'Hospice de la Sorcière agit-il sans qu'elle reprenne son tour ?
        la sorcière touche l'hospice deux fois, pause puis reprise ?
        rôle ensorcelé absent, mais la manche se termine, donc l'hospice de la sorcière agit ?
        la sorcière met son tour en pause avec zéro pièce, hospice actif à ce moment ?
        sorcière avec hospice, ma cible est absente, je touche 1 ?
        la sorcière fauchée reçoit une pièce de l'hospice sans rejouer ?
        l'hospice paie la sorcière juste après le sort ?
        je suis sorcière à 0 or, pas de victime, l'hospice marche ?
        l'hospice de la sorcière marche deux fois ?
        elle n'a pas repris son tour de sorcière et prend la pièce de l'hospice, c'est permis ?
    .yes =
        la sorciere reprend son tour et finit fauchée, son hospice paie ?
        l'hospice attend la fin du tour repris par la sorciere ?
        sans reprise, l'hospice de la sorciere ne donne rien ?
        sorcière qui rejoue et finit sans le sou, elle gratte une pièce à l'hospice ?
        pas de reprise donc pas de pièce d'hospice pour la sorcière ?
        L'Hospice de la Sorcière attend-il la fin du tour qu'elle a repris ?
        j'ai repris avec le roi ensorcelé, tout dépensé, mon hospice de sorcière marche ?
        sorcière dont la cible est hors jeu, hospice muet ?
        c'est la bourse à la fin du tour repris qui compte pour l'hospice de la sorcière ?
        sorcière sans reprise, hospice inutile ?
        je suis sorcière, je rejoue et finis à 0, l'hospice me paie ?
        l'hospice de la sorcière marche seulement si elle reprend son tour ?
        la sorcière perd la pièce de l'hospice si sa cible n'est pas là ?
        l'hospice attend que la sorcière ait fini son tour repris ?
        Faut-il que la Sorcière reprenne son tour pour que l'Hospice agisse ?
    .asked =
        Hospice et Sorcière : qui reçoit la pièce à la fin du tour ?
        quand agit l'hospice de la sorciere
        sorcière fauchée qui n'a pas pu reprendre, l'hospice lui donne combien
        on vérifie quand la bourse de la sorcière pour l'hospice
        sorcière et hospice, la pièce tombe quand
        je suis sorcière sans victime et sans or, mon hospice donne quoi
ruling-poor-house-bewitched = L'Hospice du joueur ensorcelé n'agit pas pendant le tour que la Sorcière lui a pris.
    .no =
        Un joueur ensorcelé sans or reçoit-il la pièce de l'Hospice ?
        On m'a envoûté et je suis sans le sou : mon Hospice marche-t-il ?
        ensorcelé, j'ai pioché, zero or : une piece de mon hospice ?
        la sorciere touche la piece de l'hospice de sa victime ?
        mon hospice paie en fin de tour alors que la sorciere m'a eu ?
        la sorcière peut se servir de l'hospice de l'ensorcelé ?
        envoûté, zéro pièce, j'ai l'hospice : ça tombe ?
        la sorcière joue mon rôle, elle encaisse mon hospice ?
        L'Hospice d'un joueur ensorcelé lui verse-t-il sa pièce à la fin de la manche ?
        j'ai collecté des cartes sous le sort et je suis ruiné, l'hospice me dépanne ?
        ensorcelé ou pas, mes quartiers violets bossent, donc l'hospice aussi ?
        mon hospice paie la sorcière si elle finit mon tour sans or ?
        ensorcelé sans or, l'hospice me paie ?
        je suis ensorcelé, mon hospice marche ?
        la sorcière prend la pièce de mon hospice ?
        ensorcelé avec 0 pièce, je reçois 1 ?
        il est ensorcelé et prend la pièce de son hospice, il a le droit ?
        mon hospice me protège de la sorcière ?
    .yes =
        etre ensorcelé coupe mon hospice ce tour ?
        mon hospice est hors service quand la sorciere joue mon tour ?
        ensorcelé et fauché, je reste a zero malgré mon hospice ?
        le sort de la sorcière éteint mon hospice ce tour ?
        ruiné et ensorcelé : pas un sou de l'hospice ?
        Le joueur ensorcelé est-il privé de son Hospice pendant ce tour ?
        personne ne touche la pièce de l'hospice de la victime, ni elle ni la sorcière ?
        mon hospice est en grève tant que la sorcière a mon tour ?
        j'ai fini fauché sous le sort, normal que l'hospice m'ait rien filé ?
        ensorcelé, hospice inutile ?
        ensorcelé, je perds la pièce de l'hospice ?
        l'hospice ne marche pas pour la victime de la sorcière ?
        je suis ensorcelé à 0 or, je reste à 0 malgré l'hospice ?
        l'hospice de l'ensorcelé est bloqué ce tour ?
        Un joueur ensorcelé doit-il se passer de son Hospice ?
    .asked =
        que devient l'hospice d'un joueur ensorcelé
        hospice d'une victime de la sorcière, il verse quoi
        ensorcelé sans un rond avec hospice, je finis avec combien
        ensorcelé avec hospice, je touche ou pas
        hospice et joueur ensorcelé, ça donne quoi
ruling-poor-house-alchemist = L'Alchimiste qui a tout dépensé prend d'abord la pièce de l'Hospice, et récupère seulement ensuite ce qu'il a payé pour construire.
    .yes =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
        Je suis l'Alchimiste, tout dépensé, avec l'Hospice : ai-je ma pièce avant d'être remboursé ?
        Fin de tour de l'Alchimiste : est-il considéré comme fauché pour l'Hospice ?
        alchimiste qui a tout mis dans un palais avec l'hospice, une piece de plus ?
        l'hospice regarde t il la bourse de l'alchimiste avant le remboursement
        l'alchimiste a les deux, hospice et remboursement ?
        alchimiste ruiné en fin de tour, l'hospice d'abord puis mon remboursement ?
        j'ai payé 5 pour un palais en alchimiste, plus rien : je finis avec 6 grâce à l'hospice ?
        L'Hospice intervient-il avant que l'Alchimiste récupère son or ?
        alchimiste + hospice, le beurre et l'argent du beurre ?
        vu que l'or de l'alchimiste revient après, il compte comme fauché pour l'hospice ?
        je touche la pièce de l'hospice même si mon pouvoir d'alchimiste me rend tout ensuite ?
        alchimiste à 0 or, l'hospice me paie ?
        je suis alchimiste, j'ai la pièce de l'hospice et mon or remboursé ?
        alchimiste, hospice avant remboursement ?
        l'alchimiste a payé 4 et a 0, il finit avec 5 grâce à l'hospice ?
        l'alchimiste profite de l'hospice même s'il est remboursé ?
        il est alchimiste et prend aussi la pièce de l'hospice, c'est permis ?
    .no =
        l'alchimiste rate la piece de l'hospice parce que son or revient ?
        le remboursement de l'alchimiste passe avant l'hospice ?
        l'alchimiste doit choisir entre l'hospice et son or ?
        alchimiste avec une piece pas depensée, l'hospice paie ?
        l'alchimiste n'est jamais fauché vu qu'on lui rend ses sous, donc pas d'hospice ?
        remboursement en premier, hospice ensuite pour l'alchimiste ?
        l'hospice annule le remboursement de l'alchimiste ?
        alchimiste à qui il reste 2 pièces, l'hospice lui en donne une ?
        L'Alchimiste doit-il renoncer à l'Hospice pour être remboursé ?
        faut que l'alchimiste choisisse l'un ou l'autre en fin de tour, hospice ou remboursement ?
        alchimiste, pas d'hospice car je récupère mon or ?
        l'alchimiste est remboursé avant l'hospice ?
        l'hospice est inutile pour l'alchimiste ?
        alchimiste avec 1 pièce restante, l'hospice me donne 1 ?
        je dois choisir entre hospice et remboursement en alchimiste ?
        j'ai la pièce de l'hospice, je perds mon remboursement d'alchimiste ?
    .asked =
        Qu'est-ce qui vient d'abord, l'Hospice ou le remboursement de l'Alchimiste ?
        ordre entre hospice et alchimiste en fin de tour
        alchimiste vidé par un quartier à 4 avec hospice, il finit avec combien
        fin de tour, hospice et alchimiste, qui passe en premier
        alchimiste et hospice, je finis avec combien si j'ai tout payé 3
        hospice ou alchimiste en premier
ruling-poor-house-alchemist-classic = L'Alchimiste qui a tout dépensé reçoit la pièce de l'Hospice, puis son or : les deux viennent à la fin du tour, et nous prenons d'abord l'Hospice, comme le livret de 2016.
    .yes =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
        alchimiste fauché avec l'hospice, la piece et le remboursement ?
        l'hospice passe avant le remboursement de l'alchimiste ?
    .no =
        le remboursement de l'alchimiste annule l'hospice ?
        l'alchimiste a deja son or quand l'hospice regarde ?
        l'alchimiste a gardé une piece, l'hospice paie ?
    .asked =
        hospice ou alchimiste, lequel d'abord
ruling-poor-house-alchemist-third = L'Hospice ne donne rien à l'Alchimiste qui a tout dépensé pour construire : son or lui revient aussitôt, il l'a donc à la fin du tour.
    .no =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
        alchimiste qui a bati avec tout son or, l'hospice paie ?
        l'alchimiste est il fauché pour l'hospice apres avoir construit
        une piece de l'hospice en plus pour l'alchimiste ?
    .yes =
        l'alchimiste recupere son or avant que l'hospice regarde ?
        l'or de l'alchimiste revient aussitot ?
    .asked =
        pourquoi l'alchimiste n'a rien de l'hospice
