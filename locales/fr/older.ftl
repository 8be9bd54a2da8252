### What the rulebooks of the older boxes say: the pages of `rule` that read otherwise than in 2016, and the rulings that hold only there.
### A page is rule-<topic>-<edition>, or rule-<topic>-older for both; a ruling is ruling-<id>, grouped as in data/rulings.

## Pages

rule-overview-older =
    Chacun construit une cité avec des cartes Quartier. À chaque manche, vous choisissez en secret un personnage, et les personnages jouent dans l'ordre des rangs : prendre de l'or ou une carte, construire un quartier, utiliser le pouvoir du personnage.

    Quand une première cité atteint huit quartiers, on finit la manche et on compte les points. Le joueur qui a le plus de points gagne, et ce n'est pas toujours le plus rapide.
rule-components-classic =
    La boîte classique contient 80 cartes Quartier, 18 personnages (8 de base et 10 bonus), 8 aides de jeu, 30 pièces et une couronne en bois.

    Les quartiers : 54 de base et 26 merveilles, les quartiers violets ; 14 des merveilles sont des cartes bonus.
rule-components-third = La boîte de la troisième édition française contient 82 cartes Quartier, 18 personnages (8 du jeu classique et 10 nouveaux), 8 aides de jeu, une trentaine de pièces et une couronne, qui est ici une carte.
rule-setup-classic = Mettez de côté les cartes bonus, ou choisissez ensemble celles qui entrent en jeu. Mélangez séparément les personnages et les quartiers, distribuez, installez la banque et donnez la couronne au joueur le plus âgé.
rule-setup-third = Pour chacun : 4 cartes Quartier, 2 pièces d'or et une aide de jeu. La couronne est tirée au sort : c'est là que se trompent ceux qui connaissent les autres boîtes.
rule-turn-classic =
    Révélez votre personnage quand il est appelé ; un joueur volé donne aussitôt son or. Faites d'abord une action : de l'or ou une carte. Ce que reçoivent en plus le Marchand, l'Architecte et le Navigateur vient après. Vous pouvez ensuite construire, en règle générale un quartier. Pour le revenu et la plupart des pouvoirs, c'est quand vous voulez.

    La fin du tour est le moment du Condottiere et du Diplomate, du remboursement de l'Alchimiste, de la pièce due au Bailli, du Parc et de l'Hospice.
rule-turn-third =
    Montrez votre personnage quand il est appelé ; un joueur volé donne aussitôt son or. La pièce de plus du Marchand et les deux cartes de l'Architecte viennent au début du tour. Vous devez ensuite prendre de l'or ou une carte, et vous pouvez construire, en règle générale un quartier. Le revenu, c'est quand vous voulez, mais en une fois.

    Le Condottiere attaque à la fin du tour ; c'est aussi le moment de la pièce due au Bailli, du Parc et de l'Hospice. L'Alchimiste, lui, récupère son or aussitôt. Puis votre carte rejoint les personnages défaussés.
rule-gathering-older = Chaque tour comporte une seule obligation : prendre de l'or ou une carte. La Bibliothèque et l'Observatoire changent ce que l'on pioche ou garde.
rule-abilities-classic = Un pouvoir s'utilise une fois par tour, si l'on veut. Le moment est libre, sauf si le texte en fixe un : après l'action pour le Marchand, l'Architecte, le Navigateur et la Sorcière, à la fin du tour pour le Condottiere, le Diplomate et l'Alchimiste.
rule-abilities-third = Chaque personnage a un pouvoir pour son propre tour, et l'on peut s'en passer. Si le texte fixe un moment, c'est celui-là : le début du tour pour le Marchand et l'Architecte, après l'action pour la Sorcière et le Navigateur, la fin du tour pour le Condottiere.
rule-district-types-older =
    Il y a cinq couleurs : noble (jaune), religieux (bleu), commerçant (vert), militaire (rouge) et merveille (violet). Le jaune rapporte au Roi et à l'Empereur, le bleu à l'Évêque et à l'Abbé, le vert au Marchand, le rouge au Condottiere et au Diplomate.

    Les merveilles ne rapportent à personne, sauf l'École de Magie, mais chacune a son effet propre. Les cinq couleurs réunies valent 3 points.
