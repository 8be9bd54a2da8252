### The rulings of data/rulings/blackmailer.toml, and the questions they answer: with yes, with no, or in another way.

ruling-two-threats = Only one of the Blackmailer's two threats is real: one marker shows the flower, the other is blank. They lie face down, only he knows which is which, and both players have to deal with theirs.
    .no =
        Are both players the Blackmailer threatens really in danger?
        I have a threat on my character. Is it certain to be the real one?
        can i peek at the threat on my character
        are both blackmailer markers real
        does the blackmailer put his tokens face up
        may i ignore the blackmailers marker because it might be blank
        does the blackmailer really take gold from two characters with the lace
        two laces out there?
        may i turn the marker on my own role to check, blackmailer
        dud threat means i needn't answer the blackmailer at all?
        blackmailer shows everyone which is real?
        are both victims sure to lose gold to the blackmailer
        does the blackmailer himself not know which is the lace
        do both blackmailer threats take gold
        may i look at the blackmailers marker on me
        threatened by the blackmailer, am i sure to lose gold if i dont pay
        are the threats open so we see which is real
        does the player with the fake threat get to skip it
        Are two of the Blackmailer's markers real?
    .yes =
        is one of the blackmailers tokens a bluff
        does the player with the blank threat have to deal with it too
        can the blackmailer bluff with one of his two tokens
        does only the blackmailer know which marker is the lace
        one of the two blackmail markers is fake, right
        could my threat be the harmless one
        only the blackmailer knows where the lace is?
        even the holder of the dud has to react to the blackmailer?
        are the threats placed face down so we cant tell
        exactly one lace among the blackmailers two?
        is only one blackmailer threat real
        can the threat on me be a fake, blackmailer
        do both threatened players have to deal with the blackmailer
        does the blackmailer know which marker has the lace
        are the blackmailers markers face down
    .asked =
        What is the blank threat for?
        How many of the Blackmailer's markers are fake?
        how do i know if i got the lace or the blank
        how many real threats does the blackmailer have
        i got a marker from the blackmailer, real or fake, how can i tell
        blackmailer threats real or fake
ruling-threats-two-characters = The Blackmailer puts his two threats on two different characters, never both on one.
    .no =
        Can the Blackmailer put both threats on one character?
        both blackmailer tokens on the king, ok?
        can one character get the lace and the blank
        can i stack my two threats on the merchant as blackmailer
        is doubling up on one victim allowed for the blackmailer
        both threats on rank 6?
        can my character end up with two blackmail markers from the blackmailer
        blackmailer puts blank and lace together to be sure?
        double threat allowed?
        can a single role carry the pair of threats
        may the blackmailer choose one victim only and stack
        may the blackmailer put both threats on the bishop
        can i get two threats on my character
        is it ok to stack both blackmailer markers
        can i use both threats on one character as blackmailer
        both blackmail tokens on the same role allowed?
        Is the Blackmailer free to place lace and blank on one character?
    .yes =
        do the blackmailers markers have to go on different characters
        must i pick two characters when i am the blackmailer
        does each threat need its own target
        one threat per role, right
        blackmailer must spread his markers?
        two separate victims for the blackmailer?
        am i barred from doubling both threats on the merchant
        lace on one role, blank on another, always?
        do the blackmailer markers need two roles
        must the blackmailer threaten two different characters
        is two threats on one character forbidden
        do i need two targets as blackmailer
        can i get at most one threat on my character
        blackmailer one marker each on two characters?
    .asked =
        where do the two threats go
        on how many characters does the blackmailer put a threat
        how are the two blackmail markers spread
        how many threats fit on one role
        both threats on one character allowed or not
