### Solo against Vova: his turn (solo-event-<id>), the log of the game (solo-log-<id>), and the game on a terminal.

solo-you = You
solo-vova = Vova
solo-title = Vova's turn
solo-what = Vova is the { $his }, you are the { $yours }
solo-note-target = “target” counts only if you are the Assassin or the Thief; here it was not looked at.

solo-event-killed = You named his character: Vova loses this turn.
solo-event-heir = He was the King: your next character comes to you unchosen all the same, but he gets no gold for it.
solo-event-robbed =
    { $count ->
        [0] You named his character, but he has no gold to take.
       *[other] You named his character: his { $count } gold are yours.
    }
solo-event-kills = You lose your turn.
solo-event-steals =
    { $count ->
        [0] You have no gold: his Thief takes nothing.
       *[other] You give him all your gold: { $count }. He has { $gold }.
    }
solo-event-assassin-safe = You are the Assassin: his Thief takes nothing.
solo-event-takes-card = Your newest card goes under the deck: { $card }.
solo-event-takes-newest = Your newest card, the last one you drew, goes under the deck.
solo-event-takes-no-card = You have no cards: nothing goes.
solo-event-crown = Next round you choose no character: one comes to you.
solo-event-income =
    { $count ->
        [0] He has no { $type ->
            [noble] noble
            [religious] religious
            [trade] trade
            [military] military
           *[unique] unique
        } district: no gold for them.
       *[other] { $count } gold for his { $type ->
            [noble] noble
            [religious] religious
            [trade] trade
            [military] military
           *[unique] unique
        } districts: he has { $gold }.
    }
solo-event-merchant-coin = 1 gold more for the Merchant: he has { $gold }.
solo-event-safe = Rank 8 cannot touch his city this round.
solo-event-two-phases = He builds twice.
solo-event-skips = { $card } cannot be destroyed: the next oldest is looked at.
solo-event-destroys = He destroys the oldest district he can, at no cost: { $card }.
solo-event-destroys-oldest = Your oldest district is destroyed, at no cost to him. A Keep is passed over; a completed city is safe.
solo-event-may-salvage = Your Graveyard: for 1 gold you may take { $card } into your hand.
solo-event-bishop-safe = You are the Bishop: he destroys nothing.
solo-event-complete-safe = Your city is complete: he destroys nothing.
solo-event-nothing-to-destroy = You have nothing that he could destroy.
solo-event-phase-coin = He takes 1 gold from the bank and has { $gold }.
solo-event-builds = He builds { $card } for { $cost } and has { $gold } left.
solo-event-too-dear = { $card } costs { $cost }, he has { $gold }: it goes under the deck.
solo-event-has-one = He has { $card } already: it goes under the deck.
solo-event-purple-coin = A purple district, whose effect he cannot use: 1 gold instead, he has { $gold }.
solo-event-consolation = Nothing was built: 1 gold to console him, he has { $gold }.
solo-event-complete = His city is complete: this is the last round.

solo-last-was = That was the last round. The count: { -program } solo score FILE
solo-next-two = Next round you choose from 2 characters.
solo-next-three = Next round you choose from 3 characters.
solo-next-unchosen = Next round you take the character that comes.

solo-verdict-won = You win: your city was complete first, and you have more points than Vova.
solo-verdict-not-first = Vova wins: you have more points, but your city was not complete first.
solo-verdict-not-more = Vova wins: your city was complete first, but you do not have more points than he has.
solo-verdict-neither = Vova wins: your city was not complete first, and you do not have more points.

solo-log = The game
solo-log-round = Round { $round }
solo-log-you-are = You are the { $card }.
solo-log-named = You name the { $card }.
solo-log-vova-is = Vova is the { $card }.
solo-log-gold = Your gold: { $change }.
solo-log-draws = You draw { $card }.
solo-log-discards = You put { $card } under the deck.
solo-log-builds = You build { $card }.
solo-log-destroys = You destroy Vova's { $card }.
solo-log-salvages = You take { $card } back for 1 gold.
solo-log-complete = Your city is complete.

solo-your-gold = Your gold
solo-your-hand = Your hand
solo-your-city = Your city
solo-his-gold = Vova's gold
solo-his-city = Vova's city
solo-nothing = nothing
solo-newest = the newest last
solo-oldest = the oldest first

solo-round = Round { $round }
solo-last-round = the last round
solo-setup = Setting up a game against Vova
solo-setup-cards = Take the base game: eight characters and its districts. The Dark City stays in the box.
solo-setup-gold = You get 2 gold and 4 district cards, Vova gets 4 gold and no cards.
solo-setup-order = Lay cards and districts in a row as they come: the newest card and the oldest district matter.
solo-setup-quick = Quick mode: you look after your own gold, hand and city, the program after Vova's.
solo-setup-seed = The program deals the characters, seed { $seed }.
solo-resume = A game against Vova is saved
solo-kept = The saved game is kept when a new one begins. Back to it: { -program } solo { $file }
solo-leave-why = The game is saved: the same command goes on with it.

