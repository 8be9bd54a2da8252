### The rulings of data/rulings/witch.toml, and the questions they answer: with yes, with no, or in another way.

ruling-witch-gathers-then-names = La Sorcière prend d'abord de l'or ou des cartes, puis doit désigner un autre personnage. Son tour reste alors en suspens jusqu'à l'appel de ce personnage.
    .yes =
        La Sorcière collecte-t-elle avant de désigner quelqu'un ?
    .asked =
        Que fait la Sorcière quand on l'appelle ?
        La Sorcière peut-elle n'ensorceler personne ?
        Je suis la Sorcière : je prends d'abord mes pièces ou je jette d'abord mon sort ?
        La Sorcière est-elle obligée d'envoûter un personnage ?
ruling-witch-waits = La Sorcière ne construit rien et n'utilise aucune merveille tant qu'elle n'a pas repris son tour, sauf celles qui agissent pendant la collecte.
    .no =
        La Sorcière peut-elle construire avant de prendre la place de quelqu'un ?
    .asked =
        Que peut faire la Sorcière à son propre tour ?
        Je suis la Sorcière et j'ai de l'or : puis-je poser un bâtiment avant d'attendre ma victime ?
        La Sorcière peut-elle construire au rang 1, juste après son sort ?
        La Sorcière suspendue peut-elle se servir de ses quartiers violets ?
ruling-bewitched-gathers-and-stops = Le joueur ensorcelé montre sa carte et collecte, c'est tout. Ni construction, ni pouvoir, ni revenu, ni merveille, sauf celles qui agissent pendant la collecte.
    .no =
        Le joueur ensorcelé peut-il encore construire ?
    .asked =
        Que puis-je faire si la Sorcière m'a ensorcelé ?
        Le personnage ensorcelé touche-t-il son revenu ?
        On m'a envoûté : est-ce que je perds tout mon tour ou je prends quand même deux pièces ?
        Une fois ensorcelé, puis-je utiliser la capacité de mon personnage ?
ruling-witch-resumes = La Sorcière prend la suite dès que le joueur ensorcelé a collecté. Elle finit son propre tour comme ce personnage : revenu, pouvoir, construction et interdictions. Elle ne collecte pas une seconde fois.
    .asked =
        Quand la Sorcière prend-elle la suite ?
        La Sorcière a-t-elle le revenu et le pouvoir du personnage ?
        À quel moment la Sorcière rejoue-t-elle ?
        Je suis la Sorcière et on appelle ma victime : que puis-je faire maintenant ?
        La Sorcière prend-elle encore deux pièces en reprenant son tour ?
ruling-witch-own-means = La Sorcière joue avec sa main, son or et sa cité, et touche le revenu de ses propres quartiers. Les merveilles du joueur ensorcelé ne lui servent jamais.
    .no =
        La Sorcière utilise-t-elle l'or et les cartes du joueur ensorcelé ?
    .asked =
        La Sorcière est-elle payée pour ses quartiers ou pour ceux de sa victime ?
        La Sorcière peut-elle se servir des merveilles de l'autre ?
        La Sorcière peut-elle dépenser mes sous ?
        La Sorcière joue à ma place : bâtit-elle chez moi ou chez elle ?
ruling-witch-nobody = La Sorcière perd le reste de son tour si personne n'a le personnage désigné : ni construction ni pouvoir dans cette manche, elle n'a que ce qu'elle a pris au début.
    .no =
        La Sorcière retrouve-t-elle son tour si personne n'a le personnage désigné ?
    .asked =
        La Sorcière est tombée sur un personnage défaussé : que se passe-t-il ?
        J'ai ensorcelé un personnage que personne n'a : puis-je quand même construire ?
        La Sorcière a raté sa cible, perd-elle son tour ?
        Personne ne répond à l'appel de la victime de la Sorcière.
ruling-witch-before-resuming = La Mine d'Or, la Bibliothèque et l'Observatoire agissent pendant la collecte, donc pour la Sorcière et pour le joueur ensorcelé, qui collectent. Tout le reste de leur cité doit attendre.
    .yes =
        La Mine d'Or, la Bibliothèque et l'Observatoire agissent-ils pour la Sorcière et pour le joueur ensorcelé ?
    .asked =
        Puis-je utiliser ma Bibliothèque si je suis ensorcelé ?
        La Sorcière touche-t-elle la pièce de la Mine d'Or ?
        Envoûté, est-ce que je garde deux cartes avec ma Bibliothèque ?
        Je suis la Sorcière : mon Observatoire me laisse-t-il voir trois cartes quand je prends mes ressources ?
