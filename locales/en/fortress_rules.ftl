### The tile game Fortress: its rules by topic, the rulings on them, set-up and tiles.
### A topic is fortress-rule-<id>, a ruling fortress-ruling-<id>, in the order of data/fortress/rules.toml; their numbers are shown beside them.

book-fortress = Fortress rulebook
section-fortress-book = the whole book
section-fortress-setup = Components and set-up
section-fortress-turn = Course of the game
section-fortress-roads = Roads
section-fortress-cities = Cities
section-fortress-monasteries = Monasteries
section-fortress-summary = Summary of the basic rules
section-fortress-several = Several followers on one feature
section-fortress-end = End of the game
section-fortress-fields = Fields and farmers
section-fortress-river = The River

fortress-rule-setup = Setting up
    .text = The start tile lies face up in the middle of the table. The other 71 of the 72 land tiles are shuffled and wait face down in several piles. Everyone takes the eight followers of one colour: seven are the supply, the eighth stands on space 0 of the score track. The first player is drawn by lot, and turns go clockwise. The 12 river tiles stay in the box unless you play with the river.
fortress-rule-turn = A turn
    .text =
        Always in this order:
        1. Turn up a tile, show it to all and join it to the map. This is a must.
        2. You may put one follower from your supply on that tile.
        3. Whatever the tile has completed is scored, and the turn ends.
fortress-rule-laying = Laying a tile
    .text = At least one whole side must touch a tile that lies already; a corner is not enough. On every side that touches, the picture goes on: road to road, city to city, field to field.
fortress-rule-followers = Placing a follower
    .text = One follower a turn, from your supply, on the tile you have just laid and on no other. On a road it is a robber, in a city a knight, in a monastery a monk, on a field a farmer. The whole road, city or field must be free of followers, however far it reaches.
fortress-rule-roads = Roads
    .text = A road is complete when it closes into a ring, or when both its ends run into a junction, a city or a monastery. It brings 1 point for each tile it lies on.
fortress-rule-cities = Cities
    .text = A city is complete when walls close it all round and there is no gap inside. It brings 2 points for each tile it lies on and 2 for each shield in it.
fortress-rule-monasteries = Monasteries
    .text = A monastery is complete when all eight places around its tile are filled, the diagonal ones too. It brings 9 points: 1 for its own tile and 8 for those around it.
fortress-rule-fields = Fields and farmers
    .text = Green land that hangs together is one field. It is scored only at the end of the game: 3 points for each completed city it touches, to whoever has most farmers on it. How big the field is does not matter.
fortress-rule-several-followers = Several followers on one feature
    .text = Nobody may join an occupied feature, but a tile can connect two that were separate, each with its follower. Then the most followers count: whoever has most gets all the points, and the others get nothing. Where several have equally many, each of them gets all the points.
fortress-rule-end = End of the game
    .text =
        The game ends with the turn in which the last tile is laid. Then what is still open is scored, to whoever has most followers on it:
        – road: 1 point a tile
        – city: 1 point a tile and 1 a shield
        – monastery: 1 point, and 1 for each tile around it
        – field: 3 points for each completed city it touches
        Most points win; with equally many the victory is shared.
fortress-rule-river = The River
    .text = The start tile goes back into the box: 12 river tiles take its place, so 83 tiles are in play. The source lies face up in the middle. Shuffle the other ten face down and put the lake at the bottom. Until the lake is laid, only river tiles are drawn; after that, land. A river tile follows the usual rules and must also continue the river.
fortress-rule-misprints = Misprints of the book
    .text = The rulebook was adapted from that of Carcassonne: the old name is left in two places, the title has a wrong letter, and a few words are misspelt. None of it changes a rule. Where a slip does touch one, it is named on the page of that rule.

