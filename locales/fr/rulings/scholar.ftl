### The rulings of data/rulings/scholar.toml, and the questions they answer: with yes, with no, or in another way.

ruling-scholar-seven = L'Archiviste pioche 7 cartes, en garde 1 et mélange les 6 autres à la pioche. Il est le seul : ailleurs, les cartes non gardées vont sous la pioche.
    .no =
        Les six autres cartes de l'Archiviste vont-elles sous la pioche ?
        l'archiviste garde deux cartes sur les sept ?
        les cartes refusées par l'archiviste reviennent sur le dessus ?
        jpeux garder les 7 cartes avec l'archiviste
        les six autres cartes de l'archiviste sont-elles perdues ?
    .yes =
        Faut-il remélanger la pioche après l'Archiviste ?
        l'archiviste pioche 7 cartes et en garde une ?
        on melange les six cartes restantes de l'archiviste dans la pioche ?
        la pioche est brassée après le tour de l'archiviste ?
    .asked =
        Combien de cartes garde l'Archiviste sur les sept ?
        Je suis l'Archiviste : que fais-je des six cartes dont je ne veux pas ?
        L'Archiviste regarde combien de cartes ?
        archiviste : sept cartes, et apres
ruling-scholar-builds-two = L'Archiviste peut construire jusqu'à deux quartiers pendant son tour.
    .yes =
        L'Archiviste peut-il construire plus d'un quartier ?
        Je suis l'Archiviste : puis-je poser deux bâtiments ce tour-ci ?
        jpeux poser 2 quartiers avec l'archiviste
        un deuxieme quartier ce tour ci pour l'archiviste, permis ?
        l'archiviste a le droit de n'en construire qu'un seul ?
    .no =
        l'archiviste peut construire trois quartiers ?
        l'archiviste est limité a un batiment comme tout le monde ?
        l'archiviste doit il construire deux quartiers
    .asked =
        Quelle est la limite de construction de l'Archiviste ?
        Archiviste : un, deux ou trois bâtiments ?
        combien de batiments pour l'archiviste
