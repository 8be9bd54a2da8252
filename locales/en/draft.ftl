### The draft: the discard table, the deal, and passing one device around.

draft-title = Selection phase
draft-what = { $players } players, { $characters } characters
draft-order-face-up = Discard the face-up characters first, then one face down. All of them are out for the round.
draft-order-face-down = Discard one character face down first, then the face-up ones. All of them are out for the round.
draft-rank-four = Rank 4 never stays face up: it goes back into the deck, and another card takes its place. It may be the face-down card.
draft-last = * The last player gets a single card and also picks up the first face-down card, keeps one and puts the other face down.
draft-hint = Who chooses from how many: { -program } draft table -p 5{ $edition }

column-players = Players
column-face-up = Face up
column-face-down = Face down
column-from = Chosen from
# The same on a narrow screen.

draft-player = Player { $player }
draft-player-crown = Player { $player } (crown)
draft-step-keep = { $who } keeps one of { $count }.
draft-step-discard =
    { $count ->
        [1] { $who } puts the last card face down.
       *[other] { $who } puts one of { $count } face down.
    }
draft-step-discard-random = { $who } shuffles the { $count } cards and puts one face down without looking.
draft-step-take-first-discard = { $who } also picks up the first face-down card.

deal-title = The deal
deal-face-up = Face up
deal-face-down = Face down
deal-none = none
deal-unseen = one card, unseen
deal-returned = { CARD($card, form: "The") } turned up and went back into the deck, because rank 4 never stays face up. Another character took its place.


pass-hand = Hand the device to { $name }
pass-hand-why = Nobody else looks.
pass-again = The selection was interrupted, so the characters are dealt again.
pass-keep = { $name }: keep one
pass-discard = { $name }: put one face down
pass-random = Everyone has one character. One of the { $count } cards left goes face down at random, and nobody sees it.
pass-first = One of these two is the first face-down card.
pass-yours = Yours
pass-keep-chosen = You keep { CARD($card, form: "the") }.
pass-discard-chosen = You put { CARD($card, form: "the") } face down.
pass-done = Everyone has chosen
pass-swap-who = Who has { CARD($card, form: "the") } in their city?
pass-swap-who-why = Its owner may swap characters with another player, without looking.
pass-swap-with = { $name }: swap characters with someone?
pass-swap-give = { $name }: which of yours do you give?
pass-swap-chosen = You give { CARD($card, form: "the") }.
pass-swap-take = Which of { $name }'s two do you take?
pass-swap-take-why = They are face down, in no particular order.
pass-look = { $name }: this is yours
pass-read = Full text of which card?
pass-guard = { $name }: choose a digit
pass-guard-why = You will need it to see your cards again.
pass-guarded = Protected with your digit.
pass-locked = { $name }: your digit?
pass-wrong-digit = Wrong digit.
    .advice = Try again, or go back.
pass-crown = Who has the crown now?
pass-leave-why = Next time the characters are dealt again; everything before that is saved.

act-draft-look = look
    .key = enter
act-draft-choose = choose
    .key = number
act-draft-choose-other = another one
    .key = number
act-draft-done = done
    .key = enter
act-draft-call = call the round
    .key = enter
act-draft-own = look at your own again
    .key = letter
act-draft-no-owner = nobody
    .key = enter
act-draft-no-swap = no swap
    .key = enter
act-draft-swap-with = with this player
    .key = letter
act-draft-unseen = this one
    .key = 1 or 2
act-draft-seen = seen
    .key = enter
act-draft-read = full text of a card
    .key = t
act-draft-read-which = this card
    .key = number
act-draft-read-other = another card
    .key = number
act-draft-guard = protect with a digit
    .key = p
act-draft-digit = the digit, hidden
    .key = 0–9
act-draft-back = back
    .key = enter
