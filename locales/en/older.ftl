### What the rulebooks of the older boxes say: the pages of `rule` that read otherwise than in 2016, and the rulings that hold only there.
### A page is rule-<topic>-<edition>, or rule-<topic>-older for both; a ruling is ruling-<id>, grouped as in data/rulings.

## Pages

rule-overview-older =
    Everyone builds a city out of district cards. Each round you secretly choose a character, and the characters take their turns by rank: take gold or a card, build a district, use the character's power.

    When the first city reaches eight districts, the round is played out and the points are counted. Most points win, and the fastest city does not always have them.
rule-components-classic =
    The classic box holds 80 district cards, 18 characters (8 basic and 10 bonus ones), 8 help cards, 30 coins and a wooden crown.

    Of the districts 54 are basic and 26 purple; 14 of the purple ones are bonus cards.
rule-components-third = The box of the French third edition holds 82 district cards, 18 characters (8 of the classic game and 10 new ones), 8 help cards, about 30 coins and a crown, which is a card here.
rule-setup-classic = Put the bonus cards aside, or choose with the others which of them come in. Shuffle characters and districts apart, deal, lay out the bank, and give the crown to the oldest player.
rule-setup-third = Everyone gets four district cards, 2 gold and a help card. The crown is drawn by lot: this is the one thing people who know the other boxes get wrong.
rule-turn-classic =
    Turn your character face up when it is called; a robbed player gives up the gold at once. First take an action: gold or a card. What the Merchant, the Architect and the Navigator get on top comes after it. Then you may build, as a rule one district. Income and most powers come at any moment.

    The end of the turn belongs to the Warlord and the Diplomat, to the Alchemist's refund, to the coin for the Tax Collector, to the Park and the Poor House.
rule-turn-third =
    Show your character when it is called; a robbed player gives up the gold at once. The Merchant's extra coin and the Architect's two cards come at the start of the turn. Then you must take gold or a card, and may build, as a rule one district. Income comes at any moment, all at one time.

    The Warlord attacks at the end of the turn; the coin for the Tax Collector, the Park and the Poor House wait for it too. The Alchemist's gold is back at once. Then your card goes back to the discarded ones.
rule-gathering-older = Every turn has one thing that must be done: take gold or take a card. The Library and the Observatory change what cards bring.
rule-abilities-classic = A power may be used once in the turn, and need not be. Its moment is any moment, unless its text names one: after the action for the Merchant, the Architect, the Navigator and the Witch, at the end of the turn for the Warlord, the Diplomat and the Alchemist.
rule-abilities-third = Each character has a power for its own turn, and it may be left unused. Where the text names a moment, it is that one: the start of the turn for the Merchant and the Architect, after the action for the Witch and the Navigator, the end of the turn for the Warlord.
rule-district-types-older =
    There are five colours: noble (yellow), religious (blue), trade (green), military (red) and purple. Yellow pays the King and the Emperor, blue the Bishop and the Abbot, green the Merchant, red the Warlord and the Diplomat.

    Purple districts pay nobody, save the School of Magic, but each has an effect of its own. All five colours together are worth 3 points.
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

ruling-income-once-older = Income for districts comes at any moment of the turn, but all at once: before building, to pay with it, or after, so that the new district pays too, never both.

## alchemist

ruling-alchemist-refund-third = The gold the Alchemist pays for building comes straight back to him, not at the end of the turn.
ruling-alchemist-tax-older = The coin the Alchemist gives the Tax Collector does not come back.
ruling-alchemist-smithy-older = What the Alchemist pays for the Smithy's effect does not come back: only gold spent on building does.

## architect

ruling-architect-cards-classic = After the action the Architect draws two more cards and keeps both.
ruling-architect-cards-third = At the start of the turn the Architect draws two more cards and keeps both: only the cards of the action are chosen from.
ruling-architect-moment-changed = In 2016 the Architect draws the two cards at a moment of his choice; here the moment is fixed.

## armory

ruling-armory-other-city-older = It costs no gold: the Armory is destroyed together with one district in another player's city, never in your own.
    .asked =
        Does using the Armory cost gold?
        May I use the Armory in my own city?
