### The rulings of data/rulings/seer.toml, and the questions they answer: with yes, with no, or in another way.

ruling-seer-one-from-each = La Voyante prend les cartes au hasard, une dans chaque autre main : elle ne regarde pas et ne choisit pas. (« Au hasard » est dans le livret anglais.)
    .no =
        La Voyante choisit-elle les cartes qu'elle prend ?
        La Voyante regarde-t-elle ma main pour prendre ma meilleure carte ?
        la voyante peut elle regarder ma main avant de tirer
        c'est moi qui choisis la carte que la voyante me prend
        la voyante a t elle le droit de prendre ma meilleure carte exprès
        la voyante voit elle toutes les mains comme le sorcier
    .yes =
        la voyante tire t elle à l'aveugle
        je presente mes cartes de dos a la voyante
        est ce le hasard qui decide de la carte prise par la voyante
        j'etale mes cartes face cachée et la voyante en pioche une
    .asked =
        Combien de cartes la Voyante pique-t-elle à chacun, et regarde-t-elle avant ?
        Voyante : tirage à l'aveugle ou choix ?
        comment la voyante tire t elle sa carte chez moi
ruling-seer-every-player = La Voyante prend une carte à chacun des autres joueurs, pas à un seul, puis en donne une à chacun d'eux.
    .yes =
        La Voyante prend-elle une carte à chacun des autres joueurs ?
        tout le monde y passe avec la voyante
        quatre adversaires, la voyante prend donc quatre cartes
        chacun recoit il une carte de la voyante en retour
    .no =
        la voyante peut elle epargner un joueur
        la voyante vise t elle un seul adversaire
        jpeux prendre deux cartes au meme joueur en voyante
        la voyante garde t elle plus de cartes qu'avant a la fin
        la voyante peut elle ne viser que le meneur
    .asked =
        Je suis la Voyante : une carte à tout le monde ou à un seul joueur ?
ruling-seer-any-card-back = La Voyante peut rendre n'importe quelle carte : celle qu'elle vient de prendre, celle d'un autre, ou une des siennes. Elle prend d'abord toutes les cartes, puis les rend.
    .no =
        La Voyante doit-elle rendre la même carte ?
        La Voyante rend-elle à chacun ce qu'elle lui a pris ?
        suis je sur de recuperer ma carte avec la voyante
        la voyante rend elle une carte avant de passer au joueur suivant
        c'est moi qui choisis ce que la voyante me rend
        est il interdit a la voyante de donner une carte qu'elle avait deja
    .yes =
        La Voyante m'a pris mon Palais et me rend une Taverne : a-t-elle le droit ?
        Je suis la Voyante : puis-je donner à l'un la carte prise à un autre ?
        la voyante peut elle garder mon palais et me filer une bricole
        la voyante peut elle rendre exactement la carte prise
        une carte de sa propre main, la voyante peut la donner
        ma carte peut elle finir chez le voisin a cause de la voyante
    .asked =
        Quelle carte la Voyante rend-elle : peut-elle refiler une des siennes ?
        la voyante redistribue quoi au juste
ruling-seer-empty-hand = À un joueur sans cartes, la Voyante ne prend rien et ne donne rien non plus.
    .no =
        Un joueur sans carte en reçoit-il une de la Voyante ?
        Je n'ai pas de carte en main : la Voyante me donne-t-elle quand même quelque chose ?
        main vide, la voyante m'offre t elle une carte
        la voyante doit elle donner une carte a celui qui n'en avait pas
        la voyante peut elle refiler une carte a un joueur a la main vide
        personne n'a de carte : la voyante distribue t elle les siennes
    .yes =
        la voyante saute t elle les joueurs sans carte
        sans carte en main, je suis hors de l'echange de la voyante
        la voyante ne donne qu'a ceux chez qui elle a pris
        plus rien en main : la voyante me laisse tranquille
    .asked =
        Que fait la Voyante face à une main vide ?
        La Voyante passe chez un joueur qui n'a aucune carte.
        j'ai zero carte quand la voyante passe, il se passe quoi
ruling-seer-builds-two = La Voyante peut construire jusqu'à deux quartiers pendant ce tour, y compris avec les cartes qu'elle vient de prendre, si elle a l'or.
    .yes =
        La Voyante peut-elle construire deux quartiers ?
        Je suis la Voyante : puis-je poser tout de suite les cartes piquées aux adversaires ?
        jpeux batir la carte que je viens de prendre en voyante
        deux constructions pour la voyante ce tour
        la voyante paie t elle ses deux quartiers
        voyante avec 7 pieces : un marché et un palais ce tour, possible
    .no =
        la voyante peut elle batir trois quartiers
        la voyante est elle limitee a un seul batiment
        les cartes piquees par la voyante se posent elles gratuitement
        la voyante est elle obligee d'en construire deux
    .asked =
        Combien de constructions pour la Voyante, et avec les cartes prises aux autres ?
        La Voyante bâtit-elle un ou deux bâtiments ?
        limite de construction de la voyante
