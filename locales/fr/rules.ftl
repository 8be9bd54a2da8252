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
        c'est quoi l'idée générale du jeu
        on fait quoi dans ce jeu en gros
        résumé rapide de citadelles pour un débutant stp
        j'y ai jamais joué, ça se passe comment
        qui est-ce qui gagne à la fin
        explique vite fait citadelles
        citadelles on fait quoi à son tour en gros
    .yes =
        on choisit son perso en cachette à chaque manche ?
        c'est celui qui a le plus de points qui gagne, pas forcément celui qui finit en premier
        les persos jouent dans l'ordre des numéros
        on construit une cité avec des cartes dans citadelles
        le plus de points gagne à citadelles
    .no =
        le premier qui finit sa ville a gagné d'office
        on garde le même perso toute la partie
        dès que quelqu'un a fini sa ville on arrête tout net sans finir la manche
        à citadelles celui qui a le plus d'or gagne
        à citadelles on joue dans l'ordre de la table, pas des rangs
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
        y a quoi normalement dans la boîte 2016
        84 ou 90 cartes quartier dans la boite
        combien y a de cartes vertes en tout dans la boîte
        on a combien de pièces dans le jeu neuf
        combien de merveilles dans la boîte de citadelles
        combien de quartiers nobles dans la boîte
    .yes =
        y a bien 30 merveilles dans la boîte
        27 persos dans l'édition 2016, c'est ça
        la boîte a 6 aides de jeu
        on se sert pas de toutes les merveilles dans une partie
        y a 84 cartes quartier dans la boîte
        la boîte 2016 a 30 pièces
    .no =
        y a 50 pièces dans la boite
        on joue avec les 27 persos d'un coup
        il y a 12 quartiers religieux dans le paquet
        une partie utilise les 30 merveilles
        y a 20 personnages dans la boîte
        la boîte contient 100 cartes quartier
rule-setup = Mise en place
    .text = Choisissez les personnages de la partie et 14 merveilles, mélangez les quartiers, distribuez, installez la banque et donnez la couronne au joueur le plus âgé.
    .asked =
        Comment met-on le jeu en place ?
        Que reçoit chacun au début ?
        Qui commence ?
        Que prépare-t-on avant la première manche ?
        Préparation de la partie : par quoi commencer ?
        Combien d'or et de cartes distribue-t-on à chacun ?
        on installe tout comment
        à qui on donne la couronne au départ
        combien de merveilles on met dans le paquet au début
        c'est quoi les étapes avant de jouer
        qui a la couronne à la mise en place
        mise en place de citadelles, on fait quoi
    .yes =
        le plus vieux a la couronne au début ?
        faut choisir 14 merveilles avant de mélanger
        on mélange les quartiers et on distribue, c'est bien ça la mise en place
        la couronne va au plus âgé pour commencer
        mise en place : 14 merveilles dans le paquet
    .no =
        le plus jeune commence avec la couronne
        au début on tire la couronne au sort
        on met toutes les violettes dans la pioche à la mise en place
        mise en place : on prend 20 merveilles
        le plus riche commence avec la couronne
rule-selection = Le choix des personnages
    .text =
        Au début de chaque manche, on écarte quelques personnages, puis chacun en choisit un en secret parmi ceux qu'on lui passe. Le joueur qui a la couronne commence.

        Ces règles valent pour huit personnages et 4 à 7 joueurs. Avec neuf personnages, et pour 8 joueurs, voir la page sur les neuf personnages ; les parties à 2 et à 3 joueurs ont chacune leur page.
    .asked =
        Comment choisit-on les personnages ?
        Comment se passe le draft ?
        Combien de personnages écarte-t-on ?
        Qui choisit en premier ?
        Que deviennent les personnages restants ?
        Comment on se passe les cartes Personnage ?
        on pioche les persos comment au début
        la distribution des rôles, ça marche comment
        on en vire combien avant de choisir les persos
        qui a la main en premier pour choisir son perso
        comment on choisit son perso à 5 joueurs
        phase de choix, ça se passe comment
    .yes =
        celui qui a la couronne pioche son rôle avant les autres ?
        on choisit son rôle en secret
        on écarte quelques persos avant de choisir, c'est bien ça
        le joueur couronné choisit son personnage en premier
        choix des persos : certains sont défaussés avant
    .no =
        le plus jeune choisit son rôle en premier à chaque manche
        on montre son perso aux autres en le choisissant
        on garde tous les persos dans la main qui circule, aucun n'est écarté
        on choisit les personnages face visible devant tout le monde
        le dernier du tour d'avant choisit son perso en premier
