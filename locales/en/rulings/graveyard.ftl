### The rulings of data/rulings/graveyard.toml, and the questions they answer: with yes, with no, or in another way.

ruling-graveyard-warlord = The Graveyard's owner may pay 1 gold and take a district that the Warlord has just destroyed into their hand.
    .yes =
        Can the Graveyard save a district the Warlord has destroyed?
        warlord burned my palace, can i get it back with my graveyard
        can i grab someone elses destroyed building with my graveyard
        graveyard, 1 gold, card to my hand, right?
    .no =
        is the graveyard free
        does the rescued card go straight back into the city with the graveyard
        do i have to take the card with the graveyard
        does the graveyard cost the full price of the burned district
    .asked =
        What does it cost to get a burned district back with the Graveyard?
ruling-graveyard-not-as-warlord = The Graveyard does not work for an owner who is the Warlord himself: he cannot pick up what he destroys.
    .no =
        May I use my Graveyard when I am the Warlord?
        im the warlord and own the graveyard, can i take the card i burned
        can the warlord loot districts with his own graveyard
        destroy a cathedral as warlord, then graveyard it into my hand?
        does my graveyard pay off when i do the burning as warlord
    .yes =
        is the graveyard off for the warlord himself
        does the graveyard only help when someone else is the warlord
        must i be somebody other than the warlord to use the graveyard
    .asked =
        warlord owns the graveyard, what happens to the card he destroys
