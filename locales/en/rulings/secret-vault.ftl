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
        can the vault get nicked from my hand
        wizard looks at my hand, may he walk off with the secret vault
        i lost the vault when the magician traded hands, did he get it fair and square
        Is the Secret Vault treated like any other card in hand during the game?
        spy names purple, vault counts right
        may i throw the vault away for gold at the lab
        thieves den price: vault as one of the cards, ok?
        can the magician take my secret vault
        can i lose the secret vault from my hand
        can the wizard take the secret vault
        may i give the secret vault to the seer's victim as a return card
        does the secret vault count as unique for the spy
        Can I discard the Secret Vault at the Laboratory?
        magician swapped hands, did i lose my secret vault
    .no =
        is the secret vault safe from the wizard in my hand
        does the spy skip the secret vault when he asks for purple
        is the secret vault stuck in my hand until the end
        magician swaps hands, do i get to hold back my secret vault
        vault protected from hand swaps?
        does the vault have to stay with whoever drew it
        Is the Secret Vault exempt from being taken by other players?
        can i put my vault aside before the seer picks
        am i banned from discarding the secret vault
        spy asks for uniques, may i leave my vault out of the count
        is my secret vault safe from the magician
        am i allowed to keep the secret vault when hands are swapped
        is the secret vault protected in my hand
        does the spy ignore the secret vault
        Is it forbidden to discard the Secret Vault?
        can nobody take the secret vault from me
        secret vault banned as payment for the thieves den?
    .asked =
        what can happen to the secret vault before the game ends
        magician took my whole hand, who has the secret vault now
        can others take the secret vault or is it safe
        what can i do with the secret vault during the game
ruling-vault-map-room = Showing the Secret Vault gives 3 points, and the Map Room gives 1 more: it is still a card in hand.
    .yes =
        Does the Map Room count the Secret Vault as well?
        Is the Secret Vault still a card in hand after I show it at the end?
        Secret Vault and Map Room together: do they add up?
        secret vault in hand with a map room, 4 points altogether?
        map room gives me 1 for the vault on top of its 3?
        does showing the secret vault keep it in hand for the map room
        vault + map room = 4 total?
        showing the vault still leaves it in hand for the map room right
        Does a revealed Secret Vault earn the extra point of the Map Room?
        i own map room and hold just the vault, 3 and 1?
        vault and map room both pay for the same card?
        map room doesnt skip the vault, correct
        does the map room give a point for the secret vault
        can i score the secret vault with the map room too
        secret vault and map room, 4 points?
        do i still get the map room point when i reveal the secret vault
        Does the Secret Vault count as a card in hand for the Map Room?
        secret vault 3 plus map room 1?
        is the secret vault counted twice, bonus and map room
    .no =
        does the map room ignore the secret vault
        once revealed is the secret vault no longer a card for the map room
        do i have to choose between the secret vault bonus and the map room point
        vault plus map room, only 3 in total?
        map room leaves the vault out of its count?
        revealed vault isnt a hand card any more for map room?
        Must I give up the Map Room point in order to reveal the Secret Vault?
        secret vault with map room makes 6?
        3 for the vault and thats all, map room adds nothing?
        either vault bonus or map room, not both?
        does the secret vault not count for the map room
        do i lose the map room point if i show the vault
        secret vault with map room, just 3?
        is the revealed vault gone from my hand for the map room
        Is the Secret Vault excluded from the Map Room's count?
        secret vault and map room, 5 points?
        must i pick map room or secret vault
    .asked =
        I hold the Secret Vault and own the Map Room: 3 or 4 points?
        map room and 2 cards, one is the secret vault, total bonus
        vault alone in hand with map room, bonus?
        map room point for secret vault, how many in all
        secret vault with map room, how many points
        does the vault count for the map room or not
