### The rulings of data/rulings/witch.toml, and the questions they answer: with yes, with no, or in another way.

ruling-witch-gathers-then-names = La Sorcière prend d'abord de l'or ou des cartes et ne désigne un personnage qu'ensuite. Son tour reste alors en suspens jusqu'à l'appel de ce personnage.
    .yes =
        La Sorcière collecte-t-elle avant de désigner quelqu'un ?
        sorciere : l'or d'abord, le sort apres ?
        la sorciere a t elle droit a ses deux pieces comme tout le monde
        apres le sort, la sorciere attend l'appel de ce personnage ?
        au rang 1 je suis la sorciere, je commence par ma thune ou mes cartes puis le sort ?
    .no =
        la sorciere annonce t elle sa victime avant de prendre ses pieces
        jpeux ensorceler puis piocher mes cartes ensuite
        le tour de la sorciere est il fini pour de bon une fois la cible nommée
        la sorciere saute t elle sa collecte
        la malediction de la sorciere vient elle avant sa pioche
    .asked =
        Que fait la Sorcière quand on l'appelle ?
        Je suis la Sorcière : je prends d'abord mes pièces ou je jette d'abord mon sort ?
        dans quel ordre joue la sorciere au rang 1
ruling-witch-must-name = La Sorcière doit désigner un personnage, et pas elle-même. Elle ne peut pas s'en passer pour jouer un tour ordinaire.
    .no =
        La Sorcière peut-elle n'ensorceler personne ?
        la sorciere peut elle passer son sort et jouer un tour normal
        le sort de la sorciere est il facultatif
        la sorciere peut elle se designer elle meme
        jpeux garder mon propre tour de sorciere sans nommer de victime
        on peut jouer la sorciere sans ensorceler
        rien ne m'interesse, la sorciere peut elle garder sa malediction pour plus tard
    .yes =
        La Sorcière est-elle obligée d'envoûter un personnage ?
        faut il absolument designer quelqu'un avec la sorciere
        est ce que nommer une victime est un devoir pour la sorciere
        meme si aucune cible ne me plait, la sorciere doit jeter son sort ?
    .asked =
        et si la sorciere refuse de nommer quelqu'un
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
    .yes =
        la sorciere doit elle attendre avant de construire
        interdit de batir tant que la victime de la sorciere n'est pas appelée ?
        en attente, la sorciere est elle privée de ses quartiers violets
        la sorciere est elle figée jusqu'a l'appel du maudit
    .asked =
        Que peut faire la Sorcière à son propre tour ?
        quand la sorciere a t elle le droit de batir
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
    .yes =
        mon tour s'arrete il juste apres la collecte si la sorciere m'a nommé
        le sort me fait il perdre ma construction
        maudit par la sorciere : je collecte et basta ?
        la malediction me coute t elle mon pouvoir cette manche
    .asked =
        Que puis-je faire si la Sorcière m'a ensorcelé ?
        qu'est ce qui m'est interdit quand je suis ensorcelé
ruling-bewitched-still-gathers = Le joueur ensorcelé montre sa carte à l'appel et collecte comme d'habitude : 2 pièces d'or, ou des cartes. Ce qu'il prend est à lui.
    .yes =
        Le joueur ensorcelé collecte-t-il quand même de l'or ou des cartes ?
        la sorciere m'a eu, jai au moins mes deux pieces ?
        dois je reveler ma carte a l'appel si je suis ensorcelé
        sous le sort, je choisis entre or et cartes ?
        je garde ce que j'ai pris si la sorciere joue la suite
        maudit ou pas, ma bourse gagne ses deux pieces ?
    .no =
        l'ensorcelé saute t il tout son tour comme un assassiné
        est ce que je donne l'or collecté a la sorciere
        le joueur ensorcelé reste t il caché quand on l'appelle
        la sorciere prend elle les cartes que je pioche en collectant
        etre ensorcelé revient il a etre tué
    .asked =
        On m'a envoûté : est-ce que je perds tout mon tour ou je prends quand même deux pièces ?
ruling-witch-resumes = La Sorcière prend la suite dès que le joueur ensorcelé a collecté, et finit son propre tour comme ce personnage.
    .asked =
        Quand la Sorcière prend-elle la suite ?
        À quel moment la Sorcière rejoue-t-elle ?
        c'est quand exactement que la sorciere reprend la main
    .yes =
        jenchaine des que ma victime a pris son or ?
        la sorciere joue t elle au rang du personnage nommé
        jai nommé l'architecte, je rejoue au numero 7 ?
        le maudit a pris ses cartes, c'est au tour de la sorciere juste apres ?
    .no =
        la sorciere joue t elle avant que sa victime ait collecté
        la sorciere attend elle la fin de la manche pour continuer
        l'ensorcelé finit il tout son tour avant la sorciere
        la sorciere reprend elle aussitot apres son propre appel
        la sorciere coupe t elle la parole des que sa victime se montre
ruling-witch-as-that-character = En reprenant son tour, la Sorcière joue comme le personnage ensorcelé : elle a son revenu, son pouvoir et sa limite de construction, et ses interdictions valent pour elle.
    .yes =
        La Sorcière a-t-elle le revenu et le pouvoir du personnage ?
        la sorciere peut elle se servir du pouvoir de celui qu'elle a ensorcelé
        la sorciere compte t elle comme ce personnage pour finir le tour
        les interdits du personnage ensorcelé tombent ils sur la sorciere
        la sorciere peut elle batir en reprenant son tour
        la sorciere prend les commandes, elle a aussi la capa du perso ?
    .no =
        l'ensorcelé garde t il sa capacité pendant que la sorciere construit
        la sorciere n'a t elle droit qu'a une construction simple
        jpeux ignorer les contraintes du perso que j'ai ensorcelé
        la capacité d'un perso maudit est elle tout simplement perdue
    .asked =
        Je suis la Sorcière et on appelle ma victime : que puis-je faire maintenant ?
        que peut faire la sorciere avec le tour d'un autre
