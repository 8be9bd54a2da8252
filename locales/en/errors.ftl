### Faults: what is wrong, and in .advice what to do.

error-unknown-card-none = There is no card “{ $typed }”.
    .advice =
        Names in any of the four languages work, and so do beginnings.
        All cards: { -program } list characters, { -program } list districts
error-unknown-card-near = There is no card “{ $typed }”.
    .advice =
        Did you mean
        { $candidates }
error-unknown-card-several = “{ $typed }” may be several cards.
    .advice =
        Type more of the name, or the word in brackets:
        { $candidates }
error-unknown-topic-none = There is no topic “{ $typed }”.
    .advice = All topics: { -program } rule
error-unknown-topic-near = There is no topic “{ $typed }”.
    .advice =
        Did you mean
        { $candidates }
error-unknown-topic-several = “{ $typed }” may be several topics.
    .advice =
        Type more of the name, or the word in brackets:
        { $candidates }
error-nothing-found = Nothing found for “{ $typed }”.
    .advice = Try fewer or other words, or another language with { -flag-lang }.
error-nothing-found-card = Nothing found for “{ $typed }”.
    .advice = There is a card of that name: { -program } card { $card }
error-card-many = “{ $typed }” are several cards.
    .advice = What happens when they meet: { -program } ruling { $cards }
error-card-missing = Which card?
    .advice = Name it: { -program } card witch
error-ruling-missing = Which cards?
    .advice = Name one or more: { -program } ruling witch bishop
error-search-missing = Search for what?
    .advice = Name a word: { -program } search crown
error-list-missing = List what?
    .advice = One of these: { -program } list characters, districts, decks or rules
error-list-what = “{ $value }” cannot be listed.
    .advice = These can: { $fits }
error-edition-empty = The cards of the { $edition } are not in the card book.
    .advice = It holds the 2016 edition: { -flag-edition } 2016
error-filter-misplaced = { $option } does not fit what is listed.
    .advice = It narrows only: { $fits }.

error-lang-variable = { -variable-lang } is “{ $value }”, which is none of our languages.
    .advice = Set it to en, fr, ru or uk, or unset it.
error-settings-unreadable = The settings file { $file } cannot be read.
    .advice = Make it a readable file, or remove it. The folder is the system's for settings, or that of CITADELS_HOME.
error-settings-syntax = The settings file { $file } is not TOML: line { $line }.
    .advice = Write settings like lang = "en", one on each line, or remove the file.
error-settings-unknown = The settings file { $file } has a setting “{ $key }” that does not exist.
    .advice = The settings are lang, edition and color.
error-settings-value = In the settings file { $file }, { $key } cannot be “{ $value }”.
    .advice = It can be: { $fits }.

error-usage-command = There is no command “{ $typed }”.
    .advice = All commands: { -program } { -flag-help }
error-usage-command-near = There is no command “{ $typed }”.
    .advice = Did you mean { $near }? All commands: { -program } { -flag-help }
error-usage-option = “{ $typed }” is not understood here.
    .advice = What is: the same command with { -flag-help }
error-usage-option-near = “{ $typed }” is not understood here.
    .advice = Did you mean { $near }?
error-usage-value = “{ $value }” does not fit { $option }.
    .advice = These do: { $fits }
error-usage-value-missing = { $option } needs a value.
    .advice = What it takes: the same command with { -flag-help }
error-usage-value-missing-of = { $option } needs a value.
    .advice = One of these: { $fits }
error-usage-values = { $option } has too many or too few values.
    .advice = What it takes: the same command with { -flag-help }
error-usage-utf8 = An argument is not valid UTF-8.
    .advice = Type it anew.
error-usage-html = { -flag-format } html is only for sheets.
    .advice = Here { -flag-format } can be text, json or markdown.
error-usage-all = { -flag-edition } all is only for card, ruling and search.
    .advice = Here { -flag-edition } can be 2016, classic or third.
error-usage-other = The command is not understood.
    .advice = All commands: { -program } { -flag-help }
error-unwritable = The answer cannot be written: { $why }
    .advice = Make room, or write it elsewhere.
