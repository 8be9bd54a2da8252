### The rulings of data/rulings/ties.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tie-highest-rank = À égalité de points, le plus haut rang de la dernière manche l'emporte. Le livret anglais compte le rang révélé, l'ukrainien le rang choisi ; cela ne change que pour un personnage assassiné.
    .asked =
        Comment départage-t-on une égalité ?
        Même nombre de points : qui gagne ?
        On a tous les deux 27 points : à qui la victoire ?
        Est-ce l'or restant qui départage, ou le numéro du personnage ?
        31 partout, j'etais voleur et lui évêque, qui gagne
        deux joueurs à 29 points, on tranche comment
        ex aequo à la fin, architecte contre marchande, qui gagne
        égalité, qui gagne
        même score, on regarde quoi
    .yes =
        Le Condottiere bat-il le Roi quand les scores sont identiques ?
        j'etais 7 et lui 3 au dernier tour, memes points : je gagne
        le numero du dernier personnage tranche t il l'egalité
        la reine en 9 bat elle tout le monde a egalité
        à égalité c'est le numéro de perso le plus grand qui gagne ?
        mon architecte bat son roi si on a les mêmes points ?
        Le rang du dernier personnage départage-t-il les ex æquo ?
        égalité : diplomate 8 contre évêque 5, le diplomate l'emporte ?
        on regarde la dernière manche pour savoir qui gagne à points égaux ?
        le livret ukrainien parle du rang choisi et l'anglais du rang révélé pour l'égalité ?
        égalité, le plus haut rang gagne ?
        même score, j'étais roi et lui voleur, je gagne ?
        à égalité, le numéro du perso décide ?
        30 partout, condottiere contre marchande, le condottiere gagne ?
        j'ai le rang le plus bas, je perds l'égalité ?
        À égalité de points, compare-t-on les rangs de la dernière manche ?
    .no =
        a egalité, le plus riche gagne
        ex aequo : la couronne departage t elle
        se partage t on la victoire quand les scores sont pareils
        celui qui a fini sa ville en premier gagne t il l'egalité
        le plus petit rang l'emporte t il à égalité
        à égalité on compte l'or restant ?
        ex aequo, celui qui a le plus de quartiers gagne ?
        L'égalité est-elle tranchée par le nombre de cartes en main ?
        mon voleur bat son condottiere à égalité de points ?
        on partage la victoire en cas d'égalité ?
        à points égaux, c'est le plus jeune qui gagne ?
        égalité, le plus petit rang gagne ?
        égalité, le plus d'or gagne ?
        même score, on partage la victoire ?
        même score, j'étais voleur et lui évêque, je gagne ?
        égalité, le premier à avoir fini gagne ?
        égalité, celui qui a la couronne gagne ?
ruling-tie-two-characters = Avec deux personnages, le plus haut des deux compte à égalité. Un personnage assassiné compterait selon « a choisi » (livret ukrainien), pas selon « a révélé » (livret anglais), que nous suivons : c'est alors l'autre qui compte.
    .yes =
        Avec deux personnages chacun, est-ce le plus haut des deux qui compte à égalité ?
        a deux joueurs, egalité : on compare nos plus hauts rangs
        voleur et condottiere contre evêque et architecte, memes points : je l'emporte
        l'un de mes deux persos est mort, l'autre compte il pour l'égalité
        à deux, égalité : mon architecte compte plutôt que mon voleur ?
        avec deux rôles on garde le plus haut pour départager ?
        Le choix du plus haut des deux personnages à égalité est-il une interprétation ?
        mon condottiere s'est fait tuer à trois, pour l'égalité c'est mon évêque qui compte ?
        j'ai 2 et 7, lui 5 et 6, égalité à deux joueurs : je gagne ?
        le livret se tait sur l'égalité avec deux persos ?
        deux persos, à égalité le plus haut compte ?
        à 2, même score, on compare nos plus hauts persos ?
        j'ai roi et architecte, à égalité je compte 7 ?
        à 3, mon plus haut perso est tué, l'autre compte pour l'égalité ?
        égalité à deux, j'ai 1 et 8, lui 6 et 7, je gagne ?
        Avec deux personnages, retient-on le plus haut rang à égalité ?
    .no =
        on additionne les deux rangs pour departager a trois
        mon plus petit personnage compte t il pour départager à deux
        a trois, mon architecte tué compte t il encore pour l'egalité si j'ai aussi l'abbé
        le livret precise t il quel personnage compte quand on en a deux
        a deux on regarde le premier personnage joué pour l'egalité
        à égalité à trois on fait la somme de mes deux numéros ?
        à deux on compare nos plus petits persos pour départager ?
        Le livret indique-t-il clairement lequel des deux personnages départage ?
        j'ai 3 et 4, lui 1 et 8, égalité à deux : je gagne ?
        mon perso assassiné compte quand même à égalité si c'est le plus haut des deux ?
        avec deux rôles c'est le dernier choisi qui compte à égalité ?
        deux persos, à égalité on additionne ?
        à 2, à égalité le plus bas des deux compte ?
        à 3, mon perso tué compte pour l'égalité ?
        égalité à deux, j'ai 4 et 5, lui 2 et 7, je gagne ?
        le livret dit quoi faire à égalité avec deux persos ?
        à 2, à égalité on fait la moyenne des rangs ?
    .asked =
        lequel de mes deux personnages compte à égalité
        à trois et ex aequo, on prend mon plus petit ou mon plus grand perso
        un de mes deux persos est mort, lequel compte à égalité
        deux persos, égalité, lequel compte
        à 3 j'ai voleur et marchande, même score, mon rang est combien
