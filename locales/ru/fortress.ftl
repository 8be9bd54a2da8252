### The tile game Fortress: features, boards, totals. Rule numbers such as E3 are those of its rule
### pages.

fortress-score = «Крепость»: подсчёт
fortress-sum-road =
    { $tiles ->
        [one] { $tiles } квадрат = { $points }
        [few] { $tiles } квадрата = { $points }
        [many] { $tiles } квадратов = { $points }
       *[other] { $tiles } квадрата = { $points }
    }
fortress-sum-city =
    { $tiles ->
        [one] 2 × { $tiles } квадрат = { $points }
        [few] 2 × { $tiles } квадрата = { $points }
        [many] 2 × { $tiles } квадратов = { $points }
       *[other] 2 × { $tiles } квадрата = { $points }
    }
fortress-sum-city-shields =
    2 × ({ $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    } + { $shields ->
        [one] { $shields } щит
        [few] { $shields } щита
        [many] { $shields } щитов
       *[other] { $shields } щита
    }) = { $points }
fortress-sum-city-open =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    } + { $shields ->
        [one] { $shields } щит
        [few] { $shields } щита
        [many] { $shields } щитов
       *[other] { $shields } щита
    } = { $points }
fortress-sum-monastery =
    { $neighbours ->
        [one] 1 + { $neighbours } квадрат вокруг = { $points }
        [few] 1 + { $neighbours } квадрата вокруг = { $points }
        [many] 1 + { $neighbours } квадратов вокруг = { $points }
       *[other] 1 + { $neighbours } квадрата вокруг = { $points }
    }
fortress-sum-field =
    { $cities ->
        [one] 3 × { $cities } завершённый город = { $points }
        [few] 3 × { $cities } завершённых города = { $points }
        [many] 3 × { $cities } завершённых городов = { $points }
       *[other] 3 × { $cities } завершённого города = { $points }
    }
fortress-nobody = там никого нет
fortress-owner = { $counts } — больше всех: { $owner }
fortress-owners = { $counts } — поровну, все очки получает каждый: { $owners } (X3)
fortress-sentence = { $what }: { $sum } ({ $rule }); { $owners }
fortress-complete-road = Завершённая дорога
fortress-open-road = Незавершённая дорога
fortress-complete-city = Завершённый город
fortress-open-city = Незавершённый город
fortress-complete-monastery = Завершённый монастырь
fortress-open-monastery = Незавершённый монастырь
fortress-complete-field = Поле
fortress-open-field = Поле
fortress-wins = Победа: { $names }.
fortress-share = Победу делят { $names } (E8).
column-place = Место

error-file-syntax = { $why }
    .advice = Как выглядит такой файл, показано в docs/files.md. Имена кириллицей пишите в кавычках.
error-features-syntax = { $why }
    .advice = Пустой файл, чтобы его заполнить: { -program } fortress score --template
error-field-missing = Не хватает поля { $key }.
    .advice = Добавьте его в файл.
error-fortress-player = Среди игроков нет имени «{ $name }».
    .advice = Игроки: { $fits }.
impossible-too-many-shields = Щитов слишком много.
    .advice = На квадрате не больше одного щита, а в коробке их десять: пересчитайте.
impossible-single-tile = Из одного квадрата не бывает ни завершённой дороги, ни завершённого города.
    .advice = Пересчитайте разные квадраты: с одним это ещё не завершено.
impossible-no-tiles = Дорога или город занимает хотя бы один квадрат.
    .advice = Укажите, сколько это разных квадратов.
impossible-not-surrounded = Вокруг завершённого монастыря восемь квадратов.
    .advice = Укажите neighbours = 8 или уберите complete.
impossible-too-many-neighbours = Вокруг монастыря только восемь мест.
    .advice = neighbours — от 0 до 8, считая и по диагонали.
impossible-completed-field = Поле никогда не завершается.
    .advice = Уберите complete: поля считают в конце игры.
impossible-too-many-followers = { $name }: столько подданных не бывает.
    .advice = Выставлять можно семерых; восьмой отмечает очки.
