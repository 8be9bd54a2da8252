### Rule topics (title and lead; the points below each page are rulings) and terms.

rule-overview = The game in brief
    .text =
        Everyone builds a city out of district cards. Each round you secretly choose a character, and the characters take their turns by rank: gather gold or cards, build a district, and use the character's ability at the right moment.

        When the first city reaches seven districts (eight with 2 or 3 players), you finish the round and count the points. The player with the most points wins, and that is not always the fastest builder.
    .asked =
        How does the game work?
        What is the aim of Citadels?
        How do I win?
        Explain the rules briefly
        I have never played Citadels: what do we do each round?
rule-components = What is in the box
    .text =
        The 2016 box has 27 character cards with 27 tokens, 84 district cards (12 noble, 11 religious, 20 trade, 11 military and 30 unique), 6 help cards, 30 coins, the crown, 3 warrants for the Magistrate and 2 threats for the Blackmailer.

        In a game you use eight or nine characters, all 54 basic districts and 14 unique ones.
    .asked =
        What is in the box?
        How many cards are in the game?
        How many coins and tokens are there?
        Is a card missing from my box?
        How many character cards and district cards should I have?
        I want to check that my copy is complete
rule-setup = Setting up
    .text = Choose this game's characters and 14 unique districts, shuffle the districts, deal, set up the bank, and give the crown to the oldest player.
    .asked =
        How do we set up?
        What does everyone start with?
        Who goes first?
        What do we prepare before the first round?
        How do we get a new game going?
        How much gold and how many cards does each player begin with?
rule-selection = Selection phase
    .text =
        At the start of each round some characters are discarded. Then everyone secretly chooses one from the cards passed around. The player with the crown goes first.

        These are the rules for eight characters and 4 to 7 players. For nine characters or 8 players, see the page on nine characters; 2 and 3 players have their own pages.
    .asked =
        How do we choose characters?
        How does the draft work?
        How many characters are discarded?
        Who chooses first?
        What happens to the characters left over?
        How are the roles handed out each round?
rule-calling = Calling the characters
    .text = When everyone has a character, the player with the crown calls the characters one by one, from the lowest rank up.
    .asked =
        In what order are turns taken?
        Who calls the characters?
        When do I show my character?
        What if nobody has the called character?
        When is it my turn?
        How does a round run once everyone has a role?
rule-turn = A turn
    .text =
        Turn your character face up when it is called. First settle anything waiting for you: if the Thief robbed you, you give up your gold at once. Then gather gold or cards. If there is a threat on your character, deal with it right after that, before anything else. Then you may build, usually one district. Your character's ability and your unique districts work when their text says, or at any moment if it doesn't say.

        Whatever waits for the end of a turn, such as the Park, the Poor House or the Alchemist's refund, comes last.
    .asked =
        What can I do in my turn?
        In what order do things happen in a turn?
        What happens at the start and at the end of a turn?
        When do I hand over gold to the Thief?
        Which steps does a turn have?
        What comes first: gathering, income, ability or building?
rule-gathering = Gathering
    .text = Every turn you must choose: gold or cards. The Gold Mine, the Library and the Observatory change what you get.
    .asked =
        Gold or cards: what do I take?
        How much gold do I get in a turn?
        How many cards do I draw?
        Can I skip gathering?
        What is the action of a turn?
        What are my options at the beginning of a turn?
rule-building = Building
    .text = You pay the cost on the card and may build once a turn, unless a character or a district says otherwise. You don't have to build.
    .asked =
        How many districts can I build in a turn?
        Can I build twice in one turn?
        What does building cost?
        Do I have to build?
        Are duplicates allowed: the same district twice?
        How do I put a district into my city?
rule-abilities = Character abilities
    .text = Abilities are what the game is about. They are optional unless the text says "must" or "cannot". You use each one once, in your own turn; some then last for the round or wait for another player's turn.
    .asked =
        When may I use my character's ability?
        How often can I use a power?
        Do I have to use it?
        Do I have to use my ability?
        How does income work?
        How do the characters' special powers work?
