### Scores: the sheet with its reasons, what would have changed the result, the questions, the play
### log. reason-<kind> follows the points of a line; keyword-<field> lists what may be typed for it,
### in this language.

score-title = Décompte final
act-reveal = la suite
act-reveal-all = tout d'un coup
score-what =
    { $edition } ; cité terminée à { $count ->
        [one] { $count } quartier
       *[other] { $count } quartiers
    }
score-total = Total
score-place = Place
score-wins = { $name } gagne.
score-share = { $names } se partagent la victoire.
score-tie-rank = Le plus haut rang révélé à la dernière manche départage l'égalité : { $name }, rang { $count }.
score-tie-district-points =
    Les points des seuls quartiers départagent l'égalité : { $name }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
score-tie-gold =
    L'or départage l'égalité : { $name }, { $count ->
        [one] { $count } pièce d'or
       *[other] { $count } pièces d'or
    }.
score-tie-none = Aucune règle ne départage cette égalité.
score-line = { $label } : { $points } — { $reason }
score-head = { $place }. { $name } : { $points }
score-open = Égalité pour le moment : { $names }.
list-and = { $before } et { $last }

line-districts = Quartiers
line-all-types = Cinq types
line-all-colors = Cinq couleurs
line-first-complete = Première cité terminée
line-complete = Cité terminée

reason-districts-none = rien de construit
reason-all-types = un quartier de chaque type
reason-all-types-haunted = un quartier de chaque type ; { CARD($card, form: "le") } compte pour le type { $type }
reason-all-colors = un quartier de chaque couleur
reason-all-colors-haunted = un quartier de chaque couleur ; { CARD($card, form: "le") } compte pour { $type }
reason-first-complete = avant toutes les autres
reason-complete = mais pas la première
reason-flat = rapporte plus que son coût
reason-odd =
    { $count ->
        [0] aucun quartier de coût impair
        [one] { $count } quartier de coût impair : { $cards }
       *[other] { $count } quartiers de coût impair : { $cards }
    }
reason-triple = au moins trois quartiers du même type ({ $type }) : { $cards }
reason-triple-none = pas trois quartiers du même type
reason-haunted = compte pour le type { $type }
reason-haunted-late = construite à la dernière manche : reste du type { $type }
reason-gold =
    { $count ->
        [0] aucune pièce d'or dans le trésor
        [one] { $count } pièce d'or dans le trésor
       *[other] { $count } pièces d'or dans le trésor
    }
reason-only-unique = seule merveille de la cité
reason-not-only-unique = pas la seule merveille : { $cards }
reason-hand =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
reason-counts-as =
    { $count ->
        [one] compte pour { $count } quartier quand il faut terminer la cité
       *[other] compte pour { $count } quartiers quand il faut terminer la cité
    }
reason-under =
    { $count ->
        [0] aucune carte dessous
        [one] { $count } carte dessous
       *[other] { $count } cartes dessous
    }
reason-vault = en main, et montrées
reason-crown = avec la couronne
reason-no-crown = sans la couronne
reason-uniques =
    { $count ->
        [one] { $count } merveille : { $cards }
       *[other] { $count } merveilles : { $cards }
    }
reason-other-uniques = 
    { $count ->
        [0] aucune autre merveille
        [one] { $count } autre merveille : { $cards }
       *[other] { $count } autres merveilles : { $cards }
    }
reason-ends-at =
    { $count ->
        [one] la partie finit à { $count } quartier
       *[other] la partie finit à { $count } quartiers
    }

turn-title = Ce qui aurait changé le résultat
turn-hand =
    { $count ->
        [one] Avec { $count } carte de plus en main, { $name } aurait gagné.
       *[other] Avec { $count } cartes de plus en main, { $name } aurait gagné.
    }
turn-gold =
    { $count ->
        [one] Avec { $count } pièce d'or de plus, { $name } aurait gagné.
       *[other] Avec { $count } pièces d'or de plus, { $name } aurait gagné.
    }
turn-museum =
    { $count ->
        [one] Avec { $count } carte de plus sous le Musée, { $name } aurait gagné.
       *[other] Avec { $count } cartes de plus sous le Musée, { $name } aurait gagné.
    }
turn-coin = Avec une pièce de l'Artiste sur { CARD($card, form: "le") }, { $name } aurait gagné.
turn-district = Avec un quartier de plus, de coût { $count } et de type { $type }, { $name } aurait gagné.
turn-crown = Avec la couronne, { $name } aurait gagné.
turn-first = En terminant sa cité en premier, { $name } aurait gagné.
turn-rank = Avec un rang plus haut à la dernière manche, { $name } aurait gagné.

