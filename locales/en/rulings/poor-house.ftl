### The rulings of data/rulings/poor-house.toml, and the questions they answer: with yes, with no, or in another way.

ruling-poor-house-empty = The Poor House checks your gold when your turn ends: with none left you take 1, even in the turn you built it.
    .yes =
        Does the Poor House pay in the same turn I spent my last coin on it?
        I spent everything on the Poor House itself. Do I get a gold now?
    .asked =
        When do I get the coin of the Poor House?
        I am broke at the end of my turn and own the Poor House. How much?
ruling-poor-house-witch = If the Witch never resumes, her Poor House does nothing; if she does, it works when her resumed turn ends. A bewitched player's Poor House does not work this turn.
    .no =
        Does the Poor House pay a Witch who does not resume her turn?
        Does a bewitched player without gold get the coin of the Poor House?
        I am the Witch, broke, and my target is not in the round. Does my Poor House pay?
        I am hexed and have no coins: does my Poor House help?
ruling-poor-house-alchemist = An Alchemist who has spent everything first takes the Poor House's coin, and only then gets back what he paid for building.
    .yes =
        Does the Alchemist get the Poor House coin and his gold back?
        I am the Alchemist, spent everything and own the Poor House. Do I get both?
        Is the Alchemist broke for the Poor House although his money returns?
    .asked =
        Which comes first, the Poor House or the Alchemist's refund?
ruling-poor-house-alchemist-classic = An Alchemist who has spent everything gets the Poor House's coin, then his gold. Both come at the end of the turn; we do the Poor House first, as the 2016 book does.
    .yes =
        Does the Alchemist get the Poor House coin and his gold back?
ruling-poor-house-alchemist-third = The Alchemist's gold comes back at once here, so he has gold at the end of the turn, and the Poor House gives him nothing.
    .no =
        Does the Alchemist get the Poor House coin and his gold back?
