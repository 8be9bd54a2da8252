### The rulings of data/rulings/smithy.toml, and the questions they answer: with yes, with no, or in another way.

ruling-smithy-keeps-three = You keep all three cards from the Smithy. It works once in your turn, for 2 gold, at any moment.
    .yes =
        Do I keep all three cards from the Smithy?
    .no =
        Can I pay at the Smithy twice for six cards?
    .asked =
        How often may I pay for cards at the Smithy?
        I own the Smithy: do I choose one of the three or take them all?
ruling-smithy-three-third = The Smithy costs 3 gold for three cards, as on the old French card. The rulebook doesn't give the card's text.
    .asked =
        How much gold does the Smithy cost here?
ruling-smithy-two-classic = You keep all three cards from the Smithy. You may pay 2 gold for it at most once a turn.
    .yes =
        Do I keep all three cards from the Smithy?
