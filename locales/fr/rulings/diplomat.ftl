### The rulings of data/rulings/diplomat.toml, and the questions they answer: with yes, with no, or in another way.

ruling-diplomat-swap = Le Diplomate échange un de ses quartiers contre celui d'un autre joueur. S'il prend le plus cher des deux, il paie la différence à ce joueur.
    .asked =
        Combien le Diplomate paie-t-il pour un échange ?
        Qui reçoit l'or quand le Diplomate troque des quartiers ?
        Je suis le Diplomate : je donne ma Taverne (1) contre un Palais (5), combien dois-je, et à qui ?
        comment ca marche l'echange du diplomate
        diplo : mon temple à 1 contre son port à 4, ça coûte
        le diplo m'a échangé un truc cher contre un truc naze, je touche quoi
        diplomate, mon 3 contre son 5, je paie combien
    .yes =
        Le Diplomate peut-il troquer un petit quartier contre un quartier cher ?
        le diplomate doit il donner un de ses propres quartiers
        j'echange un 1 contre un 4 avec le diplomate, je paie 3 a l'autre joueur
        c'est bien le joueur qui perd le gros quartier qui touche la difference du diplomate
        diplo : mon 2 contre son 5, je lui file 3 ?
        pour échanger le diplo doit lâcher un de ses quartiers
        la différence du diplo va dans la poche de l'autre joueur
        il a pris mon château à 4 contre sa taverne à 1, il me doit 3
        diplo sans assez d'or pour la différence : pas d'échange vers plus cher
        Le Diplomate verse-t-il la différence au joueur dont il prend le quartier plus cher ?
        le diplomate échange un quartier contre le mien
        diplomate : mon 1 contre son 3, je paie 2
        le diplomate me prend un quartier plus cher, il me paie la différence
        l'or du diplomate va au joueur, pas à la banque
        le diplomate doit donner un de ses quartiers
    .no =
        l'or de l'echange du diplomate va a la banque
        jpeux piquer un quartier avec le diplomate sans rien ceder en face
        le diplomate peut il faire deux echanges dans son tour
        pas un sou en poche, je troque ma taverne contre un palais avec le diplomate
        le diplo prend mon palais et me file rien
        diplo, ville vide, je prends un quartier quand même
        1 contre 5, je paie 5 avec le diplo
        la banque encaisse quand le diplo échange
        le diplo troque une carte de sa main contre mon quartier
        deux trocs dans le même tour, diplo
        le diplomate prend mon quartier sans échange
        le diplomate paie la différence à la banque
        diplomate : mon 2 contre son 4, je paie 4
        le diplomate peut prendre plus cher sans payer
        sans or le diplomate peut prendre un quartier plus cher
        le diplomate peut échanger deux quartiers dans son tour
ruling-diplomat-no-change = Quand le Diplomate prend un quartier de même coût ou moins cher, personne ne paie rien : on ne lui rend pas la différence.
    .no =
        Rend-on la différence au Diplomate qui prend un quartier moins cher ?
        Dois-je payer si le Diplomate me donne un meilleur bâtiment ?
        Je suis le Diplomate et je cède un quartier à 5 contre un quartier à 3 : me doit-on 2 pièces ?
        Troc à perte pour le Diplomate : reçoit-il de la monnaie ?
        le diplomate prend moins cher, on lui rend la monnaie
        j'y gagne au change avec le diplomate, dois je payer la difference
        il me file une cathedrale contre mon marche, je lui dois du fric (diplomate)
        à valeur égale, le Diplomate verse-t-il une pièce
        le diplo me donne un 5 contre mon 2, je lui dois 3
        on rend la monnaie au diplo
        échange à prix égal, le diplo paie 1 quand même
        la banque compense le diplo qui perd au change
        il me refile mieux, faut que je rembourse le diplo
        je suis diplo et je donne plus cher, je récupère la différence en or
        le diplomate me donne plus cher, je lui dois la différence
        diplomate : mon 4 contre son 3, je reçois 1
        coût égal, le diplomate paie 1
        je dois payer le diplomate si mon nouveau quartier vaut plus
        la banque rend la différence au diplomate
        suis-je remboursé si je donne plus cher avec le diplomate
    .yes =
        un troc du diplomate vers moins cher est il gratuit
        couts identiques, le diplomate ne paie rien
        diplomate fauché, il peut quand meme echanger vers le bas
        je garde mes pieces si le diplomate me refile un quartier plus cher
        le diplo prend moins cher, on lui doit rien ?
        3 contre 3, échange gratos du diplo
        le diplo qui brade son palais contre une taverne touche pas la monnaie
        diplo à sec : il peut échanger contre pareil ou moins cher
        Si le Diplomate reçoit un quartier moins cher, la différence est-elle perdue pour lui ?
        le diplomate donne un quartier plus cher, il ne reçoit rien
        échange à coût égal, le diplomate paie 0
        le diplomate me donne plus cher, je ne paie pas
        diplomate : mon 5 contre son 2, pas d'or
        diplomate, pas de monnaie rendue
        il me donne un palais contre ma taverne au diplomate, est-ce gratuit pour moi
    .asked =
        Le Diplomate prend moins cher : qui paie ?
        diplo : je donne un 4 contre un 1, qui doit quoi
        même prix des deux côtés, le diplo verse combien
        diplomate, échange vers moins cher, qui paie
