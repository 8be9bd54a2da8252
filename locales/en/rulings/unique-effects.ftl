### The rulings of data/rulings/unique-effects.toml, and the questions they answer: with yes, with no, or in another way.

ruling-optional-unless-must = You have to follow a unique district's effect only if its text says "must" or "cannot". Otherwise you may skip it.
    .no =
        Do I have to use a unique district's effect?
        Am I forced to use my own special building when I don't want to?
    .yes =
        Are purple card effects optional?
        Can I choose to ignore what my purple building does?
ruling-once-per-turn-own-turn = The Laboratory, the Smithy and the Museum work only in your own turn: "once per turn" means once in that turn.
    .no =
        May I use the Laboratory, the Smithy or the Museum in another player's turn?
        It is not my turn: can I still sell a card at the Laboratory?
        Can I trigger my Smithy while somebody else is playing?
    .asked =
        What does "once per turn" mean?
