### The rulings of data/rulings/three-players.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-need-nine = Three players use nine characters, ranks 1 to 9. The ninth is the Artist or the Tax Collector, because the Queen needs five players.
    .asked =
        How many characters do three players use?
        Which rank 9 character do we take with 3 players?
    .no =
        Can three people play with only eight characters?
        Is the Queen allowed with three of us?
ruling-three-second-discard = With 3 players, one card goes face down and each player keeps one. Then the third player discards one of the five left at random. The other four go around again, and the last one is discarded.
    .asked =
        How do three players choose their characters?
        Three players: how does the draft work?
        There are three of us: in which order do we take and discard roles?
        Why is a card thrown away blindly in the middle of the three-player draft?
ruling-one-stash-robbed = With two characters each, the Thief takes all the player's gold, whichever of the two he robs: there is only one stash.
    .yes =
        With two characters each, does the Thief take all my gold?
        Do I lose everything if only one of my two characters is robbed?
    .no =
        The Thief named my Merchant, but I also have the King. Is the King's gold safe?
        Two or three players: can I keep some coins with my other character when I am robbed?
ruling-three-players-eight = With 3 players, eight districts complete a city, not seven.
    .asked =
        How many districts complete a city with 3 players?
        Three of us: is the city finished at seven or eight?
        When does a three-player game end?
ruling-three-order-older = With 3 players, put one of the eight characters face down without looking. Pass the rest to the left; everyone keeps one each time, until everyone has two. The last one goes face down.
    .asked =
        How do three players choose their characters?
