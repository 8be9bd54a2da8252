### The rulings of data/rulings/unique-effects.toml, and the questions they answer: with yes, with no, or in another way.

ruling-optional-unless-must = L'effet d'une merveille n'est obligatoire que si son texte dit « doit » ou « ne peut pas ». Sinon, vous pouvez y renoncer.
    .no =
        Est-on obligé d'utiliser l'effet d'une merveille ?
    .asked =
        Les effets des cartes violettes sont-ils facultatifs ?
        Puis-je renoncer à ce que fait un quartier violet ?
        Ma merveille s'applique-t-elle d'office même si je n'en veux pas ?
         Peut » et « doit » sur une merveille, quelle différence ?
ruling-once-per-turn-own-turn = Le Laboratoire, la Forge et le Musée ne servent que pendant votre propre tour : c'est ce que veut dire « une fois par tour ».
    .no =
        Peut-on utiliser le Laboratoire, la Forge ou le Musée pendant le tour d'un autre ?
    .asked =
        Que veut dire « une fois par tour » ?
        Puis-je me servir d'une merveille quand ce n'est pas à moi de jouer ?
        Un quartier violet « une fois par tour », est-ce à chaque tour de table ?
        J'ai deux personnages : ma Forge sert-elle à chacun de mes tours ?
