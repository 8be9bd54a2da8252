### The rulings of data/rulings/witch.toml, and the questions they answer: with yes, with no, or in another way.

ruling-witch-gathers-then-names = La Sorcière prend d'abord de l'or ou des cartes et ne désigne un personnage qu'ensuite. Son tour reste alors en suspens jusqu'à l'appel de ce personnage.
    .yes =
        La Sorcière collecte-t-elle avant de désigner quelqu'un ?
        sorciere : l'or d'abord, le sort apres ?
        la sorciere a t elle droit a ses deux pieces comme tout le monde
        apres le sort, la sorciere attend l'appel de ce personnage ?
        au rang 1 je suis la sorciere, je commence par ma thune ou mes cartes puis le sort ?
        sorcière : je prends mes 2 pièces et ensuite j'ensorcelle ?
        une fois ma cible nommée, je patiente jusqu'à son appel en sorcière ?
        La Sorcière peut-elle piocher des cartes avant de désigner sa victime ?
        le sort vient après la collecte pour la sorcière ?
        le tour de la sorcière est mis en pause, pas terminé, après le sort ?
        la sorcière collecte normalement au rang 1 ?
        sorcière, je collecte d'abord ?
        je suis sorcière, je prends mes 2 pièces avant le sort ?
        la sorcière nomme quelqu'un après sa collecte ?
        sorcière, je peux piocher avant d'ensorceler ?
        sorcière, mon tour attend l'appel de ma victime ?
        La Sorcière prend-elle ses ressources avant de désigner sa cible ?
    .no =
        la sorciere annonce t elle sa victime avant de prendre ses pieces
        jpeux ensorceler puis piocher mes cartes ensuite
        le tour de la sorciere est il fini pour de bon une fois la cible nommée
        la sorciere saute t elle sa collecte
        la malediction de la sorciere vient elle avant sa pioche
        sorcière : le sort d'abord, les sous ensuite ?
        la sorcière ne collecte que si sa cible est absente ?
        La Sorcière désigne-t-elle quelqu'un avant d'avoir pris ses ressources ?
        une fois le sort jeté la sorcière finit son tour direct en bâtissant ?
        la sorcière n'a droit à aucune ressource au rang 1 ?
        sorcière appelée, elle nomme quelqu'un et prend son or à l'appel de la victime ?
        sorcière, je nomme d'abord ?
        la sorcière ne collecte pas ?
        je suis sorcière, je peux ensorceler avant de collecter ?
        sorcière, mon tour est fini après le sort ?
        la sorcière prend son or seulement au tour de la victime ?
        elle collecte avant d'ensorceler en sorcière, c'est une erreur ?
    .asked =
        Que fait la Sorcière quand on l'appelle ?
        Je suis la Sorcière : je prends d'abord mes pièces ou je jette d'abord mon sort ?
        dans quel ordre joue la sorciere au rang 1
        sorcière, je fais quoi en premier quand on m'appelle
        la sorcière nomme sa victime avant ou après sa collecte
        sorcière, or ou sort d'abord
        la sorcière nomme quand
ruling-witch-must-name = La Sorcière doit désigner un personnage, et pas elle-même. Elle ne peut pas s'en passer pour jouer un tour ordinaire.
    .no =
        La Sorcière peut-elle n'ensorceler personne ?
        la sorciere peut elle passer son sort et jouer un tour normal
        le sort de la sorciere est il facultatif
        la sorciere peut elle se designer elle meme
        jpeux garder mon propre tour de sorciere sans nommer de victime
        on peut jouer la sorciere sans ensorceler
        rien ne m'interesse, la sorciere peut elle garder sa malediction pour plus tard
        sorcière, je veux juste jouer tranquille mon tour à moi, je peux zapper le sort ?
        ma sorcière peut se prendre elle-même pour cible ?
        La Sorcière a-t-elle le droit de renoncer à son sort ?
        je garde mon sort de sorcière pour la prochaine manche ?
        la sorcière n'ensorcelle personne et construit comme tout le monde, ça passe ?
        si personne ne m'intéresse je passe mon tour de sorcière sans nommer ?
        sorcière, je peux ne nommer personne ?
        sorcière, je peux me nommer moi-même ?
        la sorcière peut jouer un tour normal sans ensorceler ?
        je suis sorcière, le sort est au choix ?
        elle n'a nommé personne en sorcière, c'est permis ?
        sorcière, je saute mon pouvoir et je construis ?
    .yes =
        La Sorcière est-elle obligée d'envoûter un personnage ?
        faut il absolument designer quelqu'un avec la sorciere
        est ce que nommer une victime est un devoir pour la sorciere
        meme si aucune cible ne me plait, la sorciere doit jeter son sort ?
        pas le choix, la sorcière doit jeter un sort à quelqu'un ?
        faut forcément annoncer un perso quand on est sorcière ?
        La désignation d'une victime est-elle imposée à la Sorcière ?
        interdit à la sorcière de se désigner elle-même ?
        pas de tour ordinaire possible avec la sorcière ?
        mon voisin sorcière refuse de nommer, on peut l'y obliger ?
        sorcière, je dois nommer quelqu'un ?
        la sorcière est forcée d'ensorceler ?
        sorcière, interdit de se nommer soi-même ?
        je suis sorcière, pas de tour normal pour moi ?
        elle refuse d'ensorceler en sorcière, c'est interdit ?
        La Sorcière doit-elle désigner un autre personnage que le sien ?
    .asked =
        et si la sorciere refuse de nommer quelqu'un
        sorcière : obligée ou libre d'ensorceler
        qui la sorcière ne peut pas désigner
        sorcière, je dois ou je peux nommer
        sorcière, je peux nommer qui
ruling-witch-waits = La Sorcière ne construit rien et n'utilise aucune merveille tant qu'elle n'a pas repris son tour, sauf celles qui agissent pendant la collecte.
    .no =
        La Sorcière peut-elle construire avant de prendre la place de quelqu'un ?
        Je suis la Sorcière et j'ai de l'or : puis-je poser un bâtiment avant d'attendre ma victime ?
        La Sorcière peut-elle construire au rang 1, juste après son sort ?
        La Sorcière suspendue peut-elle se servir de ses quartiers violets ?
        jai ensorcelé l'eveque, jpeux batir en attendant qu'on l'appelle
        la sorciere peut elle construire deux fois, maintenant et plus tard
        sorciere avec 6 pieces au rang 1 : elle construit tout de suite ?
        une sorciere qui attend peut elle jouer une carte de sa main
        jai la carte et la thune, en sorciere je pose direct ?
        sorcière avec 5 pièces, je pose mon palais avant d'attendre ma victime ?
        en attendant l'appel de ma cible je peux forger, en sorcière ?
        La Sorcière peut-elle bâtir aussitôt après avoir jeté son sort ?
        sorcière en pause, je glisse une carte au musée ?
        je construis un quartier au rang 1 et un autre à la reprise avec ma sorcière ?
        la sorcière en attente peut utiliser son laboratoire ?
        sorcière, je peux construire tout de suite ?
        je suis sorcière, je bâtis avant ma victime ?
        sorcière, je peux utiliser ma forge en attendant ?
        la sorcière construit au rang 1 ?
        elle a bâti avant de reprendre son tour de sorcière, c'est permis ?
        sorcière en attente, labo autorisé ?
    .yes =
        la sorciere doit elle attendre avant de construire
        interdit de batir tant que la victime de la sorciere n'est pas appelée ?
        en attente, la sorciere est elle privée de ses quartiers violets
        la sorciere est elle figée jusqu'a l'appel du maudit
        sorcière : pas de construction tant que ma victime n'est pas appelée ?
        ma mine d'or marche quand même pendant la collecte de la sorcière ?
        La Sorcière est-elle inactive entre son sort et la reprise de son tour ?
        je dois me tourner les pouces après avoir nommé ma cible en sorcière ?
        la sorcière pourra bâtir une fois son tour repris ?
        les violettes de la sorcière dorment jusqu'à la reprise, sauf celles de la collecte ?
        sorcière, je dois attendre pour construire ?
        la sorcière ne bâtit pas avant de reprendre ?
        sorcière, mes merveilles attendent la reprise ?
        je suis sorcière, forge interdite avant la reprise ?
        sorcière, ma bibliothèque marche pendant la collecte ?
        La Sorcière doit-elle attendre la reprise de son tour pour bâtir ?
    .asked =
        Que peut faire la Sorcière à son propre tour ?
        quand la sorciere a t elle le droit de batir
        ma sorcière peut faire quoi juste après avoir ensorcelé
        à partir de quel moment la sorcière construit
        sorcière, je construis quand
        sorcière en attente, je peux faire quoi
ruling-bewitched-gathers-and-stops = Le joueur ensorcelé ne fait rien après la collecte : ni construction, ni pouvoir, ni revenu, ni merveille, sauf celles qui agissent pendant la collecte.
    .no =
        Le joueur ensorcelé peut-il encore construire ?
        Le personnage ensorcelé touche-t-il son revenu ?
        Une fois ensorcelé, puis-je utiliser la capacité de mon personnage ?
        jai ete ensorcelé, jpeux batir quand meme
        condottiere ensorcelé : peut il encore detruire
        est ce que je touche l'or de mes couleurs sous un sort
        magicienne envoutee, jechange ma main quand meme ?
        un joueur sous sort peut il utiliser son pouvoir
        jai 8 pieces et un palais en main mais je suis maudit, jpeux le poser
        ensorcelé, j'ai pris mes sous, je peux poser une taverne ?
        évêque envoûté, je touche l'or de mes bleus ?
        Le joueur ensorcelé conserve-t-il l'usage de son pouvoir ?
        architecte ensorcelé, je bâtis au moins un quartier ?
        sous le sort je peux quand même forger ?
        ensorcelée, la marchande encaisse ses verts ?
        ensorcelé, je peux construire ?
        ensorcelé, j'ai mon pouvoir ?
        ensorcelé, je touche mon revenu ?
        je suis roi ensorcelé, je touche mes jaunes ?
        ensorcelé, je peux utiliser ma forge ?
        la sorcière m'a eu, je peux quand même bâtir un quartier ?
    .yes =
        mon tour s'arrete il juste apres la collecte si la sorciere m'a nommé
        le sort me fait il perdre ma construction
        maudit par la sorciere : je collecte et basta ?
        la malediction me coute t elle mon pouvoir cette manche
        ensorcelé : je collecte, point final ?
        plus de construction ni de pouvoir une fois sous le sort ?
        Le tour d'un joueur ensorcelé prend-il fin après sa collecte ?
        la sorcière m'a nommé, je dis adieu à mon revenu ce tour ?
        voleur envoûté, je peux plus rien faire après mes 2 pièces ?
        ma bibliothèque marche encore pendant la collecte même ensorcelé ?
        ensorcelé, pas de construction ?
        ensorcelé, je perds mon pouvoir ?
        ensorcelé, je collecte et c'est fini ?
        ensorcelé, pas de revenu pour moi ?
        je suis condottiere ensorcelé, je ne peux rien détruire ?
        Un joueur ensorcelé doit-il s'arrêter après sa collecte ?
    .asked =
        Que puis-je faire si la Sorcière m'a ensorcelé ?
        qu'est ce qui m'est interdit quand je suis ensorcelé
        ensorcelé, il me reste quoi comme actions
        que perd un joueur victime de la sorcière
        ensorcelé, je peux faire quoi
        la sorcière m'a nommé, je perds quoi
ruling-bewitched-still-gathers = Le joueur ensorcelé montre sa carte à l'appel et fait sa collecte comme d'habitude : 2 pièces d'or, ou des cartes. Ce qu'il prend est à lui.
    .yes =
        Le joueur ensorcelé collecte-t-il quand même de l'or ou des cartes ?
        la sorciere m'a eu, jai au moins mes deux pieces ?
        dois je reveler ma carte a l'appel si je suis ensorcelé
        sous le sort, je choisis entre or et cartes ?
        je garde ce que j'ai pris si la sorciere joue la suite
        maudit ou pas, ma bourse gagne ses deux pieces ?
        envoûté, je prends quand même 2 pièces à mon appel ?
        la sorcière me laisse ma collecte ?
        Le joueur ensorcelé peut-il piocher des cartes à la place de l'or ?
        on appelle mon perso ensorcelé, je me montre ?
        l'or que je collecte sous le sort reste dans ma bourse ?
        ensorcelé c'est moins pire que mort, j'ai au moins ma collecte ?
        ensorcelé, je prends mes 2 pièces ?
        ensorcelé, je peux piocher ?
        ensorcelé, je garde ma collecte ?
        la sorcière m'a ensorcelé, je dois montrer ma carte ?
        ensorcelé, l'or collecté est à moi ?
        L'ensorcelé choisit-il entre or et cartes comme d'habitude ?
    .no =
        l'ensorcelé saute t il tout son tour comme un assassiné
        est ce que je donne l'or collecté a la sorciere
        le joueur ensorcelé reste t il caché quand on l'appelle
        la sorciere prend elle les cartes que je pioche en collectant
        etre ensorcelé revient il a etre tué
        ensorcelé, je ne reçois rien du tout ?
        la sorcière empoche les deux pièces que je collecte ?
        L'ensorcelé garde-t-il sa carte cachée à l'appel ?
        envoûté, je n'ai droit qu'à une pièce ?
        sous le sort c'est la sorcière qui choisit si je prends or ou cartes ?
        je me tais à l'appel parce que la sorcière m'a nommé ?
        ensorcelé, je ne collecte pas ?
        ensorcelé, ma collecte va à la sorcière ?
        ensorcelé, je reste caché ?
        ensorcelé, je saute tout mon tour ?
        je suis sorcière, je prends les 2 pièces de ma victime ?
        ensorcelé, je dois prendre de l'or et pas des cartes ?
    .asked =
        On m'a envoûté : est-ce que je perds tout mon tour ou je prends quand même deux pièces ?
        ensorcelé, je ramasse quoi à l'appel de mon perso
        à qui appartient ce que collecte l'ensorcelé
        ensorcelé, je collecte ou pas
        je suis ensorcelé, je reçois quoi
ruling-witch-resumes = La Sorcière prend la suite dès que le joueur ensorcelé a fait sa collecte, et finit son propre tour comme ce personnage.
    .asked =
        Quand la Sorcière prend-elle la suite ?
        À quel moment la Sorcière rejoue-t-elle ?
        c'est quand exactement que la sorciere reprend la main
        la sorcière rejoue à quel moment pile
        ma victime a le rang 6, je rejoue quand en sorcière
        sorcière, je reprends quand
        la sorcière rejoue avant ou après la collecte de sa victime
    .yes =
        jenchaine des que ma victime a pris son or ?
        la sorciere joue t elle au rang du personnage nommé
        jai nommé l'architecte, je rejoue au numero 7 ?
        le maudit a pris ses cartes, c'est au tour de la sorciere juste apres ?
        dès que l'ensorcelé a collecté, la sorcière enchaîne ?
        j'ai ensorcelé l'évêque, je reprends au rang 5 ?
        La Sorcière achève-t-elle son tour sous les traits du personnage ensorcelé ?
        le maudit pioche puis c'est à moi de finir en sorcière ?
        la sorcière reprend pendant la manche, pas à la fin ?
        plus ma cible a un haut rang, plus ma sorcière attend ?
        sorcière, je reprends après la collecte de ma victime ?
        je suis sorcière sur le roi, je rejoue au rang 4 ?
        la sorcière joue à ma place après ma collecte ?
        j'ai ensorcelé la marchande, je reprends au rang 6 ?
        la sorcière finit son tour comme le perso ensorcelé ?
        La Sorcière reprend-elle son tour juste après la collecte de l'ensorcelé ?
    .no =
        la sorciere joue t elle avant que sa victime ait collecté
        la sorciere attend elle la fin de la manche pour continuer
        l'ensorcelé finit il tout son tour avant la sorciere
        la sorciere reprend elle aussitot apres son propre appel
        la sorciere coupe t elle la parole des que sa victime se montre
        la sorcière joue avant la collecte de sa victime ?
        l'ensorcelé termine tout son tour et après la sorcière joue ?
        La Sorcière reprend-elle son tour une fois tous les rangs appelés ?
        sorcière : je reprends direct au rang 2 ?
        la sorcière attend la manche suivante pour finir ?
        on appelle ma victime et je joue à sa place avant qu'elle ait pris ses sous, en sorcière ?
        sorcière, je reprends à la fin de la manche ?
        sorcière, je joue avant la collecte de ma victime ?
        la sorcière reprend tout de suite au rang 1 ?
        ma victime joue tout son tour avant la sorcière ?
        je suis sorcière, je dois attendre la manche suivante ?
        la sorcière prend ma collecte et joue à ma place dès l'appel ?
ruling-witch-as-that-character = En reprenant son tour, la Sorcière joue comme le personnage ensorcelé : elle a son revenu, son pouvoir et sa limite de construction, et ses interdictions valent pour elle.
    .yes =
        La Sorcière a-t-elle le revenu et le pouvoir du personnage ?
        la sorciere peut elle se servir du pouvoir de celui qu'elle a ensorcelé
        la sorciere compte t elle comme ce personnage pour finir le tour
        les interdits du personnage ensorcelé tombent ils sur la sorciere
        la sorciere peut elle batir en reprenant son tour
        la sorciere prend les commandes, elle a aussi la capa du perso ?
        je suis sorcière et j'ai ensorcelé l'espion, j'utilise son pouvoir ?
        les restrictions de ma victime deviennent les miennes en sorcière ?
        La Sorcière hérite-t-elle de la limite de construction du personnage ensorcelé ?
        en reprenant, la sorcière touche le revenu de couleur du perso visé ?
        la sorcière finit son tour comme si elle était sa victime ?
        pouvoir, revenu, nombre de poses : la sorcière prend tout du perso ensorcelé ?
        sorcière, j'ai le pouvoir de ma victime ?
        je suis sorcière sur l'architecte, je peux bâtir trois quartiers ?
        la sorcière a le revenu du perso ensorcelé ?
        sorcière sur la navigatrice, je ne peux pas construire ?
        la sorcière utilise mon pouvoir à ma place ?
        La Sorcière prend-elle la limite de construction de sa victime ?
    .no =
        l'ensorcelé garde t il sa capacité pendant que la sorciere construit
        la sorciere n'a t elle droit qu'a une construction simple
        jpeux ignorer les contraintes du perso que j'ai ensorcelé
        la capacité d'un perso maudit est elle tout simplement perdue
        la sorcière garde juste le droit de bâtir un quartier, sans pouvoir ?
        le perso ensorcelé utilise son pouvoir et la sorcière ne fait que construire ?
        La Sorcière est-elle dispensée des interdictions de sa victime ?
        le pouvoir de l'ensorcelé ne profite à personne ?
        sorcière sur l'architecte, elle a le pouvoir mais pas le droit de construire ?
        la sorcière choisit entre le revenu et le pouvoir de sa victime ?
        sorcière, pas de pouvoir à la reprise ?
        sorcière sur l'architecte, un seul quartier ?
        sorcière sur la navigatrice, je peux quand même bâtir ?
        je garde mon pouvoir si la sorcière m'ensorcelle ?
        la sorcière n'a pas le revenu de sa victime ?
        le pouvoir de l'ensorcelé est perdu pour la manche ?
    .asked =
        Je suis la Sorcière et on appelle ma victime : que puis-je faire maintenant ?
        que peut faire la sorciere avec le tour d'un autre
        sorcière sur le condottiere, j'ai droit à quoi
        quand elle reprend, la sorcière a les droits de qui
        sorcière reprend son tour, elle a quel pouvoir
        sorcière sur l'architecte, je bâtis combien
