### The rulings of data/rulings/thief.toml, and the questions they answer: with yes, with no, or in another way.

ruling-thief-takes-all = Le Voleur prend tout l'or que possède le joueur du personnage désigné au moment où ce personnage est révélé. Si ce joueur n'en a pas, le Voleur n'a rien.
    .asked =
        Combien vole le Voleur ?
        Le Voleur prend-il la moitié ou tout ?
        Le Voleur m'a désigné : combien de pièces dois-je lui donner ?
        À quel instant verse-t-on son or au Voleur ?
        j'ai 6 pièces et le voleur m'a nommé, il m'en reste combien
        le voleur est payé quand exactement
        voleur, il prend combien
        le voleur me vole, je perds combien de pièces
    .yes =
        Ma victime n'avait rien en poche : le Voleur repart-il bredouille ?
        le voleur me prend vraiment tout mon or
        volé avec 9 pieces, le voleur empoche les 9
        le voleur encaisse quand la victime devoile son personnage
        le voleur repart avec toute ma bourse ?
        volé à sec, le voleur n'a rien ?
        Le vol a-t-il lieu lorsque le personnage désigné est révélé ?
        12 pièces chez ma cible, je prends les 12 en voleur ?
        je retourne ma carte, tout mon or file au voleur ?
        le butin du voleur dépend de ce que la victime a au moment où elle est appelée ?
        voleur, il prend tout mon or ?
        je suis volé, je perds toutes mes pièces ?
        je suis voleur, ma cible a 7 pièces, je prends 7 ?
        le voleur n'a rien si je n'ai pas d'or ?
        je dois donner tout mon or au voleur ?
        Le Voleur prend-il la totalité de mes pièces ?
    .no =
        le voleur ne prend que la moitie
        je garde une piece quand le voleur me depouille
        il y a un plafond a ce que vole le voleur
        victime sans le sou, la banque paie le voleur
        le voleur touche son butin des qu'il nomme quelqu'un
        le voleur laisse toujours 1 pièce à sa victime ?
        le voleur prend 2 pièces et pas plus ?
        Le Voleur est-il payé dès qu'il annonce sa cible ?
        cible sans or, le voleur lui prend une carte à la place ?
        le voleur vole la moitié arrondie au supérieur ?
        la banque verse au voleur ce que la victime n'a pas ?
        voleur, il prend la moitié ?
        le voleur me laisse quelques pièces ?
        je suis volé, je garde 1 pièce ?
        le voleur prend maximum 4 pièces ?
        je n'ai pas d'or, je dois une dette au voleur ?
        le voleur prend l'or tout de suite quand il me nomme ?
ruling-thief-gold-only = Le Voleur prend l'or et rien d'autre : ni cartes, ni quartiers, ni couronne.
    .no =
        Le Voleur prend-il aussi des cartes ou la couronne ?
        le voleur a depouille le roi, il prend la couronne aussi
        le voleur recupere mes cartes en main
        le voleur peut il piquer un quartier
        le joueur volé perd il son tour a cause du voleur
        le voleur me fauche aussi mes cartes quartier ?
        volé, je dois céder la couronne si je suis roi ?
        Le Voleur s'empare-t-il d'un bâtiment quand la bourse est vide ?
        le voleur prend mes pièces et une de mes cartes ?
        après le vol je ne joue pas mon tour ?
        le voleur récupère le pouvoir de sa victime ?
        le voleur prend mes cartes ?
        le voleur prend la couronne du roi ?
        volé, je perds un quartier ?
        je suis voleur, je peux prendre des cartes au lieu de l'or ?
        volé, je perds mon tour ?
        le voleur peut voler un bâtiment ?
    .yes =
        le voleur ne vole que de l'or
        volé par le voleur, je garde mes cartes
        roi devalisé par le voleur, il garde sa couronne
        à part les pièces, le voleur touche à rien ?
        ma main est à l'abri du voleur ?
        Un Roi volé conserve-t-il sa couronne ?
        volé, je garde toutes mes cartes et ma ville ?
        le voleur c'est les sous et rien que les sous ?
        dépouillée, la marchande garde quand même ses quartiers ?
        voleur, seulement l'or ?
        volé, je garde mes cartes ?
        volé, je joue quand même mon tour ?
        le roi volé garde la couronne ?
        mes quartiers sont à l'abri du voleur ?
        Le Voleur ne peut-il rien prendre d'autre que l'or ?
    .asked =
        que prend exactement le voleur
        le voleur prend quoi à part l'or
        qu'est-ce que le voleur me laisse
        le voleur vole quoi, or ou cartes
        volé, qu'est-ce que je garde
