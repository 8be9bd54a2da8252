### Rulings, one message each, grouped as in data/rulings. The id is ruling-<id>.

## components

ruling-gems-mean-nothing = The gems on the cards only tell in which version a card first appeared. They mean nothing in play.
ruling-gems-in-the-lists = In the Ukrainian book's lists one sign stands both for the original game and for the new cards: the hexagon was lost in the text. The origins given here come from the cards.

## setup

ruling-tokens-in-rank-order = Lay the tokens of tonight's characters in the middle of the table in rank order: they show which characters are in the game.
ruling-first-game-token-count = The set-up steps of the first game speak of eight characters. With 3 or 8 players it is nine all the same: the note beside the list says so.
ruling-deck-of-sixty-eight = Shuffle the 54 basic districts with tonight's 14 unique ones and deal four cards to each player.
ruling-two-gold-each = Everyone starts with 2 gold from the bank. Gold belongs to the player, not to a character.
ruling-oldest-takes-crown = The oldest player takes the crown and the character cards.

## selection

ruling-face-up-then-face-down = The crowned player shuffles the characters, first lays out the face-up ones, then one face down that nobody looks at. They are out for the round; only the last of 7 players with eight characters, or of 8 with nine, picks up the face-down one.
ruling-table-of-eight = With eight characters, face up: 2 for 4 players, 1 for 5, none for 6 and 7. One goes face down in every case.
ruling-choose-and-pass-left = Choose one card in secret and pass the rest to the left. With eight characters and 4 to 6 players the last one chooses from two and puts the other face down in the middle.
ruling-last-of-seven = With 7 players and eight characters the last one gets a single card, picks up the face-down card from the start of the round as well, keeps one of the two and puts the other face down.

## calling

ruling-crowned-player-calls = Whoever holds the crown calls the characters.
ruling-ascending-rank = Characters are called from the lowest rank up, not around the table. Whoever has the called character turns it face up and takes a turn.
ruling-nobody-answers = If nobody answers, call the next rank. After the last rank all character cards go back together and a new round begins.

## gathering

ruling-gather-must = You must gather every turn: either 2 gold, or look at 2 district cards, keep one and put the other under the deck.

## building

ruling-build-may = After gathering you may build one district: lay it in front of you and pay its cost to the bank.
ruling-no-two-alike = You may not build a district whose name already stands in your city.

## abilities

ruling-once-a-turn = A character's ability may be used once in the turn: at the moment it names, or at any moment of the turn if it names none.
ruling-income-colour = The colour behind the rank number shows which type of district pays this character.
ruling-income-once = Income is collected once, all of it at one moment. A district built after that pays nothing this turn.

## unique-effects

ruling-optional-unless-must = A unique district's effect is optional unless its text says “must” or “cannot”.
ruling-once-per-turn-own-turn = “Once per turn” means once in your own turn, never in another player's.

## card-text

ruling-rulebook-beats-card = The card holds only a short form. Where it disagrees with the rulebook's explanation, the rulebook wins.

## open-information

ruling-counts-are-open = How many coins and how many district cards each player has is open: anyone may ask.
ruling-bank-never-empty = Gold never runs out: use something else for coins if you must. There is no limit to a hand of cards.

## end

ruling-seventh-district-last-round = A city of seven districts is completed, and the round in which the first city is completed is the last. The round is played out, and a city may grow beyond seven.
ruling-seventh-not-own = The Ukrainian book's introduction says the last round comes when someone builds “their” district. It is a misprint for “seventh”: the chapter on the end of the game says so.
ruling-seven-since-2016 = A city is completed at seven districts since this edition; before it was eight.
ruling-more-than-seven = Districts beyond the seventh all score. Completed means at least seven, or eight with 2 or 3 players.
ruling-first-completer-shrinks = A first completer whose city later has too few districts, because as the Diplomat he gave his Monument away, keeps the 4 points: they are for having completed first.
ruling-first-completer-older = In the French third edition the Armory can reach into a completed city. The 4 points of the first completer stand there too: they are for having completed first.

## scoring

ruling-score-costs = Every district scores its cost.
ruling-score-five-types = A city with at least one district of each of the five types scores 3 points.
ruling-score-first = The first player to complete a city scores 4 points.
ruling-score-others = Every other player who has completed a city scores 2 points. The first completer scores 4, not 4 and 2.
ruling-score-uniques = Then come the points of the unique districts.
ruling-printed-cost = A district scores its printed cost, plus 1 if beautified, whatever was really paid for it.

## ties

ruling-tie-highest-rank = Of the tied players the one who revealed the character of the highest rank in the last round wins.
ruling-tie-revealed-not-chosen = The Ukrainian book says “chose”, the English one “revealed”. We follow “revealed”: it is the original text. With two characters the higher of the two counts.
ruling-tie-killed = A character killed in the last round was not revealed and counts as rank 0 in a tie, because the English book asks for the rank that was revealed.
ruling-tie-killed-rank-four = A killed rank 4 character is shown at the end of the round all the same, so in a tie it counts as rank 4.
ruling-tie-witch-rank = In a tie the Witch counts as rank 1: that is the card she revealed, whoever's turn she went on with.
ruling-tie-classic = In the classic box a tie goes to the most points from districts without bonuses, then to the most gold. There the Dragon Gate counts 6, since district points are the sum of costs. The French third edition names no tie-break, so the tied players share the win.

## two-players

ruling-two-characters-each = With 2 or 3 players each has two characters and two turns a round, but only one city, one hand and one stash of gold.
ruling-cards-either-turn = Cards taken in one of your turns may be built in the other.
ruling-ability-own-turn = An ability applies only in its own character's turn.
ruling-two-players-order = One card goes face down unseen. The crowned player keeps one. The other keeps one and discards one; the crowned player keeps one and discards one; the other keeps one of the last two and discards the other. All discards are face down.
ruling-two-players-eight = With 2 players a city is completed at eight districts.

## three-players