ruling-threat-settled-when = You deal with the Blackmailer's threat right after gathering resources. Before that you cannot use your ability, build, or use unique districts, except those that work while gathering.
    .no =
        May I build or use my ability before I deal with the Blackmailer's threat?
        Can I spend my money first and bribe later?
        I am threatened: can I build first so there is less left to give the Blackmailer?
        can i use my power before i deal with the blackmailer
        can i wait until the end of my turn to answer the threat
        do i pay the blackmailer before i take my gold or cards
        im threatened and the king, can i collect for my yellows before i pay up
        threat on me, can i blow all my cash on a palace first
        build first, leave less for the blackmailer?
        use smithy to burn gold before the bribe decision?
        threat handled at the end of my turn?
        before gathering i have to answer the blackmailer?
        may i collect my green income and then settle the threat
        warlord under threat destroys first, pays later?
        can i build first when im threatened by the blackmailer
        threat on me, may i use my ability first
        do i pay the blackmailer at the end of my turn
        may i spend my gold before the blackmailer gets his bribe
        do i settle the blackmailers threat before gathering
        Can a threatened player use the Laboratory before answering the Blackmailer?
    .yes =
        do i settle the threat right after gathering
        must i deal with the threat before i build
        does building have to wait until the blackmail is settled
        do i still gather first when there is a threat on me
        gather, then blackmail, then the rest, right
        no building till ive answered the blackmailer?
        does the threat come before my power
        coins first, then decide about the bribe?
        is my ability on ice until the threat is dealt with
        threat gets handled directly after i gather?
        must i answer the blackmailer before building
        do i gather first and then deal with the threat
        threatened, is my ability blocked until i settle it
        does the blackmailer get his answer right after gathering
        can i make him decide before he builds, as blackmailer
    .asked =
        When do I have to pay the Blackmailer?
        Must I answer the threat before or after I take my two coins?
        at what point of my turn is the blackmail resolved
        when in my turn is the threat sorted out
        threatened: order of gathering, bribe, building
        blackmailer threat dealt with when
ruling-bribe-half = The bribe to the Blackmailer is half of the player's gold, rounded down, counted after gathering resources; with a single coin it is 0.
    .asked =
        How much is the bribe to the Blackmailer?
        Is the bribe rounded up or down?
        I have seven gold and a threat on me: what does buying it off cost?
        9 gold in front of me, how much hush money
        6 gold, whats the hush money
        bribe size for the blackmailer, and which way is it rounded
        bribe with 5 gold
    .yes =
        Do the coins I just gathered count for the bribe?
        is the bribe half my gold
        i have 5 gold, is 2 enough to buy off the blackmailer
        one coin left and a threat on me, do i pay nothing
        8 coins, bribe 4?
        3 coins, bribe is 1, right
        count my gold after gathering for the bribe?
        had 4, gathered 2, so hush money is 3?
        odd amounts rounded in my favor when bribing the blackmailer?
        single coin means a bribe of zero?
        4 gold, bribe is 2?
        do i pay the blackmailer half
        is the blackmailers bribe rounded down
        7 gold, i give the blackmailer 3?
        do i count my gold after gathering for the blackmailer
        one gold left, is the bribe free?
    .no =
        do i have to give all my coins as a bribe
        5 gold and a threat, do i pay 3
        can i bribe with less than half
        is the bribe a fixed 1 gold
        is the bribe counted before i take my 2 gold
        does the bribe go to the bank
        7 gold, bribe 4?
        bribe one coin flat and im rid of him?
        i offer the blackmailer a third, enough?
        bribe worked out on what i had before my two coins?
        bribe eats everything i have?
        11 gold, 6 to the blackmailer?
        9 gold, do i pay the blackmailer 5
        is the bribe rounded up
        can i bribe the blackmailer with 1 gold if i have 8
        do i pay the blackmailer everything as a bribe
        3 gold, bribe 2?
        Is the bribe calculated before the player gathers?
