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
        mine d'or + marchande, 1 po de plus sur mes verts
        chaque fois que je touche de l'or, la mine d'or ajoute 1
        la mine d'or me paie quand je pioche à la collecte
        navigatrice : 5 pièces grâce à la mine d'or
        le labo me donne 3 au lieu de 2 avec la mine d'or
        la mine d'or marche sur l'or que l'abbé prend au plus riche
        je collecte des cartes, la mine d'or me donne 1 or
        mine d'or : 1 or de plus sur le revenu
        la mine d'or ajoute 1 à l'or du voleur
        la mine d'or marche avec le laboratoire
        navigatrice avec la mine d'or, 5 or de bonus
        est-ce que la mine d'or ajoute 1 à mon revenu d'évêque
    .yes =
        faut il collecter de l'or pour profiter de la mine d'or
        la mine d'or ne sert a rien si je prends des cartes ?
        la mine d'or ne marche qu'a la collecte ?
        j'ai pioché, donc rien de la mine d'or ?
        la mine d'or gonfle pas le revenu de mes jaunes
        navigatrice avec mine d'or : ses 4 restent 4
        la mine d'or c'est uniquement quand je choisis l'or à la collecte
        l'or du voleur n'a pas de bonus de mine d'or
        La Mine d'Or est-elle sans effet sur le revenu des quartiers ?
        mine d'or : seulement quand je collecte de l'or
        je pioche des cartes, la mine d'or ne donne rien
        la mine d'or n'augmente pas l'or de la marchande
        navigatrice et mine d'or, pas de pièce en plus sur les 4 or
        revenu du roi, la mine d'or n'ajoute rien
        est-ce que la mine d'or est inutile quand je prends des cartes
    .asked =
        la mine d'or ne s'applique pas a quoi
        la mine d'or ajoute sa pièce à quel or exactement
        mine d'or et revenu du roi, ça change quoi
        mine d'or, elle marche quand
ruling-gold-mine-three = Avec la Mine d'Or dans votre cité, vous prenez 3 pièces au lieu de 2 chaque fois que vous collectez de l'or.
    .yes =
        Avec la Mine d'Or, est-ce que je prends 3 pièces au lieu de 2 ?
        la mine d'or donne t elle une piece de plus quand je collecte de l'or
        la mine d'or marche a chaque tour ou je prends l'or ?
        mine d'or batie au tour d'avant, jprends 3 ?
        mine d'or : collecte à 3 ?
        tant que j'ai la mine d'or c'est 3 à chaque collecte d'or
        3 pièces au lieu de 2, merci la mine d'or
        la mine d'or marche tour après tour
        le voisin a la mine d'or, il prend 3 en collectant, c'est normal
        Ma collecte d'or passe-t-elle à trois pièces avec la Mine d'Or ?
        mine d'or dans ma cité, je prends 3 or
        la mine d'or marche à chaque collecte d'or
        je collecte de l'or, 3 pièces avec la mine d'or
        mine d'or : une pièce en plus chaque tour où je prends l'or
        il a la mine d'or, il a droit à 3 pièces
        ai-je droit à 3 or à chaque collecte d'or avec la mine d'or
    .no =
        la mine d'or double t elle l'or collecte
        avec la mine d'or on reste a 2 pieces ?
        la mine d'or ne sert qu'une seule fois ?
        mine d'or : 4 pieces a la collecte ?
        la mine d'or me fait 4 à la collecte
        mine d'or : 2 pièces comme tout le monde
        une fois utilisée la mine d'or s'épuise
        la mine d'or marche un tour sur deux
        la mine d'or en main suffit pour prendre 3
        la mine d'or donne 5 po d'un coup quand on la pose
        mine d'or : je prends 2 or
        mine d'or : je prends 4 or
        la mine d'or marche une seule fois
        la mine d'or double mon or
        mine d'or : je prends 6 or à la collecte
        est-ce que la mine d'or est détruite après usage
    .asked =
        J'ai la Mine d'Or : combien de pièces est-ce que je prends ?
        mine d'or en ville et je collecte de l'or, j'en prends
        la mine d'or sert combien de fois dans la partie
        mine d'or, je prends combien d'or
