### The rulings of data/rulings/solo.toml, and the questions they answer: with yes, with no, or in another way.

ruling-solo-start = In the solo game you start with 2 gold and 4 cards, Vova with 4 gold and no cards.
    .asked =
        How do I set up a solo game against Vova?
        how much gold does vova begin with
        vova setup: gold and cards?
        what do i begin solo with
        how much gold do vova and i start with
        solo setup, cards and gold
    .yes =
        does vova begin with more gold than me
        do i get 4 cards in the solo game as usual
        vova 4 gold no cards?
        i begin solo with 2 coins right
        Is Vova given four gold at the start of the solo game?
        four cards for me and none for vova?
        vova richer than me at the beginning?
        vova empty handed at setup, correct
        does vova start with 4 gold
        do i start with 2 gold in solo
        vova starts without cards?
        do i get four cards against vova
        Does Vova start with four gold and no cards?
        solo: 2 gold 4 cards for me?
        does vova have an empty hand at the start
    .no =
        does vova get a hand of cards at the start
        does vova start with 2 gold like i do
        do i also get 4 coins at the start against vova
        vova gets 4 cards?
        vova and me both 2 coins?
        Do I start the solo game with four gold?
        vova begins broke?
        six cards for me in solo?
        do i start against vova without cards
        vova 2 gold 4 cards?
        does vova start with 2 gold
        do i start with 4 gold in the solo game
        does vova start with four cards
        vova starts with 0 gold?
        Do Vova and I start with the same gold?
        do i start solo with an empty hand
        vova 6 gold at start?
ruling-solo-possible = With the solo variant one person can play Citadels, against an imaginary opponent called Vova. Where it says nothing, the usual rules apply.
    .yes =
        Can I play Citadels alone?
        is there a solo mode
        do normal rules apply in solo unless stated otherwise
        im by myself tonight, any way to play citadels solo
        solo variant exists?
        can one person play this
        Is Vova an imaginary opponent?
        nobody home, can i play against a bot like vova
        solo rules silent on something, use the normal rule right
        me against a made up guy called vova, thats the solo game?
        can i play citadels solo
        is there a one player variant
        solo against vova, possible?
        can one person play against vova
        Can Citadels be played by a single person?
        do the usual rules hold in solo when nothing else is said
        is vova just imaginary
    .no =
        do i need a second person for the solo variant with vova
        is vova a real player
        is company needed even for a solo game of citadels
        need another human for vova?
        solo is impossible in citadels?
        Must a friend control Vova for me?
        totally different rules in solo from start to end?
        does solo mean i play two real seats
        vova a character card in the box?
        is citadels impossible for one player
        do i need two people for the solo game
        is vova played by another person
        are the usual rules ignored in the solo game
        Does the solo variant need a human opponent?
        citadels only from 2 players, no solo?
        does someone have to play vova
    .asked =
        who is vova
        how can i play on my own
        whats vova
        how does playing alone work
        who do i play against in solo
ruling-solo-no-dark-city = The solo game uses only the base game: no cards from The Dark City.
    .no =
        Does the solo game use cards from The Dark City?
        can i add the witch or the artist when i play against vova
        do the expansion districts go into the solo deck
        may vova be the diplomat
        dark city stuff with vova?
        Are the expansion's unique districts shuffled in for the solo game?
        queen or tax collector in solo?
        can i mix dark city cards in when playing alone
        navigator as my solo role?
        solo uses everything in the box?
        vova may get the witch?
        can i use dark city cards in solo
        is the dark city part of the solo game
        can i play solo with the witch
        dark city districts against vova?
        does vova use characters from the dark city
        Are cards from The Dark City used against Vova?
        solo with the navigator?
    .yes =
        is solo played with the base cards only
        should i sort out the dark city cards before a game with vova
        solo: just the eight basic characters?
        base game only against vova right
        leave dark city out for solo?
        Does the solo variant do without The Dark City?
        no expansion roles vs vova, correct
        strip the dark city cards before playing alone?
        just base characters and districts in solo?
        is the solo game base game only
        are dark city cards banned in solo
        solo without the dark city?
        do i have to leave out the dark city against vova
        Is the solo variant played with the base game only?
        no dark city characters in the solo game?
        must i remove dark city districts for solo
    .asked =
        Which cards does the solo game use?
        what goes in the box for solo, base or dark city
        can i use expansion cards vs vova or which ones
        solo, base game or dark city too
        which characters are used in solo
ruling-solo-row = The translator of the solo rules advises laying out your cards and your districts in a row, in the order you get them: then you can see the newest card and the oldest district. It is advice, not a rule.
    .no =
        Do I have to lay my cards and districts in a row in the solo game?
        is it a rule that my solo hand lies in a row on the table
        am i breaking the solo rules if my buildings are not in order
        cards in a row mandatory in solo?
        did i cheat vova if i hold my cards in my hand
        Is the order on the table an obligatory part of the solo rules?
        must districts lie in building order vs vova, by rule
        solo rules force me to lay my hand open in a line?
        forgot the row, game vs vova invalid?
        must i lay my cards in a row in solo
        is the row a rule against vova
        do i have to keep my districts in order in solo
        row of cards obligatory against vova?
        Is it a fixed rule of the solo game to lay cards in a row?
        am i cheating if my solo cards arent in a row
    .yes =
        is the row of cards in the solo rules just a tip
        may i keep my cards in my hand in the solo game instead of in a row
        row thing is only advice?
        i can arrange my solo cards as i please right
        Is laying out the cards in order merely a recommendation of the translator?
        row helps me see my newest card?
        does the row show which building is oldest
        no penalty for skipping the row against vova, correct
        is the row just advice in solo
        can i skip the row in the solo game
        does the row show the oldest district for vovas warlord
        may i hold my cards normally against vova
        Is laying cards in a row in the solo game only advice?
        row is optional in solo?
        does the row in solo help to find the newest card
    .asked =
        how do i remember which district is the oldest when i play vova
        why put the cards in a row against vova
        whats the row good for in solo
        how should i arrange cards and districts playing alone
        who came up with laying cards in a line for solo
        row of cards in solo, must or may
        what is the row for in the solo game
