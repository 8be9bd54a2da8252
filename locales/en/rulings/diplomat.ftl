### The rulings of data/rulings/diplomat.toml, and the questions they answer: with yes, with no, or in another way.

ruling-diplomat-swap = The Diplomat exchanges one of his districts for one of another player. If the one he takes costs more, he pays that player the difference.
    .asked =
        What does the Diplomat pay for a swap?
        Who gets the gold when the Diplomat swaps districts?
        The Diplomat wants my Palace for his Tavern. How much do I get?
        3 gold left, diplomat, whats the dearest thing i can grab for my 2 cost
        how does the diplomats trade work
        diplomat: docks for a palace, bill?
        what do i get when the diplomat takes my dearer one
        diplomat swaps 2 for 4, pays how much
    .yes =
        Can the Diplomat trade a cheap district for an expensive one?
        must i give up one of my own buildings as the diplomat
        giving a 2 for a 5, do i pay 3 gold as diplomat
        does the diplomat pay the guy he trades with
        tavern for your castle plus 3 coins, diplomat?
        diplomat pays me when mine is dearer, right
        one of his for one of mine, thats the diplomat?
        does the diplomat have to put one of his own in
        i give 3 take 5, diplomat owes 2?
        the difference lands in the other players purse, diplomat?
        do i pay the difference to the other player as diplomat
        diplomat takes my 5 for his 2, do i get 3 gold?
        can i give a cheap district for a dear one as diplomat
        must the diplomat give one of his districts
        diplomat swaps 1 for 4, pays 3?
        do i get paid if the diplomat takes my better district
    .no =
        does the diplomats swap money go to the bank
        can the diplomat just take a district without giving one
        can i diplomat a palace for my tavern with no gold at all
        can the diplomat swap two districts in one turn
        diplomat snatches without giving?
        diplomat pays full cost of what he takes?
        swap 1 for 6 with 2 gold as diplomat?
        three swaps a turn for the diplomat?
        diplomat pays the bank?
        diplomat swaps cards in hand?
        does the diplomat pay the bank
        diplomat takes my palace and gives nothing?
        can i swap without enough gold for the difference as diplomat
        diplomat swaps 2 for 5, pays 5?
        may i exchange several districts as diplomat
        Is every exchange by the Diplomat free of charge?
ruling-diplomat-no-change = When the Diplomat takes a district that costs the same or less, nobody pays anything: he gets no change.
    .no =
        Does the Diplomat get the difference back when he takes a cheaper district?
        Do I have to pay if the Diplomat gives me a better building?
        I am the Diplomat and gave a 5 for a 3. Does the other player owe me two coins?
        The Diplomat left me with a more expensive district than the one he took. Must I top it up?
        diplomat traded down, does he get cash back
        the diplomat swapped his cathedral for my market, do i owe him anything
        do i have to hand the diplomat the difference if i came out ahead
        same price both ways, does the diplomat still pay 1
        diplomat gets change?
        i must pay the diplomat for the upgrade?
        4 for a 2, diplomat cashes 2?
        bank pays the diplomat the difference when he trades down?
        minimum fee of 1 for an equal diplomat swap?
        do i top up when the diplomat hands me something dearer
        do i get money back as diplomat when i take a cheaper one
        diplomat gave me a better district, must i pay him?
        does the diplomat earn gold by trading down
        same cost, does the diplomat have to pay something
        diplomat gives 5 takes 4, gets 1 back?
        Does the other player owe the Diplomat the difference?
    .yes =
        diplomat takes a cheaper building, is that swap free
        equal cost swap by the diplomat, nothing to pay?
        can a broke diplomat still trade down
        do i keep my gold when the diplomat forces an expensive district on me
        diplomat trades down, no money moves?
        equal costs, no coins, right
        he gave me the better one, i owe the diplomat nothing?
        zero gold is enough for the diplomat to trade an equal one?
        diplomat gives 6 takes 2, nobody pays?
        i come out ahead and keep my purse, diplomat?
        is the swap free if the diplomat takes a cheaper one
        diplomat gives me a dearer district, do i pay nothing?
        same cost, diplomat pays 0?
        can a diplomat without gold swap for a cheaper district
        diplomat takes 2 for his 4, no money back?
    .asked =
        diplomat gives dear takes cheap, who pays
        same cost swap by diplomat, coins?
        diplomat takes cheaper district, who pays
