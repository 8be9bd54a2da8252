### The rulings of data/rulings/solo.toml, and the questions they answer: with yes, with no, or in another way.

ruling-solo-start = En solo, vous commencez avec 2 pièces d'or et 4 cartes, Vova avec 4 pièces d'or et aucune carte.
    .asked =
        Comment prépare-t-on une partie solo contre Vova ?
        vova a combien d'or au départ
        mise en place solo : qui a quoi, vova et moi
    .yes =
        vova commence t il avec plus d'or que moi
        j'ai 4 cartes au départ en solo ?
    .no =
        vova reçoit il des cartes au début
        vova démarre avec 2 pièces comme moi ?
        est ce que je commence moi aussi avec 4 po contre vova
ruling-solo-possible = Avec la variante solo, une seule personne peut jouer à Citadelles, contre un adversaire imaginaire nommé Vova. Là où elle ne dit rien, les règles habituelles s'appliquent.
    .yes =
        Peut-on jouer seul à Citadelles ?
        y a t il un mode solo
        en solo les règles normales restent valables si rien d'autre n'est dit ?
        je suis tout seul ce soir, jpeux jouer en solo ?
    .no =
        vova est il un vrai joueur
        faut il etre deux pour la variante avec vova
        faut il de la compagnie meme pour une partie solo
    .asked =
        c'est qui vova
ruling-solo-no-dark-city = La partie solo n'utilise que le jeu de base : aucune carte de La Cité Sombre.
    .no =
        Utilise-t-on les cartes de La Cité Sombre en solo ?
        jpeux ajouter la sorcière ou l'artiste contre vova
        les quartiers de l'extension vont ils dans la pioche en solo
        vova peut il être le diplomate
    .yes =
        le solo se joue t il avec les seules cartes de base
        faut il retirer la cité sombre avant de jouer contre vova
    .asked =
        Quelles cartes utilise-t-on en solo ?
        qu'est ce que j'enlève de la boite pour le solo
ruling-solo-row = Le traducteur des règles solo conseille d'aligner vos cartes et vos quartiers dans l'ordre où ils arrivent : on voit ainsi la carte la plus récente et le plus ancien quartier. C'est un conseil, pas une règle.
    .no =
        Faut-il aligner ses cartes et ses quartiers dans l'ordre en solo ?
        est ce une règle du solo, la rangée de cartes
        est ce que je triche en solo si mes quartiers ne sont pas dans l'ordre
    .yes =
        la rangée de cartes en solo n'est qu'un conseil ?
        jpeux garder mes cartes en main en solo au lieu de les aligner
    .asked =
        comment retenir quel quartier est le plus ancien contre vova
        pourquoi aligner les cartes face à vova
ruling-solo-deal = Contre Vova, mélangez à chaque manche les huit personnages : un face cachée pour lui, deux montrés et écartés, deux que vous regardez pour en garder un, puis un de plus montré. Deux restent cachés.
    .asked =
        Comment distribue-t-on les personnages contre Vova ?
        Comment choisit-on son personnage en solo ?
        combien de persos sont montrés à chaque manche en solo
    .yes =
        je choisis entre deux personnages contre vova ?
        deux cartes perso restent elles cachées en solo
    .no =
        vova choisit il son perso
        jpeux regarder la carte de vova en distribuant
        en solo je prends parmi les huit personnages ?
ruling-solo-name-first = En solo, votre Assassin ou votre Voleur désigne un personnage avant qu'on retourne la carte de Vova : vous avez une chance sur 3. On ne la retourne qu'ensuite.
    .asked =
        En solo, quand l'Assassin ou le Voleur désigne-t-il sa cible ?
        Quand révèle-t-on le personnage de Vova ?
        quelle chance ai je de tuer vova
    .yes =
        dois je deviner le personnage de vova avec mon assassin
        je nomme la cible puis on retourne la carte de vova ?
    .no =
        jpeux regarder le perso de vova avant de nommer avec mon voleur
        mon assassin touche t il toujours vova
        attendre que vova soit révélé pour voler, possible ?
ruling-solo-turn-order = En solo, les deux tours suivent l'ordre habituel des rangs : celui qui a le plus petit numéro joue d'abord, vous ou Vova.
    .asked =
        En solo, qui joue en premier, Vova ou moi ?
        contre vova, l'ordre des tours dépend de quoi
        vova marchand, moi voleur : qui commence
    .yes =
        vova évêque, moi roi : je joue d'abord ?
        en solo aussi on suit les numéros des personnages ?
    .no =
        vova joue t il toujours en premier
        je joue toujours avant vova ?
        je suis condottiere et vova voleur, jpasse avant lui ?
