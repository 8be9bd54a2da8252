### The rulings of data/rulings/school-of-magic.toml, and the questions they answer: with yes, with no, or in another way.

ruling-school-income = The School of Magic counts as the type your character collects for: noble for the King, military for the Warlord, and so on. So it brings you one extra gold or card.
    .yes =
        Do I get income for the School of Magic?
        Does the School of Magic pay the King, the Bishop or the Merchant?
        I am the Warlord with the School of Magic: one more coin?
        diplomat with two red ones and the school of magic, 3 gold?
        does the patrician draw an extra card for the school of magic
        trader: school of magic counts as green when i cash in?
        can the school be yellow this round and red the next
        school of magic pays me as king?
        bishop with one church and the school, 2 gold?
        Does the School of Magic take the colour my character collects for?
        im merchant, school counts as green for cash right
        marshal with school only, 1 coin?
        school gives the patrician one more card?
        different colour each round for school, depending on my role?
        does the school of magic give me gold as king
        can i count the school of magic as green for the merchant
        does the school of magic count for the bishops gold
        warlord with school of magic, 1 more gold?
        does the school of magic change type with my character
        Does the School of Magic give one more gold when I collect income?
        two reds and school as warlord, 3 gold?
    .no =
        is the school of magic worthless for income because its purple
        school of magic with the architect, does it pay me anything by itself
        does the school pay only if i already have another district of that color
        do i fix one color for the school of magic for the whole game
        does the school of magic give two coins to the marshal
        school brings zip cause its a purple?
        Does the School of Magic count as two districts for income?
        my school was noble last round so it has to stay noble?
        need at least one other red before the school pays the warlord?
        school pays even a role with no colour, like the thief?
        is school of magic income for kings only
        does the school of magic give no income
        school of magic is always purple for income?
        does the school of magic give the king 2 gold
        do i have to pick one color forever for the school of magic
        Is the School of Magic ignored when income is taken?
        school of magic useless for the merchant?
        does the school only pay the wizard or witch
    .asked =
        What color is the School of Magic when I collect?
        school of magic, what colour for the bishop
        two greens and the school, merchant income from colours
        which type is the school of magic when i collect as king
        warlord with one red and the school of magic, how much
ruling-school-abbot = For the School of Magic the Abbot takes one coin or one card, as for any religious district.
    .no =
        Does the Abbot get both a coin and a card for the School of Magic?
        Does the School of Magic count double for the Abbot?
        abbot with the school of magic, gold plus card for it?
        can i count the school as two blue districts for the abbot
        is the abbot paid nothing for the school of magic
        does the school of magic give the abbot a bonus on top
        abbot takes gold and card for the school?
        school counts twice for abbot?
        Is the School of Magic left out of the Abbot's income?
        abbot gets a coin only for school, never a card?
        school = 2 blues for the abbot?
        abbot gets his choice for churches but both for the school?
        does the abbot get 2 things for the school of magic
        can i take gold and a card for the school as abbot
        abbot gets nothing for the school of magic?
        is the school of magic worth two to the abbot
        does the school pay the abbot only in gold
        May the Abbot take a coin and a card for the School of Magic?
        school of magic ignored by the abbot?
    .yes =
        abbot: school of magic gives me one thing, gold or card, my pick?
        does the abbot treat the school of magic like any blue building
        may the abbot take a card instead of a coin for the school
        two churches and the school of magic, 3 things in total for the abbot?
        abbot picks coin or card for the school right
        school is like another blue one for the abbot?
        Does the School of Magic bring the Abbot exactly one coin or one card?
        may i take gold for my temple and a card for the school as abbot
        one blue plus school = 2 things as abbot?
        not both gold and card for school of magic as abbot, correct
        does the abbot get a coin or a card for the school of magic
        can the abbot take a card for the school of magic
        abbot with school of magic, one thing only?
        do i choose gold or card for the school as abbot
        Does the Abbot count the School of Magic as one religious district?
        can the abbot take 1 gold for the school of magic
        school of magic is one blue for the abbot?
    .asked =
        I am the Abbot and own the School of Magic: coin, card, or both?
        What does the School of Magic bring the Abbot?
        abbot w school and 3 temples, how many coins or cards in all
        school for the abbot, 1 or 2
        abbot and school of magic, coin or card
        one church and school of magic, how many things for the abbot
