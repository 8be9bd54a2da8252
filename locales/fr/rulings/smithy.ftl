### The rulings of data/rulings/smithy.toml, and the questions they answer: with yes, with no, or in another way.

ruling-smithy-keeps-three = Pour 2 pièces d'or, la Forge vous donne trois cartes de la pioche, et vous gardez les trois.
    .yes =
        Garde-t-on les trois cartes de la Forge ?
        J'ai la Forge : deux pièces pour trois cartes, je garde tout ?
        les trois cartes de la forge vont toutes en main ?
        deux pièces pour trois cartes avec la forge c'est bien ça
        je paie deux sous à la forge et ma main gonfle de trois ?
        je lâche 2 pièces à la forge et hop trois cartes en main ?
        rien à rendre sur les 3 cartes de la forge ?
        La Forge coûte-t-elle deux pièces à l'usage ?
        forge utilisée, ma main passe de 1 à 4 cartes ?
        les cartes de la forge, toutes pour moi ?
        avec 2 pièces pile je peux faire marcher la forge ?
        forge, 2 pièces pour 3 cartes ?
        j'ai 2 pièces, je peux utiliser la forge ?
        la forge me donne trois cartes ?
        forge, aucune carte à rendre ?
        il garde trois cartes avec la forge, c'est juste ?
    .no =
        forge : on pioche 3 et on en remet deux ?
        la forge coute 3 pièces par usage ?
        dois je défausser une des cartes achetées à la forge
        jpeux acheter une seule carte a la forge pour une pièce
        il me reste 1 or, la forge marche quand meme ?
        la forge laisse voir trois cartes pour n'en prendre qu'une
        forge : trois vues une gardée ?
        3 pièces pour 2 cartes à la forge ?
        La Forge donne-t-elle deux cartes ?
        avec une seule pièce je peux forger ?
        la forge est gratuite une fois bâtie ?
        je remets une carte de la forge sous la pioche ?
        forge, j'en garde une ?
        la forge coûte 1 pièce ?
        forge, 3 pièces pour 3 cartes ?
        la forge donne deux cartes ?
        je dois remettre des cartes de la forge sous la pioche ?
        forge gratuite ?
    .asked =
        Que fait exactement la Forge ?
        combien je paie et combien de cartes a la forge
        la forge ça coûte combien et ça donne quoi
        sur les trois cartes de la forge j'en garde combien
        forge, combien de cartes
        la forge, combien d'or
ruling-smithy-once = La Forge ne sert qu'une fois pendant votre tour, quel que soit votre or.
    .no =
        Puis-je utiliser la Forge deux fois dans mon tour si j'ai 4 pièces ?
        plein d'or, jpeux relancer la forge ?
        4 pièces à la forge pour 6 cartes ?
        forge avant la collecte et encore après la construction, permis ?
        deux achats a la forge dans le meme tour c'est bon ?
        vider ma bourse à la forge en plusieurs fois, ça se fait ?
        j'ai 6 pièces, trois fois la forge ce tour ?
        la forge c'est autant de fois que je peux payer ?
        La Forge peut-elle servir une deuxième fois dans le même tour contre 2 nouvelles pièces ?
        déjà forgé, mais j'ai touché mon revenu, je reforge ?
        8 pièces = 12 cartes à la forge en un tour ?
        en architecte j'ai droit à deux coups de forge ?
        forge deux fois dans le tour ?
        j'ai 4 pièces, je peux utiliser la forge 2 fois ?
        la forge marche plusieurs fois par tour ?
        forge au début et à la fin du tour, permis ?
        il a utilisé la forge deux fois, c'est permis ?
        j'ai beaucoup d'or, je peux répéter la forge ?
    .yes =
        la forge est limitée à une fois par tour ?
        apres paiement la forge est épuisée pour ce tour ?
        faut il attendre mon prochain tour pour reutiliser la forge
        forge déjà utilisée, rideau jusqu'au prochain tour ?
        une fois par tour et pas plus pour la forge ?
        riche ou pas, la forge ne marche qu'un coup par tour ?
        Doit-on attendre le tour suivant pour payer de nouveau la Forge ?
        trois cartes c'est donc le max que la forge me donne par tour ?
        mon voisin a forgé deux fois ce tour, il a abusé ?
        au tour d'après la forge est de nouveau dispo ?
        forge, une seule fois par tour ?
        j'ai déjà utilisé la forge, je dois attendre ?
        même avec 10 pièces, une seule forge par tour ?
        forge interdite une deuxième fois ce tour ?
        je peux réutiliser la forge à mon prochain tour ?
        La Forge est-elle limitée à un usage par tour ?
    .asked =
        Combien de fois peut-on payer des cartes à la Forge ?
        la forge combien de fois par tour
        avec 4 pièces, combien de cartes max à la forge dans un tour
        forge, une ou deux fois
        j'ai 6 pièces, combien de fois la forge
ruling-smithy-any-moment = La Forge s'utilise à n'importe quel moment de votre tour : avant la collecte, après la construction, quand vous voulez.
    .yes =
        Peut-on utiliser la Forge à n'importe quel moment de son tour ?
        la forge avant de prendre mes deux pièces, ok ?
        jpeux acheter des cartes à la forge apres avoir bâti
        acheter trois cartes à la forge puis en construire une, possible ?
        la forge tout à la fin de mon tour ça passe ?
        j'ai bâti, il me reste deux sous, forge maintenant ?
        je forge avant même de collecter, ça passe ?
        la forge peut s'utiliser entre la collecte et la construction ?
        Est-il permis d'activer la Forge après avoir bâti ?
        je pioche mes 3 cartes à la forge et j'en pose une dans la foulée ?
        c'est mon tour, donc forge quand je veux ?
        en toute fin de tour il me reste 2 pièces, je peux encore forger ?
        forge avant la collecte, permis ?
        je peux utiliser la forge après avoir construit ?
        forge quand je veux dans mon tour ?
        j'ai fini de bâtir, je peux encore payer la forge ?
        je peux commencer mon tour par la forge ?
        il utilise sa forge avant de collecter, c'est permis ?
    .no =
        faut il utiliser la forge avant de construire
        la forge c'est seulement en début de tour ?
        dois-je collecter avant de payer la forge
        la forge est elle fermée après la construction
        la forge ne marche qu'au début du tour ?
        trop tard pour la forge une fois que j'ai construit ?
        Faut-il avoir collecté pour avoir le droit d'utiliser la Forge ?
        la forge remplace ma collecte du tour ?
        mon pote dit que la forge c'est juste avant de bâtir, il a raison ?
        la forge c'est uniquement en dernier, après tout le reste ?
        forge seulement après la collecte ?
        forge interdite après la construction ?
        je dois utiliser la forge au début du tour ?
        j'ai déjà construit, la forge est bloquée ?
        la forge a un moment fixe dans le tour ?
        il forge à la fin de son tour, c'est interdit ?
    .asked =
        quand dans mon tour utiliser la forge
        à quel moment du tour on peut forger
        forge avant ou après la collecte
        la forge, je peux m'en servir quand
        forge avant ou après construire
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
