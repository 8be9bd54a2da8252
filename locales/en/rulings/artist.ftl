### The rulings of data/rulings/artist.toml, and the questions they answer: with yes, with no, or in another way.

ruling-artist-coin = The Artist beautifies one or two districts on his turn, with 1 coin on each.
    .asked =
        How many districts can the Artist beautify in a turn?
        I am the Artist: how much do I have to spend, and on what?
        how many coins can the artist place per turn
        artist turn, how many buildings get a coin
        artist per turn limit?
        beautifying: number of districts in a turn
        artist how many districts
    .yes =
        can the artist decorate two buildings in one turn
        is it ok if the artist puts a coin on just one district
        artist: one coin per district, max two districts?
        two buildings get a coin each, thats the artists max?
        artist decorates one and stops, ok
        at most 2 coins out per turn as artist, right
        is it one coin on a building for the artist, not more
        artist can do one or two this turn as he likes?
        can i spend 2 gold on two of my houses as artist
        can i beautify two districts as artist
        may the artist beautify only one
        artist 2 coins on 2 districts ok?
        is two the maximum for the artist
        does the artist put one coin per district
    .no =
        can the artist beautify three districts in the same turn
        does the artist have to decorate two
        can i as artist put a coin on my whole city at once
        four buildings decorated in one artist turn?
        artist drops 3 coins per turn?
        is one district too few for the artist
        artist with 6 gold beautifies 6?
        does the artist put 2 coins on each
        as artist am i limited to just a single district per turn
        may i beautify 3 districts as artist
        does the artist have to use two coins
        can the artist decorate every district in his city
        artist must beautify at least two?
        artist 5 coins in one turn ok?
        Is the Artist limited to a single coin per turn?
ruling-artist-own-city = The Artist puts his coins only on districts in his own city.
    .no =
        Can the Artist put a coin on another player's district?
        can the artist beautify someone elses building
        artist wants to make the leaders tavern too expensive to swap, can he put a coin there
        may i decorate my neighbors city as the artist
        can an opponents artist stick a coin on my basilica to mess with me
        artist adds a coin to your keep?
        can i beautify bobs palace as artist
        artist ruins my basilica count by decorating my docks?
        may i as artist pay for a coin on my partners city
        does the artist choose any city like the warlord does
        one coin in my city one in yours, artist?
        can the artist put coins on my districts if hes my opponent
        may i beautify another players district as artist
        can someone elses artist change the cost of my district
        artist may choose any city?
        does the artist work on other peoples cities
        Is the Artist allowed to beautify an opponent's building?
    .yes =
        does the artist decorate only his own districts
        is another players city off limits for the artist
        am i safe from an opponents artist putting coins in my city
        artist sticks to his own town, right
        no one elses artist can tamper with my districts?
        are your buildings beyond my artist
        only mine get beautified when im artist?
        can i rest easy that the artist wont put coins on my stuff
        artist paints at home only?
        must the artist use his own city
        am i safe from the artist
        can i only beautify my own districts as artist
        does the artist leave other cities alone
        artist in my city banned if its not mine?
    .asked =
        whose districts can the artist beautify
        artist: in which city do the coins go
        where may the artist beautify
        artist beautifies whose city
ruling-artist-own-gold = The Artist takes the coins he puts on districts from his own gold, not from the bank.
    .yes =
        Does the Artist pay the coins on his districts from his own gold?
        does beautifying cost the artist his own cash
        artist with 1 gold, can he only decorate one building
        are the artists coins taken out of my stash
        artist spends from his purse, right
        two coins placed as artist, im 2 poorer?
        broke artist cant decorate?
        is the money for beautifying mine, not the banks
        im artist with a single coin, so just one building?
        do the artists coins come out of what i could spend
        do i pay the artist coins from my stash
        no gold, artist cant beautify?
        does it cost me gold to beautify as artist
        artist beautifies two, loses 2 gold?
        must the artist use his own coins
    .no =
        does the artist get the coins from the bank
        is beautifying free for the artist
        artist with no gold, can he still decorate
        bank foots the artists bill?
        artist decorates for nothing?
        artist on zero gold borrows coins for his districts?
        does another player pay the artists coins
        artist gets coins handed out for free each turn?
        are the beautify coins extra tokens, not real gold, artist
        do i get the artist coins from the bank
        is beautifying free for me as artist
        can the artist beautify without gold
        do the other players pay for the artist
        artist coins are a gift from the bank?
        Does the Artist place coins without spending his own gold?
    .asked =
        Where do the Artist's coins come from?
        who pays for the coins of the artist
        whose money does the artist use
        what does it cost the artist to decorate two
        artist coins from where
