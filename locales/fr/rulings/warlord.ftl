### The rulings of data/rulings/warlord.toml, and the questions they answer: with yes, with no, or in another way.

ruling-warlord-price = Le Condottiere paie 1 pièce d'or de moins que le coût du quartier : rien pour un coût de 1, 1 pièce pour un coût de 2, 4 pièces pour un coût de 5.
    .asked =
        Combien le Condottiere paie-t-il pour détruire un quartier ?
        Je suis le Condottiere : combien me coûte la destruction d'un Palais à 5 ?
        prix pour faire sauter une merveille a 6
        raser une caserne à 3, combien
        détruire un port à 4 ça coûte quoi au condott
        condottiere, combien pour un quartier à 3
        condottiere, je paie combien
    .yes =
        Le Condottiere peut-il raser gratuitement un quartier de coût 1 ?
        deux pieces pour raser un quartier a 3, c'est juste
        sans une piece le condottiere peut il demolir une taverne a 1
        un quartier a 2 coute t il 1 piece au condottiere
        5 pieces suffisent elles au condottiere contre une merveille a 6
        le condott casse un temple sans payer ?
        une cathédrale à 5, quatre pièces pour la raser ?
        Le coût de destruction est-il inférieur d'une pièce au coût du quartier ?
        j'ai 3 pièces, mon condottiere peut faire sauter un quartier à 4 ?
        église à 2, je lâche une pièce et elle saute ?
        condott fauché mais cible à 1, il peut détruire ?
        condottiere, un quartier à 1 gratuit ?
        condottiere, 2 pièces pour un quartier à 3 ?
        je suis condottiere, palais à 5, je paie 4 ?
        le condottiere peut détruire ma taverne sans payer ?
        il me faut 3 pièces pour détruire un château à 4 ?
        Le Condottiere paie-t-il le coût moins un ?
    .no =
        le condottiere paie t il le prix entier du quartier
        4 pieces en poche, mon condottiere peut il detruire un quartier a 6
        faut il 5 pieces pour detruire un quartier de cout 5
        le condottiere detruit il toujours gratuitement
        2 pieces, un quartier a 4 : mon condottiere peut il
        palais à 5, 5 pièces pour le détruire ?
        le condott paie la moitié du prix du quartier ?
        Le Condottiere paie-t-il une pièce de plus que le coût ?
        avec 1 pièce mon condott rase un manoir à 3 ?
        un quartier à 1 coûte 1 à détruire ?
        toutes les destructions coûtent 2 ?
        condottiere, je paie le prix entier ?
        condottiere toujours gratuit ?
        condottiere, quartier à 3 pour 1 pièce ?
        condottiere avec 3 pièces, je détruis un palais à 5 ?
        condottiere, quartier à 2 gratuit ?
        le condottiere paie 1 pièce pour n'importe quoi ?
ruling-warlord-one-a-turn = Le Condottiere peut détruire un quartier par tour, dans la cité de son choix, jamais deux. Il peut aussi n'en détruire aucun.
    .no =
        Le Condottiere peut-il abattre deux bâtiments dans le même tour ?
        le condottiere est il obligé de detruire
        plein d'or, mon condottiere peut il en raser deux de suite
        deux tavernes a 1 d'un coup avec le condottiere
        un quartier chez chaque joueur pour le condottiere
        en payant deux fois le condottiere en rase deux
        deux quartiers à 1, le condott les rase tous les deux gratis ?
        le condottiere doit frapper quelqu'un à chaque tour ?
        Le Condottiere peut-il détruire un quartier par joueur ?
        le condott doit obligatoirement viser le plus riche ?
        double attaque si le condott paie le double ?
        un quartier avant la collecte, un autre après, pour le condott ?
        condottiere, deux quartiers par tour ?
        je suis condottiere, je dois détruire ?
        le condottiere peut me détruire deux quartiers ?
        condottiere riche, plusieurs destructions ?
        condottiere obligé d'attaquer ?
        il a détruit deux quartiers en condottiere, c'est permis ?
    .yes =
        un seul batiment par tour pour le condottiere
        c'est le condottiere qui choisit chez qui il detruit
        jpeux ne rien detruire en condottiere
        condott, je peux m'abstenir de détruire ?
        un bâtiment max rasé par tour de condottiere ?
        Le Condottiere choisit-il librement la cité qu'il attaque ?
        même avec 20 pièces le condott n'en casse qu'un ?
        le condott a déjà frappé, ma ville est tranquille pour ce tour ?
        détruire c'est une option pour le condott, pas un devoir ?
        condottiere, un seul quartier ?
        le condottiere peut ne rien détruire ?
        je perds au maximum un quartier face au condottiere ce tour ?
        je suis condottiere, je choisis la cité ?
        condottiere, pas plus d'une destruction ?
        Le Condottiere peut-il renoncer à détruire ?
    .asked =
        Combien de quartiers le Condottiere peut-il démolir par tour ?
        combien de destructions par tour pour le condott
        je suis condottiere et je veux rien casser, je fais quoi
        condottiere, combien de quartiers
        le condottiere doit ou peut détruire