ruling-thief-before-gathering = Le Voleur ne prend que l'or que la victime possède en révélant son personnage. Sa collecte et son revenu de ce tour lui restent.
    .no =
        Le Voleur prend-il aussi l'or que je collecte ce tour-ci ?
        Mon revenu de Marchande part-il aussi dans la poche du Voleur ?
        le voleur prend aussi mon revenu de ce tour
        la piece bonus de la marchande va au voleur
        le voleur attend la fin de mon tour pour tout rafler
        roi volé, l'argent des jaunes part au voleur aussi
        le voleur ponctionne ce que je prends a la banque ce tour ci
        le voleur gratte aussi mes 2 pièces de collecte ?
        volé en évêque, l'or de mes bleus part chez le voleur ?
        Le Voleur s'empare-t-il du revenu perçu après la révélation ?
        tout l'or que je gagne pendant ce tour va au voleur ?
        marchande volée, la pièce bonus est pour le voleur ?
        le vol se fait à la fin de mon tour, collecte comprise ?
        le voleur prend mes 2 pièces de ce tour ?
        volé, je perds aussi mon revenu ?
        le voleur prend l'or que je collecte après ?
        je suis voleur, je prends aussi le revenu de la marchande ?
        volé, je n'ai plus le droit de collecter de l'or ?
        roi volé, l'or de mes jaunes va au voleur ?
    .yes =
        Volé, est-ce que je garde au moins les deux pièces de ce tour ?
        volé, je garde l'or de mes quartiers bleus en eveque
        jpeux construire avec les 2 pieces prises apres le vol du voleur
        l'or gagne plus tard dans mon tour est a l'abri du voleur
        dépouillé puis je collecte 2 pièces, elles sont bien à moi ?
        roi volé, je touche mes jaunes après et je les garde ?
        L'or encaissé après le passage du Voleur reste-t-il à la victime ?
        même volé je peux bâtir avec ce que je gagne ce tour ?
        mon revenu de ce tour échappe au voleur ?
        le voleur ne prend que ce que j'avais avant de collecter ?
        volé, je garde ma collecte ?
        volé, mon revenu est à moi ?
        je peux collecter après le vol et garder l'or ?
        le voleur prend seulement l'or que j'avais avant ?
        marchande volée, je garde mes pièces vertes de ce tour ?
        Le revenu du tour est-il à l'abri du Voleur ?
    .asked =
        Je donne mon or au Voleur avant ou après mes deux pièces ?
        volé avec 5 pièces puis je collecte, j'ai combien
        le voleur passe avant ou après ma collecte
        volé, je garde quoi de ce tour
        le voleur prend l'or avant ou après mon revenu
