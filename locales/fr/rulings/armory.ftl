### The rulings of data/rulings/armory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-armory-not-completed = Une cité terminée est hors de portée de la Poudrière.
    .no =
        La Poudrière peut-elle faire sauter un quartier d'une cité terminée ?
        J'ai la Poudrière : puis-je viser celui qui a déjà fini sa ville ?
        est ce que je peux faire peter la poudriere chez celui qui a 7 quartiers
        il vient de terminer sa cite, jpeux lui casser un batiment avec la poudriere
        on peut empecher la fin de partie en dynamitant le 7e quartier avec la poudriere
        ma ville est pleine, la poudriere du voisin peut encore me toucher
        la poudriere passe outre la protection d'une cite terminee
    .yes =
        Une cité finie, avec sept quartiers, est-elle à l'abri de la Poudrière ?
        ville finie = plus rien a craindre de la poudriere
        une cité complète bloque-t-elle la Poudrière
        est-il interdit de viser une cité achevée avec la poudrière
ruling-armory-any-district = La Poudrière détruit un quartier de votre choix, quel que soit son coût, dans n'importe quelle cité non terminée, la vôtre comprise.
    .yes =
        Puis-je détruire n'importe quel quartier avec la Poudrière, même un des miens ?
        La Poudrière peut-elle exploser sur un de mes propres bâtiments ?
        un gros quartier a 6 pieces, la poudriere le fait sauter aussi
        jpeux viser un quartier violet avec la poudriere
    .no =
        la poudriere est limitee aux quartiers pas chers
        avec la poudriere on detruit deux quartiers adverses d'un coup
        suis-je obligé de viser la ville d'un adversaire avec la Poudrière
        y a-t-il un coût maximum pour la cible de la Poudrière
    .asked =
        Qu'est-ce qu'on a le droit de détruire avec la Poudrière ?
        quelle cible pour la poudriere
ruling-own-completed-city = On ne détruit plus rien dans une cité terminée, même la sienne : la Poudrière et le Chantier n'y servent plus, et la Nécropole se paie en or. C'est notre interprétation ; certaines tables le permettent : mettez-vous d'accord avant.
    .no =
        Ma cité est terminée : puis-je encore y sacrifier un quartier pour le Chantier ou la Nécropole ?
        La Poudrière marche-t-elle encore quand la cité de son propriétaire est finie ?
        J'ai sept quartiers : puis-je détruire mon Chantier pour bâtir gratis un huitième ?
        Ville complète : ai-je encore le droit de démolir chez moi ?
        Ma Nécropole arrive en huitième, puis-je sacrifier un bâtiment pour elle ?
        ville finie, jpeux encore declencher ma poudriere sur quelqu'un
        j'ai 7 quartiers dont le chantier, je le casse pour batir gratos, ok
        necropole dans ma propre ville terminee, je peux raser une taverne a la place
        le chantier marche encore apres mon septieme quartier
    .yes =
        ma cite est complete, la necropole je dois la payer en or
        ma poudriere ne sert plus a rien une fois ma cite achevee
        est ce interdit de detruire chez soi quand on a fini sa ville (chantier, necropole)
    .asked =
        cité terminée et Nécropole en main : comment je la paie
ruling-armory-keep-bishop = La Poudrière peut détruire un Donjon ou un quartier de l'Évêque : ils ne sont protégés que du rang 8, et la Poudrière est un quartier.
    .yes =
        La Poudrière peut-elle détruire le Donjon ?
        Puis-je faire sauter le Donjon de mon voisin avec ma Poudrière ?
        jpeux faire sauter le donjon avec la poudriere
        la poudriere passe a travers la protection de l'eveque
        on m'a detruit mon donjon a la poudriere, c'est legal
        un quartier de l'Évêque est-il une cible valable pour la Poudrière
    .no =
        La cité de l'Évêque est-elle protégée contre la Poudrière ?
        Le Donjon résiste-t-il à une Poudrière qui explose ?
        Je suis l'Évêque : suis-je immunisé contre une Poudrière ?
        l'eveque me protege de la poudriere
        le donjon est indestructible meme contre la poudriere
        je suis eveque donc personne peut me peter un quartier a la poudriere non
        le donjon arrete-t-il la poudriere comme il arrete le condottiere
ruling-armory-great-wall = La Grande Muraille ne fait rien contre la Poudrière : elle n'augmente que ce que paie le rang 8, et la Poudrière ne demande pas d'or du tout.
    .no =
        Faut-il payer 1 de plus à cause de la Grande Muraille quand on utilise la Poudrière ?
        Ma cible a la Grande Muraille : ma Poudrière me coûte-t-elle quelque chose ?
        La Grande Muraille protège-t-elle d'une explosion de la Poudrière ?
        supplement d'une piece pour la poudriere si l'autre a la muraille
        ma muraille rend la poudriere plus chere
        derriere la grande muraille suis je a l'abri de la poudriere
        la muraille compte aussi contre une poudriere
    .yes =
        la poudriere se moque de la grande muraille
        on peut faire sauter la muraille elle meme avec la poudriere sans payer
        j'ai 0 or et il a la muraille, ma poudriere marche quand meme
        la Grande Muraille est-elle inutile face à la Poudrière
