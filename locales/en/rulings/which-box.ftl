### The rulings of data/rulings/which-box.toml, and the questions they answer: with yes, with no, or in another way.

ruling-editions-city-size = A city is complete at seven districts in the 2016 box (eight with 2 or 3 players), and at eight in the older boxes. Their short game goes to seven; in the French third edition also to six.
    .asked =
        Seven districts or eight: what is right for my box?
        Why do some people play to eight districts?
        My friend's old copy says eight buildings, mine says seven. Who is right?
        how many districts end the game in the classic edition
    .yes =
        is it seven districts in the 2016 box
        did the old classic box need 8 buildings to finish
        2016 box with just two of us, is it eight
        can the french third edition be played to six
    .no =
        does the new edition still go to eight with five players
        is seven the normal end in the old box
ruling-editions-missing-cards = Seven districts are only in the older boxes, not in 2016: the Ball Room, the Bell Tower, the Graveyard, the Hospital, the Lighthouse, the Throne Room and the University (cost 6, worth 8).
    .asked =
        Which cards are only in the older boxes?
        Where are the University and the Bell Tower in the 2016 box?
        which old purple cards are gone in 2016
    .yes =
        Was the Bell Tower dropped from the new version?
        are the lighthouse and the throne room only in the older boxes
        was the hospital left out of the 2016 edition
    .no =
        does the 2016 box have a university
        is there a graveyard in the new edition
        did i lose my bell tower, its not in my 2016 box
        ball room in the 2016 box?
ruling-editions-bell-tower = The Bell Tower of the older boxes lets the game end at seven districts. We read it this way: bonuses and protection then apply at seven too, because they depend on a completed city.
    .yes =
        With the Bell Tower of the older boxes, do bonuses and protection apply at seven districts?
        bell tower in an older edition, is a city of seven safe from the warlord
        did the old bell tower end the game at seven
    .no =
        old box bell tower, do i still need eight for the bonus points
        old edition bell tower: is seven only the end and protection stays at eight
    .asked =
        what did the bell tower of the old boxes do
        bell tower from the old box, how do city bonuses work
ruling-editions-costs = Some costs changed from the classic box to 2016: Observatory 4 (was 5), Imperial Treasury 5 (was 4), Poor House 4 (was 5), Factory 5 (was 6). The Laboratory now gives 2 gold (was 1). We know only part of the French third edition.
    .yes =
        Did the cost of a card change between the boxes?
        imperial treasury is 5 in the new edition, was it 4 before
        did the poor house get cheaper in 2016
        was the lab worth only 1 gold per card in the classic box
    .no =
        does the observatory cost 5 in the 2016 box
        is the factory the same price in the classic box and 2016
        lab gives 1 gold in the 2016 edition?
    .asked =
        Why does my Observatory or Factory have a different cost?
        The Laboratory on my old card gives 1 gold, not 2. Why?
        what do the factory and the observatory cost in the classic box
ruling-editions-keep = The 2016 box has one Keep, the classic box two.
    .asked =
        How many Keeps are in the box?
        how many keep cards came in the classic box
    .yes =
        is there just one keep in the 2016 box
        did the classic box have two keeps
    .no =
        Should there be two Keeps among my cards?
        am i missing a keep, my 2016 box has one
        two keeps in the 2016 edition?
        is one keep a misprint in my new box
