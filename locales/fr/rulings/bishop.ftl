### The rulings of data/rulings/bishop.toml, and the questions they answer: with yes, with no, or in another way.

ruling-income-before-or-after = Vous touchez votre revenu avant de construire, pour payer avec, ou après, pour que le nouveau quartier rapporte aussi. Le livret le montre avec l'Évêque ; c'est pareil pour tout autre revenu.
    .yes =
        Puis-je construire d'abord et toucher mon revenu ensuite ?
        Le quartier bleu que l'Évêque vient de bâtir rapporte-t-il déjà ?
        Je viens de construire une Église avec l'Évêque : compte-t-elle pour mon or de ce tour ?
        jpeux toucher mes sous d'abord pour payer le batiment
        je pose un vert puis j'encaisse avec la marchande, le nouveau compte
        libre de choisir le moment du revenu, avant ou apres la construction
        il me manque 2 pieces, jpeux prendre mon revenu maintenant et construire
        je touche mes rouges avant de bâtir pour pouvoir payer, ça va ?
        l'or de mes quartiers peut financer ma construction du tour
        évêque : je pose un temple puis j'encaisse, il est dedans
        c'est moi qui vois si je passe à la caisse avant ou après avoir posé
        pareil pour le roi et la marchande : revenu avant ou après la pose
        L'Évêque peut-il toucher ses pièces avant de construire, pour payer son quartier ?
        je peux prendre mon or avant de construire
        je peux prendre mon or après avoir construit
        l'évêque construit une église puis touche son or pour elle
        le roi peut payer son quartier avec son revenu
        la marchande choisit avant ou après la construction pour encaisser
        revenu avant de bâtir, permis
    .no =
        faut il prendre son revenu avant de construire
        le revenu c'est seulement au debut du tour
        evêque : trop tard pour l'or des bleus une fois construit
        le roi doit il prendre l'or des jaunes en premier
        le revenu c'est toujours après la construction
        j'ai bâti donc j'ai raté mon revenu
        y a que l'évêque qui peut choisir entre avant et après pour son or
        l'or du revenu peut pas servir à bâtir dans le même tour
        faut encaisser dès qu'on est révélé, sinon c'est foutu
        mon nouveau bleu compte pas ce tour même si j'encaisse après
        le revenu doit être pris avant de construire
        l'évêque doit encaisser en premier
        j'ai construit, je ne peux plus prendre mon revenu
        mon revenu ne peut pas payer ma construction
        le revenu se prend toujours à la fin du tour
    .asked =
        Quand prend-on l'or de ses quartiers de couleur ?
        avant ou apres avoir bati, quand encaisser
        fauché, je prends mes verts d'abord ou je construis d'abord
        encaisser avant la pose ou après, ça change quoi
        évêque, je prends mon or avant ou après avoir construit
