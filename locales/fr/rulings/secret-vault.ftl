### The rulings of data/rulings/secret-vault.toml, and the questions they answer: with yes, with no, or in another way.

ruling-vault-is-a-card = Jusqu'à la fin, les Catacombes sont une carte en main comme les autres, car rien ne les met à part : on peut les échanger, les prendre, les donner, les défausser ou s'en servir pour payer, et l'Espion les compte comme merveille.
    .yes =
        Peut-on me prendre les Catacombes de la main ?
        Puis-je défausser les Catacombes ou les échanger avec la Magicienne ?
        L'Espion compte-t-il les Catacombes ?
        J'ai les Catacombes en main : le Sorcier, la Voyante ou la Magicienne peuvent-ils me les piquer ?
        Puis-je payer le Tripot ou le Laboratoire avec les Catacombes ?
        la voyante peut tirer mes catacombes
        l'empereur peut il recevoir mes catacombes comme carte
        jpeux changer les catacombes en 2 pieces au laboratoire
        le cardinal peut donner les catacombes en paiement
        le sorcier fouille ma main et tombe sur les catacombes, il peut les embarquer ?
        magicienne : j'échange ma main contre la sienne, les catacombes partent avec ?
        L'Espion qui cherche du violet compte-t-il mes Catacombes ?
        je jette les catacombes au labo, permis ?
        les catacombes c'est juste une carte en main comme une autre avant la fin ?
        la voyante peut me refiler les catacombes qu'elle avait ?
        tripot payé avec la carte catacombes, ça passe ?
        on peut me voler les catacombes ?
        la magicienne peut prendre mes catacombes ?
        je peux jeter les catacombes au laboratoire ?
        je suis sorcier, je peux prendre les catacombes dans une main ?
        les catacombes comptent pour l'espion ?
        j'échange ma main avec la magicienne, je perds mes catacombes ?
        Les Catacombes peuvent-elles servir à payer le Tripot ?
    .no =
        les catacombes sont elles a l'abri du sorcier dans ma main
        l'espion saute t il les catacombes quand il demande violet
        les catacombes restent elles bloquees en main jusqu'au bout
        si la magicienne echange les mains, je peux garder mes catacombes
        mes catacombes sont protégées des voleurs de cartes tant que je les tiens ?
        on ne peut pas défausser les catacombes avant la fin ?
        catacombes intouchables pour la magicienne ?
        Les Catacombes doivent-elles être mises de côté dès qu'on les pioche ?
        l'espion demande violet et je peux zapper mes catacombes ?
        le cardinal n'a pas le droit de céder ses catacombes ?
        catacombes protégées en main ?
        je suis sûr de garder mes catacombes jusqu'à la fin ?
        la voyante ne peut pas prendre les catacombes ?
        interdit de défausser les catacombes ?
        l'espion ignore les catacombes ?
        je peux refuser de donner mes catacombes quand la magicienne échange les mains ?
    .asked =
        que peut-il arriver à mes catacombes en main avant la fin
        Comment l'Espion traite-t-il les Catacombes ?
        les catacombes en main, qui peut me les prendre
        avant la fin, les catacombes servent à quoi
ruling-vault-map-room = Montrées, les Catacombes rapportent 3 points, et la Salle des Cartes 1 de plus : c'est toujours une carte en main.
    .yes =
        La Salle des Cartes compte-t-elle aussi les Catacombes ?
        Les Catacombes et la Salle des Cartes se cumulent-elles ?
        catacombes en main et salle des cartes, 4 points en tout
        la salle des cartes ajoute 1 point aux 3 des catacombes
        les catacombes dévoilées restent-elles en main pour la Salle des Cartes
        catacombes montrées et salle des cartes bâtie, 3 + 1 ?
        je révèle les catacombes et elles comptent toujours en main pour la salle des cartes ?
        La Salle des Cartes ajoute-t-elle un point pour les Catacombes ?
        j'ai deux cartes et les catacombes en main, la salle des cartes me fait 3 ?
        les deux effets se cumulent, catacombes et salle des cartes ?
        ça me fait quatre points rien qu'avec les catacombes quand j'ai la salle des cartes ?
        catacombes et salle des cartes, 4 points ?
        la salle des cartes compte les catacombes ?
        j'ai les catacombes, un point de plus avec la salle des cartes ?
        je montre les catacombes, elles comptent encore en main ?
        catacombes, 3 points plus 1 de salle des cartes ?
        Les Catacombes sont-elles une carte en main pour la Salle des Cartes ?
    .no =
        Montrer les Catacombes les retire-t-il de la main pour la Salle des Cartes ?
        la salle des cartes ignore les catacombes
        faut il choisir entre le bonus des catacombes et celui de la salle des cartes
        une fois montrees les catacombes ne sont plus une carte pour la salle des cartes
        3 points en tout et pas plus avec catacombes et salle des cartes
        une fois dévoilées, les catacombes sortent de la main donc zéro pour la salle des cartes ?
        je choisis entre 3 points de catacombes et 1 de salle des cartes ?
        la salle des cartes compte 3 pour les catacombes, donc 6 ?
        Les Catacombes sont-elles exclues du décompte de la Salle des Cartes ?
        la salle des cartes ne compte que les cartes constructibles, donc pas les catacombes ?
        catacombes seules en main avec salle des cartes, 3 et c'est tout ?
        catacombes ignorées par la salle des cartes ?
        catacombes et salle des cartes, 3 points seulement ?
        je dois choisir entre catacombes et salle des cartes ?
        catacombes montrées, la salle des cartes ne les compte plus ?
        catacombes avec salle des cartes, 5 points ?
        il compte ses catacombes pour la salle des cartes, c'est une erreur ?
    .asked =
        J'ai les Catacombes et la Salle des Cartes : 3 ou 4 points ?
        salle des cartes, deux cartes dont les catacombes, quel bonus
        catacombes + 3 autres cartes en main, salle des cartes : combien en tout
        la salle des cartes donne combien pour les catacombes
        catacombes plus salle des cartes, combien de points
        la salle des cartes compte les catacombes ou pas
