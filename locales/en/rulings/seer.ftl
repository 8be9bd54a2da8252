### The rulings of data/rulings/seer.toml, and the questions they answer: with yes, with no, or in another way.

ruling-seer-one-from-each = The Seer takes the cards at random, one from each other hand: the Seer neither looks nor chooses. ("At random" is in the English book.)
    .no =
        Does the Seer choose which cards to take?
        can the seer peek at my hand before taking a card
        do i get to decide which card the seer takes from me
        may the seer pick the best card out of my hand
        does the seer see all hands like the wizard
    .yes =
        does the seer pull a card blind
        is it pure luck which card the seer pulls from me
        should i hold my cards face down when the seer takes one
        do i just fan out my cards and the seer grabs one without looking
    .asked =
        How many cards does the Seer take from each player, sight unseen?
        The Seer wants a card of mine. Who picks it, and can she look?
        how does the seer pick a card from my hand
ruling-seer-every-player = The Seer takes one card from every other player, not just from one, and then gives one card to each of them.
    .yes =
        Does the Seer take a card from every other player?
        are all opponents hit by the seer
        im the seer with 5 opponents, is it 5 cards
        does everyone get a card back from the seer
    .no =
        can the seer leave out one player on purpose
        does the seer pick a single victim like the magician does
        may the seer take two cards from the same player
        does the seer end up with more cards than before
        im far behind, may the seer spare me
    .asked =
        I am the Seer: do I take from everybody or just one player?
        how many players does the seer take cards from
ruling-seer-any-card-back = The Seer may give back any card: the one just taken, another player's, or one the Seer already had. The Seer takes all the cards first, then gives them out.
    .no =
        Must the Seer give back the same card?
        am i guaranteed to get my own card back from the seer
        does the seer give a card back right away before going to the next player
        are the seers old hand cards off limits when giving back
        do i choose which card the seer gives me back
    .yes =
        I am the Seer: may I hand out my worst cards in return?
        can the seer keep my palace and give me junk back
        may the seer give me the card he took from my neighbour
        can the seer return exactly the card taken from me
        can the seer shuffle stuff around so my card lands with my neighbour
    .asked =
        Which card does the Seer return, and may it be one of the Seer's own junk cards?
        The Seer took my best district. Do I get it back?
        which cards may the seer hand out
ruling-seer-empty-hand = The Seer takes nothing from an empty hand, and that player gets nothing back either.
    .no =
        Does a player without cards get one from the Seer?
        I have no cards when the Seer comes round. Does she owe me one?
        The Seer found an empty hand: does that player receive a card?
        no cards in hand, can i hope for a free one from the seer
        must the seer give a card to somebody who had none to take
        can the seer dump a junk card on a player without cards
        everybody is out of cards, does the seer hand out his own
        i just built my last card and hold nothing, do i get one off the seer
    .yes =
        does the seer skip players with an empty hand
        hand empty, am i left out of the seers trade completely
        seer only gives to those he took from?
    .asked =
        What happens when the Seer comes to an empty hand?
        i have zero cards and someone is the seer, what do i get
ruling-seer-builds-two = The Seer may build up to two districts this turn, including the cards just taken, by paying for them.
    .yes =
        Can the Seer build two districts?
        Can the Seer put up what was just pulled from the other hands?
        may the seer build the card just pulled from my hand
        two buildings in a turn as the seer, ok?
        does the seer have to pay for both districts
        can i lay one of my own and one stolen card as the seer
    .no =
        can the seer build three in one turn
        is the seer limited to one building
        does the seer build the stolen cards for free
        must the seer build two
        does the architects limit of three apply to the seer
    .asked =
        How many buildings does the Seer get, and may they be the cards just taken?
        I am the Seer: is my limit one or two?
        how many can the seer put up
