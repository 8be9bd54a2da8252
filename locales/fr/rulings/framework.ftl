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
    .yes =
        Ma Nécropole, posée en détruisant un quartier, échappe-t-elle au mandat ?
        la necropole gratuite est elle a l'abri de l'echevin
        est ce que le chantier permet d'esquiver le mandat signé
        je garde mon batiment si je l'ai payé avec le chantier et pas en or
    .asked =
        que peut faire l'échevin quand on sacrifie le chantier
ruling-magistrate-next-paid = Après une construction par le Chantier, ou une Nécropole posée en détruisant un quartier, le mandat de l'Échevin vaut toujours : il peut prendre le prochain quartier que sa cible paie en or ce tour-ci.
    .yes =
        Après une construction par le Chantier, l'Échevin peut-il prendre le quartier suivant, payé en or ?
        ma cible a utilisé son chantier puis paie une eglise, jpeux prendre l'eglise
        l'architecte sacrifie le chantier puis paie un port, l'échevin peut il encore agir
        le mandat signé reste il valable apres une nécropole non payée
        apres la necropole gratuite je paie une caserne : l'echevin peut la prendre
    .no =
        le mandat est il perdu apres une construction via le chantier
        necropole gratuite d'abord : mon deuxieme batiment payé est il protégé de l'echevin
        la construction par le chantier compte elle comme premier quartier payé pour l'echevin
        ai je raté ma chance comme echevin si le premier quartier venait du chantier
    .asked =
        que devient le mandat quand la cible pose la necropole sans or
ruling-framework-monument = On peut détruire le Chantier pour le Monument, mais seulement avec quatre quartiers au plus, Chantier compris : « cinq ou plus » se vérifie avant de payer.
    .yes =
        Puis-je construire le Monument en détruisant le Chantier ?
        Peut-on poser le Monument gratis en sacrifiant le Chantier ?
        avec trois quartiers dont le chantier, jpeux poser le monument sans payer
        le chantier est il compté dans la limite pour batir le monument
        quatre quartiers chantier compris, ca passe pour le monument
    .no =
        J'ai cinq quartiers, dont le Chantier : puis-je quand même bâtir le Monument avec lui ?
        cinq batiments, je casse le chantier pour le monument : autorisé
        le chantier part il avant qu'on compte les cinq quartiers du monument
        dois je payer l'or du monument si je sacrifie le chantier
        chantier plus quatre autres : le monument rentre t il a sa place
        le chantier sert il a contourner la limite du monument
    .asked =
        Chantier et Monument : combien de quartiers faut-il avoir au plus ?
        on verifie la limite du monument avant ou apres avoir detruit le chantier
