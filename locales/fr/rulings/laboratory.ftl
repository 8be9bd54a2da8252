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
    .no =
        Faut-il attendre un tour avant d'activer une merveille toute neuve ?
        Ma Mine d'Or posée ce tour-ci rapporte-t-elle déjà ?
        bibliotheque posee apres la collecte, je garde deja les deux cartes
        le donjon met il un tour avant d'etre protege
        theatre bati ce tour, j'echange un personnage maintenant
        les violets dorment ils jusqu'a la manche suivante
        observatoire construit a l'instant, je pioche trois cartes ce tour
    .asked =
        Un quartier violet agit-il tout de suite ou seulement au tour suivant ?
ruling-laboratory-one-card = Au Laboratoire, on défausse une seule carte pour 2 pièces d'or, une fois pendant son tour.
    .no =
        Peut-on défausser plusieurs cartes avec le Laboratoire ?
        J'ai le Laboratoire : puis-je jeter trois cartes pour six pièces ?
        deux fois le labo dans le meme tour ca marche
        jpeux vider toute ma main au laboratoire
        deux cartes nulles, je les vends toutes les deux au labo ce tour
        le laboratoire marche autant de fois que je veux
    .yes =
        le laboratoire c'est une carte par tour max
        jpeux reutiliser le laboratoire au tour suivant
        une seule carte par tour au laboratoire ?
    .asked =
        Combien de fois par tour utilise-t-on le Laboratoire ?
        nombre max de cartes au laboratoire par tour
ruling-laboratory-any-card = Le Laboratoire donne 2 pièces d'or pour n'importe quelle carte de votre main, quels que soient son coût et sa couleur.
    .yes =
        Le Laboratoire donne-t-il 2 pièces d'or pour n'importe quelle carte ?
        une taverne au laboratoire ca rapporte 2 aussi
        je choisis la carte que je jette au laboratoire
        jpeux vendre au labo un doublon que je ne peux pas batir
    .no =
        le labo paie le cout imprime de la carte
        c'est une seule piece par carte au laboratoire
        faut il une carte violette pour le laboratoire
        une carte a 6 rapporte 6 pieces au laboratoire
    .asked =
        Combien d'or donne le Laboratoire pour une carte ?
ruling-laboratory-under-deck = La carte défaussée au Laboratoire va sous la pioche des quartiers, comme toute carte quartier défaussée.
    .asked =
        Où va la carte défaussée au Laboratoire ?
        que devient la carte changée en or au laboratoire
    .yes =
        defausse du labo = dessous de la pioche
        une carte donnee au laboratoire peut revenir plus tard
    .no =
        la carte vendue au laboratoire sort du jeu
        la carte du laboratoire va sur le dessus du paquet
        y a t il une defausse a part pour le laboratoire
        le suivant recupere ma carte du laboratoire
        la carte reste elle sous le laboratoire comme au musee
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
