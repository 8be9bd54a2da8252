### The rulings of data/rulings/solo.toml, and the questions they answer: with yes, with no, or in another way.

ruling-solo-start = In the solo game you start with 2 gold and 4 cards, Vova with 4 gold and no cards.
    .asked =
        How do I set up a solo game against Vova?
        how much gold does vova begin with
    .yes =
        does vova begin with more gold than me
        do i get 4 cards in the solo game as usual
    .no =
        does vova get a hand of cards at the start
        does vova start with 2 gold like i do
        do i also get 4 coins at the start against vova
ruling-solo-possible = With the solo variant one person can play Citadels, against an imaginary opponent called Vova. Wherever it says nothing else, the usual rules apply.
    .yes =
        Can I play Citadels alone?
        is there a solo mode
        do normal rules apply in solo unless stated otherwise
        im by myself tonight, any way to play citadels solo
    .no =
        do i need a second person for the solo variant with vova
        is vova a real player
        is company needed even for a solo game of citadels
    .asked =
        who is vova
ruling-solo-no-dark-city = The solo game uses only the base game: no cards from The Dark City.
    .no =
        Does the solo game use cards from The Dark City?
        can i add the witch or the artist when i play against vova
        do the expansion districts go into the solo deck
        may vova be the diplomat
    .yes =
        is solo played with the base cards only
        should i sort out the dark city cards before a game with vova
        solo: just the eight basic characters?
    .asked =
        Which cards does the solo game use?
ruling-solo-row = The translator of the solo rules advises laying out your cards and your districts in a row, in the order you get them: then you can see the newest card and the oldest district. It is advice, not a rule.
    .no =
        Do I have to lay my cards and districts in a row in the solo game?
        is it a rule that my solo hand lies in a row on the table
        am i breaking the solo rules if my buildings are not in order
    .yes =
        is the row of cards in the solo rules just a tip
        may i keep my cards in my hand in the solo game instead of in a row
    .asked =
        how do i remember which district is the oldest when i play vova
        why put the cards in a row against vova
ruling-solo-deal = Each round against Vova, shuffle the eight characters. Deal one face down to him, turn up two and put them aside, look at two more and keep one of them, then turn up one more. Two stay face down.
    .asked =
        How are the characters dealt against Vova?
        How do I choose my character in the solo game?
        how many characters are turned up each round in solo
    .yes =
        do i choose between two characters against vova
        do two character cards stay face down in the solo round
    .no =
        does vova choose his character
        do i get to see vovas card when dealing in solo
        in solo can i pick from all eight characters
ruling-solo-name-first = In the solo game your Assassin or Thief names a character before Vova's card is turned up: your chance is 1 in 3. Only then is his card turned up.
    .asked =
        When do I name a target as the Assassin or the Thief in the solo game?
        When is Vova's character revealed?
        what are my odds to kill vova
    .yes =
        do i have to guess vovas character as the assassin
        name the target first, then flip vovas card?
    .no =
        may i look at vovas character before my thief names someone
        does my assassin always hit vova
        can i wait with robbing until vova is revealed
ruling-solo-turn-order = In the solo game the two turns follow the usual order of ranks: whoever has the lower number plays first, you or Vova.
    .asked =
        Who plays first in the solo game, Vova or I?
        what decides the order of turns against vova
    .yes =
        vova is the bishop and im the king, is it my turn first
        is the turn order by character number in solo too
    .no =
        does vova always go first
        do i always play before vova
        im the warlord and vova the thief, do i play before him
ruling-solo-your-magician = Against Vova your Magician discards any number of cards, even none, and draws that many plus 1.
    .asked =
        What does my Magician do against Vova?
        How many cards do I redraw as the Magician in the solo game?
        i throw 3 cards with the magician against vova, how many do i draw
    .yes =
        does my magician get one card more than he throws away in solo
        may i discard nothing and still draw one as the solo magician
    .no =
        can my magician swap hands with vova
        in solo do i draw just as many as i discard with the magician
        must the magician discard something in the solo game
