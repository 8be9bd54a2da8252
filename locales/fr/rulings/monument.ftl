### The rulings of data/rulings/monument.toml, and the questions they answer: with yes, with no, or in another way.

ruling-monument-two = Le Monument ne vaut deux quartiers que pour terminer la cité. Pour les points, c'est un quartier de coût 4, et une seule merveille pour tout ce qui les compte : la carte ne dit rien de plus.
    .no =
        Le Monument rapporte-t-il les points de deux quartiers ?
        Le Monument compte double : aussi pour le score ?
        Le Monument fait-il deux merveilles pour la Fontaine aux Souhaits ou le Capitole ?
        le monument fait il 8 points
        compte t on deux fois le cout du monument a la fin
        fontaine aux souhaits : le monument vaut il deux merveilles
        le monument compte double partout, scores compris
        au décompte le monument me vaut deux fois 4 ?
        mon monument compte pour 2 violettes à la fontaine aux souhaits ?
        trois merveilles avec le capitole, le monument pouvant en faire deux ?
        le monument apporte les points de deux bâtiments, puisqu'il compte double ?
        Le Monument compte-t-il comme deux merveilles pour les bonus de fin de partie ?
        j'ajoute 8 pour le monument dans mon total ?
        le monument vaut 8 points ?
        je compte deux fois le monument à la fin ?
        le monument compte double pour les points ?
        monument = 2 merveilles pour le capitole ?
        mon monument donne 2 points avec la fontaine aux souhaits ?
        je marque le double avec mon monument ?
    .yes =
        le monument marque seulement ses 4 points
        pour le capitole le monument n'est qu'une seule merveille
        double pour finir la cité mais simple pour le score, le monument c'est ca
        pour les points le monument reste un seul quartier
        le double du monument sert que pour finir la ville, pas aux points ?
        au score mon monument c'est 4 et rien de plus pour son coût ?
        Le Monument compte-t-il pour une seule merveille avec la Fontaine aux Souhaits ?
        pour les points de fin on le voit comme un quartier à 4, le monument ?
        malgré son effet double, le monument ne rapporte qu'une fois son prix ?
        le capitole voit le monument comme une carte et pas deux, juste ?
        le monument vaut 4 points ?
        le monument compte une seule fois pour le score ?
        monument et fontaine aux souhaits, une seule merveille ?
        le double du monument ne marche pas pour les points ?
        j'ai le monument, je marque juste 4 ?
        Au décompte, le Monument n'est-il qu'un seul quartier ?
    .asked =
        Le Monument vaut-il 4 ou 8 points ?
        Combien de points marque le Monument ?
        le monument rapporte combien au decompte
        fontaine aux souhaits avec monument, il fait combien de merveilles
        au décompte le monument c'est quoi, un ou deux quartiers
        le monument compte combien de fois pour le score
        monument et capitole, ça compte pour combien de merveilles
ruling-monument-completes = Pour terminer la cité, le Monument compte comme deux quartiers : six cartes avec lui suffisent, ou sept à 2 ou 3 joueurs.
    .yes =
        Le Monument compte-t-il comme deux quartiers pour terminer la cité ?
        le monument et cinq autres : ma cité est elle terminée
        je peux finir avec six batiments si j'ai le monument
        avec le monument, six cartes donnent elles le bonus de cité terminée
        grace au monument je finis une carte plus tot que les autres
        monument + 5 bâtiments à cinq joueurs, j'ai fini ?
        le monument fait deux dans le compte des sept ?
        on est deux, six cartes plus le monument, ma ville est complète ?
        Peut-on terminer sa cité avec six cartes lorsque l'une d'elles est le Monument ?
        j'ai que six cartes dont le monument et je prends le bonus de ville finie, ok ?
        mon voisin a arrêté la partie à six cartes grâce au monument, il a le droit ?
        à 3 joueurs, sept cartes avec monument suffisent au lieu de huit
        monument compte pour 2 quartiers ?
        j'ai 6 cartes dont le monument, ma cité est finie ?
        avec le monument je finis à 6 bâtiments ?
        à 2 joueurs, 7 cartes dont le monument, j'ai fini ?
        il a six cartes et le monument, il a terminé ?
        Le Monument permet-il de finir avec une carte de moins ?
    .no =
        faut il sept cartes posees meme avec le monument
        monument plus quatre quartiers, cité complete
        le monument vaut un seul quartier pour savoir qui a fini
        monument et 3 quartiers, c'est déjà fini ?
        cinq cartes monument compris, ça boucle la ville ?
        le monument ne change rien au nombre de cartes à poser pour finir ?
        à deux joueurs six cartes dont le monument terminent la cité ?
        Faut-il sept cartes devant soi, Monument inclus, dans une partie à cinq ?
        il me faut 7 cartes même avec le monument ?
        monument et quatre autres, j'ai fini ?
        le monument compte pour un seul quartier pour finir ?
        le monument compte pour trois quartiers ?
        à 3 joueurs, 6 cartes avec le monument suffisent ?
        je dois poser encore une carte avec le monument et cinq autres à 5 joueurs ?
    .asked =
        j'ai quatre quartiers et le monument : on en compte combien pour finir
        combien de quartiers me manquent avec le monument et trois autres
        avec le monument il me faut combien d'autres bâtiments pour finir
        on est trois et j'ai le monument, combien de cartes en tout pour terminer
        monument et 5 quartiers à 4 joueurs, j'ai fini ou pas
        le monument vaut combien de quartiers pour terminer
