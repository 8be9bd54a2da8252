### Decks: what stands on their pages, the balance report, set-up and tonight's sheet.

deck-what =
    { $players ->
       *[other] deck for { $players } players
    }
deck-title =
    { $players ->
       *[other] Deck for { $players } players
    }
deck-what-older = { $what }, { $edition }
deck-what-open = as printed; with -p it is adapted to your number of players
deck-what-unset = number of players not set
deck-unnamed = A deck
deck-code = Code
deck-seed = Seed
deck-went = Out
deck-came = In
deck-replaced = { $old } cannot be used by so few: { $new } instead.
deck-added = Rank 9 is needed: { $card } added.
deck-dropped = Rank 9 is not needed: { $card } left out.
deck-legal = This deck keeps all the rules.
deck-balanced = Balanced
deck-unbalanced = Not balanced: ↑ and ↓ mark what lies outside the official lists
deck-outside = Not balanced:
deck-illegal = It breaks the rules and cannot be played like this.
deck-nearest = It shares { $percent } % of its cards with the list { $list }.
deck-saved = Saved as “{ $name }”.
deck-forgotten = “{ $name }” is forgotten.
deck-advised = As the book advises
deck-not-advised = Allowed, but not what the book advises
advice-replaced = { $count } characters are replaced; the book advises one or two.
advice-single = Only one bonus district is added; the book advises two or three.
advice-take-out =
    { $count ->
        [one] One more ordinary district should go out of the deck for the bonus districts, best a purple one.
       *[other] { $count } more ordinary districts should go out of the deck for the bonus districts, best purple ones.
    }
advice-put-in =
    { $count ->
        [one] One purple district of the base game is out, and nothing takes its place.
       *[other] { $count } purple districts of the base game are out, and nothing takes their place.
    }

column-mark = No.
column-power = Power
column-why = There for
column-effect = Effect
column-measure = Measure
column-here = Here
column-base = Base game
column-range = Balanced

measure-cost = sum of costs
measure-six = of cost 6
measure-cheap = of cost 3 or less
measure-scoring = scoring
measure-attack = attack
measure-defence = defence
measure-gold = gold
measure-cards = cards
measure-building = building
measure-bluff = bluff and guesswork
measure-complexity = complexity

trait-attack = attack
trait-defence = defence
trait-gold = gold
trait-cards = cards
trait-building = building
trait-scoring = points
trait-bluff = bluff
trait-complexity = needs explaining

why-wish = your wish

like-high-attack = A fierce table: expect to lose gold, cards and districts.
like-low-attack = A peaceful table: few cards hurt anyone.
like-high-defence = Much protection, so attacks are dear.
like-low-defence = Little protection: nothing is safe.
like-high-gold = Gold flows freely.
like-low-gold = Gold is scarce, so every coin counts.
like-high-cards = Hands are full, and there is much to choose from.
like-low-cards = Cards are scarce: keep what you draw.
like-high-building = Cities grow fast, and the game is short.
like-low-building = Cities grow slowly, one district a turn.
like-high-scoring = Much is decided at the final count.
like-low-scoring = What you see is what you score.
like-high-bluff = Guessing and bluffing decide much.
like-low-bluff = Few secrets: mostly open play.
like-high-complexity = Plenty to explain; not for a first evening.
like-low-complexity = Quickly explained.
like-middle = A deck from the middle of the official lists.

