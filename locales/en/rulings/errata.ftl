### The rulings of data/rulings/errata.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gems-mean-nothing = The gems on the cards only show which version a card first appeared in. They mean nothing in play.
    .asked =
        What do the gems on the cards mean?
        What is the little stone on a character for?
        why are there jewels printed on the character cards
        gem icon meaning
        whats that diamond printed in the corner
        gems on cards what for
    .yes =
        are the gem symbols on the cards just about which edition they came from
        can i ignore the colored stone printed on my card while playing
        gems are just edition marks?
        no effect from the stones on cards, right
        i may ignore the jewels?
        are those gems purely for info where the card first appeared
        little stone on the card has no rule meaning?
        gem or no gem, plays the same?
        can i ignore the gems on the cards
        do the gems only show the edition
        are the gems without effect
        is the gem just a mark of the version
        my card has a gem, does that mean nothing in play
    .no =
        do the gems printed on the cards do anything in the game
        is a card with a different gem stronger
        must i sort the deck by the gems on the cards
        do gem icons on the districts give points
        gems give gold?
        collect gems for a bonus?
        gem color sets the districts type?
        does a gem make a character better
        two cards with the same gem are a set?
        must we only mix cards with equal gems
        do gems on cards give points
        does a gem on my card do something
        are cards with gems worth more
        do i need gems to build
        do gems change what a character can do
        Do the gems on the cards have a function during the game?
ruling-gems-in-the-lists = In the lists of the Ukrainian rulebook the hexagon got lost, so one symbol marks both original and new cards. We take each card's origin from the card itself.
    .asked =
        Why do the book's lists mark original and new cards with the same sign?
        What do the hexagon and the other sign stand for in the Ukrainian lists?
        where do you take a cards origin from if the books list is wrong
        missing hexagon in the ukrainian book, whats that
        origin of cards when the ukrainian lists are off, where from
        ukrainian lists hexagon what happened
    .yes =
        is the sign for original and new cards mixed up in the ukrainian rulebook lists
        did the hexagon get lost in the ukrainian rulebook
        ukrainian lists lost the hexagon sign, right
        one symbol for old and new in the ukrainian lists is an error?
        do you go by the cards themselves for the origin, not the ukrainian list
        are the list symbols in the ukrainian booklet unreliable
        hexagon missing in ukrainian print?
        original and new cards look alike in the ukrainian lists by mistake?
        is the hexagon missing in the ukrainian lists
        does the ukrainian book use one sign for old and new cards
        are the signs in the ukrainian lists wrong
        do you take the origin from the card and not from the ukrainian list
        is the same sign for original and new cards a mistake in the ukrainian book
    .no =
        does the same sign in the ukrainian book mean those cards have the same origin
        can i trust the symbols in the card lists of the ukrainian book
        are the origins shown here copied from the signs in the ukrainian lists
        ukrainian lists have the origin signs right?
        same symbol there means same age of card, ukrainian book?
        hexagon is on the ukrainian lists as it should be?
        do you copy origins from the ukrainian list
        the missing hexagon changes how the cards play?
        ukrainian list marks original and new with two signs?
        Are original and new cards marked with different signs in the lists of the Ukrainian book?
        are the signs in the ukrainian lists correct
        does the ukrainian book distinguish original and new cards in its lists
        can i tell old from new cards by the ukrainian lists
        is the hexagon printed in the ukrainian lists
        do you follow the ukrainian lists for the origin of a card