ruling-diplomat-not-completed = Le Diplomate ne peut pas échanger avec un joueur dont la cité est terminée.
    .no =
        Le Diplomate peut-il échanger un quartier avec une cité terminée ?
        J'ai mes sept quartiers : le Diplomate peut-il encore m'en échanger un ?
        Diplomate contre ville complète : troc possible ?
        Je suis le Diplomate : puis-je m'attaquer à celui qui a déjà fini ?
        le diplomate peut encore embeter un joueur qui a ses 7 quartiers
        il a fini mais je veux son palais avec le diplomate, possible
        jpeux lui piquer son septieme batiment au diplomate
        le diplomate force-t-il une cite achevee en payant plus
        echange diplomate avec celui qui a termine en premier
        diplo sur celui qui a fini, en payant le double
        je peux troquer avec le premier à avoir fini, en diplo
        ma ville est complète et le diplo vient de me prendre un palais, normal ?
        le diplo défait une ville terminée par un échange
        cité finie mais pas la première, le diplo peut y échanger
        le diplo a le droit puisque la ville garde 7 quartiers après l'échange
        le diplomate peut échanger avec moi si ma cité est finie
        cité complète, le diplomate peut me prendre un quartier
        le diplomate marche sur une cité terminée
        il a 7 quartiers à 4 joueurs, mon diplomate peut échanger avec lui
        le diplomate paie plus pour échanger avec une cité finie
        puis-je échanger avec une cité terminée si je suis diplomate
    .yes =
        Ma ville finie est-elle à l'abri du Diplomate ?
        finir ma cite me protege du diplomate
        interdit pour le diplomate de troquer avec une ville complete
        j'ai tout bati, le diplomate peut plus rien me prendre
        7 quartiers chez moi, le diplo me laisse tranquille ?
        le diplo ne peut échanger qu'avec une ville pas finie
        ville bouclée = plus d'échange forcé par le diplo
        il a terminé, mon diplo doit chercher ailleurs
        le diplo peut plus me toucher depuis que j'ai fini
        Une cité terminée est-elle exclue des échanges du Diplomate ?
        cité terminée, suis-je protégé du diplomate
        le diplomate ne peut pas échanger avec une cité finie
        ma cité est complète, le diplomate doit me laisser
        diplomate interdit sur une cité terminée
        il a fini sa cité, je ne peux pas échanger avec le diplomate
        j'ai fini ma cité, est-ce que le diplomate ne peut plus rien échanger chez moi
    .asked =
        avec quelles villes le diplo peut pas troquer
        diplo contre cité à 7, ça donne quoi
        diplomate et cité terminée, permis ou interdit
