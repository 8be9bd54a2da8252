### What the rulebooks of the older boxes say: the pages of `rule` that read otherwise than in 2016, and the rulings that hold only there.
### A page is rule-<topic>-<edition>, or rule-<topic>-older for both; a ruling is ruling-<id>, grouped as in data/rulings.

## Pages

rule-overview-older =
    Everyone builds a city out of district cards. Each round you secretly choose a character, and the characters take their turns by rank: take gold or a card, build a district, use the character's power.

    When the first city reaches eight districts, the round is played out and the points are counted. The most points wins, and the fastest builder does not always have them.
rule-components-classic =
    The classic box holds 80 district cards, 18 characters (8 basic and 10 bonus ones), 8 help cards, 30 coins and a wooden crown.

    Of the districts 54 are basic and 26 purple; 14 of the purple ones are bonus cards.
rule-components-third = The box of the French third edition holds 82 district cards, 18 characters (8 of the classic game and 10 new ones), 8 help cards, about 30 coins and a crown, which is a card here.
rule-setup-classic = Put the bonus cards aside, or choose with the others which of them come in. Shuffle characters and districts apart, deal, lay out the bank, and give the crown to the oldest player.
rule-setup-third = Everyone gets four district cards, 2 gold and a help card. The crown is drawn by lot: this is the one thing people who know the other boxes get wrong.
rule-turn-classic =
    Turn your character face up when it is called; a robbed player gives up the gold at once. First take an action: gold or a card. What the Merchant, the Architect and the Navigator get on top comes after it. Then you may build, as a rule one district. Income and most powers come at any moment.

    At the end of the turn come the Warlord's or the Diplomat's attack, the Alchemist's refund, the coin for the Tax Collector, the Park and the Poor House.
rule-turn-third =
    Show your character when it is called; a robbed player gives up the gold at once. The Merchant's extra coin and the Architect's two cards come at the start of the turn. Then you must take gold or a card, and may build, as a rule one district. Income comes at any moment, all at one time.

    The Warlord attacks at the end of the turn; the coin for the Tax Collector, the Park and the Poor House wait for it too. The Alchemist's gold is back at once. Then your card goes back to the discarded ones.
rule-gathering-older = Every turn has one thing that must be done: take gold or take a card. The Library and the Observatory change what cards bring.
rule-abilities-classic = You may use a power once in your turn, at any moment unless its text says when: after the action for the Merchant, the Architect, the Navigator and the Witch, at the end of the turn for the Warlord, the Diplomat and the Alchemist.
rule-abilities-third = Each character has a power for its own turn, and it may be left unused. Where the text names a moment, it is that one: the start of the turn for the Merchant and the Architect, after the action for the Witch and the Navigator, the end of the turn for the Warlord.
rule-district-types-older =
    There are five colours: noble (yellow), religious (blue), trade (green), military (red) and purple. Yellow pays the King and the Emperor, blue the Bishop and the Abbot, green the Merchant, red the Warlord and the Diplomat.

    Purple districts pay nobody, except the School of Magic, but each has an effect of its own. All five colours together are worth 3 points.
rule-unique-effects-older = A purple district works for whoever has it in the city, as its card says. Some work once, when they are built (Lighthouse, Bell Tower), some in the turn, some only in the final count.
rule-ties-classic = A tie on points is decided by the cities, then by the gold.
rule-ties-third = The book of the third edition says nothing about ties.
rule-three-players-older = Three players take two characters each out of eight. Each has two turns a round, one city, one hand and one stock of gold, as with two players.
rule-customizing-classic = There are 10 bonus characters and 14 bonus districts. They are not all used at once: a few at a time make a new game of it.
rule-customizing-third = The 10 new characters and 11 new districts are for players who know the game. A few at a time take the place of others.
rule-nine-characters-older = The ninth character is the Queen or the Artist. The selection then uses a table of its own, and eight can play.
rule-short-game-classic = A game may be shortened by one district, if all agree before it begins.
rule-short-game-third = A game may be shortened by one district or two.

## abbot

ruling-abbot-income-older = The Abbot takes 1 gold for each religious district in his city: gold only, no cards.
ruling-abbot-richest-older = The player with the most gold gives the Abbot 1 gold.
ruling-abbot-tie-older = If several players are equally the richest, or the Abbot is, nobody gives the Abbot anything.
ruling-abbot-tied-classic = An Abbot who is tied with another for the most gold gets nothing either: the book speaks of several players with equally much.
ruling-abbot-changed = In 2016 the Abbot takes gold or cards in any mix, and if several others are equally rich he picks one of them. Here there is only gold, and a tie gives nothing.

