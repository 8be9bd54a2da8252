### Rulings, one message each, grouped as in data/rulings. The id is ruling-<id>.

## setup

ruling-tokens-in-rank-order = Posez les jetons des personnages de la partie au milieu de la table, dans l'ordre des rangs : ils rappellent qui est en jeu.
    .asked =
        À quoi servent les jetons des personnages ?
        Où met-on les jetons ?
ruling-deck-of-sixty-eight = On mélange les 54 quartiers de base et les 14 merveilles de la partie : 68 cartes. Chacun en reçoit quatre.
    .asked =
        Combien de cartes Quartier a-t-on au début ?
        Combien de cartes dans la pioche ?
        Met-on toutes les merveilles violettes ?
ruling-two-gold-each = Chacun prend 2 pièces d'or à la banque. L'or appartient au joueur, jamais à un de ses personnages.
    .asked =
        Combien d'or a-t-on au début ?
        Combien de pièces reçoit-on pour commencer ?
        L'argent est-il au joueur ou au personnage ?
ruling-oldest-takes-crown = Le joueur le plus âgé : il prend la couronne et les cartes Personnage, et choisit donc le premier.
    .asked =
        Qui commence ?
        Qui a la couronne au début de la partie ?
        Qui est le premier joueur ?

## selection

ruling-face-up-then-face-down = La carte face cachée reste secrète ; seul le dernier de 7 joueurs (de 8 avec neuf personnages) la prend. On la pose après les cartes face visible, et toutes sont hors jeu pour la manche.
    .asked =
        Peut-on regarder le personnage défaussé face cachée ?
        Pose-t-on d'abord les cartes face visible ou la carte face cachée ?
        Les personnages écartés sont-ils hors jeu ?
