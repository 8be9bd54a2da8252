### The rulings of data/rulings/witch.toml, and the questions they answer: with yes, with no, or in another way.

ruling-witch-gathers-then-names = The Witch takes gold or cards first and names a character only after that. Then her turn is on hold until that character is called.
    .yes =
        Does the Witch gather before she names someone?
        I am the Witch: do I take my two gold before I cast the spell?
        witch: gold first, spell second?
        does the witch get her own two gold at all
        after the spell, does the witch just sit and wait for that character
        i took cards as the witch, do i name my target now
        rank 1 is called and im the witch, step one is coins or cards?
    .no =
        does the witch say her victim before she takes her coins
        can i hex someone and grab my cards afterwards
        is the witch skipping her gathering because she steals a turn
        does the witchs turn end for good once shes named somebody
        jinx first, resources later, is that how the witch goes
    .asked =
        What does the Witch do when she is called?
        whats the order for the witch when rank 1 is called
ruling-witch-must-name = The Witch must name a character other than her own. She cannot skip it and play an ordinary turn instead.
    .no =
        Can the Witch choose not to bewitch anyone?
        may the witch pass on her spell and build like a normal player
        is bewitching optional
        can the witch name herself
        i dont want anybodys turn, may i keep my own as the witch
        everyone else looks useless, may the witch hex no one
    .yes =
        Must the Witch pick somebody, even if she would rather play alone?
        is the witch forced to hex someone
        do i have to name a character as the witch
        has the witch got to say a name every time
        does the witch have to curse someone even if no target suits her
    .asked =
        what if the witch refuses to name anyone
ruling-witch-waits = Until she resumes, the Witch builds nothing and uses no unique district, except the ones that work while gathering.
    .no =
        Can the Witch build before she takes over a turn?
        May the Witch build right after casting her spell?
        I am the Witch and have a great card in hand. Can I put it up before I cast my spell?
        Does the Witch have a full turn of her own besides the stolen one?
        i hexed the bishop, can i put a building down while i wait for him
        witch with 6 gold at rank 1, may she build right away
        can the witch play a card from hand in her first half
        am i allowed to build twice as the witch, once now and once later
        can a waiting witch use her districts powers before she takes over
        got the cash, got the card, am the witch, drop it now?
    .yes =
        does the witch have to wait before she can build
        is building off limits for the witch until her victim is called
        on hold as the witch: is my purple stuff switched off for now
        is the witch frozen until the cursed one is called
    .asked =
        What may the Witch do in her own turn?
        when is the witch allowed to build
ruling-bewitched-gathers-and-stops = The bewitched player does nothing after gathering: no building, no ability, no income, and no unique district except those that work while gathering.
    .no =
        Can the bewitched player still build?
        Does the bewitched character get its income?
        Am I, the enchanted Architect, allowed to put up anything?
        hexed magician here, can i swap hands anyway
        do i collect for my coloured districts while under a spell
        can a bewitched player put down a district
        i got cursed by the witch, may i use my characters power
        does an enchanted warlord still get to wreck something
        i was jinxed but have 8 gold and a palace in hand, can i play it
    .yes =
        I was hexed: do I just take two coins or a card and stop?
        is my turn over right after i took gold when the witch named me
        does the spell cost me my build this round
        am i stuck doing nothing after gathering if im the witchs victim
        cursed by the witch: gather and thats my lot?
    .asked =
        What can I do when the Witch has enchanted me?
        what do i lose if the witch hexes me
ruling-bewitched-still-gathers = The bewitched player shows the card when called and gathers as usual: 2 gold, or cards. What they take is theirs.
    .yes =
        Does the bewitched player still gather gold or cards?
        the witch got me, do i at least get my two coins
        do i flip my card when im called under a spell
        can i choose between gold and cards while enchanted
        do i keep the 2 gold i took if the witch plays on for me
        jinxed, but my purse still grows by two?
    .no =
        does the hexed player miss the whole turn like a murdered one
        do i hand the gold i gather to the witch when im bewitched
        does a bewitched player stay hidden when called
        does the witch take my gathered cards
        is being cursed the same as being assassinated
    .asked =
        what do i still get when bewitched
ruling-witch-resumes = The Witch takes over right after the bewitched player has gathered, and plays the rest of her own turn as that character.
    .asked =
        When does the Witch take over the turn?
        What exactly does the Witch do when the character she named is called?
        at what point does the witch carry on
    .yes =
        I cast a spell on the Merchant: do I go straight after he has taken his gold or cards?
        do i jump in once my victim has taken his gold
        does the witch play at the rank of the character she named
        i named the architect, is my turn then at number 7
        cursed guy takes his cards, next move is the witchs?
    .no =
        does the witch go before the bewitched player gathers
        must the witch wait until the end of the round to play on
        does the hexed player finish his whole turn and then the witch plays
        do i resume straight after my own call as the witch
        does the witch butt in the second her victim flips the card
ruling-witch-as-that-character = When she resumes, the Witch plays as the bewitched character: she has its income, its ability and its building limit, and its bans apply to her.
    .yes =
        Does the Witch get the income and the power of the character?
        can the witch use the power of whoever she hexed
        does the witch count as that character while she finishes the turn
        are the drawbacks of the hexed character mine too as the witch
        may the witch build when she takes over
        witch takes the wheel of my turn, does she get my special thing
    .no =
        does the bewitched player keep his ability while the witch builds
        does the witch only get a plain build out of the stolen turn
        can i ignore the restrictions of the character i bewitched
        is the witch limited to collecting coins when she takes over
        is the special ability of a jinxed role simply wasted
    .asked =
        what exactly can the witch do with someone elses turn
