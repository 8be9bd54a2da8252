### The rulings of data/rulings/warlord.toml, and the questions they answer: with yes, with no, or in another way.

ruling-warlord-price = Le Condottiere paie 1 pièce d'or de moins que le coût du quartier : rien pour un coût de 1, 1 pièce pour un coût de 2, 4 pièces pour un coût de 5.
    .asked =
        Combien le Condottiere paie-t-il pour détruire un quartier ?
        Je suis le Condottiere : combien me coûte la destruction d'un Palais à 5 ?
        prix pour faire sauter une merveille a 6
    .yes =
        Le Condottiere peut-il raser gratuitement un quartier de coût 1 ?
        deux pieces pour raser un quartier a 3, c'est juste
        sans une piece le condottiere peut il demolir une taverne a 1
        un quartier a 2 coute t il 1 piece au condottiere
        5 pieces suffisent elles au condottiere contre une merveille a 6
    .no =
        le condottiere paie t il le prix entier du quartier
        4 pieces en poche, mon condottiere peut il detruire un quartier a 6
        faut il 5 pieces pour detruire un quartier de cout 5
        le condottiere detruit il toujours gratuitement
        2 pieces, un quartier a 4 : mon condottiere peut il
ruling-warlord-one-a-turn = Le Condottiere peut détruire un quartier par tour, dans la cité de son choix, jamais deux. Il peut aussi n'en détruire aucun.
    .no =
        Le Condottiere peut-il abattre deux bâtiments dans le même tour ?
        le condottiere est il obligé de detruire
        plein d'or, mon condottiere peut il en raser deux de suite
        deux tavernes a 1 d'un coup avec le condottiere
        un quartier chez chaque joueur pour le condottiere
        en payant deux fois le condottiere en rase deux
    .yes =
        un seul batiment par tour pour le condottiere
        c'est le condottiere qui choisit chez qui il detruit
        jpeux ne rien detruire en condottiere
    .asked =
        Combien de quartiers le Condottiere peut-il démolir par tour ?
ruling-warlord-not-completed = Une cité terminée est à l'abri du Condottiere : sept quartiers, ou huit à 2 ou 3 joueurs.
    .no =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
        J'ai sept quartiers : le Condottiere peut-il encore m'en raser un ?
        Le Condottiere peut-il attaquer celui qui a fini sa ville en premier ?
        Un joueur a fini sa cité : puis-je encore l'attaquer avec mon Condottiere ?
        À deux joueurs, j'ai sept quartiers : suis-je à l'abri du Condottiere ?
        ma cité est finie, le condottiere peut il encore me raser un truc
        peut on attaquer une cité complete au condottiere en payant plus
        huit quartiers a deux : le condottiere peut il detruire chez moi
        derniere manche : mon condottiere peut il entamer la ville du premier
    .yes =
        avec sept quartiers suis je tranquille face au condottiere a cinq joueurs
        une ville terminee est elle intouchable pour le condottiere
        six quartiers, le condottiere peut encore frapper
        a trois joueurs avec sept batiments, le condottiere est il encore un danger
    .asked =
        a partir de combien de quartiers on ne craint plus le condottiere
ruling-warlord-any-moment = Le Condottiere détruit à n'importe quel moment de son tour, même avant de collecter, de toucher son revenu ou de construire.
    .yes =
        Le Condottiere peut-il détruire avant de construire ?
        detruire avant de prendre ses deux pieces, le condottiere peut
        condottiere : j'encaisse mes rouges puis je detruis, c'est bon
        on peut raser apres avoir construit en condottiere
        raser, puis collecter, puis batir : ordre permis au condottiere
    .no =
        le condottiere doit il attendre la fin de son tour pour detruire
        faut il d'abord batir avant d'attaquer avec le condottiere
        le condottiere frappe t il pendant le tour d'un autre
        l'attaque du condottiere est elle reservee au debut du tour
    .asked =
        Quand le Condottiere attaque-t-il ?
        Je suis le Condottiere : j'attaque au début ou à la fin de mon tour ?
        a quel moment du tour jpeux raser un quartier
