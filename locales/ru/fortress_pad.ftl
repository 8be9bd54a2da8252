### The score pad of the tile game: the screen, its keys, the result, faults and help.

pad-title = «Крепость»: блокнот
pad-result = «Крепость»: итог
pad-resume = Есть сохранённый блокнот
pad-phase-play = Идёт игра
pad-phase-roads = Итоговый подсчёт, 1 из 4: дороги
pad-phase-cities = Итоговый подсчёт, 2 из 4: города
pad-phase-monasteries = Итоговый подсчёт, 3 из 4: монастыри
pad-phase-fields = Итоговый подсчёт, 4 из 4: поля
pad-phase-over = Всё посчитано
pad-tiles-left =
    { $count ->
        [one] остался { $count } квадрат
        [few] осталось { $count } квадрата
        [many] осталось { $count } квадратов
       *[other] осталось { $count } квадрата
    }
pad-last-tile = Это был последний квадрат. Сначала посчитайте этот ход, потом f: итоговый подсчёт (E1).
pad-column-track = Дорожка
pad-column-supply = Запас
pad-supply =
    { $count ->
        [one] { $name }: { $count } подданный в запасе
        [few] { $name }: { $count } подданных в запасе
        [many] { $name }: { $count } подданных в запасе
       *[other] { $name }: { $count } подданного в запасе
    }

pad-line = { $scores } · { $what }: { $sum }
pad-line-several = { $scores } · { $what }: { $sum }; там стояли: { $there }
pad-line-points = { $scores } · { $reason }
pad-line-struck = (вычеркнуто) { $line }
pad-line-edited = { $line } (исправлено)

pad-prompt = { $what }: { $sum }. Кто там стоит?
pad-prompt-several = { $what }: { $sum }. Там стоят: { $there }
pad-prompt-number = { $what }: сколько?
pad-prompt-edit = Запись { $number }. { $prompt }
pad-which-kind = Тогда что это?
pad-strike-which = Вычеркнуть запись { $number }
pad-edit-which = Исправить запись { $number }
pad-who-out = Подданный выходит на карту: чей?
pad-who-home = Подданный возвращается без очков: чей?
pad-who-points = Очки в плюс или в минус: кому?
pad-ask-points = { $name }: сколько очков и почему?
pad-help-points = 5 забытая дорога · -3 посчитано дважды · Esc: не сейчас
pad-help-name = играют от 2 до 5: назовите каждого один раз
pad-help-name-last = Enter без имени: это все

pad-final-road = Незавершённые дороги: по 1 очку за квадрат, каждый считается один раз (E2).
pad-final-city = Незавершённые города: по 1 очку за квадрат (каждый один раз) и за щит (E3).
pad-final-monastery = Незавершённые монастыри: 1 очко и ещё по 1 за каждый квадрат вокруг (E4).
pad-final-field = Поля: 3 очка за каждый завершённый город, которого они касаются (E6).

pad-scored = { $scores }.
pad-scored-home = { $scores }. Подданные возвращаются: { $there }.
pad-edited = Запись { $number } исправлена.
pad-struck = Запись { $number } вычеркнута.
pad-undone = Отменено.
pad-undone-entry = Отменено: { $scores }.
pad-redone = Возвращено.
pad-number-first = Сначала число, потом буква.
pad-points-none = Это не число очков: напишите 5 или -3, потом причину.
pad-torn = Последняя строка блокнота оборвана; она отложена в { $file }. Всё, что было до неё, на месте.
pad-left = Блокнот сохранён: та же команда продолжит его.
pad-leave-why = Блокнот сохранён: та же команда продолжит его.

pad-refused-nobody = Там никого нет, и очков никто не получает (X3).
pad-refused-range = Такого числа или игрока нет.
pad-refused-not-yet = Незавершённое и поля считают только в итоговом подсчёте: f.
pad-refused-no-entry = Записи с таким номером нет.
pad-refused-struck = Эта запись уже вычеркнута.
pad-refused-none-left = Все семь подданных уже на карте.
pad-refused-none-out = У этого игрока нет выставленных подданных.
pad-refused-no-tiles = Все квадраты выложены.
pad-refused-nothing = Нечего отменять или возвращать.
pad-refused-order = Сейчас очередь другого подсчёта.
pad-refused-below-zero = Меньше нуля очков не бывает.
pad-refused-closed = Этот блокнот закрыт.

