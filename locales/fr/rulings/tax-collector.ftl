### The rulings of data/rulings/tax-collector.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tax-each-building = Chaque joueur qui construit pose 1 pièce d'or sur le jeton du Bailli juste après, tant que le Bailli est un des personnages de la partie.
    .asked =
        Qui paie le Bailli, et quand ?
        Où va la taxe quand je construis ?
        À combien s'élève l'impôt du Bailli ?
        Combien coûte en plus une construction quand on joue avec le Bailli ?
        je viens de poser un marché avec le bailli en jeu, jdois quoi
        je pose une église avec le bailli dans la partie, je mets quoi sur son jeton
        la taxe du bailli, combien et à quel moment
        bailli, je paie combien en construisant
        la taxe, je la mets où
    .yes =
        Le Bailli est dans la partie : dois-je donner quelque chose quand je pose un bâtiment ?
        le bailli est dans la partie, chacun pose 1 or en construisant ?
        la taxe se paie juste apres avoir construit ?
        une seule pièce de taxe meme pour un quartier cher ?
        bailli en jeu : un sou sur son jeton à chaque fois qu'on bâtit ?
        la pièce de taxe se pose juste après la construction ?
        La taxe du Bailli est-elle la même pour un quartier cher ou bon marché ?
        même si le bailli n'a pas encore été appelé, je lâche ma pièce en bâtissant ?
        quand je bâtis rien je dois rien au bailli ?
        la taxe va sur le jeton du bailli et pas à la banque ?
        bailli en jeu, je paie 1 par construction ?
        je construis, je dois une pièce au bailli ?
        la taxe va sur le jeton du bailli ?
        tout le monde paie le bailli en construisant ?
        je paie le bailli juste après avoir bâti ?
        La taxe du Bailli est-elle d'une pièce ?
    .no =
        la taxe du bailli c'est 2 pièces ?
        l'impôt du bailli va a la banque ?
        je construis rien, dois-je payer le bailli ?
        on paie le bailli en fin de tour ?
        le bailli doit-il s'etre revelé avant qu'on paie ?
        je paie le bailli avant de poser mon quartier ?
        palais à 5, taxe de 5 au bailli ?
        La taxe est-elle versée directement au joueur du Bailli ?
        la taxe du bailli tombe à chaque tour même sans construire ?
        trois pièces de taxe par bâtiment ?
        bailli pas dans la liste de la partie, on paie quand même ?
        bailli, 2 pièces par construction ?
        je ne construis pas, je paie le bailli ?
        la taxe va à la banque ?
        la taxe dépend du prix du quartier ?
        la taxe se paie avant de construire ?
        je peux refuser de payer le bailli alors que j'ai de l'or ?
ruling-tax-several = Le Bailli reçoit 1 pièce d'or pour chaque quartier, même hors limite de construction.
    .yes =
        L'Architecte paie-t-il le Bailli pour chacun de ses quartiers ?
        Les Écuries et les quartiers en plus du Négociant sont-ils taxés ?
        Je suis l'Architecte, trois bâtiments posés : trois pièces d'impôt ?
        Le Sorcier paie-t-il deux fois le Bailli s'il construit deux fois ?
        negociant avec quatre verts : quatre pieces au bailli ?
        la taxe est due aussi pour les ecuries ?
        la voyante construit deux fois, deux taxes ?
        le sorcier paie aussi la taxe pour le quartier pris et construit aussitot ?
        trois poses en architecte, trois sous pour le bailli ?
        mes écuries hors quota donnent aussi une pièce au bailli ?
        Le Bailli perçoit-il une pièce par quartier et non par tour ?
        voyante avec deux bâtiments, deux taxes ?
        négociant qui enchaîne les verts, chaque vert est taxé ?
        bâtir en rafale coûte une pièce de bailli à chaque fois ?
        architecte, trois quartiers, trois taxes ?
        je construis 2 quartiers, je paie 2 au bailli ?
        écuries taxées par le bailli ?
        négociant, je paie la taxe pour chaque vert ?
        le bailli gagne une pièce par quartier bâti ?
        Paie-t-on le Bailli pour chaque quartier du tour ?
    .no =
        l'architecte pose trois quartiers, une seule taxe suffit ?
        les batiments hors limite echappent au bailli ?
        le bailli prend une seule pièce par tour peu importe le nombre ?
        une taxe par tour suffit, même avec trois quartiers ?
        le bailli taxe seulement le premier bâtiment du tour ?
        Les quartiers en plus de la limite sont-ils exempts de taxe ?
        archiviste deux quartiers, une seule pièce au bailli ?
        les verts supplémentaires du négociant sont gratuits côté bailli ?
        les écuries ne comptent pas dans la limite, donc pas de taxe ?
        architecte, une seule taxe ?
        bailli, une pièce par tour maximum ?
        écuries sans taxe ?
        négociant, les verts en plus sans taxe ?
        je bâtis deux quartiers, je paie une seule fois le bailli ?
        quartier hors limite, pas de taxe ?
    .asked =
        Je bâtis deux quartiers dans mon tour : une taxe ou deux ?
        archiviste deux quartiers avec le bailli, combien de taxe
        architecte, j'ai bâti 2 quartiers, combien au bailli
        les quartiers hors limite sont taxés combien par le bailli
        architecte avec 3 quartiers, combien de taxe
        négociant avec 4 quartiers, combien au bailli
