### The rulings of data/rulings/warlord.toml, and the questions they answer: with yes, with no, or in another way.

ruling-warlord-price = The Warlord pays 1 gold less than the district costs: nothing for cost 1, 1 gold for cost 2, 4 gold for cost 5.
    .asked =
        How much does the Warlord pay to destroy a district?
        I am the Warlord: what does blowing up a Palace of cost 5 set me back?
        warlord wants my 6 cost purple, whats the price
        burn a 4 coster, price
        cost to wreck tavern as warlord?
        warlord 3 gold, most expensive thing he can hit
        what does the warlord pay for a 3 cost district
        warlord price for my market of cost 2
    .yes =
        Can the Warlord blow up a district of cost 1 for free?
        The Warlord burned my Tavern without paying. Is that right?
        is it 2 gold to burn down a building of cost 3
        can the warlord wreck a temple with no cash at all
        ive got 3 gold, is a harbor of cost 4 within reach for my warlord
        is it one coin less than the printed price
        warlord with 5 gold against a 6 cost library, enough?
        1 coster free for warlord?
        5 coster for 4 right
        Does the Warlord pay one less than the district costs?
        broke warlord can still smash a watchtower?
        2 coster = 1 gold to burn?
        4 gold enough for a cathedral of 5 as warlord?
        tavern goes for nothing when the warlord comes?
        does the warlord pay 1 less
        can the warlord destroy my temple for free
        4 cost district, warlord pays 3?
        can i destroy a 1 cost district with 0 gold
        Does destroying a district of cost 5 cost the Warlord four gold?
        warlord has 1 gold, can he destroy a 2 cost district
        6 cost for 5 gold as warlord?
    .no =
        does the warlord pay the full cost of the building
        i have 4 gold, can my warlord nuke a district of cost 6
        do i need 5 gold to blow up a palace that costs 5
        is destroying always free for the warlord
        2 gold in hand, can my warlord kill a building of cost 4
        full price for warlord?
        3 gold to smash a 3 coster?
        Does the Warlord destroy any district free of charge?
        1 gold, can my warlord burn a 3 coster?
        half price to destroy?
        no gold, palace gone by warlord?
        two less than cost for warlord?
        does the warlord pay full price
        can the warlord destroy my palace for free
        am i safe with a 1 cost district from a broke warlord
        3 cost district, warlord pays 3?
        Does the Warlord pay the printed cost to destroy a district?
        can i destroy a 5 cost district with 3 gold as warlord
        warlord pays one more than the cost?
ruling-warlord-one-a-turn = The Warlord may destroy one district per turn, in a city of his choice, but never two. He may also destroy none.
    .no =
        Can the Warlord destroy two districts in one turn?
        does the warlord have to destroy something
        got tons of gold, can my warlord flatten two buildings in a row
        two cheap taverns at once with the warlord?
        can the warlord hit one building in each city
        am i forced to attack as the warlord
        two smashes a turn?
        warlord wrecks one in each town if he can pay?
        Must the Warlord destroy a district every turn?
        rich warlord, three buildings down?
        a free tavern plus a paid castle, both burned?
        warlord hits only his left neighbor?
        warlord obliged to attack the leader?
        must the warlord destroy a district
        can i destroy as many as i can pay as warlord
        can i lose two districts to the warlord in one turn
        warlord 3 districts a turn?
        Is the Warlord obliged to destroy something?
        warlord destroys one in every city?
    .yes =
        is it one building per turn for the warlord
        does the warlord choose whose city he attacks
        may the warlord leave everyone alone
        just one kaboom per turn for the warlord?
        one and done for the warlord right
        warlord may skip destroying?
        Is the Warlord free to choose the city he attacks?
        max one building lost per warlord turn?
        i pick any town as warlord?
        one is the limit no matter how much gold warlord has?
        can the warlord destroy one district per turn
        may the warlord destroy nothing
        can the warlord choose any city
        do i lose at most one district to the warlord per turn
        Is the Warlord limited to one district a turn?
        warlord one per turn?
        can i skip destroying as warlord
    .asked =
        How many districts can the Warlord destroy in a turn?
        warlord kills per turn
        how many of my buildings can i lose to one warlord turn
        how many districts does the warlord destroy
        whose district can the warlord destroy
