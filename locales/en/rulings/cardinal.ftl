### The rulings of data/rulings/cardinal.toml, and the questions they answer: with yes, with no, or in another way.

ruling-cardinal-income = The Cardinal draws 1 card from the deck for each religious (blue) district in his own city: cards, not gold.
    .no =
        Does the Cardinal get gold for blue districts?
        im the cardinal with 4 blue buildings, do i get 4 gold
        can the cardinal pick coins instead of cards for his churches
        do blue districts in other cities bring the cardinal cards
        does the cardinal earn cash like the bishop
        cardinal collects gold off blues?
        cardinal chooses coin or card per blue?
        my neighbors cathedral gives my cardinal a card?
        2 cards per blue for the cardinal?
        cardinal draws for yellow?
        the cardinals blue cards come from another players hand?
        do i get coins for blue districts as cardinal
        cardinal with 2 blues gets 2 gold?
        can the cardinal choose gold for his religious districts
        does my temple give the cardinal of another player a card
        cardinal draws cards for green?
        Does the Cardinal receive gold from his religious districts?
    .yes =
        does the cardinal draw a card for every religious district
        cardinal: is my income cards only
        i own two churches type buildings and im cardinal, two cards for me?
        three blues, three cards for the cardinal?
        cardinal never gets coins for churches, right
        blues mean cards for a cardinal?
        do i draw from the deck per religious building as cardinal
        cardinals blues have to be in his own city?
        temple and church as cardinal: two cards?
        do i get a card for each blue district as cardinal
        cardinal with 3 blues draws 3?
        does the cardinal draw from the deck for churches
        is it cards and not gold for the cardinal
        no blue districts, cardinal draws none?
    .asked =
        I am the Cardinal with two religious districts: coins or cards?
        What does the Cardinal draw for his blue buildings?
        what do i collect as cardinal for a temple and a monastery
        cardinals blue income in what form
        4 religious ones as cardinal, what do i get
        cardinal gets what for blue
ruling-cardinal-borrows = If the Cardinal is short of gold for a district, he may take the rest from another player and gives that player 1 card from his hand for each coin.
    .yes =
        Can the Cardinal build with another player's money?
        im 2 short for the palace as cardinal, can i grab it from someone
        cardinal took 3 gold off me, do i get 3 cards
        do i have to hand over a card per coin as the cardinal
        short of coins as cardinal, someone else fills the gap for cards?
        3 missing, 3 of my cards go to the donor, cardinal?
        cardinal swaps a card per coin, right
        i get cards from the cardinal for the gold he took?
        may the cardinal use bobs gold to finish paying a palace
        cardinal with 3 gold can afford a 5 by taking 2 off someone?
        can i use another players gold as cardinal
        cardinal took my gold, do i get cards for it?
        short 1 gold, may the cardinal take it from someone
        do i pay one card per coin as cardinal
        must i give cards from my hand as cardinal
    .no =
        does the cardinal get the other players coins for free
        can the cardinal give just one card for two coins
        im cardinal with no spare cards in hand, can i still take the missing gold
        does the cardinal have to pay the coins back later
        can the cardinal take gold although he can pay for the building himself
        cardinal takes coins and gives nothing?
        has enough money but still taps me as cardinal?
        1 card buys the cardinal 3 coins?
        cardinal returns the coins next round?
        empty handed cardinal, takes gold anyway?
        cardinals cards come from the deck to the lender?
        does the cardinal take gold without giving cards
        can the cardinal take my gold if he has enough himself
        no cards in hand, can the cardinal still take gold?
        cardinal took 2 gold, gives me only one card?
        do i get my gold back from the cardinal later
        Is the gold a gift for the Cardinal, without anything in return?
    .asked =
        How many cards does the Cardinal pay for the gold he takes?
        I am the Cardinal, the district costs 5 and I have 3. What can I do?
        The Cardinal took two of my coins: what do I get for them?
        cardinal needs cash for a building, how does that work
        cardinal lacking 2, what does he do
        what does the cardinal give for my coins
        cardinal takes 3 gold, gives how many cards
