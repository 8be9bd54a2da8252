### Faults: what is wrong, and what to do in .advice.

error-unknown-card-none = Нет карты «{ $typed }».
    .advice =
        Подойдёт название на любом из четырёх языков или его начало.
        Все карты: { -program } list characters{ $edition }, { -program } list districts{ $edition }
error-unknown-card-near = Нет карты «{ $typed }».
    .advice =
        Возможно, вы имели в виду:
        { $candidates }
error-unknown-card-several = «{ $typed }» подходит к нескольким картам.
    .advice =
        Наберите название полнее:
        { $candidates }
error-unknown-topic-none = Нет темы «{ $typed }».
    .advice = Все темы: { -program } rule{ $edition }
error-unknown-topic-near = Нет темы «{ $typed }».
    .advice =
        Возможно, вы имели в виду:
        { $candidates }
error-unknown-topic-several = «{ $typed }» подходит к нескольким темам.
    .advice =
        Наберите название полнее:
        { $candidates }
error-off-topic = «{ $typed }» не похоже на вопрос о правилах.
    .advice = Спросите о карте, ходе, стройке или очках: { -program } ask показывает ли убитый свою карту
error-unsure = Вопрос «{ $typed }» понят не до конца.
    .advice = Выберите нужный вопрос, назовите карты или спросите иначе.
error-nothing-found = По запросу «{ $typed }» ничего не найдено.
    .advice = Попробуйте меньше слов, другие слова или другой язык: { -flag-lang }.
error-nothing-found-card = По запросу «{ $typed }» ничего не найдено.
    .advice = Есть карта с таким названием: { -program } card { $card }{ $edition }
error-card-many = «{ $typed }» — это несколько карт.
    .advice = Что бывает, когда они встречаются: { -program } ruling { $cards }{ $edition }
error-card-missing = Какая карта?
    .advice = Назовите её: { -program } card ведьма
error-ruling-missing = Какие карты?
    .advice = Назовите одну или несколько: { -program } ruling ведьма епископ
error-ask-missing = О чём спросить?
    .advice = Напишите вопрос: { -program } ask убитый игрок показывает карту
error-search-missing = Что искать?
    .advice = Назовите слово: { -program } search корона
error-words-many = Слишком длинно: { $count ->
        [one] { $count } знак.
        [few] { $count } знака.
        [many] { $count } знаков.
       *[other] { $count } знака.
    }
    .advice = Можно не больше { $most }: напишите короче.
error-list-missing = Какой список показать?
    .advice = Выберите одно: { -program } list персонажи, кварталы, наборы или правила
error-list-what = Списка «{ $value }» нет.
    .advice = Есть такие: { $fits }
error-shell-missing = Для какой оболочки?
    .advice = Выберите одну: { -program } completions bash, zsh, fish, powershell или elvish
error-filter-misplaced = { $option } к этому списку не относится.
    .advice = Этот параметр — только для списка { $fits }.

error-lang-variable = В { -variable-lang } указано «{ $value }», а такого языка программа не знает.
    .advice = Укажите en, fr, ru или uk либо уберите эту переменную.
error-settings-unreadable = Не удаётся прочитать файл настроек { $file }.
    .advice = Сделайте его обычным читаемым файлом или удалите. Папка — системная для настроек или та, что в CITADELS_HOME.
error-settings-syntax = { $why }
    .advice = Пишите настройки в виде lang = "ru", по одной в строке, или удалите файл.
error-folder-file = { $file } — файл, а там нужна папка.
    .advice = Переместите этот файл или укажите папку в CITADELS_HOME.
error-folder-denied = Нет прав, чтобы читать папку { $file }.
    .advice = Измените её права доступа или укажите в CITADELS_HOME другую папку.
error-unreachable = { $file } существует, но недоступен.
    .advice = Проверьте, не ведёт ли ссылка в никуда и подключён ли диск, или укажите в CITADELS_HOME другую папку.
error-saved-busy = { $file } открыт в другом терминале.
    .advice = Сначала закройте его там. Ничего не изменено.
warning-said = Внимание: { $message }

error-usage-command = Нет команды «{ $typed }».
    .advice = Все команды: { $command } { -flag-help }
