### The draft: the discard table, the deal, and passing one device around.

draft-title = Фаза вибору
draft-what = гра на { $players } гравців, { $characters } персонажів
draft-order-face-up = Спершу персонажі горілиць, потім один долілиць. Усі вони вибувають на цей раунд.
draft-order-face-down = Спершу один персонаж долілиць, потім ті, що горілиць. Усі вони вибувають на цей раунд.
draft-rank-four = 4-й ранг ніколи не лишається горілиць: його замішують назад у колоду, а на його місце кладуть іншого. Долілиць він лежати може.
draft-last = * Останній гравець отримує лише одну карту й бере до неї ту, яку першою поклали долілиць: одну лишає собі, другу кладе долілиць.
draft-hint = Хто зі скількох карт вибирає: { -program } draft table -p 5{ $edition }

column-players = Гравців
column-face-up = Горілиць
column-face-down = Долілиць
column-from = Вибір із
# The same on a narrow screen.

draft-player = Гравець { $player }
draft-player-crown = Гравець { $player } (корона)
draft-step-keep = { $who } лишає собі одну з { $count } карт.
draft-step-discard =
    { $count ->
        [1] { $who } кладе останню карту долілиць.
       *[other] { $who } кладе долілиць одну з { $count } карт.
    }
draft-step-discard-random =
    { $count ->
        [one] { $who } перемішує { $count } карту й наосліп кладе долілиць одну з них.
        [few] { $who } перемішує { $count } карти й наосліп кладе долілиць одну з них.
        [many] { $who } перемішує { $count } карт і наосліп кладе долілиць одну з них.
       *[other] { $who } перемішує { $count } карти й наосліп кладе долілиць одну з них.
    }
draft-step-take-first-discard = { $who } бере ще й ту карту, яку першою поклали долілиць.

deal-title = Роздача
deal-face-up = Горілиць
deal-face-down = Долілиць
deal-none = жодної
deal-unseen = одна невідома карта
deal-returned = Горілиць випав { $card }, а 4-му рангові там не місце: його замішали назад у колоду й виклали іншого персонажа.


pass-hand = Передайте пристрій: { $name }
pass-hand-why = Решта хай не підглядає.
pass-again = Вибір персонажів перервався: карти роздано наново.
pass-keep = { $name }: лишіть собі одну карту
pass-discard = { $name }: одну карту покладіть долілиць
pass-random = Кожен уже має персонажа. З решти { $count } карт одна навмання лягає долілиць, і її ніхто не бачить.
pass-first = Одна з цих двох — та, що лежала долілиць.
pass-yours = У вас
pass-keep-chosen = Ви лишаєте собі { CARD($card, form: "acc") }.
pass-discard-chosen = Ви кладете долілиць { CARD($card, form: "acc") }.
pass-done = Усі вибрали
pass-swap-who = У чиєму місті { $card }?
pass-swap-who-why = Власник може наосліп обмінятися персонажем з іншим гравцем.
pass-swap-with = { $name }: міняєтеся персонажем? З ким?
pass-swap-give = { $name }: кого зі своїх віддаєте?
pass-swap-chosen = Ви віддаєте { CARD($card, form: "acc") }.
pass-swap-take = Котру з двох карт берете наосліп? Їх тримає { $name }.
pass-swap-take-why = Вони лежать долілиць, упереміш.
pass-look = { $name }: це ваше
pass-read = Текст якої карти показати?
pass-guard = { $name }: виберіть цифру
pass-guard-why = Без неї ніхто більше не побачить ваших карт.
pass-guarded = Закрито вашою цифрою.
pass-locked = { $name }: ваша цифра?
pass-wrong-digit = Цифра не та.
    .advice = Спробуйте ще раз або поверніться.
pass-crown = У кого тепер корона?
pass-leave-why = Наступного разу цей вибір почнеться з нової роздачі; усе попереднє збережено.

act-draft-look = глянути
    .key = enter
act-draft-choose = вибір
    .key = цифра
act-draft-choose-other = інша
    .key = цифра
act-draft-done = готово
    .key = enter
act-draft-call = скликання
    .key = enter
act-draft-own = ще раз глянути
    .key = літера
act-draft-no-owner = ні в чиєму
    .key = enter
act-draft-no-swap = без обміну
    .key = enter
act-draft-swap-with = з ким
    .key = літера
act-draft-unseen = ця карта
    .key = 1 або 2
act-draft-seen = сховати
    .key = enter
act-draft-read = весь текст карти
    .key = е
act-draft-read-which = ця карта
    .key = цифра
act-draft-read-other = інша карта
    .key = цифра
act-draft-guard = закрити цифрою
    .key = з
act-draft-digit = цифра, її не видно
    .key = 0–9
act-draft-back = назад
    .key = enter
