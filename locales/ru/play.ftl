### A whole game played by the program. A turn is a line: play-turn with what was done (play-<act>),
### one after the other with play-then.

play-title = Пример партии
play-length =
    { $count ->
        [one] Игра заняла { $count } раунд.
        [few] Игра заняла { $count } раунда.
        [many] Игра заняла { $count } раундов.
       *[other] Игра заняла { $count } раунда.
    }
play-stalled =
    { $count ->
        [one] Прошёл { $count } раунд, а ни один город не завершён: игра остановлена.
        [few] Прошло { $count } раунда, а ни один город не завершён: игра остановлена.
        [many] Прошло { $count } раундов, а ни один город не завершён: игра остановлена.
       *[other] Прошло { $count } раунда, а ни один город не завершён: игра остановлена.
    }
play-characters = Персонажи
play-bots = Играет
play-bot-all = программа ({ $bot })
play-bot = { $seat } { $bot }
play-round = Раунд { $round }
play-round-last = Раунд { $round }, последний
play-begins = { $who } держит корону и выбирает первым.
play-face-up = Лицом вверх: { $cards }.
play-face-down = Лицом вниз: { $card }.
play-complete = { $who } первым завершает город: этот раунд последний.
play-standings = Очки (кварталы):
play-count = И{ $seat }: { $points } ({ $count })
play-points = Очки после каждого раунда
play-curve = { $who } { $points } { $end }
play-curve-name = { $seat }: { $end }
play-marked = { $mark } — кому-то досталось.
play-usual = Если не сказано иначе, ход начинается с 2 монет.
play-idle = Взяли 2 монеты, и всё: { $who }.
play-built = Построено: { $what }.
play-built-by = игрок { $seat } — { $cards }
play-cities = Города в конце
play-left = золото { $gold }, рука { $cards }
play-coin = * украшен

play-player = игрок { $seat }
play-named = { $card } ({ $holder })
play-nobody = ни у кого нет
play-object = { CARD($card, form: "acc") }
play-gold =
    { $count ->
        [one] { $count } монету
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
play-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
play-none = ничего
play-empty = пустой город

play-turn = { $card } ({ $holder }): { $deeds }.
play-turn-witch = { $card } (ход { CARD($witch, form: "gen") }, { $holder }): { $deeds }.
play-turn-killed = { $card } ({ $holder }): персонаж убит, хода нет.
play-nothing = ничего не делает
play-then = { $before }; { $next }

play-gather-gold = берёт { $gold }
play-gather-cards = тянет { $cards }, оставляет { $kept }
play-kill = убивает { CARD($card, form: "acc") } ({ $holder })
play-bewitch = заколдовывает { CARD($card, form: "acc") } ({ $holder })
play-rob = собирается обокрасть { CARD($card, form: "acc") } ({ $holder })
play-robbed = отдаёт { $gold } Вору (игрок { $target })
play-robbed-nothing = обокрали, но взять нечего
play-warrants = кладёт ордера на { $cards } (подписанный — на { CARD($signed, form: "acc") })
play-threaten = кладёт угрозы на { $cards } (настоящую — на { CARD($lace, form: "acc") })
play-bribe = даёт взятку, { $gold }
play-no-bribe = взятки не даёт
play-reveal-real = угроза настоящая, отдаёт { $gold }
play-reveal-empty = угроза пустая
play-spy = шпионит за игроком { $target } ({ $type } тип), получает { $gains }
play-spy-nothing = шпионит за игроком { $target } ({ $type } тип): мимо
play-swap-hands = меняется картами с игроком { $target }
play-redraw = меняет { $cards } через колоду
play-wizard-take = забирает с руки игрока { $target } { CARD($card, form: "acc") }
play-seer-take = берёт по карте у каждого
play-seer-give = возвращает каждому по карте
play-crown = берёт корону
play-crown-given = отдаёт корону игроку { $target } за { $gains }
play-crown-free = отдаёт корону игроку { $target }, платить ему нечем
play-income = берёт доход: { $gains } ({ $type } тип)
play-tithe = берёт { $gold } у игрока { $target }, самого богатого
play-extra-gold = берёт ещё { $gold }
play-extra-cards = тянет ещё { $cards }
play-refund = получает обратно { $gold }
play-queen = берёт { $gold } за соседство с рангом 4
play-navigate = привозит { $gains }
play-study = смотрит { $cards }, оставляет { $kept }
play-build =
    { $price ->
        [0] бесплатно строит { CARD($card, form: "acc") }
       *[other] строит { CARD($card, form: "acc") } за { $gains }
    }
play-build-destroying = строит { CARD($card, form: "acc") }, разрушив { CARD($destroyed, form: "acc") }
play-build-loan = строит { CARD($card, form: "acc") } за { $gains } (добавил игрок { $lender }, взамен { $given })
play-confiscate = игрок { $seat } конфискует этот квартал
play-tax = платит { $gold } налога
play-tax-other = игрок { $seat } платит { $gold } налога
play-collect-tax = собирает налог, { $gold }
play-destroy =
    { $price ->
        [0] бесплатно разрушает { CARD($card, form: "acc") } игрока { $target }
       *[other] разрушает { CARD($card, form: "acc") } игрока { $target } за { $gold }
    }
play-seize = захватывает { CARD($card, form: "acc") } игрока { $target } за { $gold }
play-exchange =
    { $price ->
        [0] меняется с игроком { $target }: отдаёт { CARD($gives, form: "acc") }, получает { CARD($takes, form: "acc") }
       *[other] меняется с игроком { $target }: отдаёт { CARD($gives, form: "acc") } и { $gold }, получает { CARD($takes, form: "acc") }
    }
play-beautify = украшает { $cards }
play-armory = разрушает { CARD($card, form: "acc") } игрока { $target } ({ $with })
play-laboratory = сбрасывает { CARD($card, form: "acc") } и получает { $gold } ({ $with })
play-smithy = платит { $gold } за { $cards } ({ $with })
play-museum = кладёт { CARD($card, form: "acc") } под { CARD($with, form: "acc") }
play-park = тянет { $cards } ({ $with })
play-poor-house = берёт { $gold } ({ $with })
play-theater = { $who } меняется персонажем с игроком { $target } ({ $with }): отдаёт { CARD($gives, form: "acc") }, получает { CARD($gets, form: "acc") }.
play-heir-takes = { $card } ({ $holder }): показывает карту убитого персонажа и берёт корону.
play-heir-gives = { $card } ({ $holder }): показывает карту убитого персонажа и отдаёт корону игроку { $target }.
play-queen-late = { $card } ({ $holder }): сидит рядом и берёт { $gold }.

error-play-edition = Целые партии программа играет только по изданию 2016 года, а здесь { $edition }.
    .advice = Назовите набор для издания 2016 года: { -program } deck play first-game -p 5
error-seats-unknown = Играть за «{ $name }» программа не умеет.
    .advice = Есть такие: { $known }. Назовите одного на все места или своего на каждое, через запятую.
error-seats-count = В --seats указано { $count }, а игроков { $players }.
    .advice = Назовите одного на все места или своего на каждое.