## abilities

ruling-income-once-older = Income comes at any moment of your turn, but all at once: before building, to pay with it, or after, so that the new district counts.
    .asked =
        May I collect income twice, before and after building?
        Does a district pay in the turn I build it?

## alchemist

ruling-alchemist-refund-third = The gold the Alchemist pays for building comes straight back to him, not at the end of the turn.
ruling-alchemist-tax-older = The coin the Alchemist gives the Tax Collector does not come back.
ruling-alchemist-smithy-older = What the Alchemist pays for the Smithy's effect does not come back: only gold spent on building does.

## architect

ruling-architect-cards-classic = After the action the Architect draws two more cards and keeps both.
ruling-architect-cards-third = At the start of the turn the Architect draws two more cards and keeps both: only the cards of the action are chosen from.
ruling-architect-moment-changed = In 2016 the Architect draws the two cards at a moment of his choice; here the moment is fixed.

## armory

ruling-armory-other-city-older = Using the Armory costs no gold: it is destroyed together with one district in another player's city, never one in its owner's.
ruling-armory-completed-third = A finished city is not safe from the Armory, though it is from the Warlord. The game still ends with this round.
ruling-armory-completed-classic = We let the Armory reach into a completed city too: the classic book keeps only the Warlord and the Diplomat out of it, and the third edition says so of the Armory. In 2016 it is forbidden.

## artist

ruling-artist-coin-older = The Artist may put a coin on one or two districts of his own city, one on each.
ruling-artist-price-older = A district with the Artist's coin costs 1 gold more, for the Warlord to destroy and for the Diplomat to exchange.
ruling-artist-point-third = The Artist's coin raises the district's cost, and districts score their cost, so such a district scores 1 more. The book does not spell it out.
ruling-coins-not-yours-classic = The Artist's coins on districts are no longer yours: the Imperial Treasury does not count them, and the Poor House does not see them.

## assassin

ruling-assassin-names-classic = The Assassin names a character to kill. Its player gives nothing away, says nothing when it is called, and loses the turn.
ruling-assassin-names-third = The Assassin names another character. Its player stays silent when it is called, loses the turn, and shows the card last of all, once everyone has played.
ruling-assassin-shown-changed = Since 2016 a character the Assassin has killed is not shown at all, save the rank 4 one at the end of the round.

## ball-room

ruling-ball-room-crown = The Ball Room works only while its owner has the crown. Whoever is called and forgets the thanks loses the turn.

## bell-tower

ruling-bell-tower-announced = Whoever builds the Bell Tower decides then and there whether the game goes to seven districts instead of eight.
ruling-bell-tower-moves-all = If the Bell Tower makes it seven, bonuses and protection go by seven too, for all of them speak of the finished city. If the Tower is destroyed, it is eight again.
ruling-bell-tower-short-game = In a short game of seven districts or fewer the Bell Tower changes nothing: the game is already that short.

## bishop

ruling-bishop-protection-older = The Warlord cannot destroy a district of the Bishop, and the Diplomat cannot take one.
ruling-bishop-killed-older = A killed Bishop protects nothing: this book does not speak of it, but a dead character has no power, and the 2016 book says so outright.
ruling-bishop-bewitched-older = If the Bishop is bewitched, the Witch's city is protected and the Bishop's is not: his power has gone over to her, as the 2016 book spells out.
ruling-bishop-two-characters-older = With 2 or 3 players the Bishop protects his player's one city for the whole round, also in the turn of the other character: the book sets no end to the protection.

## building

ruling-build-one-older = After the action you may build one district and pay its cost to the bank. You can also leave it.
    .asked =
        Do I have to build?
        How many districts may I build in a turn?
ruling-no-two-alike-older = One district of each name per city, unless a card such as the Wizard allows more.
    .asked =
        Can I build a second district with the same name?
        Two identical districts in one city?

## calling

ruling-played-card-classic = A character card lies face up in front of its player until the round is over.
    .asked =
        Does a character card stay on the table after its turn?
