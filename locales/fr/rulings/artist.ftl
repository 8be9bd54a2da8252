### The rulings of data/rulings/artist.toml, and the questions they answer: with yes, with no, or in another way.

ruling-artist-coin = L'Artiste embellit un ou deux quartiers pendant son tour, avec 1 pièce sur chacun.
    .asked =
        Combien de quartiers l'Artiste peut-il embellir par tour ?
        Je suis l'Artiste : combien de bâtiments puis-je décorer, et à quel prix ?
        combien de pieces l'artiste pose t il par tour
        l'artiste decore combien de batiments a chaque fois
        l'artiste en décore combien max en un tour
        il met combien de pièces par quartier l'artiste
        l'artiste embellit un ou deux quartiers
    .yes =
        l'artiste peut il decorer deux quartiers dans le tour
        jpeux n'embellir qu'un seul batiment avec l'artiste
        artiste : deux pieces maxi par tour, c'est bien ca ?
        artiste : une pièce ici, une pièce là, deux quartiers quoi
        l'artiste peut se contenter d'un seul quartier décoré
        max deux embellissements par tour pour l'artiste ?
        j'ai 5 quartiers, mon artiste en orne deux grand max ce tour
        une pièce par quartier et pas plus pour l'artiste
        L'Artiste peut-il embellir deux quartiers au cours du même tour ?
        l'artiste peut embellir un seul quartier
        je peux mettre une pièce sur deux quartiers avec l'artiste
        artiste : maximum deux quartiers par tour
        l'artiste met 1 pièce par quartier embelli
        deux quartiers embellis coûtent 2 pièces à l'artiste
        est-ce que l'artiste peut s'arrêter à un quartier embelli
    .no =
        l'artiste peut il embellir trois quartiers d'un coup
        l'artiste est il oblige d'en decorer deux
        avec l'artiste on peut mettre une piece sur toute la ville ?
        artiste : je décore mes quatre quartiers d'un coup
        l'artiste doit forcément en faire deux
        l'artiste blindé peut poser autant de pièces qu'il veut
        un seul quartier par tour pour l'artiste, jamais deux
        l'artiste met 2 pièces par quartier
        trois pièces posées ce tour par l'artiste, c'est réglo ?
        l'artiste peut embellir quatre quartiers dans le tour
        je dois embellir deux quartiers avec l'artiste
        l'artiste met 3 pièces dans le tour
        l'artiste peut décorer toute sa cité en un tour
        l'artiste n'embellit qu'un quartier, deux c'est interdit
        puis-je embellir trois quartiers ce tour avec l'artiste
ruling-artist-own-city = L'Artiste ne pose ses pièces que sur des quartiers de sa propre cité.
    .no =
        L'Artiste peut-il mettre une pièce sur le quartier d'un autre ?
        jpeux embellir le quartier d'un adversaire avec l'artiste
        l'artiste peut il poser une piece dans la ville du voisin
        un artiste adverse peut il decorer ma basilique pour me nuire
        l'artiste a t il le droit d'orner une cite qui n'est pas la sienne
        artiste : je mets une pièce sur son manoir pour lui changer le coût
        l'artiste décore une ville au choix
        on peut faire un cadeau à son pote en embellissant chez lui avec l'artiste
        l'artiste met une pièce chez lui et une chez le voisin
        si mes quartiers sont tous décorés, mon artiste décore ceux des autres
        l'artiste peut orner une cité adverse en payant double
        l'artiste peut embellir chez moi alors que c'est pas sa cité
        je peux mettre ma pièce d'artiste sur ton quartier
        l'artiste choisit n'importe quelle cité
        l'artiste adverse peut augmenter le coût de mon quartier
        artiste, une pièce chez un allié, permis
        puis-je embellir le château de mon voisin avec mon artiste
    .yes =
        l'artiste decore uniquement chez lui ?
        les cites des autres sont elles interdites a l'artiste
        suis je a l'abri des pieces d'un artiste adverse
        mon artiste peut décorer que chez moi ?
        l'artiste d'en face peut pas venir poser une pièce chez moi
        embellir c'est dans ma ville et nulle part ailleurs (artiste)
        je voulais pourrir sa basilique avec mon artiste mais j'ai pas le droit, c'est ça
        ses pièces l'artiste les met sur ses bâtiments à lui
        L'Artiste est-il limité aux quartiers de sa propre cité ?
        l'artiste embellit seulement ses propres quartiers
        je peux embellir que ma cité avec l'artiste
        l'artiste ne peut pas toucher à ma cité
        un artiste adverse peut rien poser chez moi
        artiste : ma cité uniquement
        suis-je sûr que l'artiste des autres ne touche pas mes quartiers
    .asked =
        dans quelle ville l'artiste pose t il ses pieces
        il a le droit de décorer chez qui l'artiste
        l'artiste pose ses pièces où
        l'artiste embellit chez lui ou chez les autres
