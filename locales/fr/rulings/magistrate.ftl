### The rulings of data/rulings/magistrate.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-warrants = Un seul des trois mandats de l'Échevin a un effet, celui qui est signé ; les deux autres, vierges, sont du bluff. Tous sont face cachée : personne d'autre ne sait lequel est lequel.
    .no =
        Les trois mandats de l'Échevin comptent-ils ?
        J'ai un mandat sur mon personnage : est-ce que je risque forcément quelque chose ?
        l'échevin prend il un quartier aux trois joueurs visés
        un mandat vierge peut me nuire ?
        est-ce que je sais si mon mandat est signé avant de bâtir
        un mandat non signé me coûte de l'or ou mon tour ?
        trois victimes par manche pour l'échevin ?
        chaque mandat de l'échevin confisque un quartier
        je regarde sous mon mandat avant de bâtir
        un mandat vierge me bloque une construction
        l'échevin peut saisir trois quartiers dans la manche
        mandat sur moi = quartier perdu à coup sûr
        les mandats sont posés face visible
        les trois mandats de l'échevin ont un effet
        mandat sur moi, l'échevin me prend forcément un quartier
        je peux regarder mon mandat de l'échevin
        l'échevin a deux mandats signés
        mandat vierge, l'échevin peut confisquer
        est-ce que chaque mandat de l'échevin est dangereux
    .yes =
        deux mandats sur trois c'est du bluff ?
        le mandat sur mon perso peut etre sans effet ?
        seul le mandat signé permet de confisquer ?
        un mandat devant mon perso, mais c'est peut être du vent ?
        j'ai un mandat mais il est peut-être bidon ?
        un seul mandat signé sur les trois de l'échevin
        les mandats vierges font rien du tout
        seul l'échevin sait où est le mandat signé
        deux des joueurs visés par l'échevin craignent rien
        Les mandats non signés sont-ils de simples leurres ?
        un seul mandat de l'échevin est vrai
        mandat sur moi, c'est peut-être du bluff de l'échevin
        l'échevin a deux mandats sans effet
        les mandats de l'échevin sont face cachée
        mandat vierge, je ne risque rien de l'échevin
        j'ai un mandat de l'échevin, est-ce que c'est peut-être un faux
    .asked =
        À quoi servent les mandats vierges ?
        Combien de personnages l'Échevin vise-t-il pour de bon ?
        a quoi bon les deux faux mandats de l'échevin
        sur les trois mandats, combien sont vrais
        un mandat vierge ça me fait quoi
        combien de vrais mandats pour l'échevin
ruling-warrants-different-characters = L'Échevin pose ses trois mandats sur trois personnages différents, un sur chacun.
    .no =
        L'Échevin peut-il mettre deux mandats sur le même personnage ?
        les trois mandats sur l'architecte, permis ?
        l'échevin peut il empiler un vierge sur le mandat signé
        le roi peut recevoir deux jetons de l'échevin ?
        jpeux mettre le signé et un vierge sur le rang 7
        deux jetons de l'échevin pour être sûr d'avoir l'architecte ?
        échevin : deux mandats sur la marchande
        je mets tous mes mandats d'échevin au même endroit
        le signé et un blanc ensemble sur le roi, échevin
        un perso peut cumuler deux mandats
        l'échevin peut garder un mandat en main et doubler les deux autres
        trois mandats sur le 7 pour être sûr
        l'échevin peut mettre deux mandats sur le roi
        échevin : trois mandats sur un seul perso
        mon perso peut avoir deux mandats de l'échevin
        l'échevin peut doubler un mandat
        l'échevin choisit deux personnages pour ses trois mandats
        puis-je poser deux mandats d'échevin sur l'architecte
    .yes =
        chaque mandat va sur un role différent ?
        trois mandats donc trois personnages visés ?
        c'est interdit de doubler les mandats sur un rang ?
        un mandat par perso, pas plus ?
        l'échevin doit choisir trois rôles distincts
        mes trois mandats vont sur trois cartes différentes
        impossible d'avoir deux mandats sur l'archi
        l'échevin étale ses mandats sur trois rangs
        Chaque mandat doit-il être posé sur un personnage différent ?
        l'échevin met un mandat par personnage
        échevin : trois mandats, trois personnages
        deux mandats sur le même perso, interdit à l'échevin
        je ne peux avoir qu'un mandat de l'échevin par personnage
        l'échevin doit choisir trois personnages différents
        dois-je mettre mes mandats d'échevin sur trois persos différents
    .asked =
        comment répartir les trois mandats
        échevin, combien de mandats par perso max
        trois mandats, sur combien de rôles je les mets
        échevin, trois mandats sur combien de persos
ruling-confiscates-paid = L'Échevin ne paie rien pour un quartier qu'il confisque : il le construit gratuitement dans sa propre cité.
    .no =
        L'Échevin paie-t-il le quartier qu'il confisque ?
        l'échevin est fauché, ça l'empeche de prendre le quartier ?
        l'échevin me verse le prix de mon bâtiment ?
        la carte confisquée va dans la main de l'échevin ?
        l'échevin doit payer le plein tarif du palais qu'il prend ?
        l'échevin rachète mon palais au prix fort ?
        l'échevin doit payer le coût du quartier saisi
        l'échevin paie la moitié du prix
        pas assez d'or, l'échevin peut pas confisquer
        l'échevin met le quartier saisi dans sa main
        l'échevin me paie le quartier qu'il prend
        l'échevin paie 1 de moins que le coût comme le condo
        l'échevin paie le quartier confisqué
        échevin sans or, pas de confiscation
        l'échevin me donne le prix du quartier
        le quartier confisqué va dans la main de l'échevin
        l'échevin prend mon quartier à 5 en payant 5
        dois-je payer le quartier que je confisque avec l'échevin
    .yes =
        Je suis l'Échevin et ma cible vient de payer un bâtiment : puis-je le mettre dans ma ville sans rien débourser ?
        un quartier confisqué est gratuit pour l'échevin ?
        le quartier saisi va dans la cité de l'échevin
        0 pièce et je suis échevin, je peux confisquer ?
        cadeau pour l'échevin, il ne sort pas un sou ?
        échevin à sec, il peut quand même saisir mon palais ?
        le quartier confisqué coûte zéro à l'échevin
        mon château part direct dans la ville de l'échevin, pas dans sa main
        l'échevin bâtit à mes dépens sans sortir une pièce
        une cathédrale saisie, 0 po pour l'échevin
        La confiscation est-elle gratuite pour l'Échevin ?
        l'échevin confisque sans payer
        échevin sans or, il peut confisquer
        le quartier confisqué va dans la cité de l'échevin
        je suis échevin, le quartier pris est gratuit
        l'échevin prend mon quartier à 5 pour 0
        puis-je confisquer avec l'échevin même sans or
    .asked =
        combien coute une confiscation à l'échevin
        l'échevin saisit un truc à 5, il débourse combien
        le quartier saisi va où : main ou ville de l'échevin
        échevin, quartier confisqué, il paie combien
