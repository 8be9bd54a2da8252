### The rulings of data/rulings/merchant.toml, and the questions they answer: with yes, with no, or in another way.

ruling-merchant-income = The Merchant gets 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Merchant get for green districts?
        I am the Merchant with four trade districts: how many coins?
        What does the Merchant earn per green building?
        merchant income with docks, market and a castle
        merchant w 5 greens, how much
        which colour does the merchant cash in on
        i have a tavern and 2 churches, merchant income?
        what color does the merchant get gold for
        6 green districts, how much for the merchant
    .yes =
        Do the Tavern and the Market pay the Merchant?
        3 green buildings as merchant, is that 3 gold income
        town hall and harbor, do they pay when im the merchant
        is green the merchants colour
        harbor in my city, coin for me as merchant?
        does each green house pay me 1 as merchant
        market tavern docks = 3 for the merchant?
        Does the Merchant earn a coin for every trade district he owns?
        trading post counts for the merchants green money right
        does the merchant get 1 gold per green district
        do i get gold for my trade districts as merchant
        merchant with 2 greens, 2 gold?
        can the merchant collect for his tavern
        does my docks pay the merchant
        Does the Merchant take income from trade districts in his own city?
        are only green districts paid to the merchant as color income
    .no =
        does the merchant earn gold from blue districts
        do i as merchant get paid for green districts in other cities
        does the merchant collect 2 gold per green card
        no green districts at all, does the merchant get income from his city
        does the church pay me as merchant
        merchant gets gold off your markets too?
        do red buildings give the merchant coins
        Is the Merchant paid two gold for each trade building?
        merchant with only a palace and a temple, any colour income?
        do my yellows pay when im merchant
        4 greens so 8 for the merchant?
        does the merchant get gold for my green districts
        do i get 2 per green as merchant
        merchant earns from yellow districts?
        does a watchtower pay the merchant
        Can the Merchant collect for trade districts of his neighbor?
        3 greens, 6 gold for the merchant?
        merchant gets paid for temples?
ruling-merchant-extra = The Merchant gets his extra coin whether he gathers gold or cards: 3 gold in all, or cards and 1 gold.
    .yes =
        Does the Merchant get his extra coin if he draws cards?
        merchant drew cards, does he still get the plus one gold
        2 gold plus 1 for being merchant, so 3 without any green?
        do i get the merchant bonus with zero green buildings
        first turn of the game, no buildings, merchant: is it 3 gold
        went for cards as merchant, extra coin still mine?
        merchant takes gold, is it 3 total
        Is the Merchant's bonus coin independent of what he gathers?
        no green in town, merchant bonus anyway?
        draw two keep one plus 1 coin for the merchant, right?
        so i cant miss out on that merchant coin whichever way i gather
        does the merchant always get 1 extra gold
        i take cards as merchant, do i still get 1 gold
        can the merchant get his bonus without green districts
        merchant gathers gold, 3 in all?
        do i get the extra coin even if i draw cards as merchant
        Does the Merchant receive one extra gold after gathering resources, whatever he took?
        merchant took cards, 1 gold on top?
    .no =
        I am the Merchant and took a card instead of gold. Is the bonus coin lost?
        Does the Merchant's additional gold depend on what was gathered?
        do i lose the merchants bonus coin when i go for cards
        is the merchants extra gold only for those who gathered gold
        must the merchant gather gold to earn his one bonus coin
        merchant who draws cards gets no bonus gold?
        cards instead of gold so the merchants extra is gone?
        Does the Merchant get his additional coin only when he gathers gold?
        do i have to own a green building to get the merchants plus one
        merchant taking gold gets just 2?
        is the +1 for the merchant forfeited by picking cards
        does the merchant miss his extra coin when he takes cards
        is the extra gold of the merchant only with gold
        do i need to take gold for the merchant bonus
        merchant takes cards, zero gold?
        merchant gathers gold, 4 in all without gold mine?
        Must the Merchant gather gold in order to get his bonus?
        is the merchants coin lost with cards
    .asked =
        How much gold does the Merchant collect in a turn?
        what does the merchant end up with if he takes cards
        merchant gathers 2 gold, what does he hold in the end
        when does the merchant get his bonus coin, with gold or with cards
        how many coins does the merchant get when he takes gold
        merchant picks cards, how much gold extra
