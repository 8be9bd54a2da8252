### The rulings of data/rulings/architect.toml, and the questions they answer: with yes, with no, or in another way.

ruling-architect-cards = The Architect draws 2 extra cards on top of the resources he gathered, whether that was gold or cards.
    .yes =
        Does the Architect get his two cards even if he took gold?
        i took 2 gold as architect, do i still draw my bonus cards
        architect gathered cards, does he draw two more on top
        do the architects 2 cards come in addition to gathering
        architect takes coins and cards in the same turn, is that ok
        2 coins gathered and 2 bonus cards as architect, both?
        architect took cards, still two extra?
        whatever i gather, the architect pair of cards is on top, right
        architect doesnt give anything up for his bonus cards?
        gold for gathering doesnt cost the architect his cards?
        is the architects bonus independent of gold or cards
        do i get two extra cards as architect when i take gold
        may the architect take gold and still draw cards
        does the architect draw in addition to gathering
        took cards as architect, do i get 2 more
        are the architects cards a bonus and not instead
    .no =
        does the architect have to skip gathering to draw his two cards
        do the architects extra cards replace his normal gold
        do i lose the architect cards if i take gold
        architect has to gather cards to earn his bonus?
        2 extra instead of gathering for the architect?
        architect chose coins so no cards for him?
        does the architect draw 2 and skip his gold
        architect gets 2 extra gold if he gathers cards?
        just one bonus card when the architect takes coins?
        architect took gold, no bonus cards?
        must i choose cards to get the architects extra cards
        do the architects cards replace gathering
        does the architect draw just one extra card
        architect gets 2 cards only if he doesnt build?
        Does the Architect give up his gold in exchange for two cards?
    .asked =
        how many cards does the architect end up with if he gathers cards
        architect: 2 gold or 2 cards or both
        architect who gathered gold, what does he draw
        cards plus coins for the architect, how does that add up
        architect extra cards how many
ruling-architect-keeps-both = The Architect keeps both of his extra cards; he puts none of them back.
    .yes =
        Does the Architect keep both of his extra cards?
        Does the Architect keep both bonus cards?
        can i keep the two cards from the architects power
        architect draws 2, both go to his hand?
        do i get to hold on to both architect cards without a library
        Does the Architect keep both extra cards?
        architect extra cards, no putting back?
        both bonus cards mine as architect, right
        without library i still hold on to the two architect cards?
        the pair from the architect goes straight into my hand?
        is "draw two keep one" not for the architects bonus
        architect bonus leaves me two cards richer?
        do i keep both extra cards as architect
        can the architect keep his 2 cards
        architect drew two, both stay in hand?
        is it right that the architect puts nothing back
        may i keep both without the library as architect
    .no =
        does the architect discard one of his two cards
        do i have to pick one of the two architect cards
        one of the architects bonus cards goes under the deck, right?
        architect bins the worse one of his extra pair?
        architect picks one, returns one?
        need a library to keep both architect extras?
        one architect card goes to the bottom of the pile?
        does the keep one rule from gathering hit the architects bonus
        architect draws 2 but ends up with 1 more only?
        do i have to return one card as architect
        architect keeps only one of two?
        does the architect choose one and discard the other
        architect has no library, must he put one back?
        do the architects extra cards follow keep one of two
        Must the Architect place one of the bonus cards under the deck?
    .asked =
        I am the Architect: do I choose one of the two bonus cards or hold on to both?
        architect draws two, how many stay in hand
        bonus pair of the architect, what stays
        do i return anything after the architects draw
        architect keeps how many of the extra cards
