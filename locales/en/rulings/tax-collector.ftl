### The rulings of data/rulings/tax-collector.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tax-each-building = Everyone who builds puts 1 gold on the Tax Collector's token right after building, as long as he is one of this game's characters.
    .asked =
        Who pays the Tax Collector, and when?
        Where does the tax go when I build?
        How high is the Tax Collector's tax?
        I put up a district with the Tax Collector in the game. How much goes on his token?
        Is the tax paid to the bank or put on the token?
        i just built a market and the taxman is in, what do i owe
        how much tax per build
        taxman in game, whos paying
        how much is the tax for building
    .yes =
        tax collector in the game, must everyone who builds drop a coin on his token
        do i pay the tax right after i build
        is it just 1 gold tax even for an expensive building
        1 coin on the token when i build?
        right after building, tax right
        Does everyone who builds pay one gold to the Tax Collector's token?
        cathedral for 5, tax still 1?
        tax applies as long as the taxman is among this games characters?
        coin goes on the token, not in the bank?
        do i pay 1 gold when i build with the tax collector in the game
        does everyone pay tax for building
        do i have to put 1 gold on the token after building
        tax collector in the game, 1 gold per build?
        Must I pay the tax right after building?
        do i pay tax even if i dont have the tax collector
        6 cost district, just 1 tax?
    .no =
        is the tax 2 gold
        does the tax money go to the bank
        do i pay the taxman if i only take gold and build nothing
        is the tax paid at the end of my turn
        does the tax collector character have to be revealed before i pay tax
        tax goes to the bank?
        i only gathered, tax?
        Does the tax depend on the cost of the district?
        tax before i build?
        3 coins tax for a 3 coster?
        only the rich pay tax?
        i pay tax each turn even without building?
        do i pay tax without building
        is the tax paid to the bank
        tax 2 gold per district?
        do i pay the tax before building
        Does an expensive district cost more tax?
        am i free from tax if i am the king
        do i pay tax for drawing cards
ruling-tax-several = The Tax Collector's tax is 1 gold for every single district built, even those that do not count toward the building limit.
    .yes =
        Does the Architect pay the Tax Collector for each of his districts?
        Are the Stables and the Trader's extra districts taxed too?
        I am the Architect and build three: do I put three coins on the Tax Collector's token?
        trader puts down four green ones, four coins of tax?
        do i owe the taxman a coin for the stables too
        seer builds two, both taxed?
        tax on the wizards second building as well?
        architect three builds three taxes?
        stables taxed as well right
        Is the tax due for every single district in a turn?
        trader 3 greens, 3 coins?
        built two as scholar so 2 on the token?
        extra builds outside the limit also cost a tax coin?
        do i pay tax for every district i build
        architect builds 2, 2 tax?
        do i have to pay tax twice for two districts
        Does the Trader pay tax for all his green districts?
        3 districts, 3 gold tax?
        does the tax apply to extra builds too
        do i owe a tax coin for the stables on top of my other build
    .no =
        architect builds three, is one tax coin enough for all
        are buildings outside the limit tax free
        does the wizard get the stolen and built card without the tax
        is the tax just once per turn no matter how many i build
        one tax per turn?
        only first building taxed?
        Are the Trader's additional green districts free of tax?
        stables no tax because they dont count?
        architect pays 1 for all 3?
        second build of the seer untaxed?
        taxman takes max 2 a turn from me?
        do i pay tax only once per turn
        architect pays tax once?
        are stables tax free
        3 districts, 1 gold tax?
        Is the second district I build in a turn untaxed?
        does the trader pay tax only for the first green
        are extra districts free from the tax collector
    .asked =
        I build two districts in a turn: one tax or two?
        scholar builds two districts, tax collector in play, how much tax
        architect built 2, tax?
        trader 5 greens with taxman, coins on token?
        two districts built, how much tax
        architect with 3 builds, how much tax
