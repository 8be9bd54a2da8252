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
        wishing well alone, 1 point?
        do i count the wishing well itself
        wishing well and 1 purple, 2 points?
        Is the Wishing Well itself counted as a unique district?
        does the well count as one of its purples
        wishing well plus 3 purples, 4 points?
        do i get an extra point because the wishing well is purple itself
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
        is the wishing well not counted for itself
        wishing well alone, no points?
        wishing well only counts other purples?
        do i get 2 for wishing well and 2 other purples
        Does the Wishing Well ignore itself in the 2016 box?
        wishing well plus 1 purple, 1 point?
        classic wishing well counts itself?
    .asked =
        How many points does the Wishing Well give?
        I have the Wishing Well and three other purple districts: 3 or 4 points?
        what does the wishing well give with one other unique district
        well alone, extra points
        well + 4 purples, how many
        wishing well with 2 other purples, how many points
        does the wishing well count itself or not
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
