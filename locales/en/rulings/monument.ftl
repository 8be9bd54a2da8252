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
    .yes =
        does the monument score just its 4
        is the monument a single purple card for the capitol
        monument counts double for finishing but not for points, right?
    .asked =
        Is the Monument worth 4 or 8 points?
        how many points for a monument in the final count
ruling-monument-completes = Toward completing the city the Monument counts as two districts: six cards with it are a completed city, or seven cards with 2 or 3 players.
    .yes =
        Does the Monument count as two districts toward completing the city?
        monument and five others, is my city finished
        can i end the game with only 6 buildings if one is the monument
        six cards including the monument, do i get the bonus for a finished city
        two players, monument and six others, is that a full city of eight
        built the monument early, am i done one building sooner than the others
    .no =
        do i need seven cards on the table even with the monument
        monument plus four, is the city complete
        is the monument just one building when we check who is done
    .asked =
        I have four buildings plus the Monument: how many is that toward seven?
        how many more do i need for seven with the monument and three others
ruling-monument-five = You cannot build the Monument with five or more districts in your city. With four you still can.
    .no =
        Can I build the Monument as my sixth district?
        six buildings already, can i add the monument
        i have 5, monument allowed if i have the cash
        can i win the race by dropping the monument last
        drew the monument late with six districts built, any way to build it
    .yes =
        I have five districts and the Monument in hand. Too late?
        4 districts in my city, monument still ok?
        is the monument forbidden once i have five districts
        do i have to build the monument early, before my fifth building
        only 2 buildings so far, can i put the monument down
    .asked =
        How many districts may I have when I build the Monument?
        until when can the monument be built
ruling-monument-magistrate = With five or more districts the Magistrate cannot confiscate the Monument: he would have to build it in his own city, and with five he can't.
    .no =
        Can the Magistrate with five districts confiscate the Monument?
        I am the Magistrate with five districts and my target pays for the Monument. May I take it?
        magistrate with six districts, may he take the monument i just paid for
        can the magistrate sneak in a monument as his sixth district with a warrant
        my magistrate city is at five, can i flip the warrant on a monument
        will a warrant let the magistrate break the monuments five district rule
    .yes =
        is my monument safe from a magistrate who already has five buildings
        magistrate has only 4 districts, can he confiscate the monument
        does the monuments limit of five hold for a confiscating magistrate
        three buildings as magistrate, may i seize the monument of my target
    .asked =
        when can the magistrate not take the monument
ruling-magistrate-completes = The Magistrate may complete his city with a confiscated district, even in another player's turn, and may be the first to do so: it is built in his city like any other.
    .yes =
        Can the Magistrate finish his city in somebody else's turn?
        A confiscated district is my seventh: have I finished first?
        magistrate takes his 7th building with the warrant, does that trigger the last round
        does a confiscated building count toward finishing the magistrates city
        i have six as magistrate and confiscate one, is my city done
        can the game end on a confiscation by the magistrate
    .no =
        must the magistrate complete his city in his own turn
        magistrate snatched his seventh in my turn, does he miss the 4 points for being first
        does a confiscated seventh wait for the magistrates next turn before it counts
        is the confiscated district ignored when we check if the magistrates city is full
    .asked =
        magistrate confiscates his seventh district, what happens now
