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
command-build = Builds a deck by questions.
    .examples = { -program } deck build -p 5
command-save = Saves a deck under a name.
    .examples = { -program } deck save friday vicious-nobles
command-forget = Forgets a saved deck.
    .examples = { -program } deck forget friday
command-setup = The checklist from box to first turn.
    .examples = { -program } setup -p 5 --deck vicious-nobles
command-sheet = Tonight's sheet: call order, districts, every ruling that can come up.
    .examples = { -program } sheet -p 5 --deck vicious-nobles { -flag-format } html
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
help-count = so many decks
help-reroll-cards = the cards to draw again
help-name = the name to keep it under
help-force = over another deck without asking
command-help = Объясняет команду.
    .examples = { -program } help card
help-help = показывает эту справку
help-help-command = команда, о которой нужна справка
help-version = показывает версию
