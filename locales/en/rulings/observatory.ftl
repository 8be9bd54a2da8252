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
    .yes =
        observatory: draw three, keep one?
        do i see all three before choosing with the observatory
        do the other two observatory cards go under the deck
    .asked =
        Where do the cards not chosen with the Observatory go?
        I own the Observatory: how many of the three stay in my hand?
        what does the observatory change when i gather cards
