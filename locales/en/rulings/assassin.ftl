### The rulings of data/rulings/assassin.toml, and the questions they answer: with yes, with no, or in another way.

ruling-assassin-hidden = A character the Assassin killed stays face down: nobody answers when it is called, and its turn is skipped. Only a killed rank 4 is shown, at the end of the round, because of the crown.
    .no =
        Does the player the Assassin killed show the card?
        Do I have to say that I was assassinated?
        i got whacked, must i flip my character when its called
        merchant was assassinated, do we all get to see who had him
        at the end of the round does a murdered architect turn his card over
        should i say im dead when the crown player calls me
        may the others make me prove i was the murdered one
        killed so i have to flip up at once?
        assassin may ask who he got?
        murdered bishop shows himself at the end of the round?
        must the victim announce "thats me, im dead"
        dead thief revealed when rank 2 is called?
        can the table check who the assassin hit this round
        do i have to reveal myself when the assassin killed me
        assassinated, must i show my card?
        may the assassin see who he killed
        does the murdered thief show his card at the end of round
        do i have to admit im the one the assassin killed
        Must every assassinated character be shown at the end of the round?
    .yes =
        can i stay silent about being the dead one
        does the assassins victim stay face down all round
        is it a secret who the assassin hit
        assassin got my bishop, do i keep quiet at the call
        murdered, so i say nothing and keep my card down?
        may the assassins victim keep everyone guessing
        we skip to the next number when the killed one is called, right
        killed king is shown at the end because of the crown?
        nobody finds out i was the murdered merchant?
        is silence the right reaction for the assassinated player
        killed by the assassin, may i stay quiet?
        do i keep my card face down when assassinated
        does nobody answer when the killed character is called
        can i hide that the assassin got me
        killed rank 4 shown at the end of the round?
    .asked =
        When do we find out who was murdered?
        What happens when the dead character is called?
        I have the murdered character. Do I turn it over or keep quiet?
        assassin killed the thief, who tells the table
        dead character called, what do i do
        who learns whom the assassin got, and when
        killed by assassin, show card or not
ruling-assassin-names = The Assassin names a character, not a player: whoever has that character is the victim.
    .asked =
        Does the Assassin name a player or a character?
        assassin: do i say a name or a job
        what does the assassin call out
        assassin: whom or what does he name
        assassin names who
    .yes =
        does the assassin have to call out a role
        is it the character that dies and not the person, assassin question
        assassin says architect, whoever holds him is hit, right
        assassin says "the merchant", never "you"?
        victim is whoever holds the named role, right
        do i have to kill a job and not a person as assassin
        assassin guesses which role the leader took?
        assassin calls bishop, i have bishop, im the dead one?
        the assassin could hit anyone because he names roles only?
        do i name a character as assassin
        must the assassin say a role
        assassin says thief and im the thief, am i the victim?
        is the victim whoever has the character the assassin named
        does the assassin not choose a player
    .no =
        Can the Assassin point at a person to kill?
        I am the Assassin and want to kill Anna. Can I just say her name?
        can the assassin just say kill the guy on my left
        assassin says tom is dead, does that count
        can i murder a specific player as the assassin
        does the assassin get to look who has the role before naming it
        can the assassin aim at whoever is winning without naming a role
        assassin chooses the player in the lead, just like that?
        "i assassinate the guy in the red shirt" valid?
        can assassin peek at cards to find his man
        assassin targets a seat?
        does the assassin pick a person who then loses the turn whatever role he has
        assassin taps a player on the shoulder and that player is dead?
        can i choose a player as assassin
        may the assassin say kill peter
        can the assassin target me personally without knowing my role
        assassin points at me, am i dead?
        does the assassin name a person
        Is the Assassin allowed to pick the player with the most districts?
