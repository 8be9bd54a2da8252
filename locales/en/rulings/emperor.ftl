### The rulings of data/rulings/emperor.toml, and the questions they answer: with yes, with no, or in another way.

ruling-emperor-not-with-two = The Emperor is not used with two players. Play the King or the Patrician instead, even when one of the official lists has the Emperor.
    .no =
        Can the Emperor be used with two players?
        just me and my wife, can we put the emperor in
        does a duel allow the emperor if we both agree with the list
        the official list says emperor, so do we use him with 2
        emperor in a duel?
        two players follow the list as is, emperor included?
        emperor allowed in 2p if he only gives the crown to the other?
        me and my brother with emperor, legal?
        no rank 4 at all with two, just drop the emperor?
        can we keep the emperor for 2 as long as its an official list
        can two players use the emperor
        emperor with 2 players allowed?
        may i play the emperor in a duel
        do we follow the list with the emperor even with two players
        is the emperor fine for two
        Is the Emperor allowed when there are only two players?
    .yes =
        two of us, do we have to take the emperor out of the list
        2 players: king instead of emperor ok?
        is the patrician a fine swap for the emperor when its two of us
        is the emperor banned in a 2 player game
        2p no emperor, right
        take king in place of emperor for two?
        list has emperor, two of us, we replace him?
        patrician ok instead of the emperor in a duel?
        is emperor left in the box with two players
        must two players swap the emperor out of an official list
        two players, is the emperor forbidden?
        must two players use the king instead of the emperor
        can we replace the emperor with the patrician for two
        is the emperor left out with 2 players
        list has the emperor but we are two, swap him out?
    .asked =
        What replaces the Emperor in a two-player game?
        There are just two of us and our list has the Emperor. What do we do?
        Why can't two people play with the Emperor?
        which rank 4 do we take in a 2 player game
        emperor and a 2 player game
        whom do we use in place of emperor, two of us
        emperor with two players, allowed or not
ruling-emperor-crown = The Emperor must take the crown at some point during his turn, whenever he likes, and give it to another player, never to himself.
    .no =
        May the Emperor keep the crown for himself?
        I am the Emperor and nobody should have the crown but me. Allowed?
        can i crown myself as emperor
        im the emperor and forgot about the crown on purpose, may i end my turn
        may the emperor skip the crown thing
        does the emperor become first player himself
        must the emperor deal with the crown before he gathers
        emperor pockets the crown?
        emperor forgets the crown, nothing happens, ok?
        emperor first pick next round by crowning himself?
        crown only at the start of the emperors turn?
        emperor may choose not to crown
        emperor gives it at the end of the round when alive?
        can i keep the crown as emperor
        may the emperor give the crown to himself
        does the emperor have to give the crown at the start of his turn
        is giving the crown optional for the emperor
        can the emperor do nothing with the crown
        Is the Emperor allowed to end his turn without moving the crown?
    .yes =
        does the emperor have to hand out the crown
        can the emperor wait until the end of his turn to give the crown
        is the emperor forced to make someone else first player
        emperor must hand the crown to somebody, right
        end of his turn is fine for the emperor to crown someone?
        emperor himself never wears it?
        as emperor am i free when in my turn to pass the crown
        is crowning somebody a must for the emperor
        emperor can crown before he gathers?
        must the emperor pass the crown to somebody
        can i give the crown at the end of my turn as emperor
        do i have to give the crown away as emperor
        can the emperor choose when in his turn he gives the crown
        is keeping the crown forbidden for the emperor
    .asked =
        when does the emperor pass the crown on
        emperor, crown, when and to whom
        is the emperor allowed to wear it, what does he do with the crown
        emperor gives the crown when