ruling-seventh-not-own = The game does not end when someone builds "their" district: in the introduction of the Ukrainian rulebook that is a misprint for "seventh". The chapter on the end of the game has it right.
    .no =
        The Ukrainian book's introduction ends the game when someone builds "their" district: is that so?
        does building any one district end the game like the ukrainian intro says
        is the sentence about "their" district in the ukrainian intro right
        game over after your own first district, as printed in the ukrainian book?
        game ends at anyones own district, ukrainian intro true?
        ukrainian intro and end chapter are both right?
        one building and its over, says the ukrainian book, correct?
        is "their" the intended word in the ukrainian intro
        the end chapter of the ukrainian book is the faulty one?
        intro of the ukrainian rules free of errors on the end?
        does the game end when someone builds his own district like the ukrainian intro says
        is the ukrainian introduction correct about the end of the game
        is the end chapter in the ukrainian book wrong too
        should i trust "their district" in the ukrainian intro
        does the game end after any district as in the ukrainian book
    .yes =
        Is there a typo in the introduction about when the game ends?
        should the ukrainian rulebooks introduction say seventh district
        is the end of game chapter of the ukrainian book correct where the intro is not
        "their district" in the ukrainian intro should be "seventh", right
        misprint in the ukrainian introduction about the end?
        go by the end chapter, not the intro, in the ukrainian book?
        does the ukrainian intro have a wrong word for when it ends
        is the later chapter in the ukrainian book the right one about the end
        building ones own district doesnt end it, the ukrainian intro is a slip?
        The introduction of the Ukrainian book should say the seventh district.
        is "their" district in the ukrainian intro a misprint
        should it be seventh instead of their in the ukrainian book
        is the ukrainian chapter on the end of the game right
        does the ukrainian introduction contain an error about the end
        ukrainian intro wrong, end chapter right?
    .asked =
        what is wrong in the introduction of the ukrainian rulebook
        ukrainian intro says their district, what is meant
        where in the ukrainian book is the end of the game stated correctly
        ukrainian intro their or seventh district
ruling-first-game-token-count = A first game with 3 or 8 players uses nine characters, as the note next to the list says; the setup steps mention only eight.
    .no =
        Does a first game with 3 or 8 players use eight characters?
        three of us, are the eight tokens from the setup steps in the rulebook enough
        eight players in our first game, eight characters as the book says?
        eight roles for our first game of three?
        first game with eight people on eight roles?
        setup step of eight tokens holds for every player count in the first game?
        note beside the first game list can be ignored with 3?
        ten roles for 8 people in the first game?
        is the setup step complete for 3 players in the first game
        first game with three players, eight characters?
        do 8 players use eight characters in the first game
        is the number in the setup steps right for 3 players in the first game
        can we ignore the note about nine characters in a first game with 8
        are eight tokens enough for a first game with 8 people
    .yes =
        the book lists eight characters for the first game, do 3 players need nine
        is the note beside the list right and the setup step of the book too short
        do 8 players use a ninth character even in the first game of the rulebook
        first game with 3, nine roles, right
        8 people first game, a ninth one is needed?
        setup step says eight but the note says nine for 3 players, note is right?
        does our first game of three go with nine tokens
        book forgot the ninth in the setup steps?
        first game list note for 3 or 8 players: nine?
        Do we need a ninth character when eight of us play our first game?
        do three players use nine characters in the first game
        first game with 8 players, nine characters?
        is the setup step with eight characters wrong for 3 players in the first game
        does the note by the list count for a first game with 8
        first game, 3 of us, do we need a ninth character
    .asked =
        The setup mentions eight tokens, but there are three of us
        first game with 8 people, how many character tokens, the book has two numbers
        first game, three of us, eight or nine tokens
        the book contradicts itself on the first game tokens, which number
        first game with 3 players, 8 or 9 characters
ruling-list-footnotes = In the lists of the Ukrainian rulebook, the dagger next to the Emperor and the Queen means two different things: no Emperor with 2 players, no Queen with 3 or 4.
    .asked =
        What does the dagger next to the Emperor and the Queen in the lists mean?
        Why do the Emperor and the Queen have the same footnote?
        what is the little cross beside the queen in the book for
        cross sign in the ukrainian lists, meaning?
        dagger emperor dagger queen, whats the difference
        dagger next to emperor means what
    .yes =
        in the rulebooks lists, is the emperor out with 2 players
        is the queen left out with 3 or 4 players when the list has a dagger
        dagger at the queen: not with 3 or 4?
        dagger at the emperor: not with 2, right
        same dagger, two meanings in the ukrainian lists?
        queen with dagger and four players, she stays out?
        two of us and emperor has a dagger, out?
        is the footnote sign used for different things at emperor and queen
        does the dagger mean no emperor with 2 players
        does the dagger mean no queen with 3 or 4
        is the dagger for emperor and queen different
        four players, queen with dagger not used?
        has the dagger two meanings in the ukrainian lists
    .no =
        does the dagger in the book mean the same for the emperor and the queen
        does the dagger in the ukrainian book ban the emperor with 4 players
        does the footnote in the lists ban the queen with 6 players
        dagger bans both for the same player count?
        emperor with dagger out at 3 players?
        dagger keeps the queen out with 5?
        dagger means killed by the assassin in the lists?
        dagger at the queen is about 2 players only?
        one single footnote rule for both emperor and queen?
        Is the Emperor with the dagger forbidden when four people play?
        does the dagger mean the same for queen and emperor
        dagger, so no emperor with 3 players?
        does the dagger forbid the queen with 5 players
        is the queen with the dagger ok for 4 players
        does the dagger forbid the emperor in every game
