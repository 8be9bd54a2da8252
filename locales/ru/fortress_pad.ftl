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
pad-last-tile = Это был последний квадрат. Сначала посчитайте этот ход, потом начните итоговый подсчёт.
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

pad-final-road = Незавершённые дороги: по 1 очку за квадрат, каждый считается один раз.
pad-final-city = Незавершённые города: по 1 очку за квадрат (каждый один раз) и за щит.
pad-final-monastery = Незавершённые монастыри: 1 очко и ещё по 1 за каждый квадрат вокруг.
pad-final-field = Поля: 3 очка за каждый завершённый город, которого они касаются.

pad-scored = { $scores }.
pad-scored-home = { $scores }. Подданные возвращаются: { $there }.
pad-edited = Запись { $number } исправлена.
pad-struck = Запись { $number } вычеркнута.
pad-undone = Отменено.
pad-undone-entry = Отменено: { $scores }.
pad-redone = Повторено.
pad-number-first = Сначала число, потом буква.
    .advice = Сколько их?
pad-points-none = «{ $value }» — не число очков.
    .advice = Напишите 5 или -3, потом причину.
pad-torn = Последняя строка блокнота оборвана; она отложена в { $file }. Всё, что было до неё, на месте.
pad-left = Блокнот сохранён: та же команда продолжит его.
pad-leave-why = Блокнот сохранён: та же команда продолжит его.

pad-refused-nobody = Там никого нет, и очков никто не получает.
    .advice = Наберите буквы тех, кто там стоит.
pad-refused-range = Такого числа или игрока нет.
    .advice = Наберите другое.
pad-refused-too-many = { $number } — слишком много.
    .advice = Не больше { $most }; Backspace убирает цифру.
pad-refused-not-yet = Незавершённое и поля считают только в итоговом подсчёте.
    .advice = Сначала начните итоговый подсчёт.
pad-refused-no-entry = Записи с таким номером нет.
    .advice = Номера стоят перед записями.
pad-refused-struck = Эта запись уже вычеркнута.
    .advice = Наберите другой номер.
pad-refused-none-left = Все семь подданных уже на карте.
    .advice = Сначала кто-то должен вернуться.
pad-refused-none-out = У этого игрока нет выставленных подданных.
    .advice = Сначала выставьте хотя бы одного.
pad-refused-no-tiles = Все квадраты выложены.
    .advice = Посчитайте этот ход и начните итоговый подсчёт.
pad-refused-nothing = Отменять или повторять нечего.
    .advice = Переходите к следующей записи.
pad-refused-order = Сейчас очередь другого подсчёта.
    .advice = По порядку: дороги, города, монастыри, поля.
pad-refused-below-zero = Меньше нуля очков не бывает.
    .advice = Снимите меньше.
pad-refused-closed = Этот блокнот закрыт.
    .advice = Начните новый.

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

act-pad-road = дорога
    .key = к
act-pad-city = город
    .key = с
act-pad-monastery = монастырь
    .key = ь
act-pad-field = поле
    .key = а
act-pad-edit = исправить
    .key = у
act-pad-strike = вычеркнуть
    .key = ч
act-pad-correct = очки
    .key = з
act-pad-follower-out = подданный вышел
    .key = п
act-pad-follower-home = подданный вернулся
    .key = р
act-pad-tile = квадрат выложен
    .key = е
act-pad-final = итоговый подсчёт
    .key = а
act-pad-later = прервать
    .key = й
act-pad-tiles = сколько разных квадратов
    .key = 0–9
act-pad-around = сколько квадратов вокруг
    .key = 0–8
act-pad-cities = сколько завершённых городов
    .key = 0–9
act-pad-shield = щит
    .key = ы
act-pad-alone = там только этот игрок
    .key = буква
act-pad-each = этот игрок
    .key = буква
act-pad-several = несколько игроков
    .key = enter
act-pad-no-more = больше нет
    .key = enter
act-pad-entry = номер записи
    .key = 0–9
act-pad-this-entry = набранная или последняя
    .key = enter
act-pad-take-away = убрать
    .key = back
act-pad-done = готово
    .key = enter
act-pad-not-now = не сейчас
    .key = escape
act-pad-go-on = продолжить
    .key = enter
act-pad-new = новый блокнот
    .key = т
act-pad-save = сохранить в журнал партий
    .key = ы
act-pad-finish = не сохранять
    .key = enter
act-pad-save-now = сохранить в журнал партий
    .key = enter

column-game = Игра
history-citadels = «Цитадели»
history-fortress = «Крепость»
history-fortress-river = «Крепость» с рекой

ask-fortress-count = Что посчитать?
ask-fortress-count-here = объекты по одному
ask-fortress-count-pad = начатый блокнот
ask-fortress-count-new = новый блокнот
ask-fortress-count-file = файл с объектами
ask-fortress-file = Какой файл?
    .help = файл TOML или JSON · Esc: выйти
error-fortress-score-missing = Что посчитать?
    .advice =
        Файл с объектами: { -program } fortress score ФАЙЛ
        Блокнот для очков (в терминале): { -program } fortress pad
error-pad-terminal = Блокноту нужен терминал.
    .advice =
        Посмотреть блокнот без терминала: { -program } fortress pad ФАЙЛ --export json
        Подсчитать объекты из файла: { -program } fortress score ФАЙЛ
error-pad-options = Эти параметры нельзя указать вместе.
    .advice = Либо { -flag-new }, либо { -flag-resume }; а с --export — ни их, ни имён, ни --river, ни --save.
error-pad-none = Начатого блокнота нет.
    .advice = Начните его в терминале: { -program } fortress pad
error-pad-players = Игроков: { $count }. Так играть нельзя.
    .advice = В «Крепость» играют от 2 до 5 человек: назовите каждого один раз через запятую.
error-pad-folder = Для блокнота нет папки.
    .advice = Укажите файл: { -program } fortress pad ФАЙЛ
error-pad-newer = Блокнот { $file } записан более новой версией.
    .advice = Файл не изменён. Обновите программу или возьмите другой файл.
error-pad-broken = Блокнот { $file } повреждён на строке { $line }.
    .advice = Файл не изменён. Исправьте или удалите эту строку либо укажите другой файл.
error-pad-foreign = { $file } — не блокнот.
    .advice = Файл не изменён. Укажите другой.
error-pad-busy = Блокнот { $file } открыт в другом месте.
    .advice = Сначала закройте его там или укажите другой файл.
error-pad-file = Блокнот { $file } не читается.
    .advice = Проверьте имя и права; это должен быть обычный файл.

command-fortress-pad = Вести счёт по ходу игры: записи, отмена, правки, итог.
    .examples =
        { -program } fortress pad
        { -program } fortress pad --names Антон,Дмитрий,Оксана --river
        { -program } fortress pad friday.jsonl { -flag-resume }
        { -program } fortress pad friday.jsonl --export csv
help-fortress-pad-file = файл, где хранится блокнот (по умолчанию: fortress.jsonl в папке программы)
help-fortress-pad-names = назвать игроков нового блокнота, от 2 до 5
help-fortress-pad-river = начать новый блокнот для игры с рекой
help-fortress-pad-new = начать новый блокнот; старый остаётся в файле
help-fortress-pad-resume = продолжить сохранённый блокнот без вопроса
help-fortress-pad-export = вывести блокнот как файл: json или csv
help-fortress-pad-save = сохранить итог в журнал партий
value-export = json | csv
