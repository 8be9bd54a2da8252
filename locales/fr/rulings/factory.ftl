### The rulings of data/rulings/factory.toml, and the questions they answer: with yes, with no, or in another way.

ruling-factory-not-cost = La Manufacture réduit ce que son propriétaire paie pour construire, rien d'autre : le quartier garde son coût pour le rang 8, pour la limite de 3 du Capitaine et pour les points.
    .no =
        Les merveilles coûtent-elles moins cher au Condottiere à cause de la Manufacture ?
        Une merveille construite avec la Manufacture rapporte-t-elle 1 point de moins ?
        Le Capitaine peut-il prendre une merveille de coût 4 payée 3 grâce à la Manufacture ?
        J'ai la Manufacture : mes merveilles sont-elles plus faciles à détruire ?
        La remise de la Manufacture change-t-elle le coût du quartier violet ?
        j'ai la manufacture, le condottiere paie moins pour raser mes violets
        le diplomate paie une difference plus petite a cause de ma manufacture
        un 4 paye 3 avec la manufacture tombe sous la limite du capitaine
        je perds un point par merveille achetee moins cher avec la manufacture
        manufacture en ville : le condo rase mes violettes pour 1 de moins encore
        payée 4 grâce à la manufacture, elle vaut 4 pts au lieu de 5
        le capitaine peut prendre ma merveille à 4 que j'ai payée 3 (manufacture)
        la manufacture baisse le coût de mes merveilles pour tout le monde
        mes violettes perdent 1 de coût pour le diplo si j'ai la manufacture
        la remise de la manufacture se retire du score final
        la manufacture fait perdre 1 point par merveille
        mes merveilles sont moins chères à détruire avec la manufacture
        merveille à 4 payée 3, le capitaine peut la prendre grâce à la manufacture
        la manufacture baisse le coût pour le condottiere
        merveille à 6 payée 5, elle vaut 5 points avec la manufacture
        est-ce que le condottiere paie moins pour mes merveilles si j'ai la manufacture
    .yes =
        batie en promo avec la manufacture, la merveille garde tous ses points
        la manufacture c'est juste une reduction a la construction
        le condottiere compte t il le cout imprime malgre la manufacture
        merveille à 6 payée 5 avec la manufacture, 6 pts quand même ?
        le condo paie sur le prix imprimé, manufacture ou pas
        la manufacture change que ce que moi je paie pour bâtir
        une merveille à 4 achetée 3 reste hors de portée du capitaine
        ma manufacture fragilise pas mes violettes
        Le coût d'une merveille reste-t-il le même pour les points malgré la Manufacture ?
        merveille payée moins cher avec la manufacture, elle garde ses points
        le condottiere paie le prix normal malgré ma manufacture
        la manufacture change seulement le prix de construction
        merveille à 5 payée 4, 5 points avec la manufacture
        merveille à 4 payée 3 avec la manufacture, le capitaine ne peut pas la prendre
        est-ce que ma merveille payée moins cher avec la manufacture garde sa valeur
    .asked =
        payée 5 au lieu de 6 grâce à la manufacture, elle vaut combien à la fin
        merveille à 5 achetée 4 via la manufacture, le condo paie combien
        la manufacture, elle modifie le prix ou le coût
        manufacture, ma merveille vaut combien de points
ruling-factory-price-only = La Fabrique réduit ce que son propriétaire paie pour ses autres merveilles, pas leur coût : les points et le prix pour les détruire ne changent pas.
    .no =
        Les merveilles sont-elles moins chères à détruire à cause de la Fabrique ?
        Une merveille payée moins cher grâce à la Fabrique rapporte-t-elle moins ?
        le condottiere economise une piece sur mes violets si j'ai la fabrique
        avec la fabrique mes merveilles valent un point de moins
        la fabrique baisse t elle le cout lui meme
    .yes =
        violet construit avec la fabrique, tous les points a la fin
        le prix de destruction est le meme avec ou sans fabrique
    .asked =
        la fabrique change le prix payé ou le coût