ruling-witch-lab-smithy = La Forge, le Laboratoire et les autres merveilles hors collecte ne servent ce tour-ci ni au joueur ensorcelé, ni à la Sorcière avant qu'elle reprenne le sien. Ensuite, elle utilise les siennes normalement.
    .no =
        Une merveille comme la Forge ou le Laboratoire agit-elle pour le joueur ensorcelé, ou pour la Sorcière qui attend ?
    .asked =
        Puis-je utiliser ma Forge, mon Laboratoire ou mon Musée si je suis ensorcelé ?
        La Sorcière peut-elle utiliser sa Poudrière, son Chantier, sa Nécropole, ses Écuries ou son Tripot avant de reprendre son tour ?
        Le Parc et l'Hospice d'un joueur ensorcelé rapportent-ils ?
        On m'a envoûté : puis-je quand même défausser une carte au Laboratoire ?
ruling-witch-on-hold = Le Parc et l'Hospice de la Sorcière attendent la fin du tour repris pour regarder sa main et son or : quand elle désigne quelqu'un, son tour est seulement suspendu. Si elle ne le reprend pas, le livret ne lui donne rien.
    .no =
        Le Parc et l'Hospice de la Sorcière rapportent-ils quand elle désigne quelqu'un ?
    .asked =
        Quand finit le tour de la Sorcière pour le Parc et l'Hospice ?
        Je suis la Sorcière, sans carte ni or après avoir jeté mon sort : mon Parc ou mon Hospice me donnent-ils quelque chose tout de suite ?
        La suspension de la Sorcière compte-t-elle comme une fin de tour ?
ruling-witch-theater = Le Théâtre sert aussi quand la Sorcière est en jeu : c'est après le choix des personnages et avant le premier appel, aucun sort n'est encore jeté. Celui qui a alors la carte de la Sorcière joue la Sorcière.
    .yes =
        Peut-on utiliser le Théâtre quand la Sorcière est en jeu ?
    .asked =
        Peut-on échanger la Sorcière avec le Théâtre ?
        La Sorcière bloque-t-elle mon Théâtre ?
        J'ai le Théâtre et j'ai pioché la Sorcière par l'échange : est-ce moi qui ensorcelle ?
        Un envoûtement empêche-t-il de changer de personnage avec le Théâtre ?
ruling-witch-own-school = Seule compte une École de Magie dans la cité de la Sorcière, car son revenu vient de ses propres quartiers.
    .no =
        L'École de Magie du joueur ensorcelé compte-t-elle pour le revenu de la Sorcière ?
    .asked =
        Sorcière et École de Magie : laquelle rapporte ?
        Je suis la Sorcière à la place du Roi : mon École de Magie compte-t-elle, ou celle de l'ensorcelé ?
        Ma victime a l'École de Magie : est-ce une pièce de plus pour la Sorcière ?
ruling-witch-thief = La Sorcière peut voler à la place du Voleur : en reprenant son tour, elle désigne un personnage de rang 3 ou plus et prend tout l'or de son joueur. Ni le rang 1 ni le Voleur ensorcelé ne peuvent être désignés.
    .yes =
        La Sorcière peut-elle voler quelqu'un à la place du Voleur ?
    .asked =
        La Sorcière a ensorcelé le Voleur : à qui va l'argent volé ?
        Qui la Sorcière peut-elle voler ?
        Le Voleur est envoûté : vole-t-on encore quelqu'un cette manche ?
        Je suis la Sorcière et je joue le Voleur : puis-je viser le personnage que je veux ?
ruling-witch-blackmailer = La Sorcière qui a ensorcelé la Maître-chanteuse pose les menaces, prend les pots-de-vin et décide de retourner un jeton. La Maître-chanteuse ensorcelée n'a rien.
    .yes =
        La Sorcière touche-t-elle les pots-de-vin si elle a ensorcelé la Maître-chanteuse ?
    .asked =
        Qui place les menaces quand la Maître-chanteuse est ensorcelée ?
        La Maître-chanteuse est envoûtée : à qui les menacés versent-ils la moitié de leur or ?
        La Sorcière joue la Maître-chanteuse : retourne-t-elle elle-même les jetons ?
        Maître-chanteuse ensorcelée, je ne touche rien ?
