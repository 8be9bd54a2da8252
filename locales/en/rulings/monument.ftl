### The rulings of data/rulings/monument.toml, and the questions they answer: with yes, with no, or in another way.

ruling-monument-two = The Monument counts as two districts only toward completing the city. For points it is one district of cost 4, and one unique district for everything that counts those: the card says nothing more.
    .no =
        Does the Monument score as two districts?
        My city has the Monument: do I score its 4 twice?
        Does the Wishing Well count the Monument as two?
        Is the Monument two districts for the Capitol or the Ivory Tower?
        is the monument worth 8 points at the end
        do i count the monument twice when adding up my points
        monument as two purples for the wishing well?
        monument plus ivory tower, does the tower score with it in town
        two districts worth of points for one monument?
        monument 8 pts?
        wishing well gives 2 for my monument?
        Does the Monument count as two unique districts when purple cards are counted?
        monument is my only purple, does it make two for the capitol
        at scoring is the monument like having two houses
        got the monument in the end, do i tally it as 2 times 4
        does counting as two apply to everything or points as well
        monument fills two of the three for capitol?
        does the monument give 8 points
        is the monument two unique districts
        do i get points for two districts with the monument
        can i count the monument twice for the wishing well
        monument scores double?
        Does the Monument count as two districts at scoring?
        does the capitol see the monument as two purples
        monument and one more purple, is that three of a type for the capitol
    .yes =
        does the monument score just its 4
        is the monument a single purple card for the capitol
        monument counts double for finishing but not for points, right?
        monument scores 4 and thats it?
        its just one purple for the wishing well right
        double only matters for finishing the city, not for points?
        Is the Monument scored as a single district of cost 4?
        in the final tally monument is one card worth 4, yeah?
        ivory tower sees the monument as a single unique, correct
        is the monument worth 4 points
        does the monument count once for points
        monument is one purple district when scoring?
        is the monument just one unique district for the ivory tower
        Is the Monument only doubled for completing the city?
        do i score just 4 for my monument
        wishing well and monument, just 1 point for it?
    .asked =
        Is the Monument worth 4 or 8 points?
        how many points for a monument in the final count
        monument in the final scoring, points?
        what exactly does the monument count double for
        how many uniques is a monument for the wishing well
        how much is the monument worth at the end
        monument for the capitol, one or two districts
ruling-monument-completes = Toward completing the city the Monument counts as two districts: six cards with it are a completed city, or seven cards with 2 or 3 players.
    .yes =
        Does the Monument count as two districts toward completing the city?
        monument and five others, is my city finished
        can i end the game with only 6 buildings if one is the monument
        six cards including the monument, do i get the bonus for a finished city
        two players, monument and six others, is that a full city of eight
        built the monument early, am i done one building sooner than the others
        six cards one of them monument, am i done?
        monument fills two slots toward the seven right
        with the monument i need one card fewer to finish?
        Is a city of six cards completed if one of them is the Monument?
        3 players, 7 cards with monument, complete?
        i have 5 buildings plus monument so game end is triggered?
        4p game: monument + 5 = full city?
        can i finish my city with 6 districts if i have the monument
        does the monument count double for completing the city
        monument plus 5, game over?
        do i get the completion bonus with six cards and the monument
        he has six cards with the monument, is his city safe as completed
        With the Monument, is my city complete with one card less?
        2 players, 7 cards with monument, done?
    .no =
        do i need seven cards on the table even with the monument
        monument plus four, is the city complete
        is the monument just one building when we check who is done
        does the monument still need six other buildings next to it in a 4 player game
        Monument and three more: is that a full city?
        five cards with the monument in a 5 player game, finished?
        monument no help at all for ending the game sooner?
        2 players, six cards including the monument, full?
        need 7 actual cards, monument or not, with five of us?
        do i need 7 cards with the monument in a 5 player game
        monument plus 4, done?
        is the monument counted as one for finishing
        does the monument count as three toward completing
        3 players, monument and five others, complete?
        Does the Monument not help me to complete my city earlier?
        five cards incl monument, finished with 4 players?
    .asked =
        I have four buildings plus the Monument: how many is that toward seven?
        how many more do i need for seven with the monument and three others
        monument plus how many makes a full city with 4 players
        what does the monument count as toward finishing
        how many cards with the monument in a 2 player game
        how many cards do i need with the monument to finish
        monument and four others, how many short of seven
ruling-monument-five = You cannot build the Monument with five or more districts in your city. With four you still can.
    .no =
        Can I build the Monument as my sixth district?
        six buildings already, can i add the monument
        i have 5, monument allowed if i have the cash
        can i win the race by dropping the monument last
        drew the monument late with six districts built, any way to build it
        ive 5 houses, monument playable?
        Can I lay down the Monument when my city already holds six districts?
        monument as my finishing move on 6?
        is there no limit on when the monument goes down
        five built, got exactly 4 gold, drop the monument?
        can the monument be the last building of a seven city
        does the monument stay buildable all game long
        can i build the monument with 5 districts
        can the monument be my sixth district
        monument with six in my city, allowed?
        can i still play the monument late in the game with 5 built
        am i free to build the monument whenever i want
        May I build the Monument when five districts already stand in my city?
        five districts and the architect, can i build the monument
    .yes =
        I have five districts and the Monument in hand. Too late?
        4 districts in my city, monument still ok?
        is the monument forbidden once i have five districts
        do i have to build the monument early, before my fifth building
        only 2 buildings so far, can i put the monument down
        3 districts down, monument ok?
        five buildings in town means no more monument?
        Is four the most I may have before building the Monument?
        monument as my very first building, allowed?
        i waited till i had five, monument is a dead card now right
        can i put up the monument as the fifth one
        monument stuck in my hand cause i got six already?
        can i build the monument with 4 districts
        is the monument banned with five districts
        i have 3 districts, may i build the monument
        with 5 in my city is the monument useless
        Is the Monument still allowed when my city has four districts?
        do i have to build the monument before i have five
        monument too late at six?
    .asked =
        How many districts may I have when I build the Monument?
        until when can the monument be built
        latest moment for the monument
        max districts in town before monument
        with how many districts can i not build the monument anymore
        monument with four or five districts, which is ok
