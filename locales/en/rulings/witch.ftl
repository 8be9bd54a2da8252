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
        witch gathers first?
        gold, then hex, then wait right
        Does the Witch take her gold or cards before naming a character?
        witch turn pauses after naming?
        witch gets to gather in her own call?
        i name the victim only once i have my coins as witch?
        witch on hold till her victim is called?
        does the witch gather first
        do i take gold before naming someone as witch
        does the witch gather resources in her turn
        witch gathers, names, then waits?
        Must the Witch gather before she names a character?
        can i take cards as witch before the spell
        is the witchs turn paused until her victim is called
    .no =
        does the witch say her victim before she takes her coins
        can i hex someone and grab my cards afterwards
        is the witch skipping her gathering because she steals a turn
        does the witchs turn end for good once shes named somebody
        jinx first, resources later, is that how the witch goes
        hex first, gather after?
        witch gathers only when she resumes?
        Does the Witch name her target before doing anything else?
        no gathering for witch at rank 1?
        witch can gather later when the victim is called instead?
        naming ends the witchs turn entirely?
        witch gathers after the victims call only?
        does the witch name first
        can i name someone before gathering as witch
        does the witch not gather at all
        witch gathers after the spell?
        Does the Witch name a character before she takes gold or cards?
        is the witchs turn over for good after naming
        does the witch build before naming someone
    .asked =
        What does the Witch do when she is called?
        whats the order for the witch when rank 1 is called
        witch steps?
        gather or name, whats first for the witch
        witch, gather first or name first
        what do i do first as witch
ruling-witch-must-name = The Witch must name a character other than her own. She cannot skip it and play an ordinary turn instead.
    .no =
        Can the Witch choose not to bewitch anyone?
        may the witch pass on her spell and build like a normal player
        is bewitching optional
        can the witch name herself
        i dont want anybodys turn, may i keep my own as the witch
        everyone else looks useless, may the witch hex no one
        witch can skip the hex?
        play a plain turn as witch, no naming?
        Is it permitted for the Witch to leave everybody unbewitched?
        witch names witch, ok?
        i just wanna build as witch, can i not hex
        hex is a may, not a must, for witch?
        witch says "nobody", valid?
        can the witch skip her ability
        can i play a normal turn as witch
        may the witch bewitch nobody
        can i bewitch myself as witch
        Is the Witch allowed not to name a character?
        am i safe from the witch if she doesnt want to name anyone
    .yes =
        Must the Witch pick somebody, even if she would rather play alone?
        is the witch forced to hex someone
        do i have to name a character as the witch
        has the witch got to say a name every time
        does the witch have to curse someone even if no target suits her
        witch gotta name someone right
        no opting out of the spell for the witch?
        Is naming another character compulsory for the Witch?
        cant name my own number as witch, correct
        witch forced to gamble on a name every time?
        even if i dont fancy any role i must hex one?
        must the witch bewitch someone
        do i have to use my spell as witch
        is the witch obliged to name a character
        witch must name another character?
        Is the Witch forbidden to skip her spell?
        does the witch have to name someone every round
        is naming herself banned for the witch
    .asked =
        what if the witch refuses to name anyone
        witch wants no target, options?
        is the hex optional or mandatory
        must or may the witch bewitch someone
        who can the witch name
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
        witch builds at rank 1?
        quick build before my victims call, witch?
        Does the Witch have a build of her own before she takes over?
        waiting witch uses smithy?
        5 gold and a cathedral at number 1 as witch, place it?
        witch gets two builds, own plus stolen?
        can the witch do a full turn first and then hex
        lab while waiting as witch?
        can the witch build in her own turn
        can i build before my victim is called as witch
        can the witch use the laboratory before she resumes
        can i use my smithy as witch right after the spell
        witch builds first, then bewitches?
        Is the Witch allowed to build before she resumes?
        does the witch build twice in a round
    .yes =
        does the witch have to wait before she can build
        is building off limits for the witch until her victim is called
        on hold as the witch: is my purple stuff switched off for now
        is the witch frozen until the cursed one is called
        witch sits tight till her victims number right
        only gathering and naming at first for witch?
        Must the Witch hold back her buildings until she resumes?
        no building for the witch at her own rank?
        my purples sleep till i resume, except the gather ones, as witch?
        gold mine counts for a waiting witch cause its part of gathering?
        must the witch wait with building
        is building banned for the witch before she resumes
        do i have to wait until my victim is called to build as witch
        witch cant use her purples before resuming?
        Does the Witch have to resume before she may build?
        can the witch use the gold mine when she gathers
        does the witch only gather and name at first
    .asked =
        What may the Witch do in her own turn?
        when is the witch allowed to build
        witch before resuming, what can she do
        hexed someone, can i build now or later
        can the witch build before resuming
        what is forbidden for the witch until she resumes
ruling-bewitched-gathers-and-stops = The bewitched player does nothing after gathering resources: no building, no ability, no income, and no unique district except those that work while gathering.
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
        cursed king collects yellows?
        under a spell, one small build?
        Is the enchanted player allowed to use his character's ability?
        witch got me as architect, 2 extra cards?
        hexed merchant gets his bonus coin?
        enchanted but my smithy works?
        bewitched bishop cashes in on blues?
        after gathering can i go on with my turn if bewitched
        i am bewitched, can i build
        bewitched, do i get my income
        can i use my ability when bewitched
        does a bewitched king get gold for his yellow districts
        bewitched architect, can i build one
        Am I allowed to build if the Witch named my character?
        bewitched, can i use my laboratory
    .yes =
        I was hexed: do I just take two coins or a card and stop?
        is my turn over right after i took gold when the witch named me
        does the spell cost me my build this round
        am i stuck doing nothing after gathering if im the witchs victim
        cursed by the witch: gather and thats my lot?
        gather then stop when hexed right
        no build no power no income under the spell?
        Does the bewitched player's turn end after gathering?
        hexed as warlord so i wreck nothing?
        witch leaves me just the two coins or a card?
        my cards in hand have to wait since im cursed?
        bewitched, is my turn over after gathering
        do i lose my build when bewitched
        do i lose my ability to the witch
        bewitched: only gather?
        Does a bewitched player have to stop after gathering?
        is building forbidden when im bewitched
        no income for a bewitched player?
    .asked =
        What can I do when the Witch has enchanted me?
        what do i lose if the witch hexes me
        enchanted, what do i get to do
        hexed merchant, what happens with his turn
        bewitched, what may i do
        what do i lose when i am bewitched
ruling-bewitched-still-gathers = The bewitched player shows the card when called and gathers resources as usual: 2 gold, or cards. What they take is theirs.
    .yes =
        Does the bewitched player still gather gold or cards?
        the witch got me, do i at least get my two coins
        do i flip my card when im called under a spell
        can i choose between gold and cards while enchanted
        do i keep the 2 gold i took if the witch plays on for me
        jinxed, but my purse still grows by two?
        hexed, still 2 gold?
        bewitched so i take cards and keep em right
        Does a bewitched player reveal his card when he is called?
        my gathered coins stay mine though witch goes on?
        cursed one chooses gold or cards as normal?
        being hexed is softer than being killed, i still gather?
        bewitched, do i get 2 gold
        do i still gather when the witch bewitched me
        can i take cards when bewitched
        do i keep what i gather when bewitched
        do i have to show my card when called if bewitched
        Is a bewitched player allowed to gather resources?
        bewitched, the 2 gold are mine?
    .no =
        does the hexed player miss the whole turn like a murdered one
        do i hand the gold i gather to the witch when im bewitched
        does a bewitched player stay hidden when called
        does the witch take my gathered cards
        is being cursed the same as being assassinated
        hexed = no gathering?
        witch pockets my 2 coins?
        Is a bewitched player passed over completely?
        stay silent when called cause im hexed?
        only 1 coin when bewitched?
        witch decides what i gather?
        gathered card goes to the witch when im enchanted?
        do i get nothing at all when bewitched
        does the witch take the gold i gather
        is my whole turn lost when bewitched
        bewitched, do i stay hidden
        Does a bewitched player skip gathering?
        do i give my cards to the witch when bewitched
        must i take gold when bewitched, no cards
    .asked =
        what do i still get when bewitched
        bewitched, how much gold do i take
        called while hexed, do i show up and what do i take
        do i gather when bewitched
        bewitched, whose is the gold i take
ruling-witch-resumes = The Witch takes over right after the bewitched player has gathered resources, and plays the rest of her own turn as that character.
    .asked =
        When does the Witch take over the turn?
        What exactly does the Witch do when the character she named is called?
        at what point does the witch carry on
        witch back in when
        victim called, who acts first, him or the witch
        when does the witch resume
        when is the witchs turn after she bewitched the king
    .yes =
        I cast a spell on the Merchant: do I go straight after he has taken his gold or cards?
        do i jump in once my victim has taken his gold
        does the witch play at the rank of the character she named
        i named the architect, is my turn then at number 7
        cursed guy takes his cards, next move is the witchs?
        victim gathers then witch goes on?
        i resume right after hes gathered right
        Does the Witch continue immediately after the bewitched player has gathered?
        hexed warlord means the witch plays on at 8?
        witch finishes her turn at the victims rank?
        victim takes coins, now its me the witch?
        does the witch play after the bewitched player gathered
        do i continue right after my victim gathered as witch
        bewitched player gathers, then the witch plays?
        witch resumes at her victims rank?
        Does the Witch resume when the character she named is called?
        can the witch interrupt me after i gathered
        do i have to stop after gathering so the witch can go on
    .no =
        does the witch go before the bewitched player gathers
        must the witch wait until the end of the round to play on
        does the hexed player finish his whole turn and then the witch plays
        do i resume straight after my own call as the witch
        does the witch butt in the second her victim flips the card
        witch plays at end of round?
        witch goes first, then victim gathers?
        Does the bewitched player complete a normal turn before the Witch resumes?
        witch resumes at rank 2 always?
        witch waits till the next round to play on?
        she takes over before i even gathered?
        does the witch play before i gather
        does the witch resume at the end of the round
        do i finish my turn before the witch plays
        does the witch resume at rank 1
        Does the Witch take over before the bewitched player has gathered?
        witch plays after all other characters?
        does the witch wait for the next round
ruling-witch-as-that-character = When she resumes, the Witch plays as the bewitched character: she has its income, its ability and its building limit, and its restrictions apply to her.
    .yes =
        Does the Witch get the income and the power of the character?
        can the witch use the power of whoever she hexed
        does the witch count as that character while she finishes the turn
        are the drawbacks of the hexed character mine too as the witch
        may the witch build when she takes over
        witch takes the wheel of my turn, does she get my special thing
        witch gets my power?
        hexed architect so witch builds three right
        Do the bans of the bewitched character apply to the Witch as well?
        witch on navigator cant build?
        income ability limit, all to the witch?
        i hexed the scholar, two builds for me?
        witch on merchant gets the merchants extra?
        does the witch get my ability
        can i use the power of the bewitched character as witch
        can the witch build three as the architect
        does the witch have the building limit of the bewitched character
        witch bewitched the navigator, is she banned from building
        Does the Witch play as the bewitched character when she resumes?
        do i lose my characters power to the witch
    .no =
        does the bewitched player keep his ability while the witch builds
        does the witch only get a plain build out of the stolen turn
        can i ignore the restrictions of the character i bewitched
        is the witch limited to collecting coins when she takes over
        is the special ability of a jinxed role simply wasted
        witch gets build only, no power?
        witch can build though she plays navigator?
        Is the Witch's building limit always one, whoever she bewitched?
        victims power stays with the victim?
        drawbacks of the hexed role dont bind the witch?
        witch as architect is stuck with one build?
        does the witch only build one district as the architect
        is the ability of the bewitched character lost
        do i keep my ability when the witch plays my turn
        can the witch build as the navigator
        Does the Witch keep her own ability instead of the bewitched character's?
        is the witch free from the bans of the character she plays
        witch gets no ability, just a build?
    .asked =
        what exactly can the witch do with someone elses turn
        witch took the seer, what can she do
        what comes with a stolen turn for the witch
        what does the witch get from the bewitched character
        witch plays the architect, how many can she build