ruling-solo-your-magician = Contre Vova, votre Magicien défausse autant de cartes que vous voulez, même aucune, et en pioche autant plus 1.
    .asked =
        Que fait mon Magicien contre Vova ?
        En solo, comment j'échange mes cartes avec le Magicien puisque Vova n'a pas de main ?
        je jette 3 cartes avec le magicien contre vova, j'en pioche combien
    .yes =
        mon magicien pioche t il une carte de plus qu'il n'en jette en solo
        sans rien défausser, mon magicien pioche t il quand meme une carte en solo
    .no =
        jpeux échanger ma main avec vova avec le magicien
        en solo je repioche juste autant que j'ai jeté avec le magicien ?
        le magicien doit il jeter au moins une carte en solo
ruling-solo-your-king = Après votre Roi, vous choisissez contre Vova parmi trois personnages à la manche suivante, et on n'en montre plus d'autre ensuite. Vos quartiers nobles rapportent comme d'habitude.
    .asked =
        Que fait mon Roi contre Vova ?
        En solo, que m'apporte la couronne si je suis le Roi ?
        qu'est ce que je gagne à etre roi contre vova
    .yes =
        après mon roi je choisis entre trois persos en solo ?
        mon roi touche t il l'or des jaunes en solo
    .no =
        j'étais roi, je choisis encore entre deux seulement contre vova ?
        après mon roi, montre t on encore une carte une fois mon choix fait contre vova
        après mon roi, j'ai trois persos au choix pour toute la partie solo ?
ruling-solo-vova-strikes = Vova utilise son pouvoir avant de construire. Son Assassin vous coûte votre tour, son Voleur votre or, son Magicien votre carte la plus récente.
    .asked =
        Que font l'Assassin, le Voleur et le Magicien de Vova ?
        dans quel ordre vova joue t il son tour
    .yes =
        vova utilise t il son pouvoir avant de bâtir
        les persos 1 à 3 de vova me font ils du tort
    .no =
        vova construit il d'abord et utilise son perso après
        vova est il inoffensif en assassin, voleur ou magicien
ruling-solo-vova-thief = Le Voleur de Vova prend tout votre or, quel que soit votre personnage, sauf si vous êtes l'Assassin.
    .yes =
        Le Voleur de Vova me vole-t-il mon or ?
        Vova me vole-t-il mon or ?
        suis je à l'abri du voleur de vova en assassin
        vova voleur, moi roi : tout mon or y passe ?
    .no =
        je suis l'assassin, le voleur de vova me dépouille t il
        le voleur de vova me laisse t il une pièce
        le voleur de vova doit il deviner mon perso
    .asked =
        combien d'or prend le voleur de vova
ruling-solo-vova-magician = Le Magicien de Vova vous fait défausser la carte Quartier la plus récente de votre main, la dernière piochée. Il ne prend rien pour lui.
    .asked =
        Que fait le Magicien de Vova à ma main ?
    .yes =
        je perds une carte à cause du magicien de vova ?
        vova magicien : je jette la dernière carte piochée ?
    .no =
        le magicien de vova échange t il sa main avec la mienne
        jpeux choisir la carte que je jette face au magicien de vova
        vova garde t il la carte que son magicien me fait perdre
        toute ma main part elle avec le magicien de vova
ruling-solo-vova-king = Après le Roi de Vova, vous ne choisissez pas à la manche suivante : un personnage pour lui, deux montrés, un au hasard pour vous, deux de plus montrés ; deux restent cachés.
    .asked =
        Que fait le Roi de Vova ?
        Vova avait le Roi : comment choisit-on à la manche d'après ?
        combien de persos montrés à la manche après le roi de vova
    .yes =
        après le roi de vova mon perso est au hasard ?
        vova a eu le roi : je prends ce qui vient ?
    .no =
        vova était roi, jpeux encore choisir mon perso
        après le roi de vova je choisis entre trois ?
        le roi de vova m'enlève t il le choix pour toute la partie
ruling-solo-vova-others = L'Évêque et le Marchand de Vova font comme d'habitude : avec l'Évêque, sa cité est à l'abri de votre Condottiere, avec le Marchand il reçoit 1 pièce d'or de plus. Son Architecte a une deuxième phase de construction, son Condottiere détruit votre plus ancien quartier.
    .asked =
        Que font l'Évêque, le Marchand, l'Architecte et le Condottiere de Vova ?
        les persos 5 à 8 de vova, ils font quoi
    .yes =
        le marchand de vova reçoit il la pièce en plus
        la cité de vova est elle protégée quand il est évêque
        le marchand de vova marche comme un marchand normal ?
    .no =
        vova évêque, mon condottiere peut il lui raser un quartier
        l'évêque et le marchand sont ils inutiles à vova
