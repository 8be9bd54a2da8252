### The rulings of data/rulings/queen.toml, and the questions they answer: with yes, with no, or in another way.

ruling-queen-next-to-four = Who has the crown does not matter for the Queen, not even if the Emperor gave it to her neighbor: what counts is who revealed the rank 4 character.
    .no =
        Does the Queen get 3 gold for sitting next to the player with the crown?
        The Emperor crowned my neighbor: am I paid as the Queen?
        my neighbor holds the crown from last round but isnt king, does the queen get 3
        is sitting beside the crown enough for the queen
        the emperor handed the crown to the guy on my left, 3 gold for my queen?
        does the queen look at the crown
        i hold the crown myself as queen, do i get 3 gold
        neighbor has the crown, queen gets her 3?
        crown on my left but hes the merchant, 3 for me as queen?
        Is the Queen's gold tied to the crown?
        emperor made my neighbor king of the crown so i cash in as queen?
        last rounds king sits next to me with the crown and plays thief now, queen paid?
        queen holds the crown so she gets the money?
        does giving the crown to the queens neighbor trigger her 3 gold
        does the queen get 3 gold if her neighbor has the crown
        is the crown needed for the queens gold
        neighbor has the crown but he is the bishop, queen gets 3?
        do i get 3 as queen when the emperor gives my neighbor the crown
        does the queen lose her gold if the king next to her lost the crown
        Is it enough for the Queen that her neighbor holds the crown?
        queen has the crown, 3 gold?
        crown next to queen counts?
    .yes =
        emperor next to me gave the crown away, does my queen still get 3
        queen beside the king, but the crown is elsewhere: do i get paid
        is it the rank 4 player and not the crown that counts for the queen
        patrician on my right, crown across the table, does the queen collect
        emperor sits beside me, crown went to someone else, 3 for the queen?
        crown or no crown, rank 4 neighbor is what counts for the queen right
        my neighbor is patrician without the crown, queen still gets 3?
        Does the Queen care only about who revealed the rank 4 character?
        my crowned neighbor isnt number 4 so nothing for me as queen, correct
        king next to queen pays off even if the crown is gone again?
        does the queen need a rank 4 neighbor, not a crowned one
        emperor beside me without the crown, do i get 3 as queen
        is the crown ignored for the queen
        my neighbor is king but the crown moved on, 3 gold for the queen?
        Is the crown irrelevant for the Queen's gold?
        crown neighbor isnt rank 4, so queen gets nothing?
        can the queen collect next to a patrician who has no crown
    .asked =
        Queen: does the neighbor have to be the King, or is anyone with the crown enough?
        queen: what counts, the crown or the rank 4 card
        neighbor crowned by the emperor, what does the queen get
        does the crown matter for the queen or the card with the 4
        does the queen need the crown or the king next to her
        neighbor has the crown but not the 4, what does the queen get
ruling-queen-beside-rank-four = The Queen takes 3 gold from the bank if the player on her left or on her right has revealed the rank 4 character: King, Emperor or Patrician.
    .yes =
        Does the Queen get 3 gold for sitting next to the King, the Emperor or the Patrician?
        patrician on my left, does the queen get 3 gold
        does it work on both sides of the queen
        queen next to the emperor, 3 coins?
        king on my right, queen me, 3 coins?
        does the queens gold come from the bank
        Is a neighbour who revealed the Emperor enough for the Queen's gold?
        left or right doesnt matter for the queen right
        patrician next to me, am i paid as queen
        3 is the queens bonus beside a number 4?
        does the queen get 3 gold next to the king
        i sit beside the emperor as queen, do i get paid
        can the queen collect for the patrician
        king on the left, queen gets 3?
        does the queen need a rank 4 character beside her
        Does the Queen receive three gold if the player beside her is the King?
        does the bank pay the queen
    .no =
        king sits two seats away, does the queen still collect
        nobody is rank 4 this round, does the queen get gold
        does the king have to pay the queen from his own gold
        does the queen get paid no matter where she sits
        king sits opposite me, queen paid?
        bishop beside me, queen gets 3?
        Does the Queen take her three coins from the King's own gold?
        queen gets 3 every round regardless?
        4 gold for the queen next to the king?
        only the king counts for the queen, not the emperor?
        does the rank 4 have to sit on the queens right side
        does the queen get gold if the king sits across
        do i have to pay the queen when i am the king next to her
        queen next to the warlord, 3 gold?
        does the queen get 2 gold beside the king
        no king in the round, queen paid anyway?
        Does the Queen get her gold wherever the King is sitting?
        queen only gets paid if the king sits on her left?
    .asked =
        When does the Queen get her money?
        I am the Queen and sit beside the King. How much do I get?
        who must sit next to the queen
        queen beside the patrician, how much and from whom
        how much does the queen get next to the king
        which neighbor gives the queen gold
