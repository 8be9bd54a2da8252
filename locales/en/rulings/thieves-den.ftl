### The rulings of data/rulings/thieves-den.toml, and the questions they answer: with yes, with no, or in another way.

ruling-den-cards = Cards paid for the Thieves' Den go face down under the deck, like every discard.
    .asked =
        Where do the cards paid for the Thieves' Den go?
        i paid the den with my hand cards, where do they end up
        den payment cards go where
        what happens to cards i spent on the den
        where do cards go when i pay the thieves den
        thieves den paid with cards, what happens to them
    .yes =
        do cards spent on the thieves den go to the bottom of the deck
        are the cards paid for the den discarded face down
        under the deck with the den cards?
        face down right, nobody sees what i paid the den with
        Are cards used to pay for the Thieves' Den placed beneath the deck?
        den cards treated like normal discards?
        i can hide which cards i burn for the den?
        do the cards for the thieves den go under the deck
        are cards for the thieves den put face down
        thieves den cards under the deck?
        can i keep secret which cards i paid for the thieves den
        Do the cards I pay for the Thieves' Den go face down under the deck?
        are thieves den cards lost to me
        is the thieves den payment a normal discard
    .no =
        do i show the cards i pay for the den
        are the cards for the thieves den shuffled back into the deck
        does another player get the cards i paid for the thieves den
        do the cards i pay for the thieves den stay under it
        are cards spent on the den removed from the game
        den cards on top of deck?
        open discard for den payment?
        Do the cards paid for the Thieves' Den stay in my city?
        bank keeps them out of the game?
        next player picks up what i paid for the den?
        den cards shuffled in?
        show the table the cards i pay the den with?
        do i get the thieves den cards back
        do the cards for the thieves den go on top of the deck
        thieves den cards shown to everyone?
        do others get the cards i paid for the thieves den
        Are the cards for the Thieves' Den kept under it like in the Museum?
        thieves den cards go to the bank?
        do i shuffle the deck after paying the thieves den
ruling-den-card-worth = Every card paid for the Thieves' Den is worth 1 gold, whatever card it is.
    .no =
        Is an expensive card worth more when I pay for the Thieves' Den?
        i pay the thieves den with a palace, does it count as 5
        does a purple card count double for the thieves den
        do i need two cheap cards for 1 gold of the thieves den
        does the cost printed on the card matter when i pay the den with it
        cathedral pays 5 for the den?
        purple worth 2 when paying den?
        Does a card pay as much as its printed cost toward the Thieves' Den?
        two cards per coin for den?
        pay den with one 6 cost card?
        cheap cards cant be used for den?
        a castle and a harbor cover 8 for the den?
        does a 5 cost card pay 5 for the thieves den
        are expensive cards worth more for the thieves den
        purple card worth 2 for the thieves den?
        can i pay the thieves den with one big card
        does the card cost count for the thieves den
        Is a card worth its cost when paying for the Thieves' Den?
        two cards are 1 gold for the thieves den?
    .yes =
        is any card worth exactly one gold for the den
        does a tavern pay as much as a cathedral for the den
        one card one gold for the thieves den, right
        each card 1 coin for den right
        junk tavern pays same as palace for den?
        Is any card worth just one gold toward the Thieves' Den?
        3 cards = 3 off the den?
        colour and cost dont matter when i pay the den with cards?
        purple is 1 gold like all others for den, correct
        is each card worth 1 gold for the thieves den
        does a cheap card pay 1 for the thieves den
        any card 1 gold for the thieves den?
        is a palace worth only 1 for the thieves den
        Does every card count as one gold for the Thieves' Den?
        4 cards pay 4 of the thieves den?
        can i pay the thieves den with my worst cards
    .asked =
        what is a card worth when building the thieves den
        palace card toward den, worth?
        four cards knock how much off the den
        how much is a card worth for the thieves den
        2 cards for the thieves den, how much gold is that
ruling-den-mixed = The Thieves' Den costs 6, and you may pay any part of it with cards from your hand: all, some or none of it.
    .yes =
        May I pay for the Thieves' Den with cards and coins together?
        I want to pay for the Thieves' Den with four cards and two coins. Is that fine?
        can i pay the whole thieves den with cards
        may i pay the den with gold only
        i have 1 gold and 5 other cards, can i build the thieves den
        den 3 cards 3 coins ok?
        den all gold, 6 coins, fine?
        Is a mixture of cards and gold accepted for the Thieves' Den?
        six other cards no gold, den built?
        1 card and 5 coins for the den right
        i choose how many cards go into the den price?
        can i pay the thieves den with cards and gold
        can i pay 6 gold for the thieves den
        can i pay the thieves den with 6 cards
        thieves den 2 cards 4 gold ok?
        Can part of the Thieves' Den be paid with cards?
        is paying the thieves den without cards allowed
        may i choose how much of the thieves den i pay in cards
    .no =
        must the thieves den be paid entirely in cards
        is mixing cards and gold forbidden for the thieves den
        is there a limit of three cards for paying the den
        2 gold and 3 spare cards, enough for the thieves den
        den only with cards?
        den only with gold?
        Must at least half of the Thieves' Den be paid in coins?
        den: 2 cards 3 gold does it?
        max one card toward the den?
        all or nothing, cards or gold for the den?
        den costs 5 when i pay cards?
        must i pay the thieves den with cards
        must i pay the thieves den with gold
        thieves den 3 cards 2 gold enough?
        cant mix cards and gold for the thieves den?
        Is the Thieves' Den payable only in gold?
        thieves den costs 4?
        only two cards allowed for the thieves den?
    .asked =
        How many cards and coins make up the Thieves' Den's cost?
        2 gold on me, how many cards for the den
        ways to pay the den
        how can i pay the thieves den
        thieves den with 3 cards, how much gold
