### A whole game played by the program. A turn is a line: play-turn with what was done (play-<act>),
### one after the other with play-then.

play-title = A sample game
play-length =
    { $count ->
        [one] The game took { $count } round.
       *[other] The game took { $count } rounds.
    }
play-stalled = After { $count } rounds no city was complete, so the game was stopped.
play-characters = Characters
play-bots = Played by
play-bot-all = the program ({ $bot })
play-bot = { $seat } { $bot }
play-round = Round { $round }
play-round-last = Round { $round }, the last
play-begins = { $who } has the crown and chooses first.
play-face-up = Face up: { $cards }.
play-face-down = Face down: { $card }.
play-complete = { $who } is the first to complete a city: the game ends with this round.
play-standings = Points (districts):
play-count = P{ $seat }: { $points } ({ $count })
play-points = Points after each round
play-curve = { $who } { $points } { $end }
play-curve-name = { $seat }: { $end }
play-marked = { $mark } marks what hurts somebody.
play-usual = Unless said otherwise, a turn begins with 2 gold.
play-idle = Only takes 2 gold: { $who }.
play-built = Built: { $what }.
play-built-by = player { $seat }: { $cards }
play-cities = Cities at the end
play-left = gold { $gold }, hand { $cards }
play-coin = * beautified

play-player = player { $seat }
play-named = { $card } ({ $holder })
play-nobody = nobody has it
play-object = the { $card }
play-gold = { $count } gold
play-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-none = nothing
play-empty = an empty city

play-turn = { $card } ({ $holder }): { $deeds }.
play-turn-witch = { $card } ({ $holder } as the { $witch }): { $deeds }.
play-turn-killed = { $card } ({ $holder }): killed, no turn.
play-nothing = does nothing
play-then = { $before }; { $next }

play-gather-gold = takes { $gold }
play-gather-cards = draws { $cards }, keeps { $kept }
play-kill = kills the { $card } ({ $holder })
play-bewitch = bewitches the { $card } ({ $holder })
play-rob = will rob the { $card } ({ $holder })
play-robbed = loses { $gold } to the Thief (player { $target })
play-robbed-nothing = is robbed, but loses nothing
play-warrants = puts warrants on { $cards } (signed: the { $signed })
play-threaten = threatens { $cards } (for real: the { $lace })
play-bribe = pays a bribe of { $gold }
play-no-bribe = pays no bribe
play-reveal-real = the threat is real and costs { $gold }
play-reveal-empty = the threat was empty
play-spy = spies on player { $target } ({ $type }): { $gains }
play-spy-nothing = spies on player { $target } ({ $type }): no match
play-swap-hands = swaps hands with player { $target }
play-redraw = swaps { $cards } with the deck
play-wizard-take = takes the { $card } from the hand of player { $target }
play-seer-take = takes a card from every hand
play-seer-give = gives one back to each
play-crown = takes the crown
play-crown-given = gives the crown to player { $target } for { $gains }
play-crown-free = gives the crown to player { $target }, who has nothing to give for it
play-income = collects { $gains } for { $type } districts
play-tithe = takes { $gold } from player { $target }, the richest
play-extra-gold = takes { $gold } more
play-extra-cards = draws { $cards } more
play-refund = gets { $gold } back
play-queen = takes { $gold } for sitting next to rank 4
play-navigate = brings home { $gains }
play-study = looks through { $cards }, keeps { $kept }
play-build =
    { $price ->
        [0] builds the { $card } for free
       *[other] builds the { $card } for { $gains }
    }
play-build-destroying = builds the { $card } by destroying the { $destroyed }
play-build-loan = builds the { $card } for { $gains }, with a loan from player { $lender } ({ $given } in return)
play-confiscate = player { $seat } confiscates it
play-tax = pays { $gold } in tax
play-tax-other = player { $seat } pays { $gold } in tax
play-collect-tax = collects the tax: { $gold }
play-destroy =
    { $price ->
        [0] destroys player { $target }'s { $card } for free
       *[other] destroys player { $target }'s { $card } for { $gold }
    }
play-seize = seizes player { $target }'s { $card } for { $gold }
play-exchange =
    { $price ->
        [0] swaps the { $gives } for player { $target }'s { $takes }
       *[other] swaps the { $gives } and { $gold } for player { $target }'s { $takes }
    }
play-beautify = beautifies { $cards }
play-armory = destroys player { $target }'s { $card } ({ $with })
play-laboratory = discards the { $card } for { $gold } ({ $with })
play-smithy = pays { $gold } for { $cards } ({ $with })
play-museum = puts the { $card } under the { $with }
play-park = draws { $cards } ({ $with })
play-poor-house = takes { $gold } ({ $with })
play-theater = { $who } swaps characters with player { $target } ({ $with }): gives the { $gives }, gets the { $gets }.
play-heir-takes = { $card } ({ $holder }): shows the killed character's card and takes the crown.
play-heir-gives = { $card } ({ $holder }): shows the killed character's card and gives the crown to player { $target }.
play-queen-late = { $card } ({ $holder }): sits next to that player and takes { $gold }.

error-play-edition = The program plays whole games of the 2016 edition only, not this one: { $edition }.
    .advice = Name a deck for the 2016 edition: { -program } deck play first-game -p 5
error-seats-unknown = Nobody called "{ $name }" can take a seat.
    .advice = These can: { $known }. Name one for all seats, or one for each with commas between.
error-seats-count = --seats names { $count } for { $players } players.
    .advice = Name one for each seat, or a single one for all.
