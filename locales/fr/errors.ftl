### Faults: what is wrong, and what to do in .advice.

error-unknown-card-none = Aucune carte ne s'appelle « { $typed } ».
    .advice =
        Tapez un nom dans l'une des quatre langues, ou seulement ses premières lettres.
        Toutes les cartes : { -program } list characters{ $edition }, { -program } list districts{ $edition }
error-unknown-card-near = Aucune carte ne s'appelle « { $typed } ».
    .advice =
        Vouliez-vous dire :
        { $candidates }
error-unknown-card-several = « { $typed } » peut désigner plusieurs cartes.
    .advice =
        Complétez le nom :
        { $candidates }
error-unknown-topic-none = Aucun sujet ne s'appelle « { $typed } ».
    .advice = Tous les sujets : { -program } rule{ $edition }
error-unknown-topic-near = Aucun sujet ne s'appelle « { $typed } ».
    .advice =
        Vouliez-vous dire :
        { $candidates }
error-unknown-topic-several = « { $typed } » peut désigner plusieurs sujets.
    .advice =
        Complétez le nom :
        { $candidates }
error-off-topic = « { $typed } » ne ressemble pas à une question sur les règles.
    .advice = Posez une question sur une carte, un tour, la construction ou les points : { -program } ask un joueur tué montre-t-il sa carte
error-unsure = Je ne suis pas sûr de comprendre « { $typed } ».
    .advice = Choisissez la question voulue, nommez les cartes ou dites-le autrement.
error-nothing-found = Aucun résultat pour « { $typed } ».
    .advice = Essayez moins de mots, d'autres mots, ou une autre langue avec { -flag-lang }.
error-nothing-found-card = Aucun résultat pour « { $typed } ».
    .advice = Il y a une carte de ce nom : { -program } card { $card }{ $edition }
error-card-many = « { $typed } » désigne plusieurs cartes.
    .advice = Ce qui arrive quand elles se rencontrent : { -program } ruling { $cards }{ $edition }
error-card-missing = Quelle carte ?
    .advice = Donnez son nom : { -program } card sorcière
error-ruling-missing = Quelles cartes ?
    .advice = Nommez-en une ou plusieurs : { -program } ruling sorcière évêque
error-ask-missing = Quelle est votre question ?
    .advice = Tapez-la : { -program } ask un joueur assassiné montre-t-il sa carte
error-search-missing = Que cherchez-vous ?
    .advice = Donnez un mot : { -program } search couronne
error-words-many = C'est trop long : { $count } caractères.
    .advice = Le maximum est { $most } : écrivez moins de mots.
error-list-missing = Quelle liste ?
    .advice = Au choix : { -program } list characters, districts, decks ou rules
error-list-what = La liste « { $value } » n'existe pas.
    .advice = Les listes : { $fits }
error-shell-missing = Pour quel shell ?
    .advice = Au choix : { -program } completions bash, zsh, fish, powershell ou elvish
error-filter-misplaced = { $option } ne s'applique pas à cette liste.
    .advice = Cette option ne sert qu'avec : { $fits }.

error-lang-variable = { -variable-lang } vaut « { $value } », une langue que le programme ne parle pas.
    .advice = Donnez-lui la valeur en, fr, ru ou uk, ou supprimez-la.
error-settings-unreadable = Le fichier de réglages { $file } est illisible.
    .advice = Vérifiez ses droits d'accès, ou supprimez-le. Le dossier est celui des réglages du système, ou celui de CITADELS_HOME.
error-settings-syntax = { $why }
    .advice = Écrivez les réglages comme lang = "fr", un par ligne, ou supprimez le fichier.
error-folder-file = { $file } est un fichier, mais il faut un dossier à cet endroit.
    .advice = Déplacez ce fichier, ou indiquez un dossier dans CITADELS_HOME.
error-folder-denied = Vous n'avez pas le droit de lire le dossier { $file }.
    .advice = Changez ses droits d'accès, ou indiquez un autre dossier dans CITADELS_HOME.
