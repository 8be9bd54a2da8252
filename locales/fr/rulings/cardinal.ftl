### The rulings of data/rulings/cardinal.toml, and the questions they answer: with yes, with no, or in another way.

ruling-cardinal-income = Le Cardinal pioche 1 carte par quartier religieux (bleu) de sa propre cité : des cartes, pas de l'or.
    .no =
        Le Cardinal touche-t-il de l'or pour ses quartiers bleus ?
        cardinal avec trois bleus, je prends trois pièces ?
        jpeux choisir de l'or à la place des cartes en cardinal
        les églises des voisins font elles piocher le cardinal
        le cardinal est-il payé en or comme l'évêque ?
        les pièces pour le clergé, c'est aussi pour le cardinal ?
        cardinal avec 2 églises, j'encaisse 2 po
        le cardinal choisit entre or et cartes comme l'abbé
        cardinal : 2 cartes par quartier bleu
        les bleus de toute la table font piocher le cardinal
        le cardinal a une carte en plus même sans bleu
        mes verts font piocher le cardinal
        le cardinal gagne de l'or avec ses églises
        cardinal : trois bleus, 3 or
        le cardinal peut prendre de l'or au lieu de cartes pour ses bleus
        mes quartiers bleus rapportent au cardinal d'en face
        le cardinal pioche pour ses quartiers jaunes
        est-ce que le cardinal reçoit 1 or par quartier bleu
    .yes =
        le cardinal pioche t il une carte par quartier religieux
        cardinal : le revenu c'est des cartes et rien que des cartes ?
        deux monastères chez moi, le cardinal pioche deux cartes ?
        au tour du cardinal, mes églises remplissent ma main ?
        cardinal et 4 bleus : je tire 4 cartes ?
        cardinal : les bleus donnent des cartes, pas du fric
        sans quartier bleu mon cardinal pioche rien
        y a que mes bleus à moi qui comptent pour le cardinal
        le cardinal touche pas une pièce pour ses temples
        Le Cardinal tire-t-il une carte pour chacun de ses quartiers religieux ?
        le cardinal pioche pour ses quartiers bleus
        cardinal : trois églises, trois cartes
        le cardinal gagne des cartes, pas de l'or
        un quartier religieux, une carte pour le cardinal
        aucun bleu, le cardinal ne pioche rien
        je suis cardinal, est-ce que mes églises me donnent des cartes
    .asked =
        Je suis le Cardinal avec trois quartiers religieux : des pièces ou des cartes ?
        Que rapportent les quartiers bleus au Cardinal ?
        Cardinal ou Évêque : qui pioche, qui encaisse ?
        j'ai un temple et une cathédrale, je touche quoi en cardinal
        cardinal, monastère et temple, je reçois quoi
        le revenu du cardinal c'est en quoi
        cardinal : or ou cartes pour les bleus