ruling-artist-own-gold = Les pièces que l'Artiste pose sur les quartiers viennent de son propre or, pas de la banque.
    .yes =
        L'Artiste paie-t-il de son propre or les pièces posées sur ses quartiers ?
        embellir coute t il de l'or a l'artiste
        avec une seule piece l'artiste ne decore qu'un quartier ?
        c'est mon or a moi que je pose avec l'artiste ?
        artiste à sec = pas de déco ?
        décorer avec l'artiste ça sort de ma bourse
        j'ai que 1 po, mon artiste fait qu'un seul quartier
        deux quartiers ornés, l'artiste est plus pauvre de 2
        la banque file rien à l'artiste pour embellir
        L'or que l'Artiste place sur ses bâtiments provient-il de sa réserve personnelle ?
        l'artiste paie avec son or
        embellir me coûte 1 pièce avec l'artiste
        je suis artiste sans or, je ne peux pas embellir
        l'artiste perd 2 or s'il embellit deux quartiers
        les pièces de l'artiste sont prises dans son trésor
        est-ce que je dois sortir mes propres pièces avec l'artiste
    .no =
        L'Artiste prend-il ses pièces à la banque ?
        la banque fournit elle les pieces de l'artiste
        decorer est il gratuit pour l'artiste
        artiste sans or, il peut embellir quand meme ?
        l'artiste prend ses pièces de déco dans la réserve
        embellir c'est cadeau pour l'artiste
        zéro pièce mais mon artiste embellit quand même deux trucs
        la pièce de l'artiste vient du plus riche
        l'artiste garde son or, il pose juste un jeton
        l'artiste paie en cartes ses décorations
        la banque paie les pièces de l'artiste
        embellir ne coûte rien à l'artiste
        un autre joueur paie les pièces de l'artiste
        sans or l'artiste peut embellir
        avec 1 or l'artiste embellit deux quartiers
        l'artiste reçoit des pièces de la banque pour décorer
    .asked =
        D'où viennent les pièces de l'Artiste ?
        c'est l'or de qui que l'artiste met sur ses quartiers
        artiste sans un rond, il peut faire quoi
        qui paie la pièce de l'artiste
ruling-artist-once = Un quartier porte au plus une pièce de l'Artiste.
    .no =
        L'Artiste peut-il embellir deux fois le même quartier ?
        Peut-il y avoir deux pièces sur un quartier ?
        J'ai déjà décoré mon Palais : puis-je lui remettre une pièce à une autre manche avec l'Artiste ?
        L'Artiste peut-il poser ses deux pièces au même endroit ?
        jpeux empiler les pieces de l'artiste sur le meme batiment
        deja embelli la manche d'avant, on recommence ?
        les deux pieces de l'artiste sur une seule carte, permis ?
        l'artiste peut il monter le cout d'un quartier encore et encore
        artiste : 2 pièces sur mon château pour +2
        à chaque fois que j'ai l'artiste je remets une pièce sur la même tour
        trois pièces d'artiste sur ma cathédrale à la fin, normal ?
        nouvelle manche, nouvel artiste, je redécore mon temple déjà décoré
        un autre joueur devient artiste et ajoute une pièce sur son quartier déjà orné
        l'artiste peut tout mettre sur un seul bâtiment
        l'artiste peut mettre deux pièces sur un quartier
        je peux réembellir un quartier avec l'artiste à la manche suivante
        l'artiste peut embellir trois fois le même quartier dans la partie
        un quartier peut avoir plusieurs pièces de l'artiste
        déjà une pièce dessus, l'artiste en ajoute une
        puis-je empiler deux pièces d'artiste sur mon palais
    .yes =
        une seule piece de l'artiste par quartier, c'est le maximum ?
        les deux pieces de l'artiste vont elles sur des quartiers differents
        un quartier decore ne peut plus l'etre a nouveau ?
        quartier déjà orné : l'artiste y remet plus rien de la partie
        une pièce max par bâtiment avec l'artiste ?
        les deux pièces de l'artiste doivent aller sur deux cartes différentes
        mon palais a déjà sa pièce, l'artiste doit en choisir un autre
        pas d'empilage de pièces d'artiste sur un quartier
        Un bâtiment déjà décoré est-il exclu des prochains embellissements de l'Artiste ?
        un quartier, une seule pièce de l'artiste
        mon quartier est déjà embelli, l'artiste ne peut plus
        artiste : deux pièces sur deux quartiers différents
        quartier déjà embelli, l'artiste doit en prendre un autre
        interdit de mettre deux pièces d'artiste sur le même quartier
        mon temple a déjà une pièce de l'artiste, il ne peut pas en avoir une autre
    .asked =
        Combien de pièces de l'Artiste au maximum sur un même bâtiment ?
        combien de fois peut on embellir un quartier
        un bâtiment peut porter combien de pièces d'artiste
        quartier déjà décoré, l'artiste peut y faire quoi
        combien de pièces d'artiste par quartier