ruling-warlord-not-completed = Une cité terminée est à l'abri du Condottiere : sept quartiers, ou huit à 2 ou 3 joueurs.
    .no =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
        J'ai sept quartiers : le Condottiere peut-il encore m'en raser un ?
        Le Condottiere peut-il attaquer celui qui a fini sa ville en premier ?
        Un joueur a fini sa cité : puis-je encore l'attaquer avec mon Condottiere ?
        À deux joueurs, j'ai sept quartiers : suis-je à l'abri du Condottiere ?
        ma cité est finie, le condottiere peut il encore me raser un truc
        peut on attaquer une cité complete au condottiere en payant plus
        huit quartiers a deux : le condottiere peut il detruire chez moi
        derniere manche : mon condottiere peut il entamer la ville du premier
        sept quartiers à six joueurs et le condott me rase ma taverne ?
        en payant plein tarif le condott peut entamer une ville finie ?
        Le Condottiere a-t-il prise sur une cité terminée à la dernière manche ?
        six quartiers à cinq joueurs, je suis à l'abri du condott ?
        à trois joueurs, sept suffisent contre le condottiere ?
        le condott est le dernier à jouer donc il peut casser la ville du premier fini ?
        cité finie, le condottiere peut détruire ?
        je suis condottiere, je peux attaquer une ville de 7 quartiers à 5 joueurs ?
        ma ville est complète, je risque le condottiere ?
        le condottiere marche sur une cité terminée ?
        à 2, sept quartiers, protégé du condottiere ?
        il a fini sa ville, mon condottiere peut la casser ?
    .yes =
        avec sept quartiers suis je tranquille face au condottiere a cinq joueurs
        une ville terminee est elle intouchable pour le condottiere
        six quartiers, le condottiere peut encore frapper
        a trois joueurs avec sept batiments, le condottiere est il encore un danger
        j'ai posé mon septième à cinq, le condott me laisse tranquille ?
        cité bouclée, condott impuissant ?
        Terminer sa cité protège-t-il du Condottiere ?
        huit quartiers à trois joueurs, fini le stress du condottiere ?
        à deux avec sept bâtiments le condott peut encore me taper ?
        le premier qui a fini ne peut plus être rasé par mon condott ?
        cité terminée, à l'abri du condottiere ?
        7 quartiers à 4 joueurs, suis-je protégé du condottiere ?
        ma ville est finie, le condottiere ne peut rien ?
        à 3, il faut huit quartiers pour être à l'abri du condottiere ?
        six quartiers à 5, le condottiere peut m'attaquer ?
        Le Condottiere doit-il épargner une cité terminée ?
    .asked =
        a partir de combien de quartiers on ne craint plus le condottiere
        à combien de quartiers je suis immunisé contre le condott à quatre joueurs
        à deux joueurs, ma ville est protégée du condottiere dès combien
        ville finie et condottiere, il peut ou pas
        à 3, combien de quartiers contre le condottiere
