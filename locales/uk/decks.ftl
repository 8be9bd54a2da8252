### Decks: their pages, the balance report, setup and tonight's sheet.

deck-what =
    { $players ->
        [one] добірка на { $players } гравця
        [few] добірка на { $players } гравців
        [many] добірка на { $players } гравців
       *[other] добірка на { $players } гравця
    }
deck-title =
    { $players ->
        [one] Добірка на { $players } гравця
        [few] Добірка на { $players } гравців
        [many] Добірка на { $players } гравців
       *[other] Добірка на { $players } гравця
    }
deck-what-older = { $what }, { $edition }
deck-what-open = як у книзі правил; -p пристосує добірку до вашої кількості гравців
deck-what-unset = кількість гравців не задано
deck-unnamed = Добірка
deck-code = Код добірки
deck-seed = Зерно
deck-with-code = код { $code }
deck-play = Грати
deck-play-command = { -program } tonight --deck { $deck }
deck-change = Змінити
deck-change-command = { -program } deck build { $deck }
deck-save = Зберегти
deck-save-command = { -program } deck save НАЗВА { $code }
deck-qr = Наведіть телефон, і код добірки буде в ньому.
deck-went = Прибрано
deck-came = Додано
deck-replaced = { $old } не годиться, коли гравців так мало: натомість { $new }.
deck-added = Потрібен 9-й ранг, тож тепер у добірці є { $card }.
deck-dropped = 9-й ранг не потрібен, тож { $card } лишається в коробці.
deck-legal = Добірка відповідає всім правилам.
deck-balanced = Збалансована добірка
deck-unbalanced = Незбалансована добірка: ↑ і ↓ показують, що виходить за межі готових комбінацій
deck-outside = Незбалансована добірка:
deck-outside-measure = { $name } — { $value } ({ $low }–{ $high })
deck-illegal = Добірка порушує правила: з такою грати не можна.
deck-nearest = З готовою комбінацією «{ $list }» збігається { $percent } % карт.
deck-saved = Добірку збережено під назвою «{ $name }».
deck-forgotten = Добірку «{ $name }» видалено.
deck-advised = Як радить книга правил
deck-not-advised = Можна, але книга правил радить інакше
advice-replaced =
    { $count ->
        [one] Замінено { $count } персонажа; книга правил радить замінювати одного-двох.
        [few] Замінено { $count } персонажів; книга правил радить замінювати одного-двох.
        [many] Замінено { $count } персонажів; книга правил радить замінювати одного-двох.
       *[other] Замінено { $count } персонажа; книга правил радить замінювати одного-двох.
    }
advice-single = Додано лише один бонусний квартал; книга правил радить два-три.
advice-take-out =
    { $count ->
        [one] За бонусні квартали слід прибрати з колоди ще { $count } квартал без зірки, найкраще фіолетовий.
        [few] За бонусні квартали слід прибрати з колоди ще { $count } квартали без зірки, найкраще фіолетові.
        [many] За бонусні квартали слід прибрати з колоди ще { $count } кварталів без зірки, найкраще фіолетових.
       *[other] За бонусні квартали слід прибрати з колоди ще { $count } кварталу без зірки, найкраще фіолетового.
    }
advice-put-in =
    { $count ->
        [one] Прибрано { $count } фіолетовий квартал базової гри, а замість нього нічого не додано.
        [few] Прибрано { $count } фіолетові квартали базової гри, а замість них нічого не додано.
        [many] Прибрано { $count } фіолетових кварталів базової гри, а замість них нічого не додано.
       *[other] Прибрано { $count } фіолетового кварталу базової гри, а замість нього нічого не додано.
    }

column-mark = №
column-power = Властивість
column-why = Навіщо
column-effect = Ефект
column-measure = Показник
column-here = Тут
column-base = База
column-range = Баланс

measure-cost = сумарна вартість
measure-six = квартали за 6
measure-cheap = квартали до 3
measure-scoring = бали
measure-attack = напад
measure-defence = захист
measure-gold = золото
measure-cards = карти
measure-building = будівництво
measure-bluff = блеф і здогади
measure-complexity = складність

trait-attack = напад
trait-defence = захист
trait-gold = золото
trait-cards = карти
trait-building = будівництво
trait-scoring = бали
trait-bluff = блеф
trait-complexity = треба пояснювати

