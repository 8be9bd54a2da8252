### The rulings of data/rulings/solo.toml, and the questions they answer: with yes, with no, or in another way.

ruling-solo-start = In the solo game you start with 2 gold and 4 cards, Vova with 4 gold and no cards.
    .asked =
        How do I set up a solo game against Vova?
        how much gold does vova begin with
        vova setup: gold and cards?
        what do i begin solo with
    .yes =
        does vova begin with more gold than me
        do i get 4 cards in the solo game as usual
        vova 4 gold no cards?
        i begin solo with 2 coins right
        Is Vova given four gold at the start of the solo game?
        four cards for me and none for vova?
        vova richer than me at the beginning?
        vova empty handed at setup, correct
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
ruling-solo-possible = With the solo variant one person can play Citadels, against an imaginary opponent called Vova. Wherever it says nothing else, the usual rules apply.
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
    .asked =
        who is vova
        how can i play on my own
        whats vova
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
    .asked =
        Which cards does the solo game use?
        what goes in the box for solo, base or dark city
        can i use expansion cards vs vova or which ones
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
    .yes =
        is the row of cards in the solo rules just a tip
        may i keep my cards in my hand in the solo game instead of in a row
        row thing is only advice?
        i can arrange my solo cards as i please right
        Is laying out the cards in order merely a recommendation of the translator?
        row helps me see my newest card?
        does the row show which building is oldest
        no penalty for skipping the row against vova, correct
    .asked =
        how do i remember which district is the oldest when i play vova
        why put the cards in a row against vova
        whats the row good for in solo
        how should i arrange cards and districts playing alone
        who came up with laying cards in a line for solo
ruling-solo-deal = Each round against Vova, shuffle the eight characters. Deal one face down to him, turn up two and put them aside, look at two more and keep one of them, then turn up one more. Two stay face down.
    .asked =
        How are the characters dealt against Vova?
        How do I choose my character in the solo game?
        how many characters are turned up each round in solo
        solo role deal, step by step
        how many roles do i look at vs vova
        how many roles remain unseen in solo
    .yes =
        do i choose between two characters against vova
        do two character cards stay face down in the solo round
        vova gets one face down first?
        two open then i see two and keep one?
        Is one more character turned up after I have chosen in the solo game?
        eight roles shuffled every solo round right
        i pick 1 of 2 against vova?
        2 stay hidden in a normal solo round?
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
ruling-solo-name-first = In the solo game your Assassin or Thief names a character before Vova's card is turned up: your chance is 1 in 3. Only then is his card turned up.
    .asked =
        When do I name a target as the Assassin or the Thief in the solo game?
        When is Vova's character revealed?
        what are my odds to kill vova
        assassin in solo, when do i call
        chance of robbing vova?
        when does vovas role get flipped
    .yes =
        do i have to guess vovas character as the assassin
        name the target first, then flip vovas card?
        guess first, flip later?
        1 in 3 to hit vova right
        Must my Thief name a character before Vova's card is shown?
        my assassin can miss vova?
        vova stays face down till i named someone?
        am i guessing blind when i kill in solo
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
ruling-solo-turn-order = In the solo game the two turns follow the usual order of ranks: whoever has the lower number plays first, you or Vova.
    .asked =
        Who plays first in the solo game, Vova or I?
        what decides the order of turns against vova
        who starts the round, vova or me
        im 7 vova is 3, who goes first
    .yes =
        vova is the bishop and im the king, is it my turn first
        is the turn order by character number in solo too
        vova has the smaller number so i wait for him?
        lower number first also vs vova?
        im thief, vova merchant, i go first right
        Are the turns in the solo game taken in rank order?
        vova 1 me 8, vova first?
        order changes each round depending on roles?
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
ruling-solo-your-magician = Against Vova your Magician discards any number of cards, even none, and draws that many plus 1.
    .asked =
        What does my Magician do against Vova?
        How many cards do I redraw as the Magician in the solo game?
        i throw 3 cards with the magician against vova, how many do i draw
        solo magician how many do i redraw
        dump 2 cards as magician vs vova, get?
    .yes =
        does my magician get one card more than he throws away in solo
        may i discard nothing and still draw one as the solo magician
        magician draws one extra in solo?
        throw 4 draw 5 right
        Does my Magician draw one card more than he discards against Vova?
        zero tossed, still 1 card for my solo magician?
        may i toss my whole hand as solo magician
        any number may go with the magician vs vova?
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
ruling-solo-your-king = After your King, you choose from three characters in the next round against Vova, and no other is turned up after that. You get gold for your noble districts as usual.
    .asked =
        What does my King do against Vova?
        What is the crown good for when I play alone?
        what is my reward for playing the king against vova
        i was king vs vova, what now
        solo king perks?
    .yes =
        do i get three characters to choose from after being king in solo
        does my king still get gold for yellow districts against vova
        three to pick from next round after my king?
        king gets gold for yellows in solo too right
        After my King, do I choose from three characters in the following solo round?
        nothing gets turned up after i chose, the round after my king?
        my king improves my pick next round vs vova?
        so king pays off next round and gives noble gold now?
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
ruling-solo-vova-strikes = Vova uses his power before he builds. His Assassin costs you your turn, his Thief your gold, his Magician your newest card.
    .asked =
        What do Vova's Assassin, Thief and Magician do?
        in what order does vova do things on his turn
        vovas turn: power or build first
        what do vovas first three roles do to me
        vova is thief or magician, what do i lose
    .yes =
        does vova use his power before building
        can vova's rank 1 to 3 characters hurt me
        vova power first build later?
        vovas assassin eats my turn right
        Does Vova's Magician cost me a card?
        vovas thief goes for my cash?
        newest card lost when vova is magician?
        vova hits me before he builds?
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
    .asked =
        how much gold does vovas thief take
        vovas a thief, who is safe
        how much does vova the thief leave me
