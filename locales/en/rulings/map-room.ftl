### The rulings of data/rulings/map-room.toml, and the questions they answer: with yes, with no, or in another way.

ruling-map-room-museum = Cards under the Museum are no longer in your hand: they score only for the Museum, and the Map Room counts only your hand.
    .no =
        Does the Map Room count the cards under the Museum?
        I tucked five cards under my Museum and own the Map Room. Do they score twice?
        map room plus museum, do tucked cards give 2 points each
        can one card score for both museum and map room
        4 cards under the museum, none in hand: does the map room give 4
        are museum cards part of my hand at the end for the map room
        do cards stuffed under the museum count as hand cards for map room
        museum with 6 in it plus map room, 12 points?
        empty hand but full museum, any map room points
        can i take the museum cards into account for map room at game end
        Does a tucked card earn a point from each of the two buildings?
        map room: my hand plus the museum stash?
        putting a card in the museum gains me one without costing me a map room point?
        do museum cards count for the map room
        can i score my museum cards with the map room too
        does the map room give points for cards under the museum
        5 cards under the museum and map room, do i get 10 points
        museum cards still in my hand for map room?
        Do the cards I put under the Museum also give points through the Map Room?
        hand is empty, 3 under museum, map room worth 3?
    .yes =
        does the map room only look at my hand, not at the museum pile
        a card under the museum is no longer in hand for the map room, right
        i put my last card in the museum, does the map room lose a point
        map room ignores the museum stash right
        3 in hand 4 under the museum, map room gives 3?
        Once a card is under the Museum, has it left my hand as far as the Map Room is concerned?
        cards under the museum score for the museum only?
        every card i tuck is one fewer for the map room, yeah?
        does each card count for just one of map room and museum
        does the map room count only cards in hand
        are museum cards ignored by the map room
        do i lose a map room point when i put a card under the museum
        museum cards score once, not twice?
        2 in hand and 3 in the museum, is that 2 for the map room and 3 for the museum
        Is the Map Room limited to the cards in my hand?
        map room useless if all my cards are under the museum?
    .asked =
        Which cards score for the Map Room?
        Map Room: only the hand, or stored cards as well?
        how do museum and map room count together
        got 2 in hand and 5 under the museum, what does map room give
        does a tucked card score for museum or for map room
        what does the map room score if i have a museum
        4 under the museum and 1 in hand, how many points with map room
ruling-map-room-hand-only = The Map Room counts the cards in hand, the Museum those under it: no card scores for both.
    .no =
        Does the Map Room count the cards under the Museum?
        do cards under the museum score twice with the map room
        museum pile and map room, can i add them both for one card
        hand is empty, museum is full: does the map room pay
    .yes =
        does the map room count just the cards in my hand
        is a museum card worth a point only for the museum
    .asked =
        what does the map room count when i also have the museum
