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

ruling-magician-one-of-two = En un tour, la Magicienne échange soit sa main avec un joueur, soit des cartes avec la pioche, jamais les deux.
ruling-magician-swap = La Magicienne échange des mains entières, et peut le faire même avec une main vide : elle prend alors simplement les cartes de l'autre.
ruling-magician-exchange = Pour échanger avec la pioche, la Magicienne met d'abord dessous autant de cartes qu'elle veut, puis en pioche le même nombre.

## seer

ruling-seer-one-from-each = La Voyante prend une carte au hasard dans la main de chaque autre joueur, puis rend une carte à chacun d'eux. « Au hasard » vient du livret anglais.
ruling-seer-empty-hand = À un joueur sans carte en main, la Voyante ne prend rien et ne rend rien.
ruling-seer-any-card-back = À chaque joueur à qui elle doit une carte, la Voyante peut donner n'importe laquelle : celle qu'elle lui a prise, celle d'un autre ou une des siennes.
ruling-seer-builds-two = La Voyante peut construire deux quartiers pendant son tour.

## wizard

ruling-wizard-takes-one = Le Sorcier regarde la main d'un autre joueur et y prend une carte.
ruling-wizard-builds-at-once = Au lieu de garder la carte qu'il prend, le Sorcier peut la construire aussitôt à son coût entier ; cela ne compte pas comme sa construction du tour.
ruling-wizard-duplicates = Pendant son tour, le Sorcier peut construire des quartiers déjà présents dans sa cité.

## emperor

ruling-emperor-not-with-two = À 2 joueurs, le paquet de personnages contient les rangs 1 à 8, et jamais l'Empereur.
ruling-list-emperor-substitute = Liste avec l'Empereur, jouée à 2 : mettez le Roi ou le Patricien à sa place.
ruling-emperor-income = L'Empereur prend 1 pièce d'or par quartier noble de sa cité.
ruling-emperor-crown = Au moment de son choix pendant son tour, l'Empereur doit prendre la couronne à celui qui la détient et la donner à un joueur différent, jamais à lui-même.
ruling-emperor-holds-crown = Un Empereur qui détient déjà la couronne doit tout de même la donner à un autre joueur : il ne peut pas la garder.
ruling-emperor-payment = L'Empereur prend 1 pièce d'or ou 1 carte au hasard à celui qui reçoit la couronne ; c'est l'Empereur qui choisit entre les deux.
ruling-emperor-nothing-to-take = Si celui qui reçoit la couronne n'a ni or ni carte, l'Empereur n'obtient rien.
ruling-emperor-killed = Un Empereur assassiné montre sa carte à la fin de la manche, prend la couronne à celui qui la détient, la donne à un joueur différent, jamais à lui-même, et ne prend rien en échange.
ruling-emperor-face-up = Si l'Empereur sort parmi les personnages défaussés face visible, une autre carte le remplace et il est remélangé au paquet.

## king

ruling-rank-four-never-face-up = Un personnage de rang 4 ne reste jamais parmi les personnages défaussés face visible : remélangez-le au paquet de personnages et retournez une autre carte à sa place.
ruling-king-income = Le Roi prend 1 pièce d'or par quartier noble de sa cité.
ruling-king-crown = Le Roi doit prendre la couronne à un moment de son tour. Dès lors, il appelle les personnages et choisit en premier, jusqu'à ce qu'un autre joueur reçoive la couronne.
ruling-king-killed = Un Roi assassiné perd son tour, montre sa carte à la fin de la manche et prend la couronne en tant qu'héritier.
ruling-king-face-up = Si le Roi sort parmi les personnages défaussés face visible, une autre carte le remplace et il est remélangé au paquet.

## patrician

ruling-patrician-income = Le Patricien pioche 1 carte par quartier noble de sa cité.
ruling-patrician-crown = Le Patricien doit prendre la couronne à un moment de son tour. Dès lors, il appelle les personnages et choisit en premier, jusqu'à ce qu'un autre joueur reçoive la couronne.
ruling-patrician-killed = Un Patricien assassiné montre sa carte à la fin de la manche et prend la couronne en tant qu'héritier.
ruling-patrician-face-up = Si le Patricien sort parmi les personnages défaussés face visible, une autre carte le remplace et il est remélangé au paquet.

