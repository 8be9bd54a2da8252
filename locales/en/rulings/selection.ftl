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
    .yes =
        is the hidden discard a secret for everyone
        do we set the secret character aside blind
        is it cheating to peek at the face down role
    .asked =
        who knows the face down character
ruling-discard-order = First the face-up characters are laid out, then one more is put face down.
    .asked =
        Which is laid out first, the face-up or the face-down characters?
        in what order do we set characters aside at the start of a round
        when does the face down role come out of the pile
    .yes =
        open roles first, then the secret one?
        is the hidden one drawn after the visible discards
        four players: two up, then one down, in that order?
    .no =
        do we put the hidden character down before the open ones
        is the face down role set aside first
        does the order of open and hidden discards run hidden first
ruling-discarded-out = Characters discarded at the start are out for the round: nobody has them, and nobody answers when they are called. (Only a face-down one that the last of 7 or 8 players picks up can come back.)
    .yes =
        Are the discarded characters out of the round?
        the merchant lies open on the table, so nobody is the merchant?
        does a face up discard sit out the whole round
        open discards: can i be sure nobody has them
    .no =
        Can a character that was set aside still be called or played this round?
        thief is face up in the middle, can anyone play him
        may i swap my role for one of the open discards
        is a discarded role still in the running later this round
    .asked =
        what happens to the characters that were set aside
ruling-face-down-stays = Only the last of 7 players with eight characters, or of 8 players with nine, picks up the face-down character. In every other game it stays where it is.
    .no =
        With 4, 5 or 6 players, does anyone pick up the face-down character?
        five of us, may the last player take the hidden card instead
        i dont like my two options as last of six, can i take the face down one
        seven players but nine characters, does the last one get the hidden card
        can the crown player fetch the hidden character back
    .yes =
        does the hidden role stay on the table with four players
        eight players: is the face down role for the last one
        is the hidden card only ever used with 7 or 8 people
    .asked =
        in which games does somebody take the face down card
ruling-rank-four-reshuffled = The King, or any other rank 4, is never discarded face up: if it turns up, shuffle it back in and turn up another card.
    .no =
        Can a rank 4 card be face up?
        may a rank 4 role lie open in the middle at the start of a round
        do we simply leave the king face up with the other discards
        emperor came up open, do we just use one less face up card
        is rank 4 treated like any other rank when we turn cards up
    .yes =
        We flipped the King while discarding. Do we draw a replacement?
        we turned over rank 4, shuffle it back and flip another?
        is it certain that no open discard is a rank 4
        king turned up, does a new card replace him
    .asked =
        What if the King turns up among the discarded characters?
        king flipped up among the discards, now what
ruling-rank-four-face-down = Rank 4 may be the face-down card, and then nobody has it: the book keeps it out of the face-up cards only, and the face-down one is put down unseen.
    .yes =
        Can a rank 4 character be the face-down card?
        Can it happen that nobody gets the King because he is the hidden card?
        might the emperor be the secret discard
        nobody answered to the king, could he be the face down one
    .no =
        is rank 4 always among the cards we pass around
        is it certain that somebody can pick the king every round
        do we redo the hidden discard in case it might be rank 4
        is the rank 4 card banned from the face down spot too
ruling-rank-four-face-down-third = The King or the Emperor may be the face-down card: only among the face-up ones he is not allowed.
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
ruling-table-of-eight = With eight characters, put 2 face up for 4 players, 1 for 5, none for 6 or 7. One more always goes face down.
    .asked =
        How many characters are laid face up with 4, 5, 6 or 7 players?
        How many character cards do we discard at the start of a round?
        How many cards are removed with five players?
        Four of us are playing: how many roles do we throw out openly?
        How many characters are face up in the middle with six or seven players?
        eight characters, six players, how many out and how
    .yes =
        four players and 8 roles: two open, one hidden?
        is exactly one role face up with five people
        does one card always go face down with eight characters
    .no =
        with five of us, are two characters laid face up
        six players: do we show any role openly
        do seven players skip the face down card
        4 players, just one open discard?
ruling-choose-and-pass-left = You look through all the characters you are handed, secretly keep one and pass the rest on.
    .yes =
        May I see all the characters before I choose one?
        can i check every role in the pile before picking
        is my pick secret from the others
        do i see what roles are left for the people after me
    .no =
        do i draw my role at random
        do i get my character dealt blind
        must i show the role i keep when i pass the pile
        can i keep two roles from the pile in a five player game
    .asked =
        Do I pick my role blindly or do I see the whole stack I was passed?
        how do i choose my character
ruling-pass-left = The character cards start with the player who has the crown and are passed to the left, clockwise.
    .yes =
        Are the character cards passed to the left?
        Are the roles handed on clockwise?
        does the crown holder pick a role first
    .no =
        do i pass the roles to my right
        does the direction of passing roles change each round
        does the youngest choose his role first
        can i hand the role pile to whoever i want
    .asked =
        Which way are the character cards passed?
        who chooses a character first
ruling-last-of-two = With eight characters and 4 to 6 players, the last to choose has two characters to choose from and puts the other face down in the middle.
    .asked =
        How many characters does the last of 4, 5 or 6 players choose from?
        I am last to choose: how many characters do I get to see, and where does the leftover go?
    .yes =
        last of four: do i get two roles to pick from
        does the role left over go face down in the middle
        six players, last one still has a choice of two?
    .no =
        five of us, does the last one just get stuck with one role
        do i show the leftover role to everybody
        does the last player keep both remaining roles
        does the leftover character go back to the crown holder
ruling-last-of-seven = With 7 players and eight characters, the last player gets a single card and also picks up the face-down one from the start of the round. That player keeps one and puts the other face down.
    .asked =
        What does the last of seven players choose from?
        Seven players: who takes the face-down card?
        we are seven, what about the last guy with one card
    .yes =
        May the last player pick up the hidden character with 7 players?
        seven players, i get one card last, may i take the hidden one as well
        does the seventh player look at the face down card
        does the seventh put the other card face down again
    .no =
        I am the seventh to choose and only one character is left. Do I have to take it?
        7 of us: is the seventh stuck with whatever is passed to him
        does the last of seven keep both cards
        with seven does the sixth player pick up the hidden role
        may the last of seven show the card he didnt take
ruling-discard-order-third = We put out the face-up characters first and the face-down one after them. The book doesn't say, but its table lists the face-up ones first.
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
