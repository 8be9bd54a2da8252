### The rulings of data/rulings/setup.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tokens-in-rank-order = Put this game's character tokens in rank order in the middle of the table: they show which characters are in play.
    .asked =
        What are the character tokens for?
        Where do the tokens go?
        How do I see which characters are part of this game?
        those round discs with faces, what do i do with them at setup
        what order do the tokens lie in
        round tokens, whats their use
        how do we arrange the tokens
        tokens of which characters go out
        where do i put the character tokens
        character tokens, what for
    .yes =
        Do we need the little character tokens on the table at all?
        do the tokens go in the middle of the table
        character tokens sorted by rank, is that how it goes
        are the tokens there so everybody sees which characters are in
        tokens in the middle by number?
        show whats in play with the tokens right
        Are the tokens laid out in order of rank?
        so 1 through 8 in a row, the discs?
        only tokens of characters in this game get laid out?
        do the tokens show which characters are in play
        are character tokens put in rank order
        tokens in the middle of the table?
        do we only use tokens of characters in this game
        Do the character tokens lie in the middle in rank order?
        can i look at the tokens to see which characters are in the game
        token 1 first, then 2 and so on?
    .no =
        does every player get a character token
        can we put out tokens for characters that are not in the deck
        do we lay out all the tokens from the box
        is a token what i reveal when my character is called
        give everybody a token?
        tokens for all characters in the box?
        Do the tokens go in front of the players who hold those characters?
        can we skip rank order and put the discs in any old way
        tokens shuffled face down?
        do i flip a disc to reveal my role
        do i get a character token of my own
        are the tokens kept in front of the players
        do we lay out every character token
        tokens in random order?
        Do the character tokens stay in the box?
        are tokens shuffled and dealt
ruling-deck-of-sixty-eight = The district deck is made of the 54 basic districts and this game's 14 unique ones, shuffled together: 68 cards.
    .asked =
        How many cards are in the district deck?
        how many purple cards go in the deck
        how big is the deck
        number of ordinary districts and uniques in the pile
        how many district cards in the deck
        how many unique districts in the game
    .yes =
        My friend says only 14 purple cards are shuffled in, not all 30. True?
        are there always 14 purple ones in the deck
        do the purple and the normal buildings go into one pile
        all 54 colored districts go in every game right
        one single pile, 14 purples mixed in with the rest?
        68 cards right
        54 plus 14 purples?
        Are the unique districts shuffled together with the basic ones?
        just fourteen of the purples are used each game?
        the rest of the uniques stay in the box?
        is the district deck 68 cards
        do 14 unique districts go in the deck
        are unique districts shuffled into the deck
        54 basic districts in the deck?
        Does the district deck have 54 basic and 14 unique cards?
        do some unique districts stay in the box
        only 14 purples?
    .no =
        Do all the purple districts go in?
        do we shuffle in every purple card from the box
        is the district deck 84 cards
        separate pile for the unique districts?
        with fewer players do we take out some district cards
        all 30 uniques in the deck?
        54 cards in the deck, no purples?
        Is there a separate draw pile for the unique districts?
        deck has 14 of each?
        20 purples in the deck?
        take out cards for fewer players so its not 68?
        do all unique districts go in the deck
        is the deck 60 cards
        are the purple cards kept apart
        30 unique districts in the deck?
        Are there ten unique districts in the deck?
        do we play without unique districts
        is the deck smaller with 3 players
