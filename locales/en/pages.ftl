### The parts of pages around the facts.

page-character = character of rank { $rank }
page-district =
    { $type ->
        [noble] noble district, cost { $cost }
        [religious] religious district, cost { $cost }
        [trade] trade district, cost { $cost }
        [military] military district, cost { $cost }
        [military-third] military district, cost { $cost }
        [purple] purple district, cost { $cost }
       *[unique] unique district, cost { $cost }
    }
page-unbuildable = unique district, no cost
page-copies = Copies
page-origin = Origin
page-names = Names
page-lists = Lists

source-section = { $book }, { $section }
source-entry = { $book }, { $section }: { $entry }
source-reading = Our reading ({ $source })
source-none = Our reading: no rulebook answers this
source-silent = Usual practice: no rulebook covers this

note-other-edition = There is no page on this { $asked }. Here is the one { $shown }.
note-card-not-in-box = This card isn't { $asked }. Here it is as { $shown }.
note-card-not-known = We don't know whether this card is { $asked }. Here it is as { $shown }.
note-cost-unseen = We haven't seen this card: it costs { $cost } or { $other }. We use { $cost }.
note-copies-unseen = We haven't counted the copies in this box: { $copies } or { $other }. We use { $copies }.
list-unseen = We haven't seen these cards. Their cost: { $costs }.
list-unseen-copies = We haven't counted these cards in the box. Copies: { $copies }.
list-unseen-one = { $card } { $value } or { $other }

ruling-page-never-meet = { CARD($one, form: "The") } and { CARD($other, form: "the") } have the same rank, and a game has only one character of each rank: they never meet.
ruling-page-none = No ruling is needed: neither card mentions the other, so each works as printed.
ruling-page-general-only = No ruling covers exactly these cards. Related rulings:
ruling-page-general = In general
ruling-page-with-others = With other cards
ruling-page-others = { $names }. See { -program } ruling { $one } { $other }{ $edition }.
ruling-page-read-as = { CARD($of, form: "The") } isn't in this box. { CARD($read, form: "The") } took its place, so these are the rulings on { CARD($read, form: "the") }.
ruling-page-two-by-two = No ruling covers all of these at once. Pair by pair:
ruling-page-none-one = There is no ruling about this card. It does what it says:
ruling-page-none-state = No ruling about this card covers that. It does what it says:

rule-index-hint = To read a page: { -program } rule selection{ $edition }

column-rank = Rank
column-name = Name
column-type = Type
column-cost = Cost
column-copies = Copies
column-origin = Origin
column-id = Id
column-topic = Topic
column-deck = List
column-characters = Characters
list-empty = Nothing matches.
list-saved = Saved

search-more =
    { $count ->
        [one] { $count } more result: { -program } { $command }
       *[other] { $count } more results: { -program } { $command }
    }
search-hint = Full text of the first result: { -program } { $command }
# Words people type that our texts do not use, each with one they do. Extend it freely.
ask-card = Which card?
ask-ruling-second = And which other?
ask-ruling-none = none: all its rulings
ask-rule = Which topic?
ask-help-pick = type to filter · Enter: choose · Esc: leave
list-known = The box has { $all } district cards; we know { $known } of them and list those.
list-no-decks = This box has no official lists. Draw a deck: { -program } deck random -p 5 { -flag-edition } { $edition }

verdict-yes = Yes. { $text }
verdict-no = No. { $text }
subject-turn = When and how
subject-gold = Gold
subject-cards = Hand and deck
subject-building = Building
subject-city = Destroying and exchanging
subject-end = End of the game
subject-others = With other cards

standing-official = official
standing-variant = solo variant's rules
standing-reading = our reading
standing-silent = usual practice
state-killed = killed
state-bewitched = bewitched
state-robbed = robbed
state-threatened = threatened
state-warrant = with a warrant
state-beautified = beautified
state-completed = completed city
state-last-round = last round
state-first-turn = first turn
state-tie = tie
page-more = { $count ->
        [0] Facts and lists: { -program } card { $name } --full
        [one] One more ruling: { -program } card { $name } --full
       *[other] { $count } more rulings: { -program } card { $name } --full
    }
page-sources = Sources: { $sources }
sheet-characters = Characters
sheet-districts = Unique districts
sheet-districts-older = Purple districts
sheet-several = For several cards
sheet-legend = ° Not in the rulebook: our reading or usual practice. More on a card: { -program } { $command }
ruling-page-more = { $count ->
        [one] One more: { -program } { $command }
       *[other] { $count } more: { -program } { $command }
    }
ask-nothing-fits = no match: delete a letter
ask-untyped = type a few letters, or ↓
page-namesake = Another card has this name { $edition }: { -program } card { $card }
page-namesake-foreign = { $name } is another card { $edition }: { -program } card { $card }
