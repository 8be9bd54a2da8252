### Ce que `ask` dit autour de ses réponses, et les faits simples tirés des données.

ask-related = À voir aussi
ask-unsure = Pas sûr de comprendre. Vouliez-vous demander :
ask-command = { -program } { $command }
ask-asked = { $question } ?
ask-other = { $title } { $text }
ask-other-page = { $title } : { $text }
ask-more = En savoir plus : { -program } { $command }
ask-silent-on = Ceci ne dit rien sur : { $cards }.
ask-source = { $standing } : { $source }
ask-source-card = imprimé sur la carte
ask-source-draft = le tableau des personnages écartés
ask-score = Pour compter une cité entière : { -program } score
ask-draft-title = Personnages face visible
ask-draft = { $players } joueurs, { $characters } personnages : { $count } face visible, 1 face cachée.
ask-none = rien de tout ça
ask-question = Que voulez-vous savoir ?

fact-cost = { CARD($card, form: "Le") } { CARD($card, form: "gender") ->
        [pl] coûtent
       *[other] coûte
    } { $cost ->
        [one] { $cost } pièce d'or
       *[other] { $cost } pièces d'or
    }.
fact-cost-none = On ne construit pas { CARD($card, form: "le") } : il n'y a pas de coût.
fact-rank = { CARD($card, form: "Le") } a le rang { $rank }.
fact-type = { CARD($card, form: "Le") } { CARD($card, form: "gender") ->
        [pl] sont
       *[other] est
    } un quartier de type { $type }.
fact-copies = { $count ->
        [one] La boîte contient un seul exemplaire { CARD($card, form: "du") }.
       *[other] La boîte contient { $count } exemplaires { CARD($card, form: "du") }.
    }
fact-points = { CARD($card, form: "Le") } { CARD($card, form: "gender") ->
        [pl] valent leur coût
       *[other] vaut son coût
    }, soit { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }. { $effect }
fact-points-none = On ne construit pas { CARD($card, form: "le") }. { $effect }
fact-boxes = On trouve { CARD($card, form: "le") } { $boxes }.
fact-of-rank = Rang { $rank } : { $cards }.
fact-doing-defence = Ces cartes protègent une cité ou rendent l'attaque plus chère : { $cards }.
fact-doing-scoring = Ces cartes rapportent des points à la fin ou aident à terminer la cité : { $cards }.
fact-doing-gold = Ces cartes rapportent de l'or : { $cards }.
fact-difference = { $one } : { $first }
    { $other } : { $second }
fact-characters = À { $players } joueurs, il y a { $characters } personnages dans la partie, un par rang. { $each ->
        [one] Chacun en joue un par manche.
       *[other] Chacun en joue { $each } par manche.
    }
fact-complete = À { $players } joueurs, une cité est terminée à { $count } quartiers. On finit la manche, et la partie s'arrête.
fact-title-cost = Son coût
fact-title-rank = Son rang
fact-title-type = Son type
fact-title-copies = Combien il y en a
fact-title-points = Ce que ça vaut
fact-title-boxes = Dans quelles boîtes
fact-title-difference = Ce qui change
fact-title-of-rank = Les personnages d'un rang
fact-title-doing = Les cartes qui font cela
fact-title-characters = Les personnages de la partie
fact-title-complete = La fin de la partie
