### The rulings of data/rulings/great-wall.toml, and the questions they answer: with yes, with no, or in another way.

ruling-wall-itself = Tout quartier d'une cité qui a la Grande Muraille, elle-même comprise, coûte 1 pièce supplémentaire au personnage de rang 8. Certains tirages disent un « autre » quartier ; nous suivons le plus récent, « n'importe quel ».
    .yes =
        La Grande Muraille se protège-t-elle elle-même ?
        Détruire la Grande Muraille coûte-t-il aussi 1 de plus ?
        Je suis le rang 8 : démolir la Grande Muraille elle-même me coûte-t-il plus cher ?
        La Muraille renchérit-elle tous les bâtiments de la ville ?
        la muraille compte pour tous mes batiments
        le diplomate veut la muraille, il paie le +1
        le condottiere attaque la muraille, +1 aussi
        sur ma carte c'est ecrit autre quartier, la muraille se couvre quand meme
        la muraille elle-même coûte 1 de plus au condo ?
        tous mes quartiers, muraille incluse, sont plus chers pour le rang 8
        ma carte dit "autre quartier" mais on applique "n'importe quel" pour la muraille
        le capitaine paie +1 partout dans ma ville à muraille
        la grande muraille se couvre toute seule
        Le supplément s'applique-t-il à la Grande Muraille elle-même ?
        la grande muraille coûte aussi 1 de plus à détruire
        tous mes quartiers coûtent 1 de plus avec la grande muraille
        le condottiere paie 1 de plus même pour la grande muraille
        la grande muraille se protège aussi
        ma taverne est couverte par la grande muraille
        est-ce que la grande muraille est elle aussi plus chère à raser
    .no =
        la grande muraille elle meme est exclue du supplement
        la grande muraille ne couvre qu'un seul quartier
        la muraille est elle moins chere a detruire que le reste
        ma grande muraille protege aussi les villes des autres
        la muraille protège tout sauf elle-même
        on suit le vieux tirage qui dit "autre quartier" pour la muraille
        la muraille couvre que les quartiers voisins sur la table
        seules mes merveilles sont renchéries par la muraille
        casser la muraille coûte moins cher que le reste de ma ville
        ma muraille couvre aussi la ville de mon allié
        la grande muraille ne se protège pas elle-même
        la grande muraille protège seulement les autres quartiers
        le condottiere paie moins pour la grande muraille
        la grande muraille protège un seul quartier
        la grande muraille protège seulement les rouges
        puis-je raser la grande muraille sans le supplément de 1
    .asked =
        Pour quels quartiers paie-t-on plus à cause de la Grande Muraille ?
        quels quartiers sont couverts par la muraille
        "autre" ou "n'importe quel" quartier pour la grande muraille
        la grande muraille compte pour elle-même ou pas
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
        diplo, ma muraille me fait raquer 1 de plus
        céder un quartier de derrière ma muraille coûte 1 au diplo
        diplo : ma muraille à moi alourdit la note de mon troc
        le diplo paie 1 à la banque pour sortir un quartier de sa ville à muraille
        la muraille taxe aussi ce que le diplo donne
        l'autre joueur doit payer 1 parce que le diplo a la muraille
        diplomate, ma grande muraille me coûte 1 or
        le diplomate paie 1 de plus pour le quartier qu'il donne
        j'ai la grande muraille, mon échange de diplomate coûte plus
        le diplomate paie sa propre grande muraille
        diplomate, donner un quartier derrière ma grande muraille est interdit
        dois-je payer 1 de plus en diplomate parce que j'ai la grande muraille
    .yes =
        donner un quartier de ma ville a muraille est sans supplement pour le diplomate
        le diplomate peut il ceder sa muraille sans piece en plus
        seule compte la muraille de la ville ou le diplomate prend
        j'ai la muraille et je suis diplo, mon quartier donné me coûte rien de plus ?
        ma propre muraille me gêne pas quand j'échange en diplo
        c'est la muraille de la ville d'en face qui compte pour le diplo
        diplo avec muraille : je peux filer ma muraille sans supplément
        rien à ajouter pour ce que le diplo cède
        Le Diplomate est-il dispensé de supplément pour sa propre Grande Muraille ?
        diplomate avec la grande muraille, je donne un quartier sans supplément
        ma grande muraille ne me coûte rien en diplomate
        le diplomate paie pour la grande muraille de l'autre seulement
        diplomate, je peux donner ma grande muraille sans payer plus
        la grande muraille compte pour le quartier pris par le diplomate
        puis-je échanger en diplomate sans payer ma propre grande muraille
    .asked =
        diplomate et grande muraille : laquelle compte, la sienne ou l'autre
        ma muraille à moi me coûte combien quand je suis diplo
        diplo, la muraille compte pour ce que je prends ou ce que je donne
        diplomate avec sa propre grande muraille, il paie ou pas