ruling-artist-point = Un quartier qui porte la pièce de l'Artiste rapporte 1 point de plus.
    .yes =
        Un quartier embelli vaut-il plus de points ?
        Un bâtiment décoré par l'Artiste marque-t-il plus au décompte ?
        la piece de l'artiste donne t elle un point a la fin
        une taverne decoree vaut elle 2 points
        jgagne un point par quartier embelli ?
        chaque piece d'artiste dans ma cite fait elle monter mon score
        chaque pièce de l'artiste c'est +1 au score ?
        mon marché à 2 décoré par l'artiste vaut 3 pts
        palais 5 avec pièce d'artiste = 6 pts
        deux quartiers ornés, ça me fait deux points de plus
        la déco de l'artiste se retrouve au score final
        Un quartier orné d'une pièce de l'Artiste rapporte-t-il un point supplémentaire ?
        quartier embelli, 1 point de plus
        l'artiste donne 1 point par quartier embelli
        quartier à 4 embelli, 5 points
        je marque 1 de plus avec la pièce de l'artiste
        ma taverne embellie par l'artiste vaut 2 points
        est-ce que mon quartier embelli rapporte 1 de plus au score
    .no =
        la piece de l'artiste ne compte pas au score ?
        un quartier embelli rapporte t il deux points de plus
        mon manoir decore vaut il toujours 3 points seulement
        la pièce de l'artiste c'est juste pour gêner le condo, pas de point
        +2 pts par pièce d'artiste
        cathédrale décorée par l'artiste, 5 pts comme d'hab
        la pièce d'artiste fait perdre un point
        une taverne avec pièce d'artiste, ça vaut 3
        la pièce d'artiste rapporte son point seulement si j'ai encore l'artiste à la fin
        quartier embelli, 2 points de plus
        la pièce de l'artiste ne rapporte aucun point
        quartier à 3 embelli par l'artiste, 5 points
        quartier à 5 embelli, toujours 5 points
        la pièce de l'artiste vaut 3 points
        l'artiste embellit mais ça ne change pas mes points
    .asked =
        Que rapportent les pièces de l'Artiste à la fin ?
        Combien de points pour un quartier à 4 avec une pièce dessus ?
        la piece de l'artiste, ca fait combien de points
        temple à 1 avec une pièce d'artiste, combien de pts
        ça change quoi au score une pièce de l'artiste
        combien de points en plus pour un quartier embelli
ruling-artist-destroy = La pièce de l'Artiste coûte 1 pièce d'or supplémentaire au Condottiere : il paie le coût imprimé au lieu de 1 de moins.
    .yes =
        Le Condottiere paie-t-il plus pour détruire un quartier embelli ?
        Un bâtiment orné est-il plus cher à raser ?
        le condottiere raque t il une piece de plus si l'artiste a decore
        taverne embellie : le condottiere paie 1 ?
        mon manoir decore coute t il 3 au condottiere
        quartier décoré par l'artiste, le condo paie le prix imprimé ?
        la pièce d'artiste rend mon temple plus gratos à détruire
        château à 4 avec pièce d'artiste : 4 pour le condo
        le condo doit sortir 1 de plus à cause de mon artiste
        ma déco ralentit le condo mais l'arrête pas
        Le Condottiere paie-t-il 5 pour raser une cathédrale embellie ?
        quartier à 3 embelli, le condottiere paie 3
        le condottiere paie 1 de plus pour un quartier embelli
        quartier à 1 embelli, plus gratuit pour le condottiere
        mon quartier embelli coûte plus cher à détruire
        le condottiere peut détruire un quartier embelli en payant 1 de plus
        mon manoir à 3 est embelli, est-ce que le condottiere doit payer 3
    .no =
        Une Taverne avec une pièce dessus se détruit-elle encore gratis ?
        un quartier embelli est il intouchable pour le condottiere
        le condottiere peut il ignorer la piece de l'artiste
        eglise decoree, le condottiere la detruit pour 1 piece ?
        un temple embelli est il encore gratuit a detruire pour le condottiere
        ma taverne ornée, le condo la dégomme pour zéro
        décoré par l'artiste = indestructible
        palais orné, le condo paie 4
        le condo paie 2 de plus par pièce d'artiste
        la pièce d'artiste baisse le prix de la démolition
        marché à 2 avec pièce d'artiste, 1 po pour le condo ?
        quartier embelli, le condottiere ne peut pas le détruire
        le condottiere paie pareil pour un quartier embelli
        quartier à 4 embelli, le condottiere paie 3
        quartier à 2 embelli, le condottiere paie 1
        mon quartier embelli est à l'abri du condottiere
        puis-je détruire pour 0 une taverne embellie avec le condottiere
    .asked =
        Je suis le Condottiere : combien pour démolir un quartier à 3 décoré par l'Artiste ?
        combien paie le condottiere pour un palais decore
        condo contre un temple décoré, ça lui coûte
        raser un truc à 4 avec une pièce d'artiste dessus, combien
        condottiere et quartier embelli à 5, combien
