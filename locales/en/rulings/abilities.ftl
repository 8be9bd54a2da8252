### The rulings of data/rulings/abilities.toml, and the questions they answer: with yes, with no, or in another way.

ruling-once-a-turn = You use an ability only once per turn.
    .no =
        Can I use the same ability twice in a turn?
        Can the Warlord or the Thief act a second time in the same turn?
        can i fire off my power again after building
        warlord blew up one building, can he nuke a second one this turn
        does the thief get to name two people in one turn
        i already swapped hands as the magician, may i swap again
        can the assassin whack two characters
        spy checks anna then also ben in the same turn?
        warlord with 10 gold levels three buildings?
        i have cash left, can i use my role ability again
        emperor crowns bob, changes his mind and crowns sue as well?
        my friend used his power at the start and the end of his turn, ok?
        repeat my ability as long as i can pay?
        can i use my character power two times
        may the warlord destroy twice in one turn
        used magician on one player, can i do it on another too
        can the thief rob two characters
        lots of gold left, may i use my ability again this turn
        Am I allowed to repeat my ability in the same turn?
    .yes =
        Is my role's special action limited to one time per turn?
        is my ability used up after the first time
        do i only get one go with my power per turn
        am i done with my power for this turn once ive used it
        one shot per turn for my role power?
        power spent, thats it till my next turn right
        used my ability already, is a second go against the rules
        is there a cap of one use a turn on a character power
        i swapped, im done swapping for the turn?
        same power two times in a turn is a no, yes?
        is it only one use of my ability per turn
        can my power be used just once a turn
        already used my ability, am i finished with it?
        warlord destroyed one, am i safe from a second hit this turn?
        is using an ability twice banned
    .asked =
        how many times per turn can i use my characters power
        uses of a character ability per turn?
        can the ability be repeated or how often
        ability how often per turn
ruling-ability-when = An ability works when its text says. If the text does not say when, you may use it at any time during your own turn.
    .asked =
        When may I use my character's power?
        at what point of my turn do i use the ability
        any rule about when in the turn the ability goes off
        timing of powers if the card is silent
        ability when exactly
    .yes =
        the card doesnt say when, can i use my power whenever i like in my turn
        can i save my power for the very end of my turn
        nothing about timing on the card, is after building ok too
        do i pick the timing of my power myself if the text is silent
        text gives no timing so i choose when, right
        last thing in the turn, can my power wait till then if the card names no moment
        card says a certain moment, am i tied to it
        can i fire my ability smack in the middle of my turn when nothing says otherwise
        is the timing mine if my role card is quiet about it
        only on my own turn, at a time i like, if none is printed?
        can i use my ability at any moment of my turn if no moment is named
        do i decide when to use my power
        text names a moment, do i have to use it then
        may i use my ability at the end of my turn if nothing else is said
        built already, can i still use my ability?
    .no =
        does my power have to come at the start of my turn
        can i use my characters power in someone elses turn
        the text names a moment, may i use it at another time anyway
        is there a fixed step of the turn for powers
        have i missed my power because i built first, card says nothing about timing
        no timing printed, may i interrupt you with my power
        must powers always be played right after gathering
        card tells me when, can i shift it to later
        powers only before building, is that a rule
        ability always first thing after the reveal?
        can i use my ability in another players turn
        must i use my ability right away
        is it too late for my ability after building
        can i ignore the moment named in the ability text
        may he use his ability in my turn just because the text names no moment
        Do abilities always have to be used at the start of the turn?
