### The rulings of data/rulings/quarry.toml, and the questions they answer: with yes, with no, or in another way.

ruling-quarry-any-number = The Quarry allows any number of duplicates, of as many different districts as you like.
    .yes =
        May I build three identical districts with the Quarry?
        I own the Quarry: two Taverns, three Temples, is all that fine?
        can i build a fourth tavern with the quarry
        quarry in my city, two pairs of duplicates ok?
        does the quarry allow as many copies as i want
        five taverns w quarry?
        quarry: three markets AND two churches ok?
        no limit on twins once the quarry is up, right
        Does the Quarry permit duplicates of several different districts?
        built a second temple with quarry, third one fine as well?
        i can keep doubling stuff as long as the quarry stands?
        can i build three of the same with the quarry
        does the quarry allow unlimited duplicates
        can i have doubles of different districts with the quarry
        quarry, four temples ok?
        Can I build any number of identical districts with the Quarry?
        with the quarry can i build 2 taverns and 2 markets
        is a third copy allowed with the quarry
    .no =
        Is the Quarry good for one extra copy only?
        is there a cap on duplicates with the quarry
        quarry: just one double per city?
        once i have one pair, is the quarry used up
        do all my quarry duplicates have to be the same district
        quarry works just once?
        max two of each with the quarry?
        Does the Quarry cover only a single kind of district?
        after one duplicate the quarry is spent?
        i already have two castles via quarry, no third allowed?
        only one pair in town even with quarry?
        does the quarry allow only one duplicate
        quarry limit two of the same?
        can i use the quarry only once
        is a third market banned even with the quarry
        Is only one kind of duplicate allowed by the Quarry?
        do i lose the quarry after building a duplicate
        quarry: is a third copy forbidden
    .asked =
        How many duplicates does the Quarry allow?
        whats the max number of copies with the quarry
        how many copies of one house does the quarry let me build
        quarry and different doubles, how many kinds
        how many of the same with the quarry
        is there a limit for duplicates with the quarry
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
        quarry owner marshal grabs a second church?
        got a quarry, diplomat me swaps for a twin market, legal?
        Does the Quarry lift the ban on duplicates for confiscated districts?
        with quarry can i confiscate a tavern though i got one
        quarry makes every kind of duplicate ok, also stolen ones?
        im marshal, own docks and quarry, his docks mine?
        may a diplomat with quarry get doubles by exchange
        can i seize a duplicate if i have the quarry
        can the marshal take a second temple with his quarry
        does the quarry allow the diplomat to swap for a duplicate
        can the magistrate take a duplicate if he has the quarry
        do i lose my tavern to a marshal with a tavern and a quarry
        Does the Quarry allow me to take a district that I already have from another player?
        quarry works for the warrant too?
        diplomat with quarry, duplicate by swap ok?
    .yes =
        is the quarry only good for building duplicates
        marshal has a manor and a quarry, are other manors off limits for him
        must the diplomat avoid duplicates even with the quarry
        with the quarry, is the magistrate still barred from taking a twin
        marshal w quarry still cant seize a copy right
        quarry only when i build, not when i steal?
        my temple is safe from a magistrate with temple and quarry?
        Is exchanging for a duplicate forbidden to the Diplomat even if he has the Quarry?
        he owns quarry and a manor, so my manor cant be seized, correct
        the quarry is no help for seizing?
        is the quarry useless for seizing duplicates
        am i safe from a marshal with the same district and a quarry
        quarry is for building only?
        is my market safe from a diplomat who has a market and a quarry
        Is the Marshal forbidden to seize a duplicate even with the Quarry?
        magistrate with quarry, still no duplicates by warrant?
        does the quarry only help when i build a duplicate
    .asked =
        does the quarry help the marshal, the diplomat or only builders
        what does quarry do for a marshal who wants a twin
        quarry in town: doubles by building or by taking too
        quarry, does it work for marshal and diplomat
        i have quarry and tavern, can i take a tavern or only build one
ruling-duplicates-score = Every copy of a duplicate district scores in full and counts for its type: the books take nothing away.
    .yes =
        Do duplicate districts score full points?
        I have three Taverns thanks to the Quarry. Points for all of them?
        two palaces from the quarry, 10 points?
        do duplicates built with the wizard count for points
        do twin districts each count for income and the capitol
        3 temples with quarry, 3 points?
        both copies score the full price right
        Does each of two identical districts count in full at the end?
        second tavern counts as a green for income?
        twin castles, 4 each in the count?
        no penalty for doubles at scoring, correct
        do both markets count for the merchant
        do duplicates count for points
        do i get full points for two of the same district
        two castles, 8 points?
        does my second temple score
        do both copies count toward the color
        Does a duplicate district score its full cost?
        are duplicates worth the same as other districts
    .no =
        is the second copy worth zero at the end
        does a duplicate only count once for points
        do two identical districts count as one toward finishing the city
        wizard built me a second market, is it left out of the scoring
        the copy scores half?
        only one of my two palaces gets points?
        Are duplicates ignored in the final count?
        doubles count as one building for seven?
        lose points for having two of the same?
        second church doesnt count for its colour?
        do i lose points for duplicates
        is a duplicate worth nothing
        two of the same, only one scores?
        are duplicates ignored when counting districts
        Does a second copy of a district score less?
        two taverns count as one green district?
        does the second copy only give 1 point
    .asked =
        what do three identical taverns score
        two cathedrals at the end, points?
        what is the second copy worth in scoring
        how do duplicates score
        two markets, how many points
ruling-quarry-destroyed = Duplicates stay in your city and count in full even if the Quarry is gone: the book asks for it only when you build. You just cannot build any more of them.
    .yes =
        If the Quarry is destroyed, do my duplicates still count?
        warlord destroyed my quarry, do i keep both temples
        do my doubles still score without the quarry
        are duplicates safe once they are built, quarry or not
        quarry smashed, my twin taverns stay?
        warlord nuked the quarry, do the doubles keep their points
        Do duplicates remain in the city after the Quarry has gone?
        no more new doubles now the quarry is wrecked, right
        quarry only matters at the moment i build the double?
        lost my quarry to the diplomat, still scoring both markets?
        quarry destroyed, can i keep my duplicates
        do my doubles stay if i lose the quarry
        do duplicates still score after the warlord took out the quarry
        are my duplicates safe when the quarry is destroyed
        warlord destroys the quarry, two taverns still count?
        Do I keep my duplicate districts if the Quarry is destroyed?
        is building more duplicates forbidden after the quarry is gone
    .no =
        The Warlord burned my Quarry. Must I give up the twin districts?
        quarry got nuked, do i discard my second tavern
        do i lose my duplicates when the quarry is swapped away
        quarry is gone, can i build another duplicate
        quarry gone so extra copies are thrown out?
        Must I remove duplicates once I no longer own the Quarry?
        may i add a third temple after losing my quarry
        warlord kills quarry and my second castle is worth nothing now?
        do twins become illegal without the quarry
        i used to have a quarry, can i go on doubling
        do i have to discard duplicates when the quarry is destroyed
        do i lose my second temple with the quarry
        can i build more duplicates without the quarry
        quarry gone, doubles worthless?
        Are my duplicates destroyed together with the Quarry?
        is the second copy ignored once the quarry is gone
        quarry destroyed, can i still double up
    .asked =
        what happens to my duplicates when the quarry is destroyed
        quarry burned down, what about the doubles already standing
        lost the quarry, can i build doubles or not, and the old ones
        quarry gone, what about my two markets
        do duplicates stay or go when the quarry is destroyed
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