ruling-bribe-unseen = After a bribe the Blackmailer's marker comes off face down: nobody looks at it, so nobody learns whether it showed the flower.
    .no =
        Does anyone learn which threat it was after I have paid the bribe?
        Does anyone see the threat after I have paid?
        i paid off the blackmailer, can i look if it was the real one
        do we flip the token after the bribe
        i bribed, does the other victim now know what he has got
        must the blackmailer show me the marker i paid for
        i paid so let me see it, may i?
        blackmailer flips the bought off marker for all?
        the table gets to check a bribed threat?
        bribed, so its turned face up on the table?
        does the other threatened player get told after my bribe
        must he prove that the lace was on me after i paid up
        paid, may i look at the blackmailers marker
        does the blackmailer have to show what i paid for
        is the marker revealed after i bribe
        do the others see the threat after the bribe
        bribed, do i find out if it was the lace?
        Is a bought off threat turned face up?
    .yes =
        does a bribed marker stay face down
        is the threat removed unseen when i bribe
        after paying it stays secret whether i was bluffed?
        after i pay, marker goes away unseen?
        nobody knows if i bribed for nothing, right
        paid the bribe, its front stays secret?
        is it hidden from the other victim too whether mine was the lace
        bribed marker comes off without a peek?
        do i never find out if i was bluffed when i pay
        paid the blackmailer, marker stays secret?
        do i not get to see the marker after paying
        is the marker removed face down after the bribe
        bribed, nobody knows if it was the lace?
        can i be bluffed by the blackmailer without ever knowing
    .asked =
        what happens to the threat marker after a bribe
        paid off threat: face up or down
        do we learn where the lace was after a bribe
        after the bribe, is the marker shown or not
ruling-bribe-zero = You can bribe the Blackmailer with no gold at all: half of 0 is 0. The rulebook lets a player with 1 coin bribe him with 0, so it works with none as well, and the marker is removed.
    .yes =
        Can I bribe the Blackmailer with no gold at all?
        I drew cards and have zero gold under a threat. Am I rid of it for nothing?
        no cash at all, can i still say i bribe the blackmailer
        is a bribe of zero valid when im totally broke
        zero coins and a threat, does the token just come off
        broke and threatened, i bribe with nothing, marker off?
        half of nothing is nothing so im fine, right
        zero gold counts as a valid bribe?
        empty purse gets rid of the threat for free?
        can a penniless player still choose to bribe the blackmailer
        drew cards, 0 coins, threat gone without paying?
        0 gold, can i bribe the blackmailer?
        no money, is the threat removed for free
        am i safe from the blackmailer when im broke
        can a bribe to the blackmailer be zero
        i have no coins, may i still bribe?
    .no =
        I am broke: does the threat still do something?
        I have no coins: can the Blackmailer still turn my marker over?
        do i lose anything to the blackmailer if i have 0 gold
        without gold am i forced to refuse the bribe
        i took cards and have no money, can the blackmailer flip my marker after i bribe with nothing
        must i owe the blackmailer something later if i am broke
        no coins means no bribe possible?
        broke, so the blackmailer automatically reveals?
        do i pay in cards when i have no gold for the bribe
        i owe the blackmailer the bribe next turn if im skint?
        minimum bribe of 1 coin?
        must i leave the threat on me when i have 0
        no gold, can the blackmailer still hurt me?
        is a bribe impossible without gold
        broke, does the threat stay on me when i want to bribe?
        must i have at least one coin to bribe the blackmailer
        do i owe the blackmailer later if i have nothing now
        Does a player without gold have to let the Blackmailer reveal the marker?
    .asked =
        what do i pay the blackmailer with an empty purse
        0 gold under a threat, what now
        penniless and blackmailed, how do i get rid of it
        0 gold and blackmailed, what do i pay
