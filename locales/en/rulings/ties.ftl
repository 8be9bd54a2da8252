### The rulings of data/rulings/ties.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tie-highest-rank = In a tie, the one with the highest rank in the last round wins. The rank you revealed counts. (The Ukrainian edition counts the rank you chose; that differs only for a killed character.)
    .asked =
        How is a tie broken?
        Same number of points: who wins?
        We both have 27 points. Which of us is the winner?
        Does the King or the Warlord win when the scores are level?
        equal score, i was the thief and he was the architect, who wins
        tie, who wins
        both 31 points, now?
        equal points, who wins
        tie at the end, what decides
    .yes =
        Is there a tiebreaker?
        i was number 7 and she was number 3 in the last round, same points: do i win
        warlord beats merchant on a tie, right?
        does a tie come down to the last rounds character number
        artist in the last round against my warlord, tie: does rank 9 win
        higher number in last round wins tie?
        warlord vs king on equal points, warlord right
        Is a tie decided by the rank of the characters in the last round?
        i was 6 he was 5, level points, mine?
        bishop beats thief on a tie?
        tied and i had the taxman, nobody higher, i win?
        tie, i was warlord and he was bishop, do i win
        does the last rounds character decide a tie
        equal points, higher rank wins?
        Does the player with the highest rank in the last round win a tie?
        i lose the tie as thief against the merchant?
        tie, 7 beats 4?
    .no =
        does the player with more gold win a tie
        same score, does whoever finished the city first win
        do we share the win if the points are equal
        is the crown the tiebreaker
        does the lower number win when the scores are level
        more coins breaks tie?
        more districts breaks tie?
        Does the lowest rank win when points are equal?
        tie means joint winners?
        first finisher wins ties?
        older player wins the tie?
        crown holder wins if equal?
        equal points, i was 2 and she was 8, i win?
        does the richest win a tie
        does finishing first decide a tie
        tie, lower rank wins?
        Does the player with the crown win a tie?
        tie, i was bishop and he was warlord, do i win
        do we play another round on a tie
ruling-tie-two-characters = With two characters, the higher of the two counts in a tie. A killed one does not count, because it was never revealed: then your other one counts. (The Ukrainian edition says "chose", and by that wording it would count.)
    .yes =
        With two characters each, does the higher one count in a tie?
        2 player game tied, do we compare our best characters
        i had thief and warlord, he had bishop and architect, equal points: do i win
        one of my two got assassinated, does the other one count for the tiebreak
        two roles each and tied, better one counts?
        i had 3 and 8 he had 6 and 7, tie mine right
        Is the higher of a player's two characters decisive in a tie?
        my 8 was killed, so my other role counts in the tie, 2 players?
        tie in 3p, compare highest roles?
        rules dont spell out the two role tiebreak, correct
        tie with two characters, does my higher one count
        2 players tied, highest character wins?
        my higher character counts in a tie with 3 players?
        i had king and warlord, he had bishop and architect, tie, do i win
        Does the higher of my two characters count in a tie?
        one of my two was killed, does the other count in a tie
        do we compare the better character of each in a tie with two each
    .no =
        tie with two roles each, do we add up both ranks
        does my lower character decide a tie with three players
        tied with 2 characters each and my warlord was killed: does the 8 still count
        does the rulebook say which of two characters counts in a tie
        is it a draw because both of us have two characters
        three of us tied, do we look at the character played first
        sum of both roles breaks the tie, 2p?
        lower role counts in tie with two each?
        Does the first of my two characters to be called decide the tie?
        2p tie always shared?
        killed 8 of my two roles still wins the tie?
        i had 1 and 8, he had 6 and 7, he wins the tie?
        average of two ranks on a tie?
        does the lower character count in a tie
        do i add both ranks in a tie
        tie with two characters, is it a draw
        my killed warlord counts in a tie with two characters?
        Does the rulebook say that the higher of two characters counts in a tie?
        do i choose which of my two counts in a tie
        does my first character decide a tie with 2 players
    .asked =
        three players, same score: which of my two characters counts
        2p tie, roles 2 and 7 vs 4 and 6, who
        tie and one of my two was killed, what counts
        tie with two characters each, which one counts
        3 players tied, how do we compare
