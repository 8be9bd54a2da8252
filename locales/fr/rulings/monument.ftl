### The rulings of data/rulings/monument.toml, and the questions they answer: with yes, with no, or in another way.

ruling-monument-two = Le Monument ne vaut deux quartiers que pour terminer la cité. Pour les points, c'est un quartier de coût 4, et une seule merveille pour tout ce qui les compte : la carte ne dit rien de plus.
    .no =
        Le Monument rapporte-t-il les points de deux quartiers ?
        Le Monument compte double : aussi pour le score ?
        Le Monument fait-il deux merveilles pour la Fontaine aux Souhaits ou le Capitole ?
        le monument fait il 8 points
        compte t on deux fois le cout du monument a la fin
        fontaine aux souhaits : le monument vaut il deux merveilles
        le monument compte double partout, scores compris
    .yes =
        le monument marque seulement ses 4 points
        pour le capitole le monument n'est qu'une seule merveille
        double pour finir la cité mais simple pour le score, le monument c'est ca
        pour les points le monument reste un seul quartier
    .asked =
        Le Monument vaut-il 4 ou 8 points ?
        Combien de points marque le Monument ?
        le monument rapporte combien au decompte
ruling-monument-completes = Pour terminer la cité, le Monument compte comme deux quartiers : six cartes avec lui suffisent, ou sept à 2 ou 3 joueurs.
    .yes =
        Le Monument compte-t-il comme deux quartiers pour terminer la cité ?
        le monument et cinq autres : ma cité est elle terminée
        je peux finir avec six batiments si j'ai le monument
        avec le monument, six cartes donnent elles le bonus de cité terminée
        grace au monument je finis une carte plus tot que les autres
    .no =
        faut il sept cartes posees meme avec le monument
        monument plus quatre quartiers, cité complete
        le monument vaut un seul quartier pour savoir qui a fini
    .asked =
        j'ai quatre quartiers et le monument : on en compte combien pour finir
        combien de quartiers me manquent avec le monument et trois autres
ruling-monument-five = Avec cinq quartiers ou plus dans sa cité, on ne peut plus construire le Monument. Avec quatre, on peut encore.
    .no =
        Puis-je construire le Monument comme sixième quartier ?
        Finir sa ville avec le Monument en dernier, possible ?
        six quartiers deja posés, on ajoute le monument
        j'ai cinq quartiers et plein d'or, monument permis
        garder le monument pour la fin, ca marche
    .yes =
        J'ai cinq bâtiments : est-il trop tard pour poser le Monument ?
        quatre batiments, jpeux encore batir le monument
        le monument est il interdit avec cinq quartiers
        faut il poser le monument avant son cinquieme quartier
        deux quartiers seulement, le monument est autorisé
        monument pioché trop tard avec cinq quartiers, il est mort en main
    .asked =
        Combien de quartiers peut-on avoir au plus pour construire le Monument ?
        Jusqu'à quand peut-on bâtir le Monument ?
        a partir de combien de quartiers le monument est bloqué
ruling-monument-magistrate = L'Échevin qui a cinq quartiers ou plus ne peut pas confisquer le Monument : ce qu'il confisque, il le construit chez lui, et c'est alors impossible.
    .no =
        L'Échevin qui a déjà cinq quartiers peut-il confisquer le Monument ?
        Je suis l'Échevin avec cinq bâtiments : ma cible paie le Monument, puis-je le saisir ?
        echevin avec six quartiers, me prend il le monument
        jpeux retourner le mandat sur un monument si j'ai deja cinq batiments
        par confiscation, le monument passe t il comme sixieme quartier de l'echevin
        un mandat signé permet il a l'echevin de contourner la regle des cinq quartiers du monument
    .yes =
        mon monument est il a l'abri d'un echevin qui a cinq quartiers
        l'echevin n'a que trois quartiers : peut il saisir le monument
        la limite de cinq du monument vaut elle pour l'echevin qui confisque
        quatre quartiers en echevin, monument confisquable
    .asked =
        dans quel cas l'echevin ne peut pas prendre le monument
ruling-magistrate-completes = L'Échevin peut terminer sa cité avec un quartier confisqué, même pendant le tour d'un autre, et être ainsi le premier : ce quartier est construit chez lui comme les autres.
    .yes =
        L'Échevin peut-il terminer sa cité pendant le tour d'un autre joueur ?
        Le mandat signé m'apporte mon septième quartier : ai-je fini le premier ?
        l'echevin confisque son septieme quartier, est ce la derniere manche
        un quartier confisqué compte t il pour finir la ville de l'échevin
        six quartiers et une confiscation, l'echevin a t il terminé
        une confiscation de l'échevin peut elle declencher la fin de partie
    .no =
        l'echevin doit il finir sa cité pendant son propre tour
        septieme quartier saisi hors de son tour : l'echevin perd il les 4 points du premier
        faut il attendre le prochain tour de l'echevin pour que sa cité soit terminée
    .asked =
        l'echevin pose son septieme par confiscation : et maintenant