ruling-solo-vova-income = Le Roi, l'Évêque, le Marchand et le Condottiere de Vova lui rapportent 1 pièce d'or par quartier noble, religieux, commerçant ou militaire de sa cité, comme d'habitude.
    .yes =
        Vova reçoit-il de l'or pour les quartiers de la couleur de son personnage ?
        vova roi avec deux jaunes, 2 pièces pour lui ?
        le condottiere de vova gagne t il une pièce par rouge
        vova encaisse t il pour ses propres couleurs
    .no =
        vova est il privé de revenu de couleur
        vova encaisse t il pour les quartiers de ma cité
        seul le roi de vova a t il un revenu
    .asked =
        combien gagne l'évêque de vova
ruling-solo-vova-warlord = Le Condottiere de Vova détruit le plus ancien quartier de votre cité, sauf si vous êtes l'Évêque.
    .asked =
        Lequel de mes quartiers le Condottiere de Vova détruit-il ?
    .yes =
        suis je à l'abri du condottiere de vova en évêque
        le condottiere de vova rase mon tout premier quartier ?
    .no =
        je suis l'évêque, vova me détruit quelque chose ?
        jpeux choisir le quartier que le condottiere de vova détruit
        vise t il mon quartier le plus cher, le condottiere de vova
        le condottiere de vova détruit le plus récent ?
ruling-solo-vova-builds = Après son pouvoir, Vova construit : donnez-lui 1 pièce d'or et retournez la première carte de la pioche. Il la construit s'il peut payer et n'a pas encore ce quartier ; sinon, défaussez-la.
    .asked =
        Comment Vova construit-il ?
        Que se passe-t-il dans la phase de construction de Vova ?
        d'ou vient la carte que vova construit
    .yes =
        vova reçoit il une pièce avant de bâtir
    .no =
        vova construit il gratuitement
        vova choisit il le quartier qu'il bâtit
        vova garde t il des cartes en main pour construire
ruling-solo-vova-coins = Vova reçoit 1 pièce d'or pour chaque merveille qu'il construit, puisqu'il ne peut pas s'en servir. À part cela, il ne reçoit une pièce en plus que si sa cité n'a pas grandi pendant son tour.
    .asked =
        Quand Vova reçoit-il de l'or en plus ?
        pourquoi vova touche t il de l'or pour une carte violette
    .yes =
        vova a bâti une merveille, il reçoit une pièce ?
        vova pose le laboratoire : une pièce pour lui ?
    .no =
        vova reçoit il une pièce pour chaque quartier construit
        moi aussi j'ai une pièce pour une violette en solo ?
        vova touche t il chaque tour pour les merveilles déjà bâties
ruling-solo-vova-consolation = Si la cité de Vova n'a pas grandi pendant son tour, il reçoit 1 pièce d'or, une seule fois par tour, même après deux phases de construction.
    .asked =
        Que reçoit Vova s'il ne construit rien ?
    .yes =
        vova n'a rien pu bâtir, il a une pièce ?
        une seule pièce par tour pour vova quand sa cité ne grandit pas ?
    .no =
        architecte de vova raté deux fois : deux pièces de consolation ?
        vova repart il sans rien s'il ne construit pas
        vova a bâti un quartier, il a aussi la pièce de consolation ?
        moi aussi j'ai une pièce en solo si je ne bâtis rien ?
ruling-solo-win = Vous ne battez Vova que si vous terminez votre cité en premier et avez aussi plus de points que lui, bonus compris.
    .asked =
        Comment bat-on Vova ?
        deux conditions pour battre vova, lesquelles
    .yes =
        faut il et finir premier et dépasser vova aux points
        vova a terminé sa cité avant moi, j'ai perdu ?
        premier à finir et plus de points que vova : victoire ?
    .no =
        j'ai plus de points mais vova a fini en premier, j'ai gagné ?
        fini en premier mais moins de points que vova, c'est gagné ?
        suffit il d'avoir plus de points que vova