ruling-school-at-the-end = At the end of the game the School of Magic is a unique (purple) district, as when it was built: its card mentions only income.
    .no =
        Can the School of Magic be my missing type at the end of the game?
        I have no red district but the School of Magic. Do I get the points for every color?
        Rainbow bonus: can the School of Magic stand in for the type I am missing?
        can the school of magic be red for the 3 bonus points
        missing green at the end but got the school of magic, 5 colors?
        school of magic acts like the haunted quarter in scoring?
        do i pick a color for the school at the end of the game
        school as my missing blue in final scoring?
        rainbow with the school as yellow?
        Does the School of Magic change type for the bonus of five colours?
        no green, but school, 3 points for all colours?
        at game end school is whatever i want?
        i was bishop last so the school counts blue at the end?
        school works as a joker for the 3 point bonus?
        can i use the school of magic for the missing color at the end
        does the school of magic count as any color for the bonus
        school of magic for the rainbow?
        no yellow but school of magic, do i get the 3 points
        can i choose the type of the school of magic at scoring
        Does the School of Magic count as the missing type for the three points?
        school of magic same as haunted quarter at the end?
    .yes =
        is the school just purple when we count points
        does the school of magic stay unique at game end
        does the school fill the purple slot of the five colors
        school is purple in final scoring right
        the colour trick of the school is only for income?
        Does the School of Magic count as my unique district for the five types?
        no joker for school at the end, correct
        four colours plus school as the purple, full rainbow?
        cant use the school as red when we count at the end?
        is the school of magic purple at the end
        does the school of magic only change for income
        is the school useless for a missing red at the end
        school of magic counts as unique at scoring?
        Does the School of Magic count only as a unique district in the final scoring?
        do i miss the color bonus without blue even if i have the school of magic
        can the school of magic be my purple for the five colors
    .asked =
        what color is the school of magic in the final count
        which colour is school when we count rainbow
        missing a red, have school of magic, how does it count at the end
        school of magic at the end, which color
        does the school of magic count for the missing color or not
ruling-school-capitol = For the Capitol the School of Magic counts only as a unique district: its type is chosen only for income.
    .no =
        May the School of Magic be the third noble district for the Capitol?
        I have two green districts and the School of Magic. Does the Capitol pay?
        two blue ones plus the school of magic, capitol bonus?
        can the school of magic be my third red for the capitol
        may i call the school green so that the capitol scores
        does my school complete any trio i like for the capitol
        two yellows plus school, capitol?
        capitol trio with the school as joker?
        Does the School of Magic adapt its colour for the Capitol?
        2 reds and school of magic give me the capitol points?
        school is blue for my capitol if i want?
        capitol counts school as my characters colour?
        can the school of magic help the capitol as a third red
        does the school of magic count as any type for the capitol
        two nobles and the school of magic, capitol points?
        can i choose the schools type for the capitol
        capitol with 2 greens + school of magic, 3 points?
        Does the School of Magic count as a trade district for the Capitol?
        is the school of magic a wildcard for the capitol
    .yes =
        capitol, school and one more purple, does that make three
        does the capitol see the school as purple
        is the school of magic a unique one for the capitol
        school is only purple for the capitol right
        two blues and school dont make a trio for the capitol?
        school can help toward three purples for capitol?
        Is the School of Magic a plain unique district when the Capitol is scored?
        joker thing of the school doesnt work with capitol, correct
        school statue and capitol itself, 3 purples?
        does the school of magic count as unique for the capitol
        is the school of magic no help for two reds with the capitol
        capitol: school of magic only purple?
        can i use school, capitol and another purple as three uniques
        Does the Capitol treat the School of Magic as a unique district only?
        two blues plus school of magic, no capitol points from that?
        is the schools color change ignored by the capitol
    .asked =
        how does the school of magic count for the capitol
        school in a capitol city, what type
        two greens + school + capitol, how does the school count
        capitol and school of magic, which type
        does the school of magic complete a trio for the capitol
