### Names of things the facts refer to: editions, origins, district types, official lists, books and
### their chapters.

edition-2016 = издание 2016 года
edition-classic = классическая коробка
edition-third = французское третье издание
in-edition-2016 = в издании 2016 года
in-edition-classic = в классической коробке
in-edition-third = во французском третьем издании

origin-original = базовая игра
origin-dark-city = Тёмный город
origin-2016 = 2016 год

type-noble = дворянский
type-religious = церковный
type-trade = торговый
type-military = воинский
type-unique = особый
type-military-third = воинский
type-purple = лиловый

deck-first-game = Первая игра
deck-ambitious-aristocrats = Амбициозные аристократы
deck-cunning-agents = Хитрые агенты
deck-illustrious-emissaries = Прославленные посланники
deck-devious-dignitaries = Коварные сановники
deck-tenacious-delegates = Упорные делегаты
deck-vicious-nobles = Безжалостные вельможи

book-2016 = книга правил 2016 года
book-2016-en = книга правил 2016 года, английский текст
book-classic = правила классической коробки
book-third = правила французского третьего издания
book-solo = правила одиночного варианта
book-card = текст на самой карте

section-intro = Введение
section-components = Состав игры
section-first-game = Ваша первая игра
section-setup = Подготовка к игре
section-round = Ход игры
section-selection = Фаза выбора
section-calling = Вызов персонажей
section-abilities = Свойства персонажей
section-districts = Кварталы
section-card-text = Текст на картах
section-example-turn = Пример хода
section-open-information = Открытая информация
section-end = Конец игры
section-gems = Виды самоцветов
section-example-score = Пример подсчёта очков
section-two-three = Игра для 2–3 игроков
section-two = Игра вдвоём
section-three = Игра втроём
section-decks = Составление колод
section-nine = Игра с девятью персонажами
section-lists = Готовые наборы
section-characters = Персонажи
section-uniques = Особые кварталы
section-terms = Важные термины
section-author = От автора

## Chapters that only the older books have

section-preparation = Подготовка к игре
section-choosing = Выбор персонажей
section-turns = Ходы игроков
section-seven = Игра всемером
section-bonus-cards = Бонусные карты
section-bonus-characters = Бонусные персонажи
section-new-characters = Новые персонажи
section-new-districts = Новые кварталы
section-remarks = Замечания

## Chapters with other names in the classic and third edition rulebooks: as printed in Russian and
## in French

section-discarding = Шаг первый: Убрать лишних
section-choosing-classic = Шаг второй: Разобрать лучших
section-turns-classic = Шаг третий: Ходы игроков
section-two-three-classic = Игра вдвоём и втроём
section-two-classic = Игра на двоих
section-three-classic = Игра на троих
section-short-game-classic = Укороченная игра
section-preparation-third = Суть игры и подготовка
section-districts-third = Карты кварталов
section-characters-third = Свойства персонажей
section-end-third = Победа
section-short-game-third = Более короткие партии
section-two-three-third = Правила для 2 и 3 игроков
section-two-third = 2 игрока
section-three-third = 3 игрока