ruling-witch-other-hands = À la place de la Magicienne, de la Voyante, de l'Espion ou du Sorcier, la Sorcière peut viser tous les autres joueurs, l'ensorcelé compris. Ce qu'elle prend est à elle, ce qu'elle échange ou donne vient de sa propre main.
    .yes =
        La Sorcière peut-elle utiliser la Magicienne, la Voyante, l'Espion ou le Sorcier contre le joueur ensorcelé ?
    .asked =
        Sorcière à la place de la Magicienne : quelle main échange-t-on ?
        Sorcière à la place de l'Espion : quelles cartes peut-elle regarder ?
        Sorcière à la place de la Voyante ou du Sorcier : prend-elle aussi une carte à sa victime ?
        Envoûté comme Magicienne, puis-je perdre ma propre main au profit de la Sorcière ?
ruling-witch-wizard = À la place du Sorcier, la Sorcière peut ce tour-ci construire un doublon dans sa propre cité. La carte qu'elle prend, elle peut la construire aussitôt avec son or, hors limite.
    .yes =
        À la place du Sorcier, la Sorcière peut-elle construire un quartier qu'elle a déjà ?
    .asked =
        La Sorcière joue pour le Sorcier : peut-elle construire la carte prise ?
        Sorcière jouant le Sorcier : ai-je droit aux doublons ?
        Le Sorcier est envoûté : la Sorcière profite-t-elle de la construction en plus ?
ruling-witch-king = Le Roi ensorcelé prend lui-même la couronne. Le reste est à la Sorcière : l'or de ses propres quartiers nobles, et elle peut construire.
    .yes =
        Le Roi ensorcelé reçoit-il quand même la couronne ?
    .asked =
        La Sorcière prend-elle la couronne si elle ensorcelle le Roi ?
        Que fait la Sorcière à la place du Roi ?
        Je suis le Roi, on m'a envoûté : suis-je quand même premier joueur à la prochaine manche ?
        Qui sera couronné quand la Sorcière joue à la place du Roi ?
ruling-witch-patrician = Le Patricien ensorcelé prend lui-même la couronne. Le reste est à la Sorcière : une carte par quartier noble de sa propre cité, et elle peut construire.
    .yes =
        Le Patricien ensorcelé reçoit-il quand même la couronne ?
    .asked =
        Que fait la Sorcière à la place du Patricien ?
        Je suis le Patricien envoûté : la couronne est-elle pour moi ou pour la Sorcière ?
        Sorcière et Patricien : qui pioche pour les quartiers jaunes ?
        La Sorcière devient-elle premier joueur en ensorcelant le Patricien ?
ruling-witch-emperor = La Sorcière qui a ensorcelé l'Empereur choisit qui reçoit la couronne et prend à ce joueur 1 pièce d'or ou une carte au hasard. L'Empereur ensorcelé ne décide de rien.
    .yes =
        La Sorcière donne-t-elle la couronne si elle a ensorcelé l'Empereur ?
    .asked =
        Qui est payé pour la couronne quand l'Empereur est ensorcelé ?
        Je suis l'Empereur envoûté : est-ce moi qui désigne le nouveau premier joueur ?
        La Sorcière joue l'Empereur : prend-elle une pièce à celui qu'elle couronne ?
        Empereur ensorcelé : qui décide à qui va la couronne ?
ruling-witch-emperor-receiver = La Sorcière qui joue comme l'Empereur ne peut pas se donner la couronne, puisque lui ne le peut pas. Le joueur ensorcelé peut la recevoir, sauf s'il l'a déjà.
    .no =
        À la place de l'Empereur, la Sorcière peut-elle se donner la couronne ?
    .asked =
        La Sorcière peut-elle donner la couronne à l'Empereur ensorcelé ?
        Je suis la Sorcière et je joue l'Empereur : puis-je me couronner moi-même ?
        La Sorcière à la place de l'Empereur peut-elle garder la couronne pour elle ?
ruling-witch-takes-protection = La cité de la Sorcière qui a ensorcelé l'Évêque est à l'abri du rang 8 jusqu'à la fin de la manche ; celle de l'Évêque est ouverte. La Sorcière prend aussi l'or de ses propres quartiers religieux.
    .yes =
        La cité de la Sorcière est-elle à l'abri si elle a ensorcelé l'Évêque ?
    .asked =
        L'Évêque ensorcelé est-il encore protégé du Condottiere ?
        Que fait la Sorcière à la place de l'Évêque ?
        J'ai ensorcelé l'Évêque avec la Sorcière : le Condottiere peut-il raser chez moi ?
        Sorcière et Évêque : qui est immunisé contre le rang 8 ?