ruling-witch-gathers-once = La Sorcière ne fait qu'une collecte, avant de désigner quelqu'un. En reprenant son tour, elle n'en fait pas de nouvelle.
    .no =
        La Sorcière collecte-t-elle une seconde fois ?
        La Sorcière prend-elle encore deux pièces en reprenant son tour ?
        sorciere : encore une pioche quand elle rejoue ?
        deux pieces au rang 1 puis deux autres plus tard avec la sorciere ?
        la sorciere commence t elle par collecter quand elle joue pour le roi
        jai pris l'or au debut, puis je prendre des cartes en reprenant, en sorciere
        la sorciere a t elle deux collectes
        la sorciere double t elle ses ressources en jouant pour un autre
        je reprends en sorcière et je prends encore 2 pièces ?
        la sorcière fait une collecte au rang 1 et une autre avec sa victime ?
        La Sorcière peut-elle collecter à nouveau lorsqu'elle reprend son tour ?
        4 pièces de collecte au total pour la sorcière dans la manche ?
        j'ai pioché au début, je prends l'or à la reprise de ma sorcière ?
        si j'ai zappé ma collecte de sorcière je la fais à la reprise en plus ?
        sorcière, je collecte deux fois ?
        sorcière, encore 2 pièces à la reprise ?
        je reprends mon tour de sorcière, je pioche de nouveau ?
        sorcière, 4 pièces de collecte ?
        elle collecte encore à la reprise en sorcière, c'est permis ?
        sorcière, ma vraie collecte vient à la reprise ?
    .yes =
        la sorciere ne prend elle des ressources qu'une seule fois
        une seconde collecte est elle interdite a la sorciere
        une seule collecte pour la sorciere et c'est tout ?
        une seule collecte par manche pour la sorcière ?
        à la reprise, la sorcière passe direct au reste sans collecter ?
        La collecte de la Sorcière a-t-elle lieu uniquement avant son sort ?
        sorcière relancée, pas de nouvelles ressources de base ?
        mon voisin sorcière reprend 2 pièces à la reprise, il se trompe ?
        c'est avant de nommer que la sorcière collecte, et plus ensuite ?
        sorcière, une seule collecte ?
        sorcière, pas d'or de collecte à la reprise ?
        je suis sorcière, j'ai déjà collecté, plus rien à la reprise ?
        elle prend 2 pièces à la reprise en sorcière, c'est interdit ?
        sorcière, collecte seulement au rang 1 ?
        La Sorcière reprend-elle son tour sans collecter à nouveau ?
    .asked =
        combien de fois la sorciere collecte t elle dans une manche
        la sorcière collecte quand et combien de fois
        que prend la sorcière comme ressources à la reprise
        sorcière, une ou deux collectes
        sorcière à la reprise, je collecte ou pas
ruling-witch-own-means = La Sorcière joue avec ses propres moyens : des cartes de sa main, payées avec son or, construites dans sa cité.
    .no =
        La Sorcière utilise-t-elle l'or et les cartes du joueur ensorcelé ?
        La Sorcière peut-elle dépenser mes sous ?
        la sorciere peut elle batir avec mes cartes
        ses quartiers arrivent ils dans ma ville si elle m'ensorcelle
        ma victime est riche, jpeux construire avec son fric en sorciere
        la sorciere prend elle une carte chez l'ensorcelé pour la batir
        maudit, ma bourse paie t elle le batiment de la sorciere
        la sorcière paie son quartier avec la bourse de sa victime ?
        elle pose un bâtiment de ma main, la sorcière ?
        Les quartiers bâtis par la Sorcière arrivent-ils dans la cité de l'ensorcelé ?
        ensorcelé par la sorcière, je peux perdre mes cartes dans ses constructions ?
        sorcière sans or mais victime riche, je bâtis quand même ?
        la sorcière choisit dans quelle ville elle construit, la sienne ou la mienne ?
        sorcière, j'utilise l'or de ma victime ?
        la sorcière peut dépenser mon or ?
        la sorcière construit avec mes cartes ?
        sorcière, le quartier va chez la victime ?
        ensorcelé, je perds mes cartes ?
        je suis sorcière fauchée, je bâtis avec l'or de l'ensorcelé ?
    .yes =
        la sorciere construit elle avec sa propre main
        mon or est il a l'abri des depenses de la sorciere
        sorciere, je paie de ma poche ?
        le batiment posé par la sorciere compte t il dans sa ville a elle
        tout ce que bâtit la sorcière va dans sa propre ville ?
        ma main et mon or restent intacts quand la sorcière construit ?
        La Sorcière doit-elle financer elle-même ses constructions ?
        la sorcière puise uniquement dans ses cartes pour bâtir ?
        fauchée, ma sorcière ne construit rien même si sa cible roule sur l'or ?
        en sorcière j'utilise le rôle de l'autre mais mes sous à moi ?
        sorcière, je paie avec mon or ?
        la sorcière bâtit dans sa propre ville ?
        ensorcelé, mon or est à l'abri de la sorcière ?
        ensorcelé, je garde mes cartes ?
        sorcière, je construis mes propres cartes ?
        La Sorcière utilise-t-elle seulement sa propre main ?
    .asked =
        La Sorcière joue à ma place : bâtit-elle chez moi ou chez elle ?
        de quelle main la sorciere pose t elle ses quartiers
        la sorcière joue mon tour, elle bâtit avec l'or de qui
        où va le quartier que pose la sorcière
        sorcière, je bâtis avec l'or de qui
        la sorcière construit dans quelle ville
ruling-witch-income = La Sorcière reçoit le revenu du personnage ensorcelé, en or ou en cartes, pour les quartiers de cette couleur dans sa propre cité. Le joueur ensorcelé n'en reçoit pas.
    .yes =
        La Sorcière est-elle payée pour ses propres quartiers de la couleur du personnage ensorcelé ?
        jai ensorcelé le condottiere et jai 3 rouges : 3 pieces pour moi ?
        sorciere en cardinal : une carte par quartier bleu chez elle ?
        la sorciere prend elle le revenu jaune a la place de l'empereur
        sorciere en capitaine ou diplomate, payée pour ses batiments rouges ?
        abbé ensorcelé : la sorciere prend or ou cartes pour ses bleus a elle ?
        sorciere sur la marchande : une piece par vert chez elle ?
        sorcière avec deux verts qui a ensorcelé la marchande, 2 pièces de revenu ?
        ce sont les couleurs de ma propre ville qui me paient en sorcière ?
        Le joueur ensorcelé est-il privé de son revenu de couleur ?
        patricien ensorcelé, ma sorcière pioche pour ses jaunes à elle ?
        j'ai aucun rouge, sorcière sur le condottiere, je touche rien ?
        condottiere ensorcelé, ses trois rouges rapportent à personne ?
        sorcière sur le roi, je touche mes jaunes à moi ?
        la sorcière a le revenu de ma couleur pour sa ville ?
        ensorcelé, je n'ai pas mon revenu ?
        sorcière sur l'évêque avec 2 bleus, je touche 2 ?
        sorcière sur la marchande, mes verts me paient ?
        Le revenu de la Sorcière dépend-il de sa propre cité ?
    .no =
        la sorciere touche t elle l'or des quartiers jaunes du roi ensorcelé
        la sorciere gagne t elle sur les quartiers verts du negociant ensorcelé
        la marchande ensorcelée est elle payée pour ses verts
        l'eveque maudit a quatre bleus, quelqu'un touche t il pour ceux la
        la sorcière encaisse pour les bâtiments de l'ensorcelé ?
        évêque envoûté, il touche ses bleus comme d'hab ?
        La Sorcière additionne-t-elle ses quartiers et ceux de sa victime pour le revenu ?
        sorcière sur la marchande, c'est la marchande qui garde son revenu vert ?
        pas de revenu de couleur du tout pour la sorcière ?
        la sorcière et sa victime se partagent le revenu de couleur ?
        sorcière, je touche pour les quartiers de ma victime ?
        ensorcelé, je touche quand même mes couleurs ?
        sorcière sur le condottiere, l'or de ses rouges est pour moi ?
        la sorcière n'a aucun revenu ?
        je suis évêque ensorcelé, j'ai l'or de mes bleus ?
        sorcière sur le roi, pas d'or pour mes propres jaunes ?
    .asked =
        La Sorcière est-elle payée pour ses quartiers ou pour ceux de sa victime ?
        sorcière sur l'évêque, elle est payée pour les bleus de qui
        roi ensorcelé avec quatre jaunes et sorcière avec un, combien pour elle
        sorcière sur le roi, or pour les jaunes de qui
        sorcière sur la marchande avec 3 verts, combien
ruling-witch-not-their-uniques = Les merveilles du joueur ensorcelé ne servent jamais à la Sorcière, même pendant qu'elle joue comme ce personnage.
    .no =
        La Sorcière peut-elle se servir des merveilles de l'autre ?
        ma victime a la manufacture, mes violets coutent ils moins cher en sorciere
        la sorciere peut elle piocher avec la forge de sa victime
        la carriere de l'ensorcelé autorise t elle des doublons a la sorciere
        la sorciere peut elle utiliser mon labo quand elle joue mon tour
        est ce que la sorciere profite de mes quartiers violets
        l'observatoire ou le parc de ma victime me servent ils en sorciere
        la sorcière peut forger dans la forge de sa victime ?
        ma bibliothèque sert à la sorcière qui m'a ensorcelé ?
        Les merveilles de l'ensorcelé profitent-elles à la Sorcière pendant son tour repris ?
        sorcière, je balance une carte dans le labo de ma victime ?
        la manufacture de l'ensorcelé baisse le prix de mes violettes en sorcière ?
        je fais sauter la poudrière de ma victime en sorcière ?
        sorcière, j'utilise la forge de ma victime ?
        la sorcière peut se servir de mon laboratoire ?
        la manufacture de l'ensorcelé aide la sorcière ?
        sorcière, je profite de la bibliothèque de ma victime ?
        je suis ensorcelé, la sorcière peut utiliser mes merveilles ?
        sorcière, je peux mettre une carte sous le musée de ma victime ?
    .yes =
        mes merveilles sont elles hors de portée de la sorciere
        les violets de la ville ensorcelée sont ils inutiles a la sorciere
        les violets du maudit sont ils fermés a la sorciere
        mes violettes restent à moi seul, même ensorcelé par la sorcière ?
        la sorcière n'a rien à gratter dans mes quartiers spéciaux ?
        La Sorcière doit-elle ignorer les merveilles de la cité ensorcelée ?
        le chantier de ma victime m'est inaccessible en sorcière ?
        carrière chez l'ensorcelé, ça n'autorise pas la sorcière à faire des doublons ?
        je peux dormir tranquille, la sorcière ne touche pas à mon musée ?
        sorcière, pas les merveilles de la victime ?
        mes merveilles sont à l'abri de la sorcière ?
        la sorcière ne peut pas utiliser ma forge ?
        ensorcelé, mes violettes ne servent pas à la sorcière ?
        le laboratoire de ma victime est inutile pour ma sorcière ?
        Les merveilles de l'ensorcelé sont-elles inutilisables par la Sorcière ?
    .asked =
        quelles merveilles marchent pour la sorciere, les siennes ou celles de sa victime
        la forge de ma victime me sert à quoi en sorcière
        quelles violettes de l'ensorcelé la sorcière peut utiliser
        la sorcière et mes merveilles, elle peut ou pas
        sorcière, les merveilles de qui marchent
ruling-witch-nobody = La Sorcière perd le reste de son tour si personne n'a le personnage désigné : ni construction ni pouvoir dans cette manche, elle n'a que ce qu'elle a pris au début.
    .no =
        La Sorcière retrouve-t-elle son tour si personne n'a le personnage désigné ?
        J'ai ensorcelé un personnage que personne n'a : puis-je quand même construire ?
        sort dans le vide : la sorciere peut elle batir quand meme
        la sorciere peut elle nommer quelqu'un d'autre si personne ne repond
        rend on l'or collecté quand la sorciere vise a coté
        personne n'a ma cible, je joue alors normalement en sorciere ?
        cible absente, jai droit a un deuxieme sort avec la sorciere ?
        personne n'a le diplomate que j'ai nommé, ma sorcière bâtit quand même un quartier ?
        raté, ma sorcière peut renommer quelqu'un ?
        La Sorcière dont la cible est absente retrouve-t-elle un tour normal en fin de manche ?
        sort dans le vide, je rends mes deux pièces de sorcière ?
        cible écartée, la sorcière utilise le pouvoir tout de même ?
        j'ai nommé un perso pas pris, je joue ma sorcière au rang 9 ?
        sorcière, personne n'a ma cible, je construis ?
        sorcière ratée, je peux choisir un autre perso ?
        cible absente, la sorcière joue normalement ?
        sorcière, je me suis trompée, je rends mon or ?
        personne n'a le perso de ma sorcière, j'ai son pouvoir ?
        sorcière sans victime, je peux bâtir à la fin de la manche ?
    .yes =
        La Sorcière a raté sa cible, perd-elle son tour ?
        jai ensorcelé un perso que personne n'a pris, la suite de mon tour est perdue ?
        je garde mes deux pieces si mon sort ne touche personne ?
        un mauvais choix fait il perdre sa construction a la sorciere
        coup d'epee dans l'eau : la sorciere a fini sa manche ?
        cible inexistante, ma sorcière garde juste ce qu'elle a collecté ?
        la sorcière se plante de perso, plus de construction pour elle ?
        La Sorcière perd-elle la fin de son tour si sa victime n'est jouée par personne ?
        j'ai ensorcelé la carte face cachée, mon tour est foutu ?
        sorcière malchanceuse : 2 pièces et rideau ?
        personne ne répond à l'appel de ma victime, ma sorcière ne reprend pas ?
        sorcière, cible absente, je perds mon tour ?
        sorcière, personne n'a ma cible, je garde mes 2 pièces ?
        sorcière ratée, pas de construction ?
        elle a nommé un perso absent en sorcière, son tour est fini ?
        je garde ma collecte même si ma sorcière rate ?
        La Sorcière reste-t-elle sans construction si sa cible est absente ?
    .asked =
        La Sorcière est tombée sur un personnage défaussé : que se passe-t-il ?
        Personne ne répond à l'appel de la victime de la Sorcière.
        sorciere qui tombe sur une carte ecartée, elle a quoi
        sorcière qui vise un perso que personne n'a, il lui reste quoi
        que se passe-t-il si la victime de la sorcière est parmi les écartés
        sorcière, personne n'a ma cible, et maintenant
        sorcière ratée, je garde quoi
ruling-witch-before-resuming = La Mine d'Or, la Bibliothèque et l'Observatoire agissent pendant la collecte, donc pour la Sorcière et pour le joueur ensorcelé, qui en font une. Tout le reste de leur cité doit attendre.
    .yes =
        La Mine d'Or, la Bibliothèque et l'Observatoire agissent-ils pour la Sorcière et pour le joueur ensorcelé ?
        Puis-je utiliser ma Bibliothèque si je suis ensorcelé ?
        La Sorcière touche-t-elle la pièce de la Mine d'Or ?
        Envoûté, est-ce que je garde deux cartes avec ma Bibliothèque ?
        Je suis la Sorcière : mon Observatoire me laisse-t-il voir trois cartes quand je prends mes ressources ?
        ensorcelé avec la mine d'or : trois pieces ?
        sorciere avec bibliotheque, garde t elle les deux cartes au depart
        jai la bibliotheque et je suis envouté, je garde tout ce que je pioche ?
        maudit mais bibliotheque en ville, deux cartes gardées au lieu d'une ?
        ma mine d'or me donne sa pièce même sous le sort ?
        sorcière avec mine d'or, trois pièces dès la collecte ?
        L'Observatoire fonctionne-t-il pour un joueur ensorcelé qui pioche ?
        bibliothèque en ville et sorcière : je garde les deux cartes au rang 1 ?
        tout ce qui agit pendant la collecte marche pour la sorcière comme pour sa victime ?
        envoûté avec observatoire, je regarde bien trois cartes ?
        ensorcelé, ma mine d'or marche ?
        sorcière, ma bibliothèque marche à la collecte ?
        ensorcelé avec l'observatoire, je vois trois cartes ?
        ensorcelé avec la mine d'or, je prends 3 pièces ?
        sorcière avec la mine d'or, 3 pièces ?
        La Bibliothèque fonctionne-t-elle pour un joueur ensorcelé ?
    .no =
        mon observatoire est il coupé parce que la sorciere m'a ensorcelé
        le sort de la sorciere bloque t il ma mine d'or
        sous un sort, jvois seulement deux cartes avec l'observatoire ?
        la bibliotheque est elle inutile a la sorciere en attente
        la mine d'or de la sorciere attend elle la reprise du tour
        être ensorcelé désactive ma bibliothèque ?
        la sorcière doit attendre la reprise pour toucher sa mine d'or ?
        La Mine d'Or est-elle neutralisée par le sort de la Sorcière ?
        ensorcelé avec mine d'or je prends que 2 ?
        toutes mes violettes sont coupées sous le sort, observatoire compris ?
        la bibliothèque de la sorcière ne sert qu'à la reprise ?
        ensorcelé, mine d'or inutile ?
        ensorcelé, pas de bibliothèque ?
        sorcière, l'observatoire ne marche pas au rang 1 ?
        ensorcelé avec la bibliothèque, je garde une seule carte ?
        la sorcière bloque mon observatoire ?
        sorcière avec mine d'or, 2 pièces seulement ?
    .asked =
        quelles merveilles marchent encore pour un joueur ensorcelé
        quelles merveilles marchent pour la sorcière avant sa reprise
        ensorcelé avec mine d'or, je prends combien
        ensorcelé avec bibliothèque, je garde combien de cartes
        mine d'or et sorcière, combien de pièces à la collecte
ruling-witch-lab-smithy = La Forge, le Laboratoire et les autres merveilles hors collecte ne servent ce tour-ci ni au joueur ensorcelé, ni à la Sorcière avant qu'elle reprenne le sien : d'ici là, seul compte ce qui agit pendant la collecte.
    .no =
        Une merveille comme la Forge ou le Laboratoire agit-elle pour le joueur ensorcelé, ou pour la Sorcière qui attend ?
        Puis-je utiliser ma Forge, mon Laboratoire ou mon Musée si je suis ensorcelé ?
        La Sorcière peut-elle utiliser sa Poudrière, son Chantier, sa Nécropole, ses Écuries ou son Tripot avant de reprendre son tour ?
        Le Parc et l'Hospice d'un joueur ensorcelé rapportent-ils ?
        On m'a envoûté : puis-je quand même défausser une carte au Laboratoire ?
        ensorcelé : jpeux faire sauter un quartier avec la poudriere
        sorciere au rang 1 : pioche t elle deja 3 cartes avec sa forge
        chantier ou necropole pendant que je suis sous le sort ?
        l'ensorcelé peut il poser les ecuries vu qu'elles sont hors limite
        ensorcelé et sans un sou, l'hospice me donne une piece ?
        tripot payé en cartes sous l'effet de la sorciere, possible ?
        maudit avec une main pourrie, jglisse une carte sous le musée ?
        ensorcelé, je peux au moins me servir de mon labo ?
        sorcière qui attend, elle paie 2 pièces à sa forge pour patienter ?
        La Poudrière peut-elle être utilisée par un joueur ensorcelé ?
        sous le sort je sacrifie mon chantier pour bâtir ?
        écuries en main et ensorcelé, je les pose car hors limite ?
        en attendant ma victime, ma sorcière pose la nécropole contre un quartier ?
        ensorcelé, je peux utiliser le laboratoire ?
        ensorcelé, ma forge marche ?
        sorcière en attente, je peux forger ?
        ensorcelé, je mets une carte au musée ?
        ensorcelé, poudrière autorisée ?
        sorcière avant la reprise, labo permis ?
    .yes =
        le musee est il fermé pour un joueur ensorcelé
        un sort coupe t il mon laboratoire ce tour ci
        mon parc reste t il sans effet si je suis envouté
        ma forge est hors service tant que je suis ensorcelé ?
        pas de labo pour la sorcière avant la reprise de son tour ?
        Le Musée est-il inutilisable par la Sorcière en attente ?
        poudrière bloquée pour l'ensorcelé ce tour-ci ?
        seul ce qui joue pendant la collecte marche encore sous le sort, donc pas la forge ?
        envoûté avec un tripot en main, impossible de le poser ?
        ensorcelé, forge bloquée ?
        ensorcelé, pas de laboratoire ?
        sorcière, labo interdit avant la reprise ?
        ensorcelé, mon musée est fermé ?
        la sorcière coupe ma forge ce tour ?
        Un joueur ensorcelé doit-il renoncer à son Laboratoire ?
    .asked =
        forge et labo sous le sort de la sorcière, ils font quoi
        quelles merveilles sont coupées pour l'ensorcelé
        ensorcelé, ma forge marche ou pas
        sorcière en attente et laboratoire, permis ou pas