ruling-tie-killed = À égalité, un personnage assassiné à la dernière manche compte comme rang 0 : il n'est pas révélé, et nous suivons le livret anglais, qui demande le rang révélé. Selon « a choisi », dans le livret ukrainien, son rang compterait.
    .no =
        Le rang d'un personnage assassiné compte-t-il en cas d'égalité ?
        Un mort compte-t-il avec son numéro pour départager ?
        condottiere mort contre voleur vivant, memes points : le condottiere gagne
        j'ai choisi le 8 mais on m'a assassiné, il compte pour departager
        la marchande assassinee peut elle gagner une égalité
        garde t on son rang pour départager si l'assassin a frappé
        tué en évêque, j'ai toujours mon 5 à égalité ?
        marchande morte contre magicienne vivante, la marchande gagne l'égalité ?
        Un personnage assassiné conserve-t-il son numéro pour départager ?
        à égalité on ne regarde pas si le perso a été tué ?
        mort en architecte, je bats un évêque vivant à égalité ?
        le livret anglais compte le perso choisi, même tué, à égalité ?
        assassiné, mon rang compte à égalité ?
        je suis condottiere tué, je gagne l'égalité ?
        mort au dernier tour, je garde mon rang pour l'égalité ?
        roi tué contre voleur vivant, même score, le roi gagne ?
        un perso tué gagne l'égalité s'il a le plus haut rang ?
        architecte assassiné, je compte 7 à égalité ?
    .yes =
        Je me suis fait assassiner au dernier tour et nous avons le même score : est-ce que je perds ?
        tué en architecte et ex aequo, mon rang vaut il zero
        le survivant gagne t il l'egalité contre l'assassiné
        un mort est il dernier en cas d'egalité
        tué à la dernière manche, je perds l'égalité face à un voleur vivant ?
        un mort vaut zéro quand on départage ?
        Suit-on le livret anglais pour le rang d'un personnage assassiné à égalité ?
        mon condottiere tué ne me sert à rien pour départager ?
        pas révélé donc pas de rang, l'assassiné à égalité ?
        dans la version ukrainienne le mort garderait son rang à égalité ?
        assassiné, rang 0 à égalité ?
        tué au dernier tour, je perds l'égalité ?
        mort, mon numéro ne compte plus à égalité ?
        je suis vivant et lui assassiné, même score, je gagne ?
        roi tué contre voleur vivant, même score, le voleur gagne ?
        Un personnage assassiné perd-il son rang en cas d'égalité ?
    .asked =
        On m'a tué à la dernière manche et on est ex æquo : quel rang ai-je ?
        Mon Condottiere a été tué, il n'a jamais été révélé : rang 8 ou rang 0 ?
        rang d'un évêque tué quand les scores sont egaux
        navigatrice tuée au dernier tour et scores egaux, je vaux combien
        assassiné au dernier tour et même score, je compte pour quel rang
        l'architecte mort à égalité, on lui donne quel numéro
        assassiné et égalité, mon rang est combien
        condottiere tué et même score, qui gagne