ruling-tax-unpaid-building = You owe the Tax Collector's tax for every district you build, even one that cost no gold.
    .yes =
        Do I pay the Tax Collector for a district built free through the Framework?
        Is the Necropolis taxed if I destroyed a district for it?
        I built for free by sacrificing a district. Does the Tax Collector still want his coin?
        My district cost me nothing: is it taxed all the same?
        framework build, taxman still gets 1
        necropolis for free but still a coin for the tax collector?
        tax due even when the building cost 0
        free build still taxed?
        framework palace, 1 coin for the token right
        Does a district that cost me nothing still incur the tax?
        sacrificed a temple for necropolis, taxman wants 1?
        no gold for the house but one for the tax?
        freebies arent exempt from tax, correct
        do i pay tax for a free district
        framework build, do i pay tax
        free necropolis, tax too?
        does the tax collector get 1 gold for a free build
        Do I have to pay the tax if I built without paying?
        is the tax still due with the framework
        do i owe tax for the necropolis when i sacrificed a district
    .no =
        is a free building tax free
        i sacrificed a district for the necropolis, am i exempt from the tax
        does building through the framework avoid the taxman
        no gold spent on the necropolis, does that waive the tax
        freebie no tax?
        framework gets around tax?
        Is the Necropolis exempt from the tax when a district was destroyed for it?
        tax only on gold i paid?
        unpaid builds dont count for the taxman?
        zero cost zero tax?
        no tax for a free district?
        is the framework tax free
        can i dodge the tax with the necropolis
        does a free build skip the tax collector
        Am I exempt from the tax if the district cost me nothing?
        framework: no gold, no tax?
        is the necropolis untaxed
    .asked =
        built with the framework and the tax collector is in, what do i pay
        framework build, tax how much
        necropolis by sacrifice, what goes on the token
        free build, tax or not
        how much tax for a free necropolis
ruling-tax-no-gold = A player with no gold left after building pays the Tax Collector nothing, and does not owe it later either.
    .no =
        Must I pay the Tax Collector if building took my last coin?
        I spent everything on my Palace. Am I in debt to the Tax Collector?
        Broke after building: do I owe the tax next turn?
        i have 0 gold after building, does the tax collector get something from me
        must i save one gold for the tax
        do i pay the tax later if i was broke
        can i be stopped from building because i cant afford the tax
        broke after build, tax debt?
        need 1 spare coin to be allowed to build?
        Does the Tax Collector's claim carry over to my next turn if I have nothing left?
        5 gold 5 cost palace taxman in, cant build it?
        tax owed next turn when i cant pay now?
        do i give a card as tax when out of gold
        someone else covers my tax?
        do i owe tax if i have no gold left
        must i pay the tax next turn
        can i not build if i cant pay the tax
        do i need an extra coin for the tax to build
        spent all my gold, do i still pay tax
        Does the tax stay as a debt if I am broke?
        no gold left, does the tax collector take a card
    .yes =
        Can I still build if nothing is left for the tax?
        may i spend my last coin on a building with the taxman around
        is the tax forgiven when i have nothing left
        zero coins left so i skip the taxman, correct?
        no coins left no tax right
        all in on a castle, taxman gets nothing?
        Am I released from the tax if building took all my gold?
        can i build with exactly the price though the taxman is in
        tax skipped for good when im broke?
        0 coins after building so nothing goes on the token, correct
        no gold left after building, no tax?
        can i build with my last gold and skip the tax
        am i free from tax when im broke
        is the tax cancelled if i have 0 gold
        Can I build even if I have nothing left for the Tax Collector?
        spent everything on a district, tax ignored?
        0 gold after building, safe from the tax collector?
    .asked =
        built something and have no gold for the tax, what now
        spent it all on building, what about tax
        exact gold for a market, taxman in game, what do i pay him
        no gold for the tax, what happens
        do i owe the tax later or never