ruling-tax-unpaid-building = La taxe du Bailli est due pour tout quartier construit, même sans dépenser d'or.
    .yes =
        Dois-je payer le Bailli pour un quartier gratuit grâce au Chantier ?
        La Nécropole est-elle taxée si j'ai détruit un quartier pour elle ?
        J'ai bâti sans or : le Bailli réclame-t-il quand même sa pièce ?
        Construction gratuite, impôt quand même ?
        Le Bailli taxe-t-il un Tripot payé en cartes ?
        chantier utilisé, le bailli a quand meme sa piece ?
        la nécropole gratuite est imposée par le bailli ?
        taxe due meme si le batiment a couté zero ?
        bâti gratis au chantier mais taxe d'une pièce quand même ?
        je sacrifie un temple pour la nécropole, le bailli veut son sou ?
        La taxe du Bailli s'applique-t-elle à une construction sans dépense d'or ?
        tripot réglé en cartes, j'ajoute 1 pièce au jeton du bailli ?
        le prix payé n'a aucune importance pour la taxe du bailli ?
        zéro or dépensé pour bâtir, mais j'ai 3 pièces, je dois la taxe ?
        chantier, je paie la taxe ?
        quartier gratuit, le bailli a sa pièce ?
        nécropole par sacrifice, taxe du bailli ?
        je dois une pièce au bailli même si je n'ai rien payé ?
        tripot payé en cartes, taxe quand même ?
        Une construction gratuite est-elle taxée par le Bailli ?
    .no =
        un quartier gratuit est exonéré de taxe ?
        necropole contre un quartier detruit, suis-je dispensé du bailli ?
        construire avec le chantier évite-t-il la taxe ?
        j'ai dépensé aucun or, donc le bailli m'oublie ?
        gratuit à bâtir = gratuit pour le bailli ?
        le chantier me fait échapper au bailli ?
        Un quartier obtenu par sacrifice est-il exempté de la taxe ?
        tripot payé en six cartes, le bailli n'a droit à rien ?
        le bailli taxe seulement quand on sort de l'or ?
        nécropole contre une taverne, le bailli se fait une taverne à la place de sa pièce ?
        chantier, pas de taxe ?
        quartier gratuit, rien pour le bailli ?
        nécropole sans or, pas de taxe ?
        je n'ai rien payé, je suis libre de la taxe ?
        le bailli ne taxe pas le chantier ?
        tripot payé en cartes, je peux refuser la taxe ?
    .asked =
        j'ai bati via le chantier avec le bailli en jeu, je paie quoi
        chantier utilisé, je dois quoi au bailli
        nécropole sans payer d'or, taxe du bailli ou pas
        quartier gratuit et bailli, je paie combien
        nécropole gratuite, taxe ou pas
