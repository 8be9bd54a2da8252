### The rulings of data/rulings/poor-house.toml, and the questions they answer: with yes, with no, or in another way.

ruling-poor-house-empty = The Poor House checks your gold when your turn ends: with none left you gain 1, even on the turn you built it.
    .yes =
        Does the Poor House pay in the same turn I spent my last coin on it?
        I spent everything on the Poor House itself. Do I get a gold now?
        zero gold when my turn is over and a poor house in my city, do i get 1
        can the poor house pay me in the very turn i build it
        does the poor house check my cash only when the turn ends
        broke at turn end, poor house hands me a coin?
        last coin went into the poor house, does it pay me back 1 right now
        Is the Poor House checked only once my turn is over?
        i blew all my gold on a castle and own poor house, 1 coin?
        zero coins when i finish = 1 from poor house, right
        new poor house works this very turn?
        no gold at the end of my turn, does the poor house pay
        do i get 1 gold from the poor house if i have none
        can i use the poor house in the turn i build it
        spent my last gold, poor house works?
        does the poor house give me a coin every turn i end broke
        Do I take one gold from the Poor House if I end my turn without any?
        built the poor house with my last gold, coin right away?
    .no =
        i have 1 gold left at the end of my turn, does the poor house pay
        was broke at the start of my turn but not at the end, coin from the poor house?
        does the poor house pay before i gather
        does the poor house give 2 gold
        does a poor house in my hand do anything when im broke
        does the poor house pay every player who is broke
        got 2 coins left over, poor house pays?
        poor house gives at the start when im empty?
        Does the Poor House pay two coins to a broke player?
        a new poor house has to wait a turn before paying?
        poor house tops me up although i kept 1 gold?
        broke neighbor gets a coin off my poor house?
        do i get poor house gold with 1 coin left
        does the poor house work at the start of my turn
        3 gold left, does my poor house still pay
        Does the Poor House pay if I still have gold at the end of my turn?
        do i have to wait until next turn for the poor house
        is the poor house useless the turn its built
    .asked =
        When do I get the coin of the Poor House?
        I am broke at the end of my turn and own the Poor House. How much?
        poor house, when exactly and how much
        what must my purse look like for poor house to pay
        how much does the poor house give and when
        poor house, 0 gold, what do i take
ruling-poor-house-witch = If the Witch never resumes her turn, her Poor House does nothing; if she does, it works when her resumed turn ends.
    .no =
        Does the Poor House pay a Witch who does not resume her turn?
        I am the Witch, broke, and my target is not in the round. Does my Poor House pay?
        witch named a character nobody has, coin from the poor house?
        does the witchs poor house pay when she names her victim
        im the witch with 0 gold and my victim never shows up, 1 gold from my poor house?
        does the poor house pay the witch twice, on naming and on resuming
        witch empty purse, spell on nobody, poor house anyway?
        Does the Witch collect from her Poor House in the first part of her turn?
        named my victim, im broke, 1 from the poor house now?
        victim not in play, does poor house pay the witch at end of round
        witch never continues but her building still pays?
        is bewitching the end of my turn for the poor house
        does the witch get poor house gold if she doesnt resume
        witch broke and no resume, poor house pays?
        can the witch use her poor house right after her spell
        i am the witch with no gold, target not there, coin from the poor house?
        does the poor house work for a witch whose spell hit nobody
        Does the Witch's Poor House pay even if she never resumes her turn?
        poor house pays the witch before she resumes?
    .yes =
        witch resumes and ends broke, does her poor house pay
        does the poor house wait until the witch finishes her resumed turn
        is the poor house lost for a witch who doesnt get to resume
        witch gets her poor house coin after the resumed turn if shes broke?
        spell missed so no coin from poor house, right
        Must the Witch resume her turn for her Poor House to work?
        i played on as my victim and ended at 0, poor house pays me the witch?
        poor house stays quiet till i finish the taken turn as witch?
        no resume means no poor house coin, correct
        witch resumed, no gold at the end, poor house pays?
        is the poor house useless for a witch who doesnt resume
        does the witch have to resume to get her poor house coin
        do i get 1 gold from my poor house as witch after the resumed turn
        Does the Witch go without the Poor House's coin if her turn is not resumed?
        no resumed turn, poor house does nothing for the witch?
        can my poor house pay me when i play on as witch and end broke
    .asked =
        when does the witchs poor house work
        witch at 0 gold w poor house, when does she get it
        my spell fizzled and im broke, what does poor house do for the witch
        witch and poor house, does it pay or not
        at which end does the witchs poor house pay
