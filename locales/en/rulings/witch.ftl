### The rulings of data/rulings/witch.toml, and the questions they answer: with yes, with no, or in another way.

ruling-witch-gathers-then-names = The Witch first takes gold or cards, then must name another character. Then her turn is on hold until that character is called.
    .yes =
        Does the Witch gather before she names someone?
        I am the Witch: do I take my two gold before I cast the spell?
        Must the Witch pick somebody, even if she would rather play alone?
    .no =
        Can the Witch choose not to bewitch anyone?
    .asked =
        What does the Witch do when she is called?
ruling-witch-waits = Until she resumes, the Witch builds nothing and uses no unique district, except the ones that work while gathering.
    .no =
        Can the Witch build before she takes over a turn?
        May the Witch build right after casting her spell?
        I am the Witch and have a great card in hand. Can I put it up before I cast my spell?
        Does the Witch have a full turn of her own besides the stolen one?
    .asked =
        What may the Witch do in her own turn?
ruling-bewitched-gathers-and-stops = The bewitched player shows the card and gathers, and that is all. No building, no ability, no income, and no unique district except those that work while gathering.
    .no =
        Can the bewitched player still build?
        Does the bewitched character get its income?
        Am I, the enchanted Architect, allowed to put up anything?
    .yes =
        I was hexed: do I just take two coins or a card and stop?
    .asked =
        What can I do when the Witch has enchanted me?
ruling-witch-resumes = The Witch takes over right after the bewitched player has gathered. She plays the rest of her own turn as that character: she has its income, ability and builds, and its bans apply to her. She does not gather again.
    .asked =
        When does the Witch take over the turn?
        What exactly does the Witch do when the character she named is called?
    .yes =
        Does the Witch get the income and the power of the character?
        I cast a spell on the Merchant: do I go straight after he has taken his gold or cards?
    .no =
        Does the Witch gather a second time?
ruling-witch-own-means = The Witch plays with her own hand, gold and city, and is paid for her own districts. The bewitched player's unique districts never work for her.
    .no =
        Does the Witch use the gold and cards of the bewitched player?
        Can the Witch use the other player's purple buildings?
    .asked =
        In whose city does the Witch build?
        Does the Witch collect for her own districts or for the victim's?
        I am the Witch playing as someone else: do I pay from my purse or theirs?
ruling-witch-nobody = If nobody has the character the Witch named, the rest of her turn is lost: she cannot build or use an ability this round. She keeps only the gold or cards she took.
    .no =
        Does the Witch get her turn back if nobody has the character she named?
        I am the Witch and nobody showed the character I hexed. Can I at least build?
    .asked =
        What if the bewitched character is not in this round?
        The Witch guessed a discarded character: what now?
ruling-witch-before-resuming = The Gold Mine, the Library and the Observatory work both for the Witch and for the bewitched player, because both gather and all three work while gathering. Everything else in their cities has to wait.
    .yes =
        Do the Gold Mine, the Library and the Observatory work for the Witch and for the bewitched player?
        Can I use my Library if the Witch enchanted me?
        Does the Witch get the extra coin of the Gold Mine?
        I am hexed and own the Observatory. Do I draw three?
ruling-witch-lab-smithy = A district like the Laboratory or the Smithy does not work for the bewitched player this turn, or for the Witch before she resumes: until then only what works while gathering counts. Later she uses hers as usual.
    .no =
        Does a unique district like the Laboratory or the Smithy work for the Witch on hold or for the bewitched player?
        Can I use my Smithy, Laboratory or Museum when I am bewitched?
        May the Witch use her Armory, Framework, Necropolis, Stables or Thieves' Den before she takes over?
        Do the Park and the Poor House of a bewitched player work?
        I am under a spell: can I still sell a card for two gold?
ruling-witch-on-hold = The Witch's Park and Poor House do not pay when she names someone, because her turn is only on hold. They check her hand and her gold at the end of the resumed turn. If she does not resume, she gets nothing from them.
    .no =
        Do the Witch's Park and Poor House pay out when she names someone?
        I am the Witch with no coins and no cards after naming my target. Do I draw or get paid now?
        My friend says the Witch's turn ends twice, so her Park works twice. True?
    .asked =
        When does the Witch's turn end for the Park and the Poor House?
ruling-witch-theater = You can use the Theater with the Witch in play: it works after the selection and before the first call, so nobody is under a spell yet. The player who then has the Witch's card plays the Witch.
    .yes =
        Can the Theater be used with the Witch in play?
        Can someone swap the Witch away with the Theater?
        I own the Theater and suspect the Witch. Can I trade roles with her?
        Does the Theater come before the Witch's spell?
    .no =
        Does the Witch stop my Theater?
