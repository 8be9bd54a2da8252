### The rulings of data/rulings/queen.toml, and the questions they answer: with yes, with no, or in another way.

ruling-queen-next-to-four = Pour la Reine, peu importe qui a la couronne, même si l'Empereur l'a donnée à son voisin : ce qui compte, c'est qui a révélé le personnage de rang 4.
    .no =
        La Reine reçoit-elle 3 pièces d'or à côté du joueur qui a la couronne ?
        L'Empereur a couronné mon voisin : suis-je payé avec la Reine ?
        mon voisin a encore la couronne mais pas le roi, la reine touche 3 ?
        etre assis pres de la couronne suffit il a la reine
        l'empereur donne la couronne a mon voisin de gauche, 3 or pour ma reine ?
        j'ai moi meme la couronne et je suis la reine, jgagne 3 ?
    .yes =
        l'empereur a cote de moi a donne la couronne ailleurs, ma reine est payee quand meme ?
        la reine regarde le rang 4 et pas la couronne ?
        patricien a ma droite, couronne en face : la reine touche t elle
        reine a cote de l'empereur mais loin de la couronne, jprends 3 ?
    .asked =
        Reine : faut-il être à côté du Roi ou de la couronne ?
        reine : c'est la couronne ou le rang 4 qui compte
ruling-queen-beside-rank-four = La Reine prend 3 pièces d'or à la banque si le joueur à sa gauche ou à sa droite a révélé le personnage de rang 4 : Roi, Empereur ou Patricien.
    .yes =
        La Reine reçoit-elle 3 pièces d'or si elle est assise à côté du Roi, de l'Empereur ou du Patricien ?
        patricien a ma gauche, la reine prend 3 ?
        ca marche des deux cotes pour la reine
        reine voisine de l'empereur : 3 pieces ?
    .no =
        le roi est deux places plus loin, la reine touche quand meme ?
        personne n'a le rang 4, la reine gagne t elle de l'or
        le roi paie t il la reine de sa poche
        la reine est elle payee ou qu'elle soit assise
    .asked =
        Quand la Reine touche-t-elle son or ?
        Je suis la Reine, assise à gauche du Roi : combien est-ce que je gagne ?
ruling-queen-neighbour-killed = La Reine reçoit quand même ses 3 pièces d'or à côté d'un rang 4 assassiné : à la fin de la manche, quand on montre sa carte.
    .yes =
        La Reine reçoit-elle 3 pièces d'or si le Roi à côté d'elle a été assassiné ?
        Mon voisin le Roi s'est fait tuer : ma Reine touche-t-elle ses trois pièces ?
        Le rang 4 assassiné rapporte-t-il quand même à la Reine ?
        mon voisin patricien s'est fait tuer, ma reine touche quand meme 3 ?
        empereur mort a cote de la reine, elle est payee en fin de manche ?
        la reine doit elle attendre son or si le roi est assassine
    .no =
        la reine prend elle les 3 or pendant son tour quand le roi voisin est mort
        en tuant le roi l'assassin prive t il la reine de son or
        empereur voisin assassine, donc rien pour la reine ?
        la reine peut elle depenser tout de suite ses 3 pieces si le patricien voisin est mort
    .asked =
        L'Empereur ou le Patricien voisin a été tué : quand la Reine est-elle payée ?
        Reine à côté d'un Patricien mort : payée tout de suite, plus tard ou jamais ?
        roi tue a cote de la reine, elle touche quand
ruling-queen-from-five = La Reine ne se joue qu'à cinq joueurs ou plus.
    .no =
        Peut-on jouer avec la Reine à quatre ?
        On est quatre : peut-on prendre la Reine comme neuvième personnage ?
        on est trois, la reine peut elle etre notre rang neuf
        a deux, la reine est elle jouable
        seulement 4 autour de la table, la reine c'est bon ?
    .yes =
        La Reine est-elle interdite dans les petites parties ?
        cinq joueurs suffisent ils pour la reine
        la reine est elle exclue a quatre joueurs
        a six, on peut mettre la reine ?
        a 3 ou 4 faut il laisser la reine dans la boite
    .asked =
        Combien de joueurs faut-il pour la Reine ?
        À partir de combien joue-t-on la Reine ?
        la reine, a partir de combien de joueurs
ruling-list-queen-substitute = À 3 ou 4 joueurs, l'Artiste ou le Bailli remplace la Reine dans une liste toute faite.
    .asked =
        Qui remplace la Reine dans une liste à 3 ou 4 joueurs ?
        Notre liste officielle contient la Reine et nous sommes quatre : on met qui à la place ?
        Par quel personnage remplacer la Reine à trois ?
        liste avec la reine mais seulement 3 joueurs, on fait quoi
    .yes =
        liste avec la reine, 4 joueurs : l'artiste peut il la remplacer
        a trois, le bailli peut il prendre la place de la reine dans la liste
        faut il remplacer la reine d'une liste toute faite a trois joueurs
    .no =
        liste officielle avec la reine a quatre : on la garde ?
        le patricien peut il remplacer la reine dans une liste
        l'artiste est il le seul remplacant de la reine
        peut on mettre n'importe qui a la place de la reine
ruling-queen-neighbour-older = La Reine prend 3 pièces d'or si son voisin, d'un côté ou de l'autre, a le Roi ou l'Empereur.
    .asked =
        Quand la Reine reçoit-elle ses 3 pièces d'or ?
        combien touche la reine a cote du roi
    .yes =
        roi a ma gauche, la reine prend 3 ?
        l'empereur voisin vaut il aussi 3 pieces a la reine
    .no =
        roi deux places plus loin, 3 or pour la reine ?
        suffit il a la reine d'etre pres de la couronne
        le roi paie t il lui meme la reine
ruling-queen-killed-older = La Reine reçoit quand même ses 3 pièces d'or, mais plus tard : quand on découvre, à la fin de la manche, que son voisin était le Roi ou l'Empereur.
    .yes =
        La Reine reçoit-elle 3 pièces d'or si le Roi à côté d'elle a été assassiné ?
        empereur voisin assassine, la reine est elle quand meme payee
        la reine attend elle la fin de la manche pour un roi mort
    .no =
        la reine perd elle ses 3 pieces si le roi voisin meurt
        la reine prend elle les 3 pieces aussitot si son roi est tue
        un empereur tue ne rapporte rien a la reine ?
    .asked =
        roi assassine pres de la reine, quand est elle payee
