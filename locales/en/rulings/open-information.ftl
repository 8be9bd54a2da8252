### The rulings of data/rulings/open-information.toml, and the questions they answer: with yes, with no, or in another way.

ruling-counts-are-open = Anyone may ask at any time how many coins and district cards you have. Which cards they are stays secret.
    .yes =
        Must I say how much gold and how many cards I have?
        May I ask how many cards someone holds?
        My opponent covers his coins with his hand. Does he have to tell me how many there are?
        Is the number of cards in hand public?
    .no =
        Can I hide my money?
ruling-bank-never-empty = Gold never runs out: if the bank is empty, use something else for coins. There is no limit on cards in hand either.
    .no =
        Can the gold run out?
        Is there a hand limit?
        All thirty coins are gone. Does anyone miss out on income?
    .asked =
        The bank has no coins left: what now?
        How many cards can I hold at most?
ruling-deals-bind-nobody = You may not give or lend gold or cards: they change hands only through abilities. No book mentions gifts or loans, and most players don't allow them. You may talk, threaten and promise, but nobody has to keep a promise.
    .no =
        May I give or lend gold or cards to another player?
        May I trade cards with another player?
        Do I have to keep a promise?
        Can I pay another player not to kill me?
    .yes =
        May I say which character I have, or lie about it?
    .asked =
        Are deals and bribes between players allowed?
