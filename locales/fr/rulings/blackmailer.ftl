### The rulings of data/rulings/blackmailer.toml, and the questions they answer: with yes, with no, or in another way.

ruling-two-threats = Une seule des deux menaces de la Maître-chanteuse est vraie ; l'autre ne fait rien. Les deux jetons sont face cachée, elle seule sait lequel est où, et les deux joueurs doivent régler le leur.
    .no =
        Les deux joueurs menacés par la Maître-chanteuse risquent-ils vraiment quelque chose ?
        jpeux regarder la menace posée sur mon personnage ?
        les deux jetons de la maître-chanteuse ont la dentelle ?
        les menaces sont posées face visible ?
        ma menace est forcément la vraie ?
        peut on ignorer le jeton de la maître-chanteuse s'il est peut etre vide
        je retourne ma menace pour voir avant de décider de payer
        les deux menaces de la maître-chanteuse sont vraies
        la menace sans dentelle est ignorée, pas besoin de la régler
        la maître-chanteuse doit dire laquelle est la bonne
        trois jetons de menace pour la maître-chanteuse
        les autres joueurs peuvent vérifier où est la dentelle
        les deux menaces de la maître-chanteuse prennent l'or
        je peux vérifier ma menace avant de payer la maître-chanteuse
        la maître-chanteuse montre où est la dentelle
        la maître-chanteuse pose deux dentelles
        toute la table sait quelle menace est vraie
        menace vierge, je ne suis pas concerné et je passe
    .yes =
        un des deux jetons de la maitre chanteuse est il du bluff
        celui qui a la menace vierge doit il quand meme la regler
        seule la maitre chanteuse sait ou est la dentelle ?
        un jeton sur deux est bidon chez la maître-chanteuse ?
        j'ai une menace, je sais pas si c'est la vraie, normal
        même le menacé au jeton vierge doit régler son cas
        y a qu'une dentelle sur les deux menaces
        la maître-chanteuse est seule à savoir où est la vraie menace
        Les deux menaces de la Maître-chanteuse sont-elles posées face cachée ?
        une seule menace de la maître-chanteuse est vraie
        menacé par la maître-chanteuse, c'est peut-être du bluff
        la maître-chanteuse a une menace vide
        je ne peux pas regarder ma menace de la maître-chanteuse
        les menaces de la maître-chanteuse sont face cachée
        les deux joueurs menacés par la maître-chanteuse doivent régler leur menace
    .asked =
        À quoi sert la menace vierge ?
        J'ai reçu une menace, mais il y en a une fausse : combien de chances de tout perdre ?
        Comment savoir si ma menace est celle avec la dentelle ?
        combien de vraies menaces pose la maître-chanteuse
        la dentelle est sur combien de jetons
        qui sait quelle menace est la bonne
        combien de menaces de la maître-chanteuse ont la dentelle
ruling-threats-two-characters = La Maître-chanteuse pose ses deux menaces sur deux personnages différents, jamais les deux sur le même.
    .no =
        La Maître-chanteuse peut-elle poser ses deux menaces sur le même personnage ?
        les deux jetons de menace sur le roi, c'est permis ?
        un perso peut recevoir la dentelle et la vierge ?
        jpeux empiler mes deux menaces sur l'architecte
        doubler la menace sur une seule victime, possible ?
        maître-chanteuse : les deux jetons sur la marchande pour être sûre
        on peut doubler la mise sur un seul rôle avec les menaces
        la maître chanteuse met la fausse et la vraie ensemble sur l'archi
        deux menaces sur moi, ça arrive ?
        la maître-chanteuse choisit entre un et deux persos pour poser ses deux jetons
        si je suis sûr de moi je colle mes deux menaces sur le roi
        la maître-chanteuse peut mettre deux menaces sur le roi
        les deux menaces sur un seul personnage, permis
        je peux recevoir les deux menaces de la maître-chanteuse sur mon perso
        la maître-chanteuse peut doubler sa menace
        maître-chanteuse : deux jetons, une seule cible
        puis-je mettre mes deux menaces sur la marchande
    .yes =
        faut il deux personnages differents pour les menaces de la maitre chanteuse
        chaque menace doit avoir sa propre cible ?
        la maitre chanteuse doit viser deux personnages ?
        la maître-chanteuse répartit ses menaces sur deux rôles ?
        jamais deux menaces empilées sur le même perso
        j'ai deux jetons de chantage donc deux cibles
        un perso peut avoir qu'une menace
        obligé de viser deux persos distincts avec mes menaces
        La Maître-chanteuse doit-elle répartir ses jetons sur deux personnages distincts ?
        la maître-chanteuse menace deux personnages différents
        une menace par personnage avec la maître-chanteuse
        deux menaces sur le même perso, interdit à la maître-chanteuse
        je suis maître-chanteuse, je dois choisir deux persos
        la maître-chanteuse ne peut pas me mettre deux menaces sur un perso
        la maître-chanteuse doit-elle partager ses deux menaces
    .asked =
        sur combien de personnages la maître-chanteuse pose ses jetons
        la maître-chanteuse vise combien de rôles
        deux menaces, ça fait combien de victimes possibles
        maître-chanteuse, deux menaces sur un ou deux persos