ruling-confiscation-moment = Le mandat signé agit pendant le tour de la cible, quand elle paie un quartier : l'Échevin peut alors le retourner, et le quartier va dans sa cité à lui.
    .yes =
        L'Échevin agit-il pendant le tour d'un autre ?
        il retourne le mandat au moment où je paie mon batiment ?
        mandat signé sur moi mais je bâtis pas, je suis tranquille ?
        il m'arrête en pleine construction, l'échevin a le droit ?
        c'est quand je paie que l'échevin sort son mandat signé ?
        je bâtis rien ce tour, l'échevin peut rien me prendre
        l'échevin agit dans mon tour à moi
        mes quartiers déjà posés craignent pas le mandat
        au moment de payer mon port, l'échevin peut me le chiper
        L'Échevin peut-il retourner le mandat signé pendant le tour de sa cible ?
        l'échevin prend mon quartier quand je le paie
        je ne construis pas, l'échevin ne me prend rien
        l'échevin agit pendant mon tour
        mes quartiers déjà construits sont à l'abri de l'échevin
        mandat signé, l'échevin le retourne quand je paie un quartier
        suis-je à l'abri de l'échevin si je ne construis rien
    .no =
        l'échevin peut prendre un quartier déjà posé dans ma cité ?
        l'échevin doit attendre son prochain tour pour confisquer
        le mandat signé permet il de prendre une carte de ma main
        si je ne construis rien l'échevin peut me prendre quelque chose ?
        mes vieux bâtiments craignent ils le mandat
        l'échevin prend un quartier bâti il y a deux tours
        l'échevin attend son propre tour suivant pour confisquer
        mandat signé : il me prend une carte en main
        mandat signé sur un joueur qui bâtit pas, il perd quand même un quartier
        l'échevin révèle le mandat dès que mon perso est appelé
        la confiscation a lieu à la fin de la manche
        l'échevin peut prendre un quartier déjà construit
        l'échevin confisque pendant son propre tour
        je ne construis pas, l'échevin me prend un quartier quand même
        l'échevin me prend une carte de ma main
        l'échevin confisque avant que je paie, dès mon appel
        puis-je confisquer avec l'échevin un vieux quartier déjà posé
    .asked =
        Comment marche le mandat signé ?
        quand l'échevin peut il me prendre mon quartier
        à quel instant l'échevin retourne son mandat signé
        je construis pas et j'ai le mandat signé, il m'arrive quoi
        l'échevin confisque quand
ruling-confiscation-optional = L'Échevin peut laisser passer un quartier : retourner le mandat signé ou non, c'est lui qui décide.
    .no =
        L'Échevin est-il obligé de prendre le quartier ?
        le mandat signé se retourne tout seul quand je bâtis ?
        l'échevin est forcé de confisquer un quartier minable ?
        jpeux obliger l'échevin à montrer son mandat
        avec un mandat signé sur moi, la saisie est automatique ?
        mandat signé = saisie automatique
        l'échevin doit prendre le premier truc que je paie
        je force l'échevin à retourner son mandat
        l'échevin qui ne saisit pas perd son prochain tour
        si le mandat est signé il faut le montrer quand je paie
        la cible décide si l'échevin prend ou pas
        l'échevin doit confisquer
        mandat signé, l'échevin est obligé de prendre mon quartier
        je peux forcer l'échevin à révéler le mandat
        la confiscation de l'échevin est automatique
        l'échevin n'a pas le droit de laisser mon quartier
        suis-je obligé de retourner le mandat signé en échevin
    .yes =
        l'échevin peut dire non merci et me laisser ma taverne ?
        l'échevin peut se taire et ne pas montrer son mandat signé
        confisquer est il facultatif
        visé pour de bon mais il n'a rien pris, c'est permis ?
        il boude ma baraque à 1 pièce, l'échevin peut ?
        l'échevin peut laisser passer ma taverne ?
        mandat signé mais pas retourné, c'est son droit
        retourner le mandat c'est si l'échevin veut
        il m'a laissé mon temple alors que j'étais visé, l'échevin peut
        l'échevin est libre de dédaigner un quartier pas cher
        L'Échevin peut-il renoncer à confisquer le quartier payé par sa cible ?
        l'échevin peut ne pas confisquer
        l'échevin peut me laisser mon quartier
        mandat signé, l'échevin choisit de le retourner ou pas
        confisquer est au choix de l'échevin
        l'échevin peut ignorer un quartier qui ne l'intéresse pas
        puis-je laisser passer un quartier avec l'échevin et garder le mandat caché
    .asked =
        qui décide si le mandat signé sert
        c'est qui qui choisit de retourner le mandat signé
        l'échevin veut pas de mon quartier, il se passe quoi
        échevin, confisquer c'est obligatoire ou pas
