### The rulings of data/rulings/secret-vault.toml, and the questions they answer: with yes, with no, or in another way.

ruling-vault-is-a-card = Jusqu'à la fin, les Catacombes sont une carte en main comme les autres, car rien ne les met à part : on peut les échanger, les prendre, les donner, les défausser ou s'en servir pour payer, et l'Espion les compte comme merveille.
    .yes =
        Peut-on me prendre les Catacombes de la main ?
    .asked =
        Puis-je défausser les Catacombes ou les échanger avec la Magicienne ?
        L'Espion compte-t-il les Catacombes ?
        J'ai les Catacombes en main : le Sorcier, la Voyante ou la Magicienne peuvent-ils me les piquer ?
        Puis-je payer le Tripot ou le Laboratoire avec les Catacombes ?
ruling-vault-map-room = Montrées, les Catacombes rapportent 3 points, et la Salle des Cartes 1 de plus : c'est toujours une carte en main.
    .yes =
        La Salle des Cartes compte-t-elle aussi les Catacombes ?
    .asked =
        J'ai les Catacombes et la Salle des Cartes : 3 ou 4 points ?
        Montrer les Catacombes les retire-t-il de la main pour la Salle des Cartes ?
        Les Catacombes et la Salle des Cartes se cumulent-elles ?
ruling-vault-museum = Sous le Musée, les Catacombes rapportent 1 point, comme toute carte qui s'y trouve. Pour leurs 3 points, il faut les avoir en main.
    .no =
        Les Catacombes rapportent-elles 3 points sous le Musée ?
    .asked =
        J'ai glissé les Catacombes sous le Musée : combien de points ?
        Puis-je cacher les Catacombes sous mon Musée et marquer quand même leur bonus ?
        Catacombes et Musée : 1, 3 ou 4 points ?
ruling-vault-not-in-city = Les Catacombes ne se construisent pas, donc ne sont jamais dans la cité : elles n'aident pas pour les cinq types, la Fontaine aux Souhaits ne les compte pas, et la Tour d'Ivoire garde ses points.
    .no =
        Les Catacombes comptent-elles comme merveille à la fin ?
    .asked =
        Les Catacombes en main privent-elles la Tour d'Ivoire de ses points ?
        Les Catacombes aident-elles pour les cinq types ?
        J'ai les Catacombes en main et aucun autre violet : ai-je les cinq couleurs ?
        La Fontaine aux Souhaits compte-t-elle les Catacombes de ma main ?
