### Rulings, one message each, grouped as in data/rulings. The id is ruling-<id>.

## setup

ruling-tokens-in-rank-order = Posez les jetons des personnages de la partie au milieu de la table, dans l'ordre des rangs : ils rappellent qui est en jeu.
    .asked =
        À quoi servent les jetons des personnages ?
        Où met-on les jetons ?
        Que faire des petits disques ronds numérotés à l'image des personnages ?
        Comment sait-on quels personnages jouent ce soir ?
        On a sorti les pions ronds de la boîte : faut-il les aligner devant tout le monde ?
ruling-deck-of-sixty-eight = On mélange les 54 quartiers de base et les 14 merveilles de la partie : 68 cartes. Chacun en reçoit quatre.
    .asked =
        Combien de cartes Quartier a-t-on au début ?
        Combien de cartes dans la pioche ?
        Combien de cartes chacun a-t-il en main au départ ?
        On distribue quatre quartiers à chaque joueur, c'est bien ça ?
        Faut-il mélanger les 30 merveilles ou seulement 14 ?
ruling-two-gold-each = Chacun prend 2 pièces d'or à la banque. L'or appartient au joueur, jamais à un de ses personnages.
    .asked =
        Combien d'or a-t-on au début ?
        L'argent est-il au joueur ou au personnage ?
        Avec quelle somme démarre-t-on la partie ?
        Mon pote dit qu'on commence avec 4 pièces : c'est vrai ?
        Mon or reste-t-il à moi quand je change de personnage à la manche suivante ?
ruling-oldest-takes-crown = Le joueur le plus âgé prend la couronne au début de la partie, avec les cartes Personnage : il choisit donc en premier.
    .asked =
        Qui commence ?
        Qui a la couronne au début de la partie ?
        Qui est le premier joueur ?
        On tire au sort celui qui démarre, ou c'est le doyen de la table ?
        Le plus jeune commence-t-il ?

## selection

ruling-face-up-then-face-down = Personne ne regarde le personnage défaussé face cachée ; seul le dernier de 7 joueurs (de 8 avec neuf personnages) le prend. On le pose après ceux qui sont face visible ; tous sont hors jeu pour la manche.
    .asked =
        Peut-on regarder le personnage défaussé face cachée ?
        Pose-t-on d'abord les cartes face visible ou la carte face cachée ?
        Les personnages écartés sont-ils hors jeu ?
        A-t-on le droit de savoir quel personnage a été mis de côté en secret ?
        J'ai jeté un œil à la carte retirée au hasard : c'est permis ?
ruling-rank-four-reshuffled = Un personnage de rang 4, comme le Roi, n'est jamais défaussé face visible : remélangez-le et retournez une autre carte. La carte face cachée, elle, peut être un rang 4.
    .asked =
        Un personnage de rang 4 peut-il être défaussé face visible ?
        Que faire si le Roi sort parmi les cartes écartées ?
        On a retourné l'Empereur en écartant les cartes face visible : on le laisse ?
        Le Patricien est sorti au tirage, faut-il en tirer un autre ?
        Mon ami dit que le rang 4 n'est jamais montré parmi les personnages retirés.
ruling-table-of-eight = À 4 joueurs, 2 personnages sur huit sont défaussés face visible ; à 5 joueurs, un seul ; à 6 ou 7, aucun. On en pose toujours un de plus face cachée.
    .asked =
        Combien de personnages face visible à 4, 5, 6 ou 7 joueurs ?
        Combien de cartes Personnage écarte-t-on au début de la manche ?
        Nous sommes quatre : combien de personnages retourne-t-on au milieu de la table ?
        À six, montre-t-on des personnages écartés ?
        Faut-il retirer des personnages quand on est sept ?
ruling-choose-and-pass-left = Au choix des personnages, on regarde tout ce qu'on reçoit, on garde une carte en secret et on passe le reste à gauche. À 4, 5 ou 6 joueurs avec huit personnages, le dernier choisit entre deux et pose l'autre face cachée.
    .asked =
        Voit-on tous les personnages avant d'en choisir un ?
        Dans quel sens passe-t-on les cartes ?
        Comment marche le draft à quatre, cinq ou six ?
        Je suis le dernier à choisir : que fais-je de la carte qui reste ?
        On passe à gauche ou à droite ?
ruling-last-of-seven = À 7 joueurs avec huit personnages, le dernier ne reçoit qu'une carte ; il prend aussi celle du début de la manche, face cachée, en garde une et repose l'autre face cachée.
    .asked =
        Entre quoi choisit le dernier de sept joueurs ?
        À sept, qui prend la carte face cachée ?
        Nous sommes sept et il ne me reste qu'une seule carte : n'ai-je pas le choix ?
        Le septième joueur peut-il prendre le personnage mis de côté au départ ?
        À sept joueurs, le dernier servi est-il forcé de garder ce qu'on lui passe ?

## calling

ruling-crowned-player-calls = Celui qui a la couronne appelle les personnages.
    .asked =
        Qui appelle les personnages ?
        Qui annonce les rangs ?
        Qui fait l'appel, qui lit les personnages à haute voix ?
        Est-ce que le Roi doit énoncer les noms ?
        J'ai la couronne : c'est à moi d'appeler ?
ruling-ascending-rank = On ne joue pas dans l'ordre de la table : on appelle les personnages à partir du rang 1, en montant. Celui qui a le personnage appelé le révèle et joue.
    .asked =
        Joue-t-on dans le sens des aiguilles d'une montre ?
        Dans quel ordre jouent les personnages ?
        Quand dévoile-t-on son personnage ?
        Qui joue après moi : mon voisin de gauche ou le numéro suivant ?
        L'Assassin joue-t-il toujours avant le Roi ?
ruling-nobody-answers = Si personne ne répond à l'appel, on appelle le rang suivant. Après le dernier, on rassemble toutes les cartes Personnage et une nouvelle manche commence.
    .asked =
        Que se passe-t-il si personne ne répond à l'appel ?
        Quand finit la manche ?
        Silence à l'appel du numéro 5 : on continue ?
        Le personnage appelé a été écarté, on passe au suivant ?
        Que fait-on une fois que tous les rangs ont été appelés ?

## gathering

ruling-gather-must = La collecte est obligatoire : à chaque tour, vous prenez soit 2 pièces d'or, soit 2 cartes Quartier dont vous gardez une.
    .asked =
        Peut-on sauter la collecte ?
        Peut-on prendre de l'or et des cartes dans le même tour ?
        Suis-je forcé de prendre des ressources au début de mon tour ?
        Puis-je passer mon tour sans rien prendre ?
        Une pièce et une carte au lieu de deux pièces, c'est possible ?
ruling-look-at-both = Quand vous collectez des cartes, vous regardez les deux, gardez celle que vous voulez et mettez l'autre sous la pioche.
    .asked =
        Peut-on regarder les deux cartes piochées avant d'en garder une ?
        Combien de cartes garde-t-on ?
        Quand je pioche deux cartes, je choisis la meilleure ou je prends à l'aveugle ?
        Où va la seconde carte, celle qu'on ne garde pas ?
        Mon adversaire garde les deux cartes de sa collecte : a-t-il le droit ?
ruling-deck-runs-out = Si la pioche de quartiers ne suffit plus, on prend ce qui reste, c'est l'usage. Aucun livret n'en parle : les quartiers défaussés ou détruits retournent sous la pioche, qui ne se vide presque jamais.
    .asked =
        Que faire si la pioche de quartiers est vide ?
        Plus de cartes à piocher : et maintenant ?
        Y a-t-il une défausse à remélanger ?
        Je dois prendre 4 cartes et il n'en reste que 2 dans la pile.
        Que se passe-t-il s'il n'y a plus assez de cartes dans le talon ?

## building

ruling-build-may = Construire n'est pas obligatoire. Après la collecte, vous pouvez construire un quartier de votre main en payant son coût à la banque.
    .asked =
        Est-on obligé de construire ?
        Combien de quartiers peut-on construire par tour ?
        Peut-on bâtir avant de prendre de l'or ou des cartes ?
        Ai-je le droit de ne rien bâtir et de garder mes pièces ?
        À qui paie-t-on un quartier qu'on pose ?
ruling-no-two-alike = Un seul quartier de chaque nom par cité. Les exceptions : la Carrière dans votre cité, toujours, et le Sorcier, pendant son tour.
    .asked =
        Peut-on construire un deuxième quartier du même nom ?
        Puis-je avoir deux Tavernes ?
        J'ai déjà un Temple : puis-je en poser un autre ?
        Mon voisin a deux Marchés dans sa ville, il triche ?
        Les doubles sont-ils interdits ?
        Peut-on construire deux fois le même quartier ?
ruling-build-after-gathering = La construction attend toujours la collecte, même la construction immédiate du Sorcier : le livret ne laisse construire qu'après cette action.
    .asked =
        Le Sorcier peut-il construire avant la collecte ?
        Peut-on construire d'abord et prendre l'or ensuite ?
        J'ai assez d'or : puis-je bâtir avant de prendre mes deux pièces ?
        Dans quel ordre : construction puis ressources, est-ce autorisé ?
        Le Sorcier vient de prendre une carte au début du tour : peut-il la bâtir avant de prendre son or ?

## abilities

ruling-once-a-turn = Un pouvoir s'utilise une fois dans votre tour : au moment qu'indique son texte, ou quand vous voulez s'il n'en indique aucun. Vous pouvez aussi y renoncer.
    .asked =
        Peut-on utiliser le même pouvoir deux fois dans un tour ?
        Quand utilise-t-on le pouvoir de son personnage ?
        Est-on obligé d'utiliser son pouvoir ?
        Puis-je me resservir de la capacité de mon personnage après avoir construit ?
        Combien de fois un personnage peut-il agir pendant son tour ?
ruling-ability-parts = La couronne, le revenu et le pouvoir spécial d'un personnage sont des parties distinctes : chacune une fois, à son moment, dans n'importe quel ordre. Le Condottiere peut détruire d'abord et toucher son or ensuite.
    .asked =
        Peut-on utiliser les parties d'un pouvoir à des moments différents ?
        Dans quel ordre viennent le revenu et le pouvoir ?
        Je suis le Condottiere : puis-je attaquer au début et encaisser mes pièces à la fin ?
        Peut-on séparer la couronne, le revenu et la capacité spéciale dans le tour ?
        Faut-il faire tout ce que dit la carte d'un coup ?
ruling-ability-between-builds = Un pouvoir ou un revenu sans moment fixé peut se glisser entre deux constructions : « n'importe quel moment », c'est vraiment n'importe lequel.
    .asked =
        Peut-on utiliser un pouvoir ou toucher son revenu entre deux constructions ?
        L'Architecte peut-il construire, utiliser le Laboratoire, puis construire encore ?
        Je bâtis, j'encaisse, puis je bâtis de nouveau : c'est permis ?
        Entre mes deux quartiers, puis-je utiliser la Forge ou piocher mes cartes bonus ?
        Avec la Voyante, dois-je poser mes deux bâtiments d'affilée ?
ruling-ability-before-gathering = Les pouvoirs et les merveilles qui n'indiquent aucun moment marchent aussi avant la collecte. Seule la construction doit attendre.
    .asked =
        Peut-on utiliser son pouvoir avant la collecte ?
        Peut-on toucher son revenu tout au début du tour ?
        Puis-je commencer mon tour par ma capacité et prendre mes deux pièces ensuite ?
        La Magicienne échange-t-elle sa main avant de piocher ?
        Ai-je le droit d'utiliser le Laboratoire avant de prendre mes ressources ?
ruling-income-colour = Le revenu d'un personnage vient des quartiers d'un seul type : celui dont la couleur se voit derrière le numéro de son rang.
    .asked =
        Quels quartiers rapportent un revenu à mon personnage ?
        Que veut dire la couleur derrière le numéro ?
        Comment savoir quelle couleur de quartier me rapporte ?
        Le chiffre de mon personnage est sur fond vert : pourquoi ?
        Quel personnage encaisse pour quelle couleur ?
ruling-income-once = Le revenu se touche une seule fois par tour, au moment que vous choisissez. Un quartier construit après ne rapporte rien ce tour-ci.
    .asked =
        Peut-on toucher son revenu deux fois, avant et après avoir construit ?
        Un quartier rapporte-t-il dès le tour où on le construit ?
        Prend-on le revenu avant ou après la construction ?
        J'ai encaissé, puis bâti un quartier jaune : puis-je prendre encore une pièce pour lui ?
        Je suis le Roi : une pièce maintenant et le reste à la fin du tour, est-ce possible ?

## unique-effects

ruling-optional-unless-must = L'effet d'une merveille n'est obligatoire que si son texte dit « doit » ou « ne peut pas ». Sinon, vous pouvez y renoncer.
    .asked =
        Est-on obligé d'utiliser l'effet d'une merveille ?
        Les effets des cartes violettes sont-ils facultatifs ?
        Puis-je renoncer à ce que fait un quartier violet ?
        Ma merveille s'applique-t-elle d'office même si je n'en veux pas ?
        « Peut » et « doit » sur une merveille, quelle différence ?
ruling-once-per-turn-own-turn = Le Laboratoire, la Forge et le Musée ne servent que pendant votre propre tour : c'est ce que veut dire « une fois par tour ».
    .asked =
        Peut-on utiliser le Laboratoire, la Forge ou le Musée pendant le tour d'un autre ?
        Que veut dire « une fois par tour » ?
        Puis-je me servir d'une merveille quand ce n'est pas à moi de jouer ?
        Un quartier violet « une fois par tour », est-ce à chaque tour de table ?
        J'ai deux personnages : ma Forge sert-elle à chacun de mes tours ?

## card-text

ruling-rulebook-beats-card = Si une carte et le livret se contredisent, c'est le livret qui a raison : la carte n'est qu'un résumé.
    .asked =
        La carte et le livret se contredisent : lequel a raison ?
        Le texte de la carte dit autre chose, que suivre ?
        Qui prime quand une carte contredit les règles imprimées ?
        On se dispute : ma carte ne dit pas la même chose que le livret.
        Le résumé sur la carte ou la brochure, à quoi se fier ?

## open-information

ruling-counts-are-open = Le nombre de pièces et de cartes Quartier est public : on peut le demander à tout moment. Les cartes elles-mêmes restent secrètes.
    .asked =
        Doit-on dire combien d'or et de cartes on a ?
        Peut-on demander combien de cartes a un joueur ?
        Ai-je le droit de cacher mes pièces sous la table ?
        Mon adversaire refuse de dire combien de cartes il tient en main.
        Le nombre de cartes dans la main est-il secret ?
ruling-bank-never-empty = Il y a toujours assez d'or : si la banque est vide, prenez autre chose à la place des pièces. La main n'a pas de limite non plus.
    .asked =
        L'or peut-il s'épuiser ?
        Y a-t-il une limite de cartes en main ?
        Il n'y a plus une seule pièce dans la réserve !
        Combien de cartes puis-je tenir en main au maximum ?
        Faut-il défausser quand on a trop de cartes ?
ruling-deals-bind-nobody = On ne donne et ne prête ni or ni cartes : ils ne changent de mains que par un pouvoir. C'est l'usage, aucun livret n'en parle. On peut parler, menacer et promettre, mais cela n'engage personne.
    .asked =
        Peut-on donner ou prêter de l'or ou des cartes à un autre joueur ?
        Les marchés entre joueurs sont-ils permis ?
        Peut-on dire quel personnage on a, ou mentir ?
        Puis-je filer deux pièces à mon voisin pour qu'il me laisse tranquille ?
        On a passé un accord et il ne l'a pas respecté : a-t-il le droit ?

## end

ruling-seventh-district-last-round = La partie finit avec la manche où une première cité est terminée : sept quartiers, ou huit à 2 ou 3 joueurs.
    .asked =
        Quand la partie finit-elle ?
        Combien de quartiers faut-il pour terminer sa cité ?
        Qu'est-ce qui déclenche la fin de la partie ?
        À partir de combien de bâtiments une ville est-elle complète ?
        C'est fini au bout de sept quartiers, même à quatre joueurs ?
        Faut-il 7 ou 8 quartiers pour finir ?
ruling-last-round-played-out = La manche où une cité est terminée se joue jusqu'au bout : ceux qu'on n'a pas encore appelés jouent un tour normal et peuvent construire ou détruire.
    .asked =
        Une cité est terminée : les autres jouent-ils encore leur tour ?
        Peut-on encore construire quand un autre a fini sa cité ?
        Un joueur a posé son septième quartier : ai-je encore droit à mon tour ?
        Est-ce que tout s'arrête dès le septième bâtiment ?
        Je n'ai pas encore été appelé et quelqu'un vient de finir : je joue quand même ?
ruling-more-than-seven = Une cité peut dépasser sept quartiers, et tous rapportent. « Terminée » veut dire au moins sept quartiers, ou au moins huit à 2 ou 3 joueurs.
    .asked =
        Une cité peut-elle avoir plus de sept quartiers ?
        Le huitième et le neuvième quartier rapportent-ils ?
        Peut-on continuer à construire dans une cité terminée ?
        J'ai sept quartiers et de quoi bâtir : puis-je en poser un huitième ?
        Y a-t-il un plafond au nombre de bâtiments ?
ruling-complete-after-effect = Une cité n'est jamais terminée au milieu d'un effet : on compte ses quartiers une fois l'effet fini. Dans un échange, l'un part quand l'autre arrive, et le livret parle de ce qui est construit dans la cité.
    .asked =
        Une cité compte-t-elle comme terminée au milieu d'un échange ?
        À quel moment vérifie-t-on si une cité est terminée ?
        Le Diplomate échange et, un instant, l'autre a sept quartiers : est-ce la fin ?
        Quand exactement compte-t-on les bâtiments pour voir si une ville est complète ?
        Pendant un échange, une ville est-elle considérée comme pleine entre les deux mouvements ?
ruling-first-completer-shrinks = Celui qui a terminé sa cité en premier garde ses 4 points même si elle rétrécit, par exemple s'il cède son Monument comme Diplomate : ils sont pour celui qui a été premier.
    .asked =
        Le premier à terminer perd-il ses 4 points si sa cité rétrécit ensuite ?
        J'ai terminé le premier, puis échangé mon Monument avec le Diplomate : le bonus reste-t-il ?
        Perd-on la prime de premier quand la ville redevient incomplète ?
        Il avait fini en premier mais n'a plus que six quartiers : touche-t-il encore 4 points ?

## scoring

ruling-score-costs = Chaque quartier de la cité rapporte son coût en points.
    .asked =
        Combien de points vaut un quartier ?
        Comment compte-t-on les points ?
        La cité la plus chère gagne-t-elle ?
        Un bâtiment à 5 pièces donne-t-il 5 points ?
        Que marque-t-on pour chaque bâtiment à la fin ?
ruling-score-five-types = 3 points si la cité a au moins un quartier de chacun des cinq types (couleurs).
    .asked =
        Que rapportent les cinq couleurs ?
        Combien de points pour les cinq types de quartiers ?
        Y a-t-il un bonus pour une carte de chaque couleur ?
        J'ai du jaune, du bleu, du vert, du rouge et du violet : qu'est-ce que je gagne ?
        Combien vaut l'arc-en-ciel complet ?
ruling-score-first = 4 points pour le premier à terminer sa cité : 4 en tout, et non 4 plus 2.
    .asked =
        Combien de points pour la première cité terminée ?
        Le premier à finir reçoit-il 4 points ou 6 ?
        Quelle prime pour celui qui finit sa ville avant tout le monde ?
        Je termine en premier : est-ce que j'ajoute aussi les 2 points ?
        4 et 2 se cumulent-ils pour le plus rapide ?
ruling-score-others = 2 points pour chaque autre cité terminée, même plus tard dans la même dernière manche.
    .asked =
        Que rapportent les autres cités terminées ?
        Deux joueurs terminent dans la même manche : combien chacun ?
        J'ai fini ma ville juste après le premier : est-ce que je marque quelque chose ?
        Les suivants qui atteignent sept quartiers ont-ils un bonus ?
        Deux points pour le deuxième à finir, et pour le troisième ?
ruling-score-uniques = Ajoutez en dernier les points des merveilles.
    .asked =
        Quand compte-t-on les points des merveilles ?
        Les cartes violettes donnent-elles des points en plus ?
        Où ajoute-t-on le bonus des quartiers violets dans le total ?
        Les merveilles marquent-elles autre chose que leur coût ?
        Dans quel ordre fait-on l'addition finale ?
ruling-printed-cost = Un quartier payé moins cher ou gratuit rapporte tout son coût : le livret additionne le coût des quartiers, pas le prix payé. Un quartier embelli rapporte 1 de plus.
    .asked =
        Un quartier payé moins cher ou gratuit rapporte-t-il tout son coût ?
        J'ai payé moins grâce à la Manufacture : combien de points ?
        Construit avec le Chantier ou la Nécropole : combien vaut-il ?
        On m'a fait une remise d'une pièce, est-ce que je perds un point ?
        Combien marque un quartier confisqué ou pris sans rien payer ?

## ties

ruling-tie-highest-rank = À égalité de points, c'est celui qui a révélé le plus haut rang à la dernière manche qui l'emporte ; s'il a deux personnages, c'est le plus haut des deux qui compte.
    .asked =
        Comment départage-t-on une égalité ?
        Même nombre de points : qui gagne ?
        On a tous les deux 27 points : à qui la victoire ?
        Le Condottiere bat-il le Roi quand les scores sont identiques ?
        Est-ce l'or restant qui départage, ou le numéro du personnage ?
ruling-tie-killed = À égalité, un personnage assassiné à la dernière manche compte comme rang 0 : il n'est pas révélé, et le livret anglais demande le rang révélé.
    .asked =
        Le rang d'un personnage assassiné compte-t-il en cas d'égalité ?
        On m'a tué à la dernière manche et on est ex æquo : quel rang ai-je ?
        Je me suis fait assassiner au dernier tour et nous avons le même score : est-ce que je perds ?
        Un mort compte-t-il avec son numéro pour départager ?
        Mon Condottiere a été tué, il n'a jamais été révélé : rang 8 ou rang 0 ?
ruling-tie-killed-rank-four = Un Roi, un Empereur ou un Patricien assassiné est montré à la fin de la manche : à égalité, il compte donc comme rang 4.
    .asked =
        Un Roi assassiné compte-t-il comme rang 4 en cas d'égalité ?
        J'étais le Roi, tué à la dernière manche, et nous avons autant de points : quel rang pour moi ?
        Le Patricien ou l'Empereur mort garde-t-il son rang pour départager ?
        Mon ami dit qu'un Roi tué compte 0 quand les scores sont égaux.
ruling-tie-witch-rank = À égalité, la Sorcière compte comme rang 1 : c'est la carte qu'elle a révélée, quel que soit le personnage qu'elle a joué ensuite.
    .asked =
        Quel rang a la Sorcière en cas d'égalité ?
        À égalité, la Sorcière compte-t-elle comme le personnage ensorcelé ?
        J'ai joué la Sorcière à la place du Condottiere et nous sommes ex æquo : rang 1 ou rang 8 ?
        Pour départager, la Sorcière prend-elle le numéro de sa victime ?

