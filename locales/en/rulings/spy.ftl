### The rulings of data/rulings/spy.toml, and the questions they answer: with yes, with no, or in another way.

ruling-spy-matches = The Spy only looks at the hand: the cards stay with that player. What he draws comes from the deck.
    .no =
        Does the Spy take the cards he sees?
        can the spy steal cards out of my hand
        spy found two green cards, do they go to him
        do i have to discard the cards the spy was looking for
        does my hand get smaller after the spy
        spy grabs the matching ones from my hand?
        spy saw my purples, do i lose them
        Are the cards of the named type handed over to the Spy?
        i discard what the spy was after?
        spy swaps his cards with my matches?
        spy takes one matching card of his choice?
        do my cards go under the deck after the spy saw them
        can the spy take my cards
        do i lose cards to the spy
        do i take the matching cards as spy
        does the spy keep the cards he saw
        spy named red, do my red cards go to him
        do i have to give the spy my purple cards
    .yes =
        do i keep my hand after the spy looked at it
        do the spys cards come from the deck and not from me
        is the spy just peeking at the cards
        spy looks but doesnt take my cards right
        cards stay in my hand after spying?
        Does the Spy draw his cards from the deck rather than from my hand?
        spy found my cathedral, do i still have it
        my hand is the same size after the spy?
        the spy only peeks and draws elsewhere, correct
        do i keep my cards when the spy looks
        does the spy draw from the deck
        are my cards safe from the spy
        spy only looks?
        Do the cards the Spy finds stay in my hand?
        as spy do i draw new cards from the deck
        spy leaves my hand as it is?
    .asked =
        I am the Spy: do I keep the matching cards or draw new ones from the deck?
        after the spy, what happens to the matching cards in my hand
        spy sees 3 matches, where do his new cards come from
        spied on, which cards do i lose
        does the spy take my cards or draw from the deck
        what does the spy do with my cards
ruling-spy-names-first = The Spy chooses a player and names a type first; only then does he look at the hand.
    .yes =
        Does the Spy name the type before he looks at the hand?
        Does the Spy name the color before he looks at the hand?
        must the spy guess the color blind
        spy: first say blue, then see the cards?
        colour first, peek second?
        spy has to call it before seeing my hand right
        Must the Spy commit to a type before looking at the cards?
        spy guesses wrong colour, stuck with it?
        player and type are chosen, then the hand is shown to the spy?
        no changing the colour after looking as spy, correct
        must the spy name a type first
        do i have to name the color before looking as spy
        spy names first, then looks?
        is the spy stuck with the color he named
        Does the Spy choose the type before he sees the hand?
        can i wait to show my hand until the spy named a color
        is the spy guessing
    .no =
        can the spy look first and then pick the best color
        may the spy change his color after seeing the hand
        does the spy get to see cards before he commits to a type
        can the spy name two colors
        spy peeks then says colour?
        spy can pick whatever i have most of after seeing it?
        Is the Spy permitted to look at several hands before he names a type?
        spy switches from blue to green once he saw my hand?
        does the spy call the type after the reveal
        look at the hand, then choose a different victim?
        can i look at the hand first as spy
        can the spy see my hand before naming a type
        may the spy name the color after looking
        spy looks, then chooses?
        Does the Spy see the cards before he names a type?
        can i change the color as spy when i see none
        do i have to show my hand before the spy names the type
    .asked =
        when does the spy say the color
        spy, look first or name first
        order of spys steps
        spy says the type before or after peeking
        does the spy look or name first
        when does the spy see my hand
ruling-spy-reward = For each card of the named type in that hand the Spy takes 1 gold from the player and draws 1 card from the deck.
    .yes =
        Does the Spy get both a coin and a card for each matching card?
        spy hits 3 red cards, does he take 3 gold and draw 3
        do i pay the spy one coin per matching card
        does the spys gold come from the player he spied on
        spy gets 1 gold 1 card per match?
        2 blues in my hand, spy takes 2 coins off me and draws 2?
        Does each matching card cost me one coin to the Spy?
        spy nets gold and cards, both right
        no matches, nothing for the spy?
        gold off the victim, cards off the deck for the spy?
        does the spy get 1 gold and 1 card per match
        do i have to pay the spy 1 gold for each matching card
        2 matches, spy takes 2 gold and draws 2 cards?
        does the spy take gold from me
        Does the Spy take one gold and draw one card for every matching card?
        do i get gold and cards as spy
        is my hand safe but my gold not when the spy hits
    .no =
        does the spy choose between gold and cards
        does the spy get anything if there is no match
        is it 1 gold total for the spy no matter how many matches
        does the bank pay the spy
        spy gets coin or card, one of the two?
        bank pays spys gold?
        Does the Spy receive two gold for every matching card?
        wrong guess, spy still gets 1 coin?
        spy takes the gold from all players?
        4 matches, spy only draws one card?
        spy draws but takes no gold?
        does the spy get only gold
        does the spy get only cards
        spy takes 2 gold per match?
        no match, does the spy get anything
        Does the Spy's gold come from the bank?
        do i choose gold or card as spy
        3 matches, one gold for the spy?
    .asked =
        What does the Spy get for matching cards?
        The Spy looked at my hand and I have three purple cards. What do I lose?
        spy hit four greens, what does he get
        i have 2 purples and 5 gold, spy called purple, what do i lose
        what does the spy get per match
        3 matching cards, how much does the spy take
