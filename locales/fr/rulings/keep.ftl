### The rulings of data/rulings/keep.toml, and the questions they answer: with yes, with no, or in another way.

ruling-keep-rank-eight = Le Condottiere ne peut pas détruire le Donjon, le Diplomate ne peut pas le prendre, le Capitaine ne peut pas s'en emparer.
    .no =
        Le Condottiere peut-il détruire le Donjon ?
        Le rang 8 peut-il prendre ou échanger le Donjon ?
        J'ai le Donjon : le Capitaine ou le Diplomate peuvent-ils me le piquer ?
        jpeux raser le donjon avec le condottiere en payant
        le capitaine peut me prendre mon donjon vu qu'il coute 3 ?
        je suis diplomate, je veux le donjon du voisin en echange, possible
        un rang 8 peut toucher au donjon ?
        le condo rase le donjon s'il paie le prix plein
        le diplo me propose un palais contre mon donjon et je suis forcé
        capitaine à 3 po, il embarque mon donjon
        le donjon protège du condo mais pas du capitaine
        le donjon protège toute la ville du rang 8
        le rang 8 peut prendre le donjon une fois par partie
        le condottiere peut raser mon donjon
        le capitaine peut prendre le donjon pour 3
        le diplomate peut échanger contre mon donjon
        le donjon est vulnérable au capitaine
        condottiere sur donjon, permis s'il paie plus
        puis-je m'emparer du donjon avec le capitaine
    .yes =
        mon donjon est a l'abri du condottiere ?
        le donjon resiste au diplomate ?
        tous les personnages 8 sont bloqués par le donjon ?
        suis-je tranquille avec mon donjon si le capitaine arrive
        le condo peut rien contre mon donjon ?
        diplo, capitaine ou condo : le donjon les bloque tous
        le capitaine laisse le donjon même s'il coûte pas cher
        impossible de prendre le donjon par échange avec le diplo
        le condo doit choisir autre chose que mon donjon
        Le Donjon est-il hors d'atteinte du Diplomate ?
        le donjon est à l'abri du condottiere
        le capitaine ne peut pas prendre le donjon
        le diplomate ne peut pas prendre mon donjon
        donjon intouchable pour le rang 8
        j'ai le donjon, le condottiere doit viser autre chose
        suis-je sûr que le condottiere ne touche pas à mon donjon
    .asked =
        De quoi le Donjon est-il protégé ?
        quels personnages ne peuvent rien contre le donjon
        condo, diplo et capitaine face au donjon, ils peuvent quoi
        mon donjon est à l'abri de quels persos
        donjon et condottiere, destruction possible ou pas
ruling-keep-not-everything = Le Donjon ne résiste qu'au personnage de rang 8. La Poudrière peut le détruire, l'Échevin le confisquer au moment où on le construit, et son propriétaire le sacrifier pour la Nécropole.
    .no =
        Le Donjon est-il indestructible ?
        le donjon est protegé de tout ?
        mon donjon est a l'abri de la poudrière ?
        le donjon est immunisé contre le mandat signé ?
        donjon = indestructible quoi qu'il arrive
        la poudrière s'écrase contre le donjon
        interdit de sacrifier le donjon à la nécropole
        le mandat signé marche pas sur le donjon
        même moi je peux pas détruire mon donjon
        le donjon en construction est à l'abri de l'échevin
        le donjon est protégé de la poudrière
        l'échevin ne peut pas prendre un donjon
        je ne peux pas détruire mon donjon pour la nécropole
        rien ne peut détruire le donjon
        le donjon est à l'abri de tout
        est-ce que mon donjon est invincible
    .yes =
        la poudriere peut faire sauter un donjon ?
        l'echevin peut confisquer un donjon qu'on vient de payer ?
        jpeux sacrifier mon donjon pour poser la necropole
        existe-t-il un moyen de détruire un donjon ?
        une poudrière peut péter le donjon ?
        l'échevin me chope le donjon pendant que je le paie
        je rase mon propre donjon pour la nécropole
        le donjon c'est pas un bouclier total
        le donjon craint tout ce qui est pas rang 8
        Le Donjon peut-il être confisqué par l'Échevin lors de sa construction ?
        la poudrière peut détruire le donjon
        l'échevin peut me prendre le donjon quand je le construis
        je peux sacrifier mon donjon pour la nécropole
        le donjon n'est pas protégé de la poudrière
        mandat signé, je peux perdre mon donjon en construction
        puis-je détruire le donjon d'un autre avec ma poudrière
    .asked =
        qu'est-ce qui peut encore démolir le donjon
        comment se débarrasser d'un donjon adverse
        qui ou quoi peut avoir raison du donjon
        donjon et poudrière, protégé ou pas
