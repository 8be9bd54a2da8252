### The score pad of the tile game: the screen, its keys, the result, faults and help.

pad-title = «Фортеця»: блокнот
pad-result = «Фортеця»: підсумок
pad-resume = Є збережений блокнот
pad-phase-play = Триває гра
pad-phase-roads = Фінальний підрахунок, 1 з 4: дороги
pad-phase-cities = Фінальний підрахунок, 2 з 4: міста
pad-phase-monasteries = Фінальний підрахунок, 3 з 4: монастирі
pad-phase-fields = Фінальний підрахунок, 4 з 4: поля
pad-phase-over = Усе пораховано
pad-tiles-left =
    { $count ->
        [one] лишився { $count } квадрат
        [few] лишилося { $count } квадрати
        [many] лишилося { $count } квадратів
       *[other] лишилося { $count } квадрата
    }
pad-last-tile = Це був останній квадрат. Спершу порахуйте цей хід, потім почніть фінальний підрахунок.
pad-column-track = Доріжка
pad-column-supply = Запас
pad-supply =
    { $count ->
        [one] { $name }: { $count } підданий у запасі
        [few] { $name }: { $count } піддані в запасі
        [many] { $name }: { $count } підданих у запасі
       *[other] { $name }: { $count } підданого в запасі
    }

pad-line = { $scores } · { $what }: { $sum }
pad-line-several = { $scores } · { $what }: { $sum }; там стояли: { $there }
pad-line-points = { $scores } · { $reason }
pad-line-struck = (викреслено) { $line }
pad-line-edited = { $line } (виправлено)

pad-prompt = { $what }: { $sum }. Хто там стоїть?
pad-prompt-several = { $what }: { $sum }. Там стоять: { $there }
pad-prompt-number = { $what }: скільки?
pad-prompt-edit = Запис { $number }. { $prompt }
pad-which-kind = То що це?
pad-strike-which = Викреслити запис { $number }
pad-edit-which = Виправити запис { $number }
pad-who-out = Підданий виходить на мапу: чий?
pad-who-home = Підданий повертається без балів: чий?
pad-who-points = Бали в плюс чи в мінус: кому?
pad-ask-points = { $name }: скільки балів і чому?
pad-help-points = 5 забута дорога · -3 пораховано двічі · Esc: не зараз

pad-final-road = Незавершені дороги: по 1 балу за квадрат, кожен лише один раз.
pad-final-city = Незавершені міста: по 1 балу за квадрат (кожен один раз) і за щит.
pad-final-monastery = Незавершені монастирі: 1 бал і ще по 1 за кожен квадрат навколо.
pad-final-field = Поля: 3 бали за кожне завершене місто, якого вони торкаються.

pad-scored = { $scores }.
pad-scored-home = { $scores }. Піддані повертаються: { $there }.
pad-edited = Запис { $number } виправлено.
pad-struck = Запис { $number } викреслено.
pad-undone = Скасовано.
pad-undone-entry = Скасовано: { $scores }.
pad-redone = Повторено.
pad-number-first = Спершу число, потім літера.
    .advice = Скільки їх?
pad-points-none = «{ $value }» — не кількість балів.
    .advice = Напишіть 5 або -3, потім причину.
pad-torn = Останній рядок блокнота обірваний; його відкладено в { $file }. Усе, що було до нього, на місці.
pad-left = Блокнот збережено: та сама команда продовжить його.
pad-leave-why = Блокнот збережено: та сама команда продовжить його.

pad-refused-nobody = Там нікого немає, тож балів ніхто не отримує.
    .advice = Наберіть літери тих, хто там стоїть.
pad-refused-range = Такого числа чи гравця немає.
    .advice = Наберіть інше.
pad-refused-too-many = { $number } — це забагато.
    .advice = Не більше { $most }; Backspace прибирає цифру.
pad-refused-not-yet = Незавершене й поля рахують лише у фінальному підрахунку.
    .advice = Спершу почніть фінальний підрахунок.
pad-refused-no-entry = Запису з таким номером немає.
    .advice = Номери стоять перед записами.
pad-refused-struck = Цей запис уже викреслено.
    .advice = Наберіть інший номер.
pad-refused-none-left = Усі семеро підданих уже на мапі.
    .advice = Спершу хтось має повернутися.
pad-refused-none-out = У цього гравця немає виставлених підданих.
    .advice = Спершу виставте хоча б одного.
pad-refused-no-tiles = Усі квадрати викладено.
    .advice = Порахуйте цей хід і почніть фінальний підрахунок.
pad-refused-nothing = Нема чого скасовувати чи повторювати.
    .advice = Переходьте до наступного запису.
pad-refused-order = Зараз черга іншого підрахунку.
    .advice = По черзі: дороги, міста, монастирі, поля.
pad-refused-below-zero = Менше нуля балів не буває.
    .advice = Зніміть менше.
pad-refused-closed = Цей блокнот закрито.
    .advice = Почніть новий.