ruling-threat-settled-when = La menace de la Maître-chanteuse se règle juste après la collecte. Avant cela : ni pouvoir, ni construction, ni merveille, sauf celles qui agissent pendant la collecte.
    .no =
        Puis-je construire ou utiliser mon pouvoir avant de régler la menace de la Maître-chanteuse ?
        Puis-je dépenser mon argent d'abord et payer le pot-de-vin ensuite ?
        jpeux batir un palais avant de repondre a la maitre chanteuse
        peut on attendre la fin du tour pour regler le chantage
        on paie le pot de vin avant de prendre son or ?
        menacé et roi, j'encaisse mes jaunes avant de payer ?
        je claque mon fric en quartier pour payer moins de chantage
        on règle la menace dès que mon perso est révélé, avant la collecte
        je touche mes verts puis je règle la menace
        le chantage peut attendre que j'aie fini mon tour
        la menace se règle à la fin de la manche
        menacé, j'active mon labo d'abord puis on voit pour la menace
        menacé, je peux construire avant de payer la maître-chanteuse
        je règle la menace à la fin de mon tour
        je paie la maître-chanteuse avant ma collecte
        menacé, j'utilise mon pouvoir d'abord
        je peux dépenser mon or avant de payer la maître-chanteuse
        puis-je acheter un quartier avant de régler la menace pour payer moins
    .yes =
        la menace se regle juste apres la collecte ?
        dois je regler la menace avant de construire
        mon pouvoir doit attendre que la menace soit reglee ?
        je collecte d'abord meme avec une menace sur moi ?
        je prends mon or d'abord, ensuite je règle le chantage ?
        menacé, je peux pas bâtir tant que c'est pas réglé
        pas de pouvoir avant d'avoir répondu à la maître chanteuse
        la menace passe avant la construction
        collecte, chantage, puis le reste, c'est l'ordre
        Dois-je répondre à la Maître-chanteuse avant d'utiliser mon pouvoir ?
        menacé, je collecte puis je règle la maître-chanteuse
        je dois régler la menace avant de construire
        maître-chanteuse : on paie après la collecte
        je ne peux pas utiliser mon pouvoir avant de régler la menace
        menacé, construire d'abord est interdit
        dois-je collecter avant de répondre à la maître-chanteuse
    .asked =
        Quand faut-il payer la Maître-chanteuse ?
        J'ai une menace devant moi : dans quel ordre je prends mes ressources, je paie et je bâtis ?
        quand est ce que je decide de payer la maître-chanteuse
        à quelle étape on règle le chantage
        qu'est ce que j'ai pas le droit de faire avant d'avoir réglé la menace
        la menace se règle avant ou après la collecte
