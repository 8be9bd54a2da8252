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
        poudrière sur le mec qui a fini, pour lui retirer un bâtiment
        sa ville est bouclée mais ma poudrière la fait sauter quand même, non ?
        j'annule sa fin de partie en faisant péter un quartier à la poudrière
        la poudrière marche partout, même sur une ville à 7
        contre une cité complète la poudrière coûte juste plus cher
        j'ai fini ma ville, je dois encore craindre la poudrière de Tom ?
    .yes =
        Une cité finie, avec sept quartiers, est-elle à l'abri de la Poudrière ?
        ville finie = plus rien a craindre de la poudriere
        une cité complète bloque-t-elle la Poudrière
        est-il interdit de viser une cité achevée avec la poudrière
        j'ai mes 7 quartiers, plus de poudrière qui me menace ?
        la poudrière peut rien contre une ville bouclée
        il a fini sa cité donc ma poudrière doit viser ailleurs
        poudrière : les villes complètes sont hors jeu comme cibles, c'est ça
        finir sa ville met à l'abri d'une poudrière adverse
        Est-ce qu'une cité terminée échappe à la Poudrière ?
    .asked =
        à partir de quand la poudrière du voisin peut plus me toucher
        ma poudrière est interdite contre qui
ruling-armory-any-district = La Poudrière détruit un quartier de votre choix, quel que soit son coût, dans n'importe quelle cité non terminée, la vôtre comprise.
    .yes =
        Puis-je détruire n'importe quel quartier avec la Poudrière, même un des miens ?
        La Poudrière peut-elle exploser sur un de mes propres bâtiments ?
        un gros quartier a 6 pieces, la poudriere le fait sauter aussi
        jpeux viser un quartier violet avec la poudriere
        poudrière sur un truc à 6, le prix s'en fiche ?
        je me fais sauter un de mes propres quartiers à la poudrière
        une merveille adverse peut y passer avec la poudrière
        j'ai le choix total de la cible avec la poudrière hors villes finies
        mon palais à 5 peut se faire dégommer par une poudrière
        La Poudrière peut-elle viser un quartier de n'importe quel coût dans une cité inachevée ?
    .no =
        la poudriere est limitee aux quartiers pas chers
        avec la poudriere on detruit deux quartiers adverses d'un coup
        suis-je obligé de viser la ville d'un adversaire avec la Poudrière
        y a-t-il un coût maximum pour la cible de la Poudrière
        la poudrière touche que les quartiers à 3 ou moins
        la poudrière, uniquement chez les autres
        les violettes résistent à la poudrière
        la poudrière rase toute une ville
        poudrière : faut viser son voisin direct
        on tire au sort le bâtiment qui saute avec la poudrière
    .asked =
        Qu'est-ce qu'on a le droit de détruire avec la Poudrière ?
        quelle cible pour la poudriere
        qu'est-ce que ma poudrière peut dégommer
        c'est qui qui choisit le quartier que la poudrière fait sauter
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
        ville à 7, je crame mon chantier pour un quartier gratos
        j'ai fini ma ville mais je fais péter ma poudrière sur le deuxième
        cité complète, je sacrifie une taverne pour poser la nécropole
        c'est ma ville, même finie je casse ce que je veux dedans
        la protection d'une ville finie concerne que les autres, moi je peux y détruire
        mon chantier me sert encore après ma dernière pose qui finit la ville
    .yes =
        ma cite est complete, la necropole je dois la payer en or
        ma poudriere ne sert plus a rien une fois ma cite achevee
        est ce interdit de detruire chez soi quand on a fini sa ville (chantier, necropole)
        ma ville est bouclée, mon chantier est devenu inutile ?
        nécropole en huitième : faut la payer cash
        une fois ma cité finie je peux plus faire exploser ma propre poudrière
        j'ai 7 quartiers, plus de sacrifice possible chez moi
        certaines tables permettent de démolir dans sa ville finie, faut en parler avant
        Ma cité terminée m'interdit-elle de détruire mon propre Chantier ?
    .asked =
        cité terminée et Nécropole en main : comment je la paie
        ma ville est finie, mon chantier et ma poudrière ils servent à quoi
        nécropole et ville déjà complète, je règle comment