rule-calling = L'appel des personnages
    .text = Quand chacun a un personnage, le joueur qui a la couronne appelle les personnages l'un après l'autre, du plus petit rang au plus grand.
    .asked =
        Dans quel ordre joue-t-on ?
        Qui appelle les personnages ?
        Quand montre-t-on son personnage ?
        Et si personne n'a le personnage appelé ?
        Comment se passe l'appel ?
        À qui le tour : par numéro ou par place à table ?
        qui crie les noms des persos
        on appelle les rôles dans quel ordre
        je me retourne quand
        on joue dans le sens des aiguilles ou selon les numéros
        qui fait l'appel des personnages
        ordre de l'appel des persos
    .yes =
        c'est le couronné qui annonce les persos un par un
        on part du rang 1 et on monte ?
        le rang 3 joue avant le rang 6
        le joueur couronné appelle les personnages
        à l'appel on commence par le plus petit rang
    .no =
        on appelle du plus gros numéro au plus petit
        chacun appelle son propre perso quand il a envie
        on joue en tournant autour de la table en partant de la couronne
        le plus âgé appelle les personnages à chaque manche
        l'appel commence par le rang 8
rule-turn = Un tour
    .text =
        Révélez votre personnage quand il est appelé. Réglez d'abord ce qui vous attend : un joueur volé donne aussitôt son or. Puis faites votre collecte : de l'or ou des cartes. Une menace se règle juste après, avant toute autre chose. Vous pouvez ensuite construire, en règle générale un quartier. Le pouvoir du personnage et vos merveilles agissent au moment qu'ils indiquent, ou à n'importe quel moment s'ils n'en indiquent aucun.

        Tout ce qui attend la fin du tour, comme le Parc, l'Hospice ou le remboursement de l'Alchimiste, vient en dernier.
    .asked =
        Que peut-on faire à son tour ?
        Dans quel ordre se déroule un tour ?
        Que se passe-t-il au début et à la fin du tour ?
        Quand donne-t-on son or au Voleur ?
        C'est mon tour : par quoi je commence ?
        Quelles étapes dans un tour, de la collecte à la construction ?
        je fais quoi dans mon tour, étape par étape
        c'est à moi, je commence par prendre ou par bâtir
        la menace de la maître chanteuse se règle à quelle étape du tour
        le parc et l'hospice viennent à quel moment de mon tour
        déroulement d'un tour
        qu'est-ce que je dois faire en premier à mon tour
    .yes =
        volé : je file mon fric avant de collecter ?
        je collecte d'abord et je bâtis après, c'est l'ordre du tour
        le remboursement de l'alchimiste vient tout à la fin du tour
        je suis appelé, je révèle mon personnage puis je collecte
        je peux ne pas construire pendant mon tour
    .no =
        je peux construire avant d'avoir collecté
        on règle la menace en fin de tour
        j'ai droit à deux constructions dans un tour normal
        le voleur prend mon or à la fin de mon tour
        le parc se règle au début du tour
rule-gathering = La collecte
    .text = À chaque tour, un choix est obligatoire : de l'or ou des cartes. La Mine d'Or, la Bibliothèque et l'Observatoire changent ce que vous recevez.
    .asked =
        De l'or ou des cartes : que prend-on ?
        Combien d'or par tour ?
        Combien de cartes pioche-t-on ?
        Peut-on sauter la collecte ?
        Qu'est-ce que l'action d'un tour ?
        Comment prend-on ses ressources ?
        je prends quoi au début de mon tour
        quelles merveilles changent ma collecte
        collecte : c'est quoi les choix
        on ramasse quoi à chaque tour
        collecte, je choisis entre quoi
        or ou cartes au début du tour
    .yes =
        faut choisir soit les pièces soit les cartes à chaque tour
        la mine d'or change ma collecte
        pas le droit de sauter la collecte, c'est obligatoire
        la collecte c'est or ou cartes
        dois-je collecter à chaque tour
    .no =
        je prends de l'or ET des cartes en collectant
        je peux dire non merci à la collecte
        l'hospice change ce que rapporte la collecte
        la collecte est facultative
        je peux prendre or et cartes à la collecte
