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
    .yes =
        is the theater swap blind
        do i have to pick a player without knowing his character for the theater
    .asked =
        how do i choose whom to swap with in the theater
ruling-theater-look-after = After a Theater swap both players may look at their new character.
    .yes =
        Do we look at our new characters after the Theater?
        Someone swapped my role with the Theater. May I look at what I have now?
        theater used on me, do i get to check my new card
        may both of us peek at what we got from the theater
    .no =
        after the theater must i wait for my call to learn who i am
        is only the theaters owner allowed to see his new role
        do i play an unknown character until its called because of the theater
        does the theater victim stay blind until the call
    .asked =
        who may look at the swapped cards of the theater
ruling-theater-stays-hidden = Characters swapped with the Theater stay secret from the others: each is shown only when it is called.
    .no =
        Are characters swapped with the Theater shown to everyone?
        do we flip the swapped roles face up after the theater
        does the table get to know which characters the theater swapped
        must i tell others what i received from the theater
        theater swap: does the owner say aloud which role he gave
        can the third player see what we traded with the theater
    .yes =
        do theater roles stay secret until called
        is a theater swap done face down
    .asked =
        when is a role from the theater revealed
ruling-theater-two-three = With 2 or 3 players the Theater's owner chooses which one of their two characters to give; one is swapped for one.
    .yes =
        With two characters each, do I choose which one the Theater gives away?
        2 players, theater: may i get rid of the role i dont like
        three of us: my theater, so i decide which card i part with
        theater with two roles each: is just one swapped
    .no =
        theater in a duel, do i have to give away both of my roles
        does chance decide which of my two characters leaves through the theater
        can my opponent pick which of my roles the theater hands over
        do we exchange all four characters with the theater when its two players
    .asked =
        There are two of us and I own the Theater: which of my two roles do I hand over?
        theater at three players, which of my characters goes
ruling-theater-two-three-blind = With 2 or 3 players the Theater's owner takes one of the other player's two characters without looking; nobody chooses which one.
    .no =
        With two characters each, do I see what I take with the Theater?
        Theater with three players: do I see the opponent's two roles before I take one?
        two players, theater used on me: may i choose which role i hand over
        3 players: does the theaters target decide which of his two cards is taken
        can i ask for the king out of his two roles with the theater, 2 players
        do i look at both of his cards and then take the better one, theater with two
    .yes =
        is it a blind pick from the opponents two roles with the theater, 2 players
        theater in a duel: i draw one of his two roles unseen?
    .asked =
        which of my two roles does the opponents theater take
ruling-theater-new-player = After a Theater swap each character belongs to its new player, who answers the call and takes the turn.
    .yes =
        Do I play the character that I got through the Theater?
        i got the thief through the theater, may i rob someone
        theater swap: the one who has the card now answers the call?
        assassin kills my old role after the theater, is the new holder hit
    .no =
        theater took my architect, do i still play him
        does the original owner take the turn after a theater swap
        does the theater swap only the cards and not the turns
        do i lose my turn this round if the theater takes my character
    .asked =
        Whose turn is it after a Theater swap?
ruling-theater-rank-four = After a Theater swap the new player of the King, Emperor or Patrician takes the crown or gives it away: the swap comes before any call.
    .asked =
        The King was swapped away with the Theater: who gets the crown?
        patrician changed hands through the theater, whose crown
    .yes =
        I got the King through the Theater: do I play as the King now?
        theater gave me the patrician, do i take the crown
        emperor swapped by the theater: does the new holder hand out the crown
        can i grab the crown by stealing the king with my theater
    .no =
        My King was traded away by the Theater's owner. Do I still get crowned?
        i picked the king but the theater took him, is the crown mine
        does the crown follow the player who drafted the king despite the theater
        does swapping the king with the theater move the crown right away
        theater swap of the emperor: does the old owner still decide about the crown