## two-players

ruling-two-characters-each = À 2 ou 3 joueurs, chacun a deux personnages, donc deux tours par manche. Mais il n'a qu'une seule cité, une seule main et un seul trésor.
    .asked =
        Combien de personnages a chacun à deux ou trois joueurs ?
        A-t-on deux cités ?
        Joue-t-on deux fois par manche quand on n'est que deux ?
        À trois, ai-je deux mains et deux trésors ?
        Mes deux personnages partagent-ils la même ville ?
ruling-cards-either-turn = À 2 ou 3 joueurs, votre main et votre or servent à vos deux personnages : l'un peut construire ce que l'autre a pioché.
    .asked =
        Peut-on construire avec son second personnage une carte piochée par le premier ?
        Deux personnages : la main est-elle commune ?
        Mon premier personnage a gagné des pièces : le second peut-il les dépenser ?
        À deux, l'or et les cartes passent-ils d'un de mes tours à l'autre ?
        Puis-je garder une carte pour mon autre personnage ?
ruling-ability-own-turn = À 2 ou 3 joueurs, un pouvoir ne vaut que pendant le tour de son personnage : les trois constructions de l'Architecte ne sont pas pour votre Condottiere.
    .asked =
        Peut-on utiliser le pouvoir d'un personnage pendant le tour de l'autre ?
        J'ai l'Architecte et le Condottiere : le Condottiere peut-il construire trois quartiers ?
        À 2 ou 3 joueurs, mes deux capacités se combinent-elles dans le même tour ?
        Je joue la Marchande et le Roi : la Marchande encaisse-t-elle aussi pour mes quartiers jaunes à son tour ?
        La capacité de mon premier personnage dure-t-elle pendant mon second tour ?
ruling-two-players-order = À 2 joueurs, une carte est défaussée face cachée sans être vue, et le joueur couronné en garde une. Puis le paquet va et vient : on en garde une et on en défausse une au choix, face cachée, jusqu'à en avoir deux chacun.
    .asked =
        Comment choisit-on les personnages à deux ?
        Choisit-on la carte qu'on écarte ?
        On n'est que deux ce soir : comment se répartit-on les cartes Personnage ?
        À deux, combien de cartes écarte-t-on à chaque passage du paquet ?
        Qui prend en premier à deux, et combien jette-t-on ?
ruling-two-players-eight = À 2 joueurs, une cité est terminée à huit quartiers, et non à sept.
    .asked =
        Combien de quartiers pour terminer sa cité à 2 joueurs ?
        À deux, joue-t-on en sept ou en huit ?
        Face à face, la partie s'arrête-t-elle à sept ou à huit bâtiments ?
        On joue à deux : quand ma ville est-elle complète ?
        Mon adversaire a sept quartiers et nous sommes deux : a-t-il fini ?

## three-players

ruling-three-need-nine = À 3 joueurs, il faut neuf personnages, des rangs 1 à 9. Le neuvième est l'Artiste ou le Bailli, car la Reine demande cinq joueurs.
    .asked =
        Combien de personnages à trois joueurs ?
        Quel personnage de rang 9 prend-on à trois ?
        On est trois : faut-il ajouter un neuvième personnage ?
        La Reine peut-elle jouer à trois ?
        Artiste ou Bailli pour une partie à trois ?
ruling-three-second-discard = À 3 joueurs, une carte est défaussée face cachée et chacun en garde une. Puis le troisième joueur en défausse une au hasard parmi les cinq restantes ; les quatre autres circulent encore, et la dernière est défaussée.
    .asked =
        Comment choisit-on les personnages à trois ?
        À trois joueurs, comment se passe le choix ?
        On est trois ce soir : comment passe-t-on les personnages ?
        À trois, combien de cartes met-on de côté, et à quel moment ?
        Qui écarte une carte au hasard au milieu du draft à trois ?
ruling-one-stash-robbed = Le Voleur prend tout l'or du joueur, quel que soit celui de ses deux personnages qui est volé : il n'y a qu'un seul trésor.
    .asked =
        Avec deux personnages chacun, le Voleur prend-il tout mon or ?
        Perd-on tout si un seul de ses deux personnages est volé ?
        À trois joueurs, le Voleur désigne un de mes deux personnages : est-ce que je donne tout ?
        Mes deux personnages ont-ils chacun leur bourse face au Voleur ?
        Puis-je sauver l'or de mon autre personnage quand on me vole ?
ruling-three-players-eight = À 3 joueurs, une cité est terminée à huit quartiers, et non à sept.
    .asked =
        Combien de quartiers pour terminer sa cité à 3 joueurs ?
        À trois, sept bâtiments suffisent-ils ?
        On joue à trois : quand ma ville est-elle complète ?
        Mon voisin dit qu'à trois on finit à huit quartiers.

## customizing

ruling-one-per-rank = Pour composer votre sélection, prenez un personnage de chaque rang de 1 à 8, et 14 merveilles différentes à mélanger aux 54 quartiers de base.
    .asked =
        Comment composer sa propre sélection ?
        Peut-on jouer avec deux personnages du même rang ?
        Peut-on mettre le Roi et l'Empereur dans la même partie ?
        Comment choisir nous-mêmes les personnages du jeu ?
        Sorcière et Assassin ensemble, c'est possible ?
ruling-varying-costs = Choisissez des merveilles chères et d'autres bon marché : le livret anglais demande des coûts variés. Le livret ukrainien n'en dit rien.
    .asked =
        Quelles merveilles choisir ?
        Faut-il mêler merveilles chères et bon marché ?
        Comment bien choisir les quatorze quartiers violets ?
ruling-balanced-in-numbers = Dans les sept listes officielles, les 14 merveilles coûtent en tout de 57 à 67 (Catacombes : 0) ; deux à quatre coûtent 6, deux à cinq coûtent 3 ou moins, trois à neuf rapportent des points ou aident à terminer la cité.
    .asked =
        Qu'est-ce qu'un choix équilibré de merveilles ?
        Combien de merveilles coûteuses mettre pour que ce soit équilibré ?
        Quel coût total pour les quatorze merveilles ?

## nine-characters

ruling-rank-nine-when = Un neuvième personnage est obligatoire à 3 et à 8 joueurs, même pour une première partie et dans les listes officielles ; de 4 à 7, il est facultatif. La Reine demande au moins cinq joueurs.
    .asked =
        Quand joue-t-on avec neuf personnages ?
        À partir de combien de joueurs prend-on la Reine, l'Artiste ou le Bailli ?
        On est six : peut-on ajouter l'Artiste ?
        À huit joueurs, huit personnages suffisent-ils ?
        Le neuvième personnage est-il facultatif à cinq ?
ruling-table-of-nine = À 4 joueurs, 3 personnages sur neuf sont défaussés face visible ; à 5 joueurs, deux ; à 6, un ; à 7 ou 8, aucun. On en pose toujours un de plus face cachée. De 4 à 7 joueurs, le dernier choisit entre deux.
    .asked =
        Neuf personnages : combien face visible à 4, 5, 6, 7 ou 8 joueurs ?
        Combien de personnages écarte-t-on avec la Reine ou l'Artiste ?
        On joue avec le Bailli à cinq : combien de personnages retourner ?
        Neuf personnages et six joueurs, combien de cartes visibles ?
        Le dernier a-t-il un choix à sept avec neuf personnages ?
ruling-last-of-eight = À 8 joueurs, le dernier ne reçoit qu'une carte ; il prend aussi celle du début de la manche, face cachée, garde une des deux et défausse l'autre face cachée.
    .asked =
        Entre quoi choisit le dernier de huit joueurs ?
        À huit, qui prend la carte face cachée ?
        Nous sommes huit et on ne me tend qu'une seule carte : ai-je le choix ?
        Le huitième joueur récupère-t-il le personnage caché du départ ?

## which-box

ruling-editions-city-size = Une cité est terminée à sept quartiers en 2016 (huit à 2 ou 3 joueurs), à huit dans les anciennes boîtes ; leur partie courte s'arrête à sept, ou à six dans la troisième édition française.
    .asked =
        Sept quartiers ou huit : qu'est-ce qui vaut pour ma boîte ?
        Pourquoi certains jouent-ils en huit quartiers ?
        Mon ancienne boîte dit huit bâtiments, la nouvelle sept : laquelle croire ?
        Les règles disaient huit quartiers avant, non ?
ruling-editions-missing-cards = L'Université (coûte 6, vaut 8) et le Beffroi, qui fait finir la partie à sept quartiers, n'existent que dans les anciennes boîtes. Selon nous, avec le Beffroi, les bonus et la protection valent aussi à sept.
    .asked =
        Quelles cartes n'existent que dans les anciennes boîtes ?
        Où sont l'Université et le Beffroi dans la boîte de 2016 ?
        Je ne trouve pas l'Université dans ma nouvelle édition.
        Le Beffroi existe-t-il encore ?
ruling-editions-costs = Des coûts ont changé de la boîte classique à 2016 : Observatoire 5, puis 4 ; Trésor Impérial 4, puis 5 ; Hospice 5, puis 4 ; Fabrique 6, puis 5 (Manufacture). Le Laboratoire donne 2 pièces au lieu de 1. La troisième édition française n'est connue qu'en partie.
    .asked =
        Le coût d'une carte a-t-il changé d'une boîte à l'autre ?
        Pourquoi mon Observatoire a-t-il un autre coût ?
        Mon Laboratoire ne donne qu'une pièce : est-ce l'ancienne version ?
        Le Trésor Impérial ou l'Hospice coûtaient-ils un autre prix avant ?
ruling-editions-keep = Il y a un seul Donjon dans la boîte de 2016, deux dans la boîte classique.
    .asked =
        Combien de Donjons y a-t-il dans la boîte ?
        Deux Donjons dans mon paquet : est-ce normal ?

## solo

ruling-solo-start = Contre Vova, vous recevez 2 pièces d'or et 4 cartes ; lui, 4 pièces d'or et aucune carte. On prend le jeu de base seul, rien de La Cité Sombre. Alignez vos cartes et vos quartiers dans l'ordre où ils arrivent. Pour le reste, ce sont les règles habituelles.
    .asked =
        Comment prépare-t-on une partie solo contre Vova ?
        Peut-on jouer seul à Citadelles ?
        Quelles cartes utilise-t-on en solo ?
ruling-solo-deal = Contre Vova, mélangez à chaque manche les huit personnages : un face cachée pour lui, deux montrés et écartés, deux que vous regardez pour en garder un, puis un de plus montré. Deux restent cachés.
    .asked =
        Comment distribue-t-on les personnages contre Vova ?
        Comment choisit-on son personnage en solo ?
ruling-solo-name-first = En solo, votre Assassin ou votre Voleur désigne un personnage avant qu'on retourne la carte de Vova : vous avez une chance sur 3. Puis on la retourne, et les deux tours suivent l'ordre habituel des rangs.
    .asked =
        En solo, quand l'Assassin ou le Voleur désigne-t-il sa cible ?
        Quand révèle-t-on le personnage de Vova ?
ruling-solo-your-magician = Contre Vova, votre Magicien défausse autant de cartes que vous voulez, même aucune, et en pioche autant plus 1.
    .asked =
        Que fait mon Magicien contre Vova ?
        En solo, comment j'échange mes cartes avec le Magicien puisque Vova n'a pas de main ?
ruling-solo-your-king = Après votre Roi, vous choisissez contre Vova parmi trois personnages à la manche suivante, et on n'en montre plus d'autre ensuite. Vos quartiers nobles rapportent comme d'habitude.
    .asked =
        Que fait mon Roi contre Vova ?
        En solo, que m'apporte la couronne si je suis le Roi ?
ruling-solo-vova-strikes = Vova commence par son pouvoir. Son Assassin vous fait perdre votre tour ; son Voleur prend tout votre or, sauf si vous êtes l'Assassin ; son Magicien vous fait défausser votre carte la plus récente.
    .asked =
        Que font l'Assassin, le Voleur et le Magicien de Vova ?
        Vova me vole-t-il mon or ?
ruling-solo-vova-king = Après le Roi de Vova, vous ne choisissez pas à la manche suivante : un personnage pour lui, deux montrés, un au hasard pour vous, deux de plus montrés ; deux restent cachés. Vova reçoit 1 pièce d'or par quartier noble de sa cité.
    .asked =
        Que fait le Roi de Vova ?
        Vova avait le Roi : comment choisit-on à la manche d'après ?
ruling-solo-vova-others = L'Évêque et le Marchand de Vova font comme d'habitude : 1 pièce d'or par quartier religieux ou commerçant, et 1 de plus pour le Marchand. Son Architecte a une deuxième phase de construction. Son Condottiere détruit votre plus ancien quartier, sauf si vous êtes l'Évêque, et reçoit 1 pièce d'or par quartier militaire.
    .asked =
        Que font l'Évêque, le Marchand, l'Architecte et le Condottiere de Vova ?
        Lequel de mes quartiers le Condottiere de Vova détruit-il ?
ruling-solo-vova-builds = Après son pouvoir, Vova construit : donnez-lui 1 pièce d'or et retournez la première carte de la pioche. Il la construit s'il peut payer et n'a pas encore ce quartier ; sinon, défaussez-la.
    .asked =
        Comment Vova construit-il ?
        Que se passe-t-il dans la phase de construction de Vova ?
ruling-solo-vova-coins = Vova reçoit 1 pièce d'or pour chaque merveille qu'il construit, puisqu'il ne peut pas s'en servir. Si sa cité n'a pas grandi pendant son tour, il reçoit aussi 1 pièce d'or, une seule fois par tour.
    .asked =
        Quand Vova reçoit-il de l'or en plus ?
        Que reçoit Vova s'il ne construit rien ?
ruling-solo-win = Vous ne battez Vova que si vous terminez votre cité en premier et avez aussi plus de points que lui. La partie finit comme d'habitude : à huit quartiers, finissez la manche et comptez les points.
    .asked =
        Comment bat-on Vova ?
        Quand finit la partie solo ?
ruling-solo-assassins = L'Assassin de Vova ne rate jamais : les règles ne lui font désigner personne. Seul le vôtre doit deviner.
    .asked =
        L'Assassin de Vova doit-il deviner lui aussi ?
        Comment l'Assassin de Vova trouve-t-il sa cible ?
ruling-solo-warlord = Le Condottiere de Vova détruit gratuitement, mais dans les limites habituelles : une cité terminée est à l'abri, et si le plus ancien quartier est le Donjon, on passe au suivant.
    .asked =
        Le Condottiere de Vova doit-il payer ?
        Le Condottiere de Vova peut-il détruire mon Donjon ou toucher une cité terminée ?
ruling-solo-purple = En cours de partie, aucune merveille ne sert à Vova, ni le Donjon ni la Grande Muraille. À la fin, sa cité se compte comme d'habitude : le Dracoport vaut 8, la Cour des Miracles prend la meilleure couleur.
    .asked =
        Les merveilles (quartiers violets) servent-elles à Vova ?
        Vova profite-t-il des merveilles qu'il construit, à la fin du décompte ?
ruling-solo-heir = En solo, un Roi assassiné change quand même le prochain choix de personnage : seul l'or est perdu. À plusieurs aussi, le Roi assassiné hérite de la couronne.
    .asked =
        Un Roi qui perd son tour à cause de l'Assassin change-t-il quand même le choix suivant ?
        En solo, un Roi assassiné garde-t-il son avantage pour la manche suivante ?
ruling-solo-architect = L'Architecte de Vova ne pioche rien. Il a deux phases de construction et reçoit 1 pièce d'or à chacune. S'il ne construit rien dans les deux, il n'en reçoit qu'une de plus pour cela. Les règles ne lui donnent rien d'autre.
    .asked =
        L'Architecte de Vova pioche-t-il des cartes ?
        Que gagne Vova avec l'Architecte ?
ruling-solo-equal = À égalité avec Vova, vous perdez : il faut avoir plus de points que lui et terminer votre cité en premier.
    .asked =
        Gagne-t-on avec autant de points que Vova ?
        Égalité de points en solo contre Vova : ai-je gagné ?
ruling-solo-letters = « Bop » et « Mar », dans les règles solo, sont le Voleur et le Magicien, comme le montre l'ordre des rangs : le texte russe a des lettres latines par erreur.
    .asked =
        Qui sont « Bop » et « Mar » dans les règles solo ?
        Une abréviation bizarre dans les règles du solo russe, c'est quel personnage ?
ruling-solo-base = Vova ne peut pas avoir deux quartiers identiques : on ne joue qu'avec le jeu de base, donc sans Carrière.
    .asked =
        Vova peut-il avoir deux quartiers identiques ?
        Vova peut-il construire un doublon ?
ruling-solo-discard = Une carte que Vova ne construit pas va sous la pioche, comme toute carte Quartier défaussée.
    .asked =
        Où va une carte que Vova ne construit pas ?
        Vova n'a pas assez d'or pour la carte retournée : qu'en fait-on ?
ruling-solo-newest = En solo, si vous piochez plusieurs cartes à la fois, la plus récente est celle que vous posez en dernier : les règles vous laissent choisir l'ordre.
    .asked =
        J'ai pioché plusieurs cartes d'un coup : laquelle est la plus récente ?
        Quelle carte dois-je jeter face au Magicien de Vova ?

## errata

ruling-gems-mean-nothing = Les gemmes sur les cartes indiquent seulement la version où une carte est apparue. Elles ne jouent aucun rôle dans la partie.
    .asked =
        Que veulent dire les gemmes sur les cartes ?
        À quoi sert la petite pierre sur un personnage ?
ruling-gems-in-the-lists = Dans les listes du livret ukrainien, l'hexagone s'est perdu : un même signe marque cartes d'origine et nouvelles. Les origines données ici viennent des cartes.
    .asked =
        Pourquoi les listes du livret marquent-elles du même signe cartes d'origine et nouvelles ?
        L'hexagone manque dans les listes du livret ukrainien.
ruling-seventh-not-own = Construire « son » quartier ne finit pas la partie : dans l'introduction du livret ukrainien, c'est une coquille pour « septième ». Le chapitre sur la fin de la partie le dit bien.
    .asked =
        L'introduction du livret ukrainien finit la partie quand quelqu'un construit « son » quartier : vraiment ?
        Faut-il un quartier ou sept pour finir, d'après le livret ukrainien ?
ruling-first-game-token-count = À 3 ou 8 joueurs, même une première partie se joue avec neuf personnages, comme le dit la note à côté de la liste ; les étapes de mise en place ne parlent que de huit.
    .asked =
        Une première partie à 3 ou 8 joueurs se joue-t-elle avec huit personnages ?
        Combien de jetons pour notre première partie à huit joueurs ?
ruling-list-footnotes = Le † des listes renvoie à deux notes différentes : pas d'Empereur à 2 joueurs, pas de Reine à 3 ou 4. Le livret ukrainien les marque du même signe.
    .asked =
        Que veut dire le † à côté de l'Empereur et de la Reine dans les listes ?
        Pourquoi une petite croix à côté de certains personnages dans les listes ?
ruling-tie-revealed-not-chosen = À égalité, c'est le personnage révélé qui compte, selon le livret anglais ; l'ukrainien dit « a choisi ». Nous suivons l'anglais, texte d'origine ; la différence ne touche qu'un personnage assassiné.
    .asked =
        À égalité, compte-t-on le personnage choisi ou révélé ?
        Ex æquo : le livret ukrainien dit « choisi », l'anglais « révélé », lequel vaut ?
ruling-tie-classic = À égalité, la boîte classique regarde les points de quartiers sans les bonus (Dracoport compté 6, somme des coûts), puis l'or. La troisième édition française n'a aucune règle : les ex æquo partagent la victoire.
    .asked =
        Comment les anciennes boîtes départageaient-elles une égalité ?
        Qui gagne à points égaux avec la boîte classique ou la troisième édition ?
ruling-editions-dragon-gate = Le Dracoport vaut 8 points dans toutes les boîtes : 2016 dit coût 6 et 2 points de plus, les anciennes boîtes disent qu'il vaut 8.
    .asked =
        Le Dracoport vaut-il 8 points dans toutes les boîtes ?
        Le Dracoport rapportait-il autant avant 2016 ?
ruling-editions-others-bonus = Les 2 points de cité terminée vont, en 2016 et dans la boîte classique, à ceux qui ont terminé leur cité ; dans la troisième édition française, à ceux qui ont huit quartiers à la fin.
    .asked =
        Qui reçoit les 2 points de cité terminée selon les boîtes ?
        Deux points pour les cités suivantes : était-ce pareil dans les vieilles éditions ?

## assassin

ruling-assassin-hidden = La carte du personnage assassiné reste cachée : personne ne répond à l'appel et le tour est perdu. Seul un rang 4 assassiné est montré, à la fin de la manche, à cause de la couronne.
    .asked =
        Le joueur tué par l'Assassin montre-t-il sa carte ?
        Quand sait-on qui est mort ?
        Que se passe-t-il quand on appelle le personnage tué ?
        On m'a buté : dois-je retourner mon personnage quand on l'appelle ?
        Je suis mort, est-ce que je le dis aux autres ou je me tais ?
ruling-assassin-names = L'Assassin désigne un personnage, pas un joueur, et pas le sien. Celui qui a cette carte perd son tour et rien d'autre : il garde son or, sa main et sa cité.
    .asked =
        L'Assassin désigne-t-il un joueur ou un personnage ?
        Est-ce que je perds mes pièces ou mes cartes si on m'assassine ?
        Puis-je dire « je tue Paul » avec l'Assassin ?
        L'Assassin peut-il se désigner lui-même ?
        Que perd exactement la victime de l'Assassin, à part son tour ?
ruling-assassin-two-characters = À 2 ou 3 joueurs, l'Assassin ne fait perdre que le tour du personnage désigné. Chaque personnage a son propre tour : l'autre joue normalement.
    .asked =
        Avec deux personnages chacun, l'Assassin bloque-t-il les deux ?
        À 2 ou 3 joueurs, un de mes personnages est mort : l'autre joue-t-il quand même ?
        À trois, on a tué mon Roi : puis-je encore jouer mon Architecte ?
        L'Assassin m'a eu : est-ce que je perds mes deux tours de la manche ?
        Mon ami dit qu'à deux joueurs l'Assassin élimine le joueur entier pour la manche.
ruling-named-in-vain = On peut désigner un personnage que personne n'a, même défaussé face visible, mais pour rien : il ne se passe rien. Les livrets n'excluent que ceux qu'ils citent.
    .asked =
        Peut-on désigner un personnage que personne n'a ?
        L'Assassin peut-il tuer un personnage défaussé face visible ?
        Et si le Voleur ou la Sorcière choisit un personnage hors jeu ?
        Peut-on poser un mandat ou une menace sur un personnage que personne ne joue ?
        J'ai visé le Roi et personne ne l'a : puis-je changer de cible ?

