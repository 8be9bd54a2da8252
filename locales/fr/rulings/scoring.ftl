### The rulings of data/rulings/scoring.toml, and the questions they answer: with yes, with no, or in another way.

ruling-score-costs = Chaque quartier de la cité rapporte son coût en points.
    .asked =
        Combien de points vaut un quartier ?
        Comment compte-t-on les points ?
        Que marque-t-on pour chaque bâtiment à la fin ?
        ma cité : 4, 5 et 2, combien de points
        une ville à 1, 3, 3 et 5 ça fait combien
        un bâtiment rapporte quoi en points de base
        palais, combien de points
        mes quartiers rapportent combien à la fin
    .yes =
        Un bâtiment à 5 pièces donne-t-il 5 points ?
        un palais a 5 vaut 5 points
        on additionne les couts des quartiers pour le score
        une taverne c'est 1 point a la fin
        ma cathédrale à 5 me donne cinq points ?
        le prix du quartier c'est ses points ?
        un port à 4 marque 4 ?
        Le coût d'un quartier donne-t-il directement ses points ?
        plus c'est cher plus ça marque ?
        on fait la somme des prix de tous mes bâtiments ?
        un quartier à 3 vaut 3 points ?
        le coût égale les points ?
        mon château à 4 me rapporte 4 points ?
        un temple rapporte 1 point ?
        quartier plus cher, plus de points ?
        Compte-t-on le coût de chaque quartier comme points ?
    .no =
        chaque quartier vaut un point quel que soit son prix
        un batiment a 3 ne donne qu'un point
        un quartier vaut le double de son cout en points
        les quartiers bon marché rapportent autant que les chers
        un point par bâtiment et basta ?
        mon palais à 5 vaut 3 points ?
        Les quartiers à 1 pièce rapportent-ils deux points ?
        un temple vaut autant qu'une cathédrale au décompte ?
        on compte le coût divisé par deux ?
        seuls les quartiers violets marquent leur coût ?
        chaque quartier 1 point ?
        un quartier à 5 vaut 4 points ?
        un quartier à 2 vaut 4 points ?
        les quartiers ne donnent pas de points ?
        tous les quartiers valent pareil ?
        ma taverne à 1 ne compte pas dans les points ?
ruling-score-not-gold-or-hand = L'or et les cartes en main ne rapportent rien par eux-mêmes ; seules quelques merveilles disent le contraire.
    .no =
        L'or et les cartes en main rapportent-ils des points ?
        il me reste 8 pieces a la fin, ca vaut quelque chose
        les pieces restantes comptent comme des points
        les quartiers non construits de ma main valent des points
        un point par piece d'or a la fin, c'est la regle normale
        perd on des points pour les cartes en main
        10 pièces en rab à la fin, ça fait 10 points ?
        mes quatre cartes en main me valent un point chacune d'office ?
        L'or restant est-il converti en points au décompte ?
        j'ai un palais en main pas bâti, il me donne la moitié ?
        on perd un point par carte pas posée ?
        garder ses sous pour la fin ça rapporte ?
        l'or donne des points à la fin ?
        mes cartes en main comptent ?
        5 pièces restantes, 5 points ?
        je perds des points pour mes cartes non construites ?
        quartiers en main, je marque leur coût ?
        il compte son or comme points sans merveille, il a le droit ?
    .yes =
        l'argent ne sert plus a rien au decompte
        les cartes pas posées valent zero
        les pièces restantes valent que dalle sauf merveille qui le dit ?
        ma main pleine de cathédrales compte pour rien ?
        Faut-il une merveille particulière pour que l'or vaille des points ?
        certains violets font scorer la main ou l'or, sinon zéro ?
        autant dépenser, l'or ne marque rien tout seul, c'est bien la règle ?
        une carte pas construite = 0 point à la base ?
        l'or ne vaut rien à la fin ?
        cartes en main, zéro point ?
        il me reste 6 pièces, aucun point ?
        il faut une merveille pour que mes cartes en main comptent ?
        l'or restant est ignoré au décompte ?
        Les quartiers non construits sont-ils sans valeur au décompte ?
    .asked =
        que vaut l'or qui reste a la fin
        mes pièces et ma main, ça vaut combien au décompte
        qu'est-ce qui peut faire scorer l'or ou les cartes en main
        or restant, combien de points
        mes cartes en main valent quoi à la fin
