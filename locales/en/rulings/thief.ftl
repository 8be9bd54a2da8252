### The rulings of data/rulings/thief.toml, and the questions they answer: with yes, with no, or in another way.

ruling-thief-takes-all = The Thief steals all the gold that the named character's player has when that character is revealed. If there is none, he gets nothing.
    .asked =
        How much does the Thief steal?
        When does the Thief get the money?
        Does the Thief take half or everything?
        I am the Thief and my target had no coins. What do I get?
    .yes =
        does the thief clean me out completely
        robbed with 9 gold, does the thief get all 9
        does the thief collect when the victim reveals his character
    .no =
        I was robbed: do I keep anything at all?
        does the thief take only half my gold
        can i keep one coin when the thief robs me
        is there a cap on what the thief steals
        target is broke, does the thief get something from the bank instead
        does the thief get his loot right when he names someone
ruling-thief-gold-only = The Thief takes gold and nothing else: no cards, no districts and no crown.
    .no =
        Does the Thief also take cards or the crown?
        thief robbed the king, does he get the crown too
        does the thief get my hand cards
        can the thief steal a district
        does a robbed player lose his turn to the thief
    .yes =
        is it only gold that the thief steals
        thief hit me, do i keep my cards
        king was robbed by the thief, does he still keep the crown
        can i still play my turn normally after the thief robbed me
    .asked =
        what exactly does the thief take
ruling-thief-before-gathering = The Thief takes only the gold the victim has when the character is revealed. What the victim gathers afterwards and the income of that turn are safe.
    .no =
        Does the Thief also get the gold I gather this turn?
        The Thief named my Merchant: does he also get my income from green districts?
        does the thief get my income this turn too
        merchant robbed, does his extra coin go to the thief
        does the thief wait until the end of my turn to take everything
        king robbed, yellow district money to the thief as well?
        will the thief drain what i take from the bank this turn
    .yes =
        I am robbed this round. Are the two coins I take this turn safe?
        thief hit me, do i keep the gold from my blue districts as the bishop
        can i still build with the 2 coins i take after being robbed by the thief
        is gold i earn later in my turn safe from the thief
        robbed by the thief at 0 gold, are my next coins all mine
    .asked =
        Do I pay the Thief before or after taking my two coins?
ruling-thief-no-spending-first = A robbed player hands the gold to the Thief on revealing the character, before doing anything else: none of it can be spent first.
    .no =
        Can I spend my gold before the Thief takes it?
        im robbed, can i quickly build something so the thief gets less
        can i use the smithy to get rid of my cash before the thief takes it
        architect robbed, build first pay the thief after?
        may i pay the warlords price before giving the thief his share
    .yes =
        does the thief get paid before i do anything in my turn
        must i hand over my gold to the thief right when i flip my card
        is it too late to spend once my robbed character is revealed, thief first
    .asked =
        thief named me, when do i hand the gold over
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
    .yes =
        Is a dead character's gold safe from stealing?
        assassin got me, is my gold at least safe from the thief
        is the assassin off limits for the thief
        must the thief pick someone other than the murdered one
    .asked =
        What if the Thief names the one who was murdered?
ruling-thief-not-bewitched = The Thief cannot rob the bewitched character or the Witch. He has to name another character.
    .no =
        Can the Thief rob the bewitched character?
        Can the Thief steal from the Witch?
        Can I pickpocket the Witch herself?
        thief goes for the bewitched king, ok?
        im the witch, can the thief rob me
        bewitched and robbed by the thief in one round?
        can the thief name whoever the witch named
    .yes =
        The Witch hexed the Merchant and I am the Thief. Is he off limits?
        Is the one under a spell safe from being robbed?
        witch cursed me, does that keep the thief away
        is the witch immune to the thief
        must the thief choose someone the witch did not pick
    .asked =
        witch took the architect, who can the thief rob
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
    .yes =
        is the magistrate safe from the thief
        does the thief have to name rank 3 or higher
        magistrate with 10 gold, nothing to fear from the thief?
        does rank 1 keep its gold no matter what the thief says
    .asked =
        Which characters is the Thief not allowed to name?
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
