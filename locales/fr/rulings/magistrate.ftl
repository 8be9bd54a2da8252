### The rulings of data/rulings/magistrate.toml, and the questions they answer: with yes, with no, or in another way.

ruling-three-warrants = Un seul des trois mandats de l'Échevin a un effet, celui qui est signé ; les deux vierges sont du bluff. Tous sont face cachée : personne d'autre ne sait lequel est lequel.
    .no =
        Les trois mandats de l'Échevin comptent-ils ?
        J'ai un mandat sur mon personnage : est-ce que je risque forcément quelque chose ?
        l'échevin prend il un quartier aux trois joueurs visés
        un mandat vierge peut me nuire ?
        est-ce que je sais si mon mandat est signé avant de bâtir
        un mandat non signé me coûte de l'or ou mon tour ?
        trois victimes par manche pour l'échevin ?
    .yes =
        deux mandats sur trois c'est du bluff ?
        le mandat sur mon perso peut etre sans effet ?
        seul le mandat signé permet de confisquer ?
        un mandat devant mon perso, mais c'est peut être du vent ?
    .asked =
        À quoi servent les mandats vierges ?
        Combien de personnages l'Échevin vise-t-il pour de bon ?
        a quoi bon les deux faux mandats de l'échevin
ruling-warrants-different-characters = L'Échevin pose ses trois mandats sur trois personnages différents, un sur chacun.
    .no =
        L'Échevin peut-il mettre deux mandats sur le même personnage ?
        les trois mandats sur l'architecte, permis ?
        l'échevin peut il empiler un vierge sur le mandat signé
        le roi peut recevoir deux jetons de l'échevin ?
        jpeux mettre le signé et un vierge sur le rang 7
        deux jetons de l'échevin pour être sûr d'avoir l'architecte ?
    .yes =
        chaque mandat va sur un role différent ?
        trois mandats donc trois personnages visés ?
        c'est interdit de doubler les mandats sur un rang ?
    .asked =
        comment répartir les trois mandats
ruling-confiscates-paid = L'Échevin ne paie rien pour un quartier qu'il confisque : il le construit gratuitement dans sa propre cité.
    .no =
        L'Échevin paie-t-il le quartier qu'il confisque ?
        l'échevin est fauché, ça l'empeche de prendre le quartier ?
        l'échevin me verse le prix de mon bâtiment ?
        la carte confisquée va dans la main de l'échevin ?
        l'échevin doit payer le plein tarif du palais qu'il prend ?
        l'échevin rachète mon palais au prix fort ?
    .yes =
        Je suis l'Échevin et ma cible vient de payer un bâtiment : puis-je le mettre dans ma ville sans rien débourser ?
        un quartier confisqué est gratuit pour l'échevin ?
        le quartier saisi va dans la cité de l'échevin
        0 pièce et je suis échevin, je peux confisquer ?
        cadeau pour l'échevin, il ne sort pas un sou ?
    .asked =
        combien coute une confiscation à l'échevin
ruling-confiscation-moment = Le mandat signé agit pendant le tour de la cible, quand elle paie un quartier : l'Échevin peut alors le retourner, et le quartier va dans sa cité à lui.
    .yes =
        L'Échevin agit-il pendant le tour d'un autre ?
        il retourne le mandat au moment où je paie mon batiment ?
        mandat signé sur moi mais je bâtis pas, je suis tranquille ?
        il m'arrête en pleine construction, l'échevin a le droit ?
    .no =
        l'échevin peut prendre un quartier déjà posé dans ma cité ?
        l'échevin doit attendre son prochain tour pour confisquer
        le mandat signé permet il de prendre une carte de ma main
        si je ne construis rien l'échevin peut me prendre quelque chose ?
        mes vieux bâtiments craignent ils le mandat
    .asked =
        Comment marche le mandat signé ?
        quand l'échevin peut il me prendre mon quartier
