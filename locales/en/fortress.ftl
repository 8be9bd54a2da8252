### The tile game Fortress: features, boards, totals. Rule numbers such as E3 are those of its rule
### pages.

fortress-score = Fortress: scoring
fortress-sum-road =
    { $tiles ->
        [one] { $tiles } tile = { $points }
       *[other] { $tiles } tiles = { $points }
    }
fortress-sum-city =
    { $tiles ->
        [one] 2 × { $tiles } tile = { $points }
       *[other] 2 × { $tiles } tiles = { $points }
    }
fortress-sum-city-shields =
    2 × ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } + { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }) = { $points }
fortress-sum-city-open =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } + { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    } = { $points }
fortress-sum-monastery =
    { $neighbours ->
        [one] 1 + { $neighbours } tile around it = { $points }
       *[other] 1 + { $neighbours } tiles around it = { $points }
    }
fortress-sum-field =
    { $cities ->
        [one] 3 × { $cities } completed city = { $points }
       *[other] 3 × { $cities } completed cities = { $points }
    }
fortress-nobody = no followers on it
fortress-owner = { $counts }: { $owner } has the most
fortress-owners = { $counts }: a tie, so each of { $owners } gets all the points (X3)
fortress-sentence = { $what }: { $sum } ({ $rule }); { $owners }
fortress-complete-road = Road, complete
fortress-open-road = Road, open
fortress-complete-city = City, complete
fortress-open-city = City, open
fortress-complete-monastery = Monastery, complete
fortress-open-monastery = Monastery, open
fortress-complete-field = Field
fortress-open-field = Field
fortress-wins = { $names } wins.
fortress-share = { $names } share the win (E8).
column-place = Place

error-file-syntax = { $why }
    .advice = What such a file looks like: docs/files.md
error-features-syntax = { $why }
    .advice = An empty file to fill in: { -program } fortress score --template
error-field-missing = { $key } is missing.
    .advice = Add it to the file.
error-fortress-player = "{ $name }" isn't one of the players.
    .advice = The players are: { $fits }.
impossible-too-many-shields = That is too many shields.
    .advice = A tile has one shield at most, and the box has ten: count again.
impossible-single-tile = A road or city of a single tile can't be complete.
    .advice = Count the different tiles again: a feature of one tile is still open.
impossible-no-tiles = A road or city has at least one tile.
    .advice = Give the number of different tiles it is on.
impossible-not-surrounded = A complete monastery has eight tiles around it.
    .advice = Set neighbours = 8, or leave out complete.
impossible-too-many-neighbours = There are only eight spaces around a monastery.
    .advice = neighbours is 0 to 8, diagonals included.
impossible-completed-field = A field is never complete.
    .advice = Leave out complete: fields are scored at the end of the game.
impossible-too-many-followers = { $name } can't have that many followers there.
    .advice = Everyone has seven to place; the eighth marks points on the track.
impossible-two-monks = A monastery never has more than one follower.
    .advice = Only the player who lays the tile may put one there.
impossible-crowded-tiles = There are more followers than tiles.
    .advice = A tile gets one follower at most (F1): count again.
impossible-too-many-cities = No field touches that many completed cities.
    .advice = Count only completed cities, and each city once.
impossible-not-counted = That number isn't counted for this kind of feature.
    .advice = shields are for a city, neighbours for a monastery, cities for a field.
error-fortress-shields = That makes { $count } shields on all the cities together, and the box has { $most }.
    .advice = Count the shields of each city again, and list a city only once.
error-fortress-two-boards = The file has both { $one } and { $other }.
    .advice = Keep one: turns for a game from its first tile, tiles or grid for a board as it is now, with points.

fortress-board = Fortress: the board
fortress-tiles-laid =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
fortress-too-wide = The board is too wide to draw here. Make the terminal wider.
fortress-legend = # city · ◊ shield · ─ │ road · ~ river · ⌂ monastery · everything else is field.
fortress-legend-followers = Followers: { $list }.
fortress-legend-fields = Small letters are fields, listed below.
fortress-running = Scored during play
fortress-now = If it ended now
fortress-fields = Fields, as they are now
fortress-line = Line { $number }
fortress-line-refused =
    { $count ->
        [one] Not counted: { $count } error.
       *[other] Not counted: { $count } errors.
    }
fortress-in-turn = Turn { $number }: { $what }
fortress-lies = { $what }. Tiles: { $tiles }.
fortress-feeds = Completed cities: { $cities }.
warning-too-many-tiles = { $count } tiles of kind { $kind }: more than the box has.
warning-out-of-turn = Turn { $number }: it wasn't { $name }'s turn.
warning-river-bend = At { $place } the river bends the same way again after straight tiles: some players forbid that (K8).
warning-land-before-lake =
    { $number ->
        [0] There is land but no lake yet
       *[other] Turn { $number }: land before the lake
    }. River tiles come first (V3), unless the lake fit nowhere.
