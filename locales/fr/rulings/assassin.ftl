### The rulings of data/rulings/assassin.toml, and the questions they answer: with yes, with no, or in another way.

ruling-assassin-hidden = La carte du personnage assassiné reste cachée : personne ne répond à l'appel et le tour est perdu. Seul un personnage de rang 4 assassiné est montré, à la fin de la manche, à cause de la couronne.
    .no =
        Le joueur tué par l'Assassin montre-t-il sa carte ?
        On m'a buté : dois-je retourner mon personnage quand on l'appelle ?
        je me suis fait buter, jdois reveler mon perso a l'appel
        on a tué l'architecte, il montre sa carte en fin de manche
        l'assassin a t il le droit de savoir qui il a eu
        faut il avouer qu'on est le mort
        mon voisin assassiné retourne son eveque a l'appel, c'est normal
        je me suis fait tuer, faut que je lève la main
        marchande tuée : elle se montre en fin de manche comme le roi
        l'assassin peut exiger que sa victime se dévoile
        à l'appel, le mort se retourne puis passe son tour
        tous les morts sont révélés à la fin de la manche
        la victime doit annoncer "c'est moi" pour qu'on passe au suivant
        assassiné, je dois révéler mon personnage
        le mort montre sa carte à l'appel
        l'assassin apprend tout de suite qui il a tué
        tué en condottiere, je me montre en fin de manche
        dois-je dire que je suis mort à l'appel de l'assassiné
        dois-je retourner ma carte si l'assassin m'a eu
    .yes =
        le personnage assassiné reste face cachée toute la manche
        est ce que je me tais quand on appelle mon perso mort
        la victime de l'assassin reste anonyme
        je suis mort, je dis rien à l'appel ?
        personne sait qui l'assassin a eu avant la fin, parfois jamais
        le roi mort se montre quand la manche est finie
        ma carte assassinée reste retournée face contre table
        on appelle mon perso buté, silence radio
        Le personnage assassiné demeure-t-il face cachée lors de l'appel ?
        assassiné, je garde ma carte cachée
        mon perso tué par l'assassin, je ne réponds pas à l'appel
        le roi assassiné se montre en fin de manche
        la victime de l'assassin ne dit rien
        mort en marchande, je ne montre jamais ma carte
        l'assassin m'a tué, est-ce que je dois rester muet à l'appel
    .asked =
        Quand sait-on qui est mort ?
        Que se passe-t-il quand on appelle le personnage tué ?
        Je suis mort, est-ce que je le dis aux autres ou je me tais ?
        le perso tué par l'assassin, on le voit quand
        l'assassin a tué mon perso, je le montre quand
        quel mort on révèle en fin de manche et pourquoi
        assassiné, je montre ma carte ou pas
ruling-assassin-names = L'Assassin désigne un personnage, pas un joueur : la victime est le joueur qui a ce personnage.
    .asked =
        L'Assassin désigne-t-il un joueur ou un personnage ?
        assassin : je nomme qui, un perso ou quelqu'un a table
        l'assassin il dit quoi : un prénom ou un rôle
        qui meurt quand l'assassin annonce "voleur"
        l'assassin choisit un perso ou un joueur
    .yes =
        l'assassin doit il annoncer un role
        c'est le perso qui meurt et pas la personne avec l'assassin
        si je dis marchande, est ce celui qui l'a qui est assassiné
        faut il deviner qui a quoi quand on est l'assassin
        l'assassin dit un rôle et c'est celui qui l'a qui trinque
        j'ai dit "architecte", je sais pas qui c'est, normal pour l'assassin ?
        l'assassin peut tuer le mauvais joueur sans le savoir
        faut nommer un perso, pas pointer quelqu'un, avec l'assassin
        viser Lucas en assassin c'est impossible, faut deviner son rôle
        L'Assassin annonce-t-il un personnage sans savoir qui le détient ?
        l'assassin nomme un personnage
        l'assassin dit roi, celui qui l'a est mort
        l'assassin ne peut pas viser un joueur précis
        l'assassin peut me tuer sans savoir que c'est moi
        je suis assassin, je dois dire un personnage
    .no =
        Puis-je dire « je tue Paul » avec l'Assassin ?
        jpeux tuer le joueur en tete avec l'assassin, en le montrant du doigt
        l'assassin dit julie t'es morte, ca marche
        viser un adversaire precis avec l'assassin sans dire de role, possible
        l'assassin montre le joueur qu'il veut éliminer
        je choisis un joueur puis on révèle son rôle, c'est ça l'assassin
        l'assassin désigne "le joueur à ma gauche"
        assassin : je tue celui qui a la couronne, sans donner de perso
        l'assassin peut demander à un joueur son rôle avant de nommer
        on vise une personne avec l'assassin, son rôle importe peu
        l'assassin choisit un joueur à tuer
        je suis assassin, je peux montrer un joueur
        l'assassin peut me viser moi directement
        l'assassin dit le prénom de sa victime
        l'assassin peut tuer le joueur qui a le plus de quartiers en le désignant
        puis-je tuer mon voisin de droite avec l'assassin sans dire de personnage