ruling-monument-magistrate = With five or more districts the Magistrate cannot confiscate the Monument: he would have to build it in his own city, and with five he cannot.
    .no =
        Can the Magistrate with five districts confiscate the Monument?
        I am the Magistrate with five districts and my target pays for the Monument. May I take it?
        magistrate with six districts, may he take the monument i just paid for
        can the magistrate sneak in a monument as his sixth district with a warrant
        my magistrate city is at five, can i flip the warrant on a monument
        will a warrant let the magistrate break the monuments five district rule
        five in town as magistrate, warrant on a monument, mine?
        does confiscating get around the monuments limit
        Is a Magistrate with six districts free to take somebody's freshly paid Monument?
        he has 5 and the signed warrant on me, do i lose my monument
        can monument be the magistrates sixth if he nicks it
        monument limit only for building yourself and not for warrants?
        im at six as magistrate, target pays 4 for the monument, flip?
        can the magistrate with 5 districts take my monument
        i am magistrate with 6, can i confiscate the monument
        do i lose my monument to a magistrate with five districts
        does the warrant work on the monument if the magistrate has five
        Can a Magistrate who has five districts build the confiscated Monument?
        magistrate at 5, monument confiscated, legal?
        can the warrant ignore the monuments limit
    .yes =
        is my monument safe from a magistrate who already has five buildings
        magistrate has only 4 districts, can he confiscate the monument
        does the monuments limit of five hold for a confiscating magistrate
        three buildings as magistrate, may i seize the monument of my target
        magistrate at five so my monument stays put right
        with 2 districts can the magistrate nab a monument
        i pay for the monument and magistrate already has six, safe?
        Is the Magistrate prevented from confiscating a Monument by having five districts of his own?
        four in his town, so my monument is fair game for the magistrate?
        whoever takes the monument with a warrant must have fewer than five, correct?
        magistrate has five districts, do i keep the monument
        can the magistrate take the monument with four districts
        am i safe with the monument if the magistrate has six
        is the warrant useless on a monument when the magistrate has 5
        Does the five district limit of the Monument apply to the Magistrate too?
        magistrate with 3 districts, can he confiscate my monument
        five in his city, monument cant be confiscated?
    .asked =
        when can the magistrate not take the monument
        how many districts may the magistrate have to confiscate a monument
        magistrate with 5 and a monument under warrant, what happens
        can the magistrate confiscate my monument if he has 5
        with how many districts can the magistrate not confiscate the monument
ruling-magistrate-completes = The Magistrate may complete his city with a confiscated district, even on another player's turn, and may be the first to do so: it is built in his city like any other.
    .yes =
        Can the Magistrate finish his city in somebody else's turn?
        A confiscated district is my seventh: have I finished first?
        magistrate takes his 7th building with the warrant, does that trigger the last round
        does a confiscated building count toward finishing the magistrates city
        i have six as magistrate and confiscate one, is my city done
        can the game end on a confiscation by the magistrate
        nabbed my seventh with the signed warrant, city done?
        can the magistrate become first to finish while its my turn
        magistrate at six flips a warrant, is this the last round then?
        Does a building taken with the signed warrant count toward a completed city?
        do i get the first-to-finish points if number 7 was confiscated on your turn
        finishing on someone elses turn with a warrant is fine?
        can the magistrate complete his city with a confiscated district
        can i finish on another players turn as magistrate
        do i get the 4 points if i confiscate my seventh district
        magistrate confiscates his 7th, is he first
        can my own build complete the magistrates city
        Is the Magistrate's city complete at once when he confiscates his seventh district?
        my confiscated district makes seven for the magistrate, does the game end this round
    .no =
        must the magistrate complete his city in his own turn
        magistrate snatched his seventh in my turn, does he miss the 4 points for being first
        does a confiscated seventh wait for the magistrates next turn before it counts
        is the confiscated district ignored when we check if the magistrates city is full
        confiscated buildings dont count toward the magistrates seven, right?
        Is the Magistrate forbidden to take the district that would complete his city?
        magistrate hit seven in another guys turn, does that not count until hes called
        six built one confiscated, am i still short as magistrate
        no finishing bonus for the magistrate if he got there with a warrant?
        can you only finish in your own turn as magistrate
        must the magistrate build his last district himself
        is the magistrates 7th not counted because it was my turn
        am i safe from the warrant if the magistrate already has six districts
        can the magistrate only finish in his own turn
        Does the Magistrate lose the first finisher's bonus if he completes his city in another turn?
        confiscated 7th, city still incomplete?
        do confiscated districts not count for completing
    .asked =
        magistrate confiscates his seventh district, what happens now
        magistrate with 6 flips the warrant on me, is he finished or not yet
        who is first to finish if the magistrate confiscates number seven on my turn
        magistrate has 6 and confiscates mine, is his city complete
        magistrate finishes in my turn, who gets the bonus
