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
    .asked =
        How many people can play Fortress?
        whats the player count
        how many can play this carcassonne thing
    .yes =
        does it work with just 2 of us
        is five the max
        theres 4 of us, can we all play
    .no =
        can i play it solo
        we are 6, can everyone play
        does the book give a minimum number of players
fortress-ruling-no-abbots = Leave abbots in the box. The book mentions them once, to say that a first game leaves them out. It does not count them among its 40 followers or say what they do.
    .words = abbot
    .no =
        Do we play with the abbots?
        can i place an abbot instead of a monk
        second game now, do we add the abbots
        is the abbot one of my 8 followers
        do the rules say what the abbot does
    .yes =
        do abbots stay in the box
        can we ignore the abbot meeples
    .asked =
        what are the abbots for
fortress-ruling-who-starts = You may draw lots or let the youngest start. The book draws lots and gives the youngest as an example. Agree before the first tile.
    .asked =
        Who goes first?
        who lays the first tile
        how do we pick a start player
    .yes =
        can the youngest start
        is it ok to just draw lots for first player
    .no =
        does the youngest have to go first
        is drawing lots the only way to choose who begins
        is it forbidden to let the kid start
fortress-ruling-no-followers-left = With no followers in your supply you still have to lay a tile. You only skip the second step.
    .yes =
        Do I have to lay a tile when I have no followers left?
        all my meeples are on the board, do i still draw a tile
        with zero meeples left can i still play tiles
        no guys left so i only skip the placing step?
    .no =
        out of meeples, is my whole turn skipped
        can i pass instead of laying a tile because ive got no followers
        am i out of the game with no meeples in hand
    .asked =
        what do i do when i run out of meeples
fortress-ruling-owner-scores = The owner of what was completed gets the points, no matter who laid the tile. The list of steps mentions only the player whose turn it is, just to keep it short.
    .yes =
        Do I get the points if another player completes my city?
        she closed my road on her turn, do i score
        can i finish someone elses city and give them the points
        my cloister got finished by the other guy, are the 9 points mine
    .no =
        do i score a city just because i laid the last tile
        do i only score on my own turn
        he finished my road, does he steal the points
    .asked =
        who gets the points, owner or the one who laid the tile
fortress-ruling-scores-at-once = You place a follower before you score. So you may put one on something your tile has just completed, score it right away and take the follower back. You can place it again on your next turn, not on this one.
    .yes =
        May I put a follower on something my tile has just completed?
        i close an empty city, can i drop a knight in and score it right away
        do i get that meeple back the same turn
        is the meeple placed before scoring
    .no =
        do we score first and then place meeples
        can i reuse the meeple i just got back, still this turn
        is it forbidden to put a thief on a road thats just been finished
    .asked =
        when can i place the follower again that i got back
fortress-ruling-score-track = Move your marker forward one space for each point. When it passes 50, lay it flat.
    .asked =
        How do I mark my points on the score track?
        what happens when my marker goes past 50
        how far does my scoring guy move
    .yes =
        do i lay my marker down after passing 50
        got 6 points, do i move 6 spaces
    .no =
        does my marker stay standing after it passes 50
        is it one space per two points on the track
        do i stop moving the marker at 50
fortress-ruling-track-again = With exactly 50 points the marker stands on 50; 51 is space 1, lying flat. The book does not say what happens after 100, so write the total down: the total is what counts.
    .asked =
        Where does the marker stand at exactly 50 points, and what happens after 100?
        what do we do over 100 points
        which space is 51 points
    .yes =
        is 51 the 1 space with the marker lying flat
        on exactly 50 does my marker still stand
        should we write the total down past 100
    .no =
        do i lay it flat at exactly 50
        does the book say what to do beyond 100
        do points over 100 get lost
fortress-ruling-pictures = Houses, people and animals on the tiles mean nothing. Only roads, cities, fields and monasteries count, and the river.
    .no =
        Do the houses, people and animals on the tiles mean anything?
        do i get points for cows on my field
        do the little houses have to match when i lay a tile
        does a house on the grass block my farmer
    .yes =
        are the animals on tiles just decoration
        can i ignore the tiny people drawn on the tile
    .asked =
        what are those houses on the tiles for
