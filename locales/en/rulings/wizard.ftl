### The rulings of data/rulings/wizard.toml, and the questions they answer: with yes, with no, or in another way.

ruling-wizard-takes-one = The Wizard looks at another player's whole hand and takes the card he wants.
    .no =
        Does the Wizard take a random card?
        I am the Wizard: may I take from more than one player?
        does the wizard take my whole hand
        can i hide a card when the wizard looks at my hand
        do i get a card back from the wizard
        can the wizard look at two hands and then decide
        may i pick the card i give to the wizard
        wizard grabs blind?
        wizard takes two?
        Does the victim decide which card the Wizard receives?
        wizard swaps a card with me?
        hold back one card from the wizards eyes?
        wizard looks at everyones hand?
        wizard takes top card of deck instead?
        does the wizard take a card at random
        can i choose what the wizard takes
        does the wizard take two cards
        do i have to give the wizard my whole hand
        wizard takes from every player?
        Does the Wizard take a card without looking?
        can i refuse to show my hand to the wizard
    .yes =
        The Wizard is at my hand. Does he see everything, and can he pick the best?
        may the wizard choose which of my cards he takes
        does the wizard get to see all my cards first
        im the wizard, is it exactly one card i snatch
        wizard sees my whole hand right
        he picks whichever he likes as wizard?
        Is the Wizard allowed to choose the best card from the hand he looks at?
        one hand one card for wizard?
        nothing comes back to me from the wizard?
        wizard can grab my cathedral if he sees it?
        can the wizard look at my hand
        can i take the card i want as wizard
        does the wizard take one card
        do i have to show the wizard all my cards
        Can the Wizard choose the card he takes from my hand?
        can i lose my best card to the wizard
        wizard picks one card from one hand?
    .asked =
        How many cards does the Wizard see and steal?
        what does the wizard do with my hand
        wizard: random or pick
        how many hands does the wizard see
        wizard, does he choose or take at random
ruling-wizard-builds-at-once = The Wizard may pay for the card he took and build it right away. It does not count toward the limit, so he can still build another district as usual.
    .yes =
        Can the Wizard build the stolen card and another district as well?
        I am the Wizard, laid the card I snatched and still want to build from my own hand. May I?
        wizard: two buildings in one turn, stolen one and mine?
        does the stolen building come on top of my normal build as wizard
        may the wizard put the snatched card straight into his city
        can i play my own building first and then steal and build as wizard
        wizard stolen + own build?
        snatched castle up at once, then my temple right
        Is the card built at once outside the Wizard's building limit?
        wizard two districts a turn that way?
        my normal build is still there after the stolen one as wizard?
        stolen card paid and placed immediately, allowed for wizard?
        can i build the stolen card at once as wizard
        can the wizard build two districts
        built the stolen card, can i build another as wizard
        does the stolen card not count for the wizards limit
        Can the Wizard build the card he took right away?
        can the wizard build my card the same turn he takes it
        wizard: stolen card plus normal build?
    .no =
        Does building the card he took use up the Wizard's build for the turn?
        is the wizard limited to one district if he builds the stolen card
        i built the stolen card right away, am i done building as wizard
        can the wizard build two cards from his own hand and the stolen one as well
        stolen build eats wizards limit?
        wizard one building tops?
        Must the Wizard wait a round before building the card he took?
        wizard builds stolen plus two of his own?
        after stolen build im out of builds as wizard?
        wizard unlimited builds?
        does the stolen card count as the wizards build
        is the wizard limited to one build with the stolen card
        wizard cant build the stolen card this turn?
        can the wizard build 3 without the stables
        Is the Wizard finished building after he built the stolen card?
        is my stolen card safe from being built at once by the wizard
        wizard builds either the stolen card or his own, not both?
    .asked =
        How many districts can the Wizard build in one turn?
        stolen card and own card, how many builds for the wizard
        wizard builds in a turn?
        built the snatched one, what else may wizard build
        wizard, how many builds with the stolen card
        does the stolen card count for the wizard
