### What many games of one deck say. Rates come with a 95 % interval; a deed is named by measured-act-<act>.

measured-title = Виміряно
measured-is-even = Рівно.
measured-are-even = Персонажі рівні.
measured-is-fair = Досить рівно.
measured-is-uneven = Нерівно.
measured-is-unclear = Можливо, рівно: партій замало, щоб сказати напевно.
measured-gain-none = Жодне місце не має переваги.
measured-gain-unclear = Партій замало, щоб сказати, чи вигідне якесь місце.
measured-gain-crown =
    { $count ->
        [0] Перша корона дає перевагу: { $value } перемог.
        [one] Місце ліворуч від першої корони дає перевагу: { $value } перемог.
       *[other] { $count ->
            [2] { $count }-ге
            [3] { $count }-тє
            [7] { $count }-ме
           *[other] { $count }-те
        } місце ліворуч від першої корони дає перевагу: { $value } перемог.
    }
measured-gain-seat = Гравець { $seat } сильніший: { $value } перемог.
measured-extremes = Найсильніший: { $strong }, { $high }; найслабший: { $weak }, { $low } (за рівних шансів { $even }).
measured-extremes-none = Жоден персонаж не вирізняється; рівні шанси — це { $even }.
measured-more = Усі числа, з інтервалами й жорсткістю: та сама команда з --full.
measured-figures =
    { $count ->
        [one] Зіграно { $games } партію: у середньому { $rounds } раунду, у переможця { $points } бала, відрив { $margin }.
        [few] Зіграно { $games } партії: у середньому { $rounds } раунду, у переможця { $points } бала, відрив { $margin }.
        [many] Зіграно { $games } партій: у середньому { $rounds } раунду, у переможця { $points } бала, відрив { $margin }.
       *[other] Зіграно { $games } партії: у середньому { $rounds } раунду, у переможця { $points } бала, відрив { $margin }.
    }
measured-parts = Це не всі партії: інші частини ще не додано.
measured-stopped = Зупинено: зіграно { $games } із { $wanted }. Та сама команда продовжить звідси.
measured-stalled = Партій, де за 200 раундів ніхто не завершив міста: { $count }. Їх зупинено.
measured-limits = Грає програма, а не люди: вірте різниці більше, ніж самим числам.
measured-seats = Місця
measured-even = За рівних шансів кожен вигравав би { $share } партій.
measured-crown = За місцем від першої корони
measured-crown-own = з короною
measured-crown-left = { $count }-й ліворуч від неї
measured-characters = Персонажі
measured-characters-told = Як часто вигравав той, хто взяв персонажа. Середина — рівні шанси, { $share }.
measured-districts = Особливі квартали
measured-districts-told = Як часто вигравало місто з цим кварталом. Хто більше будує, той частіше виграє, тому середина — середнє цих кварталів, { $share }.
measured-length = Тривалість і бали
measured-value-rounds = раунди
measured-value-winner-points = бали переможця
measured-value-points = бали всіх
measured-value-margin = відрив переможця
measured-value-lead-changes = зміни лідера
measured-harsh = Наскільки жорстко
measured-harm-killed = ходів пропало (убивство)
measured-harm-bewitched = зачакловано
measured-harm-robbed = обікрадено
measured-harm-destroyed = кварталів зруйновано
measured-harm-taken = кварталів відібрано чи обміняно
measured-acts = Що робили і що це дало
measured-column-difference = Рідше · частіше
measured-column-points = ±
measured-column-wins = Перемоги
measured-column-interval = 95 %
measured-column-chosen = Вибрано
measured-column-when = Черга
measured-column-crown = Корона
measured-column-built = Збудовано
measured-column-without = Без нього
measured-column-mean = Середнє
measured-column-range = 8 партій із 10
measured-column-act = Дія
measured-column-times = За партію
measured-column-gold = Золото
measured-column-cards = Карти
measured-column-value = Що
measured-progress = партій { $games } · місця { $low }–{ $high } · раундів { $rounds }
measured-act-by = { $act } ({ $card })
measured-act-gather-gold = узяти золото
measured-act-gather-cards = узяти карти
measured-act-kill = убити
measured-act-bewitch = зачаклувати
measured-act-rob = назвати, кого обікрасти
measured-act-robbed = лишитися без золота
measured-act-warrants = покласти розпорядження
measured-act-threaten = покласти погрози
measured-act-bribe = дати хабар
measured-act-no-bribe = не дати хабаря
measured-act-reveal-threat = відкрити погрозу
measured-act-spy = шпигувати
measured-act-swap-hands = помінятися картами
measured-act-redraw = поміняти карти через колоду
measured-act-wizard-take = узяти карту з руки
measured-act-seer-take = узяти в кожного по карті
measured-act-seer-give = повернути карти
measured-act-crown = узяти чи віддати корону
measured-act-income = дохід із кварталів
measured-act-tithe = золото найбагатшого
measured-act-extra-gold = ще золото
measured-act-extra-cards = ще карти
measured-act-refund = золото назад
measured-act-queen = золото за сусідство з рангом 4
measured-act-navigate = золото чи карти
measured-act-study = переглянути карти
measured-act-build = збудувати
measured-act-confiscate = конфіскувати
measured-act-tax = сплатити мито
measured-act-collect-tax = зібрати мито
measured-act-destroy = зруйнувати
measured-act-seize = захопити
measured-act-exchange = обміняти квартали
measured-act-beautify = прикрасити
measured-act-armory = зруйнувати Арсеналом
measured-act-laboratory = карта за золото
measured-act-smithy = золото за карти
measured-act-museum = відкласти карту
measured-act-park = узяти карти
measured-act-poor-house = узяти золото
measured-act-theater = помінятися персонажем
measured-act-heir = корона після вбивства
measured-act-markers-back = жетони назад
measured-act-killed = втратити хід

