### What the rulebooks of the older boxes say: the pages of `rule` that differ from 2016, and the
### rulings that apply only there. A page is rule-<topic>-<edition>, or rule-<topic>-older for both;
### a ruling is ruling-<id>, grouped as in data/rulings.

## Pages

rule-overview-older =
    Chacun construit une cité avec des cartes Quartier. À chaque manche, vous choisissez en secret un personnage, et les personnages jouent dans l'ordre des rangs : prendre de l'or ou une carte, construire un quartier, utiliser le pouvoir du personnage.

    Quand une première cité atteint huit quartiers, on finit la manche et on compte les points. Le joueur qui a le plus de points gagne, et ce n'est pas toujours le plus rapide.
rule-components-classic =
    La boîte classique contient 80 cartes Quartier, 18 personnages (8 de base et 10 bonus), 8 aides de jeu, 30 pièces et une couronne en bois.

    Les quartiers : 54 de base et 26 merveilles (violettes), dont 14 cartes bonus.
rule-components-third = La boîte de la troisième édition française contient 82 cartes Quartier, 18 personnages (8 du jeu classique et 10 nouveaux), 8 aides de jeu, une trentaine de pièces et une couronne, qui est ici une carte.
rule-setup-classic = Mettez de côté les cartes bonus, ou choisissez ensemble celles qui entrent en jeu. Mélangez séparément les personnages et les quartiers, distribuez, installez la banque et donnez la couronne au joueur le plus âgé.
rule-setup-third = Pour chacun : 4 cartes Quartier, 2 pièces d'or et une aide de jeu. La couronne est tirée au sort : c'est là que se trompent ceux qui connaissent les autres boîtes.
rule-turn-classic =
    Révélez votre personnage quand il est appelé ; un joueur volé donne aussitôt son or. Faites d'abord une action : de l'or ou une carte. Ce que reçoivent en plus le Marchand, l'Architecte et le Navigateur vient après. Vous pouvez ensuite construire, en règle générale un quartier. Le revenu et la plupart des pouvoirs, c'est quand vous voulez.

    À la fin du tour viennent l'attaque du Condottiere ou l'échange du Diplomate, le remboursement de l'Alchimiste, la pièce due au Bailli, le Parc et l'Hospice.
rule-turn-third =
    Montrez votre personnage quand il est appelé ; un joueur volé donne aussitôt son or. La pièce de plus du Marchand et les deux cartes de l'Architecte viennent au début du tour. Vous devez ensuite prendre de l'or ou une carte, et vous pouvez construire, en règle générale un quartier. Le revenu se perçoit quand vous voulez, en une seule fois.

    Le Condottiere attaque à la fin du tour ; c'est aussi le moment de la pièce due au Bailli, du Parc et de l'Hospice. L'Alchimiste, lui, récupère son or aussitôt. Puis votre carte rejoint les personnages défaussés.
rule-gathering-older = À chaque tour, une seule chose est obligatoire : prendre de l'or ou une carte. La Bibliothèque et l'Observatoire changent ce qu'on pioche ou garde.
rule-gathering-title-older = L'action : de l'or ou une carte
rule-abilities-classic = Vous pouvez utiliser un pouvoir une fois par tour, quand vous voulez, sauf si son texte fixe un moment : après l'action pour le Marchand, l'Architecte, le Navigateur et la Sorcière, à la fin du tour pour le Condottiere, le Diplomate et l'Alchimiste.
rule-abilities-third = Chaque personnage a un pouvoir pour son propre tour, et on n'est pas obligé de s'en servir. Si le texte fixe un moment, c'est celui-là : le début du tour pour le Marchand et l'Architecte, après l'action pour la Sorcière et le Navigateur, la fin du tour pour le Condottiere.
rule-district-types-older =
    Il y a cinq couleurs : noble (jaune), religieux (bleu), commerçant (vert), militaire (rouge ; « soldatesque » dans la troisième édition) et merveille (violet). Le jaune rapporte au Roi et à l'Empereur, le bleu à l'Évêque et à l'Abbé, le vert au Marchand, le rouge au Condottiere et au Diplomate.

    Les merveilles ne rapportent à personne, sauf l'École de Magie, mais chacune a son effet propre. Les cinq couleurs réunies valent 3 points.
rule-district-types-title-older = Les couleurs des quartiers
rule-unique-effects-older = Une merveille agit pour celui qui l'a dans sa cité, comme le dit sa carte. Certaines agissent une fois, à la construction (Phare, Beffroi), d'autres pendant le tour, d'autres seulement au décompte.
rule-unique-effects-title-older = Les effets des merveilles
rule-ties-classic = À égalité de points, ce sont les cités qui départagent, puis l'or.
rule-ties-third = Le livret de la troisième édition ne dit rien sur les égalités.
rule-three-players-older = À trois, chacun prend deux personnages sur huit. Il joue deux tours par manche, avec une seule cité, une seule main et un seul trésor, comme à deux.
rule-customizing-classic = Il y a 10 personnages bonus et 14 quartiers bonus. On ne les prend pas tous ensemble : quelques-uns suffisent à renouveler le jeu.
rule-customizing-third = Les 10 nouveaux personnages et les 11 nouveaux quartiers sont pour ceux qui connaissent déjà le jeu. On en met quelques-uns à la fois, à la place d'autres.
rule-nine-characters-older = Le neuvième personnage est la Reine ou l'Artiste. La phase de choix a alors son propre tableau, et on peut jouer à huit.
rule-short-game-classic = On peut raccourcir la partie d'un quartier, si tout le monde est d'accord avant de commencer.
rule-short-game-third = On peut raccourcir la partie d'un ou de deux quartiers.

