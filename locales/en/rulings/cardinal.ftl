### The rulings of data/rulings/cardinal.toml, and the questions they answer: with yes, with no, or in another way.

ruling-cardinal-income = The Cardinal draws 1 card from the deck for each religious (blue) district in his own city: cards, not gold.
    .no =
        Does the Cardinal get gold for blue districts?
        im the cardinal with 4 blue buildings, do i get 4 gold
        can the cardinal pick coins instead of cards for his churches
        do blue districts in other cities bring the cardinal cards
        does the cardinal earn cash like the bishop
    .yes =
        does the cardinal draw a card for every religious district
        cardinal: is my income cards only
        i own two churches type buildings and im cardinal, two cards for me?
    .asked =
        I am the Cardinal with two religious districts: coins or cards?
        What does the Cardinal draw for his blue buildings?
        what do i collect as cardinal for a temple and a monastery
ruling-cardinal-borrows = If the Cardinal is short of gold for a district, he may take the rest from another player and gives that player 1 card from his hand for each coin.
    .yes =
        Can the Cardinal build with another player's money?
        im 2 short for the palace as cardinal, can i grab it from someone
        cardinal took 3 gold off me, do i get 3 cards
        do i have to hand over a card per coin as the cardinal
    .no =
        does the cardinal get the other players coins for free
        can the cardinal give just one card for two coins
        im cardinal with no spare cards in hand, can i still take the missing gold
        does the cardinal have to pay the coins back later
        can the cardinal take gold although he can pay for the building himself
    .asked =
        How many cards does the Cardinal pay for the gold he takes?
        I am the Cardinal, the district costs 5 and I have 3. What can I do?
        The Cardinal took two of my coins: what do I get for them?
        cardinal needs cash for a building, how does that work
ruling-cardinal-must-build = Once the Cardinal has taken another player's gold for a district, he must build that district with it.
    .no =
        Can the Cardinal take the gold and then not build?
        may the cardinal keep the coins he took in his purse
        can i change my mind after taking money with the cardinal
        took gold for a cathedral as cardinal, can i build something cheaper instead
        can the cardinal just drain a rich player to save up for next round
    .yes =
        must the cardinal build the thing he took gold for
        i took 2 coins as cardinal, am i obliged to put the district down now
        does the borrowed gold go straight into the cardinals building
    .asked =
        what does the cardinal have to do after taking the gold
ruling-cardinal-own-card = The district that the Cardinal is about to build cannot be one of the cards he gives for the gold: he needs it to build.
    .no =
        Can the Cardinal give away the very district he is building as one of the cards?
        does the palace i want to build count as a payment card for the cardinal
        my only card is the one i want to build, can the cardinal borrow a coin for it
        i have cathedral and one card, short of 2. can the cardinal do it
        hand over the card being built to the lender as cardinal, ok?
    .yes =
        do i need other cards in hand besides the one i build as cardinal
        cardinal missing 2: do i need at least three cards, the building and two more
        does the building itself stay out of the cards the cardinal gives
    .asked =
        cardinal lacks 2 coins, how many cards must be in hand counting the building
ruling-cardinal-exactly = The Cardinal takes exactly the gold that is missing for the district, no more and no less.
    .no =
        May the Cardinal take more gold than he needs?
        cardinal needs 2, can he take 4 to have some left
        may i keep my own gold and pay the whole district with someone elses as cardinal
        can he take all my money with the cardinal if he only lacks 1
        can i give more cards as the cardinal to get extra coins on top
    .yes =
        im short by one coin, may the cardinal take only that one
        does the cardinal have to use up his own gold first
        district costs 6, i have 4: is it exactly two coins for the cardinal
    .asked =
        how much gold can the cardinal take
ruling-cardinal-no-refusal = Nobody can refuse the Cardinal: the player he chooses has to give up the gold and take the cards.
    .no =
        Can a player refuse the Cardinal?
        The Cardinal wants three of my coins and I don't like it. Can I say no?
        does the cardinal need my permission to take coins
        can i demand a different price or better cards from the cardinal
        i was saving that money, can i block the cardinal
        may i choose which cards the cardinal gives me
    .yes =
        do i have to give the cardinal my gold
        is it forced when the cardinal picks me
        can the cardinal take my gold even if i object
    .asked =
        what can i do if the cardinal comes for my coins
ruling-cardinal-one-lender = The Cardinal takes all the missing gold from one single player, never from several, so that player must have that much.
    .no =
        May the Cardinal collect the missing gold from several players?
        I am the Cardinal and short of 3, but nobody has 3. May I collect from two players?
        one coin from anna and one from bob as cardinal, allowed?
        everybody has only 1 coin and i miss 2, can the cardinal still build
        can the cardinal split what he lacks between two neighbors
    .yes =
        does all the cardinals gold have to come from the same player
        do i need someone rich enough to cover the whole gap as the cardinal
        nobody has enough coins for what i lack, is the cardinals trick off
    .asked =
        from how many players can the cardinal take gold
ruling-cardinal-thieves-den = The Cardinal may pay for the Thieves' Den partly with cards, which go under the deck and lower the price first, and then take exactly the gold still missing from a player.
    .yes =
        Can the Cardinal pay for the Thieves' Den partly with cards and take the rest from a player?
        I am the Cardinal building the Thieves' Den: can I throw in cards and also get the missing coins from someone?
        thieves den as cardinal: cards for 2 of it, borrow the rest, legal?
        1 gold, lots of cards, thieves den: can the cardinal mix both ways
        do cards thrown in for the thieves den lower what the cardinal still lacks
    .no =
        does paying the thieves den with cards stop the cardinal from borrowing
        must the cardinal choose between discarding cards for the den and taking gold
        is the cardinal forbidden to use his loan on the thieves den
        den costs 6, i paid 3 in cards and own 1 coin: does the cardinal take 5
    .asked =
        Thieves' Den and Cardinal: which cards go under the deck and which to the lender?
        how does the cardinal pay for the thieves den step by step
ruling-cardinal-den-card-once = When the Cardinal builds the Thieves' Den, each of his cards counts only once: either for the Den, under the deck, or for a coin, to the player it comes from.
    .no =
        Does one card count both for the Thieves' Den and for the Cardinal's trade?
        can the cardinal use the same card for the den and give it to the lender too
        the 2 cards i paid for the thieves den, do they also cover the cardinals 2 coins
        three spare cards and 2 gold, can the cardinal make the thieves den
        do the cards spent on the den go to the player the cardinal borrows from
    .yes =
        thieves den and cardinal: does every card pay only one thing
        cardinal, den costs 6, i have 2 gold: do i need four other cards in total
        are cards for the den and cards for the lender counted separately, cardinal
    .asked =
        how many cards does the cardinal need for the den with 2 gold
