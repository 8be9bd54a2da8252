### The rulings of data/rulings/haunted-city.toml, and the questions they answer: with yes, with no, or in another way.

ruling-haunted-city-classic = Au décompte, la Cour des Miracles est d'une couleur au choix de son propriétaire, y compris pour les 3 points des cinq couleurs. Construite à la dernière manche, elle reste une merveille.
    .yes =
        La Cour des Miracles peut-elle remplacer une couleur qui manque ?
    .asked =
        De quelle couleur est la Cour des Miracles construite à la dernière manche ?
ruling-haunted-city-third = La Cour des Miracles est d'une couleur au choix de son propriétaire, mais une merveille si elle est construite à la dernière manche : nous suivons les cartes plus anciennes, faute d'avoir vu celle de la troisième édition.
    .yes =
        La Cour des Miracles peut-elle remplacer une couleur qui manque ?
