### The rulings of data/rulings/card-text.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rulebook-beats-card = If a card and the rulebook disagree, the rulebook is right: the card has only the short version.
    .asked =
        The card and the rulebook disagree: which is right?
        The text on the card says something different, what do we follow?
        Which has the last word, the printed card or the manual?
        The rules and my card contradict each other
        card says one thing, rulebook another, who wins
        my friend reads the card literally but the booklet explains it differently, what counts
        conflict between card and rules
    .yes =
        does the manual beat the wording on the card
        is the explanation in the back of the booklet stronger than the card
        is the text on the cards only a short summary
        the card leaves out an exception that is in the rulebook, does the exception still apply
    .no =
        does the card text overrule the rulebook
        can i insist on exactly what is printed on my card if the book says otherwise
        is the card always right
