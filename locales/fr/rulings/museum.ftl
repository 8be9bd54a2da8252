### The rulings of data/rulings/museum.toml, and the questions they answer: with yes, with no, or in another way.

ruling-museum-moves = Les cartes suivent le Musée : le joueur qui le reçoit dans un échange reçoit aussi ce qu'il y a dessous, et marque les points. Le livret dit de même pour une prise, mais le Musée coûte 4, trop pour le Capitaine.
    .asked =
        Que deviennent les cartes sous le Musée quand on l'échange ?
        Musée changé de ville : à qui sont les cartes ?
        a qui sont les cartes d'un musée echangé par le diplomate
        diplomate me pique le musée, mes cartes dessous vont chez qui
        Qui marque les cartes d'un Musée passé dans une autre cité par échange ?
        le diplomate prend mon musée, qui a les cartes
        musée échangé, les points pour qui
    .yes =
        Le Capitaine ou le Diplomate me prend le Musée : les cartes glissées dessous partent-elles avec ?
        J'ai récupéré un Musée par échange : est-ce que je marque les points des cartes qu'il contient ?
        les cartes restent sous le musée quand le diplomate l'echange
        musée obtenu avec le diplomate, je marque les cartes dessous
        avec le diplomate on peut piquer un musée plein et ses points
        j'échange mon temple contre son musée en diplomate, je prends aussi le paquet dessous ?
        le contenu du musée voyage avec lui ?
        diplomate, je récupère un musée avec 6 cartes, ça me fait 6 points en plus ?
        Le joueur qui perd son Musée dans un échange perd-il aussi les cartes rangées dessous ?
        mon musée est parti chez le voisin par le diplomate, les points des cartes sont pour lui maintenant ?
        échange de musée : le nouveau proprio hérite de tout ce qu'il y a dessous ?
        musée échangé par le diplomate, les cartes suivent ?
        je suis diplomate, je prends un musée, j'ai aussi ses cartes ?
        le diplomate m'a pris mon musée, je perds les cartes dessous ?
        j'ai eu le musée par échange, les cartes dessous me rapportent des points ?
        le diplomate peut me piquer tous les points de mon musée ?
        Les cartes rangées sous le Musée partent-elles avec lui lors d'un échange ?
    .no =
        Est-ce que je garde les cartes si le Diplomate prend mon Musée ?
        le diplomate m'a pris le musée, je reprends les cartes en main
        les cartes du musée sont defaussées quand il change de cité par echange
        apres l'echange du diplomate je garde les points de mon musée
        le capitaine prend le musée, les cartes me reviennent
        avant l'échange du diplomate je vide mon musée dans ma main ?
        le diplomate prend le musée mais les cartes restent devant moi ?
        on remet les cartes sous la pioche quand le musée est échangé ?
        Le premier propriétaire du Musée continue-t-il à marquer les cartes après un échange ?
        le musée arrive vide chez celui qui l'obtient avec le diplomate ?
        les cartes du musée échangé sont partagées entre les deux joueurs ?
        le diplomate prend mon musée, je garde mes cartes ?
        musée échangé, les cartes vont à la défausse ?
        je peux récupérer mes cartes avant que le diplomate prenne le musée ?
        musée échangé, c'est moi qui marque encore les cartes ?
        je reçois un musée du diplomate, il est vidé d'abord ?
        le diplomate doit me rendre les cartes du musée ?
ruling-museum-not-seized = Le Capitaine ne peut pas s'emparer du Musée, qui coûte 4 : il ne prend que des quartiers de coût 3 ou moins.
    .no =
        Le Capitaine peut-il s'emparer du Musée ?
        je suis capitaine, jpeux prendre un musée avec ses cartes
        le capitaine paie 4 pour le musée, c'est permis
        jpeux perdre mon musée a cause du capitaine
        un musée vide tombe t il sous le capitaine
        le capitaine peut m'enlever mon musée s'il allonge 4 pièces ?
        mon musée plein de cartes, le capitaine peut le réquisitionner ?
        capitaine blindé d'or, le musée à 4 c'est jouable ?
        Le Musée fait-il partie des quartiers que le Capitaine peut prendre ?
        un musée sans carte dessous vaut moins, donc prenable en capitaine ?
        je crains pour mes cartes sous le musée, le capitaine peut tout embarquer ?
        le capitaine peut prendre mon musée ?
        capitaine, je prends le musée pour 4 pièces ?
        le capitaine marche sur le musée ?
        je risque de perdre le musée face au capitaine ?
        je dois donner mon musée au capitaine s'il paie ?
        capitaine riche, musée possible ?
    .yes =
        mon musée est a l'abri du capitaine
        le musée est trop cher pour le capitaine
        musée hors de portée du capitaine
        4 c'est au-dessus du plafond du capitaine, donc le musée reste chez moi ?
        le capitaine ne pourra jamais rafler un musée, c'est ça ?
        Le coût du Musée le met-il hors de portée du Capitaine ?
        musée en place, je peux dormir tranquille côté capitaine ?
        capitaine, je dois oublier le musée du voisin ?
        mon pote dit que le musée coûte trop cher pour être réquisitionné, il a raison
        musée protégé du capitaine ?
        le capitaine ne peut pas prendre le musée ?
        mon musée ne craint rien du capitaine ?
        musée à 4, trop cher pour le capitaine ?
        je garde mon musée si le capitaine m'attaque ?
        Le Capitaine doit-il laisser le Musée où il est ?
    .asked =
        pourquoi le capitaine ne peut pas avoir le musée
        le musée face au capitaine, ça donne quoi
        il coûte combien le musée et est-ce trop pour le capitaine
        le capitaine veut mon musée, on lui dit quoi
        capitaine et musée, permis ou interdit
