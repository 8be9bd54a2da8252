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

ruling-architect-cards = The Architect draws 2 cards on top of whatever was gathered and keeps both, at any moment of the turn.
    .asked =
        Does the Architect get his two cards even if he took gold?
        Does the Architect keep both bonus cards?
        When does the Architect draw his extra cards?
ruling-architect-three = Up to three in the turn, each for its cost. The Architect may also build fewer, or none.
    .asked =
        How many districts can the Architect build?
        Does the Architect have to build all three?
ruling-architect-stables = The Stables are outside the limit: the Architect can build three others and the Stables. The Seer and the Scholar get to three that way, and the Trader builds the Stables on top of his usual districts.
    .asked =
        Can the Architect build four districts with the Stables?
        Do the Stables use up one of the Architect's builds?
        Can the Scholar or the Seer build a third district if it is the Stables?
        Can the Trader add the Stables to his other builds?
ruling-library-extra-cards = The Library and the Observatory work only on the cards you gather. The Architect still draws 2 extra cards, the Navigator 4, and the Scholar keeps 1 of his 7.
    .asked =
        Do the Library and the Observatory work on cards drawn through a character's ability?
        With the Library, can the Scholar keep all seven cards?
        Does the Observatory give the Architect or the Navigator one more card?
ruling-cards-cross-turns = With 2 or 3 players, cards drawn in your Architect's turn may be built in your Warlord's. Three builds are for the Architect's turn only: in the Warlord's it is one as usual.
    .asked =
        If I have both the Architect and the Warlord, can I build in one turn what I drew in the other?
        Can I build three districts in my Warlord's turn too?

## navigator

ruling-navigator-no-building = The Navigator builds nothing in that turn, even if he does not take his 4 gold or 4 cards.
    .asked =
        Can the Navigator build a district?
        If the Navigator skips his 4 gold or cards, may he build?
ruling-navigator-four = The Navigator takes either 4 gold or 4 cards, no mix, on top of whatever was gathered. He keeps all four cards.
    .asked =
        Can the Navigator take 2 gold and 2 cards?
        What does the Navigator get besides gathering?
        How many of the four cards does the Navigator keep?
ruling-navigator-stables = The Navigator cannot build by any means: not the Stables, although they are outside the limit, nothing through the Framework, and not the Necropolis.
    .asked =
        Can the Navigator build the Stables, which don't count toward the limit?
        Can the Navigator sacrifice the Framework to build for free?
        Can the Navigator put up the Necropolis by destroying a district?

## scholar

ruling-scholar-seven = The Scholar draws 7 cards, keeps 1 and shuffles the other 6 into the deck. Only he does so: other unkept cards go under the deck.
    .asked =
        Do the Scholar's six other cards go to the bottom of the deck?
        How many of the seven cards does the Scholar keep?
        Does the Scholar reshuffle the deck?
ruling-scholar-builds-two = The Scholar may build up to two districts in the turn.
    .asked =
        Can the Scholar build more than one district?
        What is the Scholar's building limit?

## diplomat

ruling-diplomat-swap = The Diplomat exchanges one of his districts for one of another player. If the one he takes costs more, he pays that player the difference.
    .asked =
        What does the Diplomat pay for a swap?
        Who gets the gold when the Diplomat swaps districts?
        Can the Diplomat trade a cheap district for an expensive one?
ruling-diplomat-no-change = When the Diplomat takes the cheaper district, nobody pays anything: he gets no change.
    .asked =
        Does the Diplomat get the difference back when he takes a cheaper district?
        Do I have to pay if the Diplomat gives me a better building?
ruling-diplomat-not-completed = The Diplomat cannot exchange with a player whose city is completed.
    .asked =
        Can the Diplomat swap a district with a completed city?
        Is my finished city safe from the Diplomat?
ruling-diplomat-own-completed = The Diplomat may still exchange when his own city is completed: only the other city must not be.
    .asked =
        Can the Diplomat swap if his own city is completed?
        My city is finished: may I still trade a district as the Diplomat?
ruling-diplomat-no-duplicate = Neither city may get a district that it already has. So two districts of the same name cannot be exchanged for each other either.
    .asked =
        Can the Diplomat's swap bring in a duplicate?
        Can the Diplomat swap a Tavern for a Tavern?
        Can the Diplomat give me a building I already have?