ruling-four-cards-each = Everyone starts with four district cards in hand.
    .asked =
        How many district cards does everyone start with?
        How big is everybody's opening hand?
        number of cards dealt at setup
        starting hand?
        how many buildings do i get dealt
        how many cards do i start with
        starting hand size
    .yes =
        do we deal four cards each at the start
        my friend dealt everyone 4 buildings, correct?
        is four the starting hand for every player count
        4 cards each at start?
        Does each player begin with four district cards?
        four in hand before round one right
        everybody gets the same number, four?
        new guy dealt us four apiece, ok?
        do i start with 4 cards
        does everyone get four district cards
        4 cards at the beginning?
        Do we deal four district cards to each player?
        is my starting hand 4 cards
        everyone four cards, no matter how many players?
        do i get four district cards before the first round
    .no =
        do i begin with six district cards
        does the starting hand get smaller with more players
        do we start with an empty hand
        with two players do i get eight cards to start since i have two characters
        can i swap my first four cards if they are bad
        5 cards to start?
        two cards in the opening hand?
        Do players begin the game without district cards?
        crown holder gets an extra card at setup?
        3 cards each?
        pick four out of eight at start?
        mulligan if my 4 are all purple?
        do i start with 3 cards
        do i start without cards
        7 cards to start?
        does the first player get fewer cards
        Does everyone start with five district cards?
        can i choose my starting cards
        do we start with two district cards each
ruling-two-gold-each = Everyone starts with 2 gold from the bank.
    .asked =
        How much gold does everyone start with?
        How many coins do we get at the beginning?
        What is my starting gold?
        how much cash on setup
        starting coins?
        what cash do i have at setup
        how much gold at the start
        starting gold
    .yes =
        do we start with two coins
        2 gold each before the first round, right?
        does everybody get the same starting gold
        2 coins each to begin?
        Does every player receive two gold at the start?
        we all begin with the same 2 right
        two from the bank before the first round?
        so i can only count on 2 coins at the start?
        do i start with 2 gold
        does everyone start with two gold
        2 gold at the beginning?
        Do all players get two gold from the bank at the start?
        is two the starting gold with 8 players too
        do we take our first 2 gold from the bank
        do i have gold before my first turn
    .no =
        do i begin the game broke
        does the player with the crown get more starting gold
        with two players do we start with 4 gold
        is the starting money 5
        start with 4 gold?
        nobody has money at first?
        Is the starting gold three coins?
        oldest gets more coins at start?
        1 gold each?
        last player gets an extra coin at setup?
        does starting gold depend on player count
        do i start with no gold
        3 gold at the start?
        does the crown player start with more gold
        do i start with 6 gold
        Does everyone start with four gold?
        do we start with 1 gold
        does the youngest get extra gold
ruling-gold-belongs-to-player = Gold belongs to the player, never to one of the characters: it stays with you from round to round, and if you have two characters, they share it.
    .no =
        Does each of my characters have gold of its own?
        Does each of my two characters have a purse of its own?
        do my coins go back to the bank when i hand in my character card
        i was the merchant and now im bishop, is my money gone
        do i lose the gold when i get a new character
        each role has its own money?
        new round new purse?
        Is gold tied to the character that earned it?
        gave back my role card, gold goes too?
        my thief earned 4, cant my other role spend it?
        leftover coins lost when i pick another role?
        two characters means two separate piles of gold?
        unspent gold vanishes each round?
        do i lose my gold when the round ends
        do my two characters have separate gold
        is my gold gone when i change character
        does gold go back to the bank after each round
        does the gold stay with the character card
        Does each character keep its own gold?
        must i spend my gold before the round ends
    .yes =
        do i keep my gold when the round ends
        can i save gold for later rounds
        can my second character spend what the first one earned
        money stays with me round after round right
        both my roles use one purse?
        Do a player's two characters share the same gold?
        i can hoard coins over several rounds?
        merchant last round, warlord now, still my gold?
        the cash is the players not the roles, correct
        king role earned it and my bishop role can build with it?
        can i keep my gold for the next round
        do my two characters share gold
        is gold mine and not the characters
        new character, same gold?
        Does my gold stay with me when I get a new character?
        can my second character use my gold
        do i keep the gold i earned as merchant
    .asked =
        Does money belong to the player or to the character?
        what happens to my gold when i change characters
        who owns gold, me or the role
        two roles one player, how is the money kept
        whose gold is it, player or character
        what happens to my gold after the round
