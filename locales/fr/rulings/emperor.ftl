### The rulings of data/rulings/emperor.toml, and the questions they answer: with yes, with no, or in another way.

ruling-emperor-not-with-two = L'Empereur ne se joue pas à 2 joueurs : prenez le Roi ou le Patricien à sa place, même si une des listes officielles contient l'Empereur.
    .no =
        Peut-on jouer l'Empereur à deux joueurs ?
        On n'est que deux et notre liste contient l'Empereur : on le garde ?
        partie a deux, on peut mettre l'empereur dans le paquet ?
        une liste officielle avec l'empereur se joue telle quelle à 2 ?
        l'empereur est il autorisé en duel
        tête-à-tête avec l'empereur dans la pioche de persos, ça marche ?
        à deux l'empereur marche comme à quatre
        en duel l'empereur donne la couronne à l'adversaire, ça se joue
        liste officielle = on garde l'empereur même à 2
        à deux on joue sans rang 4 puisque l'empereur est exclu
        à 2 la règle laisse le choix de garder l'empereur
        à 2 l'empereur se remplace par l'évêque
        l'empereur est autorisé à deux
        on est deux, on peut garder l'empereur
        à 2 joueurs l'empereur joue normalement
        la liste officielle dit empereur, on le joue à deux
        l'empereur peut se jouer en duel
        pouvons-nous jouer l'empereur à deux si la liste le dit
    .yes =
        Empereur interdit à deux joueurs ?
        à 2 faut-il retirer l'empereur de la liste
        on joue en duel, le roi remplace l'empereur ?
        le patricien peut il prendre la place de l'empereur à deux
        pour deux joueurs l'empereur est exclu ?
        on troque l'empereur contre le roi quand on est seulement deux ?
        à 2 on vire l'empereur et on met le roi ?
        l'empereur c'est pas pour le duel
        notre liste a l'empereur mais on est deux, on prend le patricien
        on est que deux donc pas d'empereur
        même dans une liste officielle l'empereur saute à deux
        Le Patricien peut-il remplacer l'Empereur dans une partie à deux ?
        à deux, l'empereur est interdit
        à 2 joueurs on prend le roi au lieu de l'empereur
        on est deux, il faut enlever l'empereur
        l'empereur ne marche pas à deux
        à deux le patricien remplace l'empereur, permis
        nous sommes deux, faut-il remplacer l'empereur par le roi
    .asked =
        Par qui remplacer l'Empereur à 2 ?
        quel rang 4 prendre quand on n'est que deux
        on joue à deux, on met qui à la place de l'empereur
        l'empereur, à partir de quand il est exclu : 2, 3 ou 4 joueurs
        empereur à deux, permis ou interdit
ruling-emperor-crown = À un moment de son tour, quand il veut, l'Empereur doit prendre la couronne et la donner à un autre joueur, jamais à lui-même.
    .no =
        L'Empereur peut-il garder la couronne pour lui ?
        Je suis l'Empereur : puis-je me couronner moi-même ?
        l'empereur peut il se garder la couronne pour choisir en premier
        jpeux finir mon tour d'empereur sans toucher à la couronne
        donner la couronne avec l'empereur, c'est facultatif ?
        l'empereur doit il s'occuper de la couronne avant de prendre ses pièces
        l'empereur peut finir son tour et oublier la couronne exprès ?
        empereur, je me couronne
        l'empereur zappe la couronne ce tour
        la couronne d'abord, sinon l'empereur peut plus rien faire
        l'empereur prend la couronne pour lui comme le roi
        si l'empereur a pas envie, la couronne bouge pas
        l'empereur donne la couronne pendant le tour d'un autre
        l'empereur prend la couronne pour lui
        je suis empereur, je peux garder la couronne
        la couronne est facultative pour l'empereur
        l'empereur peut ne pas toucher à la couronne
        l'empereur doit donner la couronne tout de suite après la collecte
        puis-je sauter la couronne avec l'empereur
    .yes =
        L'Empereur est-il forcé de changer le premier joueur ?
        l'empereur est il obligé de donner la couronne a quelqu'un
        on peut donner la couronne à la toute fin du tour avec l'empereur ?
        c'est interdit à l'empereur de se couronner ?
        il faut que l'empereur désigne un nouveau premier joueur ?
        empereur : je dois filer la couronne à quelqu'un avant la fin de mon tour ?
        la couronne c'est une corvée obligatoire pour l'empereur
        l'empereur choisit quand dans son tour il bouge la couronne
        je peux pas me la garder quand je suis empereur
        l'empereur donne la couronne après avoir bâti, c'est bon
        L'Empereur doit-il remettre la couronne à un autre joueur pendant son tour ?
        l'empereur doit donner la couronne
        je suis empereur, je dois choisir un autre joueur pour la couronne
        l'empereur peut donner la couronne à la fin de son tour
        l'empereur peut donner la couronne au début de son tour
        l'empereur n'a pas le droit de se donner la couronne
        suis-je obligé de filer la couronne quand je suis empereur
    .asked =
        quand l'empereur donne t il la couronne
        l'empereur fait quoi de la couronne
        début ou fin de tour pour la couronne de l'empereur
        l'empereur garde la couronne ou la donne