ruling-witch-gathers-once = The Witch gathers resources only once, before she names someone. When she resumes, she does not gather again.
    .no =
        Does the Witch gather a second time?
        do i get another 2 gold when the witch takes over
        can the witch draw cards again at her victims number
        two gold at the start and two more later as the witch?
        witch plays on as the king, does she start with gathering
        may i pick cards now as the witch because i took gold the first time
        witch 2 gold twice?
        resume and gather again?
        Does the Witch take gold or cards when she takes over the turn?
        took gold first, cards now at the victims number, witch?
        witch ends with 4 gathered coins a round?
        new turn new gathering for the witch?
        witch may delay her gathering till she resumes and do it then too?
        does the witch gather twice
        can i gather again when i resume as witch
        witch resumes, 2 more gold?
        does the witch gather for the bewitched character too
        can the witch draw cards when she takes over
        Does the Witch gather again when she resumes her turn?
        witch gets 4 gold in a round by gathering?
    .yes =
        does the witch gather just the one time
        is a second gathering forbidden for the witch
        one gathering per round for the witch, thats it?
        one gather for the witch right
        no new gathering on resuming?
        Has the Witch already used her gathering when she resumes?
        witch skips straight to build and power at the victims call?
        2 coins at rank 1 and thats all gathering for witch?
        witch doesnt draw again when she takes over, correct
        does the witch gather only once
        do i not gather again as witch when i resume
        witch resumes, no gathering?
        is gathering over for the witch after her first part
        Is the Witch barred from gathering a second time?
        does only the bewitched player gather at his call, not the witch
        witch gathers at rank 1 and never again this round?
    .asked =
        how often does the witch take gold or cards in a round
        how many times does witch gather
        witch resumes, does she gather or go straight to building
        how often does the witch gather
        does the witch gather when she resumes
ruling-witch-own-means = The Witch plays with her own means: cards from her own hand, paid with her own gold, built in her own city.
    .no =
        Does the Witch use the gold and cards of the bewitched player?
        can the witch spend my money when she hexes me
        does the witch put districts into my city if im bewitched
        can the witch use my hand to build
        witch here, victim is rich, can i build on his coins
        possessed by the witch, will my purse be emptied for her building
        witch blows my cash?
        building lands in the victims town?
        Is the bewitched player's hand at the Witch's disposal for building?
        witch uses my 7 gold for her castle?
        victims cathedral card can be built by the witch?
        i pay for what witch builds?
        points for witchs building go to the victim?
        does the witch use my gold
        can i build cards of the bewitched player as witch
        does the witch build in my city
        can the witch take cards from my hand to build
        do i pay for what the witch builds
        witch plays my turn with my cards?
    .yes =
        does the witch build with her own cards
        is my gold safe from being spent by the witch
        do i pay out of my own pocket as the witch
        is the house the witch puts up scored in her own town
        witch pays herself right
        her cards her coins her city?
        Does the Witch build only in her own city?
        my hand isnt used by the witch for building?
        broke witch cant build even if victim is rich?
        victim keeps all his gold when the witch builds?
        does the witch use her own gold
        do i build in my own city as witch
        is my gold safe when the witch plays my turn
        witch uses her own hand?
        Does the Witch pay for buildings with her own gold?
        are my cards safe when im bewitched
        do i keep my gold when the witch plays as me
    .asked =
        In whose city does the Witch build?
        I am the Witch playing as someone else: do I pay from my purse or theirs?
        whose hand does the witch build from
        witch builds with whose gold
        witch took my turn, where does her building go
        whose gold does the witch use
        where does the witch build, my city or hers
ruling-witch-income = The Witch gets the bewitched character's income, in gold or in cards, for the districts of that color in her own city. The bewitched player gets none.
    .yes =
        Is the Witch paid for her own districts of the bewitched character's color?
        i hexed the warlord and own 3 red ones, 3 gold for me?
        witch as the cardinal: card for each of her blue districts?
        does the witch take the yellow income of the emperor
        witch as diplomat or marshal, paid for her red buildings?
        abbot is bewitched: may the witch take gold or cards for her blue ones
        witch on the trader, a coin per green building of hers?
        hexed king, gold for my own yellows as witch?
        2 blues of mine as witch on bishop, 2 coins right
        Does the Witch collect income for districts in her own city?
        victim gets no colour money, witch does for hers?
        witch on patrician draws for her nobles?
        merchant hexed, my greens pay me the witch?
        does the witch get income for her own districts
        do i get gold for my red districts as witch if i bewitched the warlord
        witch bewitched the merchant, gold for her greens?
        does the bewitched player lose his income
        Does the Witch take the bewitched character's income for her own city?
        witch as king, gold for her nobles?
        can the witch collect as bishop for her churches
    .no =
        does the witch get gold for the kings yellow districts when she hexed him
        im the bewitched bishop, do i collect for my blue buildings
        witch plays the trader, do my green districts as the trader earn her anything
        does the hexed merchant still get paid for his green districts
        no blue districts of my own as the witch, can i collect for the abbots
        bishop got jinxed, four blue districts in his town, does anyone get gold for those
        witch paid for victims greens?
        bewitched king still gets yellow gold?
        Are the districts of the bewitched player counted for the Witch's income?
        no reds of my own as witch on warlord, still paid?
        both victim and witch collect?
        victim has 5 blues witch has 1, she gets 5?
        hexed trader pockets green income?
        does the witch get gold for my districts
        do i get my income when bewitched
        witch bewitched the king, gold for his yellow districts?
        do both of us get income when im bewitched
        Does the Witch collect for the districts in the bewitched player's city?
        witch gets no income at all?
        bewitched merchant still gets green gold?
    .asked =
        Does the Witch collect for her own districts or for the victim's?
        witch on warlord with 2 reds, victim with 4, gold?
        who gets income of a hexed bishop and for which buildings
        witch bewitched the king, who gets income
        for whose districts does the witch get gold
ruling-witch-not-their-uniques = The bewitched player's unique districts never work for the Witch, not even while she plays as that character.
    .no =
        Can the Witch use the bewitched player's unique districts?
        Can the Witch use the other player's purple buildings?
        my victim has a factory, are my purples cheaper as the witch
        can the witch draw with the smithy of the player she hexed
        does the victims quarry let the witch build doubles
        may the witch sell a card in my lab when she plays my turn
        do the hexed guys wonders help the witch
        witch uses my smithy?
        victims lab open for the witch?
        Do the unique districts of the bewitched player serve the Witch while she plays his character?
        hexed guy has an observatory, witch draws three?
        framework in victims town, witch cashes it?
        armory of my victim usable by me as witch?
        witch as architect with my factory gets discounts?
        can the witch use my purple districts
        can i use the victims smithy as witch
        does my factory help the witch
        can the witch use my laboratory
        does the victims quarry work for the witch
        May the Witch use unique districts in the bewitched player's city?
        witch uses my museum?
    .yes =
        are my unique districts safe from being used by the witch
        are purple cards in the bewitched city useless to the witch
        are the jinxed players wonders dead cards to the witch
        my purples dont work for the witch right
        witch only has her own uniques?
        Are the victim's unique districts out of bounds for the Witch?
        cant use the hexed players museum as witch?
        my armory is safe from the witch firing it?
        playing as me doesnt give her my wonders, correct
        are my purple districts useless for the witch
        is my laboratory safe from the witch
        witch cant use the victims purples?
        are the bewitched players unique districts off limits for the witch
        Is the Witch unable to use my unique districts?
        do i have to do without the victims smithy as witch
        do my purples not work for the witch when she plays as me
    .asked =
        whose purple districts work for the witch
        victim has smithy, what good is it to the witch
        witch as king, purples of which city count
        can the witch use my unique districts
        which purples does the witch not get
ruling-witch-nobody = If nobody has the character the Witch named, the rest of her turn is lost: she cannot build or use an ability this round. She keeps only the gold or cards she took.
    .no =
        Does the Witch get her turn back if nobody has the character she named?
        I am the Witch and nobody showed the character I hexed. Can I at least build?
        named a guy thats face down in the discard, do i get to build as the witch anyway
        may the witch pick another target when no one answers
        does the witch give back her gathered gold if nobody is hexed
        no one has my target, do i just play as the witch then
        missed with my hex, second try allowed?
        spell hits nobody, build anyway?
        nobody is the merchant, witch plays normal?
        May the Witch name a second character if the first is not in the round?
        witch whiffs, do i use my smithy and stuff still
        give the gathered coins back when the hex misses?
        victim not in play so witch plays at end of round?
        hexed a face up discard, witch still gets that roles power?
        nobody has the named character, can the witch build
        my spell hit nobody, do i get a turn as witch
        can the witch name again if nobody answers
        do i lose my gathered gold if the witchs target isnt there
        witch missed, normal turn?
        Can the Witch still build if nobody has the character she named?
        witchs target was discarded, can she use her ability anyway
    .yes =
        i hexed a character nobody took, is the rest of my turn gone
        do i keep the 2 gold i gathered if my spell hits nobody
        can a bad guess cost the witch her build
        shot in the dark: card was face down all along, is the witch done for the round
        nobody there, turn wasted for the witch right
        keep what i gathered though the hex missed?
        Is the rest of the Witch's turn lost when nobody has the named character?
        wrong guess means no build this round for witch?
        hexed a role that was set aside, im done?
        two gold is all i get if my spell hits thin air?
        nobody has my target, is my turn lost as witch
        does the witch lose her build if she guesses wrong
        do i keep my gathered cards as witch if nobody was bewitched
        witch missed, turn over?
        Does the Witch lose the rest of her turn if her target is not in the round?
        spell on a discarded character, no build for the witch?
        can a wrong name cost the witch her whole turn except the gathering
    .asked =
        What if the bewitched character is not in this round?
        The Witch guessed a discarded character: what now?
        witch whiffed, what does she get
        hex on absent role, consequence
        witch guessed wrong, what remains of her turn
        witch names a character nobody has, what happens
        what does the witch keep if she missed
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
        hexed but gold mine pays 3?
        observatory works for the witch at rank 1 right
        Do districts that work while gathering help a bewitched player too?
        library and hexed, keep both cards?
        witchs own gold mine counts when she gathers first?
        spell doesnt stop observatory?
        enchanted, i see 3 cards with my observatory?
        does my gold mine work when im bewitched
        does the library work for the witch
        bewitched with an observatory, three cards?
        can i keep both cards with the library when bewitched
        does the gold mine work for the witch when she gathers
        Does the Observatory work for a bewitched player?
        bewitched with gold mine, 3 gold?
    .no =
        is my observatory switched off because the witch hexed me
        does the witchs spell stop my gold mine
        do i only see two cards with the observatory when im under a spell
        is the library useless for the witch before she takes over
        gold mine of the witch only pays after she takes over?
        hexed so gold mine is dead?
        witch must resume before library works?
        Is a bewitched player's Library without effect?
        my gold mine gives the witch the coin when im hexed?
        smithy counts as gathering so hexed may use it?
        all purples blocked under a spell, gold mine too?
        is the gold mine useless when bewitched
        does the library not work for a bewitched player
        witch cant use her gold mine before resuming?
        bewitched, only one card despite the library?
        Is the Observatory blocked by the Witch's spell?
        does the witchs library only work after she resumes
        bewitched with gold mine, just 2 gold?
    .asked =
        which purple districts still work for a bewitched player
        hexed with gold mine, how much gold
        which buildings help while gathering under the spell
        gold mine and the witch, does it work
        bewitched with library, how many cards
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
        bewitched, sell card in lab?
        waiting witch tucks a card in museum?
        Does a spell leave my Smithy usable?
        armory while im hexed?
        hexed but necropolis by sacrifice, ok?
        witch fires armory before resuming?
        poor house of hexed guy pays?
        stables as hexed player?
        park gives cards to the enchanted?
        can i use the laboratory when bewitched
        can i use the smithy when bewitched
        can the witch use the smithy before she resumes
        bewitched, museum ok?
        does the laboratory work for the witch at rank 1
        May a bewitched player use his Smithy?
        bewitched, can i use the armory
    .yes =
        is the museum shut for a bewitched player
        does a spell switch off my laboratory this turn
        does my park stay silent if im enchanted with no cards
        lab closed while hexed right
        smithy off till the witch resumes?
        Are districts that do not work while gathering switched off for a bewitched player?
        no museum tuck under a spell?
        framework of mine waits if im bewitched?
        witch at rank 1 cant use lab yet?
        is the laboratory blocked when im bewitched
        is the smithy useless for a bewitched player
        must the witch wait to use her laboratory
        bewitched, no smithy?
        Is the Smithy unusable for the Witch before she resumes?
        do i lose the use of my museum when bewitched
        does the witchs smithy not work until she takes over
    .asked =
        hexed and own smithy and lab, which work
        which purples are off for a witch on hold
        bewitched with a smithy, can i use it
        laboratory for the witch before resuming, yes or no
