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
        je peux utiliser la poudrière sur une cité complète
        il a fini, la poudrière peut détruire son dernier quartier
        ma cité est finie, la poudrière peut encore me prendre un quartier
        la poudrière fonctionne contre une cité terminée
        une cité de 7 quartiers à 4 joueurs, la poudrière peut l'attaquer
        dois-je me méfier de la poudrière une fois ma cité terminée
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
        cité terminée, suis-je protégé de la poudrière
        la poudrière est inutile contre une cité terminée
        il a 7 quartiers à 5 joueurs, ma poudrière ne peut pas le viser
        poudrière interdite sur une cité finie
        ma cité est complète, je ne risque plus rien de la poudrière
    .asked =
        à partir de quand la poudrière du voisin peut plus me toucher
        ma poudrière est interdite contre qui
        poudrière contre une cité finie, ça donne quoi
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
        je peux détruire un quartier à 5 avec la poudrière
        la poudrière peut détruire mon propre quartier
        la poudrière peut viser une merveille
        on peut me détruire mon quartier le plus cher avec la poudrière
        c'est moi qui choisis la cible de ma poudrière
        la poudrière marche sur tout quartier d'une cité pas finie
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
        la poudrière ne détruit que les quartiers à 1 ou 2
        la poudrière ne peut pas viser ma propre cité
        mes merveilles sont à l'abri de la poudrière
        la poudrière détruit trois quartiers
        un quartier trop cher résiste à la poudrière
        l'adversaire choisit le quartier que ma poudrière détruit
    .asked =
        Qu'est-ce qu'on a le droit de détruire avec la Poudrière ?
        quelle cible pour la poudriere
        qu'est-ce que ma poudrière peut dégommer
        c'est qui qui choisit le quartier que la poudrière fait sauter
        la poudrière peut détruire quels quartiers
ruling-own-completed-city = On ne détruit plus rien dans une cité terminée, même la sienne : la Poudrière et le Chantier n'y servent plus, et la Nécropole se paie en or. Certains joueurs le permettent : mettez-vous d'accord avant.
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
        cité finie, je peux détruire mon chantier pour construire gratuitement
        ma cité est terminée, je peux encore utiliser ma poudrière
        nécropole sans payer dans ma cité terminée
        je peux sacrifier mon quartier à la nécropole avec une cité finie
        le chantier fonctionne toujours quand ma cité est terminée
        j'ai fini ma cité, puis-je encore détruire un de mes quartiers avec la poudrière
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
        ma cité est finie, je ne peux plus utiliser mon chantier
        ma cité terminée, la poudrière ne me sert plus
        cité terminée, nécropole à payer en or
        ma cité est complète, interdit d'y détruire un quartier pour la nécropole
        chantier inutile dans ma cité terminée
        j'ai fini ma cité, dois-je payer la nécropole en or
    .asked =
        cité terminée et Nécropole en main : comment je la paie
        ma ville est finie, mon chantier et ma poudrière ils servent à quoi
        nécropole et ville déjà complète, je règle comment
        ma cité est terminée, je peux encore détruire mon chantier ou pas
ruling-armory-keep-bishop = La Poudrière peut détruire un Donjon ou un quartier de l'Évêque : ils ne sont à l'abri que du personnage de rang 8, et la Poudrière est un quartier.
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
        la poudrière détruit le donjon
        l'évêque peut être touché par la poudrière
        je suis évêque, on peut me détruire un quartier avec la poudrière
        donjon inutile contre la poudrière
        la poudrière marche contre l'évêque
        j'ai le donjon, la poudrière peut le faire sauter
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
        le donjon est à l'abri de la poudrière
        évêque, suis-je protégé de la poudrière
        la poudrière ne peut rien contre l'évêque
        le donjon bloque la poudrière
        interdit d'utiliser la poudrière sur le donjon
        l'évêque empêche la poudrière de détruire chez lui
    .asked =
        donjon et évêque, ça protège de quoi face à la poudrière
        pourquoi ma poudrière marche contre le donjon et pas le condo
        poudrière contre évêque, qui gagne