ruling-architect-cards-when = The Architect draws his 2 extra cards once, at any time during his turn: before or after gathering resources, before or after building.
    .yes =
        Can the Architect draw his extra cards after building?
        can the architect draw his two cards before he gathers
        architect forgot his cards until the end of his turn, may he still draw
        is the timing of the architects bonus draw up to him
        architect builds then draws his bonus pair, fine?
        bonus cards before i gather as architect, allowed?
        may the architect hold off drawing until everything else is done
        i can draw the architects two between builds, right
        one moment of my choice for the architect draw?
        nearly ended my turn, architect cards still available?
        can i draw my architect cards at the end of the turn
        may the architect draw first and gather later
        built already, can i still draw as architect?
        is the architects draw allowed at any moment
        can the architect draw after his second building
    .no =
        must the architect draw his two cards right at the start
        is it too late for the architects cards once he has built
        do the architects cards have to come right after gathering
        can the architect draw his 2 cards twice in a turn
        architect draw only right after being called?
        built already so the architect cards are forfeited?
        must architect gather first then draw his pair
        architect draws 2 at start and 2 at end?
        one bonus card now one later and then again, 4 for the architect?
        does the architect draw happen before anything else by rule
        must the architect draw before building
        forgot to draw before building, are the architects cards lost?
        do i have to draw right after gathering as architect
        can i draw twice as architect, before and after building
        is there only one fixed moment for the architects cards
        Does the Architect have to gather before he draws his two cards?
    .asked =
        When does the Architect draw his extra cards?
        at which moment may the architect take his 2 cards
        when do the architects bonus cards come
        is there a set time for the architect pair
        architect draws when
ruling-architect-three = The Architect may build up to three districts on his turn. He may also build fewer, or none.
    .asked =
        How many districts can the Architect build?
        I am the Architect with lots of gold: three buildings or just one?
        whats the build limit of the architect
        how many districts per turn when im architect
        architect max builds
        im architect, how many may or must i put up
        architect builds how many
    .yes =
        can i drop 3 buildings in one turn as the architect
        architect builds just two, fine?
        may the architect build nothing at all
        3 buildings is the architects ceiling, right
        architect putting down nothing at all, ok?
        two out of three builds used, may the architect stop
        can the architect lay three if he has the cash
        do i have the option of up to three as architect
        one building is fine for an architect?
        may i build three as architect
        can the architect build only two
        is it ok if the architect builds nothing
        architect has gold for 3, allowed to build 3?
        can i stop after one as architect
    .no =
        Does the Architect have to build all three?
        must the architect use all of his builds
        architect with tons of gold, can he build a fourth ordinary district
        is the architect stuck with one building a turn like the rest
        architect lays four plain ones?
        all three or none for the architect?
        architect with 3 affordable cards must build them all?
        architect one build only?
        five in a turn with enough gold as architect?
        two max for the architect?
        do i have to build three as architect
        can the architect build 4 normal districts
        architect limited to two?
        is the architect obliged to build
        may the architect build as many as he wants
        Does the Architect break a rule by building only one district?
ruling-architect-no-discount = The Architect pays the full cost of every district he builds: being able to build three brings no discount.
    .no =
        Does the Architect get a discount for building several districts?
        Do I get a discount when I put up several as the Architect?
        are the second and third building free for the architect
        does the architect pay for just one of his three districts
        is it cheaper to build as the architect
        architect gets one free with three?
        1 coin off each for the architect?
        architect pays only for the dearest of the three?
        does the architect build at half price
        do multiple builds come as a package deal for the architect
        does the second building cost the architect nothing
        does the architect pay less
        is the third one free for the architect
        architect builds 3, pays for 2?
        do i save a coin per building as architect
        are the architects buildings free
        Does the Architect receive a discount on his second district?
    .yes =
        does the architect pay for each building separately
        three districts as architect, do i pay all three prices
        must the architect have the gold for every building he puts down
        architect pays 2+3+4 for three buildings, 9 in all?
        no bulk rebate for the architect, right
        full whack for each building as architect?
        third district costs the architect its whole printed price?
        architect short on cash for the third, so only two?
        is being architect no help with prices
        do i pay full price for all three as architect
        must the architect pay for every district
        architect builds 3 and 4, pays 7?
        is there no discount for the architect
        architect builds two for 5 each, 10 gold?
    .asked =
        what do three districts cost the architect
        bill for three buildings as architect?
        any rebate when the architect builds a lot
        what does the architect pay for 3 buildings