ruling-artist-once = A district has at most one coin of the Artist on it.
    .no =
        Can the Artist beautify the same district twice?
        Can one district have two coins?
        I am the Artist again and my Cathedral already has a coin. May I add another?
        A new Artist a few rounds later: does the decorated district get a second coin?
        May the Artist put both coins on the same building?
        can i stack coins on my dragon gate with the artist
        already beautified last round, can i do it again for another point
        may two coins of the artist lie on one card
        can the artist keep raising the same districts cost every turn
        artist puts two on the palace?
        my tavern has a coin since round 2, another now as artist?
        artist piles up coins to make it worth 3 more?
        third round as artist, third coin on the same church?
        different player took artist coin district over, can he add his own?
        artist may double decorate if both coins are mine?
        can i put two artist coins on one district
        may i beautify the same building again as artist
        already decorated, can another artist add a coin?
        artist two coins same building ok?
        can my district get 3 artist coins over the game
        Can a beautified district receive a second coin from the Artist?
    .yes =
        Is there a maximum of coins on a building?
        is one coin the limit per district for the artist
        do the artists two coins have to go on different districts
        is a decorated district done, no more coins on it
        one coin per building forever, artist?
        cathedral already decorated, artist must pick another one, right
        can an artist coined district never get a second
        both artist coins must be spread over two buildings?
        beautified once means done, even for a later artist?
        is there a lifetime cap of one artist coin on a card
        is one artist coin per district the maximum
        district already has a coin, is the artist barred from it?
        must i choose another district if this one is beautified, artist
        can a district be beautified only once by the artist
        do my two artist coins have to go on two districts
    .asked =
        how many artist coins fit on one district
        max artist coins per building
        already decorated, can artist go again, how often
        artist coins per district max
ruling-artist-point = A district with the Artist's coin scores 1 extra point.
    .yes =
        Is a beautified district worth more points?
        Does an embellished building give a bonus at final scoring?
        does the artists coin add a point at the end
        is a decorated tavern worth 2 points
        beautified building scores cost plus one?
        do i get a victory point for each artist coin on my city
        artist coin equals one extra point?
        palace with coin counts 6?
        does beautifying pay off in the final tally
        2 decorated buildings give me 2 more points, right
        my 4 cost castle with a coin scores 5?
        is the bonus from the artist worth a point each
        do i get a point for an artist coin
        district cost 3 with artist coin, 4 points?
        does the artist give me extra points
        two artist coins in my city, 2 extra points?
        is a beautified district worth 1 more
    .no =
        does the artist coin do nothing for the score
        is a beautified district worth 2 extra points
        does a decorated manor still score only 3
        artist coin worth 3 points?
        coin on my church, score unchanged?
        beautified district counts double?
        do i lose a point for the coin i spent with artist
        artist coin on a 1 cost tavern makes it 3 points?
        points for artist coins only if im artist at the end?
        is the artist coin worth nothing at the end
        artist coin 2 points?
        cost 5 with artist coin, still 5 points?
        do i lose points for beautified districts with artist
        beautified 2 cost scores 4?
        Does the Artist's coin only matter for attacks and not for points?
    .asked =
        What do the Artist's coins bring at the end?
        How many points does my decorated Palace score?
        how much is an artist coin worth at final scoring
        decorated 4 coster, points?
        what does artist do for my score
        artist coin how many points
