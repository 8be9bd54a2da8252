### The rulings of data/rulings/scoring.toml, and the questions they answer: with yes, with no, or in another way.

ruling-score-costs = Every district scores as many points as it costs.
    .asked =
        How many points is a district worth?
        How are points counted?
        Does the most expensive city win?
        What does each building bring at the end?
        my city: 4, 5 and 2, how many points is that
        points per building?
        tavern temple and palace, how many points
        how do i score my houses
        how many points for a district of cost 3
        what are my districts worth
    .yes =
        Is the price on a district also its victory points?
        is a palace for 5 worth 5 points
        do i add up the costs of my districts for my score
        so a tavern is 1 point at the end?
        cathedral 5 points right
        score = price of the card?
        Does a district that costs four score four points?
        a 1 coin watchtower brings 1 point?
        sum of all costs in my city is my base score?
        does a district score its cost
        is a 5 cost district worth 5 points
        market costs 2, so 2 points?
        do expensive districts score more
        Do I score as many points as my districts cost?
        does a temple give me 1 point
        6 cost district, 6 points?
    .no =
        is every district worth one point no matter the price
        does a cost 3 building give just 1 point
        are districts worth double their cost
        do cheap districts score as much as expensive ones
        each house 1 point?
        Are all districts worth the same at the end?
        castle for 4 scores 2?
        cost times two for points?
        pricey ones dont score more than cheap ones?
        a 3 cost gives 4?
        does every district score 1 point
        is a tavern worth as much as a palace
        4 cost district, 3 points?
        do districts score half their cost
        Does the cost of a district have no influence on its points?
        palace 10 points?
ruling-score-not-gold-or-hand = Gold and cards in hand score nothing by themselves; only a few unique (purple) cards say otherwise.
    .no =
        Do gold and cards in hand score points?
        i have 8 gold left at the end, is that worth anything
        do leftover coins count as points
        are unbuilt districts in my hand worth points
        one point per coin at the end, is that a normal rule
        do i lose points for cards still in hand
        10 coins left, 10 points?
        hand full of districts at the end, any points
        Does leftover gold count in the score by default?
        minus points for unbuilt cards?
        does cash give me victory points
        half a point per coin?
        cards in hand score their cost?
        does gold count at the end
        do cards in my hand give points
        5 gold left, 5 points?
        do i get points for leftover gold
        is a card in hand worth its cost
        Does my remaining gold count as points?
        do i lose points for unbuilt cards
    .yes =
        is money useless for the score once the game is over
        cards i didnt build are worth nothing?
        leftover coins are worthless at the end right
        unbuilt palace in hand scores zip?
        Do coins and hand cards count for nothing unless a unique card says so?
        so hoarding gold gets me no points by itself?
        only some purples make gold or hand worth points?
        my unused cards dont score, correct
        is leftover gold worth nothing
        are cards in hand worth nothing at the end
        do i need a purple card to score gold
        gold doesnt score?
        Are coins and cards in hand worthless in the final scoring?
        is only my city scored, not my hand
        can only special purples give points for my hand
    .asked =
        what is leftover gold worth at the end
        points for leftover cash and cards
        what turns gold or cards into points
        does gold score or not
        what are cards in hand worth at the end
ruling-score-five-types = A city with at least one district of each of the five types (colors) scores 3 points.
    .asked =
        What do I get for five colors?
        How many points for all five district types?
        My city is a rainbow with every color. What is that worth?
        five different colors in my city at the end
        rainbow bonus?
        one of each colour, how many points
        how much for all five colors
        five types bonus points
    .yes =
        Is there a bonus for one of each color?
        Do I get extra points for noble, religious, trade, military and unique together?
        are all five colors worth 3 points
        does one district of each type do for the color bonus
        3 points for all colours?
        blue green red yellow purple, thats the bonus right
        Does a city with all five types earn three extra points?
        just one of each is enough for the rainbow?
        can several players each get the rainbow points
        do i get 3 points for all five colors
        is there a bonus for five types
        one of each color, 3 points?
        does one district per type suffice for the bonus
        Do all five district types give me three points?
        all colors in my city, bonus for me too if another player has it
        do i need purple for the color bonus
    .no =
        do four colors already give the bonus
        is the all colors bonus 5 points
        two of every color, is it 6 points
        do i get the 3 points without a purple district
        only the first player with five colors gets the 3?
        4 colours, bonus?
        no purple but all four others, 3 points?
        Is the bonus for five types worth four points?
        need two of each colour for rainbow?
        three extra points for every set of colours, so 6 with two sets?
        rainbow only counts for whoever finished first?
        5 colours gives 2?
        do i get 5 points for five colors
        is four colors enough for the bonus
        all colors, 4 points?
        do i get the color bonus without a red district
        Is there no bonus for having every type?
        must i have two districts of each color for the bonus
        three colors, 3 points?
