### The rulings of data/rulings/marshal.toml, and the questions they answer: with yes, with no, or in another way.

ruling-marshal-seizes = Le Capitaine s'empare d'un seul quartier, de coût 3 ou moins, chez un autre joueur, et il en paie le coût.
    .asked =
        Quels quartiers le Capitaine peut-il prendre, et combien paie-t-il ?
        que peut rafler le capitaine
        jusqu'à quel prix le capitaine peut taper
        Combien de bâtiments le Capitaine peut-il réquisitionner dans un tour ?
        le capitaine peut prendre quoi chez moi
        quel est le coût max pour le capitaine
    .yes =
        le capitaine peut prendre un quartier a 3
        mes quartiers a 5 sont a l'abri du capitaine
        3 c'est le maximum du capitaine
        une merveille pas chère, le capitaine y a droit
        ma prison à 2, le capitaine peut venir la chercher ?
        un comptoir à 3 chez le voisin, c'est dans mes moyens de capitaine ?
        le capitaine ne se sert qu'une fois par tour ?
        tout ce qui coûte 4 ou plus est hors de portée du capitaine ?
        Le Capitaine doit-il débourser le coût du quartier qu'il prend ?
        jsuis capitaine, je peux chiper un manoir à 3 ?
        mon palais à 5 ne craint rien du capitaine, pas vrai
        le capitaine peut prendre mon temple à 1 ?
        je suis capitaine, je peux prendre une taverne ?
        mon quartier à 4 est à l'abri du capitaine ?
        le capitaine ne peut pas prendre ma cathédrale ?
        capitaine, un seul quartier par tour ?
        le capitaine peut me voler ma caserne à 3 ?
        Un quartier de coût 2 peut-il être pris par le Capitaine ?
    .no =
        Le Capitaine peut-il me piquer un quartier de coût 4 ?
        Je suis le Capitaine : puis-je prendre une Cathédrale à 5 ?
        un port a 4 est il prenable par le capitaine
        le capitaine prend deux petits quartiers dans le meme tour
        en payant plus le capitaine peut il prendre un palais
        ma forteresse à 5 peut se faire embarquer par le capitaine ?
        avec 10 pièces mon capitaine peut s'offrir un château à 4 ?
        le capitaine embarque une taverne et un temple d'un coup ?
        Le Capitaine s'empare-t-il d'un quartier gratuitement ?
        l'hôtel de ville d'en face, 5 pièces, je le rafle en capitaine ?
        le capitaine pioche le quartier à prendre dans sa propre ville ?
        le capitaine peut prendre un quartier à 4 ?
        le capitaine peut prendre mon palais ?
        capitaine, je peux en prendre deux à la fois ?
        je risque de perdre mon château à cause du capitaine ?
        le capitaine prend gratis ?
        capitaine avec beaucoup d'or, je peux prendre une merveille à 6 ?
ruling-marshal-pays-owner = Le Capitaine paie le coût entier du quartier dont il s'empare, et cet or va au joueur à qui il le prend.
    .yes =
        Le Capitaine paie-t-il le joueur dont il prend le quartier ?
        Le Capitaine m'a pris une Taverne : suis-je dédommagé ?
        le capitaine me prend un quartier a 3, je touche 3 pieces
        le capitaine me réquisitionne un manoir, les 3 pièces tombent dans ma poche ?
        on m'a pris mon église, c'est à moi que le capitaine file les 2 pièces ?
        capitaine, je dois payer le prix plein au proprio ?
        Celui qui perd un quartier face au Capitaine reçoit-il la somme payée ?
        il me faut assez d'or pour le prix complet quand je prends un truc en capitaine ?
        le capitaine raque au joueur et pas à la réserve, c'est ça ?
        le capitaine doit me payer quand il me prend un quartier ?
        je touche l'or si le capitaine me prend mon temple ?
        capitaine, je donne l'or au joueur ?
        le capitaine prend ma prison à 2, il me donne 2 pièces ?
        capitaine sans or, il ne peut rien prendre ?
        Le Capitaine verse-t-il le coût complet au joueur qu'il dépouille ?
    .no =
        l'or du capitaine va t il a la banque
        le capitaine prend un quartier sans payer
        le capitaine a t il une remise de 1 comme le condottiere
        capitaine fauché, il peut quand meme prendre une taverne
        en capitaine je mets les pièces à la banque pour le quartier pris ?
        le capitaine paie un de moins que le prix affiché ?
        je prends une taverne en capitaine sans filer un rond, ok ?
        mon quartier est parti chez le capitaine et moi je touche que dalle ?
        Le Capitaine peut-il payer la moitié du coût au propriétaire ?
        1 pièce en poche, le capitaine peut réquisitionner un comptoir à 3 ?
        le capitaine paie la banque ?
        le capitaine prend mon quartier gratuitement ?
        capitaine, je paie le coût moins 1 ?
        je perds mon quartier face au capitaine sans rien recevoir ?
        le capitaine paie 2 pour un quartier à 3 ?
        je suis capitaine avec 0 pièce, je peux quand même prendre un temple ?
    .asked =
        Qui reçoit l'argent quand le Capitaine s'empare d'un quartier ?
        je suis capitaine et je prends un marché, je paie combien
        où va l'argent du capitaine quand il me chipe un bâtiment
        caserne à 3 prise par le capitaine, il verse combien et à qui
        le capitaine prend mon manoir à 3, je reçois combien
        à qui le capitaine donne ses pièces
