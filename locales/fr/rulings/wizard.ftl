### The rulings of data/rulings/wizard.toml, and the questions they answer: with yes, with no, or in another way.

ruling-wizard-takes-one = Le Sorcier regarde toute la main d'un autre joueur et y prend la carte de son choix.
    .no =
        Le Sorcier prend-il une carte au hasard ?
        Le Sorcier tire-t-il à l'aveugle comme la Voyante ?
        le sorcier prend t il toute ma main
        jpeux cacher une carte au sorcier
        le sorcier me rend il une carte en échange
        peut il regarder deux mains avant de se décider, le sorcier
        c'est moi qui choisis la carte que je file au sorcier ?
        le sorcier pioche à l'aveugle dans ma main ?
        deux cartes pour le sorcier ?
        La victime du Sorcier décide-t-elle de la carte cédée ?
        le sorcier fait le tour de toutes les mains ?
        le sorcier me redonne une carte de sa main en retour ?
        je peux refuser de montrer ma main au sorcier ?
        sorcier, carte au hasard ?
        le sorcier me donne une carte en échange ?
        je choisis la carte que le sorcier prend ?
        le sorcier regarde plusieurs mains ?
        je peux cacher ma main au sorcier ?
    .yes =
        Je suis le Sorcier : est-ce que je choisis la carte que je pique ?
        Le Sorcier regarde-t-il toute ma main ?
        le sorcier choisit il lui meme la carte
        une seule carte volée par tour avec le sorcier ?
        je fouille la main d'un joueur et j'emporte ce que je veux, sorcier ?
        sorcier, je mate toute sa main et je prends la meilleure ?
        le sorcier voit toutes mes cartes avant de choisir ?
        Le Sorcier choisit-il librement la carte qu'il prend ?
        le sorcier vise un seul joueur et une seule carte ?
        j'ai une violette en main, le sorcier peut tomber dessus et la prendre exprès ?
        impossible de cacher une carte au sorcier ?
        sorcier, je choisis la carte ?
        le sorcier voit ma main entière ?
        je suis sorcier, je peux prendre sa meilleure carte ?
        je dois montrer ma main au sorcier ?
        le sorcier me prend une carte ?
        Le Sorcier prend-il la carte qu'il veut ?
    .asked =
        Combien de cartes le Sorcier voit-il, et combien en vole-t-il ?
        il fait quoi avec ma main le sorcier
        la main d'un joueur face au sorcier : combien de cartes perdues
        le sorcier fait quoi de ma main
        combien de cartes me pique le sorcier
        sorcier, choix ou hasard
        le sorcier me prend combien de cartes
