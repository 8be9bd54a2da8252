### Faults: what is wrong, and what to do in .advice.

error-unknown-card-none = There is no card "{ $typed }".
    .advice =
        Names in any of the four languages work, and so do beginnings.
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
error-off-topic = "{ $typed }" does not look like a question about the rules.
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
    .advice = Up to { $most } are read: use fewer words.
error-list-missing = List what?
    .advice = One of these: { -program } list characters, districts, decks or rules
error-list-what = "{ $value }" cannot be listed.
    .advice = These can: { $fits }
error-shell-missing = For which shell?
    .advice = One of these: { -program } completions bash, zsh, fish, powershell or elvish
error-filter-misplaced = { $option } does not work with this list.
    .advice = It works only with: { $fits }.

error-lang-variable = { -variable-lang } is "{ $value }", which is not one of our languages.
    .advice = Set it to en, fr, ru or uk, or unset it.
error-settings-unreadable = The settings file { $file } cannot be read.
    .advice = Check its permissions, or remove it. It is in the system's settings folder, or in CITADELS_HOME.
error-settings-syntax = The settings file { $file } is not TOML: { $why }
    .advice = Write settings like lang = "en", one per line, or remove the file.
error-folder-file = { $file } is a file, but a folder is needed there.
    .advice = Move that file somewhere else, or set CITADELS_HOME to a folder.
error-folder-denied = You have no permission to look into the folder { $file }.
    .advice = Change its permissions, or set CITADELS_HOME to another folder.
error-unreachable = { $file } is there, but cannot be reached.
    .advice = Is it a link that leads nowhere, or on a disk that is not connected? You can also set CITADELS_HOME to another folder.
error-saved-busy = { $file } is open in another terminal.
    .advice = Close it there first. Nothing was changed.
warning-said = Warning: { $message }

error-usage-command = There is no command "{ $typed }".
    .advice = All commands: { $command } { -flag-help }
error-usage-command-near = There is no command "{ $typed }".
    .advice = Did you mean { $near }? All commands: { $command } { -flag-help }
error-usage-option = "{ $typed }" is not understood here.
    .advice = See the options: { $command } { -flag-help }
error-usage-option-near = "{ $typed }" is not understood here.
    .advice = Did you mean { $near }?
error-usage-value = "{ $value }" is not a value for { $option }.
    .advice = Possible values: { $fits }
error-usage-value-missing = { $option } needs a value.
    .advice = See what it takes: { $command } { -flag-help }
error-usage-value-missing-of = { $option } needs a value.
    .advice = Possible values: { $fits }
error-usage-values = { $option } has too many or too few values.
    .advice = See what it takes: { $command } { -flag-help }
error-usage-utf8 = An argument is not valid UTF-8.
    .advice = Type it again.
error-usage-many = Too many arguments: { $count }.
    .advice = Up to { $most } are read at once.
error-usage-all = { -flag-edition } all is only for card, ruling and search.
    .advice = Here { -flag-edition } can be 2016, classic or third.
error-usage-other = The command is not understood.
    .advice = All commands: { -program } { -flag-help }
error-unwritable = The answer cannot be written: { $why }.
    .advice = Free up space, or write it somewhere else.
error-unwritable-saved = The play is saved as play { $id }, but the answer cannot be written: { $why }.
    .advice = Do not save it again. To see it: { -program } history show { $id }
error-unwritable-done = The play log is changed, but the answer cannot be written: { $why }.
    .advice = Do not do it again. To see the plays: { -program } history list
error-man-write = The pages cannot be written to { $file }: { $why }.
    .advice = Choose a folder you may write to.

error-unknown-deck-none = There is no deck "{ $typed }".
    .advice =
        A deck is an official list, a file, a saved name or a code.
        All lists: { -program } list decks
error-unknown-deck-near = There is no deck "{ $typed }".
    .advice =
        Did you mean:
        { $candidates }
error-code-mistyped = No deck is saved as "{ $typed }". If it is a deck code, one character is wrong.
    .advice = Compare it character by character; O and 0, I and 1 are the same. All saved decks: { -program } list decks
error-code-unknown = The deck code "{ $typed }" belongs to an edition or version this program does not know.
    .advice = A newer version of the program may know it.
error-file-unreadable = { $file } cannot be read.
    .advice = Check that it is a text file and that you may read it.
error-file-none = There is no file { $file }.
    .advice = Check its name and the folder.
error-file-big = { $file } is too big.
    .advice = A file may have up to 1 MiB. Leave out what is not about the game.
error-file-utf16 = { $file } is UTF-16 text.
    .advice = Save it as UTF-8.
error-deck-syntax = { $why }
    .advice = A deck file has four lines: edition, players, characters, districts.
