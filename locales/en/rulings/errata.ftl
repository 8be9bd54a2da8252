### The rulings of data/rulings/errata.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gems-mean-nothing = The gems on the cards only show which version a card first appeared in. They mean nothing in play.
    .asked =
        What do the gems on the cards mean?
        What is the little stone on a character for?
        why are there jewels printed on the character cards
    .yes =
        are the gem symbols on the cards just about which edition they came from
        can i ignore the colored stone printed on my card while playing
    .no =
        do the gems printed on the cards do anything in the game
        is a card with a different gem stronger
        must i sort the deck by the gems on the cards
        do gem icons on the districts give points
ruling-gems-in-the-lists = In the lists of the Ukrainian book the hexagon got lost, so one symbol marks both original and new cards. We take each card's origin from the card itself.
    .asked =
        Why do the book's lists mark original and new cards with the same sign?
        What do the hexagon and the other sign stand for in the Ukrainian lists?
        where do you take a cards origin from if the books list is wrong
    .yes =
        is the sign for original and new cards mixed up in the ukrainian rulebook lists
        did the hexagon get lost in the ukrainian rulebook
    .no =
        does the same sign in the ukrainian book mean those cards have the same origin
        can i trust the symbols in the card lists of the ukrainian book
        are the origins shown here copied from the signs in the ukrainian lists
ruling-seventh-not-own = The game does not end when someone builds "their" district: in the introduction of the Ukrainian book that is a misprint for "seventh". The chapter on the end of the game has it right.
    .no =
        The Ukrainian book's introduction ends the game when someone builds "their" district: is that so?
        does building any one district end the game like the ukrainian intro says
        is the sentence about "their" district in the ukrainian intro right
        game over after your own first district, as printed in the ukrainian book?
    .yes =
        Is there a typo in the introduction about when the game ends?
        should the ukrainian rulebooks introduction say seventh district
        is the end of game chapter of the ukrainian book correct where the intro is not
    .asked =
        what is wrong in the introduction of the ukrainian rulebook
ruling-first-game-token-count = A first game with 3 or 8 players uses nine characters, as the note next to the list says; the setup steps mention only eight.
    .no =
        Does a first game with 3 or 8 players use eight characters?
        three of us, are the eight tokens from the setup steps in the rulebook enough
        eight players in our first game, eight characters as the book says?
    .yes =
        the book lists eight characters for the first game, do 3 players need nine
        is the note beside the list right and the setup step of the book too short
        do 8 players use a ninth character even in the first game of the rulebook
    .asked =
        The setup mentions eight tokens, but there are three of us
        first game with 8 people, how many character tokens, the book has two numbers
ruling-list-footnotes = In the lists of the Ukrainian book, the dagger next to the Emperor and the Queen means two different things: no Emperor with 2 players, no Queen with 3 or 4.
    .asked =
        What does the dagger next to the Emperor and the Queen in the lists mean?
        Why do the Emperor and the Queen have the same footnote?
        what is the little cross beside the queen in the book for
    .yes =
        in the rulebooks lists, is the emperor out with 2 players
        is the queen left out with 3 or 4 players when the list has a dagger
    .no =
        does the dagger in the book mean the same for the emperor and the queen
        does the dagger in the ukrainian book ban the emperor with 4 players
        does the footnote in the lists ban the queen with 6 players
ruling-tie-revealed-not-chosen = In a tie, the revealed character counts. The Ukrainian book says "chose", the English one "revealed"; we follow the English text, because it is the original. The difference matters only for a killed character.
    .asked =
        In a tie, does the chosen or the revealed character count?
        why do the two books word the tiebreaker differently
    .yes =
        Do the English and the Ukrainian book differ on the tiebreaker?
        on a tie, do you follow the english book and count the revealed character
        does chosen or revealed only matter in the books when someone was killed
    .no =
        is the ukrainian books "chose" the wording you go by for ties
        tie: does a killed character still count because i chose it, as the ukrainian book says
        do the english and ukrainian rulebooks say the same about a tie
ruling-tie-classic = In the classic box, the tied player with the most points from districts alone wins; the Dragon Gate counts 6 there, because costs are added. If that is a tie too, the one with the most gold wins. The French third edition has no rule, so tied players share the win.
    .asked =
        How did the older boxes break a tie?
        Tiebreaker in the old edition: gold or district points?
        equal points in the classic edition, who wins
    .yes =
        classic box, still tied on district points, does gold decide
        do tied players share the win in the third edition
    .no =
        in the classic box, is the first tiebreaker gold
        does the french third edition have a tiebreak rule
        does the dragon gate count 8 for a tie in the old box
        did the old boxes break ties by the highest rank
ruling-editions-dragon-gate = The Dragon Gate is worth 8 points in every box: 2016 says cost 6 and 2 points more, the older boxes say worth 8.
    .yes =
        Is the Dragon Gate worth 8 points in every box?
        is the dragon gate 8 points in the old box too
        do all editions score the dragon gate the same
    .no =
        Did the Dragon Gate's value change between editions?
        was the dragon gate only 6 points in the classic edition
        is the dragon gate worth more in the 2016 edition than before
        did 2016 add 2 points that older dragon gates lacked
    .asked =
        how many points for the dragon gate in the older boxes
ruling-editions-others-bonus = In 2016 and in the classic box, every player who has completed a city gets the 2 points; in the French third edition, every player who has eight districts at the end.
    .asked =
        Who gets the 2 points for a completed city in the different boxes?
        how does the french third edition give the 2 points for a full city
    .yes =
        Second player to finish: do the editions differ on the two points?
        third edition: do the 2 points go to whoever has eight districts at the end
        do 2016 and the classic box agree on the 2 points for completing a city
    .no =
        is the rule for the 2 points the same in every box
        third edition, i completed my city but lost a district. do i still get the 2 points
        does the classic box look only at who has eight districts when the game is over
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
ruling-unknown-cards-third = We don't know all cards of the French third edition: its book counts 82 district cards, describes the 11 starred ones and doesn't list the rest.
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
