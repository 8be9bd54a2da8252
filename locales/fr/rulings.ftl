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

ruling-architect-cards = L'Architecte pioche 2 cartes en plus de ce qu'il a collecté et garde les deux, à n'importe quel moment de son tour.
    .asked =
        L'Architecte a-t-il ses deux cartes même s'il a pris de l'or ?
        L'Architecte garde-t-il les deux cartes bonus ?
        Quand l'Architecte pioche-t-il ses cartes en plus ?
ruling-architect-three = Jusqu'à trois pendant son tour, chacun à son coût. L'Architecte peut aussi en construire moins, ou aucun.
    .asked =
        Combien de quartiers l'Architecte peut-il construire ?
        L'Architecte est-il obligé de bâtir trois quartiers ?
ruling-architect-stables = Les Écuries sont hors limite : l'Architecte peut construire trois autres quartiers et les Écuries. La Voyante et l'Archiviste arrivent ainsi à trois, et le Négociant les ajoute à ses constructions habituelles.
    .asked =
        L'Architecte peut-il construire quatre quartiers avec les Écuries ?
        Les Écuries comptent-elles dans les trois quartiers de l'Architecte ?
        L'Archiviste ou la Voyante peuvent-ils bâtir un troisième quartier si ce sont les Écuries ?
        Le Négociant peut-il poser les Écuries en plus du reste ?
ruling-library-extra-cards = La Bibliothèque et l'Observatoire n'agissent que sur les cartes collectées. L'Architecte pioche toujours 2 cartes en plus, la Navigatrice 4, et l'Archiviste garde 1 carte sur 7.
    .asked =
        La Bibliothèque et l'Observatoire marchent-ils avec les cartes piochées grâce à un personnage ?
        Avec la Bibliothèque, l'Archiviste garde-t-il ses sept cartes ?
        L'Observatoire donne-t-il une carte de plus à l'Architecte ou à la Navigatrice ?
ruling-cards-cross-turns = À 2 ou 3 joueurs, les cartes piochées au tour de votre Architecte peuvent être construites à celui de votre Condottiere. Les trois quartiers ne valent que pour le tour de l'Architecte : au tour du Condottiere, c'est un seul.
    .asked =
        Avec l'Architecte et le Condottiere, puis-je construire dans un tour ce que j'ai pioché dans l'autre ?
        Puis-je bâtir trois quartiers aussi pendant le tour de mon Condottiere ?

## navigator

ruling-navigator-no-building = La Navigatrice ne construit rien pendant ce tour, même si elle ne prend ni ses 4 pièces d'or ni ses 4 cartes.
    .asked =
        La Navigatrice peut-elle construire un quartier ?
        Si la Navigatrice renonce à ses 4 pièces ou cartes, peut-elle bâtir ?
ruling-navigator-four = La Navigatrice prend soit 4 pièces d'or, soit 4 cartes, sans mélange, en plus de ce qu'elle a collecté. Elle garde les quatre cartes.
    .asked =
        La Navigatrice peut-elle prendre 2 pièces d'or et 2 cartes ?
        Que reçoit la Navigatrice en plus de sa collecte ?
        Combien de cartes garde la Navigatrice sur les quatre ?
ruling-navigator-stables = La Navigatrice ne peut construire par aucun moyen : ni les Écuries, pourtant hors limite, ni un quartier grâce au Chantier, ni la Nécropole.
    .asked =
        La Navigatrice peut-elle construire les Écuries, qui sont hors limite ?
        La Navigatrice peut-elle sacrifier le Chantier pour bâtir gratuitement ?
        La Navigatrice peut-elle poser la Nécropole en détruisant un quartier ?

## scholar

ruling-scholar-seven = L'Archiviste pioche 7 cartes, en garde 1 et mélange les 6 autres à la pioche. Il est le seul : ailleurs, les cartes non gardées vont sous la pioche.
    .asked =
        Les six autres cartes de l'Archiviste vont-elles sous la pioche ?
        Combien de cartes garde l'Archiviste sur les sept ?
        Faut-il remélanger la pioche après l'Archiviste ?
