### The rulings of data/rulings/three-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-need-nine = À 3 joueurs, il faut neuf personnages, des rangs 1 à 9.
    .asked =
        Combien de personnages à trois joueurs ?
        taille du paquet de persos a trois
    .yes =
        On est trois : faut-il ajouter un neuvième personnage ?
        a trois il faut un rang 9
        neuf roles pour une partie a trois
        meme pour une premiere partie a trois il faut neuf persos
    .no =
        le neuvieme perso est facultatif a trois
        huit personnages suffisent a trois joueurs
        on est trois, jpeux laisser le rang 9 dans la boite
        a trois on joue avec sept persos
ruling-three-which-ninth = À 3 joueurs, le neuvième personnage est l'Artiste ou le Bailli, car la Reine demande cinq joueurs.
    .asked =
        Quel personnage de rang 9 prend-on à trois ?
        Artiste ou Bailli pour une partie à trois ?
    .yes =
        on peut prendre l'artiste a trois joueurs
        le bailli a trois, c'est bon
        la reine est exclue quand on n'est que trois
    .no =
        La Reine peut-elle jouer à trois ?
        on est trois et on veut la reine en neuvieme, possible
        a trois le neuvieme est forcement le bailli
        reine et artiste ensemble dans une partie a trois
ruling-three-two-characters = À trois joueurs, chacun prend deux personnages et joue deux tours par manche, un avec chacun.
    .yes =
        À trois joueurs, chacun prend-il deux personnages ?
        on est trois, je choisis deux roles
        je joue deux tours par manche quand on est trois
        chacun des trois finit avec deux cartes personnage
    .no =
        a trois un seul perso par joueur
        a trois chacun prend trois personnages
        a trois seul le joueur couronné a deux persos
        a trois joueurs un seul tour chacun par manche
    .asked =
        a trois, combien de personnages par joueur
ruling-three-second-discard = À 3 joueurs, une carte est défaussée face cachée et chacun en garde une. Puis le troisième joueur en défausse une au hasard parmi les cinq restantes ; les quatre autres circulent encore, et la dernière est défaussée.
    .asked =
        Comment choisit-on les personnages à trois ?
        À trois joueurs, comment se passe le choix ?
        On est trois ce soir : comment passe-t-on les personnages ?
        À trois, combien de cartes met-on de côté, et à quel moment ?
        draft a trois joueurs etape par etape
    .yes =
        a trois les cartes font deux fois le tour
        a trois la toute derniere carte est ecartée
        un role gardé a chacun des deux passages, a trois
    .no =
        a trois quelqu'un voit la premiere carte cachée
        a trois on ecarte des persos face visible
        a trois je prends mes deux roles d'un coup
        a trois le dernier joueur prend deux cartes au premier passage
ruling-three-random-discard = À 3 joueurs, quand chacun a un personnage, le troisième joueur mélange les cinq autres et en défausse un au hasard, face cachée. Il ne le choisit pas.
    .no =
        À trois, le troisième joueur choisit-il le personnage qu'il défausse ?
        draft a trois : le dernier peut il enterrer un role fort expres
        la carte ecartée au milieu, a trois, est montrée a tous
        a trois c'est le joueur couronné qui fait la seconde defausse
        a trois on ne defausse rien entre les deux passages
    .yes =
        a trois la defausse du milieu est au hasard
        a trois le dernier melange les cinq restantes avant d'en ecarter une
    .asked =
        Qui écarte une carte au hasard au milieu du draft à trois ?
        a trois comment se fait la defausse au milieu du choix
ruling-one-stash-robbed = Le Voleur prend tout l'or du joueur, quel que soit celui de ses deux personnages qui est volé : il n'y a qu'un seul trésor.
    .yes =
        Avec deux personnages chacun, le Voleur prend-il tout mon or ?
        Perd-on tout si un seul de ses deux personnages est volé ?
        À trois joueurs, le Voleur désigne un de mes deux personnages : est-ce que je donne tout ?
        a trois, le voleur a nommé mon second role, tout part
        une bourse pour deux roles, le voleur la vide
        voleur sur un de mes deux persos, l'autre demarre sans rien
    .no =
        Mes deux personnages ont-ils chacun leur bourse face au Voleur ?
        Puis-je sauver l'or de mon autre personnage quand on me vole ?
        deux roles chacun : le voleur ne prend que la moitié
        jpeux planquer de l'or chez mon perso pas volé, deux roles
        a deux, l'or gagné par mon premier perso echappe au voleur du second
        avec deux roles le voleur vole par personnage
    .asked =
        en duel, combien prend le voleur si j'ai deux persos
ruling-three-players-eight = À 3 joueurs, une cité est terminée à huit quartiers, et non à sept.
    .asked =
        Combien de quartiers pour terminer sa cité à 3 joueurs ?
        On joue à trois : quand ma ville est-elle complète ?
        a trois on joue jusqu'a combien de quartiers
    .yes =
        Mon voisin dit qu'à trois on finit à huit quartiers.
        a trois il faut huit quartiers
        a trois mon huitieme batiment declenche la fin
        la cité passe t elle a huit pour une partie a trois
    .no =
        À trois, sept bâtiments suffisent-ils ?
        a trois, sept quartiers, ma cité est terminée
        la partie s'arrete a sept quand on est trois
        a trois six quartiers suffisent
        a trois c'est sept comme d'habitude
ruling-three-order-older = À 3 joueurs, un des huit personnages est défaussé face cachée sans être vu. Les autres passent vers la gauche, chacun en garde un à chaque fois, jusqu'à en avoir deux ; celui qui reste est posé face cachée.
    .asked =
        Comment choisit-on les personnages à trois ?
    .yes =
        a trois les persos font deux tours de table
        a trois le dernier perso restant est posé face cachée
        a trois joueurs une carte cachée d'abord, sans la voir
    .no =
        a trois un perso est ecarté face visible
        a trois le troisieme joueur en ecarte un au hasard au milieu
        a trois je prends deux persos d'un coup