ruling-killed-keeps-all = A player whose character was killed loses only that turn: gold, hand and city stay as they are.
    .no =
        Do I lose my gold or my cards if I am assassinated?
        assassin got me, does he take my gold
        does a dead character discard his hand
        are the districts of an assassinated player destroyed
        am i out of the game if the assassin kills me
        does the assassin get paid for a murder
        assassin empties my purse?
        dead means discard all my cards?
        killed players lose a district?
        assassin gets my hand?
        being murdered eliminates me from the game?
        do i pay something for being assassinated
        do i lose my gold when killed by assassin
        does the assassin get my gold
        killed, do i have to discard my cards?
        do i lose a district when assassinated
        am i eliminated when the assassin kills me
        Does the Assassin take anything from his victim's hand?
    .yes =
        i was murdered with 6 coins, do i still have them next round
        do i play again next round after being assassinated
        killed this round, does my city stay standing
        murdered, my coins stay mine?
        just one turn lost when killed, right
        dead this round, my hand of 5 stays?
        does my town survive when my character is murdered
        next round im back to normal after being killed?
        assassin only costs me the turn and nothing in my purse?
        got killed, do i keep my gold?
        do i keep my cards if im assassinated
        is my city safe when i get killed by the assassin
        killed by assassin, only this turn lost?
        can i play again next round after being killed
    .asked =
        What do I lose when I get killed: only the turn, or my coins too?
        killed, what happens to my stuff
        damage from being assassinated?
        what do i lose if the assassin kills me
ruling-assassin-not-himself = The Assassin must name another character: he cannot name the Assassin.
    .no =
        Can the Assassin kill himself?
        may the assassin name the assassin
        im the assassin, can i name my own card so nobody gets hurt
        assassin suicide, is that a thing
        can i say assassin as my target to waste the kill
        assassin picks himself to skip the kill?
        kill my own assassin role as a joke, ok?
        i name assassin, so nobody dies, fine?
        self murder allowed for rank 1?
        can the assassin waste his ability by naming himself
        is assassin a valid word for the assassin to call
        can i kill myself as assassin
        may the assassin choose the assassin
        is assassin a legal target for the assassin
        can i name assassin to hurt nobody
        assassin names himself ok?
        Is the Assassin free to call out his own character?
    .yes =
        does the assassin have to pick someone other than himself
        is his own character off limits for the assassin
        must the murdered role be a different one from the assassin
        assassin has to name some other role, right
        naming rank 1 is off for the assassin?
        cant target himself, the assassin?
        am i barred from saying my own role as assassin
        must the assassins victim be someone elses role
        assassin naming assassin is illegal, yes
        must the assassin name another character
        is naming himself forbidden for the assassin
        can the assassin only name others
        am i not allowed to name the assassin as assassin
        assassin naming his own role is banned?
    .asked =
        which character can the assassin not name
        may the assassin name any role at all, or whats excluded
        assassin calls out himself, what then
        can the assassin name himself or not
