### The rulings of data/rulings/observatory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-observatory-keeps-one = Avec l'Observatoire, vous regardez les trois cartes, en gardez une et mettez les deux autres sous la pioche.
    .no =
        Garde-t-on deux des trois cartes avec l'Observatoire ?
        L'Observatoire fait-il garder une carte de plus ?
        avec l'observatoire je garde les trois cartes
        les deux cartes refusées de l'observatoire sont remelangées
        observatoire : deux pour moi et une sous la pioche
        l'observatoire fait toujours piocher deux cartes
        on remet les cartes de l'observatoire sur le dessus
    .yes =
        observatoire : j'en pioche trois et j'en garde une
        je vois les trois avant de choisir avec l'observatoire
        les deux autres cartes de l'observatoire vont sous la pioche
    .asked =
        Où vont les cartes non choisies avec l'Observatoire ?
        J'ai l'Observatoire : trois cartes vues, combien en garde-t-on ?
        Observatoire seul, sans Bibliothèque : une ou deux cartes ?
        que change l'observatoire a la collecte
