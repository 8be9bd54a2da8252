### The rulings of data/rulings/solo.toml, and the questions they answer: with yes, with no, or in another way.

ruling-solo-start = En solo, vous commencez avec 2 pièces d'or et 4 cartes, Vova avec 4 pièces d'or et aucune carte.
    .asked =
        Comment prépare-t-on une partie solo contre Vova ?
        vova a combien d'or au départ
        mise en place solo : qui a quoi, vova et moi
        contre vova je commence avec quoi
        combien de cartes pour vova au départ
        solo, combien d'or pour moi au départ
        solo, vova commence avec quoi
    .yes =
        vova commence t il avec plus d'or que moi
        j'ai 4 cartes au départ en solo ?
        vova a 4 pièces au début et moi 2 ?
        vova démarre sans aucune carte ?
        En solo, le joueur commence-t-il avec quatre cartes et deux pièces ?
        vova est plus riche que moi au lancement ?
        je suis le seul à avoir une main au début du solo ?
        mise en place : 2 d'or pour moi, 4 pour vova, c'est bon ?
        vova commence avec 4 pièces ?
        en solo je commence avec 2 pièces ?
        vova n'a pas de cartes au début ?
        je prends quatre cartes au début du solo ?
        contre vova j'ai moins d'or que lui au départ ?
        Vova reçoit-il quatre pièces d'or au départ ?
    .no =
        vova reçoit il des cartes au début
        vova démarre avec 2 pièces comme moi ?
        est ce que je commence moi aussi avec 4 po contre vova
        vova a quatre cartes comme moi au départ ?
        on a tous les deux 2 pièces en solo ?
        Vova commence-t-il sans or ?
        en solo je démarre avec 4 pièces ?
        vova part avec 6 d'or ?
        je commence sans carte contre vova ?
        vova commence avec 2 pièces ?
        vova reçoit 4 cartes ?
        en solo je commence avec 4 or ?
        contre vova je reçois deux cartes au départ ?
        vova commence à 0 pièce ?
        vova et moi avons la même chose au départ ?
ruling-solo-possible = Avec la variante solo, une seule personne peut jouer à Citadelles, contre un adversaire imaginaire nommé Vova. Là où elle ne dit rien, les règles habituelles s'appliquent.
    .yes =
        Peut-on jouer seul à Citadelles ?
        y a t il un mode solo
        en solo les règles normales restent valables si rien d'autre n'est dit ?
        je suis tout seul ce soir, jpeux jouer en solo ?
        y a une variante pour jouer en solitaire ?
        une seule personne à table, citadelles reste jouable ?
        Vova est-il un adversaire imaginaire ?
        contre vova on garde les règles normales quand rien d'autre n'est précisé ?
        mes potes m'ont lâché, je peux faire une partie contre vova ?
        le mode solo oppose le joueur à un adversaire fictif ?
        citadelles en solo, possible ?
        il existe une variante solo ?
        vova est un faux joueur ?
        en solo, les règles normales s'appliquent sinon ?
        Une personne seule peut-elle jouer à Citadelles ?
    .no =
        vova est il un vrai joueur
        faut il etre deux pour la variante avec vova
        faut il de la compagnie meme pour une partie solo
        faut un deuxième humain pour jouer vova ?
        citadelles c'est minimum deux, même avec la variante vova ?
        Vova est-il joué par un autre participant ?
        le solo a ses propres règles et on oublie toutes les normales ?
        vova c'est un perso du jeu qu'on peut choisir ?
        impossible de jouer seul à ce jeu ?
        citadelles seul, impossible ?
        il faut deux personnes pour jouer contre vova ?
        vova est joué par un ami ?
        vova est un vrai adversaire humain ?
        en solo les règles habituelles ne valent plus ?
        je dois trouver quelqu'un pour jouer vova ?
    .asked =
        c'est qui vova
        je peux jouer à citadelles tout seul comment
        vova, c'est quoi ce truc
        vova, c'est qui
        seul à table, je joue contre qui
ruling-solo-no-dark-city = La partie solo n'utilise que le jeu de base : aucune carte de La Cité Sombre.
    .no =
        Utilise-t-on les cartes de La Cité Sombre en solo ?
        jpeux ajouter la sorcière ou l'artiste contre vova
        les quartiers de l'extension vont ils dans la pioche en solo
        vova peut il être le diplomate
        contre vova je peux mettre la nécropole dans la pioche, elle vient de la cité sombre ?
        on ajoute les persos de la cité sombre au solo ?
        La variante solo se joue-t-elle avec l'extension La Cité Sombre ?
        vova peut se retrouver sorcière ?
        quelques cartes de la cité sombre pour pimenter mon solo, c'est prévu ?
        la variante vova exige la cité sombre ?
        solo avec la cité sombre, permis ?
        je peux prendre des cartes de la cité sombre contre vova ?
        la cité sombre se joue en solo ?
        en solo, je mélange les merveilles de la cité sombre ?
        vova peut avoir un perso de la cité sombre ?
        je dois ajouter la cité sombre pour jouer contre vova ?
    .yes =
        le solo se joue t il avec les seules cartes de base
        faut il retirer la cité sombre avant de jouer contre vova
        solo = jeu de base seulement ?
        je vire tout ce qui vient de la cité sombre avant d'affronter vova ?
        Les cartes de La Cité Sombre sont-elles exclues du solo ?
        pas de persos d'extension face à vova ?
        la pioche du solo ne contient que les quartiers de base du jeu d'origine ?
        sorcière et compagnie restent au placard en solo ?
        solo, seulement le jeu de base ?
        cité sombre interdite en solo ?
        j'enlève la cité sombre pour jouer contre vova ?
        contre vova, pas de cartes de la cité sombre ?
        en solo je laisse la cité sombre dans la boîte ?
        Joue-t-on le solo sans La Cité Sombre ?
    .asked =
        Quelles cartes utilise-t-on en solo ?
        qu'est ce que j'enlève de la boite pour le solo
        je sors quelles cartes pour jouer contre vova
        la cité sombre en solo, on en fait quoi
        solo, avec ou sans cité sombre
        la cité sombre contre vova, permis ou pas
ruling-solo-row = Le traducteur des règles solo conseille d'aligner vos cartes et vos quartiers dans l'ordre où ils arrivent : on voit ainsi la carte la plus récente et le plus ancien quartier. C'est un conseil, pas une règle.
    .no =
        Faut-il aligner ses cartes et ses quartiers dans l'ordre en solo ?
        est ce une règle du solo, la rangée de cartes
        est ce que je triche en solo si mes quartiers ne sont pas dans l'ordre
        je suis obligé d'étaler mes cartes en ligne face à vova ?
        La rangée ordonnée fait-elle partie des règles obligatoires du solo ?
        c'est de la triche de garder ses cartes en vrac en main contre vova ?
        vova aussi doit aligner une main de cartes, c'est la règle ?
        ne pas ranger mes quartiers par ancienneté me fait perdre contre vova ?
        l'auteur du jeu impose la rangée en solo ?
        solo, je dois aligner mes cartes ?
        ranger ses quartiers dans l'ordre en solo, obligatoire ?
        contre vova, la rangée est une règle ?
        je n'aligne pas mes cartes en solo, c'est interdit ?
        en solo je dois montrer mes cartes en rangée ?
        la rangée de cartes est imposée contre vova ?
    .yes =
        la rangée de cartes en solo n'est qu'un conseil ?
        jpeux garder mes cartes en main en solo au lieu de les aligner
        aligner mes quartiers contre vova c'est juste une astuce ?
        c'est le traducteur des règles solo qui suggère la rangée ?
        Aligner ses cartes en solo permet-il de repérer la plus récente ?
        je peux zapper le conseil de la rangée en solo ?
        en gardant mes quartiers dans l'ordre, je vois lequel est le plus vieux contre vova ?
        libre à moi de ranger mes cartes comme je veux en solo ?
        la rangée en solo, juste un conseil ?
        je peux ne pas aligner mes cartes contre vova ?
        aligner ses quartiers en solo est facultatif ?
        la rangée sert à voir la carte la plus récente en solo ?
        en solo je peux garder mes cartes en désordre ?
        Le conseil d'aligner les cartes vient-il du traducteur des règles solo ?
    .asked =
        comment retenir quel quartier est le plus ancien contre vova
        pourquoi aligner les cartes face à vova
        d'où sort cette histoire de rangée en solo
        ça sert à quoi d'aligner ses quartiers face à vova
        solo, aligner les cartes, obligé ou pas
        contre vova, comment je sais quelle carte est la plus récente
