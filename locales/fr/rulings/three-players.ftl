### The rulings of data/rulings/three-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-need-nine = À 3 joueurs, il faut neuf personnages, des rangs 1 à 9.
    .asked =
        Combien de personnages à trois joueurs ?
        taille du paquet de persos a trois
        à trois on joue avec combien de persos
        rangs utilisés à trois joueurs
        à 3, combien de personnages
        on est trois, huit ou neuf persos
    .yes =
        On est trois : faut-il ajouter un neuvième personnage ?
        a trois il faut un rang 9
        neuf roles pour une partie a trois
        meme pour une premiere partie a trois il faut neuf persos
        à trois on sort neuf rôles ?
        rang 9 obligatoire quand on est trois ?
        Une partie à trois requiert-elle neuf personnages ?
        on est trois, j'ai mis 8 persos, il en manque un ?
        à trois les rangs vont de 1 à 9 ?
        pas de partie à trois sans neuvième perso ?
        à 3, neuf personnages ?
        on est trois, il faut un rang 9 ?
        à 3 on prend les rangs 1 à 9 ?
        à trois, le neuvième perso est obligatoire ?
        on est trois, on doit ajouter l'artiste ou le bailli ?
        Une partie à trois se joue-t-elle avec neuf personnages ?
    .no =
        le neuvieme perso est facultatif a trois
        huit personnages suffisent a trois joueurs
        on est trois, jpeux laisser le rang 9 dans la boite
        a trois on joue avec sept persos
        à trois huit persos ça ira ?
        le rang 9 à trois c'est au choix ?
        Peut-on se contenter de six personnages à trois, deux par joueur ?
        à trois on enlève le rang 9 ?
        trois joueurs, dix persos ?
        on est trois et débutants, on peut zapper le neuvième ?
        à 3, huit personnages ?
        à trois, sans rang 9 ?
        à 3, le rang 9 est facultatif ?
        on est trois, six persos suffisent ?
        à 3 le rang 9 est interdit ?
        à trois on joue comme à deux avec huit persos ?
ruling-three-which-ninth = À 3 joueurs, le neuvième personnage est l'Artiste ou le Bailli, car la Reine demande cinq joueurs.
    .asked =
        Quel personnage de rang 9 prend-on à trois ?
        Artiste ou Bailli pour une partie à trois ?
        quel rang 9 on peut prendre quand on est trois
        à trois, qui est le neuvième perso possible
        à 3, quel rang 9
        on est trois, artiste ou reine
    .yes =
        on peut prendre l'artiste a trois joueurs
        le bailli a trois, c'est bon
        la reine est exclue quand on n'est que trois
        à trois on met le bailli en neuvième ?
        l'artiste convient pour une partie à trois ?
        À trois joueurs, le choix du rang 9 se limite-t-il à l'Artiste et au Bailli ?
        la reine en rang 9 à trois c'est non, faut être cinq ?
        on hésite entre artiste et bailli à trois, les deux sont permis ?
        reine interdite à trois, on prend un autre rang 9 ?
        à 3, l'artiste en rang 9 ?
        à 3, le bailli est permis ?
        à trois, pas de reine ?
        on est trois, on peut choisir le bailli ?
        à 3, artiste ou bailli au choix ?
        La Reine est-elle interdite à trois joueurs ?
    .no =
        La Reine peut-elle jouer à trois ?
        on est trois et on veut la reine en neuvieme, possible
        a trois le neuvieme est forcement le bailli
        reine et artiste ensemble dans une partie a trois
        trois joueurs et la reine en 9, ça passe ?
        à trois le rang 9 c'est forcément l'artiste ?
        La Reine est-elle le neuvième personnage imposé à trois ?
        à trois on prend artiste et bailli tous les deux ?
        à trois aucun rang 9 n'est jouable ?
        le neuvième à trois peut être n'importe quel perso de rang 9, reine comprise ?
        à 3, la reine en rang 9 ?
        on est trois, la reine est permise ?
        à trois, le bailli est interdit ?
        à 3, seul l'artiste est possible ?
        à trois on peut jouer la reine si on veut ?
        à 3, on doit prendre la reine ?
