### Faults: what is wrong, and what to do in .advice.

error-unknown-card-none = Карти «{ $typed }» немає.
    .advice =
        Назва підійде будь-якою з чотирьох мов, вистачить і її початку.
        Усі карти: { -program } list characters{ $edition }, { -program } list districts{ $edition }
error-unknown-card-near = Карти «{ $typed }» немає.
    .advice =
        Можливо, ви мали на увазі:
        { $candidates }
error-unknown-card-several = «{ $typed }» підходить до кількох карт.
    .advice =
        Допишіть назву:
        { $candidates }
error-unknown-topic-none = Теми «{ $typed }» немає.
    .advice = Усі теми: { -program } rule{ $edition }
error-unknown-topic-near = Теми «{ $typed }» немає.
    .advice =
        Можливо, ви мали на увазі:
        { $candidates }
error-unknown-topic-several = «{ $typed }» підходить до кількох тем.
    .advice =
        Допишіть назву:
        { $candidates }
error-off-topic = «{ $typed }» не схоже на запитання про правила.
    .advice = Спитайте про карту, хід, будівництво чи бали: { -program } ask чи показує вбитий свою карту
error-unsure = Незрозуміло, про що «{ $typed }».
    .advice = Виберіть потрібне запитання, назвіть карти або спитайте інакше.
error-nothing-found = За запитом «{ $typed }» нічого не знайдено.
    .advice = Спробуйте менше слів, інші слова або іншу мову: { -flag-lang }
error-nothing-found-card = За запитом «{ $typed }» нічого не знайдено.
    .advice = Є карта з такою назвою: { -program } card { $card }{ $edition }
error-card-many = «{ $typed }» — це кілька карт.
    .advice = Що буває, коли вони стикаються: { -program } ruling { $cards }{ $edition }
error-card-missing = Яка карта?
    .advice = Назвіть її: { -program } card відьма
error-ruling-missing = Які карти?
    .advice = Назвіть одну чи кілька: { -program } ruling відьма єпископ
error-ask-missing = Про що спитати?
    .advice = Напишіть запитання: { -program } ask чи показує вбитий гравець карту
error-search-missing = Що шукати?
    .advice = Назвіть слово: { -program } search корона
error-words-many = Це задовго: знаків — { $count }.
    .advice = Можна до { $most }: напишіть коротше.
error-list-missing = Що перелічити?
    .advice = Щось одне: { -program } list персонажі, квартали, добірки або правила
error-list-what = Списку «{ $value }» немає.
    .advice = Є такі: { $fits }
error-shell-missing = Для якої оболонки?
    .advice = Одна з цих: { -program } completions bash, zsh, fish, powershell або elvish
error-filter-misplaced = Тут { $option } ні на що не впливає.
    .advice = Цей параметр — лише для списку { $fits }.

error-lang-variable = У { -variable-lang } записано «{ $value }», а такої мови програма не знає.
    .advice = Запишіть туди en, fr, ru чи uk або приберіть цю змінну.
error-settings-unreadable = Не вдається прочитати файл налаштувань { $file }.
    .advice = Зробіть його звичайним читабельним файлом або видаліть. Тека — системна для налаштувань або та, що в CITADELS_HOME.
error-settings-syntax = { $why }
    .advice = Пишіть налаштування так: lang = "uk", кожне в окремому рядку, або видаліть файл.
error-folder-file = { $file } — файл, а там потрібна тека.
    .advice = Перемістіть цей файл або вкажіть теку в CITADELS_HOME.
error-folder-denied = Немає прав, щоб читати теку { $file }.
    .advice = Змініть її права доступу або вкажіть у CITADELS_HOME іншу теку.
error-unreachable = { $file } існує, але недоступний.
    .advice = Може, це посилання в нікуди або диск не під'єднано? Можна й указати в CITADELS_HOME іншу теку.
error-saved-busy = { $file } відкрито в іншому терміналі.
    .advice = Спершу закрийте його там. Нічого не змінено.
warning-said = Увага: { $message }

error-usage-command = Команди «{ $typed }» немає.
    .advice = Усі команди: { $command } { -flag-help }
error-usage-command-near = Команди «{ $typed }» немає.
    .advice = Можливо, { $near }? Усі команди: { $command } { -flag-help }
