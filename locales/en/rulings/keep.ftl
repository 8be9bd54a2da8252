### The rulings of data/rulings/keep.toml, and the questions they answer: with yes, with no, or in another way.

ruling-keep-rank-eight = The Warlord cannot destroy the Keep, the Diplomat cannot take it, and the Marshal cannot seize it.
    .no =
        Can the Warlord destroy the Keep?
        Can rank 8 take or swap the Keep?
        I am the Marshal and the Keep costs only 3. May I seize it?
        can the warlord nuke a keep if he pays enough
        can the diplomat trade for my keep
        warlord offers full price for the keep, does it go down
        the keep is cheap, can the marshal buy it off me
        i want your keep and i am the diplomat, can i have it
        diplomat offers a palace for keep, done?
        keep costs 3 so marshal pays 3?
        warlord razes keep for its full cost?
        rank 8 can hit keep if nothing else is left?
        keep only works against warlord, marshal may?
        warlord pays double for the keep?
        can i destroy the keep as warlord
        may the marshal seize my keep
        do i lose my keep to the diplomat
        warlord pays 3, can he destroy the keep?
        does the keep fall if rank 8 pays extra
        Is the Diplomat allowed to take the Keep in exchange?
    .yes =
        is my keep safe from the warlord
        am i protected from the marshal if the building is a keep
        is the keep off limits for rank 8
        does the keep hold against the diplomat too
        no rank 8 can touch my keep?
        keep cant be traded for by the diplomat, right
        marshal leaves the keep even at cost 3?
        warlord cant burn the keep at any price?
        is keep the one card the marshal cant buy
        all three rank 8 guys bounce off the keep?
        am i safe with the keep from the warlord
        can rank 8 do nothing to the keep
        is the keep safe from the marshal
        diplomat wants my keep, not allowed?
        does the keep block all rank 8 abilities on it
    .asked =
        What is the Keep safe from?
        I have the Keep: which attacks do I need to fear?
        which characters cannot touch the keep
        keep and marshal
        what can diplomat, marshal, warlord do to a keep
        can rank 8 touch the keep or not
ruling-keep-not-everything = The Keep is safe only from rank 8. The Armory can destroy it, the Magistrate can confiscate it while it is being built, and its owner may destroy it for the Necropolis.
    .no =
        Is the Keep indestructible?
        is the keep safe from everything
        does the keep protect itself from a signed warrant
        is a keep immune to the armory
        does the keep stop every attack, even from other purple cards
        keep can never be lost?
        keep shrugs off a warrant?
        my keep cant be sacrificed for necropolis?
        armory bounces off the keep?
        keep proof against every card?
        magistrate must leave a keep alone?
        is my keep safe from the armory
        can nothing destroy the keep
        is the keep safe from the magistrate while i build it
        am i not allowed to destroy my own keep for necropolis
        does the keep protect against all characters
        Is the Keep protected from everything in the game?
    .yes =
        can anything besides rank 8 still get rid of a keep
        can the armory blow up a keep
        i am the magistrate and my target pays for the keep, can i confiscate it
        can i destroy my own keep to get the necropolis
        armory kills a keep, right
        magistrate may confiscate the keep as its paid for?
        own keep as sacrifice for necropolis ok?
        keep is only proof against rank 8?
        there are ways to lose a keep other than rank 8?
        signed warrant works on a keep being built?
        can i lose my keep to the armory
        may the magistrate take the keep when i build it
        can i sacrifice my keep for the necropolis
        is the keep only safe from rank 8
        does a signed warrant work on the keep
    .asked =
        what can still hurt a keep
        keep: dangers left
        what gets rid of a keep
        keep safe from armory or not
ruling-keep-only-itself = The Keep protects only itself: rank 8 may attack every other district in its city as usual.
    .no =
        Does the Keep protect the rest of the city?
        is my whole city safe once i have the keep
        i built the keep, is my tavern next to it protected
        does a keep work like the bishop for all my buildings
        do i become immune to rank 8 with a keep
        does the keep shield my other purple cards
        keep covers my town?
        keep next to my castle protects it?
        warlord must skip a player with a keep?
        keep makes all my purples safe?
        whole city immune thanks to keep?
        keep stops the marshal from taking my temple?
        does the keep protect all my districts
        am i safe from the warlord because i have the keep
        is my city protected by the keep
        keep in my city, warlord cant attack me at all?
        does the keep stop the diplomat from taking other districts
        Does the Keep protect its neighbors from rank 8?
    .yes =
        can the warlord destroy my other districts if i own a keep
        does the keep only cover itself
        can the marshal seize another building from a city with a keep
        can the diplomat swap with a player who has the keep, for something else
        keep saves only the keep, right
        warlord may still raze my tavern though i have a keep?
        rest of my town is open despite the keep?
        marshal takes my docks, keep or no keep?
        is my palace unprotected even with a keep beside it
        diplomat may swap for my church if i own the keep?
        can the warlord still hit my other districts with the keep
        is only the keep itself safe
        i have the keep, can the marshal take something else from me
        may i destroy another district in a city with a keep as warlord
        do i lose my tavern to the warlord even with the keep
    .asked =
        i own a keep, whats still open to the warlord
        how far does the keeps protection reach
        does the keep protect the others or only itself
