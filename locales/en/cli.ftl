### Help: command-<command> with its examples, help-<argument>, or help-<command>-<argument> where they differ.

help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples

value-command = command
value-options = options
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

command-citadels = A companion for Citadels: cards, rulings and rules, offline and in four languages.
    .examples =
        { -program } card witch
        { -program } ruling witch bishop
        { -program } rule scoring
command-card = Shows a card: facts, effect, rulings.
    .examples =
        { -program } card witch
        { -program } card great wall
        { -program } card { -flag-lang } uk відьма
help-card-words = the card's name in any language, or the beginning of it
command-ruling = Shows the rulings in which cards meet; with one card, all its rulings.
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
command-search = Searches cards, rulings, rules and terms, word forms included.
    .examples =
        { -program } search crown
        { -program } search completed city
help-search-words = the words to look for
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
help-format = output: text (unless told otherwise), json or markdown
help-color = colour: auto (unless told otherwise), always or never
command-help = Explains a command.
    .examples = { -program } help card
help-help = shows this help
help-help-command = the command to explain
help-version = shows the version
