### Rule topics (title and lead; the points below each page are rulings) and terms.

rule-overview = Le jeu en bref
    .text =
        Chacun construit une cité avec des cartes Quartier. À chaque manche, vous choisissez en secret un personnage, et les personnages jouent leur tour dans l'ordre des rangs : collecter de l'or ou des cartes, construire un quartier, utiliser au bon moment le pouvoir du personnage.

        Quand une première cité atteint sept quartiers (huit à 2 ou 3 joueurs), on finit la manche et on compte les points. Le joueur qui a le plus de points gagne, et ce n'est pas toujours le plus rapide.
rule-components = Contenu de la boîte
    .text =
        La boîte de 2016 contient 27 cartes Personnage et 27 jetons, 84 cartes Quartier (12 quartiers nobles, 11 religieux, 20 commerçants, 11 militaires et 30 merveilles), 6 aides de jeu, 30 pièces, la couronne, 3 mandats pour l'Échevin et 2 menaces pour la Maître-chanteuse.

        Une partie utilise huit ou neuf personnages, les 54 quartiers de base et 14 merveilles.
rule-setup = Mise en place
    .text = Choisissez les personnages de la partie et 14 merveilles, mélangez les quartiers, distribuez, installez la banque et donnez la couronne au joueur le plus âgé.
rule-selection = Phase de choix
    .text =
        Au début de chaque manche, on défausse quelques personnages, puis chacun en choisit un en secret parmi ceux qu'on lui passe. Le joueur couronné commence.

        Ces règles valent pour huit personnages et 4 à 7 joueurs. Avec neuf personnages, et pour 8 joueurs, voyez la page sur les neuf personnages ; les parties à 2 et à 3 joueurs ont chacune leur page.
rule-calling = L'appel des personnages
    .text = Quand chacun a un personnage, le joueur couronné appelle les personnages l'un après l'autre, du plus petit rang au plus grand.
rule-turn = Un tour
    .text =
        Révélez votre personnage quand il est appelé. Réglez d'abord ce qui vous attend : un joueur volé donne aussitôt son or. Puis collectez : de l'or ou des cartes. Une menace se règle juste après, avant toute autre chose. Vous pouvez ensuite construire, en règle générale un quartier. Le pouvoir du personnage et vos merveilles agissent au moment qu'ils indiquent, ou à n'importe quel moment s'ils n'en indiquent aucun.

        Tout ce qui attend la fin du tour, comme le Parc, l'Hospice ou le remboursement de l'Alchimiste, vient en dernier.
rule-gathering = La collecte
    .text = À chaque tour, un choix est obligatoire : de l'or ou des cartes. La Mine d'Or, la Bibliothèque et l'Observatoire changent ce qu'il rapporte.
rule-building = La construction
    .text = Vous payez ce qu'indique la carte et pouvez construire une fois par tour, sauf si un personnage ou un quartier dit le contraire. Vous pouvez aussi ne rien construire.
rule-abilities = Les pouvoirs des personnages
    .text = Les pouvoirs sont le cœur du jeu. Ils sont facultatifs, sauf si le texte dit « doit » ou « ne peut pas », et s'utilisent une seule fois, pendant votre propre tour ; certains durent ensuite toute la manche ou attendent le tour d'un autre joueur.
rule-district-types = Les types de quartiers
    .text =
        Il y a cinq types : noble (jaune), religieux (bleu), commerçant (vert), militaire (rouge) et merveille (violet). Le type compte pour le revenu de certains personnages, pour l'Espion, pour les 3 points des cinq types et pour certaines merveilles.

        Les quartiers nobles rapportent au rang 4 ; les religieux à l'Évêque, à l'Abbé et au Cardinal ; les commerçants à la Marchande et au Négociant ; les militaires au rang 8. Les merveilles ne rapportent à personne, sauf l'École de Magie, mais chacune a son effet propre.
rule-unique-effects = Les effets des merveilles
    .text = Une merveille agit pour celui qui l'a dans sa cité. Quelques-unes disent aussi comment on les construit, et seules les Catacombes rapportent des points depuis la main.
rule-card-text = Carte ou livret
    .text = Que faire quand une carte et le livret semblent se contredire.
rule-open-information = Ce que chacun peut savoir
    .text = Votre choix de personnage et les cartes de votre main sont secrets. Votre cité et votre or sont publics.