ruling-armory-completed-third = A finished city is safe from the Warlord, but not from the Armory. The game still ends with this round.
    .asked =
        Can the Armory destroy a district in a finished city?
        Does the game go on if the Armory takes the eighth district away?
ruling-armory-completed-classic = The classic book keeps only the Warlord and the Diplomat out of a completed city, and the third edition allows it to the Armory in so many words. In 2016 it is forbidden.
    .asked =
        Can the Armory destroy a district in a completed city?

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

ruling-ball-room-crown = The Ball Room works only while its owner has the crown. Then whoever forgets to say thanks when called loses the turn.
    .asked =
        Does the Ball Room work without the crown?
        What happens if I forget to thank the owner of the Ball Room?

## bell-tower

ruling-bell-tower-announced = Whoever builds the Bell Tower decides right then whether the game ends at seven districts instead of eight.
    .asked =
        Can the owner of the Bell Tower shorten the game later?
        When is it decided that seven districts are enough?
ruling-bell-tower-moves-all = If the Bell Tower makes it seven, bonuses and protection also apply at seven, because they all speak of the finished city. If it is destroyed, it is eight again.
    .asked =
        With the Bell Tower, is a city of seven districts safe from the Warlord?
        What if the Bell Tower is destroyed?
ruling-bell-tower-short-game = In a short game of seven districts or fewer the Bell Tower changes nothing: the game is already that short.
    .asked =
        Does the Bell Tower make a short game even shorter?

## bishop

ruling-bishop-protection-older = The Warlord cannot destroy a district of the Bishop, and the Diplomat cannot take one.
ruling-bishop-killed-older = A killed Bishop protects nothing: this book does not speak of it, but a dead character has no power, and the 2016 book says so outright.
ruling-bishop-bewitched-older = If the Bishop is bewitched, the Witch's city is protected and the Bishop's is not: his power has gone over to her, as the 2016 book spells out.
ruling-bishop-two-characters-older = With 2 or 3 players the Bishop protects his player's one city for the whole round, also in the turn of the other character: the book sets no end to the protection.

## building

ruling-build-one-older = After the action you may build one district: lay it in front of you and pay its cost to the bank.

## calling

ruling-played-card-classic = The card of a character that has had its turn stays face up before its player until the round is over.
ruling-played-card-third = After its turn a character card goes back to the discarded ones; it does not stay before its player.

## components

ruling-white-stars-classic = A white star marks the bonus cards: 14 purple districts and 10 characters.
ruling-marks-third = Two marks tell what is new: an octagonal gem behind the number of a character, a white star on a district.
ruling-unknown-cards-third = The book counts 82 district cards and describes 11 starred ones; it does not list the rest. What we could not find out stays unknown here, so this box cannot be complete in this program.

## customizing

ruling-replace-one-or-two = Before the game one or two of the eight characters may be replaced by bonus ones of the same rank.
ruling-all-agree-classic = Bonus cards come in only if everyone at the table agrees, and better not before the basic game is known.
ruling-bonus-purples-classic = Two or three bonus districts may simply be added to the district deck. With more than three, take out one other district for each.
ruling-bonus-purples-each-classic = Once there are more than three bonus districts, we take one out for every one of them, the first three included. Any district without a star may go; a purple one is best, as the third edition advises.
ruling-purples-third = Do not add all 11 starred districts at once: there would be too many purple ones. Take some purple districts out and put new ones in their place.

## diplomat

ruling-diplomat-end-of-turn-classic = The Diplomat exchanges at the end of his turn, when everything else is done.
ruling-diplomat-moment-third = The book names no moment for the Diplomat's exchange, so it is any moment of his turn. What it carries over from the Warlord is what he may not touch: a finished city, the Keep, the Bishop's city.
ruling-diplomat-not-completed-classic = The Diplomat can take nothing from a city of eight districts, or of seven in a short game.
ruling-diplomat-graveyard = The Graveyard has no place in the deck when the Diplomat is in the game: put it aside before you begin.
ruling-diplomat-duplicate-older = The Diplomat's exchange may not give either city two districts of one name: the book allows no city two alike.
ruling-diplomat-own-completed-older = The Diplomat may give a district away from his own completed city: what is protected is the city he takes from.

## dragon-gate

