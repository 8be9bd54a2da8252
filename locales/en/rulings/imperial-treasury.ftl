### The rulings of data/rulings/imperial-treasury.toml, and the questions they answer: with yes, with no, or in another way.

ruling-treasury-at-the-end = The Imperial Treasury gives 1 point for each coin you still have when the last round is over. What you have spent or lost by then is gone.
    .asked =
        Which gold does the Imperial Treasury count?
        I own the Imperial Treasury: how many points for my twelve coins?
        when do we count the money for the imperial treasury
    .yes =
        Do I still have to hold the gold at the end for the Imperial Treasury?
        is leftover cash worth points with the imperial treasury
        9 coins left and the imperial treasury in town, is that 9 points
        coins i gather in the very last round, do they score for the treasury
    .no =
        Does the Imperial Treasury score gold I spent earlier?
        i spent my last 6 gold on a castle, does the treasury still score them
        got robbed in the final round, does the imperial treasury count the stolen coins
        do i get 2 points per coin from the imperial treasury
        is the gold counted the moment i build the imperial treasury
        does the imperial treasury score the gold of the other players
        do i keep points for coins i paid after building the treasury
