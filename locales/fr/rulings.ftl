### Rulings, one message each, grouped as in data/rulings. The id is ruling-<id>.

## components

ruling-gems-mean-nothing = Les gemmes des cartes disent seulement dans quelle version une carte est apparue. Elles ne jouent aucun rôle dans la partie.
ruling-gems-in-the-lists = Dans les listes du livret ukrainien, un même signe désigne à la fois le jeu d'origine et les nouvelles cartes : l'hexagone s'est perdu dans le texte. Les origines données ici viennent des cartes.

## setup

ruling-tokens-in-rank-order = Posez les jetons des personnages de la partie au milieu de la table, dans l'ordre des rangs : ils montrent quels personnages sont en jeu.
ruling-first-game-token-count = Les étapes de mise en place de la première partie parlent de huit personnages. À 3 ou 8 joueurs, c'est neuf quand même : la note à côté de la liste le dit.
ruling-deck-of-sixty-eight = Mélangez les 54 quartiers de base avec les 14 merveilles de la partie et distribuez quatre cartes à chaque joueur.
ruling-two-gold-each = Chacun commence avec 2 pièces d'or de la banque. L'or appartient au joueur, pas à un personnage.
ruling-oldest-takes-crown = Le joueur le plus âgé prend la couronne et les cartes Personnage.

## selection

ruling-face-up-then-face-down = Le joueur couronné mélange les personnages, pose d'abord ceux qui vont face visible, puis un face cachée, que personne ne regarde. Ils sont hors jeu pour la manche ; seul le dernier à choisir, à 7 joueurs avec huit personnages ou à 8 joueurs avec neuf, prend celui qui est face cachée.
ruling-table-of-eight = Avec huit personnages, on en défausse face visible 2 pour 4 joueurs, 1 pour 5, aucun pour 6 et 7. Dans tous les cas, on en défausse un face cachée.
ruling-choose-and-pass-left = Choisissez une carte en secret et passez les autres à votre gauche. Avec huit personnages et 4 à 6 joueurs, le dernier choisit entre deux cartes et pose l'autre face cachée au milieu.
ruling-last-of-seven = À 7 joueurs avec huit personnages, le dernier ne reçoit qu'une carte ; il prend aussi la carte défaussée face cachée au début de la manche, garde une des deux et pose l'autre face cachée.

## calling

ruling-crowned-player-calls = Celui qui détient la couronne appelle les personnages.
ruling-ascending-rank = Les personnages sont appelés du plus petit rang au plus grand, et non dans l'ordre de la table. Celui qui a le personnage appelé le révèle et joue son tour.
ruling-nobody-answers = Si personne ne répond, appelez le rang suivant. Après le dernier rang, on rassemble toutes les cartes Personnage et une nouvelle manche commence.

## gathering

ruling-gather-must = À chaque tour, vous devez collecter : soit prendre 2 pièces d'or, soit regarder 2 cartes Quartier, en garder une et mettre l'autre sous la pioche.

## building

ruling-build-may = Après la collecte, vous pouvez construire un quartier : posez-le devant vous et payez son coût à la banque.
ruling-no-two-alike = Vous ne pouvez pas construire un quartier dont le nom figure déjà dans votre cité.

## abilities

ruling-once-a-turn = Le pouvoir d'un personnage peut servir une fois par tour : au moment qu'il indique, ou à n'importe quel moment du tour s'il n'en indique aucun.
ruling-income-colour = La couleur derrière le numéro du rang montre quel type de quartier rapporte à ce personnage.
ruling-income-once = Le revenu se perçoit une seule fois, en entier et d'un coup. Un quartier construit après ne rapporte rien ce tour-ci.

## unique-effects

ruling-optional-unless-must = L'effet d'une merveille est facultatif, sauf si son texte dit « doit » ou « ne peut pas ».
ruling-once-per-turn-own-turn = « Une fois par tour » veut dire une fois pendant votre propre tour, jamais pendant celui d'un autre joueur.

## card-text

ruling-rulebook-beats-card = La carte ne donne qu'un résumé. Quand elle contredit l'explication du livret, c'est le livret qui l'emporte.

## open-information

ruling-counts-are-open = Le nombre de pièces et de cartes Quartier de chaque joueur est public : tout le monde peut le demander.
ruling-bank-never-empty = L'or ne s'épuise jamais : au besoin, prenez autre chose en guise de pièces. Le nombre de cartes en main n'est pas limité.

## end

ruling-seventh-district-last-round = Une cité de sept quartiers est terminée, et la manche où une première cité est terminée est la dernière. On joue cette manche jusqu'au bout, et une cité peut dépasser sept quartiers.
ruling-seventh-not-own = L'introduction du livret ukrainien dit que la dernière manche arrive quand quelqu'un construit « son » quartier. C'est une coquille : il faut lire « septième », comme le dit le chapitre sur la fin de la partie.
ruling-seven-since-2016 = Depuis cette édition, une cité est terminée à sept quartiers ; avant, c'était à huit.
ruling-more-than-seven = Tous les quartiers rapportent des points, même au-delà du septième. « Terminée » veut dire au moins sept quartiers, ou huit à 2 ou 3 joueurs.
ruling-first-completer-shrinks = Si le premier à avoir terminé sa cité n'a plus assez de quartiers parce que, en tant que Diplomate, il a cédé son Monument, il garde ses 4 points : ils récompensent le fait d'avoir terminé le premier.
ruling-first-completer-older = Dans la troisième édition française, la Poudrière peut frapper une cité terminée. Là aussi, le premier à avoir terminé garde ses 4 points : ils récompensent le fait d'avoir terminé le premier.

## scoring

ruling-score-costs = Chaque quartier rapporte son coût en points.
ruling-score-five-types = Une cité qui a au moins un quartier de chacun des cinq types rapporte 3 points.
ruling-score-first = Le premier joueur à terminer sa cité marque 4 points.
ruling-score-others = Tout autre joueur qui a terminé sa cité marque 2 points. Le premier à terminer en marque 4, et non 4 plus 2.
ruling-score-uniques = Viennent ensuite les points des merveilles.
ruling-printed-cost = Un quartier rapporte son coût imprimé, plus 1 s'il est embelli, quel que soit le prix réellement payé.

## ties

ruling-tie-highest-rank = Parmi les joueurs à égalité, celui qui a révélé le personnage du plus haut rang à la dernière manche gagne.
ruling-tie-revealed-not-chosen = Le livret ukrainien dit « a choisi », le livret anglais « a révélé ». Nous suivons « a révélé » : c'est le texte d'origine. Avec deux personnages, c'est le plus haut des deux rangs qui compte.
ruling-tie-killed = Un personnage assassiné à la dernière manche n'a pas été révélé et compte comme rang 0 en cas d'égalité, car le livret anglais demande le rang révélé.
ruling-tie-killed-rank-four = Un personnage de rang 4 assassiné est tout de même montré à la fin de la manche : en cas d'égalité, il compte donc comme rang 4.
ruling-tie-witch-rank = En cas d'égalité, la Sorcière compte comme rang 1 : c'est la carte qu'elle a révélée, quel que soit le personnage dont elle a joué le tour.
ruling-tie-classic = Dans la boîte classique, en cas d'égalité, gagne celui qui a le plus de points de quartiers, bonus exclus, puis celui qui a le plus d'or. Le Dracoport y compte pour 6, car les points des quartiers sont la somme des coûts. La troisième édition française ne prévoit rien pour départager : les joueurs à égalité partagent donc la victoire.

