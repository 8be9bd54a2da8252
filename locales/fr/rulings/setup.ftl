### The rulings of data/rulings/setup.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tokens-in-rank-order = Posez les jetons des personnages de la partie au milieu de la table, dans l'ordre des rangs : ils rappellent qui est en jeu.
    .asked =
        À quoi servent les jetons des personnages ?
        Où met-on les jetons ?
        Que faire des petits disques ronds numérotés à l'image des personnages ?
        Comment sait-on quels personnages jouent ce soir ?
        les jetons ronds, on les met ou et dans quel ordre
        les petits cartons ronds, on en fait quoi au début
        les ronds en carton avec des numéros ça sert à quoi
        où je pose les jetons de personnages
        les jetons ronds, c'est pour quoi
        on met quels jetons au centre
    .yes =
        On a sorti les pions ronds de la boîte : faut-il les aligner devant tout le monde ?
        les jetons vont ils au centre de la table
        faut il ranger les jetons dans l'ordre des numéros
        les jetons servent juste à voir quels persos sont dans la partie ?
        jetons alignés du 1 au 8 sur la table ?
        on aligne les jetons des persos au centre, du 1 au dernier ?
        les jetons c'est juste un pense-bête pour savoir qui est en jeu ?
        Les jetons doivent-ils être rangés dans l'ordre des rangs ?
        on sort seulement les jetons des persos de cette partie ?
        un coup d'oeil aux jetons me dit quels rôles jouent ce soir ?
        les jetons restent au milieu, visibles de tous ?
        jetons au centre dans l'ordre ?
        les jetons montrent les persos en jeu ?
        je mets seulement les jetons des persos de la partie ?
        jetons rangés de 1 à 8 ou 9 ?
        les jetons personnage sont visibles par tous ?
        Aligne-t-on les jetons par ordre de rang ?
    .no =
        chaque joueur reçoit il un jeton personnage
        on pose tous les jetons de la boîte ?
        met on aussi les jetons des persos qu'on ne joue pas
        est ce que je montre mon jeton quand on appelle mon personnage
        chacun prend le jeton de son perso devant lui ?
        je dois sortir les jetons de tous les persos de la boîte ?
        Les jetons de personnages se gardent-ils cachés ?
        on met les jetons au pif sur la table ?
        le jeton donne un bonus à celui qui le prend ?
        on pioche un jeton pour connaître son rôle ?
        chaque joueur prend un jeton ?
        les jetons sont cachés ?
        tous les jetons de la boîte sur la table ?
        les jetons se mettent dans n'importe quel ordre ?
        je garde le jeton de mon perso devant moi ?
        les jetons restent dans la boîte, on ne s'en sert pas ?
ruling-deck-of-sixty-eight = La pioche réunit les 54 quartiers de base et les 14 merveilles de la partie, mélangés ensemble : 68 cartes.
    .asked =
        Combien de cartes dans la pioche ?
        Faut-il mélanger les 30 merveilles ou seulement 14 ?
        combien de violettes mélange t on avec les autres
        je prépare la pioche, je prends quoi
        combien de merveilles je mets dans la pioche
        la pioche complète ça fait combien de cartes
        la pioche, combien de cartes au total
        on met combien de violettes
    .yes =
        y a t il toujours 14 merveilles dans la pioche
        quartiers normaux et merveilles dans le même tas ?
        on garde bien les 54 quartiers de base à chaque partie ?
        68 cartes dans le tas, le compte est bon ?
        54 normales plus 14 violettes, mélangées ?
        faut pas mettre toutes les violettes, seulement 14 ?
        Les merveilles sont-elles mélangées aux quartiers de base ?
        j'ai compté 68 cartes dans la pioche, c'est correct ?
        les quartiers de base y sont tous, les 54 ?
        il reste des violettes dans la boîte après la préparation ?
        68 cartes dans la pioche ?
        14 merveilles dans la pioche ?
        on mélange les merveilles avec les autres quartiers ?
        54 quartiers de base plus 14 merveilles ?
        je laisse les autres merveilles dans la boîte ?
        La pioche contient-elle quatorze merveilles ?
    .no =
        on met toutes les cartes violettes de la boite ?
        les merveilles forment elles une pioche à part
        à trois joueurs faut il retirer des quartiers de la pioche
        la pioche fait elle 84 cartes
        les 30 merveilles vont toutes dans la pioche ?
        deux tas séparés, violettes d'un côté ?
        La pioche compte-t-elle 54 cartes en tout ?
        on choisit 10 merveilles pour la pioche ?
        la pioche c'est 65 cartes ?
        on retire une partie des 54 quartiers de base ?
        toutes les merveilles dans la pioche ?
        30 violettes dans la pioche ?
        merveilles dans une pioche séparée ?
        la pioche a 60 cartes ?
        12 merveilles dans la pioche ?
        à 2 joueurs on enlève des quartiers de base ?
