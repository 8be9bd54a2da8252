history-title = Партії
history-none = Збережених партій ще немає.
history-saved = Збережено: партія { $id }.
history-undone = Партію { $id } скасовано. У журналі вона лишається, але більше не рахується.
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
history-none-such = Таких партій немає.
history-take-back = Скасувати це: { -program } history undo
history-undone-edit = Партія { $id } знову така, як до зміни.
history-undone-forget = Партія { $id } знову рахується.
history-undone-rename = Ім'я { $to } знову записано як { $from }.
history-forgotten = Партія { $id } від { $date } більше не рахується.
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
history-deck = Добірка
history-minutes = Хвилин
history-location = Де грали
history-comment = Коментар
column-id-play = №
column-date = Дата
column-player = Гравець
column-winner = Переможець
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