ruling-diplomat-income = The Diplomat takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Diplomat get?
        Which districts pay the Diplomat?
ruling-diplomat-monument = Both cities are counted again after the Diplomat's exchange, and it can complete one. Without the Monument a city may fall short: the 2 points need a complete city when the game ends, while the first completer's 4 stay.
    .asked =
        Is my city still complete if, as the Diplomat, I trade my Monument away and have too few districts left?
        Can the Diplomat complete his city by taking the Monument?
        Do I keep my bonus points after swapping the Monument away?

## marshal

ruling-marshal-seizes = The Marshal seizes one district of cost 3 or less from another player, and pays its cost to that player.
    .asked =
        Which districts can the Marshal take, and what does he pay?
        Who gets the money when the Marshal seizes a district?
        Can the Marshal grab a district of cost 4?
ruling-marshal-not-completed = The Marshal can seize nothing from a completed city.
    .asked =
        Can the Marshal take a district from a completed city?
        Is my finished city safe from the Marshal?
ruling-marshal-no-duplicate = The Marshal cannot seize a district that he already has in his city.
    .asked =
        Can the Marshal seize a district he already has?
        Can the Marshal get a second Tavern by taking mine?
ruling-marshal-completes = A seized district counts like a built one: the book asks what is in the city. So the Marshal may complete his city that way, even as the first.
    .asked =
        Can the Marshal complete his city by seizing a district?
        Is the game over when the Marshal takes his seventh district?
ruling-marshal-income = The Marshal takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Marshal get?
        Which districts pay the Marshal?
ruling-marshal-factory = The Factory only lowers what its owner pays to build. The cost stays, and that is what the Marshal's limit of 3 and his payment go by.
    .asked =
        Can the Marshal with a Factory seize a unique district of cost 4?
        Does the Marshal pay 1 less for a unique district if he has the Factory?

## warlord

ruling-warlord-price = The Warlord pays 1 gold less than the district costs: nothing for cost 1, 4 gold for cost 5. He destroys one district a turn, in any city.
    .asked =
        How much does the Warlord pay to destroy a district?
        Can the Warlord blow up a district of cost 1 for free?
        How many districts can the Warlord destroy in a turn?
ruling-warlord-not-completed = A completed city is safe from the Warlord: seven districts, or eight with 2 or 3 players.
    .asked =
        Can the Warlord destroy a district in a completed city?
        I have seven districts: can the Warlord still burn one?
        Can the Warlord knock the player who finished first back to six?
ruling-warlord-any-moment = The Warlord destroys at any moment of his turn, also before his income or before building. He pays the bank, not the owner.
    .asked =
        Can the Warlord destroy before he builds?
        When does the Warlord attack?
        Who gets the gold the Warlord pays?
ruling-warlord-own = The Warlord may destroy in his own city too, for the same price, as long as it is not completed.
    .asked =
        Can the Warlord destroy his own district?
        Can I tear down a building of mine with the Warlord?
ruling-destroy-under-deck = A destroyed district goes under the district deck, whatever destroyed it: the Warlord, the Armory, the Framework or the Necropolis.
    .asked =
        Does a destroyed district go back to its owner's hand?
        What happens to the card when a district is blown up?
        Is a destroyed district out of the game?
ruling-warlord-income = The Warlord takes 1 gold for each military (red) district in his city.
    .asked =
        How much income does the Warlord get?
        Which districts pay the Warlord?
ruling-warlord-own-bishop = With 2 or 3 players, whoever is both the Bishop and the Warlord cannot destroy in his own city: the Bishop's protection names no exception.
    .asked =
        If I have both the Bishop and the Warlord, can I destroy a district of my own?
        Does my Bishop protect my city from my own Warlord?
ruling-rank-eight-origins = By the gems on the cards the Warlord is from the original game and the Diplomat from The Dark City. The lists in the Ukrainian book mark them now one way, now the other.
    .asked =
        Is the Warlord from the original game?
        Which version do the Warlord and the Diplomat come from?

## artist

