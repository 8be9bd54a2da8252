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

ruling-magician-one-of-two = Each turn the Magician does one or the other: swap his whole hand with a player, or exchange cards with the deck.
    .asked =
        Can the Magician swap hands and also trade cards with the deck?
        Does the Magician get both his powers in one turn?
ruling-magician-swap = Hands are swapped whole, however many cards each holds. With an empty hand the Magician simply takes all the other player's cards.
    .asked =
        Can the Magician swap hands when he has no cards himself?
        Does the Magician steal the entire hand, even ten cards for one?
ruling-magician-any-player = Any other player will do: killed, robbed, bewitched or already done with the turn. The card says only “another player”, and a killed player still holds a hand.
    .asked =
        Can the Magician take the hand of a player who was killed?
        Who can the Magician swap with: also someone robbed, or who has already played?
        Does the Magician name a player or a character?
ruling-magician-exchange = As many as he likes: the Magician first puts the cards under the deck, then draws the same number and keeps them all.
    .asked =
        How many cards can the Magician exchange with the deck?
        Does the Magician discard first or draw first?

## seer

ruling-seer-one-from-each = The Seer takes one card at random from every other player's hand, then gives each of them one card back. (“At random” is in the English book.)
    .asked =
        Does the Seer choose which cards to take?
        How many cards does the Seer take from each player, sight unseen?
ruling-seer-any-card-back = Any card will do: the one just taken, another player's, or one the Seer already had. All are taken first, then they are given out.
    .asked =
        Must the Seer give back the same card?
        Which card does the Seer return, and may it be one of the Seer's own junk cards?
ruling-seer-empty-hand = From an empty hand the Seer takes nothing, and that player gets nothing back either.
    .asked =
        Does a player without cards get one from the Seer?
        What happens when the Seer comes to an empty hand?
ruling-seer-builds-two = Up to two in this turn, the cards just taken included, if the gold is there.
    .asked =
        Can the Seer build two districts?
        How many buildings does the Seer get, and may they be the cards just taken?

## wizard

ruling-wizard-takes-one = The Wizard looks through one other player's whole hand and takes the card he wants.
    .asked =
        Does the Wizard take a random card?
        How many cards does the Wizard see and steal?
ruling-wizard-builds-at-once = He may pay for the card he took and build it on the spot; his normal build stays free for another. Kept in hand, it is an ordinary card.
    .asked =
        Can the Wizard build the stolen card and another district as well?
        Does building the card he took use up the Wizard's build for the turn?
        How many districts can the Wizard build in one turn?
ruling-wizard-duplicates = This turn the Wizard may build any district he already has, be it the card he took or one from his own hand.
    .asked =
        Can the Wizard build a second copy of a district he already has?
        Does the Wizard's right to duplicates go only for the stolen card?
ruling-wizard-after-gathering = He may look at a hand and take a card before gathering, but building comes only after it, this one too. To build the card at once, the Wizard gathers first.
    .asked =
        Can the Wizard build the card he took before gathering gold or cards?
        When in his turn does the Wizard use his power?
ruling-wizard-price = “Full cost” only means that the Wizard gives no discount himself: the Factory still takes 1 off, and the Thieves' Den may be paid with cards.
    .asked =
        Does the Factory make the Wizard's stolen card cheaper?
        Can the Wizard pay with cards when he builds a Thieves' Den he took?
        What does the Wizard pay for the card he builds at once?
ruling-wizard-stables = Neither the card built at once nor the Stables count toward the limit, so an ordinary build comes on top. If the Stables are the card he took, it is two.
    .asked =
        Can the Wizard build three districts with the Stables?
        Do the Stables add to the Wizard's extra build?

## emperor

ruling-emperor-not-with-two = Play the King or the Patrician instead, also when one of the official lists has the Emperor.
    .asked =
        Can the Emperor be used with two players?
        What replaces the Emperor in a two-player game?