ruling-solo-your-king = After your King, you choose from three characters in the next round against Vova, and no other is turned up after that. You get gold for your noble districts as usual.
    .asked =
        What does my King do against Vova?
        What is the crown good for when I play alone?
        what is my reward for playing the king against vova
    .yes =
        do i get three characters to choose from after being king in solo
        does my king still get gold for yellow districts against vova
    .no =
        does my solo king work in the same round already for the choice
        after my king, is another character turned up once i chose
        was king last round in solo, do i still pick from only two
ruling-solo-vova-strikes = Vova uses his power before he builds. His Assassin costs you your turn, his Thief your gold, his Magician your newest card.
    .asked =
        What do Vova's Assassin, Thief and Magician do?
        in what order does vova do things on his turn
    .yes =
        does vova use his power before building
        can vova's rank 1 to 3 characters hurt me
    .no =
        does vova build first and use his character afterwards
        is vova harmless as assassin, thief and magician
        does vova take two gold or draw cards as an action
ruling-solo-vova-thief = Vova's Thief takes all your gold, whatever character you have, unless you are the Assassin.
    .yes =
        Does Vova's Thief steal my gold?
        Does Vova steal my gold?
        am i safe from vovas thief as the assassin
        vova is the thief and im the king, all my money gone?
    .no =
        im the assassin, does vovas thief rob me
        does vovas thief leave me one coin
        must vovas thief guess my character
    .asked =
        how much gold does vovas thief take
ruling-solo-vova-magician = Vova's Magician makes you discard the newest district card in your hand, the one you drew last. He takes nothing for himself.
    .asked =
        What does Vova's Magician do to my hand?
    .yes =
        do i lose a card to vovas magician
        vova is the magician, do i throw away the last card i drew
    .no =
        does vovas magician swap his hand with mine
        may i choose which card goes when vova is the magician
        does vova keep the card his magician costs me
        do i lose my whole hand to vovas magician
ruling-solo-vova-king = After Vova's King, you do not choose in the next round: deal one character to Vova, turn up two, take one yourself without choosing, turn up two more; two stay face down.
    .asked =
        What does Vova's King do?
        How are characters dealt after Vova was the King?
        how many characters are shown the round after vovas king
    .yes =
        do i get a random character after vovas king
        vova had the king: is my next character blind
    .no =
        vova was king, can i still choose my character
        after vovas king do i pick from three
        does vovas king ruin my choice for the rest of the game
ruling-solo-vova-others = Vova's Bishop and Merchant work as usual: with the Bishop his city is safe from your Warlord, with the Merchant he gets 1 gold extra. His Architect has a second building phase, his Warlord destroys your oldest district.
    .asked =
        What do Vova's Bishop, Merchant, Architect and Warlord do?
        what is special about vovas characters 5 to 8
    .yes =
        does vovas merchant get the extra coin
        is vovas city protected while he is the bishop
        does vovas merchant work like a normal merchant
    .no =
        vova is the bishop, can my warlord burn his stuff
        are the bishop and the merchant useless for vova
ruling-solo-vova-income = Vova's King, Bishop, Merchant and Warlord bring him 1 gold for each noble, religious, trade or military district in his city, as usual.
    .yes =
        Does Vova get gold for the districts of his character's color?
        vova is king with two yellow buildings, 2 gold for him?
        does vovas warlord earn a coin per red district
        vova merchant, three greens, does he collect
    .no =
        does vova skip the income for his colors
        does vova collect for the districts in my city
        does only vovas king get income
    .asked =
        how much does vovas bishop earn
ruling-solo-vova-warlord = Vova's Warlord destroys the oldest district in your city, unless you are the Bishop.
    .asked =
        Which of my districts does Vova's Warlord destroy?
    .yes =
        am i safe from vovas warlord if i am the bishop
        does vovas warlord hit my very first building
    .no =
        im the bishop, does vova wreck something of mine
        may i choose which building vovas warlord destroys
        does vovas warlord go for my most expensive district
        does vovas warlord destroy the newest one
ruling-solo-vova-builds = After his power, Vova builds: give him 1 gold and turn up the top district card. He builds it if he can pay for it and does not have that district yet; if not, discard it.
    .asked =
        How does Vova build?
        What happens in Vova's building phase?
        where does vova get the card he builds
    .yes =
        does vova get a coin before he builds
        vova has enough gold for the flipped card, must he build it
    .no =
        does vova build for free
        does vova choose which district he builds
        does vova draw cards to his hand in the building phase