ruling-queen-neighbour-killed = The Queen still gets her 3 gold next to a killed King, Emperor or Patrician, but at the end of the round, when the rank 4 card is shown.
    .yes =
        Does the Queen still get 3 gold if the King next to her was killed?
        my neighbor the patrician got whacked, does my queen still get 3
        dead emperor next to the queen, does she get paid at the end of the round
        does the queen have to wait for her gold if the king was killed
        king next to me got stabbed, queens 3 still come?
        dead patrician beside my queen, paid at round end?
        Does the Queen collect when the killed rank 4 card is shown at the end of the round?
        queen waits till the end if her king was murdered, right
        assassin cant take away my queens money by killing the emperor?
        queen gets the full 3 next to a dead king, only later?
        king next to me killed, do i still get 3 as queen
        does the queen get paid for a dead king
        dead king beside the queen, gold at the end of the round?
        can the queen get her gold if the emperor was assassinated
        Does the Queen receive her gold at the end of the round if the King beside her was killed?
        patrician killed, queen gets 3 later?
        am i still paid as queen when my neighbor got murdered as king
    .no =
        I am the Queen and the King beside me is dead. Do I lose my three coins?
        can the queen take the 3 gold in her own turn if the king beside her is dead
        does the assassin rob the queen of her gold by killing the king
        emperor beside me murdered, so nothing for the queen?
        can the queen spend the 3 gold this turn when her patrician neighbor was killed
        king murdered so queen goes empty?
        queen next to a dead emperor gets it in her turn?
        Is the Queen's gold lost once the King beside her has been assassinated?
        can i build with those 3 gold as queen this turn though my king was killed
        killed patrician doesnt count for the queen?
        queen gets paid right when shes called even if the dead king isnt shown yet?
        king killed, does the queen lose her 3 gold
        does the queen get her gold at once next to a killed king
        dead emperor, no gold for the queen?
        can i use the 3 gold in my turn as queen if the king is dead
        Does killing the King stop the Queen's income for good?
        is a killed king ignored for the queen
        dead king pays the queen only 1?
    .asked =
        The Emperor or Patrician beside me was murdered: when am I paid as the Queen?
        Killed rank 4 next to the Queen: when is the money paid out?
        queen sits next to an assassinated king, when does she collect
        king killed, im the queen beside him, gold now or later
        queen and assassinated neighbor, whats her payday
        queen beside a dead king, does she get gold and when
        king next to queen killed, how much does she get