rule-building = La construction
    .text = Vous payez ce qu'indique la carte et pouvez construire une fois par tour, sauf si un personnage ou un quartier dit le contraire. Vous pouvez aussi ne rien construire.
    .asked =
        Combien de quartiers peut-on construire par tour ?
        Combien coûte une construction ?
        Doit-on construire ?
        Les doublons sont-ils permis ?
        Comment pose-t-on un bâtiment ?
        Que faut-il payer pour un quartier, et à qui ?
        j'ai droit à combien de constructions par tour
        ça coûte combien de poser un quartier
        on bâtit comment concrètement
        est-ce que y a un moyen de construire plus d'une fois
        combien de constructions par tour
        comment je construis un quartier
    .yes =
        je peux passer sans rien construire
        un seul bâtiment par tour en temps normal ?
        faut payer le prix écrit sur la carte pour bâtir
        je peux construire un quartier par tour
    .no =
        je suis forcé de bâtir à chaque tour
        tout le monde peut poser deux quartiers par tour
        construire c'est gratuit si j'ai la carte en main
        suis-je obligé de construire à mon tour
        on construit sans payer
rule-abilities = Les pouvoirs des personnages
    .text = Les pouvoirs sont le cœur du jeu. Ils sont facultatifs, sauf si le texte dit « doit » ou « ne peut pas », et s'utilisent une seule fois, pendant votre propre tour ; certains durent ensuite toute la manche ou attendent le tour d'un autre joueur.
    .asked =
        Quand utilise-t-on le pouvoir de son personnage ?
        Combien de fois peut-on s'en servir ?
        Est-ce obligatoire ?
        Comment marche le revenu ?
        Ma capacité spéciale, avant ou après la collecte ?
        Les capacités des personnages, comment ça marche ?
        les pouvoirs c'est obligé ou pas
        je déclenche ma capacité à quel moment
        le pouvoir de mon rôle, combien de fois
        comment on sait si un pouvoir est obligatoire
        quand est-ce que j'utilise mon pouvoir
        pouvoirs de personnage : règles générales
    .yes =
        j'ai le droit de pas me servir de mon pouvoir si le texte dit pas "doit" ?
        certains pouvoirs durent toute la manche
        si c'est marqué "doit" sur mon perso j'y coupe pas
        je peux ne pas utiliser le pouvoir de mon personnage
        le pouvoir du personnage s'utilise une fois par tour
    .no =
        j'utilise mon pouvoir pendant le tour du voisin quand je veux
        je peux activer mon pouvoir autant de fois que j'ai d'or
        tous les pouvoirs sont obligatoires
        je peux utiliser le pouvoir de mon perso deux fois
        je peux utiliser mon pouvoir au tour d'un autre
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
        c'est quoi les couleurs des cartes
        le bleu c'est qui qui encaisse
        y a combien de couleurs de quartiers
        le rouge c'est militaire ou commerçant
        quels sont les cinq types de quartiers
        quelle couleur rapporte au roi
    .yes =
        le jaune c'est noble et ça paie le rang 4
        violet = merveille ?
        les merveilles rapportent de l'or à aucun perso sauf l'école de magie
        les quartiers verts sont commerçants
        les quartiers rouges rapportent au condottiere
    .no =
        les verts paient l'évêque
        y a que quatre types de quartiers
        les violettes paient le rang 9
        les quartiers bleus sont militaires
        les quartiers jaunes rapportent à la marchande
rule-unique-effects = Les effets des merveilles
    .text = Une merveille agit pour le joueur qui l'a dans sa cité. Quelques-unes disent aussi comment on les construit, et seules les Catacombes rapportent des points depuis la main.
    .asked =
        Comment marchent les quartiers violets ?
        Quand une merveille prend-elle effet ?
        Doit-on utiliser son effet ?
        Agit-elle depuis la main ?
        Les cartes violettes, à quoi servent-elles ?
        Une merveille construite agit-elle tout de suite ?
        les violettes ça fait quoi en général
        ma merveille agit quand
        faut qu'elle soit où ma merveille pour fonctionner
        quelle merveille rapporte depuis la main
        comment fonctionnent les merveilles
        une merveille en main sert à quoi
    .yes =
        une merveille doit être posée dans ma ville pour servir ?
        seules les catacombes rapportent des points depuis la main
        ma merveille bosse pour moi tant qu'elle est dans ma cité
        ma merveille marche quand elle est dans ma cité
        les catacombes marquent des points depuis la main
    .no =
        ma bibliothèque est en main, elle marche déjà
        ma merveille profite à toute la table
        le parc en main rapporte des points à la fin
        une merveille en main a déjà son effet
        la merveille de mon voisin marche pour moi
