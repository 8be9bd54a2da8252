### The rulings of data/rulings/navigator.toml, and the questions they answer: with yes, with no, or in another way.

ruling-navigator-no-building = La Navigatrice ne construit rien pendant ce tour, même si elle ne prend ni ses 4 pièces d'or ni ses 4 cartes.
    .no =
        La Navigatrice peut-elle construire un quartier ?
        Si la Navigatrice renonce à ses 4 pièces ou cartes, peut-elle bâtir ?
        Je suis la Navigatrice et j'ai de l'or : ai-je le droit de poser un bâtiment ?
        La Navigatrice n'utilise pas sa capacité : l'interdiction de bâtir tombe-t-elle ?
        Navigatrice : construire ce tour, oui ou non ?
        navigatrice avec 12 or, jpeux poser juste une taverne
        si la navigatrice laisse son bonus elle peut batir ?
        la navigatrice batit elle apres avoir pris ses cartes
        une petite construction pour la navigatrice, permis ?
        j'ai pris 4 cartes en navigatrice, je peux en bâtir une dans la foulée ?
        j'ai rien pris avec mon pouvoir de navigatrice, du coup je peux poser un quartier ?
        La Navigatrice conserve-t-elle le droit de bâtir un quartier comme tout le monde ?
        juste un temple à 1 avec la navigatrice, allez ?
        la navigatrice a 6 pièces et veut acheter son palais direct, ça marche ?
        si je collecte normalement sans le bonus, la navigatrice redevient un perso comme les autres et peut construire ?
        navigatrice à 6 quartiers, elle peut poser le dernier et finir ?
        la navigatrice peut bâtir ?
        je suis navigatrice, je peux construire si je ne prends pas les 4 pièces ?
        navigatrice, un quartier autorisé ce tour ?
        j'ai la navigatrice et 6 or, je pose un quartier ?
        en navigatrice je peux construire un seul quartier au lieu de mon pouvoir ?
        la navigatrice peut terminer sa cité en bâtissant à son tour ?
    .yes =
        la navigatrice n'a pas le droit de construire ?
        toute la manche sans construction pour la navigatrice ?
        la navigatrice a posé un marché, c'est une erreur ?
        zéro construction ce tour si t'es navigatrice ?
        je laisse tomber mes 4 pièces et pourtant je ne peux toujours pas bâtir en navigatrice ?
        L'interdiction de bâtir frappe-t-elle la Navigatrice même sans usage de son pouvoir ?
        mon pote navigatrice vient de poser une église, il doit la reprendre ?
        la navigatrice est bloquée côté construction quoi qu'elle fasse, c'est ça
        navigatrice riche comme tout mais interdite de bâtir, c'est bien la règle ?
        navigatrice interdite de construction ?
        navigatrice, pas de quartier ce tour ?
        je suis navigatrice, je dois garder mes cartes en main sans rien poser ?
        il est navigatrice et il construit, c'est interdit ?
        même sans prendre les 4 cartes, la navigatrice ne bâtit pas ?
        La Navigatrice doit-elle renoncer à construire dans tous les cas ?
    .asked =
        combien de quartiers pose la navigatrice
        la navigatrice peut poser combien de bâtiments dans son tour
        que devient l'interdiction de bâtir quand la navigatrice n'utilise pas son bonus
        navigatrice, je construis combien
        la navigatrice refuse ses 4 pièces, elle peut bâtir ou non