ruling-witch-uses-own-uniques = Once she has resumed, the Witch uses the unique districts in her own city as usual: the Laboratory, the Smithy, the Museum, the Armory, the Framework and so on.
    .yes =
        May the Witch use her own Laboratory, Smithy or Museum once she has taken over?
        witch resumed as the merchant, can i pay 2 for 3 cards with my smithy now
        can the witch fire her armory when she plays on
        may i sacrifice my framework as the witch after taking over
        stables besides the normal build for a witch who resumed?
        can she pay the thieves den with cards after taking over as the witch
        resumed witch, smithy ok?
        lab of mine works once i took over right
        Are the Witch's own unique districts available after she has resumed?
        museum tuck as witch in the victims turn?
        my factory discount when i build as resumed witch?
        witch resumed, necropolis by sacrificing own tavern?
        can the witch use her own smithy after resuming
        can i use my laboratory as witch when i resume
        does my factory work when i resume as witch
        witch resumed, can she use the armory
        May the Witch use her own unique districts in the resumed turn?
        can the witch tuck a card in her museum after taking over
        resumed as witch, my framework works?
    .no =
        are the witchs own purples dead for the whole round
        does the witch lose her laboratory for the stolen turn too
        is my necropolis trick blocked even after the witch takes over
        taken over, but the witchs smithy stays cold?
        witchs own lab dead all round?
        resumed witch may only use the victims role, not own purples?
        Is the Armory forbidden to a Witch who has taken over a turn?
        smithy for witch only before hexing?
        framework off limits during a stolen turn, own framework?
        stables dont work as extra for resumed witch?
        are the witchs own purples blocked after resuming
        can the witch not use her smithy at all
        does the witch have to use the victims purples instead of her own
        laboratory banned for the witch after she resumed?
        Is the Witch's Laboratory useless for the whole round?
        witch resumed, armory not allowed?
        do my own purples stay off as witch
    .asked =
        from when on do the witchs own unique districts work again
        resumed as bishop, which of my own purples can i use
        when can witch fire up her own smithy
        when can the witch use her own purples
        witch resumed, does her smithy work
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
        named someone, broke, poor house coin?
        park pays at both halves for witch?
        Does naming a character end the Witch's turn for the purposes of Park and Poor House?
        hand empty right after the hex, 2 park cards?
        witch never resumes, poor house at least?
        pause counts as end of turn for witch?
        both park and poor house fire when i go on hold?
        does the witch get park cards when she names someone
        does the poor house pay the witch when her turn is paused
        park and poor house work twice for the witch?
        witch on hold with no gold, poor house?
        is the witchs turn over for the park when she names a target
        Does the Park work for the Witch as soon as she has named a character?
        do i get anything from park or poor house as witch without resuming
    .yes =
        does the witchs park work at the end of the turn she took over
        broke at the end of my resumed turn as the witch, does the poor house pay
        does the park look at the witchs hand only after she has resumed and finished
        on hold isnt end of turn for park right
        park and poor house wait for witchs resumed turn?
        Are Park and Poor House checked for the Witch only when her resumed turn is over?
        no resume, nothing from park nor poor house?
        resumed and ended with 0 cards 0 gold, both pay the witch?
        only one park check a round for the witch?
        do park and poor house wait until the witchs resumed turn ends
        is the witch only on hold, so no poor house yet
        no park cards for the witch while waiting?
        do i check my hand for the park only after resuming as witch
        Does the Witch get nothing from Park and Poor House if she does not resume?
        can the witch get both park cards and poor house coin after her resumed turn
        is the pause not an end of turn for the witchs park
    .asked =
        When does the Witch's turn end for the Park and the Poor House?
        when do i check my park as the witch
        witch empty handed and broke while waiting, what does she get
        witch on hold, are park and poor house active
        witch paused, does the park work
        when do park and poor house pay the witch
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
        theater before the hex?
        got the witch by theater so i hex right
        Is the Theater usable in a round in which the Witch is in play?
        swapped away my witch card, new guy is the witch?
        theater comes before any spell?
        i can theater the witch player if i guess him?
        lost witch to theater, no hexing for me?
        can i use the theater if the witch is in the game
        can the theater swap the witch
        i got the witch from the theater, do i bewitch
        is the theater used before the witch casts her spell
        Does the new holder of the Witch play her after a Theater swap?
        theater took my witch, is the other player the witch now
        can i lose the witch to the theater
    .no =
        Does the Witch stop my Theater?
        can the witch hex me before i use my theater
        does the old owner of the witch card still bewitch after a theater swap
        is the theater blocked in games with the witch
        does a spell stick to the player when cards move by theater
        witch blocks theater?
        hex follows the player despite theater?
        Does the original owner of the Witch still cast the spell after a Theater swap?
        theater after the witch has named someone?
        theater banned when witch is among the roles?
        theater cant touch the witch card?
        does the witch prevent the theater
        can the witch bewitch before the theater is used
        theater took my witch, do i still bewitch someone
        is the witch safe from the theater
        Is the Theater forbidden when the Witch is in play?
        theater used during a spell?
        witch swapped by the theater, no spell this round?
    .asked =
        when is the theater used if the witch is around
        theater and witch, whats first
        swapped my witch via theater, who hexes
        theater and witch, who plays the witch
        theater before or after the witchs spell
ruling-witch-own-school = Only a School of Magic in the Witch's own city counts for her income, because she is paid for her own districts.
    .no =
        Does the bewitched player's School of Magic count for the Witch's income?
        I am the Witch playing as the King, and the enchanted King owns the School of Magic. One more coin for me?
        can the witch count the school of magic in her victims city
        does my school of magic earn the witch gold when she hexes me
        bewitched bishop has the school of magic, extra gold to the witch?
        school of magic sits with the hexed merchant, is it green for the witch
        school of magic next door at my jinxed neighbour, coin for the witch?
        victims school pays the witch?
        hexed kings school is yellow for me the witch?
        Does the School of Magic in the victim's city add to the Witch's income?
        my school works for witch when she plays my bishop?
        both schools count, mine and the victims, for the witch?
        witch without school, victim with school, +1?
        school of hexed warlord = coin for witch?
        does my school of magic count for the witch
        can the witch use the victims school of magic for income
        school of magic of the bewitched king, gold for the witch?
        does the witch get 1 more for my school of magic
        bewitched player has the school of magic, witch paid?
        Is the Witch paid for the bewitched player's School of Magic?
        victims school of magic helps the witch?
    .yes =
        my own school of magic as the witch, one more coin of that colour?
        witch as the warlord, does her own school of magic pay as red
        is the school of magic only good for the witch in her own city
        only witchs own school counts right
        own school as witch on merchant, green coin?
        Is the Witch paid for a School of Magic that stands in her own city?
        victims school is worthless to the witch?
        witch as patrician, own school = one more card?
        witch on bishop with 1 church and own school, 2 coins?
        does the witchs own school of magic count
        do i get 1 more gold for my own school of magic as witch
        is the victims school of magic useless for the witch
        only her own school of magic pays the witch?
        Does the School of Magic count for the Witch only in her own city?
        witch as bishop, her school of magic pays?
        is my school of magic no help to the witch who bewitched me
    .asked =
        Witch and School of Magic: whose school pays?
        Whose School of Magic counts for income during a stolen turn?
        which school of magic helps the witchs income
        school in whose town pays the witch
        witch on king, victim owns school, extra coin or not
        witch income, whose school of magic counts
        school of magic in my city, does the witch get gold
ruling-witch-thief = When the Witch resumes as the Thief, she names the character to rob, and all of its player's gold goes to her. The bewitched Thief robs nobody.
    .yes =
        Can the Witch rob someone as the Thief?
        I am the Witch and the Thief is hexed: do I choose a target to rob?
        does the loot go to the witch when she plays the thief
        witch took my thiefs turn, does she name who gets robbed
        can the witch empty the merchants purse through the thief
        jinxed thief: whole purse of the robbed guy ends up with the witch?
        witch robs as thief?
        stolen gold to the witch right
        Does the Witch name the character to be robbed if the Thief is bewitched?
        hexed thief gets no loot?
        all the robbed guys gold to me as witch on thief?
        i was hexed as thief so i name nobody?
        can the witch steal as the thief
        do i rob someone as witch if i bewitched the thief
        does the witch get the stolen gold
        thief bewitched, does he rob nobody
        Does the Witch choose who is robbed when the Thief is bewitched?
        witch plays thief, can she rob me
        bewitched as thief, do i lose my theft
    .no =
        i am the thief and got hexed, do i still steal
        do i as the bewitched thief see any of the stolen gold
        is everyone safe from theft when the thief is under a spell
        does the enchanted thief pick the target for the witch
        hexed thief still robs?
        thief picks, witch collects?
        Is there no robbery in a round in which the Thief is bewitched?
        loot split between witch and thief?
        witch only takes half as thief?
        bewitched thief keeps the stolen coins?
        witch on thief gets nothing but a build?
        does the bewitched thief steal
        does the thief get gold when bewitched
        thief bewitched, is everyone safe from robbery
        can i still name someone as bewitched thief
        Does the stolen gold go to the bewitched Thief?
        witch cant rob as thief?
        do the witch and the thief share the loot
    .asked =
        The Witch enchanted the Thief: who gets the stolen money?
        who robs if the thief is bewitched
        thief hexed, loot goes where
        witch as thief names who and gets what
        thief bewitched, who steals
        witch as thief, who gets the gold
ruling-witch-thief-targets = As the Thief, the Witch may name any character of rank 3 or higher, but not rank 1 and not the bewitched Thief himself.
    .no =
        Can the Witch, as the Thief, rob the bewitched Thief himself?
        i am the witch playing the thief, can i rob the guy i hexed
        witch as thief, may she name rank 1
        may the witch steal from absolutely anyone while being the thief
        could the witch-thief pick her own rank
        witch-thief robs the hexed thief?
        witch-thief names magistrate or assassin, rank 1?
        Is the bewitched Thief a legal target for the Witch's robbery?
        witch playing thief calls number 2?
        im the hexed thief, could she rob me with my own power
        witch playing thief can only rob the merchant?
        witch-thief calls number one?
        can the witch rob the thief she bewitched
        i am the bewitched thief, can the witch rob me
        can the witch as thief name rank 1
        witch as thief robs rank 2?
        can the witch rob any rank as thief
        Is the Witch, playing the Thief, allowed to rob the bewitched Thief?
        can the witch name every character as thief
    .yes =
        Can the Witch, acting as rank 2, steal from the Magician or the King?
        bewitched thief here, is my own gold safe from the witchs theft
        can the witch rob the architect or the warlord as thief
        witch as thief can rob the bishop?
        rank 3 and up for witch-thief right
        Is the Witch, acting as the Thief, limited to ranks 3 and higher?
        im the hexed thief, she cant rob me?
        magician may be robbed by the witch-thief?
        witch-thief on rank 9 fine?
        can the witch rob rank 3 as thief
        can the witch rob the merchant as thief
        is the bewitched thief safe from the witchs robbery
        must the witch name rank 3 or higher as thief
        Is rank 1 off limits for the Witch who plays the Thief?
        witch as thief can rob the king?
        do i keep my gold as the bewitched thief
    .asked =
        Who may the Witch steal from?
        who is off limits when the witch steals as the thief
        witch-thief, allowed targets
        lowest rank the witch can rob as thief
        who can the witch rob as thief
        witch plays thief, which ranks are not allowed
