### What the rulebooks of the older boxes say: the pages of `rule` that differ from 2016, and the
### rulings that apply only there. A page is rule-<topic>-<edition>, or rule-<topic>-older for both;
### a ruling is ruling-<id>, grouped as in data/rulings.

## Pages

rule-overview-older =
    Everyone builds a city out of district cards. Each round you secretly choose a character, and the characters take their turns by rank: take gold or a card, build a district, and use the character's power.

    When the first city reaches eight districts, you finish the round and count the points. The player with the most points wins, and that is not always the fastest builder.
rule-components-classic =
    The classic box has 80 district cards, 18 characters (8 basic and 10 bonus ones), 8 help cards, 30 coins and a wooden crown.

    54 of the districts are basic and 26 purple; 14 of the purple ones are bonus cards.
rule-components-third = The French third edition has 82 district cards, 18 characters (8 from the classic game and 10 new ones), 8 help cards, about 30 coins and a crown, which is a card here.
rule-setup-classic = Put the bonus cards aside, or choose together which of them to use. Shuffle characters and districts separately, deal, set up the bank, and give the crown to the oldest player.
rule-setup-third = Everyone gets four district cards, 2 gold and a help card. Draw lots for the crown: players who know the other boxes get this wrong.
rule-turn-classic =
    Turn your character face up when it is called; if the Thief robbed you, you give up your gold at once. First take an action: gold or a card. The extra gold and cards of the Merchant, the Architect and the Navigator come after it. Then you may build, usually one district. You may collect income and use most powers at any moment.

    At the end of the turn come the Warlord's or the Diplomat's attack, the Alchemist's refund, the coin for the Tax Collector, the Park and the Poor House.
rule-turn-third =
    Show your character when it is called; if the Thief robbed you, you give up your gold at once. The Merchant's extra coin and the Architect's two cards come at the start of the turn. Then you must take gold or a card, and you may build, usually one district. You may collect income at any moment, but all of it at one time.

    At the end of the turn come the Warlord's attack, the coin for the Tax Collector, the Park and the Poor House. The Alchemist's gold comes back at once. Then your card goes back to the discarded ones.
rule-gathering-older = Every turn you must take one action: gold or a card. The Library and the Observatory change what you get when you take cards.
rule-gathering-title-older = The action: gold or a card
rule-abilities-classic = You may use a power once in your turn, at any moment unless its text says when: after the action for the Merchant, the Architect, the Navigator and the Witch; at the end of the turn for the Warlord, the Diplomat and the Alchemist.
rule-abilities-third = Each character has a power for its own turn; you don't have to use it. If the text names a moment, use it then: at the start of the turn for the Merchant and the Architect, after the action for the Witch and the Navigator, at the end of the turn for the Warlord.
rule-district-types-older =
    There are five colors: noble (yellow), religious (blue), trade (green), military (red) and purple. Yellow pays the King and the Emperor, blue the Bishop and the Abbot, green the Merchant, red the Warlord and the Diplomat.

    Purple districts pay nobody, except the School of Magic, but each has its own effect. All five colors together are worth 3 points.
rule-district-types-title-older = Colors of districts
rule-unique-effects-older = A purple district works for the player who has it in their city, as its card says. Some work once, when you build them (Lighthouse, Bell Tower), some during your turn, some only in the final scoring.
rule-unique-effects-title-older = Effects of purple districts
rule-ties-classic = If players tie on points, their cities decide, then their gold.
rule-ties-third = The book of the third edition says nothing about ties.
rule-three-players-older = Three players take two characters each out of eight. Each has two turns per round, one city, one hand and one stash of gold, as with two players.
rule-customizing-classic = There are 10 bonus characters and 14 bonus districts. Don't use them all at once: a few at a time make it a new game.
rule-customizing-third = The 10 new characters and 11 new districts are for players who know the game. Swap in a few at a time.
rule-nine-characters-older = The ninth character is the Queen or the Artist. The selection then has its own table of discards, and eight can play.
rule-short-game-classic = If everyone agrees before the game, you may play to one district fewer.
rule-short-game-third = You may play to one or two districts fewer.

## abbot

