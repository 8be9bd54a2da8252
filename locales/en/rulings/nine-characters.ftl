### The rulings of data/rulings/nine-characters.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rank-nine-when = With 3 and with 8 players you need a ninth character, even in a first game and with the official lists; with 4 to 7 you may add one. The Queen needs at least five players.
    .asked =
        When do we play with nine characters?
        From how many players may the Queen, the Artist or the Tax Collector be used?
        do we add a rank 9 or not, depending on player count
        how many players need a 9th role
        is a ninth card a must with 3
        five of us, rank 9 yes or no
    .yes =
        Do we need a rank 9 character with eight players?
        There are six of us: may we add a ninth character?
        3 of us tonight, is a ninth character required
        can we throw in the tax collector with seven people
        may four players use the artist if they want
        our first game with 8, do we already use nine characters
        8 at the table, ninth role mandatory?
        seven players, can we leave rank 9 out
        are 3 players obliged to include a ninth character
        Is the ninth character optional for four to seven players?
        may we add the tax collector with 5
        first game, three of us, rank 9 goes in?
        queen with six players fine?
    .no =
        Do four players need a rank 9?
        with 5 players is the artist compulsory
        can eight people play with only eight characters
        is rank 9 forbidden with six players
        do we have to use the ninth role from the ready made list with 5 players
        four of us, gotta have nine roles?
        8 people, eight characters, will that do
        Can three players manage without a ninth character?
        4 players, may we pick the queen as rank 9
        rank 9 not allowed for 5?
        beginner game with 8, can we drop the ninth since the list is official
        are nine roles compulsory for six
ruling-no-nine-with-two = With 2 players there is never a ninth character: you use ranks 1 to 8, without the Queen, the Artist or the Tax Collector.
    .no =
        Is a rank 9 character used with two players?
        can two players add the artist
        2 player game, may we use nine characters
        does the tax collector work in a two player game
        just me and my wife, can the queen be in
        2p, add the tax collector?
        could the artist join if theres just two of us
        Do two players ever use a ninth character?
        duel with nine roles possible?
        is a rank 9 optional in a two player game
        my gf and me want the queen in, ok?
        two of us, do we need nine like in the 3 player game
    .yes =
        with two of us do we play with exactly eight characters
        is rank 9 left out in a duel
        the list has a rank 9 but there are only two of us, do we leave it out
        2 players = just 1 to 8 right
        leave the tax collector in the box with two?
        Is the two-player game always played with eight characters?
        no queen no artist when we are two?
        only us two, so rank 9 stays out whatever the list says?
        eight roles is the max with two people, correct
    .asked =
        how many characters are used with two players
        2 of us, nine or eight roles
        which ranks do two players use
ruling-table-of-nine = With nine characters, put 3 face up for 4 players, 2 for 5, 1 for 6, none for 7 or 8. One more always goes face down.
    .asked =
        Nine characters: how many are laid face up with 4, 5, 6, 7 or 8 players?
        How many characters do we discard when the Queen or the Artist is in?
        Five of us with the Tax Collector: how many roles are put out openly?
        How does the number of discarded characters change when we add rank 9?
        added the artist with 5 players, how many cards open now
        4 players 9 characters, face up how many
        9 roles 6 people how many face up
        tax collector in, seven of us, open discards?
        4p with a ninth role, how many do i turn up
    .yes =
        nine characters, four players: are three turned up
        with rank 9 in and 6 of us is one card open
        does a card still go face down when we use nine characters
        5 players plus rank 9, two open right
        seven players nine roles, none face up?
        we are 4 with the artist, three cards open?
        Is one card placed face down in addition when nine characters are used?
        6 with queen, just the one open?
        eight players nine roles: no open cards, one hidden?
    .no =
        nine roles and 7 players, do we put any face up
        five players with nine characters, only one face up?
        is the number of open cards the same with eight and with nine characters
        4 players with a ninth role, two face up?
        six of us with rank 9, zero open?
        nine roles means nothing goes face down?
        5 players nine roles, three face up?
        Do eight players with nine characters lay one of them face up?
        adding rank 9 doesnt change the open discards?
