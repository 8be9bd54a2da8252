### The rulings of data/rulings/calling.toml, and the questions they answer: with yes, with no, or in another way.

ruling-crowned-player-calls = The player with the crown calls the characters.
    .asked =
        Who calls the characters?
        Who reads out the ranks?
        Who announces the numbers each round?
        whos supposed to shout the characters
        whos the caller
        crown holder, what do i have to do after the draft
        who calls out the ranks
    .yes =
        I have the crown: is it my job to call out the roles?
        Does the King player do the calling for the rest of the round?
        does whoever holds the crown do the calling
        i hold the crown, must i announce the numbers
        crown in front of me, i shout the roles?
        is calling part of the crown holders job
        the crown guy reads the numbers out, right
        crown moved to her mid round, she takes over calling?
        only the crowned one calls?
        do i have to be the caller while i wear the crown
        do i call the characters if i have the crown
        must the player with the crown call the ranks
        is the crown holder the caller
        got the crown, is calling my job?
        does calling go with the crown
    .no =
        can anybody at the table call out the roles
        should the oldest player read the ranks every round
        the crown just moved to me, does the old owner keep calling
        may i call the next rank without having the crown
        is it the assassins job to start calling
        youngest player calls?
        we rotate the calling clockwise?
        whoever just finished his turn calls the next?
        can i call the roles though tina has the crown
        dealer calls?
        host always does the calling no matter the crown?
        does the king character call even without the crown
        can anyone call the characters
        do we take turns calling the characters regardless of the crown
        dont have the crown, do i have to call?
        does the oldest player always call
        Is the player to the left of the crown the one who calls?
ruling-ascending-rank = Turns do not go clockwise: the characters are called from rank 1 up, and each plays when called.
    .no =
        Do we take turns clockwise?
        does the player with the crown take the first turn
        after my turn, is it the person on my left
        can the warlord go before the merchant
        is turn order by seating
        crown holder always plays first?
        go round the table from the crown?
        highest rank starts?
        magician acts before thief?
        next turn belongs to my left neighbor?
        can we agree on any order of turns by the rules
        do we go around the table
        does the crown player take his turn first
        im sitting left of the king, is it my turn next?
        does rank 8 play before rank 2
        can i play whenever i like in the round
        Is the order of turns decided by where we sit?
    .yes =
        does the lowest number go first
        thief before magician every time?
        is the rank on my card what decides when i play
        1 then 2 then 3 and so on?
        turn order by number not by chair, right
        assassin plays before everybody?
        as rank 8 do i go after the merchant
        does the seating not matter for turn order
        bishop comes before merchant?
        does rank 1 play first
        do we play in order of the character numbers
        im rank 4, do i play before rank 5
        does the warlord play after the architect
        is the order by rank and not around the table
    .asked =
        In what order do the characters play?
        Does my turn come by seat or by the number on my character?
        Who plays first in a round, the Assassin or the player with the crown?
        who goes right after the bishop
        what decides who plays next
        whos up after rank 3
        turn order by rank or clockwise
ruling-reveal-when-called = Your character card stays face down until its rank is called; you turn it face up then, at the start of your turn.
    .no =
        Do I show my character before it is called?
        do i flip my card right after picking it
        must i tell everyone who i took when the round starts
        can i play my whole turn without showing my card
        rank 3 was called and im rank 7, do i have to show mine
        show roles right after the draft?
        i can take my turn with the card face down?
        reveal only at the end of the round?
        must i show my card when the rank before mine is called
        can others ask me to reveal early and i have to
        flip my role at the end of my turn?
        must i show my character at the start of the round
        do i have to reveal before im called
        can the others demand to see my character before its called
        called, can i leave my character face down?
        do i show my character only after my turn
        Are the characters revealed as soon as everyone has chosen?
    .yes =
        does my role stay secret until my number comes up
        do i turn my card up when my rank is called
        is my character hidden from the others till my turn
        card stays down till my number?
        i show my role the moment im called, right
        until im called no one sees who i am?
        do i flip before i do anything in my turn
        rank 6 is called, i have merchant, card up now?
        can i keep my role hidden while others play
        do i keep my character hidden until called
        called now, must i show my character?
        may i keep my role secret before my rank is called
        does my card go face up at the start of my turn
        is my character secret until its number is called
    .asked =
        When do I reveal my character?
        at what moment does my card go face up
        when does my role get shown
        secret till when, my character