ruling-witch-blackmailer = A Witch who has bewitched the Blackmailer places the threats, takes the bribes and decides whether to turn a marker over. The Blackmailer himself gets nothing.
    .yes =
        Does the Witch collect the bribes if she has bewitched the Blackmailer?
        I am the Witch and took over the Blackmailer. Do the threatened players pay me?
        does the witch decide whether to flip a threat after hexing the blackmailer
        witch stole the blackmailers turn, does she lay down the two markers
        gold of the one with the flowered lace, does the witch get it
        blackmail money lands in the witchs purse?
        hexed blackmailer, bribes to the witch?
        witch places threats right
        Does the Witch decide whether to reveal a threat after bewitching the Blackmailer?
        i pay the witch when blackmailer is hexed?
        witch sees which threat is real, cause she lays them?
        bewitched blackmailer ends up with nothing from the threats?
        witch bewitched the blackmailer, does she get the bribes
        do i pay the witch if the blackmailer is bewitched
        can the witch place the threats as blackmailer
        does the witch decide about revealing the threat
        Does the Witch take the bribes when the Blackmailer is bewitched?
        blackmailer bewitched, gets nothing?
        do i lose my gold to the witch if her threat is real and i dont pay
    .no =
        Does a hexed Blackmailer keep the extorted money?
        im the blackmailer under a spell, do i still place my threats
        do bribes go to the bewitched blackmailer
        does the hexed blackmailer choose who is threatened
        do the threats fall away this round if the witch named the blackmailer
        hexed blackmailer still hands out threats?
        bribe to the blackmailer though hes hexed?
        Does the Blackmailer keep a share when the Witch takes over his turn?
        no threats in a round with a hexed blackmailer?
        witch places them but blackmailer cashes?
        hexed blackmailer flips the marker himself?
        does the bewitched blackmailer get the bribes
        do i pay the blackmailer if hes bewitched
        no threats when the blackmailer is bewitched?
        can the bewitched blackmailer place threats
        Does the Blackmailer decide about the threats although he is bewitched?
        am i safe from blackmail when the blackmailer is bewitched
        witch and blackmailer share the bribes?
    .asked =
        Who hands out the threats when the Blackmailer is enchanted?
        who do i pay off when the blackmailer is bewitched
        blackmailer hexed, who gets paid
        i got a threat, blackmailer is hexed, who flips it
        blackmailer bewitched, who gets the bribe
        who places the threats if the witch took the blackmailer
ruling-witch-other-hands = As the Magician, Seer, Spy or Wizard, the Witch may choose the bewitched player too: for her, anyone else is "another player".
    .yes =
        Can the Witch use the Magician, Seer, Spy or Wizard on the bewitched player?
        Witch as the Seer or the Wizard: does she also take a card from her victim?
        I am bewitched as the Magician: can the Witch swap her hand with mine?
        can the witch spy on the very spy she hexed
        wizard under a spell: can the witch peek at his hand
        does the victim count as another player for the witch
        jinxed and still robbed of cards by the witch-seer, is that legal
        witch-magician swaps with her victim?
        hexed spy gets spied on by the witch, ok?
        Is the bewitched player "another player" for the Witch?
        my wizard is hexed, witch takes card from my hand?
        witch-seer grabs from everyone incl the hexed seer right
        victim isnt immune to his own roles power in witchs hands?
        can the witch swap hands with the magician she bewitched
        can the witch use my own power against me
        witch as wizard, can she take a card from the bewitched wizard
        can the witch look at the bewitched spys hand
        Is the bewitched player a legal target for the Witch's Magician?
        witch as seer takes a card from me, the bewitched seer?
        am i another player for the witch when bewitched
    .no =
        is the bewitched magicians hand safe from the witch
        my seer is hexed, do i get to keep all my cards from the witch
        must the witch pick a third player when she plays the magician
        is the hexed player off limits for the witchs seer grab
        hexed magicians hand off limits to witch?
        witch-wizard must choose third guy?
        Does being bewitched protect my hand from the Witch's use of my ability?
        witch-seer skips her victim?
        witch cant look at the hand of the spy she hexed?
        bewitched player counts as the witch herself so no target?
        am i safe from the witch as magician if im bewitched
        is the bewitched player off limits as a target for the witch
        witch as magician cant swap with the magician?
        does the witch as seer skip the bewitched seer
        Is the bewitched Wizard's hand protected from the Witch?
        must the witch spy on someone else than the spy
        does being bewitched protect my cards from the witchs magician
    .asked =
        Witch as the Spy: whose cards may she look at?
        who can the witch target as the wizard
        witch-magician, whom can she swap with
        hexed seer, does the witch take his card too
        can the witch target her victim with his own power
        witch as wizard, whose hand can she look at
ruling-witch-swaps-own-hand = As the Magician, Seer, Spy or Wizard, the Witch uses her own hand: what she swaps or gives comes from it, and what she takes is hers. It is her turn, played with her own cards.
    .yes =
        Does the Witch, as the Magician, swap her own hand?
        does the witch keep the card she grabs as the wizard
        as the seer does the witch give back cards from her own hand
        are the cards drawn with the spys power the witchs
        witch-magician uses her own hand?
        card grabbed as witch-wizard is hers right
        Do the cards the Witch gives out as the Seer come from her own hand?
        spy loot lands with the witch?
        witch-magician throws her own cards and redraws?
        what the witch collects as seer goes to her hand first?
        does the witch swap her own hand as magician
        do i use my own cards as witch when i play the magician
        are the cards the witch takes as wizard hers
        witch as seer gives cards from her hand?
        Does the Witch exchange her own hand when she plays the Magician?
        does the witch keep the gold and cards from spying
        is my hand not the one swapped when the witch plays my magician with a third player
    .no =
        can the witch swap the bewitched magicians hand with a third player
        does the coin from spying go to the bewitched spy
        witch as seer: do the collected cards land in the hexed players hand
        may the witch dump my cards under the deck as the magician
        as magician, does the witch trade away my hand instead of hers
        witch swaps victims hand with mine?
        hexed wizard gets the stolen card?
        Does the Witch, as the Magician, exchange the bewitched player's hand with someone else's?
        spys gold to the hexed spy?
        witch-seer hands out the hexed seers cards?
        cards drawn as witch-spy go to the victim?
        does the witch swap my hand as magician
        does the bewitched seer get the cards
        do the spys cards go to the bewitched spy
        does the witch use my cards when she plays my magician
        Does the Witch trade the bewitched Magician's hand?
        the card the witch takes as wizard goes to the wizard?
        can the witch discard my cards as magician
    .asked =
        Witch as the Magician: whose hand is swapped?
        whose cards does the witch hand out as the seer
        witch-wizard takes a card, into whose hand
        witch as magician trades which hand
        whose hand does the witch swap as magician
        witch as spy, who gets gold and cards
ruling-witch-wizard = As the Wizard, the Witch may build duplicates this turn: districts that her own city already has.
    .yes =
        Can the Witch, as the Wizard, build a district she already has?
        I am the Witch and took over the Wizard: are duplicates allowed in my city now?
        i have a tavern already, can i build a second as the witch in the wizards place
        does the wizards double rule move to the witch
        second market in my town while i play the wizard as the witch, legal?
        twin taverns for the witch when she pulls the wizards strings?
        witch-wizard doubles ok?
        second temple in witchs town via wizard right
        May the Witch build a district she already has when she plays as the Wizard?
        no dup ban for witch this turn if she took the wizard?
        got docks, build docks again as witch-wizard?
        the twin goes into the witchs own city?
        can the witch build a duplicate as wizard
        bewitched the wizard, may i build a second market in my city
        are duplicates allowed for the witch as wizard
        witch plays wizard, double ok?
        Is the Witch allowed to build duplicates when she plays the Wizard?
        does the wizards right to doubles go to the witch
        can i build a twin as witch with the wizards turn
    .no =
        are duplicates still banned for the witch when she is the wizard
        can the hexed wizard still build duplicates himself
        does the no duplicates rule stop a witch playing the wizard
        does the witch build her double in the wizards city
        witch-wizard cant double?
        hexed wizard himself builds twins this turn?
        Does the ban on duplicates hold for a Witch who acts as the Wizard?
        double goes to the hexed wizards city?
        witch keeps the right to doubles for the rest of the game?
        wizards dup right gets lost when hexed?
        are duplicates banned for the witch as wizard
        can the bewitched wizard build doubles
        does the witchs double go in my city
        witch as wizard, no duplicates?
        Is a Witch who plays the Wizard bound by the ban on duplicates?
        does the witch need the quarry for doubles as wizard
        bewitched wizard keeps his duplicates right this turn?
    .asked =
        may doubles be built, and where, when the wizard is bewitched
        witch took wizard, duplicates?
        whose city can have twins when wizard is hexed
        witch as wizard, duplicates or not
        can the witch have two taverns after playing the wizard
ruling-witch-wizard-builds = As the Wizard, the Witch may build the card she took at once with her own gold, and that does not count toward the limit. She may also keep it in her hand.
    .yes =
        May the Witch, as the Wizard, build the card she took at once?
        Witch takes over the Wizard: may she build the card she took?
        Does the Witch get an extra build when she plays the Wizard?
        can the witch hold on to the wizards stolen card for later
        steal a card as witch-wizard, build it and then build one more?
        grabbed a castle from his hand as witch-wizard, up it goes right now?
        witch-wizard builds the grabbed card now?
        grabbed one doesnt count, plus normal build right
        Is the card taken by the Witch as the Wizard outside her building limit?
        witch may keep the wizard card in hand?
        witch pays for the stolen card from own gold?
        two districts this turn for a witch-wizard, stolen one plus own?
        can the witch build the card she took as wizard
        can the witch build one more district besides the wizard card
        does the witch pay for the card she took as wizard
        can the witch keep the taken card as wizard
        Does the card the Witch takes as the Wizard not count toward her limit?
        witch takes my card as wizard and builds it at once, allowed?
        witch as wizard, two builds?
    .no =
        does the stolen card count as the witchs build when she acts as the wizard
        must the witch build the card she took as the wizard
        is the card the witch takes as the wizard free to build
        does the wizard pay for the card the witch builds in his place
        grabbed card uses witchs build?
        free of charge for witch-wizard?
        Is the Witch forced to build the card taken with the Wizard's power?
        hexed wizard pays for it?
        witch-wizard cant build taken card till next turn?
        only keep in hand, not build, for the witch-wizard?
        does the taken card use up the witchs build as wizard
        must the witch build the card at once as wizard
        is the card free for the witch as wizard
        witch as wizard cant build the taken card?
        Does the bewitched Wizard pay for the card the Witch builds?
        is my card safe from being built by the witch as wizard this turn
        witch plays wizard, one build in all?
    .asked =
        who pays for the card the witch grabs with the wizards power
        witch-wizard took a palace, options
        how many builds for the witch as wizard
        witch took a card as wizard, what can she do with it
        who pays when the witch builds the wizards card
ruling-witch-king = A bewitched King still takes the crown himself. The Witch gets the rest: the gold for her own noble districts, and she may build.
    .yes =
        Does the bewitched King still get the crown?
        The Witch hexed my King. Do I still become first player?
        do i keep the kings crown right even when hexed
        can the witch build when she takes the kings turn
        witch as king, gold for the yellow districts she owns?
        jinxed king, do i become the caller next round
        hexed king gets crown?
        my king was bewitched, crown still to me right
        Does the crown go to the bewitched King and not to the Witch?
        witch on king cashes her own yellows?
        witch-king builds?
        king hexed: he picks first next round?
        king bewitched, does he get the crown
        do i keep the crown right as bewitched king
        does the witch get gold for her nobles as king
        can the witch build as king
        i was bewitched as king, am i first next round
        witch plays king, crown still goes to the king?
    .no =
        Does the Witch get the crown if she enchants the King?
        the witch played my kings turn, is she first next round
        does the crown stay put if the king is bewitched
        is the witch crowned when she plays as the king
        does a hexed king collect for his yellow buildings
        witch takes crown via king?
        crown doesnt move when king is hexed?
        Does the enchanted King receive gold for his noble districts?
        witch chooses first next round after hexing king?
        hexed king loses crown and income?
        witch-king can only collect, no build?
        does the witch get the crown as king
        do i lose the crown when my king is bewitched
        does a bewitched king get his yellow gold
        king bewitched, crown doesnt move?
        Does the Witch become the first player by bewitching the King?
        can the bewitched king build
        witch as king may not build?
    .asked =
        What does the Witch do as the King?
        King under a spell: who collects for the yellow districts, and who gets crowned?
        who has the crown after the witch hexed the king
        hexed king, crown?
        witch on king, what does she get and what does he get
        king bewitched, who gets the crown
        witch as king, who gets the noble gold
