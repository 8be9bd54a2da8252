### The rulings of data/rulings/two-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-two-characters-each = À 2 ou 3 joueurs, chacun a deux personnages, donc deux tours par manche, un pour chacun.
    .asked =
        Combien de personnages a chacun à deux ou trois joueurs ?
        on est trois ce soir, combien de persos chacun
        à deux, je joue combien de tours par manche
        combien de rôles par tête à 2 ou 3
        à 2, combien de persos chacun
        à 3, combien de tours chacun
    .yes =
        Joue-t-on deux fois par manche quand on n'est que deux ?
        on est trois, je suis appelé deux fois par manche
        deux roles par personne quand on est trois
        je joue deux fois par manche a deux, collecte comprise
        a trois aussi on a deux persos chacun
        à deux on a deux persos chacun ?
        on est trois, on m'appelle deux fois ?
        Chaque personnage donne-t-il un tour complet à deux joueurs ?
        à 2 je collecte deux fois par manche, une par perso ?
        quatre persos en jeu au total quand on est deux ?
        à partir de quatre joueurs c'est plus deux persos chacun ?
        à 2, deux persos chacun ?
        à 3 joueurs, deux tours par manche ?
        on est deux, je joue deux fois par manche ?
        à deux, un tour par personnage ?
        on est trois, j'ai deux rôles ?
        A-t-on deux tours par manche à deux joueurs ?
    .no =
        a deux joueurs un seul personnage chacun
        un seul tour par manche a deux
        a quatre joueurs chacun prend il deux personnages
        a deux, trois persos par tete
        à deux c'est un perso par joueur ?
        à trois je choisis lequel de mes deux persos je joue et je laisse l'autre ?
        À cinq joueurs, chacun a-t-il deux personnages ?
        à deux mes deux persos font un seul tour commun ?
        trois rôles chacun en duel ?
        à deux seul le couronné joue deux fois ?
        à 2, un seul perso ?
        à 3, un seul tour par manche ?
        à 4, deux persos chacun ?
        on est deux, trois persos chacun ?
        à deux, je joue un seul de mes deux persos ?
        à 6 joueurs, deux tours chacun ?
ruling-one-city-two-characters = Avec deux personnages, on n'a toujours qu'une seule cité, une seule main et un seul trésor ; rien n'est réparti entre les deux.
    .no =
        Chacun de mes deux personnages a-t-il sa propre cité ?
        A-t-on deux cités ?
        À trois, ai-je deux mains et deux trésors ?
        faut il repartir son or entre ses deux persos
        a deux, chacun batit deux villes
        jpeux mettre de l'or a l'abri chez mon autre perso
        deux rôles donc deux villes ?
        je sépare mes cartes en deux mains à trois ?
        Faut-il tenir deux trésors distincts quand on a deux personnages ?
        mon évêque a son or et mon architecte le sien à deux ?
        à trois je construis six petites villes avec les copains, deux chacun ?
        les quartiers posés par un de mes persos ne comptent pas pour l'autre à deux ?
        deux persos, deux cités ?
        à 2, je construis deux villes ?
        à 3, j'ai deux mains ?
        deux persos, je partage mon or en deux ?
        chaque perso a ses propres cartes à 2 joueurs ?
        je dois répartir mes quartiers entre mes deux persos ?
    .yes =
        Mes deux personnages partagent-ils la même ville ?
        une seule main pour mes deux personnages
        mes deux roles construisent dans la meme cité
        une seule bourse pour mes deux persos
        mes deux persos bâtissent au même endroit ?
        une bourse commune pour mes deux rôles à trois ?
        Un joueur à deux personnages n'a-t-il qu'une seule cité ?
        rien n'est séparé entre mes deux persos ?
        mon voleur et mon roi ont la même main de cartes à deux ?
        on compte une seule ville par joueur en duel ?
        deux persos, une seule cité ?
        à 2, une seule main pour mes deux persos ?
        à 3, un seul trésor pour mes deux rôles ?
        mes deux persos utilisent les mêmes cartes ?
        les quartiers de mes deux persos vont dans la même ville ?
        Avec deux personnages, n'a-t-on qu'une seule main ?
    .asked =
        combien de cités par joueur quand on a deux personnages
        à deux j'ai deux persos, combien de villes je construis
        ma main se partage comment entre mes deux rôles
        à 2, combien de villes j'ai
        deux persos, combien de mains de cartes
