### The rulings of data/rulings/calling.toml, and the questions they answer: with yes, with no, or in another way.

ruling-crowned-player-calls = Le joueur qui a la couronne appelle les personnages.
    .asked =
        Qui appelle les personnages ?
        Qui annonce les rangs ?
        Qui fait l'appel, qui lit les personnages à haute voix ?
        c'est qui qui appelle les roles
        qui doit dire "assassin... voleur... magicienne" à haute voix
        à qui de faire l'appel cette manche
        qui appelle les rangs
    .yes =
        J'ai la couronne : c'est à moi d'appeler ?
        c'est bien le porteur de la couronne qui appelle ?
        avec la couronne devant moi, je dois lire les numéros ?
        le couronné mène t il toute la phase des tours
        la couronne est devant moi donc c'est moi qui fais l'appel ?
        l'annonce des rôles est le boulot du couronné
        pas la couronne, pas d'appel à faire
        celui qui porte la couronne lit les numéros
        Sarah a la couronne, elle doit appeler les persos
        Est-ce le détenteur de la couronne qui appelle les personnages ?
        j'ai la couronne, je dois appeler les personnages
        le joueur avec la couronne fait l'appel
        l'appel revient à celui qui a la couronne
        sans la couronne je n'appelle pas les persos
        le couronné annonce les rangs
        est-ce que celui qui a la couronne doit appeler les persos
    .no =
        n'importe qui peut faire l'appel ?
        c'est le plus vieux qui annonce les rangs à chaque manche ?
        on m'a pris la couronne, c'est encore à moi d'annoncer ?
        jpeux appeler le personnage suivant sans avoir la couronne
        l'assassin lance-t-il l'appel lui même
        on tourne à chaque manche pour savoir qui lit les noms ?
        c'est toujours le proprio du jeu qui appelle
        l'assassin appelle la suite après son tour
        chacun appelle le suivant quand il a fini
        le plus jeune annonce les rôles
        sans couronne je peux faire l'appel si je veux
        c'est le dernier à avoir choisi qui appelle
        le joueur le plus âgé fait l'appel à chaque manche
        tout le monde peut appeler les personnages
        l'appel est fait par le joueur à gauche de la couronne
        chaque joueur annonce son propre rang
        j'appelle les persos alors qu'un autre a la couronne, permis
        puis-je appeler les personnages si je n'ai pas la couronne
ruling-ascending-rank = On ne joue pas dans l'ordre de la table : on appelle les personnages à partir du rang 1, en montant, et chacun joue à son appel.
    .no =
        Joue-t-on dans le sens des aiguilles d'une montre ?
        celui qui a la couronne joue en premier ?
        apres moi c'est le joueur a ma gauche ?
        le condottiere peut jouer avant la marchande
        est ce que l'ordre suit les places autour de la table
        le roi ouvre la manche parce qu'il est roi ?
        on part du couronné et on tourne à gauche
        le 8 commence et on descend
        la marchande peut passer avant l'évêque si elle est pressée
        le roi joue en premier vu qu'il a la couronne
        on joue dans l'ordre où on a choisi les persos
        après moi c'est celui assis à ma droite
        on joue dans l'ordre des places
        le rang 8 joue en premier
        le roi joue avant l'assassin
        après moi c'est mon voisin de gauche qui joue
        le joueur couronné joue toujours en premier
        est-ce qu'on joue en tournant autour de la table
    .yes =
        L'Assassin joue-t-il toujours avant le Roi ?
        le plus petit numéro commence ?
        le voleur passe toujours avant la magicienne ?
        c'est le rang de ma carte qui décide quand je joue ?
        l'ordre va t il du 1 vers le 8
        le 2 joue avant le 5 peu importe où on est assis ?
        le condo passe toujours après l'archi
        on joue par numéro de perso, pas par place
        j'ai le 8, je joue donc en dernier s'il y a pas de 9
        mon voisin joue pas forcément après moi
        Les tours suivent-ils l'ordre croissant des rangs ?
        le rang 1 joue en premier
        le rang 4 joue avant le rang 7
        l'ordre de jeu suit les numéros des personnages
        la magicienne joue avant l'architecte
        le condottiere joue après le roi
        est-ce que le voleur joue avant le roi
    .asked =
        Dans quel ordre jouent les personnages ?
        Qui joue après moi : mon voisin de gauche ou le numéro suivant ?
        qui joue juste après l'évêque
        c'est quel numéro qui ouvre
        j'ai la marchande, qui passe avant moi
        qui joue en premier dans la manche
