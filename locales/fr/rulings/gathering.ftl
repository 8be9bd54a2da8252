### The rulings of data/rulings/gathering.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gather-must = La collecte est obligatoire : à chaque tour, vous prenez soit 2 pièces d'or, soit 2 cartes Quartier dont vous gardez une.
    .no =
        Peut-on sauter la collecte ?
    .asked =
        Peut-on prendre de l'or et des cartes dans le même tour ?
        Suis-je forcé de prendre des ressources au début de mon tour ?
        Puis-je passer mon tour sans rien prendre ?
        Une pièce et une carte au lieu de deux pièces, c'est possible ?
ruling-look-at-both = Quand vous collectez des cartes, vous regardez les deux, gardez celle que vous voulez et mettez l'autre sous la pioche.
    .yes =
        Peut-on regarder les deux cartes piochées avant d'en garder une ?
    .asked =
        Combien de cartes garde-t-on ?
        Quand je pioche deux cartes, je choisis la meilleure ou je prends à l'aveugle ?
        Où va la seconde carte, celle qu'on ne garde pas ?
        Mon adversaire garde les deux cartes de sa collecte : a-t-il le droit ?
ruling-deck-runs-out = Si la pioche de quartiers ne suffit plus, on prend ce qui reste, c'est l'usage. Aucun livret n'en parle : les quartiers défaussés ou détruits retournent sous la pioche, qui ne se vide presque jamais.
    .asked =
        Que faire si la pioche de quartiers est vide ?
        Plus de cartes à piocher : et maintenant ?
        Y a-t-il une défausse à remélanger ?
        Je dois prendre 4 cartes et il n'en reste que 2 dans la pile.
        Que se passe-t-il s'il n'y a plus assez de cartes dans le talon ?
ruling-action-older = L'action est obligatoire et commence le tour : prendre 2 pièces d'or, ou regarder 2 cartes Quartier, en garder une et mettre l'autre sous la pioche.
    .no =
        Peut-on sauter l'action ?
    .asked =
        De l'or ou des cartes : que prend-on à son tour ?
ruling-only-choice-third = Seules les deux cartes de l'action laissent un choix ; celles d'un pouvoir se gardent toutes.
    .no =
        Choisit-on parmi les cartes que donne un pouvoir ?
