### The rulings of data/rulings/alchemist.toml, and the questions they answer: with yes, with no, or in another way.

ruling-alchemist-refund = L'Alchimiste paie comme d'habitude, mais à la fin de son tour il récupère tout l'or payé pour construire.
    .yes =
        Tout ce que bâtit l'Alchimiste est-il gratuit au bout du compte ?
        alchimiste : on me rend tout ce que j'ai mis dans la construction ?
        l'alchimiste pose un quartier a 6, il revoit ses 6 pieces ?
        avec les ecuries en plus, l'alchimiste est rembourse des deux batiments ?
        est ce que construire coute zero au final avec l'alchimiste
    .no =
        l'alchimiste perd il l'or depense pour batir
        l'alchimiste recupere t il seulement une partie du prix
        jsuis alchimiste, l'or de mon quartier est perdu pour de bon ?
        y a t il une limite au remboursement de l'alchimiste
    .asked =
        combien l'alchimiste recupere t il sur un quartier a 4
        c'est quoi l'interet de l'alchimiste
ruling-alchemist-refund-when = L'or de ses constructions ne revient à l'Alchimiste qu'à la toute fin de son tour : il ne peut pas le dépenser une deuxième fois dans ce tour.
    .no =
        L'Alchimiste peut-il dépenser une deuxième fois dans le même tour l'or qui lui revient ?
        L'Alchimiste reprend-il ses pièces aussitôt, pour bâtir encore ?
        alchimiste : je construis, je reprends mon or et je paie la forge avec ?
        le remboursement de l'alchimiste est il immediat
        avec 3 pieces l'alchimiste peut il faire un quartier a 3 puis les ecuries avec le meme or
        jpeux reutiliser tout de suite l'or rendu a l'alchimiste
    .yes =
        l'alchimiste doit il attendre la fin de son tour pour revoir son or
        faut il avoir de quoi payer les deux quartiers a la fois quand l'alchimiste pose les ecuries
        l'or de l'alchimiste revient il seulement quand son tour est fini
    .asked =
        Quand l'Alchimiste récupère-t-il l'or de ses constructions ?
        Je suis l'Alchimiste : quand me rembourse-t-on mon bâtiment ?
        a quel moment du tour on rend son or a l'alchimiste
ruling-alchemist-full-price = L'Alchimiste doit avoir le prix entier au moment de construire ; il ne le récupère qu'après.
    .no =
        L'Alchimiste peut-il construire un quartier trop cher pour lui ?
        Je suis l'Alchimiste avec 3 pièces : puis-je poser un quartier à 5 puisqu'on me rembourse ?
        L'Alchimiste peut-il construire à crédit ?
        alchimiste sans un sou, il peut quand meme batir ?
        il me manque 1 piece, alchimiste, jpeux construire quand meme
        l'alchimiste peut il poser un quartier a 6 avec 4 pieces
        vu qu'il est rembourse, l'alchimiste peut il payer plus tard
    .yes =
        L'Alchimiste doit-il avancer l'or ?
        Faut-il que l'Alchimiste ait toute la somme en poche ?
        l'alchimiste doit il sortir toutes les pieces avant d'etre rembourse
        est ce que l'alchimiste reste limite par l'or qu'il a devant lui
        une piece de moins que le cout et l'alchimiste ne peut pas construire ?
    .asked =
        il faut combien d'or a l'alchimiste pour batir un palais
ruling-alchemist-other-costs = Seul l'or payé pour construire revient à l'Alchimiste : pas les 2 pièces de l'effet de la Forge, ni la taxe du Bailli, ni aucun autre paiement.
    .no =
        L'Alchimiste récupère-t-il la taxe du Bailli ?
        Les 2 pièces de la Forge reviennent-elles à l'Alchimiste ?
        Je suis l'Alchimiste : me rend-on aussi ce que j'ai payé à la Forge ?
        L'impôt sur la construction est-il remboursé à l'Alchimiste ?
        alchimiste : la piece du bailli me revient aussi ?
        les 2 or depenses a la forge sont rendus a l'alchimiste en fin de tour ?
        tout ce que paie l'alchimiste lui est il rendu, taxe et forge comprises
        un pot de vin paye par l'alchimiste lui revient il
    .yes =
        la taxe du bailli est elle perdue meme pour l'alchimiste
        l'alchimiste paie t il la forge de sa poche
        le remboursement de l'alchimiste ne couvre que le prix des quartiers ?
    .asked =
        Qu'est-ce qui n'est pas remboursé à l'Alchimiste ?
        l'alchimiste utilise la forge, il recupere combien
ruling-alchemist-treasury = L'or revient à la fin du tour de l'Alchimiste, avant le décompte : le Trésor Impérial le compte donc.
    .yes =
        Le Trésor Impérial compte-t-il l'or que l'Alchimiste a payé pour construire à la dernière manche ?
        L'Alchimiste récupère-t-il son or avant le décompte du Trésor Impérial ?
        Alchimiste à la dernière manche avec le Trésor Impérial : mes pièces remboursées valent-elles des points ?
        L'or qui revient à l'Alchimiste compte-t-il au décompte final ?
        dernier tour, alchimiste : l'or rendu marque t il avec le tresor imperial
        l'alchimiste construit le tresor imperial en dernier, ses pieces rendues font des points ?
        tresor imperial + alchimiste, on compte apres le remboursement ?
        est ce que les pieces remboursees a l'alchimiste sont la pour le tresor imperial
    .no =
        tresor imperial : l'alchimiste perd il des points en construisant a la derniere manche
        le tresor imperial est il compte avant que l'alchimiste revoie son or
        l'or paye par l'alchimiste a la fin est il perdu pour le tresor imperial
    .asked =
        alchimiste et tresor imperial en fin de partie, on compte quel or
ruling-alchemist-refund-third = L'or que l'Alchimiste paie pour construire lui revient aussitôt, pas à la fin du tour.
    .asked =
        Quand l'Alchimiste récupère-t-il l'or de ses constructions ?
        l'alchimiste vient de construire, son or revient quand
    .yes =
        l'alchimiste reprend il son or tout de suite apres avoir bati
        jpeux redepenser aussitot l'or rendu a l'alchimiste
        l'alchimiste batit il pour rien en fait
    .no =
        l'alchimiste attend il la fin du tour pour etre rembourse
        l'or de l'alchimiste reste t il a la banque jusqu'a la fin du tour
ruling-alchemist-other-costs-older = Seul l'or dépensé pour construire revient à l'Alchimiste : ni la pièce donnée au Bailli, ni le prix de l'effet de la Manufacture.
    .no =
        L'Alchimiste récupère-t-il ce qu'il donne au Bailli ?
        Le prix de la Manufacture revient-il à l'Alchimiste ?
        alchimiste et bailli : la piece revient elle
        jsuis alchimiste et jai paye la manufacture, on me rembourse ?
        l'alchimiste recupere t il aussi la taxe
    .yes =
        ce que l'alchimiste donne au bailli est perdu ?
        la manufacture coute t elle vraiment de l'or a l'alchimiste
        seul le prix des quartiers revient a l'alchimiste ?
