### Faults: what is wrong, and what to do in .advice.

error-unknown-card-none = There is no card "{ $typed }".
    .advice =
        Type a name in any of the four languages, or just its first letters.
        All cards: { -program } list characters{ $edition }, { -program } list districts{ $edition }
error-unknown-card-near = There is no card "{ $typed }".
    .advice =
        Did you mean:
        { $candidates }
error-unknown-card-several = "{ $typed }" could be several cards.
    .advice =
        Type more of the name:
        { $candidates }
error-unknown-topic-none = There is no topic "{ $typed }".
    .advice = All topics: { -program } rule{ $edition }
error-unknown-topic-near = There is no topic "{ $typed }".
    .advice =
        Did you mean:
        { $candidates }
error-unknown-topic-several = "{ $typed }" could be several topics.
    .advice =
        Type more of the name:
        { $candidates }
error-off-topic = "{ $typed }" doesn't look like a question about the rules.
    .advice = Ask about a card, a turn, building or scoring: { -program } ask does a killed player show the card
error-unsure = I'm not sure what you mean by "{ $typed }".
    .advice = Pick the question you mean, name the cards, or use other words.
error-nothing-found = Nothing found for "{ $typed }".
    .advice = Try fewer or other words, or another language with { -flag-lang }.
error-nothing-found-card = Nothing found for "{ $typed }".
    .advice = There is a card with that name: { -program } card { $card }{ $edition }
error-card-many = "{ $typed }" names several cards.
    .advice = What happens when they meet: { -program } ruling { $cards }{ $edition }
error-card-missing = Which card?
    .advice = Name it: { -program } card witch
error-ruling-missing = Which cards?
    .advice = Name one or more: { -program } ruling witch bishop
error-ask-missing = Ask what?
    .advice = Type the question: { -program } ask does a killed player show the card
error-search-missing = Search for what?
    .advice = Name a word: { -program } search crown
error-words-many = That is too long: { $count } characters.
    .advice = The limit is { $most }: use fewer words.
error-list-missing = List what?
    .advice = One of these: { -program } list characters, districts, decks or rules
error-list-what = There is no list "{ $value }".
    .advice = Lists: { $fits }
error-shell-missing = For which shell?
    .advice = One of these: { -program } completions bash, zsh, fish, powershell or elvish
error-filter-misplaced = { $option } doesn't work with this list.
    .advice = It works only with: { $fits }.

error-lang-variable = { -variable-lang } is "{ $value }", which isn't one of our languages.
    .advice = Set it to en, fr, ru or uk, or unset it.
error-settings-unreadable = The settings file { $file } can't be read.
    .advice = Check its permissions, or remove it. It is in the system's settings folder, or in CITADELS_HOME.
error-settings-syntax = { $why }
    .advice = Write settings like lang = "en", one per line, or remove the file.
error-folder-file = { $file } is a file, but a folder is needed there.
    .advice = Move that file somewhere else, or set CITADELS_HOME to a folder.
error-folder-denied = You have no permission to look into the folder { $file }.
    .advice = Change its permissions, or set CITADELS_HOME to another folder.
error-unreachable = { $file } is there, but can't be reached.
    .advice = Is it a link that leads nowhere, or on a disk that isn't connected? You can also set CITADELS_HOME to another folder.
error-saved-busy = { $file } is open in another terminal.
    .advice = Close it in the other terminal, then try again. Nothing was changed.
warning-said = Warning: { $message }

error-usage-command = There is no command "{ $typed }".
    .advice = All commands: { $command } { -flag-help }
error-usage-command-near = There is no command "{ $typed }".
    .advice = Did you mean { $near }? All commands: { $command } { -flag-help }
error-usage-option = Unknown option: { $typed }.
    .advice = See the options: { $command } { -flag-help }
error-usage-option-near = Unknown option: { $typed }.
    .advice = Did you mean { $near }?
error-usage-value = { $option } can't be "{ $value }".
    .advice = Possible values: { $fits }
error-usage-value-missing = { $option } needs a value.
    .advice = See the possible values: { $command } { -flag-help }
error-usage-value-missing-of = { $option } needs a value.
    .advice = Possible values: { $fits }
