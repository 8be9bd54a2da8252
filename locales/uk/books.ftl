### Names of things the facts refer to: editions, origins, district types, official lists, books and
### their chapters.

edition-2016 = видання 2016 року
edition-classic = класична коробка
edition-third = французьке третє видання
in-edition-2016 = у виданні 2016 року
in-edition-classic = у класичній коробці
in-edition-third = у французькому третьому виданні

origin-original = оригінальна гра
origin-dark-city = Темне місто
origin-2016 = новинка 2016

type-noble = дворянський
type-religious = церковний
type-trade = торгівельний
type-military = військовий
type-unique = особливий
type-military-third = військовий
type-purple = фіолетовий

deck-first-game = Перша гра
deck-ambitious-aristocrats = Амбіції аристократів
deck-cunning-agents = Кулуарні інтриги
deck-illustrious-emissaries = Таємна слава
deck-devious-dignitaries = Підступність вельмож
deck-tenacious-delegates = Складні перемовини
deck-vicious-nobles = Без сумління

book-2016 = книга правил 2016 року
book-2016-en = книга правил 2016 року, англійський текст
book-classic = книга правил класичної коробки
book-third = книга правил французького третього видання
book-solo = правила одиночного варіанта
book-card = текст на карті

section-intro = Вступ
section-components = Компоненти гри
section-first-game = Ваша перша гра
section-setup = Підготовка до першої гри
section-round = Хід гри
section-selection = Фаза вибору
section-calling = Фаза скликання
section-abilities = Властивості персонажів
section-districts = Квартали
section-card-text = Текст на картах
section-example-turn = Приклад ходу
section-open-information = Відкрита інформація
section-end = Кінець гри
section-gems = Різновиди коштовностей
section-example-score = Приклад підрахунку переможних балів
section-two-three = Гра для 2–3 гравців
section-two = Гра вдвох
section-three = Гра втрьох
section-decks = Формування колод
section-nine = Використання 9 персонажів
section-lists = Готові комбінації
section-characters = Персонажі та їхні властивості
section-uniques = Особливі квартали
section-terms = Важливі терміни
section-author = Від автора

## Chapters that only the older books have

section-preparation = Підготовка до гри
section-choosing = Вибір персонажів
section-turns = Ходи гравців
section-seven = Гра всімох
section-bonus-cards = Бонусні карти
section-bonus-characters = Бонусні персонажі
section-new-characters = Нові персонажі
section-new-districts = Нові квартали
section-remarks = Зауваги

## Chapters with other names in the classic and third edition rulebooks: as printed in Russian and
## in French

section-discarding = Крок перший: відкласти зайвих
section-choosing-classic = Крок другий: розібрати найкращих
section-turns-classic = Крок третій: ходи гравців
section-two-three-classic = Гра вдвох і втрьох
section-two-classic = Гра на двох
section-three-classic = Гра на трьох
section-short-game-classic = Скорочена гра
section-preparation-third = Суть гри й підготовка
section-districts-third = Карти кварталів
section-characters-third = Властивості персонажів
section-end-third = Перемога
section-short-game-third = Коротші партії
section-two-three-third = Правила для 2 і 3 гравців
section-two-third = 2 гравці
section-three-third = 3 гравці
