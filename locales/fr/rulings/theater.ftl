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
        théâtre : je soulève sa carte avant de décider si j'échange ?
        échange fait au théâtre, je regrette, on revient en arrière ?
        Le propriétaire du Théâtre peut-il consulter les personnages avant de choisir ?
        je demande qui a le roi pour l'échanger au théâtre, il doit me répondre ?
        le théâtre me laisse tester deux joueurs et garder le meilleur rôle ?
        la victime peut refuser l'échange du théâtre après avoir vu ma carte ?
    .yes =
        l'echange du theatre se fait a l'aveugle
        faut il choisir un joueur sans connaitre son perso pour le theatre
        au théâtre j'échange sans savoir ce que j'aurai ?
        une fois le troc du théâtre fait, impossible d'annuler ?
        L'échange du Théâtre est-il définitif ?
        je choisis un joueur et pas un perso avec le théâtre ?
        le théâtre c'est un coup à l'aveugle ?
        je tombe sur un perso nul avec mon théâtre, je dois faire avec ?
    .asked =
        Quand utilise-t-on le Théâtre, et échange-t-on à l'aveugle ?
        comment choisir avec qui echanger au theatre
        au théâtre je choisis quoi, un joueur ou un perso
        le rôle reçu au théâtre me va pas, je peux faire quoi
ruling-theater-look-after = Après l'échange du Théâtre, les deux joueurs peuvent regarder leur nouveau personnage.
    .yes =
        Regarde-t-on son nouveau personnage après le Théâtre ?
        Mon voisin a utilisé le Théâtre sur moi : ai-je le droit de regarder ce que j'ai reçu ?
        echangé par le theatre, jpeux voir ma nouvelle carte
        les deux peuvent regarder ce que le theatre leur donne
        on m'a troqué mon perso au théâtre, je peux regarder le nouveau ?
        une fois l'échange fait, chacun découvre sa nouvelle carte en douce ?
        Les deux joueurs concernés par le Théâtre connaissent-ils leur nouveau rôle avant l'appel ?
        victime du théâtre, j'ai le droit de mater ma carte tout de suite ?
        j'utilise mon théâtre puis je regarde ce que j'ai chopé, ok ?
        pas la peine d'attendre l'appel pour savoir quel perso le théâtre m'a filé ?
    .no =
        apres le theatre faut il attendre l'appel pour savoir qui on est
        seul le proprietaire du theatre voit son nouveau role
        je joue un perso inconnu jusqu'a l'appel a cause du theatre
        la victime du theatre reste dans le noir
        je joue à l'aveugle mon perso reçu du théâtre ?
        le joueur visé par le théâtre n'a pas le droit de regarder ce qu'il reçoit ?
        La nouvelle carte reste-t-elle inconnue de son joueur jusqu'à l'appel après le Théâtre ?
        seul celui qui a activé le théâtre peut jeter un œil ?
        interdit de soulever sa carte après l'échange du théâtre ?
        mon voisin regarde ce que le théâtre lui a donné, c'est de la triche ?
    .asked =
        qui peut regarder les cartes echangées par le theatre
        après le théâtre, qui a le droit de voir son perso
        on découvre quand le rôle qu'on a reçu par le théâtre
ruling-theater-stays-hidden = Les personnages échangés par le Théâtre restent secrets pour les autres : chacun n'est montré qu'à l'appel.
    .no =
        Montre-t-on à tous les personnages échangés par le Théâtre ?
        on retourne les roles face visible apres le theatre
        toute la table sait quels persos le theatre a echangés
        dois je dire aux autres ce que j'ai recu du theatre
        le proprietaire du theatre annonce le role qu'il donne
        un troisieme joueur peut voir ce qu'on a troqué au theatre
        après le théâtre on montre les deux persos à toute la table ?
        les autres joueurs ont le droit de savoir qui a quoi après mon théâtre ?
        Les rôles échangés par le Théâtre sont-ils révélés immédiatement ?
        je dois nommer le perso que je cède avec mon théâtre ?
        un spectateur de l'échange peut demander à voir les cartes du théâtre ?
        le théâtre rend public le rôle de la cible ?
    .yes =
        les roles du theatre restent secrets jusqu'a l'appel
        l'echange du theatre se fait face cachée
        le troc du théâtre reste secret pour ceux qui n'y sont pas ?
        les persos échangés restent face cachée jusqu'à leur appel ?
        Les autres joueurs ignorent-ils ce qui a changé de main au Théâtre ?
        mon perso venu du théâtre ne se dévoile qu'à son numéro ?
        le troisième larron n'a rien à voir quand on échange au théâtre ?
        on garde ça entre nous deux jusqu'à l'appel, le théâtre ?
    .asked =
        quand revele t on un role venu du theatre
        le perso troqué au théâtre se montre quand aux autres
        que savent les autres joueurs d'un échange au théâtre