ruling-witch-gathers-once = La Sorcière ne collecte qu'une fois, avant de désigner quelqu'un. En reprenant son tour, elle ne collecte pas de nouveau.
    .no =
        La Sorcière collecte-t-elle une seconde fois ?
        La Sorcière prend-elle encore deux pièces en reprenant son tour ?
        sorciere : encore une pioche quand elle rejoue ?
        deux pieces au rang 1 puis deux autres plus tard avec la sorciere ?
        la sorciere commence t elle par collecter quand elle joue pour le roi
        jai pris l'or au debut, puis je prendre des cartes en reprenant, en sorciere
        la sorciere a t elle deux collectes
        la sorciere double t elle ses ressources en jouant pour un autre
    .yes =
        la sorciere ne prend elle des ressources qu'une seule fois
        une seconde collecte est elle interdite a la sorciere
        une seule collecte pour la sorciere et c'est tout ?
    .asked =
        combien de fois la sorciere collecte t elle dans une manche
ruling-witch-own-means = La Sorcière joue avec ses propres moyens : des cartes de sa main, payées avec son or, bâties dans sa cité.
    .no =
        La Sorcière utilise-t-elle l'or et les cartes du joueur ensorcelé ?
        La Sorcière peut-elle dépenser mes sous ?
        la sorciere peut elle batir avec mes cartes
        ses quartiers arrivent ils dans ma ville si elle m'ensorcelle
        ma victime est riche, jpeux construire avec son fric en sorciere
        la sorciere prend elle une carte chez l'ensorcelé pour la batir
        maudit, ma bourse paie t elle le batiment de la sorciere
    .yes =
        la sorciere construit elle avec sa propre main
        mon or est il a l'abri des depenses de la sorciere
        sorciere, je paie de ma poche ?
        le batiment posé par la sorciere compte t il dans sa ville a elle
    .asked =
        La Sorcière joue à ma place : bâtit-elle chez moi ou chez elle ?
        de quelle main la sorciere pose t elle ses quartiers
ruling-witch-income = La Sorcière reçoit le revenu du personnage ensorcelé, en or ou en cartes, pour les quartiers de cette couleur dans sa propre cité. Le joueur ensorcelé n'en reçoit pas.
    .yes =
        La Sorcière est-elle payée pour ses propres quartiers de la couleur du personnage ensorcelé ?
        jai ensorcelé le condottiere et jai 3 rouges : 3 pieces pour moi ?
        sorciere en cardinal : une carte par quartier bleu chez elle ?
        la sorciere prend elle le revenu jaune a la place de l'empereur
        sorciere en capitaine ou diplomate, payée pour ses batiments rouges ?
        abbé ensorcelé : la sorciere prend or ou cartes pour ses bleus a elle ?
        sorciere sur la marchande : une piece par vert chez elle ?
    .no =
        la sorciere touche t elle l'or des quartiers jaunes du roi ensorcelé
        la sorciere gagne t elle sur les quartiers verts du negociant ensorcelé
        la marchande ensorcelée est elle payée pour ses verts
        l'eveque maudit a quatre bleus, quelqu'un touche t il pour ceux la
    .asked =
        La Sorcière est-elle payée pour ses quartiers ou pour ceux de sa victime ?
ruling-witch-not-their-uniques = Les merveilles du joueur ensorcelé ne servent jamais à la Sorcière, même pendant qu'elle joue comme ce personnage.
    .no =
        La Sorcière peut-elle se servir des merveilles de l'autre ?
        ma victime a la manufacture, mes violets coutent ils moins cher en sorciere
        la sorciere peut elle piocher avec la forge de sa victime
        la carriere de l'ensorcelé autorise t elle des doublons a la sorciere
        la sorciere peut elle utiliser mon labo quand elle joue mon tour
        est ce que la sorciere profite de mes quartiers violets
        l'observatoire ou le parc de ma victime me servent ils en sorciere
    .yes =
        mes merveilles sont elles hors de portée de la sorciere
        les violets de la ville ensorcelée sont ils inutiles a la sorciere
        les violets du maudit sont ils fermés a la sorciere
    .asked =
        quelles merveilles marchent pour la sorciere, les siennes ou celles de sa victime
ruling-witch-nobody = La Sorcière perd le reste de son tour si personne n'a le personnage désigné : ni construction ni pouvoir dans cette manche, elle n'a que ce qu'elle a pris au début.
    .no =
        La Sorcière retrouve-t-elle son tour si personne n'a le personnage désigné ?
        J'ai ensorcelé un personnage que personne n'a : puis-je quand même construire ?
        sort dans le vide : la sorciere peut elle batir quand meme
        la sorciere peut elle nommer quelqu'un d'autre si personne ne repond
        rend on l'or collecté quand la sorciere vise a coté
        personne n'a ma cible, je joue alors normalement en sorciere ?
        cible absente, jai droit a un deuxieme sort avec la sorciere ?
    .yes =
        La Sorcière a raté sa cible, perd-elle son tour ?
        jai ensorcelé un perso que personne n'a pris, la suite de mon tour est perdue ?
        je garde mes deux pieces si mon sort ne touche personne ?
        un mauvais choix fait il perdre sa construction a la sorciere
        coup d'epee dans l'eau : la sorciere a fini sa manche ?
    .asked =
        La Sorcière est tombée sur un personnage défaussé : que se passe-t-il ?
        Personne ne répond à l'appel de la victime de la Sorcière.
        sorciere qui tombe sur une carte ecartée, elle a quoi
ruling-witch-before-resuming = La Mine d'Or, la Bibliothèque et l'Observatoire agissent pendant la collecte, donc pour la Sorcière et pour le joueur ensorcelé, qui collectent. Tout le reste de leur cité doit attendre.
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
    .no =
        mon observatoire est il coupé parce que la sorciere m'a ensorcelé
        le sort de la sorciere bloque t il ma mine d'or
        sous un sort, jvois seulement deux cartes avec l'observatoire ?
        la bibliotheque est elle inutile a la sorciere en attente
        la mine d'or de la sorciere attend elle la reprise du tour
    .asked =
        quelles merveilles marchent encore pour un joueur ensorcelé
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
    .yes =
        le musee est il fermé pour un joueur ensorcelé
        un sort coupe t il mon laboratoire ce tour ci
        mon parc reste t il sans effet si je suis envouté