ruling-solo-deal = Contre Vova, mélangez à chaque manche les huit personnages : un face cachée pour lui, deux montrés et écartés, deux que vous regardez pour en garder un, puis un de plus montré. Deux restent cachés.
    .asked =
        Comment distribue-t-on les personnages contre Vova ?
        Comment choisit-on son personnage en solo ?
        combien de persos sont montrés à chaque manche en solo
        je distribue comment les persos contre vova
        combien de persos restent face cachée en solo
        Parmi combien de personnages choisit-on en solo d'ordinaire ?
        solo, je choisis entre combien de persos
        contre vova, on montre combien de personnages
    .yes =
        je choisis entre deux personnages contre vova ?
        deux cartes perso restent elles cachées en solo
        vova reçoit un perso face cachée au hasard ?
        deux persos montrés d'abord, puis je choisis entre deux, puis un autre montré ?
        Mélange-t-on les huit personnages à chaque manche du solo ?
        trois persos au total sont révélés pendant la distribution du solo ?
        je garde un perso sur les deux que je regarde contre vova ?
        vova reçoit son perso face cachée ?
        solo, je garde un perso sur deux ?
        contre vova, deux persos sont montrés d'abord ?
        en solo, deux cartes restent cachées ?
        je mélange les huit persos à chaque manche en solo ?
        En solo, montre-t-on encore un personnage après mon choix ?
    .no =
        vova choisit il son perso
        jpeux regarder la carte de vova en distribuant
        en solo je prends parmi les huit personnages ?
        je distribue un perso à vova face visible ?
        contre vova je choisis entre quatre persos ?
        En solo, tous les personnages non choisis sont-ils montrés ?
        vova regarde deux cartes et en garde une ?
        je garde les deux persos que je regarde en solo ?
        on garde les mêmes persos d'une manche à l'autre contre vova ?
        vova choisit son personnage ?
        je peux voir le perso de vova ?
        solo, je choisis entre trois persos à chaque manche normale ?
        contre vova, aucun personnage n'est montré ?
        en solo, un seul perso reste caché à la fin ?
        vova garde le même perso toute la partie ?
ruling-solo-name-first = En solo, votre Assassin ou votre Voleur désigne un personnage avant qu'on retourne la carte de Vova : vous avez une chance sur 3.
    .asked =
        En solo, quand l'Assassin ou le Voleur désigne-t-il sa cible ?
        Quand révèle-t-on le personnage de Vova ?
        quelle chance ai je de tuer vova
        mon assassin contre vova, je nomme avant ou après sa révélation
        une chance sur combien de choper vova avec mon voleur
        solo, mon assassin nomme quand
        contre vova, mon voleur a quelle chance de réussir
    .yes =
        dois je deviner le personnage de vova avec mon assassin
        je nomme la cible puis on retourne la carte de vova ?
        je dois viser avant qu'on retourne la carte de vova ?
        mon voleur peut se tromper de cible contre vova ?
        L'Assassin du joueur solo a-t-il une chance sur trois de toucher Vova ?
        on révèle vova seulement une fois que mon assassin a parlé ?
        c'est un pari quand je vole vova ?
        je peux louper vova avec mon assassin ?
        solo, je nomme avant de voir vova ?
        mon assassin peut rater vova ?
        je dois deviner le perso de vova avec mon voleur ?
        une chance sur 3 de tuer vova ?
        la carte de vova se retourne après mon choix d'assassin ?
        En solo, le Voleur nomme-t-il sa cible avant la révélation de Vova ?
    .no =
        jpeux regarder le perso de vova avant de nommer avec mon voleur
        mon assassin touche t il toujours vova
        attendre que vova soit révélé pour voler, possible ?
        on retourne vova puis j'annonce qui je tue ?
        mon voleur connaît le perso de vova au moment de nommer ?
        Le Voleur du joueur solo réussit-il toujours contre Vova ?
        une chance sur deux de tuer vova ?
        vova est révélé au début de la manche, avant ma cible ?
        mon assassin tue vova sans avoir à nommer un perso ?
        je vois le perso de vova avant de tuer ?
        mon assassin tue toujours vova ?
        mon voleur vole vova à coup sûr ?
        une chance sur 2 de voler vova ?
        je peux attendre la carte de vova avant de nommer ?
        vova montre son perso avant mon assassin ?
ruling-solo-turn-order = En solo, les deux tours suivent l'ordre habituel des rangs : le plus petit numéro joue d'abord, vous ou Vova.
    .asked =
        En solo, qui joue en premier, Vova ou moi ?
        contre vova, l'ordre des tours dépend de quoi
        vova marchand, moi voleur : qui commence
        vova ou moi, qui joue d'abord
        je suis architecte et vova évêque, l'ordre c'est quoi
        solo, qui joue d'abord
        vova roi et moi marchand, qui commence
    .yes =
        vova évêque, moi roi : je joue d'abord ?
        en solo aussi on suit les numéros des personnages ?
        j'ai le 2, vova le 6, je commence ?
        vova assassin joue forcément avant moi ?
        L'ordre des tours en solo dépend-il du rang des personnages ?
        moi marchand, lui condottiere : mon tour passe avant le sien ?
        c'est le plus petit rang qui ouvre, même contre vova ?
        vova voleur et moi magicien, il joue avant ?
        solo, le plus petit rang commence ?
        vova a le 1, il joue avant moi ?
        j'ai le 3 et vova le 5, je joue avant ?
        contre vova, on joue dans l'ordre des numéros ?
        vova est architecte et moi roi, je commence ?
        En solo, l'ordre des rangs décide-t-il qui joue ?
    .no =
        vova joue t il toujours en premier
        je joue toujours avant vova ?
        je suis condottiere et vova voleur, jpasse avant lui ?
        vova joue toujours en second ?
        l'humain commence d'office en solo ?
        Le numéro le plus élevé joue-t-il en premier contre Vova ?
        je suis architecte, vova est roi, je passe devant ?
        contre vova on alterne qui commence à chaque manche ?
        en solo celui qui a le moins de quartiers joue d'abord ?
        vova joue toujours après moi ?
        je joue en premier même avec le 8 contre vova au 2 ?
        vova commence chaque manche ?
        en solo, le plus grand rang commence ?
        je suis marchand, vova est voleur, je joue avant lui ?
        on tire au sort qui commence contre vova ?
ruling-solo-your-magician = Contre Vova, votre Magicien défausse autant de cartes que vous voulez, même aucune, et en pioche autant plus 1.
    .asked =
        Que fait mon Magicien contre Vova ?
        En solo, comment j'échange mes cartes avec le Magicien puisque Vova n'a pas de main ?
        je jette 3 cartes avec le magicien contre vova, j'en pioche combien
        magicien en solo, je balance 2 cartes, j'en reprends combien
        à quoi sert mon magicien puisque vova n'a pas de main
        solo, magicien, je pioche combien
        mon magicien fait quoi contre vova
    .yes =
        mon magicien pioche t il une carte de plus qu'il n'en jette en solo
        sans rien défausser, mon magicien pioche t il quand meme une carte en solo
        je jette 4 cartes avec mon magicien contre vova et j'en tire 5 ?
        zéro défausse et je pioche quand même 1 avec mon magicien solo ?
        Le Magicien du joueur solo gagne-t-il toujours une carte nette ?
        je peux renouveler toute ma main plus une carte avec le magicien face à vova ?
        c'est moi qui décide combien de cartes je jette avec le magicien en solo ?
        défausse de 1, pioche de 2, magicien solo, correct ?
        solo, magicien, je jette 2 et pioche 3 ?
        magicien contre vova, une carte de plus que la défausse ?
        je peux ne rien jeter et piocher 1 avec mon magicien en solo ?
        en solo mon magicien me fait gagner une carte ?
        contre vova, je choisis combien de cartes mon magicien défausse ?
        Le Magicien en solo pioche-t-il autant de cartes que défaussées plus une ?
    .no =
        jpeux échanger ma main avec vova avec le magicien
        en solo je repioche juste autant que j'ai jeté avec le magicien ?
        le magicien doit il jeter au moins une carte en solo
        mon magicien solo échange sa main contre celle de vova ?
        je défausse 3, je pioche 3 avec mon magicien contre vova ?
        Le Magicien doit-il défausser toute sa main en solo ?
        sans défausse mon magicien ne pioche rien en solo ?
        mon magicien fait perdre des cartes à vova ?
        je jette 2 et j'en pioche 4 avec le magicien solo ?
        magicien en solo, je prends la main de vova ?
        magicien contre vova, je jette 2 et pioche 2 ?
        mon magicien doit jeter au moins une carte contre vova ?
        en solo mon magicien est inutile ?
        solo, je jette 3 avec le magicien et pioche 5 ?
        mon magicien vole une carte à vova ?
ruling-solo-your-king = Après votre Roi, vous choisissez contre Vova parmi trois personnages à la manche suivante, et on n'en montre plus d'autre ensuite. Vos quartiers nobles rapportent comme d'habitude.
    .asked =
        Que fait mon Roi contre Vova ?
        En solo, que m'apporte la couronne si je suis le Roi ?
        qu'est ce que je gagne à etre roi contre vova
        après mon roi, je choisis entre combien de persos contre vova
        mon roi sert à quoi en solo
        solo, mon roi me donne quoi
        après mon roi contre vova, combien de persos au choix
    .yes =
        après mon roi je choisis entre trois persos en solo ?
        mon roi touche t il l'or des jaunes en solo
        j'ai joué roi, la prochaine donne j'ai trois persos au choix contre vova ?
        mon roi en solo encaisse toujours pour les jaunes ?
        Le Roi du joueur solo améliore-t-il son choix à la manche suivante ?
        après mon roi, on ne montre pas de perso de plus une fois que j'ai choisi contre vova ?
        trois cartes au lieu de deux après mon roi face à vova ?
        l'avantage de mon roi contre vova se joue à la manche d'après ?
        roi en solo, trois persos au choix après ?
        mon roi me donne plus de choix contre vova ?
        roi en solo, je touche l'or de mes jaunes ?
        j'étais roi, je choisis entre 3 à la manche suivante contre vova ?
        après mon roi en solo, on ne montre pas d'autre perso après mon choix ?
        Le Roi est-il utile pour la manche suivante en solo ?
    .no =
        j'étais roi, je choisis encore entre deux seulement contre vova ?
        après mon roi, montre t on encore une carte une fois mon choix fait contre vova
        après mon roi, j'ai trois persos au choix pour toute la partie solo ?
        mon roi me donne le choix entre quatre persos ensuite contre vova ?
        après mon roi en solo rien ne change dans la donne ?
        Le Roi cesse-t-il de rapporter de l'or en solo ?
        être roi contre vova me donne trois choix pendant le reste de la partie ?
        après mon roi, j'ai le droit de regarder la carte de vova ?
        roi contre vova, je gagne une carte quartier ?
        roi en solo, deux persos au choix ensuite ?
        mon roi ne sert à rien contre vova ?
        roi en solo, pas d'or pour les jaunes ?
        après mon roi, je choisis entre tous les persos contre vova ?
        mon roi me donne 3 persos pour toujours en solo ?
        après mon roi, vova choisit en premier ?