## magistrate

ruling-three-warrants = Un seul des trois mandats de l'Échevin a un effet, celui qui est signé ; les deux autres sont du bluff. On les pose tous les trois face cachée, sur trois personnages différents.
    .asked =
        Les trois mandats de l'Échevin comptent-ils ?
        À quoi servent les mandats vierges ?
        L'Échevin peut-il mettre deux mandats sur le même personnage ?
        J'ai un mandat sur mon personnage : est-ce que je risque forcément quelque chose ?
        Combien de personnages l'Échevin vise-t-il pour de bon ?
ruling-confiscates-paid = L'Échevin confisque gratuitement : quand la cible du mandat signé paie un quartier, il peut retourner le mandat et construire ce quartier dans sa propre cité, en plein tour de l'autre.
    .asked =
        L'Échevin paie-t-il le quartier qu'il confisque ?
        Comment marche le mandat signé ?
        L'Échevin est-il obligé de le prendre ?
        Je suis l'Échevin et ma cible vient de payer un bâtiment : puis-je le mettre dans ma ville sans rien débourser ?
        L'Échevin agit-il pendant le tour d'un autre ?
ruling-confiscated-counts = Un quartier confisqué par l'Échevin compte comme une construction de la cible pour ce tour, même s'il n'entre jamais dans sa cité. La cible reprend son or.
    .asked =
        Un quartier confisqué par l'Échevin compte-t-il comme une construction de la cible ?
        L'Échevin m'a pris mon quartier : on me rend mes sous ?
        On m'a confisqué mon bâtiment : ai-je droit à une autre construction ce tour ?
        La victime du mandat perd-elle son or et sa construction ?
        Qui récupère les pièces quand l'Échevin révèle le mandat signé ?
ruling-confiscates-first-only = L'Échevin ne peut prendre que le premier quartier que sa cible paie pendant son tour. S'il le laisse passer, le mandat ne sert plus à rien.
    .asked =
        L'Échevin peut-il attendre un meilleur quartier ?
        L'Échevin peut-il laisser le premier et prendre le deuxième ?
        Je suis l'Échevin : le premier bâtiment de ma cible ne vaut rien, puis-je garder mon mandat pour le suivant ?
        L'Échevin n'a rien dit au premier quartier : peut-il encore saisir le second ?
        Mandat signé pas révélé à temps : est-ce trop tard ?
ruling-confiscates-first-of-several = L'Échevin ne prend que le premier quartier payé par sa cible, et ce quartier compte dans la limite de la cible. Elle garde tout ce qu'elle construit d'autre ce tour-ci.
    .asked =
        L'Échevin prend-il tout à celui qui construit plusieurs quartiers ?
        Que prend l'Échevin à l'Architecte, au Négociant, à la Voyante, à l'Archiviste ou au Sorcier ?
        Le mandat signé est sur l'Architecte : peut-il bâtir le reste ?
        Je suis l'Architecte sous mandat : l'Échevin me rafle-t-il mes trois bâtiments ?
        Combien de quartiers l'Échevin peut-il saisir à la même cible ?
ruling-magistrate-no-duplicate = L'Échevin ne peut pas prendre un quartier qu'il a déjà dans sa cité.
    .asked =
        L'Échevin peut-il confisquer un quartier qu'il a déjà ?
        L'Échevin peut-il se retrouver avec un doublon ?
        Je suis l'Échevin et j'ai déjà une Taverne : puis-je saisir celle de ma cible ?
        Mon quartier est-il à l'abri du mandat si l'Échevin possède le même ?
        Un Échevin avec un Temple peut-il prendre un second Temple ?
ruling-markers-unseen = Les mandats et menaces restants se rangent sans être montrés à la fin de la manche. Seul l'Échevin retourne le mandat signé, et seule la Maître-chanteuse une menace impayée : les livrets ne citent pas d'autre moment.
    .asked =
        Montre-t-on les mandats et les menaces restants à la fin de la manche ?
        Puis-je regarder le jeton posé sur mon personnage ?
        Révèle-t-on les jetons vierges de l'Échevin ou de la Maître-chanteuse ?
        Avait-il un vrai mandat ou un faux ? Peut-on vérifier après la manche ?
        J'ai payé le pot-de-vin : me montre-t-on ensuite si la menace était vraie ?
ruling-magistrate-own-rank = L'Échevin et la Maître-chanteuse peuvent poser un jeton sur leur propre personnage : rien ne l'interdit. Le jeton n'y fait rien, il fait seulement douter les autres.
    .asked =
        L'Échevin ou la Maître-chanteuse peuvent-ils poser un jeton sur leur propre personnage ?
        L'Échevin peut-il se mettre un mandat pour bluffer ?
        La Maître-chanteuse peut-elle menacer le rang 2 ?
        Puis-je mettre un jeton sur ma propre carte pour semer le doute ?
        L'Échevin a-t-il le droit de poser un mandat sur le rang 1 ?
ruling-own-second-character = À 2 ou 3 joueurs, on peut viser ou ensorceler son propre deuxième personnage : rien ne l'interdit. Un mandat ou une menace n'y est que du bluff ; la Sorcière continue simplement avec son autre personnage.
    .asked =
        À 2 ou 3 joueurs, peut-on viser ou ensorceler son propre deuxième personnage ?
        La Sorcière peut-elle ensorceler son autre personnage ?
        L'Échevin ou la Maître-chanteuse peuvent-ils viser leur autre carte ?
        À deux joueurs, puis-je ensorceler mon autre personnage avec la Sorcière ?
        À trois, ai-je le droit de mettre un mandat ou une menace sur ma seconde carte ?
ruling-magistrate-vault = Les Catacombes ne se construisent pas : personne ne les paie, et l'Échevin ne les reçoit jamais.
    .asked =
        L'Échevin peut-il confisquer les Catacombes ?
        Un mandat agit-il sur les Catacombes ?
        L'Échevin vise un joueur qui tient les Catacombes : peut-il les avoir ?
        Les Catacombes peuvent-elles être saisies par mandat ?
ruling-cardinal-confiscated = Le Cardinal ne récupère que l'or quand l'Échevin confisque son quartier : tout ce qui a été payé lui revient, mais les cartes données contre des pièces restent à l'autre joueur.
    .asked =
        Le Cardinal récupère-t-il ses cartes quand l'Échevin prend son quartier ?
        À qui revient l'or emprunté si le quartier du Cardinal est confisqué ?
        Je suis le Cardinal, j'ai donné des cartes contre des pièces et l'Échevin confisque tout : me rend-on mes cartes ?
        Le joueur à qui le Cardinal a pris de l'or le récupère-t-il après une confiscation ?
        Mandat signé contre Cardinal : qui retrouve quoi ?
ruling-alchemist-confiscated = L'Alchimiste n'est remboursé qu'une fois d'un quartier confisqué par l'Échevin : l'or revient aussitôt. À la fin du tour, il n'y a plus rien à rendre, car il n'a finalement rien payé.
    .asked =
        L'Alchimiste récupère-t-il deux fois son or si l'Échevin prend son quartier ?
        Alchimiste et mandat signé : quand l'argent revient-il ?
        L'Échevin a saisi le bâtiment de l'Alchimiste : remboursé deux fois, tout de suite et à la fin du tour ?
        Je suis l'Alchimiste et on me confisque mon quartier : ai-je droit à un double remboursement ?
        Que touche l'Alchimiste à la fin de son tour pour un bâtiment saisi par mandat ?

## witch

ruling-witch-gathers-then-names = La Sorcière prend d'abord de l'or ou des cartes, puis doit désigner un autre personnage. Son tour reste alors en suspens jusqu'à l'appel de ce personnage.
    .asked =
        La Sorcière collecte-t-elle avant de désigner quelqu'un ?
        Que fait la Sorcière quand on l'appelle ?
        La Sorcière peut-elle n'ensorceler personne ?
        Je suis la Sorcière : je prends d'abord mes pièces ou je jette d'abord mon sort ?
        La Sorcière est-elle obligée d'envoûter un personnage ?
ruling-witch-waits = La Sorcière ne construit rien et n'utilise aucune merveille tant qu'elle n'a pas repris son tour, sauf celles qui agissent pendant la collecte.
    .asked =
        La Sorcière peut-elle construire avant de prendre la place de quelqu'un ?
        Que peut faire la Sorcière à son propre tour ?
        Je suis la Sorcière et j'ai de l'or : puis-je poser un bâtiment avant d'attendre ma victime ?
        La Sorcière peut-elle construire au rang 1, juste après son sort ?
        La Sorcière suspendue peut-elle se servir de ses quartiers violets ?
ruling-bewitched-gathers-and-stops = Le joueur ensorcelé montre sa carte et collecte, c'est tout. Ni construction, ni pouvoir, ni revenu, ni merveille, sauf celles qui agissent pendant la collecte.
    .asked =
        Le joueur ensorcelé peut-il encore construire ?
        Que puis-je faire si la Sorcière m'a ensorcelé ?
        Le personnage ensorcelé touche-t-il son revenu ?
        On m'a envoûté : est-ce que je perds tout mon tour ou je prends quand même deux pièces ?
        Une fois ensorcelé, puis-je utiliser la capacité de mon personnage ?
ruling-witch-resumes = La Sorcière prend la suite dès que le joueur ensorcelé a collecté. Elle finit son propre tour comme ce personnage : revenu, pouvoir, construction et interdictions. Elle ne collecte pas une seconde fois.
    .asked =
        Quand la Sorcière prend-elle la suite ?
        La Sorcière a-t-elle le revenu et le pouvoir du personnage ?
        À quel moment la Sorcière rejoue-t-elle ?
        Je suis la Sorcière et on appelle ma victime : que puis-je faire maintenant ?
        La Sorcière prend-elle encore deux pièces en reprenant son tour ?
ruling-witch-own-means = La Sorcière joue avec sa main, son or et sa cité, et touche le revenu de ses propres quartiers. Les merveilles du joueur ensorcelé ne lui servent jamais.
    .asked =
        La Sorcière utilise-t-elle l'or et les cartes du joueur ensorcelé ?
        La Sorcière est-elle payée pour ses quartiers ou pour ceux de sa victime ?
        La Sorcière peut-elle se servir des merveilles de l'autre ?
        La Sorcière peut-elle dépenser mes sous ?
        La Sorcière joue à ma place : bâtit-elle chez moi ou chez elle ?
ruling-witch-nobody = La Sorcière perd le reste de son tour si personne n'a le personnage désigné : ni construction ni pouvoir dans cette manche, elle n'a que ce qu'elle a pris au début.
    .asked =
        La Sorcière retrouve-t-elle son tour si personne n'a le personnage désigné ?
        La Sorcière est tombée sur un personnage défaussé : que se passe-t-il ?
        J'ai ensorcelé un personnage que personne n'a : puis-je quand même construire ?
        La Sorcière a raté sa cible, perd-elle son tour ?
        Personne ne répond à l'appel de la victime de la Sorcière.
ruling-witch-before-resuming = La Mine d'Or, la Bibliothèque et l'Observatoire agissent pendant la collecte, donc pour la Sorcière et pour le joueur ensorcelé, qui collectent. Tout le reste de leur cité doit attendre.
    .asked =
        La Mine d'Or, la Bibliothèque et l'Observatoire agissent-ils pour la Sorcière et pour le joueur ensorcelé ?
        Puis-je utiliser ma Bibliothèque si je suis ensorcelé ?
        La Sorcière touche-t-elle la pièce de la Mine d'Or ?
        Envoûté, est-ce que je garde deux cartes avec ma Bibliothèque ?
        Je suis la Sorcière : mon Observatoire me laisse-t-il voir trois cartes quand je prends mes ressources ?
ruling-witch-lab-smithy = La Forge, le Laboratoire et les autres merveilles hors collecte ne servent ce tour-ci ni au joueur ensorcelé, ni à la Sorcière avant qu'elle reprenne le sien. Ensuite, elle utilise les siennes normalement.
    .asked =
        Une merveille comme la Forge ou le Laboratoire agit-elle pour le joueur ensorcelé, ou pour la Sorcière qui attend ?
        Puis-je utiliser ma Forge, mon Laboratoire ou mon Musée si je suis ensorcelé ?
        La Sorcière peut-elle utiliser sa Poudrière, son Chantier, sa Nécropole, ses Écuries ou son Tripot avant de reprendre son tour ?
        Le Parc et l'Hospice d'un joueur ensorcelé rapportent-ils ?
        On m'a envoûté : puis-je quand même défausser une carte au Laboratoire ?
ruling-witch-on-hold = Le Parc et l'Hospice de la Sorcière attendent la fin du tour repris pour regarder sa main et son or : quand elle désigne quelqu'un, son tour est seulement suspendu. Si elle ne le reprend pas, le livret ne lui donne rien.
    .asked =
        Le Parc et l'Hospice de la Sorcière rapportent-ils quand elle désigne quelqu'un ?
        Quand finit le tour de la Sorcière pour le Parc et l'Hospice ?
        Je suis la Sorcière, sans carte ni or après avoir jeté mon sort : mon Parc ou mon Hospice me donnent-ils quelque chose tout de suite ?
        La suspension de la Sorcière compte-t-elle comme une fin de tour ?
ruling-witch-theater = Le Théâtre sert aussi quand la Sorcière est en jeu : c'est après le choix des personnages et avant le premier appel, aucun sort n'est encore jeté. Celui qui a alors la carte de la Sorcière joue la Sorcière.
    .asked =
        Peut-on utiliser le Théâtre quand la Sorcière est en jeu ?
        Peut-on échanger la Sorcière avec le Théâtre ?
        La Sorcière bloque-t-elle mon Théâtre ?
        J'ai le Théâtre et j'ai pioché la Sorcière par l'échange : est-ce moi qui ensorcelle ?
        Un envoûtement empêche-t-il de changer de personnage avec le Théâtre ?
ruling-witch-own-school = Seule compte une École de Magie dans la cité de la Sorcière, car son revenu vient de ses propres quartiers.
    .asked =
        L'École de Magie du joueur ensorcelé compte-t-elle pour le revenu de la Sorcière ?
        Sorcière et École de Magie : laquelle rapporte ?
        Je suis la Sorcière à la place du Roi : mon École de Magie compte-t-elle, ou celle de l'ensorcelé ?
        Ma victime a l'École de Magie : est-ce une pièce de plus pour la Sorcière ?
ruling-witch-thief = La Sorcière peut voler à la place du Voleur : en reprenant son tour, elle désigne un personnage de rang 3 ou plus et prend tout l'or de son joueur. Ni le rang 1 ni le Voleur ensorcelé ne peuvent être désignés.
    .asked =
        La Sorcière peut-elle voler quelqu'un à la place du Voleur ?
        La Sorcière a ensorcelé le Voleur : à qui va l'argent volé ?
        Qui la Sorcière peut-elle voler ?
        Le Voleur est envoûté : vole-t-on encore quelqu'un cette manche ?
        Je suis la Sorcière et je joue le Voleur : puis-je viser le personnage que je veux ?
ruling-witch-blackmailer = La Sorcière qui a ensorcelé la Maître-chanteuse pose les menaces, prend les pots-de-vin et décide de retourner un jeton. La Maître-chanteuse ensorcelée n'a rien.
    .asked =
        La Sorcière touche-t-elle les pots-de-vin si elle a ensorcelé la Maître-chanteuse ?
        Qui place les menaces quand la Maître-chanteuse est ensorcelée ?
        La Maître-chanteuse est envoûtée : à qui les menacés versent-ils la moitié de leur or ?
        La Sorcière joue la Maître-chanteuse : retourne-t-elle elle-même les jetons ?
        Maître-chanteuse ensorcelée, je ne touche rien ?
ruling-witch-other-hands = À la place de la Magicienne, de la Voyante, de l'Espion ou du Sorcier, la Sorcière peut viser tous les autres joueurs, l'ensorcelé compris. Ce qu'elle prend est à elle, ce qu'elle échange ou donne vient de sa propre main.
    .asked =
        La Sorcière peut-elle utiliser la Magicienne, la Voyante, l'Espion ou le Sorcier contre le joueur ensorcelé ?
        Sorcière à la place de la Magicienne : quelle main échange-t-on ?
        Sorcière à la place de l'Espion : quelles cartes peut-elle regarder ?
        Sorcière à la place de la Voyante ou du Sorcier : prend-elle aussi une carte à sa victime ?
        Envoûté comme Magicienne, puis-je perdre ma propre main au profit de la Sorcière ?
ruling-witch-wizard = À la place du Sorcier, la Sorcière peut ce tour-ci construire un doublon dans sa propre cité. La carte qu'elle prend, elle peut la construire aussitôt avec son or, hors limite.
    .asked =
        À la place du Sorcier, la Sorcière peut-elle construire un quartier qu'elle a déjà ?
        La Sorcière joue pour le Sorcier : peut-elle construire la carte prise ?
        Sorcière jouant le Sorcier : ai-je droit aux doublons ?
        Le Sorcier est envoûté : la Sorcière profite-t-elle de la construction en plus ?
ruling-witch-king = Le Roi ensorcelé prend lui-même la couronne. Le reste est à la Sorcière : l'or de ses propres quartiers nobles, et elle peut construire.
    .asked =
        Le Roi ensorcelé reçoit-il quand même la couronne ?
        La Sorcière prend-elle la couronne si elle ensorcelle le Roi ?
        Que fait la Sorcière à la place du Roi ?
        Je suis le Roi, on m'a envoûté : suis-je quand même premier joueur à la prochaine manche ?
        Qui sera couronné quand la Sorcière joue à la place du Roi ?
ruling-witch-patrician = Le Patricien ensorcelé prend lui-même la couronne. Le reste est à la Sorcière : une carte par quartier noble de sa propre cité, et elle peut construire.
    .asked =
        Le Patricien ensorcelé reçoit-il quand même la couronne ?
        Que fait la Sorcière à la place du Patricien ?
        Je suis le Patricien envoûté : la couronne est-elle pour moi ou pour la Sorcière ?
        Sorcière et Patricien : qui pioche pour les quartiers jaunes ?
        La Sorcière devient-elle premier joueur en ensorcelant le Patricien ?
ruling-witch-emperor = La Sorcière qui a ensorcelé l'Empereur choisit qui reçoit la couronne et prend à ce joueur 1 pièce d'or ou une carte au hasard. L'Empereur ensorcelé ne décide de rien.
    .asked =
        La Sorcière donne-t-elle la couronne si elle a ensorcelé l'Empereur ?
        Qui est payé pour la couronne quand l'Empereur est ensorcelé ?
        Je suis l'Empereur envoûté : est-ce moi qui désigne le nouveau premier joueur ?
        La Sorcière joue l'Empereur : prend-elle une pièce à celui qu'elle couronne ?
        Empereur ensorcelé : qui décide à qui va la couronne ?
ruling-witch-emperor-receiver = La Sorcière qui joue comme l'Empereur ne peut pas se donner la couronne, puisque lui ne le peut pas. Le joueur ensorcelé peut la recevoir, sauf s'il l'a déjà.
    .asked =
        À la place de l'Empereur, la Sorcière peut-elle se donner la couronne ?
        La Sorcière peut-elle donner la couronne à l'Empereur ensorcelé ?
        Je suis la Sorcière et je joue l'Empereur : puis-je me couronner moi-même ?
        La Sorcière à la place de l'Empereur peut-elle garder la couronne pour elle ?
ruling-witch-takes-protection = La cité de la Sorcière qui a ensorcelé l'Évêque est à l'abri du rang 8 jusqu'à la fin de la manche ; celle de l'Évêque est ouverte. La Sorcière prend aussi l'or de ses propres quartiers religieux.
    .asked =
        La cité de la Sorcière est-elle à l'abri si elle a ensorcelé l'Évêque ?
        L'Évêque ensorcelé est-il encore protégé du Condottiere ?
        Que fait la Sorcière à la place de l'Évêque ?
        J'ai ensorcelé l'Évêque avec la Sorcière : le Condottiere peut-il raser chez moi ?
        Sorcière et Évêque : qui est immunisé contre le rang 8 ?
ruling-witch-abbot = À la place de l'Abbé, la Sorcière prend une pièce au plus riche, même au joueur ensorcelé, si ce n'est pas elle la plus riche. Elle prend aussi de l'or ou des cartes pour ses propres quartiers religieux.
    .asked =
        À la place de l'Abbé, la Sorcière prend-elle une pièce au plus riche ?
        Que gagne la Sorcière avec l'Abbé ?
        La Sorcière joue l'Abbé : peut-elle taxer d'une pièce le joueur qui a le plus d'or ?
        L'Abbé est envoûté : qui encaisse la pièce du plus riche ?
        Pour quels quartiers bleus la Sorcière est-elle payée à la place de l'Abbé ?
ruling-witch-cardinal = À la place du Cardinal, la Sorcière peut prendre l'or qui lui manque à un autre joueur, même l'ensorcelé : par pièce, elle donne une carte de sa propre main. Elle pioche pour ses propres quartiers religieux.
    .asked =
        À la place du Cardinal, la Sorcière peut-elle prendre l'or qui lui manque à un autre joueur ?
        Que fait la Sorcière à la place du Cardinal ?
        Sorcière jouant le Cardinal : de quelle main viennent les cartes données contre l'or ?
        Le Cardinal est envoûté : la Sorcière peut-elle se faire financer un bâtiment ?
        La Sorcière-Cardinal peut-elle prendre des pièces à sa propre victime ?
ruling-bewitched-no-extras = La pièce en plus de la Marchande ensorcelée va à la Sorcière, qui la reçoit en reprenant son tour, avec l'or de ses propres quartiers commerçants. La Marchande ensorcelée ne fait que collecter.
    .asked =
        La Marchande ensorcelée touche-t-elle sa pièce supplémentaire ?
        Que gagne la Sorcière avec la Marchande ?
        Je suis la Marchande envoûtée : ai-je mon or bonus ?
        La Sorcière a pris la place de la Marchande : à qui la pièce en plus ?
        Marchande ensorcelée : combien de pièces en tout ?
ruling-witch-alchemist = À la place de l'Alchimiste, la Sorcière récupère à la fin du tour repris tout ce qu'elle a payé pour construire. L'Alchimiste ensorcelé ne construit rien et ne récupère rien.
    .asked =
        La Sorcière récupère-t-elle son or à la place de l'Alchimiste ?
        Qui est remboursé quand l'Alchimiste est ensorcelé ?
        La Sorcière joue l'Alchimiste : ses constructions sont-elles gratuites au bout du compte ?
        Je suis l'Alchimiste envoûté : me rend-on quelque chose à la fin du tour ?
ruling-witch-trader = À la place du Négociant, la Sorcière construit autant de quartiers commerçants qu'elle veut, et un d'un autre type, avec ses cartes et son or. Elle touche le revenu de ses propres quartiers commerçants.
    .asked =
        À la place du Négociant, la Sorcière peut-elle construire plusieurs quartiers commerçants ?
        Que fait la Sorcière à la place du Négociant ?
        La Sorcière joue le Négociant : combien de bâtiments verts peut-elle poser ?
        Le Négociant est envoûté : qui profite des constructions vertes sans limite ?
