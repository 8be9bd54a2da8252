### The rulings of data/rulings/capitol.toml, and the questions they answer: with yes, with no, or in another way.

ruling-capitol-once = The Capitol gives 3 points once, if at least three of your districts have the same type. It makes no difference how many types have three or more.
    .no =
        Does the Capitol score twice if two types have three districts each?
        capitol with 3 blue and 3 yellow, do i score 6
        are two green buildings enough for the capitol
        does the capitol give 3 points per color
        got six greens, thats two sets for the capitol right
        need exactly three of a type for the capitol, is four too many
        capitol 6 for two triples?
        capitol pays for a pair?
        a point for every green with capitol?
        capitol void when i have four of a color?
        nine of a color pays capitol thrice?
        three different colors do for the capitol?
        two colors with three each, 6 points for capitol?
        do i get capitol for two of a color
        capitol gives 3 points per set?
        is capitol better with more districts of a color
        do i score 9 with the capitol for three sets
        Does the Capitol reward every type that has three districts?
    .yes =
        capitol: is 3 the most it can ever give me
        i got four red districts, does the capitol pay
        do three yellows get me the capitol bonus
        3 points tops from the capitol?
        five reds still give 3 with capitol, right
        two triples pay like one for the capitol?
        at least three of a kind does it for capitol?
        four of a color is fine for the capitol too?
        3 greens and 3 blues, capitol just 3?
        do i get 3 points from capitol for three blues and three reds
        is 3 the maximum for capitol
        four of one color, does capitol count?
        three yellow, capitol 3 points?
        does the capitol pay only once
    .asked =
        How many points is the Capitol worth with six districts of one color?
        I have three green and three red districts with the Capitol: 3 or 6 points?
        What do I need for the Capitol's bonus?
        how many of the same color for capitol points
        capitol with two colors of three each
        capitol bonus, how big can it get
        capitol how often
ruling-capitol-counts-itself = The Capitol is a unique (purple) district itself, so with two other unique ones it makes the three of a type for its own bonus.
    .yes =
        Does the Capitol count itself as one of three unique districts?
        Is the Capitol itself one of three purple districts?
        i have keep, smithy and capitol, do i get the capitols 3 points
        does the capitol work with unique districts too
        capitol plus 2 purples, bonus or not
        capitol + 2 purples = 3 of a type?
        capitol is purple so it helps itself, right
        keep and lab plus capitol, 3 points?
        purple works as the type for capitol?
        two other uniques are enough for the capitol?
        do i count the capitol as one of its own three
        do two purples and the capitol give the capitol bonus
        does capitol count as purple for itself
        can the capitol be one of the three uniques
        i have capitol, library and smithy, 3 points?
        are two more unique districts enough for capitol
    .no =
        do i need three purple ones besides the capitol
        does the capitol ignore purple cards
        is the capitol left out when it counts the purple buildings
        only one other purple next to my capitol, is that enough
        capitol needs 3 other purples?
        purples dont count as a type for capitol?
        capitol and one purple, bonus?
        capitol excluded from its own set?
        capitol can stand in for a green as third green?
        does the capitol pay on its own with no other purple or set
        do i need three other uniques for the capitol
        is capitol not counted for its own bonus
        capitol and just one other purple, 3 points?
        do purple districts not count for the capitol
        can capitol count as a red district for its bonus
        Does the Capitol exclude unique districts from its bonus?
    .asked =
        how many other purple districts does the capitol need
        purples needed beside the capitol
        is capitol part of a purple triple
        does capitol count itself as purple or not
