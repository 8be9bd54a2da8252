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
        théâtre, je regarde sa carte avant ?
        je peux voir le perso avant d'échanger au théâtre ?
        théâtre, je peux annuler l'échange ?
        je suis visé par le théâtre, je peux refuser ?
        le théâtre permet de choisir un personnage précis ?
        il regarde les persos avant d'utiliser son théâtre, il a le droit ?
    .yes =
        l'echange du theatre se fait a l'aveugle
        faut il choisir un joueur sans connaitre son perso pour le theatre
        au théâtre j'échange sans savoir ce que j'aurai ?
        une fois le troc du théâtre fait, impossible d'annuler ?
        L'échange du Théâtre est-il définitif ?
        je choisis un joueur et pas un perso avec le théâtre ?
        le théâtre c'est un coup à l'aveugle ?
        je tombe sur un perso nul avec mon théâtre, je dois faire avec ?
        théâtre à l'aveugle ?
        échange du théâtre sans voir ?
        théâtre, pas de retour en arrière ?
        on m'échange mon perso avec le théâtre, je dois l'accepter ?
        je choisis seulement un joueur avec le théâtre ?
        L'échange du Théâtre se fait-il sans voir les cartes ?
    .asked =
        Quand utilise-t-on le Théâtre, et échange-t-on à l'aveugle ?
        comment choisir avec qui echanger au theatre
        au théâtre je choisis quoi, un joueur ou un perso
        le rôle reçu au théâtre me va pas, je peux faire quoi
        théâtre, je vois la carte avant ou après
        je n'aime pas le perso reçu au théâtre, je fais quoi
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
        théâtre, je peux regarder mon nouveau perso ?
        on m'a échangé avec le théâtre, je peux voir ma carte ?
        après le théâtre, chacun regarde sa nouvelle carte ?
        j'ai utilisé le théâtre, je regarde ce que j'ai reçu ?
        il regarde sa carte après mon théâtre, c'est permis ?
        Les deux joueurs peuvent-ils voir leur nouveau personnage après le Théâtre ?
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
        théâtre, interdit de regarder sa nouvelle carte ?
        victime du théâtre, je ne sais pas qui je suis avant l'appel ?
        seul le joueur du théâtre regarde ?
        après le théâtre la carte reste inconnue pour moi ?
        je dois attendre mon tour pour voir le perso reçu du théâtre ?
        on m'a échangé mon rôle au théâtre, je dois jouer sans regarder ?
    .asked =
        qui peut regarder les cartes echangées par le theatre
        après le théâtre, qui a le droit de voir son perso
        on découvre quand le rôle qu'on a reçu par le théâtre
        théâtre utilisé sur moi, je peux voir ma carte ou pas
        après l'échange du théâtre, qui regarde quoi
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
        théâtre, on montre les personnages ?
        je dois montrer mon perso échangé au théâtre ?
        tout le monde voit l'échange du théâtre ?
        le théâtre révèle mon personnage ?
        je peux demander quels persos ont été échangés au théâtre, ils doivent le dire ?
        après le théâtre, mon rôle est public ?
    .yes =
        les roles du theatre restent secrets jusqu'a l'appel
        l'echange du theatre se fait face cachée
        le troc du théâtre reste secret pour ceux qui n'y sont pas ?
        les persos échangés restent face cachée jusqu'à leur appel ?
        Les autres joueurs ignorent-ils ce qui a changé de main au Théâtre ?
        mon perso venu du théâtre ne se dévoile qu'à son numéro ?
        le troisième larron n'a rien à voir quand on échange au théâtre ?
        on garde ça entre nous deux jusqu'à l'appel, le théâtre ?
        théâtre, l'échange reste secret ?
        mon perso du théâtre reste caché jusqu'à l'appel ?
        je n'ai pas à montrer la carte reçue du théâtre ?
        les autres ne voient pas les cartes échangées au théâtre ?
        théâtre, cartes face cachée ?
        Un personnage échangé au Théâtre n'est-il montré qu'à l'appel ?
    .asked =
        quand revele t on un role venu du theatre
        le perso troqué au théâtre se montre quand aux autres
        que savent les autres joueurs d'un échange au théâtre
        théâtre, les autres voient quoi
        perso échangé au théâtre, secret ou public
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
        théâtre à 2, je choisis la carte que je donne ?
        théâtre à 3, un perso contre un perso ?
        j'ai deux persos et le théâtre, je donne celui que je veux ?
        à deux, je garde mon autre perso avec le théâtre ?
        à 3 j'ai le théâtre, je peux donner mon plus mauvais rôle ?
        À trois, le Théâtre n'échange-t-il qu'un personnage ?
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
        théâtre à 2, on échange les deux persos ?
        théâtre à 3, je donne un perso au hasard ?
        à deux, l'autre choisit le perso que je lui donne au théâtre ?
        j'ai le théâtre à trois, je perds mes deux persos ?
        à 2 le théâtre est interdit ?
        théâtre à deux, je ne choisis pas ce que je donne ?
    .asked =
        Le Théâtre à deux joueurs : une carte ou les deux ?
        Théâtre à 2 ou 3 joueurs : comment se passe l'échange ?
        a trois, lequel de mes persos part avec le theatre
        théâtre à deux, je donne lequel de mes persos
        combien de rôles changent de mains avec le théâtre à trois
        théâtre à 2, combien de persos échangés
        à 3 avec le théâtre, qui choisit ce que je donne
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
        théâtre à 2, je choisis quel perso je prends ?
        théâtre à 3, je regarde ses deux cartes ?
        on me vise au théâtre à 2, je choisis quelle carte je perds ?
        à trois, je peux garder mon meilleur perso face au théâtre ?
        à deux avec le théâtre, je peux prendre son roi exprès ?
        à 3, la cible du théâtre choisit la carte donnée ?
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
        théâtre à 2, je prends à l'aveugle ?
        théâtre à 3, personne ne choisit la carte prise ?
        à deux, je tire une des deux cartes sans voir avec le théâtre ?
        on me prend un perso au hasard avec le théâtre à trois ?
        théâtre à deux, je ne sais pas ce que je reçois ?
        À deux joueurs, le Théâtre prend-il une carte sans la regarder ?
    .asked =
        À trois, on m'échange un personnage par le Théâtre : lequel des deux me prend-on ?
        à deux, qui décide quel perso mon théâtre récupère chez l'autre
        on me prend lequel de mes deux rôles avec le théâtre à trois
        théâtre à 3, quel perso on me prend
        théâtre à deux, je prends lequel de ses persos
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
        théâtre, je joue le perso reçu ?
        on m'a donné le roi au théâtre, c'est moi qui joue le roi ?
        l'autre joue mon ancien perso après le théâtre ?
        mon ancien perso est tué après le théâtre, je suis sauf ?
        j'ai reçu la marchande au théâtre, je touche ses verts ?
        Le nouveau joueur utilise-t-il le pouvoir du personnage reçu par le Théâtre ?
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
        théâtre, je garde mon ancien tour ?
        je joue mon ancien perso malgré le théâtre ?
        on m'a pris mon roi au théâtre, je réponds encore à l'appel du roi ?
        après le théâtre, personne ne joue ces persos ?
        mon ancien perso est volé après le théâtre, je perds mon or ?
        théâtre, je perds mon tour ?
    .asked =
        Qui joue le tour après un échange du Théâtre ?
        Changement de rôle par le Théâtre : qui répond à l'appel ?
        l'évêque a changé de main au théâtre, qui joue l'évêque
        qui répond à l'appel d'un perso troqué au théâtre
        échange au théâtre, je joue quel perso
        mon ancien perso après le théâtre, qui le joue
