### The rulings of data/rulings/king.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rank-four-never-face-up = Aucun personnage de rang 4 (Roi, Empereur ou Patricien) n'est écarté face visible : s'il sort, remélangez-le et retournez une autre carte.
    .no =
        Le Roi peut-il être parmi les personnages écartés face visible ?
        l'empereur peut il rester dans les cartes visibles au centre ?
        on retourne le patricien, il reste là ?
        une manche peut commencer avec le roi écarté à la vue de tous ?
        est ce que le 4 peut etre défaussé ouvert
        roi écarté face visible, on le laisse
        l'empereur peut traîner au centre face visible
        on joue la manche sans roi puisqu'il est sorti visible
        si le roi sort on enlève juste une carte de moins
        le patricien visible, le couronné peut le prendre
        tous les rangs peuvent être défaussés face visible, le 4 compris
        le roi peut être défaussé face visible
        roi face visible, on le laisse au centre
        l'empereur écarté face visible, c'est permis
        patricien visible, on continue comme ça
        rang 4 face visible, personne ne peut le prendre cette manche
        est-ce qu'on peut jouer avec le roi écarté face visible
    .yes =
        le roi sort face visible, on le remet et on en tire un autre ?
        le rang 4 est exclu des cartes écartées visibles ?
        l'empereur retourné est remélangé dans la pile des persos ?
        roi retourné face visible, on le remélange ?
        pas de rang 4 parmi les persos écartés visibles
        le patricien sort, on en retourne un autre à la place
        le 4 est le seul rang qu'on remet quand il sort face visible
        l'empereur visible au milieu c'est une erreur de mise en place
        Le rang 4 retourné doit-il être remélangé et remplacé par une autre carte ?
        le roi n'est jamais défaussé face visible
        roi face visible, on le remet et on tire une autre carte
        l'empereur face visible doit être remélangé
        le patricien ne peut pas être écarté face visible
        rang 4 visible, on retourne une autre carte
        faut-il remettre le roi s'il sort face visible
    .asked =
        Que faire si l'Empereur ou le Patricien est retourné au moment d'écarter des cartes ?
        on a retourné le roi au début de la manche, on fait quoi
        le roi vient de sortir face visible, on fait quoi
        quel rang peut jamais être écarté à découvert
        roi face visible pendant la défausse, on fait quoi
ruling-king-face-down = La carte écartée face cachée peut être le Roi, l'Empereur ou le Patricien : le rang 4 n'est exclu que des cartes visibles.
    .yes =
        Le Roi peut-il être la carte écartée face cachée ?
        le rang 4 peut-il se trouver dans la carte cachée du début ?
        l'empereur peut etre la carte secrete au centre ?
        il se peut que personne puisse choisir le roi car il est caché ?
        le patricien caché au milieu, c'est possible
        roi introuvable cette manche, il peut etre la carte retournée face contre table ?
        la carte cachée du début c'est peut-être le roi ?
        le 4 est interdit en visible mais pas en caché
        personne a le roi, il est sans doute sous la carte face cachée
        l'empereur peut finir écarté sans que personne le sache
        pas besoin de vérifier si la carte cachée est un rang 4
        Le rang 4 peut-il se trouver parmi la carte écartée face cachée ?
        le roi peut être la carte face cachée
        l'empereur peut être écarté face cachée
        carte face cachée, ça peut être le patricien
        le roi peut manquer parce qu'il est face cachée
        on laisse le roi s'il est dans la carte cachée
        est-il possible que le roi soit caché et que personne ne l'ait
    .no =
        doit-on vérifier que la carte cachée n'est pas le roi ?
        le patricien est-il toujours parmi les cartes qu'on se passe ?
        le rang 4 est aussi exclu de la carte face cachée ?
        on regarde la carte cachée et si c'est le roi on la change
        le roi est forcément dans le paquet qui tourne
        le rang 4 peut pas être écarté du tout, ni visible ni caché
        le patricien caché doit être remis dans le paquet
        la carte face cachée est toujours autre chose qu'un roi
        chaque manche quelqu'un peut prendre le roi à coup sûr
        le roi ne peut pas être face cachée
        la carte cachée n'est jamais le rang 4
        il faut regarder la carte cachée pour enlever le roi
        l'empereur est interdit face cachée
        le roi est toujours disponible dans le choix
        faut-il changer la carte cachée si c'est le roi
    .asked =
        la carte face cachée peut être quel perso
        roi introuvable dans le paquet, il peut être où
        roi en carte face cachée, permis ou pas
