### Decks: their pages, the balance report, setup and tonight's sheet.

deck-what =
    { $players ->
        [one] deck for { $players } player
       *[other] deck for { $players } players
    }
deck-title =
    { $players ->
       *[other] Deck for { $players } players
    }
deck-what-older = { $what }, { $edition }
deck-what-open = as printed; add -p to adapt it to your player count
deck-what-unset = number of players not set
deck-unnamed = A deck
deck-code = Code
deck-seed = Seed
deck-with-code = code { $code }
deck-play = Play
deck-play-command = { -program } tonight --deck { $deck }
deck-change = Change
deck-change-command = { -program } deck build { $deck }
deck-save = Save
deck-save-command = { -program } deck save NAME { $code }
deck-qr = Scan it to have the deck's code on your phone.
deck-went = Out
deck-came = In
deck-replaced = { CARD($new, form: "The") } replaces { CARD($old, form: "the") }, who needs more players.
deck-added = { CARD($card, form: "The") } joins: rank 9 is needed.
deck-dropped = { CARD($card, form: "The") } sits out: rank 9 isn't needed.
deck-legal = This deck is legal.
deck-balanced = Balanced
deck-unbalanced = Not balanced: ↑ and ↓ mark what is outside the range of the official lists
deck-outside = Not balanced:
deck-outside-measure = { $name } = { $value } ({ $low }–{ $high })
deck-illegal = This deck isn't legal.
deck-nearest = It shares { $percent }% of its cards with the official list { $list }.
deck-saved = Saved as "{ $name }".
deck-forgotten = The saved deck "{ $name }" is deleted.
deck-advised = Follows the rulebook's advice
deck-not-advised = Legal, but not what the rulebook advises
advice-replaced = { $count } characters are replaced; the rulebook advises one or two.
advice-single = Only one bonus district is added; the rulebook advises two or three.
advice-take-out =
    { $count ->
        [one] Take one more ordinary district out of the deck for the bonus districts, ideally a purple one.
       *[other] Take { $count } more ordinary districts out of the deck for the bonus districts, ideally purple ones.
    }
advice-put-in =
    { $count ->
        [one] One purple district of the base game was taken out, and nothing replaces it.
       *[other] { $count } purple districts of the base game were taken out, and nothing replaces them.
    }

column-mark = No.
column-power = Ability
column-why = Role
column-effect = Effect
column-measure = Measure
column-here = Here
column-base = Base game
column-range = Balanced

measure-cost = total cost
measure-six = of cost 6
measure-cheap = of cost 3 or less
measure-scoring = scoring
measure-attack = attack
measure-defence = defense
measure-gold = gold
measure-cards = cards
measure-building = building
measure-bluff = bluffing
measure-complexity = complexity

trait-attack = attack
trait-defence = defense
trait-gold = gold
trait-cards = cards
trait-building = building
trait-scoring = points
trait-bluff = bluff
trait-complexity = complex

why-wish = your choice

like-high-attack = Aggressive: expect to lose gold, cards and districts.
like-low-attack = Peaceful: few cards hurt anyone.
like-high-defence = Lots of protection: attacking is expensive.
like-low-defence = Little protection: nothing is safe.
like-high-gold = Gold flows freely.
like-low-gold = Gold is scarce, so every coin counts.
like-high-cards = Hands are full, with plenty to choose from.
like-low-cards = Cards are scarce: keep what you draw.
like-high-building = Cities grow fast, and the game is short.
like-low-building = Cities grow slowly, one district per turn.
like-high-scoring = A lot is decided in the final scoring.
like-low-scoring = What you see is what you score.
like-high-bluff = Guessing and bluffing decide a lot.
like-low-bluff = Few secrets: mostly open play.
like-high-complexity = Plenty to explain; not for your first game.
like-low-complexity = Quick to explain.
like-middle = A deck from the middle of the official lists.

