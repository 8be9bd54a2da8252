### The rulings of data/rulings/smithy.toml, and the questions they answer: with yes, with no, or in another way.

ruling-smithy-keeps-three = Pour 2 pièces d'or, la Forge vous donne trois cartes de la pioche, et vous gardez les trois.
    .yes =
        Garde-t-on les trois cartes de la Forge ?
        J'ai la Forge : deux pièces pour trois cartes, je garde tout ?
        les trois cartes de la forge vont toutes en main ?
        deux pièces pour trois cartes avec la forge c'est bien ça
        je paie deux sous à la forge et ma main gonfle de trois ?
    .no =
        forge : on pioche 3 et on en remet deux ?
        la forge coute 3 pièces par usage ?
        dois je défausser une des cartes achetées à la forge
        jpeux acheter une seule carte a la forge pour une pièce
        il me reste 1 or, la forge marche quand meme ?
        la forge laisse voir trois cartes pour n'en prendre qu'une
    .asked =
        Que fait exactement la Forge ?
        combien je paie et combien de cartes a la forge
ruling-smithy-once = La Forge ne sert qu'une fois pendant votre tour, quel que soit votre or.
    .no =
        Puis-je utiliser la Forge deux fois dans mon tour si j'ai 4 pièces ?
        plein d'or, jpeux relancer la forge ?
        4 pièces à la forge pour 6 cartes ?
        forge avant la collecte et encore après la construction, permis ?
        deux achats a la forge dans le meme tour c'est bon ?
        vider ma bourse à la forge en plusieurs fois, ça se fait ?
    .yes =
        la forge est limitée à une fois par tour ?
        apres paiement la forge est épuisée pour ce tour ?
        faut il attendre mon prochain tour pour reutiliser la forge
        forge déjà utilisée, rideau jusqu'au prochain tour ?
    .asked =
        Combien de fois peut-on payer des cartes à la Forge ?
ruling-smithy-any-moment = La Forge s'utilise à n'importe quel moment de votre tour : avant la collecte, après la construction, quand vous voulez.
    .yes =
        Peut-on utiliser la Forge à n'importe quel moment de son tour ?
        la forge avant de prendre mes deux pièces, ok ?
        jpeux acheter des cartes à la forge apres avoir bâti
        acheter trois cartes à la forge puis en construire une, possible ?
        la forge tout à la fin de mon tour ça passe ?
        j'ai bâti, il me reste deux sous, forge maintenant ?
    .no =
        faut il utiliser la forge avant de construire
        la forge c'est seulement en début de tour ?
        dois-je collecter avant de payer la forge
        la forge est elle fermée après la construction
    .asked =
        quand dans mon tour utiliser la forge
ruling-smithy-three-third = La Manufacture demande 3 pièces d'or pour trois cartes, comme sur l'ancienne carte française : le livret ne donne pas le texte de la carte.
    .asked =
        Combien d'or demande la Manufacture ici ?
    .yes =
        trois pièces pour trois cartes à la manufacture ?
        on paie 3 à la manufacture ?
    .no =
        la manufacture prend elle seulement 2 pièces
        le prix de la manufacture est il dans le livret
        j'ai 2 pièces, assez pour la manufacture ?
        la manufacture donne des cartes gratuitement ?
ruling-smithy-two-classic = Pour 2 pièces d'or, la Manufacture vous donne trois cartes, et les trois sont à vous.
    .yes =
        Garde-t-on les trois cartes de la Manufacture ?
        2 pièces m'achètent trois cartes à la manufacture ?
        tout ce que donne la manufacture va en main ?
    .no =
        manufacture : on choisit une des trois cartes ?
        faut il remettre des cartes de la manufacture sous la pioche
        un usage de la manufacture coute 3 ?
    .asked =
        que donne la manufacture et pour combien
ruling-smithy-once-classic = La Manufacture sert une fois par tour au plus.
    .no =
        Puis-je utiliser la Manufacture deux fois dans un tour ?
        payer 4 à la manufacture pour six cartes ?
        je suis riche, deuxieme passage a la manufacture ?
        la manufacture est illimitée tant qu'on paie ?
    .yes =
        un seul achat à la manufacture par tour ?
        dois je attendre un tour pour que la manufacture resserve
        une seule visite à la manufacture par tour ?
    .asked =
        combien de fois par tour acheter a la manufacture
