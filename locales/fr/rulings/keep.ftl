### The rulings of data/rulings/keep.toml, and the questions they answer: with yes, with no, or in another way.

ruling-keep-rank-eight = Le Condottiere ne peut pas détruire le Donjon, le Diplomate ne peut pas le prendre, le Capitaine ne peut pas s'en emparer. On peut le détruire autrement, par exemple avec la Poudrière.
    .no =
        Le Condottiere peut-il détruire le Donjon ?
    .asked =
        Le rang 8 peut-il prendre ou échanger le Donjon ?
        De quoi le Donjon est-il protégé ?
        J'ai le Donjon : le Capitaine ou le Diplomate peuvent-ils me le piquer ?
        Le Donjon est-il indestructible ?
ruling-keep-diplomat-own = Le Diplomate peut céder son propre Donjon : la carte résiste à celui qui veut la prendre, pas à son propriétaire. Comme pour la Grande Muraille, seul compte le quartier que le Diplomate prend.
    .yes =
        Le Diplomate peut-il céder son propre Donjon ?
    .asked =
        Puis-je échanger mon Donjon contre le quartier d'un autre ?
        Je suis le Diplomate : mon Donjon peut-il servir de monnaie d'échange ?
        Le Donjon est-il bloqué dans ma ville, même pour moi qui joue le Diplomate ?
        Donner son Donjon à un adversaire par un troc, c'est permis ?
ruling-keep-warlord-own = Le Condottiere ne peut pas non plus détruire son propre Donjon : la carte l'interdit au rang 8 et ne fait pas d'exception pour son propriétaire.
    .no =
        Le Condottiere peut-il détruire son propre Donjon ?
    .asked =
        Je suis le Condottiere : puis-je raser le Donjon qui est dans ma ville ?
        Le Donjon est-il intouchable même pour son propriétaire au rang 8 ?
        Démolir mon Donjon moi-même, possible ?
ruling-keep-warlord-older = Le Condottiere ne peut pas détruire le Donjon, et le Diplomate ne peut pas le prendre.
    .no =
        Le Condottiere peut-il détruire le Donjon ?
    .asked =
        Le Diplomate peut-il obtenir le Donjon par échange ?
ruling-two-keeps-classic = Aucune cité ne peut avoir les deux Donjons de la boîte, car deux quartiers du même nom sont interdits.
    .no =
        Puis-je construire les deux Donjons ?