ruling-cardinal-borrows = S'il lui manque de l'or pour un quartier, le Cardinal peut prendre le reste à un autre joueur et lui donne 1 carte de sa main par pièce.
    .yes =
        Le Cardinal peut-il construire avec l'argent d'un autre joueur ?
        il me manque 2 po pour le palais, je suis cardinal, je peux les prendre à quelqu'un
        on m'a pris trois pièces en cardinal, on me doit trois cartes ?
        faut il donner une carte par pièce prise avec le cardinal
        troquer des cartes contre l'or d'un autre, c'est ca le cardinal ?
        cardinal, il me manque 3 : je prends 3 po à Paul et je lui donne 3 cartes
        le cardinal m'a pris 1 pièce donc il me file 1 carte ?
        je paie l'or pris par le cardinal avec des cartes de ma main
        le cardinal sert à bâtir plus cher que ce qu'on a
        sans carte à donner, mon cardinal peut rien prendre
        Le Cardinal cède-t-il une carte de sa main pour chaque pièce prise ?
        il me manque 1 or, le cardinal peut le prendre à un joueur
        le cardinal me prend 2 pièces, il me donne 2 cartes
        cardinal : une carte par pièce prise
        le cardinal peut construire avec mon or
        le cardinal me prend de l'or, je reçois des cartes
        pas assez d'or, puis-je en prendre à un joueur avec le cardinal
    .no =
        le cardinal prend il l'or des autres gratuitement
        une seule carte pour deux pièces, ca marche pour le cardinal
        cardinal sans autre carte en main, jpeux quand meme prendre l'or
        le cardinal doit il rembourser plus tard l'or pris
        j'ai pile le prix du quartier, le cardinal peut il quand meme se servir chez la voisine
        le cardinal me prend 2 po et me file rien
        cardinal : je prends de l'or à un gars alors que j'ai déjà de quoi payer
        l'or pris par le cardinal se rembourse en or au tour d'après
        le cardinal donne des cartes de la pioche au prêteur
        1 carte vaut 2 pièces pour le cardinal
        le cardinal donne 2 cartes par pièce
        le cardinal me prend de l'or sans rien me donner
        le cardinal donne une carte pour 3 pièces
        le cardinal me rendra mon or plus tard
        sans cartes le cardinal peut me prendre de l'or
        j'ai assez d'or, le cardinal peut en prendre à un autre
        le cardinal m'a pris de l'or, est-ce que je n'ai rien en échange
    .asked =
        Combien de cartes le Cardinal donne-t-il pour l'or qu'il prend ?
        Je suis le Cardinal, il me manque 2 pièces pour mon Palais : comment faire ?
        Le Cardinal m'a pris trois pièces : que me donne-t-il en échange ?
        cardinal : comment on se sert chez un voisin pour bâtir
        le cardinal m'a chipé 4 po, je reçois quoi
        cardinal à court de thune, comment il fait pour bâtir
        le cardinal me prend de l'or, je gagne quoi
ruling-cardinal-must-build = Dès qu'il a pris de l'or à un joueur pour un quartier, le Cardinal est obligé de construire ce quartier.
    .no =
        Le Cardinal peut-il prendre l'or et ne pas construire ?
        le cardinal peut il garder les pièces prises pour plus tard
        j'ai pris l'or d'un joueur, jpeux changer d'avis et rien construire en cardinal
        prendre l'or pour un palais et poser une taverne à la place, cardinal
        le cardinal prend l'or juste pour appauvrir le voisin, c'est permis ?
        se remplir la bourse avec le cardinal sans rien poser, possible ?
        cardinal : je prends 2 po et je les garde au chaud
        je prends l'or pour un quartier et finalement j'en pose un autre avec mon cardinal
        le cardinal peut ruiner quelqu'un sans rien bâtir
        l'or pris par le cardinal peut payer la forge
        le cardinal prend l'or ce tour et bâtit au suivant
        si je change d'avis je rends l'or et je reprends mes cartes de cardinal
        le cardinal peut garder mon or
        cardinal, je prends l'or et je construis plus tard
        le cardinal peut prendre mon or et ne rien bâtir
        le cardinal peut prendre l'or pour un autre usage
        cardinal, or pris, je peux construire un autre quartier moins cher à la place
        puis-je garder l'or pris avec le cardinal pour plus tard
    .yes =
        cardinal : obligé de bâtir une fois l'or pris ?
        l'or pris par le cardinal doit il servir tout de suite au quartier
        est-il forcé de construire, le cardinal qui s'est servi chez moi ?
        l'or extorqué par le cardinal finit forcément dans le quartier ?
        le cardinal a pris mon or, il doit poser le quartier ?
        pas moyen d'empocher l'or et de rien bâtir avec le cardinal
        cardinal : l'or pris pour un palais sert au palais
        une fois qu'il s'est servi le cardinal construit forcément
        prendre l'or sans construire c'est interdit au cardinal
        Le Cardinal est-il tenu de construire après avoir pris de l'or ?
        le cardinal prend l'or, il doit construire
        cardinal, je suis obligé de construire si je prends l'or d'un joueur
        le cardinal ne peut pas garder l'or pris
        le cardinal m'a pris 2 or, il doit bâtir ce quartier
        prendre mon or sans construire, interdit au cardinal
        j'ai pris l'or d'un joueur en cardinal, dois-je bâtir
    .asked =
        une fois les pièces prises, que doit faire le cardinal
        le cardinal s'est servi chez moi, il est obligé de quoi
        l'or pris par le cardinal sert à quoi exactement
        cardinal, or pris, obligé de construire ou pas
