### What many games of one deck say. Rates come with a 95 % interval; a deed is named by measured-act-<act>.

measured-title = Measured
measured-is-even = Even.
measured-are-even = The characters are even.
measured-is-fair = Fairly even.
measured-is-uneven = Uneven.
measured-is-unclear = Perhaps even: too few games to be sure.
measured-gain-none = No seat gains.
measured-gain-unclear = Too few games to say whether a seat gains.
measured-gain-crown =
    { $count ->
        [0] The first crown gains: { $value }.
        [one] The seat to the left of the first crown gains: { $value }.
       *[other] The seat { $count } to the left of the first crown gains: { $value }.
    }
measured-gain-seat = Player { $seat } gains: { $value }.
measured-extremes = Strongest: { $strong } { $high }, weakest: { $weak } { $low } (an even share: { $even }).
measured-extremes-none = No character stands out from the even { $even }.
measured-more = All figures, with intervals and how harsh it is: the same command with --full.
measured-figures =
    { $count ->
        [one] { $games } game: { $rounds } rounds, the winner has { $points } points and leads by { $margin }.
       *[other] { $games } games: { $rounds } rounds on average, the winner has { $points } points and leads by { $margin }.
    }
measured-parts = These are only some of the games: other parts are still to be added.
measured-stopped = Stopped after { $games } of { $wanted } games. The same command goes on from here.
measured-stalled =
    { $count ->
        [one] { $count } of the games had no complete city after 200 rounds and was stopped.
       *[other] { $count } of the games had no complete city after 200 rounds and were stopped.
    }
measured-limits = The program's players play, not people: trust differences more than the figures themselves.
measured-seats = Seats
measured-even = If all were even, each would win { $share }.
measured-crown = By the first crown
measured-crown-own = has it
measured-crown-left = { $count } to the left of it
measured-characters = Characters
measured-characters-told = How often whoever chose a character won. The middle is an even share, { $share }.
measured-districts = Unique districts
measured-districts-told = How often a city with it won. Who builds more wins more, so the middle is the average of these districts, { $share }.
measured-length = Length and points
measured-value-rounds = rounds
measured-value-winner-points = points of the winner
measured-value-points = points of everyone
measured-value-margin = lead of the winner
measured-value-lead-changes = changes of the lead
measured-harsh = How harsh it is
measured-harm-killed = lost turns (killed)
measured-harm-bewitched = bewitched
measured-harm-robbed = robbed
measured-harm-destroyed = districts destroyed
measured-harm-taken = districts taken or swapped
measured-acts = What was done and what it brought
measured-column-difference = Less · more
measured-column-points = ±
measured-column-wins = Wins
measured-column-interval = 95%
measured-column-chosen = Chosen
measured-column-when = Turn
measured-column-crown = Crown
measured-column-built = Built
measured-column-without = Without it
measured-column-mean = Average
measured-column-range = 8 of 10 games
measured-column-act = Act
measured-column-times = In a game
measured-column-gold = Gold
measured-column-cards = Cards
measured-column-value = Value
measured-progress = { $games } games · seats { $low }–{ $high } · { $rounds } rounds
measured-act-by = { $act } ({ $card })
measured-act-gather-gold = took gold
measured-act-gather-cards = drew cards
measured-act-kill = killed
measured-act-bewitch = bewitched
measured-act-rob = chose whom to rob
measured-act-robbed = was robbed
measured-act-warrants = placed warrants
measured-act-threaten = placed threats
measured-act-bribe = paid a bribe
measured-act-no-bribe = paid no bribe
measured-act-reveal-threat = revealed a threat
measured-act-spy = spied
measured-act-swap-hands = swapped hands
measured-act-redraw = swapped cards with the deck
measured-act-wizard-take = took a card from a hand
measured-act-seer-take = took a card from everyone
measured-act-seer-give = gave cards back
measured-act-crown = took or gave the crown
measured-act-income = income for districts
measured-act-tithe = gold from the richest
measured-act-extra-gold = extra gold
measured-act-extra-cards = extra cards
measured-act-refund = gold back
measured-act-queen = gold for sitting next to rank 4
measured-act-navigate = gold or cards
measured-act-study = looked through cards
measured-act-build = built
measured-act-confiscate = confiscated
measured-act-tax = paid tax
measured-act-collect-tax = collected the tax
measured-act-destroy = destroyed
measured-act-seize = seized
measured-act-exchange = swapped districts
measured-act-beautify = beautified
measured-act-armory = blew up a district
measured-act-laboratory = a card for gold
measured-act-smithy = gold for cards
measured-act-museum = put a card away
measured-act-park = drew cards
measured-act-poor-house = took gold
measured-act-theater = swapped characters
measured-act-heir = crown after a killing
measured-act-markers-back = markers back
measured-act-killed = lost a turn

