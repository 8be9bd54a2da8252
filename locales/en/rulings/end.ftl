### The rulings of data/rulings/end.toml, and the questions they answer: with yes, with no, or in another way.

ruling-seventh-district-last-round = The game ends with the round in which someone first completes a city: seven districts, or eight with 2 or 3 players.
    .asked =
        When does the game end?
        How many districts finish a city?
        How many buildings do we play to?
        What triggers the last round?
        Four of us are playing: how big must a city be for the game to finish?
        until how many districts do you play with 7 people
        when is it over
        end of the game condition
        end condition with 5 people
        how many for the end in a 3 player game
        what number of buildings makes this the last round
        game ends at how many districts
    .yes =
        five players, is a city with seven buildings finished
        somebody just built the 7th in a 4 player game, is this the last round
        8 players: do seven buildings complete a city
        4 of us, seventh building means last round?
        eight needed with 3 players, right
        7 districts end it for six people?
        duel ends at eight?
        is the round when somebody first completes the final one
        five players, no one at 7 yet, so we go on?
        does the game end with seven districts and 4 players
        two players, do we need eight districts?
        somebody has seven, is this the last round with 5 players
        three players, end at eight?
        is the round with the first complete city the last
    .no =
        six of us: do we need eight districts to end it
        is there a fixed number of rounds
        does the game end when the deck is empty
        does the game stop after someone has 6 districts
        4 players play to eight?
        two players, seven is enough?
        ends when somebody runs out of cards?
        ends after ten rounds?
        ends when the bank is empty?
        everyone has to complete before it ends?
        4 players, do we need eight districts to end
        two players, does it end at seven?
        does the game go on for another full round after the seventh district
        six districts with 6 players, game over?
        does the game last a set number of rounds
        Does the game end when a player has built six districts?
ruling-last-round-played-out = When someone completes a city, you still finish the round: everyone not called yet takes a normal turn and may still build and destroy.
    .yes =
        Someone has completed a city: do the others still get their turns?
        Can I still build after another player finished the city?
        The Merchant just put down his seventh district. Do the Architect and the Warlord still play?
        my character hasnt been called yet and someone just finished, do i get a turn
        can i still get whacked by the warlord in the final round
        can somebody else finish their city after the first one in the same round
        is the last round played normally with all abilities
        somebody finished, im rank 7, still my turn right
        everyone uncalled still plays once a city is done?
        can the warlord still smash me in the last round
        i can still reach seven after someone else did?
        round goes on to rank 8 or 9 after a completion?
        are powers live in the final round
        someone finished, do i still get my turn?
        can i still build after the first city is complete
        is the round played to the end when a city is full
        can the warlord still destroy after someone finished
        may i finish my city in the last round too
    .no =
        Does the game stop at once when a city is full?
        do we drop everything the moment the seventh building is down
        do the remaining characters get skipped once a city is done
        am i locked out of building because another city is finished
        game freezes on the seventh building?
        no more building after someone completes?
        warlord loses his turn because the merchant finished?
        only ranks below the finisher count, the rest stop?
        one more full round after the one where it was completed?
        last round without abilities?
        someone has seven, is the game over at once?
        do i lose my turn when another player completes his city
        is the last round cut short
        city complete, are the others not allowed to build?
        are characters after the finisher skipped
        Does play stop immediately when the seventh district is built?
    .asked =
        Is the final round finished or cut off?
        someone completed their city mid round, what now
        he laid his seventh, who still gets a go
        final round, what may i still do
        someone finished, do we play on or stop
ruling-more-than-seven = A city may have more than seven districts, and all of them score. "Completed" means at least seven, or at least eight with 2 or 3 players.
    .yes =
        May a city have more than seven districts?
        Can I have more than 7 districts?
        Do the eighth and ninth district score?
        Can I keep building in a completed city?
        The Architect had six and built two more. Are both counted?
        is an eighth building allowed
        six in my city and im architect, can i go to nine
        do extra districts past seven still give points
        eight is ok even with 5 players?
        building on past seven counts, right
        9 districts all score?
        architect from 6 to 9 legit?
        complete means seven or more?
        can i add one more in the last round though im at seven
        can i build an eighth district
        do districts beyond seven score
        already seven, may i build another?
        does the eighth district give points
        architect had six, builds three, nine districts ok?
    .no =
        Is seven the maximum size of a city?
        must i stop building at seven
        are districts over seven worthless
        is my city capped once its complete
        do we only count the best seven districts
        seven is the cap?
        eighth one worthless?
        drop the cheapest when i have eight?
        complete towns may not grow?
        only seven best get counted?
        is it forbidden to overshoot with architect
        is seven the limit for a city
        seven districts, am i forbidden to build more?
        is the eighth district worth nothing
        do i only score seven districts
        must i stop when my city is complete
        Is a city restricted to seven districts?
    .asked =
        how big can a city get
        size limit of a city
        8 districts with four players, how do they count
        more than seven districts allowed or not