ruling-artist-destroy = The Artist's coin costs the Warlord 1 extra gold: he pays the printed cost instead of 1 less.
    .yes =
        Does the Warlord pay more to destroy a beautified district?
        My district carries a coin. Is it more expensive for rank 8 to raze?
        warlord wants to nuke my decorated manor, does it cost him 3
        does an artist coin make it pricier for the warlord
        beautified tavern: does the warlord have to pay 1
        coin on my market so the warlord pays 2 not 1?
        warlord hits a decorated 4, price is 4?
        does beautifying make me dearer to smash, right?
        free raze of my tavern no longer possible with a coin on it?
        warlord shells out one extra because of the artist?
        decorated palace takes 5 out of the warlords purse?
        does the artist coin make my district more expensive to destroy
        do i pay 1 more as warlord for a beautified district
        warlord, 3 cost with artist coin, pays 3?
        can the warlord still destroy a beautified district
        does the artist coin help me against the warlord a little
    .no =
        is a beautified tavern still free for the warlord
        is a decorated building immune to the warlord
        does the warlord ignore the artists coin when he pays
        can the warlord blow up a beautified church for 1 gold
        coin or no coin, warlord pays cost minus 1 as printed?
        decorated tavern razed for nothing?
        artist coin makes it warlord proof?
        warlord pays 2 more for beautified?
        3 cost with a coin, warlord gets it done for 2?
        is there a discount for the warlord on decorated ones
        is my beautified district safe from the warlord
        warlord pays the same for a beautified one?
        cost 1 with artist coin, free for warlord?
        may the warlord destroy a decorated 4 for 3
        does the artist coin make it cheaper for the warlord
        Is a beautified district protected completely from the Warlord?
    .asked =
        Does the Artist protect his buildings from the Warlord?
        I am the Warlord: what does it cost me to blow up an adorned Tavern?
        what does the warlord pay for a decorated palace
        beautified temple, warlord bill?
        how does an artist coin change what the warlord pays
        warlord pays how much for a 3 with an artist coin
ruling-artist-swap-seize = The Artist's coin stays on a district that is exchanged or seized, and goes with it to the new city.
    .yes =
        Does the Artist's coin stay on a district that changes hands?
        I seized a building with a coin on it: is it mine together with the coin?
        marshal grabs my beautified prison, does the coin go with it
        does the diplomat get the artist coin along with the swapped district
        seized a decorated building as marshal, does it keep its extra point
        coin travels with the district when the marshal takes it?
        diplomat swaps my decorated house, he gets the coin with it?
        the decoration stays on after a swap, right
        i received a beautified district from the diplomat, the +1 is mine now?
        seized building brings its artist coin into my town?
        have i lost my artist coin along with the seized district
        does the artist coin go with the district when seized
        do i lose my artist coin when the marshal takes the district
        diplomat took my beautified district, does he get the point now?
        can i keep the artist coin on a district i swapped for
        does the coin remain on the district after the diplomats swap
    .no =
        The Diplomat took my decorated district. Do I get my coin back?
        do i take my artist coin off before the diplomat swaps my building
        is the coin returned to me when the marshal takes my decorated district
        does the artists coin go to the bank after a swap
        does a swapped district lose its decoration
        i pull my coin off before the marshal carts it away?
        swapped district arrives without its coin?
        diplomat must give me back the artist coin?
        artist coin to the bank when a district is seized?
        does the extra point stay with me after the diplomat took the decorated one
        old owner keeps the coin, new owner the building?
        do i get my artist coin back after the diplomat took the district
        can i keep the coin when the marshal seizes my decorated building
        does the artist coin go away when a district is swapped
        marshal takes it, coin to bank?
        may the old owner keep the artist coin
        Does a beautified district lose its coin when the Marshal seizes it?
    .asked =
        the diplomat swapped my decorated market, who has the coin now
        marshal seized it, whose is the artist coin
        where does the coin go when a beautified one changes city
        seized district, who has the artist coin
