### The rulings of data/rulings/alchemist.toml, and the questions they answer: with yes, with no, or in another way.

ruling-alchemist-refund = The Alchemist pays as usual, but at the end of his turn he takes back all the gold he paid for building.
    .yes =
        do i get my money back for buildings when im the alchemist
        alchemist built a 6 cost purple card, does he get all 6 back
        alchemist puts up the stables and another building, are both refunded
        so whatever the alchemist builds costs him nothing in the end?
        is the alchemist reimbursed for everything he builds
        alchemist: spend 5 on a palace, 5 come home?
        in the end building is gratis for the alchemist?
        all the gold for construction returns to the alchemist, right
        alchemist paid for a purple, refunded too?
        am i back to my old balance after building as alchemist
        does the alchemist pay first like anyone and get it back
        can i get my gold back after building as alchemist
        does the alchemist get everything back he paid for a district
        alchemist built for 4, gets 4 back?
        do i pay first and get it back as alchemist
        is building free in the end for the alchemist
    .no =
        is the gold i spend on a district gone for good as the alchemist
        does the alchemist only get half of the building price back
        is there a cap on how much building gold the alchemist gets back
        alchemist gets back cost minus one?
        only cheap buildings refunded for the alchemist?
        are the coins an alchemist built with lost
        alchemist skips paying altogether?
        refund limited to blue and green for the alchemist?
        does the alchemist get double what he paid
        do i lose the gold i paid as alchemist
        alchemist gets only 1 gold back?
        does the alchemist build without paying anything at first
        alchemist built for 6, only 3 returned?
        are two buildings too many for the alchemist refund
        Does the Alchemist lose the money for expensive districts?
    .asked =
        how much does the alchemist get back for his district
        what does the alchemist actually do
        whats the alchemists net cost for a 4
        build for 3 as alchemist, how many coins come back
        alchemist built for 5, how much back
ruling-alchemist-refund-when = The Alchemist's building gold comes back only when his turn ends, so he cannot spend it a second time on that turn.
    .no =
        Can the Alchemist spend the gold that comes back again in the same turn?
        Can the Alchemist use the returned money for a second purchase in the same turn?
        does the alchemist get the coins back right after he builds
        alchemist: can i pay the smithy with my refund this turn
        i have 4 gold as alchemist, build a 4 and then pay the stables with the same coins?
        is the alchemists refund instant
        alchemist lays it down and grabs the coins straight back?
        same 3 coins for two builds, alchemist?
        can i spend the payback before i end my turn as alchemist
        alchemist waits until end of the round for his gold?
        refund in the middle of the turn to feed the smithy, alchemist?
        is the alchemist able to recycle his coins for stables in the one turn
        can i use my refund right away as alchemist
        alchemist built, can he spend the same gold again now?
        is the alchemist paid back immediately
        may the alchemist pay for the smithy with returned gold this turn
        does the alchemist get his gold back at the start of the next round
        Can the Alchemist use the refund twice in the same turn?
    .yes =
        do i have to wait until the end of my turn for the alchemist refund
        alchemist with the stables: do i need gold for both buildings at the same time
        does the alchemists gold only return after he is done with his turn
        refund only at turn end for alchemist, right
        until my alchemist turn is over that gold stays gone?
        alchemist needs separate money for the smithy after building?
        can i only use the refunded coins next turn as alchemist
        is the alchemists payback the last thing in the turn
        built for 5 and have 0 now, alchemist cant pay anything more this turn?
        does the refund come at end of turn for the alchemist
        do i have to wait for my gold as alchemist
        is the alchemists gold locked until his turn is over
        alchemist built, no gold left, smithy impossible?
        can i not use the refund this turn as alchemist
    .asked =
        When does the Alchemist get his building money back?
        When does the Alchemist get his gold back?
        I am the Alchemist and spent five on a district: when do I see those coins again?
        at what point of the turn is the alchemist paid back
        whens payday for the alchemist
        can the alchemist reuse the refund and if so from when
        alchemist refund at what time
ruling-alchemist-full-price = The Alchemist must have the full price when he builds; he gets it back only afterward.
    .no =
        Can the Alchemist build a district he cannot afford?
        I am the Alchemist with two coins: can I put up something for 4 since I get it back anyway?
        May the Alchemist build on credit?
        3 gold and a 5 cost card, can the alchemist still build it
        can the alchemist pay less now because he gets it back
        does the alchemist get to build when hes broke
        alchemist with zero coins, free building?
        alchemist is broke but gets refunded anyway, so he may build?
        put down half now as alchemist, since refund covers it?
        alchemist lacks a coin, can he owe it till the refund
        building without cash because im the alchemist?
        alchemist with 4 buys a 6?
        can the bank lend the alchemist the price
        can i build something too expensive as alchemist
        no gold as alchemist, can i still build?
        may the alchemist pay later
        does the alchemist build without money
        alchemist 1 gold short, is it ok anyway?
        Can the Alchemist use his refund to pay for the same building?
    .yes =
        Does the Alchemist need the gold up front?
        do i have to be able to pay the whole price as alchemist
        must the alchemist really put the coins down first
        im alchemist and one coin short, am i out of luck
        is the alchemist still limited by the cash he has
        alchemist 2 coins, 3 cost card, no deal right
        does the alchemist have to put the entire sum on the table
        is the alchemist bound to what he can actually pay now
        being alchemist doesnt let me overspend, correct
        have exactly 6 for a 6, alchemist can build?
        must the whole price be in hand even though it comes back, alchemist
        do i need the full price in hand as alchemist
        alchemist has 3, card costs 4, not allowed?
        must the alchemist be able to pay
        is credit forbidden for the alchemist
        alchemist has 5 gold and a 5 card, can he build it
    .asked =
        how much gold must the alchemist have to put up a palace
        alchemist wants a 5 coster, how much cash must he show
        does alchemist need money at all to build
        alchemist needs how much gold to build a 4
