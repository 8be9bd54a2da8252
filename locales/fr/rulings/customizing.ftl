### The rulings of data/rulings/customizing.toml, and the questions they answer: with yes, with no, or in another way.

ruling-one-per-rank = Pour composer votre sélection, prenez un personnage de chaque rang de 1 à 8, et 14 merveilles différentes à mélanger aux 54 quartiers de base.
    .asked =
        Comment composer sa propre sélection ?
        Comment choisir nous-mêmes les personnages du jeu ?
        on veut faire notre propre melange, on prend quoi dans la boite
        combien de merveilles dans une pioche maison
        marre des listes toutes faites, comment on se fait un jeu perso
        recette pour faire notre propre sélection
        14 ou 16 merveilles quand on compose nous même
        combien de merveilles dans notre sélection
    .yes =
        on peut decider nous memes quels persos sont de la partie
        faut il un personnage pour chaque numero de 1 à 8
        les 54 quartiers ordinaires y restent tous quand on compose soi meme
        quatorze merveilles au choix, c'est le bon compte
        on prend un perso par rang de 1 à 8 pour notre mix ?
        notre propre paquet doit avoir 14 merveilles différentes
        on garde les 54 quartiers normaux et on ajoute 14 violettes
        on choisit nous-mêmes lequel des rangs 4 on joue
        pas deux rangs 6 dans notre sélection, un seul par numéro
        Notre sélection maison comporte-t-elle un personnage de chaque rang de 1 à 8 ?
        un personnage par rang pour notre sélection
        on choisit 14 merveilles pour notre propre jeu
        les 54 quartiers de base restent dans la pioche
        il faut un rang 5 dans notre sélection
        on peut composer notre propre sélection de personnages
        faut-il un personnage de chaque rang dans notre propre sélection
    .no =
        est ce qu'on met toutes les merveilles de la boîte
        on peut jouer sans aucun personnage de rang 5
        jpeux mettre vingt cartes violettes si je compose la pioche
        on met 10 merveilles dans notre paquet perso
        notre sélection peut se passer de rang 3
        deux persos du rang 1 dans notre mix
        on enlève des quartiers de base pour mettre plus de violettes
        la même merveille deux fois dans notre sélection
        on prend tous les persos de la boîte et on mélange
        on peut choisir deux personnages du même rang
        on met 30 merveilles dans la pioche
        on peut jouer sans rang 1
        on enlève les quartiers de base dans notre sélection
        notre sélection a 12 merveilles
        peut-on mettre deux rangs 8 dans notre sélection
ruling-same-rank-never-meet = Deux personnages du même rang ne sont jamais dans la même partie : chaque rang n'en a qu'un. La Sorcière et l'Assassin, ou le Roi et l'Empereur, ne se croisent donc jamais et ne peuvent rien se faire.
    .no =
        Deux personnages du même rang peuvent-ils être dans la même partie ?
        Sorcière et Assassin ensemble, c'est possible ?
        Peut-on mettre le Roi et l'Empereur dans la même partie ?
        la sorciere peut elle ensorceler l'echevin
        l'assassin peut il tuer la sorciere
        est ce que le voleur peut depouiller l'espion
        la voyante peut elle piquer une carte au sorcier
        on veut le patricien et le roi tous les deux, ca marche
        negociant et marchande dans la même sélection
        reine et bailli dans la même partie à huit
        magicienne et sorcier dans le même paquet, ca se fait
        on met l'archi et la navigatrice dans la même partie
        l'échevin colle un mandat sur l'assassin
        la marchande et l'alchimiste dans le même paquet, ok ?
        le voleur peut voler la maître-chanteuse
        roi + patricien pour avoir deux rangs 4
        artiste et reine tous les deux à 8 joueurs
        l'assassin peut tuer l'échevin
        on peut jouer avec le roi et le patricien
        condottiere et diplomate dans la même partie, permis
        la sorcière peut ensorceler l'assassin
        le condottiere peut attaquer le capitaine
        l'architecte et la navigatrice jouent ensemble
    .yes =
        si on joue l'abbé, l'évêque reste dans la boite
        l'architecte et l'archiviste s'excluent ils
        un diplomate n'a donc jamais affaire au condottiere
        la maitre chanteuse et le voleur s'excluent
        si y a la sorcière y a pas l'assassin ?
        roi et empereur ne sont jamais dans la même partie
        on joue le cardinal, donc ni évêque ni abbé
        condo et capitaine ensemble c'est impossible
        l'espion croise jamais le voleur
        L'Échevin et la Sorcière s'excluent-ils mutuellement ?
        l'assassin et la sorcière ne sont jamais ensemble
        un seul personnage par rang dans la partie
        le voleur et l'espion ne se rencontrent pas
        roi ou empereur, jamais les deux
        évêque et abbé dans la même partie, interdit
    .asked =
        que se passe t il si l'assassin designe l'echevin
        la sorcière face à l'assassin, ça donne quoi
        combien de persos par rang dans une partie
        sorcière et assassin dans la même partie, possible
