### The rulings of data/rulings/errata.toml, and the questions they answer: with yes, with no, or in another way.

ruling-gems-mean-nothing = Les gemmes sur les cartes indiquent seulement la version où une carte est apparue. Elles ne jouent aucun rôle dans la partie.
    .asked =
        Que veulent dire les gemmes sur les cartes ?
        À quoi sert la petite pierre sur un personnage ?
        c'est quoi le petit bijou imprimé sur les personnages
        la pierre dessinée sur ma carte, elle veut dire quoi
        les gemmes ça apporte quoi
        gemme sur la carte, ça fait quoi
    .yes =
        on peut ignorer la pierre dessinée sur la carte pendant la partie ?
        la gemme dit juste de quelle edition vient la carte ?
        les petites gemmes servent à rien en jeu ?
        la gemme indique juste dans quelle version la carte est apparue
        je peux m'en foutre du bijou dessiné sur mon perso
        pas la peine de regarder les gemmes pour jouer
        la pierre sur la carte est là pour info
        Les gemmes imprimées sont-elles sans effet sur la partie ?
        les gemmes n'ont pas d'effet
        gemme sur la carte, je l'ignore
        la gemme indique la version de la carte
        je joue sans regarder les gemmes
        les gemmes sont inutiles pendant la partie
        puis-je ignorer les gemmes des cartes
    .no =
        les gemmes imprimées sur les cartes ont elles un effet en jeu
        une carte avec une autre gemme est plus forte ?
        faut il trier les cartes par gemme pour jouer
        les gemmes des quartiers rapportent des points ?
        ma carte a une gemme, j'ai un bonus
        une gemme vaut un or
        faut collectionner les gemmes des quartiers
        les persos avec une gemme jouent avant les autres
        on compte les gemmes au décompte
        la gemme montre le niveau de puissance du perso
        les gemmes donnent des points
        une gemme donne de l'or
        la gemme change le pouvoir de la carte
        il faut respecter les gemmes pendant la partie
        ma carte avec gemme est protégée
        est-ce que la gemme me rapporte quelque chose
ruling-gems-in-the-lists = Dans les listes du livret ukrainien, l'hexagone s'est perdu : un même signe marque cartes d'origine et nouvelles. Les origines données ici viennent des cartes.
    .asked =
        Pourquoi les listes du livret marquent-elles du même signe cartes d'origine et nouvelles ?
        d'ou viennent les origines des cartes données ici si le livret se trompe
        quel symbole manque dans les listes ukrainiennes
        comment vous savez d'où vient une carte si la liste ukrainienne mélange tout
        pourquoi vieilles et nouvelles cartes ont le même signe en ukrainien
        hexagone perdu dans le livret ukrainien, c'est quoi
        origine d'une carte, liste ukrainienne ou carte
    .yes =
        les signes d'origine sont ils confondus dans les listes du livret ukrainien
        l'hexagone a t il disparu du livret ukrainien ?
        le livret ukrainien a perdu l'hexagone dans ses listes ?
        dans les listes ukrainiennes un seul signe pour vieilles et nouvelles cartes
        ici on lit l'origine sur la carte et pas dans la liste ukrainienne
        les listes du livret ukrainien mélangent cartes d'origine et nouvelles sous un même symbole
        faut regarder la carte elle-même pour l'origine, pas la liste ukrainienne
        le symbole hexagonal manque dans les listes en ukrainien, c'est ça
        le livret ukrainien utilise un seul signe pour deux origines
        l'hexagone manque dans la liste ukrainienne
        les origines ici viennent des cartes elles-mêmes
        les gemmes des listes ukrainiennes sont trompeuses
        un même symbole marque les cartes anciennes et nouvelles dans la liste ukrainienne
    .no =
        meme signe dans le livret ukrainien, donc meme origine ?
        peut on se fier aux symboles des listes du livret ukrainien
        les origines d'ici sont recopiées des listes du livret ukrainien ?
        l'hexagone est bien présent dans les listes ukrainiennes
        même symbole dans la liste ukrainienne = cartes de la même édition
        l'origine donnée ici est tirée du livret ukrainien
        le signe des listes ukrainiennes permet de séparer les nouvelles cartes des anciennes
        dans le livret ukrainien chaque origine a son propre signe sans erreur
        la liste ukrainienne sépare bien les cartes d'origine et les nouvelles
        on suit la liste ukrainienne pour l'origine des cartes
        l'hexagone figure dans la liste ukrainienne
        les signes de la liste ukrainienne sont corrects
        la liste ukrainienne montre bien l'hexagone des cartes