ruling-wizard-builds-at-once = Le Sorcier peut payer la carte prise et la construire sur-le-champ. Elle ne compte pas dans la limite : sa construction normale reste disponible.
    .yes =
        Le Sorcier peut-il construire la carte volée et encore un autre quartier ?
        Le Sorcier a-t-il droit à deux bâtiments dans son tour ?
        Je suis le Sorcier : après avoir posé la carte piquée, ai-je encore ma construction ?
        deux quartiers dans le tour avec le sorcier, le volé et le mien ?
        jpeux poser direct la carte piquée avec le sorcier
        la carte volée vient elle en plus de ma construction, sorcier
        d'abord mon quartier puis voler et bâtir, ca marche avec le sorcier ?
        poser le butin sans perdre sa construction, sorcier ?
        sorcier : je pose la cathédrale chipée et ensuite mon propre temple ?
        la pose immédiate du butin est hors limite pour le sorcier ?
        Le Sorcier conserve-t-il sa construction normale après avoir bâti la carte prise ?
        ma carte volée peut apparaître dans la ville du sorcier dans la seconde, s'il paie ?
        sorcier, un quartier volé + un à moi = deux ce tour ?
        mon voisin sorcier a bâti ma carte puis une de sa main, c'est permis ?
        sorcier, je peux bâtir la carte prise tout de suite ?
        sorcier, la carte prise plus une autre ce tour ?
        le sorcier peut construire ma carte immédiatement ?
        sorcier, deux quartiers ce tour avec la carte prise ?
        j'ai déjà construit, sorcier, je peux encore bâtir la carte prise ?
        La carte prise et bâtie par le Sorcier est-elle hors limite ?
    .no =
        La carte prise par le Sorcier compte-t-elle comme sa construction du tour ?
        le sorcier est il limité à un quartier s'il bâtit la carte volée
        j'ai bâti la carte volée, fini pour ce tour en sorcier ?
        deux cartes de ma main plus la volée, le sorcier peut ?
        sorcier, la carte volée posée prend ma pose du tour ?
        le sorcier doit attendre le tour suivant pour bâtir ce qu'il a pris ?
        Le Sorcier est-il limité à une seule construction en tout ?
        sorcier : la volée plus deux de ma main ?
        le sorcier pose sa prise sans rien payer ?
        carte chipée bâtie, le sorcier n'a plus le droit de construire ?
        sorcier, la carte prise compte dans la limite si je la bâtis aussitôt ?
        sorcier, je dois attendre pour bâtir la carte prise ?
        sorcier, trois quartiers ce tour sans écuries ?
        le sorcier ne peut pas construire ma carte ce tour ?
        sorcier, un seul quartier en tout ?
        il a bâti ma carte et une autre en sorcier, c'est interdit ?
    .asked =
        Combien de quartiers le Sorcier peut-il bâtir en un tour ?
        sorcier : combien de constructions avec la carte prise
        butin bâti, il reste quoi au sorcier
        sorcier, combien de quartiers si je pose la carte volée tout de suite
        la carte chipée compte comment dans la limite du sorcier
        sorcier, je bâtis combien avec la carte prise
        sorcier, la carte prise, je peux la bâtir quand
ruling-wizard-keeps-card = Le Sorcier n'est pas obligé de construire la carte prise : il peut la garder en main. C'est alors une carte ordinaire, qui compte dans la limite quand il la construit.
    .no =
        Le Sorcier doit-il construire aussitôt la carte prise ?
        le sorcier est il forcé de bâtir ce qu'il vole
        carte gardée en main, je la construis en plus d'une autre ce tour, sorcier ?
        si je ne peux pas payer, je perds la carte volée par le sorcier ?
        faut il rendre la carte à la fin du tour du sorcier
        la carte du sorcier gardée en main reste t elle hors limite
        sorcier, carte pas bâtie direct = carte rendue ?
        le sorcier doit avoir l'or pour prendre une carte ?
        La carte gardée par le Sorcier reste-t-elle hors limite plus tard dans le tour ?
        sorcier : poser le butin est obligatoire ?
        carte volée gardée, je la bâtis plus tard dans le tour en plus de ma pose normale de sorcier ?
        si le sorcier garde la carte, elle part sous la pioche en fin de tour ?
        sorcier, je dois bâtir la carte prise ?
        sorcier, je rends la carte si je ne la bâtis pas ?
        sorcier, la carte gardée en main reste hors limite ?
        le sorcier doit me rendre ma carte ?
        sorcier sans or, je ne peux pas prendre de carte ?
        sorcier, la carte gardée est défaussée à la fin du tour ?
    .yes =
        jpeux garder la carte volée en main avec le sorcier
        sorcier : la carte gardée puis bâtie compte comme ma construction du tour ?
        la carte piquée avec le sorcier, on peut la garder pour plus tard
        mettre le butin de coté pour la manche suivante, sorcier ok ?
        sorcier sans le sou, je garde la carte volée pour plus tard ?
        rien ne force le sorcier à poser sa prise ?
        Une carte conservée en main par le Sorcier compte-t-elle ensuite dans la limite ?
        je peux bâtir la carte volée deux manches plus tard, sorcier ou pas ?
        gardée en main, la carte du sorcier redevient banale ?
        le butin du sorcier peut rester dans sa main ?
        sorcier, je peux garder la carte en main ?
        sorcier, pas obligé de construire ?
        le sorcier peut garder ma carte pour plus tard ?
        sorcier, la carte gardée compte dans la limite ensuite ?
        je suis sorcier, je bâtis la carte à la manche suivante, permis ?
        Le Sorcier peut-il garder la carte prise sans la construire ?
    .asked =
        le sorcier ne construit pas la carte prise, elle devient quoi
        sorcier, je garde la carte chipée en main, elle compte comment après
        que devient la carte prise si le sorcier ne la bâtit pas tout de suite
        sorcier, bâtir ou garder la carte
        carte gardée par le sorcier, elle compte dans la limite ou pas
