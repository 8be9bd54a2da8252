### The rulings of data/rulings/alchemist.toml, and the questions they answer: with yes, with no, or in another way.

ruling-alchemist-refund = The Alchemist pays as usual, but at the end of his turn he takes back all the gold he paid for building.
    .yes =
        do i get my money back for buildings when im the alchemist
        alchemist built a 6 cost purple card, does he get all 6 back
        alchemist puts up the stables and another building, are both refunded
        so whatever the alchemist builds costs him nothing in the end?
        is the alchemist reimbursed for everything he builds
    .no =
        is the gold i spend on a district gone for good as the alchemist
        does the alchemist only get half of the building price back
        is there a cap on how much building gold the alchemist gets back
    .asked =
        how much does the alchemist get back for his district
        what does the alchemist actually do
ruling-alchemist-refund-when = The Alchemist's building gold comes back only when his turn ends, so he cannot spend it a second time in that turn.
    .no =
        Can the Alchemist spend the gold that comes back again in the same turn?
        Can the Alchemist use the returned money for a second purchase in the same turn?
        does the alchemist get the coins back right after he builds
        alchemist: can i pay the smithy with my refund this turn
        i have 4 gold as alchemist, build a 4 and then pay the stables with the same coins?
        is the alchemists refund instant
    .yes =
        do i have to wait until the end of my turn for the alchemist refund
        alchemist with the stables: do i need gold for both buildings at the same time
        does the alchemists gold only return after he is done with his turn
    .asked =
        When does the Alchemist get his building money back?
        When does the Alchemist get his gold back?
        I am the Alchemist and spent five on a district: when do I see those coins again?
        at what point of the turn is the alchemist paid back
ruling-alchemist-full-price = The Alchemist must have the full price when he builds; he gets it back only afterward.
    .no =
        Can the Alchemist build a district he cannot afford?
        I am the Alchemist with two coins: can I put up something for 4 since I get it back anyway?
        May the Alchemist build on credit?
        3 gold and a 5 cost card, can the alchemist still build it
        can the alchemist pay less now because he gets it back
        does the alchemist get to build when hes broke
        alchemist with zero coins, free building?
    .yes =
        Does the Alchemist need the gold up front?
        do i have to be able to pay the whole price as alchemist
        must the alchemist really put the coins down first
        im alchemist and one coin short, am i out of luck
        is the alchemist still limited by the cash he has
    .asked =
        how much gold must the alchemist have to put up a palace
ruling-alchemist-other-costs = The Alchemist gets back only what he paid for building: not the 2 gold for the Smithy's effect, not the tax, not any other payment.
    .no =
        Does the Alchemist get the tax back?
        Is the Smithy's 2 gold returned to the Alchemist?
        I am the Alchemist and paid for cards at the Smithy. Refunded?
        does the alchemist get his smithy money back too
        alchemist paid 1 to the tax collector for building, is that coin refunded
        do bribes come back to the alchemist at the end of his turn
        is the tax part of what the alchemist gets back
    .yes =
        does the alchemist lose the 2 gold for using the smithy
        is the coin for the tax collector gone even for the alchemist
        does the alchemist get only the price of the district back and nothing else
        so smithy costs the alchemist for real?
    .asked =
        What is not reimbursed to the Alchemist?
        which payments does the alchemist not get back
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
    .no =
        do i lose imperial treasury points if i spend everything as alchemist in the final round
        is the imperial treasury counted before the alchemist gets his gold back
        should the coins the alchemist paid in the last round be left out of the imperial treasury
    .asked =
        imperial treasury and alchemist, what gold counts at the end
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
