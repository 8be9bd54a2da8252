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
    .asked =
        Queen: does the neighbor have to be the King, or is anyone with the crown enough?
        queen: what counts, the crown or the rank 4 card
        neighbor crowned by the emperor, what does the queen get
        does the crown matter for the queen or the card with the 4
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
    .asked =
        When does the Queen get her money?
        I am the Queen and sit beside the King. How much do I get?
        who must sit next to the queen
        queen beside the patrician, how much and from whom
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
    .asked =
        The Emperor or Patrician beside me was murdered: when am I paid as the Queen?
        Killed rank 4 next to the Queen: when is the money paid out?
        queen sits next to an assassinated king, when does she collect
        king killed, im the queen beside him, gold now or later
        queen and assassinated neighbor, whats her payday
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
    .asked =
        How many players does the Queen need?
        Why is the Queen not for small groups?
        from how many players on is the queen allowed
        min players queen
        how many do we have to be to use the queen
ruling-list-queen-substitute = With 3 or 4 players, the Artist or the Tax Collector takes the Queen's place in a ready-made list.
    .asked =
        Who replaces the Queen in a list with 3 or 4 players?
        Our official list has the Queen, but there are only four of us. Who do we use instead?
        Which rank 9 stands in for the Queen in a small group?
        preset with queen but only 3 players, what now
        list says queen, we are 3, who goes in
        what do we swap the queen for with four players in a preset
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
