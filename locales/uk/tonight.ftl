### One evening: the menu, the current table, and the settings.

tonight-title = Сьогодні ввечері
tonight-ask-names = Хто грає?
tonight-help-names = імена через кому, за годинниковою стрілкою, або просто скільки вас · Tab: знайоме ім'я
tonight-players =
    { $count ->
        [one] { $count } гравець: { $names }
        [few] { $count } гравці: { $names }
        [many] { $count } гравців: { $names }
       *[other] { $count } гравця: { $names }
    }
tonight-ask-deck = Яка добірка?
tonight-ask-code = Номер, назва, код або файл:
tonight-help-code = досить початку назви · Tab: доповнити · Enter: вибрати · Esc: назад
tonight-ask-edition = Яка коробка?

act-tonight-agreed = грати з цією добіркою
    .key = enter
act-tonight-redraw = інші карти
    .key = к
act-tonight-list = готова чи збережена добірка, код
    .key = д
act-tonight-build = скласти свою
    .key = и
act-tonight-edition = інша коробка
    .key = у

tonight-setup = Підготовка, крок { $step } із { $count }
act-tonight-tick = готово
    .key = enter
act-tonight-ready = усе готово
    .key = ф
tonight-sample = Гра для вас нова? Ось приклад партії з цими картами: { -program } deck play { $code } -p { $players }
tonight-crown = У кого корона?
tonight-crown-why = Хто її отримує, сказано в підготовці. Цей гравець і починає вибір.
act-tonight-first = { $name }
    .key = enter

tonight-round = Раунд { $round }
tonight-has-crown = { $name } має корону й починає вибір.
tonight-how = Як вибираєте персонажів?
act-tonight-usual-device = на цьому пристрої
    .key = enter
act-tonight-device = на цьому пристрої
    .key = в
act-tonight-usual-hand = за столом картами, крок за кроком
    .key = enter
act-tonight-hand = за столом картами, крок за кроком
    .key = с
act-tonight-usual-alone = без підказок, одразу скликання
    .key = enter
act-tonight-alone = без підказок, одразу скликання
    .key = т
act-tonight-score = підрахунок: гру закінчено
    .key = з
act-tonight-chosen = усі вибрали
    .key = enter
tonight-leave = Усе збережено. Продовжити звідси: citadels tonight.

tonight-leave-names = Поки нічого не введено.
tonight-under-way = Партія вже йде.
tonight-deal-again = Роздати персонажів наново? Усе, що вибрано, пропаде.
tonight-again = Ще раз, з іншими картами?
act-tonight-again = ще раз, інші карти
    .key = enter
act-tonight-enough = на сьогодні досить
    .key = escape

tonight-none = Зараз партії немає. Почати (у терміналі): citadels tonight
tonight-ask-end = Закрити партію: { $names }?
tonight-put-away = Сьогоднішню партію закрито. Повернути її: citadels tonight --resume-previous. Почати нову: citadels tonight
tonight-not-saved = Якщо таки треба зберегти: citadels tonight --resume-previous
tonight-stage = Зараз
tonight-stage-setup = підготовка
tonight-stage-draft = вибір персонажів
tonight-stage-call = скликання персонажів
tonight-stage-score = підрахунок балів
tonight-stage-over = гру закінчено
tonight-fact-players = Гравці
tonight-fact-deck = Добірка
tonight-fact-city = Місто
tonight-city =
    { $count ->
        [one] завершене, коли в ньому { $count } квартал
        [few] завершене, коли в ньому { $count } квартали
        [many] завершене, коли в ньому { $count } кварталів
       *[other] завершене, коли в ньому { $count } кварталу
    }