ruling-abbot-income-older = The Abbot takes only gold: 1 for each religious (blue) district in his city. (In 2016 he takes gold or cards.)
    .asked =
        Can the Abbot take cards for his blue districts?
ruling-abbot-richest-older = The player with the most gold gives the Abbot 1 gold.
    .asked =
        What does the richest player give the Abbot?
ruling-abbot-tie-older = Nobody gives the Abbot anything if players tie for the most gold, with or without him, or if he is the richest. (In 2016 he picks one of the others who tie.)
    .asked =
        Does the Abbot get a coin when several players are equally rich?

## abilities

ruling-income-once-older = You may collect income at any moment of your turn, but all at once: before building, so you can spend it, or after, so the new district counts too.
    .asked =
        May I collect income twice, before and after building?
        Does a district pay in the turn I build it?

## alchemist

ruling-alchemist-refund-third = The gold the Alchemist pays for building comes back right away, not at the end of the turn.
    .asked =
        When does the Alchemist get his building gold back?
ruling-alchemist-other-costs-older = The Alchemist gets back only the gold he spent on building: not the coin for the Tax Collector, and not what he pays for the Smithy's effect.
    .asked =
        Does the Alchemist get back what he gives the Tax Collector?
        Does the Smithy's price come back to the Alchemist?

## architect

ruling-architect-cards-classic = The Architect draws 2 more cards after the action and keeps both. Only since 2016 can he draw them at any moment.
    .asked =
        When does the Architect draw his two cards?
        Does the Architect keep both extra cards?
ruling-architect-cards-third = The Architect draws 2 more cards at the start of his turn and keeps both; he chooses only among the cards of his action. Since 2016 he can draw them at any moment.
    .asked =
        When does the Architect draw his two cards?
        Does the Architect keep both extra cards?

## armory

ruling-armory-other-city-older = Using the Armory costs no gold: you destroy it together with one district in another player's city, never in your own.
    .asked =
        Does using the Armory cost gold?
        May I use the Armory in my own city?
ruling-armory-completed-third = The Armory can destroy a district in a completed city, although the Warlord cannot. The game still ends with this round.
    .asked =
        Can the Armory destroy a district in a completed city?
        Does the game go on if the Armory takes the eighth district away?
ruling-armory-completed-classic = The Armory may destroy a district in a completed city: the classic book protects it only from the Warlord and the Diplomat, and the third edition clearly allows it. In 2016 it is forbidden.
    .asked =
        Can the Armory destroy a district in a completed city?

## artist

ruling-artist-coin-older = The Artist puts 1 coin on each of one or two districts in his own city.
    .asked =
        How many districts can the Artist beautify in a turn?
ruling-artist-price-older = The Warlord pays 1 gold more to destroy a district with the Artist's coin, and the Diplomat 1 more to exchange it.
    .asked =
        Do the Warlord and the Diplomat pay more for a beautified district?
ruling-artist-point-third = A district with the Artist's coin scores 1 more: the coin raises the cost, and districts score their cost. The book doesn't spell it out.
    .asked =
        Is a beautified district worth more points?
ruling-coins-not-yours-classic = The Artist's coins on districts are no longer yours: the Imperial Treasury and the Poor House don't count them.
    .asked =
        Do the Artist's coins count as my gold for the Imperial Treasury or the Poor House?

## assassin

ruling-assassin-names-classic = The player whose character was killed stays silent when it is called, gives nothing away and loses the turn. The Assassin names a character, not a player.
    .asked =
        Does the player the Assassin killed say anything?
        What happens to the murdered character?
ruling-assassin-names-third = A killed character is shown last, after everyone has played. Until then its player says nothing, even when it is called, and loses the turn. The Assassin names any other character.
    .asked =
        Is the character the Assassin killed shown?
        When does the murdered player show the card?
ruling-assassin-shown-changed = Since 2016 a killed character is not shown at all, except rank 4 at the end of the round.
    .asked =
        Is the character the Assassin killed still shown in the 2016 edition?

## ball-room

ruling-ball-room-crown = The Ball Room works only while its owner has the crown. Then a player who forgets to say thanks when called loses the turn.
    .asked =
        Does the Ball Room work without the crown?
        What happens if I forget to thank the owner of the Ball Room?

## bell-tower