ruling-tax-no-gold = Le joueur qui n'a plus d'or après avoir construit ne donne rien au Bailli, et ne lui doit rien non plus.
    .no =
        Dois-je payer le Bailli si ma dernière pièce est partie dans la construction ?
        Je viens de tout dépenser pour bâtir : le Bailli me met-il une dette ?
        Dois-je garder une pièce de côté pour la taxe du Bailli ?
        0 or après construction, le bailli me prend qqch ?
        faut il garder 1 or pour la taxe
        je paie la taxe au tour suivant si j'etais fauché ?
        peut-on m'interdire de construire faute d'or pour la taxe ?
        faut prévoir une pièce de plus pour le bailli sinon pas le droit de bâtir ?
        je note ma dette envers le bailli et je paie quand j'ai de l'or ?
        Sans or après la construction, doit-on vendre une carte pour la taxe ?
        à sec, le bailli me détruit mon quartier ?
        la banque avance ma taxe de bailli ?
        4 pièces, quartier à 4, bailli en jeu : interdit de bâtir ?
        0 pièce après construction, je dois la taxe ?
        je dois payer le bailli plus tard ?
        il me faut une pièce de plus pour construire avec le bailli ?
        plus d'or, je perds mon quartier à cause de la taxe ?
        je suis fauché, le bailli prend une carte ?
        sans or pour la taxe, construction interdite ?
    .yes =
        Puis-je construire s'il ne me reste rien pour la taxe ?
        jpeux mettre ma derniere piece dans un quartier avec le bailli en jeu
        la taxe est oubliée quand il me reste rien ?
        zéro pièce, le bailli repart les mains vides ?
        je claque tout dans mon quartier et le bailli n'a rien ?
        construire jusqu'à zéro me fait échapper à la taxe ?
        La taxe impayée faute d'or est-elle oubliée pour de bon ?
        j'ai pile 5 pièces pour un palais à 5 avec le bailli en jeu, je peux le bâtir ?
        ruiné après la pose, je ne dois rien au bailli ensuite ?
        le bailli ne peut pas m'empêcher de mettre mon dernier sou dans un quartier ?
        plus d'or, pas de taxe ?
        je peux construire sans or pour le bailli ?
        0 pièce après avoir bâti, je ne dois rien au bailli ?
        pas de dette envers le bailli ?
        j'ai 3 pièces, quartier à 3, je peux bâtir malgré la taxe ?
        Le Bailli renonce-t-il à sa taxe si je n'ai plus d'or ?
    .asked =
        Plus un sou après la construction : comment payer l'impôt ?
        plus d'or apres avoir bâti, comment ça se passe avec le bailli
        j'ai plus rien après avoir bâti, le bailli prend quoi
        pas d'or pour la taxe, on me sanctionne comment
        je n'ai plus d'or pour la taxe, il se passe quoi
        bailli en jeu, quartier à 4 et 4 pièces, je peux ou pas
ruling-tax-not-himself = Le Bailli ne paie pas de taxe pour ce qu'il construit à son tour.
    .no =
        Le Bailli paie-t-il sa propre taxe ?
        Je suis le Bailli et je construis : dois-je mettre une pièce sur mon propre jeton ?
        Le Bailli se taxe-t-il lui-même ?
        le bailli construit a son tour, taxe ?
        le bailli met une pièce sur son propre jeton ?
        je me taxe moi-meme en bailli ?
        bailli qui pose un chateau, il doit 1 de plus ?
        le bailli met une pièce sur son jeton quand il bâtit ?
        bailli taxé comme les autres ?
        Le Bailli doit-il une pièce à la banque pour sa construction ?
        en bailli je me paie à moi-même une pièce en construisant ?
        le bailli paie double pour ses propres quartiers ?
        le bailli n'a pas le droit de construire s'il n'a pas l'or pour la taxe ?
        bailli, je paie ma taxe ?
        le bailli doit payer quand il construit ?
        je suis bailli, je mets une pièce sur mon jeton ?
        le bailli paie comme tout le monde ?
        le bailli paie la taxe à la banque ?
        il est bailli et construit sans payer, c'est une faute ?
    .yes =
        Le Bailli est-il exempté d'impôt ?
        je suis bailli, jpeux batir sans impot
        le bailli est le seul à construire sans taxe ?
        le bailli échappe à la taxe pendant son tour ?
        le bailli bâtit sans se taxer ?
        je suis le bailli, ma construction est libre d'impôt ?
        Le Bailli construit-il sans verser de taxe à son tour ?
        tout le monde raque en bâtissant sauf le bailli ?
        bailli à son tour : il pose un marché et garde sa pièce ?
        en bailli je n'ai pas à prévoir un sou de plus pour construire ?
        bailli, pas de taxe pour moi ?
        le bailli construit sans payer la taxe ?
        je suis bailli, je ne me paie pas moi-même ?
        le bailli est exempté à son tour ?
        je garde ma pièce si je construis en bailli ?
        Le Bailli est-il dispensé de taxe sur ses propres constructions ?
    .asked =
        que paie le bailli quand il construit
        bailli qui bâtit, il met combien sur son jeton
        le bailli paie l'impôt à qui quand il construit
        bailli qui construit, il paie ou pas
        je suis bailli, ma construction me coûte combien de taxe
