### The rulings of data/rulings/queen.toml, and the questions they answer: with yes, with no, or in another way.

ruling-queen-next-to-four = Pour la Reine, peu importe qui a la couronne, même si l'Empereur l'a donnée à son voisin : ce qui compte, c'est qui a révélé le personnage de rang 4.
    .no =
        La Reine reçoit-elle 3 pièces d'or à côté du joueur qui a la couronne ?
        L'Empereur a couronné mon voisin : suis-je payé avec la Reine ?
        mon voisin a encore la couronne mais pas le roi, la reine touche 3 ?
        etre assis pres de la couronne suffit il a la reine
        l'empereur donne la couronne a mon voisin de gauche, 3 or pour ma reine ?
        j'ai moi meme la couronne et je suis la reine, jgagne 3 ?
        l'empereur a filé la couronne à mon voisin, ma reine encaisse 3 ?
        je suis reine à côté du porteur de couronne qui est marchande, je touche ?
        La couronne posée chez son voisin suffit-elle à payer la Reine ?
        mon voisin garde la couronne de la manche d'avant, ça vaut 3 pièces pour ma reine ?
        la reine avec la couronne devant elle prend 3 d'office ?
        le roi est loin mais la couronne est à côté de moi, la reine est payée ?
        mon voisin a la couronne, ma reine touche 3 ?
        reine à côté de la couronne, 3 pièces ?
        je suis reine et mon voisin couronné est évêque, je suis payée ?
        l'empereur donne la couronne à mon voisin, la reine gagne ?
        la reine doit être à côté de la couronne ?
        mon voisin a le rang 4 mais pas la couronne, la reine ne touche rien ?
    .yes =
        l'empereur a cote de moi a donne la couronne ailleurs, ma reine est payee quand meme ?
        la reine regarde le rang 4 et pas la couronne ?
        patricien a ma droite, couronne en face : la reine touche t elle
        reine a cote de l'empereur mais loin de la couronne, jprends 3 ?
        mon voisin est l'empereur, sa couronne est partie à l'autre bout, ma reine a ses 3 ?
        c'est le perso de rang 4 du voisin qui compte pour la reine, pas la couronne ?
        La Reine peut-elle être payée alors que la couronne est à l'autre bout de la table ?
        voisin de gauche patricien, couronne ailleurs, la reine palpe 3 pièces ?
        la couronne de mon voisin n'est d'aucune aide à ma reine s'il n'a pas le 4 ?
        pour ma reine je regarde qui a retourné le 4, point barre ?
        reine à côté de l'empereur sans couronne, je touche 3 ?
        la couronne ne compte pas pour la reine ?
        mon voisin est patricien sans couronne, ma reine est payée ?
        mon voisin a la couronne mais pas le rang 4, ma reine n'a rien ?
        l'empereur à ma gauche a donné sa couronne, je garde mes 3 de reine ?
        La Reine dépend-elle du rang 4 et non de la couronne ?
    .asked =
        Reine : faut-il être à côté du Roi ou de la couronne ?
        reine : c'est la couronne ou le rang 4 qui compte
        reine : on cherche le voisin couronné ou le voisin rang 4
        l'empereur donne la couronne à mon voisin, ça fait combien pour ma reine
        reine, couronne ou roi à côté
        mon voisin a la couronne mais il est marchande, ma reine touche combien
ruling-queen-beside-rank-four = La Reine prend 3 pièces d'or à la banque si le joueur à sa gauche ou à sa droite a révélé le personnage de rang 4 : Roi, Empereur ou Patricien.
    .yes =
        La Reine reçoit-elle 3 pièces d'or si elle est assise à côté du Roi, de l'Empereur ou du Patricien ?
        patricien a ma gauche, la reine prend 3 ?
        ca marche des deux cotes pour la reine
        reine voisine de l'empereur : 3 pieces ?
        roi assis à ma droite, je suis reine, 3 pièces de la banque ?
        la reine touche aussi si le rang 4 est à sa gauche ?
        L'or de la Reine vient-il de la banque ?
        voisin empereur révélé, ma reine prend ses 3 ?
        peu importe lequel des trois rangs 4, la reine est payée à côté de lui ?
        assise loin du roi, ma reine repart sans rien ?
        reine à côté du roi, 3 pièces ?
        le roi est à ma gauche, ma reine touche 3 ?
        la reine gagne à côté du patricien ?
        reine, le roi à droite ça marche ?
        la banque paie la reine ?
        Le voisin de la Reine doit-il avoir révélé le rang 4 pour qu'elle soit payée ?
    .no =
        le roi est deux places plus loin, la reine touche quand meme ?
        personne n'a le rang 4, la reine gagne t elle de l'or
        le roi paie t il la reine de sa poche
        la reine est elle payee ou qu'elle soit assise
        le roi en face de moi à six joueurs, la reine gagne 3 ?
        la reine prend ses 3 pièces dans la poche du roi ?
        La Reine gagne-t-elle 3 pièces à chaque tour quoi qu'il arrive ?
        4 pièces à la reine voisine du patricien ?
        l'évêque à ma gauche suffit pour ma reine ?
        roi d'un côté et rien de l'autre, la reine ne touche qu'une moitié ?
        faut que le roi soit à gauche de la reine, à droite ça vaut rien ?
        reine loin du roi, je touche 3 ?
        le roi doit me payer si je suis reine ?
        je suis roi, je perds 3 pièces à cause de la reine ?
        reine à côté du roi, 2 pièces ?
        la reine touche toujours 3 ?
        reine à côté du marchand, je gagne ?
    .asked =
        Quand la Reine touche-t-elle son or ?
        Je suis la Reine, assise à gauche du Roi : combien est-ce que je gagne ?
        reine à côté du patricien, combien et qui paie
        quel voisin doit avoir la reine pour toucher ses 3
        reine, combien d'or et quand
        la reine doit être assise à côté de qui
