### Cards: name, one-line reminder for the player who calls the round, full effect. The message id
### is card-<id>-<edition>. Names are the printed ones; the wording is ours.

## Characters, 2016

card-assassin-2016 = Assassin
    .reminder = Désigne un personnage : il reste caché et perd son tour.
    .effect = Désignez un autre personnage, jamais un joueur. Le joueur qui l'a ne le révèle pas à l'appel et perd son tour.
    .asked =
        c'est quoi l'effet de l'assassin
        que devient le personnage visé par l'assassin
        qui l'assassin peut tuer
        assassin, on désigne quoi au juste
    .yes =
        la cible de l'assassin passe son tour
        l'assassin nomme un perso et pas un joueur, c'est ça
        le mort reste caché quand on l'appelle après l'assassin
        l'assassin peut viser le roi
    .no =
        l'assassin peut désigner un joueur directement
        l'assassin prend l'or de sa victime
        il faut payer pour tuer avec l'assassin
        l'assassin peut tuer deux persos
card-witch-2016 = Sorcière
    .reminder = Collecte, désigne un personnage, s'arrête ; reprendra à sa place.
    .effect = Collectez, puis vous devez désigner un autre personnage ; votre tour est suspendu. Quand ce personnage est appelé, son joueur collecte, rien de plus. Vous reprenez alors votre tour comme si vous étiez ce personnage, avec tous ses pouvoirs et ses interdictions, mais avec votre or, votre main et votre cité ; la couronne va tout de même au Roi ou au Patricien ensorcelé. Si personne n'a le personnage, vous ne reprenez pas votre tour.
    .asked =
        comment joue la sorcière
        que peut faire la victime de la sorcière
        quand la sorcière reprend son tour
        la sorcière construit dans quelle cité
    .yes =
        la sorcière collecte avant de désigner
        la sorcière est obligée de nommer un perso
        l'ensorcelé collecte quand même (sorcière)
        la sorcière joue avec son propre or
        la sorcière ensorcelle le roi, c'est lui qui garde la couronne
    .no =
        la sorcière utilise la main de sa victime
        la victime de la sorcière peut construire
        perso de la sorcière absent, elle reprend son tour
        la sorcière prend la couronne du roi ensorcelé
card-magistrate-2016 = Échevin
    .reminder = Pose trois mandats ; peut prendre le premier quartier de sa cible.
    .effect = Posez trois mandats face cachée sur trois personnages différents ; un seul est signé. Quand le joueur visé par le mandat signé paie un quartier pour la première fois de son tour, vous pouvez révéler le mandat et construire ce quartier gratuitement dans votre cité, sauf si vous l'avez déjà. Le joueur reprend son or, mais cela compte comme une de ses constructions.
    .asked =
        c'est quoi l'échevin
        combien de mandats pose l'échevin
        quand l'échevin révèle son mandat
        que devient mon or si l'echevin me prend le quartier
    .yes =
        l'échevin récupère le quartier gratos
        visé par l'échevin, je reprends mon or
        le quartier pris par l'echevin compte dans mes constructions
        l'échevin peut choisir de ne pas révéler le mandat
    .no =
        l'échevin pose deux mandats sur le même perso
        les trois mandats de l'échevin sont signés
        l'échevin paie le quartier qu'il confisque
        l'échevin peut prendre un quartier qu'il a déjà
        l'échevin garde l'or que j'avais payé
card-thief-2016 = Voleur
    .reminder = Désigne un personnage : prend tout son or quand il est révélé.
    .effect = Désignez un autre personnage à voler : ni de rang 1, ni assassiné, ni ensorcelé. Quand il est révélé, son joueur vous donne tout son or, avant de collecter.
    .asked =
        que fait le voleur
        quand le voleur reçoit l'or
        combien prend le voleur
        qui le voleur n'a pas le droit de voler
    .yes =
        le voleur prend tout l'or de sa victime
        le voleur vise un perso pas un joueur
        la victime du voleur paie avant sa collecte
        le voleur peut voler la marchande
    .no =
        le voleur peut voler l'assassin
        le voleur peut nommer le perso assassiné
        le voleur prend juste la moitié de l'or
        le voleur pique aussi des cartes
card-spy-2016 = Espion
    .reminder = Voit une main : 1 pièce et 1 carte par carte du type annoncé.
    .effect = Choisissez un autre joueur et annoncez un type de quartier, puis regardez la main de ce joueur. Pour chaque carte de ce type, prenez-lui 1 pièce d'or et piochez 1 carte.
    .asked =
        comment on joue l'espion
        combien d'or prend l'espion
        d'où viennent les cartes de l'espion
        l'espion annonce quoi
    .yes =
        l'espion regarde toute la main du joueur
        l'espion prend 1 or par carte du bon type
        l'espion annonce le type avant de regarder
        l'espion pioche aussi 1 carte par carte trouvée
    .no =
        l'espion vole les cartes de la main
        l'or de l'espion vient de la banque
        l'espion peut espionner tout le monde
        2 pièces par carte du type annoncé avec l'espion
card-blackmailer-2016 = Maître-chanteuse
    .reminder = Pose deux menaces : moitié de l'or en pot-de-vin, ou le risque.
    .effect = Posez deux menaces face cachée sur deux personnages différents, jamais sur un personnage de rang 1, assassiné ou ensorcelé ; une seule porte la dentelle. Juste après sa collecte, un joueur menacé peut vous verser la moitié de son or, arrondie à l'inférieur, pour faire retirer le jeton sans qu'on le regarde. Sinon, vous pouvez le révéler : si c'est la dentelle, vous prenez tout l'or du joueur.
    .asked =
        comment marche la maître-chanteuse
        combien faut payer à la maitre chanteuse
        quand est-ce qu'on paie la maître-chanteuse
        la maître-chanteuse ne peut pas menacer qui
    .yes =
        je peux refuser de payer la maître-chanteuse
        la maitre chanteuse rafle tout si c'est la dentelle
        7 or, je verse 3 à la maître-chanteuse et c'est réglé
        la maître chanteuse peut laisser la menace sans la retourner
    .no =
        les deux menaces de la maître-chanteuse sur le même perso
        la maître chanteuse peut menacer un rang 1
        on regarde le jeton si j'ai payé la maître-chanteuse
        maître-chanteuse : la menace sans dentelle lui donne mon or
card-magician-2016 = Magicienne
    .reminder = Échange sa main avec un joueur, ou des cartes avec la pioche.
    .effect = Au choix : échangez toute votre main contre celle d'un autre joueur, ou mettez sous la pioche autant de vos cartes que vous voulez et piochez-en le même nombre.
    .asked =
        la magicienne elle sert à quoi
        combien de cartes la magicienne peut changer
        où vont les cartes rendues par la magicienne
        la magicienne a le choix entre quoi et quoi
    .yes =
        la magicienne échange sa main avec un autre joueur
        la magicienne peut jeter 4 cartes et en repiocher 4
        les cartes de la magicienne partent sous la pioche
        je peux changer une seule carte via la magicienne
    .no =
        la magicienne fait les deux : échange de main et repioche
        magicienne : échanger juste 2 cartes avec un joueur
        la magicienne repioche plus de cartes qu'elle n'en rend
        la magicienne doit payer pour échanger
card-wizard-2016 = Sorcier
    .reminder = Voit une main, prend une carte ou la construit ; doublons permis.
    .effect = Regardez la main d'un autre joueur et prenez-y une carte : gardez-la, ou construisez-la aussitôt à son coût entier, hors limite de construction. Ce tour-ci, vous pouvez construire des quartiers déjà présents dans votre cité.
    .asked =
        le sorcier fait quoi
        combien paie le sorcier pour la carte prise
        combien de cartes prend le sorcier
        que faire de la carte prise avec le sorcier
    .yes =
        le sorcier regarde la main d'un joueur et prend une carte
        le sorcier peut construire la carte prise tout de suite
        le sorcier peut faire un doublon ce tour-ci
        le sorcier peut garder la carte volée en main
    .no =
        la carte construite aussitôt par le sorcier compte dans la limite
        le sorcier construit gratis la carte prise
        le sorcier prend deux cartes
        le sorcier rend une carte en échange
card-seer-2016 = Voyante
    .reminder = Prend une carte à chacun, en rend une ; construit deux quartiers.
    .effect = Prenez une carte au hasard dans la main de chaque autre joueur, puis donnez une carte de votre choix à chacun de ceux à qui vous en avez pris une. Vous pouvez construire jusqu'à deux quartiers.
    .asked =
        que fait la voyante
        combien de cartes prend la voyante
        la voyante rend quoi aux autres
        combien de quartiers avec la voyante
    .yes =
        la voyante prend une carte à chaque autre joueur
        la voyante doit redonner une carte à chacun
        2 constructions avec la voyante ?
        la voyante choisit les cartes qu'elle rend
    .no =
        la voyante choisit la carte qu'elle prend en regardant la main
        la voyante prend 2 cartes par joueur
        la voyante peut construire 3 quartiers
        la voyante rend les cartes au hasard
card-king-2016 = Roi
    .reminder = 1 pièce par quartier noble ; prend la couronne.
    .effect = Prenez 1 pièce d'or par quartier noble de votre cité. Au moment de votre choix pendant votre tour, vous devez prendre la couronne, même si vous êtes ensorcelé. Si vous êtes assassiné, vous la prenez à la fin de la manche.
    .asked =
        c'est quoi le roi
        combien d'or pour le roi
        quand le roi prend la couronne
        le roi mort récupère la couronne quand
    .yes =
        le roi est forcé de prendre la couronne
        le roi gagne 1 or par quartier noble
        roi assassiné, la couronne est pour lui en fin de manche
        le roi ensorcelé prend quand meme la couronne
    .no =
        le roi peut refuser la couronne
        le roi pioche des cartes pour ses quartiers jaunes
        le roi donne la couronne à qui il veut
        2 pièces par quartier noble pour le roi