ruling-bishop-income = L'Évêque prend 1 pièce d'or par quartier religieux (bleu) de sa propre cité.
    .asked =
        Combien l'Évêque touche-t-il pour les quartiers bleus ?
        J'ai trois quartiers religieux et je suis l'Évêque : combien de pièces ?
        combien d'or pour l'eveque avec une cathedrale et un monastere
        évêque et cinq quartiers bleus, ça rapporte
        quelle couleur fait gagner l'évêque
        l'évêque gagne combien par quartier religieux
    .yes =
        Évêque : une pièce par bâtiment bleu ?
        Les Églises et Monastères rapportent-ils à l'Évêque ?
        3 bleus chez moi, eveque, ca fait 3 pieces
        l'eveque est il payé en or pour ses quartiers religieux
        évêque : 2 temples et une église, 3 po
        pas de bleu, pas d'or pour l'évêque
        l'évêque est payé en pièces, pas en cartes
        la cathédrale rapporte 1 à l'évêque comme le reste des bleus
        l'évêque compte que les bleus de sa ville à lui
        L'Évêque reçoit-il une pièce pour chacun de ses quartiers religieux ?
        évêque : 4 quartiers religieux, 4 or
        je suis évêque, 1 or par église
        l'évêque sans quartier bleu ne gagne rien
        l'évêque gagne de l'or pour ses bleus seulement
        un seul quartier religieux, 1 or pour l'évêque
    .no =
        l'eveque gagne 2 pieces par eglise
        l'eveque pioche t il des cartes pour ses bleus
        les quartiers bleus du voisin paient l'eveque
        eveque sans aucun quartier bleu, il touche quand meme une piece
        l'eveque est payé pour les verts aussi
        cathédrale à 5, l'évêque touche 5
        l'évêque gagne de l'or sur les temples de tout le monde
        évêque avec 2 bleus : 4 pièces
        l'évêque ramasse 1 po d'office même sans église
        les jaunes paient l'évêque
        une carte par bleu pour l'évêque
        l'évêque gagne 2 or par quartier bleu
        évêque : 3 quartiers bleus, 6 or
        l'évêque pioche pour ses quartiers bleus
        mes églises rapportent à l'évêque d'un autre joueur
        l'évêque gagne de l'or avec les rouges
        l'évêque reçoit 1 or en plus sans quartier bleu
ruling-bishop-protection = Dans la manche où vous avez l'Évêque, le personnage de rang 8 ne peut pas utiliser son pouvoir sur votre cité : rien n'y est détruit, échangé ni pris.
    .no =
        Le Condottiere peut-il détruire un quartier de l'Évêque ?
        Je suis l'Évêque : le rang 8 peut-il s'en prendre à mes bâtiments ?
        Mon ami Condottiere veut raser chez l'Évêque, a-t-il le droit ?
        le diplomate peut echanger un quartier avec l'eveque
        le capitaine peut il s'emparer d'un petit quartier chez l'eveque
        l'eveque ne protege que ses bleus contre le condottiere
        en payant plus le condottiere passe outre l'eveque
        l'eveque est d'accord pour un echange avec le diplomate, ca passe
        le condo casse les rouges de l'évêque, seuls les bleus sont protégés
        avec assez de fric le condo attaque l'évêque
        le diplo peut échanger avec l'évêque si les deux sont ok
        le capitaine pique un truc à 1 chez l'évêque, ça passe
        l'évêque protège du condo mais pas du diplomate
        mon donjon serait le seul à l'abri même si je suis évêque
        le condottiere peut attaquer l'évêque
        je suis évêque, le capitaine peut me prendre un quartier
        le diplomate peut échanger avec moi si je suis évêque
        l'évêque doit payer pour être protégé du condottiere
        condottiere contre évêque, permis en payant double
        évêque, seuls mes quartiers bleus sont protégés du rang 8
    .yes =
        L'Évêque est-il aussi à l'abri du Capitaine et du Diplomate ?
        suis je tranquille face au condottiere si j'ai l'eveque
        tous les quartiers de l'eveque sont intouchables pour le rang 8
        interdit au condottiere de viser la taverne de l'eveque
        j'ai l'évêque, le condo doit aller casser ailleurs ?
        même ma taverne verte est intouchable quand je suis évêque
        le diplo peut rien troquer chez l'évêque
        capitaine face à l'évêque : il repart bredouille
        le rang 8, quel qu'il soit, touche à rien chez moi si j'ai l'évêque
        L'Évêque met-il toute sa cité hors de portée du rang 8 ?
        je suis évêque, suis-je à l'abri du condottiere
        évêque : le diplomate ne peut pas échanger chez moi
        le capitaine ne peut pas prendre un quartier à l'évêque
        condottiere bloqué par l'évêque
        évêque, toute ma cité est protégée du rang 8
        l'évêque est protégé même pour ses quartiers verts
    .asked =
        quelle cité le condottiere ne peut pas attaquer
        à qui le condo peut pas s'attaquer cette manche
        je joue évêque, quels bâtiments sont à l'abri du rang 8
        évêque, le rang 8 peut faire quoi chez moi
