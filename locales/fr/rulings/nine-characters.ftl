### The rulings of data/rulings/nine-characters.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rank-nine-when = Un neuvième personnage est obligatoire à 3 et à 8 joueurs, même pour une première partie et dans les listes officielles ; de 4 à 7, il est facultatif. La Reine demande au moins cinq joueurs.
    .asked =
        Quand joue-t-on avec neuf personnages ?
        À partir de combien de joueurs prend-on la Reine, l'Artiste ou le Bailli ?
        un rang 9 ou pas selon le nombre de joueurs
        on est combien minimum à avoir besoin d'un rang 9
        Dans quels cas le neuvième personnage est-il imposé ?
        faut-il un neuvième personnage à 4
        avec combien de joueurs le rang 9 est obligatoire
    .yes =
        On est six : peut-on ajouter l'Artiste ?
        Le neuvième personnage est-il facultatif à cinq ?
        a 3 il faut un neuvieme personnage ?
        on est sept, jpeux ajouter le bailli
        a quatre on peut prendre l'artiste si on veut ?
        premiere partie a 8, on joue deja avec neuf personnages ?
        à trois le rang 9 c'est obligatoire ?
        huit à table, on met forcément un neuvième perso ?
        à cinq on peut se passer du rang 9 ?
        Peut-on ajouter un neuvième personnage dans une partie à quatre ?
        tout premier essai du jeu à 3, on sort quand même un rang 9 ?
        à sept on a le choix, avec ou sans le 9e ?
        à 8 joueurs il faut neuf personnages ?
        à 3 joueurs on doit prendre un rang 9 ?
        à 6 le neuvième personnage est au choix ?
        on est cinq, on peut jouer avec la reine ?
        on est 4, l'artiste est permis ?
        Le rang 9 est-il imposé à huit joueurs ?
    .no =
        À huit joueurs, huit personnages suffisent-ils ?
        à cinq, l'artiste est obligatoire ?
        huit joueurs avec seulement huit persos, ça marche ?
        le rang 9 est interdit à six ?
        a 6 est-on forcé de jouer le neuvieme perso de la liste officielle
        à 4 le neuvième perso est imposé ?
        on est 3, on joue juste les rangs 1 à 8 ?
        Le rang 9 est-il réservé aux joueurs confirmés dans une partie à huit ?
        à quatre on peut mettre la reine en rang 9 ?
        pour une première partie à trois on peut zapper le neuvième ?
        à six on a pas le droit au bailli ?
        à 5 il faut un neuvième personnage ?
        à 3 on peut jouer sans rang 9 ?
        à 8 le neuvième perso est facultatif ?
        on est quatre, la reine est possible ?
        on est sept, le rang 9 est obligatoire ?
        à 3 joueurs le bailli est interdit ?
ruling-no-nine-with-two = À 2 joueurs, il n'y a jamais de neuvième personnage : on prend les rangs 1 à 8, sans la Reine, l'Artiste ni le Bailli.
    .no =
        Utilise-t-on un personnage de rang 9 à deux joueurs ?
        à deux on peut ajouter l'artiste ?
        partie a 2, neuf personnages possible ?
        est-ce que la reine est jouable à deux joueurs
        on est que 2, le bailli peut-il etre en jeu ?
        on joue en duel, on sort le bailli quand même ?
        à deux on peut choisir l'artiste en rang 9 si on est d'accord ?
        Le neuvième personnage est-il facultatif à deux joueurs ?
        partie à 2 avec la reine dans la liste, on la garde ?
        duel avec 9 persos, faisable ?
        seule la reine est interdite à 2, les autres rangs 9 restent possibles ?
        à 2 joueurs, on prend un rang 9 ?
        la reine à deux, possible ?
        l'artiste à deux joueurs, autorisé ?
        on est deux, on doit choisir un neuvième personnage ?
        le bailli peut jouer à 2 ?
        à deux il faut neuf cartes personnage ?
    .yes =
        a deux on joue avec huit persos pile ?
        le rang 9 est exclu en duel ?
        la liste officielle a un rang 9 mais on est deux, on l'enlève ?
        à deux c'est rangs 1 à 8 et rien au-dessus ?
        pas de bailli en duel, on est d'accord ?
        Faut-il retirer l'Artiste quand on ne joue qu'à deux ?
        on joue ma copine et moi, huit persos suffisent ?
        la liste du livret prévoit un 9, à deux on le laisse dans la boîte ?
        aucun rang 9 quand on est que tous les deux, jamais ?
        à 2, huit personnages seulement ?
        à deux joueurs, pas de rang 9 ?
        on est deux, on laisse le bailli de côté ?
        la reine est interdite à deux ?
        à 2 on joue avec les rangs 1 à 8 ?
        L'Artiste est-il exclu d'une partie à deux ?
    .asked =
        combien de personnages à deux joueurs
        à deux joueurs on garde quels rangs
        que fait-on du rang 9 en duel
        à 2, neuf persos ou huit
        on est deux, quels personnages on utilise
