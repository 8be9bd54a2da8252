### The rulings of data/rulings/unique-effects.toml, and the questions they answer: with yes, with no, or in another way.

ruling-optional-unless-must = L'effet d'une merveille n'est obligatoire que si son texte dit « doit » ou « ne peut pas ». Sinon, vous pouvez y renoncer.
    .no =
        Est-on obligé d'utiliser l'effet d'une merveille ?
        Ma merveille s'applique-t-elle d'office même si je n'en veux pas ?
        le laboratoire m'oblige a défausser une carte ?
        suis-je forcé de prendre les cartes du parc
        une carte violette dit « ne peut pas », je peux l'ignorer ?
        les autres peuvent me forcer a utiliser mon musée ?
        un effet violet s'impose à son propriétaire quoi qu'il veuille ?
    .yes =
        Les effets des cartes violettes sont-ils facultatifs ?
        Puis-je renoncer à ce que fait un quartier violet ?
        jpeux laisser ma merveille inactive ce tour ci ?
        le texte violet dit « doit », faut il obéir
        l'effet d'un quartier violet est il au choix
        je zappe l'effet de mon hospice ce tour, permis ?
    .asked =
         Peut » et « doit » sur une merveille, quelle différence ?
        quels effets de merveilles sont obligatoires
ruling-once-per-turn-own-turn = Le Laboratoire, la Forge et le Musée ne servent que pendant votre propre tour : c'est ce que veut dire « une fois par tour ».
    .no =
        Peut-on utiliser le Laboratoire, la Forge ou le Musée pendant le tour d'un autre ?
        Puis-je me servir d'une merveille quand ce n'est pas à moi de jouer ?
        Un quartier violet « une fois par tour », est-ce à chaque tour de table ?
        jpeux glisser une carte sous mon musée pendant qu'un autre joue
        le voleur arrive, puis-je dépenser à la forge pendant son tour
        j'attends l'appel de mon rang, je peux déjà utiliser le laboratoire ?
        on peut réagir avec une merveille au tour du condottiere
        le musée prend il une carte au tour de chaque joueur
        vite une carte au labo avant que le voleur passe, dans son tour ?
    .yes =
        labo et forge seulement à mon tour ?
        une fois par tour c'est une fois dans mon tour à moi ?
        hors de mon tour, le musée m'est fermé ?
    .asked =
        Que veut dire « une fois par tour » ?
        quand peut on utiliser un quartier « une fois par tour »
ruling-once-per-turn-each-turn = Avec deux personnages, vous avez deux tours par manche : le Laboratoire, la Forge et le Musée servent une fois dans chacun.
    .yes =
        J'ai deux personnages : ma Forge sert-elle à chacun de mes tours ?
        a deux joueurs, jpeux utiliser le laboratoire deux fois par manche
        musée : une carte avec chacun de mes deux roles ?
        à trois, le labo se recharge pour mon second personnage ?
        deux persos, deux passages à la forge dans la manche ?
    .no =
        c'est une fois par manche quand on a deux personnages ?
        forge utilisée avec l'évêque, elle est bloquée pour mon condottiere ?
        puis-je garder mes usages et mettre deux cartes au musée au second tour
        avec deux rôles, deux forges dans le même tour ?
        mon second personnage trouve le labo déjà vide ?
    .asked =
        combien de fois par manche le labo quand on a deux personnages