rule-card-text = Carte ou livret
    .text = Que faire quand une carte et le livret semblent se contredire.
    .asked =
        Carte ou livret : qui a raison ?
        Et si la carte dit autre chose que le livret ?
        Ma carte contredit les règles : que faire ?
        la carte dit blanc le livret dit noir, on suit lequel
        on s'engueule, le texte de la carte ou les règles
        désaccord entre le bouquin et ma carte, on fait comment
        c'est quoi qui prime, le livret ou la carte
        si y a contradiction avec la règle du jeu on croit la carte ?
        le livret et la carte racontent pas pareil
        comment trancher quand le livret contredit une carte
        qui l'emporte, le texte imprimé sur la carte ou le manuel
        la carte contredit la règle, on fait quoi
        carte et livret pas d'accord
        livret ou carte, lequel on suit
        le texte de ma carte ne colle pas avec le livret
        qui croire, la carte ou les règles
rule-open-information = Ce que chacun peut savoir
    .text = Votre choix de personnage et les cartes de votre main sont secrets. Votre cité et votre or sont publics.
    .asked =
        Qu'est-ce qui est secret, qu'est-ce qui est public ?
        Peut-on cacher son or ?
        Peut-on demander combien de cartes a un joueur ?
        Peut-on négocier ?
        Peut-on regarder la main d'un autre ?
        Faut-il montrer ses cartes ou son trésor ?
        j'ai le droit de planquer mes pièces
        qu'est ce que les autres peuvent voir chez moi
        qu'est-ce qui doit rester caché
        info publique ou secrète, comment ça se répartit
        qu'est-ce que j'ai le droit de cacher
        or caché ou or visible
    .yes =
        mon or doit être visible de tous ?
        ma main je la montre à personne
        le rôle choisi reste secret
        tout le monde peut compter mon or
        j'ai le droit de cacher mes cartes en main
    .no =
        je peux cacher mes sous sous la table
        les autres ont le droit de voir mes cartes en main
        ma ville je peux la cacher
        je peux garder mon or secret
        je dois montrer mon personnage avant l'appel
rule-end = Fin de la partie
    .text = La partie prend fin avec la manche où une première cité est terminée. Tous ceux qui restent à appeler jouent leur tour.
    .asked =
        Quand la partie finit-elle ?
        Combien de quartiers pour terminer une cité ?
        Finit-on la dernière manche ?
        Peut-on construire plus de sept quartiers ?
        Qu'est-ce qui met fin au jeu ?
        Quelqu'un a fini sa ville : que se passe-t-il maintenant ?
        c'est quand la fin
        qu'est ce qui déclenche la fin du jeu
        il vient de finir sa ville, on continue à jouer ou pas
        ça s'arrête à quel moment la partie
        quand s'arrête la partie
        cité finie, on joue encore combien de tours
    .yes =
        on termine la manche quand quelqu'un a fini sa cité ?
        ceux qui sont pas encore passés jouent leur tour avant la fin
        la première ville complète annonce la dernière manche
        une cité est finie, ceux d'après jouent encore
        la partie finit avec la manche où une cité est terminée
    .no =
        on s'arrête pile au moment où une cité est finie
        on refait une manche complète après celle où quelqu'un termine
        tout le monde doit finir sa cité pour que ça s'arrête
        quelqu'un finit sa cité, le jeu s'arrête tout de suite
        la partie continue jusqu'à la fin de la pioche
rule-scoring = Le décompte
    .text = Pour chaque joueur, additionnez :
    .asked =
        Comment compte-t-on les points ?
        Combien de points pour la première cité terminée ?
        Que rapportent les cinq couleurs ?
        Combien de points vaut un quartier ?
        Comment fait-on le total à la fin ?
        Quels bonus y a-t-il au décompte ?
        on fait le compte comment
        qu'est ce qui rapporte des points à la fin
        comment je calcule mon score
        points : on additionne quoi
        c'est fini, qui a combien, on compte quoi
        la liste de tout ce qui donne des points svp
        le calcul final des points ça donne quoi
        décompte : les bonus c'est quoi
        comment on compte les points à la fin
        le score final c'est quoi
        combien de points je marque à la fin
        qu'est-ce qui donne des points
        calcul du score citadelles