error-unreachable = { $file } existe, mais n'est pas accessible.
    .advice = Est-ce un lien qui ne mène nulle part, ou un disque débranché ? Vous pouvez aussi indiquer un autre dossier dans CITADELS_HOME.
error-saved-busy = { $file } est ouvert dans un autre terminal.
    .advice = Fermez-le d'abord dans l'autre terminal. Rien n'a été modifié.
warning-said = Attention : { $message }

error-usage-command = Commande inconnue : { $typed }.
    .advice = Toutes les commandes : { $command } { -flag-help }
error-usage-command-near = Commande inconnue : { $typed }.
    .advice = Vouliez-vous dire { $near } ? Toutes les commandes : { $command } { -flag-help }
error-usage-option = « { $typed } » n'est pas prévu ici.
    .advice = Voir les options : { $command } { -flag-help }
error-usage-option-near = Option inconnue : { $typed }.
    .advice = Vouliez-vous dire { $near } ?
error-usage-value = Valeur inconnue pour { $option } : { $value }.
    .advice = Valeurs possibles : { $fits }
error-usage-value-missing = Il manque une valeur à { $option }.
    .advice = Pour savoir laquelle : { $command } { -flag-help }
error-usage-value-missing-of = Il manque une valeur à { $option }.
    .advice = Valeurs possibles : { $fits }
error-usage-values = { $option } a trop ou trop peu de valeurs.
    .advice = Pour savoir combien il en faut : { $command } { -flag-help }
error-usage-utf8 = Un argument n'est pas de l'UTF-8 valide.
    .advice = Retapez-le.
error-usage-many = Trop d'arguments : { $count }.
    .advice = Le maximum est { $most }.
error-usage-all = { -flag-edition } all n'existe que pour card, ruling et search.
    .advice = Ici, { -flag-edition } peut être 2016, classic ou third.
error-usage-other = Cette commande est mal formée.
    .advice = Toutes les commandes : { -program } { -flag-help }
error-unwritable = La réponse ne peut pas être écrite : { $why }.
    .advice = Faites de la place, ou écrivez la réponse ailleurs.
error-unwritable-saved = La partie est enregistrée sous le numéro { $id }, mais la réponse ne peut pas être écrite : { $why }.
    .advice = Ne l'enregistrez pas de nouveau. Pour la voir : { -program } history show { $id }
error-unwritable-done = Le journal des parties est modifié, mais la réponse ne peut pas être écrite : { $why }.
    .advice = Ne recommencez pas. Pour voir les parties : { -program } history list
error-man-write = Impossible d'écrire les pages dans { $file } : { $why }.
    .advice = Choisissez un dossier où vous pouvez écrire.

error-unknown-deck-none = Aucune sélection ne s'appelle « { $typed } ».
    .advice =
        Une sélection est une liste officielle, un fichier, un nom enregistré ou un code.
        Toutes les listes : { -program } list decks
error-unknown-deck-near = Aucune sélection ne s'appelle « { $typed } ».
    .advice =
        Vouliez-vous dire :
        { $candidates }
error-code-mistyped = Aucune sélection n'est enregistrée sous « { $typed } ». Si c'est un code, il contient une erreur.
    .advice = Comparez-le signe par signe ; O et 0 se valent, I et 1 aussi. Toutes les sélections enregistrées : { -program } list decks
error-code-unknown = Le code de sélection « { $typed } » est d'une édition ou d'une version inconnue ici.
    .advice = Une version plus récente du programme le connaît peut-être.
error-file-unreadable = Le fichier { $file } est illisible.
    .advice = Vérifiez que c'est un fichier texte et que vous pouvez le lire.
error-file-none = Il n'y a pas de fichier { $file }.
    .advice = Vérifiez son nom et le dossier.
error-file-big = { $file } est trop gros.
    .advice = Un fichier peut faire jusqu'à 1 Mio. Enlevez ce qui ne concerne pas la partie.
error-file-utf16 = { $file } est en UTF-16.
    .advice = Enregistrez-le en UTF-8.
