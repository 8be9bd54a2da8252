### The rulings of data/rulings/blackmailer.toml, and the questions they answer: with yes, with no, or in another way.

ruling-two-threats = Une seule des deux menaces de la Maître-chanteuse est vraie : un jeton porte la dentelle, l'autre est vierge. Ils sont face cachée, elle seule sait lequel est où, et les deux joueurs doivent régler le leur.
    .no =
        Les deux joueurs menacés par la Maître-chanteuse risquent-ils vraiment quelque chose ?
        jpeux regarder la menace posée sur mon personnage ?
        les deux jetons de la maître-chanteuse ont la dentelle ?
        les menaces sont posées face visible ?
        ma menace est forcément la vraie ?
        peut on ignorer le jeton de la maître-chanteuse s'il est peut etre vide
    .yes =
        un des deux jetons de la maitre chanteuse est il du bluff
        celui qui a la menace vierge doit il quand meme la regler
        seule la maitre chanteuse sait ou est la dentelle ?
    .asked =
        À quoi sert la menace vierge ?
        J'ai reçu une menace, mais il y en a une fausse : combien de chances de tout perdre ?
        Comment savoir si ma menace est celle avec la dentelle ?
        combien de vraies menaces pose la maître-chanteuse
ruling-threats-two-characters = La Maître-chanteuse pose ses deux menaces sur deux personnages différents, jamais les deux sur le même.
    .no =
        La Maître-chanteuse peut-elle poser ses deux menaces sur le même personnage ?
        les deux jetons de menace sur le roi, c'est permis ?
        un perso peut recevoir la dentelle et la vierge ?
        jpeux empiler mes deux menaces sur l'architecte
        doubler la menace sur une seule victime, possible ?
    .yes =
        faut il deux personnages differents pour les menaces de la maitre chanteuse
        chaque menace doit avoir sa propre cible ?
        la maitre chanteuse doit viser deux personnages ?
    .asked =
        sur combien de personnages la maître-chanteuse pose ses jetons
ruling-threat-settled-when = La menace de la Maître-chanteuse se règle juste après la collecte. Avant cela : ni pouvoir, ni construction, ni merveille, sauf celles qui agissent pendant la collecte.
    .no =
        Puis-je construire ou utiliser mon pouvoir avant de régler la menace de la Maître-chanteuse ?
        Puis-je dépenser mon argent d'abord et payer le pot-de-vin ensuite ?
        jpeux batir un palais avant de repondre a la maitre chanteuse
        peut on attendre la fin du tour pour regler le chantage
        on paie le pot de vin avant de prendre son or ?
        menacé et roi, j'encaisse mes jaunes avant de payer ?
    .yes =
        la menace se regle juste apres la collecte ?
        dois je regler la menace avant de construire
        mon pouvoir doit attendre que la menace soit reglee ?
        je collecte d'abord meme avec une menace sur moi ?
    .asked =
        Quand faut-il payer la Maître-chanteuse ?
        J'ai une menace devant moi : dans quel ordre je prends mes ressources, je paie et je bâtis ?
        quand est ce que je decide de payer la maître-chanteuse
ruling-bribe-half = Le pot-de-vin de la Maître-chanteuse est la moitié de l'or du joueur, arrondie à l'inférieur et comptée après la collecte ; avec une seule pièce, c'est 0.
    .asked =
        Combien coûte le pot-de-vin de la Maître-chanteuse ?
        Arrondit-on le pot-de-vin vers le haut ou vers le bas ?
        J'ai 5 pièces : combien dois-je à la Maître-chanteuse, 2 ou 3 ?
        9 pieces devant moi, combien coute la menace
    .yes =
        Les pièces que je viens de collecter comptent-elles ?
        le pot de vin c'est la moitié de mon or ?
        avec une seule piece je donne 0 a la maitre chanteuse ?
        on arrondit en ma faveur pour le pot de vin ?
    .no =
        faut il donner toutes ses pieces a la maitre chanteuse pour acheter son silence
        j'ai 5 pieces, je paie 3 ?
        le pot de vin est il toujours de 1 piece
        jpeux donner moins que la moitié
        le pot-de-vin va à la banque ?
ruling-bribe-unseen = Une fois le pot-de-vin payé, le jeton de la Maître-chanteuse est retiré face cachée : personne ne le regarde, et on ne sait pas si c'était la dentelle.
    .no =
        Apprend-on quelle menace c'était une fois que j'ai payé le pot-de-vin ?
        Voit-on la menace une fois que j'ai payé ?
        j'ai payé, jpeux verifier si c'etait la vraie menace
        on retourne le jeton apres avoir payé ?
        la maitre chanteuse doit elle montrer le jeton apres paiement
    .yes =
        le jeton reste face cachée apres le pot de vin ?
        la menace payée part sans que personne la regarde ?
        on ne saura jamais si j'ai payé pour du vent ?
    .asked =
        que devient le jeton de menace apres le pot de vin