solo-ask-first-card = Your card { $number } of 4?
solo-help-first-card = type a few letters · the order you lay them in counts · Esc: leave
solo-shown = Deal: one face down for Vova, then two shown
solo-shown-why = Which characters were shown and put aside?
solo-offered-two = Deal: two for you to choose from
solo-offered-three = Deal: three for you to choose from, after your King
solo-offered-unchosen = Deal: one for you, unchosen, after his King
solo-offered-why = Which came to you?
solo-keep = Choose your character
solo-keep-unchosen = This character comes to you
solo-keep-which = Which character do you have?
solo-keep-by-hand = Deal: one face down for Vova, 2 shown, 2 to choose from, 1 more shown, 2 stay closed.
solo-keep-by-hand-three = Deal: one face down for Vova, 2 shown, 3 to choose from, nothing more shown, 2 stay closed.
solo-keep-by-hand-unchosen = Deal: one face down for Vova, 2 shown, 1 to you unchosen, 2 more shown, 2 stay closed.
solo-after = Deal: what else is shown?
solo-after-one = One more is turned up and put aside; two stay closed.
solo-after-two = Two more are turned up and put aside; two stay closed.
solo-target-assassin = Assassin: whom do you kill?
solo-target-thief = Thief: whom do you rob?
solo-target-why = Name a character now, before Vova's card is turned.
solo-odds = Vova's card is one of these three: { $cards }. A guess is right 1 time in 3.
solo-odds-blind = Vova's card is one of the three you have not seen: a guess is right 1 time in 3.
solo-odds-assassin = The Assassin cannot be robbed.
solo-reveal = Turn up Vova's card
solo-reveal-which = Which character is it?
solo-seen = Shown
solo-seen-you = You

solo-yours = Your turn: { $card }
solo-yours-quick = Play your turn as usual.
solo-yours-idle = You have done nothing yet. Enter once more ends the turn.
solo-power-assassin = You named the { $target }.
solo-power-thief = You named the { $target }. If it is Vova, his gold comes to you when his turn begins.
solo-power-magician = Magician: put any number of cards under the deck, also none, and draw as many and 1 more.
solo-power-king = King: gold for noble districts; next round you choose from 3.
solo-power-bishop = Bishop: gold for religious districts; his Warlord cannot touch your city.
solo-power-merchant = Merchant: gold for trade districts, and 1 more.
solo-power-architect = Architect: draw 2 cards more; build up to 3.
solo-power-warlord = Warlord: gold for military districts; destroy a district of Vova's for its cost less 1.
solo-his = Vova's turn: { $card }
solo-stolen = His Thief takes all your gold. How much have you?
solo-ask-turn-up = Turn up the top district card. Which is it?
solo-ask-turn-up-second = Second building phase: turn up the next card. Which is it?
solo-ask-card = Which card comes into your hand?
solo-ask-build = Build which?
solo-ask-discard = Which card goes under the deck?
solo-ask-destroy = Destroy which?
solo-ask-city = Your city at the end: { $count } so far. Which district?
solo-late = { $card }: did you build it in the last round?
solo-help-pick = type a few letters · Enter: take it · <: back · Esc: leave
solo-help-gold = a number · Enter: go on · <: back · Esc: leave
solo-over = The game is over

solo-barred-not-now = That cannot be done now.
    .advice = The keys below say what can.
solo-barred-not-among = That character is not among these.
    .advice = Press the number of one that is.
solo-barred-seen = That character lies open already.
    .advice = Press the number of another one.
solo-barred-target = That character cannot be named.
    .advice = Press the number of one of these.
solo-barred-none-left = All copies of that card are out.
    .advice = Look at the card again, or undo what was wrong before.
solo-barred-not-in-hand = That card is not in your hand.
    .advice = Take it into the hand first.
solo-barred-no-gold = There is not enough gold.
    .advice = Take gold first, or set right how much you have.
solo-barred-has-one = You have one in your city already.
    .advice = Build another one.
solo-barred-limit = You have built as many as you may this turn.
    .advice = End the turn, or undo.
solo-barred-not-there = Vova does not have it.
    .advice = Choose one of his city.
solo-barred-bishop = Vova is the Bishop: his city is safe.
    .advice = Another round will come.
solo-barred-complete = A completed city is safe.
    .advice = There is nothing to destroy any more.
solo-barred-done = That was done this turn, or brings nothing.
    .advice = Go on with something else.

# What can be done on the screens of a game.
act-solo-begin = begin
    .key = enter
act-solo-go-on = go on
    .key = enter
act-solo-new = a new game instead
    .key = n
act-solo-choose = this one
    .key = number
act-solo-keep = keep it
    .key = number
act-solo-take = take it
    .key = enter
act-solo-reveal = turn it up
    .key = enter
act-solo-on = on
    .key = enter
act-solo-end = end of turn
    .key = enter
act-solo-gold = take 2 gold
    .key = g
act-solo-card = a card comes into the hand
    .key = c
act-solo-income = income { $count } gold
    .key = i
act-solo-build = build
    .key = b
act-solo-discard = a card goes under the deck
    .key = x
act-solo-plus = 1 gold more
    .key = p
act-solo-minus = 1 gold less
    .key = m
act-solo-destroy = destroy a district of Vova's
    .key = d
act-solo-complete = my city is complete
    .key = l
act-solo-salvage = pay 1 gold, take it into the hand
    .key = r
act-solo-city-done = that is all
    .key = .
act-solo-late = yes
    .key = y
act-solo-not-late = no
    .key = enter
act-solo-done = done
    .key = enter
act-solo-save = save in the play log
    .key = s
act-solo-log = what happened
    .key = l
act-solo-log-read = back to the result
    .key = enter
# A district in a list, with its cost.
solo-district = { $card } { $cost }
