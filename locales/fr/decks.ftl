### Decks: their pages, the balance report, setup and tonight's sheet.

deck-what =
    { $players ->
        [one] sélection pour { $players } joueur
       *[other] sélection pour { $players } joueurs
    }
deck-title =
    { $players ->
       *[other] Sélection pour { $players } joueurs
    }
deck-what-older = { $what }, { $edition }
deck-what-open = telle qu'imprimée ; avec -p, adaptée à votre nombre de joueurs
deck-what-unset = nombre de joueurs non précisé
deck-unnamed = Sélection sans nom
deck-code = Code
deck-seed = Graine
deck-with-code = code { $code }
deck-play = Jouer
deck-play-command = { -program } tonight --deck { $deck }
deck-change = Changer
deck-change-command = { -program } deck build { $deck }
deck-save = Enregistrer
deck-save-command = { -program } deck save NOM { $code }
deck-qr = Scannez-le pour avoir le code de la sélection sur votre téléphone.
deck-went = Sortent
deck-came = Entrent
deck-replaced = { CARD($new, form: "Le") } remplace { CARD($old, form: "le") } (trop peu de joueurs).
deck-added = { CARD($card, form: "Le") } s'ajoute : il faut un rang 9.
deck-dropped = { CARD($card, form: "Le") } reste dans la boîte : pas besoin de rang 9.
deck-legal = Cette sélection respecte toutes les règles.
deck-balanced = Sélection équilibrée
deck-unbalanced = Sélection déséquilibrée : ↑ et ↓ marquent ce qui sort des listes officielles
deck-outside = Sélection déséquilibrée :
deck-outside-measure = { $name } — { $value } ({ $low }–{ $high })
deck-illegal = Cette sélection ne respecte pas les règles : on ne peut pas la jouer ainsi.
deck-nearest = Cartes communes avec la liste { $list } : { $percent } %.
deck-saved = Sélection enregistrée sous « { $name } ».
deck-forgotten = Sélection « { $name } » supprimée.
deck-advised = Comme le livret le conseille
deck-not-advised = Permis, mais pas comme le livret le conseille
advice-replaced = { $count } personnages sont remplacés ; le livret en conseille un ou deux.
advice-single = Un seul quartier bonus est ajouté ; le livret en conseille deux ou trois.
advice-take-out =
    { $count ->
        [one] En échange des quartiers bonus, il faudrait encore retirer de la pioche un quartier ordinaire, de préférence une merveille.
       *[other] En échange des quartiers bonus, il faudrait encore retirer de la pioche { $count } quartiers ordinaires, de préférence des merveilles.
    }
advice-put-in =
    { $count ->
        [one] Une merveille du jeu de base est retirée, et rien ne la remplace.
       *[other] { $count } merveilles du jeu de base sont retirées, et rien ne les remplace.
    }

column-mark = N°
column-power = Pouvoir
column-why = Rôle
column-effect = Effet
column-measure = Mesure
column-here = Ici
column-base = Jeu de base
column-range = Équilibre

measure-cost = somme des coûts
measure-six = de coût 6
measure-cheap = de coût 3 ou moins
measure-scoring = points
measure-attack = attaque
measure-defence = défense
measure-gold = or
measure-cards = cartes
measure-building = construction
measure-bluff = bluff et intuition
measure-complexity = complexité

trait-attack = attaque
trait-defence = défense
trait-gold = or
trait-cards = cartes
trait-building = construction
trait-scoring = points
trait-bluff = bluff
trait-complexity = à expliquer

why-wish = votre choix

