### Solo against Vova: his turn (solo-event-<id>), the log of the game (solo-log-<id>), and the game
### on a terminal.

solo-you = Вы
solo-vova = Вова
solo-title = Ход Вовы
solo-what = Вова — { $his }, вы — { $yours }
solo-note-target = Поле «target» нужно, только если вы Ассасин или Вор; здесь оно не учитывалось.

solo-event-killed = Вы угадали его персонажа: Вова пропускает этот ход.
solo-event-heir = Это был Король: в следующем раунде персонаж всё равно достанется вам наугад, но золота за кварталы Вова не получает.
solo-event-robbed =
    { $count ->
        [0] Вы угадали его персонажа, но золота у него нет.
        [one] Вы угадали его персонажа: его { $count } монета теперь ваша.
        [few] Вы угадали его персонажа: его { $count } монеты теперь ваши.
        [many] Вы угадали его персонажа: его { $count } монет теперь ваши.
       *[other] Вы угадали его персонажа: его { $count } монеты теперь ваши.
    }
solo-event-kills = Вы пропускаете ход.
solo-event-steals =
    { $count ->
        [0] У вас нет золота: его Вор ничего не берёт.
       *[other] Вы отдаёте ему всё своё золото: { $count }. Теперь у него { $gold }.
    }
solo-event-assassin-safe = Вы Ассасин: его Вор ничего не берёт.
solo-event-takes-card = Ваша самая новая карта уходит под колоду: { $card }.
solo-event-takes-newest = Карта, которую вы взяли последней, уходит под колоду.
solo-event-takes-no-card = Карт у вас нет: терять нечего.
solo-event-crown = Следующего персонажа вы не выбираете: он достанется вам наугад.
solo-event-income =
    { $count ->
        [0] { $type ->
            [noble] Дворянских
            [religious] Церковных
            [trade] Торговых
            [military] Воинских
           *[unique] Особых
        } кварталов у него нет, и золота за них тоже.
       *[other] Золото за { $type ->
            [noble] дворянские
            [religious] церковные
            [trade] торговые
            [military] воинские
           *[unique] особые
        } кварталы: { $count }; теперь у него { $gold }.
    }
solo-event-merchant-coin = Ещё 1 монета за Купца: теперь у него { $gold }.
solo-event-safe = В этом раунде Кондотьер не тронет его город.
solo-event-two-phases = Он строит дважды.
solo-event-skips = { $card }: этот квартал разрушить нельзя, смотрим следующий по старшинству.
solo-event-destroys = Он бесплатно разрушает { CARD($card, form: "acc") }: это ваш самый старый квартал из тех, что можно разрушить.
solo-event-destroys-oldest = Вова бесплатно разрушает ваш самый старый квартал. Форт пропускают; завершённый город не трогают.
solo-event-may-salvage = Ваше Кладбище: за 1 монету можете взять на руку { CARD($card, form: "acc") }.
solo-event-bishop-safe = Вы Епископ: Вова ничего не разрушает.
solo-event-complete-safe = Ваш город завершён: Вова ничего не разрушает.
solo-event-nothing-to-destroy = У вас нет ничего, что Вова мог бы разрушить.
solo-event-phase-coin = Он берёт из банка 1 монету, теперь у него { $gold }.
solo-event-builds = Он строит { CARD($card, form: "acc") }: стоимость { $cost }, остаётся { $gold }.
solo-event-too-dear = { $card }: стоимость { $cost }, а у него только { $gold }. Карта уходит под колоду.
solo-event-has-one = { $card } у него уже есть: карта уходит под колоду.
solo-event-purple-coin = Эффектом лилового квартала он не пользуется: взамен он получает 1 монету, теперь у него { $gold }.
solo-event-consolation = Он ничего не построил и получает 1 монету, теперь у него { $gold }.
solo-event-complete = Его город завершён: это последний раунд.

solo-last-was = Это был последний раунд. Теперь подсчитайте очки: { -program } solo score ФАЙЛ
solo-last-yours = Это последний раунд. Сыграйте свой ход, потом подсчитайте очки: { -program } solo score ФАЙЛ
solo-next-two = В следующем раунде вы выбираете из 2 персонажей.
solo-next-three = В следующем раунде вы выбираете из 3 персонажей.
solo-next-unchosen = В следующем раунде персонаж достанется вам наугад.

solo-verdict-won = Вы победили: ваш город завершён первым, и очков у вас больше, чем у Вовы.
solo-verdict-not-first = Победил Вова: очков у вас больше, но первым завершён не ваш город.
solo-verdict-not-more = Победил Вова: ваш город завершён первым, но очков у вас не больше, чем у него.
solo-verdict-neither = Победил Вова: первым завершён не ваш город, и очков у вас не больше.

