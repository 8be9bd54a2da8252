### Що `ask` каже навколо відповідей, і прості факти з даних.

ask-related = Ще до теми
ask-unsure = Запитання не зовсім зрозуміле. Ви питали про це?
ask-command = { -program } { $command }
ask-asked = { $question }?
ask-other = { $title } { $text }
ask-other-page = { $title }: { $text }
ask-more = Докладніше: { -program } { $command }
ask-silent-on = Про це тут нічого немає: { $cards }.
ask-source = { $standing }: { $source }
ask-source-card = надруковано на карті
ask-source-draft = таблиця скинутих персонажів
ask-score = Порахувати ціле місто: { -program } score
ask-draft-title = Персонажі горілиць
ask-draft = Гравців { $players }, персонажів { $characters }: горілиць { $count }, долілиць 1.
ask-none = нічого з цього
ask-question = Що хочете дізнатися?

fact-cost =
    { CARD($card, form: "gender") ->
        [pl] { $card } коштують
       *[other] { $card } коштує
    } { $cost ->
        [one] { $cost } монету
        [few] { $cost } монети
        [many] { $cost } монет
       *[other] { $cost } монети
    }.
fact-cost-none = { CARD($card, form: "acc") } не будують, тож вартості немає.
fact-rank = { $card } має ранг { $rank }.
fact-type = { $card } — { $type } квартал.
fact-copies = { $count ->
        [one] У коробці { $count } така карта: { $card }.
        [few] У коробці { $count } такі карти: { $card }.
       *[other] У коробці { $count } таких карт: { $card }.
    }
fact-points =
    { CARD($card, form: "gender") ->
        [pl] { $card } дають
       *[other] { $card } дає
    } за свою вартість { $cost ->
        [one] { $cost } бал
        [few] { $cost } бали
        [many] { $cost } балів
       *[other] { $cost } бала
    }. { $effect }
fact-points-none = { CARD($card, form: "acc") } не будують. { $effect }
fact-boxes = { $card } є { $boxes }.
fact-of-rank = Ранг { $rank }: { $cards }.
fact-doing-defence = Захищають місто або роблять напад дорожчим: { $cards }.
fact-doing-scoring = Дають бали наприкінці або допомагають завершити місто: { $cards }.
fact-doing-gold = Приносять золото: { $cards }.
fact-difference = { $one }: { $first }
    { $other }: { $second }
fact-characters = У грі на { $players } гравців { $characters } персонажів, по одному на ранг. { $each ->
        [one] Кожен грає за раунд одного з них.
       *[other] Кожен грає за раунд { $each } з них.
    }
fact-complete = У грі на { $players } гравців місто завершене, коли в ньому { $count } кварталів. Раунд догравають, і партії кінець.
fact-title-cost = Скільки коштує
fact-title-rank = Який ранг
fact-title-type = Якого типу
fact-title-copies = Скільки таких карт
fact-title-points = Скільки балів
fact-title-boxes = У яких коробках
fact-title-difference = Чим відрізняються
fact-title-of-rank = Персонажі рангу
fact-title-doing = Карти, які це роблять
fact-title-characters = Персонажі в партії
fact-title-complete = Коли кінець гри