ruling-three-need-nine = With 3 players the character deck holds ranks 1 to 9, the ninth being the Artist or the Tax Collector.
ruling-three-second-discard = One card goes face down, each player keeps one; then the third player discards one of the remaining five at random. The other four go round again, and the last card is discarded.
ruling-three-players-eight = With 3 players a city is completed at eight districts.

## customizing

ruling-one-per-rank = Take one character of each rank from 1 to 8, and 14 different unique districts to shuffle with the 54 basic ones.
ruling-varying-costs = The English book wants the 14 unique districts to be of varying cost. The Ukrainian one leaves this out.
ruling-balanced-in-numbers = What a good mix is, the seven official lists show: with the Secret Vault counted as 0, their 14 unique districts cost 57 to 67 together, two to four of them cost 6, two to five cost 3 or less, and three to nine score or help to complete the city.
ruling-list-footnotes = The Ukrainian book's lists mark Emperor and Queen with the same dagger. They are two notes, as the text below the lists shows: no Emperor with 2 players, no Queen with 3 or 4.

## nine-characters

ruling-nine-for-three-or-eight = With 3 or 8 players you play with nine characters, in a first game too.
ruling-rank-nine-when = Rank 9 must be in the game with 3 and with 8 players and may be with 4 to 7; the Queen only from 5.
ruling-table-of-nine = With nine characters, face up: 3 for 4 players, 2 for 5, 1 for 6, none for 7 and 8. One goes face down in every case. With 4 to 7 players the last one chooses from two.
ruling-last-of-eight = With 8 players the eighth does what the last of seven does with eight characters: takes the first face-down card as well, keeps one, puts the other away.
ruling-list-nine-optional = In the official lists the rank 9 character is optional except with 3 and 8 players. With 3 or 4 players it is never the Queen.

## which-box

ruling-editions-city-size = A city is completed at 7 districts in the 2016 edition (8 with 2 or 3 players) and at 8 in the older boxes; their short game ends at 7, in the French third edition also at 6.
ruling-editions-dragon-gate = The Dragon Gate costs 6 and adds 2; in the older boxes it is said to be worth 8, which comes to the same.
ruling-editions-missing-cards = The University (cost 6, worth 8) and the Bell Tower, whose owner may end the game at seven districts, belong to the older boxes only. That completion, bonuses and protection all move to seven with the Bell Tower, and back to eight when it is destroyed, is our reading: they all speak of the completed city.
ruling-editions-costs = Costs have changed since the classic box: Observatory 4 (it was 5), Imperial Treasury 5 (4), Poor House 4 (5), Factory 5 (6). The French third edition is only partly known.
ruling-editions-keep = There is one Keep in the 2016 box and two in the classic one.
ruling-editions-others-bonus = The 2 points for the other completed cities go, in 2016 and in the classic box, to whoever has completed a city; the French third edition asks for eight districts at the end.

## assassin

ruling-assassin-names = The Assassin names another character. The player who has it stays hidden when it is called and loses the turn.

## magistrate

ruling-three-warrants = The three warrants go face down to three different characters. Only the signed one bites.
ruling-magistrate-own-rank = Nothing forbids the Magistrate to lay a warrant on his own character. It does nothing there but keep the others guessing.
ruling-confiscates-paid = When the signed target pays for a district, the Magistrate may reveal the warrant and build that district in his own city for free. The English book says “pays”, which fits the Framework and the Necropolis.
ruling-confiscated-counts = The confiscated district never enters the target's city, yet it uses up one of his buildings for the turn.
ruling-confiscated-gold-back = The target takes back the gold paid for the confiscated district.
ruling-confiscates-first-only = Only the first district the target pays for in the turn can be confiscated.
ruling-confiscates-first-of-several = Of the districts the Magistrate's target builds in one turn only the first one paid for can be taken.
ruling-magistrate-no-duplicate = The Magistrate cannot confiscate a district that already stands in his city.
ruling-cardinal-confiscated = If the Cardinal takes gold from another player for a district and that district is confiscated, all of its gold goes back to the Cardinal; the cards given for it stay given, since only gold is returned.
ruling-alchemist-confiscated = If the Alchemist's district is confiscated, the gold comes back at once and not a second time at the end of the turn: it is no longer paid.

## witch

ruling-witch-gathers-then-names = The Witch first gathers, then must name a character, and there her turn is put on hold.
ruling-witch-on-hold = On hold is not ended: what happens at the end of a turn waits until the Witch has resumed, for her Park and her Poor House give nothing if she does not.
ruling-witch-waits = Before she resumes, the Witch builds nothing and uses no unique district, save what works while gathering.
ruling-witch-before-resuming = Before the Witch resumes, of her unique districts only the Gold Mine, the Library and the Observatory work.
ruling-bewitched-gathers-and-stops = The bewitched player gathers and that ends the turn: no building, no ability, no unique district save what works while gathering.
ruling-bewitched-no-extras = The bewitched player does not take what the character adds: the bewitched Merchant gets no extra coin.
ruling-bewitched-gathering-districts = Of the bewitched player's unique districts only the Gold Mine, the Library and the Observatory work.
ruling-witch-lab-smithy = A bewitched player cannot use the Laboratory, the Museum or the Smithy: only what works while gathering is left to him.
ruling-witch-resumes = When the bewitched player has gathered, the Witch resumes her turn as that character, with all of its abilities, income included, save the crown of the King and the Patrician.
ruling-witch-takes-protection = Lasting abilities come over to the Witch: if she has bewitched the Bishop, rank 8 cannot touch her city.
ruling-witch-takes-limit = If the Witch has bewitched the Architect, she takes the two extra cards and may build up to three districts.
ruling-witch-takes-ban = Bans come over to the Witch: if she has bewitched the Navigator, she builds nothing.
ruling-witch-own-means = The Witch plays with her own hand, her own gold and her own city, and collects for her own districts.
ruling-witch-own-school = When the Witch collects a bewitched character's income, the School of Magic counts only if it stands in her own city, since income comes from her own districts.
ruling-witch-not-their-uniques = The Witch never uses the unique districts of the bewitched player.
ruling-witch-blackmailer = If the Witch has bewitched the Blackmailer, she places the threats, takes the bribes and decides whether to reveal.
ruling-witch-king = The bewitched King still gets the crown himself; the Witch gets only the income.
ruling-witch-patrician = The bewitched Patrician still gets the crown himself; the Witch gets only the cards for noble districts.
ruling-witch-emperor = If the Witch has bewitched the Emperor, it is she who gives the crown away and takes the payment.
ruling-witch-nobody = If nobody has the bewitched character, the Witch does not resume: the rest of her turn is lost.
ruling-witch-tax-collector = If the Witch has bewitched the Tax Collector, she takes the coins on the token: she resumes with all of his abilities.

