### The rulings of data/rulings/patrician.toml, and the questions they answer: with yes, with no, or in another way.

ruling-patrician-income = Le Patricien pioche 1 carte par quartier noble (jaune) de sa propre cité : des cartes, pas de l'or.
    .no =
        Le Patricien touche-t-il de l'or pour ses quartiers jaunes ?
        patricien : je prends des pieces pour mon palais et mon chateau ?
        on peut choisir l'or au lieu des cartes avec le patricien
        le patricien compte les jaunes des autres joueurs ?
        le revenu du patricien est il en or comme celui du roi
        sans quartier jaune le patricien pioche quand meme ?
        patricien avec trois nobles, 3 pièces d'or ?
        je préfère des sous à des cartes pour mes jaunes en patricien, j'ai le choix ?
        le patricien pioche aussi pour ses quartiers bleus ?
        Le Patricien gagne-t-il des cartes pour les quartiers nobles de ses voisins ?
        palais à 5, donc cinq cartes pour le patricien ?
        le patricien encaisse comme le roi, une pièce par noble ?
        le patricien gagne de l'or avec les jaunes ?
        je suis patricien, je prends 1 pièce par quartier noble ?
        patricien, je peux choisir entre or et carte ?
        le patricien pioche pour mes quartiers jaunes à moi, son voisin ?
        patricien avec 2 jaunes, quatre cartes ?
        il est patricien et prend de l'or pour son château, il a le droit ?
    .yes =
        le patricien pioche t il une carte par quartier jaune
        deux quartiers nobles et je suis patricien, deux cartes pour moi ?
        les cartes du patricien viennent de la pioche ?
        manoir + château + palais en patricien, je tire trois cartes ?
        chaque jaune vaut une carte quand t'es patricien ?
        zéro or mais des cartes pour les nobles du patricien, c'est ça ?
        Le Patricien pioche-t-il autant de cartes qu'il a de quartiers nobles ?
        pas de jaune dans ma ville, le patricien tire rien comme revenu ?
        mon voisin patricien se plaint de pas avoir d'or pour son château, c'est normal ?
        patricien, une carte par jaune ?
        je suis patricien avec 3 jaunes, je pioche 3 cartes ?
        le patricien prend des cartes et pas d'or ?
        mon manoir me donne une carte en patricien ?
        le patricien sans jaune ne pioche rien ?
        Le Patricien est-il payé en cartes ?
    .asked =
        Que rapportent les quartiers nobles au Patricien ?
        J'ai deux quartiers jaunes et je suis le Patricien : des pièces ou des cartes ?
        Patricien : qu'encaisse-t-il pour un Château ?
        Quelle différence de revenu entre le Roi et le Patricien ?
        patricien avec quatre nobles, combien de cartes
        un manoir seul, patricien, il me donne quoi
        le patricien touche ses jaunes sous quelle forme
        d'où viennent les cartes que le patricien gagne avec ses nobles
        patricien avec 2 nobles, je reçois quoi
        le patricien gagne or ou cartes