ruling-witch-takes-limit = La Sorcière construit dans sa propre cité autant que le personnage ensorcelé : trois quartiers comme l'Architecte, deux comme l'Archiviste ou la Voyante. Ce qu'il fait avec des cartes est aussi pour elle, pas pour le joueur ensorcelé.
    .asked =
        La Sorcière peut-elle construire autant de quartiers que le personnage ensorcelé ?
        La Sorcière peut-elle en bâtir trois à la place de l'Architecte ?
        À qui vont les cartes de l'Architecte ou de l'Archiviste ensorcelé ?
        La Sorcière joue la Voyante ou l'Archiviste : une construction ou deux ?
        Architecte envoûté : est-ce que je garde au moins mes deux cartes bonus ?
ruling-witch-takes-ban = La Sorcière qui a ensorcelé la Navigatrice ne construit rien, car l'interdiction vaut pour elle : elle prend 4 pièces d'or ou 4 cartes.
    .asked =
        La Sorcière peut-elle construire si elle a ensorcelé la Navigatrice ?
        Que fait la Sorcière à la place de la Navigatrice ?
        Je suis la Sorcière et j'ai pris la place de la Navigatrice : ai-je le droit de bâtir ?
        La Navigatrice est envoûtée : qui prend les 4 pièces ou les 4 cartes ?
        L'interdiction de bâtir de la Navigatrice pèse-t-elle sur la Sorcière ?
ruling-witch-warlord = À la place du Condottiere, la Sorcière peut détruire un quartier dans n'importe quelle cité, même celle de l'ensorcelé, pour son coût moins 1, avec son or. La cité de l'Évêque et les cités terminées restent à l'abri. Elle touche l'or de ses propres quartiers militaires.
    .asked =
        La Sorcière peut-elle détruire un quartier à la place du Condottiere ?
        La Sorcière a ensorcelé le Condottiere : qui démolit, et avec quel argent ?
        La Sorcière peut-elle raser un quartier du Condottiere ensorcelé ?
        Sorcière jouant le Condottiere : peut-elle s'en prendre à une cité terminée ou à l'Évêque ?
        Je suis le Condottiere, envoûté : puis-je encore attaquer ?
ruling-witch-diplomat = À la place du Diplomate, la Sorcière peut échanger un de ses propres quartiers, même avec le joueur ensorcelé, et paie elle-même la différence. La cité de l'Évêque et les cités terminées restent à l'abri.
    .asked =
        La Sorcière peut-elle échanger un quartier à la place du Diplomate ?
        Sorcière à la place du Diplomate : quel quartier donne-t-elle ?
        Je suis le Diplomate envoûté : la Sorcière peut-elle troquer un de MES bâtiments ?
        La Sorcière joue le Diplomate : qui règle la différence de prix ?
        La Sorcière qui remplace le Diplomate peut-elle troquer avec sa victime ?
ruling-witch-marshal = À la place du Capitaine, la Sorcière peut prendre pour sa propre cité un quartier de coût 3 ou moins, même au joueur ensorcelé ; elle paie ce coût au propriétaire. La cité de l'Évêque et les cités terminées restent à l'abri.
    .asked =
        La Sorcière peut-elle s'emparer d'un quartier à la place du Capitaine ?
        La Sorcière joue pour le Capitaine : où va le quartier pris, et qui paie ?
        Le Capitaine est envoûté : la Sorcière peut-elle réquisitionner un bâtiment à 3 ?
        La Sorcière à la place du Capitaine peut-elle piquer un quartier à sa propre victime ?
ruling-witch-queen = Les 3 pièces d'or de la Reine ensorcelée vont à la Sorcière, et seulement si elle est elle-même assise à côté du joueur qui a révélé le rang 4 : c'est son tour, donc sa place compte.
    .asked =
        La Reine ensorcelée touche-t-elle ses 3 pièces d'or ?
        Sorcière à la place de la Reine : quelle place à table compte ?
        Je suis la Reine envoûtée, voisine du Roi : ai-je mes trois pièces ?
        La Sorcière joue la Reine sans être assise à côté du rang 4 : touche-t-elle l'or ?
        Reine ensorcelée : qui encaisse ?
ruling-witch-queen-rank-four = La Reine touche ses 3 pièces d'or même à côté d'un rang 4 ensorcelé : elle regarde le joueur qui a révélé la carte. La Sorcière qui continue à sa place ne l'a pas révélée.
    .asked =
        La Reine touche-t-elle 3 pièces à côté d'un Roi, d'un Empereur ou d'un Patricien ensorcelé ?
        La Reine est-elle payée à côté de la Sorcière qui joue le Roi ?
        Mon voisin, le Roi, est envoûté : ma Reine est-elle quand même payée ?
        Reine assise près du Roi ensorcelé ou près de la Sorcière : laquelle des deux places compte ?
        Le Patricien d'à côté est sous l'effet de la Sorcière, ma Reine gagne-t-elle quelque chose ?
ruling-witch-artist = À la place de l'Artiste, la Sorcière embellit un ou deux quartiers de sa propre cité, avec ses propres pièces. Ceux du joueur ensorcelé sont hors d'atteinte.
    .asked =
        La Sorcière peut-elle embellir des quartiers à la place de l'Artiste ?
        Sorcière à la place de l'Artiste : sur quels quartiers vont les pièces ?
        La Sorcière joue l'Artiste : de qui sont les pièces posées sur les bâtiments ?
        L'Artiste est envoûté : qui embellit, et dans quelle ville ?
ruling-witch-tax-collector = À la place du Bailli, la Sorcière prend toutes les pièces du jeton. Ce tour-ci, elle ne paie pas de taxe sur ce qu'elle construit, puisqu'elle joue comme le Bailli.
    .asked =
        La Sorcière prend-elle les taxes si elle a ensorcelé le Bailli ?
        La Sorcière paie-t-elle la taxe quand elle joue à la place du Bailli ?
        Je suis le Bailli envoûté : est-ce que je ramasse quand même l'impôt ?
        Le Bailli est sous le charme de la Sorcière : qui vide le jeton ?

## blackmailer

ruling-two-threats = Une seule des deux menaces de la Maître-chanteuse porte la dentelle, l'autre est vierge. Elles sont face cachée sur deux personnages différents, et les deux joueurs doivent régler la leur.
    .asked =
        Les deux joueurs menacés par la Maître-chanteuse risquent-ils vraiment quelque chose ?
        À quoi sert la menace vierge ?
        La Maître-chanteuse peut-elle poser ses deux menaces sur le même personnage ?
        J'ai reçu une menace, mais il y en a une fausse : combien de chances de tout perdre ?
        Comment savoir si ma menace est celle avec la dentelle ?
ruling-threat-settled-when = La menace de la Maître-chanteuse se règle juste après la collecte. Avant cela : ni pouvoir, ni construction, ni merveille, sauf celles qui agissent pendant la collecte.
    .asked =
        Puis-je construire ou utiliser mon pouvoir avant de régler la menace de la Maître-chanteuse ?
        Quand faut-il payer la Maître-chanteuse ?
        Puis-je dépenser mon argent d'abord et payer le pot-de-vin ensuite ?
        J'ai une menace devant moi : dans quel ordre je prends mes ressources, je paie et je bâtis ?
        Je veux vider ma bourse en construisant avant que la Maître-chanteuse ne réclame sa part.
ruling-bribe-half = Le pot-de-vin de la Maître-chanteuse est la moitié de l'or du joueur, arrondie à l'inférieur et comptée après la collecte ; avec une seule pièce, c'est 0. Le jeton est alors retiré sans être vu.
    .asked =
        Combien coûte le pot-de-vin de la Maître-chanteuse ?
        Arrondit-on le pot-de-vin vers le haut ou vers le bas ?
        Les pièces que je viens de collecter comptent-elles ?
        Voit-on la menace une fois que j'ai payé ?
        J'ai 5 pièces : combien dois-je à la Maître-chanteuse, 2 ou 3 ?
ruling-bribe-zero = Sans aucune pièce, on paie 0 à la Maître-chanteuse et le jeton part : la moitié de 0, c'est 0, et le livret laisse bien un joueur à 1 pièce payer 0.
    .asked =
        Peut-on payer le pot-de-vin de la Maître-chanteuse sans aucune pièce ?
        Je suis fauché : la menace me fait-elle encore quelque chose ?
        Je n'ai pas un sou : puis-je acheter le silence de la Maître-chanteuse pour 0 ?
        Avec zéro or, le jeton de menace est-il retiré ?
        Pot-de-vin de rien du tout, ça marche ?
ruling-bribe-refused = On peut refuser de payer la Maître-chanteuse. Elle peut alors retourner le jeton : si c'est la dentelle, elle prend tout l'or du joueur ; s'il est vierge, rien.
    .asked =
        Peut-on refuser de payer la Maître-chanteuse ?
        Que se passe-t-il si je ne paie pas et que la menace est vraie ?
        Et si la Maître-chanteuse retourne une menace vierge ?
        Je refuse le chantage : qu'est-ce que je risque ?
        La Maître-chanteuse bluffe peut-être : ai-je le droit de ne rien verser ?
ruling-threat-before-settling = Tant que la menace de la Maître-chanteuse n'est pas réglée, seuls agissent la Mine d'Or, la Bibliothèque et l'Observatoire, pendant la collecte. Laboratoire, Musée, Forge et toutes les autres attendent.
    .asked =
        Quelles merveilles agissent avant que la menace de la Maître-chanteuse soit réglée ?
        Puis-je utiliser la Forge, le Laboratoire ou le Musée avant de payer ?
        La Mine d'Or donne-t-elle sa pièce sous la menace ?
        Menacé par la Maître-chanteuse, je veux d'abord piocher avec la Forge pour avoir moins d'or.
        Ma Bibliothèque marche-t-elle avant le pot-de-vin ?
ruling-blackmailer-not-killed = La Maître-chanteuse ne peut menacer ni le personnage assassiné, ni l'Assassin, qui est de rang 1.
    .asked =
        La Maître-chanteuse peut-elle menacer le personnage assassiné ?
        La Maître-chanteuse peut-elle menacer l'Assassin ?
        L'Assassin a tué le Roi : puis-je mettre une menace sur le Roi ?
        La Maître-chanteuse peut-elle faire chanter un mort ?
        Menace posée sur la victime de l'Assassin : est-ce valable ?
ruling-blackmailer-not-bewitched = La Maître-chanteuse ne peut menacer ni le personnage ensorcelé, ni la Sorcière, qui est de rang 1.
    .asked =
        La Maître-chanteuse peut-elle menacer le personnage ensorcelé ?
        La Maître-chanteuse peut-elle menacer la Sorcière ?
        La Sorcière a envoûté la Marchande : la Maître-chanteuse peut-elle la viser ?
        Puis-je faire chanter la victime de la Sorcière ?
        Chantage sur un personnage ensorcelé, c'est permis ?
ruling-warrant-and-threat = La Maître-chanteuse peut menacer un personnage visé par un mandat. Seul l'Échevin lui-même est exclu, car il est de rang 1.
    .asked =
        La Maître-chanteuse peut-elle menacer un personnage visé par un mandat ?
        Un personnage peut-il avoir un mandat et une menace ?
        La Maître-chanteuse peut-elle menacer l'Échevin ?
        L'Échevin a mis un mandat sur l'Architecte : puis-je y ajouter ma menace ?
        Mandat et chantage sur la même carte, possible ?

## spy

ruling-spy-matches = L'Espion ne prend aucune carte de la main qu'il voit : il nomme un type, puis regarde seulement. Pour chaque carte du type, il prend 1 pièce d'or au joueur et pioche 1 carte.
    .asked =
        L'Espion prend-il les cartes qu'il voit ?
        Que gagne l'Espion pour les cartes du bon type ?
        L'Espion annonce-t-il la couleur avant de regarder la main ?
        Je suis l'Espion, j'annonce bleu et il a trois cartes bleues : qu'est-ce que je gagne ?
        L'Espion me vole-t-il les cartes de ma main ?
ruling-spy-too-little-gold = L'Espion pioche une carte par carte du type annoncé, même si le joueur a peu d'or. Côté or, il prend seulement ce que le joueur a.
    .asked =
        L'Espion pioche-t-il quand même si le joueur n'a pas assez d'or ?
        Et si le joueur choisi par l'Espion est fauché ?
        L'Espion trouve quatre cartes mais sa victime n'a que deux pièces : combien de cartes pioche-t-il ?
        Je n'ai pas d'or : l'Espion gagne-t-il quand même quelque chose ?
        L'Espion tombe sur un joueur sans le sou.

## thief

ruling-thief-takes-all = Le Voleur prend tout l'or que possède le joueur du personnage désigné au moment où ce personnage est révélé. Si ce joueur n'en a pas, le Voleur n'a rien.
    .asked =
        Combien vole le Voleur ?
        Le Voleur prend-il la moitié ou tout ?
        Le Voleur m'a désigné : combien de pièces dois-je lui donner ?
        À quel instant verse-t-on son or au Voleur ?
        Ma victime n'avait rien en poche : le Voleur repart-il bredouille ?
ruling-thief-before-gathering = Le Voleur ne prend que l'or d'avant la collecte : le joueur volé donne tout en révélant son personnage. Ce qui arrive ensuite lui reste.
    .asked =
        Le Voleur prend-il aussi l'or que je collecte ce tour-ci ?
        Je donne mon or au Voleur avant ou après mes deux pièces ?
        Puis-je dépenser mon or avant que le Voleur le prenne ?
        Volé, est-ce que je garde au moins les deux pièces de ce tour ?
        Mon revenu de Marchande part-il aussi dans la poche du Voleur ?
ruling-thief-not-killed = Le Voleur ne peut voler ni l'assassiné, ni l'Assassin. Il doit désigner un autre personnage.
    .asked =
        Le Voleur peut-il voler le personnage assassiné ?
        Le Voleur peut-il voler l'Assassin ?
        Et si le Voleur désigne celui qui a été tué ?
        Je suis le Voleur : ai-je le droit de viser la victime de l'Assassin ?
        Peut-on dépouiller un mort ?
ruling-thief-not-bewitched = Le Voleur ne peut voler ni l'ensorcelé, ni la Sorcière. Il doit désigner un autre personnage.
    .asked =
        Le Voleur peut-il voler le personnage ensorcelé ?
        Le Voleur peut-il voler la Sorcière ?
        La victime de la Sorcière peut-elle aussi se faire dépouiller ?
        Je suis le Voleur : le Roi est envoûté, puis-je lui prendre ses pièces ?
        Double peine : ensorcelé et volé dans la même manche ?
ruling-thief-not-rank-one = On ne peut voler aucun personnage de rang 1, et l'Échevin en est un. Le Voleur doit désigner un rang plus élevé.
    .asked =
        Le Voleur peut-il voler l'Échevin ?
        Le Voleur peut-il voler un personnage de rang 1 ?
        Je suis l'Échevin : le Voleur peut-il me prendre mon or ?
        Le Voleur peut-il viser celui qui a posé les mandats ?
        Quels personnages le Voleur n'a-t-il pas le droit de dépouiller ?

## magician

ruling-magician-one-of-two = À chaque tour, la Magicienne fait l'un ou l'autre : échanger toute sa main avec un joueur, ou échanger des cartes avec la pioche.
    .asked =
        La Magicienne peut-elle échanger sa main et changer aussi des cartes avec la pioche ?
        Les deux pouvoirs de la Magicienne dans le même tour, c'est permis ?
        Je suis la Magicienne : puis-je prendre la main d'un joueur et ensuite jeter les mauvaises cartes sous la pioche ?
        Magicienne : échange avec un joueur ET avec le paquet ?
ruling-magician-swap = La Magicienne peut échanger même une main vide : elle prend simplement toutes les cartes de l'autre joueur. On échange les mains entières, quel que soit le nombre de cartes.
    .asked =
        La Magicienne peut-elle échanger sa main si elle n'a aucune carte ?
        La Magicienne vole-t-elle toute la main, même dix cartes contre une ?
        Je n'ai plus rien en main : puis-je prendre toutes les cartes d'un adversaire avec la Magicienne ?
        La Magicienne et un joueur ont un nombre différent de cartes : échange-t-on quand même tout ?
        On m'a laissé sans cartes : la Magicienne avait la main vide, a-t-elle le droit ?
ruling-magician-any-player = La Magicienne peut prendre la main de n'importe quel autre joueur : assassiné, volé, ensorcelé ou ayant déjà joué. La carte dit seulement « un autre joueur », et un joueur assassiné a toujours une main.
    .asked =
        La Magicienne peut-elle prendre la main d'un joueur assassiné ?
        Avec qui la Magicienne peut-elle échanger : aussi avec un joueur volé ou qui a déjà joué ?
        La Magicienne désigne-t-elle un joueur ou un personnage ?
        Un mort garde-t-il ses cartes face à la Magicienne ?
        Puis-je échanger ma main avec celui que l'Assassin a tué ?
ruling-magician-exchange = La Magicienne change autant de cartes qu'elle veut avec la pioche : elle les met d'abord dessous, puis en pioche le même nombre et les garde toutes.
    .asked =
        Combien de cartes la Magicienne peut-elle changer avec la pioche ?
        La Magicienne défausse-t-elle d'abord, ou pioche-t-elle d'abord ?
        Je suis la Magicienne : puis-je jeter trois cartes et en tirer trois nouvelles ?
        La Magicienne peut-elle renouveler toute sa main au paquet ?
        Les cartes de la Magicienne vont-elles au-dessus ou au-dessous de la pile ?

## seer

ruling-seer-one-from-each = La Voyante prend une carte au hasard dans la main de chaque autre joueur, puis rend une carte à chacun. (« Au hasard » est dans le livret anglais.)
    .asked =
        La Voyante choisit-elle les cartes qu'elle prend ?
        Combien de cartes la Voyante pique-t-elle à chacun, et regarde-t-elle avant ?
        La Voyante regarde-t-elle ma main pour prendre ma meilleure carte ?
        Je suis la Voyante : une carte à tout le monde ou à un seul joueur ?
        Voyante : tirage à l'aveugle ou choix ?
ruling-seer-any-card-back = La Voyante peut rendre n'importe quelle carte : celle qu'elle vient de prendre, celle d'un autre, ou une des siennes. Elle prend d'abord toutes les cartes, puis les rend.
    .asked =
        La Voyante doit-elle rendre la même carte ?
        Quelle carte la Voyante rend-elle : peut-elle refiler une des siennes ?
        La Voyante m'a pris mon Palais et me rend une Taverne : a-t-elle le droit ?
        Je suis la Voyante : puis-je donner à l'un la carte prise à un autre ?
        La Voyante rend-elle à chacun ce qu'elle lui a pris ?
ruling-seer-empty-hand = À un joueur sans cartes, la Voyante ne prend rien et ne donne rien non plus.
    .asked =
        Un joueur sans carte en reçoit-il une de la Voyante ?
        Que fait la Voyante face à une main vide ?
        Je n'ai pas de carte en main : la Voyante me donne-t-elle quand même quelque chose ?
        La Voyante passe chez un joueur qui n'a aucune carte.
ruling-seer-builds-two = La Voyante peut construire jusqu'à deux quartiers pendant ce tour, y compris avec les cartes qu'elle vient de prendre, si elle a l'or.
    .asked =
        La Voyante peut-elle construire deux quartiers ?
        Combien de constructions pour la Voyante, et avec les cartes prises aux autres ?
        La Voyante bâtit-elle un ou deux bâtiments ?
        Je suis la Voyante : puis-je poser tout de suite les cartes piquées aux adversaires ?

## wizard

ruling-wizard-takes-one = Le Sorcier regarde toute la main d'un autre joueur et y prend la carte de son choix.
    .asked =
        Le Sorcier prend-il une carte au hasard ?
        Combien de cartes le Sorcier voit-il, et combien en vole-t-il ?
        Je suis le Sorcier : est-ce que je choisis la carte que je pique ?
        Le Sorcier regarde-t-il toute ma main ?
        Le Sorcier tire-t-il à l'aveugle comme la Voyante ?
ruling-wizard-builds-at-once = Le Sorcier peut payer la carte prise et la construire sur-le-champ ; sa construction normale reste disponible. Gardée en main, c'est une carte ordinaire.
    .asked =
        Le Sorcier peut-il construire la carte volée et encore un autre quartier ?
        La carte prise par le Sorcier compte-t-elle comme sa construction du tour ?
        Combien de quartiers le Sorcier peut-il bâtir en un tour ?
        Le Sorcier a-t-il droit à deux bâtiments dans son tour ?
        Je suis le Sorcier : après avoir posé la carte piquée, ai-je encore ma construction ?
ruling-wizard-duplicates = Pendant ce tour, le Sorcier peut construire un quartier qu'il a déjà, que ce soit la carte prise ou une carte de sa main.
    .asked =
        Le Sorcier peut-il construire un quartier identique à un des siens ?
        Le droit aux doublons du Sorcier vaut-il seulement pour la carte volée ?
        J'ai une Prison et je suis le Sorcier : puis-je en bâtir une deuxième de ma main ?
        Sorcier : les doubles sont-ils autorisés ce tour-ci ?
        Le Sorcier vient de poser un second Temple, est-ce légal ?
ruling-wizard-after-gathering = Le Sorcier ne construit la carte prise qu'après la collecte, comme tout quartier. Il peut regarder une main et prendre la carte avant, mais pour la construire aussitôt, il collecte d'abord.
    .asked =
        Le Sorcier peut-il construire la carte prise avant de collecter or ou cartes ?
        À quel moment de son tour le Sorcier utilise-t-il son pouvoir ?
        Je suis le Sorcier : je pique une carte et je la pose avant de prendre mes deux pièces ?
        Sorcier : d'abord les ressources, ou d'abord la carte à bâtir ?
ruling-wizard-price = Avec la Manufacture, une merveille prise par le Sorcier lui coûte aussi 1 de moins, et il peut payer le Tripot en cartes : « coût entier » veut seulement dire que le Sorcier lui-même n'offre pas de remise.
    .asked =
        La Manufacture réduit-elle le prix de la carte volée par le Sorcier ?
        Le Sorcier peut-il payer en cartes le Tripot qu'il vient de prendre ?
        Que paie le Sorcier pour la carte construite sur-le-champ ?
        Le « coût entier » du Sorcier interdit-il la remise de la Manufacture ?
        Le Sorcier construit-il gratuitement ce qu'il vient de prendre ?
ruling-wizard-stables = Avec les Écuries, le Sorcier peut construire trois quartiers : ni elles ni la carte construite sur-le-champ ne comptent dans la limite, et une construction normale s'y ajoute. Si les Écuries sont la carte prise, cela fait deux.
    .asked =
        Avec les Écuries, le Sorcier peut-il construire trois quartiers ?
        Les Écuries s'ajoutent-elles à la construction en plus du Sorcier ?
        Je suis le Sorcier avec les Écuries en main : combien de bâtiments en tout ?
        Sorcier : carte piquée, Écuries et construction normale dans le même tour ?