ruling-witch-gathers-once = The Witch gathers only once, before she names someone. When she resumes, she does not gather again.
    .no =
        Does the Witch gather a second time?
        do i get another 2 gold when the witch takes over
        can the witch draw cards again at her victims number
        two gold at the start and two more later as the witch?
        witch plays on as the king, does she start with gathering
        may i pick cards now as the witch because i took gold the first time
    .yes =
        does the witch gather just the one time
        is a second gathering forbidden for the witch
        one gathering per round for the witch, thats it?
    .asked =
        how often does the witch take gold or cards in a round
ruling-witch-own-means = The Witch plays with her own means: cards from her own hand, paid with her own gold, built in her own city.
    .no =
        Does the Witch use the gold and cards of the bewitched player?
        can the witch spend my money when she hexes me
        does the witch put districts into my city if im bewitched
        can the witch use my hand to build
        witch here, victim is rich, can i build on his coins
        possessed by the witch, will my purse be emptied for her building
    .yes =
        does the witch build with her own cards
        is my gold safe from being spent by the witch
        do i pay out of my own pocket as the witch
        is the house the witch puts up scored in her own town
    .asked =
        In whose city does the Witch build?
        I am the Witch playing as someone else: do I pay from my purse or theirs?
        whose hand does the witch build from
ruling-witch-income = The Witch gets the bewitched character's income, in gold or in cards, for the districts of that color in her own city. The bewitched player gets none.
    .yes =
        Is the Witch paid for her own districts of the bewitched character's color?
        i hexed the warlord and own 3 red ones, 3 gold for me?
        witch as the cardinal: card for each of her blue districts?
        does the witch take the yellow income of the emperor
        witch as diplomat or marshal, paid for her red buildings?
        abbot is bewitched: may the witch take gold or cards for her blue ones
        witch on the trader, a coin per green building of hers?
    .no =
        does the witch get gold for the kings yellow districts when she hexed him
        im the bewitched bishop, do i collect for my blue buildings
        witch plays the trader, do my green districts as the trader earn her anything
        does the hexed merchant still get paid for his green districts
        no blue districts of my own as the witch, can i collect for the abbots
        bishop got jinxed, four blue districts in his town, does anyone get gold for those
    .asked =
        Does the Witch collect for her own districts or for the victim's?
ruling-witch-not-their-uniques = The bewitched player's unique districts never work for the Witch, not even while she plays as that character.
    .no =
        Can the Witch use the bewitched player's unique districts?
        Can the Witch use the other player's purple buildings?
        my victim has a factory, are my purples cheaper as the witch
        can the witch draw with the smithy of the player she hexed
        does the victims quarry let the witch build doubles
        may the witch sell a card in my lab when she plays my turn
        do the hexed guys wonders help the witch
    .yes =
        are my unique districts safe from being used by the witch
        are purple cards in the bewitched city useless to the witch
        are the jinxed players wonders dead cards to the witch
    .asked =
        whose purple districts work for the witch
ruling-witch-nobody = If nobody has the character the Witch named, the rest of her turn is lost: she cannot build or use an ability this round. She keeps only the gold or cards she took.
    .no =
        Does the Witch get her turn back if nobody has the character she named?
        I am the Witch and nobody showed the character I hexed. Can I at least build?
        named a guy thats face down in the discard, do i get to build as the witch anyway
        may the witch pick another target when no one answers
        does the witch give back her gathered gold if nobody is hexed
        no one has my target, do i just play as the witch then
        missed with my hex, second try allowed?
    .yes =
        i hexed a character nobody took, is the rest of my turn gone
        do i keep the 2 gold i gathered if my spell hits nobody
        can a bad guess cost the witch her build
        shot in the dark: card was face down all along, is the witch done for the round
    .asked =
        What if the bewitched character is not in this round?
        The Witch guessed a discarded character: what now?
        witch whiffed, what does she get
ruling-witch-before-resuming = The Gold Mine, the Library and the Observatory work both for the Witch and for the bewitched player, because both gather and all three work while gathering. Everything else in their cities has to wait.
    .yes =
        Do the Gold Mine, the Library and the Observatory work for the Witch and for the bewitched player?
        Can I use my Library if the Witch enchanted me?
        Does the Witch get the extra coin of the Gold Mine?
        I am hexed and own the Observatory. Do I draw three?
        bewitched with a gold mine, 3 gold?
        witch with a library, keeps both cards at the start?
        can i keep two cards thanks to the library though im hexed
        jinxed with a library in town, two new cards in hand instead of one?
    .no =
        is my observatory switched off because the witch hexed me
        does the witchs spell stop my gold mine
        do i only see two cards with the observatory when im under a spell
        is the library useless for the witch before she takes over
        gold mine of the witch only pays after she takes over?
    .asked =
        which purple districts still work for a bewitched player
ruling-witch-lab-smithy = A district like the Laboratory or the Smithy does not work for the bewitched player this turn, or for the Witch before she resumes: until then only what works while gathering counts.
    .no =
        Does a unique district like the Laboratory or the Smithy work for the Witch on hold or for the bewitched player?
        Can I use my Smithy, Laboratory or Museum when I am bewitched?
        May the Witch use her Armory, Framework, Necropolis, Stables or Thieves' Den before she takes over?
        Do the Park and the Poor House of a bewitched player work?
        I am under a spell: can I still sell a card for two gold?
        hexed: may i blow up a building with my armory
        witch at rank 1, can she already draw 3 with her smithy
        framework or necropolis while im under the witchs spell?
        can a hexed player build the stables since they dont count
        do i get the poor house coin when im bewitched and broke
        thieves den paid with cards while bewitched, possible?
        jinxed with a fistful of junk, can i cycle it through the museum
    .yes =
        is the museum shut for a bewitched player
        does a spell switch off my laboratory this turn
        does my park stay silent if im enchanted with no cards
