history-title = Plays
history-none = No play is saved yet.
history-saved = Saved as play { $id }.
history-undone = Play { $id } is undone. It stays in the log, but counts no more.
history-play = Play { $id }
history-what = { $date }, { $edition }
history-newest =
    { $count ->
        [one] { $count } play
       *[other] { $count } plays, newest first
    }
history-none-such = No play fits.
history-take-back = To take it back: { -program } history undo
history-undone-edit = Play { $id } is again as it was before the change.
history-undone-forget = Play { $id } counts again.
history-undone-rename = { $to } is called { $from } again.
history-forgotten = Play { $id } of { $date } counts no more.
history-edited = Play { $id } is changed.
history-unchanged = Play { $id } stays as it was.
history-renamed =
    { $count ->
        [one] { $from } is now called { $to }, in { $count } play.
       *[other] { $from } is now called { $to }, in { $count } plays.
    }
history-same-name = Nothing to change: { $name } is called so already.
history-merged = { $name } was known already: the two are one player now.
history-qr = Point a phone with BG Stats at it.
history-qr-wide = The QR code needs { $columns } columns: make the window wider or the letters smaller.
history-qr-long = This play is too long for a QR code: use the link.
ask-edit = { $what } ({ $now })
ask-help-edit = Enter: leave it so · -: take it out
history-torn = The last line of the play log was broken off; it is set aside in { $file }. Everything before it is there.
history-deck = Deck
history-minutes = Minutes
history-location = Where
history-comment = Comment
column-id-play = No.
column-date = Date
column-player = Player
column-winner = Winner
column-results = Results
column-points = Points
column-plays = Plays
column-wins = Wins
column-average = Average
column-best = Best
column-share = Share of wins
column-oldest-first = From oldest to newest
column-last = Last
stats-title = Statistics
stats-plays =
    { $count ->
        [one] { $count } play
       *[other] { $count } plays
    }
stats-over-time = Points over time
stats-counts = Winning scores by number of players
stats-decks = Winning scores by deck
stats-characters = By character in the last round
stats-ranks = By rank in the last round
stats-rivals = Rivals
stats-rival = { $one } { $wins } : { $losses } { $other }
