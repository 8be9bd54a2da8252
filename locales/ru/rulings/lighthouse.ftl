### The rulings of data/rulings/lighthouse.toml, and the questions they answer: with yes, with no, or in another way.

ruling-lighthouse-once = Маяк срабатывает только один раз, при постройке: построивший выбирает из колоды одну карту, и колоду тасуют.
    .no =
        Срабатывает ли Маяк каждый ход?
