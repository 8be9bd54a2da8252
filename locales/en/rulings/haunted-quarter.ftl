### The rulings of data/rulings/haunted-quarter.toml, and the questions they answer: with yes, with no, or in another way.

ruling-haunted-missing-type = The Haunted Quarter may be the fifth type you need, and so give you the 3 points for all five.
    .yes =
        Does the Haunted Quarter help to get the bonus for all five types?
        Can the Haunted Quarter be the color I am missing?
        I have no red district but I have the Haunted Quarter. Do I get the bonus for every color?
        Rainbow bonus: can the Haunted Quarter stand in for the missing one?
        no military building but i own the haunted quarter, 3 points for all colors?
        blue green yellow red plus haunted quarter as my only purple, full set?
        haunted quarter as wild card for the rainbow
        need one more type for the +3, does haunted quarter do it
        missing blue, haunted fills it, +3?
        haunted quarter as fifth color, right
        4 colors and haunted, all five bonus?
        only purple is haunted and i have the other four, does that make five?
        haunted quarter as joker for the color bonus?
        lack yellow, haunted is yellow, another purple too, 3 points?
        can haunted quarter complete my five colors
        no green, can haunted quarter be green for the 3 points
        does haunted quarter help me get the five types bonus
        may i use haunted quarter as my missing color
        i lack only one type, haunted quarter gives me the 3 points?
    .no =
        do i miss out on the five type bonus if my only red is the haunted quarter
        is the haunted quarter always purple for the color set
        i lack both red and blue, does the haunted quarter fix that for the set bonus
        does it have to be red, the haunted quarter, to complete the colors
        haunted quarter cant be used for five colors?
        two colors missing, one haunted, bonus?
        haunted must stay purple for the five color count?
        haunted gives the five color bonus by itself whatever i have?
        rainbow bonus barred if i use haunted quarter?
        haunted may only be red for the set?
        is haunted quarter useless for the five types
        can haunted quarter replace two missing colors
        does haunted quarter have to be purple for the five colors
        three types missing, haunted quarter enough for the bonus?
        is it forbidden to use haunted quarter for the five types bonus
        Does the Haunted Quarter not count for the bonus for all types?
    .asked =
        which color can the haunted quarter be for the five types bonus
        haunted and the five color bonus
        four colors plus haunted quarter, do i score 3 and how
        haunted quarter for five colors allowed or not
ruling-haunted-no-longer-unique = When it counts as another type, the Haunted Quarter is no longer unique: the Wishing Well does not count it, and it does not cost you the Ivory Tower's points.
    .no =
        Is the Haunted Quarter still unique when it counts as another type?
        Does the Wishing Well count a Haunted Quarter that is noble?
        Do I lose the Ivory Tower's 5 points because of the Haunted Quarter?
        I let my Haunted Quarter be green at the end. Is it still purple too?
        does wishing well give a point for the haunted quarter i made green
        does my haunted quarter ruin the ivory tower if i count it as blue
        can the haunted quarter be military and purple at the same time
        haunted is green and purple together?
        well counts haunted no matter its chosen type?
        haunted as yellow still spoils ivory tower?
        double duty haunted: wishing well and missing red?
        ivory tower lost for sure with haunted in town?
        haunted keeps its unique status at scoring in any case?
        is haunted quarter purple and another color at once
        does wishing well count haunted quarter when its red
        does haunted quarter as green destroy my ivory tower bonus
        haunted quarter chosen yellow, still unique?
        do i lose the ivory tower points because of a blue haunted quarter
        Does the Haunted Quarter remain unique after choosing another type?
    .yes =
        ivory tower and haunted quarter, can i still get the 5 points
        if i call the haunted quarter red does it stop being purple
        do i lose a wishing well point when the haunted quarter becomes yellow
        only purples are ivory tower and haunted quarter, is the tower alone then
        haunted as green isnt purple any more?
        tower safe if haunted counts as red, right
        well skips a haunted quarter thats blue?
        haunted declared noble drops out of wishing well?
        can haunted and ivory tower coexist with the 5 points
        either purple or the other type for haunted, never both?
        haunted quarter as blue, is it no longer purple?
        do i keep ivory towers 5 points if haunted quarter is green
        does wishing well skip haunted quarter when its another type
        can i save my ivory tower by making haunted quarter red
        is haunted quarter not unique when i choose noble
    .asked =
        wishing well with haunted quarter counted as trade, how many points
        haunted as blue, does the well count it
        ivory tower plus haunted, 5 or not, how
        haunted quarter as green, still unique or not