ruling-alchemist-other-costs = The Alchemist gets back only what he paid for building: not the 2 gold for the Smithy's effect, not the tax, not any other payment.
    .no =
        Does the Alchemist get the tax back?
        Is the Smithy's 2 gold returned to the Alchemist?
        I am the Alchemist and paid for cards at the Smithy. Refunded?
        does the alchemist get his smithy money back too
        alchemist paid 1 to the tax collector for building, is that coin refunded
        do bribes come back to the alchemist at the end of his turn
        is the tax part of what the alchemist gets back
        2 for smithy plus 5 building, alchemist recovers 7?
        alchemist recovers the tax he put on the token?
        every coin spent in the turn returns to the alchemist?
        does alchemist get hush money back from the blackmailer
        is drawing cards at the smithy free for the alchemist in effect
        alchemist gets the stolen gold back from the thief at end of turn?
        do i get the tax back as alchemist
        smithy paid as alchemist, do i get 2 back?
        does the alchemist get all his payments back
        are bribes refunded to the alchemist
        alchemist built for 4 and paid 1 tax, gets 5 back?
        Does the Alchemist recover the gold he spent at the Smithy?
    .yes =
        does the alchemist lose the 2 gold for using the smithy
        is the coin for the tax collector gone even for the alchemist
        does the alchemist get only the price of the district back and nothing else
        so smithy costs the alchemist for real?
        smithy coins are lost for the alchemist too?
        tax coin stays paid even if im alchemist, right
        only district prices come back to the alchemist, nothing else?
        alchemist bribed the blackmailer, that gold is gone?
        alchemist: 4 for a castle and 2 smithy, i get just 4 back?
        does the refund leave out the tax for the alchemist
        is the tax lost for the alchemist
        does the alchemist only get building gold back
        used smithy as alchemist, are the 2 gold gone?
        do i pay tax for real as alchemist
        paid off the blackmailer as alchemist, no refund?
    .asked =
        What is not reimbursed to the Alchemist?
        which payments does the alchemist not get back
        tax and smithy as alchemist, refunded or lost
        what expenses stay lost for the alchemist
        alchemist gets back which payments
ruling-alchemist-treasury = The Alchemist gets his gold back at the end of his turn, before the points are counted, so the Imperial Treasury counts it.
    .yes =
        Does the Imperial Treasury score the gold the Alchemist spent on building in the last round?
        Is the Alchemist's money back before the Imperial Treasury is counted?
        I am the Alchemist, own the Imperial Treasury and built in the final round. Do the coins I spent give points?
        Final turn: is the Alchemist's refund in the stash in time for scoring?
        last turn alchemist: does my refund score with the imperial treasury
        alchemist builds the imperial treasury as his last card, does it count the gold he gets back
        are the alchemists returned coins in his stash when the imperial treasury scores
        alchemist refund then imperial treasury points?
        last turn, alchemist builds for 5, treasury counts those 5 afterwards?
        refund lands before we score the imperial treasury, right
        alchemist with treasury: building in the last round costs me no treasury points?
        gold back in my purse as alchemist in time for treasury points?
        can i build in the final turn as alchemist and still have my coins for imperial treasury
        do returned alchemist coins each give a point via the imperial treasury
        do my refunded coins score with imperial treasury as alchemist
        alchemist built last round, does imperial treasury count the gold
        is the refund in time for the imperial treasury
        can the alchemist build and still score his gold with imperial treasury
        imperial treasury counts the alchemists returned gold?
    .no =
        do i lose imperial treasury points if i spend everything as alchemist in the final round
        is the imperial treasury counted before the alchemist gets his gold back
        should the coins the alchemist paid in the last round be left out of the imperial treasury
        imperial treasury ignores what the alchemist just got back?
        alchemist refund comes too late for the treasury?
        do i have to skip building as alchemist to save treasury points
        is final scoring with the treasury done before the alchemists turn end
        alchemist spent 6 in the last round, minus 6 treasury points?
        treasury only sees gold the alchemist never spent?
        does the alchemist lose imperial treasury points by building last
        imperial treasury scored before the alchemist refund?
        alchemist gold spent in the last turn, ignored by imperial treasury?
        is the refund too late for imperial treasury
        do i have to keep my gold unspent as alchemist to score imperial treasury
        Does the Imperial Treasury leave out the gold returned to the Alchemist?
    .asked =
        imperial treasury and alchemist, what gold counts at the end
        alchemist, last round, imperial treasury: which coins score
        is the refund before or after treasury counting for the alchemist
        does imperial treasury count before or after the alchemists refund
ruling-alchemist-refund-third = The gold the Alchemist pays for building comes back right away, not at the end of the turn.
    .asked =
        When does the Alchemist get his building gold back?
    .yes =
        does the alchemist get his coins back right after building
        can the alchemist spend the same gold again in the turn he built
        is the alchemists refund immediate
        do i get the building gold back as the alchemist
    .no =
        does the alchemist have to wait for the end of his turn
        is the alchemist short of cash after building
ruling-alchemist-other-costs-older = The Alchemist gets back only the gold he spent on building: not the coin for the Tax Collector, and not what he pays for the Smithy's effect.
    .no =
        Does the Alchemist get back what he gives the Tax Collector?
        Does the Smithy's price come back to the Alchemist?
        alchemist gave the tax collector a coin, does it come back
        is the smithy fee refunded to the alchemist
        does the alchemist get everything back, tax included
    .yes =
        is the tax lost even for the alchemist
        does the smithy cost the alchemist real gold
        only building gold returns to the alchemist, right?