ruling-witch-uses-own-uniques = Une fois son tour repris, la Sorcière utilise normalement les merveilles de sa propre cité : Laboratoire, Forge, Musée, Poudrière, Chantier et les autres.
    .yes =
        La Sorcière peut-elle utiliser son propre Laboratoire, sa Forge ou son Musée une fois son tour repris ?
        sorciere qui a repris son tour : jpeux payer ma forge pour 3 cartes
        la sorciere peut elle utiliser sa poudriere en continuant
        puis-je sacrifier mon chantier une fois que la sorciere a pris la suite
        la sorciere qui rejoue pose t elle ses ecuries en plus
        tripot payé en cartes par la sorciere apres reprise, ok ?
        musée chez moi, sorciere relancée : jpeux y glisser une carte ?
    .no =
        les violets de la sorciere sont ils coupés toute la manche
        la sorciere reste t elle privée de son labo pendant le tour volé
        tour repris mais la forge de la sorciere reste eteinte ?
    .asked =
        a partir de quand les merveilles de la sorciere remarchent
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
    .yes =
        le parc de la sorciere agit il a la fin du tour repris
        sans le sou a la fin du tour repris, l'hospice de la sorciere paie ?
        l'hospice attend il que la sorciere ait fini de jouer
    .asked =
        Quand finit le tour de la Sorcière pour le Parc et l'Hospice ?
        quand verifie t on le parc de la sorciere
ruling-witch-theater = Le Théâtre sert aussi quand la Sorcière est en jeu : c'est après le choix des personnages et avant le premier appel, aucun sort n'est encore jeté. Celui qui a alors la carte de la Sorcière joue la Sorcière.
    .yes =
        Peut-on utiliser le Théâtre quand la Sorcière est en jeu ?
        Peut-on échanger la Sorcière avec le Théâtre ?
        J'ai le Théâtre et j'ai pioché la Sorcière par l'échange : est-ce moi qui ensorcelle ?
        jai echangé mon roi contre la sorciere au theatre, c'est moi qui jette le sort ?
        on m'a pris la sorciere au theatre, c'est lui la sorciere maintenant ?
        jpeux refiler la sorciere a un autre avec le theatre
        c'est celui qui a la carte apres le theatre qui maudit ?
    .no =
        La Sorcière bloque-t-elle mon Théâtre ?
        Un envoûtement empêche-t-il de changer de personnage avec le Théâtre ?
        la sorciere peut elle m'ensorceler avant que j'utilise le theatre
        l'ancien proprietaire de la sorciere ensorcelle t il encore apres le theatre
        le theatre est il interdit quand on joue avec la sorciere
        un sort est il deja lancé quand le theatre s'utilise
    .asked =
        le theatre vient quand par rapport a la sorciere
ruling-witch-own-school = Seule compte une École de Magie dans la cité de la Sorcière, car son revenu vient de ses propres quartiers.
    .no =
        L'École de Magie du joueur ensorcelé compte-t-elle pour le revenu de la Sorcière ?
        Ma victime a l'École de Magie : est-ce une pièce de plus pour la Sorcière ?
        la sorciere compte t elle l'ecole de magie de la ville de sa victime
        mon ecole de magie rapporte t elle a la sorciere qui m'ensorcelle
        l'eveque ensorcelé a l'ecole de magie, une piece pour la sorciere ?
        l'ecole de magie de la marchande envoutée vaut elle un vert pour la sorciere
        ecole de magie chez mon voisin maudit, une piece de plus en sorciere ?
    .yes =
        ma propre ecole de magie en sorciere : une piece de plus ?
        sorciere en condottiere : son ecole de magie paie comme un rouge ?
        l'ecole de magie ne sert a la sorciere que chez elle ?
    .asked =
        Sorcière et École de Magie : laquelle rapporte ?
        Je suis la Sorcière à la place du Roi : mon École de Magie compte-t-elle, ou celle de l'ensorcelé ?
        quelle ecole de magie aide le revenu de la sorciere
ruling-witch-thief = En reprenant son tour comme le Voleur, la Sorcière désigne le personnage à voler, et tout l'or de son joueur est pour elle. Le Voleur ensorcelé ne vole personne.
    .yes =
        La Sorcière peut-elle voler quelqu'un à la place du Voleur ?
        Le Voleur est envoûté : vole-t-on encore quelqu'un cette manche ?
        le butin va t il a la sorciere quand elle joue le voleur
        la sorciere nomme t elle la victime du vol a ma place
        la sorciere peut elle vider la bourse de la marchande via le voleur
        voleur maudit : la bourse volée finit elle chez la sorciere
    .no =
        je suis le voleur ensorcelé, est ce que je vole encore
        le voleur ensorcelé touche t il une part de l'or volé
        le voleur envouté choisit il la cible pour la sorciere
        tout le monde est il tranquille si le voleur est ensorcelé
    .asked =
        La Sorcière a ensorcelé le Voleur : à qui va l'argent volé ?
        qui vole quand le voleur est sous un sort
ruling-witch-thief-targets = À la place du Voleur, la Sorcière peut désigner tout personnage de rang 3 ou plus, mais ni le rang 1 ni le Voleur ensorcelé.
    .no =
        À la place du Voleur, la Sorcière peut-elle voler le Voleur ensorcelé ?
        Je suis la Sorcière et je joue le Voleur : puis-je viser le personnage que je veux ?
        sorciere en voleur, jpeux piquer l'or de celui que j'ai ensorcelé
        la sorciere qui joue le voleur peut elle nommer le rang 1
        la sorciere voleuse peut elle viser son propre rang
    .yes =
        voleur ensorcelé, mon or est il a l'abri du vol de la sorciere
        en voleur, la sorciere peut elle viser l'architecte ou le roi
        le rang 3 est il une cible permise pour la sorciere voleuse
    .asked =
        Qui la Sorcière peut-elle voler ?
        qui est interdit de vol pour la sorciere en voleur
ruling-witch-blackmailer = La Sorcière qui a ensorcelé la Maître-chanteuse pose les menaces, prend les pots-de-vin et décide de retourner un jeton. La Maître-chanteuse ensorcelée n'a rien.
    .yes =
        La Sorcière touche-t-elle les pots-de-vin si elle a ensorcelé la Maître-chanteuse ?
        La Sorcière joue la Maître-chanteuse : retourne-t-elle elle-même les jetons ?
        la sorciere decide t elle de retourner une menace si elle joue la maitre chanteuse
        la sorciere pose t elle les deux jetons a sa place
        l'or du joueur au mouchoir fleuri est il pour la sorciere
        l'argent du chantage tombe t il dans la bourse de la sorciere
    .no =
        maitre chanteuse ensorcelée, jpose encore mes menaces ?
        les pots de vin vont ils a la maitre chanteuse ensorcelée
        la maitre chanteuse envoutée choisit elle encore qui est menacé
        les menaces disparaissent elles si la sorciere a nommé la maitre chanteuse
    .asked =
        Qui place les menaces quand la Maître-chanteuse est ensorcelée ?
        La Maître-chanteuse est envoûtée : à qui les menacés versent-ils la moitié de leur or ?
        a qui je paie le pot de vin quand la maitre chanteuse est ensorcelée
