### The rulings of data/rulings/magician.toml, and the questions they answer: with yes, with no, or in another way.

ruling-magician-one-of-two = Each turn the Magician does one or the other: he swaps his whole hand with a player, or exchanges cards with the deck.
    .no =
        Can the Magician swap hands and also trade cards with the deck?
        Does the Magician get both his powers in one turn?
        I am the Magician: first I take Ben's hand, then I throw away the bad cards and redraw. Legal?
    .yes =
        Is it either the hand swap or the card exchange, never both?
ruling-magician-swap = The Magician and the other player swap their whole hands, however many cards each has. If the Magician's hand is empty, he simply takes all the other player's cards.
    .yes =
        Can the Magician swap hands when he has no cards himself?
        Does the Magician steal the entire hand, even ten cards for one?
        I am the Magician and my hand is empty. Can I grab all six of his?
        Someone with a single card took my whole hand as the Magician. Is that fair?
ruling-magician-any-player = The Magician may take any other player's hand, even if that player was killed, robbed or bewitched or has already played. The card says only "another player", and a killed player still has a hand.
    .yes =
        Can the Magician take the hand of a player who was killed?
        I was assassinated and the Magician wants my cards. Can he?
    .no =
        I am hexed, robbed or already done: are my cards safe from the Magician's swap?
    .asked =
        Who can the Magician swap with: also someone robbed, or who has already played?
        Does the Magician name a player or a character?
ruling-magician-exchange = The Magician may exchange as many cards with the deck as he likes: he first puts them under the deck, then draws the same number and keeps them all.
    .asked =
        How many cards can the Magician exchange with the deck?
        Does the Magician discard first or draw first?
    .yes =
        I am the Magician and hate my hand. Can I throw all of it under the deck and get new ones?
        Do I keep everything I redraw as the Magician?
ruling-magician-one-of-two-older = At any moment of the turn the Magician does one of two things: swap hands with a player, or exchange cards with the deck.
    .no =
        Can the Magician use both his powers in one turn?
    .asked =
        When does the Magician swap?
ruling-magician-swap-older = With an empty hand the Magician simply takes the other player's cards. He swaps only hands, never anything in the cities.
    .yes =
        Can the Magician swap with an empty hand?
    .asked =
        Does the Magician also swap built districts?
ruling-magician-exchange-older = The Magician may exchange any number of cards with the deck: he puts them under it and draws as many new ones.
    .asked =
        How many cards may the Magician trade with the deck?