ruling-tax-not-himself = The Tax Collector pays no tax for what he builds on his own turn.
    .no =
        Does the Tax Collector pay the tax himself?
        I am the Tax Collector and put up a district. Do I put a coin on my own token?
        tax collector builds in his own turn, does he pay tax
        must the tax collector put a coin on his own token
        do i tax myself as the tax collector
        collector builds a castle, does he owe 1 extra
        taxman taxes himself?
        coin on own token when collector builds?
        Is the Tax Collector subject to his own tax?
        i build as tax collector, 1 gold lost?
        does rank 9 pay 1 like all of us when he builds in his turn
        taxman pays the bank instead?
        everyone without exception pays, taxman too?
        does the tax collector pay tax for his own district
        i am the tax collector, do i pay tax
        does the tax collector have to put a coin down when he builds
        tax for the tax collector?
        do i lose 1 gold when i build as tax collector
        Does the Tax Collector pay one gold for building in his own turn?
        tax collector builds 1 district, pays 1 tax?
    .yes =
        Is the taxman exempt from his own levy?
        im the taxman, can i build tax free
        is the tax collector the only one who builds without tax
        does the tax collector get around the tax in his turn
        taxman builds without tax right
        no coin from the tax collector for his own house?
        May the Tax Collector build without paying the tax?
        im rank 9 taxman and build, owe nothing?
        collector is exempt in his own turn, correct
        price of the building only for the taxman, no extra?
        is the tax collector free from tax
        can i build without tax as tax collector
        does the tax not apply to the tax collector
        tax collector builds, no tax?
        Is the Tax Collector exempt when he builds?
        do i keep my coin when i build as tax collector
        tax collector pays nothing to himself?
    .asked =
        what does the tax collector pay when he builds
        tax on the taxmans own building?
        tax collector builds for 4, total he spends
        does the tax collector pay or not
        how much tax does the tax collector pay for his build
ruling-tax-taken = The Tax Collector may take all the coins from his token once per turn, at any time.
    .asked =
        When does the Tax Collector collect his money?
        Is emptying the token automatic, or do I have to claim the taxes?
        six coins on the token, how many does the tax collector get
        when can taxman grab the pot
        how much of the token does tax collector get
        when can i take the gold from the tax token
        how much does the tax collector take
    .yes =
        Can the Tax Collector build with the taxes in the same turn?
        I am the Tax Collector: do I get all the coins on it, and can I spend them now?
        can the tax collector grab the coins before he gathers
        does the taxman empty the whole token
        taxman takes 5 from the token and builds with it at once, fine
        all coins at once for taxman?
        taxman takes at start of turn and spends right away ok?
        Is the Tax Collector free to take the coins at any moment of his turn?
        grab taxes after building, also fine?
        once per turn for emptying the token right
        may the taxman leave the coins there if he wants
        can i take all gold from my token as tax collector
        can the tax collector take the gold before building
        can i use the tax gold right away
        may the tax collector skip taking the gold
        Does the Tax Collector take all the coins on his token?
        tax collector takes gold at any time in his turn?
        is the tax gold taken once per turn
    .no =
        does the tax collector have to wait until the end of his turn for the coins
        can the taxman collect twice in one turn, before and after building
        is the tax collector forced to take the coins
        does the tax collector get only half of what is on his token
        taxman takes twice a turn?
        coins only at end of turn?
        Does the Tax Collector have to empty his token?
        collector gets 2 coins max?
        taxes cant be spent till next turn?
        taxman collects in other peoples turns?
        does the token pay out before taxman is called?
        must the tax collector take the gold at the start
        can the tax collector take the gold twice
        can the tax collector take the gold in my turn
        do i get only part of the tax gold
        Must the Tax Collector wait until he has built before he takes the taxes?
        is the tax gold banned from building this turn
        must the tax collector take his gold
