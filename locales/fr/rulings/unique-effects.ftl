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
        mes merveilles s'activent de force à chaque tour ?
        le voisin peut exiger que j'utilise ma bibliothèque ?
        Toute merveille produit-elle obligatoirement son effet ?
        une violette qui dit "doit", je peux la zapper ?
        oublier l'effet de sa merveille est une faute ?
        "ne peut pas" sur une carte violette c'est juste un conseil ?
    .yes =
        Les effets des cartes violettes sont-ils facultatifs ?
        Puis-je renoncer à ce que fait un quartier violet ?
        jpeux laisser ma merveille inactive ce tour ci ?
        le texte violet dit « doit », faut il obéir
        l'effet d'un quartier violet est il au choix
        je zappe l'effet de mon hospice ce tour, permis ?
        je peux décider de pas utiliser ma forge ce tour ?
        pas de "doit" dans le texte donc je fais ce que je veux avec ma violette ?
        Un effet de merveille portant "ne peut pas" est-il obligatoire ?
        mon parc me donnerait deux cartes mais j'en veux pas, je peux refuser ?
        j'ai le droit de laisser dormir mon laboratoire ?
        "doit" sur une violette, là j'ai pas le choix ?
    .asked =
         Peut » et « doit » sur une merveille, quelle différence ?
        quels effets de merveilles sont obligatoires
        quand est-ce qu'une merveille m'oblige à quelque chose
        je peux ignorer l'effet d'une violette dans quel cas
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
        je glisse une carte au musée pendant le tour du voleur ?
        cinq joueurs, cinq tours, donc cinq cartes au musée par manche ?
        Le Laboratoire peut-il servir en réaction à un adversaire ?
        le condott arrive, je dépense mon or à la forge avant qu'il joue ?
        je forge au tour de chaque joueur, une fois chacun ?
        le labo hors de mon tour, tant que c'est une fois, ça passe ?
    .yes =
        labo et forge seulement à mon tour ?
        une fois par tour c'est une fois dans mon tour à moi ?
        hors de mon tour, le musée m'est fermé ?
        je ne peux forger que quand c'est à moi de jouer ?
        mon musée marche à mon tour et pas à celui des autres ?
        L'expression "une fois par tour" désigne-t-elle le tour du propriétaire ?
        pendant que le voisin joue mon labo est hors service ?
        faut attendre d'être appelé pour défausser au labo ?
        mon voisin forge pendant mon tour, je peux l'arrêter ?
    .asked =
        Que veut dire « une fois par tour » ?
        quand peut on utiliser un quartier « une fois par tour »
        forge, labo, musée : c'est pendant quel tour
        "une fois par tour" sur le labo, le tour de qui
ruling-once-per-turn-each-turn = Avec deux personnages, vous avez deux tours par manche : le Laboratoire, la Forge et le Musée servent une fois dans chacun.
    .yes =
        J'ai deux personnages : ma Forge sert-elle à chacun de mes tours ?
        a deux joueurs, jpeux utiliser le laboratoire deux fois par manche
        musée : une carte avec chacun de mes deux roles ?
        à trois, le labo se recharge pour mon second personnage ?
        deux persos, deux passages à la forge dans la manche ?
        labo avec mon premier perso puis encore avec mon second, ok à trois ?
        à deux je glisse deux cartes au musée par manche, une à chaque tour ?
        La Forge redevient-elle disponible pour mon second personnage ?
        deux persos, donc deux coups de labo par manche ?
        forge en voleur puis forge en architecte dans la même manche à deux ?
        chaque tour de mes deux rôles a droit à sa forge ?
    .no =
        c'est une fois par manche quand on a deux personnages ?
        forge utilisée avec l'évêque, elle est bloquée pour mon condottiere ?
        puis-je garder mes usages et mettre deux cartes au musée au second tour
        avec deux rôles, deux forges dans le même tour ?
        mon second personnage trouve le labo déjà vide ?
        à deux, une seule forge pour toute la manche ?
        j'ai pas forgé au premier tour, je forge deux fois au second ?
        Le Musée est-il limité à une carte par manche quand on a deux personnages ?
        labo utilisé par mon roi donc plus dispo pour mon évêque à trois ?
        à trois je peux utiliser le labo deux fois dans le tour de mon premier perso ?
        deux persos = quatre usages de la forge par manche ?
    .asked =
        combien de fois par manche le labo quand on a deux personnages
        à deux, ma forge sert combien de fois dans la manche
        deux persos et un musée, combien de cartes dessous par manche
