### The rulings of data/rulings/smithy.toml, and the questions they answer: with yes, with no, or in another way.

ruling-smithy-keeps-three = For 2 gold the Smithy gives you three cards from the deck, and you keep all three.
    .yes =
        Do I keep all three cards from the Smithy?
        do the three smithy cards all go to my hand
        2 coins for three cards at the smithy, right?
        smithy 3 cards all mine?
        pay two, get three at the smithy right
        Are all three cards bought at the Smithy kept?
        smithy isnt like drawing, nothing goes back?
        hand grows by 3 with smithy?
        i have exactly 2 coins, smithy ok?
        do i get 3 cards for 2 gold with the smithy
        can i keep all smithy cards
        does the smithy cost 2 gold to use
        smithy: 2 gold, three cards?
        Does the Smithy let me keep all three cards?
        do i get to keep everything i draw with the smithy
        is nothing put back from the smithy
    .no =
        smithy: draw 3 and put two back?
        does the smithy cost 3 gold
        do i have to discard any of the cards i bought at the smithy
        can i buy just one card at the smithy for one coin
        i have 1 gold left, can i use the smithy
        smithy keep one of three?
        smithy for 1 gold?
        Is one of the Smithy's three cards returned to the deck?
        smithy gives 2 cards for 3 gold?
        no gold but can i use smithy by discarding
        smithy cards are free?
        smithy gets me two cards?
        do i keep only one smithy card
        smithy for 3 gold?
        do i have to put smithy cards under the deck
        Do I have to choose one of the three cards from the Smithy?
        is the smithy free to use
        can i use the smithy with 1 gold
    .asked =
        I own the Smithy: do I choose one of the three or take them all?
        what do i pay and get at the smithy
        smithy: price and cards
        how many of the smithys three do i keep
        smithy, how many cards and what cost
        how many cards do i keep with the smithy
ruling-smithy-once = The Smithy works once per turn, however much gold you have.
    .no =
        Can I pay at the Smithy twice in one turn?
        Can I pay at the Smithy twice for six cards?
        loads of gold, can i hit the smithy again
        4 gold at the smithy for 6 cards?
        smithy before gathering and once more after building, ok?
        smithy two times a turn?
        6 gold so nine cards at the smithy?
        Is there no limit to how often I use the Smithy in a turn?
        i paid the smithy, got junk, can i pay again now
        three times smithy if im rich?
        smithy once before and once after building?
        can i go back to the smithy for three more this turn
        can i use the smithy twice
        can i pay 4 gold at the smithy for 6 cards
        smithy as often as i want?
        can i use the smithy again after building
        is the smithy unlimited with enough gold
        May I use the Smithy several times in the same turn?
        smithy used, once more for 2 gold?
    .yes =
        is the smithy limited to once a turn
        is the smithy used up for this turn after i paid
        do i have to wait for my next turn to use the smithy again
        once per turn for smithy right
        rich or not, only one go at the smithy?
        Is the Smithy spent for the turn after one use?
        8 gold, still only 3 cards from the smithy this turn?
        next turn i can pay the smithy again?
        no second smithy visit this turn, correct
        is the smithy once per turn
        can i use the smithy only one time in my turn
        smithy twice is not allowed?
        is a second smithy use banned this turn
        Is the Smithy limited to one use per turn?
        do i have to wait a turn to use the smithy again
        can i use the smithy again in my next turn
    .asked =
        How often may I pay for cards at the Smithy?
        max smithy uses per turn
        i got 10 gold, how many cards can the smithy give me this turn
        how often can i use the smithy
        smithy, once or twice a turn
ruling-smithy-any-moment = You may use the Smithy at any time during your turn: before gathering resources, after building, whenever you like.
    .yes =
        May I use the Smithy at any moment of my turn?
        smithy before i take my two coins, ok?
        can i buy smithy cards after i built
        may i buy three cards at the smithy first and then build one of them
        smithy as the very last thing in my turn?
        smithy right at the start of my turn?
        built already, smithy now ok?
        Is the Smithy usable both before and after gathering?
        can i buy at the smithy between gathering and building
        i get 3 smithy cards and build one of em straight away, fine?
        no fixed time for the smithy within my turn right
        can i use the smithy before gathering
        can i use the smithy after building
        can i use the smithy anytime in my turn
        i already built, can i still use the smithy
        is the smithy allowed at the end of my turn
        May I pay the Smithy before I take gold or cards?
        smithy first, then build, ok?
    .no =
        do i have to use the smithy before building
        is the smithy only for the start of my turn
        must i gather first before paying the smithy
        smithy only after building?
        too late for the smithy once i built?
        Does the Smithy have to be used before I gather?
        smithy locked until i took gold or cards?
        must i do smithy as my first action
        building first closes the smithy for this turn?
        must i use the smithy before i build
        is the smithy banned before gathering
        smithy only at the beginning?
        already gathered, is it too late for the smithy
        Is the Smithy allowed only after gathering resources?
        do i have to use the smithy at the end of my turn
        built a district, smithy not allowed anymore?
    .asked =
        when in my turn do i use the smithy
        smithy timing?
        before or after building, when can i fire the smithy
        when can i use the smithy
        smithy before or after gathering
ruling-smithy-three-third = The Smithy costs 3 gold for three cards, as on the old French card. The rulebook does not give the card's text.
    .asked =
        How much gold does the Smithy cost here?
    .yes =
        three coins for three cards at the smithy?
        do i pay 3 at the smithy
    .no =
        does the smithy take only 2 gold
        is the price of the smithy in the rulebook
        i have 2 gold, enough for the smithy?
        does the smithy give cards for free
ruling-smithy-two-classic = For 2 gold the Smithy gives you three cards, and all three are yours.
    .yes =
        Do I keep all three cards from the Smithy?
        2 gold buys me three cards at the smithy?
        does everything from the smithy go to my hand
    .no =
        smithy cards: pick one of the three?
        must i put some of the smithy cards under the deck
        does one go at the smithy cost 3
    .asked =
        what does the smithy give for how much gold
ruling-smithy-once-classic = The Smithy works at most once a turn.
    .no =
        May I use the Smithy twice in a turn?
        pay 4 at the smithy and get six cards?
        im rich, second round at the smithy?
        is the smithy unlimited as long as i can pay
    .yes =
        one smithy purchase per turn, is that the limit
        must i wait a turn before the smithy works again
        is it a single visit to the smithy each turn
    .asked =
        how many times a turn may i buy at the smithy
