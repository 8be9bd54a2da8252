### Help: command-<command> with its examples, help-<command>-<argument>. Which arguments of several
### commands share a sentence is in src/command/shell/help.rs. Commands and options start with a
### verb, in one form per language; arguments are nouns.

help-heading-usage = Использование
help-heading-table = За столом
help-heading-look-up = Справка
help-heading-commands = Команды
help-heading-arguments = Аргументы
help-heading-options = Параметры
help-heading-files = Файлы
help-heading-variables = Переменные
help-heading-exit = Коды выхода
help-heading-examples = Примеры
help-everywhere = Везде: { $options } ({ -program } help { -program })
help-more = Параметры, файлы, коды: { -program } help { -program }. Для оболочки: completions, man
help-terminal = Нужен терминал.
help-terminal-but = Нужен терминал. Можно и без него: { $options }.
help-asks = В терминале программа спросит о том, что не указано.
help-note-install = Как его подключить, сказано в первых строках скрипта.
help-note-view = Чтобы прочитать: { -program } man card | man -l -

help-file-settings = язык, издание и цвет для каждого запуска: { -program } settings
help-file-decks = сохранённые наборы
help-file-plays = журнал: все сохранённые партии
help-file-tonight = сегодняшняя партия
help-file-score = начатая таблица подсчёта
help-file-solo = игра с Вовой
help-file-fortress = блокнот «Крепости»
help-file-board = игра «Крепость», которую вы вводите
help-file-measure = прерванные измерения
help-file-measured = показатели измеренных наборов
help-file-where = Где эти папки: { -program } settings
help-variable-lang = язык: en, fr, ru или uk; { -flag-lang } важнее
help-variable-home = одна папка для всех файлов
help-variable-color = если задана: без цвета
help-variable-pager = программа для длинных страниц; cat: без листания
help-variable-columns = ширина страницы, если вывод идёт в файл или в конвейер
help-exit-0 = ответ есть
help-exit-1 = нет: не найдено, нельзя или в данных есть ошибки
help-exit-2 = команда набрана неверно
help-exit-130 = вы вышли клавишей Esc или Ctrl-C

word-what-characters = персонажи, персонажей, персонаж
word-what-districts = кварталы, кварталов, квартал
word-what-decks = наборы, колоды, колода, наборов, набор
word-what-rules = правила, правил, правило, темы
word-type-noble = дворянский, дворянские, жёлтый, жёлтые
word-type-religious = церковный, церковные, синий, синие
word-type-trade = торговый, торговые, зелёный, зелёные
word-type-military = воинский, воинские, военный, военные, красный, красные
word-type-unique = особый, особые, лиловый, лиловые, фиолетовый, фиолетовые
word-origin-original = базовая игра, базовая
word-origin-dark-city = тёмный город
word-origin-2016 = новинка 2016, новинки 2016
word-edition-2016 = издание 2016 года
word-edition-classic = классика, классическая, классическое, классическая коробка
word-edition-third = третье, третье издание
word-edition-all = все

value-command = команда
value-options = параметры
value-question = вопрос
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
value-deck = набор
value-players = число
value-characters = 8 | 9
value-with = карта
value-seats = кто,кто,…
value-games = число
value-shard = 1/4
value-merge = файл
value-seed = сид
value-must = карта
value-ban = карта
value-like = набор
value-fierce = 0–10
value-count = число
value-name = имя
value-names = имя,имя,…
value-tables = файл | строка
value-allow = ошибка
value-date = дата
value-complete_at = число
value-minutes = число
value-location = место
value-comment = текст
value-id = номер
value-player = имя
value-called = старое=новое
value-since = дата
value-until = дата
value-old = старое имя
value-new = новое имя
value-ids = номер
value-to = формат
value-score = файл
value-file = файл
value-deal = кто
value-shell = оболочка
value-folder = папка

command-citadels = Помощник для «Цитаделей»: карты, разъяснения, правила, весь вечер.
command-card = Показать карту: сведения, эффект, разъяснения.
    .examples =
        { -program } card ведьма
        { -program } card великая стена
        { -program } card обсерватория { -flag-edition } classic