ruling-solo-vova-coins = Vova gets 1 gold for each purple district he builds, because he cannot use its effect. Apart from that, he gets an extra coin only when his city did not grow in his turn.
    .asked =
        When does Vova get extra gold?
        why does vova get gold for a purple card
    .yes =
        vova built a purple district, does he get a coin back
        is there gold for vova when he puts up the laboratory
    .no =
        does vova get a coin for every district he builds
        do i also get a coin for building purple in solo
        does vova get a coin each turn for the purples he already has
ruling-solo-vova-consolation = If Vova's city did not grow in his turn, he gets 1 gold, only once a turn, even if he had two building phases.
    .asked =
        What does Vova get if he builds nothing?
    .yes =
        vova could not build, does he get a coin for it
        is it only one coin for vova per turn without a building
    .no =
        vovas architect failed twice, two consolation coins?
        does vova leave empty handed when he builds nothing
        vova built one district, does he get the consolation coin too
        do i get a coin too if i build nothing in solo
ruling-solo-win = You beat Vova only if you complete your city first and also have more points than he does, bonuses included.
    .asked =
        How do I beat Vova?
    .yes =
        must i both finish first and outscore vova
        vova completed his city before me, have i lost
        first to finish and more points than vova: victory?
    .no =
        i have more points but vova finished first, did i win
        i finished first but vova has more points, do i win
        is having the most points enough to beat vova
ruling-solo-end = The solo game ends as usual: when you or Vova have eight districts, the round is finished and the points are counted.
    .asked =
        When does the solo game end?
        how many districts to finish in solo
    .yes =
        is it eight buildings against vova
        does the game end when vova gets his eighth district
    .no =
        does the solo game end at seven districts
        does only my city end the solo game
        vova built his eighth, does the game stop on the spot
ruling-solo-assassins = Vova's Assassin never misses: the rules give him no target to name. Only your Assassin has to guess.
    .no =
        Does Vova's Assassin have to guess too?
        can vovas assassin miss me
        does vova name a character with his assassin
        is there any character that is safe from vovas assassin
    .yes =
        Do I always lose my turn when Vova is the Assassin?
        vova drew the assassin, is my turn gone for sure
        is my own assassin the only one who has to guess
    .asked =
        vova is the assassin, whom does he kill
ruling-solo-warlord = Vova's Warlord destroys for free: the rules have him pay nothing.
    .no =
        Does Vova's Warlord have to pay?
        does it cost vova gold to destroy my district
        am i safe if vova cant afford to destroy my oldest building
        does vovas warlord pay the cost minus one
    .yes =
        vova has no money, can his warlord still destroy
        is destroying free for vovas warlord
    .asked =
        what does vova pay for destroying
ruling-solo-warlord-limits = The usual limits hold for Vova's Warlord: a completed city is safe, and if your oldest district is the Keep, the next oldest goes instead.
    .no =
        Can Vova's Warlord destroy my Keep or a district in my completed city?
        i have eight districts, can vova still destroy one
        oldest is the keep, so is my whole city safe from vovas warlord
    .yes =
        my oldest building is the keep, is it safe from vovas warlord
        does vovas warlord skip the keep and take the next oldest
        is a finished city safe from vova
    .asked =
        keep is my first district, what does vovas warlord destroy
ruling-solo-purple = During the game no purple district works for Vova, not even the Keep or the Great Wall.
    .no =
        Do purple districts work for Vova?
        Does Vova's Great Wall or Keep protect him from my Warlord?
        do i pay one more because vova has the great wall
        does vova use the laboratory or the smithy
        does vovas library give him more cards
    .yes =
        can my warlord destroy vovas keep
        are vovas purple buildings useless for him in play
    .asked =
        what do vovas purple districts do during the game
ruling-solo-purple-score = At the end Vova's city scores as usual, purple districts included: the Dragon Gate is worth 8, the Haunted City takes the best color.
    .yes =
        Do Vova's purple districts score at the end?
        does vovas dragon gate count 8
        can vova use the haunted city as his missing color when scoring
        does vova get the bonus for five colors
    .no =
        is vovas dragon gate only worth 6
        are vovas purple buildings worth nothing at the end
    .asked =
        how are vovas purple districts scored
