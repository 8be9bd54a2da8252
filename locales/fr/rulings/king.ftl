### The rulings of data/rulings/king.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rank-four-never-face-up = Aucun personnage de rang 4 (Roi, Empereur ou Patricien) n'est défaussé face visible : s'il sort, remélangez-le et retournez une autre carte. La carte face cachée, elle, peut être un rang 4.
    .no =
        Le Roi peut-il être parmi les personnages écartés face visible ?
    .asked =
        Que faire si l'Empereur ou le Patricien est retourné au moment d'écarter des cartes ?
        On a tiré le Roi en retirant les cartes visibles, faut-il recommencer ?
        Le rang 4 peut-il se trouver dans la carte cachée du début ?
ruling-king-income = Le Roi et l'Empereur prennent 1 pièce d'or par quartier noble (jaune) de leur propre cité.
    .asked =
        Combien le Roi et l'Empereur touchent-ils pour les quartiers jaunes ?
        Quel est le revenu du Roi ?
        J'ai trois quartiers jaunes et je suis le Roi : combien de pièces ?
        Que gagne l'Empereur avec un Palais et un Manoir ?
        Roi : une pièce par bâtiment noble ?
ruling-king-crown = Le Roi ou le Patricien doit prendre la couronne, mais quand il veut pendant son tour. À partir de là, c'est lui qui appelle les personnages, et il choisit en premier jusqu'à ce qu'un autre reçoive la couronne.
    .no =
        Le Roi doit-il prendre la couronne tout de suite ?
    .asked =
        Quand le Patricien reçoit-il la couronne, et est-ce obligatoire ?
        Qui garde la couronne si personne n'a le Roi cette manche ?
        Je suis le Roi : puis-je refuser la couronne ou la laisser à un autre ?
        Le Roi devient-il premier joueur dès qu'on l'appelle ?
ruling-crown-stays = Si personne n'a le rang 4 cette manche, la couronne reste où elle est : le joueur couronné continue d'appeler et choisira de nouveau en premier.
    .asked =
        Qui prend la couronne si personne n'est Roi ?
        Que devient la couronne si personne n'a le rang 4 ?
ruling-king-killed = Un Roi ou Patricien assassiné perd son tour, mais à la fin de la manche il montre sa carte et prend la couronne. Jusque-là, celui qui l'avait continue d'appeler.
    .yes =
        Le Roi reçoit-il la couronne s'il est assassiné ?
    .asked =
        Qui choisit en premier à la manche suivante si le Patricien a été tué ?
        On a tué mon Roi : est-ce que je commence quand même à la prochaine manche ?
        Le Patricien mort récupère-t-il la couronne ?
        Personne n'a répondu au 4 : qui est couronné à la fin de la manche ?
ruling-rank-four-never-face-up-older = Ni le Roi ni l'Empereur n'est défaussé face visible : s'il sort, remélangez-le et retournez une autre carte. Il peut être la carte défaussée face cachée.
    .no =
        Le Roi peut-il être parmi les cartes écartées face visible ?
    .asked =
        Le Roi peut-il être la carte face cachée ?
ruling-king-crown-older = Le Roi prend la couronne aussitôt, dès qu'il est appelé ; c'est alors lui qui appelle, et il choisit en premier à la manche suivante. Si personne n'a le Roi, elle reste où elle est. (En 2016 : quand il veut pendant son tour.)
    .asked =
        Quand le Roi prend-il la couronne ?
        Qui garde la couronne si personne n'a le Roi ?
ruling-king-killed-older = Un Roi assassiné perd son tour comme tout autre, mais à la fin de la manche la couronne est à lui, et il choisit en premier à la suivante.
    .yes =
        Un Roi assassiné reçoit-il quand même la couronne ?