fortress-ruling-player-number = Two to five play: there are five colours. The book names no smallest number; we take two, because alone you have no rival.
fortress-ruling-no-abbots = Leave abbots in the box. The book mentions them once, to put them away in a first game, but it neither counts them among its 40 followers nor says what they do.
fortress-ruling-who-starts = By lot or the youngest? The book draws lots and names the youngest as an example. Both will do; agree before the first tile.
fortress-ruling-no-followers-left = Without followers in your supply you still have to lay a tile. You only skip the second step.
fortress-ruling-owner-scores = Points go to the owner of what was completed, no matter who laid the tile. Where the list of steps speaks of the player whose turn it is, it is only brief.
fortress-ruling-scores-at-once = A follower comes before the points. So you may put one on something your tile has just completed, score it at once and take the follower back. It can go out again on your next turn, not on this one.
fortress-ruling-score-track = Move your marker on by as many spaces as you get points. When it passes 50, lay it flat.
fortress-ruling-track-again = With exactly 50 the marker stands on 50; 51 is space 1, lying flat. The book does not say what happens after 100, so write the total down: that is what counts.
fortress-ruling-pictures = Houses, people and animals on the tiles mean nothing. Only roads, cities, fields and monasteries count, and the river.
fortress-ruling-no-place = A tile that fits nowhere goes into the box, and the same player turns up another.
fortress-ruling-no-place-ever = This stands only in the summary, but we apply it always, to river tiles too. If the very last tile fits nowhere, the game ends there.
fortress-ruling-own-blocks = Your own follower bars the way as much as another's: no second one onto the same road, city or field. The summary speaks only of other players', but the chapters on roads and fields say yours or theirs.
fortress-ruling-choose-part = If the tile shows several roads, cities or fields, choose one part for your follower. A tile laid earlier never gets one.
fortress-ruling-followers-home = After the count every follower on that road, city or monastery goes back to its owner's supply, also those that brought nothing. Farmers stay.
fortress-ruling-road-junction = A junction ends every road that meets it: three or four roads begin there, and each is counted by itself.
fortress-ruling-road-tile-once = Tiles are counted, not pieces. A road that crosses the same tile twice gets 1 point for it, not 2.
fortress-ruling-shield-two = A shield in a completed city brings 2 points, not 4. The summary seems to count it twice; the chapter on cities gives 2, and so does its example: three tiles and a shield are 8.
fortress-ruling-two-tile-city = The smallest city, of two tiles, brings 4 points. That it brings only 2 is a rule of older editions; this book has no such exception.
fortress-ruling-city-tile-once = Tiles are counted, not pieces. Where one tile shows two parts of the same city, it counts once.
fortress-ruling-monk-when-laid = Only whoever lays the monastery's tile may put a monk there, and only then. So there is never more than one.
fortress-ruling-monastery-road = The book says fields lie on all sides of a monastery. Two of the six tiles also have a road that ends there, and the chapter on roads knows such roads. Match the sides as they are drawn.
fortress-ruling-farmer-stays = Lay a farmer flat. It stays on its field to the end of the game and never comes back to the supply before.
fortress-ruling-field-completed-cities = Only completed cities pay a field. The list for the end of the game leaves the word out, but the chapter on fields has it, and in its example an open city brings nothing.
fortress-ruling-field-never-complete = A field is never completed. Where the book speaks of a completed field, it means any field with farmers on it.
fortress-ruling-farmers-tied = Equally many farmers: each of these players gets all the points. The short summary forgets it, but the chapter says so, and in its example two players get 9 each.
fortress-ruling-field-by-itself = Each field is counted by itself. One city can pay several fields, even two of the same player.
fortress-ruling-field-borders = Roads, cities and the edge of the map bound a field, and so does the river. The book's list leaves the river out, but it speaks of its banks, and other printings of the game have it so.
fortress-ruling-field-round-monastery = A road that ends at a monastery does not cut the field: the green runs on around the monastery.
fortress-ruling-field-touches = A field touches a city if somewhere on one tile it lies at the city's wall, with no road or river between. Corners of neighbouring tiles are not enough.
fortress-ruling-monasteries-unfed = Monasteries pay a field nothing. That farmers feed monasteries too is a line of story; the count names only completed cities.
fortress-ruling-fourth-city = In the book's example one field is paid for four completed cities, but only three have letters. The fourth is one without a letter; the open city never counts.
fortress-ruling-points-once = Several followers of yours bring the points once, not once each. A feature with nobody on it brings nothing to anyone.
fortress-ruling-road-or-city = Where the summary asks how several come to stand on one road or one field, its examples are a road and a city. It holds for all three.
fortress-ruling-ten-points = The example city of 10 points has no breakdown in words. Five tiles would fit, or four tiles and a shield; only the picture could tell.
fortress-ruling-last-turn = The last turn is a whole turn: tile, follower, points for what it completes. Only then comes the final count.
fortress-ruling-open-owners = Open features have owners like completed ones: most followers take all, equally many get all the points each.
fortress-ruling-green-eight = In the example green gets 8 for an open city, “five tiles and one shield”. That would be 6; with three shields it is 8, and the same example in another printing shows three. The rule stands: 1 a tile, 1 a shield.
fortress-ruling-river-bends = The book bars a second turn to the same side, so that the river does not flow back. We bar two such bends in a row; where straight tiles lie between them we only warn, because other printings say “in a row”.
fortress-ruling-river-followers = Roads, cities, monasteries and fields on river tiles take followers by the usual rules. Nobody stands on the river itself, and it brings no points.
fortress-ruling-river-piles = River tiles are called land tiles in one place and set against them in another. Keep two piles: first the river, then land.
fortress-ruling-source-field = The field around the source is one: the river begins there and does not cut it. Some tables play it as two; agree beforehand.
fortress-ruling-third-river = Your source may have a road bend and your lake a monastery: those are the tiles of the newer printing. They are played the same way.
fortress-ruling-road-words = The Ukrainian book uses three words for a road. All mean the same; mind only that one of them also names the score track.
fortress-ruling-monk-words = The Ukrainian book uses two words for the follower in a monastery. They mean the same monk.
fortress-ruling-page-numbers = Two chapters send you to different pages for several followers. There is only one such chapter; it stands before the end of the game.