card-emperor-2016 = Empereur
    .reminder = 1 pièce par quartier noble ; donne la couronne, prend 1 pièce ou carte.
    .effect = Prenez 1 pièce d'or par quartier noble de votre cité. Au moment de votre choix pendant votre tour, vous devez prendre la couronne à celui qui la détient et la donner à un joueur différent, jamais à vous-même ; prenez 1 pièce d'or ou 1 carte au hasard à celui qui la reçoit. Si vous êtes assassiné, vous donnez la couronne à la fin de la manche et ne prenez rien. Ne se joue pas à 2 joueurs.
    .asked =
        il fait quoi l'empereur
        que gagne l'empereur en donnant la couronne
        à qui l'empereur peut donner la couronne
        à quel moment l'empereur donne la couronne
    .yes =
        l'empereur est obligé de donner la couronne
        l'empereur touche 1 or par quartier noble
        c'est l'empereur qui choisit entre l'or et la carte
        empereur assassiné, il donne la couronne en fin de manche
    .no =
        l'empereur peut garder la couronne pour lui
        l'empereur mort reçoit quand même une pièce
        on joue l'empereur à deux ?
        l'empereur peut rendre la couronne à celui qui l'avait
        l'empereur prend 2 or à celui qu'il couronne
card-patrician-2016 = Patricien
    .reminder = 1 carte par quartier noble ; prend la couronne.
    .effect = Piochez 1 carte par quartier noble de votre cité. Au moment de votre choix pendant votre tour, vous devez prendre la couronne, même si vous êtes ensorcelé. Si vous êtes assassiné, vous la prenez à la fin de la manche.
    .asked =
        quel est le pouvoir du patricien
        combien de cartes pioche le patricien
        quand le patricien prend la couronne
        le patricien gagne quoi avec les quartiers nobles
    .yes =
        le patricien pioche pour chaque quartier noble
        le patricien doit prendre la couronne
        patricien tué, il a la couronne en fin de manche
        le patricien ensorcelé a quand même la couronne
    .no =
        le patricien touche de l'or pour ses quartiers nobles
        le patricien peut laisser la couronne à un autre
        2 cartes par quartier jaune avec le patricien
        la prise de la couronne est facultative pour le patricien
card-bishop-2016 = Évêque
    .reminder = 1 pièce par quartier religieux ; à l'abri du rang 8.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Pendant cette manche, le personnage de rang 8 ne peut pas utiliser son pouvoir sur votre cité, sauf si vous êtes assassiné ou ensorcelé.
    .asked =
        que fait l'évêque
        l'évêque gagne combien
        contre qui l'évêque protège sa cité
        la protection de l'eveque dure combien de temps
    .yes =
        l'évêque touche 1 or par quartier bleu
        l'eveque est à l'abri du condottiere cette manche
        l'évêque bloque aussi le diplomate et le capitaine
        2 quartiers religieux = 2 pièces pour l'évêque
    .no =
        l'évêque assassiné reste protégé du rang 8
        l'évêque pioche des cartes pour ses temples
        2 or par quartier religieux avec l'eveque ?
        évêque ensorcelé, ma cité est toujours protégée
card-abbot-2016 = Abbé
    .reminder = 1 pièce ou carte par quartier religieux ; 1 pièce du plus riche.
    .effect = Pour chaque quartier religieux de votre cité, prenez 1 pièce d'or ou 1 carte ; annoncez d'abord combien de chaque. Si vous n'êtes pas parmi les plus riches, vous pouvez prendre 1 pièce d'or au joueur le plus riche.
    .asked =
        il fait quoi l'abbé
        abbé : combien je prends au plus riche
        qu'est ce que je gagne par quartier religieux avec l'abbé
        quand est-ce que l'abbé a droit à la pièce du plus riche
    .yes =
        l'abbé peut panacher or et cartes pour ses quartiers bleus
        faut annoncer la répartition avant de prendre avec l'abbé
        abbé et pas le plus riche, je peux piquer 1 po au plus riche
        avec l'abbé j'ai le droit de laisser le plus riche tranquille
    .no =
        l'abbé prend une pièce ET une carte par quartier religieux
        l'abbé vole 2 pièces d'or au plus riche ?
        je suis ex aequo le plus riche et abbé, je prends quand même 1 or
        les temples des voisins comptent pour mon abbé
card-cardinal-2016 = Cardinal
    .reminder = 1 carte par quartier religieux ; prend l'or qui manque contre des cartes.
    .effect = Piochez 1 carte par quartier religieux de votre cité. S'il vous manque de l'or pour un quartier, vous pouvez prendre à un seul autre joueur exactement la somme qui manque ; donnez-lui une carte de votre main par pièce, et construisez.
    .asked =
        à quoi sert le cardinal
        combien de cartes je donne avec le cardinal
        quand le cardinal peut prendre de l'or à un autre
        le cardinal gagne quoi avec ses quartiers religieux
    .yes =
        le cardinal pioche 1 carte par quartier religieux
        il me manque 3 or, le cardinal peut les prendre à un joueur
        avec le cardinal je rends une carte par pièce prise
        je peux jouer le cardinal sans prendre d'or à personne
    .no =
        le cardinal peut prendre l'or à plusieurs joueurs
        le cardinal prend plus que ce qui manque
        le cardinal touche de l'or pour ses quartiers bleus
        le cardinal prend l'or sans rien donner en échange
card-merchant-2016 = Marchande
    .reminder = 1 pièce par quartier commerçant, et 1 de plus.
    .effect = Prenez 1 pièce d'or par quartier commerçant de votre cité, et 1 pièce d'or de plus, quoi que vous ayez collecté.
    .asked =
        elle fait quoi la marchande
        combien gagne la marchande
        c'est quoi le bonus de la marchande
        la marchande touche combien par quartier commerçant
    .yes =
        la marchande a 1 or de plus même si elle a pioché
        marchande : 1 pièce par quartier vert
        sans quartier vert la marchande prend quand même 1 or
        2 quartiers verts, ça fait 3 pièces pour la marchande
    .no =
        la marchande reçoit 2 or de bonus
        la marchande pioche des cartes pour ses quartiers verts
        faut avoir pris l'or à la collecte pour le bonus de la marchande
        les quartiers verts des autres comptent pour la marchande
card-alchemist-2016 = Alchimiste
    .reminder = Récupère à la fin du tour l'or payé pour construire.
    .effect = À la fin de votre tour, récupérez tout l'or payé pour construire, et seulement celui-là. Au moment de construire, vous devez pouvoir payer le prix entier.
    .asked =
        c'est quoi le pouvoir de l'alchimiste
        quand est ce que l'alchimiste récupère ses sous
        combien on récupère avec l'alchimiste
        quel or revient à l'alchimiste
    .yes =
        l'alchimiste récupère tout ce qu'il a payé pour bâtir
        c'est en fin de tour que l'alchimiste reprend son or
        avec l'alchimiste il faut avoir la somme complète pour construire
        j'ai payé 4 pour un quartier, l'alchimiste m'en rend bien 4
    .no =
        l'alchimiste peut construire sans avoir l'or
        alchimiste : on récupère juste la moitié ?
        l'alchimiste récupère aussi l'or dépensé pour autre chose que construire
        l'or revient aussitôt après la construction avec l'alchimiste
card-trader-2016 = Négociant
    .reminder = 1 pièce par quartier commerçant ; en construit sans limite.
    .effect = Prenez 1 pièce d'or par quartier commerçant de votre cité. Ce tour-ci, vous pouvez construire autant de quartiers commerçants que vous voulez, et un quartier d'un autre type.
    .asked =
        à quoi sert le négociant
        combien de quartiers verts pour le negociant
        combien d'or touche le négociant
        le négociant peut construire quoi d'autre que du vert
    .yes =
        le négociant peut poser 4 quartiers verts d'un coup
        1 or par quartier commerçant avec le negociant
        négociant : 2 verts plus un noble, c'est permis
        le négociant pose autant de quartiers verts qu'il veut ?
    .no =
        le négociant construit deux quartiers non commerçants
        le négociant a une pièce bonus comme la marchande
        le négociant est limité à 3 quartiers verts
        les quartiers verts sont gratuits pour le négociant
card-architect-2016 = Architecte
    .reminder = Pioche 2 cartes de plus ; construit jusqu'à trois quartiers.
    .effect = Piochez 2 cartes de plus, quoi que vous ayez collecté. Vous pouvez construire jusqu'à trois quartiers.
    .asked =
        l'architecte ça fait quoi
        combien de quartiers pour l'architecte
        combien de cartes bonus avec l'archi
        c'est combien la limite de construction de l'architecte
    .yes =
        l'architecte pioche 2 cartes même s'il a pris l'or
        archi : je peux poser 3 quartiers dans le tour
        l'architecte peut se contenter d'un seul quartier
        les 2 cartes de l'architecte s'ajoutent à la collecte
    .no =
        l'architecte est obligé d'en construire trois
        est-ce que l'archi peut bâtir 4 quartiers
        l'architecte pioche 3 cartes en plus
        l'architecte construit gratis ?