ruling-bribe-refused = You may refuse to bribe the Blackmailer. You pay nothing then, and it is up to him whether your marker is turned over.
    .yes =
        Can I refuse to bribe the Blackmailer?
        I think the threat on me is fake. Can I simply call the bluff?
        can i say no to the blackmail and take the risk
        may i gamble that my marker is the blank
        is it allowed not to pay the blackmailer at all
        i just dont pay the blackmailer, allowed?
        may i keep my gold and see if he flips it
        no bribe, his move then, right
        calling the blackmailers bluff is my right?
        its my choice whether to buy off the threat?
        can i keep all 10 coins and risk the lace
        can i choose not to pay the blackmailer
        may i refuse the bribe and keep my gold for now
        am i free to ignore the blackmailers demand and take the risk
        is the bribe to the blackmailer voluntary
        dont pay, then blackmailer decides to flip or not?
    .no =
        do i have to pay the blackmailer
        is the bribe mandatory when there is a threat on me
        can the blackmailer force me to bribe him
        must i pay half even if i think hes bluffing
        threatened with 8 gold, am i obliged to give 4
        bribe is an obligation?
        blackmailer can take half by force?
        must a rich player pay the blackmailer
        refusing the bribe costs a fine?
        if i have the coins i have to pay the blackmailer?
        does saying no to the blackmailer end my turn
        must i bribe the blackmailer
        do i have to pay half if the blackmailer threatens me
        is refusing the blackmailer forbidden
        can i make the threatened player pay as blackmailer
        refused, do i still lose half my gold automatically?
        Is a threatened player required to buy off the Blackmailer?
    .asked =
        what are my options when i have a threat on me
        dont want to pay the blackmailer, what then
        bribe or not, whose decision
        do i have to pay the blackmailer or can i refuse
ruling-lace-takes-all = If you did not bribe the Blackmailer and he turns your marker over, the flower gives him all of your gold; a blank does nothing.
    .yes =
        Do I lose all my gold if I do not bribe the Blackmailer and the threat is real?
        blackmailer flips my token and its the lace, is all my cash gone
        called the bluff and it was blank, do i keep everything
        is the lace worse than paying the bribe
        didnt pay, he flips, lace, im cleaned out?
        blank turned over, nothing happens right
        lace takes the lot?
        12 gold and lace revealed, all 12 gone?
        refused and it was the dud, my coins are safe?
        is it everything i own in gold if the lace shows
        didnt pay and its the lace, do i lose everything?
        does the lace give the blackmailer all my gold
        blank marker, do i keep my gold?
        do i lose all my coins to the lace
        can i take all the gold as blackmailer if the lace is flipped
    .no =
        unpaid and the marker is blank, do i lose any gold
        does the lace take only half my coins
        do i keep some gold if the lace is revealed
        does the lace cost me cards or districts too
        can i still bribe after the lace was turned over
        lace costs half?
        blank flipped, still a coin to the blackmailer?
        lace shown, quick bribe now?
        lace takes my cards?
        lace leaves me the two coins i just gathered?
        does a revealed blank make me pay the bribe after all
        lace revealed, do i lose only half
        blank revealed, do i lose gold?
        does the blackmailer get my cards with the lace
        can i keep one coin when the lace is turned over
        can i pay the bribe after the lace was shown
        Does a blank marker give the Blackmailer any gold?
    .asked =
        What happens if I do not pay and the threat is real?
        What if the Blackmailer turns over a blank threat?
        I don't buy off the Blackmailer and it is the lace: do I lose half or everything?
        he flips the marker, lace, what do i lose
        flipped a blank on me, consequences?
        lace revealed, how much do i lose
ruling-threat-left-face-down = The Blackmailer may leave an unpaid threat face down. Then nothing is taken, even if it shows the flower.
    .no =
        Does the Blackmailer have to turn over a threat that was not paid off?
        i didnt pay, does my token get flipped automatically
        is revealing the threat forced when the bribe is refused
        does the lace work if the blackmailer never turns it over
        blackmailer let me off, can i demand to see the marker
        no bribe means automatic flip?
        blackmailer obliged to reveal when i decline?
        i want it flipped, can i insist
        lace bites even when it stays face down?
        unrevealed threat costs me half?
        at the end of the round do hidden threats get flipped and gold paid
        must the blackmailer flip if i refuse to pay
        not flipped, does the lace still take my gold
        do i have to reveal the threat as blackmailer
        can i force the blackmailer to turn over the marker
        refused to pay, is the marker always turned over?
        Does an unrevealed lace still give the Blackmailer the gold?
    .yes =
        can the blackmailer choose not to flip my marker after i refuse
        may the blackmailer keep the lace hidden and spare me
        he leaves my threat face down, do i keep my gold
        i refused, he leaves the marker be, all my gold stays?
        blackmailer can shrug and not flip, right
        unflipped lace does nothing?
        is turning over the unpaid marker the blackmailers choice
        may he bluff on and never reveal my threat
        marker stays down, so i lose nothing even if it was the lace?
        may the blackmailer leave the threat face down
        not revealed, do i keep all my gold?
        can the blackmailer decide not to flip
        unpaid but not flipped, am i safe?
        is flipping the unpaid threat optional for the blackmailer
    .asked =
        who decides whether the unpaid threat is revealed
        blackmailer doesnt flip, what then
        unpaid threat: flip or leave, who says
        unpaid threat, must the blackmailer flip it or not