ruling-bell-tower-announced = The player who builds the Bell Tower decides right then whether the game ends at seven districts instead of eight.
    .asked =
        Can the owner of the Bell Tower shorten the game later?
        When is it decided that seven districts are enough?
ruling-bell-tower-moves-all = If the Bell Tower lets the game end at seven districts, bonuses and protection also apply at seven, because they all depend on a completed city. If it is destroyed, eight are needed again.
    .asked =
        With the Bell Tower, is a city of seven districts safe from the Warlord?
        What if the Bell Tower is destroyed?
ruling-bell-tower-short-game = In a short game to seven districts or fewer the Bell Tower changes nothing: the game is already that short.
    .asked =
        Does the Bell Tower make a short game even shorter?

## bishop

ruling-bishop-protection-older = The Warlord cannot destroy the Bishop's districts, and the Diplomat cannot take one of them.
    .asked =
        Can the Warlord destroy a district of the Bishop?
        Can the Diplomat swap for one of the Bishop's districts?
ruling-bishop-killed-older = A killed Bishop protects nothing. This book doesn't say so, but a killed character has no power, and the 2016 book is clear about it.
    .asked =
        Is a killed Bishop still protected from the Warlord?
ruling-bishop-bewitched-older = A bewitched Bishop's power passes to the Witch, so her city is protected and the Bishop's is not. The 2016 book says so.
    .asked =
        Is the Bishop's city protected if he is bewitched?
ruling-bishop-two-characters-older = With 2 or 3 players the Bishop keeps your one city safe for the whole round, even in your other character's turn: the book doesn't say that the protection ends.
    .asked =
        With two characters each, does the Bishop protect my city outside his own turn too?

## building

ruling-build-one-older = You do not have to build. After the action you may build one district and pay its cost to the bank.
    .asked =
        Do I have to build?
        How many districts may I build in a turn?
ruling-no-two-alike-older = A city may have only one district of each name, unless a card such as the Wizard allows more.
    .asked =
        Can I build a second district with the same name?
        Two identical districts in one city?

## calling

ruling-played-card-classic = A character card stays face up in front of its player until the round is over.
    .asked =
        Does a character card stay on the table after its turn?
ruling-played-card-third = After the turn, a character card goes back to the discarded ones.
    .asked =
        Does a character card stay on the table after its turn?

## components

ruling-white-stars-classic = The bonus cards have a white star: 14 purple districts and 10 characters.
    .asked =
        How do we recognize the bonus cards?
        What does the white star mean?
ruling-marks-third = New characters have an octagonal gem behind their number, new districts a white star.
    .asked =
        How do we recognize the new cards?

## customizing

ruling-replace-one-or-two = Before the game you may replace one or two of the eight characters with bonus characters of the same rank.
    .asked =
        How many characters may we replace with bonus ones?
ruling-all-agree-classic = You may use bonus cards only if everyone at the table agrees, and it is best to know the basic game first.
    .asked =
        When may bonus cards be used?
ruling-bonus-purples-classic = You may simply add two or three bonus districts to the deck. If you add more than three, take out another district for each.
    .asked =
        How many bonus districts may we add to the deck?
ruling-bonus-purples-each-classic = With more than three bonus districts we take one district out for every one of them, because the book says "for each". You may take out any district without a star, ideally a purple one, as the third edition suggests.
    .asked =
        More than three bonus districts: does one go out for each, the first three included?
ruling-purples-third = Don't put in all 11 starred districts at once: there would be too many purple ones. Take some purple districts out and put new ones in their place.
    .asked =
        Should all 11 starred districts go in at once?

## diplomat

ruling-diplomat-end-of-turn-classic = The Diplomat exchanges at the very end of his turn.
    .asked =
        Can the Diplomat swap before he builds?
ruling-diplomat-moment-third = The Diplomat exchanges at any moment of his turn, because the book names none. Like the Warlord, he cannot touch a completed city, the Keep or the Bishop's city.
    .asked =
        Can the Diplomat swap at any time in his turn?
        What may the Diplomat not take?
ruling-diplomat-not-completed-classic = The Diplomat can take nothing from a city of eight districts, or seven in a short game.
    .asked =
        Can the Diplomat swap with a completed city?