ruling-scholar-builds-two = L'Archiviste peut construire jusqu'à deux quartiers pendant son tour.
    .asked =
        L'Archiviste peut-il construire plus d'un quartier ?
        Quelle est la limite de construction de l'Archiviste ?

## diplomat

ruling-diplomat-swap = Le Diplomate échange un de ses quartiers contre celui d'un autre joueur. S'il prend le plus cher des deux, il paie la différence à ce joueur.
    .asked =
        Combien le Diplomate paie-t-il pour un échange ?
        Qui reçoit l'or quand le Diplomate troque des quartiers ?
        Le Diplomate peut-il troquer un petit quartier contre un quartier cher ?
ruling-diplomat-no-change = Quand le Diplomate prend le quartier le moins cher, personne ne paie rien : on ne lui rend pas la différence.
    .asked =
        Rend-on la différence au Diplomate qui prend un quartier moins cher ?
        Dois-je payer si le Diplomate me donne un meilleur bâtiment ?
ruling-diplomat-not-completed = Le Diplomate ne peut pas échanger avec un joueur dont la cité est terminée.
    .asked =
        Le Diplomate peut-il échanger un quartier avec une cité terminée ?
        Ma ville finie est-elle à l'abri du Diplomate ?
ruling-diplomat-own-completed = Le Diplomate peut encore échanger quand sa propre cité est terminée : seule l'autre ne doit pas l'être.
    .asked =
        Le Diplomate peut-il échanger si sa propre cité est terminée ?
        Ma cité est finie : puis-je encore troquer un quartier avec le Diplomate ?
ruling-diplomat-no-duplicate = Aucune des deux cités ne peut recevoir un quartier qu'elle a déjà. On ne peut donc pas non plus échanger deux quartiers du même nom l'un contre l'autre.
    .asked =
        L'échange du Diplomate peut-il créer un doublon ?
        Le Diplomate peut-il échanger une Taverne contre une Taverne ?
        Le Diplomate peut-il me refiler un bâtiment que j'ai déjà ?
ruling-diplomat-income = Le Diplomate prend 1 pièce d'or par quartier militaire (rouge) de sa cité.
    .asked =
        Quel est le revenu du Diplomate ?
        Quels quartiers rapportent de l'or au Diplomate ?
ruling-diplomat-monument = Après l'échange du Diplomate, on recompte les deux cités, et l'une peut être ainsi terminée. Sans le Monument, il peut manquer un quartier : les 2 points exigent une cité terminée en fin de partie, les 4 du premier restent acquis.
    .asked =
        Ma cité reste-t-elle terminée si, avec le Diplomate, je cède mon Monument et n'ai plus assez de quartiers ?
        Le Diplomate peut-il terminer sa cité en prenant le Monument ?
        Est-ce que je garde mes points bonus après avoir échangé le Monument ?

## marshal

ruling-marshal-seizes = Le Capitaine s'empare d'un quartier de coût 3 ou moins d'un autre joueur et paie ce coût à ce joueur.
    .asked =
        Quels quartiers le Capitaine peut-il prendre, et combien paie-t-il ?
        Qui reçoit l'argent quand le Capitaine s'empare d'un quartier ?
        Le Capitaine peut-il me piquer un quartier de coût 4 ?
ruling-marshal-not-completed = Le Capitaine ne peut rien prendre dans une cité terminée.
    .asked =
        Le Capitaine peut-il prendre un quartier dans une cité terminée ?
        Ma ville finie est-elle à l'abri du Capitaine ?
ruling-marshal-no-duplicate = Le Capitaine ne peut pas s'emparer d'un quartier qu'il a déjà dans sa cité.
    .asked =
        Le Capitaine peut-il prendre un quartier qu'il a déjà ?
        Le Capitaine peut-il avoir une deuxième Taverne en prenant la mienne ?
ruling-marshal-completes = Un quartier pris compte comme un quartier construit : le livret regarde ce qu'il y a dans la cité. Le Capitaine peut donc terminer ainsi sa cité, et même le premier.
    .asked =
        Le Capitaine peut-il terminer sa cité en s'emparant d'un quartier ?
        La partie s'arrête-t-elle si le Capitaine prend son septième quartier ?