ruling-school-wishing-well = At the end the School of Magic is a unique district, so it is worth a point to the Wishing Well.
    .yes =
        Does the Wishing Well count the School of Magic?
        school of magic in town, one more point from my wishing well?
        is the school of magic purple for the wishing well
        wishing well and school of magic only: 2 points from the well?
        well counts the school?
        school still purple for wishing well right
        Is the School of Magic worth one point to the owner of a Wishing Well?
        i cashed school as red every round, well gets its point still?
        one point from the well cuz of school of magic?
        school is a unique at the end so wishing well likes it?
        do i get a point for the school of magic with the wishing well
        does the school of magic count for the wishing well
        wishing well with school of magic, +1?
        is the school of magic a unique district for the wishing well
        Does the School of Magic give the Wishing Well one point?
        can the wishing well use my school of magic
        school counts as purple for the well?
    .no =
        does the wishing well skip the school because it changes color
        i used the school as yellow all game, is it lost for the wishing well
        does the school of magic give the well no point
        do i have to choose unique for the school so the wishing well counts it
        wishing well doesnt see school as purple?
        Does its changing colour exclude the School of Magic from the Wishing Well?
        school gives the well 2 points?
        zero for school with the well?
        my last role was king so the school is yellow and not for the well?
        must i declare school purple for the well
        is the school of magic ignored by the wishing well
        no point for the school of magic with the wishing well?
        does the wishing well give 3 for the school of magic
        do i lose the wells point because the school was green for income
        Is the School of Magic not unique when the Wishing Well is scored?
        does the wishing well count the school of magic only in some cities
        must i choose between income and the wishing well point for the school of magic
    .asked =
        what is the school of magic worth to the wishing well
        well plus school, extra points for the school?
        how does wishing well treat school of magic
        wishing well and school of magic, point or not
        how many points does the well give for the school of magic
ruling-school-ivory-tower = The School of Magic is a unique district at the end, so with it in your city the Ivory Tower gives no points.
    .yes =
        Does the School of Magic ruin my Ivory Tower?
        lose 5 points for the tower because of the school of magic?
        does the school of magic count as another unique next to the ivory tower
        should i lose the tower bonus if the only other purple is the school
        school kills my ivory tower points?
        tower and school, no 5 bonus right
        Is the School of Magic a second unique district that spoils the Ivory Tower?
        ivory tower wants to be alone, does the school break that
        i get nothing extra from the tower with school in my town?
        school stays purple so tower fails, correct
        does the school of magic spoil the ivory tower
        do i lose the ivory tower points because of the school of magic
        ivory tower with school of magic, no points?
        is the school of magic a unique district for the ivory tower
        Does the Ivory Tower give nothing if I own the School of Magic?
        school of magic counts against the ivory tower?
        is the ivory tower bonus gone with the school of magic in my city
    .no =
        do i get the ivory tower points with the school of magic in my city
        can i say the school is blue so the ivory tower still scores
        ivory tower and school of magic, still alone in the purple sense?
        is the school harmless for my ivory tower
        tower scores even with the school next to it?
        Can I treat the School of Magic as green so that my Ivory Tower pays?
        school isnt a real purple so the ivory tower is fine?
        5 points for tower though i got school of magic?
        school as warlords red saves my ivory tower?
        does tower ignore the school of magic
        do i keep the ivory tower bonus with the school of magic
        can the school of magic be another color for the ivory tower
        ivory tower plus school of magic, 5 extra points?
        is the school of magic ignored by the ivory tower
        Does the Ivory Tower still score if my only other unique district is the School of Magic?
        is my ivory tower safe next to the school of magic
        school of magic not a problem for the tower?
    .asked =
        ivory tower plus school of magic, how many bonus points
        tower bonus with school in my city
        what does school of magic do to my ivory tower
        ivory tower and school of magic, points or not
        i have ivory tower and school of magic, what do i score for the tower
ruling-school-income-older = The School of Magic counts as a district of the color your character collects for, so you get 1 extra gold.
    .yes =
        Do I get income for the School of Magic?
        king and school of magic, an extra coin?
        can the school count as red for the warlord
    .no =
        is the school of magic no good for income since its purple
        does the school pay two coins at once
        must i name one color for the school of magic for good
    .asked =
        what color is my school when the merchant collects