ruling-tax-not-in-play = You pay the Tax Collector's tax in every round. If nobody has him, or he was discarded, the coins stay on his token for a later round.
    .yes =
        Do we pay the tax if nobody chose the Tax Collector this round?
        The Tax Collector was put aside this round. Do I still owe a coin when I build?
        Do coins pile up on the token over several rounds?
        nobody is the taxman this time, still 1 gold per building?
        tax collector discarded, does the pot carry over to next round
        taxman not chosen for 3 rounds, do all those coins wait for him
        no taxman this round, tax anyway?
        pot stays for later right
        Is the tax due even in a round in which nobody has the Tax Collector?
        tax collector face up discarded, i built, 1 coin still?
        coins add up round after round on the token?
        next rounds taxman gets this rounds coins too?
        nobody is tax collector, do we still pay
        tax collector discarded, do i pay tax
        does the tax stay on the token for the next round
        can the next tax collector take old taxes
        Do I pay tax in a round without the Tax Collector?
        tax every round, chosen or not?
        do coins wait on the token until someone is tax collector
    .no =
        is the tax off when the tax collector lies face up in the middle
        do the coins go to the bank if nobody plays the tax collector
        are we tax free in rounds without the tax collector
        is the token emptied at the end of a round without a tax collector
        no taxman no tax?
        token cleared each round?
        Are the coins returned to their owners if nobody chose the Tax Collector?
        taxman in the middle so my build is untaxed?
        leftover taxes to the bank at round end?
        crown holder gets the taxes if no one is taxman?
        no tax collector this round, no tax?
        is building tax free if the tax collector was discarded
        does the gold on the token go to the bank at the end of the round
        do i get my tax back if nobody is tax collector
        Is the tax suspended when nobody has the Tax Collector?
        tax collector face up, am i free from tax
        does the token gold get lost after a round
    .asked =
        What happens to the coins on the Tax Collector's token if he is not in the round?
        nobody picked the tax collector, where does my tax coin go
        taxman discarded, do we pay and where does it go
        how long do coins stay on the token
        tax collector not in the round, do we pay
        where does the tax go if nobody is tax collector
ruling-tax-killed = If the Tax Collector was killed, you still pay the tax. He takes nothing, and the coins stay on his token.
    .yes =
        Is the tax still paid if the Tax Collector was killed?
        Rank 9 is dead this round: do builders still put a coin down?
        taxman got whacked, do i still pay when i build
        do the coins stay on the token when the tax collector dies
        can the next tax collector take what the dead one left
        taxman dead, tax continues?
        dead taxman leaves coins on token right
        Do builders still pay after the Tax Collector has been assassinated?
        later taxman inherits the pot of the killed one?
        killed collector gets zip this round?
        assassin named taxman, i build, 1 coin still due?
        tax collector killed, do i still pay tax
        does the gold stay on the token if the tax collector is killed
        do i get nothing as killed tax collector
        killed tax collector, tax still due?
        Does the tax have to be paid although the Tax Collector was killed?
        can the next tax collector take the gold after one was killed
        tax collector dead, coins remain on the token?
    .no =
        does a murdered tax collector collect his coins
        assassin killed the tax collector, are we free of tax
        does the assassin get the tax money of a dead tax collector
        is the money on the token lost when the tax collector is killed
        dead taxman, no tax?
        killed tax collector still takes his coins?
        Does the Assassin pocket the coins of a killed Tax Collector?
        token emptied to bank when hes killed?
        murdered taxman collects at end of round?
        builders get their tax back if taxman dies?
        no tax if the tax collector was killed?
        does a killed tax collector get his gold
        does the assassin take the tax gold
        am i free from tax when the tax collector is dead
        Do the coins go to the bank when the Tax Collector is killed?
        i was killed as tax collector, do i take the gold at the end
        killed tax collector, do we get our coins back
    .asked =
        Who gets the taxes when the Tax Collector is assassinated?
        I am the Tax Collector and got killed: what becomes of my taxes?
        The taxman died: do we still pay, and who takes the coins?
        tax collector assassinated, what about the gold on his token
        taxman whacked, coins?
        assassin kills rank 9, who pays what
        tax collector killed, what about the taxes
        do we pay a dead tax collector
