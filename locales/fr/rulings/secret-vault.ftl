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
    .no =
        les catacombes sont elles a l'abri du sorcier dans ma main
        l'espion saute t il les catacombes quand il demande violet
        les catacombes restent elles bloquees en main jusqu'au bout
        si la magicienne echange les mains, je peux garder mes catacombes
ruling-vault-map-room = Montrées, les Catacombes rapportent 3 points, et la Salle des Cartes 1 de plus : c'est toujours une carte en main.
    .yes =
        La Salle des Cartes compte-t-elle aussi les Catacombes ?
        Les Catacombes et la Salle des Cartes se cumulent-elles ?
        catacombes en main et salle des cartes, 4 points en tout
        la salle des cartes ajoute 1 point aux 3 des catacombes
        les catacombes dévoilées restent-elles en main pour la Salle des Cartes
    .no =
        Montrer les Catacombes les retire-t-il de la main pour la Salle des Cartes ?
        la salle des cartes ignore les catacombes
        faut il choisir entre le bonus des catacombes et celui de la salle des cartes
        une fois montrees les catacombes ne sont plus une carte pour la salle des cartes
        3 points en tout et pas plus avec catacombes et salle des cartes
    .asked =
        J'ai les Catacombes et la Salle des Cartes : 3 ou 4 points ?
        salle des cartes, deux cartes dont les catacombes, quel bonus
ruling-vault-museum = Sous le Musée, les Catacombes rapportent 1 point, comme toute carte qui s'y trouve. Pour leurs 3 points, il faut les avoir en main.
    .no =
        Les Catacombes rapportent-elles 3 points sous le Musée ?
        Puis-je cacher les Catacombes sous mon Musée et marquer quand même leur bonus ?
        catacombes sous le musee, 3 plus 1
        on peut reveler les catacombes depuis le musee
        planquer les catacombes au musee et garder le bonus
    .yes =
        les catacombes ne valent plus qu'1 point sous le musee
        faut il les catacombes en main pour les 3 points, pas au musee
        je perds 2 points en mettant les catacombes au musee
        a t on le droit de mettre les catacombes sous le musee
    .asked =
        J'ai glissé les Catacombes sous le Musée : combien de points ?
        Catacombes et Musée : 1, 3 ou 4 points ?
        points des catacombes rangées au musée
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
    .yes =
        la tour d'ivoire paie encore avec les catacombes en main
        les catacombes ne font jamais partie de ma cite
        tour d'ivoire seul violet et catacombes en main, j'ai les 5 points
        il me faut un autre violet que les catacombes pour les cinq types
ruling-vault-not-built = Les Catacombes ne se construisent d'aucune façon : elles restent en main, jamais dans la cité.
    .no =
        Peut-on construire les Catacombes ?
        jpeux poser les catacombes dans ma ville
        avec le chantier on peut batir les catacombes
        les catacombes comptent dans mes sept quartiers
        pas de cout sur les catacombes donc gratuit a poser
        le condottiere peut il raser les catacombes
        faut il payer les catacombes a un moment
    .yes =
        les catacombes restent elles en main toute la partie
        est-il interdit de bâtir les Catacombes
        les catacombes sont elles a l'abri du condottiere vu qu'elles ne sont jamais posees
    .asked =
        ca coute combien de construire les catacombes