error-deck-syntax = { $why }
    .advice = Une sélection tient en quatre lignes de TOML (ou de JSON) : edition, players, characters, districts.
error-deck-missing = Il manque { $key }.
    .advice = Ajoutez ce champ : une liste de noms ou d'identifiants de cartes.
error-deck-in-file = Dans un fichier, « { $deck } » ne peut pas être la sélection.
    .advice = Nommez une liste officielle, un fichier, une sélection enregistrée ou un code.
error-with-idle = Cette liste n'a pas besoin { CARD($card, form: "du") }.
    .advice = On remplace l'Empereur à 2 joueurs, la Reine à 3 ou 4, et on ajoute un rang 9 s'il en manque un.
error-player-count = On ne peut pas jouer à { $players }.
    .advice = Citadelles se joue de 2 à 8 joueurs.
error-players-missing = À combien de joueurs ?
    .advice = Dites-le avec -p : -p 5
error-rank-missing = Il n'y a pas de personnage de rang { $rank }.
    .advice = Une sélection a un personnage de chaque rang, de 1 à 8.
error-rank-twice = { CARD($one, form: "Le") } et { CARD($other, form: "le") } ont le même rang, { $rank }.
    .advice = Une sélection n'a qu'un personnage par rang : retirez une de ces cartes.
error-nine-missing = À { $players } joueurs, il faut un personnage de rang 9.
    .advice = Ajoutez une de ces cartes : { $cards }.
error-nine-with-two = À 2 joueurs, on joue sans rang 9, donc sans { CARD($card, form: "le") }.
    .advice = Retirez cette carte.
error-from-players = Il faut au moins { $least } joueurs pour jouer avec { CARD($card, form: "le") }.
    .advice = Prenez un autre personnage de ce rang.
error-nine-with-three = Dans cette boîte, à 3 joueurs, on joue sans rang 9, donc sans { CARD($card, form: "le") }.
    .advice = Retirez cette carte : à 3 joueurs, il y a huit personnages.
error-not-together = { CARD($one, form: "Le") } et { CARD($other, form: "le") } ne se jouent pas ensemble.
    .advice = Retirez l'une des deux.
error-deck-edition = La sélection « { $deck } » est faite pour une autre boîte ({ $edition }).
    .advice = Omettez { -flag-edition }, ou prenez une sélection de la boîte demandée.
error-not-for-decks = Vous n'avez pas à choisir { CARD($card, form: "le") }.
    .advice = Les quartiers de base sont dans toutes les sélections : on choisit les personnages et les merveilles.
error-deck-misplaced = Vous avez mis { CARD($card, form: "le") } dans la mauvaise liste.
    .advice = Les personnages vont dans characters, les merveilles dans districts.
error-deck-other-box = La sélection « { $deck } » est faite pour une autre boîte ({ $edition }).
    .advice = Prenez une sélection de cette boîte, ou dites avec { -flag-edition } à quelle boîte vous jouez.
error-solo-no-district = { CARD($card, form: "Le") } n'est pas un quartier.
    .advice = Cités, mains et pioche contiennent des quartiers ; les personnages vont dans character.
error-unique-twice = La sélection contient { CARD($card, form: "le") } trop de fois.
    .advice = Une boîte n'a qu'un exemplaire de chaque merveille ; seul le Donjon des anciennes boîtes est en double.
error-unique-count =
    { $count ->
        [one] Il y a { $count } merveille.
       *[other] Il y a { $count } merveilles.
    }
    .advice = Une sélection en a { $wanted }.
error-wish-nine = À { $players } joueurs, il faut { $fits } personnages.
    .advice = Enlevez --characters, ou indiquez { $fits }.
error-wish-same-rank = { CARD($one, form: "Le") } et { CARD($other, form: "le") } ont le même rang : il faut choisir.
    .advice = Une sélection n'a qu'un personnage par rang.
error-wish-no-nine = { CARD($card, form: "Le") } a le rang 9, mais il n'y a que huit personnages.
    .advice = Ajoutez --characters 9, ou renoncez à cette carte.