setup-title = Setup
setup-characters = Take { $count } characters out of the box: { $cards }.
setup-characters-listed = Take the { $count } characters below out of the box.
setup-either = { $cards } (or { $other })
setup-tokens = Put their { $count } tokens in rank order in the middle of the table.
setup-with-magistrate-2016 = Keep the Magistrate's three warrants handy; one is signed.
setup-with-blackmailer-2016 = Keep the Blackmailer's two threats handy; one shows the flower.
setup-with-tax-collector-2016 = Put the Tax Collector's token where everyone can reach it: the tax goes on it.
setup-with-queen-2016 = Seating matters: the Queen earns gold for sitting next to the rank 4 player.
setup-with-queen-classic = Seating matters: the Queen earns gold for sitting next to the King or the Emperor.
setup-with-queen-third = Seating matters: the Queen earns gold for sitting next to the King or the Emperor.
setup-with-artist-2016 = Coins that the Artist puts on districts stay there.
setup-with-artist-classic = Coins that the Artist puts on districts stay there.
setup-with-artist-third = Coins that the Artist puts on districts stay there.
setup-districts = Shuffle the 54 basic districts with these 14: { $cards }.
setup-districts-listed = Shuffle the 54 basic districts with the 14 below.
setup-deal-2016 = Deal 4 cards and 2 gold to each player. The remaining cards form the district deck, the remaining gold the bank.
setup-deal-classic = Deal 4 cards and 2 gold to each player. The remaining cards form the district deck, the remaining gold the bank.
setup-crown-2016 = The oldest player takes the crown and the character cards.
setup-crown-classic = The oldest player takes the crown and the character cards.
setup-purple-base = Shuffle the 54 basic districts with the 12 purple ones of the base game.
setup-purple-base-part = Shuffle all districts without a star. There are { $all }; { $known } of them are known here.
setup-purple-out = Leave out: { $cards }.
setup-purple-bonus = Add these bonus districts (marked with a star): { $cards }.
setup-purple-no-bonus = The bonus districts (marked with a star) stay in the box.
setup-deal-third = Deal 4 cards, 2 gold and a help card to each player. The remaining cards form the district deck, the remaining gold the bank.
setup-crown-third = Draw lots for the crown; the player who gets it takes the character cards.
setup-end = Once a city has { $count } districts, that round is the last.
setup-short-classic = If everyone agrees, play a short game to 7 districts: then a city of 7 is complete, and safe from the Warlord and the Diplomat.
setup-short-third = You may play a short game to 7 or 6 districts, best with 6 or 7 players: then a city of that size is complete.
setup-two = Two players: each has two characters and two turns per round, but one city, one hand and one stash.
setup-three = Three players: each has two characters and two turns per round, but one city, one hand and one stash.

discards-row =
    { $count ->
        [0] Each round, discard one character face down, none face up.
        [one] Each round, discard { $count } character face up (never rank 4), then one face down.
       *[other] Each round, discard { $count } characters face up (never rank 4), then one face down.
    }
discards-row-down =
    { $count ->
        [0] Each round, discard one character face down, none face up.
        [one] Each round, discard one character face down, then { $count } face up (never rank 4).
       *[other] Each round, discard one character face down, then { $count } face up (never rank 4).
    }
discards-three-eight = Each round, discard one character face down. The characters go around twice, and everyone keeps one each time; the last card is discarded.
discards-last = The last player also takes the face-down card, keeps one of the two and puts the other face down.
discards-two = Each round, discard one character face down. The player with the crown keeps one; the other keeps one and discards one; the first player keeps one and discards one; the other keeps one of the last two.
discards-three = Each round, discard one character face down; then each player keeps one. The third player discards one of the five left at random; each player keeps another, and the last card is discarded.

ask-players = How many players?
ask-help-players = a number from { $fewest } to { $most }
ask-character = Which character?
ask-district = Which districts?
ask-remove = Which card do you take out?
ask-another = Which card do you replace?
ask-lock = Which card do you lock or unlock?
ask-save-name = Save it under what name?
help-save-name = Enter alone: don't save · Esc: back to the cards
ask-overwrite = Replace the saved deck "{ $name }"?
ask-forget = Delete the deck "{ $name }"?
answer-yes = yes
answer-no = no

act-build-ranks = character
    .key = 1–9
act-build-eight = character
    .key = 1–8
act-build-add = add districts
    .key = d
act-build-remove = take a card out
    .key = t
act-build-another = replace a card
    .key = o
act-build-lock = lock ▣
    .key = l
act-build-fill = fill the rest for me
    .key = f
act-build-redraw = redraw all but ▣
    .key = r
act-build-done = done
    .key = enter
leave-build = The deck so far will be lost.
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
build-bar-low = { $value } of { $low }
build-bar-good = { $value } ✓
build-bar-high = { $value }, at most { $high }
build-priced = { $cost } · { $card }
build-complete = Complete and legal.

# The heads of the discard table where there is little room.
short-players = Pl.
short-characters = Ch.
short-face-up = Up
short-face-down = Down
short-from = From

column-like = What it is like

search-cards = Cards
search-official = Official rulings
search-ours = Our rulings
search-rules = Rules and terms