ruling-solo-vova-strikes = Vova utilise son pouvoir avant de construire. Son Assassin vous coûte votre tour, son Voleur votre or, son Magicien votre carte la plus récente.
    .asked =
        Que font l'Assassin, le Voleur et le Magicien de Vova ?
        dans quel ordre vova joue t il son tour
        vova tombe sur assassin, voleur ou magicien : il m'arrive quoi
        vova fait quoi d'abord, pouvoir ou construction
        vova assassin, je perds quoi
        vova, pouvoir avant ou après construire
    .yes =
        vova utilise t il son pouvoir avant de bâtir
        les persos 1 à 3 de vova me font ils du tort
        l'assassin de vova me fait sauter mon tour ?
        vova tape d'abord et bâtit ensuite ?
        Le pouvoir de Vova précède-t-il sa construction ?
        vova magicien, je perds ma dernière carte arrivée ?
        voleur chez vova, ma bourse y passe ?
        assassin, voleur, magicien : les trois me font mal quand vova les a ?
        vova assassin, je perds mon tour ?
        vova voleur, je perds mon or ?
        vova magicien, je perds une carte ?
        vova joue son pouvoir avant de construire ?
        les personnages de vova peuvent me toucher ?
        Le Voleur de Vova me coûte-t-il mon or ?
    .no =
        vova construit il d'abord et utilise son perso après
        vova est il inoffensif en assassin, voleur ou magicien
        vova bâtit d'abord, puis son pouvoir ?
        le voleur de vova me prend des cartes ?
        L'Assassin de Vova détruit-il un de mes quartiers ?
        vova ne se sert jamais de son perso ?
        le magicien de vova me coûte de l'or ?
        l'assassin de vova me pique mes pièces ?
        vova assassin me prend une carte ?
        vova voleur me fait perdre mon tour ?
        le magicien de vova me fait perdre mon tour ?
        vova n'a pas de pouvoir ?
        je suis à l'abri des pouvoirs de vova ?
        le pouvoir de vova vient après sa construction ?
ruling-solo-vova-thief = Le Voleur de Vova prend tout votre or, quel que soit votre personnage, sauf si vous êtes l'Assassin.
    .yes =
        Le Voleur de Vova me vole-t-il mon or ?
        Vova me vole-t-il mon or ?
        suis je à l'abri du voleur de vova en assassin
        vova voleur, moi roi : tout mon or y passe ?
        le voleur de vova rafle toute ma bourse ?
        assassin en main, le voleur de vova peut rien me faire ?
        Le Voleur de Vova prend-il l'or sans avoir à désigner mon personnage ?
        je suis évêque et vova voleur, je perds tout mon or ?
        même le roi se fait dépouiller par le voleur de vova ?
        vova voleur, moi architecte, je me retrouve à zéro ?
        vova voleur, je perds tout mon or ?
        je suis assassin, à l'abri du voleur de vova ?
        le voleur de vova me vole quel que soit mon perso, sauf assassin ?
        je suis marchand, le voleur de vova me prend tout ?
        le voleur de vova réussit sans deviner ?
        L'Assassin garde-t-il son or face au Voleur de Vova ?
    .no =
        je suis l'assassin, le voleur de vova me dépouille t il
        le voleur de vova me laisse t il une pièce
        le voleur de vova doit il deviner mon perso
        le voleur de vova prend juste la moitié de mes pièces ?
        mon évêque me protège du voleur de vova ?
        Le Voleur de Vova peut-il se tromper de personnage ?
        vova voleur me prend tout alors que je suis assassin ?
        je garde 2 pièces face au voleur de vova ?
        le voleur de vova vole mes cartes si j'ai pas d'or ?
        vova voleur, je garde mon or ?
        le voleur de vova prend 1 pièce ?
        je suis roi, suis-je protégé du voleur de vova ?
        je suis assassin, je perds mon or face à vova voleur ?
        le voleur de vova peut me rater si je suis évêque ?
        le voleur de vova prend la moitié ?
    .asked =
        combien d'or prend le voleur de vova
        vova est voleur, j'ai 7 pièces, il m'en reste combien
        quel perso me protège du voleur de vova
        vova voleur, je perds combien
        comment éviter le voleur de vova
ruling-solo-vova-magician = Le Magicien de Vova vous fait défausser la carte Quartier la plus récente de votre main, la dernière piochée. Il ne prend rien pour lui.
    .asked =
        Que fait le Magicien de Vova à ma main ?
        vova magicien, je perds quelle carte
        la carte perdue à cause du magicien de vova, elle profite à qui
        vova magicien, je jette quoi
        le magicien de vova me prend combien de cartes
    .yes =
        je perds une carte à cause du magicien de vova ?
        vova magicien : je jette la dernière carte piochée ?
        ma dernière carte piochée saute avec le magicien de vova ?
        le magicien de vova me coûte une seule carte ?
        Le Magicien de Vova vise-t-il la carte la plus récente de la main ?
        vova ne gagne rien avec son magicien, il me fait juste perdre une carte ?
        je viens de piocher un palais et vova sort magicien, adieu le palais ?
        mes vieilles cartes sont à l'abri du magicien de vova ?
        vova magicien, je perds ma carte la plus récente ?
        je défausse une carte à cause du magicien de vova ?
        vova magicien, il ne garde pas ma carte ?
        la dernière carte piochée part avec le magicien de vova ?
        je perds une seule carte face à vova magicien ?
        Le Magicien de Vova me fait-il défausser ma carte la plus récente ?
    .no =
        le magicien de vova échange t il sa main avec la mienne
        jpeux choisir la carte que je jette face au magicien de vova
        vova garde t il la carte que son magicien me fait perdre
        toute ma main part elle avec le magicien de vova
        le magicien de vova me pique deux cartes ?
        je défausse la carte de mon choix face au magicien de vova ?
        Le Magicien de Vova prend-il la carte dans sa propre main ?
        vova magicien échange les mains avec moi ?
        c'est ma plus vieille carte qui part avec le magicien de vova ?
        le magicien de vova tire une carte au hasard dans ma main ?
        vova magicien prend toute ma main ?
        vova garde la carte que je perds ?
        je choisis la carte à jeter pour le magicien de vova ?
        le magicien de vova me prend ma carte la plus chère ?
        vova magicien, je suis à l'abri ?
        vova magicien, je perds ma plus ancienne carte ?
ruling-solo-vova-king = Après le Roi de Vova, vous ne choisissez pas à la manche suivante : un personnage pour lui, deux montrés, un au hasard pour vous, deux de plus montrés ; deux restent cachés.
    .asked =
        Que fait le Roi de Vova ?
        Vova avait le Roi : comment choisit-on à la manche d'après ?
        combien de persos montrés à la manche après le roi de vova
        vova a eu le roi, je reçois mon perso comment
        après le roi de vova combien de cartes sont montrées en tout
        vova roi, et la manche suivante pour moi
        après le roi de vova, j'ai quel choix
    .yes =
        après le roi de vova mon perso est au hasard ?
        vova a eu le roi : je prends ce qui vient ?
        pas de choix pour moi la manche d'après si vova était roi ?
        on me file un perso au pif après le roi de vova ?
        Le Roi de Vova prive-t-il le joueur de son choix à la manche suivante ?
        quatre persos montrés en tout après le roi de vova ?
        deux cartes restent cachées dans la donne qui suit le roi de vova ?
        la manche après celle du hasard, je retrouve un choix si vova n'est plus roi ?
        vova roi, je ne choisis pas ensuite ?
        après le roi de vova, perso au hasard pour moi ?
        le roi de vova me prive de choix à la manche d'après ?
        vova roi, on montre deux persos puis encore deux ?
        je dois prendre le perso distribué après le roi de vova ?
        Après le Roi de Vova, mon personnage est-il imposé ?
    .no =
        vova était roi, jpeux encore choisir mon perso
        après le roi de vova je choisis entre trois ?
        le roi de vova m'enlève t il le choix pour toute la partie
        vova roi, je choisis entre deux comme d'hab ensuite ?
        le roi de vova lui fait choisir son perso à la manche d'après ?
        Après le Roi de Vova, ai-je le choix entre trois personnages ?
        vova roi et je perds mon tour à la manche suivante ?
        après le roi de vova je n'ai plus jamais de choix ?
        vova couronné, aucun perso n'est montré ensuite ?
        vova roi, je choisis quand même ?
        après le roi de vova, trois persos au choix ?
        vova roi, rien ne change pour moi ?
        vova roi, vova choisit son personnage ensuite ?
        après le roi de vova je choisis entre deux ?
        le roi de vova me fait sauter un tour ?