ruling-poor-house-bewitched = The bewitched player's own Poor House does not work on the turn the Witch took over.
    .no =
        Does a bewitched player without gold get the coin of the Poor House?
        I am hexed and have no coins: does my Poor House help?
        the witch got me and i took cards, no gold, poor house coin for me?
        does the witch get the coin from the bewitched players poor house
        under a spell with 0 gold, does my poor house pay at the end
        can the witch use her victims poor house
        spellbound, zero cash, does poor house bail me out
        took cards under the witchs spell and got no money, poor house?
        Is a bewitched player paid by his own Poor House?
        witch cashes my poor house when she ends my turn?
        enchanted but the poor house is mine so i get 1, no?
        poor house immune to the witch?
        bewitched guy ends with 0, poor house kicks in?
        bewitched with no gold, does my poor house pay
        do i get my poor house coin while bewitched
        can the witch use my poor house for herself
        does the poor house help me against the witch
        poor house works when bewitched?
        Does my Poor House give me a coin although the Witch took my turn?
        i drew cards while bewitched, broke, 1 gold from poor house?
    .yes =
        does being bewitched switch off my poor house this turn
        is my poor house dead while the witch plays my turn
        bewitched and broke, do i stay broke despite my poor house
        witch on me so poor house is off right
        no poor house coin for the bewitched, correct?
        Does my Poor House fail to work in a turn the Witch has taken over?
        hexed and skint, poor house gives nothing?
        i cant count on the poor house while bewitched?
        my own poor house skips this turn cause the witch took it?
        is my poor house useless when im bewitched
        do i lose the poor house coin when the witch takes my turn
        bewitched and broke, no coin from the poor house?
        does the witch block my poor house
        Is the Poor House of a bewitched player inactive for that turn?
        does the poor house not pay a bewitched player
        am i left with 0 gold if bewitched even with a poor house
    .asked =
        what happens to the poor house of someone the witch bewitched
        hexed with 0 gold, what does my poor house give
        poor house owner gets bewitched, any coin
        bewitched, 0 gold, poor house: coin or not
        witch took my turn, what does my poor house do
ruling-poor-house-alchemist = An Alchemist who has spent everything first takes the Poor House's coin, and only then gets back what he paid for building.
    .yes =
        Does the Alchemist get the Poor House coin and his gold back?
        I am the Alchemist, spent everything and own the Poor House. Do I get both?
        Is the Alchemist broke for the Poor House although his money returns?
        alchemist spent all on a palace with a poor house, 1 extra gold?
        does the poor house look at the alchemists purse before the refund
        alchemist down to 0 then refunded, does the poor house still count as broke
        alchemist at zero: poor house first then refund?
        spent the lot as alchemist, poor house coin plus all my money back?
        Does the Poor House pay before the Alchemist gets back what he spent?
        alchemist built for 5 with his last 5, ends with 6 with poor house?
        poor house and alchemist combo works right
        being refunded later doesnt cost the alchemist the poor house coin?
        does the alchemist get poor house gold if he spent everything
        can i get the poor house coin and the refund as alchemist
        alchemist at 0 before the refund, poor house pays?
        is the poor house checked before the alchemists refund
        do i get 1 extra as alchemist with the poor house
        Does a broke Alchemist take the Poor House's coin before his refund?
        alchemist paid 3 of 3 gold, 4 at the end with poor house?
    .no =
        does the alchemist miss the poor house coin because his gold comes back
        does the alchemists refund come before the poor house
        must the alchemist choose between refund and poor house
        alchemist with 1 gold unspent and a poor house, extra coin?
        alchemist has money again so poor house stays shut?
        refund first and then no coin from the poor house for the alchemist?
        Does the Alchemist have to give up his refund to take the Poor House's coin?
        only one of the two for the alchemist, refund or poor house coin?
        i kept 2 coins as alchemist, poor house pays too?
        does poor house see the alchemists refunded gold
        does the alchemist lose the poor house coin because of the refund
        is the poor house useless for the alchemist
        alchemist gets his gold back first, then no poor house?
        do i have to choose poor house or refund as alchemist
        Does the Poor House refuse to pay because the Alchemist gets his money back?
        alchemist with 2 gold left before the refund, poor house coin?
        alchemist spent it all, only the refund and no coin?
    .asked =
        Which comes first, the Poor House or the Alchemist's refund?
        poor house and alchemist at end of turn, which order
        alchemist spent all 4, poor house in town, how much at the end
        order of poor house and alchemists money back?
        alchemist, poor house coin or refund or both
        when does the poor house check the alchemists gold
ruling-poor-house-alchemist-classic = An Alchemist who has spent everything gets the Poor House's coin, then his gold. Both come at the end of the turn; we do the Poor House first, as the 2016 book does.
    .yes =
        Does the Alchemist get the Poor House coin and his gold back?
        alchemist spent everything and owns a poor house, both the coin and the refund?
        is the poor house done before the alchemists refund
    .no =
        does the alchemists refund cancel the poor house
        does the alchemist have gold again when the poor house checks
        alchemist kept one coin, does the poor house pay
    .asked =
        which is first at the end of turn, poor house or alchemist
ruling-poor-house-alchemist-third = The Alchemist's gold comes back at once here, so he has gold at the end of the turn, and the Poor House gives him nothing.
    .no =
        Does the Alchemist get the Poor House coin and his gold back?
        alchemist built with all his gold, does the poor house pay
        is the alchemist broke for the poor house after building
        extra coin from the poor house for an alchemist who paid everything
    .yes =
        does the alchemist get his gold back before the poor house checks
        does the alchemists money return at once
    .asked =
        why does the alchemist get nothing from the poor house