ruling-navigator-four = La Navigatrice prend soit 4 pièces d'or, soit 4 cartes, sans mélange.
    .no =
        La Navigatrice peut-elle prendre 2 pièces d'or et 2 cartes ?
        Je suis la Navigatrice : moitié or, moitié cartes, c'est permis ?
        navigatrice : 3 pieces et une carte, ok ?
        la navigatrice a 4 pieces plus 4 cartes ?
        on peut partager les quatre avec la navigatrice
        seulement 2 pieces pour le pouvoir de la navigatrice ?
        moitié moitié avec la navigatrice, 2 or 2 cartes ?
        je me prends 1 pièce et 3 cartes en navigatrice ?
        la navigatrice rafle 4 pièces et aussi 4 cartes avec son pouvoir ?
        Le pouvoir de la Navigatrice permet-il de panacher or et cartes ?
        navigatrice : 3 pièces d'or c'est ça son bonus ?
        je peux prendre 5 cartes à la place de 4 pièces en navigatrice ?
        navigatrice, je peux prendre 2 or et 2 cartes ?
        la navigatrice peut mélanger or et cartes avec son pouvoir ?
        la navigatrice prend 4 or et 4 cartes ?
        je suis navigatrice, 1 pièce et 3 cartes ça marche ?
        navigatrice, 6 cartes avec le pouvoir ?
        elle a pris 2 pièces et 2 cartes en navigatrice, c'est bon ?
    .yes =
        c'est 4 or ou 4 cartes pour la navigatrice ?
        la navigatrice doit elle choisir tout or ou tout cartes
        jpeux prendre quatre cartes en tant que navigatrice
        quatre pièces d'un bloc pour la navigatrice, ça passe ?
        la navigatrice doit trancher, que de l'or ou que des cartes ?
        Le bonus de la Navigatrice vaut-il toujours quatre unités d'une seule sorte ?
        mon voisin navigatrice a pris 4 cartes sans or, c'est correct ?
        pas de panaché pour la navigatrice, hein
        si j'opte pour l'or j'en prends 4 et pas de cartes avec ce pouvoir de navigatrice ?
        navigatrice, 4 pièces ou 4 cartes ?
        je suis navigatrice, je peux prendre 4 or ?
        la navigatrice n'a pas le droit de mélanger ?
        navigatrice, je dois choisir l'un ou l'autre ?
        elle a pris 4 pièces en navigatrice, c'est autorisé ?
        La Navigatrice prend-elle quatre fois la même chose ?
    .asked =
        entre quoi choisit la navigatrice
        le pouvoir de la navigatrice ça donne quoi comme choix
        or ou cartes, combien de chaque pour la navigatrice
        navigatrice, je prends combien
        la navigatrice reçoit quoi, or ou cartes
ruling-navigator-besides-gathering = Les 4 pièces ou 4 cartes de la Navigatrice s'ajoutent à sa collecte, quelle qu'elle soit : de l'or les deux fois, cela fait 6 pièces.
    .yes =
        Les 4 pièces ou cartes de la Navigatrice s'ajoutent-elles à la collecte ?
        Navigatrice : les quatre pièces s'ajoutent-elles aux deux de la collecte ?
        six pieces en un tour avec la navigatrice, c'est possible ?
        navigatrice : je pioche a la collecte et je prends 4 or, ok ?
        je collecte 2 pièces puis encore 4 grâce à la navigatrice ?
        navigatrice, d'abord mes deux pièces normales puis quatre cartes, j'ai le droit ?
        le bonus de la navigatrice vient en rab de la collecte ?
        avec la navigatrice je peux finir à 6 pièces gagnées en un tour ?
        La Navigatrice peut-elle collecter des cartes puis prendre quatre pièces avec son pouvoir ?
        or à la collecte, or au bonus, rien n'interdit à la navigatrice de faire deux fois la même chose ?
        navigatrice, 2 + 4 = 6 pièces ?
        la navigatrice collecte puis prend encore 4 ?
        je suis navigatrice, j'ai droit à ma collecte plus 4 cartes ?
        collecte en or et bonus en cartes pour la navigatrice, permis ?
        elle a gagné 6 pièces en navigatrice, c'est juste ?
        Le bonus de la Navigatrice est-il en plus de sa collecte ?
    .no =
        les 4 pieces de la navigatrice remplacent sa collecte ?
        si la navigatrice collecte des cartes, son bonus doit etre en cartes ?
        la navigatrice saute sa collecte ?
        la navigatrice choisit entre sa collecte normale et ses quatre trucs ?
        si j'ai pris l'or à la collecte je suis obligée de prendre des cartes en navigatrice ?
        la navigatrice plafonne à 4 pièces dans le tour, collecte comprise ?
        Le pouvoir de la Navigatrice remplace-t-il l'action de collecte ?
        deux fois de l'or en navigatrice ça me fait 8 ?
        le bonus de la navigatrice dépend de ce que j'ai collecté ?
        navigatrice, les 4 pièces au lieu des 2 ?
        la navigatrice doit choisir entre collecte et pouvoir ?
        je suis navigatrice, je perds ma collecte si je prends 4 cartes ?
        navigatrice, or à la collecte donc or interdit au pouvoir ?
        en navigatrice, 4 pièces maximum par tour ?
        elle a pris 2 puis 4 pièces en navigatrice, c'est de la triche ?
    .asked =
        Que reçoit la Navigatrice en plus de sa collecte ?
        combien d'or au total pour la navigatrice dans un tour
        navigatrice qui prend de l'or partout, total ?
        les 4 cartes de la navigatrice c'est à la place ou en plus de la collecte
        navigatrice, 4 ou 6 pièces en tout
        la navigatrice prend son bonus avec ou à la place de la collecte
