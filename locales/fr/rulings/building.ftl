### The rulings of data/rulings/building.toml, and the questions they answer: with yes, with no, or in another way.

ruling-build-may = Construire n'est pas obligatoire. Après la collecte, vous pouvez construire un quartier de votre main en payant son coût à la banque.
    .no =
        Est-on obligé de construire ?
    .asked =
        Combien de quartiers peut-on construire par tour ?
        Peut-on bâtir avant de prendre de l'or ou des cartes ?
        Ai-je le droit de ne rien bâtir et de garder mes pièces ?
        À qui paie-t-on un quartier qu'on pose ?
ruling-no-two-alike = Un seul quartier de chaque nom par cité. Les exceptions : la Carrière dans votre cité, toujours, et le Sorcier, pendant son tour.
    .no =
        Peut-on construire un deuxième quartier du même nom ?
    .asked =
        Puis-je avoir deux Tavernes ?
        J'ai déjà un Temple : puis-je en poser un autre ?
        Mon voisin a deux Marchés dans sa ville, il triche ?
        Les doubles sont-ils interdits ?
        Peut-on construire deux fois le même quartier ?
ruling-build-after-gathering = La construction attend toujours la collecte, même la construction immédiate du Sorcier : le livret ne laisse construire qu'après cette action.
    .no =
        Le Sorcier peut-il construire avant la collecte ?
    .asked =
        Peut-on construire d'abord et prendre l'or ensuite ?
        J'ai assez d'or : puis-je bâtir avant de prendre mes deux pièces ?
        Dans quel ordre : construction puis ressources, est-ce autorisé ?
        Le Sorcier vient de prendre une carte au début du tour : peut-il la bâtir avant de prendre son or ?
ruling-build-one-older = Construire n'est pas obligatoire. Après l'action, vous pouvez construire un quartier en payant son coût à la banque.
    .no =
        Est-on obligé de construire ?
    .asked =
        Combien de quartiers peut-on construire par tour ?
ruling-no-two-alike-older = Un seul quartier de chaque nom par cité, sauf si une carte comme le Sorcier le permet.
    .no =
        Peut-on construire un deuxième quartier du même nom ?
    .asked =
        Deux quartiers identiques dans une cité ?