ruling-witch-uses-own-uniques = Once she has resumed, the Witch uses the unique districts in her own city as usual: the Laboratory, the Smithy, the Museum, the Armory, the Framework and so on.
    .yes =
        May the Witch use her own Laboratory, Smithy or Museum once she has taken over?
        witch resumed as the merchant, can i pay 2 for 3 cards with my smithy now
        can the witch fire her armory when she plays on
        may i sacrifice my framework as the witch after taking over
        stables besides the normal build for a witch who resumed?
        can she pay the thieves den with cards after taking over as the witch
    .no =
        are the witchs own purples dead for the whole round
        does the witch lose her laboratory for the stolen turn too
        is my necropolis trick blocked even after the witch takes over
        taken over, but the witchs smithy stays cold?
    .asked =
        from when on do the witchs own unique districts work again
ruling-witch-on-hold = The Witch's Park and Poor House do not pay when she names someone, because her turn is only on hold. They check her hand and her gold at the end of the resumed turn. If she does not resume, she gets nothing from them.
    .no =
        Do the Witch's Park and Poor House pay out when she names someone?
        I am the Witch with no coins and no cards after naming my target. Do I draw or get paid now?
        My friend says the Witch's turn ends twice, so her Park works twice. True?
        witch named someone with an empty hand, two cards from the park right now?
        is being put on hold the end of the turn for the poor house
        can the witch cash in the poor house twice in one round
        0 gold while waiting as the witch, coin from the poor house at once?
        spell cast, pockets empty, poor house rings the till now?
    .yes =
        does the witchs park work at the end of the turn she took over
        broke at the end of my resumed turn as the witch, does the poor house pay
        does the park look at the witchs hand only after she has resumed and finished
    .asked =
        When does the Witch's turn end for the Park and the Poor House?
        when do i check my park as the witch
ruling-witch-theater = You can use the Theater with the Witch in play: it works after the selection and before the first call, so nobody is under a spell yet. The player who then has the Witch's card plays the Witch.
    .yes =
        Can the Theater be used with the Witch in play?
        Can someone swap the Witch away with the Theater?
        I own the Theater and suspect the Witch. Can I trade roles with her?
        Does the Theater come before the Witch's spell?
        i swapped my king for the witch with the theater, do i cast the spell
        theater owner stole my witch, is he the witch now
        can i get rid of the witch card with the theater
        whoever ends up holding the witch card casts the spell after the theater?
    .no =
        Does the Witch stop my Theater?
        can the witch hex me before i use my theater
        does the old owner of the witch card still bewitch after a theater swap
        is the theater blocked in games with the witch
        does a spell stick to the player when cards move by theater
    .asked =
        when is the theater used if the witch is around
ruling-witch-own-school = Only a School of Magic in the Witch's own city counts for her income, because she is paid for her own districts.
    .no =
        Does the bewitched player's School of Magic count for the Witch's income?
        I am the Witch playing as the King, and the enchanted King owns the School of Magic. One more coin for me?
        can the witch count the school of magic in her victims city
        does my school of magic earn the witch gold when she hexes me
        bewitched bishop has the school of magic, extra gold to the witch?
        school of magic sits with the hexed merchant, is it green for the witch
        school of magic next door at my jinxed neighbour, coin for the witch?
    .yes =
        my own school of magic as the witch, one more coin of that colour?
        witch as the warlord, does her own school of magic pay as red
        is the school of magic only good for the witch in her own city
    .asked =
        Witch and School of Magic: whose school pays?
        Whose School of Magic counts for income during a stolen turn?
        which school of magic helps the witchs income
ruling-witch-thief = When the Witch resumes as the Thief, she names the character to rob, and all of its player's gold goes to her. The bewitched Thief robs nobody.
    .yes =
        Can the Witch rob someone as the Thief?
        I am the Witch and the Thief is hexed: do I choose a target to rob?
        does the loot go to the witch when she plays the thief
        witch took my thiefs turn, does she name who gets robbed
        can the witch empty the merchants purse through the thief
        jinxed thief: whole purse of the robbed guy ends up with the witch?
    .no =
        i am the thief and got hexed, do i still steal
        do i as the bewitched thief see any of the stolen gold
        is everyone safe from theft when the thief is under a spell
        does the enchanted thief pick the target for the witch
    .asked =
        The Witch enchanted the Thief: who gets the stolen money?
        who robs if the thief is bewitched
ruling-witch-thief-targets = As the Thief, the Witch may name any character of rank 3 or higher, but not rank 1 and not the bewitched Thief himself.
    .no =
        Can the Witch, as the Thief, rob the bewitched Thief himself?
        i am the witch playing the thief, can i rob the guy i hexed
        witch as thief, may she name rank 1
        may the witch steal from absolutely anyone while being the thief
        could the witch-thief pick her own rank
    .yes =
        Can the Witch, acting as rank 2, steal from the Magician or the King?
        bewitched thief here, is my own gold safe from the witchs theft
        can the witch rob the architect or the warlord as thief
    .asked =
        Who may the Witch steal from?
        who is off limits when the witch steals as the thief
ruling-witch-blackmailer = A Witch who has bewitched the Blackmailer places the threats, takes the bribes and decides whether to turn a marker over. The Blackmailer himself gets nothing.
    .yes =
        Does the Witch collect the bribes if she has bewitched the Blackmailer?
        I am the Witch and took over the Blackmailer. Do the threatened players pay me?
        does the witch decide whether to flip a threat after hexing the blackmailer
        witch stole the blackmailers turn, does she lay down the two markers
        gold of the one with the flowered lace, does the witch get it
        blackmail money lands in the witchs purse?
    .no =
        Does a hexed Blackmailer keep the extorted money?
        im the blackmailer under a spell, do i still place my threats
        do bribes go to the bewitched blackmailer
        does the hexed blackmailer choose who is threatened
        do the threats fall away this round if the witch named the blackmailer
    .asked =
        Who hands out the threats when the Blackmailer is enchanted?
        who do i pay off when the blackmailer is bewitched