ruling-tie-revealed-not-chosen = In a tie, the character you revealed counts. The Ukrainian edition says "chose" instead; we follow the original. The difference matters only for a killed character.
    .asked =
        In a tie, does the chosen or the revealed character count?
        why do the two books word the tiebreaker differently
        chose vs revealed, which one for ties
        english and ukrainian tie rule, which do you follow and why
        tie, chosen or revealed character
    .yes =
        Do the English and the Ukrainian book differ on the tiebreaker?
        on a tie, do you follow the english book and count the revealed character
        does chosen or revealed only matter in the books when someone was killed
        tie goes by revealed role, right
        english text "revealed" is what you use for ties?
        killed in the last round means my role wasnt revealed for the tie, thats where books differ?
        ukrainian says chose, english says revealed about ties?
        is the english book taken as original for the tiebreak
        difference in tie wording matters just for murdered ones?
        does the revealed character count in a tie
        do you follow the english text for ties
        is there a difference between chose and revealed for a killed character in a tie
        ukrainian book says chose for ties, you say revealed?
        is the english wording on ties the original
    .no =
        is the ukrainian books "chose" the wording you go by for ties
        tie: does a killed character still count because i chose it, as the ukrainian book says
        do the english and ukrainian rulebooks say the same about a tie
        tie by chosen role like the ukrainian book has it?
        both rulebooks agree on the tie wording?
        wording chose or revealed matters for every tie?
        you trust the ukrainian text for ties?
        murdered role counts in a tie because it was picked?
        is the tie wording the same in english and ukrainian
        Does a character that was killed and never revealed count in a tie?
        does the chosen character count in a tie even if it was killed
        do you follow the ukrainian wording for ties
        do both books say revealed for ties
        tie, my killed character counts because i chose it?
        does chose or revealed matter for characters that were not killed
ruling-tie-classic = In the classic box, the tied player with the most points from districts alone wins; the Dragon Gate counts 6 there, because costs are added. If that is a tie too, the one with the most gold wins. The French third edition has no rule, so tied players share the win.
    .asked =
        How did the older boxes break a tie?
        Tiebreaker in the old edition: gold or district points?
        equal points in the classic edition, who wins
        tie in the french third edition, what then
        classic tiebreak order
        tie in the classic box who wins
    .yes =
        classic box, still tied on district points, does gold decide
        do tied players share the win in the third edition
        classic: district points first, then gold in a tie?
        third edition tie is a shared win, right
        old box, dragon gate is 6 in the tiebreak?
        classic box tie still even on districts, richer one wins?
        french third edition is silent on ties?
        did the classic box look at points from districts alone for a tie
        Does the richer player win in the classic box if district points are tied as well?
        classic box, does the tied player with more district points win
        is gold the second tiebreaker in the classic box
        third edition tie, do they share the win
        does dragon gate count 6 in a tie in the classic box
        has the french third edition no tiebreaker
    .no =
        in the classic box, is the first tiebreaker gold
        does the french third edition have a tiebreak rule
        does the dragon gate count 8 for a tie in the old box
        did the old boxes break ties by the highest rank
        classic tie goes to the richest straight away?
        third edition settles ties by gold?
        dragon gate as 8 in the classic tiebreak?
        classic box: tied players always share?
        highest rank in the last round settles a tie in the classic box?
        bonuses count in the classic tiebreak?
        does gold come first in a classic tie
        does the character rank break ties in the classic box
        is there a tiebreaker in the third edition
        dragon gate 8 points in the classic tiebreak?
        tied in the classic box, do we always share the win