ruling-emperor-crown-not-back = La couronne doit changer de mains : l'Empereur ne peut ni la laisser au joueur qui l'a, ni la lui rendre. N'importe qui d'autre, sauf lui-même, peut la recevoir.
    .no =
        L'Empereur peut-il rendre la couronne au joueur qui l'avait ?
        L'Empereur peut-il laisser la couronne où elle est ?
        léa a la couronne, l'empereur peut la lui laisser ?
        reprendre la couronne à paul et la redonner à paul, ça compte ?
        le même joueur peut il rester premier apres le tour de l'empereur
        l'empereur dit « garde-la » au couronné, ça passe ?
        l'empereur reprend la couronne à Jo et la lui rend, pour prendre sa carte
        l'empereur peut me confirmer comme couronné
        la couronne est déjà chez mon pote, mon empereur l'y laisse
        redonner la couronne au même mec c'est valable pour l'empereur
        l'empereur laisse tout en place s'il trouve que ça va
        le couronné peut supplier l'empereur de garder la couronne et il a le droit d'accepter
        j'ai la couronne, l'empereur peut me la laisser
        l'empereur peut redonner la couronne au même joueur
        la couronne peut rester en place avec l'empereur
        avec l'empereur je peux garder ma couronne si je paie
        l'empereur choisit l'ancien couronné, permis
        l'empereur peut-il me prendre la couronne et me la rendre
    .yes =
        l'empereur doit il choisir un autre que le couronné actuel
        j'ai la couronne, je la perds à coup sûr si l'empereur joue ?
        la couronne bouge toujours quand l'empereur joue ?
        forcément un nouveau couronné après l'empereur ?
        Marie a la couronne, l'empereur doit la filer à un autre ?
        couronné actuel exclu du choix de l'empereur
        la couronne peut pas rester où elle est avec l'empereur
        j'ai la couronne et l'empereur joue, je vais la perdre c'est sûr
        l'empereur peut couronner n'importe qui sauf lui et l'ancien couronné
        La couronne doit-elle forcément changer de mains au tour de l'Empereur ?
        j'ai la couronne, l'empereur doit me la prendre
        l'empereur ne peut pas laisser la couronne au même joueur
        la couronne change toujours de joueur avec l'empereur
        l'empereur ne peut pas me rendre la couronne
        couronne à Paul, l'empereur doit choisir un autre que Paul
        j'ai la couronne et l'empereur joue, est-ce que je la perds
    .asked =
        à qui l'empereur peut il donner la couronne
        qui peut pas recevoir la couronne de l'empereur
        l'empereur arrive et j'ai la couronne, il se passe quoi
        j'ai la couronne, l'empereur peut me la laisser ou pas
