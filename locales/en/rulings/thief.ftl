### The rulings of data/rulings/thief.toml, and the questions they answer: with yes, with no, or in another way.

ruling-thief-takes-all = The Thief steals all the gold that the named character's player has when that character is revealed. If there is none, he gets nothing.
    .asked =
        How much does the Thief steal?
        When does the Thief get the money?
        Does the Thief take half or everything?
        I am the Thief and my target had no coins. What do I get?
    .no =
        I was robbed: do I keep anything at all?
ruling-thief-before-gathering = The Thief gets only what you have when you reveal the character: you hand over everything before gathering. You keep what you get after that.
    .no =
        Does the Thief also get the gold I gather this turn?
        Can I spend my gold before the Thief takes it?
        The Thief named my Merchant: does he also get my income from green districts?
    .yes =
        I am robbed this round. Are the two coins I take this turn safe?
    .asked =
        Do I pay the Thief before or after taking my two coins?
ruling-thief-not-killed = The Thief cannot rob the killed character or the Assassin. He has to name another character.
    .no =
        Can the Thief rob the killed character?
        Can the Thief steal from the Assassin?
        The Merchant has been assassinated. May I, the Thief, still name him?
    .yes =
        Is a dead character's gold safe from stealing?
    .asked =
        What if the Thief names the one who was murdered?
ruling-thief-not-bewitched = The Thief cannot rob the bewitched character or the Witch. He has to name another character.
    .no =
        Can the Thief rob the bewitched character?
        Can the Thief steal from the Witch?
        Can I pickpocket the Witch herself?
    .yes =
        The Witch hexed the Merchant and I am the Thief. Is he off limits?
        Is the one under a spell safe from being robbed?
ruling-thief-not-rank-one = No rank 1 character can be robbed, and the Magistrate is one. The Thief has to name a character of a higher rank.
    .no =
        Can the Thief rob the Magistrate?
        Can the Thief steal from a rank 1 character?
        I am the Magistrate: do I need to fear the Thief?
        May the Thief name number 1?
    .asked =
        Which characters is the Thief not allowed to name?
ruling-thief-at-the-call = The Thief is paid before the robbed player takes an action: the book says he takes the gold when the character is called.
    .no =
        Does the Thief also get the gold I take in my action?
    .asked =
        When is the stolen money handed over?