ruling-tax-taken = Le Bailli peut prendre toutes les pièces de son jeton une fois dans son tour, au moment qu'il veut.
    .asked =
        Quand le Bailli ramasse-t-il son argent ?
        Combien de pièces le Bailli récolte-t-il à son tour ?
        six pieces sur le jeton, le bailli en a combien
        le bailli vide son jeton à quel moment
        il y a 4 pièces sur le jeton, le bailli prend combien
        bailli, je prends les pièces quand
        le bailli prend combien du jeton
    .yes =
        Le Bailli peut-il construire avec les taxes dans le même tour ?
        Je suis le Bailli : puis-je prendre l'or du jeton avant de bâtir ?
        le bailli peut vider son jeton avant sa collecte ?
        le bailli prend toutes les pieces du jeton d'un coup ?
        bailli : 5 pièces du jeton et je bâtis tout de suite, ok ?
        bailli, je rafle tout le jeton au début de mon tour ?
        je prends les taxes puis je bâtis avec, en bailli ?
        Le Bailli peut-il encaisser les taxes au moment qui lui convient dans son tour ?
        le bailli prend l'intégralité du jeton, pas une partie ?
        après avoir construit le bailli peut encore ramasser ?
        le bailli peut décider de laisser les pièces sur son jeton ?
        bailli, je prends tout le jeton ?
        le bailli peut utiliser les taxes pour construire ce tour ?
        je suis bailli, je peux prendre l'or avant la collecte ?
        le bailli ramasse une fois dans son tour ?
        je suis bailli, je peux prendre l'or après avoir bâti ?
        Le Bailli choisit-il le moment de prendre les taxes dans son tour ?
    .no =
        Le Bailli doit-il attendre la fin du tour pour encaisser l'impôt ?
        le bailli peut ramasser deux fois dans son tour ?
        le bailli est-il forcé de prendre les taxes ?
        le bailli touche seulement la moitié du jeton ?
        faut-il que le bailli ait construit avant de prendre les taxes
        le bailli ramasse ses sous pendant le tour des autres ?
        le bailli encaisse deux fois dans le même tour ?
        Le Bailli doit-il collecter avant de prendre les taxes ?
        seulement 3 pièces max par tour pour le bailli ?
        les taxes arrivent au bailli en fin de manche ?
        le bailli doit dépenser aussitôt l'or des taxes ?
        bailli, je prends deux fois ce tour ?
        le bailli prend une seule pièce du jeton ?
        le bailli doit attendre la fin de la manche ?
        le bailli prend les taxes pendant mon tour ?
        le bailli est obligé de prendre l'or au début de son tour ?
        les taxes du bailli ne peuvent pas servir à bâtir ce tour ?
ruling-tax-not-in-play = La taxe du Bailli est due à chaque manche. Si personne n'a le Bailli, ou s'il a été écarté, les pièces restent sur son jeton pour une manche suivante.
    .yes =
        Paie-t-on la taxe si personne n'a choisi le Bailli cette manche ?
        Le Bailli a été écarté cette manche : faut-il quand même verser une pièce en construisant ?
        L'or de l'impôt s'accumule-t-il d'une manche à l'autre ?
        personne n'a le bailli ce coup-ci, toujours 1 or par construction ?
        le pactole du bailli se reporte a la manche suivante ?
        bailli pas choisi pendant trois manches, l'or l'attend ?
        bailli face visible au milieu, je lâche quand même 1 pièce en bâtissant ?
        les taxes s'empilent sur le jeton tant que personne n'est bailli ?
        La taxe reste-t-elle due dans une manche où le Bailli est écarté ?
        trois manches sans bailli, le suivant ramasse tout le tas ?
        l'impôt du bailli se paie manche après manche, choisi ou non ?
        le jeton du bailli n'est pas vidé quand personne ne l'a pris ?
        personne n'est bailli, je paie la taxe ?
        bailli écarté, taxe quand même ?
        les pièces restent sur le jeton du bailli ?
        pas de bailli cette manche, l'or s'accumule ?
        je dois payer même si le bailli n'est chez personne ?
        Le prochain Bailli prend-il l'or accumulé des manches précédentes ?
    .no =
        bailli écarté face visible, la taxe saute ?
        les pièces vont à la banque si personne joue le bailli ?
        on construit sans impôt les manches sans bailli ?
        vide-t-on le jeton du bailli en fin de manche quand il est absent
        bailli défaussé donc construction détaxée cette manche ?
        pas de bailli ce coup-ci, on remet l'or du jeton à la banque ?
        Le jeton du Bailli repart-il à zéro à chaque nouvelle manche ?
        celui qui a la couronne prend les taxes quand personne n'est bailli ?
        faut que quelqu'un ait choisi le bailli pour qu'on paie ?
        les pièces du jeton sont rendues aux joueurs si le bailli n'est pas sorti ?
        personne n'est bailli, pas de taxe ?
        bailli écarté, je construis sans payer ?
        pas de bailli, l'or va à la banque ?
        jeton du bailli vidé à la fin de la manche ?
        bailli absent, je récupère ma pièce ?
        la taxe dépend de la présence du bailli cette manche ?
    .asked =
        Que deviennent les pièces du jeton si le Bailli n'est pas joué ?
        personne a pris le bailli, ou va ma piece
        personne n'est bailli cette manche, mes taxes vont où
        bailli écarté, on paie encore en construisant ou pas
        bailli absent, je paie ou pas
        personne n'a le bailli, l'or du jeton reste ou part
