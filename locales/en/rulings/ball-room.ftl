### The rulings of data/rulings/ball-room.toml, and the questions they answer: with yes, with no, or in another way.

ruling-ball-room-crown = The Ball Room works only while its owner has the crown.
    .no =
        Does the Ball Room work without the crown?
        i own the ball room but someone else has the crown, do they still have to thank me
        lost the crown, is my ball room still on
        do i have to thank the ball room owner if he isnt holding the crown
    .yes =
        does the ball room need me to be crowned
        ball room and crown are both mine, does it work
        does the ball room stop when the crown moves to another player
    .asked =
        when does the ball room do anything
ruling-ball-room-thanks = While the Ball Room's owner has the crown and calls, a player who is called and forgets to say thanks loses the turn.
    .yes =
        Do I lose my turn if I forget to thank the owner of the Ball Room?
        ball room: must i say thanks when im called
        didnt say thanks your majesty to the ball room guy, turn gone?
    .no =
        forgot the thank you for the ball room, can i still play my turn
        is thanking the ball room owner just a joke with no penalty
        do i only lose a coin if i dont thank the ball room
    .asked =
        What happens if I forget to thank the owner of the Ball Room?
        what do you have to say when the ball room is out
