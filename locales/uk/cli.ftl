### Help: command-<command> with its examples, help-<argument>, or help-<command>-<argument> where they differ.

help-heading-usage = Використання
help-heading-table = За столом
help-heading-look-up = Довідка
help-heading-commands = Команди
help-heading-arguments = Аргументи
help-heading-options = Параметри
help-heading-examples = Приклади
help-everywhere = Скрізь: { $options } ({ -program } help { -flag-help })

value-command = команда
value-options = параметри
value-question = запитання
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
value-deck = добірка
value-players = кількість
value-characters = 8 | 9
value-with = карта
value-seed = зерно
value-must = карта
value-ban = карта
value-like = добірка
value-fierce = 0–10
value-count = кількість
value-name = назва
value-names = ім'я,ім'я,…
value-tables = файл | рядок
value-allow = помилка
value-date = дата
value-complete_at = кількість
value-minutes = кількість
value-location = місце
value-comment = текст
value-id = номер
value-player = ім'я
value-called = старе=нове
value-since = дата
value-until = дата
value-old = старе ім'я
value-new = нове ім'я
value-ids = номер
value-to = формат
value-score = файл
value-file = файл
value-deal = хто

command-citadels = Помічник для «Цитаделей»: карти, роз'яснення, правила й увесь вечір.
command-card = Показує карту: дані, ефект, роз'яснення.
    .examples =
        { -program } card відьма
        { -program } card велика стіна
        { -program } card { -flag-lang } en witch
help-card-words = назва карти будь-якою мовою або її початок
help-card-full = усе: відомості, набори, всі відповіді за темами
command-ruling = Показує роз'яснення, де карти стикаються, або всі про одну карту.
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
command-ask = Відповідає на запитання, поставлене звичайними словами.
    .examples =
        { -program } ask чи показує вбитий гравець карту
help-ask-question = запитання
command-search = Шукає в картах, роз'ясненнях, правилах і термінах.
    .examples =
        { -program } search корона
        { -program } search завершене місто
help-search-words = слова, які треба знайти
help-search-all = усі знахідки, а не лише найкращі
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
help-format = вивід: text (якщо не вказано інше), json, markdown або html
help-color = колір: auto (якщо не вказано інше), always (завжди) або never (ніколи)
help-no_pager = виводить довгі сторінки цілком, без гортання
command-deck = Показує, перевіряє, складає й зберігає добірки.
    .examples =
        { -program } deck random -p 5
        { -program } deck show vicious-nobles -p 4
command-show = Показує добірку: карти, код, баланс. Офіційний список пристосовує до вашої кількості гравців.
    .examples =
        { -program } deck show first-game -p 3
        { -program } deck show vicious-nobles -p 5 --why
command-check = Перевіряє, чи добірку складено за правилами.
    .examples = { -program } deck check my-deck.toml -p 5
command-random = Складає навмання збалансовану добірку.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must відьма --ban театр
        { -program } deck random -p 6 --fierce 8 --seed субота
command-reroll = Замінює навмання деякі карти добірки.
    .examples = { -program } deck reroll vicious-nobles -p 5 злодій арсенал
command-build = Складає добірку на екрані: вибрати, закріпити, замінити, зберегти.
    .examples = { -program } deck build -p 5
command-save = Зберігає добірку під назвою.
    .examples = { -program } deck save субота vicious-nobles
command-forget = Забуває збережену добірку.
    .examples = { -program } deck forget субота
command-setup = Показує підготовку крок за кроком: від коробки до першого ходу.
    .examples = { -program } setup -p 5 --deck vicious-nobles
command-sheet = Складає аркуш на вечір: порядок виклику, дії, роз'яснення.
    .examples = { -program } sheet -p 5 --deck vicious-nobles { -flag-format } html
command-draft = Проводить фазу вибору: скидання, роздача, один пристрій по колу.
    .examples =
        { -program } draft table -p 5
        { -program } draft deal -p 5
        { -program } draft pass -p 5
command-table = Показує, скільки персонажів скидають і хто коли вибирає.
    .examples =
        { -program } draft table
        { -program } draft table -p 3
command-deal = Роздає карти на раунд: що горілиць, що долілиць, а далі хто зі скількох вибирає.
    .examples =
        { -program } draft deal -p 5 --deck vicious-nobles
        { -program } draft deal -p 7 --seed friday
command-pass = Проводить увесь вибір на одному пристрої, що йде по колу; хто що вибрав, не видно.
    .examples =
        { -program } draft pass -p 5 --deck vicious-nobles
        { -program } draft pass --names Anton,Dmytro,Oksana
command-call = Викликає персонажів ранг за рангом і нагадує, про що забувають.
    .examples =
        { -program } call -p 5 --deck vicious-nobles
        { -program } call -p 5 --quick
command-score = Рахує підсумкові бали й пояснює їх.
    .examples =
        { -program } score game.toml
        { -program } score "Anton: castle, tavern*, keep; first" "Dmytro: palace; gold 2"
        { -program } score --template
command-solo = Ціла гра з Вовою, суперником, за якого грають правила.
    .examples =
        { -program } solo
        { -program } solo --quick --deal hand
        { -program } solo turn hid.toml