ruling-confiscated-counts = Un quartier confisqué par l'Échevin compte comme une construction de la cible pour ce tour, même s'il n'entre jamais dans sa cité.
    .yes =
        Un quartier confisqué par l'Échevin compte-t-il comme une construction de la cible ?
        ma construction du tour est consommée si on me la confisque ?
        évêque, on m'a pris mon église, fini de bâtir ce tour ?
        le quartier saisi compte dans mon nombre de constructions ?
        l'échevin m'a tout pris, j'ai plus de construction ce tour ?
        le quartier saisi compte dans ma limite même s'il est chez l'échevin
        marchande, un quartier confisqué, je bâtis plus rien
        archi avec un quartier saisi : il m'en reste deux à poser
        ma pose est grillée par la confiscation
        La confiscation consomme-t-elle une construction de la cible ?
        quartier confisqué par l'échevin, ma construction est utilisée
        l'échevin me prend mon quartier, je ne peux plus construire ce tour
        architecte, un quartier confisqué par l'échevin, encore deux constructions
        le quartier pris par l'échevin compte dans ma limite
        roi, l'échevin prend mon quartier, fini de construire
        l'échevin m'a confisqué un quartier, est-ce que ça compte comme ma construction
    .no =
        On m'a confisqué mon bâtiment : ai-je droit à une autre construction ce tour ?
        l'échevin m'a piqué ma seule construction, j'en refais une ?
        le quartier confisqué entre aussi dans ma cité ?
        une construction confisquée ne compte pas dans ma limite ?
        je récupère ma carte en main apres la confiscation ?
        saisi à l'instant, jpeux poser autre chose avec l'or rendu
        quartier saisi, je repose autre chose à la place
        l'échevin m'a pris un quartier donc j'ai une pose gratuite en plus
        la confiscation annule ma construction comme si j'avais rien fait
        archi saisi une fois, il peut encore en poser trois
        le quartier confisqué compte dans les poses de l'échevin et pas dans les miennes
        je reprends la carte en main et je rebâtis
        l'échevin me prend mon quartier, je peux en construire un autre
        quartier confisqué, je reprends la carte en main
        le quartier pris par l'échevin ne compte pas dans ma limite
        architecte, un quartier confisqué, encore trois constructions
        l'échevin confisque, je rejoue ma construction
        l'échevin m'a pris mon quartier, ai-je droit à une nouvelle construction
    .asked =
        combien de constructions me reste t il apres une confiscation
        archi, l'échevin m'en prend un, combien je peux encore en poser
        quartier saisi, ça compte comme construit par qui
        échevin m'a pris mon quartier, je peux encore construire ou pas
ruling-confiscated-refund = Le joueur dont l'Échevin confisque le quartier reprend l'or qu'il a payé pour lui.
    .yes =
        L'Échevin m'a pris mon quartier : on me rend mes sous ?
        j'ai payé 5 le palais, l'échevin le prend, on me rend 5 ?
        je garde mon or quand on me confisque mon batiment ?
        suis je remboursé pour un quartier confisqué
        l'échevin me vole la maison mais pas les sous ?
        quartier à 4 confisqué, je reprends mes 4 ?
        l'échevin me pique le bâtiment mais mon or me revient
        je perds la carte, pas les pièces, face à l'échevin
        après la saisie mes sous reviennent dans ma bourse
        palais saisi, mes 5 po sont rendus
        Le joueur confisqué récupère-t-il l'or qu'il a versé ?
        l'échevin prend mon quartier, je reprends mon or
        quartier à 3 confisqué par l'échevin, je récupère 3
        confisqué par l'échevin, je suis remboursé
        l'échevin ne prend pas mon or
        je perds le quartier mais pas l'or avec l'échevin
        l'échevin me prend mon palais, est-ce que mes 5 or reviennent
    .no =
        mon or est perdu si l'échevin prend le quartier que j'ai payé ?
        mon paiement reste à la banque apres une confiscation ?
        l'échevin empoche les pièces que j'ai payées ?
        c'est l'échevin qui me rembourse de sa poche ?
        mes pièces sont perdues si l'échevin saisit
        l'échevin garde le quartier et mon or
        on me rend que la moitié après la saisie
        la banque garde mon paiement malgré la confiscation
        l'échevin doit sortir ses propres pièces pour me rembourser
        confisqué, je perds la carte et le fric
        l'échevin prend mon quartier, mon or est perdu
        quartier à 4 confisqué, je récupère 2
        l'échevin garde l'or du quartier confisqué
        confisqué par l'échevin, dois-je payer quand même
        la banque garde mon or après la confiscation de l'échevin
        est-ce que je perds aussi mon or quand l'échevin confisque
    .asked =
        Qui récupère les pièces quand l'Échevin révèle le mandat signé ?
        l'échevin saisit mon manoir à 3, il me revient quoi
        mon or après une confiscation, il va chez qui
        quartier confisqué par l'échevin, je récupère mon or ou pas
ruling-confiscates-first-only = L'Échevin ne peut prendre que le premier quartier que sa cible paie pendant son tour. S'il le laisse passer, le mandat ne sert plus à rien.
    .no =
        L'Échevin peut-il attendre un meilleur quartier ?
        L'Échevin peut-il laisser le premier et prendre le deuxième ?
        Je suis l'Échevin : le premier bâtiment de ma cible ne vaut rien, puis-je garder mon mandat pour le suivant ?
        L'Échevin n'a rien dit au premier quartier : peut-il encore saisir le second ?
        l'échevin a laissé passer ma taverne, il peut prendre le suivant ?
        l'échevin peut y revenir plus tard dans mon tour
        on peut garder le mandat signé pour un quartier plus cher
        le mandat signé marche sur mon troisieme quartier du tour ?
        l'échevin attend mon gros palais après la cabane, il peut ?
        ma cible pose une cabane à 1 puis un truc à 5, j'ai le droit de viser le deuxième avec mon mandat ?
        je me suis tu sur sa première construction, mon mandat signé reste valable pour la suite ?
        en tant qu'échevin je choisis parmi les bâtiments posés dans le tour celui qui me plaît ?
        l'échevin a ignoré mon temple, je dois encore trembler pour ma caserne dans le même tour ?
        mon pote échevin dit qu'il se réserve pour mon prochain achat, il a raison ?
        mandat pas retourné sur la 1re pose, on le rattrape sur la 2e ?
        si je renonce à la taverne est-ce que je peux me rabattre sur le port juste après
        l'échevin peut zapper ma taverne et prendre mon palais ensuite ?
        je suis échevin, je peux sauter le premier bâtiment et saisir le deuxième ?
        le mandat signé reste actif si l'échevin ne prend pas le premier quartier ?
        l'échevin m'a laissé mon premier quartier, il peut me confisquer le prochain ce tour ?
        échevin, est-ce que je choisis le quartier que je confisque ?
        j'ai oublié de retourner mon mandat sur le premier quartier, je peux le faire au second ?
        mon deuxième quartier du tour risque d'être confisqué par l'échevin ?
    .yes =
        Mandat signé pas révélé à temps : est-ce trop tard ?
        mon premier quartier est passé, le second est à l'abri du mandat ?
        doit il se décider dès le premier quartier payé
        s'il ne dit rien au premier batiment, le mandat est mort ?
        l'échevin a laissé filer mon premier achat, je suis tranquille pour le reste du tour ?
        c'est maintenant ou jamais pour l'échevin quand la cible paie son premier quartier, non ?
        Si l'Échevin renonce au premier quartier payé, son mandat devient-il inutile ?
        je peux servir un petit quartier en appât et poser le gros ensuite sans risque s'il ne l'a pas pris ?
        échevin distrait, la cible a déjà payé son deuxième bâtiment, c'est foutu pour lui ?
        seul le tout premier bâtiment payé du tour est menacé par le mandat, on est d'accord
        l'échevin est obligé de prendre le premier quartier ou rien ?
        premier quartier laissé, mandat fichu ?
        l'échevin n'a pas pris ma taverne, mon palais est sauf ?
        le deuxième quartier est protégé de l'échevin ?
        Le mandat signé ne vaut-il que pour le premier quartier payé ?
        l'échevin a passé son tour de saisir au premier quartier, il perd son mandat pour ce tour ?
    .asked =
        lequel de mes quartiers l'échevin peut il saisir
        quand est-ce que l'échevin doit se décider à confisquer
        Que vaut encore le mandat signé une fois le premier quartier laissé à sa cible ?
        sur quel achat de la cible tombe le mandat, le premier ou celui qu'il veut
        l'échevin prend le premier ou le deuxième quartier de la cible
        que peut faire l'échevin après avoir laissé le premier quartier
