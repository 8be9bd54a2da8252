### The rulings of data/rulings/throne-room.toml, and the questions they answer: with yes, with no, or in another way.

ruling-throne-room-crown = La pièce d'or de la Salle du trône ne vient que si la couronne change vraiment de mains. Un Roi qui l'avait déjà ne fait rien bouger.
    .no =
        La Salle du trône paie-t-elle si le Roi avait déjà la couronne ?
        meme joueur roi deux fois de suite, la salle du trône paie encore ?
        la salle du trône donne t elle de l'or à chaque manche quoi qu'il arrive
        faut il que la couronne vienne chez moi pour que la salle du trône paie
        celui qui perd la couronne me paie t il pour la salle du trône
        la couronne ne bouge pas de la manche, salle du trône payante quand meme ?
    .yes =
        le roi prend la couronne à mon voisin, ma salle du trone me rapporte une pièce ?
        l'empereur donne la couronne à quelqu'un : salle du trône, une pièce ?
        j'ai la salle du trône et je deviens roi à la place d'un autre, une pièce pour moi ?
    .asked =
        Quand la Salle du trône rapporte-t-elle de l'or ?
        la pièce de la salle du trône sort d'où
