### The rulings of data/rulings/abbot.toml, and the questions they answer: with yes, with no, or in another way.

ruling-abbot-mix = For each religious (blue) district the Abbot takes 1 gold or 1 card, mixed as he likes.
    .yes =
        Can the Abbot take part gold, part cards?
        I am the Abbot with four blue districts: two coins and two cards, is that fine?
        i have 3 blue buildings as abbot, can i take 1 coin and 2 cards
        can the abbot draw cards for religious districts
        may the abbot split his blue income between cash and cards
        abbot with 3 churches: 3 cards and no coins, ok?
        im the abbot, six blues, 4 gold and 2 cards allowed?
        can i go all gold as abbot if i want
        mixing coins with cards for the blues is up to the abbot, right
        is one card and one coin from two temples fine for the abbot
        abbot doesnt have to take the same thing for each religious district?
        can i take gold for some and cards for other blue districts as abbot
        may the abbot take both gold and cards
        abbot got 5 blue, 3 gold 2 cards ok?
        does mixing work for the abbot
        i have 2 religious districts, abbot may take 2 cards?
        The Abbot may take all his income as cards.
    .no =
        does the abbot have to take only gold for his blue ones
        is it all or nothing for the abbot, either all coins or all cards
        does the abbot get a gold AND a card for every blue district
        five blue districts and the abbot, do i have to pick one kind for all five
        is the abbots income the same as the bishops, gold only
        abbot with 2 blues, 2 coins plus 2 cards on top?
        is the abbot barred from taking cards
        must every church of mine pay the abbot in the same way
        my buddy says abbot only ever draws cards for blues, true?
        abbot has 3 blue ones, 4 things to take?
        no blue district at all, does the abbot get anything for religious ones
        do i have to stick to one kind as abbot
        abbot banned from mixing gold and cards?
        does the abbot get two things per blue district
        is the abbot only paid in cards
        abbot with 4 blues, can he take 4 gold and 4 cards
        must the abbot take gold for at least half of them
    .asked =
        what is the abbots income from churches
        how much does the abbot make with 2 temples and a cathedral
        abbot with 3 religious districts, what combos can i take
        coins, cards or both for the abbots blues
        abbot gets gold or cards for blue
        what can i take for 4 blue districts as abbot
ruling-abbot-says-first = The Abbot says how many coins and how many cards he takes for his religious districts before he takes anything.
    .yes =
        Must the Abbot say beforehand how many cards and coins he wants?
        does the abbot have to announce the split before drawing
        is the abbots mix fixed once he has said it
        must i name the numbers first before taking my abbot income
        before i touch the pile or the bank as abbot, do i owe the table a number of each
        abbot: "two coins two cards" out loud first, is that how its done
        im stuck with the split i declared as abbot even if the cards stink, right
        do i commit to coins and cards before seeing anything as the abbot
        friend wants me to declare my abbot split up front, is he right
        abbot announces, only then takes, yes?
        do i have to say my split first as abbot
        must the abbot declare gold and cards in advance
        abbot takes cards and gold, announce before?
        can i insist that the abbot says his numbers first
        is it binding what the abbot announces
        The Abbot has to decide on the whole split before he draws.
    .no =
        May the Abbot look at the first card before he decides how to take the rest?
        can the abbot draw one, see if its good, then switch to gold
        abbot decides one by one as he goes, fine?
        i drew a bad card as abbot, can i change the rest to coins
        may the abbot change his mind after seeing his first card
        can i draw as abbot and then make up my mind about gold
        abbot saw a great first card, may he swap his remaining coins for cards
        is it okay to silently take a card, then a coin, then see, as abbot
        said 3 cards as abbot, drew 1, can i take gold for the other two
        abbot splits bit by bit without announcing, legal?
        can the abbot keep his split open till hes drawn the cards
        can the abbot decide after looking at a card
        may i change my abbot split halfway
        abbot drew junk, can he switch to gold?
        can i take one card first and then decide as abbot
        does the abbot get to choose district by district as he draws
        Is the Abbot allowed to keep quiet about how many coins and cards he takes?
    .asked =
        when does the abbot choose between gold and cards
        abbot declares the split when, before or after drawing
        how does the abbot announce what he takes for his blue districts
        abbot says the split when