ruling-oldest-takes-crown = The oldest player takes the crown and the character cards, and so chooses first.
    .asked =
        Who goes first?
        Who gets the crown at the start?
        Who is the starting player?
        Who picks a character first in the very first round?
        Does the youngest or the eldest begin?
        who holds the crown in round one
        who has the crown at the beginning
        first to pick a role in round 1?
        who starts with the crown
        who begins the game
    .yes =
        does the oldest player begin with the crown
        grandma is the oldest, does she get the crown first
        does whoever has the crown at setup also choose a character first
        oldest takes crown?
        eldest picks first right
        Does the crown go to the oldest player at the start of the game?
        im the oldest so i get the character cards first?
        age decides who begins?
        does the oldest get the crown
        does the oldest choose first
        oldest player starts?
        is the first crown for the oldest
        i am the oldest, do i choose a character first
        dad is oldest so he starts with the crown?
        Is the crown given to the oldest of us before the first round?
    .no =
        do we roll a die for who starts
        is the youngest the first player
        does the winner of the last game take the crown at the start
        do we draw the king to see who starts
        youngest starts?
        Is the starting player chosen at random?
        whoever is host starts?
        last games winner gets the crown first?
        highest card drawn gets the crown?
        the crown lies in the middle till someone is king?
        tallest player begins lol, right?
        does the youngest get the crown
        does the king decide who starts the first round
        do we vote who gets the crown
        Does the youngest player choose first at the beginning?
        is there no crown in the first round
        winner of the last game begins?
ruling-two-to-eight-players = Citadels is for 2 to 8 players. With two or three, everyone plays two characters; eight players need a ninth character in the deck.
    .asked =
        How many people can play Citadels?
        max number of players
        whats the minimum player count
        how many can play this
        player count?
        how many players can play
        is citadels for 2 or more
    .yes =
        works with two?
        can we play with eight
        is it playable with 3 players
        there are five of us tonight, can we play
        2 of us ok?
        eight is max right
        Is the game suitable for six people?
        three players, two roles each?
        can the four of us play
        8 works but needs a ninth character?
        can we play with 2
        can 8 people play citadels
        is citadels ok for three players
        7 players possible?
        Can Citadels be played by two people?
        do we each play two characters with 3 players
        can five people play citadels
    .no =
        can 9 people play
        there are ten of us, is that ok
        do you need at least four players
        is it a two player only game
        is 7 the most players the game allows
        nine people?
        only from three up?
        Can one person play Citadels alone?
        max six?
        with two do we play only one role each?
        five players, two roles each?
        eight with eight roles, fine?
        can nine play citadels
        is four the minimum
        is citadels only for four or more
        Can ten people play Citadels?
        two characters each with 6 players?
        max 5 players?
        is citadels ok for eleven people
ruling-start-older = Everyone starts with four district cards and 2 gold.
    .asked =
        What does everyone start with?
        How many cards and coins at the start?
        how many buildings in hand before round one
        starting hand and starting money
    .yes =
        do we get 4 cards and 2 coins to begin
        two gold pieces each at the start?
    .no =
        do i start without gold
        is it three district cards at the start
ruling-oldest-crown-classic = The oldest player gets the crown at the start.
    .asked =
        Who gets the crown at the start?
        Who goes first?
        who has the crown in the first round
    .yes =
        does the eldest start with the crown
        im the oldest here, do i pick first
    .no =
        do we draw lots for the first crown
        does the youngest begin
        random starting player?
ruling-crown-by-lot-third = Draw lots for the first crown; it does not go to the oldest player.
    .no =
        Does the oldest player get the crown?
        do we give the crown to grandpa first
        does the youngest get the first crown
    .yes =
        do we draw lots for the crown at the start
        is the first crown random
        can anybody end up with the first crown
    .asked =
        Who goes first?
        how do we decide who has the crown first
ruling-bonus-aside-classic = In a first game leave the bonus characters and districts, the ones with a white star, in the box.
    .no =
        Do the bonus cards belong in a first game?
        first time playing, do i shuffle in the starred cards
        are the witch and the artist part of a first game
        can newbies use the starred purple cards right away
    .yes =
        do the bonus characters stay in the box for our first game
        leave out the white star districts for beginners?
    .asked =
        What do we do with the white-star cards the first time?
        which cards do i take out before the first game