ruling-marshal-not-completed = Le Capitaine ne peut rien prendre dans une cité terminée.
    .no =
        Le Capitaine peut-il prendre un quartier dans une cité terminée ?
        J'ai mes sept quartiers : le Capitaine peut-il encore m'en réquisitionner un ?
        Je suis le Capitaine : puis-je me servir chez celui qui a déjà fini ?
        Capitaine contre ville complète : c'est permis ?
        le capitaine peut piller un joueur a 7 quartiers
        capitaine contre cite pleine, une cible possible
        il vient d'arriver a sept, mon capitaine peut lui en prendre un avant la fin
        cite complete mais le capitaine paie plus cher, il peut
        le capitaine peut il encore me chiper ma tour de guet une fois que j'ai fini
        le premier à avoir fini, je peux encore lui souffler un temple avec le capitaine ?
        cité complète en face, le capitaine tape dedans quand même ?
        j'ai posé mon dernier quartier ce tour, le capitaine joue après et me prend ma taverne ?
        Une cité achevée peut-elle perdre un quartier à cause du Capitaine ?
        mon capitaine peut casser la ville finie du leader en lui prenant un truc à 1 ?
        sept quartiers chez lui, un à 2, jpeux le réquisitionner ?
        dernier tour, l'adversaire a tout fini, le capitaine a le droit de se servir chez lui
        ma cité est finie, le capitaine peut me prendre un quartier ?
        le capitaine marche sur une cité terminée ?
        je suis capitaine, je peux prendre chez celui qui a 7 quartiers ?
        capitaine, ville complète en face, j'ai le droit ?
        je risque encore le capitaine avec ma cité finie ?
        dois-je laisser un quartier au capitaine si j'ai fini ?
    .yes =
        Ma ville finie est-elle à l'abri du Capitaine ?
        ma ville est finie, le capitaine est il bloque
        finir ma cite protege mes tavernes du capitaine
        interdit de prendre dans une cite achevee en capitaine
        une fois ma ville bouclée, le capitaine ne peut plus rien me prendre ?
        je suis capitaine, les joueurs qui ont terminé sont hors limites pour moi ?
        Terminer sa cité met-il tous ses quartiers hors de portée du Capitaine ?
        le capitaine est coincé face à une cité complète, même pour un bâtiment à 1 ?
        si la seule ville intéressante est finie, mon capitaine doit chercher ailleurs ?
        j'ai fini donc mon marché est tranquille face au capitaine, hein
        cité terminée, protégée du capitaine ?
        j'ai fini ma ville, suis-je à l'abri du capitaine ?
        7 quartiers, le capitaine ne peut rien me faire ?
        capitaine interdit sur une ville finie ?
        le capitaine doit viser une cité non terminée ?
        Une cité complète empêche-t-elle le Capitaine de prendre quoi que ce soit ?
    .asked =
        dans quelle ville le capitaine n'a pas le droit de se servir
        que peut me prendre le capitaine quand j'ai terminé ma cité
        le capitaine peut viser quelles villes
        j'ai sept quartiers et le capitaine veut mon temple, on fait quoi
