### The rulings of data/rulings/gold-mine.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gold-mine-gathering = The Gold Mine pays only when you gather gold. It adds nothing to cards, to income from districts or to gold from an ability.
    .no =
        Does the Gold Mine pay when I gather cards?
        Do I get the extra coin of the Gold Mine for income too?
        I drew cards this turn: anything from my Gold Mine?
        gold mine: extra coin when i take cards?
        king with a gold mine, does his yellow income go up
        navigator takes 4 gold, does the gold mine make it 5
        do i get the gold mine coin every turn no matter what
        does the gold mine add to gold i steal as the thief
    .yes =
        do i have to gather gold to get anything from the gold mine
        is the gold mine useless if i draw cards
        gold mine only works on the gathering step?
    .asked =
        what does the gold mine not work for
ruling-gold-mine-three = With the Gold Mine in your city you take 3 gold instead of 2 each time you gather gold.
    .yes =
        Do I take 3 gold instead of 2 with the Gold Mine?
        gold mine gives me one more coin when i gather gold?
        does the gold mine work every turn i gather gold
        i built the gold mine last turn, do i take 3 coins now
    .no =
        does the gold mine double the gold i gather
        do i still get just 2 coins with a gold mine
        is the gold mine good for one turn only
        with the gold mine is it 4 gold when i gather
    .asked =
        I own the Gold Mine: do I take 3 coins or 2?
        how much gold with a gold mine