ruling-cardinal-own-card = Le quartier que le Cardinal s'apprête à construire ne peut pas faire partie des cartes données pour l'or : il lui faut cette carte pour construire.
    .no =
        Le Cardinal peut-il donner comme carte le quartier qu'il est en train de construire ?
        ma seule carte est celle à bâtir, le cardinal peut il prendre une pièce
        la carte que je pose peut elle payer aussi le preteur, cardinal
        cathédrale plus une carte en main, il manque 2 : le cardinal y arrive ?
        donner au voisin le quartier qu'on construit, c'est permis au cardinal
        payer l'autre avec la carte meme qu'on veut poser, cardinal ?
        le cardinal donne au prêteur le quartier qu'il pose
        une seule carte en main et il manque 1 po, le cardinal y arrive
        la même carte sert à bâtir et à payer avec le cardinal
        2 cartes en main dont celle à bâtir, il manque 2, ça passe au cardinal
        je bâtis puis je donne la carte de ma ville au prêteur du cardinal
        le cardinal peut compter sa carte à construire parmi celles qu'il refile
        le cardinal peut me donner la carte qu'il veut construire
        cardinal, ma dernière carte sert à payer et à construire
        une carte en main suffit au cardinal pour prendre 1 or
        le cardinal donne le quartier construit au joueur
        il manque 2 or, deux cartes en main suffisent au cardinal
        puis-je donner la carte que je construis en échange de l'or avec le cardinal
    .yes =
        faut il d'autres cartes que celle à construire pour le cardinal
        il manque 2 po au cardinal : trois cartes en main en comptant le quartier ?
        le quartier à bâtir est il exclu des cartes données par le cardinal
        la carte que je vais bâtir, le cardinal peut pas la donner en paiement ?
        cardinal : il me faut une carte de plus que celles que je donne
        avec juste le quartier en main le cardinal peut rien emprunter
        il me manque 1 : une carte à bâtir plus une à donner, ça suffit au cardinal
        le quartier construit reste à moi, le cardinal donne d'autres cartes
        Le quartier à construire est-il exclu des cartes que donne le Cardinal ?
        le cardinal ne peut pas donner la carte qu'il construit
        cardinal avec une seule carte, il ne peut pas prendre d'or
        il manque 1 or au cardinal, il lui faut deux cartes en main
        le cardinal doit donner d'autres cartes que le quartier construit
        la carte à bâtir ne compte pas dans les cartes données du cardinal
        me faut-il une autre carte que celle que je construis pour payer avec le cardinal
    .asked =
        cardinal à court de 3 pièces, il faut combien de cartes en tout
        cardinal avec deux cartes en main dont celle à bâtir, je peux prendre combien
        il manque 2 po au cardinal, il faut combien de cartes en main au total
        quelle carte le cardinal a pas le droit de donner
        cardinal, il manque 1 or, combien de cartes en main
ruling-cardinal-exactly = Le Cardinal prend exactement l'or qui manque pour le quartier, ni plus ni moins.
    .no =
        Le Cardinal peut-il prendre plus d'or qu'il ne lui en manque ?
        Ma cible n'a pas assez d'or pour le Cardinal : prend-il ce qu'elle a ?
        il manque 2 au cardinal, peut il en prendre 4
        jpeux garder mon or et payer tout le quartier avec l'or d'un autre, cardinal
        donner plus de cartes pour avoir plus d'or que besoin avec le cardinal ?
        il lui manque 1, le cardinal peut me vider la bourse ?
        arrondir au dessus avec le cardinal, permis ?
        cardinal : j'en prends un peu plus pour la suite
        je garde mes 3 po et je fais payer tout le quartier par l'autre, cardinal
        la cible a qu'une pièce sur les deux, le cardinal prend ce qu'il y a
        le cardinal peut prendre 5 quand il lui manque 3
        avec plein de cartes à donner le cardinal prend autant d'or qu'il veut
        le cardinal prend moins que le manque et bâtit quand même
        le cardinal peut prendre plus d'or que nécessaire
        le cardinal peut me prendre tout mon or s'il lui manque 1
        cardinal, il manque 2, je prends 3
        le cardinal peut garder son or et prendre tout chez moi
        le cardinal peut prendre moins que ce qui lui manque
        puis-je prendre 1 pièce de plus que nécessaire avec le cardinal
    .yes =
        le cardinal ne prend il que ce qui lui manque
        le cardinal doit il d'abord dépenser toutes ses pièces
        quartier à 5, j'en ai 3 : le cardinal prend pile 2 ?
        il me manque 2, le cardinal prend 2 et pas 3 ?
        le cardinal met d'abord tout son or à lui
        le gars a pas assez pour combler, le cardinal peut pas se servir chez lui
        quartier à 6 avec 4 en poche : le cardinal en prend 2
        aucun bénéfice pour le cardinal, juste ce qui manque
        Le Cardinal se limite-t-il à la somme exacte qui lui manque ?
        il manque 2 au cardinal, il prend 2
        le cardinal ne peut pas me prendre plus que ce qui manque
        cardinal, quartier à 4 et 3 or, il prend 1
        le cardinal doit utiliser son or d'abord
        il manque 3, le cardinal ne peut pas prendre 4
        dois-je prendre pile ce qui manque avec le cardinal
    .asked =
        combien de pièces le cardinal peut il prendre au maximum
        mon quartier vaut 4, j'ai 1 : le cardinal en prend combien
        palais à 5, j'ai 4, le cardinal prend combien chez l'autre
        le cardinal a le droit de garder du rab ou pas
        le cardinal prend combien d'or
