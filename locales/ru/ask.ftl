### Что `ask` говорит вокруг ответов, и простые факты из данных.

ask-related = Ещё по теме
ask-unsure = Не уверен, что понял. Вы спрашивали:
ask-command = { -program } { $command }
ask-asked = { $question }?
ask-other = { $title } { $text }
ask-other-page = { $title }: { $text }
ask-more = Подробнее: { -program } { $command }
ask-silent-on = Об этом здесь ничего нет: { $cards }.
ask-source = { $standing }: { $source }
ask-source-card = напечатано на карте
ask-source-draft = таблица сброса
ask-score = Посчитать целый город: { -program } score
ask-draft-title = Персонажи в открытую
ask-draft = Игроков { $players }, персонажей { $characters }: в открытую { $count }, в закрытую 1.
ask-none = ничего из этого
ask-question = Что хотите узнать?

fact-cost = { $card } стоит { $cost } золота.
fact-cost-none = { $card } не строится, поэтому цены нет.
fact-rank = { $card } имеет ранг { $rank }.
fact-type = { $card } — { $type } квартал.
fact-copies = { $count ->
        [one] В коробке { $count } такая карта: { $card }.
        [few] В коробке { $count } такие карты: { $card }.
       *[other] В коробке { $count } таких карт: { $card }.
    }
fact-points = { $card } даёт очки по своей стоимости: { $cost }. { $effect }
fact-points-none = { $card } не строится. { $effect }
fact-boxes = { $card } есть { $boxes }.
fact-of-rank = Ранг { $rank }: { $cards }.
fact-doing-defence = Защищают город или делают нападение дороже: { $cards }.
fact-doing-scoring = Дают очки в конце или помогают завершить город: { $cards }.
fact-doing-gold = Приносят золото: { $cards }.
fact-difference = { $one }: { $first }
    { $other }: { $second }
fact-characters = Когда игроков { $players }, в партии { $characters } персонажей, по одному на ранг. { $each ->
        [one] Каждый играет за раунд одного из них.
       *[other] Каждый играет за раунд { $each } из них.
    }
fact-complete = Когда игроков { $players }, город завершён с { $count } кварталами. Раунд доигрывают, и партия окончена.
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