ruling-witch-uses-own-uniques = Une fois son tour repris, la Sorcière utilise normalement les merveilles de sa propre cité : Laboratoire, Forge, Musée, Poudrière, Chantier et les autres.
    .yes =
        La Sorcière peut-elle utiliser son propre Laboratoire, sa Forge ou son Musée une fois son tour repris ?
        sorciere qui a repris son tour : jpeux payer ma forge pour 3 cartes
        la sorciere peut elle utiliser sa poudriere en continuant
        puis-je sacrifier mon chantier une fois que la sorciere a pris la suite
        la sorciere qui rejoue pose t elle ses ecuries en plus
        tripot payé en cartes par la sorciere apres reprise, ok ?
        musée chez moi, sorciere relancée : jpeux y glisser une carte ?
        reprise de la sorcière, je peux claquer 2 pièces à ma forge ?
        mon labo remarche dès que ma sorcière a repris ?
        La Sorcière peut-elle sacrifier son Chantier pendant le tour repris ?
        une fois relancée, la sorcière se sert de ses propres violettes sans restriction ?
        ma poudrière peut péter pendant la reprise de ma sorcière ?
        tour repris, je glisse une carte au musée en sorcière ?
        sorcière, ma forge marche à la reprise ?
        je reprends mon tour de sorcière, je peux utiliser mon labo ?
        sorcière, mon musée marche après la reprise ?
        sorcière à la reprise, ma manufacture baisse le prix ?
        elle utilise sa forge à la reprise en sorcière, c'est permis ?
        La Sorcière utilise-t-elle ses propres merveilles après la reprise ?
    .no =
        les violets de la sorciere sont ils coupés toute la manche
        la sorciere reste t elle privée de son labo pendant le tour volé
        tour repris mais la forge de la sorciere reste eteinte ?
        les merveilles de la sorcière sont gelées jusqu'à la manche suivante ?
        la sorcière joue comme un autre, donc ses propres violettes ne comptent pas ?
        La Sorcière est-elle privée de sa Forge même après la reprise ?
        à la reprise la sorcière n'a droit qu'aux merveilles de collecte ?
        manufacture à moi mais pas de remise en sorcière qui a repris ?
        la sorcière relancée ne peut pas poser ses écuries ?
        sorcière, mes merveilles bloquées toute la manche ?
        sorcière à la reprise, forge interdite ?
        je reprends en sorcière, mon labo est inutile ?
        la sorcière ne peut jamais utiliser ses merveilles ?
        elle utilise son labo à la reprise en sorcière, c'est interdit ?
        sorcière, mon chantier est perdu pour cette manche ?
    .asked =
        a partir de quand les merveilles de la sorciere remarchent
        ma sorcière a repris, quelles violettes elle peut utiliser
        la forge de la sorcière, active quand
        sorcière à la reprise, mes merveilles marchent ou pas
        sorcière, je peux forger quand
ruling-witch-on-hold = Le Parc et l'Hospice de la Sorcière attendent la fin du tour repris pour regarder sa main et son or : quand elle désigne quelqu'un, son tour est seulement suspendu. Si elle ne le reprend pas, le livret ne lui donne rien.
    .no =
        Le Parc et l'Hospice de la Sorcière rapportent-ils quand elle désigne quelqu'un ?
        Je suis la Sorcière, sans carte ni or après avoir jeté mon sort : mon Parc ou mon Hospice me donnent-ils quelque chose tout de suite ?
        La suspension de la Sorcière compte-t-elle comme une fin de tour ?
        sorciere main vide apres son sort : deux cartes du parc tout de suite ?
        la mise en attente est elle une fin de tour pour l'hospice
        la sorciere peut elle toucher l'hospice deux fois dans la manche
        zero piece en attendant ma victime, une piece de l'hospice direct ?
        sort jeté, poches vides, l'hospice paie sur le champ la sorciere ?
        sort lancé, main vide, mon parc donne direct deux cartes à ma sorcière ?
        la pause de la sorcière compte comme une fin de tour pour l'hospice ?
        L'Hospice et le Parc agissent-ils au moment où la Sorcière désigne sa victime ?
        parc à la pause et re-parc à la reprise pour la sorcière ?
        la sorcière sans reprise touche quand même parc et hospice en fin de manche ?
        zéro or juste après le sort, la pièce de l'hospice tombe pour la sorcière ?
        sorcière, parc et hospice tout de suite après le sort ?
        je suis sorcière à 0 or après le sort, l'hospice paie ?
        sorcière main vide après le sort, le parc agit ?
        le sort termine le tour de la sorcière pour le parc ?
        sorcière sans reprise, parc ou hospice donnent quand même ?
        la sorcière reçoit son hospice avant la reprise ?
    .yes =
        le parc de la sorciere agit il a la fin du tour repris
        sans le sou a la fin du tour repris, l'hospice de la sorciere paie ?
        l'hospice attend il que la sorciere ait fini de jouer
        parc et hospice de la sorcière attendent la fin du tour repris ?
        nommer une victime ne termine pas le tour, donc rien du parc ni de l'hospice tout de suite ?
        La Sorcière qui ne reprend pas son tour se passe-t-elle du Parc et de l'Hospice ?
        fin du tour repris, main et bourse vides : parc plus hospice pour la sorcière ?
        le tour de la sorcière est juste suspendu, donc ni parc ni hospice à ce stade ?
        on regarde la main et l'or de la sorcière seulement quand elle a fini son tour repris ?
        sorcière, parc et hospice seulement à la fin du tour repris ?
        sorcière, rien de l'hospice au moment du sort ?
        le tour de la sorcière n'est pas fini quand elle nomme, donc pas de parc ?
        sorcière sans reprise, ni parc ni hospice ?
        je reprends en sorcière, finis à 0 or, l'hospice me paie ?
        Le Parc et l'Hospice de la Sorcière dépendent-ils de la reprise de son tour ?
    .asked =
        Quand finit le tour de la Sorcière pour le Parc et l'Hospice ?
        quand verifie t on le parc de la sorciere
        hospice et parc de la sorcière, on les vérifie quand
        une sorcière sans reprise, elle touche quoi de son parc et de son hospice
        sorcière avec parc et hospice, ils agissent quand
        sorcière qui nomme sa cible à 0 or, l'hospice donne quoi
ruling-witch-theater = Le Théâtre sert aussi quand la Sorcière est en jeu : c'est après le choix des personnages et avant le premier appel, aucun sort n'est encore jeté. Celui qui a alors la carte de la Sorcière joue la Sorcière.
    .yes =
        Peut-on utiliser le Théâtre quand la Sorcière est en jeu ?
        Peut-on échanger la Sorcière avec le Théâtre ?
        J'ai le Théâtre et j'ai pioché la Sorcière par l'échange : est-ce moi qui ensorcelle ?
        jai echangé mon roi contre la sorciere au theatre, c'est moi qui jette le sort ?
        on m'a pris la sorciere au theatre, c'est lui la sorciere maintenant ?
        jpeux refiler la sorciere a un autre avec le theatre
        c'est celui qui a la carte apres le theatre qui maudit ?
        le théâtre se joue avant que la sorcière ait nommé qui que ce soit ?
        je troque mon perso contre la sorcière au théâtre et je l'incarne ?
        Le Théâtre reste-t-il utilisable dans une partie avec la Sorcière ?
        j'étais sorcière, le théâtre me l'a prise, je n'ensorcelle plus personne ?
        au moment du théâtre personne n'est encore ensorcelé ?
        la sorcière peut changer de mains au théâtre comme n'importe quel perso ?
        théâtre avec la sorcière en jeu, permis ?
        je peux prendre la sorcière avec le théâtre ?
        j'ai reçu la sorcière au théâtre, c'est moi qui ensorcelle ?
        théâtre avant le sort de la sorcière ?
        on m'a pris ma sorcière au théâtre, je ne l'ai plus ?
        Le Théâtre s'utilise-t-il avant l'appel de la Sorcière ?
    .no =
        La Sorcière bloque-t-elle mon Théâtre ?
        Un envoûtement empêche-t-il de changer de personnage avec le Théâtre ?
        la sorciere peut elle m'ensorceler avant que j'utilise le theatre
        l'ancien proprietaire de la sorciere ensorcelle t il encore apres le theatre
        le theatre est il interdit quand on joue avec la sorciere
        un sort est il deja lancé quand le theatre s'utilise
        la sorcière interdit l'usage du théâtre ?
        ensorcelé, je me débarrasse du perso maudit au théâtre ?
        La carte de la Sorcière est-elle exclue des échanges du Théâtre ?
        la sorcière lance son sort avant l'échange du théâtre ?
        celui qui avait choisi la sorcière la joue même après le théâtre ?
        théâtre et sorcière sont incompatibles dans la même partie ?
        théâtre interdit avec la sorcière ?
        la sorcière peut bloquer mon théâtre ?
        on m'a pris la sorcière au théâtre, j'ensorcelle encore ?
        ensorcelé, je peux échapper au sort avec le théâtre ?
        la sorcière joue avant le théâtre ?
        la carte sorcière ne s'échange pas au théâtre ?
    .asked =
        le theatre vient quand par rapport a la sorciere
        j'ai chopé la sorcière au théâtre, qui jette le sort
        théâtre puis sorcière ou l'inverse
        théâtre ou sorcière d'abord
        sorcière échangée au théâtre, qui ensorcelle
ruling-witch-own-school = Seule compte une École de Magie dans la cité de la Sorcière, car son revenu vient de ses propres quartiers.
    .no =
        L'École de Magie du joueur ensorcelé compte-t-elle pour le revenu de la Sorcière ?
        Ma victime a l'École de Magie : est-ce une pièce de plus pour la Sorcière ?
        la sorciere compte t elle l'ecole de magie de la ville de sa victime
        mon ecole de magie rapporte t elle a la sorciere qui m'ensorcelle
        l'eveque ensorcelé a l'ecole de magie, une piece pour la sorciere ?
        l'ecole de magie de la marchande envoutée vaut elle un vert pour la sorciere
        ecole de magie chez mon voisin maudit, une piece de plus en sorciere ?
        roi ensorcelé avec école de magie, une pièce de plus pour la sorcière ?
        la sorcière joue l'évêque et compte l'école de l'évêque ?
        L'École de Magie de l'ensorcelé lui rapporte-t-elle malgré le sort, via la Sorcière ?
        école chez ma victime, ma sorcière la traite comme la sienne ?
        la sorcière n'a jamais de revenu pour une école de magie, même chez elle ?
        en sorcière mon école prend la couleur du rang 1 et ne paie rien ?
        sorcière, l'école de ma victime me rapporte ?
        l'école de magie de l'ensorcelé compte pour la sorcière ?
        ensorcelé, mon école paie la sorcière ?
        sorcière sur le roi, je compte son école de magie ?
        mon école de magie ne marche pas quand je suis sorcière ?
        la sorcière compte les deux écoles de magie ?
    .yes =
        ma propre ecole de magie en sorciere : une piece de plus ?
        sorciere en condottiere : son ecole de magie paie comme un rouge ?
        l'ecole de magie ne sert a la sorciere que chez elle ?
        mon école de magie compte jaune quand ma sorcière joue le roi ?
        l'école de l'ensorcelé ne vaut rien pour la sorcière ?
        L'École de Magie de la Sorcière augmente-t-elle le revenu de son tour repris ?
        sorcière sur la marchande, mon école fait un vert de plus ?
        une école chez moi et une chez personne d'autre, ma sorcière en profite bien ?
        la sorcière ne regarde que sa propre ville, école de magie comprise ?
        sorcière, mon école de magie compte ?
        sorcière sur l'évêque, mon école vaut un bleu ?
        l'école de ma victime ne compte pas pour ma sorcière ?
        ensorcelé, la sorcière ne touche rien pour mon école ?
        seule mon école à moi compte en sorcière ?
        La Sorcière gagne-t-elle une pièce pour sa propre École de Magie ?
    .asked =
        Sorcière et École de Magie : laquelle rapporte ?
        Je suis la Sorcière à la place du Roi : mon École de Magie compte-t-elle, ou celle de l'ensorcelé ?
        quelle ecole de magie aide le revenu de la sorciere
        sorcière sur le roi, école de magie chez moi, combien en plus
        école de magie de ma victime, ça rapporte à qui quand je suis sorcière
        sorcière et école de magie, celle de qui
        sorcière sur le roi avec mon école, combien en plus
ruling-witch-thief = En reprenant son tour comme le Voleur, la Sorcière désigne le personnage à voler, et tout l'or de son joueur est pour elle. Le Voleur ensorcelé ne vole personne.
    .yes =
        La Sorcière peut-elle voler quelqu'un à la place du Voleur ?
        Le Voleur est envoûté : vole-t-on encore quelqu'un cette manche ?
        le butin va t il a la sorciere quand elle joue le voleur
        la sorciere nomme t elle la victime du vol a ma place
        la sorciere peut elle vider la bourse de la marchande via le voleur
        voleur maudit : la bourse volée finit elle chez la sorciere
        sorcière sur le voleur : je nomme qui je veux dépouiller ?
        l'or volé tombe dans ma poche de sorcière ?
        Un vol peut-il avoir lieu alors que le Voleur est ensorcelé ?
        voleur envoûté, il n'a plus rien à voler lui-même ?
        ma sorcière qui joue le voleur prend tout l'or de la cible ?
        même ensorcelé, le rôle du voleur reste un danger pour la table à cause de la sorcière ?
        sorcière sur le voleur, je peux voler ?
        sorcière, l'or volé est pour moi ?
        je suis voleur ensorcelé, je ne vole personne ?
        la sorcière choisit qui est volé à la place du voleur ?
        la sorcière joue le voleur et me nomme, je lui donne tout mon or ?
        La Sorcière garde-t-elle l'or volé quand elle joue le Voleur ?
    .no =
        je suis le voleur ensorcelé, est ce que je vole encore
        le voleur ensorcelé touche t il une part de l'or volé
        le voleur envouté choisit il la cible pour la sorciere
        tout le monde est il tranquille si le voleur est ensorcelé
        voleur ensorcelé, je garde au moins mon butin ?
        la sorcière et le voleur se partagent l'or volé ?
        Le Voleur ensorcelé désigne-t-il encore sa cible ?
        personne n'est volé quand la sorcière a nommé le voleur ?
        la sorcière vole mais l'or va au joueur ensorcelé ?
        sorcière sur le voleur, elle prend seulement la moitié de l'or ?
        voleur ensorcelé, je vole quand même ?
        sorcière sur le voleur, l'or va au voleur ?
        voleur ensorcelé, pas de vol cette manche ?
        je suis voleur ensorcelé, je choisis la cible ?
        sorcière sur le voleur, je ne peux rien voler ?
        le voleur ensorcelé et la sorcière partagent le butin ?
    .asked =
        La Sorcière a ensorcelé le Voleur : à qui va l'argent volé ?
        qui vole quand le voleur est sous un sort
        voleur ensorcelé, qui ramasse le magot
        la sorcière joue le voleur, qui choisit la cible du vol
        voleur ensorcelé, qui vole
        sorcière sur le voleur, l'or va à qui
ruling-witch-thief-targets = À la place du Voleur, la Sorcière peut désigner tout personnage de rang 3 ou plus, mais ni le rang 1 ni le Voleur ensorcelé.
    .no =
        À la place du Voleur, la Sorcière peut-elle voler le Voleur ensorcelé ?
        Je suis la Sorcière et je joue le Voleur : puis-je viser le personnage que je veux ?
        sorciere en voleur, jpeux piquer l'or de celui que j'ai ensorcelé
        la sorciere qui joue le voleur peut elle nommer le rang 1
        la sorciere voleuse peut elle viser son propre rang
        sorcière sur le voleur, je lui pique son propre or ?
        la sorcière en voleur peut nommer l'assassin ou l'échevin ?
        Le Voleur ensorcelé peut-il être dépouillé par la Sorcière ?
        la sorcière voleuse se cible elle-même pour bluffer ?
        le rang 3 est trop bas pour le vol de la sorcière ?
        la sorcière en voleur a le droit de viser tous les rangs sans exception ?
        sorcière en voleur, je peux voler le voleur ?
        sorcière en voleur, je peux nommer le rang 1 ?
        je suis voleur ensorcelé, la sorcière peut prendre mon or ?
        sorcière en voleur, toutes les cibles sont permises ?
        la sorcière peut voler celui qu'elle a ensorcelé en voleur ?
        sorcière en voleur, la marchande est interdite ?
    .yes =
        voleur ensorcelé, mon or est il a l'abri du vol de la sorciere
        en voleur, la sorciere peut elle viser l'architecte ou le roi
        le rang 3 est il une cible permise pour la sorciere voleuse
        sorcière jouant le voleur, je vise la magicienne, rang 3, ok ?
        le voleur que j'ai ensorcelé ne peut pas être ma cible de vol ?
        La Sorcière jouant le Voleur peut-elle désigner le Condottiere ?
        ensorcelé en voleur, mon or craint rien du vol de la sorcière ?
        la sorcière voleuse doit taper du rang 3 ou au-dessus ?
        marchande ou roi, la sorcière en voleur a le choix ?
        sorcière en voleur, je peux voler le roi ?
        voleur ensorcelé, mon or est à l'abri de la sorcière ?
        sorcière en voleur, rang 3 et plus ?
        sorcière en voleur, je dois viser un autre que le voleur ?
        je suis évêque, la sorcière en voleur peut me voler ?
        La Sorcière jouant le Voleur peut-elle voler la Marchande ?
    .asked =
        Qui la Sorcière peut-elle voler ?
        qui est interdit de vol pour la sorciere en voleur
        sorcière en voleur, qui je peux pas voler
        à partir de quel rang la sorcière voleuse peut taper
        sorcière en voleur, je peux viser qui
        sorcière à la place du voleur, quels rangs interdits
