### What the rulebooks of the older boxes say: the pages of `rule` that differ from 2016, and the
### rulings that apply only there. A page is rule-<topic>-<edition>, or rule-<topic>-older for both;
### a ruling is ruling-<id>, grouped as in data/rulings.

## Pages

rule-overview-older =
    Chacun construit une cité avec des cartes Quartier. À chaque manche, vous choisissez en secret un personnage, et les personnages jouent dans l'ordre des rangs : prendre de l'or ou une carte, construire un quartier, utiliser le pouvoir du personnage.

    Quand une première cité atteint huit quartiers, on finit la manche et on compte les points. Le joueur qui a le plus de points gagne, et ce n'est pas toujours le plus rapide.
rule-components-classic =
    La boîte classique contient 80 cartes Quartier, 18 personnages (8 de base et 10 bonus), 8 aides de jeu, 30 pièces et une couronne en bois.

    Les quartiers : 54 de base et 26 merveilles (violettes), dont 14 cartes bonus.
rule-components-third = La boîte de la troisième édition française contient 82 cartes Quartier, 18 personnages (8 du jeu classique et 10 nouveaux), 8 aides de jeu, une trentaine de pièces et une couronne, qui est ici une carte.
rule-setup-classic = Mettez de côté les cartes bonus, ou choisissez ensemble celles qui entrent en jeu. Mélangez séparément les personnages et les quartiers, distribuez, installez la banque et donnez la couronne au joueur le plus âgé.
rule-setup-third = Pour chacun : 4 cartes Quartier, 2 pièces d'or et une aide de jeu. La couronne est tirée au sort : c'est là que se trompent ceux qui connaissent les autres boîtes.
rule-turn-classic =
    Révélez votre personnage quand il est appelé ; un joueur volé donne aussitôt son or. Faites d'abord une action : de l'or ou une carte. Ce que reçoivent en plus le Marchand, l'Architecte et le Navigateur vient après. Vous pouvez ensuite construire, en règle générale un quartier. Le revenu et la plupart des pouvoirs, c'est quand vous voulez.

    À la fin du tour viennent l'attaque du Condottiere ou l'échange du Diplomate, la pièce due au Bailli, le Parc et l'Hospice. L'Alchimiste récupère son or après la pièce de l'Hospice.
rule-turn-third =
    Montrez votre personnage quand il est appelé ; un joueur volé donne aussitôt son or. La pièce supplémentaire du Marchand et les deux cartes de l'Architecte viennent au début du tour. Vous devez ensuite prendre de l'or ou une carte, et vous pouvez construire, en règle générale un quartier. Le revenu se perçoit quand vous voulez, en une seule fois.

    Le Condottiere attaque à la fin du tour ; c'est aussi le moment de la pièce due au Bailli, du Parc et de l'Hospice. L'Alchimiste, lui, récupère son or aussitôt. Puis votre carte rejoint les personnages écartés.
rule-gathering-older = À chaque tour, une seule chose est obligatoire : prendre de l'or ou une carte. La Bibliothèque et l'Observatoire changent ce qu'on pioche ou garde.
rule-gathering-title-older = L'action : de l'or ou une carte
rule-abilities-classic = Vous pouvez utiliser un pouvoir une fois par tour, quand vous voulez, sauf si son texte fixe un moment : après l'action pour le Marchand, l'Architecte, le Navigateur et la Sorcière, à la fin du tour pour le Condottiere, le Diplomate et l'Alchimiste.
rule-abilities-third = Chaque personnage a un pouvoir pour son propre tour, et on n'est pas obligé de s'en servir. Si le texte fixe un moment, c'est celui-là : le début du tour pour le Marchand et l'Architecte, après l'action pour la Sorcière et le Navigateur, la fin du tour pour le Condottiere.
rule-district-types-older =
    Il y a cinq couleurs : noble (jaune), religieux (bleu), commerçant (vert), militaire (rouge ; « soldatesque » dans la troisième édition) et merveille (violet). Le jaune rapporte au Roi et à l'Empereur, le bleu à l'Évêque et à l'Abbé, le vert au Marchand, le rouge au Condottiere et au Diplomate.

    Les merveilles ne rapportent à personne, sauf l'École de Magie, mais chacune a son effet propre. Les cinq couleurs réunies valent 3 points.
rule-district-types-title-older = Les couleurs des quartiers
rule-unique-effects-older = Une merveille agit pour le joueur qui l'a dans sa cité, comme le dit sa carte. Certaines agissent une fois, à la construction (Phare, Beffroi), d'autres pendant le tour, d'autres seulement au décompte.
rule-unique-effects-title-older = Les effets des merveilles
rule-ties-classic = À égalité de points, ce sont les cités qui départagent, puis l'or.
rule-ties-third = Le livret de la troisième édition ne dit rien sur les égalités.
rule-three-players-older = À trois, chacun prend deux personnages sur huit. Il joue deux tours par manche, avec une seule cité, une seule main et un seul trésor, comme à deux.
rule-customizing-classic = Il y a 10 personnages bonus et 14 quartiers bonus. On ne les prend pas tous ensemble : quelques-uns suffisent à renouveler le jeu.
rule-customizing-third = Les 10 nouveaux personnages et les 11 nouveaux quartiers sont pour ceux qui connaissent déjà le jeu. On en met quelques-uns à la fois, à la place d'autres.
rule-nine-characters-older = Le neuvième personnage est la Reine ou l'Artiste. Le choix des personnages a alors son propre tableau, et on peut jouer à huit.
rule-short-game-classic = On peut raccourcir la partie d'un quartier, si tout le monde est d'accord avant de commencer.
rule-short-game-third = On peut raccourcir la partie d'un ou de deux quartiers.
