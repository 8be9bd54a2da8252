### The rulings of data/rulings/open-information.toml, and the questions they answer: with yes, with no, or in another way.

ruling-counts-are-open = How many district cards and coins each player has is open: anyone may ask at any time, and you have to answer.
    .yes =
        Must I say how much gold and how many cards I have?
        May I ask how many cards someone holds?
        Is the number of cards in hand public?
        do i have to tell how many cards i hold if someone asks
        can i ask before i pick a magician target how many cards everyone has
        am i entitled to know how many cards my opponent has
        can i ask ya how many cards u got
        hand size public?
        someone asks my card count in the middle of their turn, must i tell
        Is everybody entitled to know how many district cards I am holding?
        i want everyones card count before i swap, may i ask
        he wont say how many cards he has, isnt he required to
        can i ask how many cards you have
        do i have to say how many cards i have
        is the number of district cards open
        someone asks my hand size, must i answer
        may i ask anytime how many coins and cards he has
        Do I have to answer when asked how many district cards I hold?
        are card counts public info
    .no =
        can i keep the size of my hand secret
        may i refuse to say how many cards i have in hand
        is my hand size hidden information
        am i allowed to lie about how many cards i have
        can i dodge the question about my number of cards
        Is it legal to give a false number when asked how many cards I hold?
        may i hide some cards under the table so nobody counts them
        card count secret till the end?
        only on my own turn may i ask how many cards you have?
        do i have a right to stay silent about how many cards im holding
        can i refuse to tell my card count
        can i lie about the number of my cards
        is the number of cards in my hand secret
        am i allowed to hide how many cards i have
        May a player keep the number of his cards to himself?
        can he stay silent when i ask for his card count
        may i only ask for card counts in my own turn
    .asked =
        what do i have to tell the others about my hand
        whats public about hands and purses
        when can i ask about the size of someones hand
        card count, open or secret
        do i have to tell how many cards i hold
ruling-gold-is-open = Gold lies open: everyone may know how much you have. You may not hide it, and you have to say how many coins there are.
    .yes =
        Do I have to say how much gold I have?
        My opponent covers his coins with his hand. Does he have to tell me how many there are?
        is gold open for everyone to see
        can i ask the thief's possible victims how much gold they have
        must my coins lie where all can count them
        coins on the table for all to see right
        must i fess up how much gold ive got
        Is everyone allowed to know how many coins I own?
        he stacks his coins so you cant count, must he tell me the number
        thief player asks what i have, gotta answer with the true amount?
        money is never secret here?
        can i ask how much gold you have
        must i tell how much gold i have
        does gold have to be visible
        is my gold public
        Does everyone have the right to know how much gold I have?
        thief wants to know my gold, do i have to tell
        coins open on the table?
    .no =
        Can I hide my money?
        can i keep my coins secret behind a screen
        am i allowed to lie about how much cash i got
        may i keep my gold in my pocket so nobody knows
        is the amount of gold in front of me hidden info
        stash my gold behind my cards so nobody sees, ok?
        may i tell them 2 when i have 6 coins
        Is a player's gold kept secret from the others?
        am i free to refuse when asked for my coin count
        hidden treasury allowed?
        can i hold my cash in my fist
        can i hide my gold
        can i lie about my gold
        am i allowed to keep my coins secret
        may i put my gold under my cards
        May I refuse to say how many coins I have?
        is gold secret like the cards in hand
        can i cover my coins so the thief doesnt know
    .asked =
        is gold secret or open information
        how much may others know about my coins
        someone asks how rich i am, what must i say
        gold open or hidden
        do i have to show my gold