ruling-confiscates-first-of-several = L'Échevin ne prend que le premier quartier payé par sa cible, et ce quartier compte dans la limite de la cible. Elle garde tout ce qu'elle construit d'autre ce tour-ci.
    .no =
        L'Échevin prend-il tout à celui qui construit plusieurs quartiers ?
        Je suis l'Architecte sous mandat : l'Échevin me rafle-t-il mes trois bâtiments ?
        le négociant bâtit quatre verts, l'échevin les prend tous ?
        l'échevin peut prendre les deux quartiers de l'archiviste
        architecte sous mandat, il perd toutes ses constructions ?
        le quartier saisi s'ajoute aux trois de l'architecte sans compter ?
        trois poses dans le tour de l'architecte, trois confiscations ?
        l'échevin m'a déjà saisi un bâtiment, il peut remettre ça sur le suivant ce tour-ci ?
        je suis l'architecte, on me confisque le premier, j'ai encore droit à trois autres ?
        voyante sous mandat, je me fais rafler mes deux constructions ?
        le mandat vide toutes les poses de l'archiviste dans le tour, c'est bien ça ?
        Le quartier confisqué est-il offert, c'est-à-dire hors de la limite de construction de la cible ?
        l'échevin prend les trois quartiers de l'architecte ?
        je suis architecte, je perds tout à cause de l'échevin ?
        l'échevin peut confisquer deux fois dans le même tour ?
        architecte confisqué, je peux en construire trois de plus, donc quatre en tout ?
        le mandat arrête toutes mes constructions du tour ?
        on m'a confisqué un quartier, interdit de rebâtir ce tour avec l'architecte ?
    .yes =
        Le mandat signé est sur l'Architecte : peut-il bâtir le reste ?
        voyante sous mandat signé : le premier part, le second est à moi ?
        le sorcier pose d'abord la carte volée, on peut la confisquer ?
        architecte, le premier m'est confisqué, j'en bâtis encore deux ?
        architecte : je sacrifie le premier et je garde les deux suivants ?
        confisqué sur ma première pose, mes autres bâtiments du tour restent chez moi ?
        négociant visé, 4 poses prévues, je n'en perds qu'une seule ?
        la construction confisquée me bouffe une de mes trois poses d'architecte ?
        j'étais archiviste, l'échevin a pris mon temple, je peux encore en bâtir un autre ?
        Le deuxième quartier de l'Architecte échappe-t-il au mandat quand le premier vient d'être confisqué ?
        l'échevin se sert une fois et après il me laisse bâtir tranquille, hein
        architecte avec mandat, je perds juste le premier ?
        l'échevin ne prend qu'un quartier à l'architecte ?
        mes deux autres quartiers d'architecte sont à l'abri de l'échevin ?
        l'échevin m'a confisqué mon premier, je garde le deuxième ?
        Le quartier confisqué compte-t-il dans la limite de construction de l'Architecte ?
        négociant sous mandat, il garde ses autres verts ?
        je suis voyante et l'échevin me saisit un quartier, je peux en construire encore un ?
    .asked =
        Que prend l'Échevin à l'Architecte, au Négociant, à la Voyante, à l'Archiviste ou au Sorcier ?
        Combien de quartiers l'Échevin peut-il saisir à la même cible ?
        mandat signé sur le négociant, que garde t il
        combien de poses il me reste en architecte après une confiscation
        Sur trois quartiers bâtis par l'Architecte sous mandat, lesquels garde-t-il ?
        il me rafle quoi au juste si je construis plusieurs trucs sous mandat
        architecte construit 3 quartiers et l'échevin a le mandat, il m'en reste combien
        combien l'échevin peut confisquer à l'architecte
