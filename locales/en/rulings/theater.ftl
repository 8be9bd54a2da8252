### The rulings of data/rulings/theater.toml, and the questions they answer: with yes, with no, or in another way.

ruling-theater-blind = With the Theater you choose the player to swap with without seeing anyone's card, and the swap stands.
    .no =
        May I look at the other player's character before swapping with the Theater?
        I own the Theater: do I see what I get before I decide?
        can i check which role my neighbor has before i use the theater on him
        theater: i didnt like what i got, can i swap back
        may the theater owner name the role he wants
        does the other player tell me his character before the theater swap
        theater owner peeks at everybodys cards first, fair?
        theater: look first then swap?
        can i undo the theater swap
        Does the Theater allow its owner to inspect the other card first?
        i got junk from the theater, back to my old role?
        call out a role and get it with theater?
        theater guy sees all roles then picks?
        victim has to show his role before i choose him for theater?
        can i look at the card before swapping with the theater
        can i see his character before i use the theater
        can i take back the theater swap
        do i know what i get with the theater
        Am I allowed to see a character before the Theater exchange?
        can i cancel the theater if i dont like the new character
        does the theater let me pick a character
    .yes =
        is the theater swap blind
        do i have to pick a player without knowing his character for the theater
        theater is a gamble right
        swap is final, like it or not?
        Must I choose a player for the Theater without knowing his character?
        blind pick with the theater, no peeking at his card?
        got assassin for my king via theater, stuck with it?
        no take backs with theater, correct
        is the theater swap final
        must i choose the player without looking for the theater
        theater: no looking first?
        Does the Theater exchange stand even if I dislike the card I get?
        do i have to keep what i got from the theater
        is looking at characters before the theater swap banned
    .asked =
        how do i choose whom to swap with in the theater
        theater: what do i know before the swap
        how does choosing a partner for theater work, seen or unseen
        theater, do i see the card first or not
        i got a bad character from the theater, what now
ruling-theater-look-after = After a Theater swap both players may look at their new character.
    .yes =
        Do we look at our new characters after the Theater?
        Someone swapped my role with the Theater. May I look at what I have now?
        theater used on me, do i get to check my new card
        may both of us peek at what we got from the theater
        theater happened, can i see my new role?
        both swapped guys check their card right
        Are both players allowed to look at what the Theater brought them?
        i was swapped by theater, i may know who i am before the calls?
        theater owner looks at his new card too?
        no need to play blind after theater, correct
        can i look at my new character after the theater
        theater swapped me, may i see my card
        do both players see their new character after the theater
        am i allowed to look at what the theater gave me
        Can both players look at their new characters after the Theater swap?
        theater victim may look at his new card?
        do i know my new character before its called after the theater
    .no =
        after the theater must i wait for my call to learn who i am
        is only the theaters owner allowed to see his new role
        do i play an unknown character until its called because of the theater
        does the theater victim stay blind until the call
        victim of the theater cant look?
        new role from theater stays unknown to me?
        Does only the owner of the Theater learn his new character?
        theater swap: nobody looks till called?
        looking at my new role after theater is cheating?
        i find out my theater role when its number comes up?
        do i have to play without knowing my character after the theater
        is looking at the swapped card banned after the theater
        only the theater owner may look?
        can the theater victim not look at his card
        Must I leave my new character face down unseen after the Theater?
        theater: new cards stay unseen until called?
        can everyone at the table look at the theater cards
    .asked =
        who may look at the swapped cards of the theater
        who sees what after theater
        swapped by theater, when do i learn my new character
        after the theater, do i see my new card
        theater swap, who looks
