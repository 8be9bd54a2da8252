### The rulings of data/rulings/king.toml, and the questions they answer: with yes, with no, or in another way.

ruling-rank-four-never-face-up = The King, the Emperor or the Patrician is never discarded face up: if rank 4 turns up, shuffle it back in and turn up another card.
    .no =
        Can the King be among the face-up discarded characters?
        King in the open row in the middle: legal?
        can the emperor be one of the open cards in the middle
        flipped a patrician face up, does he stay there
        may the king lie open on the table at the start of the round
        can a round start with the patrician discarded openly
        king stays open in the middle?
        emperor face up, bad luck for the round?
        patrician openly out this round?
        rank 4 may be discarded face up with 4 players?
        leave the king there and flip one more?
        does the emperor as an open discard just skip the round
        patrician turned up, does he stay out?
        is the emperor allowed among the face up cards
        king face up, do we play without him this round?
        may we leave the king open in the middle
        Is the King allowed to lie face up among the discarded characters?
    .yes =
        Can we know for certain that rank 4 is not among the open discards?
        We turned up the Patrician at the start of the round. Put him back?
        we flipped the king while discarding, do we replace him
        is rank 4 barred from the face up discards
        does the emperor go back into the character deck if he is turned up
        4 players, 2 open cards, one is the king: draw a different one instead?
        king flipped open, back in and another instead?
        rank 4 never among the open ones, right
        emperor turned up, reshuffle him?
        patrician cant be a face up discard?
        open discards are always something other than rank 4?
        do we redo the flip if it shows the king
        king turned face up, do we reshuffle him?
        is the king never a face up discard
        must we replace the emperor when he is turned up
        patrician face up, take another card?
        can i be sure that rank 4 is not discarded face up
    .asked =
        What if the Emperor or the Patrician is turned up when characters are set aside?
        king got turned over during setup of the round, now what
        turned up rank 4 while discarding, fix?
        open discard shows the emperor, what now
        king turned face up, what do we do
ruling-king-face-down = The face-down card may be the King, the Emperor or the Patrician: rank 4 is kept only out of the face-up cards.
    .yes =
        Can the King be the face-down card?
        may the emperor be the hidden discard
        so the patrician could be out of the round without anyone knowing
        can it happen that nobody can pick the king because he is face down
        nobody has the king and he isnt open, could he be the secret card
        hidden discard could be the king?
        rank 4 may lie face down in the middle, right
        patrician secretly out is possible?
        king may be missing from the draft without us knowing?
        emperor as the closed card is legal?
        is only the open row barred for rank 4, not the hidden card
        may the king be discarded face down
        can the emperor be the face down card
        nobody has the king, could he be face down?
        is it possible that rank 4 is missing because its face down
        is the face down discard allowed to be the patrician
    .no =
        does the face down card have to be something other than rank 4
        is the king guaranteed to be among the cards we pass around
        do we check the facedown card for the king
        is rank 4 excluded from the closed discard as well
        king is always somewhere in the draft?
        peek at the closed card to make sure its not the king?
        closed card may not be rank 4?
        redraw the hidden one if its the emperor?
        face down king has to be reshuffled?
        somebody always has the king?
        is the king never the face down card
        must we look whether the face down card is the king
        can i count on the king being in the round
        is a face down king put back
        does the rule about rank 4 also cover the face down card
        Is the King protected from being discarded face down?
    .asked =
        can the closed card be rank 4
        no king in the cards i was passed, where might he be
        king as face down discard allowed or not