ruling-magistrate-no-duplicate = L'Échevin ne peut pas prendre un quartier qu'il a déjà dans sa cité.
    .no =
        L'Échevin peut-il confisquer un quartier qu'il a déjà ?
        L'Échevin peut-il se retrouver avec un doublon ?
        Je suis l'Échevin et j'ai déjà une Taverne : puis-je saisir celle de ma cible ?
        Un Échevin avec un Temple peut-il prendre un second Temple ?
        l'échevin a un château, peut il confisquer le mien
        le mandat signé permet il d'avoir deux fois le même quartier
        un second marché grâce au mandat ?
        j'ai déjà un comptoir, je prends le tien par mandat ?
        l'échevin collectionne t il les tavernes par mandat
        échevin avec une prison, la cible paie une prison, je retourne le mandat ?
        il a déjà une cathédrale chez lui et veut confisquer ma cathédrale, légal ?
        avec le mandat on peut passer outre la règle du pas deux fois le même bâtiment ?
        le monastère de ma cible est pareil que le mien, je peux me le prendre quand même en échevin
        Un Échevin peut-il posséder deux Ports parce qu'il en a confisqué un ?
        jsuis échevin, deux marchés dans ma ville via confiscation c'est ok ?
        l'échevin peut prendre un temple s'il en a déjà un ?
        échevin, je peux confisquer un doublon ?
        l'échevin a le même quartier que moi, il peut me le prendre ?
        je dois donner mon marché à l'échevin qui en possède déjà un ?
        deux fois la même taverne chez l'échevin, autorisé ?
        la confiscation permet d'avoir des doublons ?
    .yes =
        Mon quartier est-il à l'abri du mandat si l'Échevin possède le même ?
        l'échevin a déjà un temple, mon temple ne risque rien ?
        jpeux esquiver l'échevin en bâtissant ce qu'il a déjà
        un doublon est interdit à l'échevin ?
        je pose exprès le même manoir que l'échevin, il ne peut pas me le piquer ?
        ma caserne est intouchable si l'échevin en a déjà une en jeu ?
        le mandat est bloqué quand l'échevin a le jumeau du quartier payé ?
        l'échevin a une église et moi j'en paie une, je la garde ?
        L'Échevin doit-il renoncer à un quartier dont il possède déjà un exemplaire ?
        même chez l'échevin un doublon confisqué ça passe pas, si ?
        l'échevin a déjà une taverne, je garde la mienne ?
        doublon interdit même avec le mandat ?
        suis-je protégé de l'échevin si je construis un quartier qu'il a déjà ?
        je suis échevin et j'ai déjà ce quartier, je dois le laisser ?
        mandat inutile si l'échevin a le même bâtiment ?
        L'Échevin est-il empêché de confisquer une carte identique à l'une des siennes ?
    .asked =
        l'échevin a déjà ce quartier, que devient ma construction
        qu'est-ce qui se passe si la cible bâtit un quartier que l'échevin possède déjà
        Quel quartier l'Échevin n'a-t-il pas le droit de saisir à cause de sa propre cité ?
        échevin et cible ont le même temple, il se passe quoi
        je suis échevin, quels quartiers je ne peux pas confisquer
ruling-markers-unseen = Les mandats et menaces restants se rangent sans être montrés à la fin de la manche. Seul l'Échevin retourne le mandat signé, et seule la Maître-chanteuse une menace impayée : les livrets ne citent pas d'autre moment.
    .no =
        Montre-t-on les mandats et les menaces restants à la fin de la manche ?
        Puis-je regarder le jeton posé sur mon personnage ?
        Révèle-t-on les jetons vierges de l'Échevin ou de la Maître-chanteuse ?
        Avait-il un vrai mandat ou un faux ? Peut-on vérifier après la manche ?
        J'ai payé le pot-de-vin : me montre-t-on ensuite si la menace était vraie ?
        jpeux regarder sous le mandat posé sur mon role
        j'ai payé la maître-chanteuse, je peux voir si c'était la vraie menace ?
        manche finie, l'échevin doit prouver où était le mandat signé ?
        les autres peuvent vérifier les jetons de la maître-chanteuse à la fin
        la cible peut retourner elle même le jeton de menace
        un petit coup d'oeil sous le jeton, permis ?
        fin de manche, on retourne tous les jetons pour voir qui bluffait ?
        curieux, j'aimerais savoir si mon mandat était le vrai, on me le dit à la fin ?
        je viens de payer pour être tranquille, elle doit retourner la menace devant moi ?
        l'échevin n'a rien saisi, il est tenu de montrer lequel était signé ?
        Les joueurs ont-ils le droit de contrôler les jetons restants avant le rangement ?
        on a un jeton sur notre perso, on peut le soulever discrètement ?
        un mandat vierge se montre au moment où la cible a fini de construire ?
        c'est la victime qui retourne sa menace ?
        l'échevin doit montrer ses mandats à la fin ?
        on révèle les menaces de la maître-chanteuse en fin de manche ?
        j'ai payé la maître-chanteuse, elle doit me montrer le jeton ?
        on peut regarder le mandat sous son personnage ?
        j'ai un mandat sur moi, je peux le retourner moi-même ?
        je peux demander à l'échevin de prouver que c'était du bluff ?
        n'importe quel joueur peut retourner une menace ?
    .yes =
        les mandats restants repartent sans qu'on les voie ?
        une menace inutilisée reste elle secrète
        l'échevin peut garder secret quel mandat était signé ?
        on range les jetons non utilisés sans les regarder ?
        si personne ne retourne rien, on saura jamais où était le mandat signé ?
        j'ai lâché mes sous à la maître-chanteuse et je ne saurai pas si c'était du flan, c'est normal ?
        L'Échevin est-il le seul à pouvoir retourner le mandat signé ?
        impayée, la menace n'est retournée que par la maître-chanteuse elle-même ?
        le bluff reste secret même une fois la manche finie
        les jetons de l'échevin restent cachés à la fin de la manche ?
        j'ai payé la menace, je ne saurai jamais si elle était vraie ?
        l'échevin a le droit de ranger ses mandats sans les montrer ?
        la maître-chanteuse reprend ses menaces face cachée ?
        interdit de regarder le mandat posé sur mon perso ?
        Les menaces non utilisées restent-elles secrètes jusqu'au bout ?
    .asked =
        qui a le droit de retourner un jeton de mandat ou de menace
        Que fait-on des mandats et menaces inutilisés quand la manche se termine ?
        qui retourne la menace
        quand est-ce qu'on retourne le mandat signé