ruling-seventh-not-own = Construire « son » quartier ne finit pas la partie : dans l'introduction du livret ukrainien, c'est une coquille pour « septième ». Le chapitre sur la fin de la partie le dit bien.
    .no =
        L'introduction du livret ukrainien finit la partie quand quelqu'un construit « son » quartier : vraiment ?
        la partie finit des qu'on batit un quartier, comme dans l'intro du livret ukrainien ?
        la phrase « son quartier » de l'introduction ukrainienne est elle juste
        d'après l'intro ukrainienne un seul quartier suffit et c'est la règle
        le livret ukrainien se trompe aussi dans le chapitre fin de partie
        la partie s'arrête quand chacun a bâti son quartier comme dit l'intro ukrainienne
        l'intro ukrainienne est sans faute sur la fin de partie
        "son quartier" désigne un quartier spécial à chaque joueur
        la partie finit quand on construit son quartier, comme dans l'intro ukrainienne
        l'intro du livret ukrainien est correcte sur la fin
        un quartier suffit pour finir selon la vraie règle ukrainienne
        le mot son dans l'intro ukrainienne est voulu
        le livret ukrainien finit vraiment la partie dès le premier quartier
    .yes =
        y a t il une coquille dans l'introduction du livret ukrainien
        l'intro ukrainienne devrait elle dire septieme quartier
        le chapitre fin de partie du livret ukrainien est il correct ?
        "son quartier" dans l'intro ukrainienne c'est une faute de frappe ?
        l'intro du livret ukrainien voulait dire septième
        le chapitre de fin du livret ukrainien est juste, lui
        on peut ignorer la phrase de l'intro ukrainienne sur "son" quartier
        c'est sept quartiers, pas un, malgré l'intro ukrainienne
        Le mot "son" de l'introduction ukrainienne est-il une coquille ?
        il y a une faute dans l'intro ukrainienne sur la fin de partie
        l'intro ukrainienne veut dire septième quartier
        construire son quartier ne finit pas la partie, même si l'intro ukrainienne le dit
        le chapitre sur la fin est correct dans le livret ukrainien
        dans l'intro ukrainienne, "son" est mis pour septième
        il faut sept quartiers et non un seul malgré la coquille ukrainienne
    .asked =
        Faut-il un quartier ou sept pour finir, d'après le livret ukrainien ?
        quelle est l'erreur dans l'intro du livret ukrainien
        l'intro ukrainienne dit "son" quartier, faut comprendre quoi
        où est la bonne règle de fin dans le livret ukrainien
        quel mot est mal imprimé dans l'intro en ukrainien
        intro ukrainienne, son quartier ou septième quartier