ruling-cardinal-must-build = Once the Cardinal has taken another player's gold for a district, he must build that district with it.
    .no =
        Can the Cardinal take the gold and then not build?
        may the cardinal keep the coins he took in his purse
        can i change my mind after taking money with the cardinal
        took gold for a cathedral as cardinal, can i build something cheaper instead
        can the cardinal just drain a rich player to save up for next round
        cardinal takes 2 and saves it?
        cardinal takes gold for a palace, builds a tavern?
        cardinal changes his mind, keeps coins?
        use the taken coins for the smithy as cardinal?
        may the cardinal take my gold this turn and build next turn
        cardinal swaps cards for coins with no building at all?
        can i take gold as cardinal and not build
        may the cardinal keep the gold for later
        cardinal took my gold, can he build something else?
        can the cardinal change his mind after taking gold
        is building optional after the cardinal took the coins
        Can the Cardinal save the gold he took for his next turn?
    .yes =
        must the cardinal build the thing he took gold for
        i took 2 coins as cardinal, am i obliged to put the district down now
        does the borrowed gold go straight into the cardinals building
        took the coins, has to build it, cardinal?
        cardinal cant just pocket my gold, right
        is the cardinal bound to the district he took the money for
        money taken by the cardinal goes right into the building?
        no backing out once the cardinal has my coins?
        must i lay the palace after tapping someone as cardinal
        do i have to build after taking gold as cardinal
        cardinal took my gold, must he build with it?
        is the cardinal forced to build that district
        must the taken gold be used for the building right away, cardinal
        can i be sure the cardinal builds if he takes my gold
    .asked =
        what does the cardinal have to do after taking the gold
        cardinal has my gold, whats he got to do with it
        what if the cardinal takes coins and doesnt want to build any more
        cardinal took gold, must he build or not
ruling-cardinal-own-card = The district that the Cardinal is about to build cannot be one of the cards he gives for the gold: he needs it to build.
    .no =
        Can the Cardinal give away the very district he is building as one of the cards?
        does the palace i want to build count as a payment card for the cardinal
        my only card is the one i want to build, can the cardinal borrow a coin for it
        i have cathedral and one card, short of 2. can the cardinal do it
        hand over the card being built to the lender as cardinal, ok?
        give the palace away and build it as well, cardinal?
        my last card is the church i build, cardinal pays with it?
        two cards total, 2 coins short, cardinal manages?
        does the district im building count as one of the cards the cardinal owes
        cardinal with a one card hand can borrow?
        hand the lender the building card after laying it, cardinal?
        can i give the district im building as payment as cardinal
        may the cardinal use his last card to pay and build it
        cardinal with one card, 1 gold short, ok?
        can i get the very card the cardinal builds as payment
        does the building count as one of the cardinals cards to give
        Is the Cardinal able to borrow when the building is his only card?
    .yes =
        do i need other cards in hand besides the one i build as cardinal
        cardinal missing 2: do i need at least three cards, the building and two more
        does the building itself stay out of the cards the cardinal gives
        the card being built cant be payment too, cardinal, right
        cardinal 1 short with only that one card in hand, no go?
        need spare cards beyond the building itself as cardinal?
        lacking 3 the cardinal needs 4 cards incl the building?
        must the cardinal keep back the district hes laying
        are only my other cards good for paying the lender, cardinal
        must i keep the district i want to build as cardinal
        one card in hand and 1 short, cardinal cant do it?
        is the district being built not valid as payment for the cardinal
        do i need two cards in hand if im 1 short as cardinal
        does the cardinal pay with other cards only
    .asked =
        cardinal lacks 2 coins, how many cards must be in hand counting the building
        how many spare cards does the cardinal need for 1 missing coin
        which card cant the cardinal give to the lender
        can the cardinal pay with the card he builds or not
ruling-cardinal-exactly = The Cardinal takes exactly the gold that is missing for the district, no more and no less.
    .no =
        May the Cardinal take more gold than he needs?
        cardinal needs 2, can he take 4 to have some left
        may i keep my own gold and pay the whole district with someone elses as cardinal
        can he take all my money with the cardinal if he only lacks 1
        can i give more cards as the cardinal to get extra coins on top
        cardinal saves his own coins and uses only mine?
        lacks 1 takes 3 as cardinal?
        cardinal has 5 for a 5 but takes 2 to keep some?
        extra cards for extra coins as cardinal?
        cardinal takes less than missing and owes the bank?
        can the cardinal drain me dry for a 1 coin gap
        can the cardinal take more than is missing
        2 short, may i take 3 as cardinal
        may the cardinal keep his own gold and use mine
        can the cardinal take all my gold when he needs 1
        can i take less than whats missing as cardinal and still build
        Is the Cardinal allowed to take a coin extra for later?
    .yes =
        im short by one coin, may the cardinal take only that one
        does the cardinal have to use up his own gold first
        district costs 6, i have 4: is it exactly two coins for the cardinal
        short by 2 so exactly 2, cardinal?
        cardinal must empty his own purse first, right
        no coin more than needed for the cardinal?
        palace 5, i hold 4, cardinal takes just 1?
        is the amount the cardinal takes fixed by whats missing
        after building the cardinal is left with zero?
        does the cardinal take only what is missing
        must the cardinal use his own gold first
        1 short, cardinal takes 1?
        can i keep the rest of my gold if the cardinal only needs 2
        is the cardinal limited to the missing coins
    .asked =
        how much gold can the cardinal take
        how many coins exactly may the cardinal take
        castle 4, cardinal has 1, how much from the other player
        cardinal takes how much
