### Help: command-<command> with its examples, help-<argument>, or help-<command>-<argument> where
### they differ. Commands and options start with a verb, in one form per language; arguments are
### nouns.

help-heading-usage = Використання
help-heading-table = За столом
help-heading-look-up = Довідка
help-heading-commands = Команди
help-heading-arguments = Аргументи
help-heading-options = Параметри
help-heading-files = Файли
help-heading-variables = Змінні
help-heading-exit = Коди виходу
help-heading-examples = Приклади
help-everywhere = Скрізь: { $options } ({ -program } help { -flag-help })
help-more = Параметри, файли, коди: { -program } help { -flag-help }. Для оболонки: completions, man
help-terminal = Потрібен термінал.
help-terminal-but = Потрібен термінал; з { $options } можна й без нього.
help-asks = У терміналі програма запитає про те, чого не вказано.
help-note-install = Як його підключити, сказано в перших рядках скрипту.
help-note-view = Щоб прочитати: { -program } man card | man -l -

help-file-settings = мова, видання й колір для кожного запуску: { -program } settings
help-file-decks = збережені добірки
help-file-plays = журнал: усі збережені партії
help-file-tonight = сьогоднішня партія
help-file-score = розпочата таблиця підрахунку
help-file-solo = гра з Вовою
help-file-fortress = блокнот «Фортеці»
help-file-board = гра «Фортеця», яку ви вводите
help-file-measure = вимірювання, зупинені до кінця
help-file-measured = показники виміряних добірок
help-file-where = У яких вони теках: { -program } settings
help-variable-lang = мова: en, fr, ru або uk; параметр { -flag-lang } важливіший
help-variable-home = одна тека для всіх файлів
help-variable-color = якщо задано, то без кольору
help-variable-pager = програма для довгих сторінок; cat: без неї
help-variable-columns = ширина сторінки, якщо вивід іде у файл або в конвеєр
help-exit-0 = усе гаразд, відповідь є
help-exit-1 = відповіді немає: не знайдено, не можна або в даних є помилки
help-exit-2 = команду набрано неправильно
help-exit-130 = ви вийшли клавішею Esc або Ctrl-C

word-what-characters = персонажі, персонажів, персонаж
word-what-districts = квартали, кварталів, квартал
word-what-decks = добірки, колоди, колода, добірок, добірка, комбінації, комбінація, списки
word-what-rules = правила, правил, правило, теми
word-type-noble = дворянський, дворянські, жовтий, жовті
word-type-religious = церковний, церковні, синій, сині
word-type-trade = торгівельний, торгівельні, торговельний, торговельні, зелений, зелені
word-type-military = військовий, військові, червоний, червоні
word-type-unique = особливий, особливі, фіолетовий, фіолетові
word-origin-original = оригінальна гра, базова гра
word-origin-dark-city = темне місто
word-origin-2016 = новинка 2016, новинки 2016
word-edition-2016 = видання 2016 року
word-edition-classic = класика, класичне, класична, класична коробка
word-edition-third = третє, третє видання
word-edition-all = усі, всі

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
value-players = число
value-characters = 8 | 9
value-with = карта
value-seats = хто,хто,…
value-games = число
value-shard = 1/4
value-merge = файл
value-seed = зерно
value-must = карта
value-ban = карта
value-like = добірка
value-fierce = 0–10
value-count = число
value-name = назва
value-names = ім'я,ім'я,…
value-tables = файл | рядок
value-allow = помилка
value-date = дата
value-complete_at = число
value-minutes = число
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
value-shell = оболонка
value-folder = тека

command-citadels = Помічник для «Цитаделей»: карти, роз'яснення, правила, увесь вечір.
command-card = Показати карту: дані, ефект, роз'яснення.
    .examples =
        { -program } card відьма
        { -program } card велика стіна
        { -program } card обсерваторія { -flag-edition } classic
help-card-words = назва карти будь-якою мовою або її початок
help-card-full = показати все: дані, добірки, усі роз'яснення за темами
command-ruling = Показати роз'яснення про одну карту або про кілька разом.
    .examples =
        { -program } ruling алхімік притулок
        { -program } ruling урядовець "будівельний майданчик"
help-ruling-cards = одна чи кілька карт; назву з кількох слів беріть у лапки
command-rule = Показати тему правил або список тем.
    .examples =
        { -program } rule
        { -program } rule нічия
        { -program } rule яка коробка
help-rule-topic = назва теми або її початок
command-ask = Відповісти на запитання, поставлене звичайними словами.
    .examples =
        { -program } ask чи показує вбитий гравець карту
