### The rulings of data/rulings/magician.toml, and the questions they answer: with yes, with no, or in another way.

ruling-magician-one-of-two = Each turn the Magician does one or the other: he swaps his whole hand with a player, or exchanges cards with the deck.
    .no =
        Can the Magician swap hands and also trade cards with the deck?
        Does the Magician get both his powers in one turn?
        I am the Magician: first I take Ben's hand, then I throw away the bad cards and redraw. Legal?
        can i use both magician abilities
        magician redraws with the deck, may he then also swap hands with someone
        my friend swapped hands and then exchanged three cards with the pile as magician, allowed
        may the magician do the deck trade first and the hand trade later in the same turn
        both tricks in one turn, magician?
        magician dumps junk in the deck then swaps hands?
        swap, then exchange what i dont like, magician?
        magician gets two goes, one of each?
        magician may do the second trick after building?
        deck first, player second, as magician?
        may i do both as magician
        swapped hands, can the magician also redraw?
        can the magician exchange with the deck and then take my hand
        does the magician have two actions per turn
        magician: hand swap plus deck, ok?
        Is the Magician allowed to use both of his options in the same turn?
    .yes =
        Is it either the hand swap or the card exchange, never both?
        do i have to pick one of the two magician powers
        is doing both halves of the magician forbidden
        magician limited to one of his options each turn
        either a player or the deck, not both, magician?
        magician done after a hand swap, right
        redrew from the deck so no swap with you, magician?
        one option per turn for the magician?
        has the magician to choose between his two tricks
        swapped with lena, no deck exchange now as magician?
        must i choose one option as magician
        swapped hands as magician, deck exchange not allowed anymore?
        is the magician limited to one of his two powers
        magician took my hand, is he done with his power?
        is using both magician options forbidden
    .asked =
        magician: swap hands, trade with deck, or both
        magician: which and how many of his two options
        can the magician combine his tricks or not
        magician one option or both
ruling-magician-swap = The Magician and the other player swap their whole hands, however many cards each has. If the Magician's hand is empty, he simply takes all the other player's cards.
    .yes =
        Can the Magician swap hands when he has no cards himself?
        Does the Magician steal the entire hand, even ten cards for one?
        I am the Magician and my hand is empty. Can I grab all six of his?
        Someone with a single card took my whole hand as the Magician. Is that fair?
        magician with 0 cards takes my full hand, legit
        do we trade complete hands with the magician no matter the size
        i hold one junk card as magician, may i get his seven for it
        empty hand for your seven, magician?
        whole hands trade no matter the size, right, magician
        zero cards myself, i just take yours as magician?
        magician leaves me with his one card for my five?
        all or nothing when the magician swaps hands?
        can i end up with an empty hand after the magicians swap
        can i swap hands with no cards as magician
        magician has 1 card, can he take my 6?
        do i lose my whole hand to the magician
        must the hands be swapped completely with the magician
        do i get the magicians cards, however few
    .no =
        do both hands need the same number of cards for the magician swap
        can the magician swap just two of his cards with a player
        does the magician need cards of his own to swap hands
        does the magician owe me anything if he gave me fewer cards
        can i keep one card back when the magician takes my hand
        magician picks three of my cards?
        equal numbers needed for the magicians swap?
        hold back my best card from the magician?
        empty handed magician may not swap?
        magician pays for the extra cards he gets?
        magician swaps half the hand?
        can i keep a card when the magician swaps with me
        must the magician have as many cards as i do
        no cards in hand, magician cant swap?
        can the magician swap only some cards with me
        does the magician have to give me cards if he has none
        Does the Magician need the same number of cards to swap hands?
    .asked =
        how many cards change owners when the magician swaps hands
        magician with 1 card and me with 8, what happens
        magician has no cards, swap works how
        magician empty hand, can he swap or not
