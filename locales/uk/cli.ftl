### Help: command-<command> with its examples, help-<command>-<argument>. Which arguments of several
### commands share a sentence is in src/command/shell/help.rs. Commands and options start with a
### verb, in one form per language; arguments are nouns.

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
help-everywhere = Скрізь: { $options } ({ -program } help { -program })
help-more = Параметри, файли, коди: { -program } help { -program }. Для оболонки: completions, man
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
help-file-board = гра у «Фортецю», яку ви вводите
help-file-measure = перервані вимірювання
help-file-measured = показники виміряних добірок
help-file-where = У яких вони теках: { -program } settings
help-variable-lang = мова: en, fr, ru або uk; параметр { -flag-lang } важливіший
help-variable-home = одна тека для всіх файлів
help-variable-color = якщо задано, то без кольору
help-variable-pager = програма для довгих сторінок; cat: без гортання
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
help-ask-question = що хочете спитати, звичайними словами
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
help-list-what = персонажі (characters), квартали (districts), добірки (decks) або теми правил (rules)
help-list-rank = перелічити лише персонажів цього рангу, від 1 до 9
help-list-kind = перелічити лише квартали цього типу: дворянський (noble), церковний (religious), торгівельний (trade), військовий (military) або особливий (unique)
help-list-cost = перелічити лише квартали цієї вартості, від 0 до 6; 0: вартості немає
help-list-long = показати ще походження та id кожної карти
help-list-origin = перелічити лише карти, які вперше з'явилися тут: original (оригінальна гра), dark-city («Темне місто») або 2016
help-citadels-lang = вибрати мову: en, fr, ru або uk
help-citadels-edition = вибрати видання: 2016 (типово), classic (класика) або third (третє)
help-edition-all = вибрати видання: 2016 (типово), classic (класика), third (третє) або all (усі)
help-edition-solo = вибрати видання: classic, 2016 або third (третє); типово з налаштувань, а якщо там не вказано, програма спитає
help-edition-solo-file = вибрати видання: classic (типово), 2016 або third (третє)
help-citadels-format = вибрати формат виводу: text (типово), json, markdown або html
help-format-sheet = вибрати формат виводу: text (типово), markdown або html
help-citadels-color = виводити в кольорі: auto (типово), always (завжди) або never (ніколи)
help-citadels-no_pager = вивести довгу сторінку цілком, без гортання
command-deck = Показати, перевірити, скласти або зберегти добірку.
    .examples =
        { -program } deck random -p 5
        { -program } deck show "без сумління" -p 4
command-deck-show = Показати добірку; готову — під вашу кількість гравців.
    .examples =
        { -program } deck show "перша гра" -p 3
        { -program } deck show "без сумління" -p 5 --why
command-deck-check = Перевірити, чи добірку складено за правилами.
    .examples = { -program } deck check my-deck.toml -p 5
command-deck-random = Скласти випадкову збалансовану добірку.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must відьма --ban театр
        { -program } deck random -p 6 --fierce 8 --seed субота
        { -program } deck random -p 5 --measured
        { -program } deck random -p 5 { -flag-edition } classic
command-deck-reroll = Замінити названі карти добірки іншими, випадковими.
    .examples = { -program } deck reroll "без сумління" -p 5 злодій арсенал
command-deck-play = Зіграти цілу партію й прочитати, як вона йшла.
    .examples =
        { -program } deck play "без сумління" -p 5
        { -program } deck play "без сумління" -p 4 --seed субота --seats random
command-deck-measure = Зіграти багато партій: хто й з чим виграє, скільки триває партія.
    .examples =
        { -program } deck measure "без сумління" -p 5 --games 1000
        { -program } deck measure "без сумління" -p 5 --games 4000 --shard 1/4
        { -program } deck measure --merge part1.json part2.json
command-deck-build = Скласти добірку на екрані: вибрати, закріпити, замінити, зберегти.
    .examples = { -program } deck build -p 5
command-deck-save = Зберегти добірку під указаною назвою.
    .examples = { -program } deck save субота "без сумління"
command-deck-forget = Видалити збережену добірку.
    .examples = { -program } deck forget субота
command-setup = Підготувати гру крок за кроком: від коробки до першого ходу.
    .examples =
        { -program } setup -p 5 --deck "без сумління"
        { -program } setup -p 5 --random
command-sheet = Скласти пам'ятку на вечір: виклик, властивості, роз'яснення.
    .examples =
        { -program } sheet -p 5 --deck "без сумління"
        { -program } sheet -p 5 --deck "без сумління" { -flag-format } html
command-draft = Вибрати персонажів: за таблицею скидання або на одному пристрої.
    .examples =
        { -program } draft table -p 5
        { -program } draft pass -p 5
