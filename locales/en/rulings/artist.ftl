### The rulings of data/rulings/artist.toml, and the questions they answer: with yes, with no, or in another way.

ruling-artist-coin = The Artist beautifies one district or two in his turn, with 1 coin on each.
    .asked =
        How many districts can the Artist beautify in a turn?
        I am the Artist: how much do I have to spend, and on what?
        how many coins can the artist place per turn
        artist turn, how many buildings get a coin
    .yes =
        can the artist decorate two buildings in one turn
        is it ok if the artist puts a coin on just one district
        artist: one coin per district, max two districts?
    .no =
        can the artist beautify three districts in the same turn
        does the artist have to decorate two
        can i as artist put a coin on my whole city at once
ruling-artist-own-city = The Artist puts his coins only on districts in his own city.
    .no =
        Can the Artist put a coin on another player's district?
        can the artist beautify someone elses building
        artist wants to make the leaders tavern too expensive to swap, can he put a coin there
        may i decorate my neighbors city as the artist
        can an opponents artist stick a coin on my basilica to mess with me
    .yes =
        does the artist decorate only his own districts
        is another players city off limits for the artist
        am i safe from an opponents artist putting coins in my city
    .asked =
        whose districts can the artist beautify
ruling-artist-own-gold = The Artist takes the coins he puts on districts from his own gold, not from the bank.
    .yes =
        Does the Artist pay the coins on his districts from his own gold?
        does beautifying cost the artist his own cash
        artist with 1 gold, can he only decorate one building
        are the artists coins taken out of my stash
    .no =
        does the artist get the coins from the bank
        is beautifying free for the artist
        artist with no gold, can he still decorate
    .asked =
        Where do the Artist's coins come from?
        who pays for the coins of the artist
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
    .yes =
        Is there a maximum of coins on a building?
        is one coin the limit per district for the artist
        do the artists two coins have to go on different districts
        is a decorated district done, no more coins on it
    .asked =
        how many artist coins fit on one district
ruling-artist-point = A district with the Artist's coin scores 1 point more.
    .yes =
        Is a beautified district worth more points?
        Does an embellished building give a bonus at final scoring?
        does the artists coin add a point at the end
        is a decorated tavern worth 2 points
        beautified building scores cost plus one?
        do i get a victory point for each artist coin on my city
    .no =
        does the artist coin do nothing for the score
        is a beautified district worth 2 extra points
        does a decorated manor still score only 3
    .asked =
        What do the Artist's coins bring at the end?
        How many points does my decorated Palace score?
        how much is an artist coin worth at final scoring
ruling-artist-destroy = The Artist's coin costs the Warlord 1 gold more: he pays the printed cost instead of 1 less.
    .yes =
        Does the Warlord pay more to destroy a beautified district?
        My district carries a coin. Is it more expensive for rank 8 to raze?
        warlord wants to nuke my decorated manor, does it cost him 3
        does an artist coin make it pricier for the warlord
        beautified tavern: does the warlord have to pay 1
    .no =
        is a beautified tavern still free for the warlord
        is a decorated building immune to the warlord
        does the warlord ignore the artists coin when he pays
        can the warlord blow up a beautified church for 1 gold
    .asked =
        Does the Artist protect his buildings from the Warlord?
        I am the Warlord: what does it cost me to blow up an adorned Tavern?
        what does the warlord pay for a decorated palace
ruling-artist-swap-seize = The Artist's coin stays on a district that is exchanged or seized, and goes with it to the new city.
    .yes =
        Does the Artist's coin stay on a district that changes hands?
        I seized a building with a coin on it: is it mine together with the coin?
        marshal grabs my beautified prison, does the coin go with it
        does the diplomat get the artist coin along with the swapped district
        seized a decorated building as marshal, does it keep its extra point
    .no =
        The Diplomat took my decorated district. Do I get my coin back?
        do i take my artist coin off before the diplomat swaps my building
        is the coin returned to me when the marshal takes my decorated district
        does the artists coin go to the bank after a swap
        does a swapped district lose its decoration
    .asked =
        the diplomat swapped my decorated market, who has the coin now
ruling-artist-swap-price = For the Diplomat and the Marshal a district with the Artist's coin costs 1 more.
    .yes =
        Do the Diplomat and the Marshal pay more for a beautified district?
        marshal seizes a decorated prison of cost 2, does he pay 3
        does the artists coin count in the diplomats difference
        diplomat swaps his church for my beautified market, does he pay 1
    .no =
        does the marshal pay just the printed cost for a beautified tavern
        is the artist coin ignored when the diplomat works out the difference
        diplomat: 2 for a decorated 2, is that an even swap
    .asked =
        what does the marshal pay for a beautified tavern
        what difference does the diplomat pay for a decorated castle against a manor
ruling-artist-coin-destroyed = The Artist's coin on a destroyed district goes to the bank: no book gives it to anyone, and it was no longer in the stash.
    .no =
        Does the owner get the Artist's coin back when the district is destroyed?
        does the warlord pocket the artist coin when he destroys the district
        armory blew up my beautified church, do i get the coin back
        i sacrifice a decorated building for the necropolis, can i keep its coin
        framework with an artist coin on it is destroyed, coin back in my stash?
        do i get refunded for the artist coin when my city gets hit
    .yes =
        warlord burns my beautified tavern, is my coin lost
        does the coin of a destroyed decorated district go to the bank
        artist coin on a razed building, gone for good?
    .asked =
        Where does the coin go when a beautified district is blown up?
        The Warlord burned my decorated Cathedral. Who gets the coin on it?
        i used my beautified framework to build, where does the coin go
