### The rulings of data/rulings/two-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-two-characters-each = À 2 ou 3 joueurs, chacun a deux personnages, donc deux tours par manche, un pour chacun.
    .asked =
        Combien de personnages a chacun à deux ou trois joueurs ?
        on est trois ce soir, combien de persos chacun
    .yes =
        Joue-t-on deux fois par manche quand on n'est que deux ?
        on est trois, je suis appelé deux fois par manche
        deux roles par personne quand on est trois
        je joue deux fois par manche a deux, collecte comprise
        a trois aussi on a deux persos chacun
    .no =
        a deux joueurs un seul personnage chacun
        un seul tour par manche a deux
        a quatre joueurs chacun prend il deux personnages
        a deux, trois persos par tete
ruling-one-city-two-characters = Avec deux personnages, on n'a toujours qu'une seule cité, une seule main et un seul trésor ; rien n'est réparti entre les deux.
    .no =
        Chacun de mes deux personnages a-t-il sa propre cité ?
        A-t-on deux cités ?
        À trois, ai-je deux mains et deux trésors ?
        faut il repartir son or entre ses deux persos
        a deux, chacun batit deux villes
        jpeux mettre de l'or a l'abri chez mon autre perso
    .yes =
        Mes deux personnages partagent-ils la même ville ?
        une seule main pour mes deux personnages
        mes deux roles construisent dans la meme cité
        une seule bourse pour mes deux persos
    .asked =
        combien de cités par joueur quand on a deux personnages
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
    .no =
        les cartes piochees par mon premier perso lui sont elles reservees
        l'or du premier tour est il perdu pour le second
        mon premier personnage doit il depenser son or avant de finir
        interdit de batir au second tour ce que j'ai pioché au premier
        chaque perso a t il ses propres cartes a batir
    .asked =
        mon voleur a pioché, lequel de mes persos peut construire la carte
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
    .yes =
        chaque pouvoir ne marche t il qu'au tour de son personnage
        dois je attendre le tour du condottiere pour detruire
        est il interdit de melanger mes deux capacités dans un seul tour
    .asked =
        quand utiliser le pouvoir de mon deuxieme perso
ruling-two-players-order = À 2 joueurs, une carte est défaussée face cachée sans être vue, et le joueur couronné en garde une. Puis le paquet va et vient : on en garde une et on en défausse une au choix, face cachée, jusqu'à en avoir deux chacun.
    .asked =
        Comment choisit-on les personnages à deux ?
        On n'est que deux ce soir : comment se répartit-on les cartes Personnage ?
        À deux, combien de cartes écarte-t-on à chaque passage du paquet ?
        Qui prend en premier à deux, et combien jette-t-on ?
        draft a deux, dans quel ordre
    .yes =
        Choisit-on la carte qu'on écarte ?
        le joueur couronné choisit il en premier a deux
        on garde une carte et on en jette une a chaque passage a deux
        a deux on ecarte d'abord une carte sans la regarder
    .no =
        a deux, quelqu'un regarde t il la premiere carte ecartee
        les cartes ecartées a deux sont elles face visible
        le joueur couronné jette t il aussi une carte à son tout premier choix à deux
        la carte que j'ecarte a deux est elle tirée au hasard
        on distribue les persos au hasard quand on est deux
ruling-two-players-eight = À 2 joueurs, une cité est terminée à huit quartiers, et non à sept.
    .asked =
        Combien de quartiers pour terminer sa cité à 2 joueurs ?
        À deux, joue-t-on en sept ou en huit ?
        Face à face, la partie s'arrête-t-elle à sept ou à huit bâtiments ?
        On joue à deux : quand ma ville est-elle complète ?
        en duel on s'arrete a combien de quartiers
    .yes =
        a deux faut il huit batiments
        huit quartiers a deux, c'est la derniere manche
        en duel il faut un quartier de plus que d'habitude
        avec ma femme on joue en huit quartiers, c'est la regle
    .no =
        Mon adversaire a sept quartiers et nous sommes deux : a-t-il fini ?
        sept quartiers à deux, j'ai fini
        a deux joueurs, sept suffisent
        a deux il en faut neuf
        mon adversaire pose son septieme, à deux : derniere manche
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
