### Faults: what is wrong, and in .advice what to do.

error-unknown-card-none = There is no card “{ $typed }”.
    .advice =
        Names in any of the four languages work, and so do beginnings.
        All cards: { -program } list characters{ $edition }, { -program } list districts{ $edition }
error-unknown-card-near = There is no card “{ $typed }”.
    .advice =
        Did you mean
        { $candidates }
error-unknown-card-several = “{ $typed }” may be several cards.
    .advice =
        Type more of the name, or the word in brackets:
        { $candidates }
error-unknown-topic-none = There is no topic “{ $typed }”.
    .advice = All topics: { -program } rule{ $edition }
error-unknown-topic-near = There is no topic “{ $typed }”.
    .advice =
        Did you mean
        { $candidates }
error-unknown-topic-several = “{ $typed }” may be several topics.
    .advice =
        Type more of the name, or the word in brackets:
        { $candidates }
error-nothing-settles = I have no answer to “{ $typed }”.
    .advice = Name the cards, or ask in other words; { -program } search looks for single words.
error-nothing-found = Nothing found for “{ $typed }”.
    .advice = Try fewer or other words, or another language with { -flag-lang }.
error-nothing-found-card = Nothing found for “{ $typed }”.
    .advice = There is a card of that name: { -program } card { $card }{ $edition }
error-card-many = “{ $typed }” are several cards.
    .advice = What happens when they meet: { -program } ruling { $cards }{ $edition }
error-card-missing = Which card?
    .advice = Name it: { -program } card witch
error-ruling-missing = Which cards?
    .advice = Name one or more: { -program } ruling witch bishop
error-ask-missing = Ask what?
    .advice = Type the question: { -program } ask does a killed player show the card
error-search-missing = Search for what?
    .advice = Name a word: { -program } search crown
error-list-missing = List what?
    .advice = One of these: { -program } list characters, districts, decks or rules
error-list-what = “{ $value }” cannot be listed.
    .advice = These can: { $fits }
error-filter-misplaced = { $option } does not fit what is listed.
    .advice = It narrows only: { $fits }.

error-lang-variable = { -variable-lang } is “{ $value }”, which is none of our languages.
    .advice = Set it to en, fr, ru or uk, or unset it.
error-settings-unreadable = The settings file { $file } cannot be read.
    .advice = Make it a readable file, or remove it. The folder is the system's for settings, or that of CITADELS_HOME.
error-settings-syntax = The settings file { $file } is not TOML.
    .advice = Write settings like lang = "en", one on each line, or remove the file.

error-usage-command = There is no command “{ $typed }”.
    .advice = All commands: { $command } { -flag-help }
error-usage-command-near = There is no command “{ $typed }”.
    .advice = Did you mean { $near }? All commands: { $command } { -flag-help }
error-usage-option = “{ $typed }” is not understood here.
    .advice = What is: { $command } { -flag-help }
error-usage-option-near = “{ $typed }” is not understood here.
    .advice = Did you mean { $near }?
error-usage-value = “{ $value }” does not fit { $option }.
    .advice = These do: { $fits }
error-usage-value-missing = { $option } needs a value.
    .advice = What it takes: { $command } { -flag-help }
error-usage-value-missing-of = { $option } needs a value.
    .advice = One of these: { $fits }
error-usage-values = { $option } has too many or too few values.
    .advice = What it takes: { $command } { -flag-help }
error-usage-utf8 = An argument is not valid UTF-8.
    .advice = Type it anew.
error-usage-all = { -flag-edition } all is only for card, ruling and search.
    .advice = Here { -flag-edition } can be 2016, classic or third.
error-usage-other = The command is not understood.
    .advice = All commands: { -program } { -flag-help }
error-unwritable = The answer cannot be written: { $why }
    .advice = Make room, or write it elsewhere.

error-unknown-deck-none = There is no deck “{ $typed }”.
    .advice =
        A deck is an official list, a file, a saved name or a code.
        All lists: { -program } list decks
error-unknown-deck-near = There is no deck “{ $typed }”.
    .advice =
        Did you mean
        { $candidates }
error-code-mistyped = No deck is saved as “{ $typed }”, and if it is a deck code, a letter is wrong.
    .advice = Compare it letter by letter; O and 0, I and 1 are the same. All saved decks: { -program } list decks
error-code-unknown = The deck code “{ $typed }” is of an edition or version not known here.
    .advice = A newer version of the program may know it.
error-file-unreadable = The file { $file } cannot be read.
    .advice = Check its name and that it is text.
error-deck-syntax = The file { $file } is neither TOML nor JSON.
    .advice = Four lines make a deck: edition, players, characters, districts.
error-deck-missing = There is no { $key }.
    .advice = Add it: a list of card names or ids.
