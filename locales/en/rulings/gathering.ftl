### The rulings of data/rulings/gathering.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gather-must = You cannot skip gathering resources: every turn you take gold or cards, even if you need neither.
    .no =
        May I skip gathering resources?
        I have plenty of money and cards. Can I pass on the two coins and the card draw?
        can i just build and not take anything
        is gathering optional
        can i end my turn without taking gold or drawing
        i dont want more gold because of the abbot, may i refuse to gather
        do i get to pass my whole turn, no gold no cards
        decline the two coins?
        just build, no gathering, ok?
        gather step optional for a rich player?
        may i take nothing this turn
        skip gathering to stay poor?
        full hand and 12 gold, free to pass on gathering?
        may i decline gold and cards
        is taking gold or cards voluntary
        dont need anything, can i skip taking gold or cards?
        am i allowed to only build and not gather
        Is it possible to do a turn without gathering?
    .yes =
        do i have to take gold or cards every turn
        am i forced to gather even with 10 coins and a full hand
        is gathering resources mandatory
        have to take coins or cards, no skipping?
        swimming in gold, must gather anyway right
        gathering every single turn?
        is passing the gather step illegal
        i need neither but have to choose one?
        even on my last turn i must gather?
        must i gather every turn
        do i have to take something even if im rich
        is skipping gathering forbidden
        plenty of gold, still must take gold or cards?
        can i not pass on gathering
    .asked =
        what if i dont want gold or cards
        gather, must or may
        do i have to gather or not
ruling-gather-gold-or-cards = When you gather resources, you take either 2 gold or cards: you draw two and keep one. Never both, and never one of each.
    .no =
        Can I take gold and cards in the same turn?
        one coin and one card instead of two coins, ok?
        do i get 2 gold plus a card each turn
        basic gathering: do i take 3 gold
        can i draw two cards and take two coins when i gather
        can i mix when gathering, one gold and one district card
        a coin and a card?
        2 gold and a card on top?
        four gold as the normal take?
        coins this turn plus cards too since its my first turn?
        draw one card plus one gold, house standard?
        both halves of gathering in a turn?
        may i take gold and cards together
        1 gold and 1 card when gathering?
        can i gather 3 gold normally
        took gold, can i also draw?
        is mixing gold and cards allowed when gathering
        Am I allowed to take one gold and draw one card as my action?
    .yes =
        is it 2 gold or cards, one or the other
        taking money means no cards when gathering?
        must i pick between coins and cards
        two coins or draw two keep one, right
        never mix coins and cards in the gather step?
        i choose gold so no card?
        its 2 gold, not 1 and a card?
        do i have to settle on one kind when gathering
        normal take is two gold?
        do i take either gold or cards
        is it 2 gold or draw two cards
        took gold, no cards then?
        must i choose one of gold and cards when gathering
        can i take 2 gold as my action
    .asked =
        Gold or cards: what do I get in a turn?
        What do I take at the beginning of my turn?
        gather: exact amounts
        what can i pick from at gathering
        gathering, gold or cards or both
ruling-look-at-both = When you gather cards, you look at both before you choose which one to keep.
    .yes =
        May I look at both drawn cards before I keep one?
        do i see both cards i draw before deciding
        drew two districts, may i pick the better one
        can i peek at both when i gather cards
        i see both before picking?
        look at the two then decide, right
        no blind choice when i gather cards?
        compare my two drawn cards first?
        may i read both districts i drew
        pick the better of two after looking?
        can i look at both cards before choosing
        do i see the two cards i draw
        may i compare both cards when gathering
        am i allowed to look first and then keep one
        gathering cards, do i choose after looking?
    .no =
        Do I have to choose between the two drawn cards blind?
        must i keep the first card i drew
        is the card i keep random when gathering
        do the others choose which of my two drawn cards i keep
        do i have to decide after seeing just one of the two
        blind pick from the two?
        keep the first without seeing the second?
        neighbor picks for me from my two?
        one card looked at, other stays unseen?
        it is chance which of the two stays?
        must i decide before i turn the second one over
        must i choose a card blind when gathering
        do i keep one without seeing the other
        is the kept card chosen at random
        can others choose my card when i gather
        do i have to keep the first card drawn
        Am I forbidden to look at both drawn cards?
    .asked =
        i gather cards, how do i choose which one stays
        choosing from the drawn cards, open or blind
        do i get a look before i keep one
        two cards drawn, can i look at both or not
ruling-gather-keep-one = Of the two cards you draw when gathering resources, you keep one. Only the Library lets you keep all.
    .no =
        Do I keep both cards when I gather cards?
        drew two districts and both are great, can i have both
        my friend puts both drawn cards in his hand every turn, right?
        is it draw two keep two
        can i pay a coin to keep the second card too
        both into my hand?
        keep two if theyre cheap?
        pay to hold both?
        i keep none or both, my choice?
        draw two keep two is standard?
        can i keep the second one by discarding another from hand
        can i keep both cards without the library
        do i keep two cards when gathering
        drew two good ones, may i keep both?
        can i keep both if i pay
        are both drawn cards mine
        Does every player keep both cards when he draws two?
    .yes =
        do i end up with just one new card per gathering
        must one of the two drawn cards go back
        no library: only one card stays in my hand?
        two drawn, one stays, right
        second card goes unless i have library?
        one new card per gathering for normal folks?
        must i part with one of the two
        only library owners keep both?
        no library so i say goodbye to one?
        do i keep only one of two cards
        must i give back one card when gathering
        no library, so just one card?
        does the library let me keep both
        drew two, one goes back?
    .asked =
        How many cards do I keep?
        drew two, keep how many
        when do both drawn cards stay with me
        gathering cards, keep one or two
