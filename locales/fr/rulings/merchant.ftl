### The rulings of data/rulings/merchant.toml, and the questions they answer: with yes, with no, or in another way.

ruling-merchant-income = La Marchande prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien la Marchande touche-t-elle pour les quartiers verts ?
        J'ai quatre quartiers commerçants et je suis la Marchande : combien de pièces ?
        Marchande : une pièce par bâtiment vert ?
        Le Marché et le Port rapportent-ils à la Marchande ?
ruling-merchant-extra = La Marchande a sa pièce en plus quoi qu'elle ait collecté, or ou cartes : 3 pièces en tout, ou des cartes et 1 pièce.
    .yes =
        La Marchande a-t-elle sa pièce en plus si elle pioche des cartes ?
    .asked =
        Combien d'or la Marchande gagne-t-elle par tour ?
        Je suis la Marchande et j'ai pioché au lieu de prendre de l'or : ai-je quand même mon bonus d'une pièce ?
        La pièce bonus de la Marchande dépend-elle de ce qu'elle choisit ?
        Marchande : deux ou trois pièces par tour sans quartier vert ?
ruling-merchant-gold-mine = La Mine d'Or ne paie que si on collecte de l'or ; la pièce de la Marchande vient dans tous les cas. Collecter de l'or avec les deux rapporte 4.
    .no =
        La Mine d'Or rapporte-t-elle si la Marchande prend des cartes ?
    .asked =
        La pièce de la Marchande et celle de la Mine d'Or s'additionnent-elles ?
        Je suis la Marchande avec la Mine d'Or : combien de pièces si je prends de l'or, et si je pioche ?
        Mine d'Or et Marchande font-elles 4 pièces ?
ruling-merchant-income-older = Le Marchand prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien le Marchand touche-t-il pour les quartiers verts ?
ruling-merchant-extra-classic = Le Marchand reçoit sa pièce en plus après l'action, quelle qu'elle soit. (En 2016 : à tout moment du tour.)
    .asked =
        Quand le Marchand reçoit-il sa pièce en plus ?
        Le Marchand a-t-il sa pièce même s'il a pris des cartes ?
ruling-merchant-extra-third = Le Marchand reçoit sa pièce en plus au début du tour. Avec l'action, cela fait trois pièces, ou une pièce et une carte. (En 2016 : à tout moment du tour.)
    .asked =
        Quand le Marchand reçoit-il sa pièce en plus ?
        Le Marchand a-t-il sa pièce même s'il prend des cartes ?
