### Shared by all screens. Each action is a message; .key is the key as printed on keyboards of the
### language (enter, escape, back, or a letter), since both layouts work by position.

key-enter = Entrée
key-escape = Échap
key-back = Retour arrière
key-any = autre touche
# The letters of the first to the eighth player; no action beside a list of players has one of them.
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
# If the screen is a question, typing this undoes the last answer.
act-back = revenir à la question précédente
    .key = <
help-pick = tapez quelques lettres · Entrée : choisir · Échap : revenir
error-not-on-offer = { $number } n'est pas proposé.
    .advice = Choisissez un des chiffres affichés.

leave = Quitter ?
leave-unsaved = Les dernières étapes ne sont pas enregistrées : quitter les perd. { $fault }
flow-unsaved = Les dernières étapes ne sont pas enregistrées. { $fault } Vous pouvez continuer : le programme réessaie à chaque étape.
act-leave-now = quitter
act-stay = rester
all-keys = Les touches
act-all-keys = toutes les touches
act-look-up = chercher une carte, une règle
act-scroll = faire défiler
pager-keys = Espace : suite · / : chercher · q : terminer
act-return = retour
look-up = Chercher une carte ou une règle
look-up-question = Quelle carte, règle ou question ?
help-pick-some = lettres ou coût · Espace : cocher · Entrée : ajouter · Échap : revenir
pick-some-none = Cochez d'abord quelque chose avec Espace.
pick-some-too-many =
    { $most ->
        [one] Il n'y a plus qu'une place : décochez le reste avec Espace.
       *[other] Il n'y a plus que { $most } places : décochez le reste avec Espace.
    }
act-related = ouvrir une autre réponse
look-up-help = Entrée : ouvrir · Échap : retour
