### The rulings of data/rulings/quarry.toml, and the questions they answer: with yes, with no, or in another way.

ruling-quarry-any-number = La Carrière permet autant de doublons que vous voulez, d'un même quartier ou de plusieurs.
    .yes =
        Puis-je construire trois quartiers identiques avec la Carrière ?
        J'ai la Carrière et quatre Tavernes : puis-je toutes les poser ?
        Deux Temples et deux Marchés dans la même ville grâce à la Carrière ?
        avec la carriere jpeux poser une quatrieme taverne
        carriere : deux paires de doublons, c'est bon ?
        la carriere permet elle autant de copies qu'on veut
        carrière en ville, je pose cinq tavernes si j'ai les cartes ?
        trois temples et deux prisons grâce à la carrière, ça roule ?
        La Carrière autorise-t-elle plusieurs doublons différents ?
        mon voisin a un quatrième marché avec sa carrière, il peut ?
        pas de plafond de doublons avec la carrière ?
        j'ai déjà doublé l'église, la carrière me laisse aussi doubler le manoir ?
        carrière, je peux avoir 3 temples ?
        avec la carrière, plusieurs doublons ?
        j'ai la carrière, je peux bâtir quatre fois la même taverne ?
        carrière, doublons de temple et de marché en même temps ?
        il a trois prisons avec la carrière, c'est permis ?
        La Carrière permet-elle un nombre illimité de doublons ?
    .no =
        y a t il une limite de doublons avec la carriere
        la carriere ne vaut que pour un seul double par ville ?
        apres une paire la carriere est elle epuisee
        les doublons de la carriere doivent ils etre tous du meme quartier
        carrière = un seul doublon et c'est fini ?
        avec la carrière max deux exemplaires de chaque ?
        La Carrière limite-t-elle les doublons à un seul nom de quartier ?
        troisième caserne identique, la carrière dit stop ?
        la carrière se défausse après avoir servi pour un doublon ?
        les copies permises par la carrière doivent être toutes de la même couleur ?
        carrière, un seul doublon ?
        carrière, maximum deux copies ?
        trois tavernes avec la carrière, interdit ?
        la carrière ne marche qu'une fois ?
        j'ai déjà un doublon avec la carrière, je ne peux plus en faire un autre ?
        il a deux paires de doublons avec la carrière, c'est trop ?
    .asked =
        Combien de doublons la Carrière permet-elle ?
        La Carrière autorise-t-elle un seul double ou une infinité ?
        combien de copies maxi avec la carriere
        combien de fois le même quartier avec une carrière
        la carrière couvre combien de quartiers différents en double
        carrière, combien de fois la même carte
        la carrière permet combien de doublons en tout
ruling-quarry-not-taken = La Carrière ne sert que pour construire. Un quartier que vous avez déjà, vous ne pouvez ni le confisquer comme Échevin, ni l'obtenir par échange comme Diplomate, ni vous en emparer comme Capitaine.
    .no =
        Avec la Carrière, puis-je m'emparer d'un quartier que j'ai déjà, ou l'échanger ?
        La Carrière permet-elle à l'Échevin de confisquer un doublon ?
        Je suis le Capitaine et j'ai la Carrière : puis-je réquisitionner un second Temple ?
        Diplomate avec la Carrière : un doublon par troc, permis ?
        capitaine avec carriere, il peut prendre une deuxieme taverne ?
        le diplomate peut il echanger contre un temple qu'il a deja, grace a sa carriere
        l'echevin a la carriere : peut il confisquer un quartier qu'il possede
        la carriere marche t elle aussi pour les prises et les echanges
        carrière chez moi, mon capitaine chope un deuxième marché au voisin ?
        diplomate avec carrière, j'échange contre un manoir que j'ai déjà ?
        j'ai la carrière, donc en échevin je peux saisir un doublon ?
        La Carrière lève-t-elle aussi l'interdit sur les quartiers pris aux autres ?
        la carrière m'autorise tous les doublons, peu importe comment je les obtiens ?
        mon pote capitaine m'a volé une taverne alors qu'il en a une, sous prétexte de sa carrière, valable ?
        capitaine avec carrière, je peux prendre un doublon ?
        l'échevin avec carrière peut confisquer un doublon ?
        le diplomate avec carrière peut échanger un doublon ?
        il a la carrière et la même taverne, son capitaine peut prendre la mienne ?
        j'ai la carrière, je peux voler un quartier que j'ai déjà ?
        la carrière marche avec le capitaine ?
    .yes =
        la carriere ne sert qu'a construire des doublons ?
        le capitaine qui a un manoir et la carriere doit il laisser les autres manoirs
        le diplomate doit il eviter les doublons meme avec la carriere
        malgre la carriere, l'echevin ne peut pas prendre un double ?
        prendre un doublon reste interdit au capitaine qui a la carrière ?
        ma caserne est à l'abri du capitaine s'il en a une, malgré sa carrière ?
        La Carrière n'agit-elle que sur ce que l'on construit soi-même ?
        pour échanger en diplomate, la carrière ne m'aide pas à avoir deux temples ?
        échevin avec carrière et un port, mon port ne craint rien ?
        confisquer, troquer, s'emparer : la carrière n'y change rien ?
        carrière seulement pour construire ?
        capitaine avec carrière, doublon interdit ?
        il a déjà mon temple, je suis à l'abri de son capitaine même avec carrière ?
        carrière inutile pour le diplomate ?
        l'échevin ne peut pas confisquer un doublon même avec la carrière ?
        Faut-il construire soi-même un doublon pour profiter de la Carrière ?
    .asked =
        La Carrière vaut-elle pour les bâtiments pris, ou seulement pour ceux qu'on bâtit ?
        à quoi la carrière ne sert pas
        capitaine ou échevin avec carrière, doublon pris : autorisé dans quel cas
        carrière et capitaine, doublon permis ou pas
        la carrière aide qui, celui qui bâtit ou celui qui prend
