### The rulings of data/rulings/errata.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gems-mean-nothing = The gems on the cards only show which version a card first appeared in. They mean nothing in play.
    .asked =
        What do the gems on the cards mean?
        What is the little stone on a character for?
ruling-gems-in-the-lists = In the lists of the Ukrainian book the hexagon got lost, so one symbol marks both original and new cards. We take each card's origin from the card itself.
    .asked =
        Why do the book's lists mark original and new cards with the same sign?
        What do the hexagon and the other sign stand for in the Ukrainian lists?
ruling-seventh-not-own = The game does not end when someone builds "their" district: in the introduction of the Ukrainian book that is a misprint for "seventh". The chapter on the end of the game has it right.
    .no =
        The Ukrainian book's introduction ends the game when someone builds "their" district: is that so?
    .yes =
        Is there a typo in the introduction about when the game ends?
ruling-first-game-token-count = A first game with 3 or 8 players uses nine characters, as the note next to the list says; the setup steps mention only eight.
    .no =
        Does a first game with 3 or 8 players use eight characters?
    .asked =
        The setup mentions eight tokens, but there are three of us
ruling-list-footnotes = In the lists of the Ukrainian book, the dagger next to the Emperor and the Queen means two different things: no Emperor with 2 players, no Queen with 3 or 4.
    .asked =
        What does the dagger next to the Emperor and the Queen in the lists mean?
        Why do the Emperor and the Queen have the same footnote?
ruling-tie-revealed-not-chosen = In a tie, the revealed character counts. The Ukrainian book says "chose", the English one "revealed"; we follow the English text, because it is the original. The difference matters only for a killed character.
    .asked =
        In a tie, does the chosen or the revealed character count?
    .yes =
        Do the English and the Ukrainian book differ on the tiebreaker?
ruling-tie-classic = In the classic box, the tied player with the most points from districts alone wins; the Dragon Gate counts 6 there, because costs are added. If that is a tie too, the one with the most gold wins. The French third edition has no rule, so tied players share the win.
    .asked =
        How did the older boxes break a tie?
        Tiebreaker in the old edition: gold or district points?
ruling-editions-dragon-gate = The Dragon Gate is worth 8 points in every box: 2016 says cost 6 and 2 points more, the older boxes say worth 8.
    .yes =
        Is the Dragon Gate worth 8 points in every box?
    .no =
        Did the Dragon Gate's value change between editions?
ruling-editions-others-bonus = In 2016 and in the classic box, every player who has completed a city gets the 2 points; in the French third edition, every player who has eight districts at the end.
    .asked =
        Who gets the 2 points for a completed city in the different boxes?
    .yes =
        Second player to finish: do the editions differ on the two points?
ruling-three-nine-changed = Three players use eight characters here. In 2016 they use nine and discard a second one at random.
    .asked =
        What did 2016 change for three players?
ruling-unknown-cards-third = We don't know all cards of the French third edition: its book counts 82 district cards, describes the 11 starred ones and doesn't list the rest.
    .no =
        Are all cards of the French third edition known here?
ruling-buildings-are-districts = The deck of "buildings", a word the setup uses once, is the district deck: no other cards have that back.
    .asked =
        What is the deck of "buildings" in the book's setup?
