### The rulings of data/rulings/quarry.toml, and the questions they answer: with yes, with no, or in another way.

ruling-quarry-any-number = The Quarry allows any number of duplicates, of as many different districts as you like.
    .yes =
        May I build three identical districts with the Quarry?
        I own the Quarry: two Taverns, three Temples, is all that fine?
        can i build a fourth tavern with the quarry
        quarry in my city, two pairs of duplicates ok?
        does the quarry allow as many copies as i want
    .no =
        Is the Quarry good for one extra copy only?
        is there a cap on duplicates with the quarry
        quarry: just one double per city?
        once i have one pair, is the quarry used up
        do all my quarry duplicates have to be the same district
    .asked =
        How many duplicates does the Quarry allow?
        whats the max number of copies with the quarry
ruling-quarry-not-taken = The Quarry helps only with building. You still cannot confiscate, exchange for or seize a district that you already have, as the Magistrate, the Diplomat or the Marshal.
    .no =
        With the Quarry, can I seize or swap in a district I already have?
        Does the Quarry let the Magistrate confiscate a duplicate?
        I own the Quarry and am the Marshal: may I capture a Market although I have one?
        Diplomat with a Quarry: can he trade for a twin?
        marshal with a quarry, can he seize a second tavern
        can the diplomat swap for a temple he already has thanks to his quarry
        magistrate owns the quarry: may he confiscate a district hes got
        does the quarry work for seizing and swapping too
    .yes =
        is the quarry only good for building duplicates
        marshal has a manor and a quarry, are other manors off limits for him
        must the diplomat avoid duplicates even with the quarry
        with the quarry, is the magistrate still barred from taking a twin
    .asked =
        does the quarry help the marshal, the diplomat or only builders
ruling-duplicates-score = Every copy of a duplicate district scores in full and counts for its type: the books take nothing away.
    .yes =
        Do duplicate districts score full points?
        I have three Taverns thanks to the Quarry. Points for all of them?
        two palaces from the quarry, 10 points?
        do duplicates built with the wizard count for points
        do twin districts each count for income and the capitol
    .no =
        is the second copy worth zero at the end
        does a duplicate only count once for points
        do two identical districts count as one toward finishing the city
        wizard built me a second market, is it left out of the scoring
    .asked =
        what do three identical taverns score
ruling-quarry-destroyed = Duplicates stay in your city and count in full even if the Quarry is gone: the book asks for it only when you build. Further ones you can no longer build.
    .yes =
        If the Quarry is destroyed, do my duplicates still count?
        warlord destroyed my quarry, do i keep both temples
        do my doubles still score without the quarry
        are duplicates safe once they are built, quarry or not
    .no =
        The Warlord burned my Quarry. Must I give up the twin districts?
        quarry got nuked, do i discard my second tavern
        do i lose my duplicates when the quarry is swapped away
        quarry is gone, can i build another duplicate
    .asked =
        what happens to my duplicates when the quarry is destroyed
ruling-quarry-one-classic = The Quarry allows one duplicate per city, no more. Since 2016 there is no such limit.
    .no =
        Does the Quarry allow any number of duplicates?
        can i build three taverns with the quarry
        quarry and two pairs of twins, allowed?
    .yes =
        is the quarry limited to one duplicate
        may i have two identical districts with the quarry
        is a third copy forbidden despite the quarry
    .asked =
        how many duplicates does the quarry allow
