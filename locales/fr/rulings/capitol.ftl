### The rulings of data/rulings/capitol.toml, and the questions they answer: with yes, with no, or in another way.

ruling-capitol-once = Le Capitole rapporte 3 points une seule fois, si au moins trois de vos quartiers sont du même type. Peu importe combien de types en ont trois ou plus.
    .no =
        Le Capitole rapporte-t-il deux fois si deux types ont chacun trois quartiers ?
        J'ai trois quartiers verts et trois rouges : le Capitole me donne-t-il 6 points ?
        capitole : trois jaunes et trois bleus ca fait 6 points
        deux quartiers rouges suffisent ils pour le capitole
        est ce que le capitole paie par couleur
        avec six bleus je compte deux fois le capitole, non ?
        le capitole récompense t il chaque trio de couleur
    .yes =
        le capitole c'est 3 points maximum ?
        j'ai quatre verts, jai bien le bonus du capitole ?
        trois marchands dans ma cité : le capitole me rapporte quelque chose ?
        j'ai trois militaires et le capitole, +3 ?
    .asked =
        Combien vaut le Capitole avec six quartiers d'une même couleur ?
        Combien de points pour trois bâtiments de la même couleur avec le Capitole ?
        il en faut combien de la meme couleur pour le capitole
ruling-capitol-counts-itself = Le Capitole est lui-même une merveille : avec deux autres merveilles, il complète donc les trois quartiers d'un type pour son propre bonus.
    .yes =
        Le Capitole se compte-t-il lui-même parmi trois merveilles ?
        Le Capitole compte-t-il pour les trois merveilles ?
        donjon, forge et capitole : jai les 3 points ?
        est ce que le violet compte comme type pour le capitole
        le capitole est il lui meme une carte violette du trio
    .no =
        faut il trois violets en plus du capitole
        le capitole ignore t il les merveilles
        capitole et une seule autre merveille, ca passe ?
        le capitole s'exclut-il de son propre compte ?
        trois autres violettes sont elles nécessaires à coté du capitole
    .asked =
        combien d'autres merveilles faut-il à côté du capitole