ruling-solo-vova-magician = Vova's Magician makes you discard the newest district card in your hand, the one you drew last. He takes nothing for himself.
    .asked =
        What does Vova's Magician do to my hand?
        vova magician, which card goes
        what do i lose to vovas magician
    .yes =
        do i lose a card to vovas magician
        vova is the magician, do i throw away the last card i drew
        newest card tossed vs vovas magician?
        last drawn card has to go right
        Is only one card of mine discarded because of Vova's Magician?
        vova gets nothing out of his magician?
        my older cards stay when vova is magician?
        card is discarded not handed to vova, correct
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
ruling-solo-vova-king = After Vova's King, you do not choose in the next round: deal one character to Vova, turn up two, take one yourself without choosing, turn up two more; two stay face down.
    .asked =
        What does Vova's King do?
        How are characters dealt after Vova was the King?
        how many characters are shown the round after vovas king
        vova king then next deal?
        what role do i get after vova was king
    .yes =
        do i get a random character after vovas king
        vova had the king: is my next character blind
        no choice for me after vovas king?
        i take one blind right
        After Vova's King, are four characters turned up in the next round?
        vova was king so im stuck with whatever i draw?
        two open, then mine, then two more open after vovas king?
        just the next round is affected by vovas king?
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
ruling-solo-vova-others = Vova's Bishop and Merchant work as usual: with the Bishop his city is safe from your Warlord, with the Merchant he gets 1 gold extra. His Architect has a second building phase, his Warlord destroys your oldest district.
    .asked =
        What do Vova's Bishop, Merchant, Architect and Warlord do?
        what is special about vovas characters 5 to 8
        vovas roles 5 to 8?
        vova is architect, what happens
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
    .no =
        vova is the bishop, can my warlord burn his stuff
        are the bishop and the merchant useless for vova
        vovas bishop gives no protection?
        vova merchant gets no bonus coin?
        Can my Warlord destroy something while Vova is the Bishop?
        vovas architect builds once only?
        vova warlord takes my newest?
        vovas characters 5 to 8 do nothing?
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
    .asked =
        how much does vovas bishop earn
        vova earns what per colour
        vova warlord 3 reds, gold?