ruling-ability-optional = You do not have to use an ability, unless its own text says you must, as with the crown.
    .no =
        Must I use the ability?
        im the warlord and dont want to blow up anything, do i have to
        does the assassin have to kill somebody
        am i forced to rob someone as the thief
        is it against the rules to sit on my ability
        is every role forced to do its thing
        can they make me use my power
        must the magician swap or redraw
        did i break the rules by not using my ability
        no leaving out my power, i have to play it every turn?
        i have to destroy something as warlord since i can afford it?
        do i have to use my character ability
        must the warlord always destroy something
        is every ability mandatory
        can the others force me to use my power
        do i have to kill someone as assassin
        Is it forbidden to leave my ability unused?
    .yes =
        can i just skip my power this turn
        am i allowed to leave my ability unused
        is using your power optional
        the magician likes his cards, may he do nothing with his power
        may i sit on my power and do nothing with it
        thief who robs nobody, allowed?
        is declining my ability ok as long as the text doesnt demand it
        king must take the crown but most powers i can leave, right
        wasnt in the mood to use my role, legit?
        warlord keeps his hands still this round, no problem?
        may i decline my ability
        can i choose not to destroy as warlord
        is skipping the character power allowed
        can the thief rob nobody
        do i have to take the crown because the text says must
    .asked =
        which abilities can i not decline
        can i turn down my power, and which ones not
        what makes an ability compulsory
        do i have to use my ability or not
ruling-ability-parts = Taking the crown, collecting income and the special effect are separate parts of an ability: you use each once, in any order, at different times. The Warlord may destroy first and collect his gold later.
    .yes =
        May I use the parts of an ability at different moments?
        Can I destroy first and take my income later?
        I am the Merchant: can I take the bonus coin now and the green income at the end?
        may the king grab the crown first and cash in on yellow later
        bishop: can i take my blue money after doing something else
        crown now, coins at the end, is that ok
        am i free to choose the order of income and special effect
        warlord: boom now, red money later, thats ok?
        bits of my power at separate times, allowed?
        king picks up the crown, builds, then collects yellow, fine?
        i took income, special effect still open to me, right
        can the diplomat swap first and collect after
        does each part of the ability go once, in whatever order i like
        can i take my income later than the rest of my ability
        may the warlord destroy now and collect afterwards
        can i take the crown first and the gold at the end as king
        took my income, can i still use my special effect?
        are income and special power two separate things
        bishop collects at the end of his turn, fine?
    .no =
        Do I have to do everything my character can do in one go?
        if i take income do i have to use the rest of my power right then
        must the warlord collect before he destroys
        is my power gone for this turn because i only collected my gold so far
        does using one part of the ability burn the other part
        all parts of my power in one breath or not at all?
        collected reds so my destroy is forfeited?
        crown first then income, is that a must
        income always before the effect?
        did the bishop lose his income because he built before taking it
        can the warlord collect, destroy and collect again since theyre separate
        must i use my whole ability at once
        do i lose my income if i use the special effect first
        warlord destroyed already, is his income gone
        is there a fixed order for income and power
        can i collect income twice because the parts are separate
        Does the King have to take the crown and his gold at the same moment?
    .asked =
        In what order do income and special power come?
        which comes first for the warlord, wrecking or cashing in
        does the order of crown, income and effect matter
        can my powers pieces be spread over the turn, how
        income first or power first
ruling-ability-between-builds = You may use abilities and collect income between two builds, unless the text gives another time: "any time" means exactly that.
    .yes =
        May I use an ability or collect income between two builds?
        Can the Architect build, use the Laboratory, then build again?
        I am the Architect: can I build one, collect gold, then build the next?
        im the seer and build twice, can i use my power in between
        architect: build one, draw my 2 cards, build again?
        can i hit the smithy between my first and second building
        trader puts up a tavern, cashes in on green, then builds more, legal?
        scholar: may i collect or use a purple card between the two builds
        architect lays one, cashes a card at the lab, lays the next, ok?
        may something else happen between my first and my second build
        put up a green, collect as trader, use that money for another green?
        scholar builds, uses the smithy, builds, fine?
        am i allowed to pause building to use a purple
        taking income halfway through my builds is ok, right
        can i use my ability between two districts
        may the architect collect something between his builds
        built one as scholar, can i use the laboratory and then build again?
        am i allowed to take income between my first and second build
        does the smithy work between two builds
    .no =
        Do several builds have to be done in one go without interruption?
        do i have to finish all my building before i take income
        am i locked into building once i started
        is it forbidden to interrupt my builds with an ability
        once i start laying districts nothing else till im finished?
        builds must be back to back?
        architect already built one so his cards have to wait for all three?
        does income in between end my building
        is my second build lost when i use a power after the first
        seer must use her power before either build, never in the middle?
        must i build everything in one go as architect
        used an ability after my first build, are my other builds lost?
        is it banned to take income between builds
        does the architect have to finish building before he draws
        once building, are abilities blocked until im done
        Is the Trader forced to build all his districts without a break?
    .asked =
        what may i do between two builds
        architect, whats allowed between building 1 and building 2
        can builds be interrupted and by what
        between two builds what can i do