ruling-queen-from-five = The Queen needs five or more players.
    .no =
        Can we play with the Queen at four players?
        three of us, can the queen be our rank nine
        is the queen playable in a two player game
        only 4 at the table, queen ok?
        4p with queen?
        Is the Queen available in a game of three?
        we are four, queen as ninth, fine?
        queen needs six players?
        any player count works for the queen?
        two of us and the queen?
        can 4 players use the queen
        is the queen allowed with 3 players
        queen with two players?
        can we keep the queen with four people
        Is the Queen a legal choice for four players?
        does the queen work with any number of players
        are six players the minimum for the queen
    .yes =
        There are four of us and we drew the Queen. Do we have to replace her?
        Is the Queen allowed with five people?
        are five players enough for the queen
        is the queen banned with four players
        six people, may we use the queen
        with 3 or 4 do we leave the queen in the box
        5 players queen ok?
        seven of us, queen allowed right
        Must we do without the Queen when only four are playing?
        is 5 the minimum for her majesty
        we drew the queen with 3 players, out she goes?
        queen only from five up, correct?
        eight people, queen in, fine?
        can we use the queen with 5 players
        is the queen allowed with 6
        queen banned under five players?
        do we have to remove the queen with 4 players
        Does the Queen require at least five players?
        8 players, can the queen be used
        too few players for the queen with 4?
    .asked =
        How many players does the Queen need?
        Why is the Queen not for small groups?
        from how many players on is the queen allowed
        min players queen
        how many do we have to be to use the queen
        queen minimum players
        how many players to include the queen
ruling-list-queen-substitute = With 3 or 4 players, the Artist or the Tax Collector takes the Queen's place in a ready-made list.
    .asked =
        Who replaces the Queen in a list with 3 or 4 players?
        Our official list has the Queen, but there are only four of us. Who do we use instead?
        Which rank 9 stands in for the Queen in a small group?
        preset with queen but only 3 players, what now
        list says queen, we are 3, who goes in
        what do we swap the queen for with four players in a preset
        queen in the list but 4 players, who instead
        3 players, what replaces the queen
    .yes =
        list with the queen, 4 players: can the artist take her place
        three of us, is the tax collector a legal swap for the queen in the list
        do we replace the queen in a preset list with 3 players
        is either rank 9, artist or taxman, fine when the list names the queen and were 4?
        preset list has queen, 4 of us, tax collector instead?
        artist in for queen with three players, ok?
        Is the Queen replaced in a ready-made list when four people play?
        3 players, both artist and tax collector would do for the queen in the list?
        ready list, small group: swap the queen out, right
        can the artist replace the queen with 4 players
        can we use the tax collector instead of the queen with 3 players
        must we replace the queen in the list with four players
        list has the queen, three of us, artist ok?
        Does the Tax Collector or the Artist take the Queen's place with four players?
        4 players: is the queen in the list swapped out
        do we choose artist or tax collector for the queen
    .no =
        ready made list with the queen, four players: does she stay in
        can the patrician step in for the queen in an official list
        is the artist the only substitute for the queen
        may we put any character we like in the queens place
        queen stays in the preset even with 3?
        4 players, queens slot stays empty in the list?
        Could the Emperor fill the Queen's place in a ready-made list?
        only tax collector can fill in for the queen?
        do we have to bin the whole list cause the queen is on it and were four
        five players with a queen list, must she be replaced because of numbers
        can the queen stay in the list with 4 players
        do we play with 8 characters if the list has the queen and we are 3
        can the king replace the queen in the list
        3 players, queen list, no change needed?
        Does the Queen remain in a ready-made list for three players?
        must it be the tax collector who replaces the queen
        is the whole list unusable with 4 players because of the queen
ruling-queen-neighbour-older = The Queen takes 3 gold if the player next to her, on either side, has the King or the Emperor.
    .asked =
        When does the Queen get her 3 gold?
        how much does the queen get beside the king
    .yes =
        king on my left, does the queen get 3 gold
        does the emperor next to her pay off for the queen too
    .no =
        king two seats away, 3 gold for the queen?
        is sitting next to the crown enough for the queen
        does the king pay the queen out of his own gold
ruling-queen-killed-older = The Queen still gets 3 gold next to a killed King or Emperor, but only at the end of the round, when that card is shown.
    .yes =
        Does the Queen still get 3 gold if the King next to her was killed?
        emperor beside the queen was murdered, does she still get paid
        must the queen wait until the end of the round for a dead king
    .no =
        does the queen lose her 3 gold when the king next to her dies
        can the queen take the 3 gold at once if her king was killed
        is a killed emperor worth nothing to the queen
    .asked =
        killed king next to the queen, when is she paid