ruling-solo-vova-warlord = Vova's Warlord destroys the oldest district in your city, unless you are the Bishop.
    .asked =
        Which of my districts does Vova's Warlord destroy?
        vovas warlord hits what
        vova is 8, which house do i lose
    .yes =
        am i safe from vovas warlord if i am the bishop
        does vovas warlord hit my very first building
        oldest building goes to vovas warlord?
        bishop me is immune to vovas warlord right
        Does Vova's Warlord always take my oldest district?
        my first tavern dies when vova is warlord?
        only as bishop am i safe from vova the warlord?
        just one building lost to vovas warlord?
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
ruling-solo-vova-builds = After his power, Vova builds: give him 1 gold and turn up the top district card. He builds it if he can pay for it and does not have that district yet; if not, discard it.
    .asked =
        How does Vova build?
        What happens in Vova's building phase?
        where does vova get the card he builds
        vova building phase?
        what if vova cant pay the flipped district
    .yes =
        does vova get a coin before he builds
        vova has enough gold for the flipped card, must he build it
        1 gold then flip a card for vova?
        too expensive for vova so its discarded right
        Does Vova build the turned-up district whenever he can afford it?
        vova already owns that one, toss the card?
        vova pays for what he builds?
        top card of deck is what vova may build?
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
ruling-solo-vova-coins = Vova gets 1 gold for each purple district he builds, because he cannot use its effect. Apart from that, he gets an extra coin only when his city did not grow in his turn.
    .asked =
        When does Vova get extra gold?
        why does vova get gold for a purple card
        vova bonus coins when
        vova builds a purple, what does he get
    .yes =
        vova built a purple district, does he get a coin back
        is there gold for vova when he puts up the laboratory
        purple built = 1 coin for vova?
        coin since vova cant use the purple effect right
        Does Vova get one gold each time he builds a unique district?
        vova can build purples but not use them, hence the coin?
        vova puts up keep, gets 1?
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
ruling-solo-vova-consolation = If Vova's city did not grow in his turn, he gets 1 gold, only once a turn, even if he had two building phases.
    .asked =
        What does Vova get if he builds nothing?
        vova didnt build, what then
        vovas city didnt grow as architect, how many coins
    .yes =
        vova could not build, does he get a coin for it
        is it only one coin for vova per turn without a building
        flipped card was a duplicate so nothing built, vova pockets 1?
        no build, 1 coin for vova?
        both architect phases failed, one coin total right
        Is Vova given a coin when his city does not grow in his turn?
        vova couldnt afford it so he gets 1?
        at most one such coin a turn for vova?
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
ruling-solo-win = You beat Vova only if you complete your city first and also have more points than he does, bonuses included.
    .asked =
        How do I beat Vova?
        win condition vs vova
        when have i lost to vova
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
ruling-solo-end = The solo game ends as usual: when you or Vova have eight districts, the round is finished and the points are counted.
    .asked =
        When does the solo game end?
        how many districts to finish in solo
        solo over when
        districts needed vs vova
    .yes =
        is it eight buildings against vova
        does the game end when vova gets his eighth district
        eight to finish in solo?
        vova on 8 ends it right
        Is the round played to its end after the eighth district in the solo game?
        either of us getting 8 ends the solo game?
        eighth is down, do we still finish the round vs vova?
        then we count points like normal, vova and me?
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
    .asked =
        vova is the assassin, whom does he kill
        vovas assassin, does he guess or auto hit
        how does vova pick a victim as assassin
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
    .yes =
        vova has no money, can his warlord still destroy
        is destroying free for vovas warlord
        free destruction for vova?
        vovas warlord never pays right
        Does Vova destroy at no cost?
        0 gold vova still smashes my palace?
        expensive oldest district, vova wrecks it for nothing?
        vova keeps all his coins when he destroys?
    .asked =
        what does vova pay for destroying
        cost for vovas warlord?
        my oldest is worth 5, what does vova pay to wreck it
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
    .asked =
        keep is my first district, what does vovas warlord destroy
        my oldest is keep, second oldest a temple, which does vova take
        what can vovas warlord not destroy
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
    .yes =
        can my warlord destroy vovas keep
        are vovas purple buildings useless for him in play
        purples dead for vova in play right
        may i blow up vovas keep
        Do Vova's unique districts have no effect while the game is going on?
        great wall of vova doesnt cost me extra?
        vova cant use laboratory?
        warlord me, vovas great wall doesnt matter?
    .asked =
        what do vovas purple districts do during the game
        vova has great wall, what does my warlord pay more
        which purples work for vova during play
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
    .no =
        is vovas dragon gate only worth 6
        are vovas purple buildings worth nothing at the end
        vova purples zero points?
        dragon gate 6 for vova since effects dont work?
        Is Vova excluded from the bonus for all colours?
        haunted city plain purple for vova at the end?
        do i leave out vovas unique extras when counting
        scoring for vova is cost of non purples only?
    .asked =
        how are vovas purple districts scored
        dragon gate in vovas city, points?
        vovas haunted city, which colour at the end
