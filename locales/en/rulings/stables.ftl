### The rulings of data/rulings/stables.toml, and the questions they answer: with yes, with no, or in another way.

ruling-stables-extra = You may build the Stables on top of your limit, before or after another district. Otherwise they are like any district: you build them after gathering, for 2 gold, and pay the tax.
    .yes =
        May I build the Stables and another district in the same turn?
        I put up the Stables. May I still build something else this turn?
    .no =
        Do the Stables count toward the building limit?
    .asked =
        Are the Stables a free extra build?
ruling-stables-confiscated = Even if the Stables are confiscated, they do not use up a build, so the Magistrate's target may still build another district.
    .yes =
        The Magistrate took my Stables: may I still build?
        I am the Magistrate and grabbed the Stables: may my target put up one more?
    .no =
        I have the signed warrant and my Stables were confiscated. Is my build used up?
