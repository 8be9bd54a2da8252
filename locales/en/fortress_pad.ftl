### The score pad of the tile game: the screen, its keys, the result, faults and help.

pad-title = Fortress: score pad
pad-result = Fortress: the result
pad-resume = A pad is saved
pad-phase-play = During play
pad-phase-roads = Final phase, 1 of 4: roads
pad-phase-cities = Final phase, 2 of 4: cities
pad-phase-monasteries = Final phase, 3 of 4: monasteries
pad-phase-fields = Final phase, 4 of 4: fields
pad-phase-over = Everything is counted
pad-tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
pad-last-tile = That was the last tile. Score this turn first, then start the final phase.
pad-column-track = Track
pad-column-supply = Supply
pad-supply =
    { $count ->
        [one] { $name }: { $count } follower in supply
       *[other] { $name }: { $count } followers in supply
    }

pad-line = { $scores } · { $what }: { $sum }
pad-line-several = { $scores } · { $what }: { $sum }; followers: { $there }
pad-line-points = { $scores } · { $reason }
pad-line-struck = (crossed out) { $line }
pad-line-edited = { $line } (changed)

pad-prompt = { $what }: { $sum }. Whose followers are on it?
pad-prompt-several = { $what }: { $sum }. Followers: { $there }
pad-prompt-number = { $what }: how many?
pad-prompt-edit = Entry { $number }. { $prompt }
pad-which-kind = What kind is it?
pad-strike-which = Cross out entry { $number }
pad-edit-which = Change entry { $number }
pad-who-out = Whose follower goes on the board?
pad-who-home = Whose follower comes home without points?
pad-who-points = Add or take off points: for whom?
pad-ask-points = { $name }, how many points, and why?
pad-help-points = 5 a forgotten road · -3 counted twice · Esc: not now

pad-final-road = Unfinished roads: 1 point for each different tile.
pad-final-city = Unfinished cities: 1 point for each different tile and each shield.
pad-final-monastery = Unfinished monasteries: 1 point, and 1 for each tile around it.
pad-final-field = Fields: 3 points for each completed city they touch.

pad-scored = { $scores }.
pad-scored-home = { $scores }. Followers home: { $there }.
pad-edited = Entry { $number } is changed.
pad-struck = Entry { $number } is crossed out.
pad-undone = Undone.
pad-undone-entry = Undone: { $scores }.
pad-redone = Redone.
pad-number-first = First the number, then the letter.
    .advice = How many are there?
pad-points-none = "{ $value }" isn't a number of points.
    .advice = Write 5 or -3, then why.
pad-torn = The last line of the pad was cut off and has been moved to { $file }. Everything before it is still there.
pad-left = The pad is saved: run the same command to continue.
pad-leave-why = The pad is saved: run the same command to continue.

pad-refused-nobody = Nobody has a follower there, so nobody scores.
    .advice = Type the letters of the players who do.
pad-refused-range = There is no such number or player.
    .advice = Type another.
pad-refused-too-many = { $number } is too many.
    .advice = At most { $most }; Backspace deletes a digit.
pad-refused-not-yet = Unfinished features and fields score only in the final phase.
    .advice = Start the final phase first.
pad-refused-no-entry = There is no entry with that number.
    .advice = Each entry has its number in front.
pad-refused-struck = That entry is already crossed out.
    .advice = Type another number.
pad-refused-none-left = All seven followers are on the board.
    .advice = One has to come home first.
pad-refused-none-out = The pad shows no follower of that player on the board.
    .advice = Count one out first.
pad-refused-no-tiles = All tiles have been laid.
    .advice = Score this turn, then start the final phase.
pad-refused-nothing = There is nothing to undo or redo.
    .advice = Continue with the next entry.
pad-refused-order = That isn't the next phase.
    .advice = Roads, cities, monasteries, fields: in that order.
pad-refused-below-zero = A score can't go below 0.
    .advice = Take off less.
pad-refused-closed = That pad is closed.
    .advice = Start a new one.

pad-player = { $place }. { $name }: { $points }
pad-row-road = Roads
pad-row-city = Cities
pad-row-monastery = Monasteries
pad-row-field = Fields
pad-row-points = Corrections
pad-row-final-road = Roads at the end
pad-row-final-city = Cities at the end
pad-row-final-monastery = Monasteries at the end
pad-row-final-field = Fields at the end
pad-row-final-points = Corrections at the end
pad-row-total = Total