rule-district-types = District types
    .text =
        There are five types: noble (yellow), religious (blue), trade (green), military (red) and unique (purple). Types matter for the income of some characters, for the Spy, for the 3 points for all five types and for some unique districts.

        Noble districts pay rank 4; religious ones pay the Bishop, the Abbot and the Cardinal; trade ones pay the Merchant and the Trader; military ones pay rank 8. Unique districts pay nobody, except the School of Magic, but each has its own effect.
    .asked =
        What do the colors of the districts mean?
        Which character earns gold from which color?
        How many district types are there?
        Which type is purple?
        What is the difference between noble, religious, trade, military and unique?
        Who is paid for yellow, blue, green and red?
rule-unique-effects = Effects of unique districts
    .text = A unique district works for the player who has it in their city. A few also say how they are built, and only the Secret Vault scores from the hand.
    .asked =
        How do purple districts work?
        When does a unique district take effect?
        Do I have to use its effect?
        Does it work from my hand?
        What can I do with special buildings?
        Are the effects of the violet cards always on?
rule-card-text = Card or rulebook
    .text = What to do when a card and the rulebook seem to disagree.
    .asked =
        Card or rulebook: which one is right?
        What if the card says something different from the book?
        The card and the manual contradict each other
rule-open-information = What everyone may know
    .text = Your choice of character and the cards in your hand are secret. Your city and your gold are open.
    .asked =
        What is secret and what is open?
        May I hide my gold?
        Can I ask how many cards someone has?
        Are deals allowed?
        May I look at another player's hand?
        What do I have to tell the others, and what may I keep to myself?
rule-end = End of the game
    .text = The game ends with the round in which someone first completes a city. Everyone still to be called takes a turn.
    .asked =
        When does the game end?
        How many districts complete a city?
        Is the last round played out?
        Can I build more than seven districts?
        What happens when somebody has built the last district?
        How long does a game go on?
rule-scoring = Scoring
    .text = Add up for each player:
    .asked =
        How are points counted?
        How many points for the first completed city?
        What do I get for five colors?
        How many points is a district worth?
        How do we work out the winner?
        Which bonuses are there at the end?
rule-ties = Ties
    .text = If players tie on points, the last round decides.
    .asked =
        How is a tie broken?
        Who wins with equal points?
        What is the tiebreaker?
        Two of us have the same score
rule-two-players = Two players
    .text = Two players take two characters each out of eight, and the selection goes back and forth. Everything else is as usual.
    .asked =
        Can two people play?
        How do two players choose characters?
        How many characters does each have with two players?
        How many districts do two players play to?
        What is different with just two of us?
rule-three-players = Three players
    .text = Three players take two characters each out of nine. Each has two turns per round, one city, one hand and one stash, as with two players.
    .asked =
        How do three people play?
        How do three players choose characters?
        How many characters does each have with three players?
        Are there two turns in a round?
        What is different with three of us?
rule-short-game = Short game
    .asked =
        Can we play a shorter game?
        How many districts in a short game?
        We have little time: is there a quick version?
        Can we finish at fewer buildings?
rule-customizing = Making your own decks
    .text = Once you know the game, mix characters and unique districts as you like, or use one of the seven official lists.
    .asked =
        Which cards do we play with?
        How do I make my own deck?
        How many unique districts do we use?
        Are there ready-made combinations?
        How do we pick this evening's characters and purple cards?
rule-nine-characters = Nine characters
    .text = The ninth character is the Queen, the Artist or the Tax Collector. The selection phase then has its own table of discards.
    .asked =
        Do we need nine characters with eight players?
        When is a rank 9 character used?
        How many cards face up with nine characters?
        What does the last of eight players do?
        How does the draft change with the Queen, the Artist or the Tax Collector?
