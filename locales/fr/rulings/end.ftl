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
        à 3 on finit à combien de bâtiments
        sept ou huit quartiers quand on joue à 7
        combien de quartiers pour finir à 5 joueurs
    .yes =
        C'est fini au bout de sept quartiers, même à quatre joueurs ?
        cinq joueurs, une ville de sept batiments est elle finie
        a quatre, quelqu'un pose son 7e quartier : c'est la derniere manche ?
        a huit joueurs, sept quartiers suffisent ils a finir la ville
        à 5 joueurs le septième quartier sonne la fin ?
        à deux faut aller jusqu'à huit
        quelqu'un vient d'en poser sept, c'est la dernière manche
        à 3 joueurs sept quartiers sans monument ça termine pas encore
        la première ville complète annonce la fin de partie
        À six joueurs, une cité de sept quartiers déclenche-t-elle la fin ?
        à 5 joueurs, sept quartiers finissent la partie
        à deux joueurs il faut huit quartiers
        à 3 joueurs il faut huit quartiers pour finir
        premier à sept quartiers à 4, dernière manche
        à 7 joueurs, sept quartiers suffisent
        à 6 joueurs, est-ce que le septième quartier déclenche la fin
    .no =
        a six joueurs faut il huit quartiers pour finir
        y a t il un nombre de manches fixe
        la partie finit elle quand la pioche est vide
        la partie s'arrete elle a six quartiers
        à 4 faut huit quartiers
        on joue dix manches et on compte
        à deux joueurs c'est sept
        six quartiers et c'est fini
        il faut que deux joueurs aient fini leur ville pour arrêter
        la partie finit quand la banque est vide
        à 5 joueurs il faut huit quartiers
        à trois joueurs sept quartiers suffisent sans monument
        la partie finit à six quartiers
        il faut finir deux cités pour arrêter la partie
        la partie finit après un nombre fixe de manches
        à deux, est-ce fini avec sept quartiers sans monument
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
        il a fini sa ville mais j'ai pas encore joué, j'ai mon tour ?
        la dernière manche on va jusqu'au dernier numéro
        le condo qui joue après peut encore casser chez quelqu'un d'inachevé
        je peux finir ma ville dans la même manche que lui
        mon pouvoir marche normalement dans la manche finale
        Les personnages non encore appelés jouent-ils un tour normal après la première cité terminée ?
        quelqu'un a fini, je joue encore mon tour
        cité terminée, on finit la manche
        je peux encore construire dans la dernière manche
        le condottiere peut encore détruire après qu'une cité est finie
        je suis rang 8, une cité est finie, je joue quand même
        il a fini sa cité avant mon appel, ai-je encore mon tour
    .no =
        Est-ce que tout s'arrête dès le septième bâtiment ?
        on arrete tout au moment du septieme quartier ?
        les personnages restants sont ils sautes une fois une cite finie
        est il interdit de construire parce qu'un autre a fini
        quelqu'un a fini, stop on compte
        les rangs suivants peuvent juste collecter quand une ville est finie
        j'ai plus le droit de bâtir vu qu'il a terminé
        la manche finale, pas de destruction
        on annule les tours restants
        quand une ville est finie on joue encore une manche entière après
        quelqu'un a fini, je ne joue plus
        la partie s'arrête au septième quartier
        dans la dernière manche on ne peut plus construire
        cité finie, les rangs suivants sont sautés
        après la cité finie on joue une manche de plus
        il a fini sa cité, est-ce que mon tour est annulé
    .asked =
        une cite finie au milieu de la manche, on fait quoi
        une ville vient d'être bouclée et je suis le 8, je joue ou pas
        qu'est ce qu'on peut encore faire après que quelqu'un a fini
        cité finie, je joue encore ou pas
