### The rulings of data/rulings/school-of-magic.toml, and the questions they answer: with yes, with no, or in another way.

ruling-school-income = L'École de Magie compte comme un quartier du type qui rapporte à votre personnage : noble pour le Roi, militaire pour le Condottiere, et ainsi de suite. Cela fait une pièce ou une carte de plus.
    .yes =
        Est-ce que je touche un revenu pour l'École de Magie ?
    .asked =
        De quelle couleur est l'École de Magie quand on perçoit son revenu ?
        L'École de Magie rapporte-t-elle au Roi, à l'Évêque ou à la Marchande ?
        Je suis le Roi et j'ai l'École de Magie : une pièce de plus ?
        L'École de Magie est-elle jaune, bleue, verte ou rouge pour mon or ?
ruling-school-abbot = Pour l'École de Magie, l'Abbé prend une pièce ou une carte, comme pour tout quartier religieux.
    .no =
        L'Abbé prend-il à la fois une pièce et une carte pour l'École de Magie ?
    .asked =
        Je suis l'Abbé avec l'École de Magie : or et carte, ou l'un des deux ?
        L'École de Magie compte-t-elle comme quartier religieux pour l'Abbé ?
        École de Magie et Abbé : combien de ressources ?
ruling-school-at-the-end = La carte de l'École de Magie ne parle que du revenu : à la fin de la partie, elle reste ce qu'elle est, une merveille (violette).
    .no =
        L'École de Magie peut-elle être le type qui me manque à la fin de la partie ?
    .asked =
        L'École de Magie aide-t-elle au bonus des cinq couleurs ?
        Il me manque le rouge : mon École de Magie peut-elle le remplacer au décompte ?
        École de Magie et Cour des Miracles : toutes deux jokers à la fin ?
        L'École de Magie est-elle de toutes les couleurs pour les points ?
ruling-school-capitol = À la fin, l'École de Magie est une merveille et rien d'autre, car son choix ne vaut que pour le revenu. Elle compte comme telle pour le Capitole et la Fontaine aux Souhaits, et prive la Tour d'Ivoire de ses points.
    .no =
        L'École de Magie peut-elle être le troisième quartier noble pour le Capitole ?
    .asked =
        La Fontaine aux Souhaits compte-t-elle l'École de Magie ?
        J'ai deux quartiers jaunes et l'École de Magie : le Capitole me paie-t-il ?
        L'École de Magie gâche-t-elle ma Tour d'Ivoire ?
        De quel type est l'École de Magie pour le Capitole ?
ruling-school-income-older = L'École de Magie compte comme un quartier de la couleur qui rapporte à votre personnage : cela fait 1 pièce d'or de plus.
    .yes =
        Est-ce que je touche un revenu pour l'École de Magie ?