ruling-warlord-pays-bank = Pour détruire un quartier, le Condottiere paie la banque ; le propriétaire ne reçoit rien.
    .no =
        Le propriétaire d'un quartier détruit reçoit-il l'or que paie le Condottiere ?
        On m'a rasé un quartier : est-ce que je touche l'argent du Condottiere ?
        suis je dedommagé quand le condottiere me detruit un chateau
        le condottiere me donne t il les pieces de la destruction
        il a payé 4 pour mon palais, ces 4 pieces sont pour moi
        je recois la moitié quand le condottiere me rase un quartier
    .yes =
        l'or du condottiere va t il a la banque
        quartier rasé par le condottiere : je perds tout sans remboursement
        les pieces payees pour raser retournent elles a la reserve
    .asked =
        Qui reçoit l'or que paie le Condottiere ?
ruling-warlord-own = Le Condottiere peut aussi détruire dans sa propre cité, au même prix, tant qu'elle n'est pas terminée.
    .yes =
        Le Condottiere peut-il détruire son propre quartier ?
        Puis-je démolir un de mes bâtiments avec le Condottiere ?
        Je suis le Condottiere : puis-je raser un de mes propres quartiers pour en reposer un meilleur ?
        Le Condottiere peut-il s'attaquer à sa propre ville ?
        jpeux bruler ma propre taverne gratis en condottiere
        s'attaquer soi meme au condottiere pour faire de la place, permis
        le condottiere paie t il aussi pour son propre batiment a 3
    .no =
        le condottiere est il limité aux cités des autres
        un rabais pour le condottiere sur ses propres quartiers
        ma propre cité est terminée, mon condottiere peut il y raser un quartier
        est il interdit au condottiere de detruire chez lui
        le condottiere detruit gratis tout ce qui est a lui
    .asked =
        Combien coûte la destruction d'un bâtiment à soi ?
        tarif pour raser mon propre marché
ruling-destroy-under-deck = Un quartier détruit va sous la pioche, quelle qu'en soit la cause : Condottiere, Poudrière, Chantier ou Nécropole.
    .no =
        Un quartier détruit revient-il dans la main de son propriétaire ?
        Un quartier détruit sort-il du jeu ?
        On m'a rasé ma Cathédrale : est-ce que je la reprends en main ?
        jrecupere ma carte apres le passage du condottiere
        la poudriere m'a detruit ma bibliotheque, la carte me revient
        le condottiere prend il la carte detruite en main
        le chantier detruit retourne t il dans ma main
        quartier rasé : je peux le reposer au tour suivant depuis ma main
    .yes =
        un quartier rasé va t il sous la pioche
        peut on repiocher plus tard un quartier detruit
        quartier sacrifié pour la necropole : sous la pioche
    .asked =
        Où va la carte d'un quartier rasé ?
        Que devient une carte démolie par le Condottiere ou la Poudrière ?
        on met ou la poudriere apres l'avoir utilisee
ruling-warlord-income = Le Condottiere prend 1 pièce d'or par quartier rouge de sa cité (militaire, ou soldatesque dans la troisième édition).
    .asked =
        Quel est le revenu du Condottiere ?
        Quels quartiers rapportent de l'or au Condottiere ?
        J'ai trois quartiers rouges et je suis le Condottiere : combien de pièces ?
        Que rapportent la Prison et la Caserne au Condottiere ?
        forteresse, prison et taverne : combien au condottiere
    .yes =
        prison et caserne, 2 pieces pour mon condottiere
        le rouge rapporte t il au condottiere
        la tour de guet donne t elle une piece au condottiere
    .no =
        le condottiere touche t il de l'or pour les verts
        les rouges des autres paient ils le condottiere
        sans quartier rouge le condottiere a t il un revenu
        deux pieces par rouge pour le condottiere
        raser un rouge rapporte t il au condottiere
ruling-warlord-own-bishop = À 2 ou 3 joueurs, celui qui a l'Évêque et le Condottiere ne peut rien détruire dans sa propre cité : la protection de l'Évêque ne prévoit aucune exception.
    .no =
        Avec l'Évêque et le Condottiere, puis-je détruire un de mes propres quartiers ?
        À deux, j'ai l'Évêque et le Condottiere : puis-je raser chez moi ?
        a deux j'ai evêque et condottiere, jpeux raser chez moi
        a trois, évêque plus condottiere : detruire ma taverne pour faire de la place
        puis je ignorer la protection de mon évêque avec mon condottiere
        une exception a la protection de l'évêque pour son propre condottiere
        en duel, évêque et condottiere pour moi : je remplace ma taverne en la rasant
    .yes =
        Mon Évêque protège-t-il ma cité de mon propre Condottiere ?
        La protection de l'Évêque s'applique-t-elle à son propre joueur qui joue le rang 8 ?
        mon propre évêque bloque t il mon condottiere chez moi
        ma cité m'est elle interdite si j'ai l'évêque et le condottiere
        avec évêque et condottiere, jpeux encore detruire chez l'adversaire
    .asked =
        j'ai a la fois évêque et condottiere, je peux detruire quoi