ruling-diplomat-graveyard = Don't use the Graveyard with the Diplomat: take it out of the deck before you start.
    .asked =
        Can the Diplomat and the Graveyard be in the same game?
ruling-diplomat-duplicate-older = The Diplomat's exchange may not give either city a second district of the same name: no city may have two alike.
    .asked =
        Can the Diplomat's swap bring in a duplicate?
ruling-diplomat-own-completed-older = The Diplomat may give a district away from his own completed city: only the city he takes from is protected.
    .asked =
        Can the Diplomat swap if his own city is completed?

## dragon-gate

ruling-worth-eight-older = The Dragon Gate and the University give 8 points at the end of the game, although they cost 6. To destroy or exchange them, their cost counts as 6.
    .asked =
        How many points are the Dragon Gate and the University worth?
        What does the Warlord pay for the University: 5 or 7?

## emperor

ruling-emperor-crown-older = When called, the Emperor takes the crown and gives it to someone else: not to himself, and not back to the player who had it. If he has it himself, he must still give it away.
    .asked =
        May the Emperor keep the crown?
        Who can the Emperor give the crown to?
ruling-emperor-payment-older = The player who gets the crown gives the Emperor 1 gold or 1 card from hand and chooses which. A player with neither gives nothing. (In 2016 the Emperor chooses, and the card is random.)
    .asked =
        Who chooses what the Emperor is paid for the crown?
        What if the player who gets the crown has no gold and no cards?
ruling-emperor-killed-older = A killed Emperor gives the crown away at the end of the round and is paid nothing: the rule for a killed King applies to him as far as it can.
    .asked =
        Does a killed Emperor still move the crown?
ruling-emperor-two-older = With two players leave the Emperor out. The book allows him, but when your opponent has the crown, there is nobody he could give it to.
    .asked =
        Should the Emperor be used with two players?
ruling-crown-not-only-king = Not only the King moves the crown: the Emperor does too, as his own text says. The chapter on the pieces mentions only the King.
    .asked =
        Does only the King get the crown?

## end

ruling-first-completer-older = The first to complete a city keeps the 4 points when the Armory destroys a district there: the points are for having been first.
    .asked =
        Does the first to complete a city lose the 4 points when the Armory destroys a district?
ruling-eighth-district-last-round = When someone builds an eighth district, you finish the round, and then the game is over.
    .asked =
        When does the game end?
        How many districts finish a city?
ruling-more-than-eight-older = A city may have more than eight districts, and all of them score: no book forbids it, and the game's author says so too.
    .asked =
        May a city have more than eight districts?
        Does a ninth district score?

## errata

ruling-three-nine-changed = Three players use eight characters here. In 2016 they use nine and discard a second one at random.
    .asked =
        What did 2016 change for three players?
ruling-unknown-cards-third = We don't know all cards of the French third edition: its book counts 82 district cards, describes the 11 starred ones and doesn't list the rest.
    .asked =
        Are all cards of the French third edition known here?
ruling-buildings-are-districts = The deck of "buildings", a word the setup uses once, is the district deck: no other cards have that back.
    .asked =
        What is the deck of "buildings" in the book's setup?

## factory

ruling-factory-price-only = The Factory lowers what its owner pays for other purple districts, not their cost: their points and the price of destroying them stay the same.
    .asked =
        Does the Factory make purple districts cheaper to destroy?
        Do districts built with the Factory's discount score less?

## gathering

ruling-action-older = You cannot skip the action. Every turn starts with it: take 2 gold, or look at 2 district cards, keep one and put the other under the deck.
    .asked =
        May I skip the action?
        Gold or cards: what do I get in a turn?
ruling-only-choice-third = You choose only between the two cards of your action. You keep all the cards a power gives you.
    .asked =
        Do I choose among the cards that a power gives me?

## graveyard

ruling-graveyard-warlord = The Graveyard's owner may pay 1 gold and take a district that the Warlord has destroyed into their hand, unless they are the Warlord.
    .asked =
        Can the Graveyard save a district the Warlord has destroyed?
        What does it cost to get a burned district back with the Graveyard?

## great-wall

ruling-wall-others-older = The Great Wall makes the Warlord pay 1 gold more for every other district in its city, but not for the Wall itself.
    .asked =
        Does the Great Wall protect itself?
