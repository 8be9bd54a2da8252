### The rulings of data/rulings/secret-vault.toml, and the questions they answer: with yes, with no, or in another way.

ruling-vault-is-a-card = Until the end the Secret Vault is an ordinary card in hand: players can swap it, take it, give it away, discard it or pay with it, and the Spy counts it as unique.
    .yes =
        Can somebody take the Secret Vault out of my hand?
        May I discard the Secret Vault or swap it with the Magician?
        Does the Spy count the Secret Vault?
        The Magician took my hand with the Secret Vault in it. Is it his now?
        Can I pay for the Thieves' Den with the Secret Vault?
ruling-vault-map-room = Showing the Secret Vault gives 3 points, and the Map Room gives 1 more: it is still a card in hand.
    .yes =
        Does the Map Room count the Secret Vault as well?
        Is the Secret Vault still a card in hand after I show it at the end?
        Secret Vault and Map Room together: do they add up?
    .asked =
        I hold the Secret Vault and own the Map Room: 3 or 4 points?
ruling-vault-museum = Under the Museum the Secret Vault scores 1 like any card there. For its 3 points it must be in your hand.
    .no =
        Does the Secret Vault score 3 under the Museum?
        May I pull the Secret Vault out of the Museum at the end?
    .asked =
        I tucked the Secret Vault under the Museum. How many points?
        Should I keep the Secret Vault in hand or store it in the Museum?
ruling-vault-not-in-city = The Secret Vault cannot be built, so it is never in the city: it does not count as the unique type among the five, the Wishing Well does not count it, and the Ivory Tower still scores.
    .no =
        Does the Secret Vault count as a unique district at the end?
        Does the Secret Vault in hand spoil the Ivory Tower?
        Does the Secret Vault help toward all five types?
        I have no purple building but hold the Secret Vault. Do I get the bonus for every color?
