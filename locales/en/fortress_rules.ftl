### The tile game Fortress: its rules by topic, the rulings on them, setup and tiles. A topic is
### fortress-rule-<id>, a ruling fortress-ruling-<id>, in the order of data/fortress/rules.toml;
### their numbers are shown next to them.

book-fortress = Fortress rulebook
section-fortress-book = the whole book
section-fortress-setup = Components and setup
section-fortress-turn = How to play
section-fortress-roads = Roads
section-fortress-cities = Cities
section-fortress-monasteries = Monasteries
section-fortress-summary = Summary of the basic rules
section-fortress-several = Several followers on one feature
section-fortress-end = End of the game
section-fortress-fields = Fields and farmers
section-fortress-river = The River

fortress-rule-setup = Setup
    .text = Put the start tile face up in the middle of the table. Shuffle the other 71 of the 72 land tiles and put them face down in several piles. Everyone takes the eight followers of one color: seven are your supply, the eighth goes on space 0 of the score track. Draw lots for the first player; turns go clockwise. The 12 river tiles stay in the box unless you play with the river.
    .asked = supply, my supply, start tile, number of players, how many followers
fortress-rule-turn = A turn
    .text =
        Always in this order:
        1. Turn up a tile, show it to everyone and add it to the map. You must.
        2. You may put one follower from your supply on that tile.
        3. Score everything the tile has completed. Then your turn ends.
fortress-rule-laying = Laying a tile
    .text = At least one full side must touch a tile on the table; a corner is not enough. On every side that touches, the picture must continue: road to road, city to city, field to field.
fortress-rule-followers = Placing a follower
    .text = You place one follower per turn, from your supply, and only on the tile you have just laid. On a road it is a highwayman (some say robber or thief), in a city a knight, in a monastery a monk, on a field a farmer. The whole road, city or field must be free of followers, however far it reaches.
    .asked = meeple, figure, pawn
fortress-rule-roads = Roads
    .text = A road is complete when it forms a loop, or when both its ends run into a junction, a city or a monastery. It scores 1 point for each tile it is on.
    .asked = path, street
fortress-rule-cities = Cities
    .text = A city is complete when walls close it all the way around and there is no gap inside. It scores 2 points for each tile it is on and 2 for each shield in it.
    .asked = shield, shields, town, pennant, coat of arms
fortress-rule-monasteries = Monasteries
    .text = A monastery is complete when all eight spaces around its tile are filled, including the diagonal ones. It scores 9 points: 1 for its own tile and 8 for the ones around it.
    .asked = cloister, abbey
fortress-rule-fields = Fields and farmers
    .text = Connected grass is one field. Fields score only at the end of the game: 3 points for each completed city the field touches, to the player with the most farmers on it. The size of the field does not matter.
    .asked = farm, meadow, pasture
fortress-rule-several-followers = Several followers on one feature
    .text = You may not join an occupied feature, but a tile can connect two separate features that each have a follower. Then the player with the most followers gets all the points, and the others get nothing. If players tie for the most, each of them gets all the points.
    .asked = majority, share, tie, ties, owner, who owns it
fortress-rule-end = End of the game
    .text =
        The game ends with the turn in which the last tile is laid. Then you score everything still open, for the player with the most followers on it:
        – road: 1 point per tile
        – city: 1 point per tile and 1 per shield
        – monastery: 1 point, and 1 for each tile around it
        – field: 3 points for each completed city it touches
        The player with the most points wins; tied players share the win.
fortress-rule-river = The River
    .text = Put the start tile back in the box: 12 river tiles take its place, so 83 tiles are in play. Put the source face up in the middle. Shuffle the other ten face down and put the lake at the bottom. Draw only river tiles until the lake is laid, then land tiles. A river tile follows the usual rules and must also continue the river.
fortress-rule-misprints = Misprints in the book
    .text = The rulebook was adapted from Carcassonne's: the old name is left in two places, the title has a wrong letter, and a few words are misspelled. None of this changes a rule. If a mistake does affect a rule, that rule's page says so.

fortress-ruling-player-number = Fortress is for two to five players: there are five colors. The book gives no minimum; we say two, because alone you have nobody to play against.
fortress-ruling-no-abbots = Leave abbots in the box. The book mentions them once, to say that a first game leaves them out. It does not count them among its 40 followers or say what they do.
    .asked = abbot
fortress-ruling-who-starts = You may draw lots or let the youngest start. The book draws lots and gives the youngest as an example. Agree before the first tile.
fortress-ruling-no-followers-left = With no followers in your supply you still have to lay a tile. You only skip the second step.
fortress-ruling-owner-scores = The owner of what was completed gets the points, no matter who laid the tile. The list of steps mentions only the player whose turn it is, just to keep it short.
fortress-ruling-scores-at-once = You place a follower before you score. So you may put one on something your tile has just completed, score it right away and take the follower back. You can place it again on your next turn, not on this one.
fortress-ruling-score-track = Move your marker forward one space for each point. When it passes 50, lay it flat.
fortress-ruling-track-again = With exactly 50 points the marker stands on 50; 51 is space 1, lying flat. The book does not say what happens after 100, so write the total down: the total is what counts.
fortress-ruling-pictures = Houses, people and animals on the tiles mean nothing. Only roads, cities, fields and monasteries count, and the river.
fortress-ruling-no-place = A tile that fits nowhere goes into the box, and the same player turns up another.
    .asked = unplayable tile