ruling-marshal-income = Le Capitaine prend 1 pièce d'or par quartier militaire (rouge) de sa cité.
    .asked =
        Quel est le revenu du Capitaine ?
        Quels quartiers rapportent de l'or au Capitaine ?
ruling-marshal-factory = La Manufacture ne baisse que ce que son propriétaire paie pour construire. Le coût ne change pas, et c'est lui qui compte pour la limite de 3 et le paiement du Capitaine.
    .asked =
        Avec la Manufacture, le Capitaine peut-il prendre une merveille de coût 4 ?
        Le Capitaine paie-t-il 1 de moins pour une merveille s'il a la Manufacture ?

## warlord

ruling-warlord-price = Le Condottiere paie 1 pièce d'or de moins que le coût du quartier : rien pour un coût de 1, 4 pièces pour un coût de 5. Il en détruit un par tour, dans n'importe quelle cité.
    .asked =
        Combien le Condottiere paie-t-il pour détruire un quartier ?
        Le Condottiere peut-il raser gratuitement un quartier de coût 1 ?
        Combien de quartiers le Condottiere peut-il démolir par tour ?
ruling-warlord-not-completed = Une cité terminée est à l'abri du Condottiere : sept quartiers, ou huit à 2 ou 3 joueurs.
    .asked =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
        J'ai sept quartiers : le Condottiere peut-il encore m'en raser un ?
        Le Condottiere peut-il attaquer celui qui a fini sa ville en premier ?
ruling-warlord-any-moment = Le Condottiere détruit à n'importe quel moment de son tour, même avant son revenu ou avant de construire. Il paie la banque, pas le propriétaire.
    .asked =
        Le Condottiere peut-il détruire avant de construire ?
        Quand le Condottiere attaque-t-il ?
        Qui reçoit l'or que paie le Condottiere ?
ruling-warlord-own = Le Condottiere peut aussi détruire dans sa propre cité, au même prix, tant qu'elle n'est pas terminée.
    .asked =
        Le Condottiere peut-il détruire son propre quartier ?
        Puis-je démolir un de mes bâtiments avec le Condottiere ?
ruling-destroy-under-deck = Un quartier détruit va sous la pioche, quelle qu'en soit la cause : Condottiere, Poudrière, Chantier ou Nécropole.
    .asked =
        Un quartier détruit revient-il dans la main de son propriétaire ?
        Où va la carte d'un quartier rasé ?
        Un quartier détruit sort-il du jeu ?
ruling-warlord-income = Le Condottiere prend 1 pièce d'or par quartier militaire (rouge) de sa cité.
    .asked =
        Quel est le revenu du Condottiere ?
        Quels quartiers rapportent de l'or au Condottiere ?
ruling-warlord-own-bishop = À 2 ou 3 joueurs, celui qui a l'Évêque et le Condottiere ne peut rien détruire dans sa propre cité : la protection de l'Évêque ne prévoit aucune exception.
    .asked =
        Avec l'Évêque et le Condottiere, puis-je détruire un de mes propres quartiers ?
        Mon Évêque protège-t-il ma cité de mon propre Condottiere ?
ruling-rank-eight-origins = D'après les gemmes des cartes, le Condottiere vient du jeu d'origine et le Diplomate de La Cité Sombre. Les listes du livret ukrainien les marquent tantôt d'une façon, tantôt de l'autre.
    .asked =
        Le Condottiere vient-il du jeu d'origine ?
        De quelle version viennent le Condottiere et le Diplomate ?

## artist

ruling-artist-coin = L'Artiste pose 1 pièce de son propre or sur un ou deux quartiers de sa cité : une par quartier.
    .asked =
        Combien de quartiers l'Artiste peut-il embellir par tour ?
        D'où viennent les pièces de l'Artiste ?
        L'Artiste peut-il mettre une pièce sur le quartier d'un autre ?
ruling-artist-once = Un quartier porte au plus une pièce de l'Artiste.
    .asked =
        L'Artiste peut-il embellir deux fois le même quartier ?
        Peut-il y avoir deux pièces sur un quartier ?