rule-ties = Les égalités
    .text = À égalité de points, c'est la dernière manche qui départage.
    .asked =
        Comment départage-t-on une égalité ?
        Qui gagne à points égaux ?
        Que faire en cas d'ex æquo ?
        Deux joueurs ont le même score : qui est le vainqueur ?
        même nombre de points tous les deux, on fait quoi
        ex aequo à la fin, c'est pour qui
        comment on tranche si on a le même score
        on est à 27 partout, qui l'emporte
        y a t il un départage en cas d'égalité
        égalité de points, qui gagne
        deux joueurs avec le même score on fait quoi
    .yes =
        c'est la dernière manche qui tranche quand on a autant de points ?
        égalité au score : on regarde la dernière manche
        même score, la dernière manche départage
    .no =
        à égalité on joue une manche de plus
        à égalité de points on partage la victoire d'office
        on tire au sort le vainqueur en cas d'égalité
        égalité de points, le plus riche gagne d'office
        égalité de points, on rejoue une manche
rule-two-players = À deux joueurs
    .text = À deux, chacun prend deux personnages sur huit, et le paquet va et vient entre les joueurs. Le reste se joue comme d'habitude.
    .asked =
        Peut-on jouer à deux ?
        Comment choisit-on les personnages à deux ?
        Combien de personnages chacun à deux ?
        En combien de quartiers joue-t-on à deux ?
        On n'est que deux : comment ça se passe ?
        Quelles règles changent en duel ?
        à 2 on prend combien de rôles
        citadelles en couple ça se joue comment
        on est deux ce soir, c'est quoi les différences
        comment on se passe le paquet de persos en duel
        comment on joue à 2
        combien de persos à deux joueurs
    .yes =
        chacun a deux persos quand on joue à deux ?
        à 2 on joue avec huit persos
        le paquet fait des allers-retours entre nous deux
        à deux joueurs on a deux personnages chacun
    .no =
        à deux chacun prend un seul perso
        en duel il faut neuf persos
        à 2 les tours se jouent complètement différemment du jeu normal
        à deux joueurs on choisit trois personnages chacun
        à deux joueurs on a un seul personnage
rule-three-players = À trois joueurs
    .text = À trois, chacun prend deux personnages sur neuf. Il a deux tours par manche, une cité, une main et un trésor, comme à deux.
    .asked =
        Comment joue-t-on à trois ?
        Comment choisit-on les personnages à trois ?
        Combien de personnages chacun à trois ?
        Joue-t-on deux tours par manche ?
        On n'est que trois : qu'est-ce qui change ?
        Combien de quartiers faut-il à trois ?
        à 3 c'est combien de persos chacun
        on est trois ça se joue comment
        à trois, une cité par perso ou une seule
        combien de tours je joue par manche à trois
        règles à 3 joueurs
        combien de personnages à trois
    .yes =
        à trois on prend deux rôles chacun
        à 3 j'ai une seule ville pour mes deux persos ?
        il faut neuf persos à trois joueurs
        à trois on joue deux tours par manche
    .no =
        à 3 j'ai deux mains séparées, une par perso
        un seul perso par joueur quand on est 3
        à 3 on joue avec huit persos
        à trois on a deux cités chacun
        à trois joueurs chacun prend trois personnages
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
        on peut mixer les persos comme on veut
        où trouver des listes de cartes toutes faites
        on en a marre des persos de base, on change comment
        combien y a de listes officielles
        comment choisir les persos de la partie
        listes officielles de cartes, combien
    .yes =
        on a le droit de faire notre propre mélange de persos et merveilles
        y a sept listes toutes prêtes ?
        je peux choisir moi même les violettes de la partie
        on peut choisir nos personnages et merveilles comme on veut
        on peut utiliser une liste officielle de personnages et merveilles
    .no =
        on est obligé de jouer une des listes du livret
        la composition des persos est imposée et on peut pas y toucher
        il existe douze sélections officielles
        interdit de changer les merveilles de la partie
        il y a trois listes officielles
