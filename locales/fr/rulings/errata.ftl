### The rulings of data/rulings/errata.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gems-mean-nothing = Les gemmes sur les cartes indiquent seulement la version où une carte est apparue. Elles ne jouent aucun rôle dans la partie.
    .asked =
        Que veulent dire les gemmes sur les cartes ?
        À quoi sert la petite pierre sur un personnage ?
        c'est quoi le petit bijou imprimé sur les personnages
    .yes =
        on peut ignorer la pierre dessinée sur la carte pendant la partie ?
        la gemme dit juste de quelle edition vient la carte ?
    .no =
        les gemmes imprimées sur les cartes ont elles un effet en jeu
        une carte avec une autre gemme est plus forte ?
        faut il trier les cartes par gemme pour jouer
        les gemmes des quartiers rapportent des points ?
ruling-gems-in-the-lists = Dans les listes du livret ukrainien, l'hexagone s'est perdu : un même signe marque cartes d'origine et nouvelles. Les origines données ici viennent des cartes.
    .asked =
        Pourquoi les listes du livret marquent-elles du même signe cartes d'origine et nouvelles ?
        d'ou viennent les origines des cartes données ici si le livret se trompe
    .yes =
        les signes d'origine sont ils confondus dans les listes du livret ukrainien
        l'hexagone a t il disparu du livret ukrainien ?
    .no =
        meme signe dans le livret ukrainien, donc meme origine ?
        peut on se fier aux symboles des listes du livret ukrainien
        les origines d'ici sont recopiées des listes du livret ukrainien ?
ruling-seventh-not-own = Construire « son » quartier ne finit pas la partie : dans l'introduction du livret ukrainien, c'est une coquille pour « septième ». Le chapitre sur la fin de la partie le dit bien.
    .no =
        L'introduction du livret ukrainien finit la partie quand quelqu'un construit « son » quartier : vraiment ?
        la partie finit des qu'on batit un quartier, comme dans l'intro du livret ukrainien ?
        la phrase « son quartier » de l'introduction ukrainienne est elle juste
    .yes =
        y a t il une coquille dans l'introduction du livret ukrainien
        l'intro ukrainienne devrait elle dire septieme quartier
        le chapitre fin de partie du livret ukrainien est il correct ?
    .asked =
        Faut-il un quartier ou sept pour finir, d'après le livret ukrainien ?
        quelle est l'erreur dans l'intro du livret ukrainien
ruling-first-game-token-count = À 3 ou 8 joueurs, même une première partie se joue avec neuf personnages, comme le dit la note à côté de la liste ; les étapes de mise en place ne parlent que de huit.
    .no =
        Une première partie à 3 ou 8 joueurs se joue-t-elle avec huit personnages ?
        on est trois, les huit jetons des etapes du livret suffisent ?
        huit joueurs pour la premiere partie, huit persos comme ecrit dans le livret ?
    .yes =
        le livret parle de huit personnages, mais a trois il en faut neuf ?
        la note a coté de la liste du livret a t elle raison pour la premiere partie
        a 8 faut il un neuvieme perso des la premiere partie du livret
    .asked =
        Combien de jetons pour notre première partie à huit joueurs ?
        premiere partie a 3, le livret dit huit puis neuf, on fait quoi
ruling-list-footnotes = Le † des listes renvoie à deux notes différentes : pas d'Empereur à 2 joueurs, pas de Reine à 3 ou 4. Le livret ukrainien les marque du même signe.
    .asked =
        Que veut dire le † à côté de l'Empereur et de la Reine dans les listes ?
        Pourquoi une petite croix à côté de certains personnages dans les listes ?
        c'est quoi la croix a coté de la reine dans le livret
    .yes =
        dans les listes du livret, l'empereur est il exclu a 2 joueurs
        la reine marquée d'une croix dans la liste est elle retirée a 3 ou 4
    .no =
        la croix du livret veut dire la meme chose pour l'empereur et la reine ?
        la croix du livret interdit elle l'empereur a 4 joueurs
        avec la croix des listes, pas de reine a 6 joueurs ?
ruling-tie-revealed-not-chosen = À égalité, c'est le personnage révélé qui compte, selon le livret anglais ; l'ukrainien dit « a choisi ». Nous suivons l'anglais, texte d'origine ; la différence ne touche qu'un personnage assassiné.
    .asked =
        À égalité, compte-t-on le personnage choisi ou révélé ?
        Ex æquo : le livret ukrainien dit « choisi », l'anglais « révélé », lequel vaut ?
        pourquoi les deux livrets different sur le départage
    .yes =
        a egalité, suit on le livret anglais avec le personnage révélé
        la difference entre les livrets ne joue que pour un perso assassiné ?
    .no =
        le mot « choisi » du livret ukrainien fait il foi pour l'egalité
        un perso assassiné compte t il a l'egalité parce que le livret ukrainien dit choisi
        les livrets anglais et ukrainien disent ils pareil sur l'egalité