ruling-called-must-play = A called player must reveal the character and take the turn: nobody may stay silent. Only a killed character does not answer.
    .no =
        May I stay silent when my character is called?
        my rank got called, can i pretend i dont have it
        may i skip my turn by not answering
        im scared of the thief, can i keep quiet and lose the turn
        can i pass on my whole turn when called
        is answering the call voluntary
        pretend im not the bishop to stay hidden?
        thief picked me, may i not answer so i keep my gold
        can i sit a turn out on purpose by silence
        answer later, after rank 8?
        is it a bluff option to ignore my call
        may i refuse to reveal because im bewitched or robbed
        can i keep quiet when my rank is called
        may i skip my turn when called
        called but dont want to play, can i pass?
        can i hide to avoid the thief when im called
        is it allowed to pretend nobody has the called character
        Am I free to decide whether I answer the call?
    .yes =
        do i have to own up when my number is called
        must i reveal and play once im called
        is it cheating not to answer the call
        called means play, no hiding?
        i cant skip by keeping mum, right
        only the dead one stays silent?
        have to own up to being rank 5 when its called?
        is a called player obliged to take his turn
        staying silent with a living character is not on?
        must i answer when my character is called
        do i have to take my turn when called
        is staying silent forbidden when im called
        thief robbed me, do i have to show up when called?
        can only a killed character stay silent when called
    .asked =
        i was called but forgot to speak up, what should i have done
        my number comes and id rather not, options?
        who may stay quiet when called
        called, must i play or not
ruling-nobody-answers = If nobody answers the call, the next rank is called.
    .asked =
        What if nobody answers the call?
        What happens when a called character is not there?
        we call rank 2 and nobody moves, now what
        silence after a call, what do we do
        called 7, no one, next step?
        called character not there, what now
    .yes =
        We called the Merchant and nobody spoke up. Do we just carry on?
        no one has the bishop, do we go straight on to rank 6
        the called guy is lying in the middle, just call the next?
        called the king, crickets, move along?
        no reaction, next number?
        silence on rank 3, on to rank 4, right
        called role is missing so we just go on?
        do we carry on calling if no one speaks up
        nobody is the thief, we skip him?
        the absent rank is simply passed over?
        nobody has that character, do we call the next?
        no answer, just go on to the next rank?
        is a called character that nobody has simply skipped
        nobody says anything at rank 5, continue with 6?
        do we move on when nobody answers
    .no =
        do we have to find out why nobody answered
        does the round stop if no one has the called character
        does someone else get the turn of a rank nobody took
        silence after calling the magician, does the caller play him
        nobody answers so we show all cards to find him?
        unclaimed rank gets played by the crown holder?
        round aborted when no one responds?
        wait until somebody admits it?
        a called rank nobody has means redraft?
        does the missing characters turn go to the next player
        nobody answers, do we stop the round?
        nobody has the called character, does the crown player play it?
        must we check the face down cards if nobody answers
        no answer, do we start the round again?
        does the next player take over a called character nobody has
        Do we have to wait until someone answers the call?
ruling-round-ends = The round is over when every rank has been called and every turn is done. Then all character cards are collected, and a new round begins with the selection.
    .asked =
        When does the round end?
        What happens after rank 8 or 9 has played?
        what marks the end of a round
        everybody has played, now what
        round over when
    .yes =
        do all the role cards go back and get shuffled after the last rank
        once everybody had a turn do we pick new characters
        do we start again with choosing roles when the warlord is done
        all ranks called, cards back, new draft?
        new roles every round, right
        after the last rank the round is finished?
        do i hand in my character at the end of the round
        next round begins with picking again?
        are this rounds discarded roles back in the mix next round
        do we choose new characters after the round
        is the round over when all ranks were called
        do i give back my character after the round
        do all character cards go back for the next round
        warlord done, nobody left, new round?
    .no =
        do i keep my character for the next round
        does the round end after the king
        do the discarded characters stay out next round as well
        is it over as soon as someone has built twice
        keep my role for a second round?
        round over once the crown holder has played?
        roles kept until someone is killed?
        round finishes when somebody builds?
        discards out for the rest of the game?
        do we go straight to calling again without a new selection
        can i keep my character next round
        does a round end after the crown player
        are discarded characters out for the next round too
        do we keep our roles the whole game
        does the round end when the first player builds
        Does the next round begin without choosing characters again?
ruling-played-card = A character card that has been turned up stays face up in front of its player until the round is over.
    .yes =
        Does my character card stay face up after my turn?
        can everybody still see who i was after i played
        i finished my turn, does the card just lie there in the open
        is the card kept in front of me till the round ends
        my card stays visible after im done?
        face up till the round is over, right
        others can look up who i was this round?
        does the revealed role remain in front of me
        no flipping back after my turn?
        can the warlord see from my open card that im bishop
        does my played character stay face up
        can everyone see my character after my turn
        turn over, card stays in front of me?
        must i leave my character visible until the round ends
        is my role card open until the end of the round once played
    .no =
        do i put my role back in the deck after my turn
        may i turn my character face down again when my turn is over
        does a played character go to the middle straight away
        can i hide my card again so the warlord forgets im the bishop
        role face down again after playing?
        put my role on the discard after my turn?
        played roles return to the pile at once?
        i give my card to the crown holder when im done?
        can i pocket my character after the turn so nobody remembers
        does my card go back to hand when my turn ends
        may i turn my character face down after my turn
        do i put my character away after playing
        can i hide my character again when my turn is done
        does my character go back to the deck after my turn
        turn over, do i discard my character?
        Am I allowed to conceal my character once my turn is finished?
    .asked =
        where does my character card go after my turn
        turn done, what do i do with my role card
        where do revealed characters lie
        character card after my turn, face up or down
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