ruling-haunted-capitol = The Haunted Quarter counts as a district of the type you choose, so it may be the third one for the Capitol.
    .yes =
        Can the Haunted Quarter be the third district of a type for the Capitol?
        I have two noble districts and the Haunted Quarter. Does the Capitol pay?
        2 reds, capitol and haunted quarter, thats three of a kind right
        can the haunted quarter fill up my blue set for the capitol
        capitol, haunted quarter and another purple, do they make three purples
        two blues and haunted as third, capitol pays?
        haunted helps the capitol to three of a kind, right
        haunted can be my third green for capitol?
        purple haunted, capitol and lab, three uniques?
        capitol accepts haunted as whatever type i say?
        2 yellows short of one, haunted does it for capitol?
        can haunted quarter be my third blue for the capitol
        two reds and haunted quarter, capitol pays?
        does haunted quarter count for the capitol
        may i use haunted quarter to reach three of a type for capitol
        i have two greens, can haunted quarter give me the capitol points
    .no =
        does the capitol ignore the haunted quarter
        do i need three real greens for the capitol if i have the haunted quarter
        one yellow and the haunted quarter, capitol bonus?
        is it forbidden to count the haunted quarter as third trade building for the capitol
        capitol wants real ones, haunted no good?
        one green plus haunted does for capitol?
        haunted counts twice for the capitol?
        haunted can only be purple for the capitol?
        2 reds and haunted, no capitol bonus?
        capitol plus haunted alone, 3 points?
        is haunted quarter not counted for capitol
        one blue and haunted quarter, capitol bonus?
        do i need three real districts of a type for capitol despite haunted quarter
        does haunted quarter count as two districts for capitol
        two yellows and haunted quarter, no capitol points?
        Is the Haunted Quarter ignored by the Capitol?
    .asked =
        how does the haunted quarter help the capitol
        two greens, haunted, capitol: bonus?
        haunted as third of a type, for capitol ok or not
        two reds plus haunted quarter, capitol or not
ruling-haunted-one-choice = You choose the Haunted Quarter's type once, and it holds for the whole scoring. Take the type that brings most.
    .no =
        May the Haunted Quarter be one type for the Capitol and another for the five types?
        can the haunted quarter change its color between two bonuses
        haunted quarter red for the rainbow and green for the capitol, both?
        may i use the haunted quarter twice with different colors
        does the haunted quarter count as every color at once
        haunted blue for five colors and green for capitol?
        change haunteds type for each bonus?
        haunted all types at the same time?
        rename haunted after counting capitol?
        haunted gets two types, one per bonus?
        does haunted take whichever type suits each purple card separately
        can haunted quarter be two types for two bonuses
        may i change the haunted quarters type while scoring
        haunted quarter green for capitol, blue for five types?
        does haunted quarter count as all types at once
        can i choose the haunted quarter type again for each card
        Is the Haunted Quarter allowed to switch its type between bonuses?
    .yes =
        do i have to settle on one type for the haunted quarter
        is the color i pick for the haunted quarter good for the whole count
        may i work out which color of the haunted quarter scores best and take that
        one type for haunted, fixed for all scoring?
        haunted cant switch between bonuses, right
        pick the best paying type for haunted once?
        may i calculate before i name haunteds type
        haunted red everywhere if i say red?
        is haunteds choice made a single time
        do i choose the haunted quarters type only once
        must haunted quarter be the same type for all bonuses
        can i pick the best type for haunted quarter
        is the haunted quarters type fixed for the whole scoring
        chose red for haunted quarter, red for everything?
    .asked =
        Do I pick one type for the Haunted Quarter, or may it change for each bonus?
        how often do i choose the type of the haunted quarter
        haunted type, chosen how many times
        haunted for capitol and for rainbow, same type or not
        haunted quarter, one type or several
