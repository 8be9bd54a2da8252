### Rule topics (title and lead; the points below each page are rulings) and terms.

rule-overview = Le jeu en bref
    .text =
        Chacun construit une cité avec des cartes Quartier. À chaque manche, vous choisissez en secret un personnage, et les personnages jouent leur tour dans l'ordre des rangs : collecter de l'or ou des cartes, construire un quartier, utiliser au bon moment le pouvoir du personnage.

        Quand une première cité atteint sept quartiers (huit à 2 ou 3 joueurs), on finit la manche et on compte les points. Le joueur qui a le plus de points gagne, et ce n'est pas toujours le plus rapide.
    .asked =
        Comment joue-t-on ?
        Quel est le but de Citadelles ?
        Comment gagne-t-on ?
        Les règles en bref
        Expliquez-moi le jeu en deux minutes
        Comment se déroule une manche ?
rule-components = Contenu de la boîte
    .text =
        La boîte de 2016 contient 27 cartes Personnage et 27 jetons, 84 cartes Quartier (12 quartiers nobles, 11 religieux, 20 commerçants, 11 militaires et 30 merveilles), 6 aides de jeu, 30 pièces, la couronne, 3 mandats pour l'Échevin et 2 menaces pour la Maître-chanteuse.

        Une partie utilise huit ou neuf personnages, les 54 quartiers de base et 14 merveilles.
    .asked =
        Que contient la boîte ?
        Combien de cartes y a-t-il ?
        Combien de pièces et de jetons ?
        Me manque-t-il une carte ?
        Combien de personnages et de merveilles dans la boîte de 2016 ?
        J'ai perdu des pièces : combien devrait-il y en avoir ?
rule-setup = Mise en place
    .text = Choisissez les personnages de la partie et 14 merveilles, mélangez les quartiers, distribuez, installez la banque et donnez la couronne au joueur le plus âgé.
    .asked =
        Comment met-on le jeu en place ?
        Que reçoit chacun au début ?
        Qui commence ?
        Que prépare-t-on avant la première manche ?
        Préparation de la partie : par quoi commencer ?
        Combien d'or et de cartes distribue-t-on à chacun ?
rule-selection = Phase de choix
    .text =
        Au début de chaque manche, on défausse quelques personnages, puis chacun en choisit un en secret parmi ceux qu'on lui passe. Le joueur couronné commence.

        Ces règles valent pour huit personnages et 4 à 7 joueurs. Avec neuf personnages, et pour 8 joueurs, voir la page sur les neuf personnages ; les parties à 2 et à 3 joueurs ont chacune leur page.
    .asked =
        Comment choisit-on les personnages ?
        Comment se passe le draft ?
        Combien de personnages écarte-t-on ?
        Qui choisit en premier ?
        Que deviennent les personnages restants ?
        Comment on se passe les cartes Personnage ?
rule-calling = L'appel des personnages
    .text = Quand chacun a un personnage, le joueur couronné appelle les personnages l'un après l'autre, du plus petit rang au plus grand.
    .asked =
        Dans quel ordre joue-t-on ?
        Qui appelle les personnages ?
        Quand montre-t-on son personnage ?
        Et si personne n'a le personnage appelé ?
        Comment se passe l'appel ?
        À qui le tour : par numéro ou par place à table ?
rule-turn = Un tour
    .text =
        Révélez votre personnage quand il est appelé. Réglez d'abord ce qui vous attend : un joueur volé donne aussitôt son or. Puis collectez : de l'or ou des cartes. Une menace se règle juste après, avant toute autre chose. Vous pouvez ensuite construire, en règle générale un quartier. Le pouvoir du personnage et vos merveilles agissent au moment qu'ils indiquent, ou à n'importe quel moment s'ils n'en indiquent aucun.

        Tout ce qui attend la fin du tour, comme le Parc, l'Hospice ou le remboursement de l'Alchimiste, vient en dernier.
    .asked =
        Que peut-on faire à son tour ?
        Dans quel ordre se déroule un tour ?
        Que se passe-t-il au début et à la fin du tour ?
        Quand donne-t-on son or au Voleur ?
        C'est mon tour : par quoi je commence ?
        Quelles étapes dans un tour, de la collecte à la construction ?