ruling-tax-three-players = With 3 players, the player who has the Tax Collector pays the tax on their other character's turn.
    .yes =
        Does the Tax Collector's player pay tax for his second character?
        There are three of us and I have the Tax Collector and the Merchant. Does my Merchant pay for building?
        three players: i am tax collector and architect, tax on my architects buildings?
        does my second character owe tax to my own tax collector token
        i hold the tax collector plus the king in a 3 player game, king pays 1 for building?
        do i put a coin on my own token when my other role builds
        3p: my bishop pays tax to my own taxman token?
        other role isnt tax free right
        In a three-player game, does the owner of the Tax Collector pay tax in his other turn?
        im taxman and warlord with three players, warlord builds, coin on token?
        only my taxman turn is untaxed, 3 players?
        have taxman as one of my two, still taxed with the other one?
        3 players, do i pay tax with my other character as tax collector
        i have the tax collector and bishop, does my bishop pay tax
        does my second character pay tax to my own token
        3 players, tax for my own other character?
        Do I pay tax in the turn of my second character if I have the Tax Collector?
        tax collector and king with 3 players, is the king taxed
        must i pay my own tax with my other character
    .no =
        Am I exempt from tax in both of my turns?
        with 3 players is everything i build free of tax because i have the tax collector
        3 of us, i have thief and tax collector, does the thief build tax free
        am i exempt in my king turn since i also own the tax collector
        my second role is exempt too?
        3p taxman owner never pays?
        Does owning the Tax Collector free both of my characters from the tax?
        my merchant builds untaxed because im also taxman?
        no need to put a coin on my own token for my other role?
        three players, taxman owner pays tax in his taxman turn only?
        3 players, am i free from tax in both turns as tax collector
        is my other character exempt from my own tax
        does my merchant build tax free because i have the tax collector
        with 3 players does the tax collectors owner pay nothing
        Are both of my characters exempt if one is the Tax Collector?
        tax collector with two characters, never taxed?
        my second character skips the tax?
    .asked =
        three player game, when does the owner of the tax collector pay tax
        taxman plus architect in my hand, architect builds two, tax?
        3 players, which of my two turns is taxed if i have the tax collector
        3 players, i have the tax collector, does my other character pay
        tax collector plus thief, who pays tax when i build
ruling-tax-confiscated = The Magistrate, not his target, pays the Tax Collector for a confiscated district, although he got it for free.
    .no =
        Does the Magistrate's victim pay the tax for a confiscated district?
        The Magistrate grabbed my building. Must I pay the tax on it?
        do i owe tax for a building that got confiscated from me
        is a confiscated district tax free for the magistrate
        must the target pay 1 gold tax although the magistrate has the building
        warrant on me, building gone, do i owe tax on top of that
        i lost the building and pay tax too?
        target of the warrant owes the taxman?
        Is a confiscated building free of tax?
        magistrate steals it and i put the coin on the token?
        taxman gets a coin from both of us on a confiscation?
        magistrate pays nothing at all, no tax either?
        tax on confiscated district comes from the bank?
        do i pay tax for a district the magistrate took
        my district was confiscated, do i owe tax
        is the magistrate free from tax
        does the target pay the tax after a confiscation
        no tax for a confiscated district?
        Do I have to pay the Tax Collector for a confiscated district I paid for?
        both magistrate and target pay tax?
    .yes =
        I am the Magistrate: do I owe a coin for what I took with the signed warrant?
        magistrate takes my district, does he pay the tax
        signed warrant flipped and taxman in the game, coin from the magistrate?
        the magistrate got it for nothing, still 1 tax for him?
        magistrate pays the tax on loot right
        confiscated mine so hes the one who owes the taxman?
        Does the Magistrate owe one gold to the Tax Collector's token after confiscating?
        im the target, no tax for the building i lost?
        free building for magistrate but 1 tax?
        signed warrant used, tax is on the magistrate, correct
        does the magistrate pay the tax for a confiscated district
        do i have to pay tax as magistrate when i confiscate
        am i free from tax if my district was confiscated
        magistrate gets it free but pays 1 tax?
        Is it the Magistrate who pays the tax?
        district confiscated, tax is not my problem?
        must the magistrate put a coin on the tax token
    .asked =
        Who pays the Tax Collector when a district is confiscated?
        confiscated building, whose coin goes on the tax collectors token
        tax after a confiscation, who
        magistrate flips warrant with taxman in, what does he pay
        confiscated district, who pays the tax
        how much tax does the magistrate pay
