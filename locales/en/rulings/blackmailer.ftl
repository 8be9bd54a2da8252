### The rulings of data/rulings/blackmailer.toml, and the questions they answer: with yes, with no, or in another way.

ruling-two-threats = Only one of the Blackmailer's two threats is real: one marker shows the lace, the other is blank. They lie face down, only he knows which is which, and both players have to deal with theirs.
    .no =
        Are both players the Blackmailer threatens really in danger?
        I have a threat on my character. Is it certain to be the real one?
        can i peek at the threat on my character
        are both blackmailer markers real
        does the blackmailer put his tokens face up
        may i ignore the blackmailers marker because it might be blank
        does the blackmailer really take gold from two characters with the lace
    .yes =
        is one of the blackmailers tokens a bluff
        does the player with the blank threat have to deal with it too
        can the blackmailer bluff with one of his two tokens
        does only the blackmailer know which marker is the lace
    .asked =
        What is the blank threat for?
        How many of the Blackmailer's markers are fake?
        how do i know if i got the lace or the blank
ruling-threats-two-characters = The Blackmailer puts his two threats on two different characters, never both on one.
    .no =
        Can the Blackmailer put both threats on one character?
        both blackmailer tokens on the king, ok?
        can one character get the lace and the blank
        can i stack my two threats on the merchant as blackmailer
        is doubling up on one victim allowed for the blackmailer
    .yes =
        do the blackmailers markers have to go on different characters
        must i pick two characters when i am the blackmailer
        does each threat need its own target
    .asked =
        where do the two threats go
        on how many characters does the blackmailer put a threat
ruling-threat-settled-when = You deal with the Blackmailer's threat right after gathering. Before that you cannot use your ability, build, or use unique districts, except those that work while gathering.
    .no =
        May I build or use my ability before I deal with the Blackmailer's threat?
        Can I spend my money first and bribe later?
        I am threatened: can I build first so there is less left to give the Blackmailer?
        can i use my power before i deal with the blackmailer
        can i wait until the end of my turn to answer the threat
        do i pay the blackmailer before i take my gold or cards
        im threatened and the king, can i collect for my yellows before i pay up
        threat on me, can i blow all my cash on a palace first
    .yes =
        do i settle the threat right after gathering
        must i deal with the threat before i build
        does building have to wait until the blackmail is settled
        do i still gather first when there is a threat on me
    .asked =
        When do I have to pay the Blackmailer?
        Must I answer the threat before or after I take my two coins?
        at what point of my turn is the blackmail resolved
ruling-bribe-half = The bribe to the Blackmailer is half of the player's gold, rounded down, counted after gathering; with a single coin it is 0.
    .asked =
        How much is the bribe to the Blackmailer?
        Is the bribe rounded up or down?
        I have seven gold and a threat on me: what does buying it off cost?
        9 gold in front of me, how much hush money
    .yes =
        Do the coins I just gathered count for the bribe?
        is the bribe half my gold
        i have 5 gold, is 2 enough to buy off the blackmailer
        one coin left and a threat on me, do i pay nothing
    .no =
        do i have to give all my coins as a bribe
        5 gold and a threat, do i pay 3
        can i bribe with less than half
        is the bribe a fixed 1 gold
        is the bribe counted before i take my 2 gold
        does the bribe go to the bank
ruling-bribe-unseen = After a bribe the Blackmailer's marker comes off face down: nobody looks at it, so nobody learns whether it was the lace.
    .no =
        Does anyone learn which threat it was after I have paid the bribe?
        Does anyone see the threat after I have paid?
        i paid off the blackmailer, can i look if it was the real one
        do we flip the token after the bribe
        i bribed, does the other victim now know what he has got
        must the blackmailer show me the marker i paid for
    .yes =
        does a bribed marker stay face down
        is the threat removed unseen when i bribe
        after paying it stays secret whether i was bluffed?
    .asked =
        what happens to the threat marker after a bribe
ruling-bribe-zero = You can bribe the Blackmailer with no gold at all: half of 0 is 0. The book lets a player with 1 coin bribe him with 0, so it works with none as well, and the marker is removed.
    .yes =
        Can I bribe the Blackmailer with no gold at all?
        I drew cards and have zero gold under a threat. Am I rid of it for nothing?
        no cash at all, can i still say i bribe the blackmailer
        is a bribe of zero valid when im totally broke
        zero coins and a threat, does the token just come off
    .no =
        I am broke: does the threat still do something?
        I have no coins: can the Blackmailer still turn my marker over?
        do i lose anything to the blackmailer if i have 0 gold
        without gold am i forced to refuse the bribe
        i took cards and have no money, can the blackmailer flip my marker after i bribe with nothing
        must i owe the blackmailer something later if i am broke
    .asked =
        what do i pay the blackmailer with an empty purse
ruling-bribe-refused = You may refuse to bribe the Blackmailer. You pay nothing then, and it is up to him whether your marker is turned over.
    .yes =
        Can I refuse to bribe the Blackmailer?
        I think the threat on me is fake. Can I simply call the bluff?
        can i say no to the blackmail and take the risk
        may i gamble that my marker is the blank
        is it allowed not to pay the blackmailer at all
    .no =
        do i have to pay the blackmailer
        is the bribe mandatory when there is a threat on me
        can the blackmailer force me to bribe him
        must i pay half even if i think hes bluffing
        threatened with 8 gold, am i obliged to give 4
    .asked =
        what are my options when i have a threat on me
