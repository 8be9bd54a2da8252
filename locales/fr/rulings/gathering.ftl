### The rulings of data/rulings/gathering.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gather-must = La collecte est obligatoire : à chaque tour, vous prenez de l'or ou des cartes, même si vous n'en avez pas besoin.
    .no =
        Peut-on sauter la collecte ?
        Puis-je passer mon tour sans rien prendre ?
        jpeux juste construire sans rien prendre
        je finis mon tour sans prendre ni or ni cartes, possible
        prendre des ressources c'est au choix, on peut s'abstenir
        j'ai deja trop de cartes, puis je renoncer a la collecte
        on a le droit de ne rien prendre du tout
        je passe la collecte, j'ai trop de cartes
        collecter c'est facultatif
        je bâtis et je saute la prise de ressources
        un joueur peut refuser l'or et les cartes
        je renonce à collecter pour pas payer plus au chantage
        si j'ai plus de 6 po je suis dispensé de collecte
        je peux ne rien collecter
        collecte facultative si je suis riche
        je peux sauter la collecte pour construire
        je suis libre de refuser la collecte
        on peut finir son tour sans collecte
        ai-je le droit de ne rien prendre à la collecte
    .yes =
        Suis-je forcé de prendre des ressources au début de mon tour ?
        la collecte est elle obligatoire
        meme avec 10 pieces on doit collecter
        est ce qu'il faut collecter a chaque tour
        j'ai besoin de rien mais je dois collecter ?
        pas le droit de zapper la collecte
        même blindé faut prendre or ou cartes
        à chaque tour y a forcément une prise, or ou cartes
        je peux pas dire "je prends rien" à la collecte
        La collecte est-elle imposée à chaque tour ?
        je dois collecter à chaque tour
        la collecte ne peut pas être sautée
        j'ai assez d'or, je dois collecter quand même
        collecte obligatoire même si je ne veux rien
        il faut prendre or ou cartes
        suis-je obligé de prendre or ou cartes
    .asked =
        je veux rien prendre ce tour, c'est possible ou pas
        que se passe-t-il si je veux pas collecter
        la collecte, obligée ou pas
ruling-gather-gold-or-cards = À la collecte, vous prenez soit 2 pièces d'or, soit des cartes : vous en piochez deux et en gardez une. Jamais les deux, ni un peu de chaque.
    .no =
        Peut-on prendre de l'or et des cartes dans le même tour ?
        Une pièce et une carte au lieu de deux pièces, c'est possible ?
        chaque tour 2 pieces plus une carte
        a la collecte de base on prend 3 pieces
        jpeux piocher et prendre l'or dans la meme collecte
        1 po + 1 carte à la collecte
        je collecte 2 pièces et je pioche aussi
        la collecte donne 3 po sans bonus
        je pioche 2 et je garde 2 à la collecte normale
        on prend 2 cartes et 2 pièces par tour
        je fais moitié moitié, un sou et une carte
        je prends 2 or et une carte à la collecte
        collecte : 1 or et 1 carte, permis
        collecte : 4 or
        je peux prendre 2 or puis piocher à la collecte
        collecte de cartes, j'en pioche quatre
        puis-je prendre une pièce et une carte à la collecte
    .yes =
        c'est 2 pieces ou des cartes, l'un ou l'autre
        si je prends l'or a la collecte, pas de cartes
        faut il choisir entre or et cartes
        2 pièces ou bien pioche deux garde une, c'est ça le choix ?
        l'un ou l'autre, pas les deux à la collecte
        je prends l'or donc je pioche pas
        deux po à la collecte de base
        une carte gardée si je choisis les cartes à la collecte
        À la collecte, dois-je choisir entre 2 pièces et des cartes ?
        collecte : 2 or ou cartes
        je prends 2 pièces, donc pas de carte à la collecte
        à la collecte je dois choisir or ou cartes
        collecte de cartes, j'en pioche deux
        or et cartes ensemble, interdit à la collecte
        dois-je choisir entre 2 or et des cartes à la collecte
    .asked =
        on prend quoi a la collecte
        combien de pieces d'or quand je collecte
        collecte : je gagne quoi si je prends l'or
        la collecte en cartes, on en tire combien et on en garde combien
        collecte, combien d'or ou combien de cartes