fortress-rule-hint = A page: { -program } fortress rule fields. A rule by its number: { -program } fortress rule K8
fortress-place = { $place } · { $numbers }
error-unknown-fortress-topic-none = There is no topic and no rule number “{ $typed }”.
    .advice = All topics: { -program } fortress rule
error-unknown-fortress-topic-near = There is no topic “{ $typed }”.
    .advice =
        Did you mean
        { $candidates }
error-unknown-fortress-topic-several = “{ $typed }” may be several topics.
    .advice =
        Type more of the name, or the word in brackets:
        { $candidates }

fortress-setup = Fortress: setting up
fortress-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
fortress-setup-colours =
    { $count ->
        [0] Everyone takes the eight followers of one colour: yellow, red, green, blue or black. All five are in play.
        [one] Everyone takes the eight followers of one colour: yellow, red, green, blue or black. The colour left over goes into the box.
       *[other] Everyone takes the eight followers of one colour: yellow, red, green, blue or black. The { $count } colours left over go into the box.
    }
fortress-setup-followers = Keep seven as your supply. Put the score track beside the map and your eighth follower on its space 0.
fortress-setup-abbots = Abbots, if your box has any, stay in it.
fortress-setup-start = Lay the start tile (kind D) face up in the middle of the table.
fortress-setup-piles = Shuffle the other 71 land tiles and put them face down in several piles. The river tiles stay in the box.
fortress-setup-box = Put the start tile (kind D) into the box: the river takes its place.
fortress-setup-source = Lay the source ({ $tile }) face up in the middle of the table.
fortress-setup-river = Shuffle the other ten river tiles face down and put the lake ({ $tile }) at the bottom of that pile.
fortress-setup-land = Shuffle the 71 land tiles and put them face down in several piles. With the 12 of the river 83 tiles are in play.
fortress-setup-first = Who begins? Draw lots, or let the youngest begin. Turns go clockwise.
fortress-setup-draw = Draw from the river pile until the lake is laid, then from the others.
error-fortress-player-count = Fortress cannot be played by { $players }.
    .advice = It is for 2 to 5: there are five colours.

fortress-tiles = Fortress: the tiles
fortress-tiles-land = Land
fortress-tiles-river = River
fortress-tiles-third = The newer river, in place of RA and RL
fortress-tiles-total = { $land } land tiles, { $river } of the river.
fortress-tiles-left =
    { $count ->
        [one] { $count } of { $total } tiles is left.
       *[other] { $count } of { $total } tiles are left.
    }
fortress-tiles-start = With the river the start tile is in the box, so one D fewer is in play.
fortress-tiles-gone = No tile with these sides is left, however it is turned: { $shapes }.
fortress-tiles-unknown = A tile that fitted nowhere and went into the box still counts as left.
fortress-tiles-sides = Sides are read N E S W: C city, R road, F field, W river; + has a shield, / has cities that are not joined.
column-tile = Tile
column-count = Count
column-left = Left
column-sides = Sides
column-shows = Shows

command-fortress-rule = Show a topic of the rules, a rule by number, or all topics.
    .examples =
        { -program } fortress rule
        { -program } fortress rule fields
        { -program } fortress rule K8
command-fortress-setup = Go through the checklist from box to first tile.
    .examples =
        { -program } fortress setup -p 4
        { -program } fortress setup -p 3 --river
command-fortress-tiles = List the tiles and their numbers, or what is left in a game.
    .examples =
        { -program } fortress tiles
        { -program } fortress tiles game.toml
help-fortress-rule-topic = the topic's name, how it begins, or a number such as E3 or K8
help-fortress-setup-players = set the number of players, 2 to 5
help-fortress-tiles-file = a board or a game, as for fortress board
help-river = play with the river
help-third_river = play with the river of the newer printing: a road at the source, a monastery at the lake