ruling-vault-museum = Sous le Musée, les Catacombes rapportent 1 point, comme toute carte qui s'y trouve. Pour leurs 3 points, il faut les avoir en main.
    .no =
        Les Catacombes rapportent-elles 3 points sous le Musée ?
        Puis-je cacher les Catacombes sous mon Musée et marquer quand même leur bonus ?
        catacombes sous le musee, 3 plus 1
        on peut reveler les catacombes depuis le musee
        planquer les catacombes au musee et garder le bonus
        je range les catacombes sous le musée et je prends quand même leurs 3 points ?
        musée avec les catacombes dessous, ça fait 4 ?
        au moment du décompte je ressors les catacombes du musée pour les montrer ?
        Les Catacombes valent-elles davantage qu'une autre carte sous le Musée ?
        le musée met les catacombes à l'abri sans perdre leur bonus ?
        interdit de glisser les catacombes au musée ?
        catacombes au musée, 3 points ?
        je mets les catacombes au musée, je garde leur bonus ?
        catacombes au musée, 4 points en tout ?
        je peux reprendre les catacombes du musée à la fin pour 3 points ?
        les catacombes sous le musée valent 0 ?
        il compte 3 points pour ses catacombes au musée, il a raison ?
    .yes =
        les catacombes ne valent plus qu'1 point sous le musee
        faut il les catacombes en main pour les 3 points, pas au musee
        je perds 2 points en mettant les catacombes au musee
        a t on le droit de mettre les catacombes sous le musee
        sous le musée mes catacombes retombent à un point ?
        pour les 3 points faut garder les catacombes en main et pas au musée ?
        Peut-on placer les Catacombes sous le Musée, au prix de leur bonus ?
        au musée les catacombes valent comme n'importe quelle carte ?
        j'ai glissé les catacombes au musée, les 3 points sont morts ?
        catacombes au musée c'est une mauvaise affaire, 1 au lieu de 3 ?
        catacombes au musée, 1 point ?
        je peux mettre les catacombes sous le musée ?
        catacombes au musée, je perds les 3 points ?
        les 3 points des catacombes seulement si elles sont en main ?
        les catacombes au musée comptent comme une carte normale ?
        Les Catacombes doivent-elles rester en main pour valoir 3 points ?
    .asked =
        J'ai glissé les Catacombes sous le Musée : combien de points ?
        Catacombes et Musée : 1, 3 ou 4 points ?
        points des catacombes rangées au musée
        catacombes glissées sous le musée, je marque combien
        où doivent être les catacombes pour leurs 3 points, main ou musée
        catacombes au musée, 1 ou 3 points
        je perds combien de points en mettant les catacombes au musée