ruling-warlord-any-moment = Le Condottiere détruit à n'importe quel moment de son tour, même avant de collecter, de toucher son revenu ou de construire.
    .yes =
        Le Condottiere peut-il détruire avant de construire ?
        detruire avant de prendre ses deux pieces, le condottiere peut
        condottiere : j'encaisse mes rouges puis je detruis, c'est bon
        on peut raser apres avoir construit en condottiere
        raser, puis collecter, puis batir : ordre permis au condottiere
        je rase en premier, avant même de prendre mes sous ?
        collecte, destruction, construction, dans cet ordre, le condott peut ?
        Le Condottiere peut-il terminer son tour par une destruction ?
        j'encaisse mes rouges d'abord pour payer la destruction, c'est permis au condott ?
        condott : l'ordre détruire/construire c'est comme je veux ?
        mon condott a déjà bâti, il peut encore raser ?
        condottiere, détruire au début du tour ?
        je suis condottiere, je peux détruire avant de collecter ?
        condottiere, je construis puis je détruis ?
        condottiere, détruire après le revenu, permis ?
        le condottiere choisit quand il détruit dans son tour ?
        Le Condottiere peut-il détruire dès le début de son tour ?
    .no =
        le condottiere doit il attendre la fin de son tour pour detruire
        faut il d'abord batir avant d'attaquer avec le condottiere
        le condottiere frappe t il pendant le tour d'un autre
        l'attaque du condottiere est elle reservee au debut du tour
        le condott détruit forcément à la toute fin ?
        une fois que j'ai construit, plus de destruction en condottiere ?
        Le Condottiere doit-il collecter avant de détruire ?
        le condott peut raser au tour de l'architecte ?
        la destruction c'est toujours la première action du condott ?
        condott, j'ai touché mes rouges donc trop tard pour casser ?
        condottiere, seulement à la fin du tour ?
        condottiere, je dois construire avant de détruire ?
        le condottiere peut détruire pendant mon tour ?
        condottiere, interdit de détruire après avoir bâti ?
        condottiere, je dois collecter d'abord ?
        il détruit avant de collecter en condottiere, c'est interdit ?
    .asked =
        Quand le Condottiere attaque-t-il ?
        Je suis le Condottiere : j'attaque au début ou à la fin de mon tour ?
        a quel moment du tour jpeux raser un quartier
        le condott rase quand dans son tour
        je détruis avant ou après avoir bâti en condottiere
        condottiere, je détruis quand
        condottiere, détruire avant ou après la collecte
ruling-warlord-pays-bank = Pour détruire un quartier, le Condottiere paie la banque ; le propriétaire ne reçoit rien.
    .no =
        Le propriétaire d'un quartier détruit reçoit-il l'or que paie le Condottiere ?
        On m'a rasé un quartier : est-ce que je touche l'argent du Condottiere ?
        suis je dedommagé quand le condottiere me detruit un chateau
        le condottiere me donne t il les pieces de la destruction
        il a payé 4 pour mon palais, ces 4 pieces sont pour moi
        je recois la moitié quand le condottiere me rase un quartier
        le condott me file les pièces de la destruction ?
        mon quartier rasé m'est remboursé ?
        Le propriétaire touche-t-il la moitié de la somme payée par le Condottiere ?
        condott, je donne l'or au joueur que j'attaque ?
        la victime du condott pioche une carte en dédommagement ?
        les 4 pièces payées pour raser ma cathédrale sont pour moi ?
        le condottiere me paie quand il détruit ?
        je reçois l'or de la destruction ?
        condottiere, je paie le propriétaire ?
        mon quartier est détruit, je suis remboursé ?
        le condottiere détruit mon palais, je touche 4 pièces ?
        je touche quelque chose si le condottiere m'attaque ?
    .yes =
        l'or du condottiere va t il a la banque
        quartier rasé par le condottiere : je perds tout sans remboursement
        les pieces payees pour raser retournent elles a la reserve
        le condott paie à la banque et moi j'ai que mes yeux pour pleurer ?
        pas d'indemnité pour celui qui perd son quartier face au condott ?
        Le coût de la destruction est-il versé à la banque ?
        il a lâché 3 pièces pour casser mon port, elles vont dans la réserve ?
        contrairement au capitaine, le condott ne paie pas le proprio ?
        zéro compensation quand le condottiere me démolit ?
        condottiere, je paie la banque ?
        mon quartier détruit, je ne reçois rien ?
        l'or du condottiere va à la banque et pas à moi ?
        pas de remboursement après le condottiere ?
        je suis condottiere, l'or part à la banque ?
        Le propriétaire du quartier détruit repart-il sans rien ?
    .asked =
        Qui reçoit l'or que paie le Condottiere ?
        l'or de la destruction, il va où
        on me rase un palais, je touche quoi
        condottiere détruit mon château, je reçois quoi
        le condottiere paie qui
