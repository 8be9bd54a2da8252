### The rulings of data/rulings/map-room.toml, and the questions they answer: with yes, with no, or in another way.

ruling-map-room-museum = Les cartes placées sous le Musée ne sont plus en main : elles ne comptent que pour le Musée, la Salle des Cartes compte celles que vous tenez.
    .no =
        La Salle des Cartes compte-t-elle les cartes placées sous le Musée ?
    .asked =
        Quelles cartes rapportent des points avec la Salle des Cartes ?
        J'ai le Musée et la Salle des Cartes : les cartes glissées comptent-elles deux fois ?
        Salle des Cartes : un point par carte en main seulement ?
        Que compte la Salle des Cartes à la fin de la partie ?
ruling-map-room-hand-only = La Salle des cartes compte les cartes en main, le Musée celles placées dessous : aucune ne compte pour les deux.
    .no =
        La Salle des cartes compte-t-elle les cartes placées sous le Musée ?