ruling-abbot-richest = The player with the most gold cannot refuse: they give the Abbot 1 gold if he wants it, unless the Abbot himself is among the richest.
    .no =
        Can the richest player refuse to pay the Abbot?
        I have the most gold and the Abbot asks for one. May I say no?
        can i tell the abbot to get lost when he wants my coin
        does the abbot take everything from the richest
        does the abbot collect a coin from every player
        am i safe from the abbot if im the wealthiest
        does the bank pay the abbots extra coin
        richest says nope to the abbot, does that stand
        abbot skims 2 off the guy with most gold?
        can the richest hand the abbot a card instead of a coin
        second richest pays the abbot too?
        does the abbot need the rich players consent
        im poorest at the table, does abbot tax me a coin
        im the richest, may i refuse the abbot
        does the abbot take half of the richest players gold
        can the abbot take a coin from a poor player
        abbot gets 3 gold from the richest?
        am i protected from the abbot when i have most gold
        does the abbots coin come from the bank
        Is the richest player allowed to decline when the Abbot asks for gold?
    .yes =
        do i have to pay the abbot if i got the most cash
        must the richest guy hand over a gold to the abbot
        is it just 1 gold the richest loses to the abbot
        i have 9 gold, nobody has more, the abbot has 2. do i lose one
        abbot points at me, im the fattest purse, coin gone whether i like it or not?
        is the wealthiest player powerless when the abbot wants his coin
        abbot has 3, i have 11, he can pinch exactly one?
        no way for the richest to dodge the abbots demand, right
        the coin for the abbot comes out of the rich players own purse?
        top dog on gold has to cough up for the abbot?
        abbot wants my coin and im richest, must i pay?
        do i lose a gold to the abbot if i have the most
        can the abbot force the richest to pay
        may i take a coin from the richest as abbot without asking
        is it one coin only that the abbot takes from the richest
        richest player has no choice against the abbot?
    .asked =
        How much does the Abbot take from the richest player?
        who has to give the abbot a coin
        whos on the hook for the abbots extra coin
        how big is the bite the abbot takes out of the top player
        abbot takes a coin from whom
ruling-abbot-need-not-take = The Abbot may leave the richest player's coin alone: he takes it only if he wants to.
    .no =
        Does the Abbot have to take the coin of the richest player?
        Does the Abbot have to take the coin?
        is the abbot forced to rob the richest of 1 gold
        must the abbot use his richest player thing every turn
        abbot forgot or didnt want the coin, is that against the rules
        do i have to demand the gold when i play the abbot
        abbot has to squeeze the rich one no matter what?
        is grabbing the coin off the richest a duty of the abbot
        am i made to take the coin from my teammate if im abbot
        did the abbot break a rule by leaving the coin with the richest
        can the richest insist that the abbot takes his coin
        abbot finishes his turn without the richest players gold, do we rewind
        do i have to take the richest players coin as abbot
        abbot must always take the coin?
        is the abbot required to take gold from the richest
        abbot skipped the coin, can we force him to take it
        is it illegal for the abbot not to take the coin
        Does the Abbot need to take a coin from the richest every turn?
    .yes =
        can the abbot skip the coin
        im the abbot and want to be nice, may i let the richest keep his gold
        is taking the coin optional for the abbot
        may the abbot spare his buddy the coin
        abbot doesnt want the coin, can he just let it go
        is leaving the wealthiest alone fine as abbot
        abbot may pass on the richest mans gold without a reason, right
        can i as abbot only collect for churches and forget the rich guy
        is it the abbots own choice whether the richest pays
        i dont want to annoy her, may the abbot not claim her coin
        may i leave the richest alone as abbot
        can the abbot decline the coin from the richest
        abbot doesnt take my coin, is that legal
        im richest, can the abbot let me off
        is the abbots coin from the richest voluntary
    .asked =
        what if the abbot doesnt feel like taking the rich players coin
        must or may: abbot and the richest players coin
        is the abbots coin optional or a must
