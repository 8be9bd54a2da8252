### The rulings of data/rulings/marshal.toml, and the questions they answer: with yes, with no, or in another way.

ruling-marshal-seizes = The Marshal seizes one district of cost 3 or less from another player and pays its cost.
    .asked =
        Which districts can the Marshal take, and what does he pay?
        what can the marshal grab
    .yes =
        can the marshal take a 3 cost building
        are my 5 cost districts safe from the marshal
        is 3 the marshals maximum
        marshal on a cheap purple card, allowed?
    .no =
        Can the Marshal grab a district of cost 4?
        is a harbor (4) within the marshals reach
        can the marshal seize two cheap districts in one turn
        can the marshal pay extra to seize a palace
ruling-marshal-pays-owner = The Marshal pays the full cost of the district he seizes, and that gold goes to the player he takes it from.
    .yes =
        Does the Marshal pay the player whose district he seizes?
        The Marshal took my Tavern: does he owe me anything?
        marshal grabbed my 3 cost, do i get 3 gold
    .no =
        does the marshals payment go to the bank
        can the marshal take a district for free
        does the marshal get 1 off like the warlord
        broke marshal, may he still seize a tavern
    .asked =
        Who gets the money when the Marshal seizes a district?
        marshal seizes a market, what do i pay
ruling-marshal-not-completed = The Marshal can seize nothing from a completed city.
    .no =
        Can the Marshal take a district from a completed city?
        I have seven districts. Does the Marshal get to grab my cheap one?
        I am the Marshal: may I steal a building from whoever finished first?
        can the marshal raid a player with 7 buildings
        marshal vs full city, any target?
        he just hit seven, can my marshal take one before the game ends
        will the marshal still be able to nab my watchtower once im complete
        can the marshal buy a district out of a complete city by paying more
    .yes =
        Is my finished city safe from the Marshal?
        my town is done, is the marshal locked out
        does completing protect my taverns from the marshal
        is it forbidden to seize from a finished city as marshal
ruling-marshal-no-duplicate = The Marshal cannot seize a district that he already has in his city.
    .no =
        Can the Marshal seize a district he already has?
        Can the Marshal get a second Tavern by taking mine?
        I am the Marshal and own a Temple. May I seize a Temple next door?
        marshal has a tavern, can he take mine as well
        im marshal with a church, is his church a target
        can you get doubles by seizing as the marshal
        two prisons in the marshals city via seizing?
        marshal takes a copy of what he owns, legal?
    .yes =
        Is my Market safe from a Marshal who has one himself?
        does having the same building keep the marshal off mine
        is seizing a duplicate forbidden for the marshal
        is my temple safe if the marshal already built a temple
ruling-marshal-completes = The Marshal may complete his city with a seized district, even as the first: it counts like a built one, because the book asks what is in the city.
    .yes =
        Can the Marshal complete his city by seizing a district?
        Is the game over when the Marshal takes his seventh district?
        I am the Marshal with six districts and capture a seventh. Do I get the 4 points for finishing first?
        marshal grabs number 7, did he finish the game
        does the marshal score the +4 for finishing with a stolen building
        taking it as marshal counts the same as building it?
        seized the last one as marshal, is my city complete
    .no =
        does a seized district not count for the marshals seven
        must the 7th building be built and not seized by the marshal
        marshal with 6 seizes a tavern, do we need another round
        is the marshal barred from ending the game with his ability
    .asked =
        Must the last district be built, or may it be taken from another player?
ruling-marshal-income = The Marshal takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Marshal get?
        Which districts pay the Marshal?
        I am the Marshal with three red districts: how many coins?
        which colour feeds the marshal
    .yes =
        Do military buildings earn the Marshal gold?
        red districts pay the marshal, right?
        does the marshal collect like the warlord
        prison plus barracks, marshal gets 2 gold?
    .no =
        does the marshal earn from yellow buildings
        2 coins per red one for the marshal?
        no red buildings, does the marshal get any income
        do green ones bring the marshal gold
ruling-marshal-factory = Even with a Factory the Marshal cannot seize anything that costs more than 3: it only lowers what its owner pays to build. The cost stays the same, and the Marshal's limit and payment depend on the cost.
    .no =
        Can the Marshal with a Factory seize a unique district of cost 4?
        Does the Marshal pay 1 less for a unique district if he has the Factory?
        I am the Marshal and own the Factory: is a purple district for 4 within my reach?
        Does the Factory's discount work for seizing as well?
        does my factory stretch the marshals limit to 4
        marshal owns the factory, purple for 2 instead of 3?
        factory gives me a discount when i steal a purple as the marshal
        5 cost purple counts as 4 for a marshal with factory, and so on?
    .yes =
        marshal with a factory, still pays full for a seized purple?
        is a 4 cost unique safe from a marshal who has the factory
        does the factory only help the marshal when he builds
        are my expensive uniques out of reach even for a marshal with the factory