## blackmailer

ruling-two-threats = The two threats go face down to two different characters. Both are threatened, but only the one with the lace is in real danger.
ruling-threat-settled-when = The threat is settled in the threatened player's turn, right after gathering.
ruling-bribe-half = The bribe is half the player's gold, rounded down; the marker then comes off unseen.
ruling-bribe-zero = With a single coin the bribe is zero, and it is still a bribe.
ruling-bribe-refused = Without a bribe the Blackmailer may turn the marker over. If it is the lace, he takes all the gold.
ruling-threat-first = Until the Blackmailer's threat is settled the threatened player uses no ability, builds nothing and uses no unique district, save what works while gathering.
ruling-threat-before-settling = Until the Blackmailer's threat is settled, of the threatened player's unique districts only the Gold Mine, the Library and the Observatory work.
ruling-threatened-lab-smithy = The Laboratory, the Museum and the Smithy cannot be used before the Blackmailer's threat is settled: they do not work while gathering.
ruling-blackmailer-not-killed = The Blackmailer cannot threaten the killed character.
ruling-blackmailer-not-bewitched = The Blackmailer cannot threaten the bewitched character.
ruling-blackmailer-not-rank-one = The Blackmailer cannot threaten a rank 1 character.
ruling-warrant-and-threat = The Blackmailer may threaten a character that has a warrant.

## spy

ruling-spy-matches = The Spy picks another player and a district type, looks at that hand and for each card of the type takes 1 gold from the player and 1 card from the deck.
ruling-spy-too-little-gold = If the chosen player has less gold than there are matches, the Spy takes what is there and still draws a card for every match.

## thief

ruling-thief-before-gathering = The robbed player hands over all gold at the moment of revealing the character, before gathering anything.
ruling-thief-takes-all = The Thief takes all the gold of the named character's player when that character is revealed.
ruling-thief-not-killed = The Thief cannot rob the killed character.
ruling-thief-not-bewitched = The Thief cannot rob the bewitched character.
ruling-thief-not-rank-one = The Thief cannot name a rank 1 character.
ruling-witch-and-hers-safe = Neither the Witch, who is rank 1, nor the character she has bewitched can be robbed or threatened.

## magician

ruling-magician-one-of-two = In one turn the Magician either swaps hands with a player or exchanges cards with the deck, never both.
ruling-magician-swap = The Magician swaps whole hands, and may do so with an empty hand too: then he simply takes the other's cards.
ruling-magician-exchange = To exchange with the deck, the Magician first puts any number of cards under it, then draws as many.

## seer

ruling-seer-one-from-each = The Seer takes one card at random from the hand of each other player, then gives one card back to each of them. “At random” is from the English book.
ruling-seer-empty-hand = From an empty hand the Seer takes nothing, and gives nothing back to that player.
ruling-seer-any-card-back = Any card may be given back to anyone who is owed one: theirs, another's, or one of the Seer's own.
ruling-seer-builds-two = The Seer may build two districts in the turn.

## wizard

ruling-wizard-takes-one = The Wizard looks at another player's hand and takes one card from it.
ruling-wizard-builds-at-once = Instead of keeping the card he takes, the Wizard may build it at once for its full cost; it does not use up the turn's building.
ruling-wizard-duplicates = In his turn the Wizard may build districts that already stand in his city.

## emperor

ruling-emperor-not-with-two = With 2 players the character deck holds ranks 1 to 8, and never the Emperor.
ruling-list-emperor-substitute = A list with the Emperor, played by 2: put in the King or the Patrician.
ruling-emperor-income = The Emperor takes 1 gold for each noble district in his city.
ruling-emperor-crown = At some moment of the turn the Emperor must take the crown from its holder and give it to a different player, never to himself.
ruling-emperor-holds-crown = An Emperor who already holds the crown must still give it to another player: he may not keep it.
ruling-emperor-payment = The Emperor takes 1 gold or 1 random card from whoever receives the crown; the Emperor decides which.
ruling-emperor-nothing-to-take = If the receiver has neither gold nor cards, the Emperor gets nothing.
ruling-emperor-killed = A killed Emperor shows the card at the end of the round, takes the crown from its holder, gives it to a different player, not to himself, and takes nothing for it.
ruling-emperor-face-up = If the Emperor turns up among the face-up discards, another card replaces him and he is shuffled back.

## king

ruling-rank-four-never-face-up = A rank 4 character never lies among the face-up discards: shuffle it back into the character deck and turn up another card instead.
ruling-king-income = The King takes 1 gold for each noble district in his city.
ruling-king-crown = The King must take the crown at some moment of his turn. From then on he calls the characters and chooses first, until someone else gets the crown.
ruling-king-killed = A killed King loses the turn, shows the card at the end of the round and takes the crown as the heir.
ruling-king-face-up = If the King turns up among the face-up discards, another card replaces him and he is shuffled back.

## patrician

ruling-patrician-income = The Patrician draws 1 card for each noble district in his city.
ruling-patrician-crown = The Patrician must take the crown at some moment of his turn. He then calls and chooses first until someone else gets the crown.
ruling-patrician-killed = A killed Patrician shows the card at the end of the round and takes the crown as the heir.
ruling-patrician-face-up = If the Patrician turns up among the face-up discards, another card replaces him and he is shuffled back.

