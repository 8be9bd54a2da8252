### The rulings of data/rulings/laboratory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-unique-at-once = Une merveille agit dès qu'elle est dans votre cité, sauf si son moment est passé : la Mine d'Or, la Bibliothèque et l'Observatoire attendent votre prochaine collecte, le Théâtre le prochain choix.
    .yes =
        Peut-on utiliser une merveille le tour même où on la construit ?
        Je viens de bâtir le Laboratoire : puis-je m'en servir tout de suite ?
        je viens de batir la forge, jpeux acheter des cartes direct
        le parc marche t il a la fin du tour ou on le construit
        manufacture puis une autre merveille dans le meme tour, deja moins chere
        grande muraille toute neuve, le condottiere paie deja 1 de plus
        carriere posee, jpeux faire un doublon ce tour ci
        hospice bati avec ma derniere piece, il paie ce tour ci
        musée posé, je glisse une carte dessous tout de suite
        école de magie bâtie avant mon revenu, elle compte déjà
        labo tout neuf, je jette une carte direct ?
        ma forge fraîchement bâtie marche tout de suite
        mine d'or posée ce tour, elle paiera à ma prochaine collecte
        le parc que je viens de poser regarde déjà ma main en fin de tour
        observatoire bâti après ma collecte : faut attendre le prochain tour
        Une merveille agit-elle dès sa construction si son moment n'est pas passé ?
        laboratoire construit, je l'utilise tout de suite
        forge construite ce tour, je peux l'utiliser
        mine d'or construite, elle marche à la prochaine collecte
        théâtre construit, il sert au prochain choix
        parc construit, main vide, je pioche 2 en fin de tour
        donjon construit, il est protégé tout de suite
    .no =
        Faut-il attendre un tour avant d'activer une merveille toute neuve ?
        Ma Mine d'Or posée ce tour-ci rapporte-t-elle déjà ?
        bibliotheque posee apres la collecte, je garde deja les deux cartes
        le donjon met il un tour avant d'etre protege
        theatre bati ce tour, j'echange un personnage maintenant
        les violets dorment ils jusqu'a la manche suivante
        observatoire construit a l'instant, je pioche trois cartes ce tour
        merveille neuve = un tour de sommeil
        je viens de poser la biblio, je reprends la carte que j'ai rendue
        la mine d'or posée maintenant me donne 1 po tout de suite
        mon labo neuf attend la manche suivante
        théâtre bâti, j'échange mon perso dans la foulée
        la muraille protège qu'à partir de la prochaine manche
        laboratoire construit, je dois attendre un tour
        mine d'or construite, je prends 1 or maintenant
        bibliothèque construite, elle marche sur ma collecte déjà faite
        une merveille ne marche qu'à la manche suivante
        théâtre construit, j'échange mon perso tout de suite
        le musée construit ce tour est inutilisable
    .asked =
        Un quartier violet agit-il tout de suite ou seulement au tour suivant ?
        je viens de bâtir la biblio, elle sert à partir de quand
        quelles merveilles doivent attendre après avoir été posées
        merveille construite, elle marche quand
ruling-laboratory-one-card = Au Laboratoire, on défausse une seule carte pour 2 pièces d'or, une fois pendant son tour.
    .no =
        Peut-on défausser plusieurs cartes avec le Laboratoire ?
        J'ai le Laboratoire : puis-je jeter trois cartes pour six pièces ?
        deux fois le labo dans le meme tour ca marche
        jpeux vider toute ma main au laboratoire
        deux cartes nulles, je les vends toutes les deux au labo ce tour
        le laboratoire marche autant de fois que je veux
        2 cartes au labo pour 4 pièces ce tour
        labo avant de bâtir et labo après, même tour
        je liquide ma main au labo
        le labo prend autant de cartes que je veux
        si j'ai l'archi le labo marche trois fois
        le labo sert une seule fois dans la partie
        laboratoire : deux cartes pour 4 or
        je peux utiliser le laboratoire trois fois
        je jette toute ma main au laboratoire
        le laboratoire marche deux fois par tour
        laboratoire : trois cartes, 6 or dans le tour
        puis-je vendre deux cartes au laboratoire
    .yes =
        le laboratoire c'est une carte par tour max
        jpeux reutiliser le laboratoire au tour suivant
        une seule carte par tour au laboratoire ?
        labo : une carte et c'est fini pour ce tour ?
        j'ai déjà vendu une carte au labo, plus rien avant mon prochain tour
        le labo me rapporte 2 po max par tour
        j'ai 5 cartes pourries, le labo n'en prend qu'une par tour
        au tour d'après je peux re-vendre une carte au labo
        Le Laboratoire se limite-t-il à une carte par tour ?
        laboratoire : une carte par tour
        je peux jeter une carte au laboratoire pour 2 pièces
        deux cartes au laboratoire, interdit
        laboratoire déjà utilisé, fini pour ce tour
        le laboratoire donne 2 or maximum par tour
        suis-je limité à une carte au laboratoire ce tour
    .asked =
        Combien de fois par tour utilise-t-on le Laboratoire ?
        nombre max de cartes au laboratoire par tour
        labo, j'ai droit à combien de ventes par tour
        max d'or que me file le labo en un tour
        laboratoire, combien de cartes par tour