error-wish-must-and-ban = Vous demandez et excluez à la fois { CARD($card, form: "le") }.
    .advice = Gardez --must ou --ban, pas les deux.
error-wish-too-many = Vous demandez { $count } merveilles.
    .advice = Une sélection en a { $most } : demandez-en moins.
error-wish-rank-empty = Les exclusions ne laissent aucun personnage de rang { $rank }.
    .advice = Une sélection en a un de chaque rang : autorisez-en un.
error-wish-too-few =
    { $count ->
        [one] Les exclusions ne laissent que { $count } merveille.
       *[other] Les exclusions ne laissent que { $count } merveilles.
    }
    .advice = Une sélection en a { $wanted } : excluez-en moins.
error-cannot-balance =
    Aucune sélection équilibrée n'est possible avec { $wishes }. { $which ->
        [cost] La somme des coûts serait de { $possible }
        [six] Le nombre de quartiers de coût 6 serait de { $possible }
        [cheap] Le nombre de quartiers de coût 3 ou moins serait de { $possible }
       *[other] La valeur « { $measure } » serait de { $possible }
    } ; ici, il faut { $wanted }.
    .advice = Demandez moins, ou ajoutez --unbalanced.
error-cannot-balance-all = Aucune sélection équilibrée n'est possible avec { $wishes }. Chaque mesure peut être tenue, mais pas toutes ensemble.
    .advice = Demandez moins, ou ajoutez --unbalanced.
error-cannot-balance-rare = En { $draws } tirages, aucune sélection équilibrée n'est apparue avec { $wishes }. S'il en existe une, elle est très rare.
    .advice = Demandez moins, ou ajoutez --unbalanced.
error-seed-version = La graine « { $seed } » vient d'une version plus récente du tirage.
    .advice = Une version plus récente du programme la connaît. Le code d'une sélection marche dans toutes les versions.
error-not-in-deck = La sélection ne contient pas { CARD($card, form: "le") }.
    .advice = Nommez des cartes qui y sont.
error-no-substitute = Rien ne peut remplacer ces cartes sans déséquilibrer la sélection.
    .advice = Changez davantage de cartes, ou tirez une nouvelle sélection.
error-name-letters = « { $name } » ne peut pas servir de nom.
    .advice = Au plus 40 caractères : lettres, chiffres, espaces, traits d'union et tirets bas.
error-name-taken = « { $name } » désigne déjà une autre sélection : { $deck }.
    .advice = Les noms des listes officielles et les codes de sélection sont pris : choisissez un autre nom.
error-name-exists = Une autre sélection est déjà enregistrée sous « { $name } ».
    .advice = Choisissez un autre nom, ou ajoutez --force.
error-no-folder = Il n'y a pas de dossier où enregistrer « { $name } ».
    .advice = Indiquez-en un dans CITADELS_HOME.
error-no-saved = Aucune sélection n'est enregistrée sous « { $name } ».
    .advice = Toutes les sélections enregistrées : { -program } list decks
error-build-terminal = La commande deck build pose des questions : il faut un terminal.
    .advice = Utilisez { -program } deck random avec --must, ou un fichier.
error-usage-sheet-json = Une fiche ne peut pas être en JSON.
    .advice = Ici, { -flag-format } peut être text, markdown ou html.
error-usage-missing = Il manque un argument : { $what }.
    .advice = Pour savoir comment faire : { $command } { -flag-help }
error-usage-to = Il manque --to : json, csv ou bgstats.
    .advice = Pour savoir comment faire : { $command } { -flag-help }
error-characters-fixed = Cette sélection a { $count } personnages, et seules les listes officielles changent de taille.
    .advice = Enlevez --characters, ou tirez une sélection avec cette option.
error-character-count = À { $players } joueurs, le nombre de personnages ne peut pas être { $count }.
    .advice = Il y en a { $fits } { $edition } : enlevez --characters.
error-pass-terminal = Pour faire circuler l'appareil, il faut un terminal.
    .advice = Sans terminal, { -program } draft deal fait la donne et dit qui choisit quand.