ruling-more-than-seven = Une cité peut dépasser sept quartiers, et tous rapportent. « Terminée » veut dire au moins sept quartiers, ou au moins huit à 2 ou 3 joueurs.
    .yes =
        Une cité peut-elle avoir plus de sept quartiers ?
        Le huitième et le neuvième quartier rapportent-ils ?
        Peut-on continuer à construire dans une cité terminée ?
        J'ai sept quartiers et de quoi bâtir : puis-je en poser un huitième ?
        un huitieme batiment est il permis
        j'en ai six, architecte : jpeux monter a neuf ?
        les quartiers au dela de sept font ils des points
        je suis à 7, un huitième c'est bon ?
        mes 9 quartiers comptent tous au score
        pas de plafond de bâtiments
        archi à 6 quartiers, j'en pose trois et je finis à 9
        une ville finie peut continuer à grossir
        Les quartiers au-delà du septième rapportent-ils leurs points ?
        je peux construire un huitième quartier
        huit quartiers, tous comptent
        ma cité est finie, je peux encore construire
        neuf quartiers dans une cité, permis
        le huitième quartier donne des points
        ai-je le droit de poser un huitième quartier à 5 joueurs
    .no =
        Y a-t-il un plafond au nombre de bâtiments ?
        faut il s'arreter de construire a sept
        les batiments en trop apres sept valent ils zero
        ne compte t on que les sept meilleurs quartiers
        une cite complete est elle bloquee a sept
        7 c'est le max, après on pose plus
        le huitième vaut zéro
        je dois choisir mes sept meilleurs quartiers au décompte
        l'archi à 6 ne peut en poser qu'un
        à deux joueurs impossible d'aller à 9
        dépasser sept fait perdre des points
        sept quartiers maximum
        le huitième quartier ne rapporte rien
        cité finie, je ne peux plus construire
        on compte seulement sept quartiers
        interdit d'avoir neuf quartiers
        dois-je m'arrêter à sept quartiers
    .asked =
        quelle taille maximum pour une ville
        combien de quartiers max dans une ville
        j'ai huit quartiers, on en compte combien
        cité finie, je peux encore construire ou pas
ruling-complete-after-effect = Une cité se compte une fois l'effet fini, jamais au milieu : dans un échange, un quartier part quand l'autre arrive, et le livret parle de ce qui est construit dans la cité.
    .no =
        Une cité compte-t-elle comme terminée au milieu d'un échange ?
        Le Diplomate échange et, un instant, l'autre a sept quartiers : est-ce la fin ?
        Pendant un échange, une ville est-elle considérée comme pleine entre les deux mouvements ?
        echange du diplomate : une seconde j'ai sept cartes, ma cite est terminee ?
        six quartiers, j'en detruis un pour la necropole : cite complete entre temps ?
        une ville peut elle etre finie pendant qu'un effet n'est pas termine
        l'echange finit il une cite si la nouvelle carte arrive avant que l'autre parte
        pendant l'échange j'ai 7 cartes une seconde, donc j'ai fini
        diplo : le nouveau arrive d'abord, ça fait 7, ça compte
        la ville est finie au moment où la carte touche la table même si l'effet continue
        j'étais complet au milieu de l'effet, ça suffit
        nécropole avec 6 quartiers et un sacrifié : j'ai eu 7 un instant, c'est fini
        on compte entre les deux moitiés d'un échange
        cité finie pendant l'échange du diplomate
        sept quartiers un instant pendant l'échange, c'est la fin
        on compte la cité au milieu de l'effet
        diplomate, le quartier arrive avant que l'autre parte, donc 7
        une cité peut être terminée à moitié d'un échange
        est-ce que ma cité est finie si j'ai sept quartiers pendant l'échange seulement
    .yes =
        compte t on la cite seulement une fois l'effet fini
        l'echange doit il etre entierement fait avant de verifier si une cite est complete
        apres l'echange on a toujours six chacun, donc rien de termine ?
        on attend la fin de l'échange pour compter les quartiers ?
        une ville peut pas être finie au milieu d'un effet
        échange à six contre six, personne a fini
        faut que l'effet soit résolu avant de dire qu'une cité est complète
        l'ancien quartier part en même temps que le nouveau arrive
        Vérifie-t-on si une cité est terminée seulement une fois l'effet achevé ?
        on compte les quartiers à la fin de l'échange
        pas de cité finie au milieu d'un échange
        diplomate, échange fait, ensuite on compte la cité
        l'échange n'est pas fini, la cité ne compte pas encore comme terminée
        on vérifie la cité quand l'effet est terminé
        faut-il attendre la fin de l'échange pour dire qu'une cité est finie
    .asked =
        À quel moment vérifie-t-on si une cité est terminée ?
        Quand exactement compte-t-on les bâtiments pour voir si une ville est complète ?
        on compte les quartiers avant ou apres l'echange
        un échange en cours et 7 quartiers un instant, ça compte ou pas
        on fait le compte des quartiers à quel moment d'un effet
        on compte la cité quand, pendant ou après l'effet