ruling-witch-abbot = À la place de l'Abbé, la Sorcière prend une pièce au plus riche, même au joueur ensorcelé, si ce n'est pas elle la plus riche. Elle prend aussi de l'or ou des cartes pour ses propres quartiers religieux.
    .yes =
        À la place de l'Abbé, la Sorcière prend-elle une pièce au plus riche ?
    .asked =
        Que gagne la Sorcière avec l'Abbé ?
        La Sorcière joue l'Abbé : peut-elle taxer d'une pièce le joueur qui a le plus d'or ?
        L'Abbé est envoûté : qui encaisse la pièce du plus riche ?
        Pour quels quartiers bleus la Sorcière est-elle payée à la place de l'Abbé ?
ruling-witch-cardinal = À la place du Cardinal, la Sorcière peut prendre l'or qui lui manque à un autre joueur, même l'ensorcelé : par pièce, elle donne une carte de sa propre main. Elle pioche pour ses propres quartiers religieux.
    .yes =
        À la place du Cardinal, la Sorcière peut-elle prendre l'or qui lui manque à un autre joueur ?
    .asked =
        Que fait la Sorcière à la place du Cardinal ?
        Sorcière jouant le Cardinal : de quelle main viennent les cartes données contre l'or ?
        Le Cardinal est envoûté : la Sorcière peut-elle se faire financer un bâtiment ?
        La Sorcière-Cardinal peut-elle prendre des pièces à sa propre victime ?
ruling-bewitched-no-extras = La pièce en plus de la Marchande ensorcelée va à la Sorcière, qui la reçoit en reprenant son tour, avec l'or de ses propres quartiers commerçants. La Marchande ensorcelée ne fait que collecter.
    .no =
        La Marchande ensorcelée touche-t-elle sa pièce supplémentaire ?
    .asked =
        Que gagne la Sorcière avec la Marchande ?
        Je suis la Marchande envoûtée : ai-je mon or bonus ?
        La Sorcière a pris la place de la Marchande : à qui la pièce en plus ?
        Marchande ensorcelée : combien de pièces en tout ?
ruling-witch-alchemist = À la place de l'Alchimiste, la Sorcière récupère à la fin du tour repris tout ce qu'elle a payé pour construire. L'Alchimiste ensorcelé ne construit rien et ne récupère rien.
    .yes =
        La Sorcière récupère-t-elle son or à la place de l'Alchimiste ?
    .asked =
        Qui est remboursé quand l'Alchimiste est ensorcelé ?
        La Sorcière joue l'Alchimiste : ses constructions sont-elles gratuites au bout du compte ?
        Je suis l'Alchimiste envoûté : me rend-on quelque chose à la fin du tour ?
ruling-witch-trader = À la place du Négociant, la Sorcière construit autant de quartiers commerçants qu'elle veut, et un d'un autre type, avec ses cartes et son or. Elle touche le revenu de ses propres quartiers commerçants.
    .yes =
        À la place du Négociant, la Sorcière peut-elle construire plusieurs quartiers commerçants ?
    .asked =
        Que fait la Sorcière à la place du Négociant ?
        La Sorcière joue le Négociant : combien de bâtiments verts peut-elle poser ?
        Le Négociant est envoûté : qui profite des constructions vertes sans limite ?
ruling-witch-takes-limit = La Sorcière construit dans sa propre cité autant que le personnage ensorcelé : trois quartiers comme l'Architecte, deux comme l'Archiviste ou la Voyante. Ce qu'il fait avec des cartes est aussi pour elle, pas pour le joueur ensorcelé.
    .yes =
        La Sorcière peut-elle construire autant de quartiers que le personnage ensorcelé ?
    .asked =
        La Sorcière peut-elle en bâtir trois à la place de l'Architecte ?
        À qui vont les cartes de l'Architecte ou de l'Archiviste ensorcelé ?
        La Sorcière joue la Voyante ou l'Archiviste : une construction ou deux ?
        Architecte envoûté : est-ce que je garde au moins mes deux cartes bonus ?