ruling-first-game-token-count = À 3 ou 8 joueurs, même une première partie se joue avec neuf personnages, comme le dit la note à côté de la liste ; les étapes de mise en place ne parlent que de huit.
    .no =
        Une première partie à 3 ou 8 joueurs se joue-t-elle avec huit personnages ?
        on est trois, les huit jetons des etapes du livret suffisent ?
        huit joueurs pour la premiere partie, huit persos comme ecrit dans le livret ?
        première partie à 3, huit persos suffisent
        on débute à huit joueurs avec huit persos
        les étapes de la mise en place parlent bien de neuf
        pour une première partie on ignore la note et on garde huit à 3
        à 8 débutants on retire le neuvième perso
        première partie à 3 joueurs, huit personnages
        première partie à huit, on prend huit personnages
        pour débuter à 3 on joue sans neuvième personnage
        les étapes de mise en place disent neuf personnages
        première partie à 8, est-ce que huit persos suffisent
    .yes =
        le livret parle de huit personnages, mais a trois il en faut neuf ?
        la note a coté de la liste du livret a t elle raison pour la premiere partie
        a 8 faut il un neuvieme perso des la premiere partie du livret
        première partie à 8 : on met neuf persos ?
        à trois même pour débuter faut un neuvième perso
        la note à côté de la liste a raison, pas les étapes
        les étapes de mise en place oublient le neuvième à 3 joueurs
        neuf persos dès la première partie si on est huit
        Une première partie à trois joueurs utilise-t-elle neuf personnages ?
        première partie à 8 joueurs, neuf personnages
        première partie à 3, il faut neuf personnages
        à trois débutants on ajoute un neuvième perso
        la note de la liste dit neuf pour 3 ou 8 joueurs
        première partie à trois joueurs, la note a raison : neuf persos
    .asked =
        Combien de jetons pour notre première partie à huit joueurs ?
        premiere partie a 3, le livret dit huit puis neuf, on fait quoi
        première fois à 8, combien de persos
        étapes ou note à côté de la liste, qui a raison pour 3 joueurs
        le livret parle de huit persos pour débuter, à 3 c'est juste ou pas
        première partie à 3, huit ou neuf personnages
        combien de persos pour une première partie à 8
ruling-list-footnotes = Le † des listes renvoie à deux notes différentes : pas d'Empereur à 2 joueurs, pas de Reine à 3 ou 4. Le livret ukrainien les marque du même signe.
    .asked =
        Que veut dire le † à côté de l'Empereur et de la Reine dans les listes ?
        Pourquoi une petite croix à côté de certains personnages dans les listes ?
        c'est quoi la croix a coté de la reine dans le livret
        le petit † près de l'empereur ça veut dire quoi
        à combien de joueurs on vire la reine d'après la croix
        que veut dire la croix à côté de la reine
        la croix près de l'empereur dans les listes, pour combien de joueurs
    .yes =
        dans les listes du livret, l'empereur est il exclu a 2 joueurs
        la reine marquée d'une croix dans la liste est elle retirée a 3 ou 4
        la croix à côté de la reine veut dire pas à 3 ou 4 ?
        le † de l'empereur c'est pour le duel
        un seul signe pour deux notes dans le livret ukrainien
        à 2 l'empereur marqué d'une croix est retiré
        la reine avec sa croix revient à 5 joueurs
        Le même signe renvoie-t-il à deux notes différentes dans les listes ukrainiennes ?
        la croix de l'empereur veut dire pas à deux joueurs
        la croix de la reine veut dire pas à 3 ou 4 joueurs
        les deux croix des listes ont un sens différent
        à 4 joueurs, la reine avec croix est enlevée
        empereur avec croix dans la liste, on ne le joue pas à 2
    .no =
        la croix du livret veut dire la meme chose pour l'empereur et la reine ?
        la croix du livret interdit elle l'empereur a 4 joueurs
        avec la croix des listes, pas de reine a 6 joueurs ?
        le † interdit la reine à 2 joueurs seulement
        croix = perso plus fort
        l'empereur à la croix est exclu à 3 ou 4
        les deux croix ont la même signification
        la croix dit que la reine se joue qu'à 4
        empereur et reine sont exclus tous les deux à 5 joueurs à cause du †
        la croix veut dire pas d'empereur à 3 joueurs
        les croix de l'empereur et de la reine disent la même chose
        la croix interdit la reine à 5 joueurs
        la croix autorise l'empereur à 2
        empereur avec croix dans la liste, on ne le joue pas à 4
