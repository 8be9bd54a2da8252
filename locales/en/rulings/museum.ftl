### The rulings of data/rulings/museum.toml, and the questions they answer: with yes, with no, or in another way.

ruling-museum-moves = The cards under the Museum go with it: a player who gets the Museum in an exchange gets them too, and scores them. The rulebook says the same of seizing, but the Museum costs 4, too much for the Marshal.
    .asked =
        What happens to the cards under the Museum when it is swapped?
        The Diplomat swapped my Museum away. Who scores what I tucked under it?
        who owns the cards under a museum that the diplomat swapped
        diplomat got my museum with 5 cards, whose points
        swapped museum, where do the tucked cards go
        the diplomat took my museum, what about the cards
        who scores the cards after the museum is exchanged
    .yes =
        I seized a Museum with four cards: do they come along?
        do the cards stay under the museum when the diplomat takes it
        i got a museum by the diplomats exchange, do i score the cards under it
        can the diplomat steal a museum full of cards along with the points
        museum changes hands, cards go along?
        i diplomat a museum, do i score whats under it at the end
        Do the cards beneath the Museum belong to its new owner after an exchange?
        lost my museum in a swap so my stash is lost too?
        diplomat trade: does the pile travel with the museum
        6 cards under his museum, i swap for it, 6 points for me right
        the new guy gets everything under the museum, yeah
        do the cards under the museum go with it when its swapped
        can i get the museum cards by swapping with the diplomat
        do i lose my museum cards to the diplomat
        diplomat takes the museum, cards too?
        does the new owner score the cards under the museum
        Do I lose the points of my tucked cards if my Museum is exchanged?
        diplomat swaps for a museum, is the pile his now
    .no =
        Do I keep my Museum cards if the Diplomat takes the Museum?
        diplomat swapped my museum away, do i take the tucked cards back into my hand
        are the museum cards discarded when it changes city through the diplomat
        do i still score my museum cards after the diplomat took it
        if the marshal could seize the museum, would the cards stay with me
        diplomat grabs my museum but the pile under it is mine to keep, no?
        museum swapped, stash stays on my side?
        Does a swapped Museum arrive empty in its new city?
        diplomat took it but the tucked cards still score for me?
        cards under the museum go back to the deck on an exchange?
        diplomats victim gets his tucked cards in hand?
        can i keep the cards when my museum is exchanged
        do i get my cards back from a swapped museum
        are the cards under the museum safe from the diplomat
        does the diplomat get an empty museum
        Do the museum cards return to my hand if the Diplomat swaps it?
        museum exchanged, cards discarded?
        museum gone by exchange, points still mine?
ruling-museum-not-seized = The Marshal cannot seize the Museum: it costs 4, and he seizes only districts that cost 3 or less.
    .no =
        Can the Marshal seize the Museum?
        im the marshal, may i take a museum with cards under it
        marshal pays 4 for my museum, allowed?
        can i lose the museum to the marshal
        does an empty museum fall to the marshal
        marshal on museum, can he?
        museum with a fat stack under it, may i seize it as marshal
        Is the Museum cheap enough for the Marshal?
        could the marshal grab my museum if its empty
        does the marshal get my stash by seizing the museum
        i offer 4 gold as marshal for the museum, deal?
        does the museum cost 3 so the marshal can have it
        can the marshal take my museum
        can i seize the museum as marshal for 4 gold
        do i lose the museum to the marshal
        does the marshal work on the museum
        museum seized by the marshal, legal?
        Is the Marshal allowed to seize a Museum?
        marshal pays me 3 for the museum, can he
        is the museum within the marshals limit
    .yes =
        is my museum safe from the marshal
        is the museum too expensive for the marshal
        museum out of reach for the marshal?
        marshal cant touch my museum right
        museum at 4 is over the marshals limit?
        Do I keep my Museum whatever the Marshal does?
        no museum for the marshal cause it costs more than 3?
        my stack under the museum is safe from marshals?
        marshal has to leave museums alone, correct?
        am i safe from the marshal with my museum
        is the museum protected from the marshal by its cost
        museum costs too much for the marshal?
        does the marshal have to leave the museum
        Is it true that the Marshal cannot seize the Museum?
        can i keep my museum if the marshal wants it
        museum costs 4 so no seizing?
    .asked =
        why cant the marshal have the museum
        what does the museum cost and is it in marshal range
        what keeps the marshal off the museum
        can the marshal seize the museum or not
        which cost does the museum have for the marshal
