### The rulings of data/rulings/merchant.toml, and the questions they answer: with yes, with no, or in another way.

ruling-merchant-income = La Marchande prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien la Marchande touche-t-elle pour les quartiers verts ?
        J'ai quatre quartiers commerçants et je suis la Marchande : combien de pièces ?
        j'ai une taverne, un comptoir et un manoir : revenu de la marchande
    .yes =
        Marchande : une pièce par bâtiment vert ?
        Le Marché et le Port rapportent-ils à la Marchande ?
        trois verts chez moi en marchande, ca fait 3 pieces de revenu
        l'hotel de ville rapporte t il a la marchande
        le vert c'est bien la couleur de la marchande
    .no =
        la marchande touche t elle de l'or pour les quartiers bleus
        la marchande encaisse t elle pour les verts des autres joueurs
        deux pieces par quartier vert pour la marchande
        un chateau paie t il la marchande
        la caserne rapporte t elle à la marchande
ruling-merchant-extra = La Marchande a sa pièce en plus quoi qu'elle ait collecté, or ou cartes : 3 pièces en tout, ou des cartes et 1 pièce.
    .yes =
        La Marchande a-t-elle sa pièce en plus si elle pioche des cartes ?
        Je suis la Marchande et j'ai pioché au lieu de prendre de l'or : ai-je quand même mon bonus d'une pièce ?
        je pioche en marchande, jai quand meme ma piece bonus
        deux pieces plus une pour la marchande, donc trois sans aucun vert
        bonus de la marchande sans quartier commercant : il marche
        premier tour, aucune construction : la marchande touche bien 3 pieces
    .no =
        La pièce bonus de la Marchande dépend-elle de ce qu'elle choisit ?
        la marchande perd elle sa piece si elle prend des cartes
        faut il prendre l'or pour avoir la piece en plus de la marchande
        est ce reserve a la collecte d'or, le +1 de la marchande
        la piece bonus de la marchande, c'est une par quartier
    .asked =
        Combien d'or la Marchande gagne-t-elle par tour ?
        Marchande : deux ou trois pièces par tour sans quartier vert ?
        la marchande pioche, il lui revient combien d'or
ruling-merchant-gold-mine = Si la Marchande prend des cartes, la Mine d'Or ne lui rapporte rien : il faut collecter de l'or. Sa propre pièce en plus vient dans tous les cas.
    .no =
        La Mine d'Or rapporte-t-elle si la Marchande prend des cartes ?
        je pioche en marchande, la mine d'or me donne une piece
        mine d'or et marchande : deux pieces meme en prenant des cartes
        la mine d'or paie t elle en plus du bonus de la marchande quand elle pioche
        est ce que la mine d'or double la piece de la marchande quand elle prend des cartes
        je prefere piocher en marchande, la mine d'or ajoute quand meme quelque chose
    .yes =
        la marchande qui pioche garde t elle son +1 sans celui de la mine d'or
        la marchande doit elle prendre l'or pour profiter de la mine d'or
        la mine d'or est elle perdue ce tour si ma marchande pioche
    .asked =
        marchande, mine d'or, je prends des cartes : combien d'or
ruling-merchant-gold-mine-four = Quand la Marchande collecte de l'or et possède la Mine d'Or, les deux pièces en plus comptent : 2 pièces, 1 de la Mine et 1 à elle font 4.
    .yes =
        La pièce de la Marchande et celle de la Mine d'Or s'additionnent-elles ?
        Mine d'Or et Marchande font-elles 4 pièces ?
        on cumule la mine d'or et le bonus de la marchande
        2 + 1 + 1 pour marchande et mine d'or, c'est juste
        trois avec la mine d'or et une de marchande, 4 en tout
    .no =
        trois pieces seulement pour la marchande qui a la mine d'or
        la piece de la mine d'or remplace t elle celle de la marchande
        une seule piece bonus par tour avec marchande et mine d'or
        je prends de l'or en marchande avec la mine d'or, est ce 5 pieces
    .asked =
        marchande avec mine d'or, je prends de l'or : combien en tout
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
ruling-merchant-extra-classic = Le Marchand reçoit sa pièce en plus après l'action, quelle qu'elle soit. (En 2016 : à tout moment du tour.)
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
ruling-merchant-extra-third = Le Marchand reçoit sa pièce en plus au début du tour. Avec l'action, cela fait trois pièces, ou une pièce et une carte. (En 2016 : à tout moment du tour.)
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