ruling-tax-killed = La taxe se paie comme toujours, même si le Bailli est assassiné. Il ne prend alors rien, et les pièces restent sur son jeton.
    .yes =
        Paie-t-on la taxe si le Bailli a été assassiné ?
        bailli buté, je paie encore en construisant ?
        l'or reste sur le jeton quand le bailli meurt ?
        le prochain bailli peut prendre ce que le mort a laissé ?
        bailli assassiné mais je raque en construisant ?
        le bailli mort touche rien et les sous dorment sur son jeton ?
        L'or du jeton attend-il un prochain Bailli quand celui-ci a été tué ?
        je suis bailli et tué, mes taxes m'échappent cette manche ?
        assassiner le bailli ne supprime pas l'impôt ?
        à la manche suivante un bailli vivant peut rafler ce que le mort n'a pas pris ?
        bailli assassiné, je paie la taxe ?
        bailli mort, l'or reste sur son jeton ?
        je suis bailli tué, je ne prends rien ?
        le bailli est mort mais je dois ma pièce en bâtissant ?
        un autre bailli prendra l'or plus tard si le bailli est tué ?
        La taxe est-elle due même quand le Bailli est mort ?
    .no =
        L'Assassin a eu le Bailli : sommes-nous exemptés d'impôt ?
        Je suis le Bailli mort : est-ce que je récupère mes pièces à la fin de la manche ?
        Bailli tué : l'or du jeton est-il perdu ?
        un bailli assassiné ramasse-t-il ses pièces ?
        l'assassin recupere-t-il la taxe du bailli mort ?
        le bailli est mort, on bâtit sans impot ?
        les pièces retournent a la banque si le bailli est tué ?
        bailli mort, plus de taxe pour personne ?
        l'assassin empoche l'or posé sur le jeton du bailli tué ?
        Le Bailli assassiné encaisse-t-il ses taxes à la fin de la manche ?
        on nous rend nos pièces si le bailli se fait tuer ?
        tuer le bailli fait disparaître l'or de son jeton ?
        la banque récupère le tas du bailli mort ?
        bailli assassiné, pas de taxe ?
        bailli mort, il prend quand même l'or ?
        l'assassin prend l'or du bailli ?
        bailli tué, l'or du jeton va à la banque ?
        bailli tué, je récupère ma taxe ?
        je suis bailli mort, je prends mes pièces à la fin de la manche ?
    .asked =
        Qui ramasse les taxes quand on tue le Bailli ?
        bailli tué par l'assassin, et l'or du jeton
        l'assassin a eu le bailli, la taxe on la paie ou pas
        le magot du bailli mort, il devient quoi
        bailli assassiné, l'or du jeton va où
        bailli mort, je paie en construisant ou pas
ruling-tax-three-players = À 3 joueurs, le joueur qui a le Bailli paie la taxe pendant le tour de son autre personnage.
    .yes =
        Le joueur du Bailli paie-t-il la taxe pour son second personnage ?
        À trois, j'ai le Bailli et l'Architecte : mon Architecte paie-t-il l'impôt ?
        a trois j'ai bailli et roi, mon roi paie la taxe ?
        mon deuxieme personnage doit la taxe meme si le bailli est a moi ?
        je mets une piece sur mon propre jeton quand mon autre perso construit ?
        bailli et marchand chez moi à trois, impôt sur le marchand ?
        à trois, mon autre perso doit la taxe même si c'est moi le bailli ?
        je mets un sou sur mon propre jeton quand mon évêque bâtit, à trois avec le bailli ?
        À trois joueurs, le second personnage du joueur du Bailli est-il taxé ?
        bailli et architecte à trois, l'architecte paie pour chaque pose ?
        avoir le bailli ne protège pas mon deuxième rôle de l'impôt à trois ?
        on est trois, mon roi bâtit et paie mon bailli ?
        à 3, j'ai le bailli, mon autre perso paie la taxe ?
        à trois, mon roi paie même si j'ai le bailli ?
        j'ai bailli et évêque à 3, je mets une pièce quand l'évêque construit ?
        à 3, le joueur du bailli est exempté seulement au tour du bailli ?
        mon second perso est taxé à trois joueurs ?
        À trois, dois-je la taxe quand mon autre personnage que le Bailli construit ?
    .no =
        Suis-je exempté de taxe pendant mon autre tour si l'un de mes personnages est le Bailli ?
        à 3, tout ce que je construis est sans taxe si j'ai le bailli ?
        on est trois, voleur et bailli en main, le voleur bâtit sans taxe ?
        exempté au tour de mon marchand parce que j'ai aussi le bailli ?
        à trois, tant que j'ai le bailli je paie jamais la taxe ?
        mon deuxième perso bâtit à l'œil niveau taxe vu que le bailli est à moi ?
        Le joueur du Bailli est-il exempté pour ses deux personnages à trois ?
        à 3 mes deux persos partagent l'exemption du bailli ?
        à trois j'ai bailli et marchande, la marchande construit sans impôt ?
        à 3, j'ai le bailli donc jamais de taxe ?
        à trois, mon autre perso construit sans taxe ?
        j'ai bailli et roi à 3, mon roi ne paie rien ?
        à 3, le bailli protège mes deux persos de la taxe ?
        à trois, le joueur du bailli n'a rien à payer avec son autre rôle ?
        à 3, je garde ma pièce si mon architecte construit et que j'ai le bailli ?
    .asked =
        à trois joueurs, quand paie le proprietaire du bailli
        à trois j'ai bailli et voleur, mon voleur paie quoi s'il bâtit
        à 3 le joueur du bailli est exempté à quel moment
        à trois qui a le bailli paie la taxe pendant quel tour
        à 3 j'ai le bailli, mon autre perso paie combien
        à trois, bailli et roi chez moi, qui paie la taxe
