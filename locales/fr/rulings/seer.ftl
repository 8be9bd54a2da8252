### The rulings of data/rulings/seer.toml, and the questions they answer: with yes, with no, or in another way.

ruling-seer-one-from-each = La Voyante prend les cartes au hasard, une dans chaque autre main : elle ne regarde pas et ne choisit pas. (« Au hasard » est dans le livret anglais.)
    .no =
        La Voyante choisit-elle les cartes qu'elle prend ?
        La Voyante regarde-t-elle ma main pour prendre ma meilleure carte ?
        la voyante peut elle regarder ma main avant de tirer
        c'est moi qui choisis la carte que la voyante me prend
        la voyante a t elle le droit de prendre ma meilleure carte exprès
        la voyante voit elle toutes les mains comme le sorcier
        je suis voyante, je regarde les mains avant de piocher chez chacun ?
        la voyante fait son marché dans ma main face visible ?
        c'est la victime qui décide quelle carte donner à la voyante ?
        La Voyante peut-elle demander une carte précise ?
        la voyante prend deux cartes au hasard chez chacun ?
        en voyante je peux choisir la violette de mon voisin ?
        la voyante peut choisir ma carte ?
        voyante, je regarde les cartes avant ?
        la voyante voit ma main ?
        je choisis la carte que je donne à la voyante ?
        je suis voyante, je prends la carte que je veux ?
        elle a regardé ma main en voyante, elle a le droit ?
    .yes =
        la voyante tire t elle à l'aveugle
        je presente mes cartes de dos a la voyante
        est ce le hasard qui decide de la carte prise par la voyante
        j'etale mes cartes face cachée et la voyante en pioche une
        la voyante pioche dans ma main sans la voir ?
        une carte par joueur, au pif, pour la voyante ?
        Les cartes prises par la Voyante sont-elles tirées au hasard ?
        je mélange ma main avant que la voyante tire, ok vu que c'est au hasard ?
        ma meilleure carte peut partir chez la voyante mais seulement par malchance ?
        le "au hasard" de la voyante figure dans le livret anglais ?
        voyante, carte au hasard ?
        la voyante prend sans regarder ?
        je suis voyante, je tire une carte au hasard chez chacun ?
        la voyante prend une seule carte par joueur ?
        je peux mélanger mes cartes avant le tirage de la voyante ?
        La Voyante doit-elle prendre ses cartes à l'aveugle ?
    .asked =
        Combien de cartes la Voyante pique-t-elle à chacun, et regarde-t-elle avant ?
        Voyante : tirage à l'aveugle ou choix ?
        comment la voyante tire t elle sa carte chez moi
        la voyante prend ses cartes comment, choix ou hasard
        qui choisit la carte quand la voyante se sert dans ma main
        voyante, hasard ou choix
        la voyante me prend une carte, qui la choisit
ruling-seer-every-player = La Voyante prend une carte à chacun des autres joueurs, pas à un seul, puis en donne une à chacun d'eux.
    .yes =
        La Voyante prend-elle une carte à chacun des autres joueurs ?
        tout le monde y passe avec la voyante
        quatre adversaires, la voyante prend donc quatre cartes
        chacun recoit il une carte de la voyante en retour
        on est cinq, la voyante récolte quatre cartes ?
        la voyante tape tous les autres joueurs ?
        La Voyante rend-elle ensuite une carte à chacun ?
        personne n'est épargné par la voyante, même le dernier ?
        en voyante je pique une carte à gauche, à droite, en face, partout ?
        j'ai filé une carte à la voyante, elle m'en doit une ?
        voyante, une carte à chaque joueur ?
        la voyante prend une carte à tout le monde ?
        la voyante me rend une carte ?
        je suis voyante, je dois redonner une carte à chacun ?
        à 4 joueurs la voyante prend 3 cartes ?
        La Voyante se sert-elle chez tous ses adversaires ?
    .no =
        la voyante peut elle epargner un joueur
        la voyante vise t elle un seul adversaire
        jpeux prendre deux cartes au meme joueur en voyante
        la voyante garde t elle plus de cartes qu'avant a la fin
        la voyante peut elle ne viser que le meneur
        la voyante choisit un seul pigeon ?
        je prends deux cartes chez le plus riche en voyante ?
        la voyante peut sauter mon tour parce qu'on est potes ?
        La Voyante garde-t-elle toutes les cartes qu'elle prend sans rien rendre ?
        voyante : je me sers seulement chez mes deux voisins de table ?
        la voyante en prend une à chacun mais n'en redonne qu'à un seul ?
        voyante, un seul joueur visé ?
        la voyante garde les cartes sans rien rendre ?
        la voyante peut me sauter ?
        je suis voyante, je peux prendre deux cartes à une personne ?
        je perds une carte à cause de la voyante sans rien recevoir ?
        la voyante choisit un seul joueur comme la magicienne ?
    .asked =
        Je suis la Voyante : une carte à tout le monde ou à un seul joueur ?
        six joueurs, la voyante prend combien de cartes en tout
        chez qui la voyante se sert
        voyante, elle prend chez qui
        à 5 joueurs, la voyante rend combien de cartes
