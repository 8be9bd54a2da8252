### Solo against Vova: his turn (solo-event-<id>), the log of the game (solo-log-<id>), and the game
### on a terminal.

solo-you = Ви
solo-vova = Вова
solo-title = Хід Вови
solo-what = Вова — { $his }, ви — { $yours }
solo-note-target = Поле «target» потрібне, лише якщо ви Вбивця або Злодій; тут його не враховано.

solo-event-killed = Ви вгадали його персонажа: Вова втрачає цей хід.
solo-event-heir = Це був Король: наступного раунду персонаж усе одно дістанеться вам навмання, але золота за квартали Вова не отримує.
solo-event-robbed =
    { $count ->
        [0] Ви вгадали його персонажа, але золота в нього немає.
        [one] Ви вгадали його персонажа: його { $count } монета тепер ваша.
        [few] Ви вгадали його персонажа: його { $count } монети тепер ваші.
        [many] Ви вгадали його персонажа: його { $count } монет тепер ваші.
       *[other] Ви вгадали його персонажа: його { $count } монети тепер ваші.
    }
solo-event-kills = Ви втрачаєте свій хід.
solo-event-steals =
    { $count ->
        [0] У вас немає золота: його Злодій нічого не бере.
       *[other] Ви віддаєте йому все своє золото: { $count }. Тепер у нього { $gold }.
    }
solo-event-assassin-safe = Ви Вбивця: його Злодій нічого не бере.
solo-event-takes-card = Ваша найновіша карта, { $card }, йде під колоду.
solo-event-takes-newest = Карта, яку ви взяли останньою, йде під колоду.
solo-event-takes-no-card = Карт у вас немає: втрачати нема чого.
solo-event-crown = Наступного персонажа ви не вибираєте: він дістанеться вам навмання.
solo-event-income =
    { $count ->
        [0] { $type ->
            [noble] Дворянських
            [religious] Церковних
            [trade] Торгівельних
            [military] Військових
           *[unique] Особливих
        } кварталів у нього немає, і золота за них теж.
       *[other] Золото за { $type ->
            [noble] дворянські
            [religious] церковні
            [trade] торгівельні
            [military] військові
           *[unique] особливі
        } квартали: { $count }; тепер у нього { $gold }.
    }
solo-event-merchant-coin = Ще 1 монета за Купця: тепер у нього { $gold }.
solo-event-safe = Цього раунду Воєначальник не зачепить його міста.
solo-event-two-phases = Він будує двічі.
solo-event-skips = { CARD($card, form: "acc") } зруйнувати не можна: черга наступного за віком кварталу.
solo-event-destroys = Він безкоштовно руйнує { CARD($card, form: "acc") }, найстаріший ваш квартал, який можна зруйнувати.
solo-event-destroys-oldest = Вова безкоштовно руйнує ваш найстаріший квартал. Форт пропускають; завершеного міста не чіпають.
solo-event-may-salvage = Ваш Цвинтар: за 1 монету можете забрати в руку { CARD($card, form: "acc") }.
solo-event-bishop-safe = Ви Єпископ: Вова нічого не руйнує.
solo-event-complete-safe = Ваше місто завершене: Вова нічого не руйнує.
solo-event-nothing-to-destroy = У вас немає нічого, що Вова міг би зруйнувати.
solo-event-phase-coin = Він бере з банку 1 монету, тепер у нього { $gold }.
solo-event-builds = Він будує { CARD($card, form: "acc") } за { $cost }, золота лишається { $gold }.
solo-event-too-dear =
    { CARD($card, form: "gender") ->
        [pl] { $card } коштують { $cost }
       *[other] { $card } коштує { $cost }
    }, а в нього лише { $gold }: карта йде під колоду.
solo-event-has-one = { $card } у нього вже є: карта йде під колоду.
solo-event-purple-coin = Ефектом фіолетового кварталу він не користується: натомість отримує 1 монету, тепер у нього { $gold }.
solo-event-consolation = Він нічого не збудував і отримує 1 монету, тепер у нього { $gold }.
solo-event-complete = Його місто завершене: це останній раунд.

solo-last-was = Це був останній раунд. Тепер підрахуйте бали: { -program } solo score ФАЙЛ
solo-last-yours = Це останній раунд. Зіграйте свій хід, потім підрахуйте бали: { -program } solo score ФАЙЛ
solo-next-two = Наступного раунду ви вибираєте з 2 персонажів.
solo-next-three = Наступного раунду ви вибираєте з 3 персонажів.
solo-next-unchosen = Наступного раунду персонаж дістанеться вам навмання.

solo-verdict-won = Ви перемогли: ваше місто завершене першим, і балів у вас більше, ніж у Вови.
solo-verdict-not-first = Переміг Вова: балів у вас більше, але першим завершене не ваше місто.
solo-verdict-not-more = Переміг Вова: ваше місто завершене першим, але балів у вас не більше, ніж у нього.
solo-verdict-neither = Переміг Вова: першим завершене не ваше місто, і балів у вас не більше.

