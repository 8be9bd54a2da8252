### The rulings of data/rulings/scholar.toml, and the questions they answer: with yes, with no, or in another way.

ruling-scholar-seven = L'Archiviste pioche 7 cartes, en garde 1 et mélange les 6 autres à la pioche. Il est le seul : ailleurs, les cartes non gardées vont sous la pioche.
    .no =
        Les six autres cartes de l'Archiviste vont-elles sous la pioche ?
        l'archiviste garde deux cartes sur les sept ?
        les cartes refusées par l'archiviste reviennent sur le dessus ?
        jpeux garder les 7 cartes avec l'archiviste
        les six autres cartes de l'archiviste sont-elles perdues ?
        archiviste : 7 cartes vues et 2 gardées ?
        l'archiviste glisse ses six cartes refusées sous le paquet ?
        je remets les six sur le dessus de la pioche en archiviste ?
        Les cartes que l'Archiviste ne garde pas sont-elles défaussées hors du jeu ?
        comme l'archiviste, tout le monde mélange les cartes pas gardées dans la pioche ?
        l'archiviste pioche cinq cartes ?
        archiviste, je garde 2 cartes ?
        l'archiviste met les six cartes sous la pioche ?
        je suis archiviste, je garde tout ?
        archiviste, les autres cartes à la défausse ?
        il a gardé trois cartes en archiviste, c'est permis ?
    .yes =
        Faut-il remélanger la pioche après l'Archiviste ?
        l'archiviste pioche 7 cartes et en garde une ?
        on melange les six cartes restantes de l'archiviste dans la pioche ?
        la pioche est brassée après le tour de l'archiviste ?
        sept cartes, j'en choisis une, je mélange le reste dans la pioche, c'est l'archiviste ?
        après l'archiviste on bat la pioche ?
        L'Archiviste est-il le seul à mélanger à la pioche les cartes non gardées ?
        une seule carte finit dans la main de l'archiviste via son pouvoir ?
        l'archiviste a le choix parmi 7 ?
        mon voisin archiviste a mis les six dessous, il aurait dû les mélanger ?
        archiviste, 7 cartes, 1 gardée ?
        l'archiviste mélange les cartes qu'il ne garde pas ?
        je suis archiviste, je dois mélanger la pioche ?
        archiviste, je rends six cartes ?
        l'archiviste regarde sept cartes ?
        L'Archiviste ne garde-t-il qu'une carte sur sept ?
    .asked =
        Combien de cartes garde l'Archiviste sur les sept ?
        Je suis l'Archiviste : que fais-je des six cartes dont je ne veux pas ?
        L'Archiviste regarde combien de cartes ?
        archiviste : sept cartes, et apres
        archiviste : on fait quoi des six cartes en trop
        combien de cartes l'archiviste voit et combien il en rend
        archiviste, je pioche combien et je garde combien
        les six autres cartes de l'archiviste vont où
ruling-scholar-builds-two = L'Archiviste peut construire jusqu'à deux quartiers pendant son tour.
    .yes =
        L'Archiviste peut-il construire plus d'un quartier ?
        Je suis l'Archiviste : puis-je poser deux bâtiments ce tour-ci ?
        jpeux poser 2 quartiers avec l'archiviste
        un deuxieme quartier ce tour ci pour l'archiviste, permis ?
        l'archiviste a le droit de n'en construire qu'un seul ?
        archiviste, je pose une taverne et un port dans le même tour ?
        deux bâtiments c'est le max de l'archiviste ?
        L'Archiviste peut-il se contenter d'une seule construction ?
        mon voisin archiviste a bâti deux trucs, c'est permis ?
        je peux ne rien bâtir du tout en archiviste ?
        avec l'archiviste j'ai une pose de plus que la plupart ?
        archiviste, deux quartiers ?
        je suis archiviste, je peux construire 2 bâtiments ?
        l'archiviste a le droit à deux constructions ?
        il a posé deux quartiers en archiviste, c'est bon ?
        archiviste, un seul quartier si je veux ?
        La limite de l'Archiviste est-elle de deux quartiers ?
    .no =
        l'archiviste peut construire trois quartiers ?
        l'archiviste est limité a un batiment comme tout le monde ?
        l'archiviste doit il construire deux quartiers
        l'archiviste bâtit trois quartiers comme l'architecte ?
        archiviste = une seule construction ?
        L'Archiviste est-il obligé de bâtir deux quartiers ?
        assez d'or pour 4 quartiers, l'archiviste les pose tous ?
        archiviste, ma deuxième pose est illégale ?
        le deuxième bâtiment de l'archiviste est gratuit par son pouvoir ?
        archiviste, trois quartiers ?
        archiviste, un seul quartier maximum ?
        je dois bâtir deux quartiers si je suis archiviste ?
        l'archiviste ne peut pas construire ?
        il a posé trois quartiers en archiviste, c'est permis ?
        l'archiviste construit autant que l'architecte ?
    .asked =
        Quelle est la limite de construction de l'Archiviste ?
        Archiviste : un, deux ou trois bâtiments ?
        combien de batiments pour l'archiviste
        archiviste, je bâtis combien au plus ce tour
        limite de poses de l'archiviste
        archiviste, combien de constructions
        je suis archiviste, je pose 1 ou 2 quartiers
