### The rulings of data/rulings/gathering.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gather-must = You cannot skip gathering: every turn you take either 2 gold, or 2 district cards of which you keep one.
    .no =
        May I skip gathering resources?
        Can I take gold and cards in the same turn?
        I have plenty of money and cards. Can I pass on the two coins and the card draw?
    .asked =
        Gold or cards: what do I get in a turn?
        What do I take at the beginning of my turn?
ruling-look-at-both = You look at both district cards you draw when gathering, keep the one you want and put the other under the deck.
    .yes =
        May I look at both drawn cards before I keep one?
    .no =
        Do I have to choose between the two drawn cards blind?
    .asked =
        Where does the card I don't keep go?
        How many cards do I keep?
        I drew two districts and keep one: does the other go on top or to the bottom?
ruling-deck-runs-out = If the district deck runs out, most players just draw what is left. No book covers it: discarded and destroyed districts go back under the deck, so it hardly ever happens.
    .asked =
        What if the district deck runs out?
        No more cards to draw: what now?
        There is only one card left in the deck, but I should draw two. What now?
    .no =
        Is there a discard pile to reshuffle?
        The draw pile is empty. Do we shuffle anything?
ruling-action-older = You cannot skip the action. Every turn starts with it: take 2 gold, or look at 2 district cards, keep one and put the other under the deck.
    .no =
        May I skip the action?
    .asked =
        Gold or cards: what do I get in a turn?
ruling-only-choice-third = You choose only between the two cards of your action. You keep all the cards a power gives you.
    .no =
        Do I choose among the cards that a power gives me?