ruling-killed-does-nothing = A killed character does nothing this round: it gathers no resources, collects no income, uses no ability, builds nothing and names nobody. A killed Thief robs no one, a killed Warlord destroys nothing. Only the crown still moves at the end of the round if rank 4 was killed.
    .no =
        Does a killed character still use its ability?
        does a murdered thief still steal
        thief got assassinated, does he rob anyone this round
        can a dead warlord destroy something
        does a killed merchant get his gold
        assassinated, do i at least take 2 coins
        may i build a district if my character was murdered
        magician was killed, can he swap hands
        does a dead architect draw his two cards
        killed king, does he collect gold for his yellow districts
        can the blackmailer place threats after he was killed
        do i get my blue money as a dead bishop
        does the murdered diplomat swap a district
        assassinated queen next to the king, does she get 3 gold
        may a murdered player use the smithy or laboratory this turn
        killed but i still take my two coins?
        dead thief collects at the victims turn?
        does the murdered abbot get his blues
        bishop murdered, may he build at least
        killed marshal seizes something?
        dead wizard gets to look at a hand?
        may i use my lab in the turn i was killed
        assassinated trader, still one green?
        murdered architect can lay one building?
        got killed, can i still gather?
        does a killed magician swap cards
        can i use my ability when killed by the assassin
        killed warlord, can he still destroy my district
        killed as bishop, do i get income?
        may i build when the assassin killed me
        does a killed spy look at a hand
        Is a killed Thief still able to rob somebody?
    .yes =
        assassin hit the warlord, are we all safe from him this round
        is the whole turn gone when the assassin gets you
        do i lose my income too when the assassin kills my character
        thief is dead, is my gold safe from him
        warlord murdered so my town stands this round?
        dead merchant earns nothing, right
        does murder take away gathering and building too
        murdered thief gets to name nobody, right
        killed means zero actions this round?
        my spy was assassinated, no peeking for me then?
        got killed as merchant, no gold at all?
        warlord killed, is my city safe from him?
        thief was killed by the assassin, do i keep my gold?
        do i lose my whole turn when killed
        does the assassin stop gathering too
        killed rank 4, does the crown still move?
    .asked =
        what can a killed character still do
        assassin killed the navigator, what happens to his 4 gold
        assassin got me, can i do anything at all
        dead roles powers, what remains
        killed, what can i still do this round
ruling-assassin-two-characters = With two characters each, the Assassin stops only the one he killed. Each character has its own turn, so the player's other one plays as usual.
    .no =
        With two characters each, does the Assassin stop both of them?
        We are three with two roles each: does a kill knock me out for the whole round?
        2 player game, one of my guys dies, is my whole round over
        does the assassin knock out the player or both his characters in a duel
        one of my two roles got killed, is the other skipped too
        playing with two, can one kill cost me two turns
        three players: kill one role, player is out for the round?
        assassin freezes both my characters?
        in a duel does a murder also stop my later role
        one dead role means my other one cant use its power?
        two roles, one kill, no builds at all for me this round?
        must my surviving character stay face down too
        two players, does the assassin end my whole round
        are both my characters dead when the assassin names one
        three players, killed once, no turn at all?
        does the assassin kill the player and not the character with 2 players
        one character killed, is my other one skipped?
        Does a murder cost me both turns in a game for three?
    .yes =
        Two or three players: one of my characters was murdered, do I still play the other?
        My Merchant was killed, but I am also the Warlord. Does my second turn happen?
        three of us, assassin took my thief, can i still play my merchant
        two roles each, only one was murdered: second one acts normally?
        can my other character spend my gold after the first was assassinated
        i have two characters and one is dead, do i still gather with the other
        one of my two roles was killed, the other plays on?
        3p: assassin hit my king, my warlord still gets a turn, right
        duel, dead merchant, my bishop may still build?
        does a kill cost only one of my two turns
        2p, murdered thief, second role gathers as usual?
        each of my two characters is killed or not on its own?
        two players, one of my characters killed, can i play the other?
        does the assassin stop only one of my two characters
        three players, killed once, do i still get one turn?
        can my second character build after the first was assassinated
        do i keep my other turn when the assassin gets one of mine
    .asked =
        assassin with 3 players, what happens to the victims second character
        two roles each and one is murdered, what about the other
        how many of my turns does the assassin cost in a 2p game
        2 players, assassin killed one of mine, what about the other