ruling-vault-museum = Under the Museum the Secret Vault scores 1 like any card there. For its 3 points it must be in your hand.
    .no =
        Does the Secret Vault score 3 under the Museum?
        May I pull the Secret Vault out of the Museum at the end?
        vault under the museum, 3 plus 1 points?
        can i still reveal the secret vault from under my museum
        hide the secret vault in the museum and keep the bonus?
        vault in the museum = 4 pts?
        tucked the vault, can i fish it out for 3 at the end
        Does the Secret Vault keep its three points beneath the Museum?
        museum protects my vault and i still get 3?
        can i show the vault from the museum stash
        vault under museum worth 3 instead of 1?
        is it forbidden to tuck the vault under museum
        does the secret vault give 3 points under the museum
        can i take the secret vault out of the museum for scoring
        secret vault under museum, 4 points?
        do i get the vault bonus if its under my museum
        is the vault still worth 3 in the museum
        Can the Secret Vault be revealed from under the Museum?
        museum and vault bonus both?
    .yes =
        is the secret vault worth just 1 once its under the museum
        must the secret vault be in hand for its 3, not in the museum
        do i lose 2 points by tucking the secret vault under the museum
        may the secret vault go under the museum at all
        vault tucked = only 1 point right
        needs to be in hand for the 3, museum kills that?
        Is a Secret Vault under the Museum just one more stored card?
        can i stash the vault in my museum if i want
        tucked vault loses its own bonus, correct
        3 points in hand but 1 in the museum for the vault?
        does the secret vault score 1 under the museum
        do i lose the 3 points if i put the vault under the museum
        can i put the secret vault under the museum
        vault under the museum, 1 point only?
        Must I hold the Secret Vault in hand to score its three points?
        is the vaults bonus gone once its under the museum
        secret vault in the museum is a normal stored card?
    .asked =
        I tucked the Secret Vault under the Museum. How many points?
        Should I keep the Secret Vault in hand or store it in the Museum?
        points for the secret vault tucked in the museum
        vault in museum, 1 3 or 4
        where must the secret vault be to score 3, hand or museum
        secret vault under the museum, 1 or 3 points
        what is the vault worth in the museum
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
        vault in hand counts as my purple for the rainbow?
        well counts the vault?
        Does a revealed Secret Vault become part of my city?
        vault makes ivory tower lose its bonus?
        four colours plus the secret vault, 3 extra points?
        secret vault shown, is it a unique district in town now
        does the vault add a point with wishing well
        does the secret vault count as a purple district
        can the secret vault be my purple for all five types
        does the wishing well count the secret vault
        do i lose the ivory tower bonus with the secret vault in hand
        secret vault for the color bonus?
        Does the Secret Vault count as a unique district in my city?
        is the ivory tower spoiled by the secret vault
    .yes =
        ivory tower still pays with the secret vault in my hand?
        is the secret vault never part of my city
        ivory tower my only purple plus the vault in hand, do i get the 5
        do i need another purple district for all five types besides the secret vault
        tower safe even if i reveal the vault?
        vault doesnt fill the purple slot of the five colours right
        Does the Ivory Tower score in spite of a Secret Vault in my hand?
        no wishing well point for vault, correct
        vault never sits in my town so it isnt one of my uniques?
        i still need a built purple for the colours bonus, vault wont do?
        does the ivory tower still score if i hold the secret vault
        is the secret vault useless for the five colors
        is the secret vault ignored by the wishing well
        ivory tower safe with the vault?
        Is the Secret Vault left out when unique districts are counted?
        do i need a real purple district even though i have the secret vault
        secret vault gives no wishing well point?
    .asked =
        vault and ivory tower, tower bonus or not
        what does secret vault do for the wishing well
        ivory tower and secret vault, do i get the bonus
        does the secret vault count for five types or not
ruling-vault-not-built = The Secret Vault cannot be built by any means: it stays in your hand, never in your city.
    .no =
        Can I build the Secret Vault?
        may i put the secret vault into my city
        can the framework get the secret vault built
        does the secret vault count toward my seven districts
        can i play the secret vault for 0 gold since it has no cost
        can the warlord destroy the secret vault
        do i need gold for the secret vault at some point
        put the vault down as a building?
        is there any trick to build the secret vault
        vault as my seventh district?
        necropolis framework whatever, does the vault get built somehow
        Does the Secret Vault have a building cost?
        architect has three builds, may one be the vault
        can i drop the vault for free
        warlord burns my vault?
        can i build the secret vault for free
        can i place the secret vault in my city
        can the wizard build the secret vault from my hand
        does the secret vault count as one of my districts
        can i pay to build the secret vault
        Is there any way to build the Secret Vault?
        secret vault buildable with the framework?
    .yes =
        does the secret vault stay in my hand the whole game
        is building the secret vault forbidden
        is my secret vault safe from the warlord since its never on the table
        vault never leaves the hand for the city right
        secret vault cant be built, not even for free?
        Does the Secret Vault remain a hand card until the end?
        theres no way at all to place the vault in town?
        vault doesnt help me reach seven, correct
        i just hold the vault, never play it?
        is the secret vault unbuildable
        does the secret vault stay in hand until the end
        secret vault never gets built?
        do i have to keep the secret vault in my hand
        is building the secret vault not allowed even with lots of gold
        am i stuck holding the secret vault, no building it
    .asked =
        what does it cost to build the secret vault
        how do i build the secret vault
        where does secret vault sit during the game
        can the secret vault be built or not
        why cant i build the secret vault