## abbot

ruling-abbot-mix = Pour chaque quartier religieux, l'Abbé prend 1 pièce d'or ou 1 carte, dans la répartition de son choix.
ruling-abbot-declares = L'Abbé annonce combien de pièces et combien de cartes il prend avant de prendre quoi que ce soit.
ruling-abbot-richest = Si l'Abbé n'est pas le plus riche, il peut à tout moment de son tour prendre 1 pièce d'or au joueur le plus riche, qui ne peut pas refuser. L'Abbé peut y renoncer.
ruling-abbot-tie-others = Si plusieurs autres joueurs sont les plus riches à égalité, l'Abbé choisit l'un d'eux.
ruling-abbot-tied-himself = Si l'Abbé est lui-même le plus riche, seul ou à égalité, il ne prend d'or à personne.

## bishop

ruling-income-before-or-after = L'Évêque peut percevoir son revenu avant de construire, pour payer avec, ou après, pour que le nouveau quartier rapporte aussi. Il en va de même pour tout autre revenu.
ruling-bishop-income = L'Évêque prend 1 pièce d'or par quartier religieux de sa cité.
ruling-bishop-protection = Pendant toute la manche, le personnage de rang 8 ne peut pas utiliser son pouvoir sur la cité de l'Évêque : aucun quartier ne peut y être détruit, échangé ou pris.
ruling-bishop-killed = Un Évêque assassiné ne protège rien : le rang 8 peut agir sur sa cité.
ruling-bishop-bewitched = Si l'Évêque est ensorcelé, c'est la cité de la Sorcière qui est à l'abri du rang 8, et non celle de l'Évêque.
ruling-bishop-two-characters = À 2 ou 3 joueurs, la protection de l'Évêque dure toute la manche, même pendant l'autre tour du joueur : le texte de l'Évêque dit « manche », ce qui est plus précis que la phrase générale sur les tours.

## cardinal

ruling-cardinal-income = Le Cardinal pioche 1 carte par quartier religieux de sa cité.
ruling-cardinal-borrows = S'il manque de l'or au Cardinal pour un quartier, il peut prendre cet or à un seul autre joueur ; il donne à ce joueur une carte par pièce, et doit alors construire.
ruling-cardinal-exactly = L'autre joueur ne peut pas refuser, et le Cardinal prend exactement ce qui lui manque, ni plus ni moins.

## alchemist

ruling-alchemist-refund = À la fin du tour, l'Alchimiste reprend tout l'or payé pour construire.
ruling-alchemist-smithy = Les 2 pièces d'or payées pour l'effet de la Forge ne reviennent pas à l'Alchimiste.
ruling-alchemist-tax = La pièce payée au Bailli ne revient pas à l'Alchimiste.
ruling-alchemist-full-price = L'Alchimiste doit avoir le prix entier dans son trésor au moment de construire.

## merchant

ruling-merchant-income = La Marchande prend 1 pièce d'or par quartier commerçant de sa cité.
ruling-merchant-extra = La Marchande reçoit sa pièce supplémentaire quoi qu'elle ait collecté, or ou cartes.

## trader

ruling-trader-income = Le Négociant prend 1 pièce d'or par quartier commerçant de sa cité.
ruling-trader-any-number = Le Négociant peut construire autant de quartiers commerçants qu'il veut, et un quartier d'un autre type. Le livret anglais dit que les quartiers commerçants ne comptent pas dans la limite : avec une limite d'un quartier, cela revient au même.

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

ruling-armory-not-completed = Une cité terminée est hors de portée de la Poudrière. Partout ailleurs, elle peut détruire n'importe quel quartier, même un des vôtres.
    .asked =
        La Poudrière peut-elle faire sauter un quartier d'une cité terminée ?
        Qu'est-ce qu'on a le droit de détruire avec la Poudrière ?
        Une cité finie, avec sept quartiers, est-elle à l'abri de la Poudrière ?
ruling-own-completed-city = Nous lisons l'interdiction de détruire dans une cité terminée comme générale : chez soi aussi, la Poudrière et le Chantier ne servent plus, et la Nécropole se paie en or. Certaines tables l'autorisent : convenez-en avant.
    .asked =
        Ma cité est terminée : puis-je encore y sacrifier un quartier pour le Chantier ou la Nécropole ?
        La Poudrière marche-t-elle encore quand la cité de son propriétaire est finie ?
