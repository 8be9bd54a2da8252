### Help: command-<command> with its examples, help-<argument>, or help-<command>-<argument> where they differ.

help-heading-usage = Запуск
help-heading-commands = Команды
help-heading-arguments = Аргументы
help-heading-options = Параметры
help-heading-examples = Примеры

value-command = команда
value-options = параметры
value-words = слова
value-cards = карты
value-topic = тема
value-what = что
value-rank = ранг
value-kind = тип
value-cost = стоимость
value-origin = откуда
value-lang = язык
value-edition = издание
value-format = формат
value-color = когда

command-citadels = Помощник для игры «Цитадели»: карты, разъяснения и правила, без интернета и на четырёх языках.
    .examples =
        { -program } card ведьма
        { -program } ruling ведьма епископ
        { -program } rule подсчёт очков
command-card = Показывает карту: сведения, действие, разъяснения.
    .examples =
        { -program } card ведьма
        { -program } card великая стена
        { -program } card { -flag-lang } uk відьма
help-card-words = название карты на любом языке или его начало
command-ruling = Показывает разъяснения, где карты встречаются; для одной карты — все её разъяснения.
    .examples =
        { -program } ruling алхимик богадельня
        { -program } ruling маршал "великая стена"
help-ruling-cards = одна или несколько карт; название из нескольких слов — в кавычках
command-rule = Показывает тему правил; если тема не названа — список тем.
    .examples =
        { -program } rule
        { -program } rule ничья
        { -program } rule какая коробка
help-rule-topic = название темы или его начало
command-search = Ищет в картах, разъяснениях, правилах и терминах, в любой форме слова.
    .examples =
        { -program } search корона
        { -program } search завершённый город
help-search-words = слова, которые нужно найти
command-list = Перечисляет персонажей, кварталы, официальные наборы или темы правил.
    .examples =
        { -program } list characters --rank 8
        { -program } list districts --type unique --cost 6
help-what = characters (персонажи), districts (кварталы), decks (наборы) или rules (правила)
help-rank = только персонажи этого ранга, от 1 до 9
help-kind = только кварталы этого типа: noble (дворянский), religious (церковный), trade (торговый), military (воинский) или unique (особый)
help-cost = только кварталы этой стоимости; 0 — без стоимости
help-origin = только карты, впервые вышедшие здесь: original (базовая игра), dark-city («Тёмный город») или 2016
help-lang = язык: en, fr, ru или uk
help-edition = издание: 2016 (по умолчанию), classic или third; для card, ruling и search ещё all
help-format = вывод: text (по умолчанию), json или markdown
help-color = цвет: auto (по умолчанию), always (всегда) или never (никогда)
command-help = Объясняет команду.
    .examples = { -program } help card
help-help = показывает эту справку
help-help-command = команда, о которой нужна справка
help-version = показывает версию
