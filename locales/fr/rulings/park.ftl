### The rulings of data/rulings/park.toml, and the questions they answer: with yes, with no, or in another way.

ruling-park-empty-hand = Le Parc regarde votre main quand votre tour finit : s'il ne vous reste aucune carte, vous en piochez deux, même le tour où vous l'avez construit.
    .yes =
        Le Parc donne-t-il des cartes le tour même où je le construis ?
        J'ai posé ma dernière carte : le Parc me sert-il ?
        main vide à la fin du tour avec le parc, je pioche deux cartes ?
        à chaque tour fini sans carte, le parc me fait piocher ?
        plus rien en main quand je passe, le parc me refait deux cartes ?
        je vide ma main exprès, le parc me récompense ?
        plus de carte en main à la fin et un parc en ville, 2 cartes pour moi ?
        je bâtis le parc avec ma toute dernière carte, il me fait piocher direct ?
        Le Parc se vérifie-t-il en fin de tour seulement ?
        j'avais des cartes au début mais j'ai tout posé, le parc marche ?
        deux cartes offertes par le parc quand je finis à sec ?
        tour de construction du parc, main à zéro : ça compte déjà ?
        parc, main vide, je pioche 2 ?
        j'ai le parc et plus de cartes, j'en reçois deux ?
        je viens de construire le parc et ma main est vide, je pioche ?
        le parc marche à la fin du tour ?
        le parc me donne 2 cartes si je finis sans carte ?
        il pioche deux cartes avec son parc, main vide, c'est juste ?
    .no =
        il me reste une carte en main, le parc me donne quelque chose ?
        le parc agit il au début de mon tour
        le parc c'est une seule carte ?
        faut il attendre le tour suivant quand on vient de bâtir le parc
        main vide au début mais une carte à la fin, le parc marche ?
        une seule carte restante et le parc me file quand même ses deux ?
        le parc complète ma main jusqu'à deux cartes si j'en ai une ?
        début de tour main vide, je pioche deux grâce au parc ?
        Le Parc ne fonctionne-t-il qu'à partir du tour suivant sa construction ?
        parc + main vide = trois cartes ?
        le parc me donne de l'or quand j'ai plus de cartes ?
        parc avec une carte en main, je pioche ?
        le parc marche au début du tour ?
        le parc donne une carte ?
        je viens de bâtir le parc, je dois attendre un tour ?
        le parc marche même si j'ai des cartes ?
        main vide, le parc me donne trois cartes ?
    .asked =
        À quel moment pioche-t-on les deux cartes du Parc ?
        Je finis mon tour sans carte en main avec le Parc : combien de cartes est-ce que je prends ?
        Le Parc vient d'être bâti et c'était ma dernière carte.
        parc : combien de cartes et quand
        parc en ville et zéro carte à la fin, je prends quoi
        quand est-ce qu'on regarde ma main pour le parc
        parc, je pioche quand
        le parc me donne combien de cartes
