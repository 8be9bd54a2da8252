### The tile game Fortress: features, boards, totals. Rule numbers such as E3 are those of its rule
### pages.

fortress-score = «Фортеця»: підрахунок
fortress-sum-road =
    { $tiles ->
        [one] { $tiles } квадрат = { $points }
        [few] { $tiles } квадрати = { $points }
        [many] { $tiles } квадратів = { $points }
       *[other] { $tiles } квадрата = { $points }
    }
fortress-sum-city =
    { $tiles ->
        [one] 2 × { $tiles } квадрат = { $points }
        [few] 2 × { $tiles } квадрати = { $points }
        [many] 2 × { $tiles } квадратів = { $points }
       *[other] 2 × { $tiles } квадрата = { $points }
    }
fortress-sum-city-shields =
    2 × ({ $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрати
        [many] { $tiles } квадратів
       *[other] { $tiles } квадрата
    } + { $shields ->
        [one] { $shields } щит
        [few] { $shields } щити
        [many] { $shields } щитів
       *[other] { $shields } щита
    }) = { $points }
fortress-sum-city-open =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрати
        [many] { $tiles } квадратів
       *[other] { $tiles } квадрата
    } + { $shields ->
        [one] { $shields } щит
        [few] { $shields } щити
        [many] { $shields } щитів
       *[other] { $shields } щита
    } = { $points }
fortress-sum-monastery =
    { $neighbours ->
        [one] 1 + { $neighbours } квадрат навколо = { $points }
        [few] 1 + { $neighbours } квадрати навколо = { $points }
        [many] 1 + { $neighbours } квадратів навколо = { $points }
       *[other] 1 + { $neighbours } квадрата навколо = { $points }
    }
fortress-sum-field =
    { $cities ->
        [one] 3 × { $cities } завершене місто = { $points }
        [few] 3 × { $cities } завершені міста = { $points }
        [many] 3 × { $cities } завершених міст = { $points }
       *[other] 3 × { $cities } завершеного міста = { $points }
    }
fortress-nobody = там нікого немає
fortress-owner = { $counts } — найбільше має { $owner }
fortress-owners = { $counts } — порівну, усі бали отримує кожен: { $owners } (X3)
fortress-sentence = { $what }: { $sum } ({ $rule }); { $owners }
fortress-complete-road = Завершена дорога
fortress-open-road = Незавершена дорога
fortress-complete-city = Завершене місто
fortress-open-city = Незавершене місто
fortress-complete-monastery = Завершений монастир
fortress-open-monastery = Незавершений монастир
fortress-complete-field = Поле
fortress-open-field = Поле
fortress-wins = Перемагає { $names }.
fortress-share = Перемогу ділять { $names } (E8).
column-place = Місце

error-file-syntax = { $why }
    .advice = Який вигляд має такий файл: docs/files.md. Імена кирилицею беріть у лапки.
error-features-syntax = { $why }
    .advice = Порожній файл, щоб його заповнити: { -program } fortress score --template
error-field-missing = У файлі не вказано { $key }.
    .advice = Допишіть це у файл.
error-fortress-player = Серед гравців немає імені «{ $name }».
    .advice = Гравці: { $fits }.
impossible-too-many-shields = Щитів забагато.
    .advice = На квадраті не більше одного щита, а в коробці їх десять: порахуйте ще раз.
impossible-single-tile = З одного квадрата не буває ні завершеної дороги, ні завершеного міста.
    .advice = Перелічіть різні квадрати: з одним це ще не завершено.
impossible-no-tiles = Дорога чи місто займає хоча б один квадрат.
    .advice = Укажіть, скільки це різних квадратів.
impossible-not-surrounded = Навколо завершеного монастиря вісім квадратів.
    .advice = Укажіть neighbours = 8 або приберіть complete.
impossible-too-many-neighbours = Навколо монастиря лише вісім місць.
    .advice = neighbours — від 0 до 8, разом із діагоналями.
impossible-completed-field = Поле ніколи не буває завершеним.
    .advice = Приберіть complete: поля рахують наприкінці гри.
impossible-too-many-followers = { $name }: стільки підданих не буває.
    .advice = Виставляти можна сімох; восьмий позначає бали.