pad-player = { $place }. { $name }: { $points }
pad-row-road = Дороги
pad-row-city = Города
pad-row-monastery = Монастыри
pad-row-field = Поля
pad-row-points = Поправки
pad-row-final-road = Дороги в конце
pad-row-final-city = Города в конце
pad-row-final-monastery = Монастыри в конце
pad-row-final-field = Поля в конце
pad-row-final-points = Поправки в конце
pad-row-total = Всего

pad-keys-kinds = r: дорога · c: город · m: монастырь
pad-keys-field = f: поле
pad-keys-log = u: отменить · y: вернуть · e: исправить · x: вычеркнуть · p: очки
pad-keys-board = g: подданный вышел · h: подданный вернулся · t: квадрат выложен
pad-keys-leave = f: итоговый подсчёт · q: выйти
pad-keys-quit = q: выйти
pad-keys-tiles = 0–9: сколько разных квадратов
pad-keys-around = 0–8: сколько квадратов вокруг
pad-keys-cities = 0–9: сколько завершённых городов
pad-keys-shield = s: щит
pad-keys-alone = { $letters }: там только этот игрок
pad-keys-each = { $letters }: этот игрок
pad-keys-several = Enter: несколько игроков
pad-keys-no-more = Enter: больше нет
pad-keys-entry = 0–9: номер записи · Enter: эта или последняя
pad-keys-back = Backspace: убрать
pad-keys-done = Enter: готово
pad-keys-cancel = Esc: не сейчас
pad-keys-resume = Enter: продолжить · n: новый блокнот
pad-keys-over = s: сохранить в журнал партий · Enter: не сохранять
pad-keys-on = Enter: сохранить в журнал партий
pad-keys-undo = u: отменить

column-game = Игра
history-citadels = «Цитадели»
history-fortress = «Крепость»
history-fortress-river = «Крепость» с Рекой

error-pad-terminal = Блокноту нужен терминал.
    .advice =
        Посмотреть блокнот без терминала: { -program } fortress pad ФАЙЛ --export json
        Посчитать объекты из файла: { -program } fortress score ФАЙЛ
error-pad-options = Эти параметры нельзя указать вместе.
    .advice = Либо { -flag-new }, либо { -flag-resume }; а с --export — ни их, ни имён, ни --river, ни --save.
error-pad-none = Начатого блокнота нет.
    .advice = Начните его в терминале: { -program } fortress pad
error-pad-players = Игроков: { $count }. Так играть нельзя.
    .advice = В «Крепость» играют от 2 до 5: назовите каждого один раз через запятую.
error-pad-folder = Для блокнота нет папки.
    .advice = Укажите файл: { -program } fortress pad ФАЙЛ
error-pad-newer = Блокнот { $file } записан более новой версией.
    .advice = Он оставлен как есть. Возьмите ту версию или другой файл.
error-pad-broken = Блокнот { $file } повреждён на строке { $line }.
    .advice = Он оставлен как есть. Исправьте или удалите эту строку или укажите другой файл.
error-pad-foreign = { $file } — не блокнот.
    .advice = Он оставлен как есть. Укажите другой файл.
error-pad-busy = Блокнот { $file } открыт в другом месте.
    .advice = Сначала закройте его там или укажите другой файл.
error-pad-file = Блокнот { $file } не читается.
    .advice = Проверьте имя и права; это должен быть обычный файл.
error-pad-write = Блокнот { $file } не записывается.
    .advice = Проверьте папку, права и место на диске.

command-fortress-pad = Блокнот для счёта в терминале: записи, отмена, исправление, вычёркивание, итоговый подсчёт; сохраняется после каждой записи.
    .examples =
        { -program } fortress pad
        { -program } fortress pad --names Anton,Dmytro,Oksana --river
        { -program } fortress pad friday.jsonl { -flag-resume }
        { -program } fortress pad friday.jsonl --export csv
help-pad-file = где хранить блокнот; если не указать, в обычном месте
help-pad-names = игроки нового блокнота, от 2 до 5
help-pad-river = новый блокнот с квадратами Реки
help-pad-new = начать новый блокнот; старый остаётся в файле
help-pad-resume = продолжить сохранённый блокнот без вопроса
help-export = показать, что в блокноте: json или csv
help-pad-save = сохранить итог в журнал партий
value-export = json | csv