ruling-emperor-crown-not-back = The crown must change hands: the Emperor cannot leave it with the player who has it or give it back to that player. Anyone else but himself may get it.
    .no =
        May the Emperor return the crown to the player who held it?
        Can the Emperor leave the crown where it is?
        anna has the crown and should keep it, can i as emperor just leave it
        can the emperor take the crown from bob and hand it right back to bob
        can the same player stay first player after the emperors turn
        emperor gives it back to whoever had it?
        emperor says "stays with bob"?
        same player stays crowned after the emperor?
        emperor takes a coin from bob and leaves him the crown?
        holder may keep the crown by paying the emperor?
        can i stay first player through the emperors turn
        can i keep my crown when the emperor plays
        may the emperor leave the crown with the same player
        emperor takes the crown from me, can he give it back to me
        can i leave the crown where it is as emperor
        can the crown stay put in the emperors turn
        Is the Emperor allowed to return the crown to its holder?
    .yes =
        does the emperor have to pick somebody other than the current crown holder
        im first player now, do i lose the crown for sure when the emperor is called
        does the crown always move when the emperor plays
        crown has to move to someone new, emperor?
        current holder cant get it again from the emperor, right
        if i hold it, the emperor will take it off me?
        emperor picks anyone but himself and the holder?
        is leaving the crown with its owner banned for the emperor
        emperors crown goes to a different player every time hes up?
        must the emperor give the crown to someone new
        i have the crown, do i lose it to the emperor
        is giving the crown back forbidden for the emperor
        can the emperor give the crown to anyone except himself and the owner
        emperor plays, does the crown always change hands?
    .asked =
        who can the emperor give the crown to
        whos excluded from the emperors crown
        emperor: can the old holder get it again
        emperor gives the crown back to same player, ok or not
ruling-emperor-has-crown = If the Emperor has the crown himself, he must give it away all the same, to any other player he likes.
    .no =
        I am the Emperor and already have the crown: may I keep it?
        crown is already mine and im emperor, can i sit on it
        does the emperor keep calling next round if he had the crown before
        first player takes emperor, does he stay first player
        already crowned emperor keeps it?
        emperor owning the crown skips that part?
        i stay first pick since i had the crown as emperor?
        crowned emperor may sit tight?
        emperor with the crown just takes a coin and keeps it
        only if the crown is elsewhere does the emperor have to act?
        emperor has the crown, can he keep it?
        may i stay crown player as emperor if i already had it
        is an emperor with the crown excused from giving it away
        had the crown before, does the emperor let me keep it
        does the emperor only move the crown if someone else has it
        Is the Emperor allowed to keep a crown he already holds?
    .yes =
        i had the crown before i picked the emperor, must i give it away
        do i lose my own crown when i play the emperor
        emperor holding the crown: free choice who gets it?
        is the emperor forced to part with his own crown
        crown with me and im emperor, off it goes?
        emperor cant hold on to his own crown, right
        i pick who gets my crown as emperor?
        was first player and drafted emperor, i lose the crown?
        does even an already crowned emperor have to pass it
        emperor with crown, any other player may receive it?
        i have the crown and im emperor, must i give it away
        does the emperor have to give up his own crown
        emperor already has the crown, still must pass it?
        can the emperor with the crown choose who gets it
        do i lose the crown if i play emperor while holding it
    .asked =
        What if the Emperor already has the crown?
        crown already at the emperor, then?
        emperor is first player, what must he do
        emperor already has the crown, keep or give
ruling-emperor-payment = The Emperor chooses what he gets from the player he gives the crown to: 1 gold or 1 card from hand. That player has no say in it.
    .asked =
        Who chooses between gold and a card when the Emperor hands over the crown?
        The Emperor made me first player. Must I pay him, and may I decide how?
        what does the crown from the emperor cost me
        emperors fee for the crown, who picks
        crowned, what does the emperor take
        emperor gives me the crown, gold or card, who decides
    .yes =
        does the emperor pick between my coin and my card
        do i have to pay the emperor when he crowns me
        emperor decides coin or card, not me?
        crowned by the emperor i have to pay, right
        do i lose a gold or a card for the emperors crown
        is it exactly one thing the emperor gets
        emperor may ask for the card though i offer gold?
        no say for me in what i give the emperor?
        does the emperor choose gold or card
        emperor gave me the crown, must i pay him?
        can i demand a card instead of gold as emperor
        do i have to give the emperor what he wants, coin or card
        is one gold all the emperor gets if he picks gold
    .no =
        i got the crown from the emperor, do i decide if i pay gold or a card
        can i refuse to pay the emperor for the crown
        does the emperor get a coin and a card
        does the emperor take 2 gold for the crown
        i dont want the crown, may i turn it down and keep my gold
        i pick what the emperor gets?
        turn down the emperors crown to save my coin?
        emperor: a coin plus a card?
        emperor gets 3 gold for the crown?
        may i pay the emperor later
        do i pay the bank when the emperor crowns me?
        can i choose what i give the emperor
        may i refuse the crown from the emperor
        emperor gets both gold and a card?
        do i get to keep my gold when the emperor crowns me
        does the emperor get the gold from the bank
        Does the new crown holder decide what the Emperor gets?