ruling-magistrate-own-rank = L'Échevin et la Maître-chanteuse peuvent poser un jeton sur leur propre personnage : rien ne l'interdit. Le jeton n'y fait rien, il sème seulement le doute.
    .yes =
        L'Échevin ou la Maître-chanteuse peuvent-ils poser un jeton sur leur propre personnage ?
        L'Échevin peut-il se mettre un mandat pour bluffer ?
        La Maître-chanteuse peut-elle menacer le rang 2 ?
        Puis-je mettre un jeton sur ma propre carte pour semer le doute ?
        L'Échevin a-t-il le droit de poser un mandat sur le rang 1 ?
        un mandat sur l'échevin lui même pour tromper, c'est bon ?
        jpeux gacher un jeton vierge sur ma propre maitre chanteuse
        la maître-chanteuse peut servir elle même de leurre ?
        je me colle un faux mandat pour brouiller les pistes ?
        échevin, je pose un de mes trois mandats sur le 1, ça passe ?
        la maître-chanteuse colle une menace bidon sur son propre numéro, autorisé ?
        aucune règle ne m'empêche de me cibler moi-même avec un mandat ?
        mon voisin a mis un jeton de menace sur le rang 2 alors qu'il est maître-chanteuse, il a le droit ?
        Un jeton placé sur sa propre carte ne sert-il qu'à embrouiller les autres ?
        un mandat sur l'échevin reste sans effet, hein ?
        j'ai envie de gaspiller mon mandat signé sur moi-même, faisable ?
        l'échevin peut mettre un mandat sur lui-même ?
        la maître-chanteuse peut se menacer elle-même ?
        j'ai le droit de poser une menace sur ma propre carte ?
        l'échevin a posé un mandat sur le 1, c'est permis ?
        bluffer en se visant soi-même avec la maître-chanteuse, ok ?
        mandat sur l'échevin lui-même, ça ne sert à rien à part bluffer ?
    .no =
        c'est interdit à la maître-chanteuse de se menacer ?
        un mandat sur le rang 1 fait il quelque chose à l'échevin
        si l'échevin se signe lui-même, perd-il son quartier ?
        les trois mandats doivent viser les personnages des autres ?
        la maître chanteuse se paie t elle un pot-de-vin pour sa menace sur elle
        poser un mandat sur soi, c'est de la triche ?
        ma menace posée sur moi m'oblige à payer quelque chose ?
        Le mandat signé placé sur l'Échevin lui rapporte-t-il un quartier ?
        l'échevin est forcé de viser trois persos autres que lui ?
        maître-chanteuse avec menace sur le 2 : elle perd son or ?
        le rang 1 est exclu quand l'échevin distribue ses mandats ?
        l'échevin n'a pas le droit de se viser lui-même ?
        interdit de mettre une menace sur le rang 2 ?
        je suis échevin avec un mandat sur moi, on me confisque un quartier ?
        maître-chanteuse, ma menace sur moi me fait perdre de l'or ?
        un jeton sur mon propre personnage a un effet ?
        L'Échevin doit-il obligatoirement poser ses mandats sur les autres rangs ?
    .asked =
        ça fait quoi un jeton posé sur son propre personnage
        à quoi bon se mettre un mandat à soi-même en échevin
        que fait un mandat sur le rang 1
        la maître-chanteuse met la fleur sur elle-même, il se passe quoi
ruling-own-second-character = À 2 ou 3 joueurs, on peut viser ou ensorceler son propre deuxième personnage : rien ne l'interdit. Un mandat ou une menace n'y est que du bluff ; la Sorcière continue simplement avec son autre personnage.
    .yes =
        À 2 ou 3 joueurs, peut-on viser ou ensorceler son propre deuxième personnage ?
        La Sorcière peut-elle ensorceler son autre personnage ?
        L'Échevin ou la Maître-chanteuse peuvent-ils viser leur autre carte ?
        À deux joueurs, puis-je ensorceler mon autre personnage avec la Sorcière ?
        À trois, ai-je le droit de mettre un mandat ou une menace sur ma seconde carte ?
        à 2, j'ai sorcière et voleur, je peux ensorceler mon voleur ?
        à deux l'échevin peut bluffer avec un mandat sur son autre personnage
        à deux, mandat signé sur ma propre marchande, légal mais inutile ?
        si j'ensorcelle mon second role, je continue avec lui ?
        partie à deux, ma sorcière peut viser l'autre perso que j'ai choisi ?
        on est trois, je menace ma propre deuxième carte pour bluffer, ça va ?
        j'ai sorcière et architecte à 3, j'envoûte mon architecte et je reprends mon tour avec lui ?
        Un mandat posé sur son propre second personnage est-il un simple bluff ?
        dans une partie à 2 chacun a deux rôles, l'échevin peut marquer son autre rôle ?
        mon adversaire a ensorcelé son propre évêque à deux joueurs, c'est réglo ?
        rien n'empêche ma maître-chanteuse de cibler mon autre perso quand on joue à 3 ?
        à deux, la sorcière peut ensorceler mon propre second perso ?
        à 3 joueurs je peux mettre un mandat sur mon autre personnage ?
        l'échevin peut poser un mandat sur son deuxième rôle à 2 joueurs ?
        sorcière à 2, j'ensorcelle mon autre carte, je rejoue avec elle ?
        à trois, la maître-chanteuse a le droit de menacer son autre rôle ?
        on joue à deux, il a mis une menace sur sa propre carte, c'est autorisé ?
    .no =
        à trois mon second role est interdit à ma maître-chanteuse ?
        a 2 la sorcière doit nommer un role de l'adversaire ?
        ma menace sur mon deuxième personnage me coûte de l'or ?
        a trois joueurs, interdit de nommer mon autre carte en sorcière ?
        mes deux persos sont ils hors d'atteinte l'un de l'autre pour la sorcière
        à deux je suis obligé de balancer mes mandats que sur les cartes de l'autre ?
        ensorceler mon second perso me fait perdre mon tour ?
        ma propre menace sur mon 2e rôle, je dois me payer moi-même ?
        Les règles à trois joueurs interdisent-elles à la Sorcière de désigner son autre carte ?
        à 3, si je mets le mandat signé sur mon deuxième perso j'y gagne un quartier en plus ?
        mon deuxième personnage est protégé contre mes propres pouvoirs à 2 joueurs ?
        à deux, interdit d'ensorceler son propre personnage ?
        la sorcière doit forcément viser un adversaire à 3 joueurs ?
        à 2, l'échevin gagne quelque chose en visant son autre perso ?
        j'ai deux persos, ma sorcière ne peut pas viser l'autre ?
        à trois, si j'ensorcelle ma deuxième carte elle est perdue ?
        Un mandat sur mon propre second personnage me fait-il perdre un quartier ?
    .asked =
        à deux, que se passe-t-il si la sorcière vise son autre personnage
        à quoi sert une menace sur mon second rôle à trois joueurs
        sorcière à deux joueurs, j'ensorcelle mon propre rôle, je fais quoi ensuite
        à 3, un mandat sur mon autre perso sert à quoi