ruling-warlord-not-completed = A completed city is safe from the Warlord: seven districts, or eight with 2 or 3 players.
    .no =
        Can the Warlord destroy a district in a completed city?
        I have seven districts: can the Warlord still burn one?
        Can the Warlord knock the player who finished first back to six?
        The Merchant has finished his city. May I, the Warlord, still knock something down there?
        city done, can the warlord nuke something to stop the end
        may the warlord attack a complete city if he pays more
        eight districts in a 2 player game, can the warlord touch them
        can the warlord burn my tavern after i built my seventh
        game ends this round anyway, can my warlord mess with the finished city
        full city, warlord burns one?
        done with 7, still lose a tavern to warlord?
        Does the Warlord have any target in a completed city?
        warlord drops the finisher down to 6, possible?
        pay extra to hit a finished town as warlord?
        warlord comes after i completed in the same round, can he hit me
        8 in a 3p game, warlord attacks?
        purples in a complete city still burnable?
        can the warlord destroy a district in a finished city
        city complete, can the warlord hit me
        can i attack a player with 7 districts as warlord
        7 districts, do i lose one to the warlord
        does the warlord work against a completed city
        Is the Warlord allowed to destroy in a completed city?
        can the warlord stop someone from finishing by hitting his 7 districts
    .yes =
        am i safe from the warlord once i have 7 districts
        does a finished city protect against the warlord
        can the warlord still hit somebody with six districts
        3 players and i have seven buildings: can the warlord still get me
        finished = warlord proof right
        seven built, warlord has to leave me alone?
        Is a completed city protected from the Warlord?
        six in town, warlord can hit?
        2p with seven, not safe yet from the warlord?
        cant undo someones finish with warlord, correct
        am i safe from the warlord with a complete city
        7 districts, warlord cant touch me?
        does finishing my city protect me from the warlord
        is a completed city off limits for the warlord
        Does a completed city protect me from the Warlord?
        i have 6, can the warlord still hit me
        8 districts with 2 players, safe from the warlord?
    .asked =
        from how many buildings on am i immune to the warlord
        when does warlord protection of a full city start
        3p how many to be safe from the warlord
        complete city and warlord, safe or not
ruling-warlord-any-moment = The Warlord may destroy at any time during his turn, even before gathering resources, collecting income or building.
    .yes =
        Can the Warlord destroy before he builds?
        I am the Warlord: may I attack at the start of my turn, before taking gold?
        can the warlord torch something before taking his 2 gold
        warlord collects red income and then destroys, is that ok
        may i destroy after building with the warlord
        destroy first, then gather, then build: legal order for the warlord?
        burn first thing in turn?
        warlord builds then smashes ok?
        Is the Warlord allowed to destroy before gathering?
        income, smash, build, fine as warlord?
        attack at end of turn also ok for warlord right
        warlord can pick the moment himself?
        can i destroy before gathering as warlord
        can the warlord destroy at the start of his turn
        can i destroy after building as warlord
        may the warlord destroy before he takes income
        Can the Warlord destroy at any time during his turn?
        warlord destroys first, then builds?
        is the warlord free to choose when to destroy
    .no =
        must the warlord wait until the end of his turn to destroy
        does the warlord have to build first
        is the warlords attack only allowed at the start of the turn
        can the warlord destroy during another players turn
        only at the end for warlord?
        gather first before i burn as warlord?
        Does the Warlord have to take his income before he destroys?
        after building its too late to attack as warlord?
        warlord may strike in my turn?
        destroying comes before everything, otherwise lost?
        must the warlord destroy at the end of his turn
        does the warlord have to gather first
        can the warlord destroy in another players turn
        already built, warlord cant destroy anymore?
        Must the Warlord destroy before he builds?
        is destroying only the last thing for the warlord
        warlord only before gathering?
    .asked =
        When does the Warlord attack?
        in which part of the turn does the warlord destroy
        warlord timing
        before or after building does the warlord burn
        when can the warlord destroy
        warlord, destroy first or build first