ruling-worth-eight-older = The Dragon Gate and the University give 8 points at the end of the game, although they cost 6. For whoever destroys or exchanges them the 6 count.
    .asked =
        How many points are the Dragon Gate and the University worth?
        What does the Warlord pay for the University: 5 or 7?

## emperor

ruling-emperor-crown-classic = The Emperor, when called, takes the crown from whoever has it and hands it to somebody else; keeping it himself is not allowed.
ruling-emperor-crown-third = The Emperor takes the crown and gives it to a player of his choice, but neither to himself nor back to whoever had it.
ruling-emperor-payment-older = Whoever receives the crown gives the Emperor 1 gold or 1 card from hand; the receiver chooses which.
ruling-emperor-killed-older = A killed Emperor hands the crown on at the end of the round and is paid nothing: what is said of a killed King goes for him as far as it can.
ruling-emperor-two-older = With 2 players leave the Emperor out. The book does not forbid him, but when the opponent holds the crown there is nobody he could give it to.
ruling-crown-not-only-king = The chapter on the pieces says the crown is won with the King. The Emperor moves it too, as his own text says.
ruling-emperor-payment-changed = In 2016 the Emperor himself decides between 1 gold and 1 card, and the card is drawn at random; here the receiver decides.

## end

ruling-eighth-district-last-round = When someone builds an eighth district, the round is played out, and then the game is over.
ruling-more-than-eight-older = A city may grow beyond eight districts in the last round, and all of them score: no book forbids it, and the author has answered so.

## factory

ruling-factory-price-only = The Factory lowers what its owner pays for other purple districts, not their cost: the points and the price of destroying them stay the same.
    .asked =
        Does the Factory make purple districts cheaper to destroy?
        Do districts built with the Factory's discount score less?

## gathering

ruling-action-older = The turn begins with an action, and it must be taken: 2 gold, or look at 2 district cards, keep one and put the other under the deck.
ruling-only-choice-third = Only this draw gives a choice. Cards that a power gives are taken as they come.

## graveyard

ruling-graveyard-warlord = The Graveyard's owner may pay 1 gold and take the card into hand, unless that player is the Warlord.
    .asked =
        Can the Graveyard save a district the Warlord has destroyed?
        What does it cost to get a burnt district back with the Graveyard?

## great-wall

ruling-wall-others-older = Because of the Great Wall the Warlord pays 1 gold more for every other district of its city, but not for the Wall itself.
    .asked =
        Does the Great Wall protect itself?
ruling-wall-diplomat-third = A district the Diplomat takes from a city with the Great Wall costs him 1 more.
    .asked =
        Does the Great Wall count against the Diplomat?

## haunted-city

ruling-haunted-city-classic = In the final count the Haunted City is of one colour its owner chooses, also for the 3 points for all five. If it was built in the last round, it stays purple.
    .asked =
        Can the Haunted City stand in for a missing colour?
        What colour is the Haunted City if it was built in the last round?
ruling-haunted-city-third = The Haunted City is of a colour its owner chooses, but purple if built in the last round: we take this from the older cards, for we have not seen the third edition's.
    .asked =
        Can the Haunted City stand in for a missing colour?

## hospital

ruling-hospital-action = A killed player with the Hospital still takes 2 gold, or one of two cards. That is all: no building, no power.
    .asked =
        Does a murdered player get anything with the Hospital?
ruling-hospital-when-third = The Hospital works when the killed character would have been called, for the book says “at the start of your turn”. Its player has to show it then, not at the end of the round.
    .asked =
        When does the Hospital work for a killed player?
        Does the Hospital give away who was killed?
ruling-hospital-witch-third = The book rules out the Hospital together with the Witch: leave one of the two in the box.
    .asked =
        May the Witch and the Hospital be in the same game?

## keep

ruling-keep-warlord-older = The Warlord cannot destroy the Keep, and the Diplomat cannot take it.
    .asked =
        Can the Warlord destroy the Keep?
        Can the Diplomat swap for the Keep?
ruling-two-keeps-classic = The box has two Keeps, but no city may have two districts of one name.
    .asked =
        May I build both Keeps?

## king

