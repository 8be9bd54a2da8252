### The rulings of data/rulings/dragon-gate.toml, and the questions they answer: with yes, with no, or in another way.

ruling-dragon-gate-on-top = Le Dracoport rapporte 8 points en tout : 6 pour son coût et 2 de plus.
    .asked =
        Combien de points vaut le Dracoport ?
        Le Dracoport, c'est 6 ou 8 points ?
        Je construis le Dracoport pour 6 : combien marque-t-il à la fin ?
        dracoport, jmarque combien
        points du dracoport en fin de partie
        dracoport dans ma ville, j'écris combien sur la feuille
        le bonus du dracoport c'est combien au dessus du prix
        dracoport, combien de points au total
    .yes =
        Le Dracoport rapporte-t-il 6 plus 2 ?
        le dracoport fait il 8 points a la fin
        on ajoute 2 aux 6 du dracoport ?
        le bonus du dracoport vient il en plus de son cout
        dracoport posé, 8 pts au compteur final ?
        6 de coût et 2 de rab pour le dracoport
        le dracoport rapporte plus que son prix
        je compte le dracoport pour 8 dans mon total
        les 2 pts viennent en plus des 6 du dracoport
        Le Dracoport donne-t-il huit points au total ?
        dracoport : 8 points à la fin
        le dracoport coûte 6 et rapporte 8
        je marque 8 avec le dracoport
        dracoport, 2 points de plus que 6
        les 2 points du dracoport s'ajoutent à son coût
        est-ce que le dracoport compte 8 dans mon score
    .no =
        le dracoport ne vaut que 6 au decompte ?
        le dracoport rapporte t il 2 points en tout
        les 2 points du dracoport remplacent ils son cout
        dracoport : 6 et basta
        le dracoport fait 10 pts
        les 2 pts du dracoport, c'est tout ce qu'il donne
        6 pts plus 2 po pour le dracoport
        dracoport vaut 8 plus 2 de bonus
        faut une condition pour que mon dracoport passe de 6 à 8
        le dracoport donne 6 points
        dracoport : 9 points
        le dracoport donne seulement 2 points
        le dracoport donne 12 points
        il faut être premier pour avoir les 8 points du dracoport
        est-ce que le dracoport rapporte seulement son coût
ruling-dragon-gate-costs-six = Le Dracoport coûte 6 pour le Condottiere, pour le Diplomate et pour tout le reste : ses 2 points en plus n'entrent pas dans le coût.
    .no =
        Le Dracoport compte-t-il comme un quartier à 8 pour le Condottiere ?
        le condottiere paie t il 7 pour le dracoport
        le diplomate doit il compter le dracoport a 8
        les 2 points bonus rendent ils le dracoport plus cher a detruire
        faut il 8 pieces pour construire le dracoport
        le dracoport coûte 8 à construire
        raser le dracoport me coûte 7 en condo
        le diplo doit payer la différence par rapport à 8 pour le dracoport
        le dracoport vaut 8 donc il coûte 8 pour tout
        à cause du bonus le condo paie 2 de plus pour le dracoport
        mon 6 contre le dracoport : le diplo paie 2
        le condottiere paie 7 pour détruire mon dracoport
        le dracoport coûte 8 pour le condottiere
        le diplomate compte 8 pour le dracoport
        il me faut 8 or pour construire le dracoport
        mon dracoport est plus cher à détruire grâce à ses 2 points
        dois-je payer 8 pour bâtir le dracoport
    .yes =
        5 pieces suffisent au condottiere contre le dracoport ?
        le dracoport compte t il 6 dans un echange du diplomate
        le cout du dracoport reste 6 pour le condottiere ?
        condo sur le dracoport : 5 po ?
        pour le diplo le dracoport c'est un 6
        les 2 pts du dracoport changent pas son prix
        je le bâtis pour 6 le dracoport
        mon 4 contre son dracoport, 2 po à payer en diplo
        Le coût du Dracoport reste-t-il de 6 malgré ses points supplémentaires ?
        le condottiere paie 5 pour le dracoport
        le dracoport coûte 6 pour le diplomate
        mon dracoport coûte 5 à détruire
        le dracoport se construit pour 6
        le bonus du dracoport ne compte pas dans son coût
        est-ce que je peux détruire le dracoport pour 5 avec le condottiere
    .asked =
        Combien paie le Condottiere pour raser le Dracoport ?
        dracoport et diplomate : quel cout prendre
        détruire le dracoport, combien pour le condo
        dracoport, il coûte quoi face au diplo
        condottiere contre dracoport, combien d'or
ruling-worth-eight-older = Le Dracoport et l'Université rapportent 8 points à la fin de la partie, bien qu'ils coûtent 6.
    .asked =
        Combien de points valent le Dracoport et l'Université ?
        combien marque l'universite
    .yes =
        l'universite vaut elle 8 points
        jcompte 8 pour le dracoport ?
    .no =
        le dracoport ne marque t il que 6
        l'universite rapporte t elle juste son cout
        dracoport et universite : 8 en plus des 6 ?
ruling-cost-six-older = Pour détruire ou échanger le Dracoport ou l'Université, c'est leur coût de 6 qui compte, pas 8.
    .no =
        Le Dracoport et l'Université comptent-ils 8 pour le Condottiere ou le Diplomate ?
        faut il 7 pieces au condottiere contre le dracoport
        l'universite compte t elle 8 pour le diplomate
        leurs 8 points rendent ils universite et dracoport plus chers a detruire
    .yes =
        5 pieces suffisent elles au condottiere pour l'universite
        le diplomate prend il le dracoport pour 6 dans son calcul
    .asked =
        Pour détruire l'Université, le Condottiere paie-t-il 5 ou 7 ?