ruling-museum-destroyed = Les cartes d'un Musée détruit vont sous la pioche, comme le Musée lui-même. Personne ne les reçoit, et elles ne rapportent rien.
    .asked =
        Que deviennent les cartes sous le Musée quand il est détruit ?
        La Poudrière a fait sauter le Musée, et ses cartes ?
        necropole batie en detruisant le musée, que deviennent ses cartes
        le condott a rasé mon musée, les cartes dessous on en fait quoi
        Où placer les cartes d'un Musée que l'on vient de détruire ?
        musée détruit, où vont les cartes
        le condottiere détruit mon musée, je récupère quoi
    .yes =
        Musée démoli : les points des cartes sont-ils perdus ?
        points perdus quand le condottiere brule le musée
        les cartes du musée detruit vont sous la pioche
        tout ce qui etait sous le musée part avec lui s'il est detruit
        musée rasé = toutes mes cartes dessous partent sous la pioche ?
        je perds les points de toutes les cartes quand on me casse mon musée ?
        Les cartes d'un Musée détruit cessent-elles de rapporter des points ?
        poudrière sur le musée, le contenu saute avec ?
        si je sacrifie mon musée pour la nécropole je dis adieu aux cartes dessous ?
        personne ne ramasse les cartes d'un musée démoli, hein
        musée détruit, je perds mes cartes dessous ?
        le condottiere détruit mon musée, je perds aussi les points des cartes ?
        les cartes du musée détruit ne rapportent plus rien ?
        musée détruit, les cartes repartent sous la pioche ?
        je suis condottiere, je rase un musée, personne n'a les cartes ?
        Un Musée détruit emporte-t-il toutes ses cartes sous la pioche ?
    .no =
        Est-ce que je récupère les cartes si le Condottiere rase mon Musée ?
        Mon Musée a été rasé : est-ce que je reprends en main ce que j'avais glissé dessous ?
        la poudriere detruit mon musée, je recupere les cartes
        le condottiere recoit il les cartes du musée qu'il detruit
        j'ai sacrifié le musée pour la necropole, je garde les cartes
        musée rasé, les cartes comptent encore a la fin
        on me détruit le musée, ses cartes reviennent dans ma main ?
        condottiere, je crame un musée et j'hérite de ce qu'il cache ?
        les cartes restent posées devant moi et rapportent encore après la destruction du musée ?
        musée détruit, je distribue ses cartes aux autres joueurs ?
        Les cartes glissées survivent-elles à la destruction du Musée ?
        le musée détruit va sous la pioche mais moi je garde les cartes, c'est ça ?
        musée détruit, je reprends les cartes en main ?
        le condottiere prend les cartes du musée qu'il détruit ?
        mon musée est détruit, les cartes me donnent encore des points ?
        je garde mes cartes si on me détruit le musée ?
        les cartes du musée détruit vont dans la main du condottiere ?
        je peux sauver les cartes de mon musée avant la destruction ?
ruling-museum-look = D'habitude, le propriétaire du Musée peut regarder ses cartes quand il veut.
    .yes =
        Ai-je le droit de regarder les cartes sous mon Musée ?
        J'ai oublié ce que j'ai mis sous le Musée : puis-je vérifier ?
        Mon adversaire fouille sous son Musée, a-t-il le droit ?
        jpeux jeter un oeil sous mon propre musée
        permis de relire mes cartes du musée
        je consulte mon musée pendant le tour d'un autre, ok
        trou de mémoire, je peux soulever mon musée pour voir ce qu'il y a dedans ?
        le proprio du musée regarde son stock quand ça lui chante ?
        en plein tour adverse je remate les cartes sous mon musée, ça gêne pas ?
        D'ordinaire, celui qui possède le Musée peut-il consulter ses cartes à tout moment ?
        mon voisin passe son temps à reluquer son propre musée, faut le laisser faire ?
        je peux recompter et relire le contenu de mon musée à moi
        je peux regarder sous mon musée ?
        le joueur du musée peut revoir ses cartes ?
        j'ai le musée, je peux vérifier mes cartes avant d'en mettre une autre ?
        il regarde tout le temps ses cartes du musée, c'est permis ?
        mes cartes sous le musée, je peux les relire pendant la partie ?
        Le propriétaire du Musée a-t-il le droit de consulter ses cartes ?
    .no =
        mes cartes du musée me sont cachées a moi aussi
        dois je retenir de tete ce que j'ai mis au musée
        on regarde sous le musée seulement a la fin
        le livret interdit il de regarder sous son musée
        une fois glissée sous mon musée, une carte m'est interdite de lecture jusqu'au décompte ?
        Le livret précise-t-il quand on peut regarder sous son propre Musée ?
        c'est de la triche de vérifier ses propres cartes au musée ?
        mon musée se regarde uniquement à mon tour ?
        faut demander la permission à la table pour zyeuter sous son musée ?
        mon propre musée est un mystère même pour moi, non ?
        interdit de regarder sous son propre musée ?
        je dois me souvenir des cartes de mon musée ?
        je dois attendre la fin de partie pour revoir les cartes de mon musée ?
        mon musée est fermé même pour moi ?
        on peut m'empêcher de regarder mes propres cartes sous le musée ?
        le livret parle de regarder les cartes du musée ?
    .asked =
        quand le proprietaire peut regarder sous son musée
        les règles disent quoi sur regarder ses cartes sous son musée
        à quel moment jpeux consulter mon propre musée
        mon musée, je peux le consulter quand
        regarder sous son musée, permis ou interdit
