### The rulings of data/rulings/ivory-tower.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tower-alone = At the end the Ivory Tower must be the only unique district in your city. If there is another one, however it got there, you lose the 5 points.
    .no =
        Does the Ivory Tower score with another unique district in the city?
        can i have the ivory tower and a library and still score the 5
        second purple card in my city, does the ivory tower bonus stay
        do the 5 points of the ivory tower depend on other players purple cards
        does a purple card still in my hand spoil the ivory tower
        ivory tower plus smithy at game end, bonus?
        tower and keep, still 5?
        someone elses purples spoil my tower?
        tower scores if the second purple came by swap, not my fault?
        unbuilt purple in hand ruins ivory tower?
        had a second purple earlier, now gone, tower bonus lost?
        tower gives 5 with two purples as long as it was first?
        ivory tower with another purple, still 5 points?
        is my ivory tower safe if the diplomat gives me a unique district
        do purple cards in hand hurt my ivory tower
        may i have two uniques and keep the ivory tower bonus
        do other players uniques cancel my ivory tower
        Does the Ivory Tower keep its bonus if the other unique district was forced on me?
    .yes =
        Can somebody ruin my Ivory Tower by giving me a unique district?
        I have the Ivory Tower and one more purple district. Are the five points lost?
        ivory tower is my only purple, do i get 5 extra points
        does a unique district swapped into my city kill the ivory tower bonus
        must the ivory tower be the only unique district in my city at the end
        my other purple got destroyed before the end, does the ivory tower score again
        tower plus any other purple kills the 5?
        diplomat stuck a purple in my town, tower bonus gone, right
        just the tower in purple, 5 points?
        purples in hand dont bother the ivory tower?
        my keep got razed so the tower is alone and scores?
        is the check for the tower at the end of the game
        do i lose the 5 points if i build another purple next to ivory tower
        is ivory tower worth 5 if its my only purple
        can the diplomat ruin my ivory tower by giving me a purple
        must ivory tower be alone at the end
        second purple destroyed, ivory tower scores?
    .asked =
        The Diplomat pushed a purple building into my city. What about my Ivory Tower?
        how many points is the ivory tower worth and when
        tower with a purple forced on me, result
        when is ivory tower alone enough
        ivory tower plus another purple, points or not