ruling-tie-killed-rank-four = Un Roi, un Empereur ou un Patricien assassiné est montré à la fin de la manche : à égalité, il compte donc comme rang 4.
    .yes =
        Un Roi assassiné compte-t-il comme rang 4 en cas d'égalité ?
        Le Patricien ou l'Empereur mort garde-t-il son rang pour départager ?
        roi assassiné ex aequo avec le voleur : le roi gagne t il
        le roi mort est il mieux loti qu'un évêque mort en cas d'egalité
        empereur assassiné contre magicienne : 4 contre 3, il gagne l'égalité
        on montre le roi assassiné a la fin, donc son 4 compte pour départager
        roi tué à la dernière manche, je garde mon 4 en cas d'égalité ?
        patricien mort contre voleur vivant, mêmes points, le patricien gagne ?
        Un Empereur assassiné est-il considéré comme révélé pour départager ?
        vu qu'on montre le roi mort en fin de manche, son rang compte à égalité ?
        le rang 4 est le seul mort qui pèse encore à égalité, on est d'accord ?
        empereur tué ex aequo avec la sorcière, 4 bat 1 ?
        roi assassiné, rang 4 à égalité ?
        je suis roi tué, mon 4 compte pour l'égalité ?
        roi mort contre magicienne vivante, même score, le roi gagne ?
        empereur tué, il garde son rang 4 à égalité ?
        patricien assassiné et même score, je compte 4 ?
        Le Roi assassiné garde-t-il son rang pour départager ?
    .no =
        Mon ami dit qu'un Roi tué compte 0 quand les scores sont égaux.
        un patricien mort vaut il zero a egalité
        l'empereur tué perd il son rang 4 pour départager
        roi tué contre evêque vivant, memes points : le roi l'emporte
        patricien mort contre marchande vivante a egalité : il gagne
        roi assassiné à égalité, il tombe à zéro ?
        mon patricien tué perd l'égalité contre la magicienne ?
        L'Empereur assassiné bat-il une Marchande vivante à égalité ?
        un roi mort compte comme non révélé pour départager ?
        roi tué contre architecte vivant, 30 partout : le roi l'emporte ?
        seul le roi mort garde son 4, pas l'empereur ni le patricien ?
        roi assassiné, rang 0 à égalité ?
        roi tué, mon rang ne compte plus à égalité ?
        patricien mort contre évêque vivant, même score, le patricien gagne ?
        empereur assassiné, je perds l'égalité contre un voleur ?
        roi mort contre condottiere vivant à égalité, je gagne ?
        le patricien tué ne compte plus pour l'égalité ?
    .asked =
        J'étais le Roi, tué à la dernière manche, et nous avons autant de points : quel rang pour moi ?
        mon patricien a ete tué et on est a egalité, quel numero
        roi assassiné et score égal, on lui compte quel rang
        empereur mort contre espion vivant à égalité, qui gagne
        roi assassiné et égalité, quel rang
        patricien tué contre magicienne, même score, qui gagne
