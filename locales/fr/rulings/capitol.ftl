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
        deux trios, double capitole
        6 verts = 6 pts au capitole
        deux jaunes et le capitole me paie
        chaque couleur en trois exemplaires donne 3 pts au capitole
        capitole : 1 pt par quartier de la couleur majoritaire
        9 quartiers dont trois trios, le capitole fait 9
        trois verts et trois bleus, 6 points de capitole
        deux quartiers rouges, le capitole donne 3 points
        le capitole compte deux fois
        six quartiers jaunes, le capitole donne 6 points
        deux quartiers du même type suffisent au capitole
        puis-je toucher deux fois le bonus du capitole
    .yes =
        le capitole c'est 3 points maximum ?
        j'ai quatre verts, jai bien le bonus du capitole ?
        trois marchands dans ma cité : le capitole me rapporte quelque chose ?
        j'ai trois militaires et le capitole, +3 ?
        3 rouges et 3 verts, le capitole reste à 3 ?
        capitole : un seul bonus de 3, jamais plus
        quatre bleus chez moi, +3 avec le capitole
        plusieurs trios de couleurs, ça change rien au capitole
        le capitole demande minimum trois pareils
        Le Capitole plafonne-t-il à trois points, même avec deux trios ?
        trois quartiers bleus, 3 points de capitole
        deux fois trois couleurs, toujours 3 points de capitole
        cinq quartiers verts, 3 points avec le capitole
        le capitole donne au maximum 3 points
        il me faut trois quartiers du même type pour le capitole
        quatre rouges, est-ce que le capitole me donne 3 points
    .asked =
        Combien vaut le Capitole avec six quartiers d'une même couleur ?
        Combien de points pour trois bâtiments de la même couleur avec le Capitole ?
        il en faut combien de la meme couleur pour le capitole
        le capitole avec deux trios ça rapporte combien
        cinq bleus plus le capitole, bonus de
        capitole avec trois verts et trois jaunes, combien
ruling-capitol-counts-itself = Le Capitole est lui-même une merveille : avec deux autres merveilles, il complète donc les trois quartiers d'un type pour son propre bonus.
    .yes =
        Le Capitole se compte-t-il lui-même parmi trois merveilles ?
        Le Capitole compte-t-il pour les trois merveilles ?
        donjon, forge et capitole : jai les 3 points ?
        est ce que le violet compte comme type pour le capitole
        le capitole est il lui meme une carte violette du trio
        capitole + labo + parc = trois violettes, bonus ok ?
        le capitole peut être la troisième merveille de son propre trio
        deux merveilles à côté suffisent au capitole
        le violet c'est un type comme un autre pour le capitole
        j'ai que deux violettes en plus du capitole et je touche les 3 pts
        Le Capitole compte-t-il comme merveille pour son propre bonus ?
        le capitole compte comme une merveille pour son trio
        capitole et deux autres merveilles, 3 points
        le capitole compte dans ses trois quartiers violets
        j'ai deux merveilles et le capitole, j'ai le bonus
        les merveilles comptent comme type pour le capitole
        est-ce que le capitole peut être une de mes trois merveilles
    .no =
        faut il trois violets en plus du capitole
        le capitole ignore t il les merveilles
        capitole et une seule autre merveille, ca passe ?
        le capitole s'exclut-il de son propre compte ?
        trois autres violettes sont elles nécessaires à coté du capitole
        faut trois merveilles sans compter le capitole
        le capitole regarde que jaune bleu vert rouge
        capitole et biblio, ça fait le trio
        le capitole est neutre, il a pas de type
        le capitole ne peut pas se compter dans le trio violet
        deux violettes et le capitole, zéro bonus
        le capitole ne se compte pas lui-même
        il faut trois merveilles en plus du capitole
        capitole et une merveille, 3 points
        les merveilles ne comptent pas pour le capitole
        le capitole n'a pas de type
        dois-je avoir trois merveilles sans compter le capitole
    .asked =
        combien d'autres merveilles faut-il à côté du capitole
        il me faut combien de violettes avec le capitole pour son bonus
        le capitole c'est quel type de quartier pour son trio
        capitole, je le compte avec les merveilles ou pas
