history-title = Plays
history-none = No play is saved yet.
history-saved = Saved as play { $id }.
history-timed =
    You played { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, by the clock. To correct that: { -program } history edit { $id } --minutes 60
history-timed-breaks = Breaks of more than two hours don't count.
history-undone = Play { $id } removed. It stays in the log.
history-play = Play { $id }
history-what = { $date }, { $edition }
history-date = { $year }-{ $month }-{ $day }
history-newest =
    { $count ->
        [one] { $count } play
       *[other] { $count } plays, newest first
    }
history-newest-only = These are the newest { $shown } of { $count }. For all of them: { -program } history list --all
history-none-such = No plays match.
history-take-back = To undo this: { -program } history undo
history-undone-edit = Play { $id } is back to how it was before the change.
history-undone-forget = Play { $id } restored.
history-undone-rename = { $to } is called { $from } again.
history-forgotten = Play { $id } of { $date } removed.
history-edited = Play { $id } updated.
history-unchanged = Nothing changed in play { $id }.
history-renamed =
    { $count ->
        [one] { $from } is now called { $to }, in { $count } play.
       *[other] { $from } is now called { $to }, in { $count } plays.
    }
history-same-name = Nothing to change: { $name } already has that name.
history-merged = { $name } was already in the log: the two are now one player.
history-imported =
    { $count ->
        [0] No plays imported.
        [one] Imported { $count } play.
       *[other] Imported { $count } plays.
    }
history-would-import =
    { $count ->
        [0] No plays would be imported. Nothing was changed.
        [one] Would import { $count } play. Nothing was changed.
       *[other] Would import { $count } plays. Nothing was changed.
    }
history-import-known =
    { $count ->
        [one] Skipped { $count } play already in the log.
       *[other] Skipped { $count } plays already in the log.
    }
check-title = The play log
check-counts = Records: { $records }, plays: { $plays }
check-sound = No problems found.
check-line = Line { $line } can't be read: { $text }
check-number = Line { $line }: an earlier play has the number { $written }, so this one is play { $id }.
check-more =
    { $count ->
        [one] and { $count } more like these
       *[other] and { $count } more like these
    }
check-torn = The last line was cut off.
check-repaired = Repaired. A copy of the old log: { $file }
check-aside = Unreadable lines were moved to { $file }
history-qr = Scan it with a phone that has BG Stats.
history-qr-wide = The QR code needs { $columns } columns: make the window wider or the font smaller.
history-qr-long = This play is too long for a QR code: use the link.
ask-edit = { $what } ({ $now })
ask-help-edit = Enter: keep it · -: remove it
history-torn = The last line of the play log was cut off; it was moved to { $file }. Everything before it is still there.
history-cut = The last line of the play log was cut off and isn't counted. More: { -program } history check
history-broken =
    { $count ->
        [one] Line { $lines } of the play log can't be read and isn't counted.
       *[other] Lines { $lines } of the play log can't be read and aren't counted.
    } More: { -program } history check
history-renumbered =
    { $count ->
        [one] { $count } play had the number of an earlier one and was given a new one.
       *[other] { $count } plays had the numbers of earlier ones and were given new ones.
    } More: { -program } history check
history-waiting = Another program is writing { $file }. Waiting …
history-deck = Deck
history-minutes = Minutes
history-location = Where
history-comment = Comment
column-id-play = No.
column-date = Date
column-player = Player
column-results = Results
column-points = Points
column-plays = Plays
column-wins = Wins
column-average = Average
column-best = Best
column-share = Win rate
column-oldest-first = Oldest to newest
column-last = Last
stats-title = Statistics
stats-plays =
    { $count ->
        [one] { $count } play
       *[other] { $count } plays
    }
stats-over-time = Points over time
stats-counts = Winning scores by player count
stats-decks = Winning scores by deck
stats-characters = By character in the last round
stats-ranks = By rank in the last round
stats-rivals = Rivals
stats-rival = { $one } { $wins } : { $losses } { $other }

# The browser: the plays above, the chosen one below.
history-left =
    { $count ->
        [0] Nothing changed. To look again: { -program } history
        [one] { $count } change is in the log. To undo it: { -program } history undo
       *[other] { $count } changes are in the log. To undo the last one: { -program } history undo
    }
history-slot = { $what }: { $value }
history-edit-which = Which play do you want to change?
history-edit-what = Change what?
history-rename-whom = Rename whom, in all plays?
history-export-how = Export how?
history-export-csv = all plays to a file: CSV for spreadsheets
history-export-json = all plays to a file: JSON, everything
history-file = File
history-new-name = New name
history-help-edit = Enter: save · empty: remove · Esc: leave it
history-help-name = Tab: a name from the log · Enter: change it in all plays · Esc: leave it
history-help-file = Enter: write it · Esc: don't
history-written = Written to { $file }.
history-sure-delete = Delete this play?
history-sure-delete-what = You can undo it.
history-sure-undo = Undo the last change to the log?
history-sure-undo-what = It wasn't made here: it may be the last saved play.
error-history-file = "{ $file }" can't be written: { $why }.
    .advice = Choose another name or folder.
act-history-open = the whole play
    .key = enter
act-history-edit = edit
    .key = e
act-history-delete = delete
    .key = d
act-history-stats = statistics
    .key = s
act-history-link = QR code for BG Stats
    .key = q
act-history-choose = choose
    .key = 1–7
act-history-older = older
    .key = n
act-history-newer = newer
    .key = p
act-history-rename = rename
    .key = r
act-history-export = export
    .key = x
act-history-undo = undo the last change
    .key = u
act-history-back = back
    .key = escape

# The story of a play.
story-streak = { $name } has won { $count } times in a row.
story-first-win =
    First win for { $name }, on the { NUMBER($count, type: "ordinal") ->
        [one] { $count }st
        [two] { $count }nd
        [few] { $count }rd
       *[other] { $count }th
    } try.
story-broken = { $name } is beaten after { $count } wins in a row.
story-highest = A new record: { $name } with { $points } points.
story-since = Best score since { $date }: { $name } with { $points } points.
story-margin =
    The biggest margin so far: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
story-killed = { CARD($card, form: "The") } was killed { $count } times.
story-robbed = { CARD($card, form: "The") } was robbed { $count } times.
story-bewitched = { CARD($card, form: "The") } was bewitched { $count } times.