ruling-bribe-zero = Sans aucune pièce, on paie 0 à la Maître-chanteuse et le jeton part : la moitié de 0, c'est 0, et le livret laisse bien un joueur à 1 pièce payer 0.
    .yes =
        Peut-on payer le pot-de-vin de la Maître-chanteuse sans aucune pièce ?
        Je n'ai pas un sou : puis-je acheter le silence de la Maître-chanteuse pour 0 ?
        Avec zéro or, le jeton de menace est-il retiré ?
        Pot-de-vin de rien du tout, ça marche ?
        j'ai zero piece, jpeux dire que je paie la maitre chanteuse
        un pot de vin de zero est il valable si je n'ai plus rien
        bourse vide et menace sur moi : le jeton s'en va gratis ?
    .no =
        Je suis fauché : la menace me fait-elle encore quelque chose ?
        sans or, on est obligé de refuser le chantage ?
        fauché, est ce que je devrai quelque chose a la maitre chanteuse plus tard
        la maitre chanteuse peut retourner mon jeton si je paie zero
        il faut au moins une piece pour acheter le silence ?
    .asked =
        combien payer la maître-chanteuse quand on n'a rien
ruling-bribe-refused = On peut refuser de payer la Maître-chanteuse. On ne donne alors rien, et c'est elle qui décide si le jeton est retourné.
    .yes =
        Peut-on refuser de payer la Maître-chanteuse ?
        La Maître-chanteuse bluffe peut-être : ai-je le droit de ne rien verser ?
        jpeux dire non au chantage et tenter ma chance
        on a le droit de parier que sa menace est vierge ?
        ne rien verser a la maitre-chanteuse, c'est autorisé ?
    .no =
        suis je obligé de payer la maitre chanteuse
        le pot de vin est obligatoire quand on est menacé ?
        la maitre chanteuse peut elle me forcer a payer
        8 pieces et une menace, je dois forcement en donner 4 ?
    .asked =
        quels choix ai je avec une menace sur mon personnage
ruling-lace-takes-all = Si vous n'avez pas payé et que la Maître-chanteuse retourne votre jeton, la dentelle lui donne tout votre or ; un jeton vierge ne fait rien.
    .yes =
        Perd-on tout son or si l'on ne paie pas la Maître-chanteuse et que la menace est vraie ?
        j'ai pas payé et c'est la dentelle, elle prend toutes mes pieces ?
        j'ai refusé et c'etait du vent, je garde tout ?
        la dentelle me coute plus cher que le pot de vin ?
    .no =
        jeton vierge retourné, je perds de l'or ?
        la dentelle prend seulement la moitié ?
        la dentelle fait perdre aussi des cartes ou des quartiers ?
        peut on encore payer la moitié une fois la dentelle retournée
    .asked =
        Que se passe-t-il si je ne paie pas et que la menace est vraie ?
        Et si la Maître-chanteuse retourne une menace vierge ?
        Je refuse le chantage : qu'est-ce que je risque ?
ruling-threat-left-face-down = La Maître-chanteuse peut laisser face cachée une menace qu'on n'a pas payée. Rien n'est alors pris, même si c'était la dentelle.
    .no =
        La Maître-chanteuse doit-elle retourner une menace qu'on a refusé de payer ?
        j'ai pas payé, le jeton est retourné d'office ?
        la dentelle agit elle si le jeton reste caché
        la maitre chanteuse est forcée de révéler après un refus ?
        menace pas payée et pas retournée : je perds quelque chose ?
    .yes =
        la maitre chanteuse peut elle laisser mon jeton caché apres un refus
        elle a le droit de m'epargner et de ne rien retourner ?
        si elle ne retourne pas ma menace, je garde mon or ?
    .asked =
        qui decide si la menace refusée est retournée
ruling-threat-before-settling = La Mine d'Or, la Bibliothèque et l'Observatoire agissent même avant que la menace de la Maître-chanteuse soit réglée, car ils agissent pendant la collecte. Toutes les autres merveilles attendent.
    .yes =
        Mine d'Or, Bibliothèque et Observatoire agissent-ils avant que la menace de la Maître-chanteuse soit réglée ?
        La Mine d'Or donne-t-elle sa pièce sous la menace ?
        Ma Bibliothèque marche-t-elle avant le pot-de-vin ?
        menacé avec la mine d'or, j'ai bien 3 pieces ?
        observatoire et menace sur moi, je pioche toujours trois cartes ?
        la bibliothèque me laisse les deux cartes meme menacé ?
        la piece de la mine d'or compte dans le pot de vin ?
    .no =
        la menace de la maitre chanteuse bloque ma bibliotheque ?
        faut il payer avant que la mine d'or rapporte sa piece
        l'observatoire est il suspendu tant que la menace n'est pas reglée
    .asked =
        Quelles merveilles agissent avant que la menace de la Maître-chanteuse soit réglée ?
        quelles violettes marchent avant la maître-chanteuse