ruling-rank-four-reshuffled = Remélangez le Roi (ou l'autre personnage de rang 4) et retournez une autre carte. Il peut être celle qui est face cachée.
    .asked =
        Un personnage de rang 4 peut-il être défaussé face visible ?
        Que faire si le Roi sort parmi les cartes écartées ?
        Le Roi peut-il être écarté ?
ruling-table-of-eight = Avec huit personnages : 2 à 4 joueurs, 1 à 5, aucun à 6 ou 7. On en pose toujours un de plus face cachée.
    .asked =
        Combien de personnages face visible à 4, 5, 6 ou 7 joueurs ?
        Combien de cartes Personnage écarte-t-on au début de la manche ?
        Combien de cartes retire-t-on à cinq ?
ruling-choose-and-pass-left = On regarde tout ce qu'on reçoit, on garde une carte en secret et on passe le reste à gauche. Avec huit personnages et 4 à 6 joueurs, le dernier choisit entre deux et pose l'autre face cachée au milieu.
    .asked =
        Voit-on tous les personnages avant d'en choisir un ?
        Dans quel sens passe-t-on les cartes ?
        Que devient le dernier personnage dont personne ne veut ?
ruling-last-of-seven = À 7 joueurs avec huit personnages, il ne reçoit qu'une carte ; il prend aussi celle du début de la manche, face cachée, en garde une et repose l'autre face cachée.
    .asked =
        Entre quoi choisit le dernier de sept joueurs ?
        À sept, qui prend la carte face cachée ?

## calling

ruling-crowned-player-calls = Celui qui a la couronne.
    .asked =
        Qui appelle les personnages ?
        Qui annonce les rangs ?
ruling-ascending-rank = On appelle les personnages à partir du rang 1, en montant. Celui qui a le personnage appelé le révèle et joue.
    .asked =
        Joue-t-on dans le sens des aiguilles d'une montre ?
        Dans quel ordre jouent les personnages ?
        Quand dévoile-t-on son personnage ?
ruling-nobody-answers = Appelez le rang suivant. Après le dernier, on rassemble toutes les cartes Personnage et une nouvelle manche commence.
    .asked =
        Que se passe-t-il si personne ne répond à l'appel ?
        Et si personne n'a le personnage appelé ?
        Quand finit la manche ?

## gathering

ruling-gather-must = À chaque tour, vous prenez soit 2 pièces d'or, soit 2 cartes Quartier dont vous gardez une.
    .asked =
        Peut-on sauter la collecte ?
        De l'or ou des cartes : que prend-on à son tour ?
        Peut-on prendre de l'or et des cartes dans le même tour ?
ruling-look-at-both = Vous regardez les deux, gardez celle que vous voulez et mettez l'autre sous la pioche.
    .asked =
        Peut-on regarder les deux cartes piochées avant d'en garder une ?
        Où va la carte qu'on ne garde pas ?
        Combien de cartes garde-t-on ?
ruling-deck-runs-out = On prend ce qui reste, c'est l'usage. Aucun livret n'en parle : les quartiers défaussés ou détruits retournent sous la pioche, qui ne se vide presque jamais.
    .asked =
        Que faire si la pioche de quartiers est vide ?
        Plus de cartes à piocher : et maintenant ?
        Y a-t-il une défausse à remélanger ?

## building

ruling-build-may = Après la collecte, vous pouvez construire un quartier de votre main et payer son coût à la banque. Vous pouvez aussi vous en passer.
    .asked =
        Est-on obligé de construire ?
        Combien de quartiers peut-on construire par tour ?
        Peut-on bâtir avant de prendre de l'or ou des cartes ?
ruling-no-two-alike = Un seul quartier de chaque nom par cité. Les exceptions : la Carrière dans votre cité, toujours, et le Sorcier, pendant son tour.
    .asked =
        Peut-on construire un deuxième quartier du même nom ?
        Deux quartiers identiques dans une cité ?
        Puis-je avoir deux Tavernes ?
ruling-build-after-gathering = La construction attend toujours la collecte, même la construction immédiate du Sorcier : le livret ne laisse construire qu'après cette action.
    .asked =
        Le Sorcier peut-il construire avant la collecte ?
        Peut-on construire d'abord et prendre l'or ensuite ?

## abilities

ruling-once-a-turn = Une fois dans votre tour : au moment que dit son texte, ou quand vous voulez s'il n'en dit aucun. Vous pouvez aussi y renoncer.
    .asked =
        Peut-on utiliser le même pouvoir deux fois dans un tour ?
        Quand utilise-t-on le pouvoir de son personnage ?
        Est-on obligé d'utiliser son pouvoir ?
ruling-ability-parts = La couronne, le revenu et le pouvoir spécial sont des parties distinctes : chacune une fois, à son moment, dans n'importe quel ordre. Le Condottiere peut détruire d'abord et toucher son or ensuite.
    .asked =
        Peut-on utiliser les parties d'un pouvoir à des moments différents ?
        Peut-on détruire d'abord et toucher son revenu après ?
        Dans quel ordre viennent le revenu et le pouvoir ?
ruling-ability-between-builds = Tout ce qui n'a pas de moment fixé peut se glisser entre deux constructions : « n'importe quel moment » n'en exclut aucun.
    .asked =
        Peut-on utiliser un pouvoir ou toucher son revenu entre deux constructions ?
        L'Architecte peut-il construire, utiliser le Laboratoire, puis construire encore ?
ruling-ability-before-gathering = Les pouvoirs et les merveilles qui n'indiquent aucun moment marchent aussi avant la collecte. Seule la construction doit attendre.
    .asked =
        Peut-on utiliser son pouvoir avant la collecte ?
        Peut-on toucher son revenu tout au début du tour ?
        Que peut-on faire avant de prendre de l'or ou des cartes ?
ruling-income-colour = La couleur derrière le numéro du rang : c'est le type de quartier qui rapporte à ce personnage.
    .asked =
        Quels quartiers rapportent un revenu à mon personnage ?
        Que veut dire la couleur derrière le numéro ?
ruling-income-once = Le revenu se touche en une fois, au moment choisi. Un quartier construit après ne rapporte rien ce tour-ci.
    .asked =
        Peut-on toucher son revenu deux fois, avant et après avoir construit ?
        Un quartier rapporte-t-il dès le tour où on le construit ?
        Prend-on le revenu avant ou après la construction ?

## unique-effects

ruling-optional-unless-must = Seulement si son texte dit « doit » ou « ne peut pas ». Sinon, vous pouvez y renoncer.
    .asked =
        Est-on obligé d'utiliser l'effet d'une merveille ?
        Les effets des cartes violettes sont-ils facultatifs ?
ruling-once-per-turn-own-turn = « Une fois par tour » veut dire une fois pendant votre propre tour.
    .asked =
        Peut-on utiliser le Laboratoire, la Forge ou le Musée pendant le tour d'un autre ?
        Que veut dire « une fois par tour » ?

## card-text

ruling-rulebook-beats-card = Le livret : la carte n'en donne qu'un résumé.
    .asked =
        La carte et le livret se contredisent : lequel a raison ?
        Le texte de la carte dit autre chose, que suivre ?

## open-information

ruling-counts-are-open = Le nombre de pièces et de cartes Quartier est public : on peut le demander à tout moment. Lesquelles, c'est secret.
    .asked =
        Doit-on dire combien d'or et de cartes on a ?
        Peut-on cacher son argent ?
        Peut-on demander combien de cartes a un joueur ?
ruling-bank-never-empty = Si la banque est vide, prenez autre chose en guise de pièces. La main n'a pas de limite non plus.
    .asked =
        L'or peut-il s'épuiser ?
        Y a-t-il une limite de cartes en main ?
        La banque n'a plus de pièces : que faire ?
ruling-deals-bind-nobody = Aucun livret n'en parle, et l'usage ne l'admet pas : or et cartes ne changent de mains que par un pouvoir. Parler, menacer, promettre est libre et n'engage personne.
    .asked =
        Peut-on donner ou prêter de l'or ou des cartes à un autre joueur ?
        Les marchés entre joueurs sont-ils permis ?
        Doit-on tenir une promesse ?
        Peut-on dire quel personnage on a, ou mentir ?

## end

ruling-seventh-district-last-round = Avec la manche où une première cité est terminée : sept quartiers, ou huit à 2 ou 3 joueurs.
    .asked =
        Quand la partie finit-elle ?
        Combien de quartiers faut-il pour terminer sa cité ?
        On joue en combien de quartiers ?
ruling-last-round-played-out = On joue la manche jusqu'au bout : ceux qu'on n'a pas encore appelés jouent un tour normal et peuvent construire ou détruire.
    .asked =
        Une cité est terminée : les autres jouent-ils encore leur tour ?
        La partie s'arrête-t-elle aussitôt qu'une cité est pleine ?
        Peut-on encore construire quand un autre a fini sa cité ?
ruling-more-than-seven = Tous rapportent, même au-delà du septième. « Terminée » veut dire au moins sept quartiers, ou au moins huit à 2 ou 3 joueurs.
    .asked =
        Une cité peut-elle avoir plus de sept quartiers ?
        Le huitième et le neuvième quartier rapportent-ils ?
        Peut-on continuer à construire dans une cité terminée ?
ruling-complete-after-effect = On compte les quartiers une fois l'effet fini, jamais au milieu : dans un échange, l'un part quand l'autre arrive. Le livret parle de ce qui est construit dans la cité.
    .asked =
        Une cité compte-t-elle comme terminée au milieu d'un échange ?
        À quel moment vérifie-t-on si une cité est terminée ?
ruling-first-completer-shrinks = Les 4 points récompensent le fait d'avoir terminé le premier, même s'il cède ensuite son Monument comme Diplomate.
    .asked =
        Le premier à terminer perd-il ses 4 points si sa cité rétrécit ensuite ?
        J'ai terminé le premier, puis échangé mon Monument avec le Diplomate : le bonus reste-t-il ?

## scoring

ruling-score-costs = Chaque quartier rapporte son coût.
    .asked =
        Combien de points vaut un quartier ?
        Comment compte-t-on les points ?
        La cité la plus chère gagne-t-elle ?
ruling-score-five-types = 3 points si la cité a au moins un quartier de chacun des cinq types.
    .asked =
        Que rapportent les cinq couleurs ?
        Combien de points pour les cinq types de quartiers ?
        Y a-t-il un bonus pour une carte de chaque couleur ?
ruling-score-first = 4 points pour le premier à terminer sa cité : 4 en tout, et non 4 plus 2.
    .asked =
        Combien de points pour la première cité terminée ?
        Le premier à finir reçoit-il 4 points ou 6 ?
ruling-score-others = 2 points pour chaque autre cité terminée, même plus tard dans la même dernière manche.
    .asked =
        Que rapportent les autres cités terminées ?
        Deux joueurs terminent dans la même manche : combien chacun ?
        Et si je termine ma cité en deuxième ?
ruling-score-uniques = Ajoutez en dernier les points des merveilles.
    .asked =
        Quand compte-t-on les points des merveilles ?
        Les cartes violettes donnent-elles des points en plus ?
ruling-printed-cost = Le prix réellement payé ne compte pas : le livret additionne le coût des quartiers. Un quartier embelli rapporte 1 de plus.
    .asked =
        Un quartier payé moins cher ou gratuit rapporte-t-il tout son coût ?
        J'ai payé moins grâce à la Manufacture : combien de points ?
        Construit avec le Chantier ou la Nécropole : combien vaut-il ?

## ties

ruling-tie-highest-rank = Parmi les ex æquo gagne celui qui a révélé le plus haut rang à la dernière manche ; avec deux personnages, le plus haut compte.
    .asked =
        Comment départage-t-on une égalité ?
        Même nombre de points : qui gagne ?
        En cas d'ex æquo, qui l'emporte ?
ruling-tie-killed = Un personnage assassiné à la dernière manche n'est pas révélé : il compte comme rang 0, car le livret anglais demande le rang révélé.
    .asked =
        Le rang d'un personnage assassiné compte-t-il en cas d'égalité ?
        On m'a tué à la dernière manche et on est ex æquo : quel rang ai-je ?
ruling-tie-killed-rank-four = Un Roi, un Empereur ou un Patricien assassiné est montré à la fin de la manche : à égalité, il compte donc comme rang 4.
    .asked =
        Un Roi assassiné compte-t-il comme rang 4 en cas d'égalité ?
ruling-tie-witch-rank = Le rang 1 : c'est la carte qu'elle a révélée, quel que soit le personnage qu'elle a joué ensuite.
    .asked =
        Quel rang a la Sorcière en cas d'égalité ?
        À égalité, la Sorcière compte-t-elle comme le personnage ensorcelé ?

## two-players

ruling-two-characters-each = Deux chacun, donc deux tours par manche. Mais une seule cité, une seule main et un seul trésor.
    .asked =
        Combien de personnages a chacun à deux ou trois joueurs ?
        Combien de tours par manche à deux ?
        A-t-on deux cités ?
ruling-cards-either-turn = Votre main et votre or servent à vos deux personnages.
    .asked =
        Peut-on construire avec son second personnage une carte piochée par le premier ?
        Deux personnages : la main est-elle commune ?
ruling-ability-own-turn = Un pouvoir ne vaut que pendant le tour de son personnage : les trois constructions de l'Architecte ne sont pas pour votre Condottiere.
    .asked =
        Peut-on utiliser le pouvoir d'un personnage pendant le tour de l'autre ?
        J'ai l'Architecte et le Condottiere : le Condottiere peut-il construire trois quartiers ?
ruling-two-players-order = Une carte est écartée face cachée sans être vue, et le joueur couronné en garde une. Ensuite le paquet va et vient : on en garde une et on en écarte une au choix, face cachée, jusqu'à en avoir deux chacun.
    .asked =
        Comment choisit-on les personnages à deux ?
        À deux joueurs, comment se passe le choix des personnages ?
        Choisit-on la carte qu'on écarte ?
ruling-two-players-eight = Huit, et non sept.
    .asked =
        Combien de quartiers pour terminer sa cité à 2 joueurs ?
        À deux, joue-t-on en sept ou en huit ?

## three-players

ruling-three-need-nine = Neuf, des rangs 1 à 9. Le neuvième est l'Artiste ou le Bailli, car la Reine demande cinq joueurs.
    .asked =
        Combien de personnages à trois joueurs ?
        Quel personnage de rang 9 prend-on à trois ?
ruling-three-second-discard = Une carte est écartée face cachée et chacun en garde une. Puis le troisième joueur en écarte une au hasard parmi les cinq restantes ; les quatre autres circulent encore, et la dernière est écartée.
    .asked =
        Comment choisit-on les personnages à trois ?
        À trois joueurs, comment se passe le choix ?
ruling-one-stash-robbed = Il n'y a qu'un seul trésor : quel que soit le personnage volé, tout l'or du joueur part.
    .asked =
        Avec deux personnages chacun, le Voleur prend-il tout mon or ?
        Perd-on tout si un seul de ses deux personnages est volé ?
ruling-three-players-eight = Huit, et non sept.
    .asked =
        Combien de quartiers pour terminer sa cité à 3 joueurs ?

## customizing

ruling-one-per-rank = Un personnage de chaque rang de 1 à 8, et 14 merveilles différentes mélangées aux 54 quartiers de base.
    .asked =
        Comment composer sa propre sélection ?
        Peut-on jouer avec deux personnages du même rang ?
        Combien de merveilles prend-on ?
ruling-varying-costs = Des chères et des bon marché ensemble : le livret anglais demande des coûts variés. Le livret ukrainien n'en dit rien.
    .asked =
        Quelles merveilles choisir ?
ruling-balanced-in-numbers = Dans les sept listes officielles, les 14 merveilles coûtent en tout de 57 à 67 (Catacombes : 0) ; deux à quatre coûtent 6, deux à cinq coûtent 3 ou moins, trois à neuf rapportent des points ou aident à terminer la cité.
    .asked =
        Qu'est-ce qu'un choix équilibré de merveilles ?

## nine-characters

ruling-rank-nine-when = À 3 et à 8 joueurs, il le faut, même pour une première partie et dans les listes officielles ; de 4 à 7, c'est au choix. La Reine demande au moins cinq joueurs.
    .asked =
        Quand joue-t-on avec neuf personnages ?
        Faut-il un personnage de rang 9 à huit joueurs ?
        À partir de combien de joueurs prend-on la Reine, l'Artiste ou le Bailli ?
ruling-table-of-nine = Avec neuf personnages : 3 à 4 joueurs, 2 à 5, 1 à 6, aucun à 7 ou 8. On en pose toujours un de plus face cachée. De 4 à 7 joueurs, le dernier choisit entre deux.
    .asked =
        Neuf personnages : combien face visible à 4, 5, 6, 7 ou 8 joueurs ?
        Combien de personnages écarte-t-on avec la Reine ou l'Artiste ?
ruling-last-of-eight = Le huitième ne reçoit qu'une carte ; il prend aussi celle du début de la manche, face cachée, garde une des deux et écarte l'autre.
    .asked =
        Entre quoi choisit le dernier de huit joueurs ?
        À huit, qui prend la carte face cachée ?

## which-box

ruling-editions-city-size = 2016 : sept (huit à 2 ou 3 joueurs). Anciennes boîtes : huit ; leur partie courte s'arrête à sept, ou à six dans la troisième édition française.
    .asked =
        Sept quartiers ou huit : qu'est-ce qui vaut pour ma boîte ?
        Pourquoi certains jouent-ils en huit quartiers ?
ruling-editions-missing-cards = L'Université (coûte 6, vaut 8) et le Beffroi, qui fait finir la partie à sept quartiers, n'existent que dans les anciennes boîtes. Selon nous, avec le Beffroi, bonus et protection suivent ce nombre.
    .asked =
        Quelles cartes n'existent que dans les anciennes boîtes ?
        Où sont l'Université et le Beffroi dans la boîte de 2016 ?
ruling-editions-costs = 2016 face à la boîte classique : Observatoire 4 (avant 5), Trésor Impérial 5 (4), Hospice 4 (5), Manufacture (alors Fabrique) 5 (6) ; le Laboratoire donne 2 pièces d'or (1). La troisième édition française n'est connue qu'en partie.
    .asked =
        Le coût d'une carte a-t-il changé d'une boîte à l'autre ?
        Pourquoi mon Observatoire a-t-il un autre coût ?
ruling-editions-keep = Un dans la boîte de 2016, deux dans la boîte classique.
    .asked =
        Combien de Donjons y a-t-il dans la boîte ?

## solo

ruling-solo-start = Vous recevez 2 pièces d'or et 4 cartes, Vova 4 pièces d'or et aucune carte. Jeu de base seul, rien de La Cité Sombre ; les règles habituelles valent sauf indication contraire.
    .asked =
        Comment prépare-t-on une partie solo contre Vova ?
        Peut-on jouer seul à Citadelles ?
        Quelles cartes utilise-t-on en solo ?
ruling-solo-deal = À chaque manche : un personnage face cachée pour Vova, deux montrés et écartés, deux entre lesquels vous choisissez, un de plus montré ; deux restent cachés.
    .asked =
        Comment distribue-t-on les personnages contre Vova ?
        Comment choisit-on son personnage en solo ?
ruling-solo-name-first = Avant de retourner la carte de Vova : une chance sur 3. Puis on retourne sa carte et les deux tours suivent l'ordre habituel des rangs.
    .asked =
        En solo, quand l'Assassin ou le Voleur désigne-t-il sa cible ?
        Quand révèle-t-on le personnage de Vova ?
ruling-solo-your-magician = Vous défaussez autant de cartes que vous voulez, même aucune, et en piochez autant plus 1.
    .asked =
        Que fait mon Magicien contre Vova ?
ruling-solo-your-king = À la manche suivante, vous choisissez entre trois personnages, et on n'en montre plus ensuite. Vos quartiers nobles rapportent comme d'habitude.
    .asked =
        Que fait mon Roi contre Vova ?
ruling-solo-vova-strikes = Son pouvoir passe d'abord. Assassin : vous perdez votre tour. Voleur : il prend tout votre or, sauf si vous êtes l'Assassin. Magicien : vous défaussez votre carte la plus récente.
    .asked =
        Que font l'Assassin, le Voleur et le Magicien de Vova ?
        Vova me vole-t-il mon or ?
ruling-solo-vova-king = À la manche suivante, vous ne choisissez pas : un pour Vova, deux montrés, un pour vous au hasard, deux de plus montrés, deux cachés. Il reçoit 1 pièce d'or par quartier noble.
    .asked =
        Que fait le Roi de Vova ?
ruling-solo-vova-others = Évêque et Marchand : comme d'habitude. Architecte : une deuxième phase de construction. Condottiere : votre plus ancien quartier est détruit, sauf si vous êtes l'Évêque, et il reçoit 1 pièce d'or par quartier militaire.
    .asked =
        Que font l'Évêque, le Marchand, l'Architecte et le Condottiere de Vova ?
        Lequel de mes quartiers le Condottiere de Vova détruit-il ?
ruling-solo-vova-builds = Donnez-lui 1 pièce d'or et retournez la première carte de la pioche. Il la construit s'il peut payer et ne l'a pas encore ; sinon, défaussez-la.
    .asked =
        Comment Vova construit-il ?
        Que se passe-t-il dans la phase de construction de Vova ?
ruling-solo-vova-coins = 1 pour chaque quartier violet qu'il construit, puisqu'il ne peut pas s'en servir ; et 1, une fois par tour, si sa cité n'a pas grandi.
    .asked =
        Quand Vova reçoit-il de l'or en plus ?
        Que reçoit Vova s'il ne construit rien ?
ruling-solo-win = Seulement si vous terminez votre cité le premier et avez aussi plus de points que lui. La partie finit comme d'habitude, à huit quartiers.
    .asked =
        Comment bat-on Vova ?
        Quand finit la partie solo ?
ruling-solo-assassins = Votre Assassin doit deviner ; le sien touche toujours, car les règles ne lui font désigner personne.
    .asked =
        L'Assassin de Vova doit-il deviner lui aussi ?
ruling-solo-warlord = Son attaque est gratuite, mais les limites habituelles valent, comme les règles habituelles : une cité terminée est protégée, et le Donjon est sauté au profit du plus ancien suivant.
    .asked =
        Le Condottiere de Vova doit-il payer ?
        Le Condottiere de Vova peut-il détruire mon Donjon ou toucher une cité terminée ?
ruling-solo-purple = En cours de partie, aucun ne lui sert, ni Donjon ni Grande Muraille. À la fin, sa cité se compte comme d'habitude : le Dracoport vaut 8, la Cour des Miracles prend la meilleure couleur.
    .asked =
        Les quartiers violets servent-ils à Vova ?
ruling-solo-heir = Seul l'or est perdu : à plusieurs aussi, le Roi assassiné hérite de la couronne.
    .asked =
        Un Roi qui perd son tour à cause de l'Assassin change-t-il quand même le choix suivant ?
ruling-solo-architect = Il a deux phases de construction, chacune avec sa pièce, et une seule consolation pour les deux si rien n'est construit. Les règles ne lui donnent rien d'autre.
    .asked =
        L'Architecte de Vova pioche-t-il des cartes ?
ruling-solo-equal = Vous perdez : les règles demandent plus de points, et votre cité terminée la première.
    .asked =
        Gagne-t-on avec autant de points que Vova ?
ruling-solo-letters = Le Voleur et le Magicien, comme le montre l'ordre des rangs : le texte russe a des lettres latines par erreur.
    .asked =
        Qui sont « Bop » et « Mar » dans les règles solo ?
ruling-solo-base = On ne joue qu'avec le jeu de base : il n'y a donc pas de Carrière.
    .asked =
        Vova peut-il avoir deux quartiers identiques ?
ruling-solo-discard = Sous la pioche, comme les cartes Quartier défaussées d'habitude.
    .asked =
        Où va une carte que Vova ne construit pas ?
ruling-solo-newest = Celle que vous posez en dernier : les règles conseillent de les aligner et vous laissent l'ordre.
    .asked =
        J'ai pioché plusieurs cartes d'un coup : laquelle est la plus récente ?

## errata

ruling-gems-mean-nothing = Seulement la version où une carte est apparue. Elles ne jouent aucun rôle dans la partie.
    .asked =
        Que veulent dire les gemmes sur les cartes ?
        À quoi sert la petite pierre sur un personnage ?
ruling-gems-in-the-lists = Dans les listes du livret ukrainien, l'hexagone s'est perdu : un même signe marque cartes d'origine et nouvelles. Les origines données ici viennent des cartes.
    .asked =
        Pourquoi les listes du livret marquent-elles du même signe cartes d'origine et nouvelles ?
ruling-seventh-not-own = C'est une coquille pour « septième » : le chapitre sur la fin de la partie le dit bien.
    .asked =
        L'introduction du livret ukrainien finit la partie quand quelqu'un construit « son » quartier : vraiment ?
ruling-first-game-token-count = À 3 ou 8 joueurs, c'est neuf, comme le dit la note à côté de la liste ; les étapes de mise en place ne parlent que de huit.
    .asked =
        Une première partie à 3 ou 8 joueurs se joue-t-elle avec huit personnages ?
ruling-list-footnotes = Deux notes différentes : pas d'Empereur à 2 joueurs, pas de Reine à 3 ou 4. Le livret ukrainien les marque du même signe †.
    .asked =
        Que veut dire le † à côté de l'Empereur et de la Reine dans les listes ?
ruling-tie-revealed-not-chosen = Le livret ukrainien dit « a choisi », le livret anglais « a révélé ». Nous suivons l'anglais, texte d'origine ; la différence ne touche qu'un personnage assassiné.
    .asked =
        À égalité, compte-t-on le personnage choisi ou révélé ?
ruling-tie-classic = Boîte classique : le plus de points de quartiers sans les bonus (Dracoport compté 6, somme des coûts), puis le plus d'or. Troisième édition française : aucune règle, les ex æquo partagent la victoire.
    .asked =
        Comment les anciennes boîtes départageaient-elles une égalité ?
ruling-editions-dragon-gate = Cela revient au même : 2016 dit coût 6 et 2 points de plus, les anciennes boîtes disent qu'il vaut 8.
    .asked =
        Le Dracoport vaut-il 8 points dans toutes les boîtes ?
ruling-editions-others-bonus = En 2016 et dans la boîte classique, quiconque a terminé une cité ; dans la troisième édition française, quiconque a huit quartiers à la fin.
    .asked =
        Qui reçoit les 2 points de cité terminée selon les boîtes ?

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