ruling-magician-hands-only = The Magician swaps only the cards in hand. Built districts and gold stay where they are.
    .no =
        Does the Magician also swap built districts?
        can the magician take buildings from my city
        does the gold change hands too when the magician swaps
        magician swaps hands with me, do i lose my coins
        magician trades a district in his city for one in mine, legal
        magician swaps our purses?
        magician trades cities?
        magician grabs a district off the table?
        coins go along with the hand, magician?
        cards under my museum go to the magician?
        magician may choose my city instead of my hand?
        can the magician take my gold
        does the magician swap cities
        do i lose built districts to the magician
        can i take a building with the magician
        magician swap includes coins?
        Does the Magician exchange the gold of the two players as well?
    .yes =
        are my built districts safe from the magician
        is the magician swap only about hand cards
        do i keep my city and my cash if the magician trades hands with me
        built stuff stays put with a magician swap?
        my gold isnt part of the magicians swap, right
        magician gets hand cards and nothing else?
        is my town out of the magicians reach
        after the swap i still have my coins, magician?
        magician cant take what i built?
        is my gold safe from the magician
        do i keep my districts when the magician swaps
        does the magician only swap hands
        magician swaps with me, my city stays?
        am i losing only hand cards to the magician
    .asked =
        what exactly gets swapped by the magician
        magician swap: hand, gold or city
        what do i lose when the magician picks me
        magician swaps what exactly
ruling-magician-any-player = The Magician may take any other player's hand, even if that player was killed, robbed or bewitched or has already played. A killed player still has a hand.
    .yes =
        Can the Magician take the hand of a player who was killed?
        I was assassinated and the Magician wants my cards. Can he?
        i got assassinated, can the magician still swap with me
        can the magician swap with the thief who already had his turn
        may the magician trade hands with a bewitched player
        dead player has six cards, can my magician take them
        is it ok to swap hands with the witch as magician
        killed player can be swapped with, magician?
        already played, still a magician target, right
        hexed hand is fair game for the magician?
        magician swaps with the robbed guy ok?
        im dead this round and the magician can take my cards?
        is nobody at the table safe from the magicians swap
        killed, can the magician take my cards?
        may the magician swap with someone who already played
        can i take the hand of a bewitched player as magician
        robbed by the thief, can the magician still take my hand
        is every other player a possible target for the magician
    .no =
        I am hexed, robbed or already done: are my cards safe from the Magician's swap?
        are my cards safe from the magician if i was killed
        does being robbed by the thief shield me from the magician
        is the magician barred from swapping with the assassin since he already played
        murdered so the magician cant touch my hand?
        already had my turn, immune to magician?
        magician only swaps with players yet to come?
        bewitched hand is locked against the magician?
        thief has played so the magician may not pick him?
        magician needs a living target?
        killed, is my hand safe from the magician?
        already played, am i safe from the magician?
        am i protected from the magician when bewitched
        can the magician not swap with a killed player
        must the magician choose someone who hasnt played yet
        Is a murdered player's hand protected from the Magician?
    .asked =
        Who can the Magician swap with: also someone robbed, or who has already played?
        whose hand can the magician take
        dead player and the magician, swap or not
        magician on killed player, allowed or not
ruling-magician-names-player = The Magician swaps with a player he points at. He does not name a character.
    .no =
        Does the Magician name a character to swap with?
        do i have to guess a character with the magician
        magician says bishop, does he get the hand of whoever is the bishop
        is the magician like the thief, calling out a role
        must i know who someone is before my magician can take the hand
        magician calls a role?
        magician guesses the architect to get his hand?
        magician must name a rank?
        same naming as thief for the magician?
        the named role answers to the magician when called?
        magician swaps blind with an unknown player by role?
        do i name a character as magician
        must the magician guess a role
        does the magician call a rank
        magician says king and gets the kings hand?
        am i safe from the magician while my character is secret
        Does the Magician have to name a character for his swap?
    .yes =
        does the magician just choose a person at the table
        can i point at anna and swap hands with her as the magician
        magician targets a player, not a role, right
        magician points at a person?
        no role guessing for the magician, right
        i pick tom, not a character, as magician?
        magician chooses someone at the table directly?
        can i swap without knowing who has which role, magician
        magician sees whos got many cards and picks that player?
        do i choose a player as magician
        can the magician point at me
        does the magician pick a person and not a role
        may i choose whoever has most cards as magician
        magician doesnt need to know my character?
    .asked =
        Does the Magician name a player or a character?
        magician: player or role
        how does the magician choose his partner
        magician player or character
