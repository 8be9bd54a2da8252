### The rulings of data/rulings/assassin.toml, and the questions they answer: with yes, with no, or in another way.

ruling-assassin-hidden = A character the Assassin killed stays face down: nobody answers when it is called, and its turn is skipped. Only a killed rank 4 is shown, at the end of the round, because of the crown.
    .no =
        Does the player the Assassin killed show the card?
        Do I have to say that I was assassinated?
    .asked =
        When do we find out who was murdered?
        What happens when the dead character is called?
        I have the murdered character. Do I turn it over or keep quiet?
ruling-assassin-names = The Assassin names a character, not a player, and not his own. The player who has that card loses this turn and nothing else: gold, hand and city stay.
    .asked =
        Does the Assassin name a player or a character?
        What do I lose when I get killed: only the turn, or my coins too?
    .no =
        Can the Assassin point at a person to kill?
        Do I lose my money or my cards if I am assassinated?
        I am the Assassin and want to kill Anna. Can I just say her name?
ruling-assassin-two-characters = With two characters each, the Assassin stops only the one he killed. Each character has its own turn, so the player's other one plays as usual.
    .no =
        With two characters each, does the Assassin stop both of them?
        We are three with two roles each: does a kill knock me out for the whole round?
    .yes =
        Two or three players: one of my characters was murdered, do I still play the other?
        My Merchant was killed, but I am also the Warlord. Does my second turn happen?
ruling-named-in-vain = You may name or mark a character that nobody has, even one discarded face up. Then nothing happens, and your choice is wasted. The books forbid only the characters they list.
    .yes =
        May you name a character that nobody has?
        Can the Assassin kill a character that was discarded face up?
        Can a warrant or a threat go on a character nobody plays?
    .no =
        I am the Assassin and named someone who turned out not to be in play. Do I get another try?
    .asked =
        What if the Thief or the Witch picks a character that is out of the round?
ruling-assassin-names-classic = The player whose character was killed stays silent when it is called, gives nothing away and loses the turn. The Assassin names a character, not a player.
    .no =
        Does the player the Assassin killed say anything?
    .asked =
        What happens to the murdered character?
ruling-assassin-names-third = A killed character is shown last, after everyone has played. Until then its player says nothing, even when it is called, and loses the turn. The Assassin names any other character.
    .yes =
        Is the character the Assassin killed shown?
    .asked =
        When does the murdered player show the card?
ruling-assassin-shown-changed = Since 2016 a killed character is not shown at all, except rank 4 at the end of the round.
    .no =
        Is the character the Assassin killed still shown in the 2016 edition?