like-high-attack = Table féroce : gare à votre or, à vos cartes et à vos quartiers.
like-low-attack = Table paisible : peu de cartes font mal.
like-high-defence = Beaucoup de protections : attaquer coûte cher.
like-low-defence = Peu de protections : rien n'est à l'abri.
like-high-gold = L'or coule à flots.
like-low-gold = L'or est rare : chaque pièce compte.
like-high-cards = Les mains sont pleines : on a l'embarras du choix.
like-low-cards = Les cartes sont rares : gardez ce que vous piochez.
like-high-building = Les cités poussent vite, et la partie est courte.
like-low-building = Les cités poussent lentement, un quartier par tour.
like-high-scoring = Beaucoup se joue au décompte final.
like-low-scoring = Pas de surprise au décompte : les points se voient sur la table.
like-high-bluff = Le bluff et l'intuition font la différence.
like-low-bluff = Peu de secrets : on joue presque cartes sur table.
like-high-complexity = Beaucoup à expliquer : pas pour une première soirée.
like-low-complexity = Tout s'explique en deux mots.
like-middle = Une sélection dans la moyenne des listes officielles.

setup-title = Mise en place
setup-characters = Sortez { $count } personnages de la boîte : { $cards }.
setup-characters-listed = Sortez de la boîte les { $count } personnages ci-dessous.
setup-either = { $cards } (ou { $other })
setup-tokens = Posez leurs { $count } jetons dans l'ordre des rangs au milieu de la table.
setup-with-magistrate-2016 = Préparez les trois mandats de l'Échevin ; un seul est signé.
setup-with-blackmailer-2016 = Préparez les deux menaces de la Maître-chanteuse : une seule est vraie.
setup-with-tax-collector-2016 = Gardez le jeton du Bailli à portée de tous : c'est là que va la taxe.
setup-with-queen-2016 = Attention aux places : la Reine gagne de l'or selon ses voisins.
setup-with-queen-classic = Attention aux places : la Reine gagne de l'or si elle est assise à côté du Roi ou de l'Empereur.
setup-with-queen-third = Attention aux places : la Reine gagne de l'or si elle est assise à côté du Roi ou de l'Empereur.
setup-with-artist-2016 = Les pièces que l'Artiste pose sur des quartiers y restent.
setup-with-artist-classic = Les pièces que l'Artiste pose sur des quartiers y restent.
setup-with-artist-third = Les pièces que l'Artiste pose sur des quartiers y restent.
setup-districts = Mélangez les 54 quartiers de base avec ces 14 merveilles : { $cards }.
setup-districts-listed = Mélangez les 54 quartiers de base avec les 14 merveilles ci-dessous.
setup-deal-2016 = Distribuez 4 cartes et 2 pièces d'or à chacun. Le reste des cartes forme la pioche, le reste de l'or la banque.
setup-deal-classic = Distribuez 4 cartes et 2 pièces d'or à chacun. Le reste des cartes forme la pioche, le reste de l'or la banque.
setup-crown-2016 = Le joueur le plus âgé prend la couronne et les cartes Personnage.
setup-crown-classic = Le joueur le plus âgé prend la couronne et les cartes Personnage.
setup-purple-base = Mélangez les 54 quartiers de base avec les 12 merveilles du jeu de base.
setup-purple-base-part = Mélangez tous les quartiers sans étoile. Il y en a { $all } ; { $known } sont connus ici.
setup-purple-out = Laissez de côté : { $cards }.
setup-purple-bonus = Ajoutez ces quartiers bonus, marqués d'une étoile : { $cards }.
setup-purple-no-bonus = Les quartiers bonus, marqués d'une étoile, restent dans la boîte.
setup-deal-third = Distribuez 4 cartes, 2 pièces d'or et une aide de jeu à chacun. Le reste des cartes forme la pioche, le reste de l'or la banque.
setup-crown-third = Tirez au sort qui reçoit la couronne ; ce joueur prend les cartes Personnage.
setup-end = Dès qu'une cité atteint { $count } quartiers, la manche en cours est la dernière.
setup-short-classic = Si tous sont d'accord, une partie courte s'arrête à 7 : une cité de 7 quartiers est alors terminée, à l'abri du Condottiere et du Diplomate.
setup-short-third = Une partie courte s'arrête à 7 quartiers, ou même à 6, surtout à 6 ou 7 joueurs : c'est alors ce nombre qui termine une cité.
setup-two = À 2 joueurs, chacun a deux personnages et deux tours par manche, mais une seule cité, une seule main et un seul trésor.
setup-three = À 3 joueurs, chacun a deux personnages et deux tours par manche, mais une seule cité, une seule main et un seul trésor.