ruling-marshal-no-duplicate = Le Capitaine ne peut pas s'emparer d'un quartier qu'il a déjà dans sa cité.
    .no =
        Le Capitaine peut-il prendre un quartier qu'il a déjà ?
        Le Capitaine peut-il avoir une deuxième Taverne en prenant la mienne ?
        J'ai un Temple et je suis le Capitaine : puis-je prendre le Temple du voisin ?
        Le Capitaine veut un bâtiment en double, est-ce légal ?
        le capitaine a une taverne, il prend aussi la mienne
        capitaine avec une eglise, l'eglise d'en face est une cible
        on peut avoir des doublons en prenant avec le capitaine
        deux prisons chez le capitaine par saisie
        le capitaine s'empare d'une copie de ce qu'il a, legal ?
        j'ai déjà un marché et je suis capitaine, je réquisitionne celui du voisin ?
        le capitaine peut finir avec deux tours de guet identiques en piquant la mienne ?
        comme il ne bâtit pas mais prend, le capitaine peut avoir deux fois la même carte ?
        Le Capitaine a-t-il le droit de s'emparer d'un Manoir s'il en a un dans sa cité ?
        capitaine proprio d'un comptoir, mon comptoir à 3 risque de partir chez lui ?
        je veux un second monastère, je l'arrache au voisin avec mon capitaine, ça passe ?
        le capitaine peut prendre ma taverne s'il en a une ?
        capitaine, je peux prendre un doublon ?
        j'ai le même quartier que le capitaine, il peut me le voler ?
        je suis capitaine, j'ai une prison, je peux en prendre une autre ?
        deux temples pour le capitaine, permis ?
        je risque de perdre mon marché si le capitaine en a déjà un ?
    .yes =
        Mon quartier est-il à l'abri du Capitaine s'il possède le même ?
        si le capitaine a le meme batiment le mien est tranquille
        prendre un doublon est interdit au capitaine
        mon temple est sauf si le capitaine en a deja un
        le capitaine possède une caserne, donc ma caserne ne bouge pas ?
        pas de quartier en double dans la ville du capitaine, même réquisitionné ?
        Un quartier que le Capitaine possède déjà est-il exclu de ses cibles ?
        j'ai la même taverne que le capitaine, il doit me prendre autre chose ?
        l'échoppe du capitaine protège la mienne contre lui, en gros
        en capitaine je suis bloqué si le quartier visé existe déjà chez moi ?
        le capitaine a déjà mon quartier, je le garde ?
        doublons interdits pour le capitaine ?
        suis-je protégé si le capitaine possède la même carte ?
        capitaine, je ne peux pas prendre ce que j'ai déjà ?
        ma taverne est à l'abri si le capitaine en a une ?
        Le Capitaine doit-il choisir un quartier absent de sa cité ?
    .asked =
        quels quartiers à 3 ou moins le capitaine ne peut quand même pas prendre à cause de sa cité
        capitaine avec un temple, il vise mon temple, on dit quoi
        le capitaine a le même bâtiment que moi, il se passe quoi
        je suis capitaine, qu'est-ce que je ne peux pas prendre à cause de mes quartiers