ruling-armory-great-wall = La Grande Muraille ne fait rien contre la Poudrière : elle n'augmente que ce que paie le personnage de rang 8, et la Poudrière ne demande pas d'or du tout.
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
        la grande muraille fait payer la poudrière
        j'ai la grande muraille, suis-je à l'abri de la poudrière
        poudrière contre grande muraille, je dois payer 1 or
        la grande muraille bloque la poudrière
        la grande muraille augmente le coût de la poudrière
        est-ce que ma grande muraille arrête sa poudrière
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
        la poudrière ne paie rien contre la grande muraille
        grande muraille inutile contre la poudrière
        j'ai la grande muraille, la poudrière peut quand même me détruire un quartier
        la poudrière est gratuite même avec la grande muraille en face
        poudrière sur la grande muraille, permis
        il a la grande muraille, ma poudrière reste gratuite ?
    .asked =
        poudrière contre grande muraille, ça coûte quoi en or
        la muraille change quoi pour une poudrière
        grande muraille et poudrière, je paie combien
ruling-armory-free = Utiliser la Poudrière ne coûte pas d'or, même contre un quartier très cher : on perd la Poudrière, et c'est tout.
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
        la poudrière coûte le prix du quartier
        je dois payer pour déclencher ma poudrière
        la poudrière me reste après usage
        quartier à 4, je paie 3 avec la poudrière
        il doit me payer s'il utilise la poudrière sur moi
        est-ce que la poudrière coûte 2 or
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
        la poudrière ne coûte pas d'or
        sans or je peux utiliser la poudrière
        je perds la poudrière en l'utilisant
        quartier à 6 détruit à la poudrière sans payer
        on peut me détruire un quartier gratuitement avec la poudrière
        plus un sou, puis-je encore utiliser ma poudrière
    .asked =
        Combien d'or coûte une destruction avec la Poudrière ?
        ca coute quoi de declencher la poudriere
        qu'est-ce que je perds en déclenchant la poudrière
        dégommer un truc à 5 à la poudrière, combien ça me coûte en pièces
        la poudrière ça coûte combien
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
        seul le condottiere peut utiliser la poudrière
        je ne suis pas rang 8, poudrière interdite
        la poudrière marche seulement avec le capitaine ou le condottiere
        le voleur ne peut pas utiliser sa poudrière
        il est évêque, suis-je à l'abri de sa poudrière
        la poudrière exige un personnage militaire
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
        je suis la marchande, je peux utiliser la poudrière
        n'importe qui peut utiliser sa poudrière
        le roi peut utiliser sa poudrière
        poudrière sans condottiere, ça marche
        un adversaire architecte peut utiliser sa poudrière contre moi
        la magicienne peut se servir de sa poudrière
    .asked =
        quel personnage faut il pour activer la poudriere
        c'est qui qui a le droit de déclencher une poudrière
        poudrière : elle marche avec quels rôles
        quel personnage peut utiliser la poudrière
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
        je peux utiliser la poudrière au tour d'un adversaire
        pendant mon tour on peut me détruire un quartier à la poudrière d'un autre
        la poudrière doit être utilisée avant de construire
        la poudrière est bloquée avant la collecte
        il pose son dernier quartier, je réponds avec la poudrière
        est-ce qu'il peut allumer sa poudrière pendant que je joue
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
        la poudrière s'utilise à mon tour
        je peux utiliser la poudrière avant de collecter
        je peux utiliser la poudrière après avoir construit
        pas de poudrière pendant le tour des autres
        c'est mon tour, il ne peut pas me lancer sa poudrière
        dois-je attendre mon tour pour faire sauter la poudrière
    .asked =
        à quel moment utilise-t-on la Poudrière
        ma poudrière, dans le tour de qui
        poudrière : avant ou après ma collecte
        quand j'utilise la poudrière
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
        poudrière construite, je l'utilise tout de suite
        la poudrière marche le tour où je la pose
        il vient de construire la poudrière, il peut me détruire un quartier maintenant
        construire et utiliser la poudrière dans le même tour, permis
        la poudrière est utilisable dès qu'elle est construite
        puis-je faire sauter la poudrière juste après l'avoir payée
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
        poudrière construite ce tour, interdit de l'utiliser
        je dois attendre la manche suivante pour ma poudrière
        il vient de poser sa poudrière, suis-je tranquille ce tour
        la poudrière ne marche qu'au prochain tour
        la poudrière neuve est inactive
        la poudrière doit rester une manche dans ma cité avant de sauter
    .asked =
        quand est ce que ma nouvelle poudriere devient utilisable
        combien de temps avant de pouvoir utiliser la poudrière que je viens de poser
        je viens de bâtir ma poudrière, je peux l'allumer à partir de quand
        poudrière posée, utilisable quand
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
