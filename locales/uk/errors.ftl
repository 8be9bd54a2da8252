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
