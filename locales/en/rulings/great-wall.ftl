### The rulings of data/rulings/great-wall.toml, and the questions they answer: with yes, with no, or in another way.

ruling-wall-itself = Rank 8 pays 1 extra gold for every district in a city with the Great Wall, including the Wall. Some printings say "other" district; we follow the newer "any".
    .yes =
        Does the Great Wall protect itself?
        Is destroying the Great Wall also 1 more?
        I have the Great Wall: is the Wall itself covered by its own surcharge?
        does the great wall count for every building in my city
        diplomat wants the great wall itself, is there a surcharge
        warlord targets the wall card, plus 1 too?
        our copy says other district, does the great wall still cover itself
        wall card is covered by its own surcharge?
        any district in the wall town incl the wall, right
        hitting the great wall also one more for rank 8?
        older print says other, but you count the wall too?
        marshal or warlord going for the great wall card pays +1?
        is every building of mine dearer, wall included
        is the great wall itself protected by its surcharge
        do i pay 1 more to hit the great wall as warlord
        does great wall cover all my districts and itself
        is the great wall also more expensive to take
        does "any district" include the great wall
    .no =
        is the great wall itself cheaper to hit than the rest
        does the great wall only cover one district
        does the great wall leave itself out
        does the great wall protect the other players districts as well
        wall not covered by itself?
        great wall cheaper than the rest to attack?
        you go by the printing with "other" district for great wall?
        wall only helps its neighbors left and right?
        great wall card can be razed at the normal discount?
        does the wall cover opponents too
        is the great wall excluded from its own protection
        can they destroy the great wall without paying extra
        does great wall only protect other districts
        do you follow the "other district" printing for the great wall
        great wall itself no surcharge?
        Does the Great Wall protect every district except itself?
    .asked =
        Which districts does the Great Wall make more expensive?
        is the great wall itself behind the wall, price for hitting it
        other or any district, great wall wording
        does great wall protect itself or not
ruling-wall-diplomat-own = The Great Wall counts for the district the Diplomat takes, not for the one he gives away: his own Wall costs him nothing.
    .no =
        Does the Diplomat pay for the Great Wall in his own city?
        I am the Diplomat and have the Wall: is giving away my district more expensive?
        The Diplomat owns the Great Wall and swaps out his own building: does he owe an extra coin?
        im diplomat with the great wall, +1 for what i give away?
        does the diplomats own wall make his trade dearer
        my wall, my swap as the diplomat, do i pay myself a penalty
        does the diplomat have to pay because his own building sits behind a wall
        diplomat pays 1 for leaving his own wall?
        own great wall makes my diplomat trade dearer?
        both walls count, his and mine, diplomat pays 2?
        diplomat pays himself the surcharge?
        giving away the great wall costs the diplomat a coin?
        diplomat needs an extra coin as hes got the wall?
        do i pay 1 more as diplomat because of my own great wall
        does my great wall make giving away a district dearer as diplomat
        diplomat owns the great wall, plus 1 gold?
        does the diplomat pay for both walls
        is my own great wall a problem for my diplomat
        Does the Diplomat pay the surcharge for the Great Wall in his own city?
    .yes =
        is giving a district from behind my own great wall free of surcharge for the diplomat
        can the diplomat hand over his great wall itself at no extra coin
        only the wall of the city the diplomat takes from counts?
        my own wall is free when i trade as diplomat?
        diplomats wall doesnt count, only the victims, right
        giving from my walled town costs no extra as diplomat?
        can i as diplomat trade off the great wall itself without the +1
        is it the taken district that matters for the wall, not mine, diplomat
        diplomat behind his own wall trades equal for 0?
        im diplomat and own the great wall, do i pay nothing extra?
        is my own great wall free for my diplomat swap
        can i give away my great wall as diplomat without surcharge
        does only the other city's great wall matter for the diplomat
        diplomat with great wall, swap costs the same?
    .asked =
        diplomat with a great wall trades, whose wall matters
        diplomat owns great wall and swaps, extra?
        which wall counts for the diplomat
        diplomat with own great wall pays extra or not
