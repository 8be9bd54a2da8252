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
