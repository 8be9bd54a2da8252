### The rulings of data/rulings/tax-collector.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tax-each-building = Everyone who builds puts 1 gold on the Tax Collector's token right after building, as long as he is one of this game's characters.
    .asked =
        Who pays the Tax Collector, and when?
        Where does the tax go when I build?
        How high is the Tax Collector's tax?
        I put up a district with the Tax Collector in the game. How much goes on his token?
        Is the tax paid to the bank or put on the token?
        i just built a market and the taxman is in, what do i owe
    .yes =
        tax collector in the game, must everyone who builds drop a coin on his token
        do i pay the tax right after i build
        is it just 1 gold tax even for an expensive building
    .no =
        is the tax 2 gold
        does the tax money go to the bank
        do i pay the taxman if i only take gold and build nothing
        is the tax paid at the end of my turn
        does the tax collector character have to be revealed before i pay tax
ruling-tax-several = The Tax Collector's tax is 1 gold for every single district built, even those that do not count toward the building limit.
    .yes =
        Does the Architect pay the Tax Collector for each of his districts?
        Are the Stables and the Trader's extra districts taxed too?
        I am the Architect and build three: do I put three coins on the Tax Collector's token?
        trader puts down four green ones, four coins of tax?
        do i owe the taxman a coin for the stables too
        seer builds two, both taxed?
        tax on the wizards second building as well?
    .no =
        architect builds three, is one tax coin enough for all
        are buildings outside the limit tax free
        does the wizard get the stolen and built card without the tax
        is the tax just once per turn no matter how many i build
    .asked =
        I build two districts in a turn: one tax or two?
        scholar builds two districts, tax collector in play, how much tax
ruling-tax-unpaid-building = You owe the Tax Collector's tax for every district you build, even one that cost no gold.
    .yes =
        Do I pay the Tax Collector for a district built free through the Framework?
        Is the Necropolis taxed if I destroyed a district for it?
        I built for free by sacrificing a district. Does the Tax Collector still want his coin?
        My district cost me nothing: is it taxed all the same?
        framework build, taxman still gets 1
        necropolis for free but still a coin for the tax collector?
        tax due even when the building cost 0
    .no =
        is a free building tax free
        i sacrificed a district for the necropolis, am i exempt from the tax
        does building through the framework avoid the taxman
        no gold spent on the necropolis, does that waive the tax
    .asked =
        built with the framework and the tax collector is in, what do i pay
ruling-tax-no-gold = A player with no gold left after building pays the Tax Collector nothing, and does not owe it later either.
    .no =
        Must I pay the Tax Collector if building took my last coin?
        I spent everything on my Palace. Am I in debt to the Tax Collector?
        Broke after building: do I owe the tax next turn?
        i have 0 gold after building, does the tax collector get something from me
        must i save one gold for the tax
        do i pay the tax later if i was broke
        can i be stopped from building because i cant afford the tax
    .yes =
        Can I still build if nothing is left for the tax?
        may i spend my last coin on a building with the taxman around
        is the tax forgiven when i have nothing left
        zero coins left so i skip the taxman, correct?
    .asked =
        built something and have no gold for the tax, what now
ruling-tax-not-himself = The Tax Collector pays no tax for what he builds in his own turn.
    .no =
        Does the Tax Collector pay the tax himself?
        I am the Tax Collector and put up a district. Do I put a coin on my own token?
        tax collector builds in his own turn, does he pay tax
        must the tax collector put a coin on his own token
        do i tax myself as the tax collector
        collector builds a castle, does he owe 1 extra
    .yes =
        Is the taxman exempt from his own levy?
        im the taxman, can i build tax free
        is the tax collector the only one who builds without tax
        does the tax collector get around the tax in his turn
    .asked =
        what does the tax collector pay when he builds
ruling-tax-taken = The Tax Collector may take all the coins from his token once in his turn, at any moment.
    .asked =
        When does the Tax Collector collect his money?
        Is emptying the token automatic, or do I have to claim the taxes?
        six coins on the token, how many does the tax collector get
    .yes =
        Can the Tax Collector build with the taxes in the same turn?
        I am the Tax Collector: do I get all the coins on it, and can I spend them now?
        can the tax collector grab the coins before he gathers
        does the taxman empty the whole token
        taxman takes 5 from the token and builds with it at once, fine
    .no =
        does the tax collector have to wait until the end of his turn for the coins
        can the taxman collect twice in one turn, before and after building
        is the tax collector forced to take the coins
        does the tax collector get only half of what is on his token