ruling-played-card-third = After its turn a character card goes back to the discarded ones.
    .asked =
        Does a character card stay on the table after its turn?

## components

ruling-white-stars-classic = A white star: 14 purple districts and 10 characters have one.
    .asked =
        How do we recognise the bonus cards?
        What does the white star mean?
ruling-marks-third = An octagonal gem behind a character's number, a white star on a district.
    .asked =
        How do we recognise the new cards?

## customizing

ruling-replace-one-or-two = One or two of the eight characters, each by a bonus one of the same rank, before the game.
    .asked =
        How many characters may we replace with bonus ones?
ruling-all-agree-classic = Only if everyone at the table agrees, and better once you know the basic game.
    .asked =
        When may bonus cards be used?
ruling-bonus-purples-classic = Two or three may simply be added. With more than three, take out another district for each.
    .asked =
        How many bonus districts may we add to the deck?
ruling-bonus-purples-each-classic = We take one out for every bonus district, for the book says “for each”. Any district without a star may go, best a purple one, as the third edition advises.
    .asked =
        More than three bonus districts: does one go out for each, the first three included?
ruling-purples-third = There would be too many purple ones. Take some purple districts out and put new ones in their place.
    .asked =
        Should all 11 starred districts go in at once?

## diplomat

ruling-diplomat-end-of-turn-classic = The Diplomat exchanges at the end of his turn, when everything else is done.
ruling-diplomat-moment-third = The book names no moment for the Diplomat's exchange, so it is any moment of his turn. What it carries over from the Warlord is what he may not touch: a finished city, the Keep, the Bishop's city.
ruling-diplomat-not-completed-classic = The Diplomat can take nothing from a city of eight districts, or of seven in a short game.
ruling-diplomat-graveyard = The Graveyard has no place in the deck when the Diplomat is in the game: put it aside before you begin.
ruling-diplomat-duplicate-older = The Diplomat's exchange may not give either city two districts of one name: the book allows no city two alike.
ruling-diplomat-own-completed-older = The Diplomat may give a district away from his own completed city: what is protected is the city he takes from.

## dragon-gate

ruling-worth-eight-older = The Dragon Gate and the University cost 6 and are worth 8: 8 at the end of the game, 6 for whoever wants to destroy or exchange them.

## emperor

ruling-emperor-crown-classic = The Emperor, when called, takes the crown from whoever has it and hands it to somebody else; keeping it himself is not allowed.
ruling-emperor-crown-third = The Emperor takes the crown and gives it to a player of his choice, but neither to himself nor back to whoever had it.
ruling-emperor-payment-older = Whoever receives the crown gives the Emperor 1 gold or 1 card from hand; the receiver chooses which.
ruling-emperor-killed-older = A killed Emperor hands the crown on at the end of the round and is paid nothing: what is said of a killed King goes for him as far as it can.
ruling-emperor-two-older = With 2 players leave the Emperor out. The book does not forbid him, but when the opponent holds the crown there is nobody he could give it to.
ruling-crown-not-only-king = The chapter on the pieces says the crown is won with the King. The Emperor moves it too, as his own text says.
ruling-emperor-payment-changed = In 2016 the Emperor himself decides between 1 gold and 1 card, and the card is drawn at random; here the receiver decides.

## end

ruling-first-completer-older = The Armory may hit a completed city here, but the 4 points are for having completed first.
    .asked =
        Does the first to complete a city lose the 4 points when the Armory destroys a district?
ruling-eighth-district-last-round = When someone builds an eighth district: the round is played out, and then it is over.
    .asked =
        When does the game end?
        How many districts finish a city?
ruling-more-than-eight-older = All of them score: no book forbids it, and the author has answered so.
    .asked =
        May a city have more than eight districts?
        Does a ninth district score?

## errata

ruling-three-nine-changed = In 2016 three players use nine characters and put a second one away at random; here they use eight.
    .asked =
        What did 2016 change for three players?
ruling-unknown-cards-third = The book counts 82 district cards, describes the 11 starred ones and does not list the rest. What we could not find out stays unknown here.
    .asked =
        Are all cards of the French third edition known here?
ruling-buildings-are-districts = The district deck: no other cards have that back. The set-up calls it so once.
    .asked =
        What is the deck of “buildings” in the book's set-up?

## factory

ruling-factory-price-only = The Factory lowers what its owner pays for other purple districts, not their cost: their points and the price of destroying them stay.