ruling-tie-killed = In a tie, a character killed in the last round counts as rank 0: it was never revealed, and the rulebook counts the revealed rank. (The Ukrainian edition says "chose", and by that wording its own rank would count.)
    .no =
        Does a killed character's rank count in a tie?
        We finished level, but the Assassin got me in the final round. Does my Warlord still beat his Merchant?
        dead warlord vs living thief, equal points: does the warlord win
        is my number still good for the tiebreak if the assassin took me out
        i chose number 8 but was killed, does the 8 count for the tie
        can a dead merchant win a tie against the living magician
        assassin got me as navigator, still rank 7 for the tie?
        killed warlord still 8 on tie?
        murdered but i win tie by number?
        Does the rank of an assassinated character decide a tie?
        dead architect beats live king on equal points?
        tie: i was killed as 9, nobody tops me?
        english book counts the rank of a killed character?
        assassinated bishop counts as 5 in a tie?
        does my killed warlord win the tie
        killed in the last round, does my rank count in a tie
        tie, i was killed as merchant, am i still rank 6
        can a killed character win a tie
        do i beat the thief in a tie as dead warlord
        Does a killed character keep his rank in a tie?
        killed architect 7 in a tie?
    .yes =
        Does an assassinated player lose the tiebreaker?
        tied and i got murdered as architect, is my rank worth nothing
        does the survivor win a tie against somebody who was assassinated
        killed in the last round means rank zero in a tie?
        killed = zero for tiebreak right
        i was stabbed in the last round so i lose the tie?
        Does a killed character count as rank 0 when points are equal?
        living thief beats dead warlord on a tie?
        never revealed so my rank doesnt count in the tie?
        ukrainian wording would count the killed rank, correct
        am i rank 0 in a tie if i was killed
        killed in the last round, do i lose the tie
        tie with a killed player, does the living one win
        is the rank of a killed character ignored in a tie
        Is a killed character worth nothing in a tie?
        dead warlord loses the tie to a living king?
        killed so my rank counts as zero?
    .asked =
        I was murdered in the last round and we are tied: what rank am I?
        whats the rank of a killed bishop when scores are equal
        tied but dead in last round, my rank?
        dead 8 vs live 3 equal points, winner
        tie and i was killed, who wins
        what rank is a killed character in a tie
ruling-tie-killed-rank-four = In a tie, a killed King, Emperor or Patrician counts as rank 4, because that card is still shown at the end of the round.
    .yes =
        Does a murdered King count as rank 4 in a tie?
        king stabbed in the last round and tied with the thief, does he win as a 4
        assassinated emperor, does he keep his 4 for the tiebreak
        is a killed king better off in a tie than a killed bishop
        tie: killed patrician against the magician, does the patrician win
        killed king still 4 on a tie?
        dead emperor beats thief on equal points right
        Does a killed Patrician keep his rank when the tie is broken?
        murdered king vs living magician, level, king wins?
        rank 4 is the one dead card that keeps its number for ties?
        killed patrician was shown at round end so hes a 4 for the tie?
        killed king in a tie, does he count as 4
        tie, i was killed as king, do i beat the thief
        does a killed emperor keep rank 4 in a tie
        do i still have rank 4 in a tie if i was killed as patrician
        Does a killed King count as rank 4 when the scores are equal?
        dead king beats a living magician in a tie?
        is the killed king not rank 0 in a tie
    .no =
        does a dead king count as zero when points are equal
        is a murdered patrician rank 0 in a tie
        tied with the living bishop, i am the dead king: do i win
        dead king vs living merchant with equal points, does the king take it
        dead king = rank 0 in tie?
        killed emperor beats living architect on a tie?
        Is a murdered King treated like any other dead character in a tie?
        killed patrician loses the tie against a live spy?
        dead king counts as 8 cause of the crown?
        king never shown if killed so no rank for the tie?
        killed king rank 0 in a tie?
        does a killed king lose the tie to the magician
        is the killed emperor ignored in a tie
        do i win the tie as killed king against the living warlord
        Does a killed Patrician count as nothing in a tie?
        dead king beats the bishop in a tie?
        killed emperor counts like a killed merchant in a tie?
    .asked =
        I was the King, got assassinated in the last round and we have equal points. Rank 4 or nothing?
        Tiebreaker with a dead Emperor or Patrician: what number counts?
        level on points, my emperor was murdered, what number do i use
        king killed last round tied with bishop, who wins
        rank of dead patrician on a tie
        tie with a killed king, what rank is he
        i was killed as emperor and we tie, which rank