ruling-artist-swap-seize = La pièce de l'Artiste reste sur un quartier échangé ou pris, et le suit dans sa nouvelle cité.
    .yes =
        La pièce de l'Artiste reste-t-elle sur un quartier qui change de main ?
        Le Diplomate m'a pris un quartier décoré : la pièce part-elle avec ?
        le capitaine prend un quartier decore, la piece suit ?
        le diplomate recupere t il la piece de l'artiste avec le quartier echange
        un quartier embelli reste t il embelli apres l'echange
        le capitaine chope mon quartier orné, la pièce part chez lui ?
        diplomate : le quartier décoré garde sa déco dans sa nouvelle ville
        ma pièce d'artiste suit le bâtiment échangé
        le nouveau proprio profite de la pièce d'artiste
        je perds ma pièce d'artiste quand le diplo embarque le quartier
        La pièce de l'Artiste accompagne-t-elle le quartier dont le Capitaine s'empare ?
        le capitaine prend mon quartier embelli, la pièce part avec
        le diplomate échange un quartier embelli, il reste embelli
        la pièce de l'artiste suit le quartier pris
        mon quartier embelli est échangé, je perds la pièce
        le capitaine gagne la pièce de l'artiste posée sur le quartier
        il m'a pris mon quartier embelli au capitaine, la pièce est pour lui
    .no =
        puis je retirer ma piece d'artiste avant que le capitaine prenne le quartier
        la piece de l'artiste retourne t elle a la banque apres un echange
        on me rend ma piece si le diplomate m'echange un batiment decore ?
        un quartier decore perd il sa piece quand le capitaine s'en empare
        le diplo me prend mon marché orné, je récupère d'abord ma pièce
        quand le quartier change de ville la pièce d'artiste saute
        échange du diplo : la pièce reste chez moi, posée sur un autre quartier
        la pièce d'artiste va à la banque si le capitaine prend le bâtiment
        le quartier embarqué par le capitaine n'est plus décoré
        on rembourse l'artiste quand son quartier part chez le diplomate
        le capitaine prend mon quartier, je garde la pièce de l'artiste
        la pièce de l'artiste est enlevée quand le diplomate échange
        je récupère ma pièce si le diplomate prend mon quartier embelli
        le quartier pris par le capitaine perd son embellissement
        la pièce de l'artiste reste chez l'ancien propriétaire
        puis-je retirer la pièce de l'artiste avant l'échange du diplomate
    .asked =
        quartier embelli echange par le diplomate : ou finit la piece
        le capitaine m'a pris un truc décoré, elle est à qui la pièce
        un quartier orné passe chez le diplo, il reste orné ou pas
        quartier embelli pris par le capitaine, la pièce va à qui
ruling-artist-swap-price = Pour le Diplomate et le Capitaine, un quartier qui porte la pièce de l'Artiste coûte 1 de plus.
    .yes =
        Le Diplomate et le Capitaine paient-ils plus pour un quartier embelli ?
        Je suis le Capitaine : un bâtiment à 2 décoré me coûte-t-il 3 ?
        la piece de l'artiste compte t elle dans la difference du diplomate
        le capitaine doit il payer 2 pour une taverne embellie
        diplomate, quartier decore : une piece de plus a payer ?
        capitaine : marché à 2 orné, je paie 3 ?
        diplo : mon 2 contre son 2 décoré, je lui dois 1
        la pièce d'artiste rend le quartier plus cher au capitaine
        taverne à 1 avec pièce, le capitaine lâche 2
        faut compter la déco dans la différence du diplo
        Le Diplomate doit-il tenir compte de la pièce de l'Artiste dans la différence à payer ?
        capitaine : quartier à 1 embelli, je paie 2
        le diplomate paie 1 de plus pour un quartier embelli
        le capitaine paie plus cher un quartier embelli
        mon quartier à 2 embelli, le capitaine me donne 3
        la pièce de l'artiste augmente le prix pour le diplomate
        dois-je payer 2 pour une taverne embellie avec le capitaine
    .no =
        le capitaine paie t il juste le cout imprime d'un quartier decore
        le diplomate peut il ignorer la piece de l'artiste dans son calcul
        un 2 contre un 2 decore, le diplomate echange gratis ?
        le diplo calcule sur le prix imprimé sans la pièce d'artiste
        temple orné, 1 po suffit au capitaine
        la déco d'artiste concerne que le condo, pas le diplo
        3 contre 3 décoré, échange gratis pour le diplo ?
        le capitaine paie 2 de plus pour un quartier orné
        la pièce d'artiste fait une remise au capitaine
        le capitaine paie le prix normal pour un quartier embelli
        le diplomate ne compte pas la pièce de l'artiste
        quartier à 2 embelli, le capitaine me paie 2
        la pièce de l'artiste ne change rien pour le capitaine
        échange 4 contre 4 embelli, le diplomate paie rien
        le diplomate calcule sans la pièce de l'artiste ?
    .asked =
        Troc d'un quartier embelli : comment calcule-t-on la différence ?
        combien paie le capitaine pour un marche decore
        le capitaine veut ma taverne décorée, il raque combien
        diplo : son 4 orné contre mon 2, je paie combien
        capitaine et quartier à 2 embelli, il paie combien