ruling-killed-keeps-all = Le joueur dont le personnage est assassiné ne perd que ce tour : son or, sa main et sa cité restent comme ils sont.
    .no =
        Est-ce que je perds mon or ou mes cartes si on m'assassine ?
        Est-ce que je perds mes pièces ou mes cartes si on m'assassine ?
        l'assassin recupere l'or de sa victime
        un joueur tué defausse t il sa main
        mort a cause de l'assassin, je suis elimine de la partie
        les batiments de l'assassiné sont detruits
        l'assassin gagne quelque chose en tuant
        je meurs, mon or part à la banque
        l'assassin me fait les poches
        buté = éliminé du jeu
        ma main est jetée si l'assassin me tue
        l'assassin récupère un de mes bâtiments
        mort à cette manche, je saute aussi la suivante
        assassiné, je perds mon or
        l'assassin prend mes cartes
        l'assassin vole l'or du mort
        tué par l'assassin, je quitte la partie
        assassiné, je perds un quartier
        est-ce que mon or va à l'assassin si je meurs
    .yes =
        assassiné avec 6 pieces, je les garde pour la manche suivante
        je rejoue normalement a la manche d'apres si on m'a tué
        quand on m'assassine, ma cité reste intacte
        tué avec 8 po, je garde mes 8 po ?
        assassiné je perds que mon tour
        mes cartes en main bougent pas quand je me fais buter
        l'assassin gagne rien sur le dos de sa victime
        manche suivante je rejoue normal après avoir été tué
        Le joueur assassiné conserve-t-il son or, ses cartes et sa cité ?
        assassiné, je garde mon or
        assassiné, je garde mes cartes
        l'assassin me tue, ma cité ne change pas
        tué, je perds seulement mon tour
        mort cette manche, je joue la suivante
        l'assassin m'a eu, est-ce que je garde mes pièces et mes cartes
    .asked =
        Que perd exactement la victime de l'Assassin, à part son tour ?
        l'assassin m'a eu, je perds quoi à part le tour
        ma main et mon or deviennent quoi si je suis assassiné
        assassiné, mon or devient quoi
ruling-assassin-not-himself = L'Assassin doit désigner un autre personnage : il ne peut pas désigner l'Assassin.
    .no =
        L'Assassin peut-il se désigner lui-même ?
        jpeux m'assassiner moi meme
        l'assassin a t il le droit de dire assassin
        suicide de l'assassin, c'est permis
        viser l'assassin avec l'assassin pour epargner tout le monde
        pour embêter personne l'assassin se tue tout seul
        l'assassin nomme son propre rôle pour bluffer
        je suis l'assassin et je m'annonce comme victime
        l'assassin peut viser tous les persos, le sien compris
        un suicide d'assassin c'est valable si on veut passer son tour
        l'assassin peut désigner le rang 1, donc lui
        l'assassin peut nommer l'assassin
        je suis assassin, je peux me tuer
        l'assassin a le droit de se viser
        l'assassin peut dire son propre personnage pour ne tuer personne
        l'assassin peut se suicider
        puis-je nommer mon propre assassin
    .yes =
        l'assassin doit il nommer un autre perso que le sien
        son propre role est il interdit a l'assassin
        la cible de l'assassin est forcement quelqu'un d'autre que lui
        l'assassin peut pas dire "assassin" ?
        faut viser un autre rôle que le sien quand on est l'assassin
        l'assassin est pas autorisé à se suicider
        "je tue l'assassin", c'est refusé
        parmi les persos, le sien est hors cible pour l'assassin
        L'Assassin a-t-il l'interdiction de se nommer lui-même ?
        l'assassin ne peut pas se tuer
        se nommer soi-même est interdit pour l'assassin
        je suis assassin, je dois choisir un autre perso
        l'assassin ne peut pas être sa propre cible
        est-il interdit à l'assassin de se choisir
    .asked =
        quel perso l'assassin ne peut il pas tuer
        quel nom l'assassin a pas le droit de prononcer
        l'assassin peut choisir parmi quels rôles
        l'assassin peut se nommer ou pas