ruling-solo-deal = Each round against Vova, shuffle the eight characters. Deal one face down to him, turn up two and put them aside, look at two more and keep one of them, then turn up one more. Two stay face down.
    .asked =
        How are the characters dealt against Vova?
        How do I choose my character in the solo game?
        how many characters are turned up each round in solo
        solo role deal, step by step
        how many roles do i look at vs vova
        how many roles remain unseen in solo
        how do i deal characters in solo
        how many characters face up in the solo game
    .yes =
        do i choose between two characters against vova
        do two character cards stay face down in the solo round
        vova gets one face down first?
        two open then i see two and keep one?
        Is one more character turned up after I have chosen in the solo game?
        eight roles shuffled every solo round right
        i pick 1 of 2 against vova?
        2 stay hidden in a normal solo round?
        do i choose from two characters in solo
        does vova get his character first
        are two characters turned up before i choose in solo
        one more character turned up after my choice against vova?
        Is Vova dealt one character face down?
        do i keep one of two in the solo game
        do two characters stay face down against vova
    .no =
        does vova choose his character
        do i get to see vovas card when dealing in solo
        in solo can i pick from all eight characters
        vova picks his own role?
        i see vovas role before mine?
        Do I choose from three characters in an ordinary solo round?
        nothing is turned up in solo?
        all leftover roles face up vs vova?
        i deal myself a random one with no choice in a normal solo round?
        does vova choose from two characters
        do i choose from all characters in solo
        is vovas character dealt face up
        three characters stay face down in solo?
        Are no characters turned up in the solo game?
        do i keep two characters in solo
        do i get a random character every solo round
ruling-solo-name-first = In the solo game your Assassin or Thief names a character before Vova's card is turned up: your chance is 1 in 3. Only then is his card turned up.
    .asked =
        When do I name a target as the Assassin or the Thief in the solo game?
        When is Vova's character revealed?
        what are my odds to kill vova
        assassin in solo, when do i call
        chance of robbing vova?
        when does vovas role get flipped
        when do i name someone as assassin against vova
        chance to hit vova as thief
    .yes =
        do i have to guess vovas character as the assassin
        name the target first, then flip vovas card?
        guess first, flip later?
        1 in 3 to hit vova right
        Must my Thief name a character before Vova's card is shown?
        my assassin can miss vova?
        vova stays face down till i named someone?
        am i guessing blind when i kill in solo
        do i name a character before vovas card is revealed
        can my assassin miss vova
        do i have to guess vova as thief
        1 in 3 chance against vova?
        Do I have to name my target before Vova's card is turned up?
        is vovas card flipped after i named my victim
        could my thief get nothing from vova
    .no =
        may i look at vovas character before my thief names someone
        does my assassin always hit vova
        can i wait with robbing until vova is revealed
        flip vova then choose my kill?
        50:50 chance vs vova?
        Do I know Vova's character when my Assassin strikes?
        thief auto hits vova?
        peek at vovas card first as thief?
        naming happens after vovas reveal?
        one in six to catch vova?
        can i look at vovas card before i name someone
        is vova turned up before my assassin names
        does my thief always rob vova
        1 in 2 chance to kill vova?
        Is Vova's character known when I name my target?
        my assassin hits vova for sure?
        do i name after vovas reveal in solo
ruling-solo-turn-order = In the solo game the two turns follow the usual order of ranks: whoever has the lower number plays first, you or Vova.
    .asked =
        Who plays first in the solo game, Vova or I?
        what decides the order of turns against vova
        who starts the round, vova or me
        im 7 vova is 3, who goes first
        who goes first, me or vova
        turn order in solo
    .yes =
        vova is the bishop and im the king, is it my turn first
        is the turn order by character number in solo too
        vova has the smaller number so i wait for him?
        lower number first also vs vova?
        im thief, vova merchant, i go first right
        Are the turns in the solo game taken in rank order?
        vova 1 me 8, vova first?
        order changes each round depending on roles?
        does the lower rank play first in solo
        i am 2 and vova is 5, do i play first
        vova has the lower number, does he go first
        can vova play before me
        Does whoever has the lower rank play first against Vova?
        im merchant and vova is king, does vova start
        usual rank order in solo?
    .no =
        does vova always go first
        do i always play before vova
        im the warlord and vova the thief, do i play before him
        vova always last?
        human first always?
        Do we take the first turn alternately, Vova and I?
        higher number plays first in solo?
        im architect, vova is magician, my turn first?
        crown decides who starts vs vova?
        does vova always play first
        do i always start in solo
        does vova always play after me
        im bishop and vova is magician, am i first
        Does the higher rank play first in the solo game?
        do vova and i take turns being first
        vova is 8 and i am 4, does he play before me
ruling-solo-your-magician = Against Vova your Magician discards any number of cards, even none, and draws that many plus 1.
    .asked =
        What does my Magician do against Vova?
        How many cards do I redraw as the Magician in the solo game?
        i throw 3 cards with the magician against vova, how many do i draw
        solo magician how many do i redraw
        dump 2 cards as magician vs vova, get?
        magician in solo, how many cards
        i discard 1 as magician against vova, how many do i draw
    .yes =
        does my magician get one card more than he throws away in solo
        may i discard nothing and still draw one as the solo magician
        magician draws one extra in solo?
        throw 4 draw 5 right
        Does my Magician draw one card more than he discards against Vova?
        zero tossed, still 1 card for my solo magician?
        may i toss my whole hand as solo magician
        any number may go with the magician vs vova?
        do i draw one more than i discard with my magician in solo
        can i discard no cards and draw 1 as magician against vova
        discard 2, draw 3 as solo magician?
        can my magician discard all cards in solo
        Does my Magician get one extra card in the solo game?
        magician in solo: discard 0, draw 1?
        may i choose how many cards to discard as magician against vova
    .no =
        can my magician swap hands with vova
        in solo do i draw just as many as i discard with the magician
        must the magician discard something in the solo game
        magician swaps with vovas hand?
        discard 3 draw 3 in solo?
        Must at least one card be discarded by my Magician in the solo game?
        magician is no use alone?
        draws two more than tossed?
        take a card from vova with my magician?
        can i swap hands with vova as magician
        discard 2 draw 2 with the solo magician?
        do i have to discard as magician in solo
        can my magician take vovas cards
        Does my Magician draw only as many cards as he discards against Vova?
        discard 1, draw 3 in solo?
        is the magician useless against vova
ruling-solo-your-king = After your King, you choose from three characters in the next round against Vova, and no other is turned up after that. You get gold for your noble districts as usual.
    .asked =
        What does my King do against Vova?
        What is the crown good for when I play alone?
        what is my reward for playing the king against vova
        i was king vs vova, what now
        solo king perks?
        king in solo, what does he do
        i was king against vova, how do i choose next round
    .yes =
        do i get three characters to choose from after being king in solo
        does my king still get gold for yellow districts against vova
        three to pick from next round after my king?
        king gets gold for yellows in solo too right
        After my King, do I choose from three characters in the following solo round?
        nothing gets turned up after i chose, the round after my king?
        my king improves my pick next round vs vova?
        so king pays off next round and gives noble gold now?
        do i choose from three after my king in solo
        does my king get gold for noble districts in solo
        was king, three characters next round against vova?
        is no other character turned up after i choose from three in solo
        Does my King let me choose from three characters in the next solo round?
        is the solo king good for a better choice next round
        do i still collect yellow gold as king against vova
    .no =
        does my solo king work in the same round already for the choice
        after my king, is another character turned up once i chose
        was king last round in solo, do i still pick from only two
        king does nothing when i play alone?
        4 roles to choose from after my king?
        Does my King lose his noble income in the solo game?
        extra choice in the same round as king?
        after my king i see vovas card?
        one more role turned up after picking from three?
        do i choose from two after my king in solo
        does my king do nothing against vova
        does the solo king get no gold
        do i choose from all characters after my king
        Is one more character turned up after I chose from three in solo?
        does my king keep the better choice for the whole solo game
        king in solo, choose vovas character too?