act-pad-road = road
    .key = r
act-pad-city = city
    .key = c
act-pad-monastery = monastery
    .key = m
act-pad-field = field
    .key = f
act-pad-edit = edit
    .key = e
act-pad-strike = cross out
    .key = x
act-pad-correct = points
    .key = p
act-pad-follower-out = follower out
    .key = g
act-pad-follower-home = follower home
    .key = h
act-pad-tile = tile laid
    .key = t
act-pad-final = final phase
    .key = f
act-pad-later = stop for now
    .key = q
act-pad-tiles = different tiles
    .key = 0–9
act-pad-around = tiles around
    .key = 0–8
act-pad-cities = completed cities
    .key = 0–9
act-pad-shield = shield
    .key = s
act-pad-alone = that player alone
    .key = letter
act-pad-each = that player
    .key = letter
act-pad-several = several players
    .key = enter
act-pad-no-more = no more of these
    .key = enter
act-pad-entry = number of the entry
    .key = 0–9
act-pad-this-entry = that one, or the last
    .key = enter
act-pad-take-away = delete
    .key = back
act-pad-done = done
    .key = enter
act-pad-not-now = not now
    .key = escape
act-pad-go-on = continue
    .key = enter
act-pad-new = a new pad
    .key = n
act-pad-save = save in the play log
    .key = s
act-pad-finish = without saving
    .key = enter
act-pad-save-now = save in the play log
    .key = enter

column-game = Game
history-citadels = Citadels
history-fortress = Fortress
history-fortress-river = Fortress with the River

ask-fortress-count = What do you want to score?
ask-fortress-count-here = features, one by one
ask-fortress-count-pad = the pad in progress
ask-fortress-count-new = a new pad
ask-fortress-count-file = a file of features
ask-fortress-file = Which file?
    .help = a TOML or JSON file · Esc: leave
error-fortress-score-missing = Score what?
    .advice =
        A file of features: { -program } fortress score FILE
        The live pad, on a terminal: { -program } fortress pad
error-pad-terminal = The pad needs a terminal.
    .advice =
        To see a pad without one: { -program } fortress pad FILE --export json
        To score features from a file: { -program } fortress score FILE
error-pad-options = These options can't be used together.
    .advice = Use { -flag-new } or { -flag-resume }, not both. With --export use neither, and no names, --river or --save.
error-pad-none = There is no pad in progress.
    .advice = Start one on a terminal: { -program } fortress pad
error-pad-players = Fortress is for 2 to 5 players, not { $count }.
    .advice = Name everyone once, separated by commas.
error-pad-folder = There is no folder for the pad.
    .advice = Name a file: { -program } fortress pad FILE
error-pad-newer = The pad { $file } was written by a newer version.
    .advice = It wasn't changed. Update the program, or name another file.
error-pad-broken = The pad { $file } is damaged on line { $line }.
    .advice = It wasn't changed. Fix or remove that line, or name another file.
error-pad-foreign = { $file } isn't a pad.
    .advice = It wasn't changed. Name another file.
error-pad-busy = The pad { $file } is open somewhere else.
    .advice = Close it there first, or name another file.
error-pad-file = The pad { $file } can't be read.
    .advice = Check its name and permissions; it must be an ordinary file.

command-fortress-pad = Keep score live: entries, undo, edits, the final count.
    .examples =
        { -program } fortress pad
        { -program } fortress pad --names Ann,Bob,Cyd --river
        { -program } fortress pad friday.jsonl { -flag-resume }
        { -program } fortress pad friday.jsonl --export csv
help-fortress-pad-file = the file the pad is saved in (default: the usual save file)
help-fortress-pad-names = name the players of a new pad, 2 to 5
help-fortress-pad-river = start a new pad with the River's tiles
help-fortress-pad-new = start a new pad; the old one stays in the file
help-fortress-pad-resume = resume the saved pad without asking
help-fortress-pad-export = print what is on the pad: json or csv
help-fortress-pad-save = save the result in the play log
value-export = json | csv