rule-gathering = La collecte
    .text = À chaque tour, un choix est obligatoire : de l'or ou des cartes. La Mine d'Or, la Bibliothèque et l'Observatoire changent ce qu'il rapporte.
    .asked =
        De l'or ou des cartes : que prend-on ?
        Combien d'or par tour ?
        Combien de cartes pioche-t-on ?
        Peut-on sauter la collecte ?
        Qu'est-ce que l'action d'un tour ?
        Comment prend-on ses ressources ?
rule-building = La construction
    .text = Vous payez ce qu'indique la carte et pouvez construire une fois par tour, sauf si un personnage ou un quartier dit le contraire. Vous pouvez aussi ne rien construire.
    .asked =
        Combien de quartiers peut-on construire par tour ?
        Combien coûte une construction ?
        Doit-on construire ?
        Les doublons sont-ils permis ?
        Comment pose-t-on un bâtiment ?
        Que faut-il payer pour un quartier, et à qui ?
rule-abilities = Les pouvoirs des personnages
    .text = Les pouvoirs sont le cœur du jeu. Ils sont facultatifs, sauf si le texte dit « doit » ou « ne peut pas », et s'utilisent une seule fois, pendant votre propre tour ; certains durent ensuite toute la manche ou attendent le tour d'un autre joueur.
    .asked =
        Quand utilise-t-on le pouvoir de son personnage ?
        Combien de fois peut-on s'en servir ?
        Est-ce obligatoire ?
        Comment marche le revenu ?
        Ma capacité spéciale, avant ou après la collecte ?
        Les capacités des personnages, comment ça marche ?
rule-district-types = Les types de quartiers
    .text =
        Il y a cinq types : noble (jaune), religieux (bleu), commerçant (vert), militaire (rouge) et merveille (violet). Le type compte pour le revenu de certains personnages, pour l'Espion, pour les 3 points des cinq types et pour certaines merveilles.

        Les quartiers nobles rapportent au rang 4 ; les religieux à l'Évêque, à l'Abbé et au Cardinal ; les commerçants à la Marchande et au Négociant ; les militaires au rang 8. Les merveilles ne rapportent à personne, sauf l'École de Magie, mais chacune a son effet propre.
    .asked =
        Que veulent dire les couleurs des quartiers ?
        Quel personnage gagne de l'or pour quelle couleur ?
        Combien de types de quartiers ?
        Quel type est violet ?
        À quoi servent les quartiers jaunes, bleus, verts et rouges ?
        Noble, religieux, commerçant, militaire : qui encaisse pour quoi ?
rule-unique-effects = Les effets des merveilles
    .text = Une merveille agit pour celui qui l'a dans sa cité. Quelques-unes disent aussi comment on les construit, et seules les Catacombes rapportent des points depuis la main.
    .asked =
        Comment marchent les quartiers violets ?
        Quand une merveille prend-elle effet ?
        Doit-on utiliser son effet ?
        Agit-elle depuis la main ?
        Les cartes violettes, à quoi servent-elles ?
        Une merveille construite agit-elle tout de suite ?
rule-card-text = Carte ou livret
    .text = Que faire quand une carte et le livret semblent se contredire.
    .asked =
        Carte ou livret : qui a raison ?
        Et si la carte dit autre chose que le livret ?
        Ma carte contredit les règles : que faire ?
rule-open-information = Ce que chacun peut savoir
    .text = Votre choix de personnage et les cartes de votre main sont secrets. Votre cité et votre or sont publics.
    .asked =
        Qu'est-ce qui est secret, qu'est-ce qui est public ?
        Peut-on cacher son or ?
        Peut-on demander combien de cartes a un joueur ?
        Peut-on négocier ?
        Peut-on regarder la main d'un autre ?
        Faut-il montrer ses cartes ou son trésor ?
rule-end = Fin de la partie
    .text = La partie prend fin avec la manche où une première cité est terminée. Tous ceux qui restent à appeler jouent leur tour.
    .asked =
        Quand la partie finit-elle ?
        Combien de quartiers pour terminer une cité ?
        Finit-on la dernière manche ?
        Peut-on construire plus de sept quartiers ?
        Qu'est-ce qui met fin au jeu ?
        Quelqu'un a fini sa ville : que se passe-t-il maintenant ?