ruling-museum-destroyed = The cards under a destroyed Museum go under the district deck, like the Museum itself. Nobody gets them, and they score nothing.
    .asked =
        What happens to the cards under the Museum when it is destroyed?
        necropolis built by destroying the museum, what about the cards in it
        warlord wrecked my museum with 6 cards, where do they go
        who gets the stash of a razed museum
        museum destroyed, where do the cards under it go
        who gets my museum cards after the warlord
    .yes =
        Are stored cards lost when the Museum is razed?
        are the points gone when the warlord burns the museum
        do museum cards go to the bottom of the deck when it is destroyed
        museum blown up, all tucked cards lost?
        warlord smashes museum, pile goes under the deck right
        Do cards beneath a destroyed Museum end up under the district deck?
        no points for the stash once the museum is wrecked?
        my museum got torn down, nobody gets the cards under it?
        necropolis on top of my museum, am i losing everything tucked there
        the museum goes under the deck and so does its pile, yeah?
        do i lose the cards under my museum when the warlord destroys it
        are the tucked cards gone if my museum is destroyed
        museum burned, points lost?
        does the pile under a destroyed museum go to the bottom of the deck
        Do the cards under the Museum become worthless when it is destroyed?
        can the warlord wipe out all my museum points at once
        armory hits the museum, cards under the deck?
    .no =
        Do I get my Museum cards back when the Warlord burns it down?
        The Warlord blew up my Museum with cards under it. Do they return to my hand?
        armory blew up my museum, do the cards come back to me
        does the warlord get the cards under the museum he destroys
        i sacrificed my museum for the necropolis, do i keep the cards
        museum destroyed, do the tucked cards still score at the end
        do the cards move to another museum when the warlord razes mine
        warlord takes down museum, i pick the stash up?
        do i score tucked cards though the museum was razed
        Does the destroyer of a Museum receive the cards that were under it?
        burned museum, stash stays face down in my city?
        the cards from my wrecked museum go into my hand?
        museum destroyed, do the cards go to the next player
        can i keep the cards under a destroyed museum
        do i get the museum cards back in hand
        can the warlord take the cards from the museum he destroys
        are my tucked cards safe if the museum is destroyed
        do destroyed museum cards still count for points
        Do I get my cards back after my Museum is destroyed?
        museum destroyed, cards stay with me?
ruling-museum-look = The Museum's owner may look at the cards under it at any time.
    .yes =
        May I look at the cards under my Museum?
        I forgot what I put under my Museum. May I check?
        can i peek under my own museum
        am i allowed to check what ive stored in the museum
        ok to look through my museum pile in someone elses turn
        forgot whats in my museum, quick look ok?
        i can flip through my own museum stash whenever, right
        Is the owner of a Museum normally free to inspect his own pile?
        not my turn but i wanna see what i tucked, fine?
        may i check my tucked cards before i tuck another one
        no rule stops me from viewing my own museum pile, correct?
        can i look at my museum cards anytime
        may i see what is under my own museum during the game
        is it fine to check my museum cards
        my museum, can i look at the cards?
        Am I usually allowed to look at the cards I put under my Museum?
        forgot my museum cards, allowed to look
        do most people let you look under your own museum
    .no =
        are my museum cards hidden from me too
        must i remember what is under my museum
        may i only look under the museum at the end of the game
        does the book forbid looking at my museum cards
        once its under the museum i cant ever see it again?
        is my own stash a secret even to me
        do most groups make the museum owner play from memory
        can i look at my museum pile only during my own turn
        Is there a printed rule that forbids the owner to look under the Museum?
        does looking at my own tucked cards count as cheating
        am i banned from looking at my own museum cards
        do i have to keep my museum cards unseen until scoring
        is looking under my museum forbidden
        does the rulebook say i cannot look under my museum
        Must the owner of the Museum leave the cards unseen?
        museum cards secret for the owner too?
        do the rules mention when the owner may look under the museum
    .asked =
        when may the owner look under the museum
        what do the rules say about peeking at my own museum
        how do most tables handle looking at your own museum stash
        can i look under my museum or not
        how often may i look at my museum cards