ruling-tie-classic = À égalité, la boîte classique regarde les points de quartiers sans les bonus (Dracoport compté 6, somme des coûts), puis l'or. La troisième édition française n'a aucune règle : les ex æquo partagent la victoire.
    .asked =
        Comment les anciennes boîtes départageaient-elles une égalité ?
        Qui gagne à points égaux avec la boîte classique ou la troisième édition ?
        egalité de points avec l'ancienne edition, qui l'emporte
    .yes =
        boite classique, encore egalité sur les quartiers : c'est l'or qui tranche ?
        en troisieme edition les ex aequo partagent la victoire ?
    .no =
        dans la boite classique on departage d'abord a l'or ?
        la troisieme edition francaise a t elle une regle d'egalité
        le dracoport compte 8 pour departager dans l'ancienne boite ?
        les anciennes boites departageaient au rang le plus haut ?
ruling-editions-dragon-gate = Le Dracoport vaut 8 points dans toutes les boîtes : 2016 dit coût 6 et 2 points de plus, les anciennes boîtes disent qu'il vaut 8.
    .yes =
        Le Dracoport vaut-il 8 points dans toutes les boîtes ?
        Le Dracoport rapportait-il autant avant 2016 ?
        le dracoport vaut 8 dans l'ancienne boite aussi ?
        toutes les editions comptent pareil le dracoport ?
    .no =
        le dracoport ne valait que 6 points dans la boite classique ?
        l'edition 2016 donne plus de points au dracoport qu'avant ?
        la valeur du dracoport change d'une boite a l'autre ?
    .asked =
        combien de points pour le dracoport dans la vieille edition
ruling-editions-others-bonus = Les 2 points de cité terminée vont, en 2016 et dans la boîte classique, à ceux qui ont terminé leur cité ; dans la troisième édition française, à ceux qui ont huit quartiers à la fin.
    .asked =
        Qui reçoit les 2 points de cité terminée selon les boîtes ?
        Deux points pour les cités suivantes : était-ce pareil dans les vieilles éditions ?
        comment la troisieme edition donne t elle les 2 points
    .yes =
        en troisieme edition les 2 points vont a ceux qui ont huit quartiers a la fin ?
        2016 et la boite classique sont d'accord pour les 2 points ?
    .no =
        les 2 points de cité terminée sont ils pareils dans toutes les boites
        troisieme edition, j'ai fini ma cité puis perdu un quartier : j'ai les 2 points ?
        la boite classique regarde seulement qui a huit quartiers a la fin ?
ruling-three-nine-changed = À trois joueurs, on joue depuis 2016 avec neuf personnages et on en défausse un deuxième au hasard ; dans les anciennes boîtes, on joue avec huit.
    .asked =
        Qu'est-ce que 2016 a changé à trois joueurs ?
        combien de persos a trois dans cette boite et en 2016
    .yes =
        a trois, l'edition 2016 joue avec neuf personnages ?
        la partie a trois a t elle changé en 2016
    .no =
        a trois dans l'ancienne boite, neuf personnages ?
        on ecarte un deuxieme perso au hasard a trois dans l'ancienne edition ?
        le jeu a trois est il identique dans toutes les editions
ruling-unknown-cards-third = Les cartes de la troisième édition française ne sont pas toutes connues ici : son livret compte 82 cartes Quartier, décrit les 11 étoilées et ne donne pas la liste des autres. Ce que nous n'avons pas pu établir reste inconnu.
    .no =
        Toutes les cartes de la troisième édition française sont-elles connues ici ?
        avez vous la liste complete des cartes de la troisieme edition
        le livret de la troisieme edition liste t il les 82 quartiers
        toutes les violettes de la boite troisieme edition sont connues ?
    .yes =
        manque t il ici des cartes de la troisieme edition
        le livret de la troisieme edition decrit ses 11 cartes étoilées ?
    .asked =
        combien de cartes la troisieme edition decrit elle
ruling-buildings-are-districts = Le paquet de « bâtiments » de la mise en place est la pioche de quartiers : aucune autre carte n'a ce dos. Le livret ne l'appelle ainsi qu'une fois.
    .asked =
        Qu'est-ce que le paquet de « bâtiments » de la mise en place ?
        quelles cartes sont les « bâtiments » du livret
    .yes =
        le paquet batiments du livret c'est bien la pioche de quartiers ?
        quand la mise en place du livret dit batiments, ce sont les quartiers ?
    .no =
        y a t il des cartes batiment a part des quartiers dans le livret
        le livret prevoit il une troisieme pile nommée bâtiments
        manque t il un paquet batiments dans ma boite d'apres le livret
