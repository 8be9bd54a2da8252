### The rulings of data/rulings/assassin.toml, and the questions they answer: with yes, with no, or in another way.

ruling-assassin-hidden = La carte du personnage assassiné reste cachée : personne ne répond à l'appel et le tour est perdu. Seul un rang 4 assassiné est montré, à la fin de la manche, à cause de la couronne.
    .no =
        Le joueur tué par l'Assassin montre-t-il sa carte ?
    .asked =
        Quand sait-on qui est mort ?
        Que se passe-t-il quand on appelle le personnage tué ?
        On m'a buté : dois-je retourner mon personnage quand on l'appelle ?
        Je suis mort, est-ce que je le dis aux autres ou je me tais ?
ruling-assassin-names = L'Assassin désigne un personnage, pas un joueur, et pas le sien. Celui qui a cette carte perd son tour et rien d'autre : il garde son or, sa main et sa cité.
    .asked =
        L'Assassin désigne-t-il un joueur ou un personnage ?
        Est-ce que je perds mes pièces ou mes cartes si on m'assassine ?
        Puis-je dire « je tue Paul » avec l'Assassin ?
        L'Assassin peut-il se désigner lui-même ?
        Que perd exactement la victime de l'Assassin, à part son tour ?
ruling-assassin-two-characters = À 2 ou 3 joueurs, l'Assassin ne fait perdre que le tour du personnage désigné. Chaque personnage a son propre tour : l'autre joue normalement.
    .no =
        Avec deux personnages chacun, l'Assassin bloque-t-il les deux ?
    .asked =
        À 2 ou 3 joueurs, un de mes personnages est mort : l'autre joue-t-il quand même ?
        À trois, on a tué mon Roi : puis-je encore jouer mon Architecte ?
        L'Assassin m'a eu : est-ce que je perds mes deux tours de la manche ?
        Mon ami dit qu'à deux joueurs l'Assassin élimine le joueur entier pour la manche.
ruling-named-in-vain = On peut désigner un personnage que personne n'a, même défaussé face visible, mais pour rien : il ne se passe rien. Les livrets n'excluent que ceux qu'ils citent.
    .yes =
        Peut-on désigner un personnage que personne n'a ?
    .asked =
        L'Assassin peut-il tuer un personnage défaussé face visible ?
        Et si le Voleur ou la Sorcière choisit un personnage hors jeu ?
        Peut-on poser un mandat ou une menace sur un personnage que personne ne joue ?
        J'ai visé le Roi et personne ne l'a : puis-je changer de cible ?
ruling-assassin-names-classic = À l'appel du personnage assassiné, son joueur se tait, ne laisse rien voir et perd son tour. L'Assassin désigne un personnage, pas un joueur.
    .no =
        Le joueur tué par l'Assassin dit-il quelque chose ?
    .asked =
        Qu'arrive-t-il au personnage assassiné ?
ruling-assassin-names-third = Le personnage assassiné est montré en tout dernier, quand tous ont joué. Jusque-là, son joueur se tait, même à l'appel, et perd son tour. L'Assassin désigne n'importe quel autre personnage.
    .yes =
        Le personnage tué par l'Assassin est-il montré ?
    .asked =
        Quand le joueur assassiné montre-t-il sa carte ?
ruling-assassin-shown-changed = Depuis 2016, un personnage assassiné n'est plus montré du tout, sauf le rang 4 à la fin de la manche.
    .no =
        Le personnage tué par l'Assassin est-il encore montré dans l'édition 2016 ?
