### The rulings of data/rulings/navigator.toml, and the questions they answer: with yes, with no, or in another way.

ruling-navigator-no-building = The Navigator cannot build on his turn, even if he does not take his 4 gold or 4 cards.
    .no =
        Can the Navigator build a district?
        If the Navigator skips his 4 gold or cards, may he build?
        I am the Navigator and would rather build than take four gold. Is that a choice I have?
        May the Navigator put up even one district?
        im the navigator with 12 gold, can i put down one cheap tavern
        may the navigator build if he gives up his bonus
        does skipping the 4 gold unlock building for the navigator
        can the navigator build at least after taking cards
        tons of gold as navigator, one little church?
        i dont take the four, do i get to build as navigator then
        can the navigator build if he only gathered
        Does the Navigator have a building limit of one like everyone else?
        navigator trades in his 4 cards for a build?
        last turn of the game, navigator, may i finish my city by building
        is it only the turn he takes gold that the navigator cant build
        navigator builds first then takes the 4?
        can i build as navigator
        is the navigator allowed to build one district
        can the navigator build if he takes no gold and no cards
        i am navigator with 8 gold, can i build something
        navigator doesnt use his ability, can he build
        Is the Navigator able to build a district after gathering?
        can the navigator finish his city by building his seventh district
        does the navigator build like everyone else
    .yes =
        is the navigator banned from building
        does the navigator go the whole turn without building
        navigator built a market, is that a mistake we must take back
        no building whatsoever as navigator right
        im the navigator so my cards stay in hand this turn?
        Is the Navigator barred from building even when he leaves his bonus aside?
        zero builds for the navigator, correct?
        navigator skipped the bonus, building still a no go?
        picking navigator means i wont build this round, yes
        is building forbidden for the navigator
        navigator cant build at all?
        do i have to skip building as navigator
        i left my 4 gold as navigator, still no building?
        Is it true that the Navigator may not build any districts?
        am i stuck without building when i take the navigator
        does the building ban hold even if the navigator takes nothing
    .asked =
        how many districts may the navigator build
        navigator build limit
        what does the navigator give up for his 4 gold or cards
        can the navigator build or not
        i am navigator, how many can i build
ruling-navigator-four = The Navigator takes either 4 gold or 4 cards, not a mix of both.
    .no =
        Can the Navigator take 2 gold and 2 cards?
        may the navigator take 3 coins and one card
        does the navigator get both 4 gold and 4 cards
        can i split the four as navigator
        is it just 2 gold the navigator gets
        1 card 3 gold for the navigator?
        navigator half and half ok?
        Is the Navigator permitted to mix gold and cards in his four?
        four coins plus four cards for the navigator, sweet right?
        can i take two of each as navigator
        navigator only gets 3?
        is it gold only for the navigator, no card option
        can i take gold and cards as navigator
        navigator 3 gold and 1 card ok?
        can the navigator take 4 gold plus 4 cards
        does the navigator get 8 things, 4 and 4
        is a mix allowed for the navigator
        May the Navigator take one gold and three cards?
        navigator takes five gold?
    .yes =
        is it either 4 gold or 4 cards for the navigator
        must the navigator choose all gold or all cards
        i want 4 cards as the navigator, is that my right
        navigator picks one kind and takes four of it?
        four coins as navigator, thats legit?
        so no mixing for the navigator
        May the Navigator take four cards if he does not want gold?
        all four have to be the same thing for the navigator, right
        does the navigator have to choose gold or cards
        can i take four gold as navigator
        is mixing gold and cards banned for the navigator
        Must the Navigator's four be all gold or all cards?
        navigator gets 4 of one kind?
        all cards or all gold as navigator, nothing in between?
    .asked =
        what can the navigator choose between
        navigator bonus, what are my options
        how many cards does the navigator get if he picks cards
        navigator, gold or cards or both
        how much gold does the navigators ability give