ruling-tax-not-in-play = You pay the Tax Collector's tax in every round. If nobody has him, or he was discarded, the coins stay on his token for a later round.
    .yes =
        Do we pay the tax if nobody chose the Tax Collector this round?
        The Tax Collector was put aside this round. Do I still owe a coin when I build?
        Do coins pile up on the token over several rounds?
        nobody is the taxman this time, still 1 gold per building?
        tax collector discarded, does the pot carry over to next round
        taxman not chosen for 3 rounds, do all those coins wait for him
    .no =
        is the tax off when the tax collector lies face up in the middle
        do the coins go to the bank if nobody plays the tax collector
        are we tax free in rounds without the tax collector
        is the token emptied at the end of a round without a tax collector
    .asked =
        What happens to the coins on the Tax Collector's token if he is not in the round?
        nobody picked the tax collector, where does my tax coin go
ruling-tax-killed = If the Tax Collector was killed, you still pay the tax. He takes nothing, and the coins stay on his token.
    .yes =
        Is the tax still paid if the Tax Collector was killed?
        Rank 9 is dead this round: do builders still put a coin down?
        taxman got whacked, do i still pay when i build
        do the coins stay on the token when the tax collector dies
        can the next tax collector take what the dead one left
    .no =
        does a murdered tax collector collect his coins
        assassin killed the tax collector, are we free of tax
        does the assassin get the tax money of a dead tax collector
        is the money on the token lost when the tax collector is killed
    .asked =
        Who gets the taxes when the Tax Collector is assassinated?
        I am the Tax Collector and got killed: what becomes of my taxes?
        The taxman died: do we still pay, and who takes the coins?
        tax collector assassinated, what about the gold on his token
ruling-tax-three-players = With 3 players, the player who has the Tax Collector pays the tax in the turn of their other character.
    .yes =
        Does the Tax Collector's player pay tax for his second character?
        There are three of us and I have the Tax Collector and the Merchant. Does my Merchant pay for building?
        three players: i am tax collector and architect, tax on my architects buildings?
        does my second character owe tax to my own tax collector token
        i hold the tax collector plus the king in a 3 player game, king pays 1 for building?
        do i put a coin on my own token when my other role builds
    .no =
        Am I exempt from tax in both of my turns?
        with 3 players is everything i build free of tax because i have the tax collector
        3 of us, i have thief and tax collector, does the thief build tax free
        am i exempt in my king turn since i also own the tax collector
    .asked =
        three player game, when does the owner of the tax collector pay tax
ruling-tax-confiscated = The Magistrate, not his target, pays the Tax Collector for a confiscated district, although he got it for free.
    .no =
        Does the Magistrate's victim pay the tax for a confiscated district?
        The Magistrate grabbed my building. Must I pay the tax on it?
        do i owe tax for a building that got confiscated from me
        is a confiscated district tax free for the magistrate
        must the target pay 1 gold tax although the magistrate has the building
        warrant on me, building gone, do i owe tax on top of that
    .yes =
        I am the Magistrate: do I owe a coin for what I took with the signed warrant?
        magistrate takes my district, does he pay the tax
        signed warrant flipped and taxman in the game, coin from the magistrate?
        the magistrate got it for nothing, still 1 tax for him?
    .asked =
        Who pays the Tax Collector when a district is confiscated?
        confiscated building, whose coin goes on the tax collectors token
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
    .yes =
        is a swap by the diplomat tax free
        do only built districts get taxed, not captured ones
        can the marshal grab a market without paying tax collector
    .asked =
        marshal takes a temple with the tax collector in play, what does he pay him
ruling-tax-not-with-two = With 2 players there is no rank 9, so no Tax Collector and no tax. The English book mentions 2 players next to 3 when it taxes his other character, but that is a mistake.
    .no =
        Is there a tax for the Tax Collector with 2 players?
        two player game, do we pay the tax collector
        does the english rulebook tax rule for 2 players make sense
        just two of us, is there tax for the other character of the taxmans owner
        book says 2- and 3-player for the tax collector, is he used with two then
    .yes =
        is the 2 in the english books tax collector text a mistake
        with two players do we build without the tax
        are two player games free of the tax collector
    .asked =
        why does the english rulebook mention the tax collector with 2 players
ruling-tax-hexagon = The Tax Collector has the hexagon of the new cards, although he was already in The Dark City, because he was changed.
    .asked =
        Why does the Tax Collector carry the sign of a new card?
        tax collector has the hexagon gem, is he new or old
        which edition does the tax collector come from
    .yes =
        was the tax collector already in the dark city
        did the tax collector change for the new edition
        was the tax collector reworked
    .no =
        is the tax collector a brand new character of the 2016 box
        is the hexagon on the tax collector a misprint
        does the hexagon on the tax collector mean he appears here for the first time
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
