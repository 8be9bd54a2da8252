### The rulings of data/rulings/three-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-need-nine = Three players use nine characters, ranks 1 to 9.
    .asked =
        How many characters do three players use?
        size of the character deck for three
        3p roles in deck?
        how many characters for three of us
        3 players, how many characters
        how many ranks with three players
    .yes =
        do we need a rank 9 when there are three of us
        nine roles for a 3 player game?
        3 players means a ninth character has to be added, even in a first game?
        nine for three right
        3 players use ranks one to nine?
        Must three players include a character of rank 9?
        three of us, ninth role always in?
        all ranks incl 9 with 3?
        do three players use 9 characters
        3 players, nine characters?
        must we add rank 9 with three players
        is rank 9 required for three
        Do three players need nine characters?
        ranks 1 to 9 with 3 players?
        three players, is eight characters too few
    .no =
        Can three people play with only eight characters?
        three players, is the ninth character optional
        is the deck 8 characters with three people
        can we leave rank 9 in the box, there are 3 of us
        do three players use seven characters
        eight for three?
        3p skip rank 9?
        Is the ninth character merely an option for three players?
        3 of us with 1 to 8 only?
        ten roles for three?
        three in a first game, just eight roles?
        6 roles cause we have two each?
        do three players use 8 characters
        3 players without rank 9?
        is rank 9 banned with three players
        seven characters for 3 players?
        Are eight characters enough for three players?
        can we skip the ninth character with 3
        three players ranks 1 to 8?
ruling-three-which-ninth = With 3 players the ninth character is the Artist or the Tax Collector, because the Queen needs five players.
    .asked =
        Which rank 9 character do we take with 3 players?
        artist or tax collector with three, who decides
        3p ninth role which
        what can be rank 9 with three
        which ninth character with three players
        3 players, queen or artist
    .yes =
        can we use the artist with 3 players
        tax collector in a three player game, ok?
        is the queen out when only three play
        artist w/ three ok?
        taxman w 3 fine?
        Is the choice for rank 9 with three players limited to Artist and Tax Collector?
        queen no go for three right
        three players: artist instead of queen?
        either artist or taxman for the three of us?
        artist with 3 players ok?
        can three players use the tax collector
        is the queen forbidden with 3
        three players, artist or tax collector?
        Can the Artist be the ninth character with three players?
        do we have to leave the queen out with 3 players
        3 players, may we choose between artist and tax collector
    .no =
        Is the Queen allowed with three of us?
        three of us and we want the queen as the ninth, possible
        must the ninth character with three be the tax collector
        can queen and artist both be in a three player deck
        queen w 3?
        three players must use artist, never taxman?
        Can the Queen be our ninth when there are three players?
        3p no artist allowed?
        both taxman and artist with three?
        any rank 9 at all works for three?
        diplomat as ninth with 3?
        queen with three players allowed?
        can 3 players use the queen as rank 9
        is the artist banned with three
        is the tax collector not allowed with 3 players
        Is the Queen a possible ninth character for three players?
        3 players must take the artist?
ruling-three-two-characters = With three players everyone takes two characters and plays two turns a round, one with each.
    .yes =
        Does everyone take two characters with three players?
        3 players, do i pick two roles
        do i have two turns in a round when were three
        does each of the three end up with two character cards
        3p two roles each?
        two turns a round for me with three players right
        Does each of three players play two characters in a round?
        im called twice per round in a 3p game?
        three of us hold six roles together?
        one turn with each of my two, 3 players?
        do we each have two characters with 3 players
        3 players, two turns each?
        do i play both my characters with three players
        am i called twice in a round with 3 players
        Does every player have two characters when three play?
        two characters and two turns for three players?
        three players, do i take a turn with each character
    .no =
        three of us, one character each?
        is it three characters per person with three players
        three players: only the crowned player gets two roles
        in a game for three, does each player have a single turn per round
        3p single role?
        both roles in one combined turn with three?
        Does a three-player round give each player only one turn?
        i draft two but play just one with three?
        three roles each w 3?
        two roles only for whoever has the crown in 3p?
        one character each with 3 players?
        do i play only one turn with three players
        three characters each with 3 players?
        do i use just one of my two characters with 3
        Does each of three players have only one character?
        3 players, both characters in the same turn?
        do only some of the three players get two characters
    .asked =
        how many characters does each of us get with three players
        3 players how many turns do i get
        roles per head with three
        3 players, how many characters each
        how many turns do i have with three players
ruling-three-second-discard = With 3 players, one card goes face down and each player keeps one. Then the third player discards one of the five left at random. The other four go around again, and the last one is discarded.
    .asked =
        How do three players choose their characters?
        Three players: how does the draft work?
        There are three of us: in which order do we take and discard roles?
        three player character draft step by step
        3p draft how
        which cards get tossed in a 3 player draft
        what happens with the last role card, 3 players
        3 players, how do we choose characters
        character draft with three, how does it go
        which characters get discarded with 3 players
    .yes =
        with three, do the cards go around twice
        in a three player draft is the very last card thrown away
        do i keep one role on each of two passes with 3 players
        first one face down then each keeps one, 3p?
        three players, two passes round the table?
        Is the last remaining card discarded in the three-player draft?
        third guy tosses one of five at random?
        four roles go round on the second lap with 3?
        i get my second role on second lap right
        do the characters go around twice with 3 players
        is one card put face down first with three
        3 players, last card discarded?
        do we each take one, then one more with three players
        Does the third player discard one of five cards at random with three players?
        do four characters go around the second time with 3 players
    .no =
        three players: does anyone see the first face down character
        do we put characters face up with three players
        3 players, do i take both my roles at once
        three of us: does the third player take two cards on the first pass
        3p: two open cards at start?
        each takes two roles in the first lap, three of us?
        Does the first player discard between the passes in the three-player draft?
        nothing gets discarded in a 3p draft?
        last card goes to the crown player as third role?
        second lap has all five cards, 3p?
        do we take two characters at once with 3 players
        characters face up with three players?
        3 players, no card face down at the start?
        does the last player with 3 keep the last card too
        Do the characters go around only once with three players?
        five characters on the second round with 3 players?