error-with-idle = { $card } takes nobody's place in this list.
    .advice = Substitutes are needed for the Emperor with 2 players, the Queen with 3 or 4, and where rank 9 is missing.
error-player-count = A table of { $players } cannot play.
    .advice = Citadels is for 2 to 8.
error-players-missing = For how many players?
    .advice = Say it with -p: -p 5
error-rank-missing = There is no character of rank { $rank }.
    .advice = A deck has one of each rank from 1 to 8.
error-rank-twice = { $one } and { $other } are both of rank { $rank }.
    .advice = A deck has one character of each rank: leave one out.
error-nine-missing = With { $players } players rank 9 must be in the game.
    .advice = Add one of these: { $cards }.
error-nine-with-two = { $card } is of rank 9, and with 2 players there is no rank 9.
    .advice = Leave it out.
error-from-players = { $card } can be used only with { $least } or more players.
    .advice = Take another character of that rank.
error-nine-with-three = { $card } is of rank 9, and in this box 3 players have no rank 9.
    .advice = Leave it out: 3 players use eight characters.
error-not-together = { $one } and { $other } are not used together.
    .advice = Leave one of them out.
error-deck-edition = The deck “{ $deck }” is for another box: { $edition }.
    .advice = Leave { -flag-edition } out, or take a deck of the box you asked for.
error-not-for-decks = { $card } is not a card to choose for a deck.
    .advice = Characters and unique districts are chosen; the basic districts are always in.
error-deck-misplaced = { $card } stands in the wrong list.
    .advice = Characters belong in characters, unique districts in districts.
error-deck-other-box = The deck “{ $deck }” is for another box: { $edition }.
    .advice = Take a deck of this box, or say with { -flag-edition } which box you play with.
error-solo-no-district = { $card } is no district.
    .advice = Cities, hands and draws hold districts; characters stand in character.
error-unique-twice = { $card } stands more often than the box has it.
    .advice = Of most unique districts the box has one; of the older Keep, two.
error-unique-count = There are { $count } unique districts.
    .advice = A deck has { $wanted }.
error-wish-nine = With { $players } players the number of characters is not free.
    .advice = So many players use { $fits } characters.
error-wish-same-rank = { $one } and { $other } are of the same rank and cannot both be in.
    .advice = A deck has one character of each rank: wish for one of them.
error-wish-no-nine = { $card } is of rank 9, but there are eight characters.
    .advice = Add --characters 9, or leave the wish out.
error-wish-must-and-ban = { $card } is both wished for and banned.
    .advice = Decide for one of the two.
error-wish-too-many = { $count } unique districts are wished for.
    .advice = A deck has { $most }: leave some out.
error-wish-rank-empty = The bans leave no character of rank { $rank }.
    .advice = A deck has one of each rank: allow one of them.
error-wish-too-few = The bans leave only { $count } unique districts.
    .advice = A deck has { $wanted }: allow more.
error-cannot-balance = No balanced deck has these wishes: { $wishes }. For “{ $measure }” they leave { $possible }, and a balanced deck has { $wanted }.
    .advice = Wish for less, or add --unbalanced.
error-cannot-balance-all = No balanced deck has these wishes: { $wishes }. Each range could be met, but not all of them together.
    .advice = Wish for less, or add --unbalanced.
error-cannot-balance-rare = None of { $draws } draws was a balanced deck with these wishes: { $wishes }. If there is one, it is very rare.
    .advice = Wish for less, or add --unbalanced.
error-seed-version = The seed “{ $seed }” is from a newer version of the draw.
    .advice = A newer version of the program knows it. A deck's code works in every version.
error-not-in-deck = { $card } is not in this deck.
    .advice = Name cards that are.
error-no-substitute = There is nothing to put in their place that keeps the deck balanced.
    .advice = Draw more cards again, or a new deck.
error-name-letters = “{ $name }” cannot be a name.
    .advice = Up to 40 letters, digits, spaces, hyphens and underscores.
error-name-taken = “{ $name }” already means another deck: { $deck }.
    .advice = Names of official lists and deck codes are taken: choose another name.
error-name-exists = There is another deck saved as “{ $name }”.
    .advice = Choose another name, or add --force.
error-no-folder = There is no folder to save “{ $name }” in.
    .advice = Set CITADELS_HOME to one.
error-cannot-save = “{ $name }” cannot be written.
    .advice = Make room, or set CITADELS_HOME to another folder.
error-no-saved = No deck is saved as “{ $name }”.
    .advice = All saved decks: { -program } list decks
error-build-terminal = Building a deck asks questions, and there is no terminal to ask on.
    .advice = Use { -program } deck random with --must, or a file.
