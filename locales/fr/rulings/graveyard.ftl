### The rulings of data/rulings/graveyard.toml, and the questions they answer: with yes, with no, or in another way.

ruling-graveyard-warlord = Le propriétaire du Cimetière peut payer 1 pièce d'or et prendre en main le quartier que le Condottiere vient de détruire.
    .yes =
        Le Cimetière permet-il de récupérer un quartier détruit par le Condottiere ?
        le condottiere a brule mon palais, le cimetiere me le rend
        jpeux prendre le quartier detruit d'un autre avec mon cimetiere
        cimetiere : une piece et la carte va en main, c'est ca
    .no =
        le cimetiere est gratuit
        la carte du cimetiere revient directement dans la cite
        suis je oblige d'utiliser le cimetiere
        le cimetiere coute le prix entier du quartier rasé
    .asked =
        Combien coûte la carte récupérée avec le Cimetière ?
ruling-graveyard-not-as-warlord = Le Cimetière ne sert pas à un propriétaire qui est lui-même le Condottiere : il ne peut pas ramasser ce qu'il détruit.
    .no =
        Puis-je utiliser mon Cimetière quand je suis le Condottiere ?
        je suis condottiere avec le cimetiere, jpeux prendre la carte que je rase
        le condottiere peut piller avec son propre cimetiere
        je detruis une cathedrale puis je la recupere au cimetiere, condottiere moi meme
        mon cimetiere me sert quand c'est moi le condottiere
    .yes =
        le cimetiere est il inutile au condottiere lui meme
        le cimetiere n'aide que si le condottiere est un autre
        faut il etre autre chose que condottiere pour utiliser le cimetiere
    .asked =
        condottiere propriétaire du cimetière, que devient la carte détruite
