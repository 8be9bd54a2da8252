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
        fresh smithy usable now?
        purple works as soon as its down, right
        new park, empty hand at the end, 2 cards?
        built lab, sell a card in the same turn?
        gold mine built after gathering pays only from next gathering?
        new keep protects this very round?
        wall laid this turn already costs the warlord more?
        factory down, next purple this turn is cheaper?
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
    .asked =
        Does a purple district work right away or only next turn?
        when does a new purple kick in
        which purples wait for the next turn after being built
ruling-laboratory-one-card = You may discard one card at the Laboratory for 2 gold, only once in your turn.
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
    .asked =
        How often per turn can I turn a card into gold at the Laboratory?
        max number of cards at the laboratory per turn
        lab limit?
        how much gold at most per turn from the lab
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
    .asked =
        how much gold do i get at the laboratory for a card
        lab payout for a palace
        which cards does the lab accept
ruling-laboratory-under-deck = The card discarded at the Laboratory goes under the district deck, like every discarded district card.
    .asked =
        Where does the card discarded at the Laboratory go?
        what happens to a card i turn into gold at the laboratory
        sold at the lab, where does the card go
        lab discard, top or bottom
    .yes =
        lab discard, bottom of the deck?
        can a card sold to the laboratory come back later
        lab card to the bottom of the pile?
        sold card goes under the deck, right
        someone may draw my lab card later on?
        lab discards arent removed from the game?
        district fed to the lab ends up below the deck?
        is the lab discard treated like any discarded district
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
