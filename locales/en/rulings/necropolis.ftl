### The rulings of data/rulings/necropolis.toml, and the questions they answer: with yes, with no, or in another way.

ruling-unpaid-still-a-build = The Framework and the Necropolis replace only the payment. What you build that way still counts toward the limit of your turn; only cards that say so are outside it.
    .yes =
        Does a district built with the Framework or a free Necropolis count as my build for the turn?
        I sacrificed the Framework for a district. Have I used my build for this turn?
        does a freebie from the framework use up my build
        free necropolis, is my one build gone for this turn
        im the architect, is the framework one of my three builds
        framework freebie eats my build right
        necropolis via sacrifice counts as my one for the turn?
        Is a district that I built without gold still part of my building limit?
        architect uses framework once, just two builds left?
        only cards that say so dodge the limit, not free ones, correct?
        no regular build after i cashed in the framework?
        does a framework build count toward my limit
        does the free necropolis count as a build
        used the framework, is my build gone
        do i use up my build with the necropolis
        Does a free district still count toward the number I may build?
        framework counts as one build?
        is the framework district included in the architects three
    .no =
        May I build one more district if I sacrificed one instead of paying?
        i blew up the framework for a palace, can i also build a tavern the normal way
        is the necropolis outside the building limit when i sacrifice a district for it
        framework build plus a regular build in the same turn, ok?
        are districts built without paying left out of the building limit
        necropolis is down for zero gold, may i still put up another building
        framework dude says he builds one free plus one paid, is he right
        i didnt pay anything so does it not count as building
        sacrificed a tavern for necropolis, now a normal build on top?
        Does replacing the payment also take the build out of the limit?
        architect: framework build and then three more?
        free builds are extra builds?
        can i build another after the framework
        can i build twice, once with framework and once with gold
        is the framework build extra
        necropolis for free, can i build one more
        Does a build without payment leave my limit untouched?
        framework district is ignored for the limit?
        may i use the framework on top of my normal build
    .asked =
        how many more can i build after a free necropolis
        built a palace off the framework, builds left this turn?
        architect drops a free necropolis, how many more
        does the framework use my build or not
        framework then how many builds left for a normal character
ruling-unpaid-after-gathering = A build with the Framework, or a Necropolis in exchange for a district, has to wait until you have gathered resources, like any other build: only the payment is replaced.
    .no =
        May I use the Framework or sacrifice a district for the Necropolis before I gather?
        can i pop the framework as the first thing in my turn
        necropolis first, then my two gold?
        i cost myself nothing, so can i drop the necropolis before drawing cards
        framework before i take my 2 coins, allowed?
        can framework go off before i gather
        Is a free Necropolis possible at the very start of my turn?
        dont need gold for it so can i build with the framework before taking anything
        swap my tavern for the necropolis then gather, legal order?
        its free so the gather first rule doesnt apply?
        start of turn, framework, bam, palace?
        may i do necropolis by sacrifice instead of gathering first
        can i use the framework before gathering
        can i build the necropolis before i gather
        is a free build allowed before taking gold
        framework at the start of my turn, ok?
        can i skip gathering first and sacrifice a district for the necropolis
        May the Framework be used before gold or cards are taken?
        necropolis before drawing?
    .yes =
        do i have to take gold or cards before a free necropolis
        free build with the framework, must i gather first
        does the framework wait for the gathering step
        gather first then framework, right
        does a sacrifice necropolis have to come after my gold or cards
        Must I have gathered before I build anything with the Framework?
        unpaid or not, building waits till i gathered?
        i took my 2 gold, framework ok now?
        sacrificing for necropolis only after gathering, correct
        must i gather before using the framework
        do i have to gather before the necropolis
        framework only after gathering?
        is the framework banned until i gathered
        Does a free Necropolis have to wait until I have gathered resources?
        i gathered cards, can i sacrifice for the necropolis now
        do free builds come after gathering like the others
    .asked =
        when in my turn can i use the framework
        framework first or gather first
        when may i trade a district for the necropolis
        framework before or after gathering
        at what point of my turn is the free necropolis allowed
ruling-unpaid-no-duplicate = What you build with the Framework may not be a district you already have: only the payment is replaced, and duplicates are still forbidden, for a Necropolis too. A Quarry in your city allows them as usual.
    .no =
        May I build a duplicate with the Framework?
        i already got a market, can the framework get me a second market
        framework ignores the duplicate rule right
        two of the same building if i sacrifice instead of paying?
        same name twice in my city through the framework, legal?
        does sacrificing for the necropolis or framework get around the ban on duplicates
        framework for a 2nd temple?
        no payment no duplicate rule, right?
        got a harbor, using framework to drop another harbor, fine?
        Can the Framework put a copy of an existing building into my city?
        my buddy built a second castle with the framework and no quarry, legit?
        one necropolis standing, sacrifice for a second, no quarry?
        free builds may be doubles?
        can i build a second market with the framework
        is a duplicate allowed with the framework
        can i have two temples if i use the framework
        does the framework allow doubles
        i own a tavern, framework for another tavern?
        May I use the Framework to build a district that I already have?
        second necropolis by sacrificing, allowed?
    .yes =
        does the no doubles rule still apply when i use the framework
        is a second castle forbidden even if the framework pays for it
        with a quarry, can the framework give me a duplicate
        framework still bound by the no twins rule?
        quarry in town, framework, second market, ok?
        Is a duplicate off limits when the Framework stands in for the payment?
        i have a tavern so no tavern off the framework right
        only with a quarry can the framework bring me doubles?
        framework doesnt let me double up by itself, correct
        is the framework useless for a duplicate
        are duplicates banned with the framework too
        with quarry can i build a double with the framework
        do i need the quarry for a double with the framework
        Does the ban on duplicates hold for a free build?
        framework plus quarry, second castle ok?
        must the framework district be one i dont have
    .asked =
        what lets me build a double with the framework
        framework and i already own that building, then what
        framework and a duplicate, allowed or not
        what do i need for a second market with the framework