ruling-artist-point = Un quartier qui porte la pièce de l'Artiste rapporte 1 point de plus.
    .asked =
        Un quartier embelli vaut-il plus de points ?
        Que rapportent les pièces de l'Artiste à la fin ?
ruling-artist-destroy = La pièce de l'Artiste coûte 1 pièce d'or de plus au Condottiere : il paie le coût imprimé au lieu de 1 de moins.
    .asked =
        Le Condottiere paie-t-il plus pour détruire un quartier embelli ?
        L'Artiste protège-t-il ses bâtiments du Condottiere ?
ruling-artist-swap-seize = La pièce de l'Artiste reste sur un quartier échangé ou pris. Pour le Diplomate et le Capitaine, il coûte 1 de plus.
    .asked =
        La pièce de l'Artiste reste-t-elle sur un quartier qui change de main ?
        Le Diplomate et le Capitaine paient-ils plus pour un quartier embelli ?
ruling-artist-coin-destroyed = La pièce de l'Artiste va à la banque : aucun livret ne la rend, et elle n'était plus dans le trésor. La Poudrière, le Chantier et la Nécropole détruisent sans payer : la pièce ne les gêne pas.
    .asked =
        Le propriétaire récupère-t-il la pièce de l'Artiste quand le quartier est détruit ?
        Où va la pièce d'un quartier embelli qu'on rase ?
        La pièce de l'Artiste protège-t-elle de la Poudrière ?
ruling-artist-cost = Partout où le coût compte, un quartier qui porte la pièce de l'Artiste coûte 1 de plus, pour de bon. C'est le texte anglais, que nous suivons ; l'ukrainien ne parle que du prix de l'attaque et des points.
    .asked =
        La pièce de l'Artiste augmente-t-elle le coût lui-même ?
        Un quartier embelli est-il plus cher pour tout ?
ruling-artist-marshal-limit = Avec la pièce de l'Artiste, un quartier de coût 3 coûte 4, et le Capitaine ne prend rien au-dessus de 3 : le livret anglais augmente le coût lui-même.
    .asked =
        Le Capitaine peut-il prendre un quartier embelli de coût 3 ?
ruling-artist-basilica = La pièce de l'Artiste augmente le coût pour de bon : pour la Basilique, l'impair devient pair et le pair impair. Une Basilique embellie coûte 5 et se compte elle-même.
    .asked =
        La pièce de l'Artiste change-t-elle ce que compte la Basilique ?
        Un quartier embelli est-il pair ou impair pour la Basilique ?
ruling-coins-not-in-stash = Les pièces posées sur des quartiers ne sont pas dans votre trésor : le Trésor Impérial ne les compte pas, et pour l'Hospice vous pouvez être sans or malgré elles.
    .asked =
        Les pièces de l'Artiste comptent-elles comme mon or pour le Trésor Impérial ou l'Hospice ?
        Les pièces sur les quartiers rapportent-elles avec le Trésor Impérial ?

## queen

ruling-queen-next-to-four = La Reine prend 3 pièces d'or si elle est assise à côté du joueur qui a révélé le personnage de rang 4. Peu importe qui a la couronne, même si l'Empereur l'a donnée à son voisin.
    .asked =
        La Reine reçoit-elle 3 pièces d'or à côté du joueur qui a la couronne ?
        Quand la Reine touche-t-elle son or ?
        L'Empereur a couronné mon voisin : suis-je payé avec la Reine ?
ruling-queen-neighbour-killed = La Reine reçoit ses 3 pièces d'or à la fin de la manche, quand on montre la carte de rang 4 assassinée.
    .asked =
        La Reine reçoit-elle 3 pièces d'or si le Roi à côté d'elle a été assassiné ?
        L'Empereur ou le Patricien voisin a été tué : quand la Reine est-elle payée ?
ruling-queen-from-five = La Reine ne se joue qu'à cinq joueurs ou plus.
    .asked =
        Peut-on jouer avec la Reine à quatre ?
        Combien de joueurs faut-il pour la Reine ?
