### The rulings of data/rulings/ties.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tie-highest-rank = À égalité de points, le plus haut rang de la dernière manche l'emporte. Le livret anglais compte le rang révélé, l'ukrainien le rang choisi ; cela ne change que pour un personnage assassiné.
    .asked =
        Comment départage-t-on une égalité ?
        Même nombre de points : qui gagne ?
        On a tous les deux 27 points : à qui la victoire ?
        Est-ce l'or restant qui départage, ou le numéro du personnage ?
        31 partout, j'etais voleur et lui évêque, qui gagne
    .yes =
        Le Condottiere bat-il le Roi quand les scores sont identiques ?
        j'etais 7 et lui 3 au dernier tour, memes points : je gagne
        le numero du dernier personnage tranche t il l'egalité
        la reine en 9 bat elle tout le monde a egalité
    .no =
        a egalité, le plus riche gagne
        ex aequo : la couronne departage t elle
        se partage t on la victoire quand les scores sont pareils
        celui qui a fini sa ville en premier gagne t il l'egalité
        le plus petit rang l'emporte t il à égalité
ruling-tie-two-characters = Avec deux personnages, le plus haut des deux compte à égalité. Le livret n'en dit rien, c'est notre interprétation. Un assassiné compterait selon « a choisi » (ukrainien), pas selon « a révélé » (anglais), que nous suivons : c'est alors l'autre qui compte.
    .yes =
        Avec deux personnages chacun, est-ce le plus haut des deux qui compte à égalité ?
        a deux joueurs, egalité : on compare nos plus hauts rangs
        voleur et condottiere contre evêque et architecte, memes points : je l'emporte
        l'un de mes deux persos est mort, l'autre compte il pour l'égalité
    .no =
        on additionne les deux rangs pour departager a trois
        mon plus petit personnage compte t il pour départager à deux
        a trois, mon architecte tué compte t il encore pour l'egalité si j'ai aussi l'abbé
        le livret precise t il quel personnage compte quand on en a deux
        a deux on regarde le premier personnage joué pour l'egalité
    .asked =
        lequel de mes deux personnages compte à égalité
ruling-tie-killed = À égalité, un personnage assassiné à la dernière manche compte comme rang 0 : il n'est pas révélé, et nous suivons le livret anglais, qui demande le rang révélé. Selon « a choisi », dans l'ukrainien, son rang compterait.
    .no =
        Le rang d'un personnage assassiné compte-t-il en cas d'égalité ?
        Un mort compte-t-il avec son numéro pour départager ?
        condottiere mort contre voleur vivant, memes points : le condottiere gagne
        j'ai choisi le 8 mais on m'a assassiné, il compte pour departager
        la marchande assassinee peut elle gagner une égalité
        garde t on son rang pour départager si l'assassin a frappé
    .yes =
        Je me suis fait assassiner au dernier tour et nous avons le même score : est-ce que je perds ?
        tué en architecte et ex aequo, mon rang vaut il zero
        le survivant gagne t il l'egalité contre l'assassiné
        un mort est il dernier en cas d'egalité
    .asked =
        On m'a tué à la dernière manche et on est ex æquo : quel rang ai-je ?
        Mon Condottiere a été tué, il n'a jamais été révélé : rang 8 ou rang 0 ?
        rang d'un évêque tué quand les scores sont egaux
        navigatrice tuée au dernier tour et scores egaux, je vaux combien
ruling-tie-killed-rank-four = Un Roi, un Empereur ou un Patricien assassiné est montré à la fin de la manche : à égalité, il compte donc comme rang 4.
    .yes =
        Un Roi assassiné compte-t-il comme rang 4 en cas d'égalité ?
        Le Patricien ou l'Empereur mort garde-t-il son rang pour départager ?
        roi assassiné ex aequo avec le voleur : le roi gagne t il
        le roi mort est il mieux loti qu'un évêque mort en cas d'egalité
        empereur assassiné contre magicienne : 4 contre 3, il gagne l'égalité
        on montre le roi assassiné a la fin, donc son 4 compte pour départager
    .no =
        Mon ami dit qu'un Roi tué compte 0 quand les scores sont égaux.
        un patricien mort vaut il zero a egalité
        l'empereur tué perd il son rang 4 pour départager
        roi tué contre evêque vivant, memes points : le roi l'emporte
        patricien mort contre marchande vivante a egalité : il gagne
    .asked =
        J'étais le Roi, tué à la dernière manche, et nous avons autant de points : quel rang pour moi ?
        mon patricien a ete tué et on est a egalité, quel numero
ruling-tie-witch-rank = À égalité, la Sorcière compte comme rang 1 : c'est la carte qu'elle a révélée, quel que soit le personnage qu'elle a joué ensuite.
    .asked =
        Quel rang a la Sorcière en cas d'égalité ?
        J'ai joué la Sorcière à la place du Condottiere et nous sommes ex æquo : rang 1 ou rang 8 ?
        numero de la sorciere quand les points sont egaux
    .yes =
        la sorciere reste t elle rang 1 pour departager
        ex aequo avec la sorciere, j'etais espion : je gagne
        c'est bien son 1 qui compte pour la sorcière en cas d'égalité
    .no =
        À égalité, la Sorcière compte-t-elle comme le personnage ensorcelé ?
        Pour départager, la Sorcière prend-elle le numéro de sa victime ?
        la sorciere a joué le tour du condottiere, vaut elle 8 a egalité
        ensorceler un gros numero aide t il la sorciere a egalité
        la sorciere bat elle le voleur a egalité parce qu'elle a ensorcelé l'architecte
        rang emprunté a la victime : valable pour la sorciere a egalité
        sorciere jouant l'architecte au dernier tour : 7 pour l'egalité
ruling-tie-district-points-classic = À égalité, c'est celui qui a le plus de points avec ses seuls quartiers qui gagne ; les bonus ne comptent pas.
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
ruling-tie-gold-classic = Si les points de quartiers sont égaux aussi, celui à qui il reste le plus d'or gagne.
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
