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
        magistrate flips it when i scrap framework?
        confiscate a necropolis that cost a district?
        framework build counts as paying for the magistrate?
        signed warrant hits any build, paid or not?
        magistrate gets my palace that i built through framework?
        i sacrificed a church for necropolis, magistrate takes it, right?
        can i confiscate a framework build as magistrate
        may the magistrate take my district if i used the framework
        do i lose my necropolis to the magistrate when i paid with a district
        does the magistrates warrant work on a framework build
        framework used, can the magistrate take the building?
        Is the Magistrate allowed to confiscate a district that cost no gold because of the Framework?
    .yes =
        I sacrificed the Framework and have the signed warrant on me. Is my new building safe?
        is a necropolis safe from the magistrate if i sacrificed a building for it
        does the framework trick dodge the magistrate
        necropolis for my old tavern, do i keep it despite the signed warrant
        built by cracking framework, magistrate gets nothing?
        no gold paid, no confiscation, right
        necropolis for a sacrificed tavern is magistrate proof?
        can i dodge a signed warrant by burning my framework
        signed warrant useless against a framework build?
        magistrate has to keep his hands off my unpaid necropolis?
        built with the framework, am i safe from the magistrate?
        is a framework build immune to the magistrate
        does the framework protect my new district from the warrant
        is the magistrate powerless against a sacrificed necropolis
        used framework instead of gold, magistrate cant take it?
    .asked =
        what can the magistrate do when the target uses the framework instead of paying
        framework build under a signed warrant, what can magistrate do
        which builds can the magistrate not take, framework or necropolis
        magistrate and framework build, allowed or not
ruling-magistrate-next-paid = After a build with the Framework, or a Necropolis built for a destroyed district, the Magistrate's warrant still holds: he may take the next district his target pays gold for this turn.
    .yes =
        After a build with the Framework, can the Magistrate take the next district his target pays for?
        i used the framework first and then paid for a market, can the magistrate take the market
        target built the necropolis for free and then pays for a castle, may i flip the warrant now
        architect scraps the framework, then pays gold for another: can the magistrate still confiscate
        stables give me a second build after the framework one: can the signed warrant hit that paid one
        framework first, paid one second, second is at risk from the magistrate?
        warrant survives a framework build, right
        necropolis by sacrifice then i pay 3 for docks, magistrate may take docks?
        is the magistrate still waiting after my unpaid build
        trader cracks framework then pays for a market, warrant can hit the market?
        the first PAID one counts for the magistrate, even after a framework one?
        can the magistrate take my second district after a framework build
        used framework first, then paid, can the magistrate take the paid one?
        does the warrant still work after a framework build
        am i still in danger from the magistrate after my free necropolis
        may i wait for the next paid district as magistrate after a framework build
    .no =
        does a framework build use up the magistrates warrant
        free necropolis first, is my second paid building safe from the signed warrant
        have i missed my chance as magistrate because the first building went up with the framework
        does the unpaid necropolis count as the first district for the magistrate
        framework build burns the warrant?
        after a sacrificed necropolis im safe from the magistrate all turn?
        magistrate blew it because build one was unpaid framework?
        second build is never the magistrates even if the first was via framework?
        unpaid framework build is the "first" so the paid one is mine for sure?
        does the warrant come off when i burn framework
        is the warrant gone after a framework build
        built with framework, is my next paid district safe from the magistrate
        does a necropolis for a district use up the magistrates chance
        magistrate only gets the very first build even if framework paid for it?
        am i rid of the magistrate after using the framework
        Does the Magistrate lose his right once the target has built with the Framework?
    .asked =
        what happens to the warrant after the target builds by destroying the framework
        framework build then a paid build, which can magistrate get
        warrant after a free necropolis, still live?
        framework first then paid, can magistrate take the paid one or not
ruling-framework-monument = You may destroy the Framework to build the Monument, but only with at most four districts in the city, including the Framework: "five or more" is checked before you pay.
    .yes =
        May I build the Monument by destroying the Framework?
        With four districts, one of them the Framework, can I tear it down and get the Monument for free?
        can i scrap the framework and drop the monument with 3 buildings in town
        are four districts counting the framework few enough for a free monument
        is the framework itself counted when we check the monument limit
        4 in town incl framework, crack it, monument free?
        framework counts in the five limit for monument, right
        2 others and framework, monument by framework ok?
        five incl framework is one too many for monument?
        is the limit checked before framework comes down
        monument for nothing through framework when im small enough?
        can i use the framework for the monument
        four districts with framework, may i build the monument with it?
        does framework count toward the five for the monument
        is five including the framework too many for the monument
        can i get the monument free with framework if my city is small
    .no =
        I have five districts, one of them the Framework: can I swap it for the Monument?
        Does the Framework leave the city before the Monument's limit of five is looked at?
        framework plus four others in my city, monument by the framework?
        does tearing down the framework first get me under the monuments limit of five
        i have 5 buildings, can the framework make room for the monument
        do i pay 4 gold for the monument if i sacrifice the framework
        can the framework cheat the five district limit of the monument
        5 incl framework, crack it to get to 4, then monument?
        framework goes first then we count for monument?
        framework plus five others, monument?
        monument can never be built via framework?
        framework lets me ignore monuments five rule?
        pay monuments price plus framework?
        five districts including framework, can i build the monument with it?
        does the framework go away before we check the monument limit
        may i use framework for monument with six districts
        is framework not allowed for the monument at all
        can i get under the monument limit by destroying the framework
        Does destroying the Framework make room for the Monument in a city with five districts?
    .asked =
        how many districts may i have to build the monument with the framework
        framework into monument, max districts?
        do i count framework when i build monument with it
        framework for monument allowed with how many districts
