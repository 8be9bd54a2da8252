history-title = Партии
history-none = Пока не сохранено ни одной партии.
history-saved = Партия сохранена под номером { $id }.
history-undone = Партия { $id } отменена. В журнале она останется, но больше не считается.
history-play = Партия { $id }
history-what = { $date }, { $edition }
history-date = { $day }.{ $month }.{ $year }
history-newest =
    { $count ->
        [1] { $count } партия
        [one] { $count } партия, сначала новые
        [few] { $count } партии, сначала новые
        [many] { $count } партий, сначала новые
       *[other] { $count } партии, сначала новые
    }
history-none-such = Таких партий нет.
history-take-back = Отменить это: { -program } history undo
history-undone-edit = Партия { $id } снова такая, какой была до изменения.
history-undone-forget = Партия { $id } снова считается.
history-undone-rename = Имя { $to } снова записано как { $from }.
history-forgotten = Партия { $id } от { $date } больше не считается.
history-edited = Партия { $id } изменена.
history-unchanged = Партия { $id } осталась как была.
history-renamed =
    { $count ->
        [one] Имя { $from } изменено на { $to } в { $count } партии.
        [few] Имя { $from } изменено на { $to } в { $count } партиях.
        [many] Имя { $from } изменено на { $to } в { $count } партиях.
       *[other] Имя { $from } изменено на { $to } в { $count } партии.
    }
history-same-name = Менять нечего: имя { $name } так и записано.
history-merged = Имя { $name } уже было в журнале: теперь это один игрок.
history-qr = Наведите на код телефон с BG Stats.
history-qr-wide = QR-код не помещается, ему нужно колонок: { $columns }. Расширьте окно или уменьшите шрифт.
history-qr-long = Для QR-кода эта партия слишком длинная: возьмите ссылку.
ask-edit = { $what } ({ $now })
ask-help-edit = Enter: оставить как есть · -: убрать
history-torn = Последняя строка журнала партий оборвана; она отложена в файл { $file }. Всё до неё на месте.
history-deck = Набор
history-minutes = Минут
history-location = Где
history-comment = Заметка
column-id-play = №
column-date = Дата
column-player = Игрок
column-winner = Победитель
column-results = Результаты
column-points = Очки
column-plays = Партии
column-wins = Победы
column-average = В среднем
column-best = Рекорд
column-share = Доля побед
column-oldest-first = От старых к новым
column-last = Последняя
stats-title = Статистика
stats-plays =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
stats-over-time = Очки от партии к партии
stats-counts = Очки победителей по числу игроков
stats-decks = Очки победителей по наборам
stats-characters = По персонажу в последнем раунде
stats-ranks = По рангу в последнем раунде
stats-rivals = Соперники
stats-rival = { $one } { $wins } : { $losses } { $other }