ruling-armory-keep-bishop = Le Donjon et l'Évêque ne protègent que du rang 8, et la Poudrière est un quartier. On peut donc détruire avec elle un Donjon ou un quartier de l'Évêque.
    .asked =
        La Poudrière peut-elle détruire le Donjon ?
        La cité de l'Évêque est-elle protégée contre la Poudrière ?
        Le Donjon résiste-t-il à une Poudrière qui explose ?
ruling-armory-great-wall = La Poudrière ne coûte pas d'or du tout : elle se détruit elle-même, c'est là son prix. La Grande Muraille n'augmente que ce que paie le rang 8.
    .asked =
        Faut-il payer 1 de plus à cause de la Grande Muraille quand on utilise la Poudrière ?
        Combien d'or coûte une destruction avec la Poudrière ?

## basilica

ruling-basilica-counts = La Basilique coûte 4, un nombre pair : elle ne se rapporte rien. Elle donne 1 point par quartier de coût 1, 3 ou 5 de votre cité.
    .asked =
        La Basilique se compte-t-elle elle-même ?
        Quels quartiers rapportent des points avec la Basilique ?
ruling-basilica-spelling = Le livret ukrainien écrit la Basilique de deux façons, « Базилика » et « Базиліка ». C'est une seule carte ; la seconde est la bonne graphie ukrainienne.
    .asked =
        Pourquoi la Basilique s'écrit-elle de deux façons dans le livret ukrainien ?

## capitol

ruling-capitol-once = Le Capitole rapporte 3 points en tout, quel que soit le nombre de types à trois quartiers ou plus. Il se compte lui-même parmi les merveilles.
    .asked =
        Le Capitole rapporte-t-il deux fois si deux types ont chacun trois quartiers ?
        Combien vaut le Capitole avec six quartiers d'une même couleur ?

## dragon-gate

ruling-dragon-gate-on-top = Le Dracoport rapporte 8 points en tout : 6 pour son coût et 2 de plus. Pour le rang 8 et pour tout le reste, il coûte 6.
    .asked =
        Combien de points vaut le Dracoport ?
        Le Dracoport, c'est 6 ou 8 points ?

## factory

ruling-factory-not-cost = La Manufacture réduit ce que son propriétaire paie pour construire, rien d'autre : le quartier garde son coût pour le rang 8, pour la limite de 3 du Capitaine et pour les points.
    .asked =
        Les merveilles coûtent-elles moins cher au Condottiere à cause de la Manufacture ?
        Une merveille construite avec la Manufacture rapporte-t-elle 1 point de moins ?
        Le Capitaine peut-il prendre une merveille de coût 4 payée 3 grâce à la Manufacture ?

## framework

ruling-framework-magistrate = Un quartier construit en détruisant un autre, par le Chantier ou la Nécropole, échappe à l'Échevin : il n'a pas été payé en or. Le prochain que sa cible paie ce tour-ci peut être confisqué.
    .asked =
        L'Échevin peut-il confisquer un quartier construit grâce au Chantier ?
        L'Échevin peut-il prendre une Nécropole construite sans or ?
ruling-framework-monument = On peut détruire le Chantier pour le Monument, mais seulement avec quatre quartiers au plus, Chantier compris : « cinq ou plus » se vérifie avant de payer.
    .asked =
        Puis-je construire le Monument en détruisant le Chantier ?
        J'ai cinq quartiers, dont le Chantier : puis-je quand même bâtir le Monument avec lui ?

## gold-mine

ruling-gold-mine-gathering = La Mine d'Or ne rapporte que quand vous collectez de l'or : 3 pièces au lieu de 2. Avec des cartes, un revenu ou l'or d'un pouvoir, elle n'ajoute rien.
    .asked =
        La Mine d'Or rapporte-t-elle quand je collecte des cartes ?
        La pièce de la Mine d'Or vaut-elle aussi pour le revenu des quartiers ?

## great-wall

ruling-wall-itself = Tout quartier d'une cité qui a la Grande Muraille, elle-même comprise, coûte 1 pièce de plus au rang 8. Certains tirages disent un « autre » quartier ; nous suivons le plus récent, « n'importe quel ».
    .asked =
        La Grande Muraille se protège-t-elle elle-même ?
        Détruire la Grande Muraille coûte-t-il aussi 1 de plus ?
        Pour quels quartiers paie-t-on plus à cause de la Grande Muraille ?