ruling-abbot-tie-others = If several others tie for the most gold, the Abbot picks one of them, and only that one pays 1 gold.
    .asked =
        Who does the Abbot take from when several players are equally rich?
        Two opponents both have eight coins. Which of them pays the Abbot?
        three rich players all on 5, abbot has 0, who loses a gold
        sam and i both top on gold, abbot comes, who pays
        who settles which tied rich player gives to the abbot
        tie for most gold, who pays the abbot
    .yes =
        can the abbot choose which of the two richest pays him
        still a coin for the abbot if 2 opponents are equally loaded
        two others tied at the top, is it the abbots call who pays
        two opponents share first place in coins, abbot points at one?
        tie at the top between others, abbot still gets his one gold?
        me and kim both on 8, abbot picks kim, i keep all of mine?
        is it up to the abbot which of the equally rich loses a coin
        three others tied on 6, only one of them pays the abbot, right
        abbot poor, two rich guys equal: exactly one coin changes hands?
        two players tied for richest, does the abbot pick one
        can the abbot choose who of the tied richest pays
        tied with bob for most gold, might the abbot take my coin?
        does only one of the tied rich players pay the abbot
        may i choose the victim as abbot when two are equally rich
    .no =
        two guys tied on top, does the abbot get a coin from each
        does the abbot get nothing when two others share first place in gold
        do the tied players decide among themselves who pays the abbot
        me and bob both have 7 gold, abbot has 1. do we both pay
        is the abbots coin lost when there is a tie between others
        does each of the tied leaders pay the abbot
        tie for richest among the others protects us from the abbot?
        abbot gets 2 coins when two players tie for most
        closest to the abbots left pays when the rich ones are tied?
        can we two rich ones flip a coin over who pays the abbot instead of him choosing
        abbot gets half a coin from each of the tied, i mean is it split?
        do all tied richest players pay the abbot
        tie for richest, does abbot get nothing?
        tied for richest with someone else, am i safe from the abbot
        do the tied players choose who pays the abbot
        can i take a coin from each of two equally rich players as abbot
        Does the Abbot collect two coins when two opponents share the lead?
ruling-abbot-among-richest = An Abbot who is among the richest himself, alone or tied with others, gets no coin from anybody.
    .no =
        Does the Abbot get a coin if he is tied for richest?
        I am the Abbot and have just as much as the wealthiest. Any coin for me?
        im abbot with the most gold, does second place pay me
        can the abbot take from me if we both have 6
        richest player is the abbot himself, does he still collect
        abbot and i both have 4 gold and nobody has more, do i have to pay
        abbot on top with 9, next has 7, does the 7 pay
        tied with two others for most, abbot picks one of those?
        does the abbot collect from the runner up when hes first
        can the abbot at the top still milk anybody
        abbot shares the lead, does he get a coin from the other leader
        everyone on 3 gold incl abbot, does he get a coin
        im the richest and the abbot, can i take a coin from someone
        can a tied abbot still take a coin
        abbot has most gold, do i have to pay him
        does the second richest pay a rich abbot
        may i take from the other rich guy if we are tied and im abbot
        Does the Abbot receive a coin although nobody is richer than he is?
    .yes =
        abbot has more cash than anyone, are we all safe from him
        does the abbot go without the coin when he is the wealthiest
        does being equal with the top count as being richest for the abbot
        im abbot on 5 and so is lea, nobodys higher, no coin for me right
        does sharing first place spoil the abbots coin
        the abbot is loaded, so nobody owes him?
        abbot equal with me at the top, im safe from him?
        is a tie with the wealthiest enough to deny the abbot
        abbot sits on the biggest pile, his bonus coin is off?
        abbot is richest himself, am i safe from paying
        abbot tied with me for most gold, do i keep my coin
        is the abbots coin cancelled if he has the most gold
        do i get nothing as abbot when im tied for richest
        abbot richest, so no coin for him?
    .asked =
        abbot tied with another for most gold, what happens
        abbots own gold is the highest, what about the coin
        what if nobody is richer than the abbot
        abbot himself is richest, what then
