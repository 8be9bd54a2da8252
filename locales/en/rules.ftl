### Rule topics (title and lead; the points below each page are rulings) and terms.

rule-overview = The game in brief
    .text =
        Everyone builds a city out of district cards. Each round you secretly choose a character, and the characters take their turns by rank: gather resources (gold or cards), build a district, and use the character's ability at the right time.

        When the first city reaches seven districts (eight with 2 or 3 players), you finish the round and count the points. The player with the most points wins, and that is not always the fastest builder.
    .asked =
        How does the game work?
        What is the aim of Citadels?
        How do I win?
        Explain the rules briefly
        I have never played Citadels: what do we do each round?
        whats this game about
        gimme the rules in 30 seconds
        never played, how does it go
        what are we trying to do here
        whats the point of citadels
        how does one round look, roughly
        what do you do to win this thing
        short version of the rules pls
        citadels quick explanation please
        new here, how do you play citadels
        how does a round of citadels go
    .no =
        does the one who finishes building first always win
        is citadels won by whoever has the most gold
    .yes =
        is the winner the one with the most points in citadels
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
        what should be in here, contents of the box
        how many unique districts come in the 2016 box
        how many warrants and threats are there
        number of coins in the box
        count of each color of district card
        how many help cards
        how many tokens for characters
        box contents list
        how many cards should be in the citadels box
        whats inside the 2016 citadels box
    .yes =
        27 characters in the 2016 box?
        are there 30 coins in the box
        should i have 84 district cards
    .no =
        are all 30 uniques used in one game
        are there 100 coins in the box
rule-setup = Setting up
    .text = Choose this game's characters and 14 unique districts, shuffle the districts, deal, set up the bank, and give the crown to the oldest player.
    .asked =
        How do we set up?
        What does everyone start with?
        Who goes first?
        What do we prepare before the first round?
        How do we get a new game going?
        How much gold and how many cards does each player begin with?
        how do you start a game
        who gets the crown at the very beginning
        what do we need to lay out first
        steps for setup
        first game tonight, what goes on the table
        how many uniques do i shuffle into the deck
        starting crown goes to whom
        what gets shuffled at the start
        how to prepare the game of citadels
        setup, how many purple cards go in
    .yes =
        oldest at the table starts with the crown?
        do we use 14 unique districts
        does the oldest player get the crown first
    .no =
        do we roll dice for who starts with the crown
        does the youngest player start with the crown
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
        whats the drafting procedure with 5 of us
        how do i get my role at the start of a round
        who picks a role before the others
        picking phase, step by step
        roles get passed round the table how
        how many roles go out of the game before we pick
        how does choosing characters work in citadels
        character selection, whats the order
    .yes =
        crown holder picks first, right
        do i choose my role in secret
        are some characters removed before we pick
        do i pass the remaining character cards on after choosing
    .no =
        do we choose our characters openly
        are all eight characters passed around with none taken out first
        does the youngest pick a character first
rule-calling = Calling the characters
    .text = When everyone has a character, the player with the crown calls the characters one by one, from the lowest rank up.
    .asked =
        In what order are turns taken?
        Who calls the characters?
        When do I show my character?
        What if nobody has the called character?
        When is it my turn?
        How does a round run once everyone has a role?
        who does the roll call and how
        roles are picked, whats next
        what order do they shout the numbers
        how do i know im up
        whats the calling phase
        do the numbers go up or down when calling
        who is called first
        how are characters called up
    .yes =
        we start calling at the lowest number?
        is it the crown holder who calls everyone up
        does the lowest rank go first
        does the player with the crown call the characters
    .no =
        does calling start from rank 8 down
        do players call themselves out whenever they want
        do we play clockwise instead of by character rank
rule-turn = A turn
    .text =
        Turn your character face up when it is called. First settle anything waiting for you: if the Thief robbed you, you give up your gold at once. Then gather resources: gold or cards. If there is a threat on your character, deal with it right after that, before anything else. Then you may build, usually one district. Your character's ability and your unique districts work when their text says, or at any time if it does not say.

        Whatever waits for the end of a turn, such as the Park, the Poor House or the Alchemist's refund, comes last.
    .asked =
        What can I do in my turn?
        In what order do things happen in a turn?
        What happens at the start and at the end of a turn?
        When do I hand over gold to the Thief?
        Which steps does a turn have?
        What comes first: gathering, income, ability or building?
        my character got called, what do i do step by step
        turn sequence?
        what all can i do when its my go
        structure of one players turn pls
        robbed and threatened in the same turn, in what order do i deal with it
        what comes at the very end of a turn
        what are the steps in my turn
        order of a turn in citadels
    .yes =
        do i flip my card before doing anything else on my turn
        stuff like the park and alchemist refund happens last?
        do i gather before i build
        robbed by the thief, do i pay before gathering?
    .no =
        can i build before dealing with the thief on my turn
        do i need to build in each turn
        does the alchemist refund come at the start of the turn
