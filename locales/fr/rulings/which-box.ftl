### The rulings of data/rulings/which-box.toml, and the questions they answer: with yes, with no, or in another way.

ruling-editions-city-size = Une cité est terminée à sept quartiers en 2016 (huit à 2 ou 3 joueurs), à huit dans les anciennes boîtes ; leur partie courte s'arrête à sept, ou à six dans la troisième édition française.
    .asked =
        Sept quartiers ou huit : qu'est-ce qui vaut pour ma boîte ?
        Pourquoi certains jouent-ils en huit quartiers ?
        Mon ancienne boîte dit huit bâtiments, la nouvelle sept : laquelle croire ?
        combien de quartiers dans la boite classique pour finir
    .yes =
        Les règles disaient huit quartiers avant, non ?
        en 2016 c'est bien sept quartiers ?
        la boite classique demandait elle huit batiments
        a deux joueurs avec la boite 2016, faut il huit quartiers
        troisieme edition : on peut jouer jusqu'a six ?
    .no =
        la nouvelle edition se joue encore a huit quand on est cinq ?
        sept est il le nombre normal dans l'ancienne boite
ruling-editions-missing-cards = Sept quartiers n'existent que dans les anciennes boîtes, pas en 2016 : le Beffroi, le Cimetière, l'Hôpital, le Phare, la Salle de bal, la Salle du trône et l'Université (coûte 6, vaut 8).
    .asked =
        Quelles cartes n'existent que dans les anciennes boîtes ?
        Où sont l'Université et le Beffroi dans la boîte de 2016 ?
        Je ne trouve pas l'Université dans ma nouvelle édition.
        quelles merveilles ont disparu en 2016
    .yes =
        phare et salle du trone, seulement dans les anciennes boites ?
        l'hopital a t il ete retiré de l'edition 2016
    .no =
        Le Beffroi existe-t-il encore ?
        y a t il une universite dans la boite de 2016
        le cimetiere existe dans la nouvelle edition ?
        jai perdu mon beffroi ? il n'est pas dans ma boite 2016
        salle de bal dans la boite de 2016 ?
ruling-editions-bell-tower = Le Beffroi des anciennes boîtes fait finir la partie à sept quartiers. Selon nous, les bonus et la protection valent alors aussi à sept, car ils dépendent d'une cité terminée.
    .yes =
        Avec le Beffroi des anciennes boîtes, les bonus et la protection valent-ils à sept quartiers ?
        ancienne edition avec beffroi, une ville de sept est elle a l'abri du condottiere
        le beffroi de l'ancienne edition arretait il la partie a sept
    .no =
        beffroi de l'ancienne boite : faut il encore huit quartiers pour le bonus
        avec le vieux beffroi, la protection reste t elle a huit quartiers
    .asked =
        que faisait le beffroi des vieilles boites
        beffroi de l'ancienne boite et bonus de cité, comment ca marche
ruling-editions-costs = Des coûts ont changé de la boîte classique à 2016 : Observatoire 5, puis 4 ; Trésor Impérial 4, puis 5 ; Hospice 5, puis 4 ; Fabrique 6, puis 5 (Manufacture). Le Laboratoire donne 2 pièces au lieu de 1. La troisième édition française n'est connue qu'en partie.
    .yes =
        Le coût d'une carte a-t-il changé d'une boîte à l'autre ?
        Mon Laboratoire ne donne qu'une pièce : est-ce l'ancienne version ?
        Le Trésor Impérial ou l'Hospice coûtaient-ils un autre prix avant ?
        le tresor imperial est il passé de 4 a 5 avec l'edition 2016
        l'hospice est il moins cher depuis 2016
        dans la vieille boite le labo donnait bien 1 piece ?
    .no =
        l'observatoire coute t il 5 dans la boite 2016
        la manufacture a t elle le meme prix que la fabrique de la boite classique
        le laboratoire de la boite 2016 rapporte une seule piece ?
    .asked =
        Pourquoi mon Observatoire a-t-il un autre coût ?
        quels couts ont changé entre la boite classique et 2016
ruling-editions-keep = Il y a un seul Donjon dans la boîte de 2016, deux dans la boîte classique.
    .asked =
        Combien de Donjons y a-t-il dans la boîte ?
        combien de donjons dans la boite classique
    .yes =
        un seul donjon dans la boite de 2016, c'est normal ?
        la boite classique avait elle deux donjons
    .no =
        il me manque un donjon ? ma boite 2016 n'en a qu'un
        deux donjons dans l'edition 2016 ?
        les deux boites ont elles autant de donjons