ruling-solo-vova-strikes = Vova uses his power before he builds. His Assassin costs you your turn, his Thief your gold, his Magician your newest card.
    .asked =
        What do Vova's Assassin, Thief and Magician do?
        in what order does vova do things on his turn
        vovas turn: power or build first
        what do vovas first three roles do to me
        vova is thief or magician, what do i lose
        what does vova do before building
        which of vovas characters hurt me
    .yes =
        does vova use his power before building
        can vova's rank 1 to 3 characters hurt me
        vova power first build later?
        vovas assassin eats my turn right
        Does Vova's Magician cost me a card?
        vovas thief goes for my cash?
        newest card lost when vova is magician?
        vova hits me before he builds?
        does vova use his power first
        do i lose my turn to vovas assassin
        do i lose gold to vovas thief
        Does Vova use his character's power before he builds?
        vovas assassin skips my turn?
        can vova hurt me before he builds
        is my newest card at risk when vova is the magician and strikes before building
    .no =
        does vova build first and use his character afterwards
        is vova harmless as assassin, thief and magician
        does vova take two gold or draw cards as an action
        vova builds then strikes?
        vovas assassin kills one of my buildings?
        Do Vova's Assassin, Thief and Magician have no effect on me?
        vova skips his power if he builds?
        vovas magician steals gold?
        vovas thief steals a card?
        am i safe from vovas assassin, thief and magician
        does vovas magician take my gold
        does vovas thief take my cards
        Does Vova use his power after building?
        vovas assassin destroys a district?
        vova never uses his power?
ruling-solo-vova-thief = Vova's Thief takes all your gold, whatever character you have, unless you are the Assassin.
    .yes =
        Does Vova's Thief steal my gold?
        Does Vova steal my gold?
        am i safe from vovas thief as the assassin
        vova is the thief and im the king, all my money gone?
        vova thief = im broke?
        i have 7 gold, vova thief takes all 7?
        Does Vova's Thief rob me without having to name my character?
        assassin keeps his gold from vovas thief right
        whatever i am except assassin, vovas thief empties me?
        im architect and vovas the thief, gold gone?
        only the assassin is spared by vovas thief?
        do i lose all gold to vovas thief
        does vovas thief always hit me
        i am the assassin, do i keep my gold from vovas thief
        vova is the thief, is my gold gone
        Does Vova's Thief take all my gold whatever character I have?
        merchant against vovas thief, do i lose everything
        can only the assassin keep his gold from vovas thief
    .no =
        im the assassin, does vovas thief rob me
        does vovas thief leave me one coin
        must vovas thief guess my character
        vovas thief takes half?
        can vovas thief miss me
        im bishop, safe from vovas thief?
        Does Vova's Thief take just two coins?
        assassin me loses gold to vovas thief?
        merchant is protected from vova the thief?
        am i safe from vovas thief as king
        does vovas thief take only part of my gold
        can i lose gold to vovas thief as assassin
        does vovas thief have to name a character
        Can Vova's Thief fail to rob me if I am the Warlord?
        vovas thief takes 1 gold?
        do i keep my gold when vova is the thief and i am magician
    .asked =
        how much gold does vovas thief take
        vovas a thief, who is safe
        how much does vova the thief leave me
        vovas thief, how much do i lose
        who is safe from vovas thief
ruling-solo-vova-magician = Vova's Magician makes you discard the newest district card in your hand, the one you drew last. He takes nothing for himself.
    .asked =
        What does Vova's Magician do to my hand?
        vova magician, which card goes
        what do i lose to vovas magician
        vovas magician, what happens to my cards
        which card do i lose to vovas magician
        vovas magician, newest or oldest card of mine
    .yes =
        do i lose a card to vovas magician
        vova is the magician, do i throw away the last card i drew
        newest card tossed vs vovas magician?
        last drawn card has to go right
        Is only one card of mine discarded because of Vova's Magician?
        vova gets nothing out of his magician?
        my older cards stay when vova is magician?
        card is discarded not handed to vova, correct
        do i discard my newest card to vovas magician
        do i lose just one card when vova is the magician
        vovas magician: last drawn card is discarded?
        does vova get no card from his magician
        Do I have to discard the card I drew last when Vova is the Magician?
        can i keep my older cards against vovas magician
        is my newest card in danger from vovas magician
    .no =
        does vovas magician swap his hand with mine
        may i choose which card goes when vova is the magician
        does vova keep the card his magician costs me
        do i lose my whole hand to vovas magician
        i pick what to toss for vovas magician?
        vova swaps hands?
        Does Vova add my card to a hand of his own?
        oldest card goes?
        random card lost to vovas magician?
        two cards gone when vova is magician?
        vova can build the card he made me discard with magician?
        can i choose the card i lose to vovas magician
        does vovas magician take my whole hand
        does vova get my card
        vovas magician swaps hands with me?
        Do I lose my oldest card to Vova's Magician?
        am i safe from vovas magician
        vovas magician costs me three cards?
ruling-solo-vova-king = After Vova's King, you do not choose in the next round: deal one character to Vova, turn up two, take one yourself without choosing, turn up two more; two stay face down.
    .asked =
        What does Vova's King do?
        How are characters dealt after Vova was the King?
        how many characters are shown the round after vovas king
        vova king then next deal?
        what role do i get after vova was king
        vova was king, how do we deal next round
        what happens after vovas king
    .yes =
        do i get a random character after vovas king
        vova had the king: is my next character blind
        no choice for me after vovas king?
        i take one blind right
        After Vova's King, are four characters turned up in the next round?
        vova was king so im stuck with whatever i draw?
        two open, then mine, then two more open after vovas king?
        just the next round is affected by vovas king?
        do i lose my choice after vovas king
        vova was king, is my next character random
        do i have to take a character blind after vovas king
        does vovas king affect only the next round
        Do I get no choice of character in the round after Vova's King?
        two more characters turned up after mine when vova was king?
        do two characters stay face down after vovas king
    .no =
        vova was king, can i still choose my character
        after vovas king do i pick from three
        does vovas king ruin my choice for the rest of the game
        pick 1 of 2 after vovas king?
        vova king gives me three to pick from?
        Do I keep my usual choice in the round after Vova's King?
        vova gets to choose his role after his king?
        all roles stay face down after vovas king?
        vovas king costs me a turn?
        can i choose my character after vovas king
        vova was king, do i choose from two
        does vovas king have no effect on me
        do i choose from three after vovas king
        May I look at two characters and keep one after Vova was King?
        do i lose my next turn because vova was king
        does vova choose my character after his king