ruling-cards-either-turn = À 2 ou 3 joueurs, votre main et votre or servent à vos deux personnages : l'un peut construire ce que l'autre a pioché.
    .yes =
        Peut-on construire avec son second personnage une carte piochée par le premier ?
        Deux personnages : la main est-elle commune ?
        Mon premier personnage a gagné des pièces : le second peut-il les dépenser ?
        À deux, l'or et les cartes passent-ils d'un de mes tours à l'autre ?
        Puis-je garder une carte pour mon autre personnage ?
        jpeux economiser avec l'évêque et batir avec l'architecte ensuite
        carte piochée avec la magicienne, posée avec la marchande : permis
        le fric de mon premier tour sert il au deuxieme
        je pioche un palais en voleur et je le pose en architecte, à deux ?
        les 4 pièces de mon premier tour paient le quartier de mon second perso ?
        À trois, une carte peut-elle être gardée pour le tour de l'autre personnage ?
        j'économise avec mon premier rôle pour claquer tout au second, ok ?
        ma main est la même aux deux tours de la manche à deux ?
        mon évêque encaisse et mon condottiere dépense, en duel ?
        à 2, mon deuxième perso peut bâtir la carte du premier ?
        à 3, l'or du premier tour sert au deuxième ?
        je pioche avec le roi et je construis avec l'architecte, permis à 2 ?
        je garde mon or pour mon autre perso ?
        à 3, mon voleur vole et mon marchand dépense, ok ?
        Mon second personnage peut-il payer avec l'or du premier ?
    .no =
        les cartes piochees par mon premier perso lui sont elles reservees
        l'or du premier tour est il perdu pour le second
        mon premier personnage doit il depenser son or avant de finir
        interdit de batir au second tour ce que j'ai pioché au premier
        chaque perso a t il ses propres cartes a batir
        la carte piochée par mon roi ne peut être bâtie que par mon roi ?
        à deux je perds l'or non dépensé entre mes deux tours ?
        Les cartes sont-elles attachées au personnage qui les a piochées ?
        mon second perso repart sans or ni cartes à trois ?
        faut tout dépenser au premier tour, le second perso n'y aura pas droit ?
        à deux il faut vider sa main entre les deux persos ?
        à 2, mes cartes sont liées à un perso ?
        à 3, mon second perso ne peut pas utiliser l'or du premier ?
        je dois bâtir la carte avec le perso qui l'a piochée ?
        à 2, je perds mes cartes entre mes deux tours ?
        mon or est bloqué jusqu'à la manche suivante à 3 ?
        chaque perso dépense seulement ce qu'il a gagné ?
    .asked =
        mon voleur a pioché, lequel de mes persos peut construire la carte
        je pioche avec mon premier perso, je peux la poser avec lequel
        l'or gagné au premier tour, mon second perso peut en faire quoi à deux
        à 2, qui de mes persos peut bâtir ma carte
        à 3, l'or de mon premier perso sert à qui
