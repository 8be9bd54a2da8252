### The rulings of data/rulings/selection.toml, and the questions they answer: with yes, with no, or in another way.

ruling-face-up-then-face-down = The face-down character is put down unseen, and nobody may look at it, not even the player with the crown. (The last of 7 or 8 players, who chooses from it, is the exception.)
    .no =
        May anyone look at the face-down character?
        Can I look at the discarded cards?
        Someone wants to peek at the hidden character in the middle of the table. Allowed?
        crown holder put one role face down, may he check what it is
        can i sneak a look at the card lying face down before i choose
        does the first player know which role is hidden
        four of us, can the last one look at the hidden card
        king player peeks at the hidden role?
        who put it down knows what it is, right?
        Does the holder of the crown look at the character he lays face down?
        five players, can i flip the middle card to see
        may we all glance at the face down character together
        i dealt the roles, do i get to see the hidden one
        last of 5 checks the face down one, allowed?
        can i look at the face down character
        can the crown player see the face down card
        may the king look at the hidden character
        is peeking at the face down character allowed with 5 players
        does anyone know the face down character
        Is the player with the crown allowed to look at the face-down character?
        can the last of six look at the hidden card
    .yes =
        is the hidden discard a secret for everyone
        do we set the secret character aside blind
        is it cheating to peek at the face down role
        hidden role is unknown to everyone right
        nobody peeks at the face down one, not even crown guy?
        Is the face-down character put aside without being seen?
        he looked at the hidden card, against the rules?
        crown gives me no right to see the facedown role, correct
        face down means blind for all six of us?
        is the face down character secret for all
        is looking at the face down character forbidden
        crown player cant look at the hidden card?
        is the face down card put down unseen
        Must nobody look at the face-down character card?
        do we all have to leave the face down character unseen with 4 players
        hidden character unknown even to the crown holder?
    .asked =
        who knows the face down character
        face down role, who may look
        does crown player see the secret discard or not
        who can see the face down character
        crown holder and the hidden character, may he look
ruling-discard-order = First the face-up characters are laid out, then one more is put face down.
    .asked =
        Which is laid out first, the face-up or the face-down characters?
        in what order do we set characters aside at the start of a round
        when does the face down role come out of the pile
        open or hidden first
        setup of the round, which role cards go out when
        face down card goes before or after the face up ones
        face up first or face down first
        order of discarding characters
    .yes =
        open roles first, then the secret one?
        is the hidden one drawn after the visible discards
        four players: two up, then one down, in that order?
        up cards then the down card?
        hidden comes last right
        Are the face-up characters laid out before the face-down one?
        5 players: one open and then one face down?
        we turn up the open roles first, yeah
        secret one gets set aside after the open ones?
        do the face up characters come first
        is the face down character laid after the face up ones
        face up first, then face down?
        Do we lay out the open characters before the hidden one?
        is the hidden character put down last
        open cards then one hidden?
        do we discard face up before face down
    .no =
        do we put the hidden character down before the open ones
        is the face down role set aside first
        does the order of open and hidden discards run hidden first
        hidden one first then open ones?
        Does the face-down character come off the pile before the others?
        first the secret then the visible discards?
        put one face down before turning any role up?
        is the face down one the very first card set aside
        does the face down card come first
        is the hidden character discarded before the open ones
        face down first?
        Is the face-down character laid out before the face-up characters?
        do we start with the hidden one
        face up ones come after the face down one?