ruling-list-queen-substitute = À 3 ou 4 joueurs, l'Artiste ou le Bailli remplace la Reine dans une liste toute faite.
    .asked =
        Qui remplace la Reine dans une liste à 3 ou 4 joueurs ?

## tax-collector

ruling-tax-each-building = Quiconque construit pose 1 pièce d'or sur le jeton du Bailli juste après, tant que le Bailli est un des personnages de la partie.
    .asked =
        Qui paie le Bailli, et quand ?
        Où va la taxe quand je construis ?
        À combien s'élève l'impôt du Bailli ?
ruling-tax-several = Le Bailli a droit à 1 pièce d'or pour chaque quartier, même hors limite de construction.
    .asked =
        L'Architecte paie-t-il le Bailli pour chacun de ses quartiers ?
        Les Écuries et les quartiers en plus du Négociant sont-ils taxés ?
        Je bâtis deux quartiers dans mon tour : une taxe ou deux ?
ruling-tax-unpaid-building = La taxe du Bailli est due pour tout quartier construit, même sans dépenser d'or.
    .asked =
        Dois-je payer le Bailli pour un quartier gratuit grâce au Chantier ?
        La Nécropole est-elle taxée si j'ai détruit un quartier pour elle ?
ruling-tax-no-gold = Celui qui n'a plus d'or après avoir construit ne donne rien au Bailli, et ne lui doit rien non plus.
    .asked =
        Dois-je payer le Bailli si ma dernière pièce est partie dans la construction ?
        Puis-je construire s'il ne me reste rien pour la taxe ?
ruling-tax-not-himself = Le Bailli ne paie pas de taxe pour ce qu'il construit à son tour.
    .asked =
        Le Bailli paie-t-il sa propre taxe ?
ruling-tax-taken = Le Bailli peut prendre toutes les pièces de son jeton une fois dans son tour, au moment qu'il veut.
    .asked =
        Quand le Bailli ramasse-t-il son argent ?
        Le Bailli peut-il construire avec les taxes dans le même tour ?
ruling-tax-not-in-play = La taxe est due à chaque manche. Si personne n'a le Bailli, ou s'il a été défaussé, les pièces restent sur son jeton pour une manche suivante.
    .asked =
        Paie-t-on la taxe si personne n'a choisi le Bailli cette manche ?
        Que deviennent les pièces du jeton si le Bailli n'est pas joué ?
ruling-tax-killed = La taxe se paie comme toujours. Un Bailli assassiné ne prend rien, et les pièces restent sur son jeton.
    .asked =
        Paie-t-on la taxe si le Bailli a été assassiné ?
        Qui ramasse les taxes quand on tue le Bailli ?
ruling-tax-three-players = À 3 joueurs, celui qui a le Bailli paie la taxe pendant le tour de son autre personnage.
    .asked =
        Le joueur du Bailli paie-t-il la taxe pour son second personnage ?
ruling-tax-confiscated = C'est l'Échevin qui paie le Bailli pour un quartier confisqué, bien qu'il l'ait eu gratuitement.
    .asked =
        La victime de l'Échevin paie-t-elle la taxe d'un quartier confisqué ?
        Qui paie le Bailli quand un quartier est confisqué ?
ruling-tax-not-on-taken = Prendre ou échanger un quartier n'est pas construire, et le Bailli ne taxe que la construction.
    .asked =
        Le Capitaine et le Diplomate paient-ils le Bailli pour un quartier qu'ils prennent ?
        Un quartier pris ou échangé est-il taxé ?
ruling-tax-not-with-two = À 2 joueurs, il n'y a pas de rang 9. Le livret anglais cite 2 joueurs à côté de 3 quand il taxe l'autre personnage du joueur du Bailli : c'est une erreur.
    .asked =
        La taxe du Bailli se rencontre-t-elle à 2 joueurs ?
ruling-tax-hexagon = Le Bailli porte l'hexagone des nouvelles cartes alors qu'il était déjà dans La Cité Sombre : il a été remanié.
    .asked =
        Pourquoi le Bailli porte-t-il le signe d'une nouvelle carte ?

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