ruling-king-income = Le Roi et l'Empereur prennent 1 pièce d'or par quartier noble (jaune) de leur propre cité.
    .asked =
        Combien le Roi et l'Empereur touchent-ils pour les quartiers jaunes ?
        Quel est le revenu du Roi ?
        J'ai trois quartiers jaunes et je suis le Roi : combien de pièces ?
        Que gagne l'Empereur avec un Palais et un Manoir ?
        combien l'empereur encaisse avec 4 quartiers nobles
        le roi gagne combien
        quatre nobles en ville et le roi, j'encaisse
        empereur avec un seul château, ça rapporte quoi
        roi avec 3 quartiers nobles, combien d'or
    .yes =
        Roi : une pièce par bâtiment noble ?
        le roi touche 1 or par batiment jaune ?
        empereur avec manoir et palais, ça fait 2 pièces ?
        roi avec 2 jaunes, 2 po ?
        l'empereur encaisse comme le roi sur les jaunes
        château + palais + manoir = 3 pièces pour le roi
        zéro jaune, zéro revenu pour le roi
        le roi compte que les jaunes de sa ville
        L'Empereur touche-t-il une pièce par quartier noble de sa cité ?
        le roi gagne 1 or par quartier jaune
        empereur avec trois jaunes, 3 or
        roi sans quartier noble, 0 or de revenu
        cinq quartiers nobles, 5 or pour le roi
        je suis empereur, mes jaunes me rapportent
        mes deux châteaux jaunes me donnent-ils 2 or en empereur
    .no =
        le roi gagne-t-il 2 pieces par quartier noble ?
        l'empereur est payé aussi pour les quartiers bleus ?
        les jaunes des autres joueurs rapportent au roi ?
        sans quartier jaune, le roi a quand meme un revenu de ses quartiers ?
        le roi gagne le coût de ses palais
        roi : 1 carte par jaune
        l'empereur prend 2 po par quartier noble
        le roi encaisse aussi pour mes jaunes à moi
        le roi touche 1 de base même sans jaune
        les rouges paient le roi
        le roi gagne 2 or par quartier jaune
        roi avec trois jaunes, 6 or
        le roi gagne de l'or avec les verts
        mes quartiers jaunes paient le roi d'un autre
        l'empereur pioche pour ses jaunes
        est-ce que le roi touche de l'or pour ses quartiers bleus
ruling-king-crown = Le Roi ou le Patricien prend la couronne quand il veut pendant son tour, pas forcément tout de suite.
    .no =
        Le Roi doit-il prendre la couronne tout de suite ?
        le patricien doit il prendre la couronne dès qu'on l'appelle ?
        la couronne passe-t-elle automatiquement quand le roi se révèle ?
        faut il prendre la couronne avant de piocher avec le patricien
        roi : couronne obligatoire en tout début de tour ?
        roi appelé, couronne immédiate sinon rien
        le patricien doit avoir la couronne avant de collecter
        le roi prend la couronne seulement à la fin de la manche, même vivant
        j'ai déjà construit, mon roi peut plus prendre la couronne
        la couronne du roi vient avant ses pièces, c'est imposé
        le roi peut prendre la couronne pendant le tour du voisin
        le roi doit prendre la couronne au début
        le roi doit prendre la couronne avant de collecter
        patricien, couronne tout de suite obligatoire
        j'ai construit, le roi ne peut plus prendre la couronne
        le roi prend la couronne avant d'être appelé
        dois-je prendre la couronne dès que je révèle le roi
    .yes =
        jpeux prendre la couronne a la fin de mon tour si je suis roi ?
        le roi construit d'abord et prend la couronne apres, ok ?
        le roi choisit lui-même le moment où il prend la couronne ?
        roi : je bâtis et je prends la couronne ensuite, ça va ?
        patricien : je chope la couronne au moment de mon tour qui m'arrange
        pas besoin de sauter sur la couronne dès qu'on appelle le roi
        le roi peut attendre la fin de son tour pour la couronne
        couronne au milieu du tour du roi, c'est bon
        Le moment de prendre la couronne est-il libre pendant le tour du Roi ?
        le roi peut prendre la couronne à la fin de son tour
        je suis roi, je choisis quand prendre la couronne
        le patricien peut prendre la couronne après avoir construit
        le roi peut collecter avant de prendre la couronne
        le roi peut prendre la couronne au début de son tour
        puis-je construire avant de prendre la couronne avec le roi
    .asked =
        Quand le Patricien reçoit-il la couronne, et est-ce obligatoire ?
        a quel moment du tour le roi prend la couronne
        la couronne, mon roi la prend quand
        patricien : couronne au début, au milieu ou à la fin
        roi, je prends la couronne quand