ruling-artist-coin = The Artist puts 1 coin each on one or two districts in his own city, from his own gold.
    .asked =
        How many districts can the Artist beautify in a turn?
        Where do the Artist's coins come from?
        Can the Artist put a coin on another player's district?
ruling-artist-once = A district has at most one coin of the Artist on it.
    .asked =
        Can the Artist beautify the same district twice?
        Can two coins lie on one district?
ruling-artist-point = A district with the Artist's coin scores 1 point more.
    .asked =
        Is a beautified district worth more points?
        What do the Artist's coins bring at the end?
ruling-artist-destroy = The Artist's coin makes it 1 gold more for the Warlord: he pays the printed cost instead of 1 less.
    .asked =
        Does the Warlord pay more to destroy a beautified district?
        Does the Artist protect his buildings from the Warlord?
ruling-artist-swap-seize = The Artist's coin stays on a district that is exchanged or seized. The Diplomat and the Marshal count it as costing 1 more.
    .asked =
        Does the Artist's coin stay on a district that changes hands?
        Do the Diplomat and the Marshal pay more for a beautified district?
ruling-artist-coin-destroyed = The Artist's coin goes to the bank: no book gives it to anyone, and it was no longer in the stash. The Armory, the Framework and the Necropolis destroy without paying, so the coin does not hinder them.
    .asked =
        Does the owner get the Artist's coin back when the district is destroyed?
        Where does the coin go when a beautified district is blown up?
        Does the Artist's coin protect against the Armory?
ruling-artist-cost = Wherever cost matters, a district with the Artist's coin costs 1 more for good. That is the English text, which we follow; the Ukrainian one names only the price of attacking it and the points.
    .asked =
        Does the Artist's coin raise the cost itself?
        Is a beautified district more expensive for everything?
ruling-artist-marshal-limit = With the Artist's coin a district of cost 3 costs 4, and the Marshal seizes nothing above 3: the English book raises the cost itself.
    .asked =
        Can the Marshal seize a beautified district of cost 3?
ruling-artist-basilica = The Artist's coin raises the cost for good, so for the Basilica odd becomes even and even becomes odd. A beautified Basilica costs 5 and counts itself.
    .asked =
        Does the Artist's coin change what the Basilica counts?
        Is a beautified district odd or even for the Basilica?
ruling-coins-not-in-stash = Coins on districts are not in your stash: the Imperial Treasury does not count them, and for the Poor House you have no gold even if some lie there.
    .asked =
        Do the Artist's coins count as my gold for the Imperial Treasury or the Poor House?
        Do coins on districts score with the Imperial Treasury?

## queen

ruling-queen-next-to-four = The Queen takes 3 gold if she sits next to the player who revealed the rank 4 character. Who has the crown does not matter, not even if the Emperor gave it to her neighbor.
    .asked =
        Does the Queen get 3 gold for sitting next to the player with the crown?
        When does the Queen get her money?
        The Emperor crowned my neighbor: am I paid as the Queen?
ruling-queen-neighbour-killed = The Queen gets her 3 gold at the end of the round, when the killed rank 4 card is shown.
    .asked =
        Does the Queen still get 3 gold if the King next to her was killed?
        The Emperor or Patrician beside me was murdered: when am I paid as the Queen?
ruling-queen-from-five = The Queen needs five or more players.
    .asked =
        Can we play with the Queen at four players?
        How many players does the Queen need?
ruling-list-queen-substitute = With 3 or 4 players, the Artist or the Tax Collector takes the Queen's place in a ready-made list.
    .asked =
        Who replaces the Queen in a list with 3 or 4 players?

## tax-collector

ruling-tax-each-building = Everyone who builds puts 1 gold on the Tax Collector's token right after building, as long as he is among tonight's characters.
    .asked =
        Who pays the Tax Collector, and when?
        Where does the tax go when I build?
        How high is the Tax Collector's tax?
ruling-tax-several = The Tax Collector is owed 1 gold for every single district, also for those outside the building limit.
    .asked =
        Does the Architect pay the Tax Collector for each of his districts?
        Are the Stables and the Trader's extra districts taxed too?
        I build two districts in a turn: one tax or two?
