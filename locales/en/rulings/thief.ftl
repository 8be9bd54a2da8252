### The rulings of data/rulings/thief.toml, and the questions they answer: with yes, with no, or in another way.

ruling-thief-takes-all = The Thief takes all the gold that the named character's player has when that character is revealed. If there is none, he gets nothing.
    .asked =
        How much does the Thief steal?
        When does the Thief get the money?
        Does the Thief take half or everything?
        I am the Thief and my target had no coins. What do I get?
        thief loot how much
        robbed with 6 gold, what do i have left
        how much gold does the thief take
        thief named me and i have 5 gold, what do i lose
    .yes =
        does the thief clean me out completely
        robbed with 9 gold, does the thief get all 9
        does the thief collect when the victim reveals his character
        thief takes every coin?
        12 gold in my purse, all to the thief right
        Does the Thief receive the gold when the named character is revealed?
        victim has 0, thief gets nothing?
        named architect, he shows up with 5, 5 for me as thief?
        nothing left for me after the thief, correct
        does the thief take all my gold
        do i lose everything to the thief
        do i get all of the victims gold as thief
        victim has no gold, thief gets nothing?
        Does the Thief take all the gold of the named character's player?
        4 gold, thief takes 4?
        does the thief get his gold when the victim is revealed
    .no =
        I was robbed: do I keep anything at all?
        does the thief take only half my gold
        can i keep one coin when the thief robs me
        is there a cap on what the thief steals
        target is broke, does the thief get something from the bank instead
        does the thief get his loot right when he names someone
        thief gets max 3?
        half for thief?
        Does the bank pay the Thief if his victim has no gold?
        thief paid instantly on naming?
        keep a coin or two when robbed?
        thief takes 2 gold from victim?
        do i get to choose how much the thief takes
        does the thief take half
        can i keep some gold from the thief
        does the thief take only 2 gold
        thief gets gold from the bank if i have none?
        Does the Thief get the gold at the moment he names someone?
        am i safe from the thief with more than 6 gold
        thief takes at most 4?
ruling-thief-gold-only = The Thief takes gold and nothing else: no cards, no districts and no crown.
    .no =
        Does the Thief also take cards or the crown?
        thief robbed the king, does he get the crown too
        does the thief get my hand cards
        can the thief steal a district
        does a robbed player lose his turn to the thief
        thief nicks cards?
        robbed king loses crown?
        Does the Thief take a district from his victim?
        thief gets a look at my hand?
        robbed so i cant build this turn?
        thief takes gold and one card?
        thief steals my role?
        does the thief take my cards
        can i steal a card as thief
        does the thief take the crown
        do i lose a district to the thief
        thief robs me, do i lose my turn
        Can the Thief steal district cards?
        does the thief take gold and cards
    .yes =
        is it only gold that the thief steals
        thief hit me, do i keep my cards
        king was robbed by the thief, does he still keep the crown
        can i still play my turn normally after the thief robbed me
        just cash for the thief right
        my hand is safe from thieves?
        Does a robbed player keep his cards and districts?
        robbed but still have my whole turn?
        crown stays with the king even if thief got him?
        thief cant touch buildings, correct
        does the thief take only gold
        are my cards safe from the thief
        do i keep the crown when robbed
        robbed by the thief, do i keep my districts
        Does the Thief steal nothing but gold?
        can i still play my turn after being robbed
        thief: gold only?
    .asked =
        what exactly does the thief take
        thief robbed me, what besides gold is gone
        cards gold crown, which does the thief get
        what does the thief steal
        robbed, what do i lose
