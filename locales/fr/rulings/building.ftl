### The rulings of data/rulings/building.toml, and the questions they answer: with yes, with no, or in another way.

ruling-build-may = Construire n'est pas obligatoire, même si l'on a de quoi payer.
    .no =
        Est-on obligé de construire ?
        faut il batir a chaque tour
        j'ai 6 or et des cartes pas cheres, je dois en poser une ?
        est ce obligatoire de construire si on a l'argent
        y a t il une penalité si je ne bâtis pas
        j'ai une taverne et 1 po, je suis forcé de la poser
        ne pas construire fait perdre une carte
        chaque tour il faut au moins un quartier
        on peut m'obliger à bâtir si j'ai les sous
        pas de construction = 1 po d'amende
        je dois poser si je peux payer
        je dois construire si j'ai l'or
        construire est obligatoire à chaque tour
        j'ai 10 pièces, suis-je forcé de construire
        pas construit ce tour, je suis pénalisé
        on doit toujours poser un quartier
        est-ce que je perds quelque chose si je ne construis pas
    .yes =
        Ai-je le droit de ne rien bâtir et de garder mes pièces ?
        jpeux sauter la construction ce tour
        finir son tour sans rien construire c'est permis ?
        la construction est elle facultative
        on peut garder ses sous et ne rien poser
        j'ai l'or et la carte mais je construis pas, c'est bon ?
        je garde mon fric et je pose rien ce tour
        rien bâtir n'est pas puni
        mon pote a rien posé depuis deux tours, il a le droit
        poser un bâtiment c'est si on veut
        Puis-je terminer mon tour sans rien bâtir alors que j'ai de quoi payer ?
        je peux ne pas construire
        construire est au choix
        j'ai assez d'or mais je ne construis pas, permis
        on peut garder son or au lieu de construire
        passer la construction, autorisé
        ai-je le droit de ne rien construire avec 8 pièces
    .asked =
        est-ce que je peux passer la construction
        je pose rien ce tour, il se passe quoi
        construire, obligatoire ou pas
ruling-one-district-a-turn = La limite normale est d'un quartier par tour. On n'en construit davantage que si un personnage ou un quartier le permet : l'Architecte, par exemple, peut en construire jusqu'à trois.
    .no =
        Peut-on construire plus d'un quartier par tour ?
        jpeux poser deux batiments si j'ai l'argent pour les deux
        roi avec 10 or, deux quartiers d'un coup ?
        il me reste des pieces, je peux rebatir dans le meme tour ?
        trois petits quartiers pas chers le meme tour, possible ?
        j'ai plein de thune, je pose deux quartiers avec le voleur
        marchande : deux bâtiments dans mon tour
        si c'est pas cher on peut en poser plusieurs
        tous les persos peuvent en bâtir trois
        j'ai rien posé au tour d'avant donc j'en pose deux maintenant
        aucune limite de poses du moment qu'on paie
        je peux construire deux quartiers avec le roi
        assez d'or, deux constructions dans le même tour
        le voleur peut construire trois quartiers
        on construit autant qu'on veut par tour
        l'assassin peut construire deux quartiers
        puis-je construire deux quartiers à 1 dans le même tour avec le voleur
    .yes =
        un seul quartier par tour en temps normal ?
        y a t il une limite de constructions par tour
        certains persos peuvent ils batir plus d'un quartier
        sans bonus c'est un bâtiment par tour ?
        l'archi fait exception avec trois
        évêque et 12 po, j'en pose qu'un
        je peux pas poser deux temples à 1 dans le même tour normal, c'est ça
        pour en poser deux il faut un perso ou un quartier qui l'autorise
        La limite habituelle est-elle d'un seul quartier par tour ?
        une construction par tour normalement
        le roi construit un seul quartier par tour
        l'architecte peut construire plus d'un quartier
        la marchande est limitée à un quartier par tour
        j'ai 15 pièces, un seul quartier quand même
        suis-je limité à un quartier par tour avec l'évêque
    .asked =
        Combien de quartiers peut-on construire par tour ?
        c'est quoi la limite de construction
        en temps normal j'en pose combien
        qui a le droit d'en poser plus d'un
        combien de quartiers par tour sans l'architecte