ruling-witch-blackmailer = La Sorcière qui a ensorcelé la Maître-chanteuse pose les menaces, prend les pots-de-vin et décide de retourner un jeton. La Maître-chanteuse ensorcelée n'a rien.
    .yes =
        La Sorcière touche-t-elle les pots-de-vin si elle a ensorcelé la Maître-chanteuse ?
        La Sorcière joue la Maître-chanteuse : retourne-t-elle elle-même les jetons ?
        la sorciere decide t elle de retourner une menace si elle joue la maitre chanteuse
        la sorciere pose t elle les deux jetons a sa place
        l'or du joueur au mouchoir fleuri est il pour la sorciere
        l'argent du chantage tombe t il dans la bourse de la sorciere
        sorcière sur la maître-chanteuse, je place moi-même les menaces ?
        les pots-de-vin atterrissent chez la sorcière si elle joue la maître-chanteuse ?
        La Sorcière décide-t-elle de révéler une menace à la place de la Maître-chanteuse ?
        maître-chanteuse ensorcelée, je n'ai ni jetons à poser ni or à toucher ?
        c'est à la sorcière que je file la moitié de mon or si elle joue la maître-chanteuse ?
        le chantage continue malgré le sort, mais au profit de la sorcière ?
        sorcière sur la maître-chanteuse, les pots-de-vin sont pour moi ?
        la sorcière pose les menaces de la maître-chanteuse ?
        menacé, je paie la sorcière si la maître-chanteuse est ensorcelée ?
        je suis maître-chanteuse ensorcelée, je ne reçois rien ?
        sorcière, je peux retourner les menaces de la maître-chanteuse ?
        La Sorcière encaisse-t-elle à la place de la Maître-chanteuse ensorcelée ?
    .no =
        maitre chanteuse ensorcelée, jpose encore mes menaces ?
        les pots de vin vont ils a la maitre chanteuse ensorcelée
        la maitre chanteuse envoutée choisit elle encore qui est menacé
        les menaces disparaissent elles si la sorciere a nommé la maitre chanteuse
        envoûtée, la maître-chanteuse touche quand même les pots-de-vin ?
        pas de menaces cette manche si la maître-chanteuse est ensorcelée ?
        La Maître-chanteuse ensorcelée retourne-t-elle encore ses jetons ?
        la sorcière pose les menaces mais l'or va à l'ensorcelée ?
        la sorcière partage les pots-de-vin avec la maître-chanteuse ?
        c'est l'ensorcelée qui décide qui est menacé et la sorcière encaisse ?
        maître-chanteuse ensorcelée, je pose quand même mes menaces ?
        maître-chanteuse ensorcelée, l'or est pour moi ?
        la maître-chanteuse est ensorcelée, plus de menaces cette manche ?
        menacé, je paie la maître-chanteuse ensorcelée ?
        la sorcière ne peut pas retourner une menace ?
        maître-chanteuse ensorcelée, je suis dispensé de payer ?
    .asked =
        Qui place les menaces quand la Maître-chanteuse est ensorcelée ?
        La Maître-chanteuse est envoûtée : à qui les menacés versent-ils la moitié de leur or ?
        a qui je paie le pot de vin quand la maitre chanteuse est ensorcelée
        maître-chanteuse ensorcelée, qui pose les jetons
        je suis menacé et la maître-chanteuse est envoûtée, je paie qui
        maître-chanteuse ensorcelée, qui pose les menaces
        sorcière sur la maître-chanteuse, l'or va où
ruling-witch-other-hands = À la place de la Magicienne, de la Voyante, de l'Espion ou du Sorcier, la Sorcière peut aussi viser le joueur ensorcelé : pour elle, tous les autres sont « un autre joueur ».
    .yes =
        La Sorcière peut-elle utiliser la Magicienne, la Voyante, l'Espion ou le Sorcier contre le joueur ensorcelé ?
        Sorcière à la place de la Voyante ou du Sorcier : prend-elle aussi une carte à sa victime ?
        Envoûté comme Magicienne, puis-je perdre ma propre main au profit de la Sorcière ?
        la sorciere peut elle espionner l'espion qu'elle a ensorcelé
        sorcier ensorcelé : la sorciere peut elle regarder sa main
        la victime est elle un autre joueur pour la sorciere
        maudit et en plus fouillé par la sorciere en espion, c'est legal ?
        je joue la magicienne ensorcelée et je lui prends sa propre main, en sorcière ?
        sorcière en voyante : la voyante ensorcelée me donne aussi une carte ?
        Le joueur ensorcelé est-il une cible valable pour la Sorcière jouant l'Espion ?
        la sorcière peut fouiller la main du sorcier qu'elle a envoûté ?
        être ensorcelé ne protège pas ma main de la sorcière en magicienne ?
        l'ensorcelé compte comme n'importe quel autre joueur pour la sorcière qui joue la voyante ?
        sorcière en magicienne, je peux prendre la main de ma victime ?
        la sorcière peut viser l'ensorcelé avec l'espion ?
        magicienne ensorcelée, je peux perdre ma main ?
        sorcière en voyante, je prends une carte à ma victime aussi ?
        la sorcière peut prendre une carte au sorcier ensorcelé ?
        L'ensorcelé est-il un autre joueur pour la Sorcière jouant la Magicienne ?
    .no =
        la main de la magicienne ensorcelée est elle a l'abri de la sorciere
        voyante envoutée, suis je protégée contre la prise de carte de la sorciere
        doit elle viser un troisieme joueur quand la sorciere joue la magicienne
        l'ensorcelé est il intouchable quand la sorciere joue l'espion
        ma main est sacrée puisque c'est mon perso que la sorcière joue, en magicienne ?
        la sorcière en espion doit viser quelqu'un d'autre que sa victime ?
        L'ensorcelé est-il protégé du pouvoir du Sorcier joué par la Sorcière ?
        sorcière en voyante, elle saute le joueur ensorcelé ?
        la sorcière peut se viser elle-même en magicienne ?
        l'espion ensorcelé ne peut pas être espionné par la sorcière ?
        sorcière en magicienne, ma victime est protégée ?
        magicienne ensorcelée, ma main est à l'abri de la sorcière ?
        sorcière en espion, interdit de viser l'espion ?
        sorcière en voyante, je ne prends rien à la voyante ?
        sorcier ensorcelé, la sorcière ne peut pas regarder ma main ?
        la sorcière doit viser un troisième joueur avec le sorcier ?
    .asked =
        Sorcière à la place de l'Espion : quelles cartes peut-elle regarder ?
        qui la sorciere peut elle viser a la place du sorcier
        sorcière sur l'espion, je peux espionner qui
        sorcière sur la magicienne, je peux échanger avec qui
        sorcière en magicienne, je peux viser qui
        magicienne ensorcelée, ma main risque quoi
ruling-witch-swaps-own-hand = À la place de la Magicienne, de la Voyante, de l'Espion ou du Sorcier, la Sorcière se sert de sa propre main : ce qu'elle échange ou donne en vient, ce qu'elle prend est à elle. C'est son tour, avec ses cartes.
    .yes =
        À la place de la Magicienne, la Sorcière échange-t-elle sa propre main ?
        la sorciere garde t elle la carte prise a la place du sorcier
        en voyante, la sorciere rend elle des cartes de sa main
        les cartes piochées grace a l'espion sont elles pour la sorciere
        je joue la magicienne en sorcière, c'est ma main que j'échange ?
        ce que la sorcière prend avec le sorcier finit dans sa main à elle ?
        Les gains de l'Espion reviennent-ils à la Sorcière qui joue à sa place ?
        sorcière sur la voyante, je rends des cartes à moi ?
        les cartes défaussées par la sorcière en magicienne sont les siennes ?
        l'or et les cartes de l'espionnage sont pour la sorcière et pas pour l'espion ?
        sorcière en magicienne, j'échange ma main à moi ?
        sorcière en sorcier, la carte prise est pour moi ?
        sorcière en espion, l'or est pour moi ?
        la sorcière en voyante donne ses propres cartes ?
        magicienne ensorcelée, la sorcière n'échange pas ma main avec un autre ?
        La Sorcière jouant l'Espion garde-t-elle ce qu'elle gagne ?
    .no =
        la sorciere peut elle troquer la main de la magicienne ensorcelée avec un tiers
        la piece de l'espionnage va t elle a l'espion ensorcelé
        les cartes prises par la sorciere voyante vont elles a l'ensorcelée
        la sorciere peut elle defausser mes cartes avec la magicienne
        en magicienne, la sorciere troque t elle ma main au lieu de la sienne
        la sorcière échange la main de la magicienne ensorcelée avec un troisième ?
        sorcière en voyante, les cartes prises vont à la voyante ?
        La Sorcière peut-elle jeter les cartes de l'ensorcelée avec le pouvoir de la Magicienne ?
        la carte prise avec le sorcier ensorcelé revient au sorcier ?
        l'espion ensorcelé pioche les cartes gagnées par la sorcière ?
        la sorcière en voyante rend les cartes depuis la main de sa victime ?
        sorcière en magicienne, j'échange la main de ma victime ?
        sorcière en espion, l'or va à l'espion ?
        sorcière en sorcier, la carte va au sorcier ensorcelé ?
        voyante ensorcelée, la sorcière rend mes cartes à moi ?
        sorcière en magicienne, je peux défausser les cartes de l'ensorcelée ?
        l'espion ensorcelé gagne les cartes à la place de la sorcière ?
    .asked =
        Sorcière à la place de la Magicienne : quelle main échange-t-on ?
        qui donne des cartes quand la sorciere joue la voyante
        sorcière en magicienne, c'est quelle main qui part
        sorcière en voyante, les cartes qu'elle rend viennent d'où
        sorcière en magicienne, quelle main
        sorcière en espion, qui gagne l'or
ruling-witch-wizard = À la place du Sorcier, la Sorcière peut construire ce tour-ci des doublons : des quartiers que sa propre cité a déjà.
    .yes =
        À la place du Sorcier, la Sorcière peut-elle construire un quartier qu'elle a déjà ?
        Sorcière jouant le Sorcier : ai-je droit aux doublons ?
        jai deja une taverne, une deuxieme en sorciere a la place du sorcier ?
        le droit aux doublons du sorcier passe t il a la sorciere
        deux marchés dans ma cité via le sorcier ensorcelé, permis a la sorciere ?
        deux tavernes jumelles pour la sorciere si elle manipule le sorcier ?
        sorcière jouant le sorcier : un second manoir chez moi, permis ?
        les doubles sont ok pour ma sorcière quand elle joue le sorcier ?
        La Sorcière profite-t-elle de l'exception des doublons du Sorcier ?
        j'ai une prison, j'en pose une autre en sorcière à la place du sorcier ?
        pas besoin de carrière pour un doublon de sorcière en sorcier ?
        le doublon permis est dans la ville de la sorcière et pas ailleurs ?
        sorcière en sorcier, doublon permis ?
        je suis sorcière sur le sorcier, je peux bâtir un deuxième temple ?
        la sorcière a le droit aux doublons du sorcier ?
        sorcière en sorcier, deux fois la même taverne chez moi ?
        elle bâtit un doublon en sorcière sur le sorcier, c'est permis ?
        La Sorcière jouant le Sorcier peut-elle bâtir un doublon dans sa cité ?
    .no =
        les doublons restent ils interdits a la sorciere qui joue le sorcier
        le sorcier ensorcelé peut il encore batir des doublons lui meme
        le doublon de la sorciere va t il dans la ville du sorcier
        l'interdiction des doublons bloque t elle la sorciere en sorcier
        sorcière en sorcier, elle doit respecter l'interdit des doublons ?
        le sorcier envoûté garde son droit aux doubles ce tour ?
        Le doublon bâti par la Sorcière va-t-il chez le Sorcier ?
        la sorcière en sorcier a droit aux doublons pour toute la partie ?
        sorcière sur n'importe quel perso, doublons autorisés ?
        faut que le sorcier ensorcelé ait déjà le quartier pour que la sorcière fasse un doublon ?
        sorcière en sorcier, doublon interdit ?
        sorcier ensorcelé, je peux bâtir un doublon ?
        sorcière sur le roi, doublon permis ?
        le doublon de la sorcière va dans la cité du sorcier ?
        sorcière en sorcier, il faut la carrière pour un doublon ?
        elle bâtit un doublon en sorcière jouant le sorcier, c'est une erreur ?
    .asked =
        qui peut faire des doublons quand le sorcier est ensorcelé
        sorcier ensorcelé, qui a droit aux doublons
        sorcière sur le sorcier, je peux bâtir un deuxième temple où
        sorcière en sorcier, doublon ou pas
        sorcier ensorcelé, les doublons sont pour qui
ruling-witch-wizard-builds = À la place du Sorcier, la Sorcière peut construire aussitôt la carte prise, avec son or, et cela ne compte pas dans la limite. Elle peut aussi la garder en main.
    .yes =
        La Sorcière joue pour le Sorcier : peut-elle construire la carte prise ?
        Le Sorcier est envoûté : la Sorcière profite-t-elle de la construction en plus ?
        la sorciere peut elle garder en main la carte prise par le sorcier
        poser la carte volée puis un autre quartier, sorciere jouant le sorcier ?
        chateau chipé en sorciere jouant le sorcier, posable sur le champ ?
        je prends un port en sorcière-sorcier et je le bâtis direct avec mon or ?
        la prise de la sorcière en sorcier est hors limite si elle la pose aussitôt ?
        La Sorcière jouant le Sorcier peut-elle conserver la carte prise sans la bâtir ?
        sorcière en sorcier : la carte chipée plus ma construction normale ?
        c'est la sorcière qui paie le quartier chipé, de sa poche ?
        j'ai rien en poche, sorcière en sorcier, je garde la carte volée en main ?
        sorcière en sorcier, je peux bâtir la carte prise ?
        sorcière en sorcier, la carte prise est hors limite ?
        la sorcière peut bâtir ma carte volée tout de suite ?
        sorcière en sorcier, je peux garder la carte en main ?
        sorcière en sorcier, je paie la carte avec mon or ?
        La Sorcière peut-elle bâtir la carte prise plus un autre quartier à la place du Sorcier ?
    .no =
        la carte volée compte t elle dans la limite de la sorciere qui joue le sorcier
        la sorciere est elle obligée de poser la carte prise avec le sorcier
        la carte prise en sorcier est elle gratuite pour la sorciere
        le sorcier ensorcelé paie t il la carte que la sorciere pose
        la carte prise bouffe la construction de la sorcière en sorcier ?
        sorcière en sorcier, pose gratuite de la carte chipée ?
        La Sorcière doit-elle obligatoirement bâtir la carte prise à la place du Sorcier ?
        le sorcier envoûté règle la facture de la carte posée par la sorcière ?
        la carte volée par la sorcière est bâtie chez le sorcier ensorcelé ?
        si la sorcière ne bâtit pas la carte prise en sorcier, elle la rend ?
        sorcière en sorcier, la carte prise est gratuite ?
        sorcière en sorcier, je dois bâtir la carte prise ?
        la carte prise par la sorcière compte dans sa limite ?
        sorcière en sorcier, interdit de bâtir la carte prise ?
        sorcier ensorcelé, je paie la carte de la sorcière ?
        sorcière en sorcier, je dois rendre la carte si je ne la bâtis pas ?
    .asked =
        qui paie la carte que la sorciere prend et batit en sorcier
        sorcière en sorcier, la carte prise je peux en faire quoi
        combien de quartiers pour la sorcière qui joue le sorcier et bâtit sa prise
        sorcière en sorcier, carte prise, bâtir ou garder
        sorcière en sorcier, la carte prise coûte combien
ruling-witch-king = Le Roi ensorcelé prend lui-même la couronne. Le reste est à la Sorcière : l'or de ses propres quartiers nobles, et elle peut construire.
    .yes =
        Le Roi ensorcelé reçoit-il quand même la couronne ?
        Je suis le Roi, on m'a envoûté : suis-je quand même premier joueur à la prochaine manche ?
        je garde le droit a la couronne si mon roi est ensorcelé ?
        la sorciere peut elle batir quand elle prend le tour du roi
        sorciere en roi : de l'or pour ses propres jaunes ?
        roi maudit, c'est quand meme moi qui appelle la manche d'apres ?
        roi envoûté, je récupère quand même la couronne ?
        la sorcière sur le roi touche pour ses propres jaunes ?
        Le Roi ensorcelé sera-t-il le premier à choisir à la manche suivante ?
        le sort ne m'enlève pas la couronne si je suis roi ?
        la sorcière peut construire en jouant le roi mais n'a pas la couronne ?
        roi ensorcelé : la couronne pour lui, les pièces nobles pour la sorcière selon sa ville ?
        roi ensorcelé, j'ai la couronne ?
        sorcière sur le roi, pas de couronne pour moi ?
        roi ensorcelé, je choisis en premier ensuite ?
        sorcière sur le roi, je peux construire ?
        sorcière sur le roi, j'ai l'or de mes jaunes ?
        Le Roi garde-t-il la couronne même ensorcelé ?
    .no =
        La Sorcière prend-elle la couronne si elle ensorcelle le Roi ?
        la sorciere a joué mon tour de roi, est elle premiere a la prochaine manche
        la couronne reste t elle ou elle est quand le roi est ensorcelé
        un roi ensorcelé encaisse t il ses quartiers jaunes
        devient on couronné en ensorcelant le roi
        la sorcière pique la couronne en ensorcelant le roi ?
        roi sous le sort, la couronne bouge pas ?
        Le Roi ensorcelé perçoit-il l'or de ses quartiers nobles ?
        ensorceler le roi me fait premier joueur la manche d'après ?
        la sorcière sur le roi n'a pas le droit de bâtir ?
        sorcière sur le roi, je touche pour les jaunes du roi ?
        sorcière sur le roi, je prends la couronne ?
        roi ensorcelé, j'ai l'or de mes jaunes ?
        roi ensorcelé, la couronne ne bouge pas ?
        sorcière sur le roi, je ne peux pas construire ?
        la sorcière est couronnée si elle ensorcelle le roi ?
    .asked =
        Que fait la Sorcière à la place du Roi ?
        Qui sera couronné quand la Sorcière joue à la place du Roi ?
        ou va la couronne si la sorciere a nommé le roi
        roi ensorcelé, qui ramasse la couronne et qui ramasse l'or
        la sorcière joue le roi, qu'est-ce qu'elle gagne
        roi ensorcelé, la couronne est à qui
        sorcière sur le roi, je gagne quoi
ruling-witch-patrician = Le Patricien ensorcelé prend lui-même la couronne. Le reste est à la Sorcière : une carte par quartier noble de sa propre cité, et elle peut construire.
    .yes =
        Le Patricien ensorcelé reçoit-il quand même la couronne ?
        patricien sous un sort, suis je premier a choisir ensuite
        la sorciere peut elle batir a la place du patricien
        les cartes du patricien vont elles a la sorciere pour ses propres nobles
        mon patricien est envouté, la couronne vient elle quand meme chez moi
        patricien maudit, il attrape quand meme la couronne ?
        patricien ensorcelé, je prends quand même la couronne ?
        sorcière sur le patricien avec deux jaunes, je pioche 2 cartes ?
        La Sorcière peut-elle bâtir lorsqu'elle joue le Patricien ?
        le sort ne prive pas le patricien de la couronne ?
        patricien sous le sort : couronne oui, pioche non ?
        sorcière à la place du patricien, c'est des cartes et pas de l'or pour mes nobles ?
        patricien ensorcelé, j'ai la couronne ?
        sorcière sur le patricien, je pioche pour mes jaunes ?
        patricien ensorcelé, je choisis en premier ensuite ?
        sorcière sur le patricien, je peux construire ?
        patricien ensorcelé, je ne pioche pas pour mes jaunes ?
        Le Patricien garde-t-il la couronne même ensorcelé ?
    .no =
        La Sorcière devient-elle premier joueur en ensorcelant le Patricien ?
        patricien ensorcelé : est ce que je pioche pour mes jaunes
        la couronne reste t elle sur place si le patricien est ensorcelé
        la sorciere prend elle la couronne en jouant le patricien
        la sorcière hérite de la couronne avec le patricien ?
        patricien envoûté, je pioche pour mes trois jaunes ?
        La couronne reste-t-elle en place quand le Patricien est ensorcelé ?
        sorcière sur le patricien : une carte par jaune du patricien ?
        sorcière sur le patricien, je prends des pièces pour mes nobles ?
        le patricien ensorcelé n'est pas premier à choisir ensuite ?
        sorcière sur le patricien, j'ai la couronne ?
        patricien ensorcelé, je perds la couronne ?
        patricien ensorcelé, je pioche mes cartes ?
        sorcière sur le patricien, je pioche pour les jaunes de ma victime ?
        sorcière sur le patricien, interdit de construire ?
        patricien ensorcelé, la couronne ne bouge pas ?
    .asked =
        Que fait la Sorcière à la place du Patricien ?
        Je suis le Patricien envoûté : la couronne est-elle pour moi ou pour la Sorcière ?
        Sorcière et Patricien : qui pioche pour les quartiers jaunes ?
        patricien ensorcelé, qui prend quoi
        patricien envoûté, la couronne va à qui
        les cartes des nobles, c'est pour qui quand le patricien est ensorcelé
        patricien ensorcelé, la couronne à qui
        sorcière sur le patricien avec 3 jaunes, combien de cartes