ruling-theater-two-three = À 2 ou 3 joueurs, le propriétaire du Théâtre choisit lequel de ses deux personnages il donne ; on échange un contre un.
    .yes =
        Avec deux personnages chacun, est-ce moi qui choisis lequel je donne avec le Théâtre ?
        a deux, avec mon theatre je me debarrasse du role que je veux
        a trois c'est moi qui choisis la carte cedée par mon theatre
        deux roles chacun : le theatre n'en echange qu'un
        à trois avec mon théâtre, je décide lequel de mes deux persos je lâche ?
        en duel le théâtre c'est un perso contre un perso ?
        Le propriétaire du Théâtre choisit-il la carte qu'il cède à deux joueurs ?
        j'ai un bon et un mauvais rôle à deux, je refile le mauvais au théâtre ?
        à trois, il me reste un de mes persos d'origine après le théâtre ?
        je garde mon roi et je donne mon voleur avec le théâtre en duel, permis ?
    .no =
        theatre en duel : je donne mes deux roles
        le hasard decide lequel de mes deux persos part au theatre
        l'adversaire choisit quel role mon theatre lui donne
        a deux on echange les quatre persos avec le theatre
        à deux le théâtre échange nos deux paires de rôles ?
        l'adversaire pioche au hasard parmi mes deux persos quand j'utilise mon théâtre à deux ?
        À trois, le Théâtre oblige-t-il à céder ses deux personnages ?
        à trois je donne un perso et j'en reçois deux avec le théâtre ?
        mon théâtre en duel : c'est l'autre qui choisit ce que je lui file ?
        je dois donner celui de mes deux persos qui a le plus petit rang, théâtre à deux ?
    .asked =
        Le Théâtre à deux joueurs : une carte ou les deux ?
        Théâtre à 2 ou 3 joueurs : comment se passe l'échange ?
        a trois, lequel de mes persos part avec le theatre
        théâtre à deux, je donne lequel de mes persos
        combien de rôles changent de mains avec le théâtre à trois
ruling-theater-two-three-blind = À 2 ou 3 joueurs, le propriétaire du Théâtre prend à l'aveugle un des deux personnages de l'autre joueur ; personne ne choisit lequel.
    .no =
        Avec deux personnages chacun, est-ce que je vois ce que je prends avec le Théâtre ?
        a deux, victime du theatre, je choisis le role que je cede
        a trois la cible du theatre decide quelle carte part
        jpeux reclamer le roi parmi ses deux roles avec le theatre a deux
        je regarde ses deux cartes puis je prends la meilleure, theatre a trois
        théâtre à trois, je demande à l'autre de me filer son architecte ?
        à deux, celui que vise le théâtre garde le rôle qu'il préfère ?
        je peux voir les deux cartes adverses avant d'en prendre une avec le théâtre en duel ?
        La cible du Théâtre choisit-elle le personnage qu'elle perd à trois ?
        à deux mon théâtre prend forcément son plus haut rang ?
        le joueur visé au théâtre à trois me présente ses cartes face visible ?
    .yes =
        on tire a l'aveugle un des deux roles de l'adversaire, theatre a deux
        theatre en duel : je prends une de ses deux cartes sans la voir
        a trois le role que je recois par le theatre est une surprise
        à trois je tire un de ses deux persos sans regarder avec le théâtre ?
        en duel, ce que je prends au théâtre c'est au petit bonheur ?
        Le personnage pris par le Théâtre à deux joueurs est-il pris à l'aveugle ?
        personne décide lequel des deux rôles de la cible part au théâtre, à trois ?
        on me vise au théâtre à deux et j'ai aucun mot à dire sur la carte prise ?
        une chance sur deux de choper le bon rôle avec le théâtre en duel ?
    .asked =
        À trois, on m'échange un personnage par le Théâtre : lequel des deux me prend-on ?
        à deux, qui décide quel perso mon théâtre récupère chez l'autre
        on me prend lequel de mes deux rôles avec le théâtre à trois
