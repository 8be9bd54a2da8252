### Where the boxes differ. differs-<card> says how a card's power differs; costs, ranks, copies and
### names come from the data.

page-differs = The boxes differ
page-ours = our translation: no printed name known
page-rulings-2016 = Rulings, 2016 edition
page-rulings-classic = Rulings, classic box
page-rulings-third = Rulings, third edition
edition-short-2016 = 2016
edition-short-classic = classic
edition-short-third = third
differs-rank = Rank: { $values }.
differs-cost = Cost: { $values }.
differs-copies = Copies: { $values }.
differs-name = Name: { $values }.
differs-value = { $value } ({ $editions })

differs-assassin = Third: a killed player shows the card at the end of the round. 2016 and classic: only a killed rank 4 does.
differs-thief = 2016: every rank 1 character is safe, so the Magistrate too. Classic and third: the books name the Assassin and the Witch.
differs-king = Classic and third: he takes the crown as soon as he is called. 2016: at any time during his turn.
differs-bishop = 2016: no rank 8 character can touch his city; a killed Bishop protects nothing; if he is bewitched, the Witch's city is safe instead. Classic and third: the books name only the Warlord and the Diplomat and leave the rest open; we read it the same way.
differs-merchant = The extra gold comes after the action (classic), at the start of the turn (third), or whenever the Merchant likes on his turn (2016).
differs-architect = The two extra cards come after the action (classic), at the start of the turn (third), or whenever the Architect likes on his turn (2016).
differs-warlord = Classic and third: he destroys only at the end of his turn. 2016: at any time during his turn.
differs-witch = 2016: her turn is on hold until she resumes it, and if the Emperor is bewitched, she gives the crown away and takes the payment. Classic and third: her own turn stops there, and a bewitched Emperor gives the crown himself.
differs-tax-collector = 2016: 1 gold for each district, right away, onto a token that fills up even while nobody plays him. Classic and third: 1 gold from each player who built, at the end of that turn, and only while someone plays him.
differs-emperor = Classic and third: he gives the crown away when called, and the player who gets it chooses between 1 gold and 1 card. 2016: at any time; the Emperor chooses, and the card is a random one.
differs-abbot = 2016: gold or cards for religious districts, and if several others tie for richest, he picks one of them. Classic and third: gold only, and nothing from the richest if several tie.
differs-alchemist = Third: the gold comes back at once, so the Poor House counts it. 2016 and classic: it comes back at the end of the turn, after the Poor House.
differs-navigator = Classic and third: 4 gold or 4 cards after the action; in the third edition the turn ends there. 2016: at any time.
differs-diplomat = Classic: he exchanges at the end of the turn. 2016 and third: at any time. 2016: neither city may get a district it already has, and he may give a district away from his own completed city; we read the older books the same way. Classic and third: the Graveyard is not used with him.
differs-artist = 2016: the coin stays on a district that is exchanged or seized. Classic and third: the books say nothing about that; seizing is new in 2016.
differs-queen = 2016: she must sit next to the player who revealed rank 4, even the Patrician. Classic and third: next to the King or the Emperor.
differs-armory = 2016: not in a completed city. Third: there too, and the game still ends. Classic: the book does not say.
differs-great-wall = 2016: against any character of rank 8. Classic: against the Warlord. Third: against Warlord and Diplomat.
differs-haunted-city = 2016 has the Haunted Quarter instead, and there the last round makes no difference.
differs-haunted-quarter = Classic and third have the Haunted City instead: built in the last round, it stays purple.
differs-keep = 2016: safe from every character of rank 8. Classic and third: the Warlord cannot destroy it, the Diplomat cannot take it.
differs-laboratory = 2016: 2 gold for the card. Classic and third: 1 gold.
differs-museum = 2016: if the Museum is destroyed, its cards go under the deck; if it changes cities, they go with it. Classic and third: if it is destroyed, its cards are discarded. Third: the cards never raise the price of destroying it.
differs-quarry = 2016: any number of duplicates. Classic: one duplicate.
differs-smithy = 2016 and classic: 2 gold for three cards. Third: 3 gold, as on the old French card.
differs-wishing-well = 2016: counts itself too. Classic: only the other purple districts.
