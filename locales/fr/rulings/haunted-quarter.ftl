### The rulings of data/rulings/haunted-quarter.toml, and the questions they answer: with yes, with no, or in another way.

ruling-haunted-missing-type = La Cour des Miracles peut être le cinquième type qui vous manque et apporter ainsi les 3 points des cinq types.
    .yes =
        La Cour des Miracles aide-t-elle à obtenir le bonus des cinq types ?
        La Cour des Miracles peut-elle être la couleur qui me manque ?
        Il me manque le rouge : ma Cour des Miracles peut-elle le remplacer pour les cinq couleurs ?
        J'ai la Cour des Miracles comme seul violet : ai-je quand même tous les types ?
        Joker pour les cinq types : la Cour des Miracles ?
        pas de bleu mais la cour des miracles, jai les 3 points des cinq couleurs ?
        la cour des miracles remplace n'importe quelle couleur pour la collection ?
        quatre couleurs et la cour des miracles, est ce que ca fait cinq
        mes couleurs sont jaune bleu vert violet et la cour des miracles, bonus ?
        pas de jaune mais la cour des miracles, j'ai les 3 pts ?
        la cour des miracles bouche un trou dans mes cinq couleurs
        jaune, bleu, vert, violet + cour des miracles en rouge : bonus
        la cour des miracles peut servir de violet si c'est ça qui manque
        il me manque qu'une couleur, la cour des miracles règle ça
        La Cour des Miracles peut-elle compléter les cinq types pour les 3 points ?
        il me manque le rouge, la cour des miracles peut le remplacer
        cour des miracles, j'ai les cinq types grâce à elle
        quatre types et la cour des miracles, 3 points
        la cour des miracles peut être mon quartier noble manquant
        la cour des miracles aide pour le bonus des cinq types
        est-ce que la cour des miracles peut me donner le bonus des cinq couleurs
    .no =
        la cour des miracles reste elle forcément violette pour les cinq types
        il me manque deux couleurs, la cour des miracles suffit elle pour le bonus
        sans quartier militaire, le bonus des 5 couleurs est il perdu malgré la cour des miracles
        doit on avoir un vrai quartier noble, cour des miracles ou pas, pour les 3 points
        deux trous dans l'arc en ciel, la cour des miracles les bouche les deux ?
        trois couleurs et la cour des miracles, j'ai le bonus des cinq
        la cour des miracles compte pas pour les cinq couleurs
        faut cinq vrais types, la cour des miracles est pas un joker
        il me manque rouge et bleu, la cour des miracles fait les deux
        le bonus des cinq types tombe à 1 si on utilise la cour des miracles
        la cour des miracles peut être que violette pour les cinq types
        il me manque deux types, la cour des miracles remplace les deux
        la cour des miracles ne sert pas pour les cinq types
        trois types et la cour des miracles, 3 points
        la cour des miracles est toujours violette pour les cinq types
        il faut un vrai quartier bleu malgré la cour des miracles
        puis-je remplacer deux couleurs avec la cour des miracles
    .asked =
        quelle couleur donner à la cour des miracles pour l'arc en ciel
        il me manque le vert, ma cour des miracles sert à quoi
        combien de couleurs manquantes la cour des miracles remplace
        cour des miracles, elle remplace une couleur manquante ou pas
