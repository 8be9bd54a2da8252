### Help: command-<command> with its examples, help-<argument>, or help-<command>-<argument> where they differ.

help-heading-usage = Запуск
help-heading-table = За столом
help-heading-look-up = Справка
help-heading-commands = Команды
help-heading-arguments = Аргументы
help-heading-options = Параметры
help-heading-examples = Примеры
help-everywhere = Везде: { $options } ({ -program } help { -flag-help })

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
value-seed = зерно
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

command-citadels = Помощник для «Цитаделей» на весь вечер: карты, разъяснения, правила.
command-card = Показывает карту: сведения, действие, разъяснения.
    .examples =
        { -program } card ведьма
        { -program } card великая стена
        { -program } card { -flag-lang } uk відьма
help-card-words = название карты на любом языке или его начало
help-card-full = всё: сведения, наборы, все ответы по темам
command-ruling = Показывает разъяснения об одной карте или о нескольких вместе.
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
command-ask = Отвечает на вопрос, заданный обычными словами.
    .examples =
        { -program } ask убитый игрок показывает карту
help-ask-question = вопрос
command-search = Ищет в картах, разъяснениях, правилах и терминах.
    .examples =
        { -program } search корона
        { -program } search завершённый город
help-search-words = слова, которые нужно найти
help-search-all = все находки, а не только лучшие
command-list = Перечисляет персонажей, кварталы, наборы или темы правил.
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
help-format = вывод: text (по умолчанию), json, markdown или html
help-color = цвет: auto (по умолчанию), always (всегда) или never (никогда)
help-no_pager = выводить длинные страницы целиком, без листания
command-deck = Показывает, проверяет, составляет и хранит наборы.
    .examples =
        { -program } deck random -p 5
        { -program } deck show "безжалостные вельможи" -p 4
command-show = Показывает набор: карты, код, баланс. Официальный набор подстраивает под ваше число игроков.
    .examples =
        { -program } deck show "первая игра" -p 3
        { -program } deck show "безжалостные вельможи" -p 5 --why
command-check = Проверяет набор по правилам составления.
    .examples = { -program } deck check my-deck.toml -p 5
command-random = Составляет случайный сбалансированный набор.
    .examples =
        { -program } deck random -p 5
        { -program } deck random -p 5 --must ведьма --ban театр
        { -program } deck random -p 6 --fierce 8 --seed пятница
command-reroll = Заменяет названные карты набора другими, случайными.
    .examples = { -program } deck reroll "безжалостные вельможи" -p 5 вор арсенал
command-build = Собирает набор на одном экране: выбрать, закрепить, заменить.
    .examples = { -program } deck build -p 5
command-save = Сохраняет набор под именем.
    .examples = { -program } deck save пятница "безжалостные вельможи"
command-forget = Удаляет сохранённый набор.
    .examples = { -program } deck forget пятница
command-setup = Подготовка по шагам: от коробки до первого хода.
    .examples = { -program } setup -p 5 --deck "безжалостные вельможи"
command-sheet = Лист на вечер: порядок вызова, свойства, нужные разъяснения.
    .examples = { -program } sheet -p 5 --deck "безжалостные вельможи" { -flag-format } html
command-draft = Фаза выбора: таблица сброса, раздача, одно устройство по кругу.
    .examples =
        { -program } draft table -p 5
        { -program } draft deal -p 5
        { -program } draft pass -p 5
command-table = Показывает, сколько персонажей сбрасывают и кто когда выбирает.
    .examples =
        { -program } draft table
        { -program } draft table -p 3
command-deal = Раздаёт один раунд: что лежит лицом вверх и лицом вниз, кто из скольких выбирает.
    .examples =
        { -program } draft deal -p 5 --deck vicious-nobles
        { -program } draft deal -p 7 --seed friday
command-pass = Весь выбор на одном устройстве, которое идёт по кругу; чужого выбора никто не видит.
    .examples =
        { -program } draft pass -p 5 --deck vicious-nobles
        { -program } draft pass --names Anton,Dmytro,Oksana
command-call = Вызывает персонажей по рангам и напоминает о том, что забывают.
    .examples =
        { -program } call -p 5 --deck vicious-nobles
        { -program } call -p 5 --quick
command-score = Подсчитывает очки и говорит, за что они.
    .examples =
        { -program } score game.toml
        { -program } score "Anton: castle, tavern*, keep; first" "Dmytro: palace; gold 2"
        { -program } score --template
command-solo = Целая игра с Вовой, соперником, за которого играют правила.
    .examples =
        { -program } solo
        { -program } solo --quick --deal hand
        { -program } solo turn hod.toml
command-solo-turn = Разыгрывает ход Вовы по файлу, без вопросов.
    .examples =
        { -program } solo turn hod.toml
        { -program } solo turn - { -flag-format } json