fortress-ruling-no-place = A tile that fits nowhere goes into the box, and the same player turns up another.
    .words = unplayable tile
    .asked =
        What happens to a tile that fits nowhere?
        i cant place this tile anywhere what now
        where does an unplayable tile go
    .yes =
        tile wont fit, do i draw another one
        does a tile that doesnt fit go in the box
    .no =
        do i lose my turn if my tile cant be placed
        can i keep an unplayable tile for later
        do we shuffle the tile that doesnt fit back into the pile
fortress-ruling-no-place-ever = Only the summary says this, but we always apply it, to river tiles too. If the very last tile fits nowhere, the game ends there.
    .yes =
        Does a river tile that fits nowhere go into the box too?
        last tile doesnt fit anywhere, is the game over
        does the box rule for unplayable tiles always apply
        is the unplayable tile rule only written in the summary
    .no =
        are river tiles excepted from the tile that fits nowhere rule
        very last tile wont fit, does somebody get another turn
    .asked =
        what if the very last tile cant be laid
fortress-ruling-own-blocks = Your own follower blocks a road, city or field just like anyone else's: you cannot add a second one. The summary mentions only other players' followers, but the chapters on roads and fields say yours or theirs.
    .no =
        May I add a second follower to my own road, city or field?
        can i put another knight in my city to get majority
        can i place a farmer on a field where ive already got one
        is it ok to drop a 2nd thief on my own road
    .yes =
        does my own meeple block me
        is it illegal to join my own city with one more meeple
        my farmer is far away on the same field, does he still block me
fortress-ruling-choose-part = If the tile shows several roads, cities or fields, choose one part for your follower. You can never add one to a tile laid earlier.
    .yes =
        Do I choose which part of the tile my follower goes on?
        tile has a road and a city, can i pick either one
        is it forbidden to put a meeple on an old tile
        must the meeple go on the tile i just laid
    .no =
        can i place a meeple on a tile from an earlier turn
        two roads on my tile, can i take both with two meeples
        can i put a guy on my neighbours tile
    .asked =
        where on the tile can i put my meeple
fortress-ruling-followers-home = After scoring, every follower on that road, city or monastery goes back to its owner's supply, even the ones that scored nothing. Farmers stay.
    .yes =
        Do followers go back to the supply after scoring?
        i lost the majority in that city, do i still get my knights back
        monastery done, does my monk come home
        are meeples that scored zero returned as well
    .no =
        does my thief stay on the road after its been scored
        city next to it is scored, do the farmers go home too
        do only the winners meeples come back
    .asked =
        which meeples return after a city is scored
fortress-ruling-road-junction = A junction ends every road that meets it: three or four roads start there, and you score each one separately.
    .yes =
        Does a junction end every road that meets it?
        my road hits a crossroads, is it finished on that side
        do i count each road at the crossing separately
        can there be different thieves on each road of a junction
    .no =
        does a road carry on through the crossroads
        are all four roads at a crossing one road
    .asked =
        how many roads start at a junction
fortress-ruling-road-tile-once = Count tiles, not pieces. A road that crosses the same tile twice gets 1 point for it, not 2.
    .no =
        Does a road that crosses the same tile twice score 2 points for it?
        my road goes over one tile two times, is that tile counted double
        do i count road pieces instead of tiles
    .yes =
        is a tile 1 point even if my road passes it twice
        do we count tiles not road segments
    .asked =
        how many points for a tile the road crosses twice
        road loops back over the same tile, how is that counted
fortress-ruling-shield-two = A shield in a completed city scores 2 points, not 4. The summary seems to count it twice, but the chapter on cities gives 2, and so does its example: three tiles and a shield make 8.
    .asked =
        How many points does a shield score in a completed city?
        whats a pennant worth
        finished city, 3 tiles 1 shield, how many points
    .yes =
        is a coat of arms 2 extra points in a finished city
        three tiles plus a shield makes 8, right
    .no =
        is a shield worth 4 in a closed city
        does the shield count twice like the summary says
        do i get 1 point for a pennant when the city is done
fortress-ruling-two-tile-city = The smallest city, two tiles, scores 4 points. In older editions it scored only 2; this book has no such exception.
    .yes =
        Does a city of two tiles score 4 points?
        tiny 2 tile city, full points?
        is 2 points for the smallest city an old edition thing
    .no =
        does a two tile city score only 2
        is there an exception for small cities
        do mini cities count 1 per tile
    .asked =
        how much is the smallest city worth