ruling-wall-diplomat = Face à la Grande Muraille, le Diplomate paie 1 pièce en plus de la différence, ou cette seule pièce s'il n'y a pas de différence à payer.
    .yes =
        Derrière la Grande Muraille, le Diplomate paie-t-il 1 de plus même pour un quartier moins cher ?
        troc vers moins cher derriere la muraille, le diplomate paie quand meme 1
        la muraille rencherit le troc du diplomate d'une piece
        ma taverne contre un marché derrière la Muraille : 2 pièces pour le Diplomate ?
        même prix des deux côtés mais il a la muraille : 1 po pour mon diplo ?
        différence de 2 plus la muraille, le diplo paie 3
        diplo vers moins cher chez un gars à muraille, je lâche 1 quand même
        le diplo peut échanger malgré la muraille s'il paie
        diplo à zéro po, ville à muraille : pas d'échange
        Le Diplomate ajoute-t-il une pièce à la différence derrière la Grande Muraille ?
        grande muraille en face, le diplomate paie 1 de plus
        échange à coût égal derrière la grande muraille, 1 or pour le diplomate
        diplomate : différence de 3 et grande muraille, 4 or
        le diplomate peut échanger avec moi malgré ma grande muraille
        diplomate vers moins cher derrière la grande muraille, 1 or
        dois-je payer 1 de plus en diplomate si l'autre a la grande muraille
    .no =
        le diplomate peut il echanger gratis avec une ville a grande muraille
        zero piece, le diplomate peut prendre dans une ville a muraille
        la grande muraille bloque completement le diplomate
        echange a egalite a travers la muraille, gratuit pour le diplomate
        diplo, 3 contre 3 derrière la muraille, gratos
        la muraille empêche tout échange du diplo
        je donne plus cher donc la muraille compte pas pour mon diplo
        la muraille ajoute 2 à la note du diplo
        mon 1 contre son 4 derrière sa muraille, le diplo paie 3
        la muraille gêne le condo mais pas le diplo
        grande muraille, le diplomate ne peut pas échanger
        échange égal derrière la grande muraille, gratuit pour le diplomate
        j'ai la grande muraille, suis-je à l'abri du diplomate
        diplomate : différence de 2 et grande muraille, 2 or
        le diplomate sans or peut échanger avec une cité à grande muraille
        est-ce que ma grande muraille interdit au diplomate de me prendre un quartier
    .asked =
        Je suis le Diplomate : mon voisin a la Grande Muraille, combien me coûte un troc à valeur égale ?
        diplomate : je donne un 3, je prends un 4 derriere la muraille, combien
        diplo : mon 2 contre son 5, il a la muraille, je paie combien
        échange à égalité avec une ville à muraille, ça coûte quoi au diplo
        diplomate, quartier de même coût derrière la grande muraille, combien