ruling-witch-other-hands = À la place de la Magicienne, de la Voyante, de l'Espion ou du Sorcier, la Sorcière peut aussi viser le joueur ensorcelé : pour elle, tous les autres sont « un autre joueur ».
    .yes =
        La Sorcière peut-elle utiliser la Magicienne, la Voyante, l'Espion ou le Sorcier contre le joueur ensorcelé ?
        Sorcière à la place de la Voyante ou du Sorcier : prend-elle aussi une carte à sa victime ?
        Envoûté comme Magicienne, puis-je perdre ma propre main au profit de la Sorcière ?
        la sorciere peut elle espionner l'espion qu'elle a ensorcelé
        sorcier ensorcelé : la sorciere peut elle regarder sa main
        la victime est elle un autre joueur pour la sorciere
        maudit et en plus fouillé par la sorciere en espion, c'est legal ?
    .no =
        la main de la magicienne ensorcelée est elle a l'abri de la sorciere
        voyante envoutée, suis je protégée contre la prise de carte de la sorciere
        doit elle viser un troisieme joueur quand la sorciere joue la magicienne
        l'ensorcelé est il intouchable quand la sorciere joue l'espion
    .asked =
        Sorcière à la place de l'Espion : quelles cartes peut-elle regarder ?
        qui la sorciere peut elle viser a la place du sorcier
ruling-witch-swaps-own-hand = À la place de la Magicienne, de la Voyante, de l'Espion ou du Sorcier, la Sorcière se sert de sa propre main : ce qu'elle échange ou donne en vient, ce qu'elle prend est à elle. C'est son tour, avec ses cartes.
    .yes =
        À la place de la Magicienne, la Sorcière échange-t-elle sa propre main ?
        la sorciere garde t elle la carte prise a la place du sorcier
        en voyante, la sorciere rend elle des cartes de sa main
        les cartes piochées grace a l'espion sont elles pour la sorciere
    .no =
        la sorciere peut elle troquer la main de la magicienne ensorcelée avec un tiers
        la piece de l'espionnage va t elle a l'espion ensorcelé
        les cartes prises par la sorciere voyante vont elles a l'ensorcelée
        la sorciere peut elle defausser mes cartes avec la magicienne
        en magicienne, la sorciere troque t elle ma main au lieu de la sienne
    .asked =
        Sorcière à la place de la Magicienne : quelle main échange-t-on ?
        qui donne des cartes quand la sorciere joue la voyante
ruling-witch-wizard = À la place du Sorcier, la Sorcière peut construire ce tour-ci des doublons : des quartiers que sa propre cité a déjà.
    .yes =
        À la place du Sorcier, la Sorcière peut-elle construire un quartier qu'elle a déjà ?
        Sorcière jouant le Sorcier : ai-je droit aux doublons ?
        jai deja une taverne, une deuxieme en sorciere a la place du sorcier ?
        le droit aux doublons du sorcier passe t il a la sorciere
        deux marchés dans ma cité via le sorcier ensorcelé, permis a la sorciere ?
        deux tavernes jumelles pour la sorciere si elle manipule le sorcier ?
    .no =
        les doublons restent ils interdits a la sorciere qui joue le sorcier
        le sorcier ensorcelé peut il encore batir des doublons lui meme
        le doublon de la sorciere va t il dans la ville du sorcier
        l'interdiction des doublons bloque t elle la sorciere en sorcier
    .asked =
        qui peut faire des doublons quand le sorcier est ensorcelé
ruling-witch-wizard-builds = À la place du Sorcier, la Sorcière peut construire aussitôt la carte prise, avec son or, et cela ne compte pas dans la limite. Elle peut aussi la garder en main.
    .yes =
        La Sorcière joue pour le Sorcier : peut-elle construire la carte prise ?
        Le Sorcier est envoûté : la Sorcière profite-t-elle de la construction en plus ?
        la sorciere peut elle garder en main la carte prise par le sorcier
        poser la carte volée puis un autre quartier, sorciere jouant le sorcier ?
        chateau chipé en sorciere jouant le sorcier, posable sur le champ ?
    .no =
        la carte volée compte t elle dans la limite de la sorciere qui joue le sorcier
        la sorciere est elle obligée de poser la carte prise avec le sorcier
        la carte prise en sorcier est elle gratuite pour la sorciere
        le sorcier ensorcelé paie t il la carte que la sorciere pose
    .asked =
        qui paie la carte que la sorciere prend et batit en sorcier
ruling-witch-king = Le Roi ensorcelé prend lui-même la couronne. Le reste est à la Sorcière : l'or de ses propres quartiers nobles, et elle peut construire.
    .yes =
        Le Roi ensorcelé reçoit-il quand même la couronne ?
        Je suis le Roi, on m'a envoûté : suis-je quand même premier joueur à la prochaine manche ?
        je garde le droit a la couronne si mon roi est ensorcelé ?
        la sorciere peut elle batir quand elle prend le tour du roi
        sorciere en roi : de l'or pour ses propres jaunes ?
        roi maudit, c'est quand meme moi qui appelle la manche d'apres ?
    .no =
        La Sorcière prend-elle la couronne si elle ensorcelle le Roi ?
        la sorciere a joué mon tour de roi, est elle premiere a la prochaine manche
        la couronne reste t elle ou elle est quand le roi est ensorcelé
        un roi ensorcelé encaisse t il ses quartiers jaunes
        devient on couronné en ensorcelant le roi
    .asked =
        Que fait la Sorcière à la place du Roi ?
        Qui sera couronné quand la Sorcière joue à la place du Roi ?
        ou va la couronne si la sorciere a nommé le roi