help-ask-question = запитання
command-search = Шукати в картах, роз'ясненнях, правилах і термінах.
    .examples =
        { -program } search корона
        { -program } search завершене місто
help-search-words = слова, які треба знайти
help-search-all = показати всі знахідки, а не лише найкращі
command-list = Перелічити персонажів, квартали, добірки або теми правил.
    .examples =
        { -program } list персонажі --rank 8
        { -program } list квартали --type особливий --cost 6
help-what = characters (персонажі), districts (квартали), decks (добірки) або rules (теми правил)
help-rank = перелічити лише персонажів цього рангу, від 1 до 9
help-kind = перелічити лише квартали цього типу: noble (дворянський), religious (церковний), trade (торгівельний), military (військовий) або unique (особливий)
help-cost = перелічити лише квартали цієї вартості, від 0 до 6; 0: вартості немає
help-origin = перелічити лише карти, які вперше з'явилися тут: original (оригінальна гра), dark-city («Темне місто») або 2016
help-lang = вибрати мову: en, fr, ru або uk
help-edition = вибрати видання: 2016 (типово), classic (класика) або third (третє)
help-edition-all = вибрати видання: 2016 (типово), classic (класика), third (третє) або all (усі)
help-edition-solo = вибрати видання: classic (типово), 2016 або third (третє)
help-format = вибрати формат виводу: text (типово), json, markdown або html
help-format-sheet = вибрати формат виводу: text (типово), markdown або html
help-color = виводити в кольорі: auto (типово), always (завжди) або never (ніколи)
help-no_pager = вивести довгу сторінку цілком, без гортання
command-deck = Показати, перевірити, скласти або зберегти добірку.
    .examples =
        { -program } deck random -p 5
        { -program } deck show "без сумління" -p 4
command-show = Показати добірку; готову — під вашу кількість гравців.
    .examples =
        { -program } deck show "перша гра" -p 3
        { -program } deck show "без сумління" -p 5 --why
command-check = Перевірити, чи добірку складено за правилами.
    .examples = { -program } deck check my-deck.toml -p 5
command-random = Скласти навмання збалансовану добірку.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must відьма --ban театр
        { -program } deck random -p 6 --fierce 8 --seed субота
        { -program } deck random -p 5 --measured
        { -program } deck random -p 5 { -flag-edition } classic
command-reroll = Замінити навмання деякі карти добірки.
    .examples = { -program } deck reroll "без сумління" -p 5 злодій арсенал
command-deck-play = Зіграти цілу партію й прочитати, як вона йшла.
    .examples =
        { -program } deck play "без сумління" -p 5
        { -program } deck play "без сумління" -p 4 --seed субота --seats random
command-deck-measure = Зіграти багато партій: хто і що виграє, скільки це триває.
    .examples =
        { -program } deck measure "без сумління" -p 5 --games 1000
        { -program } deck measure "без сумління" -p 5 --games 4000 --shard 1/4
        { -program } deck measure --merge part1.json part2.json
command-build = Скласти добірку на екрані: вибрати, закріпити, замінити, зберегти.
    .examples = { -program } deck build -p 5
command-save = Зберегти добірку під указаною назвою.
    .examples = { -program } deck save субота "без сумління"
command-forget = Видалити збережену добірку.
    .examples = { -program } deck forget субота
command-setup = Підготувати гру крок за кроком: від коробки до першого ходу.
    .examples =
        { -program } setup -p 5 --deck "без сумління"
        { -program } setup -p 5 --random
command-sheet = Скласти пам'ятку на вечір: виклик, властивості, роз'яснення.
    .examples =
        { -program } sheet -p 5 --deck "без сумління"
        { -program } sheet -p 5 --deck "без сумління" { -flag-format } html
command-draft = Вибрати персонажів: скидання, роздача, один пристрій по колу.
    .examples =
        { -program } draft table -p 5
        { -program } draft deal -p 5
        { -program } draft pass -p 5
command-table = Показати, скільки персонажів скидають і хто коли вибирає.
    .examples =
        { -program } draft table
        { -program } draft table -p 3
        { -program } draft table { -flag-edition } classic
command-deal = Роздати карти на раунд: що горілиць, що долілиць, хто вибирає далі.
    .examples =
        { -program } draft deal -p 5 --deck "без сумління"
        { -program } draft deal -p 7 --seed субота
