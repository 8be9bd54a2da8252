### The rulings of data/rulings/hospital.toml, and the questions they answer: with yes, with no, or in another way.

ruling-hospital-action = Un joueur assassiné qui a l'Hôpital prend quand même 2 pièces d'or, ou pioche 2 cartes et en garde une.
    .yes =
        Un joueur assassiné reçoit-il quelque chose avec l'Hôpital ?
        assassine avec l'hopital, jprends 2 pieces ?
        un mort qui a l'hopital peut il piocher une carte
    .no =
        avec l'hopital l'assassin me prive t il de tout
        l'hopital donne t il l'or et la carte a la fois
        tout mon tour est il perdu si j'ai l'hopital et qu'on me tue
    .asked =
        tue avec un hopital, j'ai droit a quoi
ruling-hospital-no-more = L'Hôpital ne donne rien de plus à un joueur assassiné que l'or ou la carte : ni construction ni pouvoir.
    .no =
        Un joueur assassiné qui a l'Hôpital peut-il aussi construire ?
        avec l'hopital un personnage mort utilise t il son pouvoir
        hopital : jpeux batir apres avoir ete tue ?
        roi assassine avec l'hopital, touche t il pour ses quartiers jaunes
    .yes =
        le tour s'arrete t il apres l'or de l'hopital
        interdit de construire quand on est tue, hopital ou pas ?
    .asked =
        que ne peut pas faire un joueur tue malgre l'hopital
ruling-hospital-when-third = L'Hôpital agit au moment où le personnage assassiné aurait été appelé, car le livret dit « au début de votre tour ».
    .asked =
        Quand l'Hôpital agit-il pour un joueur assassiné ?
        a quel moment joue l'hopital quand on est tue
    .yes =
        l'hopital paie t il quand mon personnage mort est appele
        l'or de l'hopital arrive au moment ou mon tour aurait commence ?
    .no =
        l'assassine attend il la fin de la manche pour l'or de l'hopital
        jprends l'or de l'hopital des que l'assassin me nomme ?
        l'hopital sert il a la manche suivante
ruling-hospital-shows-third = Un joueur assassiné qui se sert de l'Hôpital doit montrer son personnage au moment où on l'aurait appelé, sans attendre la fin de la manche : la carte agit « au début de votre tour ».
    .yes =
        Avec l'Hôpital, sait-on tout de suite qui a été assassiné ?
        faut il se montrer pour utiliser l'hopital quand on est tue
        tout le monde voit il le personnage tue quand l'hopital agit
    .no =
        jpeux utiliser l'hopital et rester cache jusqu'a la fin de la manche
        un joueur tue garde t il sa carte secrete avec l'hopital
        la victime reste t elle anonyme en prenant l'or de l'hopital
    .asked =
        quand montre t on sa carte si on est tue et qu'on a l'hopital
ruling-hospital-witch-third = L'Hôpital et la Sorcière ne se jouent pas ensemble, dit le livret : laissez l'une des deux cartes dans la boîte.
    .no =
        La Sorcière et l'Hôpital peuvent-ils être dans la même partie ?
        sorciere et hopital ensemble, on peut ?
        hopital dans la pioche et sorciere en jeu, ca va ?
    .yes =
        l'hopital doit il rester dans la boite avec la sorciere
        le livret interdit il la sorciere avec l'hopital
        faut il retirer la sorciere si on joue l'hopital
    .asked =
        sorciere et hopital, on fait comment