ruling-solo-vova-others = L'Évêque et le Marchand de Vova font comme d'habitude : avec l'Évêque, sa cité est à l'abri de votre Condottiere, avec le Marchand il reçoit 1 pièce d'or supplémentaire. Son Architecte a une deuxième phase de construction, son Condottiere détruit votre plus ancien quartier.
    .asked =
        Que font l'Évêque, le Marchand, l'Architecte et le Condottiere de Vova ?
        les persos 5 à 8 de vova, ils font quoi
        architecte ou condottiere chez vova, ça fait quoi
        vova évêque, ça change quoi pour moi
        vova marchand, il gagne quoi en plus
        vova évêque, mon condottiere peut faire quoi
    .yes =
        le marchand de vova reçoit il la pièce en plus
        la cité de vova est elle protégée quand il est évêque
        le marchand de vova marche comme un marchand normal ?
        vova marchand prend une pièce de rab ?
        mon condottiere est bloqué si vova est évêque ?
        L'Architecte de Vova construit-il lors d'une seconde phase ?
        vova condottiere casse mon quartier le plus vieux ?
        évêque chez vova = ville intouchable pour mon condott ?
        le marchand et l'évêque de vova marchent comme les vrais ?
        vova évêque, sa cité est protégée ?
        vova marchand, 1 pièce en plus ?
        vova architecte, deux constructions possibles ?
        vova condottiere détruit un de mes quartiers ?
        je suis condottiere et vova évêque, je ne peux rien détruire ?
        L'Évêque de Vova protège-t-il sa cité ?
    .no =
        vova évêque, mon condottiere peut il lui raser un quartier
        l'évêque et le marchand sont ils inutiles à vova
        vova marchand gagne 2 pièces de bonus ?
        je peux raser un temple de vova alors qu'il est évêque ?
        L'Architecte de Vova dispose-t-il de trois phases de construction ?
        le condottiere de vova détruit mon quartier le plus récent ?
        les persos 5 à 8 ne font rien quand c'est vova qui les a ?
        le marchand de vova n'a pas droit à sa pièce en plus ?
        vova évêque, je peux détruire chez lui ?
        vova marchand, pas de bonus ?
        vova architecte, une seule phase de construction ?
        vova condottiere ne me fait rien ?
        mon condottiere marche contre vova évêque ?
        vova marchand reçoit 3 pièces en plus ?
ruling-solo-vova-income = Le Roi, l'Évêque, le Marchand et le Condottiere de Vova lui rapportent 1 pièce d'or par quartier noble, religieux, commerçant ou militaire de sa cité, comme d'habitude.
    .yes =
        Vova reçoit-il de l'or pour les quartiers de la couleur de son personnage ?
        vova roi avec deux jaunes, 2 pièces pour lui ?
        le condottiere de vova gagne t il une pièce par rouge
        vova encaisse t il pour ses propres couleurs
        vova évêque avec deux bleus, deux pièces pour lui ?
        vova touche un revenu de couleur comme un joueur normal ?
        Le Marchand de Vova gagne-t-il une pièce par quartier commerçant ?
        vova roi avec un manoir, je lui file une pièce ?
        condottiere de vova, trois rouges, trois pièces ?
        faut compter les quartiers de la bonne couleur chez vova pour son or ?
        vova roi, une pièce par jaune ?
        vova touche de l'or pour ses couleurs ?
        vova marchand avec 2 verts, 2 pièces pour ça ?
        je dois donner de l'or à vova pour ses quartiers rouges s'il est condottiere ?
        l'évêque de vova est payé pour les bleus ?
        Vova encaisse-t-il le revenu normal de son personnage ?
    .no =
        vova est il privé de revenu de couleur
        vova encaisse t il pour les quartiers de ma cité
        seul le roi de vova a t il un revenu
        vova n'a jamais d'or pour ses couleurs ?
        vova évêque encaisse pour mes églises à moi ?
        Le Condottiere de Vova est-il payé pour ses quartiers verts ?
        deux pièces par jaune pour le roi de vova ?
        vova marchand ne touche rien pour ses verts ?
        l'architecte de vova encaisse pour une couleur ?
        vova roi, pas de revenu ?
        vova prend de l'or pour mes quartiers ?
        vova évêque, 2 pièces par bleu ?
        vova roi est payé pour ses verts ?
        le marchand de vova n'a pas d'or pour ses quartiers ?
        vova condottiere est payé pour les jaunes ?
    .asked =
        combien gagne l'évêque de vova
        vova marchand avec trois verts, il prend combien
        quels persos rapportent de l'or à vova pour ses couleurs
        vova condottiere avec 2 rouges, il touche combien
        vova, il a un revenu ou pas
ruling-solo-vova-warlord = Le Condottiere de Vova détruit le plus ancien quartier de votre cité, sauf si vous êtes l'Évêque.
    .asked =
        Lequel de mes quartiers le Condottiere de Vova détruit-il ?
        vova condottiere, c'est lequel de mes bâtiments qui saute
        quel perso me sauve du condottiere de vova
        vova condottiere, je perds quel quartier
        vova condottiere et moi évêque, il se passe quoi
    .yes =
        suis je à l'abri du condottiere de vova en évêque
        le condottiere de vova rase mon tout premier quartier ?
        le premier quartier que j'ai posé est celui que vova casse avec son condott ?
        je suis évêque, vova condottiere : ma ville tient bon ?
        Le Condottiere de Vova vise-t-il toujours le plus ancien quartier ?
        je suis marchand, vova condott, je perds mon plus vieux bâtiment ?
        mon dernier palais posé ne risque rien du condottiere de vova si j'ai d'autres quartiers plus vieux ?
        l'évêque est ma protection contre le condottiere de vova ?
        vova condottiere, je perds mon plus ancien quartier ?
        je suis évêque, à l'abri du condottiere de vova ?
        le condottiere de vova détruit toujours mon premier quartier posé ?
        vova condottiere, je perds un seul quartier ?
        mon quartier le plus vieux est visé par vova condottiere ?
        L'Évêque me protège-t-il du Condottiere de Vova ?
    .no =
        je suis l'évêque, vova me détruit quelque chose ?
        jpeux choisir le quartier que le condottiere de vova détruit
        vise t il mon quartier le plus cher, le condottiere de vova
        le condottiere de vova détruit le plus récent ?
        vova condott rase mon quartier le moins cher ?
        je sacrifie celui que je veux face au condottiere de vova ?
        Le Condottiere de Vova peut-il toucher ma cité alors que je suis l'Évêque ?
        vova détruit mon dernier quartier bâti ?
        le roi me protège du condottiere de vova ?
        le condottiere de vova casse deux de mes quartiers ?
        vova condottiere, je choisis le quartier détruit ?
        vova condottiere détruit mon plus cher ?
        je suis évêque et vova détruit quand même ?
        vova condottiere, mon dernier quartier est détruit ?
        je suis roi, suis-je à l'abri du condottiere de vova ?
        vova condottiere ne détruit rien ?
ruling-solo-vova-builds = Après son pouvoir, Vova construit : donnez-lui 1 pièce d'or et retournez la première carte de la pioche. Il la construit s'il peut payer et n'a pas encore ce quartier ; sinon, défaussez-la.
    .asked =
        Comment Vova construit-il ?
        Que se passe-t-il dans la phase de construction de Vova ?
        d'ou vient la carte que vova construit
        vova veut bâtir, je fais quoi avec la pioche
        dans quel cas vova ne construit pas la carte retournée
        vova construit quoi
        vova ne peut pas payer la carte, on fait quoi
    .yes =
        vova reçoit il une pièce avant de bâtir
        je donne une pièce à vova puis je retourne la première carte de la pioche ?
        vova paie le quartier qu'il pose ?
        La carte que Vova bâtit vient-elle du dessus de la pioche ?
        trop cher pour vova, la carte part à la défausse ?
        si vova a déjà ce quartier, on jette la carte ?
        vova pose d'office la carte retournée s'il a les sous et ne l'a pas déjà ?
        vova construit la première carte de la pioche ?
        vova reçoit 1 pièce avant de construire ?
        vova doit payer son quartier ?
        vova a déjà ce quartier, je défausse la carte ?
        vova n'a pas assez d'or, la carte est défaussée ?
        Vova construit-il la carte du dessus s'il a assez d'or ?
    .no =
        vova construit il gratuitement
        vova choisit il le quartier qu'il bâtit
        vova garde t il des cartes en main pour construire
        vova pioche deux cartes et prend la meilleure ?
        vova bâtit sans payer ?
        Vova reçoit-il deux pièces au début de sa phase de construction ?
        je choisis à la place de vova ce qu'il construit ?
        vova construit avant son pouvoir ?
        vova peut refuser un quartier qu'il peut payer ?
        vova construit gratuit ?
        vova choisit sa carte ?
        vova peut avoir un doublon ?
        vova garde la carte qu'il ne peut pas payer ?
        vova reçoit 2 pièces avant de bâtir ?
        c'est moi qui choisis le quartier de vova ?
