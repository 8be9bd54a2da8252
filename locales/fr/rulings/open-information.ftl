### The rulings of data/rulings/open-information.toml, and the questions they answer: with yes, with no, or in another way.

ruling-counts-are-open = Le nombre de cartes Quartier et de pièces de chacun est public : on peut le demander à tout moment, et il faut répondre.
    .yes =
        Doit-on dire combien d'or et de cartes on a ?
        Peut-on demander combien de cartes a un joueur ?
        dois je dire combien de cartes j'ai si on me le demande
        avant la magicienne jpeux demander combien de cartes chacun a
        ai je le droit de savoir combien de cartes a mon adversaire
        t'as combien de cartes ? faut répondre à ça ?
        à n'importe quel moment je peux demander la taille de la main d'un adversaire ?
        on me demande mes pièces et mes cartes, je dois donner les deux chiffres ?
        Est-on tenu d'annoncer le nombre de ses cartes lorsqu'un joueur le demande ?
        avant de choisir qui je vole je demande à chacun ses comptes, ok ?
        le nombre de cartes en main est une info publique ?
        je peux demander combien de cartes il a ?
        on me demande combien j'ai de cartes, je dois répondre ?
        le nombre de mes cartes et pièces est public ?
        il doit me dire combien de cartes il a en main ?
        je peux compter les cartes de la main des autres ?
        Un joueur doit-il répondre si on lui demande combien il a de cartes ?
    .no =
        Le nombre de cartes dans la main est-il secret ?
        jpeux garder secret le nombre de cartes que j'ai en main
        on peut mentir sur le nombre de ses cartes en main ?
        la taille de ma main est cachée ?
        puis-je refuser de dire combien de cartes je tiens ?
        je peux cacher combien de cartes j'ai sous la table ?
        j'ai 6 cartes et je dis que j'en ai 3, autorisé ?
        faut attendre son tour pour demander combien de cartes les autres ont ?
        Peut-on garder le silence sur le nombre de ses cartes Quartier ?
        seul le voleur ou la magicienne peut demander le nombre de cartes ?
        mon adversaire refuse de compter sa main, il est dans son droit ?
        je peux cacher combien de cartes j'ai ?
        je peux refuser de dire mon nombre de cartes ?
        nombre de cartes secret ?
        il peut mentir sur son nombre de cartes en main ?
        seulement à mon tour je peux demander combien de cartes il a ?
        dois-je garder pour moi le nombre de mes cartes quartier ?
    .asked =
        Mon adversaire refuse de dire combien de cartes il tient en main.
        que doit on dire aux autres sur sa main
        quand est-ce qu'on peut demander aux autres leur nombre de cartes et de pièces
        mes chiffres, cartes et or, secret ou public
        combien de cartes en main, il doit le dire ou pas
        nombre de cartes et d'or, qui peut demander
ruling-gold-is-open = L'or est public : tout le monde peut savoir combien vous en avez. On ne le cache pas, et on dit combien de pièces on a.
    .yes =
        Doit-on dire combien d'or on a ?
        l'or est visible par tout le monde ?
        mon adversaire couvre ses pieces, doit il me dire combien il en a
        jpeux demander a quelqu'un combien d'or il a
        les pieces doivent rester devant soi a la vue de tous ?
        mon magot doit rester visible ?
        le voleur demande combien de pièces j'ai, je suis obligé de le dire ?
        L'or de chaque joueur est-il connu de tous ?
        les autres peuvent compter mes pièces à l'oeil ?
        je peux exiger de savoir le trésor d'en face ?
        planquer ses sous c'est interdit ?
        or visible pour tous ?
        je dois montrer mon or ?
        on me demande combien d'or j'ai, je dois le dire ?
        il cache son or, c'est interdit ?
        je peux demander combien de pièces il a ?
        Mes pièces doivent-elles rester visibles ?
    .no =
        Ai-je le droit de cacher mes pièces sous la table ?
        jpeux cacher mon or derriere ma main
        on a le droit de mentir sur son or ?
        l'argent est secret dans ce jeu ?
        je mets mes pièces dans ma poche pour pas qu'on les voie, légal ?
        on annonce moins d'or que ce qu'on a, c'est du bluff permis ?
        L'or est-il gardé secret derrière un paravent ?
        je peux refuser de dire mon solde ?
        mes pièces je les tiens dans la main fermée, ça va ?
        le trésor des autres ne se dévoile qu'à la fin ?
        je peux cacher mon or ?
        l'or est secret ?
        il peut mentir sur ses pièces ?
        j'ai le droit de couvrir mes pièces avec la main ?
        je peux refuser de dire combien de pièces j'ai ?
        or caché jusqu'à la fin de la partie ?
    .asked =
        or caché ou or public
        mon voisin empile ses pièces en cachette, que dit la règle
        qui a le droit de savoir combien d'or j'ai
        mon or, je dois le montrer ou je peux le cacher
        il cache ses pièces, il a le droit ou pas