error-usage-option = «{ $typed }» тут не підходить.
    .advice = Що підходить: { $command } { -flag-help }
error-usage-option-near = «{ $typed }» тут не підходить.
    .advice = Можливо, { $near }?
error-usage-value = { $option }: «{ $value }» не підходить.
    .advice = Підходить: { $fits }
error-usage-value-missing = Для { $option } потрібне значення.
    .advice = Яке саме: { $command } { -flag-help }
error-usage-value-missing-of = Для { $option } потрібне значення.
    .advice = Одне з цих: { $fits }
error-usage-values = Для { $option } задано забагато або замало значень.
    .advice = Скільки їх треба: { $command } { -flag-help }
error-usage-utf8 = Один з аргументів записано не в UTF-8.
    .advice = Наберіть його ще раз.
error-usage-many = Забагато аргументів: { $count }.
    .advice = За раз можна до { $most }.
error-usage-all = { -flag-edition } all працює лише для card, ruling і search.
    .advice = Тут { -flag-edition } може бути 2016, classic або third.
error-usage-other = Цю команду не вдалося зрозуміти.
    .advice = Усі команди: { -program } { -flag-help }
error-unwritable = Не вдається записати відповідь: { $why }.
    .advice = Звільніть місце або запишіть її деінде.
error-unwritable-saved = Партію збережено з номером { $id }, але відповідь записати не вдається: { $why }.
    .advice = Зберігати ще раз не треба. Переглянути її: { -program } history show { $id }
error-unwritable-done = Журнал партій змінено, але відповідь записати не вдається: { $why }.
    .advice = Повторювати не треба. Переглянути партії: { -program } history list
error-man-write = Сторінки не вдалося записати в { $file }: { $why }.
    .advice = Виберіть теку, у яку можна писати.

error-unknown-deck-none = Добірки «{ $typed }» немає.
    .advice =
        Добірка — це готова комбінація, файл, назва збереженої добірки або код.
        Усі комбінації: { -program } list decks
error-unknown-deck-near = Добірки «{ $typed }» немає.
    .advice =
        Можливо, ви мали на увазі:
        { $candidates }
error-code-mistyped = Збереженої добірки «{ $typed }» немає, а якщо це код, то якийсь знак у ньому хибний.
    .advice = Звірте код знак за знаком; O і 0, I та 1 — те саме. Усі збережені добірки: { -program } list decks
error-code-unknown = Код добірки «{ $typed }» — для видання чи версії, яких програма не знає.
    .advice = Можливо, його знає новіша версія програми.
error-file-unreadable = Файл { $file } не вдається прочитати.
    .advice = Перевірте, що це текстовий файл і що його можна читати.
error-file-none = Файлу { $file } немає.
    .advice = Перевірте назву й теку.
error-file-big = Файл { $file } завеликий.
    .advice = Файл може мати до 1 МіБ. Приберіть усе, що не про партію.
error-file-utf16 = Файл { $file } — в UTF-16.
    .advice = Збережіть його в UTF-8.
error-deck-syntax = { $why }
    .advice = Для добірки досить чотирьох рядків: edition, players, characters, districts.
error-deck-missing = Немає поля { $key }.
    .advice = Додайте його: це список назв карт або їхніх id.
error-deck-in-file = Добірку «{ $deck }» у файлі вказати не можна.
    .advice = Назвіть готову комбінацію, файл, збережену добірку чи код.
error-with-idle = { $card } нікого не замінює в цій комбінації.
    .advice = Замінюють Імператора в грі на 2 гравців і Королеву в грі на 3 чи 4; ще так додають 9-й ранг, де його бракує.
error-player-count = Така кількість гравців не підходить: { $players }.
    .advice = «Цитаделі» — гра на 2–8 гравців.
error-players-missing = На скількох гравців?
    .advice = Укажіть, скільки вас: -p 5
error-rank-missing = Немає персонажа { $rank }-го рангу.
    .advice = У добірці по одному персонажу кожного рангу від 1 до 8.
error-rank-twice = { $one } та { $other } — персонажі одного рангу, { $rank }-го.
    .advice = У добірці один персонаж кожного рангу: когось приберіть.