## abbot

ruling-abbot-mix = For each religious district the Abbot takes 1 gold or 1 card, in any mix.
ruling-abbot-declares = The Abbot says how many coins and how many cards before taking any.
ruling-abbot-richest = If the Abbot is not the richest, he may at any moment of the turn take 1 gold from the richest player, who cannot refuse. The Abbot may do without it.
ruling-abbot-tie-others = If several others are equally the richest, the Abbot chooses one of them.
ruling-abbot-tied-himself = If the Abbot himself is the richest, alone or tied, he takes no gold from anyone.

## bishop

ruling-income-before-or-after = The Bishop may collect before building, to pay with it, or after, so that the new district pays too. Any other income works the same way.
ruling-bishop-income = The Bishop takes 1 gold for each religious district in his city.
ruling-bishop-protection = For the whole round the rank 8 character cannot use its ability on the Bishop's city: nothing is destroyed, exchanged or seized there.
ruling-bishop-killed = A killed Bishop protects nothing: rank 8 may act on that city.
ruling-bishop-bewitched = If the Bishop is bewitched, the Witch's city is safe from rank 8 and the Bishop's is not.
ruling-bishop-two-characters = With 2 or 3 players the Bishop's protection lasts for the whole round, also in the player's other turn: the Bishop's text says “round”, and that is more exact than the general sentence about turns.

## cardinal

ruling-cardinal-income = The Cardinal draws 1 card for each religious district in his city.
ruling-cardinal-borrows = If gold is missing for a district, the Cardinal may take it from one other player, gives that player one card for each coin, and must then build.
ruling-cardinal-exactly = The other player cannot refuse, and the Cardinal takes exactly what is missing, no more and no less.

## alchemist

ruling-alchemist-refund = At the end of the turn the Alchemist takes back all the gold paid for building.
ruling-alchemist-smithy = The 2 gold the Alchemist pays for the Smithy's effect do not come back.
ruling-alchemist-tax = The coin the Alchemist pays to the Tax Collector does not come back.
ruling-alchemist-full-price = The Alchemist must have the full price in his stash when building.

## merchant

ruling-merchant-income = The Merchant takes 1 gold for each trade district in his city.
ruling-merchant-extra = The Merchant's extra coin comes whatever was gathered, gold or cards.

## trader

ruling-trader-income = The Trader takes 1 gold for each trade district in his city.
ruling-trader-any-number = The Trader may build any number of trade districts and one other. The English book says trade districts do not count toward the limit: with a limit of one it is the same.

## architect

ruling-cards-cross-turns = With 2 or 3 players, if one player has both the Architect and the Warlord, cards drawn in the Architect's turn may be built in the Warlord's.
ruling-limit-own-turn = With 2 or 3 players, if one player has both the Architect and the Warlord, the limit of three districts holds only in the Architect's turn, not in the Warlord's.
ruling-architect-cards = The Architect's two extra cards come whatever was gathered, and both are kept.
ruling-architect-three = The Architect may build up to three districts in the turn.

## navigator

ruling-navigator-four = The Navigator takes 4 gold or 4 cards whatever was gathered.
ruling-navigator-no-building = The Navigator builds nothing, not even what is outside the building limit.
ruling-navigator-stables = The Navigator cannot build the Stables either, although they are outside the building limit.

## scholar

ruling-scholar-seven = The Scholar looks at seven cards from the deck, keeps one and shuffles the other six back in.
ruling-scholar-builds-two = The Scholar may build two districts in the turn.
ruling-scholar-shuffles = Cards drawn and not kept go under the deck everywhere else; the Scholar shuffles his six into it.

## diplomat

ruling-diplomat-income = The Diplomat takes 1 gold for each military district in his city.
ruling-diplomat-swap = The Diplomat may exchange a district of his own for one of another player. If the one he takes costs more, he pays that player the difference.
ruling-diplomat-no-change = If the district the Diplomat takes is the cheaper one, nothing is paid back to him.
ruling-diplomat-not-completed = The Diplomat makes no exchange with a player whose city is completed.
ruling-diplomat-own-completed = The Diplomat may exchange even when his own city is completed.
ruling-diplomat-no-duplicate = The exchange may not bring into either city a district whose name already stands there.
ruling-diplomat-monument = If the Diplomat gives away or takes the Monument, both cities are counted anew at once, and an exchange can complete a city: what counts is what stands in it.

## marshal

ruling-marshal-income = The Marshal takes 1 gold for each military district in his city.
ruling-marshal-seizes = The Marshal may seize one district of cost 3 or less from another player and pays its cost to the owner.
ruling-marshal-not-completed = The Marshal can seize nothing from a completed city.
ruling-marshal-no-duplicate = The Marshal cannot seize a district that already stands in his city.
ruling-marshal-completes = The Marshal may complete his city by seizing a district, not only by building: the book asks what stands in the city.

## warlord

ruling-warlord-any-moment = The Warlord may destroy before collecting income and before building. A district of cost 2 costs 1 gold to destroy; its card goes under the deck.
ruling-warlord-income = The Warlord takes 1 gold for each military district in his city.
ruling-warlord-price = The Warlord may destroy one district in any city for 1 gold less than its cost; a district of cost 1 goes for nothing.
ruling-warlord-not-completed = The Warlord can destroy nothing in a completed city.
ruling-warlord-own = The Warlord may destroy a district of his own.
ruling-warlord-under-deck = The destroyed district goes under the district deck.
ruling-rank-eight-origins = The Ukrainian book marks the Warlord and the Diplomat differently from list to list. By the gems on the cards the Warlord is from the original game, the Diplomat from The Dark City.
ruling-destroy-under-deck = A destroyed district goes under the district deck, whatever destroyed it.

## artist

