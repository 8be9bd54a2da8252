### The rulings of data/rulings/seer.toml, and the questions they answer: with yes, with no, or in another way.

ruling-seer-one-from-each = The Seer takes the cards at random, one from each other hand: the Seer neither looks nor chooses. ("At random" is missing from the Ukrainian edition.)
    .no =
        Does the Seer choose which cards to take?
        can the seer peek at my hand before taking a card
        do i get to decide which card the seer takes from me
        may the seer pick the best card out of my hand
        does the seer see all hands like the wizard
        seer browses my hand first?
        do i hand the seer a card of my choice
        Is the Seer allowed to look at a hand before taking from it?
        seer names the card he wants from me?
        can the victim choose what the seer gets
        seer takes the best card on purpose, allowed?
        can i show the seer my junk card and make her take that
        can the seer look at my cards
        can i choose the cards i take as seer
        do i choose what the seer takes
        seer picks a card he likes?
        does the seer see my hand first
        May the Seer select a particular card from my hand?
        can i protect a card from the seer by choosing what to give
    .yes =
        does the seer pull a card blind
        is it pure luck which card the seer pulls from me
        should i hold my cards face down when the seer takes one
        do i just fan out my cards and the seer grabs one without looking
        seer grabs blind right
        random card for the seer, no looking?
        Are the Seer's cards drawn at random from the other hands?
        neither me nor the seer decides which card goes?
        seer gets just one from my hand, unseen?
        could the seer pull my best card by luck
        does the seer take a random card
        do i take cards without looking as seer
        is the card the seer takes from me random
        seer takes blind?
        Does the Seer take a card from my hand without seeing it?
        can i lose my best card to the seer by chance
        must the seer take at random
    .asked =
        How many cards does the Seer take from each player, sight unseen?
        The Seer wants a card of mine. Who picks it, and can she look?
        how does the seer pick a card from my hand
        seer: random or chosen
        who decides what card i lose to the seer
        seer, does he choose or is it random
        how does the seer take a card from me
ruling-seer-every-player = The Seer takes one card from every other player, not just from one, and then gives one card to each of them.
    .yes =
        Does the Seer take a card from every other player?
        are all opponents hit by the seer
        im the seer with 5 opponents, is it 5 cards
        does everyone get a card back from the seer
        seer takes from all of us?
        4 opponents, seer pulls four cards?
        Is every other player affected by the Seer?
        i get one back from the seer after he robbed everybody right
        seer cant just pick on one guy?
        six of us, seer collects 5 and gives 5 back?
        do i take from everyone as seer
        does the seer take one card from each opponent
        am i hit by the seer too like all the others
        does the seer have to give a card to everyone he took from
        seer takes one from each and gives one to each?
        Must the Seer take a card from all other players?
        do i lose a card to the seer even if someone else does too
    .no =
        can the seer leave out one player on purpose
        does the seer pick a single victim like the magician does
        may the seer take two cards from the same player
        does the seer end up with more cards than before
        im far behind, may the seer spare me
        seer picks one target?
        Does the Seer take two cards from whoever has most?
        may seer skip his buddy
        seer keeps what he took and gives nothing back?
        only left and right neighbours lose a card to the seer?
        can i ask the seer to leave me out
        seer takes two cards from each?
        can the seer take from just one player
        can i choose my victims as seer
        does the seer take two cards from me
        is the seer allowed to skip a player
        Does the Seer affect only one opponent?
        seer gives nothing back?
        am i safe from the seer if he already took from others
    .asked =
        I am the Seer: do I take from everybody or just one player?
        how many players does the seer take cards from
        seer, how many victims
        five players, how many cards does the seer take in all
        seer, one player or all
        how many cards does the seer take from me
ruling-seer-any-card-back = The Seer may give back any card: the one just taken, another player's, or one the Seer already had. The Seer takes all the cards first, then gives them out.
    .no =
        Must the Seer give back the same card?
        am i guaranteed to get my own card back from the seer
        does the seer give a card back right away before going to the next player
        are the seers old hand cards off limits when giving back
        do i choose which card the seer gives me back
        seer must return my own card?
        seer gives back one by one as he goes round?
        Is the Seer restricted to returning cards taken this turn?
        do i get to ask the seer for my cathedral back
        cards from the seers own hand cant be given out?
        seer has to give me something as good as he took?
        can i refuse the junk the seer hands me and claim my own card
        does the seer have to give me my card back
        do i get the same card back from the seer
        must the seer give me a card he took this turn
        can i choose what i get back from the seer
        seer returns exactly what he took?
        Does the Seer have to return the card taken from me?
        is the seer banned from giving cards from his own hand
    .yes =
        I am the Seer: may I hand out my worst cards in return?
        can the seer keep my palace and give me junk back
        may the seer give me the card he took from my neighbour
        can the seer return exactly the card taken from me
        can the seer shuffle stuff around so my card lands with my neighbour
        seer dumps his crap cards on us, fair?
        could my card end up with another player through the seer
        May the Seer keep the card taken from me and return a different one?
        seer collects from all first then deals out right
        seer hands me my own card again, ok?
        seer may pass me a card that was in his hand all along?
        i lost a palace got a tavern back from the seer, legit?
        can the seer give me any card back
        can i keep the good cards and give back bad ones as seer
        may the seer give back one of his own cards
        could i lose my best card to the seer for a worse one
        can the seer give me someone elses card
        Is the Seer free to choose which card each player gets back?
        does the seer first take all cards and then give
    .asked =
        Which card does the Seer return, and may it be one of the Seer's own junk cards?
        The Seer took my best district. Do I get it back?
        which cards may the seer hand out
        what can i get back from the seer
        does the seer take all first or give back in between
        what card do i get back from the seer
        as seer what can i give back