rule-unique-effects-older = Une merveille agit pour celui qui l'a dans sa cité, comme le dit sa carte. Certaines agissent une fois, à la construction (Phare, Beffroi), d'autres pendant le tour, d'autres seulement au décompte.
rule-ties-classic = À égalité de points, ce sont les cités qui départagent, puis l'or.
rule-ties-third = Le livret de la troisième édition ne dit rien des égalités.
rule-three-players-older = À trois, chacun prend deux personnages sur huit. Il joue deux tours par manche, avec une seule cité, une seule main et un seul trésor, comme à deux.
rule-customizing-classic = Il y a 10 personnages bonus et 14 quartiers bonus. On ne les prend pas tous ensemble : quelques-uns suffisent à renouveler le jeu.
rule-customizing-third = Les 10 nouveaux personnages et les 11 nouveaux quartiers s'adressent à ceux qui connaissent le jeu. On en met quelques-uns à la fois, à la place d'autres.
rule-nine-characters-older = Le neuvième personnage est la Reine ou l'Artiste. La phase de choix a alors son propre tableau, et l'on peut jouer à huit.
rule-short-game-classic = On peut raccourcir la partie d'un quartier, si tous en conviennent avant de commencer.
rule-short-game-third = On peut raccourcir la partie d'un ou de deux quartiers.

## abbot

ruling-abbot-income-older = L'Abbé prend 1 pièce d'or par quartier religieux de sa cité : de l'or seulement, pas de cartes.
ruling-abbot-richest-older = Le joueur qui a le plus d'or donne 1 pièce d'or à l'Abbé.
ruling-abbot-tie-older = Si les plus riches sont plusieurs à égalité, ou si l'Abbé est le plus riche, personne ne lui donne rien.
ruling-abbot-tied-classic = Un Abbé à égalité avec un autre joueur pour le plus d'or ne reçoit rien non plus : le livret parle de plusieurs joueurs qui en ont autant.
ruling-abbot-changed = En 2016, l'Abbé prend de l'or ou des cartes, comme il veut, et si plusieurs autres sont les plus riches à égalité, il choisit lequel paie. Ici, c'est de l'or seulement, et l'égalité ne donne rien.

## abilities

ruling-income-once-older = Le revenu des quartiers se prend quand on veut pendant le tour, mais en une fois : avant de construire, pour payer avec, ou après, pour que le nouveau quartier rapporte aussi, jamais les deux.

## alchemist

ruling-alchemist-refund-third = L'or que l'Alchimiste paie pour construire lui revient aussitôt, et non à la fin du tour.
ruling-alchemist-tax-older = La pièce que l'Alchimiste donne au Bailli ne lui revient pas.
ruling-alchemist-smithy-older = Ce que l'Alchimiste paie pour l'effet de la Manufacture ne lui revient pas : seul revient l'or dépensé pour construire.

## architect

ruling-architect-cards-classic = Après l'action, l'Architecte pioche deux cartes de plus et les garde toutes les deux.
ruling-architect-cards-third = Au début du tour, l'Architecte pioche deux cartes de plus et les garde toutes les deux : on ne choisit que parmi les cartes de l'action.
ruling-architect-moment-changed = En 2016, l'Architecte pioche ses deux cartes quand il veut ; ici, le moment est fixé.

## armory

ruling-armory-other-city-older = Elle ne coûte pas d'or : la Poudrière est détruite en même temps qu'un quartier de la cité d'un autre joueur, jamais de la vôtre.
    .asked =
        Utiliser la Poudrière coûte-t-il de l'or ?
        Peut-on utiliser la Poudrière dans sa propre cité ?
ruling-armory-completed-third = Une cité terminée est à l'abri du Condottiere, mais pas de la Poudrière. La partie s'arrête quand même avec cette manche.
    .asked =
        La Poudrière peut-elle détruire un quartier d'une cité terminée ?
        La partie continue-t-elle si la Poudrière fait sauter le huitième quartier ?
ruling-armory-completed-classic = Le livret classique n'écarte d'une cité terminée que le Condottiere et le Diplomate, et la troisième édition y autorise clairement la Poudrière. En 2016, c'est interdit.
    .asked =
        La Poudrière peut-elle détruire un quartier d'une cité terminée ?

## artist