ruling-wall-marshal = Le Capitaine peut prendre un quartier de coût 3 derrière la Grande Muraille, pour 4 pièces : sa limite porte sur le coût, et la Muraille n'augmente que le prix.
    .yes =
        Le Capitaine peut-il s'emparer d'un quartier de coût 3 derrière la Grande Muraille ?
        capitaine avec 4 pieces, un comptoir derriere la muraille, je peux
        le capitaine paie une piece de plus contre la muraille
        muraille ou pas, un coût 3 reste prenable par le Capitaine
        capitaine : un 3 derrière la muraille me coûte 4 ?
        la muraille relève le prix, pas la limite du capitaine
        mes quartiers à 3 restent prenables malgré ma muraille
        taverne à 1 derrière la muraille, 2 po pour le capitaine
        avec que 3 po le capitaine peut pas prendre un 3 derrière la muraille
        Un quartier de coût 3 reste-t-il à la portée du Capitaine malgré la Grande Muraille ?
        le capitaine prend un quartier à 3 derrière la grande muraille pour 4
        grande muraille, le capitaine paie 1 de plus
        quartier à 2 derrière la grande muraille, 3 or pour le capitaine
        la grande muraille ne bloque pas le capitaine
        j'ai la grande muraille, le capitaine peut prendre mon quartier à 3
        puis-je prendre un quartier à 3 pour 4 or avec le capitaine malgré la grande muraille
    .no =
        Je suis le Capitaine : la Grande Muraille fait-elle passer un quartier à 3 au-dessus de ma limite ?
        Ma Muraille met-elle mes quartiers à 3 hors de portée du Capitaine ?
        la grande muraille met mes quartiers a 3 hors limite du capitaine
        3 pieces seulement, le capitaine prend un quartier a 3 derriere la muraille
        le capitaine peut prendre un 4 s'il paie la muraille
        ma muraille me protege t elle du capitaine pour de bon
        muraille : un 3 devient un 4 donc interdit au capitaine
        le capitaine paie 3 pour un 3 derrière la muraille
        ma muraille bloque le capitaine
        derrière la muraille le capitaine peut monter à 4 de coût
        le capitaine paie 2 de plus à cause de la muraille
        muraille chez moi, seuls mes quartiers à 2 ou moins sont prenables
        grande muraille, mes quartiers à 3 sont à l'abri du capitaine
        quartier à 3 derrière la grande muraille, le capitaine paie 3
        le capitaine peut prendre un quartier à 4 derrière la grande muraille
        la grande muraille baisse la limite du capitaine à 2
        j'ai la grande muraille, suis-je protégé du capitaine
        est-ce que ma grande muraille met mon manoir à 3 à l'abri du capitaine
    .asked =
        Combien paie le Capitaine derrière une Muraille ?
        combien pour un temple derrière la grande muraille, je suis capitaine
        capitaine, marché à 2 dans une ville à muraille, prix
        la muraille change la limite ou le prix du capitaine
        capitaine, quartier à 3 derrière la grande muraille, combien
ruling-wall-coin-bank = La pièce supplémentaire pour la Grande Muraille va à la banque, car la Muraille ne dit pas à qui la donner. Le propriétaire ne reçoit que le paiement habituel : la différence du Diplomate, le coût du Capitaine.
    .no =
        Le propriétaire de la Grande Muraille reçoit-il la pièce en plus du Diplomate ou du Capitaine ?
        Le propriétaire reçoit-il aussi la pièce en plus que le Capitaine paie pour la Muraille ?
        je touche 4 pieces si le capitaine me prend un 3 derriere ma muraille
        ma muraille me rapporte de l'or quand le diplomate troque avec moi
        j'empoche la piece en plus que ma muraille coute au diplomate
        le capitaine me file 4 pour mon 3 derrière ma muraille
        j'encaisse 1 à chaque fois que le diplo passe ma muraille
        la pièce de la muraille est pour le proprio
        tout ce que paie le capitaine derrière la muraille va à la banque
        le supplément de muraille va au joueur couronné
        le diplo me donne la différence plus 1 pour ma muraille
        la pièce de la grande muraille est pour moi
        capitaine prend mon 2 derrière ma grande muraille, je reçois 3
        ma grande muraille me fait gagner 1 or
        le diplomate me donne la pièce de la grande muraille
        la pièce en plus de la grande muraille va au condottiere
        est-ce que je reçois 1 de plus grâce à ma grande muraille
    .yes =
        le +1 de la grande muraille part il a la banque avec le diplomate
        capitaine contre muraille : le coût pour moi, la pièce en plus pour la banque, c'est ça
        c'est la banque qui touche le +1 du capitaine pour la muraille
        troc egal du diplomate malgre ma muraille : rien pour moi, 1 pour la banque
        le +1 de ma muraille, c'est la banque qui l'empoche ?
        capitaine prend mon 3 derrière la muraille : 3 pour moi, 1 à la banque
        ma muraille me rapporte pas un rond
        le diplo me doit la différence, le reste va à la banque
        échange égal du diplo à travers ma muraille, je touche rien
        La pièce supplémentaire de la Grande Muraille revient-elle à la banque ?
        la pièce de la grande muraille va à la banque
        j'ai la grande muraille, je ne reçois pas la pièce en plus
        capitaine prend mon 2 derrière ma grande muraille, je reçois 2
        grande muraille : le diplomate paie 1 à la banque
        le propriétaire de la grande muraille reçoit seulement le paiement normal
        est-ce que la banque reçoit la pièce de la grande muraille
    .asked =
        À qui va la pièce de la Grande Muraille quand le Diplomate échange ?
        Diplomate et Muraille adverse : le supplément est-il pour le propriétaire ou pour la banque ?
        J'ai la Grande Muraille et le Diplomate m'échange un quartier : combien dois-je recevoir ?
        le supplément de la muraille, qui le touche
        capitaine prend mon 2 derrière ma muraille, je reçois combien
        pièce en plus de la grande muraille, banque ou propriétaire