ruling-wall-diplomat-own = La Grande Muraille compte pour le quartier que le Diplomate prend, pas pour celui qu'il cède : sa propre Muraille ne lui coûte rien.
    .asked =
        Le Diplomate paie-t-il pour la Grande Muraille de sa propre cité ?
        Je suis le Diplomate et j'ai la Muraille : céder un de mes quartiers coûte-t-il plus cher ?
ruling-wall-diplomat = Derrière la Grande Muraille, le Diplomate paie 1 pièce en plus de la différence, ou cette seule pièce s'il n'y en a pas. La différence va au propriétaire, la pièce en plus à la banque, car la Muraille ne nomme personne.
    .asked =
        Derrière la Grande Muraille, le Diplomate paie-t-il 1 de plus même pour un quartier moins cher ?
        À qui va la pièce de la Grande Muraille quand le Diplomate échange ?
ruling-wall-marshal = Pour un quartier de coût 3 derrière la Grande Muraille, le Capitaine paie 4 : 3 au propriétaire et 1 à la banque, car la Muraille ne nomme personne. Sa limite porte sur le coût, et la Muraille n'augmente que le prix.
    .asked =
        Le Capitaine peut-il s'emparer d'un quartier de coût 3 derrière la Grande Muraille ?
        Le propriétaire reçoit-il aussi la pièce en plus que le Capitaine paie pour la Muraille ?
ruling-wall-warlord-one = Derrière la Grande Muraille, le Condottiere paie le coût entier, car « 1 de moins » et « 1 de plus » s'annulent : 1 pièce pour une Taverne, 6 pour la Muraille elle-même.
    .asked =
        Derrière la Grande Muraille, le Condottiere détruit-il encore gratuitement un quartier de coût 1 ?
        Combien paie le Condottiere dans une cité qui a la Grande Muraille ?
ruling-wall-own-warlord = La Grande Muraille ne fait pas d'exception pour son propriétaire : s'il détruit dans sa propre cité, le Condottiere paie aussi 1 de plus.
    .asked =
        Ma propre Grande Muraille me coûte-t-elle 1 de plus quand je suis le Condottiere ?
        À 2 ou 3 joueurs, ma Muraille vaut-elle contre mon propre rang 8 ?
ruling-wall-artist = Derrière la Grande Muraille, un quartier embelli coûte 2 pièces de plus au rang 8 : la pièce de l'Artiste augmente le coût, la Muraille le prix, et rien ne les oppose.
    .asked =
        La Grande Muraille et la pièce de l'Artiste s'additionnent-elles ?
        Combien le Condottiere paie-t-il de plus pour un quartier embelli derrière la Muraille ?

## haunted-quarter

ruling-haunted-missing-type = La Cour des Miracles peut être le cinquième type qui vous manque et apporter ainsi les 3 points des cinq types.
    .asked =
        La Cour des Miracles aide-t-elle à obtenir le bonus des cinq types ?
        La Cour des Miracles peut-elle être la couleur qui me manque ?
ruling-haunted-no-longer-unique = Comptée comme un autre type, la Cour des Miracles n'est plus une merveille : la Fontaine aux Souhaits ne la compte pas, et elle ne vous prive pas des points de la Tour d'Ivoire.
    .asked =
        La Cour des Miracles reste-t-elle une merveille quand elle compte comme un autre type ?
        La Fontaine aux Souhaits compte-t-elle une Cour des Miracles devenue noble ?
        La Cour des Miracles me fait-elle perdre les 5 points de la Tour d'Ivoire ?
ruling-haunted-capitol = La Cour des Miracles compte comme un quartier du type choisi, donc elle peut être le troisième pour le Capitole. Un seul choix vaut pour tout le décompte : prenez le meilleur.
    .asked =
        La Cour des Miracles peut-elle être le troisième quartier d'un type pour le Capitole ?
        Peut-elle être d'un type pour le Capitole et d'un autre pour les cinq types ?