ruling-navigator-besides-gathering = The Navigator's 4 gold or 4 cards come on top of what he gathers, whatever he gathered: with gold both times he has 6.
    .yes =
        Does the Navigator get his 4 gold or 4 cards on top of gathering?
        I am the Navigator: do I get four coins and my two coins as well?
        can the navigator end up with 6 gold in one turn
        navigator gathered a card, can he take 4 gold as his bonus
        2 gold for gathering then 4 more as navigator?
        navigator still does the normal gather step right
        i gather a card and then take 4 gold as navigator, both ok?
        Are the Navigator's four coins in addition to those he gathers?
        gather gold, bonus cards, can navigator do that combo
        six coins in a turn for a navigator, legit?
        does the navigator gather too
        do i get 2 gold plus 4 gold as navigator
        can i take 6 gold in total as navigator
        navigator gathers cards, can he take 4 gold too
        is the 4 gold extra for the navigator
        Does the Navigator gather resources as usual before taking his four?
        navigator with gold twice, 6?
    .no =
        do the navigators 4 gold replace his normal 2 gold
        if the navigator gathers cards, must his bonus be cards too
        does the navigator skip gathering because he gets 4
        is it only four gold altogether for the navigator
        4 gold instead of my usual 2 as navigator?
        Must the Navigator's bonus be of the same kind as what he gathered?
        i gathered gold so my four must be cards?
        navigator cant gather, he only takes his four?
        4 is all the navigator gets in a turn?
        took cards from the deck so no four gold for navigator me?
        does the navigator get only 4 gold and no gathering
        is gathering skipped for the navigator
        do i have to take the same thing twice as navigator
        navigator total 4 gold, thats it?
        Does the Navigator lose his normal two gold because of the four?
        navigator gathered gold, is he barred from 4 more gold
        is 8 gold possible, 4 gathered and 4 for the navigator
    .asked =
        What does the Navigator get besides gathering?
        how much gold can the navigator take in total per turn
        navigator goes gold twice, total?
        gathered 2 coins as navigator, how much more
        navigator, gather and four or just four
        how many coins with gold both times as navigator
ruling-navigator-keeps-all = If the Navigator takes 4 cards, he keeps all four: none of them goes back.
    .yes =
        Does the Navigator keep all four cards?
        do all 4 navigator cards go into my hand
        i drew four as navigator, are they all mine
        may the navigator hold on to every one of his 4 cards
        navigator pulls 4 cards, no giving back?
        four cards straight into my hand as navigator right
        Are all of the Navigator's four cards his to keep?
        i dont have to pick among the 4 as navigator, they all stay?
        my hand grows by four if i choose cards as navigator?
        the navigators four arent like the normal draw where one goes back, correct
        can i keep all 4 cards as navigator
        does the navigator keep four cards
        navigator takes 4 cards, all mine?
        are the navigators cards all kept
        May the Navigator keep every card he takes with his ability?
        do all four stay in my hand as navigator
        no discarding from the navigators 4?
    .no =
        does the navigator have to put some of his 4 cards back
        navigator draws 4 and keeps 1, right?
        must i discard any of the navigators four cards
        does the navigator pick the best one of four cards
        do half of the navigators cards go under the deck
        4 cards as navigator, keep two?
        navigator chooses one of four and bottoms the rest?
        Does any of the Navigator's four cards return to the deck?
        is there a discard after the navigators card bonus
        do i hand three of my four navigator cards back
        scholar style pick for the navigator, one out of 4?
        do i have to put back cards as navigator
        navigator keeps only one of the four?
        can the navigator only keep two cards
        must the navigator discard 3 of 4
        Does the Navigator have to choose one card out of four?
        do navigator cards go under the deck
        navigator draws four, returns one?
    .asked =
        How many of the four cards does the Navigator keep?
        navigator takes 4 cards, what goes back
        how many cards end up in hand from the navigators bonus
        navigator draws 4, how many stay
        do i keep 1 or 4 cards as navigator