ruling-wall-diplomat-third = The Diplomat pays 1 more for a district he takes from a city with the Great Wall.
    .asked =
        Does the Great Wall count against the Diplomat?

## haunted-city

ruling-haunted-city-classic = In the final scoring the owner chooses a color for the Haunted City, and it counts for the 3 points for all five colors too. If it was built in the last round, it stays purple.
    .asked =
        Can the Haunted City stand in for a missing color?
        What color is the Haunted City if it was built in the last round?
ruling-haunted-city-third = The owner chooses a color for the Haunted City, but it stays purple if built in the last round. We take this from the older cards, because we haven't seen the third edition's.
    .asked =
        Can the Haunted City stand in for a missing color?

## hospital

ruling-hospital-action = A killed player with the Hospital still takes 2 gold, or one of two cards. That is all: no building and no power.
    .asked =
        Does a murdered player get anything with the Hospital?
ruling-hospital-when-third = The Hospital works when the killed character would have been called, because the book says "at the start of your turn". Its player has to show the card then, not at the end of the round.
    .asked =
        When does the Hospital work for a killed player?
        Does the Hospital give away who was killed?
ruling-hospital-witch-third = The Witch and the Hospital may not be in the same game: the book says so. Leave one of them in the box.
    .asked =
        May the Witch and the Hospital be in the same game?

## keep

ruling-keep-warlord-older = The Warlord cannot destroy the Keep, and the Diplomat cannot take it.
    .asked =
        Can the Warlord destroy the Keep?
        Can the Diplomat swap for the Keep?
ruling-two-keeps-classic = You cannot build both Keeps: the box has two, but no city may have two districts of the same name.
    .asked =
        May I build both Keeps?

## king

ruling-rank-four-never-face-up-older = The King or the Emperor is never discarded face up: if he turns up, shuffle him back in and turn up another card. He may be the face-down card.
    .asked =
        Can the King be among the characters set aside face up?
        Can the King be the face-down card?
ruling-king-crown-older = The King takes the crown as soon as he is called. From then on he calls the characters, and he chooses first next round. If nobody has the King, the crown stays where it is. (In 2016 he takes it at any moment of his turn.)
    .asked =
        When does the King take the crown?
        Who keeps the crown if nobody has the King?
ruling-king-killed-older = A killed King loses the turn like anyone else, but he gets the crown at the end of the round and chooses first in the next one.
    .asked =
        Does a murdered King still get the crown?

## laboratory

ruling-laboratory-one-older = The Laboratory gives 1 gold for a card here; since 2016 it is 2.
    .asked =
        How much gold does the Laboratory give for a card?

## library

ruling-action-cards-only-older = The Library and the Observatory work only on cards you take as your action, not on cards from a power, such as the Architect's two.
    .asked =
        Do the Library and the Observatory work on the Architect's extra cards?

## lighthouse

ruling-lighthouse-once = The Lighthouse works only once, when it is built: its builder takes one card from the deck, then the deck is shuffled.
    .asked =
        Does the Lighthouse work every turn?

## magician

ruling-magician-one-of-two-older = At any moment of the turn the Magician does one of two things: swap hands with a player, or exchange cards with the deck.
    .asked =
        Can the Magician use both his powers in one turn?
        When does the Magician swap?
ruling-magician-swap-older = With an empty hand the Magician simply takes the other player's cards. He swaps only hands, never anything in the cities.
    .asked =
        Can the Magician swap with an empty hand?
        Does the Magician also swap built districts?
ruling-magician-exchange-older = The Magician may exchange any number of cards with the deck: he puts them under it and draws as many new ones.
    .asked =
        How many cards may the Magician trade with the deck?

## map-room

ruling-map-room-hand-only = The Map Room counts the cards in hand, the Museum those under it: no card scores for both.
    .asked =
        Does the Map Room count the cards under the Museum?

## merchant

ruling-merchant-income-older = The Merchant gets 1 gold for each trade (green) district in his own city.
    .asked =
        How much does the Merchant get for green districts?
ruling-merchant-extra-classic = The Merchant gets his extra coin after the action, gold or card. (In 2016 he gets it at any moment of his turn.)
    .asked =
        When does the Merchant get his extra coin?
        Does the Merchant get the coin even if he took cards?