ruling-tie-witch-rank = In a tie, the Witch counts as rank 1: that is the card she revealed, no matter whose turn she took over.
    .asked =
        Which rank does the Witch have in a tie?
        The Witch took over the Warlord in the final round and is level on points. Is she 1 or 8?
        Tied score: one of us was the Witch playing somebody else's turn. What rank is she?
        whats the witchs number when points are equal
        witch tie number?
        witch as architect at the end, tie rank
        witch in a tie, which rank
        tie, witch played the warlords turn, who wins
    .yes =
        is the witch always rank 1 in a tie
        tied with a witch, does any other living character beat her
        witch bewitched the bishop and we are tied, i was the spy: do i win
        witch is a 1 on ties right
        thief beats witch when tied?
        Does the Witch count only as rank 1 in a tie, whatever turn she took over?
        witch took my warlords turn, tie between her and a magician, magician wins?
        she revealed witch so shes number 1 in a tie?
        bewitching the 8 wont help her win a tie, correct
        is the witch rank 1 in a tie
        do i beat the witch in a tie as thief
        witch bewitched the warlord, still rank 1 in a tie?
        does the witch lose a tie to the king
        Does the Witch count as rank 1 even if she took over the Warlord's turn?
        i am the witch in a tie, am i just rank 1
        is the bewitched rank ignored for the witch in a tie
    .no =
        Does the Witch count as the character she bewitched when points are equal?
        witch played the warlords turn, is she an 8 for the tie
        can the witch win a tie against the thief thanks to the bewitched architect
        does hexing a high number help the witch in a tie
        does she borrow the victims rank for the tiebreak
        i was the witch and finished the game as architect, is that a 7 for the tie
        witch gets rank of bewitched role in tie?
        witch who hexed the merchant is a 6?
        Is the Witch's rank in a tie that of the character whose turn she resumed?
        witch wins ties against the king if she took the bishops turn?
        witch tied with thief, witch wins?
        high number victim = high tie rank for witch?
        does the witch have rank 8 in a tie if she bewitched the warlord
        does the witch take over the rank in a tie
        witch wins a tie with the bewitched rank?
        do i win the tie as witch with the architects turn
        Is the Witch's rank in a tie the rank of her victim?
        witch beats the bishop in a tie thanks to the merchant?
        does the witch get the higher rank in a tie
ruling-tie-district-points-classic = In a tie, the player with more points from districts alone wins; bonus points do not count for this.
    .asked =
        How is a tie broken?
        Same number of points: who wins?
    .yes =
        same total, do we compare the points of the buildings alone
        does the player with the more expensive city win a tie
    .no =
        does the highest rank win a tie
        do the 4 points for finishing first count when we break a tie
        does gold decide a tie right away
        do we share the victory when the totals are equal
ruling-tie-gold-classic = If the tied players also have equal points from districts, the one with the most gold left wins.
    .asked =
        What if the district points are equal too?
        second tiebreaker after the district points
    .yes =
        still tied on districts, does the most gold win
        i have 3 gold left and she has 1, everything else equal: do i win
    .no =
        tied on buildings too, does the crown decide
        equal district points, is it a shared win even if one has more coins
        district points equal as well, do we look at cards in hand
ruling-tie-worth-eight-classic = In a tie, the Dragon Gate and the University count 6 each, not 8: the book says that points from districts are the sum of their costs. The Artist's coins count, extra points from cards do not. You could also read it as 8.
    .asked =
        What do the Dragon Gate and the University count in a tie?
        tied, i have the university: 6 or 8 for it
    .yes =
        does the university count 6 when we break a tie
        do the artists coins on my university count in a tie
    .no =
        is the dragon gate 8 in the tiebreak
        do the dragon gates two extra points help in a tie
        same score, does my university count its full 8
ruling-tie-third = Tied players share the win, because the book names no tiebreaker.
    .asked =
        How is a tie broken?
        equal score, who is the winner
    .yes =
        do tied players share the win
        two of us with 30 points, did we both win
    .no =
        does gold break a tie
        does the highest character number win a tie
        is there any tiebreaker in the book
