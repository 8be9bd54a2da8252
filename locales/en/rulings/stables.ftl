### The rulings of data/rulings/stables.toml, and the questions they answer: with yes, with no, or in another way.

ruling-stables-extra = The Stables come on top of your building limit: you may build them before or after another district in the same turn.
    .yes =
        May I build the Stables and another district in the same turn?
        I put up the Stables. May I still build something else this turn?
        built a palace already, can i add the stables too
        stables first and then a church, same turn?
        do the stables let me build two things this turn
        stables plus another one ok?
        castle then stables same turn?
        Are the Stables outside my building limit?
        i built the stables, normal build still there right
        stables before or after my regular build, either way?
        architect three and the stables as fourth?
        can i build the stables and another district
        are the stables extra
        stables dont count toward the limit?
        can i build the stables after my normal build
        built the stables, can i build again
        Can I build the Stables in addition to my one district?
        stables and tavern in one turn ok?
    .no =
        Do the Stables count toward the building limit?
        do the stables eat up my build for the turn
        am i done building after the stables
        must the stables be the only building i put up this turn
        after the stables can i build two more as the merchant
        stables use my build?
        stables or church, not both in a turn?
        Do the Stables count as one of the Architect's three?
        already built so no stables this turn?
        stables give me two additional builds?
        only before the other building may stables be placed?
        do the stables use up my build
        is it stables or another district
        stables count as a build?
        built the stables, am i finished building
        Do the Stables fill my building limit for the turn?
        are the stables banned after another build
        stables let me build 3 as king?
    .asked =
        how many districts can i build if one is the stables
        merchant with stables in hand, builds possible?
        stables and building limit, how does it work
        do the stables count as a build or not
        how many can i build with the stables
ruling-stables-like-any = Apart from the limit, the Stables are built like any district: after gathering resources, for their 2 gold, and with the tax if there is one.
    .no =
        Are the Stables free to build?
        can i build the stables before i gather
        are the stables exempt from the tax collector
        stables dont count for the limit so they cost nothing, right?
        no gold left, can i still drop the stables
        stables for free?
        drop stables as the first thing, before gathering?
        Does the Tax Collector ignore the Stables?
        stables cost 1?
        broke but stables dont count, so can i place em
        stables can be built in someone elses turn?
        no tax since stables are outside the limit?
        can i build the stables before gathering
        no tax for the stables?
        stables cost 0?
        can i build the stables without gold
        May the Stables be built before I gather resources?
        stables allowed at any moment?
    .yes =
        do i pay 2 gold for the stables
        tax on the stables too?
        must i take my action first before building the stables
        2 coins for the stables right
        gather first then stables?
        Are the Stables paid for like any other district?
        taxman gets his coin for stables as well?
        only the limit is different for the stables?
        stables not free, just extra?
        do the stables cost 2
        do i pay tax for the stables
        must i gather before building the stables
        do i have to pay for the stables
        Do the Stables cost two gold like it says on the card?
        stables after gathering only?
        are the stables taxed
    .asked =
        what do the stables cost
        stables price?
        when in the turn may stables go down
        how much for the stables
        stables, before or after gathering
ruling-stables-confiscated = Even if the Stables are confiscated, they do not use up a build, so the Magistrate's target may still build another district.
    .yes =
        The Magistrate took my Stables: may I still build?
        I am the Magistrate and grabbed the Stables: may my target put up one more?
        stables confiscated, may i put up another district
        warrant hit my stables, do i still have my normal build
        lost the stables to a warrant, can i build a church now
        magistrate nicked stables, build left?
        stables gone to the warrant, can i still put up my castle
        Do confiscated Stables leave my normal build untouched?
        i still get my one build after stables got confiscated right
        target lost stables, builds a market next, fine?
        stables never eat a build, not even confiscated?
        stables confiscated, can i still build
        can i build another district after the magistrate took my stables
        do i keep my build when the stables are confiscated
        magistrate took the stables, may the target build one more
        Am I allowed to build after my Stables were confiscated?
        stables confiscated, build not used?
        is my normal build safe after the stables were taken
    .no =
        I have the signed warrant and my Stables were confiscated. Is my build used up?
        magistrate grabbed my stables, is my turns build gone
        does the magistrate end my building by taking the stables
        do stolen stables count as my one build
        after the magistrate took my stables must i stop building
        lost stables = lost build?
        building over for me after magistrate took stables?
        Does a confiscation of the Stables use up the target's build?
        the magistrate flipped on my stables, must i end my building
        stables confiscated count as my one for the turn?
        once confiscated the stables do count toward the limit?
        do i lose my build when the magistrate takes my stables
        stables confiscated, no more building?
        do confiscated stables count as my build
        magistrate took my stables, do i have to stop
        Is my build used up if the Magistrate confiscates the Stables?
        is the target banned from building after losing the stables
        stables gone, turn over?
    .asked =
        magistrate confiscates the stables, what can i still build
        stables taken by magistrate, how many builds remain
        warrant revealed on stables, what may the target do next
        stables confiscated, may i build or not
        magistrate takes stables, how many can i still build