ruling-witch-emperor = La Sorcière qui a ensorcelé l'Empereur choisit qui reçoit la couronne et prend à ce joueur 1 pièce d'or ou une carte au hasard. L'Empereur ensorcelé ne décide de rien.
    .yes =
        La Sorcière donne-t-elle la couronne si elle a ensorcelé l'Empereur ?
        La Sorcière joue l'Empereur : prend-elle une pièce à celui qu'elle couronne ?
        la sorciere choisit elle a qui va la couronne a la place de l'empereur
        la sorciere doit elle transmettre la couronne quand elle joue l'empereur
        la sorciere peut elle prendre une carte au hasard a celui qu'elle couronne
        empereur maudit : le nouveau couronné paie t il la sorciere
        sorcière sur l'empereur : c'est moi qui file la couronne à quelqu'un ?
        je couronne untel en sorcière et je lui gratte une pièce ?
        L'Empereur ensorcelé perd-il tout pouvoir sur la couronne ?
        la sorcière peut préférer une carte au hasard chez celui qu'elle couronne via l'empereur ?
        empereur sous le sort, je n'ai pas mon mot à dire sur la couronne ?
        la couronne change de main même si l'empereur est ensorcelé, par la sorcière ?
        sorcière sur l'empereur, je donne la couronne ?
        empereur ensorcelé, je ne décide rien ?
        la sorcière prend une pièce à celui qu'elle couronne ?
        sorcière en empereur, je peux prendre une carte au hasard ?
        la sorcière me couronne à la place de l'empereur, je dois lui payer une pièce ou une carte ?
        La Sorcière décide-t-elle de la couronne quand l'Empereur est ensorcelé ?
    .no =
        Je suis l'Empereur envoûté : est-ce moi qui désigne le nouveau premier joueur ?
        empereur ensorcelé, jchoisis encore le prochain couronné ?
        la piece pour la couronne est elle a l'empereur ensorcelé
        la couronne reste t elle en place si l'empereur est sous un sort
        la sorciere en empereur peut elle ne pas donner la couronne
        empereur envoûté, je donne quand même la couronne à qui je veux ?
        le couronné paie l'empereur ensorcelé ?
        La couronne reste-t-elle immobile si l'Empereur est ensorcelé ?
        la sorcière choisit la carte qu'elle prend au couronné via l'empereur ?
        sorcière sur l'empereur : une pièce ET une carte au couronné ?
        sorcière en empereur, elle donne la couronne sans rien pouvoir prendre ?
        empereur ensorcelé, je donne la couronne ?
        empereur ensorcelé, j'ai la pièce ?
        empereur ensorcelé, la couronne ne bouge pas ?
        sorcière en empereur, pas de couronne à donner ?
        sorcière en empereur, je prends 2 pièces au couronné ?
        l'empereur ensorcelé choisit et la sorcière encaisse ?
    .asked =
        Qui est payé pour la couronne quand l'Empereur est ensorcelé ?
        Empereur ensorcelé : qui décide à qui va la couronne ?
        qui deplace la couronne quand l'empereur est envouté
        empereur envoûté, qui choisit le nouveau couronné
        la pièce ou la carte du couronné, c'est pour qui si l'empereur est ensorcelé
        empereur ensorcelé, qui donne la couronne
        sorcière en empereur, je prends quoi au nouveau couronné
ruling-witch-emperor-receiver = À la place de l'Empereur, la Sorcière ne peut pas se donner la couronne, puisque lui ne le peut pas.
    .no =
        À la place de l'Empereur, la Sorcière peut-elle se donner la couronne ?
        Je suis la Sorcière et je joue l'Empereur : puis-je me couronner moi-même ?
        La Sorcière à la place de l'Empereur peut-elle garder la couronne pour elle ?
        la sorciere qui joue l'empereur a t elle le droit de prendre la couronne
        jai la couronne et jai ensorcelé l'empereur, jpeux la garder
        ensorceler l'empereur peut il me rendre premier joueur, moi la sorciere
        la sorciere se met elle la couronne sur la tete avec l'empereur
        ruse : je maudis l'empereur et je m'offre la couronne, ca passe ?
        sorcière sur l'empereur, je me garde la couronne au chaud ?
        j'ai déjà la couronne, ma sorcière joue l'empereur, je la laisse chez moi ?
        La Sorcière jouant l'Empereur figure-t-elle parmi les bénéficiaires possibles de la couronne ?
        l'interdit de se couronner vise l'empereur et pas la sorcière qui le joue ?
        ma sorcière ensorcelle l'empereur pour choisir en premier au tour suivant, ça marche ?
        sorcière en empereur, elle s'attribue la couronne contre une pièce ?
        sorcière en empereur, je prends la couronne ?
        sorcière en empereur, je peux me couronner ?
        j'ai la couronne, sorcière en empereur, je la garde ?
        sorcière sur l'empereur, je deviens premier joueur ?
        elle se donne la couronne en sorcière sur l'empereur, elle a le droit ?
        sorcière en empereur, la couronne pour moi est permise ?
    .yes =
        est il interdit a la sorciere de se couronner a la place de l'empereur
        la sorciere doit elle couronner quelqu'un d'autre qu'elle en empereur
        couronne deja chez la sorciere : doit elle partir quand elle joue l'empereur
        la sorcière doit refiler la couronne à un autre qu'elle via l'empereur ?
        comme l'empereur, la sorcière ne peut pas se couronner ?
        Est-il exclu que la Sorcière reçoive la couronne en jouant l'Empereur ?
        sorcière couronnée qui joue l'empereur : la couronne s'en va de chez elle ?
        mon voisin sorcière s'est filé la couronne via l'empereur, il a pas le droit ?
        jouer l'empereur en sorcière ne me rendra jamais premier joueur ?
        sorcière en empereur, couronne interdite pour moi ?
        sorcière en empereur, je dois couronner un autre ?
        j'ai la couronne, sorcière en empereur, je dois la donner ?
        elle s'est couronnée en sorcière sur l'empereur, c'est interdit ?
        sorcière en empereur, je ne peux pas garder la couronne ?
        La Sorcière doit-elle donner la couronne à quelqu'un d'autre qu'elle-même en jouant l'Empereur ?
    .asked =
        pourquoi la sorciere ne prend pas la couronne de l'empereur
        à qui la sorcière en empereur ne peut pas donner la couronne
        sorcière avec la couronne qui joue l'empereur, elle en fait quoi
        sorcière en empereur, je peux me couronner ou pas
        sorcière sur l'empereur, la couronne à qui sauf moi
ruling-witch-emperor-to-victim = À la place de l'Empereur, la Sorcière peut donner la couronne au joueur ensorcelé, qui est un autre joueur pour elle, sauf s'il l'a déjà.
    .yes =
        La Sorcière peut-elle donner la couronne à l'Empereur ensorcelé ?
        je suis l'empereur envouté, la sorciere pourrait elle me couronner
        la sorciere peut elle couronner sa victime et lui prendre une piece
        l'ensorcelé peut il recevoir la couronne des mains de la sorciere
        lot de consolation : la couronne a l'empereur maudit, la sorciere peut ?
        sorcière sur l'empereur, je rends la couronne à l'empereur ensorcelé, possible ?
        empereur envoûté, la sorcière peut me refiler la couronne et me piquer une carte ?
        Le joueur ensorcelé est-il un bénéficiaire possible de la couronne donnée par la Sorcière ?
        l'empereur sous le sort peut se retrouver couronné par la sorcière ?
        si l'ensorcelé a déjà la couronne, la sorcière doit la donner à un autre ?
        pour la sorcière en empereur, sa victime c'est un joueur comme un autre niveau couronne ?
        sorcière en empereur, je peux couronner ma victime ?
        empereur ensorcelé, je peux recevoir la couronne ?
        la sorcière peut me donner la couronne si je suis l'empereur ensorcelé ?
        sorcière en empereur, je couronne l'ensorcelé et prends sa pièce ?
        l'empereur ensorcelé a déjà la couronne, la sorcière doit choisir un autre ?
        La Sorcière peut-elle couronner l'Empereur ensorcelé ?
    .no =
        l'empereur ensorcelé est il exclu de la couronne
        l'empereur ensorcelé a deja la couronne : la sorciere peut elle la lui laisser
        doit elle donner la couronne de l'empereur a un troisieme joueur, la sorciere
        laisser la couronne a la victime qui l'a deja, la sorciere a le droit ?
        l'empereur ensorcelé ne peut en aucun cas recevoir la couronne de la sorcière ?
        la sorcière laisse la couronne à l'empereur ensorcelé qui l'avait déjà ?
        La Sorcière doit-elle exclure l'ensorcelé quand elle donne la couronne ?
        comme l'empereur peut pas se couronner, la sorcière peut pas le couronner non plus ?
        la sorcière en empereur peut couronner seulement son voisin de gauche ?
        sorcière en empereur, interdit de couronner ma victime ?
        empereur ensorcelé, jamais de couronne pour moi ?
        empereur ensorcelé avec la couronne, la sorcière peut me la laisser ?
        la sorcière doit couronner un autre que l'empereur ensorcelé dans tous les cas ?
        j'ai déjà la couronne, empereur ensorcelé, je peux la garder ?
        sorcière en empereur, la victime n'est pas un autre joueur ?
    .asked =
        dans quel cas la sorcière ne peut pas donner la couronne à l'empereur ensorcelé
        la sorcière peut couronner sa victime l'empereur ou pas
        sorcière en empereur, ma victime peut être couronnée ou pas
        empereur ensorcelé qui a déjà la couronne, elle va où
ruling-witch-takes-protection = La cité de la Sorcière qui a ensorcelé l'Évêque est à l'abri du rang 8 jusqu'à la fin de la manche ; celle de l'Évêque n'est plus protégée. La Sorcière prend aussi l'or de ses propres quartiers religieux.
    .yes =
        La cité de la Sorcière est-elle à l'abri si elle a ensorcelé l'Évêque ?
        la sorciere a joué l'eveque, est elle immunisée contre le condottiere
        le condottiere peut il taper l'eveque que la sorciere a ensorcelé
        le diplomate peut il echanger avec l'eveque ensorcelé
        la protection de l'eveque dure t elle toute la manche pour la sorciere
        sorcière sur l'évêque, ma ville est intouchable pour le condott ?
        évêque envoûté, le capitaine peut venir se servir chez lui ?
        La Sorcière jouant l'Évêque touche-t-elle l'or de ses propres quartiers religieux ?
        la protection change de ville quand la sorcière ensorcelle l'évêque ?
        je suis l'évêque sous le sort, je dois craindre le condottiere ?
        la ville de la sorcière est à l'abri du diplomate si elle a joué l'évêque ?
        sorcière sur l'évêque, ma ville est protégée ?
        évêque ensorcelé, je perds ma protection ?
        le condottiere peut attaquer l'évêque ensorcelé ?
        sorcière sur l'évêque, à l'abri du condottiere ?
        sorcière sur l'évêque, j'ai l'or de mes bleus ?
        La Sorcière est-elle protégée du rang 8 quand elle joue l'Évêque ?
    .no =
        L'Évêque ensorcelé est-il encore protégé du Condottiere ?
        J'ai ensorcelé l'Évêque avec la Sorcière : le Condottiere peut-il raser chez moi ?
        eveque ensorcelé, ma ville est elle encore intouchable
        le capitaine peut il prendre un quartier a la sorciere qui a joué l'eveque
        le diplomate peut il viser la sorciere qui tient le role de l'eveque
        eveque maudit, ma ville tient elle encore contre le rang 8
        évêque ensorcelé, je reste protégé ?
        la sorcière qui a joué l'évêque peut se faire raser par le condott dans la manche ?
        La cité de l'Évêque ensorcelé et celle de la Sorcière sont-elles toutes deux protégées ?
        personne n'est protégé quand l'évêque est ensorcelé ?
        sorcière sur l'évêque, elle encaisse les bleus de l'évêque ?
        la protection de la sorcière-évêque s'arrête avant que le rang 8 joue ?
        évêque ensorcelé, je suis protégé du condottiere ?
        sorcière sur l'évêque, le condottiere peut m'attaquer ?
        je suis condottiere, l'évêque ensorcelé est intouchable ?
        sorcière sur l'évêque, pas de protection pour moi ?
        évêque ensorcelé, j'ai l'or de mes bleus ?
        je suis capitaine, je peux prendre chez la sorcière qui a joué l'évêque ?
    .asked =
        Que fait la Sorcière à la place de l'Évêque ?
        Sorcière et Évêque : qui est immunisé contre le rang 8 ?
        qui est protégé, la sorciere ou l'eveque ensorcelé
        évêque ensorcelé, quelle ville est protégée du condott
        combien de temps dure la protection de la sorcière qui joue l'évêque
        évêque ensorcelé, qui est protégé
        je suis condottiere, évêque ensorcelé, je peux attaquer qui des deux
ruling-witch-abbot = À la place de l'Abbé, la Sorcière prend une pièce au plus riche, même au joueur ensorcelé, si ce n'est pas elle la plus riche. Elle prend aussi de l'or ou des cartes pour ses propres quartiers religieux.
    .yes =
        À la place de l'Abbé, la Sorcière prend-elle une pièce au plus riche ?
        La Sorcière joue l'Abbé : peut-elle taxer d'une pièce le joueur qui a le plus d'or ?
        la sorciere en abbé prend elle la piece a l'abbé ensorcelé s'il est le plus riche
        le plus riche paie t il la sorciere quand l'abbé est ensorcelé
        l'aumone de l'abbé revient elle a la sorciere
        l'abbé maudit peut il finir par payer sa propre piece a la sorciere
        sorcière en abbé, je gratte une pièce au plus friqué ?
        l'abbé ensorcelé est le plus riche, il paie la sorcière ?
        La Sorcière jouant l'Abbé est-elle payée pour ses propres quartiers religieux ?
        j'ai trois bleus, sorcière en abbé, je prends des cartes ou de l'or pour eux ?
        si je suis la plus riche, ma sorcière en abbé n'a pas cette pièce ?
        abbé envoûté, je ne touche pas la pièce du riche ?
        sorcière sur l'abbé, je prends une pièce au plus riche ?
        je suis le plus riche, je paie la sorcière qui joue l'abbé ?
        abbé ensorcelé, je peux devoir une pièce à la sorcière ?
        sorcière sur l'abbé, mes bleus me rapportent ?
        sorcière sur l'abbé et la plus riche, je ne prends pas de pièce ?
        La Sorcière jouant l'Abbé peut-elle prendre la pièce à l'ensorcelé s'il est le plus riche ?
    .no =
        je suis la plus riche et sorciere en abbé, jai une piece ?
        l'abbé ensorcelé touche t il lui meme la piece
        la sorciere prend elle cette piece de l'abbé a un joueur pauvre
        l'abbé sous le sort encaisse quand même la pièce du plus riche ?
        sorcière en abbé, elle prend une pièce à tout le monde ?
        La Sorcière en Abbé gagne-t-elle pour les bleus de l'ensorcelé ?
        sorcière la plus riche de la table, l'abbé lui rapporte une pièce d'un autre ?
        l'ensorcelé est à l'abri de la pièce que prend la sorcière en abbé ?
        la sorcière en abbé prend deux pièces au plus riche ?
        abbé ensorcelé, j'ai la pièce du plus riche ?
        sorcière sur l'abbé, pas de pièce du plus riche ?
        sorcière sur l'abbé, les bleus de l'abbé me paient ?
        sorcière sur l'abbé, je prends une pièce à qui je veux ?
        je suis la plus riche, sorcière sur l'abbé, je touche quand même ?
        abbé ensorcelé, mon or est à l'abri de la sorcière ?
    .asked =
        Que gagne la Sorcière avec l'Abbé ?
        L'Abbé est envoûté : qui encaisse la pièce du plus riche ?
        Pour quels quartiers bleus la Sorcière est-elle payée à la place de l'Abbé ?
        qui paie la sorciere qui joue l'abbé
        sorcière sur l'abbé, qui doit lui filer une pièce
        abbé ensorcelé, la pièce du plus riche va où
        abbé ensorcelé, qui prend la pièce
        sorcière sur l'abbé, je gagne quoi
ruling-witch-cardinal = À la place du Cardinal, la Sorcière peut prendre l'or qui lui manque à un autre joueur, même au joueur ensorcelé : par pièce, elle donne une carte de sa propre main. Elle pioche pour ses propres quartiers religieux.
    .yes =
        À la place du Cardinal, la Sorcière peut-elle prendre l'or qui lui manque à un autre joueur ?
        Le Cardinal est envoûté : la Sorcière peut-elle se faire financer un bâtiment ?
        La Sorcière-Cardinal peut-elle prendre des pièces à sa propre victime ?
        la sorciere peut elle emprunter au cardinal qu'elle a ensorcelé
        sorciere fauchée en cardinal : un autre joueur finance son batiment ?
        la sorciere en cardinal paie t elle avec sa propre main
        sorcière en cardinal, je prends 3 pièces au voisin contre 3 de mes cartes ?
        même le cardinal ensorcelé peut se faire taper de l'or par la sorcière ?
        La Sorcière jouant le Cardinal pioche-t-elle pour ses propres quartiers religieux ?
        les cartes cédées par la sorcière en cardinal sortent de sa main à elle ?
        une carte par pièce prise, aussi pour la sorcière qui joue le cardinal ?
        cardinal envoûté, ma bourse peut financer le palais de la sorcière ?
        sorcière sur le cardinal, je peux prendre l'or d'un autre ?
        sorcière sur le cardinal, je donne mes cartes ?
        cardinal ensorcelé, la sorcière peut prendre mon or ?
        sorcière sur le cardinal, une carte par pièce ?
        sorcière sur le cardinal, je pioche pour mes bleus ?
        La Sorcière jouant le Cardinal peut-elle prendre de l'or à l'ensorcelé ?
    .no =
        la sorciere donne t elle les cartes du cardinal ensorcelé pour emprunter
        cardinal ensorcelé, jpeux encore echanger des cartes contre de l'or
        l'or pris en cardinal est il gratuit pour la sorciere
        la sorciere peut elle prendre plus d'or que necessaire avec le cardinal
        cardinal maudit, mon or est il a l'abri des emprunts de la sorciere
        sorcière en cardinal, elle paie avec la main du cardinal ?
        cardinal ensorcelé, il utilise son pouvoir avant la sorcière ?
        La Sorcière en Cardinal prend-elle de l'or sans rien donner en échange ?
        le joueur ensorcelé est protégé des ponctions de la sorcière en cardinal ?
        sorcière-cardinal, je pioche pour les bleus de ma victime ?
        une carte vaut 2 pièces pour la sorcière en cardinal ?
        sorcière sur le cardinal, l'or est gratuit ?
        sorcière sur le cardinal, je donne les cartes de ma victime ?
        cardinal ensorcelé, j'utilise encore mon pouvoir ?
        cardinal ensorcelé, mon or est protégé de la sorcière ?
        sorcière sur le cardinal, interdit de prendre l'or des autres ?
        cardinal ensorcelé, je pioche pour mes bleus ?
    .asked =
        Que fait la Sorcière à la place du Cardinal ?
        Sorcière jouant le Cardinal : de quelle main viennent les cartes données contre l'or ?
        comment emprunte la sorciere qui joue le cardinal
        sorcière sur le cardinal, elle paie l'or pris avec quoi
        il me manque 2 pièces en sorcière-cardinal, je fais comment
        sorcière sur le cardinal, je paie avec quelles cartes
        sorcière sur le cardinal, je peux prendre l'or à qui