ruling-build-cost-to-bank = Pour construire, on pose un quartier de sa main dans sa cité et on paie tout son coût à la banque. Sans de quoi payer, on ne construit pas, sauf si une carte offre un autre moyen.
    .asked =
        À qui paie-t-on un quartier qu'on pose ?
        combien coute la construction d'un quartier
        je donne mes pièces à qui quand je pose un bâtiment
        poser un quartier à 4 me coûte combien et je paie qui
        je paie ma construction à qui
    .yes =
        l'argent d'une construction va t il a la banque
        faut il payer le cout entier pour batir
        le quartier doit venir de ma main ?
        l'or de ma construction part à la banque, pas à un joueur ?
        quartier à 5, je file 5 à la banque
        2 po pour un quartier à 3 : je peux pas, c'est ça
        faut poser une carte de sa main pour bâtir
        pas de rabais sans carte qui le dise
        Le prix entier d'un quartier est-il versé à la banque ?
        je paie mon quartier à la banque
        quartier à 4, il faut 4 or
        pas assez d'or, pas de construction
        je construis seulement une carte de ma main
        il faut payer tout le prix du quartier
        dois-je payer le quartier en entier à la banque
    .no =
        j'ai 3 or, jpeux poser un quartier a 5
        est ce qu'on paie un autre joueur quand on construit
        construire a credit et payer le reste au tour suivant ?
        jpeux construire une carte direct de la pioche
        il me manque une piece, je peux batir quand meme ?
        je paie mon voisin quand je pose un quartier
        j'ai 4 po, je pose un truc à 5 et je dois 1
        je peux bâtir la carte du dessus du paquet
        on paie la moitié à la pose et le reste plus tard
        l'or de la construction va au joueur couronné
        construire un quartier c'est 2 po quel que soit son coût
        je paie mon quartier à un adversaire
        j'ai 2 or, je peux construire un quartier à 3
        je peux payer le quartier plus tard
        construire une carte de la pioche, permis
        quartier à 5, je peux payer 4
        puis-je construire si mon quartier coûte 1 de plus que mon or
ruling-no-two-alike = Un seul quartier de chaque nom par cité. Les exceptions : la Carrière dans votre cité, toujours, et le Sorcier, pendant son tour.
    .no =
        Peut-on construire un deuxième quartier du même nom ?
        Puis-je avoir deux Tavernes ?
        J'ai déjà un Temple : puis-je en poser un autre ?
        Peut-on construire deux fois le même quartier ?
        deux prisons chez moi, c'est bon ?
        la regle des doubles compte les cités des autres ?
        j'ai deux chateaux en main, les deux finiront dans ma cité ?
        un second marché sans carte speciale, possible ?
        je pose un second temple, j'ai l'or
        deux marchés c'est ok si je les paie tous les deux
        le nom compte par table, si Léo a un château j'en fais pas
        on a le droit à un doublon par ville
        l'architecte peut faire des doubles
        j'ai pas la carrière mais je double ma caserne avec le roi
        je peux construire deux églises sans carrière
        doublon autorisé pour tout le monde
        l'architecte peut construire deux tavernes identiques
        un autre joueur a déjà un palais, je ne peux pas en construire
        le roi peut construire un deuxième château identique
        puis-je poser un deuxième manoir sans la carrière ni le sorcier
    .yes =
        Les doubles sont-ils interdits ?
        les quartiers d'une cité doivent ils tous avoir un nom different
        mon voisin a deja une taverne, jpeux quand meme construire la mienne
        interdit de batir un doublon ?
        y a t il moyen d'avoir deux fois le meme quartier
        j'ai déjà une église, la deuxième reste dans ma main ?
        un seul exemplaire par nom dans ma ville
        la carrière lève l'interdit des doubles
        mon adversaire a un palais, ça m'empêche pas d'en poser un
        deux tavernes chez le même gars sans carrière ni sorcier, c'est de la triche, hein
        Deux quartiers portant le même nom sont-ils interdits dans une même cité ?
        deux fois la même taverne dans ma cité, interdit
        avec la carrière je peux avoir deux temples
        le sorcier peut construire un doublon pendant son tour
        j'ai déjà un marché, je ne peux pas en construire un autre
        un adversaire a le même quartier que moi, c'est permis
        est-ce interdit d'avoir deux tavernes dans ma cité
    .asked =
        Mon voisin a deux Marchés dans sa ville, il triche ?
        c'est quoi les exceptions à l'interdit des doublons
        j'ai déjà un monastère et j'en pioche un autre, je peux en faire quoi
        deux quartiers du même nom, permis ou pas