ruling-laboratory-any-card = Le Laboratoire donne 2 pièces d'or pour n'importe quelle carte de votre main, quels que soient son coût et sa couleur.
    .yes =
        Le Laboratoire donne-t-il 2 pièces d'or pour n'importe quelle carte ?
        une taverne au laboratoire ca rapporte 2 aussi
        je choisis la carte que je jette au laboratoire
        jpeux vendre au labo un doublon que je ne peux pas batir
        au labo une carte à 1 vaut autant qu'une carte à 6 ?
        je jette n'importe quelle couleur au labo
        une violette au labo rapporte 2 comme les autres
        je balance ma pire carte au labo, c'est moi qui choisis
        dracoport vendu au labo, juste 2 po
        Le Laboratoire paie-t-il 2 pièces quel que soit le coût de la carte ?
        carte à 6 au laboratoire, 2 or
        carte à 1 au laboratoire, 2 or
        je choisis la carte pour le laboratoire
        je peux jeter une merveille au laboratoire
        le laboratoire paie 2 pour toute carte
        puis-je jeter n'importe quelle carte au laboratoire pour 2 or
    .no =
        le labo paie le cout imprime de la carte
        c'est une seule piece par carte au laboratoire
        faut il une carte violette pour le laboratoire
        une carte a 6 rapporte 6 pieces au laboratoire
        carte à 5 au labo, 5 po
        le labo veut que des cartes vertes
        une taverne au labo ça fait 1 pièce
        le labo refuse les merveilles
        plus la carte est chère plus le labo paie
        la carte du labo est tirée au hasard dans ma main
        carte à 4 au laboratoire, 4 or
        le laboratoire donne plus pour une carte chère
        seules les cartes rouges vont au laboratoire
        carte à 1 au laboratoire, 1 or
        les merveilles sont interdites au laboratoire
        est-ce que le laboratoire rend le prix de la carte
    .asked =
        Combien d'or donne le Laboratoire pour une carte ?
        labo : une cathédrale ça se vend combien
        quelles cartes le labo accepte
        laboratoire, carte à 6, combien d'or
ruling-laboratory-under-deck = La carte défaussée au Laboratoire va sous la pioche des quartiers, comme toute carte Quartier défaussée.
    .asked =
        Où va la carte défaussée au Laboratoire ?
        que devient la carte changée en or au laboratoire
        labo : je mets où la carte que je balance
        la carte changée en thune au labo, elle revient un jour
        laboratoire, la carte jetée va où
        laboratoire : carte dessus ou dessous la pioche
    .yes =
        defausse du labo = dessous de la pioche
        une carte donnee au laboratoire peut revenir plus tard
        ma carte du labo finit sous le paquet ?
        la carte vendue au labo reste dans le jeu, au fond de la pioche
        quelqu'un pourra repiocher ce que j'ai jeté au labo, un jour
        labo : la carte va au même endroit que tout quartier défaussé
        la carte jetée au labo repart par le dessous
        La carte du Laboratoire rejoint-elle le dessous de la pioche ?
        carte du laboratoire, elle va sous la pioche
        la carte jetée au laboratoire reste dans le jeu
        laboratoire : je mets ma carte en bas de la pioche
        la carte du laboratoire peut être repiochée plus tard
        dois-je mettre la carte du laboratoire sous la pioche
    .no =
        la carte vendue au laboratoire sort du jeu
        la carte du laboratoire va sur le dessus du paquet
        y a t il une defausse a part pour le laboratoire
        le suivant recupere ma carte du laboratoire
        la carte reste elle sous le laboratoire comme au musee
        la carte du labo va dans une pile à côté
        je pose la carte vendue sous le labo
        le labo élimine la carte pour toute la partie
        carte du labo sur le dessus, le suivant la pioche
        la carte du labo est mélangée dans la pioche
        la carte jetée au labo, mon voisin la prend en main
        la carte du laboratoire va sur la pioche
        la carte jetée au laboratoire est éliminée
        je garde la carte sous le laboratoire
        la carte du laboratoire va dans une défausse
        la carte du laboratoire va au joueur suivant
        est-ce que la carte du laboratoire sort de la partie
ruling-laboratory-one-older = Le Laboratoire donne 1 pièce d'or pour une carte ; c'est 2 depuis 2016.
    .asked =
        Combien d'or le Laboratoire donne-t-il pour une carte ?
        ca rapporte quoi une carte au labo
    .yes =
        une seule piece par carte au laboratoire
        je jette une carte au laboratoire et je prends 1 piece, c'est bien ca
    .no =
        le labo donne 2 pieces
        le laboratoire paie le prix de la carte
        deux pièces d'or pour une carte au Laboratoire ?