rule-terms = Terms
    .text = Words that have one exact meaning on the cards.
    .asked =
        What does a word on a card mean?
        What do discard, gain and destroy mean?
        Is there a glossary?
        Where are the game's words explained?
rule-solo = Solo against Vova
    .text =
        You play the base game against Vova, an automated opponent who has no hand. You take your turns as usual. On his turn, Vova first uses his character's power, then builds.

        To play a game: { -program } solo. To play only his turn, from a file: { -program } solo turn FILE.
    .asked =
        Can I play alone?
        How does the solo game work?
        Who is Vova?
        How does Vova play his turn?
        How do I play by myself against the automated opponent?
rule-which-box = Which box do you own?
    .text =
        Count the character cards.

        27 characters and 30 unique districts: the 2016 edition, in a large box with tokens. A city is complete at seven districts. This program assumes the 2016 edition unless you ask for another.

        18 characters and 80 district cards: the classic box (base game with The Dark City), with purple districts. A city is complete at eight. Here it is called "classic".

        18 characters, 82 district cards and 8 help cards, in French, with "troisième édition" on the rules: the French third edition. A city is complete at eight. Here it is called "third".

        8 characters and 68 district cards: the later small box. A city is complete at seven districts, the Laboratory gives 2 gold and the Observatory costs 4, as in 2016. This program does not cover anything else in it.
    .asked =
        Which edition do I have?
        How do I tell the boxes apart?
        Is my box the old or the new one?
        Does my box have 27 characters or 18?
        Do I own the 2016 edition, the classic one or the French one?
rule-errata = Misprints and history
    .text = What the books get wrong, what the older boxes had, and where the symbols come from. Most of it is for the curious; some of it settles a tie or how you set up.
    .asked =
        Is there a misprint in the book?
        What did the older boxes do differently?
        What do the gems on the cards mean?
        Are there mistakes in the rulebook or on the cards?

## Terms

term-completed-city = Completed city
    .text = A city with at least seven districts, or at least eight with 2 or 3 players. The Monument counts as two.
    .asked =
        What is a completed city?
        How many districts make a city complete?
        When is a city full?
        What counts as a finished city?
term-destroy = Destroy
    .text = The district leaves its city, and its card goes under the district deck.
    .asked =
        What does destroying mean?
        Where does a destroyed district go?
        Does the owner get the card back?
        Meaning of "destroy" on a card
term-discard = Discard
    .text = A discarded character, face up or face down, is out for the round, except the one that the last of 7 or 8 players picks up. A discarded district goes under the district deck.
    .asked =
        What does discarding mean?
        Where do discarded cards go?
        Is there a discard pile?
        Meaning of "discard": are thrown-away cards gone for good?
term-draw = Draw
    .text = Take cards from the top of the district deck. If you keep only some of them, put the rest under the deck; only the Scholar shuffles them in.
    .asked =
        What does drawing mean?
        Where do the cards I don't keep go?
        Do I draw from the top?
        Meaning of "draw" on a card
term-gain = Gain
    .text = Take gold from the bank, or cards from the deck, unless the text names another source.
    .asked =
        What does gaining gold mean?
        Where does the gold I gain come from?
        Do I gain cards from the deck?
        Meaning of "gain": from the bank or from another player?
term-pay = Pay
    .text = Put gold from your stash into the bank, unless the text names someone else to get it.
    .asked =
        Who do I pay?
        Does the gold go to the bank or to the owner?
        What does paying mean?
        Who receives the gold when a card says "pay"?
term-resource = Resource
    .text = Gold or district cards.
    .asked =
        What is a resource?
        Are gold and cards resources?
        Meaning of "resources" in the rules
        What can be gathered as a resource?
term-stash = Stash
    .text = The gold in front of you that you can spend. Coins on districts are not part of it.
    .asked =
        What is the stash?
        Does the Artist's coin on a district count as my gold?
        Which gold is mine?
        Meaning of "stash": is it all the money I own?
