### The rulings of data/rulings/lighthouse.toml, and the questions they answer: with yes, with no, or in another way.

ruling-lighthouse-once = The Lighthouse works only once, when it is built: its builder takes one card from the deck, then the deck is shuffled.
    .no =
        Does the Lighthouse work every turn?