ruling-magician-exchange = The Magician may exchange as many cards with the deck as he likes: he first puts them under the deck, then draws the same number and keeps them all.
    .asked =
        How many cards can the Magician exchange with the deck?
        Does the Magician discard first or draw first?
        magician tosses 4 cards under the deck, how many back
        magician deck trade, how many
        magician: order of tossing and drawing
        magician exchange with deck how many cards
    .yes =
        I am the Magician and hate my hand. Can I throw all of it under the deck and get new ones?
        Do I keep everything I redraw as the Magician?
        can i swap just one card with the deck as magician
        does the magician draw as many as he put away
        magician replaces his complete hand from the deck, ok
        any number back, same number drawn, magician?
        discards first then draws, right, magician
        magician swaps 1 card with the deck ok?
        all new ones stay with the magician?
        whole hand into the deck and fresh cards, magician?
        magicians rejects go under the pile?
        can i swap all my cards with the deck as magician
        magician puts 5 under, draws 5?
        do i put my cards away before drawing as magician
        may the magician exchange only two cards with the deck
        do i keep all the new cards as magician
    .no =
        is the magician limited to two cards when trading with the deck
        do the magicians old cards go on top of the pile
        can the magician draw new cards before putting his away
        does the magician choose which of the newly drawn cards to keep
        does the deck exchange give the magician more cards than before
        magician draws first then decides what to toss?
        two card limit for magician at the deck?
        magician tosses 3 draws 4?
        magicians old cards on top?
        magician keeps one of the new ones, returns the others?
        must the magician exchange all his cards at the deck
        can i draw before i discard as magician
        magician puts 2 away, draws 3?
        is there a limit for the magicians exchange with the deck
        do the magicians cards go on top of the deck
        must the magician exchange his whole hand with the deck
        Does the Magician keep only one of the cards he draws in the exchange?
ruling-magician-one-of-two-older = Each turn the Magician does one of two things: swap hands with a player, or exchange cards with the deck.
    .no =
        Can the Magician use both his powers in one turn?
        magician: hand swap plus deck trade in one go?
        i swapped hands as magician, can i still redraw from the pile
        can the magician do the two things one after another
    .yes =
        must the magician choose between hand swap and deck
        only one of the magicians powers per turn?
    .asked =
        which of his two options may the magician use
ruling-magician-when-older = The Magician may make his exchange at any time during his turn, before or after his action and his building.
    .asked =
        When does the Magician swap?
        at which point of the turn can the magician trade
    .yes =
        can the magician swap hands before he takes his action
        may i build first and use the magician afterwards
        magician takes 2 gold and then trades hands, ok
    .no =
        does the magician have to swap at the start of the turn
        must the magician wait till the end of the turn
ruling-magician-swap-older = The Magician and the other player swap their whole hands. With an empty hand the Magician simply takes the other player's cards.
    .yes =
        Can the Magician swap with an empty hand?
        magician holds nothing, may he take all my cards
        one card for eight in a magician swap, fine
    .no =
        do we need equally many cards to swap hands with the magician
        does the magician need at least one card to swap hands
        may i hold back a card when i swap as the magician
    .asked =
        magician has no cards, what happens in the swap
ruling-magician-exchange-older = The Magician may exchange any number of cards with the deck: he puts them under it and draws as many new ones.
    .asked =
        How many cards may the Magician trade with the deck?
        magician puts 3 cards under, draws how many
    .yes =
        magician dumps his whole hand under the deck and draws the same number, ok
        can the magician replace a single card from the deck
    .no =
        only two cards for the magician from the deck?
        do traded cards of the magician go on top
        does the magician get one extra when trading with the deck