ruling-wall-diplomat = To take a district behind the Great Wall, the Diplomat pays 1 gold on top of the difference, or just that 1 if there is no difference to pay.
    .yes =
        Does the Diplomat pay 1 more behind the Great Wall even for a cheaper district?
        I own the Great Wall and the Diplomat took a cheap one of mine. Does he owe something?
        diplomat swaps down behind a great wall, still 1 coin?
        my tavern for his market behind the great wall, 2 gold for the diplomat?
        does the great wall make the diplomats trade one dearer
        equal swap behind a wall costs the diplomat 1?
        2 for a 4 behind great wall, 3 gold, diplomat?
        diplomat trades down into a wall town, still a coin, right
        does the wall add one on top of the difference for the diplomat
        broke diplomat cant take from a walled town?
        diplomat can trade with a wall owner if he pays the 1?
        does the diplomat pay 1 extra for my district behind great wall
        equal swap, great wall, diplomat pays 1?
        i own great wall, must the diplomat pay more?
        can the diplomat still swap with a great wall city
        diplomat takes a cheaper one behind great wall, 1 gold?
    .no =
        can the diplomat trade even for free with a city that has the great wall
        with 0 gold can the diplomat take anything from a walled city
        does the great wall stop the diplomat completely
        equal swap through the great wall, is it free for the diplomat
        wall town, equal swap, diplomat pays nothing?
        wall makes trades impossible for the diplomat?
        wall adds 2 for the diplomat?
        difference covers the wall, no extra for diplomat?
        diplomat taking a cheaper one skips the wall fee?
        0 gold diplomat swaps 5 for 3 behind great wall?
        is an equal swap free for the diplomat with great wall
        does great wall keep the diplomat away
        diplomat without gold, great wall city, swap possible?
        no extra for the diplomat behind great wall?
        diplomat swaps 2 for 3 behind great wall, pays 1?
        Can the Diplomat trade down for free with the owner of the Great Wall?
    .asked =
        diplomat gives a 3 and takes a 4 from a great wall city, what does it cost
        diplomat, 4 for 4, great wall: price
        walled city, what does a diplomat pay on top
        diplomat and great wall how much extra
ruling-wall-marshal = The Marshal may seize a district of cost 3 behind the Great Wall, for 4 gold: his limit is about the cost, and the Wall raises only the price.
    .yes =
        May the Marshal seize a district of cost 3 behind the Great Wall?
        marshal, 4 gold, docks behind a great wall, can i take them
        does the marshal pay 1 more in a city with the great wall
        with the great wall can the marshal still grab a 3
        3 behind the wall, 4 gold, marshal takes it?
        wall raises price not cost, so marshals limit is fine, right
        walled tavern costs the marshal 2?
        marshal can still go for 3s behind great wall?
        is a walled 3 within marshals reach with enough coins
        marshal pays one more against the great wall?
        can the marshal take my 3 cost behind great wall
        marshal pays 4 for a 3 behind the great wall?
        does the great wall only raise the marshals price
        do i pay 1 more as marshal against great wall
        is a 3 still within the marshals limit behind great wall
    .no =
        I am the Marshal: a Manor of 3 in a walled city, is it out of my reach?
        does the great wall push my 3 cost over the marshals limit
        3 gold only, marshal, can i seize a 3 cost behind the great wall
        are my 3 cost buildings safe from the marshal thanks to the great wall
        can the marshal take a 4 cost if he pays the great wall coin
        wall lifts my manor beyond marshals limit?
        marshal with 3 coins takes a walled 3?
        marshal barred from wall towns?
        wall and marshal: a 4 cost becomes fair game?
        marshal ignores the wall, pays 3 for a 3?
        my docks are untouchable for marshal behind the wall?
        is my 3 cost safe from the marshal because of great wall
        great wall makes a 3 a 4 for the marshals limit?
        marshal has 3 gold, can he take a 3 behind great wall
        does great wall stop the marshal
        can the marshal take a 4 cost behind great wall for 5
        Does the Great Wall put a district of cost 3 beyond the Marshal's limit?
    .asked =
        what does the marshal pay for a temple behind the great wall
        marshal, walled prison of 2, pays?
        does great wall change marshals limit or price
        marshal takes a 3 behind great wall, allowed or not