error-usage-values = { $option } has too many or too few values.
    .advice = See the possible values: { $command } { -flag-help }
error-usage-utf8 = An argument isn't valid UTF-8.
    .advice = Type it again.
error-usage-many = Too many arguments: { $count }.
    .advice = The limit is { $most } at once.
error-usage-all = { -flag-edition } all is only for card, ruling and search.
    .advice = Here { -flag-edition } can be 2016, classic or third.
error-usage-other = Unknown command.
    .advice = All commands: { -program } { -flag-help }
error-unwritable = The answer can't be written: { $why }.
    .advice = Free up space, or write it somewhere else.
error-unwritable-saved = The play is saved as play { $id }, but the answer can't be written: { $why }.
    .advice = Don't save it again. To see it: { -program } history show { $id }
error-unwritable-done = The play log was changed, but the answer can't be written: { $why }.
    .advice = Don't repeat it. To see the plays: { -program } history list
error-man-write = The pages can't be written to { $file }: { $why }.
    .advice = Choose a folder you may write to.

error-unknown-deck-none = There is no deck "{ $typed }".
    .advice =
        A deck is an official list, a file, a saved name or a code.
        All lists: { -program } list decks
error-unknown-deck-near = There is no deck "{ $typed }".
    .advice =
        Did you mean:
        { $candidates }
error-code-mistyped = No deck is saved as "{ $typed }". If it is a deck code, there is a typo in it.
    .advice = Compare it letter by letter; O and 0 count as the same, and so do I and 1. Saved decks: { -program } list decks
error-code-unknown = The deck code "{ $typed }" belongs to an edition or version that this program doesn't know.
    .advice = Update the program.
error-file-unreadable = { $file } can't be read.
    .advice = Check that it is a text file, and its permissions.
error-file-none = There is no file { $file }.
    .advice = Check its name and the folder.
error-file-big = { $file } is too big.
    .advice = A file may have up to 1 MiB. Leave out what isn't about the game.
error-file-utf16 = { $file } is UTF-16 text.
    .advice = Save it as UTF-8.
error-deck-syntax = { $why }
    .advice = A deck file has four lines: edition, players, characters, districts.
error-deck-missing = { $key } is missing.
    .advice = Add it: a list of card names or ids.
error-deck-in-file = In a file, "{ $deck }" can't be the deck.
    .advice = Use an official list, a file, a saved deck or a code.
error-with-idle = { CARD($card, form: "The") } isn't needed as a replacement here.
    .advice = A replacement is needed for the Emperor with 2 players, for the Queen with 3 or 4, and where rank 9 is missing.
error-player-count = Citadels is for 2 to 8 players, not { $players }.
    .advice = Give a number from 2 to 8, such as -p 5.
error-players-missing = For how many players?
    .advice = Add -p, such as -p 5
error-rank-missing = There is no character of rank { $rank }.
    .advice = A deck has one of each rank from 1 to 8.
error-rank-twice = { CARD($one, form: "The") } and { CARD($other, form: "the") } are both rank { $rank }.
    .advice = A deck has one character of each rank: leave one out.
error-nine-missing = With { $players } players, rank 9 must be in the game.
    .advice = Add one of these: { $cards }.
error-nine-with-two = { CARD($card, form: "The") } is rank 9, and games for 2 have no rank 9.
    .advice = Leave it out.
error-from-players = { CARD($card, form: "The") } needs at least { $least } players.
    .advice = Use another character of that rank.
error-nine-with-three = { CARD($card, form: "The") } is rank 9, and in this box games for 3 have no rank 9.
    .advice = Leave it out: 3 players use eight characters.
error-not-together = { CARD($one, form: "The") } and { CARD($other, form: "the") } can't be in the same game.
    .advice = Leave one of them out.
error-deck-edition = The deck "{ $deck }" is for another box: { $edition }.
    .advice = Leave { -flag-edition } out, or use a deck for the box you asked for.
error-not-for-decks = { CARD($card, form: "The") } is in every deck.
    .advice = You choose only characters and unique districts; the basic districts are always in.
error-deck-misplaced = { CARD($card, form: "The") } is in the wrong list.
    .advice = Characters go under characters, unique districts under districts.