ruling-solo-vova-coins = Vova reçoit 1 pièce d'or pour chaque merveille qu'il construit, puisqu'il ne peut pas s'en servir. À part cela, il ne reçoit une pièce supplémentaire que si sa cité n'a pas grandi pendant son tour.
    .asked =
        Quand Vova reçoit-il de l'or en plus ?
        pourquoi vova touche t il de l'or pour une carte violette
        vova bâtit une violette, il gagne quoi
        une pièce en plus pour vova, c'est dans quels cas
        vova construit une merveille, combien d'or
        vova reçoit une pièce en plus quand
    .yes =
        vova a bâti une merveille, il reçoit une pièce ?
        vova pose le laboratoire : une pièce pour lui ?
        vova a posé une merveille, je lui file une pièce ?
        c'est parce qu'il ne peut pas s'en servir que vova a 1 d'or par violette bâtie ?
        Vova est-il dédommagé d'une pièce pour chaque merveille construite ?
        deux violettes dans un tour d'architecte, vova prend deux pièces ?
        un quartier vert bâti par vova ne lui donne pas de pièce bonus ?
        la bibliothèque posée par vova lui rapporte une pièce tout de suite ?
        vova bâtit une merveille, 1 pièce ?
        je dois donner une pièce à vova pour sa violette ?
        vova gagne 1 or par merveille construite ?
        vova ne peut pas utiliser sa merveille, il a une pièce à la place ?
        vova bâtit un quartier rouge, pas de pièce en plus ?
        Vova reçoit-il une pièce lorsqu'il construit une merveille ?
    .no =
        vova reçoit il une pièce pour chaque quartier construit
        moi aussi j'ai une pièce pour une violette en solo ?
        vova touche t il chaque tour pour les merveilles déjà bâties
        vova prend une pièce pour un temple bâti ?
        à chaque tour vova touche 1 par merveille dans sa ville ?
        Vova reçoit-il deux pièces pour une merveille ?
        je touche moi aussi une pièce quand je pose une violette contre vova ?
        vova utilise l'effet de sa merveille au lieu de prendre une pièce ?
        n'importe quelle construction donne un sou à vova ?
        vova bâtit un quartier bleu, 1 pièce en plus ?
        vova bâtit une merveille, rien ?
        vova reçoit 2 pièces pour une violette ?
        je reçois une pièce pour ma merveille en solo ?
        vova touche chaque tour pour ses merveilles ?
        vova utilise ses merveilles et touche aussi de l'or ?
ruling-solo-vova-consolation = Si la cité de Vova n'a pas grandi pendant son tour, il reçoit 1 pièce d'or, une seule fois par tour, même après deux phases de construction.
    .asked =
        Que reçoit Vova s'il ne construit rien ?
        vova n'a rien pu poser, il reçoit combien
        architecte de vova, deux échecs, combien de pièces de consolation
        vova ne bâtit rien, combien d'or
        vova architecte ne bâtit rien, une ou deux pièces
    .yes =
        vova n'a rien pu bâtir, il a une pièce ?
        une seule pièce par tour pour vova quand sa cité ne grandit pas ?
        la ville de vova n'a pas bougé ce tour, il prend 1 pièce ?
        deux phases ratées et une seule pièce pour vova ?
        La pièce de consolation de Vova est-elle limitée à une par tour ?
        vova a bâti en première phase, donc aucune consolation même si la seconde échoue ?
        si vova pose un truc, pas de lot de consolation ?
        carte trop chère pour vova, il gratte une pièce quand même ?
        vova n'a pas construit, il a 1 pièce ?
        je donne une pièce à vova s'il n'a rien bâti ?
        vova architecte rate deux fois, une seule pièce ?
        vova a construit, pas de pièce de consolation ?
        la cité de vova ne grandit pas, il gagne une pièce ?
        Vova reçoit-il une pièce au plus quand il ne construit pas ?
    .no =
        architecte de vova raté deux fois : deux pièces de consolation ?
        vova repart il sans rien s'il ne construit pas
        vova a bâti un quartier, il a aussi la pièce de consolation ?
        moi aussi j'ai une pièce en solo si je ne bâtis rien ?
        vova n'a rien bâti et ne gagne rien ?
        deux pièces pour vova quand il ne construit pas ?
        Vova reçoit-il une pièce de consolation par phase ratée ?
        je prends une pièce quand vova n'arrive pas à bâtir ?
        vova a posé un marché, il a aussi la consolation ?
        la consolation de vova c'est une carte ?
        vova n'a rien construit, rien pour lui ?
        vova ne construit pas, 2 pièces ?
        vova architecte rate deux fois, 2 pièces ?
        vova a bâti et reçoit quand même la consolation ?
        je n'ai rien bâti en solo, j'ai une pièce ?
        vova ne construit pas, il pioche une carte ?
ruling-solo-win = Vous ne battez Vova que si vous terminez votre cité en premier et avez aussi plus de points que lui, bonus compris.
    .asked =
        Comment bat-on Vova ?
        deux conditions pour battre vova, lesquelles
        il faut quoi pour gagner contre vova
        j'ai fini d'abord mais vova a plus de points, résultat
        contre vova, je gagne quand
        vova finit avant moi, qui gagne
    .yes =
        faut il et finir premier et dépasser vova aux points
        vova a terminé sa cité avant moi, j'ai perdu ?
        premier à finir et plus de points que vova : victoire ?
        finir avant vova et le dépasser aux points, les deux sont obligatoires ?
        vova boucle sa ville avant moi, la victoire m'échappe ?
        Les bonus comptent-ils pour comparer mon score à celui de Vova ?
        j'ai terminé premier avec 30 contre 24 pour vova, je gagne ?
        plus de points que vova mais deuxième à finir, c'est perdu ?
        vova peut me battre rien qu'en finissant avant moi ?
        il faut finir avant vova pour gagner ?
        il faut aussi plus de points que vova ?
        j'ai fini premier et plus de points, j'ai battu vova ?
        vova finit en premier, je perds ?
        j'ai moins de points que vova, je perds même en finissant premier ?
        Faut-il remplir deux conditions pour battre Vova ?
    .no =
        j'ai plus de points mais vova a fini en premier, j'ai gagné ?
        fini en premier mais moins de points que vova, c'est gagné ?
        suffit il d'avoir plus de points que vova
        je bats vova aux points, peu importe qui finit en premier ?
        terminer avant vova suffit pour gagner ?
        La victoire contre Vova dépend-elle uniquement du score ?
        vova a fini le premier mais j'ai 10 points de plus, victoire ?
        on compare avec vova sans les bonus ?
        20 à 22 pour vova mais j'ai fini avant lui, gagné ?
        plus de points que vova, ça suffit ?
        finir avant vova, ça suffit ?
        vova a fini premier, je peux encore gagner aux points ?
        les bonus ne comptent pas contre vova ?
        j'ai fini premier, je gagne même avec moins de points que vova ?
        vova a moins de points mais fini premier, j'ai gagné ?
ruling-solo-end = La partie solo finit comme d'habitude : quand vous ou Vova avez huit quartiers, on finit la manche et on compte les points.
    .asked =
        Quand finit la partie solo ?
        combien de quartiers pour finir en solo
        le solo s'arrête à combien de bâtiments
        vova a 8 quartiers, et maintenant
        solo, combien de quartiers pour finir
        fin du solo, c'est quand
    .yes =
        c'est huit quartiers contre vova ?
        la partie finit elle quand vova bâtit son huitième
        huit quartiers chez moi et la partie contre vova se termine ?
        vova peut déclencher la fin avec son huitième ?
        Termine-t-on la manche en cours à la fin d'une partie solo ?
        à sept quartiers contre vova on continue ?
        vova en a 8, je joue encore mon tour de cette manche si je passe après ?
        on compte les points une fois la manche finie en solo ?
        solo, la partie finit à 8 quartiers ?
        vova a huit quartiers, c'est la dernière manche ?
        je pose mon huitième contre vova, on finit la manche ?
        vova peut finir la partie ?
        en solo on compte les points après la dernière manche ?
        Huit quartiers terminent-ils la partie contre Vova ?
    .no =
        le solo finit il à sept quartiers
        seule ma cité met elle fin au solo
        vova pose son huitième, on arrete net ?
        sept bâtiments suffisent contre vova ?
        dès que j'ai huit on coupe net sans finir la manche contre vova ?
        Seul le joueur peut-il mettre fin à une partie solo ?
        le solo se joue en un nombre fixe de manches ?
        la partie contre vova s'arrête quand la pioche est vide ?
        il faut que vova et moi ayons tous les deux huit quartiers ?
        solo, 7 quartiers pour finir ?
        vova a 8 quartiers, la partie continue encore plusieurs manches ?
        j'ai 8 quartiers en solo, on arrête tout de suite ?
        solo, il faut 9 quartiers ?
        seul moi peux terminer la partie contre vova ?
        vova a sept quartiers, c'est fini ?
ruling-solo-assassins = L'Assassin de Vova ne rate jamais : les règles ne lui font désigner personne. Seul le vôtre doit deviner.
    .no =
        L'Assassin de Vova doit-il deviner lui aussi ?
        l'assassin de vova peut il me rater
        vova nomme t il un perso avec son assassin
        un perso est il à l'abri de l'assassin de vova
        vova a une chance sur trois de me louper avec son assassin ?
        on tire au hasard le perso que l'assassin de vova désigne ?
        Un personnage peut-il échapper à l'Assassin de Vova ?
        l'évêque survit à l'assassin de vova ?
        je devine le perso de l'assassin de vova pour lui échapper ?
        mon assassin à moi ne rate jamais non plus ?
        vova assassin peut me rater ?
        l'assassin de vova doit nommer quelqu'un ?
        je peux échapper à l'assassin de vova ?
        vova assassin, j'ai une chance de survivre ?
        mon assassin touche vova sans deviner ?
        je suis roi, l'assassin de vova me laisse tranquille ?
    .yes =
        vova est assassin : mon tour est perdu à coup sûr ?
        il n'y a que mon assassin à moi qui doit deviner, pas celui de vova ?
        vova a l'assassin, je suis mort à tous les coups ?
        vova n'annonce personne quand il est assassin ?
        L'Assassin de Vova atteint-il le joueur à coup sûr ?
        moi je dois deviner, vova non, pour l'assassin ?
        quel que soit mon rôle, l'assassin de vova m'a ?
        vova assassin, mon tour saute sans tirage ?
        vova assassin me tue toujours ?
        l'assassin de vova ne devine pas ?
        vova assassin, je perds mon tour à coup sûr ?
        mon assassin doit deviner mais pas celui de vova ?
        aucun perso ne me protège de l'assassin de vova ?
        L'Assassin de Vova réussit-il à tous les coups ?
    .asked =
        Comment l'Assassin de Vova trouve-t-il sa cible ?
        vova tire l'assassin, qui est tué
        l'assassin de vova vise qui
        vova assassin, je peux m'en sortir comment
        vova assassin, il vise qui
        l'assassin de vova devine ou pas