help-card-words = название карты на любом языке или его начало
help-card-full = показать всё: сведения, наборы, все разъяснения по темам
command-ruling = Показать разъяснения об одной карте или о нескольких вместе.
    .examples =
        { -program } ruling алхимик богадельня
        { -program } ruling маршал "великая стена"
help-ruling-cards = одна или несколько карт; название из нескольких слов — в кавычках
command-rule = Показать тему правил или список тем.
    .examples =
        { -program } rule
        { -program } rule ничья
        { -program } rule какая коробка
help-rule-topic = название темы или его начало
command-ask = Ответить на вопрос, заданный обычными словами.
    .examples =
        { -program } ask убитый игрок показывает карту
help-ask-question = вопрос
command-search = Искать в картах, разъяснениях, правилах и терминах.
    .examples =
        { -program } search корона
        { -program } search завершённый город
help-search-words = слова, которые нужно найти
help-search-all = показать все совпадения, а не только лучшие
command-list = Показать список персонажей, кварталов, наборов или тем правил.
    .examples =
        { -program } list персонажи --rank 8
        { -program } list кварталы --type особый --cost 6
help-list-what = characters (персонажи), districts (кварталы), decks (наборы) или rules (правила)
help-list-rank = показать только персонажей этого ранга, от 1 до 9
help-list-kind = показать только кварталы этого типа: noble (дворянский), religious (церковный), trade (торговый), military (воинский) или unique (особый)
help-list-cost = показать только кварталы этой стоимости, от 0 до 6; 0: стоимости нет
help-list-long = показать ещё происхождение и id каждой карты
help-list-origin = показать только карты, впервые вышедшие здесь: original (базовая игра), dark-city («Тёмный город») или 2016
help-citadels-lang = выбрать язык: en, fr, ru или uk
help-citadels-edition = выбрать издание: 2016 (по умолчанию), classic (классика) или third (третье)
help-edition-all = выбрать издание: 2016 (по умолчанию), classic (классика), third (третье) или all (все)
help-edition-solo = выбрать издание: classic, 2016 или third (третье); по умолчанию из настроек, а если там не указано, программа спросит
help-edition-solo-file = выбрать издание: classic (по умолчанию), 2016 или third (третье)
help-citadels-format = выбрать вывод: text (по умолчанию), json, markdown или html
help-format-sheet = выбрать вывод: text (по умолчанию), markdown или html
help-citadels-color = выводить в цвете: auto (по умолчанию), always (всегда) или never (никогда)
help-citadels-no_pager = вывести длинную страницу целиком, без листания
command-deck = Показать, проверить, составить или сохранить набор.
    .examples =
        { -program } deck random -p 5
        { -program } deck show "безжалостные вельможи" -p 4
command-deck-show = Показать набор; официальный — под ваше число игроков.
    .examples =
        { -program } deck show "первая игра" -p 3
        { -program } deck show "безжалостные вельможи" -p 5 --why
command-deck-check = Проверить набор по правилам составления.
    .examples = { -program } deck check my-deck.toml -p 5
command-deck-random = Составить случайный сбалансированный набор.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must ведьма --ban театр
        { -program } deck random -p 6 --fierce 8 --seed пятница
        { -program } deck random -p 5 --measured
        { -program } deck random -p 5 { -flag-edition } classic
command-deck-reroll = Заменить названные карты набора другими, случайными.
    .examples = { -program } deck reroll "безжалостные вельможи" -p 5 вор арсенал
command-deck-play = Сыграть целую партию и прочесть, как она шла.
    .examples =
        { -program } deck play "безжалостные вельможи" -p 5
        { -program } deck play "безжалостные вельможи" -p 4 --seed пятница --seats random
command-deck-measure = Сыграть много партий: кто и с чем выигрывает, сколько длится партия.
    .examples =
        { -program } deck measure "безжалостные вельможи" -p 5 --games 1000
        { -program } deck measure "безжалостные вельможи" -p 5 --games 4000 --shard 1/4
        { -program } deck measure --merge part1.json part2.json
