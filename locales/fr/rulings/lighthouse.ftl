### The rulings of data/rulings/lighthouse.toml, and the questions they answer: with yes, with no, or in another way.

ruling-lighthouse-once = Le Phare n'agit qu'une fois, quand on le construit : son propriétaire choisit une carte dans la pioche, puis on la mélange.
    .no =
        Le Phare agit-il à chaque tour ?
