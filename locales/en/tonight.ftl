### One evening: the menu, the current table, and the settings.

tonight-title = Tonight
tonight-ask-names = Who is playing?
tonight-help-names = names with commas, going left around the table, or just how many · Tab: a known name
tonight-players = { $count } players: { $names }
tonight-ask-deck = Which deck?
tonight-ask-code = Number, name, code or file:
tonight-help-code = the first letters of a name are enough · Tab completes · Enter: choose · Esc: back
tonight-ask-edition = Which box?

act-tonight-agreed = play with it
    .key = enter
act-tonight-redraw = other cards
    .key = r
act-tonight-list = a list, a saved deck or a code
    .key = l
act-tonight-build = build one
    .key = b
act-tonight-edition = another box
    .key = e

tonight-setup = Setup, step { $step } of { $count }
act-tonight-tick = done
    .key = enter
act-tonight-ready = all done
    .key = a
tonight-sample = New to the game? Watch a sample game with this deck: { -program } deck play { $code } -p { $players }
tonight-crown = Who has the crown?
tonight-crown-why = The setup says who gets it. That player chooses first.
act-tonight-first = { $name }
    .key = enter

tonight-round = Round { $round }
tonight-has-crown = { $name } has the crown and chooses first.
tonight-how = How do you choose characters?
act-tonight-usual-device = on this device
    .key = enter
act-tonight-device = on this device
    .key = d
act-tonight-usual-hand = with the cards, step by step
    .key = enter
act-tonight-hand = with the cards, step by step
    .key = c
act-tonight-usual-alone = without help, straight to the call
    .key = enter
act-tonight-alone = without help, straight to the call
    .key = n
act-tonight-score = the game is over, count points
    .key = p
act-tonight-chosen = everyone has chosen
    .key = enter
tonight-leave = Everything so far is saved. To continue: citadels tonight

tonight-leave-names = Nothing has been entered yet.
tonight-under-way = A game is in progress.
tonight-deal-again = Deal the characters again? Everyone's choice will be lost.
tonight-again = Play again with other cards?
act-tonight-again = again, with other cards
    .key = enter
act-tonight-enough = enough for tonight
    .key = escape

tonight-none = No game in progress. To start one, in a terminal: citadels tonight
tonight-ask-end = End tonight's game of { $names }?
tonight-put-away = Tonight's game has ended. To take it back: citadels tonight --resume-previous. To start another: citadels tonight
tonight-not-saved = To save it after all: citadels tonight --resume-previous
tonight-stage = Stage
tonight-stage-setup = setting up
tonight-stage-draft = choosing characters
tonight-stage-call = calling the round
tonight-stage-score = counting points
tonight-stage-over = over
tonight-fact-players = Players
tonight-fact-deck = Deck
tonight-fact-city = City
tonight-city = { $count ->
    [one] complete with { $count } district
   *[other] complete with { $count } districts
}
tonight-fact-crown = Crown
tonight-fact-round = Round
tonight-fact-first = First complete city
tonight-fact-play = Saved
tonight-play = as play { $id }
tonight-go-on = To continue: citadels tonight
tonight-taken = From tonight's game: { $what }.
tonight-taken-players = { $count } players
tonight-taken-deck = deck { $code }
tonight-kept = Saved for tonight: tonight, call, draft pass, score and sheet will use this deck.
tonight-busy = Tonight's game keeps its own deck.

menu-title = What next?
menu-go-on = Continue: { $stage }, { $names }
menu-tonight = Tonight: a new game
menu-look-up = Look something up
menu-score = Score a game
menu-solo = Solo against Vova
menu-fortress = Fortress
menu-history = History
menu-settings = Settings
menu-help = arrow keys or first letters · Enter: choose · Esc: leave
menu-help-back = arrow keys or first letters · Enter: choose · Esc: back
menu-settings-show = Files, and where each value comes from
menu-fortress-pad = Score pad
menu-fortress-board = Enter a game
menu-fortress-setup = Setup
menu-fortress-rules = Rules

error-tonight-step = You can't do that now.
    .advice = Look at the keys at the bottom of the screen.
error-tonight-broken = Tonight's game can't be read: { $file }.
    .advice = To start another, with the old file kept next to it: citadels tonight --new
error-tonight-previous = There is no earlier game to take back.
    .advice = To start one, in a terminal: citadels tonight
error-tonight-terminal = tonight asks questions and needs a terminal for a new game.
    .advice = Run it without a pipe. To see tonight's game: citadels tonight --show
error-tonight-newer = Tonight's game was saved by a newer version of this program.
    .advice = Update the program, or start another: citadels tonight --new
error-setting-value = { $name } can't be "{ $value }".
    .advice = Possible values: { $choices }
error-setting-name = There is no setting "{ $name }".
    .advice = Settings: { $choices }.
error-setting-missing = { $name } needs a value.
    .advice = Possible values: { $choices }. To clear it: --reset.
error-settings-folder = There is no folder for the settings.
    .advice = Set CITADELS_HOME to a folder of yours.

settings-title = Settings
settings-forgotten = { $name } is no longer set.
settings-lang = Language
settings-edition = Edition
settings-color = Color
settings-from-flag = from the command line
settings-from-variable = from { $name }
settings-from-file = from settings.toml
settings-from-system = from the system
settings-from-default = the default
settings-file = Settings file
settings-data = Decks, plays, games in progress
settings-nowhere = nowhere: set CITADELS_HOME
settings-hint = Change one: { -program } settings lang uk
settings-hint-reset = Clear one: { -program } settings lang --reset
settings-value = { $name }: which value?

command-tonight = Run a whole game night, from who's playing to the saved result.
    .examples =
        { -program } tonight
        { -program } tonight --show
help-tonight-show = show tonight's game so far
help-tonight-new = start a new game; the old one is kept until the new one has started
help-tonight-end = end tonight's game
help-tonight-resume_previous = take back the game that was ended or replaced last
help-tonight-players = start a game for this many players
help-tonight-deck = start a game with this deck: an official list, a file, a saved name or a code
help-setup-random = draw a fresh, balanced deck and keep it for tonight
command-settings = Show the settings and where each comes from, or change one.
    .examples =
        { -program } settings
        { -program } settings edition classic
        { -program } settings edition --reset
help-settings-name = lang, edition or color
help-settings-value = what to set it to
help-settings-reset = clear this setting
value-value = value