rule-end = Fin de la partie
    .text = La partie prend fin avec la manche où une première cité est terminée. Tous ceux qui restent à appeler jouent leur tour.
rule-scoring = Le décompte
    .text = Pour chaque joueur, additionnez :
rule-ties = Les égalités
    .text = À égalité de points, c'est la dernière manche qui départage.
rule-two-players = À deux joueurs
    .text = À deux, chacun prend deux personnages sur huit, et le paquet va et vient entre les joueurs. Le reste se joue comme d'habitude.
rule-three-players = À trois joueurs
    .text = À trois, chacun prend deux personnages sur neuf. Il a deux tours par manche, une cité, une main et un trésor, comme à deux.
rule-short-game = Partie courte
rule-customizing = Composer ses propres paquets
    .text = Une fois que vous connaissez le jeu, combinez personnages et merveilles à votre goût, ou prenez une des sept listes officielles.
rule-nine-characters = Neuf personnages
    .text = Le neuvième personnage est la Reine, l'Artiste ou le Bailli. La phase de choix suit alors son propre tableau.
rule-terms = Termes
    .text = Les mots que les cartes emploient dans un sens précis.
rule-solo = Solo contre Vova
    .text =
        Vous jouez le jeu de base contre Vova, qui n'a pas de main et suit des règles. À chaque manche, un personnage est pour lui face cachée, deux sont montrés, vous en choisissez un sur deux, un autre est montré et deux restent cachés. Comme Assassin ou Voleur, désignez votre cible avant de retourner sa carte. Son tour : son pouvoir, puis une construction : une pièce, la carte du dessus, construite s'il peut la payer et ne l'a pas. La première cité de huit quartiers finit la partie ; vous gagnez seulement si c'est la vôtre et si vous avez plus de points.

        La partie entière : { -program } solo. Son tour d'après un fichier : { -program } solo turn FICHIER.
rule-which-box = Quelle boîte avez-vous ?
    .text =
        Comptez les cartes Personnage.

        27 personnages et 30 merveilles : l'édition 2016, dans une grande boîte avec des jetons. Une cité est terminée à sept quartiers. C'est de cette édition qu'il s'agit, sauf si vous en demandez une autre.

        18 personnages et 80 cartes Quartier : la boîte classique (jeu de base et La Cité Sombre), quartiers violets, cité de huit. Ici, elle s'appelle « classic ».

        18 personnages, 82 cartes Quartier et 8 aides de jeu, en français, « troisième édition » sur les règles : la troisième édition française. Cité de huit. Ici, elle s'appelle « third ».

        8 personnages et 68 cartes Quartier : la petite boîte, plus récente. La cité y est terminée à sept quartiers, le Laboratoire donne 2 pièces d'or et l'Observatoire coûte 4, comme en 2016. Pour le reste, ce programme ne la couvre pas.
rule-errata = Coquilles et histoire
    .text = Ce que les livrets écrivent de travers, ce qu'avaient les anciennes boîtes, d'où viennent les symboles. Rien qui compte en cours de partie.

## Terms

term-completed-city = Cité terminée
    .text = Une cité d'au moins sept quartiers, ou d'au moins huit à 2 ou 3 joueurs. Le Monument compte pour deux.
term-destroy = Détruire
    .text = Le quartier quitte sa cité et sa carte va sous la pioche.
term-discard = Défausser
    .text = Un personnage défaussé, face visible ou face cachée, est hors jeu pour la manche, sauf celui que prend le dernier à choisir, à 7 ou 8 joueurs. Un quartier défaussé va sous la pioche.
term-draw = Piocher
    .text = Prendre des cartes sur le dessus de la pioche. Si on n'en garde qu'une partie, les autres vont sous la pioche ; seul l'Archiviste les mélange à la pioche.
term-gain = Recevoir
    .text = Prendre de l'or à la banque, ou des cartes à la pioche, sauf si une autre source est indiquée.
term-pay = Payer
    .text = Verser de l'or de son trésor à la banque, sauf si un autre destinataire est indiqué.
term-resource = Ressource
    .text = De l'or ou des cartes Quartier.
term-stash = Trésor
    .text = L'or posé devant vous et que vous pouvez dépenser. Les pièces posées sur des quartiers n'en font pas partie.