warning-duplicate-district = { $name } a plusieurs fois { CARD($card, form: "le") }. Seuls la Carrière et le Sorcier le permettent.
warning-no-museum = { $name } a des cartes sous le Musée, mais pas de Musée dans sa cité : elles ne comptent pas. S'il est construit, ajoutez-le.
warning-one-duplicate = { $name } a plus d'un doublon, dont { CARD($card, form: "le") }. La Carrière de la boîte classique n'en permet qu'un.
warning-nobody-complete = Aucune cité n'est terminée : personne ne reçoit le bonus de cité terminée.
warning-not-in-the-book = Le livret de cette boîte ne prévoit pas de partie qui s'arrête à { $count }, seulement à { $known }.
warning-cost-unseen = Nous n'avons pas vu { CARD($card, form: "le") } de cette boîte : coût { $cost } ou { $other } ; nous comptons { $cost }.
warning-tie-open-rank = L'égalité n'est pas départagée. Ajoutez le rang de ces joueurs à la dernière manche : { $names }.
warning-tie-open-gold = L'égalité n'est pas départagée. Ajoutez l'or de ces joueurs : { $names }.
warning-first-not-complete = { $name } a terminé sa cité en premier. Elle n'a plus assez de quartiers, mais les 4 points restent acquis.
warning-empty-city = { $name } n'a aucun quartier : 0 point pour la cité.
warning-false-friend = « { $typed } » a été compris comme { CARD($card, form: "le") } (coût { $cost }). Dans une autre langue, c'est { CARD($other, form: "le") } (coût { $other_cost }). Si c'est cette carte-là, écrivez { $other }.

# Words allowed in a line, each with its number or card; synonyms are separated by commas.
keyword-gold = or, pièces, pièce
keyword-hand = main, cartes, carte
keyword-museum = musée
keyword-crown = couronne
keyword-first = premier, première
keyword-rank = rang
keyword-last = dernière, dernier
line-small-words = un, une, le, la, les, l, de, du, des, d, et, avec, a, avait, il, elle, ont, est, était, en, à, au, sous, dans, fini, finit, terminé, terminée, terminer, finir, finie, complété, sa, son, ses, cité, reste, restent, restant, restantes, fut

template-comment =
    À remplir, puis :
    { -program } score FICHIER
    Seuls name et city sont obligatoires.
    Une pièce de l'Artiste :
    { "{" } district = "tavern",
    beautified = true { "}" }
template-hand =
    un nombre de cartes, ou une liste
    avec "secret-vault" et "?"
template-rank =
    plus haut rang révélé à la dernière
    manche ; 0 : assassiné
template-player = Joueur { $player }

ask-score-names = Qui a joué ? Tous les noms, séparés par des virgules
ask-help-score-names = Anne, Bruno, Chloé · Tab : un nom connu · Échap : quitter
ask-score-city = { $name } : sa cité ?
ask-help-score-city = château, donjon; or 2, main 3, couronne, premier · Tab : compléter · Échap : la feuille
ask-help-score-city-coin = château, taverne* (pièce de l'Artiste), donjon; or 2, main 3, couronne, premier · Tab : compléter · Échap : la feuille
# Unclear parts of a line.
ask-score-several = { $name } : « { $typed } », c'est lequel ?
ask-score-unknown = { $name } : pas de quartier « { $typed } » ici.
ask-score-number = { $name } : il manque un nombre à « { $typed } ».
score-type-again = modifier la ligne
score-leave-out = ne pas en tenir compte
ask-score-empty = { $name } n'a aucun quartier : c'est bien ça ?
score-type-city = non, taper la cité
score-is-empty = oui, aucun
score-change = changer cette ligne : { $name }
score-anyway = c'est exact, compter comme ça
score-choice = { $card } { $cost }
score-nobody = personne
ask-score-first = Qui a terminé sa cité en premier ?
ask-score-crown = Qui a la couronne ?
ask-score-vault = Qui a { CARD($card, form: "le") } en main ?
ask-score-gold = { $name } : combien de pièces d'or ?
ask-score-hand = { $name } : combien de cartes en main ?
ask-score-museum = { $name } : combien de cartes sous le Musée ?
ask-score-late = { $name } : est-ce que { CARD($card, form: "le") } date de la dernière manche ?
ask-score-rank = { $name } : quel rang révélé à la dernière manche ? 0 : assassiné
ask-help-score-number = un nombre · < : revenir en arrière · Échap : la feuille

# The sheet: its columns and actions.
score-column-built = Cité
score-column-first = 1er
score-column-crown = Cour.
score-column-rank = Rang
score-column-gold = Or
score-column-hand = Main
score-column-museum = Musée
score-city-of = { $name } :
act-score-sheet = la feuille
    .key = escape
act-score-go-on = continuer
    .key = enter
act-score-done = terminer
    .key = enter
act-score-save = enregistrer cette partie
    .key = enter
act-score-not-save = ne pas l'enregistrer
    .key = n
act-score-later = afficher, enregistrer plus tard
    .key = escape
act-score-edit = changer un joueur
    .key = lettre
act-score-names = les noms
    .key = r
act-score-first = qui a terminé en premier
    .key = 1
act-score-crown = qui a la couronne
    .key = k
score-leave = Votre saisie est conservée : { -program } score la reprendra.
score-not-saved = Cette partie n'est pas enregistrée.
score-why = Le détail des points : { -program } history show { $id }
ask-score-draft = Un décompte est resté inachevé : { $names }.
score-go-on = le reprendre
score-anew = en commencer un autre

score-taken = Compris ainsi : { $taken }.
score-taken-one = { $typed } = { $name }