error-usage-command-near = Нет команды «{ $typed }».
    .advice = Может быть, { $near }? Все команды: { $command } { -flag-help }
error-usage-option = Непонятно, что такое «{ $typed }».
    .advice = Что можно написать: { $command } { -flag-help }
error-usage-option-near = Непонятно, что такое «{ $typed }».
    .advice = Может быть, { $near }?
error-usage-value = { $option }: «{ $value }» не подходит.
    .advice = Подойдёт: { $fits }
error-usage-value-missing = { $option }: нужно значение.
    .advice = Какое именно: { $command } { -flag-help }
error-usage-value-missing-of = { $option }: нужно значение.
    .advice = Одно из этих: { $fits }
error-usage-values = { $option }: значений слишком много или слишком мало.
    .advice = Сколько нужно: { $command } { -flag-help }
error-usage-utf8 = Один из аргументов — не UTF-8.
    .advice = Наберите его ещё раз.
error-usage-many = Слишком много аргументов: { $count }.
    .advice = За раз можно не больше { $most }.
error-usage-all = { -flag-edition } all годится только для card, ruling и search.
    .advice = Здесь { -flag-edition } может быть 2016, classic или third.
error-usage-other = Команда непонятна.
    .advice = Все команды: { -program } { -flag-help }
error-unwritable = Не удаётся записать ответ: { $why }.
    .advice = Освободите место или запишите ответ куда-нибудь ещё.
error-unwritable-saved = Партия сохранена под номером { $id }, но ответ записать не удаётся: { $why }.
    .advice = Сохранять ещё раз не нужно. Посмотреть её: { -program } history show { $id }
error-unwritable-done = Журнал партий изменён, но ответ записать не удаётся: { $why }.
    .advice = Повторять не нужно. Посмотреть партии: { -program } history list
error-man-write = Страницы нельзя записать в { $file }: { $why }.
    .advice = Выберите папку, в которую можно писать.

error-unknown-deck-none = Нет набора «{ $typed }».
    .advice =
        Подойдёт официальный набор, файл, имя сохранённого набора или код.
        Все наборы: { -program } list decks
error-unknown-deck-near = Нет набора «{ $typed }».
    .advice =
        Возможно, вы имели в виду:
        { $candidates }
error-code-mistyped = Сохранённого набора «{ $typed }» нет, а если это код набора, то в нём ошибка.
    .advice = Сверьте по одному знаку; O и 0, I и 1 — одно и то же. Все сохранённые наборы: { -program } list decks
error-code-unknown = Код набора «{ $typed }» — из неизвестного здесь издания или неизвестной версии.
    .advice = Возможно, его знает более новая версия программы.
error-file-unreadable = Файл { $file } не читается.
    .advice = Проверьте, что это текстовый файл и что его можно читать.
error-file-none = Файла { $file } нет.
    .advice = Проверьте имя и папку.
error-file-big = Файл { $file } слишком большой.
    .advice = Файл может быть до 1 МиБ. Уберите всё, что не про партию.
error-file-utf16 = Файл { $file } — в UTF-16.
    .advice = Сохраните его в UTF-8.
error-deck-syntax = { $why }
    .advice = Набор — это четыре строки: edition, players, characters, districts.
error-deck-missing = Нет поля { $key }.
    .advice = Добавьте его: это список названий карт или их id.
error-deck-in-file = Набор «{ $deck }» в файле указать нельзя.
    .advice = Назовите официальный набор, файл, сохранённый набор или код.
error-with-idle = { $card } в этом наборе никого не заменяет.
    .advice = Замена нужна Императору на 2 игроков, Королеве на 3 или 4 и когда не хватает 9-го ранга.
error-player-count = Число игроков не подходит: { $players }.
    .advice = «Цитадели» — игра для 2–8 игроков.
error-players-missing = На сколько игроков?
    .advice = Укажите, сколько вас: -p 5
error-rank-missing = Нет персонажа { $rank }-го ранга.
    .advice = В наборе по одному персонажу каждого ранга с 1-го по 8-й.
error-rank-twice = { $one } и { $other } одного ранга, { $rank }-го.
    .advice = В наборе по одному персонажу каждого ранга: уберите лишнего.