ruling-spy-too-little-gold = The Spy draws a card for every match, even if the player has too little gold, or none.
    .yes =
        Does the Spy still draw cards if the player is short of gold?
        victim is broke with 3 matches, does the spy still draw 3 cards
        does the spy get his cards from a player with zero gold
        1 coin and 4 matches, does the spy draw 4
        im skint, spy draws all his cards anyway?
        no gold doesnt stop spys draws right
        Does the Spy draw a card for each match even from a penniless player?
        3 matches 1 coin, spy draws three?
        victim with empty purse, spys cards unaffected?
        spy draws per match not per coin, correct
        no gold, does the spy still draw cards
        does the spy draw for all matches if im broke
        4 matches and 2 gold, does the spy draw 4 cards
        do i get all cards as spy if the victim has no gold
        Does the Spy draw his cards even if his target has no gold?
        spy draws cards from a broke player?
        is having no gold useless against the spys card draw
    .no =
        does the spy draw fewer cards if i cant pay
        am i safe from the spy when im out of cash
        do the spys cards depend on the gold of his target
        spy finds matches but no coins, does he leave empty handed
        broke so spy draws nothing?
        spy draws only as many as coins he got?
        Is the number of the Spy's cards limited by his victim's gold?
        2 gold and 5 matches, spy draws 2?
        spending all my gold keeps the spy from drawing?
        zero coins in my purse cancels the spys cards?
        am i safe from the spy with no gold
        does the spy draw less when i have too little gold
        3 matches, 1 gold, spy draws 1 card?
        no gold, no cards for the spy?
        Does an empty purse stop the Spy from drawing cards?
        do i lose card draws as spy if he cant pay
        spy gets nothing from a broke player?
    .asked =
        how many cards does the spy draw when the target is short of gold
        victim has 0 gold 2 matches, spys cards?
        target is short of cash, what does the spy draw
        3 matches and no gold, how many cards for the spy
        i am broke, what does the spy draw
ruling-spy-gold-there-is = The Spy takes only as much gold as the player has: the rest is not owed, and he still draws a card for every match.
    .no =
        Do I owe the Spy gold if I cannot pay for every match?
        The Spy hit me and I cannot pay for every matching card. Do I owe the rest?
        does the bank make up the missing gold for the spy
        must i pay the spy later when i have gold again
        does the spy take cards from me instead of the gold i dont have
        unpaid matches become a debt to the spy?
        bank covers what i cant pay the spy?
        Must a player who lacks gold pay the Spy in a later turn?
        spy found 4, i have 1, three owed?
        do i give cards if my coins dont cover the spy
        sell a building to pay the spy?
        i cant pay in full so spy takes nothing?
        do i owe the spy the rest
        do i have to pay the spy later
        does the bank pay the rest to the spy
        3 matches and 1 gold, do i owe 2 to the spy
        can the spy take my gold next turn if i couldnt pay
        Does a player without enough gold stay in debt to the Spy?
        do i lose a district if i cant pay the spy
    .yes =
        2 gold and 3 matches: does the spy take just my 2
        can the spy clean me out completely
        is my debt to the spy cancelled if im out of coins
        spy takes what i got and no more right
        3 matches 2 coins, he gets 2 and thats it?
        Is nothing owed when my gold does not cover all the Spy's matches?
        spy can leave me with zero?
        next turns gold is safe, no spy debt?
        rest is forgiven if i run out paying the spy?
        does the spy take only what i have
        3 matches and 2 gold, spy gets 2?
        is the rest cancelled if i cant pay the spy
        can the spy take my last gold
        Does the Spy take only as much gold as I have?
        no debt to the spy?
        am i done with the spy after giving all my gold
    .asked =
        What if the player the Spy picked is broke?
        I am the Spy: three matches but my victim has one coin. What do I collect?
        spy 5 matches me 3 gold, he takes?
        what do i owe the spy after im cleaned out
        spy wants 4 gold and i have 1, what happens
        how much does the spy get if i cant pay
