### Faults: what is wrong, and in .advice what to do.

error-unknown-card-none = Aucune carte ne s'appelle « { $typed } ».
    .advice =
        Tapez un nom dans l'une des quatre langues, ou seulement son début.
        Toutes les cartes : { -program } list characters, { -program } list districts
error-unknown-card-near = Aucune carte ne s'appelle « { $typed } ».
    .advice =
        Vouliez-vous dire :
        { $candidates }
error-unknown-card-several = « { $typed } » peut désigner plusieurs cartes.
    .advice =
        Tapez une plus grande partie du nom, ou le mot entre parenthèses :
        { $candidates }
error-unknown-topic-none = Aucun sujet ne s'appelle « { $typed } ».
    .advice = Tous les sujets : { -program } rule
error-unknown-topic-near = Aucun sujet ne s'appelle « { $typed } ».
    .advice =
        Vouliez-vous dire :
        { $candidates }
error-unknown-topic-several = « { $typed } » peut désigner plusieurs sujets.
    .advice =
        Tapez une plus grande partie du nom, ou le mot entre parenthèses :
        { $candidates }
error-nothing-found = Aucun résultat pour « { $typed } ».
    .advice = Essayez moins de mots, d'autres mots, ou une autre langue avec { -flag-lang }.
error-nothing-found-card = Rien trouvé pour « { $typed } ».
    .advice = Il y a une carte de ce nom : { -program } card { $card }
error-card-many = « { $typed } » : ce sont plusieurs cartes.
    .advice = Ce qui arrive quand elles se rencontrent : { -program } ruling { $cards }
error-card-missing = Quelle carte ?
    .advice = Donnez son nom : { -program } card sorcière
error-ruling-missing = Quelles cartes ?
    .advice = Nommez-en une ou plusieurs : { -program } ruling sorcière évêque
error-search-missing = Chercher quoi ?
    .advice = Donnez un mot : { -program } search couronne
error-list-missing = Quelle liste ?
    .advice = Au choix : { -program } list characters, districts, decks ou rules
error-list-what = Il n'y a pas de liste « { $value } ».
    .advice = Les listes sont : { $fits }
error-edition-empty = Le livre de cartes ne contient pas les cartes de cette édition ({ $edition }).
    .advice = Il contient l'édition 2016 : { -flag-edition } 2016
error-filter-misplaced = { $option } ne s'applique pas à cette liste.
    .advice = Cette option ne sert qu'avec : { $fits }.

error-lang-variable = { -variable-lang } vaut « { $value } », qui n'est pas une de nos langues.
    .advice = Donnez-lui la valeur en, fr, ru ou uk, ou supprimez-la.
error-settings-unreadable = Le fichier de réglages { $file } est illisible.
    .advice = Faites-en un fichier lisible, ou supprimez-le. Le dossier est celui des réglages du système, ou celui de CITADELS_HOME.
error-settings-syntax = Le fichier de réglages { $file } n'est pas du TOML : ligne { $line }.
    .advice = Écrivez les réglages comme lang = "fr", un par ligne, ou supprimez le fichier.
error-settings-unknown = Le fichier de réglages { $file } contient un réglage « { $key } » qui n'existe pas.
    .advice = Les réglages sont lang, edition et color.
error-settings-value = Dans le fichier de réglages { $file }, { $key } ne peut pas valoir « { $value } ».
    .advice = Valeurs possibles : { $fits }.

error-usage-command = Il n'y a pas de commande « { $typed } ».
    .advice = Toutes les commandes : { -program } { -flag-help }
error-usage-command-near = Il n'y a pas de commande « { $typed } ».
    .advice = Vouliez-vous dire { $near } ? Toutes les commandes : { -program } { -flag-help }
error-usage-option = « { $typed } » n'est pas compris ici.
    .advice = Pour savoir ce qui l'est : la même commande avec { -flag-help }
error-usage-option-near = « { $typed } » n'est pas compris ici.
    .advice = Vouliez-vous dire { $near } ?
error-usage-value = « { $value } » ne convient pas à { $option }.
    .advice = Valeurs possibles : { $fits }
error-usage-value-missing = Il manque une valeur à { $option }.
    .advice = Pour savoir laquelle : la même commande avec { -flag-help }
error-usage-value-missing-of = Il manque une valeur à { $option }.
    .advice = Valeurs possibles : { $fits }
error-usage-values = { $option } a trop ou trop peu de valeurs.
    .advice = Pour savoir combien il en faut : la même commande avec { -flag-help }
error-usage-utf8 = Un argument n'est pas de l'UTF-8 valide.
    .advice = Retapez-le.
error-usage-html = { -flag-format } html n'existe que pour les fiches.
    .advice = Ici, { -flag-format } peut être text, json ou markdown.
error-usage-all = { -flag-edition } all n'existe que pour card, ruling et search.
    .advice = Ici, { -flag-edition } peut être 2016, classic ou third.
error-usage-other = Cette commande n'est pas comprise.
    .advice = Toutes les commandes : { -program } { -flag-help }
error-unwritable = La réponse ne peut pas être écrite : { $why }
    .advice = Faites de la place, ou écrivez la réponse ailleurs.