ruling-witch-patrician = Le Patricien ensorcelé prend lui-même la couronne. Le reste est à la Sorcière : une carte par quartier noble de sa propre cité, et elle peut construire.
    .yes =
        Le Patricien ensorcelé reçoit-il quand même la couronne ?
        patricien sous un sort, suis je premier a choisir ensuite
        la sorciere peut elle batir a la place du patricien
        les cartes du patricien vont elles a la sorciere pour ses propres nobles
        mon patricien est envouté, la couronne vient elle quand meme chez moi
        patricien maudit, il attrape quand meme la couronne ?
    .no =
        La Sorcière devient-elle premier joueur en ensorcelant le Patricien ?
        patricien ensorcelé : est ce que je pioche pour mes jaunes
        la couronne reste t elle sur place si le patricien est ensorcelé
        la sorciere prend elle la couronne en jouant le patricien
    .asked =
        Que fait la Sorcière à la place du Patricien ?
        Je suis le Patricien envoûté : la couronne est-elle pour moi ou pour la Sorcière ?
        Sorcière et Patricien : qui pioche pour les quartiers jaunes ?
        patricien ensorcelé, qui prend quoi
ruling-witch-emperor = La Sorcière qui a ensorcelé l'Empereur choisit qui reçoit la couronne et prend à ce joueur 1 pièce d'or ou une carte au hasard. L'Empereur ensorcelé ne décide de rien.
    .yes =
        La Sorcière donne-t-elle la couronne si elle a ensorcelé l'Empereur ?
        La Sorcière joue l'Empereur : prend-elle une pièce à celui qu'elle couronne ?
        la sorciere choisit elle a qui va la couronne a la place de l'empereur
        la sorciere doit elle transmettre la couronne quand elle joue l'empereur
        la sorciere peut elle prendre une carte au hasard a celui qu'elle couronne
        empereur maudit : le nouveau couronné paie t il la sorciere
    .no =
        Je suis l'Empereur envoûté : est-ce moi qui désigne le nouveau premier joueur ?
        empereur ensorcelé, jchoisis encore le prochain couronné ?
        la piece pour la couronne est elle a l'empereur ensorcelé
        la couronne reste t elle en place si l'empereur est sous un sort
        la sorciere en empereur peut elle ne pas donner la couronne
    .asked =
        Qui est payé pour la couronne quand l'Empereur est ensorcelé ?
        Empereur ensorcelé : qui décide à qui va la couronne ?
        qui deplace la couronne quand l'empereur est envouté
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
    .yes =
        est il interdit a la sorciere de se couronner a la place de l'empereur
        la sorciere doit elle couronner quelqu'un d'autre qu'elle en empereur
        couronne deja chez la sorciere : doit elle partir quand elle joue l'empereur
    .asked =
        pourquoi la sorciere ne prend pas la couronne de l'empereur
ruling-witch-emperor-to-victim = À la place de l'Empereur, la Sorcière peut donner la couronne au joueur ensorcelé, qui est un autre joueur pour elle, sauf s'il l'a déjà.
    .yes =
        La Sorcière peut-elle donner la couronne à l'Empereur ensorcelé ?
        je suis l'empereur envouté, la sorciere pourrait elle me couronner
        la sorciere peut elle couronner sa victime et lui prendre une piece
        l'ensorcelé peut il recevoir la couronne des mains de la sorciere
        lot de consolation : la couronne a l'empereur maudit, la sorciere peut ?
    .no =
        l'empereur ensorcelé est il exclu de la couronne
        l'empereur ensorcelé a deja la couronne : la sorciere peut elle la lui laisser
        doit elle donner la couronne de l'empereur a un troisieme joueur, la sorciere
        laisser la couronne a la victime qui l'a deja, la sorciere a le droit ?
ruling-witch-takes-protection = La cité de la Sorcière qui a ensorcelé l'Évêque est à l'abri du rang 8 jusqu'à la fin de la manche ; celle de l'Évêque est ouverte. La Sorcière prend aussi l'or de ses propres quartiers religieux.
    .yes =
        La cité de la Sorcière est-elle à l'abri si elle a ensorcelé l'Évêque ?
        la sorciere a joué l'eveque, est elle immunisée contre le condottiere
        le condottiere peut il taper l'eveque que la sorciere a ensorcelé
        le diplomate peut il echanger avec l'eveque ensorcelé
        la protection de l'eveque dure t elle toute la manche pour la sorciere
    .no =
        L'Évêque ensorcelé est-il encore protégé du Condottiere ?
        J'ai ensorcelé l'Évêque avec la Sorcière : le Condottiere peut-il raser chez moi ?
        eveque ensorcelé, ma ville est elle encore intouchable
        le capitaine peut il prendre un quartier a la sorciere qui a joué l'eveque
        le diplomate peut il viser la sorciere qui tient le role de l'eveque
        eveque maudit, ma ville tient elle encore contre le rang 8
    .asked =
        Que fait la Sorcière à la place de l'Évêque ?
        Sorcière et Évêque : qui est immunisé contre le rang 8 ?
        qui est protégé, la sorciere ou l'eveque ensorcelé
ruling-witch-abbot = À la place de l'Abbé, la Sorcière prend une pièce au plus riche, même au joueur ensorcelé, si ce n'est pas elle la plus riche. Elle prend aussi de l'or ou des cartes pour ses propres quartiers religieux.
    .yes =
        À la place de l'Abbé, la Sorcière prend-elle une pièce au plus riche ?
        La Sorcière joue l'Abbé : peut-elle taxer d'une pièce le joueur qui a le plus d'or ?
        la sorciere en abbé prend elle la piece a l'abbé ensorcelé s'il est le plus riche
        le plus riche paie t il la sorciere quand l'abbé est ensorcelé
        l'aumone de l'abbé revient elle a la sorciere
        l'abbé maudit peut il finir par payer sa propre piece a la sorciere
    .no =
        je suis la plus riche et sorciere en abbé, jai une piece ?
        l'abbé ensorcelé touche t il lui meme la piece
        la sorciere prend elle cette piece de l'abbé a un joueur pauvre
    .asked =
        Que gagne la Sorcière avec l'Abbé ?
        L'Abbé est envoûté : qui encaisse la pièce du plus riche ?
        Pour quels quartiers bleus la Sorcière est-elle payée à la place de l'Abbé ?
        qui paie la sorciere qui joue l'abbé