ruling-artist-coin-older = L'Artiste peut poser une pièce sur un quartier de sa cité, ou sur deux : une seule par quartier.
ruling-artist-price-older = Un quartier qui porte la pièce de l'Artiste coûte 1 pièce d'or de plus au Condottiere pour le détruire, et au Diplomate pour l'échanger.
ruling-artist-point-third = La pièce de l'Artiste augmente le coût du quartier, et un quartier rapporte son coût : il rapporte donc 1 point de plus. Le livret ne le précise pas.
ruling-coins-not-yours-classic = Les pièces de l'Artiste posées sur des quartiers ne sont plus à vous : le Trésor impérial ne les compte pas, et l'Hospice les ignore.

## assassin

ruling-assassin-names-classic = L'Assassin désigne le personnage qu'il tue. Le joueur qui l'a ne laisse rien voir, se tait quand on l'appelle et perd son tour.
ruling-assassin-names-third = L'Assassin désigne un autre personnage. Le joueur qui l'a se tait à l'appel, perd son tour et ne montre sa carte qu'en tout dernier, quand tous ont joué.
ruling-assassin-shown-changed = Depuis 2016, le personnage tué par l'Assassin n'est plus montré du tout, sauf celui de rang 4, à la fin de la manche.

## ball-room

ruling-ball-room-crown = La Salle de bal n'agit que tant que son propriétaire a la couronne. Celui qui oublie alors de dire « merci » à l'appel perd son tour.
    .asked =
        La Salle de bal marche-t-elle sans la couronne ?
        Que se passe-t-il si j'oublie de remercier « Majesté » avec la Salle de bal ?

## bell-tower

ruling-bell-tower-announced = Celui qui construit le Beffroi décide à ce moment-là si la partie se joue en sept quartiers au lieu de huit.
    .asked =
        Le propriétaire du Beffroi peut-il raccourcir la partie plus tard ?
        Quand décide-t-on que sept quartiers suffisent, avec le Beffroi ?
ruling-bell-tower-moves-all = Si le Beffroi fait jouer en sept, les bonus et la protection valent aussi à sept quartiers, car tous parlent de la cité terminée. S'il est détruit, on revient à huit.
    .asked =
        Avec le Beffroi, une cité de sept quartiers est-elle à l'abri du Condottiere ?
        Et si le Beffroi est détruit ?
ruling-bell-tower-short-game = Dans une partie courte en sept quartiers ou moins, le Beffroi ne change rien : elle est déjà aussi courte.
    .asked =
        Le Beffroi raccourcit-il encore une partie courte ?

## bishop

ruling-bishop-protection-older = Le Condottiere ne peut pas détruire un quartier de l'Évêque, ni le Diplomate en prendre un.
ruling-bishop-killed-older = Un Évêque assassiné ne protège rien : ce livret n'en parle pas, mais un personnage mort n'a plus de pouvoir, et le livret de 2016 le dit clairement.
ruling-bishop-bewitched-older = Si l'Évêque est ensorcelé, c'est la cité de la Sorcière qui est à l'abri, pas celle de l'Évêque : elle a pris son pouvoir, comme le précise le livret de 2016.
ruling-bishop-two-characters-older = À 2 ou 3 joueurs, l'Évêque protège l'unique cité de son joueur pendant toute la manche, même au tour de l'autre personnage : le livret ne fixe pas de fin à cette protection.

## building

ruling-build-one-older = Après l'action, vous pouvez construire un quartier : posez-le devant vous et payez son coût à la banque.

## calling

ruling-played-card-classic = La carte d'un personnage qui a joué reste face visible devant son joueur jusqu'à la fin de la manche.
ruling-played-card-third = Après son tour, une carte Personnage rejoint celles qui sont défaussées ; elle ne reste pas devant son joueur.

## components

ruling-white-stars-classic = Une étoile blanche marque les cartes bonus : 14 merveilles et 10 personnages.
ruling-marks-third = Deux marques signalent les nouveautés : une gemme octogonale derrière le numéro d'un personnage, une étoile blanche sur un quartier.
ruling-unknown-cards-third = Le livret compte 82 cartes Quartier et décrit les 11 étoilées ; il ne donne pas la liste des autres. Ce que nous n'avons pas pu établir reste inconnu ici : cette boîte ne peut donc pas être complète dans ce programme.

## customizing