ruling-haunted-no-longer-unique = Comptée comme un autre type, la Cour des Miracles n'est plus une merveille : la Fontaine aux Souhaits ne la compte pas, et elle ne vous prive pas des points de la Tour d'Ivoire.
    .no =
        La Cour des Miracles reste-t-elle une merveille quand elle compte comme un autre type ?
        La Fontaine aux Souhaits compte-t-elle une Cour des Miracles devenue noble ?
        La Cour des Miracles me fait-elle perdre les 5 points de la Tour d'Ivoire ?
        Ma Cour des Miracles devient verte à la fin : est-elle encore comptée parmi les violettes ?
        Tour d'Ivoire et Cour des Miracles ensemble : les 5 points sont-ils perdus ?
        la fontaine aux souhaits compte elle ma cour des miracles passée en rouge
        peut elle être merveille et noble à la fois, la cour des miracles
        est ce que la cour des miracles en religieux casse la tour d'ivoire
        fontaine aux souhaits plus cour des miracles jaune : un point pour elle ?
        cour des miracles jaune et violette en même temps
        la fontaine me donne 1 pour la cour des miracles passée en bleu
        ma tour d'ivoire est foutue à cause de la cour des miracles même verte
        la cour des miracles reste une merveille quoi que je choisisse
        en noble la cour des miracles rapporte encore à la fontaine aux souhaits
        tour d'ivoire et cour des miracles en rouge, je perds les 5
        cour des miracles en bleu, la fontaine aux souhaits la compte
        cour des miracles en vert, je perds la tour d'ivoire
        la cour des miracles est noble et merveille à la fois
        cour des miracles en rouge, elle reste une merveille
        tour d'ivoire et cour des miracles en jaune, pas de 5 points
        est-ce que la fontaine aux souhaits compte ma cour des miracles devenue rouge
    .yes =
        tour d'ivoire et cour des miracles, j'ai toujours les 5 points si elle compte bleue ?
        la cour des miracles cesse t elle d'être violette si je la déclare verte
        je perds un point de fontaine aux souhaits si la cour des miracles devient jaune ?
        seules violettes : tour d'ivoire et cour des miracles. les 5 points de la tour restent ?
        je la veux noble : la cour des miracles quitte alors les merveilles ?
        cour des miracles en bleu, ma tour d'ivoire garde ses 5 ?
        si je la mets en rouge la cour des miracles est plus une merveille
        la fontaine aux souhaits zappe ma cour des miracles devenue verte
        tour d'ivoire + cour des miracles en jaune = 5 pts quand même
        changée de type, la cour des miracles compte plus comme violette
        La Cour des Miracles perd-elle son statut de merveille si je choisis un autre type ?
        cour des miracles en bleu, elle n'est plus une merveille
        cour des miracles en vert, la fontaine aux souhaits ne la compte pas
        tour d'ivoire et cour des miracles en noble, 5 points
        cour des miracles en rouge, ma tour d'ivoire reste valable
        la cour des miracles comptée noble n'est plus violette
        est-ce que ma tour d'ivoire garde ses 5 points si la cour des miracles est verte
    .asked =
        fontaine aux souhaits et cour des miracles comptée en vert : combien
        cour des miracles en vert avec la fontaine, elle compte ou pas
        tour d'ivoire et cour des miracles, comment sauver les 5 pts
        cour des miracles en jaune, encore une merveille ou pas
ruling-haunted-capitol = La Cour des Miracles compte comme un quartier du type choisi, donc elle peut être le troisième pour le Capitole.
    .yes =
        La Cour des Miracles peut-elle être le troisième quartier d'un type pour le Capitole ?
        J'ai deux quartiers bleus et la Cour des Miracles : le Capitole rapporte-t-il ?
        Capitole : la Cour des Miracles complète-t-elle une couleur ?
        deux rouges, le capitole et la cour des miracles, ca fait trois pareils ?
        jpeux compléter mes deux jaunes avec la cour des miracles pour le capitole
        capitole, cour des miracles et une autre merveille : trois violettes ?
        deux nobles, capitole, cour des miracles déclarée noble : bonus ?
        deux verts et la cour des miracles en vert, le capitole paie ?
        la cour des miracles fait le troisième pour le capitole
        capitole + cour des miracles + une violette, c'est bon
        je la déclare rouge pour finir mon trio du capitole, cour des miracles
        le capitole accepte la cour des miracles comme quartier du type choisi
        La Cour des Miracles peut-elle compléter un trio pour le Capitole ?
        deux bleus et la cour des miracles, capitole bon
        la cour des miracles compte pour le capitole
        cour des miracles en rouge avec deux rouges, 3 points de capitole
        la cour des miracles peut compléter mon capitole
        capitole : la cour des miracles fait le troisième quartier
        puis-je utiliser la cour des miracles comme troisième vert du capitole
    .no =
        le capitole ignore t il la cour des miracles
        faut il trois vrais verts pour le capitole malgré la cour des miracles
        un seul bleu et la cour des miracles, le capitole paie ?
        est ce interdit de compter la cour des miracles avec le capitole
        le capitole veut trois vrais quartiers, pas la cour des miracles
        un jaune + cour des miracles, capitole validé
        la cour des miracles compte double pour le capitole
        cour des miracles exclue du capitole
        la cour des miracles compte pour toutes les couleurs du capitole
        deux bleus et la cour des miracles en bleu, le capitole donne rien
        la cour des miracles ne compte pas pour le capitole
        un bleu et la cour des miracles, capitole bon
        deux verts et la cour des miracles, pas de points de capitole
        il faut trois vrais quartiers pour le capitole, pas la cour des miracles
        la cour des miracles compte pour deux au capitole
        est-ce que le capitole refuse la cour des miracles
    .asked =
        la cour des miracles change quoi pour le capitole
        j'ai 2 rouges et la cour des miracles, le capitole ça dit quoi
        comment la cour des miracles aide le capitole
        capitole avec deux jaunes et la cour des miracles, ça compte ou pas