ruling-artist-coin-destroyed = La pièce de l'Artiste sur un quartier détruit va à la banque : aucun livret ne la rend, et elle n'était plus dans le trésor.
    .no =
        Le propriétaire récupère-t-il la pièce de l'Artiste quand le quartier est détruit ?
        On a démoli mon quartier décoré : ai-je le droit de reprendre ma pièce ?
        le condottiere empoche t il la piece de l'artiste en detruisant
        la poudriere detruit mon eglise decoree, jrecupere la piece ?
        je sacrifie un quartier decore pour la necropole, sa piece me revient ?
        chantier embelli puis detruit, la piece retourne dans mon tresor ?
        suis je dedommage de la piece d'artiste si on rase le quartier
        mon manoir décoré brûle, je reprends ma pièce d'artiste
        le condo se sert, il prend la pièce qui était sur le quartier rasé
        la pièce d'artiste du quartier démoli passe sur un autre de mes quartiers
        poudrière sur mon temple orné, la pièce est pour celui qui a allumé
        détruire mon propre quartier orné me rend 1 po
        la pièce d'un quartier décoré détruit revient à l'artiste en jeu
        quartier embelli détruit, je reprends la pièce de l'artiste
        le condottiere prend la pièce de l'artiste
        la pièce de l'artiste revient dans mon trésor si on détruit le quartier
        la pièce de l'artiste va à celui qui détruit
        quartier embelli rasé, je garde au moins la pièce
        puis-je récupérer la pièce de l'artiste quand mon quartier est détruit
    .yes =
        le condottiere brule mon quartier decore, ma piece est perdue ?
        la piece d'un quartier embelli detruit va t elle a la banque
        la piece d'artiste part elle avec le quartier rase, pour de bon
        quartier orné rasé, la pièce file à la banque ?
        je dis adieu à ma pièce d'artiste quand on me casse le quartier
        le condo qui rase un truc décoré empoche pas la pièce, on est d'accord
        chantier décoré que je sacrifie : pièce perdue
        personne récupère la pièce d'artiste d'un bâtiment démoli
        La pièce posée par l'Artiste est-elle perdue si le quartier est détruit ?
        quartier embelli détruit, la pièce va à la banque
        le condottiere détruit mon quartier embelli, je perds la pièce
        la pièce de l'artiste est perdue si on détruit le quartier
        personne ne prend la pièce d'un quartier embelli détruit
        nécropole : je sacrifie un quartier embelli, la pièce est perdue
        mon quartier embelli est rasé, est-ce que la pièce part à la banque
    .asked =
        Où va la pièce d'un quartier embelli qu'on rase ?
        Mon quartier embelli est rasé par le Condottiere, qui garde la pièce ?
        chantier avec une piece d'artiste : ou va t elle quand je le detruis
        ma déco d'artiste a sauté avec le quartier, elle part où la pièce
        qui touche la pièce quand un quartier embelli est démoli
        quartier embelli détruit, où va la pièce de l'artiste
ruling-artist-coin-no-shield = La pièce de l'Artiste n'arrête ni la Poudrière, ni le Chantier, ni la Nécropole : ils détruisent sans payer, un coût plus élevé n'y change rien.
    .no =
        La pièce de l'Artiste protège-t-elle un quartier de la Poudrière ?
        un batiment decore est il a l'abri de la poudriere
        la poudriere doit elle payer 1 pour un quartier embelli
        faut il payer plus pour sacrifier un quartier decore a la necropole
        une piece d'artiste sur le chantier empeche t elle de s'en servir
        quartier orné = blindé contre la poudrière
        la poudrière paie 1 à cause de la pièce d'artiste
        un chantier décoré par l'artiste peut plus être sacrifié
        nécropole : interdit de raser un quartier qui porte une pièce d'artiste
        faut enlever la pièce d'artiste avant de sacrifier à la nécropole, sinon c'est bloqué
        la pièce de l'artiste encaisse l'explosion à la place du quartier
        quartier embelli par l'artiste, suis-je protégé de la poudrière
        la poudrière doit payer pour un quartier embelli
        la nécropole ne peut pas détruire un quartier embelli
        la pièce de l'artiste bloque le chantier
        poudrière sur quartier embelli interdite
        mon quartier embelli est à l'abri de la poudrière grâce à la pièce
    .yes =
        la poudriere detruit elle gratis un quartier avec une piece d'artiste
        jpeux detruire mon chantier embelli pour construire
        un quartier decore peut il etre sacrifie a la necropole
        poudrière contre un quartier orné, toujours gratos ?
        la déco d'artiste arrête pas la poudrière
        je sacrifie un quartier décoré pour la nécropole sans supplément
        chantier avec une pièce dessus, il marche pareil
        la pièce d'artiste gêne le condo mais pas la poudrière
        La Poudrière peut-elle faire sauter sans frais un bâtiment embelli ?
        la poudrière peut détruire un quartier embelli sans payer
        quartier embelli, pas protégé de la poudrière
        je peux sacrifier un quartier embelli pour la nécropole
        mon chantier embelli peut encore servir
        la pièce de l'artiste ne gêne pas la poudrière
        est-ce que la poudrière peut raser mon palais embelli gratuitement
    .asked =
        combien coute a la poudriere un quartier decore
        la pièce d'artiste sert à quoi face à une poudrière
        je sacrifie un quartier orné à la nécropole, faut ajouter combien
        quartier embelli et poudrière, protégé ou pas
