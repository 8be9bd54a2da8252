### The rulings of data/rulings/calling.toml, and the questions they answer: with yes, with no, or in another way.

ruling-crowned-player-calls = The player with the crown calls the characters.
    .asked =
        Who calls the characters?
        Who reads out the ranks?
        Who announces the numbers each round?
        whos supposed to shout the characters
    .yes =
        I have the crown: is it my job to call out the roles?
        Does the King player do the calling for the rest of the round?
        does whoever holds the crown do the calling
        i hold the crown, must i announce the numbers
    .no =
        can anybody at the table call out the roles
        should the oldest player read the ranks every round
        the crown just moved to me, does the old owner keep calling
        may i call the next rank without having the crown
        is it the assassins job to start calling
ruling-ascending-rank = Turns do not go clockwise: the characters are called from rank 1 up, and each plays when called.
    .no =
        Do we take turns clockwise?
        does the player with the crown take the first turn
        after my turn, is it the person on my left
        can the warlord go before the merchant
        is turn order by seating
    .yes =
        does the lowest number go first
        thief before magician every time?
        is the rank on my card what decides when i play
    .asked =
        In what order do the characters play?
        Does my turn come by seat or by the number on my character?
        Who plays first in a round, the Assassin or the player with the crown?
        who goes right after the bishop
ruling-reveal-when-called = Your character card stays face down until its rank is called; you turn it face up then, at the start of your turn.
    .no =
        Do I show my character before it is called?
        do i flip my card right after picking it
        must i tell everyone who i took when the round starts
        can i play my whole turn without showing my card
        rank 3 was called and im rank 7, do i have to show mine
    .yes =
        does my role stay secret until my number comes up
        do i turn my card up when my rank is called
        is my character hidden from the others till my turn
    .asked =
        When do I reveal my character?
        at what moment does my card go face up
ruling-called-must-play = A called player must turn up the character and take the turn: nobody may stay silent. Only a killed character does not answer.
    .no =
        May I stay silent when my character is called?
        my rank got called, can i pretend i dont have it
        may i skip my turn by not answering
        im scared of the thief, can i keep quiet and lose the turn
        can i pass on my whole turn when called
        is answering the call voluntary
    .yes =
        do i have to own up when my number is called
        must i reveal and play once im called
        is it cheating not to answer the call
    .asked =
        i was called but forgot to speak up, what should i have done
ruling-nobody-answers = If nobody answers the call, the next rank is called.
    .asked =
        What if nobody answers the call?
        What happens when a called character is not there?
        we call rank 2 and nobody moves, now what
    .yes =
        We called the Merchant and nobody spoke up. Do we just carry on?
        no one has the bishop, do we go straight on to rank 6
        the called guy is lying in the middle, just call the next?
        called the king, crickets, move along?
    .no =
        do we have to find out why nobody answered
        does the round stop if no one has the called character
        does someone else get the turn of a rank nobody took
        silence after calling the magician, does the caller play him
ruling-round-ends = The round is over when every rank has been called and every turn is done. Then all character cards are collected, and a new round begins with the selection.
    .asked =
        When does the round end?
        What happens after rank 8 or 9 has played?
    .yes =
        do all the role cards go back and get shuffled after the last rank
        once everybody had a turn do we pick new characters
        do we start again with choosing roles when the warlord is done
    .no =
        do i keep my character for the next round
        does the round end after the king
        do the discarded characters stay out next round as well
        is it over as soon as someone has built twice
ruling-played-card = A character card that has been turned up stays face up in front of its player until the round is over.
    .yes =
        Does my character card stay face up after my turn?
        can everybody still see who i was after i played
        i finished my turn, does the card just lie there in the open
        is the card kept in front of me till the round ends
    .no =
        do i put my role back in the deck after my turn
        may i turn my character face down again when my turn is over
        does a played character go to the middle straight away
        can i hide my card again so the warlord forgets im the bishop
    .asked =
        where does my character card go after my turn
ruling-played-card-classic = A character card stays face up in front of its player until the round is over.
    .yes =
        Does a character card stay on the table after its turn?
        is my character visible for the rest of the round
        turn over, card stays face up in front of me?
    .no =
        do i take my role card back into the deck right after my turn
        can i flip my character face down once ive played
        do played characters join the discarded ones at once
    .asked =
        where do i leave my character card when i have finished my turn
ruling-played-card-third = After the turn, a character card goes back to the discarded ones.
    .no =
        Does a character card stay on the table after its turn?
        is my character left lying open for the rest of the round
        after playing, do i keep the card in front of me
    .yes =
        do i put my role with the discards after my turn
        do played characters go back to the discarded ones
        turn done, does my role card leave the table in front of me
    .asked =
        where does a character card go once its turn is over