rule-scoring = Le décompte
    .text = Pour chaque joueur, additionnez :
    .asked =
        Comment compte-t-on les points ?
        Combien de points pour la première cité terminée ?
        Que rapportent les cinq couleurs ?
        Combien de points vaut un quartier ?
        Comment fait-on le total à la fin ?
        Quels bonus y a-t-il au décompte ?
rule-ties = Les égalités
    .text = À égalité de points, c'est la dernière manche qui départage.
    .asked =
        Comment départage-t-on une égalité ?
        Qui gagne à points égaux ?
        Que faire en cas d'ex æquo ?
        Deux joueurs ont le même score : qui est le vainqueur ?
rule-two-players = À deux joueurs
    .text = À deux, chacun prend deux personnages sur huit, et le paquet va et vient entre les joueurs. Le reste se joue comme d'habitude.
    .asked =
        Peut-on jouer à deux ?
        Comment choisit-on les personnages à deux ?
        Combien de personnages chacun à deux ?
        En combien de quartiers joue-t-on à deux ?
        On n'est que deux : comment ça se passe ?
        Quelles règles changent en duel ?
rule-three-players = À trois joueurs
    .text = À trois, chacun prend deux personnages sur neuf. Il a deux tours par manche, une cité, une main et un trésor, comme à deux.
    .asked =
        Comment joue-t-on à trois ?
        Comment choisit-on les personnages à trois ?
        Combien de personnages chacun à trois ?
        Joue-t-on deux tours par manche ?
        On n'est que trois : qu'est-ce qui change ?
        Combien de quartiers faut-il à trois ?
rule-short-game = Partie courte
    .asked =
        Peut-on jouer une partie plus courte ?
        Combien de quartiers dans une partie courte ?
        On a peu de temps : existe-t-il une version rapide ?
        Peut-on finir avec moins de quartiers ?
rule-customizing = Composer sa propre sélection
    .text = Une fois que vous connaissez le jeu, combinez personnages et merveilles à votre goût, ou prenez une des sept listes officielles.
    .asked =
        Avec quelles cartes joue-t-on ?
        Comment composer sa propre sélection ?
        Combien de merveilles utilise-t-on ?
        Y a-t-il des listes toutes prêtes ?
        Quels personnages et merveilles mettre ensemble ?
        On veut changer de personnages : comment faire ?
rule-nine-characters = Neuf personnages
    .text = Le neuvième personnage est la Reine, l'Artiste ou le Bailli. La phase de choix suit alors son propre tableau.
    .asked =
        Faut-il neuf personnages à huit joueurs ?
        Quand utilise-t-on un personnage de rang 9 ?
        Combien de cartes face visible avec neuf personnages ?
        Que fait le dernier de huit joueurs ?
        Comment ajouter la Reine, l'Artiste ou le Bailli ?
        Nous sommes huit : comment choisit-on les personnages ?
rule-terms = Termes
    .text = Les mots que les cartes emploient dans un sens précis.
    .asked =
        Que veut dire un mot d'une carte ?
        Que signifient défausser, recevoir, détruire ?
        Y a-t-il un lexique ?
        Je ne comprends pas un mot du livret
rule-solo = Solo contre Vova
    .text =
        Vous jouez le jeu de base contre Vova, un adversaire automatique qui n'a pas de main. Vous jouez vos tours comme d'habitude. À son tour, Vova utilise d'abord le pouvoir de son personnage, puis il construit.

        Pour jouer une partie : { -program } solo. Pour jouer seulement son tour, d'après un fichier : { -program } solo turn FICHIER.
    .asked =
        Peut-on jouer seul ?
        Comment marche le mode solo ?
        Qui est Vova ?
        Comment Vova joue-t-il son tour ?
        Je n'ai personne avec qui jouer
        Existe-t-il un adversaire automatique ?
rule-which-box = Quelle boîte avez-vous ?
    .text =
        Comptez les cartes Personnage.

        27 personnages et 30 merveilles : l'édition 2016, dans une grande boîte avec des jetons. Une cité est terminée à sept quartiers. C'est de cette édition qu'il s'agit, sauf si vous en demandez une autre.

        18 personnages et 80 cartes Quartier : la boîte classique (jeu de base et La Cité Sombre), merveilles violettes, cité terminée à huit quartiers. Ici, elle s'appelle « classic ».

        18 personnages, 82 cartes Quartier et 8 aides de jeu, en français, « troisième édition » sur les règles : la troisième édition française. Cité terminée à huit quartiers. Ici, elle s'appelle « third ».

        8 personnages et 68 cartes Quartier : la petite boîte, plus récente. La cité y est terminée à sept quartiers, le Laboratoire donne 2 pièces d'or et l'Observatoire coûte 4, comme en 2016. Pour le reste, ce programme ne la couvre pas.
    .asked =
        Quelle édition ai-je ?
        Comment distinguer les boîtes ?
        Ma boîte est-elle l'ancienne ou la nouvelle ?
        Ma boîte a-t-elle 27 personnages ou 18 ?
        2016, classique ou troisième édition : laquelle est la mienne ?
        Ma version est-elle couverte par ce programme ?
