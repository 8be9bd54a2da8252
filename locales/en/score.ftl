### Scores: the sheet with its reasons, what would have turned it, the questions, the play log.
### reason-<kind> stands behind the points of a line; keyword-<field> lists what may be typed for it, in this language.

score-title = Final score
score-what = { $edition }; a city is complete with { $count } districts
score-total = Total
score-place = Place
score-wins = { $name } wins.
score-share = { $names } share the victory.
score-tie-rank = The tie is broken by the highest rank revealed in the last round: { $name }, rank { $count }.
score-tie-district-points = The tie is broken by the points of the districts alone: { $name }, { $count }.
score-tie-gold = The tie is broken by the gold left: { $name }, { $count }.
score-tie-none = No rule breaks this tie.
score-line = { $points } { $label }: { $reason }
score-head = { $place }. { $name }: { $points }
score-open = Undecided between { $names }.

line-districts = Districts
line-all-types = Five types
line-all-colors = Five colors
line-first-complete = First to complete
line-complete = City complete

reason-districts-none = nothing was built
reason-all-types = a district of every type
reason-all-types-haunted = a district of every type; { $card } as { $type }
reason-all-colors = a district of every color
reason-all-colors-haunted = a district of every color; { $card } as { $type }
reason-first-complete = the first completed city
reason-complete = complete, but not first
reason-flat = worth more than its cost
reason-odd =
    { $count ->
        [0] no odd cost
        [one] { $count } odd cost: { $cards }
       *[other] { $count } odd costs: { $cards }
    }
reason-triple = three of one type, { $type }: { $cards }
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
reason-counts-as = counts as { $count } districts toward the completed city
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
reason-ends-at = the game ends with { $count } districts

turn-title = What would have turned it
turn-hand =
    { $count ->
        [one] { $name } wins with one more card in hand.
       *[other] { $name } wins with { $count } more cards in hand.
    }
turn-gold =
    { $count ->
        [one] { $name } wins with 1 gold more.
       *[other] { $name } wins with { $count } gold more.
    }
turn-museum =
    { $count ->
        [one] { $name } wins with one more card under the Museum.
       *[other] { $name } wins with { $count } more cards under the Museum.
    }
turn-coin = { $name } wins with one of the Artist's coins on { $card }.
turn-district = { $name } wins with one more district of cost { $count }: { $type }.
turn-crown = { $name } wins with the crown.
turn-first = { $name } wins by completing the city first.
turn-rank = { $name } wins with a higher rank in the last round.

warning-duplicate-district = { $name } has two of one kind: { $card }. Only the Quarry and the Wizard allow that.
warning-one-duplicate = { $name } has more than one duplicate: { $card }. The Quarry of the classic box allows only one.
warning-nobody-complete = Nobody has completed the city, so nobody gets points for it.
warning-not-in-the-book = A city of { $count } is not in the book of this box, which has { $known }.
warning-cost-unseen = We have not seen the { $card } of this box: it costs { $cost } or { $other }. { $cost } is counted.
warning-tie-open-rank = The tie is open. For these players the rank in the last round is missing: { $names }.
warning-tie-open-gold = The tie is open. For these players the gold is missing: { $names }.
warning-first-not-complete = First to complete the city: { $name }. It has too few districts now; the 4 points stand.
warning-empty-city = { $name } has no district: 0 points for the city.

# Words that may stand in a line, each with its number or card; commas between words that mean the same.
keyword-gold = gold, coins
keyword-hand = hand, cards
keyword-museum = museum
keyword-crown = crown
keyword-first = first
keyword-rank = rank
keyword-last = last

template-comment =
    Fill in, then:
    { -program } score FILE
    Only name and city are required.
    A coin of the Artist:
    { "{" } district = "tavern",
    beautified = true { "}" }
template-hand =
    a number of cards, or a list
    with "secret-vault" and "?"
template-rank =
    highest rank revealed
    in the last round; 0: killed
template-player = Player { $player }

ask-score-name = Name of player { $count }?
ask-score-names = Who plays? All the names, commas between them
ask-help-score-names = Ann, Bob, Cyd · Tab: a known name · Esc: out
ask-score-city = { $name }'s city?
ask-help-score-city = castle, keep; gold 2, hand 3, crown, first · Tab: the name · Esc: the sheet
ask-help-score-city-coin = castle, tavern* (Artist's coin), keep; gold 2, hand 3, crown, first · Tab: the name · Esc: the sheet
# What a line says that is not clear.
ask-score-several = { $name }: “{ $typed }” is which one?
ask-score-unknown = { $name }: “{ $typed }” is no district here.
score-type-again = type the line again
score-leave-out = leave it out
ask-score-empty = { $name } has no district: is that right?
score-type-city = no, type the city
score-is-empty = yes, none
score-change = change the line of { $name }
score-anyway = it is right, count it
score-choice = { $card } { $cost }
score-nobody = nobody
ask-score-first = Who completed the city first?
ask-score-crown = Who has the crown?
ask-score-vault = Who has the { $card } in hand?
ask-score-gold = How much gold does { $name } have?
ask-score-hand = How many cards does { $name } have in hand?
ask-score-museum = How many cards lie under the Museum of { $name }?
ask-score-late = Was the { $card } of { $name } built in the last round?
ask-score-rank = Which rank did { $name } reveal in the last round? 0: killed
ask-help-score-number = a number · <: take the last answer back · Esc: the sheet

# The sheet: its columns, and what can be done there.
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
act-score-go-on = go on
    .key = enter
act-score-done = done
    .key = enter
act-score-save = save this play
    .key = enter
act-score-not-save = do not save it
    .key = n
act-score-later = show it, save it another time
    .key = escape
act-score-edit = change a player
    .key = letter
act-score-names = names
    .key = r
act-score-first = who was first
    .key = 1
act-score-crown = who has the crown
    .key = k
score-leave = What is typed is kept: { -program } score goes on with it.
ask-score-draft = A score was left unfinished: { $names }.
score-go-on = go on with it
score-anew = begin a new one

score-taken = Read as: { $taken }.
score-taken-one = { $typed } = { $name }