ruling-witch-other-hands = As the Magician, Seer, Spy or Wizard, the Witch may choose the bewitched player too: for her, anyone else is "another player".
    .yes =
        Can the Witch use the Magician, Seer, Spy or Wizard on the bewitched player?
        Witch as the Seer or the Wizard: does she also take a card from her victim?
        I am bewitched as the Magician: can the Witch swap her hand with mine?
        can the witch spy on the very spy she hexed
        wizard under a spell: can the witch peek at his hand
        does the victim count as another player for the witch
        jinxed and still robbed of cards by the witch-seer, is that legal
    .no =
        is the bewitched magicians hand safe from the witch
        my seer is hexed, do i get to keep all my cards from the witch
        must the witch pick a third player when she plays the magician
        is the hexed player off limits for the witchs seer grab
    .asked =
        Witch as the Spy: whose cards may she look at?
        who can the witch target as the wizard
ruling-witch-swaps-own-hand = As the Magician, Seer, Spy or Wizard, the Witch uses her own hand: what she swaps or gives comes from it, and what she takes is hers. It is her turn, played with her own cards.
    .yes =
        Does the Witch, as the Magician, swap her own hand?
        does the witch keep the card she grabs as the wizard
        as the seer does the witch give back cards from her own hand
        are the cards drawn with the spys power the witchs
    .no =
        can the witch swap the bewitched magicians hand with a third player
        does the coin from spying go to the bewitched spy
        witch as seer: do the collected cards land in the hexed players hand
        may the witch dump my cards under the deck as the magician
        as magician, does the witch trade away my hand instead of hers
    .asked =
        Witch as the Magician: whose hand is swapped?
        whose cards does the witch hand out as the seer
ruling-witch-wizard = As the Wizard, the Witch may build duplicates this turn: districts that her own city already has.
    .yes =
        Can the Witch, as the Wizard, build a district she already has?
        I am the Witch and took over the Wizard: are duplicates allowed in my city now?
        i have a tavern already, can i build a second as the witch in the wizards place
        does the wizards double rule move to the witch
        second market in my town while i play the wizard as the witch, legal?
        twin taverns for the witch when she pulls the wizards strings?
    .no =
        are duplicates still banned for the witch when she is the wizard
        can the hexed wizard still build duplicates himself
        does the no duplicates rule stop a witch playing the wizard
        does the witch build her double in the wizards city
    .asked =
        may doubles be built, and where, when the wizard is bewitched
ruling-witch-wizard-builds = As the Wizard, the Witch may build the card she took at once with her own gold, and that does not count toward the limit. She may also keep it in her hand.
    .yes =
        May the Witch, as the Wizard, build the card she took at once?
        Witch takes over the Wizard: may she build the card she took?
        Does the Witch get an extra build when she plays the Wizard?
        can the witch hold on to the wizards stolen card for later
        steal a card as witch-wizard, build it and then build one more?
        grabbed a castle from his hand as witch-wizard, up it goes right now?
    .no =
        does the stolen card count as the witchs build when she acts as the wizard
        must the witch build the card she took as the wizard
        is the card the witch takes as the wizard free to build
        does the wizard pay for the card the witch builds in his place
    .asked =
        who pays for the card the witch grabs with the wizards power
ruling-witch-king = A bewitched King still takes the crown himself. The Witch gets the rest: the gold for her own noble districts, and she may build.
    .yes =
        Does the bewitched King still get the crown?
        The Witch hexed my King. Do I still become first player?
        do i keep the kings crown right even when hexed
        can the witch build when she takes the kings turn
        witch as king, gold for the yellow districts she owns?
        jinxed king, do i become the caller next round
    .no =
        Does the Witch get the crown if she enchants the King?
        the witch played my kings turn, is she first next round
        does the crown stay put if the king is bewitched
        is the witch crowned when she plays as the king
        does a hexed king collect for his yellow buildings
    .asked =
        What does the Witch do as the King?
        King under a spell: who collects for the yellow districts, and who gets crowned?
        who has the crown after the witch hexed the king
ruling-witch-patrician = A bewitched Patrician still takes the crown himself. The Witch gets the rest: a card for each of her own noble districts, and she may build.
    .yes =
        Does the bewitched Patrician still get the crown?
        Does the Witch draw cards for her yellow districts as the Patrician?
        patrician under a spell, am i first to choose next round
        can the witch build after naming the patrician
        do the patricians cards go to the witch for her own nobles
        jinxed patrician still grabs the crown?
    .no =
        does the witch get crowned if she hexed the patrician
        do i draw for my yellow districts as a bewitched patrician
        does the crown stay where it is when the patrician is hexed
        is the witch the new crown holder when she plays the patrician
    .asked =
        What does the Witch do as the Patrician?
        I am an enchanted Patrician: is the crown mine, and who draws the cards for noble districts?
        crown and cards of a hexed patrician, who gets what
ruling-witch-emperor = If the Emperor is bewitched, the Witch chooses who gets the crown and takes 1 gold or a random card from that player. The Emperor decides nothing.
    .yes =
        Does the Witch hand out the crown if she has bewitched the Emperor?
        The Witch took over the Emperor: does she get the coin or card for passing on the crown?
        does the witch choose who is crowned in the emperors place
        must the witch pass the crown when she plays the emperor
        can the witch take a random card from whoever she crowns
        emperor jinxed, does the new crown holder pay the witch
    .no =
        I am the Emperor and hexed. Do I still choose who is crowned?
        hexed emperor, do i still pick the next crown holder
        is the coin for the crown mine as the bewitched emperor
        does the crown stay if the emperor is under a spell
        may the witch skip handing over the crown as emperor
    .asked =
        Who gets paid for the crown when the Emperor is enchanted?
        who moves the crown when the emperor got bewitched