## abbot

ruling-abbot-income-older = L'Abbé ne prend que de l'or : 1 pièce par quartier religieux (bleu) de sa cité. (En 2016 : or ou cartes.)
    .asked =
        L'Abbé peut-il prendre des cartes pour ses quartiers bleus ?
ruling-abbot-richest-older = Le joueur qui a le plus d'or donne 1 pièce à l'Abbé.
    .asked =
        Que donne le joueur le plus riche à l'Abbé ?
ruling-abbot-tie-older = L'Abbé ne reçoit rien si des joueurs sont à égalité pour le plus d'or, lui compris ou non, ou s'il est le plus riche. (En 2016, il choisit un des autres à égalité.)
    .asked =
        L'Abbé reçoit-il une pièce quand plusieurs joueurs sont aussi riches ?

## abilities

ruling-income-once-older = Le revenu se touche quand vous voulez dans votre tour, mais en une fois : avant de construire, pour payer avec, ou après, pour que le nouveau quartier compte.
    .asked =
        Peut-on toucher son revenu deux fois, avant et après avoir construit ?
        Un quartier rapporte-t-il dès le tour où on le construit ?

## alchemist

ruling-alchemist-refund-third = L'or que l'Alchimiste paie pour construire lui revient aussitôt, pas à la fin du tour.
    .asked =
        Quand l'Alchimiste récupère-t-il l'or de ses constructions ?
ruling-alchemist-other-costs-older = Seul l'or dépensé pour construire revient à l'Alchimiste : ni la pièce donnée au Bailli, ni le prix de l'effet de la Manufacture.
    .asked =
        L'Alchimiste récupère-t-il ce qu'il donne au Bailli ?
        Le prix de la Manufacture revient-il à l'Alchimiste ?

## architect

ruling-architect-cards-classic = Après l'action, l'Architecte pioche 2 cartes de plus et garde les deux. Depuis 2016, il les pioche quand il veut.
    .asked =
        Quand l'Architecte pioche-t-il ses deux cartes ?
        L'Architecte garde-t-il les deux cartes en plus ?
ruling-architect-cards-third = Au début de son tour, l'Architecte pioche 2 cartes de plus et garde les deux : on ne choisit que parmi les cartes de l'action. Depuis 2016, il les pioche quand il veut.
    .asked =
        Quand l'Architecte pioche-t-il ses deux cartes ?
        L'Architecte garde-t-il les deux cartes en plus ?

## armory

ruling-armory-other-city-older = La Poudrière ne coûte pas d'or : elle est détruite en même temps qu'un quartier de la cité d'un autre joueur, jamais de la vôtre.
    .asked =
        Utiliser la Poudrière coûte-t-il de l'or ?
        Peut-on utiliser la Poudrière dans sa propre cité ?
ruling-armory-completed-third = La Poudrière peut frapper une cité terminée, qui n'est à l'abri que du Condottiere. La partie s'arrête quand même avec cette manche.
    .asked =
        La Poudrière peut-elle détruire un quartier d'une cité terminée ?
        La partie continue-t-elle si la Poudrière fait sauter le huitième quartier ?
ruling-armory-completed-classic = La Poudrière peut frapper une cité terminée : le livret classique ne l'interdit qu'au Condottiere et au Diplomate, et la troisième édition le permet clairement. En 2016, c'est interdit.
    .asked =
        La Poudrière peut-elle détruire un quartier d'une cité terminée ?

## artist

ruling-artist-coin-older = L'Artiste pose 1 pièce sur un ou deux quartiers de sa cité : une par quartier.
    .asked =
        Combien de quartiers l'Artiste peut-il embellir par tour ?
ruling-artist-price-older = Un quartier qui porte la pièce de l'Artiste coûte 1 pièce d'or de plus au Condottiere pour le détruire et au Diplomate pour l'échanger.
    .asked =
        Le Condottiere et le Diplomate paient-ils plus pour un quartier embelli ?
ruling-artist-point-third = Un quartier qui porte la pièce de l'Artiste rapporte 1 point de plus : la pièce augmente le coût, et un quartier rapporte son coût. Le livret ne le précise pas.
    .asked =
        Un quartier embelli vaut-il plus de points ?
ruling-coins-not-yours-classic = Les pièces de l'Artiste posées sur des quartiers ne sont plus à vous : ni le Trésor impérial ni l'Hospice ne les comptent.
    .asked =
        Les pièces de l'Artiste comptent-elles comme mon or pour le Trésor impérial ou l'Hospice ?

## assassin