ruling-magistrate-vault = Les Catacombes ne se construisent pas : personne ne les paie, et l'Échevin ne les reçoit jamais.
    .no =
        L'Échevin peut-il confisquer les Catacombes ?
        Un mandat agit-il sur les Catacombes ?
        L'Échevin vise un joueur qui tient les Catacombes : peut-il les avoir ?
        Les Catacombes peuvent-elles être saisies par mandat ?
        un mandat peut il me faire céder les catacombes
        mandat signé et j'ai les catacombes en main, je les perds ?
        l'échevin aura t il un jour les catacombes dans sa cité
        montrer les catacombes à la fin déclenche le mandat ?
        l'échevin met la main sur mes catacombes si je paie autre chose ?
        l'échevin peut-il me faucher les catacombes avec son mandat signé ?
        si je tiens les catacombes en main l'échevin peut les réclamer ?
        Existe-t-il un moyen pour l'Échevin d'obtenir les Catacombes par confiscation ?
        je révèle mes catacombes en fin de partie, l'échevin les confisque à ce moment-là ?
        mandat sur moi et catacombes en main, je dois flipper pour elles ?
        je paie les catacombes et l'échevin se les prend, possible ?
        l'échevin échange mon quartier saisi contre mes catacombes ?
        l'échevin peut prendre mes catacombes ?
        je suis échevin, je peux confisquer les catacombes ?
        j'ai les catacombes en main et un mandat, je vais les perdre ?
        les catacombes craignent l'échevin ?
        le mandat marche sur les catacombes ?
        dois-je donner mes catacombes à l'échevin ?
    .yes =
        mes catacombes sont à l'abri de l'échevin ?
        les catacombes sont insaisissables ?
        comme on ne bâtit pas les catacombes, le mandat n'y touche jamais ?
        catacombes jamais payées donc jamais confisquées ?
        aucun mandat ne peut viser les catacombes, juste ?
        les catacombes en main échappent à l'échevin quoi qu'il fasse ?
        Les Catacombes restent-elles hors d'atteinte de l'Échevin parce qu'on ne peut pas les bâtir ?
        l'échevin retourne son mandat, mes catacombes restent avec moi ?
        catacombes protégées de l'échevin ?
        mes catacombes ne risquent rien avec un mandat ?
        l'échevin ne peut jamais avoir les catacombes ?
        je garde mes catacombes même avec un mandat signé sur moi ?
        mandat inutile contre les catacombes ?
        Les Catacombes sont-elles impossibles à confisquer ?
    .asked =
        que peut faire l'échevin contre les catacombes
        pourquoi l'échevin ne touche jamais aux catacombes
        catacombes et mandat signé, ça donne quoi
        comment l'échevin pourrait avoir les catacombes
        j'ai les catacombes et l'échevin me vise, je risque quoi pour elles
ruling-cardinal-confiscated = Quand l'Échevin confisque le quartier du Cardinal, les cartes que celui-ci a données contre des pièces restent à l'autre joueur. Seul l'or revient.
    .no =
        Le Cardinal récupère-t-il ses cartes quand l'Échevin prend son quartier ?
        Je suis le Cardinal, j'ai donné des cartes contre des pièces et l'Échevin confisque tout : me rend-on mes cartes ?
        cardinal confisqué, ses cartes reviennent en main ?
        dois-je rendre ses cartes au cardinal si on lui saisit son quartier
        la confiscation annule t elle l'échange de cartes du cardinal
        les cartes du cardinal vont sous la pioche quand le mandat se retourne ?
        les cartes troquées du cardinal lui reviennent elles avec l'or
        je suis cardinal, l'échevin rafle mon bâtiment, je récupère mes cartes filées au voisin ?
        le voisin qui avait reçu mes cartes doit me les rendre vu que j'ai plus le quartier ?
        le mandat se retourne sur le cardinal, tout l'échange est annulé ?
        L'Échevin reçoit-il les cartes que le Cardinal avait données pour payer ?
        confisqué, le cardinal repioche autant de cartes qu'il en a cédé ?
        les 2 cartes cédées par le cardinal sont défaussées à cause de la confiscation ?
        cardinal confisqué, on me rend mes cartes ?
        l'échevin saisit le quartier du cardinal, je dois rendre les cartes reçues ?
        je suis cardinal, je reprends mes cartes après la confiscation ?
        le cardinal peut réclamer ses cartes si l'échevin lui prend son quartier ?
        cardinal volé par l'échevin, l'échange est annulé ?
        l'échevin prend aussi les cartes du cardinal ?
    .yes =
        l'autre joueur garde les cartes du cardinal après le coup de l'échevin ?
        les cartes données par le cardinal sont perdues pour de bon ?
        j'ai eu deux cartes du cardinal, je les garde malgré l'échevin ?
        le cardinal m'a filé 3 cartes puis s'est fait confisquer, elles sont à moi pour de bon ?
        cardinal sous mandat, je perds à la fois le quartier et les cartes échangées ?
        après la saisie c'est seulement les pièces qui reviennent au cardinal, pas ses cartes ?
        Le joueur qui a vendu ses pièces au Cardinal conserve-t-il les cartes reçues malgré la confiscation ?
        l'échevin confisque et moi je garde les cartes du cardinal en main, pas besoin de les rendre hein
        cardinal confisqué, ses cartes sont perdues ?
        le cardinal m'a donné des cartes, je les garde si l'échevin confisque ?
        le cardinal récupère seulement l'or, pas les cartes ?
        confisqué en cardinal, mes cartes données restent chez l'autre ?
        j'ai filé 2 cartes en cardinal et l'échevin a saisi, elles sont parties pour de bon ?
        Les cartes données par le Cardinal restent-elles acquises à l'autre joueur ?
    .asked =
        Mandat signé contre Cardinal : qui retrouve quoi ?
        où finissent les cartes du cardinal apres la confiscation
        cardinal confisqué : chez qui restent les cartes qu'il avait filées
        Que perd définitivement le Cardinal quand l'Échevin saisit son quartier ?
        l'échevin chope le quartier du cardinal, qui a les cartes au final
        le cardinal confisqué récupère quoi
        j'ai donné des cartes en cardinal, l'échevin confisque, qui les a