ruling-cardinal-no-refusal = Personne ne peut refuser au Cardinal : le joueur choisi doit céder l'or et prendre les cartes.
    .no =
        Un joueur peut-il refuser son or au Cardinal ?
        Le Cardinal veut mes pièces et je ne suis pas d'accord : puis-je dire non ?
        le cardinal a t il besoin de mon accord
        jpeux négocier les cartes que le cardinal me refile
        j'économisais, est ce que jpeux bloquer le cardinal
        est ce permis de cacher son or pour dire non au cardinal
        mon or, mes règles : le cardinal doit il demander la permission
        je garde mon fric, le cardinal ira voir ailleurs
        le cardinal me demande, je refuse
        je peux choisir les cartes que le cardinal me donne
        le cardinal doit négocier avec moi avant
        je refuse les cartes et je garde mes pièces face au cardinal
        un veto contre le cardinal, ça existe ?
        puis-je refuser de donner mon or au cardinal
        je peux garder mes pièces contre le cardinal
        le cardinal doit me demander si je suis d'accord
        je peux refuser les cartes du cardinal
        je choisis si le cardinal prend mon or
        ai-je le droit de dire non au cardinal
    .yes =
        suis je obligé de donner mes pieces au cardinal
        le cardinal peut il se servir chez moi contre mon gré
        doit on accepter les cartes du cardinal
        subir le cardinal, pas le choix ?
        le cardinal me choisit, je dois raquer ?
        je veux pas de ses cartes pourries mais le cardinal me les impose
        pas besoin de mon accord pour que le cardinal se serve
        j'ai pas voix au chapitre quand le cardinal vient
        dire non au cardinal c'est impossible
        Le joueur visé par le Cardinal doit-il céder son or ?
        le cardinal veut mon or, je dois accepter
        interdit de refuser au cardinal
        je suis obligé de prendre les cartes du cardinal
        le cardinal choisit le joueur qui donne l'or
        le cardinal n'a pas besoin de ma permission
        suis-je forcé de donner mon or au cardinal
    .asked =
        le cardinal me vise, jai quoi comme recours
        le cardinal veut mes 3 po, je peux m'y opposer ou pas
        qu'est ce que je dois faire quand le cardinal me désigne
        le cardinal me choisit, je peux refuser ou pas