ruling-witch-cardinal = À la place du Cardinal, la Sorcière peut prendre l'or qui lui manque à un autre joueur, même l'ensorcelé : par pièce, elle donne une carte de sa propre main. Elle pioche pour ses propres quartiers religieux.
    .yes =
        À la place du Cardinal, la Sorcière peut-elle prendre l'or qui lui manque à un autre joueur ?
        Le Cardinal est envoûté : la Sorcière peut-elle se faire financer un bâtiment ?
        La Sorcière-Cardinal peut-elle prendre des pièces à sa propre victime ?
        la sorciere peut elle emprunter au cardinal qu'elle a ensorcelé
        sorciere fauchée en cardinal : un autre joueur finance son batiment ?
        la sorciere en cardinal paie t elle avec sa propre main
    .no =
        la sorciere donne t elle les cartes du cardinal ensorcelé pour emprunter
        cardinal ensorcelé, jpeux encore echanger des cartes contre de l'or
        l'or pris en cardinal est il gratuit pour la sorciere
        la sorciere peut elle prendre plus d'or que necessaire avec le cardinal
        cardinal maudit, mon or est il a l'abri des emprunts de la sorciere
    .asked =
        Que fait la Sorcière à la place du Cardinal ?
        Sorcière jouant le Cardinal : de quelle main viennent les cartes données contre l'or ?
        comment emprunte la sorciere qui joue le cardinal
ruling-bewitched-no-extras = La pièce en plus de la Marchande ensorcelée va à la Sorcière, qui la reçoit en reprenant son tour, avec l'or de ses propres quartiers commerçants. La Marchande ensorcelée ne fait que collecter.
    .no =
        La Marchande ensorcelée touche-t-elle sa pièce supplémentaire ?
        Je suis la Marchande envoûtée : ai-je mon or bonus ?
        marchande ensorcelée, jprends 3 pieces ?
        la piece en plus de la marchande est elle perdue pour tout le monde si on l'ensorcelle
        la marchande prend elle son bonus avant que la sorciere s'en mele
        sous un sort, ma marchande garde t elle sa piece gratuite
    .yes =
        la piece bonus de la marchande va t elle a la sorciere
        jai pris la place de la marchande en sorciere, jai son +1 ?
        la marchande envoutée n'a t elle que ses deux pieces de collecte
        marchande maudite : juste les deux pieces normales ?
    .asked =
        Que gagne la Sorcière avec la Marchande ?
        La Sorcière a pris la place de la Marchande : à qui la pièce en plus ?
        Marchande ensorcelée : combien de pièces en tout ?
        qui recoit l'or supplementaire de la marchande ensorcelée
ruling-witch-alchemist = À la place de l'Alchimiste, la Sorcière récupère à la fin du tour repris tout ce qu'elle a payé pour construire. L'Alchimiste ensorcelé ne construit rien et ne récupère rien.
    .yes =
        La Sorcière récupère-t-elle son or à la place de l'Alchimiste ?
        La Sorcière joue l'Alchimiste : ses constructions sont-elles gratuites au bout du compte ?
        sorciere en alchimiste : cathedrale a 5, 5 pieces rendues a la fin ?
        la sorciere doit elle d'abord avoir l'or avant que l'alchimiste le rende
        l'or depensé revient il a la sorciere qui a ensorcelé l'alchimiste
        la sorciere chevauche l'alchimiste, son palais ne lui coute rien au final ?
    .no =
        Je suis l'Alchimiste envoûté : me rend-on quelque chose à la fin du tour ?
        alchimiste ensorcelé, on me rend mon or de construction ?
        le remboursement va t il a l'alchimiste ensorcelé
        l'alchimiste envouté peut il batir gratis
        la sorciere batit elle sans avancer l'argent avec l'alchimiste
    .asked =
        Qui est remboursé quand l'Alchimiste est ensorcelé ?
        quand la sorciere recupere t elle ses pieces en alchimiste
ruling-witch-trader = À la place du Négociant, la Sorcière construit autant de quartiers commerçants qu'elle veut, et un d'un autre type, avec ses cartes et son or. Elle touche le revenu de ses propres quartiers commerçants.
    .yes =
        À la place du Négociant, la Sorcière peut-elle construire plusieurs quartiers commerçants ?
        la sorciere peut elle ajouter un quartier non vert en negociant
        marché, comptoir et port le meme tour, sorciere en negociant ?
        les verts sont ils sans limite pour la sorciere en negociant
    .no =
        sorciere en negociant, limitée a un seul quartier vert ?
        deux violets pour la sorciere a la place du negociant ?
        negociant ensorcelé, jpeux poser mes verts ?
        la sorciere prend elle les cartes du negociant pour ses verts
        negociant maudit la main pleine de verts, jen pose un ?
    .asked =
        Que fait la Sorcière à la place du Négociant ?
        La Sorcière joue le Négociant : combien de bâtiments verts peut-elle poser ?
        Le Négociant est envoûté : qui profite des constructions vertes sans limite ?
        combien de quartiers pose la sorciere qui joue le negociant
ruling-witch-takes-limit = La Sorcière construit dans sa propre cité autant que le personnage ensorcelé : trois quartiers comme l'Architecte, deux comme l'Archiviste ou la Voyante.
    .yes =
        La Sorcière peut-elle construire autant de quartiers que le personnage ensorcelé ?
        La Sorcière peut-elle en bâtir trois à la place de l'Architecte ?
        deux quartiers pour la sorciere a la place de l'archiviste ?
        la limite de construction du personnage passe t elle a la sorciere
        en voyante, la sorciere a t elle droit a deux quartiers
        triple construction pour la sorciere sur l'architecte ?
    .no =
        la sorciere est elle limitée a une construction en architecte
        trois batiments pour la sorciere qui joue la voyante ?
        architecte ensorcelé, jpeux encore en batir 3 ?
        les trois quartiers de la sorciere vont ils dans la ville de l'architecte
    .asked =
        La Sorcière joue la Voyante ou l'Archiviste : une construction ou deux ?
        combien de constructions pour la sorciere en archiviste
ruling-witch-extra-cards = La Sorcière pioche les deux cartes de plus de l'Architecte ensorcelé, ou regarde les sept de l'Archiviste et en garde une. Le joueur ensorcelé n'en a aucune.
    .yes =
        La Sorcière reçoit-elle les cartes de l'Architecte ou de l'Archiviste ensorcelé ?
        la sorciere a pris la place de l'architecte, deux cartes pour elle ?
        la sorciere choisit elle une carte sur sept en archiviste
        en sorciere sur l'architecte, jpioche 2 cartes de plus ?
    .no =
        Architecte envoûté : est-ce que je garde au moins mes deux cartes bonus ?
        l'archiviste ensorcelé regarde t il ses sept cartes
        les deux cartes de l'architecte sont elles perdues s'il est sous un sort
        la sorciere garde t elle les sept cartes de l'archiviste
        architecte maudit, ma main gagne t elle quand meme deux cartes
    .asked =
        À qui vont les cartes de l'Architecte ou de l'Archiviste ensorcelé ?
