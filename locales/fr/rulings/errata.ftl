### The rulings of data/rulings/errata.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gems-mean-nothing = Les gemmes sur les cartes indiquent seulement la version où une carte est apparue. Elles ne jouent aucun rôle dans la partie.
    .asked =
        Que veulent dire les gemmes sur les cartes ?
        À quoi sert la petite pierre sur un personnage ?
ruling-gems-in-the-lists = Dans les listes du livret ukrainien, l'hexagone s'est perdu : un même signe marque cartes d'origine et nouvelles. Les origines données ici viennent des cartes.
    .asked =
        Pourquoi les listes du livret marquent-elles du même signe cartes d'origine et nouvelles ?
        L'hexagone manque dans les listes du livret ukrainien.
ruling-seventh-not-own = Construire « son » quartier ne finit pas la partie : dans l'introduction du livret ukrainien, c'est une coquille pour « septième ». Le chapitre sur la fin de la partie le dit bien.
    .no =
        L'introduction du livret ukrainien finit la partie quand quelqu'un construit « son » quartier : vraiment ?
    .asked =
        Faut-il un quartier ou sept pour finir, d'après le livret ukrainien ?
ruling-first-game-token-count = À 3 ou 8 joueurs, même une première partie se joue avec neuf personnages, comme le dit la note à côté de la liste ; les étapes de mise en place ne parlent que de huit.
    .no =
        Une première partie à 3 ou 8 joueurs se joue-t-elle avec huit personnages ?
    .asked =
        Combien de jetons pour notre première partie à huit joueurs ?
ruling-list-footnotes = Le † des listes renvoie à deux notes différentes : pas d'Empereur à 2 joueurs, pas de Reine à 3 ou 4. Le livret ukrainien les marque du même signe.
    .asked =
        Que veut dire le † à côté de l'Empereur et de la Reine dans les listes ?
        Pourquoi une petite croix à côté de certains personnages dans les listes ?
ruling-tie-revealed-not-chosen = À égalité, c'est le personnage révélé qui compte, selon le livret anglais ; l'ukrainien dit « a choisi ». Nous suivons l'anglais, texte d'origine ; la différence ne touche qu'un personnage assassiné.
    .asked =
        À égalité, compte-t-on le personnage choisi ou révélé ?
        Ex æquo : le livret ukrainien dit « choisi », l'anglais « révélé », lequel vaut ?
ruling-tie-classic = À égalité, la boîte classique regarde les points de quartiers sans les bonus (Dracoport compté 6, somme des coûts), puis l'or. La troisième édition française n'a aucune règle : les ex æquo partagent la victoire.
    .asked =
        Comment les anciennes boîtes départageaient-elles une égalité ?
        Qui gagne à points égaux avec la boîte classique ou la troisième édition ?
ruling-editions-dragon-gate = Le Dracoport vaut 8 points dans toutes les boîtes : 2016 dit coût 6 et 2 points de plus, les anciennes boîtes disent qu'il vaut 8.
    .yes =
        Le Dracoport vaut-il 8 points dans toutes les boîtes ?
    .asked =
        Le Dracoport rapportait-il autant avant 2016 ?
ruling-editions-others-bonus = Les 2 points de cité terminée vont, en 2016 et dans la boîte classique, à ceux qui ont terminé leur cité ; dans la troisième édition française, à ceux qui ont huit quartiers à la fin.
    .asked =
        Qui reçoit les 2 points de cité terminée selon les boîtes ?
        Deux points pour les cités suivantes : était-ce pareil dans les vieilles éditions ?
ruling-three-nine-changed = À trois joueurs, on joue depuis 2016 avec neuf personnages et on en défausse un deuxième au hasard ; dans les anciennes boîtes, on joue avec huit.
    .asked =
        Qu'est-ce que 2016 a changé à trois joueurs ?
ruling-unknown-cards-third = Les cartes de la troisième édition française ne sont pas toutes connues ici : son livret compte 82 cartes Quartier, décrit les 11 étoilées et ne donne pas la liste des autres. Ce que nous n'avons pas pu établir reste inconnu.
    .no =
        Toutes les cartes de la troisième édition française sont-elles connues ici ?
ruling-buildings-are-districts = Le paquet de « bâtiments » de la mise en place est la pioche de quartiers : aucune autre carte n'a ce dos. Le livret ne l'appelle ainsi qu'une fois.
    .asked =
        Qu'est-ce que le paquet de « bâtiments » de la mise en place ?
