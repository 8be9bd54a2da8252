### The rulings of data/rulings/great-wall.toml, and the questions they answer: with yes, with no, or in another way.

ruling-wall-itself = Tout quartier d'une cité qui a la Grande Muraille, elle-même comprise, coûte 1 pièce de plus au rang 8. Certains tirages disent un « autre » quartier ; nous suivons le plus récent, « n'importe quel ».
    .yes =
        La Grande Muraille se protège-t-elle elle-même ?
        Détruire la Grande Muraille coûte-t-il aussi 1 de plus ?
        Je suis le rang 8 : démolir la Grande Muraille elle-même me coûte-t-il plus cher ?
        La Muraille renchérit-elle tous les bâtiments de la ville ?
        la muraille compte pour tous mes batiments
        le diplomate veut la muraille, il paie le +1
        le condottiere attaque la muraille, +1 aussi
        sur ma carte c'est ecrit autre quartier, la muraille se couvre quand meme
    .no =
        la grande muraille elle meme est exclue du supplement
        la grande muraille ne couvre qu'un seul quartier
        la muraille est elle moins chere a detruire que le reste
        ma grande muraille protege aussi les villes des autres
    .asked =
        Pour quels quartiers paie-t-on plus à cause de la Grande Muraille ?
ruling-wall-diplomat-own = La Grande Muraille compte pour le quartier que le Diplomate prend, pas pour celui qu'il cède : sa propre Muraille ne lui coûte rien.
    .no =
        Le Diplomate paie-t-il pour la Grande Muraille de sa propre cité ?
        Je suis le Diplomate et j'ai la Muraille : céder un de mes quartiers coûte-t-il plus cher ?
        J'ai la Grande Muraille et je troque comme Diplomate : dois-je payer une pièce de plus pour ce que je donne ?
        La Muraille du Diplomate lui fait-elle payer un supplément ?
        diplomate avec la grande muraille, +1 sur ce que je donne
        la muraille du diplomate rend son troc plus cher
        je me penalise moi meme avec ma muraille en diplomate
        le diplomate doit une piece parce que son quartier est derriere sa muraille
    .yes =
        donner un quartier de ma ville a muraille est sans supplement pour le diplomate
        le diplomate peut il ceder sa muraille sans piece en plus
        seule compte la muraille de la ville ou le diplomate prend
    .asked =
        diplomate et grande muraille : laquelle compte, la sienne ou l'autre
ruling-wall-diplomat = Derrière la Grande Muraille, le Diplomate paie 1 pièce en plus de la différence, ou cette seule pièce s'il n'y a pas de différence à payer.
    .yes =
        Derrière la Grande Muraille, le Diplomate paie-t-il 1 de plus même pour un quartier moins cher ?
        troc vers moins cher derriere la muraille, le diplomate paie quand meme 1
        la muraille rencherit le troc du diplomate d'une piece
        ma taverne contre un marché derrière la Muraille : 2 pièces pour le Diplomate ?
    .no =
        le diplomate peut il echanger gratis avec une ville a grande muraille
        zero piece, le diplomate peut prendre dans une ville a muraille
        la grande muraille bloque completement le diplomate
        echange a egalite a travers la muraille, gratuit pour le diplomate
    .asked =
        Je suis le Diplomate : mon voisin a la Grande Muraille, combien me coûte un troc à valeur égale ?
        diplomate : je donne un 3, je prends un 4 derriere la muraille, combien
ruling-wall-marshal = Le Capitaine peut prendre un quartier de coût 3 derrière la Grande Muraille, pour 4 pièces : sa limite porte sur le coût, et la Muraille n'augmente que le prix.
    .yes =
        Le Capitaine peut-il s'emparer d'un quartier de coût 3 derrière la Grande Muraille ?
        capitaine avec 4 pieces, un comptoir derriere la muraille, je peux
        le capitaine paie une piece de plus contre la muraille
        muraille ou pas, un coût 3 reste prenable par le Capitaine
    .no =
        Je suis le Capitaine : la Grande Muraille fait-elle passer un quartier à 3 au-dessus de ma limite ?
        Ma Muraille met-elle mes quartiers à 3 hors de portée du Capitaine ?
        la grande muraille met mes quartiers a 3 hors limite du capitaine
        3 pieces seulement, le capitaine prend un quartier a 3 derriere la muraille
        le capitaine peut prendre un 4 s'il paie la muraille
        ma muraille me protege t elle du capitaine pour de bon
    .asked =
        Combien paie le Capitaine derrière une Muraille ?
        combien pour un temple derrière la grande muraille, je suis capitaine
ruling-wall-coin-bank = La pièce en plus pour la Grande Muraille va à la banque, car la Muraille ne dit pas à qui la donner. Le propriétaire ne reçoit que le paiement habituel : la différence du Diplomate, le coût du Capitaine.
    .no =
        Le propriétaire de la Grande Muraille reçoit-il la pièce en plus du Diplomate ou du Capitaine ?
        Le propriétaire reçoit-il aussi la pièce en plus que le Capitaine paie pour la Muraille ?
        je touche 4 pieces si le capitaine me prend un 3 derriere ma muraille
        ma muraille me rapporte de l'or quand le diplomate troque avec moi
        j'empoche la piece en plus que ma muraille coute au diplomate
    .yes =
        le +1 de la grande muraille part il a la banque avec le diplomate
        capitaine contre muraille : le coût pour moi, la pièce en plus pour la banque, c'est ça
        c'est la banque qui touche le +1 du capitaine pour la muraille
        troc egal du diplomate malgre ma muraille : rien pour moi, 1 pour la banque
    .asked =
        À qui va la pièce de la Grande Muraille quand le Diplomate échange ?
        Diplomate et Muraille adverse : le supplément est-il pour le propriétaire ou pour la banque ?
        J'ai la Grande Muraille et le Diplomate m'échange un quartier : combien dois-je recevoir ?
