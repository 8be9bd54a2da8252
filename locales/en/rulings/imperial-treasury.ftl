### The rulings of data/rulings/imperial-treasury.toml, and the questions they answer: with yes, with no, or in another way.

ruling-treasury-at-the-end = The Imperial Treasury gives 1 point for each coin you still have when the last round is over. What you have spent or lost by then is gone.
    .asked =
        Which gold does the Imperial Treasury count?
        I own the Imperial Treasury: how many points for my twelve coins?
        when do we count the money for the imperial treasury
        treasury, gold at which moment
        5 coins left at the end with treasury, points
        imperial treasury counts which gold
    .yes =
        Do I still have to hold the gold at the end for the Imperial Treasury?
        is leftover cash worth points with the imperial treasury
        9 coins left and the imperial treasury in town, is that 9 points
        coins i gather in the very last round, do they score for the treasury
        coins left after the last round score 1 each with treasury?
        robbed in the final round, those dont score for treasury, right
        treasury looks at what i hold when its all over?
        7 gold left, 7 treasury points?
        gold taken in the last turn counts for treasury?
        spent is spent for the imperial treasury?
        do i need the gold at the end for imperial treasury
        10 gold at the end, imperial treasury gives 10?
        does the gold i take in the last round count for imperial treasury
        robbed in the last round, no imperial treasury points for that gold?
        is one coin one point with imperial treasury at the end
    .no =
        Does the Imperial Treasury score gold I spent earlier?
        i spent my last 6 gold on a castle, does the treasury still score them
        got robbed in the final round, does the imperial treasury count the stolen coins
        do i get 2 points per coin from the imperial treasury
        is the gold counted the moment i build the imperial treasury
        does the imperial treasury score the gold of the other players
        do i keep points for coins i paid after building the treasury
        treasury counts what i had when building it?
        spent coins score too with treasury?
        treasury: 5 coins 10 points?
        coins the thief took last round still mine for treasury?
        treasury adds up gold of the whole game?
        treasury counts my neighbors purse?
        does imperial treasury count gold i already spent
        thief took my gold last round, does imperial treasury still count it
        does imperial treasury score when i build it
        6 gold left, imperial treasury 3 points?
        do i get imperial treasury points for gold i had earlier
        Does the Imperial Treasury score gold that I lost before the end?
