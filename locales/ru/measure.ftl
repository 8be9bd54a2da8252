### What many games of one deck say. Rates come with a 95 % interval; a deed is named by measured-act-<act>.

measured-title = Измерено
measured-is-even = Ровно.
measured-are-even = Персонажи равны.
measured-is-fair = Довольно ровно.
measured-is-uneven = Неровно.
measured-is-unclear = Возможно, ровно: партий мало, чтобы сказать точно.
measured-gain-none = Место за столом преимущества не даёт.
measured-gain-unclear = Партий мало, чтобы сказать, выгодно ли какое-то место.
measured-gain-crown =
    { $count ->
        [0] Начинать с короной выгодно: { $value } побед.
        [one] Место слева от первой короны даёт перевес: { $value } побед.
       *[other] { $count }-е место слева от первой короны даёт перевес: { $value } побед.
    }
measured-gain-seat = Игрок { $seat } сильнее: { $value } побед.
measured-extremes = Чаще всех выигрывает { $strong } ({ $high }), реже всех — { $weak } ({ $low }); поровну было бы { $even }.
measured-extremes-none = Ни один персонаж не выделяется (поровну — { $even }).
measured-more = Все числа, с интервалами и жёсткостью: та же команда с --full.
measured-figures =
    { $count ->
        [one] Сыграна { $games } партия: в среднем { $rounds } раунда, у победителя { $points } очка, отрыв { $margin }.
        [few] Сыграно { $games } партии: в среднем { $rounds } раунда, у победителя { $points } очка, отрыв { $margin }.
        [many] Сыграно { $games } партий: в среднем { $rounds } раунда, у победителя { $points } очка, отрыв { $margin }.
       *[other] Сыграно { $games } партии: в среднем { $rounds } раунда, у победителя { $points } очка, отрыв { $margin }.
    }
measured-parts = Это не все партии: другие части ещё не добавлены.
measured-stopped = Остановлено: сыграно { $games } из { $wanted }. Та же команда продолжит отсюда.
measured-stalled =
    { $count ->
        [one] Остановлена { $count } партия: за 200 раундов никто не завершил город.
        [few] Остановлены { $count } партии: за 200 раундов никто не завершил город.
        [many] Остановлено { $count } партий: за 200 раундов никто не завершил город.
       *[other] Остановлено { $count } партии: за 200 раундов никто не завершил город.
    }