ruling-look-at-both = Quand vous collectez des cartes, vous regardez les deux avant de choisir celle que vous gardez.
    .yes =
        Peut-on regarder les deux cartes piochées avant d'en garder une ?
        je vois les deux cartes de la collecte avant de decider
        pioché deux quartiers, jpeux prendre le meilleur
        on a le droit de regarder les deux avant de rendre l'autre
        je mate les deux cartes puis je choisis ?
        je vois ce que je pioche avant d'en garder une
        à la collecte le choix se fait en connaissance de cause
        je peux comparer mes deux cartes avant d'en rendre une
        je garde la mieux des deux que j'ai regardées
        Ai-je le droit de voir les deux cartes avant de choisir celle que je garde ?
        je regarde les deux cartes avant de garder
        collecte de cartes, je choisis après avoir vu
        je peux garder la meilleure des deux cartes
        les deux cartes de la collecte, je les vois toutes les deux
        j'ai le droit de comparer les deux cartes piochées
        ai-je le droit de voir mes deux cartes avant d'en rendre une
    .no =
        faut il garder la premiere carte piochée
        la carte gardée a la collecte est prise au hasard
        les autres choisissent quelle carte je garde
        je dois choisir apres en avoir vu une seule
        on garde une carte à l'aveugle
        je regarde la première et si je la prends je vois pas l'autre
        la carte que je garde est tirée au sort
        c'est mon voisin qui choisit la carte que je garde
        je dois garder la carte du dessus
        je rends une carte sans l'avoir regardée
        je choisis ma carte sans regarder
        je garde la première carte piochée sans voir l'autre
        un autre joueur choisit ma carte de collecte
        interdit de regarder les deux cartes piochées
        la carte de collecte est gardée au hasard
        dois-je garder une carte sans voir la deuxième
    .asked =
        Quand je pioche deux cartes, je choisis la meilleure ou je prends à l'aveugle ?
        a la collecte, comment je choisis ma carte
        je choisis ma carte avant ou après les avoir regardées
        j'en tire deux, j'ai le droit d'en voir combien
        collecte, je regarde les cartes avant de choisir ou pas
ruling-gather-keep-one = Des deux cartes piochées à la collecte, vous en gardez une. Seule la Bibliothèque permet de tout garder.
    .no =
        Garde-t-on les deux cartes de la collecte ?
        pioché deux bons quartiers, jpeux garder les deux
        c'est pioche deux garde deux
        en payant une piece je garde aussi la seconde
        je garde les deux, c'est mon tour
        pioche deux garde deux sans rien en ville
        je paie 1 po et je garde la deuxième carte
        si j'ai moins de 3 cartes je garde les deux
        l'observatoire me laisse garder les deux cartes de la collecte
        je peux ne garder aucune des deux cartes et prendre l'or après
        je garde les deux cartes de collecte
        je peux payer pour garder les deux cartes
        collecte, deux cartes pour moi sans bibliothèque
        aucune carte à rendre à la collecte normale
        collecte de cartes, je garde tout sans bibliothèque
        puis-je garder mes deux cartes de collecte sans bibliothèque
    .yes =
        une seule carte de plus en main par collecte
        il faut rendre une des deux cartes piochées
        sans bibliotheque je n'en garde qu'une
        sur les deux piochées j'en rends une ?
        il faut la biblio pour tout garder
        collecte en cartes = +1 en main
        je peux pas garder les deux sans bibliothèque
        les deux me plaisent mais j'en garde qu'une
        Ne garde-t-on qu'une des deux cartes de la collecte ?
        je garde une carte sur les deux
        avec la bibliothèque je garde les deux cartes de collecte
        collecte, je dois rendre une carte
        sans bibliothèque une seule carte gardée
        je ne peux pas garder les deux cartes de collecte sans bibliothèque
        dois-je rendre une des deux cartes à la collecte
    .asked =
        Combien de cartes garde-t-on ?
        j'en tire deux, j'en garde combien sans biblio
        quel quartier me fait garder toute ma pioche de collecte
        collecte, je garde une ou deux cartes