ruling-wizard-duplicates = Pendant ce tour, le Sorcier peut construire un quartier qu'il a déjà, que ce soit la carte prise ou une carte de sa main.
    .yes =
        Le Sorcier peut-il construire un quartier identique à un des siens ?
        J'ai une Prison et je suis le Sorcier : puis-je en bâtir une deuxième de ma main ?
        Sorcier : les doubles sont-ils autorisés ce tour-ci ?
        Le Sorcier vient de poser un second Temple, est-ce légal ?
        deux tavernes chez le sorcier, c'est légal ?
        j'ai volé un château et j'en ai déjà un, le sorcier peut le poser ?
        doublon depuis ma propre main, permis en sorcier ?
        le jumeau d'un quartier déjà bâti, le sorcier a le droit ?
        sorcier, j'ai un marché et j'en pose un deuxième de ma main ?
        carte chipée identique à un de mes quartiers, le sorcier la bâtit ?
        Le Sorcier peut-il bâtir un doublon sans posséder la Carrière ?
        deux monastères chez mon voisin sorcier, c'est légal ?
        tant que je suis sorcier les doublons sont ok ?
        l'exception du sorcier vaut pour sa main comme pour sa prise ?
        sorcier, doublon permis ?
        je suis sorcier, je peux bâtir un deuxième temple ?
        le sorcier peut bâtir ma taverne même s'il en a une ?
        sorcier, doublon de ma main, autorisé ?
        il bâtit un doublon en sorcier, c'est permis ?
        Le Sorcier peut-il avoir deux fois le même quartier ?
    .no =
        Le droit aux doublons du Sorcier vaut-il seulement pour la carte volée ?
        interdit au sorcier de bâtir un quartier qu'il a déjà
        faut il la carrière pour un deuxième temple avec le sorcier
        au tour suivant en évêque, encore droit aux doublons parce que j'étais sorcier ?
        le sorcier doit il démolir son doublon après son tour
        sorcier : interdit d'avoir deux casernes ?
        doublon permis uniquement avec la carte volée par le sorcier ?
        Le droit aux doublons du Sorcier se prolonge-t-il aux manches suivantes avec un autre personnage ?
        à la fin du tour le sorcier défausse son doublon ?
        sorcier : la carrière est exigée pour doubler un quartier ?
        j'étais sorcier la manche d'avant, donc ma marchande peut poser un doublon ?
        sorcier, doublon interdit ?
        sorcier, il faut la carrière pour un doublon ?
        sorcier, doublon seulement avec la carte prise ?
        j'étais sorcier, je peux encore bâtir des doublons à la manche suivante avec un autre perso ?
        le sorcier ne peut pas bâtir ma taverne s'il en a une ?
        sorcier, je dois retirer mon doublon plus tard ?
    .asked =
        quand le sorcier a t il droit à un quartier en double
        sorcier avec une taverne, il peut en bâtir une autre ou pas
        les doublons du sorcier, pour quelles cartes et quand
        sorcier, doublon ou pas
        sorcier, quelles cartes en double je peux bâtir
