### The rulings of data/rulings/building.toml, and the questions they answer: with yes, with no, or in another way.

ruling-build-may = You do not have to build on your turn, even if you could pay for it.
    .no =
        Do I have to build?
        do i need to build something every turn
        i have 6 gold and cheap cards in hand, must i put one down
        is building mandatory if i can afford it
        do i get punished for not building
        rich so i have to build?
        penalty for a turn without a building?
        obliged to lay a district whenever possible?
        can they force me to build the tavern in my hand
        must i build at least every second turn
        money in hand and a cheap card means i gotta build it?
        do i have to build if i can pay
        must i build every turn if i have gold
        is it forbidden to skip building
        can the others make me build a district
        got gold and cards, am i forced to build
        Am I required to build a district when I have enough gold?
    .yes =
        I could afford a district but want to save my gold. Is passing allowed?
        can i skip building this turn
        may i end my turn without building anything
        is building optional
        can i just hoard my cash and build nothing
        got the cash but dont want to, can i not build
        saving up, no building this turn, ok?
        is passing on the build always fine
        no one can make me build, right
        i can afford my whole hand and still build nothing?
        may i hold my district for later rounds
        may i skip building
        can i save my gold and build nothing
        enough gold, still free not to build?
        am i allowed to build nothing even if i can afford it
        is not building legal
    .asked =
        what if i dont want to build
        no build this turn, problem?
        have gold and cards, must i or may i build
        build or not, do i have to
ruling-one-district-a-turn = The normal limit is one district per turn. You build more only if a character or a district lets you: the Architect, for instance, may build up to three.
    .no =
        May I build more than one district in a turn?
        can i build 2 districts if i have the gold for both
        i am the king with 10 gold, can i put down two buildings
        may i build again with what is left of my money
        three cheap districts at once as a normal role, ok?
        spare gold, second building?
        bishop lays two cheap ones?
        as many as i can pay for?
        can assassin put up a tavern and a temple in one turn
        everybody builds up to three?
        two if theyre different colors, normal role?
        can i build two districts as thief
        enough gold for two, can i build both?
        may any character build three
        can i build a second one if its cheap
        is there no limit on building per turn
        Is the King allowed to build two districts in a single turn?
    .yes =
        Is one building per turn the normal limit?
        only one district a turn for an ordinary character, right
        is there a limit on how many buildings i put down per turn
        do some characters get to build more than one
        ordinary role, single building, right
        is a second build out unless a card says so
        i have 9 gold, still just one district as thief?
        architect is an exception to the one a turn thing?
        do i need a special role or card to lay two
        king gets one build only?
        is it one district per turn
        can i build just one as king
        may the architect build more than the normal one
        lots of gold, still only one district?
        am i limited to one build as merchant
    .asked =
        How many districts may I build in a turn?
        whats the building limit
        normal builds per turn
        when do i get more than one build
        how many builds per turn normally
ruling-build-cost-to-bank = To build, lay a district from your hand into your city and pay its whole cost to the bank. If you cannot pay it, you cannot build it, unless a card offers another way.
    .asked =
        Who do I pay for a new building?
        how much does it cost to build a district
        pay for my building where and how much
        how do you actually build something
        building gold goes where
    .yes =
        does the money for a district go to the bank
        do i have to pay the full cost when i build
        must the district come from my hand
        price into the bank, card into my town?
        whole cost at once, right
        i build from my hand only?
        cant pay in full so no building?
        4 cost castle, 4 coins to the bank?
        does nobody but the bank get my building money
        do i pay the bank when i build
        must i pay the whole cost to build
        district costs 5, i have 4, no build?
        do districts come from my hand when building
        can i build it if i can pay the full price
    .no =
        can i build a 5 cost district with 3 gold
        do i pay another player when i build
        can i build on credit and pay the rest next turn
        can i build a card straight off the deck
        i am one gold short, can i still build
        half now half later?
        my neighbor gets the coins when i build?
        lay down a 6 with 5 coins?
        flip the top district and build it directly?
        building is free but i pay at the end?
        do i pay one less than the cost like the warlord when building
        can i pay part of the cost now and build
        do i pay the other players for my district
        2 gold and a 3 cost district, can i build?
        may i build a card from the deck directly
        is building free
        Can I build a district first and pay for it later?
