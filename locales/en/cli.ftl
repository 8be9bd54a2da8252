### Help: command-<command> with its examples, help-<command>-<argument>. Which arguments of several
### commands share a sentence is in src/command/shell/help.rs. Commands and options start with a
### verb, in one form per language; arguments are nouns.

help-heading-usage = Usage
help-heading-table = At the table
help-heading-look-up = Look up
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-files = Files
help-heading-variables = Variables
help-heading-exit = Exit codes
help-heading-examples = Examples
help-everywhere = Global: { $options } (see { -program } help { -program })
help-more = Options, files, exit codes: { -program } help { -program }. Your shell: completions, man
help-terminal = Needs a terminal.
help-terminal-but = Needs a terminal, except with { $options }.
help-asks = On a terminal, it asks for what you leave out.
help-note-install = The first lines of the script say how to install it.
help-note-view = To read it: { -program } man card | man -l -

help-file-settings = language, edition and color for every run: { -program } settings
help-file-decks = your saved decks
help-file-plays = the play log: every play you saved
help-file-tonight = tonight's game
help-file-score = a score sheet in progress
help-file-solo = the game against Vova
help-file-fortress = the Fortress score pad
help-file-board = the Fortress game you are entering
help-file-measure = unfinished measurements
help-file-measured = the figures of measured decks
help-file-where = The folders they are in: { -program } settings
help-variable-lang = language: en, fr, ru or uk; { -flag-lang } overrides it
help-variable-home = one folder for all files
help-variable-color = if set: no color
help-variable-pager = the command that shows long pages; cat for none
help-variable-columns = the width of a page that goes to a file or a pipe
help-exit-0 = success
help-exit-1 = the answer is no: not found, not legal, or errors in the input
help-exit-2 = usage error
help-exit-130 = interrupted with Esc or Ctrl-C

word-what-characters = characters, character
word-what-districts = districts, district
word-what-decks = decks, deck
word-what-rules = rules, rule, topics
word-type-noble = noble, yellow
word-type-religious = religious, blue
word-type-trade = trade, green
word-type-military = military, red
word-type-unique = unique, purple
word-origin-original = original game, base game
word-origin-dark-city = dark city, the dark city
word-origin-2016 = new in 2016
word-edition-2016 = 2016 edition
word-edition-classic = classic box
word-edition-third = third edition
word-edition-all = all

value-command = command
value-options = options
value-question = question
value-words = words
value-cards = cards
value-topic = topic
value-what = what
value-rank = rank
value-kind = type
value-cost = cost
value-origin = origin
value-lang = language
value-edition = edition
value-format = format
value-color = when
value-deck = deck
value-players = number
value-characters = 8 | 9
value-with = card
value-seats = who,who,…
value-games = number
value-shard = 1/4
value-merge = file
value-seed = seed
value-must = card
value-ban = card
value-like = deck
value-fierce = 0–10
value-count = number
value-name = name
value-names = name,name,…
value-tables = file | line
value-allow = error
value-date = date
value-complete_at = number
value-minutes = number
value-location = place
value-comment = text
value-id = number
value-player = name
value-called = old=new
value-since = date
value-until = date
value-old = old name
value-new = new name
value-ids = number
value-to = format
value-score = file
value-file = file
value-deal = who
value-shell = shell
value-folder = folder

command-citadels = A companion for Citadels: cards, rulings, rules, game night.
command-card = Show a card: facts, effect, rulings.
    .examples =
        { -program } card witch
        { -program } card great wall
        { -program } card observatory { -flag-edition } classic
help-card-words = the card's name in any language, or its first letters
help-card-full = show more: facts, lists, rulings by subject
command-ruling = Show the rulings on one card, or on several together.
    .examples =
        { -program } ruling magistrate framework
        { -program } ruling alchemist "poor house"
help-ruling-cards = one or more cards; put names of several words in quotes
command-rule = Show a rules topic, or the list of topics.
    .examples =
        { -program } rule
        { -program } rule ties
        { -program } rule which box
help-rule-topic = the topic's name, or its first letters
command-ask = Answer a question in plain words.
    .examples =
        { -program } ask does a killed player show the card
help-ask-question = the question
command-search = Search cards, rulings, rules and terms for words in any form.
    .examples =
        { -program } search crown
        { -program } search completed city