ruling-wizard-after-gathering = Le Sorcier ne construit pas la carte prise avant la collecte, comme tout quartier. Pour la construire sur-le-champ, hors limite, il fait sa collecte avant de la prendre ; une carte prise plus tôt va en main et devient une carte ordinaire.
    .no =
        Le Sorcier peut-il construire la carte prise avant de collecter or ou cartes ?
        Je suis le Sorcier : je pique une carte et je la pose avant de prendre mes deux pièces ?
        le sorcier vole et bâtit dès le début du tour avant l'or, ok ?
        j'ai déjà assez d'or, jpeux poser la carte volée avant mon action, sorcier
        carte prise avant la collecte, encore hors limite pour le sorcier ?
        le sorcier peut il sauter la collecte et juste bâtir la carte volée
        début de tour, sorcier, je pique et je pose direct sans collecter ?
        sorcier : volée avant la collecte puis bâtie après, toujours hors limite ?
        Le Sorcier fait-il exception à la règle "collecter avant de bâtir" ?
        le sorcier peut poser sa prise puis prendre ses deux pièces ?
        l'ordre collecte/vol n'a aucune importance pour la limite du sorcier ?
        sorcier riche, il peut bâtir sa prise avant la collecte puisqu'il a déjà l'or ?
        sorcier, je bâtis la carte prise avant la collecte ?
        sorcier, je prends et construis tout de suite au début du tour ?
        sorcier, carte prise avant la collecte, hors limite ensuite ?
        le sorcier peut bâtir sans collecter d'abord ?
        il bâtit la carte prise avant de collecter en sorcier, il a le droit ?
        sorcier, l'ordre collecte et prise ne change rien à la limite ?
    .yes =
        le sorcier doit il collecter avant de bâtir la carte volée
        sorcier : je prends l'or, puis je vole et je construis, c'est bon ?
        bâtir la carte piquée seulement une fois les ressources prises, sorcier ?
        sorcier : collecte, puis je pique, puis je bâtis aussitôt, bon ordre ?
        prise avant la collecte, la carte du sorcier devient une carte normale de sa main ?
        Le Sorcier doit-il avoir collecté pour bâtir la carte prise sur-le-champ ?
        pour la poser hors limite le sorcier doit d'abord collecter puis voler ?
        j'ai volé trop tôt en sorcier, ma prise entre dans la limite si je la bâtis ?
        pas de construction avant la collecte, même pour le butin du sorcier ?
        sorcier, je dois collecter avant de bâtir ?
        sorcier, collecter puis prendre puis bâtir, hors limite ?
        sorcier, carte prise avant la collecte, elle devient normale ?
        il a bâti avant de collecter en sorcier, c'est interdit ?
        sorcier, je prends la carte trop tôt, elle compte dans ma limite ?
        Le Sorcier doit-il collecter avant de prendre la carte pour la bâtir hors limite ?
    .asked =
        À quel moment de son tour le Sorcier utilise-t-il son pouvoir ?
        Sorcier : d'abord les ressources, ou d'abord la carte à bâtir ?
        a quel moment le sorcier peut il construire ce qu'il a pris
        ordre du tour du sorcier s'il veut bâtir sa prise
        sorcier, faut collecter avant ou après la pose de la carte prise
        carte prise avant la collecte, elle compte comment pour le sorcier
        sorcier, collecter ou bâtir la carte prise d'abord
        sorcier, carte prise avant la collecte, je peux en faire quoi
ruling-wizard-looks-early = Le Sorcier peut regarder une main et prendre une carte dans la sienne avant la collecte : son pouvoir n'a pas de moment fixe dans le tour.
    .yes =
        Le Sorcier peut-il regarder une main et prendre une carte avant la collecte ?
        le sorcier vole d'abord puis décide or ou cartes ?
        jpeux piquer une carte dès le début du tour avec le sorcier
        regarder une main après sa construction normale, sorcier ok ?
        commencer son tour en volant, sorcier ?
        sorcier, je commence par piquer une carte puis je collecte ?
        le sorcier peut regarder ma main avant de prendre ses sous ?
        Le pouvoir du Sorcier peut-il être utilisé en début de tour ?
        j'ai déjà bâti, mon sorcier peut encore fouiller une main ?
        le sorcier choisit le moment de son larcin ?
        je vois sa main en sorcier puis je décide si je prends l'or, permis ?
        sorcier, je prends une carte avant la collecte ?
        sorcier, je peux regarder une main au début du tour ?
        le sorcier peut me prendre une carte avant de collecter ?
        sorcier, pouvoir quand je veux ?
        sorcier, je prends une carte après avoir construit, permis ?
        Le Sorcier peut-il utiliser son pouvoir avant de collecter ?
    .no =
        le sorcier doit il prendre son or avant de regarder ma main
        trop tard pour le pouvoir du sorcier après avoir bâti ?
        le pouvoir du sorcier est il obligatoirement au début
        interdit de fouiller une main avant la collecte, sorcier ?
        le sorcier doit collecter avant de fouiller une main ?
        sorcier : une fois que j'ai construit, plus de vol de carte ?
        Le pouvoir du Sorcier est-il réservé à la fin du tour ?
        le sorcier ne peut voler qu'au tout début ?
        sorcier avant collecte : regarder oui, prendre non ?
        le sorcier fouille les mains pendant le tour des autres ?
        sorcier, seulement après la collecte pour regarder une main ?
        sorcier, je dois collecter avant de prendre une carte ?
        sorcier, pouvoir interdit après la construction ?
        le sorcier a un moment fixe pour son pouvoir ?
        il regarde ma main avant de collecter en sorcier, c'est interdit ?
        sorcier, pouvoir seulement au début du tour ?
    .asked =
        le sorcier regarde la main avant ou après ses ressources
        le sorcier fouille à quel moment de son tour
        sorcier, je vole avant ou après avoir choisi or ou cartes
        sorcier, je regarde une main quand
        sorcier, prendre une carte avant ou après la collecte