ruling-keep-diplomat-own = The Diplomat may give away his own Keep: it is only safe from being taken. As with the Great Wall, only the district the Diplomat takes matters.
    .yes =
        May the Diplomat give away his own Keep?
        Can I swap my Keep for another player's district?
        I am the Diplomat and own the Keep. Can I get rid of it in a trade?
        im the diplomat, can i hand over my keep
        diplomat wants to pay with his own keep in a swap, legal
        may i dump my keep on someone as the diplomat
        the diplomat gives me his keep for my cathedral, is that legal
        can the keep be the card the diplomat gives
        diplomat trades off his own keep, fine?
        my keep can leave by my own diplomat, right
        keep as the card i give, diplomat?
        i get the diplomats keep for my palace, is that in order?
        keep is safe from being taken, not from being given, diplomat?
        can i swap my keep for your castle as diplomat
        can i give my keep away as diplomat
        may i trade my own keep as diplomat
        is the diplomats own keep allowed as exchange
        can i get a keep from the diplomat
        diplomat has a keep, can he offer it?
    .no =
        Is my own Keep locked in my city when I am the Diplomat?
        does the keep refuse to leave my city when i am diplomat
        is it forbidden for the diplomat to give his keep away
        keep cant be taken, does that stop me from trading it away as diplomat
        is the diplomats own keep protected against himself
        diplomats own keep cant move?
        keep bars its owner from trading it as diplomat?
        rank 8 cant touch any keep so diplomat cant give his?
        diplomat has to offer something other than his keep?
        can i refuse the diplomats keep because keeps are untouchable
        is giving ones keep against the card for the diplomat
        is my keep stuck in my city as diplomat
        diplomat may not give his keep?
        does the keep forbid its owner to swap it as diplomat
        can i refuse to take the keep from the diplomat
        is the keep also safe from being given by the diplomat
        Does the Keep prevent the Diplomat from using it in his own exchange?
    .asked =
        own keep in a diplomat trade
        diplomat with a keep, can he get rid of it and how
        diplomat gives his own keep, allowed or not
ruling-keep-warlord-own = The Warlord cannot destroy even his own Keep: rank 8 cannot touch it, and the card has no exception for its owner.
    .no =
        May the Warlord destroy his own Keep?
        I am the Warlord: can I blow up the Keep in my own city?
        I would like to raze my Keep to make room. Possible?
        warlord here, may i tear down the keep i built myself
        can i burn my own keep with the warlord to avoid finishing my city
        does owning the keep let my warlord destroy it
        i pay 2 gold as warlord to remove my own keep, ok
        is there an exception for your own keep when you are the warlord
        its my keep, so my warlord may burn it?
        warlord razes his keep for 2?
        warlord clears his own keep for space?
        owner may always destroy his own, keep included, as warlord?
        2p: my warlord on my keep?
        warlord pays extra to take down his own keep?
        can i destroy my own keep as warlord
        warlord, own keep, for 2 gold ok?
        may the warlord tear down the keep if it is his
        is the owner allowed to destroy the keep with the warlord
        does the keep only stop other players warlords
        Is the Warlord allowed to destroy the Keep in his own city?
    .yes =
        Does the Keep hold against its owner's own rank 8?
        is my keep safe even from me as warlord
        is it forbidden for a warlord to raze his own keep
        does the keep stay even if its owner the warlord wants it gone
        warlord cant raze his own keep, right
        my keep stands even against my warlord?
        keep has no owner exception for the warlord?
        own keep, own warlord, still untouchable?
        warlord wants his keep gone, blocked?
        must a warlord pick something other than his own keep
        is my own keep safe from my warlord
        am i forbidden to destroy my own keep as warlord
        does the keep resist its owner the warlord too
        im warlord, i cant destroy my keep?
        must i leave my own keep standing as warlord
    .asked =
        warlord and his own keep
        can i as warlord remove the keep from my city, or what stops me
        warlord can destroy own keep or not
ruling-keep-warlord-older = The Warlord cannot destroy the Keep, and the Diplomat cannot take it.
    .no =
        Can the Warlord destroy the Keep?
        Can the Diplomat swap for the Keep?
        can a warlord with lots of gold knock down the keep
        may i grab a keep with the diplomat
        warlord attacks my keep, is it lost
    .yes =
        is the keep safe from warlord and diplomat
        does the keep survive the warlord
    .asked =
        what does the keep do
ruling-keep-only-itself-older = The Keep protects only itself: the Warlord and the Diplomat may go after every other district in its city.
    .no =
        Are the other districts in a city with the Keep protected?
        does one keep guard all of my buildings
        does having a keep stop the diplomat from trading with me at all
        keep in my city so nothing can be destroyed, right
    .yes =
        warlord cant hit the keep, can he hit the castle beside it
        is the keep the only building it protects
        may the diplomat take a different card from the keep owner
ruling-two-keeps-classic = You cannot build both Keeps: the box has two, but no city may have two districts of the same name.
    .no =
        May I build both Keeps?
        i drew the second keep, can i put it next to my first
        two keeps in one city ok
        there are 2 keeps in the box, may one city have both
    .yes =
        is a second keep in one city forbidden
        can two different players each have a keep
    .asked =
        i already have a keep, what about the other one
