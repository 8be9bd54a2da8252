### The rulings of data/rulings/navigator.toml, and the questions they answer: with yes, with no, or in another way.

ruling-navigator-no-building = The Navigator cannot build in his turn, even if he does not take his 4 gold or 4 cards.
    .no =
        Can the Navigator build a district?
        If the Navigator skips his 4 gold or cards, may he build?
        I am the Navigator and would rather build than take four gold. Is that a choice I have?
        May the Navigator put up even one district?
ruling-navigator-four = The Navigator takes either 4 gold or 4 cards, not a mix, on top of what he gathered. He keeps all four cards.
    .no =
        Can the Navigator take 2 gold and 2 cards?
    .yes =
        I am the Navigator: do I get four coins and my two coins as well?
    .asked =
        What does the Navigator get besides gathering?
        How many of the four cards does the Navigator keep?
ruling-navigator-stables = The Navigator cannot build in any way: not the Stables, although they do not count toward the limit, nothing with the Framework, and not the Necropolis.
    .no =
        Can the Navigator build the Stables, which don't count toward the limit?
        Can the Navigator sacrifice the Framework to build for free?
        Can the Navigator put up the Necropolis by destroying a district?
        I am the Navigator: is there any trick to get a district into my city?
ruling-navigator-four-older = After the action the Navigator takes 4 more gold or draws 4 more cards, and keeps them all.
    .asked =
        What does the Navigator get?
        When does the Navigator take his 4 gold or 4 cards?
ruling-navigator-no-building-older = The Navigator cannot build in his turn.
    .no =
        Can the Navigator build a district?
ruling-navigator-stops-third = The Navigator's turn is over once he has taken his 4 gold or 4 cards.
    .no =
        Can the Navigator do anything else after taking his 4 gold or cards?
ruling-compulsory-third = The Navigator must take gold or cards, and the Witch must name a character. Powers are optional, but we treat these two as mandatory: they are part of how those turns work, and the game's author says so too.
    .yes =
        Must the Navigator take his 4 gold or 4 cards?
    .asked =
        Must the Witch bewitch somebody?