ruling-ability-own-turn = À 2 ou 3 joueurs, un pouvoir ne vaut que pendant le tour de son personnage : les trois constructions de l'Architecte ne sont pas pour votre Condottiere.
    .no =
        Peut-on utiliser le pouvoir d'un personnage pendant le tour de l'autre ?
        J'ai l'Architecte et le Condottiere : le Condottiere peut-il construire trois quartiers ?
        À 2 ou 3 joueurs, mes deux capacités se combinent-elles dans le même tour ?
        Je joue la Marchande et le Roi : la Marchande encaisse-t-elle aussi pour mes quartiers jaunes à son tour ?
        La capacité de mon premier personnage dure-t-elle pendant mon second tour ?
        j'ai marchande et voleur, jpeux prendre le +1 au tour du voleur
        mon roi peut il detruire parce que j'ai aussi le condottiere
        les deux cartes de l'architecte, je les pioche au tour de mon évêque
        avec l'archiviste et le roi, le roi batit il deux quartiers
        ma navigatrice m'empeche t elle de batir au tour de mon roi
        marchande et condottiere à deux, le condott prend aussi la pièce bonus de la marchande ?
        à trois je combine mes deux pouvoirs dans le même tour ?
        mon évêque pose trois quartiers puisque j'ai aussi l'architecte ?
        Le pouvoir du premier personnage reste-t-il actif pendant le second tour ?
        à deux j'encaisse les jaunes du roi pendant le tour de mon voleur ?
        la limite de l'architecte vaut pour mes deux persos à deux joueurs ?
        à 2, je peux utiliser le pouvoir de l'architecte au tour du roi ?
        à 3, mes deux pouvoirs marchent ensemble ?
        j'ai architecte et voleur, mon voleur bâtit trois quartiers ?
        je peux détruire au tour de mon évêque si j'ai aussi le condottiere ?
        à 2, le bonus de la marchande marche aussi au tour de mon roi ?
        j'ai deux persos, je cumule leurs pouvoirs dans un tour ?
    .yes =
        chaque pouvoir ne marche t il qu'au tour de son personnage
        dois je attendre le tour du condottiere pour detruire
        est il interdit de melanger mes deux capacités dans un seul tour
        mon condottiere ne détruit qu'à son tour à lui, pas au tour de mon roi ?
        à deux, le pouvoir de l'un ne profite pas au tour de l'autre ?
        Chaque capacité est-elle limitée au tour de son personnage quand on en a deux ?
        archiviste et marchande à trois, la marchande n'a droit qu'à une pose ?
        j'ai navigatrice et roi à deux, mon roi peut bâtir à son tour ?
        les deux cartes de l'architecte, c'est seulement quand l'architecte joue ?
        à 2, un pouvoir seulement au tour de son perso ?
        j'ai architecte et roi, seul l'architecte bâtit trois ?
        à 3, je dois attendre le tour du condottiere pour détruire ?
        mon deuxième perso ne profite pas du pouvoir du premier ?
        à 2, pas de mélange des pouvoirs de mes deux persos ?
        À trois, chaque pouvoir ne sert-il qu'au tour de son personnage ?
    .asked =
        quand utiliser le pouvoir de mon deuxieme perso
        j'ai architecte et évêque à deux, je pose trois quartiers à quel tour
        à trois quand je peux me servir du pouvoir de mon second perso
        à 2, le pouvoir de mon architecte marche quand
        j'ai roi et architecte, mon roi bâtit combien
ruling-two-players-order = À 2 joueurs, une carte est écartée face cachée sans être vue, et le joueur qui a la couronne en garde une. Puis le paquet va et vient : on en garde une et on en écarte une au choix, face cachée, jusqu'à en avoir deux chacun.
    .asked =
        Comment choisit-on les personnages à deux ?
        On n'est que deux ce soir : comment se répartit-on les cartes Personnage ?
        À deux, combien de cartes écarte-t-on à chaque passage du paquet ?
        Qui prend en premier à deux, et combien jette-t-on ?
        draft a deux, dans quel ordre
        à deux, le couronné fait quoi en premier avec les persos
        combien de cartes je garde et j'écarte à chaque fois en duel
        à 2, comment on choisit les persos
        à deux, je jette combien de cartes perso
    .yes =
        Choisit-on la carte qu'on écarte ?
        le joueur couronné choisit il en premier a deux
        on garde une carte et on en jette une a chaque passage a deux
        a deux on ecarte d'abord une carte sans la regarder
        à deux la première carte est écartée sans être vue ?
        en duel je choisis quelle carte je jette ?
        Le joueur couronné garde-t-il une carte avant de passer le paquet à deux ?
        à deux, on se renvoie le paquet en gardant un et jetant un ?
        les persos écartés en duel sont face cachée ?
        à deux je peux virer exprès l'assassin pour que l'autre l'ait pas ?
        à 2, je garde une carte et j'en défausse une ?
        à deux, celui qui a la couronne choisit d'abord ?
        à 2, une carte cachée au début sans regarder ?
        à deux, je choisis la carte que je défausse ?
        à 2 on finit avec deux persos chacun ?
        À deux, les cartes défaussées restent-elles face cachée ?
    .no =
        a deux, quelqu'un regarde t il la premiere carte ecartee
        les cartes ecartées a deux sont elles face visible
        le joueur couronné jette t il aussi une carte à son tout premier choix à deux
        la carte que j'ecarte a deux est elle tirée au hasard
        on distribue les persos au hasard quand on est deux
        à deux on écarte des persos face visible ?
        le couronné jette une carte dès son premier choix en duel ?
        À deux, la carte écartée à chaque passage est-elle tirée au sort ?
        en duel on prend deux persos d'un coup ?
        à deux je regarde la toute première carte écartée ?
        à deux on garde deux cartes par passage ?
        à 2, je défausse au hasard ?
        à deux, on montre les cartes défaussées ?
        à 2, je prends mes deux persos en une fois ?
        à deux, on regarde la première carte écartée ?
        à 2, le joueur sans couronne choisit en premier ?
        à deux, rien n'est défaussé pendant le choix ?