ruling-park-witch = Le Parc de la Sorcière n'agit qu'à la fin de son tour repris. Si elle ne reprend pas son tour, il ne lui donne rien.
    .no =
        Le Parc agit-il pour une Sorcière qui ne reprend pas son tour ?
        Je suis la Sorcière, personne n'avait ma cible, ma main est vide : mon Parc me donne-t-il des cartes ?
        la sorcière pioche t elle au parc juste après avoir désigné sa cible
        sort raté, main vide, mon parc de sorcière me sert ?
        cible absente ce tour ci : le parc de la sorcière donne t il quand meme
        la sorcière en pause sans carte, le parc la remplit déjà ?
        ma cible n'est pas sortie, je suis sorcière, le parc compense ?
        sorcière, ma victime n'existe pas cette manche, mon parc me dépanne de deux cartes ?
        j'ai nommé ma cible et ma main est vide, le parc agit tout de suite pour la sorcière ?
        Le Parc de la Sorcière se déclenche-t-il dès qu'elle suspend son tour ?
        deux déclenchements du parc pour la sorcière, à la pause puis à la reprise ?
        le rôle ensorcelé était face cachée au centre, le parc de la sorcière donne quand même ?
        la manche finit sans que ma sorcière rejoue, je pioche deux au parc ?
        sorcière avec parc, je pioche si je ne reprends pas mon tour ?
        je suis sorcière, ma cible est absente, le parc marche ?
        le parc de la sorcière marche tout de suite après le sort ?
        sorcière main vide, 2 cartes du parc sans reprendre le tour ?
        elle est sorcière sans victime et elle pioche au parc, c'est permis ?
        le parc marche deux fois pour la sorcière ?
    .yes =
        la sorcière a repris son tour et finit sans carte, son parc lui en donne deux ?
        faut il que la sorcière rejoue pour que son parc marche
        sorcière, j'ai joué à la place du roi et je n'ai plus de carte : parc ?
        je reprends en sorcière, je pose ma dernière carte, parc = deux cartes ?
        sans tour repris, pas de parc pour la sorcière ?
        Le Parc de la Sorcière attend-il la fin du tour qu'elle reprend ?
        sorcière bredouille, son parc reste muet ce tour ?
        c'est à la fin du tour joué avec la victime que le parc de la sorcière compte ?
        main vide au moment d'ensorceler mais le parc attend, c'est ça ?
        parc de la sorcière, seulement si elle reprend son tour ?
        sorcière sans cible, parc inutile ?
        je suis sorcière, je rejoue et finis sans carte, je pioche 2 au parc ?
        la sorcière perd son parc si sa cible n'est pas là ?
        le parc attend la fin du tour repris de la sorcière ?
        Le Parc reste-t-il sans effet pour une Sorcière qui ne rejoue pas ?
    .asked =
        Parc et Sorcière : qui pioche à la fin du tour ?
        le parc d'une sorcière, ca se déclenche quand
        parc chez la sorcière : à quel instant on regarde sa main
        sorcière avec parc, on vérifie sa main à quel moment
        Que donne le Parc à la Sorcière dont la cible n'est pas en jeu ?
        sorcière et parc, je pioche quand
        je suis sorcière sans victime, mon parc donne quoi
ruling-park-bewitched = Le Parc d'un joueur ensorcelé n'agit pas ce tour-ci, même main vide : son tour s'arrête juste après la collecte.
    .no =
        Un joueur ensorcelé à la main vide pioche-t-il grâce au Parc ?
        On m'a envoûté et je n'ai plus de cartes : mon Parc marche-t-il ?
        ensorcelé, j'ai pris l'or, zéro carte : le parc se déclenche ?
        la sorcière pioche t elle avec le parc de sa victime
        jpeux me servir de mon parc le tour où je suis envouté
        le sort de la sorcière tombe sur moi, le parc me sauve ?
        envoûté, main vide, j'ai pris mes 2 pièces : le parc me file deux cartes ?
        mon tour ensorcelé se termine et je n'ai pas de carte, parc actif ?
        Le Parc d'une victime de la Sorcière fonctionne-t-il normalement ?
        la sorcière récupère les deux cartes de mon parc vu qu'elle joue mon rôle ?
        je suis ensorcelé mais mes bâtiments continuent, donc le parc aussi ?
        après la fin de la manche je rattrape les cartes du parc ratées à cause de la sorcière ?
        ensorcelé avec parc, je pioche ?
        je suis ensorcelé, main vide, j'ai 2 cartes du parc ?
        le parc marche quand on est ensorcelé ?
        ensorcelé, mon parc me protège d'une main vide ?
        il est ensorcelé et pioche avec son parc, il a le droit ?
        la sorcière profite du parc de la victime ?
    .yes =
        mon parc est il coupé tant que je suis ensorcelé
        victime de la sorcière sans carte, je reste à zéro malgré le parc ?
        au tour suivant, plus ensorcelé, mon parc remarche ?
        ensorcelé = parc en panne ?
        sous le sort de la sorcière mon parc fait rien ?
        ensorcelé à sec, je finis la manche sans carte malgré le parc ?
        Le tour d'un joueur ensorcelé s'arrête-t-il avant que son Parc puisse agir ?
        la sorcière me prive de mon parc ce coup-ci ?
        j'ai collecté l'or, ensorcelé, main vide, donc zéro pioche au parc ?
        le parc de la victime est neutralisé le temps du sort ?
        ensorcelé, parc inutile ?
        ensorcelé, je perds mon parc ce tour ?
        le parc ne marche pas pour la victime de la sorcière ?
        ensorcelé sans carte, je ne pioche rien au parc ?
        il est ensorcelé, son parc est bloqué ?
        Un joueur ensorcelé doit-il se passer de son Parc ce tour-ci ?
    .asked =
        que donne le parc à un joueur ensorcelé
        envoûté avec un parc et aucune carte, je reçois quoi
        pourquoi mon parc marche pas quand je suis ensorcelé
        ensorcelé avec un parc, il se passe quoi
        je suis ensorcelé, mon parc marche ou pas