ruling-tax-confiscated = C'est l'Échevin qui paie le Bailli pour un quartier confisqué, bien qu'il l'ait eu gratuitement.
    .no =
        La victime de l'Échevin paie-t-elle la taxe d'un quartier confisqué ?
        L'Échevin m'a saisi mon bâtiment : dois-je quand même la pièce du Bailli ?
        je dois la taxe d'un batiment qu'on m'a confisqué ?
        le quartier confisqué est sans taxe pour l'échevin ?
        la cible paie-t-elle 1 or au bailli alors que l'échevin a le quartier ?
        on m'a saisi mon quartier et en plus je paie l'impot ?
        la cible perd son quartier et paie le bailli par-dessus le marché ?
        un quartier confisqué échappe au bailli ?
        La taxe est-elle partagée entre l'Échevin et sa victime ?
        l'échevin ne paie rien vu que c'est pas son tour ?
        j'ai bâti donc je paie le bailli, même si l'échevin a pris le quartier ?
        deux taxes pour un quartier confisqué, une chacun ?
        l'échevin prend mon quartier, je paie la taxe ?
        confisqué, je dois encore une pièce au bailli ?
        l'échevin est exempté de taxe ?
        échevin, quartier gratuit donc pas de taxe ?
        la victime de l'échevin paie le bailli ?
        personne ne paie la taxe d'un quartier confisqué ?
    .yes =
        Je suis l'Échevin : un quartier eu par mandat est-il taxé ?
        l'échevin prend mon quartier, c'est lui qui paie la taxe ?
        mandat signé retourné et bailli en jeu, la piece vient de l'échevin ?
        l'échevin l'a eu gratis, il doit quand meme 1 de taxe ?
        c'est l'échevin qui raque la taxe du quartier saisi ?
        on m'a confisqué mon port, je n'ai pas la taxe du bailli à payer dessus ?
        L'Échevin est-il taxé pour un quartier obtenu par mandat ?
        gratuit pour l'échevin mais une pièce au bailli tout de même ?
        la victime du mandat est dispensée de la taxe de ce bâtiment ?
        échevin, je prévois un sou pour le bailli quand je confisque ?
        l'échevin paie la taxe du quartier confisqué ?
        je suis échevin, je confisque, je paie le bailli ?
        confisqué, je ne paie pas la taxe ?
        échevin, une pièce au bailli pour le quartier saisi ?
        la taxe d'un quartier confisqué est pour l'échevin et pas pour moi ?
        La cible de l'Échevin est-elle dispensée de taxe sur le quartier confisqué ?
    .asked =
        Qui paie le Bailli quand un quartier est confisqué ?
        Mandat signé et impôt : qui met la pièce sur le jeton ?
        quartier confisqué, qui paie le bailli
        l'échevin me saisit un palais, la pièce du bailli sort de quelle poche
        un quartier confisqué est taxé à qui
        confiscation et bailli, qui paie
        je suis échevin avec le bailli en jeu, je paie combien