error-nine-missing = В игре на { $players } игроков нужен 9-й ранг.
    .advice = Добавьте одну из карт: { $cards }.
error-nine-with-two = { $card } — персонаж 9-го ранга, а в игре на 2 игроков 9-го ранга нет.
    .advice = Уберите эту карту.
error-from-players = { $card } играет, только если игроков { $least } или больше.
    .advice = Возьмите другого персонажа того же ранга.
error-nine-with-three = { $card } — персонаж 9-го ранга, а в этой коробке в игре на 3 игроков 9-го ранга нет.
    .advice = Уберите эту карту: втроём играют с восемью персонажами.
error-not-together = { CARD($one, form: "Acc") } и { CARD($other, form: "acc") } в одну игру не берут.
    .advice = Уберите одну из этих карт.
error-deck-edition = Набор «{ $deck }» — для другой коробки: { $edition }.
    .advice = Не указывайте { -flag-edition } или возьмите набор для той коробки, которую указали.
error-not-for-decks = { CARD($card, form: "Acc") } в набор не выбирают.
    .advice = Выбирают персонажей и особые кварталы; базовые кварталы в игре всегда.
error-deck-misplaced = { $card } не в том списке.
    .advice = Персонажей пишут в characters, особые кварталы — в districts.
error-deck-other-box = Набор «{ $deck }» — для другой коробки: { $edition }.
    .advice = Возьмите набор для этой коробки или укажите через { -flag-edition }, во что играете.
error-solo-no-district = { $card } — не квартал.
    .advice = Города, рука и draws — это списки кварталов; персонажа указывают в character.
error-unique-twice = Таких карт ({ $card }) в наборе больше, чем в коробке.
    .advice = Каждый особый квартал в коробке один; только Фортов в старых коробках два.
error-unique-count = Особых кварталов: { $count }.
    .advice = В наборе их должно быть { $wanted }.
error-wish-nine = В игре на { $players } игроков персонажей всегда { $fits }.
    .advice = Уберите --characters или укажите { $fits }.
error-wish-same-rank = { $one } и { $other } одного ранга: вместе в наборе они не бывают.
    .advice = В наборе по одному персонажу каждого ранга: оставьте одного из двух.
error-wish-no-nine = { $card } — персонаж 9-го ранга, а персонажей восемь.
    .advice = Добавьте --characters 9 или откажитесь от этого пожелания.
error-wish-must-and-ban = { $card } — и среди обязательных карт, и среди запрещённых.
    .advice = Выберите что-то одно.
error-wish-too-many = Обязательных особых кварталов: { $count }.
    .advice = В наборе их { $most }: уберите лишние.
error-wish-rank-empty = Из-за запретов не осталось ни одного персонажа { $rank }-го ранга.
    .advice = В наборе по одному персонажу каждого ранга: разрешите кого-нибудь из них.
error-wish-too-few = Из-за запретов особых кварталов осталось только { $count }.
    .advice = В наборе их { $wanted }: разрешите больше.
error-cannot-balance =
    Сбалансированного набора с такими пожеланиями нет: { $wishes }. { $which ->
        [cost] Сумма стоимостей выходит { $possible }, а нужна { $wanted }.
        [six] Кварталов стоимостью 6 выходит { $possible }, а нужно { $wanted }.
        [cheap] Кварталов стоимостью до 3 выходит { $possible }, а нужно { $wanted }.
       *[other] По показателю «{ $measure }» выходит { $possible }, а нужно { $wanted }.
    }
    .advice = Уберите часть пожеланий или добавьте --unbalanced.
error-cannot-balance-all = Сбалансированного набора с такими пожеланиями нет: { $wishes }. Каждый показатель по отдельности достижим, но не все вместе.
    .advice = Уберите часть пожеланий или добавьте --unbalanced.
error-cannot-balance-rare = Попыток: { $draws }, и ни разу не вышло сбалансированного набора с такими пожеланиями: { $wishes }. Если он и есть, то очень редкий.
    .advice = Уберите часть пожеланий или добавьте --unbalanced.
error-seed-version = Сид «{ $seed }» — от более новой версии подбора.
    .advice = Его знает более новая версия программы. Код набора работает в любой версии.