ruling-ability-before-gathering = Abilities and unique districts whose text gives no time also work before you gather resources. Only building has to wait.
    .yes =
        May I use my ability before gathering?
        Can I collect income first, at the very start of my turn?
        I would like to see what the Magician brings me before I decide on gold or cards. Possible?
        Is it legal to destroy or swap something before taking my two coins?
        can the warlord blow something up before he takes his 2 coins
        thief: rob first, then take my two gold?
        can i sell a card at the lab before i gather
        im broke, can i cash in income at once and then decide what to take
        assassin names his victim right at the start of the turn, fine?
        first thing: power. then the two coins. ok?
        swap hands as magician then choose gold or cards?
        can i cash income before taking my 2
        only building is barred before gathering, right
        lab before gathering, fine?
        can the king pick up the crown and yellow gold before gathering
        can i use my power before taking gold
        may the magician swap before gathering
        can i take my income before i gather
        is the laboratory usable before gathering
        havent gathered yet, can the warlord already destroy my district?
        does building have to wait until i gathered
    .no =
        do i have to gather before my power
        is my ability locked until i take gold or cards
        must the bishop wait with his blue income until he took his 2 gold
        must gathering be the very first thing, powers after
        is the warlord frozen till hes gathered
        thief has to take gold before naming?
        before ive gathered i cant do anything at all?
        is my smithy shut until i took gold or cards
        can i also build before gathering since abilities work then
        do i have to take gold or cards before using my ability
        can i build before i gather
        is the thief only allowed after gathering
        must i gather before collecting income
        magician wants my hand before he gathered, is that illegal
        Are abilities blocked until the player has gathered?
    .asked =
        What may I do before I take gold or cards?
        what may i do before i take my two coins
        what works before the gather step
        power first or coins first
        before gathering what works
ruling-income-colour = A character gets income from one type of district: the one whose color is behind the rank number. Without a color behind the number there is no income.
    .asked =
        Which districts give my character income?
        What does the color behind the rank number mean?
        Where on the character card do I see which districts earn money?
        Do all characters earn gold for districts, or only some?
        Why do the Thief and the Assassin have no income?
        which color pays the diplomat
        how do i see from the card what color earns
        how come the magician makes nothing off his town
        what color is the king paid for
        which color gives me income
        where do i see my income color
    .yes =
        is the colored circle under the number what my role gets paid for
        the marshals number is on red, so red districts pay him?
        merchant: green only?
        number on yellow background so yellow pays me?
        no color under my number means no income for me, right
        is only one color of building paying my character
        my thief has plenty of greens, he earns nothing for them?
        does the tint behind the number tell who earns from what
        bishops number has blue, so blues and nothing else?
        do i only get income from one color
        does the color behind my number show my income
        thief has no color, no income?
        is the king paid for yellow only
        warlord has red behind his number, gets gold for red?
    .no =
        does every character earn money from districts
        im the architect with three green buildings, do i get income for them
        does the king also get coins for his blue districts
        does the abbot get paid for yellow ones
        my roles number has no color, do i still get something for my districts
        architect earns for something?
        do all roles get coins for all their buildings
        warlord gets paid for yellow on top of red?
        assassin earns a coin for each of his reds?
        does the merchant get gold from blues
        magician has income from purple?
        do i get income for every district i own
        does the assassin get income
        does the bishop get gold for green districts
        do i earn something for districts as architect
        merchant gets income for red too?
        Does the Magician collect income from his districts?