ruling-artist-coin = The Artist may beautify one or two of his own districts with a coin each, from his own gold.
ruling-artist-destroy = A district the Artist has beautified costs the Warlord 1 gold more to destroy.
ruling-artist-swap-seize = A district the Artist has beautified costs 1 gold more to exchange (Diplomat) or to seize (Marshal).
ruling-artist-coin-stays = When a district the Artist has beautified is exchanged or seized, the coin stays on it.
ruling-artist-point = A beautified district scores one point more.
ruling-artist-once = A district can be beautified only once.
ruling-artist-cost = The Ukrainian book raises the price and the points of a beautified district, the English one its cost, for good. We follow the English text: everything that looks at cost sees one more.
ruling-artist-basilica = The Artist's coin raises the cost for good, so odd becomes even and even becomes odd for the Basilica. A beautified Basilica costs 5 and counts itself.
ruling-artist-marshal-limit = A beautified district of cost 3 costs 4, so the Marshal cannot seize it.
ruling-coins-not-in-stash = Coins lying on districts are not in the stash: the Imperial Treasury does not count them, and the Poor House does not see them.

## queen

ruling-queen-from-five = The Queen may be used only with five or more players.
ruling-list-queen-substitute = A list with the Queen, played by 3 or 4: put in the Artist or the Tax Collector.
ruling-queen-next-to-four = The Queen takes 3 gold if she sits next to the player who revealed the rank 4 character.
ruling-queen-neighbour-killed = If the rank 4 neighbour was killed, the Queen takes her 3 gold at the end of the round, when that card is shown.

## tax-collector

ruling-tax-each-building = While the Tax Collector is one of tonight's characters, everyone who builds must put 1 gold on his token right after building.
ruling-tax-unpaid-building = The Tax Collector's tax is due even when the district was built without paying gold.
ruling-tax-several = Whoever builds several districts in a turn pays the Tax Collector's tax for each of them.
ruling-tax-no-gold = Whoever has no gold left after building pays no tax.
ruling-tax-not-himself = The Tax Collector himself pays no tax.
ruling-tax-taken = Once in his turn, at a moment of his choice, the Tax Collector may take all the coins from the token.
ruling-tax-not-in-play = The tax is paid even when nobody chose the Tax Collector or he was discarded. The coins stay on the token for a later round.
ruling-tax-killed = A killed Tax Collector takes nothing: the coins stay on the token, and the tax is paid as ever.
ruling-tax-three-players = With 3 players the Tax Collector's owner pays the tax in the turn of his other character.
ruling-tax-not-with-two = The English book taxes the Tax Collector's owner for the other character with 2 players too. That is a slip: with 2 players there is no rank 9.
ruling-tax-confiscated = For a confiscated district the Magistrate pays the tax, not his target.
ruling-tax-hexagon = The Tax Collector bears the hexagon of the new cards although he was already in The Dark City: he was reworked.

## armory

ruling-armory-not-completed = A completed city is out of the Armory's reach. Anywhere else it may destroy any one district, even one of your own.
    .asked =
        Can the Armory blow up a district in a completed city?
        What can I destroy with the Armory?
        Is a finished city with seven districts safe from the Armory?
ruling-own-completed-city = We read the ban on destroying in a completed city as general: in your own, too, the Armory and the Framework cannot be used, and the Necropolis costs gold. Some tables allow it: agree first.
    .asked =
        My city is complete: may I still sacrifice a district there for the Framework or the Necropolis?
        Does the Armory work once its owner's city is finished?
ruling-armory-keep-bishop = The Keep and the Bishop protect against rank 8 only, and the Armory is a district. So a Keep or a district of the Bishop's may be destroyed with it.
    .asked =
        Can the Armory destroy a Keep?
        Is the Bishop's city protected from the Armory?
        Bishop or Keep: does either stop gunpowder from the Armory?
ruling-armory-great-wall = The Armory costs no gold at all: it is destroyed itself, and that is the price. The Great Wall raises only what rank 8 pays.
    .asked =
        Do I pay 1 more for the Great Wall when I use the Armory?
        How much gold does it cost to destroy something with the Armory?

## basilica

ruling-basilica-counts = The Basilica costs 4, an even number, so it gives nothing for itself. It gives 1 point for each district of cost 1, 3 or 5 in your city.
    .asked =
        Does the Basilica count itself?
        Which districts give points with the Basilica?
ruling-basilica-spelling = The Ukrainian book spells the Basilica in two ways, «Базилика» and «Базиліка». It is one card; the second is the right Ukrainian spelling.
    .asked =
        Why is the Basilica spelled in two ways in the Ukrainian book?

## capitol

ruling-capitol-once = The Capitol gives 3 points in all, however many types have three districts or more. It counts itself among the unique ones.
    .asked =
        Does the Capitol score twice if two types have three districts each?
        How many points is the Capitol worth with six districts of one colour?

## dragon-gate

ruling-dragon-gate-on-top = The Dragon Gate gives 8 points in all: 6 for its cost and 2 extra. For rank 8 and for everything else it costs 6.
    .asked =
        How many points is the Dragon Gate worth?
        Is the Dragon Gate worth 6 or 8?

## factory

ruling-factory-not-cost = The Factory lowers what its owner pays to build, nothing else: the district keeps its cost for rank 8, for the Marshal's limit of 3 and for the points.
    .asked =
        Does the Factory make unique districts cheaper for the Warlord?
        A unique district built with the Factory: does it score 1 less?
        May the Marshal seize a unique district of cost 4 that was built for 3?

## framework

ruling-framework-magistrate = A district built by destroying another one, through the Framework or as a Necropolis, is safe from the Magistrate: no gold was paid. The next one his target pays for this turn can be confiscated.
    .asked =
        Can the Magistrate confiscate a district built with the Framework?
        Can the Magistrate take a Necropolis built without gold?
ruling-framework-monument = The Framework may be destroyed for the Monument, but only with at most four districts in the city, the Framework included: “five or more” is looked at before you pay.
    .asked =
        May I build the Monument by destroying the Framework?
        I have five districts, one of them the Framework: can I swap it for the Monument?

