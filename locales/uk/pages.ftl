### The parts of pages around the facts.

page-character = персонаж { $rank }-го рангу
page-district =
    { $type ->
        [noble] дворянський квартал, вартість { $cost }
        [religious] церковний квартал, вартість { $cost }
        [trade] торгівельний квартал, вартість { $cost }
        [military] військовий квартал, вартість { $cost }
        [military-third] військовий квартал, вартість { $cost }
        [purple] фіолетовий квартал, вартість { $cost }
       *[unique] особливий квартал, вартість { $cost }
    }
page-unbuildable = особливий квартал, без вартості
page-copies = У коробці
page-origin = Походження
page-names = Назви
page-lists = Комбінації

source-section = { $book }, { $section }
source-entry = { $book }, { $section }: { $entry }
source-reading = наше тлумачення, див.: { $source }
source-none = наше тлумачення: жодна книга цього не пояснює
source-silent = у книгах про це ні слова; так грають майже всюди

note-other-edition = Про це { $asked } сторінки немає. Ось що сказано { $shown }.
note-card-not-in-box = Такої карти { $asked } немає. Ось яка вона { $shown }.
note-card-not-known = Ми не знаємо, чи є ця карта { $asked }. Ось яка вона { $shown }.
note-cost-unseen = Самої карти ми не бачили: вона коштує { $cost } або { $other }. Ми рахуємо { $cost }.
note-copies-unseen = Скільки таких карт у цій коробці, ми не перевіряли: { $copies } чи { $other }. Ми рахуємо { $copies }.
list-unseen = Цих карт ми не бачили. Їхня вартість: { $costs }.
list-unseen-copies = Цих карт у коробці ми не перелічували. Скільки їх: { $copies }.
list-unseen-one = { $card } { $value } або { $other }

ruling-page-never-meet = { $one } та { $other } мають однаковий ранг, а в партії лише один персонаж кожного рангу: зустрітися вони не можуть.
ruling-page-none = Роз'яснення не потрібне: карти одна з одною не пов'язані, кожна діє так, як на ній написано.
ruling-page-general-only = Саме про ці дві карти роз'яснення немає. Ось ті, що стосуються однієї з них або обох:
ruling-page-general = Загальні роз'яснення
ruling-page-with-others = Коли є й третя карта
ruling-page-others = { $names }. Див. { -program } ruling { $one } { $other }{ $edition }.
ruling-page-read-as = { CARD($of, form: "gen") } у цій коробці немає, натомість є { $read }: роз'яснення про цю карту.
ruling-page-two-by-two = Роз'яснення про всі ці карти разом немає. По дві:
ruling-page-none-one = Роз'яснень про цю карту немає. Вона діє за своїм текстом:
ruling-page-none-state = Роз'яснень про це в карти немає. Вона діє за своїм текстом:

rule-index-hint = Одна тема: { -program } rule нічия{ $edition }

column-rank = Ранг
column-name = Назва
column-type = Тип
column-cost = Вартість
column-copies = Карт
column-origin = Походження
column-id = Id
column-topic = Тема
column-deck = Комбінація
column-characters = Персонажів
list-empty = Нічого не підійшло.
list-saved = Збережено

search-more =
    { $count ->
        [one] Ще { $count } результат: { -program } { $command }
        [few] Ще { $count } результати: { -program } { $command }
        [many] Ще { $count } результатів: { -program } { $command }
       *[other] Ще { $count } результату: { -program } { $command }
    }
search-hint = Перший результат повністю: { -program } { $command }
# Words people type that our texts do not use, each with one they do. Extend it freely.
ask-card = Яка карта?
ask-ruling-second = А яка друга?
ask-ruling-none = без другої: усі роз'яснення першої
ask-rule = Яка тема?
ask-help-pick = наберіть кілька літер · Enter: вибрати · Esc: вийти
list-known = Карт кварталів у коробці { $all }; ми знаємо й перелічили { $known }.
list-no-decks = Готових комбінацій для цієї коробки немає. Випадкова добірка: { -program } deck random -p 5 { -flag-edition } { $edition }

verdict-yes = Так. { $text }
verdict-no = Ні. { $text }
subject-turn = Коли і як
subject-gold = Золото
subject-cards = Рука й колода
subject-building = Будівництво
subject-city = Руйнування та обмін
subject-end = Кінець гри
subject-others = З іншими картами

standing-official = офіційно
standing-variant = правила одиночного варіанта
standing-reading = наше тлумачення
standing-silent = так заведено
state-killed = вбитий
state-bewitched = зачаклований
state-robbed = обікрадений
state-threatened = під загрозою
state-warrant = розпорядження
state-beautified = прикрашений
state-completed = завершене місто
state-last-round = останній раунд
state-first-turn = перший раунд
state-tie = нічия
page-more = { $count ->
        [0] Усі відомості: { -program } card { $name } --full
        [one] Ще { $count } роз'яснення: { -program } card { $name } --full
        [few] Ще { $count } роз'яснення: { -program } card { $name } --full
       *[other] Ще { $count } роз'яснень: { -program } card { $name } --full
    }
page-sources = Джерела: { $sources }
sheet-characters = Персонажі
sheet-districts = Особливі квартали
sheet-districts-older = Фіолетові квартали
sheet-several = Про кілька карт
sheet-legend = ° У правилах цього нема: так ми їх тлумачимо або так заведено. Докладніше: { -program } { $command }
ruling-page-more = { $count ->
        [one] Ще { $count } роз'яснення: { -program } { $command }
        [few] Ще { $count } роз'яснення: { -program } { $command }
        [many] Ще { $count } роз'яснень: { -program } { $command }
       *[other] Ще { $count } роз'яснення: { -program } { $command }
    }
ask-nothing-fits = нічого не підходить: зітріть літеру
ask-untyped = наберіть кілька літер або натисніть ↓
page-namesake = Інша карта з цією назвою є { $edition }: { -program } card { $card }
page-namesake-foreign = «{ $name }» { $edition } — інша карта: { -program } card { $card }