ruling-king-face-down-third = The King may well be the character that is put away face down.
ruling-king-crown-older = The King takes the crown as soon as he is called. From then on he calls the characters, and next round he chooses first.
ruling-king-nobody-older = If nobody has the King, the crown stays with its holder.
ruling-king-killed-older = A killed King loses the turn like anyone else, but the crown is his at the end of the round, and he chooses first in the next.
ruling-king-moment-changed = In 2016 the King takes the crown at a moment of his choice in his turn; here it is at once.

## laboratory

ruling-laboratory-one-older = The Laboratory gives 1 gold for a card here; since 2016 it is 2.
    .asked =
        How much gold does the Laboratory give for a card?

## library

ruling-action-cards-only-older = The Library and the Observatory work only on cards taken as the turn's action, not on cards a power gives, such as the Architect's two.
    .asked =
        Do the Library and the Observatory work on the Architect's extra cards?

## lighthouse

ruling-lighthouse-once = The Lighthouse works once only, when it is built: its builder picks one card out of the deck, and the deck is shuffled.
    .asked =
        Does the Lighthouse work every turn?

## magician

ruling-magician-one-of-two-older = At any moment of the turn the Magician does one of two things: swap hands with a player, or exchange cards with the deck.
ruling-magician-swap-older = The Magician swaps whole hands, never anything of a city. With an empty hand he simply takes the other's cards.
ruling-magician-exchange-older = To exchange with the deck, the Magician puts any number of cards under it and draws as many.

## map-room

ruling-map-room-hand-only = The Map Room counts the cards in hand, the Museum those under it: no card scores for both.
    .asked =
        Does the Map Room count the cards under the Museum?

## merchant

ruling-merchant-income-older = The Merchant takes 1 gold for each trade district in his city.
ruling-merchant-extra-classic = The Merchant's extra coin comes after the action, whatever the action was.
ruling-merchant-extra-third = The Merchant's extra coin comes at the start of the turn. With the action it makes three coins, or a coin and a card.
ruling-merchant-moment-changed = In 2016 the Merchant takes the extra coin at a moment of his choice; here the moment is fixed.

## museum

ruling-museum-one-card = One card from hand may go face down under the Museum in each turn of its owner.
    .asked =
        How many cards may go under the Museum?
ruling-museum-destroyed-older = The cards under a destroyed Museum are discarded with it and score nothing.
    .asked =
        What happens to the cards under the Museum when it is destroyed?
ruling-museum-price-third = The cards under the Museum do not count toward what the Warlord pays.
    .asked =
        Does a Museum with many cards cost the Warlord more?

## navigator

ruling-navigator-four-older = After the action the Navigator takes 4 gold more or draws 4 cards more, and keeps them all.
ruling-navigator-no-building-older = The Navigator builds nothing in his turn.
ruling-navigator-stops-third = With the Navigator's 4 gold or 4 cards his turn is over.
ruling-compulsory-third = Powers may be used or left, but we take the Witch's naming and the Navigator's choice as duties: each is part of how that turn goes, and the author has answered so.

## nine-characters

ruling-table-to-eight-classic = The table of nine characters is headed “4–7 players”, but the text lets eight play. With eight none is turned face up: nine characters leave none for it.
ruling-rank-nine-older = The ninth character is the Queen or the Artist: a choice with 4 to 7 players, needed with 8. It replaces none of the eight.

## poor-house

ruling-poor-house-alchemist-classic = Both come at the end of the turn. We take the Poor House first, as the 2016 book does: an Alchemist who has spent everything gets its coin, then his gold.
    .asked =
        Does the Alchemist get the Poor House coin and his gold back?
ruling-poor-house-alchemist-third = The Alchemist's gold comes back at once here, so he has it at the end of the turn, and the Poor House gives him nothing.
    .asked =
        Does the Alchemist get the Poor House coin and his gold back?

## quarry

ruling-quarry-one-classic = The Quarry allows one duplicate per city, no more. Since 2016 there is no such limit.
    .asked =
        Does the Quarry allow any number of duplicates?

## queen

ruling-queen-neighbour-older = The Queen takes 3 gold if she sits next to the player who has the King or the Emperor.
ruling-queen-killed-older = If that neighbour was killed, the Queen gets her 3 gold later, when it comes out at the end of the round.

## school-of-magic

ruling-school-income-older = The School of Magic counts as a district of the colour your character collects for, so it brings 1 gold more.
    .asked =
        Do I get income for the School of Magic?

## scoring

