### The rulings of data/rulings/imperial-treasury.toml, and the questions they answer: with yes, with no, or in another way.

ruling-treasury-at-the-end = Le Trésor Impérial rapporte 1 point par pièce qu'il vous reste quand la dernière manche est finie. Ce qui a été dépensé ou perdu avant ne compte plus.
    .asked =
        Quel or le Trésor Impérial compte-t-il ?
        J'ai fini avec 5 pièces et le Trésor Impérial : combien de points ?
        combien de points par piece avec le tresor imperial
        le trésor impérial, on compte l'or à quel instant
        4 po restants mais j'en avais 10 avant, trésor impérial de combien
        trésor impérial, on compte l'or quand
    .yes =
        Faut-il garder son or jusqu'à la fin pour le Trésor Impérial ?
        L'or restant vaut-il des points avec le Trésor Impérial ?
        Trésor Impérial : compte-t-on les pièces après le dernier tour ?
        sept pieces restantes et le tresor imperial, ca fait bien 7 points
        l'or pris pendant la derniere manche compte t il pour le tresor impérial
        6 po à la fin et le trésor impérial, +6 ?
        ce que j'ai dépensé avant compte plus pour le trésor impérial
        volé à la dernière manche, mon trésor impérial pleure
        on compte les pièces du trésor impérial une fois tout le monde passé
        chaque pièce pas dépensée à la fin vaut 1 pt avec le trésor impérial
        Le Trésor Impérial ne compte-t-il que l'or restant après la dernière manche ?
        trésor impérial : 1 point par pièce restante
        8 or à la fin, 8 points de trésor impérial
        l'or dépensé ne compte pas pour le trésor impérial
        volé au dernier tour, je perds des points de trésor impérial
        trésor impérial, on compte après la dernière manche
        dois-je garder mon or jusqu'au bout pour le trésor impérial
    .no =
        mes pieces depensees au dernier tour comptent elles pour le trésor imperial
        le voleur m'a vidé à la fin, le trésor impérial compte quand meme cet or
        on compte l'or au moment ou on batit le tresor impérial
        trésor imperial : deux points par piece
        l'or paye pour mon dernier quartier rapporte t il au tresor imperial
        trésor impérial : mes pièces du moment où j'ai fini ma ville
        le trésor impérial compte tout l'or gagné dans la partie
        l'or volé au dernier tour compte encore chez moi pour le trésor impérial
        on regarde l'or au moment où le trésor impérial est bâti
        5 po restants font 10 avec le trésor impérial
        l'or dépensé en constructions compte pour le trésor impérial
        trésor impérial : l'or dépensé compte
        4 or à la fin, 8 points de trésor impérial
        trésor impérial, on compte l'or avant la dernière manche
        l'or volé compte encore pour mon trésor impérial
        trésor impérial : on compte l'or quand je le construis
        est-ce que l'or que j'ai dépensé compte pour le trésor impérial