ruling-witch-patrician = A bewitched Patrician still takes the crown himself. The Witch gets the rest: a card for each of her own noble districts, and she may build.
    .yes =
        Does the bewitched Patrician still get the crown?
        Does the Witch draw cards for her yellow districts as the Patrician?
        patrician under a spell, am i first to choose next round
        can the witch build after naming the patrician
        do the patricians cards go to the witch for her own nobles
        jinxed patrician still grabs the crown?
        hexed patrician gets crown?
        witch draws cards for her nobles as patrician right
        Is the crown taken by the bewitched Patrician himself?
        witch-patrician may build?
        patrician hexed, crown his, cards hers?
        i as witch with 2 yellows on patrician, 2 cards?
        patrician bewitched, does he get the crown
        do i still take the crown as bewitched patrician
        does the witch draw cards for her nobles as patrician
        can the witch build as patrician
        Does a bewitched Patrician take the crown himself?
        bewitched patrician, first next round?
        witch gets the cards, patrician the crown?
    .no =
        does the witch get crowned if she hexed the patrician
        do i draw for my yellow districts as a bewitched patrician
        does the crown stay where it is when the patrician is hexed
        is the witch the new crown holder when she plays the patrician
        witch crowned through patrician?
        hexed patrician draws his cards?
        Does the Witch draw for the yellow districts in the Patrician's city?
        no crown move if patrician is hexed?
        witch-patrician gets gold for yellows?
        patrician under a spell loses the crown to the witch?
        does the witch get the crown as patrician
        do i lose the crown when my patrician is bewitched
        does the bewitched patrician draw cards for nobles
        does the witch draw for my yellow districts as patrician
        Does the Witch take the crown by bewitching the Patrician?
        patrician bewitched, nobody gets the crown?
        witch as patrician gets gold?
    .asked =
        What does the Witch do as the Patrician?
        I am an enchanted Patrician: is the crown mine, and who draws the cards for noble districts?
        crown and cards of a hexed patrician, who gets what
        patrician hexed, who draws
        hexed patrician, whos crowned
        patrician bewitched, who gets the crown
        who draws cards when the patrician is bewitched
ruling-witch-emperor = If the Emperor is bewitched, the Witch chooses who gets the crown and takes 1 gold or a random card from that player. The Emperor decides nothing.
    .yes =
        Does the Witch hand out the crown if she has bewitched the Emperor?
        The Witch took over the Emperor: does she get the coin or card for passing on the crown?
        does the witch choose who is crowned in the emperors place
        must the witch pass the crown when she plays the emperor
        can the witch take a random card from whoever she crowns
        emperor jinxed, does the new crown holder pay the witch
        witch gives the crown as emperor?
        coin from the crowned player goes to witch right
        Does the Witch decide who receives the crown when the Emperor is bewitched?
        hexed emperor has no say?
        witch-emperor may take a card blind from the crowned one?
        witch on emperor has to move the crown?
        emperor bewitched, does the witch give the crown
        do i choose who gets the crown as witch if i bewitched the emperor
        does the witch get 1 gold or a card for the crown
        bewitched emperor decides nothing?
        Does the Witch choose the new holder of the crown as the Emperor?
        do i pay the witch when she crowns me as emperor
        must the witch move the crown as emperor
    .no =
        I am the Emperor and hexed. Do I still choose who is crowned?
        hexed emperor, do i still pick the next crown holder
        is the coin for the crown mine as the bewitched emperor
        does the crown stay if the emperor is under a spell
        may the witch skip handing over the crown as emperor
        hexed emperor picks the receiver?
        emperor gets the coin even if hexed?
        Does the crown remain where it is if the Emperor is under a spell?
        witch gets coin and card both as emperor?
        witch-emperor can leave the crown be?
        bewitched emperor gives crown but witch gets paid?
        does the bewitched emperor give the crown
        do i choose as bewitched emperor who gets the crown
        does the bewitched emperor get the gold for the crown
        emperor bewitched, crown stays?
        Does the Emperor get the coin although he is bewitched?
        can the witch keep the crown where it is as emperor
        do i pay the bewitched emperor for the crown
    .asked =
        Who gets paid for the crown when the Emperor is enchanted?
        who moves the crown when the emperor got bewitched
        emperor hexed, crown decision by whom
        witch-emperor gives crown to me, what do i pay and to whom
        emperor bewitched, who gives the crown
        witch as emperor, what does she get for the crown
ruling-witch-emperor-receiver = As the Emperor, the Witch may not give the crown to herself, just as he may not keep it.
    .no =
        Can the Witch, as the Emperor, give the crown to herself?
        I am the Witch acting as the Emperor and would like to go first next round. May I crown myself?
        witch plays emperor: is she allowed to grab the crown
        i hold the crown and hexed the emperor, may i keep it
        can hexing the emperor make me first player as the witch
        may the witch pay herself and wear the emperors crown
        sneaky: hex the emperor, hand myself the crown, ok?
        witch crowns herself via emperor?
        witch with crown keeps it as emperor?
        May the Witch become crown holder by bewitching the Emperor?
        im witch, hexed emperor, crown to me pls?
        witch isnt the emperor so she may take the crown?
        no rule stops witch-emperor from self crowning?
        witch-emperor w/ crown in front of her just leaves it?
        can the witch give herself the crown as emperor
        can i take the crown as witch with the emperor
        witch has the crown and plays emperor, can she keep it
        witch crowns herself?
        is the witch allowed to keep the crown as emperor
        May the Witch take the crown if she bewitched the Emperor?
        witch as emperor, crown for me as witch?
    .yes =
        Must the Witch crown someone other than herself and the player who has the crown?
        is crowning herself forbidden for a witch who took over the emperor
        does the witch have to crown another player in the emperors place
        witch has the crown already and plays the emperor, must it leave her
        witch-emperor must give it to somebody else right
        no crown for herself via emperor?
        Is the Witch, as the Emperor, forbidden to give herself the crown?
        same limit as emperor, cant keep crown, for the witch?
        witch had crown, hexed emperor, loses it?
        hexing emperor never gets witch the crown?
        is the witch banned from crowning herself as emperor
        must the witch give the crown to another player as emperor
        do i lose the crown if i have it and play the emperor as witch
        witch as emperor cant keep the crown?
        Must the Witch, as the Emperor, give the crown to someone else?
        does the emperors limit hold for the witch too
        is taking the crown forbidden for the witch as emperor
    .asked =
        why cant the witch take the crown as emperor
        witch-emperor, who cant get the crown
        witch holds crown and plays emperor, then
        witch as emperor, can she take the crown
        witch has the crown and bewitched the emperor, what must she do
ruling-witch-emperor-to-victim = As the Emperor, the Witch may give the crown to the bewitched player, who is another player to her, unless that player already has it.
    .yes =
        Can the Witch give the crown to the bewitched Emperor?
        im the bewitched emperor, could the witch crown me
        may the witch crown her own victim and take his coin
        does the hexed player count as a legal receiver of the crown for the witch
        consolation prize: crown to the jinxed emperor, can the witch do that
        witch crowns the hexed emperor?
        victim may get the crown from the witch right
        Is the bewitched Emperor a possible receiver of the crown?
        emperor ends up crowned himself thanks to the witch, legal?
        she can crown me, her victim, and charge me a coin?
        only if he hasnt got it already can the witch crown her emperor victim?
        can the witch give the crown to the emperor she bewitched
        i am the bewitched emperor, can i get the crown from the witch
        is the bewitched emperor allowed to receive the crown
        witch crowns her victim, legal?
        May the Witch crown the player whose Emperor she bewitched?
        do i have to pay the witch if she crowns me as bewitched emperor
        emperor without the crown, bewitched, can the witch crown him
    .no =
        is the hexed emperor barred from receiving the crown
        bewitched emperor already holds the crown, may the witch leave it there
        must the witch give the emperors crown to a third player
        witch as emperor: crown stays with the victim who has it, fine?
        hexed emperor can never be crowned by the witch?
        victim has crown, witch gives it to him again?
        Must the Witch exclude the bewitched player when she passes the crown?
        emperor may not keep the crown so witch cant give it to him?
        hexed emperor already crowned, stays crowned by witchs choice?
        victim isnt another player to the witch so no crown?
        is the bewitched emperor banned from the crown
        can the witch give the crown to the emperor if he already has it
        must the witch choose someone other than the bewitched emperor
        crown stays with the bewitched emperor who has it?
        Is it forbidden for the Witch to crown the bewitched Emperor?
        witch cant crown her victim?
        can i keep the crown as bewitched emperor
    .asked =
        can the crown land on the bewitched emperor
        hexed emperor as crown receiver, ok or not
        when can witch not crown her emperor victim
        can the bewitched emperor get the crown
        witch as emperor, may she crown her victim
ruling-witch-takes-protection = If the Bishop is bewitched, the Witch's city is safe: rank 8 cannot touch it for the rest of the round, but it can attack the Bishop's. She also takes the gold for her own religious districts.
    .yes =
        Is the Witch's city safe if she has bewitched the Bishop?
        witch took the bishops turn, is she immune to the warlord now
        can the warlord hit the bishop after the witch hexed him
        diplomat wants to swap with the hexed bishop, allowed?
        does the witchs shield from the bishop last for the whole round
        witch on bishop is warlord proof?
        hexed bishop can be hit by the warlord right
        Does the Bishop's protection pass to the Witch who bewitched him?
        marshal may seize from a hexed bishop?
        witch-bishop gets gold for her own blues?
        my bishop got hexed so my town is open to rank 8?
        witchs city off limits for diplomat after hexing bishop?
        am i safe from the warlord as witch if i bewitched the bishop
        bishop bewitched, can the warlord hit him
        do i lose my protection as bewitched bishop
        Is the Witch protected from rank 8 after bewitching the Bishop?
        can the marshal take from the bewitched bishop
        witch as bishop, gold for her blue districts?
    .no =
        Is an enchanted Bishop still protected from the Warlord?
        I am the Witch and named the Bishop: can the Warlord, Marshal or Diplomat touch me?
        bewitched bishop here, is my city still untouchable
        may the marshal seize from a witch who played the bishop
        can the diplomat trade with the witch who bewitched the bishop
        jinxed bishop, do my walls hold against rank 8
        hexed bishop stays protected?
        warlord hits witch who played bishop?
        Are both the Witch and the bewitched Bishop safe from rank 8?
        witch-bishop protection ends with her turn?
        diplomat barred from hexed bishops city?
        nobody is protected if bishop is hexed?
        hexed bishop cashes blue gold?
        am i safe as bewitched bishop
        can the warlord destroy the witchs district if she bewitched the bishop
        does the bishop keep his protection when bewitched
        is nobody protected when the bishop is bewitched
        Is the bewitched Bishop's city safe from the Warlord?
        can the diplomat swap with the witch who played the bishop
        does the bewitched bishop get his blue gold
    .asked =
        What does the Witch do as the Bishop?
        which of the two is protected, hexed bishop or witch
        bishop hexed, who does warlord have to leave alone
        witch on bishop, what does she gain
        bishop bewitched, who is safe from the warlord
        warlord and a bewitched bishop, can he attack
ruling-witch-abbot = As the Abbot, the Witch takes a coin from the richest player, even from the bewitched one, unless she is among the richest herself. She also takes gold or cards for her own religious districts.
    .yes =
        Does the Witch, as the Abbot, take a coin from the richest player?
        can the witch as abbot take the coin from the abbot she hexed if hes richest
        richest player pays the witch when she hexed the abbot?
        does the abbots tithe go to the witch
        can the jinxed abbot end up paying the witch his own tithe
        witch-abbot gets the coin off the richest?
        hexed abbot is the richest, he pays the witch right
        Does the tithe of a bewitched Abbot go to the Witch?
        witch-abbot takes gold or cards for her own blues?
        im richest, abbot hexed, i owe the witch 1?
        witch is the richest herself so no tithe for her?
        abbot bewitched, does the witch get the coin from the richest
        do i get 1 gold from the richest as witch if i bewitched the abbot
        i am the richest, do i pay the witch who plays the abbot
        can the witch take the coin from the bewitched abbot
        Does the richest player have to pay the Witch when the Abbot is bewitched?
        witch as abbot, gold or cards for her own blues?
        do i lose a coin to the witch as bewitched abbot if im the richest
    .no =
        Does a hexed Abbot still get a gold from the wealthiest?
        im the richest and the witch playing the abbot, do i get a coin
        does the bewitched abbot collect the coin himself
        witch tied for most gold as the abbot, coin for her?
        is the hexed abbot safe from paying the witch because its his own power
        hexed abbot still gets the tithe?
        witch has most gold and plays abbot, coin for her?
        Is the bewitched Abbot exempt from the Witch's tithe?
        witch-abbot takes one from everybody?
        hexed abbot collects for his blue houses?
        witch shares top spot in gold, still gets the abbots coin?
        witch-abbot gets paid for the blues in the abbots city?
        does the bewitched abbot get a coin from the richest
        i am the witch and the richest, do i get a coin as abbot
        is the bewitched abbot safe from paying the witch
        witch as abbot gets gold for the abbots blue districts?
        Does the Witch, as the Abbot, get a coin even if she is the richest?
        abbot bewitched, nobody pays?
        do i pay the bewitched abbot as the richest
    .asked =
        What does the Witch get from the Abbot?
        I am the Witch playing the Abbot: who hands me a coin?
        who pays the witch when she plays the abbot
        abbot hexed, richest pays whom
        witch-abbot with 2 blues, what does she take
        abbot bewitched, who gets the coin
        witch as abbot, who pays her