error-nine-missing = У грі на { $players } гравців потрібен персонаж 9-го рангу.
    .advice = Додайте одну з карт: { $cards }.
error-nine-with-two = { $card } має 9-й ранг, а в грі на 2 гравців його немає.
    .advice = Приберіть цього персонажа.
error-from-players = { $card } годиться лише для гри від { $least } гравців.
    .advice = Візьміть іншого персонажа цього рангу.
error-nine-with-three = { $card } має 9-й ранг, а в цій коробці в грі на 3 гравців 9-го рангу немає.
    .advice = Приберіть цього персонажа: утрьох грають із вісьмома.
error-not-together = { CARD($one, form: "acc") } та { CARD($other, form: "acc") } в одну гру не беруть.
    .advice = Приберіть одну з цих карт.
error-deck-edition = Добірка «{ $deck }» — для іншої коробки: { $edition }.
    .advice = Не вказуйте { -flag-edition } або візьміть добірку для тієї коробки, яку вказали.
error-not-for-decks = { $card } не з тих карт, які вибирають для добірки.
    .advice = Вибирають персонажів і особливі квартали; базові квартали є в грі завжди.
error-deck-misplaced = { $card } стоїть не в тому списку.
    .advice = Персонажів пишуть у characters, особливі квартали — у districts.
error-deck-other-box = Добірка «{ $deck }» — для іншої коробки: { $edition }.
    .advice = Візьміть добірку для цієї коробки або вкажіть через { -flag-edition }, у що граєте.
error-solo-no-district = { $card } — не квартал.
    .advice = Міста, рука й draws — це списки кварталів; персонажа вказують у character.
error-unique-twice = Стільки карт «{ $card }» у коробці немає.
    .advice = Особливі квартали в коробці по одному; лише Фортів у старіших коробках два.
error-unique-count = Особливих кварталів тут { $count }.
    .advice = У добірці їх { $wanted }.
error-wish-nine = У грі на { $players } гравців завжди { $fits } персонажів.
    .advice = Приберіть --characters або вкажіть { $fits }.
error-wish-same-rank = { $one } та { $other } мають однаковий ранг, тож разом бути не можуть.
    .advice = У добірці один персонаж кожного рангу: назвіть когось одного.
error-wish-no-nine = { $card } має 9-й ранг, а персонажів вісім.
    .advice = Додайте --characters 9 або відмовтеся від цього побажання.
error-wish-must-and-ban = { $card } — і серед бажаних карт, і серед заборонених.
    .advice = Виберіть щось одне.
error-wish-too-many = Бажаних особливих кварталів забагато: { $count }.
    .advice = У добірці їх { $most }: від зайвих відмовтеся.
error-wish-rank-empty = Заборони не лишають жодного персонажа { $rank }-го рангу.
    .advice = У добірці по одному персонажу кожного рангу: дозвольте когось із них.
error-wish-too-few = Заборони лишають замало особливих кварталів: { $count }.
    .advice = У добірці їх { $wanted }: дозвольте більше.
error-cannot-balance =
    Збалансованої добірки з такими побажаннями немає: { $wishes }. { $which ->
        [cost] Сума вартостей виходить { $possible }, а має бути { $wanted }.
        [six] Кварталів вартістю 6 виходить { $possible }, а має бути { $wanted }.
        [cheap] Кварталів вартістю до 3 виходить { $possible }, а має бути { $wanted }.
       *[other] За показником «{ $measure }» виходить { $possible }, а має бути { $wanted }.
    }
    .advice = Приберіть котресь із побажань або додайте --unbalanced.
error-cannot-balance-all = Збалансованої добірки з такими побажаннями немає: { $wishes }. Кожен показник окремо може бути в межах, але не всі разом.
    .advice = Приберіть котресь із побажань або додайте --unbalanced.
error-cannot-balance-rare = Спроб було { $draws }, але збалансованої добірки з такими побажаннями не вийшло жодного разу: { $wishes }. Якщо вона і є, то дуже рідкісна.
    .advice = Приберіть котресь із побажань або додайте --unbalanced.
error-seed-version = Зерно «{ $seed }» — з новішої версії програми.
    .advice = Його знає новіша версія програми. Код добірки працює в будь-якій версії.
error-not-in-deck = { $card } не входить до цієї добірки.
    .advice = Назвіть карти, які в ній є.
