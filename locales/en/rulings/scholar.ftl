### The rulings of data/rulings/scholar.toml, and the questions they answer: with yes, with no, or in another way.

ruling-scholar-seven = The Scholar draws 7 cards, keeps 1 and shuffles the other 6 into the deck. Only he does that: everyone else puts the cards they don't keep under the deck.
    .no =
        Do the Scholar's six other cards go to the bottom of the deck?
        does the scholar keep two of his seven cards
        do i put the scholars leftovers on top of the deck
        can the scholar hold on to all seven
        are the six other cards of the scholar discarded for good
        does the scholar see only two cards like everybody
    .yes =
        Does the Scholar reshuffle the deck?
        scholar looks at 7 cards and keeps one
        are the scholars unwanted cards shuffled into the deck
        does the deck get mixed up after the scholar
    .asked =
        How many of the seven cards does the Scholar keep?
        I am the Scholar: what do I do with the six I don't want?
        scholar draws seven, then what
ruling-scholar-builds-two = The Scholar may build up to two districts in the turn.
    .yes =
        Can the Scholar build more than one district?
        I am the Scholar with enough gold: may a second building follow?
        can i put up 2 buildings as the scholar
        scholar, second district this turn allowed?
        may the scholar build just one if he likes
    .no =
        can the scholar build three districts
        is the scholar restricted to one building like most people
        does the scholar have to build two
        scholar builds as many as the architect, right
    .asked =
        What is the Scholar's building limit?
        Does the Scholar put up one, two or three?
        how many buildings for the scholar
