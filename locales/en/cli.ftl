### Help: command-<command> with its examples, help-<argument>, or help-<command>-<argument> where they differ.

help-heading-usage = Usage
help-heading-table = At the table
help-heading-look-up = Look up
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples
help-everywhere = Everywhere: { $options } ({ -program } help { -flag-help })

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
value-seed = seed
value-must = card
value-ban = card
value-like = deck
value-fierce = 0–10
value-count = number
value-name = name
value-names = name,name,…
value-tables = file | line
value-allow = fault
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

command-citadels = A companion for Citadels: cards, rulings, rules and the whole evening.
command-card = Shows a card: facts, effect, rulings.
    .examples =
        { -program } card witch
        { -program } card great wall
        { -program } card { -flag-lang } uk відьма
help-card-words = the card's name in any language, or the beginning of it
help-card-full = everything: facts, lists, all rulings by subject
command-ruling = Shows the rulings in which cards meet, or all rulings of one card.
    .examples =
        { -program } ruling magistrate framework
        { -program } ruling alchemist "poor house"
help-ruling-cards = one or more cards; a name of several words in quotes
command-rule = Shows a topic of the rules; without one, the list of topics.
    .examples =
        { -program } rule
        { -program } rule ties
        { -program } rule which-box
help-rule-topic = the topic's name, or the beginning of it
command-ask = Answers a question asked in plain words.
    .examples =
        { -program } ask does a killed player show the card
help-ask-question = the question
command-search = Searches cards, rulings, rules and terms, word forms included.
    .examples =
        { -program } search crown
        { -program } search completed city
help-search-words = the words to look for
help-search-all = all hits, not only the best
command-list = Lists characters, districts, official lists or rule topics.
    .examples =
        { -program } list characters --rank 8
        { -program } list districts --type unique --cost 6
help-what = characters, districts, decks or rules
help-rank = only characters of this rank, 1 to 9
help-kind = only districts of this type: noble, religious, trade, military or unique
help-cost = only districts of this cost; 0 for what has none
help-origin = only cards that first appeared here: original, dark-city or 2016
help-lang = language: en, fr, ru or uk
help-edition = edition: 2016 (unless told otherwise), classic or third; all for card, ruling and search
help-format = output: text (unless told otherwise), json, markdown or html
help-color = colour: auto (unless told otherwise), always or never
help-no_pager = print long pages at once, without a pager
command-deck = Shows, checks, draws and keeps decks.
    .examples =
        { -program } deck random -p 5
        { -program } deck show vicious-nobles -p 4
command-show = Shows a deck: cards, code, balance. An official list is adapted to your number of players.
    .examples =
        { -program } deck show first-game -p 3
        { -program } deck show vicious-nobles -p 5 --why
command-check = Checks a deck against the rules for building decks.
    .examples = { -program } deck check my-deck.toml -p 5
command-random = Draws a balanced deck.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must witch --ban theater
        { -program } deck random -p 6 --fierce 8 --seed friday
command-reroll = Draws some cards of a deck again.
    .examples = { -program } deck reroll vicious-nobles -p 5 thief armory
command-build = Builds a deck on one screen: choose, lock, draw again, save.
    .examples = { -program } deck build -p 5
command-save = Saves a deck under a name.
    .examples = { -program } deck save friday vicious-nobles
command-forget = Forgets a saved deck.
    .examples = { -program } deck forget friday
command-setup = The checklist from box to first turn.
    .examples = { -program } setup -p 5 --deck vicious-nobles
command-sheet = Tonight's sheet: call order, powers, every ruling that can come up.
    .examples = { -program } sheet -p 5 --deck vicious-nobles { -flag-format } html
command-draft = The selection phase: discards, a deal, one device handed around.
    .examples =
        { -program } draft table -p 5
        { -program } draft deal -p 5
        { -program } draft pass -p 5
command-table = Shows how many characters are discarded, and who chooses when.
    .examples =
        { -program } draft table
        { -program } draft table -p 3
command-deal = Deals one round: what lies face up and face down, then who chooses from how many.
    .examples =
        { -program } draft deal -p 5 --deck vicious-nobles
        { -program } draft deal -p 7 --seed friday
command-pass = The whole selection on one device handed around; each choice stays hidden.
    .examples =
        { -program } draft pass -p 5 --deck vicious-nobles
        { -program } draft pass --names Anton,Dmytro,Oksana
command-call = Calls the round, rank by rank, with what people forget.
    .examples =
        { -program } call -p 5 --deck vicious-nobles
        { -program } call -p 5 --quick
