### The rulings of data/rulings/short-game.toml, and the questions they answer: with yes, with no, or in another way.

ruling-short-game-classic = If everyone agrees, you may play a shorter game to seven districts instead of eight.
    .yes =
        Can we play a shorter game?
        can we stop at seven districts if everybody agrees
        is a quick version of the game allowed
    .no =
        can one player decide alone that we play to seven
        may a shorter game go to six districts
        do we always have to build eight districts
    .asked =
        how many districts in a short game
ruling-short-protection-classic = In a short game a city of seven districts is complete: the Warlord and the Diplomat cannot touch it.
    .yes =
        Is a city of seven safe in a short game?
        playing to seven: is my finished city off limits for the diplomat
        seven built in a quick game, am i safe from the warlord
    .no =
        short game, can the warlord wreck a city of seven
        does protection in the short game start only at eight districts
        may the diplomat swap with a seven district city in the short version
    .asked =
        when is a city safe in a short game
ruling-short-bonus-classic = In a short game the 4 and 2 bonus points are given for seven districts instead of eight.
    .yes =
        Are the 4 and 2 bonus points given for seven districts in a short game?
        short game, first with seven: 4 points?
        second to reach 7 in a quick game, 2 points
    .no =
        do i need eight districts for the bonus in a short game
        are the completion bonuses dropped when we play to seven
        is the first player bonus smaller in a short game
    .asked =
        what bonus for seven districts in the short version
ruling-short-game-third = A shorter game goes to seven districts, or even six. The book suggests it mostly for 6 or 7 players.
    .yes =
        Can we play a shorter game?
        may we play to six districts only
        seven districts instead of eight, is that allowed
    .no =
        is a shorter game forbidden with seven players
        do we have to go to eight every time
        can a short game end at five districts by the book
    .asked =
        how short can the game be
ruling-short-moves-third = In a short game, protection and the 4 and 2 points apply at the agreed number. The book does not say so, but they all depend on a completed city.
    .yes =
        In a short game, do protection and bonuses apply at the lower number?
        we play to six: is a city of six safe
        first to finish six in a short game, 4 points?
    .no =
        in a short game do i need eight districts to be protected
        do the bonuses vanish in a short game
        can the warlord hit a finished city of seven when we play to seven
    .asked =
        short game: what moves along with the lower number