ruling-gather-rest-under-deck = La carte piochée à la collecte que vous ne gardez pas va face cachée sous la pioche.
    .asked =
        Où va la seconde carte, celle qu'on ne garde pas ?
        la carte que je refuse a la collecte, je la mets ou
        je garde celle-là, l'autre je la mets où
        la carte rendue à la collecte, face visible ou cachée
        collecte, l'autre carte va où
    .yes =
        la carte dont je veux pas va au fond de la pioche
        sous le paquet pour le quartier rejeté
        la carte dont je veux pas, hop sous le paquet ?
        je rends la carte refusée face cachée
        personne voit la carte que je remets sous la pioche
        l'autre carte va tout en dessous
        le rebut de ma collecte retourne au fond de la pioche
        La carte non conservée va-t-elle face cachée sous la pioche ?
        la carte non gardée va sous la pioche
        je remets l'autre carte face cachée sous la pioche
        carte refusée, je ne la montre pas
        la deuxième carte de collecte retourne en dessous
        je mets la carte refusée en bas de la pioche
        dois-je mettre la carte refusée sous la pioche
    .no =
        on remet l'autre carte sur le dessus
        faut il remelanger la carte non gardée
        je dois montrer a tous la carte que je rends
        jpeux donner la carte refusée a un autre joueur
        la carte en trop va dans la boite
        la carte refusée va sur le dessus pour le suivant
        je montre la carte que je rends
        on mélange la pioche après chaque collecte
        la carte refusée va dans une défausse
        je refile la carte dont je veux pas à mon voisin
        la carte rejetée est retirée du jeu
        la carte non gardée va sur la pioche
        je défausse l'autre carte face visible
        carte refusée, on mélange la pioche
        je peux garder l'autre carte pour plus tard
        la carte refusée est donnée au voisin
        dois-je montrer la carte que je ne garde pas
ruling-deck-runs-out = Si la pioche de quartiers ne suffit plus, on prend ce qui reste. Cela n'arrive presque jamais.
    .asked =
        Que faire si la pioche de quartiers est vide ?
        Plus de cartes à piocher : et maintenant ?
        Je dois prendre 4 cartes et il n'en reste que 2 dans la pile.
        Que se passe-t-il s'il n'y a plus assez de cartes dans le talon ?
        plus un seul quartier dans la pioche, on fait quoi
        pile de quartiers finie en pleine partie
        paquet de quartiers épuisé, on fait comment
        il reste 2 cartes et j'en tire 3, je prends quoi
        pioche vide, on fait quoi
    .yes =
        il reste une carte dans la pioche, je prends juste celle la
        je dois en piocher 4, il en reste 2, j'en prends 2
        plus que 1 carte au paquet, je prends celle-là et c'est tout ?
        on prend ce qui reste quand la pioche est à sec
        les livrets disent rien sur la pioche vide
        c'est rarissime que le paquet de quartiers se vide
        navigatrice et 3 cartes restantes : elle en pioche 3
        En pratique, pioche-t-on simplement les cartes restantes ?
        pioche presque vide, je prends ce qui reste
        il reste 2 cartes et je dois en piocher 3, j'en prends 2
        aucune règle écrite pour la pioche vide
        pioche vide, ça n'arrive presque jamais
        pas assez de cartes dans la pioche, on prend le reste
        il reste moins de cartes que prévu, est-ce que je prends juste celles-là
    .no =
        la partie s'arrete quand la pioche est vide
        y a t il une regle officielle pour une pioche vide
        pioche vide, on prend de l'or a la place des cartes
        pioche epuisée, on reprend des cartes dans les mains
        pioche vide = fin de partie
        quand le paquet est fini on remélange les mains
        le livret prévoit un truc pour la pioche vide
        plus de cartes donc je reçois 2 po à la place
        on récupère les merveilles de la boîte pour refaire une pioche, c'est la règle
        pioche vide, le joueur passe son tour
        pioche vide, la partie est finie
        les livrets expliquent quoi faire si la pioche est vide
        plus de cartes, je prends de l'or à la place
        pioche vide, on reprend les quartiers construits
        pioche épuisée, je perds la partie
        est-ce que la partie se termine quand il n'y a plus de cartes quartier