ruling-threat-before-settling = The Gold Mine, the Library and the Observatory work even before you have dealt with the Blackmailer's threat, because they work while gathering. All other unique districts have to wait.
    .yes =
        Do the Gold Mine, the Library and the Observatory work before the Blackmailer's threat is settled?
        Does the Gold Mine still give its coin under a threat?
        I have a threat on me and the Observatory: may I draw three before I decide?
        library plus threat, do i keep both cards
        gold mine coin while threatened, do i get 3 gold
        observatory with a blackmail marker on me, still see three cards
        does the gold mine coin count toward the bribe
        gold mine gives its extra though i have a threat?
        with library i keep both before answering the blackmailer, right
        observatory works under threat?
        is the mines coin in my purse when the bribe is reckoned
        gather boosts come before the blackmail is settled?
        threatened, i still draw 3 with observatory?
        does the gold mine work when im threatened
        threat on me, can i use the library while gathering?
        does observatory work before i answer the blackmailer
        do i get my gold mine coin before paying the blackmailer
        may i keep both cards with library under a threat
    .no =
        does the blackmailers threat switch off my library
        is the gold mine blocked by a threat from the blackmailer
        do i have to settle the blackmail before the observatory works
        threat cancels my gold mine?
        library sleeps until the bribe is decided?
        can all my purples be used before answering the blackmailer
        2 gold only because of the threat, mine or not?
        observatory off while a blackmail marker lies on me?
        do i answer the blackmailer first and gather with my purples after
        does a threat stop my gold mine
        is the observatory blocked by the blackmailer
        blackmailed, so library doesnt work?
        can i use every unique district before settling the threat
        must i pay the blackmailer before my gold mine works
        Does the Blackmailer's threat turn off the districts that help with gathering?
    .asked =
        Which unique districts work before the Blackmailer's threat is settled?
        what purple buildings can i use while the blackmailer waits for my answer
        threat on me: which purples count while i gather
        gold mine and blackmail, in what order
        threat on me, does gold mine work or not
ruling-threat-districts-wait = The Laboratory, the Museum, the Smithy and the like have to wait until you have dealt with the Blackmailer's threat; after that you use them as usual.
    .no =
        Can I use the Smithy, the Laboratory or the Museum before I settle the Blackmailer's threat?
        Can I use the Smithy, the Laboratory or the Museum before I pay the bribe?
        can i burn 2 gold in the smithy so my bribe gets smaller
        threat on me, discard a card to the laboratory first ok?
        museum card before i answer the blackmailer?
        does the blackmailers threat shut off my smithy for the whole turn
        smithy first so theres less to halve?
        sell a card at the lab, then decide about the bribe?
        threat kills my lab for the turn?
        slip a card under the museum before dealing with the threat?
        my purples ignore the blackmailer, use any time?
        blackmailed so no museum this round?
        can i use the smithy before the threat is settled
        threatened, can i sell a card in the laboratory first?
        may i spend gold at the smithy before the bribe
        is my laboratory blocked all turn because of the blackmailer
        can i put a card under the museum before answering the threat
        Does the Smithy work while the Blackmailer is still waiting for an answer?
    .yes =
        does the laboratory have to wait for the blackmailer
        may i use the smithy after the bribe is paid
        is the museum usable once the threat is gone
        lab is closed until i answered the blackmailer?
        after settling the threat smithy is open again, right
        museum has to wait for the blackmail?
        once ive bribed, can i use my lab this turn
        smithy only after the threat is off?
        do activated purples come after the blackmail business
        must the smithy wait until i answered the blackmailer
        can i use the laboratory after i settled the threat
        threatened, is my museum blocked for now?
        paid the bribe, may i use the smithy now?
        does the laboratory have to wait for the threat
    .asked =
        when can i use my laboratory if i am blackmailed
        smithy and a threat on me, which first
        lab under blackmail, when
        threat first or smithy first