ruling-wall-warlord-one = Derrière la Grande Muraille, le Condottiere paie le coût entier, car « 1 de moins » et « 1 de plus » s'annulent : 1 pièce pour une Taverne, 6 pour la Muraille elle-même.
    .no =
        Derrière la Grande Muraille, le Condottiere détruit-il encore gratuitement un quartier de coût 1 ?
        Une Taverne derrière la Grande Muraille : le Condottiere la rase-t-il gratis ?
        avec la muraille le condottiere a encore sa remise de 1
        condottiere sans le sou, il brule ma taverne derriere la muraille
        contre la grande muraille le condottiere paie cout plus un
        raser une tour de guet pour 0 dans une ville a muraille, condottiere
    .yes =
        Ma Grande Muraille me protège-t-elle des destructions à zéro pièce ?
        le condottiere paie plein pot dans une ville a grande muraille
        la muraille elle meme coute 6 au condottiere, non
        suis-je à l'abri des destructions gratuites du Condottiere grâce à la Muraille
    .asked =
        Combien paie le Condottiere dans une cité qui a la Grande Muraille ?
        Je suis le Condottiere et ma cible a la Muraille : coût moins un ou coût plein ?
        un palais derriere la muraille, ca fait combien pour le condottiere
ruling-wall-own-warlord = La Grande Muraille ne fait pas d'exception pour son propriétaire : s'il détruit dans sa propre cité, le Condottiere paie aussi 1 de plus.
    .yes =
        Ma propre Grande Muraille me coûte-t-elle 1 de plus quand je suis le Condottiere ?
        À 2 ou 3 joueurs, ma Muraille vaut-elle contre mon propre rang 8 ?
        Je suis le Condottiere et je rase chez moi, où j'ai la Grande Muraille : dois-je payer le supplément ?
        Sa propre Muraille gêne-t-elle le Condottiere ?
        condottiere qui rase sa taverne derriere sa muraille, 1 piece
        je paie le +1 de ma propre muraille si je suis condottiere
        la grande muraille vaut meme contre son proprietaire condottiere
    .no =
        la muraille ignore t elle son proprietaire condottiere
        je peux raser gratis chez moi un cout 1 en condottiere malgre ma muraille
        ma muraille ne compte pas quand je detruis chez moi (condottiere)
        exception pour le condottiere chez lui derriere sa grande muraille
    .asked =
        condottiere avec muraille, raser mon marché me coûte combien
ruling-wall-artist = Derrière la Grande Muraille, un quartier embelli coûte 2 pièces de plus au rang 8 : la pièce de l'Artiste augmente le coût, la Muraille le prix, et les deux s'ajoutent.
    .yes =
        La Grande Muraille et la pièce de l'Artiste s'additionnent-elles ?
        Un quartier décoré dans une ville à Muraille : deux pièces de plus pour le rang 8 ?
        Embelli et derrière la Grande Muraille : protection cumulée ?
        piece d'artiste plus grande muraille, 2 de plus pour le rang 8
        artiste et muraille se cumulent
        le diplomate paie les deux supplements, muraille et embellissement
    .no =
        on ne compte que le plus gros entre muraille et artiste
        la muraille annule la piece de l'artiste
        seulement +1 avec la muraille et l'artiste ensemble
        le capitaine ignore l'embellissement s'il y a la grande muraille
    .asked =
        Combien le Condottiere paie-t-il de plus pour un quartier embelli derrière la Muraille ?
        marche embelli derriere la muraille, prix pour le condottiere
ruling-wall-others-older = À cause de la Grande Muraille, le Condottiere paie 1 pièce d'or de plus pour tout autre quartier de sa cité, mais pas pour la Muraille elle-même.
    .no =
        La Grande Muraille se protège-t-elle elle-même ?
        le condottiere paie 1 de plus pour abattre la muraille elle meme
        la muraille profite t elle de son propre bonus
        muraille a 6, il lui en faut 6 pour la raser
    .yes =
        mes autres quartiers coutent un de plus au condottiere avec la muraille
        le condottiere detruit la muraille au prix normal
    .asked =
        que protege la grande muraille
ruling-wall-diplomat-third = Le quartier que le Diplomate prend dans une cité qui a la Grande Muraille lui coûte 1 de plus.
    .yes =
        La Grande Muraille vaut-elle aussi contre le Diplomate ?
        le diplomate prend dans une ville a muraille, 1 de plus
        je paie un supplement en diplomate derriere la muraille
    .no =
        le diplomate contourne la grande muraille
        la muraille ne sert que contre le condottiere, pas le diplomate
        echange a travers la muraille au prix normal pour le diplomate
    .asked =
        de combien la muraille augmente le prix du diplomate