ruling-table-of-nine = À 4 joueurs, 3 personnages sur neuf sont écartés face visible ; à 5 joueurs, deux ; à 6, un ; à 7 ou 8, aucun. On en pose toujours un de plus face cachée.
    .asked =
        Neuf personnages : combien face visible à 4, 5, 6, 7 ou 8 joueurs ?
        Combien de personnages écarte-t-on avec la Reine ou l'Artiste ?
        On joue avec le Bailli à cinq : combien de personnages retourner ?
        Neuf personnages et six joueurs, combien de cartes visibles ?
        on a ajouté l'artiste a 5, combien de cartes ouvertes
        4 joueurs 9 personnages combien face visible
        on joue à 6 avec le bailli, combien de persos face visible
        Combien de cartes retourne-t-on à sept joueurs quand il y a neuf personnages ?
        cinq joueurs et un rang 9 : combien de cartes écartées à la vue de tous
        neuf persos à 6, combien de visibles
        à 4 avec le rang 9, on retourne combien de personnages
    .yes =
        neuf persos a quatre, on en retourne trois ?
        a 6 avec un rang 9, une seule carte visible ?
        il y a toujours une carte cachée avec neuf persos ?
        quatre joueurs et l'artiste en plus, 3 cartes visibles ?
        à huit avec neuf persos, aucune carte ouverte ?
        à 5 avec rang 9, deux visibles plus une cachée ?
        Avec neuf personnages, écarte-t-on toujours une carte face cachée ?
        à sept avec un neuvième, on ne montre rien au départ ?
        à 5 avec neuf persos, deux face visible ?
        à 7 avec neuf personnages, aucune carte visible ?
        à 4 avec un rang 9, trois cartes face visible ?
        à 6 avec l'artiste, une carte visible et une cachée ?
        neuf persos, une carte cachée à 8 joueurs ?
        À quatre avec neuf personnages, écarte-t-on quatre cartes en tout ?
    .no =
        neuf personnages à 7, y en a-t-il de visibles ?
        a cinq avec neuf personnages, une seule carte ouverte ?
        neuf persos à quatre, deux visibles ?
        à six avec un rang 9, on retourne deux cartes ?
        à huit avec neuf personnages, pas de carte cachée du tout ?
        sept joueurs et l'artiste, une carte face visible ?
        Retourne-t-on trois personnages à cinq joueurs avec la Reine ?
        à 5 avec neuf persos, zéro carte visible ?
        à 4 avec un rang 9, deux visibles ?
        à 6 avec neuf personnages, aucune visible ?
        à 5 avec neuf persos, trois visibles ?
        à 8 avec le bailli, une carte face visible ?
        à 7 avec neuf personnages, deux face visible ?
        avec neuf persos, on ne met pas de carte face cachée ?