ruling-artist-cost = Partout où le coût compte, un quartier qui porte la pièce de l'Artiste coûte 1 de plus, pour de bon. C'est le texte anglais, que nous suivons ; l'ukrainien ne parle que du prix de l'attaque et des points.
    .yes =
        La pièce de l'Artiste augmente-t-elle le coût lui-même ?
        Un quartier embelli est-il plus cher pour tout ?
        Un quartier à 3 décoré par l'Artiste est-il désormais un quartier à 4 ?
        Le coût augmenté par l'Artiste vaut-il aussi pour les autres cartes ?
        une eglise embellie devient elle un quartier de cout 3
        l'augmentation de cout de l'artiste est elle definitive
        le +1 de l'artiste dure t il jusqu'a la fin de la partie
        mon comptoir a 3 avec une piece, jdois le compter a 4 ?
        manoir à 3 décoré, on le traite comme un 4 partout ?
        la pièce d'artiste change vraiment le coût, pas juste le score
        le +1 de l'artiste reste jusqu'au bout de la partie
        un temple orné est un quartier à 2 maintenant
        toute carte qui regarde le coût voit la pièce d'artiste
        L'embellissement augmente-t-il le coût du quartier de façon permanente ?
        quartier à 2 embelli, il coûte 3
        l'artiste augmente le coût pour toute la partie
        la pièce de l'artiste compte dans le coût
        mon quartier embelli coûte 1 de plus pour toutes les cartes
        le coût d'un quartier embelli monte de 1 pour de bon
        est-ce que le quartier embelli par l'artiste coûte 1 de plus jusqu'à la fin
    .no =
        l'effet de la piece de l'artiste disparait il a la manche suivante
        apres embellissement le quartier garde t il son cout imprime
        la piece de l'artiste ne joue que sur les points, pas sur le cout ?
        la pièce d'artiste ne compte que pour les points
        le coût imprimé reste la référence même avec la pièce d'artiste
        à la fin de la manche le quartier décoré revient à son prix d'origine
        un 2 orné par l'artiste devient un 4
        le surcoût de l'artiste vaut que pour le condo
        la pièce de l'artiste baisse le coût de 1
        l'artiste augmente le coût seulement cette manche
        quartier embelli, le coût ne change pas
        la pièce de l'artiste augmente seulement les points
        quartier à 3 embelli, il coûte 5
        le coût d'un quartier embelli baisse à la manche suivante
        l'artiste ne change pas le coût, juste le score ?
    .asked =
        Embelli : est-ce le coût qui change, ou seulement les points ?
        le cout +1 de l'artiste compte pour quoi exactement
        cathédrale à 5 avec pièce d'artiste, c'est un quartier de quel coût
        le coût augmenté par l'artiste dure jusqu'à quand
        quartier à 4 embelli par l'artiste, quel coût