ruling-wizard-full-price = Prendre la carte ne coûte rien au Sorcier, mais pour la construire sur-le-champ il paie son coût entier à la banque ; le joueur à qui il l'a prise ne reçoit rien.
    .no =
        Le Sorcier construit-il gratuitement la carte qu'il vient de prendre ?
        le sorcier a t il une ristourne sur la carte volée
        le sorcier me paie t il la carte qu'il me prend
        avec 1 po jpeux bâtir direct un palais volé en sorcier
        c'est moi qui touche l'or quand le sorcier bâtit ma carte
        peut on poser sans payer la carte piquée avec le sorcier
        sorcier, la carte volée se pose gratis ?
        le sorcier me verse le prix de la carte qu'il bâtit ?
        Le Sorcier bénéficie-t-il d'une réduction sur la carte prise ?
        sorcier : une pièce à payer pour voler une carte ?
        avec 2 pièces le sorcier pose une cathédrale à 5 qu'il a volée ?
        le sorcier paie la moitié au joueur volé, la moitié à la banque ?
        sorcier, la carte prise est gratuite à bâtir ?
        le sorcier me paie ma carte ?
        sorcier, réduction sur la carte prise ?
        je reçois de l'or si le sorcier bâtit ma carte ?
        sorcier, je paie pour prendre la carte ?
        sorcier sans or, je bâtis quand même la carte prise ?
    .yes =
        sorcier : je paie le prix normal pour la carte piquée ?
        voler la carte est gratuit pour le sorcier ?
        l'or de la carte volée va t il à la banque, sorcier
        sorcier : la carte chipée se paie plein tarif pour la bâtir ?
        je me fais voler une carte par le sorcier et je touche rien ?
        Le simple fait de prendre la carte est-il gratuit pour le Sorcier ?
        le sorcier paie la banque quand il bâtit ma carte ?
        sorcier à 3 pièces, je peux bâtir un manoir à 3 que je viens de chiper ?
        pas assez d'or, le sorcier ne peut pas bâtir sa prise tout de suite ?
        sorcier, je paie le prix normal ?
        sorcier, prendre une carte est gratuit ?
        le sorcier paie la banque et pas moi ?
        je ne reçois rien quand le sorcier prend ma carte ?
        sorcier, palais pris, je paie 5 pour le bâtir ?
        Le Sorcier doit-il payer la carte qu'il bâtit aussitôt ?
    .asked =
        Que paie le Sorcier pour la carte construite sur-le-champ ?
        quartier à 5 volé par le sorcier, il débourse combien
        sorcier, poser un port à 4 chipé, ça me coûte combien
        l'or de la carte bâtie par le sorcier, il va à qui
        sorcier, bâtir la carte prise coûte combien
        le sorcier bâtit ma carte, je reçois quoi