fortress-ruling-no-place-ever = Only the summary says this, but we always apply it, to river tiles too. If the very last tile fits nowhere, the game ends there.
fortress-ruling-own-blocks = Your own follower blocks a road, city or field just like anyone else's: you cannot add a second one. The summary mentions only other players' followers, but the chapters on roads and fields say yours or theirs.
fortress-ruling-choose-part = If the tile shows several roads, cities or fields, choose one part for your follower. You can never add one to a tile laid earlier.
fortress-ruling-followers-home = After scoring, every follower on that road, city or monastery goes back to its owner's supply, even the ones that scored nothing. Farmers stay.
fortress-ruling-road-junction = A junction ends every road that meets it: three or four roads start there, and you score each one separately.
fortress-ruling-road-tile-once = Count tiles, not pieces. A road that crosses the same tile twice gets 1 point for it, not 2.
fortress-ruling-shield-two = A shield in a completed city scores 2 points, not 4. The summary seems to count it twice, but the chapter on cities gives 2, and so does its example: three tiles and a shield make 8.
fortress-ruling-two-tile-city = The smallest city, two tiles, scores 4 points. In older editions it scored only 2; this book has no such exception.
fortress-ruling-city-tile-once = Count tiles, not pieces. If one tile shows two parts of the same city, it counts once.
fortress-ruling-monk-when-laid = Only the player who lays the monastery's tile may put a monk there, and only then. So there is never more than one.
fortress-ruling-monastery-road = The book says that a monastery has fields on all sides. But two of the six tiles also have a road that ends there, and the chapter on roads mentions such roads. Match the sides as they are drawn.
fortress-ruling-farmer-stays = Lay a farmer flat. It stays on its field until the end of the game and never goes back to the supply before that.
fortress-ruling-field-completed-cities = A field scores only for completed cities. The list for the end of the game leaves that word out, but the chapter on fields has it, and in its example an open city scores nothing.
fortress-ruling-field-never-complete = A field is never completed. When the book mentions a completed field, it means any field with farmers on it.
fortress-ruling-farmers-tied = If players tie for the most farmers, each of them gets all the points. The short summary forgets this, but the chapter says so, and in its example two players get 9 each.
fortress-ruling-field-by-itself = Score each field separately. One city can count for several fields, even two fields of the same player.
fortress-ruling-field-borders = Roads, cities and the edge of the map are the borders of a field, and so is the river. The book's list leaves the river out, but it mentions its banks, and other editions of the game say so.
fortress-ruling-field-round-monastery = A road that ends at a monastery does not cut the field: the grass continues around the monastery.
fortress-ruling-field-touches = A field touches a city if, on at least one tile, it runs along the city's wall with no road or river in between. Corners of neighboring tiles are not enough.
fortress-ruling-monasteries-unfed = A field scores nothing for monasteries. The line about farmers feeding monasteries is just story; only completed cities count.
fortress-ruling-fourth-city = In the book's example one field scores for four completed cities, but only three have letters. The fourth is a city without a letter; the open city never counts.
fortress-ruling-points-once = Several followers of yours score the points once, not once each. A feature with no followers scores for nobody.
fortress-ruling-road-or-city = The summary asks how several followers can end up on one road or one field, but its examples are a road and a city. The answer is the same for all three.
fortress-ruling-ten-points = The book does not explain its example of a city worth 10 points. Five tiles would fit, or four tiles and a shield; only the picture could tell.
fortress-ruling-last-turn = The last turn is a full turn: tile, follower, points for what it completes. The final scoring comes after that.
fortress-ruling-open-owners = Open features have owners just like completed ones: the player with the most followers gets everything, and tied players each get all the points.
fortress-ruling-green-eight = In the example green gets 8 points for an open city with "five tiles and one shield". That would be 6; with three shields it is 8, and the same example in another printing shows three. The rule does not change: 1 per tile, 1 per shield.
fortress-ruling-river-bends = The book forbids a second turn to the same side, so that the river does not flow back. We forbid two such bends in a row. If there are straight tiles between them, we only warn, because other printings say "in a row".
    .asked = U-turn, curve