error-call-terminal = Pour appeler la manche, il faut un terminal.
    .advice = Sans terminal, { -program } call --quick affiche la liste.
error-names-count =
    { $count ->
        [one] Il y a { $count } nom pour { $players } joueurs.
       *[other] Il y a { $count } noms pour { $players } joueurs.
    }
    .advice = Nommez chacun une fois, en commençant par celui qui a la couronne, ou enlevez --names.
error-names-few = On ne peut pas jouer à { $count }.
    .advice = Citadelles se joue de 2 à 8 joueurs : nommez chacun une fois, avec une virgule entre les noms.
error-same-name = Deux joueurs s'appellent « { $name } ».
    .advice = Donnez à chacun un nom différent.
error-player-name = « { $name } » ne peut pas être un nom de joueur.
    .advice = Au plus 30 lettres, sans virgule ni caractère de contrôle.
error-score-write = Impossible d'écrire le fichier { $file } : { $why }.
    .advice = Choisissez-en un autre avec --score. Son contenu est sur la sortie standard.
error-score-place = Le dossier du fichier { $file } n'existe pas.
    .advice = Nommez un fichier dans un dossier qui existe.
error-score-exists = Le fichier { $file } existe déjà.
    .advice = Choisissez un autre nom, ou ajoutez --force.
error-score-input = Que faut-il compter ?
    .advice = Donnez un fichier, ou une ligne par joueur : { -program } score "Anne: château, taverne; or 2" "Bruno: donjon". Un fichier vide : { -program } score --template
error-score-syntax = { $why }
    .advice = Le modèle d'un fichier de décompte : { -program } score --template
error-field-unknown = Il n'y a pas de champ « { $key } » ici.
    .advice = Les champs sont : { $fits }.
error-score-missing = Il manque { $key }.
    .advice = Il faut un nom (name) et une cité (city) pour chaque joueur. Un modèle : { -program } score --template
error-field-value = { $key } ne peut pas valoir « { $value } ».
    .advice = Valeurs possibles : { $fits }.
error-too-many = { $key } a trop d'éléments : { $count }.
    .advice = Le maximum est { $most }.
error-score-line = Je ne sais pas lire « { $line } ».
    .advice = Une ligne, c'est un nom, deux-points et des quartiers : "Anne: château, taverne*; or 2, main 3, premier"
error-score-count = Il faut un nombre dans « { $line } ».
    .advice = Un nombre de 0 à { $most }, par exemple { $example }
error-score-word = « { $typed } » n'est ni un quartier ni un mot connu ici.
    .advice = En plus des quartiers, une ligne peut dire : or 2, main 3, musée 4, couronne, premier, rang 5, dernier cour des miracles
error-score-number = « { $value } » n'est pas un nombre possible ici.
    .advice = Tapez un nombre de 0 à { $most }.
error-score-files = Donnez un fichier ou des lignes, pas les deux, et un seul fichier.
    .advice = Mettez tout dans un fichier, ou donnez une ligne par joueur.
error-score-no-file = Il n'y a pas de fichier { $file }.
    .advice = Si c'est un joueur, mettez deux-points après le nom : "Anne: château, taverne".
error-score-edition = Le fichier et --edition n'indiquent pas la même édition.
    .advice = Enlevez --edition, ou corrigez le fichier.
error-score-names = --names ne sert que pour la feuille de décompte.
    .advice = Les lignes et les fichiers contiennent déjà les noms : enlevez --names.
error-score-deck = Le fichier et --deck n'indiquent pas la même sélection : « { $deck } ».
    .advice = Enlevez --deck, ou corrigez le fichier.
error-score-draft = Le décompte commencé, dans { $file }, est illisible.
    .advice = Supprimez ce fichier, ou déplacez-le.
error-score-draft-newer = Le décompte commencé, dans { $file }, vient d'une version plus récente du programme.
    .advice = Utilisez cette version-là, ou déplacez le fichier.
error-not-buildable = On ne peut pas construire { CARD($card, form: "le") }.
    .advice = Si cette carte est en main, notez-la ainsi : hand = ["{ $card }"] dans un fichier, "main 1 + { $card }" dans une ligne.