impossible-two-monks = У монастирі не буває більше одного підданого.
    .advice = Поставити його може лише той, хто викладає квадрат.
impossible-crowded-tiles = Підданих більше, ніж квадратів.
    .advice = На квадрат ставлять не більше одного підданого (F1): порахуйте ще раз.
impossible-too-many-cities = Стількох завершених міст не торкається жодне поле.
    .advice = Рахуйте лише завершені міста, кожне один раз.
impossible-not-counted = Для такого об'єкта це число не рахують.
    .advice = shields — для міста, neighbours — для монастиря, cities — для поля.
error-fortress-shields = Щитів на всіх містах разом: { $count }, а в коробці їх { $most }.
    .advice = Перелічіть щити кожного міста й запишіть кожне місто один раз.
error-fortress-two-boards = У файлі є і { $one }, і { $other }.
    .advice = Лишіть одне: turns — гра від першого квадрата, tiles або grid — мапа як є, з points.

fortress-board = «Фортеця»: мапа
fortress-tiles-laid =
    { $count ->
        [one] { $count } квадрат
        [few] { $count } квадрати
        [many] { $count } квадратів
       *[other] { $count } квадрата
    }
fortress-too-wide = Мапа заширока, щоб намалювати її тут. Зробіть вікно термінала ширшим.
fortress-legend = # місто · ◊ щит · ─ │ дорога · ~ річка · ⌂ монастир · решта — поле.
fortress-legend-followers = Піддані: { $list }.
fortress-legend-fields = Малі літери — поля, їхній список нижче.
fortress-running = Набрано під час гри
fortress-now = Якби гра закінчилася зараз
fortress-fields = Поля, як вони є
fortress-line = Рядок { $number }
fortress-line-refused =
    { $count ->
        [one] Не підраховано: { $count } помилка.
        [few] Не підраховано: { $count } помилки.
        [many] Не підраховано: { $count } помилок.
       *[other] Не підраховано: { $count } помилки.
    }
fortress-in-turn = Хід { $number }: { $what }
fortress-lies = { $what }. Квадрати: { $tiles }.
fortress-feeds = Завершені міста: { $cities }.
warning-too-many-tiles = Квадратів { $kind } — { $count }: більше, ніж є в коробці.
warning-out-of-turn = Хід { $number }: { $name } ходить поза чергою.
warning-river-bend = Місце { $place }: після прямих квадратів річка знову повертає туди ж. Дехто це забороняє (K8).
warning-land-before-lake =
    { $number ->
        [0] Є місцевість, а озера ще немає
       *[other] Хід { $number }: місцевість раніше за озеро
    }. Спершу викладають річку (V3), хіба що озеро нікуди не підійшло.
warning-start-in-box = Квадратів { $kind } — { $count }, а в грі їх лише { $of }: із річкою стартовий квадрат лежить у коробці (V1).
side-n = північ
side-e = схід
side-s = південь
side-w = захід
edge-city = місто
edge-road = дорога
edge-field = поле
edge-river = річка
misfit-taken = там уже лежить квадрат
misfit-alone = жодна його сторона не торкається іншого квадрата (P1)
misfit-edge = сторона «{ $side }»: тут { $here }, а в сусіда { $there } (P2)
misfit-river = він не продовжує річку (V4)
misfit-same-bend = річка повертає в один бік двічі поспіль (V5)
refusal-no-such-part = у цьому місці квадрата нічого такого немає
refusal-occupied = там уже стоїть { $name }; власний підданий теж заважає (F2)
refusal-none-left = усі семеро підданих уже на мапі
refusal-no-farmers = сьогодні ви граєте без селян
refusal-second-on-tile = на квадраті вже є підданий; хто викладає квадрат, ставить одного (F1)
ask-tile = { $tile }: який квадрат ви мали на увазі під { $name }?
error-fortress-misfit = Квадрат { $tile } сюди не підходить: { $why }.
    .advice = Перевірте вид, поворот і місце: [вид, градуси за годинниковою стрілкою, x на схід, y на південь].
error-fortress-follower = Підданого там поставити не можна: { $why }.
    .advice = Перевірте player, on і at або приберіть підданого.