ruling-discarded-out = Characters discarded at the start are out for the round: nobody has them, and nobody answers when they are called. (Only a face-down one that the last of 7 or 8 players picks up can come back.)
    .yes =
        Are the discarded characters out of the round?
        the merchant lies open on the table, so nobody is the merchant?
        does a face up discard sit out the whole round
        open discards: can i be sure nobody has them
        open discard bishop means no bishop this round?
        nobody can be a face up role right
        Do characters laid face up at the start of the round sit it out?
        architect is face up, so when called its silence?
        thief shouldnt name an open discard cause nobody has it, correct
        a set aside role is gone till next round?
        is a face up character out for the round
        are discarded characters not in play
        thief lies face up, can i be sure nobody has him
        warlord face up, am i safe from him this round
        Is nobody able to play a character that lies face up?
        discarded assassin, so no murder this round?
        does nobody answer when a discarded character is called
    .no =
        Can a character that was set aside still be called or played this round?
        thief is face up in the middle, can anyone play him
        may i swap my role for one of the open discards
        is a discarded role still in the running later this round
        warlord lies face up, can someone still have him
        could i grab one of the face up roles
        Does somebody act for a character that has been discarded face up?
        open discards come back into the pile midway?
        do we play the discarded ones turn in some other way
        the magician is face up, does the crown player play him
        can someone have a face up character
        can i take a discarded character
        face up assassin, can i still get killed by him
        do discarded characters take a turn
        Can a face-up character still be used this round?
        thief is discarded face up, can he still rob me
        may i exchange my character with a discarded one
    .asked =
        what happens to the characters that were set aside
        roles on the table at start, what are they good for this round
        who plays the face up characters
        what about discarded characters this round
        who answers for a discarded character
ruling-face-down-stays = Only the last of 7 players with eight characters, or of 8 players with nine, picks up the face-down character. In every other game it stays where it is.
    .no =
        With 4, 5 or 6 players, does anyone pick up the face-down character?
        five of us, may the last player take the hidden card instead
        i dont like my two options as last of six, can i take the face down one
        seven players but nine characters, does the last one get the hidden card
        can the crown player fetch the hidden character back
        last of 4 takes the hidden role?
        six players, hidden card gets picked up?
        Does anybody pick up the face-down card in a five-player game?
        7 of us plus rank 9, last one gets the secret role?
        may i swap my last pick with the facedown one, 6 players
        crown holder takes the secret card back at the end?
        8 players nine roles, hidden one stays put?
        does the last player take the face down card with 5 players
        can the last of four pick up the hidden character
        6 players, may i take the face down card
        is the face down card picked up every game
        Does the last of six players pick up the face-down character?
        7 players with nine characters, is the hidden card picked up
        can i swap with the face down character with 4 players
    .yes =
        does the hidden role stay on the table with four players
        eight players: is the face down role for the last one
        is the hidden card only ever used with 7 or 8 people
        4 to 6 players, hidden one never moves right
        7 players 8 roles, last one takes the secret card up?
        Does the face-down character stay where it is with five players?
        in a 4p game no one ever gets the hidden role?
        with nine roles and seven of us the hidden card is left alone?
        eight players nine roles, hidden card picked up by last one?
        does the face down character stay on the table with 5 players
        7 players, eight characters, last one picks up the hidden card?
        is the face down card untouched with 6 players
        8 players, last one takes the hidden card?
        Does the hidden character stay down with four players?
        7 players nine characters, hidden card stays?
        are 4 to 6 players never allowed to take the face down card
    .asked =
        in which games does somebody take the face down card
        hidden role, does it stay or get picked up
        how many players for the last to take the face down one
        when is the face down character picked up
        5 players, what happens to the face down card
