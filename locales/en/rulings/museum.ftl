### The rulings of data/rulings/museum.toml, and the questions they answer: with yes, with no, or in another way.

ruling-museum-moves = The cards under the Museum go with it: a player who gets the Museum in an exchange gets them too, and scores them. The book says the same of seizing, but the Museum costs 4, too much for the Marshal.
    .asked =
        What happens to the cards under the Museum when it is swapped?
        The Diplomat swapped my Museum away. Who scores what I tucked under it?
        who owns the cards under a museum that the diplomat swapped
    .yes =
        I seized a Museum with four cards: do they come along?
        do the cards stay under the museum when the diplomat takes it
        i got a museum by the diplomats exchange, do i score the cards under it
        can the diplomat steal a museum full of cards along with the points
    .no =
        Do I keep my Museum cards if the Diplomat takes the Museum?
        diplomat swapped my museum away, do i take the tucked cards back into my hand
        are the museum cards discarded when it changes city through the diplomat
        do i still score my museum cards after the diplomat took it
        if the marshal could seize the museum, would the cards stay with me
ruling-museum-not-seized = The Marshal cannot seize the Museum: it costs 4, and he seizes only districts that cost 3 or less.
    .no =
        Can the Marshal seize the Museum?
        im the marshal, may i take a museum with cards under it
        marshal pays 4 for my museum, allowed?
        can i lose the museum to the marshal
        does an empty museum fall to the marshal
    .yes =
        is my museum safe from the marshal
        is the museum too expensive for the marshal
        museum out of reach for the marshal?
    .asked =
        why cant the marshal have the museum
ruling-museum-destroyed = The cards under a destroyed Museum go under the district deck, like the Museum itself. Nobody gets them, and they score nothing.
    .asked =
        What happens to the cards under the Museum when it is destroyed?
        necropolis built by destroying the museum, what about the cards in it
    .yes =
        Are stored cards lost when the Museum is razed?
        are the points gone when the warlord burns the museum
        do museum cards go to the bottom of the deck when it is destroyed
    .no =
        Do I get my Museum cards back when the Warlord burns it down?
        The Warlord blew up my Museum with cards under it. Do they return to my hand?
        armory blew up my museum, do the cards come back to me
        does the warlord get the cards under the museum he destroys
        i sacrificed my museum for the necropolis, do i keep the cards
        museum destroyed, do the tucked cards still score at the end
        do the cards move to another museum when the warlord razes mine
ruling-museum-look = Most players let the Museum's owner look at the cards under it at any time; no book says anything about it.
    .yes =
        May I look at the cards under my Museum?
        I forgot what I put under my Museum. May I check?
        can i peek under my own museum
        am i allowed to check what ive stored in the museum
        ok to look through my museum pile in someone elses turn
    .no =
        are my museum cards hidden from me too
        must i remember what is under my museum
        may i only look under the museum at the end of the game
        does the book forbid looking at my museum cards
    .asked =
        when may the owner look under the museum
ruling-museum-others = Most players let the others ask how many cards are under a Museum, but not look at them; no book says anything about it.
    .no =
        May my opponents look at the cards under my Museum?
        can i peek under someone elses museum
        can i keep the number of museum cards to myself
        do i show everyone the card i put in the museum
        spying on the neighbors museum pile, allowed?
    .yes =
        May my opponents ask how many are tucked under my Museum?
        do i have to tell how many cards my museum holds
        are cards under the museum face down for the others
        may i count the cards under another players museum
ruling-museum-one-card = You may put one card from your hand face down under the Museum in each of your turns.
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
ruling-museum-price-third = The cards under the Museum don't change what the Warlord pays.
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
