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
command-help = Пояснює команду.
    .examples = { -program } help card
help-help = показує цю довідку
help-help-command = команда, яку треба пояснити
help-version = показує версію