ruling-solo-end = La partie solo finit comme d'habitude : quand vous ou Vova avez huit quartiers, on finit la manche et on compte les points.
    .asked =
        Quand finit la partie solo ?
        combien de quartiers pour finir en solo
    .yes =
        c'est huit quartiers contre vova ?
        la partie finit elle quand vova bâtit son huitième
    .no =
        le solo finit il à sept quartiers
        seule ma cité met elle fin au solo
        vova pose son huitième, on arrete net ?
ruling-solo-assassins = L'Assassin de Vova ne rate jamais : les règles ne lui font désigner personne. Seul le vôtre doit deviner.
    .no =
        L'Assassin de Vova doit-il deviner lui aussi ?
        l'assassin de vova peut il me rater
        vova nomme t il un perso avec son assassin
        un perso est il à l'abri de l'assassin de vova
    .yes =
        vova est assassin : mon tour est perdu à coup sûr ?
        il n'y a que mon assassin à moi qui doit deviner, pas celui de vova ?
    .asked =
        Comment l'Assassin de Vova trouve-t-il sa cible ?
        vova tire l'assassin, qui est tué
ruling-solo-warlord = Le Condottiere de Vova détruit gratuitement : les règles ne lui font rien payer.
    .no =
        Le Condottiere de Vova doit-il payer ?
        détruire coûte t il de l'or à vova
        à l'abri si vova n'a pas de quoi payer la destruction ?
        le condottiere de vova paie t il le coût moins un
    .yes =
        vova sans un sou, son condottiere détruit quand meme ?
        c'est gratuit pour le condottiere de vova ?
    .asked =
        vova paie combien pour détruire
ruling-solo-warlord-limits = Les limites habituelles valent pour le Condottiere de Vova : une cité terminée est à l'abri, et si votre plus ancien quartier est le Donjon, le suivant est détruit à sa place.
    .no =
        Le Condottiere de Vova peut-il détruire mon Donjon ou toucher ma cité terminée ?
        j'ai huit quartiers, vova peut encore en détruire un ?
        donjon le plus ancien, donc toute ma cité est à l'abri du condottiere de vova ?
    .yes =
        mon plus vieux quartier est le donjon, à l'abri du condottiere de vova ?
        le condottiere de vova saute t il le donjon pour prendre le suivant
        une cité finie est elle à l'abri de vova
    .asked =
        le donjon est mon premier quartier, que détruit le condottiere de vova
ruling-solo-purple = En cours de partie, aucune merveille ne sert à Vova, pas même le Donjon ni la Grande Muraille.
    .no =
        Les merveilles (quartiers violets) servent-elles à Vova ?
        Le Donjon ou la Grande Muraille de Vova le protègent-ils de mon Condottiere ?
        je paie un de plus à cause de la grande muraille de vova ?
        vova se sert il du laboratoire ou de la manufacture
    .yes =
        mon condottiere peut il détruire le donjon de vova
        les violettes de vova ne lui servent à rien en jeu ?
    .asked =
        à quoi servent les merveilles de vova pendant la partie
ruling-solo-purple-score = À la fin, la cité de Vova se compte comme d'habitude, merveilles comprises : le Dracoport vaut 8, la Cour des Miracles prend la meilleure couleur.
    .yes =
        Les merveilles de Vova comptent-elles dans le décompte final ?
        Vova profite-t-il des merveilles qu'il construit, à la fin du décompte ?
        le dracoport de vova vaut il 8
        vova peut il compter la cour des miracles comme couleur manquante à la fin
    .no =
        le dracoport de vova ne vaut que 6 ?
        les violettes de vova sont elles perdues au décompte
    .asked =
        comment compte t on les merveilles de vova
ruling-solo-heir = En solo, un Roi assassiné change quand même le prochain choix de personnage : seul l'or est perdu. À plusieurs aussi, le Roi assassiné hérite de la couronne.
    .yes =
        Un Roi qui perd son tour à cause de l'Assassin change-t-il quand même le choix suivant ?
        En solo, un Roi assassiné garde-t-il son avantage pour la manche suivante ?
        l'assassin de vova m'a eu alors que j'étais roi, je choisis encore entre trois ?
        mon roi tué par vova, j'ai quand meme l'avantage ensuite ?
    .no =
        tuer le roi de vova me rend il mon choix
        un roi assassiné touche t il encore son or en solo
        l'effet du roi est il annulé s'il meurt en solo
    .asked =
        roi assassiné en solo : qu'est ce qui reste, qu'est ce qui est perdu