ruling-diplomat-not-completed = The Diplomat cannot exchange with a player whose city is completed.
    .no =
        Can the Diplomat swap a district with a completed city?
        I have seven districts. May the Diplomat still take one of mine in exchange?
        I am the Diplomat: can I trade with the one who finished first?
        can the diplomat mess with a player who already has seven
        diplomat vs complete city, swap allowed?
        hes done with 7 and i want his palace via the diplomat
        can the diplomat steal the last building of whoever finished
        does the diplomat get around a finished city by paying more
        diplomat swaps a district out of a finished town?
        can i unfinish his city by trading as diplomat
        diplomat even swap with a completed city?
        he just hit 7, diplomat to the rescue?
        my town of 8 in a 2p game, may the diplomat take one?
        may the diplomat trade with a finished player who agrees
        city complete, can the diplomat take my district?
        may i swap with a finished city as diplomat
        do i lose a district to the diplomat after finishing
        can the diplomat exchange with the first player to finish
        does the diplomat work on a full city
        Is the Diplomat allowed to trade with someone who has seven districts?
    .yes =
        Is my finished city safe from the Diplomat?
        does finishing my city protect me from the diplomat
        is it forbidden for the diplomat to trade with a full city
        all seven up, diplomat cant touch me right
        full town cant be raided by the diplomat, right
        7 up and no more diplomat worries?
        diplomat must trade with someone unfinished?
        is the finished player out for the diplomat
        completed my city, my palace stays mine whatever the diplomat wants?
        diplomat barred from cities that are done?
        city done, can the diplomat not swap with me?
        is a completed city safe from the diplomat
        seven districts, am i protected from the diplomat
        must the diplomat choose a city that isnt finished
        is swapping with a finished player banned for the diplomat
    .asked =
        diplomat and a completed opponent
        who is off limits to the diplomat when someone has finished
        diplomat with completed city allowed or not
ruling-diplomat-own-completed = The Diplomat may still exchange when his own city is completed; only the other city must not be.
    .yes =
        Can the Diplomat swap if his own city is completed?
        My city is finished: may I still trade a district as the Diplomat?
        My own city is already complete and I am the Diplomat. May I trade?
        im done with my 7, can i upgrade one as the diplomat
        diplomat finished first, may he still swap his tavern for something better
        can i give away a building out of my finished town as diplomat
        can the diplomat keep trading after completing his own city
        my own 7 are done, i may still trade as diplomat?
        only the other guys town must be unfinished for the diplomat, right
        finished diplomat upgrades a tavern, legal?
        does my completion leave my diplomat power intact
        can a diplomat with a full town give one of his away
        im complete, diplomat swap is ok as long as yours isnt?
        my city is complete, can i swap as diplomat
        may a finished diplomat still exchange
        can the diplomat with seven districts swap with me
        is only the other city important for the diplomat, not his own
        city done, diplomat swap still works?
    .no =
        I am the Diplomat with all seven built already. Does my full city stop me from swapping?
        Must the Diplomat's own city be unfinished for an exchange?
        is the diplomat locked out once he has finished
        does a diplomat with a complete city lose his swap
        my own city being full, does that forbid my diplomat trade
        must i be short of seven to trade as the diplomat
        diplomats own full city blocks him?
        finished, so diplomat has to sit still?
        both towns have to be unfinished for the diplomat?
        does completing my city switch off my own diplomat
        my complete town is frozen even for my own diplomat trade?
        diplomat with 8 districts cant swap any more?
        does my completed city stop my diplomat
        is the diplomat banned from swapping when he is finished
        am i safe from a diplomat who has finished his city
        my own city is full, is diplomat useless?
        must the diplomats own city be incomplete
        Does the Diplomat lose his exchange when he completes his city?
    .asked =
        diplomat whos already finished, can he act
        own city complete as diplomat, which trades are left
        finished diplomat, can he swap or not
