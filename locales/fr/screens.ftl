### What all screens have in common. An action is a message of its own; .key is the key as it is written on the
### keyboards of the language (enter, escape, back, or a letter), for both layouts work by place.

key-enter = Entrée
key-escape = Échap
key-back = Retour arrière
key-any = autre touche
# The letters on the keys that mean the first to the eighth player.
key-seats = abcdefgh

act-undo = annuler
    .key = u
act-redo = rétablir
    .key = y
act-leave = quitter
    .key = escape

act-seat = ce joueur
    .key = lettre
act-this-seat = ce joueur
    .key = enter
act-other-seat = un autre joueur
    .key = lettre
act-no-seat = personne
    .key = back
# Where the screen is a question, typing this takes the last answer back.
act-back = revenir à la question précédente
    .key = <
help-pick = tapez quelques lettres · Entrée : choisir · Échap : revenir

leave = Quitter ?
act-leave-now = quitter
act-stay = rester