ruling-witch-own-school = Only a School of Magic in the Witch's own city counts for her income, because she is paid for her own districts.
    .no =
        Does the bewitched player's School of Magic count for the Witch's income?
        I am the Witch playing as the King, and the enchanted King owns the School of Magic. One more coin for me?
    .asked =
        Witch and School of Magic: whose school pays?
        Whose School of Magic counts for income during a stolen turn?
ruling-witch-thief = When the Witch resumes as the Thief, she names a character of rank 3 or higher and gets all of its player's gold. She cannot name rank 1 or the bewitched Thief himself.
    .yes =
        Can the Witch rob someone as the Thief?
        I am the Witch and the Thief is hexed: do I choose a target to rob?
        Can the Witch, acting as rank 2, steal from the Magician or the King?
    .asked =
        The Witch enchanted the Thief: who gets the stolen money?
        Who may the Witch steal from?
ruling-witch-blackmailer = A Witch who has bewitched the Blackmailer places the threats, takes the bribes and decides whether to turn a marker over. The Blackmailer himself gets nothing.
    .yes =
        Does the Witch collect the bribes if she has bewitched the Blackmailer?
        I am the Witch and took over the Blackmailer. Do the threatened players pay me?
    .no =
        Does a hexed Blackmailer keep the extorted money?
    .asked =
        Who hands out the threats when the Blackmailer is enchanted?
ruling-witch-other-hands = As the Magician, Seer, Spy or Wizard, the Witch may choose the bewitched player: for her, anyone else is "another player". What she takes is hers, and what she swaps or gives comes from her own hand.
    .yes =
        Can the Witch use the Magician, Seer, Spy or Wizard on the bewitched player?
        Witch as the Seer or the Wizard: does she also take a card from her victim?
        I am bewitched as the Magician: can the Witch swap her hand with mine?
    .asked =
        Witch as the Magician: whose hand is swapped?
        Witch as the Spy: whose cards may she look at?
ruling-witch-wizard = As the Wizard, the Witch may build duplicates in her own city this turn. She may build the card she took at once with her own gold, and it does not count toward the limit.
    .yes =
        Can the Witch, as the Wizard, build a district she already has?
        Witch takes over the Wizard: may she build the card she took?
        I am the Witch and took over the Wizard: are duplicates allowed in my city now?
        Does the Witch get an extra build when she plays the Wizard?
ruling-witch-king = A bewitched King still takes the crown himself. The Witch gets the rest: the gold for her own noble districts, and she may build.
    .yes =
        Does the bewitched King still get the crown?
        The Witch hexed my King. Do I still become first player?
    .no =
        Does the Witch get the crown if she enchants the King?
    .asked =
        What does the Witch do as the King?
        King under a spell: who collects for the yellow districts, and who gets crowned?
ruling-witch-patrician = A bewitched Patrician still takes the crown himself. The Witch gets the rest: a card for each of her own noble districts, and she may build.
    .yes =
        Does the bewitched Patrician still get the crown?
        Does the Witch draw cards for her yellow districts as the Patrician?
    .asked =
        What does the Witch do as the Patrician?
        I am an enchanted Patrician: is the crown mine, and who draws the cards for noble districts?
ruling-witch-emperor = If the Emperor is bewitched, the Witch chooses who gets the crown and takes 1 gold or a random card from that player. The Emperor decides nothing.
    .yes =
        Does the Witch hand out the crown if she has bewitched the Emperor?
        The Witch took over the Emperor: does she get the coin or card for passing on the crown?
    .no =
        I am the Emperor and hexed. Do I still choose who is crowned?
    .asked =
        Who gets paid for the crown when the Emperor is enchanted?
ruling-witch-emperor-receiver = As the Emperor, the Witch may not give the crown to herself, just as he may not keep it. She may give it to the bewitched player, unless that player already has it.
    .no =
        Can the Witch, as the Emperor, give the crown to herself?
        I am the Witch acting as the Emperor and would like to go first next round. May I crown myself?
    .yes =
        Can the Witch give the crown to the bewitched Emperor?
        Must the Witch crown someone other than herself and the player who has the crown?
ruling-witch-takes-protection = If the Bishop is bewitched, the Witch's city is safe: rank 8 cannot touch it for the rest of the round, but it can attack the Bishop's. She also takes the gold for her own religious districts.
    .yes =
        Is the Witch's city safe if she has bewitched the Bishop?
    .no =
        Is an enchanted Bishop still protected from the Warlord?
        I am the Witch and named the Bishop: can the Warlord, Marshal or Diplomat touch me?
    .asked =
        What does the Witch do as the Bishop?