error-not-a-district = { CARD($card, form: "Le") } est un personnage, pas un quartier.
    .advice = Une cité n'a que des quartiers.
error-not-in-edition =
    { CARD($card, form: "Le") } { CARD($card, form: "gender") ->
        [pl] n'existent pas
       *[other] n'existe pas
    } { $edition }.
    .advice = Prenez une carte de cette boîte, ou changez { -flag-edition }.
error-too-many-copies = Trop d'exemplaires { CARD($card, form: "du") } : vous en comptez { $count }, la boîte en a { $copies }.
    .advice = Recomptez, ou ajoutez --allow too-many-copies.
error-score-not-in-deck = La sélection de cette partie ne contient pas { CARD($card, form: "le") }.
    .advice = Vérifiez, ou ajoutez --allow not-in-deck.
error-two-crowns = Plusieurs joueurs ont la couronne : { $names }.
    .advice = Un seul peut l'avoir.
error-two-first = Plusieurs joueurs ont terminé en premier : { $names }.
    .advice = Un seul a terminé sa cité en premier.
error-first-not-complete =
    { $name } aurait terminé en premier, mais n'a que { $count ->
        [one] { $count } quartier
       *[other] { $count } quartiers
    } : à { $players } joueurs, il en faut { $wanted }.
    .advice = Vérifiez. Si elle était terminée et a perdu des quartiers, ajoutez --allow first-not-complete : les 4 points restent acquis.
error-first-missing = Une cité est terminée, mais personne n'est noté premier.
    .advice = Dites qui : first = true dans le fichier, « premier » dans la ligne ; ou ajoutez --allow first-missing.
error-same-rank = Deux joueurs ont le rang { $rank } : { $names }.
    .advice = Chaque personnage n'existe qu'en un exemplaire.
error-score-few = On ne peut pas jouer à { $count }.
    .advice = Citadelles se joue de 2 à 8 joueurs.
error-history-none = Aucune partie ne porte le numéro { $id }.
    .advice = Toutes les parties : { -program } history list
error-history-empty = Il n'y a rien à annuler.
    .advice = Toutes les parties : { -program } history list
error-history-player = Aucune partie enregistrée n'a de joueur « { $name } ».
    .advice = Joueurs connus : { $known }
error-history-nobody = Aucune partie n'est encore enregistrée, donc aucun joueur « { $name } ».
    .advice = Enregistrez d'abord une partie : { -program } score --save
error-history-called = « { $given } » ne désigne personne dans cette partie.
    .advice = Écrivez ANCIEN=NOUVEAU ; ANCIEN peut être : { $players }.
error-history-both = « { $one } » et « { $other } » ont joué l'un contre l'autre et ne peuvent pas être la même personne (partie n° { $plays }).
    .advice = Choisissez un autre nom, ou modifiez d'abord ces parties : { -program } history edit
error-history-edit = Que faut-il modifier ?
    .advice = Précisez-le avec --date, --minutes, --location, --comment, --deck ou --player ANCIEN=NOUVEAU.
error-history-newer = La ligne { $line } du journal des parties { $file } vient d'une version plus récente du programme.
    .advice = Utilisez cette version-là : celle-ci n'y change rien. Si vous ne l'avez jamais eue, la ligne est endommagée : { -program } history check --repair
error-history-broken = Le journal des parties { $file } est endommagé.
    .advice = Pour le réparer : { -program } history check --repair
error-history-busy = Un autre programme écrit encore dans le journal des parties { $file }.
    .advice = Rien n'a été modifié. Fermez ce programme, qui attend peut-être dans une autre fenêtre, et recommencez.
error-history-unreadable = Impossible de lire le journal des parties { $file } : { $why }.
    .advice = Vérifiez ses droits d'accès, ou indiquez un autre dossier dans CITADELS_HOME.
error-write = Impossible d'écrire { $file } : { $why }.
    .advice = Vérifiez le dossier et ses droits, ou choisissez un autre dossier avec CITADELS_HOME.
