### The rulings of data/rulings/two-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-two-characters-each = With 2 or 3 players everyone has two characters and so two turns per round, one for each.
    .asked =
        How many characters does each of two or three players have?
        How many turns do I get in a round with two players?
        With three players, how often is each of us called in a round?
        how often do i take a turn each round with 3 of us
        2p turns per round
        3 players how many roles each
        how many characters each with 2 players
        two players, how many turns per round
    .yes =
        There are only two of us. Do we each play two roles?
        three at the table, do i get called twice a round
        two roles per person with three players, right?
        can i gather and build twice a round in a game for two
        two roles each with two players?
        i play twice per round with 3 right
        Do two players take two turns each in every round?
        each of my roles gets its own turn, 2p?
        with three of us everyone is called two times?
        two gathers a round for me in a duel?
        do i have two characters with 2 players
        2 players, two turns each per round?
        do we each play two characters with three
        am i called twice per round with two players
        Does each player have two characters in a two-player game?
        3 players, two turns each round?
        do i take a full turn with both characters
    .no =
        do we play with one character each when there are two of us
        is it one turn per round in a 2 player game
        four players: does everyone get two characters
        two players, do we each play three roles
        only the 3 player game has two characters, not the 2 player one?
        2p one role each?
        one shared turn for both my roles?
        Does each player have two characters in a game of five?
        3p three turns per round each?
        two roles but i choose one to play?
        four of us get two roles each?
        duel: 4 roles each?
        one character each with two players?
        do i get only one turn per round with 2 players
        two characters each with 4 players?
        2 players, three characters each?
        Does a two-player game use one character per player?
        do my two characters share one turn
        5 players, two characters each?
ruling-one-city-two-characters = With two characters you still have only one city, one hand and one stash of gold; nothing is divided between the two.
    .no =
        Does each of my two characters have its own city?
        Do I keep separate gold and separate hands for my two characters?
        do i split my gold between my two roles
        two players, do we each build two cities
        do i get eight cards at the start because i have two characters
        can i keep some gold safe with my other character
        two towns for two roles?
        separate purse for each role, 2p?
        Is my hand divided between my two characters?
        3p: half my cards belong to the other role?
        do i build in a different city with my second role
        two roles two hands of four cards?
        my merchants coins are off limits for my king in a duel?
        do i have two cities with two characters
        do my two characters have separate hands
        do i split gold between two characters
        each character builds his own city?
        is my other characters gold separate from the one robbed
        Does each of my characters keep his own cards?
        two characters, two piles of gold?
    .yes =
        two characters but just one city, right?
        do both my characters build in the same city
        one pile of coins for both of my characters?
        thief robs one of my two, is it the same purse for both
        single city single hand single purse right
        both roles share everything with two players?
        Do both of my characters build in one and the same city?
        nothing gets split between my two roles?
        three of us, i still have one town?
        my two roles draw into the same hand, correct
        do i have one city with two characters
        do both characters use the same gold
        do both characters use the same hand
        two characters, one city?
        Do my two characters share one city, one hand and one stash?
        are my districts counted together with two characters
        do i build with both characters in one city
    .asked =
        how many cities do i build with two characters
        two roles, how many hands and purses
        whats shared between my two characters
        two characters, one city or two
        do my characters share gold and cards
ruling-cards-either-turn = With two characters each, both use the same hand and gold: one may build what the other drew.
    .yes =
        May I build with my second character a card that the first one drew?
        Two characters: is the hand shared?
        Can my Warlord spend the coins that my Merchant collected?
        Two of us are playing: does money earned in my first turn carry over to my second?
        can i save up with my bishop and build with my architect in the same round
        3 players: i drew the cathedral as magician, may my merchant build it
        is money from my first turn usable in my second
        drew it as thief, build it as bishop?
        gold from my first turn usable in the second right
        May my second character build what the first one drew, with two characters each?
        save with role one, spend with role two?
        2p: kings income buys my warlords attack?
        unbuilt cards from my first turn stay for my second one?
        hand carries over between my two turns?
        can my second character build a card the first one drew
        can i use gold from my first turn in my second turn
        do my two characters share cards
        drew with the king, build with the warlord ok?
        Can my second character spend the gold of the first?
        i keep cards from my first turn for the second with 2 players?
        is gold from one character usable by the other
    .no =
        do cards i drew with my first character stay locked to that one
        does gold earned by my king vanish before my second turn
        must my first character spend its own gold before its turn is over
        am i barred from building in turn two what i drew in turn one
        do i have to use different hands in my two turns
        cards drawn by role one only role one can build?
        gold resets between my two turns?
        Are cards drawn in my first turn unavailable in my second?
        merchants cash only for the merchant, 2p?
        each role has to build its own draws?
        my second role starts from zero gold?
        can only the character who drew a card build it
        do i lose my unspent gold before my second turn
        is the hand of my first character closed for the second
        must each character use his own gold
        Is my second character forbidden to build what the first drew?
        gold of my first turn gone in the second?
        do i discard my cards between my two turns
    .asked =
        my first role drew a card, who may build it
        drew palace with role one, which role can build it
        can role 2 use role 1s stuff or what
        which of my characters can build a drawn card
        can i spend gold from turn one in turn two
