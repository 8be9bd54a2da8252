### The rulings of data/rulings/lighthouse.toml, and the questions they answer: with yes, with no, or in another way.

ruling-lighthouse-once = The Lighthouse works only once, when it is built.
    .no =
        Does the Lighthouse work every turn?
        can i search the deck with my lighthouse again next turn
        my lighthouse has been standing for a while, another free card now?
        someone swapped my lighthouse into his city, does he get to search
    .yes =
        is the lighthouse a one shot thing
        do i only get the lighthouse card when i put it up
        after its built, is the lighthouse just points
    .asked =
        when does the lighthouse do its thing
ruling-lighthouse-choice = The player who builds the Lighthouse looks through the district deck, takes any one card into hand and shuffles the deck.
    .yes =
        May I choose any card from the deck when I build the Lighthouse?
        do i get to look through the whole deck with the lighthouse
        do we shuffle the deck after someone used the lighthouse
    .no =
        is the lighthouse card just the top card
        can i take two cards with the lighthouse
        is the card from the lighthouse built at once for free
    .asked =
        what exactly do i get for building the lighthouse