ruling-artist-marshal-limit = Avec la pièce de l'Artiste, un quartier de coût 3 coûte 4, et le Capitaine ne prend rien au-dessus de 3 : le livret anglais augmente le coût lui-même.
    .no =
        Le Capitaine peut-il prendre un quartier embelli de coût 3 ?
        Mon quartier à 3 porte une pièce de l'Artiste : le Capitaine peut-il encore me le piquer ?
        le capitaine peut il prendre mon comptoir decore (cout 3)
        caserne embellie, le capitaine la requisitionne ?
        le capitaine peut il payer 4 pour un 3 embelli
        le capitaine prend mon monastère orné en payant 4
        la limite du capitaine se lit sur le coût imprimé, sans la pièce d'artiste
        un 3 décoré, le capitaine le rafle pour 3
        taverne à 1 décorée, le capitaine peut plus la prendre
        la pièce d'artiste change le prix mais pas la limite du capitaine
        le capitaine peut monter à 4 quand y a une pièce d'artiste
        le capitaine peut me prendre un quartier à 3 embelli
        quartier à 2 embelli, hors de portée du capitaine
        le capitaine prend un quartier à 3 embelli pour 3 or
        la pièce de l'artiste ne protège pas du capitaine un quartier à 3
        le capitaine peut prendre un quartier de coût 4 s'il est embelli
        puis-je prendre un quartier à 3 embelli avec le capitaine
    .yes =
        L'Artiste peut-il mettre un bâtiment à l'abri du Capitaine ?
        un manoir decore est il hors de portee du capitaine
        la piece de l'artiste fait elle passer un quartier a 3 au dessus de la limite du capitaine
        une prison a 2 decoree, le capitaine peut encore la prendre ?
        suis je tranquille face au capitaine si j'embellis mon monastere
        mon manoir à 3 a sa pièce d'artiste, le capitaine peut plus y toucher ?
        orner un 3 le sort de la portée du capitaine
        un 2 décoré reste prenable par le capitaine
        caserne à 3 + pièce = 4, trop cher pour le capitaine
        j'embellis mes quartiers à 3 et le capitaine est coincé, c'est ça
        Un quartier de coût 3 orné par l'Artiste échappe-t-il au Capitaine ?
        quartier à 3 embelli, le capitaine ne peut pas le prendre
        mon quartier à 3 avec une pièce d'artiste est à l'abri du capitaine
        quartier à 2 embelli, le capitaine peut le prendre
        l'artiste protège mes quartiers à 3 du capitaine
        3 embelli = 4, interdit au capitaine
        suis-je à l'abri du capitaine si mon quartier à 3 est embelli
    .asked =
        Capitaine et quartier décoré : limite de 3 dépassée ?
        quels quartiers decores le capitaine peut il encore prendre
        mon quartier à 3 est orné, le capitaine peut en faire quoi
        un quartier embelli, jusqu'à quel coût imprimé le capitaine le prend
        capitaine et quartier à 3 embelli, possible ou pas
ruling-artist-basilica = La pièce de l'Artiste augmente le coût pour de bon : pour la Basilique, l'impair devient pair et le pair impair. Une Basilique embellie coûte 5 et se compte elle-même.
    .yes =
        La pièce de l'Artiste change-t-elle ce que compte la Basilique ?
        J'ai embelli un quartier à 4 : devient-il impair pour ma Basilique ?
        chateau a 4 decore, la basilique me donne un point ?
        la piece de l'artiste rend elle impair un quartier pair pour la basilique
        ma basilique embellie se compte elle elle meme
        un 2 orné devient impair pour la basilique ?
        ma basilique décorée coûte 5 et se donne un point
        j'ai mis une pièce d'artiste sur un 3, la basilique le perd
        décorer un quartier pair fait un point de plus avec la basilique
        la basilique compte avec la pièce d'artiste
        Un quartier à 4 embelli est-il considéré comme impair par la Basilique ?
        quartier à 2 embelli, il compte pour la basilique
        quartier à 3 embelli, il ne compte plus pour la basilique
        basilique embellie, elle se compte elle-même
        l'artiste change pair et impair pour la basilique
        j'embellis un quartier pair, 1 point de plus avec la basilique
        mon marché à 2 est embelli, est-ce qu'il compte pour la basilique
    .no =
        taverne decoree : la basilique la compte encore comme impaire ?
        la basilique regarde t elle seulement le cout imprime, sans la piece de l'artiste
        j'ai embelli mon comptoir a 3, la basilique le compte toujours ?
        une basilique decoree reste t elle paire
        palais à 5 orné, la basilique le compte toujours
        la basilique lit le coût imprimé même si l'artiste est passé
        un temple à 1 décoré reste impair pour la basilique
        basilique ornée par l'artiste, elle compte pas elle-même
        les quartiers avec une pièce d'artiste sont ignorés par la basilique
        l'artiste ne change rien à pair ou impair
        quartier à 5 embelli, il compte pour la basilique
        la basilique ignore la pièce de l'artiste
        quartier à 4 embelli reste pair pour la basilique
        la basilique embellie ne se compte pas
        quartier à 1 embelli compte encore pour la basilique
        ma taverne à 1 est embellie, la basilique me donne toujours 1 point pour elle
    .asked =
        Un quartier embelli est-il pair ou impair pour la Basilique ?
        Basilique et pièce de l'Artiste : compte-t-on 3 ou 4 ?
        basilique et quartiers embellis, quel cout on prend
        marché à 2 avec pièce d'artiste, impair ou pair pour la basilique
        la basilique avec sa pièce d'artiste vaut combien en coût
        quartier à 3 embelli, compte pour la basilique ou pas