ruling-three-random-discard = With 3 players, once everyone has one character, the third player shuffles the other five and discards one at random, face down. He does not choose it.
    .no =
        With three players, does the third player choose which character to discard?
        three player draft: may the last player bury a strong role on purpose
        is the random discard in the three player draft shown to all
        with three does the crowned player make the second discard
        do three players skip the discard between the two passes
        third player buries what he wants, 3p?
        3p third chooses from five what to throw?
        Does the third player look at the five cards and pick the discard?
        the tossed card between laps is face up with three?
        first player does the random toss in 3p?
        may the third guy throw out king on purpose, 3 players
        two cards tossed in the middle of a 3p draft?
        can the third player choose the discard with 3 players
        does the third of three players look at the card he discards
        3 players, is the middle discard chosen
        does the first player discard in the middle with three
        is the random discard face up with 3 players
        Does the third player decide which of the five characters is discarded?
        may i throw out a character i fear as third player
    .yes =
        is the middle discard random with three players
        does the third player shuffle the five left before discarding, three players
        middle toss is blind right
        third one shuffles five and drops one, 3p?
        Is the discard between the two rounds of drafting random with three players?
        random discard goes face down in a 3p game?
        third player has no say in which one goes, correct
        nobody knows which role was tossed mid draft with three?
        is the third players discard random with 3 players
        do i have to shuffle the five cards as third player
        3 players, middle discard face down?
        does the third player discard blind
        Must the third player discard one of the five cards at random?
        is choosing the discard forbidden for the third player
        third player tosses one card without choosing?
    .asked =
        Why is a card thrown away blindly in the middle of the three-player draft?
        who discards the second character in a 3 player game
        3p mid draft discard, chosen or random
        how does the third player get rid of one of five
        3 players, is the second discard random
        who throws away a card in the middle with three players
ruling-one-stash-robbed = With two characters each, the Thief takes all the player's gold, whichever of the two he robs: there is only one stash.
    .yes =
        With two characters each, does the Thief take all my gold?
        Do I lose everything if only one of my two characters is robbed?
        3 players, thief named my second role, is everything gone
        one purse for two roles, so the thief empties it?
        thief robs one of my two characters, does the other start broke
        two roles one purse, thief takes all?
        thief got my king, my bishops broke too right
        Does robbing one of my two characters cost me all my gold?
        2p: robbed on either role means everything lost?
        other role cant shelter my gold in a 3p game?
        thief hits my second role, gold from my first turn gone too?
        do i lose all my gold if the thief robs one of my two characters
        two characters, thief takes everything?
        2 players, is all my gold gone when one character is robbed
        does the thief get all gold of a player with two characters
        Does the Thief take everything although I have two characters?
        my second character was robbed, do i lose the gold of the first too
        one purse, so the thief gets it all with 3 players?
    .no =
        The Thief named my Merchant, but I also have the King. Is the King's gold safe?
        Two or three players: can I keep some coins with my other character when I am robbed?
        two roles each: does the thief take only half my gold
        can i park gold with my unrobbed character, two characters each
        two players: is the gold my first character earned safe when the thief robs my second
        with two characters each does the thief rob per character
        thief gets half cause i have two roles?
        gold of my unrobbed role stays, 2p?
        Can a player with two characters divide his gold between them against the Thief?
        thief named only one of my two, so other half is safe?
        split stash ok with three players?
        each role has own gold for the thief?
        two characters, does the thief take half
        is the gold of my other character safe from the thief
        can i save gold with my second character
        3 players, thief robs one character, other keeps its gold?
        Does the Thief take only the robbed character's share with two players?
        do i split my gold between my two characters
        am i safe if only one of my characters is robbed
    .asked =
        duel: how much does the thief get if i have two characters
        two roles 8 gold one robbed, what remains
        3p thief takes from one role, how much
        two characters and the thief, how much do i lose
        thief robs my second character, whose gold
ruling-three-players-eight = With 3 players, eight districts complete a city, not seven.
    .asked =
        How many districts complete a city with 3 players?
        Three of us: is the city finished at seven or eight?
        When does a three-player game end?
        three players, how many buildings till the end
        3p city size
        how many to finish with three
        3 players, how many districts to finish
        how many districts end the game with three
    .yes =
        do we need eight districts when three play
        does the city grow to eight for a 3 player game
        three of us, my eighth building ends the game?
        8 for three right
        three of us, seven not enough?
        Is a city complete with eight districts in a three-player game?
        3p ends on the eighth?
        one more than usual for three players?
        im at seven w three players, one to go?
        do we need 8 districts with three players
        3 players, eight districts?
        is seven too few with 3 players
        i have 8 with three players, am i done
        Is the city complete with eight districts when three play?
        three players, game ends at 8?
        am i still open to the warlord with 7 districts in a 3 player game
    .no =
        three players, i have seven districts, is my city complete
        is the game over at seven with three of us
        3 players: is six enough to finish
        same seven districts as always with three players?
        3p seven done?
        nine districts with three?
        Does a three-player game end at the seventh district?
        7 with three same as with five?
        three players, ten buildings?
        got 7, full city bonus for me with three of us?
        3 players, seven districts enough?
        i have 7 with three players, complete?
        does the game end at 7 with 3 players
        is my city with seven districts safe in a three player game
        Do seven districts complete a city with three players?
        3 players, six districts?
        nine districts needed with 3 players?
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