ruling-king-crown-must = Le Roi ou le Patricien doit prendre la couronne pendant son tour. Il ne peut pas la laisser au joueur qui l'a.
    .yes =
        Le Roi est-il obligé de prendre la couronne ?
        est-ce que le roi doit forcement prendre la couronne
        meme si j'ai pas envie, mon patricien prend la couronne ?
        la couronne est-elle imposée au patricien ?
        mon roi a pas le choix pour la couronne ?
        je peux pas laisser la couronne à Paul si je suis roi
        le patricien la prend, qu'il le veuille ou non, la couronne
        roi vivant = couronne pour lui
        finir son tour de roi sans couronne c'est interdit
        Le Patricien est-il contraint de prendre la couronne ?
        le roi doit prendre la couronne
        je suis roi, je ne peux pas refuser la couronne
        patricien, couronne obligatoire
        j'ai la couronne, le roi doit me la prendre
        laisser la couronne à un autre est interdit au roi
        suis-je forcé de prendre la couronne avec le patricien
    .no =
        Je suis le Roi : puis-je refuser la couronne ou la laisser à un autre ?
        le patricien peut-il laisser la couronne ou elle est ?
        prendre la couronne est facultatif pour le roi ?
        jpeux finir mon tour de roi sans la couronne
        le roi a-t-il le droit de dire non a la couronne ?
        roi mais je veux pas de la couronne, je la laisse
        le patricien fait cadeau de la couronne à un copain
        le roi prend la couronne si ça l'arrange
        refuser la couronne coûte juste 1 po au roi
        le roi peut laisser la couronne là où elle est
        le patricien oublie la couronne exprès, c'est permis
        le roi peut refuser de prendre la couronne
        je suis roi, je laisse la couronne à mon voisin
        patricien, couronne facultative
        j'ai la couronne, le roi peut me la laisser
        le roi peut choisir de ne pas être couronné
        ai-je le droit de refuser la couronne en roi
    .asked =
        je suis roi et j'ai pas envie de la couronne, je fais quoi
        la couronne du roi, imposée ou facultative
        roi, couronne obligatoire ou facultative
ruling-king-calls = Dès qu'il a pris la couronne, le Roi ou le Patricien appelle les personnages suivants ; aux manches suivantes il choisit en premier, jusqu'à ce qu'un autre reçoive la couronne.
    .yes =
        Le Roi choisit-il en premier à la manche suivante ?
        jai pris la couronne avec le roi, c'est moi qui appelle la suite ?
        patricien couronné : premier choix à la prochaine manche ?
        on garde le premier choix tant que personne prend la couronne ?
        j'ai pris la couronne en roi, j'appelle les rangs 5 et plus ?
        le roi couronné choisit en premier la manche d'après
        patricien : à moi d'annoncer la suite dès que j'ai la couronne
        je reste premier à choisir tant que personne me pique la couronne
        l'ancien couronné arrête d'appeler quand le roi a pris la couronne
        Le Roi fait-il l'appel dès qu'il a pris la couronne ?
        le roi prend la couronne et appelle la suite
        le roi choisit en premier la prochaine fois
        patricien avec la couronne, c'est moi qui appelle
        je garde le premier choix jusqu'à ce qu'un autre ait la couronne
        le roi a pris ma couronne, je n'appelle plus
        j'ai pris la couronne en roi, est-ce à moi d'appeler maintenant
    .no =
        l'ancien joueur couronné continue-t-il d'appeler une fois le roi couronné ?
        je perds le premier choix au bout d'une manche meme si personne d'autre est roi ?
        le roi doit attendre la manche d'apres pour appeler ?
        l'ancien couronné finit l'appel même si le roi a la couronne
        le roi appelle qu'à partir de la manche suivante
        le premier choix dure une seule manche pour le roi
        roi cette manche, mais c'est l'autre qui choisit en premier ensuite
        le roi choisit son perso en dernier la manche d'après
        la couronne du roi donne juste de l'or
        le roi n'appelle pas cette manche
        l'ancien couronné continue l'appel après le roi
        le roi choisit en dernier à la manche suivante
        la couronne du roi dure une seule manche même si personne ne la prend
        le joueur à gauche du roi choisit en premier
        est-ce que le roi doit attendre la manche suivante pour faire l'appel
    .asked =
        qui appelle les rangs suivants apres le roi
        ça sert a quoi d'avoir la couronne avec le roi
        roi couronné, qui appelle l'évêque
        jusqu'à quand le roi garde le premier choix
        roi couronné, qui choisit en premier ensuite