ruling-emperor-has-crown = Si l'Empereur a lui-même la couronne, il doit quand même s'en séparer, au profit de n'importe quel autre joueur.
    .no =
        Je suis l'Empereur et j'ai déjà la couronne : puis-je la garder ?
        couronne déjà chez moi et je suis empereur, jpeux la conserver
        le premier joueur qui prend l'empereur reste il premier joueur
        un empereur deja couronné est il dispensé de la donner
        deux manches de suite la couronne pour moi grâce à l'empereur ?
        la couronne est à moi, mon empereur la garde
        empereur couronné = rien à faire
        si l'empereur a déjà la couronne on saute cette étape
        j'ai pris l'empereur pour conserver ma couronne
        l'empereur qui a la couronne la donne seulement s'il veut
        couronné et empereur, je dois la donner à mon voisin de gauche forcément
        empereur avec la couronne, je peux la garder
        l'empereur couronné ne fait rien avec la couronne
        j'ai déjà la couronne, l'empereur n'a pas à la donner
        empereur, ma couronne reste à moi
        l'empereur couronné garde sa couronne une manche de plus
        puis-je rester couronné en jouant l'empereur
    .yes =
        j'avais la couronne avant de prendre l'empereur, je dois la donner ?
        je perds ma propre couronne en jouant l'empereur ?
        empereur avec la couronne : je la donne à qui je veux ?
        l'empereur couronné doit il céder sa couronne
        je tiens la couronne et l'empereur : je m'en sépare ?
        j'ai la couronne et l'empereur, je suis obligé de la lâcher ?
        empereur déjà couronné : il perd sa couronne
        même quand elle est à moi l'empereur doit la donner
        premier joueur et empereur, je choisis mon successeur
        couronné + empereur : impossible de rester premier
        L'Empereur qui détient déjà la couronne doit-il la céder à un autre ?
        empereur avec la couronne, je dois la donner
        j'ai la couronne et je suis empereur, je la perds
        l'empereur couronné doit choisir un autre joueur
        empereur, je ne peux pas garder ma couronne
        empereur couronné, je choisis qui reçoit la couronne
        j'ai la couronne, dois-je la donner si je suis empereur
    .asked =
        Et si l'Empereur a déjà la couronne ?
        couronne devant moi et empereur en main, je fais quoi
        empereur et couronné, je la donne à qui
        je suis empereur et couronné, je fais quoi de la couronne
ruling-emperor-payment = C'est l'Empereur qui choisit ce qu'il prend au joueur qui reçoit la couronne : 1 pièce d'or ou 1 carte de sa main. Ce joueur n'a pas son mot à dire.
    .asked =
        Qui choisit entre l'or et la carte quand l'Empereur donne la couronne ?
        combien prend l'empereur à celui qu'il couronne
        l'empereur me couronne, ça me coûte quoi
        or ou carte pour la couronne, c'est qui qui tranche
        l'empereur me couronne, or ou carte, qui choisit
    .yes =
        l'empereur choisit il entre ma pièce et ma carte
        dois je payer quand l'empereur me donne la couronne
        l'empereur me couronne et exige une pièce plutôt qu'une carte, il peut ?
        l'empereur me file la couronne et c'est lui qui dit pièce ou carte ?
        couronné par l'empereur, j'y laisse un or ou une carte
        j'ai rien à dire sur ce que l'empereur me prend
        l'empereur veut 1 po plutôt qu'une carte, je m'incline
        1 seule chose, or ou carte, pour l'empereur
        Le choix entre la pièce et la carte revient-il à l'Empereur ?
        l'empereur me donne la couronne, il me prend 1 or ou 1 carte
        l'empereur choisit or ou carte
        je ne peux pas refuser de payer l'empereur
        couronné par l'empereur, je perds 1 or s'il veut de l'or
        l'empereur prend une seule chose au nouveau couronné
        est-ce que l'empereur décide s'il me prend une pièce ou une carte
    .no =
        L'Empereur m'a refilé la couronne : est-ce moi qui choisis de donner une pièce ou une carte ?
        l'empereur m'a couronné, c'est moi qui décide or ou carte ?
        jpeux refuser de payer l'empereur pour la couronne
        l'empereur prend une pièce et une carte ?
        la couronne de l'empereur coute 2 pièces ?
        je ne veux pas de la couronne, puis-je la refuser et garder mon or
        je négocie avec l'empereur ce que je lui donne ?
        je préfère donner une carte, l'empereur doit accepter
        l'empereur me prend 1 or et 1 carte
        je refuse la couronne de l'empereur pour pas payer
        l'empereur doit me payer quand il me couronne
        l'empereur prend 3 po à celui qu'il couronne
        l'empereur ne prend rien si je veux pas
        je choisis ce que je donne à l'empereur
        l'empereur me prend 2 or pour la couronne
        je peux refuser la couronne de l'empereur
        l'empereur prend or et carte
        la couronne de l'empereur est gratuite
        puis-je choisir de donner une carte plutôt qu'une pièce à l'empereur