ruling-score-five-types = 3 points si la cité a au moins un quartier de chacun des cinq types (couleurs).
    .asked =
        Que rapportent les cinq couleurs ?
        Combien de points pour les cinq types de quartiers ?
        J'ai du jaune, du bleu, du vert, du rouge et du violet : qu'est-ce que je gagne ?
        Combien vaut l'arc-en-ciel complet ?
        toutes les couleurs dans ma ville, combien en plus
        un de chaque couleur ça rapporte combien
        bonus arc-en-ciel, c'est quoi
        cinq couleurs, combien de points
        bonus des 5 couleurs, il faut quoi
    .yes =
        Y a-t-il un bonus pour une carte de chaque couleur ?
        les cinq couleurs valent 3 points
        un seul quartier par couleur suffit pour le bonus
        jaune bleu vert rouge violet, +3 ?
        il me faut au moins une carte de chacun des cinq types pour le bonus couleurs ?
        Une cité comportant les cinq types gagne-t-elle trois points ?
        plusieurs joueurs peuvent avoir les cinq couleurs et marquer 3 chacun ?
        sans violette je perds le bonus des cinq couleurs ?
        un petit temple suffit pour cocher le bleu dans les cinq couleurs ?
        5 couleurs, 3 points ?
        j'ai toutes les couleurs, j'ai un bonus de 3 ?
        un quartier de chaque couleur suffit ?
        il me manque une couleur, pas de bonus ?
        il faut le violet pour les 5 couleurs ?
        Le bonus des cinq types vaut-il trois points ?
    .no =
        quatre couleurs suffisent pour le bonus
        le bonus des cinq couleurs c'est 5 points
        deux de chaque couleur, ca fait 6 points
        sans quartier violet j'ai quand meme les 3 points des couleurs
        seul le premier a avoir cinq couleurs marque les 3
        quatre couleurs différentes, j'ai mes 3 points ?
        cinq couleurs = 5 points de bonus ?
        Le bonus des cinq types double-t-il si on a deux quartiers de chaque ?
        faut deux bâtiments de chaque couleur pour le bonus ?
        les cinq couleurs ne comptent que si la ville est terminée ?
        le bonus des couleurs c'est 4 ?
        5 couleurs, 4 points ?
        4 couleurs, 3 points ?
        5 couleurs, 2 points ?
        pas besoin de violet pour le bonus des couleurs ?
        les cinq couleurs ne donnent rien ?
        il me manque le rouge, j'ai quand même le bonus des couleurs ?
ruling-score-first = 4 points pour le premier à terminer sa cité, 2 pour les autres cités terminées. Le premier en reçoit 4 en tout, et non 4 plus 2.
    .asked =
        Combien de points pour la première cité terminée ?
        Le premier à finir reçoit-il 4 points ou 6 ?
        Quelle prime pour celui qui finit sa ville avant tout le monde ?
        bonus du plus rapide a terminer
        premier à finir sa ville, combien de points bonus
        j'ai terminé avant tous, j'ajoute combien
        premier à finir, combien de points
        finir premier, 4 ou 6
    .yes =
        le premier a finir marque 4 points
        premier a terminer : 4 et rien de plus
        +4 pour celui qui boucle sa cité en premier ?
        le premier a 4 tout court, pas six ?
        Le premier joueur à terminer sa cité marque-t-il quatre points ?
        j'ai fini avant tout le monde, mes 4 points remplacent les 2 ?
        un seul joueur peut avoir le bonus de 4 ?
        mon pote compte 6 pour avoir fini premier, il a tort ?
        premier à finir, 4 points ?
        je finis en premier, j'ai 4 points de bonus ?
        le premier n'a pas les 2 points en plus ?
        il a fini premier, il prend 4 ?
        le bonus du premier est de 4, pas 6 ?
        Celui qui termine en premier gagne-t-il quatre points en tout ?
    .no =
        Je termine en premier : est-ce que j'ajoute aussi les 2 points ?
        4 et 2 se cumulent-ils pour le plus rapide ?
        finir premier donne 6 points
        c'est 2 points pour la premiere cité finie
        le premier prend aussi les 2 points des autres cités terminées
        finir sa ville avant tous ne rapporte rien
        deux joueurs finissent dans la derniere manche, ils se partagent les 4
        premier fini, je prends 4 + 2 ?
        le plus rapide gagne 3 points ?
        les 4 points vont à celui qui a la ville la plus chère ?
        Le premier à terminer cumule-t-il les deux bonus ?
        finir en premier ça donne que la fin de partie et aucun point ?
        2 points pour le premier, 4 pour les suivants ?
        premier à finir, 6 points ?
        premier à finir, 2 points ?
        le premier a 4 plus 2 ?
        premier à finir, 3 points ?
        je finis premier, pas de bonus ?
        il a fini premier et compte 6 points, c'est juste ?