ruling-solo-vova-others = Vova's Bishop and Merchant work as usual: with the Bishop his city is safe from your Warlord, with the Merchant he gets 1 extra gold. His Architect has a second building phase, his Warlord destroys your oldest district.
    .asked =
        What do Vova's Bishop, Merchant, Architect and Warlord do?
        what is special about vovas characters 5 to 8
        vovas roles 5 to 8?
        vova is architect, what happens
        what do vovas bishop and merchant do
        vova is merchant, what does he get
    .yes =
        does vovas merchant get the extra coin
        is vovas city protected while he is the bishop
        does vovas merchant work like a normal merchant
        vova bishop blocks my warlord?
        vova merchant +1 coin right
        Does Vova's Architect have a second building phase?
        vovas warlord kills my oldest?
        vova bishop works like a normal bishop for protection?
        im warlord and vova is bishop, hands off his city?
        is vova safe from my warlord as bishop
        does vova get 1 extra gold as merchant
        does vovas architect build twice
        does vovas warlord destroy my oldest district
        Does Vova's Bishop protect his city from my Warlord?
        vova architect, second building phase?
        do vovas bishop and merchant work as usual
    .no =
        vova is the bishop, can my warlord burn his stuff
        are the bishop and the merchant useless for vova
        vovas bishop gives no protection?
        vova merchant gets no bonus coin?
        Can my Warlord destroy something while Vova is the Bishop?
        vovas architect builds once only?
        vova warlord takes my newest?
        vovas characters 5 to 8 do nothing?
        can i destroy vovas districts when he is the bishop
        does vovas merchant get 2 extra gold
        does vovas bishop do nothing
        vovas merchant gets nothing extra?
        Is Vova's city open to my Warlord while he is the Bishop?
        does vovas architect build like everyone else, just once
        is vovas warlord harmless
ruling-solo-vova-income = Vova's King, Bishop, Merchant and Warlord bring him 1 gold for each noble, religious, trade or military district in his city, as usual.
    .yes =
        Does Vova get gold for the districts of his character's color?
        vova is king with two yellow buildings, 2 gold for him?
        does vovas warlord earn a coin per red district
        vova merchant, three greens, does he collect
        vova gets colour income?
        vova bishop with 2 churches gets 2?
        Is Vova paid one coin per noble district as King?
        vova king 4 yellows, 4 gold right
        vova cashes in on his own colours like me?
        vova merchant gets a coin per green?
        does vova get gold for his districts
        does vovas king get gold for noble districts
        vova bishop, gold for blue districts?
        does vova collect 1 gold per district of his color
        Does Vova take income for districts of his character's type?
        vova warlord with one red, 1 gold?
        does vovas merchant collect for greens as usual
    .no =
        does vova skip the income for his colors
        does vova collect for the districts in my city
        does only vovas king get income
        no colour income for vova?
        2 gold per district for vova?
        Does Vova collect for the religious districts that stand in my city?
        vova gets income as architect for greens?
        vova warlord gets no gold for reds?
        does vova only get income for purples
        does vova get no income
        does vova get gold for my districts
        vova king with 2 yellows, 4 gold?
        does vova get gold for every color
        Is Vova left without income for his noble districts as King?
        does vovas thief get gold for a color
        vova gets cards instead of gold for his color?
    .asked =
        how much does vovas bishop earn
        vova earns what per colour
        vova warlord 3 reds, gold?
        vovas income as merchant
        vova king with 3 yellow districts, how much
ruling-solo-vova-warlord = Vova's Warlord destroys the oldest district in your city, unless you are the Bishop.
    .asked =
        Which of my districts does Vova's Warlord destroy?
        vovas warlord hits what
        vova is 8, which house do i lose
        what does vovas warlord destroy
        vova is warlord, which district do i lose
    .yes =
        am i safe from vovas warlord if i am the bishop
        does vovas warlord hit my very first building
        oldest building goes to vovas warlord?
        bishop me is immune to vovas warlord right
        Does Vova's Warlord always take my oldest district?
        my first tavern dies when vova is warlord?
        only as bishop am i safe from vova the warlord?
        just one building lost to vovas warlord?
        do i lose my oldest district to vovas warlord
        am i safe as bishop from vovas warlord
        vovas warlord destroys my first district?
        does the bishop protect me from vova
        Does Vova's Warlord destroy the oldest district in my city?
        is my newest district safe from vovas warlord
        i am merchant, does vovas warlord hit my oldest
    .no =
        im the bishop, does vova wreck something of mine
        may i choose which building vovas warlord destroys
        does vovas warlord go for my most expensive district
        does vovas warlord destroy the newest one
        vova smashes my priciest?
        i choose what vova burns?
        Does Vova's Warlord destroy the cheapest district?
        last built one goes?
        im bishop, still lose my oldest to vova?
        vova picks at random what to wreck?
        im king, am i safe from vovas warlord because of that
        can i choose which district vovas warlord destroys
        do i lose a district to vovas warlord as bishop
        does vovas warlord destroy my newest district
        does vovas warlord destroy my best district
        Am I safe from Vova's Warlord as the Merchant?
        does vovas warlord destroy two districts
        vovas warlord takes the cheapest?
ruling-solo-vova-builds = After his power, Vova builds: give him 1 gold and turn up the top district card. He builds it if he can pay for it and does not have that district yet; if not, discard it.
    .asked =
        How does Vova build?
        What happens in Vova's building phase?
        where does vova get the card he builds
        vova building phase?
        what if vova cant pay the flipped district
        how does vova build a district
        vova cant pay, what happens to the card
    .yes =
        does vova get a coin before he builds
        vova has enough gold for the flipped card, must he build it
        1 gold then flip a card for vova?
        too expensive for vova so its discarded right
        Does Vova build the turned-up district whenever he can afford it?
        vova already owns that one, toss the card?
        vova pays for what he builds?
        top card of deck is what vova may build?
        does vova get 1 gold before building
        does vova build the top card of the deck
        does vova have to pay for his district
        vova cant afford the card, is it discarded
        Is the turned-up card discarded if Vova already has that district?
        can vova build a card i would have drawn, from the deck
        must vova build if he can pay
    .no =
        does vova build for free
        does vova choose which district he builds
        does vova draw cards to his hand in the building phase
        vova keeps the card he cant afford for later?
        vova picks from several cards?
        Does Vova build duplicates of districts he already has?
        vova gets 2 gold before building?
        flip till vova finds something he can pay?
        i decide if vova builds the flipped one?
        card he couldnt build goes to my hand?
        does vova build from a hand of cards
        can vova build a duplicate
        does vova get the district for free
        does vova keep a card he cant pay
        Does Vova choose between two cards when he builds?
        does vova get 3 gold before building
        do i get the card vova couldnt build
