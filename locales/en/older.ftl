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
    Turn your character face up when it is called; if the Thief robbed you, you give up your gold at once. First take an action: gold or a card. The extra gold and cards of the Merchant, the Architect and the Navigator come after it. Then you may build, usually one district. You may collect income and use most powers at any time.

    At the end of the turn come the Warlord's or the Diplomat's attack, the coin for the Tax Collector, the Park and the Poor House. The Alchemist gets his gold back after the Poor House has paid.
rule-turn-third =
    Show your character when it is called; if the Thief robbed you, you give up your gold at once. The Merchant's extra coin and the Architect's two cards come at the start of the turn. Then you must take gold or a card, and you may build, usually one district. You may collect income at any time, but only all of it together.

    At the end of the turn come the Warlord's attack, the coin for the Tax Collector, the Park and the Poor House. The Alchemist's gold comes back at once. Then your card goes back to the discarded ones.
rule-gathering-older = Every turn you must take one action: gold or a card. The Library and the Observatory change what you get when you take cards.
rule-gathering-title-older = The action: gold or a card
rule-abilities-classic = You may use a power once per turn, at any time unless its text says when: after the action for the Merchant, the Architect, the Navigator and the Witch; at the end of the turn for the Warlord, the Diplomat and the Alchemist.
rule-abilities-third = Each character has a power for its own turn; you do not have to use it. If the text says when, use it then: at the start of the turn for the Merchant and the Architect, after the action for the Witch and the Navigator, at the end of the turn for the Warlord.
rule-district-types-older =
    There are five colors: noble (yellow), religious (blue), trade (green), military (red) and purple. The King and the Emperor get income from yellow, the Bishop and the Abbot from blue, the Merchant from green, the Warlord and the Diplomat from red.

    Purple districts bring nobody income, except the School of Magic, but each has its own effect. All five colors together are worth 3 points.
rule-district-types-title-older = Colors of districts
rule-unique-effects-older = A purple district works for the player who has it in their city, as its card says. Some work once, when you build them (Lighthouse, Bell Tower), some during your turn, some only in the final scoring.
rule-unique-effects-title-older = Effects of purple districts
rule-ties-classic = If players tie on points, their cities decide, then their gold.
rule-ties-third = The book of the third edition says nothing about ties.
rule-three-players-older = Three players take two characters each out of eight. Each has two turns per round, one city, one hand and one stash of gold, as with two players.
rule-customizing-classic = There are 10 bonus characters and 14 bonus districts. Do not use them all at once: a few at a time make it a new game.
rule-customizing-third = The 10 new characters and 11 new districts are for players who know the game. Swap in a few at a time.
rule-nine-characters-older = The ninth character is the Queen or the Artist. The selection then has its own table of discards, and eight can play.
rule-short-game-classic = If everyone agrees before the game, you may play to one district fewer.
rule-short-game-third = You may play to one or two districts fewer.
