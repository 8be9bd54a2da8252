### Scores: the sheet with its reasons, what would have changed the result, the questions, the play
### log. reason-<kind> follows the points of a line; keyword-<field> lists what may be typed for it,
### in this language.

score-title = Final score
act-reveal = next
act-reveal-all = all at once
score-what =
    { $edition }; cities are complete at { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }
score-total = Total
score-place = Place
score-wins = { $name } wins.
score-share = { $names } share the win.
score-tie-rank = The tie goes to the highest rank revealed in the last round: { $name }, rank { $count }.
score-tie-district-points =
    The tie goes to the most points for districts alone: { $name }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
score-tie-gold = The tie goes to the most gold left: { $name }, { $count } gold.
score-tie-none = The rules don't break this tie.
score-line = { $label }: { $points } ({ $reason })
score-head = { $place }. { $name }: { $points }
score-open = Still tied: { $names }.
list-and = { $before } and { $last }

line-districts = Districts
line-all-types = Five types
line-all-colors = Five colors
line-first-complete = First to complete
line-complete = City complete

reason-districts-none = nothing was built
reason-all-types = a district of every type
reason-all-types-haunted = a district of every type; { CARD($card, form: "the") } as { $type }
reason-all-colors = a district of every color
reason-all-colors-haunted = a district of every color; { CARD($card, form: "the") } as { $type }
reason-first-complete = before anyone else
reason-complete = not first
reason-flat = worth more than its cost
reason-odd =
    { $count ->
        [0] no district of odd cost
        [one] { $count } district of odd cost: { $cards }
       *[other] { $count } districts of odd cost: { $cards }
    }
reason-triple = at least three of one type, { $type }: { $cards }
reason-triple-none = no three of one type
reason-haunted = counts as { $type }
reason-haunted-late = built in the last round, so it stays { $type }
reason-gold =
    { $count ->
        [0] no gold in the stash
       *[other] { $count } gold in the stash
    }
reason-only-unique = the only unique district
reason-not-only-unique = not the only unique district: { $cards }
reason-hand =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
reason-counts-as =
    { $count ->
        [one] counts as { $count } district toward a complete city
       *[other] counts as { $count } districts toward a complete city
    }
reason-under =
    { $count ->
        [0] no cards under it
        [one] { $count } card under it
       *[other] { $count } cards under it
    }
reason-vault = shown from the hand
reason-crown = with the crown
reason-no-crown = without the crown
reason-uniques =
    { $count ->
        [one] { $count } unique district: { $cards }
       *[other] { $count } unique districts: { $cards }
    }
reason-other-uniques =
    { $count ->
        [0] no other purple district
        [one] { $count } other purple district: { $cards }
       *[other] { $count } other purple districts: { $cards }
    }
reason-ends-at =
    { $count ->
        [one] the game ends at { $count } district
       *[other] the game ends at { $count } districts
    }

turn-title = What would have changed the result
turn-hand =
    { $count ->
        [one] { $name } would have won with { $count } more card in hand.
       *[other] { $name } would have won with { $count } more cards in hand.
    }
turn-gold = { $name } would have won with { $count } more gold.
turn-museum =
    { $count ->
        [one] { $name } would have won with { $count } more card under the Museum.
       *[other] { $name } would have won with { $count } more cards under the Museum.
    }
turn-coin = { $name } would have won with one of the Artist's coins on { CARD($card, form: "the") }.
turn-district = { $name } would have won with one more { $type } district of cost { $count }.
turn-crown = { $name } would have won with the crown.
turn-first = { $name } would have won by completing a city first.
turn-rank = { $name } would have won with a higher rank in the last round.