discards-row =
    { $count ->
        [0] À chaque manche, écartez un personnage face cachée, aucun face visible.
        [one] À chaque manche, écartez { $count } personnage face visible, jamais de rang 4, puis un autre face cachée.
       *[other] À chaque manche, écartez { $count } personnages face visible, jamais de rang 4, puis un autre face cachée.
    }
discards-row-down =
    { $count ->
        [0] À chaque manche, écartez un personnage face cachée, aucun face visible.
        [one] À chaque manche, écartez un personnage face cachée, puis { $count } face visible, jamais de rang 4.
       *[other] À chaque manche, écartez un personnage face cachée, puis { $count } face visible, jamais de rang 4.
    }
discards-three-eight = À chaque manche, écartez un personnage face cachée. Les cartes font deux fois le tour de la table, et chacun en garde une à chaque fois ; la dernière est écartée.
discards-last = Le dernier joueur prend aussi la carte face cachée, garde une des deux et pose l'autre face cachée.
discards-two = À chaque manche, écartez un personnage face cachée. Le joueur qui a la couronne en garde un ; l'autre en garde un et en écarte un ; le premier fait de même ; l'autre garde un des deux derniers.
discards-three = À chaque manche, écartez un personnage face cachée, et chacun en garde un ; le troisième joueur écarte au hasard un des cinq qui restent ; chacun en garde encore un, et la dernière carte est écartée.

ask-players = Combien de joueurs ?
ask-help-players = un nombre de { $fewest } à { $most }
ask-character = Quel personnage ?
ask-district = Quels quartiers ?
ask-remove = Quelle carte enlever ?
ask-another = Quelle carte remplacer ?
ask-lock = Quelle carte verrouiller ou déverrouiller ?
ask-save-name = Enregistrer sous quel nom ?
help-save-name = Entrée seule : ne pas enregistrer · Échap : retour aux cartes
ask-overwrite = Remplacer « { $name } » ?
ask-forget = Supprimer la sélection « { $name } » ?
answer-yes = oui
answer-no = non

act-build-ranks = personnage
    .key = 1–9
act-build-eight = personnage
    .key = 1–8
act-build-add = ajouter des quartiers
    .key = q
act-build-remove = enlever une carte
    .key = e
act-build-another = remplacer une carte
    .key = a
act-build-lock = verrouiller ▣
    .key = v
act-build-fill = compléter au hasard
    .key = c
act-build-redraw = tirer à nouveau tout sauf ▣
    .key = r
act-build-done = terminé
    .key = enter
leave-build = La sélection commencée est perdue.
build-locked = ▣ { $card }
build-no-nine = pas de rang 9 ce soir
build-missing = Reste à choisir : { $what }.
build-missing-ranks =
    { $count ->
        [one] rang { $ranks }
       *[other] rangs { $ranks }
    }
build-missing-districts =
    { $count ->
        [one] { $count } quartier
       *[other] { $count } quartiers
    }
build-bar-low = { $value } sur { $low }
build-bar-good = { $value } ✓
build-bar-high = { $value }, au plus { $high }
build-priced = { $cost } · { $card }
build-complete = Sélection complète : elle respecte toutes les règles.

# The heads of the discard table where there is little room.
short-players = J.
short-characters = Pers.
short-face-up = Vis.
short-face-down = Cach.
short-from = Choix

column-like = Ce qui la distingue

search-cards = Cartes
search-official = Réponses officielles
search-ours = Nos réponses
search-rules = Règles et termes