solo-log = Перебіг гри
solo-log-round = Раунд { $round }
solo-log-you-are = Ви — { $card }.
solo-log-named = Ви називаєте { CARD($card, form: "acc") }.
solo-log-vova-is = Вова — { $card }.
solo-log-gold = Ваше золото: { $change }.
solo-log-draws = Ви берете { CARD($card, form: "acc") }.
solo-log-discards = Ви кладете під колоду { CARD($card, form: "acc") }.
solo-log-builds = Ви будуєте { CARD($card, form: "acc") }.
solo-log-destroys = Ви руйнуєте у Вови { CARD($card, form: "acc") }.
solo-log-salvages = Ви забираєте за 1 монету { CARD($card, form: "acc") }.
solo-log-complete = Ваше місто завершене.

solo-your-gold = Ваше золото
solo-your-hand = Ваша рука
solo-your-city = Ваше місто
solo-his-gold = Золото Вови
solo-his-city = Місто Вови
solo-nothing = порожньо
solo-newest = найновіша в кінці
solo-oldest = найстаріший на початку

solo-round = Раунд { $round }
solo-last-round = останній
solo-setup = Підготовка до гри з Вовою
solo-setup-characters = Візьміть вісім персонажів: { $cards }.
solo-setup-districts = Візьміть квартали базової гри. «Темне місто» лишається в коробці.
solo-setup-unique = Візьміть усі дворянські, церковні, торгівельні та військові квартали й особливі, їх { $count }: { $cards }. Решта персонажів і особливих кварталів лишається в коробці.
solo-setup-gold = Вам 2 монети й 4 карти кварталів, Вові 4 монети й жодної карти.
solo-setup-order = Викладайте карти й квартали в ряд по порядку: мають значення найновіша карта й найстаріший квартал.
solo-setup-quick = Швидкий режим: за своїм золотом, рукою й містом стежите ви, за золотом і містом Вови — програма.
solo-setup-seed = Персонажів роздає програма, зерно { $seed }.
solo-resume = Є збережена гра з Вовою
solo-kept = Якщо почати нову гру, збережена не зникне. Повернутися до неї: { -program } solo { $file }
solo-leave-why = Гру збережено. Щоб продовжити, запустіть ту саму команду.
solo-leave-nothing = Поки нічого не введено.

solo-ask-first-card = Яка у вас карта, { $number } з 4?
solo-help-first-card = наберіть кілька літер · порядок має значення · Esc: вийти
solo-shown = Роздача: одна карта Вові долілиць, потім дві відкрити
solo-shown-why = Яких персонажів відкрили й відклали?
solo-offered-two = Роздача: дві карти вам на вибір
solo-offered-three = Роздача: після вашого Короля три карти вам на вибір
solo-offered-unchosen = Роздача: після його Короля одна карта вам навмання
solo-offered-why = Хто вам дістався?
solo-keep = Виберіть персонажа
solo-keep-unchosen = Вам дістався цей персонаж
solo-keep-which = Який персонаж у вас?
solo-keep-by-hand = Роздача: 1 карта Вові долілиць, 2 відкрити, 2 вам на вибір, ще 1 відкрити. 2 лишаються закритими.
solo-keep-by-hand-three = Роздача: 1 карта Вові долілиць, 2 відкрити, 3 вам на вибір. 2 лишаються закритими.
solo-keep-by-hand-unchosen = Роздача: 1 карта Вові долілиць, 2 відкрити, 1 вам навмання, ще 2 відкрити. 2 лишаються закритими.
solo-after = Роздача: що відкрили ще?
solo-after-one = Відкривають і відкладають ще одну карту; дві лишаються закритими.
solo-after-two = Відкривають і відкладають ще дві карти; дві лишаються закритими.
solo-target-assassin = Вбивця: кого вбиваєте?
solo-target-thief = Злодій: кого обкрадаєте?
solo-target-why = Назвіть персонажа зараз, поки карта Вови не відкрита.
solo-odds = Карта Вови — одна з цих трьох: { $cards }. Шанс угадати — 1 з 3.
solo-odds-blind = Карта Вови — одна з трьох, яких ви не бачили. Шанс угадати — 1 з 3.
solo-odds-assassin = Вбивцю обікрасти не можна.
solo-reveal = Відкрийте карту Вови
solo-reveal-which = Хто це?
solo-seen = Відкриті
solo-seen-you = Ви