ruling-den-itself = You cannot pay for the Thieves' Den with the Den itself: it is the card you build.
    .no =
        Does the Thieves' Den itself count as one of the cards that pay for it?
        can i use the den card as one of the six cards
        six cards in hand including the thieves den, enough to pay it with cards alone
        does the thieves den pay 1 gold toward itself
        i have the den and 5 more cards and no gold, can i build it
        den card counts as 1 toward den?
        den plus five cards, zero gold, go?
        Does the Thieves' Den reduce its own price by one?
        can i discard the den to pay for the den
        6 in hand with den among them, free build?
        den pays itself partly?
        hand of four incl den plus 2 gold, enough for den?
        can the thieves den pay for itself
        does the thieves den count as a card for its own cost
        6 cards with the thieves den, can i build it without gold
        thieves den and 5 cards, free?
        can i count the thieves den as 1 gold
        May I use the Thieves' Den as one of the cards paid for it?
        thieves den in hand makes 1 gold for itself?
    .yes =
        do i need six other cards to pay the thieves den fully with cards
        is the den excluded from the cards i pay it with
        with 5 other cards besides the den do i still owe 1 gold
        need six others besides the den right
        den doesnt count for its own payment?
        Is the Thieves' Den itself excluded from the cards I may pay with?
        five others and 1 coin for den, ok?
        seven cards counting the den and no gold, can i build it?
        im one short if the sixth card is the den, correct
        do i need 6 other cards for the thieves den without gold
        is the thieves den not a card i can pay with when building it
        thieves den + 5 cards + 1 gold ok?
        thieves den doesnt pay itself?
        Is the Thieves' Den excluded from its own payment?
        must i have seven cards incl the thieves den to pay only cards
        is the thieves den ignored when counting cards to pay it
    .asked =
        how many cards must i hold to build the den for cards only
        hand size to build den with no gold
        den and 4 others, how much gold do i need
        does the thieves den count for its own payment
        i have the thieves den and 3 cards, how much gold
ruling-den-confiscated = If the Thieves' Den is confiscated, the Magistrate's target gets back only the coins. The cards paid are gone.
    .no =
        The Magistrate confiscates the Thieves' Den: do I get my cards back?
        Do discarded cards come back when my Thieves' Den is grabbed?
        magistrate grabbed my den, cards back to my hand?
        are the cards i paid refunded as gold when the den is confiscated
        does the magistrate have to return my discarded cards with the thieves den
        does the magistrate pick up the cards i spent on the thieves den
        den confiscated, cards returned?
        i get 6 gold back for a den paid half with cards?
        Are the cards spent on a confiscated Thieves' Den replaced from the deck?
        magistrate gives me my den cards?
        cards turned to coins in the refund of den?
        nothing at all back, not even coins, for a confiscated den?
        magistrate gets my den payment cards?
        thieves den confiscated, do i get my cards back
        do i lose my coins too when the thieves den is confiscated
        does the magistrate give back cards for the thieves den
        thieves den taken by the magistrate, full refund with cards?
        do i draw new cards when my thieves den is confiscated
        Do I get back the cards I paid for a confiscated Thieves' Den?
        cards back after the warrant on the thieves den?
    .yes =
        do i get the coins back when the thieves den is confiscated
        are the cards lost if the magistrate takes my thieves den
        3 coins and 3 cards for the den, magistrate flips the warrant, only the 3 coins come back
        coins back cards gone for a nicked den right
        den 5 coins 1 card, 5 come back?
        Is only the gold refunded when the Magistrate takes the Thieves' Den?
        lost the cards for good with the den?
        paid 4 cards 2 coins, confiscated den, refund 2?
        no card refund after the warrant on den, correct
        thieves den confiscated, do i get my gold back
        are my cards gone when the thieves den is confiscated
        do i get back only coins for the thieves den
        magistrate took my thieves den, cards lost?
        Are only the coins returned when the Thieves' Den is confiscated?
        paid 3 gold 3 cards for the thieves den, 3 gold back?
        as magistrate do i only return the gold for the thieves den
    .asked =
        I paid the Thieves' Den half in cards, half in coins, and had the signed warrant. What returns to me?
        den paid with 2 cards and 4 gold, magistrate confiscates it, what do i get back
        den with 5 cards 1 gold confiscated, refund?
        magistrate took den, cards or coins returned
        thieves den confiscated, what do i get back
        magistrate takes the thieves den, what about the cards