ruling-tie-witch-rank = À égalité, la Sorcière compte comme rang 1 : c'est la carte qu'elle a révélée, quel que soit le personnage qu'elle a joué ensuite.
    .asked =
        Quel rang a la Sorcière en cas d'égalité ?
        J'ai joué la Sorcière à la place du Condottiere et nous sommes ex æquo : rang 1 ou rang 8 ?
        numero de la sorciere quand les points sont egaux
        sorcière ex aequo après avoir joué l'architecte, quel rang on prend
        le rang de la sorcière pour départager c'est le sien ou celui de sa victime
        sorcière et égalité, quel rang
        sorcière a joué le condottiere, même score, on compte 1 ou 8
    .yes =
        la sorciere reste t elle rang 1 pour departager
        ex aequo avec la sorciere, j'etais espion : je gagne
        c'est bien son 1 qui compte pour la sorcière en cas d'égalité
        à égalité la sorcière vaut 1 et c'est tout ?
        j'ai joué la marchande avec ma sorcière mais à égalité je suis rang 1 ?
        La carte révélée par la Sorcière est-elle la seule qui compte à égalité ?
        sorcière contre voleur à points égaux, le voleur gagne ?
        peu importe qui j'ai ensorcelé, je perds l'égalité contre un rang 5 en sorcière ?
        la sorcière est la plus mal lotie en cas d'égalité, normal vu que c'est rang 1 ?
        sorcière, rang 1 à égalité ?
        je suis sorcière, je perds l'égalité contre le voleur ?
        la sorcière garde son rang 1 même si elle a joué l'évêque ?
        même score, sorcière contre roi, le roi gagne ?
        la victime de la sorcière ne compte pas pour l'égalité ?
        La Sorcière compte-t-elle toujours comme rang 1 à égalité ?
    .no =
        À égalité, la Sorcière compte-t-elle comme le personnage ensorcelé ?
        Pour départager, la Sorcière prend-elle le numéro de sa victime ?
        la sorciere a joué le tour du condottiere, vaut elle 8 a egalité
        ensorceler un gros numero aide t il la sorciere a egalité
        la sorciere bat elle le voleur a egalité parce qu'elle a ensorcelé l'architecte
        rang emprunté a la victime : valable pour la sorciere a egalité
        sorciere jouant l'architecte au dernier tour : 7 pour l'egalité
        sorcière qui joue le 8, elle gagne l'égalité contre un 7 ?
        j'ai ensorcelé l'évêque donc je compte 5 pour départager ?
        La Sorcière emprunte-t-elle le rang de sa victime pour l'égalité ?
        à égalité la sorcière additionne son rang et celui de l'ensorcelé ?
        sorcière sur le roi contre magicienne, mêmes points, la sorcière gagne ?
        à égalité, la sorcière choisit son rang entre les deux ?
        sorcière, rang de la victime à égalité ?
        j'ai ensorcelé le condottiere, je compte 8 à égalité ?
        sorcière contre voleur, même score, la sorcière gagne ?
        la sorcière prend le rang du perso joué pour départager ?
        je suis sorcière et j'ai joué l'architecte, je gagne l'égalité contre l'évêque ?
        le plus haut des deux rangs compte pour la sorcière à égalité ?
ruling-tie-district-points-classic = À égalité, le joueur qui a le plus de points avec ses seuls quartiers gagne ; les bonus ne comptent pas.
    .asked =
        Comment départage-t-on une égalité ?
        Même nombre de points : qui gagne ?
        ex aequo, on regarde quoi
    .yes =
        memes scores : on compare les seuls quartiers
        la ville la plus chere gagne t elle l'egalité
    .no =
        à égalité le personnage de plus haut rang gagne t il
        les 4 points du premier comptent ils pour departager
        l'or departage t il tout de suite
ruling-tie-gold-classic = Si les points de quartiers sont égaux aussi, le joueur à qui il reste le plus d'or gagne.
    .asked =
        Et si les points de quartiers sont égaux aussi ?
        deuxieme departage apres les quartiers
    .yes =
        toujours égalité sur les quartiers, le plus d'or gagne
        il me reste 3 pieces et a lui une seule, tout le reste égal : je gagne
    .no =
        quartiers egaux aussi : la couronne decide
        quartiers à égalité, on partage meme si l'un a plus d'or
        on compte les cartes en main si les quartiers sont a egalité
ruling-tie-worth-eight-classic = À égalité, le Dracoport et l'Université comptent 6, et non 8 : le livret appelle points de quartiers la somme des coûts. Les pièces de l'Artiste comptent, les points en plus des cartes non. On pourrait aussi lire 8.
    .asked =
        Combien comptent le Dracoport et l'Université en cas d'égalité ?
        egalité avec l'université : 6 ou 8
    .yes =
        l'universite compte pour 6 a egalité
        dracoport a egalité, c'est bien 6
    .no =
        le dracoport vaut il 8 pour departager
        les deux points en plus du dracoport aident ils a égalité
        mon universite compte t elle ses 8 points pour départager
ruling-tie-third = À égalité, les ex æquo partagent la victoire, car le livret ne prévoit rien pour les départager.
    .asked =
        Comment départage-t-on une égalité ?
        scores egaux, qui gagne
    .yes =
        les ex aequo gagnent ils ensemble
        on a 30 points tous les deux, on gagne tous les deux
    .no =
        l'or departage t il les ex aequo
        le plus gros numero de personnage gagne t il l'egalité
        le livret prevoit il un departage