ruling-witch-abbot = As the Abbot, the Witch takes a coin from the richest player, even from the bewitched one, unless she is among the richest herself. She also takes gold or cards for her own religious districts.
    .yes =
        Does the Witch, as the Abbot, take a coin from the richest player?
    .no =
        Does a hexed Abbot still get a gold from the wealthiest?
    .asked =
        What does the Witch get from the Abbot?
        I am the Witch playing the Abbot: who hands me a coin?
ruling-witch-cardinal = As the Cardinal, the Witch may take missing gold from another player, even the bewitched one: for each coin she gives a card from her own hand. She draws cards for her own religious districts.
    .yes =
        Can the Witch, as the Cardinal, take missing gold from another player?
    .no =
        Can a hexed Cardinal still borrow gold?
    .asked =
        What does the Witch do as the Cardinal?
        I am the Witch as the Cardinal and short of two coins. Whose cards do I hand over?
ruling-bewitched-no-extras = The bewitched Merchant only gathers. The Witch gets his extra coin when she resumes, and the gold for her own trade districts.
    .no =
        Does the bewitched Merchant get the extra coin?
        I am the Merchant and the Witch got me. Do I at least keep my bonus gold?
    .asked =
        What does the Witch get from the Merchant?
        Who is paid for green districts when the Merchant is under a spell?
ruling-witch-alchemist = As the Alchemist, the Witch gets back what she paid for building at the end of the resumed turn. The bewitched Alchemist builds nothing and gets nothing.
    .yes =
        Does the Witch get her gold back as the Alchemist?
        I am the Witch and hexed the Alchemist: is what I build free in the end?
        Alchemist under a spell: does anybody get a refund?
    .asked =
        Who is refunded when the Alchemist is enchanted?
ruling-witch-trader = As the Trader, the Witch may build any number of trade districts and one other, with her own cards and gold. She is paid for her own trade districts.
    .yes =
        Can the Witch, as the Trader, build several trade districts?
        I am the Witch and bewitched the Trader. May I put up three green buildings?
        Is the Witch's limit lifted for trade districts when she plays the Trader?
    .asked =
        What does the Witch do as the Trader?
ruling-witch-takes-limit = The Witch may build as many districts in her own city as the bewitched character may: three as the Architect, two as the Scholar or the Seer. She also does what that character does with cards; the bewitched player does not.
    .yes =
        May the Witch build as many districts as the bewitched character?
        Can the Witch build three when she takes over the Architect?
        I am the Witch in the Scholar's place: do I look at the seven cards?
        Seer under a spell: does the Witch get to put up two buildings?
    .asked =
        Who gets the extra cards of an enchanted Architect or Scholar?
ruling-witch-takes-ban = The Navigator's ban applies to the Witch who bewitched him: she takes 4 gold or 4 cards and cannot build.
    .no =
        Can the Witch build if she has bewitched the Navigator?
    .yes =
        I am the Witch and hexed the Navigator by bad luck. Am I forbidden to put up anything?
        Does the Witch get the Navigator's four gold or four cards?
    .asked =
        What does the Witch do as the Navigator?
ruling-witch-warlord = As the Warlord, the Witch may destroy a district in any city, even the bewitched player's, for its cost minus 1, from her own gold. A Bishop's city and completed cities are safe as always. She is paid for her own military districts.
    .yes =
        Can the Witch destroy a district as the Warlord?
        May the Witch raze a building of the Warlord she bewitched?
    .asked =
        The Witch enchanted the Warlord: who blows things up, and with whose money?
        I am the Witch acting as rank 8: what may I blow up and what does it cost me?
ruling-witch-diplomat = As the Diplomat, the Witch may exchange one of her own districts, even with the bewitched player, and pays any difference herself. A Bishop's city and completed cities are safe as always.
    .yes =
        Can the Witch swap a district as the Diplomat?
        I am the Witch and hexed the Diplomat: may I exchange a building with him?
    .asked =
        Witch as the Diplomat: whose district does she give away?
        Who pays the difference when a bewitched Diplomat's turn is played by the Witch?
ruling-witch-marshal = As the Marshal, the Witch may seize one district that costs 3 or less, even the bewitched player's: she pays its cost to the owner, and it moves to her own city. A Bishop's city and completed cities are safe as always.
    .yes =
        Can the Witch seize a district as the Marshal?
        I am the Witch and bewitched the Marshal: may I grab a cheap building from anyone?
        Does the Witch pay the owner when she captures a district as the Marshal?
    .asked =
        Witch takes over the Marshal: where does the seized district go, and who pays?