ruling-cardinal-one-lender = Le Cardinal prend tout l'or qui manque à un seul joueur, jamais à plusieurs : ce joueur doit donc avoir cette somme.
    .no =
        Le Cardinal peut-il prendre l'or qui manque à plusieurs joueurs ?
        Le Cardinal peut-il compléter chez deux joueurs à la fois ?
        une pièce à gauche, une à droite, le cardinal a le droit ?
        chacun n'a qu'une pièce et il m'en manque 2, cardinal, jpeux batir quand meme
        est ce que je partage le manque entre deux voisins avec le cardinal
        faire la quête autour de la table en cardinal ?
        cardinal, je gratte 1 à chacun
        il manque 3 : 2 chez l'un et 1 chez l'autre, ok cardinal ?
        le cardinal peut avoir deux prêteurs s'il donne des cartes aux deux
        chaque voisin complète ce que l'autre a pas pour le cardinal
        le cardinal prend chez un joueur puis finit chez la banque
        le cardinal peut taper tous les joueurs tant qu'il paie en cartes
        le cardinal prend 1 or à moi et 1 or à toi
        le cardinal peut prendre à tous les joueurs
        il manque 3, le cardinal peut prendre à trois joueurs
        cardinal, deux joueurs complètent la somme
        le cardinal peut partager entre deux joueurs
        puis-je prendre de l'or à deux voisins avec le cardinal
    .yes =
        tout l'or doit il venir du meme joueur pour le cardinal
        faut il quelqu'un d'assez riche pour couvrir tout ce qui manque au cardinal
        personne n'a la somme : le cardinal est-il coincé ?
        un seul prêteur pour le cardinal ?
        cardinal : tout chez le même joueur ?
        personne a 4 po et il m'en manque 4, mon cardinal est bloqué
        pas de collecte de dons autour de la table pour le cardinal
        le prêteur du cardinal doit avoir toute la somme
        1 chez Tom et 1 chez Zoé c'est interdit au cardinal
        L'or manquant doit-il venir d'un unique joueur pour le Cardinal ?
        le cardinal prend l'or à un seul joueur
        cardinal, tout l'or manquant chez le même joueur
        deux joueurs différents, interdit au cardinal
        je n'ai pas assez pour le cardinal, il ne peut pas me prendre
        le cardinal doit trouver un joueur assez riche
        dois-je prendre tout l'or chez un seul joueur avec le cardinal
    .asked =
        chez combien de joueurs le cardinal peut il se servir
        combien de prêteurs pour le cardinal
        il manque 5 et le plus riche a 3, le cardinal fait quoi
        le cardinal prend à un ou plusieurs joueurs
ruling-cardinal-thieves-den = Le Cardinal peut payer le Tripot en partie en cartes, qui vont sous la pioche et réduisent d'abord le prix, puis prendre à un joueur exactement l'or qui manque encore.
    .yes =
        Le Cardinal peut-il payer le Tripot en partie en cartes et prendre le reste à un joueur ?
        Tripot et Cardinal : peut-on combiner le paiement en cartes et l'or d'un adversaire ?
        tripot avec le cardinal : deux cartes, et le reste pris au voisin, légal ?
        1 po et plein de cartes, tripot : le cardinal peut il faire les deux
        les cartes mises pour le tripot diminuent elles ce que le cardinal emprunte
        brader des cartes pour le tripot puis taper dans la caisse d'un autre, cardinal ok ?
        tripot : 2 cartes sous la pioche, 2 po à moi, 2 po au voisin, le cardinal peut ?
        le cardinal mélange cartes et or d'un autre pour le tripot
        mes cartes baissent le prix du tripot avant que le cardinal emprunte
        cardinal + tripot : les deux façons de payer se cumulent
        les cartes payées au tripot vont sous la pioche, pas au prêteur du cardinal
        Le Cardinal peut-il compléter le prix du Tripot avec l'or d'un adversaire ?
        le cardinal peut construire le tripot avec des cartes et l'or d'un joueur
        tripot, cardinal : 3 cartes, 2 or à moi, 1 or pris
        les cartes du tripot baissent d'abord le prix pour le cardinal
        cardinal et tripot, mélange cartes et or pris permis
        le cardinal peut prendre mon or pour finir de payer le tripot
        puis-je payer le tripot moitié en cartes et prendre le reste à un joueur avec le cardinal
    .no =
        payer le tripot en cartes empêche t il le cardinal de prendre de l'or
        le cardinal doit il choisir entre ses cartes et l'or du voisin pour le tripot
        tripot à 6, trois cartes et une pièce : le cardinal prend encore 5 ?
        interdit d'utiliser l'or d'un autre pour le tripot avec le cardinal ?
        tripot payé en cartes, donc pas d'emprunt au cardinal
        cardinal : pour le tripot c'est tout en cartes ou tout en or emprunté
        les cartes mises dans le tripot vont chez le prêteur
        tripot à 6, j'y mets 4 cartes et 1 po, le cardinal prend 2
        le cardinal a pas le droit de bâtir le tripot avec l'or d'un autre
        pour le tripot le cardinal emprunte d'abord 6 puis met ses cartes en plus
        le cardinal ne peut pas prendre d'or pour le tripot
        tripot payé en cartes, le cardinal ne peut plus prendre d'or
        tripot à 6, 4 cartes et 1 or, le cardinal prend 3 à un joueur
        les cartes payées pour le tripot vont au joueur choisi par le cardinal
        cardinal, tripot : soit cartes soit or d'un autre, pas les deux
        est-il interdit au cardinal de mélanger cartes et or pris pour le tripot
    .asked =
        Je suis le Cardinal et je bâtis le Tripot : cartes à la pioche ou cartes au joueur ?
        comment le cardinal règle t il le tripot, dans quel ordre
        tripot à crédit avec le cardinal, on calcule comment
        tripot à 6, 2 cartes et 3 po, le cardinal emprunte combien
        le cardinal bâtit le tripot : mes cartes baissent le prix avant ou après l'emprunt
        cardinal et tripot, je paie comment
