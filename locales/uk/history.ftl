history-title = Партії
history-none = Збережених партій ще немає.
history-saved = Збережено: партія { $id }.
history-timed =
    За годинником ви грали { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }. Виправити: { -program } history edit { $id } --minutes 60
history-timed-breaks = Перерви, довші за дві години, не враховуються.
history-undone = Партію { $id } скасовано. У журналі вона лишається, але більше не враховується.
history-play = Партія { $id }
history-what = { $date }, { $edition }
history-date = { $day }.{ $month }.{ $year }
history-newest =
    { $count ->
        [1] { $count } партія
        [one] { $count } партія, спершу нові
        [few] { $count } партії, спершу нові
        [many] { $count } партій, спершу нові
       *[other] { $count } партії, спершу нові
    }
history-newest-only = Тут останні { $shown } з { $count }. Показати всі: { -program } history list --all
history-none-such = Таких партій немає.
history-take-back = Скасувати це: { -program } history undo
history-undone-edit = Партія { $id } знову така, як до зміни.
history-undone-forget = Партія { $id } знову враховується.
history-undone-rename = Ім'я { $to } знову записано як { $from }.
history-forgotten = Партія { $id } від { $date } більше не враховується.
history-edited = Партію { $id } змінено.
history-unchanged = У партії { $id } нічого не змінено.
history-renamed =
    { $count ->
        [one] У { $count } партії { $from } тепер зветься { $to }.
        [few] У { $count } партіях { $from } тепер зветься { $to }.
        [many] У { $count } партіях { $from } тепер зветься { $to }.
       *[other] У { $count } партії { $from } тепер зветься { $to }.
    }
history-same-name = Нема чого змінювати: ім'я вже записано як { $name }.
history-merged = Ім'я { $name } вже було в журналі: тепер це один гравець.
history-imported =
    { $count ->
        [0] Нових партій немає.
        [one] До журналу додано { $count } партію.
        [few] До журналу додано { $count } партії.
        [many] До журналу додано { $count } партій.
       *[other] До журналу додано { $count } партії.
    }
history-would-import =
    { $count ->
        [0] Нових партій немає. Нічого не записано.
        [one] Додалася б { $count } партія. Нічого не записано.
        [few] Додалося б { $count } партії. Нічого не записано.
        [many] Додалося б { $count } партій. Нічого не записано.
       *[other] Додалося б { $count } партії. Нічого не записано.
    }
history-import-known =
    { $count ->
        [one] { $count } партія вже була в журналі.
        [few] { $count } партії вже були в журналі.
        [many] { $count } партій уже було в журналі.
       *[other] { $count } партії вже було в журналі.
    }
check-title = Журнал партій
check-counts = Записів: { $records }, чинних партій: { $plays }
check-sound = Журнал цілий.
check-line = Рядок { $line } — не запис: { $text }
check-number = Рядок { $line }: номер { $written } вже має раніша партія, тож номер цієї — { $id }.
check-more =
    { $count ->
        [one] і ще { $count } такий рядок
        [few] і ще { $count } такі рядки
        [many] і ще { $count } таких рядків
       *[other] і ще { $count } такого рядка
    }
check-torn = Останній рядок обірвано.
check-repaired = Журнал полагоджено. Попередній тут: { $file }
check-aside = Рядки, які не є записами: { $file }
history-qr = Наведіть на код телефон із BG Stats.
history-qr-wide =
    QR-код не вміщається: { $columns ->
        [one] потрібна { $columns } колонка
        [few] потрібні { $columns } колонки
        [many] потрібно { $columns } колонок
       *[other] потрібно { $columns } колонки
    }. Розширте вікно або зменште шрифт.
history-qr-long = Для QR-коду ця партія задовга: візьміть посилання.
ask-edit = { $what } ({ $now })
ask-help-edit = Enter: лишити як є · -: прибрати
history-torn = Останній рядок журналу партій обірвано; його відкладено у файл { $file }. Усе, що перед ним, на місці.
history-cut = Останній рядок журналу партій обірвано, його не враховано. Докладніше: { -program } history check
history-broken =
    { $count ->
        [1] Рядок { $lines } журналу партій не вдається прочитати, його не враховано.
       *[other] Рядки { $lines } журналу партій не вдається прочитати, їх не враховано.
    } Докладніше: { -program } history check
