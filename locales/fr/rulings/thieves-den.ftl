### The rulings of data/rulings/thieves-den.toml, and the questions they answer: with yes, with no, or in another way.

ruling-den-cards = Les cartes payées pour le Tripot vont face cachée sous la pioche, comme toute défausse.
    .asked =
        Où vont les cartes payées pour le Tripot ?
        Je paie le Tripot avec mes cartes : sont-elles jetées ou données à quelqu'un ?
        tripot payé avec ma main, elles finissent où
        mes cartes filées pour le tripot, elles vont où
        on pose comment les cartes qui paient le tripot, visibles ou cachées
        tripot payé en cartes, où vont les cartes
        les cartes du tripot, sous la pioche ou hors du jeu
    .yes =
        les cartes données pour le tripot vont sous la pioche ?
        les cartes payées pour le tripot sont-elles défaussées face cachée ?
        je glisse sous la pioche les cartes qui paient mon tripot ?
        les cartes du tripot partent face cachée ?
        Les cartes utilisées pour payer le Tripot sont-elles traitées comme une défausse ?
        personne n'a à voir quelles cartes je lâche pour le tripot ?
        deux cartes payées au tripot, sous le paquet sans les montrer ?
        les cartes du tripot peuvent être repiochées un jour vu qu'elles vont sous le tas ?
        tripot, les cartes vont sous la pioche ?
        je paie le tripot en cartes face cachée ?
        les cartes du tripot sont défaussées ?
        je n'ai pas à montrer les cartes payées pour le tripot ?
        mes cartes de tripot vont sous le paquet ?
        Les cartes du Tripot rejoignent-elles le dessous de la pioche ?
    .no =
        faut-il montrer les cartes payées pour le tripot ?
        on remélange dans la pioche les cartes du tripot ?
        un autre joueur récupère-t-il mes cartes payées pour le tripot ?
        les cartes restent posées sous le tripot ?
        les cartes du tripot sont sorties du jeu ?
        les cartes payées pour le tripot restent dessous comme au musée ?
        je donne mes cartes de tripot au voisin ?
        Faut-il révéler les cartes défaussées pour le Tripot ?
        les cartes du tripot vont sur le dessus de la pioche ?
        payées au tripot, mes cartes sont perdues hors du jeu pour toujours ?
        la banque garde mes cartes de tripot et je peux les racheter ?
        les cartes du tripot restent sous le tripot ?
        je montre les cartes que je paie pour le tripot ?
        les cartes du tripot vont à un autre joueur ?
        les cartes du tripot sont retirées de la partie ?
        je récupère mes cartes du tripot plus tard ?
        les cartes du tripot vont sur la pioche face visible ?
ruling-den-card-worth = Chaque carte payée pour le Tripot vaut 1 pièce d'or, quelle que soit la carte.
    .no =
        Une carte chère vaut-elle plus pour payer le Tripot ?
        un palais donné pour le tripot compte-t-il pour 5 ?
        une merveille compte double pour le tripot ?
        le cout imprimé de la carte compte quand je paie le tripot avec ?
        une carte à 5 suffit presque pour le tripot a 6 ?
        ma cathédrale à 5 paie presque tout le tripot ?
        une carte à 3 compte pour 3 pièces au tripot ?
        La valeur d'une carte donnée pour le Tripot dépend-elle de son coût ?
        les violettes valent 2 pour payer le tripot ?
        deux cartes à 3 et hop, le tripot est payé ?
        une carte à 1 vaut moins qu'un palais pour le tripot ?
        tripot, une carte à 5 vaut 5 ?
        tripot, une carte chère paie plus ?
        une merveille vaut plus pour le tripot ?
        je paie le tripot avec deux cartes à 3 ?
        une taverne vaut moins qu'un palais pour le tripot ?
    .yes =
        toute carte vaut pile une pièce pour le tripot ?
        une taverne paie autant qu'une cathédrale pour le tripot ?
        une carte une pièce pour le tripot, c'est ça ?
        la pire de mes cartes vaut une pièce pour le tripot ?
        je lâche un temple ou un palais au tripot, c'est pareil : 1 pièce ?
        Toutes les cartes ont-elles la même valeur lorsqu'on paie le Tripot ?
        trois cartes de ma main font 3 pièces sur le tripot ?
        autant jeter mes tavernes pour le tripot, elles valent comme le reste, c'est la règle ?
        une merveille donnée au tripot compte pour une pièce tout bête ?
        tripot, une carte = 1 pièce ?
        toutes les cartes valent 1 pour le tripot ?
        un palais paie 1 pièce du tripot ?
        je peux payer le tripot avec mes cartes les moins chères ?
        six cartes paient le tripot, peu importe lesquelles ?
        Une carte vaut-elle toujours une pièce pour le Tripot ?
    .asked =
        ça vaut combien une carte pour construire le tripot
        un palais en paiement du tripot vaut combien
        quatre cartes pour le tripot, ça couvre combien de pièces
        tripot, une carte vaut combien
        cathédrale pour payer le tripot, ça fait combien de pièces