ruling-haunted-last-round = Pour la Cour des Miracles de 2016, peu importe quand elle a été construite. Seule l'ancienne carte reste violette si on la construit à la dernière manche.
    .asked =
        La Cour des Miracles compte-t-elle comme n'importe quel type même construite à la dernière manche ?
ruling-haunted-income = Pendant la partie, la Cour des Miracles est une merveille et ne rapporte à personne. Elle ne compte comme un autre type qu'à la fin.
    .asked =
        La Cour des Miracles rapporte-t-elle un revenu comme n'importe quelle couleur ?
        Le Roi ou la Marchande touchent-ils une pièce pour la Cour des Miracles ?

## imperial-treasury

ruling-treasury-at-the-end = Le Trésor Impérial rapporte 1 point par pièce qu'il vous reste quand la dernière manche est finie. Ce qui a été dépensé ou perdu avant ne compte plus.
    .asked =
        Quel or le Trésor Impérial compte-t-il ?
        Faut-il garder son or jusqu'à la fin pour le Trésor Impérial ?

## ivory-tower

ruling-tower-alone = À la fin, la Tour d'Ivoire doit être la seule merveille de votre cité. Une de plus, d'où qu'elle vienne, et les 5 points sont perdus.
    .asked =
        La Tour d'Ivoire rapporte-t-elle ses points avec une autre merveille dans la cité ?
        Peut-on gâcher ma Tour d'Ivoire en me donnant une merveille ?

## keep

ruling-keep-rank-eight = Le Condottiere ne peut pas détruire le Donjon, le Diplomate ne peut pas le prendre, le Capitaine ne peut pas s'en emparer. D'autres moyens, comme la Poudrière, le peuvent.
    .asked =
        Le Condottiere peut-il détruire le Donjon ?
        Le rang 8 peut-il prendre ou échanger le Donjon ?
        De quoi le Donjon est-il protégé ?
ruling-keep-diplomat-own = Le Donjon résiste à qui veut le prendre, pas à son propriétaire : comme pour la Grande Muraille, seul compte le quartier que le Diplomate prend.
    .asked =
        Le Diplomate peut-il céder son propre Donjon ?
        Puis-je échanger mon Donjon contre le quartier d'un autre ?
ruling-keep-warlord-own = La carte écarte le rang 8 du Donjon et ne fait pas d'exception pour son propriétaire.
    .asked =
        Le Condottiere peut-il détruire son propre Donjon ?

## laboratory

ruling-unique-at-once = Une merveille agit dès qu'elle est dans votre cité, si son moment n'est pas passé. La Mine d'Or, la Bibliothèque et l'Observatoire attendent votre prochaine collecte, le Théâtre le prochain choix.
    .asked =
        Peut-on utiliser une merveille le tour même où on la construit ?
        Un quartier violet agit-il tout de suite ou seulement au tour suivant ?
ruling-laboratory-one-card = Le Laboratoire prend une carte pour 2 pièces d'or, une fois pendant votre tour. La carte va sous la pioche ; peu importe laquelle.
    .asked =
        Peut-on défausser plusieurs cartes avec le Laboratoire ?
        Où va la carte défaussée au Laboratoire ?

## library

ruling-library-observatory = Vous piochez trois cartes et gardez les trois : l'Observatoire dit combien on en pioche, la Bibliothèque combien on en garde.
    .asked =
        La Bibliothèque et l'Observatoire marchent-ils ensemble ?
        Combien de cartes garde-t-on avec la Bibliothèque et l'Observatoire ?

## map-room

ruling-map-room-museum = Les cartes placées sous le Musée ne sont plus en main : elles ne comptent que pour le Musée, la Salle des Cartes compte celles que vous tenez.
    .asked =
        La Salle des Cartes compte-t-elle les cartes placées sous le Musée ?
        Quelles cartes rapportent des points avec la Salle des Cartes ?

## monument

ruling-monument-two = Le Monument ne vaut deux quartiers que pour terminer la cité. Pour les points, c'est un quartier de coût 4, et une seule merveille pour tout ce qui les compte : la carte ne dit rien de plus.
    .asked =
        Le Monument rapporte-t-il les points de deux quartiers ?
        Le Monument vaut-il 4 ou 8 points ?
ruling-monument-five = Avec cinq quartiers ou plus, le Monument ne peut plus être construit. Avec quatre, oui, et la cité en compte alors six.
    .asked =
        Puis-je construire le Monument comme sixième quartier ?
        Combien de quartiers peut-on avoir au plus pour construire le Monument ?