ruling-score-first = The first player to complete a city scores 4 points, the others with a completed city 2. The first gets 4 in all, not 4 and 2.
    .asked =
        How many points for the first completed city?
        How many points for a completed city?
        how many points for complete city
        Does the first player to finish get 4 points or 6?
        I was the fastest to reach seven districts. What is my bonus?
        bonus for the quickest builder
        i finished first, how much
        bonus for first complete city
        points for finishing first
        i completed first, 4 or 6 points
    .yes =
        first to finish gets 4 points?
        i finished first, is 4 all i get for it
        4 for the first one done right
        finished before everyone, 4 points?
        Is four the entire bonus of the player who completes a city first?
        no extra 2 on top of the 4, correct
        being fastest to seven is worth 4?
        only one player gets the 4 points?
        do i get 4 points for completing first
        is the bonus for the first city 4
        finished first, 4 and not 6?
        does only the first finisher get 4
        Does the first completed city score four points?
        first with seven districts, 4 extra?
        am i better off by 4 points for finishing first
    .no =
        My friend says the first finisher gets 4 plus another 2. Right?
        do i score 6 for being the first to complete
        is it 2 points for the first finished city
        does the first finisher also collect the 2 everyone else gets
        is there no bonus for finishing my city first
        do two players share the 4 points if both finish in the last round
        first gets 4 + 2?
        3 points for finishing first?
        Does the first finisher score six points altogether?
        two of us finished in the same round, 4 each?
        first done gets nothing?
        fastest gets just 2 like the rest?
        i finished first so i add the 2 for a complete city too?
        do i get 4 plus 2 for finishing first
        first finisher 5 points?
        is finishing first worth only 2
        does everyone who finishes get 4
        Does the first to complete a city get six points?
        no points for being first?
        first finisher 4, and then 2 more for being complete?
ruling-score-others = Each other completed city scores 2 points, including one completed later in the same last round.
    .asked =
        What do the other completed cities score?
        Two players finish in the same round: what does each get?
        What if I complete my city second?
        finished my city one turn too late, what do i score for it
        second done, bonus?
        completed my town after the first guy, points
        points for finishing second
        how much for a complete city that wasnt first
    .yes =
        I also reached seven districts, but after somebody else. Any points for that?
        Is there a reward for finishing when I was not the fastest?
        second to finish gets 2 points?
        three of us finished, do the last two get 2 each
        completed my city in the last round after someone else, 2 points for me?
        finished second, 2 points?
        got my seventh in the final round behind someone, 2 for me right
        Does every later completed city score two points?
        two others finish after the first, 2 each?
        last round finish still counts for 2?
        im third to finish, also 2?
        do i get 2 points for a completed city
        finished after the first player, 2 points?
        does the second finisher get points
        completed in the last round, do i get 2
        Do I score two points if I complete my city but not first?
        third finisher gets 2 as well?
        is 2 the bonus for the others who complete
    .no =
        do later finishers also score 4
        only the first completed city gets a bonus?
        i have six districts at the end, do i get the 2 points
        does the third to finish get nothing
        second finisher gets 4 too?
        too late means zero?
        Is a completed city worth nothing unless it was the first?
        second gets 3?
        one short of complete, still 2?
        only one runner up gets the 2?
        second gets 2 and the third gets 1?
        does the second finisher get 4
        no bonus if i wasnt first?
        do i get 2 points with an incomplete city
        second to finish, 1 point?
        Do later finishers in the last round get nothing?
        does only the second finisher get 2 and not the third
        completed second, 6 points?
