### The rulings of data/rulings/emperor.toml, and the questions they answer: with yes, with no, or in another way.

ruling-emperor-not-with-two = L'Empereur ne se joue pas à 2 joueurs : prenez le Roi ou le Patricien à sa place, même si une des listes officielles contient l'Empereur.
    .no =
        Peut-on jouer l'Empereur à deux joueurs ?
        On n'est que deux et notre liste contient l'Empereur : on le garde ?
        partie a deux, on peut mettre l'empereur dans le paquet ?
        une liste officielle avec l'empereur se joue telle quelle à 2 ?
        l'empereur est il autorisé en duel
        tête-à-tête avec l'empereur dans la pioche de persos, ça marche ?
    .yes =
        Empereur interdit à deux joueurs ?
        à 2 faut-il retirer l'empereur de la liste
        on joue en duel, le roi remplace l'empereur ?
        le patricien peut il prendre la place de l'empereur à deux
        pour deux joueurs l'empereur est exclu ?
        on troque l'empereur contre le roi quand on est seulement deux ?
    .asked =
        Par qui remplacer l'Empereur à 2 ?
        quel rang 4 prendre quand on n'est que deux
ruling-emperor-crown = À un moment de son tour, quand il veut, l'Empereur doit prendre la couronne et la donner à un autre joueur, jamais à lui-même.
    .no =
        L'Empereur peut-il garder la couronne pour lui ?
        Je suis l'Empereur : puis-je me couronner moi-même ?
        l'empereur peut il se garder la couronne pour choisir en premier
        jpeux finir mon tour d'empereur sans toucher à la couronne
        donner la couronne avec l'empereur, c'est facultatif ?
        l'empereur doit il s'occuper de la couronne avant de prendre ses pièces
        l'empereur peut finir son tour et oublier la couronne exprès ?
    .yes =
        L'Empereur est-il forcé de changer le premier joueur ?
        l'empereur est il obligé de donner la couronne a quelqu'un
        on peut donner la couronne à la toute fin du tour avec l'empereur ?
        c'est interdit à l'empereur de se couronner ?
        il faut que l'empereur désigne un nouveau premier joueur ?
    .asked =
        quand l'empereur donne t il la couronne
ruling-emperor-crown-not-back = La couronne doit changer de mains : l'Empereur ne peut ni la laisser au joueur qui l'a, ni la lui rendre. N'importe qui d'autre, sauf lui-même, peut la recevoir.
    .no =
        L'Empereur peut-il rendre la couronne au joueur qui l'avait ?
        L'Empereur peut-il laisser la couronne où elle est ?
        léa a la couronne, l'empereur peut la lui laisser ?
        reprendre la couronne à paul et la redonner à paul, ça compte ?
        le même joueur peut il rester premier apres le tour de l'empereur
        l'empereur dit « garde-la » au couronné, ça passe ?
    .yes =
        l'empereur doit il choisir un autre que le couronné actuel
        j'ai la couronne, je la perds à coup sûr si l'empereur joue ?
        la couronne bouge toujours quand l'empereur joue ?
        forcément un nouveau couronné après l'empereur ?
    .asked =
        à qui l'empereur peut il donner la couronne
ruling-emperor-has-crown = Si l'Empereur a lui-même la couronne, il doit quand même s'en séparer, au profit de n'importe quel autre joueur.
    .no =
        Je suis l'Empereur et j'ai déjà la couronne : puis-je la garder ?
        couronne déjà chez moi et je suis empereur, jpeux la conserver
        le premier joueur qui prend l'empereur reste il premier joueur
        un empereur deja couronné est il dispensé de la donner
        deux manches de suite la couronne pour moi grâce à l'empereur ?
    .yes =
        j'avais la couronne avant de prendre l'empereur, je dois la donner ?
        je perds ma propre couronne en jouant l'empereur ?
        empereur avec la couronne : je la donne à qui je veux ?
        l'empereur couronné doit il céder sa couronne
        je tiens la couronne et l'empereur : je m'en sépare ?
    .asked =
        Et si l'Empereur a déjà la couronne ?
ruling-emperor-payment = C'est l'Empereur qui choisit ce qu'il prend au joueur qui reçoit la couronne : 1 pièce d'or ou 1 carte de sa main. Ce joueur n'a pas son mot à dire.
    .asked =
        Qui choisit entre l'or et la carte quand l'Empereur donne la couronne ?
        combien prend l'empereur à celui qu'il couronne
    .yes =
        l'empereur choisit il entre ma pièce et ma carte
        dois je payer quand l'empereur me donne la couronne
        l'empereur me couronne et exige une pièce plutôt qu'une carte, il peut ?
    .no =
        L'Empereur m'a refilé la couronne : est-ce moi qui choisis de donner une pièce ou une carte ?
        l'empereur m'a couronné, c'est moi qui décide or ou carte ?
        jpeux refuser de payer l'empereur pour la couronne
        l'empereur prend une pièce et une carte ?
        la couronne de l'empereur coute 2 pièces ?
        je ne veux pas de la couronne, puis-je la refuser et garder mon or
        je négocie avec l'empereur ce que je lui donne ?