ruling-replace-one-or-two = Avant la partie, un ou deux des huit personnages peuvent céder la place à des personnages bonus de même rang.
ruling-all-agree-classic = On n'ajoute des cartes bonus que si toute la table est d'accord, et mieux vaut connaître d'abord le jeu de base.
ruling-bonus-purples-classic = On peut simplement ajouter deux ou trois quartiers bonus à la pioche. Au-delà de trois, retirez un autre quartier pour chacun.
ruling-bonus-purples-each-classic = Dès qu'il y a plus de trois quartiers bonus, nous retirons un quartier ordinaire pour chacun d'eux, les trois premiers compris. N'importe quel quartier sans étoile peut partir ; mieux vaut une merveille, comme le conseille la troisième édition.
ruling-purples-third = N'ajoutez pas les 11 quartiers étoilés d'un coup : il y aurait trop de merveilles. Enlevez-en quelques-unes et mettez-en de nouvelles à leur place.

## diplomat

ruling-diplomat-end-of-turn-classic = Le Diplomate fait son échange à la fin de son tour, quand tout le reste est fait.
ruling-diplomat-moment-third = Le livret ne fixe pas de moment pour l'échange du Diplomate : c'est donc n'importe quand dans son tour. Du Condottiere, il ne reprend que les interdits : une cité terminée, le Donjon, la cité de l'Évêque.
ruling-diplomat-not-completed-classic = Le Diplomate ne peut rien prendre dans une cité de huit quartiers, ou de sept dans une partie courte.
ruling-diplomat-graveyard = Le Cimetière n'a pas sa place dans la pioche quand le Diplomate est de la partie : mettez-le de côté avant de commencer.
ruling-diplomat-duplicate-older = L'échange du Diplomate ne peut donner un doublon à aucune des deux cités : le livret n'admet nulle part deux quartiers du même nom.
ruling-diplomat-own-completed-older = Le Diplomate peut céder un quartier de sa propre cité terminée : c'est la cité où il prend qui est protégée.

## dragon-gate

ruling-worth-eight-older = Le Dracoport et l'Université rapportent 8 points à la fin de la partie, bien qu'ils coûtent 6. Pour les détruire ou les échanger, c'est 6 qui compte.
    .asked =
        Combien de points valent le Dracoport et l'Université ?
        Pour détruire l'Université, le Condottiere paie-t-il 5 ou 7 ?

## emperor

ruling-emperor-crown-classic = Dès qu'il est appelé, l'Empereur retire la couronne à celui qui l'a et la remet à quelqu'un d'autre ; il n'a pas le droit de la garder.
ruling-emperor-crown-third = L'Empereur prend la couronne et la donne au joueur de son choix, mais ni à lui-même ni à celui qui l'avait.
ruling-emperor-payment-older = Celui qui reçoit la couronne choisit ce qu'il donne à l'Empereur : 1 pièce d'or ou 1 carte de sa main.
ruling-emperor-killed-older = Un Empereur assassiné transmet la couronne à la fin de la manche et ne reçoit rien : ce qui est dit du Roi assassiné vaut pour lui autant que possible.
ruling-emperor-two-older = À 2 joueurs, laissez l'Empereur de côté. Le livret ne l'interdit pas, mais quand l'adversaire détient la couronne, il n'y a personne à qui la donner.
ruling-crown-not-only-king = Le chapitre sur le matériel dit que la couronne s'obtient avec le Roi. L'Empereur la déplace aussi, comme le dit son propre texte.
ruling-emperor-payment-changed = En 2016, c'est l'Empereur qui choisit entre 1 pièce d'or et 1 carte, et la carte est prise au hasard ; ici, c'est celui qui reçoit la couronne.

## end

ruling-eighth-district-last-round = Quand quelqu'un construit un huitième quartier, on joue la manche jusqu'au bout, puis c'est fini.
ruling-more-than-eight-older = À la dernière manche, une cité peut dépasser huit quartiers, et tous rapportent : aucun livret ne l'interdit, et l'auteur l'a confirmé.

## factory

ruling-factory-price-only = La Fabrique réduit ce que son propriétaire paie pour ses autres merveilles, pas leur coût : les points et le prix pour les détruire ne changent pas.
    .asked =
        Les merveilles sont-elles moins chères à détruire à cause de la Fabrique ?
        Une merveille payée moins cher grâce à la Fabrique rapporte-t-elle moins ?

## gathering

ruling-action-older = Le tour commence par une action, qui est obligatoire : prendre 2 pièces d'or, ou regarder 2 cartes Quartier, en garder une et mettre l'autre sous la pioche.
ruling-only-choice-third = Seules les cartes de l'action laissent un choix. Celles que donne un pouvoir se prennent comme elles viennent.

## graveyard

