### The rulings of data/rulings/thief.toml, and the questions they answer: with yes, with no, or in another way.

ruling-thief-takes-all = Le Voleur prend tout l'or que possède le joueur du personnage désigné au moment où ce personnage est révélé. Si ce joueur n'en a pas, le Voleur n'a rien.
    .asked =
        Combien vole le Voleur ?
        Le Voleur prend-il la moitié ou tout ?
        Le Voleur m'a désigné : combien de pièces dois-je lui donner ?
        À quel instant verse-t-on son or au Voleur ?
        Ma victime n'avait rien en poche : le Voleur repart-il bredouille ?
ruling-thief-before-gathering = Le Voleur ne prend que l'or d'avant la collecte : le joueur volé donne tout en révélant son personnage. Ce qui arrive ensuite lui reste.
    .no =
        Le Voleur prend-il aussi l'or que je collecte ce tour-ci ?
    .asked =
        Je donne mon or au Voleur avant ou après mes deux pièces ?
        Puis-je dépenser mon or avant que le Voleur le prenne ?
        Volé, est-ce que je garde au moins les deux pièces de ce tour ?
        Mon revenu de Marchande part-il aussi dans la poche du Voleur ?
ruling-thief-not-killed = Le Voleur ne peut voler ni l'assassiné, ni l'Assassin. Il doit désigner un autre personnage.
    .no =
        Le Voleur peut-il voler le personnage assassiné ?
    .asked =
        Le Voleur peut-il voler l'Assassin ?
        Et si le Voleur désigne celui qui a été tué ?
        Je suis le Voleur : ai-je le droit de viser la victime de l'Assassin ?
        Peut-on dépouiller un mort ?
ruling-thief-not-bewitched = Le Voleur ne peut voler ni l'ensorcelé, ni la Sorcière. Il doit désigner un autre personnage.
    .no =
        Le Voleur peut-il voler le personnage ensorcelé ?
    .asked =
        Le Voleur peut-il voler la Sorcière ?
        La victime de la Sorcière peut-elle aussi se faire dépouiller ?
        Je suis le Voleur : le Roi est envoûté, puis-je lui prendre ses pièces ?
        Double peine : ensorcelé et volé dans la même manche ?
ruling-thief-not-rank-one = On ne peut voler aucun personnage de rang 1, et l'Échevin en est un. Le Voleur doit désigner un rang plus élevé.
    .no =
        Le Voleur peut-il voler l'Échevin ?
    .asked =
        Le Voleur peut-il voler un personnage de rang 1 ?
        Je suis l'Échevin : le Voleur peut-il me prendre mon or ?
        Le Voleur peut-il viser celui qui a posé les mandats ?
        Quels personnages le Voleur n'a-t-il pas le droit de dépouiller ?
ruling-thief-at-the-call = Le Voleur ne prend que l'or d'avant l'action du joueur volé : le livret dit que l'or est pris quand le personnage est appelé.
    .no =
        Le Voleur prend-il aussi l'or que je prends à mon action ?
    .asked =
        Quand donne-t-on l'argent volé ?