ruling-blackmailer-not-killed = The Blackmailer cannot threaten the killed character or the Assassin, who is rank 1.
    .no =
        Can the Blackmailer threaten the killed character?
        Can the Blackmailer threaten the Assassin?
        I am the Blackmailer and the Assassin named the Merchant. May I put a threat on the Merchant?
        Threat on the murdered one: is it legal?
        can i blackmail the guy who got whacked
        king is dead, may the blackmailer put the blank marker on him
        the assassin is rank 1, can he get a threat
        blackmailer may put his dud on the dead guy?
        assassin named bishop, threat on bishop ok?
        threaten rank 1 assassin?
        is the killed king a valid blackmail victim
        can i put a marker on the assassin since he is rich
        blackmailer is free to pick anyone, even the murdered?
        can i threaten the killed character as blackmailer
        may the blackmailer threaten rank 1, the assassin
        killed, can the blackmailer still put a threat on me
        is the murdered character a legal target for blackmail
        does the blackmailer work on the assassin
        Is the Blackmailer allowed to threaten the Assassin's victim?
    .yes =
        is the assassin safe from the blackmailer
        is the murdered character off limits for the blackmailer
        does the blackmailer have to pick somebody else if his target was assassinated
        i was killed, am i at least safe from blackmail
        dead role is out for the blackmailer, right
        assassin never gets a threat?
        murdered merchant cant be blackmailed on top?
        must the blackmailer skip whoever was killed
        am i as assassin free from the blackmailer
        is a threat on the killed one illegal
        got killed, am i safe from the blackmailer
        is the assassin immune to the blackmailer
        must the blackmailer leave the killed character alone
        is threatening the assassin forbidden
        im the assassin, can i never be threatened by the blackmailer
    .asked =
        who can the blackmailer not threaten when the assassin is around
        assassin in play: who cant get a threat
        killed character and blackmail, allowed or not
        blackmailer on killed character allowed or not
ruling-blackmailer-not-bewitched = The Blackmailer cannot threaten the bewitched character or the Witch, who is rank 1.
    .no =
        Can the Blackmailer threaten the bewitched character?
        Can the Blackmailer threaten the Witch?
        I am the Blackmailer and the Architect is hexed. Can he still get a threat from me?
        May I extort the one under the spell, or the one who cast it?
        can i blackmail somebody who is under the witches spell
        witch cursed the king, may i put the lace on the king
        can the blackmailer squeeze the witch
        put the lace on the hexed merchant?
        blackmailer squeezes the witch since she resumes later?
        blank on the bewitched one at least?
        may a spell victim also get a threat
        threaten rank 1 witch?
        witch named queen, blackmailer can threaten queen?
        can i threaten the bewitched character as blackmailer
        may the blackmailer threaten the rank 1 witch
        bewitched, can i still get a threat?
        does the blackmailer work on the witch
        is the hexed character a legal target for threats
        Is the Blackmailer allowed to threaten the Witch's victim?
    .yes =
        is the witch safe from the blackmailer
        is a bewitched character off limits for threats
        do i have to choose another target if mine was bewitched
        i am enchanted, does that keep the blackmailer away
        hexed role is off limits for the blackmailer?
        witch never gets a threat, right
        bewitched so no blackmail for me?
        blackmailer must look elsewhere if his man is hexed?
        is the witch out of the blackmailers reach
        no markers on the enchanted one?
        bewitched, am i safe from the blackmailer
        is the witch immune to the blackmailer
        must the blackmailer leave the bewitched one alone
        is threatening the witch forbidden
        im witch, can the blackmailer not touch me?
    .asked =
        who is immune to the blackmailer when the witch plays
        witch in play: whos safe from the blackmailer
        hexed and blackmailed at once, possible?
        blackmailer on bewitched character allowed or not