ruling-bribe-half = Le pot-de-vin de la Maître-chanteuse est la moitié de l'or du joueur, arrondie à l'entier inférieur et comptée après la collecte ; avec une seule pièce, c'est 0.
    .asked =
        Combien coûte le pot-de-vin de la Maître-chanteuse ?
        Arrondit-on le pot-de-vin vers le haut ou vers le bas ?
        J'ai 5 pièces : combien dois-je à la Maître-chanteuse, 2 ou 3 ?
        9 pieces devant moi, combien coute la menace
        11 po, combien pour faire taire la maître chanteuse
        le pot-de-vin on le calcule sur quel or
        10 or, combien je donne à la maître-chanteuse
    .yes =
        Les pièces que je viens de collecter comptent-elles ?
        le pot de vin c'est la moitié de mon or ?
        avec une seule piece je donne 0 a la maitre chanteuse ?
        on arrondit en ma faveur pour le pot de vin ?
        6 po après collecte, pot de vin de 3 ?
        7 pièces, je lâche 3 à la maître chanteuse
        une seule pièce, pot-de-vin à zéro
        ma collecte gonfle le pot-de-vin
        on arrondit en dessous pour le chantage
        Le pot-de-vin se calcule-t-il sur l'or possédé après la collecte ?
        j'ai 4 or, je donne 2 à la maître-chanteuse
        3 pièces, je paie 1 à la maître-chanteuse
        1 pièce, je paie rien à la maître-chanteuse
        la maître-chanteuse prend la moitié si je paie
        9 or, pot-de-vin de 4
        l'or de la collecte compte pour le pot-de-vin
    .no =
        faut il donner toutes ses pieces a la maitre chanteuse pour acheter son silence
        j'ai 5 pieces, je paie 3 ?
        le pot de vin est il toujours de 1 piece
        jpeux donner moins que la moitié
        le pot-de-vin va à la banque ?
        7 pièces, je lâche 4 à la maître-chanteuse
        le pot-de-vin c'est tout mon or
        on compte mon or d'avant la collecte pour le chantage
        le prix du silence c'est 2 pièces pour tout le monde
        1 pièce en poche, je dois la donner à la maître-chanteuse
        je négocie et je file 1 sur 8 comme pot de vin
        9 or, je donne 5 à la maître-chanteuse
        3 pièces, pot-de-vin de 2
        la maître-chanteuse prend tout mon or si je paie
        le pot-de-vin est arrondi au-dessus
        avec 1 pièce je dois donner 1 à la maître-chanteuse
        l'or que je viens de collecter ne compte pas pour le pot-de-vin
ruling-bribe-unseen = Une fois le pot-de-vin payé, le jeton de la Maître-chanteuse est retiré face cachée : personne ne le regarde, et on ne sait pas si la menace était vraie.
    .no =
        Apprend-on quelle menace c'était une fois que j'ai payé le pot-de-vin ?
        Voit-on la menace une fois que j'ai payé ?
        j'ai payé, jpeux verifier si c'etait la vraie menace
        on retourne le jeton apres avoir payé ?
        la maitre chanteuse doit elle montrer le jeton apres paiement
        j'ai payé, montre moi si c'était la vraie
        on dévoile le jeton une fois le pot-de-vin versé
        si c'était la vierge on me rend mon pot de vin
        la table a le droit de voir la menace que j'ai payée
        le premier qui paie fait révéler sa menace
        je paie et je regarde le jeton en douce, permis ?
        j'ai payé, je peux voir la menace
        après le pot-de-vin la maître-chanteuse montre le jeton
        payé pour une menace vierge, on me rembourse
        la maître-chanteuse doit révéler le jeton payé
        les autres joueurs voient ma menace si je paie
        puis-je demander à voir la menace que j'ai payée
    .yes =
        le jeton reste face cachée apres le pot de vin ?
        la menace payée part sans que personne la regarde ?
        on ne saura jamais si j'ai payé pour du vent ?
        j'ai raqué, personne saura si c'était la dentelle ?
        payé = le jeton part sans être retourné
        même moi qui ai payé je regarde pas le jeton
        après le pot-de-vin le suspense reste
        la maître-chanteuse récupère son jeton face cachée quand j'ai payé
        Le jeton reste-t-il secret après le versement du pot-de-vin ?
        j'ai payé la maître-chanteuse, le jeton reste caché
        payé, on ne montre pas la menace
        personne ne regarde la menace après le pot-de-vin
        la maître-chanteuse retire le jeton sans le montrer si je paie
        j'ai payé, je ne saurai pas si c'était la dentelle
        j'ai payé la maître-chanteuse, le jeton part sans être vu
    .asked =
        que devient le jeton de menace apres le pot de vin
        après avoir payé le chantage on fait quoi du jeton
        qui peut voir la menace que j'ai payée
        pot-de-vin payé, on regarde le jeton ou pas
