### The rulings of data/rulings/park.toml, and the questions they answer: with yes, with no, or in another way.

ruling-park-empty-hand = The Park checks your hand when your turn ends: with no cards left you draw two, even on the turn you built it.
    .yes =
        Does the Park give cards in the same turn I built it?
        I played my last card: does the Park help?
        I built the Park as my last card. Two new cards at once?
        empty hand at end of turn with a park, two cards?
        do i draw from the park every turn i end with nothing in hand
        just built the park with my last card, do i refill right away
        hand empty, turn over, park deals me two?
        park was my last card, do i draw 2 this turn already
        ended with nothing in hand, park on the table, cards?
        Does a Park built this very turn already refill an empty hand?
        park works again and again whenever i end empty, yeah?
        i had cards at the start but played the last one, park ok?
        do i draw 2 with the park if my hand is empty
        does the park work the turn i build it
        no cards at the end of my turn, park gives two?
        can i use the park again next turn if im empty again
        built the park, hand empty, do i draw now
        Does the Park give me two cards if I have none at the end of my turn?
        played my last card, do i draw with the park
    .no =
        i still hold one card at the end, does the park give me anything
        does the park work at the start of my turn
        does the park only draw one card
        i had no cards when my turn began but kept one i drew, do i get park cards
        must i wait until next turn before my new park gives cards
        one card left in hand, park still pays?
        Does the Park give me its cards before I gather?
        park gives cards in other peoples turns too?
        fresh park only kicks in next round?
        3 cards from the park?
        park fills me up to two if i hold one?
        do i draw from the park with one card in hand
        does the park give cards at the start of the turn
        park gives me one card?
        do i have to wait a turn for my new park
        Does the Park work if I still have a card in my hand?
        two cards left, park draws?
        is my park useless in the turn i build it
    .asked =
        When does the Park draw its two cards?
        how many cards with the park
        how does the park work at the end of turn
        park: what do i need for the two cards
        when does the park work
        park, empty hand, how many cards do i get
ruling-park-witch = The Witch's own Park works only when her resumed turn ends. If she does not resume, it gives her nothing.
    .no =
        Does the Park work for a Witch who does not resume her turn?
        I am the Witch, hold no cards, and nobody has my target. Does my Park refill me?
        does the witch draw park cards right after naming her target
        my spell hit nobody and im out of cards, park?
        witch pauses with an empty hand, park cards already?
        bewitched character is not in the game, does the witchs park still pay out
        witch w/ empty hand stops after casting, park draws?
        my victim isnt in play, im the witch, do i still get park cards
        Does the Witch's first short part of the turn end with a Park draw?
        witch never resumed, hand at zero, 2 from the park?
        is naming a target enough for my park to pay out as witch
        no resume but the park fires at round end for the witch?
        does the witch draw from her park without resuming
        i am the witch, hand empty, spell hit nobody, park cards?
        can the witch use her park before her turn resumes
        witch doesnt resume, park works?
        do i get park cards as witch after casting the spell
        Does the Witch's Park work if her target is not in play?
        witch stops after gathering, park draws two?
    .yes =
        witch resumed as the merchant and ended with no cards, does her park draw two
        does the witch need her resumed turn for the park to work
        im the witch, got to play on, hand empty at the end. park cards?
        no resumed turn, no park for the witch, right
        i came back as the bewitched role, ended empty, do i draw two with my park
        Does the Witch's own Park work at the end of her resumed turn?
        park waits till the witch finished playing on as her victim?
        spell whiffed, so my park stays silent as witch?
        is the pause before resuming too early for the witchs park
        witch resumes and ends empty, does the park work
        does the witch have to resume to use her park
        is the witchs park useless if she doesnt resume
        do i get my park cards as witch at the end of the resumed turn
        Is the Witch left without Park cards when she does not resume her turn?
        witch without a resumed turn gets no park cards?
        can i use my park as witch after playing on as the bewitched character
    .asked =
        when does the park help the witch
        witch with park and no cards, when does she draw
        spell hit nobody, what does my park do for the witch
        does the witchs park work or not
        witch with empty hand, when does the park count
ruling-park-bewitched = A bewitched player's Park does not work this turn, even with an empty hand: the turn ends right after gathering resources, without it.
    .no =
        Does a bewitched player with an empty hand draw from the Park?
        I am under a spell with no cards in hand and own the Park. Anything for me?
        witch got me, i took gold and have no cards, park kicks in?
        does the witch get the cards of my park when she plays my turn
        can i use my park in the round the witch named me
        spellbound with no cards, park saves me?
        witch took my turn, does my park still hand me two
        Is the Park of a bewitched player active at the end of his short turn?
        gathered gold while bewitched, empty hand, draw 2?
        does my park trigger when the witch ends her turn as my role
        bewitched but its my building so it works anyway, no?
        does the witch profit from the bewitched guys park
        i am bewitched, does my park work
        bewitched with empty hand, do i draw two with the park
        can the witch use my park when she takes my turn
        does the park protect me from an empty hand when bewitched
        park works under the witch?
        Do I draw two cards with my Park if I was bewitched?
        bewitched, turn ends, park cards?
    .yes =
        is my park switched off while im bewitched
        i was bewitched and end with an empty hand, do i stay empty despite the park
        does the park work for me again next turn after being bewitched
        bewitched so park does nothing for me this turn?
        empty hand under a spell stays empty even with park, right
        Does being bewitched cost me the Park's two cards?
        no park cards when the witch hits me, correct
        my turn stops after gathering so park doesnt fire?
        hand at zero and enchanted, park is dead this turn yeah
        bewitched, is my park useless this turn
        do i lose my park cards when the witch bewitches me
        does the park not work for a bewitched player
        am i stuck with an empty hand if bewitched despite the park
        Is the Park without effect in the turn in which I am bewitched?
        witch blocks my park?
        hand empty and bewitched, no park cards?
    .asked =
        what does the park do for someone who is bewitched
        bewitched, no hand, park in town, what do i get
        why doesnt my park work under the witchs spell
        bewitched player with park, two cards or none
        witch hit me, what about my park