ruling-witch-cardinal = As the Cardinal, the Witch may take missing gold from another player, even the bewitched one: for each coin she gives a card from her own hand. She draws cards for her own religious districts.
    .yes =
        Can the Witch, as the Cardinal, take missing gold from another player?
        can the witch borrow from the very cardinal she hexed
        short on cash as the witch-cardinal, can another player fund my build
        does the witch pay with cards from her own hand as cardinal
        witch-cardinal can borrow from anyone?
        her own cards go out for the coins right
        May the Witch take gold from the bewitched Cardinal himself?
        witch-cardinal 2 coins short, gives 2 of her cards?
        witch draws for her own blues as cardinal?
        im the hexed cardinal, could she make me fund her cathedral
        can the witch take gold from a player as cardinal
        can the witch take my gold when i am the bewitched cardinal
        does the witch give her own cards as cardinal
        do i get cards from the witch when she takes my gold as cardinal
        May the Witch use the Cardinal's power to pay for her building?
        witch as cardinal, one card per coin?
        do i draw cards for my own blue districts as witch if i bewitched the cardinal
    .no =
        Can a hexed Cardinal still borrow gold?
        does the witch hand over the cardinals cards when she borrows
        bewitched cardinal, may i still swap cards for gold
        is the gold the witch takes as cardinal free of cards
        can the witch take more gold than she needs as the cardinal
        jinxed cardinal, is my gold safe from the witchs borrowing
        hexed cardinal borrows?
        witch pays with the cardinals hand?
        Is the Witch forbidden to take gold from her victim when she plays the Cardinal?
        witch-cardinal takes coins without giving cards?
        one card for all the coins as witch-cardinal?
        hexed cardinal draws cards for his blue districts?
        witch-cardinal draws for blues in the victims city?
        can the bewitched cardinal take gold from others
        does the witch give my cards away as cardinal
        is my gold safe from the witch as bewitched cardinal
        witch as cardinal takes gold for nothing?
        Does the Witch pay with the bewitched Cardinal's cards?
        does the witch get cards for my blue districts as cardinal
        bewitched cardinal draws for his blues?
    .asked =
        What does the Witch do as the Cardinal?
        I am the Witch as the Cardinal and short of two coins. Whose cards do I hand over?
        how does borrowing work when the witch is the cardinal
        witch-cardinal lacks 3 gold, price?
        cardinal hexed, who may use his borrowing
        witch as cardinal, whose cards does she give
        cardinal bewitched, from whom can the witch take gold
ruling-bewitched-no-extras = The bewitched Merchant only gathers resources. The Witch gets his extra coin when she resumes, and the gold for her own trade districts.
    .no =
        Does the bewitched Merchant get the extra coin?
        I am the Merchant and the Witch got me. Do I at least keep my bonus gold?
        hexed merchant, 3 gold when i take gold?
        do i pocket the extra gold as the merchant under a spell
        is the merchants bonus coin lost to everyone if hes bewitched
        does the bewitched merchant take his extra before the witch steps in
        hexed merchant +1?
        cursed merchant takes 2 and the bonus?
        Does the enchanted Merchant receive his additional gold?
        merchants extra vanishes when hes hexed?
        hexed merchant paid for greens?
        bonus coin comes with gathering so hexed merchant has it?
        witch gets coin for merchants greens?
        i am the bewitched merchant, do i get my extra gold
        does the bewitched merchant get 3 gold
        bewitched merchant, gold for greens?
        do i keep the merchant bonus when bewitched
        is the merchants extra coin lost when he is bewitched
        Does a bewitched Merchant get one extra gold?
        merchant bewitched, extra coin still his?
    .yes =
        does the merchants bonus coin go to the witch when hes hexed
        i took over the merchant as the witch, do i get his +1
        merchant got cursed, is he left with just his 2 gold
        jinxed merchant: just the normal two coins?
        witch gets merchants extra right
        hexed merchant just gathers, no bonus?
        Does the Witch collect the Merchant's extra coin when she resumes?
        witch-merchant paid for her own greens plus the 1?
        i was hexed as merchant so 2 gold not 3?
        extra merchant gold lands with the witch?
        does the witch get the merchants extra coin
        merchant bewitched, only 2 gold for him?
        do i lose my bonus coin as bewitched merchant
        do i get 1 extra gold as witch when i play the merchant
        Does the Witch get the extra gold of the bewitched Merchant?
        witch as merchant, gold for her own greens?
        bewitched merchant only gathers?
    .asked =
        What does the Witch get from the Merchant?
        Who is paid for green districts when the Merchant is under a spell?
        who gets the merchants extra gold when the witch hexes him
        merchant hexed, whose is the bonus
        witch-merchant with 2 greens, coins?
        merchant bewitched, who gets the extra coin
        i am the bewitched merchant, how much gold do i get
ruling-witch-alchemist = As the Alchemist, the Witch gets back what she paid for building at the end of the resumed turn. The bewitched Alchemist builds nothing and gets nothing.
    .yes =
        Does the Witch get her gold back as the Alchemist?
        I am the Witch and hexed the Alchemist: is what I build free in the end?
        Alchemist under a spell: does anybody get a refund?
        witch plays the alchemist, cathedral for 5, 5 back at the end?
        must the witch have the gold first, before the alchemist pays it back
        does the alchemists refund come to the witch when her resumed turn ends
        witch rides the alchemist, palace costs her nothing in the end?
        witch-alchemist refund?
        built for 4 as witch-alchemist, 4 back right
        Is the Witch repaid at the end of her resumed turn when she plays the Alchemist?
        hexed alchemist gets zilch?
        witch has to pay first then gets it back as alchemist?
        alchemists power goes to the witch with his turn?
        does the witch get a refund as alchemist
        do i get my gold back as witch if i bewitched the alchemist
        witch as alchemist builds for 3, gets 3 back?
        does the bewitched alchemist get nothing
        Does the Witch get back what she paid if she plays the Alchemist?
        is the refund at the end of the witchs resumed turn
        do i lose my refund as bewitched alchemist
    .no =
        hexed alchemist, do i get my building money back
        does the refund go to the bewitched alchemist
        is the witchs build as alchemist free up front
        can the enchanted alchemist build for free
        hexed alchemist builds and gets refund?
        refund to the alchemist for witchs building?
        Does the Witch build without any gold in hand when she acts as the Alchemist?
        witch loses the gold, no refund in the alchemists place?
        witch gets refund right when she builds?
        witch and alchemist share the refund?
        does the bewitched alchemist get a refund
        can the bewitched alchemist build
        does the witch lose her gold when she builds as alchemist
        do i get the gold the witch paid as bewitched alchemist
        Does the refund for the Witch's building go to the Alchemist?
        witch as alchemist doesnt have to pay at all?
        no refund for anyone when the alchemist is bewitched?
    .asked =
        Who is refunded when the Alchemist is enchanted?
        when does the witch get her coins back as alchemist
        witch-alchemist spent 6, end of turn?
        alchemist hexed, who gets money back and when
        alchemist bewitched, who gets the refund
        witch as alchemist, when does she get her gold back
ruling-witch-trader = As the Trader, the Witch may build any number of trade districts and one other, with her own cards and gold. She is paid for her own trade districts.
    .yes =
        Can the Witch, as the Trader, build several trade districts?
        I am the Witch and bewitched the Trader. May I put up three green buildings?
        Is the Witch's limit lifted for trade districts when she plays the Trader?
        can the witch add one non green building as the trader
        market docks and harbor all in one turn as witch in the traders place?
        do trade districts stay unlimited when the witch plays the trader
        witch-trader four greens?
        greens unlimited for witch on trader right
        May the Witch build one district of another colour as the Trader?
        witch-trader gets gold for her own greens?
        witch pays for her greens herself as trader?
        three greens and a palace as witch-trader, ok?
        can the witch build many greens as trader
        do i get to build any number of green districts as witch with the trader
        witch as trader, 3 greens and one blue?
        does the witch pay for her greens as trader with her own gold
        Can the Witch build any number of trade districts as the Trader?
        witch as trader, gold for her own green districts?
        do i lose my green builds as bewitched trader
    .no =
        witch as the trader, is she held to one green district
        two purple districts for the witch as the trader?
        does the witch use the traders cards for the green ones
        jinxed trader with a hand full of greens, can i lay any
        hexed trader lays greens?
        witch-trader one build only?
        Does the Witch build the bewitched Trader's cards?
        witch-trader two reds?
        traders gold pays for witchs greens?
        witch-trader greens land in traders city?
        witch collects for the hexed traders greens?
        can the bewitched trader build
        can the witch build only one district as trader
        does the witch use my cards as trader
        witch as trader, two non green districts?
        Does the Witch use the bewitched Trader's gold?
        does the witch get gold for my greens when im the bewitched trader
        witch as trader max 2 greens?
    .asked =
        What does the Witch do as the Trader?
        how many districts may the witch build as the trader
        trader hexed, how many greens can the witch put down
        witch-trader, what besides green
        witch as trader, how many districts
        trader bewitched, who builds the greens
ruling-witch-takes-limit = The Witch may build as many districts in her own city as the bewitched character may: three as the Architect, two as the Scholar or the Seer.
    .yes =
        May the Witch build as many districts as the bewitched character?
        Can the Witch build three when she takes over the Architect?
        Seer under a spell: does the Witch get to put up two buildings?
        two districts for the witch as the scholar?
        does the bigger building limit pass to the witch
        triple build for the witch on the architect?
        witch-architect 3 builds?
        hexed seer so two builds for witch right
        Does the Witch take on the building limit of the character she bewitched?
        witch-scholar lays two?
        three houses in the witchs own town as architect?
        limit follows the stolen role, so 3 with architect?
        can the witch build 3 as architect
        can i build two as witch if i bewitched the scholar
        witch as seer, 2 districts?
        does the witch get the building limit of her victim
        Can the Witch build three districts when she plays the Architect?
        do i lose my three builds as bewitched architect to the witch
        witch as architect builds in her own city?
    .no =
        is the witch stuck with one build when she plays the architect
        can the witch build three as the seer
        hexed architect, can i still build 3
        do the three architect builds go into the architects city when the witch plays
        four districts for a witch in the architects place?
        witch always 1 build?
        witch-scholar three builds?
        Is the Witch restricted to one district when she plays the Seer?
        hexed architect keeps his three?
        witch-architect builds in the victims city?
        witch gets her own build plus the architects three?
        can the witch build only one as architect
        can the bewitched architect build three
        witch as scholar, 3 builds?
        does the witch keep her normal limit of one as architect
        Is the Witch limited to one district when she plays the Scholar?
        can i build my two as bewitched seer
        witch as architect, 4 districts?
    .asked =
        how many may the witch build as the scholar or the seer
        witch-seer build limit
        witch on architect how many
        witch as architect, how many districts
        how many can the witch build as seer
ruling-witch-extra-cards = The Witch draws the bewitched Architect's two extra cards, or looks at the Scholar's seven and keeps one. The bewitched player gets none of them.
    .yes =
        Does the Witch get the extra cards of a bewitched Architect or Scholar?
        I am the Witch in the Scholar's place: do I look at the seven cards?
        witch took over the architect, two cards from the deck for her?
        can the witch pick one of seven in the scholars place
        witch-architect draws 2?
        seven cards for the witch on scholar right
        Are the Architect's two extra cards drawn by the Witch who bewitched him?
        witch-scholar keeps one of seven?
        hexed architect gets no bonus cards?
        hexed scholar doesnt look at the seven, witch does?
        does the witch draw two cards as architect
        do i look at seven cards as witch if i bewitched the scholar
        architect bewitched, do i lose my two cards
        witch as scholar, keeps 1 of 7?
        Does the Witch get the Architect's two extra cards?
        bewitched scholar gets no card from the seven?
        are the architects extra cards the witchs when hes bewitched
    .no =
        do i draw my 2 bonus cards as a hexed architect
        does the bewitched scholar see the seven cards
        are the architects two cards lost when hes under a spell
        scholar got hexed, do i at least pick a card out of my seven
        does the witch keep all seven cards as the scholar
        jinxed architect, hand grows by two anyway?
        hexed architect draws his two?
        witch-scholar keeps two of seven?
        Do the extra cards stay in the deck when the Architect is bewitched?
        scholar and witch each pick one of the seven?
        witch gives the architect one of the two?
        bewitched scholar picks from seven as his gathering?
        do i get my two extra cards as bewitched architect
        does the bewitched scholar draw 7 cards
        architect bewitched, nobody draws the two cards?
        does the witch keep all 7 as scholar
        Does the bewitched Architect draw his two cards?
        witch as architect, no extra cards?
        do the witch and the architect get one card each
    .asked =
        Who gets the extra cards of an enchanted Architect or Scholar?
        architect hexed, extra cards to whom
        witch-scholar, how many does she see and keep
        architect bewitched, who gets the two cards
        scholar bewitched, who looks at the seven cards
