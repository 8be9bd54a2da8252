### The rulings of data/rulings/theater.toml, and the questions they answer: with yes, with no, or in another way.

ruling-theater-blind = Avec le Théâtre, vous choisissez le joueur avec qui échanger sans voir aucune carte, et l'échange est définitif.
    .no =
        Puis-je regarder le personnage de l'autre avant l'échange du Théâtre ?
        J'ai le Théâtre : puis-je demander à voir la carte avant de troquer les rôles ?
        jpeux verifier le role du voisin avant d'utiliser le theatre
        theatre : le role recu me plait pas, on annule
        le proprietaire du theatre peut reclamer un role precis
        l'autre doit il annoncer son perso avant l'echange du theatre
        avec le theatre on regarde d'abord les cartes de tous
    .yes =
        l'echange du theatre se fait a l'aveugle
        faut il choisir un joueur sans connaitre son perso pour le theatre
    .asked =
        Quand utilise-t-on le Théâtre, et échange-t-on à l'aveugle ?
        comment choisir avec qui echanger au theatre
ruling-theater-look-after = Après l'échange du Théâtre, les deux joueurs peuvent regarder leur nouveau personnage.
    .yes =
        Regarde-t-on son nouveau personnage après le Théâtre ?
        Mon voisin a utilisé le Théâtre sur moi : ai-je le droit de regarder ce que j'ai reçu ?
        echangé par le theatre, jpeux voir ma nouvelle carte
        les deux peuvent regarder ce que le theatre leur donne
    .no =
        apres le theatre faut il attendre l'appel pour savoir qui on est
        seul le proprietaire du theatre voit son nouveau role
        je joue un perso inconnu jusqu'a l'appel a cause du theatre
        la victime du theatre reste dans le noir
    .asked =
        qui peut regarder les cartes echangées par le theatre
ruling-theater-stays-hidden = Les personnages échangés par le Théâtre restent secrets pour les autres : chacun n'est montré qu'à l'appel.
    .no =
        Montre-t-on à tous les personnages échangés par le Théâtre ?
        on retourne les roles face visible apres le theatre
        toute la table sait quels persos le theatre a echangés
        dois je dire aux autres ce que j'ai recu du theatre
        le proprietaire du theatre annonce le role qu'il donne
        un troisieme joueur peut voir ce qu'on a troqué au theatre
    .yes =
        les roles du theatre restent secrets jusqu'a l'appel
        l'echange du theatre se fait face cachée
    .asked =
        quand revele t on un role venu du theatre
ruling-theater-two-three = À 2 ou 3 joueurs, le propriétaire du Théâtre choisit lequel de ses deux personnages il donne ; on échange un contre un.
    .yes =
        Avec deux personnages chacun, est-ce moi qui choisis lequel je donne avec le Théâtre ?
        a deux, avec mon theatre je me debarrasse du role que je veux
        a trois c'est moi qui choisis la carte cedée par mon theatre
        deux roles chacun : le theatre n'en echange qu'un
    .no =
        theatre en duel : je donne mes deux roles
        le hasard decide lequel de mes deux persos part au theatre
        l'adversaire choisit quel role mon theatre lui donne
        a deux on echange les quatre persos avec le theatre
    .asked =
        Le Théâtre à deux joueurs : une carte ou les deux ?
        Théâtre à 2 ou 3 joueurs : comment se passe l'échange ?
        a trois, lequel de mes persos part avec le theatre
ruling-theater-two-three-blind = À 2 ou 3 joueurs, le propriétaire du Théâtre prend à l'aveugle un des deux personnages de l'autre joueur ; personne ne choisit lequel.
    .no =
        Avec deux personnages chacun, est-ce que je vois ce que je prends avec le Théâtre ?
        a deux, victime du theatre, je choisis le role que je cede
        a trois la cible du theatre decide quelle carte part
        jpeux reclamer le roi parmi ses deux roles avec le theatre a deux
        je regarde ses deux cartes puis je prends la meilleure, theatre a trois
    .yes =
        on tire a l'aveugle un des deux roles de l'adversaire, theatre a deux
        theatre en duel : je prends une de ses deux cartes sans la voir
        a trois le role que je recois par le theatre est une surprise
    .asked =
        À trois, on m'échange un personnage par le Théâtre : lequel des deux me prend-on ?
ruling-theater-new-player = Après l'échange du Théâtre, chaque personnage est à son nouveau joueur, qui répond à l'appel et joue le tour.
    .yes =
        Est-ce que je joue le personnage reçu par le Théâtre ?
        Le Théâtre m'a donné l'Architecte : est-ce moi qui joue son tour ?
        voleur recu par le theatre, jpeux voler quelqu'un
        l'assassin tue mon ancien role apres le theatre, c'est le nouveau qui est mort
    .no =
        le theatre m'a pris l'architecte, je le joue encore
        l'ancien proprietaire joue le tour apres le theatre
        le theatre echange les cartes mais pas les tours
        je perds mon tour si le theatre me prend mon perso
    .asked =
        Qui joue le tour après un échange du Théâtre ?
        Changement de rôle par le Théâtre : qui répond à l'appel ?
ruling-theater-rank-four = Après l'échange du Théâtre, c'est le nouveau joueur du Roi, de l'Empereur ou du Patricien qui prend ou donne la couronne : l'échange a lieu avant le premier appel.
    .asked =
        Le Roi a changé de mains avec le Théâtre : à qui va la couronne ?
        patricien passé par le theatre, a qui la couronne
    .yes =
        le theatre m'a donné le patricien, je prends la couronne
        empereur echangé au theatre : le nouveau donne la couronne
        jpeux avoir la couronne en prenant le roi avec mon theatre
    .no =
        J'avais le Roi, on me l'a pris avec le Théâtre : suis-je quand même couronné ?
        j'avais choisi le roi, le theatre me l'a pris, la couronne est a moi
        la couronne suit celui qui avait choisi le roi malgré le theatre
        echanger le roi au theatre deplace tout de suite la couronne
        l'ancien empereur decide encore de la couronne apres le theatre
