### The rulings of data/rulings/stables.toml, and the questions they answer: with yes, with no, or in another way.

ruling-stables-extra = Les Écuries se construisent en plus de votre limite : avant ou après un autre quartier, dans le même tour.
    .yes =
        Puis-je construire les Écuries et un autre quartier le même tour ?
        J'ai les Écuries en main : puis-je les poser en plus de mon bâtiment du tour ?
        Deux constructions le même tour, grâce aux Écuries ?
        palais deja pose, jpeux ajouter les ecuries
        ecuries d'abord puis une eglise le meme tour
        avec les ecuries je batis deux quartiers ce tour
    .no =
        Les Écuries comptent-elles dans la limite de construction ?
        les ecuries bouffent ma construction du tour
        apres les ecuries j'ai fini de construire
        les ecuries doivent elles etre ma seule construction
        apres les ecuries, deux autres quartiers en etant la marchande
    .asked =
        combien de quartiers si l'un d'eux est les écuries
ruling-stables-like-any = À part la limite, les Écuries se construisent comme tout quartier : après la collecte, pour leurs 2 pièces d'or, et avec la taxe s'il y en a une.
    .no =
        Les Écuries sont-elles gratuites ?
        on peut poser les ecuries avant de collecter
        les ecuries echappent a la taxe du bailli
        hors limite donc les ecuries ne coutent rien
        plus un sou, jpeux quand meme poser les ecuries
    .yes =
        je paie 2 pieces pour les ecuries
        taxe sur les ecuries aussi
        faut il d'abord faire sa collecte avant les ecuries
    .asked =
        elles coûtent quoi les écuries
ruling-stables-confiscated = Même confisquées, les Écuries ne comptent pas dans la limite : la cible de l'Échevin peut encore construire un autre quartier.
    .yes =
        L'Échevin m'a pris les Écuries : puis-je encore construire ?
        On me prend mes Écuries par mandat signé, puis-je poser un autre bâtiment ?
        ecuries confisquees, jpeux poser un autre quartier
        mandat sur mes ecuries, j'ai encore ma construction normale
        j'ai perdu les ecuries sur mandat, une eglise maintenant c'est ok
    .no =
        L'Échevin a saisi mes Écuries : est-ce que j'ai perdu ma construction du tour ?
        Écuries confisquées : comptent-elles dans ma limite ?
        l'echevin a pris mes ecuries, ma construction est perdue
        l'echevin met fin a mes constructions en prenant les ecuries
        des ecuries saisies comptent comme ma construction du tour
        apres la saisie des ecuries par l'echevin je dois arreter de batir
    .asked =
        l'échevin confisque les écuries, que puis-je encore bâtir
