### The rulings of data/rulings/smithy.toml, and the questions they answer: with yes, with no, or in another way.

ruling-smithy-keeps-three = Vous gardez les trois cartes de la Forge. Elle sert une fois pendant votre tour, pour 2 pièces d'or, à n'importe quel moment.
    .yes =
        Garde-t-on les trois cartes de la Forge ?
    .asked =
        Combien de fois peut-on payer des cartes à la Forge ?
        J'ai la Forge : deux pièces pour trois cartes, je garde tout ?
        Puis-je utiliser la Forge deux fois dans mon tour si j'ai 4 pièces ?
        Que fait exactement la Forge ?
ruling-smithy-three-third = La Manufacture demande 3 pièces d'or pour trois cartes, comme sur l'ancienne carte française : le livret ne donne pas le texte de la carte.
    .asked =
        Combien d'or demande la Manufacture ici ?
ruling-smithy-two-classic = Les trois cartes de la Manufacture sont à vous. Ses 2 pièces d'or se paient une fois par tour au plus.
    .yes =
        Garde-t-on les trois cartes de la Manufacture ?
