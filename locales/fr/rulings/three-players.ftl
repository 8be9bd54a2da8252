### The rulings of data/rulings/three-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-need-nine = À 3 joueurs, il faut neuf personnages, des rangs 1 à 9. Le neuvième est l'Artiste ou le Bailli, car la Reine demande cinq joueurs.
    .asked =
        Combien de personnages à trois joueurs ?
        Quel personnage de rang 9 prend-on à trois ?
        On est trois : faut-il ajouter un neuvième personnage ?
        La Reine peut-elle jouer à trois ?
        Artiste ou Bailli pour une partie à trois ?
ruling-three-second-discard = À 3 joueurs, une carte est défaussée face cachée et chacun en garde une. Puis le troisième joueur en défausse une au hasard parmi les cinq restantes ; les quatre autres circulent encore, et la dernière est défaussée.
    .asked =
        Comment choisit-on les personnages à trois ?
        À trois joueurs, comment se passe le choix ?
        On est trois ce soir : comment passe-t-on les personnages ?
        À trois, combien de cartes met-on de côté, et à quel moment ?
        Qui écarte une carte au hasard au milieu du draft à trois ?
ruling-one-stash-robbed = Le Voleur prend tout l'or du joueur, quel que soit celui de ses deux personnages qui est volé : il n'y a qu'un seul trésor.
    .yes =
        Avec deux personnages chacun, le Voleur prend-il tout mon or ?
    .asked =
        Perd-on tout si un seul de ses deux personnages est volé ?
        À trois joueurs, le Voleur désigne un de mes deux personnages : est-ce que je donne tout ?
        Mes deux personnages ont-ils chacun leur bourse face au Voleur ?
        Puis-je sauver l'or de mon autre personnage quand on me vole ?
ruling-three-players-eight = À 3 joueurs, une cité est terminée à huit quartiers, et non à sept.
    .asked =
        Combien de quartiers pour terminer sa cité à 3 joueurs ?
        À trois, sept bâtiments suffisent-ils ?
        On joue à trois : quand ma ville est-elle complète ?
        Mon voisin dit qu'à trois on finit à huit quartiers.
ruling-three-order-older = À 3 joueurs, un des huit personnages est défaussé face cachée sans être vu. Les autres passent vers la gauche, chacun en garde un à chaque fois, jusqu'à en avoir deux ; celui qui reste est posé face cachée.
    .asked =
        Comment choisit-on les personnages à trois ?