rule-errata = Coquilles et histoire
    .text = Ce que les livrets écrivent de travers, ce qu'avaient les anciennes boîtes, d'où viennent les symboles. Surtout pour les curieux, mais certains points tranchent une égalité ou changent la mise en place.
    .asked =
        Y a-t-il une coquille dans le livret ?
        Qu'est-ce qui était différent dans les anciennes boîtes ?
        Que veulent dire les gemmes des cartes ?
        Une erreur d'impression dans les règles ?

## Terms

term-completed-city = Cité terminée
    .text = Une cité d'au moins sept quartiers, ou d'au moins huit à 2 ou 3 joueurs. Le Monument compte pour deux.
    .asked =
        Qu'est-ce qu'une cité terminée ?
        Combien de quartiers faut-il pour qu'elle soit terminée ?
        Quand une cité est-elle pleine ?
        À partir de quand ma ville est-elle complète ou achevée ?
term-destroy = Détruire
    .text = Le quartier quitte sa cité et sa carte va sous la pioche.
    .asked =
        Que veut dire détruire ?
        Où va un quartier détruit ?
        Le propriétaire récupère-t-il la carte ?
        Que devient un bâtiment rasé ou démoli ?
        Un quartier détruit est-il perdu pour de bon ?
term-discard = Défausser
    .text = Un personnage défaussé, face visible ou face cachée, est hors jeu pour la manche, sauf celui que prend le dernier à choisir, à 7 ou 8 joueurs. Un quartier défaussé va sous la pioche.
    .asked =
        Que veut dire défausser ?
        Où vont les cartes défaussées ?
        Y a-t-il une pile de défausse ?
        Jeter une carte : où la met-on ?
        Un personnage écarté peut-il revenir dans la manche ?
term-draw = Piocher
    .text = Prendre des cartes sur le dessus de la pioche. Si on n'en garde qu'une partie, les autres vont sous la pioche ; seul l'Archiviste les mélange à la pioche.
    .asked =
        Que veut dire piocher ?
        Où vont les cartes qu'on ne garde pas ?
        Pioche-t-on sur le dessus ?
        Prend-on les cartes sur le dessus ou le dessous du paquet ?
        Tirer des cartes, comment ça marche ?
term-gain = Recevoir
    .text = Prendre de l'or à la banque, ou des cartes à la pioche, sauf si une autre source est indiquée.
    .asked =
        Que veut dire recevoir de l'or ?
        D'où vient l'or que je reçois ?
        Les cartes reçues viennent-elles de la pioche ?
        Gagner 2 pièces : on les prend à qui ?
        Prend-on à la banque ou à un adversaire ?
term-pay = Payer
    .text = Verser de l'or de son trésor à la banque, sauf si un autre destinataire est indiqué.
    .asked =
        À qui paie-t-on ?
        L'or va-t-il à la banque ou au propriétaire ?
        Que veut dire payer ?
        Qui reçoit les pièces quand je paie ?
        Où met-on l'or dépensé ?
term-resource = Ressource
    .text = De l'or ou des cartes Quartier.
    .asked =
        Qu'est-ce qu'une ressource ?
        L'or et les cartes sont-ils des ressources ?
        Que sont les ressources qu'on collecte ?
        Collecter des ressources, c'est prendre quoi ?
term-stash = Trésor
    .text = L'or posé devant vous et que vous pouvez dépenser. Les pièces posées sur des quartiers n'en font pas partie.
    .asked =
        Qu'est-ce que le trésor ?
        La pièce de l'Artiste sur un quartier compte-t-elle comme mon or ?
        Quel or est à moi ?
        Ma bourse : qu'est-ce qui en fait partie ?