error-deck-other-box = The deck "{ $deck }" is for another box: { $edition }.
    .advice = Use a deck for this box, or choose yours with { -flag-edition }.
error-solo-no-district = { CARD($card, form: "The") } isn't a district.
    .advice = Cities, hands and draws are lists of districts; a character goes into character.
error-unique-twice = The box doesn't have that many copies of { CARD($card, form: "the") }.
    .advice = The box has one copy of most unique districts; the older boxes have two Keeps.
error-unique-count =
    { $count ->
        [one] There is { $count } unique district.
       *[other] There are { $count } unique districts.
    }
    .advice = A deck needs { $wanted }.
error-wish-nine = { $players } players always play with { $fits } characters.
    .advice = Leave out --characters, or use { $fits }.
error-wish-same-rank = { CARD($one, form: "The") } and { CARD($other, form: "the") } have the same rank; a deck has only one of each rank.
    .advice = Ask for one of them.
error-wish-no-nine = { CARD($card, form: "The") } is rank 9, but there are only eight characters.
    .advice = Add --characters 9, or don't ask for this card.
error-wish-must-and-ban = --must and --ban both name { CARD($card, form: "the") }.
    .advice = Choose one of the two.
error-wish-too-many = You asked for { $count } unique districts.
    .advice = A deck has { $most }: leave some out.
error-wish-rank-empty = Your bans leave no character of rank { $rank }.
    .advice = A deck has one of each rank: allow one of them.
error-wish-too-few =
    { $count ->
        [one] The bans leave only { $count } unique district.
       *[other] The bans leave only { $count } unique districts.
    }
    .advice = A deck needs { $wanted }: ban fewer.
error-cannot-balance =
    No balanced deck fits these options: { $wishes }. { $which ->
        [cost] The costs would add up to { $possible }
        [six] Districts of cost 6: { $possible }
        [cheap] Districts of cost 3 or less: { $possible }
       *[other] "{ $measure }" would be { $possible }
    }; needed here: { $wanted }.
    .advice = Ask for less, or add --unbalanced.
error-cannot-balance-all = No balanced deck fits these options: { $wishes }. Each range is possible alone, but not all of them together.
    .advice = Ask for less, or add --unbalanced.
error-cannot-balance-rare = None of { $draws } draws gave a balanced deck with these options: { $wishes }. If there is one, it is very rare.
    .advice = Ask for less, or add --unbalanced.
error-seed-version = The seed "{ $seed }" is from a newer version of the draw.
    .advice = Update the program. A deck's code works in every version.
error-not-in-deck = { CARD($card, form: "The") } isn't in this deck.
    .advice = Name cards that are in it.
error-no-substitute = No other cards would keep the deck balanced.
    .advice = Redraw more cards, or draw a new deck.
error-name-letters = "{ $name }" can't be a name.
    .advice = Up to 40 letters, digits, spaces, hyphens and underscores.
error-name-taken = "{ $name }" is already taken: { $deck }.
    .advice = Names of official lists and deck codes can't be used: choose another name.
error-name-exists = Another deck is already saved as "{ $name }".
    .advice = Choose another name, or add --force.
error-no-folder = There is no folder to save "{ $name }" in.
    .advice = Set CITADELS_HOME to one.
error-no-saved = No deck is saved as "{ $name }".
    .advice = All saved decks: { -program } list decks
error-build-terminal = deck build asks questions and needs a terminal.
    .advice = Use { -program } deck random with --must, or a file.
error-usage-sheet-json = A sheet can't be JSON.
    .advice = Here { -flag-format } can be text, markdown or html.
error-usage-missing = Something is missing: { $what }.
    .advice = How to use it: { $command } { -flag-help }
error-usage-to = --to is missing: json, csv or bgstats.
    .advice = How to use it: { $command } { -flag-help }
error-characters-fixed = Only official lists can change size; this deck has { $count } characters.
    .advice = Leave --characters out, or draw a deck with it.
error-character-count = With { $players } players the number of characters can't be { $count }.
    .advice = There are { $fits } { $edition }: leave --characters out.
error-pass-terminal = Handing the device around needs a terminal.
    .advice = Without one, { -program } draft deal deals the cards and says who chooses when.
