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
    .yes =
        is the theater swap blind
        do i have to pick a player without knowing his character for the theater
        theater is a gamble right
        swap is final, like it or not?
        Must I choose a player for the Theater without knowing his character?
        blind pick with the theater, no peeking at his card?
        got assassin for my king via theater, stuck with it?
        no take backs with theater, correct
    .asked =
        how do i choose whom to swap with in the theater
        theater: what do i know before the swap
        how does choosing a partner for theater work, seen or unseen
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
    .asked =
        who may look at the swapped cards of the theater
        who sees what after theater
        swapped by theater, when do i learn my new character
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
    .yes =
        do theater roles stay secret until called
        is a theater swap done face down
        swapped roles stay secret right
        rest of the table knows nothing after theater?
        Is a character from the Theater revealed only when it is called?
        theater swap face down between us two?
        nobody else sees what i got from the theater, correct
        theater role shown at its call and not before?
    .asked =
        when is a role from the theater revealed
        are theater swaps secret or open
        who else sees the swapped characters
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
    .asked =
        There are two of us and I own the Theater: which of my two roles do I hand over?
        theater at three players, which of my characters goes
        theater 2 players, how many roles move
        my theater, two roles in hand, who says which one i give
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
    .yes =
        is it a blind pick from the opponents two roles with the theater, 2 players
        theater in a duel: i draw one of his two roles unseen?
        blind grab from his two roles right
        nobody picks which of the opponents roles i get via theater, 3p?
        Is the card I take from the opponent's two characters unseen in the two-player game?
        cant protect my better role from his theater, its blind?
        theater owner draws one of my two without looking?
        pure luck which of his two i get with theater, correct
    .asked =
        which of my two roles does the opponents theater take
        2p theater, which of his two do i take
        who decides which role the theater victim loses with two each
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
    .asked =
        Whose turn is it after a Theater swap?
        theater swapped us, who plays which role
        role called after theater, who answers
ruling-theater-rank-four = After a Theater swap the new player of the King, Emperor or Patrician takes the crown or gives it away: the swap comes before any call.
    .asked =
        The King was swapped away with the Theater: who gets the crown?
        patrician changed hands through the theater, whose crown
        king swapped by theater, crown goes to?
        who hands out the crown if emperor moved by theater
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