solo-log = Ход игры
solo-log-round = Раунд { $round }
solo-log-you-are = Вы — { $card }.
solo-log-named = Вы называете { CARD($card, form: "acc") }.
solo-log-vova-is = Вова — { $card }.
solo-log-gold = Ваше золото: { $change }.
solo-log-draws = Вы берёте { CARD($card, form: "acc") }.
solo-log-discards = Вы кладёте под колоду { CARD($card, form: "acc") }.
solo-log-builds = Вы строите { CARD($card, form: "acc") }.
solo-log-destroys = Вы разрушаете у Вовы { CARD($card, form: "acc") }.
solo-log-salvages = Вы забираете { CARD($card, form: "acc") } за 1 монету.
solo-log-complete = Ваш город завершён.

solo-your-gold = Ваше золото
solo-your-hand = Ваша рука
solo-your-city = Ваш город
solo-his-gold = Золото Вовы
solo-his-city = Город Вовы
solo-nothing = пусто
solo-newest = самая новая в конце
solo-oldest = самый старый в начале

solo-round = Раунд { $round }
solo-last-round = последний
solo-setup = Подготовка к игре с Вовой
solo-setup-characters = Возьмите восемь персонажей: { $cards }.
solo-setup-districts = Возьмите кварталы базовой игры. «Тёмный город» остаётся в коробке.
solo-setup-unique = Возьмите все дворянские, церковные, торговые и воинские кварталы и особые, их { $count }: { $cards }. Остальные персонажи и особые кварталы остаются в коробке.
solo-setup-gold = Вам 2 монеты и 4 карты кварталов, Вове 4 монеты и ни одной карты.
solo-setup-order = Выкладывайте карты и кварталы в ряд по порядку: важны самая новая карта и самый старый квартал.
solo-setup-quick = Быстрый режим: за своим золотом, рукой и городом следите вы, за золотом и городом Вовы — программа.
solo-setup-seed = Персонажей раздаёт программа, сид { $seed }.
solo-resume = Есть сохранённая игра с Вовой
solo-kept = Если начать новую игру, сохранённая не пропадёт. Вернуться к ней: { -program } solo { $file }
solo-leave-why = Игра сохранена. Чтобы продолжить, запустите ту же команду.
solo-leave-nothing = Пока ничего не введено.

solo-ask-first-card = Ваша карта { $number } из 4?
solo-help-first-card = наберите несколько букв · порядок важен · Esc: выйти
solo-shown = Раздача: одна карта Вове лицом вниз, потом две открыть
solo-shown-why = Каких персонажей открыли и отложили?
solo-offered-two = Раздача: две карты вам на выбор
solo-offered-three = Раздача: после вашего Короля три карты вам на выбор
solo-offered-unchosen = Раздача: после его Короля одна карта вам наугад
solo-offered-why = Кто вам достался?
solo-keep = Выберите персонажа
solo-keep-unchosen = Вам достался этот персонаж
solo-keep-which = Какой персонаж у вас?
solo-keep-by-hand = Раздача: 1 карта Вове лицом вниз, 2 открыть, 2 вам на выбор, ещё 1 открыть. 2 остаются закрытыми.
solo-keep-by-hand-three = Раздача: 1 карта Вове лицом вниз, 2 открыть, 3 вам на выбор. 2 остаются закрытыми.
solo-keep-by-hand-unchosen = Раздача: 1 карта Вове лицом вниз, 2 открыть, 1 вам наугад, ещё 2 открыть. 2 остаются закрытыми.
solo-after = Раздача: что открыли ещё?
solo-after-one = Открывают и откладывают ещё одну карту; две остаются закрытыми.
solo-after-two = Открывают и откладывают ещё две карты; две остаются закрытыми.
solo-target-assassin = Ассасин: кого убиваете?
solo-target-thief = Вор: кого обкрадываете?
solo-target-why = Назовите персонажа сейчас, пока карта Вовы не открыта.
solo-odds = Карта Вовы — одна из этих трёх: { $cards }. Шанс угадать — 1 из 3.
solo-odds-blind = Карта Вовы — одна из трёх, которых вы не видели. Шанс угадать — 1 из 3.
solo-odds-assassin = Ассасина обокрасть нельзя.
solo-reveal = Откройте карту Вовы
solo-reveal-which = Кто это?
solo-seen = Открыты
solo-seen-you = Вы