ruling-emperor-card-random = Si l'Empereur prend une carte pour la couronne, elle est tirée au hasard dans la main du joueur : aucun des deux ne la choisit.
    .no =
        L'Empereur choisit-il la carte qu'il prend ?
        l'empereur peut il regarder ma main pour prendre la meilleure carte
        il me couronne et veut une carte, je lui donne la pire ?
        c'est moi qui choisis la carte pour l'empereur
        l'empereur veut mon palais, il peut exiger cette carte ?
        j'étale mes cartes pour que l'empereur choisisse ?
        je file ma pire carte à l'empereur
        l'empereur regarde mon jeu et prend ce qu'il veut
        l'empereur réclame ma cathédrale en carte
        l'empereur choisit la carte après avoir vu ma main
        le couronné montre deux cartes et l'empereur en prend une
        la carte donnée à l'empereur vient de la pioche
        l'empereur peut choisir ma meilleure carte
        je donne la carte de mon choix à l'empereur
        l'empereur regarde ma main et choisit
        l'empereur peut demander une carte précise
        je peux protéger une carte contre l'empereur
        puis-je donner ma carte la moins chère à l'empereur
    .yes =
        la carte prise par l'empereur est tirée au hasard ?
        l'empereur pioche a l'aveugle dans ma main ?
        il se peut que l'empereur tire une carte nulle ?
        l'empereur prend une carte sans la voir ?
        l'empereur tire ma carte à l'aveugle ?
        je choisis pas la carte que je perds contre l'empereur
        la carte pour l'empereur c'est pile ou face
        l'empereur pioche dans mon éventail de cartes retournées
        ni lui ni moi on choisit la carte de l'empereur
        La carte prise par l'Empereur est-elle tirée au sort dans la main ?
        l'empereur prend une carte au hasard
        l'empereur ne choisit pas sa carte
        je ne choisis pas la carte que je donne à l'empereur
        l'empereur ne regarde pas ma main avant de prendre
        carte pour l'empereur, tirée au sort
        est-ce que l'empereur tire ma carte sans la voir
    .asked =
        comment choisit on la carte que prend l'empereur
        qui choisit la carte que l'empereur me pique
        l'empereur prend une carte : au choix ou au hasard
        l'empereur prend une carte, hasard ou choix
ruling-emperor-payment-nothing = D'un joueur sans or ni cartes, l'Empereur ne reçoit rien, et il peut quand même lui donner la couronne. Si ce joueur n'a que de l'or ou que des cartes, il prend ce qu'il y a.
    .no =
        L'Empereur reçoit-il quelque chose d'un joueur sans or ni cartes ?
        couronné mais sans rien, est-ce que je devrai payer l'empereur plus tard ?
        la banque paie t elle l'empereur si le joueur n'a rien
        un joueur sans or ni main est il interdit à l'empereur
        il n'a plus d'or, l'empereur peut encore exiger une pièce ?
        l'empereur se sert dans ma cité si je n'ai rien d'autre ?
        l'empereur doit choisir quelqu'un qui peut payer
        j'ai que des cartes, l'empereur exige une pièce et j'ai une dette
        rien en main ni en caisse, l'empereur prend un de mes quartiers
        l'empereur se paie à la banque si je suis à sec
        sans or ni carte je peux pas recevoir la couronne de l'empereur
        je paierai l'empereur au prochain tour puisque j'ai rien
        sans or ni carte, je dois payer l'empereur plus tard
        l'empereur ne peut pas couronner un joueur qui n'a rien
        je n'ai rien, l'empereur prend un quartier
        la banque paie l'empereur à ma place
        pas d'or, je dois une pièce à l'empereur même si j'ai des cartes
        dois-je une pièce à l'empereur plus tard si je n'ai rien
    .yes =
        jpeux donner la couronne à un joueur complètement fauché
        que des cartes et pas d'or, l'empereur prend une carte ?
        main vide mais 4 pièces, l'empereur prend une pièce ?
        zéro pièce et zéro carte, je reçois la couronne sans payer ?
        fauché et sans carte, l'empereur me couronne gratos ?
        j'ai 0 po et 3 cartes, l'empereur prend une carte
        plus de cartes mais de l'or, ce sera une pièce pour l'empereur
        l'empereur peut filer la couronne à un mec qui n'a rien
        aucune dette si j'ai rien à donner à l'empereur
        L'Empereur peut-il couronner un joueur qui n'a ni or ni carte ?
        sans or ni carte, je ne donne rien à l'empereur
        l'empereur peut donner la couronne à un joueur qui n'a rien
        pas d'or mais des cartes, l'empereur prend une carte
        pas de cartes mais de l'or, l'empereur prend 1 or
        je n'ai rien, l'empereur me couronne quand même
        je suis fauché et sans carte, puis-je recevoir la couronne de l'empereur sans payer
    .asked =
        Le nouveau couronné n'a ni or ni carte : que prend l'Empereur ?
        couronné à sec par l'empereur, je lui donne quoi
        main vide et 2 po, l'empereur prend quoi
        je n'ai ni or ni carte, l'empereur prend quoi