ruling-artist-coin-no-shield = The Artist's coin does not stop the Armory, the Framework or the Necropolis: they destroy without payment, so a higher cost changes nothing.
    .no =
        Does the Artist's coin protect a district against the Armory?
        Does the Artist's coin protect against the Armory?
        does my decorated palace cost the armory 1 gold to blow up
        must i pay extra to trade in a beautified district for the necropolis
        does a coin on the framework make using it more expensive
        is a beautified building safe from the armory
    .yes =
        can the armory destroy a district with an artist coin for free
        can i destroy my beautified framework to build something
        may a decorated building be sacrificed for the necropolis
    .asked =
        what does the armory pay to destroy a beautified district
ruling-artist-cost = A district with the Artist's coin costs 1 more for everything, for the rest of the game. The English text says so, and we follow it; the Ukrainian one mentions only the price of attacking it and the points.
    .yes =
        Does the Artist's coin raise the cost itself?
        Is a beautified district more expensive for everything?
        My Manor of cost 3 has a coin on it. Is it a 4 now?
        does a beautified church count as a cost 3 district from now on
        is the artists cost increase permanent
        does the plus one of the artist last until the end of the game
    .no =
        does the coin of the artist wear off next round
        is the artists coin only a bonus point, cost unchanged
        after beautifying, does the district still have its printed cost
        english and ukrainian book differ on the artist: is it just the attack price that goes up?
    .asked =
        Does beautifying change the cost or only the points?
        for what does the artists plus one cost count
ruling-artist-marshal-limit = A district of cost 3 costs 4 with the Artist's coin, and the Marshal cannot seize anything above 3: the English book raises the cost itself.
    .no =
        Can the Marshal seize a beautified district of cost 3?
        I am the Marshal: a decorated 3, may I grab it?
        marshal vs my docks with a coin on them, can he take them
        decorated barracks cost 3 printed, marshal may seize?
        can the marshal just pay 4 for a beautified 3
    .yes =
        I put a coin on my Manor of cost 3. Is it out of the Marshal's reach now?
        does the artist coin lift a 3 cost building over the marshals limit
        am i safe from the marshal if i beautify my manor
        beautified prison printed 2, can the marshal still seize it
        is a monastery with an artist coin too expensive for the marshal
    .asked =
        Does embellishing save a cheap district from being seized?
        which beautified districts can the marshal still seize
ruling-artist-basilica = The Artist's coin raises the cost for good, so for the Basilica odd becomes even and even becomes odd. A beautified Basilica costs 5 and counts itself.
    .yes =
        Does the Artist's coin change what the Basilica counts?
        I own the Basilica and put a coin on a district of cost 3. Do I lose the point for it?
        beautified castle cost 4, does the basilica now give me a point
        does a coin turn an even district odd for the basilica
        my basilica has an artist coin on it, does it score itself
    .no =
        decorated tavern, does the basilica still count it as odd
        does the basilica look at the printed cost and ignore the artist coin
        i beautified my docks, do i still get the basilica point for them
        is a beautified basilica still even
    .asked =
        Is a beautified district odd or even for the Basilica?
        Odd or even: do I look at the printed number or add the Artist's coin?
        basilica and artist: which cost do i check
ruling-coins-not-in-stash = The Artist's coins on districts are not in your stash: the Imperial Treasury does not count them, and if they are all you have, the Poor House pays you.
    .no =
        Do the Artist's coins count as my gold for the Imperial Treasury or the Poor House?
        Do coins on districts score with the Imperial Treasury?
        Is gold on a building still mine at the end?
        imperial treasury: do i add the coins lying on beautified buildings
        can i spend the artist coin sitting on my district
        artist coins on my city stop the poor house from paying me, right?
        do beautify coins give two points with the imperial treasury
    .yes =
        I have no gold left except the coins on my decorated buildings. Do I get the coin of the Poor House?
        0 gold in hand but coins on two districts, does the poor house trigger
        are the artists coins out of my stash for the imperial treasury
        do i count as broke for the poor house with coins on my buildings
    .asked =
        whats with artist coins and the imperial treasury
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
ruling-artist-price-older = The Warlord pays 1 gold more to destroy a district with the Artist's coin, and the Diplomat 1 more to exchange it.
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
ruling-artist-point-third = A district with the Artist's coin scores 1 more: the coin raises the cost, and districts score their cost. The book doesn't spell it out.
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
ruling-coins-not-yours-classic = The Artist's coins on districts are no longer yours: the Imperial Treasury and the Poor House don't count them.
    .no =
        Do the Artist's coins count as my gold for the Imperial Treasury or the Poor House?
        does the imperial treasury score coins lying on districts
        are the artists coins still mine for the imperial treasury
        do coins on buildings keep the poor house from working
        may i pay with the coin on my decorated district
    .yes =
        no gold except the coins on my districts, does the poor house pay
        are artist coins left out of the imperial treasury
