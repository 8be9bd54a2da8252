### The rulings of data/rulings/scholar.toml, and the questions they answer: with yes, with no, or in another way.

ruling-scholar-seven = The Scholar draws 7 cards, keeps 1 and shuffles the other 6 into the deck. Only he does that: everyone else puts the cards they do not keep under the deck.
    .no =
        Do the Scholar's six other cards go to the bottom of the deck?
        does the scholar keep two of his seven cards
        do i put the scholars leftovers on top of the deck
        can the scholar hold on to all seven
        are the six other cards of the scholar discarded for good
        does the scholar see only two cards like everybody
        scholar puts six cards on the bottom?
        all 7 mine as scholar?
        Does the Scholar return his unwanted cards to the top of the deck?
        scholar draws 7 keeps 2?
        does everyone else shuffle their rejects in like the scholar
        scholar only sees 3 cards?
        six rejected cards out of the game after the scholar?
        can the scholar keep more than one card
        do i put the scholars other cards under the deck
        does the scholar keep all seven
        scholar: 7 cards, keep 3?
        do the scholars six cards go on top
        Are the six cards the Scholar does not want put under the deck?
        scholar draws five?
        does the scholar throw the other six out of the game
    .yes =
        Does the Scholar reshuffle the deck?
        scholar looks at 7 cards and keeps one
        are the scholars unwanted cards shuffled into the deck
        does the deck get mixed up after the scholar
        scholar picks one of seven right
        the six others get shuffled in after the scholar?
        Is the Scholar the only one who shuffles unwanted cards into the deck?
        i look thru seven as scholar and take my favorite?
        deck gets reshuffled cause of the scholar, yeah?
        just one of the 7 stays in the scholars hand?
        do i keep one card as scholar
        do i have to shuffle after using the scholar
        scholar: six cards shuffled back in?
        Does the Scholar choose one card from seven?
        can i see seven cards as scholar
        scholar keeps 1, rest shuffled into the deck?
    .asked =
        How many of the seven cards does the Scholar keep?
        I am the Scholar: what do I do with the six I don't want?
        scholar draws seven, then what
        scholars leftovers, bottom or shuffle
        how many cards does the scholar see
        scholar, how many cards drawn and kept
        where do the scholars six cards go
ruling-scholar-builds-two = The Scholar may build up to two districts on his turn.
    .yes =
        Can the Scholar build more than one district?
        I am the Scholar with enough gold: may a second building follow?
        can i put up 2 buildings as the scholar
        scholar, second district this turn allowed?
        may the scholar build just one if he likes
        scholar 2 builds?
        im scholar, got cash for two, both ok?
        Is the Scholar's limit two districts per turn?
        one build is fine too as scholar right
        scholar gets one more build than normal folks?
        built a tavern as scholar, may i add a church
        can i build 2 as scholar
        is the scholar allowed to build only one
        scholar second build ok?
        May the Scholar build two districts in one turn?
        does the scholar build more than a normal character
        is 2 the max for the scholar
    .no =
        can the scholar build three districts
        is the scholar restricted to one building like most people
        does the scholar have to build two
        scholar builds as many as the architect, right
        scholar builds three?
        Must the Scholar make use of both of his builds?
        scholar is stuck with one building?
        no limit on builds for the scholar?
        third building as scholar if i have the gold?
        scholar cant build since he draws 7?
        can the scholar build 3
        must the scholar build two
        scholar only one build?
        does the scholar build like the architect
        Is the Scholar allowed to build any number of districts?
        is a second district banned for the scholar
        scholar can build 4?
    .asked =
        What is the Scholar's building limit?
        Does the Scholar put up one, two or three?
        how many buildings for the scholar
        scholar, max builds
        how many houses can i put up as scholar in one turn
        scholar, 1 or 2 builds