ruling-warlord-own = Le Condottiere peut aussi détruire dans sa propre cité, au même prix, tant qu'elle n'est pas terminée.
    .yes =
        Le Condottiere peut-il détruire son propre quartier ?
        Puis-je démolir un de mes bâtiments avec le Condottiere ?
        Je suis le Condottiere : puis-je raser un de mes propres quartiers pour en reposer un meilleur ?
        Le Condottiere peut-il s'attaquer à sa propre ville ?
        jpeux bruler ma propre taverne gratis en condottiere
        s'attaquer soi meme au condottiere pour faire de la place, permis
        le condottiere paie t il aussi pour son propre batiment a 3
        condott, je peux me détruire un quartier à moi ?
        je vire ma vieille taverne gratos avec mon propre condott ?
        Le Condottiere paie-t-il le même tarif dans sa propre cité ?
        mon palais à 5, je peux le raser moi-même pour 4 en condott ?
        le condott a sa propre ville parmi ses cibles possibles ?
        si ma ville est finie mon condott ne peut plus casser chez moi ?
        condottiere, je peux détruire chez moi ?
        je suis condottiere, je peux raser mon propre temple ?
        condottiere, je paie pareil pour mon quartier ?
        je veux remplacer ma taverne, je peux la détruire en condottiere ?
        il détruit son propre quartier en condottiere, c'est permis ?
        Puis-je détruire mon propre quartier avec le Condottiere si ma cité n'est pas finie ?
    .no =
        le condottiere est il limité aux cités des autres
        un rabais pour le condottiere sur ses propres quartiers
        ma propre cité est terminée, mon condottiere peut il y raser un quartier
        est il interdit au condottiere de detruire chez lui
        le condottiere detruit gratis tout ce qui est a lui
        mes propres quartiers sont gratuits à raser en condott ?
        le condott doit attaquer un adversaire ?
        Le Condottiere peut-il détruire dans sa propre cité terminée ?
        je touche l'or quand je rase mon propre bâtiment en condott ?
        s'autodétruire en condottiere c'est illégal ?
        chez moi je peux en casser deux en condott ?
        condottiere, interdit chez soi ?
        condottiere, gratuit dans ma propre ville ?
        ma ville est finie, je peux y détruire en condottiere ?
        le condottiere doit viser les autres ?
        condottiere, mon palais à 5 rasé gratuitement ?
        il détruit chez lui en condottiere, c'est une erreur ?
    .asked =
        Combien coûte la destruction d'un bâtiment à soi ?
        tarif pour raser mon propre marché
        raser ma propre caserne à 3, ça me coûte combien en condott
        pourquoi je pourrais pas casser chez moi en condottiere
        condottiere, détruire chez moi coûte combien
        condottiere, ma propre cité, permis ou pas