error-no-substitute = Немає чим замінити ці карти, щоб добірка лишилася збалансованою.
    .advice = Замініть більше карт або складіть нову добірку.
error-name-letters = «{ $name }» не годиться як назва.
    .advice = До 40 знаків: літери, цифри, пробіли, дефіси й підкреслення.
error-name-taken = «{ $name }» уже означає іншу добірку: { $deck }.
    .advice = Назви готових комбінацій і коди добірок зайнято: виберіть іншу назву.
error-name-exists = Під назвою «{ $name }» збережено іншу добірку.
    .advice = Виберіть іншу назву або додайте --force.
error-no-folder = Немає теки, де зберегти «{ $name }».
    .advice = Укажіть теку в CITADELS_HOME.
error-no-saved = Збереженої добірки «{ $name }» немає.
    .advice = Усі збережені добірки: { -program } list decks
error-build-terminal = Щоб скласти добірку, треба відповідати на запитання, а для цього потрібен термінал.
    .advice = Скористайтеся командою { -program } deck random із --must або файлом.
error-usage-sheet-json = Пам'ятка — для людей: у JSON її немає.
    .advice = Тут { -flag-format } може бути text, markdown або html.
error-usage-missing = Не вказано: { $what }.
    .advice = Як треба: { $command } { -flag-help }
error-usage-to = Не вказано --to: json, csv або bgstats.
    .advice = Як треба: { $command } { -flag-help }
error-characters-fixed = Персонажів у цій добірці: { $count }. Змінити їхню кількість можна лише в готовій комбінації.
    .advice = Приберіть --characters або складіть із ним нову добірку.
error-character-count = У грі на { $players } гравців кількість персонажів не може бути { $count }.
    .advice = Їх { $edition } { $fits }: приберіть --characters.
error-pass-terminal = Щоб передавати пристрій по колу, потрібен термінал.
    .advice = Без термінала { -program } draft deal роздасть карти й скаже, хто коли вибирає.
error-call-terminal = Щоб викликати персонажів, потрібен термінал.
    .advice = Без термінала { -program } call --quick покаже список.
error-names-count = Імен { $count }, а гравців { $players }.
    .advice = Назвіть кожного один раз, першим того, у кого корона, або приберіть --names.
error-names-few = Така кількість гравців не підходить: { $count }.
    .advice = «Цитаделі» — гра на 2–8 гравців: назвіть кожного один раз, першим того, у кого корона.
error-same-name = Ім'я «{ $name }» мають двоє гравців.
    .advice = Дайте кожному своє ім'я.
error-player-name = «{ $name }» не годиться як ім'я гравця.
    .advice = До 30 знаків, без ком і без усього, що керує терміналом.
error-score-write = Не вдається записати файл { $file }: { $why }.
    .advice = Виберіть інший через --score. Його вміст — у стандартному виводі.
error-score-place = Теки для файлу { $file } немає.
    .advice = Назвіть файл у теці, яка є.
error-score-exists = Файл { $file } уже є.
    .advice = Виберіть іншу назву або додайте --force.
error-score-input = Що рахувати?
    .advice = Назвіть файл або дайте рядок на кожного гравця: { -program } score "Антон: замок, таверна; золото 2" "Дмитро: форт". Порожній файл: { -program } score --template
error-score-syntax = { $why }
    .advice = Як виглядає файл підрахунку: { -program } score --template
error-field-unknown = Поля «{ $key }» тут немає.
    .advice = Є такі: { $fits }.
error-score-missing = Не вказано: { $key }.
    .advice = У кожного гравця мають бути ім'я (name) та місто (city). Зразок: { -program } score --template
error-field-value = { $key }: «{ $value }» не підходить.
    .advice = Підходить: { $fits }.
error-too-many = { $key }: забагато записів, { $count }.
    .advice = Можна до { $most }.
error-score-line = Рядок «{ $line }» не вдалося зрозуміти.
    .advice = Рядок — це ім'я, двокрапка і квартали: "Антон: замок, таверна*; золото 2, рука 3, перший"
error-score-count = «{ $line }»: бракує числа.
    .advice = Число від 0 до { $most }, наприклад: { $example }