ruling-queen-neighbour-killed = La Reine reçoit quand même ses 3 pièces d'or à côté d'un personnage de rang 4 assassiné : à la fin de la manche, quand on montre sa carte.
    .yes =
        La Reine reçoit-elle 3 pièces d'or si le Roi à côté d'elle a été assassiné ?
        Mon voisin le Roi s'est fait tuer : ma Reine touche-t-elle ses trois pièces ?
        Le rang 4 assassiné rapporte-t-il quand même à la Reine ?
        mon voisin patricien s'est fait tuer, ma reine touche quand meme 3 ?
        empereur mort a cote de la reine, elle est payee en fin de manche ?
        la reine doit elle attendre son or si le roi est assassine
        mon voisin était le roi et il s'est fait tuer, j'ai quand même mes 3 en reine ?
        la reine encaisse à la fin de manche quand on découvre que son voisin mort était le 4 ?
        L'assassinat du Roi ne fait-il que retarder l'or de la Reine voisine ?
        patricien trucidé à ma gauche, ma reine devra patienter mais sera payée ?
        pendant mon tour de reine rien, puis 3 pièces au moment où l'empereur mort se montre ?
        tuer le rang 4 ne suffit pas à priver la reine de ses sous ?
        roi assassiné à côté de la reine, elle touche 3 ?
        je suis reine, mon voisin roi est mort, j'ai quand même mon or ?
        la reine est payée à la fin de la manche si le roi est tué ?
        patricien mort à côté, ma reine attend la fin de la manche ?
        l'assassin ne peut pas bloquer l'or de la reine en tuant le roi ?
        L'or de la Reine arrive-t-il quand le rang 4 assassiné se montre ?
    .no =
        la reine prend elle les 3 or pendant son tour quand le roi voisin est mort
        en tuant le roi l'assassin prive t il la reine de son or
        empereur voisin assassine, donc rien pour la reine ?
        la reine peut elle depenser tout de suite ses 3 pieces si le patricien voisin est mort
        roi assassiné à côté de moi, ma reine prend ses 3 pendant son tour ?
        un rang 4 mort ne vaut plus rien pour la reine ?
        je peux bâtir ce tour avec les 3 pièces de la reine alors que mon voisin roi est mort ?
        Faut-il que le rang 4 soit vivant pour que la Reine soit payée ?
        l'assassin touche les 3 pièces à la place de la reine ?
        empereur tué, sa voisine la reine perd son bonus pour la manche ?
        roi tué, la reine ne gagne rien ?
        reine à côté d'un roi mort, payée tout de suite ?
        je suis reine, je perds mes 3 pièces si l'empereur voisin est assassiné ?
        mon voisin roi est mort, ma reine peut dépenser ses 3 ce tour ?
        le roi mort doit payer la reine ?
        la reine reçoit 2 pièces si le roi voisin est mort ?
    .asked =
        L'Empereur ou le Patricien voisin a été tué : quand la Reine est-elle payée ?
        Reine à côté d'un Patricien mort : payée tout de suite, plus tard ou jamais ?
        roi tue a cote de la reine, elle touche quand
        reine voisine d'un roi mort, elle encaisse à quel moment
        l'assassin tue le patricien à côté de la reine, elle a combien et quand
        roi assassiné, la reine est payée quand
        reine et voisin roi tué, combien de pièces
