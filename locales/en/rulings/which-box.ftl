### The rulings of data/rulings/which-box.toml, and the questions they answer: with yes, with no, or in another way.

ruling-editions-city-size = A city is complete at seven districts in the 2016 box (eight with 2 or 3 players), and at eight in the older boxes. Their short game goes to seven; in the French third edition also to six.
    .asked =
        Seven districts or eight: what is right for my box?
        Why do some people play to eight districts?
        My friend's old copy says eight buildings, mine says seven. Who is right?
        how many districts end the game in the classic edition
        7 or 8 to end, which edition
        old rules city size
        how many districts in the old edition
        7 or 8 districts, which box
    .yes =
        is it seven districts in the 2016 box
        did the old classic box need 8 buildings to finish
        2016 box with just two of us, is it eight
        can the french third edition be played to six
        new box seven?
        older box eight districts right
        Is the short game of the older boxes played to seven?
        french third edition short game to six possible?
        2016 with three players is eight?
        grandpas old copy says 8, is that right for his box
        is it 7 districts in the 2016 edition
        is it 8 districts in the old edition
        does the short game in old boxes go to seven
        2016 with 2 players, eight districts?
        Is a city complete at eight districts in the older boxes?
        do i need only seven in my 2016 box with 5 players
        my old box says 8, correct?
    .no =
        does the new edition still go to eight with five players
        is seven the normal end in the old box
        2016 box eight for five players?
        old box normally seven?
        Did the 2016 edition raise the number of districts to nine?
        all editions same city size?
        classic short game to eight?
        2016 box two players seven?
        is it 8 districts in the 2016 box with 4 players
        is it 7 districts in the normal old game
        do all boxes use seven districts
        2016 box, six districts?
        Does the 2016 box need eight districts with six players?
        2016 with 3 players, seven?
ruling-editions-missing-cards = Seven districts are only in the older boxes, not in 2016: the Ball Room, the Bell Tower, the Graveyard, the Hospital, the Lighthouse, the Throne Room and the University (cost 6, worth 8).
    .asked =
        Which cards are only in the older boxes?
        Where are the University and the Bell Tower in the 2016 box?
        which old purple cards are gone in 2016
        which buildings exist only in old boxes
        university where
        which districts are missing in 2016
        where is the graveyard in my box
    .yes =
        Was the Bell Tower dropped from the new version?
        are the lighthouse and the throne room only in the older boxes
        was the hospital left out of the 2016 edition
        no graveyard in 2016?
        lighthouse old boxes only right
        Are the Throne Room and the Ball Room missing from the 2016 box?
        university cost 6 worth 8 is an old card?
        seven old districts didnt make it to 2016?
        hospital not in my new box, thats normal?
        is the university missing in the 2016 box
        is the hospital only in old boxes
        no bell tower in 2016?
        is the ball room an old card
        Was the Graveyard left out of the 2016 box?
        is the throne room only in older boxes
        lighthouse missing in 2016, normal?
    .no =
        does the 2016 box have a university
        is there a graveyard in the new edition
        did i lose my bell tower, its not in my 2016 box
        ball room in the 2016 box?
        graveyard in the 2016 box?
        bell tower still in the new edition?
        Is the Throne Room part of the 2016 edition?
        did i get a faulty box without the lighthouse
        every old district is in the 2016 box?
        university worth 6 in old box?
        is the university in the 2016 box
        is my 2016 box incomplete without the hospital
        does the 2016 box have a lighthouse
        bell tower in 2016?
        Is the Graveyard in the 2016 edition?
        throne room in the new box?