error-write-full = Impossible d'écrire { $file } : { $why }.
    .advice = Libérez de la place et réessayez.
why-full = le disque est plein
why-too-large = le fichier deviendrait trop grand
why-denied = accès refusé
why-read-only = le disque est en lecture seule
why-nowhere = une partie du chemin n'existe pas
why-no-file = ce n'est pas un fichier
error-import-syntax = { $file } n'est pas un export de parties.
    .advice = Prenez un fichier fait avec { -program } history export --to json, ou --to csv.
error-import-play = Dans { $file }, une partie est incomplète ou contient une valeur invalide.
    .advice = Rien n'a été importé. Exportez de nouveau les parties : { -program } history export --to json
error-import-nobody = Dans { $file }, une partie n'a pas de joueurs.
    .advice = Rien n'a été importé. Exportez de nouveau les parties : { -program } history export --to json
error-import-value = « { $value } » n'est pas valide dans la colonne « { $column } ».
    .advice = Rien n'a été importé. Écrivez la valeur comme dans : { -program } history export --to csv
error-no-log = Il n'y a pas de dossier pour le journal des parties.
    .advice = Indiquez-en un dans CITADELS_HOME.
error-date = « { $value } » n'est pas une date.
    .advice = Écrivez-la ainsi : 2026-11-16.
error-date-far = La date « { $value } » est trop ancienne ou trop lointaine.
    .advice = Donnez un jour de 1988 à la fin de l'an prochain.
error-solo-terminal = Une partie contre Vova demande un terminal.
    .advice = Sans terminal, { -program } solo turn FICHIER joue son tour et { -program } solo score FICHIER compte les points à la fin.
error-solo-options = Ces options ne servent que pour la partie dans un terminal.
    .advice = Ne les donnez pas ici : solo turn et solo score prennent un fichier.
error-solo-missing = Il manque { $key }.
    .advice = Ajoutez ce champ. Chaque camp a besoin d'un personnage et de son or.
error-solo-card = La variante solo se joue sans { CARD($card, form: "le") }.
    .advice = En solo, on joue avec les huit personnages et les quartiers du jeu de base, sans La Cité Sombre.
error-solo-character = « { $value } » ne fait pas partie des huit personnages.
    .advice = Les voici : { $fits }.
error-too-few-draws =
    { $count ->
        [one] Il faut encore une carte Quartier pour Vova.
       *[other] Il faut encore { $count } cartes Quartier pour Vova.
    }
    .advice = Ajoutez à draws les cartes du dessus de la pioche, dans l'ordre : une par phase de construction. Les règles ne parlent pas d'une pioche vide ; si la vôtre l'est, il prend son or et ne construit rien.
error-same-character = Vous et Vova ne pouvez pas avoir tous les deux { CARD($card, form: "le") }.
    .advice = Chaque personnage n'existe qu'une fois.
error-bad-target = { CARD($yours, form: "Le") } ne peut pas désigner { CARD($card, form: "le") }.
    .advice = Aucun personnage ne se désigne lui-même, et le Voleur ne désigne pas l'Assassin.
error-solo-copies = Trop d'exemplaires { CARD($card, form: "du") } : vous en comptez { $count }, la boîte en a { $copies }.
    .advice = Vérifiez les deux cités, votre main et les cartes retournées.
error-solo-twice = Une cité ne peut pas avoir deux fois { CARD($card, form: "le") }.
    .advice = Enlevez-en un exemplaire. En solo, on joue avec le jeu de base seul, sans Carrière.
error-solo-over-vova = La cité de Vova est déjà terminée : la partie était finie avant ce tour.
    .advice = Indiquez sa cité telle qu'elle était avant son tour, ou comptez les points : { -program } solo score FICHIER
error-solo-over-you = Votre cité est déjà terminée, alors que vous jouez après Vova : la partie était finie avant cette manche.
    .advice = Indiquez votre cité telle qu'elle était avant votre tour, ou comptez les points : { -program } solo score FICHIER
