### The rulings of data/rulings/patrician.toml, and the questions they answer: with yes, with no, or in another way.

ruling-patrician-income = The Patrician draws 1 card from the deck for each noble (yellow) district in his own city: cards, not gold.
    .no =
        Does the Patrician get gold for yellow districts?
        do i get coins as the patrician for my palace and castle
        is the patricians income the same as the kings gold
        can the patrician take gold instead of cards for nobles
        does the patrician count yellow districts in everyones city
        patrician with no yellow districts, any cards?
        patrician cashes 1 coin per yellow?
        Does the Patrician have a choice between gold and cards for his noble districts?
        i have a palace as patrician so +1 gold?
        patrician draws for blue ones too?
        all the yellows on the table, do i draw for those as patrician
        patrician looks at one card per noble and keeps just one overall?
        no nobles built, does the patrician still pull a card
        does the patrician get 1 gold per noble district
        can i take gold for my yellow districts as patrician
        is the patrician paid in coins
        do i draw cards for noble districts in other cities as patrician
        patrician with 3 yellows, 3 gold?
        Does the Patrician receive gold for his noble districts like the King?
        patrician draws 2 cards per yellow district?
    .yes =
        I am the Patrician with three yellow districts: do I draw three?
        does the patrician draw cards for his yellow buildings
        2 nobles in my city and im the patrician, 2 cards for me?
        do i keep all the cards the patrician draws for nobles
        manor and castle in town, patrician draws two?
        yellow means cards for the patrician, not cash right
        Does each noble district bring the Patrician a card?
        four yellows four cards as patrician yeah?
        only my own yellows count for the patrician?
        i picked patrician so i wont get gold for my manor, correct
        do i draw a card for each yellow district as patrician
        does the patrician get cards instead of gold
        patrician with one manor, one card?
        can the patrician draw 5 cards with 5 noble districts
        Does the Patrician draw one card for every noble district in his city?
        are my noble districts worth cards as patrician
        does the palace give the patrician a card
    .asked =
        What does the Patrician earn for noble districts?
        Do noble districts pay the Patrician in cards or coins?
        how many cards for a patrician with 4 yellow ones
        patrician w 3 nobles, what do i take
        where do the patricians cards come from
        patrician, gold or cards for yellow
        2 noble districts as patrician, what do i get