ruling-emperor-crown = At some moment of his turn the Emperor must give the crown to another player: not to himself and not back to its holder. If he has it himself, he must give it away too.
    .asked =
        May the Emperor keep the crown for himself?
        What if the Emperor already has the crown?
        Can the Emperor leave the crown where it is?
ruling-emperor-payment = The Emperor decides: 1 gold or 1 random card from the hand of whoever gets the crown. If that player has neither, he gets nothing.
    .asked =
        Who chooses between gold and a card when the Emperor hands over the crown?
        What does the Emperor get for the crown, and what if the player is broke?
        Does the Emperor pick the card he wants?
ruling-emperor-killed = At the end of the round a killed Emperor shows his card and gives the crown to another player, not to himself, but gets no gold and no card for it.
    .asked =
        Does the Emperor still pass on the crown if he was killed?
        Is an assassinated Emperor paid for the crown?

## king

ruling-rank-four-never-face-up = Whatever rank 4 is in play (King, Emperor or Patrician): if it turns up, shuffle it back and turn up another card. Face down it may lie.
    .asked =
        Can the King be among the face-up discarded characters?
        What if the Emperor or the Patrician is turned up when characters are set aside?
ruling-king-income = 1 gold for each noble (yellow) district in his own city.
    .asked =
        How much do the King and the Emperor get for yellow districts?
        What is the King's income?
ruling-king-crown = The King or Patrician must take the crown, at any moment of his turn. From then on he calls the characters, and he chooses first until someone else gets the crown.
    .asked =
        Does the King have to take the crown right away?
        When does the Patrician become crowned, and must he?
        Who has the crown if nobody plays the King this round?
ruling-king-killed = A killed King or Patrician loses the turn, but at the end of the round he shows his card and takes the crown. Until then its old holder goes on calling.
    .asked =
        Does the King get the crown if he is assassinated?
        Who chooses first next round when the Patrician was murdered?

## patrician

ruling-patrician-income = 1 card from the deck for each noble (yellow) district in his own city: cards, not gold.
    .asked =
        Does the Patrician get gold for yellow districts?
        What does the Patrician earn for noble districts?

## abbot

ruling-abbot-mix = For each religious (blue) district the Abbot takes 1 gold or 1 card, mixed as he likes. He says how many of each before he takes anything.
    .asked =
        Can the Abbot take part gold, part cards?
        Must the Abbot say beforehand how many cards and coins he wants?
ruling-abbot-richest = Whoever has the most gold must give the Abbot 1 of it, unless the Abbot has the most himself. He need not ask for it.
    .asked =
        Can the richest player refuse to pay the Abbot?
        How much does the Abbot take from the richest player?
        Does the Abbot have to take the coin?
ruling-abbot-tie-others = If others tie for the most gold, the Abbot picks one of them. If he is among the richest himself, alone or tied, he gets nothing.
    .asked =
        Whom does the Abbot take from when several players are equally rich?
        Does the Abbot get a coin if he is tied for richest?
ruling-abbot-moment = Only the moment counts: once in his turn the Abbot may take the coin whenever he is not among the richest, say after the Thief emptied his pockets, or after he paid for a district and the tax.
    .asked =
        Can the Abbot spend his gold first and then take the richest player's coin?
        Robbed by the Thief, may the Abbot still take the coin?
        When in his turn does the Abbot check who is richest?

## bishop

ruling-income-before-or-after = Collect before building, to pay with it, or after, so that the new district pays too. The book shows it with the Bishop; any other income works the same way.
    .asked =
        Can I build first and collect my income afterwards?
        Does a blue district the Bishop has just built already give gold?
        When do I take the gold for my colored districts?
ruling-bishop-income = 1 gold for each religious (blue) district in his own city.
    .asked =
        How much does the Bishop get for blue districts?
ruling-bishop-protection = For the whole round rank 8 cannot use its ability on the Bishop's city: nothing there is destroyed, exchanged or seized.
    .asked =
        Can the Warlord destroy a district of the Bishop?
        Is the Bishop safe from the Marshal and the Diplomat too?
        How long does the Bishop's protection last?