warning-duplicate-district = { $name } has { CARD($card, form: "a") } more than once. Only the Quarry and the Wizard allow that.
warning-no-museum = { $name } has cards under the Museum, but no Museum in the city: they don't count. If it was built, list it too.
warning-one-duplicate = { $name } has more than one duplicate: { $card }. The Quarry of the classic box allows only one.
warning-nobody-complete = No city is complete, so nobody gets the bonus for a complete city.
warning-not-in-the-book = This rulebook has no { $count }-district game, only: { $known }.
warning-cost-unseen = We haven't seen { CARD($card, form: "the") } of this box: it costs { $cost } or { $other }. We count { $cost }.
warning-tie-open-rank = The tie is still open. Add the last rank of each of these players: { $names }.
warning-tie-open-gold = The tie is still open. Add the gold of each of these players: { $names }.
warning-first-not-complete = { $name } completed a city first. It has too few districts now, but the 4 points stay.
warning-empty-city = { $name } has no districts: 0 points for the city.
warning-false-friend = "{ $typed }" was taken as { CARD($card, form: "the") } (cost { $cost }). In the other language it means { CARD($other, form: "the") } (cost { $other_cost }); if that is what you mean, write { $other }.

# Words allowed in a line, each with its number or card; synonyms are separated by commas.
keyword-gold = gold, coins, coin
keyword-hand = hand, cards, card
keyword-museum = museum
keyword-crown = crown
keyword-first = first
keyword-rank = rank
keyword-last = last
line-small-words = a, an, the, of, and, with, has, have, had, got, is, was, were, in, on, at, by, to, under, finished, finish, completed, complete, ended, city, left, he, she, they, his, her, their, my, i

template-comment =
    Fill in, then:
    { -program } score FILE
    Only name and city are required.
    With the Artist's coin:
    { "{" } district = "tavern",
    beautified = true { "}" }
template-hand =
    a number of cards, or a list
    with "secret-vault" and "?"
template-rank =
    highest rank revealed
    in the last round; 0: killed
template-player = Player { $player }

ask-score-names = Who is playing? All names, with commas
ask-help-score-names = Ann, Bob, Cyd · Tab: a known name · Esc: leave
ask-score-city = { $name }'s city?
ask-help-score-city = castle, keep; gold 2, hand 3, crown, first · Tab: the name · Esc: the sheet
ask-help-score-city-coin = castle, tavern* (Artist's coin), keep; gold 2, hand 3, crown, first · Tab: the name · Esc: the sheet
# Unclear parts of a line.
ask-score-several = { $name }: which one is "{ $typed }"?
ask-score-unknown = { $name }: there is no district "{ $typed }" here.
ask-score-number = { $name }: "{ $typed }" needs a number.
score-type-again = change the line
score-leave-out = leave it out
ask-score-empty = { $name } has no districts: is that right?
score-type-city = no, type the city
score-is-empty = yes, none
score-change = change { $name }'s line
score-anyway = it's right, count it as it is
score-choice = { $card } { $cost }
score-nobody = nobody
ask-score-first = Who completed a city first?
ask-score-crown = Who has the crown?
ask-score-vault = Who has { CARD($card, form: "the") } in hand?
ask-score-gold = How much gold does { $name } have?
ask-score-hand = How many cards does { $name } have in hand?
ask-score-museum = How many cards are under { $name }'s Museum?
ask-score-late = Was { $name }'s { $card } built in the last round?
ask-score-rank = Which rank did { $name } reveal in the last round? 0: killed
ask-help-score-number = a number · <: take the last answer back · Esc: the sheet

# The sheet: its columns and actions.
score-column-built = Built
score-column-first = First
score-column-crown = Crown
score-column-rank = Rank
score-column-gold = Gold
score-column-hand = Hand
score-column-museum = Museum
score-city-of = { $name }:
act-score-sheet = the sheet
    .key = escape
act-score-go-on = continue
    .key = enter
act-score-done = done
    .key = enter
act-score-save = save this play
    .key = enter
act-score-not-save = don't save it
    .key = n
act-score-later = show it, save it later
    .key = escape
act-score-edit = change a player
    .key = letter
act-score-names = names
    .key = r
act-score-first = who was first
    .key = 1
act-score-crown = who has the crown
    .key = k
score-leave = What you typed is kept. To continue: { -program } score
score-not-saved = This play is not saved.
score-why = Every point explained: { -program } history show { $id }
ask-score-draft = There is an unfinished score: { $names }.
score-go-on = continue it
score-anew = start a new one

score-taken = Read as: { $taken }.
score-taken-one = { $typed } = { $name }
