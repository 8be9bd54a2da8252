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
    .yes =
        la navigatrice n'a pas le droit de construire ?
        toute la manche sans construction pour la navigatrice ?
        la navigatrice a posé un marché, c'est une erreur ?
    .asked =
        combien de quartiers pose la navigatrice
ruling-navigator-four = La Navigatrice prend soit 4 pièces d'or, soit 4 cartes, sans mélange.
    .no =
        La Navigatrice peut-elle prendre 2 pièces d'or et 2 cartes ?
        Je suis la Navigatrice : moitié or, moitié cartes, c'est permis ?
        navigatrice : 3 pieces et une carte, ok ?
        la navigatrice a 4 pieces plus 4 cartes ?
        on peut partager les quatre avec la navigatrice
        seulement 2 pieces pour le pouvoir de la navigatrice ?
    .yes =
        c'est 4 or ou 4 cartes pour la navigatrice ?
        la navigatrice doit elle choisir tout or ou tout cartes
        jpeux prendre quatre cartes en tant que navigatrice
    .asked =
        entre quoi choisit la navigatrice
ruling-navigator-besides-gathering = Les 4 pièces ou 4 cartes de la Navigatrice s'ajoutent à sa collecte, quelle qu'elle soit : de l'or les deux fois, cela fait 6 pièces.
    .yes =
        Les 4 pièces ou cartes de la Navigatrice s'ajoutent-elles à la collecte ?
        Navigatrice : les quatre pièces s'ajoutent-elles aux deux de la collecte ?
        six pieces en un tour avec la navigatrice, c'est possible ?
        navigatrice : je pioche a la collecte et je prends 4 or, ok ?
    .no =
        les 4 pieces de la navigatrice remplacent sa collecte ?
        si la navigatrice collecte des cartes, son bonus doit etre en cartes ?
        la navigatrice saute sa collecte ?
    .asked =
        Que reçoit la Navigatrice en plus de sa collecte ?
        combien d'or au total pour la navigatrice dans un tour
ruling-navigator-keeps-all = Si la Navigatrice prend 4 cartes, elle garde les quatre : aucune ne repart.
    .yes =
        La Navigatrice garde-t-elle les quatre cartes ?
        les quatre cartes de la navigatrice vont en main ?
        j'ai pioché quatre cartes navigatrice, toutes a moi ?
        quatre cartes d'un coup et on garde tout, navigatrice ?
    .no =
        la navigatrice doit elle remettre des cartes sous la pioche
        la navigatrice pioche 4 et en garde une ?
        faut il defausser des cartes de la navigatrice
        la navigatrice choisit la meilleure des quatre ?
    .asked =
        Combien de cartes garde la Navigatrice sur les quatre ?
ruling-navigator-need-not-take = La Navigatrice n'est pas obligée de prendre ses 4 pièces ou ses 4 cartes : un pouvoir est facultatif. Cela ne lui permet pas de construire pour autant.
    .no =
        La Navigatrice est-elle obligée de prendre ses 4 pièces ou ses 4 cartes ?
        faut il absolument prendre quatre pieces ou cartes avec la navigatrice
        la navigatrice a oublié ses quatre cartes, est ce une faute
        on me force a utiliser la navigatrice ?
    .yes =
        la navigatrice peut elle se passer de son bonus
        le pouvoir de la navigatrice est facultatif ?
        navigatrice, je prends juste mes 2 pieces et c'est tout, ok ?
        puis je renoncer aux 4 pièces de la navigatrice
    .asked =
        et si la navigatrice ne veut ni or ni cartes
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
    .yes =
        meme les ecuries sont interdites a la navigatrice ?
        l'interdiction de la navigatrice vaut aussi pour la necropole ?
        le chantier ne sert a rien a la navigatrice pour construire ?
    .asked =
        que peut faire la navigatrice avec le chantier ou les écuries
ruling-navigator-four-older = Le Navigateur prend 4 pièces d'or de plus ou pioche 4 cartes de plus, en plus de son action, et garde tout.
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