ruling-wizard-keeps-card = The Wizard does not have to build the card he took: he may keep it in hand. From then on it is an ordinary card and counts toward the building limit when he builds it.
    .no =
        Does the Wizard have to build the card he took at once?
        is the wizard forced to build what he steals
        i kept the stolen card, can i still build it on top of another one this turn, wizard
        do i lose the stolen card if i cant pay for it as wizard
        must i give the card back when the wizard turn ends
        wizard must build the loot?
        loot not built goes back to owner?
        Is the Wizard obliged to build the stolen card immediately?
        kept card is still limit free later, wizard?
        wizard discards the card if he cant afford it?
        held the stolen card, next turn its an extra build?
        kept it in hand so wizard may never build it?
        must the wizard build the card he took
        do i have to build the stolen card as wizard
        do i get my card back if the wizard doesnt build it
        is the kept card outside the limit later for the wizard
        wizard must return the card?
        Is the Wizard forced to build the card he takes?
        wizard cant pay, card discarded?
    .yes =
        can i keep the stolen card in my hand as wizard
        wizard took a card, kept it, builds it later this turn: does it use up the normal build
        may i save the card i snatched as wizard for next round
        wizard can just keep it right
        kept card = normal card with normal limit for wizard?
        May the Wizard hold the card he took for a later turn?
        cant pay now, loot stays in my hand as wizard?
        built later this turn the kept card uses my one build, wizard?
        loot in hand is like any other card afterwards?
        can the wizard keep the card
        may i keep the stolen card for later as wizard
        does a kept card count toward the limit for the wizard
        wizard doesnt build it, card stays in his hand?
        Is the Wizard free to keep the card in his hand?
        is my card lost even if the wizard doesnt build it
        is a kept card an ordinary card for the wizard
    .asked =
        what happens to the wizards card if he doesnt build it
        wizard doesnt build the loot, then
        kept wizard card, does it count toward limit
        wizard, build or keep the card
        wizard kept the card, how does he build it later
ruling-wizard-duplicates = On his turn the Wizard may build any district he already has, whether it is the card he took or one from his own hand.
    .yes =
        Can the Wizard build a second copy of a district he already has?
        I am the Wizard and already own a Market. Can I put up the other Market in my hand?
        wizard with two taverns, legal?
        stole a castle but already have one, can the wizard build it
        both the stolen card and my own may be doubles for the wizard?
        wizard doubles from own hand too?
        second church as wizard right
        May the Wizard build a copy of a district in his city without a Quarry?
        stolen one is a twin, fine for wizard?
        own market twice, im the wizard, ok?
        wizard may do two doubles in one turn, stolen and own?
        can the wizard build duplicates
        can i build a second temple as wizard
        can the wizard build a double from his own hand
        wizard has a market, can he build my market he stole
        Is the Wizard allowed to build a district he already has?
        wizard, doubles without quarry?
        may i build two of the same as wizard
    .no =
        Is the Wizard allowed duplicates only for the stolen card?
        is the wizard banned from building a district he already owns
        do i need the quarry to build a second temple as the wizard
        next round as bishop, may i still build duplicates because i was wizard
        must the wizard tear down his duplicate after his turn
        wizard no twins?
        only stolen card may be a twin for wizard?
        Does the Wizard need the Quarry to build a duplicate?
        doubles allowed next turn as king since i was wizard?
        twin has to go after wizards turn?
        own hand duplicates banned for wizard?
        are duplicates banned for the wizard
        is only the stolen card allowed as a duplicate for the wizard
        does the wizard need a quarry for doubles
        can i build duplicates after my wizard turn as another character
        Must the Wizard avoid districts he already has?
        do i lose my duplicate after the wizards turn
        is my tavern card safe from a wizard who has a tavern
    .asked =
        Who besides the Quarry's owner may have two identical districts?
        when is the wizard allowed to build the same building twice
        wizard and duplicates, which cards
        wizard has a tavern, stole a tavern, now
        wizard and duplicates, allowed or not
        which duplicates can the wizard build