## gathering

ruling-action-older = The turn begins with an action: take 2 gold, or look at 2 district cards, keep one and put the other under the deck.
    .asked =
        May I skip the action?
        Gold or cards: what do I get in a turn?
ruling-only-choice-third = Only the two cards of the action leave a choice; cards from a power are all kept.
    .asked =
        Do I choose among the cards that a power gives me?

## graveyard

ruling-graveyard-warlord = When the Warlord destroys a district, the Graveyard's owner may pay 1 gold and take that card into hand. Not if the owner is the Warlord.

## great-wall

ruling-wall-others-older = The Great Wall makes every other district of its city 1 gold dearer for the Warlord, but not the Wall itself.
ruling-wall-diplomat-third = The Great Wall also makes the district dearer that the Diplomat takes from its city.

## haunted-city

ruling-haunted-city-classic = In the final count the Haunted City is of one colour of its owner's choice, also for the 3 points of all five. Built in the last round it stays purple.
ruling-haunted-city-third = We count the Haunted City as on the older cards: a colour of choice, but purple if built in the last round. The third edition's own card was not at hand.

## hospital

ruling-hospital-action = A killed player with the Hospital still takes 2 gold, or one of two cards. There the turn ends.
ruling-hospital-when-third = The Hospital works when the killed character would have been called. Its player then has to show it, although a killed character is otherwise shown last: the book says “at the start of your turn”.
ruling-hospital-witch-third = The Witch and the Hospital do not go into the same game.

## keep

ruling-keep-warlord-older = The Warlord cannot destroy the Keep.
ruling-keep-diplomat-older = The Diplomat cannot take the Keep.
ruling-two-keeps-classic = The box holds two Keeps, but a city cannot have both: no city has two districts alike.

## king

ruling-king-face-down-third = The King may well be the character that is put away face down.
ruling-king-crown-older = The King takes the crown as soon as he is called. From then on he calls the characters, and next round he chooses first.
ruling-king-nobody-older = If nobody has the King, the crown stays with its holder.
ruling-king-killed-older = A killed King loses the turn like anyone else, but the crown is his at the end of the round, and he chooses first in the next.
ruling-king-moment-changed = In 2016 the King takes the crown at a moment of his choice in his turn; here it is at once.

## laboratory

ruling-laboratory-one-older = The Laboratory gives 1 gold for a card here; since 2016 it gives 2.

## library

ruling-action-cards-only-older = The Library and the Observatory work only on cards taken as the action, not on those a power gives.

## lighthouse

ruling-lighthouse-once = The Lighthouse works once, when it is built: its builder picks one card out of the deck, and the deck is shuffled.

## magician

ruling-magician-one-of-two-older = At any moment of the turn the Magician does one of two things: swap hands with a player, or exchange cards with the deck.
ruling-magician-swap-older = The Magician swaps whole hands, never anything of a city. With an empty hand he simply takes the other's cards.
ruling-magician-exchange-older = To exchange with the deck, the Magician puts any number of cards under it and draws as many.

## map-room

ruling-map-room-hand-only = The Map Room counts the cards in hand, the Museum those lying under it: no card scores for both.

## merchant

ruling-merchant-income-older = The Merchant takes 1 gold for each trade district in his city.
ruling-merchant-extra-classic = The Merchant's extra coin comes after the action, whatever the action was.
ruling-merchant-extra-third = The Merchant's extra coin comes at the start of the turn. With the action it makes three coins, or a coin and a card.
ruling-merchant-moment-changed = In 2016 the Merchant takes the extra coin at a moment of his choice; here the moment is fixed.

## museum

ruling-museum-one-card = In each turn of its owner one card from hand may go face down under the Museum.
ruling-museum-destroyed-older = A destroyed Museum takes its cards with it: those that lay under it are discarded.
ruling-museum-price-third = Cards under the Museum do not make it dearer for the Warlord.

## navigator

ruling-navigator-four-older = After the action the Navigator takes 4 gold more or draws 4 cards more, and keeps them all.
ruling-navigator-no-building-older = The Navigator builds nothing in his turn.
ruling-navigator-stops-third = With the Navigator's 4 gold or 4 cards his turn is over.
ruling-compulsory-third = Powers may be used or left, but we take the Witch's naming and the Navigator's choice as duties: each is part of how that turn goes, and the author has answered so.