command-solo-turn = Розігрує хід Вови за файлом, без запитань.
    .examples =
        { -program } solo turn hid.toml
        { -program } solo turn - { -flag-format } json
command-solo-score = Підраховує одиночну гру за файлом із гравцями You і Vova й каже, хто переміг.
    .examples = { -program } solo score game.toml
help-solo-file = де зберігається гра; якщо не вказано, у звичному місці
help-turn-file = хід: [you] з полями character, target, gold, city, hand; [vova] з полями character, gold, city; [deck] з полем draws
help-score-file = файл підрахунку з гравцями You і Vova
help-solo-quick = лише ходи Вови; за своїм золотом, рукою й містом стежте самі
help-deal = хто роздає персонажів: program або hand; у швидкому режимі hand, інакше program
help-solo-seed = будь-який текст; те саме зерно дає ті самі роздачі
help-new = почати нову гру; збережена лишиться як попередня
help-resume = продовжити збережену гру без запитання
help-solo-log = перед підрахунком показує перебіг гри за раундами
command-history = Збережені партії: список, перегляд, статистика, зміни, експорт.
    .examples =
        { -program } history list
        { -program } history stats
        { -program } history export --to bgstats
command-history-list = Перелічує збережені партії, спершу нові.
    .examples =
        { -program } history list
        { -program } history list --player Ann --since 2026
command-history-show = Показує одну партію з підрахунком балів.
    .examples = { -program } history show 3
command-stats = Показує, хто скільки разів переміг і з якими балами.
    .examples = { -program } history stats
command-edit = Змінює запис про партію; без параметрів запитає, що саме.
    .examples =
        { -program } history edit 3
        { -program } history edit 3 --date 2026-11-13 --minutes 70
        { -program } history edit 3 --player Ann=Anna
command-history-forget = Забуває партію: вона більше не рахується; undo її поверне.
    .examples = { -program } history forget 3
command-rename = Дає гравцеві інше ім'я в усіх партіях.
    .examples = { -program } history rename Ann Anna
command-undo = Скасовує останню зміну в журналі, хай яка вона була.
    .examples = { -program } history undo
command-export = Записує партії в іншому форматі; для BG Stats — посилання на кожну.
    .examples =
        { -program } history export --to csv
        { -program } history export --to bgstats 3
help-tables = файл або рядок на кожного гравця: ім'я: квартали; золото 2, рука 3, корона, перший, ранг 8
help-save = зберігає партію в журналі партій
help-date = день партії; якщо не вказано, сьогодні
help-minutes = скільки хвилин тривала партія
help-location = де грали
help-comment = що ще варто записати
help-allow = пробачає цю помилку; можна повторювати
help-complete_at = скільки кварталів у завершеному місті, якщо гра коротка
help-score-deck = добірка, якою грали: назви шукаються в ній, і вона зберігається з партією
help-score-names = імена гравців через кому, для таблиці підрахунку
help-template = виводить порожній файл підрахунку, щоб його заповнити
help-id = номер партії
help-player = лише партії з цим гравцем; можна повторювати
help-called = інше ім'я лише в цій партії; можна повторювати
help-since = від цього дня, місяця чи року
help-until = до цього дня, місяця чи року включно
help-rename-old = теперішнє ім'я в будь-якому написанні
help-rename-new = нове ім'я
help-ids = номери партій; якщо не вказано, усі
help-history-list-deck = лише партії з цією добіркою
help-history-stats-deck = лише партії з цією добіркою
help-history-edit-date = день партії
help-history-edit-minutes = скільки хвилин тривала партія; 0: невідомо
help-history-edit-deck = добірка, якою грали
help-to = json, csv або bgstats
help-fresh = радше те, чого давно не було в грі
help-reveal = показує і карту, що лежить долілиць
help-names = гравці: першим той, у кого корона, далі ліворуч
help-quick = лише список, кого викликають, без запитань
help-score = сюди після останнього раунду піде початок файлу підрахунку
help-deal-seed = будь-який текст; те саме зерно дає ту саму роздачу
help-call-force = замінює інший файл
help-pass-force = замінює інший файл
help-deck = офіційний список, файл, збережена назва або код
help-players = кількість гравців, від 2 до 8
help-characters = вісім чи дев'ять персонажів
help-with = ця карта на заміну в офіційному списку
help-why = пояснює, навіщо кожна карта
help-seed = будь-який текст; те саме зерно й ті самі побажання дають ту саму добірку
help-must = ця карта має бути; можна повторювати
help-ban = цієї карти не має бути; можна повторювати
help-like = добірка, схожа на цю
help-fierce = від 0 (мирно) до 10 (запекло)
help-unbalanced = будь-яка добірка за правилами, хай і незбалансована
help-full = з дією кожної карти й усіма показниками
help-count = скільки добірок
help-reroll-cards = карти, які треба замінити
help-name = назва, під якою добірка зберігається
help-force = замінює іншу добірку без запитань
command-help = Пояснює команду.
    .examples = { -program } help card
help-help = показує цю довідку
help-help-command = команда, яку треба пояснити
help-version = показує версію