ruling-three-two-characters = À trois joueurs, chacun prend deux personnages et joue deux tours par manche, un avec chacun.
    .yes =
        À trois joueurs, chacun prend-il deux personnages ?
        on est trois, je choisis deux roles
        je joue deux tours par manche quand on est trois
        chacun des trois finit avec deux cartes personnage
        on est trois, je finis le choix avec deux persos ?
        à trois je joue une fois avec chacun de mes rôles ?
        Chaque joueur dispose-t-il de deux tours par manche à trois ?
        trois joueurs, six persos en mains au total ?
        à trois on m'appelle deux fois dans la manche ?
        mon deuxième perso a son propre tour à trois ?
        on est trois, je joue deux tours ?
        à trois, chaque perso a son tour ?
        à 3 je suis appelé deux fois par manche ?
        on est trois, tout le monde a deux personnages ?
        À trois, joue-t-on un tour avec chaque personnage ?
    .no =
        a trois un seul perso par joueur
        a trois chacun prend trois personnages
        a trois seul le joueur couronné a deux persos
        a trois joueurs un seul tour chacun par manche
        à trois je choisis deux persos mais je n'en joue qu'un ?
        trois joueurs, un rôle chacun ?
        À trois, joue-t-on ses deux personnages dans un seul tour ?
        à trois je prends trois rôles ?
        à trois seul le dernier joueur a deux persos ?
        mes deux rôles à trois jouent en même temps ?
        à 3, un perso chacun ?
        à trois, un seul tour par manche ?
        à 3, trois persos chacun ?
        on est trois, je choisis un seul rôle ?
        à trois, mes deux persos jouent ensemble en un tour ?
        à 3, seul un joueur a deux persos ?
    .asked =
        a trois, combien de personnages par joueur
        à trois je joue combien de tours par manche
        combien de rôles je garde à trois
        à 3, combien de persos pour moi
        on est trois, je joue combien de fois par manche
ruling-three-second-discard = À 3 joueurs, une carte est écartée face cachée et chacun en garde une. Puis le troisième joueur en écarte une au hasard parmi les cinq restantes ; les quatre autres circulent encore, et la dernière est écartée.
    .asked =
        Comment choisit-on les personnages à trois ?
        À trois joueurs, comment se passe le choix ?
        On est trois ce soir : comment passe-t-on les personnages ?
        À trois, combien de cartes met-on de côté, et à quel moment ?
        draft a trois joueurs etape par etape
        à trois, combien de cartes on écarte en tout pendant le choix
        déroulé du choix des persos à 3
        à 3, comment on choisit les persos
        on est trois, le choix se fait en combien de passages
    .yes =
        a trois les cartes font deux fois le tour
        a trois la toute derniere carte est ecartée
        un role gardé a chacun des deux passages, a trois
        à trois le paquet fait deux tours de table ?
        à trois on jette une carte cachée au début, une au milieu, une à la fin ?
        Reste-t-il quatre cartes pour le second passage à trois joueurs ?
        à trois chacun garde un perso au premier passage et un au second ?
        la dernière carte du paquet est écartée à trois ?
        après le premier tour de choix à trois, il reste cinq cartes ?
        à 3, une carte cachée d'abord ?
        à trois, je garde un perso à chaque passage ?
        à 3, quatre cartes au deuxième passage ?
        à trois, la dernière carte est défaussée ?
        à 3, on défausse une carte au hasard entre les deux passages ?
        À trois, le paquet passe-t-il deux fois devant chaque joueur ?
    .no =
        a trois quelqu'un voit la premiere carte cachée
        a trois on ecarte des persos face visible
        a trois je prends mes deux roles d'un coup
        a trois le dernier joueur prend deux cartes au premier passage
        à trois le dernier joueur garde la carte restante en plus ?
        à trois on choisit nos deux persos au premier passage ?
        À trois, des personnages sont-ils écartés face visible ?
        à trois on garde deux cartes et on passe sept ?
        pas de carte écartée au début à trois ?
        à trois c'est comme à quatre, un seul passage du paquet ?
        à 3, je prends deux persos d'un coup ?
        à trois, un seul passage du paquet ?
        à 3, cartes face visible au début ?
        à trois, le dernier garde la carte qui reste ?
        à 3, rien n'est défaussé pendant le choix ?
        à trois, cinq cartes pour le deuxième passage ?