rule-gathering = Gathering resources
    .text = Every turn you must choose: gold or cards. The Gold Mine, the Library and the Observatory change what you get.
    .asked =
        Gold or cards: what do I take?
        How much gold do I get in a turn?
        How many cards do I draw?
        Can I skip gathering?
        What is the action of a turn?
        What are my options at the beginning of a turn?
        what do i take at the start of my go
        coins or cards, how does that choice work
        how does gathering resources go
        whats this 2 gold or cards thing
        which buildings change what i gather
        start of my turn, what can i grab
        what can i take each turn, gold or cards
        how does taking gold or cards work
    .yes =
        is taking something every turn compulsory
        library and observatory have a say in what i gather?
        do i have to choose between gold and cards
        does the gold mine change what i gather
    .no =
        may i pass on gathering altogether
        do i get gold and cards each turn when gathering
        can i skip taking gold or cards
rule-building = Building
    .text = You pay the cost on the card and may build once per turn, unless a character or a district says otherwise.
    .asked =
        How many districts can I build in a turn?
        Can I build twice in one turn?
        What does building cost?
        Do I have to build?
        Are duplicates allowed: the same district twice?
        How do I put a district into my city?
        how does building work
        putting up a building, whats the procedure
        how many buildings a turn normally and what do they cost
        rules for constructing districts
        what limits what i can build
        general building rules?
        whats the rule for building districts
        how much does a district cost me
    .yes =
        normally one building a turn?
        is it fine not to build this turn
        do i pay what is printed on the card to build
        am i allowed to build nothing
    .no =
        must i build every turn
        is building free in this game
        can i build two districts in a normal turn
rule-abilities = Character abilities
    .text = Abilities are what the game is about. Most work on your own turn; some last for the round or wait for another player's turn.
    .asked =
        When may I use my character's ability?
        How often can I use a power?
        Do I have to use it?
        Do I have to use my ability?
        How does income work?
        How do the characters' special powers work?
        how do powers work in general
        whats the rule about character powers
        when and how often do roles do their thing
        powers: must or may
        does an ability run on after my turn
        general stuff about character abilities
        how do character abilities work
        how often may i use my characters ability
    .yes =
        are powers a may unless it says must
        can some abilities wait for another players turn
        is my character ability usually optional
        do i use my ability in my own turn
    .no =
        am i made to use every power i get
        can i use my ability as often as i like
rule-district-types = District types
    .text =
        There are five types: noble (yellow), religious (blue), trade (green), military (red) and unique (purple). Types matter for the income of some characters, for the Spy, for the 3 points for all five types and for some unique districts.

        Rank 4 gets income from noble districts; the Bishop, the Abbot and the Cardinal from religious ones; the Merchant and the Trader from trade ones; rank 8 from military ones. Unique districts bring nobody income, except the School of Magic, but each has its own effect.
    .asked =
        What do the colors of the districts mean?
        Which character earns gold from which color?
        How many district types are there?
        Which type is purple?
        What is the difference between noble, religious, trade, military and unique?
        Who is paid for yellow, blue, green and red?
        what are the colors for
        which color belongs to whom
        what are the five kinds of district
        who earns from green
        why does it matter if a building is blue or red
        list the colors with their names
        what is a yellow card called
        what do the district colors stand for
        which districts are noble
    .yes =
        purple pays nobody except school of magic?
        is green trade
        are there five district types
    .no =
        are there six district types
        do red districts pay the merchant
        do blue districts pay the king
rule-unique-effects = Effects of unique districts
    .text = A unique district works for the player who has it in their city. A few also say how they are built, and only the Secret Vault scores from the hand.
    .asked =
        How do purple districts work?
        When does a unique district take effect?
        Do I have to use its effect?
        Does it work from my hand?
        What can I do with special buildings?
        Are the effects of the violet cards always on?
        how do the purples work generally
        when are my purple cards active
        whats special about the unique districts
        purple building effects, who benefits
        do purples need to be in my town to do something
        general rule for unique cards
        what are unique districts for
        how do purple buildings work
    .yes =
        a purple works only for the one who has it in his city, right
        secret vault is the one that scores from the hand?
        must a unique district be in my city to work
        does my unique district only work for me
    .no =
        do purple cards in my hand give me their effect
        does my purple help everybody at the table
        does a purple card in hand already work