ruling-den-mixed = Le Tripot coûte 6, et vous pouvez en payer la part que vous voulez avec des cartes de votre main : tout, une partie ou rien.
    .yes =
        Puis-je payer le Tripot à la fois en cartes et en pièces ?
        Le Tripot coûte 6 : puis-je payer 4 pièces et 2 cartes ?
        jpeux payer tout le tripot en cartes
        on peut régler le tripot rien qu'en or ?
        il me reste 1 or et 5 autres cartes, le tripot est faisable ?
        5 pièces et une carte pour le tripot, c'est bon ?
        je paie les 6 du tripot en pièces sans toucher à ma main ?
        Peut-on régler une partie seulement du Tripot avec des cartes ?
        moitié cartes moitié sous pour le tripot, ça passe ?
        six cartes et zéro pièce, mon tripot est bâti ?
        c'est moi qui choisis le dosage or/cartes du tripot ?
        tripot, 3 pièces et 3 cartes ?
        je peux mélanger or et cartes pour le tripot ?
        tripot tout en or, permis ?
        tripot tout en cartes, permis ?
        tripot, 2 pièces et 4 cartes, ça marche ?
        Puis-je choisir combien de cartes je donne pour le Tripot ?
    .no =
        le tripot doit etre payé entierement en cartes ?
        mélanger or et cartes est interdit pour le tripot ?
        le nombre de cartes pour le tripot est limité à trois ?
        2 pièces et 3 cartes en plus, assez pour le tripot ?
        le tripot c'est tout or ou tout cartes, pas de mix ?
        3 pièces et 2 cartes suffisent pour le tripot ?
        Le Tripot doit-il être payé au moins à moitié en or ?
        le tripot coûte 6 pièces plus des cartes ?
        payer le tripot en or est interdit ?
        au plus deux cartes comme paiement du tripot ?
        tripot seulement en cartes ?
        tripot seulement en or ?
        tripot, 3 pièces et 1 carte suffisent ?
        je dois payer le tripot avec des cartes ?
        tripot, pas de mélange or et cartes ?
        tripot, 4 cartes suffisent sans or ?
    .asked =
        Combien de cartes et de pièces faut-il pour le Tripot ?
        j'ai 3 pièces pour le tripot, il me faut combien de cartes en plus
        le tripot se paie comment
        tripot, combien en or et combien en cartes
        j'ai 4 pièces, combien de cartes pour le tripot
ruling-den-itself = Le Tripot ne peut pas servir à se payer lui-même : c'est la carte que vous construisez.
    .no =
        Le Tripot compte-t-il parmi les cartes qui le paient ?
        la carte tripot peut compter comme une des six cartes ?
        six cartes en main tripot compris, ça suffit sans or ?
        le tripot vaut 1 or pour son propre paiement ?
        j'ai le tripot, 5 cartes et zero or, je peux le construire ?
        j'ai cinq cartes plus le tripot, ça fait six, je le paie comme ça ?
        je peux compter la carte tripot elle-même dans le paiement ?
        Le Tripot fait-il partie de ses propres moyens de paiement ?
        six cartes tripot inclus et pas d'or, je construis ?
        le tripot se paie 1 tout seul, donc il me manque 5 ?
        4 autres cartes, le tripot et 1 pièce, c'est payé ?
        le tripot paie une pièce pour lui-même ?
        tripot plus 5 cartes, ça suffit sans or ?
        je peux défausser le tripot pour payer le tripot ?
        la carte tripot compte comme paiement ?
        5 cartes et le tripot, je peux le bâtir gratuitement ?
        je compte le tripot dans mes six cartes ?
    .yes =
        faut-il six autres cartes pour le payer, le tripot, tout en cartes ?
        le tripot est-il exclu des cartes qui servent a le payer ?
        avec 5 cartes en plus du tripot, je dois encore 1 pièce ?
        sans or il faut le tripot plus six autres cartes en main ?
        la carte qu'on bâtit ne paie pas, même le tripot ?
        Faut-il sept cartes en main, Tripot compris, pour le bâtir sans or ?
        cinq autres cartes et 1 pièce, là je peux poser le tripot ?
        le tripot dans ma main ne compte pas pour son propre prix ?
        mon pote a payé son tripot avec cinq cartes plus le tripot, il lui manque un ?
        tripot, il faut six autres cartes ?
        le tripot ne se paie pas lui-même ?
        je ne peux pas compter la carte tripot dans le paiement ?
        tripot et 5 cartes, il manque une pièce ?
        sept cartes avec le tripot, je peux le payer sans or ?
        La carte Tripot est-elle exclue de son propre paiement ?
    .asked =
        combien de cartes avoir en main pour bâtir le tripot sans or
        pour un tripot tout en cartes, j'ai besoin de combien de cartes en plus de lui
        la carte tripot vaut combien pour se payer elle-même
        tripot sans or, combien de cartes en plus
        le tripot compte ou pas pour se payer