error-score-word = «{ $typed }» — не квартал і не слово з тих, які можна писати в рядку.
    .advice = Крім кварталів, у рядку можна писати: золото 2, рука 3, музей 4, корона, перший, ранг 5, останній таємничий квартал
error-score-number = Тут потрібне число, а не «{ $value }».
    .advice = Введіть число від 0 до { $most }.
error-score-files = Може бути або один файл, або рядки.
    .advice = Зберіть усе в один файл або дайте рядок на кожного гравця.
error-score-no-file = Файлу { $file } немає.
    .advice = Якщо це гравець, поставте після імені двокрапку: "Антон: замок, таверна".
error-score-edition = Файл — для іншого видання, ніж указано в --edition.
    .advice = Приберіть --edition або виправте файл.
error-score-names = --names — лише для таблиці підрахунку.
    .advice = У рядках і файлах імена вже є: приберіть --names.
error-score-deck = У файлі інша добірка, ніж указано в --deck: «{ $deck }».
    .advice = Приберіть --deck або виправте файл.
error-score-draft = Не вдається прочитати незакінчений підрахунок: { $file }.
    .advice = Видаліть цей файл або перенесіть його в інше місце.
error-score-draft-newer = Незакінчений підрахунок { $file } — з новішої версії програми.
    .advice = Оновіть програму або перенесіть файл в інше місце.
error-not-buildable = { CARD($card, form: "acc") } не будують.
    .advice = Якщо ця карта в руці, так і напишіть: у файлі hand = ["{ $card }"], у рядку "рука 1 + { $card }".
error-not-a-district = { $card } — персонаж, а не квартал.
    .advice = Місто складається з кварталів.
error-not-in-edition = { CARD($card, form: "gen") } { $edition } немає.
    .advice = Візьміть карту з цього видання або вкажіть інше: { -flag-edition }
error-too-many-copies = Карт «{ $card }» тут { $count }, а в коробці { $copies }.
    .advice = Порахуйте ще раз або додайте --allow too-many-copies.
error-score-not-in-deck = { $card } не входить до добірки цієї партії.
    .advice = Гляньте ще раз або додайте --allow not-in-deck.
error-two-crowns = Корону мають кілька гравців: { $names }.
    .advice = Вона може бути лише в одного.
error-two-first = Першими вказано кількох гравців: { $names }.
    .advice = Першим місто завершив хтось один.
error-first-not-complete = { $name }: вказано, що це місто завершене першим, але кварталів зараховано { $count }, а в партії на { $players } гравців треба { $wanted }.
    .advice = Гляньте ще раз. Якщо місто було завершене, а потім зменшилося, додайте --allow first-not-complete: 4 бали лишаються.
error-first-missing = Є завершене місто, але хто був першим, не вказано.
    .advice = Укажіть, хто: first = true або «перший» у рядку. Або додайте --allow first-missing.
error-same-rank = { $rank }-й ранг мають двоє гравців: { $names }.
    .advice = Кожен персонаж у грі лише один.
error-score-few = Така кількість гравців не підходить: { $count }.
    .advice = «Цитаделі» — гра на 2–8 гравців.
error-history-none = Партії { $id } немає.
    .advice = Усі партії: { -program } history list
error-history-empty = Нема чого скасовувати.
    .advice = Усі партії: { -program } history list
error-history-player = У жодній збереженій партії немає гравця «{ $name }».
    .advice = Відомі гравці: { $known }
error-history-nobody = Гравця «{ $name }» немає: ще не збережено жодної партії.
    .advice = Спершу збережіть партію: { -program } score --save
error-history-called = «{ $given }»: незрозуміло, кого в цій партії перейменувати.
    .advice = Пишіть СТАРЕ=НОВЕ, де СТАРЕ — одне з імен: { $players }.
error-history-both = «{ $one }» і «{ $other }» грали одне проти одного, тож це різні гравці. Партії: { $plays }.
    .advice = Виберіть інше ім'я або спершу змініть ці партії: { -program } history edit
error-history-edit = Що змінити?
    .advice = Укажіть через --date, --minutes, --location, --comment, --deck або --player СТАРЕ=НОВЕ.
error-history-newer = Рядок { $line } журналу партій { $file } — з новішої версії програми.
    .advice = Оновіть програму: ця версія нічого тут не змінює. Якщо новішої у вас не було, рядок пошкоджено: { -program } history check --repair