ruling-artist-swap-price = For the Diplomat and the Marshal a district with the Artist's coin costs 1 more.
    .yes =
        Do the Diplomat and the Marshal pay more for a beautified district?
        marshal seizes a decorated prison of cost 2, does he pay 3
        does the artists coin count in the diplomats difference
        diplomat swaps his church for my beautified market, does he pay 1
        decorated 2 counts as 3 when the marshal pays?
        diplomat trading a 3 for a decorated 3 pays me 1?
        artist coin bumps the price for marshal and diplomat, right
        do i get 2 coins from the marshal for my beautified tavern
        diplomat gives 4, takes decorated 4, owes 1?
        is the extra coin part of the cost in a swap
        does the marshal pay me 1 more for a beautified district
        do i pay the artist coin too as diplomat
        marshal, 1 cost with artist coin, pays 2?
        does the artist coin raise the diplomats price
        my decorated district got seized, do i get 1 more?
    .no =
        does the marshal pay just the printed cost for a beautified tavern
        is the artist coin ignored when the diplomat works out the difference
        diplomat: 2 for a decorated 2, is that an even swap
        marshal pays 1 for a beautified 1 cost?
        artist coin makes no odds for the diplomats sum?
        marshal pays 2 more for a decorated one?
        2 for decorated 2, diplomat pays zero?
        diplomat ignores coins and compares printed numbers?
        does the coin lower what the marshal owes me
        does the marshal pay the printed price for a decorated one
        diplomat doesnt count the artist coin?
        marshal, 2 cost with artist coin, pays 2?
        is the swap price unchanged by the artist coin
        do i as diplomat save 1 if the district is beautified
        Is the Artist's coin irrelevant for what the Marshal pays?
    .asked =
        what does the marshal pay for a beautified tavern
        what difference does the diplomat pay for a decorated castle against a manor
        beautified market, marshals price?
        how do you reckon the diplomats difference with an artist coin on it
        marshal pays how much for a 2 with artist coin
ruling-artist-coin-destroyed = The Artist's coin on a destroyed district goes to the bank: no rulebook gives it to anyone, and it was no longer in the stash.
    .no =
        Does the owner get the Artist's coin back when the district is destroyed?
        does the warlord pocket the artist coin when he destroys the district
        armory blew up my beautified church, do i get the coin back
        i sacrifice a decorated building for the necropolis, can i keep its coin
        framework with an artist coin on it is destroyed, coin back in my stash?
        do i get refunded for the artist coin when my city gets hit
        can i scoop my coin up before the ruin goes under the deck
        razed beautified market, coin to its owner?
        warlord takes the coin as loot?
        cracked my decorated framework, coin to my purse?
        does the armory user collect the artist coin
        coin moves to another of my districts when one is razed?
        do i get my artist coin back when the district is destroyed
        can the warlord take the artist coin
        does the artist coin return to my stash after destruction
        district destroyed, can i move the artist coin to another one
        may i keep the coin from my destroyed beautified building
        Does the player who destroys a beautified district receive the coin?
    .yes =
        warlord burns my beautified tavern, is my coin lost
        does the coin of a destroyed decorated district go to the bank
        artist coin on a razed building, gone for good?
        decorated one razed, coin into the bank?
        my artist coin is lost when the building goes down, right
        nobody gets the coin off a destroyed district?
        is the money on a blown up building gone
        sacrificed a beautified one for necropolis, coin to the bank?
        warlord doesnt get to keep the artist coin he burned?
        beautified district destroyed, is the artist coin lost?
        does the bank get the artist coin of a destroyed district
        do i lose my artist coin when the warlord destroys the district
        is the coin gone when a decorated district is blown up
        my beautified district was destroyed, coin to the bank?
    .asked =
        Where does the coin go when a beautified district is blown up?
        The Warlord burned my decorated Cathedral. Who gets the coin on it?
        i used my beautified framework to build, where does the coin go
        who has the coin once a decorated house is smashed
        destroyed beautified district, what about the gold on it
        artist coin on destroyed district goes where