fortress-ruling-city-tile-once = Count tiles, not pieces. If one tile shows two parts of the same city, it counts once.
    .no =
        Does a tile with two parts of the same city count twice?
        two bits of my city on one tile, is that 4 points
        do i score city pieces rather than tiles
    .yes =
        does a tile count once even if the city is on both its sides
        both city ends on this tile belong to one city, just 2 points for the tile?
    .asked =
        how do i count a tile where my city appears twice
fortress-ruling-monk-when-laid = Only the player who lays the monastery's tile may put a monk there, and only then. So there is never more than one.
    .no =
        May I put a monk in a monastery laid on an earlier turn?
        can another player put a monk in the cloister i laid
        forgot my monk last turn, can i add him now
        can there be two monks in one cloister
    .yes =
        is it now or never for the monk
        is only the one who lays the abbey allowed to put a monk there
    .asked =
        when can i put a monk in a cloister
fortress-ruling-monastery-road = The book says that a monastery has fields on all sides. But two of the six tiles also have a road that ends there, and the chapter on roads mentions such roads. Match the sides as they are drawn.
    .yes =
        Can a monastery tile have a road?
        is there a cloister tile with a road that ends there
        do i have to match the road side of a cloister tile with a road
    .no =
        does every monastery have fields on all four sides
        can i put grass against the road side of the cloister
        is my cloister tile with a road a misprint
    .asked =
        how many monastery tiles have a road
fortress-ruling-farmer-stays = Lay a farmer flat. It stays on its field until the end of the game and never goes back to the supply before that.
    .no =
        Do I get my farmer back before the end of the game?
        can i pick up my farmer later and use him elsewhere
        does the farmer stand up on the field
        do farmers return to my supply during the game
    .yes =
        do i lay a farmer flat
        is a farmer stuck on his field till the end
    .asked =
        how long does a farmer stay on the field
fortress-ruling-field-completed-cities = A field scores only for completed cities. The list for the end of the game leaves that word out, but the chapter on fields has it, and in its example an open city scores nothing.
    .no =
        Does a field score for a city that is not completed?
        do open cities count for my farmers
        half built city on my farm, do i get 3
    .yes =
        do only finished cities count for a field
        must a city be closed for the farmer to score it
        3 points for each finished city by my farm?
    .asked =
        which cities count for farmers
fortress-ruling-field-never-complete = A field is never completed. When the book mentions a completed field, it means any field with farmers on it.
    .no =
        Can a field be completed?
        my field is closed in by roads all around, is it finished now
        can i finish a farm and score it mid game
        is there such a thing as a complete field
    .yes =
        the book says completed field, does it just mean one with farmers
        is it true a field is never finished
    .asked =
        what does the book mean by a completed field
fortress-ruling-farmers-tied = If players tie for the most farmers, each of them gets all the points. The short summary forgets this, but the chapter says so, and in its example two players get 9 each.
    .yes =
        If players tie for the most farmers, does each of them get all the points?
        one farmer each on the field, do we both get full points
        same number of farmers, full score for both?
    .no =
        do tied farmers split the points
        farmers are tied so nobody scores the field
        does the one who placed his farmer first win the tie
    .asked =
        who gets the field if we have equal farmers
fortress-ruling-field-by-itself = Score each field separately. One city can count for several fields, even two fields of the same player.
    .yes =
        Can one city score for several fields?
        city touches both my fields, do i get 3 twice
        do we each get 3 for the same city from different farms
        is every field counted on its own
    .no =
        is a city used up once one field has scored it
        can each city feed only one farm
        are all my fields added together as one
    .asked =
        how many fields can a single city pay for
fortress-ruling-field-borders = Roads, cities and the edge of the map are the borders of a field, and so is the river. The book's list leaves the river out, but it mentions its banks, and other editions of the game say so.
    .yes =
        Does the river separate fields?
        is the river a border for my farm
        does a road cut a field in two
        do city walls end a field
    .no =
        does my field go on across the river
        is the grass on both banks one field
        can my farmer reach cities on the other side of a road that cuts the map
    .asked =
        what are the borders of a field
fortress-ruling-field-round-monastery = A road that ends at a monastery does not cut the field: the grass continues around the monastery.
    .no =
        Does a road that ends at a monastery divide the field?
        road stops at the cloister, are there two fields now
        does a cloister cut my farm
    .yes =
        does the grass go around the cloister
        is it one field on both sides of a road that ends at a cloister
        can my farmer walk round the abbey to the other side of its road
    .asked =
        is it one field or two at the cloister with the road
