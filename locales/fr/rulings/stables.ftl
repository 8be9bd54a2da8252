### The rulings of data/rulings/stables.toml, and the questions they answer: with yes, with no, or in another way.

ruling-stables-extra = Les Écuries se construisent en plus de votre limite : avant ou après un autre quartier, dans le même tour.
    .yes =
        Puis-je construire les Écuries et un autre quartier le même tour ?
        J'ai les Écuries en main : puis-je les poser en plus de mon bâtiment du tour ?
        Deux constructions le même tour, grâce aux Écuries ?
        palais deja pose, jpeux ajouter les ecuries
        ecuries d'abord puis une eglise le meme tour
        avec les ecuries je batis deux quartiers ce tour
        écuries plus palais dans le même tour, ok ?
        les écuries c'est du bonus par rapport à ma construction normale ?
        Peut-on bâtir les Écuries après avoir déjà construit un autre quartier ?
        roi, je pose mon manoir puis mes écuries, permis ?
        l'architecte peut bâtir trois quartiers et les écuries par-dessus ?
        les écuries d'abord, il me reste encore ma pose du tour ?
    .no =
        Les Écuries comptent-elles dans la limite de construction ?
        les ecuries bouffent ma construction du tour
        apres les ecuries j'ai fini de construire
        les ecuries doivent elles etre ma seule construction
        apres les ecuries, deux autres quartiers en etant la marchande
        écuries posées, je peux plus rien bâtir ce tour ?
        les écuries prennent une place dans la limite ?
        avec les écuries je bâtis trois quartiers ce tour en évêque ?
        Les Écuries remplacent-elles la construction normale du tour ?
        faut poser les écuries en dernier, jamais avant un autre bâtiment ?
        j'ai déjà construit donc les écuries doivent attendre ?
    .asked =
        combien de quartiers si l'un d'eux est les écuries
        roi avec les écuries en main, combien de quartiers je peux poser
        écuries et limite de construction, ça marche comment
ruling-stables-like-any = À part la limite, les Écuries se construisent comme tout quartier : après la collecte, pour leurs 2 pièces d'or, et avec la taxe s'il y en a une.
    .no =
        Les Écuries sont-elles gratuites ?
        on peut poser les ecuries avant de collecter
        les ecuries echappent a la taxe du bailli
        hors limite donc les ecuries ne coutent rien
        plus un sou, jpeux quand meme poser les ecuries
        hors limite, donc je pose les écuries même avant ma collecte ?
        les écuries c'est cadeau niveau prix ?
        Les Écuries sont-elles dispensées de la taxe du Bailli ?
        écuries : 1 pièce seulement ?
        zéro or en poche, j'ai le droit de poser les écuries vu qu'elles sont spéciales ?
        je peux bâtir les écuries pendant le tour d'un autre ?
    .yes =
        je paie 2 pieces pour les ecuries
        taxe sur les ecuries aussi
        faut il d'abord faire sa collecte avant les ecuries
        les écuries se paient 2 comme marqué ?
        le bailli réclame sa pièce aussi pour les écuries ?
        Doit-on avoir collecté avant de construire les Écuries ?
        à part la limite, les écuries suivent les règles normales ?
        je collecte, je paie 2, je pose les écuries : c'est bien l'ordre ?
        faut avoir l'or pour les écuries comme pour tout quartier ?
    .asked =
        elles coûtent quoi les écuries
        combien je débourse pour les écuries
        quand dans mon tour je peux poser les écuries et à quel prix
ruling-stables-confiscated = Même confisquées, les Écuries ne comptent pas dans la limite : la cible de l'Échevin peut encore construire un autre quartier.
    .yes =
        L'Échevin m'a pris les Écuries : puis-je encore construire ?
        On me prend mes Écuries par mandat signé, puis-je poser un autre bâtiment ?
        ecuries confisquees, jpeux poser un autre quartier
        mandat sur mes ecuries, j'ai encore ma construction normale
        j'ai perdu les ecuries sur mandat, une eglise maintenant c'est ok
        l'échevin me saisit les écuries, j'ai toujours droit à ma pose normale ?
        écuries perdues au mandat, je bâtis un palais juste après ?
        Des Écuries confisquées laissent-elles intacte la limite de leur constructeur ?
        en appât, je pose les écuries, l'échevin les prend, et je construis tranquillement ?
        le mandat tombe sur mes écuries, ma construction du tour est sauve ?
        écuries confisquées = toujours hors limite pour moi ?
    .no =
        L'Échevin a saisi mes Écuries : est-ce que j'ai perdu ma construction du tour ?
        Écuries confisquées : comptent-elles dans ma limite ?
        l'echevin a pris mes ecuries, ma construction est perdue
        l'echevin met fin a mes constructions en prenant les ecuries
        des ecuries saisies comptent comme ma construction du tour
        apres la saisie des ecuries par l'echevin je dois arreter de batir
        écuries saisies, mon tour de construction est cramé ?
        une confiscation d'écuries compte dans ma limite ?
        Perd-on sa construction lorsque l'Échevin s'empare des Écuries ?
        l'échevin a pris mes écuries, interdit de poser une taverne ensuite ?
        confisquées, les écuries redeviennent un quartier normal dans ma limite ?
        écuries parties chez l'échevin, je dois finir mon tour sans rien bâtir ?
    .asked =
        l'échevin confisque les écuries, que puis-je encore bâtir
        on m'a confisqué les écuries, je peux encore poser combien de quartiers en roi
        les écuries saisies par l'échevin mangent-elles ma pose ou pas
