### The rulings of data/rulings/framework.toml, and the questions they answer: with yes, with no, or in another way.

ruling-framework-magistrate = Un quartier construit en détruisant un autre, par le Chantier ou la Nécropole, échappe à l'Échevin : il n'a pas été payé en or.
    .no =
        L'Échevin peut-il confisquer un quartier construit grâce au Chantier ?
        L'Échevin peut-il prendre une Nécropole construite sans or ?
        J'ai un mandat signé sur moi et je bâtis en sacrifiant le Chantier : l'Échevin peut-il saisir ?
        L'Échevin peut-il confisquer un bâtiment que je n'ai pas payé en or ?
        ma cible casse son chantier pour batir, jpeux saisir ce quartier avec le mandat
        l'echevin me prend il le palais que j'ai posé en sacrifiant mon chantier
        echevin et necropole posée contre une taverne : confiscation possible
        peut on retourner le mandat quand rien n'a ete payé, juste un chantier detruit
        la nécropole a coûté un quartier et zéro or : l'échevin la saisit
        l'échevin rafle le quartier que j'ai posé en détruisant mon chantier
        j'ai sacrifié une taverne pour la nécropole et l'échevin me la prend
        mandat signé : tout quartier posé est saisissable, même via le chantier
        l'échevin peut confisquer une nécropole pour laquelle zéro pièce a été versée
        le chantier me sauve pas du mandat
        l'échevin saisit et on me rend mon chantier
        l'échevin peut prendre mon quartier construit avec le chantier
        nécropole posée en détruisant un quartier, l'échevin la confisque
        l'échevin prend même les quartiers non payés en or avec le chantier
        chantier détruit, l'échevin peut révéler et prendre le quartier
        mandat signé, je perds ma nécropole gratuite
        puis-je confisquer avec l'échevin un quartier bâti au chantier
    .yes =
        Ma Nécropole, posée en détruisant un quartier, échappe-t-elle au mandat ?
        la necropole gratuite est elle a l'abri de l'echevin
        est ce que le chantier permet d'esquiver le mandat signé
        je garde mon batiment si je l'ai payé avec le chantier et pas en or
        bâti avec le chantier, donc l'échevin peut rien me prendre ?
        quartier pas payé en or = hors d'atteinte du mandat
        nécropole contre un sacrifice, l'échevin fait chou blanc
        mandat signé sur moi mais j'ai cramé mon chantier, je garde mon palais
        l'échevin a besoin que je paie en pièces pour saisir, pas avec le chantier
        Un quartier bâti grâce au Chantier échappe-t-il à la confiscation de l'Échevin ?
        construit avec le chantier, suis-je à l'abri de l'échevin
        l'échevin ne peut pas prendre un quartier construit avec le chantier
        nécropole sans or, l'échevin ne peut pas la prendre
        mandat signé sur moi, mon chantier me sauve
        pas d'or payé, pas de confiscation par l'échevin
        j'ai détruit mon chantier pour bâtir, est-ce que l'échevin ne peut rien me prendre
    .asked =
        que peut faire l'échevin quand on sacrifie le chantier
        pourquoi l'échevin peut pas prendre ce que j'ai bâti au chantier
        nécropole par sacrifice et mandat signé, ça donne quoi
        chantier et échevin, il peut confisquer ou pas
