### Rule topics (title and lead; the points below each page are rulings) and terms.

rule-overview = The game in brief
    .text =
        Everyone builds a city out of district cards. Each round you secretly choose a character, and the characters take their turns by rank: gather gold or cards, build a district, use the character's ability at the right moment.

        When the first city reaches seven districts (eight with 2 or 3 players), the round is played out and the points are counted. Most points win, and the fastest city does not always have them.
rule-components = What is in the box
    .text =
        The 2016 box holds 27 character cards with 27 tokens, 84 district cards (12 noble, 11 religious, 20 trade, 11 military and 30 unique), 6 help cards, 30 coins, the crown, 3 warrants for the Magistrate and 2 threats for the Blackmailer.

        In a game you use eight or nine characters, all 54 basic districts and 14 unique ones.
rule-setup = Setting up
    .text = Choose tonight's characters and 14 unique districts, shuffle the districts, deal, lay out the bank, and give the crown to the oldest player.
rule-selection = Selection phase
    .text =
        At the start of each round some characters are put aside, then everyone chooses one from what is passed on, in secret. The player with the crown goes first.

        These are the rules for eight characters and 4 to 7 players. With nine characters, and for 8 players, see the page on nine characters; 2 and 3 players have pages of their own.
rule-calling = Calling the characters
    .text = When everyone has a character, the player with the crown calls the characters one after another, from the lowest rank up.
rule-turn = A turn
    .text =
        Turn your character face up when it is called. First settle what awaits you: a robbed player gives up the gold at once. Then gather: gold or cards. A threat is settled right after that, before anything else. Then you may build, as a rule one district. The character's ability and your unique districts work at their moments, or at any moment if they name none.

        Whatever waits for the end of a turn, such as the Park, the Poor House or the Alchemist's refund, comes last.
rule-gathering = Gathering
    .text = Every turn has one choice that must be made: gold or cards. The Gold Mine, the Library and the Observatory change what it brings.
rule-building = Building
    .text = You pay what the card says and may build once a turn, unless a character or a district says otherwise. You may also leave it.
rule-abilities = Character abilities
    .text = Abilities are what the game is about. They are optional unless the text says “must” or “cannot”, and they are used once, in your own turn; some then last for the round or wait for another player's turn.
rule-district-types = District types
    .text =
        There are five types: noble (yellow), religious (blue), trade (green), military (red) and unique (purple). Types matter for the income of some characters, for the Spy, for the 3 points for all five types and for some unique districts.

        Noble districts pay rank 4; religious ones the Bishop, the Abbot and the Cardinal; trade ones the Merchant and the Trader; military ones rank 8. Unique districts pay nobody, save the School of Magic, but each has an effect of its own.
rule-unique-effects = Effects of unique districts
    .text = A unique district works for whoever has it in the city. A few also say how they are built, and the Secret Vault alone scores from the hand.
rule-card-text = Card or rulebook
    .text = What to do when a card and the book seem to disagree.
rule-open-information = What everyone may know
    .text = Your choice of character and the cards in your hand are secret. Your city and your gold are open.
rule-end = End of the game
    .text = The game ends with the round in which a city is completed for the first time. Everyone still to be called has a turn.
rule-scoring = Scoring
    .text = Add up for each player:
rule-ties = Ties
    .text = A tie on points is decided by the last round.
rule-two-players = Two players
    .text = Two players take two characters each out of eight, and the selection goes back and forth. The rest is the usual game.
rule-three-players = Three players
    .text = Three players take two characters each out of nine. Each has two turns a round, one city, one hand and one stash, as with two players.
rule-short-game = Short game
rule-customizing = Making your own decks
    .text = Once you know the game, mix characters and unique districts as you like, or take one of the seven official lists.
rule-nine-characters = Nine characters
    .text = The ninth character is the Queen, the Artist or the Tax Collector. The selection phase then uses a table of its own.
rule-terms = Terms
    .text = Words the cards use in one exact sense.
rule-solo = Solo against Vova
    .text =
        You play the base game against Vova, who has no hand and follows rules. Each round one character is laid aside unseen for him, two are shown, you choose one of two, one more is shown and two stay closed. Name a target as Assassin or Thief before his card is turned. His turn is his power, then a building phase: a coin, the top district card, built if he can pay it and has none. The first city of eight ends the game; you win only if it is yours and you have more points.

        The whole game: { -program } solo. His turn from a file: { -program } solo turn FILE.
rule-which-box = Which box do you own?
    .text =
        Count the character cards.

        27 characters and 30 unique districts: the 2016 edition, in a large box with tokens. A city is completed at seven districts. This is the edition meant unless you ask for another.

        18 characters and 80 district cards: the classic box (base game with The Dark City), purple districts, a city of eight. Here it is called “classic”.

        18 characters, 82 district cards and 8 help cards, in French, “troisième édition” on the rules: the French third edition. A city of eight. Here it is called “third”.

        8 characters and 68 district cards: the later small box. Its city is completed at seven districts, its Laboratory gives 2 gold and its Observatory costs 4, as in 2016. Beyond that this program does not cover it.
rule-errata = Misprints and history
    .text = What the books get wrong, what the older boxes had, where the signs come from. None of it matters in play.

## Terms

term-completed-city = Completed city
    .text = A city with at least seven districts, or at least eight with 2 or 3 players. The Monument counts as two.
term-destroy = Destroy
    .text = The district leaves its city and its card goes under the district deck.
term-discard = Discard
    .text = A discarded character, face up or face down, is out for the round, save the one that the last of 7 or 8 players picks up. A discarded district goes under the district deck.
term-draw = Draw
    .text = Take cards from the top of the district deck. If only some of them are kept, the rest go under the deck; only the Scholar shuffles them in.
term-gain = Gain
    .text = Take gold from the bank, or cards from the deck, unless another source is named.
term-pay = Pay
    .text = Put gold from your stash into the bank, unless another receiver is named.
term-resource = Resource
    .text = Gold or district cards.
term-stash = Stash
    .text = The gold in front of you that you can spend. Coins lying on districts are not in it.
