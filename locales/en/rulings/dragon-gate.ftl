### The rulings of data/rulings/dragon-gate.toml, and the questions they answer: with yes, with no, or in another way.

ruling-dragon-gate-on-top = The Dragon Gate gives 8 points in all: 6 for its cost and 2 extra.
    .asked =
        How many points is the Dragon Gate worth?
        Is the Dragon Gate worth 6 or 8?
        I have the Dragon Gate: what do I write down at final scoring?
        how much does the dragon gate score
        dragon gate points
        gate, points altogether
        whats dragon gate adding to my score
        dragon gate total points
    .yes =
        is the dragon gate worth 8 at the end
        do i add 2 on top of the 6 for the dragon gate
        dragon gate bonus points plus its cost?
        gate: 6 and 2 makes eight?
        dragon gate beats its price by two points, right
        8 on the score sheet for dragon gate?
        bonus added to the cost for the dragon gate?
        is it six plus two for the gate
        dragon gate worth more than any 6 cost plain one by 2?
        do i get 8 points for dragon gate
        dragon gate 6 plus 2?
        are the 2 points added to the cost of dragon gate
        is dragon gate worth more than its cost
        can i count 8 for the dragon gate in my city
    .no =
        does the dragon gate score just 6
        is it only 2 points in total for the dragon gate
        do the 2 points of the dragon gate replace its cost
        gate scores 6 flat?
        gate scores 2 flat?
        gate 10 points?
        do i choose between 6 and 2 for dragon gate
        dragon gate 7?
        bonus instead of cost for the gate?
        do i get only 6 points for dragon gate
        dragon gate worth 2 in total?
        do the 2 points replace the 6 of dragon gate
        dragon gate 12 points?
        is dragon gate worth 9 points
        Does the Dragon Gate score only its building cost?
ruling-dragon-gate-costs-six = The Dragon Gate costs 6 for the Warlord, for the Diplomat and for everything else: its 2 extra points are no part of the cost.
    .no =
        Does the Dragon Gate count as an 8 for the Warlord?
        does the warlord have to pay 7 to blow up the dragon gate
        diplomat swaps for the dragon gate, is its cost 8
        do the 2 bonus points make the dragon gate more expensive to destroy
        do i pay 8 gold to build the dragon gate
        warlord needs 7 for the gate?
        gate is an 8 coster for the diplomat?
        8 coins to build the gate?
        worth 8 so cost 8, dragon gate?
        diplomat with a 6 owes 2 for the gate?
        extra points make the gate harder to raze?
        do i pay 8 for dragon gate
        is dragon gate cost 8 in a swap
        do the 2 extra points protect my dragon gate from the warlord
        warlord with 5 gold, dragon gate too expensive?
        Does the Dragon Gate count as cost 8 for the Diplomat?
    .yes =
        can the warlord destroy the dragon gate with 5 gold
        is the dragon gate a 6 when the diplomat works out the difference
        dragon gate costs 6 for rank 8, right?
        warlord razes dragon gate for 5?
        gate is a 6 in a diplomat trade, right
        bonus points dont raise the gates cost?
        i build dragon gate for 6?
        diplomat gives a 4 for the gate, pays 2?
        gate costs 6 everywhere even though it scores 8?
        does the warlord pay 5 for the dragon gate
        is dragon gate cost 6 for the diplomat
        do i pay 6 to build dragon gate
        can they destroy my dragon gate for 5 gold
        are the bonus points of dragon gate not part of the cost
    .asked =
        What does the Warlord pay for the Dragon Gate?
        how much is the dragon gate in a swap by the diplomat
        dragon gate cost for warlord
        gate cost for swap, 6 or 8
        what does dragon gate cost the warlord
ruling-worth-eight-older = The Dragon Gate and the University give 8 points at the end of the game, although they cost 6.
    .asked =
        How many points are the Dragon Gate and the University worth?
        how much does the university score
    .yes =
        is the university worth 8 points
        do i write down 8 for the dragon gate
    .no =
        does the dragon gate score only its 6
        is the university worth just what it cost
        do dragon gate and university give 8 on top of 6
ruling-cost-six-older = To destroy or exchange the Dragon Gate or the University, their cost counts as 6, not 8.
    .no =
        Do the Dragon Gate and the University count as 8 for the Warlord or the Diplomat?
        does the warlord pay 7 for the dragon gate
        is the university an 8 when the diplomat swaps
        are dragon gate and university harder to destroy because of their 8 points
    .yes =
        can the warlord destroy the university for 5
        does the diplomat reckon the dragon gate as 6
    .asked =
        What does the Warlord pay for the University: 5 or 7?
        what is the university worth in an exchange