card-navigator-2016 = Navigatrice
    .reminder = Prend 4 pièces ou 4 cartes ; ne construit rien.
    .effect = Prenez 4 pièces d'or ou piochez 4 cartes, quoi que vous ayez collecté. Vous ne pouvez pas construire ce tour-ci.
    .asked =
        la navigatrice ça donne quoi
        combien de cartes pour la navigatrice
        c'est quoi l'inconvénient de la navigatrice
        navigatrice, combien d'or
    .yes =
        la navigatrice prend 4 or en plus de la collecte
        la navigatrice peut piocher 4 cartes
        interdit de construire avec la navigatrice ?
        j'ai collecté des cartes, la navigatrice me donne quand même 4 or
    .no =
        la navigatrice peut construire un quartier
        2 or et 2 cartes avec la navigatrice c'est bon
        la navigatrice a 4 or plus 4 cartes
        la navigatrice prend seulement 3 pièces
card-scholar-2016 = Archiviste
    .reminder = Voit 7 cartes, en garde une ; construit jusqu'à deux quartiers.
    .effect = Piochez 7 cartes, gardez-en une et mélangez les six autres à la pioche. Vous pouvez construire jusqu'à deux quartiers.
    .asked =
        l'archiviste fait quoi
        combien de cartes pioche l'archiviste
        où vont les cartes non gardées de l'archiviste
        combien de quartiers pour l'archiviste
    .yes =
        l'archiviste regarde 7 cartes et en garde une
        l'archiviste peut construire 2 quartiers
        les six autres de l'archiviste sont remélangées à la pioche
        l'archiviste peut ne construire qu'un quartier
    .no =
        l'archiviste garde 2 cartes sur les 7
        l'archiviste a droit à trois constructions
        l'archiviste pioche 6 cartes ?
        les six cartes de l'archiviste vont au fond de la pioche sans mélanger
card-warlord-2016 = Condottiere
    .reminder = 1 pièce par quartier militaire ; détruit un quartier (coût moins 1).
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. Vous pouvez détruire un quartier dans n'importe quelle cité, y compris la vôtre, en payant 1 pièce d'or de moins que son coût. Jamais dans une cité terminée.
    .asked =
        ça fait quoi le condottiere
        combien coûte une destruction au condottiere
        où le condottiere ne peut pas détruire
        combien d'or pour le condottiere
    .yes =
        le condottiere détruit un quartier à 1 gratuitement
        le condottiere peut casser son propre quartier
        pour un quartier à 5 le condottiere paie 4
        le condo touche 1 or par quartier militaire
    .no =
        le condottiere peut attaquer une cité terminée
        le condottiere paie le prix plein pour détruire
        le condo détruit deux quartiers par tour
        le condottiere est obligé de détruire
card-diplomat-2016 = Diplomate
    .reminder = 1 pièce par quartier militaire ; échange un quartier, paie l'écart.
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. Vous pouvez échanger un de vos quartiers contre un quartier d'une autre cité ; si celui-ci coûte plus cher, payez la différence à son propriétaire. Jamais avec une cité terminée, et aucune des deux cités ne peut recevoir un quartier qu'elle a déjà.
    .asked =
        comment marche le diplomate
        combien coûte un échange du diplomate
        à qui le diplomate donne la différence
        avec qui le diplomate ne peut pas échanger
    .yes =
        le diplomate peut échanger un de ses quartiers avec un adversaire
        le diplomate paie la différence au proprio
        diplomate : 1 or par quartier militaire ?
        l'échange du diplomate est facultatif
    .no =
        le diplomate peut échanger avec une cité finie
        la différence du diplomate va à la banque
        deux échanges dans le même tour avec le diplomate
        le diplomate peut prendre un quartier qu'il a déjà
card-marshal-2016 = Capitaine
    .reminder = 1 pièce par quartier militaire ; s'empare d'un quartier à 3 ou moins.
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. Vous pouvez vous emparer d'un quartier de coût 3 ou moins dans une autre cité en payant son coût à son propriétaire. Jamais dans une cité terminée, et jamais d'un quartier que vous avez déjà.
    .asked =
        le capitaine il fait quoi
        combien paie le capitaine pour un quartier
        jusqu'à quel coût le capitaine peut prendre
        à qui va l'argent du capitaine
    .yes =
        le capitaine peut piquer un quartier à 3
        le capitaine paie le propriétaire du quartier
        1 or par quartier rouge avec le capitaine
        le capitaine peut ne rien prendre à personne
    .no =
        le capitaine peut s'emparer d'un quartier à 4
        capitaine : on paie le coût moins 1 ?
        le capitaine peut se servir dans une cité terminée
        l'or du capitaine part à la banque
        le capitaine prend deux quartiers par tour
card-queen-2016 = Reine
    .reminder = 3 pièces à côté du joueur de rang 4.
    .effect = Prenez 3 pièces d'or si l'un de vos deux voisins a révélé le personnage de rang 4. Si ce personnage a été assassiné, vous les recevez à la fin de la manche. À cinq joueurs ou plus seulement.
    .asked =
        elle fait quoi la reine
        combien gagne la reine
        à combien on joue la reine
        quand la reine touche l'or si le roi est mort
    .yes =
        la reine gagne 3 or à côté du roi
        roi assassiné chez mon voisin, la reine est payée en fin de manche
        faut être au moins 5 pour jouer la reine
        le patricien est mon voisin, la reine prend 3 pièces
    .no =
        la reine prend 4 or à coté du roi
        on peut jouer la reine à 4
        le roi est en face de moi, pas voisin, la reine touche 3 or
        la reine est payée si son voisin est le condottiere
card-artist-2016 = Artiste
    .reminder = Embellit un ou deux de ses quartiers, 1 pièce chacun : coût et points +1.
    .effect = Choisissez un ou deux de vos quartiers et posez sur chacun une de vos pièces. Un quartier embelli coûte 1 de plus et rapporte 1 point de plus jusqu'à la fin de la partie. Une seule fois par quartier.
    .asked =
        à quoi sert l'artiste
        combien de quartiers l'artiste peut embellir
        ça rapporte combien un quartier embelli par l'artiste
        embellir avec l'artiste ça change quoi au coût
    .yes =
        l'artiste peut embellir deux quartiers d'un coup
        un quartier embelli par l'artiste vaut 1 point de plus
        l'artiste paie avec ses propres pièces
        l'artiste peut n'en embellir qu'un seul
    .no =
        l'artiste peut mettre 2 pièces sur le même quartier
        trois quartiers embellis en un tour avec l'artiste, ok ?
        l'artiste prend les pièces à la banque pour embellir
        un quartier déjà embelli, l'artiste peut recommencer dessus
card-tax-collector-2016 = Bailli
    .reminder = Ramasse la taxe : 1 pièce par quartier construit.
    .effect = Tant que ce personnage est dans la partie, chaque joueur qui construit pose aussitôt 1 pièce d'or sur le jeton du Bailli, s'il lui en reste : une par quartier, même construit sans payer. Le Bailli, lui, ne paie pas. À votre tour, vous pouvez prendre tout l'or du jeton. L'or y reste tant que personne ne joue le Bailli.
    .asked =
        le bailli il sert à quoi
        combien on paie au bailli
        quand est ce qu'on paie le bailli
        qui paie la taxe du bailli
    .yes =
        on met 1 or sur le jeton du bailli par quartier construit
        le bailli rafle tout l'or du jeton
        quartier construit gratos, taxe du bailli quand même
        personne n'a le bailli, l'or reste sur le jeton
    .no =
        le bailli paie sa propre taxe
        plus une pièce après construction, je dois encore au bailli
        la taxe du bailli c'est 2 or
        l'or du bailli retourne à la banque si personne le joue

## Characters of the older boxes: the base eight and rank 9

card-assassin-classic = Assassin
    .reminder = Désigne un personnage : il se tait et perd son tour.
    .effect = Désignez un autre personnage, jamais un joueur. Le joueur qui l'a ne dit rien à l'appel et perd son tour.
card-assassin-third = Assassin
    .reminder = Désigne un personnage : il perd son tour et se montre en dernier.
    .effect = Désignez un autre personnage, jamais un joueur. Le joueur qui l'a ne dit rien à l'appel et perd son tour. Il ne montre sa carte qu'à la fin de la manche.
card-thief-classic = Voleur
    .reminder = Désigne un personnage : prend tout son or quand il est appelé.
    .effect = Désignez un autre personnage à voler : ni l'Assassin, ni la Sorcière, ni le personnage qu'ils ont désigné. Quand il est appelé, son joueur vous donne tout son or.
card-thief-third = Voleur
    .reminder = Désigne un personnage : prend tout son or quand il est révélé.
    .effect = Désignez un autre personnage à voler : ni l'Assassin, ni la Sorcière, ni le personnage qu'ils ont désigné. Quand il est appelé et révélé, son joueur vous donne tout son or.
card-magician-classic = Magicien
    .reminder = Échange sa main avec un joueur, ou des cartes avec la pioche.
    .effect = À n'importe quel moment de votre tour, au choix : échangez toute votre main contre celle d'un autre joueur, ou mettez sous la pioche autant de vos cartes que vous voulez et piochez-en le même nombre.
card-magician-third = Magicien
    .reminder = Échange sa main avec un joueur, ou des cartes avec la pioche.
    .effect = À n'importe quel moment de votre tour, au choix : échangez toute votre main contre celle d'un autre joueur, ou mettez sous la pioche autant de vos cartes que vous voulez et piochez-en le même nombre.
card-king-classic = Roi
    .reminder = Prend aussitôt la couronne ; 1 pièce par quartier noble.
    .effect = Prenez la couronne dès que vous êtes appelé. Prenez 1 pièce d'or par quartier noble de votre cité. Si vous êtes assassiné, vous perdez votre tour, mais prenez la couronne à la fin de la manche. Si personne n'a le Roi, la couronne reste où elle est.
