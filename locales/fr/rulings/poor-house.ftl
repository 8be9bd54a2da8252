### The rulings of data/rulings/poor-house.toml, and the questions they answer: with yes, with no, or in another way.

ruling-poor-house-empty = L'Hospice regarde votre or quand votre tour finit : s'il ne vous en reste plus, vous prenez 1 pièce, même le tour où vous l'avez construit.
    .yes =
        L'Hospice paie-t-il le tour même où j'y ai mis ma dernière pièce ?
    .asked =
        À quel moment reçoit-on la pièce de l'Hospice ?
        Je finis mon tour sans un sou avec l'Hospice : qu'est-ce que je reçois ?
        J'ai tout dépensé pour bâtir l'Hospice : me donne-t-il déjà une pièce ?
        Fauché au début du tour mais pas à la fin : l'Hospice aide-t-il ?
ruling-poor-house-witch = Si la Sorcière ne reprend pas son tour, son Hospice ne donne rien ; si elle le reprend, il agit à la fin. L'Hospice du joueur ensorcelé n'agit pas ce tour-ci.
    .no =
        L'Hospice paie-t-il une Sorcière qui ne reprend pas son tour ?
    .asked =
        Un joueur ensorcelé sans or reçoit-il la pièce de l'Hospice ?
        Je suis la Sorcière, personne n'avait ma cible, je suis fauchée : mon Hospice me donne-t-il une pièce ?
        On m'a envoûté et je suis sans le sou : mon Hospice marche-t-il ?
        Hospice et Sorcière : qui reçoit la pièce à la fin du tour ?
ruling-poor-house-alchemist = L'Alchimiste qui a tout dépensé prend d'abord la pièce de l'Hospice, et récupère seulement ensuite ce qu'il a payé pour construire.
    .yes =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
    .asked =
        Qu'est-ce qui vient d'abord, l'Hospice ou le remboursement de l'Alchimiste ?
        Je suis l'Alchimiste, tout dépensé, avec l'Hospice : ai-je ma pièce avant d'être remboursé ?
        Fin de tour de l'Alchimiste : est-il considéré comme fauché pour l'Hospice ?
ruling-poor-house-alchemist-classic = L'Alchimiste qui a tout dépensé reçoit la pièce de l'Hospice, puis son or : les deux viennent à la fin du tour, et nous prenons d'abord l'Hospice, comme le livret de 2016.
    .yes =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
ruling-poor-house-alchemist-third = L'Hospice ne donne rien à l'Alchimiste qui a tout dépensé pour construire : son or lui revient aussitôt, il l'a donc à la fin du tour.
    .no =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