ruling-reveal-when-called = Votre carte Personnage reste face cachée jusqu'à l'appel de son rang ; c'est alors, au début de votre tour, que vous la retournez.
    .no =
        Montre-t-on son personnage avant d'être appelé ?
        je retourne ma carte dès que je l'ai choisie ?
        faut il dire à tous qui on a pris au début de la manche
        jpeux jouer mon tour sans montrer ma carte
        on appelle le 3 et j'ai le 7, je dois déjà me dévoiler ?
        je peux étaler mon role pour faire peur avant mon tour ?
        je montre mon perso direct après le choix
        on retourne tous nos rôles en même temps
        je peux garder ma carte cachée pendant mon tour
        je me dévoile avant mon numéro pour intimider
        c'est à la fin de mon tour que je retourne ma carte
        le couronné a le droit de regarder ma carte avant l'appel
        je montre mon personnage dès le choix
        tout le monde révèle son perso en même temps
        je dois dire mon personnage avant l'appel
        je peux jouer sans révéler mon personnage
        je révèle mon perso à la fin de mon tour
        dois-je montrer mon perso au début de la manche
    .yes =
        mon role reste secret jusqu'à mon numéro ?
        on révèle sa carte au moment de l'appel ?
        ma carte reste cachée tant que mon rang n'est pas annoncé ?
        on garde sa carte cachée jusqu'au bout des appels d'avant ?
        je garde mon rôle caché jusqu'à ce qu'on dise mon numéro ?
        on se dévoile au début de son tour
        pas de carte retournée avant l'appel
        j'ai le 6, tant qu'on en est au 4 je montre rien
        je retourne ma carte quand on m'appelle et je commence mon tour
        Mon personnage reste-t-il secret jusqu'à l'appel de son rang ?
        je montre mon personnage quand on appelle mon rang
        je garde mon personnage secret avant l'appel
        je révèle ma carte au début de mon tour
        avant mon appel personne ne doit voir mon perso
        ma carte personnage est cachée jusqu'à mon tour
        dois-je garder mon perso caché jusqu'à mon appel
    .asked =
        Quand dévoile-t-on son personnage ?
        à quel moment ma carte passe face visible
        je retourne mon rôle à quel moment
        qui connaît mon perso avant qu'on m'appelle
        quand je révèle mon personnage
ruling-called-must-play = Le joueur appelé doit révéler son personnage et jouer son tour : personne ne peut se taire. Seul un personnage assassiné ne répond pas.
    .no =
        Peut-on se taire quand son personnage est appelé ?
        on appelle mon rang, jpeux faire semblant de ne pas l'avoir ?
        puis-je sauter mon tour en ne répondant pas
        j'ai peur du voleur, je reste muet et je perds mon tour, permis ?
        est ce que répondre à l'appel est facultatif
        on peut refuser de jouer son tour une fois appelé
        jpeux faire le mort quand on dit mon numéro
        le voleur m'a visé, je reste muet pour garder mon or
        je zappe l'appel et je garde ma carte cachée
        on peut passer son tour en silence si ça arrange
        je réponds à l'appel un peu plus tard, après le rang suivant
        répondre quand on m'appelle c'est si j'ai envie
        je fais croire que personne a l'archi alors que je l'ai
        appelé, je peux rester caché
        je peux passer mon tour sans répondre à l'appel
        on appelle mon rang, je suis libre de ne pas répondre
        je peux éviter le voleur en ne répondant pas à l'appel
        répondre à l'appel est facultatif
        puis-je me taire à l'appel pour garder mon or
    .yes =
        suis je obligé de me dévoiler quand on m'appelle
        celui qu'on appelle doit-il forcément jouer ?
        ne pas répondre à son numéro c'est tricher ?
        mon rang est annoncé, plus moyen d'y échapper ?
        on dit mon numéro, je suis forcé de me montrer ?
        interdit de faire semblant d'être absent à l'appel
        même volé je dois répondre à l'appel
        se taire quand on est appelé c'est pas permis sauf si on est mort
        mon rang est appelé donc je joue, point
        Un joueur appelé est-il tenu de révéler son personnage et de jouer ?
        on appelle mon rang, je dois me montrer
        appelé, je dois jouer mon tour
        interdit de rester silencieux quand on m'appelle
        seul le mort ne répond pas à l'appel
        on m'appelle, pas le droit de cacher mon perso
        suis-je obligé de jouer quand on appelle mon personnage
    .asked =
        appelé mais pas envie de jouer, que dit la règle
        qui a le droit de se taire à l'appel de son rang
        j'ai pas envie de me montrer quand on m'appelle, c'est possible ou pas
        on m'appelle, je dois répondre ou pas
