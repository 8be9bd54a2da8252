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
play-marked = { $mark } marks a turn in which someone is harmed.
play-usual = Unless noted, a turn begins by taking 2 gold.
play-idle = Took 2 gold, nothing else: { $who }.
play-built = Built: { $what }.
play-built-by = player { $seat }: { $cards }
play-cities = Cities at the end
play-left = gold { $gold }, hand { $cards }
play-coin = * beautified

play-player = player { $seat }
play-named = { $card } ({ $holder })
play-nobody = nobody has it
play-object = { CARD($card, form: "the") }
play-gold = { $count } gold
play-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-none = nothing
play-empty = an empty city

play-turn = { $card } ({ $holder }): { $deeds }.
play-turn-witch = { $card } ({ $holder } as { CARD($witch, form: "the") }): { $deeds }.
play-turn-killed = { $card } ({ $holder }): killed, no turn.
play-nothing = does nothing
play-then = { $before }; { $next }

play-gather-gold = takes { $gold }
play-gather-cards = draws { $cards }, keeps { $kept }
play-kill = kills { CARD($card, form: "the") } ({ $holder })
play-bewitch = bewitches { CARD($card, form: "the") } ({ $holder })
play-rob = names { CARD($card, form: "the") } ({ $holder }) to rob
play-robbed = is robbed of { $gold } by the Thief (player { $target })
play-robbed-nothing = is robbed, but loses nothing
play-warrants = puts warrants on { $cards } (signed: { CARD($signed, form: "the") })
play-threaten = threatens { $cards } (real: { CARD($lace, form: "the") })
play-bribe = pays a bribe of { $gold }
play-no-bribe = pays no bribe
play-reveal-real = the threat is real and costs { $gold }
play-reveal-empty = the threat was empty
play-spy = spies on player { $target } ({ $type }): { $gains }
play-spy-nothing = spies on player { $target } ({ $type }): no match
play-swap-hands = swaps hands with player { $target }
play-redraw = exchanges { $cards } with the deck
play-wizard-take = takes { CARD($card, form: "a") } from player { $target }'s hand
play-seer-take = takes a card from every hand
play-seer-give = gives one back to each
play-crown = takes the crown
play-crown-given = gives the crown to player { $target } for { $gains }
play-crown-free = gives the crown to player { $target }, who has nothing to give for it
play-income = collects { $gains } for { $type } districts
play-tithe = takes { $gold } from player { $target }, the richest
play-extra-gold = gains an extra { $gold }
play-extra-cards = draws an extra { $cards }
play-refund = gets { $gold } back
play-queen = gains { $gold } for sitting next to rank 4
play-navigate = gains { $gains }
play-study = looks through { $cards }, keeps { $kept }
play-build =
    { $price ->
        [0] builds { CARD($card, form: "a") } for free
       *[other] builds { CARD($card, form: "a") } for { $gains }
    }
play-build-destroying = builds { CARD($card, form: "a") } by destroying { CARD($destroyed, form: "the") }
play-build-loan = builds { CARD($card, form: "a") } for { $gains }, with a loan from player { $lender } ({ $given } in return)
play-confiscate = player { $seat } confiscates it
play-tax = pays { $gold } in tax
play-tax-other = player { $seat } pays { $gold } in tax
play-collect-tax = collects { $gold } in tax
play-destroy =
    { $price ->
        [0] destroys player { $target }'s { $card } for free
       *[other] destroys player { $target }'s { $card } for { $gold }
    }
play-seize = seizes player { $target }'s { $card } for { $gold }
play-exchange =
    { $price ->
        [0] swaps { CARD($gives, form: "the") } for player { $target }'s { $takes }
       *[other] swaps { CARD($gives, form: "the") } and { $gold } for player { $target }'s { $takes }
    }
play-beautify = beautifies { $cards }
play-armory = destroys player { $target }'s { $card } ({ $with })
play-laboratory = discards { CARD($card, form: "a") } for { $gold } ({ $with })
play-smithy = pays { $gold } for { $cards } ({ $with })
play-museum = puts { CARD($card, form: "a") } under { CARD($with, form: "the") }
play-park = draws { $cards } ({ $with })
play-poor-house = gains { $gold } ({ $with })
play-theater = { $who } swaps characters with player { $target } ({ $with }): gives { CARD($gives, form: "the") }, gets { CARD($gets, form: "the") }.
play-heir-takes = { $card } ({ $holder }): reveals the killed character's card and takes the crown.
play-heir-gives = { $card } ({ $holder }): reveals the killed character's card and gives the crown to player { $target }.
play-queen-late = { $card } ({ $holder }): sits next to that player and gains { $gold }.

error-play-edition = The program plays whole games of the 2016 edition only, not this one: { $edition }.
    .advice = Name a deck for the 2016 edition: { -program } deck play first-game -p 5
error-seats-unknown = There is no computer player "{ $name }".
    .advice = Choose from: { $known }. Name one for every seat, or one per seat, separated by commas.
error-seats-count = --seats names { $count } for { $players } players.
    .advice = Name one per seat, or a single one for all.