ruling-graveyard-warlord = Le propriétaire du Cimetière peut payer 1 pièce d'or et prendre la carte en main, sauf s'il est lui-même le Condottiere.
    .asked =
        Le Cimetière permet-il de récupérer un quartier détruit par le Condottiere ?
        Combien coûte la carte récupérée avec le Cimetière ?

## great-wall

ruling-wall-others-older = À cause de la Grande Muraille, le Condottiere paie 1 pièce d'or de plus pour tout autre quartier de sa cité, mais pas pour la Muraille elle-même.
    .asked =
        La Grande Muraille se protège-t-elle elle-même ?
ruling-wall-diplomat-third = Le quartier que le Diplomate prend dans une cité qui a la Grande Muraille lui coûte 1 de plus.
    .asked =
        La Grande Muraille vaut-elle aussi contre le Diplomate ?

## haunted-city

ruling-haunted-city-classic = Au décompte, la Cour des Miracles est d'une couleur au choix de son propriétaire, y compris pour les 3 points des cinq couleurs. Construite à la dernière manche, elle reste violette.
    .asked =
        La Cour des Miracles peut-elle remplacer une couleur qui manque ?
        De quelle couleur est la Cour des Miracles construite à la dernière manche ?
ruling-haunted-city-third = La Cour des Miracles est d'une couleur au choix de son propriétaire, mais violette si elle est construite à la dernière manche : nous suivons les cartes plus anciennes, faute d'avoir vu celle de la troisième édition.
    .asked =
        La Cour des Miracles peut-elle remplacer une couleur qui manque ?

## hospital

ruling-hospital-action = Un joueur assassiné qui a l'Hôpital prend quand même 2 pièces d'or, ou une carte sur deux. C'est tout : ni construction ni pouvoir.
    .asked =
        Un joueur assassiné reçoit-il quelque chose avec l'Hôpital ?
ruling-hospital-when-third = L'Hôpital agit au moment où le personnage assassiné aurait été appelé, car le livret dit « au début de votre tour ». Son joueur doit alors le montrer, sans attendre la fin de la manche.
    .asked =
        Quand l'Hôpital agit-il pour un joueur assassiné ?
        Avec l'Hôpital, sait-on qui a été assassiné ?
ruling-hospital-witch-third = Le livret exclut l'Hôpital avec la Sorcière : laissez l'une des deux cartes dans la boîte.
    .asked =
        La Sorcière et l'Hôpital peuvent-ils être dans la même partie ?

## keep

ruling-keep-warlord-older = Le Condottiere ne peut pas détruire le Donjon, et le Diplomate ne peut pas le prendre.
    .asked =
        Le Condottiere peut-il détruire le Donjon ?
        Le Diplomate peut-il obtenir le Donjon par échange ?
ruling-two-keeps-classic = La boîte contient deux Donjons, mais aucune cité ne peut avoir deux quartiers du même nom.
    .asked =
        Puis-je construire les deux Donjons ?

## king

ruling-king-face-down-third = Le Roi peut fort bien être le personnage défaussé face cachée.
ruling-king-crown-older = Le Roi prend la couronne dès qu'il est appelé. C'est alors lui qui appelle les personnages, et il choisira le premier à la manche suivante.
ruling-king-nobody-older = Si personne n'a le Roi, la couronne reste à celui qui la détient.
ruling-king-killed-older = Un Roi assassiné perd son tour comme tout autre, mais la couronne lui revient à la fin de la manche, et il choisit le premier à la suivante.
ruling-king-moment-changed = En 2016, le Roi prend la couronne quand il veut pendant son tour ; ici, c'est tout de suite.

## laboratory

ruling-laboratory-one-older = Le Laboratoire donne ici 1 pièce d'or pour une carte ; depuis 2016, c'est 2.
    .asked =
        Combien d'or le Laboratoire donne-t-il pour une carte ?

## library

ruling-action-cards-only-older = La Bibliothèque et l'Observatoire ne valent que pour les cartes prises comme action du tour, pas pour celles que donne un pouvoir, comme les deux de l'Architecte.
    .asked =
        La Bibliothèque et l'Observatoire valent-ils pour les cartes en plus de l'Architecte ?

## lighthouse

ruling-lighthouse-once = Le Phare n'agit qu'une fois, quand on le construit : son propriétaire choisit une carte dans la pioche, puis on la mélange.
    .asked =
        Le Phare agit-il à chaque tour ?

## magician