ruling-no-discard-pile = Il n'y a pas de défausse pour les quartiers : un quartier défaussé ou détruit va sous la pioche.
    .no =
        Y a-t-il une défausse pour les quartiers ?
        Y a-t-il une défausse à remélanger ?
        on garde les quartiers jetés dans une pile a part
        jpeux fouiller dans la défausse des quartiers
        un batiment detruit est retiré de la partie
        faut il remelanger les quartiers defaussés dans la pioche
        on fait une pile de défausse pour les quartiers
        je regarde ce qu'il y a dans la défausse
        les quartiers détruits sortent du jeu
        quand la pioche est vide on remélange la défausse
        la carte jetée va sur le dessus
        le condo garde la carte qu'il a rasée
        quartier détruit, il est retiré du jeu
        il y a une pile de défausse de quartiers
        je peux reprendre un quartier dans la défausse
        quartier jeté, il va sur la pioche
        mon quartier détruit revient dans ma main
        puis-je fouiller les quartiers défaussés
    .yes =
        les quartiers defaussés vont sous la pioche
        une carte defaussée peut elle revenir plus tard
        les quartiers jetés retournent sous le paquet, pas de pile à part ?
        un quartier détruit peut réapparaître plus tard dans la pioche
        y a pas de défausse de quartiers dans ce jeu
        ma carte jetée au labo part sous la pioche
        les bâtiments rasés vont au fond de la pioche
        Les quartiers défaussés vont-ils directement sous la pioche ?
        quartier jeté, il va sous la pioche
        pas de pile de défausse pour les quartiers
        quartier détruit par le condottiere, sous la pioche
        un quartier détruit peut revenir par la pioche
        les quartiers défaussés restent dans le jeu
        est-ce que les quartiers détruits vont sous la pioche
    .asked =
        ou vont les cartes quartier defaussées
        les quartiers jetés ou rasés, où on les met
        la pile de défausse elle est où
        quartier détruit ou jeté, il va où
ruling-action-older = L'action est obligatoire : chaque tour commence par elle.
    .no =
        Peut-on sauter l'action ?
        jpeux construire d'abord et faire l'action apres
        passer sans prendre ni or ni carte, possible
        je suis riche, puis je zapper l'action
    .yes =
        l'action est elle obligatoire
        l'action vient elle avant la construction
        faut il prendre or ou carte a chaque tour
ruling-action-choice-older = L'action, c'est au choix : prendre 2 pièces d'or, ou regarder 2 cartes Quartier, en garder une et mettre l'autre sous la pioche.
    .asked =
        De l'or ou des cartes : que prend-on à son tour ?
    .yes =
        je vois les deux cartes avant d'en garder une
        deux pieces ou une carte sur deux, au choix
        l'autre carte part sous la pioche
    .no =
        une action pour l'or et une carte a la fois
        on garde les deux cartes regardées
        l'action donne 3 pieces
ruling-only-choice-third = Seules les deux cartes de l'action laissent un choix ; celles d'un pouvoir se gardent toutes.
    .no =
        Choisit-on parmi les cartes que donne un pouvoir ?
        faut il rendre une des deux cartes de l'architecte
        choisit on parmi les cartes repiochées par le magicien
        un pouvoir qui fait piocher laisse t il choisir
    .yes =
        je garde les deux cartes en plus de l'architecte
        les nouvelles cartes du magicien restent toutes a moi
        le choix entre deux cartes ne vaut que pour l'action