ruling-queen-from-five = La Reine ne se joue qu'à cinq joueurs ou plus.
    .no =
        Peut-on jouer avec la Reine à quatre ?
        On est quatre : peut-on prendre la Reine comme neuvième personnage ?
        on est trois, la reine peut elle etre notre rang neuf
        a deux, la reine est elle jouable
        seulement 4 autour de la table, la reine c'est bon ?
        quatre joueurs, on peut sortir la reine ?
        trois à table et on adore la reine, on la met ?
        La Reine est-elle autorisée dans une partie à deux ?
        la reine se joue à partir de 4 ?
        faut être au moins six pour la reine ?
        à quatre si tout le monde est ok on prend la reine, c'est prévu par la règle ?
        la reine à 4 joueurs ?
        on est 3, on peut jouer la reine ?
        reine à deux, permis ?
        il faut être 7 pour la reine ?
        la reine est interdite à cinq ?
    .yes =
        La Reine est-elle interdite dans les petites parties ?
        cinq joueurs suffisent ils pour la reine
        la reine est elle exclue a quatre joueurs
        a six, on peut mettre la reine ?
        a 3 ou 4 faut il laisser la reine dans la boite
        on est cinq pile, la reine est jouable ?
        à huit on peut prendre la reine ?
        à quatre faut choisir autre chose que la reine ?
        La Reine exige-t-elle un minimum de cinq joueurs ?
        la reine reste au placard quand on est trois ?
        sept à table, reine en jeu, c'est réglo ?
        la reine à 5 joueurs, c'est bon ?
        on est 6, la reine est permise ?
        reine interdite à 4 ?
        il faut être au moins cinq pour la reine ?
        on est trois, pas de reine ?
        La Reine peut-elle être jouée à huit ?
    .asked =
        Combien de joueurs faut-il pour la Reine ?
        À partir de combien joue-t-on la Reine ?
        la reine, a partir de combien de joueurs
        minimum de joueurs pour sortir la reine
        dans quelles parties la reine est interdite
        on est combien au minimum pour la reine
        reine à 4, oui ou non
ruling-list-queen-substitute = À 3 ou 4 joueurs, l'Artiste ou le Bailli remplace la Reine dans une liste toute faite.
    .asked =
        Qui remplace la Reine dans une liste à 3 ou 4 joueurs ?
        Notre liste officielle contient la Reine et nous sommes quatre : on met qui à la place ?
        Par quel personnage remplacer la Reine à trois ?
        liste avec la reine mais seulement 3 joueurs, on fait quoi
        on est quatre et la liste prévoit la reine, qui prend sa place
        La Reine de la liste toute faite est interdite à trois : que met-on ?
        liste avec la reine à 4, qui à la place
        on est trois, la reine de la liste devient qui
    .yes =
        liste avec la reine, 4 joueurs : l'artiste peut il la remplacer
        a trois, le bailli peut il prendre la place de la reine dans la liste
        faut il remplacer la reine d'une liste toute faite a trois joueurs
        liste du livret avec la reine à 3 : on met le bailli ?
        à quatre, je peux troquer la reine de la liste contre l'artiste ?
        bailli ou artiste, au choix, pour remplacer la reine de la liste ?
        Doit-on changer la Reine d'une liste officielle à quatre joueurs ?
        on suit une liste toute faite à trois et la reine saute, un autre rang 9 la remplace ?
        l'artiste prend le fauteuil de la reine à 3 joueurs, ok ?
        à 4, l'artiste remplace la reine de la liste ?
        à 3, on peut mettre le bailli au lieu de la reine ?
        on est quatre, il faut remplacer la reine de la liste ?
        je peux choisir le bailli pour remplacer la reine ?
        la liste a la reine et on est 3, elle sort de la liste ?
        L'Artiste peut-il remplacer la Reine à quatre joueurs ?
    .no =
        liste officielle avec la reine a quatre : on la garde ?
        le patricien peut il remplacer la reine dans une liste
        l'artiste est il le seul remplacant de la reine
        peut on mettre n'importe qui a la place de la reine
        à trois on garde la reine si la liste officielle la donne ?
        on vire la reine de la liste sans la remplacer à quatre ?
        l'empereur peut remplacer la reine dans la liste ?
        Seul le Bailli peut-il prendre la place de la Reine dans une liste ?
        liste avec reine à quatre, on doit changer de liste complètement ?
        à 3 la reine de la liste est remplacée par un perso de rang 8 ?
        à 4, on garde la reine de la liste ?
        à 3, le roi remplace la reine ?
        la liste a la reine, on est quatre, elle est permise ?
        on remplace la reine par un personnage de n'importe quel rang ?
        à trois, la reine de la liste n'est pas remplacée ?
        le bailli n'a pas le droit de remplacer la reine ?
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
