### The rulings of data/rulings/park.toml, and the questions they answer: with yes, with no, or in another way.

ruling-park-empty-hand = Le Parc regarde votre main quand votre tour finit : s'il ne vous reste aucune carte, vous en piochez deux, même le tour où vous l'avez construit.
    .yes =
        Le Parc donne-t-il des cartes le tour même où je le construis ?
        J'ai posé ma dernière carte : le Parc me sert-il ?
        main vide à la fin du tour avec le parc, je pioche deux cartes ?
        à chaque tour fini sans carte, le parc me fait piocher ?
        plus rien en main quand je passe, le parc me refait deux cartes ?
        je vide ma main exprès, le parc me récompense ?
    .no =
        il me reste une carte en main, le parc me donne quelque chose ?
        le parc agit il au début de mon tour
        le parc c'est une seule carte ?
        faut il attendre le tour suivant quand on vient de bâtir le parc
        main vide au début mais une carte à la fin, le parc marche ?
    .asked =
        À quel moment pioche-t-on les deux cartes du Parc ?
        Je finis mon tour sans carte en main avec le Parc : combien de cartes est-ce que je prends ?
        Le Parc vient d'être bâti et c'était ma dernière carte.
        parc : combien de cartes et quand
ruling-park-witch = Le Parc de la Sorcière n'agit qu'à la fin de son tour repris. Si elle ne reprend pas son tour, il ne lui donne rien.
    .no =
        Le Parc agit-il pour une Sorcière qui ne reprend pas son tour ?
        Je suis la Sorcière, personne n'avait ma cible, ma main est vide : mon Parc me donne-t-il des cartes ?
        la sorcière pioche t elle au parc juste après avoir désigné sa cible
        sort raté, main vide, mon parc de sorcière me sert ?
        cible absente ce tour ci : le parc de la sorcière donne t il quand meme
        la sorcière en pause sans carte, le parc la remplit déjà ?
        ma cible n'est pas sortie, je suis sorcière, le parc compense ?
    .yes =
        la sorcière a repris son tour et finit sans carte, son parc lui en donne deux ?
        faut il que la sorcière rejoue pour que son parc marche
        sorcière, j'ai joué à la place du roi et je n'ai plus de carte : parc ?
    .asked =
        Parc et Sorcière : qui pioche à la fin du tour ?
        le parc d'une sorcière, ca se déclenche quand
        parc chez la sorcière : à quel instant on regarde sa main
ruling-park-bewitched = Le Parc d'un joueur ensorcelé n'agit pas ce tour-ci, même main vide : son tour s'arrête juste après la collecte, sans le Parc.
    .no =
        Un joueur ensorcelé à la main vide pioche-t-il grâce au Parc ?
        On m'a envoûté et je n'ai plus de cartes : mon Parc marche-t-il ?
        ensorcelé, j'ai pris l'or, zéro carte : le parc se déclenche ?
        la sorcière pioche t elle avec le parc de sa victime
        jpeux me servir de mon parc le tour où je suis envouté
        le sort de la sorcière tombe sur moi, le parc me sauve ?
    .yes =
        mon parc est il coupé tant que je suis ensorcelé
        victime de la sorcière sans carte, je reste à zéro malgré le parc ?
        au tour suivant, plus ensorcelé, mon parc remarche ?
        ensorcelé = parc en panne ?
    .asked =
        que donne le parc à un joueur ensorcelé