ruling-king-income = The King and the Emperor get 1 gold for each noble (yellow) district in their own city.
    .asked =
        How much do the King and the Emperor get for yellow districts?
        What is the King's income?
        I am the King with three noble districts: how much do I collect?
        how much cash does the emperor make from nobles
        kings bonus for 4 yellow
        king with manor, castle, palace
        emperor yellow income?
        king gold per noble district
    .yes =
        Do the Manor, Castle and Palace pay the Emperor?
        does the king get a coin per yellow building
        im emperor with a palace and a castle, do i get 2 gold
        does the king earn gold, not cards, for his yellow cards
        2 yellows, king 2 gold?
        emperor gets gold for castles like the king, right
        manor pays the king one?
        nobles mean coins for king and emperor?
        only his own yellows pay the king?
        emperor with 4 nobles, 4 coins?
        do i get 1 gold per noble district as king
        emperor with 3 yellows gets 3?
        does the king earn from castles
        king has 5 noble districts, 5 gold?
        does my manor pay me as emperor
    .no =
        does the king get 2 gold for every noble district
        does the emperor get paid for blue districts
        do other peoples yellow buildings pay the king
        no yellow districts in my city, does the king still collect something for them
        king draws cards for nobles?
        emperor gets 2 a noble?
        blues pay the king?
        king without yellows gets a coin for them?
        your palace pays my king?
        greens for the emperor?
        king with 2 yellows, 4 gold?
        does the emperor draw cards for nobles
        do i get gold for green as king
        does my palace pay another players king
        king without noble districts, 1 gold from yellow?
        Does the King collect gold for religious districts?
ruling-king-crown = The King or Patrician takes the crown at any time during his turn, not necessarily right away.
    .no =
        Does the King have to take the crown right away?
        must the patrician grab the crown the moment he is called
        does the crown move automatically when the king is revealed
        do i have to take the crown before gathering gold as patrician
        i already built as king, is it too late to take the crown
        crown the instant the king is called or never?
        king built so crown missed?
        crown has to come before gathering for the king?
        patrician waits until the round ends to take the crown when alive?
        crown flies to the king automatically at reveal?
        is the first action of the patrician always the crown
        must the king take the crown at once
        does the patrician have to take the crown before gathering
        king built first, crown lost?
        is the crown taken automatically when the king is called
        do i lose the crown the second the king is called
        Is the King obliged to take the crown at the start of his turn?
    .yes =
        can i take the crown at the very end of my turn as king
        may the king build first and take the crown afterwards
        is the king free to choose when in his turn he takes the crown
        patrician gathers, builds, then crown, is that order ok
        king may take the crown late in his turn?
        crown whenever during my turn as patrician, right
        build first crown later, king?
        is the king not bound to grab the crown at once
        after income, before the end, crown ok for the patrician?
        patrician may also take the crown straight away?
        can i take the crown later in my turn as king
        may the patrician take the crown after building
        does the king choose the moment for the crown
        king gathered and built, can he take the crown now?
        do i keep the crown until the king decides to take it in his turn
    .asked =
        When does the Patrician become crowned, and must he?
        at what point in the turn does the king pick up the crown
        king, at what time the crown
        crown timing for the patrician
        king takes the crown when in his turn
ruling-king-crown-must = The King or Patrician must take the crown during his turn. He cannot leave it with the player who has it.
    .yes =
        Must the King take the crown?
        do i have to take the crown as patrician even if i dont want it
        is the crown compulsory for the king
        is the patrician forced to become crowned
        king cant leave the crown, right
        taking it is a duty for patrician?
        dont want the crown but as king i must?
        has the crown to come to the king by the end of his turn
        no passing on the crown as king?
        crown not a choice for the patrician?
        do i have to take the crown as king
        must the patrician take the crown from me
        is leaving the crown forbidden for the king
        i have the crown, will the king take it for sure in his turn?
        is the crown a must for the patrician
    .no =
        I am the King: can I leave the crown with the player who has it?
        Is taking the crown optional for the Patrician?
        can the king refuse the crown
        may i skip the crown this turn as king
        i would rather choose last next round, can my king leave the crown alone
        can a king end his turn without the crown
        king declines crown?
        patrician lets anna keep it?
        crown is a may for the king?
        king finishes without touching the crown?
        i prefer last pick so my patrician ignores the crown?
        king hands it straight on to a friend instead of taking it?
        can i leave the crown as king
        may the patrician refuse the crown
        can the king let me keep the crown
        king doesnt take the crown, ok?
        Is the King allowed to leave the crown with its current owner?
    .asked =
        king doesnt want the crown, allowed?
        must or may: crown for patrician
        king must take the crown or not