ruling-navigator-keeps-all = Si la Navigatrice prend 4 cartes, elle garde les quatre : aucune ne repart.
    .yes =
        La Navigatrice garde-t-elle les quatre cartes ?
        les quatre cartes de la navigatrice vont en main ?
        j'ai pioché quatre cartes navigatrice, toutes a moi ?
        quatre cartes d'un coup et on garde tout, navigatrice ?
        je conserve mes 4 cartes de navigatrice sans rien rendre ?
        navigatrice : ça me fait quatre cartes de plus en main, toutes ?
        rien ne retourne sous la pioche quand la navigatrice prend ses quatre cartes ?
        Les quatre cartes de la Navigatrice rejoignent-elles toutes sa main ?
        mon voisin navigatrice a gardé les 4, c'est normal ?
        contrairement à la collecte, la navigatrice ne trie pas ses 4 cartes ?
        la navigatrice garde 4 cartes ?
        je suis navigatrice, je garde tout ce que je pioche avec mon pouvoir ?
        navigatrice, pas de carte à remettre ?
        4 cartes de navigatrice, je les prends toutes en main ?
        elle a gardé ses quatre cartes de navigatrice, c'est correct ?
        La Navigatrice conserve-t-elle toutes les cartes de son pouvoir ?
    .no =
        la navigatrice doit elle remettre des cartes sous la pioche
        la navigatrice pioche 4 et en garde une ?
        faut il defausser des cartes de la navigatrice
        la navigatrice choisit la meilleure des quatre ?
        en navigatrice j'en regarde 4 et j'en rends 3 ?
        la navigatrice doit en remettre une sur ses quatre cartes ?
        je pioche 4 et je garde les 2 meilleures avec la navigatrice ?
        Une partie des cartes piochées par la Navigatrice repart-elle sous la pioche ?
        faut une bibliothèque pour que la navigatrice garde ses quatre cartes ?
        on défausse l'excédent après les 4 cartes de la navigatrice ?
        la navigatrice rend 3 cartes ?
        je suis navigatrice, je dois choisir une carte sur 4 ?
        navigatrice, j'en garde deux ?
        les cartes de la navigatrice retournent sous la pioche ?
        je dois remettre une partie de mes 4 cartes de navigatrice ?
        elle garde 4 cartes en navigatrice, c'est une erreur ?
    .asked =
        Combien de cartes garde la Navigatrice sur les quatre ?
        navigatrice : sur 4 cartes piochées il m'en reste combien
        que rend la navigatrice à la pioche après ses quatre cartes
        navigatrice, je garde combien de cartes
        4 cartes en navigatrice, j'en rends combien
