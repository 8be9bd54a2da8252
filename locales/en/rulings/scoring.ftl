### The rulings of data/rulings/scoring.toml, and the questions they answer: with yes, with no, or in another way.

ruling-score-costs = Every district scores as many points as it costs.
    .asked =
        How many points is a district worth?
        How are points counted?
        Does the most expensive city win?
        What does each building bring at the end?
    .yes =
        Is the price on a district also its victory points?
ruling-score-five-types = A city with at least one district of each of the five types (colors) scores 3 points.
    .asked =
        What do I get for five colors?
        How many points for all five district types?
        My city is a rainbow with every color. What is that worth?
    .yes =
        Is there a bonus for one of each color?
        Do I get extra points for noble, religious, trade, military and unique together?
ruling-score-first = The first player to complete a city scores 4 points: 4 in all, not 4 and 2.
    .asked =
        How many points for the first completed city?
        Does the first player to finish get 4 points or 6?
        I was the fastest to reach seven districts. What is my bonus?
    .no =
        My friend says the first finisher gets 4 plus another 2. Right?
ruling-score-others = Each other completed city scores 2 points, including one completed later in the same last round.
    .asked =
        What do the other completed cities score?
        Two players finish in the same round: what does each get?
        What if I complete my city second?
    .yes =
        I also reached seven districts, but after somebody else. Any points for that?
        Is there a reward for finishing when I was not the fastest?
ruling-score-uniques = In the final scoring, add the extra points of the unique districts last.
    .asked =
        When do the unique districts' extra points count?
        Where do the points of the Dragon Gate, the Statue or the Map Room come in?
    .yes =
        Do purple districts give bonus points?
        Do special buildings score anything besides their cost?
ruling-printed-cost = A district you got cheaper or free still scores its full cost: the book counts the cost of the district, not what you paid. A beautified one scores 1 more.
    .yes =
        Does a district I got cheaper or free still score its full cost?
    .no =
        The Alchemist got his money back, so does his district score zero?
    .asked =
        I built for less with the Factory: how many points?
        Built through the Framework or the Necropolis: what is it worth?
        I paid one gold less for the building. Do I score what I paid or what is printed?
ruling-score-first-older = The first player to build an eighth district scores 4 points.
    .asked =
        How many points for the first completed city?
ruling-score-others-classic = Everyone else who builds an eighth district in that last round scores 2 points.
    .asked =
        What do the other completed cities score?
ruling-score-others-third = Everyone else who has eight districts at the end scores 2 points.
    .asked =
        What do the other completed cities score?
ruling-score-purple-older = In the final scoring, add the extra points of the purple districts last.
    .asked =
        When do the purple districts' extra points count?
ruling-event-and-state-third = The first player to complete a city keeps the 4 points after losing a district: they are for building an eighth district first. For the 2 points you need eight at the end; the book says it that way.
    .yes =
        Does the first player to finish keep the 4 points after losing a district?
