### The score pad of the tile game: the screen, its keys, the result, faults and help.

pad-title = Forteresse : la feuille de score
pad-result = Forteresse : le résultat
pad-resume = Une feuille est enregistrée
pad-phase-play = En cours de partie
pad-phase-roads = Décompte final, 1 sur 4 : les routes
pad-phase-cities = Décompte final, 2 sur 4 : les villes
pad-phase-monasteries = Décompte final, 3 sur 4 : les monastères
pad-phase-fields = Décompte final, 4 sur 4 : les prés
pad-phase-over = Tout est compté
pad-tiles-left =
    { $count ->
        [one] encore { $count } tuile
       *[other] encore { $count } tuiles
    }
pad-last-tile = C'était la dernière tuile. Comptez d'abord ce tour, puis commencez le décompte final.
pad-column-track = Piste
pad-column-supply = Réserve
pad-supply =
    { $count ->
        [one] { $name } : { $count } partisan en réserve
       *[other] { $name } : { $count } partisans en réserve
    }

pad-line = { $scores } · { $what } : { $sum }
pad-line-several = { $scores } · { $what } : { $sum } ; sur place : { $there }
pad-line-points = { $scores } · { $reason }
pad-line-struck = (rayée) { $line }
pad-line-edited = { $line } (corrigée)

pad-prompt = { $what } : { $sum }. Qui est dessus ?
pad-prompt-several = { $what } : { $sum }. Sur place : { $there }
pad-prompt-number = { $what } : combien ?
pad-prompt-edit = Ligne { $number }. { $prompt }
pad-which-kind = De quoi s'agit-il ?
pad-strike-which = Rayer la ligne { $number }
pad-edit-which = Corriger la ligne { $number }
pad-who-out = Un partisan posé : à qui ?
pad-who-home = Un partisan revient sans points : à qui ?
pad-who-points = Points en plus ou en moins : pour qui ?
pad-ask-points = { $name }, combien de points, et pourquoi ?
pad-help-points = 5 une route oubliée · -3 compté deux fois · Échap : pas maintenant

pad-final-road = Routes inachevées : 1 point par tuile différente.
pad-final-city = Villes inachevées : 1 point par tuile différente et par blason.
pad-final-monastery = Monastères inachevés : 1 point, et 1 par tuile autour.
pad-final-field = Prés : 3 points par ville achevée qu'ils touchent.

pad-scored = { $scores }.
pad-scored-home = { $scores }. Partisans de retour : { $there }.
pad-edited = La ligne { $number } est corrigée.
pad-struck = La ligne { $number } est rayée.
pad-undone = Annulé.
pad-undone-entry = Annulé : { $scores }.
pad-redone = Rétabli.
pad-number-first = D'abord le nombre, puis la lettre.
    .advice = Combien y en a-t-il ?
pad-points-none = « { $value } » n'est pas un nombre de points.
    .advice = Écrivez 5 ou -3, puis la raison.
pad-torn = La dernière ligne de la feuille était incomplète ; elle est mise de côté dans { $file }. Tout ce qui précède est là.
pad-left = La feuille est enregistrée : la même commande la reprend.
pad-leave-why = La feuille est enregistrée : la même commande la reprend.

pad-refused-nobody = Personne n'est dessus, donc personne ne marque.
    .advice = Tapez les lettres de ceux qui y sont.
pad-refused-range = Ce nombre ou ce joueur n'existe pas.
    .advice = Tapez autre chose.
pad-refused-too-many = { $number }, c'est trop.
    .advice = Au plus { $most } ; Retour arrière efface un chiffre.
pad-refused-not-yet = Ce qui est inachevé et les prés ne se comptent qu'au décompte final.
    .advice = Commencez d'abord le décompte final.
pad-refused-no-entry = Aucune ligne ne porte ce numéro.
    .advice = Les numéros sont devant les lignes.
pad-refused-struck = Cette ligne est déjà rayée.
    .advice = Tapez un autre numéro.
pad-refused-none-left = Les sept partisans sont déjà posés.
    .advice = Il faut d'abord qu'un d'eux revienne.
pad-refused-none-out = Aucun partisan de ce joueur n'est compté sur le plateau.
    .advice = Posez-en d'abord un.
pad-refused-no-tiles = Toutes les tuiles sont posées.
    .advice = Comptez ce tour, puis commencez le décompte final.
pad-refused-nothing = Il n'y a rien à annuler ni à rétablir.
    .advice = Passez à la ligne suivante.
pad-refused-order = Ce n'est pas le décompte suivant.
    .advice = Routes, villes, monastères, prés : l'un après l'autre.
pad-refused-below-zero = Un score ne descend pas en dessous de 0.
    .advice = Retirez-en moins.
pad-refused-closed = Cette feuille est fermée.
    .advice = Commencez-en une nouvelle.

pad-player = { $place }. { $name } : { $points }
pad-row-road = Routes
pad-row-city = Villes
pad-row-monastery = Monastères
pad-row-field = Prés
pad-row-points = Corrections
pad-row-final-road = Routes à la fin
pad-row-final-city = Villes à la fin
pad-row-final-monastery = Monastères à la fin
pad-row-final-field = Prés à la fin
pad-row-final-points = Corrections à la fin
pad-row-total = Total