rule-card-text = Card or rulebook
    .text = What to do when a card and the rulebook seem to disagree.
    .asked =
        Card or rulebook: which one is right?
        What if the card says something different from the book?
        The card and the manual contradict each other
        text on card doesnt match the rules
        what do we believe, card or booklet
        we found a contradiction between card and book
        whats the word if the card is vague and the manual says more
        which text is binding, whats printed on the card or the rules
        card wording vs rulebook wording
        my card reads different to what the book explains
        how do i settle card against book
        card says one thing, rulebook another, what counts
        which wins, the card text or the rulebook
        card and rules disagree, what now
        do we follow the card or the book
        rulebook contradicts the card, who is right
rule-open-information = What everyone may know
    .text = Your choice of character and the cards in your hand are secret. Your city and your gold are open.
    .asked =
        What is secret and what is open?
        May I hide my gold?
        Can I ask how many cards someone has?
        Are deals allowed?
        May I look at another player's hand?
        What do I have to tell the others, and what may I keep to myself?
        what can i hide from the others
        what information is public
        who may see what
        can people see how much gold i have
        is my hand secret
        which things lie open on the table and which dont
        what do i have to show the other players
        is gold open or hidden
    .yes =
        my coins are visible for all, right
        are my hand cards secret
        can everyone see my gold
    .no =
        can i keep the money i own secret
        do i have to say which role i picked
        is my city hidden from the others
        must i show my hand when asked
rule-end = End of the game
    .text = When someone completes a city, you play the round to its end and count the points.
    .asked =
        When does the game end?
        How many districts complete a city?
        Is the last round played out?
        Can I build more than seven districts?
        What happens when somebody has built the last district?
        How long does a game go on?
        whats the end trigger
        how do we know its the last round
        when do we stop playing
        someone finished, do the rest still get to go
        how does the game finish
        what brings the game to a close
        when is the game over in citadels
        how does the end of the game get triggered
    .yes =
        everyone still uncalled plays after a city is done?
        do we finish the round after someone completes a city
        do i still get my turn if im called after the city is completed
    .no =
        is it over on the spot when someone finishes a city
        do we play a set number of rounds
        does the game stop immediately when a city is full
rule-scoring = Scoring
    .text = Each player scores the sum of these points.
    .asked =
        How are points counted?
        How many points for the first completed city?
        What do I get for five colors?
        How many points is a district worth?
        How do we work out the winner?
        Which bonuses are there at the end?
        how do we tally up
        game over, how do i count my points
        what gives points at the end
        score breakdown?
        how is the final score made up
        list of end bonuses
        how do i add up my city
        who wins and by what count
        how do you count points in citadels
        how do i calculate my final score
        what are districts worth at the end
        where do points come from in the end
        scoring, what all do we add
rule-ties = Ties
    .text = If players tie on points, the last round decides.
    .asked =
        How is a tie broken?
        Who wins with equal points?
        What is the tiebreaker?
        Two of us have the same score
        same points, now what
        we drew, who takes it
        tied for first
        both on 31, who is the winner
        draw at the end, how to settle
        whats used to split a tie
        equal scores rule?
        tie on points, who wins
        what happens if two players have equal points
        tiebreak citadels
        same score who won
    .yes =
        does something from the last round settle a draw
        is a tie decided by the last round
rule-two-players = Two players
    .text = Two players take two characters each out of eight, and the selection goes back and forth. Everything else is as usual.
    .asked =
        Can two people play?
        How do two players choose characters?
        How many characters does each have with two players?
        How many districts do two players play to?
        What is different with just two of us?
        playing with my girlfriend, how does it work
        duel rules
        2p variant?
        how does drafting go when its only two
        just 2 of us, how many roles each
        two player changes please
        rules for two players please
        how does citadels work with 2
    .yes =
        do i get two characters in a 2 player game
        can we play citadels with two people
        do two players take two characters each
    .no =
        does each of two players get three characters
        is the two player game out of nine characters
        do i only have one character in a two player game
