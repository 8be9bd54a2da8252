### The rulings of data/rulings/merchant.toml, and the questions they answer: with yes, with no, or in another way.

ruling-merchant-income = The Merchant gets 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Merchant get for green districts?
        I am the Merchant with four trade districts: how many coins?
        What does the Merchant earn per green building?
    .yes =
        Do the Tavern and the Market pay the Merchant?
ruling-merchant-extra = The Merchant gets his extra coin whether he gathers gold or cards: 3 gold in all, or cards and 1 gold.
    .yes =
        Does the Merchant get his extra coin if he draws cards?
    .no =
        I am the Merchant and took a card instead of gold. Is the bonus coin lost?
        Does the Merchant's additional gold depend on what was gathered?
    .asked =
        How much gold does the Merchant collect in a turn?
ruling-merchant-gold-mine = The Gold Mine pays only when you gather gold; the Merchant's own coin comes either way. If you gather gold with both, you get 4.
    .no =
        Does the Gold Mine pay if the Merchant takes cards?
    .yes =
        Do the Merchant's coin and the Gold Mine's coin add up?
    .asked =
        I am the Merchant with a Gold Mine and gather gold: 3 or 4 coins?
        I took cards as the Merchant: which of the two bonus coins do I still receive?
ruling-merchant-income-older = The Merchant gets 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Merchant get for green districts?
ruling-merchant-extra-classic = The Merchant gets his extra coin after the action, gold or card. (In 2016 he gets it at any moment of his turn.)
    .asked =
        When does the Merchant get his extra coin?
        Does the Merchant get the coin even if he took cards?
ruling-merchant-extra-third = The Merchant gets his extra coin at the start of the turn. With the action that makes three coins, or a coin and a card. (In 2016 he gets it at any moment of his turn.)
    .asked =
        When does the Merchant get his extra coin?
        Does the Merchant get the coin even if he takes cards?