ruling-merchant-gold-mine = The Gold Mine pays the Merchant nothing when he gathers cards, because it needs gathered gold; his own extra coin comes either way.
    .no =
        Does the Gold Mine pay if the Merchant takes cards?
        i drew as merchant, does my gold mine give a coin
        merchant and gold mine, two extra coins even with cards?
        does the gold mine work on the merchants card draw
        does the gold mine add to the merchants extra coin when he drew cards
        merchant goes for cards: do i add the mines coin to my one
        card draw as merchant, gold mine still chips in?
        Does a Merchant who gathers cards collect both his own coin and the one from the Mine?
        2 coins for me as merchant with mine even though i took cards?
        merchants extra coin switches on the gold mine, doesnt it?
        drew cards, got the merchant coin, mine adds one to that?
        is the merchant coin enough to count as gathering gold for the mine
        merchant takes cards and owns the mine: no bonus coin whatsoever?
        i take cards as merchant, does the gold mine pay
        can the merchant use the gold mine when drawing cards
        does the gold mine give 1 gold for the merchants bonus coin
        merchant with mine takes cards, 2 gold?
        Does the Merchant's bonus count as gathering gold for the Gold Mine?
        merchant draws, mine pays too?
        do i lose my merchant coin if i take cards with a gold mine
    .yes =
        merchant with gold mine takes cards, does he still have his own bonus coin
        gold mine useless for the merchant who takes cards?
        must the merchant gather gold to use the gold mine
        drew cards as merchant, mine gives zip but i still get my 1?
        is the mine asleep when the merchant picks cards
        merchant w gold mine picking cards ends with just the one coin, right
        Does the Gold Mine need gathered gold even when its owner is the Merchant?
        merchants own coin doesnt wake up the gold mine, correct
        took cards, so only the merchant bonus and not the mine?
        is the gold mine useless if the merchant takes cards
        merchant takes cards, only his own extra coin and nothing from the mine?
        do i still get the merchant coin with cards although the gold mine stays silent
        does the mine need the merchant to take gold
        Does the Merchant with a Gold Mine get just 1 gold if he gathers cards?
        merchant with cards, gold mine doesnt count?
        i drew cards as merchant, do i get 1 not 2 with the mine
    .asked =
        I took cards as the Merchant: which of the two bonus coins do I still receive?
        merchant draws cards and owns the gold mine, how much gold
        merchant takes cards, mine in town, 1 or 2 bonus coins
        why does my gold mine give nothing when i draw as merchant
        merchant takes cards, what do i get from the gold mine
        cards as merchant with gold mine, how many coins
ruling-merchant-gold-mine-four = When the Merchant gathers gold and has the Gold Mine, both extra coins count: 2 gold, 1 more from the Mine and 1 of his own make 4.
    .yes =
        Do the Merchant's coin and the Gold Mine's coin add up?
        merchant plus gold mine, do i really take 4 gold
        gathering gold as merchant with the mine: both bonuses?
        can i combine the gold mine with the merchant bonus
        gold mine 3 and merchant 1 on top, no greens: 4 altogether?
        merchant takes gold with a mine in town, 4 coins?
        mine and merchant stack when gathering gold right
        2 + 1 + 1 for a merchant with gold mine?
        Are both extra coins paid to a Merchant who owns a Gold Mine and gathers gold?
        can i cash the mine coin and the merchant coin on the same turn if i took gold
        gold mine works fully for a merchant taking gold, on top of his own coin?
        merchant with gold mine takes gold, do i get 4
        do gold mine and merchant bonus both count
        can i use the gold mine and the merchants extra coin together
        is it 4 gold for a merchant with gold mine
        Does a Merchant with a Gold Mine gather four gold?
        do i get both bonus coins as merchant with the mine
        merchant takes gold, mine works as well?
    .no =
        is it just 3 gold for a merchant with the gold mine
        does the merchants coin replace the one from the gold mine
        only one bonus coin a turn with merchant and gold mine?
        gold mine and merchant gathering gold, is that 5
        merchant gathering gold with the mine has to pick one of the bonuses?
        3 is the cap for a merchant even with gold mine?
        does the merchants bonus cancel the gold mine
        Does the Mine double the Merchant's extra coin, so that he gets 5?
        mine plus merchant, 6 coins when i take gold?
        merchant took gold, mine doesnt add to it?
        merchant with gold mine, only 3 gold?
        is the gold mine ignored when im the merchant and take gold
        do i have to choose between gold mine and merchant bonus
        merchant plus mine makes 5?
        Is the Merchant limited to one extra coin when he gathers gold with the Gold Mine?
        do i lose the mines coin because im the merchant
        gold mine doesnt stack with merchant?
    .asked =
        I am the Merchant with a Gold Mine and gather gold: 3 or 4 coins?
        how much gold does a merchant with a gold mine gather
        no greens, gold mine, im merchant and take gold, total?
        mine and merchant together, how many coins on taking gold
        merchant, gold mine, taking gold: how many coins
        what do gold mine and merchant add up to
ruling-merchant-income-older = The Merchant gets 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Merchant get for green districts?
        what does the merchant collect for trade districts
    .yes =
        merchant with 4 green buildings, 4 gold?
        does a tavern earn the merchant a coin
    .no =
        does the merchant get money for yellow districts
        do green districts in other cities pay the merchant
        two gold for each green one as merchant?
ruling-merchant-extra-classic = The Merchant gets his extra coin after the action, gold or card. (In 2016 he gets it at any time during his turn.)
    .asked =
        When does the Merchant get his extra coin?
        at what point do i take the merchants plus one
    .yes =
        Does the Merchant get the coin even if he took cards?
        is the merchants bonus coin taken after the action
        took gold as merchant, do i have 3 now
    .no =
        can the merchant take his bonus coin before his action
        does the merchant lose the extra coin by drawing
        may i use the merchants bonus coin before i take gold or cards
ruling-merchant-extra-third = The Merchant gets his extra coin at the start of the turn. With the action that makes three coins, or a coin and a card. (In 2016 he gets it at any time during his turn.)
    .asked =
        When does the Merchant get his extra coin?
        which moment of the turn brings the merchants extra gold
    .yes =
        Does the Merchant get the coin even if he takes cards?
        does the merchant take the bonus coin at the start of his turn
        gold as merchant: three coins in total?
    .no =
        does the merchant wait until after the action for his coin
        is the merchants coin gone if he draws cards
        is the extra coin paid at the end of the merchants turn