ruling-monument-five = Avec cinq quartiers ou plus dans sa cité, on ne peut plus construire le Monument. Avec quatre, on peut encore.
    .no =
        Puis-je construire le Monument comme sixième quartier ?
        Finir sa ville avec le Monument en dernier, possible ?
        six quartiers deja posés, on ajoute le monument
        j'ai cinq quartiers et plein d'or, monument permis
        garder le monument pour la fin, ca marche
        cinq quartiers chez moi, je peux encore claquer le monument ?
        je voulais finir en beauté avec le monument en dernière carte, ça passe ?
        j'ai 6 bâtiments et le monument en main, jpeux le bâtir
        Le Monument peut-il être bâti à n'importe quel moment de la partie ?
        le monument est-il bloqué dès quatre quartiers ?
        avec cinq posés je paie plus cher et je bâtis quand même le monument ?
        j'ai 5 quartiers, je peux construire le monument ?
        monument en dernier quartier, possible ?
        je peux poser le monument avec 6 quartiers ?
        monument autorisé à tout moment ?
        j'ai quatre quartiers, le monument est interdit ?
        le monument peut être mon septième quartier ?
    .yes =
        J'ai cinq bâtiments : est-il trop tard pour poser le Monument ?
        quatre batiments, jpeux encore batir le monument
        le monument est il interdit avec cinq quartiers
        faut il poser le monument avant son cinquieme quartier
        deux quartiers seulement, le monument est autorisé
        monument pioché trop tard avec cinq quartiers, il est mort en main
        avec quatre bâtiments j'ai encore le feu vert pour le monument ?
        c'est mort pour le monument une fois que j'ai cinq quartiers ?
        Le Monument doit-il être construit tant qu'on a au plus quatre quartiers ?
        trois quartiers en place, je peux poser le monument tranquille ?
        mon cinquième quartier peut être le monument ?
        je suis à cinq, mon monument reste coincé dans ma main ?
        j'ai 4 quartiers, je peux bâtir le monument ?
        cinq quartiers, monument bloqué ?
        monument comme cinquième quartier, c'est bon ?
        je dois construire le monument avant d'avoir cinq quartiers ?
        six bâtiments, le monument ne sert plus à rien en main ?
        Le Monument peut-il être posé avec trois quartiers en cité ?
    .asked =
        Combien de quartiers peut-on avoir au plus pour construire le Monument ?
        Jusqu'à quand peut-on bâtir le Monument ?
        a partir de combien de quartiers le monument est bloqué
        le monument, dernier délai pour le poser c'est à combien de quartiers
        Quelle condition la cité doit-elle remplir pour accueillir le Monument ?
        combien de quartiers max pour poser le monument
        j'ai cinq quartiers, que faire de mon monument, je peux le bâtir ou non
