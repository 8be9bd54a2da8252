### The rulings of data/rulings/selection.toml, and the questions they answer: with yes, with no, or in another way.

ruling-face-up-then-face-down = Nobody looks at the face-down character; only the last of 7 players (of 8 with nine characters) picks it up. It is put down after the face-up ones, and all of them are out for the round.
    .no =
        May anyone look at the face-down character?
        Can I look at the discarded cards?
        Someone wants to peek at the hidden character in the middle of the table. Allowed?
        Can a character that was set aside still be called or played this round?
    .yes =
        Are the discarded characters out of the round?
    .asked =
        Which is laid out first, the face-up or the face-down characters?
ruling-rank-four-reshuffled = The King, or any other rank 4, is never discarded face up: if it turns up, shuffle it back in and turn up another card. It may be the face-down card.
    .no =
        Can a rank 4 card be face up?
    .yes =
        We flipped the King while discarding. Do we draw a replacement?
        Can it happen that nobody gets the King because he is the hidden card?
    .asked =
        What if the King turns up among the discarded characters?
        Can the King be discarded?
ruling-table-of-eight = With eight characters, put 2 face up for 4 players, 1 for 5, none for 6 or 7. One more always goes face down.
    .asked =
        How many characters are laid face up with 4, 5, 6 or 7 players?
        How many character cards do we discard at the start of a round?
        How many cards are removed with five players?
        Four of us are playing: how many roles do we throw out openly?
        How many characters are face up in the middle with six or seven players?
ruling-choose-and-pass-left = You look through all the characters you get, secretly keep one and pass the rest to the left. With eight characters and 4 to 6 players, the last player chooses from two and puts the other face down in the middle.
    .yes =
        May I see all the characters before I choose one?
        Are the roles handed on clockwise?
    .asked =
        Which way are the character cards passed?
        Do I pick my role blindly or do I see the whole stack I was passed?
        I am last to choose: how many characters do I get to see, and where does the leftover go?
ruling-last-of-seven = With 7 players and eight characters, the last player gets a single card and also picks up the face-down one from the start of the round. That player keeps one and puts the other face down.
    .asked =
        What does the last of seven players choose from?
        Seven players: who takes the face-down card?
    .yes =
        May the last player pick up the hidden character with 7 players?
    .no =
        I am the seventh to choose and only one character is left. Do I have to take it?
ruling-discard-order-third = We put out the face-up characters first and the face-down one after them. The book doesn't say, but its table lists the face-up ones first.
    .asked =
        Which characters are discarded first, face up or face down?
ruling-face-down-first-classic = First put one character face down without looking, then put the face-up ones next to it. All of them are out for the round.
    .asked =
        Which characters are discarded first, face up or face down?