ruling-warlord-pays-bank = The Warlord pays the bank for destroying a district; the owner gets nothing.
    .no =
        Does the owner of a destroyed district get the gold the Warlord pays?
        My district was destroyed by the Warlord. Do I get the money he spent?
        am i compensated when the warlord blows up my castle
        does the warlord hand me the coins for burning my building
        warlord paid 4 to raze my palace, are those 4 mine
        do i at least get half the cost back when the warlord destroys my district
        warlord pays me for my palace?
        i get compensation when burned?
        Does the victim of the Warlord receive anything?
        3 gold spent on wrecking mine, goes to me?
        like the marshal, does warlord pay the owner?
        owner gets price minus one from warlord?
        split between bank and victim when warlord pays?
        do i get gold when the warlord destroys my district
        does the warlord pay me
        do i have to pay the owner as warlord
        warlord destroyed my castle, 3 gold for me?
        is there compensation for a destroyed district
        Does the Warlord pay the owner of the district he destroys?
        my district destroyed, do i get its cost
    .yes =
        does the warlords cash go to the bank
        is my building just gone with no refund when the warlord hits it
        do the coins spent on destroying leave the table for the supply
        warlord money to the bank right
        nothing for me when he razes my house?
        Is the gold for destroying paid to the bank?
        victim of warlord gets zero coins?
        my castle is gone and no refund, correct
        bank pockets the warlords cash?
        does the warlord pay the bank
        do i get nothing when the warlord destroys my district
        as warlord do i pay the bank
        warlords gold goes to the bank?
        Is the owner of a destroyed district left without compensation?
        do i lose my district to the warlord without any gold
        no gold for the victim of the warlord?
    .asked =
        Who gets the gold the Warlord pays?
        warlord paid 4, whose is it
        what does the owner get after warlord struck
        who gets the warlords gold
        warlord destroyed mine, do i get anything
ruling-warlord-own = The Warlord may destroy a district in his own city too, for the same price, as long as the city is not completed.
    .yes =
        Can the Warlord destroy his own district?
        Can I tear down a building of mine with the Warlord?
        I am the Warlord and want to get rid of one of my own buildings. Do I pay?
        May rank 8 raze in the city of the player himself, for instance to replace a building?
        can i burn my own tavern for free as warlord
        may the warlord clear a cheap building at home to make room
        same price for my own building with the warlord?
        can my warlord trash my own building to swap it for a better one
        warlord on own town ok?
        can i raze my own watchtower
        Is the Warlord free to destroy in his own city?
        own 3 coster costs me 2 to tear down as warlord?
        warlord makes room at home by burning junk, legit?
        unfinished own city is a legal target for my warlord right
        can i destroy my own district as warlord
        can the warlord destroy in his own city
        do i pay for my own district as warlord
        warlord destroys his own tavern, free?
        Is the Warlord allowed to destroy a district of his own?
        own district 5 cost, do i pay 4 as warlord
        may i remove my own district with the warlord to make room
    .no =
        is the warlord limited to other peoples cities
        does the warlord get a discount on his own building
        my own city is complete, can my warlord still raze something in it
        is it forbidden to attack yourself with the warlord
        only enemies for warlord?
        own buildings free to destroy whatever the cost?
        May the Warlord tear down a district in his own completed city?
        i pay full price for my own one?
        warlord gets gold for scrapping own building?
        rule against burning my own stuff as warlord?
        own palace down for 3 gold?
        is the warlord banned from his own city
        is my own district free to destroy as warlord, even a 5 cost one
        can i destroy my own district if my city is complete
        warlord only attacks others?
        Must the Warlord choose another player's city?
        do i get gold for destroying my own district
        own completed city, can my warlord destroy there
    .asked =
        what does tearing down my own market cost me as warlord
        own castle of 4, price for my warlord
        may warlord hit home or just others
        can the warlord hit himself
        how much to destroy my own 3 cost district
ruling-destroy-under-deck = A destroyed district goes under the district deck, whatever destroyed it: the Warlord, the Armory, the Framework or the Necropolis.
    .no =
        Does a destroyed district go back to its owner's hand?
        Is a destroyed district out of the game?
        do i pick up my building again after the warlord burned it
        armory blew up my library, do i get the card back
        does the warlord take the destroyed card into his hand
        framework destroyed for a build, back to my hand?
        is a nuked district shuffled into the deck
        destroyed by the warlord, may i build that same card next turn from my hand
        burned card back in my hand?
        destroyed district removed for good?
        Does the Warlord keep the card of the district he destroyed?
        discard pile for razed buildings?
        on top of the deck with the wrecked one?
        armory victim keeps his card?
        framework card comes back to hand after use?
        shuffle in the destroyed ones?
        is a destroyed district removed from the game
        does the warlord get the card he destroyed
        destroyed district on top of the deck?
        can i keep the card when the warlord destroys my district
        Does a destroyed district return to its owner's hand?
        do destroyed districts go on a discard pile
    .yes =
        does a razed building go to the bottom of the deck
        could somebody draw my destroyed palace again later
        necropolis: is the sacrificed district put under the deck
        bottom of deck for razed stuff right
        armory itself goes under the deck too?
        Are all destroyed districts put beneath the district deck, whoever destroyed them?
        may turn up again later when the deck gets that far?
        warlord or armory, same place for the card?
        used framework goes under the pile?
        can a destroyed district be drawn again later
        warlord destroys my castle, card under the deck?
        does the armorys target go under the deck
        Does a destroyed district go to the bottom of the district deck?
        is the sacrificed framework put under the deck
        do i lose the card when my district is destroyed
    .asked =
        What happens to the card when a district is blown up?
        My Castle was destroyed. Can I rebuild it, or where is the card now?
        where does the armory card go after use
        destroyed building goes where
        where is my razed castle card
        warlord destroyed my temple, where is the card