error-deck-missing = { $key } is missing.
    .advice = Add it: a list of card names or ids.
error-deck-in-file = In a file, "{ $deck }" cannot be the deck.
    .advice = Name an official list, a file, a saved deck or a code.
error-with-idle = { CARD($card, form: "The") } isn't needed as a replacement here.
    .advice = A replacement is needed for the Emperor with 2 players, for the Queen with 3 or 4, and where rank 9 is missing.
error-player-count = Citadels is for 2 to 8 players, not { $players }.
    .advice = Give a number from 2 to 8, such as -p 5.
error-players-missing = For how many players?
    .advice = Say how many with -p: -p 5
error-rank-missing = There is no character of rank { $rank }.
    .advice = A deck has one of each rank from 1 to 8.
error-rank-twice = { $one } and { $other } both have rank { $rank }.
    .advice = A deck has one character of each rank: leave one out.
error-nine-missing = With { $players } players rank 9 must be in the game.
    .advice = Add one of these: { $cards }.
error-nine-with-two = { CARD($card, form: "The") } is rank 9, and games for 2 have no rank 9.
    .advice = Leave it out.
error-from-players = { CARD($card, form: "The") } needs at least { $least } players.
    .advice = Take another character of that rank.
error-nine-with-three = { $card } has rank 9, and in this box 3 players do not use rank 9.
    .advice = Leave it out: 3 players use eight characters.
error-not-together = { $one } and { $other } are not used together.
    .advice = Leave one of them out.
error-deck-edition = The deck "{ $deck }" is for another box: { $edition }.
    .advice = Leave { -flag-edition } out, or use a deck for the box you asked for.
error-not-for-decks = You do not choose { $card } for a deck.
    .advice = You choose characters and unique districts; the basic districts are always in.
error-deck-misplaced = { $card } is in the wrong list.
    .advice = Characters go under characters, unique districts under districts.
error-deck-other-box = The deck "{ $deck }" is for another box: { $edition }.
    .advice = Use a deck for this box, or say with { -flag-edition } which box you play with.
error-solo-no-district = { $card } is not a district.
    .advice = Cities, hands and draws are lists of districts; a character goes into character.
error-unique-twice = The box does not have that many copies of { $card }.
    .advice = The box has one copy of most unique districts; the older boxes have two Keeps.
error-unique-count =
    { $count ->
        [one] There is { $count } unique district.
       *[other] There are { $count } unique districts.
    }
    .advice = A deck has { $wanted }.
error-wish-nine = { $players } players always play with { $fits } characters.
    .advice = Leave out --characters, or use { $fits }.
error-wish-same-rank = { $one } and { $other } have the same rank and cannot both be in.
    .advice = A deck has one character of each rank: ask for one of them.
error-wish-no-nine = { $card } has rank 9, but there are only eight characters.
    .advice = Add --characters 9, or do not ask for this card.
error-wish-must-and-ban = { $card } is both asked for and banned.
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
    .advice = A deck has { $wanted }: ban fewer.
error-cannot-balance =
    No balanced deck fits these wishes: { $wishes }. { $which ->
        [cost] The costs would add up to { $possible }
        [six] Districts of cost 6: { $possible }
        [cheap] Districts of cost 3 or less: { $possible }
       *[other] "{ $measure }" would be { $possible }
    }; a balanced deck has { $wanted }.
    .advice = Ask for less, or add --unbalanced.
error-cannot-balance-all = No balanced deck fits these wishes: { $wishes }. Each range is possible alone, but not all of them together.
    .advice = Ask for less, or add --unbalanced.
error-cannot-balance-rare = None of { $draws } draws gave a balanced deck with these wishes: { $wishes }. If there is one, it is very rare.
    .advice = Ask for less, or add --unbalanced.
error-seed-version = The seed "{ $seed }" is from a newer version of the draw.
    .advice = A newer version of the program knows it. A deck's code works in every version.
error-not-in-deck = { $card } is not in this deck.
    .advice = Name cards that are.
error-no-substitute = No other cards would keep the deck balanced.
    .advice = Redraw more cards, or draw a new deck.
error-name-letters = "{ $name }" cannot be a name.
    .advice = Up to 40 letters, digits, spaces, hyphens and underscores.
error-name-taken = "{ $name }" already means another deck: { $deck }.
    .advice = Names of official lists and deck codes are taken: choose another name.
error-name-exists = Another deck is already saved as "{ $name }".
    .advice = Choose another name, or add --force.
error-no-folder = There is no folder to save "{ $name }" in.
    .advice = Set CITADELS_HOME to one.
error-no-saved = No deck is saved as "{ $name }".
    .advice = All saved decks: { -program } list decks