ruling-architect-stables = The Stables do not count toward the limit: the Architect can build three others and the Stables. The Seer and the Scholar get to three that way, and the Trader builds the Stables on top of his usual districts.
    .yes =
        Can the Architect build four districts with the Stables?
        Can the Scholar or the Seer build a third district if it is the Stables?
        Can the Trader add the Stables to his other builds?
        seer with the stables: two buildings plus the stables?
        trader already did his one non green building, can he still drop the stables
        are the stables a free extra build for the scholar
        architect built three, stables in hand, can he build them too
        3 plus stables makes four for the architect, legal?
        stables come on top of the scholars two, right
        seer lays two and the stables, three in all?
        trader: greens, one red and stables, ok?
        stables never eat a build, even as architect?
        can the scholar drop stables after hes used both builds
        can i build 3 districts and the stables as architect
        may the seer build two plus stables
        is stables extra for the trader
        architect built three, are the stables still possible?
        scholar: two and the stables, ok?
    .no =
        Do the Stables use up one of the Architect's builds?
        do the stables eat one of the seers two builds
        is four buildings in one turn illegal for the architect with the stables
        does the trader have to use his non trade build on the stables
        is the scholar capped at two even if one is the stables
        architect with stables is still stuck at three?
        seer counts stables as one of two?
        stables is purple so it takes the traders one other build?
        four in a turn is cheating for an architect with stables?
        must the architect leave one build free for stables
        with stables can the architect do five that turn
        do stables count as one of the architects three
        scholar with stables, still only two in total?
        is a fourth building banned for the architect even if its stables
        do stables take the traders other build
        seer built two, is she barred from stables?
        Can the Architect build four districts besides the Stables?
    .asked =
        how many can the scholar build with the stables
        most districts an architect can lay when stables is among them
        seer and stables, total builds
        architect with stables how many in total
ruling-library-extra-cards = The Library and the Observatory work only on the cards you gather. The Architect still draws 2 extra cards, the Navigator 4, and the Scholar keeps 1 of his 7.
    .no =
        Do the Library and the Observatory work on cards drawn through a character's ability?
        With the Library, can the Scholar keep all seven cards?
        Does the Observatory give the Architect or the Navigator one more card?
        I own the Library: do I keep all of what my character's power draws?
        library in my city: does the scholar hold on to more than one of the 7
        navigator with the observatory, 5 cards?
        does my observatory boost the architects two bonus cards to three
        does the library change the navigators 4 cards
        library makes scholar keep 7?
        observatory turns architects 2 into 3?
        navigator plus observatory means five cards?
        does the library let the scholar hold two of the seven
        scholar sees 8 because of observatory?
        does an observatory boost every draw i make
        can the scholar keep all 7 with the library
        does the observatory give the navigator 5 cards
        do i keep more scholar cards because of library
        architect draws 3 extra with observatory?
        does library work on the scholars draw
        Do the Library and the Observatory improve the Architect's bonus draw?
    .yes =
        do library and observatory only matter when i gather
        scholar with a library still keeps just 1?
        architect with observatory draws only his usual 2 extra, correct?
        is the observatory useless for the navigators ability
        library is only for gathered cards, scholar still keeps 1 of 7?
        observatory doesnt touch the architects bonus, right
        navigator draws 4 with or without observatory?
        own both purples, architects extra draw stays at 2?
        scholar returns six even with a library?
        is the library no use for the draw from my ability
        does the scholar keep one even with library
        is the observatory useless for the architects extra cards
        does library only work for gathered cards
        navigator with observatory draws 4?
        got library and observatory, architect bonus still 2?
    .asked =
        how many cards does the navigator draw with an observatory
        scholar with a library, keeps how many
        architect plus observatory, bonus draw size?
        library and scholar, how many kept
