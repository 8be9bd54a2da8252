### Scores: the sheet with its reasons, what would have changed the result, the questions, the play
### log. reason-<kind> follows the points of a line; keyword-<field> lists what may be typed for it,
### in this language.

score-title = Підсумковий рахунок
act-reveal = далі
act-reveal-all = усе одразу
score-what =
    { $edition }; місто завершене, коли в ньому { $count ->
        [one] { $count } квартал
        [few] { $count } квартали
        [many] { $count } кварталів
       *[other] { $count } кварталу
    }
score-total = Разом
score-place = Місце
score-wins = { $name } перемагає.
score-share = Перемогу ділять { $names }.
score-tie-rank = За нічиєї вирішує найвищий ранг в останньому раунді: { $name }, ранг { $count }.
score-tie-district-points =
    За нічиєї вирішують бали за самі квартали: { $name }, { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }.
score-tie-gold =
    За нічиєї вирішує золото, що лишилося: { $name }, { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }.
score-tie-none = Цю нічию не вирішує жодне правило.
score-line = { $label }: { $points } — { $reason }
score-head = { $place }. { $name }: { $points }
score-open = Поки що нічия: { $names }.
list-and = { $before } та { $last }

line-districts = Квартали
line-all-types = П'ять типів
line-all-colors = П'ять кольорів
line-first-complete = Завершене першим
line-complete = Завершене місто

reason-districts-none = нічого не збудовано
reason-all-types = є квартал кожного типу
reason-all-types-haunted = є квартал кожного типу; { $card } як { $type }
reason-all-colors = є квартал кожного кольору
reason-all-colors-haunted = є квартал кожного кольору; { $card } як { $type }
reason-first-complete = раніше за всіх
reason-complete = але не перше
reason-flat = дає більше, ніж коштує
reason-odd =
    { $count ->
        [0] кварталів непарної вартості немає
        [one] { $count } квартал непарної вартості: { $cards }
        [few] { $count } квартали непарної вартості: { $cards }
        [many] { $count } кварталів непарної вартості: { $cards }
       *[other] { $count } кварталу непарної вартості: { $cards }
    }
reason-triple = щонайменше три квартали одного типу ({ $type }): { $cards }
reason-triple-none = трьох кварталів одного типу немає
reason-haunted = зараховано як { $type }
reason-haunted-late = збудовано в останньому раунді, тож лишається: { $type }
reason-gold =
    { $count ->
        [0] золота в запасі немає
        [one] { $count } монета в запасі
        [few] { $count } монети в запасі
        [many] { $count } монет у запасі
       *[other] { $count } монети в запасі
    }
reason-only-unique = єдиний особливий квартал
reason-not-only-unique = не єдиний особливий квартал: { $cards }
reason-hand =
    { $count ->
        [0] карт у руці немає
        [one] { $count } карта в руці
        [few] { $count } карти в руці
        [many] { $count } карт у руці
       *[other] { $count } карти в руці
    }
reason-counts-as =
    { $count ->
        [one] для завершення міста йде за { $count } квартал
        [few] для завершення міста йде за { $count } квартали
        [many] для завершення міста йде за { $count } кварталів
       *[other] для завершення міста йде за { $count } кварталу
    }
reason-under =
    { $count ->
        [0] карт під ним немає
        [one] { $count } карта під ним
        [few] { $count } карти під ним
        [many] { $count } карт під ним
       *[other] { $count } карти під ним
    }
reason-vault = показано з руки
reason-crown = з короною
reason-no-crown = без корони
reason-uniques =
    { $count ->
        [one] { $count } особливий квартал: { $cards }
        [few] { $count } особливі квартали: { $cards }
        [many] { $count } особливих кварталів: { $cards }
       *[other] { $count } особливого кварталу: { $cards }
    }
reason-other-uniques =
    { $count ->
        [0] інших фіолетових кварталів немає
        [one] ще { $count } фіолетовий квартал: { $cards }
        [few] ще { $count } фіолетові квартали: { $cards }
        [many] ще { $count } фіолетових кварталів: { $cards }
       *[other] ще { $count } фіолетового кварталу: { $cards }
    }
reason-ends-at =
    { $count ->
        [one] гра закінчується, коли в місті { $count } квартал
        [few] гра закінчується, коли в місті { $count } квартали
        [many] гра закінчується, коли в місті { $count } кварталів
       *[other] гра закінчується, коли в місті { $count } кварталу
    }

turn-title = Що змінило б результат
turn-hand =
    { $count ->
        [one] Ще { $count } карта в руці — і перемагає { $name }.
        [few] Ще { $count } карти в руці — і перемагає { $name }.
        [many] Ще { $count } карт у руці — і перемагає { $name }.
       *[other] Ще { $count } карти в руці — і перемагає { $name }.
    }
turn-gold =
    { $count ->
        [one] Ще { $count } монета — і перемагає { $name }.
        [few] Ще { $count } монети — і перемагає { $name }.
        [many] Ще { $count } монет — і перемагає { $name }.
       *[other] Ще { $count } монети — і перемагає { $name }.
    }
turn-museum =
    { $count ->
        [one] Ще { $count } карта під Музеєм — і перемагає { $name }.
        [few] Ще { $count } карти під Музеєм — і перемагає { $name }.
        [many] Ще { $count } карт під Музеєм — і перемагає { $name }.
       *[other] Ще { $count } карти під Музеєм — і перемагає { $name }.
    }