ruling-solo-vova-coins = Vova gets 1 gold for each purple district he builds, because he cannot use its effect. Apart from that, he gets an extra coin only when his city did not grow on his turn.
    .asked =
        When does Vova get extra gold?
        why does vova get gold for a purple card
        vova bonus coins when
        vova builds a purple, what does he get
        why does vova get a coin for purple
        vova built a purple district, how much gold
    .yes =
        vova built a purple district, does he get a coin back
        is there gold for vova when he puts up the laboratory
        purple built = 1 coin for vova?
        coin since vova cant use the purple effect right
        Does Vova get one gold each time he builds a unique district?
        vova can build purples but not use them, hence the coin?
        vova puts up keep, gets 1?
        does vova get 1 gold for building a purple district
        vova builds a unique, 1 coin?
        does vova get a coin because he cant use purple effects
        Does Vova get one gold for every purple district he builds?
        can vova get a coin for the observatory he builds
        no extra coin when vova builds a green one?
        is the coin for a purple paid to vova only when he builds it
    .no =
        does vova get a coin for every district he builds
        do i also get a coin for building purple in solo
        does vova get a coin each turn for the purples he already has
        green built, coin for vova?
        2 coins for vova per purple?
        Does Vova receive gold every round for his purple districts?
        i build purple, coin for me?
        vova gets coin when i build purple?
        extra coin for vova after each normal building?
        vova grew his city with a red, gets a bonus coin?
        does vova get a coin for a normal district he built
        do i get a coin for my purple district in solo
        vova builds a purple, 2 gold?
        does vova get gold each turn for his purple districts
        Does Vova get nothing for building a purple district?
        does vova get a coin after every build
        vova built a blue district, extra coin?
ruling-solo-vova-consolation = If Vova's city did not grow on his turn, he gets 1 gold, only once per turn, even if he had two building phases.
    .asked =
        What does Vova get if he builds nothing?
        vova didnt build, what then
        vovas city didnt grow as architect, how many coins
        vova builds nothing, what does he get
        how much does vova get when his city doesnt grow
    .yes =
        vova could not build, does he get a coin for it
        is it only one coin for vova per turn without a building
        flipped card was a duplicate so nothing built, vova pockets 1?
        no build, 1 coin for vova?
        both architect phases failed, one coin total right
        Is Vova given a coin when his city does not grow in his turn?
        vova couldnt afford it so he gets 1?
        at most one such coin a turn for vova?
        does vova get 1 gold if he builds nothing
        vova couldnt build, one coin?
        is it one coin per turn even for vovas architect
        does vova get paid when his city doesnt grow
        Does Vova receive one gold if his city did not grow?
        vova architect built nothing twice, only 1 coin?
        can vova get gold for not building
    .no =
        vovas architect failed twice, two consolation coins?
        does vova leave empty handed when he builds nothing
        vova built one district, does he get the consolation coin too
        do i get a coin too if i build nothing in solo
        nothing for vova if he cant build?
        two coins for two failed phases?
        Does Vova get the coin although he built a district this turn?
        i didnt build so i get 1 in solo?
        vova gets 2 gold when he builds nothing?
        architect vova built one of two, still the consolation coin?
        does vova get 2 gold if his architect builds nothing
        does vova get nothing when he cant build
        vova built something, consolation coin too?
        do i get a coin when i build nothing against vova
        Does Vova get two gold for a turn without building?
        vova gets a card if he builds nothing?
        one coin for vova in each failed phase?
ruling-solo-win = You beat Vova only if you complete your city first and also have more points than he does, bonuses included.
    .asked =
        How do I beat Vova?
        win condition vs vova
        when have i lost to vova
        how do i win the solo game
        what do i need to beat vova
    .yes =
        must i both finish first and outscore vova
        vova completed his city before me, have i lost
        first to finish and more points than vova: victory?
        finish first AND more points?
        vova done first so i lose right
        Do bonuses count when I compare my points with Vova's?
        first done but fewer points than vova, lost?
        i need both, speed and points, to beat vova?
        completed before vova, 40 to 35 points, won?
        do i need to finish first and have more points than vova
        vova finished first, did i lose
        i finished first with more points, did i beat vova
        do bonuses count against vova
        Do I have to complete my city before Vova in order to win?
        fewer points than vova but first, lost?
        is finishing first not enough to beat vova
    .no =
        i have more points but vova finished first, did i win
        i finished first but vova has more points, do i win
        is having the most points enough to beat vova
        just be first to win vs vova?
        more points is all it takes?
        Have I beaten Vova if he completed his city before me but scored less?
        i outscore vova but he was done earlier, my win?
        bonuses left out when comparing with vova?
        finishing first beats vova even if hes ahead on points?
        do i win with more points if vova finished first
        is finishing first enough against vova
        vova finished first but i have more points, my win?
        are more points enough to beat vova
        Do I win the solo game just by completing my city first?
        first with fewer points than vova, won?
        can i beat vova without completing my city
ruling-solo-end = The solo game ends as usual: when you or Vova have eight districts, the round is finished and the points are counted.
    .asked =
        When does the solo game end?
        how many districts to finish in solo
        solo over when
        districts needed vs vova
        how many districts end the solo game
        when is the game with vova over
    .yes =
        is it eight buildings against vova
        does the game end when vova gets his eighth district
        eight to finish in solo?
        vova on 8 ends it right
        Is the round played to its end after the eighth district in the solo game?
        either of us getting 8 ends the solo game?
        eighth is down, do we still finish the round vs vova?
        then we count points like normal, vova and me?
        does the solo game end with eight districts
        vova has eight districts, is it the last round
        can vova end the solo game
        do we finish the round when someone has eight in solo
        Does the solo game end when Vova or I have eight districts?
        8 districts against vova, game over after the round?
        do i need eight districts in solo
    .no =
        does the solo game end at seven districts
        does only my city end the solo game
        vova built his eighth, does the game stop on the spot
        seven is enough in solo?
        vovas eighth doesnt count as the end?
        Does the solo game stop the instant somebody has eight districts?
        ten districts vs vova?
        only i can trigger the end?
        one more full round after the eighth in solo?
        does the solo game end with 7 districts
        can only i end the game against vova
        does the solo game stop immediately at eight
        do i need ten districts in solo
        Is the solo game over at once when Vova builds his eighth district?
        vova with 7 ends the game?
        six districts enough against vova?