ruling-theater-new-player = Après l'échange du Théâtre, chaque personnage est à son nouveau joueur, qui répond à l'appel et joue le tour.
    .yes =
        Est-ce que je joue le personnage reçu par le Théâtre ?
        Le Théâtre m'a donné l'Architecte : est-ce moi qui joue son tour ?
        voleur recu par le theatre, jpeux voler quelqu'un
        l'assassin tue mon ancien role apres le theatre, c'est le nouveau qui est mort
        le théâtre m'a filé le condottiere, je réponds quand on l'appelle ?
        j'ai perdu ma marchande au théâtre, c'est l'autre qui encaisse son tour ?
        Le nouveau détenteur d'un personnage échangé joue-t-il son tour ?
        reçu assassin par le théâtre, je tue qui je veux ?
        après le théâtre mon ancien perso ne me concerne plus ?
        on vole la marchande que j'ai refilée au théâtre, c'est l'autre qui perd son or ?
    .no =
        le theatre m'a pris l'architecte, je le joue encore
        l'ancien proprietaire joue le tour apres le theatre
        le theatre echange les cartes mais pas les tours
        je perds mon tour si le theatre me prend mon perso
        je joue encore le perso que le théâtre m'a pris ?
        le théâtre change les cartes mais chacun joue son rôle d'origine ?
        L'ancien joueur répond-il à l'appel d'un personnage échangé par le Théâtre ?
        échangé au théâtre, je saute mon tour ?
        celui qui a le théâtre joue les deux persos échangés ?
        mon perso cédé au théâtre se fait assassiner, c'est moi qui meurs ?
    .asked =
        Qui joue le tour après un échange du Théâtre ?
        Changement de rôle par le Théâtre : qui répond à l'appel ?
        l'évêque a changé de main au théâtre, qui joue l'évêque
        qui répond à l'appel d'un perso troqué au théâtre
ruling-theater-rank-four = Après l'échange du Théâtre, c'est le nouveau joueur du Roi, de l'Empereur ou du Patricien qui prend ou donne la couronne : l'échange a lieu avant le premier appel.
    .asked =
        Le Roi a changé de mains avec le Théâtre : à qui va la couronne ?
        patricien passé par le theatre, a qui la couronne
        on m'a pris le roi au théâtre, qui a la couronne à l'appel du 4
        empereur échangé au théâtre, qui décide de la couronne
    .yes =
        le theatre m'a donné le patricien, je prends la couronne
        empereur echangé au theatre : le nouveau donne la couronne
        jpeux avoir la couronne en prenant le roi avec mon theatre
        j'ai piqué le roi au théâtre, la couronne sera pour moi à l'appel ?
        le patricien reçu par le théâtre me donne la couronne ?
        La couronne va-t-elle au nouveau joueur du Roi après un échange au Théâtre ?
        perdre le roi au théâtre me fait perdre la couronne qui va avec ?
        c'est le nouvel empereur qui choisit à qui donner la couronne après le théâtre ?
        le théâtre se joue avant tout appel donc la couronne suit la carte ?
    .no =
        J'avais le Roi, on me l'a pris avec le Théâtre : suis-je quand même couronné ?
        j'avais choisi le roi, le theatre me l'a pris, la couronne est a moi
        la couronne suit celui qui avait choisi le roi malgré le theatre
        echanger le roi au theatre deplace tout de suite la couronne
        l'ancien empereur decide encore de la couronne apres le theatre
        j'avais pris le roi au départ, le théâtre me l'a piqué mais je reste couronné ?
        la couronne bouge au moment même de l'échange du théâtre ?
        L'ancien joueur du Patricien prend-il la couronne malgré le Théâtre ?
        si le rang 4 passe au théâtre personne ne touche à la couronne ?
        j'ai refilé l'empereur au théâtre mais c'est moi qui donne la couronne ?
        le théâtre échange aussi la couronne entre les deux joueurs ?
