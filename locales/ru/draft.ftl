### The draft: the discard table, the deal, and passing one device around.

draft-title = Фаза выбора
draft-what =
    { $players ->
        [one] { $players } игрок, { $characters } персонажей
        [few] { $players } игрока, { $characters } персонажей
        [many] { $players } игроков, { $characters } персонажей
       *[other] { $players } игрока, { $characters } персонажей
    }
draft-order-face-up = Сначала персонажей выкладывают лицом вверх, потом одного лицом вниз. Весь раунд они вне игры.
draft-order-face-down = Сначала одного персонажа кладут лицом вниз, потом остальных лицом вверх. Весь раунд они вне игры.
draft-rank-four = 4-й ранг лицом вверх не остаётся: он возвращается в колоду, а на его место выкладывают другого. Лицом вниз он лежать может.
draft-last = * Последний получает одну карту и берёт к ней ту, что положили лицом вниз первой: одну оставляет, другую кладёт лицом вниз.
draft-hint = Кто из скольких карт выбирает: { -program } draft table -p 5{ $edition }

column-players = Игроков
column-face-up = Открыто
column-face-down = Закрыто
column-from = Выбор из
# The same on a narrow screen.

draft-player = Игрок { $player }
draft-player-crown = Игрок { $player } (корона)
draft-step-keep = { $who } оставляет себе одну из { $count } карт.
draft-step-discard =
    { $count ->
        [1] { $who } кладёт последнюю карту лицом вниз.
       *[other] { $who } кладёт лицом вниз одну из { $count } карт.
    }
draft-step-discard-random = { $who } перемешивает карты и одну из { $count } не глядя кладёт лицом вниз.
draft-step-take-first-discard = { $who } берёт ещё и карту, которую положили лицом вниз первой.

deal-title = Раздача
deal-face-up = Лицом вверх
deal-face-down = Лицом вниз
deal-none = ни одной
deal-unseen = одна карта, не глядя
deal-returned = { $card } — 4-й ранг и лицом вверх не остаётся: карта вернулась в колоду, на её месте другая.


pass-hand = Передайте устройство: { $name }
pass-hand-why = Остальные не смотрят.
pass-again = Выбор персонажей прервался: карты раздаются заново.
pass-keep = { $name }: оставьте одну карту
pass-discard = { $name }: положите одну лицом вниз
pass-random = У каждого есть персонаж. Одна из { $count } оставшихся карт наугад, не глядя, ложится лицом вниз.
pass-first = Одна из этих двух карт лежала лицом вниз.
pass-yours = У вас
pass-keep-chosen = Вы оставляете себе { CARD($card, form: "acc") }.
pass-discard-chosen = Вы кладёте лицом вниз { CARD($card, form: "acc") }.
pass-done = Все выбрали
pass-swap-who = В чьём городе { $card }?
pass-swap-who-why = Владелец может вслепую обменяться персонажами с другим игроком.
pass-swap-with = { $name }: обмен персонажами — с кем?
pass-swap-give = { $name }: кого из своих персонажей отдаёте?
pass-swap-chosen = Вы отдаёте { CARD($card, form: "acc") }.
pass-swap-take = { $name } отдаёт одну из двух карт. Какую берёте вслепую?
pass-swap-take-why = Карты лежат лицом вниз, вперемешку.
pass-look = { $name }: вот что у вас
pass-read = Текст какой карты показать?
pass-guard = { $name }: выберите цифру
pass-guard-why = Без неё ваши карты больше никто не увидит.
pass-guarded = Защищено вашей цифрой.
pass-locked = { $name }: ваша цифра?
pass-wrong-digit = Цифра не та.
    .advice = Попробуйте ещё раз или вернитесь.
pass-crown = У кого теперь корона?
pass-leave-why = В следующий раз этот выбор начнётся с новой раздачи; всё, что было раньше, сохранено.

act-draft-look = смотреть
    .key = enter
act-draft-choose = выбрать
    .key = цифра
act-draft-choose-other = другая карта
    .key = цифра
act-draft-done = готово
    .key = enter
act-draft-call = к вызову
    .key = enter
act-draft-own = свои карты
    .key = буква
act-draft-no-owner = ни в чьём
    .key = enter
act-draft-no-swap = без обмена
    .key = enter
act-draft-swap-with = с кем
    .key = буква
act-draft-unseen = эту
    .key = 1 или 2
act-draft-seen = понятно
    .key = enter
act-draft-read = весь текст карты
    .key = е
act-draft-read-which = эта карта
    .key = цифра
act-draft-read-other = другая карта
    .key = цифра
act-draft-guard = защитить цифрой
    .key = з
act-draft-digit = цифра, её не видно
    .key = 0–9
act-draft-back = назад
    .key = enter