ruling-warlord-income = The Warlord takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Warlord get?
        Which districts pay the Warlord?
        I am the Warlord with two red districts: what do I collect?
        warlord with watchtower, prison and a market: how much income
        warlord reds 4, gold?
        colour for warlords income
        how much gold does the warlord get for red
        warlord with 1 red district, how much
    .yes =
        Do Barracks and Fortress earn the Warlord gold?
        prison and barracks, do i collect 2 as warlord
        is red the colour that pays the warlord
        does the watchtower give the warlord a coin
        warlord 1 per red?
        fortress and prison, 2 coins right
        Does the Warlord collect gold for the military districts in his own city?
        three reds as warlord, 3?
        no reds no district income for warlord?
        barracks pay warlord?
        do i get 1 gold per red district as warlord
        warlord with 2 reds, 2 gold?
        does the prison pay the warlord
        Does the Warlord get one gold for each military district?
        can the warlord collect for his watchtower
        is military the warlords color
    .no =
        does the warlord get gold for green districts
        do red districts in other cities pay the warlord
        warlord without red buildings, any income from the city
        two gold per red district for the warlord?
        does destroying a red district earn the warlord gold
        warlord paid for yellows?
        warlord 2 coins per red?
        Do the red districts of other players bring the Warlord gold?
        coin for each building i smash as warlord?
        blue ones give warlord gold?
        zero reds, still 1 gold for warlord?
        does the warlord get gold for blue districts
        does the warlord get gold for my red districts
        2 reds, 4 gold for the warlord?
        does the warlord get gold for destroying
        Does the Warlord collect for trade districts?
        no reds, does the warlord get 1
        warlord earns from purple?
ruling-warlord-own-bishop = With 2 or 3 players, a player who has both the Bishop and the Warlord cannot destroy in their own city: the Bishop's protection has no exception.
    .no =
        If I have both the Bishop and the Warlord, can I destroy a district of my own?
        There are two of us and I hold the Bishop and the Warlord: may I blow up my own Tavern?
        i hold bishop and warlord in a 2 player game, can i raze one of my own
        three players, bishop plus warlord: may i clear my cheap tavern away
        can i ignore my bishops protection because the warlord is mine
        is there an exception to the bishops protection for the owners own warlord
        duel, im bishop and warlord, i want to drop my tavern for something better, ok?
        bishop + warlord mine, burn my own market?
        2p i can waive my bishops protection?
        Does holding the Warlord override my own Bishop's protection?
        three of us, bishop and warlord in my hand, make room at home?
        own warlord counts as exception to own bishop?
        duel w both roles: my town open to my warlord?
        bishop protects only from other players warlords?
        bishop and warlord both mine, can i destroy my own district
        can my warlord ignore my own bishop
        2 players, i have bishop and warlord, can i burn my tavern
        does my bishop not protect against my own warlord
        am i allowed to destroy at home with bishop and warlord
        Can I destroy in my own city if I also have the Bishop?
        3 players, own bishop no obstacle for my warlord?
    .yes =
        Does my Bishop protect my city from my own Warlord?
        Does the protection of the blue character also bind its own player when he is rank 8?
        does my own bishop stop my own warlord at home
        bishop and warlord both mine, is my city off limits for me too
        holding both bishop and warlord, may i still destroy in someone elses city
        my bishop blocks my own warlord right
        both roles mine so home is off limits?
        Is my city protected by my Bishop even against myself as the Warlord?
        bishop & warlord: can still hit the opponent?
        no scrapping at home if i also got bishop, correct
        3p, bishop warlord combo, only foreign towns for my warlord?
        does my bishop protect me from my own warlord
        is my own city off limits if i have bishop and warlord
        bishop and warlord mine, destroying at home forbidden?
        can i still destroy in other cities with bishop and warlord
        Does the Bishop's protection hold against my own Warlord?
        my own bishop stops my own warlord?
        must i leave my own city alone as warlord if i have the bishop
    .asked =
        both bishop and warlord are my characters, what can i destroy
        2p im bishop and warlord, where may i burn
        why cant i raze my own tavern with bishop+warlord
        i have bishop and warlord, can i destroy at home
        own bishop and own warlord, who wins