ruling-three-random-discard = À 3 joueurs, quand chacun a un personnage, le troisième joueur mélange les cinq autres et en écarte un au hasard, face cachée. Il ne le choisit pas.
    .no =
        À trois, le troisième joueur choisit-il le personnage qu'il défausse ?
        draft a trois : le dernier peut il enterrer un role fort expres
        la carte ecartée au milieu, a trois, est montrée a tous
        a trois c'est le joueur couronné qui fait la seconde defausse
        a trois on ne defausse rien entre les deux passages
        à trois le troisième joueur peut virer exprès l'assassin ?
        à trois je regarde les cinq et j'enlève celui qui me gêne ?
        Le personnage défaussé au milieu du choix à trois est-il montré ?
        à trois c'est le premier joueur qui jette au hasard ?
        à trois le troisième écarte deux cartes d'un coup au milieu ?
        à trois chacun défausse une carte de son choix ?
        à 3, le troisième choisit la carte défaussée ?
        à trois, je suis troisième, je peux jeter le voleur ?
        à 3, la carte du milieu est montrée ?
        à trois, le premier joueur défausse au milieu ?
        à 3, le troisième regarde avant de défausser et choisit ?
        à trois, la couronne décide de la carte défaussée au milieu ?
    .yes =
        a trois la defausse du milieu est au hasard
        a trois le dernier melange les cinq restantes avant d'en ecarter une
        à trois le troisième mélange cinq cartes et en jette une au pif ?
        la défausse du milieu à trois est à l'aveugle ?
        La carte écartée par le troisième joueur reste-t-elle face cachée ?
        à trois, interdit au troisième joueur de trier ce qu'il défausse ?
        même le joueur qui jette la carte du milieu à trois ne la choisit pas ?
        à trois le hasard décide du perso viré entre les deux passages ?
        à 3, défausse au hasard par le troisième ?
        à trois, je suis troisième, je mélange les cinq cartes ?
        à 3, la carte défaussée au milieu reste cachée ?
        à trois, le troisième ne choisit pas la carte jetée ?
        à 3, c'est le troisième joueur qui défausse au milieu ?
        À trois, le troisième joueur défausse-t-il une carte au hasard ?
    .asked =
        Qui écarte une carte au hasard au milieu du draft à trois ?
        a trois comment se fait la defausse au milieu du choix
        à trois, la carte jetée entre les deux passages, qui la choisit
        combien de cartes mélange le troisième joueur avant d'en jeter une
        à 3, qui défausse au milieu du choix
        à trois, la carte jetée par le troisième, hasard ou choix