ruling-merchant-extra-third = The Merchant gets his extra coin at the start of the turn. With the action that makes three coins, or a coin and a card. (In 2016 he gets it at any moment of his turn.)
    .asked =
        When does the Merchant get his extra coin?
        Does the Merchant get the coin even if he takes cards?

## museum

ruling-museum-one-card = You may put one card from your hand face down under the Museum in each of your turns.
    .asked =
        How many cards may go under the Museum?
ruling-museum-destroyed-older = The cards under a destroyed Museum are discarded with it and score nothing.
    .asked =
        What happens to the cards under the Museum when it is destroyed?
ruling-museum-price-third = The cards under the Museum don't change what the Warlord pays.
    .asked =
        Does a Museum with many cards cost the Warlord more?

## navigator

ruling-navigator-four-older = After the action the Navigator takes 4 more gold or draws 4 more cards, and keeps them all.
    .asked =
        What does the Navigator get?
        When does the Navigator take his 4 gold or 4 cards?
ruling-navigator-no-building-older = The Navigator cannot build in his turn.
    .asked =
        Can the Navigator build a district?
ruling-navigator-stops-third = The Navigator's turn is over once he has taken his 4 gold or 4 cards.
    .asked =
        Can the Navigator do anything else after taking his 4 gold or cards?
ruling-compulsory-third = The Navigator must take gold or cards, and the Witch must name a character. Powers are optional, but we treat these two as mandatory: they are part of how those turns work, and the game's author says so too.
    .asked =
        Must the Navigator take his 4 gold or 4 cards?
        Must the Witch bewitch somebody?

## nine-characters

ruling-table-to-eight-classic = With 8 players no character is face up: with nine characters there are none left for it. The table says "4–7 players", but the text lets eight play.
    .asked =
        Eight players: how many characters are face up?
ruling-last-of-eight-third = The last of eight players gets a single card, also takes the face-down one and keeps one of the two, as with seven. The book's table marks this without explaining it, but nine characters are not enough otherwise.
    .asked =
        What does the last of eight players choose from?
ruling-rank-nine-older = With 4 to 7 players you may add a ninth character, and with 8 you need one: the Queen or the Artist. It doesn't replace any of the eight.
    .asked =
        When do we play with nine characters?

## poor-house

ruling-poor-house-alchemist-classic = An Alchemist who has spent everything gets the Poor House's coin, then his gold. Both come at the end of the turn; we do the Poor House first, as the 2016 book does.
    .asked =
        Does the Alchemist get the Poor House coin and his gold back?
ruling-poor-house-alchemist-third = The Alchemist's gold comes back at once here, so he has gold at the end of the turn, and the Poor House gives him nothing.
    .asked =
        Does the Alchemist get the Poor House coin and his gold back?

## quarry

ruling-quarry-one-classic = The Quarry allows one duplicate per city, no more. Since 2016 there is no such limit.
    .asked =
        Does the Quarry allow any number of duplicates?

## queen

ruling-queen-neighbour-older = The Queen takes 3 gold if the player next to her, on either side, has the King or the Emperor.
    .asked =
        When does the Queen get her 3 gold?
ruling-queen-killed-older = The Queen still gets 3 gold next to a killed King or Emperor, but only at the end of the round, when that card is shown.
    .asked =
        Does the Queen still get 3 gold if the King next to her was killed?

## school-of-magic

ruling-school-income-older = The School of Magic counts as a district of the color your character collects for, so you get 1 gold more.
    .asked =
        Do I get income for the School of Magic?

## scoring

ruling-score-first-older = The first player to build an eighth district scores 4 points.
    .asked =
        How many points for the first completed city?
ruling-score-others-classic = Everyone else who builds an eighth district in that last round scores 2 points.
    .asked =
        What do the other completed cities score?
ruling-score-others-third = Everyone else who has eight districts at the end scores 2 points.
    .asked =
        What do the other completed cities score?
ruling-score-purple-older = In the final scoring, add the extra points of the purple districts last.
    .asked =
        When do the purple districts' extra points count?