error-solo-not-over = La partie n'est pas finie : aucune cité n'est encore terminée. Quartiers nécessaires : { $wanted }.
    .advice = Continuez à jouer. Pour voir les points à ce stade : { -program } score FICHIER{ $edition }
error-solo-names = Un décompte solo a deux joueurs, « Vous » et « Vova » ; « { $name } » n'est ni l'un ni l'autre, ou figure deux fois.
    .advice = Nommez-les Vous (ou You) et Vova.
error-solo-players =
    { $count ->
        [one] Il y a { $count } joueur.
       *[other] Il y a { $count } joueurs.
    }
    .advice = Un décompte solo en a deux : Vous et Vova.
error-solo-none = Il n'y a pas de partie enregistrée à reprendre.
    .advice = Commencez-en une : { -program } solo
error-solo-edition = La partie enregistrée se joue avec une autre boîte ({ $edition }).
    .advice = Continuez-la sans { -flag-edition }, ou commencez-en une autre avec { -flag-new }.
error-solo-new-resume = { -flag-new } et { -flag-resume } se contredisent.
    .advice = Gardez l'une des deux options.
error-solo-folder = Il n'y a pas de dossier où enregistrer la partie.
    .advice = Indiquez un fichier, { -program } solo partie.json, ou donnez à CITADELS_HOME le chemin d'un dossier.
error-solo-newer = { $file } vient d'une version plus récente du programme.
    .advice = Utilisez cette version, ou recommencez avec { -flag-new }, qui remplace la partie.
error-solo-step = Dans la partie enregistrée, « { $value } » n'est pas un coup.
    .advice = Retirez ce coup et les suivants, ou recommencez avec { -flag-new }.
error-solo-step-barred = Dans la partie enregistrée, le coup « { $value } » est impossible : { $why }
    .advice = Retirez ce coup et les suivants, ou recommencez avec { -flag-new }.
error-solo-gold = « { $value } » n'est pas une somme d'or.
    .advice = Tapez un nombre de 0 à 9999.
error-solo-foreign = { $file } n'est pas une partie enregistrée.
    .advice = Nommez un autre fichier, ou supprimez celui-ci. À l'emplacement habituel, { -flag-new } le remplace.

## What is wrong with the syntax of a file, and how many more faults there are.

# A fault with its place before it, which then begins with a small letter.
fault-at = { $place } : { $message }
faults-more =
    { $count ->
        [one] Et encore { $count } erreur.
       *[other] Et encore { $count } erreurs.
    }
slip-quote = il manque un guillemet : { $text }
slip-comma = il manque une virgule : { $text }
slip-extra-comma = il y a une virgule de trop : { $text }
slip-bracket = il manque un crochet ou une accolade : { $text }
slip-sign = il faut = entre le nom et la valeur (en JSON, deux-points) : { $text }
slip-value = il manque une valeur : { $text }
slip-key = ce nom doit être entre guillemets : { $text }
slip-twice = ceci est écrit deux fois : { $text }
slip-deep = trop de crochets imbriqués : { $text }
slip-end = il manque la fin, un crochet ou un guillemet : { $text }
slip-other = ligne illisible : { $text }

## Locations of faults, for people.

place-player = joueur { $number }
place-player-named = joueur { $number } ({ $name })
place-city = quartier { $number }
place-hand = carte { $number } en main
place-line = ligne { $number }
place-draws = carte { $number } pour Vova
place-card = carte { $number }
place-feature = zone { $number }
place-steps = coup { $number }
place-turns = tour { $number }
place-tiles = tuile { $number }
place-followers = partisan { $number }
place-grid = rangée { $row }, colonne { $column }
place-characters = personnage { $number }
place-districts = quartier { $number }
place-last_round = dernière manche, quartier { $number }
place-players = joueur { $number }
place-other = { $key } { $number }
place-file = { $file }, ligne { $number }
place-key-you = vous
place-key-vova = Vova
place-key-deck = pioche
place-key-character = personnage
place-key-target = cible
place-key-name = nom
place-key-city = cité
place-key-hand = main
place-key-gold = or