measured-limits = Играет программа, а не люди: верьте разнице больше, чем самим числам.
measured-seats = Места
measured-even = При равных шансах каждый выигрывал бы { $share } партий.
measured-crown = По месту от первой короны
measured-crown-own = с короной
measured-crown-left = { $count }-й слева от неё
measured-characters = Персонажи
measured-characters-told = Как часто выигрывал тот, кто взял этого персонажа. Черта посередине — { $share }: столько выигрывал бы каждый, будь все равны.
measured-districts = Особые кварталы
measured-districts-told = Как часто выигрывал город с этим кварталом. Кто больше строит, тот чаще выигрывает, поэтому черта посередине — среднее этих кварталов, { $share }.
measured-length = Длина и очки
measured-value-rounds = раунды
measured-value-winner-points = очки победителя
measured-value-points = очки всех
measured-value-margin = отрыв победителя
measured-value-lead-changes = смены лидера
measured-harsh = Насколько жёстко
measured-harm-killed = ходов потеряно из-за убийства
measured-harm-bewitched = заколдовано
measured-harm-robbed = обокрадено
measured-harm-destroyed = кварталов разрушено
measured-harm-taken = кварталов отнято или обменяно
measured-acts = Что делали и что это дало
measured-column-difference = Реже · чаще
measured-column-points = ±
measured-column-wins = Победы
measured-column-interval = 95 %
measured-column-chosen = Выбран
measured-column-when = Очередь
measured-column-crown = Корона
measured-column-built = Построен
measured-column-without = Без него
measured-column-mean = Среднее
measured-column-range = 8 партий из 10
measured-column-act = Действие
measured-column-times = За партию
measured-column-gold = Золото
measured-column-cards = Карты
measured-column-value = Что
measured-progress = партий { $games } · места { $low }–{ $high } · раундов { $rounds }
measured-act-by = { $act } ({ $card })
measured-act-gather-gold = взять золото
measured-act-gather-cards = взять карты
measured-act-kill = убить
measured-act-bewitch = заколдовать
measured-act-rob = назвать, кого обокрасть
measured-act-robbed = остаться без золота
measured-act-warrants = положить ордера
measured-act-threaten = положить угрозы
measured-act-bribe = дать взятку
measured-act-no-bribe = не дать взятку
measured-act-reveal-threat = открыть угрозу
measured-act-spy = шпионить
measured-act-swap-hands = поменяться картами
measured-act-redraw = поменять карты через колоду
measured-act-wizard-take = взять карту с руки
measured-act-seer-take = взять у каждого по карте
measured-act-seer-give = вернуть карты
measured-act-crown = взять или отдать корону
measured-act-income = доход с кварталов
measured-act-tithe = золото самого богатого
measured-act-extra-gold = ещё золото
measured-act-extra-cards = ещё карты
measured-act-refund = золото обратно
measured-act-queen = золото за соседство с рангом 4
measured-act-navigate = золото или карты
measured-act-study = посмотреть карты
measured-act-build = построить
measured-act-confiscate = конфисковать
measured-act-tax = заплатить налог
measured-act-collect-tax = собрать налог
measured-act-destroy = разрушить
measured-act-seize = захватить
measured-act-exchange = обменять кварталы
measured-act-beautify = украсить
measured-act-armory = разрушить квартал
measured-act-laboratory = карта за золото
measured-act-smithy = золото за карты
measured-act-museum = отложить карту
measured-act-park = взять карты
measured-act-poor-house = взять золото
measured-act-theater = поменяться персонажем
measured-act-heir = корона после убийства
measured-act-markers-back = жетоны назад
measured-act-killed = пропустить ход

measured-column-lists = Наборы
measured-lists = Рядом с официальными наборами
measured-lists-same = Заметных отличий от семи официальных наборов нет.
measured-lists-cards = От семи официальных наборов отличаются только отдельные карты: см. --full.
measured-lists-told = В столбце «Наборы» — самое низкое и самое высокое из семи официальных наборов при том же числе игроков и персонажей.
remark-value-rounds =
    { $side ->
        [more] Долго: раундов { $value }, в наборах от { $low } до { $high }.
       *[less] Быстро: раундов { $value }, в наборах от { $low } до { $high }.
    }
remark-value-winner-points =
    { $side ->
        [more] Высокий счёт: у победителя { $value }, в наборах от { $low } до { $high }.
       *[less] Низкий счёт: у победителя { $value }, в наборах от { $low } до { $high }.
    }
remark-value-points =
    { $side ->
        [more] Богатые города: в среднем очков { $value }, в наборах от { $low } до { $high }.
       *[less] Бедные города: в среднем очков { $value }, в наборах от { $low } до { $high }.
    }
remark-value-margin =
    { $side ->
        [more] Уверенные победы: отрыв { $value }, в наборах от { $low } до { $high }.
       *[less] Плотная борьба: отрыв { $value }, в наборах от { $low } до { $high }.
    }
remark-value-lead-changes =
    { $side ->
        [more] Лидер меняется часто: { $value } за партию, в наборах от { $low } до { $high }.
       *[less] Лидер меняется редко: { $value } за партию, в наборах от { $low } до { $high }.
    }
remark-harm-killed =
    { $side ->
        [more] Много убийств: потерянных ходов { $value }, в наборах от { $low } до { $high }.
       *[less] Мало убийств: потерянных ходов { $value }, в наборах от { $low } до { $high }.
    }