error-not-in-deck = { CARD($card, form: "Gen") } в этом наборе нет.
    .advice = Назовите карты из этого набора.
error-no-substitute = Заменить эти карты, не нарушив баланса, нечем.
    .advice = Замените больше карт или составьте новый набор.
error-name-letters = «{ $name }» не годится как имя.
    .advice = До 40 знаков: буквы, цифры, пробелы, дефисы и подчёркивания.
error-name-taken = «{ $name }» уже означает другой набор: { $deck }.
    .advice = Названия официальных наборов и коды наборов заняты: выберите другое имя.
error-name-exists = Под именем «{ $name }» сохранён другой набор.
    .advice = Выберите другое имя или добавьте --force.
error-no-folder = Нет папки, чтобы сохранить «{ $name }».
    .advice = Укажите папку в CITADELS_HOME.
error-no-saved = Под именем «{ $name }» ничего не сохранено.
    .advice = Все сохранённые наборы: { -program } list decks
error-build-terminal = Чтобы собрать набор, нужно ответить на вопросы, а для этого нужен терминал.
    .advice = Подойдёт { -program } deck random с --must или файл.
error-usage-sheet-json = Памятка — для людей: в JSON её нет.
    .advice = Здесь { -flag-format } может быть text, markdown или html.
error-usage-missing = Не указано: { $what }.
    .advice = Как надо: { $command } { -flag-help }
error-usage-to = Не указано --to: json, csv или bgstats.
    .advice = Как надо: { $command } { -flag-help }
error-characters-fixed = Персонажей в этом наборе: { $count }, а подстраиваются только официальные наборы.
    .advice = Уберите --characters или составьте с ним новый набор.
error-character-count = В игре на { $players } игроков персонажей не может быть { $count }.
    .advice = Их { $edition } { $fits }: уберите --characters.
error-pass-terminal = Чтобы передавать устройство по кругу, нужен терминал.
    .advice = Без него { -program } draft deal раздаст карты и скажет, кто когда выбирает.
error-call-terminal = Чтобы вызывать персонажей, нужен терминал.
    .advice = Без него { -program } call --quick покажет список.
error-names-count = Имён { $count }, а игроков { $players }.
    .advice = Назовите каждого один раз, первым — игрока с короной, или уберите --names.
error-names-few = Столько игроков не бывает: { $count }.
    .advice = «Цитадели» — игра для 2–8 игроков: назовите каждого один раз, первым — игрока с короной.
error-same-name = Имя «{ $name }» у двух игроков.
    .advice = Дайте каждому своё имя.
error-player-name = «{ $name }» не годится как имя игрока.
    .advice = До 30 букв, без запятых и управляющих символов терминала.
error-score-write = Не удаётся записать файл { $file }: { $why }.
    .advice = Выберите другой через --score. Его содержимое — в стандартном выводе.
error-score-place = Папки для файла { $file } нет.
    .advice = Назовите файл в существующей папке.
error-score-exists = Файл { $file } уже есть.
    .advice = Выберите другое имя или добавьте --force.
error-score-input = Чьи очки считать?
    .advice = Назовите файл или дайте по строке на игрока: { -program } score "Антон: замок, таверна; золото 2" "Дмитрий: форт". Пустой файл: { -program } score --template
error-score-syntax = { $why }
    .advice = Образец файла для подсчёта: { -program } score --template
error-field-unknown = Здесь нет поля «{ $key }».
    .advice = Есть такие: { $fits }.
error-score-missing = Не хватает поля { $key }.
    .advice = У каждого игрока должны быть имя (name) и город (city). Образец: { -program } score --template
error-field-value = { $key } не может быть «{ $value }».
    .advice = Подойдёт: { $fits }.
error-too-many = Слишком много записей в { $key }: { $count }.
    .advice = Можно до { $most }.
error-score-line = Строка «{ $line }» непонятна.
    .advice = Строка — это имя, двоеточие и кварталы: "Антон: замок, таверна*; золото 2, рука 3, первый"
error-score-count = В «{ $line }» не хватает числа.
    .advice = Число от 0 до { $most }, например: { $example }
