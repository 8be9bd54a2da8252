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
        observatoire : je tire trois cartes et j'en garde deux ?
        tout ce que je vois à l'observatoire reste dans ma main ?
        les cartes rejetées via l'observatoire, je les remets dessus ?
        L'Observatoire augmente-t-il le nombre de cartes gardées ?
        avec l'observatoire je défausse deux cartes au hasard ?
        je regarde toujours que deux cartes malgré mon observatoire ?
        observatoire, je garde 2 cartes ?
        avec l'observatoire on garde tout ?
        j'ai l'observatoire, je garde trois cartes ?
        les cartes refusées de l'observatoire vont dans la main d'un autre ?
        il a gardé trois cartes avec l'observatoire, c'est permis ?
    .yes =
        observatoire : j'en pioche trois et j'en garde une
        je vois les trois avant de choisir avec l'observatoire
        les deux autres cartes de l'observatoire vont sous la pioche
        je mate trois cartes et une seule finit en main avec l'observatoire ?
        l'observatoire me donne plus de choix mais pas plus de cartes ?
        Les deux cartes écartées avec l'Observatoire retournent-elles sous la pioche ?
        observatoire en ville, je choisis la meilleure sur trois ?
        mon voisin a gardé deux cartes avec son seul observatoire, il s'est gouré ?
        3 vues, 1 gardée, 2 dessous : c'est l'observatoire ?
        observatoire, une carte sur trois ?
        j'ai l'observatoire, je regarde 3 cartes ?
        avec l'observatoire je remets deux cartes sous la pioche ?
        je dois rendre deux cartes avec l'observatoire ?
        l'observatoire fait choisir parmi trois cartes ?
        L'Observatoire ne fait-il garder qu'une carte ?
    .asked =
        Où vont les cartes non choisies avec l'Observatoire ?
        J'ai l'Observatoire : trois cartes vues, combien en garde-t-on ?
        Observatoire seul, sans Bibliothèque : une ou deux cartes ?
        que change l'observatoire a la collecte
        observatoire seul, il me reste combien de cartes après la pioche
        l'observatoire fait voir combien de cartes
        Que fait-on des deux cartes dont on ne veut pas avec l'Observatoire ?
        observatoire, je garde combien
        observatoire, où vont les deux autres cartes