ruling-bishop-whole-round = La protection de l'Évêque contre le rang 8 dure toute la manche, donc aussi après son tour. Elle finit avec la manche.
    .yes =
        La protection de l'Évêque dure-t-elle toute la manche ?
        l'eveque a deja joué, toujours protégé du capitaine
        la protection de l'eveque tombe t elle au debut de la manche suivante
        mon évêque a fini son tour, le condo qui joue après peut rien ?
        l'abri de l'évêque tient jusqu'à la fin de la manche
        nouvelle manche nouveau rôle, plus de protection d'évêque
        l'évêque protège encore quand le 8 est appelé
        le rang 8 joue après moi mais l'évêque me couvre toujours
        La protection de l'Évêque cesse-t-elle à la fin de la manche ?
        l'évêque est protégé toute la manche
        évêque, mon tour est fini, le condottiere ne peut toujours rien
        la protection de l'évêque s'arrête à la manche suivante
        le condottiere joue après l'évêque, l'évêque reste protégé
        évêque cette manche, protégé jusqu'à la fin de la manche
        suis-je encore protégé du condottiere après mon tour d'évêque
    .no =
        l'immunité de l'eveque s'arrete a la fin de son tour
        j'etais eveque a la manche d'avant, encore a l'abri du condottiere
        une fois eveque, la cité est protegée pour toute la partie
        le condottiere joue apres l'eveque, donc il peut l'attaquer
        l'eveque n'est a couvert du diplomate que pendant son propre tour
        l'évêque protège que pendant son tour à lui
        évêque une fois, tranquille toute la partie
        j'avais l'évêque avant, je suis encore couvert cette manche-ci
        mon tour est fini donc le condo peut me taper malgré l'évêque
        l'effet de l'évêque dure deux manches
        dès que le rang 6 joue la protection de l'évêque tombe
        évêque : protégé seulement pendant mon tour
        la protection de l'évêque dure toute la partie
        j'étais évêque avant, le condottiere ne peut pas m'attaquer maintenant
        le tour de l'évêque est passé, le capitaine peut se servir
        la protection de l'évêque continue à la manche d'après
        mon tour d'évêque est fini, est-ce que le capitaine peut me prendre un quartier
    .asked =
        Combien de temps dure la protection de l'Évêque ?
        l'évêque me couvre jusqu'à quand
        la protection de l'évêque s'arrête à quel moment précis
        évêque, protégé combien de temps
ruling-bishop-only-rank-eight = L'Évêque ne protège que les quartiers de sa cité, et seulement du rang 8. La Poudrière peut en détruire un, l'Échevin peut confisquer ce que l'Évêque construit, le Voleur et la Maître-chanteuse peuvent prendre son or, et la Magicienne sa main.
    .no =
        L'Évêque me protège-t-il d'autre chose que du rang 8 ?
        l'eveque protege du voleur
        eveque, mon nouveau quartier est il a l'abri de l'echevin
        l'eveque garde t il sa main hors de portée de la magicienne
        l'eveque ignore les menaces de la maitre-chanteuse
        l'eveque est intouchable par tout le monde
        évêque = blindé contre le voleur
        mes cartes sont protégées si je suis évêque
        l'échevin peut pas toucher au quartier que pose l'évêque
        la maître chanteuse a pas le droit de menacer l'évêque
        l'évêque protège aussi mon or
        je suis évêque, rien ni personne peut m'attaquer cette manche
        évêque, suis-je protégé du voleur
        l'évêque est à l'abri de la magicienne
        la poudrière ne peut pas toucher l'évêque
        la maître-chanteuse ne peut rien contre l'évêque
        l'évêque protège mon or
        l'échevin ne peut pas confisquer chez l'évêque
    .yes =
        l'echevin peut confisquer ce que l'eveque construit
        on peut voler l'or de l'eveque avec le voleur
        la poudriere peut faire sauter un quartier quand je suis eveque
        voleur sur l'évêque, il me prend tout ?
        magicienne peut rafler la main de l'évêque
        l'évêque reste une cible pour le chantage
        l'échevin peut piquer la cathédrale que l'évêque est en train de payer
        l'évêque arrête que le rang 8 et rien d'autre
        La Magicienne peut-elle échanger sa main avec celle de l'Évêque ?
        le voleur peut voler l'évêque
        évêque, la magicienne peut prendre ma main
        la poudrière peut détruire un quartier de l'évêque
        l'évêque peut être menacé par la maître-chanteuse
        l'échevin peut prendre le quartier que je construis en évêque
        l'évêque protège seulement du rang 8
    .asked =
        contre quoi l'eveque ne protege t il pas
        qui peut encore embêter un évêque
        l'évêque protège quoi : mon or, ma main ou ma ville
        l'évêque protège de qui