ruling-bribe-zero = Sans aucune pièce, on paie 0 à la Maître-chanteuse et le jeton est retiré : la moitié de 0, c'est 0, et le livret laisse bien un joueur à 1 pièce payer 0.
    .yes =
        Peut-on payer le pot-de-vin de la Maître-chanteuse sans aucune pièce ?
        Je n'ai pas un sou : puis-je acheter le silence de la Maître-chanteuse pour 0 ?
        Avec zéro or, le jeton de menace est-il retiré ?
        Pot-de-vin de rien du tout, ça marche ?
        j'ai zero piece, jpeux dire que je paie la maitre chanteuse
        un pot de vin de zero est il valable si je n'ai plus rien
        bourse vide et menace sur moi : le jeton s'en va gratis ?
        à sec, je paie 0 et la menace dégage ?
        zéro pièce et chantage : le jeton s'en va gratos
        un pot-de-vin de 0 est valable si j'ai rien
        fauché je suis débarrassé de la menace sans rien lâcher
        la moitié de rien c'est rien et la maître-chanteuse enlève son jeton
        Peut-on faire retirer la menace alors qu'on n'a pas la moindre pièce ?
        sans or, je peux payer 0 à la maître-chanteuse
        zéro pièce, la menace est retirée gratuitement
        j'ai 0 or, la maître-chanteuse enlève son jeton
        pot-de-vin de 0 autorisé si je n'ai rien
        fauché et menacé, je peux me débarrasser de la menace
        je n'ai plus rien, puis-je quand même soudoyer la maître-chanteuse
    .no =
        Je suis fauché : la menace me fait-elle encore quelque chose ?
        sans or, on est obligé de refuser le chantage ?
        fauché, est ce que je devrai quelque chose a la maitre chanteuse plus tard
        la maitre chanteuse peut retourner mon jeton si je paie zero
        il faut au moins une piece pour acheter le silence ?
        pas d'or donc pas le droit de soudoyer la maître chanteuse
        à zéro, je dois une pièce à la maître-chanteuse dès que j'en ai
        sans or mon jeton est retourné d'office
        bourse vide, la menace reste jusqu'au tour suivant
        faut minimum 2 pièces pour pouvoir payer le chantage
        fauché, je donne une carte à la maître-chanteuse à la place
        sans or je ne peux pas payer la maître-chanteuse
        0 or, je dois une pièce à la maître-chanteuse plus tard
        pas d'or, la menace reste sur moi
        pot-de-vin de 0 refusé
        sans pièce la maître-chanteuse prend mes cartes
        dois-je avoir au moins 1 or pour soudoyer la maître-chanteuse
    .asked =
        combien payer la maître-chanteuse quand on n'a rien
        j'ai 0 po et une menace, je fais quoi
        le pot-de-vin d'un joueur ruiné c'est combien
        zéro or et une menace, je paie combien
ruling-bribe-refused = On peut refuser de payer la Maître-chanteuse. On ne donne alors rien, et c'est elle qui décide si le jeton est retourné.
    .yes =
        Peut-on refuser de payer la Maître-chanteuse ?
        La Maître-chanteuse bluffe peut-être : ai-je le droit de ne rien verser ?
        jpeux dire non au chantage et tenter ma chance
        on a le droit de parier que sa menace est vierge ?
        ne rien verser a la maitre-chanteuse, c'est autorisé ?
        je peux envoyer promener la maître-chanteuse ?
        je tente le coup, je paie pas le chantage, c'est légal
        refuser le pot-de-vin me coûte rien tant que le jeton est pas retourné
        si je dis non c'est elle qui choisit de retourner ou pas
        j'ai le droit de croire à un bluff et de rien filer à la maître-chanteuse
        Un joueur menacé peut-il décliner le pot-de-vin ?
        la maître-chanteuse me menace, je ne paie pas, permis
        payer la maître-chanteuse est facultatif
        j'ai refusé, la maître-chanteuse décide de retourner le jeton
        je peux tenter le bluff contre la maître-chanteuse
        ai-je le droit de garder mon or face à la maître-chanteuse
    .no =
        suis je obligé de payer la maitre chanteuse
        le pot de vin est obligatoire quand on est menacé ?
        la maitre chanteuse peut elle me forcer a payer
        8 pieces et une menace, je dois forcement en donner 4 ?
        menacé = obligé de raquer
        la maître chanteuse peut prendre la moitié de force
        si je refuse de payer je passe mon tour
        refuser le chantage coûte quand même 1 pièce
        c'est moi qui décide si on retourne mon jeton après mon refus
        on peut refuser que si on a moins de 4 po
        je dois payer la maître-chanteuse si j'ai de l'or
        refuser de payer la maître-chanteuse est interdit
        je refuse, c'est moi qui retourne le jeton
        refus de payer, la maître-chanteuse prend la moitié quand même
        la menace m'oblige à payer la maître-chanteuse
        est-ce que la maître-chanteuse me force à donner la moitié
    .asked =
        quels choix ai je avec une menace sur mon personnage
        je refuse le pot-de-vin, qui décide de la suite
        suis-je libre de pas payer le chantage
        menacé, je peux refuser ou je dois payer