ruling-haunted-one-choice = Le type de la Cour des Miracles se choisit une seule fois et vaut pour tout le décompte. Prenez celui qui rapporte le plus.
    .no =
        La Cour des Miracles peut-elle être d'un type pour le Capitole et d'un autre pour les cinq types ?
        La Cour des Miracles peut-elle servir à deux bonus avec deux couleurs différentes ?
        la cour des miracles compte elle comme toutes les couleurs en meme temps
        cour des miracles rouge pour l'arc en ciel et verte pour le capitole, les deux ?
        jpeux changer la cour des miracles de couleur entre deux bonus
        double emploi de la cour des miracles avec deux couleurs, permis ?
        cour des miracles bleue pour les cinq types puis violette pour la fontaine
        je change la cour des miracles à chaque bonus
        la cour des miracles est de toutes les couleurs d'un coup
        jaune pour le capitole, rouge pour les 5 couleurs, cour des miracles magique
        on choisit deux types pour la cour des miracles
        la cour des miracles sert verte dans un bonus et bleue dans l'autre
        cour des miracles bleue pour le capitole et rouge pour les cinq types
        la cour des miracles peut changer de type à chaque bonus
        la cour des miracles compte pour deux types au décompte
        je peux choisir deux couleurs pour la cour des miracles
        la cour des miracles a un type différent par bonus
        puis-je changer la couleur de la cour des miracles après le premier bonus
    .yes =
        faut il fixer une seule couleur pour la cour des miracles
        la couleur choisie pour la cour des miracles vaut elle pour tout le décompte
        on peut calculer et prendre la couleur la plus rentable pour la cour des miracles
        un choix, un seul, pour la cour des miracles ?
        une seule couleur pour la cour des miracles, valable partout ?
        je choisis le type de la cour des miracles qui me rapporte le plus
        la cour des miracles rouge pour un bonus est rouge pour tous
        faut trancher une fois pour la cour des miracles
        pas de changement de couleur de la cour des miracles en plein décompte
        Le type choisi pour la Cour des Miracles vaut-il pour l'ensemble du décompte ?
        cour des miracles : un seul type pour tout le décompte
        je choisis le type de la cour des miracles une fois
        cour des miracles en vert pour tous les bonus
        je peux prendre le type le plus rentable pour la cour des miracles
        changer le type de la cour des miracles entre deux bonus, interdit
        dois-je garder la même couleur de cour des miracles pour tout le décompte
    .asked =
        combien de fois choisit on le type de la cour des miracles
        cour des miracles : un choix par bonus ou un choix global
        je fixe combien de fois la couleur de la cour des miracles
        cour des miracles, un type ou plusieurs au décompte