## gold-mine

ruling-gold-mine-gathering = The Gold Mine pays only when you gather gold: 3 instead of 2. With cards, with income from districts or with gold from an ability it adds nothing.
    .asked =
        Does the Gold Mine pay when I gather cards?
        Do I get the extra coin of the Gold Mine for income too?

## great-wall

ruling-wall-itself = Every district of a city with the Great Wall, the Wall included, costs 1 gold more for rank 8. Some printings say “other” district; we follow the newer “any”.
    .asked =
        Does the Great Wall protect itself?
        Is destroying the Great Wall also 1 more?
        Which districts does the Great Wall make more expensive?
ruling-wall-diplomat-own = The Great Wall counts for the district the Diplomat takes, not for the one he gives away: his own Wall costs him nothing.
    .asked =
        Does the Diplomat pay for the Great Wall in his own city?
        I am the Diplomat and have the Wall: is giving away my district more expensive?
ruling-wall-diplomat = Behind the Great Wall the Diplomat pays 1 gold on top of the difference, or just that 1 if there is none to pay. The difference goes to the owner, the extra coin to the bank, for the Wall names no receiver.
    .asked =
        Does the Diplomat pay 1 more behind the Great Wall even for a cheaper district?
        Who gets the extra coin for the Great Wall when the Diplomat swaps?
ruling-wall-marshal = For a district of cost 3 behind the Great Wall the Marshal pays 4: 3 to the owner and 1 to the bank, for the Wall names no receiver. His limit looks at the cost, and the Wall raises only the price.
    .asked =
        May the Marshal seize a district of cost 3 behind the Great Wall?
        Does the owner get the Marshal's extra coin for the Great Wall?
ruling-wall-warlord-one = Behind the Great Wall the Warlord pays the full cost, since “1 less” and “1 more” cancel out: 1 gold for a Tavern, 6 for the Wall itself.
    .asked =
        Does the Warlord still burn a district of cost 1 for free behind the Great Wall?
        How much does the Warlord pay in a city with the Great Wall?
ruling-wall-own-warlord = The Great Wall makes no exception for its owner: destroying in his own city, the Warlord pays 1 more as well.
    .asked =
        Does my own Great Wall cost me 1 more when I am the Warlord?
        With 2 or 3 players: does my Wall hold against my own rank 8?
ruling-wall-artist = A beautified district behind the Great Wall costs 2 gold more for rank 8: the coin raises the cost, the Wall the price, and neither rules the other out.
    .asked =
        Do the Great Wall and the Artist's coin add up?
        How much more does the Warlord pay for a beautified district behind the Wall?

## haunted-quarter

ruling-haunted-missing-type = The Haunted Quarter may be the fifth type you lack and so bring the 3 points for all five.
    .asked =
        Does the Haunted Quarter help to get the bonus for all five types?
        Can the Haunted Quarter be the colour I am missing?
ruling-haunted-no-longer-unique = As another type the Haunted Quarter is not unique any more: the Wishing Well does not count it, and it does not cost you the Ivory Tower's points.
    .asked =
        Is the Haunted Quarter still unique when it counts as another type?
        Does the Wishing Well count a Haunted Quarter that is noble?
        Do I lose the Ivory Tower's 5 points because of the Haunted Quarter?
ruling-haunted-capitol = The Haunted Quarter counts as a district of the chosen type, so it may be the third for the Capitol. One choice holds for the whole count; take the best one.
    .asked =
        Can the Haunted Quarter be the third district of a type for the Capitol?
        May the Haunted Quarter be one type for the Capitol and another for the five types?
ruling-haunted-last-round = The Haunted Quarter of 2016 does not care when it was built. Only the older card (Haunted City) stays purple if built in the last round.
    .asked =
        Does the Haunted Quarter count as any type even when built in the last round?
ruling-haunted-income = During the game the Haunted Quarter is a unique district and pays nobody. Only at the end does it count as another type.
    .asked =
        Does the Haunted Quarter bring income as any colour?
        Do I get a coin for the Haunted Quarter as the King or the Merchant?

## imperial-treasury

ruling-treasury-at-the-end = The Imperial Treasury gives 1 point for each coin you still have when the last round is over. What you have spent or lost by then is gone.
    .asked =
        Which gold does the Imperial Treasury count?
        Do I still have to hold the gold at the end for the Imperial Treasury?

## ivory-tower

ruling-tower-alone = At the end the Ivory Tower must be the only unique district in your city. One more, however it got there, and the 5 points are gone.
    .asked =
        Does the Ivory Tower score with another unique district in the city?
        Can somebody ruin my Ivory Tower by giving me a unique district?

## keep

ruling-keep-rank-eight = The Warlord cannot destroy the Keep, the Diplomat cannot take it, the Marshal cannot seize it. Other means, such as the Armory, still can.
    .asked =
        Can the Warlord destroy the Keep?
        Can rank 8 take or swap the Keep?
        What is the Keep safe from?
ruling-keep-diplomat-own = The Keep holds off whoever wants it, not its owner: as with the Great Wall, only the district the Diplomat takes matters.
    .asked =
        May the Diplomat give away his own Keep?
        Can I swap my Keep for another player's district?
ruling-keep-warlord-own = The card keeps rank 8 away from the Keep and makes no exception for its owner.
    .asked =
        May the Warlord destroy his own Keep?

## laboratory

ruling-unique-at-once = A unique district works as soon as it is in your city, if its moment is still to come. The Gold Mine, the Library and the Observatory wait for your next gathering, the Theater for the next selection.
    .asked =
        Can I use a unique district in the turn I build it?
        Does a purple district work right away or only next turn?
ruling-laboratory-one-card = The Laboratory takes one card for 2 gold, once in your turn. The card goes under the deck; which card it is does not matter.
    .asked =
        Can I discard several cards with the Laboratory?
        Where does the card discarded for the Laboratory go?

