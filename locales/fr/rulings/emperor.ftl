### The rulings of data/rulings/emperor.toml, and the questions they answer: with yes, with no, or in another way.

ruling-emperor-not-with-two = L'Empereur ne se joue pas à 2 joueurs : prenez le Roi ou le Patricien à sa place, même si une des listes officielles contient l'Empereur.
    .no =
        Peut-on jouer l'Empereur à deux joueurs ?
    .asked =
        Par qui remplacer l'Empereur à 2 ?
        On n'est que deux et notre liste contient l'Empereur : on le garde ?
        Empereur interdit à deux joueurs ?
ruling-emperor-crown = À un moment de son tour, l'Empereur doit donner la couronne à un autre joueur : ni à lui-même, ni à celui qui l'avait. S'il la détient déjà, il doit la donner aussi.
    .no =
        L'Empereur peut-il garder la couronne pour lui ?
    .asked =
        Et si l'Empereur a déjà la couronne ?
        L'Empereur peut-il laisser la couronne où elle est ?
        Je suis l'Empereur : puis-je me couronner moi-même ?
        L'Empereur est-il forcé de changer le premier joueur ?
ruling-emperor-payment = C'est l'Empereur qui décide : 1 pièce d'or ou 1 carte au hasard de la main de celui qui reçoit la couronne. S'il n'a ni l'un ni l'autre, l'Empereur n'a rien.
    .asked =
        Qui choisit entre l'or et la carte quand l'Empereur donne la couronne ?
        Que touche l'Empereur pour la couronne, et si le joueur n'a plus un sou ?
        L'Empereur choisit-il la carte qu'il prend ?
        L'Empereur m'a refilé la couronne : est-ce moi qui choisis de donner une pièce ou une carte ?
        Le nouveau couronné n'a ni or ni carte : que prend l'Empereur ?
ruling-emperor-killed = À la fin de la manche, l'Empereur assassiné montre sa carte et donne la couronne à un autre joueur, pas à lui-même, mais ne reçoit ni or ni carte.
    .yes =
        L'Empereur assassiné donne-t-il quand même la couronne ?
    .asked =
        Un Empereur tué est-il payé pour la couronne ?
        On a assassiné l'Empereur : la couronne bouge-t-elle ?
        Je suis l'Empereur mort : à la fin de la manche, puis-je encore choisir qui sera premier joueur ?
        L'Empereur tué prend-il une pièce ou une carte à celui qu'il couronne ?
ruling-emperor-crown-older = Dès qu'il est appelé, l'Empereur prend la couronne et la donne à quelqu'un d'autre : ni à lui-même, ni à celui qui l'avait. S'il la détient lui-même, il doit quand même s'en séparer.
    .no =
        L'Empereur peut-il garder la couronne ?
    .asked =
        À qui l'Empereur peut-il donner la couronne ?
ruling-emperor-payment-older = Celui qui reçoit la couronne donne à l'Empereur 1 pièce d'or ou 1 carte de sa main, à son choix ; s'il n'a ni l'un ni l'autre, il ne donne rien. (En 2016, l'Empereur choisit, et la carte est prise au hasard.)
    .asked =
        Qui choisit ce que l'Empereur reçoit pour la couronne ?
        Et si celui qui reçoit la couronne n'a ni or ni carte ?
ruling-emperor-killed-older = L'Empereur assassiné transmet la couronne à la fin de la manche et ne reçoit rien : la règle du Roi assassiné vaut pour lui autant que possible.
    .yes =
        Un Empereur assassiné déplace-t-il encore la couronne ?
ruling-emperor-two-older = À deux, laissez l'Empereur de côté : le livret ne l'interdit pas, mais quand l'adversaire détient la couronne, il n'y a personne à qui la donner.
    .no =
        Faut-il jouer avec l'Empereur à deux ?
ruling-crown-not-only-king = La couronne s'obtient aussi par l'Empereur, comme le dit son propre texte. Le chapitre sur le matériel ne parle que du Roi.
    .no =
        La couronne s'obtient-elle seulement avec le Roi ?
