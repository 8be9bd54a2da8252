### The rulings of data/rulings/observatory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-observatory-keeps-one = With the Observatory you look at all three cards, keep one and put the other two under the deck.
    .no =
        Do I keep two of the three cards with the Observatory?
        My friend keeps two of the three from his Observatory. Right?
        with an observatory do i keep all three cards
        does the observatory put an extra card in my hand
        are the two cards i dont want from the observatory shuffled in
        observatory owner, can i split it: two cards for me, one back
        does the observatory still make me draw just two
        do the rejected observatory cards go back on top
        observatory 3 cards 2 stay?
        got the observatory so i hang on to all 3?
        Are the unwanted cards from the Observatory put on top of the deck?
        observatory means two in hand per draw?
        just look at two with observatory?
        the leftovers from my observatory go to the discard of another player?
        observatory adds a third card that i also keep?
        can i keep two cards with the observatory
        do i keep all 3 with observatory
        does the observatory let me keep more cards
        observatory: 3 cards, all mine?
        do unwanted observatory cards go on top of the deck
        Does the Observatory allow me to keep two of the three cards?
        observatory draws 4?
        can i look at only two cards with the observatory
    .yes =
        observatory: draw three, keep one?
        do i see all three before choosing with the observatory
        do the other two observatory cards go under the deck
        observatory just gives me more choice, still one card right
        three drawn, one kept, two under the deck w/ observatory?
        Do I choose one of three cards when I own the Observatory?
        my hand only grows by one with observatory, yeah
        both leftovers go to the bottom with observatory?
        i can look at all three from the observatory first?
        do i keep one card with the observatory
        does the observatory let me look at three cards
        must i put two cards under the deck with the observatory
        observatory: three to choose from, one kept?
        Do I have to return two of the three cards with the Observatory?
        only one card in hand from the observatory?
        can i choose the best of three with the observatory
    .asked =
        Where do the cards not chosen with the Observatory go?
        I own the Observatory: how many of the three stay in my hand?
        what does the observatory change when i gather cards
        observatory draw: keep how many
        how many go under the deck with observatory
        how many cards do i look at with the observatory
        observatory, how many cards do i keep
        where do the other two go with the observatory
