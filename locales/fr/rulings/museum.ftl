### The rulings of data/rulings/museum.toml, and the questions they answer: with yes, with no, or in another way.

ruling-museum-moves = Les cartes suivent le Musée : celui qui le reçoit dans un échange reçoit aussi ce qu'il y a dessous, et marque les points. Le livret dit de même pour une prise, mais le Musée coûte 4, trop pour le Capitaine.
    .asked =
        Que deviennent les cartes sous le Musée quand on l'échange ?
        Musée changé de ville : à qui sont les cartes ?
        a qui sont les cartes d'un musée echangé par le diplomate
    .yes =
        Le Capitaine ou le Diplomate me prend le Musée : les cartes glissées dessous partent-elles avec ?
        J'ai récupéré un Musée par échange : est-ce que je marque les points des cartes qu'il contient ?
        les cartes restent sous le musée quand le diplomate l'echange
        musée obtenu avec le diplomate, je marque les cartes dessous
        avec le diplomate on peut piquer un musée plein et ses points
    .no =
        Est-ce que je garde les cartes si le Diplomate prend mon Musée ?
        le diplomate m'a pris le musée, je reprends les cartes en main
        les cartes du musée sont defaussées quand il change de cité par echange
        apres l'echange du diplomate je garde les points de mon musée
        le capitaine prend le musée, les cartes me reviennent
ruling-museum-not-seized = Le Capitaine ne peut pas s'emparer du Musée : il coûte 4, et il ne prend que des quartiers qui coûtent 3 ou moins.
    .no =
        Le Capitaine peut-il s'emparer du Musée ?
        je suis capitaine, jpeux prendre un musée avec ses cartes
        le capitaine paie 4 pour le musée, c'est permis
        jpeux perdre mon musée a cause du capitaine
        un musée vide tombe t il sous le capitaine
    .yes =
        mon musée est a l'abri du capitaine
        le musée est trop cher pour le capitaine
        musée hors de portée du capitaine
    .asked =
        pourquoi le capitaine ne peut pas avoir le musée
ruling-museum-destroyed = Les cartes d'un Musée détruit vont sous la pioche, comme le Musée lui-même. Personne ne les reçoit, et elles ne rapportent rien.
    .asked =
        Que deviennent les cartes sous le Musée quand il est détruit ?
        La Poudrière a fait sauter le Musée, et ses cartes ?
        necropole batie en detruisant le musée, que deviennent ses cartes
    .yes =
        Musée démoli : les points des cartes sont-ils perdus ?
        points perdus quand le condottiere brule le musée
        les cartes du musée detruit vont sous la pioche
        tout ce qui etait sous le musée part avec lui s'il est detruit
    .no =
        Est-ce que je récupère les cartes si le Condottiere rase mon Musée ?
        Mon Musée a été rasé : est-ce que je reprends en main ce que j'avais glissé dessous ?
        la poudriere detruit mon musée, je recupere les cartes
        le condottiere recoit il les cartes du musée qu'il detruit
        j'ai sacrifié le musée pour la necropole, je garde les cartes
        musée rasé, les cartes comptent encore a la fin
ruling-museum-look = D'habitude, le propriétaire du Musée peut regarder ses cartes quand il veut ; aucun livret n'en parle.
    .yes =
        Ai-je le droit de regarder les cartes sous mon Musée ?
        J'ai oublié ce que j'ai mis sous le Musée : puis-je vérifier ?
        Mon adversaire fouille sous son Musée, a-t-il le droit ?
        jpeux jeter un oeil sous mon propre musée
        permis de relire mes cartes du musée
        je consulte mon musée pendant le tour d'un autre, ok
    .no =
        mes cartes du musée me sont cachées a moi aussi
        dois je retenir de tete ce que j'ai mis au musée
        on regarde sous le musée seulement a la fin
        le livret interdit il de regarder sous son musée
    .asked =
        quand le proprietaire peut regarder sous son musée
ruling-museum-others = D'habitude, les autres peuvent demander combien de cartes il y a sous un Musée, mais pas les regarder ; aucun livret n'en parle.
    .no =
        Mes adversaires peuvent-ils regarder les cartes sous mon Musée ?
        jpeux soulever le musée du voisin pour voir
        puis je garder secret le nombre de cartes de mon musée
        on montre a tous la carte qu'on met au musée
        l'adversaire a le droit de fouiller mon musée
    .yes =
        Les autres peuvent-ils savoir combien de cartes sont glissées sous mon Musée ?
        dois je dire combien de cartes il y a dans mon musée
        les cartes du musée sont cachées aux autres
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