error-build-terminal = Building a deck asks questions, and there is no terminal to ask on.
    .advice = Use { -program } deck random with --must, or a file.
error-usage-sheet-json = { -flag-format } json does not work for a sheet.
    .advice = Here { -flag-format } can be text, markdown or html.
error-usage-missing = Something is missing: { $what }.
    .advice = How to use it: { $command } { -flag-help }
error-usage-to = --to is missing: json, csv or bgstats.
    .advice = How to use it: { $command } { -flag-help }
error-characters-fixed = This deck has { $count } characters, and only official lists are adapted.
    .advice = Leave --characters out, or draw a deck with it.
error-character-count = With { $players } players the number of characters cannot be { $count }.
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
    .advice = Name everyone once, the player with the crown first, or leave --names out.
error-names-few = Citadels is for 2 to 8 players, not { $count }.
    .advice = Name everyone once, the player with the crown first.
error-same-name = Two players are called "{ $name }".
    .advice = Give everyone a name of their own.
error-player-name = "{ $name }" cannot be a player's name.
    .advice = Use up to 30 letters, no commas and no control characters.
error-score-write = The file { $file } can't be written: { $why }.
    .advice = Choose another file with --score. Its content was printed to standard output.
error-score-place = The folder for { $file } does not exist.
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
error-field-value = { $key } cannot be "{ $value }".
    .advice = It can be: { $fits }.
error-too-many = { $key } has too many entries: { $count }.
    .advice = Up to { $most } are possible.
error-score-line = "{ $line }" is not understood.
    .advice = A line is a name, a colon and districts: "Ann: castle, tavern*; gold 2, hand 3, first"
error-score-count = "{ $line }" needs a number.
    .advice = A number from 0 to { $most }, for example: { $example }
error-score-word = "{ $typed }" is neither a district nor a word that is known here.
    .advice = Besides districts, a line can say: gold 2, hand 3, museum 4, crown, first, rank 5, last haunted quarter
error-score-number = "{ $value }" does not work here.
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
error-score-draft = The unfinished score in { $file } cannot be read.
    .advice = Remove that file, or move it somewhere else.
error-score-draft-newer = The unfinished score in { $file } is from a newer version.
    .advice = Use that version, or move the file somewhere else.
error-not-buildable = { $card } cannot be built.
    .advice = If the card is in hand, write it there: hand = ["{ $card }"] in a file, "hand 1 + { $card }" in a line.
error-not-a-district = { $card } is a character, not a district.
    .advice = A city holds districts.
error-not-in-edition = { $card } is not { $edition }.
    .advice = Choose a card from this box, or another { -flag-edition }.
error-too-many-copies = { $count } copies of { $card }, but the box has only { $copies }.
    .advice = Count again, or add --allow too-many-copies.
error-score-not-in-deck = { $card } is not in tonight's deck.
    .advice = Check again, or add --allow not-in-deck.
error-two-crowns = Several players have the crown: { $names }.
    .advice = Only one player has it.
error-two-first = Several players were first: { $names }.
    .advice = Only one player completed a city first.
error-first-not-complete =
    { $name } is marked as first but has only { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }: in this { $players }-player game a city needs { $wanted }.
    .advice = Check again. If the city was complete and shrank later, add --allow first-not-complete: the 4 points stay.
error-first-missing = A city is complete, but nobody was first.
    .advice = Say who: first = true, or "first" in the line; or add --allow first-missing.
error-same-rank = Two players have rank { $rank }: { $names }.
    .advice = There is only one of each character.
error-score-few =
    { $count ->
        [one] There is { $count } player.
       *[other] There are { $count } players.
    }
    .advice = Citadels is for 2 to 8 players.
error-history-none = There is no play { $id }.
    .advice = All plays: { -program } history list
error-history-empty = There is nothing to undo.
    .advice = All plays: { -program } history list
error-history-player = No saved play has a player "{ $name }".
    .advice = Known players: { $known }
error-history-nobody = There is no player "{ $name }": no play is saved yet.
    .advice = Save a play first: { -program } score --save
error-history-called = "{ $given }" does not name a player in this play.
    .advice = Write OLD=NEW, where OLD is one of { $players }.
error-history-both = "{ $one }" and "{ $other }" played against each other, so they cannot be the same person (play { $plays }).
    .advice = Choose another name, or change those plays first: { -program } history edit
error-history-edit = What should be changed?
    .advice = Say it with --date, --minutes, --location, --comment, --deck or --player OLD=NEW.
error-history-newer = Line { $line } of the play log { $file } is from a newer version of the program.
    .advice = Use that version: this one changes nothing there. If you never had one, the line is damaged: { -program } history check --repair
error-history-broken = The play log { $file } is damaged.
    .advice = To repair it: { -program } history check --repair