ruling-emperor-killed = À la fin de la manche, l'Empereur assassiné montre sa carte et donne la couronne à un autre joueur, pas à lui-même.
    .yes =
        L'Empereur assassiné donne-t-il quand même la couronne ?
        On a assassiné l'Empereur : la couronne bouge-t-elle ?
        Je suis l'Empereur mort : à la fin de la manche, puis-je encore choisir qui sera premier joueur ?
        l'empereur s'est fait tuer, la couronne change quand meme de main ?
        empereur mort, il désigne encore le prochain premier joueur ?
        l'empereur assassiné doit-il montrer sa carte en fin de manche
        meurtre de l'empereur : la couronne part quand même en fin de manche ?
        empereur mort, la couronne change quand même de tête ?
        l'empereur buté se montre en fin de manche et désigne un couronné
        tué, mais mon empereur choisit encore qui aura la couronne
        l'empereur assassiné peut pas garder la couronne pour lui
        la couronne bouge en fin de manche si l'empereur est mort
        L'Empereur assassiné remet-il la couronne à la fin de la manche ?
        tué en empereur, je choisis le nouveau couronné à la fin
        l'empereur mort ne garde pas la couronne
        l'empereur assassiné montre sa carte à la fin de la manche
        empereur assassiné, la couronne change de joueur
        l'empereur est mort, est-ce que la couronne change quand même
    .no =
        si l'assassin tue l'empereur la couronne reste en place ?
        l'empereur assassiné peut il prendre la couronne pour lui
        l'empereur tué donne-t-il la couronne dès son appel
        tué en empereur, ai-je perdu le droit de couronner quelqu'un
        mort, l'empereur ne décide plus de rien ?
        empereur tué, la couronne bouge pas
        mort, l'empereur prend la couronne comme le roi
        l'empereur assassiné donne la couronne à son numéro d'appel
        l'assassin décide de la couronne s'il a tué l'empereur
        l'empereur mort reste caché même en fin de manche
        mon empereur est mort donc j'ai plus mon mot à dire sur la couronne
        empereur assassiné, la couronne ne bouge pas
        l'empereur mort prend la couronne pour lui
        tué en empereur, je ne donne pas la couronne
        l'empereur assassiné donne la couronne tout de suite
        empereur tué, l'assassin donne la couronne
        l'empereur est assassiné, puis-je garder ma couronne à la manche suivante
    .asked =
        empereur assassiné : qui a la couronne, et quand
        empereur zigouillé, quand est-ce que la couronne bouge
        qui choisit le nouveau couronné si l'empereur est mort
        empereur assassiné, la couronne va où