ruling-score-first-older = The first player to build an eighth district scores 4 points.
ruling-score-others-classic = Every other player whose eighth district came in that same last round scores 2 points.
ruling-score-others-third = Every other player who has eight districts scores 2 points.
ruling-score-purple-older = Then come the points of the purple districts that have some.
ruling-event-and-state-third = The 4 points are for having laid an eighth district first, even if one is lost later. The 2 points are for having eight at the end: the book's two lines are worded so.

## selection

ruling-face-down-first-classic = First one character is put face down, unseen; then the face-up ones are turned over beside it. All are out for the round.

## setup

ruling-start-older = Everyone starts with four district cards and 2 gold.
ruling-oldest-crown-classic = The oldest player gets the crown.
ruling-crown-by-lot-third = The first crown is drawn by lot; it does not go to the oldest player.
ruling-bonus-aside-classic = In a first game leave the bonus characters and districts, the ones with a white star, in the box.
ruling-buildings-are-districts = The set-up speaks once of a deck of “buildings”. It is the district deck: there are no other cards with that back.

## short-game

ruling-short-game-classic = If everyone agrees, the game goes to seven districts instead of eight.
ruling-short-protection-classic = In a short game cities of seven are safe from the Warlord and the Diplomat, and the 4 and 2 bonus points go to cities of seven.
ruling-short-game-third = A shorter game goes to seven districts, or even six. It is advised above all with 6 or 7 players.
ruling-short-moves-third = The book does not say what else moves in a shorter game. We take protection and the 4 and 2 points at the agreed number, since all of them are about the finished city.

## smithy

ruling-smithy-three-third = The Smithy costs 3 gold for three cards, as on the old French card: the rulebook does not give the card's text.
    .asked =
        How much gold does the Smithy cost here?
ruling-smithy-two-classic = All three cards from the Smithy are yours. It may be paid its 2 gold once a turn at most.
    .asked =
        Do I keep all three cards from the Smithy?

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

ruling-three-order-older = One of the eight characters goes face down unseen. The rest goes round to the left, one kept each time, until everyone has two; the last player puts the one left over face down.
ruling-three-nine-changed = In 2016 three players use nine characters and put a second one away at random; here they use eight.

## throne-room

ruling-throne-room-crown = The Throne Room's coin from the bank comes only when the crown really passes to another player. A King who already had it moves nothing.
    .asked =
        Does the Throne Room pay if the King already had the crown?
        When does the Throne Room bring gold?

## ties

ruling-tie-district-points-classic = Of the tied players the one with the most points from districts wins; bonus points do not count for this.
ruling-tie-gold-classic = If the district points are equal too, the most gold left wins.
ruling-tie-worth-eight-classic = In a tie the Dragon Gate and the University count 6, not 8: the book calls the sum of costs the points for districts. The Artist's coins count; no card's extra points do. It could also be read as 8.
ruling-tie-third = The book names no tie-break, so we let the tied players share the win.

## two-players

ruling-gold-crosses-turns = What you earn in one character's turn may be spent in the other's.

## warlord

ruling-warlord-end-of-turn = The Warlord destroys at the end of his turn, when everything else is done. His income comes at any moment, once.
ruling-warlord-not-completed-classic = The Warlord can destroy nothing in a city that already has eight districts, or seven in a short game.
ruling-warlord-not-completed-third = The Warlord can destroy nothing in a finished city of eight districts.
ruling-warlord-short-third = In a short game the Warlord is kept out of a city of seven or six, as agreed: the book names eight because that is the usual number.
ruling-warlord-under-deck-older = Where a district the Warlord destroys goes, the book does not say. We put it under the district deck, as any discarded card.
ruling-warlord-moment-changed = Since 2016 the Warlord destroys at a moment of his choice, even before building; here only at the end of the turn.

## which-box

ruling-older-costs = What 2016 changed on the cards: the Observatory costs 4 (here 5), the Imperial Treasury 5 (4), the Poor House 4 (5), the Factory 5 (6); the Laboratory gives 2 gold (1); there is one Keep (two).

## wishing-well

ruling-well-others-classic = The Wishing Well counts the other purple districts of its city, not itself. Since 2016 it counts itself too.
    .asked =
        Does the Wishing Well count itself?

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
