### What `ask` says around its answers, and the plain facts it takes from the data.

ask-related = Related
ask-unsure = Not sure what you mean. Did you ask:
ask-command = { -program } { $command }
ask-asked = { $question }?
ask-other = { $title } { $text }
ask-other-page = { $title }: { $text }
ask-more = More: { -program } { $command }
ask-silent-on = This says nothing about { $cards }.
ask-source = { $standing }: { $source }
ask-source-card = printed on the card
ask-source-draft = the discard table
ask-score = To count a whole city: { -program } score
ask-draft-title = Characters face up
ask-draft = { $players } players, { $characters } characters: { $count } face up, 1 face down.
ask-none = none of these
ask-question = What do you want to know?

fact-cost = { CARD($card, form: "The") } costs { $cost } gold.
fact-cost-none = { CARD($card, form: "The") } can't be built, so it has no cost.
fact-rank = { CARD($card, form: "The") } is rank { $rank }.
fact-type = { CARD($card, form: "The") } is a { $type } district.
fact-copies = { $count ->
        [one] There is one { $card } in the box.
       *[other] There are { $count } copies of { CARD($card, form: "the") } in the box.
    }
fact-points = { CARD($card, form: "The") } is worth its cost, { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }. { $effect }
fact-points-none = { CARD($card, form: "The") } can't be built. { $effect }
fact-boxes = { CARD($card, form: "The") } is { $boxes }.
fact-of-rank = Rank { $rank }: { $cards }.
fact-doing-defence = These cards protect a city, or make attacking it more expensive: { $cards }.
fact-doing-scoring = These cards score at the end, or help to complete the city: { $cards }.
fact-doing-gold = These cards bring gold: { $cards }.
fact-difference = { $one }: { $first }
    { $other }: { $second }
fact-characters = With { $players } players, { $characters } characters are in the game, one for each rank. { $each ->
        [one] Everyone plays one of them each round.
       *[other] Everyone plays { $each } of them each round.
    }
fact-complete = With { $players } players, a city is complete at { $count } districts. You finish that round, and the game is over.
fact-title-cost = What it costs
fact-title-rank = Its rank
fact-title-type = Its type
fact-title-copies = How many there are
fact-title-points = What it is worth
fact-title-boxes = Which boxes have it
fact-title-difference = How they differ
fact-title-of-rank = Characters of a rank
fact-title-doing = Cards that do this
fact-title-characters = Characters in the game
fact-title-complete = How the game ends