ruling-wizard-price = Pour construire la carte sur-le-champ, le Sorcier doit la payer, mais par les moyens valables pour tout quartier : avec la Manufacture, une merveille coûte 1 de moins, et des cartes peuvent payer le Tripot. « Coût entier » veut seulement dire que son propre pouvoir n'offre pas de remise. Ce qui remplace le paiement (Chantier, Nécropole) ne marche pas ici.
    .yes =
        La Manufacture réduit-elle le prix de la carte volée par le Sorcier ?
        Le Sorcier peut-il payer en cartes le Tripot qu'il vient de prendre ?
        sorcier avec manufacture, bibliothèque volée : 5 au lieu de 6 ?
        tripot volé, jpeux payer en cartes avec le sorcier
        j'ai la manufacture et une merveille volée, une pièce de moins en sorcier ?
        la ristourne de la manufacture vaut pour le butin violet du sorcier ?
        régler un tripot dérobé avec des cartes, le sorcier peut ?
        manufacture en ville, mon sorcier paie un de moins sa merveille chipée ?
        tripot volé par le sorcier, je peux mettre 3 cartes et 3 pièces ?
        "Coût entier" signifie-t-il seulement que le pouvoir du Sorcier n'offre pas de remise ?
        le sorcier garde les réductions qu'il aurait pour n'importe quel quartier ?
        six cartes pour un tripot dérobé, sorcier, ça passe ?
        la remise de la manufacture s'applique aussi à la pose immédiate du sorcier ?
        sorcier avec manufacture, 1 de moins sur la merveille prise ?
        sorcier, tripot pris, je paie en cartes ?
        la manufacture marche pour le sorcier ?
        sorcier, tripot pris, moitié or moitié cartes ?
        sorcier avec manufacture, merveille à 4 prise, je paie 3 ?
        La remise de la Manufacture est-elle valable pour le Sorcier ?
    .no =
        Le « coût entier » du Sorcier interdit-il la remise de la Manufacture ?
        le coût entier annule t il la remise de la manufacture pour le sorcier
        le sorcier doit il payer le tripot tout en or
        la manufacture baisse t elle aussi un quartier vert volé par le sorcier
        payer en cartes est il interdit pour le tripot pris par le sorcier
        coût entier donc pas de manufacture pour le sorcier ?
        sorcier, le tripot chipé se règle uniquement en pièces ?
        La Manufacture est-elle sans effet sur une merveille prise par le Sorcier ?
        manufacture : une pièce de moins sur une taverne volée par le sorcier ?
        sorcier : le chantier peut remplacer le paiement de la carte posée aussitôt, comme la manufacture ?
        mon sorcier avec manufacture paie 2 de moins une violette volée ?
        sorcier, manufacture inutile ?
        sorcier, tripot pris seulement en or ?
        sorcier avec manufacture, quartier bleu pris moins cher ?
        sorcier, coût entier même avec la manufacture ?
        sorcier avec manufacture, merveille à 5 gratuite ?
        sorcier, interdit de payer le tripot pris en cartes ?
    .asked =
        sorcier, tripot piqué, 2 po et 4 cartes : comment je paie
        sorcier avec manufacture, une merveille à 5 volée, il paie combien
        "coût entier" pour le sorcier, ça veut dire quoi au juste
        sorcier avec manufacture, merveille à 6, combien
        sorcier, tripot pris, je paie comment