ruling-artist-coin-no-shield = The Artist's coin does not stop the Armory, the Framework or the Necropolis: they destroy without payment, so a higher cost changes nothing.
    .no =
        Does the Artist's coin protect a district against the Armory?
        Does the Artist's coin protect against the Armory?
        does my decorated palace cost the armory 1 gold to blow up
        must i pay extra to trade in a beautified district for the necropolis
        does a coin on the framework make using it more expensive
        is a beautified building safe from the armory
        artist coin saves my castle from armory?
        pay a coin more to armory a decorated one?
        is a decorated framework blocked from use
        necropolis needs an undecorated victim?
        beautified means it cant be destroyed at all, armory or not?
        does the armory bounce off a district with a coin
        does the artist coin save my district from the armory
        armory costs 1 for a beautified district?
        is my decorated building safe from armory
        can a beautified framework not be used anymore
        do i pay extra to sacrifice a district with an artist coin for the necropolis
        Does a beautified district resist the Armory?
    .yes =
        can the armory destroy a district with an artist coin for free
        can i destroy my beautified framework to build something
        may a decorated building be sacrificed for the necropolis
        armory doesnt care about artist coins, right
        decorated framework can be cracked like normal?
        coin on it or not, i can trade it in for necropolis?
        armory blows a beautified palace for nothing?
        is the artist coin no defence against an armory
        sacrificing a decorated tavern for necropolis costs nothing extra?
        can the armory destroy my beautified district
        may i sacrifice a beautified district for necropolis
        is the armory still free on a district with an artist coin
        do i lose my decorated district to the armory just the same
        can i use a framework that has an artist coin on it
    .asked =
        what does the armory pay to destroy a beautified district
        decorated target and the armory, any difference
        artist coin vs necropolis sacrifice, extra to pay?
        armory on a district with artist coin, allowed or not
ruling-artist-cost = A district with the Artist's coin costs 1 more for everything, for the rest of the game. (The Ukrainian edition mentions only the price of attacking it and the points.)
    .yes =
        Does the Artist's coin raise the cost itself?
        Is a beautified district more expensive for everything?
        My Manor of cost 3 has a coin on it. Is it a 4 now?
        does a beautified church count as a cost 3 district from now on
        is the artists cost increase permanent
        does the plus one of the artist last until the end of the game
        docks 3 with a coin is a 4 for all purposes?
        the coin ups the cost permanently, right
        rest of the game that church costs one more?
        artist changes cost and not just points?
        is the english wording the one you use for the artists cost
        decorated castle is a 5 whenever cost matters?
        does a beautified district cost 1 more for the whole game
        cost 4 with artist coin, counts as 5?
        is the artists extra cost permanent for my district
        does the artist coin count for the cost in every way
        do i treat my beautified 2 as a 3
    .no =
        does the coin of the artist wear off next round
        is the artists coin only a bonus point, cost unchanged
        after beautifying, does the district still have its printed cost
        english and ukrainian book differ on the artist: is it just the attack price that goes up?
        cost is back to normal once i stop being artist?
        artist coin just a point, price stays as printed?
        the higher cost counts only when attacked?
        does the artist raise the cost by 2
        you follow the ukrainian text where only the attack price rises?
        my beautified temple is still a 1 for everything but scoring?
        does the artist coin only change points
        is the artist effect over after this round
        cost 3 with artist coin, still cost 3?
        does the printed cost stay valid with an artist coin
        artist coin makes it cost 2 more?
        Does the Artist's coin leave the cost of the district untouched?
    .asked =
        Does beautifying change the cost or only the points?
        for what does the artists plus one cost count
        does the coin alter the districts cost and for how long
        decorated 2, what is its cost now
        what does a district cost with an artist coin