ruling-warrant-and-threat = The Blackmailer may threaten a character with one of the Magistrate's warrants on it: a warrant is no obstacle.
    .yes =
        Can the Blackmailer threaten a character with a warrant on it?
        Can one character have a warrant and a threat?
        My character already carries a warrant from the Magistrate. May the Blackmailer put his marker there as well?
        magistrate and blackmailer both mark the architect, legal?
        warrant plus threat on the same guy, ok?
        can blackmail go on top of a signed warrant
        can i be blackmailed and lose my district to the magistrate in one turn
        same role with warrant and threat, fine?
        magistrate marked me, blackmailer too, legal?
        a warrant doesnt keep threats away, right
        may the blackmailer choose one of the magistrates three
        can both markers sit on the merchant
        could i lose my gold to the lace and my build to the warrant
        can i get a warrant and a threat at once
        may the blackmailer threaten someone with a warrant
        magistrate already marked him, can i blackmail him too?
        are warrant and threat on the same character allowed
        warrant on me, can the blackmailer still threaten me
    .no =
        Is a character with the Magistrate's marker off limits for extortion?
        does a warrant protect me from the blackmailer
        is the blackmailer barred from characters the magistrate picked
        i have a warrant on me already, am i safe from threats
        must the blackmailer avoid characters with warrants
        warrant blocks the blackmailer?
        one marker per role, warrant or threat?
        blackmailer has to use roles free of warrants?
        is my warrant a shield from blackmail
        magistrate went first so his three are off limits to the blackmailer?
        does the warrant come off when a threat is put there
        does a warrant keep the blackmailer off me
        is one character limited to one marker, warrant or threat
        warrant on the merchant, threat banned?
        may i not threaten a character with a warrant as blackmailer
        am i safe from the blackmailer because of the magistrate
        Does the Blackmailer have to avoid the Magistrate's targets?
    .asked =
        warrant already there, can a threat join it
        magistrate and blackmailer on one target, how does it go
        warrant and threat together allowed or not
ruling-blackmailer-not-magistrate = The Blackmailer cannot threaten the Magistrate himself, who is rank 1.
    .no =
        Can the Blackmailer threaten the Magistrate?
        can i blackmail the magistrate
        put a threat on the magistrate, legal?
        may the blank marker at least go on the magistrate
        magistrate has lots of cash, may the blackmailer squeeze him
        blackmailer marks the magistrate?
        lace on magistrate, he has 10 gold, ok?
        is the magistrate a legal victim for a bluff marker
        may a threat sit on the magistrate
        the magistrate can be threatened since he isnt killed or bewitched?
        can the magistrate be made to bribe the blackmailer
        can i threaten the magistrate as blackmailer
        may the blackmailer target the magistrate
        does the blackmailer work on the magistrate
        magistrate can get a threat?
        do i have to pay the blackmailer as magistrate
        Is the Magistrate a legal target for the Blackmailer's lace?
    .yes =
        is the magistrate safe from the blackmailer
        i am the magistrate, do i never get a threat
        is rank 1 like the magistrate off limits for the blackmailer
        magistrate immune to blackmail?
        no threat on the magistrate himself, right
        rank 1 magistrate is out for the blackmailer?
        as magistrate can i ignore the blackmailer
        blackmailer needs targets other than the magistrate?
        is a marker on the magistrate against the rules
        im magistrate, am i safe from the blackmailer
        is the magistrate off limits for the blackmailer
        must the blackmailer leave the magistrate alone
        is threatening the magistrate forbidden
        does rank 1 protect the magistrate from blackmail
    .asked =
        which character is immune to threats when the magistrate is in the game
        magistrate as blackmail victim, yes or no and why
        who escapes threats, magistrate version
        blackmailer on magistrate allowed or not