ruling-event-and-state-third = The first player to complete a city keeps the 4 points after losing a district: they are for building an eighth district first. For the 2 points you need eight at the end; the book says it that way.
    .asked =
        Does the first player to finish keep the 4 points after losing a district?

## selection

ruling-discard-order-third = We put out the face-up characters first and the face-down one after them. The book doesn't say, but its table lists the face-up ones first.
    .asked =
        Which characters are discarded first, face up or face down?
ruling-face-down-first-classic = First put one character face down without looking, then put the face-up ones next to it. All of them are out for the round.
    .asked =
        Which characters are discarded first, face up or face down?

## setup

ruling-start-older = Everyone starts with four district cards and 2 gold.
    .asked =
        What does everyone start with?
        How many cards and coins at the start?
ruling-oldest-crown-classic = The oldest player gets the crown at the start.
    .asked =
        Who gets the crown at the start?
        Who goes first?
ruling-crown-by-lot-third = Draw lots for the first crown; it does not go to the oldest player.
    .asked =
        Does the oldest player get the crown?
        Who goes first?
ruling-bonus-aside-classic = In a first game leave the bonus characters and districts, the ones with a white star, in the box.
    .asked =
        Do the bonus cards belong in a first game?
        What do we do with the white-star cards the first time?

## short-game

ruling-short-game-classic = If everyone agrees, you may play a shorter game to seven districts instead of eight.
    .asked =
        Can we play a shorter game?
ruling-short-protection-classic = In a short game a city of seven districts is complete: it is safe from the Warlord and the Diplomat, and scores the 4 or 2 bonus points.
    .asked =
        Is a city of seven safe in a short game?
ruling-short-game-third = A shorter game goes to seven districts, or even six. The book suggests it mostly for 6 or 7 players.
    .asked =
        Can we play a shorter game?
ruling-short-moves-third = In a short game, protection and the 4 and 2 points apply at the agreed number. The book doesn't say so, but they all depend on a completed city.
    .asked =
        In a short game, do protection and bonuses apply at the lower number?

## smithy

ruling-smithy-three-third = The Smithy costs 3 gold for three cards, as on the old French card. The rulebook doesn't give the card's text.
    .asked =
        How much gold does the Smithy cost here?
ruling-smithy-two-classic = You keep all three cards from the Smithy. You may pay 2 gold for it at most once a turn.
    .asked =
        Do I keep all three cards from the Smithy?

## tax-collector

ruling-tax-end-of-turn = Every other player who built gives the Tax Collector 1 gold at the end of that turn, no matter how many districts. Only since 2016 is it 1 gold for each, put on his token.
    .asked =
        Do I pay the Tax Collector for each district?
        When is the Tax Collector paid?
ruling-tax-nothing-left = A player with no gold left at the end of the turn gives the Tax Collector nothing.
    .asked =
        Must I pay the Tax Collector if I have no gold left?
ruling-tax-assassin = An Assassin who built pays when the Tax Collector is revealed, because his own turn is already over.
    .asked =
        Does the Assassin pay the Tax Collector?
ruling-tax-collector-killed-older = If the Tax Collector was killed or nobody has him, nobody pays: the coin goes to his player, and there is no token to keep it on.
    .asked =
        Is the tax paid if the Tax Collector was killed?
        Do we pay if nobody has the Tax Collector?

## thief

ruling-thief-at-the-call = The Thief is paid before the robbed player takes an action: the book says he takes the gold when the character is called.
    .asked =
        Does the Thief also get the gold I take in my action?
        When is the stolen money handed over?

## three-players

ruling-three-order-older = With 3 players, put one of the eight characters face down without looking. Pass the rest to the left; everyone keeps one each time, until everyone has two. The last one goes face down.
    .asked =
        How do three players choose their characters?

## throne-room

ruling-throne-room-crown = The Throne Room's owner gets a coin from the bank only when the crown really goes to another player. A King who already has the crown doesn't move it.
    .asked =
        Does the Throne Room pay if the King already had the crown?
        When does the Throne Room give gold?

## ties

ruling-tie-district-points-classic = In a tie, the player with more points from districts alone wins; bonus points do not count for this.
    .asked =
        How is a tie broken?
        Same number of points: who wins?
ruling-tie-gold-classic = If the tied players also have equal points from districts, the one with the most gold left wins.
    .asked =
        What if the district points are equal too?
