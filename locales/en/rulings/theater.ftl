### The rulings of data/rulings/theater.toml, and the questions they answer: with yes, with no, or in another way.

ruling-theater-blind = With the Theater you choose a player without seeing any card. After the swap both players may look at their new character, but they show it only when it is called.
    .no =
        May I look at the other player's character before swapping with the Theater?
        I own the Theater: do I see what I get before I decide?
    .yes =
        Do we look at our new characters after the Theater?
        Someone swapped my role with the Theater. May I look at what I have now?
ruling-theater-two-three = With 2 or 3 players the Theater's owner chooses which of their two characters to give, and takes one of the other player's two without looking.
    .yes =
        With two characters each, do I choose which one the Theater gives away?
    .no =
        Theater with three players: do I see the opponent's two roles before I take one?
    .asked =
        There are two of us and I own the Theater: which of my two roles do I hand over?
ruling-theater-rank-four = After a Theater swap, each card's new player takes its turn, and with rank 4 takes the crown or gives it away: the swap comes before any call.
    .asked =
        The King was swapped away with the Theater: who gets the crown?
        Whose turn is it after a Theater swap?
    .yes =
        I got the King through the Theater: do I play as the King now?
    .no =
        My King was traded away by the Theater's owner. Do I still get crowned?
