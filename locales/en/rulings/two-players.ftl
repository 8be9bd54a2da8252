### The rulings of data/rulings/two-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-two-characters-each = With 2 or 3 players everyone has two characters and so two turns per round, one for each.
    .asked =
        How many characters does each of two or three players have?
        How many turns do I get in a round with two players?
        With three players, how often is each of us called in a round?
        how often do i take a turn each round with 3 of us
    .yes =
        There are only two of us. Do we each play two roles?
        three at the table, do i get called twice a round
        two roles per person with three players, right?
        can i gather and build twice a round in a game for two
    .no =
        do we play with one character each when there are two of us
        is it one turn per round in a 2 player game
        four players: does everyone get two characters
        two players, do we each play three roles
        only the 3 player game has two characters, not the 2 player one?
ruling-one-city-two-characters = With two characters you still have only one city, one hand and one stash of gold; nothing is divided between the two.
    .no =
        Does each of my two characters have its own city?
        Do I keep separate gold and separate hands for my two characters?
        do i split my gold between my two roles
        two players, do we each build two cities
        do i get eight cards at the start because i have two characters
        can i keep some gold safe with my other character
    .yes =
        two characters but just one city, right?
        do both my characters build in the same city
        one pile of coins for both of my characters?
        thief robs one of my two, is it the same purse for both
    .asked =
        how many cities do i build with two characters
ruling-cards-either-turn = With two characters each, both use the same hand and gold: one may build what the other drew.
    .yes =
        May I build with my second character a card that the first one drew?
        Two characters: is the hand shared?
        Can my Warlord spend the coins that my Merchant collected?
        Two of us are playing: does money earned in my first turn carry over to my second?
        can i save up with my bishop and build with my architect in the same round
        3 players: i drew the cathedral as magician, may my merchant build it
        is money from my first turn usable in my second
    .no =
        do cards i drew with my first character stay locked to that one
        does gold earned by my king vanish before my second turn
        must my first character spend its own gold before its turn is over
        am i barred from building in turn two what i drew in turn one
        do i have to use different hands in my two turns
    .asked =
        my first role drew a card, who may build it
ruling-ability-own-turn = With two characters each, an ability works only in its own character's turn: your Warlord cannot use the Architect's three builds.
    .no =
        May I use one character's ability in my other character's turn?
        I have the Architect and the Warlord: can the Warlord build three districts?
        I hold the King and the Merchant: do I collect for green districts when the King is called?
        Can both of my roles' powers be combined in a single turn?
        i have merchant and thief, do i take the merchant bonus in the thiefs turn
        can my king destroy something because i also hold the warlord
        two characters, can i draw the architects 2 cards in my bishops turn
        does my seers two builds limit carry over to my other character
        navigator is my other role: does his building ban hit my kings turn too
    .yes =
        does each of my two powers work only in its own turn
        must i wait for my warlords turn to destroy
        is mixing both abilities in one turn forbidden
    .asked =
        when may i use the power of my second character
ruling-two-players-order = With 2 players, one card goes face down without anyone looking, and the player with the crown keeps one. Then you pass the cards back and forth, keep one and discard one of your choice face down, until both have two.
    .asked =
        How do two players choose their characters?
        Two players: how does the draft work?
        How are the roles dealt out when there are just the two of us?
        Two players: how many characters do I throw away, and openly or hidden?
    .yes =
        Do I choose which card I discard?
        does the crowned player pick first with two players
        two of us: do i keep one and throw one each time
        do we both end up with two characters after the two player draft
        is one character put aside unseen before we start picking, two players
    .no =
        in a two player draft, does anyone look at the first card put away
        are the discards face up in a game for two
        does the first player also discard a card on his very first pick
        is the card i discard random in a two player game
        with two players do we deal the characters out at random
ruling-two-players-eight = With 2 players, eight districts complete a city, not seven.
    .asked =
        How many districts complete a city with 2 players?
        Two players: do we play to seven or eight?
        There are two of us: how big is a finished city?
        duel: at how many buildings is it over
    .yes =
        two players, do we need 8 buildings
        does a city need one more building with just two of us
        eight districts and only 2 players, is that the last round
        just me and my wife, is it 8 districts
    .no =
        Does the game for two end at 7 buildings?
        7 districts in a game for two, am i done
        is seven enough to end a 2 player game
        my opponent has 7 buildings in our duel, is it the last round now
        do we need nine buildings with 2 players
ruling-gold-crosses-turns = Your two characters share your gold: one may spend what the other earned.
    .yes =
        May I spend in one character's turn what the other earned?
        can my second character use the gold of the first
        earned as merchant, spent as architect, fine?
    .no =
        does each of my two characters have its own money
        is the gold lost between my two turns
        must i spend the first characters coins in that turn
    .asked =
        who may spend the gold my first character earned