ruling-bewitched-no-extras = La pièce supplémentaire de la Marchande ensorcelée va à la Sorcière, qui la reçoit en reprenant son tour, avec l'or de ses propres quartiers commerçants. La Marchande ensorcelée ne fait que sa collecte.
    .no =
        La Marchande ensorcelée touche-t-elle sa pièce supplémentaire ?
        Je suis la Marchande envoûtée : ai-je mon or bonus ?
        marchande ensorcelée, jprends 3 pieces ?
        la piece en plus de la marchande est elle perdue pour tout le monde si on l'ensorcelle
        la marchande prend elle son bonus avant que la sorciere s'en mele
        sous un sort, ma marchande garde t elle sa piece gratuite
        marchande ensorcelée, ma pièce bonus tombe avec la collecte ?
        sorcière sur la marchande, personne n'a le +1 ?
        La Marchande ensorcelée reçoit-elle l'or de ses quartiers verts ?
        la sorcière et la marchande ont toutes deux le +1 ?
        la sorcière touche le +1 de la marchande dès le rang 1 ?
        trois pièces pour la marchande envoûtée parce que son bonus fait partie de la collecte ?
        marchande ensorcelée, j'ai ma pièce en plus ?
        marchande ensorcelée, je touche mes verts ?
        marchande ensorcelée, 3 pièces à la collecte ?
        sorcière sur la marchande, pas de pièce en plus ?
        marchande ensorcelée, le bonus est pour personne ?
        la sorcière doit me laisser ma pièce de marchande ?
    .yes =
        la piece bonus de la marchande va t elle a la sorciere
        jai pris la place de la marchande en sorciere, jai son +1 ?
        la marchande envoutée n'a t elle que ses deux pieces de collecte
        marchande maudite : juste les deux pieces normales ?
        marchande sous le sort, j'ai 2 pièces et pas 3 ?
        sorcière sur la marchande, je touche son +1 à la reprise ?
        La Sorcière encaisse-t-elle ses propres verts en jouant la Marchande ?
        le bonus de la marchande ensorcelée change de poche pour la sorcière ?
        envoûtée, la marchande collecte et rien d'autre ?
        marchande ensorcelée qui pioche, elle n'a pas sa pièce en plus ?
        marchande ensorcelée, 2 pièces seulement ?
        sorcière sur la marchande, la pièce en plus est pour moi ?
        marchande ensorcelée, je perds mon bonus ?
        marchande ensorcelée, la sorcière prend ma pièce bonus ?
        sorcière sur la marchande, j'ai l'or de mes verts et le +1 ?
        La pièce supplémentaire de la Marchande revient-elle à la Sorcière ?
    .asked =
        Que gagne la Sorcière avec la Marchande ?
        La Sorcière a pris la place de la Marchande : à qui la pièce en plus ?
        Marchande ensorcelée : combien de pièces en tout ?
        qui recoit l'or supplementaire de la marchande ensorcelée
        marchande envoûtée qui prend l'or, combien de pièces
        le +1 de la marchande ensorcelée, il va à qui
        marchande ensorcelée, 2 ou 3 pièces
        sorcière sur la marchande avec 2 verts, je touche combien à la reprise
ruling-witch-alchemist = À la place de l'Alchimiste, la Sorcière récupère à la fin du tour repris tout ce qu'elle a payé pour construire. L'Alchimiste ensorcelé ne construit rien et ne récupère rien.
    .yes =
        La Sorcière récupère-t-elle son or à la place de l'Alchimiste ?
        La Sorcière joue l'Alchimiste : ses constructions sont-elles gratuites au bout du compte ?
        sorciere en alchimiste : cathedrale a 5, 5 pieces rendues a la fin ?
        la sorciere doit elle d'abord avoir l'or avant que l'alchimiste le rende
        l'or depensé revient il a la sorciere qui a ensorcelé l'alchimiste
        la sorciere chevauche l'alchimiste, son palais ne lui coute rien au final ?
        sorcière sur l'alchimiste, mon quartier me revient gratuit à la fin ?
        je dois avancer l'or du quartier en sorcière-alchimiste puis on me le rend ?
        Le remboursement de l'Alchimiste profite-t-il à la Sorcière qui joue à sa place ?
        alchimiste ensorcelé, ni construction ni remboursement pour moi ?
        les sous reviennent à la sorcière en fin de tour repris quand elle joue l'alchimiste ?
        sorcière en alchimiste, palais à 5 payé et 5 rendus ?
        sorcière sur l'alchimiste, je suis remboursée ?
        alchimiste ensorcelé, pas de remboursement pour moi ?
        sorcière sur l'alchimiste, je paie 4 et récupère 4 ?
        sorcière sur l'alchimiste, l'or revient à la fin du tour ?
        alchimiste ensorcelé, je ne construis rien ?
        La Sorcière jouant l'Alchimiste récupère-t-elle l'or de ses constructions ?
    .no =
        Je suis l'Alchimiste envoûté : me rend-on quelque chose à la fin du tour ?
        alchimiste ensorcelé, on me rend mon or de construction ?
        le remboursement va t il a l'alchimiste ensorcelé
        l'alchimiste envouté peut il batir gratis
        la sorciere batit elle sans avancer l'argent avec l'alchimiste
        alchimiste envoûté, on me rembourse ce que la sorcière a dépensé ?
        sorcière sur l'alchimiste, elle bâtit sans avoir l'or ?
        La Sorcière en Alchimiste est-elle remboursée pour moitié seulement ?
        l'alchimiste sous le sort peut bâtir et se faire rembourser ?
        le remboursement de la sorcière-alchimiste arrive avant qu'elle paie ?
        personne n'est remboursé quand l'alchimiste est ensorcelé ?
        alchimiste ensorcelé, on me rembourse ?
        sorcière sur l'alchimiste, pas de remboursement ?
        sorcière sur l'alchimiste, je construis sans or ?
        alchimiste ensorcelé, je peux bâtir ?
        l'or de la sorcière sur l'alchimiste revient à l'alchimiste ?
        sorcière sur l'alchimiste, je récupère la moitié ?
    .asked =
        Qui est remboursé quand l'Alchimiste est ensorcelé ?
        quand la sorciere recupere t elle ses pieces en alchimiste
        sorcière en alchimiste, elle paie 4, elle récupère quoi et quand
        alchimiste envoûté, le remboursement va à qui
        sorcière sur l'alchimiste, je récupère combien
        alchimiste ensorcelé, qui récupère l'or
ruling-witch-trader = À la place du Négociant, la Sorcière construit autant de quartiers commerçants qu'elle veut, et un d'un autre type, avec ses cartes et son or. Elle touche le revenu de ses propres quartiers commerçants.
    .yes =
        À la place du Négociant, la Sorcière peut-elle construire plusieurs quartiers commerçants ?
        la sorciere peut elle ajouter un quartier non vert en negociant
        marché, comptoir et port le meme tour, sorciere en negociant ?
        les verts sont ils sans limite pour la sorciere en negociant
        sorcière en négociant, quatre verts et un palais ce tour ?
        les verts illimités du négociant passent à la sorcière ?
        La Sorcière jouant le Négociant est-elle payée pour ses propres quartiers commerçants ?
        c'est avec mes cartes et mes sous que je bâtis en sorcière-négociant ?
        un seul quartier non vert pour la sorcière en négociant ?
        négociant ensorcelé, je ne pose aucun vert ce tour ?
        sorcière sur le négociant, verts illimités ?
        sorcière sur le négociant, trois verts et un bleu ?
        négociant ensorcelé, je ne bâtis pas mes verts ?
        sorcière sur le négociant, l'or de mes verts est pour moi ?
        la sorcière bâtit plusieurs verts à la place du négociant ?
        La Sorcière jouant le Négociant peut-elle bâtir plus d'un quartier vert ?
    .no =
        sorciere en negociant, limitée a un seul quartier vert ?
        deux violets pour la sorciere a la place du negociant ?
        negociant ensorcelé, jpeux poser mes verts ?
        la sorciere prend elle les cartes du negociant pour ses verts
        negociant maudit la main pleine de verts, jen pose un ?
        sorcière en négociant, deux rouges et trois verts ?
        négociant envoûté, je bâtis mes verts quand même ?
        La Sorcière en Négociant peut-elle utiliser les cartes vertes de l'ensorcelé ?
        la sorcière sur le négociant est plafonnée à deux verts ?
        sorcière-négociant, je touche pour les verts du négociant ?
        que des verts pour la sorcière en négociant, aucun autre type ?
        sorcière sur le négociant, un seul quartier ?
        négociant ensorcelé, je bâtis mes verts ?
        sorcière sur le négociant, deux bleus ?
        sorcière sur le négociant, je bâtis avec ses cartes ?
        négociant ensorcelé, je touche l'or de mes verts ?
        sorcière sur le négociant, les verts sont gratuits ?
    .asked =
        Que fait la Sorcière à la place du Négociant ?
        La Sorcière joue le Négociant : combien de bâtiments verts peut-elle poser ?
        Le Négociant est envoûté : qui profite des constructions vertes sans limite ?
        combien de quartiers pose la sorciere qui joue le negociant
        sorcière sur le négociant, elle peut bâtir combien de verts
        négociant envoûté, qui encaisse les verts
        sorcière sur le négociant, combien de quartiers
        négociant ensorcelé, qui bâtit les verts
ruling-witch-takes-limit = La Sorcière construit dans sa propre cité autant que le personnage ensorcelé : trois quartiers comme l'Architecte, deux comme l'Archiviste ou la Voyante.
    .yes =
        La Sorcière peut-elle construire autant de quartiers que le personnage ensorcelé ?
        La Sorcière peut-elle en bâtir trois à la place de l'Architecte ?
        deux quartiers pour la sorciere a la place de l'archiviste ?
        la limite de construction du personnage passe t elle a la sorciere
        en voyante, la sorciere a t elle droit a deux quartiers
        triple construction pour la sorciere sur l'architecte ?
        sorcière sur l'architecte, trois bâtiments chez moi ?
        archiviste envoûté, la sorcière en bâtit deux ?
        La limite de l'Architecte s'applique-t-elle à la Sorcière qui joue à sa place ?
        je pose deux quartiers en sorcière-voyante ?
        les poses de la sorcière se font dans sa ville, avec la limite du perso ensorcelé ?
        sorcière sur un perso normal comme l'espion, pas de limite augmentée ?
        sorcière sur l'architecte, trois quartiers ?
        sorcière sur l'archiviste, deux quartiers ?
        sorcière sur la voyante, je bâtis deux ?
        la sorcière a la limite de sa victime ?
        elle bâtit trois quartiers en sorcière sur l'architecte, c'est permis ?
        La Sorcière peut-elle bâtir deux quartiers à la place de la Voyante ?
    .no =
        la sorciere est elle limitée a une construction en architecte
        trois batiments pour la sorciere qui joue la voyante ?
        architecte ensorcelé, jpeux encore en batir 3 ?
        les trois quartiers de la sorciere vont ils dans la ville de l'architecte
        sorcière en architecte, un seul quartier comme tout le monde ?
        la sorcière sur l'archiviste en pose trois ?
        Les quartiers de la Sorcière en Architecte sont-ils bâtis chez l'ensorcelé ?
        architecte envoûté, on se partage ses trois poses avec la sorcière ?
        la sorcière en architecte en pose quatre, trois plus la sienne ?
        la sorcière garde sa limite d'un seul quartier, qui qu'elle joue ?
        sorcière sur l'architecte, un quartier ?
        sorcière sur l'archiviste, trois quartiers ?
        architecte ensorcelé, je bâtis trois quartiers ?
        sorcière sur l'architecte, les quartiers vont chez l'architecte ?
        sorcière, toujours un seul quartier ?
        elle bâtit deux quartiers en sorcière sur l'archiviste, c'est trop ?
    .asked =
        La Sorcière joue la Voyante ou l'Archiviste : une construction ou deux ?
        combien de constructions pour la sorciere en archiviste
        architecte ensorcelé, la sorcière pose combien de quartiers
        limite de construction de la sorcière sur la voyante
        sorcière sur l'architecte, combien de quartiers
        sorcière sur la voyante, un ou deux quartiers
ruling-witch-extra-cards = La Sorcière pioche les deux cartes supplémentaires de l'Architecte ensorcelé, ou regarde les sept de l'Archiviste et en garde une. Le joueur ensorcelé n'en a aucune.
    .yes =
        La Sorcière reçoit-elle les cartes de l'Architecte ou de l'Archiviste ensorcelé ?
        la sorciere a pris la place de l'architecte, deux cartes pour elle ?
        la sorciere choisit elle une carte sur sept en archiviste
        en sorciere sur l'architecte, jpioche 2 cartes de plus ?
        sorcière sur l'architecte, je pioche ses deux cartes ?
        archiviste envoûté, c'est la sorcière qui trie les sept cartes ?
        L'Architecte ensorcelé est-il privé de ses deux cartes supplémentaires ?
        sept cartes sous les yeux de ma sorcière-archiviste, j'en garde une ?
        l'archiviste sous le sort ne regarde rien du tout de ses sept cartes ?
        les cartes en plus suivent la sorcière et pas la victime, architecte ou archiviste ?
        sorcière sur l'architecte, 2 cartes pour moi ?
        architecte ensorcelé, je perds mes 2 cartes ?
        sorcière sur l'archiviste, je regarde 7 cartes ?
        archiviste ensorcelé, je n'ai pas mes 7 cartes ?
        la sorcière prend les cartes en plus de l'architecte ?
        La Sorcière jouant l'Archiviste garde-t-elle une carte sur sept ?
    .no =
        Architecte envoûté : est-ce que je garde au moins mes deux cartes bonus ?
        l'archiviste ensorcelé regarde t il ses sept cartes
        les deux cartes de l'architecte sont elles perdues s'il est sous un sort
        la sorciere garde t elle les sept cartes de l'archiviste
        architecte maudit, ma main gagne t elle quand meme deux cartes
        architecte envoûté, mes 2 cartes en plus arrivent quand même ?
        sorcière en archiviste, elle garde deux cartes sur sept ?
        Les cartes de l'Architecte ensorcelé restent-elles dans la pioche, perdues pour tous ?
        sorcière et architecte prennent une carte bonus chacun ?
        sorcière en architecte, elle pioche trois cartes en plus ?
        l'archiviste envoûté garde une carte et la sorcière une autre ?
        architecte ensorcelé, j'ai mes 2 cartes ?
        archiviste ensorcelé, je garde une carte sur 7 ?
        sorcière sur l'architecte, pas de cartes en plus ?
        sorcière sur l'archiviste, je garde trois cartes ?
        architecte ensorcelé, les 2 cartes sont pour personne ?
        la sorcière me laisse mes cartes d'architecte ?
    .asked =
        À qui vont les cartes de l'Architecte ou de l'Archiviste ensorcelé ?
        architecte ensorcelé, ses deux cartes bonus vont à qui
        sorcière en archiviste, elle voit et garde combien de cartes
        architecte ensorcelé, les 2 cartes à qui
        sorcière sur l'archiviste, je garde combien
ruling-witch-takes-ban = L'interdiction de la Navigatrice vaut pour la Sorcière qui l'a ensorcelée : elle ne peut rien construire à ce tour.
    .no =
        La Sorcière peut-elle construire si elle a ensorcelé la Navigatrice ?
        Je suis la Sorcière et j'ai pris la place de la Navigatrice : ai-je le droit de bâtir ?
        jai ensorcelé la navigatrice, jpeux poser au moins un quartier
        la sorciere peut elle poser les ecuries en navigatrice
        la sorciere echappe t elle a l'interdit de la navigatrice
        jai pris 4 pieces en navigatrice, la sorciere peut elle les depenser en batiment
        chantier ou necropole gratuite pour la sorciere sur la navigatrice ?
        sorcière sur la navigatrice, je pose juste une petite taverne ?
        l'interdit de bâtir de la navigatrice ne touche que l'ensorcelée ?
        La Sorcière jouant la Navigatrice peut-elle construire les Écuries ?
        je suis sorcière à la base, donc la navigatrice ne m'empêche pas de bâtir ?
        ensorceler la navigatrice me laisse une construction normale ?
        sorcière en navigatrice, le chantier me sort d'affaire pour bâtir ?
        sorcière sur la navigatrice, je peux construire ?
        sorcière sur la navigatrice, un quartier permis ?
        je suis sorcière, l'interdiction de la navigatrice ne me touche pas ?
        sorcière sur la navigatrice, les écuries sont permises ?
        elle construit en sorcière sur la navigatrice, elle a le droit ?
        sorcière sur la navigatrice, je renonce aux 4 pièces et je bâtis ?
    .yes =
        L'interdiction de bâtir de la Navigatrice pèse-t-elle sur la Sorcière ?
        la navigatrice empeche t elle la sorciere de batir
        sorciere en navigatrice, interdit de construire pour elle aussi ?
        le malus de la navigatrice vient il avec son tour pour la sorciere
        si je vise la navigatrice, ma sorcière ne construira rien ce tour ?
        le mauvais côté de la navigatrice colle aussi à la sorcière ?
        La Sorcière subit-elle l'interdiction de bâtir de la Navigatrice ensorcelée ?
        navigatrice ensorcelée : ni elle ni la sorcière ne bâtit ?
        gros magot mais sorcière en navigatrice, zéro pose ?
        mon voisin sorcière a bâti en jouant la navigatrice, c'est une faute ?
        sorcière sur la navigatrice, pas de construction ?
        j'ai ensorcelé la navigatrice, je ne peux pas bâtir ?
        la navigatrice bloque la construction de la sorcière ?
        elle bâtit en sorcière sur la navigatrice, c'est interdit ?
        sorcière sur la navigatrice, même les écuries sont interdites ?
        La Sorcière est-elle privée de construction en jouant la Navigatrice ?
    .asked =
        pourquoi la sorciere ne batit pas quand elle a nommé la navigatrice
        sorcière sur la navigatrice, combien de quartiers elle peut poser
        quelle interdiction tombe sur la sorcière qui ensorcelle la navigatrice
        sorcière sur la navigatrice, construire ou pas
        j'ai ensorcelé la navigatrice, je bâtis combien
