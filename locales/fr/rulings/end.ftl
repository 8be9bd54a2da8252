### The rulings of data/rulings/end.toml, and the questions they answer: with yes, with no, or in another way.

ruling-seventh-district-last-round = La partie finit avec la manche où une première cité est terminée : sept quartiers, ou huit à 2 ou 3 joueurs.
    .asked =
        Quand la partie finit-elle ?
        Combien de quartiers faut-il pour terminer sa cité ?
        Qu'est-ce qui déclenche la fin de la partie ?
        À partir de combien de bâtiments une ville est-elle complète ?
        Faut-il 7 ou 8 quartiers pour finir ?
        on joue jusqu'a combien de quartiers a 7
        c'est quoi la condition de fin de partie
    .yes =
        C'est fini au bout de sept quartiers, même à quatre joueurs ?
        cinq joueurs, une ville de sept batiments est elle finie
        a quatre, quelqu'un pose son 7e quartier : c'est la derniere manche ?
        a huit joueurs, sept quartiers suffisent ils a finir la ville
    .no =
        a six joueurs faut il huit quartiers pour finir
        y a t il un nombre de manches fixe
        la partie finit elle quand la pioche est vide
        la partie s'arrete elle a six quartiers
ruling-last-round-played-out = La manche où une cité est terminée se joue jusqu'au bout : ceux qu'on n'a pas encore appelés jouent un tour normal et peuvent construire ou détruire.
    .yes =
        Une cité est terminée : les autres jouent-ils encore leur tour ?
        Peut-on encore construire quand un autre a fini sa cité ?
        Un joueur a posé son septième quartier : ai-je encore droit à mon tour ?
        Je n'ai pas encore été appelé et quelqu'un vient de finir : je joue quand même ?
        pas encore appele et un autre a fini sa ville, jjoue quand meme ?
        le condottiere peut il encore detruire dans la derniere manche
        un deuxieme joueur peut il finir sa cite dans la meme manche
        la derniere manche se joue t elle avec tous les pouvoirs
    .no =
        Est-ce que tout s'arrête dès le septième bâtiment ?
        on arrete tout au moment du septieme quartier ?
        les personnages restants sont ils sautes une fois une cite finie
        est il interdit de construire parce qu'un autre a fini
    .asked =
        une cite finie au milieu de la manche, on fait quoi
ruling-more-than-seven = Une cité peut dépasser sept quartiers, et tous rapportent. « Terminée » veut dire au moins sept quartiers, ou au moins huit à 2 ou 3 joueurs.
    .yes =
        Une cité peut-elle avoir plus de sept quartiers ?
        Le huitième et le neuvième quartier rapportent-ils ?
        Peut-on continuer à construire dans une cité terminée ?
        J'ai sept quartiers et de quoi bâtir : puis-je en poser un huitième ?
        un huitieme batiment est il permis
        j'en ai six, architecte : jpeux monter a neuf ?
        les quartiers au dela de sept font ils des points
    .no =
        Y a-t-il un plafond au nombre de bâtiments ?
        faut il s'arreter de construire a sept
        les batiments en trop apres sept valent ils zero
        ne compte t on que les sept meilleurs quartiers
        une cite complete est elle bloquee a sept
    .asked =
        quelle taille maximum pour une ville
ruling-complete-after-effect = Une cité n'est jamais terminée au milieu d'un effet : on compte ses quartiers une fois l'effet fini. Dans un échange, l'un part quand l'autre arrive, et le livret parle de ce qui est construit dans la cité.
    .no =
        Une cité compte-t-elle comme terminée au milieu d'un échange ?
        Le Diplomate échange et, un instant, l'autre a sept quartiers : est-ce la fin ?
        Pendant un échange, une ville est-elle considérée comme pleine entre les deux mouvements ?
        echange du diplomate : une seconde j'ai sept cartes, ma cite est terminee ?
        six quartiers, j'en detruis un pour la necropole : cite complete entre temps ?
        une ville peut elle etre finie pendant qu'un effet n'est pas termine
        l'echange finit il une cite si la nouvelle carte arrive avant que l'autre parte
    .yes =
        compte t on la cite seulement une fois l'effet fini
        l'echange doit il etre entierement fait avant de verifier si une cite est complete
        apres l'echange on a toujours six chacun, donc rien de termine ?
    .asked =
        À quel moment vérifie-t-on si une cité est terminée ?
        Quand exactement compte-t-on les bâtiments pour voir si une ville est complète ?
        on compte les quartiers avant ou apres l'echange