error-score-word = «{ $typed }» — не квартал и не слово из тех, что можно писать в строке.
    .advice = Кроме кварталов в строке можно писать: золото 2, рука 3, музей 4, корона, первый, ранг 5, последний квартал призраков
error-score-number = Здесь нужно число, а не «{ $value }».
    .advice = Введите число от 0 до { $most }.
error-score-files = Нужен или один файл, или строки.
    .advice = Соберите всё в один файл или дайте по строке на игрока.
error-score-no-file = Файла { $file } нет.
    .advice = Если это игрок, поставьте после имени двоеточие: "Антон: замок, таверна".
error-score-edition = Файл — для другого издания, чем указано в --edition.
    .advice = Уберите --edition или исправьте файл.
error-score-names = --names — только для таблицы подсчёта.
    .advice = В строках и файлах имена уже есть: уберите --names.
error-score-deck = В файле указан не тот набор, что в --deck: «{ $deck }».
    .advice = Уберите --deck или исправьте файл.
error-score-draft = Не удаётся прочитать начатый подсчёт в файле { $file }.
    .advice = Удалите этот файл или уберите в другое место.
error-score-draft-newer = Начатый подсчёт в файле { $file } — от более новой версии.
    .advice = Обновите программу или уберите файл в другое место.
error-not-buildable = { CARD($card, form: "Acc") } построить нельзя.
    .advice = Если карта на руке, так и напишите: в файле hand = ["{ $card }"], в строке "рука 1 + { $card }".
error-not-a-district = { $card } — персонаж, а не квартал.
    .advice = В городе бывают только кварталы.
error-not-in-edition = { CARD($card, form: "Gen") } { $edition } нет.
    .advice = Возьмите карту этого издания или укажите другое с { -flag-edition }.
error-too-many-copies = Таких карт ({ $card }) указано { $count }, а в коробке только { $copies }.
    .advice = Пересчитайте или добавьте --allow too-many-copies.
error-score-not-in-deck = { CARD($card, form: "Gen") } в сегодняшнем наборе нет.
    .advice = Проверьте ещё раз или добавьте --allow not-in-deck.
error-two-crowns = Корона сразу у нескольких игроков: { $names }.
    .advice = Оставьте её одному из них.
error-two-first = Первыми указаны сразу несколько игроков: { $names }.
    .advice = Первым город завершает кто-то один.
error-first-not-complete = Указано, что город завершён первым ({ $name }), но кварталов в нём засчитано только { $count }. В партии на { $players } игроков нужно { $wanted }.
    .advice = Проверьте ещё раз. Если город был завершён, а потом уменьшился, добавьте --allow first-not-complete: 4 очка остаются.
error-first-missing = Завершённый город есть, а первым никто не указан.
    .advice = Укажите, кто: first = true или слово «первый» в строке; либо добавьте --allow first-missing.
error-same-rank = { $rank }-й ранг сразу у нескольких игроков: { $names }.
    .advice = Каждый персонаж в игре только один.
error-score-few = Столько игроков не бывает: { $count }.
    .advice = «Цитадели» — игра для 2–8 игроков.
error-history-none = Партии с номером { $id } нет.
    .advice = Все партии: { -program } history list
error-history-empty = Отменять нечего.
    .advice = Все партии: { -program } history list
error-history-player = Ни в одной сохранённой партии нет игрока «{ $name }».
    .advice = Известные игроки: { $known }
error-history-nobody = Игрока «{ $name }» нет: ни одна партия ещё не сохранена.
    .advice = Сначала сохраните партию: { -program } score --save
error-history-called = «{ $given }»: такого игрока в этой партии нет.
    .advice = Пишите СТАРОЕ=НОВОЕ, где СТАРОЕ — одно из имён: { $players }.
error-history-both = «{ $one }» и «{ $other }» играли друг против друга (партии: { $plays }), значит, это разные игроки.
    .advice = Выберите другое имя или сначала измените эти партии: { -program } history edit
error-history-edit = Что изменить?
    .advice = Укажите это через --date, --minutes, --location, --comment, --deck или --player СТАРОЕ=НОВОЕ.
error-history-newer = Строка { $line } журнала партий { $file } — от более новой версии программы.
    .advice = Обновите программу: эта версия здесь ничего не меняет. Если новее у вас не было, строка повреждена: { -program } history check --repair