fortress-ruling-field-touches = A field touches a city if, on at least one tile, it runs along the city's wall with no road or river in between. Corners of neighboring tiles are not enough.
    .asked =
        When does a field touch a city?
        how do i know my farm is next to a city
        what counts as a field touching a city
    .yes =
        is it enough if the field runs along the city wall on one tile
    .no =
        does my field touch a city if a road runs between them everywhere
        do corners of neighboring tiles count as touching the city
        river between my farm and the wall, still touching?
        must the field go all the way around the city to touch it
fortress-ruling-monasteries-unfed = A field scores nothing for monasteries. The line about farmers feeding monasteries is just story; only completed cities count.
    .no =
        Does a field score for monasteries?
        do i get 3 for a cloister on my farm
        the book says farmers feed monasteries, do those count
    .yes =
        is the line about feeding monasteries just flavor
        do farmers score for cities only
        should i skip cloisters when counting a field
    .asked =
        what does a farmer get for an abbey
fortress-ruling-fourth-city = In the book's example one field scores for four completed cities, but only three have letters. The fourth is a city without a letter; the open city never counts.
    .asked =
        Which is the fourth city in the book's example of a field?
        the farm example says 4 cities but i only see 3 letters, why
    .yes =
        is the fourth city in the field example the one without a letter
        does the field in the example score for four finished cities
    .no =
        is the open city the fourth one in the farmers example
        do all the cities in the field example have letters
        is the example wrong, should it be three cities
fortress-ruling-points-once = Several followers of yours score the points once, not once each. A feature with no followers scores for nobody.
    .no =
        Do I score twice with two followers of mine in one city?
        ive got 3 thieves on the road, do i get triple
        nobody is in that city, does the guy who closed it get points
    .yes =
        do two of my knights score the city just once
        finished road with no meeple on it, zero for everyone?
    .asked =
        how many times do i score if i have several meeples there
        who scores a feature nobody stands on
fortress-ruling-road-or-city = The summary asks how several followers can end up on one road or one field, but its examples are a road and a city. The answer is the same for all three.
    .yes =
        Is the rule for several followers the same for roads, cities and fields?
        can several farmers end up on one field by joining fields
        can two cities with knights get connected just like roads
    .no =
        do several followers on one feature only happen on roads
        are fields excluded because the examples show a road and a city
        do cities follow other rules than roads when meeples end up together
    .asked =
        why does the summary ask about a road or field but show a city
fortress-ruling-ten-points = The book does not explain its example of a city worth 10 points. Five tiles would fit, or four tiles and a shield; only the picture could tell.
    .asked =
        How does the city in the book's example come to 10 points?
        why is that example city worth 10
    .yes =
        could the 10 point city be five tiles
        four tiles and a shield, does that make the 10 in the example
    .no =
        does the book explain the 10 point city
        is the 10 point example city three tiles and a shield
        can we tell from the text alone which tiles make the 10
fortress-ruling-last-turn = The last turn is a full turn: tile, follower, points for what it completes. The final scoring comes after that.
    .yes =
        Is the last turn a full turn?
        i drew the last tile, can i still place a meeple
        does the last tile still score what it finishes the normal way
        does final scoring come after the last turn
    .no =
        does the game stop the moment the last tile is laid
        is it forbidden to put a follower on the last tile
        do we do the end scoring before i score what my last tile closed
    .asked =
        what happens on the last turn
fortress-ruling-open-owners = Open features have owners just like completed ones: the player with the most followers gets everything, and tied players each get all the points.
    .yes =
        At the end, does the player with the most followers get an open city?
        game over, we tie in an unfinished city, full points for both?
        does majority matter for unfinished roads too
    .no =
        i have 1 knight he has 2 in an open city, do i get anything at the end
        do tied players share the points of an unfinished road
        at game end does everyone on an unfinished road score
    .asked =
        who gets the points for unfinished stuff at the end
fortress-ruling-green-eight = In the example green gets 8 points for an open city with "five tiles and one shield". That would be 6; with three shields it is 8, and the same example in another printing shows three. The rule does not change: 1 per tile, 1 per shield.
    .asked =
        Why does green get 8 points for the open city in the example?
        example says five tiles and one shield is 8, how
    .yes =
        should the green example have three shields
        open city 5 tiles 1 shield at the end, thats 6 right
        is a shield 1 point in an unfinished city
    .no =
        do five tiles and one shield in an open city make 8
        does a shield give 2 in an unfinished city at the end
        does the green example change the rule