ruling-wizard-after-gathering = The Wizard cannot build the card he took before gathering resources, as with every district. To build it at once, outside the limit, he has to gather before he takes it; a card taken earlier goes to his hand and is an ordinary card.
    .no =
        Can the Wizard build the card he took before gathering gold or cards?
        wizard steals and builds first thing in the turn, before taking gold, ok?
        i have enough gold already, can the wizard build the snatched card before my action
        took the card before gathering, does it still build outside the limit, wizard
        can the wizard skip gathering and just build what he stole
        wizard builds loot before gathering?
        stole first, gathered, now limit free build of it?
        Is the instant build of the stolen card possible before the Wizard gathers?
        rich wizard can build loot right away without gathering?
        wizard opens with steal+build?
        loot taken before gathering keeps its extra build?
        order doesnt matter for wizards instant build?
        can the wizard build the stolen card before gathering
        can i steal and build as wizard before taking gold
        stole before gathering, is it still an extra build for the wizard
        wizard builds at the start of his turn?
        does the wizard not need to gather before building my card
        Is the Wizard allowed to build the stolen card before he gathers?
        card taken before gathering, outside the limit for the wizard?
    .yes =
        I am the Wizard: must I take my gold or cards before I put up the stolen district?
        must the wizard gather before building the stolen card
        wizard gathers gold, then steals and builds right away: fine?
        is building stolen stuff as wizard only possible once i have taken gold or cards
        gather, steal, build, thats the wizard order right
        stole too early so loot is just a normal card for wizard?
        Must the Wizard gather before he takes the card he wants to build at once?
        wizard who steals before gathering loses the extra build?
        took gold already, now steal and build outside limit, ok wizard?
        no building at all before gathering, wizard included?
        must the wizard gather first to build the stolen card
        do i have to gather before stealing to build at once as wizard
        wizard gathers, then steals and builds?
        stole before gathering, is the card a normal one for the wizard
        Does the Wizard have to gather before he builds the stolen card?
        is building before gathering banned for the wizard too
        do i lose the extra build as wizard if i steal before gathering
    .asked =
        When in his turn does the Wizard use his power?
        wizard: gather first or steal and build first
        wizard steals first then gathers, what about the loot
        when must wizard steal to build outside the limit
        wizard, gather before stealing or after
        i stole before gathering as wizard, does the card count toward the limit
ruling-wizard-looks-early = The Wizard may look at a hand and take a card into his own hand before he gathers resources: his power has no fixed time.
    .yes =
        May the Wizard look at a hand and take a card before he gathers?
        May the Wizard peek into a hand at the very start of the turn?
        can i steal first as wizard and then decide gold or cards
        can the wizard snatch a card after his normal build
        wizard looks at my hand before his action, is he allowed
        wizard peeks first thing?
        steal before gold is fine right
        Is the Wizard's power free to be used at any moment of his turn?
        wizard looks after building too?
        card into hand before i gather, legal for wizard?
        check his hand then decide gold or cards as wizard?
        wizard may grab right at the start as long as it goes to hand?
        can the wizard look at a hand before gathering
        can i take a card before gathering as wizard
        may the wizard use his power at any moment
        wizard steals first, then gathers, ok?
        Can the Wizard look at my hand at the start of his turn?
        can the wizard take my card after he built
        is the wizard free to choose when to look
    .no =
        does the wizard have to take gold before he looks at somebodys hand
        is it too late to use the wizard after building
        must the wizard use his power right at the beginning
        is peeking before gathering forbidden for the wizard
        wizard must gather before peeking?
        power only at start for wizard?
        Is the Wizard forbidden to take a card before his action?
        after building wizard cant steal?
        wizard peeks only at end of turn?
        wizards look is tied to a fixed step?
        must the wizard gather before looking
        can the wizard look only after gathering
        is the wizards power only for the start of the turn
        built already, wizard cant look anymore?
        Must the Wizard wait until he gathered before he looks at my hand?
        does the wizard have a fixed moment for his power
        is my hand safe from the wizard until he gathered
    .asked =
        wizards power when
        earliest moment wizard can look at my hand
        when can the wizard look at my hand
        wizard, look before or after gathering