error-history-broken = Журнал партий { $file } повреждён.
    .advice = Исправить его: { -program } history check --repair
error-history-busy = В журнал партий { $file } всё ещё пишет другая программа.
    .advice = Ничего не изменено. Закройте ту программу и повторите; возможно, она ждёт в другом окне.
error-history-unreadable = Не удаётся прочитать журнал партий { $file }: { $why }.
    .advice = Сделайте его обычным файлом, доступным для чтения, или укажите в CITADELS_HOME другую папку.
error-write = Не удаётся записать { $file }: { $why }.
    .advice = Проверьте папку и права доступа или задайте в CITADELS_HOME другую папку.
error-write-full = Не удаётся записать { $file }: { $why }.
    .advice = Освободите место и попробуйте ещё раз.
why-full = на диске нет места
why-too-large = файл стал бы слишком большим
why-denied = нет доступа
why-read-only = диск только для чтения
why-nowhere = части пути не существует
why-no-file = это не файл
error-import-syntax = { $file } — это не выгрузка партий.
    .advice = Возьмите файл, который получается из { -program } history export --to json или --to csv.
error-import-play = В файле { $file } одна из партий записана не полностью или с неподходящим значением.
    .advice = Ничего не добавлено. Выгрузите партии ещё раз: { -program } history export --to json
error-import-nobody = В файле { $file } у одной из партий нет игроков.
    .advice = Ничего не добавлено. Выгрузите партии ещё раз: { -program } history export --to json
error-import-value = «{ $value }» не подходит для столбца «{ $column }».
    .advice = Ничего не добавлено. Запишите так, как выводит { -program } history export --to csv
error-no-log = Нет папки для журнала партий.
    .advice = Укажите папку в CITADELS_HOME.
error-date = «{ $value }» — это не дата.
    .advice = Пишите так: 2026-11-16.
error-date-far = «{ $value }» — слишком рано или слишком поздно для партии.
    .advice = Нужен день с 1988 года по конец следующего.
error-solo-terminal = Для игры с Вовой нужен терминал.
    .advice = Без него { -program } solo turn ФАЙЛ сыграет его ход, а { -program } solo score ФАЙЛ подсчитает очки в конце.
error-solo-options = Эти параметры — для игры в терминале.
    .advice = Здесь они не нужны: solo turn и solo score читают файл.
error-solo-missing = Не хватает поля { $key }.
    .advice = Добавьте его. Обеим сторонам нужны персонаж и золото.
error-solo-card = { CARD($card, form: "Gen") } в одиночном варианте нет.
    .advice = Играют восемью персонажами и кварталами базовой игры, без «Тёмного города».
error-solo-character = Среди восьми персонажей «{ $value }» нет.
    .advice = Вот они: { $fits }.
error-too-few-draws =
    { $count ->
        [one] Для Вовы нужна ещё { $count } карта квартала.
        [few] Для Вовы нужны ещё { $count } карты кварталов.
        [many] Для Вовы нужно ещё { $count } карт кварталов.
       *[other] Для Вовы нужно ещё { $count } карты кварталов.
    }
    .advice = Допишите в draws верхние карты колоды по порядку: по одной на каждую фазу строительства. О пустой колоде в правилах ничего нет; если она пуста, Вова берёт своё золото и ничего не строит.
error-same-character = { $card } не может быть и у вас, и у Вовы.
    .advice = Каждый персонаж в игре один.
error-bad-target = { $yours } не может назвать { CARD($card, form: "acc") }.
    .advice = Себя не называют, а Вор не называет Ассасина.
error-solo-copies = Таких карт ({ $card }) набралось { $count }, а в коробке только { $copies }.
    .advice = Проверьте оба города, свою руку и открытые карты.
error-solo-twice = Двух одинаковых кварталов в одном городе не бывает: { $card }.
    .advice = Уберите один. В соло играют только базовой игрой, Каменоломни в ней нет.
error-solo-over-vova = Город Вовы уже завершён: игра кончилась до этого хода.
    .advice = Укажите его город, каким он был до хода, или подсчитайте очки: { -program } solo score ФАЙЛ
