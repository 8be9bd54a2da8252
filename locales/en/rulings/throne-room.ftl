### The rulings of data/rulings/throne-room.toml, and the questions they answer: with yes, with no, or in another way.

ruling-throne-room-crown = The Throne Room's owner gets a coin from the bank only when the crown really goes to another player. A King who already has the crown does not move it.
    .no =
        Does the Throne Room pay if the King already had the crown?
        king chosen again by the same player, throne room coin?
        does the throne room pay every round no matter what
        do i have to be the one getting the crown for my throne room to pay
        does the player who loses the crown pay me for the throne room
    .yes =
        king takes the crown from my neighbor, do i get a coin for my throne room
        emperor hands the crown to someone, does the throne room pay
        i own the throne room and become king myself, one gold for taking the crown over?
    .asked =
        When does the Throne Room give gold?
        where does the throne rooms coin come from
