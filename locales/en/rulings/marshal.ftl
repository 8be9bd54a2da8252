### The rulings of data/rulings/marshal.toml, and the questions they answer: with yes, with no, or in another way.

ruling-marshal-seizes = The Marshal seizes one district of cost 3 or less from another player and pays its cost.
    .asked =
        Which districts can the Marshal take, and what does he pay?
        what can the marshal grab
        whats the marshals price limit
        how many buildings can the marshal nick per turn
        what may i seize as marshal and at what price
        what is the most expensive district the marshal can take
        which of my districts are safe from the marshal
    .yes =
        can the marshal take a 3 cost building
        are my 5 cost districts safe from the marshal
        is 3 the marshals maximum
        marshal on a cheap purple card, allowed?
        can a marshal take my 2 coin church
        watchtower costs 1, can the marshal have it for 1
        is a four coster beyond the marshal
        does the Marshal have to pay for what he seizes
        manor costs 3, can i seize it as marshal
        my cathedral is too pricey for the marshal right
        can the marshal take a district that costs 1
        can i seize a 2 cost district as marshal
        does the marshal only get districts up to 3
        is my 4 cost harbor safe from the marshal
        can the marshal take my market for 2 gold
        May the Marshal seize a district of cost 3 from another player?
        am i safe from the marshal if all my districts cost 4 or more
    .no =
        Can the Marshal grab a district of cost 4?
        is a harbor (4) within the marshals reach
        can the marshal seize two cheap districts in one turn
        can the marshal pay extra to seize a palace
        marshal nabs a castle for 4, ok?
        can i pay 5 as marshal and seize a big building
        one cheap from you and one cheap from her, can the marshal do both
        Is any district at all open to the Marshal if he has enough gold?
        fortress is 5, can the marshal nick it
        is the marshals cap 4
        can the marshal seize a 5 cost district
        can the marshal take my palace
        does the marshal seize for free
        do i lose two districts to the marshal in one turn
        marshal takes a 6 coster, allowed?
        Can the Marshal take a fortress from my city?
        town hall safe from nobody, can the marshal take it for 5
