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
    .yes =
        emperor next to me gave the crown away, does my queen still get 3
        queen beside the king, but the crown is elsewhere: do i get paid
        is it the rank 4 player and not the crown that counts for the queen
        patrician on my right, crown across the table, does the queen collect
    .asked =
        Queen: does the neighbor have to be the King, or is anyone with the crown enough?
        queen: what counts, the crown or the rank 4 card
ruling-queen-beside-rank-four = The Queen takes 3 gold from the bank if the player on her left or on her right has revealed the rank 4 character: King, Emperor or Patrician.
    .yes =
        Does the Queen get 3 gold for sitting next to the King, the Emperor or the Patrician?
        patrician on my left, does the queen get 3 gold
        does it work on both sides of the queen
        queen next to the emperor, 3 coins?
    .no =
        king sits two seats away, does the queen still collect
        nobody is rank 4 this round, does the queen get gold
        does the king have to pay the queen from his own gold
        does the queen get paid no matter where she sits
    .asked =
        When does the Queen get her money?
        I am the Queen and sit beside the King. How much do I get?
ruling-queen-neighbour-killed = The Queen still gets her 3 gold next to a killed King, Emperor or Patrician, but at the end of the round, when the rank 4 card is shown.
    .yes =
        Does the Queen still get 3 gold if the King next to her was killed?
        my neighbor the patrician got whacked, does my queen still get 3
        dead emperor next to the queen, does she get paid at the end of the round
        does the queen have to wait for her gold if the king was killed
    .no =
        I am the Queen and the King beside me is dead. Do I lose my three coins?
        can the queen take the 3 gold in her own turn if the king beside her is dead
        does the assassin rob the queen of her gold by killing the king
        emperor beside me murdered, so nothing for the queen?
        can the queen spend the 3 gold this turn when her patrician neighbor was killed
    .asked =
        The Emperor or Patrician beside me was murdered: when am I paid as the Queen?
        Killed rank 4 next to the Queen: when is the money paid out?
        queen sits next to an assassinated king, when does she collect
ruling-queen-from-five = The Queen needs five or more players.
    .no =
        Can we play with the Queen at four players?
        three of us, can the queen be our rank nine
        is the queen playable in a two player game
        only 4 at the table, queen ok?
    .yes =
        There are four of us and we drew the Queen. Do we have to replace her?
        Is the Queen allowed with five people?
        are five players enough for the queen
        is the queen banned with four players
        six people, may we use the queen
        with 3 or 4 do we leave the queen in the box
    .asked =
        How many players does the Queen need?
        Why is the Queen not for small groups?
        from how many players on is the queen allowed
ruling-list-queen-substitute = With 3 or 4 players, the Artist or the Tax Collector takes the Queen's place in a ready-made list.
    .asked =
        Who replaces the Queen in a list with 3 or 4 players?
        Our official list has the Queen, but there are only four of us. Who do we use instead?
        Which rank 9 stands in for the Queen in a small group?
        preset with queen but only 3 players, what now
    .yes =
        list with the queen, 4 players: can the artist take her place
        three of us, is the tax collector a legal swap for the queen in the list
        do we replace the queen in a preset list with 3 players
    .no =
        ready made list with the queen, four players: does she stay in
        can the patrician step in for the queen in an official list
        is the artist the only substitute for the queen
        may we put any character we like in the queens place
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