ruling-artist-marshal-limit = A district of cost 3 costs 4 with the Artist's coin, and the Marshal cannot seize anything above 3: the rulebook raises the cost itself.
    .no =
        Can the Marshal seize a beautified district of cost 3?
        I am the Marshal: a decorated 3, may I grab it?
        marshal vs my docks with a coin on them, can he take them
        decorated barracks cost 3 printed, marshal may seize?
        can the marshal just pay 4 for a beautified 3
        marshal grabs a coined 3 by paying the 4?
        printed 3 is what the marshal looks at, coin or no coin?
        beautified harbor 4 cost within marshals reach?
        marshal with lots of gold may seize my decorated monastery?
        does the coin leave my manor within the marshals limit
        coined 2 cost is out of the marshals reach?
        may the marshal seize a 3 with an artist coin
        can they take my beautified 3 with the marshal
        does the artist coin not matter for the marshals limit
        i am marshal, decorated 3, may i pay 4 and take it
        is a beautified 2 safe from the marshal
        Is a district of printed cost 3 with a coin still within the Marshal's limit?
    .yes =
        I put a coin on my Manor of cost 3. Is it out of the Marshal's reach now?
        does the artist coin lift a 3 cost building over the marshals limit
        am i safe from the marshal if i beautify my manor
        beautified prison printed 2, can the marshal still seize it
        is a monastery with an artist coin too expensive for the marshal
        3 cost plus coin equals 4 so marshal cant have it?
        decorated docks are out of the marshals range, right
        can i protect my 3 coster from seizure by beautifying
        marshal takes a coined 2 since its only 3?
        is a beautified 3 over the top for the marshal
        one artist coin and the manor is marshal proof?
        is my 3 cost with artist coin safe from the marshal
        beautified 3, marshal cant take it?
        can i protect a 3 cost district from the marshal with the artist
        may the marshal take a beautified 2
        does the artist coin make a 3 too expensive for the marshal
    .asked =
        Does embellishing save a cheap district from being seized?
        which beautified districts can the marshal still seize
        decorated 3 coster, can marshal get it and why
        up to what printed cost can marshal take a beautified one
        marshal and a 3 with artist coin, allowed or not
ruling-artist-basilica = The Artist's coin raises the cost for good, so for the Basilica odd becomes even and even becomes odd. A beautified Basilica costs 5 and counts itself.
    .yes =
        Does the Artist's coin change what the Basilica counts?
        I own the Basilica and put a coin on a district of cost 3. Do I lose the point for it?
        beautified castle cost 4, does the basilica now give me a point
        does a coin turn an even district odd for the basilica
        my basilica has an artist coin on it, does it score itself
        3 with a coin is even so basilica drops it?
        coined temple, now 2, no basilica point right
        put a coin on my 4 cost castle to make it odd for basilica, works?
        basilica with its own coin is odd and counts itself?
        do i use cost incl. coin for odd or even, basilica
        decorating odd ones hurts my basilica?
        does the artist coin change odd to even for basilica
        beautified 4 counts for basilica?
        do i lose a basilica point if i beautify a 3
        can i make an even district count for basilica with the artist
        beautified basilica counts itself?
    .no =
        decorated tavern, does the basilica still count it as odd
        does the basilica look at the printed cost and ignore the artist coin
        i beautified my docks, do i still get the basilica point for them
        is a beautified basilica still even
        basilica goes by printed numbers only?
        beautified 5 coster still odd for basilica?
        coin on a 2 changes nothing for basilica?
        coined 3 gives a basilica point?
        decorated basilica is still not counted by itself?
        do two decorated evens stay worthless for basilica
        does a beautified 3 still score for basilica
        basilica ignores artist coins?
        cost 1 with artist coin, basilica point?
        does a decorated 2 stay even for the basilica
        is the printed cost used for basilica even with an artist coin
        Does the Basilica count a cost 5 district with the Artist's coin?
    .asked =
        Is a beautified district odd or even for the Basilica?
        Odd or even: do I look at the printed number or add the Artist's coin?
        basilica and artist: which cost do i check
        basilica plus artist coin on a 2, point or not
        how does decorating flip basilica points
        artist coin on a 4, basilica point or not