ruling-armory-free = Utiliser la Poudrière ne coûte pas d'or, même contre un quartier très cher : on perd la Poudrière elle-même, et c'est tout le prix.
    .no =
        Faut-il payer de l'or pour utiliser la Poudrière ?
        Dois-je payer pour faire sauter un bâtiment avec la Poudrière ?
        je paie le cout moins un avec la poudriere comme le condottiere
        je garde ma poudriere apres l'explosion
        une cathedrale a 5 me coute 4 a detruire avec la poudriere
    .yes =
        la poudriere c'est gratuit a utiliser
        j'ai plus une piece, jpeux quand meme declencher la poudriere
        la poudriere saute avec sa cible
    .asked =
        Combien d'or coûte une destruction avec la Poudrière ?
        ca coute quoi de declencher la poudriere
ruling-armory-any-character = La Poudrière ne demande aucun personnage précis : qui l'a dans sa cité peut s'en servir pendant son tour, qu'il soit le Roi, la Marchande ou n'importe qui d'autre.
    .no =
        Faut-il être le Condottiere pour utiliser la Poudrière ?
        la poudriere c'est reservé au condottiere
        il faut un personnage de rang 8 pour la poudriere
        ma poudriere depend de mon personnage
    .yes =
        je suis la marchande, jpeux utiliser ma poudriere
        n'importe quel personnage peut declencher la poudriere
        je joue le roi et j'ai la poudriere, je peux faire sauter un quartier
        l'Évêque a-t-il le droit d'utiliser sa Poudrière
    .asked =
        quel personnage faut il pour activer la poudriere
ruling-armory-own-turn = La Poudrière s'utilise à n'importe quel moment de votre tour, avant ou après la collecte, mais jamais pendant le tour d'un autre.
    .no =
        Puis-je utiliser la Poudrière pendant le tour d'un autre joueur ?
        jpeux declencher la poudriere en reaction pendant le tour du voisin
        faut il d'abord collecter avant d'utiliser la poudriere
        il va poser son septieme, je l'interromps avec la poudriere
        assassiné ce tour ci, ma poudriere marche quand meme
    .yes =
        poudriere avant de prendre mes pieces, c'est permis
        est ce que je dois attendre mon tour pour la poudriere
        après avoir construit, ai-je encore le droit d'utiliser la Poudrière
    .asked =
        à quel moment utilise-t-on la Poudrière
ruling-armory-at-once = La Poudrière marche dès le tour où on la construit : une fois dans votre cité, vous pouvez l'utiliser aussitôt.
    .yes =
        Puis-je utiliser la Poudrière le tour même où je la construis ?
        je viens de poser la poudriere, boum tout de suite c'est bon
        construire la poudriere et la faire sauter dans la foulee, permis ?
        poudrière bâtie à l'instant : utilisable aussitôt ?
        jpeux payer la poudriere puis detruire un quartier dans le meme tour
    .no =
        faut il attendre le tour suivant pour ma poudriere neuve
        la poudriere n'est active qu'a la manche d'apres
        une Poudrière toute neuve doit-elle patienter un tour
    .asked =
        quand est ce que ma nouvelle poudriere devient utilisable
ruling-armory-other-city-older = La Poudrière détruit un quartier dans la cité d'un autre joueur, jamais dans la vôtre.
    .no =
        Peut-on utiliser la Poudrière dans sa propre cité ?
        je peux casser un de mes quartiers avec la poudriere
        raser une taverne chez moi grace a la poudriere, possible
    .yes =
        la poudriere doit viser la ville d'un adversaire
        ma propre cite est interdite a ma poudriere
        le palais du voisin, la poudriere peut le faire sauter
    .asked =
        chez qui la poudriere peut elle frapper
ruling-armory-completed-third = La Poudrière peut frapper une cité terminée, qui n'est à l'abri que du Condottiere.
    .yes =
        La Poudrière peut-elle détruire un quartier d'une cité terminée ?
        on peut dynamiter une ville finie avec la poudriere
        poudriere sur une cite de 8 quartiers c'est permis
        ma ville est terminee, la poudriere peut encore me faire mal
    .no =
        j'ai mes huit quartiers, suis je tranquille face a la poudriere
        la cite achevee arrete la poudriere comme le condottiere
        est-ce interdit d'utiliser la poudrière contre celui qui a fini
ruling-armory-game-ends-third = Si la Poudrière détruit un quartier d'une cité terminée, la partie s'arrête quand même avec cette manche.
    .no =
        La partie continue-t-elle si la Poudrière fait sauter le huitième quartier ?
        peut on empecher la fin en faisant sauter son huitieme quartier a la poudriere
        on rejoue une manche si la poudriere casse une ville complete
        la derniere manche est annulee par la poudriere
        faut il qu'il reconstruise le huitieme avant la fin (poudriere)
    .yes =
        poudriere sur la cite finie, c'est toujours la derniere manche
        il retombe a 7 a cause de la poudriere, la partie s'arrete quand meme
        on compte les points apres cette manche malgre la poudriere
    .asked =
        la poudriere touche la ville complete : et la fin de partie alors
ruling-armory-completed-classic = La Poudrière peut frapper une cité terminée : le livret classique ne l'interdit qu'au Condottiere et au Diplomate, et la troisième édition le permet clairement. En 2016, c'est interdit.
    .yes =
        La Poudrière peut-elle détruire un quartier d'une cité terminée ?
        cite complete, la poudriere peut encore en abattre un
        le condottiere ne peut plus rien contre lui, mais ma poudriere oui ?
        je vise celui qui a termine avec ma poudriere, j'ai le droit
    .no =
        huit batiments me protegent de la poudriere
        une ville achevee est fermee a la poudriere
        poudriere contre ville pleine, interdit ?