ruling-wizard-stables = Avec les Écuries en main, le Sorcier peut construire trois quartiers en un tour : ni elles ni la carte prise et construite sur-le-champ ne comptent dans la limite, et une construction normale s'y ajoute.
    .yes =
        Avec les Écuries, le Sorcier peut-il construire trois quartiers ?
        Les Écuries s'ajoutent-elles à la construction en plus du Sorcier ?
        Sorcier : carte piquée, Écuries et construction normale dans le même tour ?
        écuries de ma main, carte volée et encore une, bon pour le sorcier ?
        marché volé, écuries et temple dans le meme tour en sorcier
        les écuries restent hors limite si le sorcier a déjà bâti une carte volée ?
        trois poses en un tour : prise, écuries, main, sorcier ?
        sorcier : ma prise, les écuries et un quartier normal, ça fait trois ?
        les écuries ne bouffent rien au sorcier ?
        Le Sorcier ayant les Écuries en main peut-il bâtir trois quartiers ?
        temple volé + écuries + château, un seul tour de sorcier, ok ?
        écuries hors limite et prise hors limite, le sorcier cumule ?
        mon voisin sorcier a posé trois cartes avec les écuries, c'est légal ?
        sorcier avec écuries, trois quartiers ?
        sorcier, écuries plus carte prise plus un quartier ?
        sorcier, les écuries de ma main sont hors limite ?
        il a bâti trois quartiers en sorcier avec les écuries, c'est permis ?
        sorcier, j'ai bâti la carte prise et un temple, je peux ajouter mes écuries ?
        Les Écuries permettent-elles au Sorcier une troisième construction ?
    .no =
        le sorcier est il bloqué à deux quartiers meme avec les écuries
        les écuries mangent elles la construction normale du sorcier
        quatre quartiers avec les écuries pour le sorcier ?
        bâtir les écuries empêche t il le sorcier de poser aussi la carte volée hors limite
        sorcier avec écuries, deux quartiers et stop ?
        sorcier : les écuries remplacent la pose de la carte volée ?
        Le Sorcier avec les Écuries peut-il bâtir quatre quartiers ?
        j'ai posé les écuries, le sorcier perd sa construction normale ?
        écuries + prise + deux de ma main pour le sorcier ?
        les écuries comptent comme la construction du tour du sorcier ?
        sorcier avec écuries, deux quartiers max ?
        sorcier avec écuries, quatre quartiers ?
        sorcier, les écuries comptent comme ma construction ?
        il a bâti trois quartiers en sorcier avec les écuries, c'est trop ?
        sorcier, écuries posées, je ne peux plus bâtir la carte prise ?
        sorcier, écuries inutiles ?
    .asked =
        Je suis le Sorcier avec les Écuries en main : combien de bâtiments en tout ?
        max de quartiers pour un sorcier qui a les écuries
        écuries en main et sorcier, je bâtis combien ce tour
        dans la limite du sorcier, les écuries et la carte prise comptent comment
        sorcier avec écuries, combien de quartiers
        sorcier, écuries et carte prise, il me reste quoi
ruling-wizard-takes-stables = Si les Écuries sont la carte prise par le Sorcier, il construit deux quartiers en tout : les Écuries et une construction normale. Les deux raisons de ne pas compter tombent sur la même carte.
    .no =
        Le Sorcier peut-il construire trois quartiers si les Écuries sont la carte prise ?
        écuries volées par le sorcier, encore deux constructions après ?
        un bonus double si la carte volée du sorcier c'est les écuries
        le sorcier qui a pris les écuries perd il sa construction normale
        prise = écuries, et encore deux poses pour le sorcier ?
        écuries chipées donc trois poses pour le sorcier ?
        sorcier : prise = écuries, ça me donne deux constructions normales ?
        Le Sorcier qui a pris les Écuries est-il réduit à une seule construction ?
        le double hors limite des écuries volées ajoute une pose au sorcier ?
        le sorcier qui a volé les écuries pose quatre quartiers ?
        écuries volées posées, le sorcier ne peut plus rien bâtir ?
        sorcier, j'ai pris les écuries, trois quartiers ?
        sorcier, écuries prises, deux constructions en plus ?
        sorcier, écuries prises, un seul quartier ce tour ?
        il a pris les écuries en sorcier et bâti trois quartiers, c'est permis ?
        sorcier, écuries prises, je perds ma construction ?
        sorcier, les écuries prises donnent un bonus de plus ?
    .yes =
        le sorcier vole les écuries et les pose, il lui reste une construction ?
        écuries piquées plus un quartier à moi, c'est tout pour le sorcier ?
        deux quartiers maximum quand le sorcier a piqué les écuries ?
        j'ai chipé les écuries en sorcier, je les pose et j'ai encore une pose ?
        écuries volées : deux bâtiments max pour le sorcier ?
        Les deux exceptions se confondent-elles quand le Sorcier prend les Écuries ?
        écuries dérobées plus un palais de ma main, et c'est fini pour le sorcier ?
        pas de troisième quartier si la prise du sorcier c'est les écuries elles-mêmes ?
        le sorcier garde sa construction normale après les écuries volées ?
        sorcier, écuries prises, deux quartiers ?
        sorcier, je prends les écuries et j'ai encore une construction ?
        sorcier, écuries prises, pas de troisième quartier ?
        il a pris les écuries en sorcier et bâti trois, c'est interdit ?
        sorcier, écuries prises puis un palais, permis ?
        Le Sorcier bâtit-il deux quartiers quand il prend les Écuries ?
    .asked =
        Le Sorcier vole justement les Écuries : combien de quartiers ?
        j'ai volé les écuries avec le sorcier, je pose combien de cartes
        sorcier qui chipe les écuries, combien de quartiers au total
        écuries prises à un autre par le sorcier, le bonus double ou pas
        sorcier, écuries prises, deux ou trois quartiers
        le sorcier me prend les écuries, il bâtit combien