ruling-necropolis-any = You may destroy any one of your own districts for the Necropolis, even a Temple of cost 1. It goes under the deck.
    .yes =
        May I sacrifice a cheap district for the Necropolis?
        is a 1 cost temple enough to sacrifice for the necropolis
        necropolis: can the sacrifice be a purple card
        can i dump my cheapest district to drop the necropolis
        tavern for necropolis, fair swap?
        can i burn a watchtower to get the necropolis
        any of my own buildings will do for the necropolis right
        Is a one-coin district a sufficient sacrifice for the Necropolis?
        my wrecked temple goes under the deck when i place necropolis?
        could i destroy a big fat palace of mine for the necropolis if i want
        can i sacrifice a tavern for the necropolis
        can i destroy any district of mine for the necropolis
        is a temple enough for the necropolis
        does the destroyed district go under the deck for the necropolis
        May I give up any of my districts to build the Necropolis?
        necropolis for a 1 cost district, ok?
        can i sacrifice a purple district for the necropolis
    .no =
        I would like to give up my Tavern for the Necropolis. Does it have to cost as much?
        can i trash someone elses building to get my necropolis
        does the sacrificed building need to be worth 5 for the necropolis
        must it be a unique district that i destroy for the necropolis
        is a watchtower too cheap to pay for the necropolis with
        do i get the sacrificed district back in hand after building the necropolis
        only a 5 cost or more can be traded for the necropolis?
        smash the neighbors tavern to get my necropolis?
        Is the district given up for the Necropolis returned to my hand?
        sacrifice for necropolis has to be purple?
        a market is not valuable enough to give up for the necropolis?
        do i have to give up two cheap ones for the necropolis
        after the necropolis my torn down tavern returns to my hand?
        does the sacrifice for the necropolis have to cost 5
        can i destroy an opponents district for my necropolis
        do i lose two districts for the necropolis
        do i get my sacrificed district back in hand
        Must the district destroyed for the Necropolis be an expensive one?
        are others in danger from my necropolis
        sacrificed temple goes to my hand?
    .asked =
        Which district can be destroyed to build the Necropolis?
        What do I give up to get the Necropolis for free, and where does it go?
        where does the district i tear down for the necropolis end up
        cheapest thing i can burn for the necropolis
        what happens to the building i tore down for the necropolis
        what can i destroy for the necropolis
        does it matter what the sacrificed district costs for the necropolis
ruling-necropolis-no-gold = If you destroy one of your districts for the Necropolis, you add no gold: that replaces the whole price. You may also keep your districts and pay its 5 gold.
    .no =
        Do I have to pay gold as well if I sacrifice a district for the Necropolis?
        i give up a 3 cost district, do i owe the missing 2 for the necropolis
        must i destroy something to build the necropolis
        does sacrificing only make the necropolis cheaper
        do i get change back if i sacrifice a 6 cost district for the necropolis
        sacrificed a tavern, 4 more coins for the necropolis?
        do i have to wreck a house to put up the necropolis
        Does the cost of the sacrificed district merely reduce the price of the Necropolis?
        gave up a 6 coster, 1 gold change?
        necropolis can never be bought with plain money?
        pay 5 and also destroy one for the necropolis?
        is the sacrifice worth a discount of its price only
        do i pay gold and sacrifice for the necropolis
        must i sacrifice for the necropolis even with 5 gold
        do i pay the difference for the necropolis
        is the necropolis 5 gold plus a district
        sacrificed a 2 coster, pay 3 more for the necropolis?
        Is a sacrifice compulsory if I want to build the Necropolis?
        can i not pay gold for the necropolis
        necropolis never free?
    .yes =
        is the necropolis totally free if i wreck one of my own buildings
        can i just pay 5 for the necropolis and keep all my stuff
        zero coins in my purse, can i still get the necropolis out by sacrificing
        got 5 gold, can i buy necropolis and leave my town alone
        necropolis costs zip when i burn one of mine?
        Does the sacrifice replace the entire price of the Necropolis?
        broke but i got a tavern, can i turn it into necropolis
        either 5 coins or one of my buildings for the necropolis, right
        no extra gold on top of the sacrificed house?
        is the necropolis free if i destroy a district
        can i pay 5 gold for the necropolis
        no gold at all when sacrificing for the necropolis?
        can i build the necropolis with 0 gold
        May I keep my districts and pay for the Necropolis with gold?
        does one destroyed district pay the whole necropolis
        do i keep my gold if i sacrifice for the necropolis
    .asked =
        what does the necropolis cost me in gold when i sacrifice a district
        tavern sacrificed for necropolis, how much gold do i add
        how can i pay for the necropolis
        necropolis, gold or district
        how much gold for the necropolis if i destroy my castle