ruling-tax-not-on-taken = Le Capitaine et le Diplomate ne paient pas le Bailli : prendre ou échanger un quartier n'est pas construire, et seule la construction est taxée.
    .no =
        Le Capitaine et le Diplomate paient-ils le Bailli pour un quartier qu'ils prennent ?
        Un quartier pris ou échangé est-il taxé ?
        Je suis le Diplomate : mon troc est-il soumis à l'impôt du Bailli ?
        Le Capitaine réquisitionne un bâtiment : doit-il mettre une pièce sur le jeton ?
        L'impôt porte-t-il aussi sur les quartiers changés de ville ?
        le capitaine s'empare d'un quartier, taxe ?
        le bailli touche une pièce quand le capitaine prend un batiment ?
        le diplomate a échangé avec moi, je dois la taxe sur ce que j'ai recu ?
        s'emparer d'un quartier compte comme construire pour la taxe ?
        capitaine, je pique une taverne, je dois une pièce au bailli ?
        échange du diplomate, les deux joueurs paient le bailli ?
        Une réquisition du Capitaine est-elle soumise à la taxe du Bailli ?
        tout quartier qui arrive dans ma ville est taxé, même échangé ?
        le diplomate récupère un palais, il met 1 sur le jeton du bailli ?
        capitaine : je paie le proprio plus le bailli ?
        capitaine, je paie la taxe ?
        le diplomate paie le bailli ?
        quartier échangé, taxe ?
        je prends un quartier en capitaine, une pièce au bailli ?
        on m'a échangé un quartier, je dois la taxe ?
        le bailli gagne une pièce avec l'échange du diplomate ?
    .yes =
        l'échange du diplomate est sans impôt ?
        seuls les quartiers construits sont taxés, pas ceux qu'on prend ?
        le capitaine peut prendre un marché sans payer le bailli ?
        le bailli n'a rien quand un quartier change de ville par échange ?
        prendre c'est pas bâtir, donc le capitaine ne paie pas le bailli ?
        Le Diplomate échappe-t-il à la taxe pour un quartier échangé ?
        ma réquisition de capitaine est libre d'impôt ?
        on m'a refilé un temple par échange, le bailli peut rien me réclamer ?
        seule une vraie construction nourrit le bailli, pas une prise de capitaine ?
        capitaine, pas de taxe ?
        diplomate, pas de taxe pour l'échange ?
        prendre un quartier n'est pas taxé par le bailli ?
        je suis capitaine, je paie le joueur mais pas le bailli ?
        le bailli ne touche rien quand le capitaine prend un quartier ?
        La taxe du Bailli ne concerne-t-elle que les constructions ?
    .asked =
        capitaine qui prend un temple avec le bailli en jeu, il lui donne quoi
        diplomate avec bailli en jeu, il lui doit combien pour l'échange
        quelles façons d'avoir un quartier ne sont pas taxées par le bailli
        capitaine et bailli, taxe ou pas
        diplomate échange, le bailli reçoit quoi
ruling-tax-not-with-two = La taxe du Bailli n'existe pas à 2 joueurs : il n'y a pas de rang 9. Le livret anglais cite 2 joueurs à côté de 3 quand il taxe l'autre personnage du joueur du Bailli : c'est une erreur.
    .no =
        La taxe du Bailli existe-t-elle à 2 joueurs ?
        À deux, peut-on jouer avec le Bailli ?
        partie a deux, on paie le bailli ?
        à deux joueurs, taxe sur le second personnage du joueur du bailli ?
        le livret anglais dit 2 et 3 joueurs, donc bailli à deux ?
        faut-il suivre le livret anglais et taxer à deux
        en duel on met une pièce au bailli en bâtissant ?
        à deux joueurs mon second perso paie la taxe du bailli ?
        Le Bailli peut-il figurer dans une partie à deux ?
        le livret anglais parle de la taxe à 2 joueurs, il a raison ?
        à 2 le bailli est facultatif mais permis ?
        on joue à deux avec la taxe comme à trois ?
        à 2 joueurs, on paie la taxe ?
        bailli à deux, possible ?
        à deux, mon autre perso paie le bailli ?
        la taxe marche à 2 joueurs ?
        le livret anglais a raison pour la taxe à deux ?
        à 2, je dois mettre une pièce sur le jeton du bailli ?
    .yes =
        le 2 du livret anglais sur la taxe du bailli est une erreur ?
        a deux on construit sans taxe ?
        les parties à deux se passent du bailli ?
        pas de bailli donc pas de taxe à deux ?
        le livret anglais se plante en citant 2 joueurs pour la taxe ?
        La mention de deux joueurs dans le texte anglais de la taxe est-elle une erreur ?
        en duel je construis sans jamais payer d'impôt ?
        faut ignorer le passage anglais sur le bailli à deux ?
        à deux pas de rang 9 donc la question de la taxe se pose même pas ?
        à 2, pas de taxe ?
        à deux joueurs, pas de bailli ?
        on est deux, je construis sans taxe ?
        le livret anglais se trompe sur le bailli à 2 ?
        à deux, le bailli reste dans la boîte ?
        La taxe est-elle absente des parties à deux ?
    .asked =
        pourquoi le livret anglais parle du bailli à 2 joueurs
        à deux joueurs on paie combien au bailli
        taxe à deux : qui croire, le livret anglais ou pas
        à 2, taxe du bailli ou pas
        le livret anglais dit 2 joueurs pour la taxe, c'est juste ou faux
