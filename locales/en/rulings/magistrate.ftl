### The rulings of data/rulings/magistrate.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-warrants = Only the Magistrate's signed warrant has any effect; the two blank ones are a bluff. All three lie face down, so nobody else knows which is which.
    .no =
        Do all three of the Magistrate's warrants count?
        I have a warrant on my character. Will my building surely be taken?
        will the magistrate grab something from all three marked players
        i got a blank warrant, can it hurt me
        do i get to know whether my warrant is signed before i build
        does a blank warrant cost me my gold or my turn
    .yes =
        are two of the three warrants just bluff
        could the warrant on my character be harmless
        only the signed warrant lets the magistrate steal a building?
    .asked =
        What do the blank warrants do?
        How many of the Magistrate's markers are real?
        whats the point of the unsigned warrants
ruling-warrants-different-characters = The Magistrate puts his three warrants on three different characters, one on each.
    .no =
        Can the Magistrate put two warrants on one character?
        all three warrants on the architect, legal?
        may the magistrate pile a blank on top of the signed warrant
        can the king get two of the magistrates markers
        can i put the signed one and a blank one both on rank 7
    .yes =
        does each warrant go to a different role
        three warrants means three marked characters?
        is it forbidden to double up warrants on a rank
    .asked =
        how do i spread the three warrants
ruling-confiscates-paid = The Magistrate pays nothing for a district he confiscates: he builds it in his own city free of charge.
    .no =
        Does the Magistrate pay for the district he confiscates?
        magistrate is broke, does that stop him from taking the building
        do i get the price of my building from the magistrate
        does the confiscated card go to the magistrates hand
        must the magistrate pay the full cost of the palace he takes
    .yes =
        is a confiscated district free for the magistrate
        does the stolen building go into the magistrates city
        i have 0 gold as magistrate, can i still confiscate
    .asked =
        Someone else builds and I have the signed warrant on that character: what do I get, and what does it cost me?
        what does it cost the magistrate to take a district
ruling-confiscation-moment = The signed warrant works in the target's own turn, when that player pays for a district: the Magistrate may then turn it over, and the district goes to his city instead.
    .yes =
        May the Magistrate confiscate in another player's turn?
        does he flip the warrant right when i pay for my building
        signed warrant on me and i build nothing, am i safe
    .no =
        can the magistrate take a building thats already standing in my city
        does the magistrate have to wait for his next turn to confiscate
        can the magistrate grab a card from my hand with the signed warrant
        if i dont build anything, can the magistrate take something from me
    .asked =
        How does the signed warrant work?
        When may the Magistrate grab my district?
ruling-confiscation-optional = The Magistrate may let a district go: whether he turns over the signed warrant is up to him.
    .no =
        Does the Magistrate have to take the district?
        does the signed warrant flip automatically when i build
        is the magistrate forced to confiscate a junk building
        can i make the magistrate show his warrant
    .yes =
        can the magistrate say no thanks and leave me my tavern
        may the magistrate keep quiet and not reveal the signed warrant
        is confiscating optional
        i was marked for real but he took nothing, is that allowed
    .asked =
        who decides if the signed warrant is used
ruling-confiscated-counts = A district the Magistrate confiscates uses up one of the target's builds for the turn, although it never reaches the target's city.
    .yes =
        Does a district the Magistrate confiscates count as the target's build?
        My district was confiscated. Is my build for this turn gone too?
        is my building for the turn used up when its confiscated
        im the bishop and the magistrate took my church, am i done building
        does the grabbed district count toward how many i may build
    .no =
        May I build something else after the Magistrate took my district?
        magistrate snatched my one build, can i build a replacement
        does the confiscated district end up in my city too
        is a confiscated build ignored for my limit
        do i get my card back in hand after the confiscation
    .asked =
        how many builds do i have left after one was confiscated
ruling-confiscated-refund = A player whose district the Magistrate confiscates takes back the gold paid for it.
    .yes =
        The Magistrate took my building: do I get my money back?
        Am I reimbursed for a building the Magistrate grabbed?
        paid 5 for the palace, magistrate grabbed it, 5 back to me?
        do i keep my cash when my build is confiscated
    .no =
        is my gold gone if the magistrate takes the district i paid for
        does my payment stay in the bank after a confiscation
        does the magistrate pocket the coins i paid
        do i get the money back from the magistrates own gold
    .asked =
        who gets the coins when the signed warrant is turned over