ruling-lace-takes-all = Si vous n'avez pas payé et que la Maître-chanteuse retourne votre jeton, une vraie menace lui donne tout votre or ; un jeton vierge ne fait rien.
    .yes =
        Perd-on tout son or si l'on ne paie pas la Maître-chanteuse et que la menace est vraie ?
        j'ai pas payé et c'est la dentelle, elle prend toutes mes pieces ?
        j'ai refusé et c'etait du vent, je garde tout ?
        la dentelle me coute plus cher que le pot de vin ?
        j'ai refusé, c'est la dentelle : je perds tout mon or ?
        jeton vierge retourné, je m'en tire sans rien perdre
        10 po, pas payé, dentelle : 10 pour la maître-chanteuse
        la dentelle vide ma bourse, pas ma main
        refuser puis tomber sur la dentelle ça me ruine
        La dentelle retournée donne-t-elle tout mon or à la Maître-chanteuse ?
        pas payé et dentelle, je perds tout mon or
        pas payé et menace vierge, je garde mon or
        la maître-chanteuse prend tout avec la dentelle
        dentelle retournée, 8 or perdus si j'en ai 8
        la dentelle ne prend que l'or
        je n'ai pas payé et c'était la dentelle, est-ce que tout mon or part
    .no =
        jeton vierge retourné, je perds de l'or ?
        la dentelle prend seulement la moitié ?
        la dentelle fait perdre aussi des cartes ou des quartiers ?
        peut on encore payer la moitié une fois la dentelle retournée
        dentelle : elle prend la moitié
        menace vierge retournée, je dois quand même 1 po
        la dentelle lui donne un de mes quartiers
        une fois la dentelle visible je peux encore verser la moitié pour me sauver
        la dentelle prend mes cartes
        la maître-chanteuse qui retourne un vierge doit me payer
        dentelle, je perds la moitié de mon or
        menace vierge retournée, la maître-chanteuse prend mon or
        dentelle, je garde 1 pièce
        dentelle, la maître-chanteuse prend aussi mes cartes
        dentelle retournée, je peux encore payer la moitié
        la menace était vide, est-ce que je perds quand même de l'or
    .asked =
        Que se passe-t-il si je ne paie pas et que la menace est vraie ?
        Et si la Maître-chanteuse retourne une menace vierge ?
        Je refuse le chantage : qu'est-ce que je risque ?
        pas payé et dentelle, il me reste combien
        jeton blanc retourné après mon refus, il se passe quoi
        pas payé et dentelle, je perds combien
ruling-threat-left-face-down = La Maître-chanteuse peut laisser face cachée une menace qu'on n'a pas payée. Rien n'est alors pris, même si la menace était vraie.
    .no =
        La Maître-chanteuse doit-elle retourner une menace qu'on a refusé de payer ?
        j'ai pas payé, le jeton est retourné d'office ?
        la dentelle agit elle si le jeton reste caché
        la maitre chanteuse est forcée de révéler après un refus ?
        menace pas payée et pas retournée : je perds quelque chose ?
        menace pas payée, on retourne forcément
        jeton laissé caché, je donne la moitié quand même
        la dentelle cachée agit en fin de manche
        la maître chanteuse doit révéler les deux menaces à la fin
        le menacé peut exiger qu'on retourne son jeton
        si elle retourne pas, elle prend 1 pièce par défaut
        la maître-chanteuse doit retourner la menace non payée
        menace non payée, je perds mon or même si elle reste cachée
        pas payé, le jeton se retourne automatiquement
        la dentelle cachée prend mon or
        je peux forcer la maître-chanteuse à retourner le jeton
        la maître-chanteuse est-elle forcée de montrer la menace que j'ai refusé de payer
    .yes =
        la maitre chanteuse peut elle laisser mon jeton caché apres un refus
        elle a le droit de m'epargner et de ne rien retourner ?
        si elle ne retourne pas ma menace, je garde mon or ?
        j'ai refusé et elle retourne pas le jeton : je garde tout ?
        la maître-chanteuse peut laisser tomber après mon refus
        même la vraie dentelle fait rien si elle reste cachée
        retourner la menace non payée c'est au choix de la maître-chanteuse
        je l'ai envoyée balader et elle n'a rien révélé, donc rien perdu
        La Maître-chanteuse peut-elle renoncer à dévoiler une menace impayée ?
        la maître-chanteuse peut ne pas retourner ma menace
        menace pas retournée, je garde mon or
        pas payé, la maître-chanteuse laisse le jeton caché, permis
        dentelle restée cachée, je ne perds rien
        retourner la menace n'est pas obligatoire pour la maître-chanteuse
        je n'ai pas payé et elle n'a pas retourné la menace, suis-je sauvé
    .asked =
        qui decide si la menace refusée est retournée
        je paie pas et elle laisse le jeton face cachée, résultat
        la maître-chanteuse est forcée de dévoiler ou pas
        maître-chanteuse, retourner la menace c'est obligé ou pas