ruling-duplicates-score = Les doublons rapportent tous leurs points et comptent chacun pour leur type : les livrets ne leur retirent rien.
    .yes =
        Les doublons rapportent-ils tous leurs points ?
        Un second quartier identique marque-t-il autant que le premier ?
        deux palais grace a la carriere, ca fait 10 points ?
        un doublon pose avec le sorcier marque t il des points
        les doublons comptent ils chacun pour le revenu et le capitole
        mes deux cathédrales font 5 chacune ?
        deuxième marché identique, il vaut ses 2 points aussi ?
        Chaque exemplaire d'un quartier en double rapporte-t-il son coût entier ?
        deux tavernes, la marchande touche pour les deux ?
        trois manoirs pareils et le capitole, ça compte pour trois jaunes ?
        le double posé par mon sorcier score comme le premier ?
        les doublons comptent pour les points ?
        deux temples, 2 points ?
        mes deux palais rapportent 5 chacun ?
        un doublon compte pour le revenu ?
        j'ai deux marchés, les deux comptent à la fin ?
        Le deuxième exemplaire d'un quartier vaut-il tous ses points ?
    .no =
        le deuxieme exemplaire vaut il zero a la fin
        un doublon de la carriere ne compte t il qu'une fois
        deux quartiers identiques comptent ils pour un seul dans la cite
        mon second marche du sorcier est il exclu du decompte
        on ne marque qu'un exemplaire quand un quartier est en double ?
        le doublon vaut la moitié au décompte ?
        mes deux temples identiques comptent pour un seul bleu ?
        Les livrets prévoient-ils une pénalité pour les doublons ?
        deux palais pareils = 5 points en tout ?
        je perds des points pour chaque copie ?
        doublon à zéro point ?
        deux quartiers identiques comptent une seule fois ?
        je perds les points de mon doublon ?
        le doublon ne compte pas dans la cité ?
        trois tavernes, un seul point ?
        un doublon est ignoré au décompte ?
    .asked =
        J'ai trois Tavernes : combien de points en tout ?
        que rapportent trois tavernes identiques
        deux forteresses identiques ça marque combien
        un doublon vaut combien de points par rapport à l'original
        deux cathédrales, combien de points
        les doublons, ça compte comment à la fin
ruling-quarry-destroyed = Vos doublons restent dans la cité et comptent en entier même si la Carrière n'y est plus : le livret ne la demande que pour construire. Vous ne pouvez simplement plus en construire d'autres.
    .yes =
        Si la Carrière est détruite, mes doublons comptent-ils encore ?
        le condottiere a detruit ma carriere, jgarde mes deux temples ?
        les doubles marquent ils encore sans la carriere
        un doublon deja bati reste t il quand la carriere tombe
        condott sur ma carrière, mes trois tavernes restent ?
        plus de carrière mais mes doublons gardent leurs points ?
        Les doublons déjà bâtis survivent-ils à la perte de la Carrière ?
        le diplomate m'a échangé ma carrière, mes deux marchés sont toujours valables ?
        carrière partie = plus de nouveaux doubles mais les anciens tiennent ?
        ma carrière est tombée, en posant un doublon de plus je triche ?
        carrière détruite, je garde mes doublons ?
        on m'a détruit la carrière, mes doublons comptent encore ?
        plus de carrière, mes deux tavernes restent en place ?
        sans carrière, interdit de bâtir un nouveau doublon ?
        le condottiere prend ma carrière pour cible, mes doublons sont à l'abri ?
        Les doublons marquent-ils des points même si la Carrière a disparu ?
    .no =
        On a rasé ma Carrière : dois-je retirer mes bâtiments en double ?
        plus de carriere, jdefausse ma deuxieme taverne ?
        mes doublons partent ils si on m'echange la carriere
        sans la carriere puis je batir encore un doublon
        carrière cramée, je dois choisir quel temple je jette ?
        les copies valent zéro si la carrière n'est plus là à la fin ?
        je continue à bâtir des doubles même après la destruction de la carrière ?
        La destruction de la Carrière entraîne-t-elle celle des doublons ?
        mes doublons reviennent en main quand on me casse la carrière ?
        un quartier en double devient illégal dès que la carrière disparaît ?
        carrière détruite, je perds mes doublons ?
        plus de carrière, je dois enlever un temple ?
        carrière détruite, les doublons valent 0 ?
        sans carrière je peux encore construire un doublon ?
        on détruit ma carrière, mes doublons vont sous la pioche ?
        il n'a plus de carrière, il doit rendre ses doublons ?
    .asked =
        carriere detruite : que deviennent mes doublons
        on m'a rasé la carrière, je fais quoi de mes doublons
        sans carrière, qu'est-ce que j'ai encore le droit de faire côté doublons
        carrière détruite, je peux encore faire quoi
        ma carrière est partie, mes doublons restent ou pas
ruling-quarry-one-classic = La Carrière permet un seul doublon par cité. Depuis 2016, cette limite n'existe plus.
    .no =
        La Carrière permet-elle autant de doublons qu'on veut ?
        jpeux batir trois tavernes avec la carriere
        carriere et deux paires de doublons, permis ?
    .yes =
        la carriere est elle limitee a un seul doublon
        puis je avoir deux quartiers identiques avec la carriere
        un troisieme exemplaire est il interdit malgre la carriere
    .asked =
        combien de doublons avec la carriere