ruling-killed-does-nothing = Un personnage assassiné ne fait rien de la manche : ni collecte, ni revenu, ni pouvoir, ni construction, et il ne désigne personne. Un Voleur assassiné ne vole pas, un Condottiere assassiné ne détruit rien. Seule la couronne passe encore, en fin de manche, si c'est le personnage de rang 4.
    .no =
        Un personnage assassiné utilise-t-il encore son pouvoir ?
        un voleur assassiné vole t il quand meme
        le condottiere est mort, il peut encore raser un batiment
        marchande tuée, elle touche sa piece et ses verts
        assassiné, je prends au moins mes 2 pieces
        jpeux construire si on a buté mon perso
        la magicienne assassinée echange t elle sa main
        un architecte mort pioche ses deux cartes
        roi tué, il encaisse l'or de ses quartiers jaunes
        la maitre-chanteuse morte pose t elle ses menaces
        eveque assassiné, j'ai mon or pour les bleus
        la reine assassinée a coté du roi touche ses 3 pieces
        espion tué : il regarde quand meme une main
        tué, mais je peux poser un quartier quand même
        le voleur mort encaisse quand même sa cible
        marchande butée, elle prend au moins son or bonus
        assassiné, je garde l'usage de mon pouvoir
        l'espion tué fouille une main avant de mourir
        mort, j'ai quand même droit à mes 2 pièces de collecte
        assassiné, je peux quand même collecter
        voleur assassiné, je lui donne quand même mon or
        le condottiere tué peut détruire un quartier
        assassiné, je touche mon revenu
        architecte tué, il pioche quand même 2 cartes
        assassiné, puis-je construire
    .yes =
        le tour complet saute quand l'assassin vous a eu
        voleur mort, mon or est il a l'abri de lui
        est ce que je perds aussi mon revenu si on m'assassine
        condottiere assassiné, personne ne perd de quartier a cause de lui
        voleur tué, sa cible garde son or ?
        je suis mort donc pas de collecte non plus
        le condo assassiné casse rien
        aucun revenu pour un perso buté
        archi mort : ni cartes ni constructions
        Un personnage assassiné est-il privé de collecte, de revenu et de construction ?
        assassiné, je ne collecte pas
        voleur assassiné, personne n'est volé
        condottiere assassiné, ma cité est tranquille
        assassiné, je ne peux pas construire
        marchande assassinée, pas d'or pour elle
        roi assassiné, pas d'or pour ses jaunes
    .asked =
        que peut encore faire un perso tué par l'assassin
        qu'est ce qui se passe encore quand un rang 4 est assassiné
        perso mort, il lui reste quoi à faire cette manche
        assassiné, j'ai droit à quoi cette manche