measured-column-lists = Lists
measured-lists = Beside the official lists
measured-lists-same = Nothing differs from the seven lists by more than chance.
measured-lists-cards = Only single cards differ from the seven lists: see --full.
measured-lists-told = The column Lists has the lowest and the highest of the seven official lists, with as many players and characters.
remark-value-rounds =
    { $side ->
        [more] Long: { $value } rounds, the lists { $low } to { $high }.
       *[less] Short: { $value } rounds, the lists { $low } to { $high }.
    }
remark-value-winner-points =
    { $side ->
        [more] High scores: the winner has { $value } points, in the lists { $low } to { $high }.
       *[less] Low scores: the winner has { $value } points, in the lists { $low } to { $high }.
    }
remark-value-points =
    { $side ->
        [more] Rich cities: { $value } points each, in the lists { $low } to { $high }.
       *[less] Poor cities: { $value } points each, in the lists { $low } to { $high }.
    }
remark-value-margin =
    { $side ->
        [more] Clear wins: the winner leads by { $value } points, in the lists by { $low } to { $high }.
       *[less] Close games: the winner leads by { $value } points, in the lists by { $low } to { $high }.
    }
remark-value-lead-changes =
    { $side ->
        [more] Back and forth: the lead changes { $value } times, in the lists { $low } to { $high }.
       *[less] Settled early: the lead changes { $value } times, in the lists { $low } to { $high }.
    }
remark-harm-killed =
    { $side ->
        [more] Deadly: { $value } turns are lost to the Assassin, in the lists { $low } to { $high }.
       *[less] Not very deadly: { $value } turns are lost to the Assassin, in the lists { $low } to { $high }.
    }
remark-harm-bewitched =
    { $side ->
        [more] Much witchcraft: { $value } in a game are bewitched, in the lists { $low } to { $high }.
       *[less] Little witchcraft: { $value } in a game are bewitched, in the lists { $low } to { $high }.
    }
remark-harm-robbed =
    { $side ->
        [more] Many robberies: { $value } in a game, in the lists { $low } to { $high }.
       *[less] Few robberies: { $value } in a game, in the lists { $low } to { $high }.
    }
remark-harm-destroyed =
    { $side ->
        [more] Destructive: { $value } districts are destroyed, in the lists { $low } to { $high }.
       *[less] Little is destroyed: { $value } districts, in the lists { $low } to { $high }.
    }
remark-harm-taken =
    { $side ->
        [more] Many districts change hands: { $value }, in the lists { $low } to { $high }.
       *[less] Few districts change hands: { $value }, in the lists { $low } to { $high }.
    }
remark-crown =
    { $count ->
        [0] Whoever has the first crown wins { $value }, in the lists { $low } to { $high }.
       *[other] Whoever sits { $count } to the left of the first crown wins { $value }, in the lists { $low } to { $high }.
    }
remark-character = { $card } wins { $value }; a fair share is { $even }, and characters of the lists win { $low } to { $high }.
remark-district = { $card }: who builds it wins { $value }; unique districts of the lists { $low } to { $high }.

measured-quote =
    { $count ->
        [one] Measured in { $games } game: { $rounds } rounds, the winner has { $points } points, characters win { $characters } of games, cities with a unique district { $districts }.
       *[other] Measured in { $games } games: { $rounds } rounds on average, the winner has { $points } points, characters win { $characters } of games, cities with a unique district { $districts }.
    }
measured-quote-lists = In brackets: the official lists.
measured-short = { $rounds } rounds, { $points } points, characters win { $characters }
measured-evenest = The evenest of { $count } decks.
measured-choosing = measuring decks

error-measure-syntax = { $why }
    .advice = Name files as deck measure writes them: { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-foreign = { $file } is not a measurement.
    .advice = Name files as deck measure writes them: { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-version = { $file } is of another version: "{ $version }", not { $own }.
    .advice = The games would be different ones. Measure that part again with this program.
error-measure-broken = { $file } is broken: { $key } does not fit the rest.
    .advice = Measure that part again.
error-measure-other = { $file } and { $with } do not go together: { $key } is not the same.
    .advice = Parts have the same deck, seed and seats.
error-measure-overlap = { $file } has games that { $with } has too.
    .advice = Name every part once.
error-measure-shard = --shard cannot be "{ $shard }".
    .advice = Say which part of how many, 1/4 to 4/4 for four; there cannot be more parts than games.
error-measure-games = --shard needs --games.
    .advice = Say of how many games this is a part: --games 1000000
error-measure-resume = The unfinished measurement in { $file } cannot be used, so everything is played anew.
    .advice = Nothing to do: the file is written anew.
error-measure-kept = The kept measurement in { $file } cannot be used.
    .advice = Measure the deck again: the file is replaced.