## library

ruling-library-observatory = You draw three cards and keep all three: the Observatory says how many are drawn, the Library how many are kept.
    .asked =
        Do the Library and the Observatory work together?
        How many cards do I keep with both the Library and the Observatory?

## map-room

ruling-map-room-museum = Cards under the Museum are no longer in your hand: they score for the Museum only, the Map Room counts what you hold.
    .asked =
        Does the Map Room count the cards under the Museum?
        Which cards score for the Map Room?

## monument

ruling-monument-two = The Monument is two districts only toward completing the city. For points it is one district of cost 4, and one unique district for everything that counts those: the card says no more.
    .asked =
        Does the Monument score as two districts?
        Is the Monument worth 4 or 8 points?
ruling-monument-five = With five districts or more the Monument cannot be built. With four it can, and the city then counts six.
    .asked =
        Can I build the Monument as my sixth district?
        How many districts may I have when I build the Monument?
ruling-monument-magistrate = What the Magistrate confiscates he builds, and the Monument cannot be built with five districts. Otherwise a confiscated district may complete his city even in another player's turn; he is then the first.
    .asked =
        Can the Magistrate with five districts confiscate the Monument?
        Can the Magistrate finish his city in somebody else's turn?

## museum

ruling-museum-moves = The cards go with the Museum: whoever exchanges or seizes it gets what lies under it too.
    .asked =
        What happens to the cards under the Museum when it is swapped?
        Do I keep my Museum cards if the Diplomat takes the Museum?
ruling-museum-destroyed = The cards under a destroyed Museum go under the district deck, like the Museum itself. Nobody gets them, and they score nothing.
    .asked =
        What happens to the cards under the Museum when it is destroyed?
        Do I get my Museum cards back when the Warlord burns it down?
ruling-museum-look = Usually the Museum's owner may look at the cards under it at any time, and the others may ask how many there are.
    .asked =
        May I look at the cards under my Museum?
        Are the cards in the Museum secret?

## necropolis

ruling-unpaid-still-a-build = The Framework and the Necropolis replace only the payment. It is still a build: after gathering, within the limit, taxed, and no duplicate, since only what says so is outside the limit.
    .asked =
        Does a district built with the Framework or a free Necropolis count as my build for the turn?
        May I build one more district if I sacrificed one instead of paying?
        Is the tax due for a district built for free with the Framework?
ruling-necropolis-any = Any one district of your own will do for the Necropolis, even a Temple of cost 1. It goes under the deck, and you pay no gold.
    .asked =
        May I sacrifice a cheap district for the Necropolis?
        Which district can be destroyed to build the Necropolis?

## observatory

ruling-observatory-keeps-one = With the Observatory you look at all three cards, keep one and put the other two under the deck.
    .asked =
        Do I keep two of the three cards with the Observatory?
        Where do the cards not chosen with the Observatory go?

## park

ruling-park-empty-hand = What counts is your hand when your turn ends: with no card left you draw two, also in the turn the Park was built.
    .asked =
        Does the Park give cards in the very turn I built it?
        When does the Park draw its two cards?
        I played my last card: does the Park help?
ruling-park-witch = If the Witch never resumes, her Park does nothing; if she does, it works when her resumed turn ends. A bewitched player's Park does not work this turn.
    .asked =
        Does the Park work for a Witch who does not resume her turn?
        Does a bewitched player with an empty hand draw from the Park?

## poor-house

ruling-poor-house-empty = What counts is your gold when your turn ends: with none left you take 1, also in the turn the Poor House was built.
    .asked =
        Does the Poor House pay in the very turn I spent my last coin on it?
        When do I get the coin of the Poor House?
ruling-poor-house-witch = If the Witch never resumes, her Poor House does nothing; if she does, it works when her resumed turn ends. A bewitched player's Poor House does not work this turn.
    .asked =
        Does the Poor House pay a Witch who does not resume her turn?
        Does a bewitched player without gold get the coin of the Poor House?
ruling-poor-house-alchemist = First the Poor House: an Alchemist who has spent everything takes its coin, and only then gets back what he paid for building.
    .asked =
        Does the Alchemist get the Poor House coin and his gold back?
        Which comes first, the Poor House or the Alchemist's refund?

## quarry

ruling-quarry-any-number = The Quarry allows any number of duplicates, of as many different districts as you like.
    .asked =
        May I build three identical districts with the Quarry?
        How many duplicates does the Quarry allow?
ruling-quarry-not-taken = The Quarry helps only with building. What is already in your city you cannot confiscate as the Magistrate, get by exchange as the Diplomat or seize as the Marshal.
    .asked =
        With the Quarry, can I seize or swap in a district I already have?
        Does the Quarry let the Magistrate confiscate a duplicate?
ruling-duplicates-score = Each copy scores in full and counts for its type: the books take nothing away from duplicates.
    .asked =
        Do duplicate districts score full points?
        If the Quarry is destroyed, do my duplicates still count?

## school-of-magic

ruling-school-income = The School of Magic counts as whatever type your character collects for: noble for the King, military for the Warlord, and so on. That is one gold or card more.
    .asked =
        Do I get income for the School of Magic?
        What colour is the School of Magic when I collect?
        Does the School of Magic pay the King, the Bishop or the Merchant?
ruling-school-abbot = For the School of Magic the Abbot takes one coin or one card, as for any religious district.
    .asked =
        Does the Abbot get both a coin and a card for the School of Magic?
ruling-school-at-the-end = The School of Magic's card speaks of income only, so at the end of the game it is what it was built as: a unique (purple) district.
    .asked =
        Can the School of Magic be my missing type at the end of the game?
        Does the School of Magic count for the bonus for all five colours?
ruling-school-capitol = At the end the School of Magic is unique and nothing else, for its choice is for income. As such it counts for the Capitol and the Wishing Well, and it spoils the Ivory Tower.
    .asked =
        May the School of Magic be the third noble district for the Capitol?
        Does the Wishing Well count the School of Magic?