ruling-rank-four-reshuffled = The King, or any other rank 4, is never discarded face up: if it turns up, shuffle it back in and turn up another card.
    .no =
        Can a rank 4 card be face up?
        may a rank 4 role lie open in the middle at the start of a round
        do we simply leave the king face up with the other discards
        emperor came up open, do we just use one less face up card
        is rank 4 treated like any other rank when we turn cards up
        king face up ok?
        patrician came up among open discards, leave him?
        Is the Emperor allowed among the face-up characters?
        king turned up, do we start the whole deal again with every card
        open king just means no king this round?
        rank 4 face up goes face down instead?
        put king back on top and go with fewer open ones?
        can the emperor lie face up
        does the king stay face up if he turns up
        patrician face up, allowed?
        king turned up, do we leave him
        Can the King be one of the face-up characters?
        is rank 4 discarded like the others
    .yes =
        We flipped the King while discarding. Do we draw a replacement?
        we turned over rank 4, shuffle it back and flip another?
        is it certain that no open discard is a rank 4
        king turned up, does a new card replace him
        king shows up open, back in and flip another?
        number 4 cant be a face up discard right
        Must the King be shuffled back if he is turned up at the start of the round?
        emperor revealed when setting aside, new card instead?
        same thing for patrician as for the king when he turns up?
        you will never see a 4 lying open, correct
        is the king never face up
        do we shuffle the king back in if hes turned up
        king drawn face up, draw another?
        must the emperor be replaced when he turns up face up
        Do we turn up another card when rank 4 appears face up?
        is a face up king not allowed
        patrician turned up, shuffle him back?
    .asked =
        What if the King turns up among the discarded characters?
        king flipped up among the discards, now what
        flipped the patrician at setup of the round, what do we do
        rank 4 among the open ones, then
        king face up, what now
        what do we do with a rank 4 among the face up cards
ruling-rank-four-face-down = Rank 4 may be the face-down card, and then nobody has it: the rulebook keeps it out of the face-up cards only, and the face-down one is put down unseen.
    .yes =
        Can a rank 4 character be the face-down card?
        Can it happen that nobody gets the King because he is the hidden card?
        might the emperor be the secret discard
        nobody answered to the king, could he be the face down one
        can king be the hidden one
        could it be that nobody is king this round
        Is it possible for the face-down card to be the Patrician?
        i cant find the king in the pile, might he be face down
        the no king rule is only for face up cards right
        emperor might be the secret card?
        hidden 4 stays hidden, correct
        can the king be face down
        can the face down card be rank 4
        nobody is king, is he face down maybe
        is it possible that nobody has the king
        Can the King be put face down at the start?
        may the emperor be the hidden card
        king allowed face down but not face up?
    .no =
        is rank 4 always among the cards we pass around
        is it certain that somebody can pick the king every round
        do we redo the hidden discard in case it might be rank 4
        is the rank 4 card banned from the face down spot too
        king must always be in the pile i get?
        check the hidden card so its not a 4?
        Is rank 4 excluded from the face-down position?
        there is always a king somebody can take?
        if the hidden one happens to be the king do we swap it out
        the secret card can be anything except a 4?
        is the king banned from the face down spot
        is there always a king in the round
        do we check the face down card for the king
        rank 4 never face down?
        Must somebody always have the King?
        is the king sure to be in the cards we choose from
        face down king, must he be swapped
    .asked =
        king nowhere to be seen, where could he be
        face up or face down, where may a 4 be set aside
        can rank 4 be face down
        nobody answered as king, how can that be
ruling-rank-four-face-down-third = The King or the Emperor may be the face-down card: he is kept only out of the face-up ones.
    .yes =
        May the King be the character set aside face down?
        can nobody have the king because he is lying face down
        emperor as the hidden card, fine?
    .no =
        do we have to make sure the hidden card is not the king
        is the king always one of the cards to choose from
        does the king rule forbid the face down spot as well
    .asked =
        what if the king ends up face down
ruling-table-of-eight = With eight characters, discard 2 face up with 4 players, 1 with 5, none with 6 or 7. One more always goes face down.
    .asked =
        How many characters are laid face up with 4, 5, 6 or 7 players?
        How many character cards do we discard at the start of a round?
        How many cards are removed with five players?
        Four of us are playing: how many roles do we throw out openly?
        How many characters are face up in the middle with six or seven players?
        eight characters, six players, how many out and how
        5 players 8 roles, face up?
        how many open with 4
        seven of us, what do we set aside
        4 players, how many face up
        how many characters face up with 5 players
        6 players, how many characters discarded
    .yes =
        four players and 8 roles: two open, one hidden?
        is exactly one role face up with five people
        does one card always go face down with eight characters
        4p: two face up?
        six players nothing open, one hidden right
        5 players, one up one down?
        Does a card always go face down with eight characters, whatever the player count?
        seven of us and eight roles, no open ones?
        4 players, 2 face up?
        5 players, one character face up?
        no face up characters with 6 players?
        is there one face down card with 7 players
        Are two characters laid face up with four players and eight characters?
        do we put one face down with 4 players
    .no =
        with five of us, are two characters laid face up
        six players: do we show any role openly
        do seven players skip the face down card
        4 players, just one open discard?
        4 players three open?
        with 5 none face up?
        Do six players turn one character face up when there are eight?
        seven with 8 roles, two open?
        8 roles and 4 players, no hidden one?
        always two face up?
        4 players, one face up?
        5 players, two face up?
        do we put a character face up with 6 players
        7 players, one face up?
        Are three characters laid face up with four players and eight characters?
        no face down card with 6 players?