ruling-threat-districts-wait = Le Laboratoire, le Musée, la Forge et les merveilles du même genre attendent que la menace de la Maître-chanteuse soit réglée ; ensuite, on s'en sert comme d'habitude.
    .no =
        Puis-je utiliser la Forge, le Laboratoire ou le Musée avant de régler la menace de la Maître-chanteuse ?
        Puis-je utiliser la Forge, le Laboratoire ou le Musée avant de payer ?
        menacé, jpeux d'abord piocher avec la forge pour avoir moins d'or
        une carte sous le musée avant de repondre a la maitre chanteuse, ok ?
        la menace me prive du laboratoire tout le tour ?
        defausser au laboratoire avant de payer la maître-chanteuse, possible ?
    .yes =
        le laboratoire doit attendre que le chantage soit reglé ?
        apres le pot de vin je peux utiliser la forge ?
        le musée est utilisable une fois la menace reglée ?
    .asked =
        quand utiliser ma forge si j'ai une menace
ruling-blackmailer-not-killed = La Maître-chanteuse ne peut menacer ni le personnage assassiné, ni l'Assassin, qui est de rang 1.
    .no =
        La Maître-chanteuse peut-elle menacer le personnage assassiné ?
        La Maître-chanteuse peut-elle menacer l'Assassin ?
        L'Assassin a tué le Roi : puis-je mettre une menace sur le Roi ?
        La Maître-chanteuse peut-elle faire chanter un mort ?
        Menace posée sur la victime de l'Assassin : est-ce valable ?
        on peut faire chanter un perso qui vient d'etre assassiné
        le roi est mort, jpeux lui mettre au moins la menace vierge
        menace sur l'assassin, autorisé ?
    .yes =
        l'assassin est il a l'abri de la maitre chanteuse
        une victime de l'assassin est interdite a la maitre chanteuse ?
        la maitre chanteuse doit choisir quelqu'un d'autre que le mort ?
        assassiné, suis-je au moins à l'abri du chantage ?
    .asked =
        qui la maître-chanteuse ne peut pas viser s'il y a l'assassin
ruling-blackmailer-not-bewitched = La Maître-chanteuse ne peut menacer ni le personnage ensorcelé, ni la Sorcière, qui est de rang 1.
    .no =
        La Maître-chanteuse peut-elle menacer le personnage ensorcelé ?
        La Maître-chanteuse peut-elle menacer la Sorcière ?
        La Sorcière a envoûté la Marchande : la Maître-chanteuse peut-elle la viser ?
        Puis-je faire chanter la victime de la Sorcière ?
        Chantage sur un personnage ensorcelé, c'est permis ?
        on peut faire chanter un perso ensorcelé
        la sorciere a visé le roi, jpeux lui poser la dentelle ?
        menacer la sorcière elle meme, possible ?
    .yes =
        la sorciere est elle a l'abri de la maitre chanteuse
        le personnage ensorcelé est interdit aux menaces ?
        je dois viser quelqu'un d'autre que l'ensorcelé ?
        ensorcelé, suis je au moins protégé du chantage
    .asked =
        qui est intouchable pour la maître-chanteuse avec la sorcière en jeu
ruling-warrant-and-threat = La Maître-chanteuse peut menacer un personnage visé par un mandat de l'Échevin : un mandat ne l'empêche pas.
    .yes =
        La Maître-chanteuse peut-elle menacer un personnage visé par un mandat ?
        Un personnage peut-il avoir un mandat et une menace ?
        L'Échevin a mis un mandat sur l'Architecte : puis-je y ajouter ma menace ?
        Mandat et chantage sur la même carte, possible ?
        l'echevin et la maitre chanteuse sur le meme perso, ok ?
        jpeux menacer celui qui a deja un mandat signé
        mandat de l'échevin et jeton de menace ensemble sur le marchand ?
        on peut subir le chantage et la confiscation au meme tour ?
    .no =
        un mandat me protege de la maitre chanteuse ?
        la maitre chanteuse doit eviter les persos avec un mandat ?
        j'ai un mandat sur moi, suis je a l'abri des menaces
        est ce interdit de poser une menace la ou il y a un mandat
ruling-blackmailer-not-magistrate = La Maître-chanteuse ne peut pas menacer l'Échevin lui-même, qui est de rang 1.
    .no =
        La Maître-chanteuse peut-elle menacer l'Échevin ?
        on peut faire chanter l'echevin
        poser un jeton de menace sur l'échevin, autorisé ?
        la menace vierge peut aller sur l'échevin ?
        l'echevin est riche, la maitre-chanteuse peut le viser ?
    .yes =
        l'echevin est il a l'abri de la maitre chanteuse
        je suis l'echevin, jamais de menace pour moi ?
        le rang 1 echappe t il a la maitre chanteuse, l'echevin compris
    .asked =
        quel personnage est exclu des menaces quand l'échevin joue
