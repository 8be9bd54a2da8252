### Help: command-<command> with its examples, help-<argument>, or help-<command>-<argument> where they differ.

help-heading-usage = Використання
help-heading-commands = Команди
help-heading-arguments = Аргументи
help-heading-options = Параметри
help-heading-examples = Приклади

value-command = команда
value-options = параметри
value-words = слова
value-cards = карти
value-topic = тема
value-what = що
value-rank = ранг
value-kind = тип
value-cost = вартість
value-origin = походження
value-lang = мова
value-edition = видання
value-format = формат
value-color = коли
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

command-citadels = Помічник для гри «Цитаделі»: карти, роз'яснення і правила, без мережі й чотирма мовами.
    .examples =
        { -program } card відьма
        { -program } ruling відьма єпископ
        { -program } rule нічия
command-card = Показує карту: дані, ефект, роз'яснення.
    .examples =
        { -program } card відьма
        { -program } card велика стіна
        { -program } card { -flag-lang } en witch
help-card-words = назва карти будь-якою мовою або її початок
command-ruling = Показує роз'яснення, де карти стикаються, або всі роз'яснення однієї карти.
    .examples =
        { -program } ruling алхімік притулок
        { -program } ruling урядовець "будівельний майданчик"
help-ruling-cards = одна чи кілька карт; назву з кількох слів беріть у лапки
command-rule = Показує тему правил; якщо теми не названо — список тем.
    .examples =
        { -program } rule
        { -program } rule нічия
        { -program } rule which-box
help-rule-topic = назва теми або її початок
command-search = Шукає в картах, роз'ясненнях, правилах і термінах, у різних формах слова.
    .examples =
        { -program } search корона
        { -program } search завершене місто
help-search-words = слова, які треба знайти
command-list = Перелічує персонажів, квартали, офіційні списки або теми правил.
    .examples =
        { -program } list characters --rank 8
        { -program } list districts --type unique --cost 6
help-what = characters (персонажі), districts (квартали), decks (офіційні списки) або rules (теми правил)
help-rank = лише персонажі цього рангу, від 1 до 9
help-kind = лише квартали цього типу: noble (дворянські), religious (церковні), trade (торгівельні), military (військові) або unique (особливі)
help-cost = лише квартали цієї вартості; 0 для тих, що її не мають
help-origin = лише карти, які вперше з'явилися тут: original (оригінальна гра), dark-city (Темне місто) або 2016
help-lang = мова: en, fr, ru або uk
help-edition = видання: 2016 (якщо не вказано інше), classic або third; для card, ruling і search також all
help-format = вивід: text (якщо не вказано інше), json або markdown
help-color = колір: auto (якщо не вказано інше), always (завжди) або never (ніколи)
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
command-help = Пояснює команду.
    .examples = { -program } help card
help-help = показує цю довідку
help-help-command = команда, яку треба пояснити
help-version = показує версію
