### The rulings of data/rulings/abbot.toml, and the questions they answer: with yes, with no, or in another way.

ruling-abbot-mix = For each religious (blue) district the Abbot takes 1 gold or 1 card, mixed as he likes.
    .yes =
        Can the Abbot take part gold, part cards?
        I am the Abbot with four blue districts: two coins and two cards, is that fine?
        i have 3 blue buildings as abbot, can i take 1 coin and 2 cards
        can the abbot draw cards for religious districts
        may the abbot split his blue income between cash and cards
    .no =
        does the abbot have to take only gold for his blue ones
        is it all or nothing for the abbot, either all coins or all cards
        does the abbot get a gold AND a card for every blue district
        five blue districts and the abbot, do i have to pick one kind for all five
        is the abbots income the same as the bishops, gold only
    .asked =
        what is the abbots income from churches
        how much does the abbot make with 2 temples and a cathedral
ruling-abbot-says-first = The Abbot says how many coins and how many cards he takes for his religious districts before he takes anything.
    .yes =
        Must the Abbot say beforehand how many cards and coins he wants?
        does the abbot have to announce the split before drawing
        is the abbots mix fixed once he has said it
        must i name the numbers first before taking my abbot income
    .no =
        May the Abbot look at the first card before he decides how to take the rest?
        can the abbot draw one, see if its good, then switch to gold
        abbot decides one by one as he goes, fine?
        i drew a bad card as abbot, can i change the rest to coins
        may the abbot change his mind after seeing his first card
    .asked =
        when does the abbot choose between gold and cards
ruling-abbot-richest = The player with the most gold cannot refuse: they give the Abbot 1 gold if he wants it, unless the Abbot himself is among the richest.
    .no =
        Can the richest player refuse to pay the Abbot?
        I have the most gold and the Abbot asks for one. May I say no?
        can i tell the abbot to get lost when he wants my coin
        does the abbot take everything from the richest
        does the abbot collect a coin from every player
        am i safe from the abbot if im the wealthiest
        does the bank pay the abbots extra coin
    .yes =
        do i have to pay the abbot if i got the most cash
        must the richest guy hand over a gold to the abbot
        is it just 1 gold the richest loses to the abbot
        i have 9 gold, nobody has more, the abbot has 2. do i lose one
    .asked =
        How much does the Abbot take from the richest player?
        who has to give the abbot a coin
ruling-abbot-need-not-take = The Abbot may leave the richest player's coin alone: he takes it only if he wants to.
    .no =
        Does the Abbot have to take the coin of the richest player?
        Does the Abbot have to take the coin?
        is the abbot forced to rob the richest of 1 gold
        must the abbot use his richest player thing every turn
        abbot forgot or didnt want the coin, is that against the rules
        do i have to demand the gold when i play the abbot
    .yes =
        can the abbot skip the coin
        im the abbot and want to be nice, may i let the richest keep his gold
        is taking the coin optional for the abbot
        may the abbot spare his buddy the coin
ruling-abbot-tie-others = If several others tie for the most gold, the Abbot picks one of them, and only that one pays 1 gold.
    .asked =
        Who does the Abbot take from when several players are equally rich?
        Two opponents both have eight coins. Which of them pays the Abbot?
        three rich players all on 5, abbot has 0, who loses a gold
    .yes =
        can the abbot choose which of the two richest pays him
        still a coin for the abbot if 2 opponents are equally loaded
        two others tied at the top, is it the abbots call who pays
    .no =
        two guys tied on top, does the abbot get a coin from each
        does the abbot get nothing when two others share first place in gold
        do the tied players decide among themselves who pays the abbot
        me and bob both have 7 gold, abbot has 1. do we both pay
        is the abbots coin lost when there is a tie between others
ruling-abbot-among-richest = An Abbot who is among the richest himself, alone or tied with others, gets no coin from anybody.
    .no =
        Does the Abbot get a coin if he is tied for richest?
        I am the Abbot and have just as much as the wealthiest. Any coin for me?
        im abbot with the most gold, does second place pay me
        can the abbot take from me if we both have 6
        richest player is the abbot himself, does he still collect
        abbot and i both have 4 gold and nobody has more, do i have to pay
    .yes =
        abbot has more cash than anyone, are we all safe from him
        does the abbot go without the coin when he is the wealthiest
        does being equal with the top count as being richest for the abbot
    .asked =
        abbot tied with another for most gold, what happens
ruling-abbot-moment = Once in his turn the Abbot may take the richest player's coin, at any moment when he is not among the richest himself: for example after he has paid for a district.
    .yes =
        Can the Abbot spend his gold first and then take the richest player's coin?
        I am the Abbot and the wealthiest, but I want to build first. Do I then get the coin?
        can the abbot build first so hes poorer and then grab the coin
        can i take the abbots coin before i gather
        is it ok to wait till the end of my turn with the abbots coin
        abbot takes the coin first and builds with it, legal
    .no =
        is the richest checked only at the start of the abbots turn
        can the abbot take the coin twice in one turn
        must the abbot take the coin right when he is revealed
        i was richest when the abbot got called, so no coin the whole turn?
        does the abbot get one more coin after each thing he builds
    .asked =
        When in his turn does the Abbot check who is richest?
        at what point do we look who has most gold for the abbot
ruling-abbot-after-thief-or-tax = Gold the Abbot has lost to the Thief or paid as tax no longer counts for him: if he is not among the richest after that, he may take the coin.
    .yes =
        Robbed by the Thief, may the Abbot still take the richest player's coin?
        thief took all my gold and im the abbot, can i still take a coin from the richest
        may the robbed abbot take the coin from the thief if the thief is now richest
        abbot paid the tax collector and is no longer richest, coin for him?
    .no =
        abbot got robbed, does he lose his right to the coin
        does gold i lost to the thief still count when we check if the abbot is richest
        is the tax i paid still counted as mine for the abbots coin
        is the thief safe from the abbot he just robbed
    .asked =
        thief cleaned out the abbot, who pays the abbot now
ruling-abbot-income-older = The Abbot takes only gold: 1 for each religious (blue) district in his city. (In 2016 he takes gold or cards.)
    .no =
        Can the Abbot take cards for his blue districts?
        can i draw instead of taking coins for my churches as abbot
        abbot mixing gold and cards for religious buildings, allowed
    .yes =
        does the abbot get gold for each blue district
        is the abbots blue income coins only
        i have 3 blue ones and the abbot, 3 gold for me?
    .asked =
        what does the abbot earn with a temple and a monastery
ruling-abbot-richest-older = The player with the most gold gives the Abbot 1 gold.
    .asked =
        What does the richest player give the Abbot?
        who pays the abbot and how much
    .yes =
        does the richest player have to pay the abbot a coin
        is it 1 gold that the wealthiest gives to the abbot
    .no =
        can the guy with most gold refuse the abbot
        does the abbot take all the gold of the richest
        does every player pay the abbot
ruling-abbot-tie-older = Nobody gives the Abbot anything if players tie for the most gold, with or without him, or if he is the richest. (In 2016 he picks one of the others who tie.)
    .no =
        Does the Abbot get a coin when several players are equally rich?
        two players tied for most gold, does one of them pay the abbot
        abbot is the richest himself, does he get a coin
        can the abbot choose between two equally rich players
    .yes =
        does a tie for richest mean no coin for the abbot
        me and another both have 6, are we both safe from the abbot
    .asked =
        what does the abbot get if the top two have equal gold
