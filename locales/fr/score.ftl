### Scores: the sheet with its reasons, what would have turned it, the questions, the play log.
### reason-<kind> stands behind the points of a line; keyword-<field> lists what may be typed for it, in this language.

score-title = Décompte final
score-what = { $edition } ; cité terminée à { $count } quartiers
score-total = Total
score-place = Place
score-wins = { $name } gagne.
score-share = { $names } se partagent la victoire.
score-tie-rank = Égalité départagée par le plus haut rang révélé à la dernière manche : { $name }, rang { $count }.
score-tie-district-points = Égalité départagée par les points des seuls quartiers : { $name }, { $count }.
score-tie-gold = Égalité départagée par l'or restant : { $name }, { $count }.
score-tie-none = Aucune règle ne départage cette égalité.
score-line = { $points } { $label } : { $reason }
score-head = { $place }. { $name } : { $points }
score-open = Indécis entre : { $names }.

line-districts = Quartiers
line-all-types = Cinq types
line-first-complete = 1re cité terminée
line-complete = Cité terminée

reason-districts-none = rien de construit
reason-all-types = un quartier de chaque type
reason-all-types-haunted = un quartier de chaque type ; { $card } : type { $type }
reason-first-complete = première cité terminée
reason-complete = terminée, mais pas la première
reason-flat = rapporte plus que son coût
reason-odd =
    { $count ->
        [0] aucun coût impair
        [one] { $count } coût impair : { $cards }
       *[other] { $count } coûts impairs : { $cards }
    }
reason-triple = trois du même type ({ $type }) : { $cards }
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
reason-counts-as = vaut { $count } quartiers pour terminer la cité
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
        [0] aucun autre quartier violet
        [one] { $count } autre quartier violet : { $cards }
       *[other] { $count } autres quartiers violets : { $cards }
    }
reason-ends-at = la partie finit à { $count } quartiers

turn-title = Ce qui aurait tout changé
turn-hand =
    { $count ->
        [one] Avec une carte de plus en main, { $name } gagnait.
       *[other] Avec { $count } cartes de plus en main, { $name } gagnait.
    }
turn-gold =
    { $count ->
        [one] Avec 1 pièce d'or de plus, { $name } gagnait.
       *[other] Avec { $count } pièces d'or de plus, { $name } gagnait.
    }
turn-museum =
    { $count ->
        [one] Avec une carte de plus sous le Musée, { $name } gagnait.
       *[other] Avec { $count } cartes de plus sous le Musée, { $name } gagnait.
    }
turn-coin = Avec une pièce de l'Artiste sur ce quartier, { $name } gagnait : { $card }.
turn-district = Avec un quartier de plus, de coût { $count } et de type { $type }, { $name } gagnait.
turn-crown = Avec la couronne, { $name } gagnait.
turn-first = En terminant sa cité en premier, { $name } gagnait.
turn-rank = Avec un rang plus haut à la dernière manche, { $name } gagnait.

warning-duplicate-district = { $name } a deux fois le même quartier : { $card }. Seuls la Carrière et le Sorcier le permettent.
warning-nobody-complete = Personne n'a terminé sa cité : pas de points à ce titre.
warning-tie-open-rank = L'égalité reste ouverte. Pour ces joueurs, il manque le rang à la dernière manche : { $names }.
warning-tie-open-gold = L'égalité reste ouverte. Pour ces joueurs, il manque l'or : { $names }.
warning-first-not-complete = Première cité terminée : { $name }. Elle n'a plus assez de quartiers ; les 4 points restent acquis.

# Words that may stand in a line, each with its number or card; commas between words that mean the same.
keyword-gold = or, pièces, pièce
keyword-hand = main, cartes, carte
keyword-museum = musée
keyword-crown = couronne
keyword-first = premier, première
keyword-rank = rang
keyword-last = dernière, dernier

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

ask-score-name = Nom du joueur { $count } ?
ask-help-score-name = Entrée sans nom : c'est tout · < : revenir en arrière
ask-help-back = < : revenir en arrière
ask-score-district =
    { $count ->
        [0] { $name }, rien de construit
        [one] { $name }, { $count } quartier
       *[other] { $name }, { $count } quartiers
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu'ici. Quoi d'autre ?
act-score-done = c'est tout pour { $name }
    .key = .
act-score-coin = une pièce de l'Artiste ici : { $card }
    .key = *
score-choice = { $card } { $cost }
score-leave = Les réponses données jusqu'ici seront perdues.
score-nobody = personne
ask-score-first = Qui a terminé sa cité en premier ?
ask-score-crown = Qui a la couronne ?
ask-score-vault = { $card } : qui a cette carte en main ?
ask-score-gold = { $name } : combien de pièces d'or ?
ask-score-hand = { $name } : combien de cartes en main ?
ask-score-museum = { $name } : combien de cartes sous le Musée ?
ask-score-late = { $card } chez { $name } : construite à la dernière manche ?
ask-score-rank = { $name } : quel rang révélé à la dernière manche ? 0 : assassiné
ask-help-number = un nombre · < : revenir en arrière
ask-score-save = { $totals }. Enregistrer cette partie ?

history-title = Parties
history-none = Aucune partie n'est encore enregistrée.
history-saved = Partie enregistrée sous le numéro { $id }.
history-undone = La partie { $id } est annulée. Elle reste dans le journal, mais ne compte plus.
history-play = Partie { $id }
history-what = { $date }, { $edition }
history-torn = La dernière ligne du journal des parties était incomplète ; elle est mise de côté dans { $file }. Tout ce qui précède est là.
history-deck = Sélection
history-minutes = Minutes
history-location = Lieu
history-comment = Commentaire
column-id-play = N°
column-date = Date
column-player = Joueur
column-winner = Gagnant
column-results = Résultats
column-points = Points
column-plays = Parties
column-wins = Victoires
column-average = Moyenne
column-best = Record
column-share = Taux de victoire
stats-title = Statistiques
stats-plays =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
stats-counts = Scores gagnants par nombre de joueurs
stats-ranks = Par rang à la dernière manche
stats-rivals = Face-à-face
stats-rival = { $one } { $wins } – { $losses } { $other }
score-taken = Lu ainsi : { $taken }.
score-taken-one = { $typed } = { $name }