ruling-nobody-answers = Si personne ne répond à l'appel, on appelle le rang suivant.
    .asked =
        Que se passe-t-il si personne ne répond à l'appel ?
        on appelle le 2 et rien ne bouge, et maintenant
        on crie "évêque" et personne bouge, on fait quoi
        un rang sans joueur, ça donne quoi
        personne n'a le rang appelé, on fait quoi
    .yes =
        Silence à l'appel du numéro 5 : on continue ?
        Le personnage appelé a été écarté, on passe au suivant ?
        personne n'a l'évêque, on passe direct au 6 ?
        aucune réaction à l'appel, on enchaîne avec le rang d'après ?
        le magicien n'est chez personne, on l'ignore et on continue ?
        pas de voleur cette fois, on saute au numéro suivant ?
        silence au 3, on passe au 4 ?
        pas de réponse, le couronné enchaîne avec le rang d'après
        personne a le voleur, tant pis on continue
        un rang muet ça bloque rien
        on attend pas, si ça répond pas on va au suivant
        En l'absence de réponse, appelle-t-on simplement le rang suivant ?
        personne ne répond, on appelle le rang suivant
        pas de rang 3 cette manche, on passe au 4
        silence à l'appel, on continue
        personne n'a le roi, on passe au rang 5
        un rang sans réponse est sauté
        personne n'a l'évêque, est-ce qu'on passe simplement au rang suivant
    .no =
        faut il chercher pourquoi personne ne répond
        la manche s'arrete si personne n'a le personnage appelé ?
        quelqu'un d'autre joue t il le tour d'un rang que personne n'a
        celui qui appelle joue-t-il à la place du personnage absent
        faut il montrer la carte cachée quand personne ne répond
        personne répond donc la manche est finie
        faut retourner les cartes écartées pour vérifier quand ça répond pas
        le couronné joue le perso que personne n'a
        silence à l'appel, on recommence depuis le 1
        on demande à chacun de prouver qu'il a pas ce rôle
        si personne a le roi, l'assassin joue à sa place
        personne ne répond, la manche s'arrête
        personne n'a le rang appelé, on regarde les cartes écartées
        silence à l'appel, le couronné joue ce rang
        personne ne répond, on recommence l'appel
        si personne n'a le rang, le suivant joue deux fois
        personne ne répond, est-ce que quelqu'un doit jouer ce personnage
ruling-round-ends = La manche est finie quand tous les rangs ont été appelés et tous les tours joués. On rassemble alors toutes les cartes Personnage, et une nouvelle manche commence par le choix.
    .asked =
        Quand finit la manche ?
        Que fait-on une fois que tous les rangs ont été appelés ?
        c'est quand qu'on change de rôle
        fin de la manche, on fait quoi des persos
        la manche se termine quand
    .yes =
        après le dernier rang on remélange tous les personnages ?
        quand tout le monde a joué on rechoisit des personnages ?
        on recommence par le choix quand le condottiere a fini ?
        le dernier numéro a joué, on ramasse tous les persos ?
        tout le monde a joué, on ramasse les persos et on rechoisit ?
        la manche est bouclée quand tous les rangs ont été appelés
        après le dernier rang appelé, nouvelle distribution de rôles
        je rends mon perso en fin de manche
        les persos écartés reviennent dans le paquet pour la manche suivante
        Une nouvelle manche commence-t-elle par le choix des personnages ?
        tous les rangs appelés, la manche est finie
        fin de manche, on rend les personnages
        nouvelle manche, nouveau choix de personnage
        je change de personnage à la manche suivante
        toutes les cartes personnage sont reprises en fin de manche
        est-ce qu'on rechoisit un personnage à chaque manche
    .no =
        je garde mon personnage à la manche suivante ?
        la manche finit elle apres le roi
        les personnages écartés restent ils dehors la manche d'apres
        on joue deux fois avec le même role avant de changer ?
        il faut que quelqu'un ait fini sa ville pour clore la manche ?
        j'ai bien aimé l'archi, je le garde la manche d'après
        les rôles écartés restent dehors toute la partie
        la manche se termine dès que le couronné a joué
        on refait un tour avec les mêmes persos
        la manche est finie quand quelqu'un a plus de cartes
        on ramasse que les persos qui ont joué, les autres restent cachés
        je peux garder mon personnage pour la manche suivante
        la manche finit quand quelqu'un construit
        les personnages défaussés restent défaussés à la manche suivante
        la manche se termine après le premier tour
        on garde les mêmes persos deux manches
        puis-je conserver mon roi la manche d'après