ruling-tax-hexagon = Le Bailli porte l'hexagone des nouvelles cartes alors qu'il était déjà dans La Cité Sombre : il a été remanié.
    .asked =
        Pourquoi le Bailli porte-t-il le signe d'une nouvelle carte ?
        bailli avec hexagone, nouveau ou ancien
        de quelle boite vient le bailli
        c'est quoi cet hexagone sur le bailli
        le bailli est-il neuf dans cette édition ou pas
        hexagone sur le bailli, pourquoi
        le bailli, nouvelle carte ou vieille carte
    .yes =
        le bailli existait deja dans la cité sombre ?
        le bailli a changé pour la nouvelle édition ?
        le bailli a-t-il été remanié ?
        l'hexagone sur le bailli, c'est parce qu'il a été retouché ?
        le bailli était déjà là dans la cité sombre ?
        Le Bailli porte-t-il l'hexagone à cause de sa refonte ?
        ancien perso mais version modifiée, le bailli ?
        j'avais déjà le bailli dans ma vieille extension, c'est possible ?
        le signe des nouvelles cartes sur le bailli ne veut pas dire qu'il est inédit ?
        le bailli était dans la cité sombre ?
        le bailli a été modifié ?
        bailli avec hexagone mais pas nouveau ?
        l'hexagone du bailli veut dire qu'il a changé ?
        le bailli de cette boîte est différent de l'ancien ?
        Le Bailli a-t-il l'hexagone parce qu'il a été remanié ?
    .no =
        Le Bailli est-il un personnage nouveau de 2016 ?
        l'hexagone du bailli est une faute d'impression ?
        l'hexagone veut-il dire que le bailli apparaît ici pour la première fois ?
        le bailli est-il inventé pour la boite de 2016
        le bailli est une pure création de 2016 ?
        l'hexagone du bailli indique qu'il faut être huit ?
        Le Bailli apparaît-il pour la première fois dans cette boîte ?
        l'hexagone sur le bailli c'est son rang ?
        hexagone sur le bailli = carte promo ?
        le bailli n'a pas changé depuis la cité sombre ?
        bailli tout nouveau en 2016 ?
        l'hexagone du bailli est une erreur ?
        le bailli est pareil que dans la cité sombre ?
        le bailli n'a jamais existé avant ?
        l'hexagone veut dire que le bailli n'était pas dans la cité sombre ?
        le bailli n'a pas d'hexagone ?
ruling-tax-end-of-turn = Tout autre joueur qui a construit donne 1 pièce d'or au Bailli à la fin de ce tour, quel que soit le nombre de quartiers. Depuis 2016, c'est 1 par quartier, sur son jeton.
    .no =
        Dois-je payer le Bailli pour chaque quartier ?
        l'architecte pose trois quartiers, 3 or au bailli ?
        je n'ai rien bâti, le bailli me prend une pièce ?
        la taxe se paie au moment de construire ?
    .yes =
        une seule pièce au bailli quel que soit le nombre de quartiers ?
        je donne sa pièce au bailli en fin de tour ?
    .asked =
        Quand paie-t-on le Bailli ?
        deux quartiers posés, combien pour le bailli
ruling-tax-nothing-left = Le joueur qui n'a plus d'or à la fin de son tour ne donne rien au Bailli.
    .no =
        Dois-je payer le Bailli si je n'ai plus d'or ?
        fauché en fin de tour, dois-je qqch au bailli ?
        je paie le bailli à la manche suivante si je n'ai rien maintenant ?
        dois-je mettre une pièce de côté pour le bailli ?
    .yes =
        plus d'or, la taxe tombe à l'eau ?
        jpeux tout dépenser et éviter le bailli
    .asked =
        le bailli réclame et j'ai rien, que se passe-t-il
ruling-tax-assassin = L'Assassin qui a construit paie le Bailli quand celui-ci est révélé : son propre tour est alors passé.
    .yes =
        L'Assassin paie-t-il le Bailli ?
        l'assassin a bati cette manche, il doit une piece au bailli ?
        le bailli se révèle, il peut réclamer sa pièce à l'assassin ?
    .no =
        l'assassin est exempté de taxe car il joue avant le bailli ?
        l'assassin paie le bailli a la fin de son propre tour ?
        assassin qui n'a rien construit, paie-t-il le bailli ?
    .asked =
        quand l'assassin paie-t-il le bailli
ruling-tax-collector-killed-older = Si le Bailli a été assassiné ou si personne ne l'a, personne ne paie : la pièce va à son joueur, et aucun jeton ne la garde.
    .no =
        Paie-t-on la taxe si le Bailli a été assassiné ?
        Doit-on payer si personne n'a le Bailli ?
        bailli assassiné, quelqu'un le paie encore ?
        personne n'a choisi le bailli, met-on une pièce de côté ?
        la taxe s'accumule-t-elle pour le prochain bailli ?
    .yes =
        bailli mort, on construit sans taxe ?
        la taxe est annulée quand le bailli n'est pas de la manche ?
    .asked =
        l'assassin a tué le bailli, qui touche la taxe