ruling-thief-before-gathering = The Thief takes only the gold the victim has when the character is revealed. What the victim gathers afterward and the income of that turn are safe.
    .no =
        Does the Thief also get the gold I gather this turn?
        The Thief named my Merchant: does he also get my income from green districts?
        does the thief get my income this turn too
        merchant robbed, does his extra coin go to the thief
        does the thief wait until the end of my turn to take everything
        king robbed, yellow district money to the thief as well?
        will the thief drain what i take from the bank this turn
        thief takes my 2 gathered coins too?
        everything i make this turn goes to thief?
        Is the income from my districts part of the Thief's loot?
        bishop robbed, church money gone as well?
        robbed merchant hands over the bonus coin?
        thief collects at the end of the victims turn?
        had 3, gathered 2, thief gets 5?
        does the thief take the gold i gather
        does the thief take my income
        robbed, do i lose the 2 gold i take this turn
        do i get the victims income too as thief
        merchant robbed, is his income gone too
        Does the Thief take the gold the victim collects later in the turn?
        thief gets my gathered gold?
    .yes =
        I am robbed this round. Are the two coins I take this turn safe?
        thief hit me, do i keep the gold from my blue districts as the bishop
        can i still build with the 2 coins i take after being robbed by the thief
        is gold i earn later in my turn safe from the thief
        robbed by the thief at 0 gold, are my next coins all mine
        gathered gold after the robbery is mine right
        thief only gets what i had when flipped?
        Are coins that I receive after revealing my character safe from the Thief?
        robbed as king, noble income still mine?
        had 4 then took 2, thief gets 4?
        broke at reveal, take 2 afterwards, thief gets none of it?
        i can build with income after the thief hit me?
        is the gold i gather safe from the thief
        do i keep my income when robbed
        robbed, can i keep the 2 gold i gather after
        does the thief only take gold i had before my turn
        Is the income of the turn safe from the Thief?
        can i build with gold i gathered after being robbed
        robbed bishop, keeps his blue income?
    .asked =
        Do I pay the Thief before or after taking my two coins?
        3 gold at reveal, 2 gathered, what does thief get
        robbed, which coins of this turn do i keep
        does the thief take gold before or after i gather
        robbed with 1 gold, then i gather 2, what do i have
ruling-thief-no-spending-first = A robbed player hands the gold to the Thief on revealing the character, before doing anything else: none of it can be spent first.
    .no =
        Can I spend my gold before the Thief takes it?
        im robbed, can i quickly build something so the thief gets less
        can i use the smithy to get rid of my cash before the thief takes it
        architect robbed, build first pay the thief after?
        may i pay the warlords price before giving the thief his share
        build before paying thief?
        spend it all quick so thief gets nada?
        May I use my buildings' abilities to get rid of gold before the Thief collects?
        im robbed, can i do smithy first
        robbed warlord burns something and then pays the thief?
        thief paid at the end so i can shop first?
        can i beautify first so the thief gets less
        can i build before the thief takes my gold
        can i spend my gold before paying the thief
        robbed, can i use my gold first
        can i save my gold from the thief by building
        pay the thief at the end of my turn?
        May a robbed player build first and then pay the Thief?
        do i pay the thief after gathering and building
    .yes =
        does the thief get paid before i do anything in my turn
        must i hand over my gold to the thief right when i flip my card
        is it too late to spend once my robbed character is revealed, thief first
        thief first, then my turn right
        pay up on reveal before anything else?
        Must a robbed player hand over his gold before doing anything?
        no chance to spend my hoard once called and robbed?
        reveal, pay thief, then gather?
        cant dodge the thief by spending in that turn, correct
        do i have to pay the thief first
        must i give the thief my gold before my turn
        robbed, is spending first forbidden
        does the thief get my gold before i can use it
        Do I hand over my gold to the Thief as soon as I reveal my character?
        thief gets paid at once when im revealed?
        as thief do i collect before the victim can build
    .asked =
        thief named me, when do i hand the gold over
        reveal and robbed, whats first
        before or after building, when does the thief collect
        when do i pay the thief
        robbed, pay first or build first
ruling-thief-not-killed = The Thief cannot rob the killed character or the Assassin. He has to name another character.
    .no =
        Can the Thief rob the killed character?
        Can the Thief steal from the Assassin?
        The Merchant has been assassinated. May I, the Thief, still name him?
        can the thief rob a corpse
        thief names the assassin, allowed?
        assassin whacked the merchant, can the thief pick him too
        can you get killed by the assassin and robbed by the thief in the same round
        im the assassin, can the thief take my gold
        thief robs the dead merchant?
        rob the assassin, ok?
        Is the murdered character a legal choice for the Thief?
        killed king, may i name king as thief
        both killed and robbed, happens?
        thief gets the corpses gold at the end?
        assassin has 8 gold, thief may name him?
        can i rob the killed character
        killed character, can the thief take his gold
        i was killed, can the thief still rob me
        may i name the assassin as thief
        Is the Thief allowed to name the character that was killed?
        thief takes a dead mans gold?
    .yes =
        Is a dead character's gold safe from stealing?
        assassin got me, is my gold at least safe from the thief
        is the assassin off limits for the thief
        must the thief pick someone other than the murdered one
        dead guys gold safe from thief right
        thief must name someone else than the victim of the assassin?
        Is the Assassin protected from the Thief?
        got killed so at least no robbery?
        cant rob whoever was just killed, correct
        assassin named warlord so warlord is off limits for my thief?
        am i safe from the thief if i was killed
        is the assassin safe from the thief
        must the thief name someone who wasnt killed
        killed, do i keep my gold from the thief
        Is it forbidden to rob the killed character?
        thief cant name the assassin?
        as assassin am i safe from being robbed
    .asked =
        What if the Thief names the one who was murdered?
        assassin killed bishop, who cant i rob
        thief picks the dead one, what then
        thief and the killed character, can he rob him
        who cant the thief rob when there is an assassin
