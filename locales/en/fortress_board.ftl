### Entering a game of Fortress tile by tile, and features one by one: screens, keys, faults, help.

board-turn = { $name }'s turn
board-which-way = { $name }: which way around is tile { $tile }?
board-follower = { $name }: a follower on tile { $tile }?
board-resume = A game is saved
board-standing = Points (followers left): { $players }
board-done = { $name }: tile { $tile }, no follower.
board-done-follower = { $name }: tile { $tile } with a follower.
board-boxed = Tile { $tile } fits nowhere: it goes into the box. Draw another.
board-no-follower = no follower
board-part = { $what } ({ $side }): { $sum }
corner-nw = northwest
corner-ne = northeast
corner-se = southeast
corner-sw = southwest
board-ask-tile = { $name }, which tile?
board-help-tile = a letter, four sides such as CRFR, or a word · Enter: choose · Esc: leave
board-tile = { $tile } · { $left } left
board-ask-place = Where does tile { $tile } go, 1 to { $count }?
board-help-place = the number on the board · <: back · y: redo · Esc: leave
board-over = Is the game over before the last tile?
board-over-yes = yes, count everything
board-leave-why = The game is saved: run the same command to continue.
board-torn = The last line of the saved game was cut off and has been moved to { $file }. Everything before it is still there.
ask-river = Are you playing with the River?
ask-river-third = third edition: a road at the source, a monastery at the lake
act-board-turn = that way around
    .key = 1–4
act-board-follower = there
    .key = 0–9
act-board-over = the game is over
    .key = .
act-board-new = a new game
    .key = n
act-count-open = it is still open
    .key = o
act-count-complete = it is complete
    .key = o
count-leave-why = What you entered isn't saved.
template-features =
    Fill in, then:
    { -program } fortress score FILE
    A block for each feature with followers:
    copy or delete blocks as you need.
    complete = false: it is still open.
template-road = tiles: different tiles of the road
template-city = shields: one tile has one at most
template-monastery = neighbours: tiles around it, 0 to 8
template-field = cities: completed cities it touches

error-board-place = "{ $value }" isn't one of the places.
    .advice = Type a number from 1 to { $count }.
error-board-options = These options can't be used together.
    .advice =
        A FILE is only counted: without { -flag-new }, { -flag-resume }, --names, --river, --save and --export.
        Use one of { -flag-new }, { -flag-resume } and --export.
error-board-terminal = FILE is missing, and entering a game needs a terminal.
    .advice = Name a file: { -program } fortress board FILE
error-board-none = There is no game in progress.
    .advice = Start one on a terminal: { -program } fortress board
error-board-folder = There is no folder to save the game in.
    .advice = Set CITADELS_HOME to a folder.
error-board-newer = The game { $file } was written by a newer version.
    .advice = It wasn't changed. Update the program, or move the file away.
error-board-broken = The game { $file } is damaged on line { $line }.
    .advice = It wasn't changed. Fix or remove that line, or move the file away.
error-board-file = The game { $file } can't be read.
    .advice = Check its permissions; it must be an ordinary file.

help-fortress-board-names = name the players of a new game, 2 to 5, in turn order
help-fortress-board-river = start a new game with the River's tiles
help-fortress-board-new = start a new game; the old one stays in the file
help-fortress-board-resume = resume the saved game without asking
help-fortress-board-export_as = print the game you entered as a file: toml or json
help-fortress-score-template = print an empty file of features to fill in
value-export_as = toml | json