ruling-confiscation-optional = L'Échevin peut laisser passer un quartier : retourner le mandat signé ou non, c'est lui qui décide.
    .no =
        L'Échevin est-il obligé de prendre le quartier ?
        le mandat signé se retourne tout seul quand je bâtis ?
        l'échevin est forcé de confisquer un quartier minable ?
        jpeux obliger l'échevin à montrer son mandat
        avec un mandat signé sur moi, la saisie est automatique ?
    .yes =
        l'échevin peut dire non merci et me laisser ma taverne ?
        l'échevin peut se taire et ne pas montrer son mandat signé
        confisquer est il facultatif
        visé pour de bon mais il n'a rien pris, c'est permis ?
        il boude ma baraque à 1 pièce, l'échevin peut ?
    .asked =
        qui décide si le mandat signé sert
ruling-confiscated-counts = Un quartier confisqué par l'Échevin compte comme une construction de la cible pour ce tour, même s'il n'entre jamais dans sa cité.
    .yes =
        Un quartier confisqué par l'Échevin compte-t-il comme une construction de la cible ?
        ma construction du tour est consommée si on me la confisque ?
        évêque, on m'a pris mon église, fini de bâtir ce tour ?
        le quartier saisi compte dans mon nombre de constructions ?
    .no =
        On m'a confisqué mon bâtiment : ai-je droit à une autre construction ce tour ?
        l'échevin m'a piqué ma seule construction, j'en refais une ?
        le quartier confisqué entre aussi dans ma cité ?
        une construction confisquée ne compte pas dans ma limite ?
        je récupère ma carte en main apres la confiscation ?
        saisi à l'instant, jpeux poser autre chose avec l'or rendu
    .asked =
        combien de constructions me reste t il apres une confiscation
ruling-confiscated-refund = Le joueur dont l'Échevin confisque le quartier reprend l'or qu'il a payé pour lui.
    .yes =
        L'Échevin m'a pris mon quartier : on me rend mes sous ?
        j'ai payé 5 le palais, l'échevin le prend, on me rend 5 ?
        je garde mon or quand on me confisque mon batiment ?
        suis je remboursé pour un quartier confisqué
        l'échevin me vole la maison mais pas les sous ?
    .no =
        mon or est perdu si l'échevin prend le quartier que j'ai payé ?
        mon paiement reste à la banque apres une confiscation ?
        l'échevin empoche les pièces que j'ai payées ?
        c'est l'échevin qui me rembourse de sa poche ?
    .asked =
        Qui récupère les pièces quand l'Échevin révèle le mandat signé ?
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
    .yes =
        Mandat signé pas révélé à temps : est-ce trop tard ?
        mon premier quartier est passé, le second est à l'abri du mandat ?
        doit il se décider dès le premier quartier payé
        s'il ne dit rien au premier batiment, le mandat est mort ?
    .asked =
        lequel de mes quartiers l'échevin peut il saisir
ruling-confiscates-first-of-several = L'Échevin ne prend que le premier quartier payé par sa cible, et ce quartier compte dans la limite de la cible. Elle garde tout ce qu'elle construit d'autre ce tour-ci.
    .no =
        L'Échevin prend-il tout à celui qui construit plusieurs quartiers ?
        Je suis l'Architecte sous mandat : l'Échevin me rafle-t-il mes trois bâtiments ?
        le négociant bâtit quatre verts, l'échevin les prend tous ?
        l'échevin peut prendre les deux quartiers de l'archiviste
        architecte sous mandat, il perd toutes ses constructions ?
        le quartier saisi s'ajoute aux trois de l'architecte sans compter ?
    .yes =
        Le mandat signé est sur l'Architecte : peut-il bâtir le reste ?
        voyante sous mandat signé : le premier part, le second est à moi ?
        le sorcier pose d'abord la carte volée, on peut la confisquer ?
        architecte, le premier m'est confisqué, j'en bâtis encore deux ?
        architecte : je sacrifie le premier et je garde les deux suivants ?
    .asked =
        Que prend l'Échevin à l'Architecte, au Négociant, à la Voyante, à l'Archiviste ou au Sorcier ?
        Combien de quartiers l'Échevin peut-il saisir à la même cible ?
        mandat signé sur le négociant, que garde t il
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
    .yes =
        Mon quartier est-il à l'abri du mandat si l'Échevin possède le même ?
        l'échevin a déjà un temple, mon temple ne risque rien ?
        jpeux esquiver l'échevin en bâtissant ce qu'il a déjà
        un doublon est interdit à l'échevin ?
    .asked =
        l'échevin a déjà ce quartier, que devient ma construction
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
    .yes =
        les mandats restants repartent sans qu'on les voie ?
        une menace inutilisée reste elle secrète
        l'échevin peut garder secret quel mandat était signé ?