ruling-four-cards-each = Chacun commence avec quatre cartes Quartier en main.
    .asked =
        Combien de cartes Quartier a-t-on en main au début ?
        Combien de cartes chacun a-t-il en main au départ ?
        on pioche combien de cartes avant le premier tour
        on distribue combien de quartiers au départ
        main de départ, combien
        combien de cartes au départ
        je donne combien de cartes à chacun
    .yes =
        On distribue quatre quartiers à chaque joueur, c'est bien ça ?
        4 cartes chacun pour démarrer
        la donne initiale c'est quatre quartiers ?
        chacun a 4 quartiers au début ?
        je donne quatre cartes à chaque joueur avant de commencer ?
        Tous les joueurs débutent-ils avec quatre cartes Quartier ?
        même main de départ pour tout le monde, quatre cartes ?
        j'ai 4 cartes en main et on a pas commencé, c'est normal ?
        mon voisin n'a eu que trois cartes au départ, il lui en manque une ?
        4 cartes au début ?
        chaque joueur reçoit quatre quartiers ?
        je commence avec 4 cartes en main ?
        à 8 joueurs, quatre cartes chacun aussi ?
        j'ai reçu seulement 3 cartes au début, il m'en manque une ?
        Distribue-t-on quatre cartes Quartier à chacun ?
    .no =
        on commence la main vide ?
        je démarre avec six cartes quartier
        à deux joueurs on a huit cartes au départ ?
        la main de départ dépend elle du nombre de joueurs
        on démarre avec cinq quartiers ?
        deux cartes au départ ?
        La main initiale est-elle vide ?
        le couronné a une carte de plus au début ?
        on pioche 3 quartiers chacun pour commencer ?
        le dernier joueur reçoit plus de cartes pour compenser ?
        5 cartes au début ?
        3 cartes au début ?
        2 cartes chacun pour commencer ?
        à 3 joueurs on a 6 cartes ?
        le plus âgé reçoit plus de cartes ?
        je commence sans carte quartier ?
ruling-two-gold-each = Chacun commence avec 2 pièces d'or de la banque.
    .asked =
        Combien d'or a-t-on au début ?
        Avec quelle somme démarre-t-on la partie ?
        cb de po en début de partie
        on prend combien à la banque pour démarrer
        je file combien de pièces à chacun au début
        argent de départ, combien
        or au départ, combien
        combien de pièces je prends au début de la partie
    .yes =
        on démarre avec deux pièces chacun ?
        tout le monde a la meme somme au départ
        la banque donne 2 po à chacun avant la première manche ?
        deux pièces chacun pour commencer ?
        au début tout le monde a 2 sous pris à la banque ?
        La fortune initiale de chaque joueur est-elle de deux pièces ?
        j'ai 2 d'or avant le premier tour, correct ?
        pas de jaloux, même or au départ ?
        mon pote a pris 3 pièces au départ, c'est une de trop ?
        2 pièces au début ?
        chacun commence avec 2 or ?
        je prends deux pièces à la banque pour commencer ?
        même or pour tous au départ ?
        à 3 joueurs aussi, 2 pièces chacun ?
        Chaque joueur reçoit-il deux pièces d'or au départ ?
    .no =
        Mon pote dit qu'on commence avec 4 pièces : c'est vrai ?
        on commence sans argent
        celui qui a la couronne reçoit il plus d'or au départ
        à deux joueurs c'est 4 pièces au début ?
        le capital de départ c'est 5 ?
        on démarre à zéro ?
        trois pièces au départ ?
        Le premier joueur commence-t-il avec davantage d'or ?
        4 sous chacun pour débuter ?
        l'or de départ change avec le nombre de joueurs ?
        on tire au sort l'or de départ ?
        3 pièces au début ?
        0 pièce au début ?
        4 or chacun au début ?
        1 pièce au départ ?
        le joueur avec la couronne a plus d'or au début ?
        le dernier joueur reçoit 3 pièces au départ ?
