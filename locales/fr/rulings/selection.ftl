### The rulings of data/rulings/selection.toml, and the questions they answer: with yes, with no, or in another way.

ruling-face-up-then-face-down = Personne ne regarde le personnage défaussé face cachée ; seul le dernier de 7 joueurs (de 8 avec neuf personnages) le prend. On le pose après ceux qui sont face visible ; tous sont hors jeu pour la manche.
    .no =
        Peut-on regarder le personnage défaussé face cachée ?
    .asked =
        Pose-t-on d'abord les cartes face visible ou la carte face cachée ?
        Les personnages écartés sont-ils hors jeu ?
        A-t-on le droit de savoir quel personnage a été mis de côté en secret ?
        J'ai jeté un œil à la carte retirée au hasard : c'est permis ?
ruling-rank-four-reshuffled = Un personnage de rang 4, comme le Roi, n'est jamais défaussé face visible : remélangez-le et retournez une autre carte. La carte face cachée, elle, peut être un rang 4.
    .no =
        Un personnage de rang 4 peut-il être défaussé face visible ?
    .asked =
        Que faire si le Roi sort parmi les cartes écartées ?
        On a retourné l'Empereur en écartant les cartes face visible : on le laisse ?
        Le Patricien est sorti au tirage, faut-il en tirer un autre ?
        Mon ami dit que le rang 4 n'est jamais montré parmi les personnages retirés.
ruling-table-of-eight = À 4 joueurs, 2 personnages sur huit sont défaussés face visible ; à 5 joueurs, un seul ; à 6 ou 7, aucun. On en pose toujours un de plus face cachée.
    .asked =
        Combien de personnages face visible à 4, 5, 6 ou 7 joueurs ?
        Combien de cartes Personnage écarte-t-on au début de la manche ?
        Nous sommes quatre : combien de personnages retourne-t-on au milieu de la table ?
        À six, montre-t-on des personnages écartés ?
        Faut-il retirer des personnages quand on est sept ?
ruling-choose-and-pass-left = Au choix des personnages, on regarde tout ce qu'on reçoit, on garde une carte en secret et on passe le reste à gauche. À 4, 5 ou 6 joueurs avec huit personnages, le dernier choisit entre deux et pose l'autre face cachée.
    .yes =
        Voit-on tous les personnages avant d'en choisir un ?
    .asked =
        Dans quel sens passe-t-on les cartes ?
        Comment marche le draft à quatre, cinq ou six ?
        Je suis le dernier à choisir : que fais-je de la carte qui reste ?
        On passe à gauche ou à droite ?
ruling-last-of-seven = À 7 joueurs avec huit personnages, le dernier ne reçoit qu'une carte ; il prend aussi celle du début de la manche, face cachée, en garde une et repose l'autre face cachée.
    .asked =
        Entre quoi choisit le dernier de sept joueurs ?
        À sept, qui prend la carte face cachée ?
        Nous sommes sept et il ne me reste qu'une seule carte : n'ai-je pas le choix ?
        Le septième joueur peut-il prendre le personnage mis de côté au départ ?
        À sept joueurs, le dernier servi est-il forcé de garder ce qu'on lui passe ?
ruling-discard-order-third = Nous posons d'abord les personnages face visible, puis celui qui va face cachée : le livret ne dit rien de l'ordre, mais son tableau commence par les cartes face visible.
    .asked =
        Quelles cartes écarte-t-on d'abord, face visible ou face cachée ?
ruling-face-down-first-classic = On défausse d'abord un personnage face cachée, sans le regarder, puis ceux qui vont face visible à côté. Tous sont hors jeu pour la manche.
    .asked =
        Quelles cartes écarte-t-on d'abord, face visible ou face cachée ?
