### The rulings of data/rulings/nine-characters.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rank-nine-when = With 3 and with 8 players you need a ninth character, even in a first game and with the official lists; with 4 to 7 you may add one. The Queen needs at least five players.
    .asked =
        When do we play with nine characters?
        From how many players may the Queen, the Artist or the Tax Collector be used?
        do we add a rank 9 or not, depending on player count
        how many players need a 9th role
        is a ninth card a must with 3
        five of us, rank 9 yes or no
        do we need a ninth character with 3 players
        how many players for the queen
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
        must we use rank 9 with 8 players
        can we play with the artist with 5 players
        3 players, is the ninth character a must
        can six players skip the ninth character
        with 7 players may we add the queen
        Is a ninth character required when eight people play?
        four players, tax collector allowed?
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
        do 6 players have to use a ninth character
        can 3 players play without rank 9
        can we use the queen with 4 players
        8 players without rank 9, allowed?
        Is the ninth character compulsory with seven players?
        is rank 9 banned with 4 players
        queen with 3 players ok?
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
        can we use rank 9 with 2 players
        is the artist allowed in a 2 player game
        two players, queen ok?
        do 2 players play with 9 characters
        can i add the tax collector if we are two
        Is a ninth character permitted in the two-player game?
        is rank 9 required with two players
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
        are there only 8 characters with 2 players
        is the queen banned with two players
        2 players, no rank 9?
        do two players leave out the artist
        With two players, do we use ranks 1 to 8 only?
        tax collector not for 2 players?
        must rank 9 stay in the box in a duel
    .asked =
        how many characters are used with two players
        2 of us, nine or eight roles
        which ranks do two players use
        two players, 8 or 9 characters
        can we play with the artist as two
ruling-table-of-nine = With nine characters, discard 3 face up with 4 players, 2 with 5, 1 with 6, none with 7 or 8. One more always goes face down.
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
        9 characters and 5 players, how many face up
        how many open cards with 4 players and nine characters
        nine characters, seven players, what gets laid out
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
        4 players nine characters, 3 face up?
        do we put two face up with 5 players and 9 characters
        6 players with rank 9, one face up?
        is one card always face down with nine characters
        no face up cards with 8 players and nine characters?
        Are no cards laid face up with seven players and nine characters?
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
        6 players nine characters, two face up?
        do we discard one face up with 4 players and nine characters
        no face down card with nine characters?
        7 players with rank 9, one open?
        Are two cards put face up with four players and nine characters?
        5 players nine roles, none face up?
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
        does the last player choose from two cards with nine characters
        nine characters, 4 players, last one has a choice?
        can i choose as last of six with nine characters
        does the face down card stay put with nine characters and 7 players
        With nine characters, does the last of five players pick one of two cards?
        do i put the other card face down as last player with 9 characters
        9 characters 7 players, hidden card untouched?
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
        does the last player take the face down card with nine characters and 7 players
        nine characters, last of four gets only one card?
        may the last of seven see the hidden card with rank 9 in
        do i have no choice as last player with nine characters and 6 players
        Is the last of seven players allowed to take the face-down card if there are nine characters?
        last player with nine characters shows the other card?
        does the last of 5 get three cards with nine characters
    .asked =
        we play nine characters with seven, what does the last one choose from
        rank 9 in play, five of us, what does the last one get to choose from
        what happens to the card the last player doesnt want with nine roles
        nine characters, what does the last player choose from
        last of seven with rank 9, one card or two
ruling-last-of-eight = With 8 players, the last one gets a single card and also picks up the face-down one from the start of the round. That player keeps one and puts the other face down.
    .asked =
        What does the last of eight players choose from?
        Eight players: who takes the face-down card?
        I am the eighth to choose and get only one card. What now?
        eighth player gets one card, and then
        8p last to pick, what do i see
        eight of us, what happens with the hidden character
        what does the eighth player get to choose from
        8 players, who looks at the face down card
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
        does the eighth player take the face down card
        can i look at the hidden card as last of 8
        8 players, last one chooses from two?
        do i have a choice as eighth player
        Does the last of eight players pick up the card that was put face down?
        eighth player puts one back face down?
        may the eighth player keep the face down card and drop the passed one
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
        does the eighth player have no choice
        can the eighth player keep both cards
        8 players, face down card stays unseen?
        must i take the card passed to me as last of eight
        Is the hidden card forbidden for the eighth player?
        does the eighth player turn his spare card face up
        last of eight picks from three?
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
ruling-rank-nine-older = With 4 to 7 players you may add a ninth character, and with 8 you need one: the Queen or the Artist. It does not replace any of the eight.
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