ruling-magician-one-of-two-older = À n'importe quel moment de son tour, le Magicien fait l'un ou l'autre : échanger sa main avec un joueur, ou des cartes avec la pioche.
ruling-magician-swap-older = Le Magicien échange des mains entières, jamais des quartiers construits. Avec une main vide, il prend simplement les cartes de l'autre.
ruling-magician-exchange-older = Pour échanger avec la pioche, le Magicien place dessous autant de cartes qu'il veut et en pioche autant.

## map-room

ruling-map-room-hand-only = La Salle des cartes compte les cartes en main, le Musée celles placées dessous : aucune ne compte pour les deux.
    .asked =
        La Salle des cartes compte-t-elle les cartes placées sous le Musée ?

## merchant

ruling-merchant-income-older = Le Marchand prend 1 pièce d'or par quartier commerçant de sa cité.
ruling-merchant-extra-classic = La pièce de plus du Marchand vient après l'action, quelle que soit cette action.
ruling-merchant-extra-third = La pièce de plus du Marchand vient au début du tour. Avec l'action, cela fait trois pièces, ou une pièce et une carte.
ruling-merchant-moment-changed = En 2016, le Marchand prend sa pièce de plus quand il veut ; ici, le moment est fixé.

## museum

ruling-museum-one-card = Une carte de la main peut aller face cachée sous le Musée à chaque tour de son propriétaire.
    .asked =
        Combien de cartes peut-on placer sous le Musée ?
ruling-museum-destroyed-older = Les cartes d'un Musée détruit sont défaussées avec lui et ne rapportent rien.
    .asked =
        Que deviennent les cartes sous le Musée quand il est détruit ?
ruling-museum-price-third = Les cartes placées sous le Musée ne comptent pas dans ce que paie le Condottiere.
    .asked =
        Un Musée plein de cartes coûte-t-il plus cher au Condottiere ?

## navigator

ruling-navigator-four-older = Après l'action, le Navigateur prend 4 pièces d'or de plus ou pioche 4 cartes de plus, et garde tout.
ruling-navigator-no-building-older = Le Navigateur ne construit rien pendant son tour.
ruling-navigator-stops-third = Dès qu'il a pris ses 4 pièces ou ses 4 cartes, le Navigateur a fini son tour.
ruling-compulsory-third = Un pouvoir peut servir ou non, mais nous tenons le choix de la Sorcière et celui du Navigateur pour obligatoires : ils font partie de leur tour, et l'auteur l'a confirmé.

## nine-characters

ruling-table-to-eight-classic = Le tableau des neuf personnages annonce « 4 à 7 joueurs », mais le texte permet de jouer à huit. À huit, aucun n'est posé face visible : avec neuf personnages, il n'en reste pas pour cela.
ruling-rank-nine-older = Le neuvième personnage est la Reine ou l'Artiste : facultatif de 4 à 7 joueurs, nécessaire à 8. Il ne remplace aucun des huit.

## poor-house

ruling-poor-house-alchemist-classic = Les deux viennent à la fin du tour. Nous prenons d'abord l'Hospice, comme le livret de 2016 : l'Alchimiste qui a tout dépensé reçoit cette pièce, puis son or.
    .asked =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
ruling-poor-house-alchemist-third = Ici, l'or de l'Alchimiste lui revient aussitôt : il l'a donc à la fin du tour, et l'Hospice ne lui donne rien.
    .asked =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?

## quarry

ruling-quarry-one-classic = La Carrière permet un seul doublon par cité. Depuis 2016, cette limite n'existe plus.
    .asked =
        La Carrière permet-elle autant de doublons qu'on veut ?

## queen

ruling-queen-neighbour-older = La Reine prend 3 pièces d'or si son voisin, d'un côté ou de l'autre, a le Roi ou l'Empereur.
ruling-queen-killed-older = Si ce voisin a été assassiné, la Reine reçoit ses 3 pièces d'or plus tard, quand cela se découvre à la fin de la manche.

## school-of-magic

ruling-school-income-older = L'École de Magie compte comme un quartier de la couleur pour laquelle votre personnage perçoit : 1 pièce d'or de plus.
    .asked =
        Est-ce que je touche un revenu pour l'École de Magie ?

## scoring