ruling-solo-heir = In the solo game a King killed by the Assassin still changes the next choice of characters; only the gold is lost. In the usual game, too, a killed King still gets the crown.
    .yes =
        Does a King who loses his turn to the Assassin still change the next choice of characters?
        I killed Vova's King: do I still lose my choice next round?
        vovas assassin took my turn and i was king, do i still pick from three next round
        my king was killed by vova, is the better choice still mine
    .no =
        does killing vovas king save my choice next round
        does a killed king still get his gold in solo
        is the kings effect cancelled when he dies in solo
    .asked =
        killed king in the solo game, what stays and what is lost
ruling-solo-architect = Vova's Architect draws no cards: the rules give him a second building phase and nothing else.
    .no =
        Does Vova's Architect draw cards?
        does vova take two extra cards as the architect
        does vova have a hand when he is the architect
        vova architect: do i put two cards beside him
    .yes =
        is the second build all that vovas architect gets
        does vova stay without cards even as architect
    .asked =
        vova drew the architect, does he get cards or something else
ruling-solo-architect-builds = Vova's Architect has two building phases, each with its own coin and its own card from the deck. He can build two districts at most.
    .asked =
        How often does Vova build as the Architect?
        what changes in vovas building when he is the architect
    .yes =
        does vovas architect get a coin in both building phases
        do i flip two district cards when vova is the architect
    .no =
        can vova build three districts as the architect
        does vova have just one building phase as architect
        only one coin for vovas architect in total before building?
ruling-solo-equal = If you only tie with Vova, you lose: you need more points than he has, and your city must be complete first.
    .no =
        Do I win with as many points as Vova?
        same points as vova and i finished first, is it a win
        is a tie with vova a draw
        does the higher rank break a tie with vova
    .yes =
        tie with vova, did i lose
        do i need at least one point more than vova
        does vova win ties
    .asked =
        Equal score against Vova: who wins?
ruling-solo-letters = "Bop" and "Mar" in the Russian solo rules are the Thief and the Magician, as their ranks show: the text uses Latin letters by mistake.
    .asked =
        Who are "Bop" and "Mar" in the solo rules?
        solo rules mention a mar, who is that
    .yes =
        is bop the thief in the solo rules
        does mar mean the magician in the russian solo text
        are bop and mar just a typing mistake in the solo rules
    .no =
        are bop and mar new characters in the solo rules
        is bop a special solo character of vova
ruling-solo-base = Vova never has two identical districts: you use only the base game, so there is no Quarry.
    .no =
        Can Vova have two identical districts?
        Does Vova build a district he already has?
        vova turned up a second tavern, does he build it
        could vova own the quarry and build doubles
        two markets in vovas city, can that be
    .yes =
        is vova banned from duplicates
        vova already has the flipped district, is it discarded
    .asked =
        vova flips a building he already has, what now
ruling-solo-discard = A card that Vova does not build goes under the deck, like any discarded district card.
    .asked =
        Where does a card go that Vova does not build?
        vova flipped a palace and is broke, where do i put it
    .yes =
        Vova cannot afford the turned-up card: does it go to the bottom of the deck?
        put vovas unbuilt card under the deck?
        does the card vova rejects go beneath the district deck
    .no =
        is there a discard pile for vovas unbuilt cards
        do i get the card vova could not build
        does vova keep the card he cant afford for later
        does the card vova didnt build go back on top of the deck
ruling-solo-newest = If you draw several cards at once against Vova, the newest is the one you put down last: the rules leave the order to you.
    .asked =
        I drew several cards at once: which is the newest?
        Which card do I lose to Vova's Magician?
        architect drew two in solo, which one counts as newest for vovas magician
    .yes =
        i took two cards at once in solo, may i decide which one is the newest
        drew 3 cards against vova, is the last one i lay down the newest
    .no =
        is the newest card random when i draw two at once in solo
        do several cards drawn at once all go to vovas magician
        do i lose both cards to vovas magician if they came together