ruling-solo-assassins = Vova's Assassin never misses: the rules give him no target to name. Only your Assassin has to guess.
    .no =
        Does Vova's Assassin have to guess too?
        can vovas assassin miss me
        does vova name a character with his assassin
        is there any character that is safe from vovas assassin
        vova assassin may miss?
        is there a roll or guess for vovas assassin
        Does Vova's Assassin name a character like mine does?
        im warlord, vova assassin misses me?
        vovas assassin has a 1 in 3 chance?
        can i dodge vovas assassin with the right role
        my own assassin hits for sure too?
        can vovas assassin miss
        does vovas assassin guess my character
        am i safe from vovas assassin as bishop
        does vovas assassin name a character
        can i escape vovas assassin
        Does Vova's Assassin have to name a target?
        vovas assassin 1 in 3?
    .yes =
        Do I always lose my turn when Vova is the Assassin?
        vova drew the assassin, is my turn gone for sure
        is my own assassin the only one who has to guess
        vova assassin always gets me?
        turn gone if vova is number 1 right
        Does Vova's Assassin strike without naming a target?
        i guess, vova doesnt?
        no escape from vovas assassin whatever i picked?
        only mine can miss, correct
        does vovas assassin always hit
        do i lose my turn for sure to vovas assassin
        vova is the assassin, do i lose my turn whatever i am
        does only my assassin have to guess in solo
        Does Vova's Assassin never miss?
        vovas assassin hits automatically?
        is it true that i cant avoid vovas assassin
    .asked =
        vova is the assassin, whom does he kill
        vovas assassin, does he guess or auto hit
        how does vova pick a victim as assassin
        vovas assassin, who does he hit
        can vovas assassin miss or not
ruling-solo-warlord = Vova's Warlord destroys for free: the rules have him pay nothing.
    .no =
        Does Vova's Warlord have to pay?
        does it cost vova gold to destroy my district
        am i safe if vova cant afford to destroy my oldest building
        does vovas warlord pay the cost minus one
        vova pays to burn my stuff?
        vovas broke so my oldest is safe?
        Is Vova charged the cost minus one for destroying?
        does vovas gold go down after his warlord wrecks mine
        my oldest costs 5, too pricey for vovas warlord?
        i get the gold vova pays for destroying?
        vova skips destroying when he has 0 coins?
        does vova pay for destroying
        does vovas warlord need gold to destroy
        am i safe from vovas warlord if vova has no gold
        vovas warlord pays one less?
        does vovas warlord pay me
        Does Vova have to pay the cost of the district his Warlord destroys?
        vova has 1 gold and my oldest costs 4, am i safe
    .yes =
        vova has no money, can his warlord still destroy
        is destroying free for vovas warlord
        free destruction for vova?
        vovas warlord never pays right
        Does Vova destroy at no cost?
        0 gold vova still smashes my palace?
        expensive oldest district, vova wrecks it for nothing?
        vova keeps all his coins when he destroys?
        does vovas warlord destroy for free
        can vova destroy with 0 gold
        is it free for vovas warlord
        vova broke, do i still lose my oldest district to his warlord
        Does Vova's Warlord pay nothing?
        can vovas warlord destroy an expensive district for free
        vovas warlord keeps his gold?
    .asked =
        what does vova pay for destroying
        cost for vovas warlord?
        my oldest is worth 5, what does vova pay to wreck it
        how much does vovas warlord pay
        vova destroys my district, free or paid
ruling-solo-warlord-limits = The usual limits hold for Vova's Warlord: a completed city is safe, and if your oldest district is the Keep, the next oldest goes instead.
    .no =
        Can Vova's Warlord destroy my Keep or a district in my completed city?
        i have eight districts, can vova still destroy one
        oldest is the keep, so is my whole city safe from vovas warlord
        vova warlord can break the keep?
        full city of eight, vova burns one anyway?
        Does a Keep as my oldest district stop Vova's Warlord altogether?
        completed town no shield against vova?
        keep is oldest so nothing gets destroyed by vova?
        vova ignores the normal warlord limits?
        because its automatic, the keep falls to vova too?
        can vovas warlord destroy the keep
        can vova destroy a district in my completed city
        keep is my oldest, do i lose it to vovas warlord
        8 districts, do i lose one to vovas warlord
        does vovas warlord do nothing if my oldest is the keep
        Is Vova's Warlord allowed to attack a completed city?
        vovas warlord ignores the keep rule?
    .yes =
        my oldest building is the keep, is it safe from vovas warlord
        does vovas warlord skip the keep and take the next oldest
        is a finished city safe from vova
        keep survives vovas warlord?
        next oldest dies if keep is first right
        Is my completed city protected from Vova's Warlord?
        eight built, vova cant wreck anything?
        keep oldest, tavern second, tavern gets it from vova?
        normal warlord limits bind vova too?
        is my keep safe from vovas warlord
        am i safe from vova with a completed city
        keep oldest, do i lose the next oldest to vova
        does the keep protect itself against vova
        Does Vova's Warlord have to spare a completed city?
        vovas warlord cant destroy the keep?
        do the usual warlord limits hold for vova
    .asked =
        keep is my first district, what does vovas warlord destroy
        my oldest is keep, second oldest a temple, which does vova take
        what can vovas warlord not destroy
        my oldest is the keep, what does vova destroy
        completed city and vovas warlord, safe or not
ruling-solo-purple = During the game no purple district works for Vova, not even the Keep or the Great Wall.
    .no =
        Do purple districts work for Vova?
        Does Vova's Great Wall or Keep protect him from my Warlord?
        do i pay one more because vova has the great wall
        does vova use the laboratory or the smithy
        does vovas library give him more cards
        vova keep immune to me?
        great wall makes it pricier to hit vova?
        Does Vova benefit from the effects of his unique districts during play?
        vova uses graveyard?
        vovas observatory changes anything?
        cant destroy vovas keep, right?
        does vova pay for smithy cards
        do vovas purple districts work
        is vovas keep safe from my warlord
        does vovas great wall cost me more
        can vova use his smithy
        does vova use purple effects
        Does the Keep protect Vova from my Warlord?
        great wall works for vova?
    .yes =
        can my warlord destroy vovas keep
        are vovas purple buildings useless for him in play
        purples dead for vova in play right
        may i blow up vovas keep
        Do Vova's unique districts have no effect while the game is going on?
        great wall of vova doesnt cost me extra?
        vova cant use laboratory?
        warlord me, vovas great wall doesnt matter?
        are vovas purple districts without effect
        can i destroy vovas keep
        is vovas great wall useless
        do i pay the normal price against vovas great wall
        Is it true that purple districts do nothing for Vova during the game?
        can i ignore vovas purple effects
        no laboratory for vova?
    .asked =
        what do vovas purple districts do during the game
        vova has great wall, what does my warlord pay more
        which purples work for vova during play
        vovas purple districts, do they work
        vova has the keep, can i destroy it
ruling-solo-purple-score = At the end Vova's city scores as usual, purple districts included: the Dragon Gate is worth 8, the Haunted City takes the best color.
    .yes =
        Do Vova's purple districts score at the end?
        does vovas dragon gate count 8
        can vova use the haunted city as his missing color when scoring
        does vova get the bonus for five colors
        vova scores purples?
        dragon gate 8 for vova right
        Is Vova's city scored like any other, unique districts included?
        haunted city picks the best colour for vova?
        vovas rainbow counts with haunted city?
        vovas purples count points although they dont work in play?
        do vovas purples count at the end
        does vovas dragon gate score 8
        does vova score his unique districts
        can vova use the haunted city for the missing color at the end
        Does Vova score his purple districts as usual?
        vova dragon gate 8 points?
        does vova score like me at the end
    .no =
        is vovas dragon gate only worth 6
        are vovas purple buildings worth nothing at the end
        vova purples zero points?
        dragon gate 6 for vova since effects dont work?
        Is Vova excluded from the bonus for all colours?
        haunted city plain purple for vova at the end?
        do i leave out vovas unique extras when counting
        scoring for vova is cost of non purples only?
        are vovas purples ignored in scoring
        does vovas dragon gate score 6
        does vova get no points for purple districts
        haunted city no help for vova at the end?
        Does Vova score nothing for the Dragon Gate's bonus?
        vovas purples only count 1 point each?
    .asked =
        how are vovas purple districts scored
        dragon gate in vovas city, points?
        vovas haunted city, which colour at the end
        how does vova score purple districts
        what is vovas dragon gate worth
