### The rulings of data/rulings/scoring.toml, and the questions they answer: with yes, with no, or in another way.

ruling-score-costs = Chaque quartier de la cité rapporte son coût en points.
    .asked =
        Combien de points vaut un quartier ?
        Comment compte-t-on les points ?
        La cité la plus chère gagne-t-elle ?
        Un bâtiment à 5 pièces donne-t-il 5 points ?
        Que marque-t-on pour chaque bâtiment à la fin ?
ruling-score-five-types = 3 points si la cité a au moins un quartier de chacun des cinq types (couleurs).
    .asked =
        Que rapportent les cinq couleurs ?
        Combien de points pour les cinq types de quartiers ?
        Y a-t-il un bonus pour une carte de chaque couleur ?
        J'ai du jaune, du bleu, du vert, du rouge et du violet : qu'est-ce que je gagne ?
        Combien vaut l'arc-en-ciel complet ?
ruling-score-first = 4 points pour le premier à terminer sa cité : 4 en tout, et non 4 plus 2.
    .asked =
        Combien de points pour la première cité terminée ?
        Le premier à finir reçoit-il 4 points ou 6 ?
        Quelle prime pour celui qui finit sa ville avant tout le monde ?
        Je termine en premier : est-ce que j'ajoute aussi les 2 points ?
        4 et 2 se cumulent-ils pour le plus rapide ?
ruling-score-others = 2 points pour chaque autre cité terminée, même plus tard dans la même dernière manche.
    .asked =
        Que rapportent les autres cités terminées ?
        Deux joueurs terminent dans la même manche : combien chacun ?
        J'ai fini ma ville juste après le premier : est-ce que je marque quelque chose ?
        Les suivants qui atteignent sept quartiers ont-ils un bonus ?
        Deux points pour le deuxième à finir, et pour le troisième ?
ruling-score-uniques = Ajoutez en dernier les points des merveilles.
    .asked =
        Quand compte-t-on les points des merveilles ?
        Les cartes violettes donnent-elles des points en plus ?
        Où ajoute-t-on le bonus des quartiers violets dans le total ?
        Les merveilles marquent-elles autre chose que leur coût ?
        Dans quel ordre fait-on l'addition finale ?
ruling-printed-cost = Un quartier payé moins cher ou gratuit rapporte tout son coût : le livret additionne le coût des quartiers, pas le prix payé. Un quartier embelli rapporte 1 de plus.
    .yes =
        Un quartier payé moins cher ou gratuit rapporte-t-il tout son coût ?
    .asked =
        J'ai payé moins grâce à la Manufacture : combien de points ?
        Construit avec le Chantier ou la Nécropole : combien vaut-il ?
        On m'a fait une remise d'une pièce, est-ce que je perds un point ?
        Combien marque un quartier confisqué ou pris sans rien payer ?
ruling-score-first-older = 4 points pour le premier à construire un huitième quartier.
    .asked =
        Combien de points pour la première cité terminée ?
ruling-score-others-classic = 2 points pour tout autre joueur qui pose son huitième quartier dans cette même dernière manche.
    .asked =
        Que rapportent les autres cités terminées ?
ruling-score-others-third = 2 points pour tout autre joueur qui a huit quartiers.
    .asked =
        Que rapportent les autres cités terminées ?
ruling-score-purple-older = Ajoutez en dernier les points des merveilles qui en donnent.
    .asked =
        Quand compte-t-on les points des merveilles ?
ruling-event-and-state-third = Le premier à poser un huitième quartier garde ses 4 points même s'il en perd un. Les 2 points, eux, demandent huit quartiers à la fin : le livret le dit ainsi.
    .yes =
        Le premier à terminer garde-t-il ses 4 points s'il perd un quartier ?