ruling-diplomat-no-duplicate = The Diplomat's exchange may not give either city a district that it already has. So you cannot exchange two districts of the same name for each other either.
    .no =
        Can the Diplomat's swap bring in a duplicate?
        Can the Diplomat swap a Tavern for a Tavern?
        Can the Diplomat give me a building I already have?
        I am the Diplomat and want a Market, but I own one. Can I trade for it?
        diplomat wants to hand me a second harbor, ok?
        can i end up with two taverns after a diplomat swap
        diplomat: my temple for your temple, legal?
        can the diplomat dump a copy on me to mess up my city
        trade my market for his beautified market as diplomat
        diplomat dumps a second tavern on me?
        diplomat picks up a castle though he has one?
        tavern for tavern to grab the artist coin, diplomat?
        doubles are fine if they come by diplomat?
        may the diplomat give me a copy if i agree
        diplomat swaps same named districts?
        can the diplomat give me a district i have
        may i take a second market as diplomat
        can the diplomat trade church for church
        are duplicates ok if the diplomat swaps them
        diplomat wants my temple but has one, can he take it?
        Is the Diplomat allowed to create two identical districts in one city?
    .yes =
        does owning a church already stop the diplomat from taking another church
        is a diplomat trade that makes a double forbidden
        am i safe from getting a duplicate off the diplomat
        no swap that gives me twins, diplomat?
        diplomat cant hand me a market when i have one, right
        temple for temple is out as a diplomat trade?
        i own docks so as diplomat i cant take docks?
        both towns must stay free of doubles after a diplomat trade?
        does the diplomat have to check what i already own
        is a swap that gives a duplicate banned for the diplomat
        i have a tavern, diplomat cant give me another?
        must the diplomat avoid duplicates
        i own a castle, am i blocked from taking one as diplomat
        am i protected from getting doubles from the diplomat
    .asked =
        diplomat trade and duplicates
        which swaps does the no doubles rule forbid the diplomat
        diplomat swap giving a duplicate allowed or not
ruling-diplomat-income = The Diplomat takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Diplomat get?
        Which districts pay the Diplomat?
        I am the Diplomat with two red districts: what do I collect?
        what colour pays the diplomat
        diplomat with 4 military buildings
        diplomats income, color and amount
        diplomat gets gold for which color
    .yes =
        Do the Prison and the Watchtower earn the Diplomat anything?
        does the diplomat get paid for red buildings
        same income as the warlord for the diplomat?
        3 red ones in my town and im diplomat, thats 3 gold?
        reds pay the diplomat one each?
        prison and fortress, 2 gold as diplomat?
        diplomat lives off military, right
        is the diplomat paid for barracks
        watchtower in my town, a coin for my diplomat?
        diplomat without reds gets no income?
        do i get gold for red districts as diplomat
        diplomat with 2 military districts gets 2?
        does the diplomat collect for the fortress
        do military districts pay the diplomat
        no red districts, nothing for the diplomat?
    .no =
        does the diplomat earn from green districts
        does the diplomat get gold from blue ones too
        does the diplomat get 2 gold per military district
        diplomat with no red districts, any income
        yellows pay the diplomat?
        diplomat earns cards for reds?
        diplomat 3 reds 6 gold?
        your reds count for my diplomat?
        no income at all for the diplomat?
        diplomat gets a coin for every district he swaps?
        do trade districts pay the diplomat
        diplomat with 2 reds, 4 gold?
        do i earn gold for blue as diplomat
        is the diplomat paid for red districts in other cities
        does the diplomat draw cards as income
        Does the Diplomat collect gold for noble districts?
ruling-diplomat-monument = If you give your Monument away as the Diplomat, your city may no longer be complete: the Monument counted as two districts, and the city is counted again after the exchange.
    .no =
        Is my city still complete if, as the Diplomat, I trade my Monument away and have too few districts left?
        diplomat gave his monument, now only 6 buildings, is his city complete
        do i stay complete after trading off the monument with the diplomat
        six districts with the monument made 7, i diplomat it away, still seven?
        once complete always complete, even if the diplomat trades his monument?
        diplomat gives monument away, city stays finished?
        completion is permanent even when the diplomat trades the monument?
        monument swapped out still counts for me, diplomat?
        monument gone but the new district counts two in its place?
        no recount after the diplomats monument trade?
        5 others plus monument, diplomat swaps it, still 7?
        diplomat gave away the monument, is his city still complete with six
        does my city stay complete after i trade the monument as diplomat
        monument swapped away, does it still count as two for me, diplomat?
        is a city complete forever even if the diplomat gives away the monument
        does the district i get for the monument count double too, diplomat
        Does the Diplomat's city stay completed although the Monument has left?
    .yes =
        can my finished city become unfinished again if i swap the monument away as diplomat
        is the city counted again once the diplomat has given away a monument
        can the diplomat un-complete his own city by handing over the monument
        monument traded off, im at six, no longer complete as diplomat?
        recount after a diplomat gave his monument, right
        can my diplomat trade undo my completion via the monument
        monument leaves so i lose two from the count, diplomat?
        6 cards incl monument was 7, after the swap its 6?
        is a finished diplomat unfinished again without his monument
        gave my monument away as diplomat, can my city become incomplete
        is my city counted again after i swap the monument as diplomat
        do i lose two districts in the count when i give the monument as diplomat
        diplomat with 5 others and monument swaps it, only six now?
        can a diplomat lose his completed city by giving the monument
    .asked =
        i swap my monument as the diplomat, what about my completed city
        diplomat parts with his monument, is he complete
        how many do i have after trading the monument as diplomat
        diplomat swaps his monument, still complete or not