ruling-confiscates-first-only = The Magistrate can take only the first district his target pays for in the turn. If he lets that one go, the warrant can do nothing more.
    .no =
        Can the Magistrate wait for a better district?
        May the Magistrate skip the first building and take the second?
        My target just put up a Tavern. I would rather have what comes next: can I hold back the signed warrant?
        magistrate passed on my tavern, can he take my next building
        can the magistrate come back to it later in my turn
        may the magistrate save the signed warrant for something pricier
        does the signed warrant work on my third building this turn
    .yes =
        Does the Magistrate's chance lapse if he lets the first district go?
        first building went through, is my second one safe from the warrant
        must he decide at the first district i pay for
        if he stays quiet at my first build, is the warrant dead
    .asked =
        which of my districts can the magistrate take
ruling-confiscates-first-of-several = The Magistrate takes only the first district his target pays for, and it counts as one of the target's builds. The target keeps whatever else they build this turn.
    .no =
        Does the Magistrate take everything from someone who builds several districts?
        trader builds four greens, does the magistrate get all of them
        can the magistrate take both of the scholars buildings
        architect under warrant, does he lose his whole turn of building
        does the confiscated one come on top of the architects three
    .yes =
        The signed warrant is on the Architect: can I still build the rest?
        seer with the signed warrant: first one gone, second one mine?
        wizard builds the stolen card first, can that be confiscated
        architect lost his first building to the warrant, may he build two more
    .asked =
        What does the Magistrate get from the Architect, the Trader, the Seer, the Scholar or the Wizard?
        I am the Architect with the signed warrant and want to build three. How many does the Magistrate get?
        warrant on the trader, what does he keep
ruling-magistrate-no-duplicate = The Magistrate cannot take a district he already has in his city.
    .no =
        Can the Magistrate confiscate a district he already has?
        May the Magistrate end up with two identical districts?
        My victim builds a Market and I as the Magistrate own a Market. Can I grab it?
        magistrate owns a castle, can he confiscate my castle
        does the signed warrant let the magistrate own two of the same
        second market via warrant?
        i already have docks, may i take your docks with the signed warrant
    .yes =
        I have the signed warrant on me: is a district safe if the Magistrate already has it?
        both of us have a temple card and his is already built, is mine safe from the warrant
        can i dodge the magistrate by building what he already has
        is a duplicate off limits for the magistrate
    .asked =
        magistrate already has that district, what happens to my build
ruling-markers-unseen = Nobody looks at unused warrants and threats; they go back when the round is over. Only the Magistrate turns over the signed warrant, and only the Blackmailer turns over a threat that nobody paid off; the books name no other moment.
    .no =
        Are unused warrants and threats shown at the end of the round?
        May I peek at the marker on my character?
        Do the blank markers of the Magistrate or the Blackmailer get revealed?
        The round is over and I never found out who had the signed warrant. Do we flip it now?
        I bribed the Blackmailer: do I get to see whether it was the real one?
        can i look under the warrant on my role
        i paid the blackmailer, may i see if it was the flower
        round over, does the magistrate have to prove where the signed one was
        may the others check the blackmailers markers at the end
        can the target flip the threat marker himself
    .yes =
        do leftover warrants go back without anyone looking
        does an unused threat stay a secret
        can the magistrate keep secret which warrant was signed
ruling-magistrate-own-rank = The Magistrate may mark rank 1 and the Blackmailer rank 2, his own character: no rule forbids it. The marker does nothing there; it only keeps the others guessing.
    .yes =
        May the Magistrate or the Blackmailer put a marker on his own character?
        Can the Magistrate give a warrant to himself as a bluff?
        Can the Blackmailer threaten rank 2?
        I am the Magistrate: may I put one of my three warrants on rank 1?
        Is it legal to mark yourself as a decoy?
        warrant on the magistrate himself, allowed as a trick?
        can i waste a blank on my own blackmailer
        may the blackmailer use his own token as a decoy spot
    .no =
        is it forbidden for the blackmailer to threaten himself
        does a warrant on rank 1 do anything to the magistrate
        if the magistrate signs himself does he lose his own building
        do the three warrants have to go to other peoples characters
        does the blackmailer have to bribe himself for his own threat