error-call-terminal = Calling the round needs a terminal.
    .advice = Without one, { -program } call --quick shows the list.
error-names-count =
    { $count ->
        [one] There is { $count } name for { $players } players.
       *[other] There are { $count } names for { $players } players.
    }
    .advice = Name everyone once, separated by commas.
error-names-few = Citadels is for 2 to 8 players, not { $count }.
    .advice = Name everyone once, separated by commas.
error-same-name = Two players are called "{ $name }".
    .advice = Give each player a different name.
error-player-name = "{ $name }" can't be a player's name.
    .advice = Use up to 30 letters, no commas and no control characters.
error-score-write = The file { $file } can't be written: { $why }.
    .advice = Choose another file with --score. Its content was printed to standard output.
error-score-place = The folder for { $file } doesn't exist.
    .advice = Name a file in a folder that exists.
error-score-exists = The file { $file } already exists.
    .advice = Choose another name, or add --force.
error-score-input = Score what?
    .advice = Name a file, or a line for each player: { -program } score "Ann: castle, tavern; gold 2" "Bob: keep". An empty file: { -program } score --template
error-score-syntax = { $why }
    .advice = The shape of a score file: { -program } score --template
error-field-unknown = There is no field "{ $key }" here.
    .advice = The fields are: { $fits }.
error-score-missing = { $key } is missing.
    .advice = Every player needs a name (name) and a city (city). An example file: { -program } score --template
error-field-value = { $key } can't be "{ $value }".
    .advice = Possible values: { $fits }
error-too-many = { $key } has too many entries: { $count }.
    .advice = Up to { $most } are possible.
error-score-line = I can't read "{ $line }".
    .advice = A line is a name, a colon and districts: "Ann: castle, tavern*; gold 2, hand 3, first"
error-score-count = "{ $line }" needs a number.
    .advice = A number from 0 to { $most }, for example: { $example }
error-score-word = "{ $typed }" is neither a district nor a keyword.
    .advice = Besides districts, a line can have: gold 2, hand 3, museum 4, crown, first, rank 5, last haunted quarter
error-score-number = "{ $value }" isn't a number that fits here.
    .advice = Type a number from 0 to { $most }.
error-score-files = Give either one file or lines.
    .advice = Put everything into one file, or give a line for each player.
error-score-no-file = There is no file { $file }.
    .advice = If you meant a player, put a colon after the name: "Ann: castle, tavern".
error-score-edition = The file's edition differs from --edition.
    .advice = Leave --edition out, or correct the file.
error-score-names = --names is only for the score sheet.
    .advice = Lines and files already have the names: leave --names out.
error-score-deck = The file's deck differs from --deck: "{ $deck }".
    .advice = Leave --deck out, or correct the file.
error-score-draft = The unfinished score in { $file } can't be read.
    .advice = Remove that file, or move it somewhere else.
error-score-draft-newer = The unfinished score in { $file } is from a newer version.
    .advice = Update the program, or move the file somewhere else.
error-not-buildable = { CARD($card, form: "The") } can't be built.
    .advice = If the card is in hand, write it there: hand = ["{ $card }"] in a file, "hand 1 + { $card }" in a line.
error-not-a-district = { CARD($card, form: "The") } is a character, not a district.
    .advice = A city has only districts.
error-not-in-edition = { CARD($card, form: "The") } isn't { $edition }.
    .advice = Choose a card from this box, or another { -flag-edition }.
error-too-many-copies = { $count } copies of { CARD($card, form: "the") }, but the box has only { $copies }.
    .advice = Count again, or add --allow too-many-copies.
error-score-not-in-deck = { CARD($card, form: "The") } isn't in this game's deck.
    .advice = Check again, or add --allow not-in-deck.
error-two-crowns = Several players have the crown: { $names }.
    .advice = Only one player can have it.
error-two-first = Several players are marked as first: { $names }.
    .advice = Only one player can be the first to complete a city.
error-first-not-complete =
    { $name } is marked as first but has only { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }: in this { $players }-player game a city needs { $wanted }.
    .advice = Check the city. If the city was complete and shrank later, add --allow first-not-complete: the 4 points stay.