help-search-words = the words to look for
help-search-all = show all hits, not only the best
command-list = List characters, districts, decks or rule topics.
    .examples =
        { -program } list characters --rank 8
        { -program } list districts --type unique --cost 6
help-list-what = characters, districts, decks or rules
help-list-rank = list only characters of this rank, 1 to 9
help-list-kind = list only districts of this type: noble, religious, trade, military or unique
help-list-cost = list only districts of this cost, 0 to 6; 0 for a card without a cost
help-list-long = also show each card's origin and id
help-list-origin = list only cards that first appeared here: original, dark-city or 2016
help-citadels-lang = set the language: en, fr, ru or uk
help-citadels-edition = choose the edition: 2016 (default), classic or third
help-edition-all = choose the edition: 2016 (default), classic, third or all
help-edition-solo = choose the edition: classic, 2016 or third (default: that of the settings; otherwise you are asked)
help-edition-solo-file = choose the edition: classic (default), 2016 or third
help-citadels-format = choose the output: text (default), json, markdown or html
help-format-sheet = choose the output: text (default), markdown or html
help-citadels-color = use color: auto (default), always or never
help-citadels-no_pager = print long pages without a pager
command-deck = Show, check, draw and save decks.
    .examples =
        { -program } deck random -p 5
        { -program } deck show "vicious nobles" -p 4
command-deck-show = Show a deck; official lists are adapted to your player count.
    .examples =
        { -program } deck show "first game" -p 3
        { -program } deck show "vicious nobles" -p 5 --why
command-deck-check = Check a deck against the deck-building rules.
    .examples = { -program } deck check my-deck.toml -p 5
command-deck-random = Draw a balanced deck.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must witch --ban theater
        { -program } deck random -p 6 --fierce 8 --seed friday
        { -program } deck random -p 5 --measured
        { -program } deck random -p 5 { -flag-edition } classic
command-deck-reroll = Redraw some cards of a deck.
    .examples = { -program } deck reroll "vicious nobles" -p 5 thief armory
command-deck-play = Play a sample game and show how it went.
    .examples =
        { -program } deck play "vicious nobles" -p 5
        { -program } deck play "vicious nobles" -p 4 --seed friday --seats random
command-deck-measure = Simulate many games: what wins, how often, how long it takes.
    .examples =
        { -program } deck measure "vicious nobles" -p 5 --games 1000
        { -program } deck measure "vicious nobles" -p 5 --games 4000 --shard 1/4
        { -program } deck measure --merge part1.json part2.json
command-deck-build = Build a deck on one screen: choose, lock, redraw, save.
    .examples = { -program } deck build -p 5
command-deck-save = Save a deck under a name you choose.
    .examples = { -program } deck save friday "vicious nobles"
command-deck-forget = Delete a saved deck.
    .examples = { -program } deck forget friday
command-setup = Go through the checklist from box to first turn.
    .examples =
        { -program } setup -p 5 --deck "vicious nobles"
        { -program } setup -p 5 --random
command-sheet = Make tonight's sheet: call order, abilities, rulings.
    .examples =
        { -program } sheet -p 5 --deck "vicious nobles"
        { -program } sheet -p 5 --deck "vicious nobles" { -flag-format } html
command-draft = Choose characters: the discard table, or one device passed around.
    .examples =
        { -program } draft table -p 5
        { -program } draft pass -p 5
command-draft-table = Show how many characters are discarded, and who chooses when.
    .examples =
        { -program } draft table
        { -program } draft table -p 3
        { -program } draft table { -flag-edition } classic
command-draft-deal = Deal one round: what is face up and face down, who chooses next.
    .examples =
        { -program } draft deal -p 5 --deck "vicious nobles"
        { -program } draft deal -p 7 --seed friday
command-draft-pass = Choose on one device passed around; each choice stays hidden.
    .examples =
        { -program } draft pass -p 5 --deck "vicious nobles"
        { -program } draft pass --names Ann,Bob,Cyd
command-call = Call the round rank by rank, with reminders of what people forget.
    .examples =
        { -program } call -p 5 --deck "vicious nobles"
        { -program } call -p 5 { -flag-edition } classic
