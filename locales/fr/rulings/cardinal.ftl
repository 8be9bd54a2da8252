### The rulings of data/rulings/cardinal.toml, and the questions they answer: with yes, with no, or in another way.

ruling-cardinal-income = Le Cardinal pioche 1 carte par quartier religieux (bleu) de sa propre cité : des cartes, pas de l'or.
    .no =
        Le Cardinal touche-t-il de l'or pour ses quartiers bleus ?
        cardinal avec trois bleus, je prends trois pièces ?
        jpeux choisir de l'or à la place des cartes en cardinal
        les églises des voisins font elles piocher le cardinal
        le cardinal est-il payé en or comme l'évêque ?
        les pièces pour le clergé, c'est aussi pour le cardinal ?
    .yes =
        le cardinal pioche t il une carte par quartier religieux
        cardinal : le revenu c'est des cartes et rien que des cartes ?
        deux monastères chez moi, le cardinal pioche deux cartes ?
        au tour du cardinal, mes églises remplissent ma main ?
    .asked =
        Je suis le Cardinal avec trois quartiers religieux : des pièces ou des cartes ?
        Que rapportent les quartiers bleus au Cardinal ?
        Cardinal ou Évêque : qui pioche, qui encaisse ?
        j'ai un temple et une cathédrale, je touche quoi en cardinal
ruling-cardinal-borrows = S'il lui manque de l'or pour un quartier, le Cardinal peut prendre le reste à un autre joueur et lui donne 1 carte de sa main par pièce.
    .yes =
        Le Cardinal peut-il construire avec l'argent d'un autre joueur ?
        il me manque 2 po pour le palais, je suis cardinal, je peux les prendre à quelqu'un
        on m'a pris trois pièces en cardinal, on me doit trois cartes ?
        faut il donner une carte par pièce prise avec le cardinal
        troquer des cartes contre l'or d'un autre, c'est ca le cardinal ?
    .no =
        le cardinal prend il l'or des autres gratuitement
        une seule carte pour deux pièces, ca marche pour le cardinal
        cardinal sans autre carte en main, jpeux quand meme prendre l'or
        le cardinal doit il rembourser plus tard l'or pris
        j'ai pile le prix du quartier, le cardinal peut il quand meme se servir chez la voisine
    .asked =
        Combien de cartes le Cardinal donne-t-il pour l'or qu'il prend ?
        Je suis le Cardinal, il me manque 2 pièces pour mon Palais : comment faire ?
        Le Cardinal m'a pris trois pièces : que me donne-t-il en échange ?
        cardinal : comment on se sert chez un voisin pour bâtir
ruling-cardinal-must-build = Dès qu'il a pris de l'or à un joueur pour un quartier, le Cardinal est obligé de construire ce quartier.
    .no =
        Le Cardinal peut-il prendre l'or et ne pas construire ?
        le cardinal peut il garder les pièces prises pour plus tard
        j'ai pris l'or d'un joueur, jpeux changer d'avis et rien construire en cardinal
        prendre l'or pour un palais et poser une taverne à la place, cardinal
        le cardinal prend l'or juste pour appauvrir le voisin, c'est permis ?
        se remplir la bourse avec le cardinal sans rien poser, possible ?
    .yes =
        cardinal : obligé de bâtir une fois l'or pris ?
        l'or pris par le cardinal doit il servir tout de suite au quartier
        est-il forcé de construire, le cardinal qui s'est servi chez moi ?
        l'or extorqué par le cardinal finit forcément dans le quartier ?
    .asked =
        une fois les pièces prises, que doit faire le cardinal
ruling-cardinal-own-card = Le quartier que le Cardinal s'apprête à construire ne peut pas faire partie des cartes données pour l'or : il lui faut cette carte pour construire.
    .no =
        Le Cardinal peut-il donner comme carte le quartier qu'il est en train de construire ?
        ma seule carte est celle à bâtir, le cardinal peut il prendre une pièce
        la carte que je pose peut elle payer aussi le preteur, cardinal
        cathédrale plus une carte en main, il manque 2 : le cardinal y arrive ?
        donner au voisin le quartier qu'on construit, c'est permis au cardinal
        payer l'autre avec la carte meme qu'on veut poser, cardinal ?
    .yes =
        faut il d'autres cartes que celle à construire pour le cardinal
        il manque 2 po au cardinal : trois cartes en main en comptant le quartier ?
        le quartier à bâtir est il exclu des cartes données par le cardinal
    .asked =
        cardinal à court de 3 pièces, il faut combien de cartes en tout
        cardinal avec deux cartes en main dont celle à bâtir, je peux prendre combien