ruling-tax-unpaid-building = The Tax Collector's tax is due for every district built, also for one that cost no gold.
    .asked =
        Do I pay the Tax Collector for a district built free through the Framework?
        Is the Necropolis taxed if I destroyed a district for it?
ruling-tax-no-gold = Whoever has no gold left after building pays the Tax Collector nothing, and owes nothing either.
    .asked =
        Must I pay the Tax Collector if building took my last coin?
        Can I still build if nothing is left for the tax?
ruling-tax-not-himself = The Tax Collector pays no tax for what he builds in his own turn.
    .asked =
        Does the Tax Collector pay the tax himself?
ruling-tax-taken = The Tax Collector may take all the coins from his token once in his turn, at any moment.
    .asked =
        When does the Tax Collector collect his money?
        Can the Tax Collector build with the taxes in the same turn?
ruling-tax-not-in-play = The tax is due in every round. If nobody has the Tax Collector, or he was discarded, the coins wait on his token for a later round.
    .asked =
        Do we pay the tax if nobody chose the Tax Collector this round?
        What happens to the coins on the Tax Collector's token if he is not in the round?
ruling-tax-killed = The tax is paid as always. A killed Tax Collector takes nothing, and the coins stay on his token.
    .asked =
        Is the tax still paid if the Tax Collector was killed?
        Who gets the taxes when the Tax Collector is assassinated?
ruling-tax-three-players = With 3 players, whoever has the Tax Collector pays the tax in the turn of his other character.
    .asked =
        Does the Tax Collector's player pay tax for his second character?
ruling-tax-confiscated = The Magistrate pays the Tax Collector for a confiscated district, although he got it for free.
    .asked =
        Does the Magistrate's victim pay the tax for a confiscated district?
        Who pays the Tax Collector when a district is confiscated?
ruling-tax-not-on-taken = Seizing and exchanging are not building, and the Tax Collector taxes building only.
    .asked =
        Do the Marshal and the Diplomat pay the Tax Collector for a district they take?
        Is a seized or swapped district taxed?
ruling-tax-not-with-two = With 2 players there is no rank 9. The English book names 2 players beside 3 where it taxes the Tax Collector's other character: a slip.
    .asked =
        Does the Tax Collector's tax come up with 2 players?
ruling-tax-hexagon = The Tax Collector has the hexagon of the new cards although he was already in The Dark City: he was reworked.
    .asked =
        Why does the Tax Collector carry the sign of a new card?

## armory

ruling-armory-not-completed = The Armory cannot destroy a district in a completed city.
ruling-own-completed-city = The Armory, the Framework and the Necropolis cannot destroy in their owner's completed city either: the sentence that protects completed cities is general, although it stands under the Armory. So there the Armory and the Framework cannot be used at all, and the Necropolis must be paid for.

## basilica

ruling-basilica-spelling = The Ukrainian book spells the Basilica in two ways, «Базилика» and «Базиліка». It is one card; «Базиліка» is the Ukrainian spelling and the more frequent one there.

## capitol

ruling-capitol-once = The Capitol scores its 3 points once, even if two types have three districts each.

## dragon-gate

ruling-dragon-gate-on-top = The Dragon Gate scores its 2 points on top of its cost of 6.

## framework

ruling-framework-magistrate = A district built through the Framework cannot be confiscated. The next one the Magistrate's target pays for this turn can.

## great-wall

ruling-wall-diplomat-own = The Great Wall raises the price of the district the Diplomat takes from its city, not of one that he gives away from his own.
ruling-wall-itself = The Great Wall makes any district of its city dearer for rank 8, the Wall itself included. Printings differ between “any” and “other”; we follow the newer “any”.
ruling-wall-marshal = With the Great Wall the Marshal may still seize a district of cost 3, but pays 4, the extra coin to the owner as well: the Wall raises the price, not the cost that the limit of 3 looks at.
ruling-wall-warlord-one = With the Great Wall even a district of cost 1 costs the Warlord 1 gold: nothing for the district, one for the Wall.

## haunted-quarter