ruling-threat-before-settling = La Mine d'Or, la Bibliothèque et l'Observatoire agissent même avant que la menace de la Maître-chanteuse soit réglée, car ils agissent pendant la collecte. Toutes les autres merveilles attendent.
    .yes =
        Mine d'Or, Bibliothèque et Observatoire agissent-ils avant que la menace de la Maître-chanteuse soit réglée ?
        La Mine d'Or donne-t-elle sa pièce sous la menace ?
        Ma Bibliothèque marche-t-elle avant le pot-de-vin ?
        menacé avec la mine d'or, j'ai bien 3 pieces ?
        observatoire et menace sur moi, je pioche toujours trois cartes ?
        la bibliothèque me laisse les deux cartes meme menacé ?
        la piece de la mine d'or compte dans le pot de vin ?
        menacé, ma mine d'or me file quand même sa pièce ?
        la biblio marche à la collecte même avec une menace sur le dos
        le chantage coupe pas l'observatoire
        ma pièce de mine d'or gonfle le pot de vin
        les merveilles de collecte agissent avant le chantage
        Sous la menace, puis-je garder mes deux cartes grâce à la Bibliothèque ?
        menacé, la mine d'or me donne 1 or de plus
        menacé, la bibliothèque fonctionne à la collecte
        l'observatoire marche malgré la menace
        mine d'or avant de payer la maître-chanteuse, oui
        menacé, je garde mes deux cartes avec la bibliothèque
        j'ai une menace et l'observatoire, est-ce que je pioche 3 cartes
    .no =
        la menace de la maitre chanteuse bloque ma bibliotheque ?
        faut il payer avant que la mine d'or rapporte sa piece
        l'observatoire est il suspendu tant que la menace n'est pas reglée
        menace sur moi = mine d'or bloquée
        l'observatoire attend que j'aie payé la maître-chanteuse
        une menace m'empêche de garder deux cartes avec la biblio
        je touche la pièce de la mine d'or seulement après le pot-de-vin
        toutes mes violettes sont gelées avant le règlement, mine d'or comprise
        le labo marche aussi avant de régler la menace, comme la mine d'or
        menacé, la mine d'or ne marche pas
        la bibliothèque est bloquée par la maître-chanteuse
        l'observatoire ne marche qu'après avoir réglé la menace
        menacé, je collecte seulement 2 or malgré la mine d'or
        la forge marche avant de régler la menace comme la bibliothèque
        dois-je payer la maître-chanteuse avant que la mine d'or marche
    .asked =
        Quelles merveilles agissent avant que la menace de la Maître-chanteuse soit réglée ?
        quelles violettes marchent avant la maître-chanteuse
        menacé, lesquelles de mes merveilles marchent déjà
        mine d'or et chantage, je collecte combien
        mine d'or et menace, elle marche avant ou après