ruling-ability-own-turn = With two characters each, an ability works only on its own character's turn: your Warlord cannot use the Architect's three builds.
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
        architect power in my kings turn?
        both powers at once with two roles?
        Does my Merchant's bonus apply in my other character's turn?
        destroy in my merchant turn cause i also have warlord?
        have bishop and king, blue and yellow income both in one turn?
        my navigators ban stops my other role from building?
        scholars two builds for my thief too?
        magician swap in my architect turn, 3p?
        can i use the architects power in my other characters turn
        can my king build three because i also have the architect
        can i destroy in my merchants turn if i have the warlord too
        do both abilities work in both turns
        merchant bonus in my thiefs turn?
        Can I use both of my characters' abilities in one turn?
        does my bishops income come in my warlords turn
    .yes =
        does each of my two powers work only in its own turn
        must i wait for my warlords turn to destroy
        is mixing both abilities in one turn forbidden
        each power only in its own turn right
        my warlord cant borrow the architects builds?
        Is an ability restricted to the turn of the character it belongs to?
        wait for merchants call to get merchant gold, even if im also king?
        one power per turn with two roles?
        other role builds normally though im also navigator?
        does an ability work only in its own characters turn
        must i use the warlord power in the warlords turn
        is my other characters power banned in this turn
        architect and bishop mine, bishop builds only one?
        Does each ability belong only to the turn of its own character?
        do i have to wait for my second character to use his power
        am i unable to mix two characters powers
    .asked =
        when may i use the power of my second character
        king and merchant mine, when do greens pay
        which power can i use in which turn with two roles
        when can i use which ability with two characters
        can my warlord build three if im also architect
ruling-two-players-order = With 2 players, one card goes face down without anyone looking, and the player with the crown keeps one. Then you pass the cards back and forth, keep one and discard one of your choice face down, until both have two.
    .asked =
        How do two players choose their characters?
        Two players: how does the draft work?
        How are the roles dealt out when there are just the two of us?
        Two players: how many characters do I throw away, and openly or hidden?
        2p draft how
        two players discard how many roles
        who picks first in a duel
        2 players, how do we choose characters
        draft with two players, how does it go
        how many cards do two players discard
    .yes =
        Do I choose which card I discard?
        does the crowned player pick first with two players
        two of us: do i keep one and throw one each time
        do we both end up with two characters after the two player draft
        is one character put aside unseen before we start picking, two players
        crown picks first, 2p?
        i choose what to toss in the 2p draft right
        Is one character laid aside unseen at the start of the two-player draft?
        keep one toss one, back and forth, two players?
        our tossed roles are face down in a duel?
        first pick of the crown player has no toss?
        both finish the 2p draft with two roles?
        2 players, does the crown player choose first
        do i choose what i discard with two players
        is one card put face down unseen with 2 players
        2 players, keep one and discard one?
        Do two players pass the cards back and forth?
        are my discards face down with two players
    .no =
        in a two player draft, does anyone look at the first card put away
        are the discards face up in a game for two
        does the first player also discard a card on his very first pick
        is the card i discard random in a two player game
        with two players do we deal the characters out at random
        2p discards random?
        2p toss face up?
        Does the player with the crown discard a card with his very first choice?
        two players get roles dealt?
        crown guy peeks at the first card laid away, 2p?
        2p each takes two roles at once?
        opponent picks what i toss?
        2 players, are the characters dealt at random
        do i discard face up with two players
        can the crown player look at the first face down card with 2 players
        2 players, is the discard random
        Does the first player discard a card with his first pick in a two-player game?
        do we each take two characters at once with 2 players
ruling-two-players-eight = With 2 players, eight districts complete a city, not seven.
    .asked =
        How many districts complete a city with 2 players?
        Two players: do we play to seven or eight?
        There are two of us: how big is a finished city?
        duel: at how many buildings is it over
        2p city size
        me and my brother, how many buildings to end it
        2 players, how many districts
        how many districts end a two player game
    .yes =
        two players, do we need 8 buildings
        does a city need one more building with just two of us
        eight districts and only 2 players, is that the last round
        just me and my wife, is it 8 districts
        8 for two right
        seven isnt full in a duel?
        Does a two-player game require eight districts for a complete city?
        2p i got 7, one more to go?
        eighth one ends the duel?
        same number for 2 as for 3 players, eight?
        do we need 8 districts with two players
        2 players, eight districts?
        is seven not enough with 2 players
        i have 8 in a two player game, complete?
        Is a city complete with eight districts when two play?
        can the warlord still hit me with 7 districts in a 2 player game
        two players, game ends at 8?
    .no =
        Does the game for two end at 7 buildings?
        7 districts in a game for two, am i done
        is seven enough to end a 2 player game
        my opponent has 7 buildings in our duel, is it the last round now
        do we need nine buildings with 2 players
        2p seven?
        duel over at seven?
        Is a city of seven districts complete when two people play?
        two players, ten houses?
        7 in a 2p game gives the finish bonus?
        we play to six with two?
        is my seven district town safe as complete in a duel
        2 players, 7 districts enough?
        i have 7 with two players, am i done
        does a two player game end at 7
        am i safe from the warlord with 7 in a two player game
        Do seven districts complete a city with two players?
        two players, nine districts?
        is it six districts for 2 players
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
