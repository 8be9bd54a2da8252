### The rulings of data/rulings/keep.toml, and the questions they answer: with yes, with no, or in another way.

ruling-keep-rank-eight = The Warlord cannot destroy the Keep, the Diplomat cannot take it, and the Marshal cannot seize it. Other cards, such as the Armory, can still destroy it.
    .no =
        Can the Warlord destroy the Keep?
        Can rank 8 take or swap the Keep?
        I am the Marshal and the Keep costs only 3. May I seize it?
    .asked =
        What is the Keep safe from?
        I have the Keep: which attacks do I need to fear?
ruling-keep-diplomat-own = The Diplomat may give away his own Keep: it is only safe from being taken. As with the Great Wall, only the district the Diplomat takes matters.
    .yes =
        May the Diplomat give away his own Keep?
        Can I swap my Keep for another player's district?
        I am the Diplomat and own the Keep. Can I get rid of it in a trade?
    .no =
        Is my own Keep locked in my city when I am the Diplomat?
ruling-keep-warlord-own = The Warlord cannot destroy even his own Keep: rank 8 cannot touch it, and the card has no exception for its owner.
    .no =
        May the Warlord destroy his own Keep?
        I am the Warlord: can I blow up the Keep in my own city?
        I would like to raze my Keep to make room. Possible?
    .yes =
        Does the Keep hold against its owner's own rank 8?
ruling-keep-warlord-older = The Warlord cannot destroy the Keep, and the Diplomat cannot take it.
    .no =
        Can the Warlord destroy the Keep?
    .asked =
        Can the Diplomat swap for the Keep?
ruling-two-keeps-classic = You cannot build both Keeps: the box has two, but no city may have two districts of the same name.
    .no =
        May I build both Keeps?