solo-yours = Ваш хід: { $card }
solo-yours-quick = Зіграйте свій хід як звичайно.
solo-yours-idle = Ви ще нічого не зробили. Щоб закінчити хід, натисніть Enter ще раз.
solo-yours-due = Ви ще не взяли дохід: { $count }. Щоб закінчити хід без нього, натисніть Enter ще раз.
solo-power-assassin = Ви назвали { CARD($target, form: "acc") }.
solo-power-thief = Ви назвали { CARD($target, form: "acc") }. Якщо це персонаж Вови, його золото перейде до вас на початку його ходу.
solo-power-magician = Чародійка: покладіть під колоду скільки завгодно карт, можна й жодної, і візьміть стільки ж і ще 1.
solo-power-king = Король: золото за дворянські квартали; наступного раунду ви вибираєте з 3.
solo-power-bishop = Єпископ: золото за церковні квартали; Воєначальник Вови не зачепить вашого міста.
solo-power-merchant = Купець: золото за торгівельні квартали і ще 1 монета.
solo-power-architect = Архітектор: візьміть ще 2 карти; можна збудувати до 3 кварталів.
solo-power-warlord = Воєначальник: золото за військові квартали; можна зруйнувати квартал Вови за його вартість мінус 1.
solo-his = Хід Вови: { $card }
solo-stolen = Його Злодій забирає все ваше золото. Скільки його у вас?
solo-ask-turn-up = Відкрийте верхню карту кварталів. Що це?
solo-ask-turn-up-second = Друга фаза будівництва: відкрийте наступну карту. Що це?
solo-ask-card = Яку карту ви взяли?
solo-ask-build = Що будуєте?
solo-ask-discard = Яку карту кладете під колоду?
solo-ask-destroy = Що руйнуєте?
solo-ask-city = Ваше місто наприкінці гри, кварталів поки { $count }. Який ще?
solo-late = Ви збудували { CARD($card, form: "acc") } в останньому раунді?
solo-help-pick = наберіть кілька літер · Enter: вибрати · <: назад · Esc: вийти
solo-help-gold = число · Enter: далі · <: назад · Esc: вийти
solo-over = Гру завершено

solo-barred-not-now = Зараз цього зробити не можна.
    .advice = Що можна зробити, написано внизу.
solo-barred-not-among = Цього персонажа вам не пропонують.
    .advice = Натисніть одну з показаних цифр.
solo-barred-seen = Цей персонаж уже відкритий.
    .advice = Натисніть іншу цифру.
solo-barred-target = Цього персонажа назвати не можна.
    .advice = Натисніть одну з показаних цифр.
solo-barred-none-left = Таких карт у колоді більше немає.
    .advice = Перевірте карту або скасуйте попередню помилку.
solo-barred-not-in-hand = Цієї карти у вашій руці немає.
    .advice = Спершу візьміть її в руку.
solo-barred-no-gold = Бракує золота.
    .advice = Спершу візьміть золото або виправте, скільки його у вас.
solo-barred-has-one = Такий квартал у вашому місті вже є.
    .advice = Збудуйте інший.
solo-barred-limit = Більше цього ходу будувати не можна.
    .advice = Закінчіть хід або скасуйте крок.
solo-barred-not-there = У Вови його немає.
    .advice = Виберіть квартал із його міста.
solo-barred-bishop = Вова — Єпископ: його міста чіпати не можна.
    .advice = Спробуйте в іншому раунді.
solo-barred-complete = Завершеного міста не чіпають.
    .advice = Руйнувати більше нема чого.
solo-barred-took = Цього ходу ви вже взяли 2 монети.
    .advice = Зробіть щось інше або закінчіть хід.
solo-barred-earned = Цього ходу ви вже взяли дохід.
    .advice = Зробіть щось інше або закінчіть хід.
solo-barred-no-income = Жоден ваш квартал не дає доходу вашому персонажу.
    .advice = Зробіть щось інше або закінчіть хід.
solo-barred-destroyed = Цього ходу ви вже зруйнували квартал.
    .advice = Зробіть щось інше або закінчіть хід.
solo-barred-told = Ви вже позначили, що ваше місто завершене.
    .advice = Закінчіть хід: це останній раунд.

# Actions on the screens of a game.
act-solo-begin = почати
    .key = enter
act-solo-go-on = продовжити
    .key = enter
act-solo-new = почати нову
    .key = т
act-solo-choose = вибрати персонажа
    .key = цифра
act-solo-keep = взяти персонажа
    .key = цифра
act-solo-take = взяти
    .key = enter
act-solo-reveal = відкрити
    .key = enter
act-solo-on = далі
    .key = enter
act-solo-end = закінчити хід
    .key = enter
act-solo-gold = взяти 2 монети
    .key = п
act-solo-card = взяти карту в руку
    .key = с
act-solo-income = дохід { $count }
    .key = ш
act-solo-build = будувати
    .key = и
act-solo-discard = покласти карту під колоду
    .key = ч
act-solo-plus = додати 1 монету
    .key = з
act-solo-minus = прибрати 1 монету
    .key = ь
act-solo-destroy = зруйнувати квартал Вови
    .key = в
act-solo-complete = моє місто завершене
    .key = д
act-solo-salvage = заплатити 1 монету й узяти в руку
    .key = к
act-solo-city-done = це все
    .key = .
act-solo-late = так
    .key = н
act-solo-not-late = ні
    .key = enter
act-solo-done = готово
    .key = enter
act-solo-save = зберегти в журнал
    .key = і
act-solo-log = перебіг гри
    .key = д
act-solo-log-read = назад до підсумку
    .key = enter
# A district in a list, with its cost.
solo-district = { $card } { $cost }
# The same card more than once.
solo-districts = { $card } ×{ $count }, { $cost }
