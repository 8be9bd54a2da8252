### The rulings of data/rulings/laboratory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-unique-at-once = A unique district works as soon as it is in your city, unless its moment has passed: the Gold Mine, the Library and the Observatory wait for your next gathering, the Theater for the next selection.
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
    .no =
        I built the Gold Mine after gathering: do I get its coin this turn?
        Is there a waiting time for new purple buildings?
        new library, do i keep both cards this turn already
        does my keep need a turn before it is safe from the warlord
        i built the theater this turn, can i swap characters right now
        do new unique districts sleep until the next round
        observatory just finished, do i draw 3 this turn
    .asked =
        Does a purple district work right away or only next turn?
ruling-laboratory-one-card = You may discard one card at the Laboratory for 2 gold, only once in your turn.
    .no =
        Can I discard several cards with the Laboratory?
        I own the Laboratory: can I sell three cards for six gold?
        lab twice in one turn, possible?
        can i cash in my whole hand at the laboratory
        two useless cards, sell both to the lab for 4 gold this turn
        does the laboratory work as often as i like
    .yes =
        is the laboratory limited to one card each turn
        can i use the laboratory again next turn
        only a single card per turn at the laboratory?
    .asked =
        How often per turn can I turn a card into gold at the Laboratory?
        max number of cards at the laboratory per turn
ruling-laboratory-any-card = The Laboratory gives 2 gold for any card from your hand, whatever its cost or color.
    .yes =
        Does the Laboratory give 2 gold for any card?
        tavern into the laboratory, still 2 gold?
        can i sell a duplicate i cant build to the laboratory
        am i free to choose which card goes to the laboratory
    .no =
        does the laboratory pay the printed cost of the card
        is it just 1 gold for a card at the lab
        must it be a purple card for the laboratory
        do i get 6 gold for a 6 cost card at the laboratory
    .asked =
        how much gold do i get at the laboratory for a card
ruling-laboratory-under-deck = The card discarded at the Laboratory goes under the district deck, like every discarded district card.
    .asked =
        Where does the card discarded at the Laboratory go?
        what happens to a card i turn into gold at the laboratory
    .yes =
        lab discard, bottom of the deck?
        can a card sold to the laboratory come back later
    .no =
        is the card i sell at the laboratory out of the game
        does the laboratory card go on top of the deck
        is there a discard pile for laboratory cards
        does the next player get my laboratory card
        do i put the laboratory card under the laboratory like in the museum
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
