### The rulings of data/rulings/alchemist.toml, and the questions they answer: with yes, with no, or in another way.

ruling-alchemist-refund = L'Alchimiste paie comme d'habitude, mais à la fin de son tour il récupère tout l'or payé pour construire.
    .yes =
        Tout ce que bâtit l'Alchimiste est-il gratuit au bout du compte ?
        alchimiste : on me rend tout ce que j'ai mis dans la construction ?
        l'alchimiste pose un quartier a 6, il revoit ses 6 pieces ?
        avec les ecuries en plus, l'alchimiste est rembourse des deux batiments ?
        est ce que construire coute zero au final avec l'alchimiste
        alchimiste : j'ai posé pour 5, je retrouve 5 en caisse à la fin ?
        tout le fric de mes constructions d'alchimiste me revient
        deux quartiers payés 7 en tout, l'alchimiste récupère 7
        l'alchimiste n'est pas plus pauvre après avoir bâti, au bout du compte
        mon pote alchimiste reprend tout son or de construction, c'est normal
        L'Alchimiste se fait-il rembourser l'intégralité du prix de ses quartiers ?
        alchimiste, je récupère tout l'or de mes constructions
        l'alchimiste construit un quartier à 3, on lui rend 3
        je paie 5 puis je reprends 5 avec l'alchimiste
        l'alchimiste paie normalement mais récupère après
        au bout du tour l'alchimiste n'a rien perdu en construisant
        est-ce qu'on rend à l'alchimiste tout ce qu'il a payé pour ses quartiers
    .no =
        l'alchimiste perd il l'or depense pour batir
        l'alchimiste recupere t il seulement une partie du prix
        jsuis alchimiste, l'or de mon quartier est perdu pour de bon ?
        y a t il une limite au remboursement de l'alchimiste
        l'alchimiste revoit que la moitié de ce qu'il a mis
        une fois payé, l'or de l'alchimiste est à la banque pour toujours
        l'alchimiste récupère 3 pièces max
        quartier à 5, on rend 4 à l'alchimiste
        l'alchimiste ne paie rien du tout, il pose sans sortir de pièces
        seul le premier bâtiment est remboursé à l'alchimiste
        l'alchimiste récupère 1 pièce de moins que le prix
        quartier à 6, l'alchimiste récupère 3
        l'alchimiste ne reprend rien s'il construit cher
        mon or de construction est perdu avec l'alchimiste
        alchimiste : remboursement d'une seule pièce
        l'alchimiste doit dire adieu à l'or de sa construction ?
    .asked =
        combien l'alchimiste recupere t il sur un quartier a 4
        c'est quoi l'interet de l'alchimiste
        alchimiste, château à 4, je finis le tour avec combien en moins
        on lui rend quoi exactement à l'alchimiste
        alchimiste, quartier à 5, je récupère combien
ruling-alchemist-refund-when = L'or de ses constructions ne revient à l'Alchimiste qu'à la toute fin de son tour : il ne peut pas le dépenser une deuxième fois dans ce tour.
    .no =
        L'Alchimiste peut-il dépenser une deuxième fois dans le même tour l'or qui lui revient ?
        L'Alchimiste reprend-il ses pièces aussitôt, pour bâtir encore ?
        alchimiste : je construis, je reprends mon or et je paie la forge avec ?
        le remboursement de l'alchimiste est il immediat
        avec 3 pieces l'alchimiste peut il faire un quartier a 3 puis les ecuries avec le meme or
        jpeux reutiliser tout de suite l'or rendu a l'alchimiste
        j'ai 4 po, je bâtis à 4, je reprends mes 4 et je repaie un truc avec
        l'alchimiste est remboursé à l'instant où il pose
        l'alchimiste fait tourner le même fric deux fois dans le tour
        avec l'or rendu mon alchimiste active la forge dans la foulée
        alchimiste : les sous reviennent entre la première et la deuxième construction
        on rembourse l'alchimiste seulement à la fin de la manche
        l'alchimiste peut construire deux fois avec le même or
        alchimiste, je construis et je reprends l'or tout de suite
        l'or de l'alchimiste revient avant la fin de son tour
        l'alchimiste peut payer la forge avec l'or remboursé ce tour
        remboursé aussitôt, l'alchimiste pose les écuries avec le même or
        puis-je dépenser deux fois les mêmes pièces avec l'alchimiste
    .yes =
        l'alchimiste doit il attendre la fin de son tour pour revoir son or
        faut il avoir de quoi payer les deux quartiers a la fois quand l'alchimiste pose les ecuries
        l'or de l'alchimiste revient il seulement quand son tour est fini
        l'alchimiste revoit ses sous quand il a tout fini
        alchimiste, 5 po, palais posé : je suis à sec jusqu'à la fin du tour
        pas de double dépense du même or pour l'alchimiste, on est d'accord
        il me reste 0 après avoir bâti, la forge attendra même en alchimiste
        l'or rendu à l'alchimiste servira qu'à partir de plus tard, pas ce tour
        L'or de l'Alchimiste ne revient-il qu'à la toute fin de son tour ?
        l'alchimiste récupère son or à la fin de son tour
        alchimiste, je dois attendre la fin du tour pour mon or
        l'or rendu à l'alchimiste est inutilisable pendant ce tour
        alchimiste : impossible de repayer avec l'or remboursé ce tour
        alchimiste à 0 après construction, il ne peut plus payer la forge
        je suis alchimiste, mon or revient seulement quand mon tour se termine
    .asked =
        Quand l'Alchimiste récupère-t-il l'or de ses constructions ?
        Je suis l'Alchimiste : quand me rembourse-t-on mon bâtiment ?
        a quel moment du tour on rend son or a l'alchimiste
        l'alchimiste peut redépenser son or remboursé à partir de quand
        remboursement de l'alchimiste : tout de suite ou fin de tour
        alchimiste, remboursé quand