solo-yours = Ваш ход: { $card }
solo-yours-quick = Сыграйте свой ход как обычно.
solo-yours-idle = Вы ещё ничего не сделали. Чтобы закончить ход, нажмите Enter ещё раз.
solo-yours-due = Вы ещё не взяли доход ({ $count }). Чтобы закончить ход без него, нажмите Enter ещё раз.
solo-power-assassin = Вы назвали { CARD($target, form: "acc") }.
solo-power-thief = Вы назвали { CARD($target, form: "acc") }. Если это персонаж Вовы, его золото перейдёт к вам в начале его хода.
solo-power-magician = Чародей: положите под колоду сколько угодно карт, можно ни одной, и возьмите столько же и ещё 1.
solo-power-king = Король: золото за дворянские кварталы; в следующем раунде вы выбираете из 3.
solo-power-bishop = Епископ: золото за церковные кварталы; Кондотьер Вовы не тронет ваш город.
solo-power-merchant = Купец: золото за торговые кварталы и ещё 1 монета.
solo-power-architect = Зодчий: возьмите ещё 2 карты; можно построить до 3 кварталов.
solo-power-warlord = Кондотьер: золото за воинские кварталы; можно разрушить квартал Вовы за его стоимость минус 1.
solo-his = Ход Вовы: { $card }
solo-stolen = Его Вор забирает всё ваше золото. Сколько его у вас?
solo-ask-turn-up = Откройте верхнюю карту кварталов. Что это?
solo-ask-turn-up-second = Вторая фаза строительства: откройте следующую карту. Что это?
solo-ask-card = Какую карту вы взяли?
solo-ask-build = Что строите?
solo-ask-discard = Какую карту кладёте под колоду?
solo-ask-destroy = Что разрушаете?
solo-ask-city = Ваш город в конце игры, кварталов пока { $count }. Какой ещё?
solo-late = { $card }: вы построили этот квартал в последнем раунде?
solo-help-pick = наберите несколько букв · Enter: выбрать · <: назад · Esc: выйти
solo-help-gold = число · Enter: дальше · <: назад · Esc: выйти
solo-over = Игра окончена

solo-barred-not-now = Сейчас это сделать нельзя.
    .advice = Что можно сделать, написано внизу.
solo-barred-not-among = Этого персонажа здесь нет.
    .advice = Нажмите цифру одного из показанных.
solo-barred-seen = Этот персонаж уже открыт.
    .advice = Нажмите цифру другого.
solo-barred-target = Этого персонажа назвать нельзя.
    .advice = Нажмите цифру одного из показанных.
solo-barred-none-left = Таких карт в колоде больше нет.
    .advice = Проверьте карту или отмените прежнюю ошибку.
solo-barred-not-in-hand = Этой карты нет у вас на руке.
    .advice = Сначала возьмите её на руку.
solo-barred-no-gold = Не хватает золота.
    .advice = Сначала возьмите золото или исправьте, сколько его у вас.
solo-barred-has-one = Такой квартал в вашем городе уже есть.
    .advice = Постройте другой.
solo-barred-limit = Больше в этот ход строить нельзя.
    .advice = Закончите ход или отмените шаг.
solo-barred-not-there = У Вовы его нет.
    .advice = Выберите квартал из его города.
solo-barred-bishop = Вова — Епископ: его город не тронуть.
    .advice = Попробуйте в другом раунде.
solo-barred-complete = Завершённый город не трогают.
    .advice = Разрушать больше нечего.
solo-barred-took = В этот ход вы уже взяли 2 монеты.
    .advice = Сделайте что-нибудь другое или закончите ход.
solo-barred-earned = В этот ход вы уже взяли доход.
    .advice = Сделайте что-нибудь другое или закончите ход.
solo-barred-no-income = Ни один ваш квартал не приносит дохода вашему персонажу.
    .advice = Сделайте что-нибудь другое или закончите ход.
solo-barred-destroyed = В этот ход вы уже разрушили квартал.
    .advice = Сделайте что-нибудь другое или закончите ход.
solo-barred-told = Вы уже отметили, что ваш город завершён.
    .advice = Закончите ход: это последний раунд.

# Actions on the screens of a game.
act-solo-begin = начать
    .key = enter
act-solo-go-on = продолжить
    .key = enter
act-solo-new = начать новую
    .key = т
act-solo-choose = этот персонаж
    .key = цифра
act-solo-keep = взять этого персонажа
    .key = цифра
act-solo-take = взять
    .key = enter
act-solo-reveal = открыть
    .key = enter
act-solo-on = дальше
    .key = enter
act-solo-end = закончить ход
    .key = enter
act-solo-gold = взять 2 монеты
    .key = п
act-solo-card = взять карту на руку
    .key = с
act-solo-income = доход { $count }
    .key = ш
act-solo-build = строить
    .key = и
act-solo-discard = положить карту под колоду
    .key = ч
act-solo-plus = добавить 1 монету
    .key = з
act-solo-minus = убрать 1 монету
    .key = ь
act-solo-destroy = разрушить квартал Вовы
    .key = в
act-solo-complete = мой город завершён
    .key = д
act-solo-salvage = заплатить 1 монету и взять на руку
    .key = к
act-solo-city-done = это всё
    .key = .
act-solo-late = да
    .key = н
act-solo-not-late = нет
    .key = enter
act-solo-done = готово
    .key = enter
act-solo-save = сохранить в журнал
    .key = ы
act-solo-log = ход игры
    .key = д
act-solo-log-read = назад к итогу
    .key = enter
# A district in a list, with its cost.
solo-district = { $card } { $cost }
# The same card more than once.
solo-districts = { $card } ×{ $count }, { $cost }