ruling-gold-belongs-to-player = L'or appartient au joueur, jamais à un personnage : il vous reste d'une manche à l'autre, et si vous avez deux personnages, ils se le partagent.
    .no =
        Chacun de mes personnages a-t-il son propre or ?
        on rend ses pièces à la fin de la manche ?
        avec deux persos il faut deux bourses séparées
        nouveau personnage, je repars à zéro pièce ?
        l'or passe-t-il à celui qui prend mon ancien personnage ?
        l'or reste avec la carte marchande à la manche suivante ?
        faut séparer les pièces de mes deux persos à trois joueurs ?
        on vide les bourses en fin de manche ?
        L'or appartient-il au personnage qui l'a gagné ?
        je récupère l'or de celui qui avait mon perso avant moi ?
        mes deux persos ne peuvent pas se prêter d'or ?
        mon or reste avec le personnage ?
        je perds mon or à la fin de la manche ?
        deux persos, deux caisses d'or ?
        nouveau perso, je rends mes pièces ?
        à 2 joueurs chaque personnage garde son or à part ?
        je dois dépenser tout mon or avant la manche suivante ?
    .yes =
        Mon or reste-t-il à moi quand je change de personnage à la manche suivante ?
        jpeux économiser mon or d'une manche à l'autre
        mon deuxième perso peut il dépenser l'or gagné par le premier
        ma tirelire me suit elle de manche en manche
        je garde mes économies d'une manche sur l'autre ?
        à deux, mes deux persos puisent dans la même bourse ?
        L'or d'un joueur est-il commun à ses deux personnages ?
        changer de rôle ne touche pas à mes pièces ?
        mon premier perso a gagné 4, le second peut les claquer ?
        j'étais marchande, je deviens roi, mon magot me suit ?
        je garde mon or entre les manches ?
        mes deux persos partagent l'or ?
        l'or est au joueur ?
        je change de perso et je garde mes pièces ?
        à 3, mon deuxième perso peut payer avec l'or du premier ?
        L'or reste-t-il au joueur d'une manche à l'autre ?
    .asked =
        L'argent est-il au joueur ou au personnage ?
        mes pièces deviennent quoi quand je change de perso
        l'or c'est à moi ou à mon perso
        manche finie, mes sous vont où
        deux persos, l'or est à qui
        fin de manche, je garde mon or ou pas
ruling-oldest-takes-crown = Le joueur le plus âgé prend la couronne au début de la partie, avec les cartes Personnage : il choisit donc en premier.
    .asked =
        Qui commence ?
        Qui a la couronne au début de la partie ?
        Qui est le premier joueur ?
        On tire au sort celui qui démarre, ou c'est le doyen de la table ?
        la couronne va à qui à la première manche
        qui prend la couronne au tout début
        c'est qui le premier joueur, le plus vieux ou le plus jeune
        qui commence la partie
        première couronne, à qui
    .yes =
        le plus vieux prend la couronne au début ?
        papi est le plus agé, il a la couronne en premier ?
        celui qui a la couronne au départ choisit il son perso en premier
        c'est l'age qui décide de la première couronne ?
        le doyen démarre avec la couronne ?
        mamie est la plus âgée, elle choisit son perso en premier ?
        Le joueur le plus âgé reçoit-il les cartes Personnage à la première manche ?
        52 ans contre 20, c'est moi qui prends la couronne au départ ?
        la première couronne se décide à l'âge ?
        le plus vieux joue les premiers choix de la partie ?
        le plus vieux commence ?
        le plus âgé prend la couronne ?
        la couronne au plus âgé au début ?
        le plus âgé reçoit les cartes personnage au début ?
        L'âge décide-t-il de la première couronne ?
    .no =
        Le plus jeune commence-t-il ?
        on lance un dé pour savoir qui démarre
        le gagnant de la partie d'avant garde t il la couronne
        tire t on la première couronne au sort
        le joueur à gauche du donneur commence-t-il ?
        le plus jeune a la couronne au début ?
        on tire la couronne au sort au départ ?
        Le propriétaire du jeu commence-t-il avec la couronne ?
        celui qui a le plus petit coût en main prend la couronne ?
        personne n'a la couronne avant qu'un roi sorte ?
        on vote pour la première couronne ?
        le plus jeune prend la couronne ?
        on tire au sort le premier joueur ?
        le plus riche prend la couronne au début ?
        je suis le plus jeune, je commence ?
        la couronne reste au centre à la première manche ?
        c'est celui qui propose le jeu qui commence ?