why-wish = ваше побажання

like-high-attack = За столом буде гаряче: готуйтеся втрачати золото, карти й квартали.
like-low-attack = За столом мир: шкодити одне одному майже нічим.
like-high-defence = Захисту чимало, тож напад обійдеться дорого.
like-low-defence = Захисту майже немає.
like-high-gold = Золото тече рікою.
like-low-gold = Золота обмаль: рахуйте кожну монету.
like-high-cards = Руки повні карт, є з чого вибирати.
like-low-cards = З картами скрутно: бережіть, що взяли.
like-high-building = Міста ростуть швидко, гра коротка.
like-low-building = Міста ростуть поволі, по кварталу за хід.
like-high-scoring = Багато що вирішить останній підрахунок.
like-low-scoring = Що на столі, те й у балах.
like-high-bluff = Блеф і здогади вирішують багато.
like-low-bluff = Таємниць мало, гра майже відкрита.
like-high-complexity = Пояснювати є що: не для першого вечора.
like-low-complexity = Пояснювати недовго.
like-middle = Золота середина між готовими комбінаціями.

setup-title = Підготовка
setup-characters = Візьміть із коробки { $count } персонажів: { $cards }.
setup-characters-listed = Візьміть із коробки { $count } персонажів: список нижче.
setup-either = { $cards } (або { $other })
setup-tokens = Посеред столу викладіть за рангами { $count } їхніх жетонів.
setup-with-magistrate-2016 = Приготуйте три розпорядження Урядовця; одне з них підписане.
setup-with-blackmailer-2016 = Приготуйте дві погрози Шантажиста; на одній хустка з трояндою.
setup-with-tax-collector-2016 = Жетон Митника покладіть так, щоб до нього дотягувався кожен: туди йде мито.
setup-with-queen-2016 = Зверніть увагу, хто де сидить: для Королеви важливо, хто її сусіди.
setup-with-queen-classic = Зверніть увагу, хто де сидить: Королева отримує золото, якщо сидить поруч із Королем або Імператором.
setup-with-queen-third = Зверніть увагу, хто де сидить: Королева отримує золото, якщо сидить поруч із Королем або Імператором.
setup-with-artist-2016 = Монети, які Митець кладе на квартали, там і лишаються.
setup-with-artist-classic = Монети, які Митець кладе на квартали, там і лишаються.
setup-with-artist-third = Монети, які Митець кладе на квартали, там і лишаються.
setup-districts = Перемішайте 54 базові квартали з цими 14: { $cards }.
setup-districts-listed = Перемішайте 54 базові квартали з 14 особливими: список нижче.
setup-deal-2016 = Роздайте кожному по 4 карти й по 2 монети. Решта карт — колода кварталів, решта золота — банк.
setup-deal-classic = Роздайте кожному по 4 карти й по 2 монети. Решта карт — колода кварталів, решта золота — банк.
setup-crown-2016 = Корону й карти персонажів бере найстарший гравець.
setup-crown-classic = Корону й карти персонажів бере найстарший гравець.
setup-purple-base = Перемішайте 54 базові квартали з 12 фіолетовими базової гри.
setup-purple-base-part = Перемішайте всі квартали без зірки. Їх { $all }, з них ми знаємо { $known }.
setup-purple-out = Приберіть: { $cards }.
setup-purple-bonus = Додайте бонусні квартали, позначені зіркою: { $cards }.
setup-purple-no-bonus = Бонусні квартали, позначені зіркою, лишаються в коробці.
setup-deal-third = Роздайте кожному по 4 карти, по 2 монети й по карті-підказці. Решта карт — колода кварталів, решта золота — банк.
setup-crown-third = Киньте жереб, кому корона; хто її отримав, бере карти персонажів.
setup-end = Раунд, у якому перше місто сягне { $count } кварталів, буде останнім.
setup-short-classic = Якщо всі згодні, коротка гра йде до 7: тоді місто з 7 кварталів завершене й захищене від Воєначальника й Дипломата.
setup-short-third = Коротка гра йде до 7 або 6 кварталів: стільки їх і в завершеному місті. Підходить для 6 чи 7 гравців.
setup-two = Гра вдвох: у кожного два персонажі й два ходи за раунд, але одне місто, одна рука й один запас.
setup-three = Гра втрьох: у кожного два персонажі й два ходи за раунд, але одне місто, одна рука й один запас.