ruling-den-confiscated = Si le Tripot est confisqué, seules les pièces reviennent à la cible de l'Échevin. Les cartes payées sont perdues.
    .no =
        L'Échevin confisque le Tripot : est-ce que je récupère mes cartes ?
        Tripot sous mandat signé : mes cartes défaussées reviennent-elles en main ?
        l'échevin me pique mon tripot, mes cartes reviennent en main ?
        mes cartes payées sont remboursées en or si l'échevin prend le tripot ?
        l'échevin récupère-t-il pour lui les cartes payées pour le tripot ?
        puis-je reprendre sous la pioche mes cartes du tripot confisqué ?
        l'échevin saisit mon tripot, mes 4 cartes reviennent dans ma main ?
        je suis remboursé en cartes de la pioche quand on confisque mon tripot ?
        La confiscation du Tripot rend-elle les cartes dépensées ?
        tripot confisqué : chaque carte payée m'est rendue sous forme de pièce ?
        l'échevin reçoit mes cartes payées avec le tripot ?
        tripot saisi, je récupère rien, même pas mes pièces ?
        tripot confisqué, je reprends mes cartes ?
        l'échevin me prend le tripot, on me rend tout ?
        tripot confisqué, mes cartes deviennent des pièces ?
        je suis échevin, je prends aussi les cartes du tripot ?
        tripot saisi, je perds aussi mes pièces ?
        tripot payé 4 cartes et 2 pièces, on me rend 6 pièces ?
    .yes =
        Cartes perdues quand l'Échevin prend le Tripot ?
        on me rend mes pièces si le tripot est confisqué ?
        les cartes sont perdues quand le tripot est saisi par l'échevin ?
        3 pieces et 3 cartes pour le tripot, mandat : seules les 3 pieces reviennent ?
        4 pièces et 2 cartes pour le tripot, confisqué, on me rend 4 ?
        les cartes du tripot sont cramées si l'échevin le prend ?
        L'or versé pour un Tripot confisqué revient-il à celui qui l'a payé ?
        tripot au mandat : mes pièces rentrent, mes cartes non ?
        j'ai balancé trois cartes dans un tripot que l'échevin m'a pris, elles sont perdues ?
        la saisie du tripot me coûte les cartes mais pas les sous ?
        tripot confisqué, je récupère l'or ?
        tripot confisqué, mes cartes sont perdues ?
        l'échevin prend le tripot, seules les pièces reviennent ?
        tripot payé 5 pièces et 1 carte, je récupère 5 ?
        je perds les cartes si l'échevin confisque mon tripot ?
        Les pièces versées pour le Tripot confisqué me sont-elles rendues ?
    .asked =
        J'ai payé mon Tripot en cartes et en pièces, puis l'Échevin le saisit : que me rend-on ?
        tripot payé 2 cartes et 4 or puis confisqué, on me rend quoi
        tripot payé 5 pièces et 1 carte, confisqué, il me revient quoi
        l'échevin prend mon tripot, je perds quoi au final
        tripot confisqué, je récupère quoi
        tripot payé 3 et 3, l'échevin le prend, on me rend combien