ruling-bishop-killed = Un Évêque assassiné ne protège rien : le personnage de rang 8 peut attaquer sa cité comme une autre.
    .no =
        Les quartiers de l'Évêque restent-ils protégés s'il est assassiné ?
        On a assassiné mon Évêque : suis-je encore immunisé contre le Condottiere ?
        L'Évêque mort garde-t-il sa protection ?
        eveque buté, son immunité tient
        le condottiere doit il epargner un eveque assassiné
        je suis l'eveque et je suis mort, ma ville est elle a l'abri
        mon évêque est mort mais sa bénédiction protège encore ma cité
        le diplo doit laisser tranquille l'évêque assassiné
        évêque tué : la protection passe à l'assassin
        même mort l'évêque bloque le condottiere
        on peut pas casser chez l'évêque assassiné car il s'est pas révélé
        l'évêque mort protège au moins ses bleus
        évêque assassiné, suis-je encore protégé
        l'évêque mort garde sa protection du rang 8
        tué en évêque, le condottiere ne peut rien me faire
        le capitaine est bloqué par un évêque assassiné
        évêque mort, ma cité reste à l'abri
        puis-je compter sur la protection de l'évêque si je suis assassiné
    .yes =
        Le Condottiere peut-il raser un quartier d'un Évêque tué ?
        Le Diplomate ou le Capitaine peuvent-ils se servir chez un Évêque tué ?
        l'assassin a eu l'eveque, le capitaine peut prendre chez lui
        un diplomate echange avec la cité d'un eveque mort, permis
        cité d'eveque assassiné : cible valable pour le rang 8
        tuer l'eveque puis raser chez lui au condottiere, ca marche
        évêque mort, le condo peut taper chez lui ?
        l'assassin a tué mon évêque, ma ville est ouverte à tous les vents
        un évêque buté protège plus rien
        le capitaine se sert chez l'évêque assassiné, c'est permis
        tuer l'évêque ça sert à ouvrir sa ville au rang 8
        La cité d'un Évêque assassiné redevient-elle vulnérable au rang 8 ?
        évêque assassiné, le condottiere peut m'attaquer
        l'évêque mort ne protège plus sa cité
        tué en évêque, je peux perdre un quartier
        le capitaine peut prendre chez un évêque assassiné
        évêque tué, le diplomate peut échanger avec sa cité
        mon évêque est assassiné, est-ce que je peux perdre un quartier
    .asked =
        eveque tué, quid de sa protection
        je suis l'évêque et on m'a tué, le condo peut me faire quoi
        l'évêque assassiné est-il attaquable ou pas
        évêque assassiné, protégé ou attaquable