ruling-witch-emperor-receiver = As the Emperor, the Witch may not give the crown to herself, just as he may not keep it.
    .no =
        Can the Witch, as the Emperor, give the crown to herself?
        I am the Witch acting as the Emperor and would like to go first next round. May I crown myself?
        witch plays emperor: is she allowed to grab the crown
        i hold the crown and hexed the emperor, may i keep it
        can hexing the emperor make me first player as the witch
        may the witch pay herself and wear the emperors crown
        sneaky: hex the emperor, hand myself the crown, ok?
    .yes =
        Must the Witch crown someone other than herself and the player who has the crown?
        is crowning herself forbidden for a witch who took over the emperor
        does the witch have to crown another player in the emperors place
        witch has the crown already and plays the emperor, must it leave her
    .asked =
        why cant the witch take the crown as emperor
ruling-witch-emperor-to-victim = As the Emperor, the Witch may give the crown to the bewitched player, who is another player to her, unless that player already has it.
    .yes =
        Can the Witch give the crown to the bewitched Emperor?
        im the bewitched emperor, could the witch crown me
        may the witch crown her own victim and take his coin
        does the hexed player count as a legal receiver of the crown for the witch
        consolation prize: crown to the jinxed emperor, can the witch do that
    .no =
        is the hexed emperor barred from receiving the crown
        bewitched emperor already holds the crown, may the witch leave it there
        must the witch give the emperors crown to a third player
        witch as emperor: crown stays with the victim who has it, fine?
    .asked =
        can the crown land on the bewitched emperor
ruling-witch-takes-protection = If the Bishop is bewitched, the Witch's city is safe: rank 8 cannot touch it for the rest of the round, but it can attack the Bishop's. She also takes the gold for her own religious districts.
    .yes =
        Is the Witch's city safe if she has bewitched the Bishop?
        witch took the bishops turn, is she immune to the warlord now
        can the warlord hit the bishop after the witch hexed him
        diplomat wants to swap with the hexed bishop, allowed?
        does the witchs shield from the bishop last for the whole round
    .no =
        Is an enchanted Bishop still protected from the Warlord?
        I am the Witch and named the Bishop: can the Warlord, Marshal or Diplomat touch me?
        bewitched bishop here, is my city still untouchable
        may the marshal seize from a witch who played the bishop
        can the diplomat trade with the witch who bewitched the bishop
        jinxed bishop, do my walls hold against rank 8
    .asked =
        What does the Witch do as the Bishop?
        which of the two is protected, hexed bishop or witch
ruling-witch-abbot = As the Abbot, the Witch takes a coin from the richest player, even from the bewitched one, unless she is among the richest herself. She also takes gold or cards for her own religious districts.
    .yes =
        Does the Witch, as the Abbot, take a coin from the richest player?
        can the witch as abbot take the coin from the abbot she hexed if hes richest
        richest player pays the witch when she hexed the abbot?
        does the abbots tithe go to the witch
        can the jinxed abbot end up paying the witch his own tithe
    .no =
        Does a hexed Abbot still get a gold from the wealthiest?
        im the richest and the witch playing the abbot, do i get a coin
        does the bewitched abbot collect the coin himself
        witch tied for most gold as the abbot, coin for her?
        is the hexed abbot safe from paying the witch because its his own power
    .asked =
        What does the Witch get from the Abbot?
        I am the Witch playing the Abbot: who hands me a coin?
        who pays the witch when she plays the abbot
ruling-witch-cardinal = As the Cardinal, the Witch may take missing gold from another player, even the bewitched one: for each coin she gives a card from her own hand. She draws cards for her own religious districts.
    .yes =
        Can the Witch, as the Cardinal, take missing gold from another player?
        can the witch borrow from the very cardinal she hexed
        short on cash as the witch-cardinal, can another player fund my build
        does the witch pay with cards from her own hand as cardinal
    .no =
        Can a hexed Cardinal still borrow gold?
        does the witch hand over the cardinals cards when she borrows
        bewitched cardinal, may i still swap cards for gold
        is the gold the witch takes as cardinal free of cards
        can the witch take more gold than she needs as the cardinal
        jinxed cardinal, is my gold safe from the witchs borrowing
    .asked =
        What does the Witch do as the Cardinal?
        I am the Witch as the Cardinal and short of two coins. Whose cards do I hand over?
        how does borrowing work when the witch is the cardinal
ruling-bewitched-no-extras = The bewitched Merchant only gathers. The Witch gets his extra coin when she resumes, and the gold for her own trade districts.
    .no =
        Does the bewitched Merchant get the extra coin?
        I am the Merchant and the Witch got me. Do I at least keep my bonus gold?
        hexed merchant, 3 gold when i take gold?
        do i pocket the extra gold as the merchant under a spell
        is the merchants bonus coin lost to everyone if hes bewitched
        does the bewitched merchant take his extra before the witch steps in
    .yes =
        does the merchants bonus coin go to the witch when hes hexed
        i took over the merchant as the witch, do i get his +1
        merchant got cursed, is he left with just his 2 gold
        jinxed merchant: just the normal two coins?
    .asked =
        What does the Witch get from the Merchant?
        Who is paid for green districts when the Merchant is under a spell?
        who gets the merchants extra gold when the witch hexes him
ruling-witch-alchemist = As the Alchemist, the Witch gets back what she paid for building at the end of the resumed turn. The bewitched Alchemist builds nothing and gets nothing.
    .yes =
        Does the Witch get her gold back as the Alchemist?
        I am the Witch and hexed the Alchemist: is what I build free in the end?
        Alchemist under a spell: does anybody get a refund?
        witch plays the alchemist, cathedral for 5, 5 back at the end?
        must the witch have the gold first, before the alchemist pays it back
        does the alchemists refund come to the witch when her resumed turn ends
        witch rides the alchemist, palace costs her nothing in the end?
    .no =
        hexed alchemist, do i get my building money back
        does the refund go to the bewitched alchemist
        is the witchs build as alchemist free up front
        can the enchanted alchemist build for free
    .asked =
        Who is refunded when the Alchemist is enchanted?
        when does the witch get her coins back as alchemist