ruling-gather-rest-under-deck = When you gather cards, the one you do not keep goes face down under the deck.
    .asked =
        Where does the card I don't keep go?
        I drew two districts and keep one: does the other go on top or to the bottom?
        reject from gathering, top or bottom
        what do i do with the other card i drew
        the card i dont keep goes where
    .yes =
        does the unwanted card go to the bottom of the deck
        under the pile with the rejected district?
        reject to the bottom, right
        unwanted one goes face down under the pile?
        no one sees the card i return?
        the other card ends up below the deck?
        is bottom of the deck the place for the unkept card
        leftover goes under, not shuffled?
        do i put the second card at the bottom
        is the card i dont keep placed face down under the deck
        gathered cards, unwanted one to the bottom?
        can i keep the returned card secret
    .no =
        do i put the card i dont want back on top
        is the other drawn card shuffled back in
        do i show everyone the card i put back
        may i give the card i dont keep to another player
        does the leftover card go back in the box
        leftover on top so the next guy gets it?
        shuffle the reject in?
        reject face up on a pile?
        hand the reject to my neighbor?
        reject out of the game?
        must i show which one i put back
        does the other card go on top of the deck
        do i shuffle the second card back in
        may i discard the unwanted card face up
        does my neighbor get the card i dont keep
        is the card i dont keep out of the game
        Do I have to show the card that I put under the deck?
ruling-deck-runs-out = If the district deck runs out, just draw what is left. It hardly ever happens.
    .asked =
        What if the district deck runs out?
        No more cards to draw: what now?
        There is only one card left in the deck, but I should draw two. What now?
        no districts left to draw, what do we do
        ran out of building cards mid game
        pile is empty, what do people do
        not enough cards left for my draw
        district deck empty what now
    .yes =
        deck has one card left, do i just take that one
        only 2 cards in the deck and i should draw 4, do i get 2
        two cards left, should take 3, i take two?
        no official word on an empty deck, right
        you simply draw whats there when the pile is short?
        rare case that the districts run dry?
        empty pile so i draw nothing, thats how most play?
        one card left in the draw pile, i get that?
        deck almost empty, do i draw what is left?
        is there no rule for an empty district deck
        one card left and i draw two, do i get just the one?
        does the game go on when the district deck is empty
        do most players just take the remaining cards
    .no =
        The draw pile is empty. Do we shuffle anything?
        does the game end when the district deck is empty
        is there an official rule for an empty district deck
        deck is gone, do we take cards from our hands to refill it
        empty deck, do i get gold instead of the missing cards
        game over when the pile is empty?
        reshuffle built districts when out of cards?
        book explains the empty district deck?
        empty pile, others must give me cards?
        2 gold compensation when the deck is out?
        do we shuffle a discard pile when districts run out
        does an empty deck end the game
        do we reshuffle when the district deck is empty
        do i get gold if there are no cards left
        do the books say what happens when the deck runs out
        deck empty, do others have to give cards back?
        Is there an official rule for running out of district cards?
ruling-no-discard-pile = There is no discard pile for districts: a discarded or destroyed district goes under the deck.
    .no =
        Is there a discard pile for districts?
        Is there a discard pile to reshuffle?
        do we keep thrown away district cards in a separate pile
        can i look through the discarded districts
        are destroyed buildings out of the game
        do we ever reshuffle discards into the district deck
        discards in a face up heap?
        reshuffle the discard heap when needed?
        razed districts back to the box?
        can i search the discards
        dead cards stay out for good?
        do discards go on top of the deck
        do we have a discard pile for districts
        can i look at the discarded districts
        are destroyed districts removed from the game
        do destroyed cards go on a discard pile
        can i take a card from the discard pile
        Does the game use a discard pile for district cards?
    .yes =
        do discarded districts go under the deck
        can a discarded card come back later in the game
        thrown away districts go under the deck, right
        no separate pile for discards?
        razed building ends up below the draw pile?
        can a tossed card turn up again
        discards and ruins go to the bottom?
        is the game without a discard stack for districts
        do destroyed districts go under the deck
        is there no discard pile for districts
        can a destroyed district come back later from the deck
        i discard a district, under the deck?
        does a discarded district go to the bottom of the deck
    .asked =
        where do discarded district cards go
        discard pile for buildings, where
        tossed district, which place
        district discard pile yes or no
ruling-action-older = You cannot skip the action: every turn starts with it.
    .no =
        May I skip the action?
        can i build first and take my action after that
        may i pass without taking gold or a card
        im rich, can i leave out the action
    .yes =
        do i have to take gold or a card every turn
        is the action mandatory
        does the action come before building
ruling-action-choice-older = For your action, do one of two things: take 2 gold, or look at 2 district cards, keep one and put the other under the deck.
    .asked =
        Gold or cards: what do I get in a turn?
    .yes =
        do i see both cards before i keep one
        two coins or one of two cards, my choice?
        does the other card go under the deck
    .no =
        can i take gold and a card with one action
        do i keep both cards i look at
        does the action give 3 gold
ruling-only-choice-third = You choose only between the two cards of your action. You keep all the cards a power gives you.
    .no =
        Do I choose among the cards that a power gives me?
        must i put one of the architects two cards back
        do i pick one out of the cards the magician redraws
        may i look at more cards than a power gives me and choose
    .yes =
        do i keep both of the architects extra cards
        are the magicians new cards all mine to keep
        is the choice between two cards only for the action