ruling-one-stash-robbed = Le Voleur prend tout l'or du joueur, quel que soit celui de ses deux personnages qui est volé : il n'y a qu'un seul trésor.
    .yes =
        Avec deux personnages chacun, le Voleur prend-il tout mon or ?
        Perd-on tout si un seul de ses deux personnages est volé ?
        À trois joueurs, le Voleur désigne un de mes deux personnages : est-ce que je donne tout ?
        a trois, le voleur a nommé mon second role, tout part
        une bourse pour deux roles, le voleur la vide
        voleur sur un de mes deux persos, l'autre demarre sans rien
        deux persos mais une seule bourse, le voleur prend tout ?
        à deux, volé sur mon premier rôle, mon second commence à zéro ?
        L'or gagné par mon premier personnage est-il pris si le second est volé ?
        à trois le voleur nomme l'un des deux et me dépouille entièrement ?
        impossible de mettre une partie de l'or à l'abri chez l'autre perso à trois face au voleur ?
        8 pièces à moi, deux rôles, le voleur en vole un et prend les 8 ?
        deux persos, le voleur prend tout ?
        à 3, un de mes persos est volé, je perds tout mon or ?
        à 2, le voleur vide ma bourse entière ?
        je suis voleur à deux, je vise un perso et je prends tout l'or ?
        mes deux persos partagent l'or, donc le voleur prend tout ?
        À trois, le vol d'un seul de mes personnages me coûte-t-il tout mon or ?
    .no =
        Mes deux personnages ont-ils chacun leur bourse face au Voleur ?
        Puis-je sauver l'or de mon autre personnage quand on me vole ?
        deux roles chacun : le voleur ne prend que la moitié
        jpeux planquer de l'or chez mon perso pas volé, deux roles
        a deux, l'or gagné par mon premier perso echappe au voleur du second
        avec deux roles le voleur vole par personnage
        à deux le voleur ne pique que la part du perso nommé ?
        moitié de mon or épargnée parce que j'ai deux rôles face au voleur ?
        À trois joueurs, chaque personnage a-t-il un trésor distinct vis-à-vis du Voleur ?
        mon autre perso garde ses sous quand le voleur nomme le premier ?
        à trois le voleur doit nommer mes deux persos pour tout avoir ?
        avec deux rôles je choisis combien je donne au voleur ?
        deux persos, le voleur prend la moitié ?
        à 3, mon autre perso garde son or face au voleur ?
        à deux, je peux cacher de l'or chez mon deuxième perso ?
        le voleur prend seulement l'or d'un de mes deux persos ?
        à trois, je garde l'or de mon premier perso si le second est volé ?
        deux rôles, deux bourses pour le voleur ?
    .asked =
        en duel, combien prend le voleur si j'ai deux persos
        à trois on me vole un de mes deux persos, je perds combien
        le voleur vise mon roi, j'ai aussi l'évêque, mon or part comment
        deux persos et volé, je perds combien
        à 2 le voleur vise mon roi, mon autre perso a encore quoi
ruling-three-players-eight = À 3 joueurs, une cité est terminée à huit quartiers, et non à sept.
    .asked =
        Combien de quartiers pour terminer sa cité à 3 joueurs ?
        On joue à trois : quand ma ville est-elle complète ?
        a trois on joue jusqu'a combien de quartiers
        on est trois, la partie s'arrête à combien de bâtiments
        à 3 joueurs combien de quartiers pour une ville complète
        à 3, combien de quartiers pour finir
        on est trois, sept ou huit
    .yes =
        Mon voisin dit qu'à trois on finit à huit quartiers.
        a trois il faut huit quartiers
        a trois mon huitieme batiment declenche la fin
        la cité passe t elle a huit pour une partie a trois
        trois joueurs donc huit quartiers à poser ?
        à trois avec sept bâtiments j'ai pas encore fini ?
        Faut-il un huitième quartier pour terminer sa cité à trois ?
        on est trois et il a huit quartiers, dernière manche ?
        à trois c'est un de plus que quand on est cinq ?
        mon voisin crie fini à sept, à trois il a tort ?
        à 3, huit quartiers ?
        on est trois, je finis à 8 ?
        à trois, sept ne suffisent pas ?
        à 3, ma ville est finie au huitième quartier ?
        à trois il a sept quartiers, il n'a pas encore fini ?
        Faut-il huit quartiers à trois joueurs ?
    .no =
        À trois, sept bâtiments suffisent-ils ?
        a trois, sept quartiers, ma cité est terminée
        la partie s'arrete a sept quand on est trois
        a trois six quartiers suffisent
        a trois c'est sept comme d'habitude
        à trois, sept et c'est plié ?
        neuf quartiers à trois ?
        Une cité de sept quartiers est-elle complète à trois joueurs ?
        à 3 le nombre de quartiers pour finir est le même qu'à six joueurs ?
        six bâtiments suffisent vu qu'on est que trois ?
        à trois mon septième quartier me donne le bonus du premier ?
        à 3, sept quartiers ?
        on est trois, je finis à 7 ?
        à 3, neuf quartiers pour finir ?
        à trois, il a 7 quartiers, c'est la dernière manche ?
        à 3, mon septième quartier termine ma cité ?
ruling-three-order-older = À 3 joueurs, un des huit personnages est écarté face cachée sans être vu. Les autres passent vers la gauche, chacun en garde un à chaque fois, jusqu'à en avoir deux ; celui qui reste est posé face cachée.
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
