### The rulings of data/rulings/magistrate.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-warrants = Only the Magistrate's signed warrant has any effect; the other two are a bluff. He puts all three face down on three different characters.
    .no =
        Do all three of the Magistrate's warrants count?
        Can the Magistrate put two warrants on one character?
        I have a warrant on my character. Will my building surely be taken?
    .asked =
        What do the blank warrants do?
        How many of the Magistrate's markers are real?
ruling-confiscates-paid = The Magistrate pays nothing: when the signed target pays for a district, he may turn the warrant over and build that district in his own city, in the middle of the other player's turn.
    .no =
        Does the Magistrate pay for the district he confiscates?
        Does the Magistrate have to take it?
    .asked =
        How does the signed warrant work?
        When may the Magistrate grab my district?
        Someone else builds and I have the signed warrant on that character: what do I get, and what does it cost me?
ruling-confiscated-counts = A district the Magistrate confiscates uses up one of the target's builds for the turn, although it never reaches the target's city. The target takes the gold back.
    .yes =
        Does a district the Magistrate confiscates count as the target's build?
        The Magistrate took my building: do I get my money back?
        My district was confiscated. Is my build for this turn gone too?
        Am I reimbursed for a building the Magistrate grabbed?
    .no =
        May I build something else after the Magistrate took my district?
ruling-confiscates-first-only = The Magistrate can take only the first district his target pays for in the turn. If he lets that one go, the warrant can do nothing more.
    .no =
        Can the Magistrate wait for a better district?
        May the Magistrate skip the first building and take the second?
        My target just put up a Tavern. I would rather have what comes next: can I hold back the signed warrant?
    .yes =
        Does the Magistrate's chance lapse if he lets the first district go?
ruling-confiscates-first-of-several = The Magistrate takes only the first district his target pays for, and it counts as one of the target's builds. The target keeps whatever else they build this turn.
    .no =
        Does the Magistrate take everything from someone who builds several districts?
    .yes =
        The signed warrant is on the Architect: can I still build the rest?
    .asked =
        What does the Magistrate get from the Architect, the Trader, the Seer, the Scholar or the Wizard?
        I am the Architect with the signed warrant and want to build three. How many does the Magistrate get?
ruling-magistrate-no-duplicate = The Magistrate cannot take a district he already has in his city.
    .no =
        Can the Magistrate confiscate a district he already has?
        May the Magistrate end up with two identical districts?
        My victim builds a Market and I as the Magistrate own a Market. Can I grab it?
    .yes =
        I have the signed warrant on me: is a district safe if the Magistrate already has it?
ruling-markers-unseen = Nobody looks at unused warrants and threats; they go back when the round is over. Only the Magistrate turns over the signed warrant, and only the Blackmailer turns over a threat that nobody paid off; the books name no other moment.
    .no =
        Are unused warrants and threats shown at the end of the round?
        May I peek at the marker on my character?
        Do the blank markers of the Magistrate or the Blackmailer get revealed?
        The round is over and I never found out who had the signed warrant. Do we flip it now?
        I bribed the Blackmailer: do I get to see whether it was the real one?
ruling-magistrate-own-rank = The Magistrate may mark rank 1 and the Blackmailer rank 2, his own character: no rule forbids it. The marker does nothing there; it only keeps the others guessing.
    .yes =
        May the Magistrate or the Blackmailer put a marker on his own character?
        Can the Magistrate give a warrant to himself as a bluff?
        Can the Blackmailer threaten rank 2?
        I am the Magistrate: may I put one of my three warrants on rank 1?
        Is it legal to mark yourself as a decoy?
ruling-own-second-character = With 2 or 3 players you may mark or bewitch your own second character: no rule forbids it. A warrant or a threat there is a bluff; the Witch simply resumes as her own second character.
    .yes =
        With 2 or 3 players, may I mark or bewitch my own second character?
        Can the Witch enchant her own other character?
        Can the Magistrate or the Blackmailer target his own other card?
        There are three of us and I am the Witch and the King: may I name my own King?
        Is it allowed to put a threat on the other character I hold myself?
ruling-magistrate-vault = The Secret Vault cannot be built, so nobody ever pays for it and the Magistrate can never take it.
    .no =
        Can the Magistrate confiscate the Secret Vault?
        Does a warrant work on the Secret Vault?
        I am the Magistrate. Can I get hold of a Secret Vault when my target wants to play it?
        Secret Vault and signed warrant: anything to grab?
ruling-cardinal-confiscated = When the Magistrate takes the Cardinal's district, the cards given for coins stay with the other player. Only gold comes back: the Cardinal gets all the gold paid for the district.
    .no =
        Does the Cardinal get his cards back when the Magistrate takes his district?
        Does the lender get his gold back if the Cardinal's build is grabbed with the signed warrant?
    .asked =
        Who gets the borrowed gold when the Cardinal's building is confiscated?
        As the Cardinal I gave two cards for two coins, then my district was confiscated. What returns to me?
ruling-alchemist-confiscated = When the Magistrate confiscates a district, the Alchemist gets his gold back once, right away. At the end of the turn he gets nothing more, because in the end he paid nothing for it.
    .no =
        Does the Alchemist get the gold back twice if the Magistrate takes his district?
        I am the Alchemist and my district got confiscated. Do I receive a double refund at the end of my turn?
        My friend says the Alchemist earns money when the Magistrate grabs his building. Does he?
    .asked =
        Alchemist and a signed warrant: when does the money return?
