### The rulings of data/rulings/calling.toml, and the questions they answer: with yes, with no, or in another way.

ruling-crowned-player-calls = Celui qui a la couronne appelle les personnages.
    .asked =
        Qui appelle les personnages ?
        Qui annonce les rangs ?
        Qui fait l'appel, qui lit les personnages à haute voix ?
        c'est qui qui appelle les roles
    .yes =
        J'ai la couronne : c'est à moi d'appeler ?
        c'est bien le porteur de la couronne qui appelle ?
        avec la couronne devant moi, je dois lire les numéros ?
        le couronné mène t il toute la phase des tours
    .no =
        n'importe qui peut faire l'appel ?
        c'est le plus vieux qui annonce les rangs à chaque manche ?
        on m'a pris la couronne, c'est encore à moi d'annoncer ?
        jpeux appeler le personnage suivant sans avoir la couronne
        l'assassin lance-t-il l'appel lui même
        on tourne à chaque manche pour savoir qui lit les noms ?
ruling-ascending-rank = On ne joue pas dans l'ordre de la table : on appelle les personnages à partir du rang 1, en montant, et chacun joue à son appel.
    .no =
        Joue-t-on dans le sens des aiguilles d'une montre ?
        celui qui a la couronne joue en premier ?
        apres moi c'est le joueur a ma gauche ?
        le condottiere peut jouer avant la marchande
        est ce que l'ordre suit les places autour de la table
        le roi ouvre la manche parce qu'il est roi ?
    .yes =
        L'Assassin joue-t-il toujours avant le Roi ?
        le plus petit numéro commence ?
        le voleur passe toujours avant la magicienne ?
        c'est le rang de ma carte qui décide quand je joue ?
        l'ordre va t il du 1 vers le 8
    .asked =
        Dans quel ordre jouent les personnages ?
        Qui joue après moi : mon voisin de gauche ou le numéro suivant ?
        qui joue juste après l'évêque
ruling-reveal-when-called = Votre carte Personnage reste face cachée jusqu'à l'appel de son rang ; c'est alors, au début de votre tour, que vous la retournez.
    .no =
        Montre-t-on son personnage avant d'être appelé ?
        je retourne ma carte dès que je l'ai choisie ?
        faut il dire à tous qui on a pris au début de la manche
        jpeux jouer mon tour sans montrer ma carte
        on appelle le 3 et j'ai le 7, je dois déjà me dévoiler ?
        je peux étaler mon role pour faire peur avant mon tour ?
    .yes =
        mon role reste secret jusqu'à mon numéro ?
        on révèle sa carte au moment de l'appel ?
        ma carte reste cachée tant que mon rang n'est pas annoncé ?
        on garde sa carte cachée jusqu'au bout des appels d'avant ?
    .asked =
        Quand dévoile-t-on son personnage ?
        à quel moment ma carte passe face visible
ruling-called-must-play = Le joueur appelé doit révéler son personnage et jouer son tour : nul ne peut se taire. Seul un personnage assassiné ne répond pas.
    .no =
        Peut-on se taire quand son personnage est appelé ?
        on appelle mon rang, jpeux faire semblant de ne pas l'avoir ?
        puis-je sauter mon tour en ne répondant pas
        j'ai peur du voleur, je reste muet et je perds mon tour, permis ?
        est ce que répondre à l'appel est facultatif
        on peut refuser de jouer son tour une fois appelé
        jpeux faire le mort quand on dit mon numéro
    .yes =
        suis je obligé de me dévoiler quand on m'appelle
        celui qu'on appelle doit-il forcément jouer ?
        ne pas répondre à son numéro c'est tricher ?
        mon rang est annoncé, plus moyen d'y échapper ?
    .asked =
        appelé mais pas envie de jouer, que dit la règle
ruling-nobody-answers = Si personne ne répond à l'appel, on appelle le rang suivant.
    .asked =
        Que se passe-t-il si personne ne répond à l'appel ?
        on appelle le 2 et rien ne bouge, et maintenant
    .yes =
        Silence à l'appel du numéro 5 : on continue ?
        Le personnage appelé a été écarté, on passe au suivant ?
        personne n'a l'évêque, on passe direct au 6 ?
        aucune réaction à l'appel, on enchaîne avec le rang d'après ?
        le magicien n'est chez personne, on l'ignore et on continue ?
        pas de voleur cette fois, on saute au numéro suivant ?
    .no =
        faut il chercher pourquoi personne ne répond
        la manche s'arrete si personne n'a le personnage appelé ?
        quelqu'un d'autre joue t il le tour d'un rang que personne n'a
        celui qui appelle joue-t-il à la place du personnage absent
        faut il montrer la carte cachée quand personne ne répond
ruling-round-ends = La manche est finie quand tous les rangs ont été appelés et tous les tours joués. On rassemble alors toutes les cartes Personnage, et une nouvelle manche commence par le choix.
    .asked =
        Quand finit la manche ?
        Que fait-on une fois que tous les rangs ont été appelés ?
    .yes =
        après le dernier rang on remélange tous les personnages ?
        quand tout le monde a joué on rechoisit des personnages ?
        on recommence par le choix quand le condottiere a fini ?
        le dernier numéro a joué, on ramasse tous les persos ?
    .no =
        je garde mon personnage à la manche suivante ?
        la manche finit elle apres le roi
        les personnages écartés restent ils dehors la manche d'apres
        on joue deux fois avec le même role avant de changer ?
        il faut que quelqu'un ait fini sa ville pour clore la manche ?
ruling-played-card = Une carte Personnage révélée reste face visible devant son joueur jusqu'à la fin de la manche.
    .yes =
        Ma carte Personnage reste-t-elle face visible après mon tour ?
        tout le monde peut encore voir qui j'étais après mon tour ?
        mon tour est fini, la carte reste étalée devant moi ?
        on garde la carte devant soi jusqu'à la fin de la manche ?
        tout le monde voit encore qui a été roi cette manche ?
    .no =
        je remets mon personnage dans le paquet apres mon tour ?
        jpeux recacher ma carte une fois mon tour fini
        un personnage joué va-t-il aussitôt au milieu de la table
        l'évêque peut il retourner sa carte face cachée en fin de tour
        je remélange mon perso dès que je passe la main ?
    .asked =
        où va la carte personnage après le tour
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
ruling-played-card-third = Après son tour, la carte Personnage rejoint les personnages défaussés.
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