ruling-abbot-moment = Once per turn the Abbot may take the richest player's coin, at any time when he is not among the richest himself: for example after he has paid for a district.
    .yes =
        Can the Abbot spend his gold first and then take the richest player's coin?
        I am the Abbot and the wealthiest, but I want to build first. Do I then get the coin?
        can the abbot build first so hes poorer and then grab the coin
        can i take the abbots coin before i gather
        is it ok to wait till the end of my turn with the abbots coin
        abbot takes the coin first and builds with it, legal
        abbot spends down to 1 then claims the richest guys coin, ok?
        can i gather, build, and only then go for the coin as abbot
        first the rich mans coin then a building with it, abbot can do that?
        is the abbot free to pick the moment he isnt on top any more
        i had most gold till i paid for my church, now the abbot coin is mine to take?
        very last thing in my turn: coin from the richest as abbot, still in time?
        can i build first and take the coin after as abbot
        abbot was richest but built, may he take the coin now?
        may the abbot take the coin at any time in his turn
        do i lose a coin to the abbot at the end of his turn if im richest by then
        can the abbot choose when to take the coin
    .no =
        is the richest checked only at the start of the abbots turn
        can the abbot take the coin twice in one turn
        must the abbot take the coin right when he is revealed
        i was richest when the abbot got called, so no coin the whole turn?
        does the abbot get one more coin after each thing he builds
        abbot checked once at reveal and thats final?
        two coins from the richest, one before and one after building, as abbot?
        too late for the abbot coin once ive built
        does the abbot have to go for the coin before gathering
        abbot among the richest at the start, chance gone for the turn?
        can the abbot take the coin after his turn when someone else overtakes him
        does the abbot have to take the coin at the start of his turn
        abbot built already, am i safe from him now?
        can i take the richest players coin two times as abbot
        abbot was richest at the start, is he out for good this turn
        is the coin only before building for the abbot
        Must the Abbot claim his coin directly after gathering?
    .asked =
        When in his turn does the Abbot check who is richest?
        at what point do we look who has most gold for the abbot
        what time in his turn can the abbot tap the richest
        abbot rich now but poor after building, when do we compare purses
        abbot takes the richest coin when in his turn
ruling-abbot-after-thief-or-tax = Gold the Abbot has lost to the Thief or paid as tax no longer counts for him: if he is not among the richest after that, he may take the coin.
    .yes =
        Robbed by the Thief, may the Abbot still take the richest player's coin?
        thief took all my gold and im the abbot, can i still take a coin from the richest
        may the robbed abbot take the coin from the thief if the thief is now richest
        abbot paid the tax collector and is no longer richest, coin for him?
        thief emptied my abbot, now im poorest, coin from the top guy?
        abbot robbed of 6, does that 6 no longer count as his
        can the abbot get one back off the thief whos now loaded
        paid my tax coin, dropped below tom, abbot may tap tom?
        robbed abbot isnt among the richest any more so he can take, right
        tax dropped me to second place as abbot, coin available now?
        got robbed as abbot, can i still take the coin from the richest
        thief robbed the abbot, may abbot take from the thief
        paid tax as abbot, now not richest, coin allowed?
        does the gold the thief took no longer count for the abbot
        i am the thief and now the richest, can the abbot i robbed take a coin from me
    .no =
        abbot got robbed, does he lose his right to the coin
        does gold i lost to the thief still count when we check if the abbot is richest
        is the tax i paid still counted as mine for the abbots coin
        is the thief safe from the abbot he just robbed
        thief hit the abbot: abbot ability with the richest is blocked?
        do we count the abbots gold as it was before the robbery
        coins on the tax collectors token still mine when comparing as abbot?
        the thief with all my gold is immune to me the abbot?
        was rich before the thief came so the abbot gets no coin this turn?
        does a robbed abbot have to sit out the coin from the richest
        robbed by thief, does the abbot lose his coin from the richest
        does stolen gold still count as the abbots own
        does paid tax count for the abbot being richest
        thief robbed the abbot, is the thief protected from him
        abbot broke after the thief, so no coin for him?
        Is the Abbot still considered the richest after the Thief emptied his purse?
    .asked =
        thief cleaned out the abbot, who pays the abbot now
        abbot robbed by the thief, can he collect from whom
        compare purses before or after the thief strips the abbot
        abbot got robbed, can he still take the coin or not
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