ruling-varying-costs = Choisissez des merveilles chères et d'autres bon marché : le livret anglais demande des coûts variés. Le livret ukrainien n'en dit rien.
    .asked =
        Quelles merveilles choisir ?
        Comment bien choisir les quatorze quartiers violets ?
        un conseil pour choisir nos merveilles
        on choisit nos violettes selon quel critère de prix
        quel livret parle de varier les coûts des merveilles
        chères ou bon marché les merveilles à choisir
        merveilles : prix variés ou tous pareils
    .yes =
        Faut-il mêler merveilles chères et bon marché ?
        vaut il mieux varier les prix des merveilles
        le livret anglais parle t il de couts varies pour les merveilles
        des violettes a 2 et d'autres a 6 ensemble, c'est bien
        pour les violettes faut du cher et du pas cher ?
        le livret anglais recommande des coûts différents pour les merveilles
        l'ukrainien dit rien sur les prix des merveilles
        mélanger des merveilles à 3 et à 6 c'est l'idée
        mieux vaut pas 14 violettes au même prix
        Le livret anglais demande-t-il des merveilles de coûts variés ?
        il faut des merveilles chères et des pas chères
        le livret anglais veut des merveilles de prix différents
        varier le coût des merveilles est conseillé
        le livret ukrainien ne parle pas du coût des merveilles
        merveilles à 3, à 4 et à 6 ensemble, c'est bien
        est-ce que le livret anglais conseille des merveilles de coûts différents
    .no =
        on prend que des merveilles a 6, c'est conseillé
        est ce une bonne idee de ne choisir que des violettes pas cheres
        la regle ukrainienne donne t elle ce conseil sur les couts
        toutes nos merveilles coutent 5, ca suit le conseil du livret
        que du cher dans nos quatorze violettes, bonne idée
        que des violettes à 5, c'est ce que le livret anglais conseille
        le livret ukrainien demande aussi de varier les coûts
        on doit choisir uniquement les merveilles pas chères
        le prix des merveilles choisies est sans aucune importance d'après le livret anglais
        toutes les merveilles choisies doivent coûter pareil
        on doit prendre que des merveilles chères
        le livret ukrainien dit de varier le coût des merveilles
        toutes les merveilles au même prix, c'est conseillé
        le livret anglais ne dit rien sur le coût des merveilles
        il faut choisir seulement des merveilles bon marché
        est-ce qu'il faut prendre les merveilles les plus chères
ruling-balanced-in-numbers = Dans les sept listes officielles, les 14 merveilles coûtent en tout de 57 à 67 (Catacombes : 0) ; deux à quatre coûtent 6, deux à cinq coûtent 3 ou moins, trois à neuf rapportent des points ou aident à terminer la cité.
    .asked =
        Qu'est-ce qu'un choix équilibré de merveilles ?
        Combien de merveilles coûteuses mettre pour que ce soit équilibré ?
        Quel coût total pour les quatorze merveilles ?
        combien de merveilles pas cheres dans les listes officielles
        combien de violettes qui rapportent des points dans les listes toutes faites
        total des coûts des violettes dans les sept listes, de combien à combien
        combien de merveilles à 6 mettre pour rester équilibré
        on met combien de violettes à 3 ou moins pour faire comme les listes
        combien coûtent les 14 merveilles d'une liste officielle
    .yes =
        un total de 62 pour les violettes, c'est dans la norme
        les catacombes comptent elles pour zero dans la somme
        trois violettes à 6 dans le paquet, ca va
        quatre merveilles a 6 pieces, comme dans les listes officielles
        nos 14 merveilles font 60 en tout, c'est comme les listes officielles ?
        deux violettes à 6 c'est dans la fourchette
        67 de coût total, encore dans les clous des listes officielles
        quatre merveilles à 3 ou moins, équilibré
        cinq violettes à points, ça colle aux sept listes
        Les Catacombes valent-elles zéro dans le coût total des merveilles ?
        14 merveilles pour 65 en tout, équilibré
        les listes officielles ont deux à quatre merveilles à 6
        les catacombes comptent 0 dans le total des merveilles
        cinq merveilles à 3 ou moins, comme les listes officielles
        neuf merveilles à points, encore comme les listes officielles
        trois merveilles à 6 et 58 en tout, est-ce comme les listes officielles
    .no =
        nos merveilles coutent 85 en tout, c'est equilibré
        huit merveilles a 6, est ce encore equilibré
        aucune merveille a points dans notre choix, c'est bon pour l'équilibre
        nos violettes coûtent 45 en tout, comme dans les listes
        six merveilles à 6, les listes officielles font ça
        zéro merveille pas chère, une liste officielle fait ça
        douze violettes à points comme dans une liste officielle
        le total des listes officielles dépasse 70
        total de 80 pour les merveilles, comme les listes officielles
        sept merveilles à 6, équilibré
        dix merveilles à 3 ou moins, comme les listes officielles
        total de 50 pour les 14 merveilles, dans la norme
        une seule merveille à points, comme les listes officielles
        neuf merveilles à 6, est-ce dans la norme des listes officielles