command-score = Work out the final score and explain every point.
    .examples =
        { -program } score
        { -program } score "Ann: castle, tavern*, keep; gold 2" "Bob: palace; crown"
        { -program } score game.toml --save
        { -program } score --template
command-solo = Play a game against Vova, an automated opponent.
    .examples =
        { -program } solo
        { -program } solo --quick --deal hand
        { -program } solo turn turn.toml
command-solo-turn = Play Vova's turn from a file, without questions.
    .examples =
        { -program } solo turn turn.toml
        { -program } solo turn - { -flag-format } json
command-solo-score = Score a solo game from a file and say who wins.
    .examples = { -program } solo score game.toml
help-solo-file = the file the game is saved in (default: the usual save file)
help-solo-turn-file = the turn: [you] with character, target, gold, city, hand; [vova] with character, gold, city; [deck] with draws
help-solo-score-file = a score file with the players You and Vova
help-solo-quick = show only what Vova does; you keep track of your own gold, hand and city
help-solo-deal = choose who deals the characters: program (default) or hand (default with --quick)
help-solo-seed = seed the deals: the same seed gives the same deals
help-solo-new = start a new game; the saved one is kept as the previous one
help-solo-resume = resume the saved game without asking
help-solo-log = print what happened, round by round, before the score
command-history = Look back at saved plays: list, statistics, changes, export.
    .examples =
        { -program } history list
        { -program } history stats
        { -program } history export --to bgstats
command-history-list = List the saved plays, newest first.
    .examples =
        { -program } history list
        { -program } history list --player Ann --since 2026
command-history-show = Show one play with its score.
    .examples = { -program } history show 3
command-history-stats = Show wins, win rates and scores.
    .examples =
        { -program } history stats
        { -program } history stats --player Ann --player Bob
command-history-edit = Edit a play's date, place, players or comment.
    .examples =
        { -program } history edit 3
        { -program } history edit 3 --date 2026-11-13 --minutes 70
        { -program } history edit 3 --player Ann=Anna
command-history-forget = Remove a play; history undo brings it back.
    .examples = { -program } history forget 3
command-history-rename = Rename a player in all plays.
    .examples = { -program } history rename Ann Anna
command-history-undo = Undo the last change to the log, whatever it was.
    .examples = { -program } history undo
command-history-export = Export plays as json, csv or links for BG Stats.
    .examples =
        { -program } history export --to csv
        { -program } history export --to bgstats 3
command-history-import = Import plays from an export; duplicates are skipped.
    .examples =
        { -program } history import plays.json
        { -program } history import plays.json --dry-run
command-history-check = Check the play log for damage, and repair it.
    .examples =
        { -program } history check
        { -program } history check --repair