ruling-tie-revealed-not-chosen = À égalité, c'est le personnage révélé qui compte, selon le livret anglais ; l'ukrainien dit « a choisi ». Nous suivons l'anglais, texte d'origine ; la différence ne touche qu'un personnage assassiné.
    .asked =
        À égalité, compte-t-on le personnage choisi ou révélé ?
        Ex æquo : le livret ukrainien dit « choisi », l'anglais « révélé », lequel vaut ?
        pourquoi les deux livrets different sur le départage
        pour l'égalité c'est choisi ou révélé
        quel livret on suit pour départager et pourquoi
        quand est-ce que choisi ou révélé change quelque chose
        égalité, personnage assassiné, il compte ou pas
        égalité, on suit le livret anglais ou ukrainien
    .yes =
        a egalité, suit on le livret anglais avec le personnage révélé
        la difference entre les livrets ne joue que pour un perso assassiné ?
        égalité : on regarde le perso révélé, pas juste choisi ?
        on suit l'anglais pour le départage parce que c'est l'original
        mort assassiné et pas révélé, ça compte pas pour départager
        l'ukrainien dit "choisi", nous on dit "révélé"
        choisi ou révélé, la nuance concerne que les assassinés
        Le livret anglais parle-t-il du personnage révélé pour départager ?
        égalité : le personnage révélé compte
        assassiné et non révélé, mon perso ne départage pas
        on suit le livret anglais en cas d'égalité
        le livret ukrainien dit choisi pour l'égalité
        à égalité on regarde le personnage révélé, comme dans le livret anglais
    .no =
        le mot « choisi » du livret ukrainien fait il foi pour l'egalité
        un perso assassiné compte t il a l'egalité parce que le livret ukrainien dit choisi
        les livrets anglais et ukrainien disent ils pareil sur l'egalité
        à égalité on suit le mot "choisi" du livret ukrainien
        les deux livrets emploient le même mot pour l'égalité
        mon perso assassiné compte à l'égalité vu que je l'avais choisi
        la différence choisi/révélé change souvent le vainqueur pour tous les persos
        le texte ukrainien est l'original pour les égalités
        égalité : le personnage choisi compte
        assassiné, mon perso compte pour l'égalité
        on suit le livret ukrainien en cas d'égalité
        le livret anglais dit choisi pour l'égalité
        à égalité mon personnage assassiné jamais révélé me fait gagner
ruling-tie-classic = À égalité, la boîte classique compte les points de quartiers sans les bonus (somme des coûts, Dracoport à 6), puis l'or. La troisième édition française n'a aucune règle : les ex æquo partagent la victoire.
    .asked =
        Comment les anciennes boîtes départageaient-elles une égalité ?
        Qui gagne à points égaux avec la boîte classique ou la troisième édition ?
        egalité de points avec l'ancienne edition, qui l'emporte
        égalité avec ma vieille boîte, on regarde quoi d'abord
        ex aequo en troisième édition, qui gagne
        égalité dans la boîte classique, qui gagne
    .yes =
        boite classique, encore egalité sur les quartiers : c'est l'or qui tranche ?
        en troisieme edition les ex aequo partagent la victoire ?
        vieille boîte, égalité : on regarde les points des quartiers sans bonus ?
        classique : toujours ex aequo, alors c'est l'or
        troisième édition = victoire partagée en cas d'égalité
        dracoport compté 6 pour départager dans la boîte classique
        la troisième édition française dit rien sur les ex aequo
        Dans la boîte classique, l'or ne départage-t-il qu'en second ?
        boîte classique : à égalité les points des quartiers comptent
        boîte classique, encore égalité, le plus d'or gagne
        troisième édition, égalité, on partage la victoire
        égalité en classique, le dracoport compte 6
        en troisième édition deux joueurs à égalité gagnent ensemble
    .no =
        dans la boite classique on departage d'abord a l'or ?
        la troisieme edition francaise a t elle une regle d'egalité
        le dracoport compte 8 pour departager dans l'ancienne boite ?
        les anciennes boites departageaient au rang le plus haut ?
        boîte classique : le plus riche gagne direct l'égalité
        dans la classique les bonus comptent pour départager
        la troisième édition départage au perso le plus élevé
        classique, dracoport à 8 pour départager
        troisième édition, à égalité c'est l'or
        ancienne boîte : à égalité on rejoue une manche
        boîte classique, égalité, on partage tout de suite la victoire
        troisième édition, égalité, le plus riche gagne
        égalité en classique, on compte les bonus aussi
        égalité en classique, le dracoport compte 8
        troisième édition, l'égalité se règle aux points de quartiers
        boîte classique, l'or départage avant les points de quartiers