ruling-assassin-names-classic = À l'appel du personnage assassiné, son joueur se tait, ne laisse rien voir et perd son tour. L'Assassin désigne un personnage, pas un joueur.
    .asked =
        Le joueur tué par l'Assassin dit-il quelque chose ?
        Qu'arrive-t-il au personnage assassiné ?
ruling-assassin-names-third = Le personnage assassiné est montré en tout dernier, quand tous ont joué. Jusque-là, son joueur se tait, même à l'appel, et perd son tour. L'Assassin désigne n'importe quel autre personnage.
    .asked =
        Le personnage tué par l'Assassin est-il montré ?
        Quand le joueur assassiné montre-t-il sa carte ?
ruling-assassin-shown-changed = Depuis 2016, un personnage assassiné n'est plus montré du tout, sauf le rang 4 à la fin de la manche.
    .asked =
        Le personnage tué par l'Assassin est-il encore montré dans l'édition 2016 ?

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

ruling-bishop-protection-older = Le Condottiere ne peut pas détruire les quartiers de l'Évêque, et le Diplomate ne peut pas lui en prendre.
    .asked =
        Le Condottiere peut-il détruire un quartier de l'Évêque ?
        Le Diplomate peut-il échanger avec l'Évêque ?
ruling-bishop-killed-older = Un Évêque assassiné ne protège rien : le livret n'en dit rien, mais un personnage assassiné n'a plus de pouvoir, et le livret de 2016 le dit clairement.
    .asked =
        Un Évêque assassiné est-il encore à l'abri du Condottiere ?
ruling-bishop-bewitched-older = Le pouvoir de l'Évêque ensorcelé passe à la Sorcière : c'est sa cité à elle qui est protégée, pas celle de l'Évêque ; le livret de 2016 le précise.
    .asked =
        La cité de l'Évêque est-elle protégée s'il est ensorcelé ?
ruling-bishop-two-characters-older = À 2 ou 3 joueurs, l'Évêque met votre unique cité à l'abri toute la manche, même au tour de votre autre personnage : le livret ne fixe pas de fin à cette protection.
    .asked =
        Avec deux personnages chacun, l'Évêque protège-t-il ma cité aussi hors de son tour ?

## building

ruling-build-one-older = Construire n'est pas obligatoire. Après l'action, vous pouvez construire un quartier en payant son coût à la banque.
    .asked =
        Est-on obligé de construire ?
        Combien de quartiers peut-on construire par tour ?
ruling-no-two-alike-older = Un seul quartier de chaque nom par cité, sauf si une carte comme le Sorcier le permet.
    .asked =
        Peut-on construire un deuxième quartier du même nom ?
        Deux quartiers identiques dans une cité ?

## calling

ruling-played-card-classic = La carte Personnage reste face visible devant son joueur jusqu'à la fin de la manche.
    .asked =
        La carte Personnage reste-t-elle sur la table après le tour ?
ruling-played-card-third = Après son tour, la carte Personnage rejoint les personnages défaussés.
    .asked =
        La carte Personnage reste-t-elle sur la table après le tour ?

## components

ruling-white-stars-classic = Une étoile blanche marque les cartes bonus : 14 merveilles et 10 personnages en portent une.
    .asked =
        Comment reconnaît-on les cartes bonus ?
        Que veut dire l'étoile blanche ?
ruling-marks-third = Une gemme octogonale derrière le numéro marque un nouveau personnage, une étoile blanche un nouveau quartier.
    .asked =
        Comment reconnaît-on les nouvelles cartes ?

## customizing

ruling-replace-one-or-two = On peut remplacer un ou deux des huit personnages, chacun par un personnage bonus de même rang, avant la partie.
    .asked =
        Combien de personnages peut-on remplacer par des bonus ?
ruling-all-agree-classic = Les cartes bonus ne servent que si toute la table est d'accord, et mieux vaut connaître d'abord le jeu de base.
    .asked =
        Quand peut-on utiliser les cartes bonus ?
ruling-bonus-purples-classic = On peut simplement ajouter deux ou trois quartiers bonus à la pioche. Au-delà de trois, retirez un autre quartier pour chacun.
    .asked =
        Combien de quartiers bonus peut-on ajouter à la pioche ?
ruling-bonus-purples-each-classic = Au-delà de trois quartiers bonus, nous retirons un quartier pour chacun, les trois premiers compris : le livret dit « pour chaque ». Tout quartier sans étoile peut partir, plutôt une merveille, comme le conseille la troisième édition.
    .asked =
        Plus de trois quartiers bonus : en retire-t-on un pour chacun, les trois premiers compris ?
ruling-purples-third = Les 11 quartiers étoilés d'un coup feraient trop de merveilles. Enlevez-en quelques-unes et mettez-en de nouvelles à leur place.
    .asked =
        Faut-il ajouter les 11 quartiers étoilés d'un coup ?

## diplomat

ruling-diplomat-end-of-turn-classic = Le Diplomate échange en tout dernier, à la fin de son tour.
    .asked =
        Le Diplomate peut-il échanger avant de construire ?
ruling-diplomat-moment-third = Le Diplomate échange à n'importe quel moment de son tour, car le livret n'en fixe aucun. Il a seulement les mêmes interdits que le Condottiere : cité terminée, Donjon, cité de l'Évêque.
    .asked =
        Le Diplomate peut-il échanger quand il veut dans son tour ?
        Que ne peut pas prendre le Diplomate ?
