### The rulings of data/rulings/merchant.toml, and the questions they answer: with yes, with no, or in another way.

ruling-merchant-income = La Marchande prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien la Marchande touche-t-elle pour les quartiers verts ?
        J'ai quatre quartiers commerçants et je suis la Marchande : combien de pièces ?
        j'ai une taverne, un comptoir et un manoir : revenu de la marchande
        cinq verts en marchande, ça paie combien
        Quels bâtiments font gagner de l'or à la Marchande ?
        taverne + échoppe chez moi, je suis marchande, je touche quoi pour ça
        marchande avec 3 verts, combien d'or
        quelle couleur paie la marchande
    .yes =
        Marchande : une pièce par bâtiment vert ?
        Le Marché et le Port rapportent-ils à la Marchande ?
        trois verts chez moi en marchande, ca fait 3 pieces de revenu
        l'hotel de ville rapporte t il a la marchande
        le vert c'est bien la couleur de la marchande
        la taverne donne une pièce à la marchande ?
        jai deux verts, 2 pièces de revenu quand je suis la marchande ?
        le commerce en vert, c'est ça qui fait l'or de la marchande ?
        La Marchande reçoit-elle une pièce pour chacun de ses quartiers commerçants ?
        un comptoir dans ma ville, ça crache une pièce si je joue la marchande ?
        seuls mes propres verts me rapportent en marchande, pas ceux d'en face ?
        la marchande touche 1 par vert ?
        mon marché rapporte à la marchande ?
        j'ai 4 verts et je suis marchande, je prends 4 ?
        en marchande l'échoppe me donne une pièce ?
        pas de vert, pas de revenu pour la marchande ?
        Le Port rapporte-t-il une pièce à la Marchande ?
    .no =
        la marchande touche t elle de l'or pour les quartiers bleus
        la marchande encaisse t elle pour les verts des autres joueurs
        deux pieces par quartier vert pour la marchande
        un chateau paie t il la marchande
        la caserne rapporte t elle à la marchande
        les rouges filent de l'or à la marchande ?
        le voisin a quatre marchés et tavernes, ma marchande encaisse dessus ?
        port à 4 donc 4 pièces pour la marchande ?
        La Marchande est-elle payée pour ses quartiers nobles ?
        cathédrale et temple, ça fait 2 pièces à la marchande ?
        3 verts en marchande, je prends 6 ?
        la marchande gagne avec les jaunes ?
        la marchande prend de l'or pour mes verts à moi ?
        2 verts, la marchande touche 4 ?
        en marchande mon temple me rapporte ?
        je dois payer la marchande pour mes quartiers verts ?
        la prison donne de l'or à la marchande ?
ruling-merchant-extra = La Marchande a sa pièce supplémentaire quelle que soit sa collecte, or ou cartes : 3 pièces en tout, ou des cartes et 1 pièce.
    .yes =
        La Marchande a-t-elle sa pièce en plus si elle pioche des cartes ?
        Je suis la Marchande et j'ai pioché au lieu de prendre de l'or : ai-je quand même mon bonus d'une pièce ?
        je pioche en marchande, jai quand meme ma piece bonus
        deux pieces plus une pour la marchande, donc trois sans aucun vert
        bonus de la marchande sans quartier commercant : il marche
        premier tour, aucune construction : la marchande touche bien 3 pieces
        la pièce gratos de la marchande tombe même si je pioche ?
        marchande au premier tour, ville vide : 2 de collecte plus 1, donc 3 ?
        je choisis les cartes et j'ai malgré tout 1 pièce parce que je suis marchande ?
        Le bonus d'une pièce de la Marchande est-il indépendant de ce qu'elle collecte ?
        pas un seul vert chez moi, la marchande a quand même son +1 ?
        cartes ou or, le petit bonus de la marchande reste acquis ?
        la marchande a toujours +1 or ?
        je prends des cartes avec la marchande, j'ai ma pièce en plus ?
        marchande, 2 pièces + 1 bonus, 3 en tout ?
        la marchande a son bonus sans quartier vert ?
        la marchande peut piocher et toucher une pièce ?
        La pièce supplémentaire de la Marchande est-elle acquise dans tous les cas ?
    .no =
        La pièce bonus de la Marchande dépend-elle de ce qu'elle choisit ?
        la marchande perd elle sa piece si elle prend des cartes
        faut il prendre l'or pour avoir la piece en plus de la marchande
        est ce reserve a la collecte d'or, le +1 de la marchande
        la piece bonus de la marchande, c'est une par quartier
        si ma marchande pioche, adieu la pièce bonus ?
        la marchande sans vert repart avec 2 pièces seulement quand elle prend l'or ?
        Le bonus de la Marchande est-il réservé à celle qui collecte de l'or ?
        je prends des cartes en marchande donc zéro pièce ce tour hors revenu ?
        la marchande a son extra seulement si elle a au moins un bâtiment vert ?
        le bonus de la marchande c'est une carte en plus quand elle pioche ?
        la marchande perd son bonus en piochant ?
        marchande, le bonus seulement si je prends l'or ?
        je pioche en marchande, je n'ai pas droit à la pièce ?
        la marchande doit avoir un vert pour son +1 ?
        je prends l'or en marchande, 2 pièces et rien d'autre ?
        la marchande doit prendre de l'or pour toucher sa pièce bonus ?
    .asked =
        Combien d'or la Marchande gagne-t-elle par tour ?
        Marchande : deux ou trois pièces par tour sans quartier vert ?
        la marchande pioche, il lui revient combien d'or
        marchande qui pioche, combien de pièces de bonus
        Que touche une Marchande qui collecte l'or sans avoir de quartier vert ?
        je prends l'or en marchande, 2 ou 3
        marchande qui prend l'or, combien de pièces
        je pioche avec la marchande, je touche combien
