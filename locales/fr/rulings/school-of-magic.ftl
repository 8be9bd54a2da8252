### The rulings of data/rulings/school-of-magic.toml, and the questions they answer: with yes, with no, or in another way.

ruling-school-income = L'École de Magie compte comme un quartier du type qui rapporte à votre personnage : noble pour le Roi, militaire pour le Condottiere, et ainsi de suite. Cela fait une pièce ou une carte supplémentaire.
    .yes =
        Est-ce que je touche un revenu pour l'École de Magie ?
        L'École de Magie rapporte-t-elle au Roi, à l'Évêque ou à la Marchande ?
        Je suis le Roi et j'ai l'École de Magie : une pièce de plus ?
        diplomate avec deux rouges et l'école de magie, 3 pièces ?
        le patricien pioche une carte de plus grâce à l'école de magie
        école de magie et négociant : elle compte verte à l'encaissement ?
        le cardinal a une carte pour son école de magie ?
        la fac de magie me paie comme si elle était de ma couleur ?
        évêque avec un bleu et l'école de magie, 2 pièces ?
        l'école de magie me fait une pièce de plus en condottiere ?
        L'École de Magie prend-elle la couleur du personnage au moment du revenu ?
        ma fac de magie compte comme un vert quand je suis marchande ?
        roi à cette manche, évêque à la suivante, l'école s'adapte à chaque fois ?
        j'ai que l'école de magie et je suis le roi, j'ai quand même 1 pièce ?
        école de magie, une pièce de plus ?
        l'école de magie compte comme jaune pour le roi ?
        je suis marchande avec l'école de magie, j'ai une pièce en plus ?
        école de magie rouge pour le condottiere ?
        l'école de magie marche avec l'évêque ?
        il est roi et compte son école de magie pour son revenu, c'est juste ?
    .no =
        l'école de magie est violette donc elle rapporte rien ?
        faut il choisir une couleur une fois pour toutes pour l'ecole de magie
        l'école ne paie que si j'ai un autre quartier de la couleur ?
        l'ecole de magie vaut deux pièces au revenu du capitaine ?
        l'école de magie paie même l'assassin ?
        l'école de magie fait double, deux pièces au roi ?
        faut fixer la couleur de l'école quand on la bâtit ?
        L'École de Magie est-elle sans effet sur le revenu ?
        l'école reste violette même pour le revenu donc le roi touche rien dessus ?
        sans autre quartier jaune l'école de magie ne sert à rien au roi ?
        l'école de magie donne une pièce par couleur de ma ville ?
        école de magie, pas de revenu ?
        l'école de magie ne marche pas avec le roi ?
        l'école de magie donne 2 pièces ?
        l'école de magie a une couleur fixe pour le revenu ?
        roi sans quartier jaune, l'école de magie ne paie pas ?
        je dois choisir la couleur de l'école de magie pour toute la partie ?
    .asked =
        De quelle couleur est l'École de Magie quand on perçoit son revenu ?
        L'École de Magie est-elle jaune, bleue, verte ou rouge pour mon or ?
        école de magie + deux jaunes, je suis roi, combien de revenu
        pour le revenu du condottiere l'école de magie est de quelle couleur
        école de magie, quelle couleur pour la marchande
        évêque avec 2 bleus et l'école de magie, combien d'or
