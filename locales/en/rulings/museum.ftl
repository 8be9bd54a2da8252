### The rulings of data/rulings/museum.toml, and the questions they answer: with yes, with no, or in another way.

ruling-museum-moves = The cards under the Museum go with it: a player who exchanges or seizes the Museum gets them too.
    .asked =
        What happens to the cards under the Museum when it is swapped?
        The Diplomat swapped my Museum away. Who scores what I tucked under it?
    .yes =
        I seized a Museum with four cards: do they come along?
    .no =
        Do I keep my Museum cards if the Diplomat takes the Museum?
ruling-museum-destroyed = The cards under a destroyed Museum go under the district deck, like the Museum itself. Nobody gets them, and they score nothing.
    .asked =
        What happens to the cards under the Museum when it is destroyed?
    .yes =
        Are stored cards lost when the Museum is razed?
    .no =
        Do I get my Museum cards back when the Warlord burns it down?
        The Warlord blew up my Museum with cards under it. Do they return to my hand?
ruling-museum-look = Most players let the Museum's owner look at the cards under it at any time, and let the others ask how many there are.
    .yes =
        May I look at the cards under my Museum?
        I forgot what I put under my Museum. May I check?
        May my opponents ask how many are tucked under my Museum?
    .asked =
        Are the cards in the Museum secret?
ruling-museum-one-card = You may put one card from your hand face down under the Museum in each of your turns.
    .asked =
        How many cards may go under the Museum?
ruling-museum-destroyed-older = The cards under a destroyed Museum are discarded with it and score nothing.
    .asked =
        What happens to the cards under the Museum when it is destroyed?
ruling-museum-price-third = The cards under the Museum don't change what the Warlord pays.
    .no =
        Does a Museum with many cards cost the Warlord more?