ruling-coins-not-in-stash = The Artist's coins on districts are not in your stash: the Imperial Treasury does not count them, and if they are all you have, the Poor House pays you.
    .no =
        Do the Artist's coins count as my gold for the Imperial Treasury or the Poor House?
        Do coins on districts score with the Imperial Treasury?
        Is gold on a building still mine at the end?
        imperial treasury: do i add the coins lying on beautified buildings
        can i spend the artist coin sitting on my district
        artist coins on my city stop the poor house from paying me, right?
        do beautify coins give two points with the imperial treasury
        4 in purse and 2 on houses makes 6 treasury points?
        artist coins block my poor house?
        can i take an artist coin off to pay for something
        beautify coins count as stash for the treasury?
        does each placed artist coin score with imperial treasury as well
        not broke for the poor house because theres gold on my palace?
        does imperial treasury count artist coins
        do artist coins keep me from getting the poor house coin
        may i spend the artist coins on my districts
        3 gold and 2 artist coins, imperial treasury gives 5?
        are coins on districts part of my stash
        Does the Poor House refuse to pay because of the Artist's coins in my city?
    .yes =
        I have no gold left except the coins on my decorated buildings. Do I get the coin of the Poor House?
        0 gold in hand but coins on two districts, does the poor house trigger
        are the artists coins out of my stash for the imperial treasury
        do i count as broke for the poor house with coins on my buildings
        only coins left are on my buildings, poor house pays?
        treasury skips the artist coins on districts, right
        money on a building is not mine to spend any more?
        do artist coins leave my stash once placed
        poor house sees me as broke despite decorated districts?
        4 in purse, 2 on buildings, treasury gives 4?
        do i get poor house gold when i only have coins on districts
        are artist coins ignored by the imperial treasury
        no gold but artist coins on my city, does poor house pay?
        do artist coins not count as my gold
        5 gold and 1 artist coin, imperial treasury 5 points?
    .asked =
        whats with artist coins and the imperial treasury
        coins on districts: do they count for poor house and treasury
        treasury total with 3 in stash and 1 on a decorated card
        do artist coins count for imperial treasury or not
ruling-artist-coin-older = The Artist puts 1 coin on each of one or two districts.
    .asked =
        How many districts can the Artist beautify in a turn?
        how many coins does the artist place
    .yes =
        may the artist decorate two districts in a turn
        can the artist put down only one coin
    .no =
        can the artist beautify three districts at once
        must the artist decorate two
        does the artist put two coins on each district
ruling-artist-price-older = The Warlord pays 1 extra gold to destroy a district with the Artist's coin, and the Diplomat 1 extra to exchange it.
    .yes =
        Do the Warlord and the Diplomat pay more for a beautified district?
        decorated market, does the warlord pay 2
        does the diplomat pay 1 more for a district with a coin
    .no =
        is a beautified tavern free for the warlord
        does the diplomat ignore the artists coin
        is a decorated district safe from the warlord
    .asked =
        what does the warlord pay for a decorated manor
ruling-artist-point-third = A district with the Artist's coin scores 1 extra point: the coin raises the cost, and districts score their cost. The book does not spell it out.
    .yes =
        Is a beautified district worth more points?
        does the artists coin give a point at the end
        beautified tavern, 2 points instead of 1?
    .no =
        does the artist coin count for nothing in the score
        does a decorated manor still score 3
        does the artist coin score 2 points
    .asked =
        how many points for a beautified palace
ruling-coins-not-yours-classic = The Artist's coins on districts are no longer yours: the Imperial Treasury and the Poor House do not count them.
    .no =
        Do the Artist's coins count as my gold for the Imperial Treasury or the Poor House?
        does the imperial treasury score coins lying on districts
        are the artists coins still mine for the imperial treasury
        do coins on buildings keep the poor house from working
        may i pay with the coin on my decorated district
    .yes =
        no gold except the coins on my districts, does the poor house pay
        are artist coins left out of the imperial treasury