ruling-bishop-bewitched = La protection de l'Évêque ensorcelé passe à la Sorcière : sa cité à elle est à l'abri du rang 8, celle de l'Évêque ne l'est plus.
    .no =
        La cité de l'Évêque est-elle protégée si la Sorcière l'a ensorcelé ?
        la sorciere a ensorcelé mon eveque, encore a l'abri du condottiere
        l'eveque envouté garde sa protection contre le diplomate
        le condottiere peut il raser chez la sorciere qui a ensorcelé l'eveque
        les deux cités sont elles a l'abri, sorciere et eveque ensorcelé
        évêque ensorcelé je garde ma protection
        sorcière et évêque sont tous les deux protégés
        personne est protégé quand l'évêque est ensorcelé
        le diplo peut échanger chez la sorcière devenue évêque
        le condo doit épargner l'évêque même ensorcelé
        la sorcière prend l'or de l'évêque mais pas sa protection contre le 8
        évêque ensorcelé, suis-je à l'abri du condottiere
        la sorcière n'est pas protégée quand elle prend l'évêque
        l'évêque ensorcelé reste protégé du capitaine
        sorcière sur l'évêque, les deux cités sont protégées
        le capitaine peut prendre chez la sorcière qui a ensorcelé l'évêque
        le condottiere peut-il détruire chez la sorcière qui a pris l'évêque
    .yes =
        Je suis l'Évêque envoûté : le rang 8 peut-il attaquer ma ville ?
        Condottiere contre Évêque ensorcelé : attaque possible ?
        le capitaine peut prendre un quartier a un eveque ensorcelé
        eveque ensorcelé, c'est la cité de la sorciere qui est protegée
        mon eveque est ensorcelé, ma ville devient attaquable par le rang 8
        sorcière sur l'évêque : c'est sa ville à elle qui est couverte ?
        évêque ensorcelé, mes quartiers sont exposés au condo
        le condo peut pas taper la sorcière qui joue l'évêque
        la protection change de camp quand l'évêque est ensorcelé
        capitaine chez l'évêque ensorcelé : il peut se servir
        La Sorcière qui ensorcelle l'Évêque est-elle à l'abri du rang 8 ?
        évêque ensorcelé, le condottiere peut attaquer ma cité
        la sorcière est protégée si elle ensorcelle l'évêque
        évêque ensorcelé, je ne suis plus protégé
        la protection de l'évêque va à la sorcière
        le condottiere ne peut pas attaquer la sorcière qui a ensorcelé l'évêque
        la sorcière a ensorcelé mon évêque, est-ce que le capitaine peut me prendre un quartier
    .asked =
        Quelle cité échappe au Condottiere quand l'Évêque est ensorcelé ?
        la sorciere a pris l'eveque, qui est protegé
        évêque ensorcelé, la ville de qui est à l'abri
        la sorcière m'a pris l'évêque, le condo peut viser qui
        évêque ensorcelé, qui est protégé du condottiere