ruling-cardinal-exactly = Le Cardinal prend exactement l'or qui manque pour le quartier, ni plus ni moins.
    .no =
        Le Cardinal peut-il prendre plus d'or qu'il ne lui en manque ?
        Ma cible n'a pas assez d'or pour le Cardinal : prend-il ce qu'elle a ?
        il manque 2 au cardinal, peut il en prendre 4
        jpeux garder mon or et payer tout le quartier avec l'or d'un autre, cardinal
        donner plus de cartes pour avoir plus d'or que besoin avec le cardinal ?
        il lui manque 1, le cardinal peut me vider la bourse ?
        arrondir au dessus avec le cardinal, permis ?
    .yes =
        le cardinal ne prend il que ce qui lui manque
        le cardinal doit il d'abord dépenser toutes ses pièces
        quartier à 5, j'en ai 3 : le cardinal prend pile 2 ?
    .asked =
        combien de pièces le cardinal peut il prendre au maximum
        mon quartier vaut 4, j'ai 1 : le cardinal en prend combien
ruling-cardinal-no-refusal = Personne ne peut refuser au Cardinal : le joueur choisi doit céder l'or et prendre les cartes.
    .no =
        Un joueur peut-il refuser son or au Cardinal ?
        Le Cardinal veut mes pièces et je ne suis pas d'accord : puis-je dire non ?
        le cardinal a t il besoin de mon accord
        jpeux négocier les cartes que le cardinal me refile
        j'économisais, est ce que jpeux bloquer le cardinal
        est ce permis de cacher son or pour dire non au cardinal
        mon or, mes règles : le cardinal doit il demander la permission
    .yes =
        suis je obligé de donner mes pieces au cardinal
        le cardinal peut il se servir chez moi contre mon gré
        doit on accepter les cartes du cardinal
        subir le cardinal, pas le choix ?
    .asked =
        le cardinal me vise, jai quoi comme recours
ruling-cardinal-one-lender = Le Cardinal prend tout l'or qui manque à un seul joueur, jamais à plusieurs : ce joueur doit donc avoir cette somme.
    .no =
        Le Cardinal peut-il prendre l'or qui manque à plusieurs joueurs ?
        Le Cardinal peut-il compléter chez deux joueurs à la fois ?
        une pièce à gauche, une à droite, le cardinal a le droit ?
        chacun n'a qu'une pièce et il m'en manque 2, cardinal, jpeux batir quand meme
        est ce que je partage le manque entre deux voisins avec le cardinal
        faire la quête autour de la table en cardinal ?
    .yes =
        tout l'or doit il venir du meme joueur pour le cardinal
        faut il quelqu'un d'assez riche pour couvrir tout ce qui manque au cardinal
        personne n'a la somme : le cardinal est-il coincé ?
        un seul prêteur pour le cardinal ?
    .asked =
        chez combien de joueurs le cardinal peut il se servir
ruling-cardinal-thieves-den = Le Cardinal peut payer le Tripot en partie en cartes, qui vont sous la pioche et réduisent d'abord le prix, puis prendre à un joueur exactement l'or qui manque encore.
    .yes =
        Le Cardinal peut-il payer le Tripot en partie en cartes et prendre le reste à un joueur ?
        Tripot et Cardinal : peut-on combiner le paiement en cartes et l'or d'un adversaire ?
        tripot avec le cardinal : deux cartes, et le reste pris au voisin, légal ?
        1 po et plein de cartes, tripot : le cardinal peut il faire les deux
        les cartes mises pour le tripot diminuent elles ce que le cardinal emprunte
        brader des cartes pour le tripot puis taper dans la caisse d'un autre, cardinal ok ?
    .no =
        payer le tripot en cartes empêche t il le cardinal de prendre de l'or
        le cardinal doit il choisir entre ses cartes et l'or du voisin pour le tripot
        tripot à 6, trois cartes et une pièce : le cardinal prend encore 5 ?
        interdit d'utiliser l'or d'un autre pour le tripot avec le cardinal ?
    .asked =
        Je suis le Cardinal et je bâtis le Tripot : cartes à la pioche ou cartes au joueur ?
        comment le cardinal règle t il le tripot, dans quel ordre
        tripot à crédit avec le cardinal, on calcule comment
ruling-cardinal-den-card-once = Quand le Cardinal construit le Tripot, chacune de ses cartes ne sert qu'une fois : soit pour le Tripot, sous la pioche, soit pour une pièce, au joueur qui la donne.
    .no =
        Une même carte compte-t-elle à la fois pour le Tripot et pour l'échange du Cardinal ?
        la carte défaussée pour le tripot peut elle aussi payer le prêteur du cardinal
        mes deux cartes du tripot couvrent elles aussi les deux pièces du cardinal
        trois cartes de trop et 2 po, le cardinal peut il bâtir le tripot
        les cartes payées pour le tripot vont elles au joueur qui prête au cardinal
        un meme carton rembourse le voisin et paie le tripot, cardinal ?
    .yes =
        cardinal et tripot : chaque carte ne paie qu'une chose ?
        tripot à 6 avec 2 po : faut il quatre autres cartes au cardinal
        tripot : cartes pour la pioche et cartes pour le prêteur du cardinal, c'est séparé ?
    .asked =
        combien de cartes en tout pour le tripot quand le cardinal a 2 po
        tripot du cardinal : 6 à payer, 1 po, quelles cartes vont ou