help-score-tables = a file, or one line per player: "Ann: castle, tavern; gold 2, hand 3, crown, first, rank 8"
help-score-save = save the play in the play log
help-score-date = set the day of the play (default: today)
help-score-minutes = set how many minutes it took
help-score-location = set the place
help-score-comment = add a comment
help-score-allow = accept this error: first-not-complete, first-missing, too-many-copies or not-in-deck; may be repeated
help-tonight-complete_at = set how many districts complete a city, for a short game
help-score-deck = name the deck you played with: districts are looked up in it, and it is saved with the play
help-score-names = name the players for the score sheet, separated by commas
help-score-template = print an empty score file to fill in
help-history-show-id = the play number
help-history-list-player = show only plays with this player; may be repeated
help-history-edit-called = change a name in this play only; may be repeated
help-history-list-since = show only plays from this day, month or year on
help-history-list-until = show only plays up to this day, month or year
help-history-rename-old = the current name; capitals don't matter
help-history-rename-new = the new name
help-history-export-ids = play numbers (default: all)
help-history-list-all = list all plays, not only the newest 1000
help-history-import-file = an export as json or csv, or another play log
help-history-import-dry_run = show what would be imported, and change nothing
help-history-check-repair = rewrite the log without damaged lines; keeps a copy
help-history-list-deck = show only plays with this deck
help-history-edit-date = change the day of the play
help-history-edit-minutes = change how many minutes it took; 0 if unknown
help-history-edit-location = change the place
help-history-edit-comment = change the comment
help-history-edit-deck = change the deck you played with
help-history-export-to = choose the format (required): json, csv or bgstats
help-deck-random-fresh = prefer cards not played recently
help-draft-deal-reveal = show the face-down card too
help-call-names = name the players, starting with the one with the crown and going left
help-call-quick = print only the call order, without questions
help-call-score = start a score file here after the last round
help-draft-deal-seed = seed the deal: the same seed gives the same deal
help-deck-play-seed = seed the game: the same seed, deck and seats give the same game
help-deck-play-short = show each round in a few lines: attacks, buildings, points
help-deck-play-seats = choose who plays: one name for every seat, or one per seat: steward (default) or random
help-deck-measure-games = set the number of games (default: as many as fit in ten seconds, at least 20000)
help-deck-measure-seed = seed the games: the same seed, deck, seats and games give the same figures (default: the deck's code)
help-deck-measure-shard = play only this part of the games, such as 1/4 to 4/4; needs --games
help-deck-measure-full = show every figure: intervals, seats, aggression, actions
help-deck-measure-merge = combine JSON files from earlier --shard runs
help-call-force = overwrite an existing score file
help-setup-deck = play with this deck: an official list, a file, a saved name or a code
help-deck-show-deck = an official list, a file, the name of a saved deck, or a code
help-deck-show-players = set the number of players, 2 to 8
help-deck-show-characters = play with 8 or 9 characters
help-deck-show-with = use this card as a substitute in an official list; may be repeated
help-deck-show-why = explain each card's role
help-deck-random-seed = seed the draw: the same seed and options give the same deck
help-deck-random-must = include this card; may be repeated
help-deck-random-ban = exclude this card; may be repeated
help-deck-random-like = draw a deck like this one
help-deck-random-fierce = set how aggressive it is, from 0 (peaceful) to 10 (cutthroat)
help-deck-random-unbalanced = draw any deck the rules allow, balanced or not
help-deck-random-measured = draw several decks, simulate each, keep the most balanced
help-deck-show-qr = also show the deck's code as a QR code
help-deck-show-full = show every card's ability and all balance figures
help-deck-random-count = set the number of decks to draw
help-deck-reroll-cards = the cards to redraw
help-deck-save-name = the name to save it under
help-deck-forget-name = the name it was saved under
help-deck-save-force = replace an existing deck of that name without asking
command-completions = Show the script that lets Tab complete names in your shell.
    .examples =
        { -program } completions bash
        { -program } completions zsh { -flag-lang } uk
        { -program } completions fish -- { -program } card th
help-completions-shell = your shell: bash, zsh, fish, powershell or elvish
help-completions-words = a command line to complete
completions-how = To install it, put this line into { $file }: { $line }
completion-list = official list
completion-saved = saved deck
completion-topic = rules topic
completion-term = term
command-man = Show a manual page.
    .examples =
        { -program } man
        { -program } man deck random
        { -program } man --to man
help-man-command = the command to describe (default: the whole program)
help-man-folder = write all pages in all four languages into this folder, where man finds them
man-name = Name
man-synopsis = Synopsis
man-description = Description
man-see-also = See also
man-manual = citadels manual
man-written =
    { $count ->
        [one] One page is written.
        *[other] { $count } pages are written.
    } To read one: man -M { $folder } citadels
command-help = Explain a command; also settings, files and exit codes.
    .examples =
        { -program } help card
        { -program } help deck random
help-citadels-help = show this help
help-help-command = the command to explain
help-citadels-version = show the version and the editions
version-editions = Editions: { $editions }

# The menu and the settings in it.
settings-own-name = English
settings-now = { $name }: { $value }
settings-overruled = But { $variable } is set, and it wins: { $value }.
settings-color-auto = automatic, on a terminal
settings-color-always = always
settings-color-never = never
menu-decks = Decks
menu-call = Call a round
menu-sheet = Tonight's sheet, to print
menu-deck-random = Draw a random deck
menu-deck-build = Build a deck
menu-deck-saved = Saved: { $name }
menu-deck-lists = All ready-made and saved decks
terminal-dumb = This terminal can't draw screens (TERM=dumb). Commands with arguments work, for example: { -program } witch, { -program } tonight --show, { -program } history. Or try: TERM=xterm { -program }
ask-search = Search for what?