ruling-cards-stay-secret = Only the number of your district cards is open. Which cards they are stays secret, and you need not show or name them.
    .no =
        Do I have to show which district cards I hold?
        can someone demand to see my hand
        must i say if i hold a purple card
        do other players get to look at my hand whenever they ask
        they asked how many cards i have, do i also have to show them
        must i open my hand when asked
        can you make me say if ive got the cathedral
        Are the district cards in my hand public?
        he asks which purples im holding, do i have to answer
        do i lay my hand face up next to my gold
        number of cards is open so the cards are too?
        can i demand to see your hand before i use the magician
        do i have to show my hand
        can someone look at my district cards
        must i name my cards when asked
        are hand cards open
        can i make him show me his cards
        Do I have to tell the others which districts I am holding?
        do i have to answer if i hold the museum
    .yes =
        is it secret which cards i have in my hand
        may i keep my district cards to myself
        are the cards in my hand hidden from the others
        my hand is nobodys business except the count right
        may i refuse to name my cards
        Is the content of my hand secret even though the count is not?
        i only have to tell the number, not the cards themselves?
        can i keep quiet about what district i plan to build
        they cant look at my cards just by asking, correct
        can i keep my hand secret
        are my district cards secret
        may i refuse to show my cards
        only the number of cards is public, not which ones?
        Am I allowed to hide which district cards I hold?
        is asking which cards someone holds pointless, he need not answer
        is my hand safe from being looked at on request
    .asked =
        what may the others know about my hand cards
        what about my hand do i have to keep telling and what stays secret
        number or names, which is public for hand cards
        do i have to show my cards or just the number
        which cards i hold, public or secret
ruling-bank-never-empty = Gold never runs out: if the bank is empty, use something else for coins.
    .no =
        Can the gold run out?
        All thirty coins are gone. Does anyone miss out on income?
        bank is empty, do i get no income this turn
        is gold limited to the 30 coins in the box
        is there a maximum of gold a player may have
        does an empty bank end the game
        must i wait for coins when the bank has nothing
        no coins left in the pile, is my income lost
        Does an empty bank mean that a player goes without gold?
        30 coins is the hard limit?
        coins are out, whoever comes later is out of luck?
        bank dry so i must take cards?
        do we stop playing when the coins run out
        is there a cap on money in the game
        can the bank run out of gold
        bank empty, do i lose my income
        is gold limited
        do i have to go without gold if the bank is empty
        no coins left, does the game end
        Is a player left without gold when the bank is empty?
        bank empty so i can only draw cards?
        are 30 coins the maximum
    .yes =
        can we use buttons or tokens when the coins run out
        is gold unlimited
        i should get 2 gold but there are none left, do i still get them
        bank broke, can we use pennies
        i still get my full income if the coin pile is empty right
        Is gold in this game unlimited in principle?
        matchsticks as coins when the supply is gone, fine?
        out of coins and i gather gold, owed 2 anyway?
        the game never runs out of money, correct?
        can we use other tokens when the gold is gone
        is there always enough gold
        bank empty, do i still get my gold
        no coins left, may we use chips
        Do I still receive my income when the bank has no coins?
        is the bank unlimited
        am i owed my 2 gold even if no coins are left
    .asked =
        The bank has no coins left: what now?
        no more coins in the box, how do we pay income
        what do we use when the bank is dry
        what do we do when the bank is empty
        bank has 1 coin and i get 4, what now
ruling-no-hand-limit = There is no limit on the district cards in your hand; nobody has to discard down to a number.
    .no =
        Is there a hand limit?
        do i have to discard when i have too many cards
        is there a max hand size
        ten cards in hand, too many?
        must i throw cards away at the end of my turn
        do i lose cards if my hand is over seven
        max cards in hand?? 10?
        gotta toss cards if i hold too many?
        12 in hand, do i have to drop some
        Is there a number of cards to which I must discard?
        end of turn, discard down to seven?
        drew 4 as navigator, is my hand now too big
        is hoarding cards against the rules
        is there a limit to cards in hand
        do i have to discard down to a number
        max hand size 7?
        must i throw away cards when i have ten
        can i have too many district cards
        Do I have to discard if I hold more than a certain number of cards?
        do i lose cards when my hand gets too big
    .yes =
        can i hold 15 district cards
        may i collect as many cards as i like
        can my hand grow without limit
        sky is the limit for hand cards?
        can i sit on 20 cards
        May I keep every card I get, however many there are?
        hoarding districts is fine right
        never have to throw away cards for having too many?
        no max hand here, correct
        can i have as many cards as i want
        is my hand unlimited
        can i keep 12 cards in hand
        no hand limit?
        May I hold an unlimited number of district cards?
        am i safe from having to discard with a big hand
        10 cards in hand ok?
    .asked =
        How many cards can I hold at most?
        hand limit?
        what happens when i have more than ten cards
        how many cards may i have in hand
        whats the hand limit