ruling-diplomat-own-completed = Le Diplomate peut encore échanger quand sa propre cité est terminée : seule l'autre ne doit pas l'être.
    .yes =
        Le Diplomate peut-il échanger si sa propre cité est terminée ?
        Ma cité est finie : puis-je encore troquer un quartier avec le Diplomate ?
        Je suis le Diplomate et j'ai déjà sept bâtiments : ai-je le droit d'en troquer un contre plus cher ?
        Diplomate avec ville complète : peut-il améliorer son score par un troc ?
        j'ai fini mes 7, jpeux ameliorer un quartier avec le diplomate
        le diplomate qui a termine peut encore troquer sa taverne
        donner un batiment de ma ville finie en etant diplomate, permis
        diplomate, cite pleine : ai je encore droit au troc
        ma ville est finie et je suis diplo, l'échange reste possible ?
        c'est la ville de l'autre qui doit pas être finie pour le diplo
        diplo avec 7 quartiers, je remplace ma taverne par un palais adverse
        j'ai bouclé ma cité mais mon diplo bosse encore
        le diplo qui a terminé peut échanger chez un joueur à 5 quartiers
        Une cité complète empêche-t-elle d'être visée, mais pas d'échanger soi-même avec le Diplomate ?
        ma cité est finie, mon diplomate peut échanger
        le diplomate avec une cité complète peut encore échanger
        diplomate, j'ai fini ma cité, je peux prendre un quartier à un autre par échange
        le diplomate qui a fini peut échanger avec moi si ma cité n'est pas finie
        ma propre cité terminée ne bloque pas mon diplomate
        j'ai fini ma cité et je suis diplomate, puis-je échanger
    .no =
        La cité terminée du Diplomate l'empêche-t-elle de faire son échange ?
        ma propre ville complete bloque mon diplomate
        le diplomate perd son echange une fois sa cite achevee
        faut il avoir moins de sept quartiers pour echanger en diplomate
        est ce interdit au diplomate d'echanger depuis sa cite terminee
        ma cité est finie donc mon diplo sert plus à rien
        le diplo doit avoir une ville inachevée pour troquer
        diplo : mes 7 quartiers sont gelés, je peux pas en donner un
        interdit au diplo de sortir un quartier de sa propre ville finie
        une fois terminé, le diplo touche juste son or et pas d'échange
        ma ville finie me protège même de mon propre diplo donc pas d'échange
        ma cité est terminée, mon diplomate ne peut plus échanger
        diplomate avec cité finie, échange interdit
        le diplomate a fini sa cité, suis-je à l'abri de lui
        le diplomate doit avoir une cité non terminée
        j'ai 7 quartiers, mon diplomate est inutile
        est-ce que ma cité terminée bloque l'échange de mon diplomate
    .asked =
        j'ai fini ma ville et j'ai le diplo, je peux encore faire quoi
        pour le diplo, quelle cité doit être inachevée
        diplomate, ma cité est finie, je peux échanger ou pas
