### The rulings of data/rulings/king.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rank-four-never-face-up = Aucun personnage de rang 4 (Roi, Empereur ou Patricien) n'est défaussé face visible : s'il sort, remélangez-le et retournez une autre carte.
    .no =
        Le Roi peut-il être parmi les personnages écartés face visible ?
        l'empereur peut il rester dans les cartes visibles au centre ?
        on retourne le patricien, il reste là ?
        une manche peut commencer avec le roi écarté à la vue de tous ?
        est ce que le 4 peut etre défaussé ouvert
    .yes =
        le roi sort face visible, on le remet et on en tire un autre ?
        le rang 4 est exclu des cartes écartées visibles ?
        l'empereur retourné est remélangé dans la pile des persos ?
    .asked =
        Que faire si l'Empereur ou le Patricien est retourné au moment d'écarter des cartes ?
        on a retourné le roi au début de la manche, on fait quoi
ruling-king-face-down = La carte écartée face cachée peut être le Roi, l'Empereur ou le Patricien : le rang 4 n'est exclu que des cartes visibles.
    .yes =
        Le Roi peut-il être la carte écartée face cachée ?
        le rang 4 peut-il se trouver dans la carte cachée du début ?
        l'empereur peut etre la carte secrete au centre ?
        il se peut que personne puisse choisir le roi car il est caché ?
        le patricien caché au milieu, c'est possible
        roi introuvable cette manche, il peut etre la carte retournée face contre table ?
    .no =
        doit-on vérifier que la carte cachée n'est pas le roi ?
        le patricien est-il toujours parmi les cartes qu'on se passe ?
        le rang 4 est aussi exclu de la carte face cachée ?
ruling-king-income = Le Roi et l'Empereur prennent 1 pièce d'or par quartier noble (jaune) de leur propre cité.
    .asked =
        Combien le Roi et l'Empereur touchent-ils pour les quartiers jaunes ?
        Quel est le revenu du Roi ?
        J'ai trois quartiers jaunes et je suis le Roi : combien de pièces ?
        Que gagne l'Empereur avec un Palais et un Manoir ?
        combien l'empereur encaisse avec 4 quartiers nobles
        le roi gagne combien
    .yes =
        Roi : une pièce par bâtiment noble ?
        le roi touche 1 or par batiment jaune ?
        empereur avec manoir et palais, ça fait 2 pièces ?
    .no =
        le roi gagne-t-il 2 pieces par quartier noble ?
        l'empereur est payé aussi pour les quartiers bleus ?
        les jaunes des autres joueurs rapportent au roi ?
        sans quartier jaune, le roi a quand meme un revenu de ses quartiers ?
ruling-king-crown = Le Roi ou le Patricien prend la couronne quand il veut pendant son tour, pas forcément tout de suite.
    .no =
        Le Roi doit-il prendre la couronne tout de suite ?
        le patricien doit il prendre la couronne dès qu'on l'appelle ?
        la couronne passe-t-elle automatiquement quand le roi se révèle ?
        faut il prendre la couronne avant de piocher avec le patricien
        roi : couronne obligatoire en tout début de tour ?
    .yes =
        jpeux prendre la couronne a la fin de mon tour si je suis roi ?
        le roi construit d'abord et prend la couronne apres, ok ?
        le roi choisit lui-même le moment où il prend la couronne ?
    .asked =
        Quand le Patricien reçoit-il la couronne, et est-ce obligatoire ?
        a quel moment du tour le roi prend la couronne
ruling-king-crown-must = Le Roi ou le Patricien doit prendre la couronne pendant son tour. Il ne peut pas la laisser au joueur qui l'a.
    .yes =
        Le Roi est-il obligé de prendre la couronne ?
        est-ce que le roi doit forcement prendre la couronne
        meme si j'ai pas envie, mon patricien prend la couronne ?
        la couronne est-elle imposée au patricien ?
    .no =
        Je suis le Roi : puis-je refuser la couronne ou la laisser à un autre ?
        le patricien peut-il laisser la couronne ou elle est ?
        prendre la couronne est facultatif pour le roi ?
        jpeux finir mon tour de roi sans la couronne
        le roi a-t-il le droit de dire non a la couronne ?
ruling-king-calls = Dès qu'il a pris la couronne, le Roi ou le Patricien appelle les personnages suivants ; aux manches suivantes il choisit en premier, jusqu'à ce qu'un autre reçoive la couronne.
    .yes =
        Le Roi choisit-il en premier à la manche suivante ?
        jai pris la couronne avec le roi, c'est moi qui appelle la suite ?
        patricien couronné : premier choix à la prochaine manche ?
        on garde le premier choix tant que personne prend la couronne ?
    .no =
        l'ancien joueur couronné continue-t-il d'appeler une fois le roi couronné ?
        je perds le premier choix au bout d'une manche meme si personne d'autre est roi ?
        le roi doit attendre la manche d'apres pour appeler ?
    .asked =
        qui appelle les rangs suivants apres le roi
        ça sert a quoi d'avoir la couronne avec le roi