ruling-cardinal-no-refusal = Nobody can refuse the Cardinal: the player he chooses has to give up the gold and take the cards.
    .no =
        Can a player refuse the Cardinal?
        The Cardinal wants three of my coins and I don't like it. Can I say no?
        does the cardinal need my permission to take coins
        can i demand a different price or better cards from the cardinal
        i was saving that money, can i block the cardinal
        may i choose which cards the cardinal gives me
        say no to the cardinal?
        haggle with the cardinal over the cards?
        cardinal asks nicely and i can decline?
        may i send the cardinal to a richer player
        i choose the cards i get from the cardinal?
        hide behind saving for a palace to dodge the cardinal?
        may i refuse the cardinal
        can i say no when the cardinal takes my gold
        does the cardinal need my consent
        can i pick the cards i get from the cardinal
        cardinal wants my gold, can i make him ask someone else?
        Is a player allowed to protect his gold from the Cardinal by refusing?
    .yes =
        do i have to give the cardinal my gold
        is it forced when the cardinal picks me
        can the cardinal take my gold even if i object
        cardinal picks me, i must give?
        no vetoing the cardinal, right
        am i forced to take the cardinals junk cards for my coins
        cardinal needs nobodys ok?
        he takes my 3 coins whether i agree or not, cardinal?
        chosen by the cardinal, i cant get out of it?
        must i give my gold to the cardinal
        cardinal picks me, no way out?
        can i take the gold without asking as cardinal
        do i have to accept the cardinals cards
        is refusing the cardinal forbidden
    .asked =
        what can i do if the cardinal comes for my coins
        cardinal wants my gold, can i stop it somehow
        does the lender have a say against the cardinal
        cardinal wants my gold, can i refuse or not
ruling-cardinal-one-lender = The Cardinal takes all the missing gold from one single player, never from several, so that player must have that much.
    .no =
        May the Cardinal collect the missing gold from several players?
        I am the Cardinal and short of 3, but nobody has 3. May I collect from two players?
        one coin from anna and one from bob as cardinal, allowed?
        everybody has only 1 coin and i miss 2, can the cardinal still build
        can the cardinal split what he lacks between two neighbors
        2 from me 1 from you, cardinal?
        everyone chips in a coin for the cardinal?
        cardinal short 3, richest has 2, still works?
        can two players share the cardinals gap
        cardinal takes what i have and the rest from next player?
        may the cardinal collect from as many as needed
        can the cardinal take gold from two players
        may i take 1 from each player as cardinal
        2 short, one coin each from two players, cardinal ok?
        can the cardinal combine gold from several players
        nobody has enough alone, can the cardinal still build?
        Is the Cardinal allowed to split the missing amount among opponents?
    .yes =
        does all the cardinals gold have to come from the same player
        do i need someone rich enough to cover the whole gap as the cardinal
        nobody has enough coins for what i lack, is the cardinals trick off
        all missing coins from a single player, cardinal?
        cardinal cant pass the hat round, right
        lender needs the full sum for the cardinal?
        short 4, nobody has 4, cardinal is stuck?
        is it one donor per building for the cardinal
        cardinal must find one person rich enough?
        must all the gold come from one player, cardinal
        can the cardinal only take from one player
        3 short and nobody has 3, no build for the cardinal?
        i have 1 gold and the cardinal lacks 2, am i safe?
        does the lender need enough gold for the cardinal
    .asked =
        from how many players can the cardinal take gold
        how many lenders for the cardinal
        nobody alone has enough for the cardinal, what then
        cardinal takes from one or several players
