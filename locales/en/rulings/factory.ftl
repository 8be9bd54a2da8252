### The rulings of data/rulings/factory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-factory-not-cost = The Factory only lowers what its owner pays to build. The district keeps its cost for rank 8, for the Marshal's limit of 3 and for the points.
    .no =
        Does the Factory make unique districts cheaper for the Warlord?
        A unique district built with the Factory: does it score 1 less?
        May the Marshal seize a unique district of cost 4 that was built for 3?
        I own the Factory: is my purple district now cheaper to destroy as well?
        got the factory, does the warlord burn my purple card for less
        does the diplomat pay a smaller difference because i own the factory
        does the marshals limit go by what i paid with my factory
        factory makes my 4 cost a 3 cost for the marshal?
        do i lose a point per purple district because of the factory
        factory cuts a point off each purple?
        marshal may take a 4 i got for 3 with factory?
        warlord gets my factory discount too?
        purple built via factory counts one less at the end?
        factory lowers the cost for everybody?
        diplomat compares what i paid with factory?
        does the factory make my purples cheaper to destroy
        do i lose points because of the factory discount
        can the marshal take a 4 cost purple i built for 3 with factory
        factory owner, does the warlord pay 1 less?
        built for 5 with factory, scores 5 instead of 6?
        Does the Factory change the cost of a district for the other players?
    .yes =
        built a purple with the factory discount, does it still score its full cost
        bought it 1 cheaper through the factory, warlord pays as if full price?
        is the factory only a discount for building
        factory purple still scores full cost?
        discount only at building time with factory, right
        warlord pays normal for my factory bought lab?
        built a 4 for 3 by factory, marshal still cant have it?
        smithy costs 5 for the diplomat even if i paid 4 with factory?
        does factory leave the actual cost as it is
        does my purple keep its full cost with the factory
        built with factory for 4, scores 5?
        does the warlord pay the normal price for my factory built district
        is the factory only about what i pay to build
        is my cost 4 purple safe from the marshal even if i paid 3 with the factory
    .asked =
        paid 5 for a 6 thanks to the factory, how many points is it worth
        purple of 5 built for 4 by factory, cost for warlord?
        does factory change a districts cost or just what i pay
        factory built 6 for 5, points?
ruling-factory-price-only = The Factory lowers what its owner pays for other purple districts, not their cost: their points and the price of destroying them stay the same.
    .no =
        Does the Factory make purple districts cheaper to destroy?
        Do districts built with the Factory's discount score less?
        does the warlord save a coin on my purples since i have the factory
        factory in my city, are the purple ones worth 1 less
        does the factory lower the cost itself
    .yes =
        purple built with the factory, full points at the end?
        is the cost for the warlord the same with or without my factory
    .asked =
        what does the factory change, the price or the cost