pad-player = { $place }. { $name }: { $points }
pad-row-road = Дороги
pad-row-city = Міста
pad-row-monastery = Монастирі
pad-row-field = Поля
pad-row-points = Поправки
pad-row-final-road = Дороги наприкінці
pad-row-final-city = Міста наприкінці
pad-row-final-monastery = Монастирі наприкінці
pad-row-final-field = Поля наприкінці
pad-row-final-points = Поправки наприкінці
pad-row-total = Разом

act-pad-road = дорога
    .key = к
act-pad-city = місто
    .key = с
act-pad-monastery = монастир
    .key = ь
act-pad-field = поле
    .key = а
act-pad-edit = виправити
    .key = у
act-pad-strike = викреслити
    .key = ч
act-pad-correct = бали ±
    .key = з
act-pad-follower-out = підданий вийшов
    .key = п
act-pad-follower-home = підданий повернувся
    .key = р
act-pad-tile = квадрат викладено
    .key = е
act-pad-final = фінальний підрахунок
    .key = а
act-pad-later = перервати
    .key = й
act-pad-tiles = скільки різних квадратів
    .key = 0–9
act-pad-around = скільки квадратів навколо
    .key = 0–8
act-pad-cities = скільки завершених міст
    .key = 0–9
act-pad-shield = щит
    .key = і
act-pad-alone = там лише цей гравець
    .key = літера
act-pad-each = цей гравець
    .key = літера
act-pad-several = кілька гравців
    .key = enter
act-pad-no-more = більше немає
    .key = enter
act-pad-entry = номер запису
    .key = 0–9
act-pad-this-entry = цей або останній
    .key = enter
act-pad-take-away = прибрати
    .key = back
act-pad-done = готово
    .key = enter
act-pad-not-now = не зараз
    .key = escape
act-pad-go-on = продовжити
    .key = enter
act-pad-new = новий блокнот
    .key = т
act-pad-save = зберегти в журнал партій
    .key = і
act-pad-finish = не зберігати
    .key = enter
act-pad-save-now = зберегти в журнал партій
    .key = enter

column-game = Гра
history-citadels = «Цитаделі»
history-fortress = «Фортеця»
history-fortress-river = «Фортеця» з Річкою

ask-fortress-count = Що порахувати?
ask-fortress-count-here = об'єкти по одному
ask-fortress-count-pad = розпочатий блокнот
ask-fortress-count-new = новий блокнот
ask-fortress-count-file = файл з об'єктами
ask-fortress-file = Який файл?
    .help = файл TOML або JSON · Esc: вийти
error-fortress-score-missing = Що порахувати?
    .advice =
        Файл з об'єктами: { -program } fortress score ФАЙЛ
        Блокнот для балів, у терміналі: { -program } fortress pad
error-pad-terminal = Блокноту потрібен термінал.
    .advice =
        Переглянути блокнот без термінала: { -program } fortress pad ФАЙЛ --export json
        Порахувати об'єкти з файлу: { -program } fortress score ФАЙЛ
error-pad-options = Ці параметри не можна вказати разом.
    .advice = Або { -flag-new }, або { -flag-resume }; а з --export — ні їх, ні імен, ні --river, ні --save.
error-pad-none = Розпочатого блокнота немає.
    .advice = Почніть його в терміналі: { -program } fortress pad
error-pad-players = Для «Фортеці» така кількість гравців не підходить: { $count }.
    .advice = Грають від 2 до 5 гравців: назвіть кожного один раз через кому.
error-pad-folder = Для блокнота немає теки.
    .advice = Укажіть файл: { -program } fortress pad ФАЙЛ
error-pad-newer = Блокнот { $file } записала новіша версія.
    .advice = Файл не змінено. Оновіть програму або вкажіть інший файл.
error-pad-broken = Блокнот { $file } пошкоджений у рядку { $line }.
    .advice = Файл не змінено. Виправте чи приберіть цей рядок або вкажіть інший файл.
error-pad-foreign = { $file } — не блокнот.
    .advice = Файл не змінено. Укажіть інший файл.
error-pad-busy = Блокнот { $file } відкритий в іншому місці.
    .advice = Спершу закрийте його там або вкажіть інший файл.
error-pad-file = Блокнот { $file } не вдається прочитати.
    .advice = Перевірте назву й права; це має бути звичайний файл.

command-fortress-pad = Вести рахунок під час гри: записи, скасування, правки, підсумок.
    .examples =
        { -program } fortress pad
        { -program } fortress pad --names Антон,Дмитро,Оксана --river
        { -program } fortress pad friday.jsonl { -flag-resume }
        { -program } fortress pad friday.jsonl --export csv
help-fortress-pad-file = файл, де зберігається блокнот (типово: fortress.jsonl у теці програми)
help-fortress-pad-names = назвати гравців нового блокнота, від 2 до 5
help-fortress-pad-river = почати новий блокнот із квадратами Річки
help-fortress-pad-new = почати новий блокнот; старий лишається у файлі
help-fortress-pad-resume = продовжити збережений блокнот без запитання
help-fortress-pad-export = показати, що в блокноті: json або csv
help-fortress-pad-save = зберегти підсумок у журналі партій
value-export = json | csv