ruling-diplomat-not-completed-classic = Le Diplomate ne peut rien prendre dans une cité terminée : huit quartiers, ou sept dans une partie courte.
    .asked =
        Le Diplomate peut-il échanger avec une cité terminée ?
ruling-diplomat-graveyard = Le Cimetière ne se joue pas avec le Diplomate : retirez-le de la pioche avant de commencer.
    .asked =
        Peut-on jouer avec le Diplomate et le Cimetière ensemble ?
ruling-diplomat-duplicate-older = L'échange du Diplomate ne peut donner à aucune des deux cités un deuxième quartier du même nom : le livret interdit les doublons.
    .asked =
        L'échange du Diplomate peut-il créer un doublon ?
ruling-diplomat-own-completed-older = Le Diplomate peut céder un quartier de sa propre cité terminée : seule la cité où il prend est protégée.
    .asked =
        Le Diplomate peut-il échanger si sa propre cité est terminée ?

## dragon-gate

ruling-worth-eight-older = Le Dracoport et l'Université rapportent 8 points à la fin de la partie, bien qu'ils coûtent 6. Pour les détruire ou les échanger, c'est 6 qui compte.
    .asked =
        Combien de points valent le Dracoport et l'Université ?
        Pour détruire l'Université, le Condottiere paie-t-il 5 ou 7 ?

## emperor

ruling-emperor-crown-older = Dès qu'il est appelé, l'Empereur prend la couronne et la donne à quelqu'un d'autre : ni à lui-même, ni à celui qui l'avait. S'il la détient lui-même, il doit quand même s'en séparer.
    .asked =
        L'Empereur peut-il garder la couronne ?
        À qui l'Empereur peut-il donner la couronne ?
