### The rulings of data/rulings/thieves-den.toml, and the questions they answer: with yes, with no, or in another way.

ruling-den-cards = Les cartes payées pour le Tripot vont face cachée sous la pioche, comme toute défausse.
    .asked =
        Où vont les cartes payées pour le Tripot ?
        Je paie le Tripot avec mes cartes : sont-elles jetées ou données à quelqu'un ?
        tripot payé avec ma main, elles finissent où
    .yes =
        les cartes données pour le tripot vont sous la pioche ?
        les cartes payées pour le tripot sont-elles défaussées face cachée ?
    .no =
        faut-il montrer les cartes payées pour le tripot ?
        on remélange dans la pioche les cartes du tripot ?
        un autre joueur récupère-t-il mes cartes payées pour le tripot ?
        les cartes restent posées sous le tripot ?
        les cartes du tripot sont sorties du jeu ?
ruling-den-card-worth = Chaque carte payée pour le Tripot vaut 1 pièce d'or, quelle que soit la carte.
    .no =
        Une carte chère vaut-elle plus pour payer le Tripot ?
        un palais donné pour le tripot compte-t-il pour 5 ?
        une merveille compte double pour le tripot ?
        le cout imprimé de la carte compte quand je paie le tripot avec ?
        une carte à 5 suffit presque pour le tripot a 6 ?
    .yes =
        toute carte vaut pile une pièce pour le tripot ?
        une taverne paie autant qu'une cathédrale pour le tripot ?
        une carte une pièce pour le tripot, c'est ça ?
    .asked =
        ça vaut combien une carte pour construire le tripot
ruling-den-mixed = Le Tripot coûte 6, et vous pouvez en payer la part que vous voulez avec des cartes de votre main : tout, une partie ou rien.
    .yes =
        Puis-je payer le Tripot à la fois en cartes et en pièces ?
        Le Tripot coûte 6 : puis-je payer 4 pièces et 2 cartes ?
        jpeux payer tout le tripot en cartes
        on peut régler le tripot rien qu'en or ?
        il me reste 1 or et 5 autres cartes, le tripot est faisable ?
    .no =
        le tripot doit etre payé entierement en cartes ?
        mélanger or et cartes est interdit pour le tripot ?
        le nombre de cartes pour le tripot est limité à trois ?
        2 pièces et 3 cartes en plus, assez pour le tripot ?
    .asked =
        Combien de cartes et de pièces faut-il pour le Tripot ?
ruling-den-itself = Le Tripot ne peut pas servir à se payer lui-même : c'est la carte que vous construisez.
    .no =
        Le Tripot compte-t-il parmi les cartes qui le paient ?
        la carte tripot peut compter comme une des six cartes ?
        six cartes en main tripot compris, ça suffit sans or ?
        le tripot vaut 1 or pour son propre paiement ?
        j'ai le tripot, 5 cartes et zero or, je peux le construire ?
    .yes =
        faut-il six autres cartes pour le payer, le tripot, tout en cartes ?
        le tripot est-il exclu des cartes qui servent a le payer ?
        avec 5 cartes en plus du tripot, je dois encore 1 pièce ?
    .asked =
        combien de cartes avoir en main pour bâtir le tripot sans or
ruling-den-confiscated = Si le Tripot est confisqué, seules les pièces reviennent à la cible de l'Échevin. Les cartes payées sont perdues.
    .no =
        L'Échevin confisque le Tripot : est-ce que je récupère mes cartes ?
        Tripot sous mandat signé : mes cartes défaussées reviennent-elles en main ?
        l'échevin me pique mon tripot, mes cartes reviennent en main ?
        mes cartes payées sont remboursées en or si l'échevin prend le tripot ?
        l'échevin récupère-t-il pour lui les cartes payées pour le tripot ?
        puis-je reprendre sous la pioche mes cartes du tripot confisqué ?
    .yes =
        Cartes perdues quand l'Échevin prend le Tripot ?
        on me rend mes pièces si le tripot est confisqué ?
        les cartes sont perdues quand le tripot est saisi par l'échevin ?
        3 pieces et 3 cartes pour le tripot, mandat : seules les 3 pieces reviennent ?
    .asked =
        J'ai payé mon Tripot en cartes et en pièces, puis l'Échevin le saisit : que me rend-on ?
        tripot payé 2 cartes et 4 or puis confisqué, on me rend quoi
ruling-den-cards-only = L'Échevin ne peut pas confisquer un Tripot payé seulement en cartes : il n'a pas été payé en or, comme avec le Chantier et la Nécropole.
    .no =
        L'Échevin peut-il confisquer un Tripot payé uniquement en cartes ?
        J'ai un mandat signé et je paie le Tripot avec six cartes : l'Échevin peut-il le saisir ?
        Tripot réglé entièrement avec la main : confiscation possible ?
        mandat sur moi, tripot payé six cartes, l'échevin l'a ?
        payer le tripot en cartes seules compte comme payer pour le mandat ?
        l'échevin peut révéler son mandat sur un tripot sans or ?
        aucune pièce dépensée, le tripot est-il perdu face à l'échevin ?
    .yes =
        Un Tripot sans une seule pièce d'or échappe-t-il au mandat ?
        un tripot bâti rien qu'avec des cartes est à l'abri de l'échevin ?
        on peut esquiver le mandat en payant le tripot tout en cartes ?
        tripot a zéro or, je le garde malgré le mandat signé ?
    .asked =
        tripot payé en cartes et mandat signé, il va chez qui
ruling-den-then-next = Après un Tripot payé seulement en cartes, l'Échevin peut confisquer le quartier suivant que sa cible paie en or pendant ce tour.
    .yes =
        Après un Tripot payé tout en cartes, l'Échevin peut-il prendre mon quartier suivant ce tour-ci ?
        architecte : tripot en cartes puis chateau en or, l'échevin peut prendre le chateau ?
        le mandat signé reste valable apres un tripot bâti sans or ?
        le quartier payé en or juste apres le tripot est menacé par le mandat ?
    .no =
        le mandat est-il grillé par un tripot payé en cartes ?
        apres un tripot payé en cartes, mes autres quartiers sont protégés de l'échevin ?
        l'échevin a-t-il laissé passer sa chance apres un tripot payé en cartes ?
        un tripot tout en cartes compte comme premier quartier payé pour l'échevin ?
    .asked =
        tripot en cartes puis marché payé, lequel l'échevin peut prendre
