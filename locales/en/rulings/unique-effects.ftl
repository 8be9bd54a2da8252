### The rulings of data/rulings/unique-effects.toml, and the questions they answer: with yes, with no, or in another way.

ruling-optional-unless-must = You have to follow a unique district's effect only if its text says "must" or "cannot". Otherwise you may skip it.
    .no =
        Do I have to use a unique district's effect?
        Am I forced to use my own special building when I don't want to?
        do i have to sell a card if i own the laboratory
        must i take the parks cards if i dont want them
        a purple card says cannot, may i ignore that
        can the others force me to use my museum
        forced to use my purple?
        gotta draw with the park even if i dont wanna?
        Is every unique district's effect compulsory?
        ignoring a "must" on a purple, allowed?
        others can make me use my smithy?
        do i have to tuck a card each turn with museum
        text says cannot but i may skip that?
        do i have to use my purple district
        must i use the smithy if i own it
        am i forced to use the effect of my unique district
        can i ignore a purple card that says must
        can my opponents force me to use my laboratory
        Is it compulsory to use the effect of a unique district?
        may i skip an effect that says cannot
    .yes =
        Are purple card effects optional?
        Can I choose to ignore what my purple building does?
        can i just not use my purple building this turn
        the text says must, do i have to follow it
        is a unique districts effect my own choice
        purple effects are optional right
        can i skip my gold mine or whatever if text doesnt say must
        Does only the word "must" or "cannot" make a purple effect binding?
        text with must has to be obeyed?
        may i leave my lab unused
        i decide if i use a unique effect, unless must?
        can i skip the effect of my purple district
        is using a unique district optional
        do i have to follow a purple card that says must
        may i not use my park
        Am I free to leave a unique district's effect unused?
        effect says cannot, do i have to obey
        are purple effects voluntary unless it says must
    .asked =
        which purple effects are compulsory
        when do i have to follow a purples text
        purple power, optional or obligatory
        must or may, unique district effects
        do i have to use my unique district
ruling-once-per-turn-own-turn = The Laboratory, the Smithy and the Museum work only on your own turn: "once per turn" means once on that turn.
    .no =
        May I use the Laboratory, the Smithy or the Museum in another player's turn?
        It is not my turn: can I still sell a card at the Laboratory?
        Can I trigger my Smithy while somebody else is playing?
        can i stash a card in my museum while someone else plays
        thief is about to rob me, can i spend at the smithy in his turn
        im waiting for my rank to be called, may i use the laboratory
        can i react with my purple building during the warlords turn
        does the museum take one card in every players turn
        lab in his turn?
        tuck a card under museum during the kings turn?
        Is the Smithy available while another player is taking a turn?
        thief called, quick smithy to spend my gold?
        once per turn means once in each players turn?
        lab before i get called this round?
        magician about to swap, can i dump cards in the lab now
        5 players so i can use museum five times a round?
        can i use the laboratory in another players turn
        can i use the smithy when its not my turn
        museum in someone elses turn?
        can i use my laboratory before im called
        warlord attacks me, can i use my smithy now
        Can the Museum be used during another player's turn?
        once per turn, so once in every players turn?
    .yes =
        do the lab and the smithy only work in my turn
        does once per turn mean once in my own turn
        is the museum shut for me in other peoples turns
        lab smithy museum only when im up right
        own turn only for the smithy?
        Does "once per turn" refer to my own turn alone?
        not called yet so lab stays shut?
        no reacting with museum in others turns, correct
        must i wait for my turn to sell a card at the lab
        can i use the laboratory only in my turn
        is the smithy limited to my own turn
        do i have to wait for my turn to use the museum
        once per turn means my turn?
        Are the Laboratory and the Smithy usable only in my own turn?
        is the laboratory useless outside my turn
        am i banned from using the smithy in the thiefs turn
    .asked =
        What does "once per turn" mean?
        when may i use a once per turn district
        lab in other turns or only mine
        once per turn, whose turn
        whose turn is meant by once per turn
        laboratory, only my turn or any turn
ruling-once-per-turn-each-turn = With two characters you have two turns in a round: the Laboratory, the Smithy and the Museum work once in each of them.
    .yes =
        I have two characters: does my Smithy work in each of my turns?
        two player game, can i use the laboratory twice a round
        museum: one card with each of my two roles?
        three of us, does the lab reset for my second character
        2 roles 2 smithy uses a round?
        lab with my first role and again with second right
        May I use the Museum in each of my two turns of a round?
        3p smithy refreshes for my other character?
        duel: lab two times per round, one each turn?
        used museum as thief, again as king ok?
        two characters, can i use the smithy in both turns
        can i use the laboratory twice per round with two characters
        museum in both of my turns?
        3 players, smithy once with each character?
        Does the Laboratory work once in each of my two turns?
        used the smithy with my first character, may i again with the second
        do i get two uses per round with 2 players
    .no =
        is it once per round when i play two characters
        used the smithy as the bishop, is it blocked for my warlord turn
        can i save up and use the museum twice in my second turn
        with two roles do i get two smithy uses in the first turn
        lab once per round even with two roles?
        two lab uses in a single turn cause i have two roles?
        Is the Smithy blocked in my second turn of the round if I used it in the first?
        skip it in turn one, do it double in turn two?
        museum 3 times a round with two roles?
        only my first role may use the smithy?
        two characters, smithy only once per round?
        is the laboratory used up for my second turn
        can i use the smithy twice in one turn because i have two characters
        museum blocked in my second turn?
        Does the Smithy work only once per round with two characters?
        is my second character banned from the laboratory
        can i use the museum four times a round with two characters
    .asked =
        how many times a round may i use the lab with two characters
        2p smithy per round?
        two roles, museum, how many cards a round
        two characters, how often does the smithy work
        laboratory per round with two turns