ruling-score-uniques = In the final scoring, add the extra points of the unique districts last.
    .asked =
        When do the unique districts' extra points count?
        Where do the points of the Dragon Gate, the Statue or the Map Room come in?
        in what order do we add up the final score
        when do i add the basilica points
        purple extras, when
        do we count dragon gate bonus first or last
        last step of scoring is what
        when are the points of purple cards added
        scoring order, where do unique districts come
    .yes =
        do i add the purple extras at the very end of the count
        first costs and bonuses, then the purple cards extras?
        are extra points of unique districts the last step of scoring
        purple bonus points come last right
        costs first, then statue and co?
        Are the extra points of unique districts added at the end of the scoring?
        after finish bonus and rainbow come the purple texts?
        map room and friends counted as the final thing?
        are purple bonus points added last
        do we score unique extras at the end
        statue points last?
        Do the unique districts' bonus points come last in the scoring?
        do we count costs before the purple extras
        map room extra after all the other points?
        do unique bonuses come after the finishing bonus
    .no =
        are the unique bonuses counted before the costs
        do the wishing well points come during the game
        do i score the statue as soon as its built
        are purple extras scored in the middle, between costs and the finish bonus?
        dragon gate extra gets counted before everything?
        Do we add the extra points of purple cards during play?
        basilica points as soon as i build it?
        purples bonus first then the district costs?
        do the uniques extras get scored before the rainbow
        do unique extras score first
        do i get the dragon gate points during the game
        purple bonus before the district costs?
        Are the extra points of unique districts scored when they are built?
        are unique extras counted before the color bonus
        wishing well scored first?
ruling-uniques-cost-and-extra = A unique district scores its cost like any other; some give extra points on top, as their text says.
    .yes =
        Do unique districts score their cost besides their extra points?
        does the smithy give 5 points at the end for its cost
        is a library with cost 6 worth 6 points
        is the printed price of my purple counted even though its text gives points too
        purple scores cost plus text?
        dragon gate gives its cost and the extra?
        Does a unique district without a points text still score its cost?
        factory has no bonus text, still its price in points right
        purple for 5 scores 5 at least?
        text bonus comes on top of the price for uniques?
        do purple districts score their cost
        does the dragon gate score cost plus bonus
        do i get points for the cost of my unique districts
        purple without bonus, still points for its cost?
        Does a unique district score its cost in addition to its bonus?
        is a unique district scored like any other plus its extra
        library 6 points?
    .no =
        are purple cards without a points text worth zero
        do unique districts only score their bonus and not their price
        does every purple district give extra points
        purples only worth what their text says?
        Do all unique districts bring extra points?
        laboratory scores zero since it has no bonus?
        bonus replaces the cost for purple cards?
        is a purple without text worth nothing
        is a purple district worth 0 without a bonus
        do unique districts score only their extra
        does a purple district not count its cost
        do all purples give bonus points
        Is the cost of a unique district left out of the score?
        dragon gate scores just the 2 extra?
        smithy no points?
    .asked =
        how many points for a purple district
        points for a purple w/o a bonus
        how does a purple with bonus text score
        what do unique districts score
        purple district, cost or bonus or both
