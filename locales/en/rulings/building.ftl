### The rulings of data/rulings/building.toml, and the questions they answer: with yes, with no, or in another way.

ruling-build-may = You do not have to build. After gathering you may build one district from your hand by paying its cost to the bank.
    .no =
        Do I have to build?
    .yes =
        I could afford a district but want to save my gold. Is passing allowed?
        Is one building per turn the normal limit?
    .asked =
        How many districts may I build in a turn?
        Who do I pay for a new building?
ruling-no-two-alike = A city may have only one district of each name. There are two exceptions: any player with a Quarry in their city, and the Wizard in his turn.
    .no =
        Can I build a second district with the same name?
        Two identical districts in one city?
        May I have two Taverns?
        I already have a Temple and drew another. Can it go in my city too?
    .asked =
        Which cards let me put up duplicates?
ruling-build-after-gathering = You can build only after you have gathered. This is true even for the card the Wizard takes and builds at once.
    .no =
        Can the Wizard build before gathering?
        Can I build first and take gold afterward?
        Can I build before taking gold or cards?
        May I lay down a district at the very beginning of my turn, before taking my two coins?
        My friend puts his building down first and only then draws. Is that legal?
ruling-build-one-older = You do not have to build. After the action you may build one district and pay its cost to the bank.
    .no =
        Do I have to build?
    .asked =
        How many districts may I build in a turn?
ruling-no-two-alike-older = A city may have only one district of each name, unless a card such as the Wizard allows more.
    .no =
        Can I build a second district with the same name?
    .asked =
        Two identical districts in one city?
