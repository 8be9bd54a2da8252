### The rulings of data/rulings/thieves-den.toml, and the questions they answer: with yes, with no, or in another way.

ruling-den-cards = Cards paid for the Thieves' Den go face down under the deck, like every discard.
    .asked =
        Where do the cards paid for the Thieves' Den go?
        i paid the den with my hand cards, where do they end up
        den payment cards go where
        what happens to cards i spent on the den
    .yes =
        do cards spent on the thieves den go to the bottom of the deck
        are the cards paid for the den discarded face down
        under the deck with the den cards?
        face down right, nobody sees what i paid the den with
        Are cards used to pay for the Thieves' Den placed beneath the deck?
        den cards treated like normal discards?
        i can hide which cards i burn for the den?
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
    .asked =
        what is a card worth when building the thieves den
        palace card toward den, worth?
        four cards knock how much off the den
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
    .asked =
        How many cards and coins make up the Thieves' Den's cost?
        2 gold on me, how many cards for the den
        ways to pay the den
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
    .asked =
        how many cards must i hold to build the den for cards only
        hand size to build den with no gold
        den and 4 others, how much gold do i need
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
    .asked =
        I paid the Thieves' Den half in cards, half in coins, and had the signed warrant. What returns to me?
        den paid with 2 cards and 4 gold, magistrate confiscates it, what do i get back
        den with 5 cards 1 gold confiscated, refund?
        magistrate took den, cards or coins returned
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
    .asked =
        thieves den paid purely with cards and a signed warrant, who ends up with it
        den in cards only vs signed warrant?
        why cant magistrate grab a den paid with six cards
ruling-den-then-next = After a Thieves' Den paid for with cards alone, the Magistrate may confiscate the next district his target pays gold for in that turn.
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
    .asked =
        den for cards first, then a paid market, which one can the magistrate take
        cards den first, whats the warrant good for after that
        architect den by cards, temple for 1, castle for 4, which can he take