ruling-destroy-under-deck = Un quartier détruit va sous la pioche, quelle qu'en soit la cause : Condottiere, Poudrière, Chantier ou Nécropole.
    .no =
        Un quartier détruit revient-il dans la main de son propriétaire ?
        Un quartier détruit sort-il du jeu ?
        On m'a rasé ma Cathédrale : est-ce que je la reprends en main ?
        jrecupere ma carte apres le passage du condottiere
        la poudriere m'a detruit ma bibliotheque, la carte me revient
        le condottiere prend il la carte detruite en main
        le chantier detruit retourne t il dans ma main
        quartier rasé : je peux le reposer au tour suivant depuis ma main
        ma cathédrale rasée revient dans ma main ?
        le condott garde la carte du quartier qu'il a cassé ?
        Les quartiers détruits forment-ils une défausse à part ?
        quartier détruit = hors jeu pour de bon ?
        on remet le quartier rasé sur le dessus de la pioche ?
        la carte sacrifiée à la nécropole me revient en main ?
        quartier détruit, je le reprends en main ?
        le condottiere prend ma carte détruite ?
        quartier détruit, éliminé du jeu ?
        ma carte détruite par la poudrière me revient ?
        quartier détruit sur le dessus de la pioche ?
        je peux reconstruire tout de suite mon quartier détruit par le condottiere ?
    .yes =
        un quartier rasé va t il sous la pioche
        peut on repiocher plus tard un quartier detruit
        quartier sacrifié pour la necropole : sous la pioche
        le palais détruit part sous la pioche ?
        n'importe quelle destruction envoie la carte sous le paquet ?
        Le Chantier sacrifié va-t-il sous la pioche ?
        une cathédrale détruite peut ressortir de la pioche plus tard ?
        poudrière + cible, les deux finissent sous le tas ?
        personne ne récupère la carte d'un bâtiment détruit ?
        quartier détruit, sous la pioche ?
        condottiere, la carte va sous la pioche ?
        je perds ma carte quand on détruit mon quartier ?
        poudrière utilisée, elle va sous la pioche ?
        quartier sacrifié au chantier, sous la pioche aussi ?
        Une carte détruite peut-elle revenir par la pioche ?
    .asked =
        Où va la carte d'un quartier rasé ?
        Que devient une carte démolie par le Condottiere ou la Poudrière ?
        on met ou la poudriere apres l'avoir utilisee
        quartier rasé par le condott, je mets la carte où
        après usage de la poudrière, les cartes vont où
        quartier détruit, où va la carte
        le condottiere détruit mon temple, qui a la carte
ruling-warlord-income = Le Condottiere prend 1 pièce d'or par quartier rouge de sa cité (militaire, ou soldatesque dans la troisième édition).
    .asked =
        Quel est le revenu du Condottiere ?
        Quels quartiers rapportent de l'or au Condottiere ?
        J'ai trois quartiers rouges et je suis le Condottiere : combien de pièces ?
        Que rapportent la Prison et la Caserne au Condottiere ?
        forteresse, prison et taverne : combien au condottiere
        condott avec quatre rouges, combien je touche
        quelle couleur paie le condottiere
        condottiere avec 2 rouges, combien d'or
        le condottiere gagne pour quelle couleur
    .yes =
        prison et caserne, 2 pieces pour mon condottiere
        le rouge rapporte t il au condottiere
        la tour de guet donne t elle une piece au condottiere
        une pièce par rouge pour le condott ?
        caserne, prison, forteresse : 3 pièces en condottiere ?
        Le Condottiere perçoit-il une pièce pour chaque quartier militaire ?
        soldatesque ou militaire, c'est pareil pour le revenu du condott ?
        zéro rouge, zéro revenu en condottiere ?
        ma tour de guet à 1 rapporte autant que ma forteresse en condott ?
        condottiere, 1 pièce par rouge ?
        je suis condottiere avec 3 rouges, je touche 3 ?
        la prison rapporte au condottiere ?
        condottiere sans rouge, pas de revenu ?
        la forteresse donne 1 pièce au condottiere ?
        Les quartiers rouges rapportent-ils au Condottiere ?
    .no =
        le condottiere touche t il de l'or pour les verts
        les rouges des autres paient ils le condottiere
        sans quartier rouge le condottiere a t il un revenu
        deux pieces par rouge pour le condottiere
        raser un rouge rapporte t il au condottiere
        le condott touche pour ses temples ?
        forteresse à 5, cinq pièces au condott ?
        Le Condottiere encaisse-t-il pour les quartiers rouges adverses ?
        un bonus d'une pièce d'office au condott ?
        mes jaunes paient le condottiere ?
        le condott touche de l'or pour chaque quartier qu'il a rasé ?
        condottiere, 2 pièces par rouge ?
        le condottiere gagne avec les bleus ?
        le condottiere prend de l'or pour mes rouges à moi ?
        condottiere, mon marché me rapporte ?
        le condottiere n'a pas de revenu ?
        2 rouges en condottiere, 4 pièces ?
