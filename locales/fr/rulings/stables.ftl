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
        écuries et un autre quartier ce tour ?
        écuries en plus de ma construction ?
        j'ai déjà construit, je peux poser les écuries ?
        écuries hors limite ?
        je peux construire les écuries puis un palais ?
        il a posé les écuries et un temple, c'est permis ?
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
        écuries, c'est ma construction du tour ?
        je pose les écuries, plus rien d'autre ce tour ?
        les écuries comptent dans la limite ?
        j'ai déjà bâti, les écuries sont interdites ?
        les écuries doivent venir avant l'autre quartier ?
        il a posé les écuries et une taverne, c'est trop ?
    .asked =
        combien de quartiers si l'un d'eux est les écuries
        roi avec les écuries en main, combien de quartiers je peux poser
        écuries et limite de construction, ça marche comment
        écuries, je peux bâtir combien ce tour
        les écuries comptent ou pas dans la limite
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
        écuries gratuites ?
        écuries avant la collecte ?
        pas de taxe pour les écuries ?
        je n'ai pas d'or, je pose les écuries ?
        les écuries coûtent 3 ?
        le bailli n'a rien si je bâtis les écuries ?
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
        écuries, 2 pièces ?
        je dois payer les écuries ?
        les écuries se posent après la collecte ?
        taxe du bailli due pour les écuries ?
        sans 2 pièces, pas d'écuries ?
        Les Écuries se paient-elles comme un quartier normal ?
    .asked =
        elles coûtent quoi les écuries
        combien je débourse pour les écuries
        quand dans mon tour je peux poser les écuries et à quel prix
        écuries, ça coûte combien
        écuries avant ou après la collecte
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
        écuries confisquées, je peux encore construire ?
        l'échevin prend mes écuries, j'ai encore ma construction ?
        je garde ma construction si l'échevin me prend les écuries ?
        écuries confisquées, elles restent hors limite ?
        je suis confisqué sur les écuries, je peux bâtir un temple ensuite ?
        Les Écuries saisies n'entament-elles pas ma limite de construction ?
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
        écuries confisquées, je ne peux plus bâtir ?
        l'échevin prend mes écuries, mon tour est fini ?
        les écuries confisquées comptent comme ma construction ?
        je perds ma construction avec mes écuries ?
        après confiscation des écuries, interdit de bâtir ?
        l'échevin peut m'empêcher de bâtir en prenant les écuries ?
    .asked =
        l'échevin confisque les écuries, que puis-je encore bâtir
        on m'a confisqué les écuries, je peux encore poser combien de quartiers en roi
        les écuries saisies par l'échevin mangent-elles ma pose ou pas
        écuries confisquées, je bâtis encore ou pas
        l'échevin prend les écuries, ma limite devient quoi
