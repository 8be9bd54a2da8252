### The draft: the discard table, the deal, and passing one device around.

draft-title = Choix des personnages
draft-what = { $players } joueurs, { $characters } personnages
draft-order-face-up = D'abord les personnages face visible, puis un face cachée. Tous sont hors jeu pour la manche.
draft-order-face-down = D'abord un personnage face cachée, puis ceux face visible. Tous sont hors jeu pour la manche.
draft-rank-four = Le rang 4 ne reste jamais face visible : il retourne dans le paquet et un autre prend sa place. Il peut être la carte face cachée.
draft-last = * Le dernier joueur ne reçoit qu'une carte et prend aussi la première carte face cachée : il en garde une et pose l'autre face cachée.
draft-hint = Qui choisit parmi combien : { -program } draft table -p 5{ $edition }

column-players = Joueurs
column-face-up = Visibles
column-face-down = Cachés
column-from = Choix parmi
# The same on a narrow screen.

draft-player = Joueur { $player }
draft-player-crown = Joueur { $player } (couronne)
draft-step-keep = { $who } garde une carte sur { $count }.
draft-step-discard =
    { $count ->
        [1] { $who } pose la dernière carte face cachée.
       *[other] { $who } pose face cachée une carte sur { $count }.
    }
draft-step-discard-random = { $who } mélange les { $count } cartes et en pose une face cachée, sans la voir.
draft-step-take-first-discard = { $who } prend aussi la première carte face cachée.

deal-title = La donne
deal-face-up = Face visible
deal-face-down = Face cachée
deal-none = aucun personnage
deal-unseen = une carte inconnue
deal-returned = On a remis { CARD($card, form: "le") } dans le paquet : le rang 4 ne reste jamais face visible. Un autre personnage a pris sa place.


pass-hand = Passez l'appareil à { $name }
pass-hand-why = Les autres ne regardent pas.
pass-again = Le choix des personnages a été interrompu : on redistribue.
pass-keep = { $name } : gardez une carte
pass-discard = { $name } : posez-en une face cachée
pass-random = Chacun a un personnage. Sur les { $count } cartes qui restent, une est posée face cachée, au hasard, sans que personne la voie.
pass-first = L'une de ces deux cartes était face cachée.
pass-yours = Vous avez
pass-keep-chosen = Vous gardez { CARD($card, form: "le") }.
pass-discard-chosen = Vous posez { CARD($card, form: "le") } face cachée.
pass-done = Tout le monde a choisi
pass-swap-who = Qui a { CARD($card, form: "le") } dans sa cité ?
pass-swap-who-why = Son propriétaire peut échanger de personnage avec un autre joueur, à l'aveugle.
pass-swap-with = { $name } : un échange ? Avec qui ?
pass-swap-give = { $name } : lequel donnez-vous ?
pass-swap-chosen = Vous donnez { CARD($card, form: "le") }.
pass-swap-take = Chez { $name } : lequel des deux, à l'aveugle ?
pass-swap-take-why = Ils sont face cachée, dans le désordre.
pass-look = { $name } : voici ce que vous avez
pass-read = Quelle carte voulez-vous lire ?
pass-guard = { $name } : choisissez un chiffre
pass-guard-why = Sans lui, personne ne revoit vos cartes.
pass-guarded = Votre chiffre protège vos cartes.
pass-locked = { $name } : votre chiffre ?
pass-wrong-digit = Ce n'est pas le bon chiffre.
    .advice = Réessayez, ou revenez en arrière.
pass-crown = Qui a la couronne maintenant ?
pass-leave-why = Les personnages seront redistribués la prochaine fois ; tout ce qui précède est conservé.

act-draft-look = regarder
    .key = enter
act-draft-choose = choisir
    .key = numéro
act-draft-choose-other = changer
    .key = numéro
act-draft-done = valider
    .key = enter
act-draft-call = l'appel
    .key = enter
act-draft-own = revoir son jeu
    .key = lettre
act-draft-no-owner = personne
    .key = enter
act-draft-no-swap = non
    .key = enter
act-draft-swap-with = avec ce joueur
    .key = lettre
act-draft-unseen = celui-ci
    .key = 1 ou 2
act-draft-seen = vu
    .key = enter
act-draft-read = texte d'une carte
    .key = t
act-draft-read-which = cette carte
    .key = numéro
act-draft-read-other = une autre
    .key = numéro
act-draft-guard = protéger par un chiffre
    .key = p
act-draft-digit = le chiffre, caché
    .key = 0–9
act-draft-back = retour
    .key = enter
