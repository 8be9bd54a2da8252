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
        la basilique se donne un point à elle-même
        une ville avec juste la basilique : 1 pt de bonus
        basilique + deux tavernes, ça fait 3 de bonus
        la basilique coûte un nombre impair
        je rajoute 1 parce que la basilique est une merveille
        toute seule la basilique vaut plus que son prix
        la basilique compte comme un quartier impair
        la basilique me donne 1 point pour elle-même
        j'ai la basilique et 4 impairs, bonus de 5
        la basilique coûte 5 de base
        je peux compter la basilique dans son propre bonus
        puis-je ajouter 1 point pour la basilique elle-même
    .yes =
        la basilique est elle exclue de son propre bonus
        est ce que le cout de la basilique est pair
        sans aucun quartier impair, la basilique vaut elle juste ses 4 points
        la basilique elle-même est paire donc elle se rapporte rien ?
        basilique + aucun impair chez moi : 4 pts et c'est tout
        quand je compte mes impairs je saute la basilique
        elle coûte 4 la basilique, donc pas de point pour elle
        j'ai 3 impairs et la basilique, le bonus est de 3 et pas 4
        La Basilique s'exclut-elle de son propre calcul à cause de son coût ?
        la basilique ne se compte pas
        basilique : coût pair, pas de point pour elle
        j'ai 2 quartiers impairs et la basilique, bonus de 2
        la basilique coûte 4
        aucun quartier impair, aucun bonus avec la basilique
        est-ce que la basilique s'oublie elle-même dans le compte
    .asked =
        que rapporte la basilique pour elle seule
        la basilique compte-t-elle dans ses impairs, elle coûte quoi
        basilique sans rien d'impair à côté, ça me fait combien
        la basilique, je la compte dans le bonus ou pas
ruling-basilica-odd = La Basilique donne 1 point par quartier de votre cité de coût impair : 1, 3 ou 5. Ceux de coût 2, 4 ou 6 ne donnent rien.
    .yes =
        La Basilique donne-t-elle un point par quartier de coût impair ?
        une taverne a 1 compte pour la basilique ?
        les merveilles a 5 comptent elles aussi avec la basilique
        manoir, caserne et comptoir a 3 : ca fait 3 points de bonus basilique ?
        quartier à 5, +1 avec la basilique ?
        du 1, du 3, du 5 : la basilique adore
        un marché à 2 me donne rien avec la basilique
        basilique et quatre quartiers impairs = 4 pts de plus
        mes merveilles à 5 comptent chez la basilique comme le reste
        Un quartier de coût 6 est-il sans intérêt pour la Basilique ?
        quartier à 3, la basilique donne 1 point
        quartiers à 1, 3 et 5, 3 points avec la basilique
        basilique : les quartiers à 4 ne comptent pas
        j'ai cinq quartiers impairs, 5 points de basilique
        la basilique compte les quartiers à 1
    .no =
        la basilique compte t elle mes batiments a 2 et a 4
        c'est les couts pairs que la basilique recompense ?
        la basilique regarde t elle les villes des autres
        dracoport coute 6, la basilique me donne un point dessus ?
        château à 4, la basilique me file un point
        la basilique donne 1 pt par quartier, pair ou impair
        basilique : un quartier à 5 rapporte 5 de bonus
        mes églises à 2 comptent pour la basilique
        la basilique récompense le nombre impair de bâtiments
        deux quartiers à 3 et un à 6, la basilique fait 3
        quartier à 2, la basilique donne 1 point
        la basilique compte les quartiers pairs
        quartier à 6, 1 point avec la basilique
        trois quartiers à 3, 9 points de basilique
        la basilique donne 2 points par quartier impair
        mes quartiers à 4 rapportent avec la basilique
    .asked =
        Quels quartiers rapportent des points avec la Basilique ?
        Pair ou impair : qu'est-ce que compte la Basilique ?
        J'ai la Basilique et trois quartiers de coût 3 : combien de points ?
        basilique avec temple, eglise et palais, ca rapporte combien
        quels coûts la basilique aime
        taverne, manoir, château et palais : la basilique me donne quoi
        basilique : quels coûts donnent un point
ruling-basilica-spelling = Le livret ukrainien écrit la Basilique de deux façons, « Базилика » et « Базиліка ». C'est une seule carte ; la seconde est la bonne graphie ukrainienne.
    .asked =
        Pourquoi la Basilique s'écrit-elle de deux façons dans le livret ukrainien ?
        laquelle des deux graphies ukrainiennes de basilique est juste
        basilique ecrite базилика dans la liste ukrainienne, pourquoi
        pourquoi je vois базилика et базиліка
        c'est quoi la bonne façon d'écrire basilique en ukrainien
        combien de cartes derrière les deux graphies ukrainiennes de la basilique
        basilique en ukrainien, quelle orthographe
        pourquoi deux noms pour la basilique en ukrainien
    .yes =
        базилика et базиліка, c'est la meme carte dans le livret ukrainien ?
        est ce que базиліка avec un і est la bonne orthographe ukrainienne
        la basilique est elle mal ecrite quelque part dans le livret ukrainien
        les deux orthographes ukrainiennes de la basilique désignent la même carte ?
        dans le livret ukrainien y a une faute sur le nom de la basilique
        базиліка est la forme correcte en ukrainien
        базилика dans le bouquin ukrainien c'est juste mal orthographié
        y a qu'une basilique même si l'ukrainien l'écrit de deux façons
        Le livret ukrainien orthographie-t-il la Basilique de deux manières ?
        une seule basilique dans le livret ukrainien malgré deux orthographes
        базиліка c'est la bonne écriture de la basilique
        la basilique a une faute d'orthographe dans le livret ukrainien
        базилика veut dire la basilique aussi
        les deux orthographes ukrainiennes de la basilique, c'est une seule carte
    .no =
        Deux orthographes de la Basilique en ukrainien : deux cartes ?
        le livret ukrainien a t il deux cartes basilique
        базилика, c'est correct en ukrainien pour la basilique ?
        l'autre orthographe ukrainienne veut elle dire une autre basilique
        базилика et базиліка sont deux merveilles distinctes
        базилика est la bonne graphie ukrainienne
        le livret ukrainien écrit la basilique partout pareil
        à cause des deux noms ukrainiens on joue avec deux basiliques
        les deux graphies ukrainiennes de la basilique ont des effets différents
        deux basiliques différentes en ukrainien
        базилика est l'écriture juste de la basilique en ukrainien
        базилика et базиліка ont un effet différent
        il y a deux cartes basilique dans le jeu ukrainien
        le livret ukrainien écrit toujours базиліка pour la basilique