ruling-cards-cross-turns = With 2 or 3 players, you may draw cards on your Architect's turn and build them on your Warlord's turn.
    .yes =
        If I have both the Architect and the Warlord, can I build in one turn what I drew in the other?
        There are two of us: my Architect drew great cards. May my Warlord lay them later in the round?
        two player game: cards from my architect, built by my warlord, ok?
        architect and warlord both mine, do they share the hand
        can my warlord build with the cards the architect drew earlier this round
        3 players: i save a card from the architects turn and build it as the warlord
        2p, cards my architect got may be laid by my warlord?
        same hand for architect and warlord in a three player game, right
        drew it as architect, pay and lay it as warlord later, ok?
        do both my roles use one and the same hand, architect first warlord after
        architect couldnt afford it, warlord builds that card later in the round?
        just two of us: is the architects catch available in my warlord turn
        can my warlord build what my architect drew
        two players, do my two characters share cards
        drew it as architect, may i build it as warlord?
        are the architects cards still in my hand in the warlords turn
        3 players, can i keep architect cards for my warlord turn
    .no =
        are cards my architect drew only for my architect
        do i have to split my hand between architect and warlord
        do i lose the architects cards when my warlord is called
        architects cards are locked away from my warlord?
        two hands, one for architect one for warlord, with 2 players?
        warlord may only lay cards he drew himself in a duel?
        do unused architect cards go back before my warlord turn
        3p, is building architect cards as warlord cheating
        must i discard what the architect drew once his turn is over
        do i lose my architects cards before my warlords turn
        two players, separate hands for architect and warlord?
        is my warlord banned from building the architects cards
        must i build the cards in the architects turn or lose them
        can the warlord only use his own cards with 2 players
        Do cards drawn by my Architect stay unusable for my Warlord?
    .asked =
        what happens to my architects unused cards when i play my warlord
        two roles each, whose hand do the architects cards go to, can warlord use them
        my architects leftover cards in the warlord turn, what now
        architect drew cards, can the warlord use them or not
ruling-three-builds-own-turn = With 2 or 3 players, you have three builds only on your Architect's turn; on your Warlord's turn it is one, as usual.
    .no =
        If I also have the Architect, can I build three districts in my Warlord's turn?
        Can I build three districts in my Warlord's turn too?
        Three builds for my Warlord because I also hold the Architect?
        2 players: my architect built one, can my warlord use the other two builds
        does the architects limit of three carry over to my second character
        leftover architect builds in the warlords turn?
        since i own the architect my warlord lays three?
        carry two unspent architect builds over to my warlord in a duel?
        both my roles get 3 builds as one is the architect?
        six builds in a round with architect and warlord?
        can i save architect builds for my later role, 3 players
        warlord can finish the architects third building without using his own build?
        can my warlord build three because i have the architect
        do leftover architect builds carry to my warlord
        two players, three builds in each of my turns with the architect?
        may i use the architects third build in the warlords turn
        does holding the architect raise my warlords limit
        Can my Warlord build two districts since my Architect built only one?
    .yes =
        is my warlord limited to one building even though i own the architect
        with architect and warlord, four districts in one round possible?
        do unused architect builds expire at the end of his turn
        warlord one build even if architect is my other role, right
        2p: three with architect then one with warlord?
        architect limit is only for the architects turn?
        used two as architect, third is gone before warlord comes up?
        three player game, my warlord gets the usual single build?
        does the architects perk stay behind when my warlord plays
        only one build in my warlord turn even with the architect?
        are three builds only for the architects turn
        two players: architect three, warlord one?
        do i lose unused architect builds
        architect built one, is my warlord still limited to one?
    .asked =
        how many can my warlord build if my other character is the architect
        duel, architect and warlord mine, builds per turn?
        how many may the warlord lay when architect is my first role
        builds in the warlords turn if i also have the architect
ruling-architect-cards-classic = The Architect draws his 2 extra cards after the action. Only since 2016 can he draw them at any time.
    .asked =
        When does the Architect draw his two cards?
        architect: first the action or first the two cards
    .yes =
        do the architects two cards come after his action
        architect took gold, does he then draw his two cards
    .no =
        can the architect draw his two cards before the action
        may the architect draw his extra cards whenever he likes
        does the architect start his turn with the two cards
ruling-architect-cards-third = The Architect draws his 2 extra cards at the start of his turn. Since 2016 he can draw them at any time.
    .asked =
        When does the Architect draw his two cards?
        architect, action first or bonus cards first
    .yes =
        does the architect begin his turn with his two cards
        do the architects cards come before his action
    .no =
        can the architect draw the two cards at the end of his turn
        is the timing of the architects cards free
        does the architect wait for his cards until he has built
