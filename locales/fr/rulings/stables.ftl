### The rulings of data/rulings/stables.toml, and the questions they answer: with yes, with no, or in another way.

ruling-stables-extra = Les Écuries se construisent en plus de la limite, avant ou après l'autre quartier. Le reste est comme d'habitude : après la collecte, pour 2 pièces d'or, et taxées.
    .yes =
        Puis-je construire les Écuries et un autre quartier le même tour ?
    .asked =
        Les Écuries comptent-elles dans la limite de construction ?
        J'ai les Écuries en main : puis-je les poser en plus de mon bâtiment du tour ?
        Les Écuries sont-elles gratuites ?
        Deux constructions le même tour, grâce aux Écuries ?
ruling-stables-confiscated = Même confisquées, les Écuries ne comptent pas dans la limite : la cible de l'Échevin peut encore construire un autre quartier.
    .yes =
        L'Échevin m'a pris les Écuries : puis-je encore construire ?
    .asked =
        L'Échevin a saisi mes Écuries : est-ce que j'ai perdu ma construction du tour ?
        Écuries confisquées : comptent-elles dans ma limite ?
        On me prend mes Écuries par mandat signé, puis-je poser un autre bâtiment ?