ruling-solo-warlord = Le Condottiere de Vova détruit gratuitement : les règles ne lui font rien payer.
    .no =
        Le Condottiere de Vova doit-il payer ?
        détruire coûte t il de l'or à vova
        à l'abri si vova n'a pas de quoi payer la destruction ?
        le condottiere de vova paie t il le coût moins un
        vova paie le coût du quartier qu'il casse ?
        vova sans or ne peut rien détruire ?
        Le Condottiere de Vova règle-t-il une pièce de moins que le coût ?
        un quartier trop cher est à l'abri du condottiere de vova ?
        je retire de l'or à vova quand il détruit chez moi ?
        vova doit économiser pour faire sauter mon palais ?
        vova condottiere doit payer ?
        vova n'a pas d'or, mon quartier est à l'abri de son condottiere ?
        vova paie coût moins 1 pour détruire ?
        vova perd de l'or quand il détruit chez moi ?
        mon palais est trop cher pour le condottiere de vova ?
        vova doit avoir 4 pièces pour détruire mon palais ?
    .yes =
        vova sans un sou, son condottiere détruit quand meme ?
        c'est gratuit pour le condottiere de vova ?
        vova casse sans payer ?
        même fauché, vova peut raser mon quartier avec son condottiere ?
        La destruction est-elle gratuite pour le Condottiere de Vova ?
        ma cathédrale à 5 saute sans que vova lâche une pièce ?
        l'or de vova ne bouge pas quand son condott détruit ?
        le prix de mon quartier ne me protège pas du condottiere de vova ?
        vova condottiere détruit gratuitement ?
        vova à 0 or peut détruire mon quartier ?
        pas besoin d'or pour le condottiere de vova ?
        mon quartier cher n'est pas protégé de vova condottiere ?
        vova garde son or quand il détruit ?
        Vova détruit-il sans rien payer ?
    .asked =
        vova paie combien pour détruire
        le condottiere de vova débourse combien pour casser un palais à moi
        vova à zéro or peut détruire quoi
        vova condottiere, payant ou gratuit
        combien paie vova pour mon quartier à 3
ruling-solo-warlord-limits = Les limites habituelles valent pour le Condottiere de Vova : une cité terminée est à l'abri, et si votre plus ancien quartier est le Donjon, le suivant est détruit à sa place.
    .no =
        Le Condottiere de Vova peut-il détruire mon Donjon ou toucher ma cité terminée ?
        j'ai huit quartiers, vova peut encore en détruire un ?
        donjon le plus ancien, donc toute ma cité est à l'abri du condottiere de vova ?
        vova peut détruire mon donjon puisqu'il ne paie pas ?
        mon donjon en tête protège tous mes autres quartiers de vova ?
        Une cité terminée reste-t-elle vulnérable au Condottiere de Vova ?
        le condottiere de vova n'a aucune limite en solo ?
        le donjon est le plus ancien donc vova ne détruit rien ?
        j'ai fini ma ville et vova me casse mon premier quartier ?
        vova condottiere peut détruire mon donjon ?
        ma cité est finie, vova peut détruire ?
        mon donjon est le plus ancien, vova ne détruit rien d'autre ?
        le donjon ne protège pas contre vova ?
        huit quartiers, vova condottiere me touche encore ?
        mon donjon sauve aussi mon deuxième quartier de vova ?
    .yes =
        mon plus vieux quartier est le donjon, à l'abri du condottiere de vova ?
        le condottiere de vova saute t il le donjon pour prendre le suivant
        une cité finie est elle à l'abri de vova
        huit quartiers chez moi, le condottiere de vova ne peut plus rien casser ?
        donjon en premier posé : vova détruit le deuxième plus ancien ?
        Le Donjon résiste-t-il au Condottiere de Vova ?
        le condott de vova respecte la règle de la ville terminée ?
        avec le donjon comme plus vieux quartier je perds quand même un autre bâtiment face à vova ?
        cité bouclée, je me fiche du condottiere de vova ?
        donjon à l'abri du condottiere de vova ?
        cité terminée, vova ne détruit rien ?
        mon donjon est le plus vieux, vova détruit le suivant ?
        j'ai fini ma cité, suis-je protégé de vova condottiere ?
        vova condottiere ne peut pas toucher mon donjon ?
        Le Condottiere de Vova respecte-t-il les limites habituelles ?
    .asked =
        le donjon est mon premier quartier, que détruit le condottiere de vova
        mon donjon est le plus vieux, c'est qui qui saute face à vova
        ville finie contre vova condottiere, il détruit quoi
        vova condottiere contre mon donjon, il se passe quoi
        donjon le plus ancien, vova détruit quel quartier
ruling-solo-purple = En cours de partie, aucune merveille ne sert à Vova, pas même le Donjon ni la Grande Muraille.
    .no =
        Les merveilles (quartiers violets) servent-elles à Vova ?
        Le Donjon ou la Grande Muraille de Vova le protègent-ils de mon Condottiere ?
        je paie un de plus à cause de la grande muraille de vova ?
        vova se sert il du laboratoire ou de la manufacture
        le donjon de vova résiste à mon condottiere ?
        vova pioche mieux grâce à sa bibliothèque ?
        La Grande Muraille protège-t-elle la cité de Vova ?
        vova utilise la forge quand il l'a bâtie ?
        seul le donjon fonctionne pour vova, le reste non ?
        mon condott paie une pièce de plus à cause de la muraille de vova ?
        le donjon de vova est protégé ?
        la grande muraille de vova me coûte plus cher ?
        vova utilise ses merveilles ?
        les violettes de vova marchent pendant la partie ?
        je ne peux pas détruire le donjon de vova ?
        vova profite de sa manufacture pour payer moins ?
    .yes =
        mon condottiere peut il détruire le donjon de vova
        les violettes de vova ne lui servent à rien en jeu ?
        je peux raser le donjon de vova avec mon condottiere ?
        la grande muraille de vova est sans effet sur moi ?
        Les merveilles de Vova sont-elles inertes pendant la partie ?
        l'observatoire posé par vova ne lui sert à rien ?
        pas de surcoût pour casser chez vova malgré sa grande muraille ?
        aucune violette ne marche pour vova tant que la partie dure ?
        merveilles inutiles pour vova en cours de partie ?
        je peux détruire le donjon de vova ?
        la grande muraille de vova ne compte pas ?
        je suis condottiere, je paie le prix normal malgré la muraille de vova ?
        vova ne se sert d'aucune merveille ?
        Le Donjon de Vova peut-il être détruit par mon Condottiere ?
    .asked =
        à quoi servent les merveilles de vova pendant la partie
        une merveille chez vova, elle fait quoi en cours de jeu
        grande muraille chez vova, je paie combien de plus pour détruire
        les merveilles de vova, elles marchent ou pas
        vova a la grande muraille, je paie combien pour un quartier à 3
ruling-solo-purple-score = À la fin, la cité de Vova se compte comme d'habitude, merveilles comprises : le Dracoport vaut 8, la Cour des Miracles prend la meilleure couleur.
    .yes =
        Les merveilles de Vova comptent-elles dans le décompte final ?
        Vova profite-t-il des merveilles qu'il construit, à la fin du décompte ?
        le dracoport de vova vaut il 8
        vova peut il compter la cour des miracles comme couleur manquante à la fin
        vova marque les points de ses violettes à la fin ?
        dracoport chez vova = 8 points ?
        La Cour des Miracles de Vova prend-elle la couleur la plus avantageuse ?
        il manque une couleur à vova et il a la cour des miracles, il a le bonus ?
        inutiles en jeu mais payantes au décompte, les merveilles de vova ?
        je compte la ville de vova exactement comme la mienne à la fin ?
        les merveilles de vova comptent à la fin ?
        dracoport de vova, 8 points ?
        vova marque ses bonus de merveilles ?
        la cour des miracles aide vova pour les 5 couleurs ?
        on compte la cité de vova normalement ?
        Les merveilles rapportent-elles des points à Vova au décompte ?
    .no =
        le dracoport de vova ne vaut que 6 ?
        les violettes de vova sont elles perdues au décompte
        les violettes de vova valent zéro au décompte ?
        la cour des miracles de vova reste bêtement violette à la fin ?
        Vova est-il privé des points bonus de ses merveilles ?
        le dracoport de vova ne vaut que son coût ?
        on retire les merveilles de vova avant de compter ?
        vova n'a droit qu'aux coûts de ses quartiers, aucun bonus ?
        merveilles de vova, zéro point ?
        dracoport de vova, 6 points ?
        vova n'a pas de bonus à la fin ?
        la cour des miracles ne sert à rien pour vova à la fin ?
        je ne compte pas les violettes de vova au décompte ?
        vova marque seulement les quartiers non violets ?
    .asked =
        comment compte t on les merveilles de vova
        le dracoport de vova compte combien à la fin
        merveilles de vova au décompte, on les compte comment
        vova a le dracoport, combien de points
        vova et la cour des miracles, quelle couleur à la fin