ruling-alchemist-full-price = L'Alchimiste doit avoir le prix entier au moment de construire ; il ne le récupère qu'après.
    .no =
        L'Alchimiste peut-il construire un quartier trop cher pour lui ?
        Je suis l'Alchimiste avec 3 pièces : puis-je poser un quartier à 5 puisqu'on me rembourse ?
        L'Alchimiste peut-il construire à crédit ?
        alchimiste sans un sou, il peut quand meme batir ?
        il me manque 1 piece, alchimiste, jpeux construire quand meme
        l'alchimiste peut il poser un quartier a 6 avec 4 pieces
        vu qu'il est rembourse, l'alchimiste peut il payer plus tard
        l'alchimiste pose une cathédrale à 5 avec 2 po vu qu'on lui rend tout
        alchimiste à zéro, il construit sur la promesse du remboursement
        l'alchimiste paie ce qu'il a et oublie le reste
        un copain alchimiste veut poser à découvert, c'est légal
        l'alchimiste peut emprunter à la banque le temps du tour
        avec 3 pièces mon alchimiste peut viser un quartier à 4
        l'alchimiste avec 3 or peut construire un quartier à 6
        alchimiste, je peux construire sans or
        l'alchimiste n'a pas besoin d'avoir la somme
        avec 4 pièces, l'alchimiste peut poser un quartier à 5
        l'alchimiste paie plus tard
        alchimiste avec 1 or, je peux poser un quartier à 2
    .yes =
        L'Alchimiste doit-il avancer l'or ?
        Faut-il que l'Alchimiste ait toute la somme en poche ?
        l'alchimiste doit il sortir toutes les pieces avant d'etre rembourse
        est ce que l'alchimiste reste limite par l'or qu'il a devant lui
        une piece de moins que le cout et l'alchimiste ne peut pas construire ?
        alchimiste avec 4 po devant un quartier à 5, il est bloqué ?
        pas de crédit pour l'alchimiste
        faut que j'aligne les 6 pièces avant de poser en alchimiste
        même remboursé après, l'alchimiste avance tout
        l'alchimiste fauché bâtit rien, hein
        L'Alchimiste doit-il posséder la totalité du coût avant de construire ?
        l'alchimiste doit pouvoir payer tout le prix
        alchimiste avec 2 or, quartier à 3 impossible
        il me manque 1 or, l'alchimiste ne peut pas construire
        l'alchimiste paie d'abord, récupère après
        alchimiste : quartier à 5, il faut 5 pièces
        il faut que l'alchimiste ait l'or avant de construire
    .asked =
        il faut combien d'or a l'alchimiste pour batir un palais
        alchimiste, combien faut avoir pour un quartier à 3
        il manque 2 or à l'alchimiste, il se passe quoi pour son quartier
        alchimiste, faut avoir l'or ou pas
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
        forge 2 + quartier 3, l'alchimiste récupère 5
        le bailli doit rendre sa taxe à l'alchimiste
        tout ce qui sort de ma poche ce tour me revient si je suis alchimiste
        l'alchimiste est remboursé de ses 2 pièces de forge
        l'alchimiste est dispensé de toute dépense, taxe comprise
        le chantage payé par l'alchimiste lui est rendu en fin de tour
        l'alchimiste récupère l'or de la forge
        le bailli rembourse l'alchimiste
        quartier 4 plus taxe 1, l'alchimiste reprend 5
        l'alchimiste récupère ce qu'il a donné à la maître-chanteuse
        tout l'or dépensé revient à l'alchimiste
        on me rend mes 2 or de forge si je suis alchimiste ?
    .yes =
        la taxe du bailli est elle perdue meme pour l'alchimiste
        l'alchimiste paie t il la forge de sa poche
        le remboursement de l'alchimiste ne couvre que le prix des quartiers ?
        la pièce du bailli, mon alchimiste la revoit jamais ?
        2 po claqués à la forge c'est perdu même pour l'alchimiste
        l'alchimiste se fait rembourser les quartiers et rien d'autre
        quartier à 4 + taxe 1, on rend 4 à l'alchimiste
        payé la maître chanteuse en alchimiste, c'est de l'argent envolé
        La dépense de la Forge reste-t-elle à la charge de l'Alchimiste ?
        l'alchimiste perd l'or payé à la forge
        alchimiste, la taxe du bailli ne revient pas
        seul l'or des constructions revient à l'alchimiste
        quartier à 3 et forge 2, l'alchimiste récupère 3
        alchimiste : la taxe est perdue, le prix du quartier non
        j'ai payé la taxe en alchimiste, elle est perdue pour moi
    .asked =
        Qu'est-ce qui n'est pas remboursé à l'Alchimiste ?
        l'alchimiste utilise la forge, il recupere combien
        quels paiements l'alchimiste perd pour de bon
        alchimiste : quartier à 5, forge 2, taxe 1, il me revient quoi
        alchimiste et forge, il récupère les 2 pièces ou pas
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
        j'ai le trésor impérial, mon or d'alchimiste est revenu avant qu'on compte ?
        dernière manche, alchimiste à 5 po remboursés : +5 avec le trésor impérial
        bâtir en alchimiste au dernier tour me coûte rien sur le trésor impérial
        le remboursement tombe avant le décompte, le trésor impérial en profite
        le trésor impérial voit l'or rendu à l'alchimiste
        Les pièces rendues à l'Alchimiste comptent-elles pour son Trésor Impérial ?
        trésor impérial : l'or rendu à l'alchimiste compte
        l'alchimiste est remboursé avant le décompte du trésor impérial
        alchimiste au dernier tour, mon trésor impérial compte tout mon or
        je construis pour 4 au dernier tour en alchimiste, 4 points au trésor impérial quand même
        l'or de l'alchimiste revient à temps pour le trésor impérial
        fin de partie, alchimiste remboursé, ça compte au trésor impérial
    .no =
        tresor imperial : l'alchimiste perd il des points en construisant a la derniere manche
        le tresor imperial est il compte avant que l'alchimiste revoie son or
        l'or paye par l'alchimiste a la fin est il perdu pour le tresor imperial
        on compte le trésor impérial avant de rembourser l'alchimiste
        alchimiste au dernier tour : pièces dépensées = points du trésor impérial perdus
        l'or de retour chez l'alchimiste arrive trop tard pour le trésor impérial
        le trésor impérial ignore les pièces remboursées
        l'alchimiste n'est pas remboursé à la dernière manche donc trésor impérial à zéro
        vaut rien au trésor impérial, l'or que l'alchimiste a mis dans sa dernière construction
        trésor impérial : l'or payé par l'alchimiste ne compte pas
        l'alchimiste perd des points de trésor impérial en construisant
        le trésor impérial se compte avant le remboursement
        alchimiste, dernière construction, l'or est perdu pour le trésor impérial
        l'or remboursé à l'alchimiste est ignoré par le trésor impérial
        dernier tour, l'or dépensé par l'alchimiste manque au trésor impérial
    .asked =
        alchimiste et tresor imperial en fin de partie, on compte quel or
        trésor impérial : on compte avant ou après le remboursement de l'alchimiste
        alchimiste, 6 po payés au dernier tour, mon trésor impérial compte ces 6 comment
        l'or remboursé à l'alchimiste compte pour le trésor impérial ou pas
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