ruling-replace-one-or-two = On peut remplacer un ou deux des huit personnages, chacun par un personnage bonus de même rang, avant la partie.
    .asked =
        Combien de personnages peut-on remplacer par des bonus ?
        combien de nouveaux personnages au maximum
    .yes =
        remplacer un seul personnage, ca suffit
        jpeux mettre l'alchimiste a la place du marchand
        le nouveau perso doit il porter le meme numero
    .no =
        on peut remplacer les huit persos par des bonus
        la sorciere peut elle prendre la place du voleur
        l'assassin et la sorcière restent ils tous les deux
ruling-all-agree-classic = Les cartes bonus ne servent que si toute la table est d'accord, et mieux vaut connaître d'abord le jeu de base.
    .asked =
        Quand peut-on utiliser les cartes bonus ?
        qui decide si on joue avec les bonus
    .yes =
        faut il que tout le monde accepte les cartes bonus
        vaut il mieux connaitre le jeu de base avant les cartes bonus
    .no =
        un joueur refuse les cartes bonus, on les met quand meme
        pour une toute premiere partie, on prend les cartes bonus
        le maitre de maison peut il imposer les bonus
ruling-bonus-purples-classic = On peut simplement ajouter deux ou trois quartiers bonus à la pioche. Au-delà de trois, retirez un autre quartier pour chacun.
    .asked =
        Combien de quartiers bonus peut-on ajouter à la pioche ?
        jusqu'a combien de violettes bonus sans rien retirer
    .yes =
        deux quartiers bonus en plus, on touche a rien d'autre
        au dela de trois faut il retirer des cartes
    .no =
        on ajoute six quartiers bonus sans rien enlever, ok
        trois quartiers bonus ajoutes, faut il en retirer d'autres
        trois bonus c'est le maximum absolu
ruling-bonus-purples-each-classic = Au-delà de trois quartiers bonus, nous retirons un quartier pour chacun, les trois premiers compris : le livret dit « pour chaque ». Tout quartier sans étoile peut partir, plutôt une merveille, comme le conseille la troisième édition.
    .yes =
        Plus de trois quartiers bonus : en retire-t-on un pour chacun, les trois premiers compris ?
        quatre quartiers bonus ajoutes, on en retire donc quatre
        on peut retirer un quartier vert en echange d'un bonus
    .no =
        cinq bonus : on n'en retire que deux, ceux qui dépassent trois
        la carte retirée doit elle obligatoirement etre violette
        peut on retirer un quartier étoilé en échange
    .asked =
        avec six quartiers bonus combien de cartes sortent de la pioche
ruling-purples-third = Les 11 quartiers étoilés d'un coup feraient trop de merveilles. Enlevez-en quelques-unes et mettez-en de nouvelles à leur place.
    .no =
        Faut-il ajouter les 11 quartiers étoilés d'un coup ?
        on met toutes les cartes a etoile blanche dans la pioche
        on garde toutes les vieilles merveilles et on ajoute les onze
    .yes =
        ca fait trop de merveilles si on met les onze
        on retire des anciennes violettes pour mettre les etoilees
        jpeux remplacer une merveille qui me lasse par une étoilée
    .asked =
        comment on utilise les quartiers avec une etoile
