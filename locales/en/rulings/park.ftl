### The rulings of data/rulings/park.toml, and the questions they answer: with yes, with no, or in another way.

ruling-park-empty-hand = The Park checks your hand when your turn ends: with no cards left you draw two, even in the turn you built it.
    .yes =
        Does the Park give cards in the same turn I built it?
        I played my last card: does the Park help?
        I built the Park as my last card. Two new cards at once?
        empty hand at end of turn with a park, two cards?
        do i draw from the park every turn i end with nothing in hand
        just built the park with my last card, do i refill right away
    .no =
        i still hold one card at the end, does the park give me anything
        does the park work at the start of my turn
        does the park only draw one card
        i had no cards when my turn began but kept one i drew, do i get park cards
        must i wait until next turn before my new park gives cards
    .asked =
        When does the Park draw its two cards?
        how many cards with the park
ruling-park-witch = The Witch's own Park works only when her resumed turn ends. If she does not resume, it gives her nothing.
    .no =
        Does the Park work for a Witch who does not resume her turn?
        I am the Witch, hold no cards, and nobody has my target. Does my Park refill me?
        does the witch draw park cards right after naming her target
        my spell hit nobody and im out of cards, park?
        witch pauses with an empty hand, park cards already?
        bewitched character is not in the game, does the witchs park still pay out
    .yes =
        witch resumed as the merchant and ended with no cards, does her park draw two
        does the witch need her resumed turn for the park to work
        im the witch, got to play on, hand empty at the end. park cards?
    .asked =
        when does the park help the witch
ruling-park-bewitched = A bewitched player's Park does not work this turn, even with an empty hand: the turn ends right after gathering, without it.
    .no =
        Does a bewitched player with an empty hand draw from the Park?
        I am under a spell with no cards in hand and own the Park. Anything for me?
        witch got me, i took gold and have no cards, park kicks in?
        does the witch get the cards of my park when she plays my turn
        can i use my park in the round the witch named me
    .yes =
        is my park switched off while im bewitched
        i was bewitched and end with an empty hand, do i stay empty despite the park
        does the park work for me again next turn after being bewitched
    .asked =
        what does the park do for someone who is bewitched
