### The rulings of data/rulings/imperial-treasury.toml, and the questions they answer: with yes, with no, or in another way.

ruling-treasury-at-the-end = Le Trésor Impérial rapporte 1 point par pièce qu'il vous reste quand la dernière manche est finie. Ce qui a été dépensé ou perdu avant ne compte plus.
    .asked =
        Quel or le Trésor Impérial compte-t-il ?
        J'ai fini avec 5 pièces et le Trésor Impérial : combien de points ?
        combien de points par piece avec le tresor imperial
    .yes =
        Faut-il garder son or jusqu'à la fin pour le Trésor Impérial ?
        L'or restant vaut-il des points avec le Trésor Impérial ?
        Trésor Impérial : compte-t-on les pièces après le dernier tour ?
        sept pieces restantes et le tresor imperial, ca fait bien 7 points
        l'or pris pendant la derniere manche compte t il pour le tresor impérial
    .no =
        mes pieces depensees au dernier tour comptent elles pour le trésor imperial
        le voleur m'a vidé à la fin, le trésor impérial compte quand meme cet or
        on compte l'or au moment ou on batit le tresor impérial
        trésor imperial : deux points par piece
        l'or paye pour mon dernier quartier rapporte t il au tresor imperial