ruling-den-cards-only = L'Échevin ne peut pas confisquer un Tripot payé seulement en cartes : il n'a pas été payé en or, comme avec le Chantier et la Nécropole.
    .no =
        L'Échevin peut-il confisquer un Tripot payé uniquement en cartes ?
        J'ai un mandat signé et je paie le Tripot avec six cartes : l'Échevin peut-il le saisir ?
        Tripot réglé entièrement avec la main : confiscation possible ?
        mandat sur moi, tripot payé six cartes, l'échevin l'a ?
        payer le tripot en cartes seules compte comme payer pour le mandat ?
        l'échevin peut révéler son mandat sur un tripot sans or ?
        aucune pièce dépensée, le tripot est-il perdu face à l'échevin ?
        six cartes pour le tripot sous mandat signé, l'échevin me le prend ?
        l'échevin peut retourner son mandat sur un tripot payé sans une pièce ?
        Un Tripot entièrement payé en cartes est-il confiscable ?
        tripot tout en cartes, j'ai payé quand même donc le mandat s'applique ?
        échevin, je chope son tripot réglé avec sa main ?
        le mandat fonctionne sur n'importe quel bâtiment, tripot sans or compris ?
        tripot payé en cartes, l'échevin peut le prendre ?
        je suis échevin, je peux confisquer un tripot payé en cartes ?
        tripot à six cartes, je peux le perdre au mandat ?
        le mandat marche sur un tripot sans or ?
        payer en cartes ne protège pas mon tripot de l'échevin ?
        l'échevin confisque le tripot même sans or payé ?
    .yes =
        Un Tripot sans une seule pièce d'or échappe-t-il au mandat ?
        un tripot bâti rien qu'avec des cartes est à l'abri de l'échevin ?
        on peut esquiver le mandat en payant le tripot tout en cartes ?
        tripot a zéro or, je le garde malgré le mandat signé ?
        pas un sou dépensé sur mon tripot, l'échevin est bloqué ?
        comme avec le chantier, un tripot sans or échappe au mandat ?
        Payer le Tripot uniquement en cartes met-il à l'abri d'une confiscation ?
        je suis sous mandat, je paie le tripot en cartes exprès, je le garde ?
        l'échevin doit laisser passer un tripot à six cartes ?
        il faut de l'or versé pour que le mandat morde, donc tripot en cartes sauvé ?
        tripot tout en cartes, à l'abri de l'échevin ?
        je garde mon tripot payé en cartes malgré le mandat ?
        mandat inutile sur un tripot sans or ?
        l'échevin ne peut pas prendre un tripot payé en cartes ?
        je paie mon tripot en cartes pour éviter l'échevin, ça marche ?
        Sans or payé, le Tripot échappe-t-il à l'Échevin ?
    .asked =
        tripot payé en cartes et mandat signé, il va chez qui
        tripot réglé avec six cartes, l'échevin peut faire quoi
        pourquoi l'échevin ne peut pas saisir un tripot tout en cartes
        tripot en cartes et échevin, il le prend ou pas
        je suis échevin, le tripot est payé en cartes, je peux faire quoi
ruling-den-then-next = Après un Tripot payé seulement en cartes, l'Échevin peut confisquer le quartier suivant que sa cible paie en or pendant ce tour.
    .yes =
        Après un Tripot payé tout en cartes, l'Échevin peut-il prendre mon quartier suivant ce tour-ci ?
        architecte : tripot en cartes puis chateau en or, l'échevin peut prendre le chateau ?
        le mandat signé reste valable apres un tripot bâti sans or ?
        le quartier payé en or juste apres le tripot est menacé par le mandat ?
        tripot en cartes puis palais payé 5, l'échevin peut me prendre le palais ?
        poser un tripot sans or n'use pas le mandat de l'échevin ?
        Le mandat vise-t-il le premier quartier payé en or après un Tripot payé en cartes ?
        je dois encore me méfier de l'échevin après mon tripot tout en cartes ?
        échevin, il a payé le tripot en cartes, je garde mon mandat pour son prochain achat ?
        architecte, mon deuxième quartier payé en pièces est saisissable après le tripot en cartes ?
        tripot en cartes puis un temple payé, l'échevin peut prendre le temple ?
        après un tripot tout en cartes, le mandat marche encore ?
        je suis échevin, je peux attendre le quartier après le tripot en cartes ?
        mon quartier suivant est menacé après un tripot en cartes ?
        architecte, tripot en cartes puis marché en or, je peux perdre le marché ?
        L'Échevin peut-il encore agir après un Tripot payé en cartes ?
    .no =
        le mandat est-il grillé par un tripot payé en cartes ?
        apres un tripot payé en cartes, mes autres quartiers sont protégés de l'échevin ?
        l'échevin a-t-il laissé passer sa chance apres un tripot payé en cartes ?
        un tripot tout en cartes compte comme premier quartier payé pour l'échevin ?
        tripot en cartes passé, le mandat est mort pour le tour ?
        mon tripot tout en cartes sert de paratonnerre, le reste est protégé de l'échevin ?
        L'Échevin perd-il son droit après un Tripot payé seulement en cartes ?
        après le tripot en cartes, ma taverne payée 1 pièce est hors d'atteinte de l'échevin ?
        l'échevin qui n'a pas pris mon tripot en cartes doit attendre la manche suivante ?
        mon tripot en cartes compte comme mon premier paiement, le suivant est safe côté échevin ?
        tripot en cartes, mandat fini ?
        après le tripot en cartes, je suis à l'abri de l'échevin ?
        l'échevin ne peut plus rien après un tripot payé en cartes ?
        tripot en cartes d'abord, mon palais en or est protégé du mandat ?
        le tripot en cartes compte comme premier quartier pour le mandat ?
        je suis échevin, mon mandat est perdu après son tripot en cartes ?
    .asked =
        tripot en cartes puis marché payé, lequel l'échevin peut prendre
        sous mandat : tripot en cartes puis port en or, qu'est-ce que l'échevin peut saisir
        le mandat devient quoi après un tripot payé en cartes
        tripot en cartes puis palais, l'échevin prend lequel
        après un tripot en cartes, le mandat sert encore ou pas
