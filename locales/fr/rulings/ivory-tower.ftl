### The rulings of data/rulings/ivory-tower.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tower-alone = À la fin, la Tour d'Ivoire doit être la seule merveille de votre cité. Une de plus, d'où qu'elle vienne, et les 5 points sont perdus.
    .no =
        La Tour d'Ivoire rapporte-t-elle ses points avec une autre merveille dans la cité ?
        J'ai la Tour d'Ivoire et une seule autre violette : ai-je encore les 5 points ?
        tour d'ivoire et bibliotheque ensemble, je garde les 5 points ?
        les violettes des autres joueurs genent ma tour d'ivoire ?
        une merveille restée en main gache la tour d'ivoire ?
        deux violettes dont la tour d'ivoire, bonus quand meme ?
        tour d'ivoire + forge : 5 pts
        la merveille refilée par le diplo compte pas contre ma tour d'ivoire
        j'ai eu une autre violette un moment donc la tour d'ivoire est morte pour de bon
        les merveilles de l'adversaire tuent ma tour d'ivoire
        une merveille pas bâtie par moi ne gêne pas la tour d'ivoire
        avec deux violettes la tour d'ivoire donne la moitié
        tour d'ivoire et une autre merveille, 5 points
        une merveille donnée par le diplomate ne gêne pas la tour d'ivoire
        les merveilles des autres annulent la tour d'ivoire
        tour d'ivoire et trois merveilles, 5 points
        une merveille en main annule la tour d'ivoire
        puis-je avoir la forge et toucher les 5 points de la tour d'ivoire
    .yes =
        Peut-on gâcher ma Tour d'Ivoire en me donnant une merveille ?
        Faut-il n'avoir qu'une merveille pour la Tour d'Ivoire ?
        Le Diplomate m'a refilé une merveille : ma Tour d'Ivoire est-elle fichue ?
        la tour d'ivoire est ma seule violette, j'ai les 5 points ?
        une merveille reçue par echange me fait perdre les 5 points de la tour d'ivoire ?
        mon autre violette a été detruite avant la fin, la tour d'ivoire marche ?
        le diplo m'a collé une merveille, ma tour d'ivoire est cuite ?
        une violette de plus et les 5 pts de la tour s'envolent
        ma deuxième merveille a été rasée, la tour d'ivoire remarche
        les violettes en main gênent pas la tour d'ivoire
        c'est à la fin qu'on regarde si la tour d'ivoire est seule
        Une merveille reçue par échange me prive-t-elle des points de la Tour d'Ivoire ?
        tour d'ivoire seule merveille, j'ai 5 points
        une autre merveille dans ma cité, je perds la tour d'ivoire
        le diplomate me donne une merveille, plus de bonus de tour d'ivoire
        merveilles dans la cité d'un autre, ma tour d'ivoire marche
        mon autre merveille est détruite, la tour d'ivoire marche
        est-ce que je perds les 5 points de la tour d'ivoire avec une deuxième merveille
    .asked =
        quand est ce que la tour d'ivoire rapporte
        comment on peut me faire perdre les 5 pts de la tour d'ivoire
        tour d'ivoire et une autre merveille détruite avant la fin, bonus ou pas
        tour d'ivoire avec le laboratoire, bonus ou pas