ruling-threat-districts-wait = Le Laboratoire, le Musée, la Forge et les merveilles du même genre attendent que la menace de la Maître-chanteuse soit réglée ; ensuite, on s'en sert comme d'habitude.
    .no =
        Puis-je utiliser la Forge, le Laboratoire ou le Musée avant de régler la menace de la Maître-chanteuse ?
        Puis-je utiliser la Forge, le Laboratoire ou le Musée avant de payer ?
        menacé, jpeux d'abord piocher avec la forge pour avoir moins d'or
        une carte sous le musée avant de repondre a la maitre chanteuse, ok ?
        la menace me prive du laboratoire tout le tour ?
        defausser au laboratoire avant de payer la maître-chanteuse, possible ?
        je crame 2 po à la forge pour réduire mon pot-de-vin
        menacé, pas de musée de tout le tour
        labo avant de payer la maître-chanteuse, c'est permis
        le chantage annule ma forge jusqu'à la prochaine manche
        musée juste après m'être révélé, avec une menace sur moi, ça passe
        la menace gêne que les persos, pas mes merveilles comme la forge
        menacé, je peux utiliser la forge tout de suite
        laboratoire avant de payer la maître-chanteuse, permis
        menacé, ma forge est perdue pour ce tour
        je mets une carte au musée avant de régler la menace
        menacé, je peux jeter une carte au laboratoire en premier
        puis-je utiliser le laboratoire avant de répondre à la menace
    .yes =
        le laboratoire doit attendre que le chantage soit reglé ?
        apres le pot de vin je peux utiliser la forge ?
        le musée est utilisable une fois la menace reglée ?
        forge bloquée tant que j'ai pas réglé le chantage ?
        menace réglée, je peux ressortir mon labo
        musée après le pot de vin, pas avant
        je pensais vider ma caisse à la forge avant le chantage mais c'est interdit, hein
        le labo reste dispo plus tard dans le tour malgré la menace
        La Forge doit-elle attendre le règlement de la menace ?
        menacé, le laboratoire doit attendre
        menace réglée, je peux utiliser le musée
        forge interdite avant de régler la maître-chanteuse
        le laboratoire marche après avoir réglé la menace
        menacé, je peux utiliser ma forge plus tard dans mon tour
        dois-je régler la menace avant d'utiliser ma forge
    .asked =
        quand utiliser ma forge si j'ai une menace
        j'ai une menace, mon labo je l'utilise quand
        forge et musée sous menace, faut attendre quoi
        menacé, laboratoire avant ou après la menace
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
        jeton de chantage sur le perso assassiné
        menace bidon posée sur le mort pour bluffer
        la maître-chanteuse fait chanter l'assassin
        archi mort, je le menace quand même, ok ?
        la dentelle sur l'assassin pour lui piquer son fric
        un mort peut être menacé mais il paie la manche d'après
        la maître-chanteuse peut menacer un perso assassiné
        je suis assassin, la maître-chanteuse peut me viser
        menace sur le mort, permis
        la maître-chanteuse peut mettre sa menace vierge sur l'assassin
        assassiné, dois-je payer la maître-chanteuse
        puis-je poser une menace sur le personnage que l'assassin a tué
    .yes =
        l'assassin est il a l'abri de la maitre chanteuse
        une victime de l'assassin est interdite a la maitre chanteuse ?
        la maitre chanteuse doit choisir quelqu'un d'autre que le mort ?
        assassiné, suis-je au moins à l'abri du chantage ?
        déjà mort, donc pas de chantage sur moi ?
        l'assassin lui même craint pas la maître chanteuse
        roi tué : la maître-chanteuse doit menacer quelqu'un d'autre
        le perso buté ne peut recevoir aucun jeton de menace
        pas de menace sur le rang 1 assassin
        Le personnage que l'Assassin a nommé est-il exclu des menaces ?
        assassiné, la maître-chanteuse ne peut pas me menacer
        l'assassin est à l'abri des menaces de la maître-chanteuse
        maître-chanteuse : menacer le mort est interdit
        le roi est assassiné, pas de menace sur le roi
        je suis assassin, aucune menace pour moi
        l'assassin a tué l'architecte, est-il interdit de menacer l'architecte
    .asked =
        qui la maître-chanteuse ne peut pas viser s'il y a l'assassin
        l'assassin a tué la marchande, la maître-chanteuse peut pas menacer qui
        pourquoi la maître-chanteuse peut pas viser l'assassin
        la maître-chanteuse peut menacer l'assassin ou pas
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
        maître-chanteuse sur la sorcière, c'est bon
        je pose ma menace sur le perso ensorcelé vu que son joueur collecte
        ensorcelé puis menacé, double peine autorisée
        la dentelle peut aller sur le rôle que la sorcière a nommé
        la sorcière peut être menacée quand elle reprend son tour
        la maître-chanteuse peut mettre son jeton vierge sur l'ensorcelé
        la maître-chanteuse peut menacer l'ensorcelé
        je suis sorcière, la maître-chanteuse peut me viser
        ensorcelé, dois-je payer la maître-chanteuse
        menace sur la sorcière, permis
        le perso ensorcelé peut recevoir la dentelle
        puis-je poser une menace sur le personnage ensorcelé
    .yes =
        la sorciere est elle a l'abri de la maitre chanteuse
        le personnage ensorcelé est interdit aux menaces ?
        je dois viser quelqu'un d'autre que l'ensorcelé ?
        ensorcelé, suis je au moins protégé du chantage
        ensorcelé = à l'abri des menaces ?
        la sorcière craint pas le chantage
        sorcière sur l'archi : la maître-chanteuse choisit d'autres cibles
        pas de jeton de menace sur l'ensorcelé
        même une menace vierge est interdite sur le perso de la sorcière
        Le personnage choisi par la Sorcière échappe-t-il au chantage ?
        ensorcelé, la maître-chanteuse ne peut pas me menacer
        la sorcière est à l'abri de la maître-chanteuse, rang 1
        menace interdite sur le perso ensorcelé
        le roi est ensorcelé, pas de menace sur lui
        je suis sorcière, pas de menace pour moi
        la sorcière a pris l'architecte, est-il interdit de le menacer avec la maître-chanteuse
    .asked =
        qui est intouchable pour la maître-chanteuse avec la sorcière en jeu
        la sorcière a pris le roi, la maître-chanteuse évite qui
        pourquoi pas de menace sur la sorcière
        la maître-chanteuse peut menacer l'ensorcelé ou pas
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
        mandat + menace sur le même rôle, ça se peut ?
        un mandat d'échevin empêche pas le chantage
        j'ai pris un mandat et une menace dans la même manche, c'est légal
        maître-chanteuse : je peux poser là où y a déjà un mandat
        échevin et maître-chanteuse peuvent s'acharner sur le même perso
        Un personnage porteur d'un mandat peut-il aussi recevoir une menace ?
        la maître-chanteuse peut menacer un perso avec un mandat
        mandat et menace sur mon perso, possible
        j'ai un mandat, je peux aussi avoir une menace
        l'échevin a visé le roi, la maître-chanteuse peut aussi
        un mandat ne protège pas de la maître-chanteuse
        mon perso a un mandat, est-ce que la maître-chanteuse peut aussi me viser
    .no =
        un mandat me protege de la maitre chanteuse ?
        la maitre chanteuse doit eviter les persos avec un mandat ?
        j'ai un mandat sur moi, suis je a l'abri des menaces
        est ce interdit de poser une menace la ou il y a un mandat
        déjà un mandat sur mon archi, donc pas de menace possible
        la maître-chanteuse doit choisir des persos sans mandat
        un mandat signé sert de bouclier contre le chantage
        poser la menace fait sauter le mandat de l'échevin
        un seul jeton par perso, mandat ou menace
        l'échevin passe avant, la maître-chanteuse peut pas viser ses cibles
        mandat sur moi, la maître-chanteuse ne peut pas me menacer
        la maître-chanteuse ne peut pas viser une cible de l'échevin
        mandat et menace ensemble interdits
        un mandat de l'échevin bloque les menaces
        suis-je protégé du chantage avec un mandat
        dois-je éviter les persos avec mandat quand je pose mes menaces
    .asked =
        un rôle a déjà un mandat, la maître-chanteuse peut faire quoi
        combien d'ennuis à la fois : mandat seul ou mandat et menace
        mandat et menace sur le même perso, permis ou pas