ruling-thief-no-spending-first = Le joueur volé donne son or au Voleur en révélant son personnage, avant toute autre chose : il ne peut rien dépenser d'abord.
    .no =
        Puis-je dépenser mon or avant que le Voleur le prenne ?
        je suis volé, jpeux vite batir pour que le voleur ait moins
        la forge pour claquer mon or avant que le voleur passe
        architecte volé : d'abord construire, ensuite payer le voleur
        jpeux payer le condottiere avant de donner sa part au voleur
        j'ai été désigné par le voleur, je bâtis vite fait avant de payer ?
        je peux vider ma bourse à la forge pour frustrer le voleur ?
        Le joueur volé peut-il construire avant de remettre son or ?
        volé, je fais mon tour normalement et je donne ce qui reste au voleur ?
        condottiere volé, je détruis d'abord avec mes sous ?
        la victime choisit le moment de payer le voleur dans son tour ?
        volé, je peux construire avant de payer ?
        je peux dépenser mon or avant le voleur ?
        je suis volé, forge d'abord ?
        volé, je peux sauver mon or en bâtissant ?
        je joue mon tour puis je donne l'or au voleur ?
        je peux cacher mon or dans un quartier avant que le voleur le prenne ?
    .yes =
        le voleur est il paye avant que je fasse quoi que ce soit
        je donne l'or au voleur des que je retourne ma carte
        trop tard pour depenser une fois revele, le voleur d'abord
        carte retournée, or donné au voleur, ensuite seulement je joue ?
        impossible de planquer mon or dans un bâtiment avant que le voleur encaisse ?
        Le Voleur est-il servi avant toute action de sa victime ?
        en voleur je passe à la caisse avant que la victime puisse dépenser ?
        dès que je me révèle, mes pièces sont parties chez le voleur ?
        volée, l'architecte doit payer le voleur avant de bâtir ?
        volé, je donne l'or tout de suite ?
        le voleur est payé en premier ?
        je suis volé, interdit de dépenser avant ?
        je suis voleur, je prends l'or avant qu'il construise ?
        je dois donner mon or dès que je révèle mon perso volé ?
        Le joueur volé paie-t-il le Voleur avant de jouer ?
    .asked =
        le voleur m'a nomme, quand est ce que je lui donne l'or
        je suis volé, je peux faire quoi avant de filer mon or
        l'or du vol passe au voleur avant ou après mes actions
        volé, je paie quand
        je suis volé, construire ou payer d'abord
ruling-thief-not-killed = Le Voleur ne peut voler ni le personnage assassiné, ni l'Assassin. Il doit désigner un autre personnage.
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
        le voleur peut viser le type que l'assassin vient de nommer ?
        assassin blindé de pièces, le voleur peut se servir ?
        Le Voleur a-t-il le droit de désigner l'Assassin ?
        mort et dépouillé à la fois, ça peut m'arriver ?
        architecte assassiné, le voleur tente quand même sa chance dessus ?
        le voleur pioche dans la bourse du mort en fin de manche ?
        le voleur peut voler un mort ?
        je suis assassiné, le voleur peut prendre mon or ?
        je suis voleur, je peux nommer le perso tué ?
        assassiné et volé, possible ?
        le voleur peut nommer l'assassin ?
    .yes =
        l'assassin m'a eu, mon or est il au moins a l'abri du voleur
        l'assassin est intouchable pour le voleur
        le voleur doit il nommer un autre que la victime de l'assassin
        tué par l'assassin, au moins le voleur ne peut pas me prendre mon or ?
        en assassin je suis peinard face au voleur ?
        Le Voleur doit-il choisir un autre personnage que celui qui a été tué ?
        l'assassin a nommé le roi, donc le voleur ne peut plus nommer le roi ?
        mon or d'assassiné est sauf côté voleur ?
        deux persos interdits au voleur : l'assassin et sa victime ?
        mort, je garde mon or face au voleur ?
        l'assassin est protégé du voleur ?
        le voleur ne peut pas viser le perso assassiné ?
        je suis assassiné, suis-je à l'abri du voleur ?
        voleur, je dois nommer un autre que le mort ?
        L'Assassin est-il à l'abri du Voleur ?
    .asked =
        Et si le Voleur désigne celui qui a été tué ?
        l'assassin a tué la marchande, qui le voleur n'a pas le droit de viser
        le voleur nomme le mort, on lui dit quoi
        le voleur ne peut pas voler qui
        je suis voleur et le roi est mort, je peux viser qui
