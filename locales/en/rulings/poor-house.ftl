### The rulings of data/rulings/poor-house.toml, and the questions they answer: with yes, with no, or in another way.

ruling-poor-house-empty = The Poor House checks your gold when your turn ends: with none left you take 1, even in the turn you built it.
    .yes =
        Does the Poor House pay in the same turn I spent my last coin on it?
        I spent everything on the Poor House itself. Do I get a gold now?
        zero gold when my turn is over and a poor house in my city, do i get 1
        can the poor house pay me in the very turn i build it
        does the poor house check my cash only when the turn ends
    .no =
        i have 1 gold left at the end of my turn, does the poor house pay
        was broke at the start of my turn but not at the end, coin from the poor house?
        does the poor house pay before i gather
        does the poor house give 2 gold
        does a poor house in my hand do anything when im broke
        does the poor house pay every player who is broke
    .asked =
        When do I get the coin of the Poor House?
        I am broke at the end of my turn and own the Poor House. How much?
ruling-poor-house-witch = If the Witch never resumes her turn, her Poor House does nothing; if she does, it works when her resumed turn ends.
    .no =
        Does the Poor House pay a Witch who does not resume her turn?
        I am the Witch, broke, and my target is not in the round. Does my Poor House pay?
        witch named a character nobody has, coin from the poor house?
        does the witchs poor house pay when she names her victim
        im the witch with 0 gold and my victim never shows up, 1 gold from my poor house?
        does the poor house pay the witch twice, on naming and on resuming
    .yes =
        witch resumes and ends broke, does her poor house pay
        does the poor house wait until the witch finishes her resumed turn
        is the poor house lost for a witch who doesnt get to resume
    .asked =
        when does the witchs poor house work
ruling-poor-house-bewitched = The bewitched player's own Poor House does not work in the turn the Witch took over.
    .no =
        Does a bewitched player without gold get the coin of the Poor House?
        I am hexed and have no coins: does my Poor House help?
        the witch got me and i took cards, no gold, poor house coin for me?
        does the witch get the coin from the bewitched players poor house
        under a spell with 0 gold, does my poor house pay at the end
        can the witch use her victims poor house
    .yes =
        does being bewitched switch off my poor house this turn
        is my poor house dead while the witch plays my turn
        bewitched and broke, do i stay broke despite my poor house
    .asked =
        what happens to the poor house of someone the witch bewitched
ruling-poor-house-alchemist = An Alchemist who has spent everything first takes the Poor House's coin, and only then gets back what he paid for building.
    .yes =
        Does the Alchemist get the Poor House coin and his gold back?
        I am the Alchemist, spent everything and own the Poor House. Do I get both?
        Is the Alchemist broke for the Poor House although his money returns?
        alchemist spent all on a palace with a poor house, 1 extra gold?
        does the poor house look at the alchemists purse before the refund
        alchemist down to 0 then refunded, does the poor house still count as broke
    .no =
        does the alchemist miss the poor house coin because his gold comes back
        does the alchemists refund come before the poor house
        must the alchemist choose between refund and poor house
        alchemist with 1 gold unspent and a poor house, extra coin?
    .asked =
        Which comes first, the Poor House or the Alchemist's refund?
        poor house and alchemist at end of turn, which order
ruling-poor-house-alchemist-classic = An Alchemist who has spent everything gets the Poor House's coin, then his gold. Both come at the end of the turn; we do the Poor House first, as the 2016 book does.
    .yes =
        Does the Alchemist get the Poor House coin and his gold back?
        alchemist spent everything and owns a poor house, both the coin and the refund?
        is the poor house done before the alchemists refund
    .no =
        does the alchemists refund cancel the poor house
        does the alchemist have gold again when the poor house checks
        alchemist kept one coin, does the poor house pay
    .asked =
        which is first at the end of turn, poor house or alchemist
ruling-poor-house-alchemist-third = The Alchemist's gold comes back at once here, so he has gold at the end of the turn, and the Poor House gives him nothing.
    .no =
        Does the Alchemist get the Poor House coin and his gold back?
        alchemist built with all his gold, does the poor house pay
        is the alchemist broke for the poor house after building
        extra coin from the poor house for an alchemist who paid everything
    .yes =
        does the alchemist get his gold back before the poor house checks
        does the alchemists money return at once
    .asked =
        why does the alchemist get nothing from the poor house