error-usage-sheet-json = A sheet is for people: { -flag-format } json is not for it.
    .advice = Here { -flag-format } can be text, markdown or html.
error-usage-missing = Something is missing: { $what }.
    .advice = How it goes: { $command } { -flag-help }
error-characters-fixed = This deck has { $count } characters, and only official lists are adapted.
    .advice = Leave --characters out, or draw a deck with it.
error-character-count = With { $players } players there cannot be { $count } characters.
    .advice = In the { $edition } there are { $fits }: leave --characters out.
error-pass-terminal = Handing the device around needs a terminal.
    .advice = Without one, { -program } draft deal deals the cards and says who chooses when.
error-call-terminal = Calling the round needs a terminal.
    .advice = Without one, { -program } call --quick shows the list.
error-names-count = There are { $count } names for { $players } players.
    .advice = Name everyone once, the crowned player first, or leave --names out.
error-names-few = { $count } cannot play.
    .advice = Citadels is for 2 to 8: name everyone once, the crowned player first.
error-same-name = Two players are called “{ $name }”.
    .advice = Give everyone a name of their own.
error-player-name = “{ $name }” cannot be a player's name.
    .advice = Up to 30 letters, without commas, and nothing that steers the terminal.
error-score-write = The file { $file } cannot be written.
    .advice = Choose another one with --score. What belongs into it stands on standard output.
error-score-place = There is no place for the file { $file }.
    .advice = Name a file in a folder that exists.
error-score-exists = The file { $file } is there already.
    .advice = Choose another name, or add --force.
error-score-input = Score what?
    .advice = Name a file, or a line for each player: { -program } score "Anton: castle, tavern; gold 2" "Dmytro: keep". An empty file: { -program } score --template
error-score-syntax = { $file } is neither TOML nor JSON.
    .advice = The shape of a score file: { -program } score --template
error-field-unknown = There is no field “{ $key }” here.
    .advice = The fields are: { $fits }.
error-score-missing = { $key } is missing.
    .advice = Every player has a name and a city. The shape: { -program } score --template
error-field-value = { $key } cannot be “{ $value }”.
    .advice = It can be: { $fits }.
error-score-line = “{ $line }” is not understood.
    .advice = A line is a name, a colon and districts: "Anton: castle, tavern*; gold 2, hand 3, first"
error-score-number = “{ $value }” does not fit here.
    .advice = Type a number from 0 to { $most }.
error-score-files = There can be one file, or lines.
    .advice = Put everything into one file, or give a line for each player.
error-score-edition = The file is for another edition than --edition says.
    .advice = Leave --edition out, or correct the file.
error-score-names = --names is for the score sheet.
    .advice = In lines and files the names are there already: leave --names out.
error-score-deck = The file was played with another deck than --deck says: “{ $deck }”.
    .advice = Leave --deck out, or correct the file.
error-score-draft = The score that was left in { $file } cannot be read.
    .advice = Remove that file, or move it away.
error-score-draft-newer = The score that was left in { $file } is from a newer version.
    .advice = Take that version, or move the file away.
error-score-draft-write = The score cannot be kept in { $file }.
    .advice = Make room there, or name another folder: CITADELS_HOME.
error-not-buildable = { $card } cannot stand in a city.
    .advice = If it is in the hand, put it there: hand = ["secret-vault"], or "hand 1 + secret-vault".
error-not-a-district = { $card } is a character, not a district.
    .advice = A city holds districts.
error-not-in-edition = { $card } is not in the { $edition }.
    .advice = Take the card of this edition, or another { -flag-edition }.
error-too-many-copies = There are more of { $card } than the box holds: { $count }, and the box has { $copies }.
    .advice = Count again, or add --allow too-many-copies.
error-score-not-in-deck = { $card } is not in tonight's deck.
    .advice = Look again, or add --allow not-in-deck.
error-two-crowns = Several players have the crown: { $names }.
    .advice = One of them has it.
error-two-first = Several players were first: { $names }.
    .advice = One of them completed the city first.
error-first-not-complete = { $name } was first, but the city counts { $count } of { $wanted } districts.
    .advice = Look again. If it was complete and shrank, add --allow first-not-complete: the 4 points stand.
error-first-missing = A city is complete, but nobody was first.
    .advice = Say who: first = true, or “first” in the line; or add --allow first-missing.
error-same-rank = Two players have the rank { $rank }: { $names }.
    .advice = Every character is there once.
error-score-few =
    { $count ->
        [one] There is { $count } player.
       *[other] There are { $count } players.
    }
    .advice = Citadels is for 2 to 8.
error-history-none = There is no play { $id }.
    .advice = All plays: { -program } history list
error-history-empty = There is nothing to undo.
    .advice = All plays: { -program } history list