ruling-thief-not-bewitched = Le Voleur ne peut voler ni le personnage ensorcelé, ni la Sorcière. Il doit désigner un autre personnage.
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
        la sorcière a envoûté l'architecte, le voleur peut le viser aussi ?
        sorcière pleine aux as, cible pour le voleur ?
        Un personnage ensorcelé peut-il être volé ?
        le voleur récupère l'or de la sorcière quand elle reprend son tour ?
        envoûtée puis volée, la marchande ramasse les deux ?
        en voleur je vise l'ensorcelé pour prendre l'or de la sorcière ?
        le voleur peut voler l'ensorcelé ?
        le voleur peut voler la sorcière ?
        je suis ensorcelé, le voleur prend mon or ?
        je suis voleur, je peux nommer le perso ensorcelé ?
        ensorcelé et volé, possible ?
        la sorcière perd son or à cause du voleur ?
    .yes =
        la sorciere m'a ensorcele, le voleur me laisse tranquille
        la sorciere est immunisee contre le voleur
        le voleur doit choisir quelqu'un que la sorciere n'a pas nomme
        victime de la sorcière, je suis au moins à l'abri du voleur ?
        la sorcière craint rien du voleur ?
        Le Voleur doit-il éviter le personnage désigné par la Sorcière ?
        roi ensorcelé, le voleur doit nommer quelqu'un d'autre ?
        interdit au voleur de toucher à l'envoûté ?
        mon or de sorcière est en sécurité face au voleur ?
        ensorcelé, à l'abri du voleur ?
        la sorcière est protégée du voleur ?
        le voleur doit viser un perso non ensorcelé ?
        ensorcelé, je garde mon or face au voleur ?
        voleur, interdit de nommer la sorcière ?
        Le Voleur doit-il laisser tranquille l'ensorcelé ?
    .asked =
        la sorcière a pris l'architecte, qui le voleur peut-il viser
        avec la sorcière en jeu, quels persos le voleur ne peut pas nommer
        l'évêque est ensorcelé et le voleur le vise, c'est bon ou pas
        sorcière en jeu, le voleur ne peut pas voler qui
        voleur et ensorcelé, permis ou pas
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
        échevin riche, le voleur peut taper dedans ?
        le voleur peut annoncer le 1 ?
        Le Voleur peut-il s'en prendre au détenteur des mandats, l'Échevin ?
        j'ai posé mes mandats, le voleur me nomme, je paie ?
        le rang 1 est volable sauf si c'est l'assassin ?
        en voleur je vise l'échevin pour sa grosse bourse, possible ?
        le voleur peut voler l'échevin ?
        je suis échevin, le voleur prend mon or ?
        le voleur peut voler le rang 1 ?
        je suis voleur, je peux nommer l'échevin ?
        voler l'échevin, permis ?
        l'échevin perd son or face au voleur ?
    .yes =
        l'echevin est il a l'abri du voleur
        le voleur doit nommer un rang 3 ou plus
        echevin avec 10 pieces, rien a craindre du voleur
        le rang 1 garde son or quoi que dise le voleur
        je suis l'échevin, mon or est tranquille face au voleur ?
        aucun perso de rang 1 n'est volable ?
        Le Voleur doit-il désigner un personnage de rang supérieur au rang 1 ?
        le voleur a dit échevin, faut qu'il change de cible ?
        échevin, assassin, sorcière : même protection contre le voleur ?
        le numéro 1 dort sur ses deux oreilles, voleur ou pas ?
        échevin protégé du voleur ?
        rang 1 à l'abri du voleur ?
        je suis échevin, je garde mon or ?
        voleur, interdit de nommer l'échevin ?
        le voleur doit choisir un autre perso que le rang 1 ?
        L'Échevin échappe-t-il au Voleur ?
    .asked =
        Quels personnages le Voleur n'a-t-il pas le droit de dépouiller ?
        quels rangs le voleur peut viser quand y a l'échevin
        l'échevin face au voleur, il risque quoi
        voleur et échevin, ça marche ou pas
        je suis voleur, quel rang est interdit
ruling-thief-at-the-call = Le Voleur ne prend que l'or que le joueur volé a avant son action : le livret dit que l'or est pris quand le personnage est appelé.
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