## two-players

ruling-two-characters-each = À 2 ou 3 joueurs, chacun a deux personnages et deux tours par manche, mais une seule cité, une seule main et un seul trésor.
ruling-cards-either-turn = Les cartes prises pendant un de vos tours peuvent être construites pendant l'autre.
ruling-ability-own-turn = Un pouvoir ne vaut que pendant le tour de son propre personnage.
ruling-two-players-order = Une carte est défaussée face cachée sans être vue. Le joueur couronné en garde une. L'autre en garde une et en défausse une ; le joueur couronné en garde une et en défausse une ; l'autre garde une des deux dernières et défausse celle qui reste. On défausse toujours face cachée.
ruling-two-players-eight = À 2 joueurs, une cité est terminée à huit quartiers.

## three-players

ruling-three-need-nine = À 3 joueurs, le paquet de personnages contient les rangs 1 à 9 ; le neuvième est l'Artiste ou le Bailli.
ruling-three-second-discard = Une carte est défaussée face cachée, chaque joueur en garde une ; puis le troisième joueur défausse au hasard une des cinq qui restent. Les quatre autres circulent de nouveau, et la dernière carte est défaussée.
ruling-three-players-eight = À 3 joueurs, une cité est terminée à huit quartiers.

## customizing

ruling-one-per-rank = Prenez un personnage de chaque rang de 1 à 8, et 14 merveilles différentes à mélanger avec les 54 quartiers de base.
ruling-varying-costs = Le livret anglais veut 14 merveilles de coûts variés. Le livret ukrainien n'en dit rien.
ruling-balanced-in-numbers = Les sept listes officielles montrent ce qu'est un bon mélange : si l'on compte les Catacombes pour 0, leurs 14 merveilles coûtent en tout de 57 à 67, deux à quatre d'entre elles coûtent 6, deux à cinq coûtent 3 ou moins, et trois à neuf rapportent des points ou aident à terminer la cité.
ruling-list-footnotes = Les listes du livret ukrainien marquent l'Empereur et la Reine du même signe †. Ce sont deux notes différentes, comme le montre le texte sous les listes : pas d'Empereur à 2 joueurs, pas de Reine à 3 ou 4.

## nine-characters

ruling-nine-for-three-or-eight = À 3 ou 8 joueurs, on joue avec neuf personnages, même pour une première partie.
ruling-rank-nine-when = Le rang 9 doit être en jeu à 3 et à 8 joueurs, et peut l'être de 4 à 7 ; la Reine, à partir de 5 seulement.
ruling-table-of-nine = Avec neuf personnages, on en défausse face visible 3 pour 4 joueurs, 2 pour 5, 1 pour 6, aucun pour 7 et 8. Dans tous les cas, on en défausse un face cachée. De 4 à 7 joueurs, le dernier choisit entre deux cartes.
ruling-last-of-eight = À 8 joueurs, le huitième fait comme le dernier d'une partie à sept avec huit personnages : il prend aussi la carte défaussée face cachée au début de la manche, garde une des deux et défausse l'autre.
ruling-list-nine-optional = Dans les listes officielles, le personnage de rang 9 est facultatif, sauf à 3 et à 8 joueurs. À 3 ou 4 joueurs, ce n'est jamais la Reine.

## which-box