ruling-nine-last-of-two = With nine characters and 4 to 7 players, the last one chooses from two cards and puts the other face down. The face-down card from the start of the round stays where it is.
    .yes =
        Does the last of seven players have a choice with nine characters?
        with rank 9 in, does the last player get two cards to pick from
        last of 5 with nine roles: choose between two?
        with nine characters does the leftover role go face down
        9 roles, last guy of seven picks 1 of 2?
        last of four with nine characters, do i get a choice
        Does the final player put the unwanted one of two cards face down when nine roles are in play?
        rank 9 in, 6 players, the hidden card stays hidden right
        im last of 7 with the tax collector in, two cards come to me?
        the starting face down card is left alone with nine roles and seven players, correct
    .no =
        seven players and nine characters, does the last one take the facedown card
        nine characters, is the last of six stuck with one card
        does the last of seven look at the hidden card when there are nine characters
        is the special rule for the seventh player used when rank 9 is in the game
        nine roles 7 players, i pick up the hidden one as last?
        last of five with nine roles gets one card and no choice?
        Does the last player get three cards to choose from with nine characters?
        with rank 9 in, last player may swap with the card put down at the start?
        last of four, nine roles, gets to keep both?
        is the second card of the last player turned face up with nine roles
    .asked =
        we play nine characters with seven, what does the last one choose from
        rank 9 in play, five of us, what does the last one get to choose from
        what happens to the card the last player doesnt want with nine roles
ruling-last-of-eight = With 8 players, the last one gets a single card and also picks up the face-down one from the start of the round. That player keeps one and puts the other face down.
    .asked =
        What does the last of eight players choose from?
        Eight players: who takes the face-down card?
        I am the eighth to choose and get only one card. What now?
        eighth player gets one card, and then
        8p last to pick, what do i see
        eight of us, what happens with the hidden character
    .yes =
        May the eighth player look at the hidden character?
        8 players, does the last one pick up the hidden card too
        last of eight: do i choose between two
        does the eighth player put the unwanted character back face down
        last of eight gets to see the face down role?
        im eighth, can i take the hidden card instead of the one passed
        Does the eighth player choose between the passed card and the face-down one?
        8 players: one i keep, the other goes face down?
        eighth dude knows two roles for sure, right
        the hidden one gets picked up when 8 play, yes?
    .no =
        is the eighth player stuck with the single card passed to him
        with eight of us does the face down card stay untouched
        may the eighth player keep both characters
        when eight play, may the first player look at the face down card
        eighth player has no choice at all?
        Does the eighth player keep the hidden card in addition to his own?
        8 of us, seventh picks up the hidden one?
        last of eight must take whats passed, the face down one is taboo?
        eighth shows the unwanted card to everyone?
        is the face down card off limits to the last one in an 8 player game
        do i as eighth get three cards to pick from
ruling-table-to-eight-classic = With 8 players no character is face up: with nine characters there are none left for it. The table says "4–7 players", but the text lets eight play.
    .asked =
        Eight players: how many characters are face up?
        the table says 4-7 players, what about eight
    .yes =
        can eight people play although the table stops at seven
        8 players: zero cards face up
    .no =
        eight of us, do we lay any character open
        one open card with eight players?
        does the table forbid a game for eight
ruling-last-of-eight-third = The last of eight players gets a single card, also takes the face-down one and keeps one of the two, as with seven. The book's table marks this without explaining it, but nine characters are not enough otherwise.
    .asked =
        What does the last of eight players choose from?
        what does the star next to 8 in the table mean
    .yes =
        eighth player also picks up the closed card, right
        same rule for the eighth as for the seventh player
    .no =
        must the eighth player take the only card he is handed
        does the hidden card stay out when there are eight of us
        may the last of eight keep both cards
ruling-rank-nine-older = With 4 to 7 players you may add a ninth character, and with 8 you need one: the Queen or the Artist. It doesn't replace any of the eight.
    .asked =
        When do we play with nine characters?
        from how many players can a rank 9 be added
    .yes =
        eight players, do we need the queen or the artist
        may five of us add the queen as a ninth
    .no =
        does the artist replace another character
        do six players have to use a ninth character
        two players, can we add the artist as a ninth