ruling-magistrate-own-rank = L'Échevin et la Maître-chanteuse peuvent poser un jeton sur leur propre personnage : rien ne l'interdit. Le jeton n'y fait rien, il fait seulement douter les autres.
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
    .no =
        c'est interdit à la maître-chanteuse de se menacer ?
        un mandat sur le rang 1 fait il quelque chose à l'échevin
        si l'échevin se signe lui-même, perd-il son quartier ?
        les trois mandats doivent viser les personnages des autres ?
        la maître chanteuse se paie t elle un pot-de-vin pour sa menace sur elle
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
    .no =
        à trois mon second role est interdit à ma maître-chanteuse ?
        a 2 la sorcière doit nommer un role de l'adversaire ?
        ma menace sur mon deuxième personnage me coûte de l'or ?
        a trois joueurs, interdit de nommer mon autre carte en sorcière ?
        mes deux persos sont ils hors d'atteinte l'un de l'autre pour la sorcière
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
    .yes =
        mes catacombes sont à l'abri de l'échevin ?
        les catacombes sont insaisissables ?
        comme on ne bâtit pas les catacombes, le mandat n'y touche jamais ?
    .asked =
        que peut faire l'échevin contre les catacombes
ruling-cardinal-confiscated = Quand l'Échevin confisque le quartier du Cardinal, les cartes que celui-ci a données contre des pièces restent à l'autre joueur. Seul l'or revient.
    .no =
        Le Cardinal récupère-t-il ses cartes quand l'Échevin prend son quartier ?
        Je suis le Cardinal, j'ai donné des cartes contre des pièces et l'Échevin confisque tout : me rend-on mes cartes ?
        cardinal confisqué, ses cartes reviennent en main ?
        dois-je rendre ses cartes au cardinal si on lui saisit son quartier
        la confiscation annule t elle l'échange de cartes du cardinal
        les cartes du cardinal vont sous la pioche quand le mandat se retourne ?
        les cartes troquées du cardinal lui reviennent elles avec l'or
    .yes =
        l'autre joueur garde les cartes du cardinal après le coup de l'échevin ?
        les cartes données par le cardinal sont perdues pour de bon ?
        j'ai eu deux cartes du cardinal, je les garde malgré l'échevin ?
    .asked =
        Mandat signé contre Cardinal : qui retrouve quoi ?
        où finissent les cartes du cardinal apres la confiscation
ruling-cardinal-confiscated-gold = Quand l'Échevin confisque le quartier du Cardinal, tout l'or payé revient au Cardinal, même les pièces prises à l'autre joueur.
    .no =
        Le joueur à qui le Cardinal a pris de l'or le récupère-t-il après une confiscation ?
        le cardinal m'a pris 3 pièces puis l'échevin a saisi, je revois mes pièces ?
        le remboursement du cardinal est il partagé avec l'autre joueur
        le cardinal ne récupère que son or a lui ?
        l'or emprunté par le cardinal reste à la banque apres le mandat ?
        le prêteur du cardinal retrouve ses sous ?
    .yes =
        le cardinal empoche tout le remboursement ?
        cardinal confisqué, il garde les pièces prises au voisin ?
        le cardinal sort plus riche de la confiscation, c'est normal ?
    .asked =
        À qui revient l'or emprunté si le quartier du Cardinal est confisqué ?
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
    .yes =
        alchimiste confisqué, remboursé une seule fois ?
        l'alchimiste reprend son or tout de suite quand le mandat se retourne ?
        en fin de tour plus rien ne revient pour le quartier confisqué, c'est ça ?
    .asked =
        Alchimiste et mandat signé : quand l'argent revient-il ?
        Que touche l'Alchimiste à la fin de son tour pour un bâtiment saisi par mandat ?
        combien récupère l'alchimiste si l'échevin lui prend son quartier
