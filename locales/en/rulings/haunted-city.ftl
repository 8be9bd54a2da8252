### The rulings of data/rulings/haunted-city.toml, and the questions they answer: with yes, with no, or in another way.

ruling-haunted-city-classic = In the final scoring the owner chooses a color for the Haunted City, and it counts for the 3 points for all five colors too. If it was built in the last round, it stays purple.
    .yes =
        Can the Haunted City stand in for a missing color?
    .asked =
        What color is the Haunted City if it was built in the last round?
ruling-haunted-city-third = The owner chooses a color for the Haunted City, but it stays purple if built in the last round. We take this from the older cards, because we haven't seen the third edition's.
    .yes =
        Can the Haunted City stand in for a missing color?