ruling-emperor-killed-unpaid = L'Empereur assassiné ne reçoit ni or ni carte pour la couronne qu'il donne à la fin de la manche.
    .no =
        Un Empereur tué est-il payé pour la couronne ?
        L'Empereur tué prend-il une pièce ou une carte à celui qu'il couronne ?
        l'empereur assassiné me couronne, je lui dois une pièce ?
        l'empereur tué peut il encore tirer une carte de ma main
        l'empereur mort récupère t il sa pièce a la fin de la manche
        mort mais coquin, l'empereur me prend une carte au passage ?
        l'empereur mort me prend 1 po en fin de manche
        assassiné, l'empereur pioche une carte dans ma main pour la couronne
        je dois un or à l'empereur même s'il s'est fait tuer
        l'empereur tué est payé par la banque
        l'empereur mort a droit à la carte mais pas à l'or
        l'empereur assassiné encaisse son dû au début de la manche suivante
        l'empereur assassiné me prend 1 or
        l'empereur mort prend une carte au nouveau couronné
        couronné par un empereur mort, dois-je payer
        tué en empereur, je reçois 1 or en fin de manche
        l'empereur assassiné choisit or ou carte
        l'empereur est mort, dois-je lui donner une carte pour la couronne
    .yes =
        la couronne d'un empereur mort est elle gratuite
        je garde mon or si l'empereur assassiné me donne la couronne ?
        un empereur assassiné couronne sans toucher de paiement ?
        couronné par un mort, je ne débourse rien ?
        couronné par l'empereur mort, je paie rien ?
        l'empereur tué touche ni or ni carte
        l'assassin a privé l'empereur de son paiement
        empereur buté : il donne la couronne pour des prunes
        je garde toutes mes cartes si c'est un empereur mort qui me couronne
        L'Empereur assassiné donne-t-il la couronne sans contrepartie ?
        empereur assassiné, il ne reçoit rien pour la couronne
        l'empereur mort me couronne, je ne paie pas
        tué en empereur, pas d'or pour la couronne
        l'empereur assassiné ne me prend pas de carte
        couronne d'un empereur mort, gratuite
        l'empereur mort m'a couronné, est-ce gratuit
    .asked =
        que reçoit l'empereur assassiné pour la couronne
        je reçois la couronne d'un empereur assassiné, ça me coûte quoi
        l'empereur mort gagne quoi en donnant la couronne
        empereur assassiné, il reçoit or ou carte
ruling-emperor-crown-older = Dès qu'il est appelé, l'Empereur prend la couronne et la donne à un autre joueur, jamais à lui-même.
    .no =
        L'Empereur peut-il garder la couronne ?
        l'empereur peut il prendre la couronne pour lui même
        l'empereur peut attendre d'avoir bâti pour donner la couronne ?
        l'empereur sera-t-il premier joueur à la manche suivante
        l'empereur peut ignorer la couronne s'il veut ?
    .yes =
        l'empereur donne la couronne dès son appel ?
        l'empereur est obligé de couronner un autre joueur ?
        c'est interdit à l'empereur de se donner la couronne ?
    .asked =
        À qui l'Empereur peut-il donner la couronne ?
ruling-emperor-crown-not-back-third = L'Empereur ne peut pas laisser la couronne au joueur qui l'avait : il faut que quelqu'un d'autre la reçoive.
    .no =
        L'Empereur peut-il laisser la couronne à celui qui l'avait ?
        l'empereur peut redonner la couronne à son ancien propriétaire ?
        mon pote a la couronne, je peux la lui laisser en empereur ?
        la couronne peut rester où elle était malgré l'empereur ?
    .yes =
        la couronne doit elle aller chez quelqu'un de nouveau
        je perds forcément la couronne quand l'empereur est appelé ?
        le premier joueur change toujours avec l'empereur ?
    .asked =
        qui ne peut pas recevoir la couronne de l'empereur
ruling-emperor-crown-not-back-classic = La couronne doit changer de mains. Le livret dit seulement que l'Empereur la prend à son détenteur et la donne à un autre joueur : pour nous, un autre que ce détenteur.
    .no =
        L'Empereur peut-il rendre la couronne à son détenteur ?
        l'empereur me prend la couronne, il peut me la rendre aussitôt ?
        jouer l'empereur et garder le même premier joueur, possible ?
        le meme joueur garde la couronne si l'empereur le veut ?
    .yes =
        faut il couronner quelqu'un qui n'avait pas la couronne avec l'empereur
        la couronne doit elle voyager quand l'empereur se montre
        un autre sera premier joueur après l'empereur dans tous les cas ?
    .asked =
        le détenteur peut il ravoir la couronne, que dit le livret sur l'empereur
ruling-emperor-has-crown-older = L'Empereur qui a lui-même la couronne s'en sépare quand même : les livrets ne citent pas ce cas, mais ils ne lui permettent de la donner qu'à un autre.
    .no =
        Un Empereur qui a déjà la couronne peut-il la garder ?
        le premier joueur prend l'empereur, la couronne est à l'abri chez lui ?
        empereur déjà couronné : il peut ne rien faire ?
    .yes =
        la couronne est devant moi et on m'appelle empereur, je la donne ?
        dois-je céder ma propre couronne quand je suis empereur
        l'empereur couronné choisit librement qui reçoit la couronne ?
    .asked =
        que se passe t il si l'empereur détient la couronne