ruling-assassin-two-characters = À 2 ou 3 joueurs, l'Assassin ne fait perdre que le tour du personnage désigné. Chaque personnage a son propre tour : l'autre joue normalement.
    .no =
        Avec deux personnages chacun, l'Assassin bloque-t-il les deux ?
        L'Assassin m'a eu : est-ce que je perds mes deux tours de la manche ?
        Mon ami dit qu'à deux joueurs l'Assassin élimine le joueur entier pour la manche.
        a deux, mon premier perso meurt, ma manche est finie
        deux roles chacun : un meurtre me coute les deux tours
        en duel l'assassin neutralise t il le joueur entier
        à 2 joueurs si l'assassin tombe juste je perds toute la manche
        un mort et mes deux persos sautent à trois
        l'assassin à deux joueurs tue le joueur en entier
        à 3, mon deuxième rôle peut juste collecter vu que l'autre est mort
        en duel l'assassin désigne deux persos
        mon copain dit que je passe mes deux tours, il a raison (à 3)
        à deux, l'assassin me fait perdre mes deux tours
        à trois, un perso mort et je ne joue plus de la manche
        à 2, l'assassin tue le joueur et ses deux persos
        deux personnages, l'assassin les bloque tous les deux
        à 3, mon autre personnage est bloqué aussi par l'assassin
        à deux, est-ce que l'assassin m'élimine pour toute la manche
    .yes =
        À 2 ou 3 joueurs, un de mes personnages est mort : l'autre joue-t-il quand même ?
        À trois, on a tué mon Roi : puis-je encore jouer mon Architecte ?
        on est trois, l'assassin tue mon voleur, jpeux jouer ma marchande
        j'ai deux persos et un seul est mort, je collecte avec l'autre
        mon second role peut depenser l'or si le premier est assassiné
        un perso tué sur deux, l'autre construit normalement
        à 2, un de mes deux persos est mort, je joue l'autre ?
        l'assassin me bouffe qu'un tour sur les deux à trois joueurs
        mon archi est tué mais mon condo joue normalement à 3
        en duel j'ai encore un tour après un meurtre
        mon autre rôle collecte et bâtit tranquille à deux
        À trois joueurs, le second personnage d'un joueur assassiné joue-t-il normalement ?
        à deux, un perso assassiné, l'autre joue
        à trois joueurs l'assassin bloque un seul de mes persos
        j'ai deux personnages, l'assassin en tue un, je joue l'autre
        à 2 je perds un seul tour avec l'assassin
        à 3, mon deuxième perso peut construire si le premier est assassiné
        à 3, un de mes persos est assassiné, puis-je jouer l'autre
    .asked =
        assassin a trois joueurs, que devient l'autre perso de la victime
        à deux, l'assassin tue un de mes persos, il me reste combien de tours
        j'ai 2 rôles dont un buté, l'autre il fait quoi
        à deux, assassiné, mon autre personnage joue ou pas
ruling-named-in-vain = On peut désigner un personnage que personne n'a, même écarté face visible, mais cela n'a aucun effet. Les livrets n'excluent que ceux qu'ils citent.
    .yes =
        Peut-on désigner un personnage que personne n'a ?
        L'Assassin peut-il tuer un personnage défaussé face visible ?
        Peut-on poser un mandat ou une menace sur un personnage que personne ne joue ?
        l'assassin peut nommer une carte posée face visible au centre
        le voleur peut il viser un absent
        la maitre-chanteuse menace un role que personne n'a pris, ok
        coup perdu si la cible n'est pas dans la manche
        l'assassin peut viser le perso écarté face visible ?
        coup dans l'eau si personne a le rôle annoncé
        voleur sur un absent : il gagne que dalle
        un mandat sur un perso que personne joue c'est permis
        j'ai nommé un rôle qui traîne au milieu, ça vaut rien mais c'est autorisé
        Est-il permis de désigner un personnage que personne ne joue cette manche ?
        l'assassin peut nommer un perso que personne n'a
        le voleur vise un personnage absent, il gagne rien
        le voleur peut nommer un perso défaussé face visible
        personne n'a le perso nommé, il ne se passe rien
        l'échevin peut mettre un mandat sur un perso absent
        puis-je viser avec l'assassin un personnage écarté face visible
    .no =
        J'ai visé le Roi et personne ne l'a : puis-je changer de cible ?
        personne n'a le perso nommé, l'assassin rejoue
        interdit a la sorciere de nommer un perso ecarté
        l'echevin doit il mettre ses mandats sur des persos joués
        le voleur a raté, il a droit a un second essai
        perso absent, je rejoue ma désignation
        le voleur a visé dans le vide, il choisit quelqu'un d'autre
        interdit de nommer un perso posé face visible
        les menaces doivent être sur des persos vraiment joués
        l'assassin raté récupère 2 po en compensation
        si la cible est pas là, c'est le perso d'à côté qui prend
        le voleur vise un absent, il peut recommencer
        l'assassin ne peut pas nommer un perso défaussé
        personne n'a le roi, l'assassin choisit un autre perso
        menace de la maître-chanteuse interdite sur un perso que personne n'a
        le voleur nomme un perso absent, il prend 1 or à la banque
        le voleur s'est trompé de cible, a-t-il droit à un autre essai
    .asked =
        Et si le Voleur ou la Sorcière choisit un personnage hors jeu ?
        j'ai nommé le marchand et personne ne l'a, il se passe quoi
        assassin sur un rôle défaussé, résultat
        personne répond au nom que j'ai donné, je peux faire quoi
        assassin : perso absent, que se passe-t-il