ruling-deals-bind-nobody = You may not give, lend or trade gold or cards: they change hands only through abilities.
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
        spot me 1 gold so i can build?
        can i slip my neighbor a coin to leave me alone
        trade ya my market for your temple card, legal?
        Is it permitted to sell a district card to another player?
        2 coins for sparing my city, may i pay the warlord that
        may i give my wife my spare cards
        is a loan ok if he pays it back next round
        i hand the king 1 gold for naming favors, allowed?
        can i give gold to another player
        can i lend someone gold
        can i trade cards with someone
        may i give my cards away
        can i sell a card to another player
        Is lending gold to another player allowed?
        can i pay the assassin to leave me alone
        can someone give me 2 gold
    .yes =
        is handing gold to someone forbidden
        do gold and cards only move through abilities
        is it against the usual rules to slip somebody a coin
        so no gifts at all between players?
        Do cards change hands only by means of abilities?
        is lending coins a no no
        he passed her 3 gold just like that, illegal by normal practice?
        cant buy cards off other players right
        giving gold away not allowed, only abilities move it?
        is giving gold to others forbidden
        are loans between players not allowed
        can gold only change hands through abilities
        no trading between players?
        Is it usually forbidden to give cards to another player?
        do i have to refuse a gift of gold
        is swapping cards by agreement banned
    .asked =
        how can gold get from one player to another
        trading with other players, how do we handle it
        can players trade gold or cards
        can i lend gold or is it banned
ruling-promises-bind-nobody = You may promise, threaten and make agreements, but no promise is binding: breaking one breaks no rule.
    .no =
        Do I have to keep a promise?
        we made a deal, does he have to stick to it
        are agreements between players binding
        is breaking my word against the rules
        can i force him to keep our pact
        he swore he wouldnt hit me, must he hold to that
        pinky promise binding?
        Does a player who breaks an agreement break a rule?
        can i get him penalised for backstabbing me
        we agreed on a truce, does the game enforce it
        are threats and agreements forbidden
        does my word tie me for the whole game
        do i have to keep my promise
        must he keep his promise to me
        is a deal binding
        can i hold him to our agreement
        is breaking a promise cheating
        Are players bound by the promises they make?
        we had a deal, must i stick to it
    .yes =
        he promised not to destroy my city and did it anyway, is that legal
        can i break an agreement
        may i promise not to kill someone
        can two players team up by talking
        double crossing allowed?
        can i promise something and then not do it
        Is it legal to go back on one's word?
        may we make a pact against the leader
        i said id spare him, can i wreck him anyway
        nobody has to honor what they agreed on, right
        can i break my promise
        may he break his promise to me
        are promises worth nothing by the rules
        can i make an agreement with another player
        May a player break an agreement without penalty?
        can i threaten another player
        is breaking a deal allowed
    .asked =
        Are deals and bribes between players allowed?
        what is a promise worth in this game
        he broke our deal, any consequences
        are promises binding or not
        what happens if i break a promise
ruling-talk-is-free = You may say which character you have, keep silent or lie about it: table talk is free.
    .yes =
        May I say which character I have, or lie about it?
        can i bluff about my role
        is lying about my character allowed
        may i claim to be the assassin when im not
        can i stay silent about my character until its called
        can i lie through my teeth bout my role
        "im the warlord" - may i say that if im not
        Is a player free to announce his true character before it is called?
        keep my mouth shut about my pick, fine?
        bluffing about who i am is fair game right
        can i tell everyone im the bishop, truth or not
        he asks what i picked, may i refuse to say
        can i lie about my character
        can i tell the others my character
        am i allowed to bluff who i am
        may i stay silent about my role
        can i say im the thief when im not
        Am I free to lie about which character I chose?
        is talking about my role allowed
    .no =
        do i have to tell the truth about which role i picked
        must i answer when someone asks who i am this round
        is table talk forbidden
        is it cheating to say im the king when i am the thief
        honest answer required when asked for my role?
        Is it against the rules to lie about one's character?
        must we all shut up during the draft
        am i banned from saying what i picked
        lying bout being the thief is cheating?
        do i have to confess when someone guesses my role right before the call
        do i have to say the truth about my character
        is lying about my role forbidden
        must i tell who i am when asked
        is it cheating to lie about your character
        Do I have to keep my character secret in conversation?
        must i stay silent during the game
        can they force me to tell my role
    .asked =
        what am i allowed to say about my role
        truth or lie about my character, what goes
        may i lie about my character or not
        someone asks my role, what do i say
