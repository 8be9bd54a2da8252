### The rulings of data/rulings/wishing-well.toml, and the questions they answer: with yes, with no, or in another way.

ruling-well-itself = The Wishing Well is a unique district too, so it gives a point for itself. In the classic box it counts only the others.
    .yes =
        Does the Wishing Well count itself?
        Is the Wishing Well worth anything extra on its own?
    .asked =
        How many points does the Wishing Well give?
        I have the Wishing Well and three other purple districts: 3 or 4 points?
ruling-well-others-classic = The Wishing Well counts the other purple districts in its city, not itself. Since 2016 it counts itself too.
    .no =
        Does the Wishing Well count itself?