setup-title = Setting up
setup-characters = Take { $count } characters out of the box: { $cards }.
setup-either = { $cards } (or { $other })
setup-tokens = Lay their { $count } tokens in rank order in the middle of the table.
setup-with-magistrate-2016 = Have the Magistrate's three warrants at hand; one is signed.
setup-with-blackmailer-2016 = Have the Blackmailer's two threats at hand; one holds the lace.
setup-with-tax-collector-2016 = Keep the Tax Collector's token where all can reach it: the tax goes there.
setup-with-queen-2016 = Mind the seating: the Queen looks at who sits beside her.
setup-with-queen-classic = Mind the seating: the Queen looks at who sits beside her.
setup-with-queen-third = Mind the seating: the Queen looks at who sits beside her.
setup-with-artist-2016 = Coins on districts stay there: the Artist puts them.
setup-with-artist-classic = Coins on districts stay there: the Artist puts them.
setup-with-artist-third = Coins on districts stay there: the Artist puts them.
setup-districts = Shuffle the 54 basic districts with these 14: { $cards }.
setup-deal-2016 = Deal 4 cards and 2 gold to each player. The rest of the cards is the deck, the rest of the gold the bank.
setup-deal-classic = Deal 4 cards and 2 gold to each player. The rest of the cards is the deck, the rest of the gold the bank.
setup-crown-2016 = The oldest player takes the crown and the character cards.
setup-crown-classic = The oldest player takes the crown and the character cards.
setup-purple-base = Shuffle the 54 basic districts with the 12 purple ones of the base game.
setup-purple-base-part = Shuffle all districts without a star. There are { $all }; { $known } of them are known here.
setup-purple-out = Leave out: { $cards }.
setup-purple-bonus = Add these bonus districts, which carry a star: { $cards }.
setup-purple-no-bonus = The bonus districts, which carry a star, stay in the box.
setup-deal-third = Deal 4 cards, 2 gold and an aid card to each player. The rest of the cards is the deck, the rest of the gold the bank.
setup-crown-third = Draw lots for the crown; its holder takes the character cards.
setup-end = The first city of { $count } districts makes the round the last.
setup-short-classic = If all agree, a short game ends at 7: then cities of 7 are complete, and safe from the Warlord and the Diplomat.
setup-short-third = A short game ends at 7 or at 6, which suits 6 or 7 players: then such a city is complete.
setup-two = Two players: each has two characters and two turns a round, but one city, one hand and one stash.
setup-three = Three players: each has two characters and two turns a round, but one city, one hand and one stash.

discards-row =
    { $count ->
        [0] Each round: no character face up, one face down.
        [one] Each round: { $count } character face up, never rank 4; then one face down.
       *[other] Each round: { $count } characters face up, never rank 4; then one face down.
    }
discards-row-down =
    { $count ->
        [0] Each round: one character face down, none face up.
        [one] Each round: one character face down; then { $count } face up, never rank 4.
       *[other] Each round: one character face down; then { $count } face up, never rank 4.
    }
discards-three-eight = Each round: one character face down. The characters go around twice, and everyone keeps one each time; the last card is discarded.
discards-last = The last player takes the face-down card as well, keeps one of the two and puts the other down.
discards-two = Each round: one character face down. The crowned player keeps one; the other keeps one and discards one; the crowned player likewise; the other keeps one of the last two.
discards-three = Each round: one character face down, each keeps one; the third player discards one of the five left at random; each keeps another, the last card is discarded.

ask-players = How many players?
ask-character = Which character?
ask-district = Which district?
ask-remove = Which card goes?
ask-another = Another card instead of which?
ask-lock = Lock or unlock which card?
ask-save-name = Name to save it under?
help-save-name = Enter alone: do not save · Esc: back to the cards
ask-overwrite = Save over “{ $name }”?
ask-forget = Forget the deck “{ $name }”?
answer-yes = yes
answer-no = no

act-build-ranks = character
    .key = 1–9
act-build-eight = character
    .key = 1–8
act-build-add = add a district
    .key = d
act-build-remove = take a card out
    .key = t
act-build-another = another card for one
    .key = o
act-build-lock = lock ▣
    .key = l
act-build-fill = fill the rest for me
    .key = f
act-build-redraw = draw all but ▣ again
    .key = r
act-build-done = done
    .key = enter
leave-build = The deck so far is lost.
build-locked = ▣ { $card }
build-no-nine = no rank 9 tonight
build-missing = Still to choose: { $what }.
build-missing-ranks =
    { $count ->
        [one] rank { $ranks }
       *[other] ranks { $ranks }
    }
build-missing-districts =
    { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }
build-so-far = So far: { $report }
build-complete = Complete: it keeps all the rules.
build-next = To play with it: { -program } setup --deck { $deck }
build-next-saved = Saved as “{ $name }”. To play with it: { -program } setup --deck { $deck }