discards-row =
    { $count ->
        [0] Щораунду: жодної карти персонажа горілиць, одна долілиць.
        [one] Щораунду: { $count } карта персонажа горілиць, але не 4-го рангу; потім одна долілиць.
        [few] Щораунду: { $count } карти персонажів горілиць, але не 4-го рангу; потім одна долілиць.
        [many] Щораунду: { $count } карт персонажів горілиць, але не 4-го рангу; потім одна долілиць.
       *[other] Щораунду: { $count } карти персонажів горілиць, але не 4-го рангу; потім одна долілиць.
    }
discards-row-down =
    { $count ->
        [0] Щораунду: одна карта персонажа долілиць, жодної горілиць.
        [one] Щораунду: одна карта персонажа долілиць; потім { $count } горілиць, але не 4-го рангу.
        [few] Щораунду: одна карта персонажа долілиць; потім { $count } горілиць, але не 4-го рангу.
        [many] Щораунду: одна карта персонажа долілиць; потім { $count } горілиць, але не 4-го рангу.
       *[other] Щораунду: одна карта персонажа долілиць; потім { $count } горілиць, але не 4-го рангу.
    }
discards-three-eight = Щораунду: одна карта персонажа долілиць. Карти двічі обходять стіл, і на кожному колі всі лишають собі по одній; останню карту скидають.
discards-last = Останній гравець бере ще й ту, що лежить долілиць, одну з двох лишає собі, а другу кладе долілиць.
discards-two = Щораунду: одна карта персонажа долілиць. Гравець із короною лишає собі одну; другий одну лишає собі, одну скидає; перший так само; другий лишає собі одну з останніх двох.
discards-three = Щораунду: одна карта персонажа долілиць, кожен лишає собі одну; третій гравець навмання скидає одну з п'яти, що лишилися; кожен лишає собі ще одну, останню карту скидають.

ask-players = Скільки гравців?
ask-help-players = число від { $fewest } до { $most }
ask-character = Який персонаж?
ask-district = Який квартал?
ask-remove = Яку карту прибрати?
ask-another = Яку карту замінити?
ask-lock = Яку карту закріпити чи відпустити?
ask-save-name = Під якою назвою зберегти?
help-save-name = просто Enter: не зберігати · Esc: назад до карт
ask-overwrite = Замінити збережену добірку «{ $name }»?
ask-forget = Видалити збережену добірку «{ $name }»?
answer-yes = так
answer-no = ні

act-build-ranks = персонаж
    .key = 1–9
act-build-eight = персонаж
    .key = 1–8
act-build-add = додати квартал
    .key = в
act-build-remove = прибрати карту
    .key = е
act-build-another = замінити карту
    .key = щ
act-build-lock = закріпити ▣
    .key = д
act-build-fill = добрати решту
    .key = а
act-build-redraw = дібрати наново все, крім ▣
    .key = к
act-build-done = готово
    .key = enter
leave-build = Розпочата добірка пропаде.
build-locked = ▣ { $card }
build-no-nine = сьогодні без 9-го рангу
build-missing = Лишилося вибрати: { $what }.
build-missing-ranks =
    { $count ->
        [one] ранг { $ranks }
        [few] ранги { $ranks }
        [many] ранги { $ranks }
       *[other] ранги { $ranks }
    }
build-missing-districts =
    { $count ->
        [one] { $count } квартал
        [few] { $count } квартали
        [many] { $count } кварталів
       *[other] { $count } кварталу
    }
build-bar-low = { $value } з { $low }
build-bar-good = { $value } ✓
build-bar-high = { $value }, не більше { $high }
build-priced = { $cost } · { $card }
help-build-add = літери — пошук · Enter: додати й далі · Esc: досить
act-build-added = досить
    .key = escape
build-complete = Добірка повна й відповідає всім правилам.

# The heads of the discard table where there is little room.
short-players = Грав.
short-characters = Перс.
short-face-up = Відкр.
short-face-down = Закр.
short-from = З

column-like = Яка вона

search-cards = Карти
search-official = Офіційні роз'яснення
search-ours = Наші роз'яснення
search-rules = Правила й терміни
