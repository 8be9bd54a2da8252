### Faults: what is wrong, and in .advice what to do.

error-unknown-card-none = Карти «{ $typed }» немає.
    .advice =
        Назва підійде будь-якою з чотирьох мов, вистачить і її початку.
        Усі карти: { -program } list characters, { -program } list districts
error-unknown-card-near = Карти «{ $typed }» немає.
    .advice =
        Можливо, ви мали на увазі:
        { $candidates }
error-unknown-card-several = «{ $typed }» може бути кількома картами.
    .advice =
        Допишіть назву або введіть слово в дужках:
        { $candidates }
error-unknown-topic-none = Теми «{ $typed }» немає.
    .advice = Усі теми: { -program } rule
error-unknown-topic-near = Теми «{ $typed }» немає.
    .advice =
        Можливо, ви мали на увазі:
        { $candidates }
error-unknown-topic-several = «{ $typed }» може бути кількома темами.
    .advice =
        Допишіть назву або введіть слово в дужках:
        { $candidates }
error-nothing-found = За запитом «{ $typed }» нічого не знайдено.
    .advice = Спробуйте менше слів, інші слова або іншу мову: { -flag-lang }
error-nothing-found-card = За запитом «{ $typed }» нічого не знайдено.
    .advice = Є карта з такою назвою: { -program } card { $card }
error-card-many = «{ $typed }» — це кілька карт.
    .advice = Що буває, коли вони стикаються: { -program } ruling { $cards }
error-card-missing = Яка карта?
    .advice = Назвіть її: { -program } card відьма
error-ruling-missing = Які карти?
    .advice = Назвіть одну чи кілька: { -program } ruling відьма єпископ
error-search-missing = Що шукати?
    .advice = Назвіть слово: { -program } search корона
error-list-missing = Що перелічити?
    .advice = Щось одне: { -program } list characters, districts, decks або rules
error-list-what = Списку «{ $value }» немає.
    .advice = Є такі: { $fits }
error-edition-empty = У книзі карт немає карт цього видання: { $edition }.
    .advice = У ній є видання 2016 року: { -flag-edition } 2016
error-filter-misplaced = { $option } не стосується того, що ви перелічуєте.
    .advice = Цей параметр звужує лише: { $fits }.

error-lang-variable = У { -variable-lang } записано «{ $value }», а такої мови ми не маємо.
    .advice = Запишіть туди en, fr, ru чи uk або приберіть цю змінну.
error-settings-unreadable = Не вдається прочитати файл налаштувань { $file }.
    .advice = Зробіть його звичайним читабельним файлом або видаліть. Тека — системна для налаштувань або та, що в CITADELS_HOME.
error-settings-syntax = Файл налаштувань { $file } записано не за правилами TOML: рядок { $line }.
    .advice = Пишіть налаштування так: lang = "uk", кожне в окремому рядку, або видаліть файл.
error-settings-unknown = У файлі налаштувань { $file } є «{ $key }», а такого налаштування не існує.
    .advice = Налаштування такі: lang, edition і color.
error-settings-value = У файлі налаштувань { $file } для { $key } не підходить «{ $value }».
    .advice = Підходить: { $fits }.

error-usage-command = Команди «{ $typed }» немає.
    .advice = Усі команди: { -program } { -flag-help }
error-usage-command-near = Команди «{ $typed }» немає.
    .advice = Можливо, { $near }? Усі команди: { -program } { -flag-help }
error-usage-option = «{ $typed }» тут не підходить.
    .advice = Що підходить, покаже та сама команда з { -flag-help }
error-usage-option-near = «{ $typed }» тут не підходить.
    .advice = Можливо, { $near }?
error-usage-value = «{ $value }» не підходить для { $option }.
    .advice = Підходить: { $fits }
error-usage-value-missing = Для { $option } потрібне значення.
    .advice = Яке саме, покаже та сама команда з { -flag-help }
error-usage-value-missing-of = Для { $option } потрібне значення.
    .advice = Одне з цих: { $fits }