impossible-two-monks = В монастыре не бывает больше одного подданного.
    .advice = Поставить его может только тот, кто выкладывает квадрат.
impossible-crowded-tiles = Подданных больше, чем квадратов.
    .advice = На квадрат ставят не больше одного подданного (F1): пересчитайте.
impossible-too-many-cities = Столько завершённых городов ни к одному полю не прилегает.
    .advice = Считайте только завершённые города, каждый один раз.
impossible-not-counted = У такого объекта это число не считают.
    .advice = shields — для города, neighbours — для монастыря, cities — для поля.
error-fortress-shields = Щитов на всех городах вместе: { $count }, а в коробке их { $most }.
    .advice = Пересчитайте щиты каждого города и запишите каждый город один раз.
error-fortress-two-boards = В файле есть и { $one }, и { $other }.
    .advice = Оставьте одно: turns — игра с первого квадрата, tiles или grid — карта как есть, с points.

fortress-board = «Крепость»: карта
fortress-tiles-laid =
    { $count ->
        [one] { $count } квадрат
        [few] { $count } квадрата
        [many] { $count } квадратов
       *[other] { $count } квадрата
    }
fortress-too-wide = Карта слишком широкая и сюда не помещается. Сделайте окно терминала шире.
fortress-legend = # город · ◊ щит · ─ │ дорога · ~ река · ⌂ монастырь · остальное — поле.
fortress-legend-followers = Подданные: { $list }.
fortress-legend-fields = Маленькие буквы — поля, их список ниже.
fortress-running = Набрано по ходу игры
fortress-now = Если бы игра закончилась сейчас
fortress-fields = Поля, как они есть
fortress-line = Строка { $number }
fortress-line-refused =
    { $count ->
        [one] Не подсчитано: { $count } ошибка.
        [few] Не подсчитано: { $count } ошибки.
        [many] Не подсчитано: { $count } ошибок.
       *[other] Не подсчитано: { $count } ошибки.
    }
fortress-in-turn = Ход { $number }: { $what }
fortress-lies = { $what }. Квадраты: { $tiles }.
fortress-feeds = Завершённые города: { $cities }.
warning-too-many-tiles = Квадратов { $kind } — { $count }: больше, чем есть в коробке.
warning-out-of-turn = Ход { $number }: { $name } ходит вне очереди.
warning-river-bend = Место { $place }: после прямых квадратов река снова поворачивает туда же. Некоторые это запрещают (K8).
warning-land-before-lake =
    { $number ->
        [0] Есть местность, а озера ещё нет
       *[other] Ход { $number }: местность раньше озера
    }. Сначала выкладывают реку (V3), разве что озеро никуда не подошло.
warning-start-in-box = Квадратов { $kind } — { $count }, а в игре их только { $of }: с рекой начальный квадрат лежит в коробке (V1).
side-n = север
side-e = восток
side-s = юг
side-w = запад
edge-city = город
edge-road = дорога
edge-field = поле
edge-river = река
misfit-taken = там уже лежит квадрат
misfit-alone = ни одна его сторона не касается другого квадрата (P1)
misfit-edge = сторона «{ $side }»: здесь { $here }, а у соседа { $there } (P2)
misfit-river = он не продолжает реку (V4)
misfit-same-bend = река поворачивает в одну сторону два раза подряд (V5)
refusal-no-such-part = в этом месте квадрата ничего такого нет
refusal-occupied = там уже стоит { $name }; второго своего поставить тоже нельзя (F2)
refusal-none-left = все семь подданных уже на карте
refusal-no-farmers = сегодня вы играете без крестьян
refusal-second-on-tile = на квадрате уже есть подданный; кто выкладывает квадрат, ставит одного (F1)
ask-tile = { $tile }: какой квадрат вы имели в виду под { $name }?
error-fortress-misfit = Квадрат { $tile } сюда не подходит: { $why }.
    .advice = Проверьте вид, поворот и место: [вид, градусы по часовой стрелке, x на восток, y на юг].