ruling-wizard-pays-gold = Le Sorcier ne peut pas utiliser le Chantier pour la carte qu'il construit sur-le-champ, ni détruire un quartier pour une Nécropole qu'il vient de prendre : son texte dit qu'il paie cette carte. S'il la garde en main, il peut la construire plus tard dans le tour, comme une autre.
    .asked =
        Le Sorcier peut-il utiliser le Chantier pour construire sur-le-champ la carte prise ?
        Le Sorcier peut-il construire une Nécropole volée en détruisant un de ses quartiers ?
        Sorcier, puis-je construire gratuitement la carte prise grâce au Chantier ?

## emperor

ruling-emperor-not-with-two = L'Empereur ne se joue pas à 2 joueurs : prenez le Roi ou le Patricien à sa place, même si une des listes officielles contient l'Empereur.
    .asked =
        Peut-on jouer l'Empereur à deux joueurs ?
        Par qui remplacer l'Empereur à 2 ?
        On n'est que deux et notre liste contient l'Empereur : on le garde ?
        Empereur interdit à deux joueurs ?
ruling-emperor-crown = À un moment de son tour, l'Empereur doit donner la couronne à un autre joueur : ni à lui-même, ni à celui qui l'avait. S'il la détient déjà, il doit la donner aussi.
    .asked =
        L'Empereur peut-il garder la couronne pour lui ?
        Et si l'Empereur a déjà la couronne ?
        L'Empereur peut-il laisser la couronne où elle est ?
        Je suis l'Empereur : puis-je me couronner moi-même ?
        L'Empereur est-il forcé de changer le premier joueur ?
ruling-emperor-payment = C'est l'Empereur qui décide : 1 pièce d'or ou 1 carte au hasard de la main de celui qui reçoit la couronne. S'il n'a ni l'un ni l'autre, l'Empereur n'a rien.
    .asked =
        Qui choisit entre l'or et la carte quand l'Empereur donne la couronne ?
        Que touche l'Empereur pour la couronne, et si le joueur n'a plus un sou ?
        L'Empereur choisit-il la carte qu'il prend ?
        L'Empereur m'a refilé la couronne : est-ce moi qui choisis de donner une pièce ou une carte ?
        Le nouveau couronné n'a ni or ni carte : que prend l'Empereur ?
ruling-emperor-killed = À la fin de la manche, l'Empereur assassiné montre sa carte et donne la couronne à un autre joueur, pas à lui-même, mais ne reçoit ni or ni carte.
    .asked =
        L'Empereur assassiné donne-t-il quand même la couronne ?
        Un Empereur tué est-il payé pour la couronne ?
        On a assassiné l'Empereur : la couronne bouge-t-elle ?
        Je suis l'Empereur mort : à la fin de la manche, puis-je encore choisir qui sera premier joueur ?
        L'Empereur tué prend-il une pièce ou une carte à celui qu'il couronne ?

## king

ruling-rank-four-never-face-up = Aucun personnage de rang 4 (Roi, Empereur ou Patricien) n'est défaussé face visible : s'il sort, remélangez-le et retournez une autre carte. La carte face cachée, elle, peut être un rang 4.
    .asked =
        Le Roi peut-il être parmi les personnages écartés face visible ?
        Que faire si l'Empereur ou le Patricien est retourné au moment d'écarter des cartes ?
        On a tiré le Roi en retirant les cartes visibles, faut-il recommencer ?
        Le rang 4 peut-il se trouver dans la carte cachée du début ?
ruling-king-income = Le Roi et l'Empereur prennent 1 pièce d'or par quartier noble (jaune) de leur propre cité.
    .asked =
        Combien le Roi et l'Empereur touchent-ils pour les quartiers jaunes ?
        Quel est le revenu du Roi ?
        J'ai trois quartiers jaunes et je suis le Roi : combien de pièces ?
        Que gagne l'Empereur avec un Palais et un Manoir ?
        Roi : une pièce par bâtiment noble ?
ruling-king-crown = Le Roi ou le Patricien doit prendre la couronne, mais quand il veut pendant son tour. À partir de là, c'est lui qui appelle les personnages, et il choisit en premier jusqu'à ce qu'un autre reçoive la couronne.
    .asked =
        Le Roi doit-il prendre la couronne tout de suite ?
        Quand le Patricien reçoit-il la couronne, et est-ce obligatoire ?
        Qui garde la couronne si personne n'a le Roi cette manche ?
        Je suis le Roi : puis-je refuser la couronne ou la laisser à un autre ?
        Le Roi devient-il premier joueur dès qu'on l'appelle ?
ruling-crown-stays = Si personne n'a le rang 4 cette manche, la couronne reste où elle est : le joueur couronné continue d'appeler et choisira de nouveau en premier.
    .asked =
        Qui prend la couronne si personne n'est Roi ?
        Que devient la couronne si personne n'a le rang 4 ?
ruling-king-killed = Un Roi ou Patricien assassiné perd son tour, mais à la fin de la manche il montre sa carte et prend la couronne. Jusque-là, celui qui l'avait continue d'appeler.
    .asked =
        Le Roi reçoit-il la couronne s'il est assassiné ?
        Qui choisit en premier à la manche suivante si le Patricien a été tué ?
        On a tué mon Roi : est-ce que je commence quand même à la prochaine manche ?
        Le Patricien mort récupère-t-il la couronne ?
        Personne n'a répondu au 4 : qui est couronné à la fin de la manche ?

## patrician

ruling-patrician-income = Le Patricien pioche 1 carte par quartier noble (jaune) de sa propre cité : des cartes, pas de l'or.
    .asked =
        Le Patricien touche-t-il de l'or pour ses quartiers jaunes ?
        Que rapportent les quartiers nobles au Patricien ?
        J'ai deux quartiers jaunes et je suis le Patricien : des pièces ou des cartes ?
        Patricien : qu'encaisse-t-il pour un Château ?
        Quelle différence de revenu entre le Roi et le Patricien ?

## abbot

ruling-abbot-mix = Pour chaque quartier religieux (bleu), l'Abbé prend 1 pièce d'or ou 1 carte, en mélangeant comme il veut. Il annonce combien de chaque avant de prendre quoi que ce soit.
    .asked =
        L'Abbé peut-il prendre un peu d'or et un peu de cartes ?
        L'Abbé doit-il annoncer d'avance combien de pièces et de cartes ?
        J'ai quatre quartiers bleus et je suis l'Abbé : deux pièces et deux cartes, c'est possible ?
        L'Abbé choisit-il au fur et à mesure, après avoir vu ce qu'il pioche ?
        Que rapportent les quartiers religieux à l'Abbé ?
ruling-abbot-richest = Celui qui a le plus d'or doit donner 1 pièce à l'Abbé, sauf si c'est l'Abbé lui-même. L'Abbé peut y renoncer.
    .asked =
        Le joueur le plus riche peut-il refuser de payer l'Abbé ?
        Combien l'Abbé prend-il au plus riche ?
        L'Abbé est-il obligé de prendre cette pièce ?
        J'ai le plus d'or de la table : suis-je forcé de donner une pièce à l'Abbé ?
        Je suis l'Abbé : puis-je prendre une pièce à celui qui a la plus grosse bourse ?
ruling-abbot-tie-others = Si d'autres sont à égalité pour le plus d'or, l'Abbé choisit l'un d'eux. S'il est lui-même parmi les plus riches, seul ou à égalité, il n'a rien.
    .asked =
        À qui l'Abbé prend-il quand plusieurs joueurs sont aussi riches ?
        L'Abbé a-t-il sa pièce s'il est à égalité avec le plus riche ?
        Deux adversaires ont 6 pièces chacun : l'Abbé se sert-il chez les deux ?
        Je suis l'Abbé et j'ai autant d'or que le plus riche : ai-je droit à ma pièce ?
        Plus riche ex æquo : qui désigne celui qui paie l'Abbé ?
ruling-abbot-moment = L'Abbé choisit son moment : une fois par tour, il peut prendre la pièce dès qu'il n'est pas parmi les plus riches, par exemple après le passage du Voleur, ou après avoir payé un quartier et la taxe du Bailli.
    .asked =
        L'Abbé peut-il dépenser son or, puis prendre la pièce du plus riche ?
        Volé par le Voleur, l'Abbé peut-il encore prendre la pièce ?
        Quand l'Abbé regarde-t-il qui est le plus riche ?
        Je suis l'Abbé et le plus riche : si je bâtis d'abord, puis-je ensuite réclamer la pièce ?
        L'Abbé peut-il vider sa bourse exprès pour ne plus être le plus riche ?

## bishop

ruling-income-before-or-after = Le revenu se touche avant de construire, pour payer avec, ou après, pour que le nouveau quartier rapporte aussi. Le livret le montre avec l'Évêque ; c'est pareil pour tout autre revenu.
    .asked =
        Puis-je construire d'abord et toucher mon revenu ensuite ?
        Le quartier bleu que l'Évêque vient de bâtir rapporte-t-il déjà ?
        Quand prend-on l'or de ses quartiers de couleur ?
        Mieux vaut encaisser avant ou après avoir posé un bâtiment de ma couleur ?
        Je viens de construire une Église avec l'Évêque : compte-t-elle pour mon or de ce tour ?
ruling-bishop-income = L'Évêque prend 1 pièce d'or par quartier religieux (bleu) de sa propre cité.
    .asked =
        Combien l'Évêque touche-t-il pour les quartiers bleus ?
        J'ai trois quartiers religieux et je suis l'Évêque : combien de pièces ?
        Évêque : une pièce par bâtiment bleu ?
        Les Églises et Monastères rapportent-ils à l'Évêque ?
ruling-bishop-protection = Pendant toute la manche, le rang 8 ne peut pas utiliser son pouvoir sur la cité de l'Évêque : rien n'y est détruit, échangé ni pris.
    .asked =
        Le Condottiere peut-il détruire un quartier de l'Évêque ?
        L'Évêque est-il aussi à l'abri du Capitaine et du Diplomate ?
        Combien de temps dure la protection de l'Évêque ?
        Je suis l'Évêque : le rang 8 peut-il s'en prendre à mes bâtiments ?
        Mon ami Condottiere veut raser chez l'Évêque, a-t-il le droit ?
ruling-bishop-killed = Un Évêque assassiné ne protège rien : le rang 8 peut attaquer sa cité comme une autre.
    .asked =
        Les quartiers de l'Évêque restent-ils protégés s'il est assassiné ?
        Le Condottiere peut-il raser un quartier d'un Évêque tué ?
        On a assassiné mon Évêque : suis-je encore immunisé contre le Condottiere ?
        L'Évêque mort garde-t-il sa protection ?
        Le Diplomate ou le Capitaine peuvent-ils se servir chez un Évêque tué ?
ruling-bishop-bewitched = La protection de l'Évêque ensorcelé passe à la Sorcière : sa cité à elle est à l'abri du rang 8, celle de l'Évêque non.
    .asked =
        La cité de l'Évêque est-elle protégée si la Sorcière l'a ensorcelé ?
        Quelle cité échappe au Condottiere quand l'Évêque est ensorcelé ?
        Je suis l'Évêque envoûté : le rang 8 peut-il attaquer ma ville ?
        Condottiere contre Évêque ensorcelé : attaque possible ?
ruling-bishop-two-characters = À 2 ou 3 joueurs, l'Évêque met votre unique cité à l'abri toute la manche, quel que soit celui de vos personnages qui joue : son texte dit « manche », pas « tour ».
    .asked =
        Avec deux personnages chacun, l'Évêque protège-t-il ma cité aussi hors de son tour ?
        À 2 ou 3, toute ma cité est-elle à l'abri si l'un de mes personnages est l'Évêque ?
        À trois, j'ai l'Évêque et la Marchande : le Condottiere peut-il me détruire un quartier pendant le tour de la Marchande ?
        La protection de l'Évêque s'arrête-t-elle quand mon second personnage joue ?
        À deux joueurs, l'immunité de l'Évêque vaut-elle pour tout le joueur ?
ruling-bishop-diplomat-own = À 2 ou 3, un joueur qui a l'Évêque et le Diplomate peut céder un quartier à lui. Aucune règle ne le dit ; nous lisons comme pour le Donjon et la Grande Muraille, où seul compte le quartier que le Diplomate prend.
    .asked =
        Si j'ai l'Évêque et le Diplomate, puis-je céder un de mes quartiers ?
        Mon Évêque empêche-t-il mon propre Diplomate d'échanger ?
        Mon Diplomate peut-il échanger un quartier de la cité que mon Évêque protège ?

## cardinal

ruling-cardinal-income = Le Cardinal pioche 1 carte par quartier religieux (bleu) de sa propre cité : des cartes, pas de l'or.
    .asked =
        Le Cardinal touche-t-il de l'or pour ses quartiers bleus ?
        Je suis le Cardinal avec trois quartiers religieux : des pièces ou des cartes ?
        Que rapportent les quartiers bleus au Cardinal ?
        Cardinal ou Évêque : qui pioche, qui encaisse ?
ruling-cardinal-borrows = S'il lui manque de l'or pour un quartier, le Cardinal prend le reste à un seul autre joueur, lui donne 1 carte de sa main par pièce et doit construire. Le quartier lui-même n'est pas une de ces cartes.
    .asked =
        Le Cardinal peut-il construire avec l'argent d'un autre joueur ?
        Combien de cartes le Cardinal donne-t-il pour l'or qu'il prend ?
        Le Cardinal peut-il prendre l'or et ne pas construire ?
        Je suis le Cardinal, il me manque 2 pièces pour mon Palais : comment faire ?
        Le Cardinal m'a pris trois pièces : que me donne-t-il en échange ?
ruling-cardinal-exactly = Personne ne peut refuser son or au Cardinal. Il prend exactement ce qui manque, ni plus ni moins ; ce joueur doit donc avoir cette somme.
    .asked =
        Un joueur peut-il refuser son or au Cardinal ?
        Le Cardinal peut-il prendre plus d'or qu'il ne lui en manque ?
        Le Cardinal veut mes pièces et je ne suis pas d'accord : puis-je dire non ?
        Le Cardinal peut-il compléter chez deux joueurs à la fois ?
        Ma cible n'a pas assez d'or pour le Cardinal : prend-il ce qu'elle a ?
ruling-cardinal-thieves-den = Le Cardinal peut payer le Tripot en partie en cartes, ce qui réduit d'abord le prix, puis prendre à un joueur exactement l'or qui manque encore. Aucune carte ne sert deux fois : pour le Tripot ou pour le joueur.
    .asked =
        Le Cardinal peut-il payer le Tripot en partie en cartes et prendre le reste à un joueur ?
        Une même carte compte-t-elle à la fois pour le Tripot et pour l'échange du Cardinal ?
        Je suis le Cardinal et je bâtis le Tripot : cartes à la pioche ou cartes au joueur ?
        Tripot et Cardinal : peut-on combiner le paiement en cartes et l'or d'un adversaire ?

## alchemist

ruling-alchemist-refund = L'Alchimiste paie comme d'habitude, mais à la fin de son tour il récupère tout l'or payé pour construire.
    .asked =
        L'Alchimiste construit-il gratuitement ?
        Quand l'Alchimiste récupère-t-il l'or de ses constructions ?
        Tout ce que bâtit l'Alchimiste est-il gratuit au bout du compte ?
        Je suis l'Alchimiste : quand me rembourse-t-on mon bâtiment ?
        L'Alchimiste reprend-il ses pièces aussitôt, pour bâtir encore ?
ruling-alchemist-full-price = L'Alchimiste doit avoir le prix entier au moment de construire ; il ne le récupère qu'après.
    .asked =
        L'Alchimiste peut-il construire un quartier trop cher pour lui ?
        L'Alchimiste doit-il avancer l'or ?
        Je suis l'Alchimiste avec 3 pièces : puis-je poser un quartier à 5 puisqu'on me rembourse ?
        L'Alchimiste peut-il construire à crédit ?
        Faut-il que l'Alchimiste ait toute la somme en poche ?
ruling-alchemist-other-costs = Seul l'or payé pour construire revient à l'Alchimiste : pas les 2 pièces de l'effet de la Forge, ni la taxe du Bailli, ni aucun autre paiement.
    .asked =
        L'Alchimiste récupère-t-il la taxe du Bailli ?
        Les 2 pièces de la Forge reviennent-elles à l'Alchimiste ?
        Je suis l'Alchimiste : me rend-on aussi ce que j'ai payé à la Forge ?
        L'impôt sur la construction est-il remboursé à l'Alchimiste ?
        Qu'est-ce qui n'est pas remboursé à l'Alchimiste ?
ruling-alchemist-treasury = L'or revient à la fin du tour de l'Alchimiste, avant le décompte : le Trésor Impérial le compte donc.
    .asked =
        Le Trésor Impérial compte-t-il l'or que l'Alchimiste a payé pour construire à la dernière manche ?
        L'Alchimiste récupère-t-il son or avant le décompte du Trésor Impérial ?
        Alchimiste à la dernière manche avec le Trésor Impérial : mes pièces remboursées valent-elles des points ?
        L'or qui revient à l'Alchimiste compte-t-il au décompte final ?

## merchant

ruling-merchant-income = La Marchande prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien la Marchande touche-t-elle pour les quartiers verts ?
        J'ai quatre quartiers commerçants et je suis la Marchande : combien de pièces ?
        Marchande : une pièce par bâtiment vert ?
        Le Marché et le Port rapportent-ils à la Marchande ?
ruling-merchant-extra = La Marchande a sa pièce en plus quoi qu'elle ait collecté, or ou cartes : 3 pièces en tout, ou des cartes et 1 pièce.
    .asked =
        La Marchande a-t-elle sa pièce en plus si elle pioche des cartes ?
        Combien d'or la Marchande gagne-t-elle par tour ?
        Je suis la Marchande et j'ai pioché au lieu de prendre de l'or : ai-je quand même mon bonus d'une pièce ?
        La pièce bonus de la Marchande dépend-elle de ce qu'elle choisit ?
        Marchande : deux ou trois pièces par tour sans quartier vert ?
ruling-merchant-gold-mine = La Mine d'Or ne paie que si on collecte de l'or ; la pièce de la Marchande vient dans tous les cas. Collecter de l'or avec les deux rapporte 4.
    .asked =
        La Mine d'Or rapporte-t-elle si la Marchande prend des cartes ?
        La pièce de la Marchande et celle de la Mine d'Or s'additionnent-elles ?
        Je suis la Marchande avec la Mine d'Or : combien de pièces si je prends de l'or, et si je pioche ?
        Mine d'Or et Marchande font-elles 4 pièces ?

## trader

ruling-trader-income = Le Négociant prend 1 pièce d'or par quartier commerçant (vert) de sa propre cité.
    .asked =
        Combien le Négociant touche-t-il pour les quartiers verts ?
        J'ai trois quartiers commerçants et je suis le Négociant : combien de pièces ?
        Négociant : une pièce par bâtiment vert, comme la Marchande ?
        Le Négociant a-t-il un revenu ?
ruling-trader-any-number = Le Négociant peut construire autant de quartiers commerçants (verts) qu'il peut en payer, et un quartier d'un autre type en plus.
    .asked =
        Combien de quartiers le Négociant peut-il construire en un tour ?
        Le Négociant peut-il aussi construire un quartier qui n'est pas vert ?
        Je suis le Négociant : puis-je poser quatre bâtiments verts et un rouge ?
        Les quartiers commerçants du Négociant ont-ils une limite par tour ?
        Le Négociant pose-t-il trois verts d'un coup ?

## architect

ruling-architect-cards = L'Architecte pioche 2 cartes en plus de ce qu'il a collecté et garde les deux, à n'importe quel moment de son tour.
    .asked =
        L'Architecte a-t-il ses deux cartes même s'il a pris de l'or ?
        L'Architecte garde-t-il les deux cartes bonus ?
        Quand l'Architecte pioche-t-il ses cartes en plus ?
        Je suis l'Architecte : mes 2 cartes bonus, j'en jette une ou je garde tout ?
        L'Architecte peut-il piocher ses cartes bonus après avoir construit ?
ruling-architect-three = L'Architecte peut construire jusqu'à trois quartiers pendant son tour, chacun à son coût. Il peut aussi en construire moins, ou aucun.
    .asked =
        Combien de quartiers l'Architecte peut-il construire ?
        L'Architecte est-il obligé de bâtir trois quartiers ?
        L'Architecte pose-t-il deux, trois ou quatre bâtiments ?
        Je suis l'Architecte sans assez d'or : puis-je n'en construire qu'un ?
        Les quartiers de l'Architecte sont-ils moins chers ?
ruling-architect-stables = Les Écuries sont hors limite : l'Architecte peut construire trois autres quartiers et les Écuries. La Voyante et l'Archiviste arrivent ainsi à trois, et le Négociant les ajoute à ses constructions habituelles.
    .asked =
        L'Architecte peut-il construire quatre quartiers avec les Écuries ?
        Les Écuries comptent-elles dans les trois quartiers de l'Architecte ?
        L'Archiviste ou la Voyante peuvent-ils bâtir un troisième quartier si ce sont les Écuries ?
        Le Négociant peut-il poser les Écuries en plus du reste ?
        Je suis l'Architecte : Écuries plus trois bâtiments, ça fait quatre dans le tour ?
ruling-library-extra-cards = La Bibliothèque et l'Observatoire n'agissent que sur les cartes collectées. L'Architecte pioche toujours 2 cartes en plus, la Navigatrice 4, et l'Archiviste garde 1 carte sur 7.
    .asked =
        La Bibliothèque et l'Observatoire marchent-ils avec les cartes piochées grâce à un personnage ?
        Avec la Bibliothèque, l'Archiviste garde-t-il ses sept cartes ?
        L'Observatoire donne-t-il une carte de plus à l'Architecte ou à la Navigatrice ?
        J'ai la Bibliothèque et je suis l'Archiviste : puis-je garder plus d'une carte des sept ?
        L'Observatoire me fait-il piocher une carte de plus avec la Navigatrice ?
ruling-cards-cross-turns = À 2 ou 3 joueurs, les cartes piochées au tour de votre Architecte peuvent être construites à celui de votre Condottiere. Mais les trois constructions ne valent qu'au tour de l'Architecte : au tour du Condottiere, c'est une seule.
    .asked =
        Avec l'Architecte et le Condottiere, puis-je construire dans un tour ce que j'ai pioché dans l'autre ?
        Puis-je bâtir trois quartiers aussi pendant le tour de mon Condottiere ?
        À deux, mon Architecte pioche : mon Condottiere peut-il poser ces cartes plus tard dans la manche ?
        À 3 joueurs, la limite de trois bâtiments vaut-elle pour mon autre personnage ?

## navigator