ruling-museum-others = D'habitude, les autres peuvent demander combien de cartes il y a sous un Musée, mais pas les regarder.
    .no =
        Mes adversaires peuvent-ils regarder les cartes sous mon Musée ?
        jpeux soulever le musée du voisin pour voir
        puis je garder secret le nombre de cartes de mon musée
        on montre a tous la carte qu'on met au musée
        l'adversaire a le droit de fouiller mon musée
        je peux jeter un oeil sous le musée d'en face ?
        si on me demande, je suis obligé de révéler quelles cartes dorment sous mon musée ?
        Un joueur a-t-il le droit de consulter le Musée de son voisin ?
        j'ai le droit de refuser de dire le nombre de cartes sous mon musée ?
        les adversaires peuvent retourner mon musée pour vérifier, d'habitude ?
        un livret dit-il ce que les autres ont le droit de voir sous mon musée ?
        je peux regarder sous le musée d'un autre ?
        on peut m'obliger à montrer les cartes de mon musée ?
        les autres ont le droit de voir mon musée ?
        je peux refuser de dire combien j'ai de cartes au musée ?
        j'ai un musée, dois-je dévoiler les cartes dessous ?
        cartes du musée visibles par tous ?
    .yes =
        Les autres peuvent-ils savoir combien de cartes sont glissées sous mon Musée ?
        dois je dire combien de cartes il y a dans mon musée
        les cartes du musée sont cachées aux autres
        combien t'en as sous ton musée, j'ai le droit de demander ça ?
        mon voisin veut le compte des cartes de mon musée, je dois répondre ?
        le nombre oui mais pas le contenu, pour le musée d'un autre ?
        Le contenu de mon Musée reste-t-il caché à mes adversaires ?
        mes cartes sous le musée sont à l'abri des regards des autres, hein ?
        on peut compter les cartes du musée adverse sans les voir
        je peux demander combien de cartes sont sous son musée ?
        le nombre de cartes de mon musée est public ?
        je peux cacher quelles cartes j'ai mises au musée ?
        les autres doivent pas regarder sous mon musée ?
        il a un musée, il doit me dire le nombre de cartes ?
        Le contenu d'un Musée adverse m'est-il interdit de lecture ?
    .asked =
        qu'est-ce que j'ai le droit de savoir du musée d'en face
        nombre ou contenu, que doit-on révéler d'un musée aux autres
        le musée du voisin, je peux voir quoi
        on me demande pour mon musée, je dois dire quoi
ruling-museum-one-card = Une carte de la main peut aller face cachée sous le Musée à chaque tour de son propriétaire.
    .asked =
        Combien de cartes peut-on placer sous le Musée ?
    .yes =
        une carte par tour au musée
        la carte du musée vient de ma main
    .no =
        jpeux mettre toute ma main sous le musée d'un coup
        deux cartes sous le musée dans le meme tour
        la carte du musée se pose face visible
        jpeux nourrir le musée pendant le tour d'un autre
ruling-museum-destroyed-older = Les cartes d'un Musée détruit sont défaussées avec lui et ne rapportent rien.
    .asked =
        Que deviennent les cartes sous le Musée quand il est détruit ?
    .yes =
        les cartes du musée sont perdues avec lui
        musée detruit, cartes defaussées aussi
    .no =
        le condottiere a brulé mon musée, je recupere les cartes
        les cartes d'un musée detruit comptent encore
        celui qui fait sauter le musée a la poudriere prend ses cartes
        jpeux sauver mes cartes du musée quand il est rasé
ruling-museum-price-third = Les cartes placées sous le Musée ne comptent pas dans ce que paie le Condottiere.
    .no =
        Un Musée plein de cartes coûte-t-il plus cher au Condottiere ?
        cinq cartes sous le musée, le condottiere paie cinq de plus
        les cartes glissées rendent le musée plus cher a detruire
        une piece de plus par carte du musée pour le condottiere
    .yes =
        un musée plein est il aussi bon marché a raser qu'un vide
        le condottiere ne paie que le musée, pas ses cartes
    .asked =
        combien paie le condottiere pour un musée avec des cartes