ruling-cards-stay-secret = Seul le nombre de vos cartes Quartier est public. Quelles cartes ce sont reste secret : on n'a ni à les montrer ni à les nommer.
    .no =
        Doit-on montrer les cartes Quartier qu'on a en main ?
        peut on exiger de voir ma main
        dois je dire si j'ai une violette en main
        on m'a demandé combien de cartes j'ai, je dois aussi les montrer ?
        les autres peuvent regarder mes cartes quand ils veulent ?
        on me demande si j'ai une cathédrale en main, je dois répondre franchement ?
        faut abattre sa main quand un joueur le réclame ?
        Mes adversaires peuvent-ils exiger de voir mes cartes Quartier ?
        donner le nombre de cartes oblige à donner leur nom ?
        mon voisin a le droit de zieuter ma main entre deux tours ?
        on joue les mains ouvertes sur la table ?
        je dois montrer ma main ?
        on peut me demander quelles cartes j'ai ?
        je dois dire quels quartiers j'ai en main ?
        main visible pour tous ?
        il veut voir mes cartes, je dois accepter ?
        je peux forcer un joueur à montrer sa main ?
    .yes =
        les cartes que j'ai en main sont secretes ?
        jpeux garder mes cartes pour moi
        ma main reste cachée aux autres ?
        je peux refuser de dire quels quartiers j'ai en main ?
        mes cartes sont à moi, on a juste le droit de les compter ?
        le contenu de la main est privé mais pas sa taille ?
        L'identité de mes cartes Quartier reste-t-elle secrète ?
        on insiste pour savoir si j'ai une violette, je peux la boucler ?
        ma main n'est pas à montrer, si ?
        ma main est secrète ?
        je peux cacher mes cartes quartier ?
        je dis combien de cartes, mais pas lesquelles ?
        il peut refuser de montrer sa main ?
        pas besoin de nommer mes cartes en main ?
        Puis-je taire le nom de mes cartes Quartier ?
    .asked =
        qu'est ce que les autres ont le droit de savoir de mes cartes
        de ma main, qu'est-ce qui est public et qu'est-ce qui est secret
        on me demande mes cartes, je suis obligé de dire quoi
        ma main, secrète ou publique
        qu'est-ce que je dois révéler de mes cartes en main
ruling-bank-never-empty = Il y a toujours assez d'or : si la banque est vide, prenez autre chose à la place des pièces.
    .no =
        L'or peut-il s'épuiser ?
        la banque est vide, je perds mon revenu ?
        l'or est limité aux 30 pieces de la boite ?
        y a t il un maximum d'or par joueur
        la partie s'arrete si la banque est vide ?
        plus de jetons or dans la boîte, tant pis pour moi ?
        la réserve est à sec, ça déclenche la fin ?
        Le stock de pièces constitue-t-il un plafond ?
        banque vide : on attend que quelqu'un dépense avant d'être payé ?
        faut rendre des pièces quand la banque est épuisée ?
        le dernier servi n'a rien si les pièces manquent ?
        plus d'or dans la banque, je ne prends rien ?
        la banque peut être vide et bloquer mon revenu ?
        banque vide, fin de partie ?
        l'or du jeu est limité ?
        plus de pièces, je dois attendre ?
        banque vide, mes 2 pièces sont perdues ?
    .yes =
        on peut prendre des jetons quand il n'y a plus de pieces
        l'or est illimité ?
        plus de pieces mais on m'en doit 2, je les ai quand meme ?
        on prend des haricots si y a plus de pièces ?
        banque vide et 2 pièces de revenu à toucher, je les touche quand même ?
        Considère-t-on que la réserve d'or est inépuisable ?
        le nombre de pièces en carton ne limite pas le jeu ?
        on peut noter l'or sur un papier s'il manque des pièces ?
        l'or ne peut pas manquer, on bricole avec autre chose ?
        banque vide, on utilise autre chose ?
        je dois recevoir 3 pièces et la banque est vide, je les ai quand même ?
        il y a toujours de l'or ?
        on peut prendre des jetons d'un autre jeu quand l'or manque ?
        plus de pièces, on joue avec des allumettes, c'est permis ?
        L'or est-il considéré comme illimité ?
    .asked =
        Il n'y a plus une seule pièce dans la réserve !
        plus de pieces dans la banque, on fait quoi
        que faire quand il n'y a plus une pièce à la banque
        on remplace les pièces manquantes par quoi
        banque vide, je touche quoi
        plus de pièces d'or, comment on fait
