### The rulings of data/rulings/trader.toml, and the questions they answer: with yes, with no, or in another way.

ruling-trader-income = The Trader gets 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Trader get for green districts?
        I am the Trader with three green buildings: how many coins?
        What does the Trader earn per trade district, and is there a bonus coin?
ruling-trader-any-number = In one turn the Trader may build as many trade (green) districts as he can pay for, plus one of another type.
    .asked =
        How many districts can the Trader build in one turn?
    .yes =
        Can the Trader also build something that is not green?
        I am the Trader and have the money for four green districts. Can I put up all of them?
        After several trade districts, may the Trader add a Temple or a Castle?
