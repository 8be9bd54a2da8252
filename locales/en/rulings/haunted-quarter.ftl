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
    .no =
        do i miss out on the five type bonus if my only red is the haunted quarter
        is the haunted quarter always purple for the color set
        i lack both red and blue, does the haunted quarter fix that for the set bonus
        does it have to be red, the haunted quarter, to complete the colors
    .asked =
        which color can the haunted quarter be for the five types bonus
ruling-haunted-no-longer-unique = When it counts as another type, the Haunted Quarter is no longer unique: the Wishing Well does not count it, and it does not cost you the Ivory Tower's points.
    .no =
        Is the Haunted Quarter still unique when it counts as another type?
        Does the Wishing Well count a Haunted Quarter that is noble?
        Do I lose the Ivory Tower's 5 points because of the Haunted Quarter?
        I let my Haunted Quarter be green at the end. Is it still purple too?
        does wishing well give a point for the haunted quarter i made green
        does my haunted quarter ruin the ivory tower if i count it as blue
        can the haunted quarter be military and purple at the same time
    .yes =
        ivory tower and haunted quarter, can i still get the 5 points
        if i call the haunted quarter red does it stop being purple
        do i lose a wishing well point when the haunted quarter becomes yellow
        only purples are ivory tower and haunted quarter, is the tower alone then
    .asked =
        wishing well with haunted quarter counted as trade, how many points
ruling-haunted-capitol = The Haunted Quarter counts as a district of the type you choose, so it may be the third one for the Capitol.
    .yes =
        Can the Haunted Quarter be the third district of a type for the Capitol?
        I have two noble districts and the Haunted Quarter. Does the Capitol pay?
        2 reds, capitol and haunted quarter, thats three of a kind right
        can the haunted quarter fill up my blue set for the capitol
        capitol, haunted quarter and another purple, do they make three purples
    .no =
        does the capitol ignore the haunted quarter
        do i need three real greens for the capitol if i have the haunted quarter
        one yellow and the haunted quarter, capitol bonus?
        is it forbidden to count the haunted quarter as third trade building for the capitol
    .asked =
        how does the haunted quarter help the capitol
ruling-haunted-one-choice = You choose the Haunted Quarter's type once, and it holds for the whole scoring. Take the type that brings most.
    .no =
        May the Haunted Quarter be one type for the Capitol and another for the five types?
        can the haunted quarter change its color between two bonuses
        haunted quarter red for the rainbow and green for the capitol, both?
        may i use the haunted quarter twice with different colors
        does the haunted quarter count as every color at once
    .yes =
        do i have to settle on one type for the haunted quarter
        is the color i pick for the haunted quarter good for the whole count
        may i work out which color of the haunted quarter scores best and take that
    .asked =
        Do I pick one type for the Haunted Quarter, or may it change for each bonus?
        how often do i choose the type of the haunted quarter
ruling-haunted-last-round = For the Haunted Quarter of 2016 it does not matter when you built it. Only the older card (Haunted City) stays purple if you built it in the last round.
    .yes =
        Does the Haunted Quarter count as any type even when built in the last round?
        I built the Haunted Quarter in the final round. May it still be any color?
        haunted quarter went down in the very last round, still wild?
        i drop the haunted quarter as my seventh building, can it be the missing color
        old haunted city: is it true that it stays purple if built in the last round
    .no =
        My friend says the Haunted Quarter stays purple if it was put up in the last turn. True?
        must the haunted quarter be built before the final round to change type
        does it matter when i built the haunted quarter
        is the haunted quarter stuck as purple when built on the last turn
        too late for the haunted quarter in the final round?
    .asked =
        haunted quarter built at the end, what color can it be
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
    .yes =
        is the haunted quarter just purple until the end of the game
        does only the school of magic pay as any color, not the haunted quarter
        during play, is the haunted quarter a normal unique district
    .asked =
        when does the haunted quarter change its color