ruling-wizard-pays-gold = Pour construire la carte sur-le-champ, le Sorcier doit la payer. Le Chantier et la Nécropole remplacent le paiement par un quartier détruit : ils ne servent donc pas pour cette carte ; la Manufacture et le Tripot changent seulement combien ou avec quoi il paie. S'il garde la carte en main, il peut la construire ainsi plus tard dans le tour.
    .no =
        Le Sorcier peut-il utiliser le Chantier pour construire sur-le-champ la carte prise ?
        sorcier : palais volé, je casse le chantier pour le poser direct ?
        nécropole volée, sacrifier un temple tout de suite en sorcier ?
        le chantier remplace t il le paiement de la carte volée bâtie aussitôt par le sorcier
        fauché, je brûle mon chantier pour poser la prise du sorcier aussitôt ?
        sorcier, je pique un palais et je le pose aussitôt en cassant mon chantier ?
        nécropole volée, le sorcier détruit une taverne et la pose sur-le-champ ?
        Le Chantier permet-il au Sorcier de bâtir immédiatement sa prise sans payer ?
        sorcier : comme la manufacture marche, le chantier marche aussi pour la pose immédiate ?
        zéro pièce, sorcier, mon chantier me sauve pour la pose directe du butin ?
        si le sorcier garde la carte en main, le chantier reste interdit pour elle ce tour ?
        sorcier, chantier pour bâtir la carte prise tout de suite ?
        sorcier, nécropole prise, je sacrifie un quartier tout de suite ?
        sorcier sans or, je bâtis la carte prise avec le chantier aussitôt ?
        le chantier paie la carte prise par le sorcier ?
        il casse son chantier pour bâtir ma carte aussitôt en sorcier, il a le droit ?
        sorcier, carte prise gardée en main, jamais de chantier pour elle ?
    .yes =
        garder la carte volée puis la bâtir au chantier plus tard dans le tour, sorcier ok ?
        le sorcier doit il payer la nécropole volée pour la poser sur le champ
        le chantier est inutile pour la pose immédiate du sorcier ?
        nécropole prise et gardée en main : le sorcier détruit un quartier pour elle ensuite ?
        sorcier : je mets la carte volée en main puis je la bâtis au chantier dans le même tour ?
        la pose immédiate du sorcier exige un vrai paiement ?
        La Nécropole prise par le Sorcier doit-elle être payée pour être bâtie sur-le-champ ?
        détruire un quartier au lieu de payer, ça va pas pour la pose directe du sorcier ?
        nécropole chipée, gardée en main, puis un sacrifice plus tard dans le tour, le sorcier peut ?
        manufacture oui, chantier non, pour la pose immédiate du sorcier ?
        sorcier, chantier interdit pour la carte bâtie aussitôt ?
        sorcier, je dois payer la carte prise, pas de chantier ?
        sorcier, je garde la carte puis chantier plus tard, permis ?
        sorcier, nécropole prise, je dois payer pour la bâtir aussitôt ?
        sorcier, nécropole gardée en main, je peux sacrifier un quartier ensuite ?
        Le Chantier est-il inutile pour la carte que le Sorcier bâtit sur-le-champ ?
    .asked =
        comment le sorcier peut il se servir du chantier pour une carte volée
        sorcier avec chantier, comment bâtir ma carte volée sans payer
        nécropole chipée par le sorcier, je peux la poser comment
        sorcier et chantier, permis ou pas pour la carte prise
        sorcier, nécropole prise, je peux la bâtir sans or comment