act-pad-road = route
    .key = r
act-pad-city = ville
    .key = c
act-pad-monastery = monastère
    .key = m
act-pad-field = pré
    .key = f
act-pad-edit = corriger
    .key = e
act-pad-strike = rayer
    .key = x
act-pad-correct = points
    .key = p
act-pad-follower-out = partisan posé
    .key = g
act-pad-follower-home = partisan de retour
    .key = h
act-pad-tile = tuile posée
    .key = t
act-pad-final = décompte final
    .key = f
act-pad-later = s'arrêter là pour l'instant
    .key = q
act-pad-tiles = tuiles différentes
    .key = 0–9
act-pad-around = tuiles autour
    .key = 0–8
act-pad-cities = villes achevées
    .key = 0–9
act-pad-shield = blason
    .key = s
act-pad-alone = ce joueur seul
    .key = lettre
act-pad-each = ce joueur
    .key = lettre
act-pad-several = plusieurs joueurs
    .key = enter
act-pad-no-more = il n'y en a plus
    .key = enter
act-pad-entry = numéro de la ligne
    .key = 0–9
act-pad-this-entry = celle-ci, ou la dernière
    .key = enter
act-pad-take-away = enlever
    .key = back
act-pad-done = c'est tout
    .key = enter
act-pad-not-now = pas maintenant
    .key = escape
act-pad-go-on = reprendre
    .key = enter
act-pad-new = une nouvelle feuille
    .key = n
act-pad-save = enregistrer dans le journal
    .key = s
act-pad-finish = sans enregistrer
    .key = enter
act-pad-save-now = enregistrer dans le journal
    .key = enter

column-game = Jeu
history-citadels = Citadelles
history-fortress = Forteresse
history-fortress-river = Forteresse avec la rivière

ask-fortress-count = Que faut-il compter ?
ask-fortress-count-here = des zones, une à une
ask-fortress-count-pad = la feuille en cours
ask-fortress-count-new = une nouvelle feuille
ask-fortress-count-file = un fichier de zones
ask-fortress-file = Quel fichier ?
    .help = un fichier TOML ou JSON · Échap : quitter
error-fortress-score-missing = Que faut-il compter ?
    .advice =
        Un fichier de zones : { -program } fortress score FICHIER
        La feuille de score, dans un terminal : { -program } fortress pad
error-pad-terminal = La feuille de score demande un terminal.
    .advice =
        Le contenu d'une feuille, sans terminal : { -program } fortress pad FICHIER --export json
        Les zones d'un fichier : { -program } fortress score FICHIER
error-pad-options = Ces options sont incompatibles.
    .advice = Soit { -flag-new }, soit { -flag-resume } ; avec --export, ni l'une ni l'autre, ni noms, ni --river, ni --save.
error-pad-none = Aucune feuille n'est en cours.
    .advice = Commencez-en une dans un terminal : { -program } fortress pad
error-pad-players = On ne peut pas jouer à { $count }.
    .advice = Forteresse se joue de 2 à 5 : nommez chacun une fois, séparés par des virgules.
error-pad-folder = Il n'y a pas de dossier pour la feuille.
    .advice = Indiquez un fichier : { -program } fortress pad FICHIER
error-pad-newer = La feuille { $file } vient d'une version plus récente.
    .advice = Elle n'a pas été modifiée. Utilisez cette version-là, ou indiquez un autre fichier.
error-pad-broken = La feuille { $file } est endommagée à la ligne { $line }.
    .advice = Elle n'a pas été modifiée. Réparez ou retirez cette ligne, ou indiquez un autre fichier.
error-pad-foreign = { $file } n'est pas une feuille de score.
    .advice = Le fichier n'a pas été modifié. Indiquez un autre fichier.
error-pad-busy = La feuille { $file } est ouverte ailleurs.
    .advice = Fermez-la d'abord dans l'autre terminal, ou indiquez un autre fichier.
error-pad-file = La feuille { $file } ne peut pas être lue.
    .advice = Vérifiez son nom et ses droits ; ce doit être un fichier ordinaire.

command-fortress-pad = Tenir le score en direct : saisie, correction, suppression, total.
    .examples =
        { -program } fortress pad
        { -program } fortress pad --names Anne,Bruno,Chloé --river
        { -program } fortress pad vendredi.jsonl { -flag-resume }
        { -program } fortress pad vendredi.jsonl --export csv
help-fortress-pad-file = le fichier où la feuille est enregistrée (par défaut : le fichier habituel)
help-fortress-pad-names = nommer les joueurs d'une nouvelle feuille, de 2 à 5
help-fortress-pad-river = commencer une nouvelle feuille avec les tuiles de rivière
help-fortress-pad-new = commencer une nouvelle feuille ; l'ancienne reste dans le fichier
help-fortress-pad-resume = reprendre la feuille enregistrée sans demander
help-fortress-pad-export = afficher le contenu de la feuille : json ou csv
help-fortress-pad-save = enregistrer le résultat dans le journal des parties
value-export = json | csv