ruling-navigator-need-not-take = La Navigatrice n'est pas obligée de prendre ses 4 pièces ou ses 4 cartes : un pouvoir est facultatif. Cela ne lui permet pas de construire pour autant.
    .no =
        La Navigatrice est-elle obligée de prendre ses 4 pièces ou ses 4 cartes ?
        faut il absolument prendre quatre pieces ou cartes avec la navigatrice
        la navigatrice a oublié ses quatre cartes, est ce une faute
        on me force a utiliser la navigatrice ?
        navigatrice : prendre les 4 c'est obligatoire ?
        j'ai zappé mon bonus de navigatrice, c'est contraire aux règles ?
        La Navigatrice est-elle tenue de se servir de son pouvoir ?
        si je refuse mes 4 cartes de navigatrice je gagne une construction en échange ?
        en navigatrice je ne prends pas mes 4 pièces, j'ai le droit de bâtir du coup ?
        les autres peuvent exiger que la navigatrice prenne ses quatre ?
        la navigatrice doit prendre ses 4 pièces ?
        pouvoir obligatoire pour la navigatrice ?
        je suis navigatrice, on peut m'obliger à prendre 4 cartes ?
        navigatrice, sans bonus je peux construire ?
        elle n'a pas pris ses 4 pièces en navigatrice, c'est interdit ?
        refuser le bonus de navigatrice donne droit à un quartier ?
    .yes =
        la navigatrice peut elle se passer de son bonus
        le pouvoir de la navigatrice est facultatif ?
        navigatrice, je prends juste mes 2 pieces et c'est tout, ok ?
        puis je renoncer aux 4 pièces de la navigatrice
        je ne veux ni or ni cartes en plus, la navigatrice peut dire non ?
        le +4 de la navigatrice, c'est si je veux ?
        La Navigatrice peut-elle terminer son tour sans toucher à son bonus ?
        libre à moi de zapper les 4 cartes de la navigatrice ?
        refuser son bonus en navigatrice c'est permis mais ça débloque pas la construction ?
        mon voisin navigatrice fait juste sa collecte et passe, il a le droit ?
        la navigatrice peut refuser ses 4 cartes ?
        je peux ne rien prendre en plus avec la navigatrice ?
        navigatrice, le bonus est au choix ?
        j'ai oublié mes 4 pièces de navigatrice, c'est permis de ne pas les prendre ?
        elle passe sans son bonus de navigatrice, c'est ok ?
        La Navigatrice a-t-elle le droit de se contenter de sa collecte ?
    .asked =
        et si la navigatrice ne veut ni or ni cartes
        navigatrice : obligé ou facultatif les 4 pièces
        ça me rapporte quoi de ne pas prendre mes 4 en navigatrice
        je ne prends pas mes 4 pièces en navigatrice, j'y gagne quoi
        la navigatrice doit ou peut prendre ses 4 cartes
ruling-navigator-stables = La Navigatrice ne peut construire par aucun moyen : ni les Écuries, pourtant hors limite, ni un quartier grâce au Chantier, ni la Nécropole.
    .no =
        La Navigatrice peut-elle construire les Écuries, qui sont hors limite ?
        La Navigatrice peut-elle sacrifier le Chantier pour bâtir gratuitement ?
        La Navigatrice peut-elle poser la Nécropole en détruisant un quartier ?
        Navigatrice : les Écuries échappent-elles à l'interdiction de construire ?
        Je suis la Navigatrice : un bâtiment sans payer, par le Chantier, est-ce autorisé ?
        ecuries hors limite donc la navigatrice peut les poser ?
        navigatrice et chantier, un quartier gratuit ?
        la navigatrice peut sacrifier un quartier pour la necropole ?
        une exception pour les ecuries avec la navigatrice ?
        les écuries comptent pas dans la limite, donc en navigatrice je les pose ?
        navigatrice, je sacrifie mon chantier pour caser un palais ?
        nécropole contre un de mes quartiers pendant mon tour de navigatrice, ok ?
        Y a-t-il une carte qui permette à la Navigatrice de bâtir malgré tout ?
        sans payer c'est pas vraiment construire, donc la navigatrice peut passer par le chantier ?
        mon voisin navigatrice a posé les écuries en disant que c'est hors limite, valable ?
        la nécropole s'obtient en détruisant, la navigatrice y a donc droit ?
        navigatrice, je peux poser les écuries ?
        la navigatrice peut utiliser le chantier ?
        la navigatrice peut construire la nécropole ?
        je suis navigatrice, les écuries ne comptent pas, je les bâtis ?
        nécropole gratuite en navigatrice, permis ?
        elle a bâti avec le chantier en navigatrice, c'est autorisé ?
    .yes =
        meme les ecuries sont interdites a la navigatrice ?
        l'interdiction de la navigatrice vaut aussi pour la necropole ?
        le chantier ne sert a rien a la navigatrice pour construire ?
        pas d'écuries pour la navigatrice, même si elles sont hors quota ?
        le chantier ne contourne pas l'interdiction de la navigatrice ?
        L'interdiction de la Navigatrice couvre-t-elle aussi les constructions gratuites ?
        nécropole en main et navigatrice ce tour, je suis coincé ?
        écuries, chantier, nécropole : tout ça bloqué en navigatrice ?
        écuries interdites à la navigatrice ?
        la navigatrice ne peut rien bâtir, même avec le chantier ?
        je suis navigatrice, je dois garder mes écuries en main ?
        la navigatrice n'a pas droit à la nécropole ?
        aucune exception pour la navigatrice, ni écuries ni chantier ?
        Le Chantier est-il inutile à la Navigatrice ce tour-ci ?
    .asked =
        que peut faire la navigatrice avec le chantier ou les écuries
        navigatrice avec écuries en main, elle peut en faire quoi ce tour
        Par quel moyen la Navigatrice pourrait-elle construire ?
        navigatrice et écuries, permis ou pas
        navigatrice et nécropole, ça donne quoi