card-king-third = Roi
    .reminder = Prend aussitôt la couronne ; 1 pièce par quartier noble.
    .effect = Prenez la couronne dès que vous êtes appelé. Prenez 1 pièce d'or par quartier noble de votre cité. Si vous êtes assassiné, vous perdez votre tour, mais prenez la couronne en montrant votre carte, une fois que tout le monde a joué. Si personne n'a le Roi, la couronne reste où elle est.
card-bishop-classic = Évêque
    .reminder = 1 pièce par quartier religieux ; à l'abri du Condottiere.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Le Condottiere ne peut pas détruire vos quartiers, et le Diplomate ne peut pas les prendre.
card-bishop-third = Évêque
    .reminder = 1 pièce par quartier religieux ; à l'abri du Condottiere.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Ni le Condottiere ni le Diplomate ne peuvent toucher à votre cité.
card-merchant-classic = Marchand
    .reminder = 1 pièce par quartier commerçant ; 1 de plus après l'action.
    .effect = Prenez 1 pièce d'or par quartier commerçant de votre cité. Après votre action, prenez 1 pièce d'or de plus.
card-merchant-third = Marchand
    .reminder = 1 pièce de plus au début du tour ; 1 par quartier commerçant.
    .effect = Au début de votre tour, prenez 1 pièce d'or, quelle que soit ensuite votre action. Prenez 1 pièce d'or par quartier commerçant de votre cité.
card-architect-classic = Architecte
    .reminder = Pioche 2 cartes après l'action ; construit jusqu'à trois quartiers.
    .effect = Après votre action, piochez 2 cartes et gardez les deux. Vous pouvez construire jusqu'à trois quartiers.
card-architect-third = Architecte
    .reminder = Pioche 2 cartes au début du tour ; construit jusqu'à trois quartiers.
    .effect = Au début de votre tour, piochez 2 cartes et gardez les deux. Vous pouvez construire jusqu'à trois quartiers.
card-warlord-classic = Condottiere
    .reminder = 1 pièce par quartier militaire ; pour finir, détruit (coût moins 1).
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. En fin de tour, vous pouvez détruire un quartier dans n'importe quelle cité, y compris la vôtre, en payant 1 pièce d'or de moins que son coût. Jamais dans une cité de 8 quartiers, ou de 7 en partie courte.
card-warlord-third = Condottiere
    .reminder = 1 pièce par quartier soldatesque ; pour finir, détruit (coût moins 1).
    .effect = Prenez 1 pièce d'or par quartier soldatesque de votre cité. En fin de tour, vous pouvez détruire un quartier dans n'importe quelle cité, y compris la vôtre, en payant 1 pièce d'or de moins que son coût. Jamais dans une cité terminée.
card-artist-classic = Artiste
    .reminder = Pose une pièce sur un ou deux de ses quartiers : coût et points +1.
    .effect = Choisissez un ou deux de vos quartiers et posez une de vos pièces sur chacun. Un tel quartier coûte 1 de plus à détruire ou à échanger et rapporte 1 point de plus. Une seule fois par quartier.
card-artist-third = Artiste
    .reminder = Pose une pièce sur un ou deux de ses quartiers : coût +1.
    .effect = Choisissez un ou deux de vos quartiers et posez une de vos pièces sur chacun. Le coût du quartier, et donc le prix pour le détruire ou l'échanger, augmente de 1. Une seule fois par quartier.
card-queen-classic = Reine
    .reminder = 3 pièces à côté du Roi ou de l'Empereur.
    .effect = Prenez 3 pièces d'or si l'un de vos deux voisins est le Roi ou l'Empereur. S'il a été assassiné, vous les recevez à la fin de la manche, quand on l'apprend. À cinq joueurs ou plus seulement.
card-queen-third = Reine
    .reminder = 3 pièces de la banque à côté du Roi ou de l'Empereur.
    .effect = Prenez 3 pièces d'or à la banque si l'un de vos deux voisins est le Roi ou l'Empereur. S'il a été assassiné, vous les recevez après votre tour, quand sa carte est révélée. À cinq joueurs ou plus seulement.

## Characters of the older boxes: the bonus ones

card-abbot-classic = Abbé
    .reminder = 1 pièce par quartier religieux ; 1 pièce du plus riche, s'il est seul.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Le joueur qui a le plus d'or vous donne 1 pièce ; s'ils sont plusieurs, ou si c'est vous, personne ne donne rien.
card-abbot-third = Abbé
    .reminder = 1 pièce par quartier religieux ; 1 pièce du plus riche, s'il est seul.
    .effect = Prenez 1 pièce d'or par quartier religieux de votre cité. Le joueur le plus riche, s'il est seul à l'être, vous donne 1 pièce d'or ; en cas d'égalité, ou si c'est vous, personne ne donne rien.
card-alchemist-classic = Alchimiste
    .reminder = Récupère à la fin du tour l'or payé pour construire.
    .effect = À la fin de votre tour, récupérez tout l'or payé pour construire. Vous devez d'abord pouvoir payer.
card-alchemist-third = Alchimiste
    .reminder = Récupère aussitôt l'or payé pour construire.
    .effect = L'or que vous payez pour construire vous revient aussitôt. Vous devez d'abord pouvoir payer.
card-diplomat-classic = Diplomate
    .reminder = 1 pièce par quartier militaire ; pour finir, échange un quartier.
    .effect = Prenez 1 pièce d'or par quartier militaire de votre cité. En fin de tour, vous pouvez échanger un de vos quartiers contre un quartier d'une autre cité ; si celui-ci coûte plus cher, payez la différence. Jamais le Donjon, ni dans la cité de l'Évêque, ni dans une cité de 8 quartiers, ou de 7 en partie courte. Le Cimetière reste hors de la pioche.
card-diplomat-third = Diplomate
    .reminder = 1 pièce par quartier soldatesque ; échange un quartier, paie l'écart.
    .effect = Prenez 1 pièce d'or par quartier soldatesque de votre cité. Vous pouvez échanger un de vos quartiers contre un quartier d'une autre cité ; si celui-ci coûte plus cher, payez la différence. La Grande Muraille et la pièce de l'Artiste augmentent le prix. Jamais le Donjon, ni dans la cité de l'Évêque, ni dans une cité terminée. Le Cimetière reste hors de la pioche.
card-emperor-classic = Empereur
    .reminder = 1 pièce par quartier noble ; donne la couronne, prend 1 pièce ou carte.
    .effect = Dès que vous êtes appelé, prenez la couronne à celui qui la détient et donnez-la à un autre joueur, jamais à vous-même. Celui qui la reçoit choisit ce qu'il vous donne : 1 pièce d'or ou 1 carte. Prenez 1 pièce d'or par quartier noble de votre cité. L'Empereur n'est jamais défaussé face visible.
card-emperor-third = Empereur
    .reminder = 1 pièce par quartier noble ; donne la couronne, prend 1 pièce ou carte.
    .effect = Dès que vous êtes appelé, prenez la couronne à celui qui la détient et donnez-la à un autre joueur, ni à lui ni à vous-même. Celui qui la reçoit choisit ce qu'il vous donne : 1 pièce d'or ou 1 carte. Prenez 1 pièce d'or par quartier noble de votre cité. Ce qui est dit du Roi vaut aussi pour l'Empereur, quand c'est possible.
card-navigator-classic = Navigateur
    .reminder = Après l'action, 4 pièces ou 4 cartes ; ne construit rien.
    .effect = Après votre action, prenez 4 pièces d'or ou piochez 4 cartes. Vous ne pouvez pas construire ce tour-ci.
card-navigator-third = Navigateur
    .reminder = Après l'action, 4 pièces ou 4 cartes ; le tour s'arrête là.
    .effect = Après votre action, prenez 4 pièces d'or ou piochez 4 cartes ; votre tour s'arrête là, et vous ne construisez rien.
card-tax-collector-classic = Bailli
    .reminder = Celui qui a construit lui donne 1 pièce à la fin de son tour.
    .effect = Pendant cette manche, tout autre joueur qui a construit au moins un quartier vous donne 1 pièce d'or à la fin de son tour, s'il lui en reste. L'Assassin, qui joue avant vous, paie quand vous êtes révélé.
card-tax-collector-third = Bailli
    .reminder = Celui qui a construit lui donne 1 pièce à la fin de son tour.
    .effect = Pendant cette manche, tout autre joueur qui a construit vous donne 1 pièce d'or à la fin de son tour, s'il lui en reste, quel que soit le nombre de quartiers. L'Assassin, s'il a construit, paie quand vous êtes révélé.
card-witch-classic = Sorcière
    .reminder = Fait son action, désigne un personnage ; reprendra à sa place.
    .effect = Faites votre action, puis désignez un autre personnage : votre tour s'arrête là. Quand ce personnage est appelé, son joueur montre la carte et fait son action, rien de plus. Vous reprenez alors votre tour avec le pouvoir de ce personnage, mais avec votre main, votre or et votre cité. La couronne va tout de même au Roi ensorcelé. Si personne n'a le personnage, le reste de votre tour est perdu.
card-witch-third = Sorcière
    .reminder = Fait son action, désigne un personnage ; reprendra à sa place.
    .effect = Faites votre action, puis désignez un autre personnage : votre tour s'arrête là. Quand ce personnage est appelé, son joueur montre la carte et fait son action, rien de plus. Vous reprenez alors votre tour avec le pouvoir de ce personnage, mais avec votre main, votre or et votre cité ; la pièce de plus du Marchand et les cartes de plus de l'Architecte sont aussi pour vous. La couronne va tout de même au Roi ensorcelé. Si personne n'a le personnage, le reste de votre tour est perdu.
card-wizard-classic = Sorcier
    .reminder = Voit une main, prend une carte ou la construit ; doublons permis.
    .effect = Regardez la main d'un autre joueur et prenez-y une carte : gardez-la, ou construisez-la aussitôt à son coût, hors limite de construction. Ce tour-ci, vous pouvez construire des quartiers déjà présents dans votre cité.