ruling-crown-stays = Si personne n'a le rang 4 cette manche, la couronne reste où elle est : le joueur couronné continue d'appeler et choisira de nouveau en premier.
    .asked =
        Qui prend la couronne si personne n'est Roi ?
        Que devient la couronne si personne n'a le rang 4 ?
        Qui garde la couronne si personne n'a le Roi cette manche ?
        le rang 4 est dans la carte cachée, qui commence après
    .yes =
        personne a pris le roi, je garde la couronne ?
        si l'empereur n'a pas été choisi, je choisis encore en premier ?
        celui qui a la couronne continue d'appeler si personne répond au 4 ?
    .no =
        sans roi la couronne passe au joueur de gauche ?
        pas de patricien en jeu cette manche : on tire la couronne au sort ?
        la couronne revient au plus vieux quand il n'y a pas de roi ?
        on perd la couronne quand le roi n'est à personne ?
ruling-king-killed = Un Roi ou Patricien assassiné perd son tour, mais à la fin de la manche il montre sa carte et prend la couronne. Jusque-là, celui qui l'avait continue d'appeler.
    .yes =
        Le Roi reçoit-il la couronne s'il est assassiné ?
        On a tué mon Roi : est-ce que je commence quand même à la prochaine manche ?
        Le Patricien mort récupère-t-il la couronne ?
        roi tué, jrecois la couronne quand meme ?
        le roi assassiné montre sa carte en fin de manche ?
        j'ai tué le roi, il choisira en premier ensuite ?
    .no =
        le patricien assassiné perd la couronne ?
        le roi mort prend la couronne au moment ou on appelle le 4 ?
        un roi assassiné joue-t-il quand même son tour ?
        l'ancien couronné garde la couronne pour la manche d'apres si le roi est mort ?
    .asked =
        Qui choisit en premier à la manche suivante si le Patricien a été tué ?
        Personne n'a répondu au 4 : qui est couronné à la fin de la manche ?
        l'assassin tape le patricien, quand bouge la couronne
ruling-rank-four-never-face-up-older = Ni le Roi ni l'Empereur n'est défaussé face visible : s'il sort, remélangez-le et retournez une autre carte.
    .no =
        Le Roi peut-il être parmi les cartes écartées face visible ?
        l'empereur est parmi les cartes ouvertes, on le laisse ?
        le roi peut-il être montré dans l'écart visible ?
        une carte écartée ouverte peut etre l'empereur ?
    .yes =
        le roi sort en posant les cartes visibles, on le remplace ?
        on remélange l'empereur s'il est tiré face visible ?
    .asked =
        roi tiré face visible, que faire
ruling-king-face-down-older = Le Roi ou l'Empereur peut être la carte écartée face cachée : il n'est exclu que des cartes visibles.
    .yes =
        La carte mise de côté face cachée peut-elle être le Roi ?
        Le Roi peut-il être la carte face cachée ?
        la carte secrète au milieu peut etre l'empereur ?
        personne n'a le roi, il est peut etre la carte cachée ?
    .no =
        faut-il regarder la carte cachée pour éviter le roi ?
        le roi est toujours dans le paquet où on choisit ?
        l'empereur est interdit aussi en carte cachée ?
ruling-king-crown-older = Le Roi prend la couronne aussitôt, dès qu'il est appelé ; c'est alors lui qui appelle, et il choisit en premier à la manche suivante. (En 2016 : quand il veut pendant son tour.)
    .asked =
        Quand le Roi prend-il la couronne ?
        que fait le roi de la couronne
    .yes =
        roi appelé, couronne tout de suite ?
        le roi aura le premier choix au tour d'apres ?
        je suis roi, j'appelle les suivants ?
    .no =
        le roi peut-il attendre la fin de son tour pour la couronne ?
        l'ancien couronné continue à appeler apres le roi ?
ruling-crown-stays-older = Si personne n'a le Roi, la couronne reste où elle est, et le joueur qui l'a choisit de nouveau en premier.
    .asked =
        Qui garde la couronne si personne n'a le Roi ?
        roi écarté, et la couronne
    .yes =
        le roi n'est chez personne, jgarde la couronne
        pas de roi cette fois, je choisis encore le premier ?
    .no =
        personne n'est roi, le joueur suivant a la couronne ?
        on retire la couronne au sort si le roi manque ?
        on m'enlève la couronne si aucun roi n'a été joué ?
ruling-king-killed-older = Un Roi assassiné perd son tour comme tout autre, mais à la fin de la manche la couronne est à lui, et il choisit en premier à la suivante.
    .yes =
        Un Roi assassiné reçoit-il quand même la couronne ?
        roi tué par l'assassin, la couronne est a lui en fin de manche ?
        le roi mort choisit en premier la fois d'après ?
    .no =
        le roi assassiné perd-il la couronne ?
        un roi tué joue son tour ?
        roi mort, la couronne reste a l'ancien aussi la manche suivante ?
    .asked =
        quand le roi assassiné prend-il la couronne