ruling-witch-navigator-takes = La Sorcière qui a ensorcelé la Navigatrice prend elle-même ses 4 pièces d'or ou ses 4 cartes, et ne peut pas construire. La Navigatrice ensorcelée ne fait que sa collecte.
    .yes =
        La Sorcière reçoit-elle les 4 pièces ou les 4 cartes de la Navigatrice ?
        jai ensorcelé la navigatrice, quatre cartes pour moi ?
        la sorciere choisit elle or ou cartes en navigatrice
        le bonus de la navigatrice est il a la sorciere meme sans construire
        quatre pieces en consolation pour la sorciere sur la navigatrice ?
        sorcière en navigatrice, je prends 4 pièces pour moi ?
        navigatrice ensorcelée, je n'ai que ma collecte ?
        La Sorcière choisit-elle entre quatre pièces et quatre cartes en jouant la Navigatrice ?
        le jackpot de la navigatrice passe à la sorcière, mais sans bâtir ?
        sorcière sur la navigatrice : quatre cartes en main et pas de construction ?
        envoûtée, la navigatrice dit adieu à ses 4 pièces ?
        sorcière sur la navigatrice, 4 pièces pour moi ?
        navigatrice ensorcelée, je perds mes 4 pièces ?
        sorcière sur la navigatrice, je peux prendre 4 cartes ?
        navigatrice ensorcelée, je collecte seulement ?
        la sorcière prend le bonus de la navigatrice ?
        La Sorcière reçoit-elle le bonus de la Navigatrice ensorcelée ?
    .no =
        navigatrice ensorcelée, jprends quand meme mes 4 pieces ?
        la sorciere peut elle prendre 4 pieces et 4 cartes en navigatrice
        les 4 pieces de la navigatrice sont elles perdues pour tous si on l'ensorcelle
        navigatrice ensorcelée, elle prend ses 4 et la sorcière bâtit ?
        sorcière en navigatrice, 2 pièces et 2 cartes ?
        La Navigatrice ensorcelée et la Sorcière reçoivent-elles quatre pièces chacune ?
        les 4 cartes de la navigatrice envoûtée ne vont à personne ?
        sorcière sur la navigatrice, elle prend 4 pièces puis bâtit avec ?
        sorcière en navigatrice, quatre pièces et quatre cartes d'un coup ?
        navigatrice ensorcelée, j'ai mes 4 pièces ?
        navigatrice ensorcelée, j'ai mes 4 cartes ?
        sorcière sur la navigatrice, pas de bonus ?
        sorcière sur la navigatrice, 4 pièces et je construis ?
        sorcière sur la navigatrice, 4 or et 4 cartes ?
        navigatrice ensorcelée, le bonus est perdu pour tous ?
    .asked =
        Que fait la Sorcière à la place de la Navigatrice ?
        La Navigatrice est envoûtée : qui prend les 4 pièces ou les 4 cartes ?
        navigatrice envoûtée, qui chope les 4 cartes
        sorcière sur la navigatrice, elle gagne quoi au juste
        navigatrice ensorcelée, qui prend les 4
        sorcière sur la navigatrice, or ou cartes, combien
ruling-witch-warlord = À la place du Condottiere, la Sorcière peut détruire un quartier dans n'importe quelle cité, même celle du joueur ensorcelé, pour son coût moins 1, avec son or. La cité de l'Évêque et les cités terminées restent à l'abri. Elle touche l'or de ses propres quartiers militaires.
    .yes =
        La Sorcière peut-elle détruire un quartier à la place du Condottiere ?
        La Sorcière peut-elle raser un quartier du Condottiere ensorcelé ?
        la sorciere peut elle raser un batiment chez le condottiere ensorcelé
        la sorciere paie t elle le cout moins un pour detruire en condottiere
        une taverne a 1, la sorciere la rase pour zero a la place du condottiere ?
        condottiere maudit : son propre chateau peut il tomber par la sorciere
        sorcière sur le condott, je rase un bâtiment avec mes sous ?
        je peux démolir chez le condottiere que j'ai ensorcelé ?
        La Sorcière jouant le Condottiere perçoit-elle l'or de ses propres quartiers militaires ?
        condott sous le sort, mon propre quartier peut sauter par la sorcière ?
        palais à 5, la sorcière en condott le rase pour 4 ?
        la destruction existe toujours dans la manche où le condott est ensorcelé, via la sorcière ?
        sorcière sur le condottiere, je peux détruire ?
        sorcière sur le condottiere, je paie coût moins 1 ?
        condottiere ensorcelé, la sorcière peut détruire chez moi ?
        condottiere ensorcelé, je ne détruis rien ?
        sorcière sur le condottiere, l'or de mes rouges est pour moi ?
        La Sorcière jouant le Condottiere peut-elle détruire chez l'ensorcelé ?
    .no =
        Je suis le Condottiere, envoûté : puis-je encore attaquer ?
        la sorciere detruit elle gratuitement en condottiere
        le condottiere ensorcelé paie t il la destruction de la sorciere
        tout le monde est il a l'abri quand le condottiere est ensorcelé
        mes quartiers sont ils a l'abri de la sorciere qui a pris mon condottiere
        condott envoûté, je peux encore raser un truc ?
        sorcière en condott, destruction gratuite quel que soit le prix ?
        La Sorcière en Condottiere utilise-t-elle l'or de l'ensorcelé pour détruire ?
        la ville du condott ensorcelé est à l'abri de la sorcière ?
        la sorcière en condott peut raser dans la ville de l'évêque ?
        sorcière-condott, je touche pour les rouges du condottiere ?
        condottiere ensorcelé, je peux détruire ?
        sorcière sur le condottiere, destruction gratuite ?
        condottiere ensorcelé, ma ville est à l'abri de la sorcière ?
        sorcière sur le condottiere, je ne peux rien détruire ?
        condottiere ensorcelé, personne ne détruit cette manche ?
        sorcière sur le condottiere, le condottiere paie la destruction ?
    .asked =
        La Sorcière a ensorcelé le Condottiere : qui démolit, et avec quel argent ?
        combien paie la sorciere pour demolir en condottiere
        sorcière en condott, raser un quartier à 3 lui coûte combien
        condottiere envoûté, qui peut encore détruire
        sorcière sur le condottiere, détruire un palais coûte combien
        condottiere ensorcelé, qui détruit
ruling-witch-diplomat = À la place du Diplomate, la Sorcière peut échanger un de ses propres quartiers, même avec le joueur ensorcelé, et paie elle-même la différence. La cité de l'Évêque et les cités terminées restent à l'abri.
    .yes =
        La Sorcière peut-elle échanger un quartier à la place du Diplomate ?
        La Sorcière qui remplace le Diplomate peut-elle troquer avec sa victime ?
        la sorciere paie t elle la difference de sa poche en diplomate
        un pas cher contre un cher en sorciere diplomate : je paie la difference ?
        la sorciere donne t elle un de ses propres quartiers en diplomate
        diplomate maudit : puis-je perdre un quartier dans l'echange de la sorciere
        sorcière sur le diplomate, j'échange ma taverne contre le palais d'un autre en payant l'écart ?
        la sorcière peut troquer avec le diplomate qu'elle a ensorcelé ?
        La Sorcière jouant le Diplomate règle-t-elle elle-même la différence ?
        diplomate sous le sort, je peux perdre un bâtiment dans l'échange de la sorcière ?
        en sorcière-diplomate je donne un de mes quartiers à moi ?
        une cité terminée reste hors de portée de la sorcière en diplomate ?
        sorcière sur le diplomate, je peux échanger un quartier ?
        sorcière sur le diplomate, je paie la différence ?
        diplomate ensorcelé, la sorcière peut échanger avec moi ?
        diplomate ensorcelé, je n'échange rien ?
        sorcière sur le diplomate, je donne mon propre quartier ?
        La Sorcière jouant le Diplomate peut-elle échanger avec l'ensorcelé ?
    .no =
        diplomate ensorcelé, jpeux encore echanger ?
        la sorciere donne t elle un quartier du diplomate dans l'echange
        le diplomate ensorcelé paie t il l'echange de la sorciere
        la ville du diplomate ensorcelé est elle intouchable pour la sorciere
        diplomate envoûté, je fais quand même mon échange ?
        sorcière en diplomate, elle échange un quartier de l'ensorcelé avec un tiers ?
        Le Diplomate ensorcelé paie-t-il l'écart de prix pour la Sorcière ?
        sorcière-diplomate, pas de différence à payer ?
        ma ville est intouchable pour la sorcière parce que je suis le diplomate ensorcelé ?
        la sorcière en diplomate peut échanger avec l'évêque ?
        diplomate ensorcelé, j'échange quand même ?
        sorcière sur le diplomate, l'échange est gratuit si l'autre quartier est plus cher ?
        diplomate ensorcelé, ma ville est à l'abri de la sorcière ?
        sorcière sur le diplomate, je donne un quartier de ma victime ?
        sorcière sur le diplomate, pas d'échange possible ?
        diplomate ensorcelé, je paie la différence ?
    .asked =
        Sorcière à la place du Diplomate : quel quartier donne-t-elle ?
        Je suis le Diplomate envoûté : la Sorcière peut-elle troquer un de MES bâtiments ?
        La Sorcière joue le Diplomate : qui règle la différence de prix ?
        quel batiment part quand la sorciere joue le diplomate
        sorcière en diplomate, elle cède un quartier de quelle ville
        diplomate envoûté, la différence de prix c'est pour la poche de qui
        sorcière sur le diplomate, qui paie la différence
        sorcière sur le diplomate, j'échange quel quartier
ruling-witch-marshal = À la place du Capitaine, la Sorcière peut prendre pour sa propre cité un quartier de coût 3 ou moins, même au joueur ensorcelé ; elle paie ce coût au propriétaire. La cité de l'Évêque et les cités terminées restent à l'abri.
    .yes =
        La Sorcière peut-elle s'emparer d'un quartier à la place du Capitaine ?
        Le Capitaine est envoûté : la Sorcière peut-elle réquisitionner un bâtiment à 3 ?
        La Sorcière à la place du Capitaine peut-elle piquer un quartier à sa propre victime ?
        le quartier pris va t il dans la ville de la sorciere
        la sorciere paie t elle le proprietaire quand elle joue le capitaine
        capitaine maudit : un de mes petits quartiers peut il filer chez la sorciere
        sorcière sur le capitaine, je chipe un comptoir à 3 pour ma ville ?
        elle peut me prendre un de mes quartiers alors que je suis le capitaine ensorcelé ?
        La Sorcière jouant le Capitaine verse-t-elle le coût au propriétaire ?
        sorcière-capitaine, un temple à 1 au voisin contre 1 pièce pour lui ?
        capitaine sous le sort, je touche l'or si la sorcière me prend un quartier ?
        un château à 4 reste hors de portée de la sorcière en capitaine ?
        sorcière sur le capitaine, je peux prendre un quartier à 3 ?
        sorcière sur le capitaine, je paie le propriétaire ?
        capitaine ensorcelé, la sorcière peut me prendre un quartier ?
        sorcière sur le capitaine, le quartier va chez moi ?
        capitaine ensorcelé, je ne prends rien ?
        La Sorcière jouant le Capitaine peut-elle prendre un quartier à l'ensorcelé ?
    .no =
        capitaine ensorcelé, jpeux encore saisir un quartier ?
        la sorciere peut elle prendre un batiment a 4 en capitaine
        le capitaine ensorcelé paie t il ce que prend la sorciere
        la prise est elle gratuite pour la sorciere en capitaine
        le quartier pris par la sorciere va t il chez le capitaine
        capitaine envoûté, je peux encore réquisitionner ?
        sorcière en capitaine, elle paie la banque ?
        La Sorcière en Capitaine peut-elle prendre une Cathédrale à 5 ?
        le quartier pris par la sorcière-capitaine va dans la ville du capitaine ?
        sorcière-capitaine, elle pioche dans une ville terminée ?
        la sorcière en capitaine prend un quartier sans rien payer ?
        capitaine ensorcelé, je prends quand même un quartier ?
        sorcière sur le capitaine, gratuit ?
        sorcière sur le capitaine, je prends un quartier à 4 ?
        capitaine ensorcelé, mes quartiers sont à l'abri de la sorcière ?
        sorcière sur le capitaine, je paie la banque ?
        le quartier pris par la sorcière va au capitaine ensorcelé ?
    .asked =
        La Sorcière joue pour le Capitaine : où va le quartier pris, et qui paie ?
        que peut saisir la sorciere en capitaine et a quel prix
        sorcière en capitaine, elle prend quoi et paie qui
        capitaine envoûté, où atterrit le quartier saisi par la sorcière
        sorcière sur le capitaine, quel coût max
        capitaine ensorcelé, la sorcière prend mon temple, je reçois quoi
ruling-witch-rank-eight-safe = La Sorcière qui joue comme le Condottiere, le Diplomate ou le Capitaine ne peut pas toucher à la cité de l'Évêque ni à une cité terminée : les limites du personnage valent pour elle.
    .no =
        Sorcière jouant le Condottiere : peut-elle s'en prendre à une cité terminée ou à l'Évêque ?
        la sorciere peut elle echanger avec l'eveque en diplomate
        en capitaine, la sorciere peut elle prendre chez quelqu'un qui a sept quartiers
        la protection de l'eveque saute t elle parce que c'est la sorciere
        sorciere diplomate : echange possible avec une cité terminée ?
        faille : la sorciere est rang 1, donc frappe t elle l'eveque en condottiere
        sorcière en condott, je tape l'évêque vu que je suis rang 1 ?
        ma ville est finie, la sorcière en capitaine peut quand même m'en prendre un ?
        Les protections contre le rang 8 sont-elles sans effet sur la Sorcière qui le joue ?
        sorcière-diplomate, échange avec une ville complète ?
        la sorcière qui joue le condott se moque de l'évêque ?
        en capitaine, ma sorcière se sert chez l'évêque ?
        sorcière sur le condottiere, je peux attaquer l'évêque ?
        sorcière sur le condottiere, cité terminée attaquable ?
        je suis évêque, la sorcière en condottiere peut me détruire un quartier ?
        sorcière sur le capitaine, je prends chez l'évêque ?
        ma ville est finie, la sorcière en diplomate peut échanger avec moi ?
        la sorcière ignore l'évêque en condottiere ?
    .yes =
        l'eveque est il a l'abri d'une sorciere qui joue le condottiere
        ma cité terminée est elle protégée de la sorciere en condottiere
        les limites du condottiere s'imposent elles a la sorciere
        évêque vivant, la sorcière en rang 8 ne peut pas toucher à ma ville ?
        cité terminée = sorcière en condott bloquée ?
        La Sorcière jouant le Diplomate doit-elle respecter la protection de l'Évêque ?
        les mêmes villes sont interdites à la sorcière et au vrai condottiere ?
        j'ai mes sept quartiers, à l'abri même d'une sorcière en capitaine ?
        pas de passe-droit pour la sorcière qui joue un rang 8 ?
        évêque à l'abri de la sorcière en condottiere ?
        ma ville est finie, à l'abri de la sorcière en condottiere ?
        sorcière sur le diplomate, interdit d'échanger avec l'évêque ?
        je suis évêque, la sorcière en capitaine ne peut rien me prendre ?
        sorcière sur le condottiere, je dois éviter les cités terminées ?
        L'Évêque est-il protégé contre la Sorcière qui joue le rang 8 ?
    .asked =
        quelles villes sont interdites a la sorciere en rang 8
        chez qui la sorcière en condott n'a pas le droit de frapper
        l'évêque craint-il la sorcière qui joue le rang 8
        sorcière sur le condottiere et évêque, elle peut ou pas
        sorcière sur le rang 8, je ne peux pas toucher qui
ruling-witch-queen = Les 3 pièces d'or de la Reine ensorcelée vont à la Sorcière, et seulement si elle est elle-même assise à côté du joueur qui a révélé le rang 4 : c'est son tour, donc sa place compte.
    .no =
        La Reine ensorcelée touche-t-elle ses 3 pièces d'or ?
        Je suis la Reine envoûtée, voisine du Roi : ai-je mes trois pièces ?
        La Sorcière joue la Reine sans être assise à côté du rang 4 : touche-t-elle l'or ?
        la reine ensorcelée garde t elle son bonus de voisinage
        la place de la reine compte t elle pour la sorciere
        sorciere loin du roi, jouant la reine, 3 pieces ?
        reine envoutée a coté du patricien, elle touche ses pieces ?
        reine maudite, le roi a sa gauche, elle encaisse ?
        reine envoûtée voisine de l'empereur, elle a ses 3 pièces ?
        sorcière en reine, elle touche les 3 car la reine est à côté du roi ?
        La Sorcière en Reine reçoit-elle 3 pièces quelle que soit sa place ?
        la reine et la sorcière touchent 3 chacune si elles sont à côté du roi ?
        les 3 pièces de la reine ensorcelée se partagent en deux ?
        sorcière en bout de table loin du rang 4, 3 pièces en jouant la reine ?
        reine ensorcelée à côté du roi, j'ai mes 3 pièces ?
        sorcière sur la reine, loin du roi, je touche 3 ?
        sorcière sur la reine, la place de la reine compte ?
        reine ensorcelée, je garde mes 3 pièces ?
        sorcière sur la reine, toujours 3 pièces ?
        reine ensorcelée, le roi voisin lui rapporte ?
    .yes =
        sorciere a coté de l'empereur et reine ensorcelée : 3 pieces pour la sorciere ?
        est ce la place de la sorciere qui compte quand elle joue la reine
        les 3 pieces de la reine peuvent elles n'aller a personne
        sorcière assise à côté du patricien et qui joue la reine, 3 pièces ?
        reine sous le sort, je n'ai pas mes 3 même à côté du roi ?
        La Sorcière doit-elle elle-même être voisine du rang 4 pour l'or de la Reine ?
        sorcière loin du roi, reine ensorcelée à côté : personne ne touche rien ?
        c'est le voisinage de la sorcière qu'on regarde quand la reine est ensorcelée ?
        roi à ma gauche, je suis sorcière et j'ai ensorcelé la reine, j'encaisse ?
        sorcière sur la reine à côté du roi, 3 pièces pour moi ?
        reine ensorcelée, je perds mes 3 pièces ?
        sorcière sur la reine, c'est ma place qui compte ?
        sorcière sur la reine, loin du rang 4, rien pour moi ?
        reine ensorcelée à côté du roi, je ne touche rien ?
        La Sorcière jouant la Reine doit-elle être assise à côté du rang 4 ?
    .asked =
        Sorcière à la place de la Reine : quelle place à table compte ?
        Reine ensorcelée : qui encaisse ?
        ou doit etre assise la sorciere pour toucher l'or de la reine
        reine envoûtée assise près du roi, qui prend les 3 pièces
        sorcière sur la reine, c'est quelle chaise qui compte
        reine ensorcelée, les 3 pièces à qui
        sorcière sur la reine, je suis assise loin du roi, je touche combien
