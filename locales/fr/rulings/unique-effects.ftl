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
        je dois utiliser ma merveille ?
        effet d'une merveille obligatoire ?
        merveille avec "doit", je peux l'ignorer ?
        on peut me forcer à utiliser ma forge ?
        je dois prendre la pièce de mon hospice ?
        "ne peut pas" sur ma merveille, c'est facultatif ?
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
        merveille facultative ?
        je peux ne pas utiliser ma merveille ?
        merveille qui dit "doit", je dois obéir ?
        je peux refuser l'effet de mon musée ?
        il n'utilise pas son laboratoire, c'est permis ?
        Puis-je ignorer l'effet d'une merveille sans "doit" ?
    .asked =
         Peut » et « doit » sur une merveille, quelle différence ?
        quels effets de merveilles sont obligatoires
        quand est-ce qu'une merveille m'oblige à quelque chose
        je peux ignorer l'effet d'une violette dans quel cas
        merveille, obligatoire ou au choix
        une merveille dit "doit", je fais quoi
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
        je peux utiliser le laboratoire au tour d'un autre ?
        forge pendant le tour du voleur ?
        musée au tour d'un autre, permis ?
        labo en réaction, autorisé ?
        je peux forger avant mon tour pour éviter le voleur ?
        il utilise son musée pendant mon tour, il a le droit ?
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
        laboratoire seulement à mon tour ?
        forge interdite au tour des autres ?
        je dois attendre mon tour pour le musée ?
        "une fois par tour", c'est dans mon tour ?
        il forge pendant mon tour, c'est interdit ?
        Le Musée ne sert-il que pendant mon propre tour ?
    .asked =
        Que veut dire « une fois par tour » ?
        quand peut on utiliser un quartier « une fois par tour »
        forge, labo, musée : c'est pendant quel tour
        "une fois par tour" sur le labo, le tour de qui
        labo, je peux l'utiliser à quel tour
        "une fois par tour" à la forge, ça veut dire quoi
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
        à 2, la forge deux fois par manche ?
        deux persos, le labo à chaque tour ?
        à 3, je mets une carte au musée avec chaque perso ?
        forge avec mon roi puis avec mon voleur, permis à 2 ?
        mon deuxième perso peut réutiliser le laboratoire ?
        À trois, la Forge sert-elle à chacun de mes deux tours ?
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
        à 2, la forge une seule fois par manche ?
        labo utilisé au premier tour, interdit au second à 3 ?
        à 2, je peux forger deux fois dans le même tour ?
        deux persos, un seul usage du musée par manche ?
        à 3, je garde mon usage de labo pour en faire deux au tour suivant ?
        mon second perso ne peut pas utiliser la forge ?
    .asked =
        combien de fois par manche le labo quand on a deux personnages
        à deux, ma forge sert combien de fois dans la manche
        deux persos et un musée, combien de cartes dessous par manche
        deux persos, la forge combien de fois par manche
        à 3, le musée prend combien de cartes par manche