ruling-school-abbot = Pour l'École de Magie, l'Abbé prend une pièce ou une carte, comme pour tout quartier religieux.
    .no =
        L'Abbé prend-il à la fois une pièce et une carte pour l'École de Magie ?
        l'école de magie rapporte à l'abbé l'or plus la carte ?
        jpeux compter l'ecole comme deux quartiers bleus pour l'abbé
        l'abbé touche zéro pour l'école de magie ?
        jackpot or et carte pour l'abbé avec l'école ?
        l'abbé encaisse double sur l'école de magie, pièce et carte ?
        école de magie chez l'abbé : rien, vu qu'elle est violette ?
        L'Abbé peut-il cumuler or et carte pour sa seule École de Magie ?
        avec l'école l'abbé est forcé de prendre de l'or ?
        l'école de magie donne deux cartes à l'abbé ?
        abbé : l'école paie obligatoirement en carte ?
        abbé avec école de magie, or et carte ?
        l'abbé prend 2 pièces pour l'école de magie ?
        l'école de magie ne rapporte rien à l'abbé ?
        je suis abbé, je dois prendre une carte pour l'école ?
        l'école ne compte pas comme bleu pour l'abbé ?
        il est abbé et prend pièce plus carte pour son école, c'est permis ?
    .yes =
        L'École de Magie compte-t-elle comme quartier religieux pour l'Abbé ?
        abbé : l'école de magie me donne une chose, or ou carte, au choix ?
        l'abbé traite l'école de magie comme n'importe quel bleu ?
        l'abbé peut prendre une carte plutôt qu'une pièce pour l'école
        deux églises et l'école de magie : trois gains en tout pour l'abbé ?
        je prends une carte pour l'école en abbé et une pièce pour mon église, ça marche ?
        l'école de magie joue le rôle d'un bleu de plus quand je suis abbé ?
        L'Abbé choisit-il entre une pièce et une carte pour son École de Magie ?
        un temple plus l'école, l'abbé a deux trucs à prendre ?
        l'abbé peut préférer la pièce à la carte pour l'école de magie ?
        avec juste l'école dans ma ville, l'abbé a un seul gain ?
        abbé, l'école de magie compte comme bleu ?
        je suis abbé, je peux prendre une pièce pour l'école de magie ?
        abbé, une carte pour l'école de magie ?
        l'école de magie donne une seule chose à l'abbé ?
        l'abbé gagne pour l'école de magie comme pour un temple ?
        L'École de Magie augmente-t-elle d'un le revenu de l'Abbé ?
    .asked =
        Je suis l'Abbé avec l'École de Magie : or et carte, ou l'un des deux ?
        École de Magie et Abbé : combien de ressources ?
        que prend l'abbé pour son école de magie
        abbé et école de magie, je prends quoi au juste
        trois bleus et l'école, combien de gains pour l'abbé
        abbé et école, pièce ou carte
        école de magie, l'abbé reçoit combien
ruling-school-at-the-end = La carte de l'École de Magie ne parle que du revenu : à la fin de la partie, elle reste ce qu'elle est, une merveille (violette).
    .no =
        L'École de Magie peut-elle être le type qui me manque à la fin de la partie ?
        Il me manque le rouge : mon École de Magie peut-elle le remplacer au décompte ?
        École de Magie et Cour des Miracles : toutes deux jokers à la fin ?
        L'École de Magie est-elle de toutes les couleurs pour les points ?
        l'école de magie peut etre rouge pour les 3 points bonus ?
        il manque le vert mais j'ai l'école de magie, ça fait cinq couleurs ?
        on choisit la couleur de l'école à la fin ?
        l'école de magie sert elle de joker pour le bonus final
        mon école peut jouer la caméléon au décompte ?
        il me manque un bleu, l'école de magie fait l'affaire pour les 5 couleurs ?
        l'école de magie et la cour des miracles font le même boulot au décompte ?
        Peut-on choisir la couleur de l'École de Magie au moment de compter les points ?
        j'étais évêque au dernier tour donc l'école compte bleue à la fin ?
        l'école joker au final pour boucher le trou du rouge ?
        mon école de magie peut être jaune pour l'arc-en-ciel ?
        école de magie, joker à la fin ?
        l'école de magie remplace la couleur qui me manque ?
        je peux compter l'école comme verte pour le bonus des 5 couleurs ?
        l'école de magie change de couleur pour les points ?
        il me manque le rouge et j'ai l'école de magie, j'ai les 3 points ?
        il compte son école de magie en bleu à la fin, il a le droit ?
    .yes =
        l'école est juste violette au décompte ?
        l'ecole de magie reste une merveille en fin de partie
        l'école remplit elle la case violette des cinq couleurs
        au comptage l'école de magie redevient une simple violette ?
        l'école compte comme ma couleur violette pour les cinq types ?
        L'École de Magie ne change-t-elle de type que pour le revenu ?
        jaune, bleu, vert, violet école : il me manque toujours le rouge à la fin ?
        l'école de magie est une merveille et rien d'autre pour les points ?
        pas de caméléon au décompte pour l'école, si ?
        école de magie violette à la fin ?
        l'école de magie n'est pas un joker pour le score ?
        l'école compte seulement comme violette aux points ?
        l'école de magie change de couleur juste pour le revenu ?
        il me manque le vert, mon école ne sert à rien pour les 5 couleurs ?
        L'École de Magie fournit-elle le violet pour le bonus des cinq couleurs ?
    .asked =
        l'ecole de magie est de quel type au décompte final
        l'école de magie au décompte, elle vaut quelle couleur
        à la fin l'école peut remplacer quel type
        école de magie, quelle couleur à la fin
        l'école pour les 5 couleurs, ça compte comment