ruling-printed-cost = A district you got cheaper or free still scores its full cost: the rulebook counts the cost of the district, not what you paid. A beautified one scores 1 extra point.
    .yes =
        Does a district I got cheaper or free still score its full cost?
        i built it free with the framework, full points?
        magistrate took my palace for nothing, does he score 5 for it
        thieves den paid with cards, still 6 points?
        do i score the price printed on the card and not what i spent
        factory discount doesnt eat my points right
        framework freebie scores full?
        seized it for cheap, scores whats printed?
        Does a district score its full cost no matter what I paid for it?
        alchemist gets gold back and still scores everything?
        paid nothing, 6 coster, 6 points?
        beautified one scores a point more than printed?
        do i score the full cost if i paid less
        framework built it for free, full points?
        factory made it cheaper, do i still score the full cost
        do i get all points for a necropolis i got for free
        does the alchemist score his districts in full
        Does a district bought at a discount score its full cost?
        paid 4 for a 5 cost purple, 5 points?
    .no =
        The Alchemist got his money back, so does his district score zero?
        does a discount from the factory cost me a point
        cardinal borrowed 3 gold, does he score only what he paid himself
        necropolis for a sacrificed district, is it worth zero
        alchemist got refunded, does he lose the districts points
        free building no points?
        paid 4 for a 5 purple with factory, 4 points?
        Is the score based on the gold actually spent?
        necropolis via sacrifice scores zero?
        magistrate paid nothing so no points for the loot?
        alchemists refunded houses dont count?
        thieves den bought with cards scores only the coins i put in?
        do i score only what i paid
        free district, 0 points?
        do i lose a point because of the factory
        does the alchemist score nothing since he got the gold back
        Are the points based on the price I actually paid?
        necropolis for free, no points?
        framework palace worth nothing?
    .asked =
        I built for less with the Factory: how many points?
        Built through the Framework or the Necropolis: what is it worth?
        I paid one gold less for the building. Do I score what I paid or what is printed?
        framework paid for my library, how much does it score
        framework gave me a palace, points?
        score by paid price or card price
        points for a district i got for free
        paid less, which cost counts for points
ruling-score-first-older = The first player to build an eighth district scores 4 points.
    .asked =
        How many points for the first completed city?
        bonus for building the eighth district before everyone else
    .yes =
        first to eight districts gets 4 points?
    .no =
        do i get 6 for finishing first
        is it only 2 points for the first full city
        does reaching seven districts first give the 4 points
        do i get the first finishers bonus for the eighth district if another had eight before
ruling-score-others-classic = Everyone else who builds an eighth district in that last round scores 2 points.
    .asked =
        What do the other completed cities score?
        eighth district in the last round but not the first, what bonus
    .yes =
        second player with eight districts gets 2 points?
        built my eighth in the last round after someone else, 2 points?
    .no =
        do later finishers get 4 as well
        seven districts at the end, do i get the 2 points
        does only the first finisher get a bonus
ruling-score-others-third = Everyone else who has eight districts at the end scores 2 points.
    .asked =
        What do the other completed cities score?
        what do i get for eight districts if someone else was faster
    .yes =
        i have eight districts too but wasnt first, 2 points?
        three players with eight, do two of them get 2 each
    .no =
        do all eight district cities score 4
        do seven districts earn the 2 points
        is there nothing for the second to reach eight
ruling-score-purple-older = In the final scoring, add the extra points of the purple districts last.
    .asked =
        When do the purple districts' extra points count?
        when do i count the museums points
    .yes =
        do i add purple bonuses at the very end
        after costs and the color bonus, the purple cards come last?
    .no =
        are purple extras counted before the districts costs
        does the map room score during the game
        do all purple cards have extra points
ruling-event-and-state-third = The first player to build an eighth district keeps the 4 points even after losing a district: the book gives them for having built it first.
    .yes =
        Does the first player to finish keep the 4 points after losing a district?
        first finisher back down to seven, still 4 points?
        are the 4 points safe once i laid my eighth district first
    .no =
        i was first to eight but the armory hit me, are the 4 points gone
        do the 4 points go to the next player if the first loses a district
        must i still have eight at the end for the 4
    .asked =
        first finisher lost a building to the armory, what about his bonus
ruling-others-need-eight-third = For the 2 points you need eight districts at the end: another player who had eight and lost one gets nothing.
    .no =
        Does a later finisher keep the 2 points after losing a district?
        i was second to eight and the armory cost me one, 2 points anyway?
        are the 2 points safe once i reached eight second
        does the armory leave my 2 point bonus alone
    .yes =
        must i still have eight at the end for the 2 points
        had eight, lost one, so no 2 points?
    .asked =
        second finisher lost a district, what does he score