ruling-editions-dragon-gate = Le Dracoport vaut 8 points dans toutes les boîtes : 2016 dit coût 6 et 2 points de plus, les anciennes boîtes disent qu'il vaut 8.
    .yes =
        Le Dracoport vaut-il 8 points dans toutes les boîtes ?
        Le Dracoport rapportait-il autant avant 2016 ?
        le dracoport vaut 8 dans l'ancienne boite aussi ?
        toutes les editions comptent pareil le dracoport ?
        dracoport : 8 pts partout, vieille ou nouvelle boîte ?
        j'ai la boîte classique, mon dracoport vaut 8
        2016 et avant, le dracoport rapporte pareil
        même valeur du dracoport dans toutes les éditions
        c'est juste la formulation du dracoport qui change entre les boîtes
        Les anciennes boîtes donnaient-elles déjà 8 points au Dracoport ?
        dracoport, 8 points aussi dans la boîte classique
        le dracoport vaut pareil en 2016 et avant
        troisième édition, dracoport à 8 points
        le dracoport rapporte 8 dans chaque édition
        mon vieux dracoport vaut autant que le nouveau
        est-ce que mon dracoport de l'ancienne boîte vaut aussi 8
    .no =
        le dracoport ne valait que 6 points dans la boite classique ?
        l'edition 2016 donne plus de points au dracoport qu'avant ?
        la valeur du dracoport change d'une boite a l'autre ?
        dans la vieille boîte le dracoport vaut 6
        depuis 2016 le dracoport vaut 10
        le dracoport a perdu 2 pts en 2016
        le dracoport marque différemment selon l'édition
        dracoport troisième édition : 7 pts
        le dracoport vaut moins dans l'ancienne édition
        dracoport 2016 : 6 points, avant : 8
        le dracoport a changé de valeur en 2016
        dracoport de la boîte classique, 6 points
        troisième édition, dracoport à 10 points
        est-ce que le dracoport valait moins avant 2016
    .asked =
        combien de points pour le dracoport dans la vieille edition
        dracoport en 2016 et avant, c'est quoi la différence de points
        ma vieille boîte dit "vaut 8" pour le dracoport et la nouvelle coût 6 + 2, c'est lequel
        le dracoport dans la boîte classique vaut combien
        dracoport, même nombre de points dans toutes les boîtes
