### The score pad of the tile game: the screen, its keys, the result, faults and help.

pad-title = Fortress: the pad
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
pad-last-tile = That was the last tile. Score this turn first, then f: the final phase (E1).
pad-column-track = Track
pad-column-supply = Supply
pad-supply =
    { $count ->
        [one] { $name }: { $count } follower in supply
       *[other] { $name }: { $count } followers in supply
    }

pad-line = { $scores } · { $what }: { $sum }
pad-line-several = { $scores } · { $what }: { $sum }; there stood { $there }
pad-line-points = { $scores } · { $reason }
pad-line-struck = (struck) { $line }
pad-line-edited = { $line } (changed)

pad-prompt = { $what }: { $sum }. Who stands there?
pad-prompt-several = { $what }: { $sum }. There stand: { $there }
pad-prompt-number = { $what }: how many?
pad-prompt-edit = Entry { $number }. { $prompt }
pad-which-kind = What is it, then?
pad-strike-which = Strike entry { $number }
pad-edit-which = Change entry { $number }
pad-who-out = A follower goes on the board: whose?
pad-who-home = A follower comes home without points: whose?
pad-who-points = Points more or less: whose?
pad-ask-points = { $name }, how many points, and why?
pad-help-points = 5 a forgotten road · -3 counted twice · Esc: not now
pad-help-name = 2 to 5 play: name everyone once
pad-help-name-last = Enter without a name: that is all

pad-final-road = Unfinished roads: 1 point for each different tile (E2).
pad-final-city = Unfinished cities: 1 point for each different tile and each shield (E3).
pad-final-monastery = Unfinished monasteries: 1 point, and 1 for each tile around (E4).
pad-final-field = Fields: 3 points for each completed city they touch (E6).

pad-scored = { $scores }.
pad-scored-home = { $scores }. Followers home: { $there }.
pad-edited = Entry { $number } is changed.
pad-struck = Entry { $number } is struck.
pad-undone = Taken back.
pad-undone-entry = Taken back: { $scores }.
pad-redone = Put back.
pad-number-first = First the number, then the letter.
pad-points-none = That is no number of points: write 5 or -3, then why.
pad-torn = The last line of the pad was broken off; it is set aside in { $file }. Everything before it is there.
pad-left = The pad is saved: the same command goes on with it.
pad-leave-why = The pad is saved: the same command goes on with it.

pad-refused-nobody = Nobody stands there, so nobody scores (X3).
pad-refused-range = That number or player is not there.
pad-refused-not-yet = What is unfinished, and fields, count in the final phase only: f.
pad-refused-no-entry = There is no entry of that number.
pad-refused-struck = That entry is struck already.
pad-refused-none-left = All seven followers are on the board.
pad-refused-none-out = No follower of that player is counted on the board.
pad-refused-no-tiles = All tiles are laid.
pad-refused-nothing = There is nothing to take back or to put back.
pad-refused-order = That phase is not the next.
pad-refused-below-zero = Nobody has fewer than no points.
pad-refused-closed = That pad is put away.

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

pad-keys-kinds = r: road · c: city · m: monastery
pad-keys-field = f: field
pad-keys-log = u: undo · y: redo · e: edit · x: strike · p: points
pad-keys-board = g: follower out · h: follower home · t: tile laid
pad-keys-leave = f: final phase · q: leave
pad-keys-quit = q: leave
pad-keys-tiles = 0–9: different tiles
pad-keys-around = 0–8: tiles around
pad-keys-cities = 0–9: completed cities
pad-keys-shield = s: shield
pad-keys-alone = { $letters }: that player alone
pad-keys-each = { $letters }: that player
pad-keys-several = Enter: several players
pad-keys-no-more = Enter: no more of them
pad-keys-entry = 0–9: number of the entry · Enter: that one, or the last
pad-keys-back = Backspace: take away
pad-keys-done = Enter: done
pad-keys-cancel = Esc: not now
pad-keys-resume = Enter: go on · n: a new pad
pad-keys-over = s: save in the play log · Enter: without saving
pad-keys-on = Enter: save in the play log
pad-keys-undo = u: undo

column-game = Game
history-citadels = Citadels
history-fortress = Fortress
history-fortress-river = Fortress with the River

error-pad-terminal = The pad needs a terminal.
    .advice =
        What is on a pad, without one: { -program } fortress pad FILE --export json
        Features from a file: { -program } fortress score FILE
error-pad-options = These options do not go together.
    .advice = Either { -flag-new } or { -flag-resume }, and neither of them, nor names, --river or --save, with --export.
error-pad-none = There is no pad under way.
    .advice = Begin one on a terminal: { -program } fortress pad
error-pad-players = { $count } cannot play.
    .advice = Fortress is for 2 to 5: name everyone once, separated by commas.
error-pad-folder = There is no folder for the pad.
    .advice = Name a file: { -program } fortress pad FILE
error-pad-newer = The pad { $file } was written by a newer version.
    .advice = It was left as it is. Use that version, or name another file.
error-pad-broken = The pad { $file } is damaged on line { $line }.
    .advice = It was left as it is. Repair or remove that line, or name another file.
error-pad-foreign = { $file } is no pad.
    .advice = It was left as it is. Name another file.
error-pad-busy = The pad { $file } is open somewhere else.
    .advice = Close it there first, or name another file.
error-pad-file = The pad { $file } cannot be read.
    .advice = Check its name and its rights; it must be an ordinary file.
error-pad-write = The pad { $file } cannot be written.
    .advice = Check the folder, its rights and the room on the disk.

command-fortress-pad = The live score pad on a terminal: entries, undo, edit, strike, the final phase; saved after every entry.
    .examples =
        { -program } fortress pad
        { -program } fortress pad --names Anton,Dmytro,Oksana --river
        { -program } fortress pad friday.jsonl { -flag-resume }
        { -program } fortress pad friday.jsonl --export csv
help-pad-file = where the pad is saved; a place of its own if not given
help-pad-names = the players of a new pad, 2 to 5
help-pad-river = a new pad with the River's tiles
help-pad-new = begin a new pad; the old one stays in the file
help-pad-resume = go on with the saved pad without asking
help-export = print what is on the pad: json or csv
help-pad-save = save the result in the play log
value-export = json | csv
