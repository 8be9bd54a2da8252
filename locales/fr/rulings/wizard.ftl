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
    .yes =
        Je suis le Sorcier : est-ce que je choisis la carte que je pique ?
        Le Sorcier regarde-t-il toute ma main ?
        le sorcier choisit il lui meme la carte
        une seule carte volée par tour avec le sorcier ?
        je fouille la main d'un joueur et j'emporte ce que je veux, sorcier ?
    .asked =
        Combien de cartes le Sorcier voit-il, et combien en vole-t-il ?
        il fait quoi avec ma main le sorcier
        la main d'un joueur face au sorcier : combien de cartes perdues
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
    .no =
        La carte prise par le Sorcier compte-t-elle comme sa construction du tour ?
        le sorcier est il limité à un quartier s'il bâtit la carte volée
        j'ai bâti la carte volée, fini pour ce tour en sorcier ?
        deux cartes de ma main plus la volée, le sorcier peut ?
    .asked =
        Combien de quartiers le Sorcier peut-il bâtir en un tour ?
        sorcier : combien de constructions avec la carte prise
        butin bâti, il reste quoi au sorcier
ruling-wizard-keeps-card = Le Sorcier n'est pas obligé de construire la carte prise : il peut la garder en main. C'est alors une carte ordinaire, qui compte dans la limite quand il la construit.
    .no =
        Le Sorcier doit-il construire aussitôt la carte prise ?
        le sorcier est il forcé de bâtir ce qu'il vole
        carte gardée en main, je la construis en plus d'une autre ce tour, sorcier ?
        si je ne peux pas payer, je perds la carte volée par le sorcier ?
        faut il rendre la carte à la fin du tour du sorcier
        la carte du sorcier gardée en main reste t elle hors limite
    .yes =
        jpeux garder la carte volée en main avec le sorcier
        sorcier : la carte gardée puis bâtie compte comme ma construction du tour ?
        la carte piquée avec le sorcier, on peut la garder pour plus tard
        mettre le butin de coté pour la manche suivante, sorcier ok ?
    .asked =
        le sorcier ne construit pas la carte prise, elle devient quoi
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
    .no =
        Le droit aux doublons du Sorcier vaut-il seulement pour la carte volée ?
        interdit au sorcier de bâtir un quartier qu'il a déjà
        faut il la carrière pour un deuxième temple avec le sorcier
        au tour suivant en évêque, encore droit aux doublons parce que j'étais sorcier ?
        le sorcier doit il démolir son doublon après son tour
    .asked =
        quand le sorcier a t il droit à un quartier en double
ruling-wizard-after-gathering = Le Sorcier ne construit pas la carte prise avant la collecte, comme tout quartier. Pour la construire sur-le-champ, hors limite, il collecte avant de la prendre ; une carte prise plus tôt va en main et devient une carte ordinaire.
    .no =
        Le Sorcier peut-il construire la carte prise avant de collecter or ou cartes ?
        Je suis le Sorcier : je pique une carte et je la pose avant de prendre mes deux pièces ?
        le sorcier vole et bâtit dès le début du tour avant l'or, ok ?
        j'ai déjà assez d'or, jpeux poser la carte volée avant mon action, sorcier
        carte prise avant la collecte, encore hors limite pour le sorcier ?
        le sorcier peut il sauter la collecte et juste bâtir la carte volée
    .yes =
        le sorcier doit il collecter avant de bâtir la carte volée
        sorcier : je prends l'or, puis je vole et je construis, c'est bon ?
        bâtir la carte piquée seulement une fois les ressources prises, sorcier ?
    .asked =
        À quel moment de son tour le Sorcier utilise-t-il son pouvoir ?
        Sorcier : d'abord les ressources, ou d'abord la carte à bâtir ?
        a quel moment le sorcier peut il construire ce qu'il a pris
        ordre du tour du sorcier s'il veut bâtir sa prise
ruling-wizard-looks-early = Le Sorcier peut regarder une main et prendre une carte dans la sienne avant la collecte : son pouvoir n'a pas de moment fixe dans le tour.
    .yes =
        Le Sorcier peut-il regarder une main et prendre une carte avant la collecte ?
        le sorcier vole d'abord puis décide or ou cartes ?
        jpeux piquer une carte dès le début du tour avec le sorcier
        regarder une main après sa construction normale, sorcier ok ?
        commencer son tour en volant, sorcier ?
    .no =
        le sorcier doit il prendre son or avant de regarder ma main
        trop tard pour le pouvoir du sorcier après avoir bâti ?
        le pouvoir du sorcier est il obligatoirement au début
        interdit de fouiller une main avant la collecte, sorcier ?
    .asked =
        le sorcier regarde la main avant ou après ses ressources
ruling-wizard-full-price = Prendre la carte ne coûte rien au Sorcier, mais pour la construire sur-le-champ il paie son coût entier à la banque ; le joueur volé ne reçoit rien.
    .no =
        Le Sorcier construit-il gratuitement la carte qu'il vient de prendre ?
        le sorcier a t il une ristourne sur la carte volée
        le sorcier me paie t il la carte qu'il me prend
        avec 1 po jpeux bâtir direct un palais volé en sorcier
        c'est moi qui touche l'or quand le sorcier bâtit ma carte
        peut on poser sans payer la carte piquée avec le sorcier
    .yes =
        sorcier : je paie le prix normal pour la carte piquée ?
        voler la carte est gratuit pour le sorcier ?
        l'or de la carte volée va t il à la banque, sorcier
    .asked =
        Que paie le Sorcier pour la carte construite sur-le-champ ?
        quartier à 5 volé par le sorcier, il débourse combien