ruling-score-others = 2 points pour chaque autre cité terminée, même plus tard dans la même dernière manche.
    .asked =
        Que rapportent les autres cités terminées ?
        Deux joueurs terminent dans la même manche : combien chacun ?
        Deux points pour le deuxième à finir, et pour le troisième ?
        fini juste apres le premier, combien pour moi
        deuxième à finir, ça me fait combien
        j'ai complété ma ville au dernier tour après quelqu'un d'autre, bonus ?
        deuxième à finir, combien
        les autres cités finies donnent quoi
    .yes =
        J'ai fini ma ville juste après le premier : est-ce que je marque quelque chose ?
        Les suivants qui atteignent sept quartiers ont-ils un bonus ?
        le second a finir marque 2 points
        trois cités terminées, les deux dernieres ont 2 points chacune
        j'ai terminé apres un autre dans la derniere manche, 2 points pour moi
        les autres qui finissent prennent 2 chacun ?
        j'ai posé mon septième dans la dernière manche après le premier, 2 points ?
        Le troisième joueur à terminer sa cité reçoit-il aussi deux points ?
        fini en deuxième, je gagne deux points et pas quatre ?
        même si la fin est déjà lancée, compléter ma ville me vaut un +2 ?
        quatre villes finies : un joueur à 4 et trois joueurs à 2 ?
        deuxième à finir, 2 points ?
        je finis après le premier, j'ai 2 points ?
        troisième à finir, encore 2 points ?
        fini dans la dernière manche, j'ai le bonus de 2 ?
        il a terminé après moi, il a 2 points ?
        Une cité terminée en second rapporte-t-elle deux points ?
    .no =
        les suivants marquent aussi 4
        seule la premiere cité terminée a un bonus
        six quartiers a la fin, j'ai droit aux 2 points
        le troisieme a finir n'a rien
        deuxième à finir, 4 points aussi ?
        rien pour ceux qui finissent après le premier ?
        il me manque un quartier à la fin, j'ai quand même les 2 points ?
        Le deuxième à terminer reçoit-il trois points ?
        les 2 points c'est seulement pour le deuxième, pas le troisième ?
        finir dans la même manche que le premier donne 4 aux deux ?
        deuxième à finir, 4 points ?
        deuxième à finir, rien ?
        je finis dans la dernière manche mais après, pas de bonus ?
        deuxième à finir, 1 point ?
        pas fini ma ville, 2 points quand même ?
        seul un joueur peut avoir les 2 points ?
ruling-score-uniques = Ajoutez en dernier les points des merveilles.
    .asked =
        Quand compte-t-on les points des merveilles ?
        Où ajoute-t-on le bonus des quartiers violets dans le total ?
        Dans quel ordre fait-on l'addition finale ?
        quand ajouter les points de la basilique
        les points en plus des violettes, on les ajoute à quel moment du calcul
        on commence le décompte par quoi et on finit par quoi côté merveilles
        les merveilles, on les compte quand
        décompte, les bonus violets en premier ou en dernier
    .yes =
        on ajoute les bonus violets tout a la fin du decompte
        d'abord couts et bonus, ensuite les merveilles
        les points des merveilles sont la derniere etape
        les bonus des merveilles viennent en dernier dans le total ?
        je compte ma ville puis les couleurs puis enfin les violettes spéciales ?
        Les points supplémentaires des merveilles s'ajoutent-ils au décompte final ?
        la tour d'ivoire se compte à la toute fin du calcul ?
        d'abord le bonus de ville finie, ensuite seulement le capitole ?
        on garde les effets des violettes pour la fin de l'addition ?
        merveilles en dernier au décompte ?
        on ajoute les points des merveilles à la fin ?
        d'abord les coûts, puis les merveilles ?
        le bonus de ma merveille se compte après le bonus des couleurs ?
        les points de la fontaine se comptent en dernier ?
        Les bonus des merveilles sont-ils la dernière chose qu'on additionne ?
    .no =
        les bonus des merveilles se comptent avant les couts
        les points de la fontaine aux souhaits tombent pendant la partie
        je marque la statue equestre des qu'elle est construite
        le capitole se compte en premier
        on commence le décompte par les bonus des merveilles ?
        mes points de salle des cartes se marquent au fur et à mesure ?
        Les bonus des merveilles précèdent-ils le bonus des cinq types ?
        je marque les points de la fontaine aux souhaits au moment où je la bâtis ?
        l'ordre c'est violettes spéciales, puis coûts, puis couleurs ?
        merveilles comptées en premier ?
        je marque les points de ma merveille tout de suite ?
        on compte les bonus violets avant les coûts ?
        les points des merveilles tombent à chaque manche ?
        le bonus des merveilles se compte avant celui de la cité terminée ?
        on oublie les bonus des merveilles au décompte ?