ruling-armory-keep-bishop = La Poudrière peut détruire un Donjon ou un quartier de l'Évêque : ils ne sont protégés que du rang 8, et la Poudrière est un quartier.
    .yes =
        La Poudrière peut-elle détruire le Donjon ?
        Puis-je faire sauter le Donjon de mon voisin avec ma Poudrière ?
        jpeux faire sauter le donjon avec la poudriere
        la poudriere passe a travers la protection de l'eveque
        on m'a detruit mon donjon a la poudriere, c'est legal
        un quartier de l'Évêque est-il une cible valable pour la Poudrière
        il a le donjon, ma poudrière le dégomme ?
        l'évêque n'arrête pas une poudrière
        je suis évêque et on vient de me faire sauter un temple à la poudrière, c'est réglo
        le donjon craint la poudrière mais pas le condo
        la protection contre le rang 8 sert à rien face à la poudrière
        Ma Poudrière peut-elle raser un quartier dans la cité de l'Évêque ?
    .no =
        La cité de l'Évêque est-elle protégée contre la Poudrière ?
        Le Donjon résiste-t-il à une Poudrière qui explose ?
        Je suis l'Évêque : suis-je immunisé contre une Poudrière ?
        l'eveque me protege de la poudriere
        le donjon est indestructible meme contre la poudriere
        je suis eveque donc personne peut me peter un quartier a la poudriere non
        le donjon arrete-t-il la poudriere comme il arrete le condottiere
        j'ai l'évêque, la poudrière de Zoé peut rien me faire
        donjon invulnérable à tout, poudrière comprise
        évêque = immunisé contre toutes les destructions, poudrière incluse
        le donjon fait rebondir la poudrière
        pour viser l'évêque la poudrière doit payer 1 de plus
        on peut pas faire péter le donjon, même avec la poudrière, hein
    .asked =
        donjon et évêque, ça protège de quoi face à la poudrière
        pourquoi ma poudrière marche contre le donjon et pas le condo
ruling-armory-great-wall = La Grande Muraille ne fait rien contre la Poudrière : elle n'augmente que ce que paie le rang 8, et la Poudrière ne demande pas d'or du tout.
    .no =
        Faut-il payer 1 de plus à cause de la Grande Muraille quand on utilise la Poudrière ?
        Ma cible a la Grande Muraille : ma Poudrière me coûte-t-elle quelque chose ?
        La Grande Muraille protège-t-elle d'une explosion de la Poudrière ?
        supplement d'une piece pour la poudriere si l'autre a la muraille
        ma muraille rend la poudriere plus chere
        derriere la grande muraille suis je a l'abri de la poudriere
        la muraille compte aussi contre une poudriere
        muraille chez la cible, je paie 1 pour ma poudrière
        ma grande muraille arrête les poudrières
        derrière la muraille mes quartiers coûtent 1 po à la poudrière
        faut deux poudrières pour passer la grande muraille
        la muraille double le prix de la poudrière
        j'ai la muraille donc la poudrière du voisin est bloquée
    .yes =
        la poudriere se moque de la grande muraille
        on peut faire sauter la muraille elle meme avec la poudriere sans payer
        j'ai 0 or et il a la muraille, ma poudriere marche quand meme
        la Grande Muraille est-elle inutile face à la Poudrière
        muraille en face, ma poudrière reste gratos ?
        la grande muraille protège de rien contre la poudrière
        fauché face à une muraille, je peux quand même tout faire péter à la poudrière
        la muraille embête le rang 8 mais pas la poudrière
        mon voisin a la grande muraille, ma poudrière la fait sauter sans débourser
        La Poudrière ignore-t-elle le surcoût de la Grande Muraille ?
    .asked =
        poudrière contre grande muraille, ça coûte quoi en or
        la muraille change quoi pour une poudrière
ruling-armory-free = Utiliser la Poudrière ne coûte pas d'or, même contre un quartier très cher : on perd la Poudrière elle-même, et c'est tout le prix.
    .no =
        Faut-il payer de l'or pour utiliser la Poudrière ?
        Dois-je payer pour faire sauter un bâtiment avec la Poudrière ?
        je paie le cout moins un avec la poudriere comme le condottiere
        je garde ma poudriere apres l'explosion
        une cathedrale a 5 me coute 4 a detruire avec la poudriere
        poudrière sur un palais : 4 po à sortir
        la poudrière reste dans ma ville pour une prochaine fois
        la poudrière me coûte 1 pièce
        faut indemniser le proprio quand on fait péter la poudrière
        plus la cible est chère plus la poudrière me coûte
        je récupère de l'or en faisant sauter ma poudrière
    .yes =
        la poudriere c'est gratuit a utiliser
        j'ai plus une piece, jpeux quand meme declencher la poudriere
        la poudriere saute avec sa cible
        zéro pièce en poche et je déclenche la poudrière quand même ?
        le seul prix de la poudrière c'est de la perdre
        cathédrale dégommée à la poudrière pour pas un rond
        après usage plus de poudrière dans ma ville, c'est bien ça
        même un quartier à 6 coûte rien à péter avec la poudrière
        La Poudrière est-elle gratuite en or, quel que soit le prix de la cible ?
    .asked =
        Combien d'or coûte une destruction avec la Poudrière ?
        ca coute quoi de declencher la poudriere
        qu'est-ce que je perds en déclenchant la poudrière
        dégommer un truc à 5 à la poudrière, combien ça me coûte en pièces