card-wizard-third = Sorcier
    .reminder = Voit une main, prend une carte ou la construit ; doublons permis.
    .effect = Regardez la main d'un autre joueur et prenez-y une carte : gardez-la, ou construisez-la aussitôt à son coût, hors limite de construction. Ce tour-ci, vous pouvez construire des quartiers déjà présents dans votre cité.

## Basic districts, 2016

card-manor-2016 = Manoir
card-castle-2016 = Château
card-palace-2016 = Palais
card-temple-2016 = Temple
card-church-2016 = Église
card-monastery-2016 = Monastère
card-cathedral-2016 = Cathédrale
card-tavern-2016 = Taverne
card-market-2016 = Marché
card-trading-post-2016 = Échoppe
card-docks-2016 = Comptoir
card-harbor-2016 = Port
card-town-hall-2016 = Hôtel de ville
card-watchtower-2016 = Tour de guet
card-prison-2016 = Prison
card-barracks-2016 = Caserne
card-fortress-2016 = Forteresse

## What a basic district does, by its type

basic-effect-2016 =
    { $type ->
        [noble] Aucun effet propre. Rapporte 1 pièce d'or au Roi et à l'Empereur, 1 carte au Patricien.
        [religious] Aucun effet propre. Rapporte 1 pièce d'or à l'Évêque, 1 carte au Cardinal, l'une ou l'autre à l'Abbé.
        [trade] Aucun effet propre. Rapporte 1 pièce d'or à la Marchande et au Négociant.
       *[military] Aucun effet propre. Rapporte 1 pièce d'or au Condottiere, au Diplomate et au Capitaine.
    }
basic-reminder-2016 = Aucun effet propre.

## Unique districts, 2016

card-armory-2016 = Poudrière
    .reminder = Détruisez-la pour détruire un quartier au choix.
    .effect = Pendant votre tour, vous pouvez détruire un quartier de votre choix en détruisant aussi la Poudrière. Jamais dans une cité terminée.
    .asked =
        elle sert à quoi la poudrière
        quand est-ce que je peux utiliser la poudriere
        combien de quartiers saute avec la poudrière
    .yes =
        je perds la poudriere si je l'utilise
        avec la poudrière je peux faire sauter un quartier adverse
        c'est moi qui choisis le quartier détruit par la poudrière
        on peut garder sa poudriere sans jamais s'en servir
    .no =
        la poudrière marche sur une cité terminée
        je dois payer de l'or pour déclencher la poudrière
        la poudriere détruit deux quartiers adverses d'un coup
        je peux faire péter la poudrière pendant le tour d'un autre
        suis je obligé d'utiliser la poudriere
card-basilica-2016 = Basilique
    .reminder = Fin : 1 point par quartier de coût impair.
    .effect = À la fin de la partie : 1 point par quartier de votre cité dont le coût est impair.
    .asked =
        que fait la basilique
        combien de points avec la basilique
        quels quartiers comptent pour la basilique
    .yes =
        la basilique donne 1 pt par quartier à coût impair
        un quartier à 5 ça compte pour la basilique
        mes quartiers à 1 piece rapportent un point avec la basilique
        basilique : seulement les quartiers de ma cité ?
    .no =
        la basilique compte les quartiers à coût pair
        2 points par quartier impair avec la basilique
        je marque les points de la basilique à chaque tour
        les cartes impaires en main comptent pour la basilique
card-capitol-2016 = Capitole
    .reminder = Fin : 3 points pour trois quartiers d'un même type.
    .effect = À la fin de la partie : 3 points, une seule fois, si votre cité compte au moins trois quartiers d'un même type.
    .asked =
        il fait quoi le capitole
        combien de points pour le capitole
        il faut combien de quartiers pareils pour le capitole
    .yes =
        trois quartiers verts, le capitole me donne ses 3 points
        le capitole c'est 3 points pour 3 quartiers de la même couleur
        avec 4 quartiers du meme type j'ai le bonus du capitole
        le bonus du capitole ne se compte qu'une fois ?
    .no =
        deux séries de trois, je touche 6 pts avec le capitole
        deux quartiers du même type suffisent pour le capitole
        le capitole rapporte 5 points bonus
        capitole : trois quartiers de types tous différents ça marche
card-dragon-gate-2016 = Dracoport
    .reminder = Fin : 2 points de plus.
    .effect = À la fin de la partie : 2 points en plus de son coût.
    .asked =
        à quoi sert le dracoport
        combien de points vaut le dracoport
        on compte quand le bonus du dracoport
    .yes =
        le dracoport vaut 8 points en tout
        dracoport = 2 points de plus que son coût ?
        le bonus du dracoport se compte à la fin de la partie
        j'ajoute 2 au prix du dracoport au décompte
    .no =
        le dracoport donne 3 points bonus
        le dracoport ne vaut que 6 points à la fin
        dracoport ça rapporte de l'or chaque tour
        y a une condition pour avoir les 2 pts du dracoport
card-factory-2016 = Manufacture
    .reminder = Vos autres merveilles coûtent 1 de moins.
    .effect = Vous payez 1 pièce d'or de moins pour construire toute autre merveille.
    .asked =
        elle sert à quoi la manufacture
        combien j'économise avec la manufacture
        sur quels quartiers joue la manufacture
    .yes =
        les autres merveilles coutent 1 de moins avec la manufacture
        j'ai la manufacture, la bibliothèque à 6 je la paie 5
        la manufacture fait une remise de 1 sur les cartes violettes
        manufacture posée, le labo me coûte 4 ?
    .no =
        la manufacture baisse le prix des quartiers verts
        la remise de la manufacture c'est 2 pièces
        la manufacture réduit son propre cout
        mes adversaires profitent de ma manufacture
card-framework-2016 = Chantier
    .reminder = Détruisez-le pour construire un quartier gratuitement.
    .effect = Au lieu de payer un quartier, vous pouvez détruire le Chantier : vous construisez alors ce quartier gratuitement.
    .asked =
        c'est quoi l'effet du chantier
        quand utiliser le chantier
        combien je paie le quartier si je détruis le chantier
    .yes =
        je casse le chantier et je construis gratos
        le chantier est détruit quand je m'en sers
        avec le chantier le quartier est complètement gratuit ?
        je peux payer normalement et garder mon chantier
    .no =
        le chantier reste en place après utilisation
        je paie encore une partie du quartier avec le chantier
        je suis forcé d'utiliser le chantier
        un seul chantier offre deux quartiers
card-gold-mine-2016 = Mine d'Or
    .reminder = Collecte d'or : 1 pièce de plus.
    .effect = Quand vous collectez de l'or, prenez 1 pièce d'or de plus.
    .asked =
        que fait la mine d'or
        combien d'or je prends avec la mine d'or
        quand joue la mine d'or
    .yes =
        je prends 3 pièces au lieu de 2 avec la mine d'or
        la mine d'or donne une piece en plus quand je collecte de l'or
        la mine d or marche à chaque tour où je prends de l'or
        le bonus de la mine d'or est gratuit ?
    .no =
        la mine d'or donne 2 pièces de plus
        j'ai pioché des cartes, la mine d'or me paie quand même
        les autres gagnent 1 po avec ma mine d'or
        la mine d'or me fait piocher une carte en plus
card-great-wall-2016 = Grande Muraille
    .reminder = Le rang 8 paie 1 de plus dans votre cité.
    .effect = Le personnage de rang 8 paie 1 pièce d'or de plus pour utiliser son pouvoir sur n'importe quel quartier de votre cité.
    .asked =
        à quoi sert la grande muraille
        combien paie en plus le rang 8 avec la muraille
        qui paie plus à cause de la grande muraille
    .yes =
        la grande muraille fait payer 1 de plus au condottiere
        le rang 8 peut quand meme attaquer s'il paie le surcoût de la grande muraille
        la muraille protège tous mes quartiers avec +1
        condottiere contre ma grande muraille, ça lui coûte plus cher
    .no =
        la grande muraille me rend intouchable par le rang 8
        le surcout de la grande muraille est de 2 pièces
        ma grande muraille couvre aussi la cité du voisin
        la grande muraille c'est moi qui paie 1 de plus
card-haunted-quarter-2016 = Cour des Miracles
    .reminder = Fin : compte comme un type de votre choix.
    .effect = À la fin de la partie, elle compte comme un quartier du type de votre choix.
    .asked =
        que fait la cour des miracles
        quand je choisis le type de la cour des miracles
        la cour des miracles compte comme quel type
    .yes =
        la cour des miracles peut compter comme un quartier bleu à la fin
        c'est moi qui choisis le type de la cour des miracles
        il me manque une couleur, la cour des miracles peut la remplacer au décompte
        cour des miracles = joker de type en fin de partie ?
    .no =
        la cour des miracles compte pour deux types à la fois
        la cour des miracles compte comme verte pour le revenu de la marchande
        un adversaire choisit la couleur de ma cour des miracles
        la cour des miracles rapporte de l'or
card-imperial-treasury-2016 = Trésor Impérial
    .reminder = Fin : 1 point par pièce de votre trésor.
    .effect = À la fin de la partie : 1 point par pièce d'or de votre trésor.
    .asked =
        que fait le trésor impérial
        combien de points avec le trésor impérial
        quel or compte pour le tresor imperial
    .yes =
        le trésor impérial donne 1 point par pièce restante
        j'ai 7 po à la fin, 7 points avec le tresor imperial
        mon or compte en points avec le trésor impérial
        tresor imperial : on compte l'or à la fin de la partie ?
    .no =
        trésor impérial c'est 2 points par pièce
        le trésor impérial compte les cartes en main
        l'or des autres compte pour mon trésor impérial
        le tresor impérial me donne de l'or à chaque tour
