### The rulings of data/rulings/secret-vault.toml, and the questions they answer: with yes, with no, or in another way.

ruling-vault-is-a-card = Until the end the Secret Vault is an ordinary card in hand: players can swap it, take it, give it away, discard it or pay with it, and the Spy counts it as unique.
    .yes =
        Can somebody take the Secret Vault out of my hand?
        May I discard the Secret Vault or swap it with the Magician?
        Does the Spy count the Secret Vault?
        The Magician took my hand with the Secret Vault in it. Is it his now?
        Can I pay for the Thieves' Den with the Secret Vault?
        can the seer pull the secret vault out of my hand
        emperor gives me the crown, can he get my secret vault as the card
        can i turn the secret vault into 2 gold at the laboratory
        may the cardinal hand over the secret vault as payment
        can the seer give me the secret vault back as his card
    .no =
        is the secret vault safe from the wizard in my hand
        does the spy skip the secret vault when he asks for purple
        is the secret vault stuck in my hand until the end
        magician swaps hands, do i get to hold back my secret vault
ruling-vault-map-room = Showing the Secret Vault gives 3 points, and the Map Room gives 1 more: it is still a card in hand.
    .yes =
        Does the Map Room count the Secret Vault as well?
        Is the Secret Vault still a card in hand after I show it at the end?
        Secret Vault and Map Room together: do they add up?
        secret vault in hand with a map room, 4 points altogether?
        map room gives me 1 for the vault on top of its 3?
        does showing the secret vault keep it in hand for the map room
    .no =
        does the map room ignore the secret vault
        once revealed is the secret vault no longer a card for the map room
        do i have to choose between the secret vault bonus and the map room point
        vault plus map room, only 3 in total?
    .asked =
        I hold the Secret Vault and own the Map Room: 3 or 4 points?
        map room and 2 cards, one is the secret vault, total bonus
ruling-vault-museum = Under the Museum the Secret Vault scores 1 like any card there. For its 3 points it must be in your hand.
    .no =
        Does the Secret Vault score 3 under the Museum?
        May I pull the Secret Vault out of the Museum at the end?
        vault under the museum, 3 plus 1 points?
        can i still reveal the secret vault from under my museum
        hide the secret vault in the museum and keep the bonus?
    .yes =
        is the secret vault worth just 1 once its under the museum
        must the secret vault be in hand for its 3, not in the museum
        do i lose 2 points by tucking the secret vault under the museum
        may the secret vault go under the museum at all
    .asked =
        I tucked the Secret Vault under the Museum. How many points?
        Should I keep the Secret Vault in hand or store it in the Museum?
        points for the secret vault tucked in the museum
ruling-vault-not-in-city = The Secret Vault cannot be built, so it is never in the city: it does not count as the unique type among the five, the Wishing Well does not count it, and the Ivory Tower still scores.
    .no =
        Does the Secret Vault count as a unique district at the end?
        Does the Secret Vault in hand spoil the Ivory Tower?
        Does the Secret Vault help toward all five types?
        I have no purple building but hold the Secret Vault. Do I get the bonus for every color?
        does the wishing well give a point for the secret vault
        secret vault as my fifth color, +3?
        does showing the secret vault cost me the ivory tower bonus
        wishing well and secret vault, one more point?
    .yes =
        ivory tower still pays with the secret vault in my hand?
        is the secret vault never part of my city
        ivory tower my only purple plus the vault in hand, do i get the 5
        do i need another purple district for all five types besides the secret vault
ruling-vault-not-built = The Secret Vault cannot be built by any means: it stays in your hand, never in your city.
    .no =
        Can I build the Secret Vault?
        may i put the secret vault into my city
        can the framework get the secret vault built
        does the secret vault count toward my seven districts
        can i play the secret vault for 0 gold since it has no cost
        can the warlord destroy the secret vault
        do i need gold for the secret vault at some point
    .yes =
        does the secret vault stay in my hand the whole game
        is building the secret vault forbidden
        is my secret vault safe from the warlord since its never on the table
    .asked =
        what does it cost to build the secret vault