ruling-solo-heir = En solo, un Roi assassiné change quand même le prochain choix de personnage : seul l'or est perdu. À plusieurs aussi, le Roi assassiné hérite de la couronne.
    .yes =
        Un Roi qui perd son tour à cause de l'Assassin change-t-il quand même le choix suivant ?
        En solo, un Roi assassiné garde-t-il son avantage pour la manche suivante ?
        l'assassin de vova m'a eu alors que j'étais roi, je choisis encore entre trois ?
        mon roi tué par vova, j'ai quand meme l'avantage ensuite ?
        roi mort contre vova, mais j'ai encore trois persos au choix ensuite ?
        j'ai tué le roi de vova et je subis quand même la donne au hasard après ?
        Un Roi assassiné en solo ne perd-il que son or ?
        roi assassiné, l'or des jaunes est perdu mais pas l'avantage du choix en solo ?
        comme à plusieurs où le roi mort hérite de la couronne, l'effet du roi survit en solo ?
        vova m'a tué pendant que j'étais roi, mon bonus de choix tient toujours ?
        roi tué en solo, je choisis quand même entre trois ?
        mon roi est assassiné par vova, je garde l'avantage ?
        roi assassiné en solo, je perds seulement l'or ?
        j'ai tué le roi de vova, je n'ai quand même pas de choix ensuite ?
        le roi mort compte encore pour la manche suivante contre vova ?
        L'effet du Roi reste-t-il valable s'il est assassiné en solo ?
    .no =
        tuer le roi de vova me rend il mon choix
        un roi assassiné touche t il encore son or en solo
        l'effet du roi est il annulé s'il meurt en solo
        en tuant le roi de vova j'annule son effet sur la prochaine donne ?
        roi mort en solo, plus de choix entre trois ?
        Le Roi assassiné touche-t-il son revenu en solo ?
        roi tué par vova, je garde l'or de mes jaunes ?
        à plusieurs un roi assassiné n'a jamais la couronne ?
        la mort du roi en solo remet la distribution à la normale ?
        roi tué en solo, plus d'avantage ?
        je tue le roi de vova, je choisis normalement ensuite ?
        roi assassiné en solo, je garde l'or des jaunes ?
        mon roi est mort contre vova, je choisis entre deux ?
        tuer le roi de vova annule son pouvoir ?
        un roi assassiné en solo perd tout ?
    .asked =
        roi assassiné en solo : qu'est ce qui reste, qu'est ce qui est perdu
        mon roi se fait tuer en solo, je perds quoi
        roi de vova assassiné, la donne suivante se fait comment
        roi mort en solo, j'ai combien de choix ensuite
        je tue le roi de vova, ça change quoi à la manche suivante
ruling-solo-architect = L'Architecte de Vova ne pioche rien : les règles lui donnent une deuxième phase de construction et rien d'autre.
    .no =
        L'Architecte de Vova pioche-t-il des cartes ?
        vova prend il deux cartes de plus en architecte
        vova a t il une main quand il est architecte
        vova architecte : je lui mets deux cartes de côté ?
        vova prend deux quartiers en main avec l'architecte ?
        je mets deux cartes de côté pour vova quand il est architecte ?
        L'Architecte de Vova pioche-t-il deux cartes comme à l'accoutumée ?
        vova architecte pioche une carte seulement ?
        vova peut stocker des cartes grâce à l'architecte ?
        les cartes de l'architecte de vova sont remplacées par deux pièces ?
        vova architecte pioche 2 cartes ?
        vova architecte a des cartes en main ?
        je donne deux cartes à vova architecte ?
        l'architecte de vova pioche comme le mien ?
        vova architecte reçoit une carte de plus ?
        vova garde les cartes de son architecte ?
    .yes =
        l'architecte de vova n'a que sa deuxième construction ?
        vova reste t il sans cartes meme en architecte
        aucune pioche pour vova même avec l'architecte ?
        l'architecte ne donne à vova qu'une deuxième phase pour bâtir ?
        Vova reste-t-il sans main lorsqu'il joue l'Architecte ?
        je ne donne pas les deux cartes de l'architecte à vova ?
        vova architecte n'a pas le bonus de cartes qu'un joueur aurait ?
        le seul plus de l'architecte pour vova c'est la construction ?
        vova architecte ne pioche pas ?
        vova architecte, pas de cartes en plus ?
        l'architecte de vova sert seulement à construire ?
        je ne donne aucune carte à vova architecte ?
        vova architecte reste sans main ?
        L'Architecte de Vova se limite-t-il à une seconde construction ?
    .asked =
        vova est architecte, il reçoit des cartes ou quoi
        l'architecte de vova pioche combien de cartes
        vova architecte, en plus de bâtir deux fois il a quoi
        vova architecte, combien de cartes
        vova architecte, il pioche ou pas
ruling-solo-architect-builds = L'Architecte de Vova a deux phases de construction, chacune avec sa pièce d'or et sa carte de la pioche. Il construit deux quartiers au plus.
    .asked =
        Combien de fois Vova construit-il avec l'Architecte ?
        Que gagne Vova avec l'Architecte ?
        vova architecte, combien de cartes je retourne
        combien de quartiers au max pour l'architecte de vova
        vova architecte, combien de quartiers
        vova architecte, combien de pièces pour bâtir
    .yes =
        l'architecte de vova reçoit il une pièce à chaque phase
        je retourne deux cartes quartier si vova est architecte ?
        deux pièces en tout pour vova architecte, une par phase ?
        vova peut poser deux quartiers en un tour s'il est architecte ?
        Chaque phase de construction de l'Architecte de Vova a-t-elle sa propre carte ?
        première carte ratée, on en retourne une autre pour l'architecte de vova ?
        vova architecte peut n'en bâtir qu'un si la deuxième carte est trop chère ?
        la deuxième phase de l'architecte de vova commence elle aussi par une pièce ?
        vova architecte, deux quartiers max ?
        vova architecte reçoit 2 pièces, une par phase ?
        je retourne une deuxième carte pour vova architecte ?
        vova architecte construit deux fois ?
        chaque phase de vova architecte donne une pièce ?
        L'Architecte de Vova peut-il construire deux quartiers ?
    .no =
        vova peut il bâtir trois quartiers en architecte
        vova architecte n'a t il qu'une seule phase
        une seule pièce pour les deux phases de l'architecte de vova ?
        trois quartiers pour l'architecte de vova ?
        l'architecte de vova n'a qu'une pièce pour tout son tour de construction ?
        Vova bâtit-il une seule fois avec l'Architecte ?
        la même carte sert aux deux phases de vova architecte ?
        l'architecte de vova retourne trois cartes et en garde deux ?
        l'architecte de vova bâtit gratuitement la deuxième fois ?
        vova architecte, trois quartiers ?
        vova architecte, un seul quartier max ?
        vova architecte reçoit une seule pièce ?
        vova architecte retourne une seule carte ?
        vova architecte a trois phases ?
        vova architecte construit sans payer ?
ruling-solo-equal = À égalité avec Vova, vous perdez : il faut avoir plus de points que lui et terminer votre cité en premier.
    .no =
        Gagne-t-on avec autant de points que Vova ?
        Égalité de points en solo contre Vova : ai-je gagné ?
        meme score que vova et j'ai fini premier, c'est gagné ?
        égalité avec vova, c'est match nul ?
        le plus haut rang départage t il moi et vova à égalité
        28 à 28 contre vova, je l'emporte ?
        égalité parfaite avec vova mais j'ai bouclé ma ville avant lui, victoire pour moi ?
        Une égalité contre Vova est-elle considérée comme une partie nulle ?
        à score pareil on départage vova et moi au rang du perso ?
        autant de points que vova, on rejoue une manche ?
        faire jeu égal avec vova suffit pour gagner ?
        égalité contre vova, j'ai gagné ?
        même score que vova, match nul ?
        j'ai fini premier et on est à égalité avec vova, je gagne ?
        30 à 30 contre vova, victoire ?
        à égalité avec vova, on départage par la cité la plus chère ?
        je peux gagner contre vova sans avoir plus de points ?
    .yes =
        égalité avec vova, j'ai perdu ?
        faut il au moins un point de plus que vova
        vova gagne t il à égalité
        à points égaux c'est vova qui gagne ?
        il me faut strictement plus de points que vova ?
        Un score identique à celui de Vova équivaut-il à une défaite ?
        31 contre 30 pour vova et j'ai fini avant lui : gagné ?
        ex aequo avec vova, je peux ranger le jeu, j'ai perdu ?
        un petit point d'avance sur vova peut faire toute la différence entre victoire et défaite ?
        égalité contre vova, défaite ?
        il faut plus de points que vova, pas autant ?
        27 partout, vova a gagné ?
        à égalité je perds contre vova même si j'ai fini premier ?
        un point de plus que vova suffit si j'ai fini en premier ?
        Une égalité de points avec Vova me fait-elle perdre ?
    .asked =
        25 partout contre vova, résultat ?
        égalité avec vova, qui gagne
        que donne un score identique en solo contre vova
        même score que vova, qui gagne
        égalité en solo, gagné ou perdu