ruling-editions-dragon-gate = The Dragon Gate is worth 8 points in every box: 2016 says cost 6 and 2 extra points, the older boxes say worth 8.
    .yes =
        Is the Dragon Gate worth 8 points in every box?
        is the dragon gate 8 points in the old box too
        do all editions score the dragon gate the same
        gate is 8 in old and new alike?
        the editions just word the dragon gate differently, right
        classic dragon gate also comes to 8?
        same gate value in every version?
        my old box says worth 8, 2016 says 6+2, its the same?
        dragon gate unchanged in points over the editions?
        dragon gate 8 points in the classic box?
        is dragon gate the same in all editions
        does the old dragon gate also give 8
        is dragon gate worth 8 in the third edition
        do i score 8 for dragon gate in any box
    .no =
        Did the Dragon Gate's value change between editions?
        was the dragon gate only 6 points in the classic edition
        is the dragon gate worth more in the 2016 edition than before
        did 2016 add 2 points that older dragon gates lacked
        older gate worth 6?
        2016 gate better than the classic gate?
        dragon gate lost points in the new box?
        editions disagree on the gates value?
        third edition gate is 10?
        gate is 8 only in the 2016 box?
        Was the Dragon Gate worth less than 8 points in the older boxes?
        is dragon gate different in the old box
        dragon gate only 6 points in older editions?
        did the 2016 edition change the points of dragon gate
        does the classic dragon gate give fewer points
        is dragon gate 8 points only in 2016
    .asked =
        how many points for the dragon gate in the older boxes
        dragon gate old box vs 2016, points
        did the editions change the gate
        dragon gate points in the classic box
ruling-editions-others-bonus = In 2016 and in the classic box, every player who has completed a city gets the 2 points; in the French third edition, every player who has eight districts at the end.
    .asked =
        Who gets the 2 points for a completed city in the different boxes?
        how does the french third edition give the 2 points for a full city
        2 points for others who finish, edition by edition
        +2 in the third edition, condition
        2 points for completed city in the third edition, who gets them
    .yes =
        Second player to finish: do the editions differ on the two points?
        third edition: do the 2 points go to whoever has eight districts at the end
        do 2016 and the classic box agree on the 2 points for completing a city
        third edition: eight at the end gives the 2?
        classic and 2016 both reward having completed, right
        do the boxes differ about the 2 point bonus
        third edition, lost my eighth before the end, no 2 points?
        classic: completed counts for the 2?
        is the french third one the odd one out for the +2
        Does the French third edition treat the 2 points differently from the 2016 edition?
        do the 2 points in the third edition need eight districts at the end
        classic box, completed city, 2 points?
        is the 2 point rule the same in 2016 and classic
        is the third edition different about the 2 points
        do i get the 2 points in the third edition with eight at the end
    .no =
        is the rule for the 2 points the same in every box
        third edition, i completed my city but lost a district. do i still get the 2 points
        does the classic box look only at who has eight districts when the game is over
        all boxes word the 2 points alike?
        third edition pays 2 for having completed at some time?
        classic and 2016 differ on the 2?
        no 2 point bonus in the classic box?
        third edition 2 points with seven districts?
        2016 goes by eight at the end for the 2 points like the french one?
        do all editions give the 2 points in the same way
        third edition, seven districts at the end, 2 points?
        does the classic box require eight districts at the very end for the 2 points
        third edition, completed earlier but lost one, still 2 points?
        do 2016 and classic have different rules for the 2 points
ruling-three-nine-changed = Three players use eight characters here. In 2016 they use nine and discard a second one at random.
    .asked =
        What did 2016 change for three players?
        how many characters for 3 players in this box compared to 2016
    .yes =
        do three players use nine characters in the 2016 edition
        did the 2016 edition change the three player game
    .no =
        do three players use nine characters in the old box
        do you discard a second random character with 3 in the older edition
        is the three player game the same in all editions
ruling-unknown-cards-third = We do not know all cards of the French third edition: its book counts 82 district cards, describes the 11 starred ones and does not list the rest.
    .no =
        Are all cards of the French third edition known here?
        do you have the full card list of the french third edition
        does the third editions book list all 82 district cards
        can you tell me every purple card in the third edition box
    .yes =
        are some cards of the third edition missing here
        does the third edition book describe its 11 starred cards
    .asked =
        how many district cards of the third edition are described in its book
ruling-buildings-are-districts = The deck of "buildings", a word the setup uses once, is the district deck: no other cards have that back.
    .asked =
        What is the deck of "buildings" in the book's setup?
        what cards are the "buildings" in the rulebook
    .yes =
        is the buildings deck in the rulebook the same as the district deck
        does the setup chapter of the book mean districts when it says buildings
    .no =
        are there separate building cards besides the districts in the book
        does the book have a third deck called buildings
        is something missing from my box if i find no buildings deck from the book
