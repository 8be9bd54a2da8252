### The rulings of data/rulings/map-room.toml, and the questions they answer: with yes, with no, or in another way.

ruling-map-room-museum = Les cartes placées sous le Musée ne sont plus en main : elles ne comptent que pour le Musée, la Salle des Cartes compte celles que vous tenez.
    .no =
        La Salle des Cartes compte-t-elle les cartes placées sous le Musée ?
        J'ai le Musée et la Salle des Cartes : les cartes glissées comptent-elles deux fois ?
        salle des cartes et musée, une carte glissée vaut 2 points
        une meme carte peut rapporter au musée et a la salle des cartes
        4 cartes sous le musée et main vide, la salle des cartes donne 4
        les cartes du musée font elles partie de la main en fin de partie, salle des cartes
        j'ai 5 cartes au musée et 2 en main, la salle des cartes me fait 7 points ?
        les cartes rangées sous le musée gonflent aussi ma salle des cartes ?
        on peut scorer une carte deux fois avec musée + salle des cartes ?
        en fin de partie je reprends les cartes du musée en main pour la salle des cartes ?
        Une carte glissée sous le Musée est-elle encore considérée comme tenue en main pour la Salle des Cartes ?
        mon pote additionne musée et main pour sa salle des cartes, il a bon ?
        les cartes du musée comptent pour la salle des cartes ?
        salle des cartes, j'ajoute les cartes sous mon musée ?
        je marque deux points par carte avec musée et salle des cartes ?
        3 cartes au musée et 2 en main, la salle des cartes donne 5 ?
        je peux compter les cartes du musée comme ma main pour la salle des cartes ?
        le musée augmente les points de la salle des cartes ?
    .yes =
        Salle des Cartes : un point par carte en main seulement ?
        la salle des cartes ne regarde que ma main, pas le musée
        carte mise au musée, un point de moins pour la salle des cartes
        faut il avoir la carte en main pour la salle des cartes, le musée compte pas
        salle des cartes avec 3 en main et 4 au musée, ça fait 3 points pour elle ?
        ce que je mets au musée sort de ma main et échappe à la salle des cartes ?
        chaque carte rapporte soit au musée soit à la salle des cartes, jamais aux deux ?
        Les cartes sous le Musée ne marquent-elles que par le Musée ?
        main vide mais musée rempli, ma salle des cartes vaut zéro bonus ?
        la salle des cartes se fout de ce qu'il y a sous le musée, non ?
        salle des cartes : seulement les cartes en main, pas celles du musée ?
        les cartes sous le musée sont ignorées par la salle des cartes ?
        mettre une carte au musée me fait perdre un point de salle des cartes ?
        musée 3 cartes, main 2, la salle des cartes donne 2 ?
        une carte au musée n'est plus dans ma main pour la salle des cartes ?
        Les cartes du Musée sont-elles exclues du compte de la Salle des Cartes ?
    .asked =
        Quelles cartes rapportent des points avec la Salle des Cartes ?
        Que compte la Salle des Cartes à la fin de la partie ?
        musée et salle des cartes ensemble, ca se compte comment
        4 cartes sous le musée et 1 en main, combien pour la salle des cartes
        une carte du musée compte pour quel bâtiment au décompte, musée ou salle des cartes
        j'ai musée et salle des cartes, qui compte quoi
        6 cartes sous le musée et 0 en main, la salle des cartes donne combien
ruling-map-room-hand-only = La Salle des cartes compte les cartes en main, le Musée celles placées dessous : aucune ne compte pour les deux.
    .no =
        La Salle des cartes compte-t-elle les cartes placées sous le Musée ?
        les cartes sous le musée comptent double avec la salle des cartes
        main vide et musée plein, la salle des cartes rapporte
        j'additionne musée et salle des cartes pour la meme carte
    .yes =
        la salle des cartes ne compte que ma main
        une carte du musée ne vaut que pour le musée
    .asked =
        que compte la salle des cartes si j'ai aussi le musée