ruling-museum-others = The others may ask how many cards are under a Museum, but not look at them.
    .no =
        May my opponents look at the cards under my Museum?
        can i peek under someone elses museum
        can i keep the number of museum cards to myself
        do i show everyone the card i put in the museum
        spying on the neighbors museum pile, allowed?
        hey can i see whats under your museum
        Is a neighbour entitled to read the cards I stored in the Museum?
        must i reveal every card i tuck
        is the size of my museum pile a secret
        may i refuse to tell how many i have tucked
        he lifts my museum to see what i stored, is he allowed
        do the others get to flip through my museum stash
        can i look at the cards under another players museum
        can opponents look at my museum cards
        do i have to show my museum cards when asked
        may i see what he put under his museum
        are the cards under the museum public
        Can another player demand to see the cards under my Museum?
        is the number of cards under my museum secret
        can i lie about how many cards are under my museum
    .yes =
        May my opponents ask how many are tucked under my Museum?
        do i have to tell how many cards my museum holds
        are cards under the museum face down for the others
        may i count the cards under another players museum
        someone asks how fat my museum stash is, must i say
        i can ask you the count under your museum but not the cards, right
        are my tucked cards safe from curious eyes
        How many cards lie under a Museum is usually open to everyone, is it not?
        can i keep the others from reading my museum cards
        opponents only learn the number under my museum, never the cards?
        can i ask how many cards are under your museum
        are my museum cards hidden from opponents
        do i only have to tell the number of museum cards
        is looking under someone elses museum not allowed
        Do I normally have to answer how many cards are under my Museum?
        may i refuse to show my museum cards
        museum count open, cards secret?
    .asked =
        what may others know about my museum pile
        how much of my museum stash is public
        can others see my museum cards
        someone asks about my museum, what must i tell
ruling-museum-one-card = You may put one card from your hand face down under the Museum on each of your turns.
    .asked =
        How many cards may go under the Museum?
    .yes =
        one card a turn into the museum?
        does the museum card come from my hand
    .no =
        can i put my whole hand under the museum at once
        may i tuck two cards under the museum in one turn
        is the museum card put face up
        can i feed the museum in another players turn
ruling-museum-destroyed-older = The cards under a destroyed Museum are discarded with it and score nothing.
    .asked =
        What happens to the cards under the Museum when it is destroyed?
    .yes =
        are the museum cards lost with it
        museum destroyed, cards discarded too?
    .no =
        warlord burned my museum, do i get the cards back
        do cards of a destroyed museum still score
        does the armory owner get the cards of the museum he blew up
        can i save the museum cards into my hand when its razed
ruling-museum-price-third = The cards under the Museum do not change what the Warlord pays.
    .no =
        Does a Museum with many cards cost the Warlord more?
        five cards under the museum, does the warlord pay five more
        do tucked cards protect the museum from the warlord by raising the price
        does the warlord add a coin per museum card
    .yes =
        is a full museum as cheap to destroy as an empty one
        warlord pays for the museum alone, not for its cards?
    .asked =
        what does the warlord pay for a museum with cards