ruling-witch-takes-ban = L'interdiction de la Navigatrice vaut pour la Sorcière qui l'a ensorcelée : elle ne peut rien construire à ce tour.
    .no =
        La Sorcière peut-elle construire si elle a ensorcelé la Navigatrice ?
        Je suis la Sorcière et j'ai pris la place de la Navigatrice : ai-je le droit de bâtir ?
        jai ensorcelé la navigatrice, jpeux poser au moins un quartier
        la sorciere peut elle poser les ecuries en navigatrice
        la sorciere echappe t elle a l'interdit de la navigatrice
        jai pris 4 pieces en navigatrice, la sorciere peut elle les depenser en batiment
        chantier ou necropole gratuite pour la sorciere sur la navigatrice ?
    .yes =
        L'interdiction de bâtir de la Navigatrice pèse-t-elle sur la Sorcière ?
        la navigatrice empeche t elle la sorciere de batir
        sorciere en navigatrice, interdit de construire pour elle aussi ?
        le malus de la navigatrice vient il avec son tour pour la sorciere
    .asked =
        pourquoi la sorciere ne batit pas quand elle a nommé la navigatrice
ruling-witch-navigator-takes = La Sorcière qui a ensorcelé la Navigatrice prend elle-même ses 4 pièces d'or ou ses 4 cartes, et ne peut pas construire. La joueuse ensorcelée ne fait que collecter.
    .yes =
        La Sorcière reçoit-elle les 4 pièces ou les 4 cartes de la Navigatrice ?
        jai ensorcelé la navigatrice, quatre cartes pour moi ?
        la sorciere choisit elle or ou cartes en navigatrice
        le bonus de la navigatrice est il a la sorciere meme sans construire
        quatre pieces en consolation pour la sorciere sur la navigatrice ?
    .no =
        navigatrice ensorcelée, jprends quand meme mes 4 pieces ?
        la sorciere peut elle prendre 4 pieces et 4 cartes en navigatrice
        les 4 pieces de la navigatrice sont elles perdues pour tous si on l'ensorcelle
    .asked =
        Que fait la Sorcière à la place de la Navigatrice ?
        La Navigatrice est envoûtée : qui prend les 4 pièces ou les 4 cartes ?
ruling-witch-warlord = À la place du Condottiere, la Sorcière peut détruire un quartier dans n'importe quelle cité, même celle de l'ensorcelé, pour son coût moins 1, avec son or. La cité de l'Évêque et les cités terminées restent à l'abri. Elle touche l'or de ses propres quartiers militaires.
    .yes =
        La Sorcière peut-elle détruire un quartier à la place du Condottiere ?
        La Sorcière peut-elle raser un quartier du Condottiere ensorcelé ?
        la sorciere peut elle raser un batiment chez le condottiere ensorcelé
        la sorciere paie t elle le cout moins un pour detruire en condottiere
        une taverne a 1, la sorciere la rase pour zero a la place du condottiere ?
        condottiere maudit : son propre chateau peut il tomber par la sorciere
    .no =
        Je suis le Condottiere, envoûté : puis-je encore attaquer ?
        la sorciere detruit elle gratuitement en condottiere
        le condottiere ensorcelé paie t il la destruction de la sorciere
        tout le monde est il a l'abri quand le condottiere est ensorcelé
        mes quartiers sont ils a l'abri de la sorciere qui a pris mon condottiere
    .asked =
        La Sorcière a ensorcelé le Condottiere : qui démolit, et avec quel argent ?
        combien paie la sorciere pour demolir en condottiere
ruling-witch-diplomat = À la place du Diplomate, la Sorcière peut échanger un de ses propres quartiers, même avec le joueur ensorcelé, et paie elle-même la différence. La cité de l'Évêque et les cités terminées restent à l'abri.
    .yes =
        La Sorcière peut-elle échanger un quartier à la place du Diplomate ?
        La Sorcière qui remplace le Diplomate peut-elle troquer avec sa victime ?
        la sorciere paie t elle la difference de sa poche en diplomate
        un pas cher contre un cher en sorciere diplomate : je paie la difference ?
        la sorciere donne t elle un de ses propres quartiers en diplomate
        diplomate maudit : puis-je perdre un quartier dans l'echange de la sorciere
    .no =
        diplomate ensorcelé, jpeux encore echanger ?
        la sorciere donne t elle un quartier du diplomate dans l'echange
        le diplomate ensorcelé paie t il l'echange de la sorciere
        la ville du diplomate ensorcelé est elle intouchable pour la sorciere
    .asked =
        Sorcière à la place du Diplomate : quel quartier donne-t-elle ?
        Je suis le Diplomate envoûté : la Sorcière peut-elle troquer un de MES bâtiments ?
        La Sorcière joue le Diplomate : qui règle la différence de prix ?
        quel batiment part quand la sorciere joue le diplomate
ruling-witch-marshal = À la place du Capitaine, la Sorcière peut prendre pour sa propre cité un quartier de coût 3 ou moins, même au joueur ensorcelé ; elle paie ce coût au propriétaire. La cité de l'Évêque et les cités terminées restent à l'abri.
    .yes =
        La Sorcière peut-elle s'emparer d'un quartier à la place du Capitaine ?
        Le Capitaine est envoûté : la Sorcière peut-elle réquisitionner un bâtiment à 3 ?
        La Sorcière à la place du Capitaine peut-elle piquer un quartier à sa propre victime ?
        le quartier pris va t il dans la ville de la sorciere
        la sorciere paie t elle le proprietaire quand elle joue le capitaine
        capitaine maudit : un de mes petits quartiers peut il filer chez la sorciere
    .no =
        capitaine ensorcelé, jpeux encore saisir un quartier ?
        la sorciere peut elle prendre un batiment a 4 en capitaine
        le capitaine ensorcelé paie t il ce que prend la sorciere
        la prise est elle gratuite pour la sorciere en capitaine
        le quartier pris par la sorciere va t il chez le capitaine
    .asked =
        La Sorcière joue pour le Capitaine : où va le quartier pris, et qui paie ?
        que peut saisir la sorciere en capitaine et a quel prix
