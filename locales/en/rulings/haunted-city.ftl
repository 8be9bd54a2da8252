### The rulings of data/rulings/haunted-city.toml, and the questions they answer: with yes, with no, or in another way.

ruling-haunted-city-classic = In the final scoring the owner chooses a color for the Haunted City, and it counts for the 3 points for all five colors too.
    .yes =
        Can the Haunted City stand in for a missing color?
        i have no red district but the haunted city, do i get the 3 points for five colors
        do i pick the haunted citys color myself when we score
    .no =
        must the haunted city count as purple at the end
        can the haunted city be two colors at once
        is the haunted city useless for the five color bonus
        does the haunted city give the king gold during the game as a yellow one
    .asked =
        what does the haunted city do at the end
ruling-haunted-city-last-round = A Haunted City built in the last round stays purple in the scoring.
    .no =
        Can a Haunted City built in the last round stand in for a missing color?
        built the haunted city this round and the game ended, can i call it green
        haunted city as my very last building, does it still change color
        last round haunted city, do i get the five color bonus with it
    .yes =
        does a haunted city from the final round stay purple
        is it too late to build the haunted city for the color bonus in the last round
        must i build the haunted city before the last round to choose its color
        does a haunted city built earlier keep its free choice of color
    .asked =
        What color is the Haunted City if it was built in the last round?
ruling-haunted-city-third = The owner chooses a color for the Haunted City in the final scoring: so say the older cards; we have not seen the third edition's.
    .yes =
        Can the Haunted City stand in for a missing color?
        may i choose a color for my haunted city when we count points
        blue is missing, can the haunted city be my blue
        five color bonus with the haunted city as the fifth?
    .no =
        is the haunted city always scored as purple
        can it count as red and green together, the haunted city
    .asked =
        which color is the haunted city in the scoring
ruling-haunted-city-last-round-third = A Haunted City built in the last round stays purple: so say the older cards; we have not seen the third edition's.
    .no =
        Can a Haunted City built in the last round be another color?
        final round haunted city, can i pick its color
        haunted city built at the very end, good for the five colors?
        may a haunted city from the last round be my missing red
    .yes =
        does the haunted city stay purple when it goes up in the final round
        should i have built the haunted city a round earlier to choose a color
        is a last round haunted city just a purple card
        does an earlier haunted city get to choose while a last round one does not
    .asked =
        what color is a haunted city that was finished in the last round
