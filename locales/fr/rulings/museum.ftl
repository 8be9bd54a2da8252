### The rulings of data/rulings/museum.toml, and the questions they answer: with yes, with no, or in another way.

ruling-museum-moves = Les cartes suivent le Musée : celui qui l'échange ou s'en empare reçoit aussi ce qu'il y a dessous.
    .asked =
        Que deviennent les cartes sous le Musée quand on l'échange ?
        Est-ce que je garde les cartes si le Diplomate prend mon Musée ?
        Le Capitaine ou le Diplomate me prend le Musée : les cartes glissées dessous partent-elles avec ?
        J'ai récupéré un Musée par échange : est-ce que je marque les points des cartes qu'il contient ?
        Musée changé de ville : à qui sont les cartes ?
ruling-museum-destroyed = Les cartes d'un Musée détruit vont sous la pioche, comme le Musée lui-même. Personne ne les reçoit, et elles ne rapportent rien.
    .asked =
        Que deviennent les cartes sous le Musée quand il est détruit ?
        Est-ce que je récupère les cartes si le Condottiere rase mon Musée ?
        Mon Musée a été rasé : est-ce que je reprends en main ce que j'avais glissé dessous ?
        Musée démoli : les points des cartes sont-ils perdus ?
        La Poudrière a fait sauter le Musée, et ses cartes ?
ruling-museum-look = D'habitude, le propriétaire du Musée peut regarder ses cartes quand il veut, et les autres peuvent demander combien il y en a.
    .yes =
        Ai-je le droit de regarder les cartes sous mon Musée ?
    .asked =
        Les cartes du Musée sont-elles secrètes ?
        J'ai oublié ce que j'ai mis sous le Musée : puis-je vérifier ?
        Les autres peuvent-ils savoir combien de cartes sont glissées sous mon Musée ?
        Mon adversaire fouille sous son Musée, a-t-il le droit ?
ruling-museum-one-card = Une carte de la main peut aller face cachée sous le Musée à chaque tour de son propriétaire.
    .asked =
        Combien de cartes peut-on placer sous le Musée ?
ruling-museum-destroyed-older = Les cartes d'un Musée détruit sont défaussées avec lui et ne rapportent rien.
    .asked =
        Que deviennent les cartes sous le Musée quand il est détruit ?
ruling-museum-price-third = Les cartes placées sous le Musée ne comptent pas dans ce que paie le Condottiere.
    .no =
        Un Musée plein de cartes coûte-t-il plus cher au Condottiere ?