ruling-witch-rank-eight-safe = La Sorcière qui joue comme le Condottiere, le Diplomate ou le Capitaine ne peut pas toucher à la cité de l'Évêque ni à une cité terminée : les limites du personnage valent pour elle.
    .no =
        Sorcière jouant le Condottiere : peut-elle s'en prendre à une cité terminée ou à l'Évêque ?
        la sorciere peut elle echanger avec l'eveque en diplomate
        en capitaine, la sorciere peut elle prendre chez quelqu'un qui a sept quartiers
        la protection de l'eveque saute t elle parce que c'est la sorciere
        sorciere diplomate : echange possible avec une cité terminée ?
        faille : la sorciere est rang 1, donc frappe t elle l'eveque en condottiere
    .yes =
        l'eveque est il a l'abri d'une sorciere qui joue le condottiere
        ma cité terminée est elle protégée de la sorciere en condottiere
        les limites du condottiere s'imposent elles a la sorciere
    .asked =
        quelles villes sont interdites a la sorciere en rang 8
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
    .yes =
        sorciere a coté de l'empereur et reine ensorcelée : 3 pieces pour la sorciere ?
        est ce la place de la sorciere qui compte quand elle joue la reine
        les 3 pieces de la reine peuvent elles n'aller a personne
    .asked =
        Sorcière à la place de la Reine : quelle place à table compte ?
        Reine ensorcelée : qui encaisse ?
        ou doit etre assise la sorciere pour toucher l'or de la reine
ruling-witch-queen-rank-four = La Reine touche ses 3 pièces d'or même à côté d'un rang 4 ensorcelé : elle regarde le joueur qui a révélé la carte. La Sorcière qui continue à sa place ne l'a pas révélée.
    .yes =
        La Reine touche-t-elle 3 pièces à côté d'un Roi, d'un Empereur ou d'un Patricien ensorcelé ?
        Mon voisin, le Roi, est envoûté : ma Reine est-elle quand même payée ?
        Le Patricien d'à côté est sous l'effet de la Sorcière, ma Reine gagne-t-elle quelque chose ?
        reine a coté d'un patricien ensorcelé, payée quand meme ?
        mon voisin empereur est envouté, ma reine encaisse ?
        compte t on celui qui a retourné la carte du roi pour la reine
        roi maudit a ma droite, je suis la reine, jour de paie ?
    .no =
        La Reine est-elle payée à côté de la Sorcière qui joue le Roi ?
        un sort sur le roi prive t il la reine de ses 3 pieces
        je suis la reine, la sorciere voisine joue le roi : 3 pieces ?
        la sorciere devient elle rang 4 pour la reine en jouant le patricien
        payée en reine si seule la sorciere de l'empereur est a coté de moi ?
    .asked =
        Reine assise près du Roi ensorcelé ou près de la Sorcière : laquelle des deux places compte ?
        roi ensorcelé et reine : quel voisin compte
ruling-witch-artist = À la place de l'Artiste, la Sorcière embellit un ou deux quartiers de sa propre cité, avec ses propres pièces. Ceux du joueur ensorcelé sont hors d'atteinte.
    .yes =
        La Sorcière peut-elle embellir des quartiers à la place de l'Artiste ?
        la sorciere embellit elle ses propres quartiers en artiste
        deux quartiers embellis par la sorciere en artiste, permis ?
        l'or pour embellir sort il de la bourse de la sorciere
    .no =
        artiste ensorcelée, jpeux encore embellir ?
        la sorciere peut elle mettre une piece sur un batiment de l'artiste ensorcelé
        l'artiste envouté paie t il la deco de la sorciere
        trois pieces sur trois batiments pour la sorciere en artiste ?
        artiste maudit : la sorciere peut elle decorer ma ville a moi
    .asked =
        Sorcière à la place de l'Artiste : sur quels quartiers vont les pièces ?
        La Sorcière joue l'Artiste : de qui sont les pièces posées sur les bâtiments ?
        L'Artiste est envoûté : qui embellit, et dans quelle ville ?
        ou la sorciere pose t elle les pieces de l'artiste
ruling-witch-tax-collector = Si le Bailli est ensorcelé, c'est la Sorcière qui prend toutes les pièces du jeton. Lui-même n'en reçoit aucune.
    .yes =
        La Sorcière prend-elle les taxes si elle a ensorcelé le Bailli ?
        la sorciere a ensorcelé le bailli, vide t elle son jeton
        5 pieces sur le jeton et je joue le bailli en sorciere, tout pour moi ?
        la sorciere peut elle encaisser les taxes des autres en bailli
        bailli maudit, donc tout le pot a la sorciere ?
    .no =
        Je suis le Bailli envoûté : est-ce que je ramasse quand même l'impôt ?
        bailli ensorcelé, les taxes sont elles encore a moi
        les pieces restent elles sur le jeton si le bailli est ensorcelé
        le bailli ensorcelé partage t il la cagnotte avec la sorciere
        le bailli ramasse t il l'impot avant la sorciere
    .asked =
        Le Bailli est sous le charme de la Sorcière : qui vide le jeton ?
        qui a l'argent des taxes quand la sorciere a nommé le bailli
ruling-witch-tax-free = La Sorcière qui joue comme le Bailli ne paie pas de taxe sur ce qu'elle construit à ce tour, comme lui n'en paie pas au sien.
    .no =
        La Sorcière paie-t-elle la taxe quand elle joue à la place du Bailli ?
        jmets une piece sur le jeton si je batis en sorciere a la place du bailli ?
        la sorciere doit elle 1 piece pour sa construction en bailli
        la sorciere est elle taxée par le bailli qu'elle joue
        sorciere en bailli pose un marché : une piece d'impot ?
    .yes =
        la sorciere est elle exonérée de taxe quand elle joue le bailli
        batir sans taxe en sorciere jouant le bailli, c'est bien ca ?
        ensorceler le bailli dispense t il la sorciere de l'impot sur son batiment
        bailli maudit, le batiment de la sorciere echappe t il a l'impot
    .asked =
        quelle taxe paie la sorciere sur sa construction en bailli
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
ruling-witch-extras-third = La pièce de plus du Marchand et les deux cartes de plus de l'Architecte vont à la Sorcière qui a ensorcelé ce personnage.
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
ruling-witch-extras-classic = La pièce de plus du Marchand ensorcelé et les deux cartes de l'Architecte ensorcelé vont à la Sorcière : elles viennent après l'action, quand le tour est déjà à elle.
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