ruling-choose-and-pass-left = You look through all the characters you are handed, secretly keep one and pass the rest on.
    .yes =
        May I see all the characters before I choose one?
        can i check every role in the pile before picking
        is my pick secret from the others
        do i see what roles are left for the people after me
        i see all the roles that get to me?
        look at the whole stack then pick right
        Do I keep my chosen character secret when I pass the others on?
        do i know which roles my left neighbor can choose from
        can i choose freely among what i was handed
        do i see all characters before choosing
        can i choose my character
        do i keep my character secret
        can i look at the characters i pass on
        Do I choose one of the character cards I am handed and pass on the rest?
        may i pick any character from those i get
        is my choice of character hidden
    .no =
        do i draw my role at random
        do i get my character dealt blind
        must i show the role i keep when i pass the pile
        can i keep two roles from the pile in a five player game
        role is random?
        pick one blind and pass?
        Do I have to announce which character I kept?
        roles are dealt by the king?
        take the top one without looking at the others?
        may i pass the pile without keeping any
        should i show the others what i pass on
        is my character random
        do i have to show my character when i choose
        do i choose my character blind
        does someone else pick my character
        Are the characters dealt out at random?
        must i take the top character card
        do i have to tell which characters i pass on
    .asked =
        Do I pick my role blindly or do I see the whole stack I was passed?
        how do i choose my character
        how does picking a role work
        do i get a look at the roles before i pick
        how are characters chosen
        do i pick or draw my character
ruling-pass-left = The character cards start with the player who has the crown and are passed to the left, clockwise.
    .yes =
        Are the character cards passed to the left?
        Are the roles handed on clockwise?
        does the crown holder pick a role first
        hand the rest of the roles to whoever sits left of me?
        roles go left?
        clockwise from the crown right
        Does the player with the crown choose before everybody else?
        after i picked, pile goes to my left neighbor?
        im left of the crown, so i choose second?
        do we pass characters to the left
        does the crown player choose first
        characters go round clockwise?
        do i give the characters to my left neighbor
        Are the character cards passed clockwise from the player with the crown?
        i have the crown, do i pick first
        am i second to choose if i sit left of the crown
    .no =
        do i pass the roles to my right
        does the direction of passing roles change each round
        does the youngest choose his role first
        can i hand the role pile to whoever i want
        counterclockwise?
        pass right every second round?
        oldest picks first every round no matter who has the crown?
        Are the roles laid out so that everybody takes one at once?
        pass the roles across the table?
        guy to the right of the crown is second?
        do we pass the characters to the right
        are the characters passed counterclockwise
        does the player left of the crown choose first
        can i pass the characters to anyone
        Does the oldest choose first in every round, even without the crown?
        characters go right?
        i have the crown, do i choose last
    .asked =
        Which way are the character cards passed?
        who chooses a character first
        direction of the role draft
        who picks second
        left or right with the characters
        in which direction do characters go