ruling-king-calls = Once the King or Patrician has taken the crown, he calls the other characters, and he chooses first from the next round on, until someone else gets the crown.
    .yes =
        Does the King choose first in the next round?
        i took the crown as king, do i call the rest of the characters now
        patrician took the crown, does he pick first next time
        does first pick last until somebody else gets the crown
        am i first to draft because i was king
        took the crown, now i call the rest as king?
        king picks first next round, right
        patrician with crown does the calling from here?
        keep first pick until another takes the crown?
        no new king for three rounds, i still choose first?
        does the calling switch to the king mid round
        do i choose first next round as king
        king took the crown, does he call now?
        does the patrician call the remaining characters
        do i stop calling when the king takes my crown
        am i first to pick every round until someone takes the crown
    .no =
        does the old crown holder keep calling after the king took the crown
        do i lose first pick after one round even if nobody is king again
        does the king have to wait until the next round to start calling
        former holder calls on after the king has the crown?
        king calls only from next round?
        first pick is for one round only?
        king with the crown picks last?
        calling stays with one person the whole game?
        does first pick go clockwise after the king had it
        do i keep calling after the king took my crown
        does the king start calling only next round
        king took the crown, does he choose last next round?
        is the right to choose first only for one round
        does the first pick move to the next player each round
        Does the former crown holder choose first in the next round after the King took it?
    .asked =
        who calls ranks 5 to 8 after the king has the crown
        what does the crown do for the king
        crown taken by the king, who calls now and who drafts first
        how long am i first chooser after being king
        king took the crown, who calls
ruling-crown-stays = If nobody has rank 4 this round, the crown stays where it is: its holder keeps calling and chooses first again.
    .asked =
        Who gets the crown if nobody is the King?
        What happens to the crown if nobody has rank 4?
        Who has the crown if nobody plays the King this round?
        rank 4 is the facedown card, who chooses first next round
        rank 4 missing, crown?
        nobody king, who starts the next draft
        nobody has the king, who keeps the crown
    .yes =
        nobody picked the king, does the crown stay with me
        if the emperor wasnt chosen am i still first to pick
        does the crowned player keep calling when there is no king in the round
        no rank 4 this round, crown doesnt move?
        i keep the crown since nobody was king, right
        nobody answered to 4, i go on calling?
        first choice again for the same player if king is missing?
        king was face down so the crown stays with its owner?
        absent emperor means no change of crown?
        nobody is king, do i keep the crown?
        does the crown stay if nobody has rank 4
        no king this round, do i choose first again
        do i keep calling when nobody is the emperor
        is the crown unchanged if the patrician wasnt chosen
    .no =
        no king this round, does the crown pass to the left
        nobody has the patrician, do we draw lots for the crown
        without a king does the crown go back to the oldest player
        do i lose the crown just because nobody answered to 4
        no king, crown goes left?
        nobody king, vote on the crown?
        without rank 4 the assassin gets the crown?
        crown returns to the middle if nobody has rank 4?
        oldest takes it again when no king?
        do i have to give up the crown since there was no king
        nobody is king, does the crown move?
        do i lose the crown if there is no king
        no king, crown to the next player?
        does someone else choose first if nobody had rank 4
        is the crown given back when nobody is king
        Does the crown pass to the left if nobody has the King?
