### The rulings of data/rulings/school-of-magic.toml, and the questions they answer: with yes, with no, or in another way.

ruling-school-income = The School of Magic counts as the type your character collects for: noble for the King, military for the Warlord, and so on. So you get one more gold or card.
    .yes =
        Do I get income for the School of Magic?
        Does the School of Magic pay the King, the Bishop or the Merchant?
        I am the Warlord with the School of Magic: one more coin?
        diplomat with two red ones and the school of magic, 3 gold?
        does the patrician draw an extra card for the school of magic
        trader: school of magic counts as green when i cash in?
        can the school be yellow this round and red the next
    .no =
        is the school of magic worthless for income because its purple
        school of magic with the architect, does it pay me anything by itself
        does the school pay only if i already have another district of that color
        do i fix one color for the school of magic for the whole game
        does the school of magic give two coins to the marshal
    .asked =
        What color is the School of Magic when I collect?
ruling-school-abbot = For the School of Magic the Abbot takes one coin or one card, as for any religious district.
    .no =
        Does the Abbot get both a coin and a card for the School of Magic?
        Does the School of Magic count double for the Abbot?
        abbot with the school of magic, gold plus card for it?
        can i count the school as two blue districts for the abbot
        is the abbot paid nothing for the school of magic
        does the school of magic give the abbot a bonus on top
    .yes =
        abbot: school of magic gives me one thing, gold or card, my pick?
        does the abbot treat the school of magic like any blue building
        may the abbot take a card instead of a coin for the school
        two churches and the school of magic, 3 things in total for the abbot?
    .asked =
        I am the Abbot and own the School of Magic: coin, card, or both?
        What does the School of Magic bring the Abbot?
ruling-school-at-the-end = At the end of the game the School of Magic is a unique (purple) district, as when it was built: its card mentions only income.
    .no =
        Can the School of Magic be my missing type at the end of the game?
        I have no red district but the School of Magic. Do I get the points for every color?
        Rainbow bonus: can the School of Magic stand in for the type I am missing?
        can the school of magic be red for the 3 bonus points
        missing green at the end but got the school of magic, 5 colors?
        school of magic acts like the haunted quarter in scoring?
        do i pick a color for the school at the end of the game
    .yes =
        is the school just purple when we count points
        does the school of magic stay unique at game end
        does the school fill the purple slot of the five colors
    .asked =
        what color is the school of magic in the final count
ruling-school-capitol = For the Capitol the School of Magic counts only as a unique district: its type is chosen only for income.
    .no =
        May the School of Magic be the third noble district for the Capitol?
        I have two green districts and the School of Magic. Does the Capitol pay?
        two blue ones plus the school of magic, capitol bonus?
        can the school of magic be my third red for the capitol
        may i call the school green so that the capitol scores
        does my school complete any trio i like for the capitol
    .yes =
        capitol, school and one more purple, does that make three
        does the capitol see the school as purple
        is the school of magic a unique one for the capitol
    .asked =
        how does the school of magic count for the capitol
ruling-school-wishing-well = At the end the School of Magic is a unique district, so it is worth a point to the Wishing Well.
    .yes =
        Does the Wishing Well count the School of Magic?
        school of magic in town, one more point from my wishing well?
        is the school of magic purple for the wishing well
        wishing well and school of magic only: 2 points from the well?
    .no =
        does the wishing well skip the school because it changes color
        i used the school as yellow all game, is it lost for the wishing well
        does the school of magic give the well no point
        do i have to choose unique for the school so the wishing well counts it
    .asked =
        what is the school of magic worth to the wishing well
ruling-school-ivory-tower = The School of Magic is a unique district at the end, so with it in your city the Ivory Tower gives no points.
    .yes =
        Does the School of Magic ruin my Ivory Tower?
        lose 5 points for the tower because of the school of magic?
        does the school of magic count as another unique next to the ivory tower
        should i lose the tower bonus if the only other purple is the school
    .no =
        do i get the ivory tower points with the school of magic in my city
        can i say the school is blue so the ivory tower still scores
        ivory tower and school of magic, still alone in the purple sense?
        is the school harmless for my ivory tower
    .asked =
        ivory tower plus school of magic, how many bonus points
ruling-school-income-older = The School of Magic counts as a district of the color your character collects for, so you get 1 gold more.
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
