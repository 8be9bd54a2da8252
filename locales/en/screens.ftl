### Shared by all screens. Each action is a message; .key is the key as printed on keyboards of the
### language (enter, escape, back, or a letter), since both layouts work by position.

key-enter = Enter
key-escape = Esc
key-back = Backspace
key-any = any other key
# The letters of the first to the eighth player; no action beside a list of players has one of them.
key-seats = abcdefgh

act-undo = undo
    .key = u
act-redo = redo
    .key = y
act-leave = leave
    .key = escape

act-seat = this player
    .key = letter
act-this-seat = this player
    .key = enter
act-other-seat = another player
    .key = letter
act-no-seat = nobody
    .key = back
# If the screen is a question, typing this undoes the last answer.
act-back = take the last answer back
    .key = <
help-pick = type a few letters · Enter: choose · Esc: back
error-not-on-offer = That number isn't on offer: { $number }.
    .advice = Choose one of the numbers shown.

leave = Leave?
leave-unsaved = The last steps aren't saved, and leaving loses them. { $fault }
flow-unsaved = The last steps aren't saved. { $fault } You can play on: the program tries again at every step.
act-leave-now = leave
act-stay = stay
all-keys = Keys
act-all-keys = all keys
act-look-up = look something up
act-scroll = scroll
pager-keys = Space: more · /: find · q: done
act-return = back
look-up = Look something up
look-up-question = Which card, rule or question?
help-pick-some = letters or a cost · Space: mark · Enter: add what is marked · Esc: back
pick-some-none = Mark something with Space first.
pick-some-too-many =
    { $most ->
        [one] Only { $most } more fits: unmark some with Space.
       *[other] Only { $most } more fit: unmark some with Space.
    }
act-related = open a related one
look-up-help = Enter: open · Esc: back
