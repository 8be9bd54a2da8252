### Гра «Фортеця», введена квадрат за квадратом, та об'єкти по одному: екрани, клавіші, помилки, довідка.

board-turn = Ходить { $name }
board-which-way = { $name }: як лежить квадрат { $tile }?
board-follower = { $name }: підданий на квадраті { $tile }?
board-resume = Гру збережено
board-standing = Бали (підданих у запасі): { $players }
board-done = { $name }: квадрат { $tile }, без підданого.
board-done-follower = { $name }: квадрат { $tile } з підданим.
board-boxed = Квадрат { $tile } нікуди не підходить: він іде в коробку. Візьміть інший.
board-no-follower = без підданого
board-part = { $what } ({ $side }): { $sum }
corner-nw = північний захід
corner-ne = північний схід
corner-se = південний схід
corner-sw = південний захід
board-ask-tile = { $name }, який квадрат?
board-help-tile = літера, чотири сторони (МДПД) або слово · Enter: вибрати · Esc: вийти
board-tile = { $tile } · лишилося: { $left }
board-ask-place = Куди кладемо квадрат { $tile }: від 1 до { $count }?
board-help-place = номер на мапі · <: назад · н: повторити · Esc: вийти
board-over = Гру закінчено, хоча квадрати ще є?
board-over-yes = так, підрахувати все
board-leave-why = Гру збережено: та сама команда продовжить її.
board-torn = Останній рядок гри обірваний; його відкладено в { $file }. Усе, що було до нього, на місці.
ask-river = Граєте з Річкою?
ask-river-third = третє видання: дорога біля джерела, монастир біля озера
act-board-turn = отак
    .key = 1–4
act-board-follower = сюди
    .key = 0–9
act-board-over = гру закінчено
    .key = .
act-board-new = нова гра
    .key = т
act-count-open = ще не завершено
    .key = щ
act-count-complete = завершено
    .key = щ
count-leave-why = Те, що ви ввели, не збережено.
template-features =
    Заповніть, а тоді:
    { -program } fortress score ФАЙЛ
    По блоку на кожен об'єкт із підданими:
    зайві приберіть, потрібні повторіть.
    complete = false: ще не завершено.
template-road = tiles: різні квадрати дороги
template-city = shields: на квадраті не більше одного
template-monastery = neighbours: квадрати навколо, від 0 до 8
template-field = cities: завершені міста біля поля

error-board-place = «{ $value }» — такого місця немає.
    .advice = Введіть число від 1 до { $count }.
error-board-options = Ці параметри не можна вказати разом.
    .advice =
        ФАЙЛ лише підраховують: без { -flag-new }, { -flag-resume }, --names, --river, --save та --export.
        З { -flag-new }, { -flag-resume } та --export — лише щось одне.
error-board-terminal = Не вказано ФАЙЛ, а щоб ввести гру, потрібен термінал.
    .advice = Укажіть файл: { -program } fortress board ФАЙЛ
error-board-none = Розпочатої гри немає.
    .advice = Почніть її в терміналі: { -program } fortress board
error-board-folder = Гру ніде зберегти: немає теки.
    .advice = Укажіть теку в CITADELS_HOME.
error-board-newer = Гру { $file } записала новіша версія.
    .advice = Файл не змінено. Оновіть програму або приберіть файл.
error-board-broken = Гра { $file } пошкоджена в рядку { $line }.
    .advice = Файл не змінено. Виправте чи приберіть цей рядок або приберіть файл.
error-board-file = Гру { $file } не вдається прочитати.
    .advice = Перевірте права; це має бути звичайний файл.

help-fortress-board-names = назвати гравців нової гри, від 2 до 5, за порядком ходів
help-fortress-board-river = почати нову гру з квадратами Річки
help-fortress-board-new = почати нову гру; стара лишається у файлі
help-fortress-board-resume = продовжити збережену гру без запитання
help-fortress-board-export_as = вивести введену гру як файл: toml або json
help-fortress-score-template = вивести порожній файл з об'єктами, щоб його заповнити
value-export_as = toml | json