ruling-wizard-full-price = Taking the card costs the Wizard nothing, but to build it at once he pays its full cost to the bank; the player he took it from gets nothing.
    .no =
        Does the Wizard build the card he took for free?
        does the wizard get a discount on the card he stole
        does the wizard pay me for the card he takes out of my hand
        i have 1 gold, can the wizard build a stolen palace at once
        do i get the building money when the wizard builds my card
        can the wizard build the snatched card without paying
        wizard builds loot free?
        wizard pays me for my card?
        Does the owner of the card get the gold when the Wizard builds it?
        half price loot for wizard?
        stealing costs the wizard 1 gold?
        2 coins, stolen castle for 4, build at once?
        one off for wizards stolen card?
        is the stolen card free to build for the wizard
        does the wizard pay me for my card
        does the wizard pay less for the stolen card
        do i pay the owner when i build the stolen card as wizard
        wizard pays for taking the card?
        Does the Wizard pay the player whose card he builds?
        stolen 4 cost card, wizard pays 3?
    .yes =
        do i pay the normal price for the stolen building as wizard
        is stealing the card itself free for the wizard
        does the gold for the stolen building go to the bank when the wizard builds it
        wizard pays full to the bank right
        taking is free, building isnt, for wizard?
        Must the Wizard pay the whole cost of a card he builds at once?
        i get nothing when wizard builds my card?
        stolen palace costs wizard 5?
        bank gets the wizards money, not the robbed guy?
        does the wizard pay full cost for the stolen card
        is taking a card free for the wizard
        do i get nothing when the wizard builds my card
        wizard pays the bank?
        Must the Wizard pay the full cost to the bank?
        do i need 5 gold to build a stolen palace as wizard
        do i lose my card to the wizard without compensation
    .asked =
        What does the Wizard pay for the card he builds at once?
        stolen 3 coster, wizard pays what to whom
        what do i get for the card wizard took
        how much does the wizard pay for the stolen card
        who gets the gold when the wizard builds my card
ruling-wizard-price = To build the card at once, the Wizard must pay for it, but in the ways open to him for any district: with the Factory a unique one costs 1 less, and cards may pay for the Thieves' Den. "Full cost" only means that his own power gives no discount. What replaces paying altogether (Framework, Necropolis) does not work here.
    .yes =
        Does the Factory make the Wizard's stolen card cheaper?
        Can the Wizard pay with cards when he builds a Thieves' Den he took?
        wizard with factory steals a library, is it 5 instead of 6
        stole the thieves den, may i pay with cards from my hand as wizard
        factory in my city, snatched purple card, one coin off as wizard?
        factory works for wizards loot?
        stolen purple 1 cheaper with factory right
        May the Wizard pay cards for a stolen Thieves' Den that he builds at once?
        wizard with factory, stolen 5 cost unique for 4?
        full cost just means no discount from wizard himself?
        stolen den with 3 cards and 3 gold as wizard?
        does the factory work for the wizards stolen card
        can i pay the stolen thieves den with cards as wizard
        wizard with factory, purple 1 cheaper?
        do i pay 4 for a stolen 5 cost unique with the factory as wizard
        May the Wizard use the Factory for the card he took?
        wizard pays the thieves den with cards and gold?
        is the usual factory discount kept for the wizard
    .no =
        does full cost mean the wizard loses the factory discount
        must the wizard pay the thieves den all in gold
        does the factory make a stolen green building cheaper for the wizard
        is paying by card forbidden when the wizard builds a stolen thieves den
        den all gold when stolen by wizard?
        Does "full cost" cancel the Factory's discount for the Wizard?
        factory makes stolen red cheaper for wizard?
        wizards power itself knocks 1 off?
        framework can pay for the wizards instant build since factory works too?
        is the factory useless for the stolen card of the wizard
        must i pay gold only for a stolen thieves den as wizard
        full cost, so no factory for the wizard?
        does the factory help the wizard with a stolen blue district
        Is the Factory's discount denied to the Wizard because he pays full cost?
        can the framework pay the wizards stolen card at once
        wizard gets 1 off by himself?
    .asked =
        I am the Wizard with the Factory and snatched a purple card. Full price or one less?
        wizard takes the thieves den with 2 gold and 4 cards, how can he pay
        wizard factory stolen 6 cost purple, price
        how may wizard pay for a stolen den
        wizard with factory, what does a stolen purple cost
        stolen thieves den, how does the wizard pay