error-history-broken = Журнал партій { $file } пошкоджено.
    .advice = Полагодити його: { -program } history check --repair
error-history-busy = У журнал партій { $file } усе ще пише інша програма.
    .advice = Нічого не змінено. Закрийте ту програму й спробуйте ще раз; можливо, вона чекає в іншому вікні.
error-history-unreadable = Не вдається прочитати журнал партій { $file }: { $why }.
    .advice = Зробіть його звичайним файлом, доступним для читання, або вкажіть у CITADELS_HOME іншу теку.
error-write = Не вдається записати { $file }: { $why }.
    .advice = Перевірте теку й права доступу або вкажіть у CITADELS_HOME іншу теку.
error-write-full = Не вдається записати { $file }: { $why }.
    .advice = Звільніть місце і спробуйте ще раз.
why-full = на диску немає місця
why-too-large = файл став би завеликим
why-denied = немає доступу
why-read-only = диск лише для читання
why-nowhere = частини шляху не існує
why-no-file = це не файл
error-import-syntax = { $file } — це не експорт партій.
    .advice = Візьміть файл, який дає { -program } history export --to json або --to csv.
error-import-play = У файлі { $file } одна з партій записана не повністю або має значення, що не підходить.
    .advice = Нічого не додано. Експортуйте партії ще раз: { -program } history export --to json
error-import-nobody = У файлі { $file } одна з партій не має гравців.
    .advice = Нічого не додано. Експортуйте партії ще раз: { -program } history export --to json
error-import-value = Стовпець «{ $column }»: «{ $value }» не підходить.
    .advice = Нічого не додано. Запишіть так, як виводить { -program } history export --to csv
error-no-log = Немає теки для журналу партій.
    .advice = Укажіть теку в CITADELS_HOME.
error-date = «{ $value }» — не дата.
    .advice = Пишіть її так: 2026-11-16.
error-date-far = «{ $value }» — для партії зарано чи запізно.
    .advice = Потрібен день від 1988 року до кінця наступного.
error-solo-terminal = Для гри з Вовою потрібен термінал.
    .advice = Без нього { -program } solo turn ФАЙЛ зіграє його хід, а { -program } solo score ФАЙЛ підрахує бали наприкінці.
error-solo-options = Ці параметри — для гри в терміналі.
    .advice = Тут вони не потрібні: solo turn і solo score беруть файл.
error-solo-missing = Бракує поля { $key }.
    .advice = Додайте його. Обом сторонам потрібні персонаж і золото.
error-solo-card = { CARD($card, form: "gen") } в одиночному варіанті немає.
    .advice = Грають вісьмома персонажами й кварталами базової гри, без «Темного міста».
error-solo-character = Серед восьми персонажів «{ $value }» немає.
    .advice = Ось вони: { $fits }.
error-too-few-draws =
    { $count ->
        [one] Для Вови потрібна ще { $count } карта кварталу.
        [few] Для Вови потрібні ще { $count } карти кварталів.
        [many] Для Вови потрібно ще { $count } карт кварталів.
       *[other] Для Вови потрібно ще { $count } карти кварталів.
    }
    .advice = Допишіть у draws верхні карти колоди по порядку: по одній на кожну фазу будівництва. Якщо колода порожня — у правилах про це нічого немає, — Вова бере своє золото й нічого не будує.
error-same-character = { $card } не може бути і у вас, і у Вови.
    .advice = Кожен персонаж у грі один.
error-bad-target = { $yours } не може назвати { CARD($card, form: "acc") }.
    .advice = Себе не називають, а Злодій не називає Вбивцю.
error-solo-copies = Карт «{ $card }» набралося { $count }, а в коробці їх лише { $copies }.
    .advice = Перевірте обидва міста, свою руку й відкриті карти.
error-solo-twice = Двох однакових кварталів в одному місті не буває: { $card }.
    .advice = Приберіть один. У соло грають лише базовою грою, Кар'єру в ній немає.
error-solo-over-vova = Місто Вови вже завершене: гра закінчилася до цього ходу.
    .advice = Укажіть його місто, яким воно було до ходу, або підрахуйте бали: { -program } solo score ФАЙЛ