ruling-no-hand-limit = Il n'y a pas de limite au nombre de cartes Quartier en main ; on n'en défausse jamais parce qu'on en a trop.
    .no =
        Y a-t-il une limite de cartes en main ?
        Faut-il défausser quand on a trop de cartes ?
        main maximum dans ce jeu ?
        dix cartes en main c'est trop ?
        on jette des cartes en fin de tour si on en a trop ?
        12 cartes en main, je dois en jeter ?
        y a un plafond genre 7 cartes en main ?
        Est-on obligé de réduire sa main en fin de tour ?
        la main se limite à dix cartes ?
        trop de cartes après la pioche, faut se défausser ?
        quand j'ai huit cartes je n'ai plus le droit de piocher ?
        limite de cartes en main ?
        je dois défausser avec 10 cartes ?
        maximum 8 cartes en main ?
        j'ai 15 cartes, c'est interdit ?
        il a trop de cartes, il doit en jeter ?
        à la fin du tour je dois réduire ma main ?
    .yes =
        jpeux avoir 15 cartes en main
        on peut garder autant de cartes qu'on veut
        ma main peut grossir sans limite ?
        je peux thésauriser vingt quartiers en main ?
        aucune défausse forcée même avec une main énorme ?
        La taille de la main est-elle illimitée ?
        je pioche à chaque tour sans rien poser, ma main gonfle, c'est permis ?
        mon voisin trimballe 14 cartes, il a le droit ?
        pas de maximum de cartes Quartier en main, si ?
        main illimitée ?
        je peux garder 12 cartes en main ?
        pas besoin de défausser si j'ai beaucoup de cartes ?
        je peux piocher même avec plein de cartes en main ?
        il a 20 cartes en main, c'est permis ?
        Peut-on avoir autant de cartes Quartier que l'on veut ?
    .asked =
        Combien de cartes puis-je tenir en main au maximum ?
        la main c'est combien de cartes max
        quand faut-il défausser parce qu'on a trop de cartes
        main, il y a un maximum ou pas
        combien de cartes quartier je peux garder
ruling-deals-bind-nobody = On ne donne, ne prête ni n'échange or ou cartes : ils ne changent de mains que par un pouvoir.
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
        je file une pièce à ma copine pour qu'elle finisse son palais, ça se fait ?
        on troque une carte contre de l'or entre nous deux ?
        Deux joueurs d'accord peuvent-ils échanger des cartes sans pouvoir ?
        je peux acheter sa carte violette 4 pièces à mon voisin ?
        prêt d'une pièce remboursé au tour suivant, autorisé ?
        on peut faire un don de cartes à celui qui est à la traîne ?
        je soudoie le voleur avec 2 pièces, c'est prévu ?
        je peux donner de l'or à un ami ?
        prêter des pièces, permis ?
        je peux vendre une carte à un autre joueur ?
        on peut échanger des cartes entre joueurs ?
        il m'offre 2 pièces, je peux les prendre ?
        il me doit de l'or, il doit rembourser ?
    .yes =
        est ce interdit de donner de l'or a un autre joueur
        l'or et les cartes ne bougent que par les pouvoirs ?
        interdit de se preter de l'or entre joueurs ?
        sans pouvoir de perso, l'or reste chez son proprio ?
        les cadeaux entre joueurs sont bannis, d'habitude ?
        Est-il interdit de céder une carte à un autre joueur hors pouvoir ?
        mon voisin veut m'avancer 3 pièces, je dois refuser ?
        c'est l'usage et non le livret qui interdit les prêts d'or ?
        interdit de donner une carte ?
        pas de prêt d'or entre joueurs ?
        on ne peut pas s'échanger des cartes comme ça ?
        l'or ne passe à un autre que par un pouvoir ?
        il veut me donner une carte, c'est interdit ?
        Les dons d'or entre joueurs sont-ils interdits d'après l'usage ?
    .asked =
        comment l'or peut passer d'un joueur à un autre
        prêt, don, échange : qu'est-ce qui est permis entre joueurs
        je veux donner une carte à mon voisin, permis ou non
        prêter de l'or, ça se fait ou pas