ruling-cardinal-den-card-once = Quand le Cardinal construit le Tripot, chacune de ses cartes ne sert qu'une fois : soit pour le Tripot, sous la pioche, soit pour une pièce, au joueur qui la donne.
    .no =
        Une même carte compte-t-elle à la fois pour le Tripot et pour l'échange du Cardinal ?
        la carte défaussée pour le tripot peut elle aussi payer le prêteur du cardinal
        mes deux cartes du tripot couvrent elles aussi les deux pièces du cardinal
        trois cartes de trop et 2 po, le cardinal peut il bâtir le tripot
        les cartes payées pour le tripot vont elles au joueur qui prête au cardinal
        un meme carton rembourse le voisin et paie le tripot, cardinal ?
        2 cartes au tripot et les mêmes 2 au prêteur, cardinal malin ?
        tripot à 6 avec 1 po et 3 autres cartes, le cardinal y arrive
        la carte payée au tripot rembourse aussi la pièce prise
        le cardinal double la valeur de ses cartes pour le tripot
        une carte couvre une pièce de tripot et une pièce de prêt
        le prêteur du cardinal récupère les cartes que j'ai mises dans le tripot
        cardinal, la même carte paie le tripot et le joueur
        tripot avec 2 or, deux autres cartes suffisent au cardinal
        une carte du cardinal vaut 2 pièces pour le tripot
        les cartes du tripot comptent aussi comme cartes données par le cardinal
        cardinal, tripot avec 3 or et deux autres cartes, ça suffit
        puis-je compter deux fois la même carte pour le tripot avec le cardinal
    .yes =
        cardinal et tripot : chaque carte ne paie qu'une chose ?
        tripot à 6 avec 2 po : faut il quatre autres cartes au cardinal
        tripot : cartes pour la pioche et cartes pour le prêteur du cardinal, c'est séparé ?
        une carte mise au tripot peut pas resservir au prêteur du cardinal ?
        cardinal, tripot à 6 et 3 po : trois autres cartes en tout
        chaque carte vaut une seule pièce dans le combo cardinal tripot
        soit sous la pioche soit au prêteur, jamais les deux, pour une carte du cardinal
        faut compter mes cartes une seule fois pour tripot et cardinal
        Chaque carte ne compte-t-elle qu'une fois quand le Cardinal bâtit le Tripot ?
        cardinal et tripot, une carte compte une fois
        une carte pour le tripot ne paie pas le joueur du cardinal
        tripot à 6 avec 2 or, le cardinal a besoin de 4 autres cartes
        cardinal, tripot à 6 avec 5 or : une autre carte suffit
        carte au tripot ou carte au joueur, le cardinal choisit
        faut-il des cartes différentes pour le tripot et pour le joueur avec le cardinal
    .asked =
        combien de cartes en tout pour le tripot quand le cardinal a 2 po
        tripot du cardinal : 6 à payer, 1 po, quelles cartes vont ou
        tripot avec 4 po et le cardinal, combien d'autres cartes il faut
        une carte du cardinal pour le tripot, elle va à la pioche ou au prêteur
        cardinal et tripot avec 3 or, combien d'autres cartes