command-pass = Вибрати на одному пристрої по колу; чужого вибору не видно.
    .examples =
        { -program } draft pass -p 5 --deck "без сумління"
        { -program } draft pass --names Антон,Дмитро,Оксана
command-call = Викликати персонажів за рангами й нагадати, про що забувають.
    .examples =
        { -program } call -p 5 --deck "без сумління"
        { -program } call -p 5 --quick
        { -program } call -p 5 --quick { -flag-edition } classic
command-score = Підрахувати бали й пояснити, за що вони.
    .examples =
        { -program } score
        { -program } score "Антон: замок, таверна*; золото 2" "Оксана: палац; корона"
        { -program } score game.toml --save
        { -program } score --template
command-solo = Зіграти з Вовою: цей суперник ходить строго за правилами.
    .examples =
        { -program } solo
        { -program } solo --quick --deal hand
        { -program } solo turn turn.toml
command-solo-turn = Розіграти хід Вови за файлом, без запитань.
    .examples =
        { -program } solo turn turn.toml
        { -program } solo turn - { -flag-format } json
command-solo-score = Підрахувати одиночну гру за файлом і сказати, хто переміг.
    .examples = { -program } solo score game.toml
help-solo-file = файл, де зберігається гра (типово: звичний файл)
help-turn-file = хід: [you] з полями character, target, gold, city, hand; [vova] з полями character, gold, city; [deck] з полем draws
help-score-file = файл підрахунку з гравцями «Ви» і «Вова»
help-solo-quick = показати лише ходи Вови; за своїм золотом, рукою й містом стежте самі
help-deal = указати, хто роздає персонажів: program (програма, типово) або hand (ви самі, типово з --quick)
help-solo-seed = узяти цей текст як зерно: те саме зерно дає ті самі роздачі
help-new = почати нову гру; збережена лишиться як попередня
help-resume = продовжити збережену гру без запитання
help-solo-log = вивести перед підрахунком перебіг гри за раундами
command-history = Переглянути збережені партії: список, статистика, експорт.
    .examples =
        { -program } history list
        { -program } history stats
        { -program } history export --to bgstats
command-history-list = Перелічити збережені партії, спершу нові.
    .examples =
        { -program } history list
        { -program } history list --player Антон --since 2026
command-history-show = Показати одну партію з підрахунком балів.
    .examples = { -program } history show 3
command-stats = Показати, хто скільки разів переміг і з якими балами.
    .examples =
        { -program } history stats
        { -program } history stats --player Антон --player Оксана
command-edit = Змінити запис про партію.
    .examples =
        { -program } history edit 3
        { -program } history edit 3 --date 2026-11-13 --minutes 70
        { -program } history edit 3 --player Антон=Антось
command-history-forget = Вилучити партію з журналу; undo її поверне.
    .examples = { -program } history forget 3
command-rename = Дати гравцеві інше ім'я в усіх партіях.
    .examples = { -program } history rename Антон Антось
command-undo = Скасувати останню зміну в журналі, хай яка вона була.
    .examples = { -program } history undo
command-export = Експортувати партії: json, csv або посилання для BG Stats.
    .examples =
        { -program } history export --to csv
        { -program } history export --to bgstats 3
command-history-import = Додати партії з експорту; уже відомі не повторяться.
    .examples =
        { -program } history import plays.json
        { -program } history import plays.json --dry-run
command-history-check = Знайти пошкодження в журналі партій і, якщо треба, полагодити.
    .examples =
        { -program } history check
        { -program } history check --repair