ruling-warlord-own-bishop = À 2 ou 3 joueurs, le joueur qui a l'Évêque et le Condottiere ne peut rien détruire dans sa propre cité : la protection de l'Évêque ne prévoit aucune exception.
    .no =
        Avec l'Évêque et le Condottiere, puis-je détruire un de mes propres quartiers ?
        À deux, j'ai l'Évêque et le Condottiere : puis-je raser chez moi ?
        a deux j'ai evêque et condottiere, jpeux raser chez moi
        a trois, évêque plus condottiere : detruire ma taverne pour faire de la place
        puis je ignorer la protection de mon évêque avec mon condottiere
        une exception a la protection de l'évêque pour son propre condottiere
        en duel, évêque et condottiere pour moi : je remplace ma taverne en la rasant
        à deux, évêque puis condott : je rase ma propre église ?
        ma ville m'appartient donc l'évêque ne gêne pas mon condott ?
        L'Évêque laisse-t-il son propre joueur détruire chez lui à trois ?
        je peux lever ma protection d'évêque pour mon condott ?
        avec évêque et condott mon condott ne peut plus détruire du tout, nulle part ?
        à trois, mon condott contourne mon évêque en payant une pièce de plus ?
        à 2, évêque et condottiere, je détruis chez moi ?
        j'ai l'évêque et le condottiere, je peux raser ma taverne ?
        à 3, mon évêque ne bloque pas mon propre condottiere ?
        je suis évêque et condottiere, ma cité est attaquable par moi ?
        à 2 avec les deux persos, exception pour ma propre ville ?
        mon condottiere peut ignorer mon évêque à 3 ?
    .yes =
        Mon Évêque protège-t-il ma cité de mon propre Condottiere ?
        La protection de l'Évêque s'applique-t-elle à son propre joueur qui joue le rang 8 ?
        mon propre évêque bloque t il mon condottiere chez moi
        ma cité m'est elle interdite si j'ai l'évêque et le condottiere
        avec évêque et condottiere, jpeux encore detruire chez l'adversaire
        mon évêque empêche mon condott de casser chez moi à deux ?
        évêque et condott à trois, ma taverne est intouchable même par moi ?
        La protection de l'Évêque vaut-elle contre le Condottiere du même joueur ?
        à deux avec ces deux persos je dois taper chez l'adversaire ou rien ?
        j'ai les deux, évêque et condott, je suis bloqué pour refaire ma ville ?
        pas d'exception à l'évêque, même pour son propre condottiere ?
        à 2, mon évêque bloque mon condottiere chez moi ?
        évêque et condottiere, interdit de détruire chez moi ?
        à 3, ma ville est protégée de mon propre condottiere par l'évêque ?
        j'ai les deux, évêque et condottiere, je peux seulement attaquer les autres ?
        mon évêque me protège aussi de moi-même en condottiere ?
        L'Évêque m'empêche-t-il de détruire dans ma propre cité à trois ?
    .asked =
        j'ai a la fois évêque et condottiere, je peux detruire quoi
        j'ai évêque et condott à deux, je peux raser chez qui
        ma propre ville est protégée contre moi si j'ai l'évêque et le condott à trois ?
        à 2, évêque et condottiere, je peux détruire où
        à 3 j'ai évêque et condottiere, ma ville je peux la toucher ou pas
ruling-rank-eight-origins = D'après les gemmes des cartes, le Condottiere vient du jeu d'origine et le Diplomate de La Cité Sombre. Les listes du livret ukrainien les marquent tantôt d'une façon, tantôt de l'autre.
    .yes =
        Le Condottiere vient-il du jeu d'origine ?
        le diplomate est il apparu dans la cité sombre
        la gemme du condottiere indique t elle le jeu d'origine
        le diplomate est il une carte d'extension
        le condott est là depuis le premier jeu ?
        le diplomate vient de l'extension la cité sombre ?
        Les gemmes des cartes indiquent-elles la provenance du Condottiere et du Diplomate ?
        les listes ukrainiennes se contredisent sur le condottiere et le diplomate ?
        dans ma vieille boîte de base y a le condott mais pas le diplomate, logique ?
        diplomate = cité sombre, condott = original ?
        condottiere, jeu d'origine ?
        diplomate, cité sombre ?
        le condottiere existait dans la première boîte ?
        le diplomate est venu avec l'extension ?
        le livret ukrainien n'est pas constant pour le condottiere ?
        La gemme du Diplomate est-elle celle de La Cité Sombre ?
    .no =
        le condottiere vient il de la cité sombre
        le diplomate etait il dans le tout premier citadelles
        les listes ukrainiennes marquent elles toujours bien le condottiere et le diplomate
        le condottiere est il une nouveaute de 2016
        le diplomate est d'origine et le condott de l'extension ?
        les deux viennent de la cité sombre ?
        Le Diplomate est-il un personnage inédit de 2016 ?
        le livret ukrainien est clair et constant sur l'origine du condott ?
        la gemme du condott est celle de la cité sombre ?
        le diplomate figure dans le jeu d'origine d'après sa gemme ?
        diplomate, jeu d'origine ?
        condottiere, cité sombre ?
        le condottiere est arrivé après le diplomate ?
        les listes ukrainiennes sont fiables pour le diplomate ?
        le diplomate est nouveau en 2016 ?
        le condottiere et le diplomate viennent de la même boîte ?
    .asked =
        De quelle version viennent le Condottiere et le Diplomate ?
        dans quelle boite est apparu le diplomate
        que disent les gemmes du condottiere et du diplomate
        condottiere et diplomate, ils sortent de quelle boîte
        comment savoir d'où vient un perso de rang 8
        condottiere, il vient d'où
        diplomate, extension ou jeu de base