remark-harm-bewitched =
    { $side ->
        [more] Много колдовства: { $value } за партию, в наборах от { $low } до { $high }.
       *[less] Мало колдовства: { $value } за партию, в наборах от { $low } до { $high }.
    }
remark-harm-robbed =
    { $side ->
        [more] Много краж: { $value } за партию, в наборах от { $low } до { $high }.
       *[less] Мало краж: { $value } за партию, в наборах от { $low } до { $high }.
    }
remark-harm-destroyed =
    { $side ->
        [more] Много разрушений: кварталов { $value }, в наборах от { $low } до { $high }.
       *[less] Мало разрушений: кварталов { $value }, в наборах от { $low } до { $high }.
    }
remark-harm-taken =
    { $side ->
        [more] Кварталы часто меняют хозяев: { $value } за партию, в наборах от { $low } до { $high }.
       *[less] Кварталы редко меняют хозяев: { $value } за партию, в наборах от { $low } до { $high }.
    }
remark-crown =
    { $count ->
        [0] Кто начинает с короной, выигрывает { $value }, в наборах от { $low } до { $high }.
       *[other] { $count }-е место слева от первой короны: { $value } побед, в наборах от { $low } до { $high }.
    }
remark-character = { $card }: { $value } побед; поровну было бы { $even }, у персонажей из наборов от { $low } до { $high }.
remark-district = { $card }: кто построил, выигрывает { $value }; с особыми кварталами из наборов — от { $low } до { $high }.

measured-quote =
    { $count ->
        [one] Сыграна { $games } партия: в среднем { $rounds } раунда, у победителя { $points } очка; персонажи выигрывают { $characters } партий, города с особым кварталом — { $districts }.
        [few] Сыграно { $games } партии: в среднем { $rounds } раунда, у победителя { $points } очка; персонажи выигрывают { $characters } партий, города с особым кварталом — { $districts }.
        [many] Сыграно { $games } партий: в среднем { $rounds } раунда, у победителя { $points } очка; персонажи выигрывают { $characters } партий, города с особым кварталом — { $districts }.
       *[other] Сыграно { $games } партии: в среднем { $rounds } раунда, у победителя { $points } очка; персонажи выигрывают { $characters } партий, города с особым кварталом — { $districts }.
    }
measured-quote-lists = В скобках — официальные наборы.
measured-short = { $rounds } раунда, { $points } очка у победителя, персонажи выигрывают { $characters }
measured-evenest = Самый ровный набор из { $count }.
measured-choosing = измеряем наборы

error-measure-syntax = { $why }
    .advice = Назовите файлы, которые записал deck measure: { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-foreign = { $file } — это не измерение.
    .advice = Назовите файлы, которые записал deck measure: { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-version = { $file } — измерение другой версии: «{ $version }», а нужна { $own }.
    .advice = Партии вышли бы другими. Измерьте эту часть заново этой программой.
error-measure-broken = { $file } испорчен: { $key } не сходится с остальным.
    .advice = Измерьте эту часть заново.
error-measure-other = { $file } и { $with } — части разных измерений: не совпадает { $key }.
    .advice = Набор, сид и места у всех частей должны быть одни и те же.
error-measure-overlap = В { $file } есть партии, которые есть и в { $with }.
    .advice = Назовите каждую часть один раз.
error-measure-shard = --shard: «{ $shard }» не подходит.
    .advice = Укажите, какая часть из скольких: от 1/4 до 4/4, если их четыре; частей не больше, чем партий.
error-measure-games = Для --shard нужен --games.
    .advice = Укажите, из скольких партий эта часть: --games 1000000
error-measure-resume = Начатое измерение в { $file } не подходит, всё играется сначала.
    .advice = Делать ничего не нужно: файл будет записан заново.
error-measure-kept = Сохранённые результаты в { $file } не читаются.
    .advice = Измерьте набор ещё раз: файл будет заменён.
