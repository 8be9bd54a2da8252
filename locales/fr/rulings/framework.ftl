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
    .asked =
        que peut faire l'échevin quand on sacrifie le chantier
        pourquoi l'échevin peut pas prendre ce que j'ai bâti au chantier
        nécropole par sacrifice et mandat signé, ça donne quoi
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
    .asked =
        que devient le mandat quand la cible pose la necropole sans or
        chantier puis quartier payé, lequel l'échevin peut prendre
        le mandat signé après une nécropole posée sans or, il devient quoi
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
    .asked =
        Chantier et Monument : combien de quartiers faut-il avoir au plus ?
        on verifie la limite du monument avant ou apres avoir detruit le chantier
        j'ai chantier + 4, le monument c'est mort ou pas
        combien de quartiers max, chantier compris, pour bâtir le monument avec