ruling-emperor-card-random = If the Emperor takes a card for the crown, it is drawn at random from that player's hand: neither of the two chooses it.
    .no =
        Does the Emperor pick the card he wants?
        can the emperor look through my hand and take the best card
        he crowned me and wants a card, may i give him my worst one
        do i choose which card the emperor gets
        emperor wants my palace, can he ask for that card
        emperor browses my hand?
        i slip the emperor my worst card?
        emperor names a card he wants?
        owner selects the card for the emperor?
        emperor looks at two and takes one?
        may i put my palace aside before the emperor draws
        can i choose the card for the emperor
        may the emperor choose a card from my hand
        does the emperor see my hand
        can i give the emperor my worst card
        emperor picks which card he gets?
        Is the player allowed to select the card that the Emperor receives?
    .yes =
        is the card the emperor takes random
        does the emperor draw blind from my hand
        could the emperor end up with a junk card
        card for the emperor is pulled blind?
        neither me nor the emperor picks the card, right
        emperor may get my best by luck?
        do i fan my hand and he draws unseen as emperor
        no looking at faces when the emperor takes a card?
        is it pure chance which card the emperor gets
        does the emperor take a random card
        emperor wants a card, is it drawn blind?
        can the emperor get my best card by luck
        is the card for the emperor not chosen by anyone
        must the emperor draw without looking
    .asked =
        how is the card for the emperor picked
        emperor wants a card, how is it chosen
        who picks the card that goes to the emperor
        card for the emperor random or chosen
ruling-emperor-payment-nothing = From a player with neither gold nor cards the Emperor gets nothing, and he may still give that player the crown. If there is only one of the two, he takes that.
    .no =
        Does the Emperor get anything from a player with no gold and no cards?
        im crowned but flat broke with an empty hand, do i owe the emperor later
        does the bank pay the emperor if the player has nothing
        is a player with no gold and no hand off limits for the emperor
        no gold on him, can the emperor still demand a coin
        emperor is owed for later when i have nothing?
        bank covers for a broke player, emperor?
        emperor cant crown a player with empty hand and purse?
        no coins, emperor may pick gold and i go into debt?
        emperor takes a district if there is no gold and no cards?
        must the emperor choose someone who can pay
        do i owe the emperor if i have nothing
        is the emperor forbidden to crown a broke player
        does the bank pay the emperor when i have nothing
        no gold, can the emperor insist on gold?
        must the emperor crown someone who can pay
        Does the Emperor get paid later by a player who has nothing?
    .yes =
        can i give the crown to a guy who is totally broke
        only cards and no cash, does the emperor take a card then
        empty hand but 4 coins: gold it is for the emperor?
        broke with no cards, emperor gets zip?
        emperor may crown someone with nothing, right
        only coins in my possession, so emperor takes a coin?
        no gold, two cards, emperor gets a card?
        is a penniless player without cards still crownable for the emperor
        emperor goes unpaid if theres nothing to take?
        no gold no cards, does the emperor get nothing from me?
        can the emperor crown a player who has nothing
        i have only gold, emperor must take gold?
        only cards left, does the emperor take a card
        am i free of paying the emperor if i have nothing
    .asked =
        I am the Emperor and the one I crowned has no gold and no cards. What do I receive?
        crowned one has nothing, emperor receives?
        just cards no gold, what does the emperor get
        emperor crowns a broke player, gets what
