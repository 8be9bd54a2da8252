### The rulings of data/rulings/marshal.toml, and the questions they answer: with yes, with no, or in another way.

ruling-marshal-seizes = Le Capitaine s'empare d'un seul quartier, de coût 3 ou moins, chez un autre joueur, et il en paie le coût.
    .asked =
        Quels quartiers le Capitaine peut-il prendre, et combien paie-t-il ?
        que peut rafler le capitaine
    .yes =
        le capitaine peut prendre un quartier a 3
        mes quartiers a 5 sont a l'abri du capitaine
        3 c'est le maximum du capitaine
        une merveille pas chère, le capitaine y a droit
    .no =
        Le Capitaine peut-il me piquer un quartier de coût 4 ?
        Je suis le Capitaine : puis-je prendre une Cathédrale à 5 ?
        un port a 4 est il prenable par le capitaine
        le capitaine prend deux petits quartiers dans le meme tour
        en payant plus le capitaine peut il prendre un palais
ruling-marshal-pays-owner = Le Capitaine paie le coût entier du quartier dont il s'empare, et cet or va au joueur à qui il le prend.
    .yes =
        Le Capitaine paie-t-il le joueur dont il prend le quartier ?
        Le Capitaine m'a pris une Taverne : suis-je dédommagé ?
        le capitaine me prend un quartier a 3, je touche 3 pieces
    .no =
        l'or du capitaine va t il a la banque
        le capitaine prend un quartier sans payer
        le capitaine a t il une remise de 1 comme le condottiere
        capitaine fauché, il peut quand meme prendre une taverne
    .asked =
        Qui reçoit l'argent quand le Capitaine s'empare d'un quartier ?
        je suis capitaine et je prends un marché, je paie combien
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
    .yes =
        Ma ville finie est-elle à l'abri du Capitaine ?
        ma ville est finie, le capitaine est il bloque
        finir ma cite protege mes tavernes du capitaine
        interdit de prendre dans une cite achevee en capitaine
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
    .yes =
        Mon quartier est-il à l'abri du Capitaine s'il possède le même ?
        si le capitaine a le meme batiment le mien est tranquille
        prendre un doublon est interdit au capitaine
        mon temple est sauf si le capitaine en a deja un
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
    .no =
        un quartier pris par le capitaine ne compte pas dans ses sept
        le septieme doit il etre bati et pas pris par le capitaine
        capitaine a 6 qui prend une taverne, on rejoue une manche
        le capitaine n'a pas le droit de terminer la partie avec son pouvoir
ruling-marshal-income = Le Capitaine prend 1 pièce d'or par quartier militaire (rouge) de sa cité.
    .asked =
        Quel est le revenu du Capitaine ?
        Quels quartiers rapportent de l'or au Capitaine ?
        J'ai deux quartiers rouges et je suis le Capitaine : combien de pièces ?
        quelle couleur nourrit le capitaine
    .yes =
        Le Capitaine est-il payé pour les quartiers militaires comme le Condottiere ?
        les rouges paient le capitaine
        le capitaine encaisse comme le condottiere
        prison plus caserne, le capitaine prend 2 pieces
    .no =
        le capitaine gagne t il avec les jaunes
        2 pieces par rouge pour le capitaine
        aucun rouge, le capitaine a t il un revenu
        les verts rapportent ils au capitaine
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
    .yes =
        capitaine avec manufacture, il paie plein tarif une merveille prise
        une merveille a 4 est a l'abri du capitaine qui a la manufacture
        la manufacture n'aide le capitaine que pour batir
        mes grosses merveilles restent elles hors de portee du capitaine malgre sa manufacture