ruling-assassin-names-classic = À l'appel du personnage assassiné, son joueur se tait, ne laisse rien voir et perd son tour.
    .no =
        Le joueur tué par l'Assassin dit-il quelque chose ?
        dois je avouer que l'assassin m'a eu
        la victime de l'assassin montre t elle sa carte a l'appel
        ai je le droit de dire a voix haute que je suis mort
        le perso assassiné repond a l'appel
    .yes =
        faut il garder son calme quand on appelle son perso assassiné
        le joueur tué passe t il son tour en silence
    .asked =
        Qu'arrive-t-il au personnage assassiné ?
ruling-assassin-names-third = Le personnage assassiné est montré en tout dernier, quand tous ont joué. Jusque-là, son joueur se tait, même à l'appel.
    .yes =
        Le personnage tué par l'Assassin est-il montré ?
        la victime se devoile t elle a la fin du tour
        on finit par savoir qui l'assassin a tué
        dois je attendre que tous aient joué pour dire que j'etais mort
    .no =
        le joueur tué retourne sa carte des l'appel
        l'assassiné reste t il secret jusqu'au bout
        peut on reagir quand l'assassin nomme notre perso
    .asked =
        Quand le joueur assassiné montre-t-il sa carte ?
ruling-assassin-character-older = L'Assassin annonce un personnage, pas un joueur ; la victime est le joueur qui a ce personnage.
    .asked =
        L'Assassin désigne-t-il un joueur ou un personnage ?
    .yes =
        l'assassin annonce t il un role
        l'assassin doit il deviner qui a le perso
        celui qui a le role annoncé est assassiné
    .no =
        l'assassin peut il tuer un joueur precis
        montrer quelqu'un du doigt suffit il a l'assassin
        dire le prenom d'un joueur, ca vaut pour l'assassin
ruling-killed-does-nothing-older = Un personnage assassiné ne fait rien du tour : ni action, ni revenu, ni pouvoir, ni construction. Un Roi assassiné reçoit quand même la couronne à la fin, et l'Hôpital, s'il est en jeu, laisse une action à son propriétaire.
    .no =
        Un personnage assassiné garde-t-il son pouvoir ce tour-ci ?
        un voleur mort vole t il encore
        condottiere assassiné, il detruit quand meme
        je prends mes deux pieces d'or si je suis assassiné
        jpeux batir quand mon perso a été assassiné
    .yes =
        le tour entier du perso tué est perdu
        marchand tué : pas d'or du tout
    .asked =
        que reste t il a faire a un perso assassiné
ruling-assassin-shown-changed = Depuis 2016, un personnage assassiné n'est plus montré du tout, sauf s'il est de rang 4, à la fin de la manche.
    .no =
        Le personnage tué par l'Assassin est-il encore montré dans l'édition 2016 ?
        dans la nouvelle boite la victime se revele encore en dernier
        montrer l'assassiné a la fin vaut il toujours dans le livret 2016
    .yes =
        l'edition 2016 a t elle changé la regle du perso assassiné montré
        en 2016 la victime de l'assassin reste cachée
        livret 2016 : seul un rang 4 assassiné est montré
    .asked =
        que dit l'edition 2016 du personnage assassiné
