### The rulings of data/rulings/observatory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-observatory-keeps-one = With the Observatory you look at all three cards, keep one and put the other two under the deck.
    .no =
        Do I keep two of the three cards with the Observatory?
        My friend keeps two of the three from his Observatory. Right?
    .asked =
        Where do the cards not chosen with the Observatory go?
        I own the Observatory: how many of the three stay in my hand?
