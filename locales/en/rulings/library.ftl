### The rulings of data/rulings/library.toml, and the questions they answer: with yes, with no, or in another way.

ruling-library-observatory = With the Library and the Observatory you draw three cards and keep all three: the Observatory says how many you draw, the Library how many you keep.
    .yes =
        Do the Library and the Observatory work together?
        I own both the Observatory and the Library: three cards into my hand?
        Two card districts in one city: do their effects combine?
        library plus observatory, do i really keep all 3
        i own both card buildings, draw 3 keep 3?
        do the two purple draw cards stack
        both in town, three drawn three kept?
        the two stack, observatory and library, right
        library and observatory: +3 cards a turn?
        no putting back with library even when observatory shows 3?
        observatory counts for drawing, library for keeping?
        is it worth three cards each gathering with both
        do i keep three cards with library and observatory
        can i draw 3 and keep 3 with both
        do library and observatory add up
        got observatory and library, nothing goes back?
        may i keep all cards from observatory if i have library
    .no =
        with both, do i still have to put one card back
        does the library cap me at two cards even with the observatory
        is the observatory wasted once i have the library
        with library and observatory do i choose just one of the three
        keep two of three with library and observatory?
        only one of library and observatory works per turn?
        with both i draw 4?
        library plus observatory, one card goes back?
        observatory forces me to keep one despite library?
        library sets the draw back to two?
        library and observatory, keep only one?
        do i keep just two with library and observatory
        must i put one back with library and observatory
        do library and observatory not work together
        library and observatory give 4 cards?
        Does the Observatory stop the Library from keeping all cards?
    .asked =
        How many cards do I keep with both the Library and the Observatory?
        both buildings in my city, how many cards per draw
        draw and keep with library plus observatory
        both card purples, result per gathering
        library and observatory, keep how many
ruling-action-cards-only-older = The Library and the Observatory work only on cards you take as your action, not on cards from a power, such as the Architect's two.
    .no =
        Do the Library and the Observatory work on the Architect's extra cards?
        architect with the observatory, does he draw three extra instead of two
        does the navigator get more cards thanks to the observatory
        does the library change what the magician exchanges with the deck
        does my observatory count for cards from a power
    .yes =
        does the library only matter for the cards i take as my action
        are the architects two cards left alone by the observatory
        do cards from a power come as they are, whatever the library says