ruling-witch-trader = As the Trader, the Witch may build any number of trade districts and one other, with her own cards and gold. She is paid for her own trade districts.
    .yes =
        Can the Witch, as the Trader, build several trade districts?
        I am the Witch and bewitched the Trader. May I put up three green buildings?
        Is the Witch's limit lifted for trade districts when she plays the Trader?
        can the witch add one non green building as the trader
        market docks and harbor all in one turn as witch in the traders place?
        do trade districts stay unlimited when the witch plays the trader
    .no =
        witch as the trader, is she held to one green district
        two purple districts for the witch as the trader?
        bewitched trader, may i build my greens
        does the witch use the traders cards for the green ones
        jinxed trader with a hand full of greens, can i lay any
    .asked =
        What does the Witch do as the Trader?
        how many districts may the witch build as the trader
ruling-witch-takes-limit = The Witch may build as many districts in her own city as the bewitched character may: three as the Architect, two as the Scholar or the Seer.
    .yes =
        May the Witch build as many districts as the bewitched character?
        Can the Witch build three when she takes over the Architect?
        Seer under a spell: does the Witch get to put up two buildings?
        two districts for the witch as the scholar?
        does the bigger building limit pass to the witch
        triple build for the witch on the architect?
    .no =
        is the witch stuck with one build when she plays the architect
        can the witch build three as the seer
        hexed architect, can i still build 3
        do the three architect builds go into the architects city when the witch plays
        four districts for a witch in the architects place?
    .asked =
        how many may the witch build as the scholar or the seer
ruling-witch-extra-cards = The Witch draws the bewitched Architect's two extra cards, or looks at the Scholar's seven and keeps one. The bewitched player gets none of them.
    .yes =
        Does the Witch get the extra cards of a bewitched Architect or Scholar?
        I am the Witch in the Scholar's place: do I look at the seven cards?
        witch took over the architect, two cards from the deck for her?
        can the witch pick one of seven in the scholars place
    .no =
        do i draw my 2 bonus cards as a hexed architect
        does the bewitched scholar see the seven cards
        are the architects two cards lost when hes under a spell
        scholar got hexed, do i at least pick a card out of my seven
        does the witch keep all seven cards as the scholar
        jinxed architect, hand grows by two anyway?
    .asked =
        Who gets the extra cards of an enchanted Architect or Scholar?
ruling-witch-takes-ban = The Navigator's ban applies to the Witch who bewitched him: she cannot build anything in that turn.
    .no =
        Can the Witch build if she has bewitched the Navigator?
        hexed the navigator, can i at least build one district
        may the witch put up the stables when she plays the navigator
        does the witch dodge the navigators no building rule
        i took 4 gold as the witch in the navigators place, may i spend it on a district now
        free necropolis or framework for a witch on the navigator?
    .yes =
        I am the Witch and hexed the Navigator by bad luck. Am I forbidden to put up anything?
        is the witch stopped from building by the navigator
        witch as navigator: building ban for her too?
        does the navigators restriction come along with his turn for the witch
    .asked =
        why cant i build, i am the witch and named the navigator
ruling-witch-navigator-takes = A Witch who has bewitched the Navigator takes his 4 gold or 4 cards herself, and cannot build. The bewitched player only gathers.
    .yes =
        Does the Witch get the Navigator's four gold or four cards?
        i hexed the navigator, four cards for me?
        can the witch choose gold or cards as the navigator
        is the navigators bonus the witchs even though she cant build
        four coins as a consolation for the witch on the navigator?
    .no =
        bewitched navigator, do i still take my 4 gold
        can the witch take both 4 gold and 4 cards as the navigator
        are the navigators four coins gone for everyone when hes hexed
        does the hexed navigator draw the four cards
    .asked =
        What does the Witch do as the Navigator?
ruling-witch-warlord = As the Warlord, the Witch may destroy a district in any city, even the bewitched player's, for its cost minus 1, from her own gold. A Bishop's city and completed cities are safe as always. She is paid for her own military districts.
    .yes =
        Can the Witch destroy a district as the Warlord?
        May the Witch raze a building of the Warlord she bewitched?
        can the witch nuke a building in the bewitched warlords town
        does the witch pay one less than the cost when she razes as the warlord
        tavern costs 1, does the witch flatten it for nothing in the warlords place
        jinxed warlord: could his own castle go down by the witch
    .no =
        im the hexed warlord, may i still raze something
        does the witch destroy for free as the warlord
        does the bewitched warlord foot the bill for the witchs demolition
        is everyones city safe once the warlord is hexed
        my warlord is under a spell, are my own buildings safe from the witch
    .asked =
        The Witch enchanted the Warlord: who blows things up, and with whose money?
        I am the Witch acting as rank 8: what may I blow up and what does it cost me?
        whats the price for the witch to destroy as warlord
ruling-witch-diplomat = As the Diplomat, the Witch may exchange one of her own districts, even with the bewitched player, and pays any difference herself. A Bishop's city and completed cities are safe as always.
    .yes =
        Can the Witch swap a district as the Diplomat?
        I am the Witch and hexed the Diplomat: may I exchange a building with him?
        does the witch pay the difference out of her own gold as diplomat
        can the witch trade with the very diplomat she hexed
        my cheap one for an expensive one as the witch-diplomat, do i pay extra
        jinxed diplomat: can i lose a district to the witch in a swap
    .no =
        hexed diplomat, can i still swap districts
        does the witch give away the diplomats district when she trades
        does the bewitched diplomat pay for the witchs swap
        is the hexed diplomats city off limits for the witchs swap
    .asked =
        Witch as the Diplomat: whose district does she give away?
        Who pays the difference when a bewitched Diplomat's turn is played by the Witch?
        whose building is swapped when the diplomat is bewitched