ruling-emperor-card-random = Si l'Empereur prend une carte pour la couronne, elle est tirée au hasard dans la main du joueur : aucun des deux ne la choisit.
    .no =
        L'Empereur choisit-il la carte qu'il prend ?
        l'empereur peut il regarder ma main pour prendre la meilleure carte
        il me couronne et veut une carte, je lui donne la pire ?
        c'est moi qui choisis la carte pour l'empereur
        l'empereur veut mon palais, il peut exiger cette carte ?
        j'étale mes cartes pour que l'empereur choisisse ?
    .yes =
        la carte prise par l'empereur est tirée au hasard ?
        l'empereur pioche a l'aveugle dans ma main ?
        il se peut que l'empereur tire une carte nulle ?
        l'empereur prend une carte sans la voir ?
    .asked =
        comment choisit on la carte que prend l'empereur
ruling-emperor-payment-nothing = D'un joueur sans or ni cartes, l'Empereur ne reçoit rien, et il peut quand même lui donner la couronne. S'il n'y a que l'un des deux, il prend celui-là.
    .no =
        L'Empereur reçoit-il quelque chose d'un joueur sans or ni cartes ?
        couronné mais sans rien, est-ce que je devrai payer l'empereur plus tard ?
        la banque paie t elle l'empereur si le joueur n'a rien
        un joueur sans or ni main est il interdit à l'empereur
        il n'a plus d'or, l'empereur peut encore exiger une pièce ?
        l'empereur se sert dans ma cité si je n'ai rien d'autre ?
    .yes =
        jpeux donner la couronne à un joueur complètement fauché
        que des cartes et pas d'or, l'empereur prend une carte ?
        main vide mais 4 pièces, l'empereur prend une pièce ?
        zéro pièce et zéro carte, je reçois la couronne sans payer ?
    .asked =
        Le nouveau couronné n'a ni or ni carte : que prend l'Empereur ?
ruling-emperor-killed = À la fin de la manche, l'Empereur assassiné montre sa carte et donne la couronne à un autre joueur, pas à lui-même.
    .yes =
        L'Empereur assassiné donne-t-il quand même la couronne ?
        On a assassiné l'Empereur : la couronne bouge-t-elle ?
        Je suis l'Empereur mort : à la fin de la manche, puis-je encore choisir qui sera premier joueur ?
        l'empereur s'est fait tuer, la couronne change quand meme de main ?
        empereur mort, il désigne encore le prochain premier joueur ?
        l'empereur assassiné doit-il montrer sa carte en fin de manche
        meurtre de l'empereur : la couronne part quand même en fin de manche ?
    .no =
        si l'assassin tue l'empereur la couronne reste en place ?
        l'empereur assassiné peut il prendre la couronne pour lui
        l'empereur tué donne-t-il la couronne dès son appel
        tué en empereur, ai-je perdu le droit de couronner quelqu'un
        mort, l'empereur ne décide plus de rien ?
    .asked =
        empereur assassiné : qui a la couronne, et quand
ruling-emperor-killed-unpaid = L'Empereur assassiné ne reçoit ni or ni carte pour la couronne qu'il donne à la fin de la manche.
    .no =
        Un Empereur tué est-il payé pour la couronne ?
        L'Empereur tué prend-il une pièce ou une carte à celui qu'il couronne ?
        l'empereur assassiné me couronne, je lui dois une pièce ?
        l'empereur tué peut il encore tirer une carte de ma main
        l'empereur mort récupère t il sa pièce a la fin de la manche
        mort mais coquin, l'empereur me prend une carte au passage ?
    .yes =
        la couronne d'un empereur mort est elle gratuite
        je garde mon or si l'empereur assassiné me donne la couronne ?
        un empereur assassiné couronne sans toucher de paiement ?
        couronné par un mort, je ne débourse rien ?
    .asked =
        que reçoit l'empereur assassiné pour la couronne
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
ruling-emperor-crown-not-back-classic = Nous comprenons que la couronne doit changer de mains. Le livret dit seulement que l'Empereur la prend à son détenteur et la donne à un autre joueur : pour nous, un autre que ce détenteur.
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
ruling-emperor-payment-older = Celui qui reçoit la couronne donne à l'Empereur 1 pièce d'or ou 1 carte de sa main, à son choix. (En 2016, l'Empereur choisit, et la carte est prise au hasard.)
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