ruling-score-first-older = Le premier joueur à construire un huitième quartier marque 4 points.
ruling-score-others-classic = Tout autre joueur dont le huitième quartier est arrivé dans cette même dernière manche marque 2 points.
ruling-score-others-third = Tout autre joueur qui a huit quartiers marque 2 points.
ruling-score-purple-older = Viennent ensuite les points des merveilles qui en donnent.
ruling-event-and-state-third = Les 4 points récompensent le fait d'avoir posé le premier un huitième quartier, même si l'on en perd un ensuite. Les 2 points demandent d'en avoir huit à la fin : les deux lignes du livret sont ainsi tournées.

## selection

ruling-face-down-first-classic = On pose d'abord un personnage face cachée, sans le regarder, puis on retourne à côté ceux qui vont face visible. Tous sont hors jeu pour la manche.

## setup

ruling-start-older = Chacun commence avec quatre cartes Quartier et 2 pièces d'or.
ruling-oldest-crown-classic = Le joueur le plus âgé reçoit la couronne.
ruling-crown-by-lot-third = La première couronne est tirée au sort ; elle ne va pas au joueur le plus âgé.
ruling-bonus-aside-classic = Pour une première partie, laissez dans la boîte les personnages et quartiers bonus, ceux qui portent une étoile blanche.
ruling-buildings-are-districts = La mise en place parle une fois d'un paquet de « bâtiments ». C'est la pioche de quartiers : aucune autre carte n'a ce dos.

## short-game

ruling-short-game-classic = Si tout le monde est d'accord, on joue en sept quartiers au lieu de huit.
ruling-short-protection-classic = Dans une partie courte, les cités de sept quartiers sont à l'abri du Condottiere et du Diplomate, et les 4 et 2 points de bonus vont aux cités de sept.
ruling-short-game-third = Une partie plus courte s'arrête au septième quartier, ou même au sixième. On la conseille surtout aux tables de 6 ou 7.
ruling-short-moves-third = Le livret ne dit pas ce qui change d'autre dans une partie plus courte. Pour nous, la protection et les 4 et 2 points suivent le nombre convenu, car tout cela concerne la cité terminée.

## smithy

ruling-smithy-three-third = La Manufacture demande 3 pièces d'or pour trois cartes, comme sur l'ancienne carte française : le livret ne donne pas le texte de la carte.
    .asked =
        Combien d'or demande la Manufacture ici ?
ruling-smithy-two-classic = Les trois cartes de la Manufacture sont à vous. Ses 2 pièces d'or se paient une fois par tour au plus.
    .asked =
        Garde-t-on les trois cartes de la Manufacture ?

## tax-collector

ruling-tax-end-of-turn = Tout autre joueur qui construit donne 1 pièce d'or au Bailli à la fin de ce tour : une seule, quel que soit le nombre de quartiers.
ruling-tax-nothing-left = Celui qui n'a plus d'or à la fin de son tour ne donne rien au Bailli.
ruling-tax-assassin = L'Assassin qui a construit paie le Bailli quand celui-ci est révélé, car le tour de l'Assassin est alors passé.
ruling-tax-collector-killed-older = Si le Bailli a été assassiné ou si personne ne l'a, personne ne paie : la pièce va à son joueur, et aucun jeton ne la garde.
ruling-tax-changed = En 2016, le Bailli est de rang 9, et chacun pose aussitôt 1 pièce d'or sur son jeton pour chaque quartier construit. Ici, il est de rang 2 et reçoit une pièce à la fin du tour.

## thief

ruling-thief-not-assassin = Le Voleur ne peut pas voler l'Assassin.
ruling-thief-not-witch = Le Voleur ne peut pas voler la Sorcière.
ruling-thief-at-the-call = Le Voleur reçoit l'or avant l'action du joueur volé : le livret dit qu'il est pris quand le personnage est appelé.

## three-players

ruling-three-order-older = Un des huit personnages est posé face cachée sans être vu. Les autres circulent vers la gauche, chacun en garde un à chaque fois, jusqu'à ce que tous en aient deux ; le dernier joueur pose face cachée celui qui reste.
ruling-three-nine-changed = En 2016, on joue à trois avec neuf personnages et on en défausse un deuxième au hasard ; ici, on joue avec huit.

## throne-room

ruling-throne-room-crown = La pièce d'or de la Salle du trône ne vient que si la couronne change vraiment de mains. Un Roi qui l'avait déjà ne fait rien bouger.
    .asked =
        La Salle du trône paie-t-elle si le Roi avait déjà la couronne ?
        Quand la Salle du trône rapporte-t-elle de l'or ?

## ties