ruling-den-cards-only = The Magistrate cannot confiscate a Thieves' Den paid for with cards alone: no gold was paid, as with the Framework and the Necropolis.
    .no =
        Can the Magistrate confiscate a Thieves' Den paid with cards only?
        I am the Magistrate: my target built the Thieves' Den without a single coin. May I flip the warrant?
        warrant on me, i pay the den with six cards, does the magistrate get it
        do cards alone count as paying for the magistrates warrant on the den
        may the magistrate reveal his warrant on a den paid without gold
        no coin spent on the den, is it lost to the magistrate
        six cards for den, magistrate takes it?
        warrant works on a den paid without coins?
        Does a Thieves' Den paid purely in cards count as paid for?
        magistrate flips on my all cards den, legit?
        cards are as good as gold for the warrant?
        den for no gold still confiscated?
        my target paid den in cards, mine as magistrate?
        can the magistrate take a thieves den paid with cards
        thieves den for 6 cards, do i lose it to the magistrate
        does the warrant work on a thieves den without gold
        can i confiscate the thieves den if he paid only cards
        thieves den paid in cards, confiscated?
        Is a Thieves' Den paid only with cards open to confiscation?
        6 cards no gold, thieves den goes to the magistrate?
    .yes =
        I paid six cards and no coin for the Thieves' Den with the signed warrant on me. Is it safe?
        is a thieves den built only for cards safe from the magistrate
        can i dodge the warrant by paying the den all in cards
        den for zero gold, do i keep it despite the signed warrant
        all cards den is warrant proof right
        no gold paid so magistrate cant touch the den?
        Is the Magistrate powerless against a Thieves' Den paid with cards alone?
        i pay six cards for den and keep it despite warrant?
        like framework and necropolis, no gold no confiscation for den?
        signed warrant fails on a den without coins, correct
        is my thieves den safe from the magistrate if i paid only cards
        does paying only cards protect the thieves den from the warrant
        thieves den with cards only, magistrate cant take it?
        do i keep the thieves den if i paid no gold
        Is a Thieves' Den paid with six cards protected from the Magistrate?
        warrant useless on a thieves den without gold?
        must the magistrate leave a thieves den paid with cards
    .asked =
        thieves den paid purely with cards and a signed warrant, who ends up with it
        den in cards only vs signed warrant?
        why cant magistrate grab a den paid with six cards
        thieves den paid with cards and the magistrate, safe or not
        signed warrant and a cards only thieves den, what happens
ruling-den-then-next = After a Thieves' Den paid for with cards alone, the Magistrate may confiscate the next district his target pays gold for that turn.
    .yes =
        I built the Thieves' Den for cards alone. Can the Magistrate take my next district this turn?
        architect builds the den for cards, then a castle for gold, may the magistrate take the castle
        does the signed warrant stay in force after the den was built without gold
        second building paid in gold after the thieves den, at risk from the warrant
        all card den then market for gold, market at risk?
        warrant still live after the card den right
        May the Magistrate take the next paid district after a Thieves' Den built for cards alone?
        scholar does den with cards and church with gold, church can be nicked?
        den by cards doesnt burn off the warrant?
        den is skipped, next paid build is the first for the magistrate?
        thieves den for cards, can the magistrate take my next district
        is my next paid district in danger after a thieves den for cards
        can i confiscate the second district if the thieves den was paid with cards
        does the warrant still work after the thieves den for cards
        Is the next district I pay gold for at risk after a Thieves' Den for cards?
        thieves den with cards first, then a paid temple, can he take the temple
        magistrate still has his chance after the thieves den for cards?
    .no =
        is the warrant used up by a thieves den paid in cards
        after a cards-only den are all my other buildings safe from the magistrate
        has the magistrate missed his chance after a den paid with cards
        does the cards-only thieves den count as the first paid district for the magistrate
        den in cards uses up the warrant?
        after a cards den im safe for the turn?
        Is the Thieves' Den the only district the warrant could have hit, even when paid in cards?
        architect: cards den then castle for coins, castle safe?
        magistrate too late after i dropped the den for cards?
        card only den blocks warrant for my later builds?
        thieves den for cards, am i safe for the rest of the turn
        is the warrant gone after a thieves den paid with cards
        does a thieves den for cards use up the magistrates chance
        next district safe after the thieves den for cards?
        Does a Thieves' Den for cards alone protect my next district from the Magistrate?
        can i block the warrant with a thieves den for cards
        magistrate can only go for the thieves den, not the next one?
    .asked =
        den for cards first, then a paid market, which one can the magistrate take
        cards den first, whats the warrant good for after that
        architect den by cards, temple for 1, castle for 4, which can he take
        thieves den for cards, then a market for gold, what can the magistrate take
        is the warrant used up by the thieves den or not