ruling-coins-not-in-stash = Les pièces posées sur des quartiers ne sont pas dans votre trésor : le Trésor Impérial ne les compte pas, et pour l'Hospice vous pouvez être sans or malgré elles.
    .no =
        Les pièces de l'Artiste comptent-elles comme mon or pour le Trésor Impérial ou l'Hospice ?
        Les pièces sur les quartiers rapportent-elles avec le Trésor Impérial ?
        L'or posé par l'Artiste est-il encore à moi, pour le Trésor Impérial ?
        tresor imperial : j'ajoute les pieces de l'artiste posees sur mes quartiers ?
        jpeux depenser la piece posee sur mon quartier embelli
        les pieces de l'artiste empechent elles l'hospice de payer
        pour l'hospice, l'or pose sur mes batiments compte t il comme mon or
        4 po en caisse + 3 sur mes quartiers = 7 au trésor impérial
        l'hospice me paie pas car j'ai une pièce sur mon palais
        je reprends la pièce de mon quartier orné pour payer un truc
        l'or sur mes bâtiments vaut un point avec le trésor impérial
        j'ai de l'or sur mes quartiers donc je suis pas à sec pour l'hospice
        mon trésor c'est tout mon or, y compris sur les quartiers
        trésor impérial : les pièces de l'artiste valent 1 point chacune
        l'hospice ne paie pas si j'ai des pièces d'artiste sur mes quartiers
        je peux utiliser les pièces de l'artiste pour payer
        les pièces sur mes quartiers font partie de mon trésor
        2 pièces d'artiste, 2 points de trésor impérial
        puis-je compter mes pièces d'artiste pour le trésor impérial
    .yes =
        J'ai trois pièces sur mes bâtiments et rien devant moi : l'Hospice me paie-t-il ?
        plus rien en main mais deux pieces sur mes quartiers, l'hospice marche ?
        les pieces d'artiste sont elles exclues du tresor imperial
        suis je sans or pour l'hospice si tout est sur mes quartiers
        à sec mais des pièces sur mes quartiers, l'hospice me file 1 ?
        trésor impérial : je compte que l'or devant moi, pas celui sur les bâtiments
        les pièces posées par mon artiste sont plus dans ma bourse
        3 po devant moi et 2 sur mes quartiers, le trésor impérial fait 3
        l'hospice s'en fout de l'or posé sur mes bâtiments
        Les pièces posées sur mes quartiers sont-elles ignorées par le Trésor Impérial ?
        les pièces de l'artiste ne comptent pas pour le trésor impérial
        zéro or mais des quartiers embellis, l'hospice me paie
        trésor impérial : les pièces sur les quartiers sont ignorées
        l'hospice ne regarde pas les pièces de l'artiste
        pas d'or devant moi, 1 pièce d'artiste sur un quartier, j'ai l'hospice
        il me reste rien sauf des pièces sur mes quartiers, est-ce que l'hospice me paie
    .asked =
        l'or sur les quartiers, il compte comment pour le tresor imperial
        trésor impérial avec 5 en caisse et 2 pièces d'artiste posées, combien de pts
        l'hospice regarde quel or
        pièces de l'artiste et trésor impérial, ça compte ou pas
ruling-artist-coin-older = L'Artiste pose 1 pièce sur un ou deux quartiers : une par quartier.
    .asked =
        Combien de quartiers l'Artiste peut-il embellir par tour ?
        combien de pieces pose l'artiste
    .yes =
        l'artiste peut il orner deux quartiers
        l'artiste peut il n'en decorer qu'un
    .no =
        l'artiste orne t il trois quartiers d'un coup
        faut il que l'artiste en decore deux
        l'artiste met il deux pieces par quartier
ruling-artist-price-older = Un quartier qui porte la pièce de l'Artiste coûte 1 pièce d'or de plus au Condottiere pour le détruire et au Diplomate pour l'échanger.
    .yes =
        Le Condottiere et le Diplomate paient-ils plus pour un quartier embelli ?
        marche decore : le condottiere paie 2 ?
        le diplomate paie t il 1 de plus pour un quartier orne
    .no =
        une taverne ornee est elle gratuite pour le condottiere
        le diplomate ignore t il la piece de l'artiste
        un quartier orne est il a l'abri du condottiere
    .asked =
        combien coute au condottiere un manoir decore
ruling-artist-point-third = Un quartier qui porte la pièce de l'Artiste rapporte 1 point de plus : la pièce augmente le coût, et un quartier rapporte son coût. Le livret ne le précise pas.
    .yes =
        Un quartier embelli vaut-il plus de points ?
        la piece de l'artiste vaut elle un point a la fin
        une taverne ornee rapporte t elle 2 points
    .no =
        la piece de l'artiste est elle sans effet sur le score
        un manoir orne rapporte t il toujours 3
        la piece de l'artiste rapporte t elle 2 points
    .asked =
        combien de points pour un palais orne
ruling-coins-not-yours-classic = Les pièces de l'Artiste posées sur des quartiers ne sont plus à vous : ni le Trésor impérial ni l'Hospice ne les comptent.
    .no =
        Les pièces de l'Artiste comptent-elles comme mon or pour le Trésor impérial ou l'Hospice ?
        le tresor imperial compte t il les pieces posees sur les quartiers
        les pieces de l'artiste sont elles encore a moi pour le tresor imperial
        l'or sur mes batiments bloque t il l'hospice
        jpeux payer avec la piece de mon quartier orne
    .yes =
        plus d'or sauf sur mes quartiers, l'hospice paie t il
        le tresor imperial laisse t il de cote les pieces de l'artiste
