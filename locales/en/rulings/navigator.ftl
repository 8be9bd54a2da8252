### The rulings of data/rulings/navigator.toml, and the questions they answer: with yes, with no, or in another way.

ruling-navigator-no-building = The Navigator cannot build in his turn, even if he does not take his 4 gold or 4 cards.
    .no =
        Can the Navigator build a district?
        If the Navigator skips his 4 gold or cards, may he build?
        I am the Navigator and would rather build than take four gold. Is that a choice I have?
        May the Navigator put up even one district?
        im the navigator with 12 gold, can i put down one cheap tavern
        may the navigator build if he gives up his bonus
        does skipping the 4 gold unlock building for the navigator
        can the navigator build at least after taking cards
    .yes =
        is the navigator banned from building
        does the navigator go the whole turn without building
        navigator built a market, is that a mistake we must take back
    .asked =
        how many districts may the navigator build
ruling-navigator-four = The Navigator takes either 4 gold or 4 cards, not a mix of both.
    .no =
        Can the Navigator take 2 gold and 2 cards?
        may the navigator take 3 coins and one card
        does the navigator get both 4 gold and 4 cards
        can i split the four as navigator
        is it just 2 gold the navigator gets
    .yes =
        is it either 4 gold or 4 cards for the navigator
        must the navigator choose all gold or all cards
        i want 4 cards as the navigator, is that my right
    .asked =
        what can the navigator choose between
ruling-navigator-besides-gathering = The Navigator's 4 gold or 4 cards come on top of what he gathers, whatever he gathered: with gold both times he has 6.
    .yes =
        Does the Navigator get his 4 gold or 4 cards on top of gathering?
        I am the Navigator: do I get four coins and my two coins as well?
        can the navigator end up with 6 gold in one turn
        navigator gathered a card, can he take 4 gold as his bonus
    .no =
        do the navigators 4 gold replace his normal 2 gold
        if the navigator gathers cards, must his bonus be cards too
        does the navigator skip gathering because he gets 4
        is it only four gold altogether for the navigator
    .asked =
        What does the Navigator get besides gathering?
        how much gold can the navigator take in total per turn
ruling-navigator-keeps-all = If the Navigator takes 4 cards, he keeps all four: none of them goes back.
    .yes =
        Does the Navigator keep all four cards?
        do all 4 navigator cards go into my hand
        i drew four as navigator, are they all mine
        may the navigator hold on to every one of his 4 cards
    .no =
        does the navigator have to put some of his 4 cards back
        navigator draws 4 and keeps 1, right?
        must i discard any of the navigators four cards
        does the navigator pick the best one of four cards
        do half of the navigators cards go under the deck
    .asked =
        How many of the four cards does the Navigator keep?
ruling-navigator-need-not-take = The Navigator does not have to take his 4 gold or 4 cards: using an ability is optional. It does not let him build either.
    .no =
        Must the Navigator take his 4 gold or 4 cards?
        is the navigator forced to take four of something
        navigator forgot his four coins, did he break a rule
        do i have to use the navigators power
    .yes =
        can the navigator skip his bonus
        is the 4 gold or 4 cards optional for the navigator
        may i leave the navigators gold in the bank because the thief is after me
        i am the navigator and just want my 2 gold, nothing else, ok?
    .asked =
        what if the navigator does not want his 4 gold
ruling-navigator-stables = The Navigator cannot build in any way: not the Stables, although they do not count toward the limit, nothing with the Framework, and not the Necropolis.
    .no =
        Can the Navigator build the Stables, which don't count toward the limit?
        Can the Navigator sacrifice the Framework to build for free?
        Can the Navigator put up the Necropolis by destroying a district?
        I am the Navigator: is there any trick to get a district into my city?
        stables are outside the limit, so may the navigator build them
        navigator plus framework, free district?
        can the navigator swap a district for the necropolis
        is there an exception for the stables when im the navigator
        can the navigator get around his ban with stables, framework or necropolis
    .yes =
        are even the stables forbidden for the navigator
        does the navigators building ban cover the necropolis too
        is the framework useless for building while i am the navigator
ruling-navigator-four-older = The Navigator takes 4 more gold or draws 4 more cards on top of his action, and keeps them all.
    .asked =
        What does the Navigator get?
        how much gold can the navigator take
    .yes =
        does the navigator get 4 gold besides his normal action
        does the navigator keep all four cards
    .no =
        can the navigator take 2 gold and 2 cards
        must the navigator put cards back after drawing four
        does the navigator get 4 gold and 4 cards
ruling-navigator-after-action-older = The Navigator takes his 4 gold or 4 cards after his action, not before it.
    .no =
        May the Navigator take his 4 gold or 4 cards before his action?
        can i see the four cards as navigator before i choose my action
        navigator takes 4 gold first thing in his turn, ok?
        may the navigator choose the moment for his four cards freely
        does the navigator draw his four before his two coins
    .yes =
        does the navigators bonus come after the normal action
        must the navigator act first and then take his four
        first two coins, then four more as navigator, is that the order
    .asked =
        When does the Navigator take his 4 gold or 4 cards?
ruling-navigator-no-building-older = The Navigator cannot build in his turn.
    .no =
        Can the Navigator build a district?
        may the navigator build one cheap district
        navigator with 10 gold, can he build at all
        does the navigator build after taking cards
    .yes =
        is the navigator not allowed to build
        does the navigator end his turn without building
    .asked =
        how many districts can the navigator build
ruling-navigator-stops-third = The Navigator's turn is over once he has taken his 4 gold or 4 cards.
    .no =
        Can the Navigator do anything else after taking his 4 gold or cards?
        can the navigator use a purple card after taking his four
        navigator took 4 gold, may he go on with his turn
        may i use my laboratory once the navigator has taken his gold
    .yes =
        is the navigators turn over after his four gold
        does the navigator stop at once when he has his 4 cards
    .asked =
        what can the navigator do after his bonus
ruling-compulsory-third = The Navigator must take gold or cards, and the Witch must name a character. Powers are optional, but we treat these two as mandatory: they are part of how those turns work, and the game's author says so too.
    .yes =
        Must the Navigator take his 4 gold or 4 cards?
        Must the Witch bewitch somebody?
        does the witch have to name a character
        is the navigator forced to take four
    .no =
        may the navigator skip his four gold or cards
        can the witch choose not to bewitch anyone
        is the navigators bonus optional
        may the witch pass on her spell and build instead
    .asked =
        which powers are compulsory, the witchs or the navigators
ruling-navigator-must-classic = The Navigator must take his 4 gold or 4 cards. The book words it as a choice between the two, and the game's author has answered that he cannot leave out both.
    .yes =
        Must the Navigator take his 4 gold or 4 cards?
        does the navigator have to take four of one or the other
        is the navigator obliged to use his ability
        must i take the 4 gold even if i fear the thief, as navigator
    .no =
        can the navigator leave out both the gold and the cards
        may the navigator decline his four coins and four cards
        is the navigators power optional
        does the navigator have a choice whether to take anything
        navigator wants nothing this turn, allowed?
