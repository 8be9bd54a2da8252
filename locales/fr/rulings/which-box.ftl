### The rulings of data/rulings/which-box.toml, and the questions they answer: with yes, with no, or in another way.

ruling-editions-city-size = Une cité est terminée à sept quartiers en 2016 (huit à 2 ou 3 joueurs), à huit dans les anciennes boîtes ; leur partie courte s'arrête à sept, ou à six dans la troisième édition française.
    .asked =
        Sept quartiers ou huit : qu'est-ce qui vaut pour ma boîte ?
        Pourquoi certains jouent-ils en huit quartiers ?
        Mon ancienne boîte dit huit bâtiments, la nouvelle sept : laquelle croire ?
        combien de quartiers dans la boite classique pour finir
        ancienne boîte à cinq joueurs, on finit à combien de quartiers
        la partie courte des vieilles boîtes s'arrête à combien
        boîte 2016, combien de quartiers
        vieille boîte, sept ou huit
    .yes =
        Les règles disaient huit quartiers avant, non ?
        en 2016 c'est bien sept quartiers ?
        la boite classique demandait elle huit batiments
        a deux joueurs avec la boite 2016, faut il huit quartiers
        troisieme edition : on peut jouer jusqu'a six ?
        dans ma vieille boîte c'était huit quartiers ?
        2016 à quatre joueurs, sept suffisent ?
        La partie courte des anciennes boîtes se terminait-elle à sept quartiers ?
        troisième édition française, une version courte à six existe ?
        mon oncle joue en huit parce qu'il a l'ancienne édition, c'est ça ?
        à trois avec la boîte 2016 on reste à huit ?
        ancienne boîte, huit quartiers ?
        2016 à 5 joueurs, sept quartiers ?
        ma vieille boîte finit à 8, c'est normal ?
        2016 à 2, huit quartiers ?
        partie courte de l'ancienne boîte, sept quartiers ?
        Le nombre de quartiers a-t-il changé avec l'édition de 2016 ?
    .no =
        la nouvelle edition se joue encore a huit quand on est cinq ?
        sept est il le nombre normal dans l'ancienne boite
        boîte 2016 à six joueurs, huit quartiers ?
        l'ancienne édition finissait à sept en partie normale ?
        Le nombre de quartiers pour finir est-il identique dans toutes les éditions ?
        2016 à deux joueurs, sept quartiers ?
        la partie courte des vieilles boîtes c'est cinq quartiers ?
        huit c'est la nouveauté de 2016 pour tout le monde ?
        ancienne boîte, sept quartiers en partie normale ?
        2016 à 4 joueurs, huit quartiers ?
        toutes les éditions finissent à 7 ?
        2016 à 3, sept quartiers ?
        l'ancienne boîte finit à neuf quartiers ?
        2016, six quartiers suffisent ?
ruling-editions-missing-cards = Sept quartiers n'existent que dans les anciennes boîtes, pas en 2016 : le Beffroi, le Cimetière, l'Hôpital, le Phare, la Salle de bal, la Salle du trône et l'Université (coûte 6, vaut 8).
    .asked =
        Quelles cartes n'existent que dans les anciennes boîtes ?
        Où sont l'Université et le Beffroi dans la boîte de 2016 ?
        Je ne trouve pas l'Université dans ma nouvelle édition.
        quelles merveilles ont disparu en 2016
        l'université elle est où dans l'édition 2016
        combien de quartiers ont été virés dans la boîte de 2016
        le beffroi, dans quelle boîte
        quelles cartes ne sont plus en 2016
    .yes =
        phare et salle du trone, seulement dans les anciennes boites ?
        l'hopital a t il ete retiré de l'edition 2016
        plus de phare dans la version 2016 ?
        la salle du trône c'est que dans les vieilles boîtes ?
        L'Université des anciennes boîtes coûtait-elle 6 pour valoir 8 ?
        mon pote a un hôpital dans son jeu, c'est une ancienne édition ?
        le cimetière a sauté en 2016 ?
        ma boîte 2016 n'a pas de salle de bal et c'est normal ?
        université seulement dans l'ancienne boîte ?
        pas de beffroi en 2016 ?
        le cimetière n'est plus dans la boîte 2016 ?
        l'hôpital n'existe que dans les anciennes boîtes ?
        je n'ai pas de phare dans ma boîte 2016, c'est normal ?
        La Salle de bal a-t-elle disparu de l'édition 2016 ?
    .no =
        Le Beffroi existe-t-il encore ?
        y a t il une universite dans la boite de 2016
        le cimetiere existe dans la nouvelle edition ?
        jai perdu mon beffroi ? il n'est pas dans ma boite 2016
        salle de bal dans la boite de 2016 ?
        il manque le beffroi dans ma boîte de 2016, c'est un défaut ?
        le phare est dans l'édition 2016 ?
        La Salle du trône figure-t-elle dans la boîte de 2016 ?
        l'hôpital est une nouveauté de 2016 ?
        une seule carte a disparu en 2016, l'université ?
        l'université valait autant que son coût dans les vieilles boîtes ?
        université dans la boîte 2016 ?
        hôpital dans ma boîte 2016 ?
        il me manque l'université en 2016, carte perdue ?
        le cimetière est toujours dans le jeu de 2016 ?
        la salle du trône est nouvelle en 2016 ?
        le beffroi est dans toutes les éditions ?