ruling-cardinal-confiscated-gold = Quand l'Échevin confisque le quartier du Cardinal, tout l'or payé revient au Cardinal, même les pièces prises à l'autre joueur.
    .no =
        Le joueur à qui le Cardinal a pris de l'or le récupère-t-il après une confiscation ?
        le cardinal m'a pris 3 pièces puis l'échevin a saisi, je revois mes pièces ?
        le remboursement du cardinal est il partagé avec l'autre joueur
        le cardinal ne récupère que son or a lui ?
        l'or emprunté par le cardinal reste à la banque apres le mandat ?
        le prêteur du cardinal retrouve ses sous ?
        j'avais 4 pièces, le cardinal me les a prises et s'est fait saisir son palais, on me les rend ?
        le cardinal confisqué doit rembourser celui qu'il a tapé ?
        l'or ponctionné au voisin par le cardinal revient au voisin quand le mandat tombe ?
        on partage les sous rendus entre le cardinal et sa victime ?
        Les pièces prises par le Cardinal sont-elles perdues pour lui en cas de confiscation ?
        confiscation chez le cardinal : c'est l'échevin qui touche l'or rendu ?
        le cardinal m'a pris de l'or et l'échevin a confisqué, je récupère mon or ?
        cardinal confisqué, il doit me rendre mes pièces ?
        l'or pris par le cardinal retourne à son ancien propriétaire ?
        je suis cardinal et confisqué, je dois rembourser le voisin ?
        l'échevin garde l'or payé par le cardinal ?
        le cardinal confisqué perd l'or du voisin ?
    .yes =
        le cardinal empoche tout le remboursement ?
        cardinal confisqué, il garde les pièces prises au voisin ?
        le cardinal sort plus riche de la confiscation, c'est normal ?
        cardinal, payé 5 dont 3 du voisin, confisqué : je ramasse les 5 ?
        le cardinal repart avec mon or après la saisie, c'est vraiment la règle ?
        même les pièces chipées à l'autre joueur atterrissent chez le cardinal confisqué ?
        Le Cardinal récupère-t-il la totalité de la somme payée lorsque l'Échevin saisit son quartier ?
        je me fais prendre 2 pièces par le cardinal, l'échevin saisit, mes 2 pièces sont parties pour toujours ?
        le cardinal se fait rembourser plein pot, y compris avec l'argent des autres
        cardinal confisqué, tout l'or me revient ?
        le cardinal garde mes pièces après la confiscation ?
        je suis cardinal, l'échevin confisque, je récupère aussi l'or du voisin ?
        payé 4 dont 2 pris au voisin, le cardinal confisqué reprend 4 ?
        mes pièces prises par le cardinal sont perdues même si l'échevin saisit ?
        Le remboursement va-t-il entièrement au Cardinal ?
    .asked =
        À qui revient l'or emprunté si le quartier du Cardinal est confisqué ?
        le cardinal a payé avec mes sous et on lui saisit le bâtiment, qui récupère mes sous
        combien revient au cardinal après confiscation s'il a payé 2 à lui et 3 à un autre
        cardinal confisqué, qui touche l'or
        le cardinal m'a pris 3 pièces puis confiscation, j'en récupère combien
ruling-alchemist-confiscated = L'Alchimiste n'est remboursé qu'une fois d'un quartier confisqué par l'Échevin : l'or revient aussitôt. À la fin du tour, il n'y a plus rien à rendre, car il n'a finalement rien payé.
    .no =
        L'Alchimiste récupère-t-il deux fois son or si l'Échevin prend son quartier ?
        L'Échevin a saisi le bâtiment de l'Alchimiste : remboursé deux fois, tout de suite et à la fin du tour ?
        Je suis l'Alchimiste et on me confisque mon quartier : ai-je droit à un double remboursement ?
        l'alchimiste gagne t il de l'or quand l'échevin saisit son quartier
        l'alchimiste doit attendre la fin du tour pour l'or d'un quartier confisqué ?
        payé 4, confisqué, l'alchimiste finit avec 8 ?
        le pouvoir de l'alchimiste rembourse t il encore apres l'échevin
        double caisse pour l'alchimiste volé par l'échevin ?
        alchimiste confisqué sur un palais à 5, je touche 10 en tout ?
        on me rembourse à la saisie puis encore une fois grâce à mon pouvoir d'alchimiste ?
        l'alchimiste qui se fait saisir son quartier doit patienter jusqu'à la fin du tour pour ses sous ?
        le mandat fait perdre à l'alchimiste tout son remboursement ?
        L'Alchimiste peut-il s'enrichir grâce à une confiscation de l'Échevin ?
        3 pièces payées, confisquées, l'alchimiste finit le tour avec 3 de plus qu'avant ?
        alchimiste confisqué, il est remboursé deux fois ?
        je suis alchimiste, l'échevin me saisit un quartier, je touche le double ?
        l'alchimiste perd son or quand l'échevin confisque ?
        l'alchimiste confisqué récupère encore de l'or à la fin du tour ?
        quartier à 3 confisqué, l'alchimiste reçoit 6 ?
        alchimiste sous mandat, mon or ne revient qu'à la fin du tour ?
    .yes =
        alchimiste confisqué, remboursé une seule fois ?
        l'alchimiste reprend son or tout de suite quand le mandat se retourne ?
        en fin de tour plus rien ne revient pour le quartier confisqué, c'est ça ?
        saisie chez l'alchimiste : il reprend sa mise direct et rien d'autre ensuite ?
        l'alchimiste est quitte à zéro après la confiscation, ni gain ni perte d'or ?
        mon alchimiste s'est fait confisquer, l'or revient immédiatement ?
        Un quartier confisqué est-il exclu du remboursement de fin de tour de l'Alchimiste ?
        vu que l'alchimiste n'a au final rien payé, son pouvoir ne rend rien pour ce bâtiment-là ?
        pas de double remboursement pour l'alchimiste volé par mandat, si ?
        alchimiste confisqué, l'or revient tout de suite ?
        un seul remboursement pour l'alchimiste confisqué ?
        l'échevin m'a pris mon quartier, en alchimiste je récupère quand même mon or ?
        quartier à 5 saisi, l'alchimiste récupère 5 et c'est tout ?
        en fin de tour l'alchimiste ne reçoit rien pour le quartier que l'échevin a pris ?
        Le pouvoir de l'Alchimiste ignore-t-il un quartier confisqué ?
    .asked =
        Alchimiste et mandat signé : quand l'argent revient-il ?
        Que touche l'Alchimiste à la fin de son tour pour un bâtiment saisi par mandat ?
        combien récupère l'alchimiste si l'échevin lui prend son quartier
        à quel moment l'alchimiste revoit l'or d'un quartier saisi par l'échevin
        alchimiste paie 4, l'échevin confisque, il a combien de pièces rendues
        alchimiste confisqué, remboursé une ou deux fois
        l'alchimiste sous mandat récupère son or quand