ruling-emperor-killed = A killed Emperor shows his card at the end of the round and gives the crown to another player, not to himself.
    .yes =
        Does the Emperor still pass on the crown if he was killed?
        I am the Emperor and was assassinated: do I still decide who is crowned?
        emperor got whacked, does the crown move anyway
        dead emperor still picks who goes first next round?
        does the killed emperor have to show his card at the end
        murdered emperor crowns someone when the round is over?
        emperor dead, crown still changes hands, right
        i was the killed emperor, i show myself at the end?
        does the dead emperor get to choose the new first player
        killed emperor cant keep the crown either?
        crown moves at round end if the emperor was assassinated?
        emperor killed, does he still give the crown away?
        got killed as emperor, do i choose the new crown player
        must a killed emperor show his card at the end of the round
        does the crown still move if the emperor was assassinated
        killed emperor passes the crown at the end of the round?
    .no =
        does the crown stay put when the assassin kills the emperor
        can the murdered emperor keep the crown himself
        does a killed emperor hand over the crown right when he is called
        assassinated as emperor, did i lose the right to crown someone
        emperor killed, crown stays where it was?
        dead emperor crowns at his call?
        dead emperor takes the crown for himself?
        assassin decides about the crown when the emperor dies?
        killed emperor stays face down to the very end of the round and beyond?
        does the murder cost the emperor his crowning right
        emperor killed, does the crown stay where it is?
        can the dead emperor keep the crown
        does the killed emperor give the crown in the middle of the round
        got killed as emperor, do i lose the crowning?
        does the emperor stay hidden at the end if he was killed
        Does the murder of the Emperor leave the crown with its holder?
    .asked =
        emperor was murdered, who gets the crown and when
        dead emperor and the crown
        emperor murdered, does he show up and when
        emperor killed, what about the crown
ruling-emperor-killed-unpaid = A killed Emperor gets no gold and no card for the crown he gives away at the end of the round.
    .no =
        Is an assassinated Emperor paid for the crown?
        Does a dead Emperor collect a coin or card at the end of the round?
        emperor was murdered and crowns me, do i owe him a coin
        may the killed emperor still grab a random card from me
        does the assassins victim emperor get his 1 gold later
        murdered emperor collects his coin at the end?
        dead emperor draws a card off the crowned guy?
        do i owe the killed emperor the usual fee
        killed emperor is paid by the bank?
        murdered emperor gets gold but not a card?
        fee for the crown even though the emperor was killed?
        does a killed emperor get his coin
        dead emperor gives me the crown, must i pay?
        can i take a card as killed emperor
        killed emperor gets 1 gold at the end of the round?
        do i owe a murdered emperor a card
        Is the killed Emperor paid when he passes on the crown?
    .yes =
        does the murdered emperor crown someone for free
        is the crown free if it comes from a dead emperor
        can i keep my gold when the assassinated emperor gives me the crown
        dead emperor works for free?
        crowned by a killed emperor i pay nothing, right
        no coin no card for the murdered emperor?
        does the killed emperor go unpaid
        my purse is safe when a dead emperor crowns me?
        crown at round end from the killed emperor costs zero?
        killed emperor gets nothing for the crown?
        dead emperor crowns me, is it free for me?
        do i keep my gold when a killed emperor gives me the crown
        does a killed emperor give the crown without payment
        got killed as emperor, no coin for me?
    .asked =
        what does a killed emperor receive for the crown
        fee for the crown from a dead emperor
        killed emperor gives the crown, and gets?
        killed emperor, paid or not
ruling-emperor-crown-older = When called, the Emperor takes the crown and gives it to another player, never to himself.
    .no =
        May the Emperor keep the crown?
        can the emperor take the crown for himself and pick first
        may the emperor wait with the crown until he has built
        does the emperor get to be first player next round
        can the emperor choose not to bother with the crown
    .yes =
        does the emperor give the crown away as soon as he is called
        must the emperor crown another player
        is the emperor barred from crowning himself
    .asked =
        Who can the Emperor give the crown to?
ruling-emperor-crown-not-back-third = The Emperor cannot leave the crown with the player who had it: someone else has to get it.
    .no =
        Can the Emperor leave the crown with the player who had it?
        can the emperor hand the crown straight back to its old owner
        my buddy is first player, may i as emperor keep it that way
        may the crown stay where it was after the emperor
    .yes =
        must the crown go to somebody new when the emperor plays
        do i lose the crown for sure once the emperor is called
        does the first player always change when the emperor plays
    .asked =
        who is not allowed to get the crown from the emperor
