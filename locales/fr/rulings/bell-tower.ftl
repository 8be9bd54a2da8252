### The rulings of data/rulings/bell-tower.toml, and the questions they answer: with yes, with no, or in another way.

ruling-bell-tower-announced = Le joueur qui construit le Beffroi décide à ce moment-là si la partie se joue en sept quartiers au lieu de huit.
    .no =
        Le propriétaire du Beffroi peut-il raccourcir la partie plus tard ?
        j'ai posé le beffroi au tour d'avant, jpeux encore annoncer sept quartiers
        le beffroi oblige t il à raccourcir la partie
        j'ai oublié d'annoncer en construisant le beffroi, on rattrape le coup ?
        la partie passe-t-elle toute seule à sept dès qu'un beffroi est bâti ?
    .yes =
        faut il annoncer la partie en sept au moment où on bâtit le beffroi
        avec le beffroi, est ce moi qui choisis si on joue en sept ou en huit
    .asked =
        Quand décide-t-on que sept quartiers suffisent, avec le Beffroi ?
        beffroi : c'est quand qu'il faut se décider pour les sept quartiers
        le joueur du beffroi hésite, jusqu'à quand peut il trancher
ruling-bell-tower-seventh = Le Beffroi agit même s'il est lui-même le septième quartier : celui qui le construit en septième peut annoncer la partie en sept et termine ainsi sa cité aussitôt.
    .yes =
        Peut-on annoncer la partie en sept si le Beffroi est lui-même le septième quartier ?
        j'ai six quartiers et je pose le beffroi en septième : ma cité est finie ?
        le beffroi compte-t-il parmi les sept
        jpeux finir la partie direct avec le beffroi comme 7e carte
        finir sa cité en posant le beffroi, coup valable ?
    .no =
        le beffroi doit il être construit avant le septième quartier
        beffroi posé en dernier, trop tard pour annoncer sept ?
    .asked =
        que se passe t il quand le septieme quartier c'est le beffroi
ruling-bell-tower-moves-all = Si le Beffroi fait jouer en sept, les bonus de la cité terminée et sa protection contre le Condottiere et le Diplomate valent aussi à sept quartiers : tous parlent de la cité terminée.
    .yes =
        Avec le Beffroi, une cité de sept quartiers est-elle à l'abri du Condottiere ?
        beffroi annoncé, premier à sept quartiers : j'ai mes 4 points ?
        je suis le deuxième à sept grâce au beffroi, ai je droit aux 2 points
        sept quartiers bâtis, beffroi annoncé : le condottiere doit il passer son chemin
    .no =
        le condottiere peut il encore détruire dans une cité de sept avec le beffroi
        avec le beffroi, faut il huit quartiers pour toucher le bonus de cité terminée
        le diplomate peut-il me prendre un quartier si j'en ai sept et qu'on joue au beffroi
    .asked =
        qu'est ce qui change avec le beffroi pour les bonus et la protection
ruling-bell-tower-destroyed = Si le Beffroi est détruit, la partie en sept est annulée : il faut de nouveau huit quartiers.
    .yes =
        Faut-il de nouveau huit quartiers quand le Beffroi est détruit ?
        le condottiere a rasé le beffroi, on repasse à huit ?
        est ce qu'on annule la partie en sept en détruisant le beffroi
    .no =
        beffroi soufflé par la poudrière : sept quartiers suffisent encore ?
        l'annonce du beffroi tient elle même s'il n'est plus là
        j'avais sept quartiers, le beffroi tombe : ma cité reste terminée ?
    .asked =
        Et si le Beffroi est détruit ?
        plus de beffroi, on joue à combien de quartiers maintenant
ruling-bell-tower-short-game = Dans une partie courte en sept quartiers ou moins, le Beffroi ne change rien : elle est déjà aussi courte.
    .no =
        Le Beffroi raccourcit-il encore une partie courte ?
        on joue déjà court en sept, le beffroi fait il passer à six
        jpeux annoncer six avec le beffroi si on joue déjà en sept
        partie rapide en six : le beffroi la rallonge-t-il à sept ?
    .yes =
        le beffroi est il inutile dans une partie courte
        partie courte en sept plus beffroi : on reste à sept ?
        partie éclair déjà réglée à sept : le beffroi ne sert que pour ses points ?
    .asked =
        à quoi sert le beffroi quand la partie est déjà courte