ruling-solo-letters = « Bop » et « Mar », dans les règles solo, sont le Voleur et le Magicien, comme le montre l'ordre des rangs : le texte russe a des lettres latines par erreur.
    .asked =
        Qui sont « Bop » et « Mar » dans les règles solo ?
        Une abréviation bizarre dans les règles du solo russe, c'est quel personnage ?
        les règles solo parlent d'un mar, c'est qui
        bop dans les règles solo, ça désigne qui
        mar dans le texte russe du solo, c'est quoi comme perso
        bop, c'est quel perso
        règles solo, bop et mar, ça veut dire quoi
    .yes =
        bop, c'est le voleur dans les règles solo ?
        mar veut dire magicien dans le texte solo russe ?
        bop et mar, juste une erreur de frappe dans les règles solo ?
        mar = magicien dans le solo russe ?
        les lettres latines de bop et mar sont une boulette du texte russe ?
        L'ordre des rangs montre-t-il que "Bop" est le Voleur ?
        bop et mar sont des persos normaux écrits bizarrement en solo ?
        faut lire voleur et magicien derrière bop et mar ?
        mon voisin dit que bop est le voleur du solo, il a bon ?
        bop = voleur en solo ?
        mar = magicien ?
        bop et mar sont des fautes dans les règles solo ?
        bop est le personnage de rang 2 ?
        mar est le personnage de rang 3 dans les règles solo ?
        "Mar" désigne-t-il le Magicien dans les règles solo ?
    .no =
        bop et mar sont ils de nouveaux personnages du solo
        bop est il un perso spécial de vova
        bop c'est l'assassin en solo ?
        mar c'est le marchand dans les règles solo ?
        "Bop" et "Mar" sont-ils deux adversaires de Vova ?
        bop et mar viennent de la cité sombre ?
        mar serait le prénom d'un second adversaire imaginaire en solo ?
        bop et mar sont des pouvoirs spéciaux du mode solo ?
        bop est le condottiere ?
        mar est le roi en solo ?
        bop est un nouveau personnage ?
        mar est l'architecte dans les règles solo ?
        bop et mar sont des noms de joueurs ?
        bop est le magicien et mar le voleur ?
ruling-solo-base = Vova ne peut pas avoir deux quartiers identiques : on ne joue qu'avec le jeu de base, donc sans Carrière.
    .no =
        Vova peut-il avoir deux quartiers identiques ?
        Vova peut-il construire un doublon ?
        vova retourne une deuxième taverne, il la bâtit ?
        vova peut il avoir la carrière et bâtir en double
        deux marchés chez vova, possible ?
        la première carte de la pioche est un temple, vova en a déjà un, il le bâtit ?
        vova peut avoir la carrière puisqu'il se fiche des effets ?
        La Carrière peut-elle entrer dans la cité de Vova en solo ?
        deux tavernes dans la ville de vova, c'est autorisé ?
        la règle des doublons ne vise que moi, pas vova ?
        vova bâtit en double s'il a assez d'or ?
        vova peut avoir deux temples ?
        vova construit un doublon, permis ?
        vova a déjà une taverne et en retourne une autre, il la construit ?
        doublons autorisés pour vova ?
        la carrière est dans le jeu solo ?
        vova peut bâtir deux fois le même quartier s'il paie ?
    .yes =
        les doublons sont ils interdits à vova
        vova a déjà le quartier retourné, on le défausse ?
        jamais deux fois le même bâtiment chez vova ?
        vova a déjà une prison, la nouvelle prison retournée n'est pas construite ?
        Vova est-il soumis à l'interdiction des doublons ?
        pas de carrière en solo, donc pas de doubles chez vova ?
        ma table voit deux manoirs chez vova, y a erreur ?
        vova tombe sur une caserne qu'il possède, il la bâtit pas ?
        vova, pas de doublons ?
        vova a déjà ce quartier, il ne le bâtit pas ?
        pas de carrière en solo ?
        deux quartiers identiques chez vova, c'est interdit ?
        vova ne peut jamais avoir deux marchés ?
        Vova doit-il renoncer à un quartier qu'il possède déjà ?
    .asked =
        vova tombe sur un quartier qu'il a déjà, on fait quoi
        vova peut avoir combien de fois le même quartier
        pourquoi vova n'a jamais de doublon
        doublon chez vova, permis ou pas
        vova retourne un temple qu'il a déjà, il le bâtit ou pas
ruling-solo-discard = Une carte que Vova ne construit pas va sous la pioche, comme toute carte Quartier défaussée.
    .asked =
        Où va une carte que Vova ne construit pas ?
        Vova n'a pas assez d'or pour la carte retournée : qu'en fait-on ?
        vova retourne un palais sans argent, je mets la carte ou
        où je mets la carte que vova peut pas payer
        vova retourne un doublon, je range la carte où
        vova ne bâtit pas la carte, elle va où
        carte refusée par vova, sous ou sur la pioche
    .yes =
        la carte non bâtie de vova va sous la pioche ?
        on glisse sous la pioche ce que vova ne bâtit pas ?
        sous la pioche, la carte que vova n'a pas bâtie ?
        la carte ratée par vova suit la même route que toute défausse, sous le paquet ?
        Une carte refusée par Vova est-elle replacée sous la pioche ?
        vova fauché retourne une cathédrale, elle file sous le tas ?
        personne ne garde la carte que vova n'a pas construite ?
        la carte trop chère pour vova pourra revenir un jour puisqu'elle va sous la pioche ?
        carte non construite par vova, sous la pioche ?
        vova ne peut pas payer, la carte va sous la pioche ?
        je remets la carte de vova sous le paquet ?
        la carte que vova ne bâtit pas n'est à personne ?
        vova a déjà ce quartier, la carte va sous la pioche ?
        La carte que Vova ne peut payer rejoint-elle le dessous de la pioche ?
    .no =
        y a t il une défausse pour les cartes que vova ne bâtit pas
        je récupère la carte que vova n'a pas pu construire ?
        vova garde t il pour plus tard la carte trop chère
        la carte refusée de vova retourne sur le dessus de la pioche ?
        je prends en main la carte que vova n'a pas pu poser ?
        on met la carte ratée de vova de côté jusqu'à son prochain tour ?
        La carte non bâtie par Vova est-elle retirée du jeu ?
        on mélange la pioche avec la carte que vova a ratée ?
        la carte que vova ne construit pas revient sur le dessus du paquet ?
        vova la met dans sa main pour plus tard ?
        carte non bâtie par vova, je la prends ?
        vova garde la carte pour plus tard ?
        la carte de vova est éliminée du jeu ?
        la carte que vova ne bâtit pas reste sur le dessus ?
        vova ne peut pas payer, il attend avec la carte devant lui ?
        je remélange la carte de vova dans la pioche ?
ruling-solo-newest = En solo, si vous piochez plusieurs cartes à la fois, la plus récente est celle que vous posez en dernier : les règles vous laissent choisir l'ordre.
    .asked =
        J'ai pioché plusieurs cartes d'un coup : laquelle est la plus récente ?
        Quelle carte dois-je jeter face au Magicien de Vova ?
        architecte en solo, deux cartes : laquelle compte comme dernière pour vova
        j'ai tiré deux cartes ensemble contre vova, c'est laquelle la dernière
        qui décide de l'ordre de mes cartes piochées ensemble en solo
        solo, deux cartes piochées, laquelle est la plus récente
        contre vova, qui choisit l'ordre de mes cartes piochées
    .yes =
        deux cartes prises d'un coup en solo, je décide laquelle est la plus récente ?
        en solo, la dernière carte posée est elle la plus récente
        c'est moi qui range mes cartes piochées d'un coup, donc je choisis la plus récente face à vova ?
        je peux mettre la plus nulle en dernier pour que le magicien de vova me prenne celle-là ?
        La carte posée en dernier est-elle la plus récente en solo ?
        trois cartes piochées ensemble en solo, une seule est "la plus récente" ?
        les règles solo me laissent l'ordre des cartes prises d'un coup ?
        en pioche multiple contre vova je planque la bonne carte en la posant en premier ?
        solo, je choisis l'ordre des cartes piochées ensemble ?
        la carte posée en dernier est la plus récente contre vova ?
        je peux protéger ma bonne carte en la posant d'abord en solo ?
        je pioche deux cartes contre vova, je décide laquelle est la dernière ?
        je perds une seule carte si j'en ai pioché deux ensemble, vova magicien ?
        En solo, puis-je choisir quelle carte piochée sera la plus récente ?
    .no =
        la plus récente est elle tirée au hasard si j'en pioche deux en solo
        plusieurs cartes piochées ensemble partent elles toutes avec le magicien de vova
        je perds les deux si elles sont arrivées ensemble, magicien de vova ?
        on tire à pile ou face pour savoir quelle carte est la plus récente en solo ?
        la plus chère des deux est forcément la plus récente face à vova ?
        Toutes les cartes piochées ensemble sont-elles considérées comme les plus récentes ?
        c'est vova qui choisit parmi les deux cartes que je viens de piocher ?
        en solo la première carte posée est la plus récente ?
        deux cartes d'un coup, je défausse les deux face au magicien de vova ?
        solo, deux cartes piochées, les deux comptent comme récentes ?
        vova choisit ma carte la plus récente ?
        la carte la plus récente est tirée au hasard en solo ?
        je pioche trois cartes, je perds les trois face à vova magicien ?
        la carte la moins chère est la plus récente en solo ?
        l'ordre de mes cartes est imposé contre vova ?