ruling-witch-takes-ban = The Navigator's restriction applies to the Witch who bewitched him: she cannot build anything that turn.
    .no =
        Can the Witch build if she has bewitched the Navigator?
        hexed the navigator, can i at least build one district
        may the witch put up the stables when she plays the navigator
        does the witch dodge the navigators no building rule
        i took 4 gold as the witch in the navigators place, may i spend it on a district now
        free necropolis or framework for a witch on the navigator?
        witch-navigator builds?
        ban is only for the real navigator, not the witch?
        Is the Witch free to build although she bewitched the Navigator?
        witch-navigator skips the 4 and builds instead?
        one cheap tavern for witch on navigator?
        witch keeps her own build right when she plays navigator?
        framework as witch-navigator?
        can the witch build as navigator
        i bewitched the navigator, can i build
        is the witch free from the navigators building ban
        witch as navigator, one district ok?
        can the witch build the stables as navigator
        May the Witch build something after bewitching the Navigator?
        witch plays navigator, normal build for her?
    .yes =
        I am the Witch and hexed the Navigator by bad luck. Am I forbidden to put up anything?
        is the witch stopped from building by the navigator
        witch as navigator: building ban for her too?
        does the navigators restriction come along with his turn for the witch
        no building for witch-navigator right
        hexed navigator by accident, im stuck without a build?
        Does the ban on building pass to a Witch who plays as the Navigator?
        witch-navigator, stables not ok either?
        hexing navigator costs me my build?
        witch inherits the navigators no build?
        is the witch banned from building as navigator
        does the navigators ban apply to the witch
        i bewitched the navigator, no building for me?
        do i lose my build if i name the navigator as witch
        Is the Witch forbidden to build when she plays the Navigator?
        witch as navigator cant build?
        is the witch stuck with her cards in hand after bewitching the navigator
    .asked =
        why cant i build, i am the witch and named the navigator
        witch named navigator, builds allowed?
        what cant the witch do as navigator
        witch as navigator, can she build or not
        why cant the witch build with the navigator
ruling-witch-navigator-takes = A Witch who has bewitched the Navigator takes his 4 gold or 4 cards herself, and cannot build. The bewitched player only gathers resources.
    .yes =
        Does the Witch get the Navigator's four gold or four cards?
        i hexed the navigator, four cards for me?
        can the witch choose gold or cards as the navigator
        is the navigators bonus the witchs even though she cant build
        four coins as a consolation for the witch on the navigator?
        witch-navigator grabs 4 gold?
        four to the witch, hexed navigator just gathers right
        Does the bonus of a bewitched Navigator belong to the Witch?
        witch may go for 4 cards?
        she gets the 4 but cant build?
        hexed navigator left with only his gathering?
        does the witch take 4 gold as navigator
        can the witch take 4 cards as navigator
        navigator bewitched, do i lose my 4 gold
        do i get the navigators four as witch
        Does the Witch take the Navigator's four gold or four cards?
        witch as navigator, 4 cards and no build?
        bewitched navigator only gathers?
    .no =
        bewitched navigator, do i still take my 4 gold
        can the witch take both 4 gold and 4 cards as the navigator
        are the navigators four coins gone for everyone when hes hexed
        does the hexed navigator draw the four cards
        hexed navigator takes 4?
        witch-navigator 2 gold 2 cards?
        Is the Navigator's bonus lost when he is bewitched?
        witch takes 4 gold and may build with it?
        witch gets 4 gold plus 4 cards?
        witch and navigator split the four?
        do i get my 4 gold as bewitched navigator
        does the bewitched navigator take 4 cards
        witch as navigator, 4 gold and 4 cards?
        navigator bewitched, nobody gets the 4?
        Does the bewitched Navigator keep his four gold?
        witch as navigator, 3 gold and 1 card?
        do i share the 4 with the witch as navigator
    .asked =
        What does the Witch do as the Navigator?
        navigator hexed, who takes the four
        witch-navigator options
        navigator bewitched, who gets the 4 gold
        witch as navigator, gold or cards
ruling-witch-warlord = As the Warlord, the Witch may destroy a district in any city, even the bewitched player's, for its cost minus 1, from her own gold. A Bishop's city and completed cities are safe as always. She is paid for her own military districts.
    .yes =
        Can the Witch destroy a district as the Warlord?
        May the Witch raze a building of the Warlord she bewitched?
        can the witch nuke a building in the bewitched warlords town
        does the witch pay one less than the cost when she razes as the warlord
        tavern costs 1, does the witch flatten it for nothing in the warlords place
        jinxed warlord: could his own castle go down by the witch
        witch-warlord smashes stuff?
        hexed warlords own castle can be razed right
        Does the Witch pay the cost minus one when she destroys as the Warlord?
        witch pays for the smash herself?
        witch-warlord gets coins for her own reds?
        3 coster for 2 as witch-warlord?
        bishops town safe from witch-warlord?
        can the witch destroy a district as warlord
        can the witch destroy my district when i am the bewitched warlord
        does the witch pay cost minus 1 as warlord
        do i use my own gold as witch to destroy with the warlord
        May the Witch destroy a district in any city as the Warlord?
        witch as warlord, gold for her own reds?
        is the bishop safe from the witch as warlord
    .no =
        im the hexed warlord, may i still raze something
        does the witch destroy for free as the warlord
        does the bewitched warlord foot the bill for the witchs demolition
        is everyones city safe once the warlord is hexed
        my warlord is under a spell, are my own buildings safe from the witch
        hexed warlord still burns?
        warlord pays for witchs smash?
        Is the bewitched Warlord's city out of the Witch's reach?
        witch-warlord full price?
        no destruction at all in a round where warlord is hexed?
        witch-warlord collects for the warlords reds?
        witch may burn two as warlord since its also her turn?
        can the bewitched warlord destroy
        does the witch destroy for free as warlord
        am i safe from the witch as bewitched warlord
        does the bewitched warlord pay for the witch
        Does the Witch get gold for the bewitched Warlord's red districts?
        warlord bewitched, is my city safe this round
        can the witch destroy two districts as warlord
    .asked =
        The Witch enchanted the Warlord: who blows things up, and with whose money?
        I am the Witch acting as rank 8: what may I blow up and what does it cost me?
        whats the price for the witch to destroy as warlord
        witch-warlord burns a 5 coster, price and payer
        who can witch-warlord hit
        warlord bewitched, who destroys
        witch as warlord, what does she pay
ruling-witch-diplomat = As the Diplomat, the Witch may exchange one of her own districts, even with the bewitched player, and pays any difference herself. A Bishop's city and completed cities are safe as always.
    .yes =
        Can the Witch swap a district as the Diplomat?
        I am the Witch and hexed the Diplomat: may I exchange a building with him?
        does the witch pay the difference out of her own gold as diplomat
        can the witch trade with the very diplomat she hexed
        my cheap one for an expensive one as the witch-diplomat, do i pay extra
        jinxed diplomat: can i lose a district to the witch in a swap
        witch-diplomat swaps her own building?
        she can swap with the hexed diplomat right
        Does the Witch cover the difference in cost herself when she acts as the Diplomat?
        my tavern for his castle as witch-diplomat, 3 from my gold?
        hexed diplomat can lose a building to the witch?
        completed city safe from the witch-diplomat?
        can the witch swap districts as diplomat
        can the witch swap with the bewitched diplomat
        does the witch pay the difference as diplomat
        do i give one of my own districts as witch with the diplomat
        May the Witch exchange one of her districts when she plays the Diplomat?
        can i lose a district to the witch as bewitched diplomat
        witch as diplomat uses her own gold?
    .no =
        hexed diplomat, can i still swap districts
        does the witch give away the diplomats district when she trades
        does the bewitched diplomat pay for the witchs swap
        is the hexed diplomats city off limits for the witchs swap
        hexed diplomat swaps?
        witch trades off diplomats building?
        Is the difference paid by the bewitched Diplomat?
        witch-diplomat cant pick her victim?
        swap free of charge for witch-diplomat?
        witch swaps two other players districts?
        loot goes to the diplomats city?
        can the bewitched diplomat swap
        does the witch swap away the diplomats district as her own
        am i safe from the witch as bewitched diplomat
        does the bewitched diplomat pay the difference
        Does the Witch give up one of the Diplomat's districts in the exchange?
        witch as diplomat swaps for free with a more expensive one?
        can the witch swap with a completed city as diplomat
    .asked =
        Witch as the Diplomat: whose district does she give away?
        Who pays the difference when a bewitched Diplomat's turn is played by the Witch?
        whose building is swapped when the diplomat is bewitched
        diplomat hexed, whose house is given
        witch-diplomat swaps 1 for 4, who pays
        diplomat bewitched, who swaps
        witch as diplomat, whose district does she give
ruling-witch-marshal = As the Marshal, the Witch may seize one district that costs 3 or less, even the bewitched player's: she pays its cost to the owner, and it moves to her own city. A Bishop's city and completed cities are safe as always.
    .yes =
        Can the Witch seize a district as the Marshal?
        I am the Witch and bewitched the Marshal: may I grab a cheap building from anyone?
        Does the Witch pay the owner when she captures a district as the Marshal?
        does the seized district land in the witchs city
        can the witch grab a district from the marshal she hexed
        jinxed marshal: can a cheap house of mine be taken by the witch
        witch-marshal seizes a tavern?
        seized one goes to witchs town right
        May the Witch seize a district from the Marshal she bewitched?
        witch pays the owner as marshal?
        3 coster ok for witch-marshal?
        my marshal is hexed, witch can buy my temple off me?
        can the witch seize as marshal
        can the witch seize from the bewitched marshal
        does the witch pay the owner as marshal
        do i get gold if the witch seizes my district as marshal
        May the Witch seize a district of cost 3 as the Marshal?
        witch as marshal, district goes to her city?
        can i lose my tavern to the witch as bewitched marshal
    .no =
        hexed marshal, may i still seize a district
        can the witch take a 4 cost building as the marshal
        does the bewitched marshal pay for what the witch seizes
        is seizing free for the witch in the marshals place
        does the marshal get the district the witch seized
        hexed marshal seizes?
        witch-marshal 5 coster?
        Does the seized district go to the bewitched Marshal's city?
        marshal pays for witchs loot?
        witch-marshal pays the bank?
        two seizures for the witch-marshal?
        hexed marshals own districts safe from her?
        can the bewitched marshal seize
        can the witch seize a 4 cost district as marshal
        am i safe from the witch as bewitched marshal
        does the marshal get what the witch seizes
        Does the Witch seize for free when she plays the Marshal?
        does the bewitched marshal pay for the witch
        can the witch seize two districts as marshal
    .asked =
        Witch takes over the Marshal: where does the seized district go, and who pays?
        what may the witch seize as marshal and for how much
        witch-marshal grabs market, pays who
        marshal hexed, what can the witch take
        marshal bewitched, who seizes
        witch as marshal, what does she pay