command-deck-build = Собрать набор на одном экране: выбрать, закрепить, заменить.
    .examples = { -program } deck build -p 5
command-deck-save = Сохранить набор под указанным именем.
    .examples = { -program } deck save пятница "безжалостные вельможи"
command-deck-forget = Удалить сохранённый набор.
    .examples = { -program } deck forget пятница
command-setup = Подготовить игру по шагам: от коробки до первого хода.
    .examples =
        { -program } setup -p 5 --deck "безжалостные вельможи"
        { -program } setup -p 5 --random
command-sheet = Составить памятку на вечер: порядок вызова, свойства, разъяснения.
    .examples =
        { -program } sheet -p 5 --deck "безжалостные вельможи"
        { -program } sheet -p 5 --deck "безжалостные вельможи" { -flag-format } html
command-draft = Выбрать персонажей: таблица сброса или выбор на одном устройстве.
    .examples =
        { -program } draft table -p 5
        { -program } draft pass -p 5
command-draft-table = Показать, сколько персонажей сбрасывают и кто когда выбирает.
    .examples =
        { -program } draft table
        { -program } draft table -p 3
        { -program } draft table { -flag-edition } classic
command-draft-deal = Раздать карты на раунд: открытые, закрытые, кто выбирает дальше.
    .examples =
        { -program } draft deal -p 5 --deck "безжалостные вельможи"
        { -program } draft deal -p 7 --seed пятница
command-draft-pass = Выбрать на одном устройстве, передавая его; чужой выбор не виден.
    .examples =
        { -program } draft pass -p 5 --deck "безжалостные вельможи"
        { -program } draft pass --names Антон,Дмитрий,Оксана
command-call = Вызвать персонажей по рангам и напомнить о том, что забывают.
    .examples =
        { -program } call -p 5 --deck "безжалостные вельможи"
        { -program } call -p 5 { -flag-edition } classic
command-score = Подсчитать очки и объяснить, за что они.
    .examples =
        { -program } score
        { -program } score "Антон: замок, таверна*; золото 2" "Оксана: дворец; корона"
        { -program } score game.toml --save
        { -program } score --template
command-solo = Сыграть одному, против Вовы: он ходит строго по правилам.
    .examples =
        { -program } solo
        { -program } solo --quick --deal hand
        { -program } solo turn turn.toml
command-solo-turn = Разыграть ход Вовы по файлу, без вопросов.
    .examples =
        { -program } solo turn turn.toml
        { -program } solo turn - { -flag-format } json
command-solo-score = Подсчитать одиночную игру по файлу и сказать, кто победил.
    .examples = { -program } solo score game.toml
help-solo-file = файл, где сохраняется игра (по умолчанию: solo.json в папке программы)
help-solo-turn-file = ход: [you] с полями character, target, gold, city, hand; [vova] с полями character, gold, city; [deck] с полем draws
help-solo-score-file = файл подсчёта с игроками «Вы» и «Вова»
help-solo-quick = показать только ходы Вовы; за своим золотом, рукой и городом следите сами
help-solo-deal = указать, кто раздаёт персонажей: program (программа, по умолчанию) или hand (вы сами, по умолчанию с --quick)
help-solo-seed = взять этот текст как сид: с тем же сидом выходят те же раздачи
help-solo-new = начать новую игру; прежняя тоже сохранится
help-solo-resume = продолжить сохранённую игру без вопроса
help-solo-log = вывести перед счётом ход игры по раундам
command-history = Просмотреть сохранённые партии: список, статистика, выгрузка.
    .examples =
        { -program } history list
        { -program } history stats
        { -program } history export --to bgstats
command-history-list = Показать сохранённые партии, сначала новые.
    .examples =
        { -program } history list
        { -program } history list --player Антон --since 2026
command-history-show = Показать одну партию и её счёт.
    .examples = { -program } history show 3
command-history-stats = Показать, кто сколько раз победил и с каким счётом.
    .examples =
        { -program } history stats
        { -program } history stats --player Антон --player Оксана