rule-nine-characters = Neuf personnages
    .text = Le neuvième personnage est la Reine, l'Artiste ou le Bailli. Le choix des personnages suit alors son propre tableau.
    .asked =
        Faut-il neuf personnages à huit joueurs ?
        Quand utilise-t-on un personnage de rang 9 ?
        Combien de cartes face visible avec neuf personnages ?
        Que fait le dernier de huit joueurs ?
        Comment ajouter la Reine, l'Artiste ou le Bailli ?
        Nous sommes huit : comment choisit-on les personnages ?
        c'est qui le neuvième perso
        à 8 joueurs on choisit comment les rôles
        on ajoute un rang 9, ça change quoi au choix des persos
        avec 9 persos on en écarte combien
        comment jouer avec 9 personnages
        quel personnage a le rang 9
    .yes =
        l'artiste c'est un rang 9 ?
        le bailli peut être le neuvième perso
        avec neuf persos la défausse du début suit un autre tableau
        la reine peut être le neuvième personnage
    .no =
        le neuvième perso c'est l'empereur
        avec 9 persos on écarte pareil qu'avec 8
        la sorcière est un rang 9
        le neuvième personnage peut être le roi
        le condottiere est le neuvième personnage
rule-terms = Termes
    .text = Les mots que les cartes emploient dans un sens précis.
    .asked =
        Que veut dire un mot d'une carte ?
        Que signifient défausser, recevoir, détruire ?
        Y a-t-il un lexique ?
        Je ne comprends pas un mot du livret
        un mot sur la carte je pige pas
        c'est quoi la définition exacte des mots du jeu
        le vocabulaire du jeu, où je le trouve
        glossaire ?
        ça veut dire quoi les termes employés sur les cartes
        y a une liste de définitions
        les mots ont un sens précis sur les cartes ou pas
        besoin d'un dico des termes de citadelles
        définition d'un mot de la carte
        que veulent dire les mots des cartes
        le sens exact des termes du jeu
        lexique citadelles
        ce mot de la carte veut dire quoi
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
        je suis tout seul, je peux jouer
        c'est quoi vova
        le bot joue comment son tour
        y a un mode un joueur
        comment on joue en solo
        vova fait quoi à son tour
    .yes =
        vova a pas de main ?
        vova se sert d'abord de son pouvoir et construit ensuite
        je joue mes tours normalement contre vova
        vova utilise son pouvoir avant de construire
    .no =
        vova pioche des cartes dans sa main comme moi
        vova construit avant d'utiliser son perso
        citadelles en solo c'est impossible ici
        vova a des cartes en main
        il faut être deux pour jouer contre vova
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
        comment je sais quelle version j'ai
        j'ai 18 persos dans ma boîte, c'est laquelle
        ma petite boîte avec 8 persos c'est quoi
        c'est quoi la différence entre la boîte classique et celle de 2016
        quelle version de citadelles j'ai
        ma boîte a 82 cartes quartier, c'est quelle édition
    .yes =
        27 persos et 30 merveilles, j'ai donc la 2016
        dans la boîte classique faut huit quartiers ?
        18 persos et 82 quartiers c'est la troisième édition française
        27 personnages, c'est la boîte de 2016
        18 personnages et 80 quartiers c'est la boîte classique
    .no =
        la boîte 2016 a 18 persos
        la petite boîte à 8 persos est entièrement couverte par le programme
        dans la troisième édition on finit à sept quartiers
        la boîte 2016 finit à huit quartiers à 5 joueurs
        8 personnages, c'est l'édition 2016
rule-errata = Coquilles et histoire
    .text = Les erreurs des livrets, ce qu'avaient les anciennes boîtes, d'où viennent les symboles. Surtout pour les curieux, mais certains points tranchent une égalité ou changent la mise en place.
    .asked =
        Y a-t-il une coquille dans le livret ?
        Qu'est-ce qui était différent dans les anciennes boîtes ?
        Que veulent dire les gemmes des cartes ?
        Une erreur d'impression dans les règles ?
        le livret est plein de fautes ou quoi
        c'est quoi les bourdes dans les règles imprimées
        y avait quoi dans les vieilles boîtes
        d'où sortent les petits symboles sur les cartes
        on m'a dit qu'il y a une erreur dans le bouquin
        errata connus ?
        l'histoire des éditions et des erreurs, où je lis ça
        les gemmes imprimées en bas de ma carte ça veut dire quoi
        erreurs dans le livret de citadelles
        coquilles connues dans les règles
        fautes d'impression sur les cartes ou le livret
        différences avec les vieilles éditions, c'est où
        symboles sur les cartes, ça vient d'où

## Terms