ruling-theater-rank-four = Après l'échange du Théâtre, c'est le nouveau joueur du Roi, de l'Empereur ou du Patricien qui prend ou donne la couronne : l'échange a lieu avant le premier appel.
    .asked =
        Le Roi a changé de mains avec le Théâtre : à qui va la couronne ?
        patricien passé par le theatre, a qui la couronne
        on m'a pris le roi au théâtre, qui a la couronne à l'appel du 4
        empereur échangé au théâtre, qui décide de la couronne
        roi échangé au théâtre, qui est couronné
        on m'a donné l'empereur au théâtre, qui donne la couronne
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
        j'ai pris le roi au théâtre, j'ai la couronne ?
        roi échangé au théâtre, le nouveau roi prend la couronne ?
        on m'a pris le roi au théâtre, je perds la couronne ?
        j'ai reçu l'empereur au théâtre, je donne la couronne ?
        patricien reçu au théâtre, la couronne est pour moi ?
        Le nouveau Roi après le Théâtre reçoit-il la couronne à l'appel ?
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
        on m'a pris le roi au théâtre, je prends quand même la couronne ?
        la couronne reste à l'ancien roi après le théâtre ?
        le théâtre déplace la couronne tout de suite ?
        j'ai donné le patricien au théâtre, la couronne est à moi ?
        roi échangé au théâtre, pas de couronne pour personne ?
        l'ancien empereur donne la couronne malgré le théâtre ?