error-history-player = No saved play has a player “{ $name }”.
    .advice = Known players: { $known }
error-history-called = “{ $given }” names nobody in this play.
    .advice = OLD=NEW, where OLD is one of { $players }.
error-history-both = “{ $one }” and “{ $other }” played against each other, so they cannot be one: { $plays }.
    .advice = Choose another name, or change those plays first: { -program } history edit
error-history-edit = What is to be changed?
    .advice = Say it with --date, --minutes, --location, --comment, --deck or --player OLD=NEW.
error-history-newer = The play log { $file } is from a newer version of the program.
    .advice = Use that version; this one leaves the log as it is.
error-history-broken = Line { $line } of the play log { $file } cannot be read.
    .advice = Nothing was changed. Put the line right or take it out by hand.
error-history-file = The play log { $file } cannot be read or written.
    .advice = Make it a file that can be, or set CITADELS_HOME to another folder.
error-no-log = There is no folder for the play log.
    .advice = Set CITADELS_HOME to one.
error-date = “{ $value }” is not a date.
    .advice = Write it as 2026-11-16.
error-solo-terminal = A game against Vova needs a terminal.
    .advice = Without one, { -program } solo turn FILE plays his turn, and { -program } solo score FILE counts the end.
error-solo-options = These options belong to the game on a terminal.
    .advice = Leave them out here: solo turn and solo score take a file.
error-solo-missing = { $key } is missing.
    .advice = Add it. Both sides need a character and their gold.
error-solo-card = { $card } is not used in the solo variant.
    .advice = It is played with the eight characters and the districts of the base game, without The Dark City.
error-solo-character = “{ $value }” is none of the eight characters.
    .advice = These are: { $fits }.
error-too-few-draws =
    { $count ->
        [one] One district card more must be turned up for Vova.
       *[other] { $count } district cards more must be turned up for Vova.
    }
    .advice = Add what lies on top of the deck to draws, in order: one for each building phase.
error-same-character = You and Vova cannot both be the { $card }.
    .advice = Every character is there once.
error-bad-target = The { $yours } cannot name the { $card }.
    .advice = Nobody names themselves, and the Thief does not name the Assassin.
error-solo-copies = There are more of { $card } than the box holds: { $count }, and the box has { $copies }.
    .advice = Look through both cities and your hand again.
error-solo-names = A solo score has two players, “You” and “Vova”; “{ $name }” is neither, or stands twice.
    .advice = Name them You and Vova, in any of the four languages.
error-solo-players =
    { $count ->
        [one] There is { $count } player.
       *[other] There are { $count } players.
    }
    .advice = A solo score has two: You and Vova.
error-solo-none = There is no saved game to go on with.
    .advice = Begin one: { -program } solo
error-solo-new-resume = { -flag-new } and { -flag-resume } say the opposite.
    .advice = Leave one of them out.
error-solo-folder = There is no folder to save the game in.
    .advice = Name a file, { -program } solo game.json, or set CITADELS_HOME to a folder.
error-solo-write = The game cannot be saved in { $file }.
    .advice = Make room there, or name another file: { -program } solo game.json
error-solo-newer = { $file } is from a newer version of the program.
    .advice = Use that version, or begin anew with { -flag-new }, which replaces it.
error-solo-game-value = In the saved game, { $key } cannot be “{ $value }”.
    .advice = It can be: { $fits }. Or begin anew with { -flag-new }.
error-solo-game-missing = In the saved game, { $key } is missing.
    .advice = Add it, or begin anew with { -flag-new }.
error-solo-game-unknown = A saved game has no field “{ $key }”.
    .advice = The fields are: { $fits }.
error-solo-step = In the saved game, “{ $value }” is no step.
    .advice = Take out this step and those after it, or begin anew with { -flag-new }.
error-solo-step-barred = In the saved game, the step “{ $value }” cannot be taken: { $why }
    .advice = Take out this step and those after it, or begin anew with { -flag-new }.
error-solo-gold = “{ $value }” is no amount of gold.
    .advice = Type a number from 0 to 9999.
error-solo-foreign = { $file } is no saved game.
    .advice = Name another file, or remove this one. In the usual place { -flag-new } replaces it.

## Where something is wrong, as people count.

place-player = player { $number }
place-player-named = player { $number } ({ $name })
place-city = district { $number }
place-hand = card { $number } in hand
place-line = line { $number }
place-draws = draw { $number }
place-feature = feature { $number }
place-steps = step { $number }
place-turns = turn { $number }
place-tiles = tile { $number }
place-followers = follower { $number }
place-characters = character { $number }
place-districts = district { $number }
place-last_round = last round, district { $number }
place-players = player { $number }
place-other = { $key } { $number }
place-file = { $file }, line { $number }