ruling-diplomat-no-duplicate = L'échange du Diplomate ne peut donner à aucune des deux cités un quartier qu'elle a déjà. Il ne peut donc pas non plus échanger deux quartiers du même nom l'un contre l'autre.
    .no =
        L'échange du Diplomate peut-il créer un doublon ?
        Le Diplomate peut-il échanger une Taverne contre une Taverne ?
        Le Diplomate peut-il me refiler un bâtiment que j'ai déjà ?
        J'ai déjà un Marché : le Diplomate peut-il m'en donner un second ?
        Je suis le Diplomate : puis-je prendre un Temple alors que j'en ai un ?
        le diplomate veut me refourguer un deuxieme port, il peut
        deux tavernes chez moi apres un echange du diplomate, possible
        mon temple contre ton temple avec le diplomate
        echanger mon marche contre son marche embelli comme diplomate
        jpeux donner avec le diplomate un quartier que l'autre possede deja
        diplo : je récupère un deuxième temple par échange
        mon palais contre ton palais orné, diplo
        le diplo peut me coller un doublon, c'est que pour moi que ça compte
        les doublons sont permis quand ils viennent du diplo
        je refile au voisin un monastère alors qu'il en a un, avec le diplo
        même nom des deux côtés, le diplo échange et paie la différence
        le diplomate peut me donner un quartier que j'ai déjà
        j'ai un marché, mon diplomate peut prendre un autre marché
        échange de deux églises identiques avec le diplomate, permis
        le diplomate peut créer un doublon chez moi
        le diplomate peut échanger un palais contre un palais
        puis-je prendre une taverne au diplomate si j'en ai déjà une
    .yes =
        avoir deja une eglise empeche le diplomate d'en prendre une autre
        un troc du diplomate qui cree un double est il interdit
        le diplomate doit il eviter les doublons dans les deux villes
        le diplo peut pas me donner un marché si j'en ai déjà un ?
        taverne contre taverne c'est interdit au diplo
        j'ai une église, mon diplo peut pas prendre la sienne
        le diplo vérifie les doublons des deux côtés
        je suis protégé de l'échange du diplo si j'ai déjà ce qu'il propose
        L'échange est-il interdit au Diplomate quand une cité aurait deux fois le même quartier ?
        j'ai déjà une taverne, le diplomate ne peut pas m'en donner une
        le diplomate ne peut pas prendre un quartier qu'il a déjà
        temple contre temple, interdit au diplomate
        le diplomate ne peut pas faire de doublon
        pas de doublon dans ma cité après l'échange du diplomate
        j'ai déjà un temple, suis-je à l'abri du temple que veut me donner le diplomate
    .asked =
        le diplo veut me filer un quartier que j'ai, ça passe ou pas
        quels quartiers mon diplo a pas le droit de prendre à cause des doubles
        diplomate et doublon, permis ou interdit
ruling-diplomat-income = Le Diplomate prend 1 pièce d'or par quartier rouge de sa cité (militaire, ou soldatesque dans la troisième édition).
    .asked =
        Quel est le revenu du Diplomate ?
        Quels quartiers rapportent de l'or au Diplomate ?
        J'ai deux quartiers rouges et je suis le Diplomate : combien de pièces ?
        quelle couleur paie le diplomate
        diplo, deux casernes et une prison... j'encaisse quoi
        c'est quelle couleur qui fait vivre le diplomate
        le diplomate gagne combien par quartier rouge
    .yes =
        Le Diplomate est-il payé pour les quartiers militaires comme le Condottiere ?
        le diplomate touche de l'or pour les quartiers rouges
        meme revenu que le condottiere pour le diplomate
        trois rouges et je suis diplomate ca fait 3 pieces
        diplo : 4 rouges, 4 po ?
        les casernes et prisons paient le diplo
        pas de rouge donc pas de revenu pour mon diplo
        le diplo encaisse la même couleur que le condo
        diplomate avec une tour de guet et une forteresse, 2 pièces
        Le Diplomate touche-t-il une pièce par quartier militaire de sa cité ?
        je suis diplomate, 1 or par quartier rouge
        deux quartiers militaires, 2 or pour le diplomate
        le diplomate gagne de l'or avec ses quartiers militaires
        sans quartier rouge le diplomate ne touche rien
        diplomate : cinq rouges, 5 pièces
    .no =
        le diplomate est paye pour le vert
        les quartiers bleus rapportent au diplomate
        le diplomate gagne 2 pieces par rouge
        diplomate sans quartier militaire, il touche quelque chose
        le diplo touche pour ses jaunes
        diplo : j'ai 3 rouges, je prends 6
        le diplomate pioche une carte par rouge
        les rouges des autres villes rapportent au diplo
        le diplo a 1 po d'office même sans militaire
        les marchés font gagner de l'or au diplo
        le diplomate gagne de l'or avec ses bleus
        deux rouges, 4 or pour le diplomate
        mes quartiers rouges paient le diplomate adverse
        le diplomate pioche pour ses quartiers militaires
        le diplomate gagne de l'or avec le vert et le rouge
        le diplomate n'a pas de revenu