ruling-witch-queen-rank-four = La Reine touche ses 3 pièces d'or même à côté d'un personnage de rang 4 ensorcelé : c'est le joueur qui a révélé la carte qui compte. La Sorcière qui continue à sa place ne l'a pas révélée.
    .yes =
        La Reine touche-t-elle 3 pièces à côté d'un Roi, d'un Empereur ou d'un Patricien ensorcelé ?
        Mon voisin, le Roi, est envoûté : ma Reine est-elle quand même payée ?
        Le Patricien d'à côté est sous l'effet de la Sorcière, ma Reine gagne-t-elle quelque chose ?
        reine a coté d'un patricien ensorcelé, payée quand meme ?
        mon voisin empereur est envouté, ma reine encaisse ?
        compte t on celui qui a retourné la carte du roi pour la reine
        roi maudit a ma droite, je suis la reine, jour de paie ?
        voisin roi ensorcelé, ma reine touche ses 3 ?
        le sort sur l'empereur d'à côté ne m'enlève pas mon or de reine ?
        Le Roi ensorcelé compte-t-il encore comme voisin de rang 4 pour la Reine ?
        patricien envoûté à côté de moi, 3 pièces en reine quand même ?
        c'est celui qui a retourné le 4 qui fait payer la reine, pas la sorcière ?
        à côté de la sorcière qui joue le roi mais loin du roi, ma reine a que dalle ?
        reine à côté du roi ensorcelé, 3 pièces ?
        mon voisin roi est ensorcelé, ma reine touche quand même ?
        reine, patricien ensorcelé à côté, je suis payée ?
        reine à côté de la sorcière qui joue le roi, rien pour moi ?
        le roi ensorcelé compte pour la reine ?
        La Reine est-elle payée à côté d'un Empereur ensorcelé ?
    .no =
        La Reine est-elle payée à côté de la Sorcière qui joue le Roi ?
        un sort sur le roi prive t il la reine de ses 3 pieces
        je suis la reine, la sorciere voisine joue le roi : 3 pieces ?
        la sorciere devient elle rang 4 pour la reine en jouant le patricien
        payée en reine si seule la sorciere de l'empereur est a coté de moi ?
        sorcière à ma droite qui joue l'empereur, ma reine touche 3 ?
        roi ensorcelé, donc pas de rang 4 valable pour la reine ?
        La Sorcière qui joue le Patricien est-elle un rang 4 aux yeux de la Reine ?
        la reine perd son or dès que son voisin rang 4 est envoûté ?
        le roi voisin est ensorcelé, ma reine doit attendre la fin de manche sans être payée ?
        reine entre le roi ensorcelé et la sorcière, 6 pièces ?
        reine à côté du roi ensorcelé, rien ?
        reine à côté de la sorcière qui joue le patricien, 3 pièces ?
        roi ensorcelé, ma reine perd son or ?
        la sorcière compte comme roi pour la reine ?
        l'empereur voisin est ensorcelé, ma reine n'est pas payée ?
        ma reine doit être à côté de la sorcière si le roi est ensorcelé ?
    .asked =
        Reine assise près du Roi ensorcelé ou près de la Sorcière : laquelle des deux places compte ?
        roi ensorcelé et reine : quel voisin compte
        roi envoûté à ma gauche, sorcière à ma droite, ma reine est payée grâce à qui
        la reine regarde qui quand le patricien est ensorcelé
        roi ensorcelé à côté de la reine, combien
        reine, roi ensorcelé, c'est le roi ou la sorcière qui compte
ruling-witch-artist = À la place de l'Artiste, la Sorcière embellit un ou deux quartiers de sa propre cité, avec ses propres pièces. Ceux du joueur ensorcelé sont hors d'atteinte.
    .yes =
        La Sorcière peut-elle embellir des quartiers à la place de l'Artiste ?
        la sorciere embellit elle ses propres quartiers en artiste
        deux quartiers embellis par la sorciere en artiste, permis ?
        l'or pour embellir sort il de la bourse de la sorciere
        sorcière en artiste, je mets une pièce sur un de mes quartiers ?
        deux embellissements max pour la sorcière en artiste ?
        La Sorcière jouant l'Artiste paie-t-elle avec son propre or ?
        artiste sous le sort, personne ne décore ma ville ce tour ?
        ma ville à moi est la seule que ma sorcière-artiste peut embellir ?
        sorcière en artiste, un seul quartier embelli, c'est possible aussi ?
        sorcière sur l'artiste, j'embellis mes quartiers ?
        sorcière sur l'artiste, deux quartiers embellis ?
        artiste ensorcelé, je n'embellis rien ?
        sorcière sur l'artiste, je paie avec mes pièces ?
        artiste ensorcelé, la sorcière ne touche pas à mes quartiers ?
        La Sorcière jouant l'Artiste embellit-elle dans sa propre cité ?
    .no =
        artiste ensorcelée, jpeux encore embellir ?
        la sorciere peut elle mettre une piece sur un batiment de l'artiste ensorcelé
        l'artiste envouté paie t il la deco de la sorciere
        trois pieces sur trois batiments pour la sorciere en artiste ?
        artiste maudit : la sorciere peut elle decorer ma ville a moi
        artiste ensorcelé, je peux embellir un truc ?
        sorcière-artiste, elle peut décorer un bâtiment de sa victime ?
        La Sorcière en Artiste peut-elle embellir trois quartiers ?
        l'ensorcelé fournit les pièces d'embellissement à la sorcière ?
        sorcière en artiste, embellissement gratuit ?
        artiste envoûté, la sorcière embellit les quartiers de n'importe qui ?
        artiste ensorcelé, j'embellis quand même ?
        sorcière sur l'artiste, j'embellis chez ma victime ?
        sorcière sur l'artiste, trois quartiers ?
        sorcière sur l'artiste, c'est gratuit ?
        artiste ensorcelé, mes pièces paient la sorcière ?
        sorcière sur l'artiste, rien à embellir pour moi ?
    .asked =
        Sorcière à la place de l'Artiste : sur quels quartiers vont les pièces ?
        La Sorcière joue l'Artiste : de qui sont les pièces posées sur les bâtiments ?
        L'Artiste est envoûté : qui embellit, et dans quelle ville ?
        ou la sorciere pose t elle les pieces de l'artiste
        sorcière sur l'artiste, elle embellit chez qui
        artiste envoûté, l'or des embellissements sort d'où
        sorcière sur l'artiste, combien de quartiers embellis
        artiste ensorcelé, qui embellit
ruling-witch-tax-collector = Si le Bailli est ensorcelé, c'est la Sorcière qui prend toutes les pièces du jeton. Lui-même n'en reçoit aucune.
    .yes =
        La Sorcière prend-elle les taxes si elle a ensorcelé le Bailli ?
        la sorciere a ensorcelé le bailli, vide t elle son jeton
        5 pieces sur le jeton et je joue le bailli en sorciere, tout pour moi ?
        la sorciere peut elle encaisser les taxes des autres en bailli
        bailli maudit, donc tout le pot a la sorciere ?
        sorcière sur le bailli, je rafle tout le jeton ?
        bailli sous le sort, je vois mes taxes filer chez la sorcière ?
        La Sorcière vide-t-elle entièrement le jeton du Bailli ensorcelé ?
        le bailli ensorcelé ne touche pas un sou de la taxe cette manche si la sorcière la prend ?
        8 pièces d'impôt et ma sorcière a visé le bailli, 8 pour moi ?
        c'est un bon coup d'ensorceler le bailli, tout l'impôt est pour moi, la règle le permet ?
        sorcière sur le bailli, je prends l'or du jeton ?
        bailli ensorcelé, je perds les taxes ?
        sorcière sur le bailli, toutes les pièces pour moi ?
        bailli ensorcelé, je ne reçois rien du jeton ?
        4 pièces sur le jeton, sorcière sur le bailli, je prends 4 ?
        La Sorcière prend-elle tout l'or du jeton quand le Bailli est ensorcelé ?
    .no =
        Je suis le Bailli envoûté : est-ce que je ramasse quand même l'impôt ?
        bailli ensorcelé, les taxes sont elles encore a moi
        les pieces restent elles sur le jeton si le bailli est ensorcelé
        le bailli ensorcelé partage t il la cagnotte avec la sorciere
        le bailli ramasse t il l'impot avant la sorciere
        bailli envoûté, je prends mes taxes avant que la sorcière joue ?
        la sorcière ne prend que la moitié du jeton du bailli ensorcelé ?
        Les taxes restent-elles bloquées sur le jeton quand le Bailli est ensorcelé ?
        sorcière sur le bailli, les pièces vont à la banque ?
        moitié sorcière moitié bailli pour le jeton ?
        ensorcelé, le bailli récupère ses pièces la manche d'après alors que la sorcière les a prises ?
        bailli ensorcelé, j'ai les taxes ?
        sorcière sur le bailli, rien pour moi ?
        bailli ensorcelé, l'or reste sur le jeton même si la sorcière le veut ?
        sorcière sur le bailli, une seule pièce du jeton ?
        bailli ensorcelé, l'or va à la banque ?
        bailli ensorcelé, je garde la moitié des taxes ?
    .asked =
        Le Bailli est sous le charme de la Sorcière : qui vide le jeton ?
        qui a l'argent des taxes quand la sorciere a nommé le bailli
        bailli envoûté, le tas de pièces est pour qui
        6 pièces sur le jeton et bailli ensorcelé, la sorcière en prend combien
        bailli ensorcelé, qui prend l'or
        sorcière sur le bailli, je prends combien
ruling-witch-tax-free = La Sorcière qui joue comme le Bailli ne paie pas de taxe sur ce qu'elle construit à ce tour, comme lui n'en paie pas au sien.
    .no =
        La Sorcière paie-t-elle la taxe quand elle joue à la place du Bailli ?
        jmets une piece sur le jeton si je batis en sorciere a la place du bailli ?
        la sorciere doit elle 1 piece pour sa construction en bailli
        la sorciere est elle taxée par le bailli qu'elle joue
        sorciere en bailli pose un marché : une piece d'impot ?
        sorcière en bailli, je dois un sou de taxe sur mon quartier ?
        seule la vraie carte bailli est exemptée, donc la sorcière paie ?
        La Sorcière jouant le Bailli met-elle une pièce sur le jeton en construisant ?
        ma sorcière en bailli bâtit un port, taxe de 1 ?
        la sorcière paie la taxe au bailli ensorcelé quand elle le joue ?
        sorcière-bailli, taxe doublée sur sa construction ?
        sorcière sur le bailli, je paie la taxe ?
        sorcière sur le bailli, une pièce sur le jeton quand je bâtis ?
        je suis bailli ensorcelé, la sorcière me doit la taxe pour son quartier ?
        sorcière sur le bailli, pas d'exemption ?
        elle bâtit en sorcière sur le bailli sans payer, c'est une faute ?
        sorcière sur le bailli, je dois 1 pièce par quartier ?
    .yes =
        la sorciere est elle exonérée de taxe quand elle joue le bailli
        batir sans taxe en sorciere jouant le bailli, c'est bien ca ?
        ensorceler le bailli dispense t il la sorciere de l'impot sur son batiment
        bailli maudit, le batiment de la sorciere echappe t il a l'impot
        exemptée comme le bailli, la sorcière qui le joue ?
        je bâtis sans impôt pendant mon tour de sorcière-bailli ?
        La dispense de taxe du Bailli vaut-elle pour la Sorcière à sa place ?
        sorcière en bailli qui pose un palais, rien à mettre sur le jeton ?
        en ensorcelant le bailli je gagne aussi l'exonération pour ce tour ?
        mon voisin sorcière-bailli n'a pas payé la taxe, c'est réglo ?
        sorcière sur le bailli, pas de taxe ?
        sorcière sur le bailli, je construis sans payer l'impôt ?
        la sorcière est exemptée en jouant le bailli ?
        bailli ensorcelé, la sorcière ne paie pas de taxe ?
        sorcière sur le bailli, je garde ma pièce en construisant ?
        La Sorcière est-elle libre de taxe quand elle joue le Bailli ?
    .asked =
        quelle taxe paie la sorciere sur sa construction en bailli
        sorcière en bailli qui bâtit, combien de taxe
        pourquoi la sorcière ne paie pas d'impôt en jouant le bailli
        sorcière sur le bailli, taxe ou pas
        sorcière sur le bailli construit, combien sur le jeton
ruling-witch-acts-then-names = La Sorcière fait son action et désigne un autre personnage, puis son tour s'arrête. Elle ne peut construire qu'en le reprenant.
    .no =
        La Sorcière peut-elle construire juste après son action ?
        sorciere avec 5 pieces : jpeux batir avant l'appel de ma victime
        la sorciere nomme t elle sa victime avant son action
    .yes =
        la sorciere prend elle son or ou sa carte avant de nommer quelqu'un
        le tour de la sorciere s'arrete t il des qu'elle a nommé un personnage
        faut il attendre la reprise pour construire avec la sorciere
    .asked =
        Que fait la Sorcière quand on l'appelle ?
        quel est l'ordre du tour de la sorciere
ruling-witch-must-name-classic = La Sorcière doit désigner un personnage. Les pouvoirs sont facultatifs dans cette boîte, mais pour nous celui-ci est obligatoire : son tour repose dessus, et l'auteur du jeu l'a dit aussi.
    .yes =
        La Sorcière est-elle obligée de désigner un personnage ?
        dois je ensorceler quelqu'un quand je suis la sorciere
        nommer une victime est il obligatoire pour la sorciere
    .no =
        la sorciere peut elle n'ensorceler personne
        le pouvoir de la sorciere est il facultatif
        la sorciere peut elle sauter le sort et construire
        jpeux garder mon tour de sorciere au lieu d'envouter
    .asked =
        et si la sorciere ne veut nommer personne
ruling-bewitched-acts-and-stops = Le joueur ensorcelé montre sa carte et fait son action, de l'or ou une carte. La suite du tour est à la Sorcière.
    .no =
        Le joueur ensorcelé peut-il encore construire ?
        jpeux utiliser mon pouvoir si la sorciere m'a ensorcelé
        condottiere ensorcelé, jpeux detruire ?
        l'ensorcelé perd il aussi son action
    .yes =
        l'ensorcelé prend il quand meme deux pieces ou une carte
        dois je montrer ma carte a l'appel sous un sort
    .asked =
        Que puis-je faire si la Sorcière m'a ensorcelé ?
        que me reste t il de mon tour ensorcelé
ruling-witch-goes-on = Quand le joueur ensorcelé a fait son action, la Sorcière continue comme si ce personnage était le sien : elle a son pouvoir et peut construire dans sa propre cité.
    .yes =
        La Sorcière a-t-elle le pouvoir du personnage ensorcelé ?
        la sorciere peut elle batir quand elle continue a la place de sa victime
        sorciere en condottiere : de l'or pour ses quartiers rouges ?
    .no =
        l'ensorcelé garde t il son pouvoir pour lui
        la sorciere continue t elle avant l'action de sa victime
        la sorciere n'a t elle qu'une construction, sans le pouvoir
    .asked =
        Quand la Sorcière prend-elle la suite ?
        que fait la sorciere une fois que sa victime a agi
ruling-witch-own-means-classic = La Sorcière construit avec ses propres cartes, son propre or et dans sa propre cité.
    .no =
        La Sorcière paie-t-elle avec l'or du joueur ensorcelé ?
        la sorciere peut elle batir les cartes de sa victime
        le quartier de la sorciere arrive t il chez moi si je suis ensorcelé
        la sorciere peut elle depenser mon or
    .yes =
        la sorciere construit elle dans sa propre cité
        en sorciere, je paie avec mes pieces ?
    .asked =
        Dans quelle cité la Sorcière construit-elle ?
        de qui sont l'or et les cartes qu'utilise la sorciere
ruling-witch-own-means-third = La Sorcière joue avec sa propre main et son propre or : le livret ne parle que de sa cité, mais ils vont avec, car c'est elle qui joue, et le livret classique le dit.
    .no =
        La Sorcière paie-t-elle avec l'or du joueur ensorcelé ?
        la sorciere peut elle poser un quartier de la main de sa victime
        la sorciere depense t elle mon or en achevant mon tour
    .yes =
        la sorciere batit elle avec sa propre main
        le quartier va t il dans la cité de la sorciere
        faut il que la sorciere ait de l'or a elle pour construire
    .asked =
        Dans quelle cité la Sorcière construit-elle ?
        qui paie ce que construit la sorciere
ruling-witch-extras-third = La pièce supplémentaire du Marchand et les deux cartes supplémentaires de l'Architecte vont à la Sorcière qui a ensorcelé ce personnage.
    .yes =
        La Sorcière reçoit-elle la pièce de plus du Marchand et les cartes de plus de l'Architecte ?
        sorciere sur l'architecte, deux cartes de plus pour elle ?
        l'or bonus du marchand est il pour la sorciere
    .no =
        le marchand ensorcelé garde t il sa piece en plus
        architecte ensorcelé, jpioche mes deux cartes ?
        la piece et les cartes bonus sont elles perdues avec la sorciere
    .asked =
        qui pioche les cartes de l'architecte ensorcelé
ruling-witch-extras-classic = La pièce supplémentaire du Marchand ensorcelé et les deux cartes de l'Architecte ensorcelé vont à la Sorcière : elles viennent après l'action, quand le tour est déjà à elle.
    .yes =
        La Sorcière reçoit-elle la pièce de plus du Marchand et les cartes de plus de l'Architecte ?
        les deux cartes bonus de l'architecte vont elles a la sorciere
        la sorciere a nommé le marchand, une piece de plus pour elle ?
    .no =
        marchand ensorcelé, jai ma piece en plus ?
        l'architecte pioche t il ses deux cartes avant que la sorciere continue
        la piece du marchand fait elle partie de son action, la garde t il
    .asked =
        ou va la piece bonus du marchand sous un sort
ruling-witch-emperor-older = L'Empereur ensorcelé transmet lui-même la couronne et en reçoit le paiement, car les règles du Roi valent pour lui ; la Sorcière n'a que le revenu. En 2016, c'est la Sorcière qui la transmet.
    .no =
        La Sorcière donne-t-elle la couronne si elle a ensorcelé l'Empereur ?
        la sorciere est elle payée pour la couronne si l'empereur est ensorcelé
        la sorciere choisit elle qui est couronné a la place de l'empereur
        est ce que l'empereur ensorcelé perd la main sur la couronne
    .yes =
        l'empereur ensorcelé transmet il encore la couronne lui meme
        empereur envouté, je recois la piece ou la carte pour la couronne ?
        la sorciere a t elle au moins le revenu de l'empereur
    .asked =
        Qui transmet la couronne quand l'Empereur est ensorcelé ?
ruling-witch-navigator-older = La Sorcière qui a ensorcelé le Navigateur prend les 4 pièces ou les 4 cartes et ne construit rien : elle joue comme lui, interdictions comprises.
    .no =
        La Sorcière peut-elle construire si elle a ensorcelé le Navigateur ?
        jai ensorcelé le navigateur, jpeux poser un quartier ?
        le navigateur ensorcelé prend il ses quatre pieces
        la sorciere peut elle ignorer l'interdit du navigateur
    .yes =
        la sorciere prend elle les 4 pieces ou 4 cartes du navigateur
        interdit de construire pour une sorciere en navigateur ?
    .asked =
        que fait la sorciere a la place du navigateur
ruling-witch-tax-older = La Sorcière ne doit rien quand le Bailli est révélé, car elle n'a encore rien pu construire.
    .no =
        La Sorcière paie-t-elle quand le Bailli est révélé ?
        le bailli se montre, la sorciere lui doit elle une piece tout de suite
        sorciere au rang 1, je paie a la revelation du bailli comme l'assassin ?
        la sorciere a t elle pu batir avant l'appel du bailli
    .yes =
        la sorciere est elle quitte quand le bailli retourne sa carte
        la sorciere passe t elle la revelation du bailli sans payer
    .asked =
        que doit la sorciere quand on revele le bailli
ruling-witch-tax-later = Si la Sorcière construit à la place du personnage ensorcelé, elle donne 1 pièce d'or au Bailli à la fin de ce tour, comme tous ceux qui ont construit.
    .yes =
        La Sorcière paie-t-elle la taxe sur ce qu'elle construit ?
        jai continué en roi avec la sorciere et bati, 1 piece au bailli ?
        le bailli touche t il sa piece si la sorciere construit dans le tour repris
    .no =
        ma victime paie t elle la taxe du quartier bati par la sorciere
        la sorciere est elle exemptée du bailli quand elle batit plus tard
        sans construire, la sorciere doit elle quand meme payer le bailli
    .asked =
        quand la sorciere paie t elle le bailli pour sa construction
