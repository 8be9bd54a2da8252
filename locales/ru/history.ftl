history-title = Партии
history-none = Пока не сохранено ни одной партии.
history-saved = Партия сохранена под номером { $id }.
history-timed =
    По часам вы играли { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }. Исправить: { -program } history edit { $id } --minutes 60
history-timed-breaks = Перерывы дольше двух часов не считаются.
history-undone = Партия { $id } отменена. В журнале она останется, но больше не учитывается.
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
history-newest-only = Здесь последние { $shown } из { $count }. Показать все: { -program } history list --all
history-none-such = Таких партий нет.
history-take-back = Отменить это: { -program } history undo
history-undone-edit = Партия { $id } снова такая, какой была до изменения.
history-undone-forget = Партия { $id } снова учитывается.
history-undone-rename = Имя { $to } снова записано как { $from }.
history-forgotten = Партия { $id } от { $date } больше не учитывается.
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
history-imported =
    { $count ->
        [0] Новых партий нет.
        [one] В журнал добавлена { $count } партия.
        [few] В журнал добавлено { $count } партии.
        [many] В журнал добавлено { $count } партий.
       *[other] В журнал добавлено { $count } партии.
    }
history-would-import =
    { $count ->
        [0] Новых партий нет. Ничего не записано.
        [one] Добавилась бы { $count } партия. Ничего не записано.
        [few] Добавилось бы { $count } партии. Ничего не записано.
        [many] Добавилось бы { $count } партий. Ничего не записано.
       *[other] Добавилось бы { $count } партии. Ничего не записано.
    }
history-import-known =
    { $count ->
        [one] { $count } партия уже была в журнале.
        [few] { $count } партии уже были в журнале.
        [many] { $count } партий уже было в журнале.
       *[other] { $count } партии уже было в журнале.
    }
check-title = Журнал партий
check-counts = Записей: { $records }, действующих партий: { $plays }
check-sound = Журнал в порядке.
check-line = Строку { $line } не удаётся прочитать: { $text }
check-number = Строка { $line }: номер { $written } уже у более ранней партии, поэтому номер этой — { $id }.
check-more =
    { $count ->
        [one] и ещё { $count } такая строка
        [few] и ещё { $count } такие строки
        [many] и ещё { $count } таких строк
       *[other] и ещё { $count } такой строки
    }
check-torn = Последняя строка оборвана.
check-repaired = Журнал исправлен. Прежний лежит здесь: { $file }
check-aside = Строки, которые не удаётся прочитать, отложены сюда: { $file }
history-qr = Наведите на код телефон с BG Stats.
history-qr-wide = QR-код не помещается, ему нужно колонок: { $columns }. Расширьте окно или уменьшите шрифт.
history-qr-long = Для QR-кода эта партия слишком длинная: возьмите ссылку.
ask-edit = { $what } ({ $now })
ask-help-edit = Enter: оставить как есть · -: убрать
history-torn = Последняя строка журнала партий оборвана; она отложена в файл { $file }. Всё до неё на месте.
history-cut = Последняя строка журнала партий оборвана и не учитывается. Подробнее: { -program } history check
history-broken =
    { $count ->
        [1] Строку { $lines } журнала партий не удаётся прочитать, она не учитывается.
       *[other] Строки { $lines } журнала партий не удаётся прочитать, они не учитываются.
    } Подробнее: { -program } history check
history-renumbered =
    { $count ->
        [one] У { $count } партии был номер другой партии, теперь у неё новый.
        [few] У { $count } партий были номера других партий, теперь у них новые.
        [many] У { $count } партий были номера других партий, теперь у них новые.
       *[other] У { $count } партии были номера других партий, теперь у них новые.
    } Подробнее: { -program } history check
history-waiting = В файл { $file } сейчас пишет другая программа. Ждём…
history-deck = Набор
history-minutes = Длительность, мин
history-location = Где
history-comment = Комментарий
column-id-play = №
column-date = Дата
column-player = Игрок
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

# The browser: the plays above, the chosen one below.
history-left =
    { $count ->
        [0] Ничего не изменено. Открыть снова: { -program } history
        [one] В журнале { $count } изменение. Отменить его: { -program } history undo
        [few] В журнале { $count } изменения. Отменить последнее: { -program } history undo
        [many] В журнале { $count } изменений. Отменить последнее: { -program } history undo
       *[other] В журнале { $count } изменения. Отменить последнее: { -program } history undo
    }
history-slot = { $what }: { $value }
history-edit-which = Какую партию изменить?
history-edit-what = Что изменить?
history-rename-whom = Кого переименовать во всех партиях?
history-export-how = Как выгрузить?
history-export-csv = все партии в файл: CSV для таблиц
history-export-json = все партии в файл: JSON, со всеми сведениями
history-file = Файл
history-new-name = Новое имя
history-help-edit = Enter: сохранить · пусто: убрать · Esc: не менять
history-help-name = Tab: имя из журнала · Enter: заменить во всех партиях · Esc: не менять
history-help-file = Enter: записать · Esc: не надо
history-written = Записано: { $file }.
history-sure-delete = Удалить эту партию?
history-sure-delete-what = Это можно отменить.
history-sure-undo = Отменить последнее изменение журнала?
history-sure-undo-what = Его сделали не здесь: возможно, это последняя сохранённая партия.
error-history-file = Не удаётся записать файл «{ $file }»: { $why }.
    .advice = Выберите другое имя или папку.
act-history-open = вся партия
    .key = enter
act-history-edit = изменить
    .key = у
act-history-delete = удалить
    .key = в
act-history-stats = статистика
    .key = ы
act-history-link = QR-код для BG Stats
    .key = й
act-history-choose = выбрать
    .key = 1–7
act-history-older = раньше
    .key = т
act-history-newer = позже
    .key = з
act-history-rename = переименовать
    .key = к
act-history-export = выгрузить
    .key = ч
act-history-undo = отменить последнее изменение
    .key = г
act-history-back = назад
    .key = escape

# The story of a play.
story-streak =
    { $name }: { $count ->
        [one] { $count } победа
        [few] { $count } победы
        [many] { $count } побед
       *[other] { $count } победы
    } подряд.
story-first-win = { $name }: первая победа, с { $count }-й попытки.
story-broken =
    Серия прервана. { $name }: было { $count ->
        [one] { $count } победа
        [few] { $count } победы
        [many] { $count } побед
       *[other] { $count } победы
    } подряд.
story-highest =
    Новый рекорд: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
story-since =
    Лучший результат с { $date }: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
story-margin =
    Самый большой отрыв за всё время: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
story-killed =
    Чаще всех убивали { CARD($card, form: "acc") }: { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }.
story-robbed =
    Чаще всех обкрадывали { CARD($card, form: "acc") }: { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }.
story-bewitched =
    Чаще всех заколдовывали { CARD($card, form: "acc") }: { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }.
