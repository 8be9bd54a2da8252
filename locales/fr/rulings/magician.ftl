### The rulings of data/rulings/magician.toml, and the questions they answer: with yes, with no, or in another way.

ruling-magician-one-of-two = À chaque tour, la Magicienne fait l'un ou l'autre : échanger toute sa main avec un joueur, ou échanger des cartes avec la pioche.
    .no =
        La Magicienne peut-elle échanger sa main et changer aussi des cartes avec la pioche ?
    .asked =
        Les deux pouvoirs de la Magicienne dans le même tour, c'est permis ?
        Je suis la Magicienne : puis-je prendre la main d'un joueur et ensuite jeter les mauvaises cartes sous la pioche ?
        Magicienne : échange avec un joueur ET avec le paquet ?
ruling-magician-swap = La Magicienne peut échanger même une main vide : elle prend simplement toutes les cartes de l'autre joueur. On échange les mains entières, quel que soit le nombre de cartes.
    .yes =
        La Magicienne peut-elle échanger sa main si elle n'a aucune carte ?
    .asked =
        La Magicienne vole-t-elle toute la main, même dix cartes contre une ?
        Je n'ai plus rien en main : puis-je prendre toutes les cartes d'un adversaire avec la Magicienne ?
        La Magicienne et un joueur ont un nombre différent de cartes : échange-t-on quand même tout ?
        On m'a laissé sans cartes : la Magicienne avait la main vide, a-t-elle le droit ?
ruling-magician-any-player = La Magicienne peut prendre la main de n'importe quel autre joueur : assassiné, volé, ensorcelé ou ayant déjà joué. La carte dit seulement « un autre joueur », et un joueur assassiné a toujours une main.
    .yes =
        La Magicienne peut-elle prendre la main d'un joueur assassiné ?
    .asked =
        Avec qui la Magicienne peut-elle échanger : aussi avec un joueur volé ou qui a déjà joué ?
        La Magicienne désigne-t-elle un joueur ou un personnage ?
        Un mort garde-t-il ses cartes face à la Magicienne ?
        Puis-je échanger ma main avec celui que l'Assassin a tué ?
ruling-magician-exchange = La Magicienne change autant de cartes qu'elle veut avec la pioche : elle les met d'abord dessous, puis en pioche le même nombre et les garde toutes.
    .asked =
        Combien de cartes la Magicienne peut-elle changer avec la pioche ?
        La Magicienne défausse-t-elle d'abord, ou pioche-t-elle d'abord ?
        Je suis la Magicienne : puis-je jeter trois cartes et en tirer trois nouvelles ?
        La Magicienne peut-elle renouveler toute sa main au paquet ?
        Les cartes de la Magicienne vont-elles au-dessus ou au-dessous de la pile ?
ruling-magician-one-of-two-older = Au moment de son choix, le Magicien fait l'un ou l'autre : échanger sa main avec un joueur, ou des cartes avec la pioche.
    .no =
        Le Magicien peut-il utiliser ses deux pouvoirs dans le même tour ?
    .asked =
        À quel moment le Magicien fait-il son échange ?
ruling-magician-swap-older = Avec une main vide, le Magicien prend simplement les cartes de l'autre. Seules les mains s'échangent, jamais les quartiers construits.
    .yes =
        Le Magicien peut-il échanger avec une main vide ?
    .asked =
        Le Magicien échange-t-il aussi les quartiers construits ?
ruling-magician-exchange-older = Le Magicien change autant de cartes qu'il veut avec la pioche : il les met dessous et en pioche autant de nouvelles.
    .asked =
        Combien de cartes le Magicien peut-il changer avec la pioche ?