## nine-characters

ruling-table-to-eight-classic = None: nine characters leave none over for it. The table says “4–7 players”, but the text lets eight play.
    .asked =
        Eight players: how many characters lie face up?
ruling-last-of-eight-third = As with seven: the eighth gets a single card, takes the face-down one as well and keeps one. The table's mark has no note, but nine characters are not enough otherwise.
    .asked =
        What does the last of eight players choose from?
ruling-rank-nine-older = With 4 to 7 players you may, with 8 you need one: the Queen or the Artist. It replaces none of the eight.
    .asked =
        When do we play with nine characters?

## park

ruling-park-empty-hand = The Park looks at the hand at the end of its owner's turn: with no card left, the owner draws two.

## poor-house

ruling-poor-house-alchemist-classic = The Poor House and the Alchemist's refund both come at the end of the turn. We take the Poor House first, as the 2016 book does: an Alchemist who has spent everything gets its coin, then his gold.
ruling-poor-house-alchemist-third = The Alchemist's gold is back at once, so at the end of the turn he has it, and the Poor House gives him nothing.

## quarry

ruling-quarry-one-classic = With the Quarry a city may have one duplicate, not more. Since 2016 there is no such limit.

## queen

ruling-queen-neighbour-older = The Queen takes 3 gold if she sits next to the player who has the King or the Emperor.
ruling-queen-killed-older = If that neighbour was killed, the Queen gets her 3 gold later, when it comes out at the end of the round.

## school-of-magic

ruling-school-income-older = When a character collects for its colour, the School of Magic counts as a district of that colour.

## scoring

ruling-score-first-older = 4 points for whoever builds an eighth district first.
    .asked =
        How many points for the first completed city?
ruling-score-others-classic = 2 points for everyone else whose eighth district came in that same last round.
    .asked =
        What do the other completed cities score?
ruling-score-others-third = 2 points for everyone else who has eight districts.
    .asked =
        What do the other completed cities score?
ruling-score-purple-older = Add the points of the purple districts that have some last.
    .asked =
        When do the purple districts' extra points count?
ruling-event-and-state-third = The 4 points are for laying an eighth district first. The 2 points need eight at the end: the book words them so.
    .asked =
        Does the first completer keep the 4 points after losing a district?

## selection

ruling-discard-order-third = The book does not say; we lay the face-up ones first, because its table lists them first.
    .asked =
        Which characters are discarded first, face up or face down?
ruling-face-down-first-classic = First one goes face down, unseen; then the face-up ones are laid beside it. All are out for the round.
    .asked =
        Which characters are discarded first, face up or face down?

## setup

ruling-start-older = Four district cards and 2 gold each.
    .asked =
        What does everyone start with?
        How many cards and coins at the start?
ruling-oldest-crown-classic = The oldest player.
    .asked =
        Who gets the crown at the start?
        Who goes first?
ruling-crown-by-lot-third = The first crown is drawn by lot.
    .asked =
        Does the oldest player get the crown?
        Who goes first?
ruling-bonus-aside-classic = Leave the bonus characters and districts, the ones with a white star, in the box for now.
    .asked =
        Do the bonus cards belong in a first game?
        What do we do with the white-star cards the first time?

## short-game

ruling-short-game-classic = If everyone agrees, you play to seven districts instead of eight.
    .asked =
        Can we play a shorter game?
ruling-short-protection-classic = In a short game a city of seven districts is complete: safe from the Warlord and the Diplomat, with the 4 and 2 bonus points.
    .asked =
        Is a city of seven safe in a short game?
ruling-short-game-third = To seven districts, or even six; it is advised above all with 6 or 7 players.
    .asked =
        Can we play a shorter game?
ruling-short-moves-third = The book does not say, but protection and the 4 and 2 points are all about a finished city, so we let them apply at the agreed number.
    .asked =
        In a short game, do protection and bonuses apply at the lower number?

## smithy

ruling-smithy-three-third = On the old French card the Smithy takes 3 gold for three cards. We keep that here, since the rulebook does not give the card's text.
ruling-smithy-two-classic = The Smithy's three cards are all kept, and its 2 gold are paid once a turn at most.

## tax-collector