ruling-seer-any-card-back = La Voyante peut rendre n'importe quelle carte : celle qu'elle vient de prendre, celle d'un autre, ou une des siennes. Elle prend d'abord toutes les cartes, puis les rend.
    .no =
        La Voyante doit-elle rendre la même carte ?
        La Voyante rend-elle à chacun ce qu'elle lui a pris ?
        suis je sur de recuperer ma carte avec la voyante
        la voyante rend elle une carte avant de passer au joueur suivant
        c'est moi qui choisis ce que la voyante me rend
        est il interdit a la voyante de donner une carte qu'elle avait deja
        la voyante doit me redonner pile la carte qu'elle m'a prise ?
        je peux choisir laquelle de mes cartes la voyante me rend ?
        La Voyante procède-t-elle joueur par joueur, en rendant avant de prendre la suivante ?
        interdit à la voyante de me refourguer une carte de sa main à elle ?
        la voyante rend une carte du même prix que celle qu'elle a prise ?
        la voyante m'a pris ma cathédrale, elle est forcée de me la rendre ?
        la voyante doit me rendre ma carte ?
        voyante, je rends la même carte ?
        je suis sûr de revoir ma carte après la voyante ?
        la voyante n'a pas le droit de me donner sa propre carte ?
        je choisis la carte que la voyante me rend ?
        elle garde mon palais en voyante, c'est interdit ?
    .yes =
        La Voyante m'a pris mon Palais et me rend une Taverne : a-t-elle le droit ?
        Je suis la Voyante : puis-je donner à l'un la carte prise à un autre ?
        la voyante peut elle garder mon palais et me filer une bricole
        la voyante peut elle rendre exactement la carte prise
        une carte de sa propre main, la voyante peut la donner
        ma carte peut elle finir chez le voisin a cause de la voyante
        la voyante me fauche mon port et me refile sa vieille taverne, légal ?
        elle prend tout d'abord, ensuite elle redistribue, la voyante ?
        La carte rendue par la Voyante peut-elle provenir d'un troisième joueur ?
        je peux perdre ma meilleure carte pour de bon à cause de la voyante ?
        voyante, je garde ce que j'ai pris de bien et je rends mes fonds de tiroir ?
        la voyante peut me rendre ma propre carte si ça lui chante ?
        la voyante peut me rendre une autre carte ?
        voyante, je choisis ce que je rends ?
        je suis voyante, je peux garder la carte prise et en donner une mauvaise ?
        je peux perdre mon palais avec la voyante ?
        la voyante prend toutes les cartes avant de rendre ?
        La Voyante peut-elle rendre une carte qu'elle avait déjà en main ?
    .asked =
        Quelle carte la Voyante rend-elle : peut-elle refiler une des siennes ?
        la voyante redistribue quoi au juste
        qu'est-ce que la voyante me donne en retour
        qui décide quelle carte revient à chacun avec la voyante
        la voyante me rend quelle carte
        voyante, je rends quoi aux autres
