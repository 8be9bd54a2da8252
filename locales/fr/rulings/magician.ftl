### The rulings of data/rulings/magician.toml, and the questions they answer: with yes, with no, or in another way.

ruling-magician-one-of-two = À chaque tour, la Magicienne fait l'un ou l'autre : échanger toute sa main avec un joueur, ou échanger des cartes avec la pioche.
    .no =
        La Magicienne peut-elle échanger sa main et changer aussi des cartes avec la pioche ?
        Les deux pouvoirs de la Magicienne dans le même tour, c'est permis ?
        Je suis la Magicienne : puis-je prendre la main d'un joueur et ensuite jeter les mauvaises cartes sous la pioche ?
        Magicienne : échange avec un joueur ET avec le paquet ?
        jpeux faire les 2 pouvoirs de la magicienne
        magicienne : je change 3 cartes au paquet puis je prends la main de paul, ok ?
        a-t-on droit a l'echange de main et au renouvellement des cartes le meme tour avec la magicienne
        elle a pioché de nouvelles cartes puis a pris ma main, la magicienne peut ?
    .yes =
        la magicienne doit choisir un seul de ses deux effets ?
        c'est interdit de cumuler les deux échanges de la magicienne ?
        un seul des deux échanges par tour pour la magicienne ?
    .asked =
        magicienne, main d'un joueur ou pioche ou les deux
ruling-magician-swap = La Magicienne peut échanger même une main vide : elle prend simplement toutes les cartes de l'autre joueur. On échange les mains entières, quel que soit le nombre de cartes.
    .yes =
        La Magicienne peut-elle échanger sa main si elle n'a aucune carte ?
        La Magicienne vole-t-elle toute la main, même dix cartes contre une ?
        Je n'ai plus rien en main : puis-je prendre toutes les cartes d'un adversaire avec la Magicienne ?
        La Magicienne et un joueur ont un nombre différent de cartes : échange-t-on quand même tout ?
        On m'a laissé sans cartes : la Magicienne avait la main vide, a-t-elle le droit ?
        magicienne sans carte, jprends toute la main du voisin ?
        on s'échange les mains completes quel que soit le nombre ?
        une carte pourrie contre ses sept, la magicienne a le droit ?
    .no =
        faut il le meme nombre de cartes pour l'echange de la magicienne
        la magicienne peut échanger seulement deux cartes avec un joueur ?
        puis-je garder une carte quand la magicienne prend ma main ?
        la magicienne me doit-elle quelque chose si elle me donne moins de cartes ?
    .asked =
        combien de cartes changent de main avec la magicienne
ruling-magician-hands-only = La Magicienne n'échange que les cartes en main. Les quartiers construits et l'or restent où ils sont.
    .no =
        La Magicienne échange-t-elle aussi les quartiers construits ?
        Le Magicien échange-t-il aussi les quartiers construits ?
        la magicienne peut prendre des batiments de ma cité ?
        l'or change aussi de mains avec la magicienne ?
        la magicienne me vole mes pièces en échangeant les mains ?
    .yes =
        mes quartiers posés sont a l'abri du magicien ?
        l'échange du magicien concerne seulement la main ?
        je garde ma ville et mon or si la magicienne echange avec moi ?
    .asked =
        qu'est-ce qui est échangé au juste par le magicien
ruling-magician-any-player = La Magicienne peut prendre la main de n'importe quel autre joueur : assassiné, volé, ensorcelé ou ayant déjà joué. Un joueur assassiné a toujours une main.
    .yes =
        La Magicienne peut-elle prendre la main d'un joueur assassiné ?
        Puis-je échanger ma main avec celui que l'Assassin a tué ?
        jsuis mort cette manche, la magicienne peut encore prendre mes cartes ?
        la magicienne échange avec le voleur qui a deja joué, possible ?
        echanger sa main avec un joueur ensorcelé en magicienne, ok ?
        le mort a six cartes, ma magicienne peut les prendre ?
        la magicienne peut viser la main de la sorciere ou de l'assassin ?
    .no =
        Un mort garde-t-il ses cartes face à la Magicienne ?
        un joueur tué est-il protégé de la magicienne ?
        etre volé me protege de la magicienne ?
        la magicienne est-elle limitée aux joueurs qui vont encore jouer ?