ruling-nine-last-of-two = Avec neuf personnages et 4 à 7 joueurs, le dernier choisit entre deux cartes et écarte l'autre face cachée. La carte cachée du début de la manche reste où elle est.
    .yes =
        Le dernier a-t-il un choix à sept avec neuf personnages ?
        avec un rang 9, le dernier a deux cartes au choix ?
        le dernier de cinq choisit entre deux avec neuf persos ?
        avec neuf persos, la carte restante finit face cachée ?
        neuf persos à six, le dernier peut choisir entre deux cartes ?
        je suis dernier à 5 avec la reine en jeu, on me passe deux cartes ?
        Le dernier joueur défausse-t-il face cachée la carte qu'il ne garde pas, avec neuf personnages ?
        avec un rang 9 à sept, la carte cachée du début ne bouge pas ?
        même en bout de table à quatre avec neuf persos, j'ai un vrai choix ?
        dernier à sept avec l'artiste en jeu, je touche pas à la carte face cachée du milieu ?
        neuf persos à 5, le dernier choisit entre 2 cartes ?
        je suis dernier à 4 avec un rang 9, j'ai le choix entre deux ?
        dernier à 6 avec neuf personnages, je pose l'autre carte face cachée ?
        à 7 avec neuf persos, le dernier laisse la carte cachée du début ?
        je suis le dernier avec le bailli en jeu, je reçois deux cartes ?
        Avec neuf personnages, le dernier joueur choisit-il entre deux cartes ?
    .no =
        a sept avec neuf persos, le dernier prend la carte cachée ?
        neuf personnages à six : le dernier doit-il prendre ce qui reste, une seule carte ?
        le septième regarde-t-il la carte cachée quand il y a neuf personnages ?
        la regle speciale du septieme joueur sert encore avec un rang 9 ?
        neuf personnages à cinq : le dernier récupère la carte cachée du début ?
        dernier à six avec rang 9, je me retrouve avec une seule carte imposée ?
        à sept avec neuf persos le dernier choisit parmi trois cartes ?
        La carte rejetée par le dernier est-elle montrée à tous, avec neuf personnages ?
        avec rang 9 à quatre, le dernier peut échanger sa carte contre celle du centre ?
        le dernier garde les deux cartes qu'on lui tend à six avec le 9e perso ?
        neuf persos à 7, le dernier prend la carte cachée du début ?
        dernier à 5 avec un rang 9, je n'ai qu'une carte ?
        dernier avec neuf personnages, je peux regarder la carte cachée du centre ?
        neuf persos à 6, le dernier montre la carte refusée ?
        dernier à 4 avec l'artiste, je choisis entre trois ?
        je suis septième avec neuf persos, je dois garder la carte qu'on me donne ?
    .asked =
        neuf personnages a sept, entre quoi choisit le dernier
        à cinq avec un neuvième, il reste combien de cartes pour le dernier
        le dernier à 7 avec 9 persos, que fait-il de la carte en trop
        dernier à 6 avec neuf personnages, j'ai combien de cartes
        neuf persos, la carte cachée du début va où quand le dernier choisit
ruling-last-of-eight = À 8 joueurs, le dernier ne reçoit qu'une carte ; il prend aussi celle du début de la manche, face cachée, garde une des deux et écarte l'autre face cachée.
    .asked =
        Entre quoi choisit le dernier de huit joueurs ?
        À huit, qui prend la carte face cachée ?
        le huitieme recoit une carte et apres
        à huit je suis le dernier, je choisis entre quoi et quoi
        Que fait le huitième joueur du personnage qu'il ne retient pas ?
        à huit le dernier a combien de cartes au choix
        dernier à 8 joueurs, je prends quoi
    .yes =
        Nous sommes huit et on ne me tend qu'une seule carte : ai-je le choix ?
        Le huitième joueur récupère-t-il le personnage caché du départ ?
        a 8, le dernier prend aussi la carte cachée ?
        dernier de huit : je choisis entre deux ?
        le huitieme remet la carte dont il veut pas face cachée ?
        on est 8, le dernier a le droit de ramasser la carte cachée du début ?
        huitième à choisir, j'ai une carte passée plus celle du centre ?
        Le dernier des huit joueurs a-t-il réellement le choix entre deux personnages ?
        à 8 le dernier remet face cachée le perso refusé ?
        je peux refuser la carte qu'on me tend en dernier à huit et jouer celle du milieu ?
        carte du centre face cachée : à huit c'est le dernier qui la regarde ?
        à 8 je suis dernier, je prends la carte cachée aussi ?
        huit joueurs, le dernier choisit entre deux personnages ?
        je suis huitième, je peux jouer la carte cachée du début ?
        le dernier à huit pose l'autre carte face cachée ?
        on est 8 et il regarde la carte cachée en dernier, c'est permis ?
        À huit, la carte face cachée va-t-elle au dernier joueur ?
    .no =
        le huitième est obligé de jouer la seule carte qu'on lui passe ?
        à huit, la carte face cachée reste-t-elle au centre toute la manche ?
        le huitième peut-il garder les deux personnages ?
        a huit, le premier joueur a le droit de regarder la carte cachée ?
        le dernier de huit est condamné au perso que les autres ont laissé ?
        à huit on laisse la carte cachée tranquille jusqu'à la fin ?
        dernier à 8, je joue mes deux cartes ?
        c'est celui qui a la couronne qui prend la carte cachée à huit ?
        À huit joueurs, le dernier montre-t-il à tous la carte qu'il rejette ?
        le huitième pioche dans les cartes face visible ?
        à 8, le dernier n'a pas le choix ?
        je suis dernier à huit, je garde les deux personnages ?
        dernier de huit, interdit de toucher la carte cachée ?
        à huit, la carte cachée reste secrète pour tout le monde ?
        à 8 le dernier montre la carte qu'il ne veut pas ?
        je suis huitième, je dois prendre la carte qui reste ?
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