ruling-diplomat-monument = Si le Diplomate cède son Monument, sa cité peut ne plus être terminée : le Monument y comptait pour deux quartiers, et on recompte après l'échange.
    .no =
        Ma cité reste-t-elle terminée si, avec le Diplomate, je cède mon Monument et n'ai plus assez de quartiers ?
        J'échange mon Monument comme Diplomate et je tombe à cinq quartiers : ma ville est-elle toujours complète ?
        le diplomate a donne son monument, plus que 6 quartiers, sa ville est finie
        une fois terminee toujours terminee, meme si le diplomate cede le monument
        six quartiers avec monument = 7, je le troque en diplomate, toujours 7 ?
        j'étais à 7 grâce au monument, je le troque au diplo, je reste fini
        ville terminée un jour terminée toujours, même sans le monument que le diplo a donné
        le monument donné par le diplo continue de compter pour deux chez moi
        5 quartiers + monument, mon diplo l'échange, toujours 7
        on recompte pas la ville après un échange du diplo
        le diplo a pas besoin de recompter quand son monument s'en va
        le monument donné par le diplomate compte encore chez moi
        ma cité reste finie même si mon diplomate donne le monument et qu'il manque un quartier
        diplomate, monument échangé, ma cité garde 7 quartiers
        on ne recompte pas après l'échange du monument par le diplomate
        cité terminée, donner le monument ne change rien pour le diplomate
        mon diplomate a donné le monument et je suis repassé à 6 quartiers à 5 joueurs, cité encore finie ?
    .yes =
        ma ville finie peut elle redevenir incomplete si je troque le monument au diplomate
        on recompte la cite du diplomate quand il donne son monument
        le diplomate peut il defaire sa propre cite en donnant le monument
        je file mon monument avec le diplo et je retombe à 6, ma ville est plus finie ?
        on recompte les quartiers après que le diplo a donné le monument
        diplo : céder le monument peut rouvrir ma ville
        le monument parti ne compte plus double chez moi
        ma ville pile à 7 avec le monument redevient inachevée si mon diplo le troque
        La cité du Diplomate peut-elle cesser d'être terminée s'il donne son Monument ?
        le diplomate donne son monument, sa cité peut ne plus être finie
        monument échangé par mon diplomate, on recompte ma cité
        j'avais 7 avec le monument, je le donne en diplomate, j'ai 6
        donner le monument en diplomate peut rendre ma cité incomplète
        diplomate, mon monument part, il ne compte plus pour deux chez moi
        je donne mon monument en diplomate, est-ce qu'il faut recompter ma cité
    .asked =
        diplomate, je donne mon monument : que devient ma cité terminée
        je donne mon monument en diplo avec 5 autres quartiers, j'en suis à combien
        ma ville finie sans le monument que le diplo a cédé, finie ou pas
        diplomate, monument donné, ma cité est encore finie ou pas
ruling-diplomat-completes = Un échange se fait un contre un : il ne termine une cité que grâce au Monument, qui compte pour deux, celle du Diplomate s'il le prend, l'autre s'il le donne.
    .yes =
        Le Diplomate peut-il terminer sa cité en prenant le Monument ?
        Je récupère un Monument par le Diplomate : compte-t-il pour deux chez moi ?
        six quartiers, le diplomate en troque un contre le monument, c'est fini
        le diplomate peut il finir ma cite en me donnant son monument
        le diplomate chope le monument et arrive a 7, derniere manche
        diplo à 6 qui chope un monument : ville finie ?
        sans monument un échange peut pas finir une ville
        si le diplo me refile le monument je passe peut être à 7
        un contre un, donc le nombre bouge pas sauf avec le monument
        le monument pris par le diplo compte double chez lui
        Un échange du Diplomate peut-il terminer une cité grâce au Monument ?
        le diplomate prend un monument, sa cité peut être finie
        j'ai 6 quartiers, mon diplomate prend le monument, ça fait 7
        échange normal du diplomate, le nombre de quartiers ne change pas
        le diplomate me donne son monument, ma cité peut être finie
        seul le monument permet au diplomate de finir sa cité
        puis-je finir ma cité en prenant un monument avec le diplomate
    .no =
        un echange ordinaire sans monument peut terminer la ville du diplomate
        le monument ne compte double que si on l'a bati, pas par diplomate
        un monument pris au diplomate vaut un seul quartier
        diplo : j'échange une taverne contre un palais et ça finit ma ville
        le monument échangé vaut qu'un quartier chez le nouveau proprio
        n'importe quel troc du diplo peut boucler une ville
        je suis à 6, le diplo me prend un 3 contre un 5, j'ai 7
        le monument compte double que pour celui qui l'a payé
        le diplo peut jamais finir une ville, même avec le monument
        le diplomate finit sa cité avec un échange ordinaire
        le monument pris par le diplomate compte pour un
        j'ai 6 quartiers, le diplomate me donne une église contre un temple, cité finie
        un monument reçu du diplomate ne compte pas double
        le diplomate gagne un quartier en échangeant
        puis-je finir ma cité en échangeant une taverne contre une église avec le diplomate
    .asked =
        diplomate a 6 quartiers qui prend le monument, ca fait combien
        par quel quartier le diplo peut boucler une cité
        j'ai 6 quartiers et le diplo me refile un monument contre un des miens, ça me fait combien
        diplomate et monument, ça finit ma cité ou pas