ruling-diplomat-completes = An exchange is one for one, so it completes a city only through the Monument, which counts as two: the Diplomat's city when he takes it, the other one when he gives it.
    .yes =
        Can the Diplomat complete his city by taking the Monument?
        six buildings, diplomat swaps one for a monument, is that a finished city
        does the monument count double in my city after i got it as diplomat
        can the diplomat finish MY city by giving me his monument
        diplomat grabs the monument as number 7, is it the last round
        diplomat takes a monument at 6, now 7 and done?
        swapped in monument counts two, right
        giving me his monument can complete my town, diplomat?
        only with the monument can a diplomat swap finish a city?
        can a diplomats trade trigger the end through the monument
        my 6 become 7 because the diplomat handed me the monument?
        can i finish my city by swapping for the monument as diplomat
        diplomat has 6, takes monument, city complete?
        can the diplomat complete my city by giving me the monument
        does the monument count as two when the diplomat takes it
        is the monument the only way a swap completes a city, diplomat
    .no =
        can a plain swap without the monument finish the diplomats city
        does the monument only count as two if you built it, not if you swapped for it as the diplomat
        does a swapped in monument count as just one for the diplomat
        ordinary swap brings the diplomat from 6 to 7?
        monument got by diplomat counts as one?
        diplomat with 5 districts takes monument and is complete at seven?
        monument must be built to count double, diplomat doesnt qualify?
        any one for one diplomat trade can end the game?
        giving away the monument completes the diplomats own town?
        can a normal diplomat swap complete a city
        does a monument taken by the diplomat count as one
        diplomat has six, swaps tavern for palace, complete?
        does the monument only count double for the one who built it, diplomat
        do i get an extra district by exchanging as diplomat
        Does every exchange by the Diplomat add one district to his city?
    .asked =
        diplomat with 6 takes the monument, how many districts is that
        how can a diplomat trade complete a city
        monument by exchange with the diplomat, counts how much
        diplomat takes the monument, complete or not
ruling-diplomat-monument-bonus = The 2 points need a city that is complete when the game ends: give your Monument away as the Diplomat and fall short, and they are gone. Only the 4 points of the first to finish stay.
    .no =
        Do I still get the 2 points if I gave my Monument away as the Diplomat and have too few districts?
        second to finish, then diplomat my monument away, 2 points still mine?
        are the +2 for completing safe after i swap out my monument as diplomat
        having been complete once is enough for the 2 even after the diplomat gave the monument
        was complete for a moment, 2 points stay though diplomat gave the monument?
        the 4 is lost with the monument, diplomat?
        2 points safe forever, even after trading the monument as diplomat?
        short of seven after the diplomat deal but still +2?
        both bonuses vanish when the diplomat gives away his monument?
        does the 4 turn into 2 after the diplomats monument trade
        do i keep the 2 points after giving away the monument as diplomat
        are the 4 points lost when the diplomat gives his monument
        monument swapped away, city short, still 2 points for the diplomat?
        does having been complete once secure the 2 points for the diplomat without monument
        diplomat gave the monument, loses the first place bonus?
        Are the 2 points safe after the Diplomat has traded his Monument?
    .yes =
        do i lose the 2 bonus points if i trade the monument off as the diplomat
        first to finish, diplomat away the monument, do i keep the 4
        must my city be complete at the very end for the 2 points, diplomat and monument
        monument given by diplomat, now short, 2 points gone?
        the 4 for being first remain after my diplomat gave the monument, right
        for the +2 i have to be complete at the end, monument traded or not?
        second finisher who swaps off his monument as diplomat loses the 2?
        does the first finisher keep his 4 despite handing over the monument
        uncompleted by my own diplomat trade of the monument, no 2 points?
        gave the monument away as diplomat, are my 2 points gone?
        do i keep the 4 points after swapping away the monument as diplomat
        must my city be complete at the end for the 2 points if i gave my monument
        can i lose the 2 points by trading the monument as diplomat
        diplomat was first to finish, monument gone, still 4?
    .asked =
        Do I keep my bonus points after swapping the Monument away?
        I am the Diplomat, finished with the Monument and gave it away. Which bonuses remain?
        diplomat, monument gone, 4 or 2 or nothing
        finishing bonus after handing the monument over as diplomat
        diplomat gave the monument away, 2 points or not