card-ivory-tower-2016 = Tour d'Ivoire
    .reminder = Fin : 5 points si c'est votre seule merveille.
    .effect = À la fin de la partie : 5 points si c'est la seule merveille de votre cité.
    .asked =
        c'est quoi la tour d'ivoire
        combien de points pour la tour d'ivoire
        quelle condition pour la tour d'ivoire
    .yes =
        la tour d'ivoire donne 5 pts si c'est ma seule merveille
        une autre merveille dans ma cité annule la tour d'ivoire
        tour d'ivoire seule violette chez moi, j'ai les 5 points
        j'ai des quartiers verts et bleus, la tour d'ivoire marche quand même
    .no =
        j'ai la tour d'ivoire et le parc, je prends les 5 points
        la tour d'ivoire rapporte 3 points bonus
        une merveille chez un adversaire gâche ma tour d'ivoire
        la tour d ivoire paie de l'or chaque tour
card-keep-2016 = Donjon
    .reminder = Le rang 8 ne peut pas y toucher.
    .effect = Le personnage de rang 8 ne peut pas utiliser son pouvoir sur le Donjon.
    .asked =
        il fait quoi le donjon
        contre qui protège le donjon
        qu'est-ce que le donjon protège
    .yes =
        mon donjon est à l'abri du condottiere
        le rang 8 ne peut rien contre le donjon ?
        le donjon est protégé du capitaine
        donjon intouchable pour le diplomate
    .no =
        le condottière peut détruire le donjon
        le donjon protège toute ma cité
        en payant plus le condottiere peut raser le donjon
        le capitaine peut me prendre le donjon
card-laboratory-2016 = Laboratoire
    .reminder = Une fois par tour : défaussez 1 carte pour 2 pièces.
    .effect = Une fois pendant votre tour, vous pouvez défausser 1 carte de votre main et prendre 2 pièces d'or.
    .asked =
        que fait le laboratoire
        combien d'or pour une carte au labo
        combien de fois par tour le laboratoire
    .yes =
        le labo c'est une carte contre 2 pièces
        je peux jeter une carte au laboratoire pour de la thune
        le laboratoire est facultatif ?
        la carte du labo vient de ma main
    .no =
        le labo rapporte 1 seule pièce par carte
        je peux me servir du laboratoire deux fois dans le tour
        je suis obligé de défausser au labo
        faut payer de l'or pour le laboratoire
card-library-2016 = Bibliothèque
    .reminder = Collecte de cartes : gardez-les toutes.
    .effect = Quand vous collectez des cartes, gardez toutes celles que vous piochez.
    .asked =
        que fait la bibliothèque
        combien de cartes je garde avec la bibliotheque
        quand s'applique la bibliothèque
    .yes =
        avec la bibliothèque je garde les deux cartes
        bibliotheque : je n'en remets aucune sous la pioche ?
        la bibliothèque sert à chaque fois que je collecte des cartes
        la bibliotheque c'est gratuit à utiliser
    .no =
        je dois rendre une carte malgré la bibliothèque
        la bibliothèque seule me fait piocher 3 cartes
        la bibliothèque sert quand je prends de l'or
        les autres gardent tout grâce à ma bibliothèque
card-map-room-2016 = Salle des Cartes
    .reminder = Fin : 1 point par carte en main.
    .effect = À la fin de la partie : 1 point par carte de votre main.
    .asked =
        à quoi sert la salle des cartes
        combien de points pour la salle des cartes
        quelles cartes compte la salle des cartes
    .yes =
        la salle des cartes c'est 1 pt par carte en main
        5 cartes en main à la fin, 5 points avec la salle des cartes
        faut garder des cartes pour marquer avec la salle des cartes
        la salle des cartes se compte en fin de partie
    .no =
        salle des cartes : 2 points par carte ?
        la salle des cartes compte les quartiers posés
        la salle des cartes compte mon or
        la salle des cartes me fait piocher
card-monument-2016 = Monument
    .reminder = Compte double pour terminer la cité ; impossible dès cinq quartiers.
    .effect = Vous ne pouvez pas le construire si votre cité compte déjà cinq quartiers ou plus. Pour terminer votre cité, il compte comme deux quartiers.
    .asked =
        que fait le monument
        le monument compte pour combien de quartiers
        jusqu'à quand on peut construire le monument
    .yes =
        le monument compte double pour finir la cité
        j'ai 4 quartiers, je peux poser le monument
        avec cinq quartiers le monument est interdit ?
        monument + 6 autres ça fait 8 pour terminer la cité
    .no =
        je peux construire le monument en sixième quartier
        le monument vaut trois quartiers pour terminer
        j'ai déjà 5 quartiers, le monument passe encore
        le monument ne compte que pour un quartier pour finir
card-museum-2016 = Musée
    .reminder = Une fois par tour : une carte dessous. Fin : 1 point chacune.
    .effect = Une fois pendant votre tour, vous pouvez glisser 1 carte de votre main sous le Musée, face cachée. À la fin de la partie : 1 point par carte sous le Musée.
    .asked =
        comment marche le musée
        combien de points pour le musée
        combien de cartes par tour sous le musee
    .yes =
        je peux glisser une carte sous le musée à mon tour
        les cartes sous le musee sont face cachée
        1 point par carte sous le musée ?
        j'ai le droit de ne rien mettre au musée
    .no =
        deux cartes sous le musée dans le même tour
        le musée c'est 2 points par carte
        obligé de mettre une carte au musee chaque tour
        la carte du musée vient de la pioche
        faut payer pour mettre une carte sous le musée
card-necropolis-2016 = Nécropole
    .reminder = Peut se construire en détruisant un de vos quartiers.
    .effect = Au lieu de la payer, vous pouvez détruire un quartier de votre cité.
    .asked =
        comment ça marche la nécropole
        combien coûte la necropole si je détruis un quartier
        quel quartier détruire pour la nécropole
    .yes =
        je peux sacrifier un de mes quartiers au lieu de payer la nécropole
        on peut payer la necropole 5 pièces normalement
        nécropole gratuite si je détruis un quartier chez moi
        un seul quartier détruit suffit pour la nécropole
    .no =
        je peux détruire un quartier adverse pour la nécropole
        suis-je obligé de détruire un quartier pour la necropole
        faut raser deux quartiers pour poser la nécropole
        je détruis un quartier pour la nécropole et je paie aussi
card-observatory-2016 = Observatoire
    .reminder = Collecte de cartes : piochez-en 3 au lieu de 2.
    .effect = Quand vous collectez des cartes, piochez-en 3 au lieu de 2 et gardez-en une, comme d'habitude.
    .asked =
        que fait l'observatoire
        combien de cartes je pioche avec l'observatoire
        j'en garde combien avec l'observatoire
    .yes =
        avec l'observatoire je pioche 3 cartes
        observatoire : j'en vois trois j'en garde une
        l'observatoire marche chaque fois que je collecte des cartes
        l'observatoire c'est gratuit, rien à payer ?
    .no =
        l'observatoire seul me laisse garder deux cartes
        je pioche 4 cartes avec l'observatoire
        l'observatoire donne de l'or en plus
        les autres piochent 3 avec mon observatoire
card-park-2016 = Parc
    .reminder = Main vide à la fin du tour : piochez 2 cartes.
    .effect = À la fin de votre tour, si votre main est vide, piochez 2 cartes.
    .asked =
        il fait quoi le parc
        quand je pioche avec le parc
        combien de cartes donne le parc
    .yes =
        main vide en fin de tour, le parc me donne 2 cartes
        le parc fait piocher 2 si j'ai plus de cartes
        le parc se regarde à la fin de mon tour
        j'ai posé ma dernière carte, je pioche avec le parc en fin de tour
    .no =
        il me reste une carte, le parc marche quand même
        le parc donne 3 cartes
        le parc me fait piocher au début du tour
        faut payer pour les cartes du parc
card-poor-house-2016 = Hospice
    .reminder = Sans or à la fin du tour : prenez 1 pièce.
    .effect = À la fin de votre tour, si votre trésor est vide, prenez 1 pièce d'or.
    .asked =
        à quoi sert l'hospice
        combien d'or donne l'hospice
        quand est-ce que l'hospice me paie
    .yes =
        plus un rond en fin de tour, l'hospice me donne 1 pièce
        l'hospice paie si mon trésor est vide
        l'hospice se vérifie à la fin de mon tour
        j'ai tout dépensé, je prends 1 po grâce à l'hospice
    .no =
        il me reste 1 pièce, l'hospice me paie quand même
        l'hospice donne 2 pièces
        l'hospice paie au début de mon tour
        l'hospice donne des cartes si ma main est vide
card-quarry-2016 = Carrière
    .reminder = Vous pouvez construire des doublons.
    .effect = Vous pouvez construire des quartiers déjà présents dans votre cité.
    .asked =
        à quoi sert la carrière
        qu'est ce que je peux construire avec la carriere
        c'est quoi l'intérêt de la carrière
    .yes =
        avec la carrière je peux construire des doublons
        j'ai déjà un temple, la carriere me permet un deuxième
        la carrière autorise deux fois la même taverne
        je peux avoir la carrière et ne pas faire de doublon
    .no =
        les doublons sont gratuits avec la carrière
        ma carrière permet aux autres de faire des doublons
        la carriere m'oblige à construire en double
        un deuxième marché reste interdit malgré ma carrière
