### A whole game played by the program. A turn is a line: play-turn with what was done (play-<act>),
### one after the other with play-then.

play-title = Приклад партії
play-length =
    { $count ->
        [one] Гра тривала { $count } раунд.
        [few] Гра тривала { $count } раунди.
        [many] Гра тривала { $count } раундів.
       *[other] Гра тривала { $count } раунду.
    }
play-stalled =
    { $count ->
        [one] Минув { $count } раунд, а жодне місто не завершене: гру зупинено.
        [few] Минуло { $count } раунди, а жодне місто не завершене: гру зупинено.
        [many] Минуло { $count } раундів, а жодне місто не завершене: гру зупинено.
       *[other] Минуло { $count } раунду, а жодне місто не завершене: гру зупинено.
    }
play-characters = Персонажі
play-bots = Грає
play-bot-all = програма ({ $bot })
play-bot = { $seat } { $bot }
play-round = Раунд { $round }
play-round-last = Раунд { $round }, останній
play-begins = { $who } має корону й вибирає першим.
play-face-up = Горілиць: { $cards }.
play-face-down = Долілиць: { $card }.
play-complete = { $who } першим завершує місто: цей раунд останній.
play-standings = Бали (квартали):
play-count = Г{ $seat }: { $points } ({ $count })
play-points = Бали після кожного раунду
play-curve = { $who } { $points } { $end }
play-curve-name = { $seat }: { $end }
play-marked = { $mark } — комусь дісталося.
play-usual = Якщо не сказано інакше, хід починається з 2 монет.
play-idle = Лише бере 2 монети: { $who }.
play-built = Збудовано: { $what }.
play-built-by = гравець { $seat } — { $cards }
play-cities = Міста наприкінці
play-left = золото { $gold }, рука { $cards }
play-coin = * прикрашено

play-player = гравець { $seat }
play-named = { $card } ({ $holder })
play-nobody = ні в кого немає
play-object = { CARD($card, form: "acc") }
play-gold =
    { $count ->
        [one] { $count } монету
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }
play-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
play-none = нічого
play-empty = порожнє місто

play-turn = { $card } ({ $holder }): { $deeds }.
play-turn-witch = { $card } ({ $holder }, { $witch }): { $deeds }.
play-turn-killed = { $card } ({ $holder }): персонажа вбито, ходу немає.
play-nothing = нічого не робить
play-then = { $before }; { $next }

play-gather-gold = бере { $gold }
play-gather-cards = тягне { $cards }, лишає { $kept }
play-kill = убиває { CARD($card, form: "acc") } ({ $holder })
play-bewitch = зачакловує { CARD($card, form: "acc") } ({ $holder })
play-rob = хоче обікрасти { CARD($card, form: "acc") } ({ $holder })
play-robbed = віддає { $gold } Злодієві (гравець { $target })
play-robbed-nothing = обікрали, але брати нема чого
play-warrants = кладе розпорядження на { $cards } (підписане — на { CARD($signed, form: "acc") })
play-threaten = кладе погрози на { $cards } (справжню — на { CARD($lace, form: "acc") })
play-bribe = дає хабар, { $gold }
play-no-bribe = хабаря не дає
play-reveal-real = погроза справжня, віддає { $gold }
play-reveal-empty = погроза порожня
play-spy = шпигує за гравцем { $target } ({ $type }), отримує { $gains }
play-spy-nothing = шпигує за гравцем { $target } ({ $type }): даремно
play-swap-hands = міняється картами з гравцем { $target }
play-redraw = міняє { $cards } через колоду
play-wizard-take = забирає з руки гравця { $target } { CARD($card, form: "acc") }
play-seer-take = бере по карті в кожного
play-seer-give = повертає кожному по карті
play-crown = бере корону
play-crown-given = віддає корону гравцеві { $target } за { $gains }
play-crown-free = віддає корону гравцеві { $target }, платити йому нічим
play-income = бере дохід, { $gains } ({ $type } тип)
play-tithe = бере { $gold } у гравця { $target }, найбагатшого
play-extra-gold = бере ще { $gold }
play-extra-cards = тягне ще { $cards }
play-refund = отримує назад { $gold }
play-queen = бере { $gold } за сусідство з рангом 4
play-navigate = привозить { $gains }
play-study = дивиться { $cards }, лишає { $kept }
play-build =
    { $price ->
        [0] будує { CARD($card, form: "acc") } безкоштовно
       *[other] будує { CARD($card, form: "acc") } за { $gains }
    }
play-build-destroying = будує { CARD($card, form: "acc") }, зруйнувавши { CARD($destroyed, form: "acc") }
play-build-loan = будує { CARD($card, form: "acc") } за { $gains } (додав гравець { $lender }, натомість { $given })
play-confiscate = гравець { $seat } конфіскує цей квартал
play-tax = платить { $gold } мита
play-tax-other = гравець { $seat } платить { $gold } мита
play-collect-tax = збирає мито, { $gold }
play-destroy =
    { $price ->
        [0] безкоштовно руйнує { CARD($card, form: "acc") } гравця { $target }
       *[other] руйнує { CARD($card, form: "acc") } гравця { $target } за { $gold }
    }
play-seize = захоплює { CARD($card, form: "acc") } гравця { $target } за { $gold }
play-exchange =
    { $price ->
        [0] міняється з гравцем { $target }: віддає { CARD($gives, form: "acc") }, отримує { CARD($takes, form: "acc") }
       *[other] міняється з гравцем { $target }: віддає { CARD($gives, form: "acc") } і { $gold }, отримує { CARD($takes, form: "acc") }
    }
play-beautify = прикрашає { $cards }
play-armory = руйнує { CARD($card, form: "acc") } гравця { $target } ({ $with })
play-laboratory = скидає { CARD($card, form: "acc") } за { $gold } ({ $with })
play-smithy = платить { $gold } за { $cards } ({ $with })
play-museum = кладе { CARD($card, form: "acc") } під { CARD($with, form: "acc") }
play-park = тягне { $cards } ({ $with })
play-poor-house = бере { $gold } ({ $with })
play-theater = { $who } міняється персонажем із гравцем { $target } ({ $with }): віддає { CARD($gives, form: "acc") }, отримує { CARD($gets, form: "acc") }.
play-heir-takes = { $card } ({ $holder }): показує карту вбитого персонажа й бере корону.
play-heir-gives = { $card } ({ $holder }): показує карту вбитого персонажа й віддає корону гравцеві { $target }.
play-queen-late = { $card } ({ $holder }): сидить поруч і бере { $gold }.

error-play-edition = Цілі партії програма грає лише у виданні 2016 року, а це інше: { $edition }.
    .advice = Назвіть добірку для видання 2016 року: { -program } deck play first-game -p 5
error-seats-unknown = Гравця «{ $name }» за столом немає.
    .advice = Є такі: { $known }. Назвіть одного на всі місця або по одному на кожне, через кому.
error-seats-count = У --seats названо { $count }, а гравців { $players }.
    .advice = Назвіть по одному на кожне місце або одного на всі.