ruling-merchant-gold-mine = Si la Marchande prend des cartes, la Mine d'Or ne lui rapporte rien : il faut collecter de l'or. Sa propre pièce supplémentaire vient dans tous les cas.
    .no =
        La Mine d'Or rapporte-t-elle si la Marchande prend des cartes ?
        je pioche en marchande, la mine d'or me donne une piece
        mine d'or et marchande : deux pieces meme en prenant des cartes
        la mine d'or paie t elle en plus du bonus de la marchande quand elle pioche
        est ce que la mine d'or double la piece de la marchande quand elle prend des cartes
        je prefere piocher en marchande, la mine d'or ajoute quand meme quelque chose
        marchande, je pioche, mais ma mine d'or me file sa pièce quand même ?
        cartes prises en marchande avec la mine : 2 pièces au total de bonus ?
        la mine d'or suit le bonus de la marchande et paie toujours ?
        La Mine d'Or fonctionne-t-elle pour une Marchande qui a choisi de piocher ?
        ma marchande perd son +1 si elle pioche alors qu'elle a la mine d'or ?
        mine d'or active quelle que soit la collecte vu que je suis marchande ?
        je suis marchande, je pioche, la mine d'or marche ?
        marchande qui prend des cartes, la mine d'or me paie ?
        mine d'or + marchande + cartes, 2 pièces ?
        la marchande touche la mine d'or même en piochant ?
        en piochant la marchande perd aussi sa propre pièce ?
        je pioche en marchande, j'ai droit à la pièce de la mine d'or ?
    .yes =
        la marchande qui pioche garde t elle son +1 sans celui de la mine d'or
        la marchande doit elle prendre l'or pour profiter de la mine d'or
        la mine d'or est elle perdue ce tour si ma marchande pioche
        si je pioche avec la marchande, la mine d'or dort et seul mon bonus perso tombe ?
        1 pièce et pas 2 pour la marchande à la mine d'or qui prend des cartes ?
        La Mine d'Or exige-t-elle de collecter de l'or, même pour la Marchande ?
        ma pièce de marchande vient malgré la pioche, au contraire de celle de la mine d'or ?
        en piochant je sacrifie la pièce de la mine d'or, même en marchande ?
        la marchande a la mine d'or et prend des cartes, elle encaisse juste son +1
        marchande qui pioche, mine d'or inutile ?
        la mine d'or ne donne rien si la marchande prend des cartes ?
        je pioche en marchande, je garde ma pièce mais pas celle de la mine d'or ?
        il faut prendre l'or pour la mine d'or, même en marchande ?
        marchande avec mine d'or et cartes, 1 seule pièce ?
        La Mine d'Or reste-t-elle sans effet quand la Marchande pioche ?
    .asked =
        marchande, mine d'or, je prends des cartes : combien d'or
        je pioche en marchande avec mine d'or en ville, il me tombe combien de pièces
        laquelle des deux pièces saute quand la marchande pioche, la sienne ou celle de la mine d'or
        marchande et mine d'or, je prends des cartes, 1 ou 2 pièces
        la mine d'or donne quoi à la marchande qui pioche