card-school-of-magic-2016 = École de Magie
    .reminder = Pour le revenu : n'importe quel type.
    .effect = Quand un personnage vous rapporte un revenu pour vos quartiers d'un type, l'École compte comme un quartier de ce type. À la fin de la partie, c'est une merveille.
    .asked =
        que fait l'école de magie
        c'est quel type l'école de magie en fin de partie
        quand l'ecole de magie change de type
    .yes =
        l'école de magie compte comme jaune pour le revenu du roi
        la marchande gagne 1 de plus avec l'ecole de magie
        l'école de magie est une merveille à la fin
        ecole de magie : joker de couleur pour les revenus ?
    .no =
        l'école de magie compte comme bleue au décompte final
        à la fin l'ecole de magie peut remplacer un quartier noble
        faut payer pour changer le type de l'école de magie
        l'école de magie est inutile pour le revenu du roi
card-secret-vault-2016 = Catacombes
    .reminder = Jamais construites. Fin : 3 points si elles sont en main.
    .effect = On ne peut pas les construire. À la fin de la partie, si vous les avez en main, montrez-les pour 3 points.
    .asked =
        à quoi servent les catacombes
        combien de points pour les catacombes
        quand montrer les catacombes
    .yes =
        les catacombes en main à la fin ça fait 3 points
        interdit de construire les catacombes ?
        faut montrer les catacombes pour les points
        je garde les catacombes en main pour marquer à la fin
    .no =
        je peux construire les catacombes
        les catacombes valent 5 points
        les catacombes se posent dans la cité
        je marque les catacombes sans les montrer
card-smithy-2016 = Forge
    .reminder = Une fois par tour : payez 2 pièces, piochez 3 cartes.
    .effect = Une fois pendant votre tour, vous pouvez payer 2 pièces d'or et piocher 3 cartes.
    .asked =
        que fait la forge
        combien coûte l'effet de la forge
        combien de cartes avec la forge
    .yes =
        je paie 2 à la forge et je pioche 3 cartes
        la forge c'est une fois par tour
        la forge est facultative
        je garde les 3 cartes de la forge
    .no =
        la forge est gratuite
        la forge donne 2 cartes
        je peux utiliser la forge deux fois dans mon tour
        faut payer 3 pièces pour la forge
        obligé de me servir de la forge
card-stables-2016 = Écuries
    .reminder = Se construisent hors limite.
    .effect = Construire les Écuries ne compte pas dans votre limite de construction du tour.
    .asked =
        à quoi servent les écuries
        comment comptent les ecuries dans la limite
        c'est quoi l'avantage des écuries
    .yes =
        je peux construire les écuries et un autre quartier dans le tour
        les ecuries sont hors limite de construction
        j'ai déjà construit, je peux rajouter les écuries
        les écuries faut les payer quand même
    .no =
        les écuries prennent ma construction du tour
        les ecuries sont gratuites
        les écuries donnent une construction en plus à chaque tour
        après les écuries je n'ai plus le droit de construire
card-statue-2016 = Statue Équestre
    .reminder = Fin : 5 points avec la couronne.
    .effect = À la fin de la partie : 5 points si vous détenez la couronne.
    .asked =
        que fait la statue équestre
        combien de points pour la statue equestre
        quelle condition pour la statue équestre
    .yes =
        statue équestre avec la couronne, 5 points
        il faut la couronne pour la statue equestre
        la statue équestre se compte à la fin
        la couronne m'échappe à la fin, je perds le bonus de la statue équestre
    .no =
        la statue équestre rapporte sans la couronne
        la statue équestre donne 3 points bonus
        la statue équestre me donne la couronne
        la statue equestre rapporte à chaque tour où j'ai la couronne
card-theater-2016 = Théâtre
    .reminder = Après le choix : échange de personnage possible, à l'aveugle.
    .effect = À la fin de chaque phase de choix, vous pouvez échanger à l'aveugle votre carte Personnage contre celle d'un autre joueur.
    .asked =
        que fait le théâtre
        quand on utilise le theatre
        on échange quoi avec le théâtre
    .yes =
        le théâtre me permet d'échanger mon perso avec un joueur
        l'échange du theatre est facultatif
        le théâtre c'est à chaque manche
        avec le théâtre on échange à l'aveugle
    .no =
        je peux regarder la carte avant d'échanger au théâtre
        le theatre échange les mains de quartiers
        le théâtre coute de l'or
        je peux utiliser le théâtre au milieu de mon tour
        obligé d'échanger si j'ai le théâtre
card-thieves-den-2016 = Tripot
    .reminder = Peut se payer en cartes, une par pièce.
    .effect = Vous pouvez payer tout ou partie de son coût avec des cartes de votre main, 1 carte pour 1 pièce d'or.
    .asked =
        que fait le tripot
        combien de cartes pour une pièce au tripot
        comment on paie le tripot
    .yes =
        je peux payer le tripot avec des cartes
        payer le tripot entièrement en cartes c'est ok
        tripot : 3 pièces et 3 cartes ça passe
        on peut payer le tripot juste en or
    .no =
        une carte vaut 2 pièces pour le tripot
        je suis obligé de payer le tripot avec des cartes
        une fois le tripot posé je paie les autres quartiers en cartes
        les cartes du tripot viennent de la pioche
card-wishing-well-2016 = Fontaine aux Souhaits
    .reminder = Fin : 1 point par merveille, elle-même comprise.
    .effect = À la fin de la partie : 1 point par merveille de votre cité, celle-ci comprise.
    .asked =
        que fait la fontaine aux souhaits
        combien de points pour la fontaine aux souhaits
        quels quartiers compte la fontaine aux souhaits
    .yes =
        la fontaine aux souhaits se compte elle-même
        fontaine aux souhaits : 1 pt par merveille chez moi
        fontaine plus 3 merveilles, 4 points avec la fontaine aux souhaits
        la fontaine aux souhaits se compte à la fin
    .no =
        la fontaine aux souhaits donne 2 points par merveille
        les quartiers verts comptent pour la fontaine aux souhaits
        les merveilles des autres comptent pour ma fontaine aux souhaits
        les merveilles en main comptent pour la fontaine aux souhaits

## Districts of the older boxes

card-armory-classic = Poudrière
    .reminder = Détruisez-la pour détruire un quartier d'une autre cité.
    .effect = Pendant votre tour, vous pouvez détruire un quartier d'une autre cité en détruisant aussi la Poudrière.
card-armory-third = Poudrière
    .reminder = Détruisez-la pour détruire un quartier d'une autre cité, terminée ou non.
    .effect = Pendant votre tour, vous pouvez détruire un quartier d'une autre cité, même terminée, en détruisant aussi la Poudrière. La partie s'arrête quand même à la fin de la manche.
card-ball-room-classic = Salle de bal
    .reminder = Avec la couronne : chaque joueur appelé doit vous remercier.
    .effect = Tant que vous avez la couronne, tout autre joueur doit vous appeler « Majesté » et vous remercier quand il est appelé. Celui qui oublie perd son tour.
card-ball-room-third = Salle de bal
    .reminder = Avec la couronne : chaque joueur appelé doit vous remercier.
    .effect = Tant que vous avez la couronne, tout autre joueur doit vous appeler « Majesté » et vous remercier quand il est appelé. Celui qui oublie perd son tour.
card-barracks-classic = Caserne
card-barracks-third = Caserne
card-bell-tower-classic = Beffroi
    .reminder = À la construction : la partie peut finir à 7 quartiers.
    .effect = Quand vous le construisez, même comme septième quartier, vous pouvez annoncer que la partie finira à 7 quartiers au lieu de 8. S'il est détruit, il en faut de nouveau 8.
card-bell-tower-third = Beffroi
    .reminder = À la construction : la partie peut finir à 7 quartiers.
    .effect = Quand vous le construisez, même comme septième quartier, vous pouvez annoncer que la partie finira à 7 quartiers au lieu de 8. S'il est détruit, il en faut de nouveau 8.
card-castle-classic = Château
card-castle-third = Château
card-cathedral-classic = Cathédrale
card-cathedral-third = Cathédrale
card-church-classic = Église
card-church-third = Église
card-docks-classic = Comptoir
card-docks-third = Comptoir
card-dragon-gate-classic = Dracoport
    .reminder = Coûte 6, rapporte 8.
    .effect = Il coûte 6 et rapporte 8 points à la fin de la partie.
card-dragon-gate-third = Dracoport
    .reminder = Coûte 6, rapporte 8.
    .effect = Il coûte 6 et rapporte 8 points à la fin de la partie.
card-factory-classic = Fabrique
    .reminder = Vos autres merveilles coûtent 1 de moins.
    .effect = Vous payez 1 pièce d'or de moins pour construire toute autre merveille. Les détruire coûte autant qu'avant.
card-factory-third = Fabrique
    .reminder = Vos autres merveilles coûtent 1 de moins.
    .effect = Vous payez 1 pièce d'or de moins pour construire toute autre merveille. Les détruire coûte autant qu'avant.
card-fortress-classic = Forteresse
card-fortress-third = Forteresse
card-graveyard-classic = Cimetière
    .reminder = Le Condottiere détruit : pour 1 pièce, la carte est à vous.
    .effect = Quand le Condottiere détruit un quartier, vous pouvez payer 1 pièce d'or pour prendre la carte en main, sauf si le Condottiere, c'est vous. Ne se joue pas avec le Diplomate.
card-graveyard-third = Cimetière
    .reminder = Le Condottiere détruit : pour 1 pièce, la carte est à vous.
    .effect = Quand le Condottiere détruit un quartier, vous pouvez payer 1 pièce d'or pour prendre la carte en main, sauf si le Condottiere, c'est vous. Ne se joue pas avec le Diplomate.
