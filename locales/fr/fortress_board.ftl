### Saisir une partie de Forteresse tuile par tuile, et des zones une à une : écrans, touches, erreurs, aide.

board-turn = À { $name } de jouer
board-which-way = { $name } : dans quel sens est la tuile { $tile } ?
board-follower = { $name } : un partisan sur la tuile { $tile } ?
board-resume = Une partie est enregistrée
board-standing = Points (partisans en réserve) : { $players }
board-done = { $name } : tuile { $tile }, sans partisan.
board-done-follower = { $name } : tuile { $tile } avec un partisan.
board-boxed = La tuile { $tile } ne va nulle part : elle retourne dans la boîte. Piochez-en une autre.
board-no-follower = sans partisan
board-part = { $what } ({ $side }) : { $sum }
corner-nw = nord-ouest
corner-ne = nord-est
corner-se = sud-est
corner-sw = sud-ouest
board-ask-tile = { $name }, quelle tuile ?
board-help-tile = une lettre, quatre côtés comme CRFR, ou un mot · Entrée : choisir · Échap : quitter
board-tile = { $tile } · il en reste { $left }
board-ask-place = Où va la tuile { $tile }, de 1 à { $count } ?
board-help-place = le numéro sur le plateau · < : revenir · y : rétablir · Échap : quitter
board-over = La partie s'arrête-t-elle avant la dernière tuile ?
board-over-yes = oui, tout compter
board-leave-why = La partie est enregistrée : la même commande la reprend.
board-torn = La dernière ligne de la partie était incomplète ; elle est mise de côté dans { $file }. Tout ce qui précède est là.
ask-river = Jouez-vous avec la Rivière ?
ask-river-third = troisième édition : une route à la source, un monastère au lac
act-board-turn = dans ce sens
    .key = 1–4
act-board-follower = ici
    .key = 0–9
act-board-over = la partie est finie
    .key = .
act-board-new = une nouvelle partie
    .key = n
act-count-open = encore ouverte
    .key = o
act-count-complete = achevée
    .key = o
count-leave-why = Ce que vous avez saisi n'est pas enregistré.
template-features =
    À remplir, puis :
    { -program } fortress score FICHIER
    Un bloc par zone occupée :
    copiez ou supprimez des blocs.
    complete = false : encore ouverte.
template-road = tiles : tuiles différentes de la route
template-city = shields : un seul par tuile au plus
template-monastery = neighbours : tuiles autour, de 0 à 8
template-field = cities : villes achevées qu'il touche

error-board-place = « { $value } » n'est pas une des places.
    .advice = Tapez un nombre de 1 à { $count }.
error-board-options = Ces options sont incompatibles.
    .advice =
        Un FICHIER est seulement compté : sans { -flag-new }, { -flag-resume }, --names, --river, --save ni --export.
        Une seule parmi { -flag-new }, { -flag-resume } et --export.
error-board-terminal = Il manque le FICHIER ; saisir une partie demande un terminal.
    .advice = Indiquez un fichier : { -program } fortress board FICHIER
error-board-none = Aucune partie n'est en cours.
    .advice = Commencez-en une dans un terminal : { -program } fortress board
error-board-folder = Il n'y a pas de dossier où enregistrer la partie.
    .advice = Indiquez un dossier dans CITADELS_HOME.
error-board-newer = La partie { $file } vient d'une version plus récente.
    .advice = Elle n'a pas été modifiée. Utilisez cette version-là, ou déplacez le fichier.
error-board-broken = La partie { $file } est endommagée à la ligne { $line }.
    .advice = Elle n'a pas été modifiée. Réparez ou retirez cette ligne, ou déplacez le fichier.
error-board-file = La partie { $file } ne peut pas être lue.
    .advice = Vérifiez ses droits ; ce doit être un fichier ordinaire.

help-fortress-board-names = nommer les joueurs d'une nouvelle partie, de 2 à 5, dans l'ordre du tour
help-fortress-board-river = commencer une nouvelle partie avec les tuiles de rivière
help-fortress-board-new = commencer une nouvelle partie ; l'ancienne reste dans le fichier
help-fortress-board-resume = reprendre la partie enregistrée sans demander
help-fortress-board-export_as = afficher la partie saisie sous forme de fichier : toml ou json
help-fortress-score-template = afficher un fichier de zones vide, à remplir
value-export_as = toml | json