ruling-marshal-pays-owner = The Marshal pays the full cost of the district he seizes, and that gold goes to the player he takes it from.
    .yes =
        Does the Marshal pay the player whose district he seizes?
        The Marshal took my Tavern: does he owe me anything?
        marshal grabbed my 3 cost, do i get 3 gold
        marshal nicked my church, do i get its 2 coins
        do i have to hand the gold to the victim when i seize something as marshal
        Is the former owner compensated in full by the Marshal?
        lost a 3 coster to the marshal, so at least im 3 gold richer right
        the marshals cash goes straight to the guy he robbed?
        1 coin for a tavern, and it goes to the old owner, correct?
        do i get paid when the marshal takes my district
        does the marshal have to pay me for my temple
        do i have to pay as marshal
        marshal seizes my docks, 3 gold for me?
        Does the gold the Marshal pays go to the owner of the district?
        as marshal must i pay the whole cost
        can i keep the money the marshal pays for my building
    .no =
        does the marshals payment go to the bank
        can the marshal take a district for free
        does the marshal get 1 off like the warlord
        broke marshal, may he still seize a tavern
        marshal pays the bank, right?
        Does the Marshal get the building without spending anything?
        seized a temple as marshal, do i keep my money
        marshal pays one less than the price?
        my market got seized, do i come away with nothing
        im flat broke as marshal, can i grab a 2 coster anyway
        half price for the marshal?
        do i lose my district to the marshal for nothing
        does the bank get the marshals gold
        can i seize for 1 gold less as marshal
        marshal takes my tavern, no compensation?
        Is seizing free of charge for the Marshal?
        marshal pays 2 for a 3 cost district?
        can the marshal seize something without enough gold
    .asked =
        Who gets the money when the Marshal seizes a district?
        marshal seizes a market, what do i pay
        marshal took my manor, how much do i get
        i seize a watchtower as marshal, who do i pay
        how much does the marshal pay and to whom
        marshal took my 2 cost church, what do i receive
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
        my city is finished, does the marshal still get to snatch a tavern
        seven down, marshal comes up after me, can he pick one off
        can a marshal un-finish somebodys full city by seizing
        Is a completed city a legal target for the Marshal?
        he finished this round, i play marshal later, can i pinch his temple
        may the marshal take just a 1 coster from someone whos complete
        do cheap districts in a full city stay up for grabs for the marshal
        can the marshal seize from a finished city
        city complete, can the marshal still take something from me
        as marshal can i take a district from the player with 7
        do i lose a district to the marshal even when my city is complete
        does the marshal work against a completed city
        Am I still open to the Marshal after building my seventh district?
        marshal allowed to hit a full city if he pays?
        7 districts, marshal takes my tavern, legal?
    .yes =
        Is my finished city safe from the Marshal?
        my town is done, is the marshal locked out
        does completing protect my taverns from the marshal
        is it forbidden to seize from a finished city as marshal
        finished my town so marshal cant touch it right
        im complete, is my 2 coin church immune to the marshal
        Does finishing one's city shut out the Marshal?
        marshal is stuck if the only guy worth robbing has a completed city?
        cant seize from the one who has his city full, correct?
        after my last building am i safe from being seized by the marshal
        am i safe from the marshal with 7 districts
        city done, marshal cant seize?
        does a completed city protect me from the marshal
        is a complete city off limits for the marshal
        Must the Marshal leave a completed city alone?
        7 built, are my cheap ones protected from the marshal
        is the marshal forbidden to take from whoever has a full city
    .asked =
        who cant the marshal take from
        marshal wants something out of a completed city, what can he take
        can the marshal seize from a complete city or not
        which cities are protected from the marshal
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
        i have a watchtower as marshal, can i still seize theirs
        marshal wants a second market, is seizing the way
        does paying for it let the marshal double up on a building
        May the Marshal seize a district of the same name as one of his own?
        can i end up with two churches by playing marshal
        marshal with docks in town grabs another docks, fine?
        i own a manor and he owns a manor, marshal me takes his?
        can the marshal take a duplicate
        i have a tavern, can i seize another tavern as marshal
        do i lose my temple to a marshal who has a temple
        can the marshal have two of the same district
        marshal owns a market, can he buy mine off me
        Is the Marshal allowed to seize a building he already owns?
        seize a second church as marshal, ok?
    .yes =
        Is my Market safe from a Marshal who has one himself?
        does having the same building keep the marshal off mine
        is seizing a duplicate forbidden for the marshal
        is my temple safe if the marshal already built a temple
        marshal already got a temple so mine is safe yeah?
        is my tavern off the table for a marshal who owns a tavern
        Does owning the same building stop the Marshal from taking mine?
        no doubles for the marshal either when seizing, right
        as marshal i gotta pick something i dont have yet?
        same card in his town, so the marshal has to look elsewhere?
        is my district safe if the marshal has the same one
        marshal already has a prison, do i keep my prison
        is the marshal barred from seizing duplicates
        Does the Marshal have to take something he does not own yet?
        am i protected if the marshal has the same district
        same district in both cities, marshal cant take mine?
        no second watchtower for the marshal by seizing?
    .asked =
        marshal owns a church, what about my church
        which cheap districts are barred to the marshal because of his own city
        what if the marshal wants a district he already has
        marshal has tavern and temple, can he take mine or not
ruling-marshal-completes = The Marshal may complete his city with a seized district, even as the first: it counts like a built one, because the book asks what is in the city.
    .yes =
        Can the Marshal complete his city by seizing a district?
        Is the game over when the Marshal takes his seventh district?
        I am the Marshal with six districts and capture a seventh. Do I get the 4 points for finishing first?
        marshal grabs number 7, did he finish the game
        does the marshal score the +4 for finishing with a stolen building
        taking it as marshal counts the same as building it?
        seized the last one as marshal, is my city complete
        seizing my 7th as marshal, thats the end right?
        can i finish first by pinching a tavern with the marshal
        marshal got to seven with a stolen temple, 4 bonus points?
        Does a seized district count toward the Marshal's completed city just as a built one would?
        marshal on six takes one, last round triggered?
        it doesnt matter if number seven was seized or built by the marshal, right
        can a seized building make the marshal the first to complete
        can the marshal finish his city with a stolen district
        does a seized district count for completing my city
        i seized my seventh as marshal, am i first to finish
        marshal seizes 7th, does the game end this round
        do i get the bonus if the marshal ability completes my city
        May the Marshal end the game by taking my tavern?
        can i lose a district that completes the marshals city
    .no =
        does a seized district not count for the marshals seven
        must the 7th building be built and not seized by the marshal
        marshal with 6 seizes a tavern, do we need another round
        is the marshal barred from ending the game with his ability
        the marshals seized 7th doesnt end the game, does it need a real build
        Is the bonus for finishing first denied to a Marshal who seized his last district?
        marshal has 6 plus one seized, still one short?
        only buildings put up from hand count for finishing, so marshal cant?
        marshal may not take the one that would complete his city?
        is a seized district ignored for the marshals completed city
        must the marshal build the last district himself
        am i safe from the marshal if my tavern would be his seventh
        marshal at six, is he forbidden to seize a seventh
        Does the Marshal lose the four points because he did not build the last district?
        seized one dont count, right?
        marshal got 7 by seizing, does the game just go on
    .asked =
        Must the last district be built, or may it be taken from another player?
        6 in my city, i seize one as marshal, whats the status of my city
        marshal nicked his last building, how is that treated for completing
        marshal takes his seventh from me, does he finish or not
        do seized districts count toward seven for the marshal