error-fortress-follower = Подданного там поставить нельзя: { $why }.
    .advice = Проверьте player, on и at или уберите подданного.
error-fortress-tile = Квадрата «{ $tile }» нет.
    .advice = Укажите букву (A–X, RA–RL) или четыре стороны, как он лежит, N E S W: C город, R дорога, F поле, W река.
error-fortress-alike = Под описание «{ $tile }» подходит несколько квадратов: { $letters }.
    .advice = Укажите букву или добавьте + для щита, / для несоединённых городов, - если нет ни того ни другого.
error-fortress-cell = Квадрата «{ $tile }» нет.
    .advice = Клетка — это буква и четверти оборота по часовой стрелке, от 0 до 3 (K3), или четыре стороны, как он лежит (CRFR). -- — пустое место.
error-fortress-cell-misfit = Квадрат { $tile } сюда не подходит: { $why }.
    .advice = Проверьте букву, четверти оборота по часовой стрелке и не пропущена ли клетка перед ним в ряду.
error-fortress-cell-follower = На квадрат { $tile } подданного поставить нельзя: { $why }.
    .advice = Проверьте, что стоит после клетки, или уберите это: K3:Red:city
error-fortress-cell-part = На чём стоит подданный на квадрате { $tile }?
    .advice = Допишите после игрока одно из этих: { $fits }
command-fortress = Играть в «Крепость», игру с квадратами: правила, блокнот, карта.
    .examples =
        { -program } fortress rule поля
        { -program } fortress setup -p 4 --river
        { -program } fortress pad
        { -program } fortress board game.toml --fields
command-fortress-score = Подсчитать объекты: очки, владельцы, итоги.
    .examples =
        { -program } fortress score --template
        { -program } fortress score features.toml
        { -program } fortress score - { -flag-format } json
command-fortress-board = Ввести игру по квадратам или подсчитать карту из файла.
    .examples =
        { -program } fortress board
        { -program } fortress board game.toml
        { -program } fortress board board.toml --fields --split-source
        { -program } fortress board game.toml --to grid
help-fortress-score-file = объекты: players, а для каждого [[feature]] — kind, tiles, shields, neighbours, cities, complete, followers; строки JSON — много игр
help-fortress-board-file = игра: players, turns; или карта: сетка клеток вроде K3 либо tiles и followers; строки JSON — много игр
help-fortress-board-no_farmers = играть без крестьян на полях
help-fortress-board-split_source = разделить рекой поле у истока надвое
help-fortress-board-fields = пометить поля буквами и перечислить их
help-fortress-board-to = вывести карту в другом виде: grid

tile-A = монастырь с дорогой
tile-B = монастырь
tile-C = сплошной город со щитом
tile-D = край города, прямая дорога
tile-E = край города
tile-F = сквозной город со щитом
tile-G = сквозной город
tile-H = два отдельных города друг напротив друга
tile-I = два отдельных города на соседних сторонах
tile-J = край города, дорога поворачивает направо
tile-K = край города, дорога поворачивает налево
tile-L = край города, перекрёсток трёх дорог
tile-M = угол города со щитом
tile-N = угол города
tile-O = угол города со щитом и поворот дороги
tile-P = угол города и поворот дороги
tile-Q = город с трёх сторон, щит
tile-R = город с трёх сторон
tile-S = город с трёх сторон, щит, дорога
tile-T = город с трёх сторон, дорога
tile-U = прямая дорога
tile-V = поворот дороги
tile-W = перекрёсток трёх дорог
tile-X = перекрёсток четырёх дорог
tile-RA = исток
tile-RB = край города, дорога по мосту в город
tile-RC = город на каждом берегу
tile-RD = прямая река
tile-RE = поворот реки у угла города
tile-RG = поворот реки
tile-RH = монастырь, дорога по мосту
tile-RI = поворот реки и поворот дороги
tile-RK = прямая река, дорога по мосту
tile-RL = озеро
tile-RA3 = исток с поворотом дороги (третье издание)
tile-RL3 = озеро с монастырём (третье издание)