ruling-first-completer-shrinks = Le joueur qui a terminé sa cité en premier garde ses 4 points même si elle rétrécit, par exemple s'il cède son Monument comme Diplomate : ils sont pour celui qui a été premier.
    .no =
        Le premier à terminer perd-il ses 4 points si sa cité rétrécit ensuite ?
        Perd-on la prime de premier quand la ville redevient incomplète ?
        les 4 points sautent ils si j'echange mon monument comme diplomate
        un autre recoit il les 4 points si la cite du premier n'est plus complete
        la cite doit elle etre encore pleine a la fin pour les 4 points
        premier mais monument parti, on me retire le bonus ?
        ville rétrécie, les 4 pts passent au suivant
        faut être encore complet à la fin pour le +4 du premier
        il a plus que 6 quartiers, il perd son bonus de premier
        le premier qui rétrécit garde que 2 pts
        le +4 est annulé pour tout le monde si le premier redevient incomplet
        le deuxième à finir récupère les 4 si le premier a cédé son monument
        premier à finir, je perds les 4 points si ma cité rétrécit
        les 4 points vont au deuxième si le premier n'est plus complet
        il faut une cité complète à la fin pour les 4 points
        cité du premier à 6 quartiers, plus de 4 points
        ma cité n'est plus complète, mes 4 points deviennent 2
        est-ce que le deuxième me prend mes 4 points si ma cité rétrécit
    .yes =
        J'ai terminé le premier, puis échangé mon Monument avec le Diplomate : le bonus reste-t-il ?
        Il avait fini en premier mais n'a plus que six quartiers : touche-t-il encore 4 points ?
        fini premier puis monument cede par mon diplomate : toujours +4 ?
        la prime de 4 du premier est elle acquise
        jgarde les 4 points du premier meme avec six quartiers
        premier à finir puis retombé à 6, je garde mes 4 ?
        le +4 est acquis même si la ville rétrécit
        j'ai perdu mon monument après avoir fini premier, +4 quand même
        les 4 pts récompensent d'avoir été le premier, point
        personne d'autre peut me piquer le +4 si ma ville diminue
        Le bonus de 4 points reste-t-il au premier, même si sa cité n'est plus complète ?
        premier à finir, je garde mes 4 points même avec 6 quartiers
        ma cité rétrécit, les 4 points restent
        premier à finir, monument cédé, toujours 4 points
        personne ne me prend les 4 points du premier
        il a fini premier puis perdu un quartier, il a ses 4 points
        j'ai fini premier puis perdu mon monument, est-ce que j'ai toujours 4 points
    .asked =
        le premier est retombe a six quartiers : qui a les 4 points
        premier à finir mais plus complet au décompte, il a combien
        qui touche les 4 pts quand la ville du premier a rétréci
        premier à finir, cité rétrécie, 4 points ou pas
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