help-tables = файл або рядок на кожного гравця: ім'я: квартали; золото 2, рука 3, корона, перший, ранг 8
help-save = зберегти партію в журналі партій
help-date = записати день партії (типово: сьогодні)
help-minutes = записати, скільки хвилин тривала партія
help-location = записати, де грали
help-comment = записати коментар
help-allow = пробачити цю помилку: first-not-complete, first-missing, too-many-copies або not-in-deck; можна повторювати
help-complete_at = указати, скільки кварталів завершують місто, якщо гра коротка
help-score-deck = указати добірку, якою грали: квартали шукаються в ній, і вона зберігається з партією
help-score-names = назвати гравців для таблиці підрахунку, через кому
help-template = вивести порожній файл підрахунку, щоб його заповнити
help-id = номер партії
help-player = показати лише партії з цим гравцем; можна повторювати
help-called = змінити ім'я лише в цій партії; можна повторювати
help-since = показати лише партії від цього дня, місяця чи року
help-until = показати лише партії до цього дня, місяця чи року включно
help-rename-old = теперішнє ім'я в будь-якому написанні
help-rename-new = нове ім'я
help-ids = номери партій (типово: усі)
help-history-list-all = перелічити всі партії, а не лише останні 1000
help-import-file = експорт у json чи csv або інший журнал партій
help-dry_run = сказати лише, що додалося б
help-repair = переписати журнал без пошкоджень; попередній збережеться
help-history-deck = показати лише партії з цією добіркою
help-history-edit-date = змінити день партії
help-history-edit-minutes = змінити, скільки хвилин тривала партія; 0: невідомо
help-history-edit-location = змінити місце
help-history-edit-comment = змінити коментар
help-history-edit-deck = змінити добірку, якою грали
help-to = вибрати формат (обов'язково): json, csv або bgstats
help-fresh = надати перевагу картам, якими давно не грали
help-reveal = показати й карту, що лежить долілиць
help-names = назвати гравців: першим той, у кого корона, далі ліворуч
help-quick = вивести лише порядок виклику, без запитань
help-score = записати сюди початок файлу підрахунку після останнього раунду
help-deal-seed = узяти цей текст як зерно: те саме зерно дає ту саму роздачу
help-play-seed = узяти цей текст як зерно: те саме зерно, добірка й місця дають ту саму партію
help-seats = сказати, хто грає, один на всі місця або по одному на кожне: steward (типово) або random
help-measure-games = указати кількість партій (типово скільки вийде за десять секунд, щонайменше 20000)
help-measure-seed = узяти цей текст як зерно: те саме зерно, добірка, місця й кількість партій дають ті самі числа (типово код добірки)
help-shard = зіграти лише цю частину партій: від 1/4 до 4/4 для чотирьох машин; потрібен --games
help-merge = скласти частини, виміряні раніше: файли json
help-force = замінити файл підрахунку, якщо він уже є
help-option-deck = грати цією добіркою: готова комбінація, файл, збережена назва або код
help-deck = готова комбінація, файл, збережена назва або код
help-players = указати кількість гравців, від 2 до 8
help-characters = грати з 8 чи 9 персонажами
help-with = узяти цю карту на заміну в готовій комбінації; можна повторювати
help-why = пояснити, навіщо кожна карта
help-seed = узяти цей текст як зерно: те саме зерно й побажання дають ту саму добірку
help-must = додати цю карту; можна повторювати
help-ban = вилучити цю карту; можна повторювати
help-like = скласти добірку, схожу на цю
help-fierce = задати запал гри: від 0 (мирно) до 10 (запекло)
help-unbalanced = скласти будь-яку добірку за правилами, хай і незбалансовану
help-measured = скласти кілька добірок, зіграти їх і лишити найрівнішу
help-full = показати властивість кожної карти й усі показники
help-count = указати, скільки добірок скласти
help-reroll-cards = карти, які треба замінити
help-deck-save-name = назва, під якою зберегти добірку
help-forget-name = назва, під якою добірку збережено
help-save-force = замінити добірку з тією самою назвою без запитань
command-completions = Вивести скрипт, з яким Tab доповнює назви в оболонці.
    .examples =
        { -program } completions bash
        { -program } completions zsh { -flag-lang } uk
        { -program } completions fish -- { -program } card від
help-shell = ваша оболонка: bash, zsh, fish, powershell або elvish
help-completions-words = командний рядок; відповідь — що може стояти на місці його останнього слова
completions-how = Щоб підключити, додайте цей рядок у { $file }: { $line }
completion-list = готова комбінація
completion-saved = збережена добірка
completion-topic = тема правил
completion-term = термін
command-man = Вивести сторінку посібника.
    .examples =
        { -program } man
        { -program } man deck random
        { -program } man --to man
help-man-command = команда, про яку сторінка (без неї — про всю програму)
help-folder = записати всі сторінки чотирма мовами в цю теку, де їх знайде man
man-name = Назва
man-synopsis = Синтаксис
man-description = Опис
man-see-also = Дивіться також
man-manual = Посібник citadels
man-written =
    { $count ->
        [one] Записано { $count } сторінку.
        [few] Записано { $count } сторінки.
        *[other] Записано { $count } сторінок.
    } Щоб прочитати: man -M { $folder } citadels
command-help = Пояснити команду; тут же: налаштування, файли, коди виходу.
    .examples =
        { -program } help card
        { -program } help deck random
help-help = показати цю довідку
help-help-command = команда, яку треба пояснити
help-version = показати версію й видання
version-editions = Видання: { $editions }