ruling-witch-rank-eight-safe = A Witch who plays as the Warlord, the Diplomat or the Marshal cannot touch the Bishop's city or a completed city: the limits of that character apply to her.
    .no =
        Can the Witch, as the Warlord, attack the Bishop's city or a completed city?
        may the witch swap with the bishop as the diplomat
        can the witch as marshal seize from someone with seven districts
        does the bishops protection fail because the attacker is really the witch
        witch plays the diplomat, can she trade with a completed city
        loophole: the witch is rank 1, so can she hit the bishop as the warlord
        witch-warlord burns bishops church?
        full city hit by witch-marshal?
        Does the Witch ignore the Bishop's protection when she acts as rank 8?
        witch-diplomat swaps with bishop?
        limits dont apply cause shes really number 1?
        completed city open to the witch-warlord?
        witch-marshal may take a cheap one from bishop?
        can the witch attack the bishop as warlord
        can the witch destroy in a completed city as warlord
        witch as marshal takes from the bishop?
        can i swap with the bishop as witch with the diplomat
        completed city, can the witch as diplomat swap with me
        Is the Bishop in danger from a Witch who plays the Warlord?
        does the witch get around the bishops protection
    .yes =
        is the bishop safe from a witch who plays the warlord
        finished city here, am i protected from the witch in the warlords seat
        do the warlords limits bind the witch too
        bishop safe from witch-warlord right
        seven built, witch-diplomat cant touch me?
        Are completed cities protected from a Witch who plays as the Marshal?
        witch playing rank 8 has the same no go cities?
        im bishop and the witch plays the warlord, nothing to fear?
        no loophole for witch against finished cities, correct
        am i safe as bishop from the witch playing the warlord
        is a completed city safe from the witch as warlord
        does the bishop protect me from the witch as marshal
        is the witch bound by the warlords limits
        Does the Bishop's protection hold against the Witch as rank 8?
        city complete, witch as diplomat cant touch me?
        must the witch leave the bishop alone as warlord
    .asked =
        which cities are off limits for the witch as rank 8
        witch as rank 8, who is immune
        can bishop relax when the witch took the marshal or not
        witch as warlord, who is safe
        can the witch attack the bishop or not
ruling-witch-queen = The bewitched Queen does not get her 3 gold. The Witch gets it, but only if she herself sits next to the player who revealed rank 4: it is her turn, so her seat counts.
    .no =
        Does the bewitched Queen get her 3 gold?
        I am the Queen beside the King, but hexed. Do I get paid?
        witch as queen sits far from the king, does she get 3 gold
        does the bewitched queen keep her neighbour bonus
        does the queens seat count for the witch
        queen beside the patrician but under a spell, 3 coins for her?
        jinxed queen with the king on her left, cash for her?
        hexed queen gets 3?
        witch gets queens 3 wherever she sits?
        Is the Queen's seat decisive when the Witch plays her turn?
        enchanted queen by the emperor collects?
        queen sits next to king, witch doesnt, witch gets 3?
        hexed queen and witch both get 3?
        queens 3 gold always paid to somebody when shes hexed?
        i am the bewitched queen next to the king, do i get 3 gold
        does the bewitched queen get gold
        does the witch get 3 gold as queen if she sits elsewhere
        queen bewitched, does the queens seat count
        do i keep my 3 gold as bewitched queen
        Does the Witch get the Queen's gold wherever she sits?
        bewitched queen beside the emperor, 3 gold for her?
    .yes =
        I am the Witch playing the Queen and sit next to the King: three coins for me?
        witch next to the emperor hexed the queen, 3 for the witch?
        is it the witchs own seat that matters when she plays the queen
        can the queens 3 gold go to nobody because the witch sits elsewhere
        witch beside the king on queen gets 3 right
        hexed queen goes empty?
        Does the Witch's own seat count when she plays as the Queen?
        witch-queen not next to rank 4, no gold?
        queen hexed next to patrician, nothing for queen?
        emperor on my left, im witch on queen, 3?
        witch as queen next to the king, 3 gold?
        do i get 3 gold as witch if i sit beside rank 4 and play the queen
        does the witchs seat count when she plays the queen
        do i lose my 3 gold as bewitched queen
        Does the Witch get three gold as the Queen if she sits next to the King?
        witch far from the king, no queens gold?
        bewitched queen gets nothing?
    .asked =
        Witch as the Queen: whose seat counts?
        where must the witch sit to earn the queens gold
        queen hexed, who can get the 3
        witch-queen, which seat matters
        queen bewitched, who gets the 3 gold
        witch as queen, does she have to sit next to the king
ruling-witch-queen-rank-four = The Queen gets 3 gold next to a bewitched King, Emperor or Patrician: what counts is who revealed the rank 4 card. The Witch who resumes as that character has not revealed it.
    .yes =
        Does the Queen get 3 gold next to a bewitched King, Emperor or Patrician?
        I am the Queen and my neighbor is the King under a spell. Do my 3 gold still come?
        queen next to a hexed patrician, still paid?
        neighbor emperor got bewitched, does my queen collect
        does whoever turned over the king card count for the queen
        jinxed king to my right, i am the queen, payday?
        queen beside hexed king paid?
        hexed emperor revealed the card so queen gets 3 right
        Does a spell on the Patrician leave the Queen's gold untouched?
        real king next to me bewitched, still 3 for my queen?
        its about who flipped rank 4, not who plays it, for the queen?
        witch-king beside queen brings her nothing?
        i am queen next to a bewitched king, do i get 3 gold
        does a bewitched emperor count for the queen
        king bewitched, queen beside him still paid?
        is the queen paid for the player who revealed the king
        Does the Queen get her gold if the King beside her was bewitched?
        bewitched patrician next to me as queen, 3 gold?
        is the witch not rank 4 for the queen
    .no =
        Does the Queen get paid for sitting next to the Witch who plays as the King?
        My neighbor is the Witch who took over the Emperor. Is she rank 4 for my Queen?
        does a spell on the king cost the queen her 3 gold
        im queen, the witch beside me plays the king, 3 coins for me?
        does the witch become rank 4 for the queen when she plays as the patrician
        am i paid as queen if only the witch who hexed the emperor sits next to me
        queen next to witch-king gets 3?
        hexed king doesnt count for queen?
        Is the Witch regarded as rank 4 by the Queen when she resumes as the King?
        witch on emperor sits by me the queen, payday?
        queen loses her gold if neighbor patrician is hexed?
        queen with the witch-patrician on her right, 3 coins?
        queen next to the witch who plays the king, 3 gold?
        do i lose my 3 gold as queen if the king is bewitched
        does the witch count as king for the queen
        bewitched king ignored for the queen?
        Does the Queen get gold beside the Witch who took over the Emperor?
        witch as patrician next to the queen, queen paid?
        queen beside a bewitched emperor gets nothing?
    .asked =
        bewitched king and queen: which neighbor counts
        hexed king left, witch right, queens gold due to whom
        king hexed next to queen, gold or not
        king bewitched, does the queen get gold
        queen between the king and the witch who plays him, who counts
ruling-witch-artist = As the Artist, the Witch may beautify one or two districts in her own city, with her own coins. She cannot beautify the bewitched player's districts.
    .yes =
        Can the Witch beautify districts as the Artist?
        I am the Witch and hexed the Artist: may I put coins on my own buildings?
        does the witch beautify her own districts as artist
        two districts beautified by the witch as artist, ok?
        are the coins for beautifying taken from the witchs gold
        witch-artist beautifies her own?
        up to two for witch on artist right
        Does the Witch pay with her own coins when she beautifies as the Artist?
        just one beautified as witch-artist, fine?
        witch cant decorate hexed artists houses?
        my own temple and castle with a coin each as witch-artist?
        can the witch beautify as artist
        can i beautify two of my districts as witch with the artist
        does the witch use her own gold as artist
        witch as artist, only her own city?
        May the Witch beautify her own districts when she plays the Artist?
        do i lose my beautifying as bewitched artist
        witch as artist, one or two districts?
    .no =
        hexed artist, may i still beautify
        can the witch put a coin on the bewitched artists building
        does the enchanted artist pay for the witchs decoration
        three coins for three buildings as witch in the artists place?
        jinxed artist: could the witch pretty up my town
        hexed artist beautifies?
        witch-artist decorates victims city?
        Are the coins for beautifying taken from the bewitched Artist?
        three beautified as witch-artist?
        witch-artist uses bank coins?
        artist gets the beautified points for witchs city?
        can the bewitched artist beautify
        can the witch beautify my districts as artist
        witch as artist, 3 districts?
        does the bewitched artist pay the coins
        Does the Witch put the coins on the bewitched Artist's districts?
        do i get prettier districts from the witch as bewitched artist
        witch cant beautify at all?
    .asked =
        Witch as the Artist: on whose districts do the coins go?
        Who pays for beautifying when the Artist is under a spell?
        where can the witch place the artists coins
        witch-artist how many districts
        artist hexed, whose town gets prettier
        artist bewitched, who beautifies
        witch as artist, whose districts
ruling-witch-tax-collector = If the Tax Collector is bewitched, the Witch takes all the coins on his token. He himself gets none of them.
    .yes =
        Does the Witch take the taxes if she has bewitched the Tax Collector?
        I am the Witch and named the Tax Collector: is the whole pot mine?
        witch hexed the tax man, does she empty his token
        5 coins on the tax token and i am the witch playing him, all 5 for me?
        can the witch cash in other players taxes as the tax collector
        jinxed taxman, so the whole pot goes to the witch?
        witch empties the tax token?
        hexed taxman gets none right
        Do all the coins on the token go to the Witch if the Tax Collector is bewitched?
        8 on the token, witch-taxman takes 8?
        im hexed as taxman so pot is lost for me?
        pot to the witch though others paid it for the taxman?
        does the witch get the tax gold if she bewitched the tax collector
        do i take all coins from the token as witch
        tax collector bewitched, do i lose the taxes
        witch as tax collector takes everything on the token?
        Does the Witch get all the taxes when the Tax Collector is bewitched?
        bewitched tax collector gets no coins?
        can the witch take the taxes others paid
    .no =
        hexed tax collector, are the taxes still mine
        do the coins stay on the token when the tax collector is bewitched
        does the bewitched tax collector share the pot with the witch
        does the enchanted tax collector grab the taxes before the witch
        hexed taxman takes pot?
        pot stays for next round when taxman is hexed?
        Does the Witch get only half of the coins on the token?
        coins to the bank if taxman is hexed?
        taxman takes it while gathering under the spell?
        witch gets one coin from the token?
        does the bewitched tax collector get the taxes
        do the taxes stay on the token if the tax collector is bewitched
        do i keep my taxes as bewitched tax collector
        witch gets half the taxes?
        Does the Tax Collector take his coins although he is bewitched?
        taxes to the bank when the tax collector is bewitched?
        witch cant take the tax gold?
    .asked =
        Tax Collector under a spell: who empties the token?
        who gets the tax money if the witch named the tax collector
        taxman hexed, pot?
        witch on taxman, how much from the token
        tax collector bewitched, who gets the taxes
        witch as tax collector, how much does she take
ruling-witch-tax-free = A Witch who plays as the Tax Collector pays no tax for what she builds that turn, just as he pays none on his.
    .no =
        Does the Witch pay tax while she plays as the Tax Collector?
        do i put a coin on the token when i build as the witch in the tax collectors place
        does the witch owe 1 gold for her build as the tax collector
        is the witch taxed by the very tax collector she is playing
        witch as tax collector builds a market, 1 gold tax?
        witch-taxman pays 1 for building?
        coin on token for my build as witch-taxman?
        Is the Witch's building taxed while she plays as the Tax Collector?
        witch isnt the real taxman so she pays tax?
        hexed taxman pays tax for witchs build?
        witch builds castle in taxmans turn, owes 1?
        does the witch pay tax as tax collector
        do i pay tax as witch when i play the tax collector
        witch builds as tax collector, 1 gold tax?
        does the tax apply to the witch as tax collector
        must the witch put a coin on the token as tax collector
        Does the Witch have to pay tax for building as the Tax Collector?
        witch as tax collector taxed like everyone?
    .yes =
        is the witch tax free while she acts as the tax collector
        witch plays the tax man and builds, is that free of tax
        can the witch build untaxed after hexing the tax collector
        taxman jinxed, so is the witchs own house untaxed
        witch-taxman builds tax free right
        no tax for her in the taxmans turn?
        Does the Tax Collector's exemption cover a Witch who plays his turn?
        i hexed the taxman and built, token gets nothing?
        same exemption as the taxman himself for the witch?
        she owes nothing to the token for building as taxman?
        is the witch free from tax as tax collector
        can i build without tax as witch with the tax collector
        witch as tax collector, no tax?
        does the tax exemption go to the witch
        Is the Witch exempt from tax when she plays the Tax Collector?
        do i keep my coin when i build as witch in the tax collectors turn
        witch builds as tax collector, nothing on the token?
    .asked =
        what tax does the witch pay on her own build as tax collector
        witch-taxman builds market, tax?
        tax on the witchs house when she took the taxman
        witch as tax collector, tax or no tax
        how much tax does the witch pay in the tax collectors turn
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
ruling-witch-must-name-classic = The Witch must name a character. Powers are optional in this box, but this one is mandatory: her turn is built around it, and the game's author says so too.
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
ruling-witch-navigator-older = As the Navigator, the Witch takes the 4 gold or 4 cards and cannot build: his restriction applies to her too.
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