ruling-marshal-completes = Le Capitaine peut terminer sa cité, et même en premier, en s'emparant d'un quartier : le livret regarde ce qu'il y a dans la cité, un quartier pris y compte comme un quartier construit.
    .yes =
        Le Capitaine peut-il terminer sa cité en s'emparant d'un quartier ?
        La partie s'arrête-t-elle si le Capitaine prend son septième quartier ?
        Il me manque un bâtiment et je suis le Capitaine : si j'en prends un, ai-je fini ?
        Un quartier réquisitionné compte-t-il pour les sept de la cité ?
        Le Capitaine peut-il avoir les 4 points du premier avec un quartier pris ?
        le capitaine rafle son 7e, il a fini
        le capitaine a t il les +4 en finissant avec un batiment vole
        prendre avec le capitaine compte comme construire pour finir la ville
        dernier quartier pris en capitaine, ma cité est terminée
        j'en suis à 6, je pique une tour de guet en capitaine, c'est la fin ?
        Le Capitaine qui arrive à sept en réquisitionnant termine-t-il sa cité ?
        le capitaine peut déclencher la dernière manche sans rien bâtir, juste en prenant ?
        premier à 7 grâce à un quartier chipé par mon capitaine, j'ai le bonus du premier ?
        un bâtiment pris en capitaine vaut autant qu'un construit pour compter la ville ?
        je bâtis le sixième et je prends le septième en capitaine, ville finie ?
        mon voisin capitaine m'a volé un temple et a fini comme ça, c'est valide
        le capitaine peut finir sa ville avec un quartier volé ?
        j'ai 6 quartiers, je prends le 7e avec le capitaine, j'ai fini ?
        le capitaine a pris mon quartier et a fini, il a les 4 points ?
        un quartier pris par le capitaine compte dans sa cité ?
        capitaine, finir en premier en prenant un quartier, ça marche ?
        le capitaine me prend mon temple et termine, la partie s'arrête à la fin de la manche ?
    .no =
        un quartier pris par le capitaine ne compte pas dans ses sept
        le septieme doit il etre bati et pas pris par le capitaine
        capitaine a 6 qui prend une taverne, on rejoue une manche
        le capitaine n'a pas le droit de terminer la partie avec son pouvoir
        le capitaine doit forcément construire lui-même son dernier bâtiment ?
        le bonus de 4 est refusé au capitaine qui finit avec un quartier saisi ?
        Un quartier réquisitionné par le Capitaine est-il ignoré quand on compte les quartiers d'une cité ?
        capitaine avec 7 dont un pris, on considère qu'il en a que 6 ?
        interdit au capitaine de prendre un quartier si ça lui fait finir sa ville ?
        faut attendre le tour d'après pour que le quartier saisi par le capitaine compte ?
        le capitaine doit construire son 7e quartier ?
        quartier pris par le capitaine, il ne compte pas pour finir ?
        interdit de finir sa ville avec le capitaine ?
        je finis en prenant avec le capitaine, je perds le bonus du premier ?
        le quartier pris par le capitaine vaut moins qu'un quartier construit ?
        Un quartier saisi est-il exclu du total pour terminer la cité du Capitaine ?
    .asked =
        le capitaine chope son septième bâtiment chez un autre, il se passe quoi
        qui est premier si le capitaine atteint sept en prenant un quartier
        capitaine avec 6 quartiers prend un 7e, il a fini ou pas
        le capitaine finit premier avec un quartier pris, il gagne quel bonus
ruling-marshal-income = Le Capitaine prend 1 pièce d'or par quartier militaire (rouge) de sa cité.
    .asked =
        Quel est le revenu du Capitaine ?
        Quels quartiers rapportent de l'or au Capitaine ?
        J'ai deux quartiers rouges et je suis le Capitaine : combien de pièces ?
        quelle couleur nourrit le capitaine
        capitaine avec caserne, prison et tour de guet, je prends combien
        pour quelle couleur le capitaine touche des sous
        combien d'or touche le capitaine
        4 rouges en capitaine, combien de pièces
    .yes =
        Le Capitaine est-il payé pour les quartiers militaires comme le Condottiere ?
        les rouges paient le capitaine
        le capitaine encaisse comme le condottiere
        prison plus caserne, le capitaine prend 2 pieces
        trois bâtiments militaires, le capitaine ramasse 3 ?
        la tour de guet ça rapporte une pièce au capitaine ?
        capitaine et forteresse en jeu, je prends une pièce pour elle ?
        Le Capitaine gagne-t-il une pièce pour chaque quartier militaire de sa cité ?
        c'est bien le rouge qui paie quand on est capitaine
        sans bâtiment rouge le capitaine ne touche rien de ses quartiers ?
        capitaine = une pièce par rouge ?
        ma caserne rapporte au capitaine ?
        j'ai 2 quartiers rouges, je touche 2 en capitaine ?
        le capitaine gagne de l'or avec la prison ?
        pas de rouge, pas de revenu pour le capitaine ?
        Les quartiers militaires donnent-ils de l'or au Capitaine ?
    .no =
        le capitaine gagne t il avec les jaunes
        2 pieces par rouge pour le capitaine
        aucun rouge, le capitaine a t il un revenu
        les verts rapportent ils au capitaine
        en capitaine mes églises me rapportent ?
        le capitaine touche pour le manoir et le château ?
        les rouges des adversaires comptent dans le revenu du capitaine ?
        un seul rouge et mon capitaine prend 3 pièces ?
        la forteresse coûte 5, elle rapporte 5 au capitaine ?
        Les quartiers commerçants donnent-ils de l'or au Capitaine ?
        le capitaine touche de l'or pour les bleus ?
        le capitaine gagne pour le rouge des autres ?
        2 rouges, le capitaine touche 4 ?
        marché et taverne paient le capitaine ?
        le capitaine prend de l'or pour mon château ?
        capitaine sans quartier rouge, je touche quelque chose pour mes couleurs ?
