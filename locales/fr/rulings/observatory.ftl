### The rulings of data/rulings/observatory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-observatory-keeps-one = Avec l'Observatoire, vous regardez les trois cartes, en gardez une et mettez les deux autres sous la pioche.
    .no =
        Garde-t-on deux des trois cartes avec l'Observatoire ?
    .asked =
        Où vont les cartes non choisies avec l'Observatoire ?
        J'ai l'Observatoire : trois cartes vues, combien en garde-t-on ?
        L'Observatoire fait-il garder une carte de plus ?
        Observatoire seul, sans Bibliothèque : une ou deux cartes ?
