### The rulings of data/rulings/open-information.toml, and the questions they answer: with yes, with no, or in another way.

ruling-counts-are-open = Le nombre de cartes Quartier et de pièces de chacun est public : on peut le demander à tout moment, et il faut répondre.
    .yes =
        Doit-on dire combien d'or et de cartes on a ?
        Peut-on demander combien de cartes a un joueur ?
        dois je dire combien de cartes j'ai si on me le demande
        avant la magicienne jpeux demander combien de cartes chacun a
        ai je le droit de savoir combien de cartes a mon adversaire
    .no =
        Le nombre de cartes dans la main est-il secret ?
        jpeux garder secret le nombre de cartes que j'ai en main
        on peut mentir sur le nombre de ses cartes en main ?
        la taille de ma main est cachée ?
        puis-je refuser de dire combien de cartes je tiens ?
    .asked =
        Mon adversaire refuse de dire combien de cartes il tient en main.
        que doit on dire aux autres sur sa main
ruling-gold-is-open = L'or est public : tout le monde peut savoir combien vous en avez. On ne le cache pas, et on dit combien de pièces on a.
    .yes =
        Doit-on dire combien d'or on a ?
        l'or est visible par tout le monde ?
        mon adversaire couvre ses pieces, doit il me dire combien il en a
        jpeux demander a quelqu'un combien d'or il a
        les pieces doivent rester devant soi a la vue de tous ?
    .no =
        Ai-je le droit de cacher mes pièces sous la table ?
        jpeux cacher mon or derriere ma main
        on a le droit de mentir sur son or ?
        l'argent est secret dans ce jeu ?
    .asked =
        or caché ou or public
ruling-cards-stay-secret = Seul le nombre de vos cartes Quartier est public. Quelles cartes ce sont reste secret : on n'a ni à les montrer ni à les nommer.
    .no =
        Doit-on montrer les cartes Quartier qu'on a en main ?
        peut on exiger de voir ma main
        dois je dire si j'ai une violette en main
        on m'a demandé combien de cartes j'ai, je dois aussi les montrer ?
        les autres peuvent regarder mes cartes quand ils veulent ?
    .yes =
        les cartes que j'ai en main sont secretes ?
        jpeux garder mes cartes pour moi
        ma main reste cachée aux autres ?
    .asked =
        qu'est ce que les autres ont le droit de savoir de mes cartes
ruling-bank-never-empty = Il y a toujours assez d'or : si la banque est vide, prenez autre chose à la place des pièces.
    .no =
        L'or peut-il s'épuiser ?
        la banque est vide, je perds mon revenu ?
        l'or est limité aux 30 pieces de la boite ?
        y a t il un maximum d'or par joueur
        la partie s'arrete si la banque est vide ?
    .yes =
        on peut prendre des jetons quand il n'y a plus de pieces
        l'or est illimité ?
        plus de pieces mais on m'en doit 2, je les ai quand meme ?
    .asked =
        Il n'y a plus une seule pièce dans la réserve !
        plus de pieces dans la banque, on fait quoi
ruling-no-hand-limit = Il n'y a pas de limite au nombre de cartes Quartier en main ; personne n'a à en défausser pour cela.
    .no =
        Y a-t-il une limite de cartes en main ?
        Faut-il défausser quand on a trop de cartes ?
        main maximum dans ce jeu ?
        dix cartes en main c'est trop ?
        on jette des cartes en fin de tour si on en a trop ?
    .yes =
        jpeux avoir 15 cartes en main
        on peut garder autant de cartes qu'on veut
        ma main peut grossir sans limite ?
    .asked =
        Combien de cartes puis-je tenir en main au maximum ?
ruling-deals-bind-nobody = On ne donne, ne prête ni n'échange or ou cartes : ils ne changent de mains que par un pouvoir. Aucun livret n'en parle, mais c'est l'usage.
    .no =
        Peut-on donner ou prêter de l'or ou des cartes à un autre joueur ?
        Puis-je filer deux pièces à mon voisin pour qu'il me laisse tranquille ?
        jpeux preter 2 pieces a un pote
        on peut offrir une carte a quelqu'un
        echanger une carte avec mon voisin si on est d'accord, ok ?
        acheter un quartier a un joueur pour 3 pieces ?
        payer le condottiere pour qu'il m'epargne, possible ?
        emprunter une piece a un ami pour batir ?
        le troc entre joueurs existe t il
    .yes =
        est ce interdit de donner de l'or a un autre joueur
        l'or et les cartes ne bougent que par les pouvoirs ?
        interdit de se preter de l'or entre joueurs ?
ruling-promises-bind-nobody = On peut promettre, menacer et s'entendre, mais aucune promesse n'engage : ne pas la tenir n'enfreint aucune règle. Les livrets n'en disent rien ; c'est l'usage.
    .no =
        Est-on obligé de tenir une promesse ?
        un accord entre joueurs oblige t il a quelque chose
        rompre une alliance est contre les regles ?
        il a promis de m'epargner, doit il le faire
        jpeux le forcer a tenir notre pacte
    .yes =
        On a passé un accord et il ne l'a pas respecté : a-t-il le droit ?
        jpeux trahir ma promesse
        on peut promettre de ne pas tuer quelqu'un
        faire alliance en parlant, c'est permis ?
ruling-talk-is-free = On peut dire quel personnage on a, se taire ou mentir : la parole est libre. Les livrets n'en disent rien ; c'est l'usage.
    .yes =
        Peut-on dire quel personnage on a, ou mentir ?
        jpeux bluffer sur mon role
        mentir sur son personnage c'est autorisé ?
        on peut pretendre etre l'assassin
        ai je le droit de me taire sur mon personnage
    .no =
        doit on dire la verité sur le perso choisi
        dois je repondre si on me demande qui je suis
        parler a table est interdit ?
        c'est tricher de dire que je suis le roi alors que non ?