ruling-haunted-last-round = For the Haunted Quarter of 2016 it does not matter when you built it. Only the older card (Haunted City) stays purple if you built it in the last round.
    .yes =
        Does the Haunted Quarter count as any type even when built in the last round?
        I built the Haunted Quarter in the final round. May it still be any color?
        haunted quarter went down in the very last round, still wild?
        i drop the haunted quarter as my seventh building, can it be the missing color
        old haunted city: is it true that it stays purple if built in the last round
        haunted built on the very last turn, still any type?
        timing doesnt matter for the 2016 haunted, right
        last round haunted as my missing green ok?
        only the old haunted city had the last round catch?
        can i drop haunted in the end and choose its color
        in older boxes a last round haunted city stays purple?
        built haunted quarter in the last round, can i still choose its type
        is it irrelevant when i build haunted quarter
        may i build haunted quarter last and use it as missing color
        did only the older card have the last round limit for haunted quarter
        haunted quarter in my last turn still works?
    .no =
        My friend says the Haunted Quarter stays purple if it was put up in the last turn. True?
        must the haunted quarter be built before the final round to change type
        does it matter when i built the haunted quarter
        is the haunted quarter stuck as purple when built on the last turn
        too late for the haunted quarter in the final round?
        last round haunted stays purple in 2016?
        haunted must stand a full round before it changes?
        too late, final round haunted doesnt count as other type?
        2016 card has the same last round catch as the old haunted city?
        haunted built as the finisher loses its joker?
        old haunted city wild even when built in the last round?
        does haunted quarter stay purple if built in the last round
        must i build haunted quarter before the last round
        is haunted quarter useless in the final round
        built it last turn, haunted quarter no joker?
        does the 2016 haunted quarter have a last round restriction
        Is the Haunted Quarter of 2016 too late when built in the final round?
    .asked =
        haunted quarter built at the end, what color can it be
        haunted quarter in the last round, color?
        old haunted city vs new quarter in the final round
        haunted quarter built last round, works or not
ruling-haunted-income = During the game the Haunted Quarter is a unique district and pays nobody. It counts as another type only at the end.
    .no =
        Does the Haunted Quarter bring income as any color?
        Do I get a coin for the Haunted Quarter as the King or the Merchant?
        I am the Bishop: does my Haunted Quarter pay like a blue district?
        Can the Haunted Quarter choose its color during the game, for collecting?
        king with haunted quarter, extra coin?
        can i call the haunted quarter green to cash in as merchant
        does the warlord count the haunted quarter as red for gold
        abbot takes something for the haunted quarter?
        haunted as green for my merchant now?
        warlord coin for haunted?
        haunted changes type during the game to pay me?
        2 blues and haunted, bishop 3 gold?
        patrician draws a card for haunted?
        haunted and school of magic both pay as any color?
        do i get gold for haunted quarter as king
        can haunted quarter count as red for the warlords income
        merchant gets a coin for haunted quarter?
        does haunted quarter pay any character
        may i choose the haunted quarters color for income
        Does the Haunted Quarter produce income like the School of Magic?
    .yes =
        is the haunted quarter just purple until the end of the game
        does only the school of magic pay as any color, not the haunted quarter
        during play, is the haunted quarter a normal unique district
        haunted pays nobody in play, right
        no extra coin for haunted as king?
        haunted is purple till the end?
        merchant gets zip for haunted?
        joker for income is school of magic, not haunted?
        bishop with 2 churches and haunted gets 2?
        does haunted quarter give no income
        is haunted quarter purple during the game
        bishop with haunted quarter, no extra gold?
        does haunted quarter change type only at the end
        am i not paid for haunted quarter as merchant
    .asked =
        when does the haunted quarter change its color
        haunted and income, does it pay anyone
        trader with haunted quarter, how much for it
        haunted quarter income or not