ruling-witch-marshal = As the Marshal, the Witch may seize one district that costs 3 or less, even the bewitched player's: she pays its cost to the owner, and it moves to her own city. A Bishop's city and completed cities are safe as always.
    .yes =
        Can the Witch seize a district as the Marshal?
        I am the Witch and bewitched the Marshal: may I grab a cheap building from anyone?
        Does the Witch pay the owner when she captures a district as the Marshal?
        does the seized district land in the witchs city
        can the witch grab a district from the marshal she hexed
        jinxed marshal: can a cheap house of mine be taken by the witch
    .no =
        hexed marshal, may i still seize a district
        can the witch take a 4 cost building as the marshal
        does the bewitched marshal pay for what the witch seizes
        is seizing free for the witch in the marshals place
        does the marshal get the district the witch seized
    .asked =
        Witch takes over the Marshal: where does the seized district go, and who pays?
        what may the witch seize as marshal and for how much
ruling-witch-rank-eight-safe = A Witch who plays as the Warlord, the Diplomat or the Marshal cannot touch the Bishop's city or a completed city: the limits of that character apply to her.
    .no =
        Can the Witch, as the Warlord, attack the Bishop's city or a completed city?
        may the witch swap with the bishop as the diplomat
        can the witch as marshal seize from someone with seven districts
        does the bishops protection fail because the attacker is really the witch
        witch plays the diplomat, can she trade with a completed city
        loophole: the witch is rank 1, so can she hit the bishop as the warlord
    .yes =
        is the bishop safe from a witch who plays the warlord
        finished city here, am i protected from the witch in the warlords seat
        do the warlords limits bind the witch too
    .asked =
        which cities are off limits for the witch as rank 8
ruling-witch-queen = The bewitched Queen does not get her 3 gold. The Witch gets it, but only if she herself sits next to the player who revealed rank 4: it is her turn, so her seat counts.
    .no =
        Does the bewitched Queen get her 3 gold?
        I am the Queen beside the King, but hexed. Do I get paid?
        witch as queen sits far from the king, does she get 3 gold
        does the bewitched queen keep her neighbour bonus
        does the queens seat count for the witch
        queen beside the patrician but under a spell, 3 coins for her?
        jinxed queen with the king on her left, cash for her?
    .yes =
        I am the Witch playing the Queen and sit next to the King: three coins for me?
        witch next to the emperor hexed the queen, 3 for the witch?
        is it the witchs own seat that matters when she plays the queen
        can the queens 3 gold go to nobody because the witch sits elsewhere
    .asked =
        Witch as the Queen: whose seat counts?
        where must the witch sit to earn the queens gold
ruling-witch-queen-rank-four = The Queen gets 3 gold next to a bewitched King, Emperor or Patrician: what counts is who revealed the rank 4 card. The Witch who resumes as that character has not revealed it.
    .yes =
        Does the Queen get 3 gold next to a bewitched King, Emperor or Patrician?
        I am the Queen and my neighbor is the King under a spell. Do my 3 gold still come?
        queen next to a hexed patrician, still paid?
        neighbor emperor got bewitched, does my queen collect
        does whoever turned over the king card count for the queen
        jinxed king to my right, i am the queen, payday?
    .no =
        Does the Queen get paid for sitting next to the Witch who plays as the King?
        My neighbor is the Witch who took over the Emperor. Is she rank 4 for my Queen?
        does a spell on the king cost the queen her 3 gold
        im queen, the witch beside me plays the king, 3 coins for me?
        does the witch become rank 4 for the queen when she plays as the patrician
        am i paid as queen if only the witch who hexed the emperor sits next to me
    .asked =
        bewitched king and queen: which neighbor counts
ruling-witch-artist = As the Artist, the Witch may beautify one or two districts in her own city, with her own coins. She cannot beautify the bewitched player's districts.
    .yes =
        Can the Witch beautify districts as the Artist?
        I am the Witch and hexed the Artist: may I put coins on my own buildings?
        does the witch beautify her own districts as artist
        two districts beautified by the witch as artist, ok?
        are the coins for beautifying taken from the witchs gold
    .no =
        hexed artist, may i still beautify
        can the witch put a coin on the bewitched artists building
        does the enchanted artist pay for the witchs decoration
        three coins for three buildings as witch in the artists place?
        jinxed artist: could the witch pretty up my town
    .asked =
        Witch as the Artist: on whose districts do the coins go?
        Who pays for beautifying when the Artist is under a spell?
        where can the witch place the artists coins
ruling-witch-tax-collector = If the Tax Collector is bewitched, the Witch takes all the coins on his token. He himself gets none of them.
    .yes =
        Does the Witch take the taxes if she has bewitched the Tax Collector?
        I am the Witch and named the Tax Collector: is the whole pot mine?
        witch hexed the tax man, does she empty his token
        5 coins on the tax token and i am the witch playing him, all 5 for me?
        can the witch cash in other players taxes as the tax collector
        jinxed taxman, so the whole pot goes to the witch?
    .no =
        hexed tax collector, are the taxes still mine
        do the coins stay on the token when the tax collector is bewitched
        does the bewitched tax collector share the pot with the witch
        does the enchanted tax collector grab the taxes before the witch
    .asked =
        Tax Collector under a spell: who empties the token?
        who gets the tax money if the witch named the tax collector
ruling-witch-tax-free = A Witch who plays as the Tax Collector pays no tax for what she builds in that turn, just as he pays none in his.
    .no =
        Does the Witch pay tax while she plays as the Tax Collector?
        do i put a coin on the token when i build as the witch in the tax collectors place
        does the witch owe 1 gold for her build as the tax collector
        is the witch taxed by the very tax collector she is playing
        witch as tax collector builds a market, 1 gold tax?
    .yes =
        is the witch tax free while she acts as the tax collector
        witch plays the tax man and builds, is that free of tax
        can the witch build untaxed after hexing the tax collector
        taxman jinxed, so is the witchs own house untaxed
    .asked =
        what tax does the witch pay on her own build as tax collector
