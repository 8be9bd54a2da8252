### The rulings of data/rulings/map-room.toml, and the questions they answer: with yes, with no, or in another way.

ruling-map-room-museum = Cards under the Museum are no longer in your hand: they score only for the Museum, and the Map Room counts only your hand.
    .no =
        Does the Map Room count the cards under the Museum?
        I tucked five cards under my Museum and own the Map Room. Do they score twice?
    .asked =
        Which cards score for the Map Room?
        Map Room: only the hand, or stored cards as well?
ruling-map-room-hand-only = The Map Room counts the cards in hand, the Museum those under it: no card scores for both.
    .no =
        Does the Map Room count the cards under the Museum?