ruling-editions-bell-tower = Le Beffroi des anciennes boîtes fait finir la partie à sept quartiers. Selon nous, les bonus et la protection valent alors aussi à sept, car ils dépendent d'une cité terminée.
    .yes =
        Avec le Beffroi des anciennes boîtes, les bonus et la protection valent-ils à sept quartiers ?
        ancienne edition avec beffroi, une ville de sept est elle a l'abri du condottiere
        le beffroi de l'ancienne edition arretait il la partie a sept
        vieux beffroi en jeu, sept quartiers suffisent pour finir ?
        le bonus de ville finie se prend à sept avec le beffroi des anciennes boîtes ?
        La protection d'une cité vaut-elle à sept quartiers avec le Beffroi d'autrefois ?
        c'est votre lecture que le beffroi fait valoir les bonus à sept ?
        ancienne boîte, beffroi posé : condott bloqué à sept quartiers ?
        le beffroi d'avant raccourcissait la partie d'un quartier ?
        beffroi ancien, fin à sept ?
        avec le beffroi, je suis à l'abri du condottiere à sept quartiers ?
        beffroi de l'ancienne boîte, bonus à sept ?
        le vieux beffroi fait finir plus tôt ?
        beffroi en jeu, sept quartiers comptent comme cité terminée ?
        Le bonus du premier se gagne-t-il à sept avec le Beffroi ?
    .no =
        beffroi de l'ancienne boite : faut il encore huit quartiers pour le bonus
        avec le vieux beffroi, la protection reste t elle a huit quartiers
        vieux beffroi : la partie va toujours à huit ?
        avec le beffroi ancien on finit à sept mais les bonus sont à huit ?
        Le Beffroi des anciennes boîtes met-il fin à la partie à six quartiers ?
        sept quartiers et beffroi de l'ancienne édition, le condott peut encore me raser ?
        le vieux beffroi ne faisait que rapporter des points ?
        avec le beffroi d'avant, seul celui qui finit à huit a le bonus ?
        beffroi ancien, fin à huit ?
        beffroi, protection seulement à huit quartiers ?
        avec le beffroi à sept, je n'ai pas de bonus ?
        beffroi, fin à cinq quartiers ?
        à sept quartiers avec le vieux beffroi, le condottiere peut m'attaquer ?
        le beffroi ancien ne change rien à la fin ?
    .asked =
        que faisait le beffroi des vieilles boites
        beffroi de l'ancienne boite et bonus de cité, comment ca marche
        beffroi dans la vieille boîte, on finit à combien
        avec le beffroi ancien, à sept quartiers je suis protégé ou pas
        beffroi ancien, fin à combien
        beffroi et bonus, à sept ou à huit