ruling-haunted-last-round = Pour la Cour des Miracles de 2016, peu importe quand elle a été construite. Seule l'ancienne carte reste violette si on la construit à la dernière manche.
    .yes =
        La Cour des Miracles compte-t-elle comme n'importe quel type même construite à la dernière manche ?
        J'ai posé la Cour des Miracles au tout dernier tour : sert-elle encore de joker ?
        cour des miracles posée à la toute fin, toujours joker ?
        jpeux la poser en septième quartier et choisir, la cour des miracles
        l'ancienne cour des miracles restait elle violette si bâtie à la dernière manche
        bâtie au moment meme où la partie finit, la cour des miracles choisit encore son type ?
        cour des miracles posée au dernier tour, joker quand même ?
        le moment où je bâtis la cour des miracles importe pas en 2016
        la vieille carte restait violette si posée à la fin, pas celle de 2016
        septième quartier = cour des miracles, je choisis encore son type
        pas besoin de la poser tôt la cour des miracles de 2016
        La Cour des Miracles de 2016 fonctionne-t-elle même bâtie à la dernière manche ?
        cour des miracles construite à la fin, je choisis son type
        dernière manche, la cour des miracles marche en 2016
        la cour des miracles de 2016 peut être construite n'importe quand
        ancienne cour des miracles à la dernière manche, elle reste violette
        je pose la cour des miracles en dernier, elle est joker quand même
        puis-je choisir le type de la cour des miracles même posée au dernier tour
    .no =
        Mon ami dit que la Cour des Miracles ne vaut rien si on la bâtit à la fin.
        Cour des Miracles construite trop tard : reste-t-elle violette ?
        faut il bâtir la cour des miracles avant la dernière manche pour choisir sa couleur
        le moment où on construit la cour des miracles change t il quelque chose
        est elle bloquée en violet si je la bâtis au dernier tour, la cour des miracles
        trop tard au dernier tour pour la cour des miracles ?
        dernière manche : la cour des miracles reste violette en 2016
        faut avoir la cour des miracles une manche avant la fin
        posée trop tard ma cour des miracles perd son joker
        l'ancienne carte marchait aussi si on la posait à la dernière manche
        la cour des miracles de 2016 vérifie quand on l'a construite
        mon pote dit cour des miracles trop tardive donc violette, il a raison ?
        cour des miracles à la dernière manche, elle reste violette en 2016
        la cour des miracles doit être construite avant la dernière manche
        construite trop tard, la cour des miracles de 2016 ne compte pas
        l'ancienne cour des miracles marche à la dernière manche
        la date de construction compte pour la cour des miracles de 2016
        dois-je construire la cour des miracles avant la dernière manche
    .asked =
        cour des miracles construite à la dernière manche, elle compte comment
        vieille édition ou 2016, laquelle punit la cour des miracles tardive
        cour des miracles au tout dernier tour, quel type
        cour des miracles à la dernière manche, joker ou pas
ruling-haunted-income = Pendant la partie, la Cour des Miracles est une merveille et ne rapporte à personne. Elle ne compte comme un autre type qu'à la fin.
    .no =
        La Cour des Miracles rapporte-t-elle un revenu comme n'importe quelle couleur ?
        Le Roi ou la Marchande touchent-ils une pièce pour la Cour des Miracles ?
        Je suis l'Évêque : ma Cour des Miracles compte-t-elle comme quartier bleu pour mes pièces ?
        La Cour des Miracles change-t-elle de couleur en cours de partie ?
        Peut-on encaisser avec la Cour des Miracles comme avec l'École de Magie ?
        roi avec la cour des miracles, une pièce en plus ?
        jpeux la dire verte pour toucher plus en marchande, la cour des miracles
        le condottiere encaisse t il pour la cour des miracles
        l'abbé prend il une carte ou une pièce pour la cour des miracles
        mon évêque gagne t il un sou de plus grâce à la cour des miracles
        évêque + cour des miracles = 1 po de plus
        je dis qu'elle est rouge ce tour et mon condo encaisse pour la cour des miracles
        la cour des miracles fait comme l'école de magie
        la cour des miracles change de couleur à chaque tour
        mon patricien pioche une carte pour la cour des miracles
        la cour des miracles paie un or au perso de mon choix
        roi, la cour des miracles me donne 1 or
        la cour des miracles compte comme bleue pour l'évêque
        la marchande touche 1 or pour la cour des miracles
        je peux choisir la couleur de la cour des miracles à mon tour
        la cour des miracles rapporte comme l'école de magie
        puis-je toucher 1 or avec le condottiere pour la cour des miracles
    .yes =
        la cour des miracles est elle juste violette jusqu'à la fin
        contrairement à l'école de magie, la cour des miracles ne paie rien ?
        pendant la partie la cour des miracles reste-t-elle une merveille ordinaire ?
        la cour des miracles rapporte rien à mon roi ?
        en cours de partie la cour des miracles est juste violette
        la marchande touche pas un sou pour la cour des miracles
        c'est l'école de magie qui paie, pas la cour des miracles
        le joker de la cour des miracles marche qu'à la fin
        Pendant la partie, la Cour des Miracles est-elle sans revenu ?
        la cour des miracles ne rapporte pas d'or
        pendant la partie la cour des miracles est violette
        roi, je ne touche rien pour la cour des miracles
        la marchande ne compte pas la cour des miracles
        la cour des miracles change de type seulement à la fin
        est-ce que la cour des miracles ne donne rien à l'évêque
    .asked =
        c'est quand que la cour des miracles change de type
        cour des miracles en milieu de partie : quelle couleur
        cour des miracles et revenu de la marchande, ça compte combien
        avant la fin la cour des miracles est de quel type
        cour des miracles, elle rapporte de l'or ou pas
