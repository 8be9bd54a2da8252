### The rulings of data/rulings/quarry.toml, and the questions they answer: with yes, with no, or in another way.

ruling-quarry-any-number = La Carrière permet autant de doublons que vous voulez, d'un même quartier ou de plusieurs.
    .yes =
        Puis-je construire trois quartiers identiques avec la Carrière ?
        J'ai la Carrière et quatre Tavernes : puis-je toutes les poser ?
        Deux Temples et deux Marchés dans la même ville grâce à la Carrière ?
        avec la carriere jpeux poser une quatrieme taverne
        carriere : deux paires de doublons, c'est bon ?
        la carriere permet elle autant de copies qu'on veut
    .no =
        y a t il une limite de doublons avec la carriere
        la carriere ne vaut que pour un seul double par ville ?
        apres une paire la carriere est elle epuisee
        les doublons de la carriere doivent ils etre tous du meme quartier
    .asked =
        Combien de doublons la Carrière permet-elle ?
        La Carrière autorise-t-elle un seul double ou une infinité ?
        combien de copies maxi avec la carriere
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
    .yes =
        la carriere ne sert qu'a construire des doublons ?
        le capitaine qui a un manoir et la carriere doit il laisser les autres manoirs
        le diplomate doit il eviter les doublons meme avec la carriere
        malgre la carriere, l'echevin ne peut pas prendre un double ?
    .asked =
        La Carrière vaut-elle pour les bâtiments pris, ou seulement pour ceux qu'on bâtit ?
ruling-duplicates-score = Les doublons rapportent tous leurs points et comptent chacun pour leur type : les livrets ne leur retirent rien.
    .yes =
        Les doublons rapportent-ils tous leurs points ?
        Un second quartier identique marque-t-il autant que le premier ?
        deux palais grace a la carriere, ca fait 10 points ?
        un doublon pose avec le sorcier marque t il des points
        les doublons comptent ils chacun pour le revenu et le capitole
    .no =
        le deuxieme exemplaire vaut il zero a la fin
        un doublon de la carriere ne compte t il qu'une fois
        deux quartiers identiques comptent ils pour un seul dans la cite
        mon second marche du sorcier est il exclu du decompte
    .asked =
        J'ai trois Tavernes : combien de points en tout ?
        que rapportent trois tavernes identiques
ruling-quarry-destroyed = Vos doublons restent dans la cité et comptent en entier même si la Carrière n'y est plus : le livret ne la demande que pour construire. Vous ne pouvez simplement plus en bâtir d'autres.
    .yes =
        Si la Carrière est détruite, mes doublons comptent-ils encore ?
        le condottiere a detruit ma carriere, jgarde mes deux temples ?
        les doubles marquent ils encore sans la carriere
        un doublon deja bati reste t il quand la carriere tombe
    .no =
        On a rasé ma Carrière : dois-je retirer mes bâtiments en double ?
        plus de carriere, jdefausse ma deuxieme taverne ?
        mes doublons partent ils si on m'echange la carriere
        sans la carriere puis je batir encore un doublon
    .asked =
        carriere detruite : que deviennent mes doublons
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