ruling-haunted-missing-type = The Haunted Quarter may stand in for the missing type and so bring the 3 points for all five types.
ruling-haunted-no-longer-unique = Counted as another type, the Haunted Quarter is no longer unique.
ruling-haunted-capitol = The Haunted Quarter may be the third district of a type for the Capitol, since it counts as that type. One choice holds for the whole count, and the best one is taken.
ruling-haunted-well = Counted as another type, the Haunted Quarter is not counted by the Wishing Well: one point less.
ruling-haunted-last-round = Built in the last round, the Haunted Quarter still chooses a type: the 2016 card sets no such condition. On the older cards (Haunted City) it then stays purple.

## ivory-tower

ruling-tower-haunted = If the Haunted Quarter counts as another type and there is no third unique district, the Ivory Tower scores.

## keep

ruling-keep-rank-eight = The rank 8 character can neither destroy nor exchange nor seize the Keep.

## library

ruling-library-observatory = With both the Library and the Observatory you draw three cards and keep all three: one changes how many are drawn, the other how many are kept.

## monument

ruling-monument-two = The Monument is two districts toward completing the city and nothing more: it is one district of cost 4 and one unique district everywhere else.

## museum

ruling-museum-moves = When the Museum is exchanged or seized, the cards under it go with it.
ruling-museum-destroyed = When the Museum is destroyed, the cards under it go under the district deck.

## necropolis

ruling-necropolis-magistrate = A Necropolis built without gold cannot be confiscated. The next district the Magistrate's target pays for this turn can.

## park

ruling-park-witch = If the Witch does not resume her turn, her Park gives nothing.

## poor-house

ruling-poor-house-witch = If the Witch does not resume her turn, her Poor House gives nothing.
ruling-poor-house-alchemist = An Alchemist who has spent everything first gets the Poor House's coin, then the gold paid for building.

## quarry

ruling-quarry-any-number = With the Quarry you may build any number of duplicates.
ruling-quarry-magistrate = The Quarry does not let the Magistrate confiscate a district that already stands in his city.
ruling-quarry-diplomat = The Quarry does not let the Diplomat exchange for a district that already stands in his city.
ruling-quarry-marshal = The Quarry does not let the Marshal seize a district that already stands in his city.
ruling-duplicates-score = Duplicates each score in full and each count for their type: the books take nothing away from them.

## school-of-magic

ruling-school-as-military = The School of Magic may count as a military district when the Warlord collects.
ruling-school-abbot = For the School of Magic the Abbot takes one gold or one card, as for any religious district.
ruling-school-at-the-end = At the end of the game the School of Magic is a unique district: its choice of type is for income only.

## secret-vault

ruling-vault-map-room = The Secret Vault is still a card in hand: shown, it scores 3, and the Map Room counts it for 1 more.
ruling-vault-museum = A Secret Vault under the Museum scores 1 as any card there. Its 3 points need it in hand.
ruling-vault-not-in-city = The Secret Vault is never in the city, so it does not count as the unique type for the five types.
ruling-vault-well-tower = The Secret Vault is never in the city: the Wishing Well does not count it, and it does not spoil the Ivory Tower.
ruling-vault-is-a-card = Until the end the Secret Vault is an ordinary card in hand, for no book sets it apart: it can be swapped, taken, given or discarded, and the Spy counts it as unique.

## stables

ruling-stables-confiscated = If the Stables are confiscated, the Magistrate's target may still build another district.

## statue

ruling-statue-killed-rank-four = If rank 4 was killed in the last round, the crown moves at the end of the round; points are counted after that, and so is the Statue. A killed Emperor gives the crown to someone else.

## theater

ruling-theater-blind = The Theater's owner chooses whom to exchange characters with, without looking at anyone's card.
ruling-theater-may-look = After the Theater's exchange both may look at their new character but show it only when it is called.
ruling-theater-two-three = With 2 or 3 players the Theater's owner picks which of his two characters to give and takes one of the other player's two unseen.
ruling-theater-rank-four = After a Theater exchange the cards count as they lie, since the exchange comes before any call: whoever now reveals the rank 4 character takes or gives the crown, and each turn belongs to the player who holds its card.

## thieves-den

ruling-den-confiscated = If the Thieves' Den is confiscated, the Magistrate's target gets back only the coins paid for it, not the cards.

## wishing-well

ruling-well-itself = The Wishing Well counts itself. In the classic box it counts only the other purple districts.

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