command-history-edit = Изменить запись о партии.
    .examples =
        { -program } history edit 3
        { -program } history edit 3 --date 2026-11-13 --minutes 70
        { -program } history edit 3 --player Антон=Антоний
command-history-forget = Убрать партию из журнала; вернуть её можно через undo.
    .examples = { -program } history forget 3
command-history-rename = Дать игроку другое имя во всех партиях.
    .examples = { -program } history rename Антон Антоний
command-history-undo = Отменить последнее изменение в журнале, каким бы оно ни было.
    .examples = { -program } history undo
command-history-export = Выгрузить партии: json, csv или ссылки для BG Stats.
    .examples =
        { -program } history export --to csv
        { -program } history export --to bgstats 3
command-history-import = Добавить партии из выгрузки; уже известные не повторятся.
    .examples =
        { -program } history import plays.json
        { -program } history import plays.json --dry-run
command-history-check = Найти повреждения в журнале партий и, если надо, исправить.
    .examples =
        { -program } history check
        { -program } history check --repair
help-score-tables = файл или по строке на игрока вида «имя: кварталы; золото 2, рука 3, корона, первый, ранг 8»
help-score-save = сохранить партию в журнал партий
help-score-date = записать день партии (по умолчанию: сегодня)
help-score-minutes = записать, сколько минут шла партия
help-score-location = записать, где играли
help-score-comment = записать комментарий
help-score-allow = допустить эту ошибку: first-not-complete, first-missing, too-many-copies или not-in-deck; можно повторять
help-tonight-complete_at = указать для укороченной игры, при скольких кварталах город завершён
help-score-deck = указать набор, которым играли: кварталы ищутся в нём, и он сохраняется с партией
help-score-names = назвать игроков для таблицы подсчёта, через запятую
help-score-template = вывести пустой файл для подсчёта, чтобы его заполнить
help-history-show-id = номер партии
help-history-list-player = показать только партии с этим игроком; можно повторять
help-history-edit-called = изменить имя только в этой партии; можно повторять
help-history-list-since = показать только партии с этого дня, месяца или года
help-history-list-until = показать только партии по этот день, месяц или год
help-history-rename-old = прежнее имя в любом написании
help-history-rename-new = новое имя
help-history-export-ids = номера партий (по умолчанию: все)
help-history-list-all = показать все партии, а не только последние 1000
help-history-import-file = выгрузка в json или csv либо другой журнал партий
help-history-import-dry_run = сказать только, что добавилось бы
help-history-check-repair = переписать журнал без повреждений; прежний сохранится
help-history-list-deck = показать только партии с этим набором
help-history-edit-date = изменить день партии
help-history-edit-minutes = изменить, сколько минут шла партия; 0: неизвестно
help-history-edit-location = изменить место
help-history-edit-comment = изменить комментарий
help-history-edit-deck = изменить набор, которым играли
help-history-export-to = выбрать формат (обязательно): json, csv или bgstats
help-deck-random-fresh = предпочесть карты, которыми давно не играли
help-draft-deal-reveal = показать и карту, лежащую лицом вниз
help-call-names = назвать игроков: сначала тот, у кого корона, дальше по часовой стрелке
help-call-quick = вывести только порядок вызова, без вопросов
help-call-score = записать сюда заготовку для подсчёта после последнего раунда
help-draft-deal-seed = взять этот текст как сид: с тем же сидом выходит та же раздача
help-deck-play-seed = взять этот текст как сид: с тем же сидом, набором и местами выходит та же партия
help-deck-play-short = показать раунд в нескольких строках: кому досталось, что построено, очки
help-deck-play-seats = указать, кто играет, один на все места или свой на каждое: steward (по умолчанию) или random
help-deck-measure-games = указать число партий (по умолчанию: сколько успеет за десять секунд, но не меньше 20 000)
help-deck-measure-seed = взять этот текст как сид: с тем же сидом, набором, местами и числом партий выходят те же числа (по умолчанию: код набора)
help-deck-measure-shard = сыграть только эту часть партий: от 1/4 до 4/4 для четырёх машин; нужен --games
help-deck-measure-full = показать все числа: интервалы, места, жёсткость, что делали
help-deck-measure-merge = сложить части, измеренные раньше: файлы json
help-call-force = записать поверх файла подсчёта, если он уже есть
help-setup-deck = играть с этим набором: официальный набор, файл, имя сохранённого набора или код
help-deck-show-deck = официальный набор, файл, имя сохранённого набора или код
help-deck-show-players = указать число игроков, от 2 до 8
help-deck-show-characters = играть с 8 или 9 персонажами
help-deck-show-with = взять эту карту на замену в официальном наборе; можно повторять
help-deck-show-why = объяснить, зачем в наборе каждая карта
help-deck-random-seed = взять этот текст как сид: с тем же сидом и теми же пожеланиями выходит тот же набор
help-deck-random-must = включить эту карту; можно повторять
help-deck-random-ban = исключить эту карту; можно повторять
help-deck-random-like = составить набор, похожий на этот
help-deck-random-fierce = задать накал игры: от 0 (мирная) до 10 (жёсткая)
help-deck-random-unbalanced = составить любой набор по правилам, пусть и не сбалансированный
help-deck-random-measured = составить несколько наборов, сыграть их и оставить самый ровный
help-deck-show-qr = показать ещё код набора как QR-код
help-deck-show-full = показать свойство каждой карты и все показатели
help-deck-random-count = указать, сколько наборов составить
help-deck-reroll-cards = карты, которые нужно заменить
help-deck-save-name = имя, под которым сохранить набор
help-deck-forget-name = имя, под которым набор сохранён
help-deck-save-force = записать поверх набора с тем же именем, не спрашивая
command-completions = Вывести скрипт, с которым Tab в оболочке дополняет названия.
    .examples =
        { -program } completions bash
        { -program } completions zsh { -flag-lang } uk
        { -program } completions fish -- { -program } card вед
