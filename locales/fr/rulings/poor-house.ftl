### The rulings of data/rulings/poor-house.toml, and the questions they answer: with yes, with no, or in another way.

ruling-poor-house-empty = L'Hospice regarde votre or quand votre tour finit : s'il ne vous en reste plus, vous prenez 1 pièce, même le tour où vous l'avez construit.
    .yes =
        L'Hospice paie-t-il le tour même où j'y ai mis ma dernière pièce ?
        J'ai tout dépensé pour bâtir l'Hospice : me donne-t-il déjà une pièce ?
        zero or en fin de tour et l'hospice dans ma cité, j'ai 1 piece ?
        l'hospice peut il payer le tour ou je le construis
        l'hospice ne regarde ma bourse qu'en fin de tour ?
    .no =
        Fauché au début du tour mais pas à la fin : l'Hospice aide-t-il ?
        il me reste 1 piece a la fin du tour, l'hospice me paie ?
        l'hospice donne t il 2 pieces
        l'hospice paie avant la collecte ?
        l'hospice en main sert a quelque chose si je suis fauché ?
        l'hospice paie tous les joueurs fauchés ?
    .asked =
        À quel moment reçoit-on la pièce de l'Hospice ?
        Je finis mon tour sans un sou avec l'Hospice : qu'est-ce que je reçois ?
ruling-poor-house-witch = Si la Sorcière ne reprend pas son tour, son Hospice ne donne rien ; si elle le reprend, il agit à la fin de ce tour repris.
    .no =
        L'Hospice paie-t-il une Sorcière qui ne reprend pas son tour ?
        Je suis la Sorcière, personne n'avait ma cible, je suis fauchée : mon Hospice me donne-t-il une pièce ?
        la sorciere a nommé un absent, piece de l'hospice ?
        l'hospice de la sorciere paie quand elle nomme sa victime ?
        deux fois l'hospice pour la sorcière, en nommant et en reprenant ?
        sorcière a zero or, victime introuvable, l'hospice la dépanne ?
    .yes =
        la sorciere reprend son tour et finit fauchée, son hospice paie ?
        l'hospice attend la fin du tour repris par la sorciere ?
        sans reprise, l'hospice de la sorciere ne donne rien ?
    .asked =
        Hospice et Sorcière : qui reçoit la pièce à la fin du tour ?
        quand agit l'hospice de la sorciere
ruling-poor-house-bewitched = L'Hospice du joueur ensorcelé n'agit pas pendant le tour que la Sorcière lui a pris.
    .no =
        Un joueur ensorcelé sans or reçoit-il la pièce de l'Hospice ?
        On m'a envoûté et je suis sans le sou : mon Hospice marche-t-il ?
        ensorcelé, j'ai pioché, zero or : une piece de mon hospice ?
        la sorciere touche la piece de l'hospice de sa victime ?
        mon hospice paie en fin de tour alors que la sorciere m'a eu ?
        la sorcière peut se servir de l'hospice de l'ensorcelé ?
    .yes =
        etre ensorcelé coupe mon hospice ce tour ?
        mon hospice est hors service quand la sorciere joue mon tour ?
        ensorcelé et fauché, je reste a zero malgré mon hospice ?
    .asked =
        que devient l'hospice d'un joueur ensorcelé
ruling-poor-house-alchemist = L'Alchimiste qui a tout dépensé prend d'abord la pièce de l'Hospice, et récupère seulement ensuite ce qu'il a payé pour construire.
    .yes =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
        Je suis l'Alchimiste, tout dépensé, avec l'Hospice : ai-je ma pièce avant d'être remboursé ?
        Fin de tour de l'Alchimiste : est-il considéré comme fauché pour l'Hospice ?
        alchimiste qui a tout mis dans un palais avec l'hospice, une piece de plus ?
        l'hospice regarde t il la bourse de l'alchimiste avant le remboursement
        l'alchimiste a les deux, hospice et remboursement ?
    .no =
        l'alchimiste rate la piece de l'hospice parce que son or revient ?
        le remboursement de l'alchimiste passe avant l'hospice ?
        l'alchimiste doit choisir entre l'hospice et son or ?
        alchimiste avec une piece pas depensée, l'hospice paie ?
    .asked =
        Qu'est-ce qui vient d'abord, l'Hospice ou le remboursement de l'Alchimiste ?
        ordre entre hospice et alchimiste en fin de tour
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