fortress-ruling-river-bends = The book forbids a second turn to the same side, so that the river does not flow back. We forbid two such bends in a row. If there are straight tiles between them, we only warn, because other printings say "in a row".
    .words = U-turn, curve
    .no =
        May the river turn twice in a row to the same side?
        can the river make a u turn
        two left curves one after the other, allowed?
        is it forbidden to bend left and then right
    .yes =
        are two bends the same way in a row forbidden
        can the river go right and then left
    .asked =
        left bend, straight, left bend again, what then
fortress-ruling-river-followers = You may place followers on the roads, cities, monasteries and fields of river tiles as usual. Nobody can stand on the river itself, and it scores no points.
    .yes =
        May I place a follower on a river tile?
        can i put a farmer on the river bank
        river tile has a city, knight allowed?
    .no =
        can my meeple stand on the river itself
        does the river score points
        is it forbidden to use meeples while the river is being laid
    .asked =
        where can i put meeples on river tiles
fortress-ruling-river-piles = The book calls river tiles land tiles in one place and treats them as different in another. Keep two piles: first the river, then land.
    .no =
        Are the river tiles shuffled in with the land tiles?
        can i draw a land tile before the river is finished
        one big pile with river and land together?
    .yes =
        do we keep two separate piles for river and land
        is the river laid first
        is it wrong to mix the river tiles into the stacks
    .asked =
        which pile do we draw from first, river or land
fortress-ruling-source-field = The field around the source is one field: the river starts there and does not cut it. Some players count it as two; agree before you start.
    .no =
        Does the river divide the field around the source?
        are there two fields at the spring tile
        is the left bank at the source another field than the right bank
    .yes =
        is it one field around the source
        can we agree beforehand to count the source field as two
        does the grass go round the spring
    .asked =
        how many fields are there on the source tile
fortress-ruling-third-river = Your source may have a road bend and your lake a monastery: those are the tiles of the newer printing. You play them the same way.
    .yes =
        Are a source with a road and a lake with a monastery played the same way?
        my lake has a cloister on it, can i use it
        source with a road bend, is that the newer printing
    .no =
        do i need different rules for the new river tiles
        is my lake with a monastery a misprint
        is it forbidden to play with a source that has a road
    .asked =
        why does my lake tile have a monastery
fortress-ruling-road-words = The Ukrainian book uses three words for a road. All mean the same, but one of them is also its word for the score track.
    .yes =
        Do the three Ukrainian words for a road mean the same?
        are doroha, dorizhka and stezhka all just a road
        does one of the road words also mean the score track
    .no =
        is a stezhka something different from a road in the book
        do path and road score differently because the ukrainian book uses other words
        does every one of the three road words also mean the score track
    .asked =
        why does the ukrainian rulebook have three words for road
fortress-ruling-monk-words = The Ukrainian book uses two words for the follower in a monastery. They mean the same monk.
    .yes =
        Do the two Ukrainian words for the monastery follower mean the same monk?
        is chernets the same as monakh
        two names for the cloister guy in the ukrainian rules, is he one and the same
    .no =
        is the chernets a different meeple than the monk
        are there two kinds of monks in the ukrainian book
    .asked =
        why does the ukrainian book call the monk two things
        what is a chernets
fortress-ruling-page-numbers = Two chapters send you to different pages for several followers. There is only one such chapter; it comes before the end of the game.
    .asked =
        Where does the book explain several followers on one feature?
        two chapters give different pages for several followers, which one is it
    .yes =
        is there only one chapter about several followers
        is the several followers chapter right before the end of the game
    .no =
        are there two different chapters on several meeples
        do the page references for several followers agree
        does the chapter on several followers come after the end of the game

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
fortress-tiles-sides = Sides are read N E S W: C city, R road, F field, W river; + has a shield, / has cities that aren't joined.
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
error-fortress-at-taken = { $place } isn't open: tile { $tile } is there.
    .advice = The open places: { -program } fortress tiles game.toml
error-fortress-at-far = { $place } isn't open: no tile is next to it.
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
help-fortress-setup-river = play with the river
help-fortress-setup-third_river = play with the newer river: a road at the source, a monastery at the lake