error-first-missing = A city is complete, but nobody was first.
    .advice = Add who it was: first = true, or "first" in the line; or add --allow first-missing.
error-same-rank = Two players have rank { $rank }: { $names }.
    .advice = There is only one of each character.
error-score-few =
    { $count ->
        [one] There is { $count } player.
       *[other] There are { $count } players.
    }
    .advice = Citadels is for 2 to 8 players: enter all of them, each once.
error-history-none = There is no play { $id }.
    .advice = See all plays with { -program } history list.
error-history-empty = There is nothing to undo.
    .advice = See all plays with { -program } history list.
error-history-player = No saved play has a player "{ $name }".
    .advice = Known players: { $known }
error-history-nobody = There is no player "{ $name }": no play is saved yet.
    .advice = Save a play first: { -program } score --save
error-history-called = "{ $given }" doesn't name a player in this play.
    .advice = Write OLD=NEW, where OLD is one of { $players }.
error-history-both = "{ $one }" and "{ $other }" played against each other, so they can't be the same person (play { $plays }).
    .advice = Choose another name, or change those plays first: { -program } history edit
error-history-edit = What should be changed?
    .advice = Use --date, --minutes, --location, --comment, --deck or --player OLD=NEW.
error-history-newer = Line { $line } of the play log { $file } is from a newer version of the program.
    .advice = Update the program: this version changes nothing there. If you never had one, the line is damaged: { -program } history check --repair
error-history-broken = The play log { $file } is damaged.
    .advice = To repair it: { -program } history check --repair
error-history-busy = Another program is still writing the play log { $file }.
    .advice = Nothing was changed. Close that program and try again; it may be waiting in another window.
error-history-unreadable = The play log { $file } can't be read: { $why }.
    .advice = Check its permissions, or set CITADELS_HOME to another folder.
error-write = { $file } can't be written: { $why }.
    .advice = Check the folder and its permissions, or set CITADELS_HOME to another folder.
error-write-full = { $file } can't be written: { $why }.
    .advice = Free up some space and try again.
why-full = the disk is full
why-too-large = the file would be too large
why-denied = access is denied
why-read-only = the disk is read-only
why-nowhere = the folder doesn't exist
why-no-file = it isn't an ordinary file
error-import-syntax = { $file } isn't an export of plays.
    .advice = Use a file made with { -program } history export --to json, or --to csv.
error-import-play = A play in { $file } is incomplete or has a wrong value.
    .advice = Nothing was imported. Export the plays again: { -program } history export --to json
error-import-nobody = A play in { $file } has no players.
    .advice = Nothing was imported. Export the plays again: { -program } history export --to json
error-import-value = "{ $value }" isn't valid in the column "{ $column }".
    .advice = Nothing was imported. Write it as in: { -program } history export --to csv
error-no-log = There is no folder for the play log.
    .advice = Set CITADELS_HOME to one.
error-date = "{ $value }" isn't a date.
    .advice = Write it as 2026-11-16.
error-date-far = "{ $value }" is too early or too late for a play.
    .advice = Give a day from 1988 to the end of next year.
error-solo-terminal = A game against Vova needs a terminal.
    .advice = Without one, { -program } solo turn FILE plays his turn, and { -program } solo score FILE counts the points at the end.
error-solo-options = These options only work in the game on a terminal.
    .advice = Leave them out here: solo turn and solo score take a file.
error-solo-missing = { $key } is missing.
    .advice = Add it. Both sides need a character and their gold.
error-solo-card = { CARD($card, form: "The") } isn't used in the solo variant.
    .advice = Solo uses the eight characters and the districts of the base game, without The Dark City.
error-solo-character = "{ $value }" isn't one of the eight characters.
    .advice = They are: { $fits }.
error-too-few-draws =
    { $count ->
        [one] Vova needs one more district card.
       *[other] Vova needs { $count } more district cards.
    }
    .advice = Add the top cards of the deck to draws, in order: one for each building phase. The rules don't cover an empty deck; if yours is empty, he takes his gold and builds nothing.
error-same-character = You and Vova can't both be { CARD($card, form: "the") }.
    .advice = There is only one of each character.