error-solo-over-you = Ваш город уже завершён, хотя вы ходите после Вовы: игра кончилась до этого раунда.
    .advice = Укажите свой город, каким он был до вашего хода, или подсчитайте очки: { -program } solo score ФАЙЛ
error-solo-not-over = Игра не окончена: ни один город ещё не завершён. Нужно кварталов: { $wanted }.
    .advice = Играйте дальше. Посмотреть очки на этот момент: { -program } score ФАЙЛ{ $edition }
error-solo-names = В одиночной игре два игрока, «Вы» и «Вова»; «{ $name }» — не из них или указан дважды.
    .advice = Назовите их «Вы» и «Вова», можно и на любом другом из четырёх языков.
error-solo-players =
    { $count ->
        [one] Здесь { $count } игрок.
        [few] Здесь { $count } игрока.
        [many] Здесь { $count } игроков.
       *[other] Здесь { $count } игрока.
    }
    .advice = В одиночной игре их двое: «Вы» и «Вова».
error-solo-none = Сохранённой игры, которую можно продолжить, нет.
    .advice = Начните новую: { -program } solo
error-solo-edition = Сохранённая игра — с другой коробкой: { $edition }.
    .advice = Продолжите её без { -flag-edition } или начните другую с { -flag-new }.
error-solo-new-resume = { -flag-new } и { -flag-resume } противоречат друг другу.
    .advice = Оставьте что-то одно.
error-solo-folder = Нет папки, чтобы сохранить игру.
    .advice = Назовите файл, { -program } solo game.json, или укажите папку в CITADELS_HOME.
error-solo-newer = { $file } — от более новой версии программы.
    .advice = Обновите программу или начните заново с { -flag-new }: новая игра заменит этот файл.
error-solo-step = В сохранённой игре «{ $value }» — не шаг.
    .advice = Уберите этот шаг и все после него или начните заново с { -flag-new }.
error-solo-step-barred = В сохранённой игре шаг «{ $value }» невозможен: { $why }
    .advice = Уберите этот шаг и все после него или начните заново с { -flag-new }.
error-solo-gold = «{ $value }» — не количество золота.
    .advice = Введите число от 0 до 9999.
error-solo-foreign = { $file } — не сохранённая игра.
    .advice = Назовите другой файл или удалите этот. На обычном месте его заменит { -flag-new }.

## What is wrong with the syntax of a file, and how many more faults there are.

# A fault with its place before it, which then begins with a small letter.
fault-at = { $place }: { $message }
faults-more =
    { $count ->
        [one] И ещё { $count } ошибка.
        [few] И ещё { $count } ошибки.
       *[many] И ещё { $count } ошибок.
    }
slip-quote = не хватает кавычки: { $text }
slip-comma = не хватает запятой: { $text }
slip-extra-comma = лишняя запятая: { $text }
slip-bracket = не хватает скобки: { $text }
slip-sign = между именем и значением нужен знак =, в JSON — двоеточие: { $text }
slip-value = не хватает значения: { $text }
slip-key = это имя пишите в кавычках: { $text }
slip-twice = это написано дважды: { $text }
slip-deep = слишком много вложенных скобок: { $text }
slip-end = не хватает конца, скобки или кавычки: { $text }
slip-other = это непонятно: { $text }

## Locations of faults, for people.

place-player = игрок { $number }
place-player-named = игрок { $number } ({ $name })
place-city = квартал { $number }
place-hand = карта { $number } на руке
place-line = строка { $number }
place-draws = карта { $number } для Вовы
place-card = карта { $number }
place-feature = объект { $number }
place-steps = шаг { $number }
place-turns = ход { $number }
place-tiles = квадрат { $number }
place-followers = подданный { $number }
place-grid = ряд { $row }, столбец { $column }
place-characters = персонаж { $number }
place-districts = квартал { $number }
place-last_round = последний раунд, квартал { $number }
place-players = игрок { $number }
place-other = { $key } { $number }
place-file = { $file }, строка { $number }
place-key-you = вы
place-key-vova = Вова
place-key-deck = колода
place-key-character = персонаж
place-key-target = цель
place-key-name = имя
place-key-city = город
place-key-hand = рука
place-key-gold = золото
