### The rulings of data/rulings/components.toml, and the questions they answer: with yes, with no, or in another way.

ruling-white-stars-classic = Une étoile blanche marque les cartes bonus : 14 merveilles et 10 personnages en portent une.
    .asked =
        Comment reconnaît-on les cartes bonus ?
        Que veut dire l'étoile blanche ?
        y a combien de merveilles bonus
        cest quoi la petite étoile sur certaines cartes
        à quoi reconnait on un perso bonus comme la sorcière
    .yes =
        une carte avec une étoile blanche, c'est une carte bonus ?
        dix personnages bonus dans la boite ?
    .no =
        l'étoile blanche rapporte t elle des points
        toutes les violettes sont elles des cartes bonus
        les huit persos de base portent ils une étoile
ruling-marks-third = Une gemme octogonale derrière le numéro marque un nouveau personnage, une étoile blanche un nouveau quartier.
    .asked =
        Comment reconnaît-on les nouvelles cartes ?
        c'est quoi la pierre derrière le numéro de certains personnages
        comment je trie les anciennes et les nouvelles cartes
    .yes =
        la gemme octogonale derrière le chiffre, c'est un nouveau perso ?
        étoile blanche sur un quartier : c'est un des nouveaux ?
        un diamant à huit côtés sous le rang : perso récent ?
    .no =
        les nouveaux personnages ont ils une étoile blanche
        les nouveaux quartiers portent ils une gemme
        la gemme change t elle quelque chose au jeu
