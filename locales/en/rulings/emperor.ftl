### The rulings of data/rulings/emperor.toml, and the questions they answer: with yes, with no, or in another way.

ruling-emperor-not-with-two = The Emperor is not used with two players. Play the King or the Patrician instead, even when one of the official lists has the Emperor.
    .no =
        Can the Emperor be used with two players?
    .asked =
        What replaces the Emperor in a two-player game?
        There are just two of us and our list has the Emperor. What do we do?
        Why can't two people play with the Emperor?
ruling-emperor-crown = At some point in his turn the Emperor must give the crown to another player: not to himself and not back to the player who had it. If he has it himself, he must give it away too.
    .no =
        May the Emperor keep the crown for himself?
        Can the Emperor leave the crown where it is?
        I am the Emperor and nobody should have the crown but me. Allowed?
        May the Emperor return the crown to the player who held it?
    .asked =
        What if the Emperor already has the crown?
ruling-emperor-payment = The Emperor decides what he gets for the crown: 1 gold or 1 random card from the hand of the player who gets it. If that player has neither, he gets nothing.
    .asked =
        Who chooses between gold and a card when the Emperor hands over the crown?
        What does the Emperor get for the crown, and what if the player is broke?
        The Emperor made me first player. Must I pay him, and may I decide how?
        I am the Emperor and the one I crowned has no gold and no cards. What do I receive?
    .no =
        Does the Emperor pick the card he wants?
ruling-emperor-killed = A killed Emperor shows his card at the end of the round and gives the crown to another player, not to himself. He gets no gold and no card for it.
    .yes =
        Does the Emperor still pass on the crown if he was killed?
        I am the Emperor and was assassinated: do I still decide who is crowned?
    .no =
        Is an assassinated Emperor paid for the crown?
        Does a dead Emperor collect a coin or card at the end of the round?
ruling-emperor-crown-older = When called, the Emperor takes the crown and gives it to someone else: not to himself, and not back to the player who had it. If he has it himself, he must still give it away.
    .no =
        May the Emperor keep the crown?
    .asked =
        Who can the Emperor give the crown to?
ruling-emperor-payment-older = The player who gets the crown gives the Emperor 1 gold or 1 card from hand and chooses which. A player with neither gives nothing. (In 2016 the Emperor chooses, and the card is random.)
    .asked =
        Who chooses what the Emperor is paid for the crown?
        What if the player who gets the crown has no gold and no cards?
ruling-emperor-killed-older = A killed Emperor gives the crown away at the end of the round and is paid nothing: the rule for a killed King applies to him as far as it can.
    .yes =
        Does a killed Emperor still move the crown?
ruling-emperor-two-older = With two players leave the Emperor out. The book allows him, but when your opponent has the crown, there is nobody he could give it to.
    .no =
        Should the Emperor be used with two players?
ruling-crown-not-only-king = Not only the King moves the crown: the Emperor does too, as his own text says. The chapter on the pieces mentions only the King.
    .no =
        Does only the King get the crown?