ruling-witch-takes-ban = La Sorcière qui a ensorcelé la Navigatrice ne construit rien, car l'interdiction vaut pour elle : elle prend 4 pièces d'or ou 4 cartes.
    .no =
        La Sorcière peut-elle construire si elle a ensorcelé la Navigatrice ?
    .asked =
        Que fait la Sorcière à la place de la Navigatrice ?
        Je suis la Sorcière et j'ai pris la place de la Navigatrice : ai-je le droit de bâtir ?
        La Navigatrice est envoûtée : qui prend les 4 pièces ou les 4 cartes ?
        L'interdiction de bâtir de la Navigatrice pèse-t-elle sur la Sorcière ?
ruling-witch-warlord = À la place du Condottiere, la Sorcière peut détruire un quartier dans n'importe quelle cité, même celle de l'ensorcelé, pour son coût moins 1, avec son or. La cité de l'Évêque et les cités terminées restent à l'abri. Elle touche l'or de ses propres quartiers militaires.
    .yes =
        La Sorcière peut-elle détruire un quartier à la place du Condottiere ?
    .asked =
        La Sorcière a ensorcelé le Condottiere : qui démolit, et avec quel argent ?
        La Sorcière peut-elle raser un quartier du Condottiere ensorcelé ?
        Sorcière jouant le Condottiere : peut-elle s'en prendre à une cité terminée ou à l'Évêque ?
        Je suis le Condottiere, envoûté : puis-je encore attaquer ?
ruling-witch-diplomat = À la place du Diplomate, la Sorcière peut échanger un de ses propres quartiers, même avec le joueur ensorcelé, et paie elle-même la différence. La cité de l'Évêque et les cités terminées restent à l'abri.
    .yes =
        La Sorcière peut-elle échanger un quartier à la place du Diplomate ?
    .asked =
        Sorcière à la place du Diplomate : quel quartier donne-t-elle ?
        Je suis le Diplomate envoûté : la Sorcière peut-elle troquer un de MES bâtiments ?
        La Sorcière joue le Diplomate : qui règle la différence de prix ?
        La Sorcière qui remplace le Diplomate peut-elle troquer avec sa victime ?
ruling-witch-marshal = À la place du Capitaine, la Sorcière peut prendre pour sa propre cité un quartier de coût 3 ou moins, même au joueur ensorcelé ; elle paie ce coût au propriétaire. La cité de l'Évêque et les cités terminées restent à l'abri.
    .yes =
        La Sorcière peut-elle s'emparer d'un quartier à la place du Capitaine ?
    .asked =
        La Sorcière joue pour le Capitaine : où va le quartier pris, et qui paie ?
        Le Capitaine est envoûté : la Sorcière peut-elle réquisitionner un bâtiment à 3 ?
        La Sorcière à la place du Capitaine peut-elle piquer un quartier à sa propre victime ?
ruling-witch-queen = Les 3 pièces d'or de la Reine ensorcelée vont à la Sorcière, et seulement si elle est elle-même assise à côté du joueur qui a révélé le rang 4 : c'est son tour, donc sa place compte.
    .no =
        La Reine ensorcelée touche-t-elle ses 3 pièces d'or ?
    .asked =
        Sorcière à la place de la Reine : quelle place à table compte ?
        Je suis la Reine envoûtée, voisine du Roi : ai-je mes trois pièces ?
        La Sorcière joue la Reine sans être assise à côté du rang 4 : touche-t-elle l'or ?
        Reine ensorcelée : qui encaisse ?
ruling-witch-queen-rank-four = La Reine touche ses 3 pièces d'or même à côté d'un rang 4 ensorcelé : elle regarde le joueur qui a révélé la carte. La Sorcière qui continue à sa place ne l'a pas révélée.
    .yes =
        La Reine touche-t-elle 3 pièces à côté d'un Roi, d'un Empereur ou d'un Patricien ensorcelé ?
    .asked =
        La Reine est-elle payée à côté de la Sorcière qui joue le Roi ?
        Mon voisin, le Roi, est envoûté : ma Reine est-elle quand même payée ?
        Reine assise près du Roi ensorcelé ou près de la Sorcière : laquelle des deux places compte ?
        Le Patricien d'à côté est sous l'effet de la Sorcière, ma Reine gagne-t-elle quelque chose ?