ruling-school-capitol = Pour le Capitole, l'École de Magie ne compte que comme une merveille : on ne choisit son type que pour le revenu.
    .no =
        L'École de Magie peut-elle être le troisième quartier noble pour le Capitole ?
        J'ai deux quartiers jaunes et l'École de Magie : le Capitole me paie-t-il ?
        deux bleus plus l'école de magie, bonus du capitole ?
        l'ecole de magie peut etre mon troisième rouge pour le capitole
        jpeux dire que l'école est verte pour que le capitole marque
        l'école complète n'importe quel trio pour le capitole ?
        l'école en joker pour faire mon trio du capitole ?
        château, palais et école de magie : trio jaune pour le capitole ?
        l'école peut compléter mes deux verts au capitole ?
        Le Capitole accepte-t-il l'École de Magie comme quartier du type de mon choix ?
        je suis roi à la fin donc l'école est noble pour le capitole ?
        deux rouges + école, capitole validé ?
        le capitole compte l'école deux fois, violette et de ma couleur ?
        capitole, école comme troisième bleu ?
        l'école de magie marche comme joker pour le capitole ?
        j'ai 2 verts et l'école, le capitole donne ses points ?
        il compte l'école comme rouge pour son capitole, il a le droit ?
        je peux choisir la couleur de l'école pour le capitole ?
        deux jaunes plus école de magie, capitole bon ?
    .yes =
        capitole, école et une autre merveille, ça fait trois ?
        le capitole voit l'école comme violette ?
        l'école de magie est une merveille pour le capitole ?
        pour le capitole l'école c'est une violette point final ?
        deux bleus et l'école, il me manque un troisième bleu pour le capitole ?
        L'École de Magie peut-elle aider à réunir trois merveilles pour le Capitole ?
        l'école au capitole compte avec mes autres violettes ?
        le choix de couleur de l'école sert au revenu et pas au capitole ?
        mon voisin triche s'il prend l'école comme 3e jaune pour son capitole ?
        capitole, l'école reste violette ?
        l'école compte comme merveille pour le capitole ?
        l'école ne peut pas être mon troisième jaune pour le capitole ?
        école plus deux autres violettes, capitole ok ?
        deux rouges et l'école, pas de points du capitole ?
        L'École de Magie est-elle uniquement violette pour le Capitole ?
    .asked =
        De quel type est l'École de Magie pour le Capitole ?
        comment l'ecole de magie compte pour le capitole
        capitole : l'école va avec quelles cartes
        j'ai deux nobles et l'école, le capitole voit quoi
        capitole et école de magie, quelle couleur
        deux jaunes et l'école de magie, capitole ou pas
ruling-school-wishing-well = À la fin, l'École de Magie est une merveille : elle vaut un point à la Fontaine aux Souhaits.
    .yes =
        La Fontaine aux Souhaits compte-t-elle l'École de Magie ?
        école de magie dans ma ville, un point de plus avec la fontaine aux souhaits ?
        l'école de magie est violette pour la fontaine aux souhaits ?
        fontaine et école de magie seules : 2 points par la fontaine ?
        ma fontaine boit aussi l'école de magie ?
        la fontaine aux souhaits me rapporte un point pour l'école de magie ?
        même utilisée comme verte au revenu, l'école compte pour la fontaine ?
        L'École de Magie est-elle une merveille aux yeux de la Fontaine aux Souhaits ?
        école + fontaine + forge, la fontaine voit bien l'école ?
        pas besoin de déclarer quoi que ce soit, l'école vaut un point à la fontaine ?
        mon voisin zappe son école dans le calcul de la fontaine, il oublie un point ?
        fontaine aux souhaits, l'école compte ?
        j'ai l'école et la fontaine, un point en plus ?
        l'école de magie est une merveille pour la fontaine ?
        l'école donne 1 point à la fontaine ?
        je peux compter mon école pour ma fontaine aux souhaits ?
        il compte l'école pour sa fontaine, c'est juste ?
    .no =
        la fontaine ignore l'école parce qu'elle change de couleur ?
        l'ecole m'a servi de jaune toute la partie, elle est perdue pour la fontaine ?
        l'école de magie n'apporte rien à la fontaine ?
        dois-je déclarer l'école violette pour que la fontaine la compte
        l'école de magie est caméléon donc exclue de la fontaine ?
        deux points à la fontaine pour l'école de magie ?
        La Fontaine aux Souhaits laisse-t-elle l'École de Magie de côté ?
        l'école compte à la fontaine seulement si elle ne m'a servi à aucun revenu ?
        l'école de ma couleur au dernier tour n'est plus violette pour la fontaine ?
        pour la fontaine l'école doit rester sans emploi ?
        école ignorée par la fontaine ?
        la fontaine ne compte pas l'école de magie ?
        l'école donne 2 points à la fontaine ?
        mon école m'a rapporté de l'or, je perds son point à la fontaine ?
        l'école n'est pas violette pour la fontaine ?
        il compte l'école pour sa fontaine aux souhaits, c'est une erreur ?
    .asked =
        combien vaut l'école de magie pour la fontaine aux souhaits
        l'école de magie donne combien à ma fontaine
        fontaine aux souhaits : l'école est vue comme quoi
        fontaine et école de magie, combien de points
        l'école compte ou pas pour la fontaine aux souhaits