ruling-bishop-two-characters = À 2 ou 3 joueurs, l'Évêque met votre unique cité à l'abri toute la manche, quel que soit celui de vos personnages qui joue : son texte dit « manche », pas « tour ».
    .yes =
        Avec deux personnages chacun, l'Évêque protège-t-il ma cité aussi hors de son tour ?
        À 2 ou 3, toute ma cité est-elle à l'abri si l'un de mes personnages est l'Évêque ?
        À deux joueurs, l'immunité de l'Évêque vaut-elle pour tout le joueur ?
        a trois, eveque et architecte pour moi, tranquille face au condottiere toute la manche
        une cité, deux roles dont l'eveque : tout est couvert
        a deux joueurs, mon eveque a fini son tour, encore protegé du capitaine
        à 2, évêque + voleur chez moi, ma ville est couverte toute la manche ?
        à trois j'ai l'évêque, peu importe mon autre perso le condo me touche pas
        l'évêque couvre ce que mon deuxième rôle bâtit, à 3
        en duel ma seule ville est protégée même quand c'est mon autre perso qui joue
        à 2 joueurs la protection de l'évêque concerne toute ma cité
        À trois joueurs, mon Évêque protège-t-il la cité pendant le tour de mon second personnage ?
        à deux, l'évêque protège ma cité toute la manche
        à trois, évêque et roi, ma cité est à l'abri du condottiere
        à 2 joueurs un de mes persos est évêque, toute ma cité est protégée
        à 3, l'évêque protège aussi pendant le tour de mon autre personnage
        à deux, le condottiere adverse ne peut rien contre mon évêque
        à trois, suis-je protégé du condottiere même au tour de mon autre perso si j'ai l'évêque
    .no =
        À trois, j'ai l'Évêque et la Marchande : le Condottiere peut-il me détruire un quartier pendant le tour de la Marchande ?
        La protection de l'Évêque s'arrête-t-elle quand mon second personnage joue ?
        a deux, la protection de l'eveque saute quand mon autre role joue
        en duel eveque plus roi : le condottiere peut il viser ce que le roi a bati
        avec deux persos l'eveque ne protege que la moitié de mes quartiers
        mon second perso expose t il ma cité au rang 8 malgré l'eveque
        à deux, l'évêque protège que pendant que c'est lui qui joue
        à 3 les quartiers posés par mon archi sont pas couverts par mon évêque
        en duel j'ai évêque et marchande, le condo peut casser les trucs de la marchande
        à deux joueurs l'évêque protège rien car j'ai un autre perso
        mon autre rôle annule l'évêque à trois
        à 3 faut que l'évêque soit mon deuxième perso pour être couvert
        à deux, l'évêque protège seulement pendant son tour
        à trois, le condottiere peut attaquer ma cité malgré mon évêque
        à 2, mon autre personnage enlève la protection de l'évêque
        à 3, seuls les quartiers construits par l'évêque sont protégés
        à deux, évêque et marchande, le capitaine peut me prendre un quartier
        à deux, est-ce que l'évêque arrête de me protéger quand mon second perso joue
    .asked =
        a trois avec l'eveque et un autre role, je suis a l'abri jusqu'a quand
        à deux avec évêque et archi, quels quartiers sont protégés du 8
        à 3 joueurs l'évêque me couvre pendant quel tour
        à deux avec l'évêque, ma cité est protégée quand
ruling-bishop-protection-older = Le Condottiere ne peut pas détruire les quartiers de l'Évêque, et le Diplomate ne peut pas lui en prendre.
    .no =
        Le Condottiere peut-il détruire un quartier de l'Évêque ?
        Le Diplomate peut-il échanger avec l'Évêque ?
        le condottiere peut bruler un batiment de l'eveque
        seuls les bleus de l'eveque sont protegés du condottiere
        le diplomate peut prendre le manoir de l'eveque
    .yes =
        avec l'eveque suis je a l'abri du condottiere
        l'eveque bloque t il aussi le diplomate
        interdit d'attaquer l'eveque avec le condottiere
ruling-bishop-killed-older = Un Évêque assassiné ne protège rien : le livret n'en dit rien, mais un personnage assassiné n'a plus de pouvoir, et le livret de 2016 le dit clairement.
    .no =
        Un Évêque assassiné est-il encore à l'abri du Condottiere ?
        l'assassin a tué l'eveque, sa cité reste protegée
        un eveque buté arrete t il encore le condottiere
    .yes =
        le condottiere peut attaquer un eveque mort
        le diplomate peut se servir chez un eveque assassiné
        eveque assassiné, plus de protection
    .asked =
        que devient l'immunité de l'eveque assassiné
ruling-bishop-bewitched-older = Le pouvoir de l'Évêque ensorcelé passe à la Sorcière : c'est sa cité à elle qui est protégée, pas celle de l'Évêque ; le livret de 2016 le précise.
    .no =
        La cité de l'Évêque est-elle protégée s'il est ensorcelé ?
        l'eveque ensorcelé reste a l'abri du diplomate
        le condottiere peut il attaquer la sorciere qui joue l'eveque
    .yes =
        le condottiere peut detruire chez un eveque ensorcelé
        eveque sous sortilege : c'est la sorciere qui est protegée
        la protection de l'eveque passe a la sorciere
    .asked =
        sorciere sur l'eveque, quelle cité est a l'abri