ruling-warlord-end-of-turn = Le Condottiere détruit en tout dernier, à la fin de son tour ; depuis 2016, c'est quand il veut.
    .no =
        Le Condottiere peut-il détruire avant de construire ?
        le condottiere detruit avant de prendre de l'or
        jpeux encore batir apres avoir detruit en condottiere
        le condottiere frappe t il quand il veut
    .yes =
        le condottiere attaque t il en fin de tour
        faut il batir d'abord et detruire ensuite avec le condottiere
    .asked =
        Quand le Condottiere attaque-t-il ?
        dans quel ordre construire et raser
ruling-warlord-not-completed-classic = Une cité terminée est à l'abri du Condottiere : huit quartiers, ou sept dans une partie courte.
    .no =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
        le condottiere peut il raser un de mes huit quartiers
        peut on ramener a sept celui qui a fini, avec le condottiere
    .yes =
        huit quartiers, suis je a l'abri du condottiere
        sept quartiers en partie normale, le condottiere peut il frapper
        partie courte en sept : une ville de sept est elle protegee du condottiere
    .asked =
        combien de quartiers pour ne plus craindre le condottiere
ruling-warlord-not-completed-third = Une cité terminée, de huit quartiers, est à l'abri du Condottiere.
    .no =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
        raser dans une ville de huit quartiers avec le condottiere, possible
        jpeux empecher la fin en attaquant la cité terminee au condottiere
    .yes =
        mes huit quartiers sont poses, le condottiere ne peut plus rien contre moi
        j'ai 7 quartiers sur 8, le condottiere peut encore attaquer
        une cité finie est elle hors de portée du condottiere
    .asked =
        quand ma ville est elle a l'abri du condottiere
ruling-warlord-short-third = Dans une partie courte, une cité de sept ou six quartiers, selon ce qui est convenu, est à l'abri du Condottiere : le livret dit huit parce que c'est le nombre habituel.
    .no =
        Dans une partie courte, le Condottiere peut-il détruire dans une cité de sept quartiers ?
        on joue en six, le condottiere peut il frapper une cité de six
        faut il huit quartiers pour etre protegé du condottiere en partie courte
    .yes =
        partie courte en sept : ma cité de sept est elle a l'abri du condottiere
        en sept quartiers convenus, j'en ai six : le condottiere peut encore attaquer
        la protection contre le condottiere suit elle le nombre convenu en partie courte
    .asked =
        partie courte : combien de quartiers arretent le condottiere
ruling-warlord-under-deck-older = Un quartier détruit va sous la pioche, comme toute carte défaussée ; le livret n'en dit rien.
    .asked =
        Où va un quartier détruit par le Condottiere ?
    .yes =
        on met un quartier detruit sous la pioche
        pourra t on repiocher un quartier détruit par le condottiere
    .no =
        ma carte rasee par le condottiere me revient elle
        le condottiere garde t il la carte qu'il detruit
        le livret dit il ou va un quartier detruit
        remelange t on la pioche apres une destruction du condottiere
