### The rulings of data/rulings/lighthouse.toml, and the questions they answer: with yes, with no, or in another way.

ruling-lighthouse-once = Le Phare n'agit qu'une fois, au moment où on le construit.
    .no =
        Le Phare agit-il à chaque tour ?
        jpeux refouiller la pioche avec mon phare au tour suivant
        mon phare est là depuis longtemps, encore une carte gratuite ?
        le diplomate prend mon phare, il fouille la pioche lui aussi ?
    .yes =
        le phare ne sert il qu'une fois
        la carte du phare c'est seulement à la construction ?
        une fois construit, le phare ne rapporte que des points ?
    .asked =
        quand est ce que le phare agit
ruling-lighthouse-choice = Le joueur qui construit le Phare parcourt la pioche, prend en main une carte de son choix, puis mélange la pioche.
    .yes =
        Puis-je choisir n'importe quelle carte de la pioche en construisant le Phare ?
        on regarde toute la pioche avec le phare ?
        faut il remélanger la pioche apres le phare
    .no =
        la carte du phare c'est juste celle du dessus
        jpeux prendre deux cartes avec le phare
        la carte trouvée par le phare est construite gratuitement aussitôt ?
    .asked =
        que gagne t on en construisant le phare