term-completed-city = Cité terminée
    .text = Une cité d'au moins sept quartiers, ou d'au moins huit à 2 ou 3 joueurs. Le Monument compte pour deux.
    .asked =
        Qu'est-ce qu'une cité terminée ?
        Combien de quartiers faut-il pour qu'elle soit terminée ?
        Quand une cité est-elle pleine ?
        À partir de quand ma ville est-elle complète ou achevée ?
        cité finie c'est à combien
        à 3 joueurs une ville complète c'est combien de quartiers
        "cité terminée" ça veut dire quoi au juste
        combien de quartiers pour une cité terminée à 2
    .yes =
        à 5 joueurs sept quartiers suffisent pour une cité terminée
        le monument compte double pour qu'une cité soit dite terminée
        à 2 il faut huit quartiers pour une cité complète ?
        sept quartiers à 4 joueurs, cité terminée
        monument et cinq quartiers à 6 joueurs, cité terminée
    .no =
        six quartiers sans monument ça fait une cité terminée
        à 4 joueurs faut huit quartiers pour finir
        à deux, sept quartiers sans monument c'est une ville terminée
        à trois joueurs sept quartiers suffisent pour une cité terminée
        à 5 joueurs il faut huit quartiers pour une cité terminée
term-destroy = Détruire
    .text = Le quartier quitte sa cité et sa carte va sous la pioche.
    .asked =
        Que veut dire détruire ?
        Où va un quartier détruit ?
        Le propriétaire récupère-t-il la carte ?
        Que devient un bâtiment rasé ou démoli ?
        Un quartier détruit est-il perdu pour de bon ?
        un truc détruit il finit où
        "détruire" ça veut dire quoi exactement
        la carte du quartier cassé on la met où
        quartier détruit, la carte va où
    .yes =
        le quartier rasé part sous la pioche ?
        un bâtiment détruit quitte la ville de son proprio
        quartier détruit, la carte va sous la pioche
    .no =
        on m'a cassé mon temple, je le reprends en main
        le quartier détruit passe chez celui qui l'a démoli
        les quartiers détruits vont dans une pile à part
        la carte détruite va au dessus du paquet
        quartier détruit, je le récupère dans ma main
        un quartier détruit reste dans ma cité
        le condottiere prend la carte du quartier détruit
term-discard = Défausser
    .text = Un quartier défaussé va sous la pioche. Un personnage, lui, est écarté, face visible ou face cachée : il est hors jeu pour la manche, sauf celui que prend le dernier à choisir, à 7 ou 8 joueurs.
    .asked =
        Que veut dire défausser ?
        Où vont les cartes défaussées ?
        Y a-t-il une pile de défausse ?
        Jeter une carte : où la met-on ?
        Un personnage écarté peut-il revenir dans la manche ?
        "défausser" en clair c'est quoi
        je défausse un quartier, je le fous où
        un perso écarté face cachée, il est hors jeu jusqu'à quand
        défausser une carte, on la met où
    .yes =
        une carte quartier défaussée va sous le paquet
        perso défaussé face visible = personne le joue cette manche à 5 joueurs
        à 7 le dernier peut prendre un perso défaussé ?
        je défausse un quartier, il va sous la pioche
    .no =
        les quartiers défaussés font une pile de défausse à côté
        le perso écarté face visible, à 4 on peut quand même le choisir
        une carte défaussée sort de la partie pour toujours
        défausser un quartier c'est le mettre sur la pioche
        il y a une défausse pour les quartiers
        un personnage défaussé peut être appelé et joué à 4 joueurs
term-draw = Piocher
    .text = Prendre des cartes sur le dessus de la pioche. Si on n'en garde qu'une partie, les autres vont sous la pioche ; seul l'Archiviste les mélange à la pioche.
    .asked =
        Que veut dire piocher ?
        Où vont les cartes qu'on ne garde pas ?
        Pioche-t-on sur le dessus ?
        Prend-on les cartes sur le dessus ou le dessous du paquet ?
        Tirer des cartes, comment ça marche ?
        on tire d'où quand on pioche
        les cartes que je garde pas en piochant, je les remets où
        "piocher" ça veut dire quoi pile poil
        piocher c'est prendre où
    .yes =
        on pioche par le dessus ?
        la carte pas gardée retourne sous la pioche
        y a que l'archiviste qui mélange ce qu'il rend en piochant
        je pioche sur le dessus
        les cartes que je ne garde pas vont sous la pioche
    .no =
        on pioche par en dessous du paquet
        après chaque pioche on mélange les cartes rendues
        les cartes refusées à la pioche vont dans une défausse
        je mélange la pioche après avoir pioché
        on choisit sa carte dans la pioche