ruling-navigator-no-building = La Navigatrice ne construit rien pendant ce tour, même si elle ne prend ni ses 4 pièces d'or ni ses 4 cartes.
    .asked =
        La Navigatrice peut-elle construire un quartier ?
        Si la Navigatrice renonce à ses 4 pièces ou cartes, peut-elle bâtir ?
        Je suis la Navigatrice et j'ai de l'or : ai-je le droit de poser un bâtiment ?
        La Navigatrice n'utilise pas sa capacité : l'interdiction de bâtir tombe-t-elle ?
        Navigatrice : construire ce tour, oui ou non ?
ruling-navigator-four = La Navigatrice prend soit 4 pièces d'or, soit 4 cartes, sans mélange, en plus de ce qu'elle a collecté. Elle garde les quatre cartes.
    .asked =
        La Navigatrice peut-elle prendre 2 pièces d'or et 2 cartes ?
        Que reçoit la Navigatrice en plus de sa collecte ?
        Combien de cartes garde la Navigatrice sur les quatre ?
        Je suis la Navigatrice : moitié or, moitié cartes, c'est permis ?
        Navigatrice : les quatre pièces s'ajoutent-elles aux deux de la collecte ?
ruling-navigator-stables = La Navigatrice ne peut construire par aucun moyen : ni les Écuries, pourtant hors limite, ni un quartier grâce au Chantier, ni la Nécropole.
    .asked =
        La Navigatrice peut-elle construire les Écuries, qui sont hors limite ?
        La Navigatrice peut-elle sacrifier le Chantier pour bâtir gratuitement ?
        La Navigatrice peut-elle poser la Nécropole en détruisant un quartier ?
        Navigatrice : les Écuries échappent-elles à l'interdiction de construire ?
        Je suis la Navigatrice : un bâtiment sans payer, par le Chantier, est-ce autorisé ?

## scholar

ruling-scholar-seven = L'Archiviste pioche 7 cartes, en garde 1 et mélange les 6 autres à la pioche. Il est le seul : ailleurs, les cartes non gardées vont sous la pioche.
    .asked =
        Les six autres cartes de l'Archiviste vont-elles sous la pioche ?
        Combien de cartes garde l'Archiviste sur les sept ?
        Faut-il remélanger la pioche après l'Archiviste ?
        Je suis l'Archiviste : que fais-je des six cartes dont je ne veux pas ?
        L'Archiviste regarde combien de cartes ?
ruling-scholar-builds-two = L'Archiviste peut construire jusqu'à deux quartiers pendant son tour.
    .asked =
        L'Archiviste peut-il construire plus d'un quartier ?
        Quelle est la limite de construction de l'Archiviste ?
        Je suis l'Archiviste : puis-je poser deux bâtiments ce tour-ci ?
        Archiviste : un, deux ou trois bâtiments ?

## diplomat

ruling-diplomat-swap = Le Diplomate échange un de ses quartiers contre celui d'un autre joueur. S'il prend le plus cher des deux, il paie la différence à ce joueur.
    .asked =
        Combien le Diplomate paie-t-il pour un échange ?
        Qui reçoit l'or quand le Diplomate troque des quartiers ?
        Le Diplomate peut-il troquer un petit quartier contre un quartier cher ?
        Je suis le Diplomate : je donne ma Taverne (1) contre un Palais (5), combien dois-je, et à qui ?
        Le Diplomate m'a pris mon meilleur bâtiment : ai-je droit à un dédommagement ?
ruling-diplomat-no-change = Quand le Diplomate prend le quartier le moins cher, personne ne paie rien : on ne lui rend pas la différence.
    .asked =
        Rend-on la différence au Diplomate qui prend un quartier moins cher ?
        Dois-je payer si le Diplomate me donne un meilleur bâtiment ?
        Je suis le Diplomate et je cède un quartier à 5 contre un quartier à 3 : me doit-on 2 pièces ?
        Troc à perte pour le Diplomate : reçoit-il de la monnaie ?
        Le Diplomate prend moins cher : qui paie ?
ruling-diplomat-not-completed = Le Diplomate ne peut pas échanger avec un joueur dont la cité est terminée.
    .asked =
        Le Diplomate peut-il échanger un quartier avec une cité terminée ?
        Ma ville finie est-elle à l'abri du Diplomate ?
        J'ai mes sept quartiers : le Diplomate peut-il encore m'en échanger un ?
        Diplomate contre ville complète : troc possible ?
        Je suis le Diplomate : puis-je m'attaquer à celui qui a déjà fini ?
ruling-diplomat-own-completed = Le Diplomate peut encore échanger quand sa propre cité est terminée : seule l'autre ne doit pas l'être.
    .asked =
        Le Diplomate peut-il échanger si sa propre cité est terminée ?
        Ma cité est finie : puis-je encore troquer un quartier avec le Diplomate ?
        Je suis le Diplomate et j'ai déjà sept bâtiments : ai-je le droit d'en troquer un contre plus cher ?
        La cité terminée du Diplomate l'empêche-t-elle de faire son échange ?
        Diplomate avec ville complète : peut-il améliorer son score par un troc ?
ruling-diplomat-no-duplicate = L'échange du Diplomate ne peut donner à aucune des deux cités un quartier qu'elle a déjà. Il ne peut donc pas non plus échanger deux quartiers du même nom l'un contre l'autre.
    .asked =
        L'échange du Diplomate peut-il créer un doublon ?
        Le Diplomate peut-il échanger une Taverne contre une Taverne ?
        Le Diplomate peut-il me refiler un bâtiment que j'ai déjà ?
        J'ai déjà un Marché : le Diplomate peut-il m'en donner un second ?
        Je suis le Diplomate : puis-je prendre un Temple alors que j'en ai un ?
ruling-diplomat-income = Le Diplomate prend 1 pièce d'or par quartier rouge de sa cité (militaire, ou soldatesque dans la troisième édition).
    .asked =
        Quel est le revenu du Diplomate ?
        Quels quartiers rapportent de l'or au Diplomate ?
        J'ai deux quartiers rouges et je suis le Diplomate : combien de pièces ?
        Le Diplomate est-il payé pour les quartiers militaires comme le Condottiere ?
ruling-diplomat-monument = Après l'échange du Diplomate, on recompte les deux cités : l'échange peut en terminer une, et celle qui cède le Monument peut ne plus être terminée. Pour les 2 points, la cité doit être terminée à la fin ; les 4 points du premier restent acquis.
    .asked =
        Ma cité reste-t-elle terminée si, avec le Diplomate, je cède mon Monument et n'ai plus assez de quartiers ?
        Le Diplomate peut-il terminer sa cité en prenant le Monument ?
        Est-ce que je garde mes points bonus après avoir échangé le Monument ?
        J'échange mon Monument comme Diplomate et je tombe à cinq quartiers : ma ville est-elle toujours complète ?
        Je récupère un Monument par le Diplomate : compte-t-il pour deux chez moi ?

## marshal

ruling-marshal-seizes = Le Capitaine s'empare d'un quartier de coût 3 ou moins d'un autre joueur et paie ce coût à ce joueur.
    .asked =
        Quels quartiers le Capitaine peut-il prendre, et combien paie-t-il ?
        Qui reçoit l'argent quand le Capitaine s'empare d'un quartier ?
        Le Capitaine peut-il me piquer un quartier de coût 4 ?
        Je suis le Capitaine : puis-je prendre une Cathédrale à 5 ?
        Le Capitaine m'a pris une Taverne : suis-je dédommagé ?
ruling-marshal-not-completed = Le Capitaine ne peut rien prendre dans une cité terminée.
    .asked =
        Le Capitaine peut-il prendre un quartier dans une cité terminée ?
        Ma ville finie est-elle à l'abri du Capitaine ?
        J'ai mes sept quartiers : le Capitaine peut-il encore m'en réquisitionner un ?
        Je suis le Capitaine : puis-je me servir chez celui qui a déjà fini ?
        Capitaine contre ville complète : c'est permis ?
ruling-marshal-no-duplicate = Le Capitaine ne peut pas s'emparer d'un quartier qu'il a déjà dans sa cité.
    .asked =
        Le Capitaine peut-il prendre un quartier qu'il a déjà ?
        Le Capitaine peut-il avoir une deuxième Taverne en prenant la mienne ?
        J'ai un Temple et je suis le Capitaine : puis-je prendre le Temple du voisin ?
        Le Capitaine veut un bâtiment en double, est-ce légal ?
        Mon quartier est-il à l'abri du Capitaine s'il possède le même ?
ruling-marshal-completes = Le Capitaine peut terminer sa cité, et même en premier, en s'emparant d'un quartier : le livret regarde ce qu'il y a dans la cité, un quartier pris y compte comme un quartier construit.
    .asked =
        Le Capitaine peut-il terminer sa cité en s'emparant d'un quartier ?
        La partie s'arrête-t-elle si le Capitaine prend son septième quartier ?
        Il me manque un bâtiment et je suis le Capitaine : si j'en prends un, ai-je fini ?
        Un quartier réquisitionné compte-t-il pour les sept de la cité ?
        Le Capitaine peut-il avoir les 4 points du premier avec un quartier pris ?
ruling-marshal-income = Le Capitaine prend 1 pièce d'or par quartier militaire (rouge) de sa cité.
    .asked =
        Quel est le revenu du Capitaine ?
        Quels quartiers rapportent de l'or au Capitaine ?
        J'ai deux quartiers rouges et je suis le Capitaine : combien de pièces ?
        Le Capitaine est-il payé pour les quartiers militaires comme le Condottiere ?
ruling-marshal-factory = Même avec la Manufacture, le Capitaine ne prend rien au-dessus de 3 : elle ne baisse que ce que son propriétaire paie pour construire. Le coût ne change pas, et c'est lui qui compte pour la limite et pour le paiement du Capitaine.
    .asked =
        Avec la Manufacture, le Capitaine peut-il prendre une merveille de coût 4 ?
        Le Capitaine paie-t-il 1 de moins pour une merveille s'il a la Manufacture ?
        Je suis le Capitaine et j'ai la Manufacture : une merveille à 4 m'en coûte-t-elle 3 ?
        La remise de la Manufacture s'applique-t-elle à une réquisition du Capitaine ?

## warlord

ruling-warlord-price = Le Condottiere paie 1 pièce d'or de moins que le coût du quartier : rien pour un coût de 1, 4 pièces pour un coût de 5. Il en détruit un par tour, dans n'importe quelle cité.
    .asked =
        Combien le Condottiere paie-t-il pour détruire un quartier ?
        Le Condottiere peut-il raser gratuitement un quartier de coût 1 ?
        Combien de quartiers le Condottiere peut-il démolir par tour ?
        Je suis le Condottiere : combien me coûte la destruction d'un Palais à 5 ?
        Le Condottiere peut-il abattre deux bâtiments dans le même tour ?
ruling-warlord-not-completed = Une cité terminée est à l'abri du Condottiere : sept quartiers, ou huit à 2 ou 3 joueurs.
    .asked =
        Le Condottiere peut-il détruire un quartier dans une cité terminée ?
        J'ai sept quartiers : le Condottiere peut-il encore m'en raser un ?
        Le Condottiere peut-il attaquer celui qui a fini sa ville en premier ?
        Un joueur a fini sa cité : puis-je encore l'attaquer avec mon Condottiere ?
        À deux joueurs, j'ai sept quartiers : suis-je à l'abri du Condottiere ?
ruling-warlord-any-moment = Le Condottiere détruit à n'importe quel moment de son tour, même avant son revenu ou avant de construire. Il paie la banque, pas le propriétaire.
    .asked =
        Le Condottiere peut-il détruire avant de construire ?
        Quand le Condottiere attaque-t-il ?
        Qui reçoit l'or que paie le Condottiere ?
        Je suis le Condottiere : j'attaque au début ou à la fin de mon tour ?
        On m'a rasé un quartier : est-ce que je touche l'argent du Condottiere ?
ruling-warlord-own = Le Condottiere peut aussi détruire dans sa propre cité, au même prix, tant qu'elle n'est pas terminée.
    .asked =
        Le Condottiere peut-il détruire son propre quartier ?
        Puis-je démolir un de mes bâtiments avec le Condottiere ?
        Je suis le Condottiere : puis-je raser un de mes propres quartiers pour en reposer un meilleur ?
        Le Condottiere peut-il s'attaquer à sa propre ville ?
        Combien coûte la destruction d'un bâtiment à soi ?
ruling-destroy-under-deck = Un quartier détruit va sous la pioche, quelle qu'en soit la cause : Condottiere, Poudrière, Chantier ou Nécropole.
    .asked =
        Un quartier détruit revient-il dans la main de son propriétaire ?
        Où va la carte d'un quartier rasé ?
        Un quartier détruit sort-il du jeu ?
        On m'a rasé ma Cathédrale : est-ce que je la reprends en main ?
        Que devient une carte démolie par le Condottiere ou la Poudrière ?
ruling-warlord-income = Le Condottiere prend 1 pièce d'or par quartier rouge de sa cité (militaire, ou soldatesque dans la troisième édition).
    .asked =
        Quel est le revenu du Condottiere ?
        Quels quartiers rapportent de l'or au Condottiere ?
        J'ai trois quartiers rouges et je suis le Condottiere : combien de pièces ?
        Que rapportent la Prison et la Caserne au Condottiere ?
ruling-warlord-own-bishop = À 2 ou 3 joueurs, celui qui a l'Évêque et le Condottiere ne peut rien détruire dans sa propre cité : la protection de l'Évêque ne prévoit aucune exception.
    .asked =
        Avec l'Évêque et le Condottiere, puis-je détruire un de mes propres quartiers ?
        Mon Évêque protège-t-il ma cité de mon propre Condottiere ?
        À deux, j'ai l'Évêque et le Condottiere : puis-je raser chez moi ?
        La protection de l'Évêque s'applique-t-elle à son propre joueur qui joue le rang 8 ?
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
        Je suis l'Artiste : combien de bâtiments puis-je décorer, et à quel prix ?
        L'Artiste prend-il ses pièces à la banque ?
ruling-artist-once = Un quartier porte au plus une pièce de l'Artiste.
    .asked =
        L'Artiste peut-il embellir deux fois le même quartier ?
        Peut-il y avoir deux pièces sur un quartier ?
        J'ai déjà décoré mon Palais : puis-je lui remettre une pièce à une autre manche avec l'Artiste ?
        Combien de pièces de l'Artiste au maximum sur un même bâtiment ?
        L'Artiste peut-il poser ses deux pièces au même endroit ?
ruling-artist-point = Un quartier qui porte la pièce de l'Artiste rapporte 1 point de plus.
    .asked =
        Un quartier embelli vaut-il plus de points ?
        Que rapportent les pièces de l'Artiste à la fin ?
        Un bâtiment décoré par l'Artiste marque-t-il plus au décompte ?
        Combien de points pour un quartier à 4 avec une pièce dessus ?
        Embellir vaut-il le coup pour le score final ?
ruling-artist-destroy = La pièce de l'Artiste coûte 1 pièce d'or de plus au Condottiere : il paie le coût imprimé au lieu de 1 de moins.
    .asked =
        Le Condottiere paie-t-il plus pour détruire un quartier embelli ?
        L'Artiste protège-t-il ses bâtiments du Condottiere ?
        Je suis le Condottiere : combien pour démolir un quartier à 3 décoré par l'Artiste ?
        Un bâtiment orné est-il plus cher à raser ?
        Une Taverne avec une pièce dessus se détruit-elle encore gratis ?
ruling-artist-swap-seize = La pièce de l'Artiste reste sur un quartier échangé ou pris. Pour le Diplomate et le Capitaine, il coûte 1 de plus.
    .asked =
        La pièce de l'Artiste reste-t-elle sur un quartier qui change de main ?
        Le Diplomate et le Capitaine paient-ils plus pour un quartier embelli ?
        Le Diplomate m'a pris un quartier décoré : la pièce part-elle avec ?
        Je suis le Capitaine : un bâtiment à 2 décoré me coûte-t-il 3 ?
        Troc d'un quartier embelli : comment calcule-t-on la différence ?
ruling-artist-coin-destroyed = La pièce de l'Artiste va à la banque : aucun livret ne la rend, et elle n'était plus dans le trésor. La Poudrière, le Chantier et la Nécropole détruisent sans payer : la pièce ne les gêne pas.
    .asked =
        Le propriétaire récupère-t-il la pièce de l'Artiste quand le quartier est détruit ?
        Où va la pièce d'un quartier embelli qu'on rase ?
        La pièce de l'Artiste protège-t-elle de la Poudrière ?
        On a démoli mon quartier décoré : ai-je le droit de reprendre ma pièce ?
        Mon quartier embelli est rasé par le Condottiere, qui garde la pièce ?
ruling-artist-cost = Partout où le coût compte, un quartier qui porte la pièce de l'Artiste coûte 1 de plus, pour de bon. C'est le texte anglais, que nous suivons ; l'ukrainien ne parle que du prix de l'attaque et des points.
    .asked =
        La pièce de l'Artiste augmente-t-elle le coût lui-même ?
        Un quartier embelli est-il plus cher pour tout ?
        Un quartier à 3 décoré par l'Artiste est-il désormais un quartier à 4 ?
        Embelli : est-ce le coût qui change, ou seulement les points ?
        Le coût augmenté par l'Artiste vaut-il aussi pour les autres cartes ?
ruling-artist-marshal-limit = Avec la pièce de l'Artiste, un quartier de coût 3 coûte 4, et le Capitaine ne prend rien au-dessus de 3 : le livret anglais augmente le coût lui-même.
    .asked =
        Le Capitaine peut-il prendre un quartier embelli de coût 3 ?
        Mon quartier à 3 porte une pièce de l'Artiste : le Capitaine peut-il encore me le piquer ?
        L'Artiste peut-il mettre un bâtiment à l'abri du Capitaine ?
        Capitaine et quartier décoré : limite de 3 dépassée ?
ruling-artist-basilica = La pièce de l'Artiste augmente le coût pour de bon : pour la Basilique, l'impair devient pair et le pair impair. Une Basilique embellie coûte 5 et se compte elle-même.
    .asked =
        La pièce de l'Artiste change-t-elle ce que compte la Basilique ?
        Un quartier embelli est-il pair ou impair pour la Basilique ?
        J'ai embelli un quartier à 4 : devient-il impair pour ma Basilique ?
        Basilique et pièce de l'Artiste : compte-t-on 3 ou 4 ?
ruling-coins-not-in-stash = Les pièces posées sur des quartiers ne sont pas dans votre trésor : le Trésor Impérial ne les compte pas, et pour l'Hospice vous pouvez être sans or malgré elles.
    .asked =
        Les pièces de l'Artiste comptent-elles comme mon or pour le Trésor Impérial ou l'Hospice ?
        Les pièces sur les quartiers rapportent-elles avec le Trésor Impérial ?
        J'ai trois pièces sur mes bâtiments et rien devant moi : l'Hospice me paie-t-il ?
        L'or posé par l'Artiste est-il encore à moi, pour le Trésor Impérial ?

## queen

ruling-queen-next-to-four = La Reine prend 3 pièces d'or si elle est assise à côté du joueur qui a révélé le personnage de rang 4. Peu importe qui a la couronne, même si l'Empereur l'a donnée à son voisin.
    .asked =
        La Reine reçoit-elle 3 pièces d'or à côté du joueur qui a la couronne ?
        Quand la Reine touche-t-elle son or ?
        L'Empereur a couronné mon voisin : suis-je payé avec la Reine ?
        Je suis la Reine, assise à gauche du Roi : combien est-ce que je gagne ?
        Reine : faut-il être à côté du Roi ou de la couronne ?
ruling-queen-neighbour-killed = La Reine reçoit quand même ses 3 pièces d'or à côté d'un rang 4 assassiné : à la fin de la manche, quand on montre sa carte.
    .asked =
        La Reine reçoit-elle 3 pièces d'or si le Roi à côté d'elle a été assassiné ?
        L'Empereur ou le Patricien voisin a été tué : quand la Reine est-elle payée ?
        Mon voisin le Roi s'est fait tuer : ma Reine touche-t-elle ses trois pièces ?
        Reine à côté d'un Patricien mort : payée tout de suite, plus tard ou jamais ?
        Le rang 4 assassiné rapporte-t-il quand même à la Reine ?
ruling-queen-from-five = La Reine ne se joue qu'à cinq joueurs ou plus.
    .asked =
        Peut-on jouer avec la Reine à quatre ?
        Combien de joueurs faut-il pour la Reine ?
        On est quatre : peut-on prendre la Reine comme neuvième personnage ?
        La Reine est-elle interdite dans les petites parties ?
        À partir de combien joue-t-on la Reine ?
ruling-list-queen-substitute = À 3 ou 4 joueurs, l'Artiste ou le Bailli remplace la Reine dans une liste toute faite.
    .asked =
        Qui remplace la Reine dans une liste à 3 ou 4 joueurs ?
        Notre liste officielle contient la Reine et nous sommes quatre : on met qui à la place ?
        Par quel personnage remplacer la Reine à trois ?

## tax-collector

ruling-tax-each-building = Chaque joueur qui construit pose 1 pièce d'or sur le jeton du Bailli juste après, tant que le Bailli est un des personnages de la partie.
    .asked =
        Qui paie le Bailli, et quand ?
        Où va la taxe quand je construis ?
        À combien s'élève l'impôt du Bailli ?
        Le Bailli est dans la partie : dois-je donner quelque chose quand je pose un bâtiment ?
        Combien coûte en plus une construction quand on joue avec le Bailli ?
ruling-tax-several = Le Bailli a droit à 1 pièce d'or pour chaque quartier, même hors limite de construction.
    .asked =
        L'Architecte paie-t-il le Bailli pour chacun de ses quartiers ?
        Les Écuries et les quartiers en plus du Négociant sont-ils taxés ?
        Je bâtis deux quartiers dans mon tour : une taxe ou deux ?
        Je suis l'Architecte, trois bâtiments posés : trois pièces d'impôt ?
        Le Sorcier paie-t-il deux fois le Bailli s'il construit deux fois ?
ruling-tax-unpaid-building = La taxe du Bailli est due pour tout quartier construit, même sans dépenser d'or.
    .asked =
        Dois-je payer le Bailli pour un quartier gratuit grâce au Chantier ?
        La Nécropole est-elle taxée si j'ai détruit un quartier pour elle ?
        J'ai bâti sans or : le Bailli réclame-t-il quand même sa pièce ?
        Construction gratuite, impôt quand même ?
        Le Bailli taxe-t-il un Tripot payé en cartes ?
ruling-tax-no-gold = Celui qui n'a plus d'or après avoir construit ne donne rien au Bailli, et ne lui doit rien non plus.
    .asked =
        Dois-je payer le Bailli si ma dernière pièce est partie dans la construction ?
        Puis-je construire s'il ne me reste rien pour la taxe ?
        Je viens de tout dépenser pour bâtir : le Bailli me met-il une dette ?
        Plus un sou après la construction : comment payer l'impôt ?
        Dois-je garder une pièce de côté pour la taxe du Bailli ?