ruling-last-of-two = With eight characters and 4 to 6 players, the last to choose has two characters to choose from and puts the other face down in the middle.
    .asked =
        How many characters does the last of 4, 5 or 6 players choose from?
        I am last to choose: how many characters do I get to see, and where does the leftover go?
        last of five, how many roles do i see
        the one the last player rejects goes where
        six players eight roles, last player chooses from what
        last of 5, how many characters to choose from
        where does the last players other character go
    .yes =
        last of four: do i get two roles to pick from
        does the role left over go face down in the middle
        six players, last one still has a choice of two?
        last of 6 picks from 2?
        im last of four, two cards come to me right
        Does the last player have a choice between two characters with five players?
        other role goes face down in the middle?
        leftover of the last player stays secret?
        8 roles 4 players: last guy isnt stuck with one?
        does the last player have a choice with 5 players
        last of four, two characters?
        can i choose between two as last of six
        does the last player put one face down
        Does the last of four players choose between two characters?
        do i put the other character face down as last player
        5 players, last one picks from two?
    .no =
        five of us, does the last one just get stuck with one role
        do i show the leftover role to everybody
        does the last player keep both remaining roles
        does the leftover character go back to the crown holder
        last one gets one role only, 5 players?
        Does the last of six turn the unwanted character face up?
        last player of four sees three roles?
        leftover role goes back in the box?
        both cards for the last of five?
        last of 6 also picks up the hidden one?
        does the last of 5 get only one character
        can the last player keep both characters with 4 players
        does the last of six show the other card
        last of four, no choice?
        Does the last of five players have to take a single card?
        last of six picks from three?
        does the last of 4 pass a card on to the crown
ruling-last-of-seven = With 7 players and eight characters, the last player gets a single card and also picks up the face-down one from the start of the round. That player keeps one and puts the other face down.
    .asked =
        What does the last of seven players choose from?
        Seven players: who takes the face-down card?
        we are seven, what about the last guy with one card
        7p last pick, what
        seventh gets one role handed, whats the alternative
        last of 7, what can i choose from
        seven players, who gets the face down character
    .yes =
        May the last player pick up the hidden character with 7 players?
        seven players, i get one card last, may i take the hidden one as well
        does the seventh player look at the face down card
        does the seventh put the other card face down again
        seventh takes the hidden one too?
        last of 7 chooses between passed and hidden right
        Does the seventh player pick from two cards when there are eight characters?
        seven of us 8 roles, i may play the hidden role if im last?
        rejected one goes face down again?
        as seventh i get to see the secret discard?
        can the last of 7 take the face down card
        does the seventh player choose from two
        7 players, i am last, can i look at the hidden character
        do i have a choice as seventh player
        Does the last of seven players pick up the face-down character?
        seventh puts the other card face down?
        last of seven, hidden card or passed card?
    .no =
        I am the seventh to choose and only one character is left. Do I have to take it?
        7 of us: is the seventh stuck with whatever is passed to him
        does the last of seven keep both cards
        with seven does the sixth player pick up the hidden role
        may the last of seven show the card he didnt take
        last of seven no choice?
        Is the seventh player forbidden to look at the face-down card?
        seventh keeps two roles?
        hidden card stays hidden even with 7 and eight roles?
        seventh turns the other one face up for all?
        7 players, first picker takes the hidden one?
        last of seven gets three to choose from?
        is the last of 7 stuck with one card
        must the seventh player take the passed card
        can the seventh player keep both
        7 players, hidden card stays hidden?
        Does the last of seven players have no choice?
        may the sixth of seven take the face down card
        seventh player shows the unused card?
ruling-discard-order-third = The face-up characters are put out first and the face-down one after them: the book does not say, but its table lists the face-up ones first.
    .asked =
        Which characters are discarded first, face up or face down?
        which role goes down first at the start of the round
    .yes =
        open characters before the hidden one, is that how you play it
        is the order taken from the table in the book
    .no =
        does the book say in which order we discard
        do we lay the face down role first
        is the hidden role put down before the open ones
ruling-face-down-first-classic = First put one character face down without looking, then lay the face-up ones next to it.
    .asked =
        Which characters are discarded first, face up or face down?
        in which order are roles removed at the start of the round
    .yes =
        hidden role first, open ones after?
        is the face down role drawn blind
    .no =
        do we lay out the open characters before the secret one
        may i look at the role i put face down
        does the secret role come last