ruling-king-killed = A killed King or Patrician loses the turn, but at the end of the round he shows his card and takes the crown. Until then the player who has it keeps calling.
    .yes =
        Does the King get the crown if he is assassinated?
        Someone killed my King. Am I still first to choose next round?
        my king got whacked, do i still get the crown
        does the dead king show his card at the end of the round
        i killed the king, will he still pick first next round
        after a dead patrician does the previous crown holder finish calling this round
        dead king shows himself at the end and gets the crown?
        murdered patrician still first next round, right
        until the round ends the old holder calls on?
        my king was killed, crown is mine later?
        no turn but the crown for an assassinated king?
        does killing the king not stop him from picking first next round
        got killed as king, crown still mine?
        does the killed king take the crown at the end of the round
        king killed, do i keep calling until the round ends
        must the killed patrician show his card at the end
        i was killed as patrician, do i choose first next round
    .no =
        killed patrician, is the crown lost for him
        does a murdered king take the crown right when 4 is called
        king was assassinated, does he still take his turn
        does the old holder keep the crown for next round if the king was killed
        killed king never crowned?
        dead king takes crown when his number is called?
        murdered king plays at the end of the round?
        assassin who killed the king gets the crown?
        crown stays with the old one next round after a kings murder?
        dead patrician collects his cards when he takes the crown?
        king killed, does he lose the crown?
        do i keep the crown next round if the king was killed
        can a killed king take the crown during the round
        does the assassin stop the king from getting the crown
        killed as king, do i still get my yellow gold?
        Does the killed King stay hidden and leave the crown where it is?
    .asked =
        Who chooses first next round when the Patrician was murdered?
        The King is dead: who is crowned, and when does he show himself?
        Who goes on calling when the Assassin hit rank 4?
        assassin hits the king, when does the crown move
        king murdered, crown when
        who calls after 4 if the king is dead
        king killed, who gets the crown
ruling-rank-four-never-face-up-older = The King or the Emperor is never discarded face up: if he turns up, shuffle him back in and turn up another card.
    .no =
        Can the King be among the characters set aside face up?
        emperor among the open characters, do we leave him
        may the king be shown in the open discards
        can an open discard be the emperor
    .yes =
        king came up while laying cards face up, swap him out?
        is the emperor shuffled back when he turns up
    .asked =
        the king was drawn face up, what do we do
ruling-king-face-down-older = The King or the Emperor may be the face-down card: he is kept only out of the face-up ones.
    .yes =
        May the card put aside face down be the King?
        Can the King be the face-down card?
        could the secret card in the middle be the emperor
        nobody has the king, maybe he is the closed card, possible
    .no =
        must the hidden card be checked so it isnt the king
        is the king always in the pile we choose from
        is the emperor banned from the closed card too
ruling-king-crown-older = The King takes the crown as soon as he is called. From then on he calls the characters, and he chooses first next round. (In 2016 he takes it at any time during his turn.)
    .asked =
        When does the King take the crown?
        what does the king do with the crown
    .yes =
        king is called, crown straight away?
        does the king pick first next round
        i am king, do i call the rest now
    .no =
        can the king wait with the crown until the end of his turn
        after the king shows up, does the old holder go on calling
ruling-crown-stays-older = If nobody has the King, the crown stays where it is, and its holder chooses first again.
    .asked =
        Who keeps the crown if nobody has the King?
        king discarded this round, what about the crown
    .yes =
        king is with nobody, do i keep the crown
        still first to choose if no king showed up
    .no =
        no one is king, does the next player get the crown
        do we draw for the crown again when the king is missing
        is the crown taken off me because no king was played
ruling-king-killed-older = A killed King loses the turn like anyone else, but he gets the crown at the end of the round and chooses first in the next one.
    .yes =
        Does a murdered King still get the crown?
        king killed by the assassin, is the crown his at the end of the round
        will the dead king choose first next round
    .no =
        does the assassinated king lose the crown
        does a killed king get to play his turn
        dead king, so the crown stays with the old holder next round too
    .asked =
        when does an assassinated king get the crown