ruling-tie-worth-eight-classic = In a tie, the Dragon Gate and the University count 6 each, not 8: the book says that points from districts are the sum of their costs. The Artist's coins count, extra points from cards don't. You could also read it as 8.
    .asked =
        What do the Dragon Gate and the University count in a tie?
ruling-tie-third = Tied players share the win, because the book names no tiebreaker.
    .asked =
        How is a tie broken?

## two-players

ruling-gold-crosses-turns = Your two characters share your gold: one may spend what the other earned.
    .asked =
        May I spend in one character's turn what the other earned?

## warlord

ruling-warlord-end-of-turn = The Warlord destroys at the very end of his turn; only since 2016 can he do it at any moment. He may take his income whenever he likes in his turn, once.
    .asked =
        Can the Warlord destroy before he builds?
        When does the Warlord attack?
ruling-warlord-not-completed-classic = A city of eight districts is safe from the Warlord; in a short game, a city of seven.
    .asked =
        Can the Warlord destroy a district in a completed city?
ruling-warlord-not-completed-third = A completed city, with eight districts, is safe from the Warlord.
    .asked =
        Can the Warlord destroy a district in a completed city?
ruling-warlord-short-third = In a short game a city of seven or six districts, as agreed, is safe from the Warlord. The book says eight because that is the usual number.
    .asked =
        In a short game, can the Warlord destroy in a city of seven?
ruling-warlord-under-deck-older = A destroyed district goes under the district deck, like any discarded card. The book doesn't say so; this is our reading.
    .asked =
        Where does a district go after the Warlord destroys it?

## wishing-well

ruling-well-others-classic = The Wishing Well counts the other purple districts in its city, not itself. Since 2016 it counts itself too.
    .asked =
        Does the Wishing Well count itself?

## witch

ruling-witch-acts-then-names = The Witch takes her action and names another character, and then her turn stops. She can build only when she continues it.
    .asked =
        Can the Witch build right after her action?
        What does the Witch do when she is called?
ruling-bewitched-acts-and-stops = The bewitched player shows the card and takes an action, gold or a card. The Witch plays the rest of the turn.
    .asked =
        Can the bewitched player still build?
        What can I do when the Witch has enchanted me?
ruling-witch-goes-on = After the bewitched player's action, the Witch continues as if the character were hers: she has its power and may build in her own city.
    .asked =
        Does the Witch get the power of the bewitched character?
        When does the Witch take over?
ruling-witch-own-means-classic = The Witch builds from her own hand, with her own gold and in her own city.
    .asked =
        Does the Witch pay with the bewitched player's gold?
        In whose city does the Witch build?
ruling-witch-own-means-third = The Witch pays with her own gold and builds from her own hand. The book mentions only her own city, but she is the one who plays, and the classic book says so.
    .asked =
        Does the Witch pay with the bewitched player's gold?
        In whose city does the Witch build?
ruling-witch-extras-third = The Witch gets the Merchant's extra coin or the Architect's two extra cards if she has bewitched him.
    .asked =
        Does the Witch get the extra coin of the Merchant and the extra cards of the Architect?
ruling-witch-extras-classic = The Witch gets the bewitched Merchant's extra coin or the bewitched Architect's two cards: they come after the action, when the turn is already hers.
    .asked =
        Does the Witch get the extra coin of the Merchant and the extra cards of the Architect?
ruling-witch-emperor-older = The bewitched Emperor gives the crown away himself and is paid for it, because the King's rules apply to him; the Witch gets only the income. In 2016 the Witch gives it away.
    .asked =
        Does the Witch give the crown away if she has bewitched the Emperor?
        Who gives the crown away when the Emperor is enchanted?
ruling-witch-navigator-older = As the Navigator, the Witch takes the 4 gold or 4 cards and cannot build: his bans apply to her too.
    .asked =
        Can the Witch build if she has bewitched the Navigator?
ruling-witch-tax-older = The Witch pays nothing when the Tax Collector is revealed, because she cannot have built by then. If she builds later, as the bewitched character, she pays at the end of that turn like anyone else.
    .asked =
        Does the Witch pay when the Tax Collector is revealed?
        Does the Witch pay tax on what she builds?
