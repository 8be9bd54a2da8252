### The rulings of data/rulings/unique-effects.toml, and the questions they answer: with yes, with no, or in another way.

ruling-optional-unless-must = You have to follow a unique district's effect only if its text says "must" or "cannot". Otherwise you may skip it.
    .no =
        Do I have to use a unique district's effect?
        Am I forced to use my own special building when I don't want to?
        do i have to sell a card if i own the laboratory
        must i take the parks cards if i dont want them
        a purple card says cannot, may i ignore that
        can the others force me to use my museum
    .yes =
        Are purple card effects optional?
        Can I choose to ignore what my purple building does?
        can i just not use my purple building this turn
        the text says must, do i have to follow it
        is a unique districts effect my own choice
    .asked =
        which purple effects are compulsory
ruling-once-per-turn-own-turn = The Laboratory, the Smithy and the Museum work only in your own turn: "once per turn" means once in that turn.
    .no =
        May I use the Laboratory, the Smithy or the Museum in another player's turn?
        It is not my turn: can I still sell a card at the Laboratory?
        Can I trigger my Smithy while somebody else is playing?
        can i stash a card in my museum while someone else plays
        thief is about to rob me, can i spend at the smithy in his turn
        im waiting for my rank to be called, may i use the laboratory
        can i react with my purple building during the warlords turn
        does the museum take one card in every players turn
    .yes =
        do the lab and the smithy only work in my turn
        does once per turn mean once in my own turn
        is the museum shut for me in other peoples turns
    .asked =
        What does "once per turn" mean?
        when may i use a once per turn district
ruling-once-per-turn-each-turn = With two characters you have two turns in a round: the Laboratory, the Smithy and the Museum work once in each of them.
    .yes =
        I have two characters: does my Smithy work in each of my turns?
        two player game, can i use the laboratory twice a round
        museum: one card with each of my two roles?
        three of us, does the lab reset for my second character
    .no =
        is it once per round when i play two characters
        used the smithy as the bishop, is it blocked for my warlord turn
        can i save up and use the museum twice in my second turn
        with two roles do i get two smithy uses in the first turn
    .asked =
        how many times a round may i use the lab with two characters