ruling-seer-empty-hand = À un joueur sans cartes, la Voyante ne prend rien et ne donne rien non plus.
    .no =
        Un joueur sans carte en reçoit-il une de la Voyante ?
        Je n'ai pas de carte en main : la Voyante me donne-t-elle quand même quelque chose ?
        main vide, la voyante m'offre t elle une carte
        la voyante doit elle donner une carte a celui qui n'en avait pas
        la voyante peut elle refiler une carte a un joueur a la main vide
        personne n'a de carte : la voyante distribue t elle les siennes
        main vide, la voyante me fait cadeau d'une carte ?
        la voyante m'a rien pris mais me doit quand même une carte ?
        Un joueur sans cartes profite-t-il de la distribution de la Voyante ?
        voyante, je peux me débarrasser d'une carte pourrie chez celui qui a la main vide ?
        celui qui n'a rien en main pioche une carte pour la filer à la voyante ?
        sans carte je dois une pièce à la voyante à la place ?
        main vide, la voyante me donne une carte ?
        je suis voyante, je donne une carte à celui qui n'en a pas ?
        pas de cartes en main, je gagne une carte avec la voyante ?
        la voyante doit donner à tous, même sans carte ?
        je n'ai rien en main, je dois payer la voyante ?
        il n'a pas de carte et en reçoit une de la voyante, c'est juste ?
    .yes =
        la voyante saute t elle les joueurs sans carte
        sans carte en main, je suis hors de l'echange de la voyante
        la voyante ne donne qu'a ceux chez qui elle a pris
        plus rien en main : la voyante me laisse tranquille
        la voyante passe son chemin si j'ai plus rien en main ?
        zéro carte = rien à perdre et rien à recevoir avec la voyante ?
        La Voyante ignore-t-elle complètement un joueur à la main vide ?
        j'ai tout posé, la voyante peut rien me faire ?
        deux joueurs sur quatre à sec, la voyante n'échange qu'avec ceux qui ont des cartes ?
        en voyante je ne suis pas tenue d'aider celui qui n'a plus de cartes ?
        main vide, la voyante ne fait rien ?
        pas de carte, la voyante ne me donne rien ?
        je n'ai plus de cartes, suis-je à l'abri de la voyante ?
        je suis voyante, je saute le joueur sans carte ?
        la voyante ne prend rien et ne rend rien à une main vide ?
        Un joueur sans cartes est-il ignoré par la Voyante ?
    .asked =
        Que fait la Voyante face à une main vide ?
        La Voyante passe chez un joueur qui n'a aucune carte.
        j'ai zero carte quand la voyante passe, il se passe quoi
        main vide face à la voyante, je reçois quoi
        la voyante fait quoi avec un joueur sans carte
        voyante et main vide, ça fait quoi
        je n'ai aucune carte, la voyante me donne quelque chose ou rien
ruling-seer-builds-two = La Voyante peut construire jusqu'à deux quartiers pendant ce tour, y compris avec les cartes qu'elle vient de prendre, si elle a l'or.
    .yes =
        La Voyante peut-elle construire deux quartiers ?
        Je suis la Voyante : puis-je poser tout de suite les cartes piquées aux adversaires ?
        jpeux batir la carte que je viens de prendre en voyante
        deux constructions pour la voyante ce tour
        la voyante paie t elle ses deux quartiers
        voyante avec 7 pieces : un marché et un palais ce tour, possible
        voyante, je pique un temple et je le bâtis dans la foulée ?
        deux poses ce tour pour la voyante, si j'ai les sous ?
        La Voyante peut-elle bâtir immédiatement une carte qu'elle vient de prendre ?
        je peux n'en construire qu'un avec la voyante ?
        la voyante doit payer plein pot la carte qu'elle m'a chipée avant de la poser ?
        ma carte volée par la voyante peut finir dans sa ville le tour même ?
        voyante, deux quartiers ?
        je suis voyante, je peux construire 2 bâtiments ?
        la voyante peut construire ma carte qu'elle vient de prendre ?
        voyante, je paie normalement mes deux quartiers ?
        elle a posé deux quartiers en voyante, c'est permis ?
        La Voyante a-t-elle une limite de deux constructions ?
    .no =
        la voyante peut elle batir trois quartiers
        la voyante est elle limitee a un seul batiment
        les cartes piquees par la voyante se posent elles gratuitement
        la voyante est elle obligee d'en construire deux
        trois quartiers pour la voyante ?
        la carte que la voyante vient de prendre doit attendre le tour suivant pour être bâtie ?
        La Voyante est-elle limitée à une seule construction ?
        ce que la voyante pique est gratuit à poser ?
        la voyante est forcée de poser deux bâtiments ?
        sans or la voyante peut quand même bâtir les cartes prises ?
        voyante, trois quartiers ?
        voyante, un seul quartier ?
        la voyante construit gratuitement ?
        je suis voyante, je dois attendre pour bâtir une carte prise ?
        la voyante ne peut pas construire ma carte volée ?
        je dois bâtir deux quartiers en voyante ?
    .asked =
        Combien de constructions pour la Voyante, et avec les cartes prises aux autres ?
        La Voyante bâtit-elle un ou deux bâtiments ?
        limite de construction de la voyante
        voyante : combien de quartiers par tour
        avec quelles cartes la voyante peut bâtir ses deux quartiers
        voyante, je construis combien
        la carte prise par la voyante, elle peut la bâtir quand