ruling-cardinal-thieves-den = The Cardinal may pay for the Thieves' Den partly with cards, which go under the deck and lower the price first, and then take exactly the gold still missing from a player.
    .yes =
        Can the Cardinal pay for the Thieves' Den partly with cards and take the rest from a player?
        I am the Cardinal building the Thieves' Den: can I throw in cards and also get the missing coins from someone?
        thieves den as cardinal: cards for 2 of it, borrow the rest, legal?
        1 gold, lots of cards, thieves den: can the cardinal mix both ways
        do cards thrown in for the thieves den lower what the cardinal still lacks
        den part in cards, part borrowed as cardinal, ok?
        cards lower the dens price first, then cardinal takes the rest?
        cardinal may combine his trick with the dens card payment, right
        den 6: 2 cards, 2 own coins, 2 from bob as cardinal?
        do the den cards go under the deck even for the cardinal
        can a cardinal with 3 gold throw 2 cards and take 1 for thieves den
        can the cardinal pay thieves den with cards and take gold too
        may i combine cards and borrowed gold for thieves den as cardinal
        do the cards reduce the price of thieves den before the cardinal borrows
        cardinal building thieves den, can he take the missing gold from me?
        thieves den: 3 cards, 1 gold, cardinal borrows 2?
    .no =
        does paying the thieves den with cards stop the cardinal from borrowing
        must the cardinal choose between discarding cards for the den and taking gold
        is the cardinal forbidden to use his loan on the thieves den
        den costs 6, i paid 3 in cards and own 1 coin: does the cardinal take 5
        den and cardinal trick are either or?
        cardinal can borrow the full 6 after throwing in cards for the den?
        cards for the den stop the cardinal from tapping players?
        thieves den cards handed to the lender, cardinal?
        is thieves den off limits for the cardinals borrowing
        cardinal takes gold first, more than missing, then adds den cards?
        is borrowing banned for the cardinal when he builds thieves den
        cardinal: thieves den with cards or with borrowed gold but not both?
        thieves den paid 4 in cards, 0 gold, may the cardinal take 3
        do i get the thieves den cards when the cardinal borrows my gold
        can the cardinal not use cards for thieves den if he borrows
        Must the Cardinal pay the Thieves' Den with gold only?
    .asked =
        Thieves' Den and Cardinal: which cards go under the deck and which to the lender?
        how does the cardinal pay for the thieves den step by step
        cardinal plus thieves den, in what order do i pay
        den with 2 gold and 2 cards thrown in, how much may cardinal take
        cardinal and thieves den, can he do both
ruling-cardinal-den-card-once = When the Cardinal builds the Thieves' Den, each of his cards counts only once: either for the Den, under the deck, or for a coin, to the player it comes from.
    .no =
        Does one card count both for the Thieves' Den and for the Cardinal's trade?
        can the cardinal use the same card for the den and give it to the lender too
        the 2 cards i paid for the thieves den, do they also cover the cardinals 2 coins
        three spare cards and 2 gold, can the cardinal make the thieves den
        do the cards spent on the den go to the player the cardinal borrows from
        one card counts twice for den plus cardinal?
        lender gets the very cards i threw in for the den, cardinal?
        2 gold, 2 cards, cardinal gets the den by using them double?
        den cards also settle what the cardinal owes?
        half the cards are enough because cardinal and den stack?
        with 4 gold can one card cover both missing coins for cardinal and den
        can one card pay the thieves den and the lender, cardinal
        do cards thrown in for thieves den count as the cardinals payment to me
        may i use a card twice as cardinal for the thieves den
        cardinal, 4 gold, one spare card, thieves den possible?
        does the lender get the cards that paid for the thieves den
        Can the Cardinal count the same card for the Den and for a coin?
    .yes =
        thieves den and cardinal: does every card pay only one thing
        cardinal, den costs 6, i have 2 gold: do i need four other cards in total
        are cards for the den and cards for the lender counted separately, cardinal
        a card pays for den or for a coin, not both, cardinal?
        cardinal building den needs separate cards for deck and lender, right
        den 6, i own 3 gold, cardinal needs 3 cards in all besides it?
        each card used a single time when cardinal lays the den?
        cards under the deck for the den are not for the lender, cardinal?
        0 gold: does the cardinal need six other cards for the den however he mixes
        does each card count only once for cardinal and thieves den
        cardinal with 4 gold building thieves den, needs 2 other cards?
        must the cardinal use different cards for the den and for the lender
        do the cards for my coins have to be other ones than those for thieves den, cardinal
        thieves den, 5 gold, cardinal needs one more card?
    .asked =
        how many cards does the cardinal need for the den with 2 gold
        cardinal, den, 1 gold in hand: cards needed?
        can a card do double duty for cardinal and thieves den, or what does each pay
        cardinal building thieves den, one card for both or not