ruling-emperor-payment-older = Le joueur qui reçoit la couronne choisit ce qu'il donne à l'Empereur : 1 pièce d'or ou 1 carte de sa main. (En 2016, l'Empereur choisit, et la carte est prise au hasard.)
    .asked =
        Qui choisit ce que l'Empereur reçoit pour la couronne ?
    .yes =
        couronné par l'empereur, je choisis entre une pièce et une carte ?
        jpeux donner ma pire carte a l'empereur pour la couronne
        faut il payer quelque chose à l'empereur quand il nous couronne
    .no =
        l'empereur décide t il si je paie en or ou en carte
        l'empereur tire une carte de ma main à l'aveugle ?
        j'ai de l'or, puis-je ne rien payer à l'empereur
ruling-emperor-payment-nothing-older = Un joueur sans or ni cartes peut aussi recevoir la couronne ; il ne donne alors rien à l'Empereur.
    .no =
        Un joueur sans or ni cartes paie-t-il quelque chose à l'Empereur ?
        couronné les poches vides, ai-je une dette envers l'empereur
        l'empereur prend sa pièce à la banque à la place ?
        un joueur qui n'a rien est il exclu de la couronne
    .yes =
        l'empereur peut couronner quelqu'un de fauché et sans main ?
        la couronne est gratuite pour qui n'a ni sou ni carte ?
        l'empereur peut couronner un pauvre et ne rien toucher ?
    .asked =
        Et si celui qui reçoit la couronne n'a ni or ni carte ?
ruling-emperor-killed-older = L'Empereur assassiné transmet la couronne à la fin de la manche : la règle du Roi assassiné vaut pour lui autant que possible.
    .yes =
        Un Empereur assassiné déplace-t-il encore la couronne ?
        empereur tué, la couronne va quand meme chez un autre ?
        l'empereur mort désigne encore le premier joueur suivant ?
    .no =
        la couronne reste où elle est si on assassine l'empereur ?
        l'empereur assassiné prend il la couronne pour lui comme le roi
        le droit de couronner disparait quand l'empereur est tué ?
    .asked =
        quand l'empereur assassiné transmet il la couronne
ruling-emperor-killed-unpaid-older = L'Empereur assassiné ne reçoit rien pour la couronne : il a perdu son tour, et la règle du Roi qui vaut pour lui ne déplace que la couronne.
    .no =
        Un Empereur assassiné est-il payé pour la couronne ?
        l'empereur est mort et me couronne, je dois une pièce ou une carte ?
        l'empereur assassiné encaisse t il quelque chose a la fin
        la victime empereur peut réclamer une carte de ma main ?
    .yes =
        l'empereur tué me couronne, je garde mes affaires ?
        c'est gratuit quand un empereur tué transmet la couronne ?
        la couronne de l'empereur mort ne coûte rien ?
    .asked =
        que gagne l'empereur mort avec la couronne
ruling-emperor-two-older = À deux, nous laissons l'Empereur de côté. Les livrets n'en disent rien, mais quand l'adversaire détient la couronne, il n'y a personne à qui la donner.
    .no =
        Faut-il jouer avec l'Empereur à deux ?
        l'empereur a t il un sens à deux joueurs
        le livret interdit il lui-même l'empereur à deux
        un copain et moi, on met l'empereur ?
    .yes =
        a deux vaut il mieux laisser l'empereur dans la boite
        l'empereur serait il bloqué avec la couronne a deux
        seulement deux, plutôt le roi que l'empereur ?
    .asked =
        que dit le livret sur l'empereur a deux joueurs
ruling-crown-not-only-king = La couronne s'obtient aussi par l'Empereur, comme le dit son propre texte. Le chapitre sur le matériel ne parle que du Roi.
    .no =
        La couronne s'obtient-elle seulement avec le Roi ?
        la carte roi est elle la seule façon d'avoir la couronne comme dit le livret
        le livret liste t il toutes les façons d'obtenir la couronne dans le matériel
    .yes =
        le livret ne cite que le roi pour la couronne, l'empereur la déplace aussi ?
        le chapitre du matériel est il incomplet sur la couronne
        la couronne peut me venir de l'empereur, meme si le livret ne nomme que le roi ?
    .asked =
        le livret dit que seul le roi a la couronne, et l'empereur alors