ruling-promises-bind-nobody = On peut promettre, menacer et s'entendre, mais aucune promesse n'engage : ne pas la tenir n'enfreint aucune règle.
    .no =
        Est-on obligé de tenir une promesse ?
        un accord entre joueurs oblige t il a quelque chose
        rompre une alliance est contre les regles ?
        il a promis de m'epargner, doit il le faire
        jpeux le forcer a tenir notre pacte
        il m'avait juré de pas me détruire ma ville, il est tenu par sa parole ?
        on punit celui qui casse un pacte ?
        Une alliance conclue à table engage-t-elle les joueurs ?
        deal passé à voix haute devant tout le monde, là c'est obligatoire ?
        je peux exiger qu'il respecte notre arrangement ?
        trahir un allié fait perdre des points ?
        je dois tenir ma promesse ?
        il a promis de ne pas m'attaquer, il est obligé ?
        promesse non tenue, c'est interdit ?
        un accord entre joueurs est obligatoire ?
        il a cassé notre alliance, il a une pénalité ?
        une promesse est une règle à respecter ?
    .yes =
        On a passé un accord et il ne l'a pas respecté : a-t-il le droit ?
        jpeux trahir ma promesse
        on peut promettre de ne pas tuer quelqu'un
        faire alliance en parlant, c'est permis ?
        je promets de pas le voler et je le vole quand même, j'ai le droit ?
        les menaces verbales sont permises à table ?
        Peut-on conclure une entente que rien n'oblige à respecter ?
        mon allié m'a planté dans le dos, il est dans les règles ?
        une promesse ça vaut que du vent dans ce jeu ?
        rompre un pacte c'est moche mais légal ?
        je peux rompre ma promesse ?
        il peut mentir dans un accord ?
        on peut faire des alliances ?
        promettre puis attaquer, autorisé ?
        je peux menacer un joueur de le détruire s'il m'attaque ?
        Un joueur peut-il revenir sur sa parole ?
    .asked =
        il a pas tenu parole, la règle prévoit quoi
        que vaut un accord entre joueurs
        promesse rompue, il se passe quoi
        une alliance, ça engage à quoi
ruling-talk-is-free = On peut dire quel personnage on a, se taire ou mentir : la parole est libre.
    .yes =
        Peut-on dire quel personnage on a, ou mentir ?
        jpeux bluffer sur mon role
        mentir sur son personnage c'est autorisé ?
        on peut pretendre etre l'assassin
        ai je le droit de me taire sur mon personnage
        je clame que je suis le roi alors que j'ai le voleur, permis ?
        je peux annoncer mon vrai perso avant qu'on m'appelle ?
        Peut-on mentir ouvertement sur le rôle qu'on a choisi ?
        on me demande si je suis l'assassin, j'ai le droit de me taire ?
        bluffer à voix haute sur sa carte, ça fait partie du jeu ?
        personne peut m'obliger à dire quel rôle j'ai pris ?
        je peux mentir sur mon personnage ?
        je peux dire qui je suis ?
        on peut bluffer sur son rôle ?
        il dit qu'il est le voleur et c'est faux, c'est permis ?
        je peux me taire si on me demande mon perso ?
        A-t-on le droit d'annoncer un faux personnage ?
    .no =
        doit on dire la verité sur le perso choisi
        dois je repondre si on me demande qui je suis
        parler a table est interdit ?
        c'est tricher de dire que je suis le roi alors que non ?
        mentir sur son rôle c'est de la triche ?
        faut garder le silence pendant le choix des persos ?
        je dois confirmer si quelqu'un devine mon personnage avant l'appel ?
        Le livret interdit-il de révéler verbalement son personnage ?
        un joueur qui a menti sur son perso doit réparer ?
        on a pas le droit de dire son perso à voix haute ?
        interdit de mentir sur son rôle ?
        je dois dire mon personnage si on me le demande ?
        interdit de dire son personnage avant l'appel ?
        il a menti sur son perso, c'est une faute ?
        on doit se taire sur les personnages ?
        je suis obligé de dire la vérité sur mon rôle ?
    .asked =
        qu'est-ce que j'ai le droit de raconter sur mon perso
        dire la vérité ou mentir sur son rôle, c'est quoi la règle
        je peux dire quoi sur mon personnage
        mentir sur son rôle, permis ou interdit
