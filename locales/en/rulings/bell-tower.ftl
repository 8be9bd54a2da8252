### The rulings of data/rulings/bell-tower.toml, and the questions they answer: with yes, with no, or in another way.

ruling-bell-tower-announced = The player who builds the Bell Tower decides right away whether the game ends at seven districts instead of eight.
    .no =
        Can the owner of the Bell Tower shorten the game later?
        i built the bell tower last round, can i still say we only play to 7
        is the builder of the bell tower forced to make the game shorter
        forgot to say anything when i put down the bell tower, can i do it next turn
        does the game drop to seven by itself as soon as somebody has a bell tower
    .yes =
        do i have to announce the 7 districts right when i place the bell tower
        bell tower: is it up to me whether we stop at seven
    .asked =
        When is it decided that seven districts are enough?
        bell tower, at what moment do i tell them the game is shorter
ruling-bell-tower-seventh = The Bell Tower works even as the seventh district itself: the player who builds it as the seventh may announce the shorter game and so complete the city at once.
    .yes =
        Can the Bell Tower be announced when it is itself the seventh district?
        i have 6 buildings and put down the bell tower as number 7, is my city done
        bell tower as 7th card, can i trigger the end with it
        does the bell tower count as one of the seven
    .no =
        must the bell tower already stand before i lay my seventh district
        is the bell tower useless if it happens to be the seventh one
    .asked =
        what happens when the bell tower is the seventh building
ruling-bell-tower-moves-all = If the Bell Tower lets the game end at seven districts, the bonuses for a completed city and its protection from the Warlord and the Diplomat also apply at seven: all of them are about a completed city.
    .yes =
        With the Bell Tower, is a city of seven districts safe from the Warlord?
        bell tower was announced and i finished 7 first, do i get the 4 points
        i was second to reach seven with the bell tower in play, 2 points for me?
        bell tower announced, is my finished city of 7 protected
    .no =
        with the bell tower, can the warlord still blow up something in a city of seven
        bell tower game: do i need eight districts for the completion bonus
        can the diplomat swap a building out of my seven when the bell tower was announced
    .asked =
        which bonuses change to seven with the bell tower
ruling-bell-tower-destroyed = If the Bell Tower is destroyed, its shorter game is over: eight districts are needed again.
    .yes =
        Are eight districts needed again when the Bell Tower is destroyed?
        warlord knocked down the bell tower, are we back to 8
        can the others undo the short game by destroying the bell tower
    .no =
        bell tower got blown up with the armory, does seven still end the game
        does the announcement stay valid after the bell tower is gone
        do we still stop at 7 when the warlord took out the bell tower
    .asked =
        What if the Bell Tower is destroyed?
        bell tower burned down, how many buildings now
ruling-bell-tower-short-game = In a short game to seven districts or fewer the Bell Tower changes nothing: the game is already that short.
    .no =
        Does the Bell Tower make a short game even shorter?
        we already agreed on a short game of 7, does the bell tower bring it down to 6
        short game with bell tower: can i announce six
        we play a quick game to 6, does the bell tower push it up to 7
    .yes =
        is the bell tower pointless in a short game
        short game to seven with the bell tower in it, do we still play to seven
    .asked =
        what does the bell tower do in a short game