ruling-emperor-crown-not-back-classic = The crown must change hands. The book says only that the Emperor takes it from its owner and gives it to another player: that means someone other than the owner.
    .no =
        May the Emperor give the crown back to its owner?
        emperor takes the crown from me, may he give it right back to me
        can i play emperor and leave the first player as is
        does the same guy keep the crown if the emperor wants it so
    .yes =
        should the emperor crown someone who didnt have the crown
        does the crown have to wander when the emperor shows up
        is somebody else first player after the emperor in any case
    .asked =
        may the old crown owner get it again from the emperor, what does the book say
ruling-emperor-has-crown-older = An Emperor who has the crown himself still gives it away: the books do not mention the case, but they let him give it only to another player.
    .no =
        May an Emperor who already has the crown keep it?
        first player picks the emperor, is the crown safe with him
        emperor with the crown: can he do nothing with it
    .yes =
        crown is in front of me and i get called as emperor, give it away?
        do i have to hand over my own crown as emperor
        may the crowned emperor give the crown to anybody he likes
    .asked =
        what happens if the emperor is the crown holder
ruling-emperor-payment-older = The player who gets the crown gives the Emperor 1 gold or 1 card from hand and chooses which. (In 2016 the Emperor chooses, and the card is random.)
    .asked =
        Who chooses what the Emperor is paid for the crown?
    .yes =
        i got crowned, may i choose between a coin and a card
        can i give the emperor my worst card for the crown
        do i have to pay the emperor something for being crowned
    .no =
        does the emperor decide if i pay with gold or a card
        can the emperor pull a card out of my hand blind
        may i keep everything and pay the emperor nothing although i have gold
ruling-emperor-payment-nothing-older = A player with neither gold nor cards may get the crown too and then gives the Emperor nothing.
    .no =
        Does a player with no gold and no cards pay the Emperor anything?
        crowned with an empty purse and no cards, do i owe the emperor one
        does the emperor take the coin from the bank instead
        is a player with nothing ruled out for the crown
    .yes =
        can the emperor crown somebody who is broke and has no hand
        is the crown free for a guy with no cash and no cards
        may the emperor give the crown to a pauper and get zero
    .asked =
        What if the player who gets the crown has no gold and no cards?
ruling-emperor-killed-older = A killed Emperor gives the crown away at the end of the round: the rule for a killed King applies to him as far as it can.
    .yes =
        Does a killed Emperor still move the crown?
        emperor gets killed, crown still goes to someone new?
        may a dead emperor still say who is first next round
    .no =
        does the crown stay where it is when the emperor is assassinated
        does a murdered emperor get the crown for himself like the king
        is the emperors crown lost because he was stabbed
    .asked =
        when does the assassinated emperor pass on the crown
ruling-emperor-killed-unpaid-older = A killed Emperor is paid nothing for the crown: he lost his turn, and the King's rule that applies to him moves only the crown.
    .no =
        Does a killed Emperor get paid for the crown?
        the emperor died and crowned me, must i give him a coin or card
        does the assassinated emperor collect anything at the end
        can the victim emperor ask for a card from my hand
    .yes =
        dead emperor crowns me, do i keep my stuff
        is it for free when a killed emperor passes the crown
        is the dead emperors crown free of charge
    .asked =
        what does the dead emperor get out of the crown
ruling-emperor-two-older = With two players, leave the Emperor out: when your opponent has the crown, there is nobody he could give it to.
    .no =
        Should the Emperor be used with two players?
        does the emperor make sense in a two player game
        is the emperor forbidden for two by the book itself
        me and a friend, put the emperor in?
    .yes =
        with 2 players is it better to leave the emperor in the box
        would the emperor get stuck with the crown when there are only two
        just two of us, take the king rather than the emperor?
    .asked =
        what does the book say about the emperor with two
ruling-crown-not-only-king = Not only the King moves the crown: the Emperor does too, as his own text says. The chapter on the components mentions only the King.
    .no =
        Does only the King get the crown?
        is the king card the only way to get the crown, as the components page says
        does the rulebook list every way to get the crown under components
    .yes =
        the book says you need the king for the crown, but the emperor moves it too?
        is the chapter on the pieces incomplete about the crown
        can the crown come to me through the emperor although the book names only the king
    .asked =
        the book says only the king gets the crown, what about the emperor
