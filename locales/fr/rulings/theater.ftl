### The rulings of data/rulings/theater.toml, and the questions they answer: with yes, with no, or in another way.

ruling-theater-blind = Avec le Théâtre, vous choisissez le joueur sans voir aucune carte. Après l'échange, chacun peut regarder son nouveau personnage, mais ne le montre qu'à l'appel.
    .no =
        Puis-je regarder le personnage de l'autre avant l'échange du Théâtre ?
    .asked =
        Regarde-t-on son nouveau rôle après le Théâtre ?
        J'ai le Théâtre : puis-je demander à voir la carte avant de troquer les rôles ?
        Mon voisin a utilisé le Théâtre sur moi : ai-je le droit de regarder ce que j'ai reçu ?
        Quand utilise-t-on le Théâtre, et échange-t-on à l'aveugle ?
ruling-theater-two-three = À 2 ou 3 joueurs, le propriétaire du Théâtre choisit lequel de ses deux personnages il donne, et prend à l'aveugle un des deux de l'autre joueur.
    .yes =
        Avec deux personnages chacun, est-ce moi qui choisis lequel je donne avec le Théâtre ?
    .asked =
        À trois, on m'échange un personnage par le Théâtre : lequel des deux me prend-on ?
        Le Théâtre à deux joueurs : une carte ou les deux ?
        Théâtre à 2 ou 3 joueurs : comment se passe l'échange ?
ruling-theater-rank-four = Après l'échange du Théâtre, celui qui a maintenant la carte joue son tour et, au rang 4, prend ou donne la couronne : l'échange a lieu avant le premier appel.
    .asked =
        Le Roi a changé de mains avec le Théâtre : à qui va la couronne ?
        Qui joue le tour après un échange du Théâtre ?
        J'avais le Roi, on me l'a pris avec le Théâtre : suis-je quand même couronné ?
        Le Théâtre m'a donné l'Architecte : est-ce moi qui joue son tour ?
        Changement de rôle par le Théâtre : qui répond à l'appel ?