ruling-build-after-gathering = La construction attend toujours la collecte : on prend d'abord de l'or ou des cartes, puis on peut construire.
    .no =
        Peut-on construire avant d'avoir pris de l'or ou des cartes ?
        Peut-on construire d'abord et prendre l'or ensuite ?
        J'ai assez d'or : puis-je bâtir avant de prendre mes deux pièces ?
        Dans quel ordre : construction puis ressources, est-ce autorisé ?
        Peut-on bâtir avant de prendre de l'or ou des cartes ?
        jpeux poser mon palais puis piocher
        j'ai deja l'argent, je construis direct au debut du tour ?
        on peut inverser construction et ressources ?
        je pose d'abord et je collecte en fin de tour
        riche, je bâtis direct puis je prends mes cartes
        l'ordre entre collecter et bâtir est libre
        je construis, je vois ce qui me reste, et je choisis or ou cartes
        avec un pouvoir de construction je peux bâtir avant de collecter
        on peut sauter la collecte et bâtir direct
        j'ai 6 or, je construis puis je collecte
        l'architecte peut construire avant la collecte
        construction d'abord, collecte ensuite, permis
        je peux poser un quartier et prendre mes 2 pièces après
        puis-je bâtir en premier si j'ai déjà l'or
    .yes =
        faut il prendre son or avant de construire
        la collecte passe t elle toujours avant la construction
        l'ordre collecte puis construction est il imposé
        la construction doit attendre mes deux pieces ?
        faut que je prenne mes sous avant de poser, même si j'ai déjà de quoi ?
        pas de construction tant que j'ai rien collecté
        collecte en premier, bâtiment en second, toujours
        il a posé sa tour avant de piocher, c'est une faute
        j'ai 8 po mais je dois quand même collecter avant de bâtir
        La construction vient-elle obligatoirement après la collecte ?
        je dois collecter avant de construire
        pas de construction avant la collecte
        collecte d'abord, construction ensuite
        j'ai assez d'or, je dois quand même collecter d'abord
        construire avant de collecter est interdit
        faut-il collecter avant de poser un quartier
    .asked =
        on construit avant ou apres la collecte
        je veux poser un quartier, je dois faire quoi avant
        collecte et construction, laquelle en premier
        construire avant ou après avoir collecté
ruling-build-one-older = Construire n'est pas obligatoire.
    .no =
        Est-on obligé de construire ?
        faut il construire si on a de quoi payer
        doit on batir a chaque tour
    .yes =
        on peut ne rien batir et garder son or
        finir son tour sans construire, permis ?
        construire est facultatif ?
    .asked =
        et si je ne veux pas construire
ruling-one-district-older = On ne construit qu'un quartier par tour, de sa main, en payant son coût à la banque, sauf si le personnage en permet plus, comme l'Architecte.
    .no =
        Peut-on construire plus d'un quartier par tour ?
        jpeux en poser deux si j'ai l'or
        il me reste de l'or, je rebatis dans le tour ?
        roi bourré d'or, deux quartiers le meme tour ?
    .yes =
        un seul quartier par tour pour la plupart des persos ?
        on paie le quartier a la banque ?
        y a t il une limite de construction par tour
    .asked =
        Combien de quartiers construit-on dans un tour ?
        a qui paie t on un quartier
ruling-build-after-action-older = On ne construit qu'après l'action : on prend d'abord de l'or ou une carte, puis on peut construire.
    .no =
        Peut-on construire avant l'action ?
        jpeux batir d'abord et prendre mon or apres
        poser un quartier tout au debut du tour, permis ?
        construire puis piocher, c'est autorisé ?
        j'ai deja les sous, je construis avant mes deux pieces ?
    .yes =
        l'action vient elle avant la construction
        faut il prendre or ou carte avant de batir
        l'ordre action puis construction est fixe ?
    .asked =
        dans quel ordre action et construction
ruling-no-two-alike-older = Un seul quartier de chaque nom par cité, sauf si une carte comme le Sorcier le permet.
    .no =
        Peut-on construire un deuxième quartier du même nom ?
        Deux quartiers identiques dans une cité ?
        jpeux avoir deux marchés
        un second chateau a coté du premier, possible ?
    .yes =
        les doubles sont interdits dans une cité ?
        mon voisin a une taverne, jpeux batir la mienne ?
        tous mes quartiers doivent porter un nom different ?
    .asked =
        quand un doublon est il permis