ruling-tie-district-points-classic = Parmi les joueurs à égalité, celui qui a le plus de points de quartiers gagne ; les points de bonus ne comptent pas pour cela.
ruling-tie-gold-classic = Si les points de quartiers sont égaux aussi, celui à qui il reste le plus d'or gagne.
ruling-tie-worth-eight-classic = En cas d'égalité, le Dracoport et l'Université comptent 6, et non 8 : le livret appelle points de quartiers la somme des coûts. Les pièces de l'Artiste comptent ; les points qu'une carte ajoute, non. On pourrait aussi lire 8.
ruling-tie-third = Le livret ne dit pas comment départager : nous laissons donc les joueurs à égalité partager la victoire.

## two-players

ruling-gold-crosses-turns = Ce que vous gagnez pendant le tour d'un personnage peut servir pendant celui de l'autre.

## warlord

ruling-warlord-end-of-turn = Le Condottiere détruit à la fin de son tour, quand tout le reste est fait. Son revenu, il le prend quand il veut, en une fois.
ruling-warlord-not-completed-classic = Le Condottiere ne peut rien détruire dans une cité qui a déjà huit quartiers, ou sept dans une partie courte.
ruling-warlord-not-completed-third = Le Condottiere ne peut rien détruire dans une cité terminée de huit quartiers.
ruling-warlord-short-third = Dans une partie courte, le Condottiere est tenu à l'écart d'une cité de sept ou six quartiers, selon ce qui est convenu : le livret dit huit parce que c'est le nombre habituel.
ruling-warlord-under-deck-older = Le livret ne dit pas où va un quartier que le Condottiere détruit. Nous le plaçons sous la pioche, comme toute carte défaussée.
ruling-warlord-moment-changed = Depuis 2016, le Condottiere détruit quand il veut, même avant de construire ; ici, seulement à la fin du tour.

## which-box

ruling-older-costs = Ce que 2016 a changé sur les cartes : l'Observatoire coûte 4 (ici 5), le Trésor impérial 5 (4), l'Hospice 4 (5), la Fabrique, appelée alors Manufacture, 5 (6) ; le Laboratoire donne 2 pièces d'or (1) ; il n'y a qu'un Donjon (deux ici).

## wishing-well

ruling-well-others-classic = La Fontaine aux souhaits compte les autres merveilles de sa cité, pas elle-même. Depuis 2016, elle se compte aussi.
    .asked =
        La Fontaine aux souhaits se compte-t-elle elle-même ?

## witch

ruling-witch-acts-then-names = La Sorcière fait son action, désigne un autre personnage, et son tour s'arrête là : elle ne construit rien pour l'instant.
ruling-bewitched-acts-and-stops = Le joueur ensorcelé montre sa carte et fait son action, de l'or ou une carte. La suite du tour est à la Sorcière.
ruling-witch-goes-on = Quand le joueur ensorcelé a agi, la Sorcière continue comme si ce personnage était le sien : elle a son pouvoir et peut construire dans sa propre cité.
ruling-witch-own-means-classic = Tout ce que la Sorcière construit vient de sa main, se paie avec son or et va dans sa cité.
ruling-witch-own-means-third = Le livret ne parle que de la cité de la Sorcière. Sa main et son or vont avec : c'est elle qui joue, et le livret classique le dit.
ruling-witch-extras-third = La pièce de plus du Marchand et les deux cartes de plus de l'Architecte vont à la Sorcière qui a ensorcelé ce personnage.
ruling-witch-extras-classic = La pièce de plus du Marchand ensorcelé et les deux cartes de l'Architecte ensorcelé vont à la Sorcière : elles viennent après l'action, quand le tour est déjà le sien.
ruling-witch-emperor-older = L'Empereur ensorcelé transmet lui-même la couronne et en reçoit le paiement ; la Sorcière n'a que son revenu. Ce qui est dit du Roi vaut aussi pour lui ; en 2016, c'est la Sorcière qui la transmet.
ruling-witch-navigator-older = La Sorcière qui a ensorcelé le Navigateur prend les 4 pièces ou les 4 cartes et ne construit rien : elle joue comme si elle était le Navigateur, interdictions comprises.
ruling-witch-tax-older = Quand le Bailli est révélé, la Sorcière ne doit rien : elle n'a pas encore pu construire. Si elle construit plus tard, à la place du personnage ensorcelé, elle paie à la fin de ce tour comme tout le monde.
