### The rulings of data/rulings/scoring.toml, and the questions they answer: with yes, with no, or in another way.

ruling-score-costs = Chaque quartier de la cité rapporte son coût en points.
    .asked =
        Combien de points vaut un quartier ?
        Comment compte-t-on les points ?
        Que marque-t-on pour chaque bâtiment à la fin ?
        ma cité : 4, 5 et 2, combien de points
    .yes =
        Un bâtiment à 5 pièces donne-t-il 5 points ?
        un palais a 5 vaut 5 points
        on additionne les couts des quartiers pour le score
        une taverne c'est 1 point a la fin
    .no =
        chaque quartier vaut un point quel que soit son prix
        un batiment a 3 ne donne qu'un point
        un quartier vaut le double de son cout en points
        les quartiers bon marché rapportent autant que les chers
ruling-score-not-gold-or-hand = L'or et les cartes en main ne rapportent rien par eux-mêmes ; seules quelques merveilles disent le contraire.
    .no =
        L'or et les cartes en main rapportent-ils des points ?
        il me reste 8 pieces a la fin, ca vaut quelque chose
        les pieces restantes comptent comme des points
        les quartiers non construits de ma main valent des points
        un point par piece d'or a la fin, c'est la regle normale
        perd on des points pour les cartes en main
    .yes =
        l'argent ne sert plus a rien au decompte
        les cartes pas posées valent zero
    .asked =
        que vaut l'or qui reste a la fin
ruling-score-five-types = 3 points si la cité a au moins un quartier de chacun des cinq types (couleurs).
    .asked =
        Que rapportent les cinq couleurs ?
        Combien de points pour les cinq types de quartiers ?
        J'ai du jaune, du bleu, du vert, du rouge et du violet : qu'est-ce que je gagne ?
        Combien vaut l'arc-en-ciel complet ?
        toutes les couleurs dans ma ville, combien en plus
    .yes =
        Y a-t-il un bonus pour une carte de chaque couleur ?
        les cinq couleurs valent 3 points
        un seul quartier par couleur suffit pour le bonus
    .no =
        quatre couleurs suffisent pour le bonus
        le bonus des cinq couleurs c'est 5 points
        deux de chaque couleur, ca fait 6 points
        sans quartier violet j'ai quand meme les 3 points des couleurs
        seul le premier a avoir cinq couleurs marque les 3
ruling-score-first = 4 points pour le premier à terminer sa cité : 4 en tout, et non 4 plus 2.
    .asked =
        Combien de points pour la première cité terminée ?
        Le premier à finir reçoit-il 4 points ou 6 ?
        Quelle prime pour celui qui finit sa ville avant tout le monde ?
        bonus du plus rapide a terminer
    .yes =
        le premier a finir marque 4 points
        premier a terminer : 4 et rien de plus
    .no =
        Je termine en premier : est-ce que j'ajoute aussi les 2 points ?
        4 et 2 se cumulent-ils pour le plus rapide ?
        finir premier donne 6 points
        c'est 2 points pour la premiere cité finie
        le premier prend aussi les 2 points des autres cités terminées
        finir sa ville avant tous ne rapporte rien
        deux joueurs finissent dans la derniere manche, ils se partagent les 4
ruling-score-others = 2 points pour chaque autre cité terminée, même plus tard dans la même dernière manche.
    .asked =
        Que rapportent les autres cités terminées ?
        Deux joueurs terminent dans la même manche : combien chacun ?
        Deux points pour le deuxième à finir, et pour le troisième ?
        fini juste apres le premier, combien pour moi
    .yes =
        J'ai fini ma ville juste après le premier : est-ce que je marque quelque chose ?
        Les suivants qui atteignent sept quartiers ont-ils un bonus ?
        le second a finir marque 2 points
        trois cités terminées, les deux dernieres ont 2 points chacune
        j'ai terminé apres un autre dans la derniere manche, 2 points pour moi
    .no =
        les suivants marquent aussi 4
        seule la premiere cité terminée a un bonus
        six quartiers a la fin, j'ai droit aux 2 points
        le troisieme a finir n'a rien
ruling-score-uniques = Ajoutez en dernier les points des merveilles.
    .asked =
        Quand compte-t-on les points des merveilles ?
        Où ajoute-t-on le bonus des quartiers violets dans le total ?
        Dans quel ordre fait-on l'addition finale ?
        quand ajouter les points de la basilique
    .yes =
        on ajoute les bonus violets tout a la fin du decompte
        d'abord couts et bonus, ensuite les merveilles
        les points des merveilles sont la derniere etape
    .no =
        les bonus des merveilles se comptent avant les couts
        les points de la fontaine aux souhaits tombent pendant la partie
        je marque la statue equestre des qu'elle est construite
        le capitole se compte en premier
ruling-uniques-cost-and-extra = Une merveille rapporte son coût comme tout quartier ; certaines donnent en plus les points indiqués par leur texte.
    .yes =
        Les merveilles rapportent-elles leur coût en plus de leurs points bonus ?
        la forge vaut elle son cout en points a la fin
        une bibliotheque a 6 vaut 6 points
    .no =
        une merveille sans texte de points vaut zero
        les merveilles ne marquent que leur bonus, pas leur prix
        toutes les violettes donnent elles des points en plus
    .asked =
        combien de points pour un quartier violet
ruling-printed-cost = Un quartier payé moins cher ou gratuit rapporte tout son coût : le livret additionne le coût des quartiers, pas le prix payé. Un quartier embelli rapporte 1 de plus.
    .yes =
        Un quartier payé moins cher ou gratuit rapporte-t-il tout son coût ?
        construit gratis avec le chantier, points entiers
        l'echevin m'a confisqué le palais pour rien, il marque 5
        tripot payé en cartes, toujours 6 points
        on marque le prix imprimé et pas l'or depensé
    .no =
        On m'a fait une remise d'une pièce, est-ce que je perds un point ?
        la remise de la manufacture me coute un point
        le cardinal a emprunté 3 pieces, il ne marque que ce qu'il a payé
        necropole contre un quartier sacrifié, elle vaut zero
        l'alchimiste remboursé perd les points du quartier
    .asked =
        J'ai payé moins grâce à la Manufacture : combien de points ?
        Construit avec le Chantier ou la Nécropole : combien vaut-il ?
        Combien marque un quartier confisqué ou pris sans rien payer ?
        chantier pour batir la bibliotheque, elle rapporte combien
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