ruling-wall-warlord-one = Face à la Grande Muraille, le Condottiere paie le coût entier, car « 1 de moins » et « 1 de plus » s'annulent : 1 pièce pour une Taverne, 6 pour la Muraille elle-même.
    .no =
        Derrière la Grande Muraille, le Condottiere détruit-il encore gratuitement un quartier de coût 1 ?
        Une Taverne derrière la Grande Muraille : le Condottiere la rase-t-il gratis ?
        avec la muraille le condottiere a encore sa remise de 1
        condottiere sans le sou, il brule ma taverne derriere la muraille
        contre la grande muraille le condottiere paie cout plus un
        raser une tour de guet pour 0 dans une ville a muraille, condottiere
        temple à 1 derrière la muraille, condo gratos
        muraille : le condo paie coût + 1
        château à 4 derrière la muraille, 3 po pour le condo
        la muraille elle-même se rase pour 5
        le condo garde sa réduction de 1 malgré la muraille
        le condo ne peut pas attaquer une ville à muraille
        quartier à 1 derrière la grande muraille, gratuit pour le condottiere
        quartier à 3 derrière la grande muraille, 2 or pour le condottiere
        quartier à 4 derrière la grande muraille, 5 or pour le condottiere
        j'ai la grande muraille, le condottiere ne peut rien détruire
        la grande muraille ne change rien pour le condottiere
        puis-je raser un temple à 1 gratuitement derrière la grande muraille avec le condottiere
    .yes =
        Ma Grande Muraille me protège-t-elle des destructions à zéro pièce ?
        le condottiere paie plein pot dans une ville a grande muraille
        la muraille elle meme coute 6 au condottiere, non
        suis-je à l'abri des destructions gratuites du Condottiere grâce à la Muraille
        taverne derrière la muraille : le condo doit payer 1 ?
        muraille en face, le condo paie le prix imprimé
        plus de destruction gratos pour le condo quand y a la muraille
        un palais à 5 derrière la muraille coûte 5 au condo
        condo fauché : il peut rien casser dans une ville à muraille
        Le Condottiere paie-t-il le coût entier derrière la Grande Muraille ?
        grande muraille, le condottiere paie le coût entier
        quartier à 1 derrière la grande muraille, 1 or pour le condottiere
        quartier à 3 derrière la grande muraille, 3 or pour le condottiere
        la grande muraille coûte 6 à détruire au condottiere
        j'ai la grande muraille, ma taverne n'est plus gratuite à détruire
        dois-je payer le coût entier en condottiere contre la grande muraille
    .asked =
        Combien paie le Condottiere dans une cité qui a la Grande Muraille ?
        Je suis le Condottiere et ma cible a la Muraille : coût moins un ou coût plein ?
        un palais derriere la muraille, ca fait combien pour le condottiere
        condo, manoir à 3 derrière une muraille, ça fait combien
        raser la grande muraille, prix pour le condo
        condottiere, quartier à 4 derrière la grande muraille, combien
