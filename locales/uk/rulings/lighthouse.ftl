### The rulings of data/rulings/lighthouse.toml, and the questions they answer: with yes, with no, or in another way.

ruling-lighthouse-once = Маяк спрацьовує лише раз, під час будівництва: той, хто його збудував, вибирає з колоди одну карту, і колоду перемішують.
    .no =
        Чи спрацьовує Маяк щоходу?