rule-three-players = Three players
    .text = Three players take two characters each out of nine. Each has two turns per round, one city, one hand and one stash, as with two players.
    .asked =
        How do three people play?
        How do three players choose characters?
        How many characters does each have with three players?
        Are there two turns in a round?
        What is different with three of us?
        3p rules?
        there are three of us, how do we pick roles
        how many roles do i hold in a three player game
        what changes for 3
        three at the table, how many turns each
        rules for three players
        how does citadels work with 3
    .yes =
        three of us, two characters per person?
        nine roles in the pool with three players?
        do i take two turns per round with three players
        do three players use nine characters
    .no =
        do i have two cities when three of us play
        3 players: separate gold for each of my two roles?
        do i get three characters with three players
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
        how do we put a set together
        can we choose which roles are in the game, how
        which purples go in tonight
        premade sets?
        choosing cards for a game, whats the procedure
        what are the official lists
        how do we choose characters and districts for the game
        which unique districts should we use
    .yes =
        are there seven official lists to choose from
        may we mix roles and purples to taste
        can we put our own character set together
        are there ready made sets of characters
    .no =
        are we stuck with one fixed set of roles
        are we forced to use the official lists
rule-nine-characters = Nine characters
    .text = The ninth character is the Queen, the Artist or the Tax Collector. The selection phase then has its own table of discards.
    .asked =
        Do we need nine characters with eight players?
        When is a rank 9 character used?
        How many cards face up with nine characters?
        What does the last of eight players do?
        How does the draft change with the Queen, the Artist or the Tax Collector?
        how does it go with a ninth role
        8 of us, how many roles are needed
        discards with nine characters, how many
        rank 9 in play, what changes
        queen in the game, how does picking change
        which roles are number 9
        how does it work with nine characters
        what is the ninth character
    .yes =
        is the artist a ninth character
        tax collector means a different discard table?
        is the queen a rank 9 character
        is the discard table different with nine characters
    .no =
        is the warlord a rank 9
        is the king a possible ninth character
rule-terms = Terms
    .text = Words that have one exact meaning on the cards.
    .asked =
        What does a word on a card mean?
        What do discard, gain and destroy mean?
        Is there a glossary?
        Where are the game's words explained?
        glossary please
        what do the words on the cards mean exactly
        where can i look up a term
        definitions?
        vocabulary of the game
        meaning of the keywords
        i dont get a word printed on the card
        list of the exact meanings of words
        what do the terms on the cards mean
        where do i find what a word means
        explanation of the words used on cards
        what is meant by the terms in the rules
        word list for citadels
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
        is there a one player mode
        nobody to play with, what can i do
        what does vova do
        vova rules
        how do i start a solo game in the program
        how does the bot opponent play
        how do i play citadels alone
        solo mode how
    .yes =
        vova uses his power before he builds?
        can i play against vova on my own
        does vova play without a hand
    .no =
        does vova hold cards in his hand
        in solo do my own turns work differently
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
        how do i know which version i got
        18 characters in my box, which edition is that
        what edition has 8 characters and 68 districts
        got it at a flea market, which citadels is this
        troisieme edition, how is that one called here
        my box has 27 roles, whats that
        which version of citadels do i have
        how can i tell which edition my box is
    .yes =
        30 uniques and 27 roles means 2016?
        27 character cards, is that the 2016 edition
        does the program assume the 2016 edition
    .no =
        is the classic box complete at seven districts
        does this program cover everything in the small box
        18 characters, is that the 2016 box
rule-errata = Misprints and history
    .text = What the books get wrong, what the older boxes had, and where the symbols come from. Most of it is for the curious; some of it settles a tie or how you set up.
    .asked =
        Is there a misprint in the book?
        What did the older boxes do differently?
        What do the gems on the cards mean?
        Are there mistakes in the rulebook or on the cards?
        any known mistakes in the rules
        typos in the book?
        how was it in the old version
        whats printed wrong
        corrections to the rulebook
        why is there a gem on my card
        what changed between the editions
        where do the symbols on the cards come from
        are there errors in the rulebook
        known misprints in citadels
        was the rulebook ever corrected
        differences to the old editions
        any errata for citadels

## Terms

term-completed-city = Completed city
    .text = A city with at least seven districts, or at least eight with 2 or 3 players. The Monument counts as two.
    .asked =
        What is a completed city?
        How many districts make a city complete?
        When is a city full?
        What counts as a finished city?
        completed city means what
        city is done at how many
        define finished city
        how big is a complete town with 3 players
        completed city how many districts
    .yes =
        7 buildings and five of us, complete?
        does the monument count for 2 toward a complete city
        9 districts still called completed?
        is a city complete with 7 districts in a 4 player game
        two players, do we need eight districts for a completed city
    .no =
        with 3 players is seven a completed city
        6 ordinary districts in a 5 player game, complete?
        is a city with six districts completed when 6 of us play
        7 districts with two players, completed city?
