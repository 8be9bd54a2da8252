### Игра «Крепость», введённая квадрат за квадратом, и объекты по одному: экраны, клавиши, ошибки, справка.

board-turn = Ходит { $name }
board-which-way = { $name }: как лежит квадрат { $tile }?
board-follower = { $name }: подданный на квадрате { $tile }?
board-resume = Игра сохранена
board-standing = Очки (подданных в запасе): { $players }
board-done = { $name }: квадрат { $tile }, без подданного.
board-done-follower = { $name }: квадрат { $tile } с подданным.
board-boxed = Квадрат { $tile } никуда не подходит: он уходит в коробку. Возьмите другой.
board-no-follower = без подданного
board-part = { $what } ({ $side }): { $sum }
corner-nw = северо-запад
corner-ne = северо-восток
corner-se = юго-восток
corner-sw = юго-запад
board-ask-tile = { $name }, какой квадрат?
board-help-tile = буква, четыре стороны (ГДПД) или слово · Enter: выбрать · Esc: выйти
board-tile = { $tile } · осталось: { $left }
board-ask-place = Куда кладём квадрат { $tile }: от 1 до { $count }?
board-help-place = номер на карте · <: назад · н: повторить · Esc: выйти
board-over = Игра закончена, хотя квадраты ещё есть?
board-over-yes = да, подсчитать всё
board-leave-why = Игра сохранена: та же команда продолжит её.
board-torn = Последняя строка игры оборвана; она отложена в { $file }. Всё, что было до неё, на месте.
ask-river = Играете с Рекой?
ask-river-third = третье издание: дорога у истока, монастырь у озера
act-board-turn = вот так
    .key = 1–4
act-board-follower = сюда
    .key = 0–9
act-board-over = игра закончена
    .key = .
act-board-new = новая игра
    .key = т
act-count-open = ещё не завершено
    .key = щ
act-count-complete = завершено
    .key = щ
count-leave-why = То, что вы ввели, не сохранено.
template-features =
    Заполните, затем:
    { -program } fortress score ФАЙЛ
    По блоку на каждый объект с подданными:
    лишние удалите, нужные повторите.
    complete = false: ещё не завершено.
template-road = tiles: разные квадраты дороги
template-city = shields: на квадрате не больше одного
template-monastery = neighbours: квадраты вокруг, от 0 до 8
template-field = cities: завершённые города у поля

error-board-place = «{ $value }» — такого места нет.
    .advice = Введите число от 1 до { $count }.
error-board-options = Эти параметры нельзя указать вместе.
    .advice =
        ФАЙЛ только подсчитывают: без { -flag-new }, { -flag-resume }, --names, --river, --save и --export.
        Из { -flag-new }, { -flag-resume } и --export — только что-то одно.
error-board-terminal = Не указан ФАЙЛ, а чтобы ввести игру, нужен терминал.
    .advice = Укажите файл: { -program } fortress board ФАЙЛ
error-board-none = Начатой игры нет.
    .advice = Начните её в терминале: { -program } fortress board
error-board-folder = Игру негде сохранить: нет папки.
    .advice = Укажите папку в CITADELS_HOME.
error-board-newer = Игра { $file } записана более новой версией.
    .advice = Файл не изменён. Обновите программу или уберите файл.
error-board-broken = Игра { $file } повреждена на строке { $line }.
    .advice = Файл не изменён. Исправьте или удалите эту строку либо уберите файл.
error-board-file = Игра { $file } не читается.
    .advice = Проверьте права; это должен быть обычный файл.

help-fortress-board-names = назвать игроков новой игры, от 2 до 5, по порядку ходов
help-fortress-board-river = начать новую игру с рекой
help-fortress-board-new = начать новую игру; старая остаётся в файле
help-fortress-board-resume = продолжить сохранённую игру без вопроса
help-fortress-board-export_as = вывести введённую игру как файл: toml или json
help-fortress-score-template = вывести пустой файл с объектами, чтобы его заполнить
value-export_as = toml | json