ruling-crown-stays = Si personne n'a le rang 4 cette manche, la couronne reste où elle est : le joueur qui l'a continue d'appeler et choisira de nouveau en premier.
    .asked =
        Qui prend la couronne si personne n'est Roi ?
        Que devient la couronne si personne n'a le rang 4 ?
        Qui garde la couronne si personne n'a le Roi cette manche ?
        le rang 4 est dans la carte cachée, qui commence après
        aucun roi ce coup-ci, elle va où la couronne
        qui choisit en premier si personne n'avait le rang 4
        pas de roi cette manche, qui a la couronne
    .yes =
        personne a pris le roi, je garde la couronne ?
        si l'empereur n'a pas été choisi, je choisis encore en premier ?
        celui qui a la couronne continue d'appeler si personne répond au 4 ?
        pas de roi cette manche, la couronne bouge pas ?
        personne a le 4, le couronné reste le même
        je garde la couronne et je choisis encore en premier vu que personne est rang 4
        le rang 4 est chez personne, l'appel continue par le même joueur
        sans rang 4 rien change pour la couronne
        La couronne reste-t-elle en place lorsque personne n'a le rang 4 ?
        personne n'a le roi, la couronne reste
        pas de rang 4, je garde ma couronne
        pas de roi, le couronné choisit encore en premier
        personne n'a le patricien, la couronne ne bouge pas
        j'ai la couronne, pas de roi, je continue d'appeler
        personne n'a le roi, est-ce que je reste couronné
    .no =
        sans roi la couronne passe au joueur de gauche ?
        pas de patricien en jeu cette manche : on tire la couronne au sort ?
        la couronne revient au plus vieux quand il n'y a pas de roi ?
        on perd la couronne quand le roi n'est à personne ?
        pas de roi donc la couronne tourne à gauche
        couronne remise au plus vieux si personne est roi
        sans patricien on joue la couronne aux dés
        personne a le 4, alors l'assassin prend la couronne
        le couronné doit la céder à chaque manche même sans roi
        pas de rang 4 : la couronne retourne au centre
        personne n'a le roi, la couronne passe à gauche
        pas de rang 4, je perds la couronne
        pas de roi, le plus riche prend la couronne
        sans roi la couronne change de joueur
        personne n'a le rang 4, personne ne choisit en premier
        dois-je donner la couronne si personne n'est roi
ruling-king-killed = Un Roi ou Patricien assassiné perd son tour, mais à la fin de la manche il montre sa carte et prend la couronne. Jusque-là, le joueur qui l'avait continue d'appeler.
    .yes =
        Le Roi reçoit-il la couronne s'il est assassiné ?
        On a tué mon Roi : est-ce que je commence quand même à la prochaine manche ?
        Le Patricien mort récupère-t-il la couronne ?
        roi tué, jrecois la couronne quand meme ?
        le roi assassiné montre sa carte en fin de manche ?
        j'ai tué le roi, il choisira en premier ensuite ?
        tué en roi, je serai quand même premier la prochaine manche ?
        le roi mort sort sa carte à la fin et prend la couronne
        en attendant la fin de manche, l'ancien couronné continue l'appel
        patricien buté, il perd son tour mais pas la couronne
        assassiner le roi l'empêche pas d'être couronné
        Le Roi assassiné prend-il la couronne à la fin de la manche ?
        roi assassiné, je prends la couronne en fin de manche
        le roi mort choisit en premier à la manche suivante
        patricien assassiné, il a la couronne à la fin
        roi assassiné, il montre sa carte en fin de manche
        roi mort, l'ancien couronné continue l'appel cette manche
        assassiné en roi, la couronne est quand même pour moi
    .no =
        le patricien assassiné perd la couronne ?
        le roi mort prend la couronne au moment ou on appelle le 4 ?
        un roi assassiné joue-t-il quand même son tour ?
        l'ancien couronné garde la couronne pour la manche d'apres si le roi est mort ?
        roi mort, la couronne reste chez l'autre
        le patricien tué se montre à l'appel du 4 pour prendre la couronne
        l'assassin récupère la couronne du roi qu'il a tué
        roi buté, il joue quand même un petit tour pour la couronne
        mort en roi je choisirai pas en premier
        le roi assassiné garde sa carte cachée même en fin de manche
        roi assassiné, je perds la couronne
        le roi mort prend la couronne tout de suite
        roi tué, l'assassin prend la couronne
        patricien assassiné, la couronne reste à l'ancien joueur pour la suite
        roi assassiné, je joue quand même
        le roi mort reste caché jusqu'à la fin de la partie
    .asked =
        Qui choisit en premier à la manche suivante si le Patricien a été tué ?
        Personne n'a répondu au 4 : qui est couronné à la fin de la manche ?
        l'assassin tape le patricien, quand bouge la couronne
        roi assassiné, il devient couronné à quel moment
        le roi est mort, qui fait l'appel jusqu'à la fin de la manche
        roi assassiné, la couronne est à qui
ruling-rank-four-never-face-up-older = Ni le Roi ni l'Empereur n'est écarté face visible : s'il sort, remélangez-le et retournez une autre carte.
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
