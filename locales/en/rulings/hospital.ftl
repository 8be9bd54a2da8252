### The rulings of data/rulings/hospital.toml, and the questions they answer: with yes, with no, or in another way.

ruling-hospital-action = A killed player with the Hospital still takes 2 gold, or one of two cards.
    .yes =
        Does a murdered player get anything with the Hospital?
        i got assassinated but own the hospital, do i take 2 gold
        can a dead player with a hospital draw a card
    .no =
        does the assassin leave me with nothing despite my hospital
        do i get gold and a card from the hospital when killed
        is my whole turn lost when im killed and have the hospital
    .asked =
        killed with a hospital, what do i get
ruling-hospital-no-more = The Hospital gives a killed player nothing beyond gold or a card: no building and no power.
    .no =
        Can a killed player with the Hospital also build?
        does a dead character use his power if he has the hospital
        hospital: can i put up a district after being killed
        murdered king with a hospital, does he collect for yellow districts
    .yes =
        is the turn over after the hospital gold
        am i barred from building when killed, hospital or not
    .asked =
        what may a killed player not do despite the hospital
ruling-hospital-when-third = The Hospital works when the killed character would have been called, because the book says "at the start of your turn".
    .asked =
        When does the Hospital work for a killed player?
        at what moment do i use the hospital after being assassinated
    .yes =
        does the hospital pay when my dead character is called
        hospital money comes when my turn would have started?
    .no =
        does the killed player wait until the end of the round for his hospital gold
        do i take the hospital gold at once when the assassin names me
        is the hospital used in the next round
ruling-hospital-shows-third = A killed player who uses the Hospital has to show the character card when it would have been called, not at the end of the round: it works "at the start of your turn".
    .yes =
        Does the Hospital give away who was killed?
        do i have to reveal that i was murdered to use the hospital
        does everybody see the killed character when its hospital works
    .no =
        can i use the hospital and stay hidden until the end of the round
        may a killed player keep his card secret with a hospital
        is the victims identity safe when he takes the hospital gold
    .asked =
        when does the killed player with a hospital show his card
ruling-hospital-witch-third = The Witch and the Hospital may not be in the same game: the book says so. Leave one of them in the box.
    .no =
        May the Witch and the Hospital be in the same game?
        can we play the witch together with the hospital
        hospital in the deck and the witch among the characters, ok?
    .yes =
        must the hospital stay in the box if the witch is in
        does the book forbid witch and hospital in one game
        do i have to take the witch out when we use the hospital
    .asked =
        witch and hospital, what do we do