ruling-monument-magistrate = Ce que l'Échevin confisque, il le construit, et le Monument ne se construit pas avec cinq quartiers. Sinon, un quartier confisqué peut terminer sa cité même pendant le tour d'un autre : il est alors le premier.
    .asked =
        L'Échevin qui a déjà cinq quartiers peut-il confisquer le Monument ?
        L'Échevin peut-il terminer sa cité pendant le tour d'un autre joueur ?

## museum

ruling-museum-moves = Les cartes suivent le Musée : celui qui l'échange ou s'en empare reçoit aussi ce qu'il y a dessous.
    .asked =
        Que deviennent les cartes sous le Musée quand on l'échange ?
        Est-ce que je garde les cartes si le Diplomate prend mon Musée ?
ruling-museum-destroyed = Les cartes d'un Musée détruit vont sous la pioche, comme le Musée lui-même. Personne ne les reçoit, et elles ne rapportent rien.
    .asked =
        Que deviennent les cartes sous le Musée quand il est détruit ?
        Est-ce que je récupère les cartes si le Condottiere rase mon Musée ?
ruling-museum-look = D'habitude, le propriétaire du Musée peut regarder ses cartes quand il veut, et les autres peuvent demander combien il y en a.
    .asked =
        Ai-je le droit de regarder les cartes sous mon Musée ?
        Les cartes du Musée sont-elles secrètes ?

## necropolis

ruling-unpaid-still-a-build = Le Chantier et la Nécropole ne remplacent que le paiement. C'est toujours une construction : après la collecte, dans la limite, taxée, sans doublon, car seul ce qui le dit échappe à la limite.
    .asked =
        Un quartier construit avec le Chantier ou une Nécropole gratuite compte-t-il comme ma construction du tour ?
        Puis-je bâtir un quartier de plus si j'en ai sacrifié un au lieu de payer ?
        Le Bailli touche-t-il sa taxe sur un quartier bâti gratuitement avec le Chantier ?
ruling-necropolis-any = N'importe lequel de vos quartiers convient pour la Nécropole, même un Temple de coût 1. Il va sous la pioche, et vous ne payez pas d'or.
    .asked =
        Puis-je sacrifier un quartier bon marché pour la Nécropole ?
        Quel quartier peut-on détruire pour construire la Nécropole ?

## observatory

ruling-observatory-keeps-one = Avec l'Observatoire, vous regardez les trois cartes, en gardez une et mettez les deux autres sous la pioche.
    .asked =
        Garde-t-on deux des trois cartes avec l'Observatoire ?
        Où vont les cartes non choisies avec l'Observatoire ?

## park

ruling-park-empty-hand = C'est votre main à la fin de votre tour qui compte : s'il ne vous reste aucune carte, vous en piochez deux, même le tour où le Parc est construit.
    .asked =
        Le Parc donne-t-il des cartes le tour même où je le construis ?
        À quel moment pioche-t-on les deux cartes du Parc ?
        J'ai posé ma dernière carte : le Parc me sert-il ?
ruling-park-witch = Si la Sorcière ne reprend pas son tour, son Parc ne donne rien ; si elle le reprend, il agit à la fin. Le Parc du joueur ensorcelé n'agit pas ce tour-ci.
    .asked =
        Le Parc agit-il pour une Sorcière qui ne reprend pas son tour ?
        Un joueur ensorcelé à la main vide pioche-t-il grâce au Parc ?

## poor-house

ruling-poor-house-empty = C'est votre or à la fin de votre tour qui compte : s'il ne vous en reste plus, vous prenez 1 pièce, même le tour où l'Hospice est construit.
    .asked =
        L'Hospice paie-t-il le tour même où j'y ai mis ma dernière pièce ?
        À quel moment reçoit-on la pièce de l'Hospice ?
ruling-poor-house-witch = Si la Sorcière ne reprend pas son tour, son Hospice ne donne rien ; si elle le reprend, il agit à la fin. L'Hospice du joueur ensorcelé n'agit pas ce tour-ci.
    .asked =
        L'Hospice paie-t-il une Sorcière qui ne reprend pas son tour ?
        Un joueur ensorcelé sans or reçoit-il la pièce de l'Hospice ?