command-draft-table = Показати, скільки персонажів скидають і хто коли вибирає.
    .examples =
        { -program } draft table
        { -program } draft table -p 3
        { -program } draft table { -flag-edition } classic
command-draft-deal = Роздати карти на раунд: що горілиць, що долілиць, хто вибирає далі.
    .examples =
        { -program } draft deal -p 5 --deck "без сумління"
        { -program } draft deal -p 7 --seed субота
command-draft-pass = Вибрати персонажів на одному пристрої; чужого вибору не видно.
    .examples =
        { -program } draft pass -p 5 --deck "без сумління"
        { -program } draft pass --names Антон,Дмитро,Оксана
command-call = Викликати персонажів за рангами й нагадати, про що забувають.
    .examples =
        { -program } call -p 5 --deck "без сумління"
        { -program } call -p 5 { -flag-edition } classic
command-score = Підрахувати бали й пояснити, за що вони.
    .examples =
        { -program } score
        { -program } score "Антон: замок, таверна*; золото 2" "Оксана: палац; корона"
        { -program } score game.toml --save
        { -program } score --template
command-solo = Зіграти з Вовою: цей суперник ходить точно за правилами.
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
help-solo-file = файл, де зберігається гра (типово: solo.json у теці програми)
help-solo-turn-file = хід: [you] з полями character, target, gold, city, hand; [vova] з полями character, gold, city; [deck] з полем draws
help-solo-score-file = файл підрахунку з гравцями «Ви» і «Вова»
help-solo-quick = показати лише ходи Вови; за своїм золотом, рукою й містом стежте самі
help-solo-deal = указати, хто роздає персонажів: program (програма, типово) або hand (ви самі, типово з --quick)
help-solo-seed = узяти цей текст як зерно: те саме зерно дає ті самі роздачі
help-solo-new = почати нову гру; збережена лишиться як попередня
help-solo-resume = продовжити збережену гру без запитання
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
command-history-stats = Показати, хто скільки разів переміг і з якими балами.
    .examples =
        { -program } history stats
        { -program } history stats --player Антон --player Оксана
command-history-edit = Змінити запис про партію.
    .examples =
        { -program } history edit 3
        { -program } history edit 3 --date 2026-11-13 --minutes 70
        { -program } history edit 3 --player Антон=Антось
command-history-forget = Видалити партію з журналу; undo її поверне.
    .examples = { -program } history forget 3
command-history-rename = Дати гравцеві інше ім'я в усіх партіях.
    .examples = { -program } history rename Антон Антось
command-history-undo = Скасувати останню зміну в журналі, хай яка вона була.
    .examples = { -program } history undo
command-history-export = Експортувати партії: json, csv або посилання для BG Stats.
    .examples =
        { -program } history export --to csv
        { -program } history export --to bgstats 3
command-history-import = Додати партії з експорту; уже відомі не подвояться.
    .examples =
        { -program } history import plays.json
        { -program } history import plays.json --dry-run
command-history-check = Знайти пошкодження в журналі партій і, якщо треба, полагодити.
    .examples =
        { -program } history check
        { -program } history check --repair