ruling-named-in-vain = You may name or mark a character that nobody has, even one discarded face up. Then nothing happens, and your choice is wasted. The rulebooks forbid only the characters they list.
    .yes =
        May you name a character that nobody has?
        Can the Assassin kill a character that was discarded face up?
        Can a warrant or a threat go on a character nobody plays?
        can the assassin name a card that lies open in the middle
        thief may name a character thats not in the round?
        blackmailer puts a threat on a role nobody picked, allowed?
        is my choice just wasted when the named character is missing
        thief calls a role lying face up, allowed but useless?
        nobody had my victim, so my kill fizzles?
        may i put a warrant on a character thats out
        assassin can name a discarded one, right
        witch names someone not in the round, legal?
        is it just bad luck when the one i named isnt there
        can i name a discarded character as assassin
        thief named someone nobody has, is it wasted?
        may the blackmailer threaten a character that lies face up
        assassin named a character nobody picked, does nothing happen?
        is it allowed to mark a character thats not in the round
    .no =
        I am the Assassin and named someone who turned out not to be in play. Do I get another try?
        assassin named a role nobody has, may he choose again
        is it illegal for the witch to name a discarded character
        do i get my kill back if nobody had the character, assassin
        magistrate: must the warrants go on characters somebody has
        nobody was the bishop, do i as assassin pick anew
        thief whiffed, second guess?
        naming an openly discarded role is against the rules?
        threats must go on roles that are in players hands?
        does the thief get 2 gold as consolation when nobody has his target
        may i take back my warrant if that role is not around
        nobody had the character i named, can i name another
        is the assassin forbidden to name a face up discard
        does the thief get a second try if nobody has the character
        may the magistrate not put a warrant on a missing character
        thief named a missing character, does somebody else pay him
        Must the named character be held by a player?
    .asked =
        What if the Thief or the Witch picks a character that is out of the round?
        i robbed the merchant but nobody is the merchant, now what
        named a role nobody holds, result?
        thief picks one thats face up in the middle, what happens
        assassin named nobody, what happens
ruling-assassin-names-classic = The player whose character was killed stays silent when it is called, gives nothing away and loses the turn.
    .no =
        Does the player the Assassin killed say anything?
        do i have to admit that the assassin got me
        must the victim show his card when called
        can i complain out loud that i was murdered
        does the killed player answer the call
    .yes =
        should i keep a straight face when my murdered role is called
        does the assassinated player pass his turn in silence
    .asked =
        What happens to the murdered character?
ruling-assassin-names-third = A killed character is shown last, after everyone has played. Until then its player says nothing, even when it is called.
    .yes =
        Is the character the Assassin killed shown?
        does the victim reveal himself at the end of the round
        do we find out who the assassin killed
        must i stay quiet until everyone else has played if i was assassinated
    .no =
        does the murdered player flip his card when called
        does a killed character stay secret for good
        may the victim speak up right when the assassin names him
    .asked =
        When does the murdered player show the card?
ruling-assassin-character-older = The Assassin names a character, not a player; whoever has that character is the victim.
    .asked =
        Does the Assassin name a player or a character?
    .yes =
        does the assassin have to say a role
        is it a guess who holds the role the assassin names
        whoever has the named role is assassinated?
    .no =
        can the assassin kill a certain player
        may i point at someone and say you are dead, as assassin
        is a persons name enough for the assassin
ruling-killed-does-nothing-older = A killed character does nothing this round: no action, no income, no power, no building. A killed King still gets the crown at the end of the round, and the Hospital, where it is in play, still gives its owner an action.
    .no =
        Does a killed character still use its power?
        does an assassinated thief steal anything
        dead warlord, does he still destroy
        may i take my two gold if i was assassinated
        does the killed merchant earn for his green districts
    .yes =
        is the murdered players entire turn lost
        warlord assassinated, is everybody safe from him
    .asked =
        what is left for a murdered character to do
ruling-assassin-shown-changed = Since 2016 a killed character is not shown at all, except rank 4 at the end of the round.
    .no =
        Is the character the Assassin killed still shown in the 2016 edition?
        new edition: does the assassins victim reveal at the end like in the old french box
        is showing the assassinated card last still the rule in the newer box
    .yes =
        did 2016 change the rule about showing the murdered character
        in the 2016 rules does the victim stay hidden
        2016 print: only a killed rank 4 is shown?
    .asked =
        how is the assassins victim handled in the 2016 book