ruling-keep-only-itself = Le Donjon ne protège que lui-même : le personnage de rang 8 peut s'en prendre à tous les autres quartiers de sa cité, comme d'habitude.
    .no =
        Le Donjon protège-t-il aussi le reste de la cité ?
        toute ma ville est protegee si j'ai le donjon ?
        le donjon marche comme l'évêque pour toute la ville ?
        mes quartiers à coté du donjon sont intouchables ?
        avec un donjon, suis-je intouchable pour tout rang 8 ?
        donjon posé = toute ma ville à l'abri du condo
        le donjon fait le boulot de l'évêque
        le condo doit d'abord faire tomber le donjon avant de toucher au reste
        mes voisins de donjon sont protégés
        le donjon protège mes rouges
        avec le donjon le rang 8 paie plus cher pour mes autres quartiers
        le donjon protège toute ma cité du condottiere
        j'ai le donjon, suis-je à l'abri du capitaine pour tout
        le donjon protège mes autres quartiers
        le condottiere ne peut rien détruire chez celui qui a le donjon
        le donjon empêche le diplomate d'échanger mes autres quartiers
        est-ce que le donjon met ma cité entière à l'abri du rang 8
    .yes =
        le condottiere peut casser mes autres batiments malgré le donjon ?
        le donjon ne protege que sa propre carte ?
        jpeux piquer un marché avec le capitaine dans une ville où y a le donjon
        le diplomate peut échanger autre chose avec le proprio du donjon ?
        j'ai le donjon mais le condo peut casser ma taverne ?
        le donjon couvre que sa propre carte
        le diplo peut toujours me troquer un autre quartier que le donjon
        mon palais craint le condo même à côté du donjon
        le capitaine se sert chez moi malgré mon donjon, hors donjon
        Les autres quartiers de ma cité restent-ils vulnérables malgré le Donjon ?
        j'ai le donjon, mes autres quartiers peuvent être détruits par le condottiere
        le donjon se protège seulement lui-même
        le capitaine peut prendre un autre quartier que le donjon chez moi
        le condottiere peut attaquer une cité avec le donjon
        donjon dans ma cité, mon temple n'est pas protégé
        est-ce que le condottiere peut viser mon palais à côté du donjon
    .asked =
        le donjon met quoi à l'abri exactement
        j'ai donjon, marché et palais, le condo peut viser quoi
        donjon, il protège toute la cité ou juste lui
ruling-keep-diplomat-own = Le Diplomate peut céder son propre Donjon : le Donjon ne résiste qu'à celui qui veut le prendre. Comme pour la Grande Muraille, seul compte le quartier que le Diplomate prend.
    .yes =
        Le Diplomate peut-il céder son propre Donjon ?
        Puis-je échanger mon Donjon contre le quartier d'un autre ?
        Je suis le Diplomate : mon Donjon peut-il servir de monnaie d'échange ?
        Donner son Donjon à un adversaire par un troc, c'est permis ?
        diplomate : jpeux filer mon donjon en echange
        le diplomate me refile son donjon contre mon temple, il a le droit ?
        le donjon peut etre la carte que le diplomate donne ?
        se débarrasser de son donjon avec le diplomate, ok ?
        je veux un quartier plus cher et je cède mon donjon, ça marche ?
        mon diplo peut donner mon donjon en échange ?
        le donjon bloque ceux qui veulent le prendre, pas moi qui le donne en diplo
        diplo : je me débarrasse de mon donjon contre un château
        on m'a refilé un donjon par échange de diplo, c'est légal
        le donjon comme monnaie d'échange de mon diplomate, ça passe
        Le propriétaire du Donjon peut-il le céder quand il joue le Diplomate ?
        je suis diplomate, je peux donner mon donjon
        le diplomate peut échanger son propre donjon
        diplomate : mon donjon contre un autre quartier, permis
        le diplomate peut me donner son donjon
        mon donjon peut partir si c'est moi le diplomate
        ai-je le droit de céder mon donjon en jouant le diplomate
    .no =
        Le Donjon est-il bloqué dans ma ville, même pour moi qui joue le Diplomate ?
        est-ce interdit au diplomate de donner son donjon ?
        mon propre donjon est-il coincé chez moi quand je suis diplomate
        le donjon est protegé meme contre son proprietaire diplomate ?
        le donjon est scotché dans ma ville même si je suis diplo
        mon diplo peut pas toucher à mon propre donjon
        un donjon ne peut jamais changer de ville par le diplo
        le diplo paie 1 de plus pour donner son donjon
        donjon à moi, diplo à moi, mais échange interdit
        le diplo qui cède son donjon doit prendre un autre donjon
        diplomate, je ne peux pas donner mon donjon
        le donjon ne peut pas être échangé par son propriétaire diplomate
        le diplomate n'a pas le droit de me donner son donjon
        donner son donjon est interdit au diplomate
        mon donjon bloque mon propre diplomate
        suis-je bloqué avec mon donjon quand je suis diplomate
    .asked =
        pour le diplo, le donjon compte quand il le donne ou quand on le prend
        je suis diplo avec un donjon, je peux en faire quoi
        diplomate, donner mon donjon, permis ou pas