ruling-solo-heir = In the solo game a King killed by the Assassin still changes the next choice of characters; only the gold is lost. In the multiplayer game too, a killed King still gets the crown.
    .yes =
        Does a King who loses his turn to the Assassin still change the next choice of characters?
        I killed Vova's King: do I still lose my choice next round?
        vovas assassin took my turn and i was king, do i still pick from three next round
        my king was killed by vova, is the better choice still mine
        killed vovas king, no choice next round anyway?
        Does a killed King keep his effect on the next deal in the solo game?
        dead king only loses the gold in solo?
        vova assassin on my king, my next pick is still the good one?
        i stabbed vovas king, he still messes up my next deal?
        king killed in solo, does he still change the next choice
        i killed vovas king, am i still without a choice next round
        my king was killed by vova, do i choose from three next round
        does a killed king lose only his gold in solo
        Does a killed King still count for the next deal against Vova?
        killed king in solo, gold lost?
        is killing vovas king no help for my next choice
    .no =
        does killing vovas king save my choice next round
        does a killed king still get his gold in solo
        is the kings effect cancelled when he dies in solo
        killing vovas king cancels the blind pick?
        dead king in solo still cashes his yellows?
        Is the next choice of characters unaffected when the King was killed?
        my murdered king, back to two choices next round?
        assassin wipes out everything the solo king does?
        i lose the three card choice since vova killed my king?
        does killing vovas king give me back my choice
        my king was killed in solo, do i lose the better choice
        does a killed king get his gold against vova
        is a killed king without any effect in solo
        Am I safe from the effect of Vova's King if I assassinate him?
        vovas king killed, do i choose as usual next round
        killed king changes nothing in the solo deal?
    .asked =
        killed king in the solo game, what stays and what is lost
        king killed vs vova, next deal how
        what does a dead solo king lose
        i killed vovas king, what happens next round
        my king got killed by vova, what do i still get
ruling-solo-architect = Vova's Architect draws no cards: the rules give him a second building phase and nothing else.
    .no =
        Does Vova's Architect draw cards?
        does vova take two extra cards as the architect
        does vova have a hand when he is the architect
        vova architect: do i put two cards beside him
        vova architect +2 cards?
        do i deal vova cards when hes the architect
        Does Vova's Architect get the two additional cards of the normal Architect?
        vova holds cards as architect?
        architect vova draws one card into his hand?
        vova picks from two cards as architect?
        does vovas architect get two cards
        does vova draw as architect
        vova architect, cards for him?
        do i have to give vova cards as architect
        does vova hold cards
        Does Vova draw two cards when he is the Architect?
        vovas architect draws and builds?
    .yes =
        is the second build all that vovas architect gets
        does vova stay without cards even as architect
        no cards for vovas architect right
        vova only builds again, no drawing?
        Is a second building phase the only benefit of Vova's Architect?
        vova never has a hand, architect or not?
        architect draw is skipped for vova?
        vova gets just the second phase, nothing else, correct
        does vovas architect draw no cards
        is the architects card draw ignored for vova
        vova architect only builds twice?
        does vovas architect get only a second building phase
        Is it right that Vova's Architect takes no cards?
        can i skip drawing for vovas architect
        no extra cards for vova as architect?
    .asked =
        vova drew the architect, does he get cards or something else
        vova architect draws how many
        what does vova get instead of cards as architect
        vovas architect, cards or not
        what does vovas architect get
ruling-solo-architect-builds = Vova's Architect has two building phases, each with its own coin and its own card from the deck. He can build two districts at most.
    .asked =
        How often does Vova build as the Architect?
        what changes in vovas building when he is the architect
        vova architect max builds
        coins for vova as architect before building
        how many districts can vovas architect build
        vova is architect, how many building phases
    .yes =
        does vovas architect get a coin in both building phases
        do i flip two district cards when vova is the architect
        two building phases each with 1 gold?
        second card flipped for vovas architect right
        Can Vova build two districts in a turn as the Architect?
        vova architect gets 2 coins in all, one per phase?
        phase one failed, vova still gets his second as architect?
        each phase of vovas architect has its own card?
        can vovas architect build two districts
        does vovas architect get 2 coins, one per phase
        vova architect, two cards turned up?
        is two the most vovas architect can build
        Does Vova's Architect have two building phases?
        does vova get a coin in the second phase as architect
        can vova build in both phases as architect
    .no =
        can vova build three districts as the architect
        does vova have just one building phase as architect
        only one coin for vovas architect in total before building?
        three builds for vova architect?
        same card tried twice for vovas architect?
        Is the coin given only once when Vova is the Architect?
        vova architect one phase?
        vova flips three cards as architect?
        if the first build fails, vovas architect stops?
        can vovas architect build 3
        does vova build only once as architect
        one coin for both phases of vovas architect?
        does vovas architect use one card for both phases
        May Vova's Architect build three districts like a normal Architect?
        vova architect, no coin in the second phase?
        vovas architect builds four?
ruling-solo-equal = If you only tie with Vova, you lose: you need more points than he has, and your city must be complete first.
    .no =
        Do I win with as many points as Vova?
        same points as vova and i finished first, is it a win
        is a tie with vova a draw
        does the higher rank break a tie with vova
        30:30 vs vova, i win?
        equal points but i was done first, beat vova?
        Is a tie against Vova enough for victory?
        draw with vova counts as shared win?
        same score as vova, does finishing first save me
        tied with vova so we compare gold or roles?
        tie with vova, did i win
        is equal points enough to beat vova
        equal points with vova but i finished first, do i win
        does a tie count as a win in solo
        do vova and i share the win with equal points
        Do I win the solo game if Vova and I have the same score?
        25 to 25 against vova, won?
    .yes =
        tie with vova, did i lose
        do i need at least one point more than vova
        does vova win ties
        equal to vova = loss?
        one point ahead needed to beat vova right
        Have I lost when Vova and I have the same number of points?
        tie goes to vova?
        34 each, i completed first, still lost to vova?
        finishing first isnt enough if vova ties me, correct
        do i lose on a tie with vova
        same points as vova, lost?
        do i need more points than vova
        is a tie in solo a defeat
        Does Vova win if we have the same number of points?
        31 all against vova, i lose?
        is finishing first useless if vova has equal points
    .asked =
        Equal score against Vova: who wins?
        tie with vova, result?
        vova and me both 28, who takes it
        tie in solo, who wins
        same score as vova, win or loss