ruling-navigator-four-older = En plus de son action, le Navigateur prend 4 pièces d'or ou pioche 4 cartes, et garde tout.
    .asked =
        Que reçoit le Navigateur ?
        combien prend le navigateur
    .yes =
        le navigateur a 4 pieces en plus de son action ?
        le navigateur garde ses quatre cartes ?
    .no =
        le navigateur peut prendre 2 or et 2 cartes ?
        le navigateur doit remettre des cartes ?
        4 pieces et 4 cartes pour le navigateur ?
ruling-navigator-after-action-older = Le Navigateur prend ses 4 pièces ou ses 4 cartes après l'action, pas avant.
    .no =
        Le Navigateur peut-il prendre ses 4 pièces ou ses 4 cartes avant l'action ?
        jpeux voir les quatre cartes du navigateur avant mon action
        le navigateur prend ses 4 or en tout debut de tour ?
        le navigateur choisit librement le moment ?
        les quatre cartes du navigateur avant ses deux pieces ?
    .yes =
        le bonus du navigateur vient apres l'action normale ?
        le navigateur fait d'abord son action puis prend ses quatre ?
        deux pieces d'abord, quatre ensuite pour le navigateur ?
    .asked =
        Quand le Navigateur prend-il ses 4 pièces ou ses 4 cartes ?
ruling-navigator-no-building-older = Le Navigateur ne construit rien pendant son tour.
    .no =
        Le Navigateur peut-il construire un quartier ?
        un petit quartier pour le navigateur, permis ?
        navigateur avec 10 or, il peut construire ?
        le navigateur batit apres ses quatre cartes ?
    .yes =
        le navigateur n'a pas le droit de batir ?
        le navigateur passe son tour sans construire ?
    .asked =
        combien de quartiers construit le navigateur
ruling-navigator-stops-third = Le tour du Navigateur est fini dès qu'il a pris ses 4 pièces d'or ou ses 4 cartes.
    .no =
        Le Navigateur peut-il encore agir après avoir pris ses 4 pièces ou ses 4 cartes ?
        le navigateur peut utiliser une violette apres ses quatre cartes ?
        4 or pris, le navigateur continue son tour ?
        mon laboratoire apres les quatre pieces du navigateur, possible ?
    .yes =
        le tour du navigateur s'arrete apres ses quatre pieces ?
        le navigateur a fini des qu'il a pris son bonus ?
    .asked =
        que peut faire le navigateur apres son bonus
ruling-compulsory-third = Le Navigateur doit prendre de l'or ou des cartes, et la Sorcière désigner un personnage : les pouvoirs sont facultatifs, mais pour nous, ces deux-là sont obligatoires. Leur tour se joue ainsi, et l'auteur a répondu dans ce sens.
    .yes =
        Le Navigateur est-il obligé de prendre ses 4 pièces ou ses 4 cartes ?
        La Sorcière est-elle obligée d'ensorceler quelqu'un ?
        la sorciere doit nommer un personnage ?
        le navigateur est forcé de prendre quatre ?
    .no =
        le navigateur peut il laisser ses quatre pieces ou cartes
        la sorciere peut ne designer personne ?
        le bonus du navigateur est facultatif ?
        la sorciere renonce a son sort et batit, possible ?
ruling-navigator-must-classic = Le Navigateur doit prendre ses 4 pièces ou ses 4 cartes. Le livret en parle comme d'un choix entre les deux, et l'auteur a répondu qu'il ne peut pas se passer des deux.
    .yes =
        Le Navigateur est-il obligé de prendre ses 4 pièces ou ses 4 cartes ?
        le navigateur doit il choisir l'un des deux
        obligé d'utiliser le navigateur quand on l'a ?
        quatre pieces ou quatre cartes, le navigateur doit prendre ?
    .no =
        le navigateur peut il refuser l'or et les cartes
        le pouvoir du navigateur est il facultatif
        rien du tout pour le navigateur ce tour, permis ?
        le navigateur a t il le choix de ne rien prendre
        le navigateur peut laisser ses quatre pieces a la banque ?