ruling-theater-stays-hidden = Characters swapped with the Theater stay secret from the others: each is shown only when it is called.
    .no =
        Are characters swapped with the Theater shown to everyone?
        do we flip the swapped roles face up after the theater
        does the table get to know which characters the theater swapped
        must i tell others what i received from the theater
        theater swap: does the owner say aloud which role he gave
        can the third player see what we traded with the theater
        theater swap in the open?
        everyone sees what got swapped with theater?
        Must the characters exchanged through the Theater be shown to the table?
        do i announce my theater role right away
        does theater make our roles public
        others may ask what we swapped with the theater and must be told?
        theater cards face up till called?
        do we show the characters after a theater swap
        must i reveal my new character after the theater
        can the others see what the theater swapped
        are theater swaps open
        do i have to say what i got from the theater
        Is the swap with the Theater made face up?
        theater character revealed right away?
    .yes =
        do theater roles stay secret until called
        is a theater swap done face down
        swapped roles stay secret right
        rest of the table knows nothing after theater?
        Is a character from the Theater revealed only when it is called?
        theater swap face down between us two?
        nobody else sees what i got from the theater, correct
        theater role shown at its call and not before?
        are theater swaps secret
        may i keep my new character secret after the theater
        do swapped characters stay hidden until called
        theater cards shown only when called?
        Do the characters remain secret after the Theater is used?
        is the table kept in the dark about the theater swap
        can i hide what i got with the theater
    .asked =
        when is a role from the theater revealed
        are theater swaps secret or open
        who else sees the swapped characters
        theater swap, secret or shown
        when do others see my theater character
ruling-theater-two-three = With 2 or 3 players the Theater's owner chooses which one of their two characters to give; one is swapped for one.
    .yes =
        With two characters each, do I choose which one the Theater gives away?
        2 players, theater: may i get rid of the role i dont like
        three of us: my theater, so i decide which card i part with
        theater with two roles each: is just one swapped
        3p theater: i pick which of mine goes?
        one for one with theater even with two roles right
        Does the owner of the Theater decide which of his two characters he parts with?
        i keep one role and give the other by theater, 2 players?
        theater with two: only a single swap?
        can i dump my thief and hold on to the king with theater, three of us
        can i choose which character i give with the theater with 3 players
        2 players, do i pick which of my characters to swap with the theater
        is only one character swapped with the theater for two players
        do i keep my other character with the theater
        Do I decide which of my two characters the Theater swaps?
        theater owner chooses his card to give, 3 players?
        may i give my worse character with the theater in a 2 player game
    .no =
        theater in a duel, do i have to give away both of my roles
        does chance decide which of my two characters leaves through the theater
        can my opponent pick which of my roles the theater hands over
        do we exchange all four characters with the theater when its two players
        both roles swapped in a 2p theater?
        opponent chooses which of mine he gets through my theater?
        Is the card I give away with the Theater drawn at random in a three-player game?
        theater with 2 players swaps everything?
        must i give the higher of my two roles with theater
        theater cant be used with two roles each?
        does the theater swap both characters
        is my character for the theater picked at random with 2 players
        must i give both characters with the theater
        does the other player choose which of my characters he gets
        Do I lose both characters when I use the Theater with three players?
        theater not allowed with 3 players?
        two for two with the theater?
    .asked =
        There are two of us and I own the Theater: which of my two roles do I hand over?
        theater at three players, which of my characters goes
        theater 2 players, how many roles move
        my theater, two roles in hand, who says which one i give
        theater with two characters, which one do i give
        theater with 2 players, one swap or two
ruling-theater-two-three-blind = With 2 or 3 players the Theater's owner takes one of the other player's two characters without looking; nobody chooses which one.
    .no =
        With two characters each, do I see what I take with the Theater?
        Theater with three players: do I see the opponent's two roles before I take one?
        two players, theater used on me: may i choose which role i hand over
        3 players: does the theaters target decide which of his two cards is taken
        can i ask for the king out of his two roles with the theater, 2 players
        do i look at both of his cards and then take the better one, theater with two
        2p theater, i see his two and choose?
        he picks which one to give me for my theater, 3 players?
        Does the other player decide which of his two characters the Theater takes?
        theater victim hands over his worse role, two players?
        three of us, i check both his roles before my theater takes one?
        may i name which of his two roles i want with theater
        theater takes his higher role automatically, 2p?
        can i look at his two characters with the theater
        can i choose which character i lose to the theater, 2 players
        does the theaters target choose the card with 3 players
        theater, 3 players: can i pick the king from his two
        do i see both cards before taking one with the theater
        May I look at the opponent's two characters before the Theater swap?
        may i protect one of my two characters from the theater
    .yes =
        is it a blind pick from the opponents two roles with the theater, 2 players
        theater in a duel: i draw one of his two roles unseen?
        blind grab from his two roles right
        nobody picks which of the opponents roles i get via theater, 3p?
        Is the card I take from the opponent's two characters unseen in the two-player game?
        cant protect my better role from his theater, its blind?
        theater owner draws one of my two without looking?
        pure luck which of his two i get with theater, correct
        do i take one of his two characters blind with the theater
        2 players: is the card i take with the theater random
        can i lose either of my characters to the theater, nobody chooses
        theater with 3 players, unseen pick?
        Is the character taken by the Theater picked without looking?
        must the theater owner take one of two cards without looking
        theater: neither of us chooses which of my two goes?
    .asked =
        which of my two roles does the opponents theater take
        2p theater, which of his two do i take
        who decides which role the theater victim loses with two each
        theater with two characters each, who picks the card i lose
        which of my two cards does the theater take