command-solo-score = Подсчитывает одиночную игру по файлу с игроками You и Vova и говорит, кто победил.
    .examples = { -program } solo score game.toml
help-solo-file = где сохраняется игра; если не указано, в обычном месте
help-turn-file = ход: [you] с полями character, target, gold, city, hand; [vova] с полями character, gold, city; [deck] с полем draws
help-score-file = файл подсчёта с игроками You и Vova
help-solo-quick = только ходы Вовы; за своим золотом, рукой и городом следите сами
help-deal = кто раздаёт персонажей: program или hand; в быстром режиме hand, иначе program
help-solo-seed = любой текст; с тем же зерном выходят те же раздачи
help-new = начать новую игру; прежняя тоже сохранится
help-resume = продолжить сохранённую игру без вопроса
help-solo-log = перед счётом показать ход игры по раундам
command-history = Сохранённые партии: список, статистика, правки, выгрузка.
    .examples =
        { -program } history list
        { -program } history stats
        { -program } history export --to bgstats
command-history-list = Перечисляет сохранённые партии, сначала новые.
    .examples =
        { -program } history list
        { -program } history list --player Ann --since 2026
command-history-show = Показывает одну партию и её счёт.
    .examples = { -program } history show 3
command-stats = Кто сколько раз победил и с каким счётом.
    .examples = { -program } history stats
command-edit = Меняет запись о партии; без параметров спросит, что изменить.
    .examples =
        { -program } history edit 3
        { -program } history edit 3 --date 2026-11-13 --minutes 70
        { -program } history edit 3 --player Ann=Anna
command-history-forget = Больше не учитывает партию; вернуть её можно через undo.
    .examples = { -program } history forget 3
command-rename = Даёт игроку другое имя во всех партиях.
    .examples = { -program } history rename Ann Anna
command-undo = Отменяет последнее изменение в журнале, каким бы оно ни было.
    .examples = { -program } history undo
command-export = Выгружает партии в другом формате; для BG Stats — ссылками.
    .examples =
        { -program } history export --to csv
        { -program } history export --to bgstats 3
help-tables = файл или по строке на игрока: имя: кварталы; золото 2, рука 3, корона, первый, ранг 8
help-save = сохраняет партию в журнал партий
help-date = день партии; если не указан — сегодня
help-minutes = сколько минут шла партия
help-location = где играли
help-comment = что ещё стоит записать
help-allow = прощает эту ошибку; можно повторять
help-complete_at = сколько кварталов в завершённом городе, если игра короткая
help-score-deck = набор, которым играли: названия ищутся в нём, он сохраняется с партией
help-score-names = игроки через запятую, для таблицы подсчёта
help-template = выводит пустой файл для подсчёта, чтобы его заполнить
help-id = номер партии
help-player = только партии с этим игроком; можно повторять
help-called = другое имя только в этой партии; можно повторять
help-since = начиная с этого дня, месяца или года
help-until = по этот день, месяц или год
help-rename-old = прежнее имя в любом написании
help-rename-new = новое имя
help-ids = номера партий; без них все
help-history-list-deck = только партии с этим набором
help-history-stats-deck = только партии с этим набором
help-history-edit-date = день партии
help-history-edit-minutes = сколько минут шла партия; 0: неизвестно
help-history-edit-deck = набор, которым играли
help-to = json, csv или bgstats
help-fresh = предпочитает то, чем давно не играли
help-reveal = показывает и карту, лежащую лицом вниз
help-names = игроки: сначала тот, у кого корона, потом по кругу налево
help-quick = только список, кого вызывают, без вопросов
help-score = сюда после последнего раунда записывается начало подсчёта
help-deal-seed = любой текст; с тем же зерном выходит та же раздача
help-call-force = записывает поверх другого файла
help-pass-force = записывает поверх другого файла
help-deck = официальный набор, файл, имя сохранённого набора или код
help-players = число игроков, от 2 до 8
help-characters = восемь или девять персонажей
help-with = эта карта — на замену в официальном наборе
help-why = показывает, зачем в наборе каждая карта
help-seed = любой текст; с тем же зерном и теми же пожеланиями выходит тот же набор
help-must = эта карта обязательна; можно повторять
help-ban = этой карты быть не должно; можно повторять
help-like = набор, похожий на этот
help-fierce = от 0 (мирная игра) до 10 (жёсткая)
help-unbalanced = любой набор по правилам, пусть и не сбалансированный
help-full = со свойством каждой карты и всеми показателями
help-count = сколько наборов составить
help-reroll-cards = карты, которые нужно заменить
help-name = имя, под которым набор хранится
help-force = записывает поверх другого набора, не спрашивая
command-help = Объясняет команду.
    .examples = { -program } help card
help-help = показывает эту справку
help-help-command = команда, о которой нужна справка
help-version = показывает версию
