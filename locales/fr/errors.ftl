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

error-unknown-deck-none = There is no deck “{ $typed }”.
    .advice =
        A deck is an official list, a file, a saved name or a code.
        All lists: { -program } list decks
error-unknown-deck-near = There is no deck “{ $typed }”.
    .advice =
        Did you mean
        { $candidates }
error-code-mistyped = “{ $typed }” looks like a deck code, but a letter is wrong.
    .advice = Compare it letter by letter; O and 0, I and 1 are the same.
error-code-unknown = The deck code “{ $typed }” is of an edition or version not known here.
    .advice = A newer version of the program may know it.
error-file-unreadable = The file { $file } cannot be read.
    .advice = Check its name and that it is text.
error-deck-syntax = The file { $file } is neither TOML nor JSON.
    .advice = Four lines make a deck: edition, players, characters, districts.
error-deck-unknown = { $file } has a field “{ $key }” that a deck does not have.
    .advice = The fields are edition, players, characters and districts.
error-deck-missing = { $file } has no { $key }.
    .advice = Add it: a list of card names or ids.
error-deck-value = In { $file }, { $key } cannot be “{ $value }”.
    .advice = edition is "2016", players a number, characters and districts are lists of names.
error-with-idle = { $card } takes nobody's place in this list.
    .advice = Substitutes are needed for the Emperor with 2 players, the Queen with 3 or 4, and where rank 9 is missing.
error-player-count = { $players } players cannot play.
    .advice = Citadels is for 2 to 8.
error-players-missing = For how many players?
    .advice = Say it with -p: -p 5
error-rank-missing = There is no character of rank { $rank }.
    .advice = A deck has one of each rank from 1 to 8.
error-rank-twice = { $one } and { $other } are both of rank { $rank }.
    .advice = A deck has one character of each rank: leave one out.
error-nine-missing = With { $players } players rank 9 must be in the game.
    .advice = Add the Queen (from 5 players), the Artist or the Tax Collector.
error-nine-with-two = { $card } is of rank 9, and with 2 players there is no rank 9.
    .advice = Leave it out.
error-from-players = { $card } can be used only with { $least } or more players.
    .advice = Take another character of that rank.
error-not-for-decks = { $card } is not a card to choose for a deck.
    .advice = Characters and unique districts are chosen; the basic districts are always in.
error-unique-twice = { $card } stands twice.
    .advice = There is one of each unique district.
error-unique-count = There are { $count } unique districts.
    .advice = A deck has { $wanted }.
error-wish-nine = With { $players } players the number of characters is not free.
    .advice = With 3 and 8 players there are nine, with 2 eight.
error-wish-same-rank = { $one } and { $other } are of the same rank and cannot both be in.
    .advice = A deck has one character of each rank: wish for one of them.
error-wish-no-nine = { $card } is of rank 9, but there are eight characters.
    .advice = Add --characters 9, or leave the wish out.
error-wish-must-and-ban = { $card } is both wished for and banned.
    .advice = Decide for one of the two.
error-wish-too-many = { $count } unique districts are wished for.
    .advice = A deck has { $most }: leave some out.
error-wish-rank-empty = The bans leave no character of rank { $rank }.
    .advice = A deck has one of each rank: allow one of them.
error-wish-too-few = The bans leave only { $count } unique districts.
    .advice = A deck has { $wanted }: allow more.
error-cannot-balance = No balanced deck has these wishes: { $wishes }. For “{ $measure }” they leave { $possible }, and a balanced deck has { $wanted }.
    .advice = Wish for less, or add --unbalanced.
error-cannot-balance-all = No balanced deck has these wishes: { $wishes }. Each range could be met, but not all of them together.
    .advice = Wish for less, or add --unbalanced.
error-seed-version = The seed “{ $seed }” is from a newer version of the draw.
    .advice = Use the deck's code instead: it lives for ever.
error-not-in-deck = { $card } is not in this deck.
    .advice = Name cards that are.
error-no-substitute = There is nothing to put in their place that keeps the deck balanced.
    .advice = Draw more cards again, or a new deck.
error-name-letters = “{ $name }” cannot be a name.
    .advice = Up to 40 letters, digits, spaces, hyphens and underscores.
error-name-taken = “{ $name }” already means another deck.
    .advice = Names of official lists and what reads as a code are taken: choose another name.
error-name-exists = There is another deck saved as “{ $name }”.
    .advice = Choose another name, or add --force.
error-no-folder = There is no folder to save “{ $name }” in.
    .advice = Set CITADELS_HOME to one.
error-cannot-save = “{ $name }” cannot be written.
    .advice = Make room, or set CITADELS_HOME to another folder.
error-no-saved = No deck is saved as “{ $name }”.
    .advice = All saved decks: { -program } list decks
error-build-terminal = Building a deck asks questions, and there is no terminal to ask on.
    .advice = Use { -program } deck random with --must, or a file.
error-usage-sheet-json = A sheet is for people: { -flag-format } json is not for it.
    .advice = Here { -flag-format } can be text, markdown or html.
error-usage-missing = Something is missing: { $what }.
    .advice = How it goes: the same command with { -flag-help }