ruling-editions-city-size = Une cité est terminée à 7 quartiers dans l'édition 2016 (8 à 2 ou 3 joueurs) et à 8 dans les anciennes boîtes ; leur partie courte s'arrête à 7, ou encore à 6 dans la troisième édition française.
ruling-editions-dragon-gate = Le Dracoport coûte 6 et ajoute 2 points ; les anciennes boîtes disent qu'il en vaut 8, ce qui revient au même.
ruling-editions-missing-cards = L'Université (coûte 6, vaut 8) et le Beffroi, dont le propriétaire peut faire finir la partie à sept quartiers, n'existent que dans les anciennes boîtes. Que l'achèvement de la cité, les bonus et la protection passent tous à sept avec le Beffroi, et reviennent à huit quand il est détruit, c'est notre interprétation : il y est partout question de la cité terminée.
ruling-editions-costs = Des coûts ont changé depuis la boîte classique : Observatoire 4 (c'était 5), Trésor Impérial 5 (4), Hospice 4 (5), Manufacture 5 (6). La troisième édition française n'est connue qu'en partie.
ruling-editions-keep = Il y a un Donjon dans la boîte de 2016, et deux dans la boîte classique.
ruling-editions-others-bonus = Les 2 points des autres cités terminées vont, en 2016 et dans la boîte classique, à quiconque a terminé une cité ; la troisième édition française demande huit quartiers à la fin.

## assassin

ruling-assassin-names = L'Assassin désigne un autre personnage. Le joueur qui l'a ne le révèle pas à l'appel et perd son tour.

## magistrate

ruling-three-warrants = Les trois mandats vont face cachée sur trois personnages différents. Seul le mandat signé agit.
ruling-magistrate-own-rank = Rien n'interdit à l'Échevin de poser un mandat sur son propre personnage. Ce mandat n'y sert qu'à laisser les autres dans le doute.
ruling-confiscates-paid = Quand la cible du mandat signé paie un quartier, l'Échevin peut révéler le mandat et construire ce quartier gratuitement dans sa propre cité. Le livret anglais dit « paie », ce qui s'accorde avec le Chantier et la Nécropole.
ruling-confiscated-counts = Le quartier confisqué n'entre jamais dans la cité de la cible, mais compte comme une de ses constructions du tour.
ruling-confiscated-gold-back = La cible reprend l'or payé pour le quartier confisqué.
ruling-confiscates-first-only = Seul le premier quartier que la cible paie pendant son tour peut être confisqué.
ruling-confiscates-first-of-several = Si la cible de l'Échevin construit plusieurs quartiers pendant son tour, seul le premier qu'elle paie peut lui être pris.
ruling-magistrate-no-duplicate = L'Échevin ne peut pas confisquer un quartier déjà présent dans sa cité.
ruling-cardinal-confiscated = Si le Cardinal prend de l'or à un autre joueur pour un quartier et que ce quartier est confisqué, tout l'or payé revient au Cardinal ; les cartes données en échange restent données, car seul l'or est rendu.
ruling-alchemist-confiscated = Si le quartier de l'Alchimiste est confisqué, l'or lui revient aussitôt, et pas une seconde fois à la fin du tour : il ne compte plus comme payé.

## witch

ruling-witch-gathers-then-names = La Sorcière collecte d'abord, puis doit désigner un personnage, et son tour est alors suspendu.
ruling-witch-on-hold = Un tour suspendu n'est pas fini : ce qui se passe à la fin d'un tour attend que la Sorcière ait repris le sien, car son Parc et son Hospice ne donnent rien si elle ne le reprend pas.
ruling-witch-waits = Avant de reprendre son tour, la Sorcière ne construit rien et n'utilise aucune merveille, sauf celles qui agissent pendant la collecte.
ruling-witch-before-resuming = Avant que la Sorcière reprenne son tour, parmi ses merveilles, seuls agissent la Mine d'Or, la Bibliothèque et l'Observatoire.
ruling-bewitched-gathers-and-stops = Le joueur ensorcelé collecte et son tour s'arrête là : ni construction, ni pouvoir, ni merveille, sauf celles qui agissent pendant la collecte.
ruling-bewitched-no-extras = Le joueur ensorcelé ne prend pas ce que le personnage ajoute : la Marchande ensorcelée n'a pas sa pièce supplémentaire.
ruling-bewitched-gathering-districts = Parmi les merveilles du joueur ensorcelé, seuls agissent la Mine d'Or, la Bibliothèque et l'Observatoire.
ruling-witch-lab-smithy = Un joueur ensorcelé ne peut utiliser ni le Laboratoire, ni le Musée, ni la Forge : il ne lui reste que ce qui agit pendant la collecte.
ruling-witch-resumes = Quand le joueur ensorcelé a collecté, la Sorcière reprend son tour comme si elle était ce personnage, avec tous les pouvoirs de celui-ci, revenu compris, mais sans la couronne du Roi et du Patricien.
ruling-witch-takes-protection = Les pouvoirs durables passent à la Sorcière : si elle a ensorcelé l'Évêque, c'est sa cité à elle que le rang 8 ne peut pas toucher.
ruling-witch-takes-limit = Si elle a ensorcelé l'Architecte, la Sorcière prend les deux cartes supplémentaires et peut construire jusqu'à trois quartiers.
ruling-witch-takes-ban = Les interdictions passent à la Sorcière : si elle a ensorcelé la Navigatrice, elle ne construit rien.
ruling-witch-own-means = La Sorcière joue avec sa propre main, son propre or et sa propre cité, et perçoit le revenu de ses propres quartiers.
ruling-witch-own-school = Quand la Sorcière perçoit le revenu d'un personnage ensorcelé, l'École de Magie ne compte que si elle est dans la cité de la Sorcière, car ce revenu vient de ses propres quartiers.
ruling-witch-not-their-uniques = La Sorcière n'utilise jamais les merveilles du joueur ensorcelé.
ruling-witch-blackmailer = Si elle a ensorcelé la Maître-chanteuse, c'est la Sorcière qui pose les menaces, prend les pots-de-vin et décide de révéler ou non.
ruling-witch-king = C'est quand même le Roi ensorcelé qui reçoit la couronne ; la Sorcière n'a que le revenu.
ruling-witch-patrician = C'est quand même le Patricien ensorcelé qui reçoit la couronne ; la Sorcière n'a que les cartes des quartiers nobles.
ruling-witch-emperor = Si elle a ensorcelé l'Empereur, c'est la Sorcière qui donne la couronne et prend le paiement.
ruling-witch-nobody = Si personne n'a le personnage ensorcelé, la Sorcière ne reprend pas son tour : elle en perd le reste.
ruling-witch-tax-collector = Si elle a ensorcelé le Bailli, la Sorcière prend les pièces du jeton : elle reprend son tour avec tous les pouvoirs du Bailli.

## blackmailer

ruling-two-threats = Les deux menaces vont face cachée sur deux personnages différents. Les deux sont menacés, mais seul celui qui a la dentelle est vraiment en danger.
ruling-threat-settled-when = La menace se règle pendant le tour du joueur menacé, juste après sa collecte.
ruling-bribe-half = Le pot-de-vin est la moitié de l'or du joueur, arrondie à l'inférieur ; le jeton est alors retiré sans qu'on le regarde.
ruling-bribe-zero = Avec une seule pièce, le pot-de-vin est de zéro, et c'est quand même un pot-de-vin.
ruling-bribe-refused = Sans pot-de-vin, la Maître-chanteuse peut retourner le jeton. Si c'est la dentelle, elle prend tout l'or du joueur.
ruling-threat-first = Tant que la menace de la Maître-chanteuse n'est pas réglée, le joueur menacé n'utilise aucun pouvoir, ne construit rien et n'utilise aucune merveille, sauf celles qui agissent pendant la collecte.
ruling-threat-before-settling = Tant que la menace de la Maître-chanteuse n'est pas réglée, parmi les merveilles du joueur menacé, seuls agissent la Mine d'Or, la Bibliothèque et l'Observatoire.
ruling-threatened-lab-smithy = Le Laboratoire, le Musée et la Forge ne peuvent pas servir avant que la menace de la Maître-chanteuse soit réglée : ils n'agissent pas pendant la collecte.
ruling-blackmailer-not-killed = La Maître-chanteuse ne peut pas menacer le personnage assassiné.
ruling-blackmailer-not-bewitched = La Maître-chanteuse ne peut pas menacer le personnage ensorcelé.
ruling-blackmailer-not-rank-one = La Maître-chanteuse ne peut pas menacer un personnage de rang 1.
ruling-warrant-and-threat = La Maître-chanteuse peut menacer un personnage visé par un mandat.

## spy

ruling-spy-matches = L'Espion choisit un autre joueur et un type de quartier, regarde la main de ce joueur et, pour chaque carte du type, lui prend 1 pièce d'or et pioche 1 carte.
ruling-spy-too-little-gold = Si le joueur choisi a moins de pièces d'or que de cartes du type, l'Espion prend ce qu'il y a et pioche tout de même une carte pour chaque carte du type.

## thief

ruling-thief-before-gathering = Le joueur volé remet tout son or au moment où il révèle son personnage, avant de collecter quoi que ce soit.
ruling-thief-takes-all = Le Voleur prend tout l'or du joueur qui a le personnage désigné, quand ce personnage est révélé.
ruling-thief-not-killed = Le Voleur ne peut pas voler le personnage assassiné.
ruling-thief-not-bewitched = Le Voleur ne peut pas voler le personnage ensorcelé.
ruling-thief-not-rank-one = Le Voleur ne peut pas désigner un personnage de rang 1.
ruling-witch-and-hers-safe = Ni la Sorcière, qui est de rang 1, ni le personnage qu'elle a ensorcelé ne peuvent être volés ou menacés.

## magician

ruling-magician-one-of-two = À chaque tour, la Magicienne fait l'un ou l'autre : échanger toute sa main avec un joueur, ou échanger des cartes avec la pioche.
    .asked =
        La Magicienne peut-elle échanger sa main et changer aussi des cartes avec la pioche ?
        Les deux pouvoirs de la Magicienne dans le même tour, c'est permis ?
ruling-magician-swap = On échange les mains entières, quel que soit le nombre de cartes. Avec une main vide, la Magicienne prend simplement toutes les cartes de l'autre joueur.
    .asked =
        La Magicienne peut-elle échanger sa main si elle n'a aucune carte ?
        La Magicienne vole-t-elle toute la main, même dix cartes contre une ?
ruling-magician-any-player = N'importe quel autre joueur convient : assassiné, volé, ensorcelé ou ayant déjà joué. La carte dit seulement « un autre joueur », et un joueur assassiné a toujours une main.
    .asked =
        La Magicienne peut-elle prendre la main d'un joueur assassiné ?
        Avec qui la Magicienne peut-elle échanger : aussi avec un joueur volé ou qui a déjà joué ?
        La Magicienne désigne-t-elle un joueur ou un personnage ?
ruling-magician-exchange = Autant qu'elle veut : la Magicienne met d'abord les cartes sous la pioche, puis en pioche le même nombre et les garde toutes.
    .asked =
        Combien de cartes la Magicienne peut-elle changer avec la pioche ?
        La Magicienne défausse-t-elle d'abord, ou pioche-t-elle d'abord ?

## seer

ruling-seer-one-from-each = La Voyante prend une carte au hasard dans la main de chaque autre joueur, puis rend une carte à chacun. (« Au hasard » est dans le livret anglais.)
    .asked =
        La Voyante choisit-elle les cartes qu'elle prend ?
        Combien de cartes la Voyante pique-t-elle à chacun, et regarde-t-elle avant ?
ruling-seer-any-card-back = N'importe quelle carte convient : celle qu'elle vient de prendre, celle d'un autre, ou une des siennes. Elle prend d'abord toutes les cartes, puis les rend.
    .asked =
        La Voyante doit-elle rendre la même carte ?
        Quelle carte la Voyante rend-elle : peut-elle refiler une des siennes ?
ruling-seer-empty-hand = À une main vide, la Voyante ne prend rien, et ce joueur ne reçoit rien non plus.
    .asked =
        Un joueur sans carte en reçoit-il une de la Voyante ?
        Que fait la Voyante face à une main vide ?
ruling-seer-builds-two = Jusqu'à deux pendant ce tour, y compris avec les cartes qu'elle vient de prendre, si elle a l'or.
    .asked =
        La Voyante peut-elle construire deux quartiers ?
        Combien de constructions pour la Voyante, et avec les cartes prises aux autres ?

## wizard

ruling-wizard-takes-one = Le Sorcier regarde toute la main d'un autre joueur et y prend la carte de son choix.
    .asked =
        Le Sorcier prend-il une carte au hasard ?
        Combien de cartes le Sorcier voit-il, et combien en vole-t-il ?
ruling-wizard-builds-at-once = Il peut payer la carte prise et la construire sur-le-champ ; sa construction normale reste disponible. Gardée en main, c'est une carte ordinaire.
    .asked =
        Le Sorcier peut-il construire la carte volée et encore un autre quartier ?
        La carte prise par le Sorcier compte-t-elle comme sa construction du tour ?
        Combien de quartiers le Sorcier peut-il bâtir en un tour ?
ruling-wizard-duplicates = Pendant ce tour, le Sorcier peut construire un quartier qu'il a déjà, que ce soit la carte prise ou une carte de sa main.
    .asked =
        Le Sorcier peut-il construire un quartier identique à un des siens ?
        Le droit aux doublons du Sorcier vaut-il seulement pour la carte volée ?
ruling-wizard-after-gathering = Il peut regarder une main et prendre une carte avant la collecte, mais on ne construit qu'après, même dans ce cas. Pour la construire aussitôt, le Sorcier collecte d'abord.
    .asked =
        Le Sorcier peut-il construire la carte prise avant de collecter or ou cartes ?
        À quel moment de son tour le Sorcier utilise-t-il son pouvoir ?
ruling-wizard-price = « Coût entier » veut seulement dire que le Sorcier n'offre pas de remise : la Manufacture enlève toujours 1, et le Tripot peut se payer en cartes.
    .asked =
        La Manufacture réduit-elle le prix de la carte volée par le Sorcier ?
        Le Sorcier peut-il payer en cartes le Tripot qu'il vient de prendre ?
        Que paie le Sorcier pour la carte construite sur-le-champ ?
ruling-wizard-stables = Ni la carte construite sur-le-champ ni les Écuries ne comptent dans la limite : une construction normale s'y ajoute. Si les Écuries sont la carte prise, cela fait deux.
    .asked =
        Avec les Écuries, le Sorcier peut-il construire trois quartiers ?
        Les Écuries s'ajoutent-elles à la construction en plus du Sorcier ?

## emperor

ruling-emperor-not-with-two = Prenez le Roi ou le Patricien à sa place, même si une des listes officielles contient l'Empereur.
    .asked =
        Peut-on jouer l'Empereur à deux joueurs ?
        Par qui remplacer l'Empereur à 2 ?
ruling-emperor-crown = À un moment de son tour, l'Empereur doit donner la couronne à un autre joueur : ni à lui-même, ni à celui qui l'avait. S'il la détient déjà, il doit la donner aussi.
    .asked =
        L'Empereur peut-il garder la couronne pour lui ?
        Et si l'Empereur a déjà la couronne ?
        L'Empereur peut-il laisser la couronne où elle est ?
ruling-emperor-payment = C'est l'Empereur qui décide : 1 pièce d'or ou 1 carte au hasard de la main de celui qui reçoit la couronne. S'il n'a ni l'un ni l'autre, l'Empereur n'a rien.
    .asked =
        Qui choisit entre l'or et la carte quand l'Empereur donne la couronne ?
        Que touche l'Empereur pour la couronne, et si le joueur n'a plus un sou ?
        L'Empereur choisit-il la carte qu'il prend ?
ruling-emperor-killed = À la fin de la manche, l'Empereur assassiné montre sa carte et donne la couronne à un autre joueur, pas à lui-même, mais ne reçoit ni or ni carte.
    .asked =
        L'Empereur assassiné donne-t-il quand même la couronne ?
        Un Empereur tué est-il payé pour la couronne ?

## king

ruling-rank-four-never-face-up = Quel que soit le rang 4 en jeu (Roi, Empereur ou Patricien) : s'il sort face visible, remélangez-le et retournez une autre carte. Face cachée, il peut y être.
    .asked =
        Le Roi peut-il être parmi les personnages écartés face visible ?
        Que faire si l'Empereur ou le Patricien est retourné au moment d'écarter des cartes ?
ruling-king-income = 1 pièce d'or par quartier noble (jaune) de sa propre cité.
    .asked =
        Combien le Roi et l'Empereur touchent-ils pour les quartiers jaunes ?
        Quel est le revenu du Roi ?
ruling-king-crown = Le Roi ou le Patricien doit prendre la couronne, mais quand il veut pendant son tour. Dès lors il appelle les personnages, et il choisit en premier tant qu'un autre ne reçoit pas la couronne.
    .asked =
        Le Roi doit-il prendre la couronne tout de suite ?
        Quand le Patricien reçoit-il la couronne, et est-ce obligatoire ?
        Qui garde la couronne si personne n'a le Roi cette manche ?
ruling-king-killed = Un Roi ou Patricien assassiné perd son tour, mais à la fin de la manche il montre sa carte et prend la couronne. Jusque-là, l'ancien détenteur continue d'appeler.
    .asked =
        Le Roi reçoit-il la couronne s'il est assassiné ?
        Qui choisit en premier à la manche suivante si le Patricien a été tué ?

## patrician

ruling-patrician-income = 1 carte de la pioche par quartier noble (jaune) de sa propre cité : des cartes, pas de l'or.
    .asked =
        Le Patricien touche-t-il de l'or pour ses quartiers jaunes ?
        Que rapportent les quartiers nobles au Patricien ?

## abbot

ruling-abbot-mix = Pour chaque quartier religieux (bleu), l'Abbé prend 1 pièce d'or ou 1 carte, en panachant comme il veut. Il annonce la répartition avant de prendre quoi que ce soit.
    .asked =
        L'Abbé peut-il prendre un peu d'or et un peu de cartes ?
        L'Abbé doit-il annoncer d'avance combien de pièces et de cartes ?
ruling-abbot-richest = Celui qui a le plus d'or doit donner 1 pièce à l'Abbé, sauf si c'est l'Abbé lui-même. L'Abbé peut y renoncer.
    .asked =
        Le joueur le plus riche peut-il refuser de payer l'Abbé ?
        Combien l'Abbé prend-il au plus riche ?
        L'Abbé est-il obligé de prendre cette pièce ?
ruling-abbot-tie-others = Si d'autres sont à égalité pour le plus d'or, l'Abbé choisit l'un d'eux. S'il est lui-même parmi les plus riches, seul ou à égalité, il n'a rien.
    .asked =
        À qui l'Abbé prend-il quand plusieurs joueurs sont aussi riches ?
        L'Abbé a-t-il sa pièce s'il est à égalité avec le plus riche ?
ruling-abbot-moment = Seul compte le moment : une fois par tour, l'Abbé peut prendre la pièce dès qu'il n'est pas parmi les plus riches, par exemple après le passage du Voleur, ou après avoir payé un quartier et la taxe du Bailli.
    .asked =
        L'Abbé peut-il dépenser son or, puis prendre la pièce du plus riche ?
        Volé par le Voleur, l'Abbé peut-il encore prendre la pièce ?
        Quand l'Abbé regarde-t-il qui est le plus riche ?

## bishop

ruling-income-before-or-after = Percevez-le avant de construire, pour payer avec, ou après, pour que le nouveau quartier rapporte aussi. Le livret le montre avec l'Évêque ; il en va de même pour tout autre revenu.
    .asked =
        Puis-je construire d'abord et toucher mon revenu ensuite ?
        Le quartier bleu que l'Évêque vient de bâtir rapporte-t-il déjà ?
        Quand prend-on l'or de ses quartiers de couleur ?
ruling-bishop-income = 1 pièce d'or par quartier religieux (bleu) de sa propre cité.
    .asked =
        Combien l'Évêque touche-t-il pour les quartiers bleus ?
ruling-bishop-protection = Pendant toute la manche, le rang 8 ne peut pas utiliser son pouvoir sur la cité de l'Évêque : rien n'y est détruit, échangé ni pris.
    .asked =
        Le Condottiere peut-il détruire un quartier de l'Évêque ?
        L'Évêque est-il aussi à l'abri du Capitaine et du Diplomate ?
        Combien de temps dure la protection de l'Évêque ?
ruling-bishop-killed = Un Évêque assassiné ne protège rien : le rang 8 peut attaquer sa cité comme une autre.
    .asked =
        Les quartiers de l'Évêque restent-ils protégés s'il est assassiné ?
        Le Condottiere peut-il raser un quartier d'un Évêque tué ?
ruling-bishop-bewitched = La protection passe à la Sorcière : sa cité est à l'abri du rang 8, celle de l'Évêque non.
    .asked =
        La cité de l'Évêque est-elle protégée si la Sorcière l'a ensorcelé ?
        Quelle cité échappe au Condottiere quand l'Évêque est ensorcelé ?
ruling-bishop-two-characters = À 2 ou 3 joueurs, votre unique cité est à l'abri toute la manche, quel que soit celui de vos personnages qui joue : le texte de l'Évêque dit « manche », pas « tour ».
    .asked =
        Avec deux personnages chacun, l'Évêque protège-t-il ma cité aussi hors de son tour ?
        À 2 ou 3, toute ma cité est-elle à l'abri si l'un de mes personnages est l'Évêque ?

## cardinal

ruling-cardinal-income = 1 carte de la pioche par quartier religieux (bleu) de sa propre cité : des cartes, pas de l'or.
    .asked =
        Le Cardinal touche-t-il de l'or pour ses quartiers bleus ?
ruling-cardinal-borrows = S'il lui manque de l'or pour un quartier, le Cardinal prend le reste à un seul autre joueur, lui donne 1 carte de sa main par pièce et doit construire. Le quartier lui-même n'est pas une de ces cartes.
    .asked =
        Le Cardinal peut-il construire avec l'argent d'un autre joueur ?
        Combien de cartes le Cardinal donne-t-il pour l'or qu'il prend ?
        Le Cardinal peut-il prendre l'or et ne pas construire ?
ruling-cardinal-exactly = Personne ne peut refuser. Le Cardinal prend exactement ce qui manque, ni plus ni moins ; ce joueur doit donc avoir cette somme.
    .asked =
        Un joueur peut-il refuser son or au Cardinal ?
        Le Cardinal peut-il prendre plus d'or qu'il ne lui en manque ?
ruling-cardinal-thieves-den = Les cartes payées pour le Tripot réduisent d'abord le prix, puis il prend exactement l'or qui manque encore. Aucune carte ne sert deux fois : pour le Tripot ou pour le joueur.
    .asked =
        Le Cardinal peut-il payer le Tripot en partie en cartes et prendre le reste à un joueur ?
        Une même carte compte-t-elle à la fois pour le Tripot et pour l'échange du Cardinal ?

## alchemist

ruling-alchemist-refund = Il paie comme d'habitude, mais à la fin de son tour l'Alchimiste reprend tout l'or payé pour construire.
    .asked =
        L'Alchimiste construit-il gratuitement ?
        Quand l'Alchimiste récupère-t-il l'or de ses constructions ?
ruling-alchemist-full-price = L'Alchimiste doit avoir le prix entier au moment de construire ; il ne le récupère qu'après.
    .asked =
        L'Alchimiste peut-il construire un quartier trop cher pour lui ?
        L'Alchimiste doit-il avancer l'or ?
ruling-alchemist-other-costs = Seul l'or payé pour construire revient à l'Alchimiste : pas les 2 pièces de l'effet de la Forge, ni la taxe du Bailli, ni aucun autre paiement.
    .asked =
        L'Alchimiste récupère-t-il la taxe du Bailli ?
        Les 2 pièces de la Forge reviennent-elles à l'Alchimiste ?
ruling-alchemist-treasury = L'or revient à la fin du tour de l'Alchimiste, avant le décompte : le Trésor Impérial le compte donc.
    .asked =
        Le Trésor Impérial compte-t-il l'or que l'Alchimiste a payé pour construire à la dernière manche ?
        L'Alchimiste récupère-t-il son or avant le décompte du Trésor Impérial ?

## merchant

ruling-merchant-income = 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien la Marchande touche-t-elle pour les quartiers verts ?
ruling-merchant-extra = Sa pièce en plus vient quoi qu'elle ait collecté, or ou cartes : 3 pièces en tout, ou des cartes et 1 pièce.
    .asked =
        La Marchande a-t-elle sa pièce en plus si elle pioche des cartes ?
        Combien d'or la Marchande gagne-t-elle par tour ?
ruling-merchant-gold-mine = La Mine ne paie que si l'on collecte de l'or ; la pièce de la Marchande vient dans tous les cas. Collecter de l'or avec les deux rapporte 4.
    .asked =
        La Mine d'Or rapporte-t-elle si la Marchande prend des cartes ?
        La pièce de la Marchande et celle de la Mine d'Or s'additionnent-elles ?

## trader

ruling-trader-income = 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien le Négociant touche-t-il pour les quartiers verts ?
ruling-trader-any-number = Autant de quartiers commerçants (verts) que le Négociant peut en payer, et un quartier d'un autre type en plus.
    .asked =
        Combien de quartiers le Négociant peut-il construire en un tour ?
        Le Négociant peut-il aussi construire un quartier qui n'est pas vert ?

## architect

ruling-cards-cross-turns = À 2 ou 3 joueurs, si un même joueur a l'Architecte et le Condottiere, les cartes piochées pendant le tour de l'Architecte peuvent être construites pendant celui du Condottiere.
ruling-limit-own-turn = À 2 ou 3 joueurs, si un même joueur a l'Architecte et le Condottiere, la limite de trois quartiers ne vaut que pendant le tour de l'Architecte, pas pendant celui du Condottiere.
ruling-architect-cards = L'Architecte reçoit ses deux cartes supplémentaires quoi qu'il ait collecté, et les garde toutes les deux.
ruling-architect-three = L'Architecte peut construire jusqu'à trois quartiers pendant son tour.

## navigator

ruling-navigator-four = La Navigatrice prend 4 pièces d'or ou 4 cartes, quoi qu'elle ait collecté.
ruling-navigator-no-building = La Navigatrice ne construit rien, pas même ce qui est hors limite de construction.
ruling-navigator-stables = La Navigatrice ne peut pas non plus construire les Écuries, bien qu'elles soient hors limite de construction.

## scholar

ruling-scholar-seven = L'Archiviste regarde sept cartes de la pioche, en garde une et y remélange les six autres.
ruling-scholar-builds-two = L'Archiviste peut construire deux quartiers pendant son tour.
ruling-scholar-shuffles = Partout ailleurs, les cartes piochées et non gardées vont sous la pioche ; l'Archiviste, en revanche, y mélange ses six cartes.

## diplomat

ruling-diplomat-income = Le Diplomate prend 1 pièce d'or par quartier militaire de sa cité.
ruling-diplomat-swap = Le Diplomate peut échanger un de ses quartiers contre un quartier d'un autre joueur. Si celui qu'il prend coûte plus cher, il paie la différence à ce joueur.
ruling-diplomat-no-change = Si le quartier que prend le Diplomate est le moins cher des deux, on ne lui rend rien.
ruling-diplomat-not-completed = Le Diplomate ne fait pas d'échange avec un joueur dont la cité est terminée.
ruling-diplomat-own-completed = Le Diplomate peut échanger même quand sa propre cité est terminée.
ruling-diplomat-no-duplicate = L'échange ne peut faire entrer dans aucune des deux cités un quartier dont le nom y figure déjà.
ruling-diplomat-monument = Si le Diplomate cède ou prend le Monument, les deux cités sont aussitôt recomptées, et un échange peut terminer une cité : ce qui compte, c'est ce qui s'y trouve.

## marshal

ruling-marshal-income = Le Capitaine prend 1 pièce d'or par quartier militaire de sa cité.
ruling-marshal-seizes = Le Capitaine peut s'emparer d'un quartier de coût 3 ou moins d'un autre joueur, et en paie le coût au propriétaire.
ruling-marshal-not-completed = Le Capitaine ne peut s'emparer de rien dans une cité terminée.
ruling-marshal-no-duplicate = Le Capitaine ne peut pas s'emparer d'un quartier déjà présent dans sa cité.
ruling-marshal-completes = Le Capitaine peut terminer sa cité en s'emparant d'un quartier, pas seulement en construisant : le livret regarde ce qui se trouve dans la cité.

## warlord

ruling-warlord-any-moment = Le Condottiere peut détruire avant de percevoir son revenu et avant de construire. Un quartier de coût 2 coûte 1 pièce d'or à détruire ; sa carte va sous la pioche.
ruling-warlord-income = Le Condottiere prend 1 pièce d'or par quartier militaire de sa cité.
ruling-warlord-price = Le Condottiere peut détruire un quartier dans n'importe quelle cité en payant 1 pièce d'or de moins que son coût ; un quartier de coût 1 se détruit gratuitement.
ruling-warlord-not-completed = Le Condottiere ne peut rien détruire dans une cité terminée.
ruling-warlord-own = Le Condottiere peut détruire un de ses propres quartiers.
ruling-warlord-under-deck = Le quartier détruit va sous la pioche.
ruling-rank-eight-origins = Le livret ukrainien marque le Condottiere et le Diplomate différemment d'une liste à l'autre. D'après les gemmes des cartes, le Condottiere vient du jeu d'origine, le Diplomate de La Cité Sombre.
ruling-destroy-under-deck = Un quartier détruit va sous la pioche, quelle que soit la cause de sa destruction.

## artist

ruling-artist-coin = L'Artiste peut embellir un ou deux de ses propres quartiers, avec une pièce de son or pour chacun.
ruling-artist-destroy = Détruire un quartier embelli par l'Artiste coûte 1 pièce d'or de plus au Condottiere.
ruling-artist-swap-seize = Échanger un quartier embelli par l'Artiste (Diplomate) ou s'en emparer (Capitaine) coûte 1 pièce d'or de plus.
ruling-artist-coin-stays = Quand on échange un quartier embelli par l'Artiste ou qu'on s'en empare, la pièce reste dessus.
ruling-artist-point = Un quartier embelli rapporte un point de plus.
ruling-artist-once = Un quartier ne peut être embelli qu'une fois.
ruling-artist-cost = Le livret ukrainien augmente le prix et les points d'un quartier embelli, le livret anglais son coût, pour de bon. Nous suivons le texte anglais : pour tout ce qui dépend du coût, c'est 1 de plus.
ruling-artist-basilica = La pièce de l'Artiste augmente le coût pour de bon : pour la Basilique, l'impair devient pair et le pair devient impair. Une Basilique embellie coûte 5 et se compte elle-même.
ruling-artist-marshal-limit = Un quartier de coût 3, embelli, coûte 4 : le Capitaine ne peut donc pas s'en emparer.
ruling-coins-not-in-stash = Les pièces posées sur des quartiers ne sont pas dans le trésor : le Trésor Impérial ne les compte pas, et l'Hospice les ignore.

## queen

ruling-queen-from-five = La Reine ne s'utilise qu'à cinq joueurs ou plus.
ruling-list-queen-substitute = Liste avec la Reine, jouée à 3 ou 4 : mettez l'Artiste ou le Bailli à sa place.
ruling-queen-next-to-four = La Reine prend 3 pièces d'or si elle est assise à côté du joueur qui a révélé le personnage de rang 4.
ruling-queen-neighbour-killed = Si le voisin de rang 4 a été assassiné, la Reine prend les 3 pièces d'or à la fin de la manche, quand cette carte est montrée.

## tax-collector

ruling-tax-each-building = Tant que le Bailli est un des personnages de la partie, quiconque construit doit poser 1 pièce d'or sur le jeton du Bailli juste après avoir construit.
ruling-tax-unpaid-building = La taxe du Bailli est due même quand le quartier a été construit sans payer d'or.
ruling-tax-several = Celui qui construit plusieurs quartiers pendant son tour paie la taxe du Bailli pour chacun.
ruling-tax-no-gold = Celui qui n'a plus d'or après avoir construit ne paie pas de taxe.
ruling-tax-not-himself = Le Bailli lui-même ne paie pas de taxe.
ruling-tax-taken = Une fois pendant son tour, au moment de son choix, le Bailli peut prendre toutes les pièces du jeton.
ruling-tax-not-in-play = La taxe se paie même quand personne n'a choisi le Bailli ou qu'il a été défaussé. Les pièces restent sur le jeton pour une manche suivante.
ruling-tax-killed = Un Bailli assassiné ne prend rien : les pièces restent sur le jeton, et la taxe se paie comme toujours.
ruling-tax-three-players = À 3 joueurs, celui qui a le Bailli paie la taxe pendant le tour de son autre personnage.
ruling-tax-not-with-two = Selon le livret anglais, celui qui a le Bailli paie la taxe pour son autre personnage à 2 joueurs aussi. C'est une erreur : à 2 joueurs, il n'y a pas de rang 9.
ruling-tax-confiscated = Pour un quartier confisqué, c'est l'Échevin qui paie la taxe, et non sa cible.
ruling-tax-hexagon = Le Bailli porte l'hexagone des nouvelles cartes alors qu'il était déjà dans La Cité Sombre : il a été remanié.

## armory

ruling-armory-not-completed = La Poudrière ne peut pas détruire un quartier d'une cité terminée.
ruling-own-completed-city = La Poudrière, le Chantier et la Nécropole ne peuvent rien détruire non plus dans la cité terminée de leur propriétaire : la phrase qui protège les cités terminées est générale, bien qu'elle figure sous la Poudrière. On ne peut donc plus du tout y utiliser la Poudrière ni le Chantier, et la Nécropole doit y être payée.

## basilica

ruling-basilica-spelling = Le livret ukrainien écrit la Basilique de deux façons, « Базилика » et « Базиліка ». C'est une seule carte ; « Базиліка » est la graphie ukrainienne, et la plus fréquente dans ce livret.

## capitol

ruling-capitol-once = Le Capitole ne rapporte ses 3 points qu'une fois, même si deux types ont chacun trois quartiers.

## dragon-gate

ruling-dragon-gate-on-top = Le Dracoport rapporte ses 2 points en plus de son coût de 6.

## framework

ruling-framework-magistrate = Un quartier construit grâce au Chantier ne peut pas être confisqué. Le prochain que la cible de l'Échevin paie ce tour-ci peut l'être.

## great-wall

ruling-wall-diplomat-own = La Grande Muraille augmente le prix du quartier que le Diplomate prend dans la cité où elle se trouve, pas celui du quartier qu'il cède de la sienne.
ruling-wall-itself = La Grande Muraille rend n'importe quel quartier de sa cité plus cher pour le rang 8, y compris elle-même. Selon les tirages, le texte dit « n'importe quel » quartier ou un « autre » quartier ; nous suivons le plus récent, « n'importe quel ».
ruling-wall-marshal = Malgré la Grande Muraille, le Capitaine peut s'emparer d'un quartier de coût 3, mais il paie 4, et la pièce supplémentaire va aussi au propriétaire : la Muraille augmente le prix, pas le coût auquel s'applique la limite de 3.
ruling-wall-warlord-one = Avec la Grande Muraille, même un quartier de coût 1 coûte 1 pièce d'or au Condottiere : rien pour le quartier, une pour la Muraille.

## haunted-quarter

ruling-haunted-missing-type = La Cour des Miracles peut tenir lieu du type manquant et apporter ainsi les 3 points des cinq types.
ruling-haunted-no-longer-unique = Comptée comme un autre type, la Cour des Miracles n'est plus une merveille.
ruling-haunted-capitol = La Cour des Miracles peut être le troisième quartier d'un type pour le Capitole, puisqu'elle compte comme un quartier de ce type. Un seul choix vaut pour tout le décompte, et on retient le meilleur.
ruling-haunted-well = Comptée comme un autre type, la Cour des Miracles n'est pas comptée par la Fontaine aux Souhaits : un point de moins.
ruling-haunted-last-round = Construite à la dernière manche, la Cour des Miracles choisit quand même un type : la carte de 2016 ne pose aucune condition de ce genre. Sur les anciennes cartes, elle reste alors violette.

## ivory-tower

ruling-tower-haunted = Si la Cour des Miracles compte comme un autre type et qu'il n'y a pas de troisième merveille, la Tour d'Ivoire rapporte ses points.

## keep

ruling-keep-rank-eight = Le personnage de rang 8 ne peut ni détruire le Donjon, ni l'échanger, ni s'en emparer.

## library

ruling-library-observatory = Avec la Bibliothèque et l'Observatoire, vous piochez trois cartes et gardez les trois : l'Observatoire change le nombre de cartes piochées, la Bibliothèque le nombre de cartes gardées.

## monument

ruling-monument-two = Le Monument compte comme deux quartiers pour terminer la cité, et rien de plus : partout ailleurs, c'est un seul quartier de coût 4 et une seule merveille.

## museum

ruling-museum-moves = Quand on échange le Musée ou qu'on s'en empare, les cartes placées dessous le suivent.
ruling-museum-destroyed = Quand le Musée est détruit, les cartes placées dessous vont sous la pioche.

## necropolis

ruling-necropolis-magistrate = Une Nécropole construite sans or ne peut pas être confisquée. Le prochain quartier que la cible de l'Échevin paie ce tour-ci peut l'être.

## park

ruling-park-witch = Si la Sorcière ne reprend pas son tour, son Parc ne donne rien.

## poor-house

ruling-poor-house-witch = Si la Sorcière ne reprend pas son tour, son Hospice ne donne rien.
ruling-poor-house-alchemist = Un Alchimiste qui a tout dépensé reçoit d'abord la pièce de l'Hospice, puis l'or payé pour construire.

## quarry

ruling-quarry-any-number = Avec la Carrière, vous pouvez construire autant de doublons que vous voulez.
ruling-quarry-magistrate = La Carrière ne permet pas à l'Échevin de confisquer un quartier déjà présent dans sa cité.
ruling-quarry-diplomat = La Carrière ne permet pas au Diplomate d'obtenir par échange un quartier déjà présent dans sa cité.
ruling-quarry-marshal = La Carrière ne permet pas au Capitaine de s'emparer d'un quartier déjà présent dans sa cité.
ruling-duplicates-score = Chaque doublon rapporte tous ses points et compte pour son type : les livrets ne lui retirent rien.

## school-of-magic

ruling-school-as-military = L'École de Magie peut compter comme un quartier militaire quand le Condottiere perçoit son revenu.
ruling-school-abbot = Pour l'École de Magie, l'Abbé prend une pièce d'or ou une carte, comme pour n'importe quel quartier religieux.
ruling-school-at-the-end = À la fin de la partie, l'École de Magie est une merveille : son choix de type ne vaut que pour le revenu.

## secret-vault

ruling-vault-map-room = Les Catacombes restent une carte en main : montrées, elles rapportent 3 points, et la Salle des Cartes les compte pour 1 de plus.
ruling-vault-museum = Sous le Musée, les Catacombes rapportent 1 point, comme toute carte qui s'y trouve. Pour leurs 3 points, il faut les avoir en main.
ruling-vault-not-in-city = Les Catacombes ne sont jamais dans la cité : elles ne comptent donc pas comme merveille pour les cinq types.
ruling-vault-well-tower = Les Catacombes ne sont jamais dans la cité : la Fontaine aux Souhaits ne les compte pas, et elles ne privent pas la Tour d'Ivoire de ses points.
ruling-vault-is-a-card = Jusqu'à la fin de la partie, les Catacombes en main sont une carte ordinaire, car aucun livret ne les met à part : on peut les échanger, les prendre, les donner ou les défausser, et l'Espion les compte comme une merveille.

## stables

ruling-stables-confiscated = Si les Écuries sont confisquées, la cible de l'Échevin peut encore construire un autre quartier.

## statue

ruling-statue-killed-rank-four = Si le rang 4 a été assassiné à la dernière manche, la couronne change de mains à la fin de la manche ; les points se comptent ensuite, ceux de la Statue Équestre aussi. Un Empereur assassiné donne la couronne à quelqu'un d'autre.

## theater

ruling-theater-blind = Le propriétaire du Théâtre choisit avec qui échanger son personnage, sans regarder la carte de personne.
ruling-theater-may-look = Après l'échange du Théâtre, les deux joueurs peuvent regarder leur nouveau personnage, mais ne le montrent qu'à l'appel.
ruling-theater-two-three = À 2 ou 3 joueurs, le propriétaire du Théâtre choisit lequel de ses deux personnages il donne et prend à l'aveugle un des deux de l'autre joueur.
ruling-theater-rank-four = Après un échange du Théâtre, les cartes comptent là où elles sont, puisque l'échange précède tout appel : celui qui révèle maintenant le personnage de rang 4 prend ou donne la couronne, et chaque tour appartient au joueur qui a la carte correspondante.

## thieves-den

ruling-den-confiscated = Si le Tripot est confisqué, la cible de l'Échevin ne récupère que les pièces payées pour lui, pas les cartes.

## wishing-well

ruling-well-itself = La Fontaine aux Souhaits se compte elle-même. Dans la boîte classique, elle ne compte que les autres quartiers violets.

## The selection in the third edition

ruling-discard-order-third = La troisième édition ne dit pas quelles cartes sont défaussées d'abord. Nous prenons d'abord celles qui vont face visible, que son tableau cite en premier, puis celle qui va face cachée.
ruling-last-of-eight-third = À 8 joueurs, le tableau porte un renvoi sans note. Nous suivons la règle à 7 joueurs : le huitième ne reçoit qu'une carte, prend aussi celle qui est face cachée et garde une des deux. Sinon, neuf personnages ne suffiraient pas.

ruling-solo-assassins = Votre Assassin devine, le sien touche toujours : c'est ce que dit le livret.
ruling-solo-warlord = Son Condottiere ne paie rien. Pour le reste, les limites habituelles valent, comme les règles habituelles : une cité terminée est protégée, le Donjon est épargné et le plus ancien quartier suivant part.
ruling-solo-purple = En cours de partie, aucun quartier violet ne sert à Vova : ni Donjon, ni Grande Muraille. À la fin, sa cité se compte comme d'habitude : le Dracoport vaut 8 et la Cour des Miracles prend la meilleure couleur.
ruling-solo-heir = Un Roi qui perd son tour à cause de l'Assassin change quand même le choix suivant, comme l'héritier reçoit la couronne à plusieurs ; l'or ne vient pas.
ruling-solo-architect = Son Architecte ne pioche rien : il a une deuxième construction avec sa pièce, et une seule consolation pour les deux, car le livret ne lui donne rien d'autre.
ruling-solo-equal = À égalité de points, ou si votre cité n'est pas terminée la première, vous perdez : le livret demande les deux.
ruling-solo-letters = « Bop » et « Mar » sont des lettres mal lues du texte russe : il s'agit du Voleur et du Magicien, comme l'ordre des rangs le montre.
ruling-solo-base = Vova n'a jamais de Carrière, donc jamais deux fois le même quartier : on ne joue qu'avec le jeu de base.
ruling-solo-discard = Une carte quartier que Vova ne construit pas va sous la pioche, comme les cartes défaussées d'habitude.
ruling-solo-newest = De plusieurs cartes piochées ensemble, la plus récente est celle que vous posez en dernier : le livret demande de les aligner et vous laisse l'ordre.
