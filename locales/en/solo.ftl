### Solo against Vova: his turn (solo-event-<id>), the log of the game (solo-log-<id>), and the game
### on a terminal.

solo-you = You
solo-vova = Vova
solo-title = Vova's turn
solo-what = Vova is { CARD($his, form: "the") }, you are { CARD($yours, form: "the") }
solo-note-target = "target" counts only if you are the Assassin or the Thief; here it was ignored.

solo-event-killed = You named his character: Vova loses this turn.
solo-event-heir = He was the King: you still get a random character next round, but he gets no gold.
solo-event-robbed =
    { $count ->
        [0] You named his character, but he has no gold.
       *[other] You named his character: you take his { $count } gold.
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
solo-event-takes-no-card = You have no cards, so you lose none.
solo-event-crown = You don't choose your next character: you get a random one.
solo-event-income =
    { $count ->
        [0] He has no { $type ->
            [noble] noble
            [religious] religious
            [trade] trade
            [military] military
           *[unique] unique
        } districts, so he gets no gold for them.
       *[other] He gets { $count } gold for his { $type ->
            [noble] noble
            [religious] religious
            [trade] trade
            [military] military
           *[unique] unique
        } districts and has { $gold }.
    }
solo-event-merchant-coin = He gets 1 extra gold as the Merchant and has { $gold }.
solo-event-safe = The Warlord can't touch his city this round.
solo-event-two-phases = He builds twice.
solo-event-skips = { CARD($card, form: "The") } can't be destroyed: he looks at your next oldest district.
solo-event-destroys = He destroys your { $card } for free: the oldest district he can.
solo-event-destroys-oldest = He destroys your oldest district, for free. A Keep is skipped; a completed city is safe.
solo-event-may-salvage = Your Graveyard: you may pay 1 gold to take { CARD($card, form: "the") } into your hand.
solo-event-bishop-safe = You are the Bishop: he destroys nothing.
solo-event-complete-safe = Your city is complete: he destroys nothing.
solo-event-nothing-to-destroy = You have nothing he could destroy.
solo-event-phase-coin = He takes 1 gold from the bank and has { $gold }.
solo-event-builds = He builds { CARD($card, form: "a") } for { $cost } and has { $gold } left.
solo-event-too-dear = { CARD($card, form: "The") } costs { $cost }, but he has only { $gold }: it goes under the deck.
solo-event-has-one = He already has { CARD($card, form: "a") }: it goes under the deck.
solo-event-purple-coin = He can't use the effect of a purple district: he gets 1 gold instead and has { $gold }.
solo-event-consolation = He built nothing, so he gets 1 gold and has { $gold }.
solo-event-complete = His city is complete: this is the last round.

solo-last-was = That was the last round. Now count: { -program } solo score FILE
solo-last-yours = This is the last round. Play your own turn, then count: { -program } solo score FILE
solo-next-two = Next round you choose from 2 characters.
solo-next-three = Next round you choose from 3 characters.
solo-next-unchosen = Next round you get a random character.

solo-verdict-won = You win: you completed your city first, and you have more points than Vova.
solo-verdict-not-first = Vova wins: you have more points, but you didn't complete your city first.
solo-verdict-not-more = Vova wins: you completed your city first, but you don't have more points than he does.
solo-verdict-neither = Vova wins: you didn't complete your city first, and you don't have more points.

solo-log = The game
solo-log-round = Round { $round }
solo-log-you-are = You are { CARD($card, form: "the") }.
solo-log-named = You name { CARD($card, form: "the") }.
solo-log-vova-is = Vova is { CARD($card, form: "the") }.
solo-log-gold = Your gold: { $change }.
solo-log-draws = You draw { CARD($card, form: "a") }.
solo-log-discards = You put { CARD($card, form: "a") } under the deck.
solo-log-builds = You build { CARD($card, form: "a") }.
solo-log-destroys = You destroy Vova's { $card }.
solo-log-salvages = You take { CARD($card, form: "the") } back for 1 gold.
solo-log-complete = Your city is complete.

solo-your-gold = Your gold
solo-your-hand = Your hand
solo-your-city = Your city
solo-his-gold = Vova's gold
solo-his-city = Vova's city
solo-nothing = nothing
solo-newest = newest last
solo-oldest = oldest first

solo-round = Round { $round }
solo-last-round = the last round
solo-setup = Setting up a game against Vova
solo-setup-characters = Take these eight characters: { $cards }.
solo-setup-districts = Take the districts of the base game. The Dark City stays in the box.
solo-setup-unique = Take all noble, religious, trade and military districts and { $count } unique ones: { $cards }. The other characters and unique districts stay in the box.
solo-setup-gold = You get 2 gold and 4 district cards, Vova gets 4 gold and no cards.
solo-setup-order = Put your cards and your districts in a row, in the order you get them: the newest card and the oldest district matter.
solo-setup-quick = Quick mode: you keep track of your own gold, hand and city; the program keeps track of Vova's.
solo-setup-seed = The program deals the characters, seed { $seed }.
solo-resume = A game against Vova is saved
solo-kept = If you start a new game, the saved one is kept. To go back to it: { -program } solo { $file }
solo-leave-why = The game is saved. Run the same command to continue.
solo-leave-nothing = Nothing is entered yet.

solo-ask-first-card = Your card { $number } of 4?
solo-help-first-card = type a few letters · the order matters · Esc: leave
solo-shown = Deal: one face down for Vova, then two face up
solo-shown-why = Which characters were turned up and put aside?
solo-offered-two = Deal: two for you to choose from
solo-offered-three = Deal: three for you to choose from, after your King
solo-offered-unchosen = Deal: one random character for you, after his King
solo-offered-why = Which did you get?
solo-keep = Choose your character
solo-keep-unchosen = You get this character
solo-keep-which = Which character do you have?
solo-keep-by-hand = Deal: 1 face down for Vova, 2 face up, 2 for you to choose from, 1 more face up. 2 stay face down.
solo-keep-by-hand-three = Deal: 1 face down for Vova, 2 face up, 3 for you to choose from. 2 stay face down.
solo-keep-by-hand-unchosen = Deal: 1 face down for Vova, 2 face up, 1 for you without a choice, 2 more face up. 2 stay face down.
solo-after = Deal: what else is turned up?
solo-after-one = One more is turned up and put aside; two stay face down.
solo-after-two = Two more are turned up and put aside; two stay face down.
solo-target-assassin = Assassin: whom do you kill?
solo-target-thief = Thief: whom do you rob?
solo-target-why = Name a character now, before Vova's card is turned up.
solo-odds = Vova's card is one of these three: { $cards }. Your chance is 1 in 3.
solo-odds-blind = Vova's card is one of the three you haven't seen: your chance is 1 in 3.
solo-odds-assassin = The Assassin can't be robbed.
solo-reveal = Turn up Vova's card
solo-reveal-which = Which character is it?
solo-seen = Face up
solo-seen-you = You

solo-yours = Your turn: { $card }
solo-yours-quick = Play your turn as usual.
solo-yours-idle = You have done nothing yet. Press Enter again to end your turn.
solo-yours-due = You haven't taken your income yet: { $count } gold. Press Enter again to end your turn without it.
solo-power-assassin = You named { CARD($target, form: "the") }.
solo-power-thief = You named { CARD($target, form: "the") }. If that is Vova, you get his gold when his turn begins.
solo-power-magician = Magician: put any number of cards under the deck, even none, and draw that many plus 1.
solo-power-king = King: gold for noble districts; next round you choose from 3.
solo-power-bishop = Bishop: gold for religious districts; his Warlord can't touch your city.
solo-power-merchant = Merchant: gold for trade districts, plus 1.
solo-power-architect = Architect: draw 2 extra cards; build up to 3 districts.
solo-power-warlord = Warlord: gold for military districts; you may destroy one of Vova's districts for its cost minus 1.
solo-his = Vova's turn: { $card }
solo-stolen = His Thief takes all your gold. How much do you have?
solo-ask-turn-up = Turn up the top district card. Which is it?
solo-ask-turn-up-second = Second building phase: turn up the next card. Which is it?
solo-ask-card = Which card did you draw?
solo-ask-build = What do you build?
solo-ask-discard = Which card do you put under the deck?
solo-ask-destroy = What do you destroy?
solo-ask-city = Your city at the end, { $count } so far. Which district next?
solo-late = Did you build { CARD($card, form: "the") } in the last round?
solo-help-pick = type a few letters · Enter: take it · <: back · Esc: leave
solo-help-gold = a number · Enter: continue · <: back · Esc: leave
solo-over = The game is over

solo-barred-not-now = You can't do that now.
    .advice = The keys below show what you can do.
solo-barred-not-among = That character isn't one of these.
    .advice = Press one of the numbers shown.
solo-barred-seen = That character is already face up.
    .advice = Press another number.
solo-barred-target = You can't name that character.
    .advice = Press one of the numbers shown.
solo-barred-none-left = The deck has no more copies of that card.
    .advice = Check the card, or undo an earlier mistake.
solo-barred-not-in-hand = That card isn't in your hand.
    .advice = Add it to your hand first.
solo-barred-no-gold = You don't have enough gold.
    .advice = Take gold first, or correct how much you have.
solo-barred-has-one = Your city already has one.
    .advice = Build another district.
solo-barred-limit = You can't build any more this turn.
    .advice = End the turn, or undo.
solo-barred-not-there = Vova doesn't have it.
    .advice = Choose a district in his city.
solo-barred-bishop = Vova is the Bishop: his city is safe.
    .advice = Try it in another round.
solo-barred-complete = A completed city is safe.
    .advice = There is nothing left to destroy.
solo-barred-took = You've already taken your 2 gold this turn.
    .advice = Do something else, or end your turn.
solo-barred-earned = You've already taken your income this turn.
    .advice = Do something else, or end your turn.
solo-barred-no-income = None of your districts brings your character income.
    .advice = Do something else, or end your turn.
solo-barred-destroyed = You've already destroyed a district this turn.
    .advice = Do something else, or end your turn.
solo-barred-told = You've already said that your city is complete.
    .advice = End your turn: this is the last round.

# Actions on the screens of a game.
act-solo-begin = begin
    .key = enter
act-solo-go-on = continue
    .key = enter
act-solo-new = start a new game
    .key = n
act-solo-choose = choose it
    .key = number
act-solo-keep = keep it
    .key = number
act-solo-take = take it
    .key = enter
act-solo-reveal = turn it up
    .key = enter
act-solo-on = continue
    .key = enter
act-solo-end = end your turn
    .key = enter
act-solo-gold = take 2 gold
    .key = g
act-solo-card = add a card to your hand
    .key = c
act-solo-income = income { $count } gold
    .key = i
act-solo-build = build
    .key = b
act-solo-discard = put a card under the deck
    .key = x
act-solo-plus = add 1 gold
    .key = p
act-solo-minus = take 1 gold away
    .key = m
act-solo-destroy = destroy a district of Vova's
    .key = d
act-solo-complete = my city is complete
    .key = l
act-solo-salvage = pay 1 gold and take it into your hand
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
# The same card more than once.
solo-districts = { $card } ×{ $count }, { $cost }
