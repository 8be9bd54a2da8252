### The rulings of data/rulings/patrician.toml, and the questions they answer: with yes, with no, or in another way.

ruling-patrician-income = Le Patricien pioche 1 carte par quartier noble (jaune) de sa propre cité : des cartes, pas de l'or.
    .no =
        Le Patricien touche-t-il de l'or pour ses quartiers jaunes ?
        patricien : je prends des pieces pour mon palais et mon chateau ?
        on peut choisir l'or au lieu des cartes avec le patricien
        le patricien compte les jaunes des autres joueurs ?
        le revenu du patricien est il en or comme celui du roi
        sans quartier jaune le patricien pioche quand meme ?
    .yes =
        le patricien pioche t il une carte par quartier jaune
        deux quartiers nobles et je suis patricien, deux cartes pour moi ?
        les cartes du patricien viennent de la pioche ?
    .asked =
        Que rapportent les quartiers nobles au Patricien ?
        J'ai deux quartiers jaunes et je suis le Patricien : des pièces ou des cartes ?
        Patricien : qu'encaisse-t-il pour un Château ?
        Quelle différence de revenu entre le Roi et le Patricien ?
        patricien avec quatre nobles, combien de cartes
