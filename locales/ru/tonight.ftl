### One evening: the menu, the current table, and the settings.

tonight-title = Сегодня вечером
tonight-ask-names = Кто играет?
tonight-help-names = имена через запятую, по часовой стрелке, или просто сколько вас · Tab: знакомое имя
tonight-players =
    { $count ->
        [one] { $count } игрок: { $names }
        [few] { $count } игрока: { $names }
        [many] { $count } игроков: { $names }
       *[other] { $count } игрока: { $names }
    }
tonight-ask-deck = Какой набор?
tonight-ask-code = Номер, имя, код или файл:
tonight-help-code = хватит начала имени · Tab: дополнить · Enter: выбрать · Esc: назад
tonight-ask-edition = Какая коробка?

act-tonight-agreed = играть с этим набором
    .key = enter
act-tonight-redraw = другие карты
    .key = к
act-tonight-list = готовый или сохранённый набор, код
    .key = д
act-tonight-build = собрать свой
    .key = и
act-tonight-edition = другая коробка
    .key = у

tonight-setup = Подготовка, шаг { $step } из { $count }
act-tonight-tick = готово
    .key = enter
act-tonight-ready = готово всё
    .key = ф
tonight-sample = Игра для вас новая? Вот пример партии с этими картами: { -program } deck play { $code } -p { $players }
tonight-crown = У кого корона?
tonight-crown-why = Кому она достаётся, сказано в подготовке. Этот игрок выбирает первым.
act-tonight-first = { $name }
    .key = enter

tonight-round = Раунд { $round }
tonight-has-crown = Корона: { $name }. Этот игрок выбирает первым.
tonight-how = Как выбираете персонажей?
act-tonight-usual-device = на этом устройстве
    .key = enter
act-tonight-device = на этом устройстве
    .key = в
act-tonight-usual-hand = выбирать картами, по шагам
    .key = enter
act-tonight-hand = выбирать картами, по шагам
    .key = с
act-tonight-usual-alone = без подсказок, сразу к вызову
    .key = enter
act-tonight-alone = без подсказок, сразу к вызову
    .key = т
act-tonight-score = партия окончена, к подсчёту
    .key = з
act-tonight-chosen = все выбрали
    .key = enter
tonight-leave = Всё, что введено, сохранено. Продолжить отсюда: citadels tonight.

tonight-leave-names = Пока ничего не введено.
tonight-under-way = Партия уже идёт.
tonight-deal-again = Раздать персонажей заново? Всё, что выбрано, пропадёт.
tonight-again = Ещё партию, с другими картами?
act-tonight-again = ещё партия, другие карты
    .key = enter
act-tonight-enough = на сегодня хватит
    .key = escape

tonight-none = Сейчас партии нет. Начать (в терминале): citadels tonight
tonight-ask-end = Закрыть партию: { $names }?
tonight-put-away = Сегодняшняя партия закрыта. Вернуть её: citadels tonight --resume-previous. Начать новую: citadels tonight
tonight-not-saved = Всё-таки сохранить её: citadels tonight --resume-previous
tonight-stage = Сейчас
tonight-stage-setup = подготовка
tonight-stage-draft = выбор персонажей
tonight-stage-call = вызов персонажей
tonight-stage-score = подсчёт очков
tonight-stage-over = партия окончена
tonight-fact-players = Игроки
tonight-fact-deck = Набор
tonight-fact-city = Город
tonight-city =
    { $count ->
        [one] завершён при { $count } квартале
        [few] завершён при { $count } кварталах
        [many] завершён при { $count } кварталах
       *[other] завершён при { $count } квартала
    }
tonight-fact-crown = Корона
tonight-fact-round = Раунд
tonight-fact-first = Первый завершённый город
tonight-fact-play = В журнале
tonight-play = партия { $id }
tonight-go-on = Продолжить: citadels tonight.
tonight-taken = Из сегодняшней партии: { $what }.
tonight-taken-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
tonight-taken-deck = набор { $code }
tonight-kept = Сохранено как сегодняшняя партия для tonight, call, draft pass, score и sheet.
tonight-busy = Набор сегодняшней партии не меняется.

menu-title = Что делаем?
menu-go-on = Продолжить: { $stage }, { $names }
menu-tonight = Сегодня: новая партия
menu-look-up = Найти карту или ответ
menu-score = Подсчитать очки
menu-solo = Соло: одиночная игра с Вовой
menu-fortress = Крепость
menu-history = Журнал партий
menu-settings = Настройки
menu-help = стрелки или первые буквы · Enter: выбрать · Esc: выйти
menu-help-back = стрелки или первые буквы · Enter: выбрать · Esc: назад
menu-settings-show = Файлы, и откуда что взято
menu-fortress-pad = Блокнот
menu-fortress-board = Ввести игру
menu-fortress-setup = Подготовка
menu-fortress-rules = Правила

error-tonight-step = Сейчас так нельзя.
    .advice = Нажмите одну из клавиш внизу экрана.
error-tonight-broken = Не удаётся прочитать сегодняшнюю партию: { $file }.
    .advice = Начать новую: citadels tonight --new; прежний файл останется рядом.
error-tonight-previous = Прошлой партии, которую можно вернуть, нет.
    .advice = Начать новую (в терминале): citadels tonight
error-tonight-terminal = Чтобы начать партию, нужен терминал: tonight задаёт вопросы.
    .advice = Запустите команду без перенаправления; citadels tonight --show скажет, как идёт партия.
error-tonight-newer = Сегодняшняя партия — от более новой версии программы.
    .advice = Обновите программу или начните новую партию: citadels tonight --new.
error-setting-value = { $name }: «{ $value }» не подходит.
    .advice = Подойдёт: { $choices }.
error-setting-name = Настройки «{ $name }» нет.
    .advice = Есть такие: { $choices }.
error-setting-missing = { $name }: нужно значение.
    .advice = Подойдёт: { $choices }. Сбросить настройку: --reset.
error-settings-folder = Нет папки для настроек.
    .advice = Укажите папку в CITADELS_HOME.

settings-title = Настройки
settings-forgotten = { $name }: настройка сброшена.
settings-lang = Язык
settings-edition = Издание
settings-color = Цвет
settings-from-flag = из командной строки
settings-from-variable = из { $name }
settings-from-file = из settings.toml
settings-from-system = из системы
settings-from-default = по умолчанию
settings-file = Файл настроек
settings-data = Наборы и партии
settings-nowhere = папки нет: укажите её в CITADELS_HOME
settings-hint = Изменить настройку: { -program } settings lang uk
settings-hint-reset = Сбросить её: { -program } settings lang --reset
settings-value = { $name }: какое значение?

command-tonight = Провести весь вечер: от «кто играет?» до сохранённой партии.
    .examples =
        { -program } tonight
        { -program } tonight --show
help-tonight-show = показать, на чём остановилась партия
help-tonight-new = начать новую партию; прежняя хранится, пока новая не началась
help-tonight-end = закрыть сегодняшнюю партию
help-tonight-resume_previous = вернуть партию, закрытую или заменённую последней
help-tonight-players = начать партию на столько игроков
help-tonight-deck = начать партию с этим набором: официальный набор, файл, имя сохранённого набора или код
help-setup-random = составить новый сбалансированный набор, сразу для сегодняшней партии
command-settings = Показать настройки и откуда они взяты или изменить одну из них.
    .examples =
        { -program } settings
        { -program } settings edition classic
        { -program } settings edition --reset
help-settings-name = lang (язык), edition (издание) или color (цвет)
help-settings-value = новое значение
help-settings-reset = сбросить эту настройку
value-value = значение