ruling-school-ivory-tower = L'École de Magie est une merveille à la fin : avec elle dans votre cité, la Tour d'Ivoire ne donne pas de points.
    .yes =
        L'École de Magie gâche-t-elle ma Tour d'Ivoire ?
        5 points perdus pour la tour a cause de l'école de magie ?
        l'école de magie compte comme une autre merveille à côté de la tour d'ivoire ?
        bonus de la tour perdu si ma seule autre violette est l'école ?
        mauvaise idée, l'école à côté de la tour d'ivoire, points perdus ?
        école de magie dans ma ville, ma tour d'ivoire tombe à zéro bonus ?
        la tour d'ivoire n'est plus la seule merveille si j'ai l'école ?
        L'École de Magie fait-elle perdre les points de la Tour d'Ivoire ?
        je pose l'école, adieu le bonus de ma tour d'ivoire ?
        l'école étant violette à la fin, elle ruine la tour d'ivoire ?
        mieux vaut pas l'école si je veux que la tour d'ivoire marque, c'est bien la règle ?
        école de magie, plus de bonus de la tour d'ivoire ?
        j'ai l'école, je perds les points de ma tour d'ivoire ?
        l'école annule la tour d'ivoire ?
        tour d'ivoire et école ensemble, pas de bonus ?
        l'école compte comme merveille contre ma tour d'ivoire ?
        La Tour d'Ivoire est-elle inutile si j'ai aussi l'École de Magie ?
    .no =
        j'ai les points de la tour d'ivoire avec l'école de magie dans ma ville ?
        jpeux dire que l'école est bleue pour que la tour d'ivoire marque
        tour d'ivoire et école de magie, la tour reste seule merveille ?
        l'école est sans danger pour ma tour d'ivoire ?
        je déclare mon école rouge et je touche la tour d'ivoire ?
        la tour d'ivoire ignore l'école puisqu'elle change de type ?
        tour d'ivoire + école = 5 points de bonus ?
        La Tour d'Ivoire reste-t-elle valable malgré l'École de Magie ?
        j'ai fini évêque, l'école est bleue, ma tour d'ivoire est sauvée ?
        l'école réduit juste le bonus de la tour d'ivoire à la moitié ?
        tour d'ivoire avec école, j'ai les 5 points ?
        l'école est ignorée par la tour d'ivoire ?
        je garde le bonus de la tour d'ivoire avec l'école de magie ?
        il a l'école et compte sa tour d'ivoire, il a le droit ?
        l'école prend une autre couleur pour sauver la tour d'ivoire ?
        l'école ne compte pas comme violette pour la tour d'ivoire ?
    .asked =
        tour d'ivoire plus école de magie, combien de points bonus
        la tour d'ivoire fait combien si j'ai aussi l'école de magie
        pourquoi l'école de magie casse ma tour d'ivoire
        école et tour d'ivoire, bonus ou pas
        j'ai l'école de magie, ma tour d'ivoire donne quoi
ruling-school-income-older = L'École de Magie compte comme un quartier de la couleur qui rapporte à votre personnage : cela fait 1 pièce d'or supplémentaire.
    .yes =
        Est-ce que je touche un revenu pour l'École de Magie ?
        roi et école de magie, une pièce en plus ?
        l'école peut passer pour rouge avec le condottiere ?
    .no =
        l'école de magie violette ne sert à rien pour le revenu ?
        l'ecole de magie paie deux pièces d'un coup ?
        faut il fixer la couleur de l'ecole de magie pour toujours
    .asked =
        quelle couleur a mon école quand le marchand encaisse
