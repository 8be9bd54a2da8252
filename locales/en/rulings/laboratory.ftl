### The rulings of data/rulings/laboratory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-unique-at-once = A unique district works as soon as it is in your city, unless it is too late for its effect: the Gold Mine, the Library and the Observatory wait until you next gather resources, the Theater until the next selection.
    .yes =
        Can I use a unique district in the turn I build it?
        I just put up the Smithy. Can I pay for cards straight away?
        just built the laboratory, can i dump a card for cash now
        does a freshly built park give me cards at the end of this same turn
        factory first then another purple, is the second one already cheaper as architect
        school of magic put up before i collect income, does it count right away
        quarry down, may i build a duplicate with my next build this turn
        great wall built a minute ago, does the warlord already pay 1 more
        poor house built with my last coin, do i get its gold this turn
        can i use the museum in the turn it goes up
        built the framework, can i crack it straight away for my second build
        fresh smithy usable now?
        purple works as soon as its down, right
        new park, empty hand at the end, 2 cards?
        built lab, sell a card in the same turn?
        gold mine built after gathering pays only from next gathering?
        new keep protects this very round?
        wall laid this turn already costs the warlord more?
        factory down, next purple this turn is cheaper?
        can i use the laboratory right after building it
        just built smithy, may i use it now?
        does a new keep protect me immediately
        built park and no cards left, do i draw 2 this turn?
        is my new great wall active at once
        does a new library only help from my next gathering
    .no =
        I built the Gold Mine after gathering: do I get its coin this turn?
        Is there a waiting time for new purple buildings?
        new library, do i keep both cards this turn already
        does my keep need a turn before it is safe from the warlord
        i built the theater this turn, can i swap characters right now
        do new unique districts sleep until the next round
        observatory just finished, do i draw 3 this turn
        new purples wait a round?
        fresh library lets me keep both this turn although i gathered already?
        theater built now, swap roles now?
        new gold mine gives me a coin straight away after i gathered?
        museum closed in the turn its built?
        observatory right after building, look at three now?
        is a purple asleep till my next turn
        do i have to wait a turn to use a new unique district
        built gold mine after taking gold, do i get a coin now?
        just built theater, can i swap characters now?
        is a new smithy blocked this turn
        does a new observatory work this turn after i gathered
        Is a freshly built Laboratory inactive until next turn?
    .asked =
        Does a purple district work right away or only next turn?
        when does a new purple kick in
        which purples wait for the next turn after being built
        new unique district works at once or next turn
ruling-laboratory-one-card = You may discard one card at the Laboratory for 2 gold, only once per turn.
    .no =
        Can I discard several cards with the Laboratory?
        I own the Laboratory: can I sell three cards for six gold?
        lab twice in one turn, possible?
        can i cash in my whole hand at the laboratory
        two useless cards, sell both to the lab for 4 gold this turn
        does the laboratory work as often as i like
        lab three times in a turn?
        dump my hand in the lab for 10 gold?
        2 cards 4 coins at the lab this turn?
        lab as often as i have cards?
        lab only once per game?
        sell one before and one after building at the lab?
        can i discard two cards at the laboratory
        used laboratory once, can i use it again this turn?
        laboratory: 3 cards for 6 gold ok?
        may i sell all my cards in the laboratory
        is the laboratory unlimited
        Can the Laboratory be used several times in the same turn?
    .yes =
        is the laboratory limited to one card each turn
        can i use the laboratory again next turn
        only a single card per turn at the laboratory?
        lab once a turn, one card, right
        2 gold from the lab is the most per turn?
        next turn i may use the lab again?
        lab takes a single card?
        is a second lab sale this turn out
        one lab deal now, another next round?
        is it one card per turn at the laboratory
        can i use laboratory once each turn
        used the laboratory, is it done for this turn?
        is 2 gold the maximum from laboratory in one turn
        may i use the laboratory every turn
    .asked =
        How often per turn can I turn a card into gold at the Laboratory?
        max number of cards at the laboratory per turn
        lab limit?
        how much gold at most per turn from the lab
        laboratory how many cards per turn
ruling-laboratory-any-card = The Laboratory gives 2 gold for any card from your hand, whatever its cost or color.
    .yes =
        Does the Laboratory give 2 gold for any card?
        tavern into the laboratory, still 2 gold?
        can i sell a duplicate i cant build to the laboratory
        am i free to choose which card goes to the laboratory
        cheap tavern gets 2 at the lab as well?
        lab pays the same for every card, right
        any color goes in the lab?
        can i feed a purple to the lab for 2
        6 coster at the lab is just 2?
        is it my pick which card the lab gets
        can i discard any card at the laboratory
        do i get 2 gold for a cheap card at the laboratory
        laboratory: 5 cost card gives 2?
        may i choose which card i discard at the laboratory
        does the laboratory take purple cards too
    .no =
        does the laboratory pay the printed cost of the card
        is it just 1 gold for a card at the lab
        must it be a purple card for the laboratory
        do i get 6 gold for a 6 cost card at the laboratory
        lab pays what the card costs?
        lab gives 1 for a temple?
        lab only takes basic districts?
        dear cards bring more at the lab?
        lab picks a random card from my hand?
        lab 3 gold for a purple?
        does the laboratory pay more for expensive cards
        laboratory: 4 cost card gives 4 gold?
        do i get 1 gold for a tavern at the laboratory
        does the laboratory only take certain colors
        is the card for the laboratory chosen at random
        Does the Laboratory pay according to the cost of the card?
    .asked =
        how much gold do i get at the laboratory for a card
        lab payout for a palace
        which cards does the lab accept
        laboratory how much for a 5 cost card
ruling-laboratory-under-deck = The card discarded at the Laboratory goes under the district deck, like every discarded district card.
    .asked =
        Where does the card discarded at the Laboratory go?
        what happens to a card i turn into gold at the laboratory
        sold at the lab, where does the card go
        lab discard, top or bottom
        laboratory card goes where
    .yes =
        lab discard, bottom of the deck?
        can a card sold to the laboratory come back later
        lab card to the bottom of the pile?
        sold card goes under the deck, right
        someone may draw my lab card later on?
        lab discards arent removed from the game?
        district fed to the lab ends up below the deck?
        is the lab discard treated like any discarded district
        does the laboratory card go under the deck
        can my laboratory card be drawn again later
        discarded at the laboratory, to the bottom of the deck?
        is a laboratory discard handled like other discards
        do i put the laboratory card under the district deck
    .no =
        is the card i sell at the laboratory out of the game
        does the laboratory card go on top of the deck
        is there a discard pile for laboratory cards
        does the next player get my laboratory card
        do i put the laboratory card under the laboratory like in the museum
        lab card back on top?
        lab cards stay under the lab as points?
        lab card into the box?
        lab discard pile, face up?
        lab card to another players hand?
        is the card i sold at the lab shuffled in
        does the laboratory card go on top
        is the laboratory card removed from the game
        do i keep the card under the laboratory
        is there a pile for laboratory discards
        can another player take my laboratory card
        Does a card discarded at the Laboratory leave the game?
ruling-laboratory-one-older = The Laboratory gives 1 gold for a card here; since 2016 it is 2.
    .asked =
        How much gold does the Laboratory give for a card?
        what do i get for a card at the laboratory
    .yes =
        just one coin per card at the laboratory?
        discard a card to the laboratory, 1 gold, is that right
    .no =
        does the lab pay 2 gold
        do i get the cards cost in gold from the laboratory
        is the laboratory worth two coins a card