ruling-magistrate-next-paid = Après une construction par le Chantier, ou une Nécropole posée en détruisant un quartier, le mandat de l'Échevin vaut toujours : il peut prendre le prochain quartier que sa cible paie en or ce tour-ci.
    .yes =
        Après une construction par le Chantier, l'Échevin peut-il prendre le quartier suivant, payé en or ?
        ma cible a utilisé son chantier puis paie une eglise, jpeux prendre l'eglise
        l'architecte sacrifie le chantier puis paie un port, l'échevin peut il encore agir
        le mandat signé reste il valable apres une nécropole non payée
        apres la necropole gratuite je paie une caserne : l'echevin peut la prendre
        j'ai bâti au chantier puis je paie un marché, l'échevin peut prendre le marché ?
        le mandat attend encore après une construction au chantier
        nécropole sacrifiée puis temple payé : le temple est saisissable par l'échevin
        ma cible a posé un truc sans or, mon mandat est pas cramé
        archi : chantier d'abord, port ensuite, l'échevin tape sur le port
        Le mandat reste-t-il valable après une construction par le Chantier ?
        chantier utilisé, l'échevin peut prendre mon quartier suivant payé en or
        le mandat de l'échevin reste après le chantier
        nécropole gratuite puis quartier payé, l'échevin peut prendre le payé
        j'ai bâti avec le chantier, mon prochain quartier payé risque l'échevin
        l'échevin garde son mandat si la cible utilise le chantier
        il a bâti au chantier puis payé une église, puis-je la prendre avec l'échevin
    .no =
        le mandat est il perdu apres une construction via le chantier
        necropole gratuite d'abord : mon deuxieme batiment payé est il protégé de l'echevin
        la construction par le chantier compte elle comme premier quartier payé pour l'echevin
        ai je raté ma chance comme echevin si le premier quartier venait du chantier
        poser un quartier au chantier me débarrasse du mandat pour le tour
        l'échevin a laissé passer le chantier donc c'est fini pour lui ce tour
        le quartier du chantier compte comme mon premier payé, le suivant est safe
        après une nécropole gratuite l'échevin peut plus rien saisir
        mon 2e quartier payé en or est protégé car le premier venait du chantier
        un mandat signé s'annule si la cible sacrifie un quartier
        chantier utilisé, le mandat de l'échevin est perdu
        après le chantier mes autres quartiers sont à l'abri de l'échevin
        le quartier du chantier compte comme premier payé pour l'échevin
        nécropole sans or, l'échevin ne peut plus rien ce tour
        l'architecte utilise le chantier puis paie un quartier, l'échevin ne peut rien
        suis-je débarrassé de l'échevin après avoir bâti au chantier
    .asked =
        que devient le mandat quand la cible pose la necropole sans or
        chantier puis quartier payé, lequel l'échevin peut prendre
        le mandat signé après une nécropole posée sans or, il devient quoi
        chantier puis quartier payé, l'échevin peut prendre ou pas
ruling-framework-monument = On peut détruire le Chantier pour le Monument, mais seulement avec quatre quartiers au plus, Chantier compris : « cinq ou plus » se vérifie avant de payer.
    .yes =
        Puis-je construire le Monument en détruisant le Chantier ?
        Peut-on poser le Monument gratis en sacrifiant le Chantier ?
        avec trois quartiers dont le chantier, jpeux poser le monument sans payer
        le chantier est il compté dans la limite pour batir le monument
        quatre quartiers chantier compris, ca passe pour le monument
        4 quartiers chantier inclus, je le casse pour le monument ?
        le monument gratos grâce au chantier c'est permis si je suis sous cinq
        le chantier compte encore quand on vérifie la limite du monument
        à cinq quartiers dont le chantier, le monument est mort
        chantier + deux autres, monument à l'œil
        La limite de cinq quartiers pour le Monument se vérifie-t-elle avant de détruire le Chantier ?
        quatre quartiers avec le chantier, je peux faire le monument
        cinq quartiers avec le chantier, monument interdit
        le chantier peut payer le monument
        monument gratuit avec le chantier si j'ai 3 quartiers
        le chantier compte dans les cinq quartiers pour le monument
        j'ai 4 quartiers dont le chantier, puis-je poser le monument gratuitement
    .no =
        J'ai cinq quartiers, dont le Chantier : puis-je quand même bâtir le Monument avec lui ?
        cinq batiments, je casse le chantier pour le monument : autorisé
        le chantier part il avant qu'on compte les cinq quartiers du monument
        dois je payer l'or du monument si je sacrifie le chantier
        chantier plus quatre autres : le monument rentre t il a sa place
        le chantier sert il a contourner la limite du monument
        5 quartiers dont le chantier, je le détruis donc 4, donc monument ok
        le chantier peut pas servir à poser le monument
        avec le chantier je pose le monument en sixième
        casser le chantier libère une place pour le monument
        monument au chantier : je paie quand même la moitié
        la limite du monument saute quand on passe par le chantier
        cinq quartiers dont le chantier, je peux construire le monument
        chantier détruit d'abord, ensuite on compte pour le monument
        le monument ne peut pas être construit avec le chantier
        six quartiers dont le chantier, monument permis
        avec le chantier la limite du monument ne compte pas
        j'ai 5 quartiers, est-ce que détruire le chantier me permet le monument
    .asked =
        Chantier et Monument : combien de quartiers faut-il avoir au plus ?
        on verifie la limite du monument avant ou apres avoir detruit le chantier
        j'ai chantier + 4, le monument c'est mort ou pas
        combien de quartiers max, chantier compris, pour bâtir le monument avec
        chantier et monument avec cinq quartiers, permis ou pas