ruling-own-second-character = With 2 or 3 players you may mark or bewitch your own second character: no rule forbids it. A warrant or a threat there is a bluff; the Witch simply resumes as her own second character.
    .yes =
        With 2 or 3 players, may I mark or bewitch my own second character?
        Can the Witch enchant her own other character?
        Can the Magistrate or the Blackmailer target his own other card?
        There are three of us and I am the Witch and the King: may I name my own King?
        Is it allowed to put a threat on the other character I hold myself?
        2 players, i have witch and thief, may i bewitch my own thief
        can the magistrate with two characters bluff with a warrant on his other one
        two of us, signed warrant on my own merchant, legal though pointless?
        if i bewitch my own second role, do i just play on as that one
    .no =
        with three players is my own second role off limits for my blackmailer
        playing two: must the witch name one of my opponents roles
        does my own threat on my second character cost me gold
        am i barred from naming my other card as the witch in a 3 player game
ruling-magistrate-vault = The Secret Vault cannot be built, so nobody ever pays for it and the Magistrate can never take it.
    .no =
        Can the Magistrate confiscate the Secret Vault?
        Does a warrant work on the Secret Vault?
        I am the Magistrate. Can I get hold of a Secret Vault when my target wants to play it?
        Secret Vault and signed warrant: anything to grab?
        can a warrant make me hand over the secret vault
        signed warrant and i hold the secret vault, do i lose it
        will the magistrate ever have a secret vault in his city that way
        does showing the secret vault at the end trigger the warrant
    .yes =
        is my secret vault safe from the magistrate
        is the secret vault immune to confiscation
        since the vault cant be built, does the warrant never touch it
    .asked =
        what can the magistrate do about the secret vault
ruling-cardinal-confiscated = When the Magistrate takes the Cardinal's district, the cards the Cardinal gave for coins stay with the other player. Only the gold comes back.
    .no =
        Does the Cardinal get his cards back when the Magistrate takes his district?
        cardinal paid with cards and got confiscated, cards back in hand?
        must i give the cardinal his cards back when his building is grabbed
        does the confiscation undo the cardinals card deal
        do the cardinals cards go under the deck when the warrant is flipped
    .yes =
        does the other player keep the cardinals cards after the magistrate struck
        are the cards the cardinal gave away gone for good
        i got two cards from the cardinal, do i keep them though the magistrate took the district
    .asked =
        As the Cardinal I gave two cards for two coins, then my district was confiscated. What returns to me?
        where are the cardinals cards after the confiscation
ruling-cardinal-confiscated-gold = When the Magistrate takes the Cardinal's district, the Cardinal gets back all the gold paid for it, also the coins he took from the other player.
    .no =
        Does the lender get the gold back if the Cardinal's district is confiscated?
        Does the lender get his gold back if the Cardinal's build is grabbed with the signed warrant?
        cardinal took 3 of my coins, magistrate took the building, do i see my coins again
        is the cardinals refund split with the other player
        does the cardinal only get back the gold that was his own
        does the borrowed gold stay in the bank after the warrant
    .yes =
        does the cardinal pocket the whole refund
        cardinal borrowed gold and was confiscated, does he keep the borrowed coins
        cardinal ends up with more gold than before thanks to the confiscation, right?
    .asked =
        Who gets the borrowed gold when the Cardinal's building is confiscated?
ruling-alchemist-confiscated = When the Magistrate confiscates a district, the Alchemist gets his gold back once, right away. At the end of the turn he gets nothing more, because in the end he paid nothing for it.
    .no =
        Does the Alchemist get the gold back twice if the Magistrate takes his district?
        I am the Alchemist and my district got confiscated. Do I receive a double refund at the end of my turn?
        My friend says the Alchemist earns money when the Magistrate grabs his building. Does he?
        does the alchemist profit when the magistrate grabs his build
        must the alchemist wait until the end of his turn for a confiscated districts gold
        paid 4, confiscated, does the alchemist end up with 8
        is the alchemists ability good for a second refund after the magistrate
    .yes =
        alchemist confiscated, is he refunded just once
        does the alchemist get his gold back right away when the warrant is turned
        at turn end nothing more comes back for the confiscated one, correct?
    .asked =
        Alchemist and a signed warrant: when does the money return?
        how much does the alchemist get back when the magistrate takes his building
