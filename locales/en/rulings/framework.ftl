### The rulings of data/rulings/framework.toml, and the questions they answer: with yes, with no, or in another way.

ruling-framework-magistrate = The Magistrate cannot take a district built by destroying another one, with the Framework or as a Necropolis: no gold was paid for it.
    .no =
        Can the Magistrate confiscate a district built with the Framework?
        Can the Magistrate take a Necropolis built without gold?
        I am the Magistrate and my target built without spending a coin. May I flip the warrant?
        my target tore down the framework to put up a palace, can i grab it with the signed warrant
        magistrate has the real warrant on me and i scrap the framework, does he get the new building
        can a free necropolis be confiscated
        can the magistrate seize what i built by destroying the framework
        target plays the necropolis by sacrificing a watchtower, is that something i can confiscate
    .yes =
        I sacrificed the Framework and have the signed warrant on me. Is my new building safe?
        is a necropolis safe from the magistrate if i sacrificed a building for it
        does the framework trick dodge the magistrate
        necropolis for my old tavern, do i keep it despite the signed warrant
    .asked =
        what can the magistrate do when the target uses the framework instead of paying
ruling-magistrate-next-paid = After a build with the Framework, or a Necropolis built for a destroyed district, the Magistrate's warrant still holds: he may take the next district his target pays gold for this turn.
    .yes =
        After a build with the Framework, can the Magistrate take the next district his target pays for?
        i used the framework first and then paid for a market, can the magistrate take the market
        target built the necropolis for free and then pays for a castle, may i flip the warrant now
        architect scraps the framework, then pays gold for another: can the magistrate still confiscate
        stables give me a second build after the framework one: can the signed warrant hit that paid one
    .no =
        does a framework build use up the magistrates warrant
        free necropolis first, is my second paid building safe from the signed warrant
        have i missed my chance as magistrate because the first building went up with the framework
        does the unpaid necropolis count as the first district for the magistrate
    .asked =
        what happens to the warrant after the target builds by destroying the framework
ruling-framework-monument = You may destroy the Framework to build the Monument, but only with at most four districts in the city, including the Framework: "five or more" is checked before you pay.
    .yes =
        May I build the Monument by destroying the Framework?
        With four districts, one of them the Framework, can I tear it down and get the Monument for free?
        can i scrap the framework and drop the monument with 3 buildings in town
        are four districts counting the framework few enough for a free monument
        is the framework itself counted when we check the monument limit
    .no =
        I have five districts, one of them the Framework: can I swap it for the Monument?
        Does the Framework leave the city before the Monument's limit of five is looked at?
        framework plus four others in my city, monument by the framework?
        does tearing down the framework first get me under the monuments limit of five
        i have 5 buildings, can the framework make room for the monument
        do i pay 4 gold for the monument if i sacrifice the framework
        can the framework cheat the five district limit of the monument
    .asked =
        how many districts may i have to build the monument with the framework
