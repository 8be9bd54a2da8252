### Scores: the sheet with its reasons, what would have changed the result, the questions, the play
### log. reason-<kind> follows the points of a line; keyword-<field> lists what may be typed for it,
### in this language.

score-title = Итоговый счёт
act-reveal = дальше
act-reveal-all = всё сразу
score-what =
    { $edition }; город завершён, когда в нём { $count ->
        [one] { $count } квартал
        [few] { $count } квартала
        [many] { $count } кварталов
       *[other] { $count } квартала
    }
score-total = Итого
score-place = Место
score-wins = { $name } побеждает.
score-share = Победу делят { $names }.
score-tie-rank = При ничьей решает самый высокий ранг в последнем раунде: { $name }, ранг { $count }.
score-tie-district-points =
    При ничьей решают очки за одни только кварталы: { $name }, { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }.
score-tie-gold =
    При ничьей решает оставшееся золото: { $name }, { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }.
score-tie-none = Как быть при такой ничьей, в правилах не сказано.
score-line = { $label }: { $points } — { $reason }
score-head = { $place }. { $name }: { $points }
score-open = Пока ничья: { $names }.
list-and = { $before } и { $last }

line-districts = Кварталы
line-all-types = Пять типов
line-all-colors = Пять цветов
line-first-complete = Завершён первым
line-complete = Город завершён

reason-districts-none = ничего не построено
reason-all-types = есть квартал каждого типа
reason-all-types-haunted = есть квартал каждого типа; { $card } как { $type }
reason-all-colors = есть квартал каждого цвета
reason-all-colors-haunted = есть квартал каждого цвета; { $card } как { $type }
reason-first-complete = раньше всех
reason-complete = но не первым
reason-flat = очки сверх стоимости
reason-odd =
    { $count ->
        [0] кварталов нечётной стоимости нет
        [one] { $count } квартал нечётной стоимости: { $cards }
        [few] { $count } квартала нечётной стоимости: { $cards }
        [many] { $count } кварталов нечётной стоимости: { $cards }
       *[other] { $count } квартала нечётной стоимости: { $cards }
    }
reason-triple = не меньше трёх кварталов одного типа ({ $type }): { $cards }
reason-triple-none = трёх кварталов одного типа нет
reason-haunted = засчитан как { $type }
reason-haunted-late = построен в последнем раунде, поэтому остаётся: { $type }
reason-gold =
    { $count ->
        [0] золота в казне нет
        [one] { $count } монета в казне
        [few] { $count } монеты в казне
        [many] { $count } монет в казне
       *[other] { $count } монеты в казне
    }