ruling-editions-others-bonus = Les 2 points de cité terminée vont, en 2016 et dans la boîte classique, à ceux qui ont terminé leur cité ; dans la troisième édition française, à ceux qui ont huit quartiers à la fin.
    .asked =
        Qui reçoit les 2 points de cité terminée selon les boîtes ?
        Deux points pour les cités suivantes : était-ce pareil dans les vieilles éditions ?
        comment la troisieme edition donne t elle les 2 points
        les 2 pts de ville finie en troisième édition, à qui
        quelle boîte est différente pour le bonus de 2
        boîte classique, le +2 va à qui
        2 points de cité terminée en troisième édition, comment
        boîte classique ou troisième édition, qui donne les 2 points comment
    .yes =
        en troisieme edition les 2 points vont a ceux qui ont huit quartiers a la fin ?
        2016 et la boite classique sont d'accord pour les 2 points ?
        troisième édition : faut huit quartiers à la fin pour les 2 pts ?
        en 2016 les 2 pts vont à ceux qui ont terminé leur ville
        la classique donne les 2 pts comme la 2016
        la troisième édition française regarde le nombre de quartiers à la fin pour le +2
        les éditions sont pas toutes pareilles sur les 2 pts de cité finie
        La troisième édition exige-t-elle huit quartiers en fin de partie pour les 2 points ?
        troisième édition, 2 points avec huit quartiers à la fin
        boîte classique, 2 points si j'ai terminé ma cité
        2016, 2 points pour ceux qui ont terminé leur cité
        la troisième édition change la règle des 2 points
        en troisième édition il faut huit quartiers à la fin pour les 2 points
    .no =
        les 2 points de cité terminée sont ils pareils dans toutes les boites
        troisieme edition, j'ai fini ma cité puis perdu un quartier : j'ai les 2 points ?
        la boite classique regarde seulement qui a huit quartiers a la fin ?
        toutes les boîtes donnent les 2 pts avec le même texte
        en 2016 faut huit quartiers à la fin pour les 2 pts à 5 joueurs
        troisième édition : il suffit d'avoir eu huit quartiers un moment pour les 2 pts
        la classique demande pareil que la troisième édition pour les 2 pts
        la troisième édition donne les 2 pts à sept quartiers
        troisième édition, 2 points même avec sept quartiers à la fin
        les 2 points ont la même règle dans toutes les éditions
        boîte classique, pas de 2 points pour les autres cités terminées
        troisième édition, j'ai eu huit quartiers puis sept à la fin, 2 points
        en troisième édition, cité terminée puis rasée à sept, je garde les 2 points
ruling-three-nine-changed = À trois joueurs, on joue depuis 2016 avec neuf personnages et on en écarte un deuxième au hasard ; dans les anciennes boîtes, on joue avec huit.
    .asked =
        Qu'est-ce que 2016 a changé à trois joueurs ?
        combien de persos a trois dans cette boite et en 2016
    .yes =
        a trois, l'edition 2016 joue avec neuf personnages ?
        la partie a trois a t elle changé en 2016
    .no =
        a trois dans l'ancienne boite, neuf personnages ?
        on ecarte un deuxieme perso au hasard a trois dans l'ancienne edition ?
        le jeu a trois est il identique dans toutes les editions
ruling-unknown-cards-third = Les cartes de la troisième édition française ne sont pas toutes connues ici : son livret compte 82 cartes Quartier, décrit les 11 étoilées et ne donne pas la liste des autres. Ce que nous n'avons pas pu établir reste inconnu.
    .no =
        Toutes les cartes de la troisième édition française sont-elles connues ici ?
        avez vous la liste complete des cartes de la troisieme edition
        le livret de la troisieme edition liste t il les 82 quartiers
        toutes les violettes de la boite troisieme edition sont connues ?
    .yes =
        manque t il ici des cartes de la troisieme edition
        le livret de la troisieme edition decrit ses 11 cartes étoilées ?
    .asked =
        combien de cartes la troisieme edition decrit elle
ruling-buildings-are-districts = Le paquet de « bâtiments » de la mise en place est la pioche de quartiers : aucune autre carte n'a ce dos. Le livret ne l'appelle ainsi qu'une fois.
    .asked =
        Qu'est-ce que le paquet de « bâtiments » de la mise en place ?
        quelles cartes sont les « bâtiments » du livret
    .yes =
        le paquet batiments du livret c'est bien la pioche de quartiers ?
        quand la mise en place du livret dit batiments, ce sont les quartiers ?
    .no =
        y a t il des cartes batiment a part des quartiers dans le livret
        le livret prevoit il une troisieme pile nommée bâtiments
        manque t il un paquet batiments dans ma boite d'apres le livret
