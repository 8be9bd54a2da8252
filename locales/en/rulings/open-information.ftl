### The rulings of data/rulings/open-information.toml, and the questions they answer: with yes, with no, or in another way.

ruling-counts-are-open = How many district cards and coins each player has is open: anyone may ask at any time, and you have to answer.
    .yes =
        Must I say how much gold and how many cards I have?
        May I ask how many cards someone holds?
        Is the number of cards in hand public?
        do i have to tell how many cards i hold if someone asks
        can i ask before i pick a magician target how many cards everyone has
        am i entitled to know how many cards my opponent has
    .no =
        can i keep the size of my hand secret
        may i refuse to say how many cards i have in hand
        is my hand size hidden information
        am i allowed to lie about how many cards i have
    .asked =
        what do i have to tell the others about my hand
ruling-gold-is-open = Gold lies open: everyone may know how much you have. You may not hide it, and you have to say how many coins there are.
    .yes =
        Do I have to say how much gold I have?
        My opponent covers his coins with his hand. Does he have to tell me how many there are?
        is gold open for everyone to see
        can i ask the thief's possible victims how much gold they have
        must my coins lie where all can count them
    .no =
        Can I hide my money?
        can i keep my coins secret behind a screen
        am i allowed to lie about how much cash i got
        may i keep my gold in my pocket so nobody knows
        is the amount of gold in front of me hidden info
    .asked =
        is gold secret or open information
ruling-cards-stay-secret = Only the number of your district cards is open. Which cards they are stays secret, and you need not show or name them.
    .no =
        Do I have to show which district cards I hold?
        can someone demand to see my hand
        must i say if i hold a purple card
        do other players get to look at my hand whenever they ask
        they asked how many cards i have, do i also have to show them
    .yes =
        is it secret which cards i have in my hand
        may i keep my district cards to myself
        are the cards in my hand hidden from the others
    .asked =
        what may the others know about my hand cards
ruling-bank-never-empty = Gold never runs out: if the bank is empty, use something else for coins.
    .no =
        Can the gold run out?
        All thirty coins are gone. Does anyone miss out on income?
        bank is empty, do i get no income this turn
        is gold limited to the 30 coins in the box
        is there a maximum of gold a player may have
        does an empty bank end the game
        must i wait for coins when the bank has nothing
    .yes =
        can we use buttons or tokens when the coins run out
        is gold unlimited
        i should get 2 gold but there are none left, do i still get them
    .asked =
        The bank has no coins left: what now?
ruling-no-hand-limit = There is no limit on the district cards in your hand; nobody has to discard down to a number.
    .no =
        Is there a hand limit?
        do i have to discard when i have too many cards
        is there a max hand size
        ten cards in hand, too many?
        must i throw cards away at the end of my turn
        do i lose cards if my hand is over seven
    .yes =
        can i hold 15 district cards
        may i collect as many cards as i like
        can my hand grow without limit
    .asked =
        How many cards can I hold at most?
ruling-deals-bind-nobody = You may not give, lend or trade gold or cards: they change hands only through abilities. No book mentions gifts or loans, but this is how nearly everyone plays.
    .no =
        May I give or lend gold or cards to another player?
        May I trade cards with another player?
        Can I pay another player not to kill me?
        can i lend my buddy 2 gold
        may i gift a card to another player
        can i swap a card with my neighbor if we both agree
        can i buy a district card from someone for 3 coins
        bribe the warlord with 2 gold so he leaves me alone, ok?
        can players trade with each other
        borrow a coin from a friend to build, allowed?
    .yes =
        is handing gold to someone forbidden
        do gold and cards only move through abilities
        is it against the usual rules to slip somebody a coin
ruling-promises-bind-nobody = You may promise, threaten and make agreements, but no promise binds anybody: whoever breaks one breaks no rule. The books say nothing about it; this is the usual practice.
    .no =
        Do I have to keep a promise?
        we made a deal, does he have to stick to it
        are agreements between players binding
        is breaking my word against the rules
        can i force him to keep our pact
    .yes =
        he promised not to destroy my city and did it anyway, is that legal
        can i break an agreement
        may i promise not to kill someone
        can two players team up by talking
    .asked =
        Are deals and bribes between players allowed?
ruling-talk-is-free = You may say which character you have, keep silent or lie about it: table talk is free. The books say nothing about it; this is the usual practice.
    .yes =
        May I say which character I have, or lie about it?
        can i bluff about my role
        is lying about my character allowed
        may i claim to be the assassin when im not
        can i stay silent about my character until its called
    .no =
        do i have to tell the truth about which role i picked
        must i answer when someone asks who i am this round
        is table talk forbidden
        is it cheating to say im the king when i am the thief