reason-only-unique = единственный особый квартал
reason-not-only-unique = есть и другие особые кварталы: { $cards }
reason-hand =
    { $count ->
        [0] карт на руке нет
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
reason-counts-as =
    { $count ->
        [one] для завершения города идёт за { $count } квартал
        [few] для завершения города идёт за { $count } квартала
        [many] для завершения города идёт за { $count } кварталов
       *[other] для завершения города идёт за { $count } квартала
    }
reason-under =
    { $count ->
        [0] карт под ним нет
        [one] { $count } карта под ним
        [few] { $count } карты под ним
        [many] { $count } карт под ним
       *[other] { $count } карты под ним
    }
reason-vault = показано с руки
reason-crown = корона есть
reason-no-crown = короны нет
reason-uniques =
    { $count ->
        [one] { $count } особый квартал: { $cards }
        [few] { $count } особых квартала: { $cards }
        [many] { $count } особых кварталов: { $cards }
       *[other] { $count } особого квартала: { $cards }
    }
reason-other-uniques =
    { $count ->
        [0] других лиловых кварталов нет
        [one] ещё { $count } лиловый квартал: { $cards }
        [few] ещё { $count } лиловых квартала: { $cards }
        [many] ещё { $count } лиловых кварталов: { $cards }
       *[other] ещё { $count } лилового квартала: { $cards }
    }
reason-ends-at =
    { $count ->
        [one] игра заканчивается при { $count } квартале
       *[other] игра заканчивается при { $count } кварталах
    }

turn-title = Что изменило бы исход
turn-hand =
    { $count ->
        [one] { $name }: ещё { $count } карта на руке — и победа.
        [few] { $name }: ещё { $count } карты на руке — и победа.
        [many] { $name }: ещё { $count } карт на руке — и победа.
       *[other] { $name }: ещё { $count } карты на руке — и победа.
    }
turn-gold =
    { $count ->
        [one] { $name }: ещё { $count } монета — и победа.
        [few] { $name }: ещё { $count } монеты — и победа.
        [many] { $name }: ещё { $count } монет — и победа.
       *[other] { $name }: ещё { $count } монеты — и победа.
    }
turn-museum =
    { $count ->
        [one] { $name }: ещё { $count } карта под Музеем — и победа.
        [few] { $name }: ещё { $count } карты под Музеем — и победа.
        [many] { $name }: ещё { $count } карт под Музеем — и победа.
       *[other] { $name }: ещё { $count } карты под Музеем — и победа.
    }
turn-coin = { $name }: монета Художника на квартале «{ $card }» — и победа.
turn-district = { $name }: ещё один { $type } квартал стоимостью { $count } — и победа.
turn-crown = { $name }: корона в конце партии — и победа.
turn-first = { $name }: город, завершённый первым, — и победа.
turn-rank = { $name }: ранг повыше в последнем раунде — и победа.

warning-duplicate-district = { $name }: в городе одинаковые кварталы: { $card }. Так можно только с Каменоломней или Волшебником.
warning-no-museum = { $name }: карты под Музеем указаны, а Музея в городе нет, поэтому они не считаются. Если он построен, добавьте его.
warning-one-duplicate = { $name }: одинаковых кварталов больше одной пары, лишний — { $card }. Каменоломня классической коробки разрешает только одну пару.
warning-nobody-complete = Ни один город не завершён, очков за это никто не получает.
warning-not-in-the-book = По правилам этой коробки кварталов нужно { $known }, а здесь { $count }.
warning-cost-unseen = { $card }: карты из этой коробки мы не видели. Она стоит { $cost } или { $other }; посчитано { $cost }.
warning-tie-open-rank = Пока ничья. Укажите, какой ранг был в последнем раунде у этих игроков: { $names }.
warning-tie-open-gold = Пока ничья. Укажите, сколько золота у этих игроков: { $names }.
warning-first-not-complete = { $name }: город завершён первым. Сейчас кварталов в нём не хватает, но 4 очка остаются.
warning-empty-city = { $name }: ни одного квартала, за город 0 очков.
warning-false-friend = «{ $typed }» понято по-русски: { $card }, стоимость { $cost }. По-украински так называется другая карта: { $other }, стоимость { $other_cost }. Если нужна она, напишите «{ $other }».

# Words allowed in a line, each with its number or card; synonyms are separated by commas.
keyword-gold = золото, золота, золотом, золотых, монеты, монет, монета, монету
keyword-hand = рука, руке, руки, карты, карт, карта, карту
keyword-museum = музей, музеем, музее
keyword-crown = корона, корону, короной, короны
keyword-first = первый, первая, первым, первой
keyword-rank = ранг
keyword-last = последний, последним
line-small-words = на, в, во, у, с, со, под, из, и, за, был, была, было, есть, имеет, осталось, остался, осталась, остались, закончил, закончила, завершил, завершила, достроил, достроила, завершён, построен, свой, город, он, она, него, неё, его, её

template-comment =
    Заполните, затем:
    { -program } score ФАЙЛ
    Обязательны только name и city.
    Монета Художника:
    { "{" } district = "tavern",
    beautified = true { "}" }
template-hand =
    число карт или список
    с "secret-vault" и "?"
template-rank =
    самый высокий ранг, открытый
    в последнем раунде; 0: убит
template-player = Игрок { $player }

ask-score-names = Кто играл? Все имена через запятую
ask-help-score-names = Аня, Боря, Вика · Tab: знакомое имя · Esc: выйти
ask-score-city = { $name }: что в городе?
ask-help-score-city = замок, крепость; золото 2, рука 3, корона, первый · Tab: название · Esc: таблица
ask-help-score-city-coin = замок, таверна* (монета Художника); золото 2, рука 3, корона, первый · Tab: название · Esc: таблица
# Unclear parts of a line.
ask-score-several = { $name }: «{ $typed }» — что именно?
ask-score-unknown = { $name }: «{ $typed }» — такого квартала здесь нет.
ask-score-number = { $name }: «{ $typed }» — не хватает числа.
score-type-again = изменить строку
score-leave-out = не учитывать
ask-score-empty = { $name }: ни одного квартала. Всё верно?
score-type-city = нет, набрать город
score-is-empty = да, ни одного
score-change = исправить строку: { $name }
score-anyway = всё верно, считать так
score-choice = { $card } { $cost }
score-nobody = никто
ask-score-first = Кто первым завершил город?
ask-score-crown = Кто остался с короной?
ask-score-vault = У кого на руке { $card }?
ask-score-gold = { $name }: сколько золота?
ask-score-hand = { $name }: сколько карт на руке?
ask-score-museum = { $name }: сколько карт под Музеем?
ask-score-late = { $name }: квартал «{ $card }» построен в последнем раунде?
ask-score-rank = { $name }: какой ранг открыт в последнем раунде? 0: убит
ask-help-score-number = число · <: отменить последний ответ · Esc: таблица

# The sheet: its columns and actions.
score-column-built = Город
score-column-first = 1-й
score-column-crown = Корона
score-column-rank = Ранг
score-column-gold = Золото
score-column-hand = Рука
score-column-museum = Музей
score-city-of = { $name }:
act-score-sheet = таблица
    .key = escape
act-score-go-on = дальше
    .key = enter
act-score-done = готово
    .key = enter
act-score-save = сохранить партию
    .key = enter
act-score-not-save = не сохранять
    .key = т
act-score-later = показать счёт, сохранить потом
    .key = escape
act-score-edit = исправить строку
    .key = буква
act-score-names = имена
    .key = к
act-score-first = кто был первым
    .key = 1
act-score-crown = у кого корона
    .key = л
score-leave = Набранное останется: { -program } score продолжит с этого места.
score-not-saved = Партия не сохранена.
score-why = За что каждое очко: { -program } history show { $id }
ask-score-draft = Остался незаконченный подсчёт: { $names }.
score-go-on = продолжить
score-anew = начать новый

score-taken = Прочитано так: { $taken }.
score-taken-one = { $typed } = { $name }