ruling-wall-coin-bank = The extra coin for the Great Wall goes to the bank, because the card does not say who gets it. The owner gets only the usual payment: the difference from the Diplomat, the cost from the Marshal.
    .no =
        Does the owner of the Great Wall get the extra coin of the Diplomat or the Marshal?
        Does the owner get the Marshal's extra coin for the Great Wall?
        do i earn 4 when the marshal takes my 3 cost behind the great wall
        does my great wall make me money when the diplomat trades with me
        do i pocket the extra gold my great wall costs the diplomat
        owner of the wall collects the fee?
        marshal pays me 4 for a walled 3?
        diplomats wall coin into my purse?
        wall fee split between me and the bank?
        great wall earns me a coin per attack?
        whole marshal payment to the bank because of the wall?
        do i get the extra coin for my great wall
        marshal takes my 2 behind great wall, do i get 3?
        does the diplomat pay me the great wall coin
        is the great wall coin mine as owner
        do i earn gold with my great wall when rank 8 attacks
        Does the owner of the Great Wall receive the surcharge?
    .yes =
        great wall surcharge from the diplomat, straight to the bank?
        marshal hits my great wall city, do i get the plain cost and the bank the rest
        is the bank the one who gets the marshals +1 for the great wall
        equal swap by the diplomat past my great wall, i get nothing and the bank 1?
        wall coin goes to the bank not me?
        marshal takes my walled 2, i get 2 and bank 1, right
        diplomats wall fee lands in the bank?
        owner sees none of the surcharge?
        is the great wall no money maker for its owner
        diplomat equal swap, bank gets 1 and i get 0?
        does the great wall coin go to the bank
        marshal takes my 3 behind great wall, do i get 3?
        do i get only the normal payment despite my great wall
        diplomat pays the great wall coin to the bank?
        does the bank get the extra gold of the great wall
    .asked =
        Who gets the extra coin for the Great Wall when the Diplomat swaps?
        The Marshal seized from my city with the Great Wall. How much do I receive?
        I am the Diplomat and take from a city with the Great Wall. Who gets which coins?
        wall fee, bank or owner
        marshal took my walled tavern, who gets what
        great wall extra coin goes to whom
ruling-wall-warlord-one = Behind the Great Wall the Warlord pays the full cost, because "1 less" and "1 more" cancel out: 1 gold for a Tavern, 6 for the Wall itself.
    .no =
        Does the Warlord still burn a district of cost 1 for free behind the Great Wall?
        My Tavern is behind the Great Wall. Can the Warlord raze it for nothing?
        great wall up, does the warlord still get his 1 off
        warlord with no cash, can he torch my tavern behind the great wall
        is it cost plus one for the warlord against the great wall
        can the warlord nuke a watchtower for 0 in a walled city
        walled 1 cost is free for warlord?
        warlord pays 4 for a walled 3?
        wall town, still one off for warlord?
        great wall itself for 5, warlord?
        warlord pays 7 for the wall?
        walled 2 for 1, warlord?
        is a 1 cost free for the warlord behind great wall
        great wall, 3 cost, warlord pays 2?
        can a warlord without gold destroy something behind great wall
        great wall, 3 cost, warlord pays 4?
        does the warlord get his 1 gold off behind great wall
        Can the Warlord destroy my Temple for free although I have the Great Wall?
    .yes =
        does the warlord pay full price in a great wall city
        am i safe from free burnings with the great wall
        great wall itself costs the warlord 6, correct?
        walled tavern costs warlord 1?
        full price for warlord behind a wall, right
        minus one plus one equals the printed cost?
        wall stops freebies of the warlord?
        warlord needs 5 for a walled palace?
        penniless warlord cant raze a walled temple?
        does the warlord pay 1 for my tavern behind the great wall
        great wall, 4 cost, warlord pays 4?
        is nothing free for the warlord behind great wall
        warlord pays the full cost behind great wall?
        do i pay 6 to destroy the great wall as warlord
    .asked =
        How much does the Warlord pay in a city with the Great Wall?
        I am the Warlord: what does a Temple cost me in a walled city?
        warlord vs palace with the great wall, how many coins
        walled castle, warlord price
        great wall itself, what does the warlord pay to raze it
        warlord pays for a 2 behind great wall