ruling-witch-artist = À la place de l'Artiste, la Sorcière embellit un ou deux quartiers de sa propre cité, avec ses propres pièces. Ceux du joueur ensorcelé sont hors d'atteinte.
    .yes =
        La Sorcière peut-elle embellir des quartiers à la place de l'Artiste ?
    .asked =
        Sorcière à la place de l'Artiste : sur quels quartiers vont les pièces ?
        La Sorcière joue l'Artiste : de qui sont les pièces posées sur les bâtiments ?
        L'Artiste est envoûté : qui embellit, et dans quelle ville ?
ruling-witch-tax-collector = À la place du Bailli, la Sorcière prend toutes les pièces du jeton. Ce tour-ci, elle ne paie pas de taxe sur ce qu'elle construit, puisqu'elle joue comme le Bailli.
    .yes =
        La Sorcière prend-elle les taxes si elle a ensorcelé le Bailli ?
    .asked =
        La Sorcière paie-t-elle la taxe quand elle joue à la place du Bailli ?
        Je suis le Bailli envoûté : est-ce que je ramasse quand même l'impôt ?
        Le Bailli est sous le charme de la Sorcière : qui vide le jeton ?
ruling-witch-acts-then-names = La Sorcière fait son action et désigne un autre personnage, puis son tour s'arrête. Elle ne peut construire qu'en le reprenant.
    .no =
        La Sorcière peut-elle construire juste après son action ?
    .asked =
        Que fait la Sorcière quand on l'appelle ?
ruling-bewitched-acts-and-stops = Le joueur ensorcelé montre sa carte et fait son action, de l'or ou une carte. La suite du tour est à la Sorcière.
    .no =
        Le joueur ensorcelé peut-il encore construire ?
    .asked =
        Que puis-je faire si la Sorcière m'a ensorcelé ?
ruling-witch-goes-on = Quand le joueur ensorcelé a fait son action, la Sorcière continue comme si ce personnage était le sien : elle a son pouvoir et peut construire dans sa propre cité.
    .yes =
        La Sorcière a-t-elle le pouvoir du personnage ensorcelé ?
    .asked =
        Quand la Sorcière prend-elle la suite ?
ruling-witch-own-means-classic = La Sorcière construit avec ses propres cartes, son propre or et dans sa propre cité.
    .no =
        La Sorcière paie-t-elle avec l'or du joueur ensorcelé ?
    .asked =
        Dans quelle cité la Sorcière construit-elle ?
ruling-witch-own-means-third = La Sorcière joue avec sa propre main et son propre or : le livret ne parle que de sa cité, mais ils vont avec, car c'est elle qui joue, et le livret classique le dit.
    .no =
        La Sorcière paie-t-elle avec l'or du joueur ensorcelé ?
    .asked =
        Dans quelle cité la Sorcière construit-elle ?
ruling-witch-extras-third = La pièce de plus du Marchand et les deux cartes de plus de l'Architecte vont à la Sorcière qui a ensorcelé ce personnage.
    .yes =
        La Sorcière reçoit-elle la pièce de plus du Marchand et les cartes de plus de l'Architecte ?
ruling-witch-extras-classic = La pièce de plus du Marchand ensorcelé et les deux cartes de l'Architecte ensorcelé vont à la Sorcière : elles viennent après l'action, quand le tour est déjà à elle.
    .yes =
        La Sorcière reçoit-elle la pièce de plus du Marchand et les cartes de plus de l'Architecte ?
ruling-witch-emperor-older = L'Empereur ensorcelé transmet lui-même la couronne et en reçoit le paiement, car les règles du Roi valent pour lui ; la Sorcière n'a que le revenu. En 2016, c'est la Sorcière qui la transmet.
    .no =
        La Sorcière donne-t-elle la couronne si elle a ensorcelé l'Empereur ?
    .asked =
        Qui transmet la couronne quand l'Empereur est ensorcelé ?
ruling-witch-navigator-older = La Sorcière qui a ensorcelé le Navigateur prend les 4 pièces ou les 4 cartes et ne construit rien : elle joue comme lui, interdictions comprises.
    .no =
        La Sorcière peut-elle construire si elle a ensorcelé le Navigateur ?
ruling-witch-tax-older = La Sorcière ne doit rien quand le Bailli est révélé : elle n'a pas encore pu construire. Si elle construit plus tard, à la place du personnage ensorcelé, elle paie à la fin de ce tour comme tout le monde.
    .no =
        La Sorcière paie-t-elle quand le Bailli est révélé ?
    .asked =
        La Sorcière paie-t-elle la taxe sur ce qu'elle construit ?