ruling-tax-not-on-taken = The Marshal and the Diplomat pay no tax for a district they take: seizing and exchanging are not building, and the Tax Collector taxes building only.
    .no =
        Do the Marshal and the Diplomat pay the Tax Collector for a district they take?
        Is a seized or swapped district taxed?
        I am the Marshal and captured a Tavern. Do I put a coin on the Tax Collector's token?
        I got a new building by exchange: is the tax due?
        marshal seizes a district, tax?
        does the taxman get a coin when the marshal takes a building
        diplomat traded buildings with me, do i owe tax for the one i got
        does seizing count as building for the tax
        marshal loot taxed?
        diplomat swap costs a tax coin?
        Does an exchange of districts count as building for the Tax Collector?
        seized a church, 1 on the token?
        both players pay tax after diplomats swap?
        taxman gets something from marshals seizure?
        i received a building in a swap, tax me?
        does the marshal pay tax
        does the diplomat pay tax for a swap
        marshal seized my district, does he pay the tax collector
        do i pay tax for a district i got in a swap
        tax on seizing?
        Does the Marshal owe tax for a seized district?
        diplomat exchange, 1 gold tax?
    .yes =
        is a swap by the diplomat tax free
        do only built districts get taxed, not captured ones
        can the marshal grab a market without paying tax collector
        marshal seizes tax free right
        no tax for swapping?
        Is the tax limited to districts that are built?
        marshal pays the owner but not the taxman?
        diplomat got a palace by exchange, zero tax?
        seizing isnt building so taxman gets nothing, correct
        is seizing tax free
        is the diplomats exchange free from tax
        no tax for the marshal when he seizes?
        do i pay no tax for a swapped district
        Is the tax only for building and not for seizing?
        can the marshal take a district without tax
        diplomat swaps, tax collector gets nothing?
    .asked =
        marshal takes a temple with the tax collector in play, what does he pay him
        marshal grabs a tavern, taxman in game, tax?
        swap by diplomat, how much tax
        marshal seizes, tax or no tax
        does the tax collector get gold for swaps
ruling-tax-not-with-two = With 2 players there is no rank 9, so no Tax Collector and no tax. The rulebook mentions 2 players next to 3 when it taxes his other character, but that is a mistake.
    .no =
        Is there a tax for the Tax Collector with 2 players?
        two player game, do we pay the tax collector
        does the english rulebook tax rule for 2 players make sense
        just two of us, is there tax for the other character of the taxmans owner
        book says 2- and 3-player for the tax collector, is he used with two then
        2p tax?
        tax collector with two players because the book says so?
        Do two players ever pay the tax?
        two of us, put a coin on a token when building?
        english book right about taxman with 2?
        in a duel the taxmans other role pays tax?
        2 players, do we pay tax
        is the tax collector used with two players
        does my other character pay tax in a two player game
        tax collector allowed for 2?
        two players, 1 gold per build to the tax collector?
        Is the English book right that the Tax Collector taxes with 2 players?
        do we need the tax token with two players
    .yes =
        is the 2 in the english books tax collector text a mistake
        with two players do we build without the tax
        are two player games free of the tax collector
        no taxman no tax with two right
        mention of 2 players in the tax text is an error?
        Is the Tax Collector absent from every two-player game?
        duel without tax, correct?
        2 players build with no tax coin?
        english rulebook has a slip about the tax collector in 2 player games?
        is there no tax with 2 players
        no tax collector for two players?
        is the english book wrong about 2 players and the tax
        can two players build without paying tax
        Is it a mistake that the English book mentions two players for the Tax Collector?
        two players, tax free?
        are we safe from the tax collector with two players
    .asked =
        why does the english rulebook mention the tax collector with 2 players
        two players and tax, what goes
        english book taxes other character with 2 players, how come
        2 players and the tax collector, is there tax
        does the tax rule for 2 players apply