ruling-navigator-need-not-take = The Navigator does not have to take his 4 gold or 4 cards: using an ability is optional. It does not let him build either.
    .no =
        Must the Navigator take his 4 gold or 4 cards?
        is the navigator forced to take four of something
        navigator forgot his four coins, did he break a rule
        do i have to use the navigators power
        navigator gotta grab his four no matter what?
        Is the Navigator's bonus compulsory?
        ive loads of gold, still obliged to take 4 as navigator?
        i passed on the navigators four, so can i build something instead
        do the others get to force me to take my four as navigator
        if he takes neither gold nor cards did the navigator cheat
        navigator skips his ability and gets a normal build?
        does the navigator have to take 4 gold or cards
        must i use my ability as navigator
        is the navigator obliged to take something
        do i have to take the four even if i dont want to as navigator
        navigator must take his 4?
        Is the Navigator required to use his power?
        navigator takes nothing, can he build then
        is declining the four forbidden for the navigator
    .yes =
        can the navigator skip his bonus
        is the 4 gold or 4 cards optional for the navigator
        may i leave the navigators gold in the bank because the thief is after me
        i am the navigator and just want my 2 gold, nothing else, ok?
        can i say no thanks to the navigators four
        navigator declines his ability, legal?
        It is the Navigator's own choice whether to use his ability, right?
        dont want 4 gold or 4 cards this turn, can i leave it as navigator
        no bonus taken and still no building for the navigator?
        i may just gather and end my turn as navigator?
        may the navigator take nothing
        can i refuse the 4 gold as navigator
        is the navigators ability voluntary
        navigator doesnt want it, can he skip
        Is the Navigator free to leave his four gold or cards?
        am i allowed to pass on my four as navigator
        can i decline the four cards as navigator
    .asked =
        what if the navigator does not want his 4 gold
        do i have to take something as navigator or can i pass
        what happens if the navigator passes on his bonus
        must or may the navigator take four
        navigator skips his four, does he get anything for it
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
        stables dont count, so navigator may drop em?
        Is the Framework a way for the Navigator to build without paying?
        navigator burns a tavern for the necropolis, ok?
        any loophole to build as navigator, stables maybe
        navigator with framework in town, free palace?
        the ban is only on paid builds for the navigator, right?
        can i as navigator sacrifice something and put the necropolis
        do the stables get a pass from the navigators no build rule
        can the navigator build the stables
        can the navigator use the framework
        can i build the necropolis as navigator
        does the navigator get to build with the framework for free
        stables allowed for the navigator?
        May the Navigator build the Stables since they do not count?
        navigator destroys own district for the necropolis, legal?
        is a free build possible for the navigator
    .yes =
        are even the stables forbidden for the navigator
        does the navigators building ban cover the necropolis too
        is the framework useless for building while i am the navigator
        stables in hand as navigator, stuck with them this turn?
        no framework trick for navigator right
        Does the Navigator's ban hold even for buildings that are outside the limit?
        navigator cant necropolis either, correct
        my framework has to wait if im the navigator this round?
        theres really no trick at all to build as navigator?
        are the stables banned for the navigator too
        is the framework useless to the navigator this turn
        navigator cant build the stables?
        do i have to keep the stables in hand as navigator
        Is the Navigator forbidden to build the Necropolis too?
        navigator: no stables, no framework, no necropolis?
        does the building ban of the navigator include free builds
    .asked =
        which buildings can the navigator sneak in, stables? necropolis?
        navigator holds the stables, what can he do with them this turn
        can the navigator build stables or not
        navigator with framework, what can he build
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
ruling-navigator-no-building-older = The Navigator cannot build on his turn.
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
ruling-compulsory-third = The Navigator must take gold or cards, and the Witch must name a character. Powers are optional, but these two are mandatory: they are part of how those turns work, and the game's author says so too.
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
ruling-navigator-must-classic = The Navigator must take his 4 gold or 4 cards. The book words it as a choice between the two, and the game's author has answered that he cannot skip both.
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