term-destroy = Destroy
    .text = The district leaves its city, and its card goes under the district deck.
    .asked =
        What does destroying mean?
        Where does a destroyed district go?
        Does the owner get the card back?
        Meaning of "destroy" on a card
        destroy = what
        building destroyed, where does the card end up
        what happens to a razed district
        define destroy
        destroyed district goes where
        what does destroy mean
    .yes =
        destroyed card goes to the bottom of the deck?
        destroyed means it leaves my city, right
    .no =
        my destroyed district comes back to my hand?
        destroyed cards are out of the game for good, into the box?
        does a destroyed district go on top of the pile
        does the destroyed card go to whoever destroyed it
term-discard = Discard
    .text = A discarded character, face up or face down, is out for the round, except the one that the last of 7 or 8 players picks up. A discarded district goes under the district deck.
    .asked =
        What does discarding mean?
        Where do discarded cards go?
        Is there a discard pile?
        Meaning of "discard": are thrown-away cards gone for good?
        discard = ?
        i discard a district, which pile
        discarded role, what does it mean for the round
        define discard
        what does discard mean
    .yes =
        a discarded role is out this round?
        discarded building card goes under the deck, yes
        can the last of 7 players pick up a discarded character
        discarded character, out for this round?
    .no =
        is there a graveyard for discarded districts
        do face up discarded roles get played anyway
        does a discarded district go back to my hand
        can anyone pick up a discarded character
term-draw = Draw
    .text = Take cards from the top of the district deck. If you keep only some of them, put the rest under the deck; only the Scholar shuffles them in.
    .asked =
        What does drawing mean?
        Where do the cards I don't keep go?
        Do I draw from the top?
        Meaning of "draw" on a card
        draw = from where
        which end of the deck do i draw from
        cards i drew and dont want, where to
        define draw
        what does draw mean
    .yes =
        drawing is off the top?
        scholar is the only one who shuffles his leftovers in, right
        do i draw from the top of the deck
        do the cards i dont keep go under the deck
    .no =
        do i draw from the bottom
        are rejected cards shuffled in when i draw
        do i choose freely from the deck when drawing
        do i shuffle cards back that i didnt keep after drawing
        may i draw from under the deck
term-gain = Gain
    .text = Take gold from the bank, or cards from the deck, unless the text names another source.
    .asked =
        What does gaining gold mean?
        Where does the gold I gain come from?
        Do I gain cards from the deck?
        Meaning of "gain": from the bank or from another player?
        gain = take from whom
        card says gain gold, from where
        define gain
        gained cards come from?
        gain gold, who gives it
        what does gain mean
    .yes =
        gain a coin means from the bank, normally?
        gaining cards is from the deck unless it says otherwise, right
        does gained gold come from the bank
        do i take gained cards from the deck
    .no =
        does "gain" mean another player pays me by default
        gain a card from someones hand when nothing is said?
        does gain mean i take it from a player
term-pay = Pay
    .text = Put gold from your stash into the bank, unless the text names someone else to get it.
    .asked =
        Who do I pay?
        Does the gold go to the bank or to the owner?
        What does paying mean?
        Who receives the gold when a card says "pay"?
        pay whom
        card says pay 2, where do the coins go
        define pay
        paying = gold from where to where
        what does pay mean
        i pay, who gets the gold
    .yes =
        pay means into the bank unless told otherwise?
        paid coins come from my stash, right
        do i pay gold to the bank
        does pay mean from my stash
    .no =
        do i pay other players by default
        can i pay with coins lying on my districts
        does paid gold go to the player next to me
term-resource = Resource
    .text = Gold or district cards.
    .asked =
        What is a resource?
        Are gold and cards resources?
        Meaning of "resources" in the rules
        What can be gathered as a resource?
        resource = ?
        what counts as resources
        define resource
        the rules say gather resources, meaning what
        what is meant by resource
        resources are what in citadels
    .yes =
        is gold a resource
        are district cards called resources too
        are gold and district cards resources
        are cards a resource
    .no =
        are characters resources
        are there resources like wood or stone in this game
        is the crown a resource
term-stash = Stash
    .text = The gold in front of you that you can spend. Coins on districts are not part of it.
    .asked =
        What is the stash?
        Does the Artist's coin on a district count as my gold?
        Which gold is mine?
        Meaning of "stash": is it all the money I own?
        stash = ?
        what belongs to my stash
        define stash
        which coins are in my stash
        what is my stash
        stash means which gold
    .yes =
        stash is the money in front of me that i can spend, right
        coins on my buildings are not stash?
        is my spendable gold called the stash
        do coins on districts stay out of the stash
    .no =
        do artist coins sit in my stash
        is the stash the same as the bank
        does a coin on my district count for the stash