ruling-wall-own-warlord = La Grande Muraille ne fait pas d'exception pour son propriétaire : s'il détruit dans sa propre cité, le Condottiere paie aussi 1 de plus.
    .yes =
        Ma propre Grande Muraille me coûte-t-elle 1 de plus quand je suis le Condottiere ?
        À 2 ou 3 joueurs, ma Muraille vaut-elle contre mon propre rang 8 ?
        Je suis le Condottiere et je rase chez moi, où j'ai la Grande Muraille : dois-je payer le supplément ?
        Sa propre Muraille gêne-t-elle le Condottiere ?
        condottiere qui rase sa taverne derriere sa muraille, 1 piece
        je paie le +1 de ma propre muraille si je suis condottiere
        la grande muraille vaut meme contre son proprietaire condottiere
        je rase chez moi en condo et j'ai la muraille, je paie le supplément ?
        ma muraille me fait payer 1 de plus à moi aussi quand je suis condo
        taverne à moi derrière ma muraille : 1 po pour la raser en condo
        y a pas de passe-droit pour le proprio de la muraille
        mon propre condo est gêné par ma muraille
        Le propriétaire de la Grande Muraille paie-t-il le supplément s'il détruit chez lui avec le Condottiere ?
        condottiere, je détruis chez moi avec ma grande muraille, je paie 1 de plus
        ma grande muraille compte contre mon propre condottiere
        je suis condottiere, mon quartier à 2 derrière ma grande muraille coûte 2
        pas d'exception pour le propriétaire de la grande muraille
        condottiere chez moi, ma taverne me coûte 1 avec ma grande muraille
        dois-je payer le supplément de ma propre grande muraille en condottiere
    .no =
        la muraille ignore t elle son proprietaire condottiere
        je peux raser gratis chez moi un cout 1 en condottiere malgre ma muraille
        ma muraille ne compte pas quand je detruis chez moi (condottiere)
        exception pour le condottiere chez lui derriere sa grande muraille
        c'est ma muraille donc mon condo est exempté
        condo chez moi, mon temple à 1 derrière ma muraille, gratos
        la muraille vise que les condos adverses
        je rase mon palais à 5 pour 4 malgré ma muraille
        mon condo ignore la muraille vu qu'elle est à moi
        la muraille me rembourse si je suis condo chez moi
        ma grande muraille ne compte pas pour mon condottiere
        condottiere, je détruis gratuitement ma taverne malgré ma grande muraille
        la grande muraille vaut seulement contre les adversaires
        condottiere chez moi, quartier à 3 pour 2 malgré ma grande muraille
        le propriétaire de la grande muraille paie moins chez lui
        suis-je exempté de ma grande muraille quand je suis condottiere
    .asked =
        condottiere avec muraille, raser mon marché me coûte combien
        ma muraille et mon condo sur mon château à 4, je paie
        la muraille fait une exception pour son proprio ou pas
        ma grande muraille, mon condottiere paie plus chez moi ou pas
ruling-wall-artist = Derrière la Grande Muraille, un quartier embelli coûte 2 pièces de plus au rang 8 : la pièce de l'Artiste augmente le coût, la Muraille le prix, et les deux s'ajoutent.
    .yes =
        La Grande Muraille et la pièce de l'Artiste s'additionnent-elles ?
        Un quartier décoré dans une ville à Muraille : deux pièces de plus pour le rang 8 ?
        Embelli et derrière la Grande Muraille : protection cumulée ?
        piece d'artiste plus grande muraille, 2 de plus pour le rang 8
        artiste et muraille se cumulent
        le diplomate paie les deux supplements, muraille et embellissement
        orné et derrière la muraille, +2 pour le rang 8 ?
        la pièce d'artiste et la muraille s'additionnent
        taverne décorée derrière la muraille : 2 po pour le condo
        le capitaine paie 4 pour un 2 orné derrière une muraille
        double protection si j'ai l'artiste et la muraille
        Le rang 8 paie-t-il deux pièces de plus pour un quartier embelli derrière la Muraille ?
        quartier embelli derrière la grande muraille, 2 de plus
        artiste et grande muraille s'ajoutent
        mon quartier à 3 embelli avec grande muraille coûte 4 au condottiere
        grande muraille plus pièce d'artiste, double supplément
        quartier à 1 embelli derrière la grande muraille, 2 or pour le condottiere
        est-ce que la pièce de l'artiste et la grande muraille font 2 de plus
    .no =
        on ne compte que le plus gros entre muraille et artiste
        la muraille annule la piece de l'artiste
        seulement +1 avec la muraille et l'artiste ensemble
        le capitaine ignore l'embellissement s'il y a la grande muraille
        artiste + muraille c'est +1 en tout
        la muraille remplace le bonus de la pièce d'artiste
        on prend le plus élevé entre artiste et muraille
        temple orné derrière la muraille : 1 po pour le condo
        orné et muraille : +3 pour le condo
        la pièce de l'artiste compte plus quand il y a la muraille
        artiste et grande muraille ne s'ajoutent pas
        quartier embelli derrière la grande muraille, 1 de plus seulement
        la grande muraille ignore la pièce de l'artiste
        quartier à 3 embelli avec grande muraille, 3 or pour le condottiere
        quartier embelli et grande muraille, intouchable
        est-ce qu'on compte seulement la grande muraille pour un quartier embelli
    .asked =
        Combien le Condottiere paie-t-il de plus pour un quartier embelli derrière la Muraille ?
        marche embelli derriere la muraille, prix pour le condottiere
        manoir à 3 orné derrière la muraille, le condo paie
        artiste et muraille, ça fait combien de plus
        quartier à 2 embelli derrière la grande muraille, combien pour le condottiere
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
