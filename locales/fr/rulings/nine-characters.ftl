### The rulings of data/rulings/nine-characters.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rank-nine-when = Un neuvième personnage est obligatoire à 3 et à 8 joueurs, même pour une première partie et dans les listes officielles ; de 4 à 7, il est facultatif. La Reine demande au moins cinq joueurs.
    .asked =
        Quand joue-t-on avec neuf personnages ?
        À partir de combien de joueurs prend-on la Reine, l'Artiste ou le Bailli ?
        un rang 9 ou pas selon le nombre de joueurs
    .yes =
        On est six : peut-on ajouter l'Artiste ?
        Le neuvième personnage est-il facultatif à cinq ?
        a 3 il faut un neuvieme personnage ?
        on est sept, jpeux ajouter le bailli
        a quatre on peut prendre l'artiste si on veut ?
        premiere partie a 8, on joue deja avec neuf personnages ?
    .no =
        À huit joueurs, huit personnages suffisent-ils ?
        à cinq, l'artiste est obligatoire ?
        huit joueurs avec seulement huit persos, ça marche ?
        le rang 9 est interdit à six ?
        a 6 est-on forcé de jouer le neuvieme perso de la liste officielle
ruling-no-nine-with-two = À 2 joueurs, il n'y a jamais de neuvième personnage : on prend les rangs 1 à 8, sans la Reine, l'Artiste ni le Bailli.
    .no =
        Utilise-t-on un personnage de rang 9 à deux joueurs ?
        à deux on peut ajouter l'artiste ?
        partie a 2, neuf personnages possible ?
        est-ce que la reine est jouable à deux joueurs
        on est que 2, le bailli peut-il etre en jeu ?
    .yes =
        a deux on joue avec huit persos pile ?
        le rang 9 est exclu en duel ?
        la liste officielle a un rang 9 mais on est deux, on l'enlève ?
    .asked =
        combien de personnages à deux joueurs
ruling-table-of-nine = À 4 joueurs, 3 personnages sur neuf sont défaussés face visible ; à 5 joueurs, deux ; à 6, un ; à 7 ou 8, aucun. On en pose toujours un de plus face cachée.
    .asked =
        Neuf personnages : combien face visible à 4, 5, 6, 7 ou 8 joueurs ?
        Combien de personnages écarte-t-on avec la Reine ou l'Artiste ?
        On joue avec le Bailli à cinq : combien de personnages retourner ?
        Neuf personnages et six joueurs, combien de cartes visibles ?
        on a ajouté l'artiste a 5, combien de cartes ouvertes
        4 joueurs 9 personnages combien face visible
    .yes =
        neuf persos a quatre, on en retourne trois ?
        a 6 avec un rang 9, une seule carte visible ?
        il y a toujours une carte cachée avec neuf persos ?
    .no =
        neuf personnages à 7, y en a-t-il de visibles ?
        a cinq avec neuf personnages, une seule carte ouverte ?
ruling-nine-last-of-two = Avec neuf personnages et 4 à 7 joueurs, le dernier choisit entre deux cartes et défausse l'autre face cachée. La carte cachée du début de la manche reste où elle est.
    .yes =
        Le dernier a-t-il un choix à sept avec neuf personnages ?
        avec un rang 9, le dernier a deux cartes au choix ?
        le dernier de cinq choisit entre deux avec neuf persos ?
        avec neuf persos, la carte restante finit face cachée ?
    .no =
        a sept avec neuf persos, le dernier prend la carte cachée ?
        neuf personnages à six : le dernier doit-il prendre ce qui reste, une seule carte ?
        le septième regarde-t-il la carte cachée quand il y a neuf personnages ?
        la regle speciale du septieme joueur sert encore avec un rang 9 ?
    .asked =
        neuf personnages a sept, entre quoi choisit le dernier
ruling-last-of-eight = À 8 joueurs, le dernier ne reçoit qu'une carte ; il prend aussi celle du début de la manche, face cachée, garde une des deux et défausse l'autre face cachée.
    .asked =
        Entre quoi choisit le dernier de huit joueurs ?
        À huit, qui prend la carte face cachée ?
        le huitieme recoit une carte et apres
    .yes =
        Nous sommes huit et on ne me tend qu'une seule carte : ai-je le choix ?
        Le huitième joueur récupère-t-il le personnage caché du départ ?
        a 8, le dernier prend aussi la carte cachée ?
        dernier de huit : je choisis entre deux ?
        le huitieme remet la carte dont il veut pas face cachée ?
    .no =
        le huitième est obligé de jouer la seule carte qu'on lui passe ?
        à huit, la carte face cachée reste-t-elle au centre toute la manche ?
        le huitième peut-il garder les deux personnages ?
        a huit, le premier joueur a le droit de regarder la carte cachée ?
ruling-table-to-eight-classic = À huit joueurs, aucun personnage n'est face visible : avec neuf personnages, il n'en reste pas pour cela. Le tableau dit « 4 à 7 joueurs », mais le texte permet de jouer à huit.
    .asked =
        À huit joueurs, combien de personnages face visible ?
        le tableau dit 4 a 7, et a huit alors
    .yes =
        peut-on jouer à huit bien que le tableau s'arrête à sept ?
        8 joueurs : zéro carte visible ?
    .no =
        a huit on pose un personnage visible ?
        une carte ouverte quand on est huit ?
        le tableau interdit-il de jouer à huit ?
ruling-last-of-eight-third = À 8 joueurs comme à 7, le dernier ne reçoit qu'une carte, prend aussi celle qui est face cachée et garde une des deux. L'astérisque du tableau ne renvoie à aucune note, mais sinon neuf personnages ne suffisent pas.
    .asked =
        Entre quoi choisit le dernier de huit joueurs ?
        que veut dire l'asterisque a coté du 8
    .yes =
        le huitieme prend aussi la carte face cachée ?
        meme regle pour le huitieme que pour le septieme ?
    .no =
        le huitième doit garder l'unique carte reçue ?
        a huit la carte cachée reste-t-elle de côté ?
        le dernier de huit garde les deux cartes ?
ruling-rank-nine-older = Un neuvième personnage, la Reine ou l'Artiste, est facultatif de 4 à 7 joueurs et obligatoire à 8. Il ne remplace aucun des huit.
    .asked =
        Quand joue-t-on avec neuf personnages ?
        a partir de combien de joueurs peut-on ajouter un rang 9
    .yes =
        a huit il faut la reine ou l'artiste ?
        a cinq on peut ajouter la reine en neuvieme ?
    .no =
        l'artiste prend-il la place d'un autre personnage ?
        a six, un neuvieme perso est-il obligatoire ?
        à deux, on peut mettre l'artiste en plus ?