ruling-tax-end-of-turn = Every other player who builds gives the Tax Collector 1 gold at the end of that turn: one coin, however many districts were built.
ruling-tax-nothing-left = Whoever has no gold left at the end of the turn gives the Tax Collector nothing.
ruling-tax-assassin = An Assassin who has built pays the Tax Collector when he is revealed, for the Assassin's own turn is over by then.
ruling-tax-collector-killed-older = If the Tax Collector was killed or nobody has him, nobody pays: the coin goes to his player, and no token keeps it.
ruling-tax-changed = In 2016 the Tax Collector is of rank 9, and everyone puts 1 gold on his token at once for each district built. Here he is of rank 2 and gets one coin at the end of the turn.

## thief

ruling-thief-not-assassin = The Thief cannot rob the Assassin.
ruling-thief-not-witch = The Thief cannot rob the Witch.
ruling-thief-at-the-call = The Thief gets the gold before the robbed player's action: the book says it is taken when the character is called.

## three-players

ruling-three-order-older = One of the eight goes face down unseen. The rest is passed to the left, one kept each time, until everyone has two; the one left over goes face down.
    .asked =
        How do three players choose their characters?

## throne-room

ruling-throne-room-crown = The Throne Room brings its owner 1 gold from the bank whenever the crown changes hands. A King who had it already does not make it change hands.

## ties

ruling-tie-district-points-classic = Of the tied players the one with more points from districts alone wins; bonus points do not count for this.
    .asked =
        How is a tie broken?
        Same number of points: who wins?
ruling-tie-gold-classic = The most gold left wins.
    .asked =
        What if the district points are equal too?
ruling-tie-worth-eight-classic = 6 each, not 8: the book calls the sum of costs the points for districts. The Artist's coins count, extra points of cards do not. It could also be read as 8.
    .asked =
        What do the Dragon Gate and the University count in a tie?
ruling-tie-third = The tied players share the win, for the book names no tie-break.
    .asked =
        How is a tie broken?

## two-players

ruling-gold-crosses-turns = Both characters share your gold.
    .asked =
        May I spend in one character's turn what the other earned?

## warlord

ruling-warlord-end-of-turn = The Warlord destroys at the end of his turn, when everything else is done. His income comes at any moment, once.
ruling-warlord-not-completed-classic = The Warlord can destroy nothing in a city that already has eight districts, or seven in a short game.
ruling-warlord-not-completed-third = The Warlord can destroy nothing in a finished city of eight districts.
ruling-warlord-short-third = In a short game the Warlord is kept out of a city of seven or six, as agreed: the book names eight because that is the usual number.
ruling-warlord-under-deck-older = Where a district the Warlord destroys goes, the book does not say. We put it under the district deck, as any discarded card.
ruling-warlord-moment-changed = Since 2016 the Warlord destroys at a moment of his choice, even before building; here only at the end of the turn.

## wishing-well

ruling-well-others-classic = The Wishing Well counts the other purple districts of its city, not itself. Since 2016 it counts itself too.

## witch

ruling-witch-acts-then-names = The Witch takes her action, names another character, and there her turn stops: she builds nothing yet.
ruling-bewitched-acts-and-stops = The bewitched player shows the card and takes an action, gold or a card. The rest of the turn is the Witch's.
ruling-witch-goes-on = When the bewitched player has acted, the Witch goes on as if that character were hers: she has its power and may build in her own city.
ruling-witch-own-means-classic = Whatever the Witch builds comes from her own hand, is paid with her own gold and stands in her own city.
ruling-witch-own-means-third = The book names only the Witch's own city. Her own hand and gold go with it: it is she who plays, and the classic book says so.
ruling-witch-extras-third = The Merchant's extra coin and the Architect's two extra cards go to the Witch who has bewitched him.
ruling-witch-extras-classic = The extra coin of a bewitched Merchant and the two cards of a bewitched Architect go to the Witch: they come after the action, when the turn is already hers.
ruling-witch-emperor-older = A bewitched Emperor hands the crown on himself and is paid for it; the Witch gets only his income. What is said of the King goes for him too; in 2016 it is the Witch who hands it on.
ruling-witch-navigator-older = A Witch who has bewitched the Navigator takes the 4 gold or 4 cards and builds nothing: she plays as if she were the Navigator, bans included.
ruling-witch-tax-older = When the Tax Collector is revealed, the Witch owes nothing: she cannot have built yet. If she builds later, as the bewitched character, she pays at the end of that turn like anyone.