ruling-tax-not-himself = Le Bailli ne paie pas de taxe pour ce qu'il construit à son tour.
    .asked =
        Le Bailli paie-t-il sa propre taxe ?
        Je suis le Bailli et je construis : dois-je mettre une pièce sur mon propre jeton ?
        Le Bailli est-il exempté d'impôt ?
        Le Bailli se taxe-t-il lui-même ?
ruling-tax-taken = Le Bailli peut prendre toutes les pièces de son jeton une fois dans son tour, au moment qu'il veut.
    .asked =
        Quand le Bailli ramasse-t-il son argent ?
        Le Bailli peut-il construire avec les taxes dans le même tour ?
        Je suis le Bailli : puis-je prendre l'or du jeton avant de bâtir ?
        Combien de pièces le Bailli récolte-t-il à son tour ?
        Le Bailli doit-il attendre la fin du tour pour encaisser l'impôt ?
ruling-tax-not-in-play = La taxe du Bailli est due à chaque manche. Si personne n'a le Bailli, ou s'il a été défaussé, les pièces restent sur son jeton pour une manche suivante.
    .asked =
        Paie-t-on la taxe si personne n'a choisi le Bailli cette manche ?
        Que deviennent les pièces du jeton si le Bailli n'est pas joué ?
        Le Bailli a été écarté cette manche : faut-il quand même verser une pièce en construisant ?
        L'or de l'impôt s'accumule-t-il d'une manche à l'autre ?
ruling-tax-killed = La taxe se paie comme toujours, même si le Bailli est assassiné. Il ne prend alors rien, et les pièces restent sur son jeton.
    .asked =
        Paie-t-on la taxe si le Bailli a été assassiné ?
        Qui ramasse les taxes quand on tue le Bailli ?
        L'Assassin a eu le Bailli : sommes-nous exemptés d'impôt ?
        Je suis le Bailli mort : est-ce que je récupère mes pièces à la fin de la manche ?
        Bailli tué : l'or du jeton est-il perdu ?
ruling-tax-three-players = À 3 joueurs, celui qui a le Bailli paie la taxe pendant le tour de son autre personnage.
    .asked =
        Le joueur du Bailli paie-t-il la taxe pour son second personnage ?
        À trois, j'ai le Bailli et l'Architecte : mon Architecte paie-t-il l'impôt ?
        Suis-je exempté de taxe pendant mon autre tour si l'un de mes personnages est le Bailli ?
        Le Bailli à trois joueurs : dois-je me payer moi-même ?
ruling-tax-confiscated = C'est l'Échevin qui paie le Bailli pour un quartier confisqué, bien qu'il l'ait eu gratuitement.
    .asked =
        La victime de l'Échevin paie-t-elle la taxe d'un quartier confisqué ?
        Qui paie le Bailli quand un quartier est confisqué ?
        L'Échevin m'a saisi mon bâtiment : dois-je quand même la pièce du Bailli ?
        Mandat signé et impôt : qui met la pièce sur le jeton ?
        Je suis l'Échevin : un quartier eu par mandat est-il taxé ?
ruling-tax-not-on-taken = Le Capitaine et le Diplomate ne paient pas le Bailli : prendre ou échanger un quartier n'est pas construire, et seule la construction est taxée.
    .asked =
        Le Capitaine et le Diplomate paient-ils le Bailli pour un quartier qu'ils prennent ?
        Un quartier pris ou échangé est-il taxé ?
        Je suis le Diplomate : mon troc est-il soumis à l'impôt du Bailli ?
        Le Capitaine réquisitionne un bâtiment : doit-il mettre une pièce sur le jeton ?
        L'impôt porte-t-il aussi sur les quartiers changés de ville ?
ruling-tax-not-with-two = La taxe du Bailli n'existe pas à 2 joueurs : il n'y a pas de rang 9. Le livret anglais cite 2 joueurs à côté de 3 quand il taxe l'autre personnage du joueur du Bailli : c'est une erreur.
    .asked =
        La taxe du Bailli existe-t-elle à 2 joueurs ?
        À deux, peut-on jouer avec le Bailli ?
ruling-tax-hexagon = Le Bailli porte l'hexagone des nouvelles cartes alors qu'il était déjà dans La Cité Sombre : il a été remanié.
    .asked =
        Pourquoi le Bailli porte-t-il le signe d'une nouvelle carte ?
        Le Bailli est-il un personnage nouveau de 2016 ?

## armory

ruling-armory-not-completed = Une cité terminée est hors de portée de la Poudrière. Partout ailleurs, elle peut détruire n'importe quel quartier, même un des vôtres.
    .asked =
        La Poudrière peut-elle faire sauter un quartier d'une cité terminée ?
        Qu'est-ce qu'on a le droit de détruire avec la Poudrière ?
        Une cité finie, avec sept quartiers, est-elle à l'abri de la Poudrière ?
        J'ai la Poudrière : puis-je viser celui qui a déjà fini sa ville ?
        La Poudrière peut-elle exploser sur un de mes propres bâtiments ?
ruling-own-completed-city = On ne détruit plus rien dans une cité terminée, même la sienne : la Poudrière et le Chantier n'y servent plus, et la Nécropole se paie en or. C'est notre interprétation ; certaines tables le permettent : mettez-vous d'accord avant.
    .asked =
        Ma cité est terminée : puis-je encore y sacrifier un quartier pour le Chantier ou la Nécropole ?
        La Poudrière marche-t-elle encore quand la cité de son propriétaire est finie ?
        J'ai sept quartiers : puis-je détruire mon Chantier pour bâtir gratis un huitième ?
        Ville complète : ai-je encore le droit de démolir chez moi ?
        Ma Nécropole arrive en huitième, puis-je sacrifier un bâtiment pour elle ?
ruling-armory-keep-bishop = La Poudrière peut détruire un Donjon ou un quartier de l'Évêque : ils ne sont protégés que du rang 8, et la Poudrière est un quartier.
    .asked =
        La Poudrière peut-elle détruire le Donjon ?
        La cité de l'Évêque est-elle protégée contre la Poudrière ?
        Le Donjon résiste-t-il à une Poudrière qui explose ?
        Je suis l'Évêque : suis-je immunisé contre une Poudrière ?
        Puis-je faire sauter le Donjon de mon voisin avec ma Poudrière ?
ruling-armory-great-wall = La Poudrière ne coûte pas d'or du tout, même derrière la Grande Muraille : elle se détruit elle-même, c'est son prix. La Muraille n'augmente que ce que paie le rang 8.
    .asked =
        Faut-il payer 1 de plus à cause de la Grande Muraille quand on utilise la Poudrière ?
        Combien d'or coûte une destruction avec la Poudrière ?
        Ma cible a la Grande Muraille : ma Poudrière me coûte-t-elle quelque chose ?
        La Grande Muraille protège-t-elle d'une explosion de la Poudrière ?
        Dois-je payer pour faire sauter un bâtiment avec la Poudrière ?

## basilica

ruling-basilica-counts = La Basilique coûte 4, un nombre pair : elle ne rapporte rien pour elle-même. Elle donne 1 point par quartier de coût 1, 3 ou 5 de votre cité.
    .asked =
        La Basilique se compte-t-elle elle-même ?
        Quels quartiers rapportent des points avec la Basilique ?
        Pair ou impair : qu'est-ce que compte la Basilique ?
        J'ai la Basilique et trois quartiers de coût 3 : combien de points ?
        La Basilique s'ajoute-t-elle à son propre total ?
ruling-basilica-spelling = Le livret ukrainien écrit la Basilique de deux façons, « Базилика » et « Базиліка ». C'est une seule carte ; la seconde est la bonne graphie ukrainienne.
    .asked =
        Pourquoi la Basilique s'écrit-elle de deux façons dans le livret ukrainien ?
        Deux orthographes de la Basilique en ukrainien : deux cartes ?

## capitol

ruling-capitol-once = Le Capitole rapporte 3 points en tout, quel que soit le nombre de types à trois quartiers ou plus. Il se compte lui-même parmi les merveilles.
    .asked =
        Le Capitole rapporte-t-il deux fois si deux types ont chacun trois quartiers ?
        Combien vaut le Capitole avec six quartiers d'une même couleur ?
        J'ai trois quartiers verts et trois rouges : le Capitole me donne-t-il 6 points ?
        Combien de points pour trois bâtiments de la même couleur avec le Capitole ?
        Le Capitole compte-t-il pour les trois merveilles ?

## dragon-gate

ruling-dragon-gate-on-top = Le Dracoport rapporte 8 points en tout : 6 pour son coût et 2 de plus. Pour le rang 8 et pour tout le reste, il coûte 6.
    .asked =
        Combien de points vaut le Dracoport ?
        Le Dracoport, c'est 6 ou 8 points ?
        Je construis le Dracoport pour 6 : combien marque-t-il à la fin ?
        Le Dracoport rapporte-t-il 6 plus 2 ?
        Combien paie le Condottiere pour raser le Dracoport ?

## factory

ruling-factory-not-cost = La Manufacture réduit ce que son propriétaire paie pour construire, rien d'autre : le quartier garde son coût pour le rang 8, pour la limite de 3 du Capitaine et pour les points.
    .asked =
        Les merveilles coûtent-elles moins cher au Condottiere à cause de la Manufacture ?
        Une merveille construite avec la Manufacture rapporte-t-elle 1 point de moins ?
        Le Capitaine peut-il prendre une merveille de coût 4 payée 3 grâce à la Manufacture ?
        J'ai la Manufacture : mes merveilles sont-elles plus faciles à détruire ?
        La remise de la Manufacture change-t-elle le coût du quartier violet ?

## framework

ruling-framework-magistrate = Un quartier construit en détruisant un autre, par le Chantier ou la Nécropole, échappe à l'Échevin : il n'a pas été payé en or. Le prochain que sa cible paie ce tour-ci peut être confisqué.
    .asked =
        L'Échevin peut-il confisquer un quartier construit grâce au Chantier ?
        L'Échevin peut-il prendre une Nécropole construite sans or ?
        J'ai un mandat signé sur moi et je bâtis en sacrifiant le Chantier : l'Échevin peut-il saisir ?
        L'Échevin peut-il confisquer un bâtiment que je n'ai pas payé en or ?
        Ma Nécropole, posée en détruisant un quartier, échappe-t-elle au mandat ?
ruling-framework-monument = On peut détruire le Chantier pour le Monument, mais seulement avec quatre quartiers au plus, Chantier compris : « cinq ou plus » se vérifie avant de payer.
    .asked =
        Puis-je construire le Monument en détruisant le Chantier ?
        J'ai cinq quartiers, dont le Chantier : puis-je quand même bâtir le Monument avec lui ?
        Peut-on poser le Monument gratis en sacrifiant le Chantier ?
        Chantier et Monument : combien de quartiers faut-il avoir au plus ?

## gold-mine

ruling-gold-mine-gathering = La Mine d'Or ne rapporte que quand vous collectez de l'or : 3 pièces au lieu de 2. Avec des cartes, un revenu ou l'or d'un pouvoir, elle n'ajoute rien.
    .asked =
        La Mine d'Or rapporte-t-elle quand je collecte des cartes ?
        La pièce de la Mine d'Or vaut-elle aussi pour le revenu des quartiers ?
        J'ai la Mine d'Or : combien de pièces est-ce que je prends ?
        La Mine d'Or donne-t-elle une pièce à chaque tour, même si je pioche ?
        Ma Mine d'Or augmente-t-elle les 4 pièces de la Navigatrice ?

## great-wall

ruling-wall-itself = Tout quartier d'une cité qui a la Grande Muraille, elle-même comprise, coûte 1 pièce de plus au rang 8. Certains tirages disent un « autre » quartier ; nous suivons le plus récent, « n'importe quel ».
    .asked =
        La Grande Muraille se protège-t-elle elle-même ?
        Détruire la Grande Muraille coûte-t-il aussi 1 de plus ?
        Pour quels quartiers paie-t-on plus à cause de la Grande Muraille ?
        Je suis le rang 8 : démolir la Grande Muraille elle-même me coûte-t-il plus cher ?
        La Muraille renchérit-elle tous les bâtiments de la ville ?
ruling-wall-diplomat-own = La Grande Muraille compte pour le quartier que le Diplomate prend, pas pour celui qu'il cède : sa propre Muraille ne lui coûte rien.
    .asked =
        Le Diplomate paie-t-il pour la Grande Muraille de sa propre cité ?
        Je suis le Diplomate et j'ai la Muraille : céder un de mes quartiers coûte-t-il plus cher ?
        J'ai la Grande Muraille et je troque comme Diplomate : dois-je payer une pièce de plus pour ce que je donne ?
        La Muraille du Diplomate lui fait-elle payer un supplément ?
ruling-wall-diplomat = Derrière la Grande Muraille, le Diplomate paie 1 pièce en plus de la différence, ou cette seule pièce s'il n'y en a pas. La différence va au propriétaire, la pièce en plus à la banque, car la Muraille ne dit pas à qui la donner.
    .asked =
        Derrière la Grande Muraille, le Diplomate paie-t-il 1 de plus même pour un quartier moins cher ?
        À qui va la pièce de la Grande Muraille quand le Diplomate échange ?
        Je suis le Diplomate : mon voisin a la Grande Muraille, combien me coûte un troc à valeur égale ?
        Diplomate et Muraille adverse : le supplément est-il pour le propriétaire ou pour la banque ?
        J'ai la Grande Muraille et le Diplomate m'échange un quartier : combien dois-je recevoir ?
ruling-wall-marshal = Pour un quartier de coût 3 derrière la Grande Muraille, le Capitaine paie 4 : 3 au propriétaire et 1 à la banque, car la Muraille ne dit pas à qui la donner. Sa limite porte sur le coût, et la Muraille n'augmente que le prix.
    .asked =
        Le Capitaine peut-il s'emparer d'un quartier de coût 3 derrière la Grande Muraille ?
        Le propriétaire reçoit-il aussi la pièce en plus que le Capitaine paie pour la Muraille ?
        Je suis le Capitaine : la Grande Muraille fait-elle passer un quartier à 3 au-dessus de ma limite ?
        Ma Muraille met-elle mes quartiers à 3 hors de portée du Capitaine ?
        Combien paie le Capitaine derrière une Muraille ?
ruling-wall-warlord-one = Derrière la Grande Muraille, le Condottiere paie le coût entier, car « 1 de moins » et « 1 de plus » s'annulent : 1 pièce pour une Taverne, 6 pour la Muraille elle-même.
    .asked =
        Derrière la Grande Muraille, le Condottiere détruit-il encore gratuitement un quartier de coût 1 ?
        Combien paie le Condottiere dans une cité qui a la Grande Muraille ?
        Une Taverne derrière la Grande Muraille : le Condottiere la rase-t-il gratis ?
        Je suis le Condottiere et ma cible a la Muraille : coût moins un ou coût plein ?
        Ma Grande Muraille me protège-t-elle des destructions à zéro pièce ?
ruling-wall-own-warlord = La Grande Muraille ne fait pas d'exception pour son propriétaire : s'il détruit dans sa propre cité, le Condottiere paie aussi 1 de plus.
    .asked =
        Ma propre Grande Muraille me coûte-t-elle 1 de plus quand je suis le Condottiere ?
        À 2 ou 3 joueurs, ma Muraille vaut-elle contre mon propre rang 8 ?
        Je suis le Condottiere et je rase chez moi, où j'ai la Grande Muraille : dois-je payer le supplément ?
        Sa propre Muraille gêne-t-elle le Condottiere ?
ruling-wall-artist = Derrière la Grande Muraille, un quartier embelli coûte 2 pièces de plus au rang 8 : la pièce de l'Artiste augmente le coût, la Muraille le prix, et les deux s'ajoutent.
    .asked =
        La Grande Muraille et la pièce de l'Artiste s'additionnent-elles ?
        Combien le Condottiere paie-t-il de plus pour un quartier embelli derrière la Muraille ?
        Un quartier décoré dans une ville à Muraille : deux pièces de plus pour le rang 8 ?
        Embelli et derrière la Grande Muraille : protection cumulée ?

## haunted-quarter

ruling-haunted-missing-type = La Cour des Miracles peut être le cinquième type qui vous manque et apporter ainsi les 3 points des cinq types.
    .asked =
        La Cour des Miracles aide-t-elle à obtenir le bonus des cinq types ?
        La Cour des Miracles peut-elle être la couleur qui me manque ?
        Il me manque le rouge : ma Cour des Miracles peut-elle le remplacer pour les cinq couleurs ?
        J'ai la Cour des Miracles comme seul violet : ai-je quand même tous les types ?
        Joker pour les cinq types : la Cour des Miracles ?
ruling-haunted-no-longer-unique = Comptée comme un autre type, la Cour des Miracles n'est plus une merveille : la Fontaine aux Souhaits ne la compte pas, et elle ne vous prive pas des points de la Tour d'Ivoire.
    .asked =
        La Cour des Miracles reste-t-elle une merveille quand elle compte comme un autre type ?
        La Fontaine aux Souhaits compte-t-elle une Cour des Miracles devenue noble ?
        La Cour des Miracles me fait-elle perdre les 5 points de la Tour d'Ivoire ?
        Ma Cour des Miracles devient verte à la fin : est-elle encore comptée parmi les violettes ?
        Tour d'Ivoire et Cour des Miracles ensemble : les 5 points sont-ils perdus ?
ruling-haunted-capitol = La Cour des Miracles compte comme un quartier du type choisi, donc elle peut être le troisième pour le Capitole. Un seul choix vaut pour tout le décompte : prenez le meilleur.
    .asked =
        La Cour des Miracles peut-elle être le troisième quartier d'un type pour le Capitole ?
        Peut-elle être d'un type pour le Capitole et d'un autre pour les cinq types ?
        J'ai deux quartiers bleus et la Cour des Miracles : le Capitole rapporte-t-il ?
        La Cour des Miracles peut-elle servir à deux bonus avec deux couleurs différentes ?
        Capitole : la Cour des Miracles complète-t-elle une couleur ?
ruling-haunted-last-round = Pour la Cour des Miracles de 2016, peu importe quand elle a été construite. Seule l'ancienne carte reste violette si on la construit à la dernière manche.
    .asked =
        La Cour des Miracles compte-t-elle comme n'importe quel type même construite à la dernière manche ?
        J'ai posé la Cour des Miracles au tout dernier tour : sert-elle encore de joker ?
        Mon ami dit que la Cour des Miracles ne vaut rien si on la bâtit à la fin.
        Cour des Miracles construite trop tard : reste-t-elle violette ?
ruling-haunted-income = Pendant la partie, la Cour des Miracles est une merveille et ne rapporte à personne. Elle ne compte comme un autre type qu'à la fin.
    .asked =
        La Cour des Miracles rapporte-t-elle un revenu comme n'importe quelle couleur ?
        Le Roi ou la Marchande touchent-ils une pièce pour la Cour des Miracles ?
        Je suis l'Évêque : ma Cour des Miracles compte-t-elle comme quartier bleu pour mes pièces ?
        La Cour des Miracles change-t-elle de couleur en cours de partie ?
        Peut-on encaisser avec la Cour des Miracles comme avec l'École de Magie ?

## imperial-treasury

ruling-treasury-at-the-end = Le Trésor Impérial rapporte 1 point par pièce qu'il vous reste quand la dernière manche est finie. Ce qui a été dépensé ou perdu avant ne compte plus.
    .asked =
        Quel or le Trésor Impérial compte-t-il ?
        Faut-il garder son or jusqu'à la fin pour le Trésor Impérial ?
        J'ai fini avec 5 pièces et le Trésor Impérial : combien de points ?
        L'or restant vaut-il des points avec le Trésor Impérial ?
        Trésor Impérial : compte-t-on les pièces après le dernier tour ?

## ivory-tower

ruling-tower-alone = À la fin, la Tour d'Ivoire doit être la seule merveille de votre cité. Une de plus, d'où qu'elle vienne, et les 5 points sont perdus.
    .asked =
        La Tour d'Ivoire rapporte-t-elle ses points avec une autre merveille dans la cité ?
        Peut-on gâcher ma Tour d'Ivoire en me donnant une merveille ?
        J'ai la Tour d'Ivoire et une seule autre violette : ai-je encore les 5 points ?
        Faut-il n'avoir qu'une merveille pour la Tour d'Ivoire ?
        Le Diplomate m'a refilé une merveille : ma Tour d'Ivoire est-elle fichue ?

## keep

ruling-keep-rank-eight = Le Condottiere ne peut pas détruire le Donjon, le Diplomate ne peut pas le prendre, le Capitaine ne peut pas s'en emparer. On peut le détruire autrement, par exemple avec la Poudrière.
    .asked =
        Le Condottiere peut-il détruire le Donjon ?
        Le rang 8 peut-il prendre ou échanger le Donjon ?
        De quoi le Donjon est-il protégé ?
        J'ai le Donjon : le Capitaine ou le Diplomate peuvent-ils me le piquer ?
        Le Donjon est-il indestructible ?
ruling-keep-diplomat-own = Le Diplomate peut céder son propre Donjon : la carte résiste à celui qui veut la prendre, pas à son propriétaire. Comme pour la Grande Muraille, seul compte le quartier que le Diplomate prend.
    .asked =
        Le Diplomate peut-il céder son propre Donjon ?
        Puis-je échanger mon Donjon contre le quartier d'un autre ?
        Je suis le Diplomate : mon Donjon peut-il servir de monnaie d'échange ?
        Le Donjon est-il bloqué dans ma ville, même pour moi qui joue le Diplomate ?
        Donner son Donjon à un adversaire par un troc, c'est permis ?
ruling-keep-warlord-own = Le Condottiere ne peut pas non plus détruire son propre Donjon : la carte l'interdit au rang 8 et ne fait pas d'exception pour son propriétaire.
    .asked =
        Le Condottiere peut-il détruire son propre Donjon ?
        Je suis le Condottiere : puis-je raser le Donjon qui est dans ma ville ?
        Le Donjon est-il intouchable même pour son propriétaire au rang 8 ?
        Démolir mon Donjon moi-même, possible ?

## laboratory

ruling-unique-at-once = Une merveille agit dès qu'elle est dans votre cité, si son moment n'est pas passé. La Mine d'Or, la Bibliothèque et l'Observatoire attendent votre prochaine collecte, le Théâtre le prochain choix.
    .asked =
        Peut-on utiliser une merveille le tour même où on la construit ?
        Un quartier violet agit-il tout de suite ou seulement au tour suivant ?
        Je viens de bâtir le Laboratoire : puis-je m'en servir tout de suite ?
        Faut-il attendre un tour avant d'activer une merveille toute neuve ?
        Ma Mine d'Or posée ce tour-ci rapporte-t-elle déjà ?
ruling-laboratory-one-card = Le Laboratoire donne 2 pièces d'or contre une carte, une fois pendant votre tour. La carte va sous la pioche ; peu importe laquelle.
    .asked =
        Peut-on défausser plusieurs cartes avec le Laboratoire ?
        Où va la carte défaussée au Laboratoire ?
        J'ai le Laboratoire : puis-je jeter trois cartes pour six pièces ?
        Combien d'or donne le Laboratoire pour une carte ?
        Combien de fois par tour utilise-t-on le Laboratoire ?