ruling-uniques-cost-and-extra = Une merveille rapporte son coût comme tout quartier ; certaines donnent en plus les points indiqués par leur texte.
    .yes =
        Les merveilles rapportent-elles leur coût en plus de leurs points bonus ?
        la forge vaut elle son cout en points a la fin
        une bibliotheque a 6 vaut 6 points
        ma fontaine aux souhaits marque son prix plus son bonus ?
        une violette sans bonus écrit vaut juste son coût ?
        Une merveille rapporte-t-elle au moins son coût en points ?
        le capitole c'est son coût et en plus ce que dit son texte ?
        l'observatoire me vaut son prix en points même s'il parle pas de score ?
        les violettes marquent comme les autres quartiers, et parfois un peu plus ?
        merveille, coût plus bonus ?
        ma merveille à 5 vaut 5 points au moins ?
        une merveille rapporte son prix comme un quartier normal ?
        merveille sans bonus, je marque son coût ?
        je compte le coût et le bonus de ma tour d'ivoire ?
        Certaines merveilles donnent-elles des points en plus de leur coût ?
    .no =
        une merveille sans texte de points vaut zero
        les merveilles ne marquent que leur bonus, pas leur prix
        toutes les violettes donnent elles des points en plus
        les violettes ne rapportent que ce que dit leur texte ?
        la forge vaut zéro à la fin vu que son texte parle de cartes ?
        Chaque merveille donne-t-elle des points supplémentaires ?
        le bonus d'une merveille remplace son coût au décompte ?
        toutes les merveilles valent deux points de rab ?
        une merveille dont le pouvoir a servi ne marque plus son coût ?
        merveille, seulement le bonus ?
        les merveilles ne valent pas leur coût ?
        toutes les merveilles ont un bonus de points ?
        je dois choisir entre le coût et le bonus d'une merveille ?
        ma merveille sans texte de points ne compte pas ?
        une merveille vaut le double de son coût ?
    .asked =
        combien de points pour un quartier violet
        une violette à 5 sans texte de points, elle vaut combien
        comment je compte une merveille au score, prix ou texte
        merveille à 4, combien de points
        je compte le prix ou le bonus d'une merveille
ruling-printed-cost = Un quartier payé moins cher ou gratuit rapporte tout son coût : le livret additionne le coût des quartiers, pas le prix payé. Un quartier embelli rapporte 1 de plus.
    .yes =
        Un quartier payé moins cher ou gratuit rapporte-t-il tout son coût ?
        construit gratis avec le chantier, points entiers
        l'echevin m'a confisqué le palais pour rien, il marque 5
        tripot payé en cartes, toujours 6 points
        on marque le prix imprimé et pas l'or depensé
        bibliothèque à 6 posée au chantier gratos, elle compte 6 ?
        manufacture, j'ai payé 4 au lieu de 5, mais 5 points ?
        Le prix réellement payé est-il sans effet sur les points d'un quartier ?
        j'ai saisi un palais en échevin sans débourser, il vaut plein pot ?
        embelli, un quartier à 3 vaut 4 points ?
        nécropole obtenue par sacrifice, j'ai quand même ses 5 points ?
        payé moins cher, points entiers ?
        quartier gratuit, je marque tout son coût ?
        manufacture, je garde tous les points ?
        chantier pour un palais, 5 points quand même ?
        alchimiste remboursé, le quartier vaut toujours ses points ?
        quartier embelli, un point de plus ?
        Un quartier confisqué rapporte-t-il son coût entier ?
    .no =
        On m'a fait une remise d'une pièce, est-ce que je perds un point ?
        la remise de la manufacture me coute un point
        le cardinal a emprunté 3 pieces, il ne marque que ce qu'il a payé
        necropole contre un quartier sacrifié, elle vaut zero
        l'alchimiste remboursé perd les points du quartier
        quartier gratuit = zéro point ?
        je marque seulement l'or que j'ai sorti de ma poche ?
        Une remise à la construction diminue-t-elle les points du quartier ?
        l'alchimiste récupère son or donc son quartier ne score plus ?
        le cardinal a payé avec l'or d'un autre, les points vont à l'autre ?
        tripot payé à moitié en cartes, il vaut la moitié ?
        quartier gratuit, 0 point ?
        payé 1 de moins, 1 point de moins ?
        manufacture, je perds un point ?
        un quartier embelli vaut 2 points de plus ?
        on compte ce que j'ai payé ?
        le chantier fait perdre les points du quartier ?
    .asked =
        J'ai payé moins grâce à la Manufacture : combien de points ?
        Construit avec le Chantier ou la Nécropole : combien vaut-il ?
        Combien marque un quartier confisqué ou pris sans rien payer ?
        chantier pour batir la bibliotheque, elle rapporte combien
        quartier à 5 payé 4, je marque combien
        on regarde le prix payé ou le coût de la carte pour les points
        mon église à 2 est embellie, elle fait combien
        quartier gratuit, combien de points
        palais payé 3, il vaut combien