ruling-keep-warlord-own = Le Condottiere ne peut pas non plus détruire son propre Donjon : la carte l'interdit au personnage de rang 8 et ne fait pas d'exception pour son propriétaire.
    .no =
        Le Condottiere peut-il détruire son propre Donjon ?
        Je suis le Condottiere : puis-je raser le Donjon qui est dans ma ville ?
        Démolir mon Donjon moi-même, possible ?
        condottiere, je veux virer mon donjon a moi, possible
        le proprietaire du donjon peut-il le raser avec le condottiere ?
        jpeux payer 2 pieces pour casser mon donjon en condottiere
        y a une exception pour le donjon de sa propre ville ?
        je suis condottiere et je veux pas finir ma ville, je peux sauter mon donjon ?
        c'est mon donjon, mon condo en fait ce qu'il veut
        condo : 2 po et je rase mon donjon
        dans sa propre ville le condo passe outre le donjon
        je démolis mon donjon pour pas finir ma ville, en condo
        le donjon est protégé que des condos adverses
        si je suis le proprio la protection du donjon saute au rang 8
        je peux détruire mon donjon avec le condottiere
        condottiere chez moi, le donjon n'est pas protégé
        le propriétaire du donjon peut le détruire au condottiere
        condottiere, je paie et mon donjon saute
        le donjon est protégé seulement des autres condottieres
        ai-je le droit de raser mon propre donjon en condottiere
    .yes =
        Le Donjon est-il intouchable même pour son propriétaire au rang 8 ?
        mon donjon tient meme contre mon propre condottiere ?
        est-il interdit au condottière de démolir son donjon à lui ?
        le donjon reste debout meme si son maitre le condottiere veut le détruire ?
        condo, je peux même pas raser mon propre donjon ?
        le donjon fait pas d'exception pour son proprio condo
        je veux virer mon donjon avec mon condo, c'est non, hein
        le rang 8 touche pas au donjon, même chez lui
        mon condo peut casser mes autres quartiers mais pas mon donjon
        Le Donjon résiste-t-il aussi au Condottiere qui le possède ?
        condottiere, je ne peux pas détruire mon donjon
        le donjon résiste à son propre condottiere
        détruire mon propre donjon avec le condottiere est interdit
        condottiere, mon donjon est intouchable même pour moi
        je suis condottiere, je dois détruire autre chose que mon donjon
        est-ce que mon donjon résiste à mon propre condottiere
    .asked =
        mon condo et mon donjon, je peux le raser ou pas
        pourquoi mon condo peut pas démolir mon donjon
        condottiere, détruire mon propre donjon, possible ou pas
ruling-keep-warlord-older = Le Condottiere ne peut pas détruire le Donjon, et le Diplomate ne peut pas le prendre.
    .no =
        Le Condottiere peut-il détruire le Donjon ?
        Le Diplomate peut-il obtenir le Donjon par échange ?
        le condottiere demolit mon donjon, c'est permis ?
        diplomate, jpeux récupérer un donjon contre mon temple
        payer plus cher pour raser le donjon, ça marche ?
    .yes =
        le donjon tient bon face au condottiere et au diplomate ?
        mon donjon est intouchable pour le condottière ?
    .asked =
        a quoi sert le donjon
ruling-keep-only-itself-older = Le Donjon ne protège que lui-même : le Condottiere et le Diplomate peuvent s'en prendre à tous les autres quartiers de sa cité.
    .no =
        Les autres quartiers d'une cité qui a le Donjon sont-ils protégés ?
        un seul donjon garde tous mes batiments ?
        le donjon bloque-t-il tout échange du diplomate avec moi ?
        avec le donjon toute ma cité est intouchable ?
    .yes =
        pas le donjon, mais le chateau a coté, le condottiere peut ?
        le donjon se protege lui seul ?
        le diplomate prend autre chose chez le joueur au donjon, permis ?
ruling-two-keeps-classic = Aucune cité ne peut avoir les deux Donjons de la boîte, car deux quartiers du même nom sont interdits.
    .no =
        Puis-je construire les deux Donjons ?
        deux donjons dans la meme ville c'est bon ?
        j'ai deja un donjon, jpeux poser l'autre
        la boite a 2 donjons, donc j'ai droit aux deux ?
    .yes =
        un deuxieme donjon dans ma cité est interdit ?
        deux joueurs peuvent avoir chacun leur donjon ?
    .asked =
        que faire du second donjon si j'en ai un