error-bad-target = { CARD($yours, form: "The") } can't name { CARD($card, form: "the") }.
    .advice = Nobody can name themselves, and the Thief can't name the Assassin.
error-solo-copies = There are { $count } copies of { CARD($card, form: "the") }, but the box has only { $copies }.
    .advice = Check both cities, your hand and the cards turned up.
error-solo-twice = A city can't have { CARD($card, form: "a") } twice.
    .advice = Take one out. Solo uses only the base game, and that has no Quarry.
error-solo-over-vova = Vova's city is already complete: the game was over before this turn.
    .advice = Write his city as it was before his turn, or count the points: { -program } solo score FILE
error-solo-over-you = Your city is already complete, but you play after Vova: the game was over before this round.
    .advice = Write your city as it was before your turn, or count the points: { -program } solo score FILE
error-solo-not-over = The game isn't over: no city is complete yet. It takes { $wanted } districts.
    .advice = Play on. To see the points so far: { -program } score FILE{ $edition }
error-solo-names = A solo score has two players, "You" and "Vova"; "{ $name }" is neither, or is there twice.
    .advice = Name them You and Vova, in any of the four languages.
error-solo-players =
    { $count ->
        [one] There is { $count } player.
       *[other] There are { $count } players.
    }
    .advice = A solo score has two: You and Vova.
error-solo-none = There is no saved game to continue.
    .advice = Start one: { -program } solo
error-solo-edition = The saved game is in the { $edition }.
    .advice = Resume it without { -flag-edition }, or start another with { -flag-new }.
error-solo-new-resume = { -flag-new } and { -flag-resume } can't be used together.
    .advice = Leave one of them out.
error-solo-folder = There is no folder to save the game in.
    .advice = Name a file, { -program } solo game.json, or set CITADELS_HOME to a folder.
error-solo-newer = { $file } is from a newer version of the program.
    .advice = Update the program, or start over with { -flag-new }, which replaces it.
error-solo-step = In the saved game, "{ $value }" isn't a step.
    .advice = Remove this step and those after it, or start over with { -flag-new }.
error-solo-step-barred = In the saved game, the step "{ $value }" isn't possible: { $why }
    .advice = Remove this step and those after it, or start over with { -flag-new }.
error-solo-gold = "{ $value }" isn't an amount of gold.
    .advice = Type a number from 0 to 9999.
error-solo-foreign = { $file } isn't a saved game.
    .advice = Name another file, or remove this one. If it is the usual save file, { -flag-new } replaces it.

## What is wrong with the syntax of a file, and how many more faults there are.

# A fault with its place before it, which then begins with a small letter.
fault-at = { $place }: { $message }
faults-more =
    { $count ->
        [one] …and 1 more error.
       *[other] …and { $count } more errors.
    }
slip-quote = a quotation mark is missing: { $text }
slip-comma = a comma is missing: { $text }
slip-extra-comma = there is one comma too many: { $text }
slip-bracket = a bracket is missing: { $text }
slip-sign = name and value need = between them, in JSON a colon: { $text }
slip-value = a value is missing: { $text }
slip-key = this name needs quotation marks: { $text }
slip-twice = this is here twice: { $text }
slip-deep = brackets are nested too deeply: { $text }
slip-end = the end is missing, a bracket or a quotation mark: { $text }
slip-other = I can't read this: { $text }

## Locations of faults, for people.

place-player = player { $number }
place-player-named = player { $number } ({ $name })
place-city = district { $number }
place-hand = card { $number } in hand
place-line = line { $number }
place-draws = card { $number } for Vova
place-card = card { $number }
place-feature = feature { $number }
place-steps = step { $number }
place-turns = turn { $number }
place-tiles = tile { $number }
place-followers = follower { $number }
place-grid = row { $row }, column { $column }
place-characters = character { $number }
place-districts = district { $number }
place-last_round = last round, district { $number }
place-players = player { $number }
place-other = { $key } { $number }
place-file = { $file }, line { $number }
place-key-you = you
place-key-vova = Vova
place-key-deck = deck
place-key-character = character
place-key-target = target
place-key-name = name
place-key-city = city
place-key-hand = hand
place-key-gold = gold