ruling-wall-own-warlord = The Great Wall has no exception for its owner: the Warlord pays 1 extra gold even in his own city.
    .yes =
        Does my own Great Wall cost me 1 more when I am the Warlord?
        With 2 or 3 players: does my Wall hold against my own rank 8?
        I own the Great Wall and want to burn a building of mine as the Warlord. Surcharge?
        warlord wrecking his own tavern behind his own great wall, 1 gold?
        do i pay my own great wall surcharge as the warlord
        does the great wall work even against the warlord who owns it
        my wall bites me as warlord at home?
        warlord razing his own docks behind his wall pays 3, right
        no owner discount for great wall when im warlord?
        do i pay full cost at home as walled warlord
        own wall counts against my own warlord too?
        is a 1 coster at home no longer free with my wall as warlord
        im warlord with great wall, do i pay 1 more at home
        does my own great wall count against me as warlord
        warlord destroys own 3 behind own great wall, pays 3?
        must i pay the surcharge for my own great wall as warlord
        is there no exception for the owner of great wall as warlord
    .no =
        does the great wall skip its own owner when hes the warlord
        can i raze my own 1 cost for free as warlord with my great wall standing
        is my own wall ignored when i destroy at home as warlord
        great wall owner burns at home as the warlord, usual minus 1?
        my wall, so im exempt as warlord?
        warlord at home pays cost minus 1 despite his wall?
        owner warlord razes a tavern free behind his own wall?
        great wall applies to enemies only?
        2p: my wall ignores my own warlord?
        warlord gets a refund for his own wall fee?
        am i exempt from my own great wall as warlord
        warlord destroys own 1 cost behind own great wall for free?
        does my great wall only count for opponents
        own great wall, warlord pays the usual price?
        can i ignore my great wall when i destroy my own district as warlord
        Does the Great Wall make an exception for a Warlord who owns it?
    .asked =
        warlord with great wall wants to burn his own market, cost?
        warlord burns own castle behind own wall, coins?
        wall owner is warlord, surcharge at home or not
        warlord in own great wall city pays extra or not
ruling-wall-artist = Rank 8 pays 2 extra gold for a beautified district behind the Great Wall: the coin raises the cost, the Wall raises the price, and both count.
    .yes =
        Do the Great Wall and the Artist's coin add up?
        artist coin on it and a great wall, 2 more for rank 8?
        does the artist stack with the great wall
        diplomat takes a decorated one through the great wall, both extras?
        wall and artist coin stack for +2?
        decorated 3 behind wall costs warlord 4, right
        both surcharges count for rank 8?
        marshal: coined tavern behind wall, 3 gold?
        coin raises cost and wall raises price, both paid?
        my decorated walled castle sets the warlord back 5?
        do artist coin and great wall both count
        artist coin plus great wall, 2 more for the warlord?
        2 cost with artist coin behind great wall, warlord pays 3?
        does my beautified district behind great wall cost rank 8 two more
        do i pay both extras as warlord, great wall and artist
    .no =
        do i only count the higher of the great wall and the artists coin
        does the great wall cancel the artists coin
        is it just plus 1 with both the wall and the artist coin
        does the marshal ignore the artist coin when theres a great wall
        only one of wall and coin counts?
        wall cancels the artist coin for rank 8?
        coin plus wall just one more?
        walled decorated tavern for 1, warlord?
        +3 for coin and wall together?
        warlord picks which extra to pay?
        does only one of great wall and artist coin count
        artist coin and great wall, just 1 more?
        does the great wall make the artist coin useless
        3 with artist coin behind great wall, warlord pays 3?
        does rank 8 ignore the artist coin behind a great wall
        Do the Great Wall and the Artist's coin cancel each other?
    .asked =
        How much more does the Warlord pay for a beautified district behind the Wall?
        My decorated Palace is behind the Great Wall. What must the Warlord pay for it?
        Coin and Wall together: is it plus one or plus two?
        beautified market behind the great wall, warlord price?
        coined temple behind the wall, warlord pays
        artist coin and great wall at once, total extra
        great wall plus artist coin, how much more
ruling-wall-others-older = The Great Wall makes the Warlord pay 1 extra gold for every other district in its city, but not for the Wall itself.
    .no =
        Does the Great Wall protect itself?
        does the warlord pay 1 more to knock down the great wall itself
        is the great wall covered by its own bonus
        great wall 6, does he need 6 to burn it
    .yes =
        do my other buildings cost the warlord one more with the great wall
        can the warlord destroy the wall for its normal price
    .asked =
        what does the great wall protect
ruling-wall-diplomat-third = The Diplomat pays 1 extra gold for a district he takes from a city with the Great Wall.
    .yes =
        Does the Great Wall count against the Diplomat?
        diplomat takes something from a great wall city, 1 more?
        do i pay extra as diplomat behind a wall
    .no =
        does the diplomat get around the great wall
        is the great wall only against the warlord, not the diplomat
        swap through the great wall at the normal price for the diplomat?
    .asked =
        how much more does the diplomat pay because of the great wall