ruling-first-completer-shrinks = Celui qui a terminé sa cité en premier garde ses 4 points même si elle rétrécit, par exemple s'il cède son Monument comme Diplomate : ils sont pour celui qui a été premier.
    .no =
        Le premier à terminer perd-il ses 4 points si sa cité rétrécit ensuite ?
        Perd-on la prime de premier quand la ville redevient incomplète ?
        les 4 points sautent ils si j'echange mon monument comme diplomate
        un autre recoit il les 4 points si la cite du premier n'est plus complete
        la cite doit elle etre encore pleine a la fin pour les 4 points
        premier mais monument parti, on me retire le bonus ?
    .yes =
        J'ai terminé le premier, puis échangé mon Monument avec le Diplomate : le bonus reste-t-il ?
        Il avait fini en premier mais n'a plus que six quartiers : touche-t-il encore 4 points ?
        fini premier puis monument cede par mon diplomate : toujours +4 ?
        la prime de 4 du premier est elle acquise
        jgarde les 4 points du premier meme avec six quartiers
    .asked =
        le premier est retombe a six quartiers : qui a les 4 points
ruling-first-completer-older = Le premier à terminer garde ses 4 points : la Poudrière peut frapper une cité terminée, mais ces points vont à celui qui a terminé en premier.
    .no =
        Le premier à terminer perd-il ses 4 points si la Poudrière lui détruit un quartier ?
        mes 4 points sautent ils apres la poudriere
        le suivant prend il les 4 points si la poudriere casse la premiere cite
        faut il encore huit quartiers a la fin pour les 4 points malgre la poudriere
    .yes =
        la poudriere a frappe ma cite finie, jgarde les 4 points ?
        la prime du premier resiste t elle a la poudriere
    .asked =
        premiere cite touchee par la poudriere : qui a les 4 points
ruling-eighth-district-last-round = La partie finit avec la manche où quelqu'un construit un huitième quartier.
    .asked =
        Quand la partie finit-elle ?
        Combien de quartiers faut-il pour terminer sa cité ?
        on joue a combien de batiments
    .yes =
        faut il huit batiments pour finir la partie
        quelqu'un vient de poser le 8e, c'est la derniere manche ?
    .no =
        le septieme quartier met il fin a la partie
        le nombre de manches est il fixe
        la partie finit elle quand il n'y a plus de pioche
ruling-last-round-played-out-older = Quand quelqu'un construit un huitième quartier, on joue la manche jusqu'au bout : ceux qu'on n'a pas encore appelés ont leur tour normal.
    .yes =
        Quelqu'un a construit son huitième quartier : les autres jouent-ils encore leur tour ?
        pas encore appele et quelqu'un en a huit, jjoue encore ?
        peut on encore construire quand un autre en a huit
        deux joueurs peuvent ils arriver a huit dans la meme manche
    .no =
        tout s'arrete t il des le huitieme quartier
        les personnages restants sont ils sautes apres le huitieme quartier
    .asked =
        un joueur vient de poser le huitieme, et maintenant
ruling-more-than-eight-older = Une cité peut dépasser huit quartiers, et tous rapportent : aucun livret ne l'interdit, et l'auteur l'a confirmé.
    .yes =
        Une cité peut-elle avoir plus de huit quartiers ?
        Un neuvième quartier rapporte-t-il ?
        j'en ai sept, architecte : jpeux aller a dix ?
        tous les quartiers au dela de huit marquent ils
    .no =
        huit est il le maximum d'une cite
        les batiments apres le huitieme valent ils zero
        faut il s'arreter a huit
    .asked =
        y a t il une taille maximum de ville