ruling-merchant-gold-mine-four = Quand la Marchande collecte de l'or et possède la Mine d'Or, les deux pièces supplémentaires comptent : 2 pièces, 1 de la Mine et 1 à elle font 4.
    .yes =
        La pièce de la Marchande et celle de la Mine d'Or s'additionnent-elles ?
        Mine d'Or et Marchande font-elles 4 pièces ?
        on cumule la mine d'or et le bonus de la marchande
        2 + 1 + 1 pour marchande et mine d'or, c'est juste
        trois avec la mine d'or et une de marchande, 4 en tout
        marchande + mine d'or + je prends l'or = quatre pièces ?
        les deux bonus se cumulent quand ma marchande à la mine d'or prend l'or ?
        j'ai ramassé 4 pièces avec la mine et la marchande, mon voisin râle, j'ai raison ?
        Une Marchande qui possède la Mine d'Or peut-elle prendre quatre pièces à la collecte d'or ?
        la mine d'or ajoute sa pièce en plus de celle de la marchande, pas à la place ?
        deux de base, un de mine, un de marchande, on est d'accord ?
        marchande avec mine d'or, 4 pièces ?
        je prends l'or en marchande avec la mine d'or, j'ai 4 ?
        mine d'or et marchande ça se cumule ?
        la marchande a le droit aux deux pièces en plus avec la mine d'or ?
        elle a pris 4 pièces en marchande avec sa mine d'or, c'est correct ?
        Le bonus de la Mine d'Or s'ajoute-t-il à celui de la Marchande quand elle prend de l'or ?
    .no =
        trois pieces seulement pour la marchande qui a la mine d'or
        la piece de la mine d'or remplace t elle celle de la marchande
        une seule piece bonus par tour avec marchande et mine d'or
        je prends de l'or en marchande avec la mine d'or, est ce 5 pieces
        faut choisir entre le bonus mine d'or et le bonus marchande quand on prend l'or ?
        marchande avec mine d'or, l'or me donne 3 en tout et basta ?
        La Mine d'Or est-elle annulée par le bonus de la Marchande ?
        marchande et mine d'or, je prends l'or et j'empoche 6 ?
        la mine d'or double tout ce que la marchande collecte ?
        2 pièces seulement en prenant l'or, la mine d'or servant à rien avec la marchande ?
        marchande avec mine d'or, 3 pièces max ?
        la marchande n'a qu'un seul bonus même avec la mine d'or ?
        je prends l'or avec marchande et mine d'or, 5 pièces ?
        mine d'or inutile pour la marchande qui prend de l'or ?
        elle a pris 4 pièces avec marchande et mine d'or, elle triche ?
        dois-je choisir entre ma mine d'or et mon +1 de marchande ?
    .asked =
        marchande avec mine d'or, je prends de l'or : combien en tout
        combien ramasse la marchande qui prend l'or quand elle a une mine d'or
        Comment se calcule la collecte d'or de la Marchande avec la Mine d'Or ?
        marchande + mine d'or + or, 3 ou 4
        combien d'or pour la marchande qui possède la mine d'or et collecte l'or
ruling-merchant-income-older = Le Marchand prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien le Marchand touche-t-il pour les quartiers verts ?
        revenu du marchand avec marché et port
    .yes =
        quatre verts et je suis marchand, ca fait 4 pieces
        la taverne rapporte t elle une piece au marchand
    .no =
        le marchand est il payé pour les quartiers jaunes
        les verts du voisin rapportent ils au marchand
        deux pieces par vert pour le marchand
ruling-merchant-extra-classic = Le Marchand reçoit sa pièce supplémentaire après l'action, quelle qu'elle soit. (En 2016 : à tout moment du tour.)
    .asked =
        Quand le Marchand reçoit-il sa pièce en plus ?
        a quel moment le marchand touche son +1
    .yes =
        Le Marchand a-t-il sa pièce même s'il a pris des cartes ?
        la piece bonus du marchand vient elle apres l'action
        deux pieces puis une de plus pour le marchand
    .no =
        le marchand peut il prendre sa piece bonus avant l'action
        en piochant le marchand perd il sa piece
        jpeux depenser la piece bonus du marchand avant mon action
ruling-merchant-extra-third = Le Marchand reçoit sa pièce supplémentaire au début du tour. Avec l'action, cela fait trois pièces, ou une pièce et une carte. (En 2016 : à tout moment du tour.)
    .asked =
        Quand le Marchand reçoit-il sa pièce en plus ?
        le +1 du marchand, c'est quand
    .yes =
        Le Marchand a-t-il sa pièce même s'il prend des cartes ?
        le marchand prend il sa piece des le debut du tour
        je prends de l'or en marchand, ca fait trois pieces
    .no =
        le marchand attend il la fin de l'action pour sa piece
        la piece du marchand est elle perdue s'il pioche
        la piece en plus du marchand vient elle en fin de tour