ruling-poor-house-alchemist = D'abord l'Hospice : un Alchimiste qui a tout dépensé prend sa pièce, et récupère seulement ensuite ce qu'il a payé pour construire.
    .asked =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
        Qu'est-ce qui vient d'abord, l'Hospice ou le remboursement de l'Alchimiste ?

## quarry

ruling-quarry-any-number = La Carrière permet autant de doublons que vous voulez, de quartiers aussi variés que vous voulez.
    .asked =
        Puis-je construire trois quartiers identiques avec la Carrière ?
        Combien de doublons la Carrière permet-elle ?
ruling-quarry-not-taken = La Carrière ne sert que pour construire. Ce que votre cité a déjà, l'Échevin ne peut pas le confisquer, le Diplomate l'obtenir par échange ni le Capitaine s'en emparer.
    .asked =
        Avec la Carrière, puis-je m'emparer d'un quartier que j'ai déjà, ou l'échanger ?
        La Carrière permet-elle à l'Échevin de confisquer un doublon ?
ruling-duplicates-score = Chaque exemplaire rapporte tous ses points et compte pour son type : les livrets ne retirent rien aux doublons.
    .asked =
        Les doublons rapportent-ils tous leurs points ?
        Si la Carrière est détruite, mes doublons comptent-ils encore ?

## school-of-magic

ruling-school-income = L'École de Magie compte comme le type pour lequel votre personnage perçoit : noble pour le Roi, militaire pour le Condottiere, et ainsi de suite. Soit une pièce ou une carte de plus.
    .asked =
        Est-ce que je touche un revenu pour l'École de Magie ?
        De quelle couleur est l'École de Magie quand on perçoit son revenu ?
        L'École de Magie rapporte-t-elle au Roi, à l'Évêque ou à la Marchande ?
ruling-school-abbot = Pour l'École de Magie, l'Abbé prend une pièce ou une carte, comme pour tout quartier religieux.
    .asked =
        L'Abbé prend-il à la fois une pièce et une carte pour l'École de Magie ?
ruling-school-at-the-end = La carte de l'École de Magie ne parle que du revenu : à la fin de la partie, elle reste ce qu'elle est, une merveille (violette).
    .asked =
        L'École de Magie peut-elle être le type qui me manque à la fin de la partie ?
        L'École de Magie aide-t-elle au bonus des cinq couleurs ?
ruling-school-capitol = À la fin, l'École de Magie est une merveille et rien d'autre, car son choix ne vaut que pour le revenu. Elle compte comme telle pour le Capitole et la Fontaine aux Souhaits, et prive la Tour d'Ivoire de ses points.
    .asked =
        L'École de Magie peut-elle être le troisième quartier noble pour le Capitole ?
        La Fontaine aux Souhaits compte-t-elle l'École de Magie ?

## secret-vault

ruling-vault-is-a-card = Jusqu'à la fin, les Catacombes sont une carte en main comme les autres, car rien ne les met à part : on peut les échanger, prendre, donner, défausser ou payer avec, et l'Espion les compte comme merveille.
    .asked =
        Peut-on me prendre les Catacombes de la main ?
        Puis-je défausser les Catacombes ou les échanger avec la Magicienne ?
        L'Espion compte-t-il les Catacombes ?
ruling-vault-map-room = Montrées, les Catacombes rapportent 3 points, et la Salle des Cartes 1 de plus : c'est toujours une carte en main.
    .asked =
        La Salle des Cartes compte-t-elle aussi les Catacombes ?
ruling-vault-museum = Sous le Musée, les Catacombes rapportent 1 point, comme toute carte qui s'y trouve. Pour leurs 3 points, il faut les avoir en main.
    .asked =
        Les Catacombes rapportent-elles 3 points sous le Musée ?
ruling-vault-not-in-city = Les Catacombes ne se construisent pas, donc ne sont jamais dans la cité : elles n'aident pas pour les cinq types, la Fontaine aux Souhaits ne les compte pas, et la Tour d'Ivoire garde ses points.
    .asked =
        Les Catacombes comptent-elles comme merveille à la fin ?
        Les Catacombes en main privent-elles la Tour d'Ivoire de ses points ?
        Les Catacombes aident-elles pour les cinq types ?

## smithy