error-solo-over-you = Ваше місто вже завершене, хоча ви ходите після Вови: гра закінчилася до цього раунду.
    .advice = Укажіть своє місто, яким воно було до вашого ходу, або підрахуйте бали: { -program } solo score ФАЙЛ
error-solo-not-over = Гру не закінчено: жодне місто ще не завершене. Потрібно кварталів: { $wanted }.
    .advice = Грайте далі. Подивитися бали на цю мить: { -program } score ФАЙЛ{ $edition }
error-solo-names = В одиночній грі два гравці, «Ви» і «Вова»; «{ $name }» — не з них або вказано двічі.
    .advice = Назвіть їх «Ви» і «Вова», можна й будь-якою іншою з чотирьох мов.
error-solo-players =
    { $count ->
        [one] Тут { $count } гравець.
        [few] Тут { $count } гравці.
        [many] Тут { $count } гравців.
       *[other] Тут { $count } гравця.
    }
    .advice = В одиночній грі їх двоє: «Ви» і «Вова».
error-solo-none = Збереженої гри, яку можна продовжити, немає.
    .advice = Почніть нову: { -program } solo
error-solo-edition = Збережена гра — з іншою коробкою: { $edition }.
    .advice = Продовжте її без { -flag-edition } або почніть іншу з { -flag-new }.
error-solo-new-resume = { -flag-new } і { -flag-resume } суперечать одне одному.
    .advice = Лишіть щось одне.
error-solo-folder = Немає теки, щоб зберегти гру.
    .advice = Назвіть файл, { -program } solo game.json, або вкажіть теку в CITADELS_HOME.
error-solo-newer = { $file } — від новішої версії програми.
    .advice = Оновіть програму або почніть заново з { -flag-new }: нова гра замінить цей файл.
error-solo-step = У збереженій грі «{ $value }» — не крок.
    .advice = Приберіть цей крок і всі за ним або почніть заново з { -flag-new }.
error-solo-step-barred = У збереженій грі крок «{ $value }» неможливий: { $why }
    .advice = Приберіть цей крок і всі за ним або почніть заново з { -flag-new }.
error-solo-gold = «{ $value }» — не кількість золота.
    .advice = Введіть число від 0 до 9999.
error-solo-foreign = { $file } — не збережена гра.
    .advice = Назвіть інший файл або видаліть цей. На звичному місці його замінить { -flag-new }.

## What is wrong with the syntax of a file, and how many more faults there are.

# A fault with its place before it, which then begins with a small letter.
fault-at = { $place }: { $message }
faults-more =
    { $count ->
        [one] І ще { $count } помилка.
        [few] І ще { $count } помилки.
       *[many] І ще { $count } помилок.
    }
slip-quote = бракує лапки: { $text }
slip-comma = бракує коми: { $text }
slip-extra-comma = зайва кома: { $text }
slip-bracket = бракує дужки: { $text }
slip-sign = між назвою і значенням потрібен знак =, у JSON — двокрапка: { $text }
slip-value = бракує значення: { $text }
slip-key = цю назву пишіть у лапках: { $text }
slip-twice = це написано двічі: { $text }
slip-deep = забагато вкладених дужок: { $text }
slip-end = бракує кінця, дужки чи лапки: { $text }
slip-other = це незрозуміло: { $text }

## Locations of faults, for people.

place-player = гравець { $number }
place-player-named = гравець { $number } ({ $name })
place-city = квартал { $number }
place-hand = карта { $number } в руці
place-line = рядок { $number }
place-draws = карта { $number } для Вови
place-card = карта { $number }
place-feature = об'єкт { $number }
place-steps = крок { $number }
place-turns = хід { $number }
place-tiles = квадрат { $number }
place-followers = підданий { $number }
place-grid = ряд { $row }, стовпець { $column }
place-characters = персонаж { $number }
place-districts = квартал { $number }
place-last_round = останній раунд, квартал { $number }
place-players = гравець { $number }
place-other = { $key } { $number }
place-file = { $file }, рядок { $number }
place-key-you = ви
place-key-vova = Вова
place-key-deck = колода
place-key-character = персонаж
place-key-target = ціль
place-key-name = ім'я
place-key-city = місто
place-key-hand = рука
place-key-gold = золото