error-usage-values = Для { $option } задано забагато або замало значень.
    .advice = Скільки їх треба, покаже та сама команда з { -flag-help }
error-usage-utf8 = Один з аргументів записано не в UTF-8.
    .advice = Наберіть його ще раз.
error-usage-html = { -flag-format } html працює лише для аркушів.
    .advice = Тут { -flag-format } може бути text, json або markdown.
error-usage-all = { -flag-edition } all працює лише для card, ruling і search.
    .advice = Тут { -flag-edition } може бути 2016, classic або third.
error-usage-other = Цю команду не вдалося зрозуміти.
    .advice = Усі команди: { -program } { -flag-help }
error-unwritable = Не вдається записати відповідь: { $why }
    .advice = Звільніть місце або запишіть її деінде.

error-unknown-deck-none = There is no deck “{ $typed }”.
    .advice =
        A deck is an official list, a file, a saved name or a code.
        All lists: { -program } list decks
error-unknown-deck-near = There is no deck “{ $typed }”.
    .advice =
        Did you mean
        { $candidates }
error-code-mistyped = “{ $typed }” looks like a deck code, but a letter is wrong.
    .advice = Compare it letter by letter; O and 0, I and 1 are the same.
error-code-unknown = The deck code “{ $typed }” is of an edition or version not known here.
    .advice = A newer version of the program may know it.
error-file-unreadable = The file { $file } cannot be read.
    .advice = Check its name and that it is text.
error-deck-syntax = The file { $file } is neither TOML nor JSON.
    .advice = Four lines make a deck: edition, players, characters, districts.
error-deck-unknown = { $file } has a field “{ $key }” that a deck does not have.
    .advice = The fields are edition, players, characters and districts.
error-deck-missing = { $file } has no { $key }.
    .advice = Add it: a list of card names or ids.
error-deck-value = In { $file }, { $key } cannot be “{ $value }”.
    .advice = edition is "2016", players a number, characters and districts are lists of names.
error-with-idle = { $card } takes nobody's place in this list.
    .advice = Substitutes are needed for the Emperor with 2 players, the Queen with 3 or 4, and where rank 9 is missing.
error-player-count = { $players } players cannot play.
    .advice = Citadels is for 2 to 8.
error-players-missing = For how many players?
    .advice = Say it with -p: -p 5
error-rank-missing = There is no character of rank { $rank }.
    .advice = A deck has one of each rank from 1 to 8.
error-rank-twice = { $one } and { $other } are both of rank { $rank }.
    .advice = A deck has one character of each rank: leave one out.
error-nine-missing = With { $players } players rank 9 must be in the game.
    .advice = Add the Queen (from 5 players), the Artist or the Tax Collector.
error-nine-with-two = { $card } is of rank 9, and with 2 players there is no rank 9.
    .advice = Leave it out.
error-from-players = { $card } can be used only with { $least } or more players.
    .advice = Take another character of that rank.
error-not-for-decks = { $card } is not a card to choose for a deck.
    .advice = Characters and unique districts are chosen; the basic districts are always in.
error-unique-twice = { $card } stands twice.
    .advice = There is one of each unique district.
error-unique-count = There are { $count } unique districts.
    .advice = A deck has { $wanted }.
error-wish-nine = With { $players } players the number of characters is not free.
    .advice = With 3 and 8 players there are nine, with 2 eight.
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
error-seed-version = The seed “{ $seed }” is from a newer version of the draw.
    .advice = Use the deck's code instead: it lives for ever.
error-not-in-deck = { $card } is not in this deck.
    .advice = Name cards that are.
error-no-substitute = There is nothing to put in their place that keeps the deck balanced.
    .advice = Draw more cards again, or a new deck.
error-name-letters = “{ $name }” cannot be a name.
    .advice = Up to 40 letters, digits, spaces, hyphens and underscores.
error-name-taken = “{ $name }” already means another deck.
    .advice = Names of official lists and what reads as a code are taken: choose another name.
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
    .advice = How it goes: the same command with { -flag-help }
