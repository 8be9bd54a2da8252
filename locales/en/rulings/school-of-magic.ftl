### The rulings of data/rulings/school-of-magic.toml, and the questions they answer: with yes, with no, or in another way.

ruling-school-income = The School of Magic counts as the type your character collects for: noble for the King, military for the Warlord, and so on. So you get one more gold or card.
    .yes =
        Do I get income for the School of Magic?
        Does the School of Magic pay the King, the Bishop or the Merchant?
        I am the Warlord with the School of Magic: one more coin?
    .asked =
        What color is the School of Magic when I collect?
ruling-school-abbot = For the School of Magic the Abbot takes one coin or one card, as for any religious district.
    .no =
        Does the Abbot get both a coin and a card for the School of Magic?
        Does the School of Magic count double for the Abbot?
    .asked =
        I am the Abbot and own the School of Magic: coin, card, or both?
        What does the School of Magic bring the Abbot?
ruling-school-at-the-end = At the end of the game the School of Magic is a unique (purple) district, as when it was built: its card mentions only income.
    .no =
        Can the School of Magic be my missing type at the end of the game?
        Does the School of Magic count for the bonus for all five colors?
        I have no red district but the School of Magic. Do I get the points for every color?
        Rainbow bonus: can the School of Magic stand in for the type I am missing?
ruling-school-capitol = At the end the School of Magic is only unique, because you choose its type only for income. As a unique district it counts for the Capitol and the Wishing Well, and it costs you the Ivory Tower's points.
    .no =
        May the School of Magic be the third noble district for the Capitol?
        I have two green districts and the School of Magic. Does the Capitol pay?
    .yes =
        Does the Wishing Well count the School of Magic?
        Does the School of Magic ruin my Ivory Tower?
ruling-school-income-older = The School of Magic counts as a district of the color your character collects for, so you get 1 gold more.
    .yes =
        Do I get income for the School of Magic?