ruling-lace-takes-all = If you did not bribe the Blackmailer and he turns your marker over, the lace gives him all of your gold; a blank does nothing.
    .yes =
        Do I lose all my gold if I do not bribe the Blackmailer and the threat is real?
        blackmailer flips my token and its the lace, is all my cash gone
        called the bluff and it was blank, do i keep everything
        is the lace worse than paying the bribe
    .no =
        unpaid and the marker is blank, do i lose any gold
        does the lace take only half my coins
        do i keep some gold if the lace is revealed
        does the lace cost me cards or districts too
        can i still bribe after the lace was turned over
    .asked =
        What happens if I do not pay and the threat is real?
        What if the Blackmailer turns over a blank threat?
        I don't buy off the Blackmailer and it is the lace: do I lose half or everything?
ruling-threat-left-face-down = The Blackmailer may leave an unpaid threat face down. Then nothing is taken, even if it was the lace.
    .no =
        Does the Blackmailer have to turn over a threat that was not paid off?
        i didnt pay, does my token get flipped automatically
        is revealing the threat forced when the bribe is refused
        does the lace work if the blackmailer never turns it over
        blackmailer let me off, can i demand to see the marker
    .yes =
        can the blackmailer choose not to flip my marker after i refuse
        may the blackmailer keep the lace hidden and spare me
        he leaves my threat face down, do i keep my gold
    .asked =
        who decides whether the unpaid threat is revealed
ruling-threat-before-settling = The Gold Mine, the Library and the Observatory work even before you have dealt with the Blackmailer's threat, because they work while gathering. All other unique districts have to wait.
    .yes =
        Do the Gold Mine, the Library and the Observatory work before the Blackmailer's threat is settled?
        Does the Gold Mine still give its coin under a threat?
        I have a threat on me and the Observatory: may I draw three before I decide?
        library plus threat, do i keep both cards
        gold mine coin while threatened, do i get 3 gold
        observatory with a blackmail marker on me, still see three cards
        does the gold mine coin count toward the bribe
    .no =
        does the blackmailers threat switch off my library
        is the gold mine blocked by a threat from the blackmailer
        do i have to settle the blackmail before the observatory works
    .asked =
        Which unique districts work before the Blackmailer's threat is settled?
        what purple buildings can i use while the blackmailer waits for my answer
ruling-threat-districts-wait = The Laboratory, the Museum, the Smithy and the like have to wait until you have dealt with the Blackmailer's threat; after that you use them as usual.
    .no =
        Can I use the Smithy, the Laboratory or the Museum before I settle the Blackmailer's threat?
        Can I use the Smithy, the Laboratory or the Museum before I pay the bribe?
        can i burn 2 gold in the smithy so my bribe gets smaller
        threat on me, discard a card to the laboratory first ok?
        museum card before i answer the blackmailer?
        does the blackmailers threat shut off my smithy for the whole turn
    .yes =
        does the laboratory have to wait for the blackmailer
        may i use the smithy after the bribe is paid
        is the museum usable once the threat is gone
    .asked =
        when can i use my laboratory if i am blackmailed
ruling-blackmailer-not-killed = The Blackmailer cannot threaten the killed character or the Assassin, who is rank 1.
    .no =
        Can the Blackmailer threaten the killed character?
        Can the Blackmailer threaten the Assassin?
        I am the Blackmailer and the Assassin named the Merchant. May I put a threat on the Merchant?
        Threat on the murdered one: is it legal?
        can i blackmail the guy who got whacked
        king is dead, may the blackmailer put the blank marker on him
        the assassin is rank 1, can he get a threat
    .yes =
        is the assassin safe from the blackmailer
        is the murdered character off limits for the blackmailer
        does the blackmailer have to pick somebody else if his target was assassinated
        i was killed, am i at least safe from blackmail
    .asked =
        who can the blackmailer not threaten when the assassin is around
ruling-blackmailer-not-bewitched = The Blackmailer cannot threaten the bewitched character or the Witch, who is rank 1.
    .no =
        Can the Blackmailer threaten the bewitched character?
        Can the Blackmailer threaten the Witch?
        I am the Blackmailer and the Architect is hexed. Can he still get a threat from me?
        May I extort the one under the spell, or the one who cast it?
        can i blackmail somebody who is under the witches spell
        witch cursed the king, may i put the lace on the king
        can the blackmailer squeeze the witch
    .yes =
        is the witch safe from the blackmailer
        is a bewitched character off limits for threats
        do i have to choose another target if mine was bewitched
        i am enchanted, does that keep the blackmailer away
    .asked =
        who is immune to the blackmailer when the witch plays
ruling-warrant-and-threat = The Blackmailer may threaten a character with one of the Magistrate's warrants on it: a warrant is no obstacle.
    .yes =
        Can the Blackmailer threaten a character with a warrant on it?
        Can one character have a warrant and a threat?
        My character already carries a warrant from the Magistrate. May the Blackmailer put his marker there as well?
        magistrate and blackmailer both mark the architect, legal?
        warrant plus threat on the same guy, ok?
        can blackmail go on top of a signed warrant
        can i be blackmailed and lose my district to the magistrate in one turn
    .no =
        Is a character with the Magistrate's marker off limits for extortion?
        does a warrant protect me from the blackmailer
        is the blackmailer barred from characters the magistrate picked
        i have a warrant on me already, am i safe from threats
        must the blackmailer avoid characters with warrants
ruling-blackmailer-not-magistrate = The Blackmailer cannot threaten the Magistrate himself, who is rank 1.
    .no =
        Can the Blackmailer threaten the Magistrate?
        can i blackmail the magistrate
        put a threat on the magistrate, legal?
        may the blank marker at least go on the magistrate
        magistrate has lots of cash, may the blackmailer squeeze him
    .yes =
        is the magistrate safe from the blackmailer
        i am the magistrate, do i never get a threat
        is rank 1 like the magistrate off limits for the blackmailer
    .asked =
        which character is immune to threats when the magistrate is in the game