ruling-rank-eight-origins = D'après les gemmes des cartes, le Condottiere vient du jeu d'origine et le Diplomate de La Cité Sombre. Les listes du livret ukrainien les marquent tantôt d'une façon, tantôt de l'autre.
    .yes =
        Le Condottiere vient-il du jeu d'origine ?
        le diplomate est il apparu dans la cité sombre
        la gemme du condottiere indique t elle le jeu d'origine
        le diplomate est il une carte d'extension
    .no =
        le condottiere vient il de la cité sombre
        le diplomate etait il dans le tout premier citadelles
        les listes ukrainiennes marquent elles toujours bien le condottiere et le diplomate
        le condottiere est il une nouveaute de 2016
    .asked =
        De quelle version viennent le Condottiere et le Diplomate ?
        dans quelle boite est apparu le diplomate
        que disent les gemmes du condottiere et du diplomate
ruling-warlord-end-of-turn = Le Condottiere détruit en tout dernier, à la fin de son tour ; depuis 2016, c'est quand il veut.
    .no =
        Le Condottiere peut-il détruire avant de construire ?
        le condottiere detruit avant de prendre de l'or
        jpeux encore batir apres avoir detruit en condottiere
        le condottiere frappe t il quand il veut
    .yes =
        le condottiere attaque t il en fin de tour
        faut il batir d'abord et detruire ensuite avec le condottiere
    .asked =
        Quand le Condottiere attaque-t-il ?
        dans quel ordre construire et raser
ruling-warlord-not-completed-classic = Une cité terminée est à l'abri du Condottiere : huit quartiers, ou sept dans une partie courte.
    .no =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
        le condottiere peut il raser un de mes huit quartiers
        peut on ramener a sept celui qui a fini, avec le condottiere
    .yes =
        huit quartiers, suis je a l'abri du condottiere
        sept quartiers en partie normale, le condottiere peut il frapper
        partie courte en sept : une ville de sept est elle protegee du condottiere
    .asked =
        combien de quartiers pour ne plus craindre le condottiere
ruling-warlord-not-completed-third = Une cité terminée, de huit quartiers, est à l'abri du Condottiere.
    .no =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
        raser dans une ville de huit quartiers avec le condottiere, possible
        jpeux empecher la fin en attaquant la cité terminee au condottiere
    .yes =
        mes huit quartiers sont poses, le condottiere ne peut plus rien contre moi
        j'ai 7 quartiers sur 8, le condottiere peut encore attaquer
        une cité finie est elle hors de portée du condottiere
    .asked =
        quand ma ville est elle a l'abri du condottiere
ruling-warlord-short-third = Dans une partie courte, une cité de sept ou six quartiers, selon ce qui est convenu, est à l'abri du Condottiere : le livret dit huit parce que c'est le nombre habituel.
    .no =
        Dans une partie courte, le Condottiere peut-il détruire dans une cité de sept quartiers ?
        on joue en six, le condottiere peut il frapper une cité de six
        faut il huit quartiers pour etre protegé du condottiere en partie courte
    .yes =
        partie courte en sept : ma cité de sept est elle a l'abri du condottiere
        en sept quartiers convenus, j'en ai six : le condottiere peut encore attaquer
        la protection contre le condottiere suit elle le nombre convenu en partie courte
    .asked =
        partie courte : combien de quartiers arretent le condottiere
ruling-warlord-under-deck-older = Un quartier détruit va sous la pioche, comme toute carte défaussée. C'est notre interprétation : le livret n'en dit rien.
    .asked =
        Où va un quartier détruit par le Condottiere ?
    .yes =
        on met un quartier detruit sous la pioche
        pourra t on repiocher un quartier détruit par le condottiere
    .no =
        ma carte rasee par le condottiere me revient elle
        le condottiere garde t il la carte qu'il detruit
        le livret dit il ou va un quartier detruit
        remelange t on la pioche apres une destruction du condottiere