help-score-tables = файл або рядок на кожного гравця: ім'я: квартали; золото 2, рука 3, корона, перший, ранг 8
help-score-save = зберегти партію в журналі партій
help-score-date = записати день партії (типово: сьогодні)
help-score-minutes = записати, скільки хвилин тривала партія
help-score-location = записати, де грали
help-score-comment = записати коментар
help-score-allow = дозволити цю помилку: first-not-complete, first-missing, too-many-copies або not-in-deck; можна повторювати
help-tonight-complete_at = указати, скільки кварталів треба для завершення міста, якщо гра коротка
help-score-deck = указати добірку, якою грали: квартали мають бути з неї, і її буде збережено з партією
help-score-names = назвати гравців для таблиці підрахунку, через кому
help-score-template = вивести порожній файл підрахунку, щоб його заповнити
help-history-show-id = номер партії
help-history-list-player = показати лише партії з цим гравцем; можна повторювати
help-history-edit-called = змінити ім'я лише в цій партії; можна повторювати
help-history-list-since = показати лише партії від цього дня, місяця чи року
help-history-list-until = показати лише партії до цього дня, місяця чи року включно
help-history-rename-old = теперішнє ім'я в будь-якому написанні
help-history-rename-new = нове ім'я
help-history-export-ids = номери партій (типово: усі)
help-history-list-all = перелічити всі партії, а не лише останні 1000
help-history-import-file = експорт у json чи csv або інший журнал партій
help-history-import-dry_run = показати лише, що додалося б
help-history-check-repair = переписати журнал без пошкоджень; попередній збережеться
help-history-list-deck = показати лише партії з цією добіркою
help-history-edit-date = змінити день партії
help-history-edit-minutes = змінити, скільки хвилин тривала партія; 0: невідомо
help-history-edit-location = змінити місце
help-history-edit-comment = змінити коментар
help-history-edit-deck = змінити добірку, якою грали
help-history-export-to = вибрати формат (обов'язково): json, csv або bgstats
help-deck-random-fresh = надати перевагу картам, якими давно не грали
help-draft-deal-reveal = показати й карту, що лежить долілиць
help-call-names = назвати гравців: першим той, у кого корона, далі за годинниковою стрілкою
help-call-quick = вивести лише порядок виклику, без запитань
help-call-score = записати сюди початок файлу підрахунку після останнього раунду
help-draft-deal-seed = узяти цей текст як зерно: те саме зерно дає ту саму роздачу
help-deck-play-seed = узяти цей текст як зерно: те саме зерно, добірка й місця дають ту саму партію
help-deck-play-short = показати раунди коротко: кому дісталося, що збудовано, бали
help-deck-play-seats = указати, хто грає: один на всі місця або свій на кожне; steward (типово) або random
help-deck-measure-games = указати кількість партій (типово: скільки вдасться за десять секунд, але не менше 20 000)
help-deck-measure-seed = узяти цей текст як зерно: те саме зерно, добірка, місця й кількість партій дають ті самі числа (типово: код добірки)
help-deck-measure-shard = зіграти лише цю частину партій: від 1/4 до 4/4 для чотирьох комп'ютерів; потрібен --games
help-deck-measure-full = показати всі числа: інтервали, місця, жорсткість, що робили
help-deck-measure-merge = скласти частини, виміряні раніше: файли json
help-call-force = замінити файл підрахунку, якщо він уже є
help-setup-deck = грати цією добіркою: готова комбінація, файл, назва збереженої добірки або код
help-deck-show-deck = готова комбінація, файл, назва збереженої добірки або код
help-deck-show-players = указати кількість гравців, від 2 до 8
help-deck-show-characters = грати з 8 чи 9 персонажами
help-deck-show-with = узяти цю карту на заміну в готовій комбінації; можна повторювати
help-deck-show-why = пояснити, навіщо кожна карта
help-deck-random-seed = узяти цей текст як зерно: те саме зерно й побажання дають ту саму добірку
help-deck-random-must = додати цю карту; можна повторювати
help-deck-random-ban = заборонити цю карту; можна повторювати
help-deck-random-like = скласти добірку, схожу на цю
help-deck-random-fierce = задати запал гри: від 0 (мирно) до 10 (запекло)
help-deck-random-unbalanced = скласти будь-яку добірку за правилами, хай і незбалансовану
help-deck-random-measured = скласти кілька добірок, зіграти їх і лишити найрівнішу
help-deck-show-qr = показати ще код добірки як QR-код
help-deck-show-full = показати властивість кожної карти й усі показники
help-deck-random-count = указати, скільки добірок скласти
help-deck-reroll-cards = карти, які треба замінити
help-deck-save-name = назва, під якою зберегти добірку
help-deck-forget-name = назва, під якою добірку збережено
help-deck-save-force = замінити добірку з тією самою назвою без запитань
command-completions = Вивести скрипт, з яким Tab доповнює назви в оболонці.
    .examples =
        { -program } completions bash
        { -program } completions zsh { -flag-lang } uk
        { -program } completions fish -- { -program } card від
help-completions-shell = ваша оболонка: bash, zsh, fish, powershell або elvish
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
help-man-folder = записати всі сторінки чотирма мовами в цю теку, де їх знайде man
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
command-help = Пояснити команду; а ще: налаштування, файли, коди виходу.
    .examples =
        { -program } help card
        { -program } help deck random
help-citadels-help = показати цю довідку
help-help-command = команда, яку треба пояснити
help-citadels-version = показати версію й видання
version-editions = Видання: { $editions }

# The menu and the settings in it.
settings-own-name = українська
settings-now = { $name }: { $value }
settings-overruled = Але задано змінну { $variable }, і вона важливіша: { $value }.
settings-color-auto = автоматично: у терміналі
settings-color-always = завжди
settings-color-never = ніколи
menu-decks = Добірки карт
menu-call = Вести раунд
menu-sheet = Пам'ятка на вечір, для друку
menu-deck-random = Випадкова добірка
menu-deck-build = Скласти добірку
menu-deck-saved = Збережена: { $name }
menu-deck-lists = Усі готові й збережені добірки
terminal-dumb = Цей термінал не вміє малювати екрани (TERM=dumb). Працює все, що вводять одним рядком, наприклад: { -program } відьма, { -program } tonight --show, { -program } history. Або спробуйте: TERM=xterm { -program }
ask-search = Що шукати?