ruling-blackmailer-not-magistrate = La Maître-chanteuse ne peut pas menacer l'Échevin lui-même, qui est de rang 1.
    .no =
        La Maître-chanteuse peut-elle menacer l'Échevin ?
        on peut faire chanter l'echevin
        poser un jeton de menace sur l'échevin, autorisé ?
        la menace vierge peut aller sur l'échevin ?
        l'echevin est riche, la maitre-chanteuse peut le viser ?
        je menace l'échevin, il est plein aux as
        la dentelle sur l'échevin ça passe
        la maître-chanteuse peut viser le rang 1 si c'est l'échevin
        l'échevin doit payer la moitié de son or en pot-de-vin
        seul l'assassin est exclu du chantage, l'échevin non
        l'échevin peut recevoir au moins la fausse menace
        la maître-chanteuse peut menacer le rang 1 échevin
        je suis échevin, dois-je payer la maître-chanteuse
        menace sur l'échevin, permise
        l'échevin peut recevoir la dentelle
        la maître-chanteuse peut prendre l'or de l'échevin
        puis-je poser une menace sur l'échevin
    .yes =
        l'echevin est il a l'abri de la maitre chanteuse
        je suis l'echevin, jamais de menace pour moi ?
        le rang 1 echappe t il a la maitre chanteuse, l'echevin compris
        échevin = rang 1 donc pas de menace ?
        l'échevin se fout de la maître-chanteuse
        j'ai l'échevin, aucun chantage possible sur moi
        la maître chanteuse doit laisser l'échevin peinard
        pas de jeton de chantage sur l'échevin, même vierge
        L'Échevin fait-il partie des personnages que la Maître-chanteuse ne peut menacer ?
        l'échevin ne peut pas être menacé
        je suis échevin, suis-je à l'abri de la maître-chanteuse
        menacer l'échevin est interdit
        la maître-chanteuse doit choisir un autre que l'échevin
        l'échevin est rang 1, pas de menace sur lui
        est-il interdit de menacer l'échevin avec la maître-chanteuse
    .asked =
        quel personnage est exclu des menaces quand l'échevin joue
        l'échevin peut être menacé ou il est trop haut placé
        pourquoi pas de chantage sur l'échevin
        maître-chanteuse sur l'échevin, permis ou interdit