ruling-wizard-stables = With the Stables in hand the Wizard can build three districts in one turn: neither the Stables nor the card he takes and builds at once counts toward the limit, and a normal build comes on top.
    .yes =
        Can the Wizard build three districts with the Stables?
        Do the Stables add to the Wizard's extra build?
        I am the Wizard: the snatched card, the Stables and one from my hand, all in one turn?
        stables from my own hand plus stolen card plus one more, ok for the wizard?
        stolen market, my stables, my temple all this turn as wizard
        do stables stay outside the limit when the wizard already built a stolen card
        wizard 3 builds with stables?
        loot + stables + normal one right
        Can the Wizard build his own Stables besides the stolen card and a normal district?
        stables in hand as wizard, do i still get both other builds?
        neither loot nor stables count for wizards limit?
        wizard drops stables first, then loot, then a church?
        can the wizard build 3 with the stables
        stables, stolen card and one more as wizard, ok?
        do the stables not count for the wizard either
        wizard with stables in hand, three builds?
        Can a Wizard who holds the Stables build three districts?
        can i build the stables after the stolen card as wizard
        stables from my hand are extra for the wizard?
    .no =
        is the wizard capped at two buildings even with the stables
        do the stables use up the wizards normal build
        can the wizard build four with the stables
        does building the stables cancel the wizards extra build for the stolen card
        wizard max two even w own stables?
        stables replace the normal build of wizard?
        Are four districts possible for a Wizard with the Stables?
        stables and loot share one extra slot for the wizard?
        loot built so no stables this turn, wizard?
        own stables count as wizards one build?
        wizard with stables, only two builds?
        do the stables count as the wizards normal build
        can i build 4 as wizard with stables
        stolen card built, stables not allowed for the wizard?
        Is the Wizard limited to two districts even if he has the Stables?
        do stables cancel the wizards extra build
        wizard: stables or stolen card, not both?
    .asked =
        max districts for a wizard holding stables
        wizard with own stables, total builds
        stables in wizards hand plus stolen card, what adds up
        wizard with the stables, how many districts
        stables plus stolen card plus own card, allowed for the wizard
