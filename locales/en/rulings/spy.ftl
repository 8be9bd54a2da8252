### The rulings of data/rulings/spy.toml, and the questions they answer: with yes, with no, or in another way.

ruling-spy-matches = The Spy only looks at the hand: the cards stay with that player. What he draws comes from the deck.
    .no =
        Does the Spy take the cards he sees?
        can the spy steal cards out of my hand
        spy found two green cards, do they go to him
        do i have to discard the cards the spy was looking for
        does my hand get smaller after the spy
    .yes =
        do i keep my hand after the spy looked at it
        do the spys cards come from the deck and not from me
        is the spy just peeking at the cards
    .asked =
        I am the Spy: do I keep the matching cards or draw new ones from the deck?
        after the spy, what happens to the matching cards in my hand
ruling-spy-names-first = The Spy chooses a player and names a type first; only then does he look at the hand.
    .yes =
        Does the Spy name the type before he looks at the hand?
        Does the Spy name the color before he looks at the hand?
        must the spy guess the color blind
        spy: first say blue, then see the cards?
    .no =
        can the spy look first and then pick the best color
        may the spy change his color after seeing the hand
        does the spy get to see cards before he commits to a type
        can the spy name two colors
    .asked =
        when does the spy say the color
        spy, look first or name first
ruling-spy-reward = For each card of the named type in that hand the Spy takes 1 gold from the player and draws 1 card from the deck.
    .yes =
        Does the Spy get both a coin and a card for each matching card?
        spy hits 3 red cards, does he take 3 gold and draw 3
        do i pay the spy one coin per matching card
        does the spys gold come from the player he spied on
    .no =
        does the spy choose between gold and cards
        does the spy get anything if there is no match
        is it 1 gold total for the spy no matter how many matches
        does the bank pay the spy
    .asked =
        What does the Spy get for matching cards?
        The Spy looked at my hand and I have three purple cards. What do I lose?
ruling-spy-too-little-gold = The Spy draws a card for every match, even if the player has too little gold, or none.
    .yes =
        Does the Spy still draw cards if the player is short of gold?
        victim is broke with 3 matches, does the spy still draw 3 cards
        does the spy get his cards from a player with zero gold
        1 coin and 4 matches, does the spy draw 4
    .no =
        does the spy draw fewer cards if i cant pay
        am i safe from the spy when im out of cash
        do the spys cards depend on the gold of his target
        spy finds matches but no coins, does he leave empty handed
    .asked =
        how many cards does the spy draw when the target is short of gold
ruling-spy-gold-there-is = The Spy takes only as much gold as the player has: nothing stays owed, and he still draws a card for every match.
    .no =
        Do I owe the Spy gold if I cannot pay for every match?
        The Spy hit me and I cannot pay for every matching card. Do I owe the rest?
        does the bank make up the missing gold for the spy
        must i pay the spy later when i have gold again
        does the spy take cards from me instead of the gold i dont have
    .yes =
        2 gold and 3 matches: does the spy take just my 2
        can the spy clean me out completely
        is my debt to the spy cancelled if im out of coins
    .asked =
        What if the player the Spy picked is broke?
        I am the Spy: three matches but my victim has one coin. What do I collect?