ruling-diplomat-monument-bonus = Les 2 points demandent une cité terminée à la fin de la partie : si le Diplomate cède son Monument et n'a plus assez de quartiers, il les perd. Seuls les 4 points du premier restent acquis.
    .no =
        Ai-je encore les 2 points si, avec le Diplomate, j'ai cédé mon Monument et n'ai plus assez de quartiers ?
        deuxieme a finir puis je troque le monument en diplomate, mes 2 points restent
        il suffit d'avoir ete complet une fois pour les 2 points (monument donne au diplomate)
        les +2 sont ils garantis apres avoir donne mon monument comme diplomate
        j'avais fini donc les 2 pts sont à moi même sans mon monument échangé
        premier fini, monument troqué en diplo, on m'enlève les 4
        sans le monument je garde les 4 et aussi les 2 en étant deuxième
        deuxième à finir, je cède le monument au diplo, je compte +2 quand même
        le bonus de 2 est acquis dès qu'on a été complet, troc du monument ou non
        diplo et monument cédé : mes 4 pts de premier deviennent 2
        diplomate, monument donné et cité incomplète, je garde les 2 points
        premier à finir, je perds les 4 points si mon diplomate donne le monument
        les 2 points restent même sans assez de quartiers après l'échange du monument
        monument donné en diplomate, cité à 6, bonus de 2 quand même
        premier à finir, monument donné, il me reste 2 points
        est-ce que je garde les 2 points avec une cité plus complète après avoir donné le monument
    .yes =
        je perds les 2 points si je donne le monument avec le diplomate
        premier a finir puis diplomate qui cede le monument, je garde les 4
        faut il que la cite soit finie a la toute fin pour les 2 points si le diplomate troque le monument
        j'ai troqué mon monument en diplo, plus complet à la fin : adieu les 2 pts ?
        premier à finir puis monument donné : les 4 restent
        les 2 pts de ville finie se vérifient en fin de partie, monument donné ou pas
        diplo qui brade son monument et repasse sous 7 perd les 2
        pour garder les 2 pts faut encore être complet après le troc du monument
        Les 2 points disparaissent-ils si ma cité n'est plus terminée après la cession du Monument ?
        diplomate, je donne mon monument, cité incomplète à la fin, pas de 2 points
        premier à finir, monument donné en diplomate, je garde 4 points
        les 2 points demandent une cité finie à la fin malgré le monument échangé
        monument échangé, plus que 6 quartiers, je perds les 2 points
        le diplomate peut perdre ses 2 points en donnant son monument
        deuxième à finir, monument cédé en diplomate, est-ce que je perds les 2 points
    .asked =
        Est-ce que je garde mes points bonus après avoir échangé le Monument ?
        diplomate et monument troqué, quel bonus me reste
        monument troqué en diplo et ville incomplète à la fin, il me reste quoi comme bonus
        lequel des bonus 4 ou 2 survit quand je donne le monument
        monument donné en diplomate, 2 points ou rien