fortress-ruling-river-followers = You may place followers on the roads, cities, monasteries and fields of river tiles as usual. Nobody can stand on the river itself, and it scores no points.
fortress-ruling-river-piles = The book calls river tiles land tiles in one place and treats them as different in another. Keep two piles: first the river, then land.
fortress-ruling-source-field = The field around the source is one field: the river starts there and does not cut it. Some players count it as two; agree before you start.
fortress-ruling-third-river = Your source may have a road bend and your lake a monastery: those are the tiles of the newer printing. You play them the same way.
fortress-ruling-road-words = The Ukrainian book uses three words for a road. All mean the same, but one of them is also its word for the score track.
fortress-ruling-monk-words = The Ukrainian book uses two words for the follower in a monastery. They mean the same monk.
fortress-ruling-page-numbers = Two chapters send you to different pages for several followers. There is only one such chapter; it comes before the end of the game.

fortress-rule-hint = To read a page: { -program } fortress rule fields. A rule by its number: { -program } fortress rule K8
fortress-place = { $place } · { $numbers }
fortress-rule-fits = { $line } ({ $numbers })
error-unknown-fortress-topic-none = There is no topic and no rule number "{ $typed }".
    .advice = All topics: { -program } fortress rule
error-unknown-fortress-topic-near = There is no topic "{ $typed }".
    .advice =
        Did you mean:
        { $candidates }
error-unknown-fortress-topic-several = "{ $typed }" could be several topics.
    .advice =
        Type more of the name:
        { $candidates }

fortress-setup = Fortress: setup
fortress-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
fortress-setup-colours =
    { $count ->
        [0] Everyone takes the eight followers of one color: yellow, red, green, blue or black. All five are in play.
        [one] Everyone takes the eight followers of one color: yellow, red, green, blue or black. The color left over stays in the box.
       *[other] Everyone takes the eight followers of one color: yellow, red, green, blue or black. The { $count } colors left over stay in the box.
    }
fortress-setup-followers = Keep seven as your supply. Put the score track next to the map and your eighth follower on space 0.
fortress-setup-abbots = If your box has abbots, leave them in it.
fortress-setup-start = Put the start tile (kind D) face up in the middle of the table.
fortress-setup-piles = Shuffle the other 71 land tiles and put them face down in several piles. The river tiles stay in the box.
fortress-setup-box = Put the start tile (kind D) into the box: the river takes its place.
fortress-setup-source = Put the source ({ $tile }) face up in the middle of the table.
fortress-setup-river = Shuffle the other ten river tiles face down and put the lake ({ $tile }) at the bottom of that pile.
fortress-setup-land = Shuffle the 71 land tiles and put them face down in several piles. With the 12 river tiles, 83 tiles are in play.
fortress-setup-first = Who starts? Draw lots, or let the youngest start. Turns go clockwise.
fortress-setup-draw = Draw from the river pile until the lake is laid, then from the others.
error-fortress-player-count = Fortress is for 2 to 5 players, not { $players }.
    .advice = Give a number from 2 to 5: there are five colors of followers.

fortress-tiles = Fortress: the tiles
fortress-tiles-land = Land
fortress-tiles-river = River
fortress-tiles-third = The newer river, in place of RA and RL
fortress-tiles-total = { $land } land tiles, { $river } river tiles.
fortress-tiles-left =
    { $count ->
        [one] { $count } of { $total } tiles is left.
       *[other] { $count } of { $total } tiles are left.
    }
fortress-tiles-start = With the river, the start tile is in the box, so there is one fewer D in play.
fortress-tiles-gone = No tile with these sides is left, whichever way you turn it: { $shapes }.
fortress-tiles-unknown = A tile that fit nowhere and went into the box still counts as left.
fortress-tiles-sides = Sides are read N E S W: C city, R road, F field, W river; + has a shield, / has cities that are not joined.
fortress-tiles-first = { $shows } (the start tile is one of these)
fortress-open = Open places
fortress-open-place = Place { $place }, sides { $sides }
fortress-open-fits =
    { $count ->
        [0] None of the { $left } tiles left fits here.
        [one] { $count } of the { $left } tiles left fits here.
       *[other] { $count } of the { $left } tiles left fit here.
    }
fortress-open-turns = The number after a letter is the quarter turns clockwise.
fortress-open-hint = ? is a side without a neighbor. What fits one place: { -program } fortress tiles game.toml --at 1,1
error-fortress-at-file = --at needs a board or a game.
    .advice = Give its file: { -program } fortress tiles game.toml --at 1,1
error-fortress-at-taken = { $place } is not open: tile { $tile } is there.
    .advice = The open places: { -program } fortress tiles game.toml
error-fortress-at-far = { $place } is not open: no tile is next to it.
    .advice = The open places: { -program } fortress tiles game.toml
column-tile = Tile
column-count = Count
column-left = Left
column-at = Place
column-fits = Fit
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
        { -program } fortress tiles game.toml --at 1,1
help-fortress-rule-topic = a topic, words from the rules, or a number such as E3 or K8
help-fortress-setup-players = set the number of players, 2 to 5
help-fortress-tiles-file = a board or a game, as for fortress board
help-fortress-tiles-at = say what fits this open place, x,y as on the drawn board
value-at = x,y
help-river = play with the river
help-third_river = play with the newer river: a road at the source, a monastery at the lake
