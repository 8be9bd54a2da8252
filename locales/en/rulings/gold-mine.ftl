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
        mine coin on top of bishop income?
        mine when i draw cards?
        each time i get any gold the mine adds one?
        lab sale 2 gold plus mine 1?
        abbot takes a coin from the richest, mine adds one?
        navigator with mine gets 5 for his ability?
        drew cards, does the gold mine give me a coin?
        does the gold mine add to my income
        merchant income plus gold mine coin?
        does the gold mine work with the laboratory
        navigator takes 4, gold mine adds 1?
        Does the Gold Mine increase the gold from an ability?
    .yes =
        do i have to gather gold to get anything from the gold mine
        is the gold mine useless if i draw cards
        gold mine only works on the gathering step?
        mine pays on gathered gold only?
        cards this turn so no mine coin, right
        mine doesnt boost my green income?
        navigators 4 stays 4 with a mine?
        thief loot isnt raised by the gold mine?
        merchants bonus coin is not affected by the mine?
        does the gold mine only work when i gather gold
        took cards, gold mine pays nothing?
        does my income stay the same with the gold mine
        is the gold mine useless for the navigators 4 gold
        must i choose gold to use the gold mine
    .asked =
        what does the gold mine not work for
        gold mine, which gold counts
        mine and income, how do they mix
        gold mine when does it pay
ruling-gold-mine-three = With the Gold Mine in your city you take 3 gold instead of 2 each time you gather gold.
    .yes =
        Do I take 3 gold instead of 2 with the Gold Mine?
        gold mine gives me one more coin when i gather gold?
        does the gold mine work every turn i gather gold
        i built the gold mine last turn, do i take 3 coins now
        mine means three coins at gathering?
        every time i choose gold its 3 with the mine, right
        2 plus 1 with gold mine?
        gold mine boosts my take by one coin each turn i go for gold?
        mine still works in later turns too?
        is my gather 3 since i own the mine
        do i get 3 gold with gold mine when gathering
        gold mine: 3 instead of 2?
        does the gold mine work every time i take gold
        can i take 3 gold because of the gold mine
        is gold mine one extra coin per gathering
    .no =
        does the gold mine double the gold i gather
        do i still get just 2 coins with a gold mine
        is the gold mine good for one turn only
        with the gold mine is it 4 gold when i gather
        mine makes 4?
        2 coins as ever despite the mine?
        mine works once then its spent?
        mine doubles gathering to 4?
        mine gives 5 on gathering?
        gold mine takes a coin from others?
        gold mine 4 gold when gathering?
        do i still take only 2 with gold mine
        does gold mine work only once in the game
        does the gold mine give two extra coins
        do other players get 3 gold because of my gold mine
        Does the Gold Mine double what I gather?
    .asked =
        I own the Gold Mine: do I take 3 coins or 2?
        how much gold with a gold mine
        gathering gold with the mine, amount
        mine in town, what do i take
        gold mine gather how much gold
