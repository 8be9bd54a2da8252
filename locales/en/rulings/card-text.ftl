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
        fight at the table: card text or manual
        rulebook contradicts card, who prevails
        card or rulebook, which counts
    .yes =
        does the manual beat the wording on the card
        is the explanation in the back of the booklet stronger than the card
        is the text on the cards only a short summary
        the card leaves out an exception that is in the rulebook, does the exception still apply
        book wins over card?
        card text is only the short form, right
        if they clash, rulebook it is?
        the booklet has an exception my card lacks, it holds?
        should i trust the manual more than the card
        full rules in the book trump the print on the card?
        is the rulebook right if the card says otherwise
        does the rulebook beat the card
        card and book differ, follow the book?
        can i rely on the rulebook over my card
        is the card only the short version of the rule
    .no =
        does the card text overrule the rulebook
        can i insist on exactly what is printed on my card if the book says otherwise
        is the card always right
        card trumps book like in magic?
        printed card text is final?
        can i win the argument by reading my card out when the book disagrees
        is it a free choice whether card or book counts
        newest card text beats the manual?
        they differ so both are void?
        does the card beat the rulebook
        card says so, am i right against the book?
        can i follow the card if the rulebook disagrees
        is the rulebook less important than the card
        do we ignore the book when the card is clear but different
        Is the text on the card decisive if the rulebook contradicts it?