ruling-no-two-alike = A city may have only one district of each name. There are two exceptions: any player with a Quarry in their city, and the Wizard on his turn.
    .no =
        Can I build a second district with the same name?
        Two identical districts in one city?
        May I have two Taverns?
        I already have a Temple and drew another. Can it go in my city too?
        can i build two markets without any special card
        second prison in the same city, ok?
        does the no duplicates rule count other peoples cities
        got 2 castles in hand, can both go into my city over time
        same building twice if i wait a turn?
        double docks as merchant, no quarry?
        two churches because theyre cheap?
        somebody else has the palace so i cant build mine?
        are twins ok if built in different rounds
        twin harbors allowed for everybody?
        copies count as different districts if i pay double?
        can i build a second tavern
        already have a church, may i build another?
        can the merchant build two identical districts
        are duplicates allowed for everyone
        can i have 3 temples in my city without quarry
        Is it allowed to have the same district twice in a normal city?
    .yes =
        are duplicates forbidden in my city
        my neighbor has a tavern, can i still build mine
        must every district in my city have a different name
        is there any way to have the same district twice
        only one tavern per town, right
        identical names are out unless quarry or wizard?
        have a temple, drew a temple, its dead weight without quarry?
        you and i can both own a market?
        does the wizard get round the no twins rule in his turn
        is a second copy in my own town normally banned
        is a second market banned in my city
        do i need the quarry to build two taverns
        may the wizard build a duplicate in his turn
        can two players each have a palace
        already have a castle, is another castle forbidden?
    .asked =
        Which cards let me put up duplicates?
        same building again, when is it allowed
        who may have twins in town
        same district twice allowed or not
ruling-build-after-gathering = Building always comes after gathering resources: first you take gold or cards, then you may build.
    .no =
        Can I build before I have gathered gold or cards?
        Can I build first and take gold afterward?
        Can I build before taking gold or cards?
        May I lay down a district at the very beginning of my turn, before taking my two coins?
        My friend puts his building down first and only then draws. Is that legal?
        build first gather later, allowed?
        i already have enough money, can i build straight away at the start
        can i put my palace down and then draw
        can i swap the order of building and taking resources
        turn starts, palace down, then two coins?
        have 6 gold, skip ahead and build, gather at the end?
        my order, my choice: build then gather?
        architect lays one before gathering and two after?
        building at the start is ok if i can pay already?
        draw cards last so i build first?
        may i build before i take gold
        enough gold already, can i build before gathering?
        can i gather at the end of my turn after building
        is it ok to build first and draw cards later
        can he put his district down before he gathers
        Am I allowed to start my turn by building a district?
    .yes =
        do i have to take my gold or cards before building
        does gathering always come before building
        must building wait until i took my 2 coins
        is the order gather then build fixed
        coins or cards first, then the house, right
        is building stuck behind gathering in the order
        im rich already, still have to gather before laying anything?
        gathering has to be out of the way before i build?
        hes building before taking, thats wrong isnt it
        must i gather before i build
        do i take gold first and build afterwards
        is building before gathering illegal
        he wants to build before taking gold, is he wrong?
        can i only build once ive taken gold or cards
    .asked =
        what comes first, building or gathering
        gather or build, which goes first
        earliest moment in my turn to build
        build before or after taking gold
ruling-build-one-older = You do not have to build on your turn.
    .no =
        Do I have to build?
        must i build if i can pay
        is there a duty to build every turn
    .yes =
        may i pass on building and save my gold
        can i end my turn without building
        is it fine to leave building out this turn
    .asked =
        what if i cannot or dont want to build
ruling-one-district-older = You build only one district per turn, from your hand, and pay its cost to the bank, unless your character allows more, as the Architect does.
    .no =
        May I build more than one district in a turn?
        can i build two if i have the gold
        gold left after building, may i build again
        king with plenty of cash, two districts in one turn?
    .yes =
        is it one district a turn for most characters
        does the cost of a district go to the bank
        is there a limit on builds per turn
    .asked =
        How many districts can be built in one turn?
        whom do i pay for a district
ruling-build-after-action-older = You build only after your action: first take gold or a card, then you may build.
    .no =
        Can I build before my action?
        may i build first and take my gold afterwards
        can i put down a district right at the start of my turn
        build then draw, is that allowed
        i have the money already, may i build at once and take coins later
    .yes =
        does the action come before building
        must i take gold or cards before i build
        is the order action then building fixed
    .asked =
        in which order do i build and take my action
ruling-no-two-alike-older = A city may have only one district of each name, unless a card such as the Wizard allows more.
    .no =
        Can I build a second district with the same name?
        Two identical districts in one city?
        may i have two markets
        i hold a second castle, can i build it next to the first
    .yes =
        are duplicates forbidden in a city
        can i build a tavern if only my neighbor has one
        must all my districts have different names
    .asked =
        when is a second copy of a district allowed