ruling-wizard-takes-stables = If the Stables are the card the Wizard took, he builds two districts in all: the Stables and one normal build. Both reasons for not counting fall on the same card.
    .no =
        Can the Wizard build three districts when the Stables are the card he took?
        i stole the stables as wizard, two more builds after that?
        do i get an extra extra build when the stolen card is the stables, wizard
        does a wizard who took the stables build only the stables
        stolen stables, three builds total?
        loot is stables so wizard gets 2 extra builds?
        Does a Wizard who stole the Stables get a second additional build?
        stole stables, no normal build for wizard?
        stables as loot plus two from hand?
        double exemption when wizard takes stables?
        wizard took the stables, can he build 3
        i stole the stables as wizard, do i get two more builds
        stolen stables give the wizard an additional build?
        wizard took my stables, three districts?
        Does the Wizard build three districts if he took the Stables?
        stole the stables, is that my only build as wizard
        do stolen stables count twice as extra for the wizard
    .yes =
        wizard steals stables and builds them, is one more district left for him
        snatched stables plus one of mine, is that all for the wizard
        is two the most when the wizards stolen card is the stables
        stolen stables + one normal = two right
        stables as the loot, just one more build for wizard?
        Is two the limit for a Wizard whose stolen card is the Stables?
        both exemptions are wasted on one card if wizard took stables?
        wizard nabbed stables, builds em and a market, ok?
        no third building if loot is the stables, correct
        wizard took the stables, two builds in all?
        can i build one more after the stolen stables as wizard
        is it just two districts when the wizard took the stables
        stole the stables, one normal build left for the wizard?
        Does the Wizard build only two districts if the Stables are the stolen card?
        are three builds not possible with stolen stables as wizard
        wizard: stolen stables and a temple ok?
    .asked =
        What if the card the Wizard snatched is the Stables?
        stole the stables with the wizard, how many districts this turn
        stables stolen by wizard, builds in all
        loot = stables, how many from own hand for wizard
        wizard stole the stables, how many builds
        stolen stables, 2 or 3 districts for the wizard
ruling-wizard-pays-gold = To build the card at once, the Wizard must pay for it. With the Framework or as a Necropolis a district is destroyed instead of a payment, so neither works for that card; the Factory and the Thieves' Den only change how much he pays, or with what. If he keeps the card in hand, he may build it that way later this turn.
    .no =
        Can the Wizard use the Framework to build the card he took at once?
        May the Wizard build a stolen Necropolis at once by destroying one of his districts?
        Can I build the card I took as the Wizard for free with the Framework?
        wizard steals a palace, scrap the framework for it at once?
        stolen necropolis, sacrifice a temple right away as wizard ok?
        can the framework replace the wizards payment for the card he builds at once
        framework for loot at once?
        stolen necropolis by sacrifice immediately?
        May the Wizard replace the payment for his instant build with the Framework?
        wizard blows framework, loot palace free and extra?
        sacrifice temple for a stolen necropolis outside limit, wizard?
        framework works like factory for the wizards instant build?
        kept loot can never be built with framework by the wizard?
        can the wizard use the framework for the stolen card at once
        can i build a stolen necropolis by destroying a district as wizard right away
        framework instead of gold for the wizards stolen card?
        is the stolen necropolis free at once for the wizard
        can the wizard build my stolen card at once without paying
        May the Wizard sacrifice the Framework to build the stolen card at once?
        wizard destroys a temple for a stolen necropolis at once, ok?
    .yes =
        can the wizard keep the stolen card and then use the framework on it later this turn
        does the wizard have to pay for a stolen necropolis if he wants it built at once
        is the framework useless for the wizards instant build
        stole the necropolis, kept it in hand, may the wizard destroy a district for it later
        wizard instant build needs real payment right
        keep loot then framework it as normal build, ok wizard?
        Is a stolen Necropolis to be paid for if the Wizard builds it at once?
        necropolis loot kept in hand, sacrifice later this turn fine?
        no framework on the spot for wizards loot?
        factory and den ok, framework and necropolis not, for wizards instant build?
        must the wizard pay for the stolen card to build it at once
        is the framework no use for the stolen card at once as wizard
        can i keep the stolen card and use the framework later as wizard
        stolen necropolis at once, does the wizard have to pay
        Is the Framework forbidden for the card the Wizard builds at once?
        kept the stolen necropolis, can the wizard sacrifice a district for it later
        framework only later for the wizards stolen card?
    .asked =
        how can a wizard use the framework on a stolen card
        wizard stole necropolis, how to build it
        framework and wizards loot, when does it work
        wizard, framework and the stolen card, does it work
        stolen necropolis, can the wizard sacrifice or must he pay
