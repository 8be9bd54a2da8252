### The rulings of data/rulings/wishing-well.toml, and the questions they answer: with yes, with no, or in another way.

ruling-well-itself = The Wishing Well is a unique district too, so it gives a point for itself. In the classic box it counts only the others.
    .yes =
        Does the Wishing Well count itself?
        Is the Wishing Well worth anything extra on its own?
        wishing well alone in my city, do i get 1 point from it
        wishing well and two more purple cards, is that 3 extra points
        is the well itself a purple district that it pays for
        well counts as its own purple?
        only the well in town, 1 extra right
        Does the Wishing Well give a point for itself?
        well + 1 other purple = 2?
        five uniques incl the well, 5 points?
        classic box well didnt count itself?
    .no =
        does the wishing well count only the other purple districts
        well plus 4 other uniques, just 4 points?
        is the wishing well left out of its own count
        wishing well without other purples: zero extra points?
        well skips itself in 2016?
        well with 2 other purples gives 2?
        Is the Wishing Well excluded from the districts it counts?
        lonely well no bonus?
        well and 3 others, 3 points?
        classic well counts itself as well?
    .asked =
        How many points does the Wishing Well give?
        I have the Wishing Well and three other purple districts: 3 or 4 points?
        what does the wishing well give with one other unique district
        well alone, extra points
        well + 4 purples, how many
ruling-well-others-classic = The Wishing Well counts the other purple districts in its city, not itself. Since 2016 it counts itself too.
    .no =
        Does the Wishing Well count itself?
        wishing well alone, is it a point
        well and two other purples, 3 points?
    .yes =
        are only the other purple districts counted by the wishing well
        well and two other purples, 2 points?
        does the well skip itself when counting purples
    .asked =
        wishing well with three other purple cards, how many points