ruling-bishop-killed = A killed Bishop protects nothing: rank 8 may attack that city like any other.
    .asked =
        Are the Bishop's districts still safe if he was killed?
        Can the Warlord blow up a district of a murdered Bishop?
ruling-bishop-bewitched = The protection passes to the Witch: her city is safe from rank 8, the Bishop's is not.
    .asked =
        Is the Bishop's city protected if the Witch bewitched him?
        Whose city is safe from the Warlord when the Bishop is bewitched?
ruling-bishop-two-characters = With 2 or 3 players your one city is safe for the whole round, whichever of your characters is playing: the Bishop's text says “this round”, not “this turn”.
    .asked =
        With two characters each, does the Bishop protect my city outside his own turn too?
        We play with 2 or 3: is my whole city safe if one of my characters is the Bishop?

## cardinal

ruling-cardinal-income = 1 card from the deck for each religious (blue) district in his own city: cards, not gold.
    .asked =
        Does the Cardinal get gold for blue districts?
ruling-cardinal-borrows = Short of gold for a district, the Cardinal takes the rest from one other player, gives that player 1 card per coin from hand, and must build it. The district itself is not one of those cards.
    .asked =
        Can the Cardinal build with another player's money?
        How many cards does the Cardinal pay for the gold he takes?
        Can the Cardinal take the gold and then not build?
ruling-cardinal-exactly = Nobody can refuse. The Cardinal takes exactly what is missing, no more and no less, so that player must have that much.
    .asked =
        Can a player refuse the Cardinal?
        May the Cardinal take more gold than he needs?
ruling-cardinal-thieves-den = The cards paid for the Den lower its price first, then he takes exactly the gold still missing. No card can be paid twice: it goes to the Den or to the player.
    .asked =
        Can the Cardinal pay for the Thieves' Den partly with cards and take the rest from a player?
        Does one card count both for the Thieves' Den and for the Cardinal's trade?

## alchemist

ruling-alchemist-refund = He pays as usual, but at the end of his turn the Alchemist takes back all the gold he paid for building.
    .asked =
        Does the Alchemist build for free?
        When does the Alchemist get his building money back?
ruling-alchemist-full-price = The Alchemist must have the whole price when he builds; it comes back only afterwards.
    .asked =
        Can the Alchemist build a district he cannot afford?
        Does the Alchemist need the gold up front?
ruling-alchemist-other-costs = Only what the Alchemist paid for building comes back: not the 2 gold for the Smithy's effect, not the tax, not any other payment.
    .asked =
        Does the Alchemist get the tax back?
        Is the Smithy's 2 gold returned to the Alchemist?
ruling-alchemist-treasury = The gold is back at the end of the Alchemist's turn, before the points are counted, so the Imperial Treasury counts it.
    .asked =
        Does the Imperial Treasury score the gold the Alchemist spent on building in the last round?
        Is the Alchemist's money back before the Imperial Treasury is counted?

## merchant

ruling-merchant-income = 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Merchant get for green districts?
ruling-merchant-extra = The extra coin comes whatever the Merchant gathered, gold or cards: 3 gold in all, or cards and 1 gold.
    .asked =
        Does the Merchant get his extra coin if he draws cards?
        How much gold does the Merchant collect in a turn?
ruling-merchant-gold-mine = The Mine pays only when you gather gold; the Merchant's own coin comes either way. Gathering gold with both brings 4.
    .asked =
        Does the Gold Mine pay if the Merchant takes cards?
        Do the Merchant's coin and the Gold Mine's coin add up?

## trader

ruling-trader-income = 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Trader get for green districts?
ruling-trader-any-number = As many trade (green) districts as the Trader can pay for, and one of another type besides.
    .asked =
        How many districts can the Trader build in one turn?
        Can the Trader also build something that is not green?

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
