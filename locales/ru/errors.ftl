### Faults: what is wrong, and in .advice what to do.

error-unknown-card-none = Нет карты «{ $typed }».
    .advice =
        Подойдёт название на любом из четырёх языков или его начало.
        Все карты: { -program } list characters, { -program } list districts
error-unknown-card-near = Нет карты «{ $typed }».
    .advice =
        Возможно, вы имели в виду:
        { $candidates }
error-unknown-card-several = «{ $typed }» подходит к нескольким картам.
    .advice =
        Наберите название полнее или слово в скобках:
        { $candidates }
error-unknown-topic-none = Нет темы «{ $typed }».
    .advice = Все темы: { -program } rule
error-unknown-topic-near = Нет темы «{ $typed }».
    .advice =
        Возможно, вы имели в виду:
        { $candidates }
error-unknown-topic-several = «{ $typed }» подходит к нескольким темам.
    .advice =
        Наберите название полнее или слово в скобках:
        { $candidates }
error-nothing-found = По запросу «{ $typed }» ничего не найдено.
    .advice = Попробуйте меньше слов, другие слова или другой язык с { -flag-lang }.
error-nothing-found-card = По запросу «{ $typed }» ничего не найдено.
    .advice = Есть карта с таким названием: { -program } card { $card }
error-card-many = «{ $typed }» — это несколько карт.
    .advice = Что бывает, когда они встречаются: { -program } ruling { $cards }
error-card-missing = Какая карта?
    .advice = Назовите её: { -program } card ведьма
error-ruling-missing = Какие карты?
    .advice = Назовите одну или несколько: { -program } ruling ведьма епископ
error-search-missing = Что искать?
    .advice = Назовите слово: { -program } search корона
error-list-missing = Что перечислить?
    .advice = Выберите одно: { -program } list characters, districts, decks или rules
error-list-what = Списка «{ $value }» нет.
    .advice = Есть такие: { $fits }
error-edition-empty = В книге карт нет карт этого издания: { $edition }.
    .advice = В ней есть издание 2016 года: { -flag-edition } 2016
error-filter-misplaced = { $option } к этому списку не подходит.
    .advice = Этот параметр сужает только: { $fits }.

error-lang-variable = В { -variable-lang } указано «{ $value }», а такого языка у нас нет.
    .advice = Укажите en, fr, ru или uk либо уберите эту переменную.
error-settings-unreadable = Не удаётся прочитать файл настроек { $file }.
    .advice = Сделайте его обычным читаемым файлом или удалите. Папка — системная для настроек или та, что в CITADELS_HOME.
error-settings-syntax = Файл настроек { $file } — не TOML: строка { $line }.
    .advice = Пишите настройки в виде lang = "ru", по одной в строке, или удалите файл.
error-settings-unknown = В файле настроек { $file } есть настройка «{ $key }», а такой не существует.
    .advice = Возможные настройки: lang, edition и color.
error-settings-value = В файле настроек { $file } для { $key } не подходит «{ $value }».
    .advice = Подойдёт: { $fits }.

error-usage-command = Нет команды «{ $typed }».
    .advice = Все команды: { -program } { -flag-help }
error-usage-command-near = Нет команды «{ $typed }».
    .advice = Может быть, { $near }? Все команды: { -program } { -flag-help }
error-usage-option = «{ $typed }» здесь непонятно.
    .advice = Что можно написать: та же команда с { -flag-help }
error-usage-option-near = «{ $typed }» здесь непонятно.
    .advice = Может быть, { $near }?
error-usage-value = «{ $value }» не подходит для { $option }.
    .advice = Подойдёт: { $fits }
error-usage-value-missing = Для { $option } нужно значение.
    .advice = Какое именно: та же команда с { -flag-help }
error-usage-value-missing-of = Для { $option } нужно значение.
    .advice = Одно из этих: { $fits }
error-usage-values = Для { $option } указано слишком много или слишком мало значений.
    .advice = Сколько нужно: та же команда с { -flag-help }
error-usage-utf8 = Один из аргументов — не UTF-8.
    .advice = Наберите его заново.
error-usage-html = { -flag-format } html годится только для печатных листов.
    .advice = Здесь { -flag-format } может быть text, json или markdown.
error-usage-all = { -flag-edition } all годится только для card, ruling и search.
    .advice = Здесь { -flag-edition } может быть 2016, classic или third.
error-usage-other = Команда непонятна.
    .advice = Все команды: { -program } { -flag-help }
error-unwritable = Не удаётся записать ответ: { $why }
    .advice = Освободите место или запишите ответ куда-нибудь ещё.

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
