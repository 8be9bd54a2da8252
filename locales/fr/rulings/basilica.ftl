### The rulings of data/rulings/basilica.toml, and the questions they answer: with yes, with no, or in another way.

ruling-basilica-counts = La Basilique coûte 4, un nombre pair : elle ne rapporte pas de point pour elle-même.
    .no =
        La Basilique se compte-t-elle elle-même ?
        La Basilique s'ajoute-t-elle à son propre total ?
        la basilique rapporte t elle un point pour sa propre carte
        je compte la basilique parmi les impairs ?
        basilique seule dans ma ville, vaut elle 5 points
        a la fin j'ajoute 1 pour la basilique elle meme ?
        jai que la basilique comme violet, son bonus s'applique a elle ?
    .yes =
        la basilique est elle exclue de son propre bonus
        est ce que le cout de la basilique est pair
        sans aucun quartier impair, la basilique vaut elle juste ses 4 points
    .asked =
        que rapporte la basilique pour elle seule
ruling-basilica-odd = La Basilique donne 1 point par quartier de votre cité de coût impair : 1, 3 ou 5. Ceux de coût 2, 4 ou 6 ne donnent rien.
    .yes =
        La Basilique donne-t-elle un point par quartier de coût impair ?
        une taverne a 1 compte pour la basilique ?
        les merveilles a 5 comptent elles aussi avec la basilique
        manoir, caserne et comptoir a 3 : ca fait 3 points de bonus basilique ?
    .no =
        la basilique compte t elle mes batiments a 2 et a 4
        c'est les couts pairs que la basilique recompense ?
        la basilique regarde t elle les villes des autres
        dracoport coute 6, la basilique me donne un point dessus ?
    .asked =
        Quels quartiers rapportent des points avec la Basilique ?
        Pair ou impair : qu'est-ce que compte la Basilique ?
        J'ai la Basilique et trois quartiers de coût 3 : combien de points ?
        basilique avec temple, eglise et palais, ca rapporte combien
ruling-basilica-spelling = Le livret ukrainien écrit la Basilique de deux façons, « Базилика » et « Базиліка ». C'est une seule carte ; la seconde est la bonne graphie ukrainienne.
    .asked =
        Pourquoi la Basilique s'écrit-elle de deux façons dans le livret ukrainien ?
        laquelle des deux graphies ukrainiennes de basilique est juste
        basilique ecrite базилика dans la liste ukrainienne, pourquoi
    .yes =
        базилика et базиліка, c'est la meme carte dans le livret ukrainien ?
        est ce que базиліка avec un і est la bonne orthographe ukrainienne
        la basilique est elle mal ecrite quelque part dans le livret ukrainien
    .no =
        Deux orthographes de la Basilique en ukrainien : deux cartes ?
        le livret ukrainien a t il deux cartes basilique
        базилика, c'est correct en ukrainien pour la basilique ?
        l'autre orthographe ukrainienne veut elle dire une autre basilique