error-history-busy = Another program is still writing the play log { $file }.
    .advice = Nothing was changed. Close that program and try again; it may be waiting in another window.
error-history-unreadable = The play log { $file } cannot be read: { $why }.
    .advice = Make it a file that you may read, or set CITADELS_HOME to another folder.
error-write = { $file } can't be written: { $why }.
    .advice = Check the folder and its permissions, or set CITADELS_HOME to another folder.
error-write-full = { $file } can't be written: { $why }.
    .advice = Free up some space and try again.
why-full = the disk is full
why-too-large = the file would be too large
why-denied = access is denied
why-read-only = the disk can only be read
why-nowhere = a part of the path is missing
why-no-file = it is not a file
error-import-syntax = { $file } is not an export of plays.
    .advice = Take a file made with { -program } history export --to json, or --to csv.
error-import-play = A play in { $file } is incomplete or has a value that does not fit.
    .advice = Nothing was imported. Export the plays again: { -program } history export --to json
error-import-nobody = A play in { $file } has no players.
    .advice = Nothing was imported. Export the plays again: { -program } history export --to json
error-import-value = "{ $value }" does not fit the column "{ $column }".
    .advice = Nothing was imported. Write it as in: { -program } history export --to csv
error-no-log = There is no folder for the play log.
    .advice = Set CITADELS_HOME to one.
error-date = "{ $value }" is not a date.
    .advice = Write it as 2026-11-16.
error-date-far = "{ $value }" is too early or too late for a play.
    .advice = Give a day from 1988 to the end of next year.
error-solo-terminal = A game against Vova needs a terminal.
    .advice = Without one, { -program } solo turn FILE plays his turn, and { -program } solo score FILE counts the points at the end.
error-solo-options = These options only work in the game on a terminal.
    .advice = Leave them out here: solo turn and solo score take a file.
error-solo-missing = { $key } is missing.
    .advice = Add it. Both sides need a character and their gold.
error-solo-card = { $card } is not used in the solo variant.
    .advice = Solo uses the eight characters and the districts of the base game, without The Dark City.
error-solo-character = "{ $value }" is not one of the eight characters.
    .advice = They are: { $fits }.
error-too-few-draws =
    { $count ->
        [one] Vova needs one more district card.
       *[other] Vova needs { $count } more district cards.
    }
    .advice = Add the top cards of the deck to draws, in order: one for each building phase. The rules do not cover an empty deck; if yours is empty, he takes his gold and builds nothing.
error-same-character = You and Vova cannot both be the { $card }.
    .advice = There is only one of each character.
error-bad-target = The { $yours } cannot name the { $card }.
    .advice = Nobody can name themselves, and the Thief cannot name the Assassin.
error-solo-copies = There are { $count } of { $card }, but the box has only { $copies }.
    .advice = Check both cities, your hand and the cards turned up.
error-solo-twice = A city cannot have two of the same district: { $card }.
    .advice = Take one out. Solo uses only the base game, and that has no Quarry.
error-solo-over-vova = Vova's city is already complete: the game was over before this turn.
    .advice = Write his city as it was before his turn, or count the points: { -program } solo score FILE
error-solo-over-you = Your city is already complete, but you play after Vova: the game was over before this round.
    .advice = Write your city as it was before your turn, or count the points: { -program } solo score FILE
error-solo-not-over = The game is not over: no city is complete yet. It takes { $wanted } districts.
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
    .advice = Go on with it without { -flag-edition }, or start another with { -flag-new }.
error-solo-new-resume = { -flag-new } and { -flag-resume } contradict each other.
    .advice = Leave one of them out.
error-solo-folder = There is no folder to save the game in.
    .advice = Name a file, { -program } solo game.json, or set CITADELS_HOME to a folder.
error-solo-newer = { $file } is from a newer version of the program.
    .advice = Use that version, or start over with { -flag-new }, which replaces it.
error-solo-step = In the saved game, "{ $value }" is not a step.
    .advice = Remove this step and those after it, or start over with { -flag-new }.
error-solo-step-barred = In the saved game, the step "{ $value }" is not possible: { $why }
    .advice = Remove this step and those after it, or start over with { -flag-new }.
error-solo-gold = "{ $value }" is not an amount of gold.
    .advice = Type a number from 0 to 9999.
error-solo-foreign = { $file } is not a saved game.
    .advice = Name another file, or remove this one. If it is the usual save file, { -flag-new } replaces it.

## What is wrong with the syntax of a file, and how many more faults there are.

# A fault with its place before it, which then begins with a small letter.
fault-at = { $place }: { $message }
faults-more =
    { $count ->
        [one] And 1 more fault.
       *[other] And { $count } more faults.
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
slip-other = this is not understood: { $text }

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