ruling-marshal-income = The Marshal takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Marshal get?
        Which districts pay the Marshal?
        I am the Marshal with three red districts: how many coins?
        which colour feeds the marshal
        marshal income, what colour
        marshal with watchtower and fortress, how much cash
        gold per red building as marshal?
        what color does the marshal get gold for
        4 red districts, how much does the marshal take
    .yes =
        Do military buildings earn the Marshal gold?
        red districts pay the marshal, right?
        does the marshal collect like the warlord
        prison plus barracks, marshal gets 2 gold?
        marshal gets paid for watchtowers?
        does a marshal with 4 reds pull in 4
        one coin per military building for the marshal right
        Do the Marshal's red districts each bring him a coin?
        fortress in my town, 1 gold as marshal?
        does the marshal get gold for red districts
        do i get 1 gold per military district as marshal
        marshal with 2 reds, 2 gold?
        can the marshal collect for his prison
        Does the Marshal take income from his military districts?
        watchtower, prison and fortress, is that 3 for the marshal
        is red the marshals color
    .no =
        does the marshal earn from yellow buildings
        2 coins per red one for the marshal?
        no red buildings, does the marshal get any income
        do green ones bring the marshal gold
        marshal cashes in on blue stuff too?
        im the marshal with three green, do i get 3
        zero reds as marshal, is there still a coin for me
        Is the Marshal paid for red districts in his neighbours' cities?
        marshal earns on nobles?
        two reds as marshal thats 4 gold?
        does the marshal get gold for blue districts
        can the marshal collect for my red districts
        marshal gets 2 gold per red district?
        do i get income as marshal without red districts
        Does the Marshal earn gold for trade districts?
        marshal with 3 reds, 6 gold?
        marshal earns from purple districts?
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
        ive got factory as marshal, can i nick a 4 coin purple now
        factory owner marshal pays 2 for a 3 cost unique?
        Does the Factory count when the Marshal works out what he may seize?
        does my factory make his 4 purple a 3 for seizing
        marshal plus factory: cheaper theft of uniques?
        with factory the marshal reaches up to 4 on purples, right?
        owner of the purple gets one coin less since the marshal has a factory?
        can i seize a 4 cost purple as marshal with the factory
        does the factory help the marshal seize
        marshal with factory pays less for my unique district?
        do i get less gold when the marshal has a factory
        factory raises the marshals limit to 4?
        Can the Marshal use the Factory to take more expensive unique districts?
        my 4 cost purple, can a marshal with factory take it
        seizing a unique costs 1 less with the factory?
    .yes =
        marshal with a factory, still pays full for a seized purple?
        is a 4 cost unique safe from a marshal who has the factory
        does the factory only help the marshal when he builds
        are my expensive uniques out of reach even for a marshal with the factory
        i own a 4 cost purple, marshal has a factory, still safe?
        factory is for building only, marshal gets nothing out of it when seizing?
        Must a Marshal who owns the Factory pay the full cost of a seized unique district?
        limit stays 3 for the marshal even with factory, right
        seizing a 3 cost unique with factory in town, still 3 coins?
        a unique for 5 is way outta reach for marshal w factory too?
        do i pay full price as marshal even if i own the factory
        is the factory useless for seizing
        marshal has the factory, is my 4 cost unique still safe
        does the marshal have to pay 3 for a 3 cost purple even with the factory
        Does the Marshal's limit remain 3 when he owns the Factory?
        do i get the full cost if the marshal with a factory takes my unique
        factory only when building, not for the marshals seizing?
    .asked =
        what does the marshal pay for a 3 cost purple if he has the factory
        marshal with factory, max cost he can seize
        does the factory change the marshals limit
        marshal with factory takes a purple for 3, what do i get