tonight-fact-crown = Корона
tonight-fact-round = Раунд
tonight-fact-first = Перше завершене місто
tonight-fact-play = У журналі
tonight-play = партія { $id }
tonight-go-on = Продовжити: citadels tonight.
tonight-taken = Із сьогоднішньої партії: { $what }.
tonight-taken-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
tonight-taken-deck = добірка { $code }
tonight-kept = Записано як сьогоднішню партію: її беруть tonight, call, draft pass, score і sheet.
tonight-busy = Сьогоднішня партія лишається зі своєю добіркою.

menu-title = Що робимо?
menu-go-on = Продовжити: { $stage }, { $names }
menu-tonight = Сьогодні: нова партія
menu-look-up = Знайти карту чи правило
menu-score = Порахувати бали
menu-solo = Одиночна гра з Вовою
menu-fortress = Фортеця
menu-history = Журнал партій
menu-settings = Налаштування
menu-help = стрілки або перші літери · Enter: вибрати · Esc: вийти
menu-help-back = стрілки або перші літери · Enter: вибрати · Esc: назад
menu-settings-show = Де файли й звідки що взято
menu-fortress-pad = Блокнот
menu-fortress-board = Ввести гру
menu-fortress-setup = Підготовка
menu-fortress-rules = Правила

error-tonight-step = Зараз так не можна.
    .advice = Натисніть одну з клавіш унизу екрана.
error-tonight-broken = Не вдається прочитати сьогоднішню партію: { $file }.
    .advice = Почати нову: citadels tonight --new; старий файл лишиться поруч.
error-tonight-previous = Попередньої партії, яку можна повернути, немає.
    .advice = Почати нову (у терміналі): citadels tonight
error-tonight-terminal = Нову партію починають із запитань, тож потрібен термінал.
    .advice = Запустіть команду без перенаправлення; citadels tonight --show скаже, як іде партія.
error-tonight-newer = Сьогоднішню партію зберегла новіша версія програми.
    .advice = Оновіть програму або почніть нову партію: citadels tonight --new.
error-setting-value = { $name }: «{ $value }» не підходить.
    .advice = Підходить: { $choices }.
error-setting-name = Налаштування «{ $name }» немає.
    .advice = Є такі: { $choices }.
error-setting-missing = Для { $name } потрібне значення.
    .advice = Підходить: { $choices }. Скинути налаштування: --reset.
error-settings-folder = Немає теки для налаштувань.
    .advice = Укажіть теку в CITADELS_HOME.

settings-title = Налаштування
settings-forgotten = { $name }: налаштування скинуто.
settings-lang = Мова
settings-edition = Видання
settings-color = Колір
settings-from-flag = з командного рядка
settings-from-variable = з { $name }
settings-from-file = із settings.toml
settings-from-system = із системи
settings-from-default = типове значення
settings-file = Файл налаштувань
settings-data = Добірки й партії
settings-nowhere = ніде: укажіть теку в CITADELS_HOME
settings-hint = Змінити налаштування: { -program } settings lang uk
settings-hint-reset = Скинути його: { -program } settings lang --reset
settings-value = { $name }: яке значення?

command-tonight = Провести весь вечір: від «хто грає?» до збереженої партії.
    .examples =
        { -program } tonight
        { -program } tonight --show
help-tonight-show = показати, на чому зупинилася партія
help-tonight-new = почати нову партію; попередня зберігається, доки не почнеться нова
help-tonight-end = закрити сьогоднішню партію
help-tonight-resume_previous = повернути партію, яку закрито чи замінено останньою
help-tonight-players = почати партію на стільки гравців
help-tonight-deck = почати партію з цією добіркою: готова комбінація, файл, назва збереженої добірки або код
help-setup-random = скласти нову збалансовану добірку для сьогоднішньої партії
command-settings = Показати налаштування та їхнє джерело або змінити одне з них.
    .examples =
        { -program } settings
        { -program } settings edition classic
        { -program } settings edition --reset
help-settings-name = lang (мова), edition (видання) або color (колір)
help-settings-value = нове значення
help-settings-reset = скинути це налаштування
value-value = значення
