### The rulings of data/rulings/thieves-den.toml, and the questions they answer: with yes, with no, or in another way.

ruling-den-cards = Cards paid for the Thieves' Den go face down under the deck, like every discard.
    .asked =
        Where do the cards paid for the Thieves' Den go?
        i paid the den with my hand cards, where do they end up
    .yes =
        do cards spent on the thieves den go to the bottom of the deck
        are the cards paid for the den discarded face down
    .no =
        do i show the cards i pay for the den
        are the cards for the thieves den shuffled back into the deck
        does another player get the cards i paid for the thieves den
        do the cards i pay for the thieves den stay under it
        are cards spent on the den removed from the game
ruling-den-card-worth = Every card paid for the Thieves' Den is worth 1 gold, whatever card it is.
    .no =
        Is an expensive card worth more when I pay for the Thieves' Den?
        i pay the thieves den with a palace, does it count as 5
        does a purple card count double for the thieves den
        do i need two cheap cards for 1 gold of the thieves den
        does the cost printed on the card matter when i pay the den with it
    .yes =
        is any card worth exactly one gold for the den
        does a tavern pay as much as a cathedral for the den
        one card one gold for the thieves den, right
    .asked =
        what is a card worth when building the thieves den
ruling-den-mixed = The Thieves' Den costs 6, and you may pay any part of it with cards from your hand: all, some or none of it.
    .yes =
        May I pay for the Thieves' Den with cards and coins together?
        I want to pay for the Thieves' Den with four cards and two coins. Is that fine?
        can i pay the whole thieves den with cards
        may i pay the den with gold only
        i have 1 gold and 5 other cards, can i build the thieves den
    .no =
        must the thieves den be paid entirely in cards
        is mixing cards and gold forbidden for the thieves den
        is there a limit of three cards for paying the den
        2 gold and 3 spare cards, enough for the thieves den
    .asked =
        How many cards and coins make up the Thieves' Den's cost?
ruling-den-itself = You cannot pay for the Thieves' Den with the Den itself: it is the card you build.
    .no =
        Does the Thieves' Den itself count as one of the cards that pay for it?
        can i use the den card as one of the six cards
        six cards in hand including the thieves den, enough to pay it with cards alone
        does the thieves den pay 1 gold toward itself
        i have the den and 5 more cards and no gold, can i build it
    .yes =
        do i need six other cards to pay the thieves den fully with cards
        is the den excluded from the cards i pay it with
        with 5 other cards besides the den do i still owe 1 gold
    .asked =
        how many cards must i hold to build the den for cards only
ruling-den-confiscated = If the Thieves' Den is confiscated, the Magistrate's target gets back only the coins. The cards paid are gone.
    .no =
        The Magistrate confiscates the Thieves' Den: do I get my cards back?
        Do discarded cards come back when my Thieves' Den is grabbed?
        magistrate grabbed my den, cards back to my hand?
        are the cards i paid refunded as gold when the den is confiscated
        does the magistrate have to return my discarded cards with the thieves den
        does the magistrate pick up the cards i spent on the thieves den
    .yes =
        do i get the coins back when the thieves den is confiscated
        are the cards lost if the magistrate takes my thieves den
        3 coins and 3 cards for the den, magistrate flips the warrant, only the 3 coins come back
    .asked =
        I paid the Thieves' Den half in cards, half in coins, and had the signed warrant. What returns to me?
        den paid with 2 cards and 4 gold, magistrate confiscates it, what do i get back
ruling-den-cards-only = The Magistrate cannot confiscate a Thieves' Den paid for with cards alone: no gold was paid, as with the Framework and the Necropolis.
    .no =
        Can the Magistrate confiscate a Thieves' Den paid with cards only?
        I am the Magistrate: my target built the Thieves' Den without a single coin. May I flip the warrant?
        warrant on me, i pay the den with six cards, does the magistrate get it
        do cards alone count as paying for the magistrates warrant on the den
        may the magistrate reveal his warrant on a den paid without gold
        no coin spent on the den, is it lost to the magistrate
    .yes =
        I paid six cards and no coin for the Thieves' Den with the signed warrant on me. Is it safe?
        is a thieves den built only for cards safe from the magistrate
        can i dodge the warrant by paying the den all in cards
        den for zero gold, do i keep it despite the signed warrant
    .asked =
        thieves den paid purely with cards and a signed warrant, who ends up with it
ruling-den-then-next = After a Thieves' Den paid for with cards alone, the Magistrate may confiscate the next district his target pays gold for in that turn.
    .yes =
        I built the Thieves' Den for cards alone. Can the Magistrate take my next district this turn?
        architect builds the den for cards, then a castle for gold, may the magistrate take the castle
        does the signed warrant stay in force after the den was built without gold
        second building paid in gold after the thieves den, at risk from the warrant
    .no =
        is the warrant used up by a thieves den paid in cards
        after a cards-only den are all my other buildings safe from the magistrate
        has the magistrate missed his chance after a den paid with cards
        does the cards-only thieves den count as the first paid district for the magistrate
    .asked =
        den for cards first, then a paid market, which one can the magistrate take
