### The parts of pages around the facts.

page-character = персонаж { $rank }-го ранга
page-district =
    { $type ->
        [noble] дворянский квартал, стоимость { $cost }
        [religious] церковный квартал, стоимость { $cost }
        [trade] торговый квартал, стоимость { $cost }
        [military] воинский квартал, стоимость { $cost }
        [military-third] воинский квартал, стоимость { $cost }
        [purple] лиловый квартал, стоимость { $cost }
       *[unique] особый квартал, стоимость { $cost }
    }
page-unbuildable = особый квартал, без стоимости
page-copies = В коробке
page-origin = Впервые
page-names = Названия
page-lists = Наборы

source-section = { $book }, { $section }
source-entry = { $book }, { $section }: { $entry }
source-reading = наше толкование, см.: { $source }
source-none = наше толкование: в книгах ответа нет
source-silent = в книгах об этом ни слова; так играют почти везде

note-other-edition = Об этом { $asked } страницы нет. Вот что сказано { $shown }.
note-card-not-in-box = Такой карты { $asked } нет. Вот какая она { $shown }.
note-card-not-known = Мы не знаем, есть ли эта карта { $asked }. Вот какая она { $shown }.
note-cost-unseen = Самой карты мы не видели: она стоит { $cost } или { $other }. Мы считаем { $cost }.
note-copies-unseen = Сколько таких карт в этой коробке, мы не проверяли: { $copies } или { $other }. Мы считаем { $copies }.
list-unseen = Этих карт мы не видели. Их стоимость: { $costs }.
list-unseen-copies = Эти карты в коробке мы не пересчитывали. Сколько их: { $copies }.
list-unseen-one = { $card } { $value } или { $other }

ruling-page-never-meet = { $one } и { $other } одного ранга, а в партии только по одному персонажу каждого ранга: встретиться они не могут.
ruling-page-none = Разъяснение не нужно: карты друг с другом не связаны, каждая действует так, как на ней написано.
ruling-page-general-only = Разъяснения именно об этих двух картах нет. Вот те, что касаются одной из них или обеих:
ruling-page-general = Общие разъяснения
ruling-page-with-others = Когда есть и третья карта
ruling-page-others = { $names }. См. { -program } ruling { $one } { $other }{ $edition }.
ruling-page-read-as = { CARD($of, form: "Gen") } в этой коробке нет, вместо этой карты — { $read }: разъяснение о ней.
ruling-page-two-by-two = Нет разъяснения обо всех этих картах сразу. По две:
ruling-page-none-one = Разъяснений об этой карте нет. Она действует так, как на ней написано:
ruling-page-none-state = Разъяснений об этом у карты нет. Она действует так, как на ней написано:

rule-index-hint = Открыть тему: { -program } rule ничья{ $edition }

column-rank = Ранг
column-name = Название
column-type = Тип
column-cost = Стоит
column-copies = Шт.
column-origin = Впервые
column-id = Id
column-topic = Тема
column-deck = Набор
column-characters = Персонажей
list-empty = Ничего не подходит.
list-saved = Сохранено

search-more =
    { $count ->
        [one] Ещё { $count } совпадение: { -program } { $command }
        [few] Ещё { $count } совпадения: { -program } { $command }
        [many] Ещё { $count } совпадений: { -program } { $command }
       *[other] Ещё { $count } совпадения: { -program } { $command }
    }
search-hint = Первое целиком: { -program } { $command }
# Words people type that our texts do not use, each with one they do. Extend it freely.
ask-card = Какая карта?
ask-ruling-second = А вторая?
ask-ruling-none = без второй: все разъяснения первой
ask-rule = Какая тема?
ask-help-pick = буквы: отобрать · Enter: выбрать · Esc: выйти
list-known = Карт кварталов в коробке { $all }; известны и перечислены { $known }.
list-no-decks = Официальных наборов в этой коробке нет. Случайный набор: { -program } deck random -p 5 { -flag-edition } { $edition }

verdict-yes = Да. { $text }
verdict-no = Нет. { $text }
subject-turn = Когда и как
subject-gold = Золото
subject-cards = Рука и колода
subject-building = Строительство
subject-city = Разрушение и обмен
subject-end = Конец игры
subject-others = С другими картами

standing-official = официально
standing-variant = правила одиночного варианта
standing-reading = наше толкование
standing-silent = так принято
state-killed = убит
state-bewitched = заколдован
state-robbed = обокраден
state-threatened = под угрозой
state-warrant = с ордером
state-beautified = украшен
state-completed = завершённый город
state-last-round = последний раунд
state-first-turn = первый раунд
state-tie = ничья
page-more = { $count ->
        [0] Сведения и наборы: { -program } card { $name } --full
        [one] Ещё { $count } разъяснение: { -program } card { $name } --full
        [few] Ещё { $count } разъяснения: { -program } card { $name } --full
       *[other] Ещё { $count } разъяснений: { -program } card { $name } --full
    }
page-sources = Источники: { $sources }
sheet-characters = Персонажи
sheet-districts = Особые кварталы
sheet-districts-older = Лиловые кварталы
sheet-several = О нескольких картах
sheet-legend = ° В правилах этого нет: так мы их толкуем или так принято. Подробнее: { -program } { $command }
ruling-page-more = Ещё { $count }: { -program } { $command }
ask-nothing-fits = ничего не подходит: сотрите лишнее
ask-untyped = наберите несколько букв или нажмите ↓
page-namesake = Другая карта с этим названием есть { $edition }: { -program } card { $card }
page-namesake-foreign = «{ $name }» { $edition } — другая карта: { -program } card { $card }