history-renumbered =
    { $count ->
        [one] { $count } партія мала номер іншої, тепер номер у неї новий.
        [few] { $count } партії мали номери інших, тепер номери в них нові.
        [many] { $count } партій мали номери інших, тепер номери в них нові.
       *[other] { $count } партії мали номери інших, тепер номери в них нові.
    } Докладніше: { -program } history check
history-waiting = У файл { $file } зараз пише інша програма. Чекаємо…
history-deck = Добірка
history-minutes = Тривалість, хв
history-location = Де грали
history-comment = Коментар
column-id-play = №
column-date = Дата
column-player = Гравець
column-results = Результати
column-points = Бали
column-plays = Партій
column-wins = Перемог
column-average = У середньому
column-best = Рекорд
column-share = Частка перемог
column-oldest-first = Від давніх до нових
column-last = Остання
stats-title = Статистика
stats-plays =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }
stats-over-time = Бали від партії до партії
stats-counts = Бали переможців за кількістю гравців
stats-decks = Бали переможців за добірками
stats-characters = За персонажем в останньому раунді
stats-ranks = За рангом в останньому раунді
stats-rivals = Суперники
stats-rival = { $one } { $wins } : { $losses } { $other }

# The browser: the plays above, the chosen one below.
history-left =
    { $count ->
        [0] Нічого не змінено. Відкрити ще раз: { -program } history
        [one] У журналі { $count } зміна. Скасувати її: { -program } history undo
        [few] У журналі { $count } зміни. Скасувати останню: { -program } history undo
        [many] У журналі { $count } змін. Скасувати останню: { -program } history undo
       *[other] У журналі { $count } зміни. Скасувати останню: { -program } history undo
    }
history-slot = { $what }: { $value }
history-edit-which = Яку партію змінити?
history-edit-what = Що змінити?
history-rename-whom = Кого перейменувати в усіх партіях?
history-export-how = Як експортувати?
history-export-csv = усі партії у файл: CSV для таблиць
history-export-json = усі партії у файл: JSON, з усім
history-file = Файл
history-new-name = Нове ім'я
history-help-edit = Enter: зберегти · порожньо: прибрати · Esc: не змінювати
history-help-name = Tab: ім'я з журналу · Enter: замінити в усіх партіях · Esc: не змінювати
history-help-file = Enter: записати · Esc: не треба
history-written = Записано: { $file }.
history-sure-delete = Видалити цю партію?
history-sure-delete-what = Це можна скасувати.
history-sure-undo = Скасувати останню зміну журналу?
history-sure-undo-what = Її зробили не тут: можливо, це остання збережена партія.
error-history-file = Файл «{ $file }» не вдається записати: { $why }.
    .advice = Виберіть іншу назву або теку.
act-history-open = уся партія
    .key = enter
act-history-edit = змінити
    .key = у
act-history-delete = видалити
    .key = в
act-history-stats = статистика
    .key = і
act-history-link = QR-код для BG Stats
    .key = й
act-history-choose = вибрати
    .key = 1–7
act-history-older = раніше
    .key = т
act-history-newer = пізніше
    .key = з
act-history-rename = перейменувати
    .key = к
act-history-export = експортувати
    .key = ч
act-history-undo = скасувати останню зміну
    .key = г
act-history-back = назад
    .key = escape

# The story of a play.
story-streak =
    { $name }: { $count ->
        [one] { $count } перемога
        [few] { $count } перемоги
        [many] { $count } перемог
       *[other] { $count } перемоги
    } поспіль.
story-first-win = { $name }: перша перемога, з { $count }-ї спроби.
story-broken =
    Серію перервано. { $name }: було { $count ->
        [one] { $count } перемога
        [few] { $count } перемоги
        [many] { $count } перемог
       *[other] { $count } перемоги
    } поспіль.
story-highest =
    Новий рекорд: { $name }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
story-since =
    Найкращий результат з { $date }: { $name }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
story-margin =
    Найбільший відрив за весь час: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
story-killed =
    Найчастіше вбивали { CARD($card, form: "acc") }: { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }.
story-robbed =
    Найчастіше обкрадали { CARD($card, form: "acc") }: { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }.
story-bewitched =
    Найчастіше зачакловували { CARD($card, form: "acc") }: { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }.
