### The rulings of data/rulings/stables.toml, and the questions they answer: with yes, with no, or in another way.

ruling-stables-extra = The Stables come on top of your building limit: you may build them before or after another district in the same turn.
    .yes =
        May I build the Stables and another district in the same turn?
        I put up the Stables. May I still build something else this turn?
        built a palace already, can i add the stables too
        stables first and then a church, same turn?
        do the stables let me build two things this turn
    .no =
        Do the Stables count toward the building limit?
        do the stables eat up my build for the turn
        am i done building after the stables
        must the stables be the only building i put up this turn
        after the stables can i build two more as the merchant
    .asked =
        how many districts can i build if one is the stables
ruling-stables-like-any = Apart from the limit, the Stables are built like any district: after gathering, for their 2 gold, and with the tax if there is one.
    .no =
        Are the Stables free to build?
        can i build the stables before i gather
        are the stables exempt from the tax collector
        stables dont count for the limit so they cost nothing, right?
        no gold left, can i still drop the stables
    .yes =
        do i pay 2 gold for the stables
        tax on the stables too?
        must i take my action first before building the stables
    .asked =
        what do the stables cost
ruling-stables-confiscated = Even if the Stables are confiscated, they do not use up a build, so the Magistrate's target may still build another district.
    .yes =
        The Magistrate took my Stables: may I still build?
        I am the Magistrate and grabbed the Stables: may my target put up one more?
        stables confiscated, may i put up another district
        warrant hit my stables, do i still have my normal build
        lost the stables to a warrant, can i build a church now
    .no =
        I have the signed warrant and my Stables were confiscated. Is my build used up?
        magistrate grabbed my stables, is my turns build gone
        does the magistrate end my building by taking the stables
        do stolen stables count as my one build
        after the magistrate took my stables must i stop building
    .asked =
        magistrate confiscates the stables, what can i still build