card-great-wall-classic = Grande Muraille
    .reminder = Le Condottiere paie 1 de plus pour vos autres quartiers.
    .effect = Le Condottiere paie 1 pièce d'or de plus pour détruire tout autre quartier de votre cité.
card-great-wall-third = Grande Muraille
    .reminder = Le Condottiere et le Diplomate paient 1 de plus pour vos autres quartiers.
    .effect = Le Condottiere paie 1 pièce d'or de plus pour détruire tout autre quartier de votre cité, et le Diplomate pour l'échanger.
card-harbor-classic = Port
card-harbor-third = Port
card-haunted-city-classic = Cour des Miracles
    .reminder = Fin : couleur au choix, sauf si construite à la dernière manche.
    .effect = À la fin de la partie, elle compte comme un quartier de la couleur de votre choix. Construite à la dernière manche, elle reste une merveille.
card-haunted-city-third = Cour des Miracles
    .reminder = Fin : couleur au choix, sauf si construite à la dernière manche.
    .effect = À la fin de la partie, elle compte comme un quartier de la couleur de votre choix. Construite à la dernière manche, elle reste une merveille.
card-hospital-classic = Hôpital
    .reminder = Même assassiné, vous prenez de l'or ou une carte.
    .effect = Même assassiné, vous faites votre action, or ou carte, mais rien d'autre.
card-hospital-third = Hôpital
    .reminder = Même assassiné, vous prenez de l'or ou une carte.
    .effect = Même assassiné, vous faites votre action au début de votre tour : 2 pièces d'or, ou une carte sur deux. Le tour s'arrête là. Ne se joue pas avec la Sorcière.
card-imperial-treasury-classic = Trésor impérial
    .reminder = Fin : 1 point par pièce d'or.
    .effect = À la fin de la partie : 1 point par pièce d'or que vous avez. L'or posé sur des quartiers ne compte pas.
card-keep-classic = Donjon
    .reminder = Le Condottiere ne peut pas le détruire.
    .effect = Le Condottiere ne peut pas le détruire, et le Diplomate ne peut pas le prendre.
card-keep-third = Donjon
    .reminder = Le Condottiere ne peut pas le détruire.
    .effect = Le Condottiere ne peut pas le détruire, et le Diplomate ne peut pas le prendre.
card-laboratory-classic = Laboratoire
    .reminder = Une fois par tour : défaussez 1 carte pour 1 pièce.
    .effect = Une fois pendant votre tour, vous pouvez défausser 1 carte de votre main et prendre 1 pièce d'or.
card-laboratory-third = Laboratoire
    .reminder = Une fois par tour : défaussez 1 carte pour 1 pièce.
    .effect = Une fois pendant votre tour, vous pouvez défausser 1 carte de votre main et prendre 1 pièce d'or.
card-library-classic = Bibliothèque
    .reminder = Si votre action est de piocher : gardez les deux cartes.
    .effect = Quand vous piochez des cartes pour votre action, gardez les deux.
card-library-third = Bibliothèque
    .reminder = Si votre action est de piocher : gardez les deux cartes.
    .effect = Quand vous piochez des cartes pour votre action, gardez les deux.
card-lighthouse-classic = Phare
    .reminder = À la construction : une carte au choix dans la pioche.
    .effect = Quand vous le construisez, parcourez la pioche, prenez-y une carte de votre choix, puis mélangez la pioche.
card-lighthouse-third = Phare
    .reminder = À la construction : une carte au choix dans la pioche.
    .effect = Quand vous le construisez, parcourez la pioche, prenez-y une carte de votre choix, puis mélangez la pioche.
card-manor-classic = Manoir
card-manor-third = Manoir
card-map-room-classic = Salle des cartes
    .reminder = Fin : 1 point par carte en main.
    .effect = À la fin de la partie : 1 point par carte de votre main.
card-map-room-third = Salle des cartes
    .reminder = Fin : 1 point par carte en main.
    .effect = À la fin de la partie : 1 point par carte de votre main.
card-market-classic = Marché
card-market-third = Marché
card-monastery-classic = Monastère
card-monastery-third = Monastère
card-museum-classic = Musée
    .reminder = À votre tour : une carte dessous. Fin : 1 point chacune.
    .effect = Pendant votre tour, vous pouvez glisser 1 carte de votre main sous le Musée, face cachée. À la fin de la partie : 1 point par carte sous le Musée. Si le Musée est détruit, ces cartes sont défaussées.
card-museum-third = Musée
    .reminder = À votre tour : une carte dessous. Fin : 1 point chacune.
    .effect = Pendant votre tour, vous pouvez glisser 1 carte de votre main sous le Musée, face cachée. À la fin de la partie : 1 point par carte sous le Musée. Si le Musée est détruit, ces cartes sont défaussées ; elles ne le rendent pas plus cher à détruire.
card-observatory-classic = Observatoire
    .reminder = Si votre action est de piocher : 3 cartes au lieu de 2, gardez-en une.
    .effect = Quand vous piochez des cartes pour votre action, piochez-en 3 et gardez-en une ; les autres vont sous la pioche.
card-observatory-third = Observatoire
    .reminder = Si votre action est de piocher : 3 cartes au lieu de 2, gardez-en une.
    .effect = Quand vous piochez des cartes pour votre action, piochez-en 3 et gardez-en une ; les autres vont sous la pioche.
card-palace-classic = Palais
card-palace-third = Palais
card-park-classic = Parc
    .reminder = Main vide à la fin du tour : piochez 2 cartes.
    .effect = À la fin de votre tour, si votre main est vide, piochez 2 cartes.
card-park-third = Parc
    .reminder = Main vide à la fin du tour : piochez 2 cartes.
    .effect = À la fin de votre tour, si votre main est vide, piochez 2 cartes.
card-poor-house-classic = Hospice
    .reminder = Sans or à la fin du tour : prenez 1 pièce.
    .effect = À la fin de votre tour, s'il ne vous reste plus d'or, prenez 1 pièce. L'or posé sur des quartiers ne compte pas comme le vôtre.
card-poor-house-third = Hospice
    .reminder = Sans or à la fin du tour : prenez 1 pièce.
    .effect = À la fin de votre tour, s'il ne vous reste plus d'or, prenez 1 pièce. L'or posé sur des quartiers ne compte pas comme le vôtre.
card-prison-classic = Prison
card-prison-third = Prison
card-quarry-classic = Carrière
    .reminder = Vous pouvez construire un doublon.
    .effect = Vous pouvez construire un quartier que votre cité a déjà, mais un seul.
card-school-of-magic-classic = École de Magie
    .reminder = Pour le revenu : n'importe quelle couleur.
    .effect = Quand vos quartiers d'une couleur vous rapportent de l'or, l'École compte comme un quartier de cette couleur. À la fin de la partie, elle est une merveille.
card-school-of-magic-third = École de Magie
    .reminder = Pour le revenu : n'importe quelle couleur.
    .effect = Quand vos quartiers d'une couleur vous rapportent de l'or, l'École compte comme un quartier de cette couleur. À la fin de la partie, elle est une merveille.
card-smithy-classic = Manufacture
    .reminder = Une fois par tour : payez 2 pièces, piochez 3 cartes.
    .effect = Une fois pendant votre tour, vous pouvez payer 2 pièces d'or et piocher 3 cartes.
card-smithy-third = Manufacture
    .reminder = Une fois par tour : payez 3 pièces, piochez 3 cartes.
    .effect = Une fois pendant votre tour, vous pouvez payer 3 pièces d'or et piocher 3 cartes.
card-tavern-classic = Taverne
card-tavern-third = Taverne
card-temple-classic = Temple
card-temple-third = Temple
card-throne-room-classic = Salle du trône
    .reminder = La couronne change de mains : prenez 1 pièce.
    .effect = Chaque fois que la couronne change de mains, prenez 1 pièce d'or.
card-throne-room-third = Salle du trône
    .reminder = La couronne change de mains : prenez 1 pièce.
    .effect = Chaque fois que la couronne change de mains, prenez 1 pièce d'or.
card-town-hall-classic = Hôtel de ville
card-town-hall-third = Hôtel de ville
card-trading-post-classic = Échoppe
card-trading-post-third = Échoppe
card-university-classic = Université
    .reminder = Coûte 6, rapporte 8.
    .effect = Elle coûte 6 et rapporte 8 points à la fin de la partie.
card-university-third = Université
    .reminder = Coûte 6, rapporte 8.
    .effect = Elle coûte 6 et rapporte 8 points à la fin de la partie.
card-watchtower-classic = Tour de guet
card-watchtower-third = Tour de guet
card-wishing-well-classic = Fontaine aux souhaits
    .reminder = Fin : 1 point par autre merveille.
    .effect = À la fin de la partie : 1 point par autre merveille de votre cité.
basic-effect-classic =
    { $type ->
        [noble] Aucun effet propre. Rapporte 1 pièce d'or au Roi et à l'Empereur.
        [religious] Aucun effet propre. Rapporte 1 pièce d'or à l'Évêque et à l'Abbé.
        [trade] Aucun effet propre. Rapporte 1 pièce d'or au Marchand.
       *[military] Aucun effet propre. Rapporte 1 pièce d'or au Condottiere et au Diplomate.
    }
basic-reminder-classic = Aucun effet propre.
basic-effect-third =
    { $type ->
        [noble] Aucun effet propre. Rapporte 1 pièce d'or au Roi et à l'Empereur.
        [religious] Aucun effet propre. Rapporte 1 pièce d'or à l'Évêque et à l'Abbé.
        [trade] Aucun effet propre. Rapporte 1 pièce d'or au Marchand.
       *[military] Aucun effet propre. Rapporte 1 pièce d'or au Condottiere et au Diplomate.
    }
basic-reminder-third = Aucun effet propre.