ruling-thief-not-bewitched = The Thief cannot rob the bewitched character or the Witch. He has to name another character.
    .no =
        Can the Thief rob the bewitched character?
        Can the Thief steal from the Witch?
        Can I pickpocket the Witch herself?
        thief goes for the bewitched king, ok?
        im the witch, can the thief rob me
        bewitched and robbed by the thief in one round?
        can the thief name whoever the witch named
        rob the witch?
        thief on the bewitched one?
        Is the character named by the Witch open to robbery?
        witch holds lots of gold, thief takes it?
        witch named king, i name king too as thief, fine?
        spellbound player gets robbed on top?
        thief can rob the witch once she plays anothers turn?
        can i rob the witch
        can the thief rob a bewitched character
        bewitched, can the thief take my gold
        may the thief name the character the witch named
        is my gold in danger from the thief when im bewitched
        Is the Thief allowed to rob the Witch?
        thief robs witch, legal?
    .yes =
        The Witch hexed the Merchant and I am the Thief. Is he off limits?
        Is the one under a spell safe from being robbed?
        witch cursed me, does that keep the thief away
        is the witch immune to the thief
        must the thief choose someone the witch did not pick
        witch cant be robbed right
        bewitched so thief must skip me?
        Must the Thief name somebody other than the bewitched character?
        witch picked merchant, thief has to look elsewhere?
        under a spell my gold is out of the thiefs reach?
        thief barred from both witch and her victim, correct
        am i safe from the thief if im bewitched
        is the witch safe from the thief
        must the thief name someone who isnt bewitched
        bewitched, do i keep my gold from the thief
        Is the bewitched character protected from the Thief?
        thief cant rob the witch?
        is robbing the bewitched one forbidden
    .asked =
        witch took the architect, who can the thief rob
        witch in play, who is off limits for thief
        witch bewitched bishop, may the thief choose bishop or who
        thief and the witch, can he rob her
        who cant the thief rob when the witch is in play
ruling-thief-not-rank-one = No rank 1 character can be robbed, and the Magistrate is one. The Thief has to name a character of a higher rank.
    .no =
        Can the Thief rob the Magistrate?
        Can the Thief steal from a rank 1 character?
        I am the Magistrate: do I need to fear the Thief?
        May the Thief name number 1?
        thief wants the magistrates cash, possible?
        can the thief call rank one
        is number 1 a legal target for the thief
        thief names the magistrate, does he get paid
        thief on magistrate?
        name number one as thief, legit?
        Is the Magistrate exposed to robbery?
        magistrate is rich, i rob him as thief, deal?
        rank 1 robbed if its not the assassin?
        thief can name anyone but himself, including 1?
        magistrate loses gold to the thief?
        can i rob the magistrate as thief
        can the thief rob rank 1
        do i lose my gold to the thief as magistrate
        may the thief name the magistrate
        magistrate robbed by the thief?
        Is the Thief allowed to name a rank 1 character?
        does the thief work on the magistrate
    .yes =
        is the magistrate safe from the thief
        does the thief have to name rank 3 or higher
        magistrate with 10 gold, nothing to fear from the thief?
        does rank 1 keep its gold no matter what the thief says
        rank 1 immune to thief right
        magistrate keeps his gold vs thief?
        Is every rank 1 character beyond the Thief's reach?
        thief has to aim above his own number?
        magistrates cash cant be stolen by the thief, correct
        assassin witch magistrate, none can be robbed?
        am i safe from the thief as magistrate
        is rank 1 safe from the thief
        must the thief name a higher rank
        thief cant rob the magistrate?
        Is the Magistrate protected from the Thief?
        do i keep my gold as magistrate when the thief is around
        is naming rank 1 forbidden for the thief
    .asked =
        Which characters is the Thief not allowed to name?
        thief vs rank 1, allowed?
        lowest rank the thief may name
        can the thief rob the magistrate or not
        which rank cant the thief rob
ruling-thief-at-the-call = The Thief is paid before the robbed player takes an action: the book says he takes the gold when the character is called.
    .no =
        Does the Thief also get the gold I take in my action?
        can i take gold first and pay the thief from that
        may i build before the thief gets his money
        does the thief also get what i draw from the bank this turn
    .yes =
        called and robbed, are the two coins i take then mine
        does the thief collect before my action
        robbed at the call, do i keep the gold i get later
    .asked =
        When is the stolen money handed over?