ruling-solo-architect = L'Architecte de Vova ne pioche rien : les règles lui donnent une deuxième phase de construction et rien d'autre.
    .no =
        L'Architecte de Vova pioche-t-il des cartes ?
        vova prend il deux cartes de plus en architecte
        vova a t il une main quand il est architecte
        vova architecte : je lui mets deux cartes de côté ?
    .yes =
        l'architecte de vova n'a que sa deuxième construction ?
        vova reste t il sans cartes meme en architecte
    .asked =
        vova est architecte, il reçoit des cartes ou quoi
ruling-solo-architect-builds = L'Architecte de Vova a deux phases de construction, chacune avec sa pièce d'or et sa carte de la pioche. Il construit deux quartiers au plus.
    .asked =
        Combien de fois Vova construit-il avec l'Architecte ?
        Que gagne Vova avec l'Architecte ?
    .yes =
        l'architecte de vova reçoit il une pièce à chaque phase
        je retourne deux cartes quartier si vova est architecte ?
    .no =
        vova peut il bâtir trois quartiers en architecte
        vova architecte n'a t il qu'une seule phase
        une seule pièce pour les deux phases de l'architecte de vova ?
ruling-solo-equal = À égalité avec Vova, vous perdez : il faut avoir plus de points que lui et terminer votre cité en premier.
    .no =
        Gagne-t-on avec autant de points que Vova ?
        Égalité de points en solo contre Vova : ai-je gagné ?
        meme score que vova et j'ai fini premier, c'est gagné ?
        égalité avec vova, c'est match nul ?
        le plus haut rang départage t il moi et vova à égalité
    .yes =
        égalité avec vova, j'ai perdu ?
        faut il au moins un point de plus que vova
        vova gagne t il à égalité
    .asked =
        25 partout contre vova, résultat ?
ruling-solo-letters = « Bop » et « Mar », dans les règles solo, sont le Voleur et le Magicien, comme le montre l'ordre des rangs : le texte russe a des lettres latines par erreur.
    .asked =
        Qui sont « Bop » et « Mar » dans les règles solo ?
        Une abréviation bizarre dans les règles du solo russe, c'est quel personnage ?
        les règles solo parlent d'un mar, c'est qui
    .yes =
        bop, c'est le voleur dans les règles solo ?
        mar veut dire magicien dans le texte solo russe ?
        bop et mar, juste une erreur de frappe dans les règles solo ?
    .no =
        bop et mar sont ils de nouveaux personnages du solo
        bop est il un perso spécial de vova
ruling-solo-base = Vova ne peut pas avoir deux quartiers identiques : on ne joue qu'avec le jeu de base, donc sans Carrière.
    .no =
        Vova peut-il avoir deux quartiers identiques ?
        Vova peut-il construire un doublon ?
        vova retourne une deuxième taverne, il la bâtit ?
        vova peut il avoir la carrière et bâtir en double
        deux marchés chez vova, possible ?
    .yes =
        les doublons sont ils interdits à vova
        vova a déjà le quartier retourné, on le défausse ?
    .asked =
        vova tombe sur un quartier qu'il a déjà, on fait quoi
ruling-solo-discard = Une carte que Vova ne construit pas va sous la pioche, comme toute carte Quartier défaussée.
    .asked =
        Où va une carte que Vova ne construit pas ?
        Vova n'a pas assez d'or pour la carte retournée : qu'en fait-on ?
        vova retourne un palais sans argent, je mets la carte ou
    .yes =
        la carte non bâtie de vova va sous la pioche ?
        on glisse sous la pioche ce que vova ne bâtit pas ?
    .no =
        y a t il une défausse pour les cartes que vova ne bâtit pas
        je récupère la carte que vova n'a pas pu construire ?
        vova garde t il pour plus tard la carte trop chère
        la carte refusée de vova retourne sur le dessus de la pioche ?
ruling-solo-newest = En solo, si vous piochez plusieurs cartes à la fois, la plus récente est celle que vous posez en dernier : les règles vous laissent choisir l'ordre.
    .asked =
        J'ai pioché plusieurs cartes d'un coup : laquelle est la plus récente ?
        Quelle carte dois-je jeter face au Magicien de Vova ?
        architecte en solo, deux cartes : laquelle compte comme dernière pour vova
    .yes =
        deux cartes prises d'un coup en solo, je décide laquelle est la plus récente ?
        en solo, la dernière carte posée est elle la plus récente
    .no =
        la plus récente est elle tirée au hasard si j'en pioche deux en solo
        plusieurs cartes piochées ensemble partent elles toutes avec le magicien de vova
        je perds les deux si elles sont arrivées ensemble, magicien de vova ?