ruling-rank-eight-origins = The gems on the cards show that the Warlord is from the original game and the Diplomat from The Dark City. The lists in the Ukrainian rulebook are not consistent about them.
    .yes =
        Is the Warlord from the original game?
        did the diplomat come with the dark city expansion
        does the gem on the warlord card mean the original game
        is the diplomat an expansion card
        can i tell from the gem that the diplomat came later with dark city
        warlord in the very first game?
        diplomat = dark city right
        Do the gems tell us where the Warlord and the Diplomat come from?
        ukrainian lists mix up the origin of rank 8 roles?
        warlord older than diplomat?
        is the warlord an original character
        is the diplomat from the dark city
        warlord original, diplomat dark city?
        do the gems show the origin of warlord and diplomat
        Does the Diplomat come from The Dark City?
        are the lists in the ukrainian book inconsistent about warlord and diplomat
        can i see from the gem that the warlord is original
    .no =
        was the warlord added with the dark city
        is the diplomat from the very first citadels
        are the ukrainian lists right about the origin marks of warlord and diplomat everywhere
        is the warlord a new card of the 2016 edition
        diplomat in original?
        warlord from dark city?
        Is the Diplomat new in the 2016 edition?
        ukrainian book consistent on warlord and diplomat gems?
        both warlord and diplomat from the same set?
        warlord a newcomer of 2016?
        is the warlord from the dark city
        is the diplomat an original character
        are warlord and diplomat both new in 2016
        diplomat from the first game?
        Are the Ukrainian lists consistent about the Warlord and the Diplomat?
        did the warlord come later than the diplomat
    .asked =
        Which version do the Warlord and the Diplomat come from?
        which set first had the diplomat
        what do the gems on warlord and diplomat say
        diplomat old or expansion
        warlord from which edition
        where does the diplomat come from
        is the warlord from the first game
ruling-warlord-end-of-turn = The Warlord destroys at the very end of his turn; only since 2016 can he do it at any time.
    .no =
        Can the Warlord destroy before he builds?
        can the warlord burn something before taking gold
        may i build after i destroyed with the warlord
        is the warlord free to strike at any moment
    .yes =
        does the warlord attack at the end of his turn
        must the warlord build first and destroy afterwards
    .asked =
        When does the Warlord attack?
        in which part of the turn does the warlord raze
ruling-warlord-not-completed-classic = A city of eight districts is safe from the Warlord; in a short game, a city of seven.
    .no =
        Can the Warlord destroy a district in a completed city?
        can the warlord burn one of my eight districts
        can the warlord knock the finished player back to seven
    .yes =
        am i safe from the warlord with eight districts
        seven districts in a normal game, can the warlord still hit me
        short game to seven: does a city of seven keep the warlord out
    .asked =
        how many districts make me safe from the warlord
ruling-warlord-not-completed-third = A completed city, with eight districts, is safe from the Warlord.
    .no =
        Can the Warlord destroy a district in a completed city?
        may the warlord raze in a full city of eight
        can i stop the end by burning a finished city with the warlord
    .yes =
        eight districts built, is the warlord harmless to me now
        i have 7 of 8 districts, can the warlord still attack
        is a finished city out of the warlords reach
    .asked =
        when does my city become safe from the warlord
ruling-warlord-short-third = In a short game a city of seven or six districts, as agreed, is safe from the Warlord. The book says eight because that is the usual number.
    .no =
        In a short game, can the Warlord destroy in a city of seven?
        we play to six: can the warlord hit a city of six
        does the warlord rule need eight districts even in a short game
    .yes =
        short game to seven, is my city of seven safe from the warlord
        we agreed on 7 districts and i have six, can the warlord still strike
        does protection from the warlord shrink with the agreed number in a short game
    .asked =
        short game: how many districts keep the warlord away
ruling-warlord-under-deck-older = A destroyed district goes under the district deck, like any discarded card.
    .asked =
        Where does a district go after the Warlord destroys it?
    .yes =
        is a destroyed district put under the deck
        can a district the warlord wrecked be drawn again later
    .no =
        do i get my card back after the warlord razed it
        does the warlord keep the card he destroyed
        does the book say where a destroyed district goes
        is the destroyed card shuffled into the deck
