### The rulings of data/rulings/thief.toml, and the questions they answer: with yes, with no, or in another way.

ruling-thief-takes-all = Le Voleur prend tout l'or que possède le joueur du personnage désigné au moment où ce personnage est révélé. Si ce joueur n'en a pas, le Voleur n'a rien.
    .asked =
        Combien vole le Voleur ?
        Le Voleur prend-il la moitié ou tout ?
        Le Voleur m'a désigné : combien de pièces dois-je lui donner ?
        À quel instant verse-t-on son or au Voleur ?
    .yes =
        Ma victime n'avait rien en poche : le Voleur repart-il bredouille ?
        le voleur me prend vraiment tout mon or
        volé avec 9 pieces, le voleur empoche les 9
        le voleur encaisse quand la victime devoile son personnage
    .no =
        le voleur ne prend que la moitie
        je garde une piece quand le voleur me depouille
        il y a un plafond a ce que vole le voleur
        victime sans le sou, la banque paie le voleur
        le voleur touche son butin des qu'il nomme quelqu'un
ruling-thief-gold-only = Le Voleur prend l'or et rien d'autre : ni cartes, ni quartiers, ni couronne.
    .no =
        Le Voleur prend-il aussi des cartes ou la couronne ?
        le voleur a depouille le roi, il prend la couronne aussi
        le voleur recupere mes cartes en main
        le voleur peut il piquer un quartier
        le joueur volé perd il son tour a cause du voleur
    .yes =
        le voleur ne vole que de l'or
        volé par le voleur, je garde mes cartes
        roi devalisé par le voleur, il garde sa couronne
    .asked =
        que prend exactement le voleur
ruling-thief-before-gathering = Le Voleur ne prend que l'or que la victime possède en révélant son personnage. Ce qu'elle collecte ensuite et son revenu de ce tour lui restent.
    .no =
        Le Voleur prend-il aussi l'or que je collecte ce tour-ci ?
        Mon revenu de Marchande part-il aussi dans la poche du Voleur ?
        le voleur prend aussi mon revenu de ce tour
        la piece bonus de la marchande va au voleur
        le voleur attend la fin de mon tour pour tout rafler
        roi volé, l'argent des jaunes part au voleur aussi
        le voleur ponctionne ce que je prends a la banque ce tour ci
    .yes =
        Volé, est-ce que je garde au moins les deux pièces de ce tour ?
        volé, je garde l'or de mes quartiers bleus en eveque
        jpeux construire avec les 2 pieces prises apres le vol du voleur
        l'or gagne plus tard dans mon tour est a l'abri du voleur
    .asked =
        Je donne mon or au Voleur avant ou après mes deux pièces ?
ruling-thief-no-spending-first = Le joueur volé donne son or au Voleur en révélant son personnage, avant toute autre chose : il ne peut rien dépenser d'abord.
    .no =
        Puis-je dépenser mon or avant que le Voleur le prenne ?
        je suis volé, jpeux vite batir pour que le voleur ait moins
        la forge pour claquer mon or avant que le voleur passe
        architecte volé : d'abord construire, ensuite payer le voleur
        jpeux payer le condottiere avant de donner sa part au voleur
    .yes =
        le voleur est il paye avant que je fasse quoi que ce soit
        je donne l'or au voleur des que je retourne ma carte
        trop tard pour depenser une fois revele, le voleur d'abord
    .asked =
        le voleur m'a nomme, quand est ce que je lui donne l'or
ruling-thief-not-killed = Le Voleur ne peut voler ni l'assassiné, ni l'Assassin. Il doit désigner un autre personnage.
    .no =
        Le Voleur peut-il voler le personnage assassiné ?
        Le Voleur peut-il voler l'Assassin ?
        Je suis le Voleur : ai-je le droit de viser la victime de l'Assassin ?
        Peut-on dépouiller un mort ?
        le voleur peut faire les poches d'un mort
        le voleur nomme l'assassin, c'est permis
        marchande tuee par l'assassin, le voleur la choisit aussi
        tue et volé dans la meme manche, possible
        je suis l'assassin, le voleur peut me depouiller
    .yes =
        l'assassin m'a eu, mon or est il au moins a l'abri du voleur
        l'assassin est intouchable pour le voleur
        le voleur doit il nommer un autre que la victime de l'assassin
    .asked =
        Et si le Voleur désigne celui qui a été tué ?
ruling-thief-not-bewitched = Le Voleur ne peut voler ni l'ensorcelé, ni la Sorcière. Il doit désigner un autre personnage.
    .no =
        Le Voleur peut-il voler le personnage ensorcelé ?
        Le Voleur peut-il voler la Sorcière ?
        La victime de la Sorcière peut-elle aussi se faire dépouiller ?
        Je suis le Voleur : le Roi est envoûté, puis-je lui prendre ses pièces ?
        Double peine : ensorcelé et volé dans la même manche ?
        le voleur vise le roi envoute, ca passe
        je suis la sorciere, le voleur peut me voler
        le voleur peut nommer le meme que la sorciere
        l'or de l'ensorcelé, le voleur peut il le rafler
    .yes =
        la sorciere m'a ensorcele, le voleur me laisse tranquille
        la sorciere est immunisee contre le voleur
        le voleur doit choisir quelqu'un que la sorciere n'a pas nomme
    .asked =
        la sorcière a pris l'architecte, qui le voleur peut-il viser
ruling-thief-not-rank-one = On ne peut voler aucun personnage de rang 1, et l'Échevin en est un. Le Voleur doit désigner un rang plus élevé.
    .no =
        Le Voleur peut-il voler l'Échevin ?
        Le Voleur peut-il voler un personnage de rang 1 ?
        Je suis l'Échevin : le Voleur peut-il me prendre mon or ?
        Le Voleur peut-il viser celui qui a posé les mandats ?
        le voleur veut l'or de l'echevin, possible
        le voleur peut appeler le rang 1
        le numero 1 est une cible valable pour le voleur
        le voleur designe l'echevin, il touche quelque chose
    .yes =
        l'echevin est il a l'abri du voleur
        le voleur doit nommer un rang 3 ou plus
        echevin avec 10 pieces, rien a craindre du voleur
        le rang 1 garde son or quoi que dise le voleur
    .asked =
        Quels personnages le Voleur n'a-t-il pas le droit de dépouiller ?
ruling-thief-at-the-call = Le Voleur ne prend que l'or d'avant l'action du joueur volé : le livret dit que l'or est pris quand le personnage est appelé.
    .no =
        Le Voleur prend-il aussi l'or que je prends à mon action ?
        je prends mon or d'abord et je paie le voleur apres
        jpeux batir avant que le voleur ait son argent
        le voleur a aussi ce que je prends a la banque ce tour
    .yes =
        appele et volé, les deux pieces prises ensuite sont a moi
        le voleur encaisse avant mon action
        volé a l'appel, je garde l'or touche ensuite
    .asked =
        Quand donne-t-on l'argent volé ?
