### The rulings of data/rulings/trader.toml, and the questions they answer: with yes, with no, or in another way.

ruling-trader-income = The Trader gets 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Trader get for green districts?
        I am the Trader with three green buildings: how many coins?
        What does the Trader earn per trade district, and is there a bonus coin?
        trader 2 greens how much
        what pays the trader
        trader with 3 green districts, how much
    .yes =
        does the trader get gold for his green buildings
        i am the trader with 4 green ones, 4 coins?
        1 gold per trade district for the trader, right
        trader 1 coin per green?
        market and docks, 2 gold for trader right
        Does the Trader take a coin for every trade district of his own?
        trader lives off green ones?
        no plus one for the trader, only the merchant has that?
        trader without greens gets no district money?
        do i get 1 gold per green district as trader
        does the trader collect for trade districts
        trader with 5 greens, 5 gold?
        can the trader collect for his harbor
        Does the Trader get gold for his green districts?
        are green districts the traders income
        is there no extra coin for the trader
    .no =
        does the trader get a bonus coin like the merchant
        is the traders income paid in cards
        does the trader count green districts in other cities
        can the trader earn from blue districts
        trader without any green, does he still get a coin
        trader +1 bonus coin?
        trader gets paid for reds?
        Does the Trader receive two coins for each green building?
        trader takes cards for greens?
        greens of my neighbors pay me as trader?
        trader with only churches, income?
        does the trader get 2 gold per green district
        does the trader get an extra coin
        do i get gold for others green districts as trader
        trader earns from yellow?
        Does the Trader collect for all districts in his city?
        trader with 2 greens, 3 gold?
        do my green districts pay another player who is trader
ruling-trader-any-number = In one turn the Trader may build as many trade (green) districts as he can pay for, plus one of another type.
    .asked =
        How many districts can the Trader build in one turn?
        trader build limit
        greens per turn as trader?
        how many greens can the trader build
        trader, how many districts per turn
    .yes =
        Can the Trader also build something that is not green?
        I am the Trader and have the money for four green districts. Can I put up all of them?
        After several trade districts, may the Trader add a Temple or a Castle?
        can the trader drop 3 green cards in one turn
        do green districts not count against the traders limit
        trader builds a tavern, a market and a palace, ok?
        does the trader have to pay for every green he builds
        trader 5 greens in a go?
        two greens and a temple as trader, ok?
        Is the number of green districts the Trader may build unlimited?
        trader can add exactly one non green right
        one castle only and no green, fine for trader?
        trader pays for each green?
        as long as i got gold i can keep dropping greens as trader?
        can i build as many green districts as i want as trader
        can the trader build 4 greens and one blue
        trader, 2 greens and a palace ok?
        must the trader pay for each green district
        Can the Trader build any number of trade districts?
        trader builds one purple and several greens?
        is only the traders other district limited to one
    .no =
        is the trader limited to one building per turn
        can the trader build two blue districts in one turn
        may the trader build any number of purple ones
        does the trader get his green buildings for free
        is there a max of 3 greens for the trader
        trader, one red and one yellow in the same turn?
        trader max two builds?
        trader builds greens free?
        Is the Trader permitted to build two districts that are not green?
        trader unlimited in any colour?
        three greens but then no other building for trader?
        a palace and a cathedral in one trader turn?
        trader only ever builds green?
        can the trader build only one district
        can the trader build two non green districts
        trader builds for free?
        trader max 3 greens?
        Is the Trader limited to two districts a turn?
        can the trader build many yellow districts
        trader may not build anything but green?