ruling-two-players-eight = À 2 joueurs, une cité est terminée à huit quartiers, et non à sept.
    .asked =
        Combien de quartiers pour terminer sa cité à 2 joueurs ?
        À deux, joue-t-on en sept ou en huit ?
        Face à face, la partie s'arrête-t-elle à sept ou à huit bâtiments ?
        On joue à deux : quand ma ville est-elle complète ?
        en duel on s'arrete a combien de quartiers
        à deux la ville est finie à combien
        en duel je suis à sept, il m'en manque combien
        à 2, combien de quartiers pour finir
        à deux, sept ou huit quartiers
    .yes =
        a deux faut il huit batiments
        huit quartiers a deux, c'est la derniere manche
        en duel il faut un quartier de plus que d'habitude
        avec ma femme on joue en huit quartiers, c'est la regle
        à deux c'est huit bâtiments pour finir ?
        en duel sept quartiers ne suffisent pas ?
        La cité est-elle terminée au huitième quartier à deux joueurs ?
        mon adversaire pose son huitième à deux, dernière manche ?
        on joue à deux donc un quartier de plus que les sept habituels ?
        j'ai sept quartiers en duel, pas de fin tout de suite ?
        à 2, huit quartiers ?
        on est deux, je finis à 8 ?
        à deux, sept ne suffisent pas ?
        à 2, il a sept quartiers, il n'a pas fini ?
        à deux, mon huitième quartier termine ma ville ?
        Faut-il huit quartiers à deux joueurs ?
    .no =
        Mon adversaire a sept quartiers et nous sommes deux : a-t-il fini ?
        sept quartiers à deux, j'ai fini
        a deux joueurs, sept suffisent
        a deux il en faut neuf
        mon adversaire pose son septieme, à deux : derniere manche
        à deux sept c'est bon ?
        six quartiers en duel pour aller plus vite ?
        La partie à deux se termine-t-elle à neuf quartiers ?
        je pose mon septième à deux et je prends le bonus du premier ?
        en duel même nombre qu'à cinq joueurs ?
        dix quartiers vu qu'on a deux persos chacun à deux ?
        à 2, sept quartiers suffisent ?
        on est deux, je finis à 7 ?
        à deux, neuf quartiers ?
        à 2, il pose son septième, c'est la fin ?
        à deux, six quartiers pour finir ?
        à 2, même nombre de quartiers qu'à 4 ?
ruling-gold-crosses-turns = À 2 ou 3 joueurs, vos deux personnages partagent votre or : l'un peut dépenser ce que l'autre a gagné.
    .yes =
        Peut-on dépenser avec un personnage ce que l'autre a gagné ?
        mon second perso peut il utiliser l'or du premier
        gagné en marchand, depensé en architecte : ok
    .no =
        chacun de mes deux persos a son propre or
        l'or est il perdu entre mes deux tours
        faut il depenser l'or du premier perso pendant son tour
    .asked =
        a qui sert l'or gagné par mon premier perso