## library

ruling-library-observatory = La Bibliothèque et l'Observatoire marchent ensemble : vous piochez trois cartes et gardez les trois. L'Observatoire dit combien on en pioche, la Bibliothèque combien on en garde.
    .asked =
        La Bibliothèque et l'Observatoire marchent-ils ensemble ?
        Combien de cartes garde-t-on avec la Bibliothèque et l'Observatoire ?
        J'ai la Bibliothèque et l'Observatoire : trois cartes vues, combien gardées ?
        Deux merveilles de pioche en même temps : les effets se cumulent-ils ?
        Bibliothèque plus Observatoire : deux ou trois cartes en main ?

## map-room

ruling-map-room-museum = Les cartes placées sous le Musée ne sont plus en main : elles ne comptent que pour le Musée, la Salle des Cartes compte celles que vous tenez.
    .asked =
        La Salle des Cartes compte-t-elle les cartes placées sous le Musée ?
        Quelles cartes rapportent des points avec la Salle des Cartes ?
        J'ai le Musée et la Salle des Cartes : les cartes glissées comptent-elles deux fois ?
        Salle des Cartes : un point par carte en main seulement ?
        Que compte la Salle des Cartes à la fin de la partie ?

## monument

ruling-monument-two = Le Monument ne vaut deux quartiers que pour terminer la cité. Pour les points, c'est un quartier de coût 4, et une seule merveille pour tout ce qui les compte : la carte ne dit rien de plus.
    .asked =
        Le Monument rapporte-t-il les points de deux quartiers ?
        Le Monument vaut-il 4 ou 8 points ?
        Le Monument compte double : aussi pour le score ?
        Le Monument fait-il deux merveilles pour la Fontaine aux Souhaits ou le Capitole ?
        Combien de points marque le Monument ?
ruling-monument-five = Avec cinq quartiers ou plus, le Monument ne peut plus être construit. Avec quatre, oui, et la cité en compte alors six.
    .asked =
        Puis-je construire le Monument comme sixième quartier ?
        Combien de quartiers peut-on avoir au plus pour construire le Monument ?
        J'ai cinq bâtiments : est-il trop tard pour poser le Monument ?
        Jusqu'à quand peut-on bâtir le Monument ?
        Finir sa ville avec le Monument en dernier, possible ?
ruling-monument-magistrate = L'Échevin qui a cinq quartiers ne peut pas confisquer le Monument : ce qu'il confisque, il le construit, et c'est alors impossible. Sinon, un quartier confisqué peut terminer sa cité même pendant le tour d'un autre : il est alors le premier.
    .asked =
        L'Échevin qui a déjà cinq quartiers peut-il confisquer le Monument ?
        L'Échevin peut-il terminer sa cité pendant le tour d'un autre joueur ?
        Je suis l'Échevin avec cinq bâtiments : ma cible paie le Monument, puis-je le saisir ?
        Le mandat signé m'apporte mon septième quartier : ai-je fini le premier ?

## museum

ruling-museum-moves = Les cartes suivent le Musée : celui qui l'échange ou s'en empare reçoit aussi ce qu'il y a dessous.
    .asked =
        Que deviennent les cartes sous le Musée quand on l'échange ?
        Est-ce que je garde les cartes si le Diplomate prend mon Musée ?
        Le Capitaine ou le Diplomate me prend le Musée : les cartes glissées dessous partent-elles avec ?
        J'ai récupéré un Musée par échange : est-ce que je marque les points des cartes qu'il contient ?
        Musée changé de ville : à qui sont les cartes ?
ruling-museum-destroyed = Les cartes d'un Musée détruit vont sous la pioche, comme le Musée lui-même. Personne ne les reçoit, et elles ne rapportent rien.
    .asked =
        Que deviennent les cartes sous le Musée quand il est détruit ?
        Est-ce que je récupère les cartes si le Condottiere rase mon Musée ?
        Mon Musée a été rasé : est-ce que je reprends en main ce que j'avais glissé dessous ?
        Musée démoli : les points des cartes sont-ils perdus ?
        La Poudrière a fait sauter le Musée, et ses cartes ?
ruling-museum-look = D'habitude, le propriétaire du Musée peut regarder ses cartes quand il veut, et les autres peuvent demander combien il y en a.
    .asked =
        Ai-je le droit de regarder les cartes sous mon Musée ?
        Les cartes du Musée sont-elles secrètes ?
        J'ai oublié ce que j'ai mis sous le Musée : puis-je vérifier ?
        Les autres peuvent-ils savoir combien de cartes sont glissées sous mon Musée ?
        Mon adversaire fouille sous son Musée, a-t-il le droit ?

## necropolis

ruling-unpaid-still-a-build = Un quartier construit grâce au Chantier, ou une Nécropole gratuite, est toujours une construction : après la collecte, dans la limite, taxée, sans doublon. Seul le paiement change, et seul ce qui le dit échappe à la limite.
    .asked =
        Un quartier construit avec le Chantier ou une Nécropole gratuite compte-t-il comme ma construction du tour ?
        Puis-je bâtir un quartier de plus si j'en ai sacrifié un au lieu de payer ?
        Le Bailli touche-t-il sa taxe sur un quartier bâti gratuitement avec le Chantier ?
        Nécropole posée par sacrifice : ai-je encore droit à une construction ?
        Le Chantier permet-il de bâtir en plus de la limite ?
ruling-necropolis-any = Pour la Nécropole, vous pouvez sacrifier n'importe lequel de vos quartiers, même un Temple de coût 1. Il va sous la pioche, et vous ne payez pas d'or.
    .asked =
        Puis-je sacrifier un quartier bon marché pour la Nécropole ?
        Quel quartier peut-on détruire pour construire la Nécropole ?
        J'ai la Nécropole en main : puis-je détruire une Taverne au lieu de payer 5 ?
        Nécropole sans or : quel bâtiment faut-il sacrifier ?
        Le quartier sacrifié pour la Nécropole doit-il valoir aussi cher ?

## observatory

ruling-observatory-keeps-one = Avec l'Observatoire, vous regardez les trois cartes, en gardez une et mettez les deux autres sous la pioche.
    .asked =
        Garde-t-on deux des trois cartes avec l'Observatoire ?
        Où vont les cartes non choisies avec l'Observatoire ?
        J'ai l'Observatoire : trois cartes vues, combien en garde-t-on ?
        L'Observatoire fait-il garder une carte de plus ?
        Observatoire seul, sans Bibliothèque : une ou deux cartes ?

## park

ruling-park-empty-hand = Le Parc regarde votre main quand votre tour finit : s'il ne vous reste aucune carte, vous en piochez deux, même le tour où vous l'avez construit.
    .asked =
        Le Parc donne-t-il des cartes le tour même où je le construis ?
        À quel moment pioche-t-on les deux cartes du Parc ?
        J'ai posé ma dernière carte : le Parc me sert-il ?
        Je finis mon tour sans carte en main avec le Parc : combien de cartes est-ce que je prends ?
        Le Parc vient d'être bâti et c'était ma dernière carte.
ruling-park-witch = Si la Sorcière ne reprend pas son tour, son Parc ne donne rien ; si elle le reprend, il agit à la fin. Le Parc du joueur ensorcelé n'agit pas ce tour-ci.
    .asked =
        Le Parc agit-il pour une Sorcière qui ne reprend pas son tour ?
        Un joueur ensorcelé à la main vide pioche-t-il grâce au Parc ?
        Je suis la Sorcière, personne n'avait ma cible, ma main est vide : mon Parc me donne-t-il des cartes ?
        On m'a envoûté et je n'ai plus de cartes : mon Parc marche-t-il ?
        Parc et Sorcière : qui pioche à la fin du tour ?

## poor-house

ruling-poor-house-empty = L'Hospice regarde votre or quand votre tour finit : s'il ne vous en reste plus, vous prenez 1 pièce, même le tour où vous l'avez construit.
    .asked =
        L'Hospice paie-t-il le tour même où j'y ai mis ma dernière pièce ?
        À quel moment reçoit-on la pièce de l'Hospice ?
        Je finis mon tour sans un sou avec l'Hospice : qu'est-ce que je reçois ?
        J'ai tout dépensé pour bâtir l'Hospice : me donne-t-il déjà une pièce ?
        Fauché au début du tour mais pas à la fin : l'Hospice aide-t-il ?
ruling-poor-house-witch = Si la Sorcière ne reprend pas son tour, son Hospice ne donne rien ; si elle le reprend, il agit à la fin. L'Hospice du joueur ensorcelé n'agit pas ce tour-ci.
    .asked =
        L'Hospice paie-t-il une Sorcière qui ne reprend pas son tour ?
        Un joueur ensorcelé sans or reçoit-il la pièce de l'Hospice ?
        Je suis la Sorcière, personne n'avait ma cible, je suis fauchée : mon Hospice me donne-t-il une pièce ?
        On m'a envoûté et je suis sans le sou : mon Hospice marche-t-il ?
        Hospice et Sorcière : qui reçoit la pièce à la fin du tour ?
ruling-poor-house-alchemist = L'Alchimiste qui a tout dépensé prend d'abord la pièce de l'Hospice, et récupère seulement ensuite ce qu'il a payé pour construire.
    .asked =
        L'Alchimiste touche-t-il la pièce de l'Hospice en plus de son or remboursé ?
        Qu'est-ce qui vient d'abord, l'Hospice ou le remboursement de l'Alchimiste ?
        Je suis l'Alchimiste, tout dépensé, avec l'Hospice : ai-je ma pièce avant d'être remboursé ?
        Fin de tour de l'Alchimiste : est-il considéré comme fauché pour l'Hospice ?

## quarry

ruling-quarry-any-number = La Carrière permet autant de doublons que vous voulez, d'un même quartier ou de plusieurs.
    .asked =
        Puis-je construire trois quartiers identiques avec la Carrière ?
        Combien de doublons la Carrière permet-elle ?
        J'ai la Carrière et quatre Tavernes : puis-je toutes les poser ?
        La Carrière autorise-t-elle un seul double ou une infinité ?
        Deux Temples et deux Marchés dans la même ville grâce à la Carrière ?
ruling-quarry-not-taken = La Carrière ne sert que pour construire. Un quartier que vous avez déjà, vous ne pouvez ni le confisquer comme Échevin, ni l'obtenir par échange comme Diplomate, ni vous en emparer comme Capitaine.
    .asked =
        Avec la Carrière, puis-je m'emparer d'un quartier que j'ai déjà, ou l'échanger ?
        La Carrière permet-elle à l'Échevin de confisquer un doublon ?
        Je suis le Capitaine et j'ai la Carrière : puis-je réquisitionner un second Temple ?
        Diplomate avec la Carrière : un doublon par troc, permis ?
        La Carrière vaut-elle pour les bâtiments pris, ou seulement pour ceux qu'on bâtit ?
ruling-duplicates-score = Les doublons rapportent tous leurs points et comptent chacun pour leur type : les livrets ne leur retirent rien.
    .asked =
        Les doublons rapportent-ils tous leurs points ?
        Si la Carrière est détruite, mes doublons comptent-ils encore ?
        J'ai trois Tavernes : combien de points en tout ?
        On a rasé ma Carrière : dois-je retirer mes bâtiments en double ?
        Un second quartier identique marque-t-il autant que le premier ?

## school-of-magic

ruling-school-income = L'École de Magie compte comme un quartier du type qui rapporte à votre personnage : noble pour le Roi, militaire pour le Condottiere, et ainsi de suite. Cela fait une pièce ou une carte de plus.
    .asked =
        Est-ce que je touche un revenu pour l'École de Magie ?
        De quelle couleur est l'École de Magie quand on perçoit son revenu ?
        L'École de Magie rapporte-t-elle au Roi, à l'Évêque ou à la Marchande ?
        Je suis le Roi et j'ai l'École de Magie : une pièce de plus ?
        L'École de Magie est-elle jaune, bleue, verte ou rouge pour mon or ?
ruling-school-abbot = Pour l'École de Magie, l'Abbé prend une pièce ou une carte, comme pour tout quartier religieux.
    .asked =
        L'Abbé prend-il à la fois une pièce et une carte pour l'École de Magie ?
        Je suis l'Abbé avec l'École de Magie : or et carte, ou l'un des deux ?
        L'École de Magie compte-t-elle comme quartier religieux pour l'Abbé ?
        École de Magie et Abbé : combien de ressources ?
ruling-school-at-the-end = La carte de l'École de Magie ne parle que du revenu : à la fin de la partie, elle reste ce qu'elle est, une merveille (violette).
    .asked =
        L'École de Magie peut-elle être le type qui me manque à la fin de la partie ?
        L'École de Magie aide-t-elle au bonus des cinq couleurs ?
        Il me manque le rouge : mon École de Magie peut-elle le remplacer au décompte ?
        École de Magie et Cour des Miracles : toutes deux jokers à la fin ?
        L'École de Magie est-elle de toutes les couleurs pour les points ?
ruling-school-capitol = À la fin, l'École de Magie est une merveille et rien d'autre, car son choix ne vaut que pour le revenu. Elle compte comme telle pour le Capitole et la Fontaine aux Souhaits, et prive la Tour d'Ivoire de ses points.
    .asked =
        L'École de Magie peut-elle être le troisième quartier noble pour le Capitole ?
        La Fontaine aux Souhaits compte-t-elle l'École de Magie ?
        J'ai deux quartiers jaunes et l'École de Magie : le Capitole me paie-t-il ?
        L'École de Magie gâche-t-elle ma Tour d'Ivoire ?
        De quel type est l'École de Magie pour le Capitole ?

## secret-vault

ruling-vault-is-a-card = Jusqu'à la fin, les Catacombes sont une carte en main comme les autres, car rien ne les met à part : on peut les échanger, les prendre, les donner, les défausser ou s'en servir pour payer, et l'Espion les compte comme merveille.
    .asked =
        Peut-on me prendre les Catacombes de la main ?
        Puis-je défausser les Catacombes ou les échanger avec la Magicienne ?
        L'Espion compte-t-il les Catacombes ?
        J'ai les Catacombes en main : le Sorcier, la Voyante ou la Magicienne peuvent-ils me les piquer ?
        Puis-je payer le Tripot ou le Laboratoire avec les Catacombes ?
ruling-vault-map-room = Montrées, les Catacombes rapportent 3 points, et la Salle des Cartes 1 de plus : c'est toujours une carte en main.
    .asked =
        La Salle des Cartes compte-t-elle aussi les Catacombes ?
        J'ai les Catacombes et la Salle des Cartes : 3 ou 4 points ?
        Montrer les Catacombes les retire-t-il de la main pour la Salle des Cartes ?
        Les Catacombes et la Salle des Cartes se cumulent-elles ?
ruling-vault-museum = Sous le Musée, les Catacombes rapportent 1 point, comme toute carte qui s'y trouve. Pour leurs 3 points, il faut les avoir en main.
    .asked =
        Les Catacombes rapportent-elles 3 points sous le Musée ?
        J'ai glissé les Catacombes sous le Musée : combien de points ?
        Puis-je cacher les Catacombes sous mon Musée et marquer quand même leur bonus ?
        Catacombes et Musée : 1, 3 ou 4 points ?
ruling-vault-not-in-city = Les Catacombes ne se construisent pas, donc ne sont jamais dans la cité : elles n'aident pas pour les cinq types, la Fontaine aux Souhaits ne les compte pas, et la Tour d'Ivoire garde ses points.
    .asked =
        Les Catacombes comptent-elles comme merveille à la fin ?
        Les Catacombes en main privent-elles la Tour d'Ivoire de ses points ?
        Les Catacombes aident-elles pour les cinq types ?
        J'ai les Catacombes en main et aucun autre violet : ai-je les cinq couleurs ?
        La Fontaine aux Souhaits compte-t-elle les Catacombes de ma main ?

## smithy

ruling-smithy-keeps-three = Vous gardez les trois cartes de la Forge. Elle sert une fois pendant votre tour, pour 2 pièces d'or, à n'importe quel moment.
    .asked =
        Garde-t-on les trois cartes de la Forge ?
        Combien de fois peut-on payer des cartes à la Forge ?
        J'ai la Forge : deux pièces pour trois cartes, je garde tout ?
        Puis-je utiliser la Forge deux fois dans mon tour si j'ai 4 pièces ?
        Que fait exactement la Forge ?

## stables

ruling-stables-extra = Les Écuries se construisent en plus de la limite, avant ou après l'autre quartier. Le reste est comme d'habitude : après la collecte, pour 2 pièces d'or, et taxées.
    .asked =
        Puis-je construire les Écuries et un autre quartier le même tour ?
        Les Écuries comptent-elles dans la limite de construction ?
        J'ai les Écuries en main : puis-je les poser en plus de mon bâtiment du tour ?
        Les Écuries sont-elles gratuites ?
        Deux constructions le même tour, grâce aux Écuries ?
ruling-stables-confiscated = Même confisquées, les Écuries ne comptent pas dans la limite : la cible de l'Échevin peut encore construire un autre quartier.
    .asked =
        L'Échevin m'a pris les Écuries : puis-je encore construire ?
        L'Échevin a saisi mes Écuries : est-ce que j'ai perdu ma construction du tour ?
        Écuries confisquées : comptent-elles dans ma limite ?
        On me prend mes Écuries par mandat signé, puis-je poser un autre bâtiment ?

## statue

ruling-statue-last-crown = Pour la Statue Équestre, il faut détenir la couronne une fois la dernière manche finie, puisqu'on compte après. Le rang 4 peut donc encore la prendre ou la donner pendant cette manche.
    .asked =
        Qui doit avoir la couronne pour que la Statue Équestre rapporte ?
        La Statue Équestre compte-t-elle si l'Empereur me donne la couronne à la dernière manche ?
        Le Roi prend la couronne à la dernière manche : mes 5 points sont-ils perdus ?
        J'ai la Statue Équestre et je suis couronné : combien de points à la fin ?
        À quel moment regarde-t-on la couronne pour la Statue Équestre ?
ruling-statue-killed-rank-four = Un rang 4 assassiné fait passer la couronne à la fin de la manche, et on compte après, la Statue Équestre aussi. Le Roi ou le Patricien assassiné la prend ; l'Empereur assassiné la donne à quelqu'un d'autre.
    .asked =
        Le Roi a été assassiné à la dernière manche : touche-t-il quand même la Statue Équestre ?
        Qui marque les 5 points de la Statue Équestre si le rang 4 a été tué ?
        Je suis le Roi, tué au dernier tour, et j'ai la Statue Équestre : ai-je mes 5 points ?
        L'Empereur assassiné peut-il encore faire marquer ou perdre la Statue Équestre ?
        Couronne d'un Patricien mort et Statue Équestre : compte-t-on avant ou après ?

## theater

ruling-theater-blind = Avec le Théâtre, vous choisissez le joueur sans voir aucune carte. Après l'échange, chacun peut regarder son nouveau personnage, mais ne le montre qu'à l'appel.
    .asked =
        Puis-je regarder le personnage de l'autre avant l'échange du Théâtre ?
        Regarde-t-on son nouveau rôle après le Théâtre ?
        J'ai le Théâtre : puis-je demander à voir la carte avant de troquer les rôles ?
        Mon voisin a utilisé le Théâtre sur moi : ai-je le droit de regarder ce que j'ai reçu ?
        Quand utilise-t-on le Théâtre, et échange-t-on à l'aveugle ?
ruling-theater-two-three = À 2 ou 3 joueurs, le propriétaire du Théâtre choisit lequel de ses deux personnages il donne, et prend à l'aveugle un des deux de l'autre joueur.
    .asked =
        Avec deux personnages chacun, est-ce moi qui choisis lequel je donne avec le Théâtre ?
        À trois, on m'échange un personnage par le Théâtre : lequel des deux me prend-on ?
        Le Théâtre à deux joueurs : une carte ou les deux ?
        Théâtre à 2 ou 3 joueurs : comment se passe l'échange ?
ruling-theater-rank-four = Après l'échange du Théâtre, celui qui a maintenant la carte joue son tour et, au rang 4, prend ou donne la couronne : l'échange a lieu avant le premier appel.
    .asked =
        Le Roi a changé de mains avec le Théâtre : à qui va la couronne ?
        Qui joue le tour après un échange du Théâtre ?
        J'avais le Roi, on me l'a pris avec le Théâtre : suis-je quand même couronné ?
        Le Théâtre m'a donné l'Architecte : est-ce moi qui joue son tour ?
        Changement de rôle par le Théâtre : qui répond à l'appel ?

## thieves-den

ruling-den-cards = Les cartes payées pour le Tripot vont face cachée sous la pioche, comme toute défausse. Chacune vaut 1 pièce d'or, quelle qu'elle soit ; le Tripot, la carte que vous construisez, n'en fait pas partie.
    .asked =
        Où vont les cartes payées pour le Tripot ?
        Une carte chère vaut-elle plus pour payer le Tripot ?
        Combien de cartes et de pièces faut-il pour le Tripot ?
        Je paie le Tripot avec mes cartes : sont-elles jetées ou données à quelqu'un ?
        Le Tripot coûte 6 : puis-je payer 4 pièces et 2 cartes ?
ruling-den-confiscated = Si le Tripot est confisqué, seules les pièces reviennent à la cible de l'Échevin. Les cartes payées sont perdues.
    .asked =
        L'Échevin confisque le Tripot : est-ce que je récupère mes cartes ?
        J'ai payé mon Tripot en cartes et en pièces, puis l'Échevin le saisit : que me rend-on ?
        Tripot sous mandat signé : mes cartes défaussées reviennent-elles en main ?
        Cartes perdues quand l'Échevin prend le Tripot ?
ruling-den-cards-only = L'Échevin ne peut pas confisquer un Tripot payé seulement en cartes : il n'a pas été payé en or, comme avec le Chantier et la Nécropole. Le prochain quartier payé ce tour-ci peut être confisqué.
    .asked =
        L'Échevin peut-il confisquer un Tripot payé uniquement en cartes ?
        J'ai un mandat signé et je paie le Tripot avec six cartes : l'Échevin peut-il le saisir ?
        Un Tripot sans une seule pièce d'or échappe-t-il au mandat ?
        Tripot réglé entièrement avec la main : confiscation possible ?

## wishing-well

ruling-well-itself = La Fontaine aux Souhaits est aussi une merveille, elle rapporte donc un point pour elle-même. Dans la boîte classique, elle ne compte que les autres.
    .asked =
        La Fontaine aux Souhaits se compte-t-elle elle-même ?
        Combien de points donne la Fontaine aux Souhaits ?
        J'ai la Fontaine aux Souhaits et deux autres merveilles : 2 ou 3 points ?
        La Fontaine aux Souhaits s'ajoute-t-elle à son propre compte ?
        Un point par violet : la Fontaine aux Souhaits aussi ?