ruling-magician-names-player = La Magicienne désigne un joueur, pas un personnage, pour échanger sa main.
    .no =
        La Magicienne nomme-t-elle un personnage pour échanger sa main ?
        faut-il deviner un personnage avec la magicienne ?
        la magicienne dit evêque et prend la main de celui qui l'a ?
        la magicienne annonce-t-elle un rôle comme le voleur ?
        dois-je connaitre le role de l'adversaire pour échanger avec la magicienne
    .yes =
        la magicienne montre simplement quelqu'un à la table ?
        jpeux dire jprends la main de julie avec la magicienne
        c'est bien un joueur qu'on vise avec la magicienne ?
    .asked =
        La Magicienne désigne-t-elle un joueur ou un personnage ?
ruling-magician-exchange = La Magicienne change autant de cartes qu'elle veut avec la pioche : elle les met d'abord dessous, puis en pioche le même nombre et les garde toutes.
    .asked =
        Combien de cartes la Magicienne peut-elle changer avec la pioche ?
        La Magicienne défausse-t-elle d'abord, ou pioche-t-elle d'abord ?
        Les cartes de la Magicienne vont-elles au-dessus ou au-dessous de la pile ?
        magicienne, 4 cartes sous la pioche, combien elle en reprend
    .yes =
        Je suis la Magicienne : puis-je jeter trois cartes et en tirer trois nouvelles ?
        La Magicienne peut-elle renouveler toute sa main au paquet ?
        jpeux changer juste une carte au paquet avec la magicienne
        la magicienne repioche autant qu'elle a mis dessous ?
        toute la main contre des cartes neuves de la pioche, magicienne ok ?
    .no =
        la magicienne est limitée à deux cartes avec la pioche ?
        les cartes jetées par la magicienne vont sur le dessus ?
        peut-elle piocher avant de rendre ses cartes, la magicienne ?
        la magicienne pioche et ne garde qu'une partie ?
        la magicienne finit avec plus de cartes apres l'echange avec la pioche ?
ruling-magician-one-of-two-older = Pendant son tour, le Magicien fait l'un ou l'autre : échanger sa main avec un joueur, ou des cartes avec la pioche.
    .no =
        Le Magicien peut-il utiliser ses deux pouvoirs dans le même tour ?
        magicien : échange de main et de pioche d'un coup ?
        j'ai échangé ma main, mon magicien peut encore changer des cartes à la pioche ?
        le magicien peut faire l'un puis l'autre ?
    .yes =
        le magicien doit choisir entre la main d'un joueur et la pioche ?
        un seul pouvoir du magicien par tour ?
    .asked =
        quelles possibilités a le magicien
ruling-magician-when-older = Le Magicien fait son échange au moment de son choix pendant son tour : avant ou après son action, avant ou après avoir construit.
    .asked =
        À quel moment le Magicien fait-il son échange ?
        le pouvoir du magicien se joue quand
    .yes =
        le magicien peut échanger avant son action ?
        jpeux construire puis utiliser le magicien
        prendre 2 pieces puis échanger sa main avec le magicien, ok ?
    .no =
        le magicien doit-il échanger au début du tour ?
        faut il attendre la fin du tour pour le magicien
ruling-magician-swap-older = Le Magicien et l'autre joueur échangent leurs mains entières. Avec une main vide, le Magicien prend simplement les cartes de l'autre.
    .yes =
        Le Magicien peut-il échanger avec une main vide ?
        magicien les mains vides, il prend toutes mes cartes ?
        une carte contre huit avec le magicien, ça va ?
    .no =
        faut-il autant de cartes des deux côtés pour le magicien ?
        le magicien doit avoir au moins une carte pour échanger ?
        puis-je garder une carte de coté si j'échange en magicien ?
    .asked =
        magicien sans cartes, comment se passe l'échange
ruling-magician-exchange-older = Le Magicien change autant de cartes qu'il veut avec la pioche : il les met dessous et en pioche autant de nouvelles.
    .asked =
        Combien de cartes le Magicien peut-il changer avec la pioche ?
        magicien, 3 cartes sous la pioche, combien en retour
    .yes =
        le magicien met toute sa main sous la pioche et en reprend autant ?
        remplacer une seule carte à la pioche avec le magicien, possible ?
    .no =
        seulement deux cartes à la pioche pour le magicien ?
        les cartes rendues par le magicien vont dessus ?
        le magicien gagne une carte de plus à la pioche ?
