history-title = Parties
history-none = Aucune partie n'est encore enregistrée.
history-saved = Partie enregistrée sous le numéro { $id }.
history-undone = La partie { $id } est annulée. Elle reste dans le journal, mais ne compte plus.
history-play = Partie { $id }
history-what = { $date }, { $edition }
history-date = { $day }/{ $month }/{ $year }
history-newest =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties, la plus récente en premier
    }
history-none-such = Aucune partie ne correspond.
history-take-back = Pour annuler : { -program } history undo
history-undone-edit = La modification de la partie { $id } est annulée.
history-undone-forget = La partie { $id } compte de nouveau.
history-undone-rename = { $to } s'appelle de nouveau { $from }.
history-forgotten = La partie { $id } du { $date } ne compte plus.
history-edited = La partie { $id } est modifiée.
history-unchanged = La partie { $id } n'a pas changé.
history-renamed =
    { $count ->
        [one] { $from } s'appelle maintenant { $to }, dans { $count } partie.
       *[other] { $from } s'appelle maintenant { $to }, dans { $count } parties.
    }
history-same-name = Rien à changer : { $name } s'appelle déjà ainsi.
history-merged = { $name } existait déjà : les deux joueurs n'en font plus qu'un.
history-qr = Scannez-le avec un téléphone où BG Stats est installé.
history-qr-wide = Le code QR demande { $columns } colonnes : élargissez la fenêtre ou réduisez les caractères.
history-qr-long = Cette partie est trop longue pour un code QR : prenez le lien.
ask-edit = { $what } ({ $now })
ask-help-edit = Entrée : ne rien changer · - : effacer
history-torn = La dernière ligne du journal des parties était tronquée ; elle est mise de côté dans { $file }. Tout ce qui précède est là.
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
