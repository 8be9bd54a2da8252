### The rulings of data/rulings/haunted-city.toml, and the questions they answer: with yes, with no, or in another way.

ruling-haunted-city-classic = Au décompte, la Cour des Miracles est d'une couleur au choix de son propriétaire, y compris pour les 3 points des cinq couleurs.
    .yes =
        La Cour des Miracles peut-elle remplacer une couleur qui manque ?
        pas de rouge mais la cour des miracles, j'ai les 3 points des cinq couleurs ?
        c'est moi qui choisis la couleur de la cour des miracles au decompte ?
    .no =
        la cour des miracles reste forcement violette a la fin ?
        la cour des miracles peut compter pour deux couleurs ?
        la cour des miracles rapporte de l'or au roi pendant la partie comme une jaune ?
        la cour des miracles est inutile pour le bonus des cinq couleurs ?
    .asked =
        a quoi sert la cour des miracles en fin de partie
ruling-haunted-city-last-round = Construite à la dernière manche, la Cour des Miracles reste violette au décompte.
    .no =
        Une Cour des Miracles construite à la dernière manche peut-elle remplacer une couleur qui manque ?
        j'ai posé la cour des miracles a la derniere manche, je peux dire verte ?
        la cour des miracles du dernier tour donne le bonus cinq couleurs ?
        derniere construction de la partie, la cour des miracles change encore de couleur ?
    .yes =
        batie au dernier tour, la cour des miracles reste violette ?
        trop tard pour choisir la couleur si je la construis au dernier tour, la cour des miracles ?
        faut il batir la cour des miracles avant la derniere manche pour choisir sa couleur
        construite avant la derniere manche, la cour des miracles garde son choix de couleur ?
    .asked =
        De quelle couleur est la Cour des Miracles construite à la dernière manche ?
ruling-haunted-city-third = Au décompte, la Cour des Miracles est d'une couleur au choix de son propriétaire : nous suivons les cartes plus anciennes, faute d'avoir vu celle de la troisième édition.
    .yes =
        La Cour des Miracles peut-elle remplacer une couleur qui manque ?
        jpeux choisir la couleur de ma cour des miracles au decompte
        il me manque du bleu, la cour des miracles peut servir de bleu ?
        la cour des miracles comme cinquieme couleur du bonus ?
    .no =
        la cour des miracles compte toujours comme violette ?
        rouge et vert a la fois pour la cour des miracles ?
    .asked =
        quelle couleur a la cour des miracles au décompte
ruling-haunted-city-last-round-third = Construite à la dernière manche, la Cour des Miracles reste violette : nous suivons les cartes plus anciennes, faute d'avoir vu celle de la troisième édition.
    .no =
        Une Cour des Miracles construite à la dernière manche peut-elle être d'une autre couleur ?
        cour des miracles du dernier tour, je choisis sa couleur ?
        batie tout a la fin, la cour des miracles sert pour les cinq couleurs ?
        elle peut etre mon rouge manquant, la cour des miracles du dernier tour ?
    .yes =
        la cour des miracles reste violette si elle arrive a la derniere manche ?
        fallait il la batir une manche plus tot pour choisir, la cour des miracles
        une cour des miracles de derniere manche n'est qu'une violette ?
        seule une cour des miracles d'une manche précédente choisit sa couleur ?
    .asked =
        quelle couleur pour une cour des miracles de la derniere manche