ruling-marshal-factory = Même avec la Manufacture, le Capitaine ne prend rien au-dessus de 3 : elle ne baisse que ce que son propriétaire paie pour construire. Le coût ne change pas, et c'est lui qui compte pour la limite et pour le paiement du Capitaine.
    .no =
        Avec la Manufacture, le Capitaine peut-il prendre une merveille de coût 4 ?
        Le Capitaine paie-t-il 1 de moins pour une merveille s'il a la Manufacture ?
        Je suis le Capitaine et j'ai la Manufacture : une merveille à 4 m'en coûte-t-elle 3 ?
        La remise de la Manufacture s'applique-t-elle à une réquisition du Capitaine ?
        ma manufacture pousse la limite du capitaine a 4
        capitaine et manufacture, une merveille a 3 pour 2 pieces
        la manufacture me fait une ristourne quand je prends un violet en capitaine
        avec la manufacture le capitaine peut il viser un violet a 4
        j'ai la manufacture, mon capitaine peut taper une merveille à 4 parce qu'elle me revient à 3 ?
        capitaine + manufacture, ristourne d'une pièce sur la violette que je prends ?
        La Manufacture relève-t-elle le plafond de 3 du Capitaine ?
        la manufacture change le coût des violettes pour ce que je réquisitionne ?
        le voisin capitaine a la manufacture, il peut m'embarquer ma bibliothèque à 6 ?
        je suis capitaine, je file 2 au lieu de 3 pour une merveille à 3 vu que j'ai la manufacture
        mon capitaine profite de la manufacture comme quand je bâtis ?
        capitaine avec manufacture, je peux prendre une merveille à 4 ?
        la manufacture baisse le prix pour le capitaine ?
        le capitaine a la manufacture, il peut me prendre mon observatoire à 4 ?
        capitaine + manufacture, je paie 1 de moins au proprio ?
        la manufacture marche avec le capitaine ?
        le capitaine me prend une merveille à 3 et ne me donne que 2 grâce à sa manufacture ?
    .yes =
        capitaine avec manufacture, il paie plein tarif une merveille prise
        une merveille a 4 est a l'abri du capitaine qui a la manufacture
        la manufacture n'aide le capitaine que pour batir
        mes grosses merveilles restent elles hors de portee du capitaine malgre sa manufacture
        le capitaine paie le coût imprimé d'une merveille prise, manufacture ou pas ?
        une violette à 4 reste hors de prix pour le capitaine même s'il a la manufacture ?
        la réduc de la manufacture c'est que pour construire, donc rien pour le capitaine qui prend ?
        Le coût d'une merveille reste-t-il inchangé pour le Capitaine qui possède la Manufacture ?
        malgré ma manufacture, en capitaine je suis limité à 3 ?
        capitaine avec manufacture, toujours max 3 ?
        manufacture inutile pour prendre avec le capitaine ?
        ma merveille à 4 est à l'abri même si le capitaine a la manufacture ?
        le capitaine doit me payer 3 pour une merveille à 3 malgré sa manufacture ?
        la manufacture sert seulement à construire, pas à prendre en capitaine ?
        Le Capitaine paie-t-il le prix complet même s'il a la Manufacture ?
    .asked =
        capitaine avec manufacture prend une merveille à 3, combien il sort
        la manufacture change quoi pour le capitaine qui réquisitionne
        capitaine et manufacture, quel coût max
        le capitaine a la manufacture et prend ma merveille à 3, je reçois combien