ruling-witch-queen = The bewitched Queen does not get her 3 gold. The Witch gets it, but only if she herself sits next to the player who revealed rank 4: it is her turn, so her seat counts.
    .no =
        Does the bewitched Queen get her 3 gold?
        I am the Queen beside the King, but hexed. Do I get paid?
    .yes =
        I am the Witch playing the Queen and sit next to the King: three coins for me?
    .asked =
        Witch as the Queen: whose seat counts?
ruling-witch-queen-rank-four = The Queen gets 3 gold next to a bewitched King, Emperor or Patrician: what counts is who revealed the rank 4 card. The Witch who resumes as that character has not revealed it.
    .yes =
        Does the Queen get 3 gold next to a bewitched King, Emperor or Patrician?
        I am the Queen and my neighbor is the King under a spell. Do my 3 gold still come?
    .no =
        Does the Queen get paid for sitting next to the Witch who plays as the King?
        My neighbor is the Witch who took over the Emperor. Is she rank 4 for my Queen?
ruling-witch-artist = As the Artist, the Witch may beautify one or two districts in her own city, with her own coins. She cannot beautify the bewitched player's districts.
    .yes =
        Can the Witch beautify districts as the Artist?
        I am the Witch and hexed the Artist: may I put coins on my own buildings?
    .asked =
        Witch as the Artist: on whose districts do the coins go?
        Who pays for beautifying when the Artist is under a spell?
ruling-witch-tax-collector = If the Tax Collector is bewitched, the Witch takes all the coins on his token. In that turn she pays no tax for what she builds, because she plays as the Tax Collector.
    .yes =
        Does the Witch take the taxes if she has bewitched the Tax Collector?
        I am the Witch and named the Tax Collector: is the whole pot mine?
    .no =
        Does the Witch pay tax while she plays as the Tax Collector?
    .asked =
        Tax Collector under a spell: who empties the token?
ruling-witch-acts-then-names = The Witch takes her action and names another character, and then her turn stops. She can build only when she continues it.
    .no =
        Can the Witch build right after her action?
    .asked =
        What does the Witch do when she is called?
ruling-bewitched-acts-and-stops = The bewitched player shows the card and takes an action, gold or a card. The Witch plays the rest of the turn.
    .no =
        Can the bewitched player still build?
    .asked =
        What can I do when the Witch has enchanted me?
ruling-witch-goes-on = After the bewitched player's action, the Witch continues as if the character were hers: she has its power and may build in her own city.
    .yes =
        Does the Witch get the power of the bewitched character?
    .asked =
        When does the Witch take over?
ruling-witch-own-means-classic = The Witch builds from her own hand, with her own gold and in her own city.
    .no =
        Does the Witch pay with the bewitched player's gold?
    .asked =
        In whose city does the Witch build?
ruling-witch-own-means-third = The Witch pays with her own gold and builds from her own hand. The book mentions only her own city, but she is the one who plays, and the classic book says so.
    .no =
        Does the Witch pay with the bewitched player's gold?
    .asked =
        In whose city does the Witch build?
ruling-witch-extras-third = The Witch gets the Merchant's extra coin or the Architect's two extra cards if she has bewitched him.
    .yes =
        Does the Witch get the extra coin of the Merchant and the extra cards of the Architect?
ruling-witch-extras-classic = The Witch gets the bewitched Merchant's extra coin or the bewitched Architect's two cards: they come after the action, when the turn is already hers.
    .yes =
        Does the Witch get the extra coin of the Merchant and the extra cards of the Architect?
ruling-witch-emperor-older = The bewitched Emperor gives the crown away himself and is paid for it, because the King's rules apply to him; the Witch gets only the income. In 2016 the Witch gives it away.
    .no =
        Does the Witch give the crown away if she has bewitched the Emperor?
    .asked =
        Who gives the crown away when the Emperor is enchanted?
ruling-witch-navigator-older = As the Navigator, the Witch takes the 4 gold or 4 cards and cannot build: his bans apply to her too.
    .no =
        Can the Witch build if she has bewitched the Navigator?
ruling-witch-tax-older = The Witch pays nothing when the Tax Collector is revealed, because she cannot have built by then. If she builds later, as the bewitched character, she pays at the end of that turn like anyone else.
    .no =
        Does the Witch pay when the Tax Collector is revealed?
    .asked =
        Does the Witch pay tax on what she builds?