ruling-solo-letters = "Bop" and "Mar" in the Russian solo rules are the Thief and the Magician, as their ranks show: the text uses Latin letters by mistake.
    .asked =
        Who are "Bop" and "Mar" in the solo rules?
        solo rules mention a mar, who is that
        wtf is bop
        mar in the solo rules means which role
        which ranks do bop and mar stand for
        what is bop in the solo rules
        who is mar in solo
    .yes =
        is bop the thief in the solo rules
        does mar mean the magician in the russian solo text
        are bop and mar just a typing mistake in the solo rules
        bop = thief?
        mar is the magician right
        Are "Bop" and "Mar" ordinary characters written in the wrong alphabet?
        just wrong letters in the russian solo sheet, nothing new?
        latin letters used by accident for thief and magician?
        is bop the thief
        is mar the magician
        bop and mar are thief and magician?
        are bop and mar a mistake in the russian solo rules
        Do "Bop" and "Mar" mean the Thief and the Magician?
        can i read bop as thief in the solo rules
        mar means rank 3 in solo?
    .no =
        are bop and mar new characters in the solo rules
        is bop a special solo character of vova
        bop an expansion role?
        is mar the merchant
        Does "Bop" stand for the Warlord in the solo rules?
        do i need extra cards called bop and mar
        mar the marshal?
        is bop some nickname for vova
        is bop an extra character
        is mar a new role in solo
        is bop the assassin
        do bop and mar come from an expansion
        Is "Mar" the Merchant in the solo rules?
        bop is the bishop?
ruling-solo-base = Vova never has two identical districts: you use only the base game, so there is no Quarry.
    .no =
        Can Vova have two identical districts?
        Does Vova build a district he already has?
        vova turned up a second tavern, does he build it
        could vova own the quarry and build doubles
        two markets in vovas city, can that be
        vova gets a twin?
        doubles allowed for vova since he flips blindly?
        Is it possible for Vova to own the same district twice?
        vova can use the quarry for copies?
        he has a castle and flips another castle with gold to pay, built?
        i flip a second temple for vova, into his city?
        can vova build the same district twice
        can vova have duplicates
        vova has a temple and draws a temple, does he build it
        does vova use the quarry
        two taverns for vova, allowed?
        May Vova have two identical districts in his city?
        can vova get doubles
    .yes =
        is vova banned from duplicates
        vova already has the flipped district, is it discarded
        no doubles for vova right
        vova flips one he has so its not built?
        Is Vova kept from building a district he already owns?
        quarry isnt in solo so vova never has twins?
        same building again for vova gets tossed, correct
        every district in vovas town is different?
        are duplicates banned for vova
        does vova skip a district he already has
        vova never has doubles?
        is there no quarry in the solo game
        Is Vova not allowed to have the same district twice?
        vova draws a second market, not built?
        must every district of vova be different
    .asked =
        vova flips a building he already has, what now
        second market flipped for vova, result?
        why cant vova own duplicates
        vova turns up a duplicate, what happens
        can vova have two of the same
ruling-solo-discard = A card that Vova does not build goes under the deck, like any discarded district card.
    .asked =
        Where does a card go that Vova does not build?
        vova flipped a palace and is broke, where do i put it
        vovas unbuilt card goes where
        where do i put the flipped card vova already has
        vova doesnt build the card, where does it go
        what do i do with vovas unbuilt card
    .yes =
        Vova cannot afford the turned-up card: does it go to the bottom of the deck?
        put vovas unbuilt card under the deck?
        does the card vova rejects go beneath the district deck
        under the deck with it?
        vova cant pay, card to the bottom right
        Is the card that Vova does not build placed beneath the district deck?
        rejected by vova = bottom of the pile like any discard?
        no separate discard pile for vova?
        does vovas unbuilt card go under the deck
        vova cant pay, card under the deck?
        do i put vovas duplicate under the deck
        Does a district Vova cannot build go to the bottom of the deck?
        is vovas card treated like any discarded district
        do i lose nothing, vovas unbuilt card just goes under the deck
        unbuilt by vova, bottom?
    .no =
        is there a discard pile for vovas unbuilt cards
        do i get the card vova could not build
        does vova keep the card he cant afford for later
        does the card vova didnt build go back on top of the deck
        on top again for vovas next turn?
        i may take the card vova couldnt build?
        Is an unbuilt card of Vova's removed from the game?
        vova stores unbuilt cards as a hand?
        shuffle vovas reject into the deck?
        face up discard pile next to vova?
        vova sets the card he cant pay aside and buys it next turn?
        can i keep the card vova didnt build
        does vova keep unbuilt cards
        vovas unbuilt card on top of the deck?
        is vovas unbuilt card out of the game
        Does the card Vova does not build come into my hand?
        do i shuffle the deck when vova doesnt build
        do vovas unbuilt cards lie in a face up pile
ruling-solo-newest = If you draw several cards at once against Vova, the newest is the one you put down last: the rules leave the order to you.
    .asked =
        I drew several cards at once: which is the newest?
        Which card do I lose to Vova's Magician?
        architect drew two in solo, which one counts as newest for vovas magician
        took 2 cards in one go, newest is?
        how do i know which card is the newest in solo after a multi draw
        which card is newest if i drew two against vova
        i drew 3 at once in solo, which goes to vovas magician
    .yes =
        i took two cards at once in solo, may i decide which one is the newest
        drew 3 cards against vova, is the last one i lay down the newest
        my choice which is newest when several come together?
        last one i lay down is the newest right
        May I decide the order of cards drawn together in the solo game?
        can i put the junk card down last so vovas magician hits that
        only one of the two cards drawn together counts as newest?
        order of a multi draw is up to me vs vova?
        can i choose which card is newest when i draw several against vova
        is the last card i put down the newest in solo
        drew two at once, may i pick the newest
        do i decide the order of cards drawn together in solo
        Is the card I put down last the newest against Vova?
        can i protect my best card from vovas magician by laying it down first
        two cards at once, only the last put down is in danger from vova?
    .no =
        is the newest card random when i draw two at once in solo
        do several cards drawn at once all go to vovas magician
        do i lose both cards to vovas magician if they came together
        cards drawn at once all count as newest?
        vova decides which of my two new cards is newest?
        Is the newest card of a multiple draw decided at random?
        first one i put down is the newest?
        lose three cards to vovas magician cause i drew three at once?
        most expensive of the drawn cards is the newest?
        is the newest card chosen by chance in solo
        do i lose all cards drawn at once to vovas magician
        does vova choose the newest card
        two cards drawn together, both newest?
        Is the first card I put down the newest in the solo game?
        do the solo rules fix the order of cards drawn together
        is the cheapest card the newest against vova