ruling-solo-heir = In the solo game a King killed by the Assassin still changes the next choice of characters; only the gold is lost. In the usual game, too, a killed King still gets the crown.
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
    .asked =
        killed king in the solo game, what stays and what is lost
        king killed vs vova, next deal how
        what does a dead solo king lose
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
    .yes =
        is the second build all that vovas architect gets
        does vova stay without cards even as architect
        no cards for vovas architect right
        vova only builds again, no drawing?
        Is a second building phase the only benefit of Vova's Architect?
        vova never has a hand, architect or not?
        architect draw is skipped for vova?
        vova gets just the second phase, nothing else, correct
    .asked =
        vova drew the architect, does he get cards or something else
        vova architect draws how many
        what does vova get instead of cards as architect
ruling-solo-architect-builds = Vova's Architect has two building phases, each with its own coin and its own card from the deck. He can build two districts at most.
    .asked =
        How often does Vova build as the Architect?
        what changes in vovas building when he is the architect
        vova architect max builds
        coins for vova as architect before building
    .yes =
        does vovas architect get a coin in both building phases
        do i flip two district cards when vova is the architect
        two building phases each with 1 gold?
        second card flipped for vovas architect right
        Can Vova build two districts in a turn as the Architect?
        vova architect gets 2 coins in all, one per phase?
        phase one failed, vova still gets his second as architect?
        each phase of vovas architect has its own card?
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
    .asked =
        Equal score against Vova: who wins?
        tie with vova, result?
        vova and me both 28, who takes it
ruling-solo-letters = "Bop" and "Mar" in the Russian solo rules are the Thief and the Magician, as their ranks show: the text uses Latin letters by mistake.
    .asked =
        Who are "Bop" and "Mar" in the solo rules?
        solo rules mention a mar, who is that
        wtf is bop
        mar in the solo rules means which role
        which ranks do bop and mar stand for
    .yes =
        is bop the thief in the solo rules
        does mar mean the magician in the russian solo text
        are bop and mar just a typing mistake in the solo rules
        bop = thief?
        mar is the magician right
        Are "Bop" and "Mar" ordinary characters written in the wrong alphabet?
        just wrong letters in the russian solo sheet, nothing new?
        latin letters used by accident for thief and magician?
    .no =
        are bop and mar new characters in the solo rules
        is bop a special solo character of vova
        bop an expansion role?
        is mar the merchant
        Does "Bop" stand for the Warlord in the solo rules?
        do i need extra cards called bop and mar
        mar the marshal?
        is bop some nickname for vova
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
    .yes =
        is vova banned from duplicates
        vova already has the flipped district, is it discarded
        no doubles for vova right
        vova flips one he has so its not built?
        Is Vova kept from building a district he already owns?
        quarry isnt in solo so vova never has twins?
        same building again for vova gets tossed, correct
        every district in vovas town is different?
    .asked =
        vova flips a building he already has, what now
        second market flipped for vova, result?
        why cant vova own duplicates
ruling-solo-discard = A card that Vova does not build goes under the deck, like any discarded district card.
    .asked =
        Where does a card go that Vova does not build?
        vova flipped a palace and is broke, where do i put it
        vovas unbuilt card goes where
        where do i put the flipped card vova already has
    .yes =
        Vova cannot afford the turned-up card: does it go to the bottom of the deck?
        put vovas unbuilt card under the deck?
        does the card vova rejects go beneath the district deck
        under the deck with it?
        vova cant pay, card to the bottom right
        Is the card that Vova does not build placed beneath the district deck?
        rejected by vova = bottom of the pile like any discard?
        no separate discard pile for vova?
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
ruling-solo-newest = If you draw several cards at once against Vova, the newest is the one you put down last: the rules leave the order to you.
    .asked =
        I drew several cards at once: which is the newest?
        Which card do I lose to Vova's Magician?
        architect drew two in solo, which one counts as newest for vovas magician
        took 2 cards in one go, newest is?
        how do i know which card is the newest in solo after a multi draw
    .yes =
        i took two cards at once in solo, may i decide which one is the newest
        drew 3 cards against vova, is the last one i lay down the newest
        my choice which is newest when several come together?
        last one i lay down is the newest right
        May I decide the order of cards drawn together in the solo game?
        can i put the junk card down last so vovas magician hits that
        only one of the two cards drawn together counts as newest?
        order of a multi draw is up to me vs vova?
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