ruling-armory-any-character = La Poudrière ne demande aucun personnage précis : qui l'a dans sa cité peut s'en servir pendant son tour, qu'il soit le Roi, la Marchande ou n'importe qui d'autre.
    .no =
        Faut-il être le Condottiere pour utiliser la Poudrière ?
        la poudriere c'est reservé au condottiere
        il faut un personnage de rang 8 pour la poudriere
        ma poudriere depend de mon personnage
        faut le condo pour allumer la poudrière
        seul le rang 8 déclenche une poudrière
        je suis roi, ma poudrière est en sommeil
        la poudrière demande un perso rouge
        un perso pacifique comme l'évêque ne peut pas utiliser sa poudrière
        mon rôle de ce tour m'empêche d'utiliser ma poudrière si c'est pas un militaire
    .yes =
        je suis la marchande, jpeux utiliser ma poudriere
        n'importe quel personnage peut declencher la poudriere
        je joue le roi et j'ai la poudriere, je peux faire sauter un quartier
        l'Évêque a-t-il le droit d'utiliser sa Poudrière
        poudrière en ville et je joue l'archi, je peux l'utiliser ?
        pas besoin d'être condo pour la poudrière
        même le voleur peut faire péter sa poudrière
        la poudrière est à celui qui l'a en ville, peu importe son rôle
        je suis évêque et je fais sauter ma poudrière, réglo
        Un joueur qui incarne la Marchande peut-il se servir de sa Poudrière ?
    .asked =
        quel personnage faut il pour activer la poudriere
        c'est qui qui a le droit de déclencher une poudrière
        poudrière : elle marche avec quels rôles
ruling-armory-own-turn = La Poudrière s'utilise à n'importe quel moment de votre tour, avant ou après la collecte, mais jamais pendant le tour d'un autre.
    .no =
        Puis-je utiliser la Poudrière pendant le tour d'un autre joueur ?
        jpeux declencher la poudriere en reaction pendant le tour du voisin
        faut il d'abord collecter avant d'utiliser la poudriere
        il va poser son septieme, je l'interromps avec la poudriere
        assassiné ce tour ci, ma poudriere marche quand meme
        Max va finir sa ville, je balance ma poudrière dans son tour
        poudrière en réponse à une attaque du condo pendant son tour
        la poudrière seulement après la collecte
        n'importe quand dans la manche pour la poudrière, même hors de mon tour
        poudrière obligatoirement en dernier dans mon tour
        juste avant le décompte, hors de mon tour, je fais péter la poudrière
    .yes =
        poudriere avant de prendre mes pieces, c'est permis
        est ce que je dois attendre mon tour pour la poudriere
        après avoir construit, ai-je encore le droit d'utiliser la Poudrière
        j'ai pas encore collecté, je peux déjà faire péter la poudrière ?
        la poudrière c'est à mon tour et jamais dans celui d'un autre
        j'ai collecté et bâti, la poudrière en dernier c'est bon
        pour ma poudrière faut attendre qu'on m'appelle
        pendant le tour de Lucie ma poudrière dort
        Puis-je déclencher ma Poudrière avant d'avoir collecté ?
    .asked =
        à quel moment utilise-t-on la Poudrière
        ma poudrière, dans le tour de qui
        poudrière : avant ou après ma collecte
ruling-armory-at-once = La Poudrière marche dès le tour où on la construit : une fois dans votre cité, vous pouvez l'utiliser aussitôt.
    .yes =
        Puis-je utiliser la Poudrière le tour même où je la construis ?
        je viens de poser la poudriere, boum tout de suite c'est bon
        construire la poudriere et la faire sauter dans la foulee, permis ?
        poudrière bâtie à l'instant : utilisable aussitôt ?
        jpeux payer la poudriere puis detruire un quartier dans le meme tour
        poudrière fraîchement posée, je l'allume direct ?
        pas de délai entre poser la poudrière et s'en servir
        je la paie, je la fais péter, tout ça dans mon tour, la poudrière
        poudrière bâtie ce tour, elle est déjà active
        il a posé sa poudrière et m'a cassé un truc dans la foulée, c'est légal
        Une Poudrière que je viens de construire peut-elle exploser immédiatement ?
    .no =
        faut il attendre le tour suivant pour ma poudriere neuve
        la poudriere n'est active qu'a la manche d'apres
        une Poudrière toute neuve doit-elle patienter un tour
        la poudrière doit passer une manche en ville avant de servir
        poudrière posée ce tour = inutilisable avant le prochain
        il vient de bâtir sa poudrière, j'ai un tour de répit
        la poudrière s'endort le tour où on la construit
        une poudrière neuve attend qu'on ait refait une collecte
        construire la poudrière termine mon tour, donc pas d'explosion
    .asked =
        quand est ce que ma nouvelle poudriere devient utilisable
        combien de temps avant de pouvoir utiliser la poudrière que je viens de poser
        je viens de bâtir ma poudrière, je peux l'allumer à partir de quand
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