command-score = Counts the final score and says why.
    .examples =
        { -program } score game.toml
        { -program } score "Anton: castle, tavern*, keep; first" "Dmytro: palace; gold 2"
        { -program } score --template
command-solo = A whole game against Vova, an opponent made of rules.
    .examples =
        { -program } solo
        { -program } solo --quick --deal hand
        { -program } solo turn turn.toml
command-solo-turn = Plays Vova's turn from a file, without questions.
    .examples =
        { -program } solo turn turn.toml
        { -program } solo turn - { -flag-format } json
command-solo-score = Counts a solo game from a score file with the players You and Vova, and says who wins.
    .examples = { -program } solo score game.toml
help-solo-file = where the game is saved; a place of its own if not given
help-turn-file = the turn: [you] with character, target, gold, city, hand; [vova] with character, gold, city; [deck] with draws
help-score-file = a score file with the players You and Vova
help-solo-quick = only what Vova does; your own gold, hand and city are your affair
help-deal = who deals the characters: program or hand; hand in quick mode, else program
help-solo-seed = any text; the same seed gives the same deals
help-new = begin a new game; the saved one is kept as the previous one
help-resume = go on with the saved game without asking
help-solo-log = print what happened, round by round, before the score
command-history = The saved plays: list, show, statistics, change, export.
    .examples =
        { -program } history list
        { -program } history stats
        { -program } history export --to bgstats
command-history-list = Lists the saved plays, newest first.
    .examples =
        { -program } history list
        { -program } history list --player Ann --since 2026
command-history-show = Shows one play with its score.
    .examples = { -program } history show 3
command-stats = Who won how often, and with how much.
    .examples = { -program } history stats
command-edit = Changes what is noted of a play; without options it asks.
    .examples =
        { -program } history edit 3
        { -program } history edit 3 --date 2026-11-13 --minutes 70
        { -program } history edit 3 --player Ann=Anna
command-history-forget = A play counts no more; undo takes that back.
    .examples = { -program } history forget 3
command-rename = Gives a player another name in all plays.
    .examples = { -program } history rename Ann Anna
command-undo = Takes back the last thing done to the log, whatever it was.
    .examples = { -program } history undo
command-export = Writes plays in another format; BG Stats takes a link for each play.
    .examples =
        { -program } history export --to csv
        { -program } history export --to bgstats 3
help-tables = a file, or a line for each player: name: districts; gold 2, hand 3, crown, first, rank 8
help-save = save the play in the play log
help-date = the day of the play; today if not given
help-minutes = how long it took
help-location = where it was played
help-comment = what else there is to say
help-allow = pardon this fault; may be repeated
help-complete_at = districts that complete a city, if your table plays a short game
help-score-deck = what was played with: names are told apart within it, and it is saved with the play
help-score-names = the players, commas between them, for the score sheet
help-template = print an empty score file to fill in
help-id = the number of the play
help-player = only plays with this player; may be repeated
help-called = another name in this play only; may be repeated
help-since = from this day, month or year on
help-until = up to this day, month or year
help-rename-old = the name until now, in any spelling
help-rename-new = the name from now on
help-ids = the numbers of the plays; all if none is given
help-history-list-deck = only plays with this deck
help-history-stats-deck = only plays with this deck
help-history-edit-date = the day of the play
help-history-edit-minutes = how long it took; 0: not known
help-history-edit-deck = the deck that was played with
help-to = json, csv or bgstats
help-fresh = rather what was not played lately
help-reveal = show the face-down card too
help-names = the players, the crowned one first, then to the left
help-quick = only the list of who is called, without questions
help-score = the beginning of a score file goes here after the last round
help-deal-seed = any text; the same seed gives the same deal
help-call-force = over another file
help-pass-force = over another file
help-deck = an official list, a file, a saved name or a code
help-players = number of players, 2 to 8
help-characters = eight or nine characters
help-with = this card as a substitute in an official list
help-why = say of each card what it is there for
help-seed = any text; the same seed and wishes give the same deck
help-must = this card must be in; may be repeated
help-ban = this card must not be in; may be repeated
help-like = a deck like this one
help-fierce = from 0, peaceful, to 10, fierce
help-unbalanced = any legal deck, balanced or not
help-full = with every card's power and every measure
help-count = so many decks
help-reroll-cards = the cards to draw again
help-name = the name to keep it under
help-force = over another deck without asking
command-help = Explains a command.
    .examples = { -program } help card
help-help = shows this help
help-help-command = the command to explain
help-version = shows the version