ruling-wizard-price = Pour construire la carte sur-le-champ, le Sorcier doit la payer, mais par les moyens valables pour tout quartier : avec la Manufacture, une merveille coûte 1 de moins, et des cartes peuvent payer le Tripot. « Coût entier » veut seulement dire que son propre pouvoir n'offre pas de remise. Ce qui remplace le paiement (Chantier, Nécropole) ne marche pas ici.
    .yes =
        La Manufacture réduit-elle le prix de la carte volée par le Sorcier ?
        Le Sorcier peut-il payer en cartes le Tripot qu'il vient de prendre ?
        sorcier avec manufacture, bibliothèque volée : 5 au lieu de 6 ?
        tripot volé, jpeux payer en cartes avec le sorcier
        j'ai la manufacture et une merveille volée, une pièce de moins en sorcier ?
        la ristourne de la manufacture vaut pour le butin violet du sorcier ?
        régler un tripot dérobé avec des cartes, le sorcier peut ?
    .no =
        Le « coût entier » du Sorcier interdit-il la remise de la Manufacture ?
        le coût entier annule t il la remise de la manufacture pour le sorcier
        le sorcier doit il payer le tripot tout en or
        la manufacture baisse t elle aussi un quartier vert volé par le sorcier
        payer en cartes est il interdit pour le tripot pris par le sorcier
    .asked =
        sorcier, tripot piqué, 2 po et 4 cartes : comment je paie
ruling-wizard-stables = Avec les Écuries en main, le Sorcier peut construire trois quartiers en un tour : ni elles ni la carte prise et construite sur-le-champ ne comptent dans la limite, et une construction normale s'y ajoute.
    .yes =
        Avec les Écuries, le Sorcier peut-il construire trois quartiers ?
        Les Écuries s'ajoutent-elles à la construction en plus du Sorcier ?
        Sorcier : carte piquée, Écuries et construction normale dans le même tour ?
        écuries de ma main, carte volée et encore une, bon pour le sorcier ?
        marché volé, écuries et temple dans le meme tour en sorcier
        les écuries restent hors limite si le sorcier a déjà bâti une carte volée ?
        trois poses en un tour : prise, écuries, main, sorcier ?
    .no =
        le sorcier est il bloqué à deux quartiers meme avec les écuries
        les écuries mangent elles la construction normale du sorcier
        quatre quartiers avec les écuries pour le sorcier ?
        bâtir les écuries empêche t il le sorcier de poser aussi la carte volée hors limite
    .asked =
        Je suis le Sorcier avec les Écuries en main : combien de bâtiments en tout ?
        max de quartiers pour un sorcier qui a les écuries
ruling-wizard-takes-stables = Si les Écuries sont la carte prise par le Sorcier, il construit deux quartiers en tout : les Écuries et une construction normale. Les deux raisons de ne pas compter tombent sur la même carte.
    .no =
        Le Sorcier peut-il construire trois quartiers si les Écuries sont la carte prise ?
        écuries volées par le sorcier, encore deux constructions après ?
        un bonus double si la carte volée du sorcier c'est les écuries
        le sorcier qui a pris les écuries perd il sa construction normale
        prise = écuries, et encore deux poses pour le sorcier ?
    .yes =
        le sorcier vole les écuries et les pose, il lui reste une construction ?
        écuries piquées plus un quartier à moi, c'est tout pour le sorcier ?
        deux quartiers maximum quand le sorcier a piqué les écuries ?
    .asked =
        Le Sorcier vole justement les Écuries : combien de quartiers ?
        j'ai volé les écuries avec le sorcier, je pose combien de cartes
ruling-wizard-pays-gold = Pour construire la carte sur-le-champ, le Sorcier doit la payer. Le Chantier et la Nécropole remplacent le paiement par un quartier détruit : ils ne servent donc pas pour cette carte ; la Manufacture et le Tripot changent seulement combien ou avec quoi il paie. S'il garde la carte en main, il peut la construire ainsi plus tard dans le tour.
    .no =
        Le Sorcier peut-il utiliser le Chantier pour construire sur-le-champ la carte prise ?
        sorcier : palais volé, je casse le chantier pour le poser direct ?
        nécropole volée, sacrifier un temple tout de suite en sorcier ?
        le chantier remplace t il le paiement de la carte volée bâtie aussitôt par le sorcier
        fauché, je brûle mon chantier pour poser la prise du sorcier aussitôt ?
    .yes =
        garder la carte volée puis la bâtir au chantier plus tard dans le tour, sorcier ok ?
        le sorcier doit il payer la nécropole volée pour la poser sur le champ
        le chantier est inutile pour la pose immédiate du sorcier ?
        nécropole prise et gardée en main : le sorcier détruit un quartier pour elle ensuite ?
    .asked =
        comment le sorcier peut il se servir du chantier pour une carte volée
