### The rulings of data/rulings/components.toml, and the questions they answer: with yes, with no, or in another way.

ruling-white-stars-classic = The bonus cards have a white star: 14 purple districts and 10 characters.
    .asked =
        How do we recognize the bonus cards?
        What does the white star mean?
        how many purple bonus districts are there
        theres a little star on some cards, why
    .yes =
        is a card with a white star a bonus card
        are there ten bonus characters in the box
    .no =
        does the white star give extra points
        is every purple district a bonus card
        do the basic eight characters have a star on them
ruling-marks-third = New characters have an octagonal gem behind their number, new districts a white star.
    .asked =
        How do we recognize the new cards?
        what is the gem behind the rank number on some characters
        how can i sort out the old and the new cards
    .yes =
        does an eight sided gem behind the number mean a new character
        white star on a district, is that one of the new ones
    .no =
        do new characters carry a white star
        are the new districts marked with a gem
        does the octagonal gem change anything in play