help-completions-shell = ваша оболочка: bash, zsh, fish, powershell или elvish
help-completions-words = командная строка; ответ — что может стоять на месте её последнего слова
completions-how = Чтобы подключить, добавьте эту строку в { $file }: { $line }
completion-list = официальный набор
completion-saved = сохранённый набор
completion-topic = тема правил
completion-term = термин
command-man = Вывести страницу руководства.
    .examples =
        { -program } man
        { -program } man deck random
        { -program } man --to man
help-man-command = команда, о которой страница (без неё — о всей программе)
help-man-folder = записать все страницы на четырёх языках в эту папку, где их найдёт man
man-name = Имя
man-synopsis = Синтаксис
man-description = Описание
man-see-also = Смотрите также
man-manual = Руководство citadels
man-written =
    { $count ->
        [one] Записана { $count } страница.
        [few] Записаны { $count } страницы.
        *[other] Записано { $count } страниц.
    } Чтобы прочитать: man -M { $folder } citadels
command-help = Объяснить команду; здесь же: общие параметры, файлы, коды выхода.
    .examples =
        { -program } help card
        { -program } help deck random
help-citadels-help = показать эту справку
help-help-command = команда, о которой нужна справка
help-citadels-version = показать версию и издания
version-editions = Издания: { $editions }

# The menu and the settings in it.
settings-own-name = русский
settings-now = { $name }: { $value }
settings-overruled = Но задана переменная { $variable }, и она важнее: { $value }.
settings-color-auto = только в терминале
settings-color-always = всегда
settings-color-never = никогда
menu-decks = Наборы карт
menu-call = Вести раунд
menu-sheet = Памятка на вечер, для печати
menu-deck-random = Случайный набор
menu-deck-build = Составить набор
menu-deck-saved = Сохранённый: { $name }
menu-deck-lists = Все готовые и сохранённые наборы
terminal-dumb = Этот терминал не умеет рисовать экраны (TERM=dumb). Работает всё, что задано в командной строке, например: { -program } ведьма, { -program } tonight --show, { -program } history. Или попробуйте: TERM=xterm { -program }
ask-search = Что искать?
