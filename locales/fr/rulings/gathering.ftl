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
    .yes =
        Suis-je forcé de prendre des ressources au début de mon tour ?
        la collecte est elle obligatoire
        meme avec 10 pieces on doit collecter
        est ce qu'il faut collecter a chaque tour
ruling-gather-gold-or-cards = À la collecte, vous prenez soit 2 pièces d'or, soit des cartes : vous en piochez deux et en gardez une. Jamais les deux, ni un peu de chaque.
    .no =
        Peut-on prendre de l'or et des cartes dans le même tour ?
        Une pièce et une carte au lieu de deux pièces, c'est possible ?
        chaque tour 2 pieces plus une carte
        a la collecte de base on prend 3 pieces
        jpeux piocher et prendre l'or dans la meme collecte
    .yes =
        c'est 2 pieces ou des cartes, l'un ou l'autre
        si je prends l'or a la collecte, pas de cartes
        faut il choisir entre or et cartes
    .asked =
        on prend quoi a la collecte
        combien de pieces d'or quand je collecte
ruling-look-at-both = Quand vous collectez des cartes, vous regardez les deux avant de choisir celle que vous gardez.
    .yes =
        Peut-on regarder les deux cartes piochées avant d'en garder une ?
        je vois les deux cartes de la collecte avant de decider
        pioché deux quartiers, jpeux prendre le meilleur
        on a le droit de regarder les deux avant de rendre l'autre
    .no =
        faut il garder la premiere carte piochée
        la carte gardée a la collecte est prise au hasard
        les autres choisissent quelle carte je garde
        je dois choisir apres en avoir vu une seule
    .asked =
        Quand je pioche deux cartes, je choisis la meilleure ou je prends à l'aveugle ?
        a la collecte, comment je choisis ma carte
ruling-gather-keep-one = Des deux cartes piochées à la collecte, vous en gardez une. Seule la Bibliothèque permet de tout garder.
    .no =
        Garde-t-on les deux cartes de la collecte ?
        pioché deux bons quartiers, jpeux garder les deux
        c'est pioche deux garde deux
        en payant une piece je garde aussi la seconde
    .yes =
        une seule carte de plus en main par collecte
        il faut rendre une des deux cartes piochées
        sans bibliotheque je n'en garde qu'une
    .asked =
        Combien de cartes garde-t-on ?
ruling-gather-rest-under-deck = La carte piochée à la collecte que vous ne gardez pas va face cachée sous la pioche.
    .asked =
        Où va la seconde carte, celle qu'on ne garde pas ?
        la carte que je refuse a la collecte, je la mets ou
    .yes =
        la carte dont je veux pas va au fond de la pioche
        sous le paquet pour le quartier rejeté
    .no =
        on remet l'autre carte sur le dessus
        faut il remelanger la carte non gardée
        je dois montrer a tous la carte que je rends
        jpeux donner la carte refusée a un autre joueur
        la carte en trop va dans la boite
ruling-deck-runs-out = Si la pioche de quartiers ne suffit plus, on prend ce qui reste, c'est l'usage. Aucun livret n'en parle, et cela n'arrive presque jamais.
    .asked =
        Que faire si la pioche de quartiers est vide ?
        Plus de cartes à piocher : et maintenant ?
        Je dois prendre 4 cartes et il n'en reste que 2 dans la pile.
        Que se passe-t-il s'il n'y a plus assez de cartes dans le talon ?
        plus un seul quartier dans la pioche, on fait quoi
        pile de quartiers finie en pleine partie
    .yes =
        il reste une carte dans la pioche, je prends juste celle la
        je dois en piocher 4, il en reste 2, j'en prends 2
    .no =
        la partie s'arrete quand la pioche est vide
        y a t il une regle officielle pour une pioche vide
        pioche vide, on prend de l'or a la place des cartes
        pioche epuisée, on reprend des cartes dans les mains
ruling-no-discard-pile = Il n'y a pas de défausse pour les quartiers : un quartier défaussé ou détruit va sous la pioche.
    .no =
        Y a-t-il une défausse pour les quartiers ?
        Y a-t-il une défausse à remélanger ?
        on garde les quartiers jetés dans une pile a part
        jpeux fouiller dans la défausse des quartiers
        un batiment detruit est retiré de la partie
        faut il remelanger les quartiers defaussés dans la pioche
    .yes =
        les quartiers defaussés vont sous la pioche
        une carte defaussée peut elle revenir plus tard
    .asked =
        ou vont les cartes quartier defaussées
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