term-gain = Recevoir
    .text = Prendre de l'or à la banque, ou des cartes à la pioche, sauf si une autre source est indiquée.
    .asked =
        Que veut dire recevoir de l'or ?
        D'où vient l'or que je reçois ?
        Les cartes reçues viennent-elles de la pioche ?
        Gagner 2 pièces : on les prend à qui ?
        Prend-on à la banque ou à un adversaire ?
        "recevez 2 or", ça sort d'où
        quand c'est écrit recevoir, je prends où
        recevoir une carte, elle vient de quel endroit
        recevoir de l'or, de la banque ou d'un joueur
        recevoir des cartes ça veut dire quoi
    .yes =
        si rien n'est précisé l'or reçu vient de la banque ?
        recevoir des cartes c'est les prendre à la pioche
        le texte peut nommer une autre source que la banque pour ce que je reçois
        l'or reçu vient de la banque
    .no =
        l'or que je reçois est pris à mon voisin par défaut
        "recevez une carte" veut dire dans la main d'un autre
        les pièces reçues viennent de la poche de celui qui a la couronne
        quand je reçois de l'or je le prends à un joueur
        quand je reçois des cartes je les prends à un joueur
term-pay = Payer
    .text = Verser de l'or de son trésor à la banque, sauf si un autre destinataire est indiqué.
    .asked =
        À qui paie-t-on ?
        L'or va-t-il à la banque ou au propriétaire ?
        Que veut dire payer ?
        Qui reçoit les pièces quand je paie ?
        Où met-on l'or dépensé ?
        quand je paie ça part chez qui
        "payer" ça veut dire donner à qui
        les pièces dépensées on les met où
        payer, l'or va où
    .yes =
        je paie à la banque sauf indication contraire
        l'or payé sort de mon trésor
        si la carte nomme quelqu'un c'est lui qui touche ce que je paie
        payer veut dire à la banque
        je paie avec l'or de mon trésor
    .no =
        ce que je paie va au joueur couronné
        payer c'est défausser des cartes
        par défaut on paie son voisin de gauche
        quand je paie l'or va à un adversaire par défaut
        je peux payer avec l'or d'un autre
term-resource = Ressource
    .text = De l'or ou des cartes Quartier.
    .asked =
        Qu'est-ce qu'une ressource ?
        L'or et les cartes sont-ils des ressources ?
        Que sont les ressources qu'on collecte ?
        Collecter des ressources, c'est prendre quoi ?
        c'est quoi une ressource dans ce jeu
        "collecter des ressources" ça désigne quoi
        les ressources, y en a de quelles sortes
        ressource ça veut dire quoi
        ressources : or, cartes ou les deux
    .yes =
        une carte quartier c'est une ressource ?
        l'or c'est une ressource
        or et cartes quartier sont des ressources
    .no =
        la couronne est une ressource
        un perso compte comme ressource
        les points sont des ressources
        les personnages sont des ressources
        les jetons sont des ressources
term-stash = Trésor
    .text = L'or posé devant vous, que vous pouvez dépenser. Les pièces posées sur des quartiers n'en font pas partie.
    .asked =
        Qu'est-ce que le trésor ?
        La pièce de l'Artiste sur un quartier compte-t-elle comme mon or ?
        Quel or est à moi ?
        Ma bourse : qu'est-ce qui en fait partie ?
        mon trésor c'est quoi exactement
        quelles pièces comptent dans mon trésor
        l'or sur mes bâtiments fait partie du trésor ou pas
        trésor ça veut dire quoi
    .yes =
        mon trésor c'est tout l'or devant moi que je peux claquer
        les pièces posées sur un quartier sont pas dans mon trésor, on est d'accord
        mon or devant moi c'est mon trésor
        les pièces sur mes quartiers ne comptent pas dans mon trésor
    .no =
        je peux dépenser la pièce posée sur mon bâtiment
        l'or de l'artiste sur ma cathédrale compte dans mon trésor
        mes cartes en main font partie du trésor
        le trésor c'est la banque commune
        les pièces de l'artiste font partie de mon trésor
        mon trésor comprend l'or posé sur mes quartiers
