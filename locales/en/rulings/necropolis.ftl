### The rulings of data/rulings/necropolis.toml, and the questions they answer: with yes, with no, or in another way.

ruling-unpaid-still-a-build = The Framework and the Necropolis replace only the payment. What you build that way still counts toward the limit of your turn; only cards that say so are outside it.
    .yes =
        Does a district built with the Framework or a free Necropolis count as my build for the turn?
        I sacrificed the Framework for a district. Have I used my build for this turn?
        does a freebie from the framework use up my build
        free necropolis, is my one build gone for this turn
        im the architect, is the framework one of my three builds
    .no =
        May I build one more district if I sacrificed one instead of paying?
        i blew up the framework for a palace, can i also build a tavern the normal way
        is the necropolis outside the building limit when i sacrifice a district for it
        framework build plus a regular build in the same turn, ok?
        are districts built without paying left out of the building limit
        necropolis is down for zero gold, may i still put up another building
    .asked =
        how many more can i build after a free necropolis
ruling-unpaid-after-gathering = A build with the Framework, or a Necropolis in exchange for a district, has to wait until you have gathered, like any other build: only the payment is replaced.
    .no =
        May I use the Framework or sacrifice a district for the Necropolis before I gather?
        can i pop the framework as the first thing in my turn
        necropolis first, then my two gold?
        i cost myself nothing, so can i drop the necropolis before drawing cards
        framework before i take my 2 coins, allowed?
    .yes =
        do i have to take gold or cards before a free necropolis
        free build with the framework, must i gather first
        does the framework wait for the gathering step
    .asked =
        when in my turn can i use the framework
ruling-unpaid-no-duplicate = What you build with the Framework may not be a district you already have: only the payment is replaced, and the ban on duplicates holds, also for a Necropolis. A Quarry in your city lifts it as usual.
    .no =
        May I build a duplicate with the Framework?
        i already got a market, can the framework get me a second market
        framework ignores the duplicate rule right
        two of the same building if i sacrifice instead of paying?
        same name twice in my city through the framework, legal?
        does sacrificing for the necropolis or framework get around the ban on duplicates
    .yes =
        does the no doubles rule still apply when i use the framework
        is a second castle forbidden even if the framework pays for it
        with a quarry, can the framework give me a duplicate
ruling-necropolis-any = You may destroy any one of your own districts for the Necropolis, even a Temple of cost 1. It goes under the deck.
    .yes =
        May I sacrifice a cheap district for the Necropolis?
        is a 1 cost temple enough to sacrifice for the necropolis
        necropolis: can the sacrifice be a purple card
        can i dump my cheapest district to drop the necropolis
    .no =
        I would like to give up my Tavern for the Necropolis. Does it have to cost as much?
        can i trash someone elses building to get my necropolis
        does the sacrificed building need to be worth 5 for the necropolis
        must it be a unique district that i destroy for the necropolis
        is a watchtower too cheap to pay for the necropolis with
        do i get the sacrificed district back in hand after building the necropolis
    .asked =
        Which district can be destroyed to build the Necropolis?
        What do I give up to get the Necropolis for free, and where does it go?
        where does the district i tear down for the necropolis end up
ruling-necropolis-no-gold = If you destroy one of your districts for the Necropolis, you add no gold: that replaces the whole price. You may also keep your districts and pay its 5 gold.
    .no =
        Do I have to pay gold as well if I sacrifice a district for the Necropolis?
        i give up a 3 cost district, do i owe the missing 2 for the necropolis
        must i destroy something to build the necropolis
        does sacrificing only make the necropolis cheaper
        do i get change back if i sacrifice a 6 cost district for the necropolis
    .yes =
        is the necropolis totally free if i wreck one of my own buildings
        can i just pay 5 for the necropolis and keep all my stuff
        zero coins in my purse, can i still get the necropolis out by sacrificing
    .asked =
        what does the necropolis cost me in gold when i sacrifice a district
