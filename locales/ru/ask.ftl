### Что `ask` говорит вокруг ответов, и простые факты из данных.

ask-related = Ещё по теме
ask-unsure = Вопрос понят не до конца. Вы спрашивали:
ask-command = { -program } { $command }
ask-asked = { $question }?
ask-other = { $title } { $text }
ask-other-page = { $title }: { $text }
ask-more = Подробнее: { -program } { $command }
ask-silent-on = Не вошло в ответ: { $cards }.
ask-source = { $standing }: { $source }
ask-source-card = напечатано на карте
ask-source-draft = таблица сброса
ask-score = Посчитать целый город: { -program } score
ask-draft-title = Персонажи лицом вверх
ask-draft = Игроков { $players }, персонажей { $characters }: лицом вверх { $count }, лицом вниз 1.
ask-none = ничего из этого
ask-question = Что хотите узнать?

fact-cost = { $card } { CARD($card, form: "gender") ->
        [pl] стоят
       *[other] стоит
    } { $cost ->
        [one] { $cost } монету.
        [few] { $cost } монеты.
        [many] { $cost } монет.
       *[other] { $cost } монеты.
    }
fact-cost-none = { $card } не строится, поэтому цены нет.
fact-rank = { $card } — персонаж { $rank }-го ранга.
fact-type = { $card } — { $type } квартал.
fact-copies = { $count ->
        [one] В коробке { $count } такая карта: { $card }.
        [few] В коробке { $count } такие карты: { $card }.
       *[other] В коробке { $count } таких карт: { $card }.
    }
fact-points = { $card } { CARD($card, form: "gender") ->
        [pl] приносят
       *[other] приносит
    } столько очков, сколько { CARD($card, form: "gender") ->
        [pl] стоят
       *[other] стоит
    }: { $cost }. { $effect }
fact-points-none = { $card } не строится. { $effect }
fact-boxes = { $card } есть { $boxes }.
fact-of-rank = Ранг { $rank }: { $cards }.
fact-doing-defence = Защищают город или делают нападение дороже: { $cards }.
fact-doing-scoring = Дают очки в конце или помогают завершить город: { $cards }.
fact-doing-gold = Приносят золото: { $cards }.
fact-difference = { $one }: { $first }
    { $other }: { $second }
fact-characters = Когда игроков { $players }, в партии { $characters } персонажей, по одному на ранг. { $each ->
        [one] У каждого игрока на раунд один из них.
       *[other] У каждого игрока на раунд { $each } из них.
    }
fact-complete = Когда игроков { $players }, в завершённом городе { $count ->
        [one] { $count } квартал.
        [few] { $count } квартала.
        [many] { $count } кварталов.
       *[other] { $count } квартала.
    } Раунд доигрывают, и партия окончена.
fact-title-cost = Сколько стоит
fact-title-rank = Какой ранг
fact-title-type = Какого типа
fact-title-copies = Сколько таких карт
fact-title-points = Сколько очков
fact-title-boxes = В каких коробках
fact-title-difference = Чем отличаются
fact-title-of-rank = Персонажи ранга
fact-title-doing = Карты, которые это делают
fact-title-characters = Персонажи в партии
fact-title-complete = Когда конец игры