ruling-two-to-eight-players = Citadelles se joue de 2 à 8 joueurs. À deux ou trois, chacun joue deux personnages ; à huit, il faut un neuvième personnage dans la partie.
    .asked =
        À combien peut-on jouer à Citadelles ?
        nombre de joueurs max
        il faut etre combien au minimum
        citadelles c'est de combien à combien de joueurs
        on peut être combien max à citadelles
        minimum de joueurs pour une partie normale
        citadelles, on joue à combien
        combien de joueurs maximum
    .yes =
        ca marche à deux ?
        est ce jouable à huit
        on est trois, possible de jouer ?
        une partie à cinq c'est bon
        on est huit, ça rentre ?
        à deux on joue avec deux persos chacun ?
        Citadelles est-il jouable à trois ?
        à huit, on a besoin d'un neuvième rôle ?
        six à table, on peut tous jouer ?
        à trois chacun a deux rôles ?
        on peut jouer à 2 ?
        on peut jouer à 8 ?
        à 4, c'est possible ?
        on est sept, on peut jouer à citadelles ?
        Citadelles accepte-t-il jusqu'à huit joueurs ?
    .no =
        on peut jouer à 9 ?
        on est dix, ca passe ?
        faut il etre au moins quatre
        sept joueurs, c'est la limite ?
        trop peu, deux joueurs ?
        neuf joueurs, on se serre et on joue ?
        faut être trois minimum ?
        À quatre joueurs, chacun joue-t-il deux personnages ?
        le max c'est six ?
        à huit on joue avec huit persos seulement ?
        à deux on a un seul perso chacun ?
        on peut jouer tout seul ?
        à 9 joueurs, possible ?
        à deux c'est impossible ?
        on est 10, on peut jouer ?
        à 5 joueurs, deux personnages chacun ?
        citadelles, maximum 7 joueurs ?
ruling-start-older = Chacun reçoit au début quatre cartes Quartier et 2 pièces d'or.
    .asked =
        Que reçoit-on au début ?
        Combien de cartes et de pièces pour commencer ?
        main de départ et argent de départ
        combien de quartiers en main avant le premier tour
    .yes =
        on commence bien avec 4 cartes et 2 pièces ?
        deux pièces chacun pour débuter ?
        quatre quartiers et deux sous, c'est la mise de départ ?
    .no =
        démarre t on sans or
        c'est trois cartes quartier au départ
ruling-oldest-crown-classic = Le joueur le plus âgé reçoit la couronne au début de la partie.
    .asked =
        Qui reçoit la couronne au début ?
        Qui commence ?
        la couronne est chez qui à la première manche
    .yes =
        l'ainé commence avec la couronne ?
        je suis le plus vieux, je choisis en premier ?
    .no =
        tire t on au sort la première couronne
        c'est le plus jeune qui démarre
        premier joueur au hasard ?
ruling-crown-by-lot-third = La première couronne est tirée au sort, elle ne va pas au joueur le plus âgé.
    .no =
        Le plus âgé reçoit-il la couronne ?
        la couronne va d'abord au doyen
        le plus jeune prend il la couronne en premier
    .yes =
        la première couronne est elle tirée au sort
        le hasard décide t il qui a la couronne au départ
        n'importe qui peut avoir la couronne au début ?
    .asked =
        Qui commence ?
        comment on décide à qui va la couronne au départ
ruling-bonus-aside-classic = Pour une première partie, laissez dans la boîte les personnages et quartiers bonus, ceux qui portent une étoile blanche.
    .no =
        Met-on les cartes bonus dans une première partie ?
        première partie, je mélange les cartes étoilées ?
        la sorcière et l'artiste sont elles dans la première partie
        débutants : on joue tout de suite les violettes étoilées ?
    .yes =
        les personnages bonus restent ils dans la boite la première fois
        on retire les quartiers à étoile blanche pour débuter ?
    .asked =
        Que faire des cartes à étoile blanche ?
        on enlève quelles cartes avant la première partie