ruling-tax-hexagon = The Tax Collector has the hexagon of the new cards, although he was already in The Dark City, because he was changed.
    .asked =
        Why does the Tax Collector carry the sign of a new card?
        tax collector has the hexagon gem, is he new or old
        which edition does the tax collector come from
        why hexagon on taxman
        tax collector old or new
        why does the tax collector have a hexagon
        is the tax collector new
    .yes =
        was the tax collector already in the dark city
        did the tax collector change for the new edition
        was the tax collector reworked
        is the new card symbol on the taxman there on purpose
        taxman existed in dark city?
        hexagon because he was changed right
        Was the Tax Collector altered for this edition?
        taxman has the new card mark though hes from dark city?
        old character with new rules, the tax collector?
        is the tax collector from the dark city
        was the tax collector changed in the new edition
        hexagon because the tax collector was changed?
        does the tax collector have the new card sign
        Was the Tax Collector already part of The Dark City?
        tax collector is an old character with a new sign?
        is the hexagon on the tax collector correct
    .no =
        is the tax collector a brand new character of the 2016 box
        is the hexagon on the tax collector a misprint
        does the hexagon on the tax collector mean he appears here for the first time
        was there no taxman before this edition
        taxman brand new in 2016?
        hexagon printed by mistake on taxman?
        Does the hexagon mean the Tax Collector had never appeared before?
        is the tax collector unchanged from dark city
        hexagon on taxman got something to do with paying tax?
        is the tax collector completely new
        is the hexagon on the tax collector wrong
        is the tax collector the same as in the dark city
        hexagon means never seen before for the tax collector?
        Is the Tax Collector a new invention of the 2016 edition?
        does the tax collector have no hexagon
ruling-tax-end-of-turn = Every other player who built gives the Tax Collector 1 gold at the end of that turn, no matter how many districts. Only since 2016 is it 1 gold for each, put on his token.
    .no =
        Do I pay the Tax Collector for each district?
        architect builds three, does he give the tax collector 3 gold
        i built nothing, does the tax collector get a coin
        is the tax paid right when i build
    .yes =
        one coin for the tax collector however many i built
        do i hand the tax collector his coin at the end of my turn
    .asked =
        When is the Tax Collector paid?
        i built two districts, how much to the tax collector
ruling-tax-nothing-left = A player with no gold left at the end of the turn gives the Tax Collector nothing.
    .no =
        Must I pay the Tax Collector if I have no gold left?
        broke at the end of my turn, tax collector wants his coin, do i owe him
        do i pay the tax collector next round instead if i am broke now
        must i keep a coin back for the tax collector
    .yes =
        no gold left, is the tax skipped
        can i spend everything and avoid the tax collector
    .asked =
        tax collector comes and i have nothing, what happens
ruling-tax-assassin = An Assassin who built pays when the Tax Collector is revealed, because his own turn is already over.
    .yes =
        Does the Assassin pay the Tax Collector?
        assassin built this round, does he owe the tax collector
        tax collector is revealed, can he demand a coin from the assassin
    .no =
        is the assassin exempt from the tax collector because he plays first
        does the assassin pay at the end of his own turn to the tax collector
        assassin built nothing, does he pay the tax collector
    .asked =
        when does the assassin pay the tax collector
ruling-tax-collector-killed-older = If the Tax Collector was killed or nobody has him, nobody pays: the coin goes to his player, and there is no token to keep it on.
    .no =
        Is the tax paid if the Tax Collector was killed?
        Do we pay if nobody has the Tax Collector?
        tax collector got assassinated, does anyone still pay him
        nobody chose the tax collector, do builders put a coin aside
        does the tax pile up for the next tax collector
    .yes =
        tax collector is dead, can we build without tax
        is the tax off when the tax collector is not in the round
    .asked =
        the assassin killed the tax collector, who gets the tax