ruling-bishop-two-characters-older = À 2 ou 3 joueurs, l'Évêque met votre unique cité à l'abri toute la manche, même au tour de votre autre personnage : le livret ne fixe pas de fin à cette protection.
    .yes =
        Avec deux personnages chacun, l'Évêque protège-t-il ma cité aussi hors de son tour ?
        a deux, un de mes roles est l'eveque : toute la cité a l'abri du condottiere
        eveque et voleur a moi, a couvert toute la manche
    .no =
        le tour de mon autre perso coupe t il la protection de l'eveque
        a trois, le condottiere peut me viser apres le tour de mon eveque
        avec deux roles l'eveque ne garde qu'une partie de la cité
    .asked =
        combien de temps l'eveque me couvre t il quand j'ai deux persos
ruling-bishop-diplomat-own = À 2 ou 3, un joueur qui a l'Évêque et le Diplomate peut céder un quartier à lui : le pouvoir vise le quartier que le Diplomate prend, dans une autre cité, et le sien ne sert qu'à payer, comme pour le Donjon et la Grande Muraille. Un Condottiere viserait la cité protégée elle-même : il ne peut donc pas y détruire.
    .yes =
        Si j'ai l'Évêque et le Diplomate, puis-je céder un de mes quartiers ?
        Mon Diplomate peut-il échanger un quartier de la cité que mon Évêque protège ?
        a deux, eveque et diplomate a moi, jpeux echanger ma taverne
        l'echange de mon diplomate marche meme si j'ai aussi l'eveque
        a trois, mon diplomate troque un quartier de ma cité d'eveque, legal
        à deux j'ai évêque + diplo, je peux filer un de mes quartiers en échange ?
        ma propre protection d'évêque bloque pas mon diplo
        le diplo paie avec un quartier de ma ville d'évêque, réglo à 3
        j'ai les deux, évêque et diplomate, l'échange reste permis
        mon diplo vise l'autre ville, donc mon évêque n'y change rien
        À trois joueurs, puis-je détenir l'Évêque et échanger tout de même avec mon Diplomate ?
        à deux, évêque et diplomate, je peux échanger un quartier
        mon évêque ne bloque pas mon diplomate
        à trois, mon diplomate peut donner un quartier de ma cité d'évêque
        évêque et diplomate à moi, échange permis
        à 2, évêque et condottiere à moi, je ne peux pas détruire chez moi
        à deux, puis-je donner un quartier avec mon diplomate même si j'ai l'évêque
    .no =
        Mon Évêque empêche-t-il mon propre Diplomate d'échanger ?
        avec eveque plus diplomate ma propre cité est bloquée pour l'echange
        dois je renoncer a l'echange du diplomate parce que j'ai l'eveque
        interdit de ceder une eglise de mon eveque avec mon diplomate
        mon eveque coince t il mon diplomate chez moi
        mon évêque interdit à mon diplo de sortir un quartier de ma ville
        évêque et diplo ensemble chez moi : pas d'échange cette manche
        à 2, évêque + condottiere chez moi, je rase un de mes propres quartiers
        je dois perdre la protection d'évêque pour échanger avec mon diplo
        mon diplo peut donner que des quartiers non bleus si j'ai l'évêque
        faut attendre la manche suivante pour échanger quand on a évêque et diplo
        à deux, mon évêque empêche mon diplomate d'échanger
        évêque et diplomate ensemble, échange interdit
        à trois, évêque et condottiere à moi, je peux détruire mon quartier
        mon diplomate ne peut pas donner mes quartiers si je suis aussi évêque
        ma protection d'évêque rend mon diplomate inutile
        à trois, dois-je renoncer à mon diplomate parce que j'ai l'évêque
    .asked =
        j'ai eveque et diplomate, quels quartiers puis je echanger
        à 2 avec évêque et diplo, mon échange il passe ou pas
        pourquoi mon évêque ne bloque pas mon propre diplomate
        à deux, évêque plus diplomate, je peux échanger ou pas
