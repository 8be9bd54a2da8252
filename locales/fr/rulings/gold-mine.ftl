### The rulings of data/rulings/gold-mine.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gold-mine-gathering = La Mine d'Or ne rapporte que quand vous collectez de l'or. Avec des cartes, un revenu ou l'or d'un pouvoir, elle n'ajoute rien.
    .no =
        La Mine d'Or rapporte-t-elle quand je collecte des cartes ?
        La pièce de la Mine d'Or vaut-elle aussi pour le revenu des quartiers ?
        La Mine d'Or donne-t-elle une pièce à chaque tour, même si je pioche ?
        Ma Mine d'Or augmente-t-elle les 4 pièces de la Navigatrice ?
        mine d'or : une piece en plus si jpioche des cartes ?
        la mine d'or augmente t elle le revenu du roi
        la navigatrice prend 4 or, ca fait 5 avec la mine d'or ?
        l'or vole par le voleur est il augmente par la mine d'or
    .yes =
        faut il collecter de l'or pour profiter de la mine d'or
        la mine d'or ne sert a rien si je prends des cartes ?
        la mine d'or ne marche qu'a la collecte ?
    .asked =
        la mine d'or ne s'applique pas a quoi
ruling-gold-mine-three = Avec la Mine d'Or dans votre cité, vous prenez 3 pièces au lieu de 2 chaque fois que vous collectez de l'or.
    .yes =
        Avec la Mine d'Or, est-ce que je prends 3 pièces au lieu de 2 ?
        la mine d'or donne t elle une piece de plus quand je collecte de l'or
        la mine d'or marche a chaque tour ou je prends l'or ?
        mine d'or batie au tour d'avant, jprends 3 ?
    .no =
        la mine d'or double t elle l'or collecte
        avec la mine d'or on reste a 2 pieces ?
        la mine d'or ne sert qu'une seule fois ?
        mine d'or : 4 pieces a la collecte ?
    .asked =
        J'ai la Mine d'Or : combien de pièces est-ce que je prends ?
