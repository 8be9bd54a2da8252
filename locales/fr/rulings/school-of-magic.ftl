### The rulings of data/rulings/school-of-magic.toml, and the questions they answer: with yes, with no, or in another way.

ruling-school-income = L'École de Magie compte comme un quartier du type qui rapporte à votre personnage : noble pour le Roi, militaire pour le Condottiere, et ainsi de suite. Cela fait une pièce ou une carte de plus.
    .yes =
        Est-ce que je touche un revenu pour l'École de Magie ?
        L'École de Magie rapporte-t-elle au Roi, à l'Évêque ou à la Marchande ?
        Je suis le Roi et j'ai l'École de Magie : une pièce de plus ?
        diplomate avec deux rouges et l'école de magie, 3 pièces ?
        le patricien pioche une carte de plus grâce à l'école de magie
        école de magie et négociant : elle compte verte à l'encaissement ?
        le cardinal a une carte pour son école de magie ?
        la fac de magie me paie comme si elle était de ma couleur ?
    .no =
        l'école de magie est violette donc elle rapporte rien ?
        faut il choisir une couleur une fois pour toutes pour l'ecole de magie
        l'école ne paie que si j'ai un autre quartier de la couleur ?
        l'ecole de magie vaut deux pièces au revenu du capitaine ?
        l'école de magie paie même l'assassin ?
    .asked =
        De quelle couleur est l'École de Magie quand on perçoit son revenu ?
        L'École de Magie est-elle jaune, bleue, verte ou rouge pour mon or ?
ruling-school-abbot = Pour l'École de Magie, l'Abbé prend une pièce ou une carte, comme pour tout quartier religieux.
    .no =
        L'Abbé prend-il à la fois une pièce et une carte pour l'École de Magie ?
        l'école de magie rapporte à l'abbé l'or plus la carte ?
        jpeux compter l'ecole comme deux quartiers bleus pour l'abbé
        l'abbé touche zéro pour l'école de magie ?
        jackpot or et carte pour l'abbé avec l'école ?
    .yes =
        L'École de Magie compte-t-elle comme quartier religieux pour l'Abbé ?
        abbé : l'école de magie me donne une chose, or ou carte, au choix ?
        l'abbé traite l'école de magie comme n'importe quel bleu ?
        l'abbé peut prendre une carte plutôt qu'une pièce pour l'école
        deux églises et l'école de magie : trois gains en tout pour l'abbé ?
    .asked =
        Je suis l'Abbé avec l'École de Magie : or et carte, ou l'un des deux ?
        École de Magie et Abbé : combien de ressources ?
        que prend l'abbé pour son école de magie
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
    .yes =
        l'école est juste violette au décompte ?
        l'ecole de magie reste une merveille en fin de partie
        l'école remplit elle la case violette des cinq couleurs
    .asked =
        l'ecole de magie est de quel type au décompte final
ruling-school-capitol = Pour le Capitole, l'École de Magie ne compte que comme une merveille : on ne choisit son type que pour le revenu.
    .no =
        L'École de Magie peut-elle être le troisième quartier noble pour le Capitole ?
        J'ai deux quartiers jaunes et l'École de Magie : le Capitole me paie-t-il ?
        deux bleus plus l'école de magie, bonus du capitole ?
        l'ecole de magie peut etre mon troisième rouge pour le capitole
        jpeux dire que l'école est verte pour que le capitole marque
        l'école complète n'importe quel trio pour le capitole ?
        l'école en joker pour faire mon trio du capitole ?
    .yes =
        capitole, école et une autre merveille, ça fait trois ?
        le capitole voit l'école comme violette ?
        l'école de magie est une merveille pour le capitole ?
    .asked =
        De quel type est l'École de Magie pour le Capitole ?
        comment l'ecole de magie compte pour le capitole
ruling-school-wishing-well = À la fin, l'École de Magie est une merveille : elle vaut un point à la Fontaine aux Souhaits.
    .yes =
        La Fontaine aux Souhaits compte-t-elle l'École de Magie ?
        école de magie dans ma ville, un point de plus avec la fontaine aux souhaits ?
        l'école de magie est violette pour la fontaine aux souhaits ?
        fontaine et école de magie seules : 2 points par la fontaine ?
        ma fontaine boit aussi l'école de magie ?
    .no =
        la fontaine ignore l'école parce qu'elle change de couleur ?
        l'ecole m'a servi de jaune toute la partie, elle est perdue pour la fontaine ?
        l'école de magie n'apporte rien à la fontaine ?
        dois-je déclarer l'école violette pour que la fontaine la compte
    .asked =
        combien vaut l'école de magie pour la fontaine aux souhaits
ruling-school-ivory-tower = L'École de Magie est une merveille à la fin : avec elle dans votre cité, la Tour d'Ivoire ne donne pas de points.
    .yes =
        L'École de Magie gâche-t-elle ma Tour d'Ivoire ?
        5 points perdus pour la tour a cause de l'école de magie ?
        l'école de magie compte comme une autre merveille à côté de la tour d'ivoire ?
        bonus de la tour perdu si ma seule autre violette est l'école ?
        mauvaise idée, l'école à côté de la tour d'ivoire, points perdus ?
    .no =
        j'ai les points de la tour d'ivoire avec l'école de magie dans ma ville ?
        jpeux dire que l'école est bleue pour que la tour d'ivoire marque
        tour d'ivoire et école de magie, la tour reste seule merveille ?
        l'école est sans danger pour ma tour d'ivoire ?
    .asked =
        tour d'ivoire plus école de magie, combien de points bonus
ruling-school-income-older = L'École de Magie compte comme un quartier de la couleur qui rapporte à votre personnage : cela fait 1 pièce d'or de plus.
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