ruling-monument-magistrate = L'Échevin qui a cinq quartiers ou plus ne peut pas confisquer le Monument : ce qu'il confisque, il le construit chez lui, et c'est alors impossible.
    .no =
        L'Échevin qui a déjà cinq quartiers peut-il confisquer le Monument ?
        Je suis l'Échevin avec cinq bâtiments : ma cible paie le Monument, puis-je le saisir ?
        echevin avec six quartiers, me prend il le monument
        jpeux retourner le mandat sur un monument si j'ai deja cinq batiments
        par confiscation, le monument passe t il comme sixieme quartier de l'echevin
        un mandat signé permet il a l'echevin de contourner la regle des cinq quartiers du monument
        j'ai cinq bâtiments, je suis échevin, ma cible paie un monument : je le confisque ?
        la règle du monument saute quand c'est une confiscation ?
        échevin à 6, il peut finir sa ville en saisissant mon monument ?
        L'Échevin peut-il recevoir le Monument quel que soit le nombre de ses quartiers ?
        comme l'échevin ne paie pas, il peut prendre un monument même avec cinq quartiers ?
        échevin avec deux quartiers, le monument lui est interdit ?
        l'échevin a 5 quartiers, il peut prendre mon monument ?
        échevin avec six quartiers, je peux confisquer le monument ?
        le mandat marche sur un monument si l'échevin en a cinq ?
        l'échevin peut toujours confisquer un monument ?
        je perds mon monument face à un échevin à 5 bâtiments ?
        échevin avec quatre quartiers, confisquer le monument est interdit ?
    .yes =
        mon monument est il a l'abri d'un echevin qui a cinq quartiers
        l'echevin n'a que trois quartiers : peut il saisir le monument
        la limite de cinq du monument vaut elle pour l'echevin qui confisque
        quatre quartiers en echevin, monument confisquable
        échevin à 4 bâtiments, il a le droit de saisir le monument ?
        je bâtis mon monument face à un échevin qui a déjà cinq quartiers, je suis peinard ?
        La confiscation du Monument dépend-elle du nombre de quartiers de l'Échevin ?
        l'échevin doit laisser passer le monument s'il a cinq bâtiments ou plus ?
        un quartier confisqué est bâti chez l'échevin, donc pas de monument s'il en a déjà cinq ?
        six quartiers chez l'échevin : mandat inutile contre un monument, c'est bien ça
        l'échevin a 5 quartiers, mon monument est sauf ?
        échevin à 4 quartiers, il peut me prendre le monument ?
        échevin avec 5 quartiers, je dois laisser le monument à ma cible ?
        je garde mon monument si l'échevin a déjà six bâtiments ?
        confisquer le monument avec deux quartiers en échevin, possible ?
        L'Échevin est-il soumis à la limite de cinq quartiers pour le Monument ?
    .asked =
        dans quel cas l'echevin ne peut pas prendre le monument
        à partir de combien de quartiers l'échevin ne peut plus confisquer un monument
        pourquoi l'échevin trop avancé ne peut pas saisir le monument
        l'échevin peut avoir combien de quartiers au plus pour confisquer le monument
        échevin à cinq quartiers contre monument, il se passe quoi
ruling-magistrate-completes = L'Échevin peut terminer sa cité avec un quartier confisqué, même pendant le tour d'un autre, et être ainsi le premier : ce quartier est construit chez lui comme les autres.
    .yes =
        L'Échevin peut-il terminer sa cité pendant le tour d'un autre joueur ?
        Le mandat signé m'apporte mon septième quartier : ai-je fini le premier ?
        l'echevin confisque son septieme quartier, est ce la derniere manche
        un quartier confisqué compte t il pour finir la ville de l'échevin
        six quartiers et une confiscation, l'echevin a t il terminé
        une confiscation de l'échevin peut elle declencher la fin de partie
        pendant mon tour l'échevin me saisit un quartier et arrive à sept, sa ville est finie ?
        l'échevin peut déclencher la fin alors que c'est pas à lui de jouer ?
        échevin à six, il confisque et c'est lui le premier à avoir terminé ?
        Un quartier confisqué peut-il valoir à l'Échevin le bonus du premier à terminer ?
        le bâtiment saisi compte direct dans les 7 de l'échevin ?
        je suis échevin, il m'en manque un, le mandat me fait finir ?
        l'échevin peut finir avec un quartier confisqué ?
        l'échevin finit sa ville pendant mon tour, c'est valable ?
        échevin avec 6 quartiers, je confisque le 7e, j'ai fini ?
        l'échevin a les 4 points s'il finit premier par confiscation ?
        il m'a confisqué mon quartier et a fini avant moi, c'est permis ?
        Un quartier confisqué compte-t-il comme construit chez l'Échevin ?
    .no =
        l'echevin doit il finir sa cité pendant son propre tour
        septieme quartier saisi hors de son tour : l'echevin perd il les 4 points du premier
        faut il attendre le prochain tour de l'echevin pour que sa cité soit terminée
        la cité de l'échevin se complète seulement à son tour à lui ?
        un quartier saisi est trop "cadeau" pour finir sa ville en échevin ?
        Le bonus du premier est-il refusé à l'Échevin qui finit par confiscation ?
        l'échevin n'a pas le droit de confisquer si ça lui fait finir sa cité ?
        un bâtiment confisqué reste à part et ne compte pas dans la ville de l'échevin ?
        l'échevin a sept avec la saisie mais je reste premier si je finis plus tard dans ce même tour, non ?
        l'échevin ne peut finir que pendant son tour ?
        confisquer son 7e quartier, interdit à l'échevin ?
        le quartier confisqué ne compte pas pour finir la cité de l'échevin ?
        échevin fini hors de son tour, pas de bonus du premier ?
        l'échevin doit construire lui-même son dernier quartier ?
        l'échevin finit par confiscation pendant mon tour, c'est moi le premier ?
    .asked =
        l'echevin pose son septieme par confiscation : et maintenant
        qui a fini en premier si l'échevin atteint sept en confisquant pendant mon tour
        Que se passe-t-il quand une confiscation complète la cité de l'Échevin ?
        l'échevin finit pendant le tour d'un autre, qui a le bonus du premier
        échevin à 6 confisque un quartier, il a terminé ou pas