ruling-income-once = You collect all your income together, once per turn, at a time you choose.
    .no =
        May I collect income twice, before and after building?
        Can I split my income, part now and the rest after building?
        can the king cash in before building and again after
        may the warlord take half his red money now and half later
        does the merchant collect for green twice in a turn
        can i come back for the coins i left lying when i collected
        collect now for 2 and after building for the 3rd?
        grab income at the start and the end both?
        warlord wants 1 red coin now the rest in a minute, ok?
        king builds between two collections, gets paid both times?
        partial income allowed?
        trader cashes in after every green he lays?
        can i collect income again after building
        may i take part of my income now and part later
        merchant takes income twice?
        can the bishop cash in before and after building
        is splitting my income allowed
        May I collect income a second time if I build another district of that color?
    .yes =
        is income a one time thing per turn
        do i have to take all my income at once
        bishop took his blue money, is his income done for the turn
        one cash-in per turn, thats all?
        must i take the whole income in a single go
        merchant has been paid, next payday is his next turn right
        bishop collected 3 already, hes finished collecting this turn?
        do i pick the one moment for my income and thats that
        is a second collection after building off the table
        do i collect income only once a turn
        must i take my income all in one go
        already took my income, am i done collecting this turn?
        can the king be paid just once per turn
        do i choose one moment for all my income
    .asked =
        how often per turn does the emperor get his yellow income
        number of times i collect income per turn
        can income be taken in instalments or at once
        income how often per turn
ruling-income-after-building = If you collect after building, the new district pays too. If you collect first, what you build afterward pays nothing this turn.
    .yes =
        May I build first and then collect income for the new district too?
        bishop puts up a temple and then collects, does the temple count
        king: build a castle first, does it give me gold the same turn
        new green building before i collect, does it pay the merchant
        patrician builds a manor, then draws, one more card for it?
        put the market down first so it pays me right away as merchant?
        fresh castle, then cash in, castle counted?
        collected before building so the new one pays zip this turn, right
        is a brand new red worth a coin if i collect after laying it
        two temples down then a church, bishop collects 3?
        waiting with my income till after the build gets me one more?
        can i build a green and then get gold for it as merchant
        does the new district count if i collect after building
        built a yellow first, does the king get paid for it?
        collected first, so new district pays nothing?
        may i wait with my income until i have built
    .no =
        I took my gold for noble districts and then built another noble one. Do I get one more coin?
        i cashed in as warlord, then built barracks, extra coin for the barracks?
        does income only count districts i had when my turn began
        marshal collected already, does his new prison still pay this turn
        new districts never pay in the turn theyre built?
        took my green money, then laid docks, top up for the docks?
        king has collected, adds a manor, another coin now?
        do i only count what stood in town at the start of the turn for income
        must a district stand a round before it earns
        built after collecting, may i get the missing coin later the same turn
        took my income, do i get one more for the district i build now
        is a new district excluded from income this turn
        bishop collected then built a temple, another coin?
        do i have to collect before building
        does a district only pay from the next turn on
        Does the Warlord get extra gold for barracks he builds after collecting?
    .asked =
        Does a district pay in the turn I build it?
        Should I take my income before or after I build?
        collect before or after building, which brings more
        does todays building earn today
        new church this turn, does bishop get gold for it and when
        does a new district give income this turn
ruling-income-once-older = You collect your income once per turn, all of it together, at any time.
    .no =
        May I collect income twice, before and after building?
        can the king cash in twice in his turn
        may i split my income, some now some after building
        warlord collects for red, builds, collects again?
        does the bishop have to collect at the start of his turn
    .yes =
        is income taken all in one go
        do i get paid for my color only once each turn
        once ive taken my coins for my color is that it for the turn
    .asked =
        how many times may the merchant collect per turn
ruling-income-after-building-older = Collected before building, income can pay for the new district; collected after, it counts the new district too. You choose one of the two.
    .yes =
        May I collect after building, so that the new district pays too?
        king builds a manor, then collects: coin for the manor?
        can i use my income to pay for this turns building
        may the merchant wait with his coins until he has built
    .no =
        i collected first, does the church i build now still pay the bishop
        is a new district barred from paying until next turn
        can the money both pay for the building and come from it
    .asked =
        does a new district pay the same turn