ruling-smithy-keeps-three = Vous gardez les trois cartes de la Forge. Elle sert une fois pendant votre tour, pour 2 pièces d'or, à n'importe quel moment.
    .asked =
        Garde-t-on les trois cartes de la Forge ?
        Combien de fois peut-on payer des cartes à la Forge ?

## stables

ruling-stables-extra = Les Écuries s'ajoutent à la limite, avant ou après l'autre quartier. Elles se construisent comme les autres : après la collecte, pour 2 pièces d'or, et taxées.
    .asked =
        Puis-je construire les Écuries et un autre quartier le même tour ?
        Les Écuries comptent-elles dans la limite de construction ?
ruling-stables-confiscated = Même confisquées, les Écuries n'entament pas la limite : la cible de l'Échevin peut encore construire un autre quartier.
    .asked =
        L'Échevin m'a pris les Écuries : puis-je encore construire ?

## statue

ruling-statue-last-crown = Pour la Statue Équestre compte celui qui détient la couronne quand la dernière manche est finie, puisqu'on compte après. Le rang 4 peut donc encore la prendre ou la donner pendant cette manche.
    .asked =
        Qui doit avoir la couronne pour que la Statue Équestre rapporte ?
        La Statue Équestre compte-t-elle si l'Empereur me donne la couronne à la dernière manche ?
        Le Roi prend la couronne à la dernière manche : mes 5 points sont-ils perdus ?
ruling-statue-killed-rank-four = Un rang 4 assassiné fait passer la couronne à la fin de la manche, et l'on compte après, la Statue Équestre aussi. Le Roi ou le Patricien assassiné la prend ; l'Empereur assassiné la donne à quelqu'un d'autre.
    .asked =
        Le Roi a été assassiné à la dernière manche : touche-t-il quand même la Statue Équestre ?
        Qui marque les 5 points de la Statue Équestre si le rang 4 a été tué ?

## theater

ruling-theater-blind = Avec le Théâtre, vous choisissez le joueur sans voir aucune carte. Après l'échange, chacun peut regarder son nouveau personnage, mais ne le montre qu'à l'appel.
    .asked =
        Puis-je regarder le personnage de l'autre avant l'échange du Théâtre ?
        Regarde-t-on son nouveau rôle après le Théâtre ?
ruling-theater-two-three = À 2 ou 3 joueurs, le propriétaire du Théâtre choisit lequel de ses deux personnages il donne, et prend à l'aveugle un des deux de l'autre joueur.
    .asked =
        Avec deux personnages chacun, est-ce que je choisis celui que le Théâtre fait donner ?
ruling-theater-rank-four = Après l'échange du Théâtre, celui qui a maintenant la carte joue son tour et, au rang 4, prend ou donne la couronne : l'échange précède tout appel.
    .asked =
        Le Roi a changé de mains avec le Théâtre : à qui va la couronne ?
        Qui joue le tour après un échange du Théâtre ?

## thieves-den

ruling-den-cards = Les cartes payées pour le Tripot vont face cachée sous la pioche, comme toute défausse. Chacune vaut 1 pièce d'or, quelle qu'elle soit ; le Tripot, la carte que vous construisez, n'en fait pas partie.
    .asked =
        Où vont les cartes payées pour le Tripot ?
        Une carte chère vaut-elle plus pour payer le Tripot ?
        Combien de cartes et de pièces faut-il pour le Tripot ?
ruling-den-confiscated = Si le Tripot est confisqué, seules les pièces reviennent à la cible de l'Échevin. Les cartes payées sont perdues.
    .asked =
        L'Échevin confisque le Tripot : est-ce que je récupère mes cartes ?
ruling-den-cards-only = Un Tripot payé seulement en cartes n'a pas été payé en or, comme avec le Chantier et la Nécropole. Le prochain quartier payé ce tour-ci peut être confisqué.
    .asked =
        L'Échevin peut-il confisquer un Tripot payé uniquement en cartes ?

## wishing-well

ruling-well-itself = La Fontaine aux Souhaits est aussi une merveille, elle se rapporte donc un point. Dans la boîte classique, elle ne compte que les autres.
    .asked =
        La Fontaine aux Souhaits se compte-t-elle elle-même ?
        Combien de points donne la Fontaine aux Souhaits ?

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
