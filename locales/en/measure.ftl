### What many games of one deck say. Rates come with a 95 % interval; a deed is named by measured-act-<act>.

measured-title = Measured
measured-is-even = Even.
measured-are-even = The characters are even.
measured-is-fair = Fairly even.
measured-is-uneven = Uneven.
measured-is-unclear = Perhaps even: too few games to be sure.
measured-gain-none = No seat has an advantage.
measured-gain-unclear = Too few games to say whether a seat has an advantage.
measured-gain-crown =
    { $count ->
        [0] The starting crown is an advantage: { $value }.
        [one] The seat to the left of the starting crown has an advantage: { $value }.
       *[other] The seat { $count } to the left of the starting crown has an advantage: { $value }.
    }
measured-gain-seat = Player { $seat } has an advantage: { $value }.
measured-extremes = Strongest: { $strong } { $high }, weakest: { $weak } { $low } (an even share: { $even }).
measured-extremes-none = No character stands out from an even share, { $even }.
measured-more = All figures, with intervals and aggression: the same command with --full.
measured-figures =
    { $count ->
        [one] { $games } game: { $rounds } rounds, the winner has { $points } points and leads by { $margin }.
       *[other] { $games } games: { $rounds } rounds on average, the winner has { $points } points and leads by { $margin }.
    }
measured-parts = This is only a part of the games: the other parts are still to be added.
measured-stopped = Stopped after { $games } of { $wanted } games. Run the same command to resume.
measured-stalled =
    { $count ->
        [one] { $count } of the games had no complete city after 200 rounds and was stopped.
       *[other] { $count } of the games had no complete city after 200 rounds and were stopped.
    }
measured-limits = Simulated by computer players, not people: compare decks rather than trust single figures.
measured-seats = Seats
measured-even = An even share would be { $share }.
measured-crown = By distance from the starting crown
measured-crown-own = holder
measured-crown-left =
    { $count ->
        [one] { $count } seat left
       *[other] { $count } seats left
    }
measured-characters = Characters
measured-characters-told = How often the player who chose it won. The middle is an even share, { $share }.
measured-districts = Unique districts
measured-districts-told = How often a city with it won. Careful: players who build more win more, so the middle is the average of these districts, { $share }.
measured-length = Length and points
measured-value-rounds = rounds
measured-value-winner-points = winner's points
measured-value-points = all players' points
measured-value-margin = winning margin
measured-value-lead-changes = lead changes
measured-harsh = Aggression
measured-harm-killed = lost turns (killed)
measured-harm-bewitched = bewitched
measured-harm-robbed = robbed
measured-harm-destroyed = districts destroyed
measured-harm-taken = districts taken or swapped
measured-acts = Actions and what they earned
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
measured-column-act = Action
measured-column-times = Per game
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
measured-lists = Compared with the official lists
measured-lists-same = No significant difference from the seven official lists.
measured-lists-cards = Only single cards differ from the seven lists: see --full.
measured-lists-told = "Lists" is the range over the seven official lists, with as many players and characters.
remark-value-rounds =
    { $side ->
        [more] Long: { $value } rounds (official lists: { $low } to { $high }).
       *[less] Short: { $value } rounds (official lists: { $low } to { $high }).
    }
remark-value-winner-points =
    { $side ->
        [more] High scores: the winner has { $value } points (official lists: { $low } to { $high }).
       *[less] Low scores: the winner has { $value } points (official lists: { $low } to { $high }).
    }
remark-value-points =
    { $side ->
        [more] Rich cities: { $value } points each (official lists: { $low } to { $high }).
       *[less] Poor cities: { $value } points each (official lists: { $low } to { $high }).
    }
remark-value-margin =
    { $side ->
        [more] Clear wins: the winner leads by { $value } points (official lists: { $low } to { $high }).
       *[less] Close games: the winner leads by { $value } points (official lists: { $low } to { $high }).
    }
remark-value-lead-changes =
    { $side ->
        [more] Back and forth: the lead changes { $value } times (official lists: { $low } to { $high }).
       *[less] Settled early: the lead changes { $value } times (official lists: { $low } to { $high }).
    }
remark-harm-killed =
    { $side ->
        [more] Deadly: { $value } turns a game are lost to the Assassin (official lists: { $low } to { $high }).
       *[less] Not very deadly: { $value } turns a game are lost to the Assassin (official lists: { $low } to { $high }).
    }
remark-harm-bewitched =
    { $side ->
        [more] A lot of bewitching: { $value } times a game (official lists: { $low } to { $high }).
       *[less] Little bewitching: { $value } times a game (official lists: { $low } to { $high }).
    }
remark-harm-robbed =
    { $side ->
        [more] Many robberies: { $value } a game (official lists: { $low } to { $high }).
       *[less] Few robberies: { $value } a game (official lists: { $low } to { $high }).
    }
remark-harm-destroyed =
    { $side ->
        [more] Destructive: { $value } districts a game are destroyed (official lists: { $low } to { $high }).
       *[less] Little destruction: { $value } districts a game (official lists: { $low } to { $high }).
    }
remark-harm-taken =
    { $side ->
        [more] Many districts change hands: { $value } a game (official lists: { $low } to { $high }).
       *[less] Few districts change hands: { $value } a game (official lists: { $low } to { $high }).
    }
remark-crown =
    { $count ->
        [0] The player with the starting crown wins { $value } (official lists: { $low } to { $high }).
       *[other] The player { $count } to the left of the starting crown wins { $value } (official lists: { $low } to { $high }).
    }
remark-character = { CARD($card, form: "The") } wins { $value }; an even share is { $even }, and characters in the lists win { $low } to { $high }.
remark-district = Players who build { CARD($card, form: "the") } win { $value } (unique districts in the lists: { $low } to { $high }).

measured-quote =
    { $count ->
        [one] In { $games } simulated game: { $rounds } rounds, the winner has { $points } points, characters win { $characters } of games, cities with a unique district { $districts }.
       *[other] In { $games } simulated games: { $rounds } rounds on average, the winner has { $points } points, characters win { $characters } of games, cities with a unique district { $districts }.
    }
measured-quote-lists = In parentheses: the official lists.
measured-short = { $rounds } rounds, { $points } points, characters win { $characters }
measured-evenest = The most balanced of { $count } decks.
measured-choosing = measuring decks

error-measure-syntax = { $why }
    .advice = Name files as deck measure writes them: { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-foreign = { $file } isn't a measurement.
    .advice = Name files as deck measure writes them: { -program } deck measure first-game -p 5 --games 1000 { -flag-format } json
error-measure-version = { $file } comes from another version: "{ $version }", not { $own }.
    .advice = The games would differ. Measure that part again with this program.
error-measure-broken = { $file } is damaged: { $key } doesn't match the rest.
    .advice = Measure that part again.
error-measure-other = { $file } and { $with } don't match: they differ in { $key }.
    .advice = All parts need the same deck, seed and seats.
error-measure-overlap = { $file } and { $with } have games in common.
    .advice = Name each part once.
error-measure-shard = --shard can't be "{ $shard }".
    .advice = Give the part and how many there are, such as 1/4 to 4/4. There can't be more parts than games.
error-measure-games = --shard needs --games.
    .advice = Add the total number of games, such as --games 1000000.
error-measure-resume = The unfinished measurement in { $file } can't be used: starting over.
    .advice = Nothing to do: the file will be rewritten.
error-measure-kept = The saved measurement in { $file } can't be used.
    .advice = Measure the deck again: the file will be replaced.