measured-column-lists = Готові
measured-lists = Поруч із готовими комбінаціями
measured-lists-same = Помітних відмінностей від семи готових комбінацій немає.
measured-lists-cards = Від семи готових комбінацій відрізняються лише окремі карти: див. --full.
measured-lists-told = У стовпці «Готові» — найнижче й найвище із семи готових комбінацій за тієї самої кількості гравців і персонажів.
remark-value-rounds =
    { $side ->
        [more] Довго: раундів { $value }, у готових комбінаціях від { $low } до { $high }.
       *[less] Швидко: раундів { $value }, у готових комбінаціях від { $low } до { $high }.
    }
remark-value-winner-points =
    { $side ->
        [more] Високий рахунок: у переможця { $value }, у готових комбінаціях від { $low } до { $high }.
       *[less] Низький рахунок: у переможця { $value }, у готових комбінаціях від { $low } до { $high }.
    }
remark-value-points =
    { $side ->
        [more] Багаті міста: у середньому балів { $value }, у готових комбінаціях від { $low } до { $high }.
       *[less] Бідні міста: у середньому балів { $value }, у готових комбінаціях від { $low } до { $high }.
    }
remark-value-margin =
    { $side ->
        [more] Упевнені перемоги: відрив { $value }, у готових комбінаціях від { $low } до { $high }.
       *[less] Боротьба впритул: відрив { $value }, у готових комбінаціях від { $low } до { $high }.
    }
remark-value-lead-changes =
    { $side ->
        [more] Лідер змінюється часто: { $value } за партію, у готових комбінаціях від { $low } до { $high }.
       *[less] Лідер змінюється рідко: { $value } за партію, у готових комбінаціях від { $low } до { $high }.
    }
remark-harm-killed =
    { $side ->
        [more] Багато вбивств: за партію втрачених ходів { $value }, у готових комбінаціях від { $low } до { $high }.
       *[less] Мало вбивств: за партію втрачених ходів { $value }, у готових комбінаціях від { $low } до { $high }.
    }
remark-harm-bewitched =
    { $side ->
        [more] Багато чаклунства: { $value } за партію, у готових комбінаціях від { $low } до { $high }.
       *[less] Мало чаклунства: { $value } за партію, у готових комбінаціях від { $low } до { $high }.
    }