ruling-played-card = Une carte Personnage révélée reste face visible devant son joueur jusqu'à la fin de la manche.
    .yes =
        Ma carte Personnage reste-t-elle face visible après mon tour ?
        tout le monde peut encore voir qui j'étais après mon tour ?
        mon tour est fini, la carte reste étalée devant moi ?
        on garde la carte devant soi jusqu'à la fin de la manche ?
        tout le monde voit encore qui a été roi cette manche ?
        mon tour est passé, je laisse ma carte visible devant moi ?
        les rôles déjà joués restent étalés
        on peut voir qui était qui jusqu'à la fin de la manche
        je recache pas mon perso après avoir joué
        la carte révélée bouge plus avant la prochaine manche
        Un personnage révélé reste-t-il visible jusqu'à la fin de la manche ?
        mon personnage reste visible après mon tour
        je laisse ma carte personnage face visible jusqu'à la fin de la manche
        les autres voient mon perso après mon tour
        un personnage révélé reste devant moi
        interdit de recacher mon perso après mon tour
        dois-je laisser mon perso visible après avoir joué
    .no =
        je remets mon personnage dans le paquet apres mon tour ?
        jpeux recacher ma carte une fois mon tour fini
        un personnage joué va-t-il aussitôt au milieu de la table
        l'évêque peut il retourner sa carte face cachée en fin de tour
        je remélange mon perso dès que je passe la main ?
        tour fini, je retourne mon rôle face cachée
        je repose mon perso au centre dès que j'ai joué
        mon rôle joué repart dans le paquet tout de suite
        on peut ranger sa carte perso pour que les autres oublient
        le couronné récupère chaque carte après chaque tour
        l'évêque doit recacher sa carte pour être protégé
        je peux cacher ma carte après mon tour
        après mon tour je rends mon personnage
        mon perso joué retourne au centre tout de suite
        je dois remettre mon personnage face cachée
        la carte jouée est mélangée avant la fin de la manche
        puis-je retourner mon perso face cachée quand j'ai fini
    .asked =
        où va la carte personnage après le tour
        j'ai joué, je fais quoi de ma carte perso
        jusqu'à quand mon rôle révélé reste visible
        après mon tour, ma carte perso reste visible ou pas
ruling-played-card-classic = La carte Personnage reste face visible devant son joueur jusqu'à la fin de la manche.
    .yes =
        La carte Personnage reste-t-elle sur la table après le tour ?
        mon personnage reste visible pour le reste de la manche ?
        tour fini, la carte reste devant moi ?
    .no =
        je range ma carte personnage dès que j'ai joué ?
        on peut recacher sa carte apres avoir joué
        les personnages joués rejoignent ils tout de suite l'écart
    .asked =
        que fait on de sa carte personnage une fois son tour joué
ruling-played-card-third = Après son tour, la carte Personnage rejoint les personnages écartés.
    .no =
        La carte Personnage reste-t-elle sur la table après le tour ?
        mon personnage reste étalé devant moi jusqu'à la fin ?
        on garde son personnage devant soi apres avoir joué
    .yes =
        je remets mon personnage avec ceux de l'écart après mon tour ?
        la carte jouée rejoint elle les cartes écartées
        tour joué, ma carte quitte ma place ?
    .asked =
        ou va la carte personnage quand le tour est joué