ruling-seer-empty-hand = The Seer takes nothing from an empty hand, and that player gets nothing back either.
    .no =
        Does a player without cards get one from the Seer?
        I have no cards when the Seer comes round. Does she owe me one?
        The Seer found an empty hand: does that player receive a card?
        no cards in hand, can i hope for a free one from the seer
        must the seer give a card to somebody who had none to take
        can the seer dump a junk card on a player without cards
        everybody is out of cards, does the seer hand out his own
        i just built my last card and hold nothing, do i get one off the seer
        zero cards, seer gives me one?
        Is the Seer obliged to give something to a player whose hand was empty?
        seer comes by, my hand is empty, free card?
        can seer hand junk to a guy he took nothing from
        no cards so i pay the seer something else?
        do i owe the seer a card later if i have none now
        empty handed but i still get my one card from the seer like all others?
        hand empty, do i get a card from the seer
        does the seer give a card to a player without cards
        can i get a free card from the seer with an empty hand
        do i have to give cards as seer to someone with no hand
        no cards in hand, does the seer take gold instead
        Does a player with an empty hand receive a card from the Seer?
        must the seer give me one even though i had nothing
    .yes =
        does the seer skip players with an empty hand
        hand empty, am i left out of the seers trade completely
        seer only gives to those he took from?
        no cards no trade with the seer right
        seer passes over me if i hold nothing?
        Is a player with an empty hand left out of both taking and giving by the Seer?
        seer took nothing from me so i get nothing, correct
        being out of cards means the seer ignores me?
        one of four opponents has no cards, seer takes only 3?
        am i skipped by the seer with an empty hand
        is a player without cards ignored by the seer
        no cards, no card back from the seer?
        do i get nothing from the seer if i have no cards
        Does the Seer leave out players who have no cards in hand?
        empty hand, safe from the seer?
        as seer may i skip a player with no cards
    .asked =
        What happens when the Seer comes to an empty hand?
        i have zero cards and someone is the seer, what do i get
        empty hand when seer strikes, what happens
        seer and a player without cards, gets what
        empty hand and the seer, what do i get
        seer takes from an empty hand, what happens
ruling-seer-builds-two = The Seer may build up to two districts this turn, the cards just taken among them, and pays for each as usual.
    .yes =
        Can the Seer build two districts?
        Can the Seer put up what was just pulled from the other hands?
        may the seer build the card just pulled from my hand
        two buildings in a turn as the seer, ok?
        does the seer have to pay for both districts
        can i lay one of my own and one stolen card as the seer
        seer 2 buildings?
        seer stole my castle card, can he put it up right now
        Is the Seer allowed to pay for and build a card taken this turn?
        one house or two, both fine for the seer?
        seer builds his limit of two if he has the gold right
        seer pays the normal price for what he stole?
        can i build two as seer
        can the seer build cards he just took
        does the seer pay for what he builds
        may the seer build my stolen card this turn
        seer two builds?
        Can the Seer build two districts in his turn?
        can the seer build just one district
    .no =
        can the seer build three in one turn
        is the seer limited to one building
        does the seer build the stolen cards for free
        must the seer build two
        does the architects limit of three apply to the seer
        seer gets three builds?
        freebies for the seer, stolen cards cost nothing?
        Is a card just taken by the Seer barred from being built this turn?
        seer can only build one like the rest?
        does the seer need to build both
        stolen cards have to wait a round before the seer builds them?
        can the seer build 3 districts
        does the seer build only one
        are the taken cards banned from building for the seer
        seer builds for free?
        Must the Seer build two districts?
        is my stolen card safe from being built by the seer this turn
        seer unlimited builds?
    .asked =
        How many buildings does the Seer get, and may they be the cards just taken?
        I am the Seer: is my limit one or two?
        how many can the seer put up
        seer build limit this turn
        seer wants to build what he just grabbed, how many and at what price
        how many districts can the seer build
        seer, 1 or 2 builds