error-fortress-tile = Квадрата «{ $tile }» немає.
    .advice = Укажіть літеру (A–X, RA–RL) або чотири сторони, як він лежить, N E S W: C місто, R дорога, F поле, W річка.
error-fortress-alike = Опису «{ $tile }» відповідає кілька квадратів: { $letters }.
    .advice = Укажіть літеру або додайте + для щита, / для нез'єднаних міст, - якщо немає ні того, ні іншого.
error-fortress-cell = Квадрата «{ $tile }» немає.
    .advice = Клітинка — це літера й чверті оберту за годинниковою стрілкою, від 0 до 3 (K3), або чотири сторони, як він лежить (CRFR). -- — порожнє місце.
error-fortress-cell-misfit = Квадрат { $tile } сюди не підходить: { $why }.
    .advice = Перевірте літеру, чверті оберту за годинниковою стрілкою і чи не пропущено клітинку перед ним у ряду.
error-fortress-cell-follower = На квадрат { $tile } підданого поставити не можна: { $why }.
    .advice = Перевірте, що стоїть після клітинки, або приберіть це: K3:Red:city
error-fortress-cell-part = На чому стоїть підданий на квадраті { $tile }?
    .advice = Допишіть після гравця одне з цих: { $fits }
command-fortress = Грати у «Фортецю», гру з квадратами: правила, блокнот, мапа.
    .examples =
        { -program } fortress rule поля
        { -program } fortress setup -p 4 --river
        { -program } fortress pad
        { -program } fortress board game.toml --fields
command-fortress-score = Підрахувати об'єкти: бали, власники, підсумки.
    .examples =
        { -program } fortress score --template
        { -program } fortress score features.toml
        { -program } fortress score - { -flag-format } json
command-fortress-board = Ввести гру за квадратами або підрахувати мапу з файлу.
    .examples =
        { -program } fortress board
        { -program } fortress board game.toml
        { -program } fortress board board.toml --fields --split-source
        { -program } fortress board game.toml --to grid
help-fortress-score-file = об'єкти: players, а для кожного [[feature]] — kind, tiles, shields, neighbours, cities, complete, followers; рядки JSON — багато ігор
help-fortress-board-file = гра: players, turns; або мапа: сітка клітинок, як-от K3, чи tiles і followers; рядки JSON — багато ігор
help-fortress-board-no_farmers = грати без селян на полях
help-fortress-board-split_source = поділити річкою поле біля джерела надвоє
help-fortress-board-fields = позначити поля літерами й перелічити їх
help-fortress-board-to = вивести мапу в іншому вигляді: grid

tile-A = монастир із дорогою
tile-B = монастир
tile-C = суцільне місто зі щитом
tile-D = край міста, пряма дорога
tile-E = край міста
tile-F = наскрізне місто зі щитом
tile-G = наскрізне місто
tile-H = два окремі міста одне навпроти одного
tile-I = два окремі міста на сусідніх сторонах
tile-J = край міста, дорога повертає праворуч
tile-K = край міста, дорога повертає ліворуч
tile-L = край міста, перехрестя трьох доріг
tile-M = кут міста зі щитом
tile-N = кут міста
tile-O = кут міста зі щитом і поворот дороги
tile-P = кут міста і поворот дороги
tile-Q = місто з трьох боків, щит
tile-R = місто з трьох боків
tile-S = місто з трьох боків, щит, дорога
tile-T = місто з трьох боків, дорога
tile-U = пряма дорога
tile-V = поворот дороги
tile-W = перехрестя трьох доріг
tile-X = перехрестя чотирьох доріг
tile-RA = джерело
tile-RB = край міста, дорога мостом до міста
tile-RC = міста на обох берегах
tile-RD = пряма річка
tile-RE = поворот річки біля кута міста
tile-RG = поворот річки
tile-RH = монастир, дорога через міст
tile-RI = поворот річки і поворот дороги
tile-RK = пряма річка, дорога через міст
tile-RL = озеро
tile-RA3 = джерело з поворотом дороги (третє видання)
tile-RL3 = озеро з монастирем (третє видання)