remark-harm-robbed =
    { $side ->
        [more] Багато крадіжок: { $value } за партію, у готових комбінаціях від { $low } до { $high }.
       *[less] Мало крадіжок: { $value } за партію, у готових комбінаціях від { $low } до { $high }.
    }
remark-harm-destroyed =
    { $side ->
        [more] Багато руйнувань: за партію кварталів { $value }, у готових комбінаціях від { $low } до { $high }.
       *[less] Мало руйнувань: за партію кварталів { $value }, у готових комбінаціях від { $low } до { $high }.
    }
remark-harm-taken =
    { $side ->
        [more] Квартали часто змінюють господарів: { $value } за партію, у готових комбінаціях від { $low } до { $high }.
       *[less] Квартали рідко змінюють господарів: { $value } за партію, у готових комбінаціях від { $low } до { $high }.
    }
remark-crown =
    { $count ->
        [0] Хто починає з короною, виграє { $value } партій, у готових комбінаціях від { $low } до { $high }.
       *[other] { $count }-й ліворуч від першої корони виграє { $value } партій, у готових комбінаціях від { $low } до { $high }.
    }
remark-character = { $card }: { $value } перемог; за рівних шансів { $even }, у персонажів із готових комбінацій від { $low } до { $high }.
remark-district = Хто збудував { CARD($card, form: "acc") }, виграє { $value } партій; з особливими кварталами готових комбінацій — від { $low } до { $high }.

measured-quote =
    { $count ->
        [one] Зіграно { $games } партію: у середньому { $rounds } раунду, у переможця { $points } бала; персонажі виграють { $characters } партій, міста з особливим кварталом — { $districts }.
        [few] Зіграно { $games } партії: у середньому { $rounds } раунду, у переможця { $points } бала; персонажі виграють { $characters } партій, міста з особливим кварталом — { $districts }.
        [many] Зіграно { $games } партій: у середньому { $rounds } раунду, у переможця { $points } бала; персонажі виграють { $characters } партій, міста з особливим кварталом — { $districts }.
       *[other] Зіграно { $games } партії: у середньому { $rounds } раунду, у переможця { $points } бала; персонажі виграють { $characters } партій, міста з особливим кварталом — { $districts }.
    }
measured-quote-lists = У дужках — готові комбінації.
measured-short = раундів { $rounds }, балів у переможця { $points }, перемог у персонажів { $characters }
measured-evenest = Найрівніша добірка з { $count }.
measured-choosing = вимірюємо добірки

error-measure-syntax = { $why }
    .advice = Назвіть файли, які записала команда deck measure: { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-foreign = { $file } — це не вимірювання.
    .advice = Назвіть файли, які записала команда deck measure: { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-version = { $file } — іншої версії («{ $version }», а потрібна { $own }).
    .advice = Партії вийшли б інші. Виміряйте цю частину ще раз цією програмою.
error-measure-broken = { $file } зіпсовано: { $key } не сходиться з рештою.
    .advice = Виміряйте цю частину ще раз.
error-measure-other = { $file } та { $with } — частини різних вимірювань: не збігається { $key }.
    .advice = В усіх частин мають бути ті самі добірка, зерно й місця.
error-measure-overlap = У { $file } є партії, які є і в { $with }.
    .advice = Назвіть кожну частину один раз.
error-measure-shard = У --shard не може бути «{ $shard }».
    .advice = Укажіть, котра це частина і скільки їх: від 1/4 до 4/4, якщо їх чотири; частин не більше, ніж партій.
error-measure-games = Для --shard потрібен --games.
    .advice = Укажіть, скільки партій у всіх частинах разом: --games 1000000
error-measure-resume = Розпочате вимірювання в { $file } не підходить: усе грається спочатку.
    .advice = Нічого робити не треба: файл буде записано наново.
error-measure-kept = Збережені результати в { $file } не вдається прочитати.
    .advice = Виміряйте добірку ще раз: файл буде замінено.