ruling-diplomat-end-of-turn-classic = Le Diplomate échange en tout dernier, à la fin de son tour.
    .no =
        Le Diplomate peut-il échanger avant de construire ?
        le diplomate peut il troquer puis batir
        echange du diplomate en debut de tour c'est bon
        apres le troc du diplomate jpeux encore poser un quartier
    .yes =
        le diplomate echange t il tout a la fin de son tour
        je dois construire avant d'echanger si je suis diplomate
    .asked =
        a quel moment du tour le diplomate echange
ruling-diplomat-moment-third = Le Diplomate échange à n'importe quel moment de son tour, car le livret n'en fixe aucun.
    .yes =
        Le Diplomate peut-il échanger quand il veut dans son tour ?
        le diplomate peut echanger avant de batir
        echange du diplomate des le debut du tour, ca passe
        apres son echange le diplomate peut il encore construire
    .no =
        le diplomate doit il attendre la fin de son tour pour troquer
        faut il construire d'abord quand on est diplomate
    .asked =
        quand le diplomate fait il son echange
ruling-diplomat-not-completed-third = Comme le Condottiere, le Diplomate ne peut rien prendre dans une cité terminée ni dans celle de l'Évêque, et il ne peut pas prendre le Donjon.
    .no =
        Le Diplomate peut-il prendre un quartier dans une cité terminée ?
        le diplomate peut troquer contre un donjon
        le diplomate peut echanger avec l'eveque
        il a fini sa cite, je peux faire un troc de diplomate avec lui
        le diplomate entre dans une ville pleine puisqu'il paie
    .yes =
        huit quartiers poses, suis je a l'abri du diplomate
        les interdits du condottiere valent aussi pour le diplomate
        l'eveque est il protege du diplomate
    .asked =
        Que ne peut pas prendre le Diplomate ?
ruling-diplomat-not-completed-classic = Le Diplomate ne peut rien prendre dans une cité terminée : huit quartiers, ou sept dans une partie courte.
    .no =
        Le Diplomate peut-il échanger avec une cité terminée ?
        le diplomate veut un quartier de celui qui en a huit
        partie courte, sept batis, le diplomate peut encore troquer avec lui
        echange du diplomate avec celui qui a fini le premier
    .yes =
        j'ai mes 8 quartiers, le diplomate ne peut plus rien me prendre
        une ville complete tient elle le diplomate a distance
        cite achevee protegee du diplomate comme du condottiere
ruling-diplomat-graveyard = Le Cimetière ne se joue pas avec le Diplomate : retirez-le de la pioche avant de commencer.
    .no =
        Peut-on jouer avec le Diplomate et le Cimetière ensemble ?
        avec le diplomate le cimetiere peut il rester dans la pioche
        diplomate plus cimetiere ca marche
        on melange le cimetiere meme si on a choisi le diplomate
    .yes =
        on enleve le cimetiere si on joue avec le diplomate
        le cimetiere est il interdit avec le diplomate
    .asked =
        que fait on du cimetiere quand le diplomate est de la partie
ruling-diplomat-duplicate-older = L'échange du Diplomate ne peut donner à aucune des deux cités un deuxième quartier du même nom : le livret interdit les doublons.
    .no =
        L'échange du Diplomate peut-il créer un doublon ?
        le diplomate peut prendre une taverne alors qu'il en a une
        le diplomate me donne un batiment que j'ai, possible
        deux marches dans une ville grace au diplomate
        le diplomate troque eglise contre eglise
    .yes =
        l'echange du diplomate est il annule s'il cree deux pareils
        avoir le meme quartier protege t il le mien du diplomate
ruling-diplomat-own-completed-older = Le Diplomate peut céder un quartier de sa propre cité terminée : seule la cité où il prend est protégée.
    .yes =
        Le Diplomate peut-il échanger si sa propre cité est terminée ?
        j'ai mes 8, jpeux encore troquer en diplomate
        un diplomate qui a fini peut ameliorer un batiment
        ceder un quartier de ma cite achevee comme diplomate ca va
    .no =
        la ville pleine du diplomate l'empeche t elle d'echanger
        le diplomate doit il avoir moins de huit quartiers pour echanger
        le diplomate n'a plus son pouvoir une fois sa cite finie
