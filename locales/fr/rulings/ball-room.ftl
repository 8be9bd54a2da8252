### The rulings of data/rulings/ball-room.toml, and the questions they answer: with yes, with no, or in another way.

ruling-ball-room-crown = La Salle de bal n'agit que tant que son propriétaire a la couronne.
    .no =
        La Salle de bal marche-t-elle sans la couronne ?
        jai la salle de bal mais pas la couronne, on doit me remercier ?
        j'ai perdu la couronne, ma salle de bal continue t elle
        faut il dire merci au proprietaire de la salle de bal s'il n'est pas couronné
    .yes =
        la salle de bal exige t elle la couronne
        couronne et salle de bal chez moi, ca marche ?
        la salle de bal s'arrete si la couronne change de main ?
    .asked =
        quand est ce que la salle de bal sert
ruling-ball-room-thanks = Tant que le propriétaire de la Salle de bal appelle avec la couronne, le joueur appelé qui oublie de dire merci perd son tour.
    .yes =
        Est-ce que je perds mon tour si j'oublie de remercier le propriétaire de la Salle de bal ?
        salle de bal : faut il dire merci quand on m'appelle
        pas dit merci au maitre de la salle de bal, tour perdu ?
    .no =
        jai oublié merci majesté a la salle de bal, jpeux jouer quand meme ?
        le merci de la salle de bal est il facultatif
        la salle de bal me coute t elle seulement une piece si j'oublie
    .asked =
        Que se passe-t-il si j'oublie de remercier « Majesté » avec la Salle de bal ?
        que dit on au proprietaire de la salle de bal