ruling-witch-acts-then-names = The Witch takes her action and names another character, and then her turn stops. She can build only when she continues it.
    .no =
        Can the Witch build right after her action?
        i am the witch with 5 gold, can i build before my victim is called
        does the witch name her victim before her action
    .yes =
        does the witch take her gold or card before she names someone
        does the witchs turn stop once she has named a character
        must the witch wait to build until she goes on
    .asked =
        What does the Witch do when she is called?
        in what order does the witch act and name
ruling-witch-must-name-classic = The Witch must name a character. Powers are optional in this box, but we treat this one as mandatory: her turn is built around it, and the game's author says so too.
    .yes =
        Must the Witch name a character?
        do i have to bewitch someone as the witch
        is naming somebody compulsory for the witch
    .no =
        can the witch choose to hex nobody
        is the witchs spell optional
        may the witch skip the naming and just build
        can i keep my own turn instead of bewitching
    .asked =
        what if the witch doesnt want to name anyone
ruling-bewitched-acts-and-stops = The bewitched player shows the card and takes an action, gold or a card. The Witch plays the rest of the turn.
    .no =
        Can the bewitched player still build?
        can i use my power when the witch hexed me
        hexed warlord, may i destroy something
        does the bewitched player lose the action as well
    .yes =
        does the bewitched player still take two gold or a card
        do i show my card when called under a spell
    .asked =
        What can I do when the Witch has enchanted me?
        what is left of my turn if i am bewitched
ruling-witch-goes-on = After the bewitched player's action, the Witch continues as if the character were hers: she has its power and may build in her own city.
    .yes =
        Does the Witch get the power of the bewitched character?
        can the witch build when she continues as her victim
        witch as the warlord, gold for her red districts?
    .no =
        does the bewitched player keep his power for himself
        does the witch go on before the victims action
        does the witch only get the gold and no power
    .asked =
        When does the Witch take over?
        what can the witch do once her victim has acted
ruling-witch-own-means-classic = The Witch builds from her own hand, with her own gold and in her own city.
    .no =
        Does the Witch pay with the bewitched player's gold?
        can the witch build cards from her victims hand
        does the witchs building land in my city if im hexed
        can the witch spend my gold
    .yes =
        does the witch build in her own city
        do i pay with my own coins as the witch
    .asked =
        In whose city does the Witch build?
        whose cards and gold does the witch use
ruling-witch-own-means-third = The Witch pays with her own gold and builds from her own hand. The book mentions only her own city, but she is the one who plays, and the classic book says so.
    .no =
        Does the Witch pay with the bewitched player's gold?
        may the witch take a district from her victims hand and build it
        is my gold spent by the witch when she finishes my turn
    .yes =
        does the witch use her own hand to build
        is the witchs district built in her own city
        does the witch need her own money to build
    .asked =
        In whose city does the Witch build?
        who pays for what the witch builds
ruling-witch-extras-third = The Witch gets the Merchant's extra coin or the Architect's two extra cards if she has bewitched him.
    .yes =
        Does the Witch get the extra coin of the Merchant and the extra cards of the Architect?
        witch hexed the architect, two more cards for her?
        is the merchants bonus gold the witchs
    .no =
        does the bewitched merchant keep his extra coin
        do i draw my two cards as the enchanted architect
        are the bonus coin and cards lost when the witch steps in
    .asked =
        who draws the architects cards if he is bewitched
ruling-witch-extras-classic = The Witch gets the bewitched Merchant's extra coin or the bewitched Architect's two cards: they come after the action, when the turn is already hers.
    .yes =
        Does the Witch get the extra coin of the Merchant and the extra cards of the Architect?
        do the architects two bonus cards go to the witch
        witch named the merchant, plus one coin for her?
    .no =
        hexed merchant, do i get my one gold more
        does the architect draw two before the witch takes over
        is the merchants coin part of his action so he keeps it
    .asked =
        where does the merchants extra coin go under a spell
ruling-witch-emperor-older = The bewitched Emperor gives the crown away himself and is paid for it, because the King's rules apply to him; the Witch gets only the income. In 2016 the Witch gives it away.
    .no =
        Does the Witch give the crown away if she has bewitched the Emperor?
        is the witch paid for the crown when the emperor is hexed
        may the witch choose who is crowned if she named the emperor
        do i lose the say over the crown as an enchanted emperor
    .yes =
        does the bewitched emperor still hand over the crown himself
        hexed emperor, do i get the coin or card for the crown
        does the witch at least get the emperors income
    .asked =
        Who gives the crown away when the Emperor is enchanted?
ruling-witch-navigator-older = As the Navigator, the Witch takes the 4 gold or 4 cards and cannot build: his bans apply to her too.
    .no =
        Can the Witch build if she has bewitched the Navigator?
        hexed the navigator, may i put up a district
        does the bewitched navigator take the four coins
        can the witch ignore the navigators building ban
    .yes =
        does the witch get the navigators 4 gold or 4 cards
        is building forbidden for a witch playing the navigator
    .asked =
        what does the witch do as the navigator
ruling-witch-tax-older = The Witch pays nothing when the Tax Collector is revealed, because she cannot have built anything by then.
    .no =
        Does the Witch pay when the Tax Collector is revealed?
        tax collector shows up, does the witch owe him a coin right away
        rank 1 witch, do i hand over gold at the tax collectors reveal like the assassin
        can the witch have built before the tax collector is called
    .yes =
        is the witch clear when the tax collector turns over his card
        does the witch get past the tax collectors reveal without paying
    .asked =
        what does the witch owe when the tax collector is revealed
ruling-witch-tax-later = If the Witch builds as the bewitched character, she gives the Tax Collector 1 gold at the end of that turn, as anyone who built does.
    .yes =
        Does the Witch pay tax on what she builds?
        i took over the king as the witch and built, 1 gold to the tax collector?
        witch builds in a stolen turn, does the tax collector get his coin
    .no =
        does my victim pay the tax for the district the witch built
        is the witch exempt from the tax collector when she builds later
        no building in the resumed turn, does the witch still pay the tax collector
    .asked =
        when does the witch pay the tax collector for her build