ruling-vault-not-in-city = Les Catacombes ne se construisent pas, donc ne sont jamais dans la cité : elles n'aident pas pour les cinq types, la Fontaine aux Souhaits ne les compte pas, et la Tour d'Ivoire garde ses points.
    .no =
        Les Catacombes comptent-elles comme merveille à la fin ?
        Les Catacombes en main privent-elles la Tour d'Ivoire de ses points ?
        Les Catacombes aident-elles pour les cinq types ?
        J'ai les Catacombes en main et aucun autre violet : ai-je les cinq couleurs ?
        La Fontaine aux Souhaits compte-t-elle les Catacombes de ma main ?
        la fontaine aux souhaits donne un point pour les catacombes
        catacombes comme cinquieme couleur pour les 3 points
        montrer les catacombes me fait perdre la tour d'ivoire
        les Catacombes ajoutent-elles un point à la Fontaine aux Souhaits
        les catacombes me servent de violet pour l'arc-en-ciel ?
        ma fontaine aux souhaits prend un point de plus avec les catacombes en main ?
        catacombes en main, ma tour d'ivoire est fichue ?
        Les Catacombes dévoilées s'ajoutent-elles aux merveilles de la cité ?
        je révèle mes catacombes donc j'ai du violet dans ma ville ?
        à la fin on pose les catacombes dans la cité pour compter les couleurs ?
        catacombes, couleur violette pour le bonus ?
        les catacombes comptent pour la fontaine aux souhaits ?
        catacombes en main, je perds la tour d'ivoire ?
        j'ai les catacombes, j'ai mes 5 couleurs ?
        les catacombes font partie de ma cité à la fin ?
        il compte ses catacombes comme violet pour les cinq couleurs, il a le droit ?
    .yes =
        la tour d'ivoire paie encore avec les catacombes en main
        les catacombes ne font jamais partie de ma cite
        tour d'ivoire seul violet et catacombes en main, j'ai les 5 points
        il me faut un autre violet que les catacombes pour les cinq types
        tour d'ivoire seule en ville et catacombes en main, elle marque ?
        pour les 5 couleurs il me faut un violet bâti, pas les catacombes ?
        Les Catacombes restent-elles en dehors de la cité jusqu'au décompte compris ?
        la fontaine aux souhaits snobe les catacombes ?
        pas de violet construit mais les catacombes en main, je rate le bonus couleurs ?
        ma tour d'ivoire craint rien des catacombes ?
        tour d'ivoire ok avec les catacombes en main ?
        les catacombes ne comptent pas pour les 5 couleurs ?
        fontaine aux souhaits, pas de point pour les catacombes ?
        je garde les points de ma tour d'ivoire malgré les catacombes ?
        catacombes jamais dans la cité ?
        Ai-je besoin d'un autre quartier violet que les Catacombes pour le bonus des couleurs ?
    .asked =
        catacombes et fontaine aux souhaits, ça rapporte combien à la fontaine
        les catacombes comptent pour quoi dans les cinq types
        tour d'ivoire avec catacombes en main, elle donne ses points ou pas
        catacombes, elles comptent pour les couleurs ou pas
        catacombes et tour d'ivoire, je garde le bonus ou pas
ruling-vault-not-built = Les Catacombes ne se construisent d'aucune façon : elles restent en main, jamais dans la cité.
    .no =
        Peut-on construire les Catacombes ?
        jpeux poser les catacombes dans ma ville
        avec le chantier on peut batir les catacombes
        les catacombes comptent dans mes sept quartiers
        pas de cout sur les catacombes donc gratuit a poser
        le condottiere peut il raser les catacombes
        faut il payer les catacombes a un moment
        catacombes en main, je paie et je les bâtis ?
        l'architecte peut poser les catacombes parmi ses trois ?
        Existe-t-il un moyen de poser les Catacombes dans sa cité ?
        je sacrifie mon chantier pour construire les catacombes ?
        les catacombes me font mon septième quartier ?
        le sorcier me prend les catacombes et les pose direct chez lui ?
        mes catacombes posées peuvent être rasées ?
        catacombes, combien je paie pour les bâtir, je peux ?
        les catacombes comptent comme un quartier de ma ville ?
        chantier pour poser les catacombes, permis ?
        le condottiere peut détruire mes catacombes ?
        je dois construire les catacombes pour avoir leurs points ?
    .yes =
        les catacombes restent elles en main toute la partie
        est-il interdit de bâtir les Catacombes
        les catacombes sont elles a l'abri du condottiere vu qu'elles ne sont jamais posees
        les catacombes ça se garde en main, ça se pose jamais ?
        interdit de bâtir les catacombes même avec tout l'or du monde ?
        Les Catacombes sont-elles inconstructibles ?
        mon voisin a mis ses catacombes dans sa ville, il doit les reprendre ?
        ni or ni chantier, rien ne permet de construire les catacombes ?
        catacombes impossibles à bâtir ?
        je garde les catacombes en main ?
        les catacombes ne se posent jamais ?
        le condottiere ne peut pas toucher mes catacombes ?
        il a construit les catacombes, c'est interdit ?
        Les Catacombes restent-elles toujours hors de la cité ?
    .asked =
        ca coute combien de construire les catacombes
        comment on construit les catacombes
        combien je paie pour poser les catacombes en ville
        catacombes, je les pose où
        comment on joue les catacombes, posées ou en main