ruling-complete-after-effect = Check a city's size only when an effect is finished: in an exchange, one district leaves as the other arrives. The rulebook counts what is built in the city.
    .no =
        Can a city count as completed in the middle of an exchange?
        During the swap I briefly own eight buildings. Does that trigger the end of the game?
        diplomat swap: for a second i hold seven cards, is my city complete then
        six districts, i destroy one to build the necropolis: was i complete in between
        does a city count as finished while an exchange is still going on
        can a swap complete a city just because the new card comes before the old one leaves
        for a second i had 7 in the swap, complete?
        diplomat takes before he gives, so his city is finished for a blink?
        count in the middle of an effect?
        brief eight in a duel during a swap ends it?
        framework still there while the new one arrives, counts as seven?
        city is checked at every step of an effect?
        can a city be complete during a swap
        seven for a moment during the exchange, game end?
        does it count if i briefly have seven
        does the new district arrive before the old one leaves in a swap
        can i complete my city halfway through an effect
        Is a city considered completed in the middle of the Diplomat's exchange?
    .yes =
        do we count the city only after the whole effect is done
        is the exchange finished before we check for a completed city
        after the swap both still have six, so nobody has completed?
        we count towns only once the effect is through?
        halfway through a swap nothing counts, right
        old one leaves as the new one comes, so never 7 for a moment?
        after the exchange is done we look if its complete?
        does a mid effect seven not end the game
        necropolis: i count after the sacrificed one is gone?
        do we count the city after the swap is done
        is a city checked only after the effect is over
        diplomat swaps, is nobody complete in between?
        six districts and a one for one swap, still six?
        do i count my districts only once the effect is finished
    .asked =
        When do we check whether a city is complete?
        Is the size of a city looked at before or after an effect is carried out?
        when exactly do we count buildings during a swap
        moment of counting a city when things move
        exchange at six each, anyone complete in between
        city counted during or after the effect
ruling-first-completer-shrinks = The first player to complete a city keeps the 4 points if it shrinks later, even if that player gives away a Monument as the Diplomat: the points are for having been first.
    .no =
        Does the first to complete a city lose the 4 points if the city shrinks later?
        My city was full first, and later it dropped to six. Is my bonus for being first gone?
        Can the points for finishing first be lost again?
        do the 4 points go away when i swap my monument as the diplomat
        does someone else get the 4 points if the first city is no longer complete
        must the city still be full at the end for the 4 points
        i was first but gave up my monument, is the bonus taken back
        shrank below seven so the 4 goes?
        4 passes to the next to complete?
        first bonus requires being complete at the end?
        give back the 4 after losing a district?
        drops from 4 to 2 when the first city shrinks?
        monument traded away so first place bonus void?
        finished first, city shrank, 4 points gone?
        do i lose the 4 points if i give my monument away
        does the second player get the 4 when the first city shrinks
        do i need a complete city at the end for the 4
        can the 4 points for being first be taken away
        Does the first player to finish lose his bonus when his city gets smaller?
    .yes =
        I completed first as the Diplomat and swapped my Monument away: do I keep the bonus?
        finished first, then my diplomat gave the monument away: still plus 4?
        is the 4 point bonus for finishing first safe
        do i keep the first to complete bonus with only six districts left
        first done, then down to six, 4 points stay?
        the 4 is for being first, cant be lost, right
        gave my monument by diplomat after finishing first, +4 still?
        is the first finisher bonus mine even if im not complete at the end
        4 points stick with whoever got there first?
        no one else inherits the 4 when my city shrinks?
        finished first but lost a district, do i keep the 4?
        do the 4 points stay if my city shrinks
        can nobody take my 4 points for finishing first
        i was first, now only six, still 4 points?
        is the first finisher bonus permanent
    .asked =
        first completer is down to six districts, who gets the 4 points
        first to seven but six at the end, bonus?
        can the +4 be lost and how
        first finisher shrinks, 4 points or not
ruling-first-completer-older = The first to complete a city keeps the 4 points when the Armory destroys a district there: the points are for having been first.
    .no =
        Does the first to complete a city lose the 4 points when the Armory destroys a district?
        are my 4 points gone after the armory
        does the next player get the 4 points if the armory breaks the first city
        do i need all eight at the end for the 4 points after an armory strike
    .yes =
        armory hit my finished city, do i keep the 4 points
        is the bonus for the first finished city safe from the armory
    .asked =
        first city lost a district to the armory, who has the 4 points
ruling-eighth-district-last-round = The game ends with the round in which someone builds an eighth district.
    .asked =
        When does the game end?
        How many districts finish a city?
        how many buildings do we play to
    .yes =
        do we need eight buildings to end the game
        is this the last round now that someone built the 8th
    .no =
        does a seventh district end the game
        is there a set number of rounds
        is the game over when the deck runs out
ruling-last-round-played-out-older = When someone builds an eighth district, you still finish the round: everyone not called yet takes a normal turn.
    .yes =
        Someone has built an eighth district: do the others still get their turns?
        not called yet and someone has eight, do i still play
        can i still build after another player has eight districts
        can two players reach eight in the same round
    .no =
        does everything stop the moment the eighth district is built
        are the remaining characters skipped once somebody has eight
    .asked =
        somebody just built the eighth, what now
ruling-more-than-eight-older = A city may have more than eight districts, and all of them score: no book forbids it, and the game's author says so too.
    .yes =
        May a city have more than eight districts?
        Does a ninth district score?
        seven in my city and im architect, may i go to ten
        do all districts past eight give points
    .no =
        is eight the most a city can have
        are buildings beyond the eighth worth nothing
        must i stop at eight
    .asked =
        is there a maximum city size