## secret-vault

ruling-vault-is-a-card = Until the end the Secret Vault is an ordinary card in hand, for nothing sets it apart: it can be swapped, taken, given away, discarded or paid with, and the Spy counts it as unique.
    .asked =
        Can somebody take the Secret Vault out of my hand?
        May I discard the Secret Vault or swap it with the Magician?
        Does the Spy count the Secret Vault?
ruling-vault-map-room = Showing the Secret Vault gives 3 points, and the Map Room 1 more: it is still a card in hand.
    .asked =
        Does the Map Room count the Secret Vault as well?
ruling-vault-museum = Under the Museum the Secret Vault scores 1 like any card there. For its 3 points it must be in your hand.
    .asked =
        Does the Secret Vault score 3 under the Museum?
ruling-vault-not-in-city = The Secret Vault cannot be built, so it is never in the city: it is not the unique type among the five, the Wishing Well does not count it, and the Ivory Tower still scores.
    .asked =
        Does the Secret Vault count as a unique district at the end?
        Does the Secret Vault in hand spoil the Ivory Tower?
        Does the Secret Vault help toward all five types?

## smithy

ruling-smithy-keeps-three = You keep all three cards from the Smithy. It works once in your turn, for 2 gold, at any moment of it.
    .asked =
        Do I keep all three cards from the Smithy?
        How often may I pay for cards at the Smithy?

## stables

ruling-stables-extra = The Stables come on top of the limit, before or after the other district. They are built like any other: after gathering, for 2 gold, and taxed.
    .asked =
        May I build the Stables and another district in the same turn?
        Do the Stables count toward the building limit?
ruling-stables-confiscated = Even confiscated, the Stables use up none of the limit, so the Magistrate's target may still build another district.
    .asked =
        The Magistrate took my Stables: may I still build?

## statue

ruling-statue-last-crown = The Statue goes by who holds the crown once the last round is over, since points are counted after it. So rank 4 can still take or give the crown away in that round.
    .asked =
        Who must have the crown for the Statue to score?
        Does the Statue score if the Emperor gives me the crown in the last round?
        The King takes the crown in the last round: are my 5 points gone?
ruling-statue-killed-rank-four = A killed rank 4 moves the crown at the end of the round; points, the Statue's too, are counted after that. A killed King or Patrician takes it, a killed Emperor gives it to someone else.
    .asked =
        The King was killed in the last round: does he still score the Statue?
        Who gets the Statue's 5 points if rank 4 was assassinated?

## theater

ruling-theater-blind = With the Theater you choose the player without seeing any card. After the exchange both may look at their new character, but show it only when it is called.
    .asked =
        May I look at the other player's character before swapping with the Theater?
        Do we look at our new roles after the Theater?
ruling-theater-two-three = With 2 or 3 players the Theater's owner picks which of his two characters to give, and takes one of the other player's two unseen.
    .asked =
        With two characters each, do I choose which one the Theater gives away?
ruling-theater-rank-four = After the Theater's exchange whoever now has a card takes its turn, and with rank 4 takes or gives the crown: the exchange comes before any call.
    .asked =
        The King was swapped away with the Theater: who gets the crown?
        Whose turn is it after a Theater swap?

## thieves-den

ruling-den-cards = Cards paid for the Thieves' Den go face down under the deck, like every discard. Each is worth 1 gold, whatever card it is; the Den itself, the card you build, is not one of them.
    .asked =
        Where do the cards paid for the Thieves' Den go?
        Is an expensive card worth more when I pay for the Thieves' Den?
        How many cards and coins make up the Thieves' Den's cost?
ruling-den-confiscated = If the Thieves' Den is confiscated, only the coins come back to the Magistrate's target. The cards paid are gone.
    .asked =
        The Magistrate confiscates the Thieves' Den: do I get my cards back?
ruling-den-cards-only = A Thieves' Den paid with cards alone was not paid for in gold, as with the Framework and the Necropolis. The next district paid for this turn can be confiscated.
    .asked =
        Can the Magistrate confiscate a Thieves' Den paid with cards only?

## wishing-well

ruling-well-itself = The Wishing Well is a unique district too, so it gives a point for itself. In the classic box it counts only the others.
    .asked =
        Does the Wishing Well count itself?
        How many points does the Wishing Well give?

## The selection in the third edition

ruling-discard-order-third = The third edition does not say which cards are discarded first. We take the ones face up first, as its table lists them first, and then the one face down.
ruling-last-of-eight-third = With 8 players the table has a mark without a note. We take the rule for 7 players: the eighth gets a single card, picks up the face-down card as well and keeps one of the two. Nine characters are not enough otherwise.

ruling-solo-assassins = Your Assassin guesses, his always hits: as the book has it.
ruling-solo-warlord = His Warlord pays nothing. Otherwise the usual limits hold, because the usual rules do: a completed city is safe, a Keep is passed over and the next oldest district goes.
ruling-solo-purple = In play no purple district works for Vova: no Keep, no Great Wall. At the end his city scores as usual, so the Dragon Gate is worth 8 and the Haunted City is of the best colour.
ruling-solo-heir = A King who loses the turn to the Assassin is still followed by a different pick, as the heir has the crown at a table of many; the gold does not come.
ruling-solo-architect = His Architect draws no cards: he has a second building phase with a coin of its own, and one consolation for both, because the book gives him nothing else.
ruling-solo-equal = With equal points, or without having completed your city first, you lose: the book asks for both.
ruling-solo-letters = “Bop” and “Mar” are misread letters of the Russian text: the Thief and the Magician are meant, as their ranks show.
ruling-solo-base = Vova never has a Quarry and so never two of a district: only the base game is used.
ruling-solo-discard = A district card that Vova does not build goes under the deck, as discarded district cards do in the usual rules.
ruling-solo-newest = Of several cards drawn at once the newest is the one you lay last: the book asks you to lay them in a row, and leaves the order to you.