ruling-score-first-older = 4 points pour le premier à construire un huitième quartier.
    .asked =
        Combien de points pour la première cité terminée ?
        bonus pour le huitieme quartier avant tout le monde
    .yes =
        premier a huit quartiers, 4 points
    .no =
        finir premier rapporte 6
        seulement 2 points pour la premiere cité complete
        sept quartiers en premier donnent les 4 points
        deuxieme a poser son huitieme quartier, j'ai aussi les 4
ruling-score-others-classic = 2 points pour tout autre joueur qui pose son huitième quartier dans cette même dernière manche.
    .asked =
        Que rapportent les autres cités terminées ?
        huitieme quartier en derniere manche mais pas premier, quel bonus
    .yes =
        le deuxieme a huit quartiers marque 2 points
        huitieme quartier posé apres un autre dans la derniere manche, 2 points
    .no =
        les suivants ont aussi 4 points
        sept quartiers a la fin, j'ai les 2 points
        seul le premier a un bonus de fin
ruling-score-others-third = 2 points pour tout autre joueur qui a huit quartiers.
    .asked =
        Que rapportent les autres cités terminées ?
        huit quartiers mais un autre plus rapide, combien
    .yes =
        j'ai huit quartiers aussi mais pas premier, 2 points
        trois joueurs a huit, deux d'entre eux ont 2 points
    .no =
        toutes les cités a huit quartiers marquent 4
        sept quartiers donnent les 2 points
        rien pour le second a huit quartiers
ruling-score-purple-older = Ajoutez en dernier les points des merveilles qui en donnent.
    .asked =
        Quand compte-t-on les points des merveilles ?
        quand compte t on les points du musée
    .yes =
        les bonus violets s'ajoutent tout a la fin
        apres les couts et les couleurs, les merveilles en dernier
    .no =
        les violettes se comptent avant les couts
        la salle des cartes marque pendant la partie
        toutes les violettes ont des points en plus
ruling-event-and-state-third = Le premier à poser un huitième quartier garde ses 4 points même s'il en perd un : le livret les donne pour l'avoir posé le premier.
    .yes =
        Le premier à terminer garde-t-il ses 4 points s'il perd un quartier ?
        le premier redescendu a sept garde 4 points
        les 4 points sont acquis des le huitieme quartier posé en premier
    .no =
        premier a huit mais la poudriere m'a touché, adieu les 4 points
        les 4 points passent au suivant si le premier perd un quartier
        faut il encore huit quartiers a la fin pour les 4
    .asked =
        le premier a perdu un quartier par la poudriere, et son bonus
ruling-others-need-eight-third = Pour les 2 points, il faut avoir huit quartiers à la fin : un autre joueur qui en avait huit et en a perdu un n'a rien.
    .no =
        Celui qui finit après le premier garde-t-il ses 2 points s'il perd un quartier ?
        second a huit puis la poudriere m'en prend un, 2 points quand meme
        les 2 points sont acquis des qu'on a huit en second
        la poudriere laisse mon bonus de 2 intact
    .yes =
        faut il encore huit quartiers a la fin pour les 2 points
        j'en avais huit, j'en perds un, donc pas de 2 points
    .asked =
        le second a perdu un quartier, il marque quoi
