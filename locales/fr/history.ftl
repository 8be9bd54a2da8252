history-title = Parties
history-none = Aucune partie n'est encore enregistrée.
history-saved = Partie enregistrée sous le numéro { $id }.
history-timed =
    Vous avez joué { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, montre en main. Pour corriger : { -program } history edit { $id } --minutes 60
history-timed-breaks = Les pauses de plus de deux heures ne comptent pas.
history-undone = La partie { $id } est annulée. Elle reste dans le journal, mais ne compte plus.
history-play = Partie { $id }
history-what = { $date }, { $edition }
history-date = { $day }/{ $month }/{ $year }
history-newest =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties, la plus récente en premier
    }
history-newest-only = Voici les { $shown } plus récentes sur { $count }. Pour les voir toutes : { -program } history list --all
history-none-such = Aucune partie ne correspond.
history-take-back = Pour annuler : { -program } history undo
history-undone-edit = La modification de la partie { $id } est annulée.
history-undone-forget = La partie { $id } est rétablie.
history-undone-rename = { $to } s'appelle de nouveau { $from }.
history-forgotten = La partie { $id } du { $date } est supprimée.
history-edited = La partie { $id } est modifiée.
history-unchanged = La partie { $id } n'a pas changé.
history-renamed =
    { $count ->
        [one] { $from } s'appelle maintenant { $to }, dans { $count } partie.
       *[other] { $from } s'appelle maintenant { $to }, dans { $count } parties.
    }
history-same-name = Rien à changer : { $name } s'appelle déjà ainsi.
history-merged = { $name } existait déjà : les deux joueurs n'en font plus qu'un.
history-imported =
    { $count ->
        [0] Aucune partie importée.
        [one] { $count } partie importée.
       *[other] { $count } parties importées.
    }
history-would-import =
    { $count ->
        [0] Aucune partie ne serait importée. Rien n'a été modifié.
        [one] { $count } partie serait importée. Rien n'a été modifié.
       *[other] { $count } parties seraient importées. Rien n'a été modifié.
    }
history-import-known =
    { $count ->
        [one] { $count } partie était déjà dans le journal.
       *[other] { $count } parties étaient déjà dans le journal.
    }
check-title = Le journal des parties
check-counts = Lignes lues : { $records }, parties qui comptent : { $plays }
check-sound = Aucun problème.
check-line = La ligne { $line } est illisible : { $text }
check-number = Ligne { $line } : une partie plus ancienne porte déjà le numéro { $written }, celle-ci est donc la partie { $id }.
check-more =
    { $count ->
        [one] et { $count } autre ligne de ce genre
       *[other] et { $count } autres lignes de ce genre
    }
check-torn = La dernière ligne est tronquée.
check-repaired = Journal réparé. Ancienne version : { $file }
check-aside = Les lignes illisibles : { $file }
history-qr = Scannez-le avec un téléphone où BG Stats est installé.
history-qr-wide = Le code QR demande { $columns } colonnes : élargissez la fenêtre ou réduisez les caractères.
history-qr-long = Cette partie est trop longue pour un code QR : prenez le lien.
ask-edit = { $what } ({ $now })
ask-help-edit = Entrée : ne rien changer · - : effacer
history-torn = La dernière ligne du journal des parties était tronquée ; elle est mise de côté dans { $file }. Tout ce qui précède est là.
history-cut = La dernière ligne du journal des parties est tronquée et ne compte pas. En savoir plus : { -program } history check
history-broken =
    { $count ->
        [one] La ligne { $lines } du journal des parties est illisible et ne compte pas.
       *[other] Les lignes { $lines } du journal des parties sont illisibles et ne comptent pas.
    } En savoir plus : { -program } history check
history-renumbered =
    { $count ->
        [one] { $count } partie portait le numéro d'une autre et en a reçu un nouveau.
       *[other] { $count } parties portaient le numéro d'une autre et en ont reçu un nouveau.
    } En savoir plus : { -program } history check
history-waiting = Un autre programme écrit dans { $file }. Patientez…
history-deck = Sélection
history-minutes = Minutes
history-location = Lieu
history-comment = Commentaire
column-id-play = N°
column-date = Date
column-player = Joueur
column-results = Résultats
column-points = Points
column-plays = Parties
column-wins = Victoires
column-average = Moyenne
column-best = Record
column-share = Taux de victoire
column-oldest-first = Ordre chronologique
column-last = Dernière
stats-title = Statistiques
stats-plays =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
stats-over-time = Points au fil du temps
stats-counts = Scores gagnants par nombre de joueurs
stats-decks = Scores gagnants par sélection
stats-characters = Par personnage à la dernière manche
stats-ranks = Par rang à la dernière manche
stats-rivals = Face-à-face
stats-rival = { $one } { $wins } – { $losses } { $other }

# The browser: the plays above, the chosen one below.
history-left =
    { $count ->
        [0] Rien n'a changé. Pour y revenir : { -program } history
        [one] { $count } modification est dans le journal. Pour l'annuler : { -program } history undo
       *[other] { $count } modifications sont dans le journal. Pour annuler la dernière : { -program } history undo
    }
history-slot = { $what } : { $value }
history-edit-which = Quelle partie modifier ?
history-edit-what = Que modifier ?
history-rename-whom = Qui change de nom, dans toutes les parties ?
history-export-how = Exporter comment ?
history-export-csv = toutes les parties dans un fichier : CSV pour tableur
history-export-json = toutes les parties dans un fichier : JSON, complet
history-file = Fichier
history-new-name = Nouveau nom
history-help-edit = Entrée : enregistrer · vide : effacer · Échap : ne rien changer
history-help-name = Tab : un nom du journal · Entrée : changer partout · Échap : ne rien changer
history-help-file = Entrée : écrire · Échap : ne rien écrire
history-written = Écrit dans { $file }.
history-sure-delete = Supprimer cette partie ?
history-sure-delete-what = Vous pourrez annuler.
history-sure-undo = Annuler la dernière modification du journal ?
history-sure-undo-what = Elle n'a pas été faite ici : c'est peut-être la dernière partie enregistrée.
error-history-file = Impossible d'écrire « { $file } » : { $why }.
    .advice = Choisissez un autre nom ou un autre dossier.
act-history-open = toute la partie
    .key = enter
act-history-edit = modifier
    .key = e
act-history-delete = supprimer
    .key = d
act-history-stats = statistiques
    .key = s
act-history-link = code QR pour BG Stats
    .key = q
act-history-choose = choisir
    .key = 1–7
act-history-older = plus anciennes
    .key = n
act-history-newer = plus récentes
    .key = p
act-history-rename = renommer
    .key = r
act-history-export = exporter
    .key = x
act-history-undo = annuler la dernière modification
    .key = u
act-history-back = retour
    .key = escape

# The story of a play.
story-streak = { $name } : { $count } victoires de suite.
story-first-win = Première victoire pour { $name }, à la { $count ->
        [1] { $count }re
       *[other] { $count }e
    } partie.
story-broken = Fin de série pour { $name }, après { $count } victoires de suite.
story-highest = Nouveau record : { $name }, { $points } points.
story-since = Meilleur score depuis le { $date } : { $name }, { $points } points.
story-margin =
    Le plus grand écart jusqu'ici : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
story-killed = Victime préférée de l'Assassin : { CARD($card, form: "le") }, { $count } fois.
story-robbed = Victime préférée du Voleur : { CARD($card, form: "le") }, { $count } fois.
story-bewitched = Victime préférée de la Sorcière : { CARD($card, form: "le") }, { $count } fois.