ruling-editions-costs = Des coûts ont changé de la boîte classique à 2016 : Observatoire 5, puis 4 ; Trésor Impérial 4, puis 5 ; Hospice 5, puis 4 ; Fabrique 6, puis 5 (Manufacture). Le Laboratoire donne 2 pièces au lieu de 1. La troisième édition française n'est connue qu'en partie.
    .yes =
        Le coût d'une carte a-t-il changé d'une boîte à l'autre ?
        Mon Laboratoire ne donne qu'une pièce : est-ce l'ancienne version ?
        Le Trésor Impérial ou l'Hospice coûtaient-ils un autre prix avant ?
        le tresor imperial est il passé de 4 a 5 avec l'edition 2016
        l'hospice est il moins cher depuis 2016
        dans la vieille boite le labo donnait bien 1 piece ?
        labo de 2016 = 2 pièces, l'ancien = 1 ?
        l'hospice a baissé de 5 à 4 ?
        Le Trésor Impérial est-il plus cher depuis 2016 ?
        mon observatoire à 5 vient de la boîte classique ?
        la fabrique de la vieille boîte c'est la manufacture d'aujourd'hui ?
        la manufacture est moins chère que l'ancienne fabrique ?
        observatoire, 4 en 2016 ?
        le laboratoire donne 2 pièces en 2016 ?
        manufacture à 5 en 2016, avant 6 ?
        hospice à 4 en 2016 ?
        mon vieux laboratoire donne 1 pièce, c'est l'ancienne règle ?
        Certains coûts ont-ils changé en 2016 ?
    .no =
        l'observatoire coute t il 5 dans la boite 2016
        la manufacture a t elle le meme prix que la fabrique de la boite classique
        le laboratoire de la boite 2016 rapporte une seule piece ?
        les prix n'ont jamais bougé entre les éditions ?
        l'hospice coûte 5 dans la boîte 2016 ?
        Le Trésor Impérial coûtait-il 5 dans la boîte classique ?
        l'ancien labo donnait 2 pièces ?
        la fabrique classique coûtait 5 ?
        l'observatoire a augmenté en 2016 ?
        observatoire, 5 en 2016 ?
        trésor impérial, 4 en 2016 ?
        le laboratoire donne toujours 1 pièce en 2016 ?
        manufacture à 6 en 2016 ?
        les coûts sont pareils dans les deux boîtes ?
        l'hospice est plus cher en 2016 ?
    .asked =
        Pourquoi mon Observatoire a-t-il un autre coût ?
        quels couts ont changé entre la boite classique et 2016
        l'observatoire coûtait combien avant 2016
        ma manufacture est à 5, celle de l'ancienne boîte à combien
        laboratoire ancienne version, il rapporte combien
        observatoire, 4 ou 5
        trésor impérial, quel coût en 2016
ruling-editions-keep = Il y a un seul Donjon dans la boîte de 2016, deux dans la boîte classique.
    .asked =
        Combien de Donjons y a-t-il dans la boîte ?
        combien de donjons dans la boite classique
        combien de cartes donjon en 2016
        la vieille boîte a combien de donjons
        donjon, un ou deux en 2016
        combien de donjons avant 2016
    .yes =
        un seul donjon dans la boite de 2016, c'est normal ?
        la boite classique avait elle deux donjons
        j'ai qu'un donjon dans ma boîte 2016, tout va bien ?
        y avait deux donjons dans la boîte classique ?
        Le nombre de Donjons a-t-il diminué dans l'édition de 2016 ?
        deux donjons dans mon jeu, c'est que c'est l'ancienne boîte ?
        un donjon de moins qu'avant en 2016 ?
        en 2016 deux joueurs ne peuvent pas avoir chacun leur carte donjon vu qu'il n'y en a qu'une ?
        un seul donjon en 2016 ?
        deux donjons dans l'ancienne boîte ?
        ma boîte 2016 a un donjon, elle est complète ?
        la boîte classique a plus de donjons ?
        en 2016 un seul joueur peut avoir le donjon ?
        Y avait-il deux Donjons dans l'ancienne boîte ?
    .no =
        il me manque un donjon ? ma boite 2016 n'en a qu'un
        deux donjons dans l'edition 2016 ?
        les deux boites ont elles autant de donjons
        boîte 2016 avec un seul donjon, on m'a oublié une carte ?
        trois donjons dans la boîte classique ?
        La boîte de 2016 contient-elle deux Donjons ?
        un seul donjon dans l'ancienne version ?
        le donjon a disparu en 2016 ?
        toujours deux donjons, quelle que soit l'édition ?
        deux donjons en 2016 ?
        un seul donjon dans la boîte classique ?
        il me manque un donjon en 2016 ?
        pas de donjon en 2016 ?
        même nombre de donjons dans les deux boîtes ?
        quatre donjons dans la boîte classique ?