warning-start-in-box = { $count } tiles of kind { $kind }, but only { $of } are in play: with the river, the start tile is in the box (V1).
side-n = north
side-e = east
side-s = south
side-w = west
edge-city = a city
edge-road = a road
edge-field = a field
edge-river = the river
misfit-taken = there is already a tile there
misfit-alone = no full side of it touches another tile (P1)
misfit-edge = its { $side } side shows { $here }, but the tile next to it shows { $there } (P2)
misfit-river = it doesn't continue the river (V4)
misfit-same-bend = the river bends to the same side twice in a row (V5)
refusal-no-such-part = the tile has nothing of that kind there
refusal-occupied = { $name } already has a follower on that feature; your own follower blocks it too (F2)
refusal-none-left = all seven followers are on the board
refusal-no-farmers = you are playing without farmers
refusal-second-on-tile = the tile already has a follower; only the player who lays it places one (F1)
ask-tile = Which tile is { $name } in { $tile }?
error-fortress-misfit = Tile { $tile } doesn't fit: { $why }.
    .advice = Check kind, rotation and place: [kind, degrees clockwise, x to the east, y to the south].
error-fortress-follower = A follower can't go there: { $why }.
    .advice = Check player, on and at, or leave the follower out.
error-fortress-tile = There is no tile "{ $tile }".
    .advice = Give its letter (A to X, RA to RL) or its four sides as placed, in the order N E S W: C city, R road, F field, W river.
error-fortress-alike = "{ $tile }" could be several tiles: { $letters }.
    .advice = Give the letter, or add + for a shield, / for cities that aren't joined, - for neither.
error-fortress-cell = There is no tile "{ $tile }".
    .advice = A cell is a letter and its quarter turns clockwise, 0 to 3 (K3), or the four sides as placed (CRFR). -- is an empty place.
error-fortress-cell-misfit = Tile { $tile } doesn't fit: { $why }.
    .advice = Check the letter, the quarter turns clockwise, and that no cell before it in the row is missing.
error-fortress-cell-follower = A follower can't go on tile { $tile }: { $why }.
    .advice = Check what stands after the cell, or leave it out: K3:Red:city
error-fortress-cell-part = What is the follower on tile { $tile } on?
    .advice = Add one of these after the player: { $fits }
command-fortress = Play Fortress, a Carcassonne-style game: rules, score pad, board.
    .examples =
        { -program } fortress rule fields
        { -program } fortress setup -p 4 --river
        { -program } fortress pad
        { -program } fortress board game.toml --fields
command-fortress-score = Count features: points, owners, totals.
    .examples =
        { -program } fortress score --template
        { -program } fortress score features.toml
        { -program } fortress score - { -flag-format } json
command-fortress-board = Record a game tile by tile, or score a board from a file.
    .examples =
        { -program } fortress board
        { -program } fortress board game.toml
        { -program } fortress board board.toml --fields --split-source
        { -program } fortress board game.toml --to grid
help-fortress-score-file = the features: players, and for each [[feature]] kind, tiles, shields, neighbours, cities, complete, followers; JSON lines: many games
help-fortress-board-file = the game: players, turns; or the board: a grid of cells such as K3, or tiles and followers; JSON lines: many games
help-fortress-board-no_farmers = play without farmers on fields
help-fortress-board-split_source = cut the field at the source of the river in two
help-fortress-board-fields = mark each field with a letter and list them
help-fortress-board-to = print the board in this form instead: grid

tile-A = monastery with road
tile-B = monastery
tile-C = all city, shield
tile-D = city edge, straight road
tile-E = city edge
tile-F = city corridor, shield
tile-G = city corridor
tile-H = two city edges, opposite, separate
tile-I = two city edges, adjacent, separate
tile-J = city edge, road bends right
tile-K = city edge, road bends left
tile-L = city edge, T-junction
tile-M = city corner, shield
tile-N = city corner
tile-O = city corner, shield, road bend
tile-P = city corner, road bend
tile-Q = three-sided city, shield
tile-R = three-sided city
tile-S = three-sided city, shield, road
tile-T = three-sided city, road
tile-U = straight road
tile-V = road bend
tile-W = T-junction
tile-X = crossroads
tile-RA = source
tile-RB = city edge, road over bridge into the city
tile-RC = city edge on each bank
tile-RD = straight river
tile-RE = river bend around city corner
tile-RG = river bend
tile-RH = monastery, road over bridge
tile-RI = river bend with road bend
tile-RK = road bridge across straight river
tile-RL = lake
tile-RA3 = source with a road bend (third edition)
tile-RL3 = lake with a monastery (third edition)