ruling-theater-new-player = After a Theater swap each character belongs to its new player, who answers the call and takes the turn.
    .yes =
        Do I play the character that I got through the Theater?
        i got the thief through the theater, may i rob someone
        theater swap: the one who has the card now answers the call?
        assassin kills my old role after the theater, is the new holder hit
        theater gave me architect, my turn as architect?
        i now answer for the swapped role right
        Does the new holder take the turn of a character swapped by the Theater?
        my old role is somebody elses business after theater?
        thief named bishop, bishop came to me by theater, am i robbed
        got the warlord via theater, can i destroy with him
        do i play the character i got from the theater
        theater swapped my card, do i answer with the new one
        can i use the power of the character i got from the theater
        does my old character now belong to the other player after the theater
        Does the character from the Theater belong to me for this round?
        theater took my king, do i play his thief now
        is the new owner robbed if the thief names the swapped character
    .no =
        theater took my architect, do i still play him
        does the original owner take the turn after a theater swap
        does the theater swap only the cards and not the turns
        do i lose my turn this round if the theater takes my character
        i still play the role i drafted despite theater?
        after theater the old owner answers the call?
        Do both of us lose our turns because of the Theater?
        theater takes my merchant, merchant gold still mine?
        swap only cosmetic?
        my old role got killed after the theater moved it, am i dead?
        do i still play my old character after the theater
        does the theater cost me my turn
        is my old character still mine after the theater swap
        do we swap back after the theater
        Does the old owner answer the call after a Theater swap?
        theater swap, turn stays with the first owner?
        am i killed if the assassin names my old character i lost to the theater
    .asked =
        Whose turn is it after a Theater swap?
        theater swapped us, who plays which role
        role called after theater, who answers
        after the theater, which character do i play
        theater swap, who takes the turn
ruling-theater-rank-four = After a Theater swap the new player of the King, Emperor or Patrician takes the crown or gives it away: the swap comes before any call.
    .asked =
        The King was swapped away with the Theater: who gets the crown?
        patrician changed hands through the theater, whose crown
        king swapped by theater, crown goes to?
        who hands out the crown if emperor moved by theater
        theater swapped the king, who takes the crown
        i lost the emperor to the theater, who gives the crown
    .yes =
        I got the King through the Theater: do I play as the King now?
        theater gave me the patrician, do i take the crown
        emperor swapped by the theater: does the new holder hand out the crown
        can i grab the crown by stealing the king with my theater
        theater got me the king, crown mine at the call?
        new patrician holder takes crown right
        Does the player who received the King through the Theater take the crown?
        lost king to theater so no crown for me?
        got emperor via theater, i choose who gets the crown?
        theater happens before calls so the new king gets crowned?
        do i get the crown if i got the king from the theater
        theater took my king, do i lose the crown to the new king
        can i take the king with the theater and get the crown
        does the new emperor give away the crown after the theater
        Does the new player of the Patrician take the crown after a Theater swap?
        king swapped by theater, crown for the new king?
        is the crown decided by who has the king after the theater
    .no =
        My King was traded away by the Theater's owner. Do I still get crowned?
        i picked the king but the theater took him, is the crown mine
        does the crown follow the player who drafted the king despite the theater
        does swapping the king with the theater move the crown right away
        theater swap of the emperor: does the old owner still decide about the crown
        old king keeps right to the crown after theater?
        crown moves at the moment of the theater swap?
        Is the player who drafted the Emperor still the one who gives the crown away after a Theater swap?
        swapped king via theater means no crown change this round?
        i drafted patrician, theater stole it, crown for me?
        theater swaps the crown along with any card?
        do i keep the kings crown when the theater took my king
        does the crown go to the player who chose the king, theater or not
        is the crown passed at once when the theater swaps the king
        theater took my emperor, can i still give the crown
        Does the first owner of the King get the crown after the Theater?
        no crown for a king from the theater?
        is the crown ignored when the king came from the theater