ruling-editions-bell-tower = The Bell Tower of the older boxes lets the game end at seven districts. Bonuses and protection then apply at seven too, because they depend on a completed city.
    .yes =
        With the Bell Tower of the older boxes, do bonuses and protection apply at seven districts?
        bell tower in an older edition, is a city of seven safe from the warlord
        did the old bell tower end the game at seven
        old bell tower = done at seven?
        bell tower owner w seven safe from warlord right
        Do we read the Bell Tower so that the bonuses apply at seven districts?
        older edition bell tower makes seven a complete city?
        finish points at seven with the old bell tower?
        protection comes with seven if bell tower lowered it?
        bell tower in the old box, is the city complete at seven
        do i get the bonus at seven with the old bell tower
        am i safe from the warlord at seven with the bell tower
        bell tower, game ends at 7?
        Does a city of seven count as completed with the Bell Tower of the older boxes?
        old bell tower: bonuses at seven too?
        does the bell tower lower the end to seven districts
    .no =
        old box bell tower, do i still need eight for the bonus points
        old edition bell tower: is seven only the end and protection stays at eight
        with the old bell tower can the warlord still burn a city of seven?
        bell tower: seven ends but bonus only at eight?
        old bell tower ends game at six?
        Does protection still begin at eight when the Bell Tower is in force?
        bell tower changes nothing about bonuses at seven?
        bell tower makes the city bigger?
        bell tower, do i need eight for protection
        can the warlord attack my seven districts with the old bell tower
        bell tower gives no bonus at seven?
        is the bell tower only about the end, not the bonus
        Does the old Bell Tower leave the protection at eight districts?
        bell tower ends the game at nine?
        am i not safe with seven despite the bell tower
    .asked =
        what did the bell tower of the old boxes do
        bell tower from the old box, how do city bonuses work
        bell tower old box does what
        bell tower at seven, bonus and protection?
        bell tower at seven, am i protected
        old bell tower, what happens at seven districts
ruling-editions-costs = Some costs changed from the classic box to 2016: Observatory 4 (was 5), Imperial Treasury 5 (was 4), Poor House 4 (was 5), Factory 5 (was 6). The Laboratory now gives 2 gold (was 1). We know only part of the French third edition.
    .yes =
        Did the cost of a card change between the boxes?
        imperial treasury is 5 in the new edition, was it 4 before
        did the poor house get cheaper in 2016
        was the lab worth only 1 gold per card in the classic box
        factory cheaper now?
        treasury went up to 5 right
        Did the Observatory cost 5 in the classic box?
        poor house 4 in 2016?
        lab gives 2 now used to be 1?
        old factory 6 new factory 5?
        did the observatory get cheaper in 2016
        is the factory 5 in 2016
        did the imperial treasury get more expensive
        does the 2016 laboratory give 2 gold
        Did the Poor House cost 5 in the classic box?
        classic laboratory 1 gold?
        have some costs changed since the classic box
    .no =
        does the observatory cost 5 in the 2016 box
        is the factory the same price in the classic box and 2016
        lab gives 1 gold in the 2016 edition?
        treasury cheaper in 2016?
        observatory still 5 in 2016?
        Have all costs stayed the same since the classic box?
        poor house 5 in the new one?
        lab always gave 2 gold, also in classic?
        factory 6 in 2016?
        is the observatory 5 in 2016
        is the poor house 5 in 2016
        did the laboratory always give 2 gold
        imperial treasury 4 in 2016?
        Is the Factory cost 6 in the 2016 box?
        are all costs the same in old and new boxes
    .asked =
        Why does my Observatory or Factory have a different cost?
        The Laboratory on my old card gives 1 gold, not 2. Why?
        what do the factory and the observatory cost in the classic box
        observatory 4 or 5
        which prices changed since classic
        lab classic gold?
        why is my factory cost different
        how much gold for the laboratory in the old box
ruling-editions-keep = The 2016 box has one Keep, the classic box two.
    .asked =
        How many Keeps are in the box?
        how many keep cards came in the classic box
        keeps in classic vs 2016
        number of keep cards in my new box
        how many keeps in 2016
        one keep or two
    .yes =
        is there just one keep in the 2016 box
        did the classic box have two keeps
        my old copy has two keeps and my new one just one, both complete?
        2016 one keep?
        old box had 2 keeps right
        Is a single Keep correct for the 2016 edition?
        nothing missing if i find just one keep in the new box?
        classic: a pair of keeps?
        is there one keep in my 2016 box
        did the old classic have 2 keeps
        only one keep in 2016?
        is one keep right for the new box
        Are there two Keeps in the classic box?
        my 2016 box has one keep, complete?
    .no =
        Should there be two Keeps among my cards?
        am i missing a keep, my 2016 box has one
        two keeps in the 2016 edition?
        is one keep a misprint in my new box
        2 keeps in 2016?
        only one keep in classic?
        Has my 2016 box lost a Keep if I count one?
        same number of keeps in both editions?
        three keeps in the classic box?
        no keep at all in 2016?
        are there two keeps in 2016
        is a keep missing from my 2016 box
        did the classic box have one keep
        2016 has 2 keep cards?
        Does the 2016 box contain two Keeps?
        classic and 2016 same number of keeps?
