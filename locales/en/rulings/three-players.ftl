### The rulings of data/rulings/three-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-need-nine = Three players use nine characters, ranks 1 to 9.
    .asked =
        How many characters do three players use?
        size of the character deck for three
    .yes =
        do we need a rank 9 when there are three of us
        nine roles for a 3 player game?
        3 players means a ninth character has to be added, even in a first game?
    .no =
        Can three people play with only eight characters?
        three players, is the ninth character optional
        is the deck 8 characters with three people
        can we leave rank 9 in the box, there are 3 of us
        do three players use seven characters
ruling-three-which-ninth = With 3 players the ninth character is the Artist or the Tax Collector, because the Queen needs five players.
    .asked =
        Which rank 9 character do we take with 3 players?
        artist or tax collector with three, who decides
    .yes =
        can we use the artist with 3 players
        tax collector in a three player game, ok?
        is the queen out when only three play
    .no =
        Is the Queen allowed with three of us?
        three of us and we want the queen as the ninth, possible
        must the ninth character with three be the tax collector
        can queen and artist both be in a three player deck
ruling-three-two-characters = With three players everyone takes two characters and plays two turns a round, one with each.
    .yes =
        Does everyone take two characters with three players?
        3 players, do i pick two roles
        do i have two turns in a round when were three
        does each of the three end up with two character cards
    .no =
        three of us, one character each?
        is it three characters per person with three players
        three players: only the crowned player gets two roles
        in a game for three, does each player have a single turn per round
    .asked =
        how many characters does each of us get with three players
ruling-three-second-discard = With 3 players, one card goes face down and each player keeps one. Then the third player discards one of the five left at random. The other four go around again, and the last one is discarded.
    .asked =
        How do three players choose their characters?
        Three players: how does the draft work?
        There are three of us: in which order do we take and discard roles?
        three player character draft step by step
    .yes =
        with three, do the cards go around twice
        in a three player draft is the very last card thrown away
        do i keep one role on each of two passes with 3 players
    .no =
        three players: does anyone see the first face down character
        do we put characters face up with three players
        3 players, do i take both my roles at once
        three of us: does the third player take two cards on the first pass
ruling-three-random-discard = With 3 players, once everyone has one character, the third player shuffles the other five and discards one at random, face down. He does not choose it.
    .no =
        With three players, does the third player choose which character to discard?
        three player draft: may the last player bury a strong role on purpose
        is the random discard in the three player draft shown to all
        with three does the crowned player make the second discard
        do three players skip the discard between the two passes
    .yes =
        is the middle discard random with three players
        does the third player shuffle the five left before discarding, three players
    .asked =
        Why is a card thrown away blindly in the middle of the three-player draft?
        who discards the second character in a 3 player game
ruling-one-stash-robbed = With two characters each, the Thief takes all the player's gold, whichever of the two he robs: there is only one stash.
    .yes =
        With two characters each, does the Thief take all my gold?
        Do I lose everything if only one of my two characters is robbed?
        3 players, thief named my second role, is everything gone
        one purse for two roles, so the thief empties it?
        thief robs one of my two characters, does the other start broke
    .no =
        The Thief named my Merchant, but I also have the King. Is the King's gold safe?
        Two or three players: can I keep some coins with my other character when I am robbed?
        two roles each: does the thief take only half my gold
        can i park gold with my unrobbed character, two characters each
        two players: is the gold my first character earned safe when the thief robs my second
        with two characters each does the thief rob per character
    .asked =
        duel: how much does the thief get if i have two characters
ruling-three-players-eight = With 3 players, eight districts complete a city, not seven.
    .asked =
        How many districts complete a city with 3 players?
        Three of us: is the city finished at seven or eight?
        When does a three-player game end?
        three players, how many buildings till the end
    .yes =
        do we need eight districts when three play
        does the city grow to eight for a 3 player game
        three of us, my eighth building ends the game?
    .no =
        three players, i have seven districts, is my city complete
        is the game over at seven with three of us
        3 players: is six enough to finish
        same seven districts as always with three players?
ruling-three-order-older = With 3 players, put one of the eight characters face down without looking. Pass the rest to the left; everyone keeps one each time, until everyone has two. The last one goes face down.
    .asked =
        How do three players choose their characters?
    .yes =
        three players: do the characters go around twice
        with three is the last leftover character put face down
        3 players: one card face down first, unseen?
    .no =
        is a character turned face up with three players
        does the third player discard one at random in the middle with three
        three of us, do i take two characters at once