ruling-emperor-payment-older = Celui qui reçoit la couronne donne à l'Empereur 1 pièce d'or ou 1 carte de sa main, à son choix ; s'il n'a ni l'un ni l'autre, il ne donne rien. (En 2016, l'Empereur choisit, et la carte est prise au hasard.)
    .asked =
        Qui choisit ce que l'Empereur reçoit pour la couronne ?
        Et si celui qui reçoit la couronne n'a ni or ni carte ?
ruling-emperor-killed-older = L'Empereur assassiné transmet la couronne à la fin de la manche et ne reçoit rien : la règle du Roi assassiné vaut pour lui autant que possible.
    .asked =
        Un Empereur assassiné déplace-t-il encore la couronne ?
ruling-emperor-two-older = À deux, laissez l'Empereur de côté : le livret ne l'interdit pas, mais quand l'adversaire détient la couronne, il n'y a personne à qui la donner.
    .asked =
        Faut-il jouer avec l'Empereur à deux ?
ruling-crown-not-only-king = La couronne s'obtient aussi par l'Empereur, comme le dit son propre texte. Le chapitre sur le matériel ne parle que du Roi.
    .asked =
        La couronne s'obtient-elle seulement avec le Roi ?

## end

ruling-first-completer-older = Le premier à terminer garde ses 4 points : la Poudrière peut frapper une cité terminée, mais ces points vont à celui qui a terminé en premier.
    .asked =
        Le premier à terminer perd-il ses 4 points si la Poudrière lui détruit un quartier ?
ruling-eighth-district-last-round = La partie finit quand quelqu'un construit un huitième quartier : on joue la manche jusqu'au bout, puis c'est terminé.
    .asked =
        Quand la partie finit-elle ?
        Combien de quartiers faut-il pour terminer sa cité ?
ruling-more-than-eight-older = Une cité peut dépasser huit quartiers, et tous rapportent : aucun livret ne l'interdit, et l'auteur l'a confirmé.
    .asked =
        Une cité peut-elle avoir plus de huit quartiers ?
        Un neuvième quartier rapporte-t-il ?

## errata

ruling-three-nine-changed = À trois joueurs, on joue depuis 2016 avec neuf personnages et on en défausse un deuxième au hasard ; dans les anciennes boîtes, on joue avec huit.
    .asked =
        Qu'est-ce que 2016 a changé à trois joueurs ?
ruling-unknown-cards-third = Les cartes de la troisième édition française ne sont pas toutes connues ici : son livret compte 82 cartes Quartier, décrit les 11 étoilées et ne donne pas la liste des autres. Ce que nous n'avons pas pu établir reste inconnu.
    .asked =
        Toutes les cartes de la troisième édition française sont-elles connues ici ?
ruling-buildings-are-districts = Le paquet de « bâtiments » de la mise en place est la pioche de quartiers : aucune autre carte n'a ce dos. Le livret ne l'appelle ainsi qu'une fois.
    .asked =
        Qu'est-ce que le paquet de « bâtiments » de la mise en place ?

## factory

ruling-factory-price-only = La Fabrique réduit ce que son propriétaire paie pour ses autres merveilles, pas leur coût : les points et le prix pour les détruire ne changent pas.
    .asked =
        Les merveilles sont-elles moins chères à détruire à cause de la Fabrique ?
        Une merveille payée moins cher grâce à la Fabrique rapporte-t-elle moins ?

## gathering

ruling-action-older = L'action est obligatoire et commence le tour : prendre 2 pièces d'or, ou regarder 2 cartes Quartier, en garder une et mettre l'autre sous la pioche.
    .asked =
        Peut-on sauter l'action ?
        De l'or ou des cartes : que prend-on à son tour ?
ruling-only-choice-third = Seules les deux cartes de l'action laissent un choix ; celles d'un pouvoir se gardent toutes.
    .asked =
        Choisit-on parmi les cartes que donne un pouvoir ?

## graveyard

ruling-graveyard-warlord = Le propriétaire du Cimetière peut payer 1 pièce d'or et prendre en main le quartier détruit par le Condottiere, sauf s'il est lui-même le Condottiere.
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

ruling-haunted-city-classic = Au décompte, la Cour des Miracles est d'une couleur au choix de son propriétaire, y compris pour les 3 points des cinq couleurs. Construite à la dernière manche, elle reste une merveille.
    .asked =
        La Cour des Miracles peut-elle remplacer une couleur qui manque ?
        De quelle couleur est la Cour des Miracles construite à la dernière manche ?
ruling-haunted-city-third = La Cour des Miracles est d'une couleur au choix de son propriétaire, mais une merveille si elle est construite à la dernière manche : nous suivons les cartes plus anciennes, faute d'avoir vu celle de la troisième édition.
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
ruling-hospital-witch-third = L'Hôpital et la Sorcière ne se jouent pas ensemble, dit le livret : laissez l'une des deux cartes dans la boîte.
    .asked =
        La Sorcière et l'Hôpital peuvent-ils être dans la même partie ?

## keep

ruling-keep-warlord-older = Le Condottiere ne peut pas détruire le Donjon, et le Diplomate ne peut pas le prendre.
    .asked =
        Le Condottiere peut-il détruire le Donjon ?
        Le Diplomate peut-il obtenir le Donjon par échange ?
ruling-two-keeps-classic = Aucune cité ne peut avoir les deux Donjons de la boîte, car deux quartiers du même nom sont interdits.
    .asked =
        Puis-je construire les deux Donjons ?

## king

ruling-rank-four-never-face-up-older = Ni le Roi ni l'Empereur n'est défaussé face visible : s'il sort, remélangez-le et retournez une autre carte. Il peut être la carte défaussée face cachée.
    .asked =
        Le Roi peut-il être parmi les cartes écartées face visible ?
        Le Roi peut-il être la carte face cachée ?
ruling-king-crown-older = Le Roi prend la couronne aussitôt, dès qu'il est appelé ; c'est alors lui qui appelle, et il choisit en premier à la manche suivante. Si personne n'a le Roi, elle reste où elle est. (En 2016 : quand il veut pendant son tour.)
    .asked =
        Quand le Roi prend-il la couronne ?
        Qui garde la couronne si personne n'a le Roi ?
ruling-king-killed-older = Un Roi assassiné perd son tour comme tout autre, mais à la fin de la manche la couronne est à lui, et il choisit en premier à la suivante.
    .asked =
        Un Roi assassiné reçoit-il quand même la couronne ?

## laboratory

ruling-laboratory-one-older = Le Laboratoire donne 1 pièce d'or pour une carte ; c'est 2 depuis 2016.
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

ruling-magician-one-of-two-older = Au moment de son choix, le Magicien fait l'un ou l'autre : échanger sa main avec un joueur, ou des cartes avec la pioche.
    .asked =
        Le Magicien peut-il utiliser ses deux pouvoirs dans le même tour ?
        À quel moment le Magicien fait-il son échange ?
ruling-magician-swap-older = Avec une main vide, le Magicien prend simplement les cartes de l'autre. Seules les mains s'échangent, jamais les quartiers construits.
    .asked =
        Le Magicien peut-il échanger avec une main vide ?
        Le Magicien échange-t-il aussi les quartiers construits ?
ruling-magician-exchange-older = Le Magicien change autant de cartes qu'il veut avec la pioche : il les met dessous et en pioche autant de nouvelles.
    .asked =
        Combien de cartes le Magicien peut-il changer avec la pioche ?

## map-room

ruling-map-room-hand-only = La Salle des cartes compte les cartes en main, le Musée celles placées dessous : aucune ne compte pour les deux.
    .asked =
        La Salle des cartes compte-t-elle les cartes placées sous le Musée ?

## merchant

ruling-merchant-income-older = Le Marchand prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien le Marchand touche-t-il pour les quartiers verts ?
ruling-merchant-extra-classic = Le Marchand reçoit sa pièce en plus après l'action, quelle qu'elle soit. (En 2016 : à tout moment du tour.)
    .asked =
        Quand le Marchand reçoit-il sa pièce en plus ?
        Le Marchand a-t-il sa pièce même s'il a pris des cartes ?
ruling-merchant-extra-third = Le Marchand reçoit sa pièce en plus au début du tour. Avec l'action, cela fait trois pièces, ou une pièce et une carte. (En 2016 : à tout moment du tour.)
    .asked =
        Quand le Marchand reçoit-il sa pièce en plus ?
        Le Marchand a-t-il sa pièce même s'il prend des cartes ?

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
    .asked =
        Que reçoit le Navigateur ?
        Quand le Navigateur prend-il ses 4 pièces ou ses 4 cartes ?
ruling-navigator-no-building-older = Le Navigateur ne construit rien pendant son tour.
    .asked =
        Le Navigateur peut-il construire un quartier ?
ruling-navigator-stops-third = Le tour du Navigateur est fini dès qu'il a pris ses 4 pièces d'or ou ses 4 cartes.
    .asked =
        Le Navigateur peut-il encore agir après avoir pris ses 4 pièces ou ses 4 cartes ?
ruling-compulsory-third = Le Navigateur doit prendre de l'or ou des cartes, et la Sorcière désigner un personnage : les pouvoirs sont facultatifs, mais pour nous, ces deux-là sont obligatoires. Leur tour se joue ainsi, et l'auteur a répondu dans ce sens.
    .asked =
        Le Navigateur est-il obligé de prendre ses 4 pièces ou ses 4 cartes ?
        La Sorcière est-elle obligée d'ensorceler quelqu'un ?

## nine-characters

ruling-table-to-eight-classic = À huit joueurs, aucun personnage n'est face visible : avec neuf personnages, il n'en reste pas pour cela. Le tableau dit « 4 à 7 joueurs », mais le texte permet de jouer à huit.
    .asked =
        À huit joueurs, combien de personnages face visible ?
ruling-last-of-eight-third = À 8 joueurs comme à 7, le dernier ne reçoit qu'une carte, prend aussi celle qui est face cachée et garde une des deux. L'astérisque du tableau ne renvoie à aucune note, mais sinon neuf personnages ne suffisent pas.
    .asked =
        Entre quoi choisit le dernier de huit joueurs ?
ruling-rank-nine-older = Un neuvième personnage, la Reine ou l'Artiste, est facultatif de 4 à 7 joueurs et obligatoire à 8. Il ne remplace aucun des huit.
    .asked =
        Quand joue-t-on avec neuf personnages ?

## poor-house

ruling-poor-house-alchemist-classic = L'Alchimiste qui a tout dépensé reçoit la pièce de l'Hospice, puis son or : les deux viennent à la fin du tour, et nous prenons d'abord l'Hospice, comme le livret de 2016.
    .asked =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
ruling-poor-house-alchemist-third = L'Hospice ne donne rien à l'Alchimiste qui a tout dépensé pour construire : son or lui revient aussitôt, il l'a donc à la fin du tour.
    .asked =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?

## quarry

ruling-quarry-one-classic = La Carrière permet un seul doublon par cité. Depuis 2016, cette limite n'existe plus.
    .asked =
        La Carrière permet-elle autant de doublons qu'on veut ?

## queen

ruling-queen-neighbour-older = La Reine prend 3 pièces d'or si son voisin, d'un côté ou de l'autre, a le Roi ou l'Empereur.
    .asked =
        Quand la Reine reçoit-elle ses 3 pièces d'or ?
ruling-queen-killed-older = La Reine reçoit quand même ses 3 pièces d'or, mais plus tard : quand on découvre, à la fin de la manche, que son voisin était le Roi ou l'Empereur.
    .asked =
        La Reine reçoit-elle 3 pièces d'or si le Roi à côté d'elle a été assassiné ?

## school-of-magic

ruling-school-income-older = L'École de Magie compte comme un quartier de la couleur qui rapporte à votre personnage : cela fait 1 pièce d'or de plus.
    .asked =
        Est-ce que je touche un revenu pour l'École de Magie ?

## scoring

ruling-score-first-older = 4 points pour le premier à construire un huitième quartier.
    .asked =
        Combien de points pour la première cité terminée ?
ruling-score-others-classic = 2 points pour tout autre joueur qui pose son huitième quartier dans cette même dernière manche.
    .asked =
        Que rapportent les autres cités terminées ?
ruling-score-others-third = 2 points pour tout autre joueur qui a huit quartiers.
    .asked =
        Que rapportent les autres cités terminées ?
ruling-score-purple-older = Ajoutez en dernier les points des merveilles qui en donnent.
    .asked =
        Quand compte-t-on les points des merveilles ?
ruling-event-and-state-third = Le premier à poser un huitième quartier garde ses 4 points même s'il en perd un. Les 2 points, eux, demandent huit quartiers à la fin : le livret le dit ainsi.
    .asked =
        Le premier à terminer garde-t-il ses 4 points s'il perd un quartier ?

## selection

ruling-discard-order-third = Nous posons d'abord les personnages face visible, puis celui qui va face cachée : le livret ne dit rien de l'ordre, mais son tableau commence par les cartes face visible.
    .asked =
        Quelles cartes écarte-t-on d'abord, face visible ou face cachée ?
ruling-face-down-first-classic = On défausse d'abord un personnage face cachée, sans le regarder, puis ceux qui vont face visible à côté. Tous sont hors jeu pour la manche.
    .asked =
        Quelles cartes écarte-t-on d'abord, face visible ou face cachée ?

## setup

ruling-start-older = Chacun reçoit au début quatre cartes Quartier et 2 pièces d'or.
    .asked =
        Que reçoit-on au début ?
        Combien de cartes et de pièces pour commencer ?
ruling-oldest-crown-classic = Le joueur le plus âgé reçoit la couronne au début de la partie.
    .asked =
        Qui reçoit la couronne au début ?
        Qui commence ?
ruling-crown-by-lot-third = La première couronne est tirée au sort, elle ne va pas au joueur le plus âgé.
    .asked =
        Le plus âgé reçoit-il la couronne ?
        Qui commence ?
ruling-bonus-aside-classic = Pour une première partie, laissez dans la boîte les personnages et quartiers bonus, ceux qui portent une étoile blanche.
    .asked =
        Met-on les cartes bonus dans une première partie ?
        Que faire des cartes à étoile blanche ?

## short-game

ruling-short-game-classic = Une partie plus courte se joue en sept quartiers au lieu de huit, si tout le monde est d'accord.
    .asked =
        Peut-on jouer une partie plus courte ?
ruling-short-protection-classic = Dans une partie courte, une cité de sept quartiers est terminée : à l'abri du Condottiere et du Diplomate, avec les bonus de 4 et 2 points.
    .asked =
        Une cité de sept quartiers est-elle à l'abri dans une partie courte ?
ruling-short-game-third = Une partie plus courte se joue en sept quartiers, ou même six ; c'est conseillé surtout à 6 ou 7 joueurs.
    .asked =
        Peut-on jouer une partie plus courte ?
ruling-short-moves-third = Dans une partie courte, la protection et les bonus de 4 et 2 points valent au nombre convenu : le livret n'en dit rien, mais tous concernent la cité terminée.
    .asked =
        Dans une partie courte, la protection et les bonus valent-ils au nombre réduit ?

## smithy

ruling-smithy-three-third = La Manufacture demande 3 pièces d'or pour trois cartes, comme sur l'ancienne carte française : le livret ne donne pas le texte de la carte.
    .asked =
        Combien d'or demande la Manufacture ici ?
ruling-smithy-two-classic = Les trois cartes de la Manufacture sont à vous. Ses 2 pièces d'or se paient une fois par tour au plus.
    .asked =
        Garde-t-on les trois cartes de la Manufacture ?

## tax-collector

ruling-tax-end-of-turn = Tout autre joueur qui a construit donne 1 pièce d'or au Bailli à la fin de ce tour, quel que soit le nombre de quartiers. Depuis 2016, c'est 1 par quartier, sur son jeton.
    .asked =
        Dois-je payer le Bailli pour chaque quartier ?
        Quand paie-t-on le Bailli ?
ruling-tax-nothing-left = Celui qui n'a plus d'or à la fin de son tour ne donne rien au Bailli.
    .asked =
        Dois-je payer le Bailli si je n'ai plus d'or ?
ruling-tax-assassin = L'Assassin qui a construit paie le Bailli quand celui-ci est révélé : son propre tour est alors passé.
    .asked =
        L'Assassin paie-t-il le Bailli ?
ruling-tax-collector-killed-older = Si le Bailli a été assassiné ou si personne ne l'a, personne ne paie : la pièce va à son joueur, et aucun jeton ne la garde.
    .asked =
        Paie-t-on la taxe si le Bailli a été assassiné ?
        Doit-on payer si personne n'a le Bailli ?

## thief

ruling-thief-at-the-call = Le Voleur ne prend que l'or d'avant l'action du joueur volé : le livret dit que l'or est pris quand le personnage est appelé.
    .asked =
        Le Voleur prend-il aussi l'or que je prends à mon action ?
        Quand donne-t-on l'argent volé ?

## three-players

ruling-three-order-older = À 3 joueurs, un des huit personnages est défaussé face cachée sans être vu. Les autres passent vers la gauche, chacun en garde un à chaque fois, jusqu'à en avoir deux ; celui qui reste est posé face cachée.
    .asked =
        Comment choisit-on les personnages à trois ?

## throne-room

ruling-throne-room-crown = La pièce d'or de la Salle du trône ne vient que si la couronne change vraiment de mains. Un Roi qui l'avait déjà ne fait rien bouger.
    .asked =
        La Salle du trône paie-t-elle si le Roi avait déjà la couronne ?
        Quand la Salle du trône rapporte-t-elle de l'or ?

## ties

ruling-tie-district-points-classic = À égalité, c'est celui qui a le plus de points avec ses seuls quartiers qui gagne ; les bonus ne comptent pas.
    .asked =
        Comment départage-t-on une égalité ?
        Même nombre de points : qui gagne ?
ruling-tie-gold-classic = Si les points de quartiers sont égaux aussi, celui à qui il reste le plus d'or gagne.
    .asked =
        Et si les points de quartiers sont égaux aussi ?
ruling-tie-worth-eight-classic = À égalité, le Dracoport et l'Université comptent 6, et non 8 : le livret appelle points de quartiers la somme des coûts. Les pièces de l'Artiste comptent, les points en plus des cartes non. On pourrait aussi lire 8.
    .asked =
        Combien comptent le Dracoport et l'Université en cas d'égalité ?
ruling-tie-third = À égalité, les ex æquo partagent la victoire, car le livret ne prévoit rien pour les départager.
    .asked =
        Comment départage-t-on une égalité ?

## two-players

ruling-gold-crosses-turns = À 2 ou 3 joueurs, vos deux personnages partagent votre or : l'un peut dépenser ce que l'autre a gagné.
    .asked =
        Peut-on dépenser avec un personnage ce que l'autre a gagné ?

## warlord

ruling-warlord-end-of-turn = Le Condottiere détruit en tout dernier, à la fin de son tour ; depuis 2016, c'est quand il veut. Son revenu, il le prend quand il veut, une fois.
    .asked =
        Le Condottiere peut-il détruire avant de construire ?
        Quand le Condottiere attaque-t-il ?
ruling-warlord-not-completed-classic = Une cité terminée est à l'abri du Condottiere : huit quartiers, ou sept dans une partie courte.
    .asked =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
ruling-warlord-not-completed-third = Une cité terminée, de huit quartiers, est à l'abri du Condottiere.
    .asked =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
ruling-warlord-short-third = Dans une partie courte, une cité de sept ou six quartiers, selon ce qui est convenu, est à l'abri du Condottiere : le livret dit huit parce que c'est le nombre habituel.
    .asked =
        Dans une partie courte, le Condottiere peut-il détruire dans une cité de sept quartiers ?
ruling-warlord-under-deck-older = Un quartier détruit va sous la pioche, comme toute carte défaussée. C'est notre interprétation : le livret n'en dit rien.
    .asked =
        Où va un quartier détruit par le Condottiere ?

## wishing-well

ruling-well-others-classic = La Fontaine aux souhaits compte les autres merveilles de sa cité, pas elle-même. Depuis 2016, elle se compte aussi.
    .asked =
        La Fontaine aux souhaits se compte-t-elle elle-même ?

## witch

ruling-witch-acts-then-names = La Sorcière fait son action et désigne un autre personnage, puis son tour s'arrête. Elle ne peut construire qu'en le reprenant.
    .asked =
        La Sorcière peut-elle construire juste après son action ?
        Que fait la Sorcière quand on l'appelle ?
ruling-bewitched-acts-and-stops = Le joueur ensorcelé montre sa carte et fait son action, de l'or ou une carte. La suite du tour est à la Sorcière.
    .asked =
        Le joueur ensorcelé peut-il encore construire ?
        Que puis-je faire si la Sorcière m'a ensorcelé ?
ruling-witch-goes-on = Quand le joueur ensorcelé a fait son action, la Sorcière continue comme si ce personnage était le sien : elle a son pouvoir et peut construire dans sa propre cité.
    .asked =
        La Sorcière a-t-elle le pouvoir du personnage ensorcelé ?
        Quand la Sorcière prend-elle la suite ?
ruling-witch-own-means-classic = La Sorcière construit avec ses propres cartes, son propre or et dans sa propre cité.
    .asked =
        La Sorcière paie-t-elle avec l'or du joueur ensorcelé ?
        Dans quelle cité la Sorcière construit-elle ?
ruling-witch-own-means-third = La Sorcière joue avec sa propre main et son propre or : le livret ne parle que de sa cité, mais ils vont avec, car c'est elle qui joue, et le livret classique le dit.
    .asked =
        La Sorcière paie-t-elle avec l'or du joueur ensorcelé ?
        Dans quelle cité la Sorcière construit-elle ?
ruling-witch-extras-third = La pièce de plus du Marchand et les deux cartes de plus de l'Architecte vont à la Sorcière qui a ensorcelé ce personnage.
    .asked =
        La Sorcière reçoit-elle la pièce de plus du Marchand et les cartes de plus de l'Architecte ?
ruling-witch-extras-classic = La pièce de plus du Marchand ensorcelé et les deux cartes de l'Architecte ensorcelé vont à la Sorcière : elles viennent après l'action, quand le tour est déjà à elle.
    .asked =
        La Sorcière reçoit-elle la pièce de plus du Marchand et les cartes de plus de l'Architecte ?
ruling-witch-emperor-older = L'Empereur ensorcelé transmet lui-même la couronne et en reçoit le paiement, car les règles du Roi valent pour lui ; la Sorcière n'a que le revenu. En 2016, c'est la Sorcière qui la transmet.
    .asked =
        La Sorcière donne-t-elle la couronne si elle a ensorcelé l'Empereur ?
        Qui transmet la couronne quand l'Empereur est ensorcelé ?
ruling-witch-navigator-older = La Sorcière qui a ensorcelé le Navigateur prend les 4 pièces ou les 4 cartes et ne construit rien : elle joue comme lui, interdictions comprises.
    .asked =
        La Sorcière peut-elle construire si elle a ensorcelé le Navigateur ?
ruling-witch-tax-older = La Sorcière ne doit rien quand le Bailli est révélé : elle n'a pas encore pu construire. Si elle construit plus tard, à la place du personnage ensorcelé, elle paie à la fin de ce tour comme tout le monde.
    .asked =
        La Sorcière paie-t-elle quand le Bailli est révélé ?
        La Sorcière paie-t-elle la taxe sur ce qu'elle construit ?