turn-coin = Монета Митця на карті «{ $card }» — і перемагає { $name }.
turn-district = Ще один { $type } квартал вартістю { $count } — і перемагає { $name }.
turn-crown = Корона наприкінці партії — і перемагає { $name }.
turn-first = Перше завершене місто — і перемагає { $name }.
turn-rank = Вищий ранг в останньому раунді — і перемагає { $name }.

warning-duplicate-district = { $name }: однакові квартали ({ $card }). Таке дозволяють лише Кар'єр і Чарівник.
warning-no-museum = { $name }: карти під Музеєм вказано, а Музею в місті немає, тож балів вони не дають. Якщо його збудовано, впишіть і його.
warning-one-duplicate = { $name }: однакових кварталів більше, ніж одна пара ({ $card }). Кар'єр класичної коробки дозволяє лише одну пару.
warning-nobody-complete = Жодне місто не завершене, тож балів за це не отримує ніхто.
warning-not-in-the-book = Гри до { $count } кварталів у книзі цієї коробки немає. Є до { $known }.
warning-cost-unseen = Карти «{ $card }» з цієї коробки ми не бачили. Вона коштує { $cost } або { $other }; пораховано { $cost }.
warning-tie-open-rank = Нічию не вирішено. Укажіть ранг цих гравців в останньому раунді: { $names }.
warning-tie-open-gold = Нічию не вирішено. Укажіть, скільки золота в цих гравців: { $names }.
warning-first-not-complete = { $name }: місто завершене першим. Зараз кварталів у ньому замало, але 4 бали лишаються.
warning-empty-city = { $name }: жодного кварталу, за місто 0 балів.
warning-false-friend = «{ $typed }» прочитано українською: { $card }, вартість { $cost }. Російською так зветься інша карта: { $other }, вартість { $other_cost }. Якщо потрібна вона, напишіть «{ $other }».

# Words allowed in a line, each with its number or card; synonyms are separated by commas.
keyword-gold = золото, золота, золотом, золотих, монети, монет, монета, монету
keyword-hand = рука, руці, руки, карти, карт, карта, карту
keyword-museum = музей, музеєм, музеї
keyword-crown = корона, корону, короною, корони
keyword-first = перший, перша, першим, першою
keyword-rank = ранг
keyword-last = останній, останнім
line-small-words = на, в, у, з, із, зі, під, та, і, за, був, була, було, є, має, мав, мала, лишилося, лишилось, залишилося, залишилось, закінчив, закінчила, завершив, завершила, добудував, добудувала, завершено, збудовано, своє, місто, він, вона, нього, неї, його, її

template-comment =
    Заповніть, а тоді:
    { -program } score ФАЙЛ
    Обов'язкові лише name і city.
    Монета Митця:
    { "{" } district = "tavern",
    beautified = true { "}" }
template-hand =
    кількість карт або список
    із "secret-vault" та "?"
template-rank =
    найвищий ранг, відкритий
    в останньому раунді; 0: убито
template-player = Гравець { $player }

ask-score-names = Хто грав? Усі імена через кому
ask-help-score-names = Аня, Богдан, Віра · Tab: доповнити · Esc: вийти
ask-score-city = { $name }: що в місті?
ask-help-score-city = замок, фортеця; золото 2, рука 3, корона, перший · Tab: назва · Esc: таблиця
ask-help-score-city-coin = замок, таверна* (монета Митця); золото 2, рука 3, корона, перший · Tab: назва · Esc: таблиця
# Unclear parts of a line.
ask-score-several = { $name }: «{ $typed }» — що саме?
ask-score-unknown = { $name }: «{ $typed }» — такого кварталу тут немає.
ask-score-number = { $name }: «{ $typed }» — бракує числа.
score-type-again = змінити рядок
score-leave-out = не враховувати
ask-score-empty = { $name }: жодного кварталу. Усе правильно?
score-type-city = ні, набрати місто
score-is-empty = так, жодного
score-change = виправити рядок: { $name }
score-anyway = усе правильно, рахувати так
score-choice = { $card } { $cost }
score-nobody = ніхто
ask-score-first = Хто завершив місто першим?
ask-score-crown = Хто має корону?
ask-score-vault = У кого в руці { $card }?
ask-score-gold = { $name }: скільки золота?
ask-score-hand = { $name }: скільки карт у руці?
ask-score-museum = { $name }: скільки карт під Музеєм?
ask-score-late = { $name }: чи збудовано { CARD($card, form: "acc") } в останньому раунді?
ask-score-rank = { $name }: який ранг відкрито в останньому раунді? 0: убито
ask-help-score-number = число · <: скасувати останню відповідь · Esc: таблиця

# The sheet: its columns and actions.
score-column-built = Місто
score-column-first = 1-й
score-column-crown = Корона
score-column-rank = Ранг
score-column-gold = Золото
score-column-hand = Рука
score-column-museum = Музей
score-city-of = { $name }:
act-score-sheet = таблиця
    .key = escape
act-score-go-on = далі
    .key = enter
act-score-done = готово
    .key = enter
act-score-save = зберегти партію
    .key = enter
act-score-not-save = не зберігати
    .key = т
act-score-later = показати, зберегти потім
    .key = escape
act-score-edit = виправити рядок гравця
    .key = літера
act-score-names = імена
    .key = к
act-score-first = хто перший
    .key = 1
act-score-crown = у кого корона
    .key = л
score-leave = Набране збережено: { -program } score продовжить із цього місця.
score-not-saved = Партію не збережено.
score-why = Звідки кожен бал: { -program } history show { $id }
ask-score-draft = Лишився незакінчений підрахунок: { $names }.
score-go-on = продовжити
score-anew = почати новий

score-taken = Прочитано так: { $taken }.
score-taken-one = { $typed } = { $name }
