### The rulings of data/rulings/statue.toml, and the questions they answer: with yes, with no, or in another way.

ruling-statue-last-crown = For the Statue you must have the crown when the last round is over, because points are counted after it. Whether you had it earlier does not matter.
    .asked =
        Who must have the crown for the Statue to score?
        when do we check the crown for the statue
        statue bonus needs what
        crown check for statue, which moment
        when do i need the crown for the statue
        statue points, who gets them
    .yes =
        do i need the crown at the end of the game for the statue points
        statue in my city and the crown in front of me when the game is over, 5 extra points?
        i got the crown only in the final round, does my statue score
        no crown at the end, is the statue just its normal points
        crown at the very end = statue pays?
        got the crown in the last round only, statue fine right
        Is the crown checked for the Statue only when the last round is over?
        i lost the crown before the end so no statue bonus?
        never had the crown till the finish, statue still scores?
        statue without crown at game end gives no 5?
        do i need the crown at the end for the statue
        can i score the statue if i got the crown in the last round
        is the crown at the end all that counts for the statue
        Does the Statue score if I have the crown when the game is over?
        do i lose the statue bonus without the crown at the end
        is it useless for the statue that i had the crown earlier
    .no =
        I own the Statue and had the crown all game, but lost it at the very end. Any points?
        i had the crown when i built the statue but not now, do i get the 5 points
        does the statue score without the crown
        is it enough for the statue to have been crowned once
        do i get the statue bonus every round i hold the crown
        lost the crown one round before the end, statue still 5 points?
        crown half the game is enough for statue?
        had crown when i put up the statue, bonus locked in?
        Does the Statue reward whoever held the crown longest?
        statue pays 5 each round im crowned?
        crown in round one counts for statue?
        neighbor has the crown at the end, my statue gets the bonus?
        statue scores the moment i get the crown midgame?
        had the crown before but not now, do i score the statue
        do i get the statue points without the crown
        does the crown in the middle of the game count for the statue
        statue scores if i had the crown once?
        Does the Statue score if I lost the crown before the end?
        do i need the crown when i build the statue
        statue 5 points no matter who has the crown?
ruling-statue-crown-moves = Rank 4 can still move the crown in the last round, and what counts for the Statue is where it is afterward: the King and the Patrician take it, the Emperor gives it to another player.
    .yes =
        Does the Statue score if the Emperor gives me the crown in the last round?
        The King takes the crown in the last round: are my 5 points gone?
        can the king snatch the crown and my statue points in the final round
        i am the king in the last round and own the statue, do i score it
        patrician takes the crown in the last round, does his statue count
        king called in last round takes my statue points?
        emperor hands me the crown at the end, statue pays right
        Can the crown still change hands in the last round before the Statue is scored?
        last round patrician gets crown, my statue fails?
        i play king in the final round to get the crown for my statue, works?
        crown isnt safe till rank 4 has been called in the last round, for my statue?
        can i lose the statue points if the king takes the crown in the last round
        king in the last round, does he take the crown from my statue
        emperor gave me the crown in the last round, statue scores?
        is my statue in danger until rank 4 was called in the last round
        Does the crown still move in the last round before the Statue scores?
        can the patrician score his statue by taking the crown in the last round
        i was king in the last round, do i get my statue points
    .no =
        my statue, my crown, then the patrician is called in the last round: do i keep the 5 points
        is my statue bonus safe from the king once someone has finished the city
        im the emperor with the statue, can i give myself the crown for the 5 points
        am i sure of my statue points while the king is still to be called in the last round
        crown frozen once somebody finished, statue safe?
        emperor with statue keeps the crown himself?
        Is the Statue scored by who held the crown at the start of the last round?
        king takes crown in final round but my statue counts anyway?
        rank 4 does nothing to the crown in the last round?
        patrician in last round gives the crown to me, statue owner?
        is my statue safe in the last round if i have the crown now
        king takes the crown in the last round, do i keep the statue bonus
        does the crown stay put in the last round for the statue
        can the emperor keep the crown for his own statue
        Do I keep the Statue's points if the Patrician takes the crown in the last round?
        is the crown ignored in the last round for the statue
        emperor with statue crowns himself?
    .asked =
        last round, the king has not been called yet: who gets the statue points
        emperor in last round and im the statue guy, what decides
        crown moves in last round, whose statue counts
        king takes the crown in the last round, who scores the statue
        does the last round crown count for the statue
ruling-statue-killed-rank-four = If rank 4 was killed, the crown moves at the end of the round, and points, including the Statue's, are counted after that. A killed King or Patrician takes it, a killed Emperor gives it to someone else.
    .yes =
        The King was killed in the last round: does he still score the Statue?
        I own the Statue and I am the King, assassinated in the final round. Do I get 5 points?
        Somebody killed the Emperor in the final round and I hold the crown and the Statue. Can I still lose it?
        king got stabbed in the last round, does his statue still score
        patrician killed at the very end, do we move the crown before counting the statue
        could a murdered emperor make my statue score by giving me the crown
        murdered king shows his card at the end, then we count his statue?
        dead king with statue in last round, 5 points?
        crown moves to the murdered king before counting statue right
        Is the Statue scored after a killed rank 4 has moved the crown?
        i hold crown and statue but the king got killed, do i lose the bonus
        killed emperor can still hand me the crown for my statue?
        patrician stabbed in the final round still gets statue points?
        king killed in the last round, does he get the statue points
        does a dead king score his statue
        i have crown and statue, king killed, do i lose the points
        does the crown move before the statue is counted if the king was killed
        Does a killed Patrician still score the Statue in the last round?
        emperor killed in the last round, can he give me the crown for my statue
        dead king takes the crown, then statue counts?
    .no =
        i have crown and statue, the king was murdered this last round: do i keep the points
        emperor with the statue was assassinated in the last round, can he score it himself
        are points for the statue counted before the dead king takes the crown
        does the assassin stop the king from scoring the statue
        killed king gets no crown so no statue bonus?
        im crowned with statue, king dead in last round, 5 for me?
        Does the murder of the King in the last round leave the crown where it is for the Statue?
        dead emperor keeps crown and scores his own statue?
        assassinating the king protects my statue?
        count statue first then reveal the dead king?
        king killed in the last round, do i keep crown and statue points
        does killing the king save my statue bonus
        does a killed king lose his statue points
        dead emperor scores his own statue?
        Is the Statue counted before the killed King takes the crown?
        is the crown stuck with me if the king is dead, for the statue
        killed patrician, no crown, no statue?
    .asked =
        Who gets the Statue's 5 points if rank 4 was assassinated?
        assassin hit rank 4 in the final round, who scores the statue
        king dead in the last round, statue counts for who
        when do we score statue if rank 4 was killed
        king killed in the last round, who gets the statue bonus
        statue and a dead emperor, who has the crown