ruling-diplomat-end-of-turn-classic = The Diplomat exchanges at the very end of his turn.
    .no =
        Can the Diplomat swap before he builds?
        can the diplomat trade first and build after
        diplomat swaps at the start of the turn, ok?
        after the diplomats swap can i still put up a district
    .yes =
        does the diplomat swap last thing in his turn
        must i build before i exchange as the diplomat
    .asked =
        when in the turn does the diplomat exchange
ruling-diplomat-moment-third = The Diplomat exchanges at any time during his turn, because the book does not say when.
    .yes =
        Can the Diplomat swap at any time in his turn?
        can the diplomat trade before building
        diplomat swaps at the start of the turn, fine?
        after the diplomats exchange may i still build
    .no =
        does the diplomat have to wait till the end of his turn to swap
        must i build first and exchange after as diplomat
    .asked =
        at what point of the turn does the diplomat exchange
ruling-diplomat-not-completed-third = Like the Warlord, the Diplomat can take nothing from a completed city or from the Bishop's city, and he cannot take the Keep.
    .no =
        Can the Diplomat take a district from a completed city?
        can the diplomat swap for a keep
        bishop in play this round, can the diplomat trade with him
        he finished his city, may i exchange with him as diplomat
        does the diplomat get at a full city because he pays for it
    .yes =
        eight districts built, am i safe from the diplomat
        do the warlords limits hold for the diplomat too
        is the bishop protected from the diplomat
    .asked =
        What may the Diplomat not take?
ruling-diplomat-not-completed-classic = The Diplomat can take nothing from a city of eight districts, or seven in a short game.
    .no =
        Can the Diplomat swap with a completed city?
        diplomat wants something from the player with eight buildings
        short game, seven built, can the diplomat still trade with him
        can the diplomat exchange with whoever finished first
    .yes =
        got my 8 districts, am i out of the diplomats reach
        does a full city keep the diplomat out
        is a complete city protected from the diplomat as from the warlord
ruling-diplomat-graveyard = Do not use the Graveyard with the Diplomat: take it out of the deck before you start.
    .no =
        Can the Diplomat and the Graveyard be in the same game?
        playing with the diplomat, may the graveyard stay in the deck
        diplomat plus graveyard, fine together?
        shuffle the graveyard in although we picked the diplomat?
    .yes =
        do we take the graveyard out when the diplomat is in
        is the graveyard banned with the diplomat
    .asked =
        what do we do with the graveyard card if we use the diplomat
ruling-diplomat-duplicate-older = The Diplomat's exchange may not give either city a second district of the same name: no city may have two alike.
    .no =
        Can the Diplomat's swap bring in a duplicate?
        can the diplomat take a tavern when he has one already
        can the diplomat give me a building i own
        two markets in one city thanks to the diplomat?
        diplomat trades church for church
    .yes =
        is a diplomat swap off if it makes two of a kind
        does having the same district protect mine from the diplomat
ruling-diplomat-own-completed-older = The Diplomat may give a district away from his own completed city: only the city he takes from is protected.
    .yes =
        Can the Diplomat swap if his own city is completed?
        ive got my 8, may i still swap as the diplomat
        can a finished diplomat trade up a building
        give away a district from my complete town as diplomat, ok?
    .no =
        does the diplomats own full city stop him
        must the diplomat have fewer than eight to exchange
        is the diplomat done once he completes his city
