### The rulings of data/rulings/observatory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-observatory-keeps-one = С Обсерваторией вы смотрите все три карты, одну оставляете, а две кладёте под колоду.
    .no =
        Оставляют ли с Обсерваторией две карты из трёх?
    .asked =
        Куда деваются карты, не выбранные с Обсерваторией?
        У меня Обсерватория: три карты, сколько на руку?
        Обсерватория без Библиотеки: оставляю одну?
        Что даёт Обсерватория?
